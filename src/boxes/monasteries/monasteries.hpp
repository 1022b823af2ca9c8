// SPDX-License-Identifier: MIT
// The modules of Monasteries in Germany, in the Netherlands & Belgium, and of Japanese Buildings. The first has the rules of all.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::monasteries {
extern const Module module;
}
namespace boxes::monasteries {
extern const Module module_netherlands;
}
namespace boxes::monasteries {
extern const Module module_japan;
}

}  // namespace bastide
