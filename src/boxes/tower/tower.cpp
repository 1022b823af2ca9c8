// SPDX-License-Identifier: MIT
// The module of The Tower, first edition, assembled from its elements.
#include "boxes/tower/tower.hpp"

#include "boxes/base/base.hpp"
#include "boxes/tower/elements.hpp"
#include "boxes/tower/sentences.hpp"
#include "boxes/tower/tiles.hpp"

namespace bastide {

namespace boxes::tower {

namespace {

constexpr Offer kOffers[] = {
    {.at = OfferedAt(&deploy_step).and_second_deployments(),
     .list = list_towers,
     .owns = is_on_tower,
     .why_not = why_not_deploy_on_tower,
     .answer = answer_tower,
     .has_place = has_place_on_tower},
    {.list = list_ransoms, .owns = is_ransom, .why_not = why_not_pay, .answer = answer_ransom},
};

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::tower_ransom_paid) return {};
    return {rules.turn_variables[static_cast<int>(kModule)] + kPaid, 1};
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::tower) show_towers(view, things);
}

/// The number of tower pieces follows from the number of seats (TOWER-SETUP-02); companions count as followers (TOWER-OPT-04).
void shape(Rules& rules)
{
    constexpr u8 kBySeats[] = {0, 10, 10, 9, 7, 6, 5};  // one seat has those of two, seven and eight those of six (SEATS-02)
    PieceDef& pieces = rules.piece_defs[static_cast<int>(PieceKind::tower_piece)];
    if (rules.config.pieces[static_cast<int>(PieceKind::tower_piece)] < 0)
        pieces.count = kBySeats[smaller<u8>(rules.config.seats, 6)];
    if (!rules.has(Option::tower_builder_pig_are_followers)) return;
    for (PieceDef& def : rules.piece_defs)
        if (def.has(Trait::companion))
            def.traits = static_cast<u8>(def.traits | traits(Trait::can_be_taken, Trait::tops_foundation));
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::tower_piece, .count = 0, .traits = traits(Trait::stacks), .fits = 0, .strength = 0},
};

constexpr OptionDef kSwitches[] = {
    {Option::tower_capture_opponents_only},
    {Option::tower_top_followers_safe},
    {Option::tower_ransom_without_minimum},
    {Option::tower_builder_pig_are_followers},
    {Option::tower_no_capture_over_gaps},
    {Option::tower_no_ransom},
    {Option::tower_short_range},
    {Option::tower_diagonal_capture},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::winter), choose(Set::tower)};

constexpr PresetDef kPresets[] = {{Preset::tower, kGame}};

constexpr PlanDef kPlan[] = {{TurnPhase::start, &kRansomStep}, {TurnPhase::finish, &kRansomStep}};

constexpr const StepCode* kSteps[] = {&kCapture, &kExchange};

}  // namespace

const Module module = {
    .id = ModuleId::tower,
    .title = "The Tower",
    .set = Set::tower,
    .tiles = set_of<kTowerTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .offers = kOffers,
    .steps = kSteps,
    .variables = {.turn = kTurnVariables},
    .max_seats = 6,  // TOWER-SETUP-04
    .actions_per_turn = 5,
    .events_per_turn = 7,
    .on = {.shape = shape,
           .why_not_remove = why_not_captured,
           .note_variable = note_variable,
           .why_not_put = why_not_put_on_tower,
           .why_not_hold = why_not_hold,
           .show = show},
};

}  // namespace boxes::tower

}  // namespace bastide
