// SPDX-License-Identifier: MIT
// Positions with mage and witch: where they stand, and the actions that move them.
#pragma once

#include "boxes/princess_dragon/dragon_position.hpp"
#include "support/position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kMage = PieceKind::mage;
inline constexpr PieceKind kWitch = PieceKind::witch;

/// Two copies of the base game, because the examples lay more tiles B than one has.
inline PositionSetup mages(int seats = 2, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::mage_witch});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

inline PieceId figure(const Position& board, PieceKind kind) { return neutral_piece(board.view(), kind); }

inline bool is_on_board(const Position& board, PieceKind kind)
{
    return piece_at(board, figure(board, kind)).spot == Spot::segment;
}

/// The segment on which a figure stands.
inline NodeId stand_of(const Position& board, PieceKind kind)
{
    if (!is_on_board(board, kind)) throw std::logic_error("the figure is not on the board");
    return NodeId(piece_at(board, figure(board, kind)).at);
}

inline Position& put_figure(Position& board, PieceKind kind, NodeId segment)
{
    Play play = board.play();
    moves::relocate(play, figure(board, kind), PiecePlace::on_segment(segment), Cause::none);
    return board;
}

inline Action sending(const Position& board, PieceKind kind, NodeId segment)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.piece = figure(board, kind).raw;
    action.cell = cell_of(board.view().state, segment);
    action.segment = segment_index(board.view().state, segment);
    return action;
}

inline Action taking_off(const Position& board, PieceKind kind)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = figure(board, kind).raw;
    action.cause = static_cast<i32>(Cause::magic_ended);
    return action;
}

/// D(0,0) and N(0,-1): a city that is open to the east; Red's knight is on N.
inline Position city_of_two(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(mages(2, std::move(choices), std::move(more)));
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South));
    return board;
}

/// D(0,0), F(0,-1): a city of two tiles with a pennant, open to the north; Red's knight is on F.
inline Position city_with_pennant()
{
    Position board(mages());
    board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, -1, South));
    return board;
}

/// MAGICEX-04: D(0,0), B(0,1), B(1,1), B(2,1), A(2,0); the mage is on the road of D, the witch on that of A.
inline Position two_roads()
{
    Position board(mages());
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("A", 2, 0, "FFFR");
    put_figure(board, kMage, board.road(0, 0, East));
    put_figure(board, kWitch, board.road(2, 0, West));
    return board;
}

/// All roads and cities can be completed by MW_D on (0,-1): the road of D is closed by two tiles A, its city is open to the
/// north, and E(0,-2) waits with a city behind.
inline Position last_gap(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(mages(2, std::move(choices), std::move(more)));
    board.lay("A", 1, 0, "FFFR").lay("A", -1, 0, "FRFF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF");
    board.lay("E", 0, -2, "FFCF");
    return board;
}

}  // namespace bastide_tests
