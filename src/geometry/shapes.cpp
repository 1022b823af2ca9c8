// SPDX-License-Identifier: MIT
#include "geometry/shapes.hpp"

#include <bit>

#include "common/assert.hpp"

namespace bastide::geometry {

namespace {

constexpr i32 kDepthOfSide = 275;      // of a city with one side
constexpr i32 kDepthOfOverpass = 784;  // of such a city as an overpass, beyond the wall of the city under it
constexpr i32 kOverpassHalf = 110;     // half the width of it
constexpr i32 kTipHalf = 180;          // half the width of the tip of a city at its side, if it reaches the middle of the tile
constexpr i32 kTipHalfInMiddle = 96;   // and there
constexpr i32 kTipHalfAcross = 360;    // at its side, if it is a wedge that reaches the opposite one
constexpr i32 kGateInside = 40;        // how far a road goes on inside the city, so that the wall cuts it
constexpr i32 kGateShift = 150;        // two gates in one wall stand apart by twice this
constexpr i32 kBend = 283;             // from the end of a quarter circle to its control point
constexpr i32 kStub = 170;             // how far a tunnel's mouth lies from the side
constexpr i32 kShortOfMiddle = 140;    // how far from the middle a road ends when another passes there
constexpr i32 kPond = 150;             // radius of the water in which a river begins or ends in the middle of the tile
constexpr i32 kBesideRiver = 250;      // how far from the middle a building stands when a river flows there
constexpr i32 kTowardsBend = 24;       // how far from the middle a building stands so that it touches a road that bends there
constexpr i32 kCubicSteps = 8;

constexpr Point middle_of_side(i32 side) noexcept { return from_side({kMiddle, 0}, side); }
constexpr Point inward(i32 side, i32 depth) noexcept { return from_side({kMiddle, depth}, side); }

/// Depth of a parabola that meets its side at both corners.
constexpr i32 depth_at(i32 x, i32 depth) noexcept { return depth * 4 * x * (kTileUnits - x) / (kTileUnits * kTileUnits); }
constexpr bool is_in_parabola(Point p, i32 depth) noexcept
{
    return p.y * kTileUnits * kTileUnits < depth * 4 * p.x * (kTileUnits - p.x);
}

void add_point(Strip& strip, Point p) noexcept
{
    if (strip.count == Strip::kMaxPoints) return;
    strip.point[strip.count++] = p;
    strip.least = {smaller(strip.least.x, p.x), smaller(strip.least.y, p.y)};
    strip.most = {larger(strip.most.x, p.x), larger(strip.most.y, p.y)};
}

/// Appends a cubic to a strip that already ends at `a`.
void add_cubic(Strip& strip, Point a, Point b, Point c, Point d) noexcept
{
    for (i32 i = 1; i <= kCubicSteps; ++i) {
        const i32 k = kCubicSteps - i;
        const auto blend = [i, k](i32 p, i32 q, i32 r, i32 s) noexcept {
            return (p * k * k * k + 3 * q * i * k * k + 3 * r * i * i * k + s * i * i * i + 256) >> 9;
        };
        add_point(strip, {blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y)});
    }
}

bool is_near_box(Point p, Point least, Point most, i32 reach) noexcept
{
    return is_within(p.x, least.x - reach, most.x + reach) && is_within(p.y, least.y - reach, most.y + reach);
}

bool is_near(Point p, Point a, Point b, i32 reach) noexcept
{
    if (!is_near_box(p, {smaller(a.x, b.x), smaller(a.y, b.y)}, {larger(a.x, b.x), larger(a.y, b.y)}, reach)) return false;
    const i64 dx = b.x - a.x;
    const i64 dy = b.y - a.y;
    const i64 length = dx * dx + dy * dy;
    const i64 along = dx * (p.x - a.x) + dy * (p.y - a.y);
    if (along <= 0) return distance_squared(p, a) < reach * reach;
    if (along >= length) return distance_squared(p, b) < reach * reach;
    const i64 cross = dx * (p.y - a.y) - dy * (p.x - a.x);
    return cross * cross < length * reach * reach;
}

bool is_in_square(const Building& building, Point p) noexcept
{
    const i32 reach = building.half;
    return is_within(p.x - building.middle.x, -reach, reach) && is_within(p.y - building.middle.y, -reach, reach);
}

}  // namespace

