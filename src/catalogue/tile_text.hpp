// SPDX-License-Identifier: MIT
// Tiles as text, one a line, read by the compiler for the built-in sets and at run time for a host's. A line that claims a port
// twice, leaves one unclaimed or contradicts its sides is refused with the column of the trouble.
//
//   line      name count sides word*                "D 4 CRFR start c:N r:EW f:27+0 f:3456"
//   sides     N E S W as C, R, F; or **** for a wild tile
//   word      c:SIDES[*pennants][^CORNER]...        a city; ^ names a tile corner its wall also reaches
//             r:SIDES                               a road
//             f:SLOTS[+cities]   f:@SIDE+cities     a field by its half-edge slots 0..7 and the cities it borders; @ enclosed
//             m                                     a monastery
//             t                                     a tower foundation
//             village: gate: door: base: SEGMENTS   roads that end at houses, a gate, a monastery door, a foundation
//             bush:SEGMENTS                         a village drawn with bushes
//             wall:rNcN                             a passing road that touches a city wall
//             over:AB                               A passes over or under B
//             start  wild (held in hand, fits any neighbours)  garden:N
//   segments  c0 r1 f2 m t, joined without spaces; cities first, then roads, fields, monastery, foundation
#pragma once

#include "catalogue/rows.hpp"
#include "ground/text.hpp"

namespace bastide {

enum class TileFault : u8 {
    none,
    no_name,
    name_too_long,
    bad_count,
    bad_sides,
    unknown_word,
    bad_side,
    bad_slot,
    bad_number,
    bad_corner,
    too_many_parts,
    part_order,
    port_claimed_twice,
    port_unclaimed,
    side_contradicted,
    no_such_segment,
    bad_join,
    end_missing,
    end_twice,
    border_unknown,
    wild_with_sides,
    single_twice,
};

struct TileReading {
    TileRow row;
    TileFault fault = TileFault::none;
    u32 column = 0;  ///< from 1
};

class TileReader {
public:
    constexpr explicit TileReader(Text line) noexcept : line_(line) {}

    constexpr TileReading read() noexcept
    {
        read_name();
        read_count();
        read_sides();
        while (ok() && skip_spaces()) read_word();
        if (ok()) check_whole();
        return reading_;
    }

private:
    constexpr bool ok() const noexcept { return reading_.fault == TileFault::none; }
    constexpr TileRow& row() noexcept { return reading_.row; }

    constexpr void fail(TileFault fault) noexcept { fail(fault, at_); }
    constexpr void fail(TileFault fault, u32 at) noexcept
    {
        if (!ok()) return;
        reading_.fault = fault;
        reading_.column = at + 1;
    }

    constexpr bool at_end() const noexcept { return at_ >= line_.size; }
    constexpr bool at_space() const noexcept { return at_end() || line_[at_] == ' '; }
    constexpr char peek() const noexcept { return at_end() ? '\0' : line_[at_]; }
    constexpr bool take(char c) noexcept
    {
        if (at_end() || line_[at_] != c) return false;
        ++at_;
        return true;
    }
    constexpr bool take(Text word) noexcept
    {
        for (u32 i = 0; i < word.size; ++i)
            if (at_ + i >= line_.size || line_[at_ + i] != word[i]) return false;
        at_ += word.size;
        return true;
    }
    constexpr bool skip_spaces() noexcept
    {
        while (!at_end() && line_[at_] == ' ') ++at_;
        return !at_end();
    }
    static constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
    static constexpr bool is_name(char c) noexcept
    {
        return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
    }

    constexpr void read_name() noexcept
    {
        skip_spaces();
        u32 n = 0;
        for (; is_name(peek()); ++at_, ++n) {
            if (n + 1 >= sizeof row().name) return fail(TileFault::name_too_long);
            row().name[n] = peek();
        }
        if (n == 0 || !at_space()) fail(TileFault::no_name);
    }

