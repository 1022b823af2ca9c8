// SPDX-License-Identifier: MIT
#include "geometry/contour.hpp"

#include "common/assert.hpp"

namespace bastide::geometry {

namespace {

constexpr i32 kTolerance = 3;  // units that thinning may move an arc
constexpr i32 kLoop = 0x7FFFFFFF;

constexpr u8 segment_of_label(i8 label) noexcept { return static_cast<u8>(label); }

}  // namespace

Contour::Contour(const TileDef& def, const Labels& labels, const Rim& rim) noexcept : def_(def), labels_(labels), rim_(rim)
{
    for (u16& half : leaving_) half = kNoHalf;
    for (u16& half : from_rim_) half = kNoHalf;
    add_rim();
    for (i32 node = 0; node < rim.nodes(); ++node) trace_from_rim(node);
    i32 cells = 0;
    u16 crossed[kCells * kCells];  // most cells lie inside a segment
    for (i32 cell = 0; cell < kCells * kCells; ++cell)
        if (count_crossed(cell % kCells, cell / kCells) > 0) crossed[cells++] = static_cast<u16>(cell);
    for (i32 i = 0; i < cells; ++i) {
        const i32 x = crossed[i] % kCells;
        const i32 y = crossed[i] / kCells;
        if (!is_junction(x, y)) continue;
        for (i32 edge = 0; edge < 4; ++edge) trace_from_junction({x, y, edge});
    }
    for (i32 i = 0; i < cells; ++i)
        for (i32 edge = 0; edge < 2; ++edge) trace_loop({crossed[i] % kCells, crossed[i] / kCells, edge});  // a loop crosses one
    link();
}

// ---- Cells of the lattice --------------------------------------------------------------------------------------------

i32 Contour::count_crossed(i32 x, i32 y) const noexcept
{
    i32 crossed = 0;
    for (i32 edge = 0; edge < 4; ++edge) crossed += is_crossed(x, y, edge) ? 1 : 0;
    return crossed;
}

/// Three boundaries or four segments meet in the cell. With four boundaries and three segments or two, the boundaries pass each
/// other.
bool Contour::is_junction(i32 x, i32 y) const noexcept
{
    const i32 crossed = count_crossed(x, y);
    return crossed == 3 || (crossed == 4 && corner(x, y, 0) != corner(x, y, 2) && corner(x, y, 1) != corner(x, y, 3));
}

/// The edge through which a boundary leaves a cell without a junction.
i32 Contour::exit_of(Step entry) const noexcept
{
    const i32 x = entry.x;
    const i32 y = entry.y;
    if (count_crossed(x, y) == 2) {
        i32 edge = (entry.edge + 1) % 4;
        while (!is_crossed(x, y, edge)) edge = (edge + 1) % 4;
        return edge;
    }
    const bool first_equal = corner(x, y, 0) == corner(x, y, 2);
    const bool second_equal = corner(x, y, 1) == corner(x, y, 3);
    const Point middle{x * kStep + kStep / 2, y * kStep + kStep / 2};
    const bool joins_first = first_equal && (!second_equal || labels_.label_between(x, y, middle) == corner(x, y, 0));
    constexpr i32 kAround02[4] = {3, 2, 1, 0};  // cuts off the corners 0 and 2
    constexpr i32 kAround13[4] = {1, 0, 3, 2};
    return joins_first ? kAround13[entry.edge] : kAround02[entry.edge];
}

i32 Contour::index_of(Step at) noexcept
{
    const bool is_across = at.edge % 2 == 0;
    const i32 x = at.x + (at.edge == 1 ? 1 : 0);
    const i32 y = at.y + (at.edge == 2 ? 1 : 0);
    return is_across ? y * kCells + x : kPoints * kCells + x * kCells + y;
}

bool Contour::leaves_tile(Step at) noexcept
{
    return (at.edge == 0 && at.y == 0) || (at.edge == 1 && at.x == kCells - 1) || (at.edge == 2 && at.y == kCells - 1) ||
           (at.edge == 3 && at.x == 0);
}

Point Contour::crossing(Step at) const noexcept
{
    return labels_.crossing(at.x + (at.edge == 1 ? 1 : 0), at.y + (at.edge == 2 ? 1 : 0), at.edge % 2 == 1);
}

// ---- Arcs ------------------------------------------------------------------------------------------------------------

void Contour::begin_arc(u8 right, u8 left) noexcept
{
    BASTIDE_ASSERT(arcs_ < kMaxArcs);
    Path& arc = arc_[arcs_];
    arc.right = right;
    arc.left = left;
    arc.first = static_cast<u16>(points_);
}

void Contour::end_arc() noexcept
{
    Path& arc = arc_[arcs_];
    arc.count = static_cast<u16>(points_ - arc.first);
    thin(arc);
    arc.role = role_of(arc);
    ++arcs_;
}

void Contour::add_rim() noexcept
{
    for (i32 node = 0; node < rim_.nodes(); ++node) {
        begin_arc(rim_.segment(node), kOutside);
        add_point(rim_.point(node));
        add_point(rim_.point((node + 1) % rim_.nodes()));
        node_end_[2 * arcs_] = -1 - (node + 1) % rim_.nodes();
        end_arc();
    }
}

/// Follows a boundary from the edge at which it enters a cell to a junction, the rim, or the edge where it began. The arc has
/// begun; its first point may be missing.
void Contour::trace(Step entry) noexcept
{
    const i32 arc = arcs_;
    Step at = entry;
    for (;;) {
        if (is_junction(at.x, at.y)) {
            node_end_[2 * arc] = spoke(at);
            leaving_[spoke(at)] = static_cast<u16>(2 * arc + 1);
            add_point(labels_.junction(at.x, at.y));
            break;
        }
        at.edge = exit_of(at);
        if (index_of(at) == index_of(entry)) {
            add_point(crossing(at));
            node_end_[2 * arc] = node_end_[2 * arc + 1] = kLoop;
            break;
        }
        is_walked_[index_of(at)] = 1;
        add_point(crossing(at));
        if (leaves_tile(at)) {
            const StoredPoint last = point_[points_ - 1];
            i32 node = 0;
            while (!(rim_.point(node) == Point(last))) ++node;
            node_end_[2 * arc] = -1 - node;
            from_rim_[node] = static_cast<u16>(2 * arc + 1);
            break;
        }
        at = {at.x + kStepX[at.edge], at.y + kStepY[at.edge], (at.edge + 2) % 4};
    }
    end_arc();
}

/// The boundary that begins at a node of the rim, if two segments meet there.
void Contour::trace_from_rim(i32 node) noexcept
{
    if (from_rim_[node] != kNoHalf) return;
    const i32 before = (node + rim_.nodes() - 1) % rim_.nodes();
    if (rim_.segment(before) == rim_.segment(node)) return;
    // The node lies behind the first lattice point of the arc before it, at most one step.
    const i32 units = (rim_.at(node) + 4 * kTileUnits - 1) % (4 * kTileUnits) / kStep;
    const i32 side = units / kCells;
    const i32 along = units % kCells;
    const Step entry = side == 0   ? Step{along, 0, 0}
                       : side == 1 ? Step{kCells - 1, along, 1}
                       : side == 2 ? Step{kCells - 1 - along, kCells - 1, 2}
                                   : Step{0, kCells - 1 - along, 3};
    is_walked_[index_of(entry)] = 1;
    from_rim_[node] = static_cast<u16>(2 * arcs_);
    node_end_[2 * arcs_ + 1] = -1 - node;
    begin_arc(rim_.segment(before), rim_.segment(node));
    add_point(rim_.point(node));
    trace(entry);
}

void Contour::trace_from_junction(Step from) noexcept
{
    if (!is_crossed(from.x, from.y, from.edge) || leaving_[spoke(from)] != kNoHalf) return;
    leaving_[spoke(from)] = static_cast<u16>(2 * arcs_);
    node_end_[2 * arcs_ + 1] = spoke(from);
    begin_arc(segment_of_label(corner(from.x, from.y, (from.edge + 1) % 4)), segment_of_label(corner(from.x, from.y, from.edge)));
    is_walked_[index_of(from)] = 1;
    add_point(labels_.junction(from.x, from.y));
    add_point(crossing(from));
    trace({from.x + kStepX[from.edge], from.y + kStepY[from.edge], (from.edge + 2) % 4});
}

/// A boundary without a junction: around a building, or around an enclosed field.
void Contour::trace_loop(Step entry) noexcept
{
    if (!is_crossed(entry.x, entry.y, entry.edge) || is_walked_[index_of(entry)]) return;
    is_walked_[index_of(entry)] = 1;
    begin_arc(segment_of_label(corner(entry.x, entry.y, entry.edge)),
              segment_of_label(corner(entry.x, entry.y, (entry.edge + 1) % 4)));
    add_point(crossing(entry));
    trace(entry);
}

/// Douglas and Peucker: keeps the ends and every point that is farthest from the chord around it, if that is beyond the
/// tolerance. The chord of a loop is a point at first.
void Contour::thin(Path& arc) noexcept
{
    const StoredPoint* point = point_ + arc.first;
    const i32 last = arc.count - 1;
    for (i32 i = 0; i <= last; ++i) is_kept_[i] = i == 0 || i == last;
    for (bool has_more = true; has_more;) {
        has_more = false;
        for (i32 from = 0; from < last;) {
            i32 to = from + 1;
            while (!is_kept_[to]) ++to;
            const i64 dx = point[to].x - point[from].x;
            const i64 dy = point[to].y - point[from].y;
            const i64 length = dx * dx + dy * dy;
            i64 most = length == 0 ? 0 : i64{kTolerance} * kTolerance * length;
            i32 farthest = -1;
            for (i32 i = from + 1; i < to; ++i) {
                const i64 px = point[i].x - point[from].x;
                const i64 py = point[i].y - point[from].y;
                const i64 cross = dx * py - dy * px;
                const i64 away = length == 0 ? px * px + py * py : cross * cross;
                if (away <= most) continue;
                most = away;
                farthest = i;
            }
            if (farthest >= 0) is_kept_[farthest] = has_more = true;
            from = to;
        }
    }
    i32 kept = 0;
    for (i32 i = 0; i <= last; ++i)
        if (is_kept_[i]) point_[arc.first + kept++] = point[i];
    arc.count = static_cast<u16>(kept);
    points_ = arc.first + kept;
}

/// The wall of a city has a city on one side alone, or on both; bridges and buildings have none.
Role Contour::role_of(const Path& arc) const noexcept
{
    if (arc.left == kOutside) return Role::rim;
    const Segment& right = def_.segment[arc.right];
    const Segment& left = def_.segment[arc.left];
    const bool is_city = right.kind == SegmentKind::city;
    if (!is_city && left.kind != SegmentKind::city) return Role::edge;
    const Segment& other = is_city ? left : right;
    const u16 city = static_cast<u16>(1 << (is_city ? arc.right : arc.left));
    if (is_single(other.kind) || (reaches_rim(other.kind) && other.kind == SegmentKind::road && (other.crosses & city)))
        return Role::edge;
    const bool leads_inside = other.end == RoadEnd::gate || other.end == RoadEnd::village;
    return other.kind == SegmentKind::road && leads_inside && (other.meets & city) ? Role::gate : Role::wall;
}

// ---- Rings -----------------------------------------------------------------------------------------------------------

void Contour::link() noexcept
{
    for (i32 arc = 0; arc < arcs_; ++arc)
        for (i32 way = 0; way < 2; ++way)
            arc_[arc].next[way] =
                way == 1 && arc_[arc].left == kOutside ? u16{0} : next_after(static_cast<HalfArc>(2 * arc + way));
}

/// Around a node the half-arcs leave in a known order, so the rings need no comparison of angles.
HalfArc Contour::next_after(HalfArc half) const noexcept
{
    const i32 end = node_end_[half];
    if (end == kLoop) return half;
    if (end < 0) {
        const i32 node = -1 - end;
        const bool is_rim = half / 2 < rim_.nodes();
        return is_rim && from_rim_[node] != kNoHalf ? from_rim_[node] : static_cast<HalfArc>(2 * node);
    }
    const i32 cell = end / 4;
    i32 edge = end % 4;
    do edge = (edge + 3) % 4;
    while (leaving_[cell * 4 + edge] == kNoHalf);
    return leaving_[cell * 4 + edge];
}

}  // namespace bastide::geometry
