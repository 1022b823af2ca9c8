// SPDX-License-Identifier: MIT
// Inns & Cathedrals, new edition: inns and cathedrals change the rate of roads and cities, a large follower counts twice.
#include "boxes/inns_cathedrals/inns_cathedrals.hpp"

#include "boxes/inns_cathedrals/tiles.hpp"
#include "common/phrases.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::inns_cathedrals {

namespace {

bool has_cathedral(const View& view, const Feature& city) noexcept
{
    return city.kind == SegmentKind::city && count_marks(view, city, Mark::cathedral) > 0;
}

/// Replaces the rate of the base game: 2 for each tile of a road with an inn, 3 for each tile and pennant of a city with a
/// cathedral (IC-ROAD-01, IC-CITY-01, IC-QA-04), nothing if it is incomplete (IC-FINAL-01, -02).
void rate_with_inns_and_cathedrals(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool complete = cause == Cause::completed;
    if (!complete && view.rules.has(Option::inns_unfinished_score)) return;  // IC-OPT-01
    if (rate_road_with_inn(view, feature, cause, sum) || !has_cathedral(view, feature)) return;
    sum = {};
    sum.add(complete ? Reward::cathedral_city : Reward::cathedral_city_unfinished, feature.tiles, complete ? 3 : 0);
    if (complete) sum.add(Reward::cathedral_pennants, feature.pennants, 3);
}

/// IC-OPT-02
void shape(Rules& rules)
{
    const i32 weight = rules.option(Option::large_follower_weight);
    if (weight != 0) rules.piece_defs[static_cast<int>(PieceKind::large_follower)].strength = static_cast<u8>(weight);
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::large_follower,
     .count = 1,  // IC-SETUP-02
     .traits = traits(Trait::claims, Trait::can_be_taken, Trait::tops_foundation),
     .fits = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::monastery, SegmentKind::field),  // IC-BIG-01, -06
     .strength = 2},                                                                                         // IC-BIG-02
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::inns_unfinished_score},
    {.option = Option::large_follower_weight, .most = 3},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::inns_cathedrals)};

constexpr PresetDef kPresets[] = {{Preset::inns_cathedrals, kGame}};

constexpr WorthDef kWorth[] = {{WorthStage::rate, rate_with_inns_and_cathedrals}};

constexpr SentenceDef kSentences[] = {
    {Reward::inn_road, BASTIDE_GETS "a road with an inn" BASTIDE_OF_TILES "."},
    {Reward::inn_road_unfinished, BASTIDE_GETS "an incomplete road with an inn" BASTIDE_OF_TILES "."},
    {Reward::cathedral_city, BASTIDE_GETS "a city with a cathedral" BASTIDE_OF_TILES "."},
    {Reward::cathedral_pennants, BASTIDE_GETS BASTIDE_PENNANTS " of a city with a cathedral."},
    {Reward::cathedral_city_unfinished, BASTIDE_GETS "an incomplete city with a cathedral" BASTIDE_OF_TILES "."},
};

}  // namespace

const Module module = {
    .id = ModuleId::inns_cathedrals,
    .title = "Inns & Cathedrals",
    .set = Set::inns_cathedrals,
    .tiles = set_of<kInnsAndCathedralsTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .worth = kWorth,
    .max_seats = 6,  // IC-SETUP-03
    .events_per_turn = 1,
    .on = {.shape = shape},
};

}  // namespace boxes::inns_cathedrals

}  // namespace bastide
