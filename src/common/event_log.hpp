// SPDX-License-Identifier: MIT
// The log of events and the history of actions, for the tile game and the dice game alike. Both have a fixed capacity and live in
// the memory of the handle.
#pragma once

#include "common/enums.hpp"

namespace bastide {

/// What a handle retains of its game besides the position.
struct Retention {
    i32 events = -1;      ///< capacity of the log in events; -1: the default
    bool history = true;  ///< whether the history is retained

    friend bool operator==(const Retention&, const Retention&) noexcept = default;
};

/// The fields that the events of both games have.
struct Entry {
    EventKind kind = EventKind::none;
    u8 seat = 0xFF;        ///< the seat that acts, is paid, or owns the piece; 0xFF: nature or none
    u8 other_seat = 0xFF;  ///< the other seat of an exchange, a capture or a sale; 0xFF: none
    u8 undone = 0;         ///< 1: an undo reverted this event
    Cause cause = Cause::none;
    u16 turn = 0;
    u32 action = 0;          ///< number of actions so far, the one that caused this event included; 0: before the first action
    u32 group_distance = 0;  ///< number minus that of the event that opened its group; 0: it opened one or is in none
    u32 number = 0;          ///< index since the last restart(), from 0
};
static_assert(Flat<Entry> && sizeof(Entry) == 20);

/// A ring buffer of events that overwrites the oldest when it is full. It also counts actions, so that each event can name the
/// action that caused it. Invariant: the numbers of retained events rise; numbers can be missing where undone events were dropped
/// or a snapshot did not hold them.
template <class Event>
class EventLog {
public:
    EventLog(Event* ring, u32 cap) noexcept : ring_(ring), end_(ring + cap), to_(ring), cap_(cap) {}

    /// Appends an event and returns a pointer to its slot for the caller to fill; null if the log has no capacity. It is filled
    /// in place, because a copy of bytes just written stalls on store forwarding.
    Event* add(EventKind kind, int seat, u16 turn) noexcept
    {
        const u64 seq = next_++;
        if (cap_ == 0) return nullptr;
        Event& event = *to_;
        if (++to_ == end_) to_ = ring_;
        event = {};
        event.kind = kind;
        event.seat = static_cast<u8>(seat);
        event.turn = turn;
        event.action = actions_;
        if (depth_ > 0) event.group_distance = static_cast<u32>(seq - groups_[depth_ - 1]);
        event.number = static_cast<u32>(seq - begin_);
        return &event;
    }

    /// Opens a group: the events added until close_group() belong to the event added last. Groups nest up to kDepth.
    void open_group() noexcept { groups_[depth_++] = next_ - 1; }
    void close_group() noexcept { --depth_; }

    /// Counts up to the greatest number that hosts and snapshots can hold.
    void count_action() noexcept { actions_ += actions_ < kMaxActions; }
    /// The index of the next action, from 0.
    u32 actions() const noexcept { return actions_; }

    /// The number of the oldest event that hosts can read.
    u64 first() const noexcept { return larger(shown_, count() > 0 ? seq_of(*nth(0)) : next_); }
    u64 next() const noexcept { return next_; }
    u32 cap() const noexcept { return cap_; }

    /// Calls `visit(seq, event)` for the retained events in order, from number `from` on.
    template <class Visit>
    void for_each(u64 from, Visit&& visit) const noexcept
    {
        for (u32 i = find(from); i < count(); ++i) visit(seq_of(*nth(i)), static_cast<const Event&>(*nth(i)));
    }
    /// Calls `change(event)` for each retained event.
    template <class Change>
    void change_each(Change&& change) noexcept
    {
        for (u32 i = 0; i < count(); ++i) change(*nth(i));
    }
    /// The event with a number. Precondition: it is retained.
    const Event& at(u64 seq) const noexcept { return *nth(find(seq)); }

    /// Removes all events and resets the action count; the next event gets number `next`.
    void restart(u64 next) noexcept
    {
        begin_ = next_ = shown_ = next;
        left_out_ = 0;
        to_ = ring_;
        actions_ = 0;
        depth_ = 0;
    }

    /// Shifts the numbers of all events so that the next one gets number `next`.
    void shift_numbers_to(u64 next) noexcept
    {
        begin_ += next - next_;
        shown_ += next - next_;
        next_ = next;
    }

    /// Hides the events so far from hosts. They stay in the ring for their score lines.
    void hide_all() noexcept { shown_ = next_; }

    /// Sets the action count, for a game that starts after `actions` actions of another handle.
    void set_action_count(u32 actions) noexcept { actions_ = actions; }

    /// Skips one number, of an event of the loaded game that the snapshot does not hold. Returns that number.
    u64 skip_event() noexcept
    {
        ++left_out_;
        return next_++;
    }
    /// Appends an event of a loaded game, like add(). `action` is the action count at the event, `group` the number of the event
    /// that opened its group; an event without a group passes its own number.
    Event* restore_event(EventKind kind, int seat, u32 action, u64 group) noexcept
    {
        Event* const event = add(kind, seat, 0);
        if (!event) return nullptr;
        event->action = action;
        event->group_distance = static_cast<u32>(next_ - 1 - group);
        return event;
    }

