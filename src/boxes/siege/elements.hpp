// SPDX-License-Identifier: MIT
// The elements of the box: what besieged cities are worth, and the escape of their knights.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide::boxes::siege {

/// Through which monastic buildings knights escape (SIEGE-OPT-01).
enum class EscapeRule : i32 { beside_a_siege = 0, beside_the_city = 1, never = 2 };

inline EscapeRule escape_rule(const View& view) noexcept
{
    return static_cast<EscapeRule>(view.rules.option(Option::siege_escape));
}

/// Whether a segment of a placed tile shows a siege.
inline bool has_siege(const View& view, NodeId segment) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(segment).tile);
    return has_mark(view.rules.tiles.def(tile.tile.type()), segment_index(tile, segment), Mark::siege);
}

/// Whether a feature is an incomplete besieged city (SIEGE-CITY-01).
bool is_under_siege(const View& view, NodeId root) noexcept;

/// Whether knights of a besieged city can escape (SIEGE-ESC-02, -03).
bool has_way_out(const View& view, NodeId root) noexcept;

void show_sieges(const View& view, ThingKind kind, Things& things);

extern const StepCode kEscape;

}  // namespace bastide::boxes::siege
