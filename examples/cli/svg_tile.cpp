// SPDX-License-Identifier: MIT
//
// See svg_tile.hpp.
#include "svg_tile.hpp"

#include <algorithm>
#include <cmath>

namespace cli {

namespace {

constexpr Point centre{50, 50};
constexpr Point middles[4] = {{50, 0}, {100, 50}, {50, 100}, {0, 50}};
constexpr Point corners[4] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};  // side k runs from corner k to k + 1

bool is_on(const bastide_segment_def& segment, int side) { return (segment.ports >> (3 * side) & 7U) != 0; }

std::vector<int> sides_of(const bastide_segment_def& segment)
{
    std::vector<int> sides;
    for (int side = 0; side < 4; ++side)
        if (is_on(segment, side)) sides.push_back(side);
    return sides;
}

// ---- Places of pieces on an unturned tile ----

Point city_spot(const bastide_segment_def& city)
{
    const std::vector<int> sides = sides_of(city);
    if (sides.empty()) return centre;
    if (sides.size() == 1) return mix(middles[sides[0]], centre, 0.3);
    Point sum{0, 0};
    for (const int side : sides) sum = {sum.x + middles[side].x, sum.y + middles[side].y};
    return {sum.x / static_cast<double>(sides.size()), sum.y / static_cast<double>(sides.size())};
}

Point road_spot(const bastide_segment_def& road)
{
    const std::vector<int> sides = sides_of(road);
    if (sides.empty()) return centre;
    if (sides.size() == 1) return mix(middles[sides[0]], centre, 0.4);
    return mix(mix(middles[sides[0]], middles[sides[1]], 0.5), centre, 0.5);
}

/// In a corner that the field fills, else beside the half side that it begins with, else near its side.
Point field_spot(const bastide_segment_def& field)
{
    for (int side = 0; side < 4; ++side) {
        const bool before = field.ports >> (3 * side + 2) & 1U;
        const bool after = field.ports >> (3 * ((side + 1) % 4)) & 1U;
        if (before && after) return mix(corners[(side + 1) % 4], centre, 0.34);
    }
    for (int side = 0; side < 4; ++side) {
        if (field.ports >> (3 * side) & 1U) return mix(mix(corners[side], middles[side], 0.45), centre, 0.24);
        if (field.ports >> (3 * side + 2) & 1U) return mix(mix(corners[(side + 1) % 4], middles[side], 0.45), centre, 0.24);
    }
    return field.near_side >= 0 && field.near_side < 4 ? mix(middles[field.near_side], centre, 0.35) : centre;
}

Point plain_spot(const bastide_segment_def& segment)
{
    if (segment.kind == BASTIDE_SEGMENT_CITY) return city_spot(segment);
    if (segment.kind == BASTIDE_SEGMENT_ROAD) return road_spot(segment);
    if (segment.kind == BASTIDE_SEGMENT_FIELD) return field_spot(segment);
    return centre;
}

/// Points that a tower must not cover: places of pieces, points along roads and cities, the walls of a monastery.
std::vector<Point> busy_points(const std::vector<bastide_segment_def>& segments)
{
    std::vector<Point> busy;
    for (const bastide_segment_def& segment : segments) {
        if (segment.kind == BASTIDE_SEGMENT_FOUNDATION) continue;
        busy.push_back(plain_spot(segment));
        if (segment.kind == BASTIDE_SEGMENT_MONASTERY)
            busy.insert(busy.end(), {{36, 42}, {64, 42}, {36, 64}, {64, 64}, {50, 28}});
        if (segment.kind == BASTIDE_SEGMENT_FIELD) continue;
        const bool road = segment.kind == BASTIDE_SEGMENT_ROAD;
        for (const int side : sides_of(segment))
            for (const double share : {0.0, 0.25, 0.5, 0.75})
                busy.push_back(mix(middles[side], centre, road ? share : share / 2));
    }
    return busy;
}

double room_around(Point p, const std::vector<Point>& busy)
{
    double room = tile_size;
    for (const Point& other : busy) room = std::min(room, std::hypot(p.x - other.x, p.y - other.y));
    return room;
}

/// The centre if roads end at the foundation; else the point with the most free space.
Point foundation_spot(const std::vector<bastide_segment_def>& segments)
{
    for (const bastide_segment_def& segment : segments)
        if (segment.road_end == BASTIDE_ROAD_END_FOUNDATION) return centre;
    const std::vector<Point> busy = busy_points(segments);
    Point best = centre;
    for (double y = 18; y <= 82; y += 4)
        for (double x = 18; x <= 82; x += 4)
            if (room_around({x, y}, busy) > room_around(best, busy)) best = {x, y};
    return best;
}

bool is_abbey(const bastide_tile_def& tile) { return (tile.flags & BASTIDE_TILE_FLAG_WILD) != 0; }

// ---- One tile type ----

/// How far the wall of a city on one side bows towards the centre: less where another city is close.
double depth_of(int side, const std::vector<bastide_segment_def>& segments)
{
    for (const bastide_segment_def& other : segments)
        if (other.kind == BASTIDE_SEGMENT_CITY && !is_on(other, side) && is_on(other, (side + 1) % 4) &&
            is_on(other, (side + 3) % 4))
            return 0.55;
    return 1.3;
}

/// Whether it passes over another city. Then it is drawn with a waist, so that the other is visible on both sides.
bool is_bridge(const bastide_segment_def& city, const std::vector<bastide_segment_def>& segments)
{
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (&segments[i] > &city && segments[i].kind == BASTIDE_SEGMENT_CITY && (city.crosses >> i & 1U)) return true;
    return false;
}

/// Along the sides of the city, and from one to the next in a bow towards the centre; the bows are its walls.
std::string draw_city(const bastide_segment_def& city, const std::vector<bastide_segment_def>& segments)
{
    const std::vector<int> sides = sides_of(city);
    if (sides.empty()) return "<circle class=\"city\" cx=\"50\" cy=\"50\" r=\"16\"/>";
    int first = sides[0];
    for (const int side : sides)
        if (!is_on(city, (side + 3) % 4)) first = side;
    const Point bow = sides.size() == 1 ? mix(middles[first], centre, depth_of(first, segments)) : centre;
    const bool bridge = sides.size() == 2 && is_bridge(city, segments);
    std::string outline = "M" + spell(corners[first]);
    std::string walls;
    for (int i = 0; i < 4;) {
        if (is_on(city, (first + i) % 4)) {
            outline += "L" + spell(corners[(first + ++i) % 4]);
            continue;
        }
        const Point past = mix(middles[(first + i) % 4], centre, 1.7);
        walls += "M" + spell(corners[(first + i) % 4]);
        while (i < 4 && !is_on(city, (first + i) % 4)) ++i;
        const std::string wall = "Q" + spell(bridge ? past : bow) + " " + spell(corners[(first + i) % 4]);
        outline += wall;
        walls += wall;
    }
    return path("city", outline + "Z") + (walls.empty() ? "" : path("wall", walls) + path("crest", walls));
}

/// The line of a road: from side to side round the centre, to the centre where it ends, or on to the gate of a city.
std::string line_of(const bastide_segment_def& road, const std::vector<bastide_segment_def>& segments)
{
    const std::vector<int> sides = sides_of(road);
    if (sides.empty()) return {};
    if (sides.size() == 2) return "M" + spell(middles[sides[0]]) + "Q" + spell(centre) + " " + spell(middles[sides[1]]);
    if (sides.size() == 1 && road.road_end == BASTIDE_ROAD_END_GATE) {
        for (std::size_t i = 0; i < segments.size(); ++i)
            if (segments[i].kind == BASTIDE_SEGMENT_CITY && road.meets >> i & 1U)
                return "M" + spell(middles[sides[0]]) + "Q" + spell(centre) + " " + spell(city_spot(segments[i]));
    }
    std::string d;
    for (const int side : sides) d += "M" + spell(middles[side]) + "L" + spell(centre);
    return d;
}

std::string draw_road(const bastide_segment_def& road, const std::vector<bastide_segment_def>& segments)
{
    const std::string d = line_of(road, segments);
    return path("bank", d) + path("road", d);
}

// ---- Symbols that are upright in every rotation ----

std::string draw_pennant(Point p)
{
    return path("pennant", "M" + spell({p.x, p.y}) + "h14v9q0,7 -7,11q-7,-4 -7,-11z") +
           path("cross", "M" + spell({p.x + 7, p.y + 2}) + "v14M" + spell({p.x + 2, p.y + 7}) + "h10");
}

std::string draw_pennants(const bastide_segment_def& city, int rotation)
{
    const Point at = turned(city_spot(city), rotation);
    std::string drawn;
    for (int i = 0; i < city.pennants; ++i) drawn += draw_pennant({std::max(5.0, at.x - 28), at.y - 12 + 23 * i});
    return drawn;
}

std::string draw_house(Point p)
{
    return rect("front", {p.x - 5, p.y - 1}, {10, 7}) + path("house", "M" + spell({p.x - 7, p.y}) + "l7,-7l7,7z");
}

/// Three houses round a crossing, one where a single road ends.
std::string draw_village(const std::vector<bastide_segment_def>& segments)
{
    const auto ends = std::count_if(segments.begin(), segments.end(), [](const bastide_segment_def& segment) {
        return segment.road_end == BASTIDE_ROAD_END_VILLAGE;
    });
    if (ends == 1) return draw_house({50, 52});
    return draw_house({42, 46}) + draw_house({58, 49}) + draw_house({48, 60});
}

std::string draw_monastery()
{
    return rect("monastery", {32, 44}, {36, 24}) + path("roof", "M28,45L50,25L72,45Z") + path("door", "M46,68v-9q4,-6 8,0v9z") +
           path("roof", "M50,25v-9M46,19h8");
}

/// A hedge round flowers, in the corner of the field it lies in.
std::string draw_garden(const std::vector<bastide_segment_def>& segments, int rotation)
{
    for (const bastide_segment_def& segment : segments) {
        if (segment.kind != BASTIDE_SEGMENT_FIELD) continue;
        const Point p = turned(mix(plain_spot(segment), centre, -0.1), rotation);
        std::string drawn = rect("hedge", {p.x - 9, p.y - 9}, {18, 18});
        for (const Point flower : {Point{-4, -4}, Point{4, -3}, Point{-3, 4}, Point{4, 4}})
            drawn +=
                "<circle class=\"bloom\" cx=\"" + number(p.x + flower.x) + "\" cy=\"" + number(p.y + flower.y) + "\" r=\"2.2\"/>";
        return drawn;
    }
    return {};
}

}  // namespace

