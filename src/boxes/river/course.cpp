// SPDX-License-Identifier: MIT
// Where a river tile may be placed. Nothing is remembered: the way of the river follows from the tiles and their order.
#include "board/grid.hpp"
#include "boxes/river/elements.hpp"
#include "boxes/river/river.hpp"

namespace bastide::boxes::river {

namespace {

bool shows_river(const Oriented& tile, int side) noexcept
{
    return !tile.is_wild() && side_of(tile.code, side) == SideKind::river;
}

/// The tile beside the cell of a key whose river faces it; none if no river comes from that side.
inline PlacedId river_from(const View& view, u32 key, int side) noexcept
{
    const PlacedId id = tile_at(view.state, key + kKeyStrides[side]);
    return id && shows_river(view.rules.tiles.at(view.state.placed(id).tile), opposite(side)) ? id : PlacedId{};
}

enum class Turn : u8 { straight, right, back, left };  // seen in the direction of flow, in quarter turns clockwise

constexpr Turn turn_between(int entry, int exit) noexcept
{
    return static_cast<Turn>((exit - opposite(entry) + kSides) % kSides);
}

/// How the river turns on a placed tile that it leaves by a side. It entered the tile from the one that was placed before.
Turn turn_on(const View& view, PlacedId id, int exit) noexcept
{
    const Placed& tile = view.state.placed(id);
    for (int side = 0; side < kSides; ++side) {
        if (!shows_river(view.rules.tiles.at(tile.tile), side)) continue;
        const PlacedId before = river_from(view, tile.key, side);
        if (before && before.raw < id.raw) return turn_between(side, exit);
    }
    return Turn::straight;  // the spring
}

/// Whether another river already faces the cell beyond a side, or a tile lies there (RIVER-PLACE-06).
bool is_blocked(const View& view, Cell cell, int side) noexcept
{
    const Cell mouth = beyond(cell, side);
    if (tile_at(view.state, mouth)) return true;
    for (int from = 0; from < kSides; ++from)
        if (from != opposite(side) && river_from(view, cell_key(mouth), from)) return true;
    return false;
}

/// Columns for a flow to the north or south, rows else.
int lane_of(Cell cell, int direction) noexcept { return direction % 2 == 0 ? cell.x : cell.y; }

/// How far a cell lies ahead of another one in a direction.
int distance_ahead(Cell from, Cell to, int direction) noexcept
{
    return (to.x - from.x) * kStepX[direction] + (to.y - from.y) * kStepY[direction];
}

/// Whether a tile lies ahead in one of three lanes, or another end of the river flows in the same direction in a lane beside
/// (RIVER-PLACE-07).
bool lacks_space(const View& view, Cell cell, int direction) noexcept
{
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i));
        const Cell there = cell_of(tile);
        const int lanes = lane_of(there, direction) - lane_of(cell, direction);
        if (lanes < -1 || lanes > 1) continue;
        if (distance_ahead(cell, there, direction) > 0) return true;
        const Cell mouth = beyond(there, direction);
        const bool is_end =
            shows_river(view.rules.tiles.at(tile.tile), direction) && mouth != cell && !tile_at(view.state, mouth);
        if (is_end && lanes != 0) return true;
    }
    return false;
}

Reason refuse_at(Cell cell, Reason reason, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    return verdict.refuse(reason);
}

/// Why the river may not leave a tile by a side.
Reason why_not_flow(const View& view, Cell cell, int side, Verdict& verdict) noexcept
{
    if (is_blocked(view, cell, side)) return refuse_at(beyond(cell, side), Reason::river_end_blocked, verdict);
    if (view.rules.has(Option::river_lookahead) && lacks_space(view, cell, side))
        return refuse_at(beyond(cell, side), Reason::river_no_room_ahead, verdict);
    return Reason::none;
}

}  // namespace

namespace {

/// Whether a river begins beside the City, whose tiles come first: nothing else lies yet (COUNT-SETUP-05).
bool begins_beside_city(const View& view, TileId type) noexcept
{
    const Config& config = view.rules.config;
    if (config.copies[static_cast<int>(Set::count_city)] == 0 || !plays_river(config)) return false;
    if (!shows_mark(view.rules.tiles.def(type), Mark::spring)) return false;
    const TileId last = view.state.placed(PlacedId(view.state.header().placed)).tile.type();
    return view.rules.set_of[last.raw] == static_cast<u16>(Set::count_city);
}

}  // namespace

/// The first tile of a position that is set up may be any.
Reason why_not_continue(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict)
{
    if (view.state.header().placed == 0 || begins_beside_city(view, type)) return Reason::none;
    const Oriented& mine = view.rules.tiles.at(OrientedId(type, rotation));
    const u32 key = cell_key(cell);
    int entry = 0;
    while (entry < kSides && !(shows_river(mine, entry) && river_from(view, key, entry))) ++entry;
    if (entry == kSides) return refuse_at(cell, Reason::river_not_continued, verdict);  // RIVER-PLACE-01
    const Turn before = turn_on(view, river_from(view, key, entry), opposite(entry));
    const bool may_repeat = before == Turn::straight || view.rules.has(Option::river_u_turns);  // RIVER-PLACE-04, RIVER-OPT-03
    for (int exit = 0; exit < kSides; ++exit) {
        if (exit == entry || !shows_river(mine, exit)) continue;
        if (!may_repeat && turn_between(entry, exit) == before)
            return refuse_at(cell, Reason::river_turns_twice, verdict);  // RIVER-PLACE-03, -05
        const Reason reason = why_not_flow(view, cell, exit, verdict);
        if (reason != Reason::none) return reason;
    }
    return Reason::none;
}

/// RIVER-OPT-07
Reason why_not_end_by_abbey(const View& view, TileId, Cell cell, int, Verdict& verdict)
{
    if (!view.rules.has(Option::abbey_keeps_river_open)) return Reason::none;
    for (int side = 0; side < kSides; ++side)
        if (river_from(view, cell_key(cell), side)) return refuse_at(cell, Reason::river_kept_open, verdict);
    return Reason::none;
}

}  // namespace bastide::boxes::river
