// SPDX-License-Identifier: MIT
// Positions with shepherds, hills and vineyards, and the boards that the worked examples share.
#pragma once

#include <initializer_list>
#include <stdexcept>
#include <utility>
#include <vector>

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "play/deploying.hpp"
#include "play/pools.hpp"
#include "support/position.hpp"

namespace bastide_tests {

constexpr PieceKind kShepherd = PieceKind::shepherd;
constexpr PieceKind kOne = PieceKind::sheep_1;
constexpr PieceKind kTwo = PieceKind::sheep_2;
constexpr PieceKind kThree = PieceKind::sheep_3;
constexpr PieceKind kFour = PieceKind::sheep_4;
constexpr PieceKind kWolf = PieceKind::wolf;
constexpr PieceKind kLarge = PieceKind::large_follower;

inline AbbeyPosition hills(std::vector<Choice> choices = {}, std::vector<Set> sets = {Set::base, Set::hills_sheep}, int seats = 3)
{
    return AbbeyPosition(std::move(choices), seats, std::move(sets));
}

inline AbbeyPosition hills_with(Set set, std::vector<Choice> choices = {})
{
    return hills(std::move(choices), {Set::base, set, Set::hills_sheep});
}

inline const Pool& bag_of(const Position& board) { return *find_pool(board.view().rules, ModuleId::hills_sheep); }

/// The tokens in the bag.
inline int bag(const Position& board) { return static_cast<int>(count_in_pool(board.view(), bag_of(board))); }

inline PieceId shepherd(const Position& board, int seat, int index = 0)
{
    return PieceId(board.view().rules.first_piece(seat, kShepherd).raw + index);
}

/// The sheep of a seat's shepherd.
inline int flock(const Position& board, int seat, int index = 0)
{
    int sheep = 0;
    for (int kind = 0; kind < 4; ++kind)
        sheep += (kind + 1) * static_cast<int>(count_held(board.view(), bag_of(board), shepherd(board, seat, index), kind));
    return sheep;
}

/// Puts a seat's shepherd on a field with tokens, outside of any turn.
inline void tend(Position& board, int seat, NodeId field, std::initializer_list<PieceKind> tokens)
{
    Play play = board.play();
    const PieceId id = piece_in_supply(play, seat, kShepherd);
    if (!id) throw std::logic_error("no shepherd in supply");
    play.history = nullptr;
    moves::deploy(play, id, field);
    for (PieceKind token : tokens) moves::draw_token(play, bag_of(board), token, id, Cause::none);
}

inline Action token(PieceKind kind)
{
    Action action;
    action.kind = ActionKind::draw_token;
    action.seat = kNature;
    action.piece_kind = static_cast<u16>(kind);
    return action;
}

inline Action guide(const Position& board, int seat, int index = 0)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = static_cast<u8>(seat);
    action.piece = shepherd(board, seat, index).raw;
    action.cause = static_cast<i32>(Cause::flock_guided);
    return action;
}

inline Action grow(const Position& board, int seat, int index = 0)
{
    Action action;
    action.kind = ActionKind::choose_piece;
    action.seat = static_cast<u8>(seat);
    action.piece = shepherd(board, seat, index).raw;
    return action;
}

inline Action passing(int seat)
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = static_cast<u8>(seat);
    return action;
}

inline bool must_choose(const Position& board, int seat)
{
    return board.step() == StepKind::flock_grow_or_guide && board.decider() == seat && board.options().size() == 2;
}

/// Board S of the worked examples: the fields of (0,1) and (1,-1) are apart.
inline AbbeyPosition board_s(std::vector<Choice> choices = {})
{
    AbbeyPosition board = hills(std::move(choices));
    board.lay("U", 1, 0, "FRFR").lay("B", 0, 1, "FFFF").lay("B", 1, -1, "FFFF");
    return board;
}

/// Board R of the worked examples: a road of four tiles but for V(0,2) RRFF.
inline AbbeyPosition board_r()
{
    AbbeyPosition board = hills();
    board.lay("V", 0, 1, "FRRF").lay("V", 1, 1, "FFRR");
    return board;
}

/// The field inside the bend of V(0,1).
inline NodeId inner_field(const Position& board) { return board.field(0, 1, 3); }

/// Red's shepherd on the inner field with two sheep, then Red places V(1,2) and grows by three.
inline AbbeyPosition with_five_sheep()
{
    AbbeyPosition board = board_r();
    tend(board, Red, inner_field(board), {kTwo});
    board.turn_without(Red, "V", 1, 2, "RFFR");
    board.must(grow(board, Red));
    board.must(token(kThree));
    return board;
}

}  // namespace bastide_tests
