// SPDX-License-Identifier: MIT
// The room of Darmstadt.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room darmstadt;

}  // namespace bastide