    /// Marks all events caused by action number `action` or a later one as undone, and sets the action count to `action`. Events
    /// marked earlier stay marked. Returns how many retained events are undone or announce an undo.
    u32 undo(u32 action) noexcept
    {
        u32 undone = 0;
        for (u32 i = 0; i < count(); ++i) {
            Event& event = *nth(i);
            if (event.action > action && event.kind != EventKind::undone) event.undone = 1;
            undone += is_undone(event);
        }
        actions_ = action;
        return undone;
    }
    /// Frees capacity: drops the undone events and the events that announce an undo. All others keep their numbers.
    void drop_undone() noexcept
    {
        u32 retained = 0;
        for (u32 i = 0; i < count(); ++i)
            if (!is_undone(*nth(i))) *nth(retained++) = *nth(i);
        to_ = nth(retained);
        left_out_ = next_ - begin_ - retained;
    }

    /// Copies the events of another log; only the newest if the capacity here is smaller.
    void copy(const EventLog& from) noexcept
    {
        restart(from.begin_);
        const u32 retained = smaller(from.count(), cap_);
        for (u32 i = 0; i < retained; ++i) ring_[i] = *from.nth(from.count() - retained + i);
        to_ = retained == cap_ ? ring_ : ring_ + retained;
        next_ = from.next_;
        left_out_ = next_ - begin_ - retained;
        shown_ = from.shown_;
        actions_ = from.actions_;
    }
    /// Continues the numbering of another log without its events.
    void continue_from(const EventLog& from) noexcept
    {
        restart(from.next_);
        actions_ = from.actions_;
    }

private:
    static constexpr u32 kMaxActions = 0x7FFFFFFF;
    static constexpr int kDepth = 4;  // deepest nesting in use: 2, a scoring inside the final scoring

    static bool is_undone(const Event& event) noexcept { return event.undone || event.kind == EventKind::undone; }

    u32 count() const noexcept { return static_cast<u32>(smaller<u64>(next_ - begin_ - left_out_, cap_)); }
    u64 seq_of(const Event& event) const noexcept { return begin_ + event.number; }
    /// The slot of the i-th retained event, the oldest first; i = count() is the slot of the next event.
    Event* nth(u32 i) const noexcept
    {
        const u32 at = static_cast<u32>(to_ - ring_) + i;
        const u32 count = this->count();
        return ring_ + (at >= count ? (at - count) % cap_ : at + cap_ - count);
    }
    /// Index among the retained events of the first with a number not below `seq`; count() if there is none.
    u32 find(u64 seq) const noexcept
    {
        u32 low = 0;
        for (u32 high = count(); low < high;) {
            const u32 middle = low + (high - low) / 2;
            if (seq_of(*nth(middle)) < seq)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }

    Event* ring_;
    Event* end_;
    Event* to_;  ///< slot of the next event
    u64 groups_[kDepth] = {};
    u64 begin_ = 0;     ///< number of the first event since restart()
    u64 left_out_ = 0;  ///< numbers since begin_ that were skipped or whose event was dropped; overwritten events do not count
    u64 shown_ = 0;     ///< events with a lower number are hidden from hosts
    // What every action reads or writes, even without capacity, lies at the end; see Game.
    u64 next_ = 0;
    u32 cap_;
    u32 actions_ = 0;
    int depth_ = 0;
};

/// The actions of a game in order, up to a fixed capacity. Once one action did not fit, the history is truncated and records no
/// more.
template <class Item>
class HistoryOf {
public:
    HistoryOf(Item* items, u32 cap) noexcept : items_(items), cap_(cap) {}

    /// Appends an item and returns its slot; null if the history is full or truncated.
    Item* add() noexcept
    {
        is_truncated_ = is_truncated_ || count_ == cap_;
        return is_truncated_ ? nullptr : &items_[count_++];
    }
    void add(const Item& item) noexcept
    {
        if (Item* to = add()) *to = item;
    }
    /// Whether an action did not fit, so that the game cannot be replayed.
    bool is_truncated() const noexcept { return is_truncated_; }
    /// Whether the beginning is missing. Such a history is empty, truncated, and records nothing.
    bool is_lost() const noexcept { return is_lost_; }
    u32 count() const noexcept { return count_; }
    u32 cap() const noexcept { return cap_; }
    const Item& at(u32 i) const noexcept { return items_[i]; }

    /// Finds the next item from index `from` for which `matches(item)` holds, and sets `from` to the index after it.
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

    /// The index of the last item for which `matches(item)` holds; kNowhere when there is none.
    template <class Matches>
    u32 find_last(Matches&& matches) const noexcept
    {
        for (u32 i = count_; i > 0; --i)
            if (matches(items_[i - 1])) return i - 1;
        return kNowhere;
    }
    static constexpr u32 kNowhere = 0xFFFFFFFF;  ///< beyond every history

    /// Removes the items from index `count` on.
    void truncate_to(u32 count) noexcept { count_ = smaller(count, count_); }
    void clear() noexcept
    {
        count_ = 0;
        is_truncated_ = is_lost_ = false;
    }
    /// Removes all items and continues as a history that an item did not fit.
    void mark_truncated() noexcept
    {
        count_ = 0;
        is_truncated_ = true;
    }
    void mark_lost() noexcept
    {
        count_ = 0;
        is_truncated_ = is_lost_ = true;
    }
    /// Copies another history. Precondition: it has the same capacity, or one of the two has none. Without capacity here nothing
    /// is copied; without a complete source this history is lost.
    void copy(const HistoryOf& from) noexcept
    {
        clear();
        if (cap_ == 0) return;
        if (from.cap_ == 0 || from.is_lost_) return mark_lost();
        count_ = from.count_;
        is_truncated_ = from.is_truncated_;
        if (count_ > 0) std::memcpy(items_, from.items_, count_ * sizeof(Item));
    }

private:
    Item* items_;
    u32 cap_;
    u32 count_ = 0;
    bool is_truncated_ = false;
    bool is_lost_ = false;
};

}  // namespace bastide
