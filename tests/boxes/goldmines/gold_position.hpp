// SPDX-License-Identifier: MIT
// Positions with gold bars: on tiles, and in front of seats.
#pragma once

#include "boxes/princess_dragon/dragon_position.hpp"
#include "support/position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kBar = PieceKind::gold_bar;

/// Two copies of the base game, because the examples lay more tiles B than one has.
inline PositionSetup golds(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::goldmines});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

inline PieceId next_bar(const Position& board) { return piece_in_supply(board.view(), kNature, kBar); }

template <class Board>
Board& put_bars(Board& board, int x, int y, int count = 1)
{
    for (int i = 0; i < count; ++i) {
        Play play = board.play();
        moves::relocate(play, next_bar(board), PiecePlace::on_tile(tile_on(board, x, y)), Cause::none);
    }
    return board;
}

inline Position& give_bars(Position& board, int seat, int count)
{
    for (int i = 0; i < count; ++i) {
        Play play = board.play();
        moves::relocate(play, next_bar(board), PiecePlace::held_by(seat), Cause::none);
    }
    return board;
}

/// Calls `visit(piece)` for each bar.
template <class Visit>
void for_each_bar(const Position& board, Visit&& visit)
{
    const int first = board.view().rules.first_piece(kNature, kBar).raw;
    for (int i = first; i < first + board.view().rules.piece_def(kBar).count; ++i) visit(piece_at(board, PieceId(i)));
}

inline int bars_on(const Position& board, int x, int y)
{
    int count = 0;
    for_each_bar(board, [&](const Piece& piece) {
        count += piece.spot == Spot::tile && PlacedId(piece.at) == tile_on(board, x, y) ? 1 : 0;
    });
    return count;
}

inline int bars_of(const Position& board, int seat)
{
    int count = 0;
    for_each_bar(board, [&](const Piece& piece) { count += piece.spot == Spot::held && piece.holder == seat ? 1 : 0; });
    return count;
}

inline Action putting_bar(const Position& board, int x, int y)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.piece = next_bar(board).raw;
    action.cell = Position::at(x, y);
    action.segment = kOnTile;
    return action;
}

}  // namespace bastide_tests
