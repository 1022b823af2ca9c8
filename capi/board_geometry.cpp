// SPDX-License-Identifier: MIT
// Geometry on the board: whole features, hit tests, and where pieces stand.
#include "game/observe.hpp"
#include "geometry.hpp"
#include "interface.hpp"
#include "tile_game.hpp"
#include "vocabulary/names.hpp"

using namespace bastide;

namespace {

using geometry::Drawing;
using geometry::HalfArc;
using geometry::Point;

/// A half-arc of a placed tile.
struct BoardArc {
    PlacedId tile;
    HalfArc half = 0;

    /// A scrambled number of the arc. The search for the least one of a ring stops early, whatever the order of placing.
    constexpr u32 rank() const noexcept { return (u32{tile.raw} << 16 | half) * 0x9E3779B1U; }
    friend constexpr bool operator==(const BoardArc&, const BoardArc&) noexcept = default;
};

/// The boundary of one feature on the board, as half-arcs with the feature on the right hand.
class FeatureBoundary {
public:
    FeatureBoundary(const View& view, const bastide_geometry& geometry, NodeId root) noexcept
        : view_(view), geometry_(geometry), root_(root)
    {
    }

    /// Null when the geometry was made for other tiles.
    const Drawing* drawing_at(PlacedId tile) const noexcept
    {
        const OrientedId type = view_.state.placed(tile).tile;
        const bool is_for_game = geometry_.count == view_.rules.tiles.count + view_.rules.tiles.spanned_count;
        const Drawing* drawing = is_for_game ? drawing_of(geometry_, to_host(type.type())) : nullptr;
        return drawing && drawing->segments == view_.rules.tiles.at(type).segments ? drawing : nullptr;
    }

    bool fits() const noexcept
    {
        for (i32 i = 1; i <= view_.state.header().placed; ++i)
            if (!drawing_at(PlacedId(i))) return false;
        return true;
    }

    /// Calls `visit(first)` for each ring.
    template <class Visit>
    void for_each_ring(Visit&& visit) const noexcept
    {
        for (i32 i = root_.raw; i <= view_.state.header().nodes; ++i) {
            const NodeId node(i);
            if (root_of(view_.state, node) != root_) continue;
            const PlacedId tile = view_.state.node(node).tile;
            const Drawing& drawing = *drawing_at(tile);
            const i32 segment = segment_index(view_.state.placed(tile), node);
            for (i32 half = 0; half < 2 * drawing.arcs; ++half) {
                const BoardArc start{tile, static_cast<HalfArc>(half)};
                if (geometry::segment_of(drawing, start.half) != segment || has_feature_beyond(start)) continue;
                BoardArc at = next(start);
                while (at.rank() > start.rank()) at = next(at);
                if (at == start) visit(start);
            }
        }
    }

    /// The next half-arc of the ring. Where the feature goes on into the neighbour tile, so does the ring.
    BoardArc next(BoardArc at) const noexcept
    {
        at.half = geometry::next_of(*drawing_at(at.tile), at.half);
        while (has_feature_beyond(at)) {
            at = beyond(at);
            at.half = geometry::next_of(*drawing_at(at.tile), at.half);
        }
        return at;
    }

    i32 count_points(const BoardArc& at) const noexcept { return drawing_at(at.tile)->path[at.half / 2].count - 1; }

    template <class Visit>
    void for_each_point(const BoardArc& at, Visit&& visit) const noexcept
    {
        const Placed& placed = view_.state.placed(at.tile);
        const Cell cell = cell_of(placed);
        geometry::for_each_point(*drawing_at(at.tile), at.half, [&](Point p) {
            const Point to = geometry::turned(p, placed.tile.rotation());
            visit(Point{cell.x * geometry::kTileUnits + to.x, cell.y * geometry::kTileUnits + to.y});
        });
    }

private:
    /// The arc of the neighbour tile that lies on an arc of the rim; tile 0 when there is none.
    BoardArc beyond(const BoardArc& at) const noexcept
    {
        const Drawing& drawing = *drawing_at(at.tile);
        const i32 arc = at.half / 2;
        if (at.half % 2 != 0 || arc >= drawing.rim) return {};
        i32 side = 0;
        while (arc >= drawing.first_of_side[side + 1]) ++side;
        const Placed& placed = view_.state.placed(at.tile);
        const i32 turned_side = (side + placed.tile.rotation()) % kSides;
        const Cell cell = cell_of(placed);
        const PlacedId tile = tile_at(view_.state, cell_at(cell.x + kStepX[turned_side], cell.y + kStepY[turned_side]));
        if (!tile) return {};
        const Drawing& other = *drawing_at(tile);
        const i32 other_side = (opposite(turned_side) - view_.state.placed(tile).tile.rotation() + kSides) % kSides;
        const i32 arcs = drawing.first_of_side[side + 1] - drawing.first_of_side[side];
        if (arcs != other.first_of_side[other_side + 1] - other.first_of_side[other_side]) return {};  // a wild tile
        const i32 facing = other.first_of_side[other_side + 1] - 1 - (arc - drawing.first_of_side[side]);
        return {tile, static_cast<HalfArc>(2 * facing)};
    }

