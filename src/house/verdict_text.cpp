// SPDX-License-Identifier: MIT
#include "house/verdict_text.hpp"

#include "house/names.hpp"

namespace bastide {

namespace {

Text side_name(i32 side) noexcept
{
    constexpr const char* kNames[] = {"north", "east", "south", "west"};
    return side >= 0 && side < kSides ? Text(kNames[side]) : Text("?");
}

Text side_kind(i32 kind) noexcept
{
    constexpr const char* kNames[] = {"field", "road", "city"};
    return kind >= 0 && kind < 3 ? Text(kNames[kind]) : Text("?");
}

Text tile_name(const Rules& rules, i32 tile) noexcept
{
    return tile >= 0 && tile < rules.tiles.count ? Text(rules.tiles.row(RowId(tile + 1)).name) : Text("?");
}

void put_cell(TextWriter& out, i32 x, i32 y) noexcept { out.put('(').put_number(x).put(',').put_number(y).put(')'); }

constexpr bool is_corner(i32 segment) noexcept { return segment >= kFirstCorner && segment < kFirstCorner + kSides; }

void put_corner(TextWriter& out, i32 segment, i32 x, i32 y) noexcept
{
    constexpr const char* kNames[] = {"north-west", "north-east", "south-east", "south-west"};
    out.put("the ").put(is_corner(segment) ? kNames[segment - kFirstCorner] : "?").put(" corner of ");
    put_cell(out, x, y);
}

/// A segment that a tile does not have; corners are for barns.
void put_no_segment(TextWriter& out, i32 segment, i32 x, i32 y) noexcept
{
    out.put(is_corner(segment) ? "Only a barn stands on " : "The tile on ");
    if (is_corner(segment)) return put_corner(out, segment, x, y);
    put_cell(out, x, y);
    out.put(" has no segment ").put_number(segment);
}

void put_no_junction(TextWriter& out, i32 segment, i32 x, i32 y) noexcept
{
    out.put(is_corner(segment) ? "Four tiles that show only field must meet at " : "A barn stands on a corner of ");
    if (is_corner(segment)) return put_corner(out, segment, x, y);
    put_cell(out, x, y);
    out.put(", not on segment ").put_number(segment);
}

/// A piece that a game does not have: deployed by its kind, else pointed at by its id.
void put_missing_piece(TextWriter& out, const bastide_action& action) noexcept
{
    const Word* kind = action.kind == BASTIDE_ACTION_DEPLOY ? words(BASTIDE_LIST_PIECE).find(action.piece) : nullptr;
    if (kind && action.piece != BASTIDE_PIECE_NONE)
        out.put("piece of the kind ").put(kind->name);
    else
        out.put(action.kind == BASTIDE_ACTION_DEPLOY ? "piece of the kind " : "piece with the id ").put_number(action.piece);
}

void put_seat(TextWriter& out, i32 seat) noexcept
{
    if (seat < 0)
        out.put("nature");
    else
        out.put("seat ").put_number(seat);
}

}  // namespace

void write_verdict(const Rules& rules, const bastide_action& action, const bastide_verdict& verdict, TextWriter& out) noexcept
{
    switch (verdict.reason) {
        case BASTIDE_REASON_NONE: out.put(verdict.legal ? "The action is legal." : "Nothing was judged."); return;
        case BASTIDE_REASON_NOT_YOUR_DECISION:
            out.put("It is the decision of ");
            put_seat(out, verdict.seat);
            out.put(", not of ");
            put_seat(out, action.seat);
            break;
        case BASTIDE_REASON_WRONG_STEP: out.put("This is not the time to ").put(name_of(BASTIDE_LIST_ACTION, action.kind)); break;
        case BASTIDE_REASON_TILE_NOT_LEFT: out.put("No tile ").put(tile_name(rules, action.tile)).put(" is left to draw"); break;
        case BASTIDE_REASON_WRONG_TILE:
            out.put("Tile ").put(tile_name(rules, action.tile)).put(" is not the one that was drawn");
            break;
        case BASTIDE_REASON_CELL_TAKEN:
            out.put("A tile lies on ");
            put_cell(out, verdict.x, verdict.y);
            out.put(" already");
            break;
        case BASTIDE_REASON_TOUCHES_NOTHING:
            out.put("No side of ");
            put_cell(out, verdict.x, verdict.y);
            out.put(" touches a placed tile");
            break;
        case BASTIDE_REASON_SIDE_MISMATCH:
            out.put("The ").put(side_name(verdict.side)).put(" side is ").put(side_kind(verdict.mine)).put(" against ");
            out.put(side_kind(verdict.other)).put(" at ");
            put_cell(out, verdict.x, verdict.y);
            break;
        case BASTIDE_REASON_NOT_LAST_TILE:
            out.put("Only the tile just placed on ");
            put_cell(out, verdict.x, verdict.y);
            out.put(" takes a piece");
            break;
        case BASTIDE_REASON_NO_SUCH_SEGMENT: put_no_segment(out, action.segment, verdict.x, verdict.y); break;
        case BASTIDE_REASON_NO_SUCH_PIECE:
            out.put("The game has no ");
            put_missing_piece(out, action);
            break;
        case BASTIDE_REASON_MUST_PLACE:
            out.put("A tile that can be placed must be, and one can on ");
            put_cell(out, verdict.x, verdict.y);
            break;
        case BASTIDE_REASON_OUT_OF_REACH:
            out.put("No board grows as far as ");
            put_cell(out, action.x, action.y);
            break;
        case BASTIDE_REASON_NO_JUNCTION: put_no_junction(out, action.segment, verdict.x, verdict.y); break;
        case BASTIDE_REASON_BARN_IN_FIELD:
            out.put("The barn of ");
            put_seat(out, verdict.seat);
            out.put(" on ");
            put_corner(out, verdict.other, verdict.x, verdict.y);
            out.put(" stands in the field");
            break;
        case BASTIDE_REASON_SUPPLY_EMPTY:
            out.put("No ").put(name_of(BASTIDE_LIST_PIECE, action.piece)).put(" is left in the supply of ");
            put_seat(out, action.seat);
            break;
        case BASTIDE_REASON_WRONG_SEGMENT:
            out.put("A ").put(name_of(BASTIDE_LIST_PIECE, action.piece)).put(" may not stand on a ");
            out.put(name_of(BASTIDE_LIST_SEGMENT, verdict.mine));
            break;
        case BASTIDE_REASON_OCCUPIED:
            out.put("The feature is occupied by ");
            put_seat(out, verdict.seat);
            out.put(" at ");
            put_cell(out, verdict.x, verdict.y);
            break;
        default: out.put(sentence_of_reason(verdict.reason)); return;
    }
    out.put('.');
}

}  // namespace bastide
