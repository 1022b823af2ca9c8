// SPDX-License-Identifier: MIT
// The Cathars, Siege, The Besiegers: besieged cities are worth less to their knights and twice as much to farmers.
#include "boxes/siege/siege.hpp"

#include "boxes/siege/elements.hpp"
#include "boxes/siege/tiles.hpp"
#include "common/phrases.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::siege {

namespace {

bool is_besieged(const View& view, const Feature& city) noexcept
{
    return city.kind == SegmentKind::city && count_marks(view, city, Mark::siege) > 0;
}

/// Each tile and pennant is worth 1 less than its rate, whatever box set it (SIEGE-CITY-02 to -04).
void change_city(const Feature& city, Cause cause, Tally& sum)
{
    const i32 each = sum.empty() ? 0 : larger(sum.begin()->each - 1, 0);
    sum = {};
    sum.add(cause == Cause::completed ? Reward::besieged_city : Reward::besieged_city_unfinished, city.tiles, each);
    sum.add(Reward::besieged_city_pennants, city.pennants, each);
}

/// Each line of a field is for its completed cities, so those that are besieged are worth the sum of all lines once more: of the
/// farmers, of pigs, of barns (SIEGE-FIELD-01 to -03).
void change_field(const View& view, const Feature& field, Tally& sum)
{
    i32 each = 0;
    for (const TallyLine& line : sum) each += line.each;
    if (each == 0) return;
    u32 besieged = 0;
    for_each_complete_city(view.state, view.rules.tiles, field.root,
                           [&](NodeId city) { besieged += is_besieged(view, measure(view, city)); });
    sum.add(Reward::besieged_cities_of_field, besieged, each);
}

void change_by_siege(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (feature.kind == SegmentKind::field) return change_field(view, feature, sum);
    if (is_besieged(view, feature)) change_city(feature, cause, sum);
}

/// The four tiles of The Cathars, or the six of The Besiegers (SIEGE-COMP-01).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    const i32 part = rules.option(Option::siege_tiles);
    if (part == 0 || copies.set != Set::siege) return copies.count;
    return (copies.def.name[1] == 'C') == (part == 1) ? copies.count : 0;
}

constexpr OptionDef kSwitches[] = {
    {.option = Option::siege_escape, .most = 2},
    {.option = Option::siege_tiles, .most = 2},
};

constexpr Choice with_tiles(i32 part) noexcept
{
    return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::siege_tiles), part};
}

constexpr Choice kGame[] = {choose(Set::base), choose(Set::siege)};
constexpr Choice kCathars[] = {choose(Set::base), choose(Set::siege), with_tiles(1)};
constexpr Choice kBesiegers[] = {choose(Set::base), choose(Set::siege), with_tiles(2)};

constexpr PresetDef kPresets[] = {{Preset::siege, kGame}, {Preset::cathars, kCathars}, {Preset::besiegers, kBesiegers}};

constexpr SentenceDef kSentences[] = {
    {StepKind::siege_escape, "{seat} may take a knight out of a besieged city."},
    {Reward::besieged_city, BASTIDE_GETS "a besieged city" BASTIDE_OF_TILES "."},
    {Reward::besieged_city_pennants, BASTIDE_GETS BASTIDE_PENNANTS " of a besieged city."},
    {Reward::besieged_city_unfinished, BASTIDE_GETS "an incomplete besieged city" BASTIDE_OF_TILES "."},
    {Reward::besieged_cities_of_field,
     BASTIDE_GETS "{count, plural, one {# besieged city} other {# besieged cities}} of a field, counted double."},
    {Select::moved, "siege_escaped {" BASTIDE_WHOSE " escapes from the besieged city" BASTIDE_WHERE "}"},
    {Select::passed, "siege_escape {takes no knight out}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::each, change_by_siege}};

/// After wagons have moved, before the second part of a double turn.
constexpr i8 kLastOfPart = 126;

constexpr PlanDef kPlan[] = {{TurnPhase::after, &kEscape, kLastOfPart}};

}  // namespace

const Module module = {
    .id = ModuleId::siege,
    .title = "Siege",
    .set = Set::siege,
    .tiles = set_of<kSiegeTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .actions_per_turn = 1,
    .events_per_turn = 3,
    .lines_per_score = 1,
    .on = {.copies = count_copies, .show = show_sieges},
};

}  // namespace boxes::siege

}  // namespace bastide
