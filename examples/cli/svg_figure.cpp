// SPDX-License-Identifier: MIT
//
// See svg_figure.hpp.
#include "svg_figure.hpp"

#include "bastide.h"
#include "tile_text.h"

namespace cli {

namespace {

std::string filled(const std::string& shape, std::int32_t seat) { return shape + " fill=\"" + colour_of(seat) + "\"/>"; }

/// A pawn: a head on a body that widens to its foot.
std::string pawn(Point p, std::int32_t seat)
{
    return filled("<path class=\"piece\" d=\"M" + spell({p.x - 9, p.y + 11}) + "q1,-11 6,-14a5.5,5.5 0 1 1 6,0q5,3 6,14z\"",
                  seat);
}

std::string outline(Point start, const char* steps, std::int32_t seat)
{
    return filled("<path class=\"piece\" d=\"M" + spell(start) + steps + "\"", seat);
}

std::string letter(Point p, std::int32_t seat)
{
    return text_at("letter", {p.x, p.y + 3.5}, std::string(1, tile_text_seat_letter(seat)));
}

std::string wheel(Point p) { return "<circle class=\"wheel\" cx=\"" + number(p.x) + "\" cy=\"" + number(p.y) + "\" r=\"3.5\"/>"; }

}  // namespace

const char* colour_of(std::int32_t seat)
{
    static constexpr std::array<const char*, BASTIDE_SEATS_MAX> colours{"#c8302c", "#2f5fb3", "#2f8a3c", "#e2b714",
                                                                        "#2b2b2b", "#e07fa8", "#f2f2f2", "#e5832a"};
    return seat >= 0 && seat < BASTIDE_SEATS_MAX ? colours[static_cast<std::size_t>(seat)] : "#888";
}

std::string draw_figure(Point p, std::int32_t piece_kind, std::int32_t seat)
{
    switch (piece_kind) {
        case BASTIDE_PIECE_MAYOR:
            return pawn(p, seat) + path("crown", "M" + spell({p.x - 7, p.y - 9}) + "v-8l3.5,4l3.5,-6l3.5,6l3.5,-4v8z") +
                   letter({p.x, p.y + 5}, seat) + "\n";
        case BASTIDE_PIECE_WAGON:
            return outline({p.x - 12, p.y - 8}, "h24l-3,14h-18z", seat) + wheel({p.x - 6, p.y + 7}) + wheel({p.x + 6, p.y + 7}) +
                   letter({p.x, p.y - 2}, seat) + "\n";
        case BASTIDE_PIECE_BARN: return outline({p.x - 13, p.y + 11}, "v-14l6,-8h14l6,8v14z", seat) + letter(p, seat) + "\n";
        case BASTIDE_PIECE_FOLLOWER: return pawn(p, seat) + letter({p.x, p.y + 5}, seat) + "\n";
        default: return pawn(p, seat) + text_at("letter", {p.x, p.y + 8}, "?") + "\n";
    }
}

std::string draw_farmer(Point p, std::int32_t seat)
{
    return "<g transform=\"rotate(-90 " + number(p.x) + " " + number(p.y) + ")\">" + pawn(p, seat) + "</g>" +
           letter({p.x + 5, p.y}, seat) + "\n";
}

std::string draw_tower(Point p, std::int32_t height)
{
    if (height <= 0) return rect("site", {p.x - 9, p.y - 9}, {18, 18});
    const std::string battlements = "v-20h4v4h4v-4h6v4h4v-4h4v20z";
    return path("tower", "M" + spell({p.x - 11, p.y + 10}) + battlements) +
           text_at("height", {p.x, p.y + 7}, std::to_string(height)) + "\n";
}

}  // namespace cli
