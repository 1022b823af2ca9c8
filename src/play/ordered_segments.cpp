// SPDX-License-Identifier: MIT
#include "play/ordered_segments.hpp"

#include <utility>

#include "common/assert.hpp"

namespace bastide {

/// Shell's sort: small, and fast enough for the hundred segments of a long list.
void OrderedSegments::sort() noexcept
{
    BASTIDE_ASSERT(has_all());
    for (const u32 gap : {132u, 57u, 23u, 10u, 4u, 1u})
        for (u32 i = gap; i < count_; ++i) {
            const u64 key = keys_[i];
            u32 at = i;
            for (; at >= gap && keys_[at - gap] > key; at -= gap) keys_[at] = keys_[at - gap];
            keys_[at] = key;
        }
}

/// Splits around a key of the middle, again and again on the side on which the index lies. Each step writes without a branch.
NodeId OrderedSegments::find(u32 i) noexcept
{
    BASTIDE_ASSERT(has_all() && i < count_);
    u32 first = 0;
    for (u32 last = count_ - 1; first < last;) {
        std::swap(keys_[(first + last) / 2], keys_[last]);
        const u64 middle = keys_[last];
        u32 below = first;
        for (u32 k = first; k < last; ++k) {
            const u64 key = keys_[k];
            keys_[k] = keys_[below];
            keys_[below] = key;
            below += key < middle ? 1 : 0;
        }
        std::swap(keys_[below], keys_[last]);
        if (below == i) return segment_of(middle);
        if (below < i)
            first = below + 1;
        else
            last = below - 1;
    }
    return segment_of(keys_[i]);
}

}  // namespace bastide
