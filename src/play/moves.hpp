// SPDX-License-Identifier: MIT
// Moves: with play/setup_moves.hpp the only code that writes the block and emits events. A move does not judge; the caller checks
// before that the action is legal.
#pragma once

#include "play/rules.hpp"

namespace bastide {

namespace moves {

/// Marks the block as faulty if `holds` is false, which stops the game. Returns `holds`.
inline bool check_invariant(const Play& play, bool holds) noexcept { return bastide::check_invariant(play.writable(), holds); }

// ---- actions and steps ----

/// The same as record() for an action that a clock or another player did in place of the seat.
void record_stand_in(Play& play, const Action& action) noexcept;

/// Adds an action of a seat to the history, before its effects are emitted.
inline void record(Play& play, const Action& action) noexcept
{
    if (play.origin != Origin::seat) return record_stand_in(play, action);
    if (play.log) play.log->count_action();
    if (play.history) play.history->add(action);
}

void announce_passed(Play& play, int seat, StepKind step) noexcept;

/// Records nature's FINISH.
void record_finish(Play& play) noexcept;

/// Announces an undo to the position before the action with this index, from 0.
void announce_undone(Play& play, u32 action) noexcept;

/// Removes the finished step: the `depth`-th among the waiting steps from the bottom, or for depth 0 the one at the cursor. Steps
/// that it pushed remain.
inline void finish_step(Play& play, u8 depth) noexcept
{
    Header& header = play.writable().header();
    if (depth == 0) {
        header.cursor = play.rules.plan_after[header.cursor];
        return;
    }
    for (int i = depth; i < header.depth; ++i) header.waiting[i - 1] = header.waiting[i];
    header.waiting[--header.depth] = {};
}

void push_step(Play& play, const Step& step) noexcept;

void clear_waiting_steps(Play& play) noexcept;

void set_cursor(Play& play, int cursor) noexcept;

/// Clears Header::has_moved, so that it records whether pieces move from now on.
inline void clear_has_moved(Play& play) noexcept { play.writable().header().has_moved = 0; }

// ---- variables ----

/// Write the variables of a module that View::lasting, View::this_turn and View::this_part read.
inline void set_lasting(Play& play, ModuleId module, int i, int value) noexcept
{
    play.writable().variables()[play.rules.lasting_variables[static_cast<int>(module)] + i] = static_cast<u16>(value);
}
inline void set_this_turn(Play& play, ModuleId module, int i, int value) noexcept
{
    play.writable().variables()[play.rules.turn_variables[static_cast<int>(module)] + i] = static_cast<u16>(value);
}

inline void set_this_part(Play& play, ModuleId module, int i, int value) noexcept
{
    play.writable().variables()[play.rules.part_variables[static_cast<int>(module)] + i] = static_cast<u16>(value);
}

/// Copies the variables of a turn of all modules into a module's lasting variables, from the i-th on, and back. Restoring zeroes
/// the copy.
void store_turn_variables(Play& play, ModuleId module, int i) noexcept;
void restore_turn_variables(Play& play, ModuleId module, int i) noexcept;

// ---- turns ----

/// Sets the seat that is on turn and acts, without beginning a turn.
void set_turn(Play& play, int seat) noexcept;
/// Makes a seat do the steps of this turn in place of the seat on turn.
void set_acting_seat(Play& play, int seat) noexcept;
/// Continues the turn of a seat after another seat did steps of it. Emits TURN_BEGAN unless the seat has left the game.
void resume_turn(Play& play, int seat, Cause why) noexcept;
void begin_turn(Play& play, int seat, Cause why = Cause::none) noexcept;
/// Puts a seat on turn and zeroes all variables of a turn. Does not count a turn and emits nothing.
void reset_turn(Play& play, int seat) noexcept;
void end_turn(Play& play) noexcept;

/// Draws a seat with the generator, or a number below `below`.
int pick_seat(Play& play) noexcept;
u32 pick_number(Play& play, u32 below) noexcept;

/// Begins the next part of the turn: zeroes the variables of a part and forgets the last placed tile.
void begin_part(Play& play) noexcept;

/// Nature or a seat names a seat. Records an action if nature does.
void name_seat(Play& play, u8 by, int seat) noexcept;

/// Emits that a seat chose what is done next.
void announce_chosen(Play& play, int seat, Cause what) noexcept;

/// Emits that a seat was named, without an action.
void announce_named(Play& play, u8 by, int seat) noexcept;

// ---- tiles ----

/// Places the start tile on (0,0) (BASE-SETUP-01).
void lay_start_tile(Play& play, StartTile tile) noexcept;

/// Takes a tile out of the bag that lies on the table from the beginning beside the start tile. Precondition: its cell is open.
void lay_from_bag(Play& play, StartTile tile, Cell cell) noexcept;

/// Opens the cell (0,0) for the first tile of an empty board (HOUSE-BAG-01).
void open_empty_board(Play& play) noexcept;

/// Takes a tile from the bag as the drawn tile, and records nature's action.
void draw(Play& play, TileId type) noexcept;

/// Draws a tile type with the generator: the k-th drawable tile, in the order of types.
TileId pick_tile(Play& play) noexcept;

/// A tile of the bag, unknown to all, is laid face down. It remains counted among those of its type, so every distribution stays
/// as it is; there is one less to draw. The module counts it in the lasting variable that it names in `variables.covered`.
/// Precondition: a tile is left to draw.
void cover_tile(Play& play, ModuleId module, int i, Cause why) noexcept;

/// All tiles that a module counts so can be drawn again, as the next ones.
void uncover_tiles(Play& play, ModuleId module, int i) noexcept;

/// The drawn tile leaves the game (BASE-DRAW-02).
void remove_drawn(Play& play, Cause why) noexcept;

/// Takes a tile from the bag into a rack; kUnseen: its type is unknown to this game. For a hidden rack nature's action holds the
/// owner.
void draw_to_rack(Play& play, const Rack& rack, TileId type) noexcept;

/// Reveals a tile of a hidden rack. If its type was unknown here, it is `type`.
void reveal(Play& play, const Rack& rack, int slot, TileId type) noexcept;

/// Makes a tile of a rack the drawn tile: a known one of this type if the rack has one, else an unknown one, which then has this
/// type.
void take_from_rack(Play& play, const Rack& rack, TileId tile) noexcept;

/// Gives a seat one more wild tile; places a wild tile of a seat.
void deal_wild(Play& play, const Rack& rack) noexcept;
void place_held(Play& play, const Rack& rack, Cell cell) noexcept;

/// Moves a tile from one rack to another; both hold wild tiles or neither does.
void transfer_tile(Play& play, const Rack& from, const Rack& to, TileId tile) noexcept;

/// Empties the racks of a seat: drawn tiles return to the bag, wild tiles leave the game (RESIGN-02).
void clear_racks(Play& play, int seat) noexcept;

/// Sets the drawn tile aside, until return_aside() or remove_aside(). The first emits that it fits nowhere; the second emits
/// nothing, for draws of other rules.
void set_aside_unplaceable(Play& play, Cause why) noexcept;
void set_aside(Play& play) noexcept;

/// Returns all tiles set aside to the bag, or removes them from the game.
void return_aside(Play& play) noexcept;
void remove_aside(Play& play, Cause why) noexcept;

/// Emits a bid. `tile` is what the seat offers instead of points, or, for the seller's opening bid, the item.
void announce_bid(Play& play, int seat, i32 points, TileId tile) noexcept;
void announce_sold(Play& play, int seller, int buyer, TileId tile, i32 points) noexcept;

void place_drawn(Play& play, Cell cell, int rotation) noexcept;

/// Places the drawn tile with a span across it. `piece` is laid on the tile, where it stays.
void place_drawn_with_span(Play& play, Cell cell, int rotation, PieceId piece, int way, Cause why) noexcept;

/// Lays a span across a tile that lies on the board. Preconditions: those of add_span().
void lay_span(Play& play, PieceId piece, PlacedId id, int way, Cause why) noexcept;

// ---- pieces ----

/// Moves a piece of any owner to another place: updates the claims, emits one event with from and to, and leaves pieces that were
/// beside it on the tile that it leaves. The functions below do the same for moves that several boxes share.
void relocate(Play& play, PieceId piece, const PiecePlace& to, Cause why) noexcept;

void deploy(Play& play, PieceId piece, NodeId segment) noexcept;

/// Returns a piece on a segment, a corner or a tile to its owner's supply (BASE-SCORE-04), or to where a `home` hook sends it.
void send_home(Play& play, PieceId piece, Cause why) noexcept;

/// Deploys a piece from the supply on a corner of a tile, which belongs to a field.
void deploy_on_corner(Play& play, PieceId piece, NodeId field, int corner) noexcept;

/// Moves a piece with the spot `moving` to a segment, or to its owner's supply.
void move_to_segment(Play& play, PieceId piece, NodeId segment, Cause why) noexcept;
void move_to_supply(Play& play, PieceId piece, Cause why) noexcept;

/// Makes a piece on a segment or a tile a prisoner of a seat.
void imprison(Play& play, PieceId piece, int holder, Cause why) noexcept;

/// Returns a prisoner to its owner's supply.
void release(Play& play, PieceId piece, Cause why) noexcept;

/// Gives a seat `count` tokens from the common stock, or as many as are left. Emits one event for each.
void award_token(Play& play, int seat, PieceKind token, u32 count, Cause why) noexcept;

/// Takes a token out of a pool and gives it to a piece. Records nature's action.
void draw_token(Play& play, const Pool& pool, PieceKind token, PieceId holder, Cause why) noexcept;

/// The same, but the token that is drawn for the piece does not stay: it returns at once.
void draw_token_and_return(Play& play, const Pool& pool, PieceKind token, PieceId piece, Cause why) noexcept;

/// Returns all tokens of a piece to the pool. `from` is the segment where it stands or stood, for the events.
void return_tokens(Play& play, const Pool& pool, PieceId holder, NodeId from, Cause why) noexcept;

// ---- scores and the end ----

void announce_completed(Play& play, const Feature& feature) noexcept;

/// Begins a group of events: score lines and returned pieces until close_scoring() belong to it. `paid` is the mask of the seats
/// that are paid.
void open_scoring(Play& play, const Feature& feature, Cause cause, u32 paid) noexcept;
void close_scoring(Play& play) noexcept;

/// Pays one score line to a seat (BASE-SCORE-07).
void pay(Play& play, int seat, const TallyLine& line, const Feature& feature) noexcept;

/// Transfers points from one seat to another, with a score line for each; to kNature: the points are lost.
void transfer(Play& play, int from, Reward given, int to, Reward received, i32 points) noexcept;

/// A marker of a seat has moved forward. Called at once for all points during the game, unless a module decides which marker
/// moves.
void advance(Play& play, int seat, const Advance& move) noexcept;

/// Pays a seat points because another one got some, who keeps its own.
void share(Play& play, int seat, Reward reward, int of, i32 points) noexcept;

/// A seat leaves the game: empties its racks, calls the `resigned` hooks, and returns the drawn tile to the bag if the seat was
/// acting (RESIGN-02, -03).
void resign(Play& play, int seat) noexcept;

/// Returns the drawn tile, if any, to the bag, because its seat left the game or no opponent is left.
void put_drawn_back(Play& play) noexcept;

void begin_final_scoring(Play& play) noexcept;

/// Ends the game: the seats with the best score win (BASE-WIN-01, -02).
void end_game(Play& play) noexcept;

}  // namespace moves

}  // namespace bastide
