// SPDX-License-Identifier: MIT
// The room of Traders & Builders, new edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room traders_builders;

}  // namespace bastide
