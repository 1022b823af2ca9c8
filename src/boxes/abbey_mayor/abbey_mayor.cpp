// SPDX-License-Identifier: MIT
// The module of Abbey & Mayor, new edition, assembled from its four elements.
#include "boxes/abbey_mayor/abbey_mayor.hpp"

#include "board/features.hpp"
#include "boxes/abbey_mayor/elements.hpp"
#include "boxes/abbey_mayor/sentences.hpp"
#include "boxes/abbey_mayor/tiles.hpp"

namespace bastide {

namespace boxes::abbey_mayor {

/// A mayor's power is the number of pennants of its city (MAYOR-STR-01). With none it occupies the city but earns nothing
/// (MAYOR-STR-05).
i32 power_of_mayor(const View& view, PieceId piece, NodeId root, i32 power)
{
    return view.state.piece(piece).kind == PieceKind::mayor ? view.state.node(root).marks : power;
}

namespace {

void remove_trait(PieceDef& def, Trait trait) noexcept { def.traits = static_cast<u8>(def.traits & ~static_cast<int>(trait)); }

void shape(Rules& rules)
{
    PieceDef& mayor = rules.piece_defs[static_cast<int>(PieceKind::mayor)];
    PieceDef& wagon = rules.piece_defs[static_cast<int>(PieceKind::wagon)];
    if (rules.has(Option::mayor_tower_immune)) remove_trait(mayor, Trait::can_be_taken);         // AM-HOUSE-02
    if (rules.has(Option::wagon_dragon_tower_immune)) remove_trait(wagon, Trait::can_be_taken);  // AM-HOUSE-03
    rules.actions_per_turn += static_cast<u32>(wagon.count) * rules.config.seats;  // each scored wagon asks its owner
    rules.events_per_turn += static_cast<u32>(wagon.count) * rules.config.seats;
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::abbey_last_round) return {};
    return {rules.lasting_variables[static_cast<int>(kModule)] + kLastDrawSeat, rules.config.seats};
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::abbey_hole) show_holes(view, things);
    if (kind == ThingKind::barn) show_barns(view, things);
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::mayor,
     .count = 1,
     .traits = traits(Trait::claims, Trait::can_be_taken),
     .fits = segment_set(SegmentKind::city),
     .strength = 0},
    {.kind = PieceKind::wagon,
     .count = 1,
     .traits = traits(Trait::claims, Trait::can_be_taken),
     .fits = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::monastery),
     .strength = 1},
    {.kind = PieceKind::barn, .count = 1, .traits = 0, .fits = 0, .strength = 0},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::abbey_end_rule, .most = 3},
    {.option = Option::wagon_move_rule, .excludes = Option::wagon_far_travel},
    {.option = Option::wagon_far_travel, .excludes = Option::wagon_move_rule},
    {.option = Option::mayor_tower_immune},
    {.option = Option::wagon_dragon_tower_immune},
    {.option = Option::mayor_lying_down},
    {.option = Option::pig_herd_counts_for_barn},
    {.option = Option::wagon_enters_castles},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::winter), choose(Set::abbey_mayor)};
constexpr Choice kGameWithTower[] = {choose(Set::base), choose(Set::winter), choose(Set::tower), choose(Set::abbey_mayor)};

constexpr PresetDef kPresets[] = {{Preset::abbey_mayor, kGame}, {Preset::abbey_mayor_tower, kGameWithTower}};

constexpr RackDef kRacks[] = {{.capacity = 1, .counted_in = kAbbeyCounts}};  // AM-SETUP-01

constexpr VariableDef kWords[] = {{.points_to = PointsTo::seat, .first = kLastDrawSeat},
                                  {.points_to = PointsTo::piece, .first = kBarnOfTurn, .of_turn = true}};

constexpr i8 kBeforeDrawing = -10;
constexpr i8 kBeforePlacing = -10;
constexpr i8 kFirstAfterScoring = -10;

constexpr WorthDef kWorth[] = {{WorthStage::rate, worth_at_barn}};

constexpr PlanDef kPlan[] = {
    {TurnPhase::draw, &kAbbeyStep, kBeforeDrawing},
    {TurnPhase::place, &kAbbeyAfterDraw, kBeforePlacing},
    {TurnPhase::score, &kBarnScore},
    {TurnPhase::after, &kWagonStep, kFirstAfterScoring},
};

}  // namespace

const Module module = {
    .id = ModuleId::abbey_mayor,
    .title = "Abbey & Mayor",
    .set = Set::abbey_mayor,
    .tiles = set_of<kAbbeyAndMayorTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .racks = kRacks,
    .plan = kPlan,
    .offers = kBarnOffer,
    .worth = kWorth,
    .variables = {.lasting = kLastingVariables, .turn = kTurnVariables, .meanings = kWords},
    .max_seats = 6,
    .actions_per_turn = 1,
    .events_per_turn = 4,
    .on = {.shape = shape,
           .opened = deal_abbeys,
           .why_not_place_wild = {.ask = why_not_place_abbey},
           .why_not_deploy = {.ask = why_not_beside_barn, .about = segment_set(SegmentKind::field)},
           .power = power_of_mayor,
           .home = home_of_wagon,
           .next_at_end = turns_for_abbeys,
           .due = due_at_barn,
           .ended = {score_barns, segment_set(SegmentKind::field)},
           .note_variable = note_variable,
           .why_not_put = why_not_put_barn,
           .show = show},
};

}  // namespace boxes::abbey_mayor

}  // namespace bastide
