// SPDX-License-Identifier: MIT
// Princess & Dragon: 30 tiles of 29 types, and PD_T2, which takes the place of PD_T in the second edition. defs/tile_text.hpp
// defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kPrincessAndDragonTiles[] = {
    marked(tile("PD_A 1 FFFF f:01234567"), Mark::volcano),
    marked(tile("PD_B 1 FFRF r:S f:01234567 open:r0"), Mark::volcano),
    marked(tile("PD_C 1 FRFR r:EW f:0127 f:3456"), Mark::volcano),
    marked(tile("PD_D 1 FFRR r:SW f:012347 f:56"), Mark::volcano),
    marked(tile("PD_E 1 CFFF c:N f:234567+0"), Mark::volcano),
    marked(tile("PD_F 1 CCFF c:N c:E f:4567+01"), Mark::volcano),
    marked(tile("PD_G 1 CFFF c:N f:234567+0 garden:1"), Mark::dragon),
    marked(tile("PD_H 1 FRRR r:E r:S r:W f:0127 f:34 f:56 m door:r0r1r2m"), Mark::dragon),
    marked(tile("PD_I 1 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"), Mark::dragon),
    marked(tile("PD_J 1 CCFC c:NEW f:45+0 m door:c0m"), Mark::dragon),
    marked(tile("PD_K 2 FFRR r:SW f:012347 f:56"), Mark::dragon),
    marked(tile("PD_L 1 FRFR r:EW f:0127 f:3456"), Mark::dragon),
    marked(tile("PD_M 1 CFFC c:NW f:2345+0"), Mark::dragon),
    marked(tile("PD_N 1 FCFC c:EW*1 f:01+0 f:45+0"), Mark::dragon),
    marked(tile("PD_O 1 RCRC c:EW r:NS f:01+0 f:45+0 over:c0r0 over:r0f0 over:r0f1"), Mark::dragon),
    marked(tile("PD_P 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::dragon),
    marked(tile("PD_Q 1 CRRF c:N r:ES f:2567+0 f:34"), Mark::dragon),
    marked(tile("PD_R 1 RRRR r:NW r:ES f:07 f:34 f:1256"), Mark::portal),
    marked(tile("PD_S 1 FRRR r:E r:S r:W f:0127 f:34 f:56 bush:r0r1r2"), Mark::portal),
    marked(tile("PD_T 1 CCFC c:NEW*1 f:45+0"), Mark::portal),
    marked(tile("PD_U 1 CRRC c:NW r:ES f:25+0 f:34"), Mark::portal),
    marked(tile("PD_V 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::portal),
    marked(tile("PD_W 1 CRRF c:N r:ES f:2567+0 f:34"), Mark::portal),
    marked(tile("PD_X 1 CRRR c:N r:E r:S r:W f:27+0 f:34 f:56 bush:r0r1r2"), Mark::princess, "c0"),
    marked(tile("PD_Y 1 CCCF c:N^SW c:ES*1 f:67+0 f:@S+01"), Mark::princess, "c0"),
    marked(tile("PD_Z 1 CCFC c:NEW f:45+0"), Mark::princess, "c0"),
    marked(tile("PD_AA 1 CFFC c:NW^SE f:23+0 f:45+0"), Mark::princess, "c0"),
    marked(tile("PD_AB 1 CFFC c:NW f:2345+0 garden:1"), Mark::princess, "c0"),
    marked(tile("PD_AC 1 CRRC c:NW r:ES f:25+0 f:34"), Mark::princess, "c0"),
    marked(tile("PD_T2 1 CCFC c:NEW f:45+0"), Mark::portal),
};
static_assert(drawn_tiles(kPrincessAndDragonTiles) == 30 + 1);  // PD_T or PD_T2

}  // namespace bastide
