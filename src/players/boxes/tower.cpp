// SPDX-License-Identifier: MIT
// The Tower: pieces for towers, prisoners, followers that a tower may take next.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr int32_t kMostTowers = 64;
constexpr int32_t kMostPieces = 256;

int32_t at_most(int32_t number, int32_t most) noexcept { return number < most ? number : most; }
int32_t distance(int32_t a, int32_t b) noexcept { return a > b ? a - b : b - a; }

/// Whether one more piece on a tower would let it reach a piece.
bool is_near(const bastide_thing& tower, const bastide_piece& piece) noexcept
{
    const bool is_in_line = tower.x == piece.x || tower.y == piece.y;
    return is_in_line && distance(tower.x, piece.x) + distance(tower.y, piece.y) <= tower.reach + 1;
}

bool is_threatened(const bastide_piece& piece, const bastide_thing* towers, int32_t count) noexcept
{
    for (int32_t i = 0; i < count; ++i)
        if (towers[i].count > 0 && !towers[i].closed && is_near(towers[i], piece)) return true;
    return false;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_thing towers[kMostTowers];
    bastide_piece pieces[kMostPieces];
    add_supply(sight, BASTIDE_PIECE_TOWER_PIECE, kTowerPieces, terms);
    const int32_t tower_count =
        at_most(bastide_game_list_things(sight.game, BASTIDE_THING_TOWER, towers, kMostTowers), kMostTowers);
    const int32_t count = at_most(bastide_game_list_pieces(sight.game, pieces, kMostPieces), kMostPieces);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_piece& piece = pieces[i];
        if (piece.seat < 0 || piece.kind == BASTIDE_PIECE_TOWER_PIECE) continue;
        if (piece.spot == BASTIDE_SPOT_PRISON) {
            terms[piece.other_seat].of[kTowerPrisoners] += kOne;
            terms[piece.seat].of[kTowerPrisoners] -= kOne;
        }
        if (piece.spot == BASTIDE_SPOT_SEGMENT && is_threatened(piece, towers, tower_count))
            terms[piece.seat].of[kTowerThreats] += kOne;
    }
}

}  // namespace

const BoxTerms kTowerTerms{BASTIDE_SET_TOWER, add};

}  // namespace bastide::players
