// SPDX-License-Identifier: MIT
// King & Robber Baron: 5 tiles of 5 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kKingAndRobberTiles[] = {
    tile("KR01 1 CRRC c:NW^SE r:E r:S f:2+0 f:3+0 f:4+0 f:5+0 gate:r0c0 gate:r1c0"),
    tile("KR02 1 CFFR c:N r:W f:23456+0 f:7+0 gate:r0c0 garden:1"),
    tile("KR03 1 CCCC c:NS c:EW f:@N+01 f:@S+01 over:c0c1"),
    tile("KR04 1 CRRR c:N r:ES r:W f:256+0 f:34 f:7+0 gate:r1c0"),
    tile("KR05 1 CFFF c:N f:234567+0 m"),
};
static_assert(drawn_tiles(kKingAndRobberTiles) == 5);

}  // namespace bastide