    constexpr void read_count() noexcept
    {
        if (!ok()) return;
        skip_spaces();
        const u32 at = at_;
        const int count = read_number(1000);
        if (count < 1 || !at_space()) return fail(TileFault::bad_count, at);
        row().count = static_cast<u16>(count);
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
        skip_spaces();
        if (take("****")) {
            row().sides = 0xFF;
        } else {
            for (int side = 0; side < kSides; ++side) {
                const char c = peek();
                if (c != 'C' && c != 'R' && c != 'F') return fail(TileFault::bad_sides);
                const SideKind kind = c == 'C' ? SideKind::city : c == 'R' ? SideKind::road : SideKind::field;
                row().sides = static_cast<SideCode>(row().sides | static_cast<int>(kind) << (2 * side));
                ++at_;
            }
        }
        if (!at_space()) fail(TileFault::bad_sides);
    }

    constexpr void read_word() noexcept
    {
        const u32 at = at_;
        if (take("c:"))
            read_city();
        else if (take("r:"))
            read_road();
        else if (take("f:"))
            read_field();
        else if (take("village:"))
            read_end(RoadEnd::village, false);
        else if (take("bush:"))
            read_end(RoadEnd::village, true);
        else if (take("gate:"))
            read_end(RoadEnd::gate, false);
        else if (take("door:"))
            read_end(RoadEnd::monastery, false);
        else if (take("base:"))
            read_end(RoadEnd::foundation, false);
        else if (take("wall:"))
            read_wall();
        else if (take("over:"))
            read_over();
        else if (take("garden:"))
            read_gardens();
        else if (take("start"))
            row().start = 1;
        else if (take("wild"))
            row().wild = 1;
        else if (take('m'))
            add_part(SegmentKind::monastery, at);
        else if (take('t'))
            add_part(SegmentKind::foundation, at);
        else
            return fail(TileFault::unknown_word, at);
        if (ok() && !at_space()) fail(TileFault::unknown_word, at);
    }

    constexpr Part* add_part(SegmentKind kind, u32 at) noexcept
    {
        if (row().parts == kMaxParts) {
            fail(TileFault::too_many_parts, at);
            return nullptr;
        }
        if (row().parts > 0 && row().part[row().parts - 1].kind > kind) {
            fail(TileFault::part_order, at);
            return nullptr;
        }
        if (is_single(kind) && row().parts > 0 && row().part[row().parts - 1].kind == kind) {
            fail(TileFault::single_twice, at);
            return nullptr;
        }
        Part& part = row().part[row().parts++];
        part.kind = kind;
        return &part;
    }

    constexpr void claim(Part& part, int port, u32 at) noexcept
    {
        for (int i = 0; i < row().parts; ++i)
            if ((row().part[i].ports >> port) & 1) return fail(TileFault::port_claimed_twice, at);
        part.ports = static_cast<PortMask>(part.ports | 1 << port);
    }

    static constexpr int side_letter(char c) noexcept { return c == 'N' ? 0 : c == 'E' ? 1 : c == 'S' ? 2 : c == 'W' ? 3 : -1; }

    constexpr void read_city() noexcept
    {
        Part* city = add_part(SegmentKind::city, at_ - 2);
        if (!city) return;
        int sides = 0;
        for (; side_letter(peek()) >= 0 && ok(); ++at_, ++sides) {
            const int side = side_letter(peek());
            if (side_of(row().sides, side) != SideKind::city) return fail(TileFault::side_contradicted);
            for (int p = 0; p < 3; ++p) claim(*city, 3 * side + p, at_);
        }
        if (sides == 0) return fail(TileFault::bad_side);
        if (take('*')) {
            const int pennants = read_number(2);
            if (pennants < 0) return fail(TileFault::bad_number);
            city->pennants = static_cast<u8>(pennants);
        }
        while (ok() && take('^')) read_corner(*city);
    }

    constexpr void read_corner(Part& city) noexcept
    {
        const int corner = take("NW") ? 0 : take("NE") ? 1 : take("SE") ? 2 : take("SW") ? 3 : -1;
        if (corner < 0) return fail(TileFault::bad_corner);
        city.corners = static_cast<u8>(city.corners | 1 << corner);
    }

