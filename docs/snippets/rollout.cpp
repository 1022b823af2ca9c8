// SPDX-License-Identifier: MIT
//
// Many games at once in C++: docs/guides/cpp.md.
#include <cstdio>
#include <vector>

#include "bastide_batch.hpp"
#include "require.h"

// [rollout]
/// Steps 64 games at once, each with a seed of its own; returns how many ended. A game that ends begins again.
int roll_out(const bastide::Game& game, int steps)
{
    bastide::Batch batch = bastide::Batch::create(game, 64, 15).value();  // a window of 15 by 15 cells
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 64; ++seed) seeds.push_back(seed);
    batch.restart(seeds).value();

    bastide::BatchObservation seen(batch.shape().value());  // planes, scalars and mask of all games
    std::vector<std::int32_t> numbers(64);
    std::vector<bastide::BatchResult> results(64);
    int ended = 0;
    batch.observe(seen).value();
    for (int step = 0; step < steps; ++step) {
        batch.sample(numbers).value();  // a policy would choose by seen.mask
        batch.advance(numbers, bastide::batch_flag::restart | bastide::batch_flag::kept, results, seen).value();
        for (const bastide::BatchResult& result : results) ended += result.ended;
    }
    return ended;
}
// [rollout]

int main()
{
    const auto config = bastide::Config().preset(bastide::Preset::base).event_capacity(-1).no_history();
    const int ended = roll_out(bastide::Game::create(config).value(), 300);
    std::printf("%d games ended\n", ended);
    REQUIRE(ended > 64);
    return 0;
}
