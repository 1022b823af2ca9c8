// SPDX-License-Identifier: MIT
// The Watchtowers: when a road or city is completed, each of its meeples on a tile with a watchtower pays its owner for what the
// tower sees on its own tile and the eight around it.
#include "boxes/watchtowers/watchtowers.hpp"

#include "board/features.hpp"
#include "boxes/bridges_castles_bazaars/bridges_castles_bazaars.hpp"
#include "boxes/watchtowers/tiles.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::watchtowers {

namespace {

constexpr ModuleId kModule = ModuleId::watchtowers;

/// Variable of the part: 1 if the towers of the tile just placed have paid.
constexpr int kPaid = 0;
constexpr int kPartVariables = 1;

// ---- what a tower sees ------------------------------------------------------------------------------------------------

/// The kind of the feature of a segment, which may be another one than what is printed (WATCH-06).
SegmentKind kind_now(const View& view, NodeId segment) noexcept { return view.state.node(root_of(view.state, segment)).kind(); }

/// Whether a placed tile has a segment of a kind.
bool shows(const View& view, PlacedId tile, SegmentKind kind) noexcept
{
    const Placed& placed = view.state.placed(tile);
    bool has = false;
    for (int i = 0; i < view.rules.tiles.at(placed.tile).segments; ++i) has = has || kind_now(view, node_of(placed, i)) == kind;
    return has;
}

u32 count_roads(const View& view, PlacedId tile) noexcept { return shows(view, tile, SegmentKind::road) ? 1 : 0; }
u32 count_cities(const View& view, PlacedId tile) noexcept { return shows(view, tile, SegmentKind::city) ? 1 : 0; }

/// A shrine, a church and an abbey are monasteries, a garden is none (WATCH-06).
u32 count_monasteries(const View& view, PlacedId tile) noexcept { return shows(view, tile, SegmentKind::monastery) ? 1 : 0; }

u32 count_pennants(const View& view, PlacedId tile) noexcept
{
    const Placed& placed = view.state.placed(tile);
    const TileDef& def = view.rules.tiles.def(placed.tile.type());
    u32 count = 0;
    for (int i = 0; i < def.segments; ++i)
        count += kind_now(view, node_of(placed, i)) == SegmentKind::city ? def.segment[i].pennants : 0u;
    return count;
}

/// Calls `count(tile)` for a tile and those around it, and adds up what it returns.
template <class Count>
u32 count_around(const View& view, PlacedId tile, Count&& count) noexcept
{
    const u32 key = view.state.placed(tile).key;
    u32 sum = count(view, tile);
    for (const u32 stride : kKeyStridesAround)
        if (const PlacedId beside = tile_at(view.state, key + stride)) sum += count(view, beside);
    return sum;
}

bool is_meeple(const View& view, const Piece& piece) noexcept { return view.rules.piece_def(piece.kind).has(Trait::claims); }

/// Also farmers, acrobats and those on towers and castles (WATCH-05, BIGTOP-INT-05).
u32 count_meeples(const View& view, PlacedId tile) noexcept
{
    const Cell middle = cell_of(view.state.placed(tile));
    u32 count = 0;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        count += is_meeple(view, piece) && stands_near(view, piece, middle) ? 1u : 0u;
    }
    return count;
}

/// By tile with a watchtower: what it sees.
struct Watchtower {
    Mark mark;
    Reward reward;
    i32 each;
    u32 (*count)(const View&, PlacedId);
};

template <u32 (*count)(const View&, PlacedId) noexcept>
u32 around(const View& view, PlacedId tile)
{
    return count_around(view, tile, count);
}

/// WATCH-04
constexpr Watchtower kWatchtowers[] = {
    {Mark::watchtower_meeples, Reward::watchtower_meeples, 2, count_meeples},
    {Mark::watchtower_pennants, Reward::watchtower_pennants, 2, around<count_pennants>},
    {Mark::watchtower_roads, Reward::watchtower_roads, 1, around<count_roads>},
    {Mark::watchtower_monasteries, Reward::watchtower_monasteries, 3, around<count_monasteries>},
    {Mark::watchtower_cities, Reward::watchtower_cities, 1, around<count_cities>},
};

/// The watchtower of a tile; null for most.
const Watchtower* watchtower_on(const View& view, PlacedId tile) noexcept
{
    for (const Watchtower& one : kWatchtowers)
        if (has_mark(view, tile, one.mark)) return &one;
    return nullptr;
}

