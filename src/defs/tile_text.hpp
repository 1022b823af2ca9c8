// SPDX-License-Identifier: MIT
// The reader of tiles as text, one tile per line. It runs in the compiler for the built-in sets and at run time for a host's
// sets. It refuses a line that claims a port twice, leaves a port unclaimed or contradicts its sides, and names the column
// (tile_fault.hpp).
//
//   line      name count sides word*                "D 4 CRFR start c:N r:EW f:27+0 f:3456"
//   sides     N E S W as C, R, F, I (a river); or **** for a wild tile
//   word      c:SIDES[SLOTS][*pennants][^CORNER]... a city; a slot: its half of a side that it shares with another city
//                                                   or with a field; ^ names a tile corner its wall also reaches
//             r:SIDES                               a road
//             f:SLOTS[+cities]   f:@SIDE+cities     a field by its half-edge slots 0..7 and the cities it borders; @ enclosed,
//                                                   near a side or in the middle, @M
//             m                                     a monastery
//             t                                     a tower foundation
//             g  h                                  a garden; a hut
//             a                                     an abbacy, on a tile with a monastery
//             i:SIDES                               a river
//             village: gate: door: base: SEGMENTS   roads that end at houses, a gate, a monastery door, a foundation; a village
//                                                   also names the cities to whose gates it leads; a road may also pass a door,
//                                                   and a city may hold the monastery
//             spring:SEGMENTS                       roads that end at the spring of a river
//             open:SEGMENTS                         a road that ends at nothing, or at a thing in the middle that is no
//                                                   segment, and the cities and the passing road that reach that thing
//             bush:SEGMENTS                         a village drawn with bushes
//             wall:rNcN                             a passing road that touches a city wall
//             over:AB                               A passes over or under B
//             mark:NAME[:SEGMENT]                   a mark on this segment, or on the tile
//             start  wild (held in hand, fits any neighbours)  garden:N
//   segments  c0 r1 f2 m t g i0 a h, joined without spaces; cities first, then roads, fields, monastery, foundation, garden,
//             rivers, abbacy, hut
//
// Which marks there are is for the caller to say: names belong to the vocabulary.
#pragma once

#include "common/text.hpp"
#include "defs/tile_fault.hpp"

namespace bastide {

/// The kind of segment that a letter names; none for other letters.
constexpr SegmentKind kind_of_letter(char c) noexcept
{
    return c == 'c'   ? SegmentKind::city
           : c == 'r' ? SegmentKind::road
           : c == 'f' ? SegmentKind::field
           : c == 'm' ? SegmentKind::monastery
           : c == 't' ? SegmentKind::foundation
           : c == 'g' ? SegmentKind::garden
           : c == 'i' ? SegmentKind::river
           : c == 'a' ? SegmentKind::abbacy
           : c == 'h' ? SegmentKind::hut
                      : SegmentKind::none;
}

/// The index on the tile of the n-th segment of a kind, n from 0; -1 if there is none.
constexpr int find_segment(const TileDef& def, SegmentKind kind, int n) noexcept
{
    for (int i = 0; i < def.segments && n >= 0; ++i)
        if (def.segment[i].kind == kind && n-- == 0) return i;
    return -1;
}

/// The side code of a wild tile. No rule reads it, because TileDef::wild is checked first.
inline constexpr SideCode kWildSides = 0xFF;

/// The mark with this name; Mark::none if there is none.
using FindMark = Mark (*)(Text name);

/// Marks in the order of their numbers, then of the segments, the tile last: tiles with the same marks have equal definitions.
/// Returns false when the tile has the mark already or has no place left.
constexpr bool insert_mark(TileDef& def, PrintedMark mark) noexcept
{
    const auto rank = [](PrintedMark one) { return static_cast<int>(one.mark) << 8 | one.segment; };
    int at = 0;
    while (at < kMaxMarked && def.marked[at].mark != Mark::none && rank(def.marked[at]) < rank(mark)) ++at;
    if (def.marked[kMaxMarked - 1].mark != Mark::none || rank(def.marked[at]) == rank(mark)) return false;
    for (int i = kMaxMarked - 1; i > at; --i) def.marked[i] = def.marked[i - 1];
    def.marked[at] = mark;
    return true;
}

class TileReader {
public:
    constexpr TileReader(Text line, FindMark find_mark) noexcept : line_(line), find_mark_(find_mark) {}

