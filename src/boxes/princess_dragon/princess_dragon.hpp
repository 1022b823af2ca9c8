// SPDX-License-Identifier: MIT
// The module of Princess & Dragon, first and second edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::princess_dragon {
extern const Module module;
}

}  // namespace bastide
