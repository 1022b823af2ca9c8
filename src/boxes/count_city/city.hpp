// SPDX-License-Identifier: MIT
// What other boxes ask about the City. Inline, so that they can ask in a build without this box.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Whether a placed tile belongs to the City.
inline bool is_of_city(const View& view, PlacedId id) noexcept
{
    return view.rules.set_of[view.state.placed(id).tile.type().raw] == static_cast<u16>(Set::count_city);
}

/// Whether the City lies on the table and nothing else does. Its tiles come first.
inline bool has_only_city(const View& view) noexcept
{
    const int placed = view.state.header().placed;
    return placed > 0 && is_of_city(view, PlacedId(placed));
}

/// Whether a tile shows nothing but the inside of the City (COUNT-DRAGON-01).
inline bool is_inside_walls(const View& view, PlacedId id) noexcept
{
    return is_of_city(view, id) && view.rules.tiles.at(view.state.placed(id).tile).segments == 1;
}

}  // namespace bastide
