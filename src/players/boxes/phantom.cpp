// SPDX-License-Identifier: MIT
// The Phantom: the phantom in the supply, and one that returns to it.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "PhantomInSupply",
    "PhantomReturn",  // chance that the feature of a phantom is completed
};

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    add_supply(sight, BASTIDE_PIECE_PHANTOM, kPhantomInSupply, terms);
    const Pieces pieces(sight.game);
    for (const bastide_piece& piece : pieces) {
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
