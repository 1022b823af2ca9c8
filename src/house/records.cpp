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

/// The words of an action, to be compared at once.
struct ActionWords {
    u64 head;
    u64 tail;

    explicit ActionWords(const void* action) noexcept
    {
        std::memcpy(&head, action, sizeof head);
        std::memcpy(&tail, static_cast<const u8*>(action) + sizeof head, sizeof tail);
    }
};

/// Bits of the head in which the actions of a run agree: all but those of cell and rotation.
u64 bits_of_a_run() noexcept
{
    Action mask;
    std::memset(static_cast<void*>(&mask), 0xFF, sizeof mask);
    mask.cell = {};
    mask.rotation = 0;
    return ActionWords(&mask).head;
}

/// Widens in place the run that ends before number `end`; answers where it begins. From the last to the first, because the wide
/// records take the place of the narrow ones.
u32 widen_run(bastide_action* buffer, u32 end) noexcept
{
    const u8* from = reinterpret_cast<const u8*>(buffer) + (end - 1) * sizeof(Action);
    bastide_action* to = buffer + (end - 1);
    Action last;
    std::memcpy(static_cast<void*>(&last), from, sizeof last);
    const bastide_action wide = widen(last);
    const i32 unturned = fields_of(last.verb) & kFieldRotation ? 0 : -1;
    const u64 mask = bits_of_a_run();
    const ActionWords like(&last);
    for (;;) {
        Cell cell;
        std::memcpy(&cell, from + offsetof(Action, cell), sizeof cell);
        const i32 rotation = from[offsetof(Action, rotation)] | unturned;
        std::memcpy(to, &wide, sizeof wide);
        to->x = cell.x;
        to->y = cell.y;
        to->rotation = rotation;
        if (to == buffer) return 0;
        from -= sizeof(Action);
        const ActionWords next(from);
        if (((next.head ^ like.head) & mask) != 0 || next.tail != like.tail) return static_cast<u32>(to - buffer);
        --to;
    }
}

}  // namespace

// Most lists are one tile on many cells in many rotations: the last of such a run is widened, of the others only what differs.
// 20 instructions an action instead of 60, and a game lists three thousand.
void widen_all(bastide_action* buffer, u32 count) noexcept
{
    static_assert(sizeof(Action) <= sizeof(bastide_action) && alignof(Action) <= alignof(bastide_action));
    while (count > 0) count = widen_run(buffer, count);
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
