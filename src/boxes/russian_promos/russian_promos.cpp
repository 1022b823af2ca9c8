// SPDX-License-Identifier: MIT
// Russian Promos: the tiles.
#include "boxes/russian_promos/russian_promos.hpp"

#include "boxes/russian_promos/tiles.hpp"

namespace bastide {

namespace boxes::russian_promos {

namespace {

constexpr Choice kGame[] = {choose(Set::base), choose(Set::russian_promos)};
constexpr PresetDef kPresets[] = {{Preset::russian_promos, kGame}};

}  // namespace

const Module module = {
    .id = ModuleId::russian_promos,
    .title = "Russian Promos",
    .set = Set::russian_promos,
    .tiles = set_of<kRussianPromosTiles>(),
    .presets = kPresets,
};

}  // namespace boxes::russian_promos

}  // namespace bastide
