// SPDX-License-Identifier: MIT
// Gold bars leave the board: who has the majority of a completed feature takes those on its tiles, several seats in turn. At the
// end they pay the more each, the more a seat has.
#include "board/features.hpp"
#include "boxes/goldmines/elements.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"

namespace bastide::boxes::goldmines {

namespace {

/// The castles that are scored with what the last tile completed: those with a completed feature among the cells around them,
/// then those with such a castle there. All have a follower, and none was built in this part (CASTLE-SCORE-01, -04, -07).
class Castles {
public:
    Castles(const View& view, const CompletedQueue& completed) noexcept : view_(view)
    {
        if (view.rules.on.range.empty()) return;  // no piece reaches cells, as from a castle
        for (int seat = 0; seat < view.rules.config.seats; ++seat)
            any_piece_in(view, seat, Spot::segment, [&](PieceId id, const Piece& piece) {
                add_castle_of(id, piece);
                return false;
            });
        completed.for_each(view, [&](const Feature& feature) { score_around(feature.root); });
    }

    /// Calls `visit(cells, seat)` for the castles that are scored and whose owner has points: a mayor's has none.
    template <class Visit>
    void for_each_paid(Visit&& visit) const
    {
        for (u32 i = 0; i < count_; ++i)
            if (one_[i].is_scored && power(view_, one_[i].follower, one_[i].root) > 0)
                visit(one_[i].around, view_.state.piece(one_[i].follower).owner);
    }

private:
    struct One {
        NodeId root;
        PieceId follower;
        CellRange around;
        bool is_scored;
    };

    void add_castle_of(PieceId id, const Piece& piece) noexcept
    {
        const NodeId at(piece.at);
        if (view_.state.node(at).kind() != SegmentKind::castle || !view_.rules.piece_def(piece.kind).has(Trait::claims)) return;
        bool is_new = false;
        for_each_member(view_.state, root_of(view_.state, at),
                        [&](NodeId half) { is_new = is_new || view_.state.node(half).tile == view_.state.header().last; });
        CellRange around;
        for (RangeHook hook : view_.rules.on.range)
            if (around.is_empty()) around = hook(view_, at);
        if (!is_new) one_[count_++] = {root_of(view_.state, at), id, around, false};
    }

    /// Scores the castles that a scored feature reaches, and those that these reach.
    void score_around(NodeId root) noexcept
    {
        for (u32 i = 0; i < count_; ++i) {
            bool reaches = false;
            for_each_member(view_.state, root,
                            [&](NodeId id) { reaches = reaches || one_[i].around.holds(cell_of(view_.state, id)); });
            if (!reaches || one_[i].is_scored) continue;
            one_[i].is_scored = true;
            score_around(one_[i].root);
        }
    }

    const View& view_;
    One one_[kMaxPieces];
    u32 count_ = 0;
};

PlacedId tile_under(const View& view, int i) noexcept
{
    const Piece& piece = view.state.piece(bar(view, i));
    return piece.spot == Spot::tile ? PlacedId(piece.at) : PlacedId{};
}

/// By bar: the seats that may take it, because they have the majority of a feature that the last tile completed.
class Claims {
public:
    explicit Claims(const View& view) noexcept : view_(view)
    {
        if (view.state.header().last && has_gold()) claim_completed();
    }

    bool any() const noexcept { return all_ != 0; }

    /// The bar that a seat takes next: from the tile with most claimants, then by its row and column (GOLD-TAKE-06); -1: none.
    int best_of(int seat) const noexcept
    {
        int best = -1;
        for (int i = 0; i < count_bars(view_); ++i)
            if ((seats_[i] >> seat & 1) != 0 && (best < 0 || comes_before(i, best))) best = i;
        return best;
    }

    void remove(int i) noexcept
    {
        seats_[i] = 0;
        all_ = 0;
        for (int k = 0; k < count_bars(view_); ++k) all_ |= seats_[k];
    }

private:
    bool has_gold() const noexcept
    {
        for (int i = 0; i < count_bars(view_); ++i)
            if (tile_under(view_, i)) return true;
        return false;
    }

