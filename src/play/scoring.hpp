// SPDX-License-Identifier: MIT
// Scoring of features: measures them, determines the majority, pays its seats and returns the pieces. Modules define the worth of
// a feature and the strength of a piece.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The kinds that count the cells around them.
inline constexpr SegmentSet kKindsAround = segment_set(SegmentKind::monastery, SegmentKind::garden, SegmentKind::hut);
/// The kinds that are scored when they are complete; fields are scored at the end only (BASE-FIELD-03).
inline constexpr SegmentSet kKindsCompleted = segment_set(SegmentKind::road, SegmentKind::city) | kKindsAround;

constexpr bool can_be_completed(SegmentKind kind) noexcept { return holds(kKindsCompleted, kind); }

/// Whether features of a kind are scored at the end when pieces occupy them: no foundations (TOWER-END-01), and none of a kind
/// into which a piece turned them.
constexpr bool is_scored_at_end(SegmentKind kind) noexcept
{
    return can_be_completed(kind) || kind == SegmentKind::field || counts_row_and_column(kind);
}

Feature measure(const View& view, NodeId root) noexcept;

/// How many segments of a measured feature have a mark.
inline u32 count_marks(const View& view, const Feature& feature, Mark mark) noexcept
{
    const u8 number = view.rules.marks.of[static_cast<int>(mark)];
    return number ? feature.marks.of[number - 1] : 0;
}

/// Whether a placed tile has a mark on the tile as a whole.
inline bool has_mark(const View& view, PlacedId tile, Mark mark) noexcept
{
    return has_mark(view.rules.tiles.def(view.state.placed(tile).tile.type()), kWholeTile, mark);
}

/// Calls `visit(tile)` for the tiles on the board with one of some marks, by id, until it returns true. Returns whether it did.
/// The marks are among Rules::landmarks: a board of hundreds of tiles has few of them.
template <class Visit>
bool any_landmark(const View& view, MarkSet marks, Visit&& visit)
{
    BASTIDE_ASSERT((marks & ~view.rules.landmarks) == 0);
    for (u32 i = 0; i < view.state.header().landmarks; ++i) {
        const PlacedId tile = view.state.landmarks()[i];
        if (has_one_of_marks(view.rules.tiles.def(view.state.placed(tile).tile.type()), marks) && visit(tile)) return true;
    }
    return false;
}

/// Whether a tile is a trap: pieces on it, on none of its segments, count for nothing.
inline bool is_trap(const View& view, PlacedId tile) noexcept
{
    const MarkSet marks = view.rules.trap_marks;
    return marks != 0 && has_one_of_marks(view.rules.tiles.def(view.state.placed(tile).tile.type()), marks);
}

inline bool is_trapped(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::tile && is_trap(view, PlacedId(piece.at)) && view.rules.piece_def(piece.kind).has(Trait::claims);
}

/// The worth of a feature for a seat; kNature: what does not depend on the seat.
Tally tally(const View& view, const Feature& feature, Cause cause, int seat = kNature) noexcept;

/// Applies the stages after the rates to a tally that a module rated itself, for example at the end of the game.
void change_worth(const View& view, const Feature& feature, Cause cause, Tally& sum) noexcept;

/// What each seat is paid for a feature. The tally is computed once, or for each seat if a WorthDef `asks_seat`.
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

    bool fits() const noexcept { return tally_.size() <= Tally::kMax; }

    /// Mask of those of the seats whose tally is not empty.
    u32 paid_seats(u32 seats) noexcept
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

/// The strength of a piece on a feature.
i32 power(const View& view, PieceId id, NodeId root) noexcept;

/// The strength of each seat on a feature.
struct Weights {
    i32 of[kMaxSeats] = {};
    u32 occupants = 0;  ///< mask of seats with a piece on it

    void add(int seat, i32 strength) noexcept
    {
        of[seat] += strength;
        occupants |= 1u << seat;
    }

    /// Mask of the seats with the greatest strength above zero (BASE-MAJ-02, -03).
    u32 leaders() const noexcept;
};
Weights compute_weights(const View& view, NodeId root) noexcept;

/// Which of the seats with the greatest strength have the majority of a feature; several, unless a module breaks the tie.
inline u32 break_tie(const View& view, NodeId root, u32 leaders) noexcept
{
    for (TieHook hook : view.rules.on.tie)
        if ((leaders & (leaders - 1)) != 0) leaders = hook(view, root, leaders);
    return leaders;
}

