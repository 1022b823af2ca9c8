// SPDX-License-Identifier: MIT
// What a choice of an opponent takes, in decisions of games that opponents play.
#include <cstdlib>
#include <vector>

#include "bastide_players.h"
#include "bench.hpp"

using namespace bastide_bench;

namespace {

constexpr int kChoices = 120;        ///< about the decisions of a game
constexpr std::size_t kStride = 37;  ///< so that few choices are from all parts of it

std::vector<char> memory_for_all() { return std::vector<char>(1 << 22); }

bastide_players_settings settings_of(std::int32_t level, std::int32_t simulations)
{
    bastide_players_settings settings{};
    bastide_players_settings_init(&settings);
    settings.level = level;
    settings.simulations = simulations;
    return settings;
}

bastide_action choose(const Game& game, std::int32_t level, std::int32_t simulations, std::vector<char>& memory)
{
    const bastide_players_settings settings = settings_of(level, simulations);
    std::uint64_t random = 1;
    bastide_action action{};
    if (bastide_players_choose(game.get(), &settings, nullptr, &random, memory.data(), static_cast<std::int32_t>(memory.size()),
                               &action) != BASTIDE_OK)
        std::abort();
    return action;
}

/// The positions of a game of NORMAL against itself.
std::vector<Game> positions_played(const Setup& setup)
{
    std::vector<char> memory = memory_for_all();
    std::vector<Game> positions;
    const Game game = make(setup, 3);
    for (int n = 0; n < kChoices; ++n) {
        bastide_decision decision{};
        if (bastide_game_get_decision(game.get(), &decision) != BASTIDE_OK || decision.over) break;
        positions.push_back(clone(game));
        const bastide_action action = choose(game, BASTIDE_PLAYERS_LEVEL_NORMAL, 1, memory);
        if (bastide_game_apply(game.get(), &action, nullptr) != BASTIDE_OK) std::abort();
    }
    return positions;
}

void choose_in_turn(benchmark::State& state, const Setup& setup, std::int32_t level, std::int32_t simulations)
{
    const std::vector<Game> positions = positions_played(setup);
    std::vector<char> memory = memory_for_all();
    std::size_t next = 0;
    for (auto _ : state) {
        const bastide_action action = choose(positions[next], level, simulations, memory);
        benchmark::DoNotOptimize(action.kind);
        next = (next + kStride) % positions.size();
    }
}
BENCHMARK_CAPTURE(choose_in_turn, normal_base, kBase, BASTIDE_PLAYERS_LEVEL_NORMAL, 1);
BENCHMARK_CAPTURE(choose_in_turn, normal_base_tower_abbey_mayor, kBothWithoutWinter, BASTIDE_PLAYERS_LEVEL_NORMAL, 1);
BENCHMARK_CAPTURE(choose_in_turn, hard_56_base, kBase, BASTIDE_PLAYERS_LEVEL_HARD, 56);
BENCHMARK_CAPTURE(choose_in_turn, expert_300_base, kBase, BASTIDE_PLAYERS_LEVEL_EXPERT, 300);

}  // namespace
