// SPDX-License-Identifier: MIT
// Tokens, as small goods: the seat that completes a city gets a wine for each pennant in it, the seat that completes a road a
// cloth, of which there are three. At the end 10 points for most wine, and 5 for each set of both. Traders & Builders has the
// goods of the box; no box has sets, nor a kind with a limit.
#include "board/features.hpp"
#include "mechanisms/modules.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"

namespace bastide {

namespace {

constexpr TokenDef kTokens[] = {{.kind = kWine}, {.kind = kCloth, .count = 3}};

/// The feature is scored; what is won does not depend on who stands there (TB-GOODS-02, -03).
void completed(Play& play, const Feature& feature, int seat)
{
    if (feature.kind == SegmentKind::city) moves::award_token(play, seat, kWine, feature.pennants, kGoodsWon);
    if (feature.kind == SegmentKind::road) moves::award_token(play, seat, kCloth, 1, kGoodsWon);
}

void ended(const View& view, VisitFinal visit, void* with)
{
    constexpr PieceKind kSet[] = {kWine, kCloth};
    pay_bonus(visit, with, most_tokens(view, kWine), kGoodsMost, 1, 10);  // TB-FINAL-01, -02
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        pay_bonus(visit, with, 1u << seat, kGoodsSets, count_token_sets(view, seat, kSet), 5);
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind != kGoodsThing) return;
    show_tokens(view, kind, kWine, things);
    show_tokens(view, kind, kCloth, things);
}

constexpr SentenceDef kSentences[] = {{kGoodsMost, "{seat} gets {points} points for most goods."},
                                      {kGoodsSets, "{seat} gets {points} points for sets of goods."}};

}  // namespace

const Module goods = {
    .id = ModuleId::house_bag,  // a spare name here, where that rule never plays
    .title = "Goods",
    .set = Set::winter,
    .tokens = kTokens,
    .sentences = kSentences,
    .max_seats = 5,
    .events_per_turn = 20,
    .on = {.completed = completed, .ended = {ended}, .show = show},
};

}  // namespace bastide
