// SPDX-License-Identifier: MIT
//
// See svg.hpp. The board is at the top; below it every seat has a row with its score, its prisoners and its supply.
#include "svg.hpp"

#include <algorithm>
#include <map>

#include "language.h"
#include "svg_figure.hpp"
#include "svg_style.hpp"
#include "svg_tile.hpp"

namespace cli {

namespace {

constexpr double margin = 30;

// ---- The board ----

struct Picture {
    std::vector<bastide::TileDef> types;
    std::map<std::int32_t, std::vector<bastide::SegmentDef>> segments;  // of the types on the board
    std::vector<bastide::Placed> board;
    std::vector<bastide::Thing> towers;
    std::int32_t x0 = 0, x1 = 0, y0 = 0, y1 = 0;

    explicit Picture(const Game& game)
        : types(game.tiles().value()), board(game.board().value()), towers(game.things(bastide::ThingKind::tower).value())
    {
        for (const bastide::Placed& at : board) {
            x0 = std::min(x0, at.x);
            x1 = std::max(x1, at.x);
            y0 = std::min(y0, at.y);
            y1 = std::max(y1, at.y);
            if (!segments.contains(at.tile)) segments[at.tile] = game.segments(at.tile).value();
        }
    }

    Point corner_of(std::int32_t x, std::int32_t y) const
    {
        return {margin + tile_size * (x - x0), margin + tile_size * (y - y0)};
    }
    double width() const { return 2 * margin + tile_size * (x1 - x0 + 1); }
    double bottom() const { return margin + tile_size * (y1 - y0 + 1); }

    /// Where a piece on a segment of a tile is drawn.
    Point point_of(const bastide::Placed& at, std::int32_t segment) const
    {
        const Point corner = corner_of(at.x, at.y);
        const Point inside = turned(spot(segments.at(at.tile), static_cast<std::size_t>(segment)), at.rotation);
        return {corner.x + inside.x, corner.y + inside.y};
    }

