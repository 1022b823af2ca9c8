// SPDX-License-Identifier: MIT
// The Abbot: the abbot in the supply, and abbots that wait for their building or may be called back.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "AbbotInSupply",
    "AbbotAtWork",     // on a building that is not complete
    "AbbotReturn",     // chances that these are completed
    "AbbotOpenCells",  // cells that these lack
};

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    add_supply(sight, BASTIDE_PIECE_ABBOT, kAbbotInSupply, terms);
    const Pieces pieces(sight.game);
    for (const bastide_piece& piece : pieces) {
        if (piece.seat < 0 || piece.kind != BASTIDE_PIECE_ABBOT || piece.spot != BASTIDE_SPOT_SEGMENT) continue;
        const bastide_brief* const building = sight.find(piece.feature);
        if (!building || building->complete) continue;
        SeatTerms& own = terms[piece.seat];
        own.of[kAbbotAtWork] += kOne;
        own.of[kAbbotReturn] += term_of_chance(building->chance);
        own.of[kAbbotOpenCells] += building->open_cells * kOne;
    }
}

constexpr Weight kWeights[] = {
#include "players/weights/abbot.inc"
};

}  // namespace

const BoxTerms boxes::abbot{
    .set = BASTIDE_SET_ABBOT, .names = kNames, .add = add, .weights = list_of(kWeights), .is_first_choice = true};

}  // namespace bastide::players
