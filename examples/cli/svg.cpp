// SPDX-License-Identifier: MIT
//
// See svg.hpp. Every tile type is drawn once, unturned, and used wherever it lies; y grows south as on the board.
#include "svg.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include "game.hpp"
#include "words.h"

namespace cli {

namespace {

struct Point {
    double x;
    double y;
};

constexpr double tile_size = 100;
constexpr double margin = 30;
constexpr Point centre{50, 50};
constexpr Point middles[4] = {{50, 0}, {100, 50}, {50, 100}, {0, 50}};
constexpr Point corners[4] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};  // side k runs from corner k to k + 1

constexpr const char* style =
    "<style>.field{fill:#b5cf8f}.city{fill:#cf9a66}.wall{fill:none;stroke:#6e4626;stroke-width:4;stroke-linecap:round}"
    ".bank{fill:none;stroke:#857d70;stroke-width:13}.road{fill:none;stroke:#f6f2e6;stroke-width:9}"
    ".house{fill:#a5502f;stroke:#5a2a17;stroke-width:1.5}.monastery{fill:#e9dfc6;stroke:#6e4626;stroke-width:2.5}"
    ".roof{fill:#a33c32;stroke:#5a1c17;stroke-width:1.5}.pennant{fill:#3d67b1;stroke:#fff;stroke-width:1.5}"
    ".rim{fill:none;stroke:#00000030;stroke-width:1}.label{font:8px sans-serif;fill:#00000090}"
    ".ruler{font:14px sans-serif;fill:#555;text-anchor:middle}"
    ".piece{stroke:#222;stroke-width:2}.farmer{stroke:#222;stroke-width:2;stroke-dasharray:3 2}"
    ".letter{font:bold 11px sans-serif;fill:#fff;text-anchor:middle;stroke:#0008;stroke-width:2;paint-order:stroke}</style>\n";

Point mix(Point a, Point b, double share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

Point turned(Point p, int rotation)
{
    for (int i = 0; i < rotation; ++i) p = {tile_size - p.y, p.x};
    return p;
}

std::string number(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", value);
    return text.data();
}

std::string spell(Point p) { return number(p.x) + "," + number(p.y); }

std::string path(const char* look, const std::string& d) { return std::string("<path class=\"") + look + "\" d=\"" + d + "\"/>"; }

bool is_on(const bastide_segment_def& segment, int side) { return (segment.ports >> (3 * side) & 7U) != 0; }

std::vector<int> sides_of(const bastide_segment_def& segment)
{
    std::vector<int> sides;
    for (int side = 0; side < 4; ++side)
        if (is_on(segment, side)) sides.push_back(side);
    return sides;
}

// ---- Where things stand on an unturned tile ----

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

Point spot(const bastide_segment_def& segment)
{
    if (segment.kind == BASTIDE_SEGMENT_CITY) return city_spot(segment);
    if (segment.kind == BASTIDE_SEGMENT_ROAD) return road_spot(segment);
    if (segment.kind == BASTIDE_SEGMENT_FIELD) return field_spot(segment);
    return centre;
}

// ---- One tile type ----

/// Along the sides of the city, and from one to the next in a bow towards the centre; the bows are its walls.
std::string draw_city(const bastide_segment_def& city)
{
    const std::vector<int> sides = sides_of(city);
    if (sides.empty()) return "<circle class=\"city\" cx=\"50\" cy=\"50\" r=\"16\"/>";
    int first = sides[0];
    for (const int side : sides)
        if (!is_on(city, (side + 3) % 4)) first = side;
    const Point bow = sides.size() == 1 ? mix(middles[first], centre, 1.3) : centre;
    std::string outline = "M" + spell(corners[first]);
    std::string walls;
    for (int i = 0; i < 4;) {
        if (is_on(city, (first + i) % 4)) {
            outline += "L" + spell(corners[(first + ++i) % 4]);
            continue;
        }
        walls += "M" + spell(corners[(first + i) % 4]);
        while (i < 4 && !is_on(city, (first + i) % 4)) ++i;
        const std::string wall = "Q" + spell(bow) + " " + spell(corners[(first + i) % 4]);
        outline += wall;
        walls += wall;
    }
    return path("city", outline + "Z") + (walls.empty() ? "" : path("wall", walls));
}

/// The line of a road: from side to side round the centre, to the centre where it ends, or on to the gate of a city.
std::string line_of(const bastide_segment_def& road, const std::vector<bastide_segment_def>& segments)
{
    const std::vector<int> sides = sides_of(road);
    if (sides.empty()) return {};
    if (sides.size() == 2) return "M" + spell(middles[sides[0]]) + "Q" + spell(centre) + " " + spell(middles[sides[1]]);
    if (sides.size() == 1 && road.end == BASTIDE_END_GATE) {
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

/// Roads first, cities over their gates, then the roads that pass over a city.
std::string draw_tile_type(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments)
{
    std::string drawn = "<g id=\"t" + std::to_string(tile.id) + "\"><rect class=\"field\" width=\"100\" height=\"100\"/>";
    for (const bastide_segment_def& segment : segments)
        if (segment.kind == BASTIDE_SEGMENT_ROAD) drawn += draw_road(segment, segments);
    for (const bastide_segment_def& segment : segments)
        if (segment.kind == BASTIDE_SEGMENT_CITY) drawn += draw_city(segment);
    for (const bastide_segment_def& segment : segments)
        if (segment.kind == BASTIDE_SEGMENT_ROAD && segment.crosses != 0) drawn += draw_road(segment, segments);
    return drawn + "<rect class=\"rim\" width=\"100\" height=\"100\"/></g>\n";
}

// ---- What stands upright however the tile is turned ----

std::string draw_pennants(const bastide_segment_def& city, int rotation)
{
    const Point at = turned(city_spot(city), rotation);
    std::string drawn;
    for (int i = 0; i < city.pennants; ++i)
        drawn += path("pennant", "M" + spell({at.x - 22, at.y - 10 + 18 * i}) + "h11v8q0,6 -5.5,9q-5.5,-3 -5.5,-9z");
    return drawn;
}

std::string draw_marks(const std::vector<bastide_segment_def>& segments, int rotation)
{
    bool village = false, tower = false, monastery = false;
    std::string drawn;
    for (const bastide_segment_def& segment : segments) {
        village |= segment.end == BASTIDE_END_VILLAGE;
        tower |= segment.end == BASTIDE_END_FOUNDATION;
        monastery |= segment.kind == BASTIDE_SEGMENT_MONASTERY;
        drawn += draw_pennants(segment, rotation);
    }
    if (monastery)
        drawn += "<rect class=\"monastery\" x=\"34\" y=\"40\" width=\"32\" height=\"26\"/>" + path("roof", "M30,41L50,24L70,41Z");
    else if (tower)
        drawn += "<rect class=\"house\" x=\"40\" y=\"40\" width=\"20\" height=\"20\"/>";
    else if (village)
        drawn += path("house", "M42,59v-10l8,-8l8,8v10z");
    return drawn;
}

// ---- The board ----

struct Picture {
    std::vector<bastide_tile_def> types;
    std::map<std::int32_t, std::vector<bastide_segment_def>> segments;  // of the types on the board
    std::vector<bastide_placed> board;
    std::int32_t x0 = 0, x1 = 0, y0 = 0, y1 = 0;

    explicit Picture(const bastide_game* game)
    {
        types = listed<bastide_tile_def>([=](auto* out, std::int32_t cap) { return bastide_game_list_tiles(game, out, cap); });
        board = listed<bastide_placed>([=](auto* out, std::int32_t cap) { return bastide_game_list_board(game, out, cap); });
        for (const bastide_placed& at : board) {
            x0 = std::min(x0, at.x);
            x1 = std::max(x1, at.x);
            y0 = std::min(y0, at.y);
            y1 = std::max(y1, at.y);
            if (segments.contains(at.tile)) continue;
            segments[at.tile] = listed<bastide_segment_def>(
                [&](auto* out, std::int32_t cap) { return bastide_game_list_segments(game, at.tile, out, cap); });
        }
    }

    Point corner_of(std::int32_t x, std::int32_t y) const
    {
        return {margin + tile_size * (x - x0), margin + tile_size * (y - y0)};
    }
    double width() const { return 2 * margin + tile_size * (x1 - x0 + 1); }
    double height() const { return 2 * margin + tile_size * (y1 - y0 + 1); }
};

std::string draw_placed(const Picture& picture, const bastide_placed& at)
{
    const Point corner = picture.corner_of(at.x, at.y);
    const std::string label =
        std::to_string(at.x) + "," + std::to_string(at.y) + " " + picture.types[static_cast<std::size_t>(at.tile)].name;
    return "<g transform=\"translate(" + spell(corner) + ")\"><use href=\"#t" + std::to_string(at.tile) +
           "\" transform=\"rotate(" + std::to_string(90 * at.rotation) + " 50 50)\"/>" +
           draw_marks(picture.segments.at(at.tile), at.rotation) + "<text class=\"label\" x=\"4\" y=\"96\">" + label +
           "</text></g>\n";
}

std::string draw_piece(const Picture& picture, const bastide_placed& at, const bastide_piece& piece)
{
    static constexpr std::array<const char*, BASTIDE_SEATS_MAX> colours{"#c8302c", "#2f5fb3", "#2f8a3c", "#e2b714",
                                                                        "#2b2b2b", "#e07fa8", "#f2f2f2", "#e5832a"};
    const std::vector<bastide_segment_def>& segments = picture.segments.at(at.tile);
    const auto index = static_cast<std::size_t>(piece.segment);
    if (piece.segment < 0 || index >= segments.size() || piece.seat < 0 || piece.seat >= BASTIDE_SEATS_MAX) return {};
    const bool farmer = segments[index].kind == BASTIDE_SEGMENT_FIELD;
    const Point corner = picture.corner_of(at.x, at.y);
    const Point inside = turned(spot(segments[index]), at.rotation);
    const Point p{corner.x + inside.x, corner.y + inside.y};
    return std::string("<circle class=\"") + (farmer ? "farmer" : "piece") + "\" cx=\"" + number(p.x) + "\" cy=\"" + number(p.y) +
           "\" r=\"" + (farmer ? "7.5" : "9") + "\" fill=\"" + colours[static_cast<std::size_t>(piece.seat)] +
           "\"/><text class=\"letter\" x=\"" + number(p.x) + "\" y=\"" + number(p.y + 4) + "\">" + words_seat_letter(piece.seat) +
           "</text>\n";
}

std::string draw_rulers(const Picture& picture)
{
    std::string drawn;
    const auto text = [&](double x, double y, std::int32_t value) {
        drawn += "<text class=\"ruler\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">" + std::to_string(value) + "</text>";
    };
    for (std::int32_t x = picture.x0; x <= picture.x1; ++x) text(picture.corner_of(x, 0).x + 50, 20, x);
    for (std::int32_t y = picture.y0; y <= picture.y1; ++y) text(14, picture.corner_of(0, y).y + 55, y);
    return drawn + "\n";
}

}  // namespace

std::string draw_svg(const bastide_game* game, const std::vector<bastide_piece>& pieces)
{
    const Picture picture(game);
    const std::string size = number(picture.width()) + " " + number(picture.height());
    std::string drawn = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + "\">\n" + style + "<defs>\n";
    for (const auto& [tile, segments] : picture.segments)
        drawn += draw_tile_type(picture.types[static_cast<std::size_t>(tile)], segments);
    drawn += "</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"#fbfaf6\"/>\n" + draw_rulers(picture);
    for (const bastide_placed& at : picture.board) drawn += draw_placed(picture, at);
    for (const bastide_placed& at : picture.board)
        for (const bastide_piece& piece : pieces)
            if (piece.where == BASTIDE_WHERE_SEGMENT && piece.x == at.x && piece.y == at.y)
                drawn += draw_piece(picture, at, piece);
    return drawn + "</svg>\n";
}

}  // namespace cli
