// SPDX-License-Identifier: MIT
#include "house/records.hpp"

namespace bastide {

bastide_action widen(const Action& action) noexcept
{
    const u8 fields = fields_of(action.verb);
    bastide_action out{};
    out.kind = static_cast<i32>(action.verb);
    out.seat = seat_outside(action.seat);
    out.tile = outside(action.tile);
    out.x = action.cell.x;
    out.y = action.cell.y;
    out.rotation = fields & kFieldRotation ? action.rotation : -1;
    out.segment = action.segment == kNoSegment ? -1 : action.segment;
    out.piece = fields & kFieldPiece ? action.piece : fields & kFieldPieceId ? action.piece - 1 : -1;
    out.value = action.value;
    return out;
}

bastide_verdict widen(const Verdict& verdict) noexcept
{
    bastide_verdict out{};
    const bool legal = verdict.reason == Reason::none;
    out.legal = legal ? 1 : 0;
    out.reason = static_cast<i32>(verdict.reason);
    out.x = legal ? 0 : verdict.cell.x;
    out.y = legal ? 0 : verdict.cell.y;
    out.side = legal ? -1 : verdict.side;
    out.mine = legal ? -1 : verdict.mine;
    out.other = legal ? -1 : verdict.other;
    out.feature = legal ? -1 : outside(verdict.feature);
    out.piece = legal ? -1 : outside(verdict.piece);
    out.seat = legal || verdict.seat == Verdict::kNobody ? -1 : verdict.seat;
    return out;
}

}  // namespace bastide
