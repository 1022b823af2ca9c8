// SPDX-License-Identifier: MIT
// Special monasteries: a follower is placed there as monk or as abbot. Each role is a segment of its own, so monks and abbots
// have their own majorities and scorings; who stands there keeps others out of both.
#include "boxes/monasteries/monasteries.hpp"

#include "board/features.hpp"
#include "boxes/monasteries/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"

namespace bastide {

namespace boxes::monasteries {

namespace {

/// Who can be a monk can be an abbot (SPMON-01, SPMON-10).
void shape(Rules& rules)
{
    for (PieceDef& def : rules.piece_defs)
        if (def.may_stand_on(SegmentKind::monastery)) def.fits |= segment_set(SegmentKind::abbacy);
}

/// SPMON-SETUP-01
u64 count_copies(const Rules& rules, const Copies& copies)
{
    const bool leaves_out = copies.set == Set::base && !rules.has(Option::keep_monasteries);
    return leaves_out && has_segment(copies.def, SegmentKind::monastery) ? 0 : copies.count;
}

/// The segment of the other role on the tile of a monastery or an abbacy; none on ordinary monasteries.
NodeId other_role(const View& view, NodeId segment) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(segment).tile);
    const bool is_abbacy = view.state.node(segment).kind() == SegmentKind::abbacy;
    const SegmentKind other = is_abbacy ? SegmentKind::monastery : SegmentKind::abbacy;
    for (int i = 0; i < view.rules.tiles.at(tile.tile).segments; ++i)
        if (view.state.node(node_of(tile, i)).kind() == other) return node_of(tile, i);
    return {};
}

/// A follower in one role keeps others out of both (SPMON-04).
Reason why_not_deploy(const View& view, PieceKind, int, NodeId segment, Verdict& verdict)
{
    const NodeId other = other_role(view, segment);
    return other && is_occupied(view.state, other) ? refuse_occupied(view, other, verdict) : Reason::none;
}

/// SPMON-03
void worth_of_abbot(const View&, const Feature& feature, Cause, int, Tally& sum)
{
    if (feature.kind == SegmentKind::abbacy) sum.add(Reward::monasteries_abbot, feature.tiles, 1);
}

constexpr OptionDef kSwitches[] = {{.option = Option::keep_monasteries}};

constexpr Choice kGermany[] = {choose(Set::base), choose(Set::monasteries)};
constexpr Choice kNetherlands[] = {choose(Set::base), choose(Set::monasteries_netherlands)};
constexpr Choice kJapan[] = {choose(Set::base), choose(Set::monasteries_japan)};

constexpr PresetDef kPresets[] = {
    {Preset::monasteries_germany, kGermany},
    {Preset::monasteries_netherlands, kNetherlands},
    {Preset::monasteries_japan, kJapan},
};

constexpr SentenceDef kSentences[] = {
    {Reward::monasteries_abbot, BASTIDE_GETS "an abbot in a monastery" BASTIDE_OF_TILES "."},
    {Select::stands_in, "abbacy { in the monastery}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::rate, worth_of_abbot}};

}  // namespace

const Module module = {
    .id = ModuleId::monasteries,
    .title = "Monasteries in Germany",
    .set = Set::monasteries,
    .other_sets = sets_of(Set::monasteries_netherlands, Set::monasteries_japan),
    .tiles = set_of<kMonasteriesTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .worth = kWorth,
    .on = {.shape = shape,
           .copies = count_copies,
           .why_not_deploy = {.ask = why_not_deploy, .about = segment_set(SegmentKind::monastery, SegmentKind::abbacy)}},
};

const Module module_netherlands = {
    .id = ModuleId::monasteries_netherlands,
    .title = "Monasteries in the Netherlands & Belgium",
    .set = Set::monasteries_netherlands,
    .tiles = set_of<kMonasteriesNetherlandsTiles>(),
};

const Module module_japan = {
    .id = ModuleId::monasteries_japan,
    .title = "Japanese Buildings",
    .set = Set::monasteries_japan,
    .tiles = set_of<kMonasteriesJapanTiles>(),
};

}  // namespace boxes::monasteries

}  // namespace bastide
