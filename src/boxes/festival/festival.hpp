// SPDX-License-Identifier: MIT
// The module of The Festival.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module festival;

}  // namespace bastide