    constexpr TileReading read() noexcept
    {
        read_name();
        read_count();
        read_sides();
        while (ok() && skip_blanks()) read_word();
        if (ok()) check_tile();
        return reading_;
    }

private:
    constexpr bool ok() const noexcept { return reading_.fault == TileFault::none; }
    constexpr TileDef& def() noexcept { return reading_.def; }
    constexpr const Segment& segment(int i) const noexcept { return reading_.def.segment[i]; }

    constexpr void fail(TileFault fault) noexcept { fail(fault, at_); }
    constexpr void fail(TileFault fault, u32 at, int port = 0, int segment = 0, int other = 0) noexcept
    {
        if (!ok()) return;
        reading_.fault = fault;
        reading_.port = static_cast<u8>(port);
        reading_.segment = static_cast<u8>(segment);
        reading_.other = static_cast<u8>(other);
        reading_.column = at + 1;
    }

    static constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }
    constexpr bool at_end() const noexcept { return at_ >= line_.size; }
    constexpr bool at_blank() const noexcept { return at_end() || is_blank(line_[at_]); }
    constexpr char peek() const noexcept { return at_end() ? '\0' : line_[at_]; }
    constexpr bool consume(char c) noexcept
    {
        if (at_end() || line_[at_] != c) return false;
        ++at_;
        return true;
    }
    constexpr bool consume(Text word) noexcept
    {
        for (u32 i = 0; i < word.size; ++i)
            if (at_ + i >= line_.size || line_[at_ + i] != word[i]) return false;
        at_ += word.size;
        return true;
    }
    /// Consumes a word if a blank or the end of the line follows it; else consumes nothing.
    constexpr bool consume_word(Text word) noexcept
    {
        const u32 at = at_;
        if (consume(word) && at_blank()) return true;
        at_ = at;
        return false;
    }
    constexpr bool skip_blanks() noexcept
    {
        while (!at_end() && is_blank(line_[at_])) ++at_;
        return !at_end();
    }

    constexpr void read_name() noexcept
    {
        skip_blanks();
        const u32 at = at_;
        u32 n = 0;
        for (; is_name_letter(peek()); ++at_, ++n) {
            if (n + 1 >= sizeof def().name) return fail(TileFault::name_too_long, at);
            def().name[n] = peek();
        }
        if (n == 0 || !at_blank()) return fail(TileFault::no_name);
        if (Text(def().name) == Text("none")) fail(TileFault::name_reserved, at);
    }

    constexpr void read_count() noexcept
    {
        if (!ok()) return;
        skip_blanks();
        const u32 at = at_;
        const int count = read_number(1000);
        if (count < 1 || !at_blank()) return fail(TileFault::bad_count, at);
        def().count = static_cast<u16>(count);
    }

    constexpr int read_number(int most) noexcept
    {
        if (!is_digit(peek())) return -1;
        int value = 0;
        for (; is_digit(peek()); ++at_) {
            value = value * 10 + (peek() - '0');
            if (value > most) return -1;
        }
        return value;
    }

    constexpr void read_sides() noexcept
    {
        if (!ok()) return;
        skip_blanks();
        sides_at_ = at_;
        if (consume("****")) {
            def().sides = kWildSides;
            has_wild_sides_ = true;
        } else {
            for (int side = 0; side < kSides; ++side, ++at_) read_side(side);
        }
        if (ok() && !at_blank()) fail(TileFault::bad_sides);
    }

    constexpr void read_side(int side) noexcept
    {
        const char c = peek();
        if (c != 'C' && c != 'R' && c != 'F' && c != 'I') return fail(TileFault::bad_sides);
        const SideKind kind = c == 'C'   ? SideKind::city
                              : c == 'R' ? SideKind::road
                              : c == 'F' ? SideKind::field
                                         : SideKind::river;
        def().sides = static_cast<SideCode>(def().sides | static_cast<int>(kind) << (2 * side));
    }

