// SPDX-License-Identifier: MIT
// The bag: how many tiles of each type are left, and of eight types together, so that a draw need not look at every type.
#pragma once

#include "board/state.hpp"
#include "ground/sixteen.hpp"

namespace bastide {

/// Puts so many tiles of a type into the bag, or takes them out.
inline void change_left(const State& state, RowId row, int by) noexcept
{
    u16& left = state.bag()[row.raw];
    u16& group = state.bag_groups()[(row.raw - 1u) / kRowsInGroup];
    left = static_cast<u16>(left + by);
    group = static_cast<u16>(group + by);
}

/// The type of the k-th tile in the order of types, from 0; there are more than k. Eight groups are summed up at once, and all
/// types of one, because where the tile lies nobody can foretell.
inline RowId find_in_bag(const StateView& state, u32 k) noexcept
{
    u32 group = 0;
    Kth found = find_kth_of_eight(state.bag_groups(), k);
    while (found.place == kGroupsAtOnce && group + kGroupsAtOnce < state.layout().row_groups) {
        group += kGroupsAtOnce;
        found = find_kth_of_eight(state.bag_groups() + group, found.number);
    }
    const u32 row = 1 + kRowsInGroup * (group + found.place);
    return RowId(static_cast<int>(row + find_kth_of_eight(state.bag() + row, found.number).place));
}

}  // namespace bastide
