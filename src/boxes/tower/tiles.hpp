// SPDX-License-Identifier: MIT
// The Tower, first edition: 18 tiles of 17 types, each with a foundation. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kTowerTiles[] = {
    tile("T01 1 CFRR c:N r:SW f:2347+0 f:56 t"),
    tile("T02 1 CRFR c:N r:EW f:7+0 f:2+0 f:3456 t wall:r0c0"),
    tile("T03 1 CCRF c:NE^SW r:S f:4+0 f:5+0 f:67+0 t gate:r0c0"),
    tile("T04 1 CCFF c:NE f:4567+0 t"),
    tile("T05 1 CRCR c:NS r:EW f:2+0 f:3+0 f:6+0 f:7+0 t over:r0c0"),
    tile("T06 1 CCRC c:NEW r:S f:4+0 f:5+0 t gate:r0c0"),
    tile("T07 1 CCCC c:NEW*1 c:S f:@S+01 t"),
    tile("T08 1 FFRR r:S r:W f:012347 f:56 t base:r0r1 garden:1"),
    tile("T09 1 RRRR r:NW r:ES f:07 f:34 f:1256 t"),
    tile("T10 1 FRRR r:E r:S r:W f:0127 f:34 f:56 t base:r0r1r2"),
    tile("T11 1 RRRR r:N r:E r:S r:W f:07 f:12 f:34 f:56 t base:r0r1r2r3"),
    tile("T12 1 FFFF f:01234567 t garden:1"),
    tile("T13 1 CRCR c:N c:S r:EW f:27+0 f:36+1 t"),
    tile("T14 1 FFFF f:01234567 m t"),
    tile("T15 2 CFFF c:N f:234567+0 t"),
    tile("T16 1 CCFF c:N c:E f:4567+01 t"),
    tile("T17 1 CFRF c:N r:S f:234+0 f:567+0 t base:r0c0"),
};
static_assert(drawn_tiles(kTowerTiles) == 18);

}  // namespace bastide
