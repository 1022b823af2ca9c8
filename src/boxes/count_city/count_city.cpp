// SPDX-License-Identifier: MIT
// The Count of Carcassonne: the City of twelve tiles is the start; followers come to its quarters when only others are paid, and
// leave them for features that are scored, unless the count is there.
#include "boxes/count_city/count_city.hpp"

#include "boxes/count_city/elements.hpp"
#include "boxes/count_city/tiles.hpp"
#include "boxes/river/river.hpp"
#include "common/phrases.hpp"

namespace bastide {

namespace boxes::count_city {

namespace {

/// One count, however many copies of the set are in play; the followers of all boxes can be in the quarters.
void shape(Rules& rules)
{
    PieceDef& count = rules.piece_defs[static_cast<int>(PieceKind::count)];
    const bool is_played = has_quarters(rules);
    count.count = is_played ? smaller<u8>(count.count, 1) : u8{0};  // COUNT-OPT-01
    for (PieceDef& def : rules.piece_defs)
        if (is_played && def.has(Trait::claims)) def.places = static_cast<u8>(def.places | places(Spot::space));
    rules.actions_per_turn += rules.config.seats;  // each seat may pass before a scoring
    rules.events_per_turn += rules.config.seats;
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    const bool is_once_a_turn = has_quarters(rules) && !rules.has(Option::count_each_part);
    if (note != Note::count_city_deployed || !is_once_a_turn) return {};
    return {rules.turn_variables[static_cast<int>(kModule)] + kDeployed, static_cast<u16>((1 << rules.config.seats) - 1)};
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::count_city_quarter && has_quarters(view)) show_quarters(view, things);
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::count, .count = 1, .is_neutral = 1, .places = places(Spot::space)},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::count_move, .most = 2},
    {.option = Option::count_final},
    {.option = Option::count_start_tile_in_bag, .excluded_sets = kRiverSets},
    {.option = Option::count_each_part},
    {.option = Option::count_bonus_lines_left_out},
    {.option = Option::city_board_only},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::count_city)};
constexpr Choice kGameWithKing[] = {choose(Set::base), choose(Set::king_robber), choose(Set::count_city)};

constexpr PresetDef kPresets[] = {{Preset::count_city, kGame}, {Preset::count_city_king_robber, kGameWithKing}};

#define BASTIDE_QUARTER(field) "{" field ", select, 0 {castle} 1 {market} 2 {blacksmith's quarter} 3 {cathedral} other {City}}"

constexpr SentenceDef kSentences[] = {
    {StepKind::count_city_leave, "{seat} may send followers from the City to what is scored next."},
    {StepKind::count_city_deploy, "{seat} may deploy a follower to the City."},
    {StepKind::count_move, "{seat} may move the count."},
    {StepKind::count_final_leave, "{seat} may send a follower from the City to a feature before the final scoring."},
    {Select::moved, "count_city_entered {{seat} deploys its {piece_kind} to the " BASTIDE_QUARTER("segment") "}"},
    {Select::moved, "count_city_left {{seat}'s {piece_kind} leaves the " BASTIDE_QUARTER(
                        "from_segment") "{cell, select, none {} other { for {cell}}}}"},
    {Select::moved, "count_moved {The count goes to the " BASTIDE_QUARTER("segment") "}"},
    {Select::passed, "count_city_leave {sends nobody out of the City}"},
    {Select::passed, "count_city_deploy {deploys nobody to the City}"},
    {Select::passed, "count_move {leaves the count where he is}"},
    {Select::passed, "count_final_leave {sends nobody more out of the City}"},
};

#undef BASTIDE_QUARTER

/// Before all that counts or sends home pieces for the scoring.
constexpr i8 kFirstOfScoring = -50;
/// After wagons have moved on, before the dragon walks and a part of a double turn follows.
constexpr i8 kAfterScoring = 50;

constexpr PlanDef kPlan[] = {{TurnPhase::score, &kBeforeScoring, kFirstOfScoring}, {TurnPhase::after, &kArrival, kAfterScoring}};

constexpr const StepCode* kSteps[] = {&kLeave, &kCountMove, &kFinalLeave};

constexpr VariableDef kMeanings[] = {{.points_to = PointsTo::seats, .first = kDeployed, .of_turn = true},
                                     {.points_to = PointsTo::seats, .first = kPaid, .of_part = true},
                                     {.points_to = PointsTo::seats, .first = kDeployedInPart, .of_part = true}};

}  // namespace

const Module module = {
    .id = ModuleId::count_city,
    .title = "The Count of Carcassonne",
    .set = Set::count_city,
    .tiles = set_of<kCityTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .steps = kSteps,
    .closing = &kFinalLeave,
    .variables = {.turn = kTurnVariables, .part = kPartVariables, .meanings = kMeanings},
    .max_seats = 5,  // as the base game; the sixth comes with another box
    .actions_per_turn = 4,
    .events_per_turn = 4,
    .on = {.shape = shape,
           .copies = count_copies,
           .start = start,
           .opened = lay_city,
           .why_not_place = {.ask = why_not_place, .is_about = is_named_as_city},
           .paid = note_paid,
           .note_variable = note_variable,
           .why_not_stand = why_not_stand,
           .show = show},
};

}  // namespace boxes::count_city

}  // namespace bastide