    constexpr void read_road() noexcept
    {
        Part* road = add_part(SegmentKind::road, at_ - 2);
        if (!road) return;
        int sides = 0;
        for (; side_letter(peek()) >= 0 && ok(); ++at_, ++sides) {
            const int side = side_letter(peek());
            if (side_of(row().sides, side) != SideKind::road) return fail(TileFault::side_contradicted);
            claim(*road, middle_port(side), at_);
        }
        if (sides == 0) fail(TileFault::bad_side);
    }

    constexpr void read_field() noexcept
    {
        Part* field = add_part(SegmentKind::field, at_ - 2);
        if (!field) return;
        if (take('@')) {
            const int side = side_letter(peek());
            if (side < 0) return fail(TileFault::bad_side);
            ++at_;
            field->near_side = static_cast<u8>(side + 1);
        } else {
            read_slots(*field);
        }
        if (ok() && take('+')) read_borders(*field);
    }

    constexpr void read_slots(Part& field) noexcept
    {
        int slots = 0;
        for (; is_digit(peek()) && ok(); ++at_, ++slots) {
            const int slot = peek() - '0';
            if (slot > 7) return fail(TileFault::bad_slot);
            if (side_of(row().sides, slot / 2) == SideKind::city) return fail(TileFault::side_contradicted);
            claim(field, port_of_slot(slot), at_);
        }
        if (slots == 0) fail(TileFault::bad_slot);
    }

    constexpr void read_borders(Part& field) noexcept
    {
        const u32 at = at_;
        for (; is_digit(peek()); ++at_) {
            const int city = peek() - '0';
            if (city >= row().parts || row().part[city].kind != SegmentKind::city) return fail(TileFault::border_unknown);
            field.borders = static_cast<u16>(field.borders | 1 << city);
        }
        if (at == at_) fail(TileFault::bad_number);
    }

    /// The index of the next segment named, -1 and a fault when there is none.
    constexpr int read_segment() noexcept
    {
        const u32 at = at_;
        const char c = peek();
        const SegmentKind kind = c == 'c'   ? SegmentKind::city
                                 : c == 'r' ? SegmentKind::road
                                 : c == 'f' ? SegmentKind::field
                                 : c == 'm' ? SegmentKind::monastery
                                 : c == 't' ? SegmentKind::foundation
                                            : SegmentKind::none;
        if (kind == SegmentKind::none) {
            fail(TileFault::no_such_segment, at);
            return -1;
        }
        ++at_;
        int nth = is_single(kind) ? 0 : read_number(kMaxParts);
        for (int i = 0; i < row().parts && nth >= 0; ++i)
            if (row().part[i].kind == kind && nth-- == 0) return i;
        fail(TileFault::no_such_segment, at);
        return -1;
    }

    constexpr u16 read_segments() noexcept
    {
        u16 mask = 0;
        while (ok() && !at_space()) {
            const int i = read_segment();
            if (i >= 0) mask = static_cast<u16>(mask | 1 << i);
        }
        return mask;
    }

    /// Roads that end together, with the city or monastery they end at. A wheel may pass between all that meet at a village or a
    /// gate; at a monastery door only between a road and the monastery; not past a foundation.
    constexpr void read_end(RoadEnd end, bool bush) noexcept
    {
        const u32 at = at_;
        const u16 all = read_segments();
        if (!ok()) return;
        if (all == 0) return fail(TileFault::bad_join, at);
        for (int i = 0; i < row().parts; ++i) {
            if (!((all >> i) & 1)) continue;
            Part& part = row().part[i];
            const u16 others = static_cast<u16>(all & ~(1 << i));
            const bool is_road = part.kind == SegmentKind::road;
            if (!is_road && !may_end_at(part.kind, end)) return fail(TileFault::bad_join, at);
            if (is_road && part.end != RoadEnd::none) return fail(TileFault::end_twice, at);
            if (is_road) part.end = end;
            if (is_road) part.bush = bush ? 1 : 0;
            part.meets = static_cast<u16>(part.meets | others);
            part.links = static_cast<u16>(part.links | linked(end, is_road, others));
        }
    }

