// SPDX-License-Identifier: MIT
// Counts the placed tiles of each type. A pass over the board counts many types, so a list of all types takes few passes.
#pragma once

#include "play/rules.hpp"

namespace bastide {

class PlacedByType {
public:
    explicit PlacedByType(const View& view) noexcept : view_(view) {}

    /// Ask for types in ascending order: each other group of types takes a pass.
    u32 of(TileId type) noexcept
    {
        const int index = type.raw - first_;
        if (index < 0 || index >= kAtOnce) count_group_of(type);
        return counts_[type.raw - first_];
    }

private:
    static constexpr int kAtOnce = 256;  // the counts are on the stack

    void count_group_of(TileId type) noexcept
    {
        first_ = (type.raw - 1) / kAtOnce * kAtOnce + 1;
        const int size = smaller(kAtOnce, view_.rules.tiles.count - first_ + 1);
        for (int i = 0; i < size; ++i) counts_[i] = 0;
        for (int i = 1; i <= view_.state.header().placed; ++i) {
            const int index = view_.rules.tiles.bare_type(view_.state.placed(PlacedId(i)).tile).raw - first_;
            if (index >= 0 && index < kAtOnce) ++counts_[index];
        }
    }

    const View& view_;
    int first_ = -kAtOnce;
    u16 counts_[kAtOnce];  // uninitialized; only those of the group are read
};

}  // namespace bastide
