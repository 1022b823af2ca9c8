// SPDX-License-Identifier: MIT
// The module of The Abbot, new edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::abbot {
extern const Module module;
}

}  // namespace bastide
