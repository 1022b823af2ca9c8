// SPDX-License-Identifier: MIT
// Records as hosts see them, made from those inside.
#pragma once

#include "ground/status.hpp"
#include "play/action.hpp"
#include "play/verdict.hpp"

namespace bastide {

class Game;

/// Ids outside count from 0 and -1 is none.
template <class Tag>
constexpr i32 to_host(Id<Tag> id) noexcept
{
    return static_cast<i32>(id.raw) - 1;
}
/// The kind of a side; -1 is none.
constexpr i32 side_to_host(i32 side) noexcept
{
    return side == static_cast<i32>(SideKind::river) ? i32{BASTIDE_SIDE_RIVER} : side + 1;
}
constexpr i32 seat_to_host(u8 seat) noexcept { return seat == kNature ? -1 : seat; }

/// Where a piece stands, as hosts say it: a segment of the tile on a cell, or a corner, named by the cell whose north-west corner
/// it is.
struct Place {
    Spot spot = Spot::none;
    i32 x = BASTIDE_NOWHERE;
    i32 y = BASTIDE_NOWHERE;
    i32 segment = -1;
};

constexpr Place place_of(Cell cell, u8 segment) noexcept
{
    if (segment < kFirstCorner) return {Spot::segment, cell.x, cell.y, segment};
    if (segment == kOnTile) return {Spot::tile, cell.x, cell.y, -1};
    const int place = segment - kFirstCorner;
    return {Spot::corner, cell.x + (place & 1), cell.y + (place >> 1), -1};
}

/// A record in which no field is used.
inline constexpr bastide_action kBlankAction = {.kind = 0,
                                                .seat = -1,
                                                .origin = 0,
                                                .tile = -1,
                                                .x = BASTIDE_NOWHERE,
                                                .y = BASTIDE_NOWHERE,
                                                .rotation = 0,
                                                .spot = 0,
                                                .segment = -1,
                                                .piece_kind = 0,
                                                .piece = -1,
                                                .other_seat = -1,
                                                .points = 0,
                                                .faces = 0,
                                                .cause = 0,
                                                .spare = {}};

/// Filled in place: a record just written field by field waits until it has arrived in memory before it is copied as a whole.
void widen(const Action& action, bastide_action& out) noexcept;

bastide_action widen(const Action& action) noexcept;

/// A refusal in which no field but these is used.
bastide_refusal blank_refusal(Status status, Reason reason) noexcept;

/// Unsets what its reason, or its step, does not use.
void clear_unused(bastide_refusal& refusal) noexcept;
void clear_unused(bastide_decision& decision) noexcept;

/// Writes the sentence for a refusal of a game; the action that was refused, or null. Sentences are the roof's.
using Explain = void (*)(const Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out);

/// Writes it into a fault; without anybody who explains, what the reason means.
void explain(const Game& game, Explain how, const bastide_action* asked, const bastide_refusal& refusal, Fault& fault) noexcept;

/// Why an action was refused; `asked` is the action as the host gave it.
bastide_refusal widen(const Verdict& verdict, Status status, const bastide_action& asked) noexcept;

}  // namespace bastide
