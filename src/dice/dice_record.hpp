// SPDX-License-Identifier: MIT
// The log and the history of a dice game: events for the host, and the list of actions and rolls that replays it. The rules read
// neither.
#pragma once

#include "common/event_log.hpp"
#include "dice/dice_words.hpp"

namespace bastide::dice {

/// An event as hosts see it. Fields that a kind does not use are 0.
struct LogEvent : Entry {
    u32 whole_turn = 0;  ///< turns can exceed the 16-bit field of tile games
    u32 faces = 0;       ///< the faces of a roll, packed()
    u8 die = 0;
    Face face = Face::none;
    u8 rotation = 0;
    u8 placed = 0;  ///< dice built before it
    i8 x = 0;
    i8 y = 0;
    Spot spot = Spot::none;
    Spot from = Spot::none;
    u8 city = 0;   ///< its id plus 1
    u8 count = 0;  ///< as the header defines it for the kind of event
    u8 each = 0;
    u8 seats = 0;
};
static_assert(Flat<LogEvent> && sizeof(LogEvent) == 40);

using Log = EventLog<LogEvent>;

/// An action in four bytes: kind, seat, a face on a cell or the counts of a roll, and the origin.
using Code = u32;

/// Counts of faces, four bits each, the first face lowest. The interface uses the same number.
constexpr u32 packed(const u8 (&counts)[kFaces]) noexcept
{
    u32 all = 0;
    for (u32 i = 0; i < kFaces; ++i) all |= static_cast<u32>(counts[i] & 15u) << (4 * i);
    return all;
}

constexpr void unpack(u32 all, u8 (&counts)[kFaces]) noexcept
{
    for (u32 i = 0; i < kFaces; ++i) counts[i] = static_cast<u8>(all >> (4 * i) & 15u);
}

constexpr Code code_of(const Action& action) noexcept
{
    u32 rest = 0;
    if (action.kind == ActionKind::fall) rest = packed(action.counts);
    if (action.kind == ActionKind::place)
        rest = static_cast<u32>(action.face) | static_cast<u32>(action.rotation) << 3 | static_cast<u32>(action.x + kReach) << 5 |
               static_cast<u32>(action.y + kReach) << 11;
    return static_cast<u32>(action.kind) | static_cast<u32>(action.seat + 1) << 3 | rest << 6 |
           static_cast<u32>(action.origin & 3u) << 30;
}

constexpr ActionKind kind_of_action(Code code) noexcept { return static_cast<ActionKind>(code & 7u); }

constexpr Action action_of(Code code) noexcept
{
    Action action{};
    action.kind = kind_of_action(code);
    action.seat = static_cast<i8>(static_cast<i32>(code >> 3 & 7u) - 1);
    action.origin = static_cast<u8>(code >> 30);
    const u32 rest = code >> 6 & 0xFFFFFFu;
    if (action.kind == ActionKind::fall) unpack(rest, action.counts);
    if (action.kind == ActionKind::place) {
        action.face = static_cast<Face>(rest & 7u);
        action.rotation = static_cast<u8>(rest >> 3 & 3u);
        action.x = static_cast<i16>(static_cast<i32>(rest >> 5 & 63u) - kReach);
        action.y = static_cast<i16>(static_cast<i32>(rest >> 11 & 63u) - kReach);
    }
    return action;
}

/// Every action of seats and nature in order, including the library's rolls.
using History = HistoryOf<Code>;

}  // namespace bastide::dice
