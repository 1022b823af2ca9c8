// SPDX-License-Identifier: MIT
// Fixed work that has nothing to do with the library: how fast this machine is now, at copying, at mispredicted branches, and at
// fetching what no cache near the core holds.
#include <cstring>
#include <utility>

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

/// As many bytes as 10,000 resident games (resident_games/base), one cache line after the other in an unpredictable
/// order: each step waits for a line, and mostly for the translation of its address.
void calibrate_misses(benchmark::State& state)
{
    struct alignas(64) Line {
        std::uint32_t next;
    };
    constexpr std::uint32_t kLines = 102'000'000 / sizeof(Line);
    bastide_bench::Dice dice(1);
    std::vector<Line> lines(kLines);
    for (std::uint32_t i = 0; i < kLines; ++i) lines[i].next = i;
    for (std::uint32_t i = kLines - 1; i > 0; --i) std::swap(lines[i].next, lines[dice.below(i)].next);  // one ring of all lines
    std::uint32_t at = 0;
    for (auto _ : state) at = lines[at].next;
    benchmark::DoNotOptimize(at);
}
BENCHMARK(calibrate_misses);

}  // namespace
