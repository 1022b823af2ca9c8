// SPDX-License-Identifier: MIT
// The module of The Abbot, new edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module abbot;

}  // namespace bastide
