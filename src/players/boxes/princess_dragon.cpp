// SPDX-License-Identifier: MIT
// Princess & Dragon: the followers that the dragon may reach, what they lead, and the fairy.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "DragonNear",   // followers that the dragon could reach in its next walk, the nearer the more
    "DragonStake",  // what the features with one of them pay the seat now, as much nearer
    "DragonWalks",  // followers that it can reach in the rest of a walk
    "Fairy",        // whether the fairy stands by a follower of the seat
};

constexpr int32_t kStepsOfWalk = 6;  // DRAGON-WALK-02

int32_t distance(int32_t a, int32_t b) noexcept { return a > b ? a - b : b - a; }

/// The neutral figures; null: not on the board.
struct Figures {
    const bastide_piece* dragon = nullptr;
    const bastide_piece* fairy = nullptr;

    explicit Figures(const Pieces& pieces) noexcept
    {
        for (const bastide_piece& piece : pieces) {
            const bool is_on_board = piece.spot == BASTIDE_SPOT_TILE || piece.spot == BASTIDE_SPOT_BESIDE;
            if (is_on_board && piece.kind == BASTIDE_PIECE_DRAGON) dragon = &piece;
            if (is_on_board && piece.kind == BASTIDE_PIECE_FAIRY) fairy = &piece;
        }
    }

    bool has_fairy_with(const bastide_piece& piece) const noexcept
    {
        if (!fairy) return false;
        return fairy->spot == BASTIDE_SPOT_BESIDE ? fairy->beside == piece.id : fairy->x == piece.x && fairy->y == piece.y;
    }

    /// The dragon does not enter the tile of the fairy (DRAGON-WALK-05).
    bool is_safe(int32_t x, int32_t y) const noexcept { return !dragon || (fairy && fairy->x == x && fairy->y == y); }

    /// How many steps of a walk would be left on a cell if the dragon came there straight away.
    int32_t steps_left(int32_t x, int32_t y, int32_t steps) const noexcept
    {
        if (is_safe(x, y)) return 0;
        const int32_t left = steps + 1 - distance(dragon->x, x) - distance(dragon->y, y);
        return left > 0 ? left : 0;
    }
};

/// Counts a follower on a cell with its feature.
void add_follower(const Figures& figures, int32_t x, int32_t y, int32_t seat, const bastide_brief& feature,
                  SeatTerms& terms) noexcept
{
    const int32_t left = figures.steps_left(x, y, kStepsOfWalk);
    const int32_t stake = feature.leaders >> seat & 1 ? feature.points_now : 0;
    terms.of[kDragonNear] += left * kOne / kStepsOfWalk;
    terms.of[kDragonStake] += left * stake * kOne / kStepsOfWalk;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_decision decision;
    if (bastide_game_get_decision(sight.game, &decision) != BASTIDE_OK) return;
    const int32_t steps = decision.step == BASTIDE_STEP_DRAGON_WALK ? decision.most : 0;
    const Pieces pieces(sight.game);
    const Figures figures(pieces);
    if (!figures.dragon && !figures.fairy) return;
    for (const bastide_piece& piece : pieces) {
        const bool is_on_segment = piece.seat >= 0 && piece.spot == BASTIDE_SPOT_SEGMENT;
        const bastide_brief* const feature = is_on_segment ? sight.find(piece.feature) : nullptr;
        if (!feature) continue;  // a foundation has no brief, and what stands there leads nothing
        SeatTerms& own = terms[piece.seat];
        add_follower(figures, piece.x, piece.y, piece.seat, *feature, own);
        if (steps > 0 && figures.steps_left(piece.x, piece.y, steps) > 0) own.of[kDragonWalks] += kOne;
        if (figures.has_fairy_with(piece)) own.of[kFairy] = kOne;
    }
}

void add_deployed(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept
{
    const Pieces pieces(sight.game);
    const Figures figures(pieces);
    bastide_brief led = deployment.feature;
    led.leaders = 1u << deployment.seat;
    add_follower(figures, deployment.x, deployment.y, deployment.seat, led, terms);
}

constexpr Weight kWeights[] = {
#include "players/weights/princess_dragon.inc"
};

}  // namespace

const BoxTerms boxes::princess_dragon{.set = BASTIDE_SET_PRINCESS_DRAGON,
                                      .names = kNames,
                                      .add = add,
                                      .add_deployed = add_deployed,
                                      .weights = list_of(kWeights),
                                      .goes_on_after_deploying = true};

}  // namespace bastide::players