    bool has_feature_beyond(const BoardArc& at) const noexcept
    {
        const BoardArc other = beyond(at);
        if (!other.tile) return false;
        const u8 segment = geometry::segment_of(*drawing_at(other.tile), other.half);
        return root_of(view_.state, node_of(view_.state.placed(other.tile), segment)) == root_;
    }

    const View view_;
    const bastide_geometry& geometry_;
    NodeId root_;
};

constexpr i32 kEastOfSpot = 48;
constexpr i32 kEastOfPiece = 160;

/// Where a piece on a segment stands: the spot of its place among the pieces there.
i32 locate_on_segment(const Game& game, const bastide_geometry& geometry, const bastide_piece& piece, Point& out) noexcept
{
    const View view = game.view();
    const Placed& placed = view.state.placed(PlacedId(piece.placed + 1));
    const Drawing* drawing = FeatureBoundary(view, geometry, {}).drawing_at(PlacedId(piece.placed + 1));
    if (!drawing) return BASTIDE_E_ARGUMENT;
    const i32 spots = drawing->spots[piece.segment];
    if (spots == 0) return BASTIDE_E_ABSENT;
    const bool is_stacked = view.rules.tiles.segment(placed.tile, piece.segment).kind == SegmentKind::foundation;
    i32 before = 0;
    bastide_piece other{};
    for (i32 i = 0; i < piece.id && !is_stacked; ++i)
        before += tiles::get_piece(game, i, &other) == BASTIDE_OK && other.spot == BASTIDE_SPOT_SEGMENT &&
                          other.placed == piece.placed && other.segment == piece.segment
                      ? 1
                      : 0;
    out = geometry::turned(drawing->spot[piece.segment * geometry::kSpots + before % spots], placed.tile.rotation());
    out.x += before / spots * kEastOfSpot;
    return BASTIDE_OK;
}

/// The point of a tile itself: where its first mark is, else the middle.
Point point_of_tile(const Game& game, const bastide_geometry& geometry, PlacedId tile) noexcept
{
    const View view = game.view();
    const Drawing* drawing = FeatureBoundary(view, geometry, {}).drawing_at(tile);
    for (i32 i = 0; drawing && i < drawing->signs; ++i)
        if (drawing->sign[i].kind == geometry::SignKind::mark && drawing->sign[i].segment == kWholeTile)
            return geometry::turned(drawing->sign[i].at, view.state.placed(tile).tile.rotation());
    return {geometry::kMiddle, geometry::kMiddle};
}

/// Pieces on a tile, on none of its segments. Of those of seats two are side by side, the third above them.
Point locate_on_tile(const Game& game, const bastide_geometry& geometry, const bastide_piece& piece) noexcept
{
    i32 before = 0;
    bastide_piece other{};
    for (i32 i = 0; i < piece.id && piece.seat >= 0; ++i)
        before +=
            tiles::get_piece(game, i, &other) == BASTIDE_OK && other.spot == BASTIDE_SPOT_TILE && other.placed == piece.placed
                ? 1
                : 0;
    constexpr Point kOfSeats[] = {{-100, 60}, {100, 60}, {0, -110}};
    const Point shift = piece.seat < 0 ? Point{0, 0} : kOfSeats[before % 3];
    const Point on_tile = point_of_tile(game, geometry, PlacedId(piece.placed + 1));
    return {on_tile.x + shift.x, on_tile.y + shift.y};
}

}  // namespace

