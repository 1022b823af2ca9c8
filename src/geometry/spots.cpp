// SPDX-License-Identifier: MIT
#include "geometry/spots.hpp"

#include <bit>
#include <utility>

namespace bastide::geometry {

namespace {

constexpr i32 kFirstApart = 200;  // units between first spots that are enough
constexpr i32 kMoreApart = 184;   // the width of a piece
constexpr u8 kInsideEnough = 42;  // 120 units and half a step, in tenths of a step

}  // namespace

bool is_marked_crossing(const TileDef& def, i32 segment) noexcept
{
    constexpr PortMask kMiddles = 1 << 1 | 1 << 4 | 1 << 7 | 1 << 10;
    bool is_marked = false;
    for_each_mark(def, static_cast<u8>(segment), [&](Mark) { is_marked = true; });
    const Segment& part = def.segment[segment];
    return is_marked && part.kind == SegmentKind::road && std::popcount(static_cast<u32>(part.ports & kMiddles)) > 2;
}

Spots::Spots(const TileDef& def, const Labels& labels, const Shapes& shapes) noexcept : def_(def), labels_(labels)
{
    measure();
    sort();
    bool has_building[kMaxSegments] = {};
    for (i32 i = 0; i < shapes.buildings(); ++i) {
        const Building& building = shapes.building(i);
        has_building[building.segment] = true;
        spot_[building.segment][0] = building.middle;
        count_[building.segment] = 1;
    }
    for (i32 round = 0; round < 2; ++round)  // the second round knows all other spots
        for (i32 i = 0; i < def.segments; ++i)
            if (!has_building[i]) choose(i, 0, mean_of(i), kFirstApart);
    for (i32 n = 1; n < kSpots; ++n)
        for (i32 i = 0; i < def.segments; ++i)
            if (count_[i] == n) choose(i, n, is_marked_crossing(def, i) ? Point{kMiddle, kMiddle} : spot_[i][0], kMoreApart);
}

/// A chamfer transform in two passes: steps of 10 along the lattice, 14 across. The rim counts as an edge.
void Spots::measure() noexcept
{
    constexpr u8 kRim = 5;  // half a step
    for (i32 y = 0; y < kPoints; ++y)
        for (i32 x = 0; x < kPoints; ++x) inside_[y][x] = Labels::is_on_rim(x, y) ? kRim : kInsideEnough;
    const auto pass = [this](i32 x, i32 y, i32 way) noexcept {
        const i8 label = labels_.at(x, y);
        i32 least = inside_[y][x];
        const auto reach = [&](i32 to_x, i32 to_y, i32 step) noexcept {
            least = smaller(least, (labels_.at(to_x, to_y) == label ? inside_[to_y][to_x] : 0) + step);
        };
        reach(x - way, y, 10);
        reach(x, y - way, 10);
        reach(x - way, y - way, 14);
        reach(x + way, y - way, 14);
        inside_[y][x] = static_cast<u8>(least);
    };
    for (i32 y = 1; y < kCells; ++y)
        for (i32 x = 1; x < kCells; ++x) pass(x, y, 1);
    for (i32 y = kCells - 1; y > 0; --y)
        for (i32 x = kCells - 1; x > 0; --x) pass(x, y, -1);
}

/// Sorts the points of the lattice by segment, then from the inside to the edge, so that those of the rim are last.
void Spots::sort() noexcept
{
    constexpr i32 kGroups = kInsideEnough + 1;
    u16 next[kMaxSegments * kGroups + 1] = {};
    const auto group_of = [this](i32 x, i32 y) noexcept { return labels_.at(x, y) * kGroups + kInsideEnough - inside_[y][x]; };
    for (i32 y = 0; y < kPoints; ++y)
        for (i32 x = 0; x < kPoints; ++x) ++next[group_of(x, y) + 1];
    for (i32 i = 0; i < def_.segments * kGroups; ++i) next[i + 1] = static_cast<u16>(next[i + 1] + next[i]);
    for (i32 i = 0; i <= def_.segments; ++i) first_[i] = next[i * kGroups];
    for (i32 y = 0; y < kPoints; ++y)
        for (i32 x = 0; x < kPoints; ++x) point_[next[group_of(x, y)]++] = {static_cast<u8>(x), static_cast<u8>(y)};
}

Point Spots::mean_of(i32 segment) const noexcept
{
    Point sum;
    const i32 points = first_[segment + 1] - first_[segment];
    for (i32 i = first_[segment]; i < first_[segment + 1]; ++i) sum = {sum.x + point_[i].x, sum.y + point_[i].y};
    return points == 0 ? Point{} : Point{sum.x * kStep / points, sum.y * kStep / points};
}

/// The spots to keep away from: the first spots of other segments; for further spots also their further ones and those of the
/// segment itself.
i32 Spots::gather_others(i32 segment, i32 n, Point* out) const noexcept
{
    i32 others = 0;
    for (i32 i = 0; i < def_.segments; ++i) {
        const i32 count = n == 0 ? smaller<i32>(count_[i], i == segment ? 0 : 1) : i == segment ? n : i32{count_[i]};
        for (i32 k = 0; k < count; ++k) out[others++] = spot_[i][k];
    }
    if (is_marked_crossing(def_, segment)) out[others++] = {kMiddle, kMiddle};
    return others;
}

/// Whether thinning could move the edge of the segment over a point inside the tile.
bool Spots::is_at_edge(i32 x, i32 y) const noexcept
{
    constexpr i32 kNear = 8;
    const Point p{x * kStep, y * kStep};
    for (i32 side = 0; side < kSides; ++side) {
        const i32 to_x = x + kStepX[side];
        const i32 to_y = y + kStepY[side];
        if (labels_.at(to_x, to_y) == labels_.at(x, y)) continue;
        const Point edge = labels_.crossing(smaller(x, to_x), smaller(y, to_y), to_x == x);
        if (distance_squared(p, edge) < kNear * kNear) return true;
    }
    return false;
}

/// Chooses among the points inside the tile; a segment that has none gets a point of the rim.
void Spots::choose(i32 segment, i32 n, Point near, i32 far_enough) noexcept
{
    Point other[kMaxSegments * kSpots + 1];
    const i32 others = gather_others(segment, n, other);
    Worth best;
    for (i32 margin = 1; margin >= 0 && best.apart < 0; --margin) {
        for (i32 at = first_[segment]; at < first_[segment + 1]; ++at) {
            const i32 x = point_[at].x;
            const i32 y = point_[at].y;
            if (margin > 0 && Labels::is_on_rim(x, y)) break;
            const Point p{x * kStep, y * kStep};
            Worth worth{far_enough * far_enough, inside_[y][x], distance_squared(p, near)};
            if (best.apart == worth.apart && worth.inside < best.inside) break;  // and so are all after it
            if (!worth.is_better_than(best)) continue;                           // not even if it is far from all others
            for (i32 i = 0; i < others && worth.apart >= best.apart; ++i) {
                worth.apart = smaller(worth.apart, distance_squared(p, other[i]));
                if (worth.apart < best.apart) std::swap(other[0], other[i]);  // the next point is likely near it too
            }
            if (worth.apart == 0 || !worth.is_better_than(best) || (margin > 0 && is_at_edge(x, y))) continue;
            best = worth;
            spot_[segment][n] = p;
            count_[segment] = static_cast<u8>(larger<i32>(count_[segment], n + 1));
        }
    }
}

}  // namespace bastide::geometry