    constexpr void read_word() noexcept
    {
        if (consume("c:"))
            read_city();
        else if (consume("r:"))
            read_passage(SegmentKind::road, SideKind::road);
        else if (consume("i:"))
            read_passage(SegmentKind::river, SideKind::river);
        else if (consume("f:"))
            read_field();
        else if (consume("village:"))
            read_end(RoadEnd::village, false);
        else if (consume("bush:"))
            read_end(RoadEnd::village, true);
        else if (consume("gate:"))
            read_end(RoadEnd::gate, false);
        else if (consume("door:"))
            read_end(RoadEnd::monastery, false);
        else if (consume("base:"))
            read_end(RoadEnd::foundation, false);
        else if (consume("spring:"))
            read_end(RoadEnd::spring, false);
        else if (consume("open:"))
            read_end(RoadEnd::open, false);
        else if (consume("wall:"))
            read_wall();
        else if (consume("over:"))
            read_crossing();
        else if (consume("mark:"))
            read_mark();
        else
            read_plain_word();
        if (ok() && !at_blank()) fail(TileFault::stray_character);
    }

    constexpr void read_plain_word() noexcept
    {
        const u32 at = at_;
        if (consume("garden:"))
            read_gardens(at);
        else if (consume_word("start"))
            set_once(def().start, at);
        else if (consume_word("wild"))
            set_once(def().wild, at);
        else if (consume_word("m"))
            add_segment(SegmentKind::monastery, at);
        else if (consume_word("t"))
            add_segment(SegmentKind::foundation, at);
        else if (consume_word("g"))
            add_segment(SegmentKind::garden, at);
        else if (consume_word("a"))
            add_segment(SegmentKind::abbacy, at);
        else if (consume_word("h"))
            add_segment(SegmentKind::hut, at);
        else
            fail(TileFault::unknown_word, at);
    }

    constexpr void set_once(u8& flag, u32 at) noexcept
    {
        if (flag) return fail(TileFault::given_twice, at);
        flag = 1;
    }

    constexpr Segment* add_segment(SegmentKind kind, u32 at) noexcept
    {
        const int before = def().segments;
        const SegmentKind last = before > 0 ? segment(before - 1).kind : SegmentKind::none;
        const bool is_second = (is_single(kind) && last == kind) || (counts_cells_around(kind) && counts_around_);
        const TileFault fault = is_second                ? TileFault::single_twice
                                : last > kind            ? TileFault::part_order
                                : before == kMaxSegments ? TileFault::too_many_segments
                                                         : TileFault::none;
        if (fault != TileFault::none) {
            fail(fault, at);
            return nullptr;
        }
        segment_at_[before] = at;
        counts_around_ = counts_around_ || counts_cells_around(kind);
        Segment& added = def().segment[def().segments++];
        added.kind = kind;
        return &added;
    }

    constexpr void claim_port(Segment& mine, int port, u32 at) noexcept
    {
        for (int i = 0; i < def().segments; ++i)
            if ((segment(i).ports >> port) & 1) return fail(TileFault::port_claimed_twice, at, port, i);
        mine.ports = static_cast<PortMask>(mine.ports | 1 << port);
    }

    static constexpr int side_letter(char c) noexcept { return c == 'N' ? 0 : c == 'E' ? 1 : c == 'S' ? 2 : c == 'W' ? 3 : -1; }

    constexpr void read_city() noexcept
    {
        Segment* city = add_segment(SegmentKind::city, at_ - 2);
        if (!city) return;
        int sides = 0;
        for (; side_letter(peek()) >= 0 && ok(); ++at_, ++sides) {
            const int side = side_letter(peek());
            if (side_of(def().sides, side) != SideKind::city) return fail_contradiction(middle_port(side));
            for (int p = 0; p < 3 && ok(); ++p) claim_port(*city, 3 * side + p, at_);
        }
        for (; is_digit(peek()) && ok(); ++at_, ++sides) claim_half(*city, peek() - '0');
        if (ok() && sides == 0) return fail(TileFault::bad_side);
        if (ok() && consume('*')) {
            const u32 at = at_;
            const int pennants = read_number(2);
            if (pennants < 0) return fail(TileFault::bad_pennants, at);
            city->pennants = static_cast<u8>(pennants);
        }
        while (ok() && consume('^')) read_corner(*city);
    }

