// SPDX-License-Identifier: MIT
// Mage & Witch: 8 tiles of 8 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kMageAndWitchTiles[] = {
    marked(tile("MW_A 1 CRRR c:N r:E r:S r:W f:27+0 f:34 f:56 bush:r0r1r2"), Mark::magic),
    marked(tile("MW_B 1 CCRC c:N c:E c:W r:S f:5+012 f:4+1 gate:r0c1"), Mark::magic),
    marked(tile("MW_C 1 CCRC c:NEW r:S f:4+0 f:5+0 gate:r0c0"), Mark::magic),
    marked(tile("MW_D 1 CFCF c:N c:S f:2367+01"), Mark::magic),
    marked(tile("MW_E 1 CRRC c:N c:W r:ES f:25+01 f:34 garden:1"), Mark::magic),
    marked(tile("MW_F 1 CRRC c:NW r:ES f:25+0 f:34"), Mark::magic),
    marked(tile("MW_G 1 RCRC c:EW r:N r:S f:0+0 f:1+0 f:4+0 f:5+0 gate:r0c0 gate:r1c0"), Mark::magic),
    marked(tile("MW_H 1 CRRR c:N r:E r:SW f:2+0 f:347+0 f:56 gate:r0c0"), Mark::magic),
};
static_assert(drawn_tiles(kMageAndWitchTiles) == 8);

}  // namespace bastide
