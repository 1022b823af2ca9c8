// SPDX-License-Identifier: MIT
// The Wind Roses: a rose divides the plane into four sections. The seat that places a quarter of a rose in its section gets
// points.
#include "boxes/wind_roses/wind_roses.hpp"

#include "boxes/river/river.hpp"
#include "boxes/wind_roses/tiles.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::wind_roses {

namespace {

constexpr i32 kPoints = 3;  // ROSE-02

// ---- sections -----------------------------------------------------------------------------------------------------------

/// A section as seen from an unturned rose: 1 to the east or south, -1 to the west or north.
struct Section {
    Mark quarter;
    int east;
    int south;
};

constexpr Section kSections[] = {
    {Mark::wind_rose_ne, 1, -1},
    {Mark::wind_rose_se, 1, 1},
    {Mark::wind_rose_sw, -1, 1},
    {Mark::wind_rose_nw, -1, -1},
};

/// Whether a cell lies in a section of a rose, as that lies. Its row and column belong to both sections beside them (ROSE-01).
bool is_in_section(const Placed& rose, const Section& section, Cell cell) noexcept
{
    int east = cell.x - cell_of(rose).x;
    int south = cell.y - cell_of(rose).y;
    for (int turn = 0; turn < rose.tile.rotation(); ++turn) {  // turns the cell back by a quarter
        const int was_east = east;
        east = south;
        south = -was_east;
    }
    return east * section.east >= 0 && south * section.south >= 0;
}

void shape(Rules& rules) { rules.landmarks |= mark_set(Mark::wind_rose_blue, Mark::wind_rose_orange); }

bool is_on_board(const View& view, Mark rose) noexcept
{
    return any_landmark(view, mark_set(rose), [](PlacedId) { return true; });
}

/// Whether a cell lies in this section of a rose that counts: the blue one if it lies on the board (ROSE-03). Of several of its
/// colour each counts.
bool pays(const View& view, const Section& section, Cell cell) noexcept
{
    const Mark rose = is_on_board(view, Mark::wind_rose_blue) ? Mark::wind_rose_blue : Mark::wind_rose_orange;
    return any_landmark(view, mark_set(rose), [&](PlacedId id) { return is_in_section(view.state.placed(id), section, cell); });
}

/// How the quarter lies does not matter (ROSE-02, ROSE-04).
Flow enter_quarter(Play& play, const Step& step)
{
    const PlacedId last = play.state.header().last;
    if (!last) return Flow::done;
    for (const Section& section : kSections)
        if (has_mark(play, last, section.quarter) && pays(play, section, cell_of(play.state.placed(last))))
            moves::pay(play, step.seat, {Reward::wind_rose, 1, kPoints}, Feature{});
    return Flow::done;
}

constexpr StepCode kQuarter{.enter = enter_quarter};

// ---- the start tile -----------------------------------------------------------------------------------------------------

bool is_orange(const TileDef& def) noexcept { return has_mark(def, kWholeTile, Mark::wind_rose_orange); }

/// The orange rose; none without its tile.
TileId orange_rose(const Rules& rules) noexcept
{
    for (int i = 1; i <= rules.tiles.count; ++i)
        if (is_orange(rules.tiles.def(TileId(i))) && rules.totals[i] > 0) return TileId(i);
    return {};
}

bool begins_with_city(const Rules& rules) noexcept { return rules.config.copies[static_cast<int>(Set::count_city)] > 0; }

/// Whether another box begins the game with a tile of its own: then that lies on (0,0), and the rose beside it (ROSE-06).
bool has_other_start(const Rules& rules) noexcept { return begins_with_city(rules) || plays_river(rules.config); }

/// The usual start tile is not used (ROSE-05). Where another box begins the game it says what becomes of that tile.
u64 count_copies(const Rules& rules, const Copies& copies)
{
    const bool is_left_out = copies.is_start && !is_orange(copies.def) && !has_other_start(rules);
    return is_left_out && copies.count > 0 ? copies.count - 1 : copies.count;
}

/// ROSE-SETUP-01
StartTile start(const Rules& rules, StartTile usual)
{
    const TileId rose = orange_rose(rules);
    return rose && !has_other_start(rules) ? StartTile{rose, 0} : usual;
}

/// The rose lies north of the spring or of the City with which another box begins the game, in the first turn that fits
/// (ROSE-06). Where it does not fit, as beyond the edge of a table, it stays in the bag.
void lay_rose(Play& play)
{
    constexpr Cell kNorthOfSpring{0, -1};
    constexpr Cell kNorthOfCity{-1, -2};
    const Cell there = begins_with_city(play.rules) ? kNorthOfCity : kNorthOfSpring;
    const TileId rose = orange_rose(play.rules);
    if (!rose || !play.rules.start.type || play.rules.start.type == rose) return;
    for (int rotation = 0; rotation < kSides; ++rotation) {
        Verdict verdict;
        if (why_not_place(play, rose, there, rotation, verdict) == Reason::none)
            return moves::lay_from_bag(play, {rose, static_cast<u8>(rotation)}, there);
    }
}

// ---- the module ---------------------------------------------------------------------------------------------------------

constexpr Choice kGame[] = {choose(Set::base), choose(Set::wind_roses)};

constexpr PresetDef kPresets[] = {{Preset::wind_roses, kGame}};

constexpr SentenceDef kSentences[] = {
    {Reward::wind_rose, "{seat} gets " BASTIDE_POINTS " for a quarter of a wind rose in its section."},
};

/// At once, before anything that is done with the tile.
constexpr i8 kAtOnce = -1;

constexpr PlanDef kPlan[] = {{TurnPhase::effects, &kQuarter, kAtOnce}};

}  // namespace

const Module module = {
    .id = ModuleId::wind_roses,
    .title = "The Wind Roses",
    .set = Set::wind_roses,
    .tiles = set_of<kWindRosesTiles>(),
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .events_per_turn = 1,
    .on = {.shape = shape, .copies = count_copies, .start = start, .opened = lay_rose},
};

}  // namespace boxes::wind_roses

}  // namespace bastide
