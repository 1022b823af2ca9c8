// SPDX-License-Identifier: MIT
// Junctions drawn with bushes do not end roads (HOUSE-ROAD-01). Tile data or the config name these junctions.
#include "boxes/house/house.hpp"
#include "play/rules.hpp"

namespace bastide {

namespace {

void shape_roads(Rules& rules) { rules.merges_bushes = rules.has(Option::bushes_do_not_end_roads); }

constexpr OptionDef kRoadsSwitches[] = {{.option = Option::bushes_do_not_end_roads}};

}  // namespace

const Module boxes::house::roads = {
    .id = ModuleId::house_roads,
    .title = "Roads among bushes",
    .options = kRoadsSwitches,
    .on = {.shape = shape_roads},
};

}  // namespace bastide
