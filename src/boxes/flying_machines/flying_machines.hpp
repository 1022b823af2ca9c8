// SPDX-License-Identifier: MIT
// The module of The Flying Machines.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::flying_machines {
extern const Module module;
}

}  // namespace bastide
