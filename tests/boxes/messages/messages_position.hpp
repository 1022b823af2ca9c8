// SPDX-License-Identifier: MIT
// Positions with messengers: where the markers of a seat are, the actions of the box, and messages that are drawn at will.
#pragma once

#include <utility>
#include <vector>

#include "boxes/messages/elements.hpp"
#include "boxes/tower/tower_position.hpp"
#include "play/turn.hpp"

namespace bastide_tests {

inline Position messages(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::messages});
    return Position(PositionSetup{.seats = seats, .sets = std::move(more), .choices = std::move(choices)});
}

inline int marker_space(const Position& board, int seat) { return markers_of(board.view(), seat).first; }
inline int messenger_space(const Position& board, int seat) { return markers_of(board.view(), seat).second; }

/// Puts the markers of a seat on these spaces of the first lap.
inline Position& set_markers(Position& board, int seat, int marker, int messenger)
{
    Play play = board.play();
    moves::relocate(play, boxes::messages::messenger_of(play, seat), PiecePlace::on_space(messenger), Cause::message_moved);
    return board.set_score(seat, marker + messenger);
}

inline Action choosing(const Position& board, Cause cause)
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = board.decider();
    action.cause = static_cast<i32>(cause);
    return action;
}

inline Position& move_marker(Position& board) { return board.must(choosing(board, Cause::message_marker)); }
inline Position& move_messenger(Position& board) { return board.must(choosing(board, Cause::message_messenger)); }
inline Position& take_seal(Position& board) { return board.must(choosing(board, Cause::message_seal)); }
inline Position& do_action(Position& board) { return board.must(choosing(board, Cause::message_action)); }

inline Action drawing_message(PieceKind message)
{
    Action action;
    action.kind = ActionKind::draw_token;
    action.seat = kNature;
    action.piece_kind = static_cast<u16>(message);
    return action;
}

/// A seat on turn draws this message, outside of any scoring.
inline Position& message(Position& board, int seat, PieceKind kind)
{
    Play play = board.play();
    moves::set_turn(play, seat);
    push_step(play, boxes::messages::kDraw, seat);
    return board.must(drawing_message(kind));
}

/// A city of three tiles with a pennant, 8 points, and a road of three tiles, which the tile of complete_all() completes.
inline Position& lay_city(Position& board, int knight)
{
    board.lay("W", -1, 0, "RRRF").lay("E", 0, -1, "FFCF").lay("F", 1, -1, "CFCF").lay("E", 1, -2, "FFCF");
    return board.put(knight, board.city(1, -1, South));
}
inline Position& complete_all(Position& board, int seat) { return board.turn_without(seat, "L", 1, 0, "CRRR"); }

}  // namespace bastide_tests
