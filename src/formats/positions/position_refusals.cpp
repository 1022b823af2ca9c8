// SPDX-License-Identifier: MIT
// Builds the reports of illegal facts in a position, and converts them to refusals for hosts.
#include "formats/positions/position.hpp"
#include "game/records.hpp"
#include "play/placing.hpp"

namespace bastide {

bastide_refusal widen(const Illegal& illegal) noexcept
{
    bastide_refusal out = blank_refusal(Status::illegal, static_cast<Reason>(illegal.reason));
    const bool is_corner = illegal.segment >= kFirstCorner && illegal.segment < kFirstCorner + kSides;
    const bool has_cell = is_within(illegal.x, -kReach, kReach) && is_within(illegal.y, -kReach, kReach);
    const Place place = has_cell && is_corner ? place_of(cell_at(illegal.x, illegal.y), static_cast<u8>(illegal.segment))
                                              : Place{Spot::segment, illegal.x, illegal.y, illegal.segment};
    out.index = illegal.entry;
    out.other_index = illegal.conflict;
    out.seat = illegal.seat;
    out.tile = illegal.tile;
    out.x = place.x;
    out.y = place.y;
    out.spot = static_cast<i32>(place.spot);
    out.segment = place.segment;
    out.side = illegal.side;
    out.side_kind = side_to_host(illegal.mine);
    out.other_side_kind = side_to_host(illegal.other);
    out.segment_kind = illegal.mine < 0 ? 0 : illegal.mine;
    out.piece_kind = illegal.piece < 0 ? 0 : illegal.piece;
    out.least = illegal.least;
    out.most = illegal.most;
    clear_unused(out);
    return out;
}

namespace {

/// Copies the fields of an entry that a report has.
struct PutReporter {
    const Put& put;
    Illegal& illegal;

    void visit(fields::Seat) const noexcept { illegal.seat = put.seat; }
    void visit(fields::Tile) const noexcept { illegal.tile = put.tile; }
    void visit(fields::PieceKind) const noexcept { illegal.piece = put.piece_kind; }
    void visit(fields::Cell) const noexcept
    {
        illegal.x = put.x;
        illegal.y = put.y;
    }
    void visit(fields::Place) const noexcept
    {
        visit(fields::Cell{});
        if (put.is_at(Spot::segment) || put.is_at(Spot::corner)) illegal.segment = put.segment;
    }
};
using ReportedFields = fields::Order<fields::Seat, fields::Tile, fields::PieceKind, fields::Cell, fields::Place>;

}  // namespace

/// A report with the fields that the entry uses.
Illegal Table::about(Reason reason) const noexcept
{
    Illegal illegal;
    illegal.entry = entry_;
    illegal.reason = static_cast<i32>(reason);
    if (entry_ >= 0) ReportedFields::walk(fields_of(now_), PutReporter{now_, illegal});
    return illegal;
}

bool Table::refuse_number(i32 least, i32 most) noexcept
{
    Illegal illegal = about(Reason::position_number);
    illegal.least = least;
    illegal.most = most;
    return refuse(illegal);
}

bool Table::refuse_again(i32 earlier) noexcept
{
    Illegal illegal = about(Reason::position_twice);
    illegal.conflict = earlier;
    return refuse(illegal);
}

/// The entries use more copies of a tile than there are.
bool Table::refuse_copies(TileId type) noexcept
{
    Illegal illegal = about(Reason::tile_not_left);
    illegal.tile = type.raw - 1;
    illegal.most = view().state.left(type);
    return refuse(illegal);
}

bool Table::check_range(i32 number, i32 least, i32 most) noexcept
{
    if (number >= least && number <= most) return true;
    return refuse_number(least, most);
}

}  // namespace bastide
