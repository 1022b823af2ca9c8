// SPDX-License-Identifier: MIT
// A list of fixed capacity with a conditional append that has no branch.
#pragma once

#include "common/flat.hpp"

namespace bastide {

/// Collects those of at most kMax items for which a condition holds. The condition is unpredictable where this is used, so each
/// item is written and only the count depends on the condition: an item for which it is false is overwritten by the next one, and
/// no branch can mispredict.
template <class T, u32 kMax>
class BranchlessList {
public:
    void append_if(T item, bool condition) noexcept
    {
        items_[count_] = item;
        count_ += condition;
    }
    const T* begin() const noexcept { return items_; }
    const T* end() const noexcept { return items_ + count_; }

private:
    T items_[kMax];  // uninitialized; only the first count_ items are read
    u32 count_ = 0;
};

}  // namespace bastide
