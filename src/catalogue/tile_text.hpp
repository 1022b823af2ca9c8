// SPDX-License-Identifier: MIT
// Tiles as text, one a line, read by the compiler for the built-in sets and at run time for a host's. A line that claims a port
// twice, leaves one unclaimed or contradicts its sides is refused with the column of the trouble (tile_fault.hpp).
//
//   line      name count sides word*                "D 4 CRFR start c:N r:EW f:27+0 f:3456"
//   sides     N E S W as C, R, F, I (a river); or **** for a wild tile
//   word      c:SIDES[*pennants][^CORNER]...        a city; ^ names a tile corner its wall also reaches
//             r:SIDES                               a road
//             f:SLOTS[+cities]   f:@SIDE+cities     a field by its half-edge slots 0..7 and the cities it borders; @ enclosed
//             m                                     a monastery
//             t                                     a tower foundation
//             g                                     a garden
//             i:SIDES                               a river
//             village: gate: door: base: SEGMENTS   roads that end at houses, a gate, a monastery door, a foundation
//             bush:SEGMENTS                         a village drawn with bushes
//             wall:rNcN                             a passing road that touches a city wall
//             over:AB                               A passes over or under B
//             start  wild (held in hand, fits any neighbours)  garden:N
//   segments  c0 r1 f2 m t g i0, joined without spaces; cities first, then roads, fields, monastery, foundation, garden, rivers
//
// Gardens and rivers belong to boxes that play them, as wild tiles do: a host's tiles have none.
#pragma once

#include "catalogue/tile_fault.hpp"
#include "ground/text.hpp"

namespace bastide {

/// The kind of segment that a letter names: c0 r1 f2 m t g i0.
constexpr SegmentKind kind_of_letter(char c) noexcept
{
    return c == 'c'   ? SegmentKind::city
           : c == 'r' ? SegmentKind::road
           : c == 'f' ? SegmentKind::field
           : c == 'm' ? SegmentKind::monastery
           : c == 't' ? SegmentKind::foundation
           : c == 'g' ? SegmentKind::garden
           : c == 'i' ? SegmentKind::river
                      : SegmentKind::none;
}

/// The index of the n-th segment of a kind, from 0, or -1.
constexpr int find_part(const TileRow& row, SegmentKind kind, int n) noexcept
{
    for (int i = 0; i < row.parts && n >= 0; ++i)
        if (row.part[i].kind == kind && n-- == 0) return i;
    return -1;
}

/// The code of the sides of a wild tile, which nobody asks.
inline constexpr SideCode kWildSides = 0xFF;

class TileReader {
public:
    constexpr TileReader(Text line, TileOwner owner) noexcept : line_(line), owner_(owner) {}

    constexpr TileReading read() noexcept
    {
        read_name();
        read_count();
        read_sides();
        while (ok() && skip_blanks()) read_word();
        if (ok()) check_whole();
        return reading_;
    }

private:
    constexpr bool ok() const noexcept { return reading_.fault == TileFault::none; }
    constexpr TileRow& row() noexcept { return reading_.row; }
    constexpr const Part& part(int i) const noexcept { return reading_.row.part[i]; }

    constexpr void fail(TileFault fault) noexcept { fail(fault, at_); }
    constexpr void fail(TileFault fault, u32 at, int port = 0, int part = 0, int other = 0) noexcept
    {
        if (!ok()) return;
        reading_.fault = fault;
        reading_.port = static_cast<u8>(port);
        reading_.part = static_cast<u8>(part);
        reading_.other = static_cast<u8>(other);
        reading_.column = at + 1;
    }

