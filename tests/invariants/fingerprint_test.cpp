// SPDX-License-Identifier: MIT
// A statistical test of the rules: the means of random games between two seats must equal those of an independent prototype,
// which was checked against a brute-force scorer. The tolerance is tight for 200,000 games and wider for fewer.
#include <cmath>

#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

/// Sums over random games of the base game. Draws, placements (pairs of cell and rotation) and deployments (or none) are uniform.
struct Sums {
    double points = 0;
    double placements = 0;
    double decisions = 0;  ///< decisions about a placement
    double games = 0;

    void play(bastide_game* game, std::uint64_t seed)
    {
        REQUIRE(bastide_game_restart(game, seed) == BASTIDE_OK);
        std::uint64_t word = seed + 1'000'000;
        bastide_action action{};
        while (bastide_game_sample_action(game, BASTIDE_ANY, &word, &action) == BASTIDE_OK) {
            if (action.kind == BASTIDE_ACTION_PLACE) {
                placements += bastide_game_count_actions(game, BASTIDE_ACTION_PLACE);
                ++decisions;
            }
            if (bastide_game_apply(game, &action, nullptr) != BASTIDE_OK) FAIL("a sampled action is refused");
        }
        for (std::int32_t seat = 0; seat < 2; ++seat) {
            bastide_seat record{};
            REQUIRE(bastide_game_get_seat(game, seat, &record) == BASTIDE_OK);
            points += record.score;
        }
        ++games;
    }
};

}  // namespace

TEST_CASE("Random games of the base game leave the known fingerprint")
{
    Setup setup = seeded(0, 2);
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    const Game game = make(setup);
    Sums sums;
    each_game("fingerprint", 200'000, [&](std::uint64_t n) { sums.play(game.get(), n); });
    // Over games, the standard deviation of the sum of scores is below 20, that of the mean number of placements below 6.
    const double root = std::sqrt(sums.games);
    CAPTURE(sums.games, sums.points / sums.games, sums.placements / sums.decisions);
    CHECK(std::abs(sums.points / sums.games - 38.9) < 0.2 + 4 * 20 / root);
    CHECK(std::abs(sums.placements / sums.decisions - 32.7) < 0.2 + 4 * 6 / root);
}