Shapes::Shapes(const TileDef& def) noexcept : def_(def)
{
    for (i32 i = 0; i < def.segments; ++i)
        if (is_kind(i, SegmentKind::city)) add_city(i);
    const auto is_passage = [this](i32 i) noexcept { return is_kind(i, SegmentKind::road) || is_kind(i, SegmentKind::river); };
    for (i32 i = 0; i < def.segments; ++i)
        if (is_passage(i) && count_sides(i) > 1) add_passing(i);
    for (i32 i = 0; i < def.segments; ++i)
        if (is_single(printed(i).kind)) place_at_end(i);
    for (i32 i = 0; i < def.segments; ++i)
        if (is_passage(i) && count_sides(i) == 1) add_ending(i);
    for (i32 i = 0; i < def.segments; ++i)
        if (is_single(printed(i).kind)) place_anywhere(i);
}

i32 Shapes::count_sides(i32 segment) const noexcept
{
    i32 sides = 0;
    for (i32 side = 0; side < kSides; ++side) sides += owns(segment, side) ? 1 : 0;
    return sides;
}

i32 Shapes::first_in(u16 mask, SegmentKind kind) const noexcept
{
    for (i32 i = 0; i < def_.segments; ++i)
        if (((mask >> i) & 1) && is_kind(i, kind)) return i;
    return -1;
}

// ---- Cities ----------------------------------------------------------------------------------------------------------

bool Shapes::has_other_city_at(i32 segment, i32 side) const noexcept
{
    for (i32 i = 0; i < def_.segments; ++i)
        if (i != segment && is_kind(i, SegmentKind::city) && owns(i, side)) return true;
    return false;
}

i32 Shapes::depth_of_cut(i32 segment, i32 side, bool has_corners) const noexcept
{
    if (has_corners) return 205;  // two walls that meet in a corner must leave it at less than 45 degrees
    if (first_in(printed(segment).crosses, SegmentKind::city) >= 0) return 400;
    if (has_other_city_at(segment, side)) return 490;
    return side_of(def_.sides, side) == SideKind::road ? 350 : 290;
}

i32 Shapes::bow_of_cut(i32 segment, i32 side, bool has_corners) const noexcept
{
    const bool is_shared = has_other_city_at(segment, side) || has_other_city_at(segment, (side + 1) % kSides);
    if (has_corners) return is_shared ? -60 : 0;  // between two fields: one beside the corner, one between the cities
    return is_shared ? 184 : 85;                  // 130 and 60 units across the diagonal
}

void Shapes::add_city(i32 segment) noexcept
{
    const i32 sides = count_sides(segment);
    if (sides == 0 || cities_ == kSides) return;
    CityShape& city = city_[cities_++];
    city.segment = segment;
    const bool has_corners = printed(segment).corners != 0;
    const auto reaches = [&](i32 corner) noexcept {
        return owns(segment, corner) || owns(segment, (corner + 3) % kSides) || ((printed(segment).corners >> corner) & 1);
    };
    for (i32 side = 0; side < kSides; ++side) {
        if (owns(segment, side) && sides == 1 && !has_corners) city.only_side = side;
        if (owns(segment, side) || !reaches(side)) continue;
        if (reaches((side + 1) % kSides))
            city.cut[city.cuts++] = {side, 1, depth_of_cut(segment, side, has_corners)};
        else if (reaches((side + 2) % kSides))
            city.cut[city.cuts++] = {side, 2, bow_of_cut(segment, side, has_corners)};
    }
    const i32 under = first_in(printed(segment).crosses, SegmentKind::city);
    if (city.only_side >= 0 && under > segment) city.overpass = kDepthOfOverpass;
    if (city.only_side >= 0) add_tip(city);
    for (i32 side = 0; side < kSides; ++side) {
        if (!owns(segment, side) || owner_of(middle_port(side)) != kGround) continue;
        city.left_halves |= 1u << (2 * side + (owner_of(3 * side) == segment ? 1 : 0));
    }
}

