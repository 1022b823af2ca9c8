// SPDX-License-Identifier: MIT
// Giants: a giant counts as two followers on roads and in cities, and a completed road on which one stands pays a point a tile
// more, or two where it has a cave.
#include "new_box/giants.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "common/phrases.hpp"
#include "defs/tile_text.hpp"
#include "play/scoring.hpp"
#include "setup/all_modules.hpp"

namespace bastide {

namespace {

// [tiles]
constexpr TileDef kTiles[] = {
    marked(tile("GN1 1 FRFR r:EW f:0127 f:3456"), kCave, "r0"),
    tile("GN2 1 RRRR r:NW r:ES f:07 f:34 f:1256"),
};
static_assert(drawn_tiles(kTiles) == 2);
// [tiles]

// [pieces]
constexpr PieceDef kPieces[] = {
    {.kind = kGiant,
     .count = 1,  // for each seat
     .traits = traits(Trait::claims, Trait::can_be_taken),
     .fits = segment_set(SegmentKind::road, SegmentKind::city),
     .strength = 2},
};
// [pieces]

// [hook]
bool has_giant(const View& view, NodeId root) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.spot == Spot::segment && root_of(view.state, NodeId(piece.at)) == root;
        if (stands && piece.kind == kGiant) return true;
    }
    return false;
}

/// GIANT-ROAD-01, GIANT-CAVE-01
void worth(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool pays = cause == Cause::completed || view.rules.has(kPaysAtTheEnd);  // GIANT-OPT-01
    if (feature.kind != SegmentKind::road || !pays || !has_giant(view, feature.root)) return;
    sum.add(kRoadOfGiant, feature.tiles, count_marks(view, feature, kCave) > 0 ? 2 : 1);
}

constexpr WorthDef kWorth[] = {{WorthStage::rate, worth}};
// [hook]

// [reason]
/// GIANT-PIECE-02
Reason why_not_deploy(const View& view, PieceKind kind, int, NodeId segment, Verdict& verdict)
{
    const NodeId root = root_of(view.state, segment);
    if (kind != kGiant || !is_complete(view.state, root)) return Reason::none;
    verdict.feature = root;
    return verdict.refuse(Reason::feature_complete);
}
// [reason]

// [sentences]
constexpr OptionDef kSwitches[] = {{.option = kPaysAtTheEnd}};
constexpr SentenceDef kSentences[] = {{kRoadOfGiant, BASTIDE_GETS "the giant on a road" BASTIDE_OF_TILES "."}};
constexpr Choice kGame[] = {choose(Set::base), choose(kGiants), choose(kPaysAtTheEnd)};
constexpr PresetDef kPresets[] = {{kGiantGame, kGame}};
// [sentences]

}  // namespace

// [module]
const Module giants = {
    .id = ModuleId::test,
    .title = "Giants",
    .set = kGiants,
    .tiles = set_of<kTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .worth = kWorth,
    .max_seats = 6,
    .on = {.why_not_deploy = {.ask = why_not_deploy, .about = segment_set(SegmentKind::road, SegmentKind::city)}},
};
// [module]

// [list]
namespace {

const Module* const kOldestFirst[] = {&boxes::base::module, &giants};

}  // namespace

AllModules all_modules() noexcept { return {kOldestFirst, sizeof kOldestFirst / sizeof kOldestFirst[0]}; }
// [list]

}  // namespace bastide
