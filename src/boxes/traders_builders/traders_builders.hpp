// SPDX-License-Identifier: MIT
// The module of Traders & Builders, new edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module traders_builders;

}  // namespace bastide
