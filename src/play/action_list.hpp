// SPDX-License-Identifier: MIT
// The list of legal actions: a placement run of one tile, and a page of other actions. It is made anew for each call and never
// stored; play/listing.hpp has its readers.
#pragma once

#include "board/grid.hpp"
#include "play/action.hpp"

namespace bastide {

/// The sort key of actions: kind, y, x, rotation, segment, piece. Rotation and segment are adjacent in Action in this order, so a
/// little-endian machine loads both as one 16-bit number.
constexpr u64 order_key(const Action& action) noexcept
{
    const u32 turned_segment = static_cast<u32>(action.rotation) << 8 | action.segment;
    return static_cast<u64>(action.kind) << 58 | static_cast<u64>(rank_of(cell_key(action.cell))) << 26 |
           (turned_segment << 16 | action.piece);
}

/// The legal placements of one tile in compact form, because they are most of a list: `count` actions that equal `prototype` but
/// for cell and rotation. The masks of the first kMaxCells open cells are stored; those of further cells are computed again from
/// the board (play/placing.hpp).
struct PlacementRun {
    static constexpr u32 kMaxCells = 1024;  ///< capacity in open cells; a board of a thousand tiles has fewer

    Action prototype;
    u32 count = 0;
    u64 pairs[kMaxCells / kCellsPerMask];   ///< uninitialized beyond the open cells
    u32 starts[kMaxCells / kCellsPerMask];  ///< prefix sums: placements before this mask

    void add(u32 from, PlacementMask fits) noexcept
    {
        if (from < kMaxCells) {
            pairs[from / kCellsPerMask] = fits.pairs;
            starts[from / kCellsPerMask] = count;
        }
        count += fits.count();
    }
};

/// Collects legal actions and sorts them. It stores one page of the actions that are not in the run, the first or a later one,
/// and counts the others. On nearly every board the first page is the last: the longest list in 1,000 random games with 84 tiles
/// had 180 actions, placements included.
class ActionList {
public:
    static constexpr u32 kPage = 256;

    explicit ActionList(ActionKind kind = ActionKind::none) noexcept : kind_(kind) {}
    ActionList(const ActionList&) = delete;
    ActionList& operator=(const ActionList&) = delete;

    /// Selects a list whose caller needs to know only whether it is empty.
    struct StopAtFirst {};
    explicit ActionList(StopAtFirst) noexcept : stops_at_first_(true) {}
    /// Whether such a list has an action, so that a slow search can stop.
    bool has_enough() const noexcept { return stops_at_first_ && count() > 0; }

    ActionKind kind() const noexcept { return kind_; }
    bool accepts(ActionKind kind) const noexcept { return kind_ == ActionKind::none || kind_ == kind; }

    void add(const Action& action) noexcept
    {
        if (!accepts(action.kind)) return;
        if (action.kind == ActionKind::place && run_.count > 0) is_mixed_ = true;
        kinds_ |= bit_of(action.kind);
        ++others_;
        const u64 key = order_key(action);
        if (!is_before_page(key)) insert_on_page(action, key);
    }

    /// Whether placements can be added as the run; if not, add them one by one.
    bool can_add_run() const noexcept { return run_.count == 0 && !is_mixed_; }
    /// Adds placements as the run. Precondition: can_add_run(). `for_each_placement_mask` calls its visitor with the index of an
    /// open cell and the placement mask from that cell on, for all open cells.
    template <class ForEachPlacementMask>
    void add_run(const Action& prototype, ForEachPlacementMask&& for_each_placement_mask) noexcept
    {
        run_.prototype = prototype;
        for_each_placement_mask([&](u32 from, PlacementMask fits) {
            run_.add(from, fits);
            return false;
        });
        if (run_.count == 0) return;
        if (kinds_ & bit_of(ActionKind::place)) is_mixed_ = true;
        kinds_ |= bit_of(ActionKind::place);
    }

    u32 count() const noexcept { return run_.count + others_; }
    u64 kinds() const noexcept { return kinds_; }  ///< bit k: an action of kind k was added

    /// Whether it has an action other than the pass.
    bool has_choice() const noexcept { return (kinds_ & ~bit_of(ActionKind::pass)) != 0; }

    const PlacementRun& run() const noexcept { return run_; }

    // ---- the page of actions that are not in the run ----

    u32 page_size() const noexcept { return page_size_; }
    const Action& on_page(u32 i) const noexcept { return reinterpret_cast<const Action*>(page_)[i]; }
    bool is_first_page() const noexcept { return skipped_ == 0; }
    bool is_last_page() const noexcept { return skipped_ + page_size_ == others_; }

    // ---- relisting: each of these empties the list, and the caller then adds all actions again ----

    /// Whether other placements sort between those of the run, so that the run is not contiguous. Then the caller empties the
    /// list by clear_for_single_placements() and adds all actions again; placements are then added one by one.
    bool is_mixed() const noexcept { return is_mixed_ && run_.count > 0; }
    void clear_for_single_placements() noexcept { clear(); }

    void clear_for_first_page() noexcept
    {
        clear();
        skipped_ = 0;
        begin_ = {};
    }
    void clear_for_next_page() noexcept
    {
        PageBegin begin{order_key(on_page(page_size_ - 1)), 0};
        for (u32 i = page_size_; i > 0 && order_key(on_page(i - 1)) == begin.key; --i) ++begin.times;
        if (begin.key == begin_.key) begin.times += begin_.times;
        skipped_ += page_size_;
        begin_ = begin;
        clear();
    }

private:
    /// Where a page begins: after all actions with a smaller key and after the first `times` actions with this key.
    struct PageBegin {
        u64 key = 0;
        u32 times = 0;
    };

    static constexpr u64 bit_of(ActionKind kind) noexcept { return u64{1} << static_cast<int>(kind); }

    Action& slot(u32 i) noexcept { return reinterpret_cast<Action*>(page_)[i]; }

    void clear() noexcept
    {
        run_.count = 0;
        others_ = page_size_ = seen_at_begin_ = 0;
        kinds_ = last_key_ = 0;
    }
    bool is_before_page(u64 key) noexcept { return key < begin_.key || (key == begin_.key && seen_at_begin_++ < begin_.times); }
    /// Inserts an action into the page. Nearly all actions come in order and are appended. An action pushed off the end of a full
    /// page belongs to a later page.
    void insert_on_page(const Action& action, u64 key) noexcept
    {
        if (key >= last_key_) {
            if (page_size_ == kPage) return;
            last_key_ = keys_[page_size_] = key;
            slot(page_size_++) = action;
            return;
        }
        insert_out_of_order(action, key);
    }
    void insert_out_of_order(const Action& action, u64 key) noexcept;

    alignas(Action) u8 page_[kPage * sizeof(Action)];  // uninitialized; only the first page_size_ actions are read
    u64 keys_[kPage];                                  // their keys, so that an action out of order finds its place by bisection
    PlacementRun run_;
    u64 kinds_ = 0;
    static_assert(kActionKinds <= 64);
    u64 last_key_ = 0;  ///< the greatest key on the page
    PageBegin begin_;
    u32 others_ = 0;
    u32 page_size_ = 0;
    u32 skipped_ = 0;  ///< actions on earlier pages
    u32 seen_at_begin_ = 0;
    ActionKind kind_ = ActionKind::none;
    bool is_mixed_ = false;
    bool stops_at_first_ = false;
};

}  // namespace bastide
