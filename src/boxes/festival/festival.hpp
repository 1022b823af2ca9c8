// SPDX-License-Identifier: MIT
// The room of The Festival.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room festival;

}  // namespace bastide
