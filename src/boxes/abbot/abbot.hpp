// SPDX-License-Identifier: MIT
// The room of The Abbot, new edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room abbot;

}  // namespace bastide
