// SPDX-License-Identifier: MIT
// The Festival: 10 tiles of 10 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kFestivalTiles[] = {
    marked(tile("FE01 1 RRRR r:NE r:SW f:0347 f:12 f:56"), Mark::festival),
    marked(tile("FE02 1 FFRR r:S r:W f:012347 f:56 m door:r0r1m"), Mark::festival),
    marked(tile("FE03 1 RCFF c:E r:N f:04567+0 f:1+0 gate:r0c0"), Mark::festival),
    marked(tile("FE04 1 FCRF c:E r:S f:01567+0 f:4+0 gate:r0c0"), Mark::festival),
    marked(tile("FE05 1 RCFR c:E r:NW f:07 f:1456+0"), Mark::festival),
    marked(tile("FE06 1 RCRC c:E c:W r:N r:S f:0+1 f:1+0 f:4+0 f:5+1 village:r0r1c0c1"), Mark::festival),
    marked(tile("FE07 1 CCCF c:NS c:E f:67+0 f:@E+01"), Mark::festival),
    marked(tile("FE08 1 CCCC c:NE c:SW f:@M+01"), Mark::festival),
    marked(tile("FE09 1 CRRF c:N r:ES f:2567+0 f:34"), Mark::festival),
    marked(tile("FE10 1 CFRF c:N r:S f:234+0 f:567+0 gate:r0c0"), Mark::festival),
};
static_assert(drawn_tiles(kFestivalTiles) == 10);

}  // namespace bastide
