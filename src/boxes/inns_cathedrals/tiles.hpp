// SPDX-License-Identifier: MIT
// Inns & Cathedrals, new edition: 18 tiles of 17 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kInnsAndCathedralsTiles[] = {
    marked(tile("IC01 1 FFRR r:SW f:012347 f:56"), Mark::inn, "r0"),
    marked(tile("IC02 1 FRFR r:EW f:0127 f:3456 garden:1"), Mark::inn, "r0"),
    marked(tile("IC03 1 FRRR r:E r:S r:W f:0127 f:34 f:56 bush:r0r1r2"), Mark::inn, "r0"),
    tile("IC04 1 FRFR r:E r:W f:0127 f:3456 m door:r0r1m"),
    tile("IC05 1 RRRR r:NW r:ES f:07 f:1256 f:34"),
    tile("IC06 1 CRFC c:NW r:E f:2+0 f:345+0 gate:r0c0"),
    tile("IC07 1 FFFC c:W^NE f:01+0 f:2345+0"),
    tile("IC08 1 CCCC c:N c:E c:S c:W f:@M+0123 garden:1"),
    tile("IC09 1 CRCR c:N c:S r:E r:W f:2+0 f:3+1 f:6+1 f:7+0 village:r0r1c0c1"),
    tile("IC10 1 CFRF c:N r:S f:234+0 f:567+0 gate:r0c0"),
    marked(tile("IC11 2 CCCC c:NESW"), Mark::cathedral, "c0"),
    marked(tile("IC12 1 CRRC c:NW*1 r:ES f:25+0 f:34"), Mark::inn, "r0"),
    marked(tile("IC13 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::inn, "r0"),
    marked(tile("IC14 1 CFRC c:NW r:S f:234+0 f:5+0 gate:r0c0"), Mark::inn, "r0"),
    tile("IC15 1 CCFC c:N c:E c:W f:45+012"),
    tile("IC16 1 CFCC c:NW*1 c:S f:23+01"),
    tile("IC17 1 RCRC c:EW*1 r:N r:S f:0+0 f:1+0 f:4+0 f:5+0 gate:r0c0 gate:r1c0"),
};
static_assert(drawn_tiles(kInnsAndCathedralsTiles) == 18);

}  // namespace bastide
