// SPDX-License-Identifier: MIT
// Bridges, Castles & Bazaars: 12 tiles of 11 types, 8 with a bazaar. The wall of BB_D makes no castle. defs/tile_text.hpp defines
// the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kBridgesCastlesBazaarsTiles[] = {
    marked(tile("BB_A 2 CCCC c:NESW"), Mark::bazaar),
    tile("BB_B 1 CCRC c:N c:E c:W r:S f:5+012 f:4+1 gate:r0c1"),
    marked(tile("BB_C 1 FCFC c:EW f:01+0 f:45+0"), Mark::bazaar),
    marked(tile("BB_D 1 FRFC c:W^NE r:E f:01+0 f:2+0 f:345+0 gate:r0c0 garden:1"), Mark::castle_unfit, "c0"),
    marked(tile("BB_E 1 CFRF c:N r:S f:234567+0 open:r0"), Mark::bazaar),
    marked(tile("BB_F 1 FFFF f:01234567"), Mark::bazaar),
    tile("BB_G 1 FCFC c:EW f:01+0 f:45+0 m door:c0m"),
    tile("BB_H 1 FRFR r:EW f:0127 f:3456 m"),
    marked(marked(tile("BB_I 1 FFRF r:S f:01234567 open:r0"), Mark::inn, "r0"), Mark::bazaar),
    marked(tile("BB_J 1 RFRF r:N r:S f:0567 f:1234 open:r0 open:r1"), Mark::bazaar),
    marked(marked(tile("BB_K 1 RFRF r:N r:S f:0567 f:1234 open:r0 open:r1"), Mark::inn, "r1"), Mark::bazaar),
};
static_assert(drawn_tiles(kBridgesCastlesBazaarsTiles) == 12);

}  // namespace bastide
