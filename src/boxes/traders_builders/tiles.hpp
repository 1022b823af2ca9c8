// SPDX-License-Identifier: MIT
// Traders & Builders, new edition: 24 tiles of 24 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kTradersAndBuildersTiles[] = {
    tile("TB01 1 CRFF c:N r:E f:2+0 f:34567+0 gate:r0c0"),
    tile("TB02 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56 over:r0r1"),
    tile("TB03 1 CFRR c:N r:S r:W f:234+0 f:56 f:7+0 gate:r0c0 village:r1 over:r0r1"),
    marked(tile("TB04 1 CRCC c:NW c:S r:E f:2+0 f:3+01 gate:r0c0"), Mark::grain, "c0"),
    marked(tile("TB05 1 FCRC c:EW r:S f:01+0 f:4+0 f:5+0 gate:r0c0"), Mark::grain, "c0"),
    marked(tile("TB06 1 CFRC c:NW r:S f:234+0 f:5+0 gate:r0c0"), Mark::grain, "c0"),
    marked(tile("TB07 1 CFFC c:NW f:2345+0"), Mark::grain, "c0"),
    marked(tile("TB08 1 CCFC c:NEW f:45+0"), Mark::grain, "c0"),
    marked(tile("TB09 1 CFRC c:NW^SE r:S f:23+0 f:4+0 f:5+0 gate:r0c0"), Mark::grain, "c0"),
    tile("TB10 1 FRRR r:E r:S r:W f:0127 f:34 f:56 m door:r0r1r2m"),
    marked(tile("TB11 1 CCRF c:NE r:S f:4+0 f:567+0 gate:r0c0 garden:1"), Mark::cloth, "c0"),
    marked(tile("TB12 1 CRCC c:NW c:S r:E f:2+0 f:3+01 gate:r0c0"), Mark::cloth, "c0"),
    marked(tile("TB13 1 CCCC c:NW c:E c:S f:@S+012"), Mark::cloth, "c0"),
    marked(tile("TB14 1 FCCC c:EW c:S f:01+0 f:@S+01"), Mark::cloth, "c0"),
    marked(tile("TB15 1 CRRC c:NW^SE r:E r:S f:2+0 f:3+0 f:4+0 f:5+0 gate:r0c0 gate:r1c0"), Mark::cloth, "c0"),
    marked(tile("TB16 1 FCCC c:EW c:S f:01+0 f:@S+01"), Mark::wine, "c0"),
    marked(tile("TB17 1 FCFC c:EW f:01+0 f:45+0"), Mark::wine, "c0"),
    marked(tile("TB18 1 RCRC c:EW r:N r:S f:0+0 f:1+0 f:4+0 f:5+0 gate:r0c0 gate:r1c0"), Mark::wine, "c0"),
    marked(tile("TB19 1 FCRC c:EW r:S f:01+0 f:4+0 f:5+0 gate:r0c0"), Mark::wine, "c0"),
    marked(tile("TB20 1 CFFC c:NW f:2345+0"), Mark::wine, "c0"),
    marked(tile("TB21 1 CRRC c:NW r:E r:S f:2+0 f:34+0 f:5+0 gate:r0c0 gate:r1c0 garden:1"), Mark::wine, "c0"),
    marked(tile("TB22 1 CCRC c:NEW r:S f:4+0 f:5+0 gate:r0c0"), Mark::wine, "c0"),
    marked(tile("TB23 1 CRFC c:NW^SE r:E f:2+0 f:3+0 f:45+0 gate:r0c0"), Mark::wine, "c0"),
    marked(tile("TB24 1 CCCC c:NW c:ES f:@M+01"), Mark::wine, "c0"),
};
static_assert(drawn_tiles(kTradersAndBuildersTiles) == 24);

}  // namespace bastide
