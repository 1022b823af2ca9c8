// SPDX-License-Identifier: MIT
#include "formats/tilesets/tileset_text.hpp"

#include "vocabulary/names.hpp"

namespace bastide {

namespace {

char letter_of(SegmentKind kind) noexcept
{
    switch (kind) {
        case SegmentKind::city: return 'c';
        case SegmentKind::road: return 'r';
        case SegmentKind::field: return 'f';
        case SegmentKind::monastery: return 'm';
        case SegmentKind::foundation: return 't';
        case SegmentKind::garden: return 'g';
        case SegmentKind::river: return 'i';
        case SegmentKind::abbacy: return 'a';
        case SegmentKind::hut: return 'h';
        default: break;  // printed on no tile
    }
    return '?';
}

}  // namespace

void write_segment_name(const TileDef& def, int segment, TextWriter& out) noexcept
{
    const SegmentKind kind = def.segment[segment].kind;
    out.put(letter_of(kind));
    if (is_single(kind)) return;
    int nth = 0;
    for (int i = 0; i < segment; ++i) nth += def.segment[i].kind == kind;
    out.put_number(nth);
}

bool refuse_tile(Fault& fault, const char* sentence) noexcept
{
    fault.set(Status::format, Reason::none, sentence);
    return false;
}

namespace {

constexpr const char* kSideLetters = "NESW";
constexpr const char* kNearLetters = "NESWM";  // of an enclosed field, M in the middle
constexpr const char* kSideNames[] = {"north", "east", "south", "west"};
constexpr const char* kSideKinds[] = {"field", "road", "city", "river"};
constexpr const char* kEndWords[] = {"", "village:", "gate:", "door:", "base:", "spring:", "open:"};
constexpr const char* kCornerWords[] = {"NW", "NE", "SE", "SW"};

/// Roads first, then the segments at which they end.
void write_segments(const TileDef& def, u16 mask, TextWriter& out) noexcept
{
    for (int roads = 1; roads >= 0; --roads)
        for (int i = 0; i < def.segments; ++i)
            if (((mask >> i) & 1) && (def.segment[i].kind == SegmentKind::road) == (roads == 1)) write_segment_name(def, i, out);
}

void write_segment(const Segment& segment, TextWriter& out) noexcept
{
    out.put(' ').put(letter_of(segment.kind));
    if (is_single(segment.kind)) return;
    out.put(':');
    const bool is_field = segment.kind == SegmentKind::field;
    for (int slot = 0; is_field && slot < 8; ++slot)
        if ((segment.ports >> port_of_slot(slot)) & 1) out.put_number(slot);
    for (int side = 0; !is_field && side < kSides; ++side)
        if ((segment.ports >> middle_port(side)) & 1) out.put(kSideLetters[side]);
    for (int slot = 0; segment.kind == SegmentKind::city && slot < 8; ++slot) {  // its halves of sides that it shares
        const bool has_side = (segment.ports >> middle_port(slot / 2)) & 1;
        if (!has_side && ((segment.ports >> port_of_slot(slot)) & 1)) out.put_number(slot);
    }
    if (is_field && segment.near_side) out.put('@').put(kNearLetters[segment.near_side - 1]);
    if (segment.pennants) out.put('*').put_number(segment.pennants);
    for (int corner = 0; corner < kSides; ++corner)
        if ((segment.corners >> corner) & 1) out.put('^').put(kCornerWords[corner]);
    if (!segment.borders) return;
    out.put('+');
    for (int city = 0; segment.borders >> city; ++city)
        if ((segment.borders >> city) & 1) out.put_number(city);
}

/// Whether a road passes the door of a monastery.
bool passes_door(const TileDef& def, const Segment& road) noexcept
{
    bool has_door = false;
    for (int i = 0; i < def.segments; ++i)
        has_door = has_door || (((road.meets >> i) & 1) && def.segment[i].kind == SegmentKind::monastery);
    return has_door && road.end == RoadEnd::none;
}

/// An end that several roads share is written once, for the first of them; so is a door that they pass.
void write_end(const TileDef& def, int segment, TextWriter& out) noexcept
{
    const Segment& road = def.segment[segment];
    const RoadEnd end = passes_door(def, road) ? RoadEnd::monastery : road.end;
    if (road.kind != SegmentKind::road || end == RoadEnd::none) return;
    for (int i = 0; i < segment; ++i)
        if (((road.meets >> i) & 1) && def.segment[i].kind == SegmentKind::road) return;
    out.put(' ').put(road.bush ? "bush:" : kEndWords[static_cast<int>(end)]);
    write_segments(def, static_cast<u16>(road.meets | 1 << segment), out);
}

/// A city that holds the monastery, where no road leads to the door.
void write_door_in_city(const TileDef& def, int segment, TextWriter& out) noexcept
{
    const u16 meets = def.segment[segment].meets;
    u16 all = 0;
    for (int i = 0; i < def.segments; ++i) {
        if (!((meets >> i) & 1)) continue;
        if (def.segment[i].kind == SegmentKind::monastery) all = static_cast<u16>(1 << i | 1 << segment);
    }
    for (int i = 0; i < def.segments; ++i)
        if (def.segment[i].kind == SegmentKind::road && (def.segment[i].meets & all) == all) return;
    if (def.segment[segment].kind != SegmentKind::city || all == 0) return;
    out.put(' ').put(kEndWords[static_cast<int>(RoadEnd::monastery)]);
    write_segments(def, all, out);
}

void write_pairs(const TileDef& def, int segment, TextWriter& out) noexcept
{
    const Segment& mine = def.segment[segment];
    for (int i = 0; mine.kind == SegmentKind::road && i < def.segments; ++i) {
        if (!((mine.walls >> i) & 1)) continue;
        out.put(" wall:");
        write_segment_name(def, segment, out);
        write_segment_name(def, i, out);
    }
    for (int i = segment + 1; i < def.segments; ++i) {
        if (!((mine.crosses >> i) & 1)) continue;
        out.put(" over:");
        write_segment_name(def, segment, out);
        write_segment_name(def, i, out);
    }
}

void write_marks(const TileDef& def, TextWriter& out) noexcept
{
    for (const PrintedMark& marked : def.marked) {
        if (marked.mark == Mark::none) return;
        out.put(" mark:").put(name_of(BASTIDE_VOCABULARY_MARK, static_cast<i32>(marked.mark)));
        if (marked.segment == kWholeTile) continue;
        out.put(':');
        write_segment_name(def, marked.segment, out);
    }
}

/// Writes a side by its name when all its ports have the same segment; else the road, or one of the two halves.
void write_port(const TileDef& def, int port, TextWriter& out) noexcept
{
    const int side = port / 3;
    const bool is_middle = port == middle_port(side);
    if (!is_middle && side_of(def.sides, side) != SideKind::city)
        out.put("Half-edge ").put_number(2 * side + (port > middle_port(side) ? 1 : 0));
    else
        out.put("The ").put(kSideNames[side]).put(" side");
}

const char* sentence_of(TileFault fault) noexcept
{
    switch (fault) {
        case TileFault::unknown_mark: return "Unknown mark. bastide_word_list(BASTIDE_VOCABULARY_MARK, ...) lists the marks.";
        case TileFault::no_name: return "A tile begins with its name: letters, digits, _ and -.";
        case TileFault::name_too_long: return "A name has at most 15 characters.";
        case TileFault::name_reserved: return "A tile cannot have the name none, because scripts use that word.";
        case TileFault::bad_count: return "After the name comes the number of copies, from 1 to 1000.";
        case TileFault::bad_sides:
            return "After the copies come the sides north, east, south, west, each C, R, F or I, such as CRFR, or **** of a wild "
                   "tile.";
        case TileFault::unknown_word: return "This word is unknown; a segment begins with c:, r:, f: or i:, or is m, t or g.";
        case TileFault::stray_character: return "This character is not expected here; the word should end before it.";
        case TileFault::given_twice: return "The line already says this.";
        case TileFault::bad_side: return "A side is one of N, E, S, W.";
        case TileFault::bad_slot: return "A half-edge is a digit from 0 to 7.";
        case TileFault::bad_near: return "After @ comes the side that the field lies near, N, E, S or W, or M for the middle.";
        case TileFault::bad_pennants: return "A city has 0 to 2 pennants.";
        case TileFault::bad_corner: return "A corner is one of NW, NE, SE, SW.";
        case TileFault::corner_reached: return "The city already reaches this corner.";
        case TileFault::bad_gardens: return "At most 255 copies, and no more than there are, can have a garden.";
        case TileFault::too_many_segments: return "A tile has at most 12 segments.";
        case TileFault::part_order:
            return "Segments must come in the order cities, roads, fields, monastery, foundation, garden, rivers, abbacy, hut.";
        case TileFault::single_twice:
            return "A tile has at most one foundation and one abbacy, and at most one monastery, garden or hut.";
        case TileFault::abbacy_alone: return "An abbacy is part of a monastery, which the tile lacks.";
        case TileFault::border_missing: return "After + come the numbers of cities, such as +0 or +01.";
        case TileFault::border_unknown: return "The tile has no city with this number.";
        case TileFault::no_such_segment: return "No earlier segment has this name; c0 is the first city, r0 the first road.";
        case TileFault::segment_twice: return "This segment is already named here.";
        case TileFault::bad_village:
            return "A village or bush names roads, and cities to whose gates it leads, such as village:r0r1.";
        case TileFault::bad_gate: return "A gate names roads and the one city at which they end, such as gate:r0c0.";
        case TileFault::bad_door: return "A door names roads and the monastery to which it belongs, such as door:r0m.";
        case TileFault::bad_open: return "In the open ends one road alone, such as open:r0.";
        case TileFault::bad_spring: return "A spring names roads and the river that begins there, such as spring:r0i0.";
        case TileFault::bad_base:
            return "A base names roads that end at the foundation, and at most one city on which it leans, such as base:r0r1 or "
                   "base:r0c0.";
        case TileFault::bad_wall: return "A wall names a road that runs through and a city, such as wall:r0c0.";
        case TileFault::bad_over:
            return "Only cities, roads, fields and rivers pass over each other, two at a time, such as over:r0c0.";
        case TileFault::crossing_of_ends:
            return "Of two segments that pass over each other, at least one must reach two sides, unless both are roads.";
        case TileFault::too_many_marks: static_assert(kMaxMarked == 4); return "A tile has at most 4 marks.";
        case TileFault::wild_with_sides:
            return "A wild tile has the sides ****, the word wild and a monastery as its only segment.";
        default: return "?";
    }
}

/// The lines of a text that hold a tile: neither empty nor beginning with #.
class TileLines {
public:
    explicit TileLines(Text text) noexcept : lines_(text) {}

