// SPDX-License-Identifier: MIT
// The Flying Machines: 8 tiles. Unturned, a machine points west or north-west. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kFlyingMachinesTiles[] = {
    marked(tile("FL_A 1 FFFF garden:1 f:01234567"), Mark::flier_nw),
    marked(tile("FL_B 1 FFFF f:01234567"), Mark::flier),
    marked(tile("FL_C 1 FRFR r:EW f:0127 f:3456"), Mark::flier_nw),
    marked(tile("FL_D 1 RFRF r:NS f:0567 f:1234"), Mark::flier),
    marked(tile("FL_E 1 FRFR r:EW f:0127 f:3456"), Mark::flier),
    marked(tile("FL_F 1 FRRF r:ES f:012567 f:34"), Mark::flier_nw),
    marked(tile("FL_G 1 RFFR r:NW f:07 f:123456"), Mark::flier),
    marked(tile("FL_H 1 FFRR r:SW f:012347 f:56"), Mark::flier),
};
static_assert(drawn_tiles(kFlyingMachinesTiles) == 8);

}  // namespace bastide