    static constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }
    constexpr bool at_end() const noexcept { return at_ >= line_.size; }
    constexpr bool at_blank() const noexcept { return at_end() || is_blank(line_[at_]); }
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
    /// A word that stands alone.
    constexpr bool take_whole(Text word) noexcept
    {
        const u32 at = at_;
        if (take(word) && at_blank()) return true;
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
            if (n + 1 >= sizeof row().name) return fail(TileFault::name_too_long, at);
            row().name[n] = peek();
        }
        if (n == 0 || !at_blank()) return fail(TileFault::no_name);
        if (Text(row().name) == Text("none")) fail(TileFault::name_reserved, at);
    }

    constexpr void read_count() noexcept
    {
        if (!ok()) return;
        skip_blanks();
        const u32 at = at_;
        const int count = read_number(1000);
        if (count < 1 || !at_blank()) return fail(TileFault::bad_count, at);
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
        skip_blanks();
        sides_at_ = at_;
        if (owner_ == TileOwner::box && take("****")) {
            row().sides = kWildSides;
            has_wild_sides_ = true;
        } else {
            for (int side = 0; side < kSides; ++side, ++at_) read_side(side);
        }
        if (ok() && !at_blank()) fail(TileFault::bad_sides);
    }

    constexpr void read_side(int side) noexcept
    {
        const char c = peek();
        const bool is_river = c == 'I' && owner_ == TileOwner::box;
        if (c != 'C' && c != 'R' && c != 'F' && !is_river) return fail(TileFault::bad_sides);
        const SideKind kind = c == 'C'   ? SideKind::city
                              : c == 'R' ? SideKind::road
                              : c == 'F' ? SideKind::field
                                         : SideKind::river;
        row().sides = static_cast<SideCode>(row().sides | static_cast<int>(kind) << (2 * side));
    }

    constexpr void read_word() noexcept
    {
        if (take("c:"))
            read_city();
        else if (take("r:"))
            read_passage(SegmentKind::road, SideKind::road);
        else if (owner_ == TileOwner::box && take("i:"))
            read_passage(SegmentKind::river, SideKind::river);
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
        else
            read_mark();
        if (ok() && !at_blank()) fail(TileFault::stray_character);
    }

    constexpr void read_mark() noexcept
    {
        const u32 at = at_;
        if (take("garden:"))
            read_gardens(at);
        else if (take_whole("start"))
            mark_once(row().start, at);
        else if (take_whole("wild"))
            owner_ == TileOwner::host ? fail(TileFault::wild_of_host, at) : mark_once(row().wild, at);
        else if (take_whole("m"))
            add_part(SegmentKind::monastery, at);
        else if (take_whole("t"))
            add_part(SegmentKind::foundation, at);
        else if (owner_ == TileOwner::box && take_whole("g"))
            add_part(SegmentKind::garden, at);
        else
            fail(TileFault::unknown_word, at);
    }

    constexpr void mark_once(u8& mark, u32 at) noexcept
    {
        if (mark) return fail(TileFault::given_twice, at);
        mark = 1;
    }

    constexpr Part* add_part(SegmentKind kind, u32 at) noexcept
    {
        const int before = row().parts;
        const SegmentKind last = before > 0 ? part(before - 1).kind : SegmentKind::none;
        const bool is_second = (is_single(kind) && last == kind) || (counts_cells_around(kind) && counts_around_);
        const TileFault fault = is_second             ? TileFault::single_twice
                                : last > kind         ? TileFault::part_order
                                : before == kMaxParts ? TileFault::too_many_parts
                                                      : TileFault::none;
        if (fault != TileFault::none) {
            fail(fault, at);
            return nullptr;
        }
        part_at_[before] = at;
        counts_around_ = counts_around_ || counts_cells_around(kind);
        Part& added = row().part[row().parts++];
        added.kind = kind;
        return &added;
    }

    constexpr void claim(Part& mine, int port, u32 at) noexcept
    {
        for (int i = 0; i < row().parts; ++i)
            if ((part(i).ports >> port) & 1) return fail(TileFault::port_claimed_twice, at, port, i);
        mine.ports = static_cast<PortMask>(mine.ports | 1 << port);
    }

    static constexpr int side_letter(char c) noexcept { return c == 'N' ? 0 : c == 'E' ? 1 : c == 'S' ? 2 : c == 'W' ? 3 : -1; }

    constexpr void read_city() noexcept
    {
        Part* city = add_part(SegmentKind::city, at_ - 2);
        if (!city) return;
        int sides = 0;
        for (; side_letter(peek()) >= 0 && ok(); ++at_, ++sides) {
            const int side = side_letter(peek());
            if (side_of(row().sides, side) != SideKind::city) return contradict(middle_port(side));
            for (int p = 0; p < 3 && ok(); ++p) claim(*city, 3 * side + p, at_);
        }
        if (ok() && sides == 0) return fail(TileFault::bad_side);
        if (ok() && take('*')) {
            const u32 at = at_;
            const int pennants = read_number(2);
            if (pennants < 0) return fail(TileFault::bad_pennants, at);
            city->pennants = static_cast<u8>(pennants);
        }
        while (ok() && take('^')) read_corner(*city);
    }

    /// A corner beyond the ends of its sides; side k ends at the corners k and k + 1, clockwise from NW.
    constexpr void read_corner(Part& city) noexcept
    {
        const u32 at = at_;
        const int corner = take("NW") ? 0 : take("NE") ? 1 : take("SE") ? 2 : take("SW") ? 3 : -1;
        if (corner < 0) return fail(TileFault::bad_corner);
        const int sides = 1 << middle_port(corner) | 1 << middle_port((corner + 3) % kSides);
        if ((city.ports & sides) || ((city.corners >> corner) & 1)) return fail(TileFault::corner_reached, at);
        city.corners = static_cast<u8>(city.corners | 1 << corner);
    }

    constexpr void contradict(int port) noexcept { fail(TileFault::side_contradicted, at_, port); }

    /// A road or river, which joins others in the middle of its sides.
    constexpr void read_passage(SegmentKind kind, SideKind shows) noexcept
    {
        Part* passage = add_part(kind, at_ - 2);
        if (!passage) return;
        int sides = 0;
        for (; side_letter(peek()) >= 0 && ok(); ++at_, ++sides) {
            const int side = side_letter(peek());
            if (side_of(row().sides, side) != shows) return contradict(middle_port(side));
            claim(*passage, middle_port(side), at_);
        }
        if (ok() && sides == 0) fail(TileFault::bad_side);
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
            if (side_of(row().sides, slot / 2) == SideKind::city) return contradict(port_of_slot(slot));
            claim(field, port_of_slot(slot), at_);
        }
        if (ok() && slots == 0) fail(TileFault::bad_slot);
    }

    constexpr void read_borders(Part& field) noexcept
    {
        if (!is_digit(peek())) return fail(TileFault::border_missing);
        for (; is_digit(peek()); ++at_) {
            const int city = peek() - '0';
            if (city >= row().parts || part(city).kind != SegmentKind::city) return fail(TileFault::border_unknown);
            if ((field.borders >> city) & 1) return fail(TileFault::segment_twice);
            field.borders = static_cast<u16>(field.borders | 1 << city);
        }
    }

    /// The index of the next segment named, -1 and a fault when there is none.
    constexpr int read_segment() noexcept
    {
        const u32 at = at_;
        const SegmentKind kind = kind_of_letter(peek());
        if (kind == SegmentKind::none) {
            fail(TileFault::no_such_segment, at);
            return -1;
        }
        ++at_;
        const int i = find_part(row(), kind, is_single(kind) ? 0 : read_number(kMaxParts));
        if (i >= 0) return i;
        fail(TileFault::no_such_segment, at);
        return -1;
    }

    /// Roads that end together, with the city or monastery they end at. A wheel may pass between all that meet at a village or a
    /// gate; at a monastery door only between a road and the monastery; not past a foundation.
    constexpr void read_end(RoadEnd end, bool bush) noexcept
    {
        const u32 at = at_;
        u16 all = 0;
        while (ok() && !at_blank()) all = read_ending(end, all);
        if (ok() && !is_whole(end, all)) fail(fault_of(end), at);
        for (int i = 0; ok() && i < row().parts; ++i) {
            if (!((all >> i) & 1)) continue;
            Part& mine = row().part[i];
            const u16 others = static_cast<u16>(all & ~(1 << i));
            const bool is_road = mine.kind == SegmentKind::road;
            if (is_road) mine.end = end;
            if (is_road) mine.bush = bush ? 1 : 0;
            mine.meets = static_cast<u16>(mine.meets | others);
            mine.links = static_cast<u16>(mine.links | linked(end, is_road, others));
        }
    }

    /// One more of the segments that meet at an end, added to those before.
    constexpr u16 read_ending(RoadEnd end, u16 before) noexcept
    {
        const u32 at = at_;
        const int i = read_segment();
        if (i < 0) return before;
        const bool is_road = part(i).kind == SegmentKind::road;
        if ((before >> i) & 1)
            fail(TileFault::segment_twice, at);
        else if (!is_road && (!may_end_at(part(i).kind, end) || count(before, part(i).kind) > 0))
            fail(fault_of(end), at);
        else if (is_road && part(i).end != RoadEnd::none)
            fail(TileFault::end_twice, at, 0, i);
        return static_cast<u16>(before | 1 << i);
    }

    constexpr int count(u16 mask, SegmentKind kind) const noexcept
    {
        int sum = 0;
        for (int i = 0; i < reading_.row.parts; ++i) sum += ((mask >> i) & 1) && part(i).kind == kind;
        return sum;
    }

    /// Whether enough meets at an end: a road, and at a gate its city, at a door its monastery, at a base the tile's foundation.
    constexpr bool is_whole(RoadEnd end, u16 all) const noexcept
    {
        if (count(all, SegmentKind::road) == 0) return false;
        if (end == RoadEnd::gate) return count(all, SegmentKind::city) == 1;
        if (end == RoadEnd::monastery) return count(all, SegmentKind::monastery) == 1;
        return end != RoadEnd::foundation || count(0xFFFF, SegmentKind::foundation) == 1;
    }

    static constexpr TileFault fault_of(RoadEnd end) noexcept
    {
        return end == RoadEnd::village     ? TileFault::bad_village
               : end == RoadEnd::gate      ? TileFault::bad_gate
               : end == RoadEnd::monastery ? TileFault::bad_door
                                           : TileFault::bad_base;
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
            if (((others >> i) & 1) && (part(i).kind == SegmentKind::road) != is_road) mask = static_cast<u16>(mask | 1 << i);
        return mask;
    }

    /// A road that passes by a city and touches its wall.
    constexpr void read_wall() noexcept
    {
        const u32 at = at_;
        const int road = read_segment();
        const int city = ok() ? read_segment() : -1;
        if (!ok()) return;
        if (part(road).kind != SegmentKind::road || part(city).kind != SegmentKind::city || sides_of(part(road)) < 2)
            return fail(TileFault::bad_wall, at);
        join(&Part::walls, road, city, at);
    }

    constexpr void read_over() noexcept
    {
        const u32 at = at_;
        const int above = read_segment();
        const int below = ok() ? read_segment() : -1;
        if (!ok()) return;
        if (above == below || !reaches_rim(part(above).kind) || !reaches_rim(part(below).kind))
            return fail(TileFault::bad_over, at);
        if (reach_of(part(above)) < 2 && reach_of(part(below)) < 2) return fail(TileFault::over_of_caps, at);
        join(&Part::crosses, above, below, at);
    }

    constexpr void join(u16 Part::*mask, int a, int b, u32 at) noexcept
    {
        if ((part(a).*mask >> b) & 1) return fail(TileFault::given_twice, at);
        row().part[a].*mask = static_cast<u16>(part(a).*mask | 1 << b);
        row().part[b].*mask = static_cast<u16>(part(b).*mask | 1 << a);
    }

    constexpr void read_gardens(u32 word_at) noexcept
    {
        if (has_gardens_) return fail(TileFault::given_twice, word_at);
        has_gardens_ = true;
        const u32 at = at_;
        const int gardens = read_number(row().count < 255 ? row().count : 255);
        if (gardens < 0) return fail(TileFault::bad_gardens, at);
        row().gardens = static_cast<u8>(gardens);
    }

    constexpr void check_whole() noexcept
    {
        PortMask claimed = 0;
        for (int i = 0; i < row().parts; ++i) claimed = static_cast<PortMask>(claimed | part(i).ports);
        if (row().wild || has_wild_sides_) return check_wild(claimed);
        for (int port = 0; port < kPorts; ++port) {
            const int side = port / 3;
            const bool is_wanted = port != middle_port(side) || side_of(row().sides, side) != SideKind::field;
            if (is_wanted && !((claimed >> port) & 1))
                return fail(TileFault::port_unclaimed, sides_at_ + static_cast<u32>(side), port);
        }
        for (int i = 0; i < row().parts; ++i) check_end(i);
        for (int i = 0; i < row().parts; ++i)
            for (int k = 0; k < i; ++k) check_pair(k, i);
    }

    /// A tile is flat: what crosses says so, and a field beside a city on the rim meets its wall.
    constexpr void check_pair(int a, int b) noexcept
    {
        const Part& first = part(a);
        const Part& second = part(b);
        if (interleave(first.ports, second.ports) && !((first.crosses >> b) & 1))
            return fail(TileFault::crossing_not_given, part_at_[b], 0, b, a);
        const bool is_at_wall = first.kind == SegmentKind::city && second.kind == SegmentKind::field;
        if (is_at_wall && (first.ports & beside(second.ports)) && !((second.borders >> a) & 1))
            fail(TileFault::border_not_given, part_at_[b], 0, b, a);
    }

    /// Whether, walking round the rim, one comes from one to the other more than twice, so that chords of theirs cross.
    static constexpr bool interleave(PortMask a, PortMask b) noexcept
    {
        int changes = 0;
        PortMask last = 0;
        for (int port = 0; port < kPorts; ++port) {
            const PortMask here = ((a >> port) & 1) ? a : ((b >> port) & 1) ? b : PortMask{0};
            changes += here != 0 && last != 0 && here != last;
            if (here != 0) last = here;
        }
        return changes > 2;  // a fourth closes the round
    }

    static constexpr PortMask beside(PortMask ports) noexcept
    {
        return static_cast<PortMask>((ports << 1 | ports >> (kPorts - 1) | ports >> 1 | ports << (kPorts - 1)) & 0xFFF);
    }

    constexpr void check_wild(PortMask claimed) noexcept
    {
        const bool whole = row().wild && has_wild_sides_ && claimed == 0 && row().parts == 1;
        if (!whole || part(0).kind != SegmentKind::monastery) fail(TileFault::wild_with_sides, 0);
    }

    /// A road with one side must say where it ends; one with more runs through and ends nowhere.
    constexpr void check_end(int i) noexcept
    {
        if (part(i).kind != SegmentKind::road) return;
        const bool ends = part(i).end != RoadEnd::none;
        if ((sides_of(part(i)) == 1) == ends) return;
        fail(ends ? TileFault::end_needless : TileFault::end_missing, part_at_[i], 0, i);
    }

    /// How many sides and corners it touches.
    static constexpr int reach_of(const Part& wide) noexcept
    {
        int reach = 0;
        for (int side = 0; side < kSides; ++side) reach += ((wide.ports >> (3 * side)) & 7) != 0;
        for (int corner = 0; corner < kSides; ++corner) reach += (wide.corners >> corner) & 1;
        return reach;
    }

    static constexpr int sides_of(const Part& road) noexcept
    {
        int sides = 0;
        for (int side = 0; side < kSides; ++side) sides += (road.ports >> middle_port(side)) & 1;
        return sides;
    }

    Text line_;
    TileOwner owner_;
    u32 at_ = 0;
    u32 sides_at_ = 0;
    u32 part_at_[kMaxParts] = {};
    bool has_gardens_ = false;
    bool has_wild_sides_ = false;
    bool counts_around_ = false;
    TileReading reading_;
};

