// SPDX-License-Identifier: MIT
// Fixed work that has nothing to do with the library: how fast this machine is now, at copying and at mispredicted branches.
#include <cstring>

#include "bench.hpp"

namespace {

/// Half a page apart, wherever memory is: processors take what lies whole pages apart for the same, and copy it at a quarter of
/// their speed.
struct Copied {
    alignas(64) unsigned char from[8192];
    unsigned char between[2048];
    unsigned char to[8192];
};

void calibrate_copy(benchmark::State& state)
{
    static Copied bytes;
    for (auto _ : state) {
        std::memcpy(bytes.to, bytes.from, sizeof bytes.to);
        benchmark::DoNotOptimize(bytes.to);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(calibrate_copy);

/// Walks at random through a table that fits into L1: one unpredictable branch and one dependent load a step.
void calibrate_branches(benchmark::State& state)
{
    bastide_bench::Dice dice(1);
    std::vector<std::uint32_t> table(4096);
    for (std::uint32_t& entry : table) entry = dice.below(4096);
    std::uint32_t at = 0;
    for (auto _ : state) {
        for (int i = 0; i < 1000; ++i) {
            const std::uint32_t next = table[at];
            if (next & 1)
                at = (next * 5 + 1) & 4095;
            else
                at = (at + next + static_cast<std::uint32_t>(i)) & 4095;
        }
        benchmark::DoNotOptimize(at);
    }
    state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(calibrate_branches);

}  // namespace
