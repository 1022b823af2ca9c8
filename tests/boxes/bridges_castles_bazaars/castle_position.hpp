// SPDX-License-Identifier: MIT
// Positions with castles: boards that the worked examples share, and the decisions about castles.
#pragma once

#include "boxes/princess_dragon/dragon_position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kCastle = PieceKind::castle;

/// Two copies of the base game, because the examples lay more tiles of a type than one has.
inline PositionSetup castles(std::vector<Choice> choices = {}, std::vector<Set> more = {}, int seats = 3)
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::bridges_castles_bazaars});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

/// Puts a castle with a follower on the city that the tile on a cell completed; that tile was laid later than its neighbour.
template <class Board>
Board& put_castle(Board& board, int seat, int x, int y, Side side, PieceKind follower = PieceKind::follower)
{
    const NodeId segment = board.city(x, y, side);
    board.put(seat, segment, follower);
    board.put(seat, segment, kCastle);
    return board;
}

/// D(0,0), E(0,-1) FFCF with a castle of a seat.
template <class Board>
Board& lay_castle(Board& board, int seat = Red, PieceKind follower = PieceKind::follower)
{
    board.lay("E", 0, -1, "FFCF");
    return put_castle(board, seat, 0, -1, South, follower);
}

/// The two neighbours with which D's road is complete and has three tiles; the second one is left to a turn.
template <class Board>
Board& lay_half_road(Board& board)
{
    board.lay("W", -1, 0, "RRFR");
    return board;
}

inline Action building(const Position& board, int x, int y, int segment = 0)
{
    return board.deploying(board.segment(x, y, segment), kCastle);
}

inline bool is_castle(const Position& board, int x, int y, int segment = 0)
{
    return board.view().state.node(board.segment(x, y, segment)).kind() == SegmentKind::castle;
}

inline CellRange fief(const Position& board, int x, int y, int segment = 0)
{
    return board.view().rules.on.range[0](board.view(), board.segment(x, y, segment));
}

inline Action choosing_place(const Position& board, NodeId segment)
{
    Action action = board.deploying(segment);
    action.kind = ActionKind::choose_place;
    action.piece_kind = 0;
    return action;
}

}  // namespace bastide_tests
