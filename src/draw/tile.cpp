// SPDX-License-Identifier: MIT
#include "draw/tile.hpp"

namespace bastide::draw {

namespace {

/// The class of the ground of a segment; null: it is drawn as field.
const char* look_of(int32_t kind) noexcept
{
    switch (kind) {
        case BASTIDE_SEGMENT_CITY: return "city";
        case BASTIDE_SEGMENT_ROAD: return "road";
        case BASTIDE_SEGMENT_RIVER: return "river";
        case BASTIDE_SEGMENT_MONASTERY:
        case BASTIDE_SEGMENT_FOUNDATION: return "yard";
        default: return nullptr;
    }
}

bool is_wall(int32_t kind, int32_t, int32_t) noexcept { return kind == BASTIDE_PATH_WALL || kind == BASTIDE_PATH_GATE; }

bool is_bank(int32_t kind, int32_t one, int32_t other) noexcept
{
    return kind == BASTIDE_PATH_EDGE && (one == BASTIDE_SEGMENT_ROAD || other == BASTIDE_SEGMENT_ROAD);
}

bool is_shore(int32_t kind, int32_t one, int32_t other) noexcept
{
    return kind == BASTIDE_PATH_EDGE && !is_bank(kind, one, other) &&
           (one == BASTIDE_SEGMENT_RIVER || other == BASTIDE_SEGMENT_RIVER);
}

}  // namespace

int32_t Source::list_tiles(bastide_tile_def* out, int32_t cap) const noexcept
{
    return game ? bastide_game_list_tiles(game, out, cap) : bastide_tileset_list_tiles(set, out, cap);
}

int32_t Source::list_segments(int32_t tile, int32_t rotation, bastide_segment_def* out, int32_t cap) const noexcept
{
    return game ? bastide_game_list_segments(game, tile, rotation, out, cap)
                : bastide_tileset_list_segments(set, tile, rotation, out, cap);
}

bastide_status Tile::read(int32_t tile, int32_t rotation) noexcept
{
    tile_ = tile;
    rotation_ = rotation;
    fill(segments_, [&](bastide_segment_def* out, int32_t cap) { return source_.list_segments(tile, rotation, out, cap); });
    fill(signs_,
         [&](bastide_sign* out, int32_t cap) { return bastide_geometry_list_signs(source_.geometry, tile, rotation, out, cap); });
    return status_;
}

bastide_status Tile::read(const bastide_placed& placed) noexcept
{
    if (placed.span == 0) return read(placed.tile, placed.rotation);
    tile_ = placed.drawing;
    rotation_ = placed.rotation;
    fill(segments_, [&](bastide_segment_def* out, int32_t cap) {
        return bastide_game_list_segments_at(source_.game, placed.x, placed.y, out, cap);
    });
    fill(signs_, [&](bastide_sign* out, int32_t cap) {
        return bastide_geometry_list_signs(source_.geometry, tile_, rotation_, out, cap);
    });
    return status_;
}

int32_t Tile::kind_of(int32_t segment) const noexcept
{
    return segment >= 0 && segment < segments_.count() ? segments_[segment].kind : 0;
}

bool Tile::find_spot(int32_t segment, bastide_point& out) const noexcept
{
    return bastide_geometry_list_spots(source_.geometry, tile_, segment, rotation_, &out, 1) > 0;
}

void Tile::put_outline(Svg& svg, int32_t segment) noexcept
{
    fill(paths_,
         [&](bastide_path* out, int32_t cap) { return bastide_geometry_list_rings(source_.geometry, tile_, segment, out, cap); });
    fill(points_, [&](bastide_point* out, int32_t cap) {
        return bastide_geometry_list_outline(source_.geometry, tile_, segment, rotation_, out, cap);
    });
    if (status_ != BASTIDE_OK) return;
    for (const bastide_path& ring : paths_) {
        put_path(svg, ring);
        svg.put("z");
    }
}

void Tile::put_path(Svg& svg, const bastide_path& path) const noexcept
{
    for (int32_t i = 0; i < path.count; ++i) {
        const bastide_point& at = points_[path.first + i];
        svg.put(i == 0 ? "M" : "L").put(at.x).put(",").put(at.y);
    }
}

void Tile::put_arcs(Svg& svg, const char* look, bool (*wanted)(int32_t kind, int32_t one, int32_t other)) noexcept
{
    fill(paths_, [&](bastide_path* out, int32_t cap) { return bastide_geometry_list_paths(source_.geometry, tile_, out, cap); });
    fill(points_, [&](bastide_point* out, int32_t cap) {
        return bastide_geometry_list_points(source_.geometry, tile_, rotation_, out, cap);
    });
    if (status_ != BASTIDE_OK) return;
    bool is_open = false;
    for (const bastide_path& path : paths_) {
        if (!wanted(path.kind, kind_of(path.segment), kind_of(path.other_segment))) continue;
        if (!is_open) svg.put("<path class=\"").put(look).put("\" d=\"");
        is_open = true;
        put_path(svg, path);
    }
    if (is_open) svg.put("\"/>");
}

void Tile::draw_ground(Svg& svg) noexcept
{
    put_rect(svg, "field", {0, 0}, {kTile, kTile});
    for (int32_t segment = 0; segment < segments(); ++segment) {
        const char* look = look_of(kind_of(segment));
        if (!look) continue;
        svg.put("<path class=\"").put(look).put("\" d=\"");
        put_outline(svg, segment);
        svg.put("\"/>");
    }
    put_arcs(svg, "shore", is_shore);
    put_arcs(svg, "bank", is_bank);
    put_arcs(svg, "wall", is_wall);
    put_arcs(svg, "crest", is_wall);
    put_rect(svg, "rim", {0, 0}, {kTile, kTile});
}

const char* Tile::name_of_sign(Marks& marks, const bastide_tile_def& def, const bastide_sign& sign) const noexcept
{
    if (sign.kind == BASTIDE_SIGN_BUILDING) {
        for (int32_t mark = 0; kind_of(sign.segment) != 0 && mark < 64; ++mark) {
            const char* marked = segments_[sign.segment].marks >> mark & 1 ? marks.find(Shows::shown_as, mark) : nullptr;
            if (marked) return marked;
        }
        const char* wild = def.flags & BASTIDE_TILE_FLAG_WILD ? marks.find(Shows::wild, def.set) : nullptr;
        return wild ? wild : marks.find(Shows::building, kind_of(sign.segment));
    }
    if (sign.kind == BASTIDE_SIGN_MARK) return marks.find(Shows::mark, sign.mark);
    if (sign.kind != BASTIDE_SIGN_VILLAGE) return marks.find(Shows::sign, sign.kind);
    int32_t roads = 0;
    for (const bastide_segment_def& segment : segments_) roads += segment.road_end == BASTIDE_ROAD_END_VILLAGE;
    const bool has_bushes = kind_of(sign.segment) != 0 && segments_[sign.segment].flags & BASTIDE_SEGMENT_FLAG_BUSH;
    return marks.find(Shows::sign, has_bushes ? +kBushes : roads == 1 ? +kOneHouse : +BASTIDE_SIGN_VILLAGE);
}

void Tile::draw_marks(Svg& svg, Marks& marks, const bastide_tile_def& def) noexcept
{
    for (const bastide_sign& sign : signs_) {
        const char* const turned = sign.kind == BASTIDE_SIGN_MARK ? marks.find(Shows::turned_mark, sign.mark) : nullptr;
        if (turned) {
            svg.put("<g transform=\"translate(")
                .put(sign.x)
                .put(" ")
                .put(sign.y)
                .put(") rotate(")
                .put(90 * rotation_)
                .put(")\">");
            put_use(svg, turned, "", {0, 0});
            svg.put("</g>");
        } else if (const char* name = name_of_sign(marks, def, sign)) {
            put_use(svg, name, "", {sign.x, sign.y});
        }
    }
}

}  // namespace bastide::draw
