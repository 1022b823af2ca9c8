// SPDX-License-Identifier: MIT
// What a game remembers beside its position, whatever the game: events for the host to read, and the list from which it can be
// played again. Both have a fixed capacity.
#pragma once

#include "ground/words.hpp"

namespace bastide {

/// How much a handle keeps of whatever game is in it.
struct Retention {
    i32 events = -1;      ///< so many; -1: the usual number
    bool history = true;  ///< whether the list from which it can be played again

    friend bool operator==(const Retention&, const Retention&) noexcept = default;
};

/// What every event says, whatever the game.
struct Entry {
    EventKind kind = EventKind::none;
    u8 seat = 0xFF;        ///< who acts, is paid, or owns the piece; 0xFF is nature or none
    u8 other_seat = 0xFF;  ///< the other party
    u8 undone = 0;         ///< 1: taken back since
    Cause cause = Cause::none;
    u16 turn = 0;
    u32 action = 0;  ///< 1 + the number of the action it follows from; 0 before the first
    u32 back = 0;    ///< how much smaller the number of the event is that began its group; 0: it belongs to none, or begins one
    u32 number = 0;  ///< since the log began anew
};
static_assert(Flat<Entry> && sizeof(Entry) == 20);

/// A ring of events: when it is full the oldest go. Counts actions, too, so that events can tell what they follow from.
template <class Event>
class EventLog {
public:
    EventLog(Event* ring, u32 cap) noexcept : ring_(ring), end_(ring + cap), to_(ring), cap_(cap) {}

    /// Counts an event and answers where it is to be written; null where none is retained. Written there at once, because a copy
    /// would stall on store forwarding.
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
        event.back = depth_ > 0 ? static_cast<u32>(seq - groups_[depth_ - 1]) : 0;
        event.number = static_cast<u32>(seq - begin_);
        return &event;
    }

    /// What is added from now on belongs to the event added last, until the group is closed.
    void open_group() noexcept { groups_[depth_++] = next_ - 1; }
    void close_group() noexcept { --depth_; }

    void count_action() noexcept { ++actions_; }
    /// Number of the next action.
    u32 actions() const noexcept { return actions_; }

    /// The oldest event that is retained for hosts.
    u64 first() const noexcept { return larger(shown_, count() > 0 ? seq_of(*nth(0)) : next_); }
    u64 next() const noexcept { return next_; }
    u32 cap() const noexcept { return cap_; }

    /// Calls `visit(seq, event)` for the retained events in order, from event `from` on.
    template <class Visit>
    void for_each(u64 from, Visit&& visit) const noexcept
    {
        for (u32 i = find(from); i < count(); ++i) visit(seq_of(*nth(i)), static_cast<const Event&>(*nth(i)));
    }
    /// The event of that number, which is retained.
    const Event& at(u64 seq) const noexcept { return *nth(find(seq)); }

    /// Forgets everything; the next event gets number `next`.
    void restart(u64 next) noexcept
    {
        begin_ = next_ = shown_ = next;
        left_out_ = 0;
        to_ = ring_;
        actions_ = 0;
        depth_ = 0;
    }

    /// Numbers the events so far anew, so that the next one gets number `next`.
    void shift_to(u64 next) noexcept
    {
        begin_ += next - next_;
        shown_ += next - next_;
        next_ = next;
    }

    /// The events so far are shown no more; their score lines are.
    void hide() noexcept { shown_ = next_; }
    void show_all() noexcept { shown_ = begin_; }

    /// Goes on counting actions behind so many that were done elsewhere.
    void go_on_from(u32 actions) noexcept { actions_ = actions; }

    /// The number of an event that was told elsewhere and is not retained here.
    u64 leave_out() noexcept
    {
        ++left_out_;
        return next_++;
    }
    /// An event that was told elsewhere, as add() answers one: it follows from the action before the `action`-th, and its group
    /// began with the event of number `group`, be it its own.
    Event* recall(EventKind kind, int seat, u32 action, u64 group) noexcept
    {
        Event* const event = add(kind, seat, 0);
        if (!event) return nullptr;
        event->action = action;
        event->back = static_cast<u32>(next_ - 1 - group);
        return event;
    }

