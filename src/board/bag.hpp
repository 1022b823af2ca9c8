// SPDX-License-Identifier: MIT
// The bag: how many tiles of each type are left, and of eight types together, so that a draw need not look at every type.
#pragma once

#include "board/state.hpp"

namespace bastide {

/// Puts so many tiles of a type into the bag, or takes them out.
inline void change_left(const State& state, RowId row, int by) noexcept
{
    u16& left = state.bag()[row.raw];
    u16& group = state.bag_groups()[(row.raw - 1u) / kRowsInGroup];
    left = static_cast<u16>(left + by);
    group = static_cast<u16>(group + by);
}

/// The type of the k-th tile in the order of types, from 0; there are more than k. All groups are summed up, and all types of
/// one, because where the tile lies nobody can foretell.
inline RowId find_in_bag(const StateView& state, u32 k) noexcept
{
    const u16* const groups = state.bag_groups();
    u32 row = 0;
    u32 before = 0;
    for (u32 i = 0, sum = 0; i < state.layout().row_groups; ++i) {
        sum += groups[i];
        const u32 lies_behind = k >= sum;
        row += lies_behind * kRowsInGroup;
        before = lies_behind ? sum : before;
    }
    const u16* const left = state.bag() + 1 + row;
    for (u32 i = 0; i + 1 < kRowsInGroup; ++i) row += k >= (before += left[i]);
    return RowId(static_cast<int>(1 + row));
}

}  // namespace bastide
