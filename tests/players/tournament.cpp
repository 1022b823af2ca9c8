// SPDX-License-Identifier: MIT
// Plays rounds of one player against another and prints a line for each game, which tests/players/results.py reads. A round is
// one game for each seat: there the first player has that seat and the second one all others, and all games of a round have the
// same draws.
#include <algorithm>
#include <CLI/CLI.hpp>
#include <cstdio>
#include <stdexcept>

#include "table.hpp"

namespace {

struct Wishes {
    std::string first;
    std::string second;
    contest::Match match;
    std::uint64_t from = 0;
    std::uint64_t rounds = 1;
    std::int32_t patience = 60;
};

/// One game; prints: game, round, seat of the first player, its points, the best points of the others.
void play_game(const Wishes& wishes, std::uint64_t round, std::int32_t seat, contest::Contestant& first,
               contest::Contestant& second)
{
    const contest::Table game = contest::set_table(wishes.match);
    contest::Nature nature(game.get(), round + 1);
    std::vector<contest::Contestant*> players(static_cast<std::size_t>(wishes.match.seats), &second);
    players[static_cast<std::size_t>(seat)] = &first;
    contest::play(game.get(), nature, players, 1000003 * (round + 1) + static_cast<std::uint64_t>(seat));
    const std::vector<std::int32_t> scores = contest::scores_of(game.get());
    const auto own = static_cast<std::size_t>(seat);
    std::int32_t best = -1000000;
    int equal = 1;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (i == own) continue;
        best = std::max(best, scores[i]);
        equal += scores[i] == scores[own];
    }
    std::printf("game %llu %d %d %d %d\n", static_cast<unsigned long long>(round), seat, scores[own], best, equal);
    std::fflush(stdout);
}

int play_rounds(const Wishes& wishes)
{
    try {
        const auto first = contest::make_contestant(wishes.first, wishes.match, wishes.patience);
        const auto second = contest::make_contestant(wishes.second, wishes.match, wishes.patience);
        for (std::uint64_t round = wishes.from; round < wishes.from + wishes.rounds; ++round)
            for (std::int32_t seat = 0; seat < wishes.match.seats; ++seat) play_game(wishes, round, seat, *first, *second);
        std::printf("time %.6f %lld %.6f %lld\n", first->seconds, static_cast<long long>(first->choices), second->seconds,
                    static_cast<long long>(second->choices));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bastide_tournament: %s\n", error.what());
        return 1;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    Wishes wishes;
    CLI::App app(
        "Plays rounds of one player against another and prints a line for each game. docs/opponent.md lists the players.");
    app.add_option("first", wishes.first, "a player, as normal, hard=100 or exec:COMMAND")->required();
    app.add_option("second", wishes.second, "its opponent, in all other seats")->required();
    app.add_option("--preset", wishes.match.preset, "what is played: a preset, or dice")->capture_default_str();
    app.add_option("--seats", wishes.match.seats, "how many play")->check(CLI::Range(2, 8))->capture_default_str();
    app.add_option("--from", wishes.from, "the number of the first round, which decides its draws")->capture_default_str();
    app.add_option("--rounds", wishes.rounds, "how many rounds")->check(CLI::PositiveNumber)->capture_default_str();
    app.add_option("--patience", wishes.patience, "seconds that a program outside may think about an answer")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return play_rounds(wishes);
}