/// The distinct features to be scored together, in the order of the event log (BASE-SCORE-03): by kind, then by their first
/// member.
template <u32 kMax>
class ScoreQueue {
public:
    void add(const View& view, NodeId root) noexcept
    {
        for (u32 i = 0; i < size_; ++i)
            if (item(i).root == root) return;
        const Feature feature = measure(view, root);
        const u64 key = rank(feature.kind) << 56 | order_key(view.state, feature.first);
        u32 at = size_++;
        for (; at > 0 && item(at - 1).key > key; --at) item(at) = item(at - 1);
        item(at) = {key, root, feature.first, feature.kind, feature.tiles, feature.pennants};
    }

    u32 size() const noexcept { return size_; }

    /// The i-th feature. Its marks are not stored but counted again, because the queue is on the stack.
    Feature at(const View& view, u32 i) const noexcept
    {
        const Item& found = item(i);
        if (view.rules.marks.count > 0) return measure(view, found.root);
        return {found.root, found.first, found.kind, found.tiles, found.pennants, {}};
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

    struct Item {
        u64 key;
        NodeId root;
        NodeId first;
        SegmentKind kind;
        u32 tiles;
        u32 pennants;
    };

    Item& item(u32 i) noexcept { return reinterpret_cast<Item*>(items_)[i]; }
    const Item& item(u32 i) const noexcept { return reinterpret_cast<const Item*>(items_)[i]; }

    alignas(Item) u8 items_[kMax * sizeof(Item)];  // uninitialized; only the first size_ are read
    u32 size_ = 0;
};

/// The features that one tile can complete: of its own segments, of those at the three ports of four neighbours, and of eight
/// monasteries around it; and those that modules add (Hooks::completes).
inline constexpr u32 kMaxCompleted = kMaxSegments + 4 * 3 + 8 + Apart::kMax;
using CompletedQueue = ScoreQueue<kMaxCompleted>;

/// Adds the features of some kinds that the part of the turn completed, occupied or not. They remain the same until the next tile
/// is placed.
void list_completed(const View& view, SegmentSet kinds, CompletedQueue& queue) noexcept;

/// Whether the features that the last tile completed still wait for a step of the turn plan. Where a host is asked to finish the
/// game the plan stands at the beginning of a turn, and all of its steps are done.
inline bool is_due(const View& view, int step) noexcept
{
    const Header& header = view.state.header();
    return header.over == 0 && header.cursor > view.rules.phase_at[static_cast<int>(TurnPhase::draw)] && header.cursor <= step;
}

/// Whether a tile is one of those of a feature: it shows a segment of it, or is one of the nine of a feature that counts the
/// cells around it, or of the row and column that a feature counts.
bool has_tile(const View& view, const Feature& feature, PlacedId tile) noexcept;

/// Whether only abbots stand in a building: its monastery is free, its abbacy is not. Completing it is no scoring.
bool has_abbots_alone(const View& view, NodeId monastery) noexcept;

/// For which cause a feature is paid if it is scored now: as completed, for the scoring of a module that is due, or as at the
/// end. A game can end between the placement of a tile and its scoring, when all other seats leave it (RESIGN-06).
Cause cause_now(const View& view, const Feature& feature) noexcept;

/// Scores one feature: pays it and returns its pieces.
void score_feature(Play& play, const Feature& feature, Cause cause) noexcept;

/// Pays what modules pay beside the worth of a feature that is scored.
void pay_beside(Play& play, const Feature& feature) noexcept;

/// Scores every feature that the last placed tile completed (BASE-SCORE-01): at once, or as waiting steps if
/// HookLists::scores_by_step().
void score_completed(Play& play) noexcept;

/// The same, always at once; calls neither `before_scoring` nor `completed`.
void score_completed_at_once(Play& play) noexcept;

/// The step of one completed feature: before its scoring, or its scoring and after it. The last placed tile determines the
/// completed features and their order, so the step stores only how many are done.
extern const StepCode scoring_step;

/// Scores all occupied features at the end: roads, cities and monasteries, then fields (BASE-FINAL-01).
void score_final(Play& play) noexcept;

/// Does the final scoring and ends the game.
void score_and_end(Play& play) noexcept;

/// Adds to `points` what modules pay each seat beside the worth of an occupied feature when it is scored.
void count_beside(const View& view, const Feature& feature, i32 (&points)[kMaxSeats]) noexcept;

/// Adds to `points` what each seat would get in the final scoring if the game ended now.
void count_final(const View& view, i32 (&points)[kMaxSeats]) noexcept;

}  // namespace bastide
