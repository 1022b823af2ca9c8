// SPDX-License-Identifier: MIT
// The module of Darmstadt.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::darmstadt {
extern const Module module;
}

}  // namespace bastide
