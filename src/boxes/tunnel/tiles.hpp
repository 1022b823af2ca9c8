// SPDX-License-Identifier: MIT
// The Tunnel: 4 tiles of 4 types, and two tiles of other boxes as they are with it. Roads end at openings; the one that ends at
// the village of TU_D has none. defs/tile_text.hpp defines the grammar.
#pragma once

#include "defs/tile_text.hpp"

namespace bastide {

/// A tile with openings at these roads.
template <class... Names>
consteval TileDef with_openings(TileDef def, const Names&... roads)
{
    ((def = marked(def, Mark::tunnel_opening, roads)), ...);
    return def;
}

inline constexpr TileDef kTunnelTiles[] = {
    with_openings(tile("TU_A 1 CRFR c:N r:E r:W f:27+0 f:3456 open:r0 open:r1"), "r0", "r1"),
    with_openings(tile("TU_B 1 CRRR c:N r:E r:S r:W f:27+0 f:34 f:56 open:r0 open:r1 open:r2"), "r0", "r1", "r2"),
    with_openings(tile("TU_C 1 FRRF r:E r:S f:012567 f:34 open:r0 open:r1"), "r0", "r1"),
    with_openings(tile("TU_D 1 RRRR r:N r:E r:S r:W f:0127 f:34 f:56 village:r0 open:r1 open:r2 open:r3"), "r1", "r2", "r3"),
};
static_assert(drawn_tiles(kTunnelTiles) == 4);

/// Tiles whose road runs through a tunnel: it is parted there (TUNNEL-OTHER-01).
inline constexpr TileDef kPartedInAbbeyMayor =
    with_openings(tile("AM_L 1 RCRC c:EW*1 r:N r:S f:0+0 f:1+0 f:45+0 open:r0 open:r1"), "r0", "r1");
inline constexpr TileDef kPartedInPrincessDragon =
    marked(with_openings(tile("PD_O 1 RCRC c:EW r:N r:S f:01+0 f:45+0 open:r0 open:r1"), "r0", "r1"), Mark::dragon);

}  // namespace bastide
