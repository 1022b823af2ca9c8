// SPDX-License-Identifier: MIT
// A feature as measured for scoring, and the score lines of a payment.
#pragma once

#include "common/ids.hpp"
#include "defs/defs.hpp"

namespace bastide {

struct Feature {
    NodeId root;
    NodeId first;  ///< the member with the smallest y, x and segment
    SegmentKind kind = SegmentKind::none;
    u32 tiles = 0;
    u32 pennants = 0;
    MarkCounts marks;  ///< see count_marks
};

struct TallyLine {
    Reward reward;
    i32 count;
    i32 each;
};

class Tally {
public:
    static constexpr u32 kMax = 48;  ///< capacity in lines; the builder refuses a config whose modules can add more

    void add(Reward reward, u32 count, i32 each) noexcept
    {
        if (main_.reward == Reward::none) main_ = {reward, static_cast<i32>(count), each};
        if (count == 0 || each == 0) return;
        if (size_ < kMax) lines_[size_] = {reward, static_cast<i32>(count), each};
        ++size_;
    }
    /// What the first line is paid for, even if it is worth nothing.
    Reward reward() const noexcept { return main_.reward; }
    /// How many lines were added; more than kMax if some did not fit.
    u32 size() const noexcept { return size_; }
    /// Removes all lines; the feature is worth nothing.
    void clear() noexcept
    {
        size_ = 0;
        main_.each = 0;
    }
    i32 points() const noexcept
    {
        i32 sum = 0;
        for (const TallyLine& line : *this) sum += line.count * line.each;
        return sum;
    }
    /// The line of a seat with a majority if the tally is empty: nothing was counted, or it is worth nothing.
    TallyLine worth_nothing() const noexcept { return {main_.reward, main_.count, main_.count == 0 ? main_.each : 0}; }
    /// The line of a seat without a majority: 0 times 0.
    TallyLine without_majority() const noexcept { return {main_.reward, 0, 0}; }
    bool empty() const noexcept { return size_ == 0; }
    const TallyLine* begin() const noexcept { return lines_; }
    const TallyLine* end() const noexcept { return lines_ + smaller(size_, kMax); }

private:
    TallyLine main_ = {Reward::none, 0, 0};  ///< the first line added, even if it is worth nothing
    TallyLine lines_[kMax];
    u32 size_ = 0;
};

}  // namespace bastide
