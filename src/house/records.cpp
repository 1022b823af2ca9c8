// SPDX-License-Identifier: MIT
#include "house/records.hpp"

#include <cstddef>

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

namespace {

const u8* narrow_at(const bastide_action* buffer, u32 i) noexcept
{
    return reinterpret_cast<const u8*>(buffer) + i * sizeof(Action);
}

Action action_at(const bastide_action* buffer, u32 i) noexcept
{
    Action action;
    std::memcpy(static_cast<void*>(&action), narrow_at(buffer, i), sizeof action);
    return action;
}

void widen_each(bastide_action* buffer, u32 begin, u32 end) noexcept
{
    while (end > begin) {
        --end;
        const bastide_action wide = widen(action_at(buffer, end));
        std::memcpy(buffer + end, &wide, sizeof wide);
    }
}

void widen_run(bastide_action* buffer, Run run) noexcept
{
    if (run.begin == run.end) return;
    const Action like = action_at(buffer, run.begin);
    const bastide_action wide = widen(like);
    const i32 unturned = fields_of(like.verb) & kFieldRotation ? 0 : -1;
    const u8* from = narrow_at(buffer, run.end);
    for (bastide_action* to = buffer + run.end; to != buffer + run.begin;) {
        from -= sizeof(Action);
        --to;
        Cell cell;
        std::memcpy(&cell, from + offsetof(Action, cell), sizeof cell);
        const i32 rotation = from[offsetof(Action, rotation)] | unturned;
        *to = wide;
        to->x = cell.x;
        to->y = cell.y;
        to->rotation = rotation;
    }
}

}  // namespace

// Most lists are one tile on many cells in many rotations: what such a run has in common is widened once. 14 instructions an
// action instead of 60, and a game lists three thousand. From the last to the first, because the wide records take the place of
// the narrow ones.
void widen_all(bastide_action* buffer, u32 count, Run run) noexcept
{
    static_assert(sizeof(Action) <= sizeof(bastide_action) && alignof(Action) <= alignof(bastide_action));
    widen_each(buffer, run.end, count);
    widen_run(buffer, run);
    widen_each(buffer, 0, run.begin);
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
