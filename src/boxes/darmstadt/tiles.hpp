// SPDX-License-Identifier: MIT
// Darmstadt: 3 tiles of 3 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kDarmstadtTiles[] = {
    marked(tile("DA01 1 CCCC c:NESW"), Mark::darmstadtium, "c0"),
    marked(tile("DA02 1 RRRR r:N r:E r:S r:W f:07 f:12 f:34 f:56 m door:r0r1r2r3m"), Mark::church, "m"),
    marked(tile("DA03 1 FRRF r:ES f:012567 f:34 m door:r0m"), Mark::church, "m"),
};
static_assert(drawn_tiles(kDarmstadtTiles) == 3);

}  // namespace bastide
