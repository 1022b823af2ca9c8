// SPDX-License-Identifier: MIT
// The bag: the number of tiles of each type that can still be drawn.
#pragma once

#include <cstring>

#include "board/state.hpp"

namespace bastide {

/// Adds `by` tiles of a type to the bag; a negative number removes tiles.
inline void change_bag(const State& state, TileId row, int by) noexcept
{
    u16& left = state.bag()[row.raw];
    left = static_cast<u16>(left + by);
}

/// Whether any of some counts of tiles is above 0. Looks at four at a time, because usually none is.
inline bool has_any(const u16* counts, int size) noexcept
{
    u64 any = 0;
    for (; size >= 4; size -= 4, counts += 4) {
        u64 four;
        std::memcpy(&four, counts, sizeof four);
        any |= four;
    }
    for (; size > 0; --size) any |= *counts++;
    return any != 0;
}

inline u32 sum_of_four(const u16* counts) noexcept { return u32{counts[0]} + counts[1] + counts[2] + counts[3]; }

/// The type of the k-th tile in the bag, from 0, in the order of TileIds: select(k) over the counts. Precondition: the bag holds
/// more than k tiles. Skips four types at a time; the last four may reach into the next array, which then is not skipped.
inline TileId find_in_bag(const StateView& state, u32 k) noexcept
{
    const u16* left = state.bag() + 1;
    for (u32 four = sum_of_four(left); k >= four; four = sum_of_four(left)) {
        k -= four;
        left += 4;
    }
    while (k >= *left) k -= *left++;
    return TileId(static_cast<int>(left - state.bag()));
}

}  // namespace bastide