    bool next() noexcept
    {
        while (lines_.next()) {
            const Text line = text();
            indent_ = 0;
            while (indent_ < line.size && is_blank(line[indent_])) ++indent_;
            if (indent_ < line.size && line[indent_] != '#') return true;
        }
        return false;
    }
    /// Without the blanks at its end.
    Text text() const noexcept
    {
        Text line = lines_.text();
        while (line.size > 0 && is_blank(line[line.size - 1])) line = line.first(line.size - 1);
        return line;
    }
    i32 number() const noexcept { return lines_.number(); }
    u32 indent() const noexcept { return indent_; }

private:
    static bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }

    Lines lines_;
    u32 indent_ = 0;
};

}  // namespace

Mark find_mark(Text name) noexcept
{
    const Word word = words(BASTIDE_VOCABULARY_MARK).find(name);
    return word.number == BASTIDE_MARK_PENNANT ? Mark::none : static_cast<Mark>(word.number);
}

bool is_named_before(const TileDef* defs, u32 count, const TileDef& def) noexcept
{
    for (u32 i = 0; i < count; ++i)
        if (Text(defs[i].name) == Text(def.name)) return true;
    return false;
}

void write_tile(const TileDef& def, TextWriter& out) noexcept
{
    out.put(def.name).put(' ').put_number(def.count).put(' ');
    for (int side = 0; side < kSides; ++side) out.put(def.wild ? '*' : "FRCI"[static_cast<int>(side_of(def.sides, side))]);
    if (def.start) out.put(" start");
    if (def.wild) out.put(" wild");
    for (int i = 0; i < def.segments; ++i) write_segment(def.segment[i], out);
    for (int i = 0; i < def.segments; ++i) {
        write_end(def, i, out);
        write_door_in_city(def, i, out);
    }
    for (int i = 0; i < def.segments; ++i) write_pairs(def, i, out);
    write_marks(def, out);
    if (def.gardens) out.put(" garden:").put_number(def.gardens);
}

