// SPDX-License-Identifier: MIT
// Tile sets as handles.
#include <new>

#include "fence.hpp"
#include "house/tileset_text.hpp"

using namespace bastide;

bastide_status bastide_tileset_builtin(int32_t set, const bastide_allocator* mem, bastide_tileset** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!read_memory(mem, memory) || set <= 0 || set >= kSets) return BASTIDE_E_ARGUMENT;
    const TileSet tiles = built_in_set(static_cast<SetName>(set));
    if (tiles.count == 0) return BASTIDE_E_ARGUMENT;
    void* place = memory.take(sizeof(bastide_tileset));
    if (!place) return BASTIDE_E_MEMORY;
    *out = new (place) bastide_tileset{memory, tiles, sizeof(bastide_tileset)};
    return BASTIDE_OK;
}

namespace {

/// A handle with its rows behind it in one piece of memory.
bastide_tileset* make_set(const Memory& memory, u32 rows, TileRow*& room) noexcept
{
    const u32 size = round_up(sizeof(bastide_tileset), 16) + rows * static_cast<u32>(sizeof(TileRow));
    u8* place = static_cast<u8*>(memory.take(size));
    if (!place) return nullptr;
    room = reinterpret_cast<TileRow*>(place + round_up(sizeof(bastide_tileset), 16));
    for (u32 i = 0; i < rows; ++i) new (room + i) TileRow{};
    return new (place) bastide_tileset{memory, {room, rows, 0}, size};
}

i32 parse(Text text, const Memory& memory, Fault& fault, bastide_tileset** out) noexcept
{
    const i32 count = read_tiles(text, nullptr, 0, fault);
    if (count < 0) return code(fault.status);
    if (count == 0) {
        fault.line = fault.column = 1;
        return code(fault.set(Status::format, Reason::none, "There is no tile."));
    }
    TileRow* rows = nullptr;
    bastide_tileset* set = make_set(memory, static_cast<u32>(count), rows);
    if (!set) return code(fault.set(Status::memory, Reason::none, "No memory for the set."));
    if (read_tiles(text, rows, static_cast<u32>(count), fault) < 0) {  // names can be compared only now
        bastide_tileset_destroy(set);
        return code(fault.status);
    }
    set->set.fingerprint = fingerprint_of(rows, static_cast<u32>(count));
    *out = set;
    return BASTIDE_OK;
}

bool narrow_segment(const bastide_segment_def& in, Part& out) noexcept
{
    const bool known = in.kind > 0 && in.kind < kSegmentKinds && in.pennants >= 0 && in.pennants <= 2 && in.end >= 0 &&
                       in.end <= BASTIDE_END_FOUNDATION && in.near_side >= -1 && in.near_side < kSides;
    const u32 masks = in.borders | in.crosses | in.meets | in.walls;
    if (!known || in.ports > 0xFFF || masks >= 1u << kMaxParts || in.corners > 0xF || in.flags > BASTIDE_SEGMENT_BUSH)
        return false;
    out.kind = static_cast<SegmentKind>(in.kind);
    out.pennants = static_cast<u8>(in.pennants);
    out.end = static_cast<RoadEnd>(in.end);
    out.near_side = static_cast<u8>(in.near_side + 1);
    out.ports = static_cast<PortMask>(in.ports);
    out.borders = static_cast<u16>(in.borders);
    out.crosses = static_cast<u16>(in.crosses);
    out.meets = static_cast<u16>(in.meets);
    out.walls = static_cast<u16>(in.walls);
    out.corners = static_cast<u8>(in.corners);
    out.bush = in.flags & BASTIDE_SEGMENT_BUSH ? 1 : 0;
    return true;
}

bool narrow_tile(const bastide_tile_def& in, const bastide_segment_def* segments, TileRow& out) noexcept
{
    if (!are_zero(in.reserved) || in.count < 1 || in.count > 1000 || in.segments < 0 || in.segments > kMaxParts) return false;
    if ((in.flags & ~(BASTIDE_TILE_START | BASTIDE_TILE_WILD)) || in.gardens < 0 || in.gardens > 255) return false;
    if (in.name[sizeof in.name - 1] != '\0') return false;
    std::memcpy(out.name, in.name, sizeof out.name);
    out.count = static_cast<u16>(in.count);
    out.parts = static_cast<u8>(in.segments);
    out.start = in.flags & BASTIDE_TILE_START ? 1 : 0;
    out.wild = in.flags & BASTIDE_TILE_WILD ? 1 : 0;
    out.gardens = static_cast<u8>(in.gardens);
    for (int side = 0; side < kSides; ++side) {
        const i32 kind = in.sides[side];
        if (kind < -1 || kind > BASTIDE_SIDE_CITY) return false;
        out.sides = static_cast<SideCode>(out.sides | (kind & 3) << (2 * side));
    }
    for (int i = 0; i < out.parts; ++i)
        if (!narrow_segment(segments[i], out.part[i])) return false;
    return true;
}

/// Whether a row says the same as the line it is written as: so records are judged by the same rules as text.
bool says_the_same(const TileRow& row, const TileRow& read) noexcept
{
    if (row.sides != read.sides || row.parts != read.parts || row.start != read.start || row.wild != read.wild) return false;
    for (int i = 0; i < row.parts; ++i) {
        Part part = row.part[i];
        part.links = read.part[i].links;
        if (!same_bytes(part, read.part[i])) return false;
    }
    return true;
}

Text judge(const bastide_tile_def& def, const bastide_segment_def* segments, TileRow& out) noexcept
{
    TileRow row;
    if (!narrow_tile(def, segments, row)) return "A number of the tile or of a segment is out of range.";
    char line[512];
    TextWriter text(line, sizeof line);
    write_tile(row, text);
    if (text.size() >= sizeof line) return "The tile is too large to be written.";
    const TileReading reading = read_tile(Text(line, text.size()));
    if (reading.fault != TileFault::none) return sentence_of(reading.fault);
    if (!says_the_same(row, reading.row)) return "The segments contradict each other or the sides.";
    out = reading.row;
    if (out.wild) return "Wild tiles belong to a box; a host's tiles are drawn.";
    return {};
}

i32 build(const bastide_tile_def* tiles, i32 tile_count, const bastide_segment_def* segments, i32 segment_count, TileRow* rows,
          Fault& fault) noexcept
{
    i32 used = 0;
    for (i32 i = 0; i < tile_count; ++i) {
        fault.index = i;
        const i32 own = tiles[i].segments;
        Text wrong = own < 0 || own > segment_count - used ? Text("There are fewer segments than the tiles say.") : Text();
        if (wrong.empty()) wrong = judge(tiles[i], segments + used, rows[i]);
        for (i32 k = 0; wrong.empty() && k < i; ++k)
            if (Text(rows[k].name) == Text(rows[i].name)) wrong = "A tile of that name stands before.";
        if (!wrong.empty()) return code(fault.set(Status::format, Reason::none, wrong));
        used += own;
    }
    fault.index = -1;
    return used == segment_count ? BASTIDE_OK
                                 : code(fault.set(Status::format, Reason::none, "There are more segments than the tiles say."));
}

}  // namespace