    void claim_completed() noexcept
    {
        CompletedQueue queue;
        list_completed(view_, kKindsCompleted, queue);
        queue.for_each(view_, [&](const Feature& feature) {
            const u32 leaders = break_tie(view_, feature.root, compute_weights(view_, feature.root).leaders());
            if (leaders != 0) claim(leaders, [&](PlacedId tile) { return has_tile(view_, feature, tile); });
        });
        const Castles castles(view_, queue);
        castles.for_each_paid([&](const CellRange& cells, int owner) {  // GOLD-TAKE-05
            claim(1u << owner, [&](PlacedId tile) { return cells.holds(cell_of(view_.state.placed(tile))); });
        });
    }

    /// A road or city has the gold of its tiles, a building that counts the cells around it that of the nine tiles (GOLD-TAKE-01,
    /// -02).
    template <class Reaches>
    void claim(u32 seats, Reaches&& reaches) noexcept
    {
        for (int i = 0; i < count_bars(view_); ++i) {
            const PlacedId tile = tile_under(view_, i);
            if (!tile || !reaches(tile)) continue;
            seats_[i] = static_cast<u8>(seats_[i] | seats);
            all_ |= seats;
        }
    }

    bool comes_before(int i, int k) const noexcept
    {
        if (count_bits(seats_[i]) != count_bits(seats_[k])) return count_bits(seats_[i]) > count_bits(seats_[k]);
        const auto rank = [&](int n) { return rank_of(view_.state.placed(tile_under(view_, n)).key); };
        return rank(i) < rank(k);
    }

    const View& view_;
    u8 seats_[kMaxBars] = {};
    u32 all_ = 0;
};
static_assert(kMaxSeats <= 8);

/// Calls `visit(seat, bar)` for each bar in the order of taking: the entitled seats take one at a time, from the acting seat on
/// (GOLD-TAKE-03). The bars move only after they are all given.
template <class Visit>
void for_each_taken(const View& view, Visit&& visit)
{
    Claims claims(view);
    const int seats = view.rules.config.seats;
    for (int seat = view.state.header().acting_seat; claims.any(); seat = (seat + 1) % seats) {
        const int taken = claims.best_of(seat);
        if (taken < 0) continue;
        claims.remove(taken);
        visit(seat, taken);
    }
}

/// Before the scoring, while the followers are there (GOLD-TAKE-01).
Flow enter_take(Play& play, const Step&)
{
    if (!play.state.header().may_have_completed) return Flow::done;  // as in most turns
    u8 bars[kMaxBars];
    u8 seats[kMaxBars];
    int count = 0;
    for_each_taken(play, [&](int seat, int i) {
        bars[count] = static_cast<u8>(i);
        seats[count++] = static_cast<u8>(seat);
    });
    for (int k = 0; k < count; ++k) moves::relocate(play, bar(play, bars[k]), PiecePlace::held_by(seats[k]), Cause::gold_taken);
    return Flow::done;
}

/// GOLD-FINAL-02
constexpr i32 worth_of_each(u32 bars) noexcept { return bars <= 3 ? 1 : bars <= 6 ? 2 : bars <= 9 ? 3 : 4; }

}  // namespace

const StepCode kTake{.enter = enter_take, .judges_before_scoring = true};

namespace {

struct Held {
    u32 bars[kMaxSeats] = {};

    explicit Held(const View& view) noexcept
    {
        for (int i = 0; i < count_bars(view); ++i) {
            const Piece& piece = view.state.piece(bar(view, i));
            if (piece.spot == Spot::held) ++bars[piece.holder];
        }
    }
};

}  // namespace

/// What lies on the board is worth nothing (GOLD-FINAL-01), but what a completed feature entitles to counts before it is taken.
void pay_at_end(const View& view, VisitFinal visit, void* with)
{
    Held held(view);
    if (is_due(view, view.rules.plan_index(kTake))) for_each_taken(view, [&](int seat, int) { ++held.bars[seat]; });
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        if (const u32 bars = held.bars[seat]) pay_bonus(visit, with, 1u << seat, Reward::gold_bars, bars, worth_of_each(bars));
}

void show_gold(const View& view, ThingKind kind, Things& things)
{
    if (kind != ThingKind::gold_bars) return;
    const Held held(view);
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        if (held.bars[seat] == 0) continue;
        Thing thing;
        thing.kind = kind;
        thing.seat = static_cast<u8>(seat);
        thing.count = static_cast<i32>(held.bars[seat]);
        thing.points = thing.count * worth_of_each(held.bars[seat]);
        things.add(thing);
    }
}

}  // namespace bastide::boxes::goldmines
