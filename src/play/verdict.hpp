// SPDX-License-Identifier: MIT
// How an action is judged.
#pragma once

#include "board/cell.hpp"
#include "ground/ids.hpp"
#include "ground/words.hpp"

namespace bastide {

/// Why an action is refused, and what is in the way.
struct Verdict {
    Reason reason = Reason::none;
    Cell cell;
    i8 side = -1;
    i8 mine = -1;
    i8 other = -1;
    NodeId feature;
    PieceId piece;
    i16 seat = kNobody;
    i32 least = 0;
    i32 most = 0;

    static constexpr i16 kNobody = -2;

    constexpr Reason refuse(Reason why) noexcept { return reason = why; }
    constexpr Reason refuse(Reason why, i32 fewest) noexcept
    {
        least = fewest;
        return reason = why;
    }
};

}  // namespace bastide
