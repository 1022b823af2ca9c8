// SPDX-License-Identifier: MIT
// Segments all over the board in the order of lists, so that a list is made in order and a sample needs no list.
#pragma once

#include "board/features.hpp"

namespace bastide {

/// Collects segments, each once and in any order. Those that it has no room for are counted only.
class OrderedSegments {
public:
    static constexpr u32 kMost = 512;

    OrderedSegments() noexcept {}  // NOLINT: the keys are uninitialized

    void add(const StateView& state, NodeId segment) noexcept
    {
        if (count_ < kMost) keys_[count_] = order_key(state, segment) << 16 | segment.raw;
        ++count_;
    }
    u32 count() const noexcept { return count_; }
    bool has_all() const noexcept { return count_ <= kMost; }

    // Preconditions of all that follows: has_all(), and an index is below count().

    void sort() noexcept;
    NodeId at(u32 i) const noexcept { return segment_of(keys_[i]); }  ///< in order after sort()
    /// The one at an index of the order, found without sorting all; changes what at() returns.
    NodeId find(u32 i) noexcept;

private:
    static constexpr NodeId segment_of(u64 key) noexcept { return NodeId(static_cast<int>(key & 0xFFFF)); }

    u64 keys_[kMost];  // the place in the order, then the segment; uninitialized beyond the count
    u32 count_ = 0;
};

}  // namespace bastide