void write_fault(const TileReading& reading, TextWriter& out) noexcept
{
    const TileDef& def = reading.def;
    switch (reading.fault) {
        case TileFault::port_claimed_twice:
            write_port(def, reading.port, out);
            out.put(" already belongs to ");
            write_segment_name(def, reading.segment, out);
            out.put('.');
            return;
        case TileFault::port_unclaimed:
            write_port(def, reading.port, out);
            out.put(" belongs to no segment.");
            return;
        case TileFault::side_contradicted:
            out.put("This segment cannot reach the ").put(kSideNames[reading.port / 3]).put(" side, which is ");
            out.put(kSideKinds[static_cast<int>(side_of(def.sides, reading.port / 3))]).put('.');
            return;
        case TileFault::crossing_not_given:
            write_segment_name(def, reading.segment, out);
            out.put(" and ");
            write_segment_name(def, reading.other, out);
            out.put(" cross: split one of them in two, or add over:");
            write_segment_name(def, reading.other, out);
            write_segment_name(def, reading.segment, out);
            out.put('.');
            return;
        case TileFault::border_not_given:
            write_segment_name(def, reading.segment, out);
            out.put(" lies beside ");
            write_segment_name(def, reading.other, out);
            out.put(", so it meets its wall: add +").put_number(reading.other).put('.');
            return;
        case TileFault::end_twice:
            write_segment_name(def, reading.segment, out);
            out.put(" already has an end.");
            return;
        case TileFault::end_missing:
            write_segment_name(def, reading.segment, out);
            out.put(" reaches one side only, so it needs an end: a village, bush, gate, door, base, spring or open.");
            return;
        case TileFault::end_needless:
            write_segment_name(def, reading.segment, out);
            out.put(" reaches more than one side, so it runs through and cannot have an end.");
            return;
        default: out.put(sentence_of(reading.fault));
    }
}

bool names_no_tile(Text text) noexcept
{
    TileLines lines(text);
    return lines.next() && lines.text().from(lines.indent()) == Text(kNoTile) && !lines.next();
}

u32 count_tiles(Text text) noexcept
{
    u32 count = 0;
    for (TileLines lines(text); lines.next();) ++count;
    return count;
}

bool read_tiles(Text text, TileDef* defs, u32 capacity, Fault& fault) noexcept
{
    TileLines lines(text);
    for (u32 count = 0; lines.next(); ++count) {
        fault.line = lines.number();
        fault.column = static_cast<i32>(lines.indent() + 1);
        fault.index = static_cast<i32>(count);
        if (count == capacity) return refuse_tile(fault, "A set has at most 1000 tile types.");
        const TileReading reading = read_tile(lines.text(), find_mark);
        if (reading.fault != TileFault::none) {
            fault.column = static_cast<i32>(reading.column);
            refuse_tile(fault, "");
            TextWriter out(fault.text, sizeof fault.text);
            write_fault(reading, out);
            return false;
        }
        if (is_named_before(defs, count, reading.def)) return refuse_tile(fault, "An earlier tile already has this name.");
        defs[count] = reading.def;
    }
    return true;
}

}  // namespace bastide
