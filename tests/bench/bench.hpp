// SPDX-License-Identifier: MIT
// What the benchmarks share. Every figure of a run stands beside the calibration of the same run (calibration_bench.cpp), so that
// ratios survive a noisy machine.
#pragma once

#include <benchmark/benchmark.h>

#include "workload.hpp"

namespace bastide_bench {

/// A position in the middle of a game: `decisions` made at random.
inline Game middle_of(const Setup& setup, std::uint64_t seed, std::int64_t decisions)
{
    Game game = make(setup, seed);
    Dice dice(seed + 1000);
    Lister().play(game.get(), dice, decisions);
    return game;
}

/// Half of a base game of two seats: some 36 tiles lie.
inline constexpr std::int64_t kMiddle = 70;

inline Game clone(const Game& game)
{
    bastide_game* made = nullptr;
    if (bastide_game_clone(game.get(), BASTIDE_VIEW_FULL, 0, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no clone");
    return Game(made);
}

}  // namespace bastide_bench
