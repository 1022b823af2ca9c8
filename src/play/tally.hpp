// SPDX-License-Identifier: MIT
// A feature as it is measured for scoring, and a score that explains itself.
#pragma once

#include "catalogue/rows.hpp"
#include "ground/ids.hpp"

namespace bastide {

struct Feature {
    NodeId root;
    NodeId first;  ///< the member first in the order of all lists
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
    static constexpr u32 kMost = 16;  ///< lines; a config whose rooms may add more is refused

    void add(Reward reward, u32 count, i32 each) noexcept
    {
        if (main_.reward == Reward::none) main_ = {reward, static_cast<i32>(count), each};
        if (count == 0 || each == 0) return;
        if (size_ < kMost) lines_[size_] = {reward, static_cast<i32>(count), each};
        ++size_;
    }
    /// How many lines were added, so that one that found no room is noticed.
    u32 size() const noexcept { return size_; }
    /// What was added so far is worth nothing in this game.
    void clear() noexcept
    {
        size_ = 0;
        main_.each = 0;
    }
    /// Each that counts is worth so much more or less, but never less than nothing.
    void change_each(i32 by) noexcept
    {
        edit([by](TallyLine& line) { line.each = larger(line.each + by, 0); });
    }
    /// Changes the count of each line by a number.
    void change_count(i32 by) noexcept
    {
        edit([by](TallyLine& line) { line.count += by; });
    }
    i32 points() const noexcept
    {
        i32 sum = 0;
        for (const TallyLine& line : *this) sum += line.count * line.each;
        return sum;
    }
    /// The line of those that lead when the tally is empty: none of what is paid for is there, or it is worth nothing.
    TallyLine nothing() const noexcept { return {main_.reward, main_.count, main_.count == 0 ? main_.each : 0}; }
    /// The line of a seat that stands there without a majority: 0 times 0.
    TallyLine unpaid() const noexcept { return {main_.reward, 0, 0}; }
    bool empty() const noexcept { return size_ == 0; }
    const TallyLine* begin() const noexcept { return lines_; }
    const TallyLine* end() const noexcept { return lines_ + smaller(size_, kMost); }

private:
    /// Lines that are worth nothing any more go.
    template <class Edit>
    void edit(Edit&& change) noexcept
    {
        const u32 before = smaller(size_, kMost);
        size_ = 0;
        for (u32 i = 0; i < before; ++i) {
            TallyLine line = lines_[i];
            change(line);
            if (line.count != 0 && line.each != 0) lines_[size_++] = line;
        }
    }

    TallyLine main_ = {Reward::none, 0, 0};  ///< what was added first
    TallyLine lines_[kMost];
    u32 size_ = 0;
};

}  // namespace bastide
