// SPDX-License-Identifier: MIT
// Hills & Sheep: shepherds gather sheep from a bag in which two wolves lie, hills hide a tile and break ties, vineyards add to
// monasteries beside them.
#include "boxes/hills_sheep/hills_sheep.hpp"

#include "board/features.hpp"
#include "boxes/hills_sheep/elements.hpp"
#include "boxes/hills_sheep/tiles.hpp"
#include "common/phrases.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::hills_sheep {

namespace {

// ---- vineyards --------------------------------------------------------------------------------------------------------

constexpr i32 kPointsOfVineyard = 3;

u32 count_vineyards_around(const View& view, NodeId building) noexcept
{
    const u32 key = view.state.placed(view.state.node(building).tile).key;
    u32 count = 0;
    for (const u32 stride : kKeyStridesAround) {
        const PlacedId beside = tile_at(view.state, key + stride);
        count += beside && has_mark(view, beside, Mark::vineyard) ? 1u : 0u;
    }
    return count;
}

/// Only completed buildings (VINEYARD-01 to -04); gardens by option (VINEYARD-05).
void worth_of_vineyards(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool is_garden = feature.kind == SegmentKind::garden && view.rules.has(Option::vineyards_for_gardens);
    if (cause != Cause::completed || (feature.kind != SegmentKind::monastery && !is_garden)) return;
    if (view.rules.has(Option::without_vineyards)) return;
    const u32 vineyards = count_vineyards_around(view, feature.root);
    if (vineyards > 0) sum.add(Reward::vineyards_of_building, vineyards, kPointsOfVineyard);
}

// ---- the module -----------------------------------------------------------------------------------------------------

/// HS-OPT-01
void shape(Rules& rules)
{
    if (rules.has(Option::without_shepherds)) rules.piece_defs[static_cast<int>(PieceKind::shepherd)].count = 0;
}

/// The garden of HS_N is that of the second edition (HS-COMP-03).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    if (copies.set != Set::hills_sheep || !rules.shows_gardens || rules.has(Option::hills_sheep_second_edition))
        return copies.count;
    if (Text(copies.def.name) == Text("HS_N")) return rules.config.copies[static_cast<int>(Set::hills_sheep)];
    return has_segment(copies.def, SegmentKind::garden) ? 0 : copies.count;
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::flock) show_flocks(view, things);
    if (kind == ThingKind::sheep_bag && view.rules.piece_def(PieceKind::shepherd).count > 0) show_bag(view, things);
    if (kind == ThingKind::hill_covered) show_covered(view, things);
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::hill_covered || rules.has(Option::without_hills)) return {};
    return {rules.lasting_variables[static_cast<int>(kModule)] + kCovered, rules.layout.max_placed};
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::shepherd,
     .count = 1,                      // HS-COMP-01
     .traits = traits(Trait::stays),  // SHEPHERD-PLACE-07, HS-INT-03
     .fits = segment_set(SegmentKind::field)},
};

/// HS-COMP-02. No shepherd keeps a wolf, so the bag is never empty (FLOCK-BAG-01).
constexpr PoolDef kBag[] = {
    {PieceKind::sheep_1, 4, PieceKind::shepherd},
    {PieceKind::sheep_2, 5, PieceKind::shepherd},
    {PieceKind::sheep_3, 5, PieceKind::shepherd},
    {PieceKind::sheep_4, 2, PieceKind::shepherd},
    {PieceKind::wolf, 2},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::hill_tiebreak},
    {.option = Option::vineyards_for_gardens},
    {.option = Option::hills_sheep_second_edition},
    {.option = Option::without_shepherds},
    {.option = Option::without_hills},
    {.option = Option::without_vineyards},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::hills_sheep)};
constexpr Choice kGameWithAbbot[] = {choose(Set::base), choose(Set::abbot), choose(Set::hills_sheep),
                                     choose(Option::hills_sheep_second_edition)};

constexpr PresetDef kPresets[] = {{Preset::hills_sheep, kGame}, {Preset::hills_sheep_abbot, kGameWithAbbot}};

constexpr SentenceDef kSentences[] = {
    {StepKind::flock_grow_or_guide, "{seat} lets its flock" BASTIDE_AT_CELL " grow or guides it home."},
    {StepKind::shepherd_draw, "A token is drawn for a shepherd" BASTIDE_AT_CELL " next."},
    {Reward::flock_sheep, "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# sheep} other {# sheep}}."},
    {Reward::vineyards_of_building, BASTIDE_GETS "{count, plural, one {# vineyard} other {# vineyards}} around a building."},
    {Select::moved,
     "shepherd_drew {{piece_kind, select, wolf {A wolf is drawn{from_cell, select, none {} other { for the shepherd at "
     "{from_cell}}} and goes back into the bag} "
     "other {{seat}'s flock" BASTIDE_AT_CELL " grows by {piece_kind}}}}"},
    {Select::moved, "wolf_came {" BASTIDE_WHOSE BASTIDE_WHERE " flees from a wolf}"},
    {Select::moved, "flock_guided {" BASTIDE_WHOSE " is guided home" BASTIDE_FROM "}"},
    {Select::moved, "flock_closed {" BASTIDE_WHOSE " goes home" BASTIDE_FROM ": its field is closed}"},
    {Select::moved, "flock_scattered {Back into the bag" BASTIDE_FROM ": {piece_kind}}"},
    {Select::tile_left, "hill_covered {A tile goes face down under the hill}"},
    {Select::taken, "flock_guided {{seat} guides the flock of its own {role}" BASTIDE_AT_PLACE " home}"},
    {Select::chosen, "flock_grow_or_guide {{seat} lets the flock of its {role}" BASTIDE_AT_PLACE " grow}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::bonus, worth_of_vineyards}};

constexpr VariableDef kMeanings[] = {
    {.points_to = PointsTo::segment, .first = kAsked, .of_turn = true},
    {.points_to = PointsTo::piece, .first = kDrawing, .of_turn = true},
};

/// After all that belongs to the action step.
constexpr i8 kAfterAction = 100;

constexpr PlanDef kPlan[] = {{TurnPhase::effects, &hill_step}, {TurnPhase::wood, &flock_step, kAfterAction}};

}  // namespace

const Module module = {
    .id = ModuleId::hills_sheep,
    .title = "Hills & Sheep",
    .set = Set::hills_sheep,
    .tiles = set_of<kHillsAndSheepTiles>(),
    .pieces = kPieces,
    .pool = kBag,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .variables = {.lasting = kLastingVariables, .turn = kTurnVariables, .meanings = kMeanings, .covered = kCovered},
    .max_seats = 6,
    .actions_per_turn = 6,
    .events_per_turn = 40,
    .lines_per_score = 1,
    .on = {.shape = shape,
           .copies = count_copies,
           .why_not_deploy = {.ask = why_not_deploy, .about = segment_set(SegmentKind::field)},
           .tie = break_tie,
           .left = scatter_flock,
           .ended = {pay_due_flocks},
           .note_variable = note_variable,
           .why_not_put = why_not_put,
           .why_not_stand = why_not_stand,
           .show = show},
};

}  // namespace boxes::hills_sheep

}  // namespace bastide
