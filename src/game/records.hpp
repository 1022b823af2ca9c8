// SPDX-License-Identifier: MIT
// Converts internal records to those of the C interface.
#pragma once

#include <cstring>

#include "common/fault.hpp"
#include "play/action.hpp"
#include "play/verdict.hpp"

namespace bastide {

class Game;

/// Ids of the C interface count from 0; -1 is none.
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
/// The kind of a side of a host; not for a wild side.
constexpr i32 side_from_host(i32 side) noexcept
{
    return side == BASTIDE_SIDE_RIVER ? static_cast<i32>(SideKind::river) : side - 1;
}
constexpr i32 seat_to_host(u8 seat) noexcept { return seat == kNature ? -1 : seat; }

/// Where a piece stands, as hosts see it: a segment of the tile on a cell, or a corner, named by the cell whose north-west corner
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

/// A record with all fields unset.
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
                                                .span = 0,
                                                .spare = {}};

/// Copies the bytes of kBlankAction: for an assignment GCC writes zeros by a string instruction, which takes long to begin.
inline void make_blank(bastide_action& out) noexcept { std::memcpy(&out, &kBlankAction, sizeof out); }

/// Fills in place. Returning a record by value stalls on store forwarding: it is copied whole just after its fields are written.
void widen(const Action& action, bastide_action& out) noexcept;

bastide_action widen(const Action& action) noexcept;

/// A refusal with all other fields unset.
bastide_refusal blank_refusal(Status status, Reason reason) noexcept;

/// Unsets the fields that its reason, or its step, does not use.
void clear_unused(bastide_refusal& refusal) noexcept;
void clear_unused(bastide_decision& decision) noexcept;

/// Writes the sentence of a refusal; `asked` is the refused action, or null. capi/ implements it.
using Explain = void (*)(const Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out);

/// Writes a refusal into a fault; without `how` its text is that of the reason.
void explain(const Game& game, Explain how, const bastide_action* asked, const bastide_refusal& refusal, Fault& fault) noexcept;

/// Why an action is refused; `asked` is the action as the host gave it.
bastide_refusal widen(const Verdict& verdict, Status status, const bastide_action& asked) noexcept;

}  // namespace bastide
