// SPDX-License-Identifier: MIT
// The Tower: pieces for towers, prisoners, followers that a tower may take next.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "TowerPieces",     // in the supply
    "TowerPrisoners",  // prisoners it holds, less its own that others hold
    "TowerThreats",    // followers that a tower could reach with one more piece
    "TowerExposed",    // whether one of them can be captured before the seat has a turn
    "TowerStake",      // what the best feature pays now that the seat leads with one of those
};

constexpr int32_t kMaxTowers = 64;

int32_t distance(int32_t a, int32_t b) noexcept { return a > b ? a - b : b - a; }

struct Towers {
    bastide_thing of[kMaxTowers];
    int32_t count;
};

void list_towers(const Sight& sight, Towers& towers) noexcept
{
    towers.count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_TOWER, towers.of, kMaxTowers), kMaxTowers);
}

/// Whether one more piece on a tower, or a first one on a foundation, would let it reach a cell.
bool is_near(const bastide_thing& tower, int32_t x, int32_t y) noexcept
{
    const bool is_in_line = tower.x == x || tower.y == y;
    return !tower.closed && is_in_line && distance(tower.x, x) + distance(tower.y, y) <= tower.reach + 1;
}

bool is_threatened(const Towers& towers, int32_t x, int32_t y) noexcept
{
    for (int32_t i = 0; i < towers.count; ++i)
        if (is_near(towers.of[i], x, y)) return true;
    return false;
}

/// Whether another seat has a piece to put on a tower.
bool has_hunter(const Sight& sight, int32_t hunted) noexcept
{
    for (int32_t seat = 0; seat < sight.seats; ++seat)
        if (seat != hunted && bastide_game_count_supply(sight.game, seat, BASTIDE_PIECE_TOWER_PIECE) > 0) return true;
    return false;
}

/// Counts a follower within reach of a tower. One of them is captured at a time, so the dearest is what is at stake.
void add_threat(const Sight& sight, int32_t seat, const bastide_brief* feature, SeatTerms& terms) noexcept
{
    terms.of[kTowerThreats] += kOne;
    if (seat == sight.next_seat) return;
    terms.of[kTowerExposed] = kOne;
    const int32_t stake = feature && (feature->leaders >> seat & 1) ? feature->points_now * kOne : 0;
    if (stake > terms.of[kTowerStake]) terms.of[kTowerStake] = stake;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    Towers towers;
    add_supply(sight, BASTIDE_PIECE_TOWER_PIECE, kTowerPieces, terms);
    list_towers(sight, towers);
    uint32_t hunted = 0;
    for (int32_t seat = 0; seat < sight.seats; ++seat) hunted |= has_hunter(sight, seat) ? 1u << seat : 0;
    const Pieces pieces(sight.game);
    for (const bastide_piece& piece : pieces) {
        if (piece.seat < 0 || piece.kind == BASTIDE_PIECE_TOWER_PIECE) continue;
        if (piece.spot == BASTIDE_SPOT_PRISON) {
            terms[piece.other_seat].of[kTowerPrisoners] += kOne;
            terms[piece.seat].of[kTowerPrisoners] -= kOne;
        }
        if (piece.spot == BASTIDE_SPOT_SEGMENT && (hunted >> piece.seat & 1) && is_threatened(towers, piece.x, piece.y))
            add_threat(sight, piece.seat, sight.find(piece.feature), terms[piece.seat]);
    }
}

/// The follower may come within reach of a tower. A complete feature sends it home before.
void add_deployed(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept
{
    Towers towers;
    list_towers(sight, towers);
    if (!is_threatened(towers, deployment.x, deployment.y) || !has_hunter(sight, deployment.seat)) return;
    SeatTerms with = deployment.before;
    bastide_brief led = deployment.feature;
    led.leaders = 1u << deployment.seat;
    add_threat(sight, deployment.seat, &led, with);
    for (int32_t term = kTowerThreats; term <= kTowerStake; ++term) terms.of[term] += with.of[term] - deployment.before.of[term];
}

constexpr Weight kWeights[] = {
#include "players/weights/tower.inc"
};

}  // namespace

const BoxTerms boxes::tower{
    .set = BASTIDE_SET_TOWER, .names = kNames, .add = add, .add_deployed = add_deployed, .weights = list_of(kWeights)};

}  // namespace bastide::players
