// SPDX-License-Identifier: MIT
// Questions of a host about a position, computed from the block at each call.
#pragma once

#include "game/owners.hpp"
#include "game/placed_by_type.hpp"
#include "play/deploying.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

/// A feature, its sums and its points.
struct FeatureFacts {
    Feature feature;
    Weights weights;
    u32 leaders = 0;  ///< mask of the seats that would be paid: those with most followers, or else the owners of barns
    bool complete = false;
    u32 segments = 0;
    u32 open = 0;  ///< sides; half sides for a field; empty cells around a monastery
    i32 points_now = 0;
    i32 points[kMaxSeats] = {};  ///< of each leader, if it scored now
    i32 points_complete = 0;
};

FeatureFacts describe(const View& view, NodeId root) noexcept;
FeatureFacts describe(const View& view, NodeId root, Owners& owners) noexcept;  ///< the same, for many features

/// The node of a segment of the tile on a cell, or none.
NodeId segment_at(const View& view, Cell cell, i32 segment) noexcept;

/// How many copies of a tile type are where.
struct StockFacts {
    u32 total = 0;
    u32 left = 0;
    u32 placed = 0;
    u32 held = 0;
    u32 removed = 0;
    u32 placements = 0;
};

/// Counts copies type by type. Ask for types in ascending order: then a list of all types takes time for the board and for the
/// types, and not for each type on each tile.
class StockCounter {
public:
    explicit StockCounter(const View& view) noexcept : view_(view), placed_(view) {}

    StockFacts count_copies(TileId type) noexcept;  ///< without the placements
    StockFacts count(TileId type) noexcept;

private:
    u32 count_placements_of(TileId type) noexcept;

    const View& view_;
    PlacedByType placed_;
    u32 known_[kSideSequences] = {};  ///< 1 + the placements of a type whose sides alone decide; 0: not counted yet
};

/// The copies of one type.
inline StockFacts stock(const View& view, TileId type) noexcept { return StockCounter(view).count(type); }

/// Bit k: an action of kind k is legal.
u64 legal_kinds(const View& view) noexcept;

/// Sets the cause of a TAKE that names none: the first cause in list order for which its piece can be taken. If there is none,
/// the cause for which other pieces can be taken, so that the refusal says what is in the way.
void set_default_cause(const View& view, Action& action) noexcept;

u32 count_supply(const View& view, int seat) noexcept;

/// Pieces of a kind in a seat's supply, or its tokens; -1 when no module in play has that kind.
i32 supply_of(const View& view, int seat, i32 kind) noexcept;

/// Lists the things of one kind that modules add to the table.
void show_things(const View& view, ThingKind kind, Things& things) noexcept;

/// The standing of a seat if the game ended now.
struct StandingFacts {
    i32 seat = 0;
    i32 rank = 0;
    i32 score = 0;
    i32 final_score = 0;
    i32 wins = 0;
};

/// Sorts the seats by rank, then by seat; equal scores share a rank.
void rank_seats(const View& view, StandingFacts (&out)[kMaxSeats]) noexcept;

}  // namespace bastide
