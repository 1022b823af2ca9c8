// SPDX-License-Identifier: MIT
// The Ferries: the ways of a new ferry, and which ferries can be moved, computed from the board of the reference.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::ferries {

using namespace bastide;

/// The sides of the ways, as the header numbers them.
inline constexpr std::pair<int, int> kSides[] = {{0, 2}, {1, 3}, {0, 1}, {1, 2}, {2, 3}, {3, 0}};

using Way = std::tuple<int, int, int>;  // x, y, number of the way

inline bool is_road(const reference::Board& board, int tile, int side)
{
    const int segment = board.segment_on_side(tile, side);
    return segment >= 0 && board.type_at(tile).segments[static_cast<std::size_t>(segment)].kind == reference::SegmentKind::road;
}

/// Adds the ways of a ferry on the lake of a tile.
inline void add_ways(const reference::Board& board, int x, int y, std::set<Way>& ways)
{
    const int tile = board.tile_at(x, y);
    for (int way = 0; way < 6; ++way) {
        const auto [one, other] = kSides[way];
        const bool joins = is_road(board, tile, one) && is_road(board, tile, other) &&
                           board.segment_on_side(tile, one) != board.segment_on_side(tile, other);
        if (joins) ways.insert({x, y, way + 1});
    }
}

inline int way_of(const reference::Ferry& ferry)
{
    for (int way = 0; way < 6; ++way)
        if (std::pair(ferry.sides[0], ferry.sides[1]) == kSides[way]) return way + 1;
    return 0;
}

inline std::set<Way> listed(const Observation& observed)
{
    std::set<Way> ways;
    for (const Action& action : observed.options_of(ActionKind::span)) ways.insert({action.cell.x, action.cell.y, action.span});
    return ways;
}

inline bool has_moved(const reference::Ferry& ferry)
{
    return ferry.sides[0] != ferry.sides_before[0] || ferry.sides[1] != ferry.sides_before[1];
}

/// FERRY-PLACE-01
inline void check_placing(const Observation& observed)
{
    const Cell last = cell_of(observed.view.state.placed(observed.view.state.header().last));
    std::set<Way> theirs;
    add_ways(observed.board, last.x, last.y, theirs);
    observed.wrong.expect(listed(observed) == theirs && !observed.can_pass(), "the ways of a new ferry differ");
}

/// FERRY-MOVE-01 to -04
inline void check_moving(const Observation& observed)
{
    const Cell last = cell_of(observed.view.state.placed(observed.view.state.header().last));
    std::set<Way> theirs;
    for (const int i : observed.board.ferries_in_reach()) {
        const reference::Ferry& ferry = observed.board.crossings().ferries[static_cast<std::size_t>(i)];
        if (has_moved(ferry) || ferry.cell == reference::Cell{last.x, last.y}) continue;
        add_ways(observed.board, ferry.cell.x, ferry.cell.y, theirs);
        theirs.erase({ferry.cell.x, ferry.cell.y, way_of(ferry)});
    }
    observed.wrong.expect(listed(observed) == theirs && observed.can_pass(), "the ferries that can be moved differ");
}

/// Each lake but the one just placed has a ferry as long as there are any.
inline void check_lakes(const Observation& observed)
{
    std::size_t lakes = 0;
    for (int tile = 0; tile < static_cast<int>(observed.board.tiles().size()); ++tile)
        for (const std::string& mark : observed.board.type_at(tile).marks) lakes += mark == "ferry_lake" ? 1 : 0;
    const std::size_t most = observed.view.rules.piece_def(PieceKind::ferry).count;
    const std::size_t ferries = observed.board.crossings().ferries.size();
    const bool is_placing = observed.step() == StepKind::draw || observed.step() == StepKind::place;
    if (is_placing && observed.view.state.header().out == 0)
        observed.wrong.expect(ferries == std::min(lakes, most), "a lake has no ferry");
}

inline void check_decision(const Observation& observed)
{
    if (observed.step() == StepKind::ferry_place) check_placing(observed);
    if (observed.step() == StepKind::ferry_move) check_moving(observed);
    check_lakes(observed);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.steps.at(StepKind::ferry_place) > 100);
    CHECK(seen.steps.at(StepKind::ferry_move) > 50);
    CHECK(seen.causes.at(Cause::ferry_moved) > 20);
}

inline std::vector<SetCheck> set_checks() { return {{.set = Set::ferries, .at_decision = check_decision, .came_up = came_up}}; }

}  // namespace box_checks::ferries
