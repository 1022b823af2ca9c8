// SPDX-License-Identifier: MIT
// The module of The Wind Roses.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::wind_roses {
extern const Module module;
}

}  // namespace bastide
