// SPDX-License-Identifier: MIT
// The module of Darmstadt.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module darmstadt;

}  // namespace bastide
