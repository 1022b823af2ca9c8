// SPDX-License-Identifier: MIT
// Goods: the seat that completes a city wins a token for each symbol in it; at the end the most of a kind pays.
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"
#include "rooms/traders_builders/elements.hpp"

namespace bastide::traders {

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

/// The cities that the last tile completed and that are not scored yet: their goods are due to the seat that acts, so that what a
/// seat would get if the game ended now is known before the scoring.
class CompletedCities {
public:
    explicit CompletedCities(const View& view) noexcept : view_(view)
    {
        const Header& header = view.state.header();
        const bool is_due = header.last && header.may_have_completed && !header.over &&
                            header.cursor <= view.rules.anchor_at[static_cast<int>(Anchor::score)];
        if (!is_due) return;
        const Placed& tile = view.state.placed(header.last);
        for (int part = 0; part < view.rules.tiles.at(tile.tile).parts; ++part) add(node_of(tile, part));
        for (int side = 0; side < kSides && view.rules.tiles.at(tile.tile).wild; ++side) {
            const Placed& beside = view.state.placed(tile_at(view.state, beyond(cell_of(tile), side)));
            if (const int part = view.rules.tiles.at(beside.tile).part_at[facing_port(middle_port(side))])
                add(node_of(beside, part - 1));
        }
    }

    u32 count(Mark mark) const noexcept
    {
        u32 sum = 0;
        for (u32 i = 0; i < count_; ++i) sum += count_marks(view_, measure(view_, roots_[i]), mark);
        return sum;
    }

private:
    void add(NodeId segment) noexcept
    {
        const NodeId root = root_of(view_.state, segment);
        if (view_.state.node(root).kind() != SegmentKind::city || !is_complete(view_.state, root)) return;
        for (u32 i = 0; i < count_; ++i)
            if (roots_[i] == root) return;
        roots_[count_++] = root;
    }

    const View& view_;
    NodeId roots_[kMaxParts];
    u32 count_ = 0;
};

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
    const CompletedCities completed(view);
    for (const Goods& goods : kGoods) {
        u32 most = 1;
        u32 seats = 0;
        for (int seat = 0; seat < view.rules.config.seats; ++seat) {
            const u32 due = seat == view.state.header().acting_seat ? completed.count(goods.mark) : 0;
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

}  // namespace bastide::traders
