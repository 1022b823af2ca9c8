// SPDX-License-Identifier: MIT
// Positions with dragon and fairy: where they stand, the actions that move them, and the boards that worked examples share.
#pragma once

#include <algorithm>

#include "boxes/tower/tower_position.hpp"
#include "play/drawing.hpp"
#include "play/removing.hpp"
#include "support/position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kFollower = PieceKind::follower;

/// Two copies of the base game, because the examples lay more tiles B than one has.
inline PositionSetup dragons(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::princess_dragon});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

inline PieceId dragon_of(const Position& board) { return neutral_piece(board.view(), PieceKind::dragon); }
inline PieceId fairy_of(const Position& board) { return neutral_piece(board.view(), PieceKind::fairy); }
inline const Piece& piece_at(const Position& board, PieceId id) { return board.view().state.piece(id); }

inline PlacedId tile_on(const Position& board, int x, int y) { return tile_at(board.view().state, Position::at(x, y)); }

/// The cell of the tile on which a piece stands; {99, 99} if it stands on none.
inline Cell cell_of_piece(const Position& board, PieceId id)
{
    const Piece& piece = piece_at(board, id);
    if (piece.spot == Spot::tile) return cell_of(board.view().state.placed(PlacedId(piece.at)));
    if (piece.spot == Spot::beside) return cell_of_piece(board, PieceId(piece.at));
    if (piece.spot == Spot::segment || piece.spot == Spot::corner) return cell_of(board.view().state, NodeId(piece.at));
    return {99, 99};
}

inline Position& put_dragon(Position& board, int x, int y)
{
    Play play = board.play();
    moves::relocate(play, dragon_of(board), PiecePlace::on_tile(tile_on(board, x, y)), Cause::none);
    return board;
}

inline Position& put_fairy(Position& board, PieceId partner)
{
    Play play = board.play();
    moves::relocate(play, fairy_of(board), PiecePlace::beside(partner), Cause::none);
    return board;
}

/// The piece of a kind that stands on a segment.
inline PieceId on(const Position& board, NodeId segment, PieceKind kind = kFollower)
{
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        if (piece.spot == Spot::segment && NodeId(piece.at) == segment && piece.kind == kind) return PieceId(i);
    }
    throw std::logic_error("no such piece there");
}

inline Action walking(const Position& board, int x, int y)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.piece = dragon_of(board).raw;
    action.cell = Position::at(x, y);
    action.segment = kOnTile;
    return action;
}

inline Action sending_fairy(const Position& board, PieceId to)
{
    Action action;
    action.kind = ActionKind::choose_piece;
    action.seat = board.decider();
    action.piece = to.raw;
    return action;
}

/// With the fairy on tiles.
inline Action sending_fairy(const Position& board, int x, int y)
{
    Action action = walking(board, x, y);
    action.piece = fairy_of(board).raw;
    return action;
}

inline Action removing_knight(const Position& board, PieceId id)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = id.raw;
    action.cause = static_cast<i32>(Cause::princess_removed);
    return action;
}

inline Action passing(const Position& board)
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = board.decider();
    return action;
}

/// The listed actions of a kind.
inline std::vector<Action> listed(const Position& board, ActionKind kind)
{
    std::vector<Action> list;
    for (const Action& action : board.options())
        if (action.kind == kind) list.push_back(action);
    return list;
}

/// Whether an action is listed and legal; both must agree.
inline bool offers(const Position& board, const Action& action)
{
    const std::vector<Action> list = board.options();
    const bool is_listed =
        std::any_of(list.begin(), list.end(), [&](const Action& one) { return same_bytes(canonical(one), canonical(action)); });
    if (is_listed != (board.why_not(action) == Reason::none)) throw std::logic_error("list and judgement differ");
    return is_listed;
}

inline bool offers_deploying(const Position& board, NodeId segment, PieceKind kind = kFollower)
{
    return offers(board, board.deploying(segment, kind));
}

/// The cells to which the dragon can go, in the order of the list.
inline std::vector<Cell> steps(const Position& board)
{
    std::vector<Cell> cells;
    for (const Action& action : board.options()) cells.push_back(action.cell);
    return cells;
}

using CellList = std::vector<Cell>;

/// Board V of the examples.
inline Position board_v(int seats = 3)
{
    Position board(dragons(seats));
    board.lay("PD_A", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.lay("B", 1, 2, "FFFF").lay("B", 2, 1, "FFFF");
    put_dragon(board, 0, 1);
    return board;
}

}  // namespace bastide_tests