constexpr TileReading read_tile(Text line, TileOwner owner) noexcept { return TileReader(line, owner).read(); }

void a_tile_row_is_wrong();  // never defined: reaching it stops the compiler

/// A built-in tile; a wrong line does not compile.
consteval TileRow tile(const char* line)
{
    const TileReading reading = read_tile(line, TileOwner::box);
    if (reading.fault != TileFault::none) a_tile_row_is_wrong();
    return reading.row;
}

/// A built-in tile with a mark on a segment, named as in a line ("r0"), or without a name on the tile as a whole.
consteval TileRow marked(TileRow row, Mark mark, const char* segment = "")
{
    const Text name(segment);
    const SegmentKind kind = name.size > 0 ? kind_of_letter(name[0]) : SegmentKind::none;
    const int nth = name.size == 2 && is_digit(name[1]) ? name[1] - '0' : is_single(kind) && name.size == 1 ? 0 : -1;
    const int part = name.size == 0 ? int{kWholeTile} : kind == SegmentKind::none ? -1 : find_part(row, kind, nth);
    int at = 0;
    while (at < kMaxMarked && row.marked[at].mark != Mark::none) ++at;
    if (part < 0 || at == kMaxMarked || static_cast<int>(mark) < 1 || static_cast<int>(mark) >= kMarks) a_tile_row_is_wrong();
    row.marked[at] = {mark, static_cast<u8>(part)};
    return row;
}

template <u32 N>
constexpr int drawn_tiles(const TileRow (&rows)[N]) noexcept
{
    int sum = 0;
    for (const TileRow& row : rows) sum += row.wild ? 0 : row.count;
    return sum;
}

}  // namespace bastide
