// SPDX-License-Identifier: MIT
// The Goldmines: mines bring gold bars to the board, and who has the majority of a completed feature takes those on its tiles.
#include "boxes/goldmines/goldmines.hpp"

#include "boxes/goldmines/elements.hpp"
#include "boxes/goldmines/tiles.hpp"
#include "common/phrases.hpp"

namespace bastide {

namespace boxes::goldmines {

namespace {

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::gold_bar, .count = kBars, .is_neutral = 1, .places = places(Spot::tile, Spot::held)},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::goldmines)};
constexpr PresetDef kPresets[] = {{Preset::goldmines, kGame}};

constexpr SentenceDef kSentences[] = {
    {StepKind::gold_place, "{seat} must put a gold bar on a tile around the mine" BASTIDE_AT_CELL "."},
    {Reward::gold_bars, "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# gold bar} other {# gold bars}}."},
    {Reason::gold_not_around, "The second gold bar goes on a tile around the mine; there is none at {cell}."},
    {Select::moved, "gold_found {A gold bar comes to {cell}}"},
    {Select::moved, "gold_taken {{other_seat} takes a gold bar" BASTIDE_FROM "}"},
};

constexpr i8 kBehindTile = 10;
constexpr i8 kBeforeScoring = -5;  // after challenges

constexpr PlanDef kPlan[] = {
    {TurnPhase::effects, &kFind, kBehindTile},
    {TurnPhase::effects, &kSpread, kBehindTile},
    {TurnPhase::score, &kTake, kBeforeScoring},
};

}  // namespace

const Module module = {
    .id = ModuleId::goldmines,
    .title = "The Goldmines",
    .set = Set::goldmines,
    .tiles = set_of<kGoldminesTiles>(),
    .pieces = kPieces,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .actions_per_turn = 1,
    .events_per_turn = 18,
    .on = {.ended = {pay_at_end}, .show = show_gold},
};

}  // namespace boxes::goldmines

}  // namespace bastide
