// SPDX-License-Identifier: MIT
// What is kept of a dice game beside its position: events for the host to read, and the list of actions and rolls from which the
// game can be played again. Rules never read either.
#pragma once

#include "dice/dice_words.hpp"
#include "ground/kept.hpp"

namespace bastide::dice {

using Log = LogOf<Event>;

/// An action in four bytes: verb, seat, and a face on a cell or the counts of a roll.
using Code = u32;

/// Counts of faces packed four bits each, the first face lowest. The same number is public.
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
    if (action.verb == Verb::fall) rest = packed(action.counts);
    if (action.verb == Verb::place)
        rest = static_cast<u32>(action.face) | static_cast<u32>(action.rotation) << 3 | static_cast<u32>(action.x + kReach) << 5 |
               static_cast<u32>(action.y + kReach) << 11;
    return static_cast<u32>(action.verb) | static_cast<u32>(action.seat + 1) << 3 | rest << 6;
}

constexpr Action action_of(Code code) noexcept
{
    Action action{};
    action.verb = static_cast<Verb>(code & 7u);
    action.seat = static_cast<i8>(static_cast<i32>(code >> 3 & 7u) - 1);
    const u32 rest = code >> 6;
    if (action.verb == Verb::fall) unpack(rest, action.counts);
    if (action.verb == Verb::place) {
        action.face = static_cast<Face>(rest & 7u);
        action.rotation = static_cast<u8>(rest >> 3 & 3u);
        action.x = static_cast<i16>(static_cast<i32>(rest >> 5 & 63u) - kReach);
        action.y = static_cast<i16>(static_cast<i32>(rest >> 11 & 63u) - kReach);
    }
    return action;
}

/// Every action of seats and nature in order, the library's own rolls included.
using History = HistoryOf<Code>;

}  // namespace bastide::dice
