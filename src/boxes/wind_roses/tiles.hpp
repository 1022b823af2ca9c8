// SPDX-License-Identifier: MIT
// The Wind Roses: 6 tiles of 6 types: the orange rose, with which the game begins, the blue one, and four quarters.
// defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kWindRosesTiles[] = {
    marked(tile("WR_A 1 FCFR start c:E r:W f:017+0 f:456+0 gate:r0c0"), Mark::wind_rose_orange),
    marked(tile("WR_B 1 FFRR r:SW f:012347 f:56"), Mark::wind_rose_blue),
    marked(tile("WR_C 1 CFFC c:NW f:2345+0"), Mark::wind_rose_ne),
    marked(tile("WR_D 1 CFFC c:N c:W f:2345+01"), Mark::wind_rose_se),
    marked(tile("WR_E 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::wind_rose_sw),
    marked(tile("WR_F 1 CFCF c:NS f:23+0 f:67+0"), Mark::wind_rose_nw),
};
static_assert(drawn_tiles(kWindRosesTiles) == 6);

}  // namespace bastide
