// SPDX-License-Identifier: MIT
// The City on the table: twelve tiles that lie there from the beginning, and what a position with them must show.
#include "boxes/count_city/elements.hpp"
#include "boxes/river/river.hpp"
#include "play/moves.hpp"

namespace bastide::boxes::count_city {

namespace {

/// The first tile type of the City; the others follow in the order of their numbers. None in a game without them.
TileId first_type(const Rules& rules) noexcept
{
    for (int i = 1; i <= rules.tiles.count; ++i)
        if (rules.set_of[i] == static_cast<u16>(Set::count_city)) return TileId(i);
    return {};
}

/// Where the tile of a type lies, from the seventh, which is on (0,0) (COUNT-SETUP-02).
Cell home_of(const Rules& rules, TileId type) noexcept
{
    constexpr int kColumns = 4;
    const int place = type.raw - first_type(rules).raw;
    return {static_cast<i16>(place % kColumns - 2), static_cast<i16>(place / kColumns - 1)};
}

bool is_city_type(const Rules& rules, TileId type) noexcept
{
    return rules.set_of[type.raw] == static_cast<u16>(Set::count_city);
}

}  // namespace

// ---- the start ------------------------------------------------------------------------------------------------------

/// One City, whatever the copies of its set, and without the ordinary start tile (COUNT-SETUP-01, -03). With a river that has
/// rules and an option of its own (RIVER-SETUP-02).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    if (copies.set == Set::count_city) return 1;
    const bool stays = !has_city(rules) || rules.has(Option::count_start_tile_in_bag) || plays_river(rules.config);
    return copies.is_start && !stays && copies.count > 0 ? copies.count - 1 : copies.count;
}

StartTile start(const Rules& rules, StartTile usual)
{
    constexpr int kSeventh = 6;
    const TileId first = first_type(rules);
    return first ? StartTile{TileId(first.raw + kSeventh), 0} : usual;
}

namespace {

/// Beside the City, so that the river flows south, away from it (COUNT-SETUP-05): below the road gate if a road leads to the
/// spring, else below a field.
void lay_spring(Play& play)
{
    constexpr Cell kBelowField{-1, 2};
    constexpr Cell kBelowRoad{0, 2};
    for (int i = 1; i <= play.rules.tiles.count; ++i) {
        const TileDef& def = play.rules.tiles.def(TileId(i));
        if (!is_spring(def) || play.rules.totals[i] == 0) continue;
        int river = 0;
        while (river < kSides - 1 && side_of(def.sides, river) != SideKind::river) ++river;
        const u8 rotation = static_cast<u8>((opposite(0) - river + kSides) % kSides);
        const bool has_road = side_of(turned(def.sides, rotation), 0) == SideKind::road;
        return moves::lay_from_bag(play, {TileId(i), rotation}, has_road ? kBelowRoad : kBelowField);
    }
}

}  // namespace

/// The seventh tile lies on the table as the start tile; each of the others touches one before it.
void lay_city(Play& play)
{
    constexpr int kOthers[] = {6, 5, 8, 1, 2, 3, 4, 9, 10, 11, 12};
    const TileId first = first_type(play.rules);
    if (!first) return;
    for (int number : kOthers) {
        const TileId type(first.raw + number - 1);
        moves::lay_from_bag(play, {type, 0}, home_of(play.rules, type));
    }
    if (plays_river(play.rules.config)) lay_spring(play);
    if (const PieceId count = count_of(play)) moves::relocate(play, count, PiecePlace::on_space(kCastle), Cause::count_moved);
}

// ---- the quarters -----------------------------------------------------------------------------------------------------

PlacedId tile_of_quarter(const View& view, int quarter) noexcept
{
    for (int i = 1; i <= smaller<int>(view.state.header().placed, kCityTileCount); ++i) {
        const TileDef& def = view.rules.tiles.def(view.state.placed(PlacedId(i)).tile.type());
        if (is_of_city(view, PlacedId(i)) && has_mark(def, kWholeTile, kQuarterList[quarter].mark)) return PlacedId(i);
    }
    return {};
}

