// SPDX-License-Identifier: MIT
// The module of The Ferries.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::ferries {
extern const Module module;
}

}  // namespace bastide
