// SPDX-License-Identifier: MIT
// The Cathars (or Siege), 4 tiles, and The Besiegers, 6 tiles, of 10 types. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr TileDef kSiegeTiles[] = {
    marked(tile("SC01 1 CCFF c:NE f:4567+0"), Mark::siege, "c0"),
    marked(tile("SC02 1 CCRR c:NE r:SW f:47+0 f:56"), Mark::siege, "c0"),
    marked(tile("SC03 1 CFFF c:N f:234567+0"), Mark::siege, "c0"),
    marked(tile("SC04 1 CRFR c:N r:EW f:27+0 f:3456"), Mark::siege, "c0"),
    marked(tile("SB01 1 CFRC c:NW r:S f:234+0 f:5+0 gate:r0c0"), Mark::siege, "c0"),
    marked(tile("SB02 1 CCFC c:NEW f:45+0"), Mark::siege, "c0"),
    marked(tile("SB03 1 CFRR c:N r:SW f:2347+0 f:56"), Mark::siege, "c0"),
    marked(tile("SB04 1 CFRF c:N r:S f:234+0 f:567+0 gate:r0c0"), Mark::siege, "c0"),
    marked(tile("SB05 1 CCRF c:NE r:S f:4+0 f:567+0 gate:r0c0"), Mark::siege, "c0"),
    marked(tile("SB06 1 CRRF c:N r:ES f:2567+0 f:34"), Mark::siege, "c0"),
};
static_assert(drawn_tiles(kSiegeTiles) == 10);

}  // namespace bastide
