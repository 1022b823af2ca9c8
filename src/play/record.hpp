// SPDX-License-Identifier: MIT
// What is kept of a game beside its position: events for the host to read, and the list of actions from which the game can be
// played again. Rules never read either.
#pragma once

#include "play/action.hpp"

namespace bastide {

/// Something that happened, in the past tense. Fields as the C header tells for each kind; 0 ids mean none.
struct Event {
    EventKind kind = EventKind::none;
    u8 seat = 0;
    u8 rotation = 0;
    ScoreRule rule = ScoreRule::none;
    Cell cell;
    RowId tile;
    NodeId feature;
    PieceId piece;
    u16 why = 0;  ///< of a piece that went home: Leaving
    i32 points = 0;
    i32 arg[3]{};
};
static_assert(Flat<Event> && sizeof(Event) == 32);

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
    u32 cap() const noexcept { return cap_; }

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

/// Every action of seats and nature in order, the library's own draws included. Where nature fills a hidden hand that is known
/// here, or shows what was in one, `value` is 1 + the seat whose hand it is.
class History {
public:
    History(Action* actions, u32 cap) noexcept : actions_(actions), cap_(cap) {}

    void add(const Action& action) noexcept
    {
        if (count_ < cap_)
            actions_[count_++] = action;
        else
            is_cut_ = true;
    }
    /// An action found no place: the game cannot be told any more.
    bool is_cut() const noexcept { return is_cut_; }
    u32 count() const noexcept { return count_; }
    u32 cap() const noexcept { return cap_; }
    const Action& at(u32 i) const noexcept { return actions_[i]; }
    void clear() noexcept
    {
        count_ = 0;
        is_cut_ = false;
    }
    void copy(const History& from) noexcept
    {
        count_ = from.count_;
        is_cut_ = from.is_cut_;
        if (count_ > 0) std::memcpy(actions_, from.actions_, count_ * sizeof(Action));
    }

private:
    Action* actions_;
    u32 cap_;
    u32 count_ = 0;
    bool is_cut_ = false;
};

}  // namespace bastide