/// Whether a road ends in the open at a thing that the city reaches.
bool Shapes::reaches_thing_in_middle(i32 city) const noexcept
{
    for (i32 i = 0; i < def_.segments; ++i)
        if (is_kind(i, SegmentKind::road) && printed(i).end == RoadEnd::open && ((printed(i).meets >> city) & 1)) return true;
    return false;
}

void Shapes::add_tip(CityShape& city) const noexcept
{
    city.tip = length_of_tip(city.only_side);
    city.tip_half = city.tip > 0 && city.tip < kTileUnits ? kTipHalfInMiddle : 0;
    const auto joins = [&](i32 side) noexcept {
        const i32 other = owner_of(middle_port(side));
        return other >= 0 && is_kind(other, SegmentKind::city) && reaches_thing_in_middle(other);
    };
    if (!reaches_thing_in_middle(city.segment)) return;
    city.joins_next = joins((city.only_side + 1) % kSides);
    city.joins_previous = joins((city.only_side + kSides - 1) % kSides);
}

/// A city between two fields that share the opposite side reaches that side; one between two fields beside it, opposite another
/// city, meets that one in the middle of the tile, as one does that reaches a thing in the middle at which a road ends.
i32 Shapes::length_of_tip(i32 side) const noexcept
{
    const i32 across = opposite(side);
    const i32 next = (side + 1) % kSides;
    const auto shows = [this](i32 at, SideKind kind) noexcept { return side_of(def_.sides, at) == kind; };
    if (reaches_thing_in_middle(owner_of(middle_port(side)))) return kMiddle + 1;
    if (shows(across, SideKind::field)) return owner_of(3 * across) != owner_of(3 * across + 2) ? kTileUnits : 0;
    const bool lies_between =
        shows(across, SideKind::city) && shows(next, SideKind::field) && shows(opposite(next), SideKind::field);
    return lies_between && owner_of(3 * next) != owner_of(3 * opposite(next)) ? kMiddle + 1 : 0;
}

bool Shapes::covers(const CityShape& city, Point p) noexcept
{
    if (city.only_side >= 0) {
        const Point local = to_side(p, city.only_side);
        const i32 at_side = city.tip_half > 0 ? kTipHalf : kTipHalfAcross;
        const i32 tip = city.tip > local.y ? city.tip_half + (at_side - city.tip_half) * (city.tip - local.y) / city.tip : -1;
        if (city.joins_next && is_within(local.x, kMiddle, kTileUnits - local.y)) return true;
        if (city.joins_previous && is_within(local.x, local.y, kMiddle)) return true;
        return is_in_parabola(local, kDepthOfSide) || (tip >= 0 && is_within(local.x - kMiddle, -tip, tip)) ||
               (local.y < city.overpass && is_within(local.x - kMiddle, -kOverpassHalf, kOverpassHalf));
    }
    for (u32 left = city.left_halves; left != 0; left &= left - 1) {
        const i32 slot = std::countr_zero(left);
        const i32 along = to_side(p, slot / 2).x;
        if (slot % 2 == 1 ? along >= kMiddle : along < kMiddle) return false;
    }
    for (i32 i = 0; i < city.cuts; ++i) {
        const Cut& cut = city.cut[i];
        const Point local = to_side(p, cut.side);
        const i32 sum = local.x + local.y;
        if (cut.sides == 1 && is_in_parabola(local, cut.depth)) return false;
        if (cut.sides == 2 && (local.y - local.x) * kTileUnits * kTileUnits <= cut.depth * sum * (2 * kTileUnits - sum))
            return false;
    }
    return true;
}

/// Of two cities with one side each the nearer side has the point, else the lower index has it.
i32 Shapes::city_at(Point p) const noexcept
{
    const CityShape* found = nullptr;
    for (i32 i = 0; i < cities_; ++i) {
        const CityShape& city = city_[i];
        if (!covers(city, p)) continue;
        const bool is_split = found && found->only_side >= 0 && city.only_side >= 0 && found->overpass == 0 && city.overpass == 0;
        if (!found || (is_split && to_side(p, city.only_side).y < to_side(p, found->only_side).y)) found = &city;
    }
    return found ? found->segment : kGround;
}

