// SPDX-License-Identifier: MIT
// The Robbers: 8 tiles of 6 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kRobbersTiles[] = {
    marked(tile("RB_A 2 FFRR r:SW f:012347 f:56"), Mark::robbers),
    marked(tile("RB_B 1 CRRF c:N r:ES f:2567+0 f:34"), Mark::robbers),
    marked(tile("RB_C 1 CFFF c:N f:234567+0"), Mark::robbers),
    marked(tile("RB_D 2 RFRF r:NS f:0567 f:1234"), Mark::robbers),
    marked(tile("RB_E 1 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"), Mark::robbers),
    marked(tile("RB_F 1 CFCF c:NS f:23+0 f:67+0"), Mark::robbers),
};
static_assert(drawn_tiles(kRobbersTiles) == 8);

}  // namespace bastide
