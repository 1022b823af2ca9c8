// SPDX-License-Identifier: MIT
// The Goldmines: 8 tiles of 8 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kGoldminesTiles[] = {
    marked(tile("GM_A 1 FRRF r:ES f:012567 f:34 m"), Mark::goldmine),
    marked(tile("GM_B 1 CFFC c:NW f:2345+0 m"), Mark::goldmine),
    marked(tile("GM_C 1 CRRC c:NW r:ES f:25+0 f:34 m"), Mark::goldmine),
    marked(tile("GM_D 1 RRRR r:NE r:SW f:12 f:56 f:0347 m"), Mark::goldmine),
    marked(tile("GM_E 1 RRRR r:NW r:ES f:07 f:34 f:1256"), Mark::goldmine),
    marked(tile("GM_F 1 CRRC c:NW r:ES f:25+0 f:34"), Mark::goldmine),
    marked(tile("GM_G 1 RCRC c:EW r:NS f:0+0 f:1+0 f:4+0 f:5+0 over:r0c0"), Mark::goldmine),
    marked(tile("GM_H 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56 over:r0r1"), Mark::goldmine),
};
static_assert(drawn_tiles(kGoldminesTiles) == 8);

}  // namespace bastide
