// SPDX-License-Identifier: MIT
// Questions a host asks about a position, answered from the block at the moment of asking.
#pragma once

#include "play/deploying.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

/// Everything about a feature.
struct FeatureFacts {
    Feature feature;
    Weights weights;
    bool complete = false;
    u32 segments = 0;
    u32 open = 0;  ///< sides; half sides of a field; empty cells around a monastery
    i32 points_now = 0;
    i32 points[kMaxSeats] = {};  ///< of each leader, now
    i32 points_complete = 0;
};

FeatureFacts describe(const View& view, NodeId root) noexcept;

/// The node of a segment of the tile on a cell, or none.
NodeId segment_at(const View& view, Cell cell, i32 segment) noexcept;

/// How many of a tile type are where.
struct StockFacts {
    u32 total = 0;
    u32 left = 0;
    u32 placed = 0;
    u32 held = 0;
    u32 removed = 0;
    u32 placements = 0;
};

StockFacts count_copies(const View& view, RowId row) noexcept;  ///< without the placements
StockFacts stock(const View& view, RowId row) noexcept;

/// Bit k: an action of kind k is legal.
u64 kinds_of_options(const View& view) noexcept;

/// Where a piece is taken and nothing says why, it is for the first cause for which it can be, in the order of the list; one that
/// cannot be taken, for that for which others can, so that the refusal says what is in its way.
void name_cause(const View& view, Action& action) noexcept;

u32 count_supply(const View& view, int seat) noexcept;

/// Pieces of a kind in a seat's supply, or its tokens; -1 when no room in play has any of that number.
i32 supply_of(const View& view, int seat, i32 kind) noexcept;

/// What boxes add to the table, of one kind.
void show_things(const View& view, ThingKind kind, Things& things) noexcept;

/// Where a seat would stand if the game ended now.
struct StandingFacts {
    i32 seat = 0;
    i32 rank = 0;
    i32 score = 0;
    i32 final_score = 0;
    i32 wins = 0;
};

/// By rank, then by seat; equal scores share a rank.
void rank_seats(const View& view, StandingFacts (&out)[kMaxSeats]) noexcept;

}  // namespace bastide
