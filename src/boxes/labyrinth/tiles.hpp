// SPDX-License-Identifier: MIT
// The Labyrinth: 1 tile, whose road has four ends. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kLabyrinthTiles[] = {
    marked(tile("LA_A 1 RRRR r:NESW f:07 f:12 f:34 f:56"), Mark::labyrinth, "r0"),
};
static_assert(drawn_tiles(kLabyrinthTiles) == 1);

}  // namespace bastide
