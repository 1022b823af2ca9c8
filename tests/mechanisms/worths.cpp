// SPDX-License-Identifier: MIT
// Marks and what features are worth, as Inns & Cathedrals, Darmstadt and the pig of Traders & Builders change it.
#include "board/features.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace {

constexpr TileDef kTiles[] = {
    marked(tile("RI1 2 FRFR r:EW f:0127 f:3456"), kInn, "r0"),
    marked(tile("RC1 1 CCCC c:NESW"), kCathedral, "c0"),
    marked(tile("RD1 1 CCCC c:NESW"), kStately, "c0"),
    marked(tile("RF1 1 FFFF f:01234567 m"), kFestive),
};

/// IC-ROAD-01, IC-CITY-01; nothing for what is not complete (IC-FINAL-01, -02).
void rate_of_inns(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool is_inn_road = feature.kind == SegmentKind::road && count_marks(view, feature, kInn) > 0;
    const bool is_cathedral_city = feature.kind == SegmentKind::city && count_marks(view, feature, kCathedral) > 0;
    if (!is_inn_road && !is_cathedral_city) return;
    sum.clear();
    if (cause != Cause::completed) return;
    sum.add(is_inn_road ? Reward::road : Reward::city, feature.tiles, is_inn_road ? 2 : 3);
    sum.add(Reward::city_pennants, feature.pennants, 3);
}

bool has_pig(const View& view, NodeId root, int seat) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.spot == Spot::segment && root_of(view.state, NodeId(piece.at)) == root;
        if (stands && piece.kind == kPig && piece.owner == seat) return true;
    }
    return false;
}

/// TB-PIG-04
void rate_of_pigs(const View& view, const Feature& feature, Cause cause, int seat, Tally& sum)
{
    if (feature.kind != SegmentKind::field || cause != Cause::final || !has_pig(view, feature.root, seat)) return;
    sum.add(kPigCities, count_complete_cities(view.state, view.rules.tiles, feature.root), 1);
}

/// DARM-CITY-01, -03
void bonus_of_stately(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (cause == Cause::completed && count_marks(view, feature, kStately) > 0) sum.add(kStatelyBonus, 1, 3);
}

constexpr PieceDef kPieces[] = {
    {.kind = kPig, .count = 1, .traits = traits(Trait::companion), .fits = segment_set(SegmentKind::field), .strength = 0},
};

constexpr WorthDef kInnWorth[] = {
    {WorthStage::bonus, bonus_of_stately},
    {WorthStage::rate, rate_of_inns},
    {WorthStage::rate, rate_of_pigs, true},
};

constexpr SentenceDef kSentences[] = {{kPigCities, "{seat} gets {points} points for a pig."},
                                      {kStatelyBonus, "{seat} gets {points} points for a stately feature."}};

}  // namespace

const Module inns = {
    .id = ModuleId::test,
    .title = "Inns",
    .set = Set::winter,
    .tiles = set_of<kTiles>(),
    .pieces = kPieces,
    .sentences = kSentences,
    .worth = kInnWorth,
    .max_seats = 5,
    .lines_per_score = 3,
};

}  // namespace bastide
