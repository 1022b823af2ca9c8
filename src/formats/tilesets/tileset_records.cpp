// SPDX-License-Identifier: MIT
#include "formats/tilesets/tileset_records.hpp"

#include "game/records.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

/// A field of a record with its name and legal range. Masks are compared as unsigned.
struct Range {
    const char* field;
    i64 value;
    i64 least;
    i64 most;
};

/// Names the segment of the tile that a sentence is about; -1 is the tile itself.
void put_subject(i32 segment, TextWriter& out) noexcept
{
    if (segment >= 0) out.put("Segment ").put_number(segment).put(": ");
}

bool refuse_disagreement(i32 segment, const char* field, Fault& fault) noexcept
{
    refuse_tile(fault, "");
    TextWriter out(fault.text, sizeof fault.text);
    put_subject(segment, out);
    out.put(field).put(" does not agree with the rest of the tile.");
    return false;
}

template <u32 N>
bool are_within(const Range (&ranges)[N], i32 segment, Fault& fault) noexcept
{
    for (const Range& range : ranges) {
        if (range.value >= range.least && range.value <= range.most) continue;
        refuse_tile(fault, "");
        TextWriter out(fault.text, sizeof fault.text);
        put_subject(segment, out);
        out.put(range.field).put(" must be from ").put_number(range.least).put(" to ").put_number(range.most);
        out.put(", not ").put_number(range.value).put('.');
        return false;
    }
    return true;
}

bool refuse_unknown_mark(i32 segment, i32 mark, Fault& fault) noexcept
{
    refuse_tile(fault, "");
    TextWriter out(fault.text, sizeof fault.text);
    put_subject(segment, out);
    out.put("marks has bit ").put_number(mark).put(", but there is no mark with this number.");
    return false;
}

/// The marks of a segment, or with -1 those of the tile. That of a pennant repeats the number of pennants and may be missing.
bool narrow_marks(u64 marks, i32 segment, TileDef& out, Fault& fault) noexcept
{
    constexpr u64 kPennant = u64{1} << BASTIDE_MARK_PENNANT;
    if ((marks & kPennant) && (segment < 0 || out.segment[segment].pennants == 0))
        return refuse_disagreement(segment, "marks", fault);
    for (i32 mark = 0; mark < kMarks; ++mark) {
        if (!((marks & ~kPennant) >> mark & 1)) continue;
        if (!words(BASTIDE_VOCABULARY_MARK).has(mark)) return refuse_unknown_mark(segment, mark, fault);
        if (!insert_mark(out, {static_cast<Mark>(mark), segment < 0 ? kWholeTile : static_cast<u8>(segment)}))
            return refuse_tile(fault, "A tile has at most 4 marks.");
    }
    return true;
}

/// A mask of segments may name only segments that the tile has.
bool narrow_segment(const bastide_segment_def& in, i32 segment, TileDef& def, Fault& fault) noexcept
{
    const i64 all = (i64{1} << def.segments) - 1;
    Segment& out = def.segment[segment];
    // no tile shows a castle
    const i64 greatest_kind = in.kind > BASTIDE_SEGMENT_CASTLE ? BASTIDE_SEGMENT_HUT : BASTIDE_SEGMENT_RIVER;
    const bool sane = are_within({{"kind", in.kind, 1, greatest_kind},
                                  {"pennants", in.pennants, 0, 2},
                                  {"ports", in.ports, 0, 0xFFF},
                                  {"borders", in.borders, 0, all},
                                  {"crosses", in.crosses, 0, all},
                                  {"road_end", in.road_end, 0, BASTIDE_ROAD_END_OPEN},
                                  {"meets", in.meets, 0, all},
                                  {"walls", in.walls, 0, all},
                                  {"near_side", in.near_side, -1, kNearMiddle - 1},
                                  {"corners", in.corners, 0, 0xF},
                                  {"flags", in.flags, 0, BASTIDE_SEGMENT_FLAG_BUSH}},
                                 segment, fault);
    if (!sane) return false;
    out.kind = static_cast<SegmentKind>(in.kind);
    out.pennants = static_cast<u8>(in.pennants);
    out.end = static_cast<RoadEnd>(in.road_end);
    out.near_side = static_cast<u8>(in.near_side + 1);
    out.ports = static_cast<PortMask>(in.ports);
    out.borders = static_cast<u16>(in.borders);
    out.crosses = static_cast<u16>(in.crosses);
    out.meets = static_cast<u16>(in.meets);
    out.walls = static_cast<u16>(in.walls);
    out.corners = static_cast<u8>(in.corners);
    out.bush = in.flags & BASTIDE_SEGMENT_FLAG_BUSH ? 1 : 0;
    return narrow_marks(in.marks, segment, def, fault);
}

