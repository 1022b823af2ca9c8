// SPDX-License-Identifier: MIT
// The verdict on an action.
#pragma once

#include "board/cell.hpp"
#include "common/enums.hpp"
#include "common/ids.hpp"

namespace bastide {

/// Why an action is refused, and the facts behind the reason.
struct Verdict {
    /// The place that the reason is about.
    enum class Where : u8 {
        cell,    ///< `cell`
        asked,   ///< the place that the action names
        corner,  ///< the corner `other` of `cell`
    };

    Reason reason = Reason::none;
    Cell cell;
    i8 side = -1;
    i8 mine = -1;   ///< kind of the side or segment that the action is about
    i8 other = -1;  ///< kind of the neighbour's side; or the segment or corner of the piece in the way
    Where where = Where::cell;
    NodeId feature;
    PieceId piece;
    PieceKind piece_kind = PieceKind::none;  ///< kind that the reason is about; none: the kind that the action names
    i16 seat = kNobody;                      ///< the seat that the reason is about; -1: nature
    i32 least = 0;
    i32 most = 0;
    u32 open_cell = 0;  ///< where the cell of a placement was found among the open cells

    static constexpr i16 kNobody = -2;

    constexpr Reason refuse(Reason why) noexcept { return reason = why; }
    constexpr Reason refuse_at(Where place, Reason why) noexcept
    {
        where = place;
        return reason = why;
    }
    constexpr Reason refuse(Reason why, i32 fewest) noexcept
    {
        least = fewest;
        return reason = why;
    }
};

}  // namespace bastide
