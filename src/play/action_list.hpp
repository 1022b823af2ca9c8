// SPDX-License-Identifier: MIT
// The list of what may be done: a run of placements of one tile, and other actions. It is made anew for each call and never
// kept; play/listing.hpp counts it, finds one of it and goes through it.
#pragma once

#include "board/grid.hpp"
#include "play/action.hpp"

namespace bastide {

/// The order of all lists: kind, y, x, rotation, segment, piece. Rotation and segment lie side by side as they are wanted here.
constexpr u64 order_key(const Action& action) noexcept
{
    const u32 turned_segment = static_cast<u32>(action.rotation) << 8 | action.segment;
    return static_cast<u64>(action.verb) << 58 | static_cast<u64>(rank_of(cell_key(action.cell))) << 26 |
           (turned_segment << 16 | action.piece);
}

/// The placements of a tile are the long run in a list, so they are not written: `count` times `like`, on each cell and in each
/// rotation that fits. How it fits the first open cells is kept; the rest follows from the board again (play/placing.hpp).
struct PlacementRun {
    static constexpr u32 kMaxCells = 1024;  ///< open cells, more than a board of some thousand tiles has

    Action like;
    u32 count = 0;
    u64 pairs[kMaxCells / kCellsPerMask];  ///< not cleared: as many are read as there are open cells
    u32 ends[kMaxCells / kCellsPerMask];   ///< how many placements there are up to those open cells

    void add(u32 from, PlacementMask fits) noexcept
    {
        count += fits.count();
        if (from >= kMaxCells) return;
        pairs[from / kCellsPerMask] = fits.pairs;
        ends[from / kCellsPerMask] = count;
    }
};

/// Collects legal actions in order, wherever in it they are added. Of the other actions it holds one page, the first or a later
/// one, and counts the rest: on nearly every board the first page is the last (the longest list of 1,000 random games with 84
/// tiles had 180 actions, placements included).
class ActionList {
public:
    static constexpr u32 kPage = 256;

    explicit ActionList(Verb wanted = Verb::none) noexcept : wanted_(wanted) {}
    ActionList(const ActionList&) = delete;
    ActionList& operator=(const ActionList&) = delete;

    /// For a caller that asks only whether there is any.
    struct WhetherAny {};
    explicit ActionList(WhetherAny) noexcept : asks_whether_any_(true) {}
    /// One was found, and no more is asked: a slow search may stop.
    bool has_enough() const noexcept { return asks_whether_any_ && count() > 0; }

    Verb wanted() const noexcept { return wanted_; }
    bool wants(Verb verb) const noexcept { return wanted_ == Verb::none || wanted_ == verb; }

    void add(const Action& action) noexcept
    {
        if (!wants(action.verb)) return;
        if (action.verb == Verb::place && run_.count > 0) is_mixed_ = true;
        kinds_ |= bit_of(action.verb);
        ++others_;
        const u64 key = order_key(action);
        if (!is_before_page(key)) hold(action, key);
    }

    /// Whether placements can stand as the run; if not, add them one by one.
    bool takes_run() const noexcept { return run_.count == 0 && !is_mixed_; }
    /// `for_each_placement_mask` calls its visitor with the number of an open cell and how the tile fits from there on.
    template <class ForEachPlacementMask>
    void add_run(const Action& like, ForEachPlacementMask&& for_each_placement_mask) noexcept
    {
        run_.like = like;
        for_each_placement_mask([&](u32 from, PlacementMask fits) {
            run_.add(from, fits);
            return false;
        });
        if (run_.count == 0) return;
        if (kinds_ & bit_of(Verb::place)) is_mixed_ = true;
        kinds_ |= bit_of(Verb::place);
    }

    u32 count() const noexcept { return run_.count + others_; }
    u64 kinds() const noexcept { return kinds_; }  ///< bit k: an action of kind k was added

    const PlacementRun& run() const noexcept { return run_; }

    // ---- the page of other actions ----

    u32 held() const noexcept { return held_; }
    const Action& held(u32 i) const noexcept { return reinterpret_cast<const Action*>(page_)[i]; }
    bool is_first_page() const noexcept { return passed_ == 0; }
    bool is_last_page() const noexcept { return passed_ + held_ == others_; }

    // ---- listing anew: each empties the list, and the caller fills it again ----

    /// Other placements stand between those of the run, so that it cannot stand for itself.
    bool is_mixed() const noexcept { return is_mixed_ && run_.count > 0; }
    void clear_for_one_by_one() noexcept { clear(); }

    void clear_for_first_page() noexcept
    {
        clear();
        passed_ = 0;
        begin_ = {};
    }
    void clear_for_next_page() noexcept
    {
        PageBegin begin{order_key(held(held_ - 1)), 0};
        for (u32 i = held_; i > 0 && order_key(held(i - 1)) == begin.key; --i) ++begin.times;
        if (begin.key == begin_.key) begin.times += begin_.times;
        passed_ += held_;
        begin_ = begin;
        clear();
    }

private:
    /// Where a page begins: behind all actions before a key, and behind a number of those with that key.
    struct PageBegin {
        u64 key = 0;
        u32 times = 0;
    };

    static constexpr u64 bit_of(Verb verb) noexcept { return u64{1} << static_cast<int>(verb); }

    Action& place(u32 i) noexcept { return reinterpret_cast<Action*>(page_)[i]; }

    void clear() noexcept
    {
        run_.count = 0;
        others_ = held_ = seen_at_begin_ = 0;
        kinds_ = last_key_ = 0;
    }
    bool is_before_page(u64 key) noexcept { return key < begin_.key || (key == begin_.key && seen_at_begin_++ < begin_.times); }
    /// What comes in order, as nearly everything does, goes to the end. What is moved behind the page is held by a later one.
    void hold(const Action& action, u64 key) noexcept
    {
        if (key >= last_key_) {
            if (held_ == kPage) return;
            last_key_ = key;
            place(held_++) = action;
            return;
        }
        if (held_ < kPage) ++held_;
        u32 at = held_ - 1;
        for (; at > 0 && order_key(held(at - 1)) > key; --at) place(at) = held(at - 1);
        place(at) = action;
        last_key_ = order_key(held(held_ - 1));
    }

    alignas(Action) u8 page_[kPage * sizeof(Action)];  // not cleared: only what was written is read
    PlacementRun run_;
    u64 kinds_ = 0;
    static_assert(kVerbs <= 64);
    u64 last_key_ = 0;  ///< on the page
    PageBegin begin_;
    u32 others_ = 0;
    u32 held_ = 0;
    u32 passed_ = 0;  ///< on earlier pages
    u32 seen_at_begin_ = 0;
    Verb wanted_ = Verb::none;
    bool is_mixed_ = false;
    bool asks_whether_any_ = false;
};

}  // namespace bastide
