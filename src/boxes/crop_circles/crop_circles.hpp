// SPDX-License-Identifier: MIT
// The modules of Crop Circles I and II. The first has the rules of both.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::crop_circles {
extern const Module module;
}
namespace boxes::crop_circles {
extern const Module module_2;
}

}  // namespace bastide
