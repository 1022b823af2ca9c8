// SPDX-License-Identifier: MIT
// Positions with bridges: laying them without a turn, and the actions that build them.
#pragma once

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "play/drawing.hpp"

namespace bastide_tests::bridges {

inline constexpr PieceKind kBridge = PieceKind::bridge;
/// Numbers of spans in actions.
enum Way : int { NorthSouth = 1, EastWest = 2 };
constexpr int beside(Side side) { return 3 + side; }

/// Two copies of the base game, because the boards need more tiles B than one has.
inline AbbeyPosition with_bridges(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::bridges_castles_bazaars});
    return AbbeyPosition(std::move(choices), seats, std::move(more));
}

/// Lays a bridge of a seat across a tile whose two ends face empty cells.
inline void lay_bridge(Position& board, int seat, int x, int y, Way way)
{
    Play play = board.play();
    moves::lay_span(play, piece_in_supply(play, seat, kBridge), tile_on(board, x, y), way - 1, Cause::none);
}

/// Lays a tile with a bridge of a seat across it.
inline void lay_bridged(Position& board, int seat, const char* name, int x, int y, const char* sides, Way way)
{
    Play play = board.play();
    play.history = nullptr;
    const TileId type = board.tile(name);
    moves::draw(play, type);
    moves::place_drawn_with_span(play, Position::at(x, y), board.turn_of(type, sides), piece_in_supply(play, seat, kBridge),
                                 way - 1, Cause::none);
    play.writable().header().last = {};
}

inline Action bridging(const Position& board, int x, int y, Way way)
{
    Action action;
    action.kind = ActionKind::span;
    action.seat = board.decider();
    action.cell = Position::at(x, y);
    action.span = static_cast<u16>(way);
    return action;
}

inline Action placing_bridged(const Position& board, const char* name, int x, int y, const char* sides, int span)
{
    Action action = board.placing(board.decider(), name, x, y, sides);
    action.kind = ActionKind::place_spanned;
    action.span = static_cast<u16>(span);
    return action;
}

inline Action putting_away(const Position& board)
{
    Action action;
    action.kind = ActionKind::discard;
    action.seat = board.decider();
    action.tile = board.drawn();
    return action;
}

inline Verdict judged(const Position& board, const Action& action)
{
    Verdict verdict;
    static_cast<void>(why_not(board.view(), action, verdict));
    return verdict;
}

inline unsigned tiles_of(const Position& board, NodeId segment) { return board.feature(segment).feature.tiles; }
inline unsigned open_of(const Position& board, NodeId segment) { return board.feature(segment).open; }

/// D's road is closed on both sides, so that a tile of four roads fits only with a bridge.
inline AbbeyPosition closed_board(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    AbbeyPosition board = with_bridges(2, std::move(choices), std::move(more));
    board.lay("A", -1, 0, "FRFF").lay("A", 1, 0, "FFFR");
    return board;
}

}  // namespace bastide_tests::bridges