bastide_status bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem, bastide_error* error,
                                     bastide_tileset** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    Memory memory;
    if (!utf8 || len < -1 || !read_memory(mem, memory)) {
        fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
        return tell(fault, error);
    }
    const i32 status = parse(len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)), memory, fault, out);
    return status == BASTIDE_OK ? status : tell(fault, error);
}

bastide_status bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count, const bastide_segment_def* segments,
                                     int32_t segment_count, const bastide_allocator* mem, bastide_error* error,
                                     bastide_tileset** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
    Memory memory;
    const bool counts = tile_count >= 1 && tile_count <= static_cast<i32>(kMostTileTypes) && segment_count >= 0;
    if (!tiles || !counts || (segment_count > 0 && !segments) || !read_memory(mem, memory)) return tell(fault, error);
    TileRow* rows = nullptr;
    bastide_tileset* set = make_set(memory, static_cast<u32>(tile_count), rows);
    if (!set) {
        fault.set(Status::memory, Reason::none, "No memory for the set.");
        return tell(fault, error);
    }
    if (build(tiles, tile_count, segments, segment_count, rows, fault) != BASTIDE_OK) {
        bastide_tileset_destroy(set);
        return tell(fault, error);
    }
    set->set.fingerprint = fingerprint_of(rows, static_cast<u32>(tile_count));
    *out = set;
    return BASTIDE_OK;
}

int32_t bastide_tileset_text(const bastide_tileset* set, char* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    for (u32 i = 0; i < set->set.count; ++i) {
        write_tile(set->set.rows[i], text);
        text.put('\n');
    }
    return text_length(text);
}

int32_t bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < cap && i < static_cast<i32>(set->set.count); ++i)
        widen_tile(set->set.rows[i], i, set->set.rows[i].count, out[i]);
    return count_of(set->set.count);
}

int32_t bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, bastide_segment_def* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (tile < 0 || tile >= static_cast<i32>(set->set.count)) return BASTIDE_E_ABSENT;
    const TileRow& row = set->set.rows[tile];
    for (i32 i = 0; i < cap && i < row.parts; ++i) widen_segment(row.part[i], out[i]);
    return row.parts;
}

void bastide_tileset_destroy(bastide_tileset* set)
{
    if (!set) return;
    const Memory memory = set->memory;
    memory.give_back(set, set->bytes);
}
