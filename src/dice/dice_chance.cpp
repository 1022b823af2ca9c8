// SPDX-License-Identifier: MIT
// Counts and samples the outcomes of a roll, in integers only.
#include "dice/dice_chance.hpp"

namespace bastide::dice {
namespace {

constexpr u64 choose(u32 n, u32 k) noexcept
{
    u64 result = 1;
    for (u32 i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return result;
}

}  // namespace

u64 ways(const Counts& counts) noexcept
{
    u64 result = 1;
    u32 left = total_of(counts);
    for (const u8 count : counts) {
        result *= choose(left, count);
        left -= count;
    }
    return result;
}

u64 all_ways(u32 dice) noexcept
{
    u64 result = 1;
    for (u32 i = 0; i < dice; ++i) result *= kFaces;
    return result;
}

Outcomes::Outcomes(u32 dice) noexcept { counts_[kFaces - 1] = static_cast<u8>(dice); }

void Outcomes::advance() noexcept
{
    // The last face with a nonzero count gives one die to the face before it and its other dice to the last face.
    u32 i = kFaces - 1;
    while (i > 0 && counts_[i] == 0) --i;
    if (i == 0) {
        done_ = true;
        return;
    }
    const u8 rest = static_cast<u8>(counts_[i] - 1);
    counts_[i] = 0;
    counts_[i - 1] = static_cast<u8>(counts_[i - 1] + 1);
    counts_[kFaces - 1] = rest;
}

Counts draw(Random& random, u32 dice) noexcept
{
    Counts counts{};
    for (u32 i = 0; i < dice; ++i) {
        u8& count = counts[bounded(random, kFaces)];
        count = static_cast<u8>(count + 1);
    }
    return counts;
}

}  // namespace bastide::dice
