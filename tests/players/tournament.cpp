// SPDX-License-Identifier: MIT
// Plays rounds of one player against another and prints a line for each game, which tests/players/results.py reads. A round is
// one game for each seat: there the first player has that seat and the second one all others, and all games of a round have the
// same draws. usage: bastide_tournament FIRST SECOND [--preset NAME] [--seats N] [--from N] [--rounds N]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include "table.hpp"

namespace {

struct Wishes {
    contest::Match match;
    std::uint64_t from = 0;
    std::uint64_t rounds = 1;
};

Wishes read_wishes(int argc, char** argv)
{
    Wishes wishes;
    for (int i = 3; i + 1 < argc; i += 2) {
        if (!std::strcmp(argv[i], "--preset"))
            wishes.match.preset = argv[i + 1];
        else if (!std::strcmp(argv[i], "--seats"))
            wishes.match.seats = std::atoi(argv[i + 1]);
        else if (!std::strcmp(argv[i], "--from"))
            wishes.from = std::strtoull(argv[i + 1], nullptr, 10);
        else if (!std::strcmp(argv[i], "--rounds"))
            wishes.rounds = std::strtoull(argv[i + 1], nullptr, 10);
        else
            throw std::runtime_error(std::string("unknown option ") + argv[i]);
    }
    return wishes;
}

/// One game; prints: game, round, seat of the first player, its points, the best points of the others.
void play_game(const Wishes& wishes, std::uint64_t round, std::int32_t seat, contest::Contestant& first,
               contest::Contestant& second)
{
    const contest::Table game = contest::set_table(wishes.match);
    contest::Fate fate(game.get(), round + 1);
    std::vector<contest::Contestant*> players(static_cast<std::size_t>(wishes.match.seats), &second);
    players[static_cast<std::size_t>(seat)] = &first;
    contest::play(game.get(), fate, players, 1000003 * (round + 1) + static_cast<std::uint64_t>(seat));
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

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fputs("usage: bastide_tournament FIRST SECOND [--preset NAME] [--seats N] [--from N] [--rounds N]\n", stderr);
        return 2;
    }
    try {
        const Wishes wishes = read_wishes(argc, argv);
        const auto first = contest::make_contestant(argv[1]);
        const auto second = contest::make_contestant(argv[2]);
        for (std::uint64_t round = wishes.from; round < wishes.from + wishes.rounds; ++round)
            for (std::int32_t seat = 0; seat < wishes.match.seats; ++seat) play_game(wishes, round, seat, *first, *second);
        std::printf("time %.6f %lld %.6f %lld\n", first->cpu_seconds, static_cast<long long>(first->choices), second->cpu_seconds,
                    static_cast<long long>(second->choices));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bastide_tournament: %s\n", error.what());
        return 1;
    }
    return 0;
}
