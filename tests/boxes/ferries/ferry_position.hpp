// SPDX-License-Identifier: MIT
// Positions with ferries. The ways of a ferry are those of the field `span`.
#pragma once

#include "play/links.hpp"
#include "support/position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kFerry = PieceKind::ferry;

/// The numbers of `span` in actions.
enum Way : int { AcrossNS = 1, AcrossEW = 2, AcrossNE = 3, AcrossES = 4, AcrossSW = 5, AcrossWN = 6 };

inline PositionSetup ferries(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    more.insert(more.end(), {Set::base, Set::ferries});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

/// The action of the deciding seat that puts or moves a ferry on the lake of a cell.
inline Action ferry_action(const Position& board, int x, int y, int way)
{
    Action action;
    action.kind = ActionKind::span;
    action.seat = board.decider();
    action.cell = Position::at(x, y);
    action.span = static_cast<u16>(way);
    return action;
}

template <class Board>
Board& put_ferry(Board& board, int x, int y, int way)
{
    board.must(ferry_action(board, x, y, way));
    return board;
}

/// Puts a ferry on a lake outside of any turn.
template <class Board>
Board& lay_ferry(Board& board, int x, int y, int way)
{
    Play play = board.play();
    const PlacedId tile = tile_at(play.state, Position::at(x, y));
    moves::relocate(play, piece_in_supply(play, kNature, kFerry), PiecePlace::across_tile(tile, way - 1), Cause::none);
    return board;
}

/// The legal ways of ferries on the lake of a cell, rising.
inline std::vector<int> ways_at(const Position& board, int x, int y)
{
    std::vector<int> ways;
    for (const Action& option : board.options())
        if (option.kind == ActionKind::span && option.cell == Position::at(x, y)) ways.push_back(option.span);
    return ways;
}

inline int count_ferries_on_board(const Position& board)
{
    int count = 0;
    const int first = board.view().rules.first_piece(kNature, kFerry).raw;
    for (int i = 0; i < board.view().rules.piece_def(kFerry).count; ++i)
        count += board.view().state.piece(PieceId(first + i)).spot == Spot::tile ? 1 : 0;
    return count;
}

template <class Board>
Board& pass_to_draw(Board& board)
{
    while (!board.is_over() && board.step() != StepKind::draw) board.pass();
    return board;
}

}  // namespace bastide_tests
