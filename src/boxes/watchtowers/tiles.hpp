// SPDX-License-Identifier: MIT
// The Watchtowers: 12 tiles of 12 types. Roads end at the watchtower, which leads a wagon nowhere. defs/tile_text.hpp defines the
// grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kWatchtowersTiles[] = {
    marked(tile("WT_A 1 CFRF c:N r:S f:234+0 f:567+0 open:r0"), Mark::watchtower_meeples),
    marked(tile("WT_B 1 CRRC c:NW r:E r:S f:2+0 f:34 f:5+0 open:r0 open:r1"), Mark::watchtower_meeples),
    marked(tile("WT_C 1 FRFR r:E r:W f:0127 f:3456 open:r0 open:r1"), Mark::watchtower_monasteries),
    marked(tile("WT_D 1 CFFF c:N f:234567+0"), Mark::watchtower_monasteries),
    marked(tile("WT_E 1 CCRF c:N c:E r:S f:4+1 f:567+0 open:r0"), Mark::watchtower_pennants),
    marked(tile("WT_F 1 FCRC c:E c:W r:S f:01+01 f:4+0 f:5+1 open:r0"), Mark::watchtower_pennants),
    marked(tile("WT_G 1 FFRC c:W r:S f:01234+0 f:5+0 open:r0"), Mark::watchtower_roads),
    marked(tile("WT_H 1 FRRF r:E r:S f:012567 f:34 open:r0 open:r1"), Mark::watchtower_roads),
    marked(tile("WT_I 1 CRFR c:N r:E r:W f:2+0 f:7+0 f:3456 open:r0 open:r1"), Mark::watchtower_roads),
    marked(tile("WT_J 1 FRFC c:W r:E f:012+0 f:345+0 open:r0"), Mark::watchtower_cities),
    marked(tile("WT_K 1 FCFC c:E c:W f:01+01 f:45+01"), Mark::watchtower_cities),
    marked(tile("WT_L 1 CFRF c:N r:S f:234+0 f:567+0 open:r0"), Mark::watchtower_cities),
};
static_assert(drawn_tiles(kWatchtowersTiles) == 12);

}  // namespace bastide
