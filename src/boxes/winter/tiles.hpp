// SPDX-License-Identifier: MIT
// Winter Edition, animal tiles: 12 tiles of 12 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kWinterTiles[] = {
    tile("Z01 1 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"),
    tile("Z02 1 CFFR c:N r:W f:7+0 f:23456+0 gate:r0c0"),
    tile("Z03 1 CRFF c:N r:E f:2+0 f:34567+0 gate:r0c0"),
    tile("Z04 1 CCFR c:NE r:W f:7+0 f:456+0 gate:r0c0"),
    tile("Z05 1 FFRF r:S f:01234567 m door:r0m"),
    tile("Z06 1 FRFR r:E r:W f:0127 f:3456 m door:r0r1m"),
    tile("Z07 1 CRRF c:N r:ES f:2567+0 f:34"),
    tile("Z08 1 CFRF c:N r:S f:234+0 f:567+0 gate:r0c0"),
    tile("Z09 1 RRRR r:NW r:ES f:07 f:34 f:1256"),
    tile("Z10 1 CCRF c:NE r:S f:4+0 f:567+0 gate:r0c0"),
    tile("Z11 1 FFRF r:S f:01234567 village:r0"),
    tile("Z12 1 CFRR c:N r:SW f:2347+0 f:56"),
};
static_assert(drawn_tiles(kWinterTiles) == 12);

}  // namespace bastide
