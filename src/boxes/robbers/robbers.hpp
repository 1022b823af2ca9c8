// SPDX-License-Identifier: MIT
// The module of The Robbers.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::robbers {
extern const Module module;
}

}  // namespace bastide
