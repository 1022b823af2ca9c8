// SPDX-License-Identifier: MIT
// The bag: how many tiles of each type are left.
#pragma once

#include "board/state.hpp"

namespace bastide {

/// Puts so many tiles of a type into the bag, or takes them out.
inline void change_left(const State& state, RowId row, int by) noexcept
{
    u16& left = state.bag()[row.raw];
    left = static_cast<u16>(left + by);
}

/// The type of the k-th tile in the order of types, from 0; there are more than k.
inline RowId find_in_bag(const StateView& state, u32 k) noexcept
{
    const u16* left = state.bag() + 1;
    while (k >= *left) k -= *left++;
    return RowId(static_cast<int>(left - state.bag()));
}

}  // namespace bastide