const CityShape* Shapes::city_of(i32 segment) const noexcept
{
    for (i32 i = 0; i < cities_; ++i)
        if (city_[i].segment == segment) return &city_[i];
    return nullptr;
}

const Cut* Shapes::cut_at(const CityShape& city, i32 side) const noexcept
{
    for (i32 i = 0; i < city.cuts; ++i)
        if ((side - city.cut[i].side + kSides) % kSides < city.cut[i].sides) return &city.cut[i];
    return nullptr;
}

// ---- Roads and rivers ------------------------------------------------------------------------------------------------

bool Shapes::covers(const Strip& strip, Point p) noexcept
{
    if (strip.pond > 0 && distance_squared(strip.point[strip.count - 1], p) < strip.pond * strip.pond) return true;
    if (!is_near_box(p, strip.least, strip.most, strip.half)) return false;
    for (i32 i = 1; i < strip.count; ++i)
        if (is_near(p, strip.point[i - 1], strip.point[i], strip.half)) return true;
    return false;
}

Strip& Shapes::add_strip(i32 segment) noexcept
{
    BASTIDE_ASSERT(strips_ < kSides);  // each strip begins at a side of its own
    Strip& strip = strip_[strips_++];
    strip.segment = segment;
    strip.half = is_kind(segment, SegmentKind::river) ? kRiverHalf : kRoadHalf;
    const bool is_over_city = first_in(printed(segment).crosses, SegmentKind::city) >= 0;
    strip.is_overpass = is_over_city && is_kind(segment, SegmentKind::road);
    return strip;
}

void Shapes::add_passing(i32 segment) noexcept
{
    const u16 crosses = printed(segment).crosses;
    if (first_in(crosses, SegmentKind::city) >= 0 && first_in(crosses, SegmentKind::field) >= 0) return add_tunnel(segment);
    i32 side[kSides] = {};
    i32 sides = 0;
    for (i32 k = 0; k < kSides; ++k)
        if (owns(segment, k)) side[sides++] = k;
    if (sides > 2) {
        for (i32 i = 0; i < sides; ++i) {
            Strip& strip = add_strip(segment);
            add_point(strip, middle_of_side(side[i]));
            add_point(strip, {kMiddle, kMiddle});
        }
        return;
    }
    const Point from = middle_of_side(side[0]);
    const Point to = middle_of_side(side[1]);
    Strip& strip = add_strip(segment);
    add_point(strip, from);
    const CityShape* wall = city_of(first_in(printed(segment).walls, SegmentKind::city));
    if (wall)
        add_along_wall(strip, side[0], side[1], *wall);
    else if (side[0] == opposite(side[1]))
        add_point(strip, to);
    else
        add_cubic(strip, from, inward(side[0], kBend), inward(side[1], kBend), to);
}

/// Bends a road so that its edge touches the wall of a city, and runs along the wall there.
void Shapes::add_along_wall(Strip& strip, i32 from, i32 to, const CityShape& city) noexcept
{
    constexpr i32 kReach = 200;
    const Cut* cut = cut_at(city, from);
    Point at = from_side({kMiddle, kDepthOfSide + kRoadHalf - 6}, larger(city.only_side, 0));
    Point along = from_side({kMiddle + kReach, kDepthOfSide + kRoadHalf - 6}, larger(city.only_side, 0));
    if (cut && cut->sides == 1) {
        at = from_side({kMiddle, cut->depth - kRoadHalf + 6}, cut->side);
        along = from_side({kMiddle + kReach, cut->depth - kRoadHalf + 6}, cut->side);
    } else if (cut) {
        const i32 shift = cut->depth / 2 - 28;
        at = from_side({kMiddle - shift, kMiddle + shift}, cut->side);
        along = from_side({kMiddle - shift + 141, kMiddle + shift + 141}, cut->side);
    }
    const Point begin = middle_of_side(from);
    const Point end = middle_of_side(to);
    Point step{along.x - at.x, along.y - at.y};
    const auto heads = [&](Point a, Point b) noexcept { return step.x * (b.x - a.x) + step.y * (b.y - a.y); };
    const i32 forward = heads(begin, end) != 0 ? heads(begin, end) : heads(begin, at);
    if (forward < 0) step = {-step.x, -step.y};
    add_cubic(strip, begin, inward(from, kReach), {at.x - step.x, at.y - step.y}, at);
    add_cubic(strip, at, {at.x + step.x, at.y + step.y}, inward(to, kReach), end);
}