/// A name must be terminated inside its field and have only characters that text can express.
bool is_name(const char (&name)[16]) noexcept
{
    u32 size = 0;
    while (size < sizeof name && is_name_letter(name[size])) ++size;
    return size > 0 && size < sizeof name && name[size] == '\0';
}

/// Exactly the wild tiles have wild sides.
bool narrow_sides(const bastide_tile_def& in, TileDef& out, Fault& fault) noexcept
{
    for (int side = 0; side < kSides; ++side) {
        if ((in.sides[side] == BASTIDE_SIDE_WILD) != (out.wild == 1)) return refuse_disagreement(-1, "sides", fault);
        out.sides = static_cast<SideCode>(out.sides | side_from_host(in.sides[side]) << (2 * side));
    }
    return true;
}

bool narrow_tile(const bastide_tile_def& in, TileDef& out, Fault& fault) noexcept
{
    if (!is_name(in.name)) return refuse_tile(fault, "A name must have 1 to 15 letters, digits, _ and -, and then a NUL.");
    if (!are_within({{"count", in.count, 1, 1000},
                     {"flags", in.flags, 0, BASTIDE_TILE_FLAG_START | BASTIDE_TILE_FLAG_WILD},
                     {"sides[0]", in.sides[0], 1, BASTIDE_SIDE_RIVER},
                     {"sides[1]", in.sides[1], 1, BASTIDE_SIDE_RIVER},
                     {"sides[2]", in.sides[2], 1, BASTIDE_SIDE_RIVER},
                     {"sides[3]", in.sides[3], 1, BASTIDE_SIDE_RIVER},
                     {"gardens", in.gardens, 0, smaller(in.count, 255)},
                     {"mark_value", in.mark_value, 0, 0}},
                    -1, fault))
        return false;
    for (u32 i = 0; in.name[i] != '\0'; ++i) out.name[i] = in.name[i];  // bytes after the NUL are ignored
    out.count = static_cast<u16>(in.count);
    out.segments = static_cast<u8>(in.segments);
    out.start = in.flags & BASTIDE_TILE_FLAG_START ? 1 : 0;
    out.wild = in.flags & BASTIDE_TILE_FLAG_WILD ? 1 : 0;
    out.gardens = static_cast<u8>(in.gardens);
    return narrow_sides(in, out, fault) && narrow_marks(in.marks, -1, out, fault);
}

/// The first field of a segment that the text written from all its fields does not reproduce.
const char* first_difference(const Segment& mine, const Segment& read) noexcept
{
    return mine.kind != read.kind             ? "kind"
           : mine.ports != read.ports         ? "ports"
           : mine.pennants != read.pennants   ? "pennants"
           : mine.borders != read.borders     ? "borders"
           : mine.crosses != read.crosses     ? "crosses"
           : mine.end != read.end             ? "road_end"
           : mine.meets != read.meets         ? "meets"
           : mine.walls != read.walls         ? "walls"
           : mine.near_side != read.near_side ? "near_side"
           : mine.corners != read.corners     ? "corners"
           : mine.bush != read.bush           ? "flags"
                                              : nullptr;
}