    /// Claims half of a side, which a city shares with another one or with a field. No segment has the middle port of such a
    /// side.
    constexpr void claim_half(Segment& city, int slot) noexcept
    {
        if (slot > 7) return fail(TileFault::bad_slot);
        if (side_of(def().sides, slot / 2) != SideKind::city) return fail_contradiction(port_of_slot(slot));
        claim_port(city, port_of_slot(slot), at_);
    }

    /// Reads a corner that the city wall reaches and that is no end of one of the city's sides. Side k ends at the corners k and
    /// k + 1, clockwise from NW.
    constexpr void read_corner(Segment& city) noexcept
    {
        const u32 at = at_;
        const int corner = consume("NW") ? 0 : consume("NE") ? 1 : consume("SE") ? 2 : consume("SW") ? 3 : -1;
        if (corner < 0) return fail(TileFault::bad_corner);
        const int sides = 1 << middle_port(corner) | 1 << middle_port((corner + 3) % kSides);
        if ((city.ports & sides) || ((city.corners >> corner) & 1)) return fail(TileFault::corner_reached, at);
        city.corners = static_cast<u8>(city.corners | 1 << corner);
    }

    constexpr void fail_contradiction(int port) noexcept
    {
        if (has_wild_sides_) return fail(TileFault::wild_with_sides, sides_at_);
        fail(TileFault::side_contradicted, at_, port);
    }

    /// Reads a road or a river. Both reach their sides at the middle port.
    constexpr void read_passage(SegmentKind kind, SideKind shows) noexcept
    {
        Segment* passage = add_segment(kind, at_ - 2);
        if (!passage) return;
        int sides = 0;
        for (; side_letter(peek()) >= 0 && ok(); ++at_, ++sides) {
            const int side = side_letter(peek());
            if (side_of(def().sides, side) != shows) return fail_contradiction(middle_port(side));
            claim_port(*passage, middle_port(side), at_);
        }
        if (ok() && sides == 0) fail(TileFault::bad_side);
    }

    constexpr void read_field() noexcept
    {
        Segment* field = add_segment(SegmentKind::field, at_ - 2);
        if (!field) return;
        if (consume('@')) {
            const int side = side_letter(peek());
            if (side < 0 && peek() != 'M') return fail(TileFault::bad_near);
            ++at_;
            field->near_side = side < 0 ? kNearMiddle : static_cast<u8>(side + 1);
        } else {
            read_slots(*field);
        }
        if (ok() && consume('+')) read_borders(*field);
    }

    constexpr void read_slots(Segment& field) noexcept
    {
        int slots = 0;
        for (; is_digit(peek()) && ok(); ++at_, ++slots) {
            const int slot = peek() - '0';
            if (slot > 7) return fail(TileFault::bad_slot);
            if (side_of(def().sides, slot / 2) == SideKind::city && !is_beside_half_city(slot))
                return fail_contradiction(port_of_slot(slot));
            claim_port(field, port_of_slot(slot), at_);
        }
        if (ok() && slots == 0) fail(TileFault::bad_slot);
    }

    /// Whether a city, which all stand before the fields, has the other half of a side and not its middle.
    constexpr bool is_beside_half_city(int slot) const noexcept
    {
        const int half = 1 << port_of_slot(slot ^ 1);
        const int middle = 1 << middle_port(slot / 2);
        for (int i = 0; i < reading_.def.segments; ++i)
            if (segment(i).kind == SegmentKind::city && (segment(i).ports & (half | middle)) == half) return true;
        return false;
    }

    constexpr void read_borders(Segment& field) noexcept
    {
        if (!is_digit(peek())) return fail(TileFault::border_missing);
        for (; is_digit(peek()); ++at_) {
            const int city = peek() - '0';
            if (city >= def().segments || segment(city).kind != SegmentKind::city) return fail(TileFault::border_unknown);
            if ((field.borders >> city) & 1) return fail(TileFault::segment_twice);
            field.borders = static_cast<u16>(field.borders | 1 << city);
        }
    }

