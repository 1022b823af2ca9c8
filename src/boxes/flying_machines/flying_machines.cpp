// SPDX-License-Identifier: MIT
// The Flying Machines: the tiles.
#include "boxes/flying_machines/flying_machines.hpp"

#include "boxes/flying_machines/tiles.hpp"

namespace bastide {

namespace boxes::flying_machines {

namespace {

constexpr Choice kGame[] = {choose(Set::base), choose(Set::flying_machines)};
constexpr PresetDef kPresets[] = {{Preset::flying_machines, kGame}};

}  // namespace

const Module module = {
    .id = ModuleId::flying_machines,
    .title = "The Flying Machines",
    .set = Set::flying_machines,
    .tiles = set_of<kFlyingMachinesTiles>(),
    .presets = kPresets,
};

}  // namespace boxes::flying_machines

}  // namespace bastide
