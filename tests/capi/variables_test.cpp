// SPDX-License-Identifier: MIT
// The numbers that the rules keep beside the board: as many in each game of a config, seats counted from a seat, and nothing of
// the past. tests/batch looks at what they say of a position.
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

std::vector<std::int32_t> variables(const Game& game, std::int32_t seat)
{
    return collect<std::int32_t>(
        [&](std::int32_t* out, std::int32_t cap) { return bastide_game_list_variables(game.get(), seat, out, cap); });
}

constexpr std::size_t kActingSeat = 1;
constexpr std::size_t kHasPlaced = 2;
constexpr std::size_t kWaiting = 3;       // in a game whose steps can wait
constexpr std::int32_t kListedSteps = 4;  // as the header promises

}  // namespace

TEST_CASE("A game always lists as many variables, with the acting seat as another seat counts it")
{
    Setup setup = seeded(5, 3);
    setup.choices = one_of_each_set();
    const Game game = make(setup);
    const std::size_t count = variables(game, 0).size();
    Dice dice(5);
    for (int i = 0; i < 120 && !is_over(game); ++i) {
        const bastide_decision now = decision(game);
        for (std::int32_t seat = 0; seat < 3; ++seat) {
            const std::vector<std::int32_t> listed = variables(game, seat);
            REQUIRE(listed.size() == count);
            CHECK(listed[kActingSeat] == (now.turn_seat - seat + 3) % 3);
            CHECK(listed[kWaiting] <= kListedSteps);  // else the list does not say everything
            if (now.placed >= 0) CHECK(listed[kHasPlaced] == 1);
            if (now.step == BASTIDE_STEP_DRAW) CHECK(listed[kHasPlaced] == 0);
        }
        perform(game, pick(game, dice));
    }
}

TEST_CASE("Variables of no seat are absent, and a dice game has none")
{
    const Game game = make(seeded(1, 2));
    CHECK(variables(game, 1).size() >= 3);
    CHECK(bastide_game_list_variables(game.get(), 2, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_variables(game.get(), -1, nullptr, 0) == BASTIDE_E_ABSENT);
    Setup dice = seeded(1, 2);
    dice.game = BASTIDE_GAME_DICE;
    CHECK(bastide_game_list_variables(make(dice).get(), 0, nullptr, 0) == 0);
}
