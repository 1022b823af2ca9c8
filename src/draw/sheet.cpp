// SPDX-License-Identifier: MIT
// Single tiles, and sheets of all tile types of a game or a set.
#include "draw/options.hpp"
#include "draw/tile.hpp"

namespace bastide::draw {

namespace {

constexpr int32_t kColumns = 8;
constexpr int32_t kGap = 200;
constexpr int32_t kCaption = 200;

/// One type at a corner, with its marks.
void draw_one(Svg& svg, Tile& tile, Marks& marks, const bastide_tile_def& def, int32_t rotation, bastide_point corner) noexcept
{
    if (tile.read(def.id, 0) != BASTIDE_OK) return;
    svg.put("<g transform=\"translate(").put(corner.x).put(" ").put(corner.y).put(")");
    if (rotation != 0) svg.put(" rotate(").put(90 * rotation).put(" 512 512)");
    svg.put("\">");
    tile.draw_ground(svg);
    svg.put("</g>\n");
    if (tile.status() != BASTIDE_OK || tile.read(def.id, rotation) != BASTIDE_OK) return;
    svg.put("<g transform=\"translate(").put(corner.x).put(" ").put(corner.y).put(")\">");
    tile.draw_marks(svg, marks, def);
    svg.put("</g>\n");
}

bastide_status draw_tile(Svg& svg, const Source& source, const bastide_draw_options& options, const bastide_tile_def& def,
                         int32_t rotation, const bastide_allocator& mem) noexcept
{
    Tile tile(source, mem);
    Marks marks;
    begin(svg, options, {0, 0}, {kTile, kTile});
    draw_one(svg, tile, marks, def, rotation, {0, 0});
    marks.define(svg);
    svg.put("</svg>\n");
    return tile.status();
}

bastide_status draw_sheet(Svg& svg, const Source& source, const bastide_draw_options& options,
                          const List<bastide_tile_def>& types, const bastide_allocator& mem) noexcept
{
    Tile tile(source, mem);
    Marks marks;
    const int32_t columns = types.count() < kColumns ? types.count() : kColumns;
    const int32_t rows = (types.count() + kColumns - 1) / kColumns;
    begin(svg, options, {0, 0}, {kGap + columns * (kTile + kGap), kGap + rows * (kTile + kGap + kCaption)});
    for (int32_t i = 0; i < types.count(); ++i) {
        const bastide_point corner{kGap + i % kColumns * (kTile + kGap), kGap + i / kColumns * (kTile + kGap + kCaption)};
        draw_one(svg, tile, marks, types[i], 0, corner);
        if (tile.status() != BASTIDE_OK) return tile.status();
        svg.put("<text class=\"caption\"").put_attribute("x", corner.x + 512).put_attribute("y", corner.y + kTile + 160).put(">");
        svg.put_text(types[i].name);
        if (types[i].count > 1) svg.put(" x ").put(types[i].count);
        svg.put("</text>\n");
    }
    marks.define(svg);
    svg.put("</svg>\n");
    return BASTIDE_OK;
}

/// Checks the arguments of all functions of this file, lists the types and draws with them.
template <class Draw>
int32_t draw_types(const Source& source, const bastide_draw_options* options, const bastide_allocator* mem, char* out,
                   int32_t cap, Draw&& draw) noexcept
{
    bastide_draw_options chosen;
    bastide_allocator from;
    if ((!source.game && !source.set) || !source.geometry || !is_buffer(out, cap) || !read_allocator(mem, from))
        return BASTIDE_E_ARGUMENT;
    if (source.game && !has_board(source.game)) return BASTIDE_E_ABSENT;
    bastide_status status = read_options(options, chosen);
    if (status != BASTIDE_OK) return status;
    List<bastide_tile_def> types(from);
    status = types.fill([&](bastide_tile_def* list, int32_t capacity) { return source.list_tiles(list, capacity); });
    if (status == BASTIDE_OK && types.count() == 0) status = BASTIDE_E_ABSENT;
    if (status != BASTIDE_OK) return status;
    Svg svg(out, cap, chosen.number);
    status = draw(svg, chosen, types, from);
    return status == BASTIDE_OK ? svg.finish() : give_up(out, cap, status);
}

int32_t draw_any_tile(const Source& source, const bastide_draw_options* options, int32_t tile, int32_t rotation,
                      const bastide_allocator* mem, char* out, int32_t cap) noexcept
{
    if (rotation < 0 || rotation > 3) return BASTIDE_E_ARGUMENT;
    return draw_types(source, options, mem, out, cap,
                      [&](Svg& svg, const bastide_draw_options& chosen, const List<bastide_tile_def>& types,
                          const bastide_allocator& from) -> bastide_status {
                          if (tile < 0 || tile >= types.count()) return BASTIDE_E_ABSENT;
                          return draw_tile(svg, source, chosen, types[tile], rotation, from);
                      });
}

int32_t draw_any_sheet(const Source& source, const bastide_draw_options* options, const bastide_allocator* mem, char* out,
                       int32_t cap) noexcept
{
    return draw_types(source, options, mem, out, cap,
                      [&](Svg& svg, const bastide_draw_options& chosen, const List<bastide_tile_def>& types,
                          const bastide_allocator& from) { return draw_sheet(svg, source, chosen, types, from); });
}

}  // namespace

}  // namespace bastide::draw

using namespace bastide::draw;

int32_t bastide_draw_tile(const bastide_game* game, const bastide_geometry* geometry, const bastide_draw_options* options,
                          int32_t tile, int32_t rotation, const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_tile({game, nullptr, geometry}, options, tile, rotation, mem, out, cap);
}

int32_t bastide_draw_set_tile(const bastide_tileset* set, const bastide_geometry* geometry, const bastide_draw_options* options,
                              int32_t tile, int32_t rotation, const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_tile({nullptr, set, geometry}, options, tile, rotation, mem, out, cap);
}

int32_t bastide_draw_sheet(const bastide_game* game, const bastide_geometry* geometry, const bastide_draw_options* options,
                           const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_sheet({game, nullptr, geometry}, options, mem, out, cap);
}

int32_t bastide_draw_set_sheet(const bastide_tileset* set, const bastide_geometry* geometry, const bastide_draw_options* options,
                               const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_sheet({nullptr, set, geometry}, options, mem, out, cap);
}
