// SPDX-License-Identifier: MIT
#include "geometry/drawing.hpp"

#include <new>

#include "geometry/contour.hpp"
#include "geometry/spots.hpp"

namespace bastide::geometry {

namespace {

constexpr i32 kMaxSigns = 32;
constexpr i32 kSignApart = 200;  // units between two signs that do not overlap

/// Units from each point of the lattice inside the tile to the edge of its segment; the rim is no edge. A chamfer transform in
/// two passes, in tenths of a step: 10 along the lattice, 14 across.
class Clearance {
public:
    explicit Clearance(const Labels& labels) noexcept
    {
        for (auto& row : tenths_)
            for (u8& tenths : row) tenths = kFar;
        const auto pass = [&](i32 x, i32 y, i32 way) noexcept {
            i32 least = tenths_[y][x];
            const auto reach = [&](i32 to_x, i32 to_y, i32 step) noexcept {
                const bool is_edge = labels.at(to_x, to_y) != labels.at(x, y);
                least = smaller(least, is_edge ? step / 2 : tenths_[to_y][to_x] + step);
            };
            reach(x - way, y, 10);
            for (i32 across = -1; across <= 1; ++across) reach(x + across, y - way, across == 0 ? 10 : 14);
            tenths_[y][x] = static_cast<u8>(least);
        };
        for (i32 y = 1; y < kCells; ++y)
            for (i32 x = 1; x < kCells; ++x) pass(x, y, 1);
        for (i32 y = kCells - 1; y > 0; --y)
            for (i32 x = kCells - 1; x > 0; --x) pass(x, y, -1);
    }

    i32 at(i32 x, i32 y) const noexcept { return tenths_[y][x] * kStep / 10; }

private:
    static constexpr u8 kFar = 200;  // more than half of a tile; with a step it still fits

    u8 tenths_[kPoints][kPoints];
};

/// Everything that is needed only while a tile type is drawn.
struct Scratch {
    explicit Scratch(const TileDef& tile) noexcept
        : def(tile), rim(tile), shapes(tile), labels(tile, shapes, rim), contour(tile, labels, rim), spots(tile, labels, shapes)
    {
        for (i32 i = 0; i < shapes.strips(); ++i) add_line(shapes.strip(i));
        add_signs();
    }

    void add_line(const Strip& strip) noexcept;
    void add_signs() noexcept;
    void add_pennants_and_marks() noexcept;
    Point place_of_mark(i32 segment) const noexcept;
    Point place_on(i32 segment) const noexcept;
    i32 walled_city() const noexcept;
    void add_sign(SignKind kind, i32 segment, Point p, Mark mark = Mark::none) noexcept
    {
        if (signs == kMaxSigns) return;
        sign[signs++] = {kind, static_cast<u8>(segment), mark, 0, {static_cast<i16>(p.x), static_cast<i16>(p.y)}};
    }