int quarter_at(const View& view, Cell cell) noexcept
{
    const PlacedId tile = tile_at(view.state, cell);
    for (int quarter = 0; quarter < kQuarters && tile; ++quarter)
        if (tile_of_quarter(view, quarter) == tile) return quarter;
    return -1;
}

void show_quarters(const View& view, Things& things)
{
    for (int quarter = 0; quarter < kQuarters; ++quarter) {
        Thing thing;
        thing.kind = ThingKind::count_city_quarter;
        thing.set_cell(cell_of_quarter(view, quarter));
        thing.segment = static_cast<u8>(quarter);
        thing.closed = is_closed(view, quarter);
        for (int seat = 0; seat < view.rules.config.seats; ++seat)
            for_each_in_city(view, seat, [&](PieceId, int at) {
                thing.count += at == quarter;
                return false;
            });
        things.add(thing);
    }
}

// ---- in a position ----------------------------------------------------------------------------------------------------

bool is_named_as_city(const TileDef& def) { return Text(def.name).first(3) == Text("CO_"); }

/// Its tiles come first, upright and each where it lies beside the others. No game places one later.
Reason why_not_place(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict)
{
    if (!is_city_type(view.rules, type)) return Reason::none;
    const int placed = view.state.header().placed;
    bool fits = rotation == 0 && placed < kCityTileCount;
    if (fits && placed > 0) {
        const Placed& first = view.state.placed(PlacedId(1));
        const Cell there = cell_of(first);
        const Cell home = home_of(view.rules, first.tile.type());
        const Cell mine = home_of(view.rules, type);
        fits = is_of_city(view, PlacedId(1)) && is_of_city(view, PlacedId(placed)) && cell.x - mine.x == there.x - home.x &&
               cell.y - mine.y == there.y - home.y;
    }
    return fits ? Reason::none : verdict.refuse(Reason::count_city_not_whole);
}

namespace {

bool is_city_whole(const View& view) noexcept
{
    const int placed = view.state.header().placed;
    bool is_whole = placed >= kCityTileCount;
    for (int i = 1; i <= kCityTileCount && is_whole; ++i) is_whole = is_of_city(view, PlacedId(i));
    return is_whole;
}

/// Whether a piece stands inside the walls as if on a feature.
bool is_on_city(const View& view, const Piece& piece) noexcept
{
    const NodeId inside = node_of(view.state.placed(PlacedId(1)), kInside);
    return piece.spot == Spot::segment && root_of(view.state, NodeId(piece.at)) == root_of(view.state, inside);
}

}  // namespace

/// The City is whole, the count is in a quarter, and followers are where they may be.
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    if (!has_city(view.rules)) return Reason::none;
    if (!is_city_whole(view)) {  // said once
        verdict.cell = view.state.header().placed > 0 ? cell_of(view.state.placed(PlacedId(1))) : Cell{};
        return id.raw == 1 ? verdict.refuse(Reason::count_city_not_whole) : Reason::none;
    }
    const Piece& piece = view.state.piece(id);
    const bool is_in_quarter = piece.spot == Spot::space && piece.at < kQuarters;
    const bool is_count = piece.kind == PieceKind::count;
    if (is_on_city(view, piece)) return verdict.refuse(Reason::count_city_walls);
    if (is_count ? is_in_quarter : !is_in_city(view, piece)) return Reason::none;
    verdict.cell = is_in_quarter ? cell_of_quarter(view, piece.at) : Cell{};
    if (!is_in_quarter) return verdict.refuse(Reason::count_city_no_quarter);
    return may_be_in(view, piece.kind, piece.at) ? Reason::none : verdict.refuse(Reason::count_city_not_for_it);
}

}  // namespace bastide::boxes::count_city