    /// Reads the name of a segment and returns its index; -1 and a fault if the tile has no such segment.
    constexpr int read_segment() noexcept
    {
        const u32 at = at_;
        const SegmentKind kind = kind_of_letter(peek());
        if (kind == SegmentKind::none) {
            fail(TileFault::no_such_segment, at);
            return -1;
        }
        ++at_;
        const int i = find_segment(def(), kind, is_single(kind) ? 0 : read_number(kMaxSegments));
        if (i >= 0) return i;
        fail(TileFault::no_such_segment, at);
        return -1;
    }

    /// Reads roads that end together, and the city or monastery at which they end, or the cities to which a village leads. Links:
    /// at a village or a gate each road is linked with all others that meet there, at a monastery door with the monastery only,
    /// as a city that holds it is, in the open with a road that passes, at a foundation or a spring none. A road that passes a
    /// door has no end there.
    constexpr void read_end(RoadEnd end, bool bush) noexcept
    {
        const u32 at = at_;
        u16 all = 0;
        while (ok() && !at_blank()) all = read_segment_at_end(end, all);
        if (ok() && !has_required_segments(end, all)) fail(fault_of(end), at);
        for (int i = 0; ok() && i < def().segments; ++i) {
            if (!((all >> i) & 1)) continue;
            Segment& mine = def().segment[i];
            const u16 others = static_cast<u16>(all & ~(1 << i));
            const bool is_road = mine.kind == SegmentKind::road;
            if (is_road && !passes(i, end)) mine.end = end;
            if (is_road) mine.bush = bush ? 1 : 0;
            mine.meets = static_cast<u16>(mine.meets | others);
            mine.links = static_cast<u16>(mine.links | links_at_end(end, mine.kind, others));
        }
    }

    /// Reads one segment that meets others at an end and returns the mask `before` with its bit added.
    constexpr u16 read_segment_at_end(RoadEnd end, u16 before) noexcept
    {
        const u32 at = at_;
        const int i = read_segment();
        if (i < 0) return before;
        const bool is_road = segment(i).kind == SegmentKind::road;
        if ((before >> i) & 1)
            fail(TileFault::segment_twice, at);
        else if (!is_road &&
                 (!may_end_at(segment(i).kind, end) || (!may_meet_several(end) && count(before, segment(i).kind) > 0)))
            fail(fault_of(end), at);
        else if (is_road && segment(i).end != RoadEnd::none)
            fail(TileFault::end_twice, at, 0, i);
        else if (is_road && passes(i, end) && segment(i).meets != 0)
            fail(TileFault::given_twice, at);
        return static_cast<u16>(before | 1 << i);
    }

    /// Whether more than one city can be at an end.
    static constexpr bool may_meet_several(RoadEnd end) noexcept { return end == RoadEnd::village || end == RoadEnd::open; }

    /// Whether a road has the door of a monastery, or the end of another road, beside it: one with more sides than one does not
    /// end there.
    constexpr bool passes(int road, RoadEnd end) const noexcept
    {
        return (end == RoadEnd::monastery || end == RoadEnd::open) && count_sides(segment(road)) > 1;
    }

    constexpr int count_passing(u16 mask, RoadEnd end) const noexcept
    {
        int sum = 0;
        for (int i = 0; i < reading_.def.segments; ++i)
            sum += ((mask >> i) & 1) && segment(i).kind == SegmentKind::road && passes(i, end);
        return sum;
    }

    constexpr int count(u16 mask, SegmentKind kind) const noexcept
    {
        int sum = 0;
        for (int i = 0; i < reading_.def.segments; ++i) sum += ((mask >> i) & 1) && segment(i).kind == kind;
        return sum;
    }

    /// Whether the segments at an end are complete: at least one road, and at a gate one city, at a door the monastery, at a base
    /// the tile's foundation, at a spring one river, in the open no second road that ends. A door may have a city around it and
    /// no road.
    constexpr bool has_required_segments(RoadEnd end, u16 all) const noexcept
    {
        const int roads = count(all, SegmentKind::road);
        const bool is_in_city = end == RoadEnd::monastery && count(all, SegmentKind::city) > 0;
        if (roads == 0 && !is_in_city) return false;
        if (end == RoadEnd::open) return roads - count_passing(all, end) == 1 && roads <= 2;
        if (end == RoadEnd::gate) return count(all, SegmentKind::city) == 1;
        if (end == RoadEnd::monastery) return count(all, SegmentKind::monastery) == 1;
        if (end == RoadEnd::spring) return count(all, SegmentKind::river) == 1;
        return end != RoadEnd::foundation || count(0xFFFF, SegmentKind::foundation) == 1;
    }