namespace bastide::tiles {

const TileDef* tile_def(const Game& game, i32 tile) noexcept
{
    const Rules& rules = game.rules();
    return is_within(tile, 0, rules.tiles.count + rules.tiles.spanned_count - 1) ? &rules.tiles.def(TileId(tile + 1)) : nullptr;
}

i32 pick(const Game& game, const bastide_geometry& geometry, i32 x, i32 y, bastide_placed_segment* out) noexcept
{
    const i32 cell_x = x >> 10;
    const i32 cell_y = y >> 10;
    const i32 placed = placed_at(game, cell_x, cell_y);
    if (placed < 0) return BASTIDE_E_ABSENT;
    const View view = game.view();
    const PlacedId tile(placed + 1);
    const Drawing* drawing = FeatureBoundary(view, geometry, {}).drawing_at(tile);
    if (!drawing) return BASTIDE_E_ARGUMENT;
    const Point p{x & (geometry::kTileUnits - 1), y & (geometry::kTileUnits - 1)};
    const i32 segment = geometry::segment_at(*drawing, p, view.state.placed(tile).tile.rotation());
    *out = {placed, cell_x, cell_y, segment, {}};
    return BASTIDE_OK;
}

i32 list_feature_rings(const Game& game, const bastide_geometry& geometry, i32 feature, bastide_path* out, i32 cap) noexcept
{
    const View view = game.view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    const FeatureBoundary boundary(view, geometry, root);
    if (!boundary.fits()) return BASTIDE_E_ARGUMENT;
    ListWriter<bastide_path> rings(out, cap);
    i32 points = 0;
    boundary.for_each_ring([&](const BoardArc& start) {
        bastide_path ring{BASTIDE_PATH_OUTLINE, BASTIDE_NONE, BASTIDE_NONE, points, 0, {}};
        i64 area = 0;
        Point first;
        Point last;
        BoardArc at = start;
        do {
            boundary.for_each_point(at, [&](Point p) {
                if (ring.count++ == 0) first = p;
                if (ring.count > 1) area += i64{last.x} * p.y - i64{p.x} * last.y;
                last = p;
            });
            at = boundary.next(at);
        } while (!(at == start));
        area += i64{last.x} * first.y - i64{first.x} * last.y;
        if (area < 0) ring.kind = BASTIDE_PATH_HOLE;
        points += ring.count;
        rings.put(ring);
    });
    return rings.count();
}

i32 list_feature_outline(const Game& game, const bastide_geometry& geometry, i32 feature, bastide_point* out, i32 cap) noexcept
{
    const View view = game.view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    const FeatureBoundary boundary(view, geometry, root);
    if (!boundary.fits()) return BASTIDE_E_ARGUMENT;
    ListWriter<bastide_point> points(out, cap);
    boundary.for_each_ring([&](const BoardArc& start) {
        BoardArc at = start;
        do {
            boundary.for_each_point(at, [&](Point p) { points.put({p.x, p.y}); });
            at = boundary.next(at);
        } while (!(at == start));
    });
    return points.count();
}

i32 locate_piece(const Game& game, const bastide_geometry& geometry, i32 piece, bastide_point* out) noexcept
{
    bastide_piece record{};
    if (get_piece(game, piece, &record) != BASTIDE_OK) return BASTIDE_E_ABSENT;
    i32 east = 0;
    if (record.spot == BASTIDE_SPOT_BESIDE) {
        if (get_piece(game, record.beside, &record) != BASTIDE_OK) return BASTIDE_E_ABSENT;
        east = kEastOfPiece;
    }
    Point p{geometry::kMiddle, geometry::kMiddle};
    if (record.spot == BASTIDE_SPOT_SEGMENT) {
        const i32 status = locate_on_segment(game, geometry, record, p);
        if (status != BASTIDE_OK) return status;
    } else if (record.spot == BASTIDE_SPOT_CORNER) {
        p = {};
    } else if (record.spot == BASTIDE_SPOT_TILE) {
        p = locate_on_tile(game, geometry, record);
    } else {
        return BASTIDE_E_ABSENT;
    }
    *out = {record.x * geometry::kTileUnits + p.x + east, record.y * geometry::kTileUnits + p.y};
    return BASTIDE_OK;
}

}  // namespace bastide::tiles