    /// Marks all events that follow from the action of that number or later ones, and goes on counting from it. What was taken
    /// back before stays so, whatever is taken back now. Answers how many retained events tell of what is not.
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
    /// Makes room: drops the events that tell of what is not. All others keep their numbers.
    void drop_undone() noexcept
    {
        u32 kept = 0;
        for (u32 i = 0; i < count(); ++i)
            if (!is_undone(*nth(i))) *nth(kept++) = *nth(i);
        to_ = nth(kept);
        left_out_ = next_ - begin_ - kept;
    }

    /// Takes over the events of another log, the newest when there is less room here.
    void copy(const EventLog& from) noexcept
    {
        restart(from.begin_);
        const u32 kept = smaller(from.count(), cap_);
        for (u32 i = 0; i < kept; ++i) ring_[i] = *from.nth(from.count() - kept + i);
        to_ = kept == cap_ ? ring_ : ring_ + kept;
        next_ = from.next_;
        left_out_ = next_ - begin_ - kept;
        shown_ = from.shown_;
        actions_ = from.actions_;
    }
    /// Goes on where another log stands, without its events.
    void follow(const EventLog& from) noexcept
    {
        restart(from.next_);
        actions_ = from.actions_;
    }

private:
    static constexpr int kDepth = 4;  // final scoring, a scoring in it

    static bool is_undone(const Event& event) noexcept { return event.undone || event.kind == EventKind::undone; }

    u32 count() const noexcept { return static_cast<u32>(smaller<u64>(next_ - begin_ - left_out_, cap_)); }
    u64 seq_of(const Event& event) const noexcept { return begin_ + event.number; }
    /// The i-th of the retained, the oldest first; behind the newest is where the next one goes.
    Event* nth(u32 i) const noexcept
    {
        const u32 at = static_cast<u32>(to_ - ring_) + i;
        const u32 count = this->count();
        return ring_ + (at >= count ? (at - count) % cap_ : at + cap_ - count);
    }
    /// The place of the first whose number is not below `seq`.
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
    Event* to_;  ///< where the next event goes
    u32 cap_;
    u32 actions_ = 0;
    int depth_ = 0;
    u64 groups_[kDepth] = {};
    u64 begin_ = 0;     ///< the number of the first event since all were forgotten
    u64 left_out_ = 0;  ///< of the numbers since then those that no retained event has and that were not written over
    u64 next_ = 0;
    u64 shown_ = 0;  ///< events before it are retained for their score lines alone
};

/// Actions in order, until there is no more room.
template <class Item>
class HistoryOf {
public:
    HistoryOf(Item* items, u32 cap) noexcept : items_(items), cap_(cap) {}

    /// Where the next item is to be written; null when there is no more room.
    Item* add() noexcept
    {
        is_truncated_ = is_truncated_ || count_ == cap_;
        return is_truncated_ ? nullptr : &items_[count_++];
    }
    void add(const Item& item) noexcept
    {
        if (Item* to = add()) *to = item;
    }
    /// An action found no place: the game cannot be told any more.
    bool is_truncated() const noexcept { return is_truncated_; }
    /// The beginning is missing, so nothing is added.
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

    /// Forgets the items from number `count` on.
    void truncate_to(u32 count) noexcept { count_ = smaller(count, count_); }
    void clear() noexcept
    {
        count_ = 0;
        is_truncated_ = is_lost_ = false;
    }
    void lose() noexcept
    {
        count_ = 0;
        is_truncated_ = is_lost_ = true;
    }
    /// Of a game whose history has as much room as this one or none at all. What keeps none copies none.
    void copy(const HistoryOf& from) noexcept
    {
        clear();
        if (cap_ == 0) return;
        if (from.cap_ == 0 || from.is_lost_) return lose();
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