    static constexpr TileFault fault_of(RoadEnd end) noexcept
    {
        return end == RoadEnd::village     ? TileFault::bad_village
               : end == RoadEnd::gate      ? TileFault::bad_gate
               : end == RoadEnd::monastery ? TileFault::bad_door
               : end == RoadEnd::spring    ? TileFault::bad_spring
               : end == RoadEnd::open      ? TileFault::bad_open
                                           : TileFault::bad_base;
    }

    static constexpr bool may_end_at(SegmentKind kind, RoadEnd end) noexcept
    {
        return end == RoadEnd::monastery ? kind == SegmentKind::monastery || kind == SegmentKind::city
               : end == RoadEnd::spring  ? kind == SegmentKind::river
                                         : kind == SegmentKind::city;
    }

    constexpr u16 roads_among(u16 mask) const noexcept
    {
        for (int i = 0; i < reading_.def.segments; ++i)
            if (segment(i).kind != SegmentKind::road) mask = static_cast<u16>(mask & ~(1 << i));
        return mask;
    }

    constexpr u16 links_at_end(RoadEnd end, SegmentKind kind, u16 others) noexcept
    {
        const SegmentKind at_middle = end == RoadEnd::monastery ? SegmentKind::monastery : SegmentKind::road;
        const bool is_road = kind == SegmentKind::road;
        if (end == RoadEnd::foundation || end == RoadEnd::spring) return 0;
        if (end == RoadEnd::open) return is_road ? roads_among(others) : u16{0};
        if (is_road && end != RoadEnd::monastery) return others;
        u16 mask = 0;
        for (int i = 0; i < def().segments; ++i)
            if (((others >> i) & 1) && (segment(i).kind == at_middle) != (kind == at_middle))
                mask = static_cast<u16>(mask | 1 << i);
        return mask;
    }

    /// Reads a road that passes through the tile and touches the wall of a city.
    constexpr void read_wall() noexcept
    {
        const u32 at = at_;
        const int road = read_segment();
        const int city = ok() ? read_segment() : -1;
        if (!ok()) return;
        if (segment(road).kind != SegmentKind::road || segment(city).kind != SegmentKind::city || count_sides(segment(road)) < 2)
            return fail(TileFault::bad_wall, at);
        set_for_both(&Segment::walls, road, city, at);
    }

    constexpr void read_crossing() noexcept
    {
        const u32 at = at_;
        const int above = read_segment();
        const int below = ok() ? read_segment() : -1;
        if (!ok()) return;
        if (above == below || !reaches_rim(segment(above).kind) || !reaches_rim(segment(below).kind))
            return fail(TileFault::bad_over, at);
        const bool are_roads =
            segment(above).kind == SegmentKind::road && segment(below).kind == SegmentKind::road;  // may end beyond
        if (!are_roads && count_sides_and_corners(segment(above)) < 2 && count_sides_and_corners(segment(below)) < 2)
            return fail(TileFault::crossing_of_ends, at);
        set_for_both(&Segment::crosses, above, below, at);
    }

    constexpr void set_for_both(u16 Segment::*mask, int a, int b, u32 at) noexcept
    {
        if ((segment(a).*mask >> b) & 1) return fail(TileFault::given_twice, at);
        def().segment[a].*mask = static_cast<u16>(segment(a).*mask | 1 << b);
        def().segment[b].*mask = static_cast<u16>(segment(b).*mask | 1 << a);
    }

    /// Reads the name of a mark and the segment that shows it; without a segment the tile does.
    constexpr void read_mark() noexcept
    {
        const u32 at = at_;
        while (is_name_letter(peek())) ++at_;
        const Mark mark = find_mark_ ? find_mark_(line_.from(at).first(at_ - at)) : Mark::none;
        if (mark == Mark::none) return fail(TileFault::unknown_mark, at);
        const int segment = consume(':') ? read_segment() : kWholeTile;
        if (!ok()) return;
        if (has_mark(def(), static_cast<u8>(segment), mark)) return fail(TileFault::given_twice, at);
        if (!insert_mark(def(), {mark, static_cast<u8>(segment)})) fail(TileFault::too_many_marks, at);
    }