    static constexpr bool may_end_at(SegmentKind kind, RoadEnd end) noexcept
    {
        return (end == RoadEnd::gate && kind == SegmentKind::city) ||
               (end == RoadEnd::monastery && kind == SegmentKind::monastery) ||
               (end == RoadEnd::foundation && kind == SegmentKind::city);
    }

    constexpr u16 linked(RoadEnd end, bool is_road, u16 others) noexcept
    {
        if (end == RoadEnd::foundation) return 0;
        if (end != RoadEnd::monastery) return others;
        u16 mask = 0;
        for (int i = 0; i < row().parts; ++i)
            if (((others >> i) & 1) && (row().part[i].kind == SegmentKind::road) != is_road)
                mask = static_cast<u16>(mask | 1 << i);
        return mask;
    }

    constexpr void read_wall() noexcept
    {
        const u32 at = at_;
        const int road = read_segment();
        const int city = ok() ? read_segment() : -1;
        if (!ok()) return;
        if (row().part[road].kind != SegmentKind::road || row().part[city].kind != SegmentKind::city)
            return fail(TileFault::bad_join, at);
        row().part[road].walls = static_cast<u16>(row().part[road].walls | 1 << city);
        row().part[city].walls = static_cast<u16>(row().part[city].walls | 1 << road);
    }

    constexpr void read_over() noexcept
    {
        const u32 at = at_;
        const int above = read_segment();
        const int below = ok() ? read_segment() : -1;
        if (!ok()) return;
        if (above == below) return fail(TileFault::bad_join, at);
        row().part[above].crosses = static_cast<u16>(row().part[above].crosses | 1 << below);
        row().part[below].crosses = static_cast<u16>(row().part[below].crosses | 1 << above);
    }

    constexpr void read_gardens() noexcept
    {
        const int gardens = read_number(255);
        if (gardens < 0) return fail(TileFault::bad_number);
        row().gardens = static_cast<u8>(gardens);
    }

    constexpr void check_whole() noexcept
    {
        PortMask claimed = 0;
        for (int i = 0; i < row().parts; ++i) claimed = static_cast<PortMask>(claimed | row().part[i].ports);
        if (row().wild || row().sides == 0xFF) return check_wild(claimed);
        for (int side = 0; side < kSides; ++side) {
            const PortMask wanted = side_of(row().sides, side) == SideKind::field ? 5 : 7;
            if (((claimed >> (3 * side)) & 7) != wanted) return fail(TileFault::port_unclaimed, 0);
        }
        for (int i = 0; i < row().parts; ++i) check_end(row().part[i]);
    }

    constexpr void check_wild(PortMask claimed) noexcept
    {
        const bool whole = row().wild && row().sides == 0xFF && claimed == 0 && row().parts == 1;
        if (!whole || row().part[0].kind != SegmentKind::monastery) fail(TileFault::wild_with_sides, 0);
    }

    /// A road with one side must say where it ends; one with more runs through and ends nowhere.
    constexpr void check_end(const Part& part) noexcept
    {
        if (part.kind != SegmentKind::road) return;
        int sides = 0;
        for (int side = 0; side < kSides; ++side) sides += (part.ports >> middle_port(side)) & 1;
        if ((sides == 1) != (part.end != RoadEnd::none)) fail(TileFault::end_missing, 0);
    }

    Text line_;
    u32 at_ = 0;
    TileReading reading_;
};

constexpr TileReading read_tile(Text line) noexcept { return TileReader(line).read(); }

void a_tile_row_is_wrong();  // never defined: reaching it stops the compiler

/// A built-in tile; a wrong line does not compile.
consteval TileRow tile(const char* line)
{
    const TileReading reading = read_tile(line);
    if (reading.fault != TileFault::none) a_tile_row_is_wrong();
    return reading.row;
}

template <u32 N>
constexpr int drawn_tiles(const TileRow (&rows)[N]) noexcept
{
    int sum = 0;
    for (const TileRow& row : rows) sum += row.wild ? 0 : row.count;
    return sum;
}

}  // namespace bastide
