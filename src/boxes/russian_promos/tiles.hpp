// SPDX-License-Identifier: MIT
// Russian Promos: 4 tiles of 2013 and 2016. On RU_B a road ends at another one, which has three ends.
// defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kRussianPromosTiles[] = {
    tile("RU_A 1 FFFF f:01234567 h"),
    tile("RU_B 1 RRRR r:N r:ESW f:07 f:12 f:34 f:56 open:r0r1"),
    marked(tile("RU_C 1 FRFR r:EW f:0127 f:3456"), Mark::razboynik, "r0"),
    marked(tile("RU_D 1 FFFF f:01234567"), Mark::vodyanoy),
};
static_assert(drawn_tiles(kRussianPromosTiles) == 4);

}  // namespace bastide
