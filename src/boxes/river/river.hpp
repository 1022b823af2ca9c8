// SPDX-License-Identifier: MIT
// The modules of The River, The River II and Games Quarterly 11. The first has the rules of all three.
#pragma once

#include "play/module.hpp"
#include "play/racks.hpp"

namespace bastide {

namespace boxes::river {
extern const Module module;
}
namespace boxes::river {
extern const Module module_2;
}
namespace boxes::river {
extern const Module module_gq11;
}

// Inline, so that a newer module can ask in a build without this box.

inline constexpr SetMask kRiverSets = sets_of(Set::river, Set::river_2);

inline bool plays_river(const Config& config) noexcept
{
    return config.copies[static_cast<int>(Set::river)] > 0 || config.copies[static_cast<int>(Set::river_2)] > 0;
}

inline bool is_river_tile(const TileDef& def) noexcept { return has_segment(def, SegmentKind::river); }

inline bool shows_mark(const TileDef& def, Mark mark) noexcept
{
    for (const PrintedMark& marked : def.marked) {
        if (marked.mark == mark) return true;
        if (marked.mark == Mark::none) break;
    }
    return false;
}

/// Whether a tile of this type begins a river with a spring, or ends one with a lake. A host can print these marks on other
/// tiles.
inline bool is_spring(const TileDef& def) noexcept { return is_river_tile(def) && shows_mark(def, Mark::spring); }
inline bool is_lake(const TileDef& def) noexcept { return is_river_tile(def) && shows_mark(def, Mark::lake); }

/// Whether the tile just placed is the lake after which its seat has a new turn (RIVER-LAKE-01).
inline bool has_placed_lake_of_turn(const View& view) noexcept
{
    const PlacedId last = view.state.header().last;
    if (!last || view.rules.has(Option::lake_is_ordinary)) return false;
    const TileDef& def = view.rules.tiles.def(view.state.placed(last).tile.type());
    return is_lake(def) && shows_mark(def, Mark::volcano);
}

}  // namespace bastide
