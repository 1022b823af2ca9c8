// SPDX-License-Identifier: MIT
// Positions with crop circles: the choice for all, and what each seat does.
#pragma once

#include "boxes/princess_dragon/dragon_position.hpp"
#include "support/position.hpp"

namespace bastide_tests {

/// Both sets, and two copies of the base game.
inline PositionSetup crops(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::crop_circles, Set::crop_circles_2});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

inline Action choosing(const Position& board, Cause what)
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = board.decider();
    action.cause = static_cast<i32>(what);
    return action;
}

inline Action taking_back(const Position& board, PieceId id)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = id.raw;
    action.cause = static_cast<i32>(Cause::crop_removed);
    return action;
}

inline int count_on(const Position& board, NodeId segment)
{
    int count = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        count += piece.spot == Spot::segment && NodeId(piece.at) == segment ? 1 : 0;
    }
    return count;
}

/// CROPEX-01: three followers each; Blue's thief is on the road of D and U(1,0), Green's knight in the city of D. Red has placed
/// CC1_E on (0,1) with a thief and has to choose.
inline Position three_at_a_circle(std::vector<Choice> choices = {})
{
    choices.push_back(pieces_of(PieceKind::follower, 3));
    Position board(crops(3, std::move(choices)));
    board.lay("U", 1, 0, "FRFR").put(Blue, board.road(1, 0, East)).put(Green, board.city(0, 0, North));
    board.turn(Red, "CC1_E", 0, 1, "FFRR").deploy(board.road(0, 1, South));
    return board;
}

/// CROPEX-02: Blue's knights are on (0,-1) and (3,2). Red has placed CC1_A on (0,1) and has to choose.
inline Position two_knights()
{
    Position board(crops(2));
    board.lay("N", 0, -1, "FCCF").lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("U", 3, 0, "FRFR");
    board.lay("B", 3, 1, "FFFF").lay("E", 3, 2, "FFCF");
    board.put(Blue, board.city(0, -1, South)).put(Blue, board.city(3, 2, South));
    board.turn_without(Red, "CC1_A", 0, 1, "FFCC");
    return board;
}

}  // namespace bastide_tests
