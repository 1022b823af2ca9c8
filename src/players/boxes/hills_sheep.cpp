// SPDX-License-Identifier: MIT
// Hills & Sheep: the sheep that a seat would be paid for if their field were guided, and its shepherds. Where a token is about to
// be drawn its expectation counts: the sheep of a token, and the danger of a wolf.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "Sheep",             // of the fields in which the seat has a shepherd
    "ShepherdAtWork",    // fields with a shepherd of the seat
    "ShepherdInSupply",  // shepherds in the supply
};

constexpr int32_t kMaxThings = 64;

/// What one token of the bag brings.
struct Bag {
    int32_t tokens = 0;
    int32_t sheep = 0;
    int32_t wolves = 0;
};

Bag look_into_bag(const bastide_game* game) noexcept
{
    bastide_thing kinds[kMaxThings];
    Bag bag;
    const int32_t count = at_most(bastide_game_list_things(game, BASTIDE_THING_SHEEP_BAG, kinds, kMaxThings), kMaxThings);
    for (int32_t i = 0; i < count; ++i) {
        const bool is_wolf = kinds[i].piece_kind == BASTIDE_PIECE_WOLF;
        bag.tokens += kinds[i].count;
        (is_wolf ? bag.wolves : bag.sheep) += (is_wolf ? 1 : kinds[i].piece_kind - BASTIDE_PIECE_SHEEP_1 + 1) * kinds[i].count;
    }
    return bag;
}

/// The sheep of a field after a token is drawn there, in 256ths.
int32_t expect(const Bag& bag, int32_t sheep) noexcept
{
    return bag.tokens == 0 ? sheep * kOne : (sheep * (bag.tokens - bag.wolves) + bag.sheep) * kOne / bag.tokens;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_thing flocks[kMaxThings];
    add_supply(sight, BASTIDE_PIECE_SHEPHERD, kShepherdInSupply, terms);
    const int32_t count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_FLOCK, flocks, kMaxThings), kMaxThings);
    if (count == 0) return;
    bastide_decision decision;
    if (bastide_game_get_decision(sight.game, &decision) != BASTIDE_OK) return;
    const bool draws = decision.step == BASTIDE_STEP_SHEPHERD_DRAW;
    const Bag bag = draws ? look_into_bag(sight.game) : Bag{};
    for (int32_t i = 0; i < count; ++i) {
        const bool is_in_danger = draws && flocks[i].feature == decision.feature;
        SeatTerms& own = terms[flocks[i].seat];
        own.of[kSheep] += is_in_danger ? expect(bag, flocks[i].points) : flocks[i].points * kOne;
        own.of[kShepherdAtWork] += is_in_danger ? kOne - kOne * bag.wolves / (bag.tokens > 0 ? bag.tokens : 1) : kOne;
    }
}

constexpr Weight kWeights[] = {
#include "players/weights/hills_sheep.inc"
};

}  // namespace

const BoxTerms boxes::hills_sheep{.set = BASTIDE_SET_HILLS_SHEEP,
                                  .names = kNames,
                                  .add = add,
                                  .weights = list_of(kWeights),
                                  .goes_on_after_deploying = true,
                                  .depends_on_tile = true};

}  // namespace bastide::players
