// SPDX-License-Identifier: MIT
#include "geometry/labels.hpp"

namespace bastide::geometry {

namespace {

constexpr i32 kLatticePoints = kPoints * kPoints;
constexpr i32 kBeyond = 4 * kTileUnits;

/// From the side that an enclosed field lies near, or from the middle of the tile.
i32 distance_from_place(const Segment& field, Point p) noexcept
{
    if (field.near_side != kNearMiddle) return to_side(p, field.near_side - 1).y;
    i32 to_rim = kMiddle;
    for (i32 side = 0; side < kSides; ++side) to_rim = smaller(to_rim, to_side(p, side).y);
    return kMiddle - to_rim;
}

}  // namespace

// ---- The rim ---------------------------------------------------------------------------------------------------------

Rim::Rim(const TileDef& def) noexcept
{
    const auto owner_of = [&def](i32 port) noexcept {
        for (i32 i = 0; i < def.segments; ++i)
            if ((def.segment[i].ports >> port) & 1) return static_cast<u8>(i);
        return u8{0};  // a wild tile has no ports and one segment
    };
    const auto add = [&](i32 side, i32 along, i32 port) noexcept {
        at_[nodes_] = side * kTileUnits + along;
        segment_[nodes_++] = owner_of(3 * side + port);
    };
    for (i32 side = 0; side < kSides; ++side) {
        first_[side] = nodes_;
        const SideKind kind = def.wild ? SideKind::field : side_of(def.sides, side);
        const bool has_strip = kind == SideKind::road || kind == SideKind::river;
        const i32 half = kind == SideKind::river ? kRiverHalf : kRoadHalf;
        add(side, 0, 0);
        if (has_strip) add(side, kMiddle - half, 1);
        const bool is_shared = owner_of(3 * side) != owner_of(3 * side + 2);
        if (kind != SideKind::city || is_shared) add(side, has_strip ? kMiddle + half : kMiddle, 2);
    }
    first_[kSides] = nodes_;
}

i32 Rim::arc_at(i32 units) const noexcept
{
    i32 arc = nodes_ - 1;
    while (at_[arc] > units) --arc;
    return arc;
}

// ---- Labels ----------------------------------------------------------------------------------------------------------

i32 Labels::rim_units(i32 x, i32 y) noexcept
{
    const i32 cells = y == 0 ? x : x == kCells ? kCells + y : y == kCells ? 3 * kCells - x : 4 * kCells - y;
    return cells % (4 * kCells) * kStep;
}

Labels::Labels(const TileDef& def, const Shapes& shapes, const Rim& rim) noexcept : def_(def), shapes_(shapes), rim_(rim)
{
    for (i32 y = 0; y < kPoints; ++y)
        for (i32 x = 0; x < kPoints; ++x)
            label_[y][x] = is_on_rim(x, y) ? static_cast<i8>(rim.segment(rim.arc_at(rim_units(x, y))))
                                           : static_cast<i8>(shapes.segment_at({x * kStep, y * kStep}));
    flood();
    fill_pockets();
    enlarge_hidden_segments();
}

/// Gives open ground to the fields that it can be reached from, the nearest first: breadth first from all fields of the rim.
void Labels::flood() noexcept
{
    u16 queue[kLatticePoints];
    i32 count = 0;
    for (i32 k = 0; k < 4 * kCells; ++k) {
        const Point p = Rim::point_at(k * kStep);
        const i32 at = p.y / kStep * kPoints + p.x / kStep;
        if (is_field(label_[p.y / kStep][p.x / kStep])) queue[count++] = static_cast<u16>(at);
    }
    for (i32 next = 0; next < count; ++next) {
        const i32 x = queue[next] % kPoints;
        const i32 y = queue[next] / kPoints;
        for (i32 side = 0; side < kSides; ++side) {
            const i32 to_x = x + kStepX[side];
            const i32 to_y = y + kStepY[side];
            if (!is_within(to_x, 0, kCells) || !is_within(to_y, 0, kCells) || label_[to_y][to_x] != kOpen) continue;
            label_[to_y][to_x] = label_[y][x];
            queue[count++] = static_cast<u16>(to_y * kPoints + to_x);
        }
    }
}

/// Gives each pocket of ground that no field of the rim reaches to one segment.
void Labels::fill_pockets() noexcept
{
    constexpr i8 kTaken = -2;
    u16 pocket[kLatticePoints];
    for (i32 at = 0; at < kLatticePoints; ++at) {
        if (label_[at / kPoints][at % kPoints] != kOpen) continue;
        i32 count = 0;
        const auto take = [&](i32 x, i32 y) noexcept {
            if (label_[y][x] != kOpen) return;
            label_[y][x] = kTaken;
            pocket[count++] = static_cast<u16>(y * kPoints + x);
        };
        take(at % kPoints, at / kPoints);
        for (i32 next = 0; next < count; ++next)  // open points are inside, so all four neighbours exist
            for (i32 side = 0; side < kSides; ++side)
                take(pocket[next] % kPoints + kStepX[side], pocket[next] / kPoints + kStepY[side]);
        const i8 owner = owner_of_pocket(pocket, count);
        for (i32 i = 0; i < count; ++i) label_[pocket[i] / kPoints][pocket[i] % kPoints] = owner;
    }
}

/// The enclosed field that may border all cities around the pocket and is drawn nearest to it, else the neighbour it touches
/// most.
i8 Labels::owner_of_pocket(const u16* pocket, i32 count) const noexcept
{
    i32 touches[kMaxSegments] = {};
    i32 sum_x = 0;
    i32 sum_y = 0;
    for (i32 i = 0; i < count; ++i) {
        const i32 x = pocket[i] % kPoints;
        const i32 y = pocket[i] / kPoints;
        sum_x += x;
        sum_y += y;
        for (i32 side = 0; side < kSides; ++side) {
            const i8 label = label_[y + kStepY[side]][x + kStepX[side]];
            if (label >= 0) ++touches[label];
        }
    }
    i8 best = 0;
    i32 cities = 0;
    for (i32 i = 0; i < def_.segments; ++i) {
        if (def_.segment[i].kind == SegmentKind::city && touches[i] > 0) cities |= 1 << i;
        if (touches[i] > touches[best]) best = static_cast<i8>(i);
    }
    const Point mean{sum_x * kStep / count, sum_y * kStep / count};
    i32 least = kBeyond;
    for (i32 i = 0; i < def_.segments; ++i) {
        const Segment& segment = def_.segment[i];
        if (segment.kind != SegmentKind::field || segment.near_side == 0 || (cities & ~segment.borders)) continue;
        const i32 away = distance_from_place(segment, mean);
        if (away >= least) continue;
        least = away;
        best = static_cast<i8>(i);
    }
    return best;
}

/// Gives a segment of which almost nothing is left a square of its own, where one other segment shows all around it.
void Labels::enlarge_hidden_segments() noexcept
{
    constexpr i32 kReach = 2;
    i32 points[kMaxSegments] = {};
    for (i32 at = 0; at < kLatticePoints; ++at) ++points[label_[at / kPoints][at % kPoints]];
    for (i32 i = 0; i < def_.segments; ++i) {
        if (points[i] >= 10) continue;
        i32 least = kBeyond * kBeyond / 4;
        i32 found = -1;
        for (i32 at = 0; at < kLatticePoints; ++at) {
            const i32 x = at % kPoints;
            const i32 y = at / kPoints;
            if (!is_within(x, kReach + 2, kCells - kReach - 2) || !is_within(y, kReach + 2, kCells - kReach - 2)) continue;
            const i32 away = distance_squared({x * kStep, y * kStep}, {kMiddle, kMiddle});
            if (away >= least || points[label_[y][x]] < 60) continue;
            bool has_space = true;
            for (i32 dy = -kReach - 1; dy <= kReach + 1; ++dy)
                for (i32 dx = -kReach - 1; dx <= kReach + 1; ++dx)
                    has_space = has_space && label_[y + dy][x + dx] == label_[y][x];
            if (!has_space) continue;
            least = away;
            found = at;
        }
        if (found < 0) continue;
        const i32 x = found % kPoints;
        const i32 y = found / kPoints;
        constexpr i32 kSquare = (2 * kReach + 1) * (2 * kReach + 1);
        points[label_[y][x]] -= kSquare;
        points[i] += kSquare;
        for (i32 dy = -kReach; dy <= kReach; ++dy)
            for (i32 dx = -kReach; dx <= kReach; ++dx) label_[y + dy][x + dx] = static_cast<i8>(i);
    }
}

// ---- Boundaries ------------------------------------------------------------------------------------------------------

/// By five halvings with the shapes; where these show neither of the two segments, half-way. Inside the tile a crossing is never
/// a point of the lattice, so no two boundaries meet there. On the rim it is the node.
Point Labels::crossing(i32 x, i32 y, bool is_south) const noexcept
{
    const i32 to_x = x + (is_south ? 0 : 1);
    const i32 to_y = y + (is_south ? 1 : 0);
    const bool is_rim = is_south ? x == 0 || x == kCells : y == 0 || y == kCells;
    if (is_rim) {
        const bool is_backward = is_south ? x == 0 : y == kCells;  // the rim runs clockwise
        return rim_.point(rim_.arc_at(is_backward ? rim_units(x, y) : rim_units(to_x, to_y)));
    }
    i32 low = 0;
    i32 high = kStep;
    while (high - low > 1) {
        const i32 middle = (low + high) / 2;
        const i32 shown = shapes_.segment_at({x * kStep + (is_south ? 0 : middle), y * kStep + (is_south ? middle : 0)});
        const bool is_first = shows(shown, label_[y][x]);
        const bool is_second = shows(shown, label_[to_y][to_x]);
        if (is_first == is_second) {
            low = (low + high) / 2;
            break;
        }
        (is_first ? low : high) = middle;
    }
    const i32 along = larger(low, 1);
    return {x * kStep + (is_south ? 0 : along), y * kStep + (is_south ? along : 0)};
}

i8 Labels::label_between(i32 cell_x, i32 cell_y, Point p) const noexcept
{
    const i32 shown = shapes_.segment_at(p);
    const bool is_east = p.x - cell_x * kStep > kStep / 2;
    const bool is_low = p.y - cell_y * kStep > kStep / 2;
    for (i32 i = 0; i < kSides; ++i) {  // the nearest corner first
        const bool east = is_east != (i == 1 || i == 3);
        const bool low = is_low != (i >= 2);
        const i8 label = label_[cell_y + (low ? 1 : 0)][cell_x + (east ? 1 : 0)];
        if (shows(shown, label)) return label;
    }
    return label_[cell_y + (is_low ? 1 : 0)][cell_x + (is_east ? 1 : 0)];
}

/// Quarters the cell, keeping a quarter with three segments at its corners.
Point Labels::junction(i32 x, i32 y) const noexcept
{
    i32 left = x * kStep;
    i32 top = y * kStep;
    for (i32 size = kStep / 2; size > 1; size /= 2) {
        i8 label[3][3];
        for (i32 v = 0; v < 3; ++v)
            for (i32 u = 0; u < 3; ++u) label[v][u] = label_between(x, y, {left + u * size, top + v * size});
        bool is_found = false;
        for (i32 quarter = 0; quarter < 4 && !is_found; ++quarter) {
            const i32 u = quarter & 1;
            const i32 v = quarter >> 1;
            u32 seen = 0;
            for (i32 k = 0; k < 4; ++k) seen |= 1U << label[v + (k >> 1)][u + (k & 1)];
            is_found = (seen & (seen - 1)) != 0 && ((seen & (seen - 1)) & ((seen & (seen - 1)) - 1)) != 0;
            if (!is_found) continue;
            left += u * size;
            top += v * size;
        }
        if (!is_found) return {left + size, top + size};
    }
    return {left + 1, top + 1};
}

}  // namespace bastide::geometry
