// SPDX-License-Identifier: MIT
// The River, The River II and Games Quarterly 11: river tiles are drawn before all others and continue the river, the lake with
// the volcano gives a new turn, a pig-herd pays farmers.
#include "boxes/river/river.hpp"

#include "boxes/inns_cathedrals/inns_cathedrals.hpp"
#include "boxes/river/elements.hpp"
#include "boxes/river/tiles.hpp"
#include "common/phrases.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace boxes::river {

namespace {

bool has_set(const Rules& rules, Set set) noexcept { return rules.config.copies[static_cast<int>(set)] > 0; }

bool has_river(const Rules& rules) noexcept { return has_set(rules, Set::river) || has_set(rules, Set::river_2); }

// ---- the tiles of the game ----------------------------------------------------------------------------------------

/// RIVER-OPT-01
enum class UseOfStartTile : i32 { left_out = 0, in_bag = 1, first_after_river = 2 };

UseOfStartTile use_of_start_tile(const Rules& rules) noexcept
{
    return static_cast<UseOfStartTile>(rules.option(Option::river_start_tile));
}

/// One spring lies on the table, whatever the sets and their copies (RIVER-SETUP-03 to -05, RIVER-OPT-04).
bool is_spring_of_game(const Rules& rules, const TileDef& def) noexcept
{
    const bool begins_at_road = rules.has(Option::river_spring) && has_set(rules, Set::gq11);
    const char* const usual = has_set(rules, Set::river) ? "RV01" : "R201";
    return Text(def.name) == Text(begins_at_road ? "GQ11" : usual);
}

/// There are as many lakes as the forks and the ends at a city wall leave open: one, that of The River II if it is played
/// (RIVER-SETUP-03, -05).
bool is_lake_of_game(const Rules& rules, const TileDef& def) noexcept
{
    return Text(def.name) == Text(has_set(rules, Set::river_2) ? "R212" : "RV11");
}

u64 copies(const Rules& rules, const Copies& usual)
{
    const bool is_of_river = is_river_tile(usual.def);
    if (!has_river(rules)) return is_of_river ? 0 : usual.count;  // RIVER-SETUP-04
    if (is_spring(usual.def)) return is_spring_of_game(rules, usual.def) ? 1 : 0;
    if (is_lake(usual.def)) return is_lake_of_game(rules, usual.def) ? 1 : 0;
    const bool is_left_out = usual.is_start && use_of_start_tile(rules) == UseOfStartTile::left_out;  // RIVER-SETUP-02
    return is_left_out && usual.count > 0 ? usual.count - 1 : usual.count;
}

int first_river_side(const TileDef& def) noexcept
{
    int side = 0;
    while (side < kSides - 1 && side_of(def.sides, side) != SideKind::river) ++side;
    return side;
}

/// The spring, its river flowing south (RIVER-SETUP-01).
StartTile start(const Rules& rules, StartTile usual)
{
    for (int i = 1; i <= rules.tiles.count && has_river(rules); ++i) {
        const TileDef& def = rules.tiles.def(TileId(i));
        if (is_spring(def) && rules.totals[i] > 0)
            return {TileId(i), static_cast<u8>((opposite(0) - first_river_side(def) + kSides) % kSides)};
    }
    return usual;
}

// ---- drawing ------------------------------------------------------------------------------------------------------

int count_river_sides(const TileDef& def) noexcept
{
    int sides = 0;
    for (int side = 0; side < kSides; ++side) sides += !def.wild && side_of(def.sides, side) == SideKind::river;
    return sides;
}

constexpr u8 kForkGroup = 1;
constexpr u8 kRiverGroup = 2;
constexpr u8 kLakeGroup = 3;
constexpr u8 kStartGroup = 4;

/// Forks first, of several all but one with the other river tiles, then those, then the lake (RIVER-DRAW-01 to -03).
DrawGroup draw_group(const Rules& rules, const TileDef& def)
{
    if (!has_river(rules)) return {};
    if (def.start && use_of_start_tile(rules) == UseOfStartTile::first_after_river) return {.number = kStartGroup, .leads = true};
    if (is_lake(def)) return {.number = kLakeGroup};
    const int sides = count_river_sides(def);
    if (sides == 0 || is_spring(def)) return {};
    return sides > 2 ? DrawGroup{.number = kForkGroup, .leads = true} : DrawGroup{.number = kRiverGroup};
}

bool has_river_tile_left(const View& view) noexcept
{
    bool has = false;
    for (u32 i = 0; i < view.rules.grouped_count; ++i) {
        const TileId type = view.rules.grouped[i];
        has = has || (view.rules.draw_groups[type.raw] != kStartGroup && view.state.left(type) > 0);
    }
    return has;
}

Reason why_not_draw(const View& view, TileId type)
{
    if (!has_river(view.rules)) return Reason::none;
    const u8 group = view.rules.draw_groups[type.raw];
    if (view.state.left(type) == 0) return group != 0 ? Reason::river_tile_aside : Reason::none;  // RIVER-DRAW-05
    if (group == kLakeGroup) return Reason::lake_drawn_last;                                      // RIVER-DRAW-03
    if (group == kRiverGroup) return Reason::river_fork_first;
    if (has_river_tile_left(view)) return Reason::river_drawn_first;                 // RIVER-DRAW-01
    return group_to_draw(view) != 0 ? Reason::river_start_tile_next : Reason::none;  // RIVER-OPT-01
}

bool set_aside_river_tile(Play& play) { return set_aside_in_group(play, Cause::river_set_aside); }

/// River tiles that fitted nowhere go back to their group (RIVER-DRAW-05).
Flow enter_return(Play& play, const Step&)
{
    moves::return_aside(play);
    return Flow::done;
}

constexpr StepCode kReturn{.enter = enter_return};

// ---- the lake -----------------------------------------------------------------------------------------------------

/// The seat that places the lake with the volcano has no action step (RIVER-LAKE-01).
Flow enter_lake(Play& play, const Step&)
{
    if (has_placed_lake_of_turn(play)) continue_after(play, TurnPhase::score);
    return Flow::done;
}

constexpr StepCode kLake{.enter = enter_lake};

/// Then it has a new turn if a tile is left for it (RIVER-LAKE-02).
Next next(Play& play, Next next)
{
    const Header& header = play.state.header();
    const bool has_tile = count_to_draw(play) > 0 || has_tile_in_hand(play, header.active);
    if (next.over || !has_tile || !has_placed_lake_of_turn(play)) return next;
    return {header.active, false, Cause::lake_placed};
}

// ---- worth --------------------------------------------------------------------------------------------------------

/// A herd pays each seat that scores its field; several herds pay once (PIGHERD-01 to -04).
void worth_of_herd(const View& view, const Feature& feature, Cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::field || sum.empty() || count_marks(view, feature, Mark::pig_herd) == 0) return;
    sum.add(Reward::pig_herd_cities, count_complete_cities(view.state, view.rules.tiles, feature.root), 1);
}

