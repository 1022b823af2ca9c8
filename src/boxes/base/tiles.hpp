// SPDX-License-Identifier: MIT
// Base game: 72 tiles of 24 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kBaseTiles[] = {
    tile("A 2 FFRF r:S f:01234567 m door:r0m"),
    tile("B 4 FFFF f:01234567 m"),
    tile("C 1 CCCC c:NESW*1"),
    tile("D 4 CRFR start c:N r:EW f:27+0 f:3456"),
    tile("E 5 CFFF c:N f:234567+0 garden:1"),
    tile("F 2 FCFC c:EW*1 f:01+0 f:45+0"),
    tile("G 1 FCFC c:EW f:01+0 f:45+0"),
    tile("H 3 FCFC c:E c:W f:0145+01 garden:1"),
    tile("I 2 CCFF c:N c:E f:4567+01 garden:1"),
    tile("J 3 CRRF c:N r:ES f:2567+0 f:34"),
    tile("K 3 CFRR c:N r:SW f:2347+0 f:56"),
    tile("L 3 CRRR c:N r:E r:S r:W f:27+0 f:34 f:56 village:r0r1r2"),
    tile("M 2 CCFF c:NE*1 f:4567+0 garden:1"),
    tile("N 3 CCFF c:NE f:4567+0 garden:1"),
    tile("O 2 CRRC c:NW*1 r:ES f:25+0 f:34"),
    tile("P 3 CRRC c:NW r:ES f:25+0 f:34"),
    tile("Q 1 CCFC c:NEW*1 f:45+0"),
    tile("R 3 CCFC c:NEW f:45+0 garden:1"),
    tile("S 2 CCRC c:NEW*1 r:S f:4+0 f:5+0 gate:r0c0"),
    tile("T 1 CCRC c:NEW r:S f:4+0 f:5+0 gate:r0c0"),
    tile("U 8 RFRF r:NS f:1234 f:0567 garden:1"),
    tile("V 9 FFRR r:SW f:012347 f:56 garden:1"),
    tile("W 4 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"),
    tile("X 1 RRRR r:N r:E r:S r:W f:07 f:12 f:34 f:56 village:r0r1r2r3"),
};
static_assert(drawn_tiles(kBaseTiles) == 72);

}  // namespace bastide