    constexpr void read_gardens(u32 word_at) noexcept
    {
        if (has_gardens_) return fail(TileFault::given_twice, word_at);
        has_gardens_ = true;
        const u32 at = at_;
        const int gardens = read_number(def().count < 255 ? def().count : 255);
        if (gardens < 0) return fail(TileFault::bad_gardens, at);
        def().gardens = static_cast<u8>(gardens);
    }

    constexpr void check_tile() noexcept
    {
        PortMask claimed = 0;
        for (int i = 0; i < def().segments; ++i) claimed = static_cast<PortMask>(claimed | segment(i).ports);
        if (def().wild || has_wild_sides_) return check_wild(claimed);
        for (int port = 0; port < kPorts; ++port) {
            const int side = port / 3;
            const bool is_middle = port == middle_port(side);
            const bool is_wanted = !is_middle || (side_of(def().sides, side) != SideKind::field && !is_shared(side));
            if (is_wanted && !((claimed >> port) & 1))
                return fail(TileFault::port_unclaimed, sides_at_ + static_cast<u32>(side), port);
        }
        link_abbacy();
        for (int i = 0; i < def().segments; ++i) check_end(i);
        for (int i = 0; i < def().segments; ++i)
            for (int k = 0; k < i; ++k) check_pair(k, i);
    }

    /// A piece comes to the abbacy as it comes to the monastery.
    constexpr void link_abbacy() noexcept
    {
        const int monastery = find_segment(def(), SegmentKind::monastery, 0);
        const int abbacy = find_segment(def(), SegmentKind::abbacy, 0);
        if (abbacy < 0) return;
        if (monastery < 0) return fail(TileFault::abbacy_alone, segment_at_[abbacy]);
        def().segment[abbacy].links = segment(monastery).links;
        for (int i = 0; i < def().segments; ++i)
            if ((segment(monastery).links >> i) & 1) def().segment[i].links = static_cast<u16>(segment(i).links | 1 << abbacy);
    }

    /// Whether two cities, or a city and a field, share a side of a city.
    constexpr bool is_shared(int side) const noexcept
    {
        const Segment* owners[2] = {};
        for (int i = 0; i < reading_.def.segments; ++i)
            for (int half = 0; half < 2; ++half)
                if ((segment(i).ports >> port_of_slot(2 * side + half)) & 1) owners[half] = &segment(i);
        const auto is_city = [](const Segment* one) { return one->kind == SegmentKind::city; };
        return owners[0] && owners[1] && owners[0] != owners[1] && (is_city(owners[0]) || is_city(owners[1]));
    }

    /// Checks two segments: if their ports interleave they must be declared to cross, and a field next to a city on the rim must
    /// be declared to border it.
    constexpr void check_pair(int a, int b) noexcept
    {
        const Segment& first = segment(a);
        const Segment& second = segment(b);
        if (interleave(first.ports, second.ports) && !((first.crosses >> b) & 1))
            return fail(TileFault::crossing_not_given, segment_at_[b], 0, b, a);
        const bool is_at_wall = first.kind == SegmentKind::city && second.kind == SegmentKind::field;
        if (is_at_wall && meet_on_rim(a, b) && !((second.borders >> a) & 1))
            fail(TileFault::border_not_given, segment_at_[b], 0, b, a);
    }

    /// Whether two segments have ports side by side on the rim, and at a corner no third city reaches in between.
    constexpr bool meet_on_rim(int a, int b) const noexcept
    {
        bool meet = false;
        for (int port = 0; port < kPorts; ++port) {
            const int next = (port + 1) % kPorts;
            const bool are_theirs = ((segment(a).ports >> port) & (segment(b).ports >> next) & 1) ||
                                    ((segment(b).ports >> port) & (segment(a).ports >> next) & 1);
            meet = meet || (are_theirs && !(next % 3 == 0 && is_reached_by_third(next / 3, a, b)));
        }
        return meet;
    }

