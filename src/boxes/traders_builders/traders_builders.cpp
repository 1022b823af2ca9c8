// SPDX-License-Identifier: MIT
// The module of Traders & Builders, new edition, assembled from its elements.
#include "boxes/traders_builders/traders_builders.hpp"

#include "boxes/traders_builders/elements.hpp"
#include "boxes/traders_builders/tiles.hpp"
#include "common/phrases.hpp"

namespace bastide {

namespace boxes::traders_builders {

namespace {

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::builder,
     .count = 1,  // TB-SETUP-02
     .traits = traits(Trait::companion),
     .fits = segment_set(SegmentKind::road, SegmentKind::city),
     .strength = 0},
    {.kind = PieceKind::pig,
     .count = 1,
     .traits = traits(Trait::companion),
     .fits = segment_set(SegmentKind::field),
     .strength = 0},
};

/// As many as there are symbols in play (TB-GOODS-09).
constexpr TokenDef kTokens[] = {{.kind = PieceKind::wine, .symbol = Mark::wine},
                                {.kind = PieceKind::grain, .symbol = Mark::grain},
                                {.kind = PieceKind::cloth, .symbol = Mark::cloth}};

constexpr OptionDef kSwitches[] = {
    {.option = Option::double_turn_optional},
    {.option = Option::builder_completing_counts},
    {.option = Option::pig_points, .most = 3},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::traders_builders)};
constexpr Choice kGameWithInns[] = {choose(Set::base), choose(Set::inns_cathedrals), choose(Set::traders_builders)};

constexpr PresetDef kPresets[] = {{Preset::traders_builders, kGame}, {Preset::traders_builders_inns, kGameWithInns}};

#define BASTIDE_MOST "{seat} gets " BASTIDE_POINTS " for the most "

constexpr SentenceDef kSentences[] = {
    {StepKind::double_turn_second_part, "{seat} may play a second part of its turn."},
    {Reward::goods_wine, BASTIDE_MOST "wine."},
    {Reward::goods_grain, BASTIDE_MOST "grain."},
    {Reward::goods_cloth, BASTIDE_MOST "cloth."},
    {Reward::pig_cities, BASTIDE_GETS "a pig in a field" BASTIDE_WITH_CITIES(" with") "."},
    {Select::moved, "goods_won {{seat} wins {piece_kind}}"},
    {Select::moved, "builder_without_company {" BASTIDE_WHOSE " goes home: its last follower left}"},
    {Select::named, "double_turn_second_part {{seat} plays the second part of its turn.}"},
};

#undef BASTIDE_MOST

constexpr WorthDef kWorth[] = {{.stage = WorthStage::rate, .change = worth_of_pig, .asks_seat = true}};

constexpr i8 kAfterAllScoring = 127;

constexpr PlanDef kPlan[] = {{TurnPhase::effects, &kExtending}, {TurnPhase::after, &kSecondPart, kAfterAllScoring}};

}  // namespace

const Module module = {
    .id = ModuleId::traders_builders,
    .title = "Traders & Builders",
    .set = Set::traders_builders,
    .tiles = set_of<kTradersAndBuildersTiles>(),
    .pieces = kPieces,
    .tokens = kTokens,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .variables = {.turn = kTurnVariables},
    .parts = 2,
    .max_seats = 6,
    .actions_per_turn = 1,
    .events_per_turn = 13,
    .on = {.why_not_deploy = {.ask = why_not_deploy_companion,
                              .about = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::field)},
           .left = follow_last_follower,
           .completed = win_goods,
           .ended = {pay_for_goods},
           .note_variable = note_variable,
           .follows = following_variable,
           .show = show_goods},
};

}  // namespace boxes::traders_builders

}  // namespace bastide
