// SPDX-License-Identifier: MIT
// Traders & Builders: builder and pig, goods and who has most of each.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "BuilderInSupply",
    "BuilderAtWork",  // on a feature that is not complete
    "PigInSupply",     "PigInField",
    "Goods",     // tokens
    "GoodsLed",  // kinds of goods of which it has most, alone or with others
};

void add_goods(const Sight& sight, int32_t piece_kind, SeatTerms* terms) noexcept
{
    int32_t counts[BASTIDE_SEATS_MAX] = {};
    int32_t most = 1;  // none is no lead
    for (int32_t seat = 0; seat < sight.seats; ++seat) {
        counts[seat] = bastide_game_count_supply(sight.game, seat, piece_kind);
        if (counts[seat] > most) most = counts[seat];
    }
    for (int32_t seat = 0; seat < sight.seats; ++seat) {
        if (counts[seat] > 0) terms[seat].of[kGoods] += counts[seat] * kOne;
        if (counts[seat] == most) terms[seat].of[kGoodsLed] += kOne;
    }
}

bool is_at_work(const Sight& sight, const bastide_piece& builder) noexcept
{
    const bastide_brief* const brief = sight.find(builder.feature);
    return brief && !brief->complete;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    add_supply(sight, BASTIDE_PIECE_BUILDER, kBuilderInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_PIG, kPigInSupply, terms);
    add_goods(sight, BASTIDE_PIECE_WINE, terms);
    add_goods(sight, BASTIDE_PIECE_GRAIN, terms);
    add_goods(sight, BASTIDE_PIECE_CLOTH, terms);
    const Pieces pieces(sight.game);
    for (const bastide_piece& piece : pieces) {
        if (piece.seat < 0 || piece.spot != BASTIDE_SPOT_SEGMENT) continue;
        if (piece.kind == BASTIDE_PIECE_BUILDER && is_at_work(sight, piece)) terms[piece.seat].of[kBuilderAtWork] += kOne;
        if (piece.kind == BASTIDE_PIECE_PIG) terms[piece.seat].of[kPigInField] += kOne;
    }
}

constexpr Weight kWeights[] = {
#include "players/weights/traders_builders.inc"
};

}  // namespace

const BoxTerms boxes::traders_builders{
    .set = BASTIDE_SET_TRADERS_BUILDERS, .names = kNames, .add = add, .weights = list_of(kWeights)};

}  // namespace bastide::players
