// SPDX-License-Identifier: MIT
// Hills & Sheep: 18 tiles of 16 types, 8 with a hill, 8 with a vineyard. On HS_A two fields share a side, on HS_B two cities do.
// defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kHillsAndSheepTiles[] = {
    marked(tile("HS_A 2 CFFF c:N f:234+0 f:567+0"), Mark::vineyard),
    marked(tile("HS_B 2 CCFC c:W0 c:E1 f:45+01"), Mark::vineyard),
    marked(tile("HS_C 1 CFFC c:NW f:2345+0"), Mark::hill),
    marked(tile("HS_D 1 CFFC c:N c:W f:2345+01"), Mark::hill),
    marked(tile("HS_E 1 CFFC c:NW f:2345+0"), Mark::vineyard),
    marked(tile("HS_F 1 CFCF c:N c:S f:2367+01"), Mark::hill),
    marked(tile("HS_G 1 FCFC c:E c:W f:01+01 f:45+01"), Mark::vineyard),
    marked(tile("HS_H 1 CFRF c:N r:S f:234+0 f:567+0 gate:r0c0"), Mark::hill),
    marked(tile("HS_I 1 CRRF c:N r:ES f:2567+0 f:34"), Mark::hill),
    tile("HS_J 1 CRRF c:N r:ES f:2567+0 f:34 m"),
    tile("HS_K 1 RRRF r:NE r:S f:12 f:034567 m door:r1m"),
    marked(tile("HS_L 1 CFRC c:N c:W r:S f:5+01 f:234+0 gate:r0c0"), Mark::vineyard),
    marked(tile("HS_M 1 RFRF r:N r:S f:1234 f:0567 village:r0r1"), Mark::hill),
    marked(tile("HS_N 1 FFRR r:S r:W f:012347 f:56 village:r0r1 garden:1"), Mark::hill),
    marked(tile("HS_O 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::hill),
    marked(tile("HS_P 1 FRRR r:EW r:S f:0127 f:3456 village:r1"), Mark::vineyard),
};
static_assert(drawn_tiles(kHillsAndSheepTiles) == 18);

}  // namespace bastide