/// A road under a city. Where the field at a side lies around the mouth of the tunnel, the road is a stub there.
void Shapes::add_tunnel(i32 segment) noexcept
{
    for (i32 side = 0; side < kSides; ++side) {
        if (!owns(segment, side)) continue;
        const i32 outer = 1 << (3 * side) | 1 << (3 * side + 2);
        bool is_mouth = false;
        for (i32 i = 0; i < def_.segments; ++i)
            is_mouth = is_mouth || (((printed(segment).crosses >> i) & 1) && is_kind(i, SegmentKind::field) &&
                                    (printed(i).ports & outer) == outer);
        Strip& strip = add_strip(segment);
        strip.is_overpass = false;
        add_point(strip, middle_of_side(side));
        add_point(strip, is_mouth ? inward(side, kStub) : Point{kMiddle, kMiddle});
    }
}

/// Whether another road or river passes through the middle of the tile.
bool Shapes::is_passed(i32 segment) const noexcept
{
    for (i32 i = 0; i < strips_; ++i)
        if (strip_[i].segment != segment && count_sides(strip_[i].segment) > 1 && covers(strip_[i], {kMiddle, kMiddle}))
            return true;
    return false;
}

bool Shapes::has_thing_in_middle() const noexcept
{
    for (i32 i = 0; i < strips_; ++i)
        if (printed(strip_[i].segment).end == RoadEnd::open && strip_[i].point[strip_[i].count - 1] == Point{kMiddle, kMiddle})
            return true;
    return false;
}

i32 Shapes::gates_of(i32 city) const noexcept
{
    i32 gates = 0;
    for (i32 i = 0; i < def_.segments; ++i)
        gates += is_kind(i, SegmentKind::road) && printed(i).end == RoadEnd::gate && ((printed(i).meets >> city) & 1) ? 1 : 0;
    return gates;
}

void Shapes::add_ending(i32 segment) noexcept
{
    if (strips_ == kSides) return;
    i32 side = 0;
    while (!owns(segment, side)) ++side;
    const Segment& road = printed(segment);
    Strip& strip = add_strip(segment);
    add_point(strip, middle_of_side(side));
    if (is_kind(segment, SegmentKind::river)) return add_river_end(strip, side);
    if (road.end == RoadEnd::spring) return add_point(strip, inward(side, kMiddle - kPond + kRoadHalf));
    for (i32 i = 0; i < buildings_; ++i)
        if ((road.meets >> building_[i].segment) & 1) return add_point(strip, building_[i].middle);
    const CityShape* city = city_of(first_in(road.meets, SegmentKind::city));
    const bool ends_in_middle = road.end == RoadEnd::village || road.end == RoadEnd::open;
    if (city && !ends_in_middle) return lead_to_gate(strip, side, *city);
    if (is_passed(segment)) {
        const bool goes_beyond =
            first_in(road.crosses, SegmentKind::road) >= 0 || first_in(road.crosses, SegmentKind::river) >= 0;
        return add_point(strip, inward(side, goes_beyond ? kMiddle + kShortOfMiddle : kMiddle - kShortOfMiddle));
    }
    add_point(strip, {kMiddle, kMiddle});
    if (road.end == RoadEnd::village) continue_to_gate(strip);
}

/// The segment that owns a port, or kGround.
i32 Shapes::owner_of(i32 port) const noexcept
{
    for (i32 i = 0; i < def_.segments; ++i)
        if ((printed(i).ports >> port) & 1) return i;
    return kGround;
}

/// A river that ends in a field ends in a pond in the middle of the tile. If its banks are two fields and no road parts them, it
/// flows on to the wall of the city.
void Shapes::add_river_end(Strip& strip, i32 side) noexcept
{
    const bool parts_fields = owner_of(3 * side) != owner_of(3 * side + 2);
    if (parts_fields && printed(strip.segment).meets == 0 && cities_ > 0)
        return add_point(
            strip, city_[0].only_side < 0 ? Point{kMiddle, kMiddle} : inward(city_[0].only_side, kDepthOfSide - kGateInside));
    strip.pond = kPond;
    add_point(strip, {kMiddle, kMiddle});
}

