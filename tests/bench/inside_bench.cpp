// SPDX-License-Identifier: MIT
// Figures inside the library: the same questions without the C interface, so that its cost can be told apart.
#include "../../capi/interface.hpp"
#include "bench.hpp"
#include "game/hashing.hpp"
#include "game/sampling.hpp"

using namespace bastide_bench;

namespace {

bastide::Game& inside(const Game& game) { return *static_cast<bastide::Game*>(game->game); }

void inside_list_options(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    std::vector<bastide::Action> actions(512);
    for (auto _ : state) {
        bastide::Action* next = actions.data();
        bastide::for_each_action(inside(game).view(), bastide::ActionKind::none,
                                 [&](const bastide::Action& action) { *next++ = action; });
        benchmark::DoNotOptimize(next);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(inside_list_options);

void inside_random_games(benchmark::State& state)
{
    std::vector<bastide::Action> actions(4096);
    std::uint64_t n = 0;
    for (auto _ : state) {
        const Game game = make(kBase, n);
        Dice dice(n++ + 1000);
        for (;;) {
            bastide::Action* next = actions.data();
            const auto add = [&](const bastide::Action& action) { *next++ = action; };
            const bastide::u32 count = bastide::for_each_action(inside(game).view(), bastide::ActionKind::none, add);
            if (count == 0) break;
            bastide::Verdict verdict;
            inside(game).apply(actions[dice.below(count)], verdict);
        }
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(inside_random_games);

void inside_copy_block(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    const bastide::View view = inside(game).view();
    std::vector<unsigned char> to(view.rules.layout.size);
    for (auto _ : state) {
        std::memcpy(to.data(), view.state.block(), to.size());
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    }
    state.counters["bytes"] = static_cast<double>(to.size());
}
BENCHMARK(inside_copy_block);

void inside_hash(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    for (auto _ : state) benchmark::DoNotOptimize(bastide::hash_position(inside(game).view()));
}
BENCHMARK(inside_hash);

}  // namespace
