// SPDX-License-Identifier: MIT
// Abbey & Mayor, new edition: 12 tiles of 12 types, and the abbey that each seat holds. defs/tile_text.hpp defines the
// grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kAbbeyAndMayorTiles[] = {
    tile("AM_A 6 **** wild m"),
    tile("AM_B 1 RRRR r:N r:E r:S r:W f:07 f:12 f:34 f:56 m door:r0r1r2r3m"),
    tile("AM_C 1 CCCC c:NS*1 c:EW f:@N+01 f:@S+01 over:c0c1"),
    tile("AM_D 1 CCCC c:NESW*2"),
    tile("AM_E 1 CCFC c:N*1 c:EW f:@N+01 f:45+01 over:c0c1"),
    tile("AM_F 1 CFFR c:N r:W f:7+0 f:23456+0 gate:r0c0"),
    tile("AM_G 1 CCRR c:N c:E r:W r:S f:7+0 f:4+1 f:56+01 gate:r0c0 gate:r1c1"),
    tile("AM_H 1 FFRF r:S f:01234567 village:r0 garden:1"),
    tile("AM_I 1 FFFC c:W*1^NE^SE f:01+0 f:23+0 f:45+0"),
    tile("AM_J 1 CRRF c:N r:ES f:2+0 f:567+0 f:34 wall:r0c0"),
    tile("AM_K 1 CFRR c:N r:SW f:7+0 f:234+0 f:56 wall:r0c0"),
    tile("AM_L 1 RCRC c:EW*1 r:NS f:0+0 f:1+0 f:45+0 over:r0c0 over:r0f2"),
    tile("AM_M 1 RFRR r:NSW f:07 f:56 f:1234"),
};
static_assert(drawn_tiles(kAbbeyAndMayorTiles) == 12);

}  // namespace bastide