/// The inn of R204, when the box of inns is not played (RIVER-OPT-06).
void rate_with_inn(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool is_played = view.rules.has_option[index_of(Option::inns_unfinished_score)];
    if (view.rules.has(Option::river_ties_always) && !is_played) rate_road_with_inn(view, feature, cause, sum);
}

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr OptionDef kSwitches[] = {
    {.option = Option::river_start_tile, .most = 2},
    {.option = Option::river_lookahead},
    {.option = Option::river_u_turns},
    {.option = Option::river_spring},
    {.option = Option::lake_is_ordinary},
    {.option = Option::river_ties_always},
    {.option = Option::abbey_keeps_river_open},
};

constexpr Choice kRiverGame[] = {choose(Set::base), choose(Set::river)};
constexpr Choice kRiver2Game[] = {choose(Set::base), choose(Set::river_2)};
constexpr Choice kGameWithBoth[] = {choose(Set::base), choose(Set::river), choose(Set::river_2)};

constexpr Choice kRiverAbbot[] = {choose(Set::base), choose(Set::abbot), choose(Set::river)};
constexpr Choice kBigBox[] = {choose(Set::base), choose(Set::inns_cathedrals), choose(Set::traders_builders), choose(Set::abbot),
                              choose(Set::river)};

constexpr PresetDef kPresets[] = {{Preset::river, kRiverGame},
                                  {Preset::river_2, kRiver2Game},
                                  {Preset::river_both, kGameWithBoth},
                                  {Preset::river_abbot, kRiverAbbot},
                                  {Preset::big_box, kBigBox}};

