// SPDX-License-Identifier: MIT
// Positions with the City: who is in its quarters, where the count is, and the actions at its steps.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "support/position.hpp"

namespace bastide_tests {

enum CityQuarter : int { Castle = 0, Market = 1, Blacksmith = 2, Cathedral = 3 };

constexpr PieceKind kBig = PieceKind::large_follower;

inline AbbeyPosition city(std::vector<Choice> choices = {}, std::vector<Set> more = {}, int seats = 3)
{
    more.insert(more.end(), {Set::base, Set::count_city});
    return AbbeyPosition(std::move(choices), seats, std::move(more));
}

inline Cell cell_of_quarter(int quarter)
{
    constexpr int kX[] = {0, 1, 0, -1};
    constexpr int kY[] = {-1, 0, 1, 0};
    return Position::at(kX[quarter], kY[quarter]);
}

inline PieceId the_count(const Position& board) { return neutral_piece(board.view(), PieceKind::count); }
/// The quarter of the count.
inline int quarter_of_count(const Position& board)
{
    const Piece& count = board.view().state.piece(the_count(board));
    return count.spot == Spot::space ? count.at : -1;
}

inline void put_count(Position& board, int quarter)
{
    Play play = board.play();
    moves::relocate(play, the_count(board), PiecePlace::on_space(quarter), Cause::none);
}

/// Puts a follower of a seat into a quarter, outside of any turn.
inline PieceId put_in(Position& board, int seat, int quarter, PieceKind kind = PieceKind::follower)
{
    Play play = board.play();
    const PieceId id = piece_in_supply(play, seat, kind);
    if (!id) throw std::logic_error("no such piece in supply");
    moves::relocate(play, id, PiecePlace::on_space(quarter), Cause::none);
    return id;
}

/// How many followers of a seat are in a quarter.
inline int count_in(const Position& board, int seat, int quarter)
{
    int count = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = board.view().state.piece(PieceId(i));
        count += piece.owner == seat && piece.spot == Spot::space && piece.at == quarter;
    }
    return count;
}

inline Action coming(const Position& board, int quarter, PieceKind kind = PieceKind::follower)
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = board.decider();
    action.cell = cell_of_quarter(quarter);
    action.segment = 0;
    action.piece_kind = static_cast<u16>(kind);
    return action;
}

inline Action moving_count(const Position& board, int quarter)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.cell = cell_of_quarter(quarter);
    action.segment = kOnTile;
    action.piece = the_count(board).raw;
    return action;
}

inline Action going(const Position& board, PieceId id, NodeId segment)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.cell = cell_of(board.view().state, segment);
    action.segment = segment_index(board.view().state, segment);
    action.piece = id.raw;
    return action;
}

inline Action declining(const Position& board)
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = board.decider();
    return action;
}

inline int count_options(const Position& board, ActionKind kind)
{
    const std::vector<Action> list = board.options();
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const Action& one) { return one.kind == kind; }));
}

inline bool is_leaving(const Position& board, int seat)
{
    return board.step() == StepKind::count_city_leave && board.decider() == seat;
}
inline bool is_coming(const Position& board, int seat)
{
    return board.step() == StepKind::count_city_deploy && board.decider() == seat;
}

/// A thief of Blue on U(-3,-1), whose road leads through the gate of CO_1; A(-4,-1) completes it with three tiles.
inline AbbeyPosition with_thief(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    AbbeyPosition board = city(std::move(choices), std::move(more));
    board.lay("U", -3, -1, "FRFR");
    board.put(Blue, board.road(-3, -1, East));
    return board;
}

/// Places A(-4,-1) for a seat without a follower: the road of three tiles is complete.
inline AbbeyPosition& complete_road(AbbeyPosition& board, int seat) { return board.turn_without(seat, "A", -4, -1, "FRFF"); }

/// With E(-2,2) a seat completes the city of CO_9, of two tiles.
inline AbbeyPosition& complete_city(AbbeyPosition& board, int seat) { return board.turn_without(seat, "E", -2, 2, "CFFF"); }

}  // namespace bastide_tests
