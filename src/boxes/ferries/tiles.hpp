// SPDX-License-Identifier: MIT
// The Ferries: 8 tiles of 3 types, with a lake at which all their roads end. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kFerriesTiles[] = {
    marked(tile("FE_A 3 CRRR c:N r:E r:S r:W f:27+0 f:34 f:56 open:r0 open:r1 open:r2"), Mark::ferry_lake),
    marked(tile("FE_B 4 FRRR r:E r:S r:W f:0127 f:34 f:56 open:r0 open:r1 open:r2"), Mark::ferry_lake),
    marked(tile("FE_C 1 RRRR r:N r:E r:S r:W f:07 f:12 f:34 f:56 open:r0 open:r1 open:r2 open:r3"), Mark::ferry_lake),
};
static_assert(drawn_tiles(kFerriesTiles) == 8);

}  // namespace bastide
