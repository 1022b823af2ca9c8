// SPDX-License-Identifier: MIT
// Segments all over the board in the order of lists, so that a list is made in order and a sample needs no list.
#pragma once

#include "board/features.hpp"

namespace bastide {

/// A segment by its cell and index, as an action names it.
struct SegmentPlace {
    Cell cell;
    u8 segment = 0;
};

/// Collects segments, each once and in any order. Those that it has no room for are counted only.
class OrderedSegments {
public:
    static constexpr u32 kMost = 512;

    OrderedSegments() noexcept {}  // NOLINT: the keys are uninitialized

    void add(const StateView& state, NodeId segment) noexcept
    {
        if (count_ < kMost) keys_[count_] = order_key(state, segment);
        ++count_;
    }
    u32 count() const noexcept { return count_; }
    bool has_all() const noexcept { return count_ <= kMost; }

    // Preconditions of all that follows: has_all(), and an index is below count().

    void sort() noexcept;
    SegmentPlace at(u32 i) const noexcept { return place_of(keys_[i]); }  ///< in order after sort()
    /// The one at an index of the order, found without sorting all; changes what at() returns.
    SegmentPlace find(u32 i) noexcept;

private:
    static constexpr SegmentPlace place_of(u64 key) noexcept
    {
        return {cell_of(rank_of(static_cast<u32>(key >> 8))), static_cast<u8>(key)};
    }

    u64 keys_[kMost];  // uninitialized beyond the count
    u32 count_ = 0;
};

}  // namespace bastide
