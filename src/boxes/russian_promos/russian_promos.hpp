// SPDX-License-Identifier: MIT
// The module of Russian Promos.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::russian_promos {
extern const Module module;
}

}  // namespace bastide
