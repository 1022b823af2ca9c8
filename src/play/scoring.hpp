// SPDX-License-Identifier: MIT
// Scores features: measures them, weighs who is on them, pays the strongest, sends everyone home. Knows what a majority is;
// what a feature is worth and how much a piece weighs, rooms say.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Whether a feature of this kind is scored as soon as nothing of it is open; fields wait for the end (BASE-FIELD-03).
constexpr bool can_be_completed(SegmentKind kind) noexcept
{
    return kind == SegmentKind::road || kind == SegmentKind::city || counts_cells_around(kind);
}

Feature measure(const View& view, NodeId root) noexcept;

/// How many segments of a measured feature have a mark. For most boxes it matters only whether any has.
inline u32 count_marks(const View& view, const Feature& feature, Mark mark) noexcept
{
    const u8 number = view.rules.marks.of[static_cast<int>(mark)];
    return number ? feature.marks.of[number - 1] : 0;
}

/// Whether a placed tile has a mark as a whole.
inline bool has_mark(const View& view, PlacedId tile, Mark mark) noexcept
{
    return has_mark(view.rules.tiles.row(view.state.placed(tile).tile.row()), kWholeTile, mark);
}

/// What a feature is worth to a seat; kNature: to any, without what only some get.
Tally tally(const View& view, const Feature& feature, Cause cause, int seat = kNature) noexcept;

/// What each seat is paid for a feature. That is counted once, unless a room asks who is paid.
class Payout {
public:
    Payout(const View& view, const Feature& feature, Cause cause) noexcept
        : view_(view), feature_(feature), cause_(cause), tally_(tally(view, feature, cause))
    {
    }

    const Tally& to(int seat) noexcept
    {
        if (!view_.rules.on.worth_asks_seat || seat == seat_) return tally_;
        seat_ = seat;
        return tally_ = tally(view_, feature_, cause_, seat);
    }
    i32 points(int seat) noexcept { return to(seat).points(); }

    bool fits() const noexcept { return tally_.size() <= Tally::kMost; }

    /// Those of the seats to whom it is worth anything.
    u32 paid(u32 seats) noexcept
    {
        if (!view_.rules.on.worth_asks_seat) return tally_.empty() ? 0 : seats;
        u32 mask = 0;
        for_each_bit(seats, [&](u32 seat) {
            if (!to(static_cast<int>(seat)).empty()) mask |= 1u << seat;
        });
        return mask;
    }

private:
    const View& view_;
    const Feature& feature_;
    Cause cause_;
    int seat_ = kNature;
    Tally tally_;
};

/// The strength of each seat on a feature.
struct Weights {
    i32 of[kMaxSeats] = {};
    u32 occupants = 0;  ///< mask of seats with a piece on it

    /// Mask of the seats with the greatest strength above zero (BASE-MAJ-02, -03).
    u32 leaders() const noexcept;
};
Weights weigh(const View& view, NodeId root) noexcept;

/// Features to be scored in one go, in the order of the event log (BASE-SCORE-03): by kind, then by their first member.
template <u32 kMost>
class ScoreQueue {
public:
    void add(const View& view, NodeId root) noexcept
    {
        for (u32 i = 0; i < size_; ++i)
            if (place(i).root == root) return;
        const Feature feature = measure(view, root);
        const u64 key = rank(feature.kind) << 56 | order_key(view.state, feature.first);
        u32 at = size_++;
        for (; at > 0 && place(at - 1).key > key; --at) place(at) = place(at - 1);
        place(at) = {key, root, feature.first, feature.kind, feature.tiles, feature.pennants};
    }

    u32 size() const noexcept { return size_; }

    /// Marks are counted again where a game has any: hundreds of counts of each would be too much for the stack.
    Feature at(const View& view, u32 i) const noexcept
    {
        const Place& at = place(i);
        if (view.rules.marks.count > 0) return measure(view, at.root);
        return {at.root, at.first, at.kind, at.tiles, at.pennants, {}};
    }

    /// Calls `visit(feature)` for each in order.
    template <class Visit>
    void for_each(const View& view, Visit&& visit) const noexcept
    {
        for (u32 i = 0; i < size_; ++i) visit(at(view, i));
    }

private:
    static constexpr u64 rank(SegmentKind kind) noexcept
    {
        switch (kind) {
            case SegmentKind::road: return 0;
            case SegmentKind::city: return 1;
            case SegmentKind::field: return 3;
            default: return 2;
        }
    }

    struct Place {
        u64 key;
        NodeId root;
        NodeId first;
        SegmentKind kind;
        u32 tiles;
        u32 pennants;
    };

    Place& place(u32 i) noexcept { return reinterpret_cast<Place*>(places_)[i]; }
    const Place& place(u32 i) const noexcept { return reinterpret_cast<const Place*>(places_)[i]; }

    alignas(Place) u8 places_[kMost * sizeof(Place)];  // not cleared: there is room for many and use for few
    u32 size_ = 0;
};

/// Pays and clears one feature.
void score_feature(Play& play, const Feature& feature, Cause cause) noexcept;

/// Scores every feature that the tile just placed completed (BASE-SCORE-01): at once, or where a room may ask something between
/// them, as steps on the agenda.
void score_completed(Play& play) noexcept;

/// The same at once, whatever rooms would ask.
void score_completed_at_once(Play& play) noexcept;

/// One of those features before it is scored, or scored and behind it. What completed them is the tile placed last, so which they
/// are, and in which order, follows from the board, and the step needs to know no more than how many are done.
extern const StepCode scoring_step;

/// Scores what is left on the board at the end: roads, cities and monasteries, then fields (BASE-FINAL-01).
void score_final(Play& play) noexcept;

/// The final scoring and the end.
void score_and_end(Play& play) noexcept;

/// Adds what each seat would get for that if the game ended now.
void count_final(const View& view, i32 (&points)[kMaxSeats]) noexcept;

}  // namespace bastide
