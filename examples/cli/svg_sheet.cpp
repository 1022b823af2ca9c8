// SPDX-License-Identifier: MIT
//
// See svg_sheet.hpp.
#include "svg_sheet.hpp"

#include <algorithm>
#include <vector>

#include "svg_figure.hpp"
#include "svg_style.hpp"
#include "svg_tile.hpp"

namespace cli {

namespace {

constexpr int columns = 8;
constexpr double gap = 20;
constexpr double caption_height = 20;

Point corner_of(std::size_t index)
{
    const auto column = static_cast<double>(index % columns);
    const auto row = static_cast<double>(index / columns);
    return {gap + (tile_size + gap) * column, gap + (tile_size + gap + caption_height) * row};
}

std::string draw_site(const std::vector<bastide::SegmentDef>& segments)
{
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (segments[i].kind == BASTIDE_SEGMENT_FOUNDATION) return draw_tower(spot(segments, i), 0);
    return {};
}

std::string draw_one(const Tileset& set, const bastide::TileDef& tile, Point corner)
{
    const std::vector<bastide::SegmentDef> segments = set.segments(tile.id).value();
    const std::string copies = tile.count > 1 ? " x " + std::to_string(tile.count) : "";
    return "<g transform=\"translate(" + spell(corner) + ")\">" + draw_tile_type(tile, segments) + draw_marks(tile, segments, 0) +
           draw_site(segments) + text_at("caption", {tile_size / 2, tile_size + 15}, tile.name + copies) + "</g>\n";
}

}  // namespace

std::string draw_sheet(const Tileset& set)
{
    const std::vector<bastide::TileDef> tiles = set.tiles().value();
    const std::size_t rows = (tiles.size() + columns - 1) / columns;
    const Point size{gap + (tile_size + gap) * static_cast<double>(std::min<std::size_t>(tiles.size(), columns)),
                     corner_of(rows * columns).y};
    std::string drawn = begin_svg(size);
    for (std::size_t i = 0; i < tiles.size(); ++i) drawn += draw_one(set, tiles[i], corner_of(i));
    return drawn + "</svg>\n";
}

std::string draw_sheet_of(const std::string& name, std::string& complaint)
{
    const bastide::Result<bastide::Set> known = bastide::named<bastide::Set>(name);
    const Tileset set = known ? Tileset::create(*known).value() : read_tileset(name, complaint);
    return set ? draw_sheet(set) : std::string();
}

}  // namespace cli