/// The roads of a village go on to the gates of the cities to which it leads: its first road to the first city, and so on. Only
/// a city with one side surely lies straight ahead.
void Shapes::continue_to_gate(Strip& strip) noexcept
{
    if (village_ < 0) village_ = strip.segment;
    const u16 meets = printed(strip.segment).meets;
    i32 roads = 0;
    for (i32 i = 0; i < strip.segment; ++i) roads += ((meets >> i) & 1) && is_kind(i, SegmentKind::road) ? 1 : 0;
    for (i32 i = 0; i < def_.segments; ++i) {
        if (!((meets >> i) & 1) || !is_kind(i, SegmentKind::city) || roads-- > 0) continue;
        const CityShape* city = city_of(i);
        if (city && city->only_side >= 0) add_point(strip, inward(city->only_side, kDepthOfSide - kGateInside));
        return;
    }
}

/// Leads a road through the wall of a city. Two gates in one wall stand apart, each on the side of its road.
void Shapes::lead_to_gate(Strip& strip, i32 side, const CityShape& city) noexcept
{
    const bool is_alone = gates_of(city.segment) < 2;
    const Point from = middle_of_side(side);
    if (city.only_side >= 0) {
        const i32 turn = (side - city.only_side + kSides) % kSides;
        const i32 x = kMiddle + (is_alone || turn == 2 ? 0 : turn == 1 ? kGateShift : -kGateShift);
        const i32 depth = depth_at(x, kDepthOfSide);
        const Point end = from_side({x, depth - kGateInside}, city.only_side);
        if (turn == 2) return add_point(strip, end);
        return add_cubic(strip, from, inward(side, 200), from_side({x, depth + 160}, city.only_side), end);
    }
    const Cut* cut = cut_at(city, side);
    if (!cut) return add_point(strip, {kMiddle, kMiddle});
    if (cut->sides == 1) return add_point(strip, inward(side, (city.left_halves ? kMiddle : cut->depth) + kGateInside));
    if (is_alone) return add_point(strip, inward(side, kMiddle + cut->depth + 60));
    const i32 shift = side == cut->side ? -106 : 106;
    const Point wall{kMiddle + shift - cut->depth / 2, kMiddle + shift + cut->depth / 2};
    add_cubic(strip, from, inward(side, 200), from_side({wall.x + 80, wall.y - 80}, cut->side),
              from_side({wall.x - 30, wall.y + 30}, cut->side));
}

// ---- Monasteries, foundations, gardens -------------------------------------------------------------------------------

/// Places a building at which roads end: on the wall of the city that they lead to, or in the middle of the tile. An abbacy is
/// beside its monastery, at whose door they end.
void Shapes::place_at_end(i32 segment) noexcept
{
    if (is_kind(segment, SegmentKind::abbacy)) return;
    const bool is_foundation = is_kind(segment, SegmentKind::foundation);
    const RoadEnd end = is_foundation ? RoadEnd::foundation : RoadEnd::monastery;
    i32 road = 0;
    while (road < def_.segments && !(is_kind(road, SegmentKind::road) && printed(road).end == end)) ++road;
    if (buildings_ == kMaxBuildings) return;
    if (road == def_.segments) return place_at_bend(segment);
    Building& building = building_[buildings_++];
    building = {segment, is_foundation ? 84 : 112, {kMiddle, kMiddle}};
    const CityShape* city = city_of(first_in(printed(road).meets, SegmentKind::city));
    if (city && city->only_side >= 0) building.middle = inward(city->only_side, kDepthOfSide);
    const i32 river = river_in_middle();
    if (!city && river >= 0 && ((printed(road).crosses >> river) & 1)) {  // beyond the crossing
        for (i32 side = kSides - 1; side >= 0; --side)                    // a host's tile may have a road without a side
            if (owns(road, side)) building.middle = inward(opposite(side), kMiddle - kBesideRiver);
    }
}

