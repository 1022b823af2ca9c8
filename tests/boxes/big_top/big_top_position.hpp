// SPDX-License-Identifier: MIT
// Positions with the big top, acrobats and ringmasters, and the board that worked examples share.
#pragma once

#include "boxes/princess_dragon/dragon_position.hpp"
#include "play/pools.hpp"

namespace bastide_tests {

inline constexpr PieceKind kRingmaster = PieceKind::ringmaster;

/// Two copies of the base game, because the examples lay more tiles B than one has.
inline PositionSetup circus(std::vector<Choice> choices = {}, std::vector<Set> more = {}, int seats = 3)
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::big_top});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

inline PieceId big_top_of(const Position& board) { return neutral_piece(board.view(), PieceKind::big_top); }

inline Position& put_big_top(Position& board, int x, int y)
{
    Play play = board.play();
    moves::relocate(play, big_top_of(board), PiecePlace::on_tile(tile_on(board, x, y)), Cause::none);
    return board;
}

/// Puts a follower from a seat's supply on the space for acrobats of a tile.
inline PieceId put_acrobat(Position& board, int seat, int x, int y)
{
    Play play = board.play();
    const PieceId id = piece_in_supply(play, seat, kFollower);
    moves::relocate(play, id, PiecePlace::on_tile(tile_on(board, x, y)), Cause::none);
    return id;
}

inline int count_acrobats(const Position& board, int x, int y)
{
    int count = 0;
    for (int i = 1; i < board.view().rules.first_neutral_piece().raw; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        count += piece.spot == Spot::tile && PlacedId(piece.at) == tile_on(board, x, y);
    }
    return count;
}

inline Action entering(const Position& board, int x, int y, PieceKind kind = kFollower)
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = board.decider();
    action.cell = Position::at(x, y);
    action.segment = kOnTile;
    action.piece_kind = static_cast<u16>(kind);
    return action;
}

inline Action taking_for(const Position& board, PieceId id, Cause cause)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = id.raw;
    action.cause = static_cast<i32>(cause);
    return action;
}

inline Action scoring(const Position& board, PieceId first) { return taking_for(board, first, Cause::acrobats_scored); }

inline Action token(PieceKind kind)
{
    Action action;
    action.kind = ActionKind::draw_token;
    action.seat = kNature;
    action.piece_kind = static_cast<u16>(kind);
    return action;
}

inline int tokens_left(const Position& board)
{
    return static_cast<int>(count_in_pool(board.view(), *find_pool(board.view().rules, ModuleId::big_top)));
}

/// Board T of the examples.
inline Position board_t(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(circus(std::move(choices), std::move(more)));
    board.lay("BT_F", 0, 1, "FFRF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF");
    put_big_top(board, 0, 1);
    return board;
}

/// The board of the second example, before Blue's turn: a monk of Red and one of Blue, Red's farmer, Green's thief.
inline Position with_audience()
{
    Position board = board_t();
    board.put(Red, board.monastery(1, 1)).put(Blue, board.monastery(-1, 1));
    board.put(Red, board.field(0, 1, 0)).put(Green, board.road(0, 0, East));
    return board;
}

inline std::vector<int> scores(const Position& board)
{
    std::vector<int> all;
    for (int seat = 0; seat < board.view().rules.config.seats; ++seat) all.push_back(board.score(seat));
    return all;
}

}  // namespace bastide_tests
