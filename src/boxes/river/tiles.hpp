// SPDX-License-Identifier: MIT
// The River, The River II and Games Quarterly 11: 12 tiles each. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kRiverTiles[] = {
    marked(tile("RV01 1 FFIF f:01234567 i:S"), Mark::spring, "i0"),
    tile("RV02 1 CIRI c:N r:S f:2+0 f:34 f:56 f:7+0 i:EW gate:r0c0 over:r0i0"),
    tile("RV03 1 CICI c:N c:S f:27+0 f:36+1 i:EW"),
    tile("RV04 2 IFIF f:0567 f:1234 i:NS"),
    tile("RV05 1 CCII c:NE f:47+0 f:56 i:SW"),
    tile("RV06 1 IFFI f:07 f:123456 i:NW"),
    tile("RV07 1 FIRI r:S f:0127 f:34 f:56 m i:EW door:r0m over:r0i0"),
    tile("RV08 1 RIIR r:NW f:07 f:1256 f:34 i:ES"),
    tile("RV09 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS over:r0i0"),
    tile("RV10 1 FIIF f:012567 f:34 i:ES garden:1"),
    marked(tile("RV11 1 IFFF f:01234567 i:N"), Mark::lake, "i0"),
};
static_assert(drawn_tiles(kRiverTiles) == 12);

inline constexpr TileDef kRiver2Tiles[] = {
    marked(tile("R201 1 FFIF f:01234567 i:S"), Mark::spring, "i0"),
    tile("R202 1 FFII f:012347 f:56 i:SW garden:1"),
    tile("R203 1 CIIC c:NW*1 f:25+0 f:34 i:ES"),
    marked(tile("R204 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS over:r0i0"), Mark::inn, "r0"),
    tile("R205 1 ICIC c:EW f:05+0 f:14+0 i:NS over:c0i0 over:c0f0 over:c0f1"),
    marked(tile("R206 1 IFFI f:07 f:123456 i:NW"), Mark::pig_herd, "f1"),
    tile("R207 1 RRII r:NE f:0347 f:12 f:56 i:SW"),
    tile("R208 1 CIRI c:N r:S f:2+0 f:34 f:56 f:7+0 i:EW gate:r0c0 over:r0i0"),
    tile("R209 1 IIIF f:0567 f:12 f:34 i:NES"),
    tile("R210 1 FIFI f:0127 f:3456 m i:EW"),
    tile("R211 1 CFIF c:N f:234+0 f:567+0 i:S"),
    marked(marked(tile("R212 1 IFFF f:01234567 i:N"), Mark::lake, "i0"), Mark::volcano),
};
static_assert(drawn_tiles(kRiver2Tiles) == 12);

inline constexpr TileDef kGq11Tiles[] = {
    tile("GQ01 1 CCCR c:NE c:S r:W f:6+01 f:7+0 gate:r0c0"),
    tile("GQ02 1 CCFF c:NE^SW f:45+0 f:67+0"),
    tile("GQ03 1 CCFR c:NE r:W f:456+0 f:7+0 gate:r0c0"),
    tile("GQ04 1 CCRR c:NE r:S r:W f:4+0 f:56+0 f:7+0 gate:r0c0 gate:r1c0"),
    tile("GQ05 1 CFCR c:NS r:W f:23+0 f:6+0 f:7+0 gate:r0c0"),
    tile("GQ06 1 CRCR c:NS r:E r:W f:2+0 f:3+0 f:6+0 f:7+0 gate:r0c0 gate:r1c0"),
    tile("GQ07 1 CRCR c:N c:S r:EW f:27+0 f:36+1"),
    tile("GQ08 1 CRRR c:N r:E r:SW f:2+0 f:347+0 f:56 gate:r0c0"),
    marked(tile("GQ09 1 FFFF f:01234567"), Mark::pig_herd, "f0"),
    tile("GQ10 1 RRRR r:N r:E r:S r:W f:07 f:12 f:34 f:56 m door:r0r1r2r3m"),
    marked(tile("GQ11 1 FRFI r:E f:0127 f:3456 i:W spring:r0i0"), Mark::spring, "i0"),
    tile("GQ12 1 CICI c:N c:S f:27+0 f:36+1 i:EW"),
};
static_assert(drawn_tiles(kGq11Tiles) == 12);

}  // namespace bastide