/// Places a building whose door a road passes, if that road bends and is alone: near the middle, so that it touches the road.
void Shapes::place_at_bend(i32 segment) noexcept
{
    const i32 road = first_in(printed(segment).meets, SegmentKind::road);
    if (road < 0 || strips_ != 1 || strip_[0].segment != road || cities_ > 0) return;
    for (i32 side = 0; side < kSides; ++side)
        if (count_sides(road) == 2 && owns(road, side) && owns(road, (side + 1) % kSides))
            building_[buildings_++] = {segment, 112, from_side({kMiddle + kTowardsBend, kMiddle - kTowardsBend}, side)};
}

/// A river that flows through the middle of the tile, or kGround.
i32 Shapes::river_in_middle() const noexcept
{
    for (i32 i = 0; i < strips_; ++i)
        if (is_kind(strip_[i].segment, SegmentKind::river) && covers(strip_[i], {kMiddle, kMiddle})) return strip_[i].segment;
    return kGround;
}

bool Shapes::has_building(i32 segment) const noexcept
{
    for (i32 i = 0; i < buildings_; ++i)
        if (building_[i].segment == segment) return true;
    return false;
}

Shapes::Grid::Grid(const Shapes& shapes) noexcept
{
    for (i32 y = 0; y < kPoints; ++y)
        for (i32 x = 0; x < kPoints; ++x) shown[y][x] = static_cast<i8>(shapes.segment_at(point(x, y)));
}

bool Shapes::Grid::is_even(i32 x, i32 y, i32 reach) const noexcept
{
    for (i32 dy = -reach; dy <= reach; ++dy)
        for (i32 dx = -reach; dx <= reach; ++dx)
            if (shown[y + dy][x + dx] != shown[y][x]) return false;
    return true;
}

/// Whether a building may hide a segment, or ground. A garden stands on ground.
bool Shapes::can_hide(i32 segment, i32 shown) const noexcept
{
    if (shown == kGround) return true;
    return !is_kind(segment, SegmentKind::garden) && !is_single(printed(shown).kind);
}

/// Finds the point nearest to the middle with an even square around it. False when there is none.
bool Shapes::find_place(const Grid& grid, i32 segment, i32 reach, Point& out) const noexcept
{
    i32 least = -1;
    for (i32 y = reach; y < Grid::kPoints - reach; ++y) {
        for (i32 x = reach; x < Grid::kPoints - reach; ++x) {
            const i32 away = distance_squared(Grid::point(x, y), {kMiddle, kMiddle});
            if ((least >= 0 && away >= least) || !can_hide(segment, grid.shown[y][x]) || !grid.is_even(x, y, reach)) continue;
            least = away;
            out = Grid::point(x, y);
        }
    }
    return least >= 0;
}

/// Places a building where a square around it shows one segment, or only ground, as near to the middle as it can. The order of
/// the search breaks ties. Without such a place it is in the middle and hides what is there.
void Shapes::place_anywhere(i32 segment) noexcept
{
    if (has_building(segment) || buildings_ == kMaxBuildings) return;
    const Grid grid(*this);
    Building found{segment, 52, {kMiddle, kMiddle}};
    for (i32 reach = is_kind(segment, SegmentKind::monastery) ? 4 : 3; reach > 0; --reach) {
        if (!find_place(grid, segment, reach, found.middle)) continue;
        found.half = reach == 4 ? 112 : reach * Grid::kStep - 12;
        break;
    }
    building_[buildings_++] = found;
}

i32 Shapes::segment_at(Point p) const noexcept
{
    for (i32 i = 0; i < buildings_; ++i)
        if (is_in_square(building_[i], p)) return building_[i].segment;
    i32 road = kGround;
    i32 overpass = kGround;
    for (i32 i = 0; i < strips_; ++i) {
        i32& top = strip_[i].is_overpass ? overpass : road;
        if ((top == kGround || strip_[i].segment < top) && covers(strip_[i], p)) top = strip_[i].segment;
    }
    if (overpass != kGround) return overpass;
    const i32 city = city_at(p);
    return city != kGround ? city : road;
}

}  // namespace bastide::geometry
