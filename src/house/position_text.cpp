// SPDX-License-Identifier: MIT
#include "house/position_text.hpp"

#include "house/verdict_text.hpp"

namespace bastide {

namespace {

bool is_tile(const Rules& rules, i32 tile) noexcept { return tile >= 0 && tile < rules.tiles.count; }

/// More of a tile than the game has, all entries taken together.
void put_copies(const Rules& rules, i32 tile, TextWriter& out) noexcept
{
    const RowId row(tile + 1);
    const u16 total = rules.totals[row.raw];
    out.put(total == 1 ? "There is only " : "There are only ").put_number(total);
    out.put(total == 1 ? " tile " : " tiles ").put(rules.tiles.row(row).name).put('.');
}

}  // namespace

void write_illegal(const Rules& rules, const bastide_illegal& illegal, TextWriter& out) noexcept
{
    const auto say = [&](Text before, i64 number, Text after) { out.put(before).put_number(number).put(after); };
    const auto put_cell = [&](i64 x, i64 y) { out.put('(').put_number(x).put(',').put_number(y).put(")."); };
    switch (illegal.reason) {
        case BASTIDE_REASON_POSITION_NUMBER: return say("The number ", illegal.value, " is out of range.");
        case BASTIDE_REASON_NO_SUCH_SEAT: return say("The game has no seat ", illegal.seat, ".");
        case BASTIDE_REASON_POSITION_TILE: return say("The game has no tile type ", illegal.tile, ".");
        case BASTIDE_REASON_POSITION_HAND: return say("The seat holds ", illegal.value, " such tiles at most.");
        case BASTIDE_REASON_POSITION_TWICE:
            if (illegal.conflict >= 0) return say("Entry ", illegal.conflict, " tells this already.");
            break;
        case BASTIDE_REASON_TILE_NOT_LEFT:
            if (is_tile(rules, illegal.tile)) return put_copies(rules, illegal.tile, out);
            break;
        case BASTIDE_REASON_WRONG_TILE: out.put("That tile is held in hands and never drawn."); return;
        case BASTIDE_REASON_OCCUPIED: return say("A piece of seat ", illegal.seat, " stands on the segment already.");
        case BASTIDE_REASON_BARN_IN_FIELD: out.put("A barn stands in the field at "); return put_cell(illegal.x, illegal.y);
        default: break;
    }
    bastide_action action{};
    action.kind = illegal.piece >= 0 ? BASTIDE_ACTION_DEPLOY : BASTIDE_ACTION_PLACE;
    action.x = illegal.x;
    action.y = illegal.y;
    action.tile = illegal.tile;
    action.segment = illegal.segment;
    action.piece = illegal.piece;
    action.seat = illegal.seat;
    bastide_verdict verdict{};
    verdict.reason = illegal.reason;
    verdict.x = illegal.x;
    verdict.y = illegal.y;
    verdict.side = illegal.side;
    verdict.mine = illegal.mine;
    verdict.other = illegal.other;
    verdict.seat = illegal.seat;
    write_verdict(rules, action, verdict, out);
}

void tell_illegal(const Rules& rules, const bastide_illegal& illegal, Fault& fault) noexcept
{
    fault.set(Status::illegal, static_cast<Reason>(illegal.reason), "");
    fault.index = illegal.entry;
    fault.other = illegal.conflict;
    TextWriter text(fault.text, sizeof fault.text);
    write_illegal(rules, illegal, text);
}

}  // namespace bastide
