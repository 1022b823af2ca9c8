// SPDX-License-Identifier: MIT
// How strong the levels are, in few games with fixed draws and budgets in simulations: the same games on every machine, so the
// numbers cannot vary. docs/opponent.md has the measured strength in many games.
#include <string>

#include "support/catch.hpp"
#include "table.hpp"

namespace {

/// The games that the first player wins of all rounds, draws half, in per cent.
double won(const std::string& first, const std::string& second, contest::Match match, int rounds)
{
    const auto one = contest::make_contestant(first, match);
    const auto other = contest::make_contestant(second, match);
    double sum = 0;
    for (int round = 0; round < rounds; ++round)
        for (std::int32_t seat = 0; seat < match.seats; ++seat) {
            const contest::Table game = contest::set_table(match);
            contest::Nature nature(game.get(), static_cast<std::uint64_t>(round) + 1);
            std::vector<contest::Contestant*> players(static_cast<std::size_t>(match.seats), other.get());
            players[static_cast<std::size_t>(seat)] = one.get();
            contest::play(game.get(), nature, players, static_cast<std::uint64_t>(round));
            bastide_decision end{};
            REQUIRE(bastide_game_get_decision(game.get(), &end) == BASTIDE_OK);
            int winners = 0;
            for (std::int32_t i = 0; i < match.seats; ++i) winners += end.winners >> i & 1;
            if (end.winners >> seat & 1) sum += 1.0 / winners;
        }
    return 100 * sum / (rounds * match.seats);
}

}  // namespace

TEST_CASE("Normal beats a player that takes the most points")
{
    CHECK(won("normal", "greedy", {"base", 2}, 15) >= 90);
    CHECK(won("normal", "greedy", {"inns_cathedrals", 2}, 5) >= 80);
    CHECK(won("normal", "greedy", {"traders_builders", 2}, 5) >= 80);
}

TEST_CASE("Easy plays about as well as that player")
{
    const double share = won("easy", "greedy", {"base", 2}, 25);
    CHECK(share >= 25);
    CHECK(share <= 75);
}

TEST_CASE("Normal wins more than its share among four") { CHECK(won("normal", "greedy", {"base", 4}, 4) >= 40); }

TEST_CASE("Hard beats normal") { CHECK(won("hard=40", "normal", {"base", 2}, 4) >= 60); }

TEST_CASE("Expert beats normal") { CHECK(won("expert=40", "normal", {"base", 2}, 2) >= 50); }

TEST_CASE("Normal beats a player of dice that banks the best city it can close")
{
    CHECK(won("normal", "banker", {"dice", 2}, 40) >= 55);
}
