// SPDX-License-Identifier: MIT
// Goods: the seat that completes a city wins a token for each symbol in it; at the end the most of a kind pays.
#include "boxes/base/base.hpp"
#include "boxes/traders_builders/elements.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"

namespace bastide::boxes::traders_builders {

namespace {

struct Goods {
    Mark mark;
    PieceKind token;
    Reward most;
};

constexpr Goods kGoods[] = {
    {Mark::wine, PieceKind::wine, Reward::goods_wine},
    {Mark::grain, PieceKind::grain, Reward::goods_grain},
    {Mark::cloth, PieceKind::cloth, Reward::goods_cloth},
};

/// The symbols in cities that the last tile completed and that are not scored yet. They are due to the seat that acts, so that
/// what a seat would get if the game ended now is known before the scoring.
u32 count_due(const View& view, Mark mark) noexcept
{
    if (!is_due(view, view.rules.plan_index(score_step))) return 0;
    CompletedQueue queue;
    list_completed(view, segment_set(SegmentKind::city), queue);
    u32 sum = 0;
    queue.for_each(view, [&](const Feature& feature) { sum += count_marks(view, feature, mark); });
    return sum;
}

}  // namespace

/// After the scoring; it does not matter who stands in the city (TB-GOODS-01 to -06).
void win_goods(Play& play, const Feature& feature, int seat)
{
    if (feature.kind != SegmentKind::city) return;
    for (const Goods& goods : kGoods)
        if (const u32 count = count_marks(play, feature, goods.mark))
            moves::award_token(play, seat, goods.token, count, Cause::goods_won);
}

/// TB-FINAL-01, -02
void pay_for_goods(const View& view, VisitFinal visit, void* with)
{
    constexpr i32 kPoints = 10;
    for (const Goods& goods : kGoods) {
        u32 most = 1;
        u32 seats = 0;
        for (int seat = 0; seat < view.rules.config.seats; ++seat) {
            const u32 due = seat == view.state.header().acting_seat ? count_due(view, goods.mark) : 0;
            const u32 count = count_tokens(view, seat, goods.token) + due;
            if (count > most) seats = 0;
            if (count >= most) seats |= 1u << seat;
            most = larger(most, count);
        }
        pay_bonus(visit, with, seats, goods.most, 1, kPoints);
    }
}

void show_goods(const View& view, ThingKind kind, Things& things)
{
    if (kind != ThingKind::goods) return;
    for (const Goods& goods : kGoods) show_tokens(view, kind, goods.token, things);
}

}  // namespace bastide::boxes::traders_builders
