// SPDX-License-Identifier: MIT
// A river, as its box will bring it: tiles that show it on their sides continue it, and the fields on its banks are two. Nobody
// stands on it, and it is never scored (RIVER-SCORE-01). In which order its tiles are drawn, see stream.cpp.
#include "board/grid.hpp"
#include "catalogue/tile_text.hpp"
#include "rehearsed/rooms.hpp"

namespace bastide {

namespace {

constexpr TileRow kTiles[] = {
    tile("RV01 1 FFIF f:01234567 i:S"),
    tile("RV04 2 IFIF f:1234 f:0567 i:NS"),
    tile("RV06 1 IFFI f:07 f:123456 i:NW"),
    tile("RV09 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS over:r0i0"),
    tile("RV10 1 FIIF f:34 f:012567 g i:ES"),
    tile("RV11 1 IFFF f:01234567 i:N"),
    tile("RIVERS 1 IIII f:07 f:12 f:34 f:56 i:NESW"),
};

bool shows_river(const Oriented& tile, int side) noexcept { return !tile.wild && side_of(tile.code, side) == SideKind::river; }

/// A river tile but the spring goes where it continues the river (RIVER-PLACE-01).
Reason why_not_continue(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict)
{
    const TileRow& tile = view.rules.tiles.row(row);
    if (!has_segment(tile, SegmentKind::river) || Text(tile.name) == Text("RV01")) return Reason::none;
    for (int side = 0; side < kSides; ++side) {
        const PlacedId neighbour = tile_at(view.state, beyond(cell, side));
        const bool is_here = shows_river(view.rules.tiles.at(OrientedId(row, rotation)), side);
        if (neighbour && is_here && shows_river(view.rules.tiles.at(view.state.placed(neighbour).tile), opposite(side)))
            return Reason::none;
    }
    return verdict.refuse(kNotTheRiver);
}

}  // namespace

const Room river = {
    .id = RoomName::trial,
    .title = "River",
    .set = SetName::winter,
    .tiles = kTiles,
    .max_seats = 5,
    .on = {.why_not_place = why_not_continue},
};

}  // namespace bastide
