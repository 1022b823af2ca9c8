// SPDX-License-Identifier: MIT
// The Cult: 6 tiles of 6 types, each with a shrine, which is a monastery with a mark. defs/tile_text.hpp defines the
// grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kCultTiles[] = {
    marked(tile("CU01 1 RFRF r:N r:S f:0567 f:1234 m door:r0r1m"), Mark::shrine, "m"),
    marked(tile("CU02 1 FFRF r:S f:01234567 m door:r0m"), Mark::shrine, "m"),
    marked(tile("CU03 1 CFRF c:N r:S f:234567+0 m door:r0m"), Mark::shrine, "m"),
    marked(tile("CU04 1 CFFF c:N f:234567+0 m"), Mark::shrine, "m"),
    marked(tile("CU05 1 FFFF f:01234567 m"), Mark::shrine, "m"),
    marked(tile("CU06 1 CRFR c:N r:E r:W f:27+0 f:3456 m door:r0r1m"), Mark::shrine, "m"),
};
static_assert(drawn_tiles(kCultTiles) == 6);

}  // namespace bastide
