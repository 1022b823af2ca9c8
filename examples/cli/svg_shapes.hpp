// SPDX-License-Identifier: MIT
//
// Building blocks of the pictures: points on a tile of a hundred units, and SVG elements.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>

namespace cli {

struct Point {
    double x;
    double y;
};

inline constexpr double tile_size = 100;

inline Point mix(Point a, Point b, double share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

/// A point of a tile after clockwise quarter turns of it.
inline Point turned(Point p, int rotation)
{
    for (int i = 0; i < rotation; ++i) p = {tile_size - p.y, p.x};
    return p;
}

inline std::string number(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", value);
    return text.data();
}

inline std::string spell(Point p) { return number(p.x) + "," + number(p.y); }

inline std::string path(const char* look, const std::string& d)
{
    return std::string("<path class=\"") + look + "\" d=\"" + d + "\"/>";
}

inline std::string rect(const char* look, Point corner, Point size)
{
    return std::string("<rect class=\"") + look + "\" x=\"" + number(corner.x) + "\" y=\"" + number(corner.y) + "\" width=\"" +
           number(size.x) + "\" height=\"" + number(size.y) + "\"/>";
}

inline std::string text_at(const char* look, Point p, const std::string& text)
{
    return std::string("<text class=\"") + look + "\" x=\"" + number(p.x) + "\" y=\"" + number(p.y) + "\">" + text + "</text>";
}

}  // namespace cli
