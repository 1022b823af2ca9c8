// SPDX-License-Identifier: MIT
// The module of The Messages.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::messages {
extern const Module module;
}

}  // namespace bastide