    std::int32_t kind_of(const bastide::Placed& at, std::int32_t segment) const
    {
        const std::vector<bastide::SegmentDef>& defs = segments.at(at.tile);
        const auto index = static_cast<std::size_t>(segment);
        return segment >= 0 && index < defs.size() ? defs[index].kind : 0;
    }
};

std::string draw_placed(const Picture& picture, const bastide::Placed& at)
{
    const Point corner = picture.corner_of(at.x, at.y);
    const std::string label =
        std::to_string(at.x) + "," + std::to_string(at.y) + " " + picture.types[static_cast<std::size_t>(at.tile)].name;
    return "<g transform=\"translate(" + spell(corner) + ")\"><use href=\"#t" + std::to_string(at.tile) +
           "\" transform=\"rotate(" + std::to_string(90 * at.rotation) + " 50 50)\"/>" +
           draw_marks(picture.types[static_cast<std::size_t>(at.tile)], picture.segments.at(at.tile), at.rotation) +
           "<text class=\"label\" x=\"4\" y=\"96\">" + label + "</text></g>\n";
}

std::string draw_towers(const Picture& picture, const bastide::Placed& at)
{
    std::string drawn;
    for (const bastide::Thing& tower : picture.towers)
        if (tower.x == at.x && tower.y == at.y) drawn += draw_tower(picture.point_of(at, tower.segment), tower.count);
    return drawn;
}

/// Draws a piece at its place; a piece on a tower is drawn beside the height.
std::string draw_piece(const Picture& picture, const bastide::Placed& at, const bastide::Piece& piece)
{
    const std::int32_t kind = picture.kind_of(at, piece.segment);
    if (piece.kind == BASTIDE_PIECE_TOWER_PIECE) return {};
    if (piece.spot == BASTIDE_SPOT_CORNER) return draw_figure(picture.corner_of(piece.x, piece.y), piece.kind, piece.seat);
    if (piece.spot != BASTIDE_SPOT_SEGMENT || kind == 0) return {};
    const Point p = picture.point_of(at, piece.segment);
    if (kind == BASTIDE_SEGMENT_FIELD) return draw_farmer(p, piece.seat);
    if (kind == BASTIDE_SEGMENT_FOUNDATION) return draw_figure({p.x + 11, p.y - 13}, piece.kind, piece.seat);
    return draw_figure(p, piece.kind, piece.seat);
}

/// Pieces are drawn after all tiles, and those on corners after all others.
std::string draw_pieces(const Picture& picture, const std::vector<bastide::Piece>& pieces, std::int32_t where)
{
    std::string drawn;
    for (const bastide::Placed& at : picture.board)
        for (const bastide::Piece& piece : pieces)
            if (piece.spot == where && piece.x == at.x && piece.y == at.y) drawn += draw_piece(picture, at, piece);
    return drawn;
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

// ---- The seats ----

constexpr double row_height = 32;
constexpr double prison_left = margin + 160;
constexpr double prison_width = 34;
constexpr double letter_width = 6.2;

struct Row {
    std::int32_t seat;
    std::string name;
    std::int32_t score;
    std::string supply;
    std::vector<bastide::Piece> prisoners;
};

std::vector<Row> rows_of(const Game& game)
{
    std::vector<Row> rows;
    language english;
    language_load(&english, "", nullptr);
    for (const bastide::Seat& seat : game.seats().value()) {
        char supply[LANGUAGE_LINE];
        language_supply(&english, game.get(), seat.seat, supply, LANGUAGE_LINE);
        rows.push_back({seat.seat, english.seats[seat.seat], seat.score, supply, {}});
        for (const bastide::Piece& piece : game.pieces().value())
            if (piece.spot == bastide::Spot::prison && piece.other_seat == seat.seat) rows.back().prisoners.push_back(piece);
    }
    return rows;
}

/// Where the supplies begin: right of the longest row of prisoners.
double supply_left(const std::vector<Row>& rows)
{
    std::size_t most = 0;
    for (const Row& row : rows) most = std::max(most, row.prisoners.size());
    return prison_left + prison_width * static_cast<double>(most);
}

double width_of(const std::vector<Row>& rows)
{
    std::size_t most = 0;
    for (const Row& row : rows) most = std::max(most, row.supply.size());
    return supply_left(rows) + letter_width * static_cast<double>(most) + margin;
}

std::string draw_prisoner(Point p, const bastide::Piece& prisoner)
{
    std::string bars;
    for (const int i : {-1, 1}) bars += "M" + spell({p.x + 8 * i, p.y - 13}) + "v26";
    return draw_figure(p, prisoner.kind, prisoner.seat) + rect("bars", {p.x - 14, p.y - 13}, {28, 26}) + path("bars", bars);
}

std::string draw_row(const Row& row, double left, double y)
{
    std::string drawn = draw_figure({margin + 12, y}, BASTIDE_PIECE_FOLLOWER, row.seat) +
                        text_at("seat", {margin + 30, y + 5}, row.name + " " + std::to_string(row.score));
    Point p{prison_left, y};
    for (const bastide::Piece& prisoner : row.prisoners) {
        drawn += draw_prisoner(p, prisoner);
        p.x += prison_width;
    }
    return drawn + text_at("supply", {left, y + 4}, row.supply) + "\n";
}

}  // namespace

std::string draw_svg(const Game& game, const std::vector<bastide::Piece>& pieces)
{
    const Picture picture(game);
    const std::vector<Row> rows = rows_of(game);
    const double width = std::max(picture.width(), width_of(rows));
    const double height = picture.bottom() + margin + row_height * static_cast<double>(rows.size());
    std::string drawn = begin_svg({width, height}) + "<defs>\n";
    for (const auto& [tile, segments] : picture.segments)
        drawn += draw_tile_type(picture.types[static_cast<std::size_t>(tile)], segments);
    drawn += "</defs>\n" + draw_rulers(picture);
    for (const bastide::Placed& at : picture.board) drawn += draw_placed(picture, at) + draw_towers(picture, at);
    drawn += draw_pieces(picture, pieces, BASTIDE_SPOT_SEGMENT) + draw_pieces(picture, pieces, BASTIDE_SPOT_CORNER);
    double y = picture.bottom() + row_height;
    for (const Row& row : rows) {
        drawn += draw_row(row, supply_left(rows), y);
        y += row_height;
    }
    return drawn + "</svg>\n";
}

}  // namespace cli