    const TileDef& def;
    const Rim rim;
    const Shapes shapes;
    const Labels labels;
    const Contour contour;
    const Spots spots;
    i32 lines = 0;
    i32 line_points = 0;
    i32 signs = 0;
    Path line[kSides];
    StoredPoint line_point[kSides * Strip::kMaxPoints];
    SignPoint sign[kMaxSigns];
};

/// The centre line of a road that ends stops at the wall or the building at which it ends.
void Scratch::add_line(const Strip& strip) noexcept
{
    const auto is_end = [&](Point p) noexcept {
        const i32 shown = shapes.segment_at(p);
        if (shown == kGround || shown == strip.segment || def.segment[strip.segment].end == RoadEnd::none) return false;
        const SegmentKind kind = def.segment[shown].kind;
        return is_single(kind) || (kind == SegmentKind::city && !((def.segment[strip.segment].crosses >> shown) & 1));
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
        const bool is_road = def.segment[arc.right].kind == SegmentKind::road;
        add_sign(SignKind::gate, is_road ? arc.right : arc.left, {(a.x + b.x) / 2, (a.y + b.y) / 2});
    }
    add_pennants_and_marks();
}

/// The point that is most free, each distance by what needs it: a mark as large as it may be to the edges of the segment - if the
/// segment is narrow, in proportion - and to the rim; three quarters of the distance to where pieces stand first, half of that
/// to signs so far, which never go away. Of equal points the one farthest from all of these and from where further pieces stand.
/// A mark of the whole tile is in a field or a city.
Point Scratch::place_of_mark(i32 segment) const noexcept
{
    constexpr i32 kEnough = 150;
    const Clearance clearance(labels);
    const auto for_each_point = [&](auto&& visit) noexcept {
        for (i32 y = 1; y < kCells; ++y)
            for (i32 x = 1; x < kCells; ++x) {
                const SegmentKind kind = def.segment[labels.at(x, y)].kind;
                const bool is_area = kind == SegmentKind::city || kind == SegmentKind::field;
                if (segment == kWholeTile ? is_area : labels.at(x, y) == segment)
                    visit(Point{x * kStep, y * kStep}, clearance.at(x, y));
            }
    };
    i32 widest = 1;
    for_each_point([&](Point, i32 inside) { widest = larger(widest, inside); });
    const i32 enough = smaller(kEnough, larger(widest * 7 / 8, 1));  // all points near the middle of a road are equal
    Point best = segment == kWholeTile ? Point{kMiddle, kMiddle} : spots.spot(segment, 0);
    i32 most_free = -1;
    i32 most_apart = -1;
    for_each_point([&](Point p, i32 inside) {
        const i32 from_rim = smaller(smaller(p.x, kTileUnits - p.x), smaller(p.y, kTileUnits - p.y));
        i32 free = smaller(smaller(inside, enough) * kEnough / enough, from_rim);
        free *= free;
        if (free < most_free) return;
        i32 apart = from_rim * from_rim;
        const auto away_from = [&](Point other) noexcept {
            const i32 away = distance_squared(p, other);
            apart = smaller(apart, away);
            return away;
        };
        for (i32 i = 0; i < signs; ++i) free = smaller(free, away_from(sign[i].at) / 4);
        for (i32 i = 0; i < def.segments; ++i)
            for (i32 n = 0; n < spots.count(i) && def.segment[i].kind != SegmentKind::river; ++n) {  // no piece is on a river
                const i32 away = away_from(spots.spot(i, n));
                if (n == 0) free = smaller(free, away * 9 / 16);
            }
        if (free < most_free || (free == most_free && apart <= most_apart)) return;
        most_free = free;
        most_apart = apart;
        best = p;
    });
    return best;
}

/// The city whose wall ends in the midst of a side, beside a field; kWholeTile if there is none.
i32 Scratch::walled_city() const noexcept
{
    for (i32 i = 0; i < def.segments; ++i)
        for (i32 half = 0; half < kPorts && def.segment[i].kind == SegmentKind::city; ++half) {
            const i32 other_half = half % 3 == 0 ? half + 2 : half % 3 == 2 ? half - 2 : half;
            if (other_half == half || (def.segment[i].ports >> half & 1) == 0) continue;
            for (i32 k = 0; k < def.segments; ++k)
                if (def.segment[k].kind == SegmentKind::field && (def.segment[k].ports >> other_half & 1) != 0) return i;
        }
    return kWholeTile;
}

/// Where the mark of a road is: at a crossing, because it is a part of all its arms.
Point Scratch::place_on(i32 segment) const noexcept
{
    return is_marked_crossing(def, segment) ? Point{kMiddle, kMiddle} : place_of_mark(segment);
}

/// Pennants are on the last spots of a segment, because pieces take the first ones; other marks where most room is,
/// those of a tile that a wall divides inside it. A mark of a tile in whose middle roads end is what they end at.
void Scratch::add_pennants_and_marks() noexcept
{
    for (i32 i = 0; i < def.segments; ++i) {
        i32 free = spots.count(i);
        for (i32 n = 0; n < def.segment[i].pennants && free > 0; ++n) add_sign(SignKind::pennant, i, spots.spot(i, --free));
        for_each_mark(def, static_cast<u8>(i), [&](Mark mark) {
            if (spots.count(i) > 0) add_sign(SignKind::mark, i, place_on(i), mark);
        });
    }
    bool is_middle_free = shapes.has_thing_in_middle();
    for (i32 i = 0; i < signs; ++i)  // such as an inn at the end of the road
        is_middle_free = is_middle_free && distance_squared(sign[i].at, {kMiddle, kMiddle}) > kSignApart * kSignApart;
    for_each_mark(def, kWholeTile, [&](Mark mark) {
        add_sign(SignKind::mark, kWholeTile, is_middle_free ? Point{kMiddle, kMiddle} : place_of_mark(walled_city()), mark);
        is_middle_free = false;
    });
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
    const i32 spots = scratch.def.segments * kSpots;
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
    drawing->segments = scratch.def.segments;
    drawing->signs = static_cast<u8>(scratch.signs);
    for (i32 side = 0; side <= kSides; ++side) drawing->first_of_side[side] = static_cast<u8>(scratch.rim.first_of(side));
    for (i32 i = 0; i < scratch.def.segments; ++i) drawing->spots[i] = static_cast<u8>(scratch.spots.count(i));
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

Drawing* draw(const TileDef& def, const Memory& memory) noexcept
{
    void* place = memory.allocate(sizeof(Scratch));
    if (!place) return nullptr;
    const Scratch* scratch = new (place) Scratch(def);
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
