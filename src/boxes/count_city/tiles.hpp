// SPDX-License-Identifier: MIT
// The twelve tiles of the City (COUNT-COMP-01, COUNT-TILE-01 to -03). The City inside its walls is the first segment of each:
// one city, which has half of a side where its wall runs into that. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kCityTiles[] = {
    tile("CO_1 1 FCCR c:34 r:W f:0127+0 f:56+0 gate:r0c0"),
    tile("CO_2 1 FCCC c:S36 f:0127+0"),
    marked(tile("CO_3 1 FCCC c:S36 f:0127+0"), Mark::castle_quarter),
    tile("CO_4 1 RFCC c:56 r:N f:07+0 f:1234+0 gate:r0c0"),
    tile("CO_5 1 CCCF c:E14 f:0567+0"),
    marked(tile("CO_6 1 CCCC c:NESW"), Mark::cathedral_quarter),
    tile("CO_7 1 CCCC start c:NESW"),
    marked(tile("CO_8 1 CFCC c:W05 f:1234+0"), Mark::market_quarter),
    tile("CO_9 1 CCCF c:12 c:S f:0367+01"),
    tile("CO_10 1 CCFC c:N27 f:3456+0"),
    marked(tile("CO_11 1 CCRC c:N27 r:S f:34+0 f:56+0 gate:r0c0"), Mark::blacksmith_quarter),
    tile("CO_12 1 CCFC c:07 c:E f:1456+01"),
};
static_assert(drawn_tiles(kCityTiles) == 12);

}  // namespace bastide