/// What the watchtower of a tile pays now (WATCH-03).
TallyLine look_around(const View& view, const Watchtower& watchtower, PlacedId tile) noexcept
{
    return {watchtower.reward, static_cast<i32>(watchtower.count(view, tile)), watchtower.each};
}

// ---- paying -----------------------------------------------------------------------------------------------------------

/// Calls `visit(seat, line)` for each meeple of a completed road or city that stands at a watchtower, with or without majority
/// (WATCH-02, WATCH-07, WATCH-10).
template <class Visit>
void for_each_watcher(const View& view, const Feature& feature, Visit&& visit)
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.spot != Spot::segment || !is_meeple(view, piece)) continue;
        if (root_of(view.state, NodeId(piece.at)) != feature.root) continue;
        const PlacedId tile = view.state.node(NodeId(piece.at)).tile;
        const Watchtower* const watchtower = watchtower_on(view, tile);
        if (!watchtower) continue;
        const TallyLine line = look_around(view, *watchtower, tile);
        if (line.count > 0) visit(piece.owner, line);
    }
}

/// Calls `visit(feature)` for the roads and cities that the last tile completed.
template <class Visit>
void for_each_completed(const View& view, Visit&& visit)
{
    CompletedQueue queue;
    list_completed(view, segment_set(SegmentKind::road, SegmentKind::city), queue);
    queue.for_each(view, visit);
}

/// All towers pay before any feature does, so that the meeples in sight are counted before any of them goes home (WATCH-05).
Flow enter_pay(Play& play, const Step&)
{
    for_each_completed(play, [&](const Feature& feature) {
        u32 seats = 0;
        for_each_watcher(play, feature, [&](int seat, const TallyLine&) { seats |= 1u << seat; });
        if (seats == 0) return;
        moves::set_this_part(play, kModule, kPaid, 1);
        moves::open_scoring(play, feature, Cause::completed, seats);
        for_each_watcher(play, feature, [&](int seat, const TallyLine& line) { moves::pay(play, seat, line, feature); });
        moves::close_scoring(play);
    });
    return Flow::done;
}

constexpr StepCode kPay{.enter = enter_pay, .judges_before_scoring = true};

/// What is due for the tile just placed: what a seat would get if the game ended now counts it. Nothing is paid for what is
/// incomplete (WATCH-08).
void pay_due(const View& view, VisitFinal visit, void* with)
{
    if (view.this_part(kModule, kPaid) != 0 || !is_due(view, view.rules.plan_index(kPay))) return;
    for_each_completed(view, [&](const Feature& feature) {
        for_each_watcher(view, feature, [&](int seat, const TallyLine& line) {
            Tally sum;
            sum.add(line.reward, static_cast<u32>(line.count), line.each);
            visit(with, feature, sum, 1u << seat);
        });
    });
}

// ---- the module ---------------------------------------------------------------------------------------------------------

constexpr Choice kGame[] = {choose(Set::base), choose(Set::watchtowers)};

constexpr PresetDef kPresets[] = {{Preset::watchtowers, kGame}};

constexpr SentenceDef kSentences[] = {
    {Reward::watchtower_meeples,
     "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# meeple} other {# meeples}} in sight of a watchtower."},
    {Reward::watchtower_pennants,
     "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# pennant} other {# pennants}} in sight of a watchtower."},
    {Reward::watchtower_roads,
     "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# tile} other {# tiles}} with a road in sight of a watchtower."},
    {Reward::watchtower_monasteries,
     "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# monastery} other {# monasteries}} in sight of a watchtower."},
    {Reward::watchtower_cities,
     "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# tile} other {# tiles}} with a city in sight of a watchtower."},
};

/// Before any step of the scoring that sends pieces home.
constexpr i8 kFirst = -15;

constexpr PlanDef kPlan[] = {{TurnPhase::score, &kPay, kFirst}};

}  // namespace

const Module module = {
    .id = ModuleId::watchtowers,
    .title = "The Watchtowers",
    .set = Set::watchtowers,
    .tiles = set_of<kWatchtowersTiles>(),
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .variables = {.part = kPartVariables},
    .events_per_turn = 40,
    .on = {.ended = {pay_due}},
};

}  // namespace boxes::watchtowers

}  // namespace bastide
