// SPDX-License-Identifier: MIT
// The bag: the number of tiles of each type that can still be drawn.
#pragma once

#include <cstring>

#include "board/state.hpp"
#include "common/simd16.hpp"

namespace bastide {

/// Adds `by` tiles of a type to the bag; a negative number removes tiles.
inline void change_bag(const State& state, TileId type, int by) noexcept
{
    u16& left = state.bag()[type.raw];
    left = static_cast<u16>(left + by);
}

/// Whether any of some counts of tiles is above 0. Looks at sixteen at a time, because usually none is.
inline bool has_any(const u16* counts, int size) noexcept
{
    u64 any = 0;
    for (; size >= 16; size -= 16, counts += 16) {
        u64 fours[4];
        std::memcpy(fours, counts, sizeof fours);
        any |= fours[0] | fours[1] | fours[2] | fours[3];
    }
    for (; size > 0; --size) any |= *counts++;
    return any != 0;
}

/// The type of the k-th tile in the bag, from 0, in the order of TileIds: select(k) over the counts. Precondition: the bag holds
/// more than k tiles. Adds up eight types at a time; the last eight may reach into the next array, that of the tiles set aside,
/// which is as long as the bag and cannot change the result. A few types are added up one by one.
inline TileId find_in_bag(const StateView& state, u32 k) noexcept
{
    const u16* const left = state.bag() + 1;
    const u32 types = state.layout().type_count;
    u32 before = 0;
    if (types < kCountsAtOnce)
        while (k >= left[before]) k -= left[before++];
    else
        before = count_sums_up_to(left, types, k);
    return TileId(static_cast<int>(before + 1));
}

}  // namespace bastide
