// SPDX-License-Identifier: MIT
// Variants: no farmers, two points for small cities, no points for incomplete features.
#include "boxes/base/base.hpp"
#include "play/rules.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace {

/// No kind of piece fits fields any more, and no barns are played (BASE-VAR-01).
void shape_variants(Rules& rules)
{
    if (!rules.has(Option::play_without_farmers)) return;
    for (PieceDef& def : rules.piece_defs) def.fits = static_cast<SegmentSet>(def.fits & ~segment_set(SegmentKind::field));
    rules.piece_defs[static_cast<int>(PieceKind::barn)].count = 0;
}

/// BASE-VAR-02; a rate of another box stays (IC-QA-04).
void rate_of_small_cities(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool small = sum.reward() == Reward::city && feature.tiles == 2 && cause == Cause::completed;
    if (!small || !view.rules.has(Option::small_city_two_points)) return;
    sum.clear();
    sum.add(Reward::city, feature.tiles, 1);
    sum.add(Reward::city_pennants, feature.pennants, 1);
}

/// HOUSE-END-01
void cancel_unfinished(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool unfinished = can_be_completed(feature.kind) && cause == Cause::final;
    if (unfinished && view.rules.has(Option::no_points_for_unfinished)) sum.clear();
}

constexpr WorthDef kVariantsWorth[] = {
    {WorthStage::rate, rate_of_small_cities},
    {WorthStage::cancel, cancel_unfinished},
};

constexpr OptionDef kVariantsSwitches[] = {
    {.option = Option::play_without_farmers},
    {.option = Option::small_city_two_points},
    {.option = Option::any_seat_count},
    {.option = Option::no_points_for_unfinished},
};

}  // namespace

const Module boxes::base::variants = {
    .id = ModuleId::variants,
    .title = "Variants",
    .options = kVariantsSwitches,
    .worth = kVariantsWorth,
    .on = {.shape = shape_variants},
};

}  // namespace bastide
