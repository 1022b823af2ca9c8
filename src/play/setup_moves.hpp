// SPDX-License-Identifier: MIT
// The moves that set up a block: that of a new game, and that of a given position entry by entry. They emit nothing and judge
// nothing; formats check before. Tiles and pieces on the board are set by moves of play, so that features form as in a game.
#pragma once

#include "play/rules.hpp"

namespace bastide {

namespace moves {

/// Turns a zeroed block into that of a game before its opening: full bag, all pieces in supply.
void fill_block(Play& play, Chance chance, u64 seed) noexcept;

/// Seeds the generator. Precondition: the game is a seeded one.
void seed_chance(Play& play, u64 seed) noexcept;

/// Makes all copies of all tiles available to take_tiles(), wild tiles included, with bag_left 0. The bag is filled last.
void release_all_tiles(Play& play) noexcept;

/// Removes copies of a tile type from those available. Precondition: that many are available.
void take_tiles(Play& play, TileId type, i32 copies) noexcept;

/// Makes a cell the only open one of an empty board (BASE-SETUP-01, HOUSE-BAG-01).
void open_single_cell(Play& play, Cell cell) noexcept;

/// Places a tile that take_tiles() removed. Its seat and turn are unknown.
void lay_tile(Play& play, TileId type, Cell cell, int rotation) noexcept;

/// Makes a piece in supply a prisoner of a seat.
void put_in_prison(Play& play, PieceId piece, int holder) noexcept;

/// Puts a tile into a slot of a seat, as positions number them (count_listed_slots()).
void put_in_hand(Play& play, int seat, int slot, TileId type) noexcept;
void put_score(Play& play, int seat, i32 points) noexcept;

/// Sets a variable; `variable` is NoteVariable::variable.
void put_variable(Play& play, int variable, i32 value) noexcept;

/// `seats` is the mask of the seats that have left the game.
void put_resigned(Play& play, u32 seats) noexcept;

void put_turn(Play& play, int turn) noexcept;
/// Makes a tile that take_tiles() removed the drawn tile.
void put_drawn(Play& play, TileId type) noexcept;
/// Makes the tile with the greatest id the one placed in this turn.
void put_last_placed(Play& play) noexcept;

/// Stores how many tiles of a type the bag is to hold, until the board is set: as copies + 1 in the count of tiles set aside, so
/// that 0 means not given.
void request_in_bag(Play& play, TileId type, i32 copies) noexcept;
/// Returns and clears what request_in_bag() stored for a tile type; -1 if nothing.
i32 take_requested(Play& play, TileId type) noexcept;
/// Sets the number of tiles of a type in the bag. Precondition: bag_left does not count any of them.
void fill_bag(Play& play, TileId type, i32 copies) noexcept;

// ---- the position of a snapshot ----

void empty_bag(Play& play) noexcept;
/// Removes `tiles` tiles from bag_left, but from no type: they are in hidden racks and their types are unknown here.
void exclude_unknown(Play& play, u32 tiles) noexcept;
void put_aside(Play& play, TileId type, i32 copies) noexcept;
/// Puts a tile into a slot, numbered through all racks as Rack::at; kUnseen: its type is unknown here.
void put_in_slot(Play& play, int slot, TileId type) noexcept;

/// Sets the seat that placed a tile, and its turn.
void put_placed_by(Play& play, PlacedId id, int seat, int turn) noexcept;
/// Clears Header::may_have_completed, so that it records whether tiles placed from now on complete a feature.
void clear_completion(Play& play) noexcept;
/// Gives a piece in supply the spot `moving`, with the segment that it left.
void put_moving(Play& play, PieceId piece, NodeId from) noexcept;

/// Adds an action to the history that was done before the position.
void record_action(Play& play, const Action& action) noexcept;

void put_acting_seat(Play& play, int seat) noexcept;
void put_random(Play& play, const Random& random) noexcept;
/// Ends the game; `seats` is the mask of the winners.
void put_winners(Play& play, u32 seats) noexcept;

}  // namespace moves

}  // namespace bastide
