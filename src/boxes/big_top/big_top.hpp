// SPDX-License-Identifier: MIT
// The module of Under the Big Top.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::big_top {
extern const Module module;
}

}  // namespace bastide
