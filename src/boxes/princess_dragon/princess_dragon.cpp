// SPDX-License-Identifier: MIT
// The module of Princess & Dragon, assembled from its four elements.
#include "boxes/princess_dragon/princess_dragon.hpp"

#include "boxes/base/base.hpp"
#include "boxes/princess_dragon/elements.hpp"
#include "boxes/princess_dragon/sentences.hpp"
#include "boxes/princess_dragon/tiles.hpp"

namespace bastide {

namespace boxes::princess_dragon {

namespace {

/// One dragon and one fairy, however many copies of the set are in play; none without them (PD-COMP-01, PD-OPT-01).
void limit(PieceDef& row, bool is_left_out) noexcept { row.count = is_left_out ? u8{0} : smaller<u8>(row.count, 1); }

void shape(Rules& rules)
{
    limit(rules.piece_defs[static_cast<int>(PieceKind::dragon)], rules.has(Option::without_dragon));
    limit(rules.piece_defs[static_cast<int>(PieceKind::fairy)], rules.has(Option::without_fairy));
    if (rules.has(Option::fairy_on_tile)) rules.piece_defs[static_cast<int>(PieceKind::fairy)].places = places(Spot::tile);
}

bool is_named(const TileDef& def, const char* name) noexcept { return Text(def.name) == Text(name); }

/// The second edition has gardens on PD_G and PD_AB, and PD_T2 in the place of PD_T (PD-TILE-05). With gardens in the game the
/// copies with one are a type of their own.
u64 copies(const Rules& rules, const Copies& usual)
{
    if (usual.set != Set::princess_dragon) return usual.count;
    const u64 sets = rules.config.copies[static_cast<int>(Set::princess_dragon)];
    const bool is_second = rules.has(Option::princess_dragon_second_edition);
    const TileDef& def = usual.def;
    if (is_named(def, "PD_T")) return is_second ? 0 : sets;
    if (is_named(def, "PD_T2")) return is_second ? sets : 0;
    if (is_named(def, "PD_G_g") || is_named(def, "PD_AB_g")) return is_second ? sets : 0;
    if (is_named(def, "PD_G") || is_named(def, "PD_AB")) return is_second ? usual.count : sets;
    return usual.count;
}

bool is_closed(const View& view) { return view.this_part(kModule, kKnightRemoved) != 0; }

Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const Reason reason = why_not_eaten(view, id, cause, verdict);
    return reason == Reason::none ? why_not_removed(view, id, cause, verdict) : reason;
}

/// What a position cannot say of dragon, fairy and knights.
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const PieceKind kind = view.state.piece(id).kind;
    if (kind == PieceKind::dragon) return why_not_dragon_stands(view, verdict);
    return kind == PieceKind::fairy ? why_not_fairy_stands(view, verdict) : why_not_knight_stands(view, id, verdict);
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::dragon, .count = 1, .is_neutral = 1, .places = places(Spot::tile)},
    {.kind = PieceKind::fairy,
     .count = 1,
     .is_neutral = 1,
     .places = places(Spot::beside, Spot::tile),
     .left = Cause::fairy_stayed},  // FAIRY-STAY-01, -02
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::dragon_moves_after_scoring},
    {.option = Option::fairy_on_tile},
    {.option = Option::princess_must_take},
    {.option = Option::volcano_barn},
    {.option = Option::princess_dragon_second_edition},
    {.option = Option::without_dragon},
    {.option = Option::without_fairy},
    {.option = Option::without_princess},
    {.option = Option::without_portal},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::princess_dragon)};
constexpr Choice kRggGame[] = {choose(Set::base), choose(Set::princess_dragon), choose(Option::dragon_moves_after_scoring)};
constexpr Choice kSecondEdition[] = {choose(Set::base), choose(Set::abbot), choose(Set::princess_dragon),
                                     choose(Option::princess_dragon_second_edition)};
constexpr Choice kGameWithFour[] = {choose(Set::base), choose(Set::inns_cathedrals), choose(Set::traders_builders),
                                    choose(Set::princess_dragon)};

constexpr PresetDef kPresets[] = {{Preset::princess_dragon, kGame},
                                  {Preset::princess_dragon_rgg, kRggGame},
                                  {Preset::princess_dragon_2, kSecondEdition},
                                  {Preset::princess_dragon_traders_inns, kGameWithFour}};

constexpr i8 kBeforeRansoms = -10;
constexpr i8 kBeforeAction = -10;
constexpr i8 kBehindWagons = 100;

constexpr PlanDef kPlan[] = {
    {TurnPhase::start, &kFairyTurn, kBeforeRansoms},       {TurnPhase::effects, &kEruption},
    {TurnPhase::wood, &kPrincess, kBeforeAction},          {TurnPhase::movement, &kWalkBeforeScoring},
    {TurnPhase::after, &kWalkAfterScoring, kBehindWagons},
};

constexpr const StepCode* kSteps[] = {&kWalk};

/// In the order of their kinds of actions, so that lists come in order.
constexpr VariableDef kMeanings[] = {
    {.points_to = PointsTo::placed, .first = kVisited, .count = kStepsOfWalk + 1, .of_part = true}};

constexpr Offer kOffers[] = {
    {.at = OfferedAt(&deploy_step).and_second_deployments(),
     .list = list_portal,
     .owns = owns_portal,
     .why_not = why_not_portal,
     .answer = answer_portal,
     .has_place = has_place_by_portal},
    {.at = &deploy_step,
     .list = list_princess,
     .takes = Cause::princess_removed,
     .owns = owns_princess,
     .why_not = why_not_princess,
     .answer = answer_princess},
    {.at = &deploy_step, .list = list_fairy, .owns = owns_fairy, .why_not = why_not_fairy, .answer = answer_fairy},
};

}  // namespace

const Module module = {
    .id = ModuleId::princess_dragon,
    .title = "Princess & Dragon",
    .set = Set::princess_dragon,
    .tiles = set_of<kPrincessAndDragonTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .offers = kOffers,
    .steps = kSteps,
    .variables = {.part = kPartVariables, .meanings = kMeanings},
    .max_seats = 6,
    .actions_per_turn = 7,
    .events_per_turn = 16,
    .on = {.shape = shape,
           .draw_group = draw_group,
           .copies = copies,
           .why_not_deploy = {.ask = why_not_arrive},
           .why_not_remove = why_not_remove,
           .why_not_draw = why_not_draw,
           .tiles_wait = tiles_wait,
           .action_closed = is_closed,
           .beside = pay_beside,
           .why_not_stand = why_not_stand},
};

}  // namespace boxes::princess_dragon

}  // namespace bastide
