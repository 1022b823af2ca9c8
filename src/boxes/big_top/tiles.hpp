// SPDX-License-Identifier: MIT
// Under the Big Top: 20 tiles of 16 types, 8 with a space for acrobats, 12 with a circus. Roads end at these spaces, cities may
// reach a circus. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kBigTopTiles[] = {
    marked(tile("BT_A 1 FFFF f:01234567 garden:1"), Mark::acrobats),
    marked(tile("BT_B 1 FFRF r:S f:01234567 open:r0"), Mark::acrobats),
    marked(tile("BT_C 3 FFRR r:S r:W f:012347 f:56 open:r0 open:r1"), Mark::acrobats),
    marked(tile("BT_D 2 RFRF r:N r:S f:1234 f:0567 open:r0 open:r1"), Mark::acrobats),
    marked(tile("BT_E 1 RRRF r:N r:E r:S f:0567 f:12 f:34 open:r0 open:r1 open:r2"), Mark::acrobats),
    marked(tile("BT_F 1 FFRF r:S f:01234567 open:r0"), Mark::circus),
    marked(tile("BT_G 1 FRRF r:E r:S f:012567 f:34 open:r0 open:r1 garden:1"), Mark::circus),
    marked(tile("BT_H 1 FRFR r:E r:W f:0127 f:3456 open:r0 open:r1"), Mark::circus),
    marked(tile("BT_I 1 FRRR r:E r:S r:W f:0127 f:34 f:56 open:r0 open:r1 open:r2"), Mark::circus),
    marked(tile("BT_J 1 CFFF c:N f:234567+0"), Mark::circus),
    marked(tile("BT_K 1 CFFR c:N r:W f:7+0 f:23456+0 open:r0c0"), Mark::circus),
    marked(tile("BT_L 2 CFRF c:N r:S f:234+0 f:567+0 open:r0c0"), Mark::circus),
    marked(tile("BT_M 1 CRFR c:N r:E r:W f:2+0 f:7+0 f:3456 open:r0c0 open:r1c0"), Mark::circus),
    marked(tile("BT_N 1 CFCF c:N c:S f:23+01 f:67+01"), Mark::circus),
    marked(tile("BT_O 1 CCRF c:N c:E r:S f:4+1 f:567+0 open:r0c0c1"), Mark::circus),
    marked(tile("BT_P 1 CRRC c:NW r:E r:S f:2+0 f:34 f:5+0 open:r0c0 open:r1c0"), Mark::circus),
};
static_assert(drawn_tiles(kBigTopTiles) == 20);

}  // namespace bastide
