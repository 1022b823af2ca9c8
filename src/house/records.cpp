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

namespace {

/// An action as two words, to be compared at once.
struct ActionWords {
    u64 word[2];

    explicit ActionWords(const Action& action) noexcept { std::memcpy(word, &action, sizeof word); }
    explicit ActionWords(const void* bytes) noexcept { std::memcpy(word, bytes, sizeof word); }

    bool differ_in(const ActionWords& other, const ActionWords& mask) const noexcept
    {
        return (((word[0] ^ other.word[0]) & mask.word[0]) | ((word[1] ^ other.word[1]) & mask.word[1])) != 0;
    }
};

/// Every bit but those of cell and rotation.
Action all_but_cell_and_rotation() noexcept
{
    Action mask;
    std::memset(static_cast<void*>(&mask), 0xFF, sizeof mask);
    mask.cell = {};
    mask.rotation = 0;
    return mask;
}

}  // namespace

// Most lists are one tile on many cells in many rotations: the first of such a run is widened, of the others only what differs.
// 20 instructions an action instead of 60, and a game lists three thousand. From the last to the first, because the wide records
// take the place of the narrow ones.
void widen_all(bastide_action* buffer, u32 count) noexcept
{
    static_assert(sizeof(Action) <= sizeof(bastide_action) && alignof(Action) <= alignof(bastide_action));
    const ActionWords mask(all_but_cell_and_rotation());
    ActionWords like(Action{});
    bastide_action wide{};
    i32 unturned = 0;  // -1 when the run has no rotation
    for (u32 i = count; i-- > 0;) {
        const u8* narrow = reinterpret_cast<const u8*>(buffer) + i * sizeof(Action);
        const ActionWords words(static_cast<const void*>(narrow));
        Action action;
        std::memcpy(static_cast<void*>(&action), narrow, sizeof action);
        if (i + 1 == count || words.differ_in(like, mask)) {
            wide = widen(action);
            like = words;
            unturned = fields_of(action.verb) & kFieldRotation ? 0 : -1;
        }
        bastide_action& out = buffer[i];
        std::memcpy(&out, &wide, sizeof wide);
        out.x = action.cell.x;
        out.y = action.cell.y;
        out.rotation = action.rotation | unturned;
    }
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
