// SPDX-License-Identifier: MIT
#include "game/observe.hpp"

#include <cstring>

#include "game/sampling.hpp"
#include "play/pools.hpp"
#include "play/tokens.hpp"

namespace bastide {

FeatureFacts describe(const View& view, NodeId root) noexcept
{
    Owners owners(view);
    return describe(view, root, owners);
}

FeatureFacts describe(const View& view, NodeId root, Owners& owners) noexcept
{
    FeatureFacts facts;
    const Node& node = view.state.node(root);
    facts.feature = measure(view, root);
    facts.weights = compute_weights(view, root);
    facts.complete = is_complete(view.state, root) && node.kind() != SegmentKind::foundation;
    for_each_member(view.state, root, [&](NodeId) { ++facts.segments; });
    facts.open = node.open;
    const bool is_field = node.kind() == SegmentKind::field;  // never complete for scoring (BASE-FIELD-03)
    const Cause now = cause_now(view, facts.feature);
    facts.points_now = tally(view, facts.feature, now).points();
    Payout payout(view, facts.feature, now);
    facts.leaders = break_tie(view, root, facts.weights.leaders());
    for_each_bit(facts.leaders, [&](u32 seat) { facts.points[seat] = payout.points(static_cast<int>(seat)); });
    if (is_occupied(view.state, root) && node.kind() == printed_kind(view, root)) count_beside(view, facts.feature, facts.points);
    Feature whole = facts.feature;
    if (counts_cells_around(node.kind())) whole.tiles += node.open;  // counts the cells that can still be filled (BASE-MON-02)
    facts.points_complete = tally(view, whole, is_field ? now : Cause::completed).points();
    if (const Ownership* const owned = owners.of(root)) {
        facts.leaders = owned->seats;
        for_each_bit(owned->seats, [&](u32 seat) { facts.points[seat] = owned->points; });
        facts.points_now = facts.points_complete = owned->points;
    }
    return facts;
}

NodeId segment_at(const View& view, Cell cell, i32 segment) noexcept
{
    const PlacedId id = tile_at(view.state, cell);
    if (!id) return {};
    const Placed& tile = view.state.placed(id);
    if (segment < 0 || segment >= view.rules.tiles.at(tile.tile).segments) return {};
    return node_of(tile, segment);
}

StockFacts StockCounter::count_copies(TileId type) noexcept
{
    StockFacts facts;
    facts.total = view_.rules.totals[type.raw];
    facts.left = view_.state.left(type) + view_.state.aside(type);
    facts.placed = placed_.of(type);
    facts.held = (view_.state.header().drawn == type) + count_in_racks(view_, type);
    facts.removed = facts.total - facts.left - facts.placed - facts.held;
    return facts;
}

StockFacts StockCounter::count(TileId type) noexcept
{
    StockFacts facts = count_copies(type);
    facts.placements = count_placements_of(type);
    return facts;
}

u32 StockCounter::count_placements_of(TileId type) noexcept
{
    if (!only_sides_decide(view_, type)) return count_placements(view_, type);
    u32& known = known_[side_sequence(view_.rules.tiles.codes[type.raw])];
    if (known == 0) known = 1 + count_placements(view_, type);
    return known - 1;
}

u64 legal_kinds(const View& view) noexcept
{
    ActionList actions;
    list_actions(view, actions);
    return actions.kinds();
}

void show_things(const View& view, ThingKind kind, Things& things) noexcept
{
    if (kind == ThingKind::hand) show_racks(view, things);
    for (ShowHook hook : view.rules.on.show) hook(view, kind, things);
}

void set_default_cause(const View& view, Action& action) noexcept
{
    if (action.kind != ActionKind::take || action.cause != 0 || view.state.header().over) return;
    action.cause = static_cast<i32>(default_cause(view, pending(view), action));
}

u32 count_supply(const View& view, int seat) noexcept
{
    // Batches ask after each step: eight bytes at a time are added as four sums of 16 bits. Of PieceKind::none there are none.
    constexpr u64 kLanes = 0x00FF'00FF'00FF'00FF;
    const u8(&supply)[kPieceKinds] = view.state.seat(seat).supply;
    u64 sums = 0;
    for (u32 at = 0; at < sizeof supply; at += sizeof(u64)) {
        u64 eight;
        std::memcpy(&eight, supply + at, sizeof eight);
        sums += (eight & kLanes) + (eight >> 8 & kLanes);
    }
    return static_cast<u32>(sums * 0x0001'0001'0001'0001 >> 48);
}

i32 supply_of(const View& view, int seat, i32 kind) noexcept
{
    if (!is_within(kind, 1, 0xFF)) return -1;
    const PieceKind named = static_cast<PieceKind>(kind);
    if (token_number(view.rules, named) >= 0) return static_cast<i32>(count_tokens(view, seat, named));
    if (const PoolKind token = find_token(view.rules, named); token.pool)
        return static_cast<i32>(count_held_by(view, *token.pool, seat, token.kind));
    if (kind >= kPieceKinds || !view.rules.has_piece_kind[kind]) return -1;
    return static_cast<i32>(count_supply(view, seat, named));
}

namespace {

/// A seat that has left the game ranks below all that play (RESIGN-07).
bool ranks_before(const View& view, const StandingFacts& a, const StandingFacts& b) noexcept
{
    if (view.is_out(a.seat) != view.is_out(b.seat)) return view.is_out(b.seat);
    return a.final_score > b.final_score;
}

}  // namespace

void rank_seats(const View& view, StandingFacts (&out)[kMaxSeats]) noexcept
{
    const int seats = view.rules.config.seats;
    i32 points[kMaxSeats] = {};
    if (!view.state.header().over) count_final(view, points);
    for (int seat = 0; seat < seats; ++seat) {
        StandingFacts facts;
        facts.seat = seat;
        facts.score = view.state.seat(seat).score;
        facts.final_score = facts.score + points[seat];
        int at = seat;
        for (; at > 0 && ranks_before(view, facts, out[at - 1]); --at) out[at] = out[at - 1];
        out[at] = facts;
    }
    for (int i = 0; i < seats; ++i) {
        out[i].rank = i > 0 && !ranks_before(view, out[i - 1], out[i]) ? out[i - 1].rank : i + 1;
        out[i].wins = out[i].rank == 1 && !view.is_out(out[i].seat);
    }
}

}  // namespace bastide
