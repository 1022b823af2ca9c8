// SPDX-License-Identifier: MIT
// The module of The Count of Carcassonne: the City as the start, its quarters and the count.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::count_city {
extern const Module module;
}

}  // namespace bastide
