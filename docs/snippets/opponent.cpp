// SPDX-License-Identifier: MIT
//
// Opponents in C++: docs/guides/cpp.md.
#include <chrono>
#include <cstdio>

#include "bastide_players.hpp"
#include "require.h"

// [play]
/// Plays a game to its end: an opponent that takes its time against a beginner. Returns the lead of the first.
std::int32_t play(bastide::Game& game)
{
    bastide::Player hard(bastide::PlayersLevel::hard);
    bastide::Player easy(bastide::PlayersLevel::easy);
    hard.simulations(40).time(std::chrono::milliseconds(100));  // whichever ends first
    while (game.decision()->over == 0) {
        bastide::Player& player = game.decision()->seat == 0 ? hard : easy;
        game.apply(player.choose(game).value()).value();
    }
    return game.seat(0)->score - game.seat(1)->score;
}
// [play]

// [hint]
/// Prints the best moves of the seat that decides, with their values in points and what speaks for each.
void print_hint(const bastide::Game& game)
{
    bastide::Player player;
    for (const bastide::PlayersMove& move : player.moves(game).value()) {
        const auto reasons = player.reasons(game, move.action).value();
        std::printf("%+.2f  %s (%s)\n", move.value / 100.0, game.text(move.action).c_str(),
                    bastide::Player::text(reasons, move.action.seat).c_str());
    }
}
// [hint]

int main()
{
    bastide::Game game = bastide::Game::create(bastide::Config().preset(bastide::Preset::first_game).seed(3)).value();
    print_hint(game);
    const std::int32_t lead = play(game);
    std::printf("%d points ahead\n", lead);
    REQUIRE(game.decision()->over == 1);
    return 0;
}
