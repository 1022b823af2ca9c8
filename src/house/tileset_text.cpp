// SPDX-License-Identifier: MIT
#include "house/tileset_text.hpp"

namespace bastide {

Text sentence_of(TileFault fault) noexcept
{
    switch (fault) {
        case TileFault::none: return "Nothing is wrong.";
        case TileFault::no_name: return "A tile begins with its name: letters, digits, _ and -.";
        case TileFault::name_too_long: return "A name has at most 15 characters.";
        case TileFault::bad_count: return "After the name comes the number of copies, 1 to 1000.";
        case TileFault::bad_sides: return "After the copies come four sides N E S W, each C, R or F.";
        case TileFault::unknown_word: return "This word is not known.";
        case TileFault::bad_side: return "A side is one of N, E, S, W.";
        case TileFault::bad_slot: return "A half-edge is a digit from 0 to 7.";
        case TileFault::bad_number: return "A small number is expected here.";
        case TileFault::bad_corner: return "A corner is one of NW, NE, SE, SW.";
        case TileFault::too_many_parts: return "A tile has at most 12 segments.";
        case TileFault::part_order: return "Segments come in the order cities, roads, fields, monastery, foundation.";
        case TileFault::port_claimed_twice: return "This part of the rim belongs to another segment already.";
        case TileFault::port_unclaimed: return "A part of the rim belongs to no segment.";
        case TileFault::side_contradicted: return "The side does not show that.";
        case TileFault::no_such_segment: return "The tile has no such segment.";
        case TileFault::bad_join: return "These segments cannot meet like that.";
        case TileFault::end_missing: return "A road with one side must end somewhere, one with more must not.";
        case TileFault::end_twice: return "This road ends somewhere already.";
        case TileFault::border_unknown: return "The tile has no city of that number.";
        case TileFault::wild_with_sides: return "A wild tile has the sides **** and a monastery, nothing else.";
        case TileFault::single_twice: return "A tile has one monastery and one foundation at most.";
    }
    return "?";
}

namespace {

constexpr const char* kSideLetters = "NESW";
constexpr const char* kCornerWords[] = {"NW", "NE", "SE", "SW"};

char letter_of(SegmentKind kind) noexcept
{
    switch (kind) {
        case SegmentKind::city: return 'c';
        case SegmentKind::road: return 'r';
        case SegmentKind::field: return 'f';
        case SegmentKind::monastery: return 'm';
        default: return 't';
    }
}

void write_segment(const TileRow& row, int part, TextWriter& out) noexcept
{
    out.put(letter_of(row.part[part].kind));
    if (is_single(row.part[part].kind)) return;
    int nth = 0;
    for (int i = 0; i < part; ++i) nth += row.part[i].kind == row.part[part].kind;
    out.put_number(nth);
}

void write_segments(const TileRow& row, u16 mask, TextWriter& out) noexcept
{
    for (int i = 0; i < row.parts; ++i)
        if ((mask >> i) & 1) write_segment(row, i, out);
}

void write_part(const Part& part, TextWriter& out) noexcept
{
    out.put(' ').put(letter_of(part.kind));
    if (is_single(part.kind)) return;
    out.put(':');
    const bool is_field = part.kind == SegmentKind::field;
    for (int slot = 0; is_field && slot < 8; ++slot)
        if ((part.ports >> port_of_slot(slot)) & 1) out.put_number(slot);
    for (int side = 0; !is_field && side < kSides; ++side)
        if ((part.ports >> middle_port(side)) & 1) out.put(kSideLetters[side]);
    if (is_field && part.near_side) out.put('@').put(kSideLetters[part.near_side - 1]);
    if (part.pennants) out.put('*').put_number(part.pennants);
    for (int corner = 0; corner < kSides; ++corner)
        if ((part.corners >> corner) & 1) out.put('^').put(kCornerWords[corner]);
    if (!part.borders) return;
    out.put('+');
    for (int city = 0; part.borders >> city; ++city)
        if ((part.borders >> city) & 1) out.put_number(city);
}

/// Joins are told once, by the first road that belongs to them.
void write_end(const TileRow& row, int part, TextWriter& out) noexcept
{
    const Part& road = row.part[part];
    if (road.kind != SegmentKind::road || road.end == RoadEnd::none) return;
    for (int i = 0; i < part; ++i)
        if (((road.meets >> i) & 1) && row.part[i].kind == SegmentKind::road) return;
    constexpr const char* kWords[] = {"", "village:", "gate:", "door:", "base:"};
    out.put(' ').put(road.bush ? "bush:" : kWords[static_cast<int>(road.end)]);
    write_segments(row, static_cast<u16>(road.meets | 1 << part), out);
}

void write_pairs(const TileRow& row, int part, TextWriter& out) noexcept
{
    const Part& mine = row.part[part];
    for (int i = 0; mine.kind == SegmentKind::road && i < row.parts; ++i) {
        if (!((mine.walls >> i) & 1)) continue;
        out.put(" wall:");
        write_segment(row, part, out);
        write_segment(row, i, out);
    }
    for (int i = part + 1; i < row.parts; ++i) {
        if (!((mine.crosses >> i) & 1)) continue;
        out.put(" over:");
        write_segment(row, part, out);
        write_segment(row, i, out);
    }
}

bool is_named_before(const TileRow* rows, u32 count, const TileRow& row) noexcept
{
    for (u32 i = 0; i < count; ++i)
        if (Text(rows[i].name) == Text(row.name)) return true;
    return false;
}

}  // namespace

void write_tile(const TileRow& row, TextWriter& out) noexcept
{
    out.put(row.name).put(' ').put_number(row.count).put(' ');
    for (int side = 0; side < kSides; ++side) out.put("FRC*"[static_cast<int>(side_of(row.sides, side))]);
    if (row.start) out.put(" start");
    if (row.wild) out.put(" wild");
    for (int i = 0; i < row.parts; ++i) write_part(row.part[i], out);
    for (int i = 0; i < row.parts; ++i) write_end(row, i, out);
    for (int i = 0; i < row.parts; ++i) write_pairs(row, i, out);
    if (row.gardens) out.put(" garden:").put_number(row.gardens);
}

i32 read_tiles(Text text, TileRow* rows, u32 room, Fault& fault) noexcept
{
    u32 count = 0;
    u32 at = 0;
    for (i32 line = 1; at < text.size; ++line) {
        const u32 from = at;
        while (at < text.size && text[at] != '\n') ++at;
        u32 end = at++;
        while (end > from && (text[end - 1] == '\r' || text[end - 1] == ' ')) --end;
        const Text one(text.data + from, end - from);
        u32 first = 0;
        while (first < one.size && one[first] == ' ') ++first;
        if (first == one.size || one[first] == '#') continue;
        const TileReading reading = read_tile(one);
        fault.line = line;
        fault.column = static_cast<i32>(reading.column);
        fault.index = static_cast<i32>(count);
        if (reading.fault != TileFault::none) {
            fault.set(Status::format, Reason::none, sentence_of(reading.fault));
            return -1;
        }
        fault.column = static_cast<i32>(first + 1);
        if (reading.row.wild || count == kMostTileTypes || is_named_before(rows, smaller(count, room), reading.row)) {
            fault.set(Status::format, Reason::none,
                      reading.row.wild          ? "Wild tiles belong to a box; a host's tiles are drawn."
                      : count == kMostTileTypes ? "A set has at most 1000 tile types."
                                                : "A tile of that name stands before.");
            return -1;
        }
        if (count < room) rows[count] = reading.row;
        ++count;
    }
    return static_cast<i32>(count);
}

}  // namespace bastide
