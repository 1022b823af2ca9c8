// SPDX-License-Identifier: MIT
// The Phantom: the phantom in the supply, and one that returns to it.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "PhantomInSupply",
    "PhantomReturn",  // chance that the feature of a phantom is completed
};

constexpr int32_t kMaxPieces = 256;

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_piece pieces[kMaxPieces];
    add_supply(sight, BASTIDE_PIECE_PHANTOM, kPhantomInSupply, terms);
    const int32_t count = at_most(bastide_game_list_pieces(sight.game, pieces, kMaxPieces), kMaxPieces);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_piece& piece = pieces[i];
        if (piece.seat < 0 || piece.kind != BASTIDE_PIECE_PHANTOM || piece.spot != BASTIDE_SPOT_SEGMENT) continue;
        const bastide_brief* const feature = sight.find(piece.feature);
        if (!feature || feature->kind == BASTIDE_SEGMENT_FIELD) continue;
        terms[piece.seat].of[kPhantomReturn] += feature->complete ? kOne : term_of_chance(feature->chance);
    }
}

constexpr Weight kWeights[] = {
#include "players/weights/phantom.inc"
};

}  // namespace

const BoxTerms boxes::phantom{
    .set = BASTIDE_SET_PHANTOM, .names = kNames, .add = add, .weights = list_of(kWeights), .goes_on_after_deploying = true};

}  // namespace bastide::players
