// SPDX-License-Identifier: MIT
// The module of The Goldmines.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::goldmines {
extern const Module module;
}

}  // namespace bastide
