// SPDX-License-Identifier: MIT
// The bag: the number of tiles of each type that can still be drawn.
#pragma once

#include "board/state.hpp"

namespace bastide {

/// Adds `by` tiles of a type to the bag; a negative number removes tiles.
inline void change_bag(const State& state, RowId row, int by) noexcept
{
    u16& left = state.bag()[row.raw];
    left = static_cast<u16>(left + by);
}

/// The type of the k-th tile in the bag, from 0, in the order of RowIds: select(k) over the counts. Precondition: the bag holds
/// more than k tiles.
inline RowId find_in_bag(const StateView& state, u32 k) noexcept
{
    const u16* left = state.bag() + 1;
    while (k >= *left) k -= *left++;
    return RowId(static_cast<int>(left - state.bag()));
}

}  // namespace bastide
