// SPDX-License-Identifier: MIT
#include "geometry/drawing.hpp"

#include <new>

#include "geometry/contour.hpp"
#include "geometry/spots.hpp"

namespace bastide::geometry {

namespace {

constexpr i32 kMostSigns = 32;

/// Everything that is needed only while a tile type is drawn.
struct Scratch {
    explicit Scratch(const TileRow& tile) noexcept
        : row(tile), rim(tile), shapes(tile), labels(tile, shapes, rim), contour(tile, labels, rim), spots(tile, labels, shapes)
    {
        for (i32 i = 0; i < shapes.strips(); ++i) add_line(shapes.strip(i));
        add_signs();
    }

    void add_line(const Strip& strip) noexcept;
    void add_signs() noexcept;
    void add_pennants_and_marks() noexcept;
    Point place_of_mark(i32 segment, i32 count) const noexcept;
    Point place_of_tile_mark() const noexcept;
    void add_sign(SignKind kind, i32 segment, Point p, Mark mark = Mark::none) noexcept
    {
        if (signs == kMostSigns) return;
        sign[signs++] = {kind, static_cast<u8>(segment), mark, 0, {static_cast<i16>(p.x), static_cast<i16>(p.y)}};
    }

    const TileRow& row;
    const Rim rim;
    const Shapes shapes;
    const Labels labels;
    const Contour contour;
    const Spots spots;
    i32 lines = 0;
    i32 line_points = 0;
    i32 signs = 0;
    Path line[kSides];
    StoredPoint line_point[kSides * Strip::kMostPoints];
    SignPoint sign[kMostSigns];
};

/// The centre line of a road that ends stops at the wall or the building at which it ends.
void Scratch::add_line(const Strip& strip) noexcept
{
    const auto is_end = [&](Point p) noexcept {
        const i32 shown = shapes.segment_at(p);
        if (shown == kGround || shown == strip.segment || row.part[strip.segment].end == RoadEnd::none) return false;
        const SegmentKind kind = row.part[shown].kind;
        return is_single(kind) || (kind == SegmentKind::city && !((row.part[strip.segment].crosses >> shown) & 1));
    };
    Path& path = line[lines++];
    path.right = static_cast<u8>(strip.segment);
    path.role = Role::line;
    path.first = static_cast<u16>(line_points);
    const auto add = [&](Point p) noexcept { line_point[line_points++] = {static_cast<i16>(p.x), static_cast<i16>(p.y)}; };
    for (i32 i = 0; i < strip.count; ++i) {
        Point p = strip.point[i];
        const bool stops = i > 0 && is_end(p);
        Point before = i > 0 ? strip.point[i - 1] : p;
        while (stops && distance_squared(before, p) > 4) {
            const Point middle{(before.x + p.x) / 2, (before.y + p.y) / 2};
            (is_end(middle) ? p : before) = middle;
        }
        add(p);
        if (stops) break;
    }
    path.count = static_cast<u16>(line_points - path.first);
}

void Scratch::add_signs() noexcept
{
    for (i32 i = 0; i < shapes.buildings(); ++i)
        add_sign(SignKind::building, shapes.building(i).segment, shapes.building(i).middle);
    if (shapes.has_village()) add_sign(SignKind::village, shapes.village(), {kMiddle, kMiddle});
    for (i32 i = 0; i < contour.arcs(); ++i) {
        const Path& arc = contour.arc(i);
        if (arc.role != Role::gate) continue;
        const Point a = contour.point(arc.first + (arc.count - 1) / 2);
        const Point b = contour.point(arc.first + arc.count / 2);
        const bool is_road = row.part[arc.right].kind == SegmentKind::road;
        add_sign(SignKind::gate, is_road ? arc.right : arc.left, {(a.x + b.x) / 2, (a.y + b.y) / 2});
    }
    add_pennants_and_marks();
}

/// A point moved so far from the rim into the tile.
constexpr Point inside(Point p, i32 from_rim) noexcept
{
    const auto clamp = [from_rim](i32 at) { return smaller(larger(at, from_rim), kTileUnits - from_rim); };
    return {clamp(p.x), clamp(p.y)};
}

/// The spot, of the first `count`, that is farthest from the signs so far, up to a limit; the last of equal ones, because pieces
/// take the first ones. It is moved from the rim into the tile.
Point Scratch::place_of_mark(i32 segment, i32 count) const noexcept
{
    constexpr i32 kApart = 150;
    constexpr i32 kFromRim = 130;
    Point best;
    i32 most = -1;
    for (i32 n = 0; n < count; ++n) {
        const Point p = spots.spot(segment, n);
        i32 apart = kApart * kApart;
        for (i32 i = 0; i < signs; ++i) apart = smaller(apart, distance_squared(p, sign[i].at));
        if (apart < most) continue;
        most = apart;
        best = p;
    }
    return inside(best, kFromRim);
}

/// A spot in a field or city where no piece stands first, as far as possible from all signs and from where pieces do; the last of
/// equal ones. The middle of the tile if it has none.
Point Scratch::place_of_tile_mark() const noexcept
{
    constexpr i32 kApart = 200;
    constexpr i32 kFromRim = 150;
    Point best{kMiddle, kMiddle};
    i32 most = 0;
    for (i32 segment = 0; segment < row.parts; ++segment) {
        const bool is_area = row.part[segment].kind == SegmentKind::city || row.part[segment].kind == SegmentKind::field;
        for (i32 n = 1; n < spots.count(segment) && is_area; ++n) {
            const Point p = spots.spot(segment, n);
            i32 apart = kApart * kApart;
            for (i32 i = 0; i < signs; ++i) apart = smaller(apart, distance_squared(p, sign[i].at));
            for (i32 i = 0; i < row.parts; ++i) apart = smaller(apart, distance_squared(p, spots.spot(i, 0)));
            if (apart < most) continue;
            most = apart;
            best = p;
        }
    }
    return inside(best, kFromRim);
}

/// On the last spots of a segment, because pieces take the first ones; those of the tile as a whole where most room is.
void Scratch::add_pennants_and_marks() noexcept
{
    for (i32 i = 0; i < row.parts; ++i) {
        i32 free = spots.count(i);
        for (i32 n = 0; n < row.part[i].pennants && free > 0; ++n) add_sign(SignKind::pennant, i, spots.spot(i, --free));
        for_each_mark(row, static_cast<u8>(i), [&](Mark mark) {
            if (free > 0) add_sign(SignKind::mark, i, place_of_mark(i, free), mark);
        });
    }
    for_each_mark(row, kWholeTile, [&](Mark mark) { add_sign(SignKind::mark, kWholeTile, place_of_tile_mark(), mark); });
}

/// Copies `count` items to the next free place of a block.
template <Flat T, class From>
const T* store(u8*& place, i32 count, From&& from) noexcept
{
    T* stored = reinterpret_cast<T*>(place);
    for (i32 i = 0; i < count; ++i) new (stored + i) T(from(i));
    place += static_cast<u32>(count) * sizeof(T);
    return stored;
}

Drawing* pack(const Scratch& scratch, const Memory& memory) noexcept
{
    const Contour& contour = scratch.contour;
    const i32 paths = contour.arcs() + scratch.lines;
    const i32 points = contour.points() + scratch.line_points;
    const i32 spots = scratch.row.parts * kSpots;
    const u32 bytes = static_cast<u32>(round_up(sizeof(Drawing), 8) + static_cast<u32>(paths) * sizeof(Path) +
                                       static_cast<u32>(points + spots) * sizeof(StoredPoint) +
                                       static_cast<u32>(scratch.signs) * sizeof(SignPoint));
    u8* place = static_cast<u8*>(memory.allocate(bytes));
    if (!place) return nullptr;
    Drawing* drawing = new (place) Drawing{};
    place += round_up(sizeof(Drawing), 8);
    drawing->bytes = bytes;
    drawing->rim = static_cast<u16>(scratch.rim.nodes());
    drawing->arcs = static_cast<u16>(contour.arcs());
    drawing->paths = static_cast<u16>(paths);
    drawing->points = static_cast<u16>(points);
    drawing->segments = scratch.row.parts;
    drawing->signs = static_cast<u8>(scratch.signs);
    for (i32 side = 0; side <= kSides; ++side) drawing->first_of_side[side] = static_cast<u8>(scratch.rim.first_of(side));
    for (i32 i = 0; i < scratch.row.parts; ++i) drawing->spots[i] = static_cast<u8>(scratch.spots.count(i));
    drawing->path = store<Path>(place, paths, [&](i32 i) {
        if (i < contour.arcs()) return contour.arc(i);
        Path line = scratch.line[i - contour.arcs()];
        line.first = static_cast<u16>(line.first + contour.points());
        return line;
    });
    drawing->point = store<StoredPoint>(
        place, points, [&](i32 i) { return i < contour.points() ? contour.point(i) : scratch.line_point[i - contour.points()]; });
    drawing->spot = store<StoredPoint>(place, spots, [&](i32 i) {
        const Point p = i % kSpots < scratch.spots.count(i / kSpots) ? scratch.spots.spot(i / kSpots, i % kSpots) : Point{};
        return StoredPoint{static_cast<i16>(p.x), static_cast<i16>(p.y)};
    });
    drawing->sign = store<SignPoint>(place, scratch.signs, [&](i32 i) { return scratch.sign[i]; });
    return drawing;
}

}  // namespace

Drawing* draw(const TileRow& row, const Memory& memory) noexcept
{
    void* place = memory.allocate(sizeof(Scratch));
    if (!place) return nullptr;
    const Scratch* scratch = new (place) Scratch(row);
    Drawing* drawing = pack(*scratch, memory);
    memory.deallocate(place, sizeof(Scratch));
    return drawing;
}

void destroy(Drawing* drawing, const Memory& memory) noexcept
{
    if (drawing) memory.deallocate(drawing, drawing->bytes);
}

i64 area_of(const Drawing& drawing, HalfArc half, Point offset) noexcept
{
    const Path& path = drawing.path[half / 2];
    i64 sum = 0;
    for (i32 i = 0; i + 1 < path.count; ++i) {
        const Point a = drawing.point[path.first + i];
        const Point b = drawing.point[path.first + i + 1];
        sum += i64{a.x + offset.x} * (b.y + offset.y) - i64{b.x + offset.x} * (a.y + offset.y);
    }
    return half % 2 == 0 ? sum : -sum;
}

i32 segment_at(const Drawing& drawing, Point p, int rotation) noexcept
{
    for (; rotation > 0; --rotation) p = {p.y, kTileUnits - 1 - p.x};  // the unit square turns back, not its corner
    const i64 x = 2 * p.x + 1;  // in halves of a unit, so that the line through the point meets no vertex
    const i64 y = 2 * p.y + 1;
    i64 best = -1;  // the nearest arc to the west: its x times `scale`
    i64 scale = 1;
    i32 found = 0;
    for (i32 i = 0; i < drawing.arcs; ++i) {
        const Path& path = drawing.path[i];
        for (i32 k = path.first; k + 1 < path.first + path.count; ++k) {
            const Point a = drawing.point[k];
            const Point b = drawing.point[k + 1];
            const bool is_south = b.y > a.y;
            if ((2 * a.y < y) == (2 * b.y < y)) continue;
            const i64 height = is_south ? b.y - a.y : a.y - b.y;
            const i64 at = 2 * a.x * height + (b.x - a.x) * (is_south ? y - 2 * a.y : 2 * a.y - y);
            if (at > x * height || at * scale <= best * height) continue;
            best = at;
            scale = height;
            found = is_south ? path.left : path.right;
        }
    }
    return found;
}

}  // namespace bastide::geometry