    constexpr bool is_reached_by_third(int corner, int a, int b) const noexcept
    {
        bool is_reached = false;
        for (int i = 0; i < reading_.def.segments; ++i)
            is_reached = is_reached || (i != a && i != b && ((segment(i).corners >> corner) & 1));
        return is_reached;
    }

    /// Whether chords between ports of `a` and chords between ports of `b` cross: walking around the rim, the owner of the last
    /// claimed port changes more than twice.
    static constexpr bool interleave(PortMask a, PortMask b) noexcept
    {
        int changes = 0;
        PortMask last = 0;
        for (int port = 0; port < kPorts; ++port) {
            const PortMask here = ((a >> port) & 1) ? a : ((b >> port) & 1) ? b : PortMask{0};
            changes += here != 0 && last != 0 && here != last;
            if (here != 0) last = here;
        }
        return changes > 2;  // with three changes from the first port to the last there is a fourth from the last to the first
    }

    constexpr void check_wild(PortMask claimed) noexcept
    {
        const bool whole = def().wild && has_wild_sides_ && claimed == 0 && def().segments == 1;
        if (!whole || segment(0).kind != SegmentKind::monastery) fail(TileFault::wild_with_sides, sides_at_);
    }

    /// Checks that a road with one side has an end, and a road with more sides has none.
    constexpr void check_end(int i) noexcept
    {
        if (segment(i).kind != SegmentKind::road) return;
        const bool ends = segment(i).end != RoadEnd::none;
        if ((count_sides(segment(i)) == 1) == ends) return;
        fail(ends ? TileFault::end_needless : TileFault::end_missing, segment_at_[i], 0, i);
    }

    /// How many sides and corners a segment touches.
    static constexpr int count_sides_and_corners(const Segment& wide) noexcept
    {
        int reach = 0;
        for (int side = 0; side < kSides; ++side) reach += ((wide.ports >> (3 * side)) & 7) != 0;
        for (int corner = 0; corner < kSides; ++corner) reach += (wide.corners >> corner) & 1;
        return reach;
    }

    static constexpr int count_sides(const Segment& road) noexcept
    {
        int sides = 0;
        for (int side = 0; side < kSides; ++side) sides += (road.ports >> middle_port(side)) & 1;
        return sides;
    }

    Text line_;
    FindMark find_mark_;
    u32 at_ = 0;
    u32 sides_at_ = 0;
    u32 segment_at_[kMaxSegments] = {};
    bool has_gardens_ = false;
    bool has_wild_sides_ = false;
    bool counts_around_ = false;
    TileReading reading_;
};

constexpr TileReading read_tile(Text line, FindMark find_mark = nullptr) noexcept { return TileReader(line, find_mark).read(); }

void invalid_tile_def();  // never defined: a consteval function that calls it does not compile

/// A built-in tile. A line with a fault does not compile.
consteval TileDef tile(const char* line)
{
    const TileReading reading = read_tile(line);
    if (reading.fault != TileFault::none) invalid_tile_def();
    return reading.def;
}

/// A built-in tile with one more mark: on the segment with this name ("r0"), or on the tile as a whole for "".
consteval TileDef marked(TileDef def, Mark mark, const char* segment = "")
{
    const Text name(segment);
    const SegmentKind kind = name.size > 0 ? kind_of_letter(name[0]) : SegmentKind::none;
    const int nth = name.size == 2 && is_digit(name[1]) ? name[1] - '0' : is_single(kind) && name.size == 1 ? 0 : -1;
    const int index = name.size == 0 ? int{kWholeTile} : kind == SegmentKind::none ? -1 : find_segment(def, kind, nth);
    if (index < 0 || static_cast<int>(mark) < 1 || static_cast<int>(mark) >= kMarks) invalid_tile_def();
    if (!insert_mark(def, {mark, static_cast<u8>(index)})) invalid_tile_def();
    return def;
}

template <u32 N>
constexpr int drawn_tiles(const TileDef (&defs)[N]) noexcept
{
    int sum = 0;
    for (const TileDef& def : defs) sum += def.wild ? 0 : def.count;
    return sum;
}

}  // namespace bastide
