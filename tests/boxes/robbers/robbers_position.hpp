// SPDX-License-Identifier: MIT
// Positions with robbers: where they lie in wait, the actions of the box, and boards that worked examples share.
#pragma once

#include <utility>
#include <vector>

#include "boxes/tower/tower_position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kRobber = PieceKind::track_robber;

inline Position robbers(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));  // the examples lay more tiles of a type than one has
    more.insert(more.end(), {Set::base, Set::robbers});
    return Position(PositionSetup{.seats = seats, .sets = std::move(more), .choices = std::move(choices)});
}

inline PieceId robber_of(const Position& board, int seat) { return board.view().rules.first_piece(seat, kRobber); }

/// The space of the robber of a seat; -1 if it is in the supply.
inline int robber_space(const Position& board, int seat)
{
    const Piece& robber = board.view().state.piece(robber_of(board, seat));
    return robber.spot == Spot::space ? robber.at : -1;
}

/// Puts the robber of a seat on a space.
inline Position& lie_in_wait(Position& board, int seat, int space)
{
    Play play = board.play();
    moves::relocate(play, robber_of(board, seat), PiecePlace::on_space(space), Cause::robbers_placed);
    return board;
}

inline Action sending_to(const Position& board, int whose)
{
    Action action;
    action.kind = ActionKind::name;
    action.seat = board.decider();
    action.other_seat = whose;
    return action;
}

inline Action robbing(const Position& board, Cause cause = Cause::robbers_robs)
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = board.decider();
    action.cause = static_cast<i32>(cause);
    return action;
}

/// A road of six tiles from (-1,0) to (4,0) on which a seat has a thief. The tile of end_road() makes it seven.
inline Position& lay_road(Position& board, int seat)
{
    board.lay("W", -1, 0, "RRRF");
    for (const int x : {1, 2, 3, 4}) board.lay("U", x, 0, "FRFR");
    return board.put(seat, board.road(0, 0, East));
}
inline Position& end_road(Position& board, int seat) { return board.turn_without(seat, "W", 5, 0, "RFRR"); }

/// A city of four tiles' worth, 8 points, and a road of three, which the tile of complete_both() completes.
inline Position& lay_city_and_road(Position& board, int knight, int thief)
{
    board.lay("W", -1, 0, "RRRF").lay("E", 0, -1, "FFCF").lay("F", 1, -1, "CFCF").lay("E", 1, -2, "FFCF");
    return board.put(knight, board.city(1, -1, South)).put(thief, board.road(0, 0, East));
}
inline Position& complete_both(Position& board, int seat) { return board.turn_without(seat, "L", 1, 0, "CRRR"); }

}  // namespace bastide_tests
