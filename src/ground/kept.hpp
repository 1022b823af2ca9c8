// SPDX-License-Identifier: MIT
// What is kept of a game beside its position, whatever the game: events for the host to read, and the list from which it can be
// played again. Both have room from the start and never grow.
#pragma once

#include "ground/flat.hpp"

namespace bastide {

/// How much a handle keeps of whatever game is in it.
struct Notebook {
    i32 events = -1;      ///< so many; -1: the usual number
    bool history = true;  ///< whether the list from which it can be played again

    friend bool operator==(const Notebook&, const Notebook&) noexcept = default;
};

/// A ring of events: when it is full the oldest go.
template <class Event>
class LogOf {
public:
    LogOf(Event* ring, u32 cap) noexcept : ring_(ring), cap_(cap) {}

    /// Counts an event and answers where it is to be written; null where none is kept. Written there at once, because a copy
    /// would have to wait until its fields have arrived in memory.
    Event* add() noexcept
    {
        ++next_;
        if (cap_ == 0) return nullptr;
        Event& event = ring_[slot_];
        if (++slot_ == cap_) slot_ = 0;
        return &event;
    }
    void add(const Event& event) noexcept
    {
        if (Event* to = add()) *to = event;
    }
    const Event& at(u64 seq) const noexcept { return ring_[(seq - begin_) % cap_]; }
    u64 first() const noexcept { return next_ - smaller<u64>(next_ - begin_, cap_); }
    u64 next() const noexcept { return next_; }
    u32 cap() const noexcept { return cap_; }

    /// Forgets everything; the next event gets number `next`.
    void restart(u64 next) noexcept
    {
        begin_ = next_ = next;
        slot_ = 0;
    }

private:
    Event* ring_;
    u32 cap_;
    u32 slot_ = 0;   ///< where the next event goes: that of begin_ went to 0, and no event needs a division
    u64 begin_ = 0;  ///< the first event since all were forgotten
    u64 next_ = 0;
};

/// Actions in order, until there is no more room.
template <class Item>
class HistoryOf {
public:
    HistoryOf(Item* items, u32 cap) noexcept : items_(items), cap_(cap) {}

    /// Where the next item is to be written; null when there is no more room.
    Item* add() noexcept
    {
        is_cut_ = is_cut_ || count_ == cap_;
        return is_cut_ ? nullptr : &items_[count_++];
    }
    void add(const Item& item) noexcept
    {
        if (Item* to = add()) *to = item;
    }
    /// An action found no place: the game cannot be told any more.
    bool is_cut() const noexcept { return is_cut_; }
    /// What came before is known to nobody here: the game can be told again when it begins anew.
    bool is_lost() const noexcept { return is_lost_; }
    u32 count() const noexcept { return count_; }
    u32 cap() const noexcept { return cap_; }
    const Item& at(u32 i) const noexcept { return items_[i]; }

    /// Looks for an item from number `from` on, and sets that behind it.
    template <class Matches>
    bool find(u32& from, Matches&& matches) const noexcept
    {
        for (u32 i = from; i < count_; ++i) {
            if (!matches(items_[i])) continue;
            from = i + 1;
            return true;
        }
        return false;
    }

    void clear() noexcept
    {
        count_ = 0;
        is_cut_ = is_lost_ = false;
    }
    /// From now on nothing is added: the begin is missing.
    void lose() noexcept
    {
        count_ = 0;
        is_cut_ = is_lost_ = true;
    }
    /// Of a game whose history has as much room as this one or none at all. What keeps none copies none.
    void copy(const HistoryOf& from) noexcept
    {
        clear();
        if (cap_ == 0) return;
        if (from.cap_ == 0 || from.is_lost_) return lose();
        count_ = from.count_;
        is_cut_ = from.is_cut_;
        if (count_ > 0) std::memcpy(items_, from.items_, count_ * sizeof(Item));
    }

private:
    Item* items_;
    u32 cap_;
    u32 count_ = 0;
    bool is_cut_ = false;
    bool is_lost_ = false;
};

}  // namespace bastide
