// SPDX-License-Identifier: MIT
// Crop Circles I and II: 6 tiles of 6 types each. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kCropCirclesTiles[] = {
    marked(tile("CC1_A 1 CFFC c:NW f:2345+0"), Mark::crop_shield),
    marked(tile("CC1_B 1 CCFF c:N c:E f:4567+01"), Mark::crop_shield),
    marked(tile("CC1_C 1 CRFF c:N r:E f:234567+0 open:r0"), Mark::crop_pitchfork),
    marked(tile("CC1_D 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::crop_pitchfork),
    marked(tile("CC1_E 1 FFRR r:SW f:012347 f:56"), Mark::crop_club),
    marked(tile("CC1_F 1 RFRR r:N r:S r:W f:07 f:1234 f:56 village:r0r1r2"), Mark::crop_club),
};
static_assert(drawn_tiles(kCropCirclesTiles) == 6);

inline constexpr TileDef kCropCircles2Tiles[] = {
    marked(tile("CC2_A 1 FRRR r:SW r:E f:0127 f:34 f:56 open:r1"), Mark::crop_club),
    marked(tile("CC2_B 1 RRRR r:SW r:N r:E f:0347 f:12 f:56 open:r1 open:r2"), Mark::crop_club),
    marked(tile("CC2_C 1 CFRF c:N r:S f:234567+0 open:r0"), Mark::crop_pitchfork),
    marked(tile("CC2_D 1 CRFR c:N r:E r:W f:27+0 f:3456 open:r0 open:r1"), Mark::crop_pitchfork),
    marked(tile("CC2_E 1 CFCF c:N c:S f:23+01 f:67+01"), Mark::crop_shield),
    marked(tile("CC2_F 1 CCCC c:NW c:ES"), Mark::crop_shield),
};
static_assert(drawn_tiles(kCropCircles2Tiles) == 6);

}  // namespace bastide