constexpr SentenceDef kSentences[] = {
    {Reward::pig_herd_cities, BASTIDE_GETS "a pig-herd in a field" BASTIDE_WITH_CITIES(" with") "."},
    {Reason::river_not_continued, "A river tile must continue the river; at {cell} it does not."},
    {Reason::river_turns_twice, "At {cell} the river would turn twice in a row in the same direction."},
    {Reason::river_end_blocked, "The river would flow to {cell}, where it cannot go on."},
    {Reason::river_no_room_ahead, "The river would flow to {cell}, towards tiles or beside another of its ends."},
    {Reason::river_kept_open, "The river goes on at {cell}, so no abbey is placed there."},
    {Reason::river_drawn_first, "{tile} cannot be drawn yet: the tiles of the river are drawn before all others."},
    {Reason::river_fork_first, "{tile} cannot be drawn yet: the fork is drawn before the other river tiles."},
    {Reason::lake_drawn_last, "{tile} cannot be drawn yet: the lake is drawn after all other river tiles."},
    {Reason::river_start_tile_next, "{tile} cannot be drawn yet: the start tile is drawn right after the river."},
    {Reason::river_tile_aside, "{tile} fits nowhere; it waits until another tile of its group is drawn."},
    {Select::turn_began, "lake_placed {{seat} has a turn after the lake}"},
    {Select::tile_left, "river_set_aside {{tile} fits nowhere and goes back to the river tiles}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::rate, worth_of_herd}, {WorthStage::rate, rate_with_inn}};

constexpr i8 kRightAfterDrawing = -100;
constexpr i8 kBehindEffects = 127;

constexpr PlanDef kPlan[] = {{TurnPhase::place, &kReturn, kRightAfterDrawing}, {TurnPhase::effects, &kLake, kBehindEffects}};

}  // namespace

const Module module = {
    .id = ModuleId::river,
    .title = "The River",
    .set = Set::river,
    .other_sets = sets_of(Set::river_2, Set::gq11),
    .tiles = set_of<kRiverTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .max_seats = 5,
    .actions_per_turn = 10,  // draws of tiles that go back to their group
    .events_per_turn = 22,
    .on = {.draw_group = draw_group,
           .copies = copies,
           .start = start,
           .why_not_place = {.ask = why_not_continue, .is_about = is_river_tile},
           .why_not_place_wild = {.ask = why_not_end_by_abbey},
           .why_not_draw = why_not_draw,
           .unplaceable = set_aside_river_tile,
           .next = next},
};

}  // namespace boxes::river

const Module boxes::river::module_2 = {
    .id = ModuleId::river_2,
    .title = "The River II",
    .set = Set::river_2,
    .tiles = set_of<kRiver2Tiles>(),
    .max_seats = 5,
};

const Module boxes::river::module_gq11 = {
    .id = ModuleId::gq11,
    .title = "Games Quarterly 11",
    .set = Set::gq11,
    .tiles = set_of<kGq11Tiles>(),
    .max_seats = 5,
};

}  // namespace bastide
