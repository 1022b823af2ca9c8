// SPDX-License-Identifier: MIT
// The moves that set a table: a block before anything happened, and a position piece by piece. They emit nothing and judge
// nothing; the house asks before. Tiles and pieces on the board come by the moves of play, so that features grow as in a game.
#pragma once

#include "play/rules.hpp"

namespace bastide {

namespace moves {

/// A block of zeros becomes that of a game before it opens: full bag, all pieces in supply.
void fill_block(Play& play, Chance chance, u64 seed) noexcept;

/// The generator begins again. Only where the library answers for chance.
void seed_chance(Play& play, u64 seed) noexcept;

/// All copies of all tiles can be taken for the table, those of the box that no bag holds too; the bag is filled last.
void take_all_tiles_back(Play& play) noexcept;

/// Takes copies of a tile out of those that are left.
void take_tiles(Play& play, RowId row, i32 copies) noexcept;

/// The one open cell of an empty board (BASE-SETUP-01, HOUSE-BAG-01).
void open_only(Play& play, Cell cell) noexcept;

/// A tile that was taken lies on the table; who placed it is not known.
void lay(Play& play, RowId row, Cell cell, int rotation) noexcept;

/// A piece from the supply is a seat's prisoner.
void put_in_prison(Play& play, PieceId piece, int holder) noexcept;

/// A tile into a place of a seat, as positions count them (count_listed_slots()).
void put_in_hand(Play& play, int seat, int slot, RowId row) noexcept;
void put_score(Play& play, int seat, i32 points) noexcept;

/// A word of all drawers, as a room's NoteSlot names it.
void put_word(Play& play, int word, i32 value) noexcept;

/// A mask of the seats that have left the game.
void put_resigned(Play& play, u32 seats) noexcept;

void put_turn(Play& play, int turn) noexcept;
/// A tile that was taken is the drawn one.
void put_drawn(Play& play, RowId row) noexcept;
/// The tile placed last was placed in this turn.
void put_last_tile_into_turn(Play& play) noexcept;

/// Until the table is set, what the bag shall hold of a tile stands where tiles are set aside, plus 1.
void list_in_bag(Play& play, RowId row, i32 copies) noexcept;
/// What was told of a tile, or -1; it is forgotten.
i32 take_listed(Play& play, RowId row) noexcept;
/// Puts copies of a tile into the bag, which held none before.
void fill_bag(Play& play, RowId row, i32 copies) noexcept;

// ---- a position that was kept ----

/// No tile is in the bag.
void empty_bag(Play& play) noexcept;
/// So many of the tiles in the bag are in hidden racks, and nobody here knows which.
void leave_unknown(Play& play, u32 tiles) noexcept;
void put_aside(Play& play, RowId row, i32 copies) noexcept;
/// Into a place of all racks, as Rack::at counts them; kUnseen: nobody here knows which tile.
void put_in_slot(Play& play, int slot, RowId row) noexcept;

/// Who placed a tile, and in which turn.
void put_placed_by(Play& play, PlacedId id, int seat, int turn) noexcept;
/// What is laid from now on is laid in this turn: whether it completes anything is noticed.
void expect_completion(Play& play) noexcept;
/// A piece from the supply is on its way, and set out from a segment.
void put_moving(Play& play, PieceId piece, NodeId from) noexcept;

/// An action that was done before the position.
void record_action(Play& play, const Action& action) noexcept;

void put_acting_seat(Play& play, int seat) noexcept;
void put_random(Play& play, const Random& random) noexcept;
/// The game is over, and a mask of seats won it.
void put_winners(Play& play, u32 seats) noexcept;

}  // namespace moves

}  // namespace bastide
