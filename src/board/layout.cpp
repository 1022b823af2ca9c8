// SPDX-License-Identifier: MIT
#include "board/layout.hpp"

#include "board/grid.hpp"

namespace bastide {

namespace {

class OffsetAdder {
public:
    u32 add(u32 count, u32 size) noexcept { return add_aligned(count, size, size < 8 ? size : 8); }
    u32 add_aligned(u32 count, u32 size, u32 alignment) noexcept
    {
        at_ = round_up(at_, alignment);
        const u32 offset = at_;
        at_ += count * size;
        return offset;
    }
    u32 unaligned_end() const noexcept { return at_; }
    u32 end() const noexcept { return round_up(at_, 64); }

private:
    u32 at_ = sizeof(Header);
};

u32 table_entries(u32 tiles) noexcept
{
    u32 entries = 64;
    while (entries < 3 * tiles) entries *= 2;
    return entries;
}

u32 half_of_log2(u32 entries) noexcept
{
    u32 bits = 0;
    while ((1u << bits) < entries) ++bits;
    return (bits + 1) / 2;
}

}  // namespace

bool compute_layout(const LayoutNeeds& needs, Layout& out) noexcept
{
    if (needs.tiles > kMaxTiles || needs.nodes > kMaxNodes || needs.pieces > kMaxNodes || needs.types > kMaxTileTypes)
        return false;
    const u32 most = 2 * needs.tiles + 2;  // upper bound of the empty cells next to n connected cells: 2n + 2
    const u32 open = round_up(most + kSides + kCellsPerBlock, kCellsPerMask);
    const u32 entries = table_entries(needs.tiles);
    const u32 monasteries = round_up(smaller(needs.monasteries, kMaxMonasteries), kMonasteriesPerGroup);
    OffsetAdder adder;
    out.seats = adder.add(needs.seats, sizeof(Seat));
    out.bag = adder.add(needs.types + 1, sizeof(u16));
    out.aside = adder.add(needs.types + 1, sizeof(u16));
    out.slots = adder.add(needs.slots, sizeof(TileId));
    out.variables = adder.add(needs.variables, sizeof(u16));
    out.pieces = adder.add(needs.pieces + 1, sizeof(Piece));
    out.table = adder.add(entries, sizeof(u16));
    out.monasteries = adder.add(monasteries, sizeof(NodeId));
    out.monastery_keys = adder.add(monasteries, sizeof(u32));
    out.foundations = adder.add(needs.foundations, sizeof(NodeId));
    out.landmarks = adder.add(needs.landmarks, sizeof(PlacedId));
    out.cleared = adder.unaligned_end();
    out.open_want = adder.add_aligned(open, 1, kCellsPerMask);
    out.open_mask = adder.add(open, 1);
    out.open_beside = adder.add(open, 1);
    out.open_keys = adder.add(open, sizeof(u32));
    out.placed = adder.add(needs.tiles + 1, sizeof(Placed));
    out.placed_by = adder.add(needs.tiles + 1, sizeof(PlacedBy));
    out.nodes = adder.add(needs.nodes + kNodesPerCopy, sizeof(Node));
    out.size = adder.end();
    out.table_mask = entries - 1;
    out.table_shift = half_of_log2(entries);
    out.seat_count = static_cast<u16>(needs.seats);
    out.type_count = static_cast<u16>(needs.types);
    out.slot_count = static_cast<u16>(needs.slots);
    out.max_placed = static_cast<u16>(needs.tiles);
    out.max_nodes = static_cast<u16>(needs.nodes);
    out.max_open = static_cast<u16>(open);
    out.max_monasteries = static_cast<u16>(smaller(needs.monasteries, kMaxMonasteries));
    out.max_foundations = static_cast<u16>(needs.foundations);
    out.max_landmarks = static_cast<u16>(needs.landmarks);
    out.piece_count = static_cast<u16>(needs.pieces);
    out.variable_count = static_cast<u16>(needs.variables);
    return true;
}

}  // namespace bastide
