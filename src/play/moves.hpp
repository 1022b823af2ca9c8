// SPDX-License-Identifier: MIT
// The only writers of the block and the only senders of events, beside those that set a table (play/setup_moves.hpp). A move does
// what it is told; whether it may is asked before.
#pragma once

#include "play/rules.hpp"

namespace bastide {

namespace moves {

/// Marks the block as broken unless a promise is kept; the game stops there.
inline bool check_invariant(const Play& play, bool kept) noexcept { return bastide::check_invariant(play.writable(), kept); }

// ---- actions and steps ----

/// What a seat does is noted before it is done.
inline void record(Play& play, const Action& action) noexcept
{
    if (play.log) play.log->count_action();
    if (play.history) play.history->add(with_origin(action, play.origin));
    if (play.origin != Origin::seat)
        play.emit(EventKind::stood_in, action.seat, play.origin == Origin::clock ? Cause::clock : Cause::stand_in);
}

void announce_passed(Play& play, int seat, StepName step) noexcept;

/// Nature ends a game that waited for it.
void record_finish(Play& play) noexcept;

/// The game went back to the position before an action, counted from 0.
void announce_undone(Play& play, u32 action) noexcept;

/// Takes the finished step away: the one `depth` deep on the agenda, or the one at the cursor. Steps that it pushed stay.
inline void finish_step(Play& play, u8 depth) noexcept
{
    Header& header = play.writable().header();
    if (depth == 0) {
        header.cursor = play.rules.plan_after[header.cursor];
        return;
    }
    for (int i = depth; i < header.depth; ++i) header.agenda[i - 1] = header.agenda[i];
    header.agenda[--header.depth] = {};
}

/// A step goes on top of the agenda.
void push_step(Play& play, const Step& step) noexcept;

/// Nothing that waits on the agenda comes any more.
void drop_agenda(Play& play) noexcept;

/// The turn goes on with the step of the plan at a place.
void set_cursor(Play& play, int cursor) noexcept;

// ---- drawers ----

/// A room's own words, as View::lasting, View::this_turn and View::this_lap read them.
inline void set_lasting(Play& play, RoomName room, int i, int value) noexcept
{
    play.writable().words()[play.rules.lasting_words[static_cast<int>(room)] + i] = static_cast<u16>(value);
}
inline void set_this_turn(Play& play, RoomName room, int i, int value) noexcept
{
    play.writable().words()[play.rules.turn_words[static_cast<int>(room)] + i] = static_cast<u16>(value);
}

inline void set_this_lap(Play& play, RoomName room, int i, int value) noexcept
{
    play.writable().words()[play.rules.lap_words[static_cast<int>(room)] + i] = static_cast<u16>(value);
}

/// What all rooms know of the turn waits among a room's lasting words, from the i-th on, until it is put back.
void store_turn_words(Play& play, RoomName room, int i) noexcept;
void restore_turn_words(Play& play, RoomName room, int i) noexcept;

// ---- turns ----

/// The seat whose turn it is, before there is one.
void set_turn(Play& play, int seat) noexcept;
/// A seat does the steps of this turn in place of the one whose turn it is.
void let_act(Play& play, int seat) noexcept;
/// The turn of a seat goes on after another seat did steps of it; that is told unless the seat has left the game.
void resume_turn(Play& play, int seat, Cause why) noexcept;
void begin_turn(Play& play, int seat, Cause why = Cause::none) noexcept;
/// A seat is on turn of which nothing is known yet; that alone is no turn.
void hand_turn_to(Play& play, int seat) noexcept;
void end_turn(Play& play) noexcept;

/// The generator picks a seat.
int pick_seat(Play& play) noexcept;

/// Another part of the turn begins: nothing is placed yet, and what rooms know of the part before is forgotten.
void begin_lap(Play& play) noexcept;

/// Nature or a seat names a seat; nature's word is noted as its action.
void elect(Play& play, u8 by, int seat) noexcept;

/// Tells that a seat was named, when no action named it.
void announce_elected(Play& play, u8 by, int seat) noexcept;

// ---- tiles ----

/// Lays the start tile on (0,0) (BASE-SETUP-01).
void lay_start_tile(Play& play, RowId row) noexcept;

/// The board is empty; the first tile goes on (0,0) (HOUSE-BAG-01).
void open_empty_board(Play& play) noexcept;

/// Takes a tile from the bag as the drawn one, and notes it as nature's action.
void draw(Play& play, RowId row) noexcept;

/// The generator picks the tile: the k-th of those left, in row order.
RowId pick_tile(Play& play) noexcept;

/// The drawn tile leaves the game (BASE-DRAW-02).
void remove_drawn(Play& play, Cause why) noexcept;

/// Takes a tile from the bag into a rack; kUnseen: nobody here knows which. Nature's action tells whose hidden rack it is.
void draw_to_rack(Play& play, const Rack& rack, RowId row) noexcept;

/// A tile of a hidden rack is shown; when it was unseen here, it is `row`.
void reveal(Play& play, const Rack& rack, int slot, RowId row) noexcept;

/// A tile of a rack becomes the drawn one. When the rack holds it as far as is known, that one, else an unseen one.
void take_up(Play& play, const Rack& rack, RowId tile) noexcept;

/// A seat gets one wild tile more, and places one.
void deal_wild(Play& play, const Rack& rack) noexcept;
void place_held(Play& play, const Rack& rack, Cell cell) noexcept;

/// A tile goes from one rack to another of the same sort.
void hand_on(Play& play, const Rack& from, const Rack& to, RowId tile) noexcept;

/// What a seat holds goes back to the bag, a wild tile out of the game (RESIGN-02).
void clear_racks(Play& play, int seat) noexcept;

/// The drawn tile waits aside, to go back into the bag: because it fits nowhere, which is told (HOUSE-BAG-02), or as part of
/// another rule's draw.
void set_aside_unplaceable(Play& play) noexcept;
void set_aside(Play& play) noexcept;

/// What was set aside goes back into the bag, or leaves the game.
void return_aside(Play& play) noexcept;
void remove_aside(Play& play, Cause why) noexcept;

/// A seat bids; `tile` is what it offers instead of points, or what it begins to auction.
void announce_bid(Play& play, int seat, i32 points, RowId tile) noexcept;
void announce_sold(Play& play, int seller, int buyer, RowId tile, i32 points) noexcept;

void place_drawn(Play& play, Cell cell, int rotation) noexcept;

// ---- pieces ----

/// Moves a piece of any owner to another place: what it claims is counted, the event tells from and to, and what stood beside
/// it stays on the tile that it leaves. Those below are this for the moves that all boxes share.
void relocate(Play& play, PieceId piece, const PiecePlace& to, Cause why) noexcept;

void deploy(Play& play, PieceId piece, NodeId segment) noexcept;

/// A piece on a segment or corner goes back to its owner's supply (BASE-SCORE-04), or where a room says.
void send_home(Play& play, PieceId piece, Cause why) noexcept;

/// A piece from the supply goes on a corner of a tile, in the field there.
void deploy_on_corner(Play& play, PieceId piece, NodeId field, int corner) noexcept;

/// A piece on its way comes to a segment, or home after all.
void arrive(Play& play, PieceId piece, NodeId segment, Cause why) noexcept;
void come_home(Play& play, PieceId piece, Cause why) noexcept;

/// A piece on a segment becomes a seat's prisoner.
void imprison(Play& play, PieceId piece, int holder, Cause why) noexcept;

/// A prisoner goes back to its owner's supply.
void release(Play& play, PieceId piece, Cause why) noexcept;

/// Tokens go from the common stock to a seat, as many as are left of them. Each is told.
void award_token(Play& play, int seat, PieceKind token, u32 count, Cause why) noexcept;

// ---- scores and the end ----

void announce_completed(Play& play, const Feature& feature) noexcept;

/// What happens until the scoring is closed belongs to it: lines, pieces that go home. `paid` is a mask of seats, perhaps none.
void open_scoring(Play& play, const Feature& feature, Cause cause, u32 paid) noexcept;
void close_scoring(Play& play) noexcept;

/// Books one line of a score (BASE-SCORE-07).
void pay(Play& play, int seat, const TallyLine& line, const Feature& feature) noexcept;

/// Points go from one seat to another, a line for each, or to nobody, who is nature.
void transfer(Play& play, int from, Reward given, int to, Reward received, i32 points) noexcept;

/// A seat leaves the game: what it holds goes back to the bag, a wild tile out of the game, and it has its bids no more
/// (RESIGN-02, -03).
void resign(Play& play, int seat) noexcept;

/// The drawn tile goes back to the bag, because its seat left the game or nobody is left to play against.
void put_drawn_back(Play& play) noexcept;

void begin_final_scoring(Play& play) noexcept;

/// Nothing more happens; the best score wins (BASE-WIN-01, -02).
void end_game(Play& play) noexcept;

}  // namespace moves

}  // namespace bastide
