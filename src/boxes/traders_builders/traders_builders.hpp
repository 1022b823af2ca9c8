// SPDX-License-Identifier: MIT
// The module of Traders & Builders, new edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::traders_builders {
extern const Module module;
}

}  // namespace bastide