/// The first field of a segment that its kind does not have, or must have and lacks.
const char* first_misplaced(const TileDef& def, const Segment& mine) noexcept
{
    const bool is_city = mine.kind == SegmentKind::city;
    const bool is_field = mine.kind == SegmentKind::field;
    u16 cities = 0;
    for (int i = 0; i < def.segments; ++i)
        if (def.segment[i].kind == SegmentKind::city) cities = static_cast<u16>(cities | 1 << i);
    const bool is_on_rim = reaches_rim(mine.kind) && !mine.near_side;
    return !is_city && mine.pennants                          ? "pennants"
           : !is_city && mine.corners                         ? "corners"
           : mine.borders & (is_field ? ~cities : ~0)         ? "borders"
           : mine.near_side && (!is_field || mine.ports != 0) ? "near_side"
           : is_on_rim && mine.ports == 0                     ? "ports"
                                                              : nullptr;
}

/// Refuses fields that text cannot express.
bool can_be_written(const TileDef& def, Fault& fault) noexcept
{
    for (int i = 0; i < def.segments; ++i) {
        const char* field = first_misplaced(def, def.segment[i]);
        if (!field) continue;
        return refuse_disagreement(i, field, fault);
    }
    return true;
}

bool agrees_with_text(const TileDef& def, const TileDef& read, Fault& fault) noexcept
{
    for (int i = 0; i < def.segments; ++i) {
        const char* field = first_difference(def.segment[i], read.segment[i]);
        if (!field) continue;
        return refuse_disagreement(i, field, fault);
    }
    return true;
}

/// A sound tile needs less: most of it are 66 words over:r0f11.
constexpr u32 kMaxLine = 2048;

/// Judges a tile type by the rules of text: writes it as a line and reads that.
bool read_as_text(TileDef& def, Fault& fault) noexcept
{
    if (!can_be_written(def, fault)) return false;
    char line[kMaxLine];
    TextWriter text(line, sizeof line);
    write_tile(def, text);
    if (text.size() >= sizeof line) return refuse_tile(fault, "The tile is too large to be written.");
    const TileReading reading = read_tile(Text(line, static_cast<u32>(text.size())), find_mark);
    if (reading.fault != TileFault::none) {
        refuse_tile(fault, "");
        TextWriter out(fault.text, sizeof fault.text);
        write_fault(reading, out);
        return false;
    }
    if (!agrees_with_text(def, reading.def, fault)) return false;
    def = reading.def;
    return true;
}

bool read_tile_record(const bastide_tile_def& tile, const bastide_segment_def* segments, TileDef& def, Fault& fault) noexcept
{
    if (!narrow_tile(tile, def, fault)) return false;
    for (i32 i = 0; i < tile.segments; ++i)
        if (!narrow_segment(segments[i], i, def, fault)) return false;
    return read_as_text(def, fault);
}

}  // namespace

bool read_tiles(const TileRecords& records, TileDef* defs, Fault& fault) noexcept
{
    i32 used = 0;
    for (i32 i = 0; i < records.tile_count; ++i) {
        const bastide_tile_def& tile = records.tiles[i];
        fault.index = i;
        if (!are_within({{"segments", tile.segments, 0, kMaxSegments}}, -1, fault)) return false;
        if (tile.segments > records.segment_count - used)
            return refuse_tile(fault, "The tiles need more segments than the call gives.");
        if (!read_tile_record(tile, records.segments + used, defs[i], fault)) return false;
        if (is_named_before(defs, static_cast<u32>(i), defs[i]))
            return refuse_tile(fault, "An earlier tile already has this name.");
        used += tile.segments;
    }
    fault.index = -1;
    return used == records.segment_count || refuse_tile(fault, "The call gives more segments than the tiles need.");
}

}  // namespace bastide