Point spot(const std::vector<bastide_segment_def>& segments, std::size_t segment)
{
    const bastide_segment_def& def = segments[segment];
    return def.kind == BASTIDE_SEGMENT_FOUNDATION ? foundation_spot(segments) : plain_spot(def);
}

/// Roads first, cities over their gates, then the roads that pass over a city. An abbey is walled in on all sides.
std::string draw_tile_type(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments)
{
    std::string drawn = "<g id=\"t" + std::to_string(tile.id) + "\">" + rect("field", {0, 0}, {100, 100});
    if (is_abbey(tile)) drawn += rect("abbey", {5, 5}, {90, 90});
    for (const bastide_segment_def& segment : segments)
        if (segment.kind == BASTIDE_SEGMENT_ROAD) drawn += draw_road(segment, segments);
    for (std::size_t i = segments.size(); i-- > 0;)  // in reverse order, because the first passes over the others
        if (segments[i].kind == BASTIDE_SEGMENT_CITY) drawn += draw_city(segments[i], segments);
    for (const bastide_segment_def& segment : segments)
        if (segment.kind == BASTIDE_SEGMENT_ROAD && segment.crosses != 0) drawn += draw_road(segment, segments);
    return drawn + rect("rim", {0, 0}, {100, 100}) + "</g>\n";
}

std::string draw_marks(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments, int rotation)
{
    bool village = false, monastery = false;
    std::string drawn;
    if (tile.gardens == tile.count) drawn += draw_garden(segments, rotation);
    for (const bastide_segment_def& segment : segments) {
        village |= segment.road_end == BASTIDE_ROAD_END_VILLAGE;
        monastery |= segment.kind == BASTIDE_SEGMENT_MONASTERY;
        drawn += draw_pennants(segment, rotation);
    }
    if (monastery)
        drawn += draw_monastery();
    else if (village)
        drawn += draw_village(segments);
    return drawn;
}

}  // namespace cli
