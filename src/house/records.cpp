// SPDX-License-Identifier: MIT
#include "house/records.hpp"

namespace bastide {

void widen(const Action& action, bastide_action& out) noexcept
{
    const u8 fields = fields_of(action.verb);
    out = {};
    out.kind = static_cast<i32>(action.verb);
    out.seat = seat_outside(action.seat);
    out.tile = outside(action.tile);
    out.x = action.cell.x;
    out.y = action.cell.y;
    out.rotation = fields & kFieldRotation ? action.rotation : -1;
    out.segment = action.segment == kNoSegment ? -1 : action.segment;
    out.piece = fields & kFieldPiece ? action.piece : fields & kFieldPieceId ? action.piece - 1 : -1;
    out.value = action.value;
}

bastide_action widen(const Action& action) noexcept
{
    bastide_action out;
    widen(action, out);
    return out;
}

namespace {

/// Where a tile may go makes nearly all of a list: what such actions have in common is widened once, and a game lists three
/// thousand.
void write_run(bastide_action* out, u32 count, const RunNote& note) noexcept
{
    const bastide_action wide = widen(note.like);
    for (u32 i = 0, begin = note.begin; count > 0; begin = note.part(i++).end) {
        const u32* keys = note.keys + kAtOnce * i;
        const u32 here = note.part(i).end - begin;
        const u32 size = smaller(here, count);
        const Fits& fits = note.part(i).fits;
        (size == here ? fits : fits.first(size)).for_each([&](u32 k, u8 rotation) {
            const Cell cell = cell_of(keys[k]);
            *out = wide;
            out->x = cell.x;
            out->y = cell.y;
            out->rotation = rotation;
            ++out;
        });
        count -= size;
    }
}

void widen_each(bastide_action* buffer, u32 begin, u32 end) noexcept
{
    for (u32 i = begin; i < end; ++i) {
        Action action;
        std::memcpy(static_cast<void*>(&action), buffer + i, sizeof action);
        widen(action, buffer[i]);
    }
}

}  // namespace

Form hosts_form(RunNote& note) noexcept
{
    static_assert(sizeof(Action) <= sizeof(bastide_action) && alignof(Action) <= alignof(bastide_action));
    return {sizeof(bastide_action), &note};
}

void widen_all(bastide_action* buffer, u32 count, const RunNote& note) noexcept
{
    const u32 begin = smaller(note.begin, count);
    const u32 end = smaller(note.end, count);
    widen_each(buffer, 0, begin);
    write_run(buffer + begin, end - begin, note);
    widen_each(buffer, end, count);
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
