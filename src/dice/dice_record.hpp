// SPDX-License-Identifier: MIT
// What is kept of a dice game beside its position: events for the host to read, and the list of actions and rolls from which the
// game can be played again. Both have room from the start and never grow. Rules never read either.
#pragma once

#include "dice/dice_words.hpp"

namespace bastide::dice {

/// A ring: when it is full the oldest events go.
class Log {
public:
    Log(Event* ring, u32 cap) noexcept : ring_(ring), cap_(cap) {}

    void add(const Event& event) noexcept
    {
        if (cap_ > 0) ring_[slot_] = event;
        if (++slot_ >= cap_) slot_ = 0;
        ++next_;
        if (next_ - first_ > cap_) first_ = next_ - cap_;
    }
    const Event& at(u64 seq) const noexcept { return ring_[seq % cap_]; }
    u64 first() const noexcept { return first_; }
    u64 next() const noexcept { return next_; }

    /// Forgets everything; the next event gets number `next`.
    void restart(u64 next) noexcept
    {
        first_ = next_ = next;
        slot_ = cap_ > 0 ? static_cast<u32>(next % cap_) : 0;
    }

private:
    Event* ring_;
    u32 cap_;
    u32 slot_ = 0;  ///< where the next event goes: next_ modulo cap_, without a division for every event
    u64 first_ = 0;
    u64 next_ = 0;
};

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

/// Every action of seats and nature in order, the library's own rolls included, until there is no more room.
class History {
public:
    History(Code* codes, u32 cap) noexcept : codes_(codes), cap_(cap) {}

    void add(const Action& action) noexcept
    {
        if (count_ < cap_)
            codes_[count_++] = code_of(action);
        else
            whole_ = false;
    }
    u32 count() const noexcept { return count_; }
    Action at(u32 i) const noexcept { return action_of(codes_[i]); }

    /// Whether nothing was left out.
    bool is_whole() const noexcept { return whole_; }

    void clear() noexcept
    {
        count_ = 0;
        whole_ = true;
    }
    void copy(const History& from) noexcept
    {
        count_ = from.count_;
        whole_ = from.whole_;
        if (count_ > 0) std::memcpy(codes_, from.codes_, count_ * sizeof(Code));
    }

private:
    Code* codes_;
    u32 cap_;
    u32 count_ = 0;
    bool whole_ = true;
};

}  // namespace bastide::dice
