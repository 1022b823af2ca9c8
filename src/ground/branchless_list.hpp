// SPDX-License-Identifier: MIT
// Some of the things that come one by one, without a branch on which.
#pragma once

#include "ground/flat.hpp"

namespace bastide {

/// Those that belong, of at most so many things that are shown. Which do nobody can foretell, so each is written, and the next
/// one over it when it does not belong.
template <class T, u32 kMost>
class BranchlessList {
public:
    void add(T thing, bool belongs) noexcept
    {
        things_[count_] = thing;
        count_ += belongs;
    }
    const T* begin() const noexcept { return things_; }
    const T* end() const noexcept { return things_ + count_; }

private:
    T things_[kMost];  // not cleared: as many are read as were written
    u32 count_ = 0;
};

}  // namespace bastide
