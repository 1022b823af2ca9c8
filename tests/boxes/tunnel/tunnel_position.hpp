// SPDX-License-Identifier: MIT
// Positions with tunnel tokens.
#pragma once

#include "play/links.hpp"
#include "support/position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kToken = PieceKind::tunnel_token;

inline Choice choose_option(Option which, int value = 1)
{
    return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(which), value};
}

inline PositionSetup tunnels(int seats = 2, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    more.insert(more.end(), {Set::base, Set::tunnel});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

/// A token of a seat, by its number from 0. Tokens 0 and 1 are its first pair, 2 and 3 the second.
inline PieceId token_of(const Position& board, int seat, int number)
{
    return PieceId(board.view().rules.first_piece(seat, kToken).raw + number);
}

/// The action of the deciding seat that puts one of its tokens on an opening.
inline Action token_action(const Position& board, int number, NodeId opening)
{
    const View view = board.view();
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.cell = cell_of(view.state, opening);
    action.segment = segment_index(view.state, opening);
    action.piece = token_of(board, board.decider(), number).raw;
    return action;
}

template <class Board>
Board& put_token(Board& board, int number, NodeId opening)
{
    board.must(token_action(board, number, opening));
    return board;
}

/// Lays a token outside of any turn.
template <class Board>
Board& lay_token(Board& board, int seat, int number, NodeId opening)
{
    Play play = board.play();
    moves::relocate(play, token_of(board, seat, number), PiecePlace::on_segment(opening), Cause::none);
    return board;
}

/// Passes until the next tile is drawn.
template <class Board>
Board& pass_all(Board& board)
{
    while (!board.is_over() && board.step() != StepKind::draw) board.pass();
    return board;
}

inline int count_options(const Position& board, ActionKind kind)
{
    int count = 0;
    for (const Action& option : board.options()) count += option.kind == kind ? 1 : 0;
    return count;
}

}  // namespace bastide_tests
