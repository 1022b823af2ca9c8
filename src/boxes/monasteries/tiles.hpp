// SPDX-License-Identifier: MIT
// Special monasteries: three sets of 6 tiles of 2 types. Each monastery has an abbacy. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kMonasteriesTiles[] = {
    tile("MG_A 4 FFFF f:01234567 m a"),
    tile("MG_B 2 FFRF r:S f:01234567 m a door:r0m"),
};
static_assert(drawn_tiles(kMonasteriesTiles) == 6);

inline constexpr TileDef kMonasteriesNetherlandsTiles[] = {
    tile("MN_A 4 FFFF f:01234567 m a"),
    tile("MN_B 2 FFRF r:S f:01234567 m a door:r0m"),
};
static_assert(drawn_tiles(kMonasteriesNetherlandsTiles) == 6);

inline constexpr TileDef kMonasteriesJapanTiles[] = {
    tile("MJ_A 4 FFFF f:01234567 m a"),
    tile("MJ_B 2 FFRF r:S f:01234567 m a door:r0m"),
};
static_assert(drawn_tiles(kMonasteriesJapanTiles) == 6);

}  // namespace bastide
