// SPDX-License-Identifier: MIT
// Positions with a river: questions that the tests of the rivers share.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "play/drawing.hpp"
#include "play/placing.hpp"
#include "support/position.hpp"

namespace bastide_tests {

using Names = std::vector<std::string>;
using CellList = std::vector<std::pair<int, int>>;  ///< (x, y), each once, by y, then x

inline Choice two_copies(Set set) { return {static_cast<i32>(ChoiceKind::set), static_cast<i32>(set), 2}; }

inline Position with_river(std::vector<Choice> choices = {}, std::vector<Set> sets = {Set::base, Set::river}, int seats = 3)
{
    return Position({seats, std::move(sets), std::move(choices)});
}

inline const TileDef& def_of(const Position& board, const char* name) { return board.view().rules.tiles.def(board.tile(name)); }

/// How many copies of a tile are in the game, that on the table included.
inline int copies_in_game(const Position& board, const char* name) { return board.view().rules.totals[board.tile(name).raw]; }

inline Reason why_not(const Position& board, const char* name, int x, int y, const char* sides)
{
    Verdict verdict;
    const TileId tile = board.tile(name);
    return why_not_place(board.view(), tile, Position::at(x, y), board.turn_of(tile, sides), verdict);
}

inline bool fits(const Position& board, const char* name, int x, int y, const char* sides)
{
    return why_not(board, name, x, y, sides) == Reason::none;
}

/// The cells where a tile can be placed.
inline CellList cells_for(const Position& board, const char* name)
{
    CellList cells;
    for_each_placement(board.view(), board.tile(name), [&](Cell cell, u32) { cells.emplace_back(cell.x, cell.y); });
    return cells;
}

/// The names of the tiles that can be drawn now.
inline Names drawable(const Position& board)
{
    Names names;
    const View view = board.view();
    const DrawableTiles tiles(view);
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (tiles.has(TileId(i))) names.emplace_back(view.rules.tiles.def(TileId(i)).name);
    return names;
}

inline bool is_of_river(const std::string& name)
{
    return name.rfind("RV", 0) == 0 || name.rfind("R2", 0) == 0 || name == "GQ11" || name == "GQ12";
}

inline Action drawing(const Position& board, const char* name)
{
    Action action;
    action.kind = ActionKind::draw;
    action.seat = kNature;
    action.tile = board.tile(name);
    return action;
}

inline NodeId river_at(const Position& board, int x, int y)
{
    const Placed& tile = board.view().state.placed(tile_at(board.view().state, Position::at(x, y)));
    for (int segment = 0; segment < board.view().rules.tiles.at(tile.tile).segments; ++segment)
        if (board.view().state.node(node_of(tile, segment)).kind() == SegmentKind::river) return node_of(tile, segment);
    throw std::logic_error("no river there");
}

inline int count_fields(const TileDef& def)
{
    int fields = 0;
    for (int segment = 0; segment < def.segments; ++segment) fields += def.segment[segment].kind == SegmentKind::field;
    return fields;
}

/// The names of the tiles that were drawn, in order.
inline Names drawn_so_far(const Position& board)
{
    Names names;
    for (const Event& event : board.events())
        if (event.kind == EventKind::drew && event.tile) names.emplace_back(board.view().rules.tiles.def(event.tile).name);
    return names;
}

inline int count_leaving(const Position& board, Cause cause)
{
    int count = 0;
    for (const Event& event : board.events()) count += event.kind == EventKind::tile_left && event.cause == cause;
    return count;
}

inline int seat_on_turn(const Position& board) { return board.view().state.header().active; }
inline int turn_number(const Position& board) { return board.view().state.header().turn; }

}  // namespace bastide_tests
