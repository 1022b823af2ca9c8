// SPDX-License-Identifier: MIT
// Broken tile sets and what is said about each: the line, the column, the index of the tile and the sentence. Lines and columns
// are counted by hand in the text that stands beside them.
#include <cstring>
#include <functional>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

// ---- as text --------------------------------------------------------------------------------------------------------------

struct BrokenText {
    const char* text;
    int line;
    int column;
    int index;
    const char* sentence;
};

constexpr const char* no_name = "A tile begins with its name: letters, digits, _ and -.";
constexpr const char* bad_count = "After the name comes the number of copies, from 1 to 1000.";
constexpr const char* bad_sides =
    "After the copies come the sides north, east, south, west, each C, R, F or I, such as CRFR, or **** of a wild tile.";
constexpr const char* unknown_word = "This word is unknown; a segment begins with c:, r:, f: or i:, or is m, t or g.";
constexpr const char* stray = "This character is not expected here; the word should end before it.";
constexpr const char* given_twice = "The line already says this.";
constexpr const char* bad_side = "A side is one of N, E, S, W.";
constexpr const char* bad_slot = "A half-edge is a digit from 0 to 7.";
constexpr const char* bad_corner = "A corner is one of NW, NE, SE, SW.";
constexpr const char* corner_reached = "The city already reaches this corner.";
constexpr const char* bad_gardens = "At most 255 copies, and no more than there are, can have a garden.";
constexpr const char* part_order =
    "Segments must come in the order cities, roads, fields, monastery, foundation, garden, rivers, abbacy, hut.";
constexpr const char* single_twice =
    "A tile has at most one foundation and one abbacy, and at most one monastery, garden or hut.";
constexpr const char* border_missing = "After + come the numbers of cities, such as +0 or +01.";
constexpr const char* border_unknown = "The tile has no city with this number.";
constexpr const char* no_such_segment = "No earlier segment has this name; c0 is the first city, r0 the first road.";
constexpr const char* segment_twice = "This segment is already named here.";
constexpr const char* bad_village = "A village or bush names roads, and cities to whose gates it leads, such as village:r0r1.";
constexpr const char* bad_gate = "A gate names roads and the one city at which they end, such as gate:r0c0.";
constexpr const char* bad_door = "A door names roads and the monastery to which it belongs, such as door:r0m.";
constexpr const char* bad_base =
    "A base names roads that end at the foundation, and at most one city on which it leans, such as base:r0r1 or base:r0c0.";
constexpr const char* bad_wall = "A wall names a road that runs through and a city, such as wall:r0c0.";
constexpr const char* bad_over = "Only cities, roads, fields and rivers pass over each other, two at a time, such as over:r0c0.";
constexpr const char* wild = "A wild tile has the sides ****, the word wild and a monastery as its only segment.";
constexpr const char* bad_spring = "A spring names roads and the river that begins there, such as spring:r0i0.";
constexpr const char* unknown_mark = "Unknown mark. bastide_word_list(BASTIDE_VOCABULARY_MARK, ...) lists the marks.";

constexpr BrokenText broken_texts[] = {
    // no tile, names, copies, sides
    {"", 1, 1, -1, "The text has no tile."},
    {"# nothing but words\n\n   \n", 1, 1, -1, "The text has no tile."},
    {"*D 4 FFFF f:01234567", 1, 1, 0, no_name},
    {"B\xC3\xBChne 1 FFFF f:01234567", 1, 2, 0, no_name},
    {"# two tiles\nA 1 FFFF f:01234567\n  !B 1 FFFF f:01234567", 3, 3, 1, no_name},
    {"Sixteen_letters_ 1 FFFF f:01234567", 1, 1, 0, "A name has at most 15 characters."},
    {"none 1 FFFF f:01234567", 1, 1, 0, "A tile cannot have the name none, because scripts use that word."},
    {"A 1 FFFF f:01234567\nB 1 FFFF f:01234567\n A 2 FFFF f:01234567", 3, 2, 2, "An earlier tile already has this name."},
    {"A", 1, 2, 0, bad_count},
    {"A 0 FFFF f:01234567", 1, 3, 0, bad_count},
    {"A 1001 FFFF f:01234567", 1, 3, 0, bad_count},
    {"A -1 FFFF f:01234567", 1, 3, 0, bad_count},
    {"A 2x FFFF f:01234567", 1, 3, 0, bad_count},
    {"A 99999999999999999999 FFFF f:01234567", 1, 3, 0, bad_count},
    {"A 1", 1, 4, 0, bad_sides},
    {"A 1 FFF f:01234567", 1, 8, 0, bad_sides},
    {"A 1 FFFFF f:01234567", 1, 9, 0, bad_sides},
    {"A 1 FfFF f:01234567", 1, 6, 0, bad_sides},
    {"A 1 ***F m", 1, 5, 0, bad_sides},
    {"A 1 FFI* f:01234567", 1, 8, 0, bad_sides},
    // words
    {"A 1 FFFF f:01234567 lake", 1, 21, 0, unknown_word},
    {"A 1 FFFF f:01234567 monastery", 1, 21, 0, unknown_word},
    {"A 1 FFFF f:01234567 m1", 1, 21, 0, unknown_word},
    {"A 1 FFFF f:01234567 F", 1, 21, 0, unknown_word},
    {"A 1 FFFF f:01234567 # flat", 1, 21, 0, unknown_word},
    {"A 1 FFFF f:01234567m", 1, 20, 0, stray},
    {"A 1 CFFF c:N*1*1 f:234567+0", 1, 15, 0, stray},
    {"A 1 CFFF c:N^SE*1 f:234567+0", 1, 16, 0, stray},
    {"A 1 FFFF start f:01234567 start", 1, 27, 0, given_twice},
    {"A 1 FFFF f:01234567 wild", 1, 5, 0, wild},
    {"A 1 FFFF f:01234567 m wild", 1, 5, 0, wild},
    {"A 1 **** m", 1, 5, 0, wild},
    {"A 1 **** wild", 1, 5, 0, wild},
    {"A 1 **** wild m t", 1, 5, 0, wild},
    {"A 1 **** wild f:@M m", 1, 5, 0, wild},
    {"A 1 **** wild c:N m", 1, 5, 0, wild},
    {"A 1 **** wild f:01234567 m", 1, 5, 0, wild},
    {"A 1 **** wild m wild", 1, 17, 0, given_twice},
    // marks
    {"A 1 FFFF f:01234567 mark:lamp", 1, 26, 0, unknown_mark},
    {"A 1 FFFF f:01234567 mark:", 1, 26, 0, unknown_mark},
    {"A 1 FFFF f:01234567 mark:Festival", 1, 26, 0, unknown_mark},
    {"A 1 CFFF c:N f:234567+0 mark:pennant:c0", 1, 30, 0, unknown_mark},
    {"A 1 FFFF f:01234567 mark:inn:r0", 1, 30, 0, no_such_segment},
    {"A 1 FFFF mark:pig_herd:f0 f:01234567", 1, 24, 0, no_such_segment},
    {"A 1 FFFF f:01234567 mark:festival:", 1, 35, 0, no_such_segment},
    {"A 1 FFFF f:01234567 mark:pig_herd:f0f0", 1, 37, 0, stray},
    {"A 1 FFFF f:01234567 mark:festival mark:festival", 1, 40, 0, given_twice},
    {"A 1 FFFF f:01234567 mark:pig_herd:f0 mark:pig_herd:f0", 1, 43, 0, given_twice},
    {"A 1 FFFF f:01234567 mark:inn mark:wine mark:lake mark:church mark:grain", 1, 67, 0, "A tile has at most 4 marks."},
    {"A 3 FFFF f:01234567 garden:4", 1, 28, 0, bad_gardens},
    {"A 300 FFFF f:01234567 garden:256", 1, 30, 0, bad_gardens},
    {"A 3 FFFF f:01234567 garden:", 1, 28, 0, bad_gardens},
    {"A 3 FFFF f:01234567 garden:1 garden:1", 1, 30, 0, given_twice},
    // segments and the rim
    {"A 1 CFFF c: f:234567+0", 1, 12, 0, bad_side},
    {"A 1 CFFF c:X f:234567+0", 1, 12, 0, bad_side},
    {"A 1 FFFR r: f:01234567", 1, 12, 0, bad_side},
    {"A 1 FFFF f:", 1, 12, 0, bad_slot},
    {"A 1 FFFF f:012345678", 1, 20, 0, bad_slot},
    {"A 1 CFFF c:N*3 f:234567+0", 1, 14, 0, "A city has 0 to 2 pennants."},
    {"A 1 CFFF c:N* f:234567+0", 1, 14, 0, "A city has 0 to 2 pennants."},
    {"A 1 CFFF c:N^S f:234567+0", 1, 14, 0, bad_corner},
    {"A 1 CFFF c:N^NE f:234567+0", 1, 14, 0, corner_reached},
    {"A 1 CFFF c:N^NW f:234567+0", 1, 14, 0, corner_reached},
    {"A 1 CFFF c:N^SE^SE f:234567+0", 1, 17, 0, corner_reached},
    {"A 1 CFFF f:234567 c:N", 1, 19, 0, part_order},
    {"A 1 CRFR c:N f:27+0 r:EW f:3456", 1, 21, 0, part_order},
    {"A 1 FFFF m f:01234567", 1, 12, 0, part_order},
    {"A 1 FFFF f:01234567 t m", 1, 23, 0, part_order},
    {"A 1 FFFF f:01234567 m m", 1, 23, 0, single_twice},
    {"A 1 FFFF f:01234567 t t", 1, 23, 0, single_twice},
    {"A 1 FFFF f:01234567 m g", 1, 23, 0, single_twice},
    {"A 1 FFFF f:01234567 g g", 1, 23, 0, single_twice},
    {"A 1 FFFF f:01234567 m h", 1, 23, 0, single_twice},
    {"A 1 FFFF f:01234567 m a a", 1, 25, 0, single_twice},
    {"A 1 FFFF f:01234567 a", 1, 21, 0, "An abbacy is part of a monastery, which the tile lacks."},
    {"A 1 FFFF f:01234567 g t", 1, 23, 0, part_order},
    {"A 1 IFFF i:N f:01234567", 1, 14, 0, part_order},
    {"A 1 FFIF f:01234567", 1, 7, 0, "The south side belongs to no segment."},
    {"A 1 FFIF f:01234567 i:", 1, 23, 0, bad_side},
    {"A 1 FFIF f:01234567 i:N", 1, 23, 0, "This segment cannot reach the north side, which is field."},
    {"A 1 FFIF r:S f:01234567 i:S", 1, 12, 0, "This segment cannot reach the south side, which is river."},
    {"A 1 FFIF f:01234567 i:SS", 1, 24, 0, "The south side already belongs to i0."},
    {"A 1 RRRR r:N r:E r:S r:W f:0 f:1 f:2 f:3 f:4 f:5 f:6 f:7 m", 1, 58, 0, "A tile has at most 12 segments."},
    {"A 1 CCFF c:N c:EN f:4567", 1, 17, 0, "The north side already belongs to c0."},
    {"A 1 FFFR r:WW f:01234567", 1, 13, 0, "The west side already belongs to r0."},
    {"A 1 FFFF f:0123 f:34567", 1, 19, 0, "Half-edge 3 already belongs to f0."},
    {"A 1 CCFF c:N f:4567", 1, 6, 0, "The east side belongs to no segment."},
    {"A 1 FFRF f:01234567", 1, 7, 0, "The south side belongs to no segment."},
    {"A 1 FFFF f:0123456", 1, 8, 0, "Half-edge 7 belongs to no segment."},
    {"A 1 FFFF", 1, 5, 0, "Half-edge 0 belongs to no segment."},
    {"A 1 CFFF c:NE f:4567", 1, 13, 0, "This segment cannot reach the east side, which is field."},
    {"A 1 CFFF r:N f:234567", 1, 12, 0, "This segment cannot reach the north side, which is city."},
    {"A 1 CFFF c:N f:1234567", 1, 16, 0, "This segment cannot reach the north side, which is city."},
    // fields and their cities
    {"A 1 CFFF c:N f:234567+", 1, 23, 0, border_missing},
    {"A 1 CFFF c:N f:234567+c0", 1, 23, 0, border_missing},
    {"A 1 CFFF c:N f:234567+1", 1, 23, 0, border_unknown},
    {"A 1 FFFR r:W f:01234567+0 village:r0", 1, 25, 0, border_unknown},
    {"A 1 CFFF c:N f:234567+00", 1, 24, 0, segment_twice},
    {"A 1 CCCC c:NS c:EW f:@X+01", 1, 23, 0,
     "After @ comes the side that the field lies near, N, E, S or W, or M for the middle."},
    {"A 1 CFFF c:N f:234567@N+0", 1, 22, 0, stray},
    // where roads end
    {"A 1 FRRR r:E r:SW f:0127 f:34 f:56", 1, 10, 0,
     "r0 reaches one side only, so it needs an end: a village, bush, gate, door, base, spring or open."},
    {"A 1 RFRR r:NS r:W f:123456 f:07", 1, 15, 0,
     "r1 reaches one side only, so it needs an end: a village, bush, gate, door, base, spring or open."},
    {"A 1 RFRF r:NS f:1234 f:0567 village:r0", 1, 10, 0,
     "r0 reaches more than one side, so it runs through and cannot have an end."},
    {"A 1 FFRF r:S f:01234567 m village:r0 door:r0m", 1, 43, 0, "r0 already has an end."},
    {"A 1 FFRF r:S f:01234567 village:r1", 1, 33, 0, no_such_segment},
    {"A 1 FFRF village:r0 r:S f:01234567", 1, 18, 0, no_such_segment},
    {"A 1 FFRF r:S f:01234567 village:r", 1, 33, 0, no_such_segment},
    {"A 1 FFRF r:S f:01234567 door:r0m", 1, 32, 0, no_such_segment},
    {"A 1 FFRR r:S r:W f:012347 f:56 village:r0,r1", 1, 42, 0, no_such_segment},
    {"A 1 FFRF r:S f:01234567 village:r0r0", 1, 35, 0, segment_twice},
    {"A 1 FFRF r:S f:01234567 village:", 1, 33, 0, bad_village},
    {"A 1 FFRF r:S f:01234567 m bush:r0m", 1, 34, 0, bad_village},
    {"A 1 CFRF c:N r:S f:234567+0 village:c0", 1, 37, 0, bad_village},
    {"A 1 CFRF c:N r:S f:234567+0 gate:r0", 1, 34, 0, bad_gate},
    {"A 1 CFRF c:N r:S f:234567+0 gate:c0", 1, 34, 0, bad_gate},
    {"A 1 CCRF c:N c:E r:S f:4567+01 gate:r0c0c1", 1, 41, 0, bad_gate},
    {"A 1 FFRF r:S f:01234567 m door:r0", 1, 32, 0, bad_door},
    {"A 1 FFRF r:S f:01234567 m door:r0f0m", 1, 34, 0, bad_door},
    {"A 1 FRRF r:ES f:012567 f:34 m door:r0m door:r0m", 1, 45, 0, given_twice},
    {"A 1 FRRF r:ES f:012567 f:34 m door:r0m village:r0", 1, 10, 0,
     "r0 reaches more than one side, so it runs through and cannot have an end."},
    {"A 1 FRRF r:ES f:012567 f:34 door:r0", 1, 34, 0, bad_door},
    {"A 1 FFRF r:S f:01234567 base:r0", 1, 30, 0, bad_base},
    {"A 1 FFRF r:S f:01234567 t base:r0t", 1, 34, 0, bad_base},
    {"A 1 FRFI r:E f:0127 f:3456 i:W spring:r0", 1, 39, 0, bad_spring},
    {"A 1 FRFI r:E f:0127 f:3456 i:W spring:i0", 1, 39, 0, bad_spring},
    {"A 1 CFRF c:N r:S f:234567+0 gate:r0c0 wall:r0c0", 1, 44, 0, bad_wall},
    {"A 1 CRFR c:N r:EW f:27+0 f:3456 wall:c0r0", 1, 38, 0, bad_wall},
    {"A 1 CRFR c:N r:EW f:27+0 f:3456 wall:r0", 1, 40, 0, no_such_segment},
    {"A 1 CRFR c:N r:EW f:27+0 f:3456 wall:r0c0 wall:r0c0", 1, 48, 0, given_twice},
    {"A 1 CRFR c:N r:EW f:27+0 f:3456 wall:r0c0c0", 1, 42, 0, stray},
    {"A 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56 over:r0r0", 1, 45, 0, bad_over},
    {"A 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56 m over:r0m", 1, 47, 0, bad_over},
    {"A 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56 over:r0r1 over:r1r0", 1, 55, 0, given_twice},
    // tiles that cannot lie flat
    {"Z 1 RFRF r:NS f:01234567", 1, 15, 0, "f0 and r0 cross: split one of them in two, or add over:r0f0."},
    {"Z 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56", 1, 15, 0, "r1 and r0 cross: split one of them in two, or add over:r0r1."},
    {"Z 1 RRRR r:NS r:EW f:0246 f:1357", 1, 15, 0, "r1 and r0 cross: split one of them in two, or add over:r0r1."},
    {"Z 1 RRRR r:NS r:EW f:0246 f:1357 over:r0r1", 1, 20, 0, "f0 and r0 cross: split one of them in two, or add over:r0f0."},
    {"Z 1 IFIF f:01234567 i:NS", 1, 21, 0, "i0 and f0 cross: split one of them in two, or add over:f0i0."},
    {"Z 1 CFCF c:NS f:2367+0", 1, 15, 0, "f0 and c0 cross: split one of them in two, or add over:c0f0."},
    {"Z 1 CCFF c:N c:E f:4567+01 over:c0c1", 1, 33, 0,
     "Of two segments that pass over each other, at least one must reach two sides, unless both are roads."},
    {"Z 1 CFFF c:N f:234567", 1, 14, 0, "f0 lies beside c0, so it meets its wall: add +0."},
    {"Z 1 CFCF c:N c:S f:23+01 f:67+1", 1, 26, 0, "f1 lies beside c0, so it meets its wall: add +0."},
    // the first fault is reported, not the worst
    {"A 1 FFFF f:01234567\nA 1 FFFF f:01234567\nB 1 XXXX", 2, 1, 1, "An earlier tile already has this name."},
};

struct Said {
    bastide_status status;
    bastide_refusal error;
    bool is_null;
};

Said parse_set(const char* text, std::size_t length)
{
    bastide_refusal error{};
    auto* made = reinterpret_cast<bastide_tileset*>(&error);  // must be cleared
    const bastide_status status = bastide_tileset_parse(text, count_of(length), nullptr, &error, &made);
    const bool is_null = made == nullptr;
    bastide_tileset_destroy(made);
    return {status, error, is_null};
}

Said parse_set(const std::string& text) { return parse_set(text.data(), text.size()); }

std::string place_of(int line, int column, int index)
{
    return std::to_string(line) + ":" + std::to_string(column) + " tile " + std::to_string(index) + ": ";
}

// ---- as records -----------------------------------------------------------------------------------------------------------

struct Records {
    std::vector<bastide_tile_def> tiles;
    std::vector<bastide_segment_def> segments;
};

bastide_tile_def tile_record(const char* name, std::initializer_list<std::int32_t> sides, std::int32_t segments)
{
    bastide_tile_def tile{};
    tile.count = 2;
    tile.segments = segments;
    std::copy(sides.begin(), sides.end(), tile.sides);
    std::strncpy(tile.name, name, sizeof tile.name - 1);
    return tile;
}

bastide_segment_def segment_record(std::int32_t kind, std::uint32_t ports)
{
    bastide_segment_def segment{};
    segment.kind = kind;
    segment.ports = ports;
    segment.near_side = -1;
    return segment;
}

/// Two sound tiles: a meadow with a monastery, and tile 1: a city north, a road south to its gate, a field on each side of it.
/// Port bits of side k: 1 << 3k, 3k + 1, 3k + 2.
Records sound()
{
    constexpr std::int32_t F = BASTIDE_SIDE_FIELD;
    Records records;
    records.tiles = {tile_record("meadow", {F, F, F, F}, 2),
                     tile_record("gate", {BASTIDE_SIDE_CITY, F, BASTIDE_SIDE_ROAD, F}, 4)};
    records.segments = {segment_record(BASTIDE_SEGMENT_FIELD, 05555), segment_record(BASTIDE_SEGMENT_MONASTERY, 0),
                        segment_record(BASTIDE_SEGMENT_CITY, 07),     segment_record(BASTIDE_SEGMENT_ROAD, 0200),
                        segment_record(BASTIDE_SEGMENT_FIELD, 0150),  segment_record(BASTIDE_SEGMENT_FIELD, 05400)};
    records.segments[2].meets = 1u << 1;
    records.segments[3].road_end = BASTIDE_ROAD_END_GATE;
    records.segments[3].meets = 1u << 0;
    records.segments[4].borders = records.segments[5].borders = 1u << 0;
    return records;
}

Said build_set(const Records& records)
{
    bastide_refusal error{};
    auto* made = reinterpret_cast<bastide_tileset*>(&error);
    const bastide_status status =
        bastide_tileset_build(records.tiles.data(), count_of(records.tiles.size()), records.segments.data(),
                              count_of(records.segments.size()), nullptr, &error, &made);
    const bool is_null = made == nullptr;
    bastide_tileset_destroy(made);
    return {status, error, is_null};
}

struct BrokenRecords {
    std::function<void(Records&)> spoil;
    int index;
    const char* sentence;
};

bastide_segment_def& city(Records& r) { return r.segments[2]; }
bastide_segment_def& road(Records& r) { return r.segments[3]; }
bastide_segment_def& field(Records& r) { return r.segments[4]; }

const BrokenRecords broken_records[] = {
    // a tile's own numbers
    {[](Records& r) { r.tiles[1].name[0] = '\0'; }, 1, "A name must have 1 to 15 letters, digits, _ and -, and then a NUL."},
    {[](Records& r) { std::memset(r.tiles[1].name, 'x', 16); }, 1,
     "A name must have 1 to 15 letters, digits, _ and -, and then a NUL."},
    {[](Records& r) { r.tiles[1].name[1] = ' '; }, 1, "A name must have 1 to 15 letters, digits, _ and -, and then a NUL."},
    {[](Records& r) { std::strcpy(r.tiles[0].name, "none"); }, 0,
     "A tile cannot have the name none, because scripts use that word."},
    {[](Records& r) { std::strcpy(r.tiles[1].name, "meadow"); }, 1, "An earlier tile already has this name."},
    {[](Records& r) { r.tiles[1].count = 0; }, 1, "count must be from 1 to 1000, not 0."},
    {[](Records& r) { r.tiles[1].count = 1001; }, 1, "count must be from 1 to 1000, not 1001."},
    {[](Records& r) { r.tiles[0].segments = -1; }, 0, "segments must be from 0 to 12, not -1."},
    {[](Records& r) { r.tiles[0].segments = 13; }, 0, "segments must be from 0 to 12, not 13."},
    {[](Records& r) { r.segments.pop_back(); }, 1, "The tiles need more segments than the call gives."},
    {[](Records& r) { r.segments.push_back(field(r)); }, -1, "The call gives more segments than the tiles need."},
    {[](Records& r) { r.tiles[1].flags = BASTIDE_TILE_FLAG_WILD; }, 1, "sides does not agree with the rest of the tile."},
    {[](Records& r) { r.tiles[1].flags = 4; }, 1, "flags must be from 0 to 3, not 4."},
    {[](Records& r) { r.tiles[1].sides[2] = BASTIDE_SIDE_WILD; }, 1, "sides does not agree with the rest of the tile."},
    {[](Records& r) {
         std::fill_n(r.tiles[1].sides, 4, BASTIDE_SIDE_WILD);
         r.tiles[1].flags = BASTIDE_TILE_FLAG_WILD;
     },
     1, wild},
    {[](Records& r) { r.tiles[1].sides[2] = BASTIDE_SIDE_RIVER; }, 1,
     "This segment cannot reach the south side, which is river."},
    {[](Records& r) { r.tiles[1].sides[0] = 0; }, 1, "sides[0] must be from 1 to 5, not 0."},
    {[](Records& r) { r.tiles[1].sides[0] = 6; }, 1, "sides[0] must be from 1 to 5, not 6."},
    {[](Records& r) { r.tiles[1].mark_value = 1; }, 1, "mark_value must be from 0 to 0, not 1."},
    {[](Records& r) { r.tiles[1].marks = 1u << 11; }, 1, "marks has bit 11, but there is no mark with this number."},
    {[](Records& r) { r.tiles[1].marks = 1u; }, 1, "marks has bit 0, but there is no mark with this number."},
    {[](Records& r) { r.tiles[1].marks = 1u << BASTIDE_MARK_PENNANT; }, 1, "marks does not agree with the rest of the tile."},
    {[](Records& r) {
         r.tiles[1].marks = 1u << BASTIDE_MARK_INN | 1u << BASTIDE_MARK_WINE | 1u << BASTIDE_MARK_LAKE |
                            1u << BASTIDE_MARK_CHURCH | 1u << BASTIDE_MARK_GRAIN;
     },
     1, "A tile has at most 4 marks."},
    {[](Records& r) { r.tiles[1].gardens = 3; }, 1, "gardens must be from 0 to 2, not 3."},
    {[](Records& r) { r.tiles[1].gardens = -1; }, 1, "gardens must be from 0 to 2, not -1."},
    // a segment's own numbers
    {[](Records& r) { city(r).kind = 0; }, 1, "Segment 0: kind must be from 1 to 7, not 0."},
    {[](Records& r) { city(r).kind = 8; }, 1, "Segment 0: kind must be from 1 to 7, not 8."},
    {[](Records& r) { city(r).marks = std::uint64_t{1} << 63; }, 1,
     "Segment 0: marks has bit 63, but there is no mark with this number."},
    {[](Records& r) { city(r).marks = 1u << BASTIDE_MARK_PENNANT; }, 1,
     "Segment 0: marks does not agree with the rest of the tile."},
    {[](Records& r) { city(r).pennants = 3; }, 1, "Segment 0: pennants must be from 0 to 2, not 3."},
    {[](Records& r) { city(r).ports = 0x1007; }, 1, "Segment 0: ports must be from 0 to 4095, not 4103."},
    {[](Records& r) { field(r).borders = 1u << 4; }, 1, "Segment 2: borders must be from 0 to 15, not 16."},
    {[](Records& r) { field(r).crosses = 0xFFFFFFFF; }, 1, "Segment 2: crosses must be from 0 to 15, not 4294967295."},
    {[](Records& r) { road(r).road_end = 7; }, 1, "Segment 1: road_end must be from 0 to 6, not 7."},
    {[](Records& r) { road(r).meets = 1u << 4; }, 1, "Segment 1: meets must be from 0 to 15, not 16."},
    {[](Records& r) { road(r).walls = 1u << 31; }, 1, "Segment 1: walls must be from 0 to 15, not 2147483648."},
    {[](Records& r) { field(r).near_side = 5; }, 1, "Segment 2: near_side must be from -1 to 4, not 5."},
    {[](Records& r) { city(r).corners = 16; }, 1, "Segment 0: corners must be from 0 to 15, not 16."},
    {[](Records& r) { road(r).flags = 2; }, 1, "Segment 1: flags must be from 0 to 1, not 2."},
    // numbers that do not agree
    {[](Records& r) { city(r).ports = 03; }, 1, "Segment 0: ports does not agree with the rest of the tile."},
    {[](Records& r) { field(r).ports |= 020; }, 1, "Segment 2: ports does not agree with the rest of the tile."},
    {[](Records& r) { r.segments[1].ports = 020; }, 0, "Segment 1: ports does not agree with the rest of the tile."},
    {[](Records& r) { road(r).pennants = 1; }, 1, "Segment 1: pennants does not agree with the rest of the tile."},
    {[](Records& r) { field(r).pennants = 1; }, 1, "Segment 2: pennants does not agree with the rest of the tile."},
    {[](Records& r) { r.segments[1].pennants = 1; }, 0, "Segment 1: pennants does not agree with the rest of the tile."},
    {[](Records& r) { city(r).borders = 1; }, 1, "Segment 0: borders does not agree with the rest of the tile."},
    {[](Records& r) { field(r).borders = 1u << 1; }, 1, "Segment 2: borders does not agree with the rest of the tile."},
    {[](Records& r) { road(r).crosses = 1; }, 1, "Segment 1: crosses does not agree with the rest of the tile."},
    {[](Records& r) { field(r).road_end = BASTIDE_ROAD_END_GATE; }, 1,
     "Segment 2: road_end does not agree with the rest of the tile."},
    {[](Records& r) { city(r).meets = 0; }, 1, "Segment 0: meets does not agree with the rest of the tile."},
    {[](Records& r) { road(r).meets = 0; }, 1, bad_gate},
    {[](Records& r) { road(r).road_end = 0; }, 1,
     "r0 reaches one side only, so it needs an end: a village, bush, gate, door, base, spring or open."},
    {[](Records& r) {
         road(r).road_end = 0;
         road(r).meets = city(r).meets = 0;
     },
     1, "r0 reaches one side only, so it needs an end: a village, bush, gate, door, base, spring or open."},
    {[](Records& r) { road(r).road_end = BASTIDE_ROAD_END_MONASTERY; }, 1, bad_door},
    {[](Records& r) { road(r).road_end = BASTIDE_ROAD_END_FOUNDATION; }, 1, bad_base},
    {[](Records& r) { road(r).road_end = BASTIDE_ROAD_END_SPRING; }, 1, bad_spring},
    {[](Records& r) {
         road(r).road_end = BASTIDE_ROAD_END_VILLAGE;
         road(r).meets = 1u << 2;
     },
     1, bad_village},
    {[](Records& r) { city(r).walls = 1u << 1; }, 1, "Segment 0: walls does not agree with the rest of the tile."},
    {[](Records& r) { road(r).walls = 1u << 0; }, 1, bad_wall},
    {[](Records& r) { city(r).near_side = 0; }, 1, "Segment 0: near_side does not agree with the rest of the tile."},
    {[](Records& r) { field(r).near_side = 0; }, 1, "Segment 2: near_side does not agree with the rest of the tile."},
    {[](Records& r) { field(r).near_side = 1; }, 1, "Segment 2: near_side does not agree with the rest of the tile."},
    {[](Records& r) { field(r).near_side = 4; }, 1, "Segment 2: near_side does not agree with the rest of the tile."},
    {[](Records& r) { city(r).corners = 1; }, 1, corner_reached},
    {[](Records& r) { road(r).corners = 4; }, 1, "Segment 1: corners does not agree with the rest of the tile."},
    {[](Records& r) { field(r).corners = 4; }, 1, "Segment 2: corners does not agree with the rest of the tile."},
    {[](Records& r) { road(r).flags = BASTIDE_SEGMENT_FLAG_BUSH; }, 1,
     "Segment 1: road_end does not agree with the rest of the tile."},
    {[](Records& r) { city(r).flags = BASTIDE_SEGMENT_FLAG_BUSH; }, 1,
     "Segment 0: flags does not agree with the rest of the tile."},
    // the whole tile
    {[](Records& r) { r.tiles[1].sides[0] = BASTIDE_SIDE_ROAD; }, 1, "This segment cannot reach the north side, which is road."},
    {[](Records& r) { field(r).ports = 0140; }, 1, "Half-edge 2 belongs to no segment."},
    {[](Records& r) { field(r).ports |= 0400; }, 1, "Half-edge 5 already belongs to f0."},
    {[](Records& r) { road(r).ports = 0; }, 1, "Segment 1: ports does not agree with the rest of the tile."},
    {[](Records& r) { field(r).ports = 0; }, 1, "Segment 2: ports does not agree with the rest of the tile."},
    {[](Records& r) { field(r).borders = 0; }, 1, "f0 lies beside c0, so it meets its wall: add +0."},
    {[](Records& r) { std::swap(city(r), field(r)); }, 1, "Segment 0: borders does not agree with the rest of the tile."},
    {[](Records& r) { std::swap(r.segments[0], r.segments[1]); }, 0, part_order},
    {[](Records& r) {
         r.segments[4].kind = r.segments[5].kind = BASTIDE_SEGMENT_MONASTERY;
         r.segments[4].borders = r.segments[5].borders = 0;
     },
     1, single_twice},
};

}  // namespace

TEST_CASE("Each kind of broken text of tiles is refused with its line and column and tile and sentence")
{
    STATIC_REQUIRE(sizeof broken_texts / sizeof broken_texts[0] >= 50);
    for (const BrokenText& broken : broken_texts) {
        INFO(broken.text);
        const Said said = parse_set(broken.text);
        CHECK(said.status == BASTIDE_E_FORMAT);
        CHECK(said.is_null);
        CHECK(said.error.status == BASTIDE_E_FORMAT);
        CHECK(place_of(said.error.line, said.error.column, said.error.index) + said.error.text ==
              place_of(broken.line, broken.column, broken.index) + broken.sentence);
    }
}

TEST_CASE("Every beginning of a sound line is refused or a tile and never reads beyond its end")
{
    const std::string line = "A 2 CFRF start c:N*1^SE r:S f:234+0 f:567+0 t base:r0c0 garden:1";
    int sound_ones = 0;
    for (std::size_t length = 0; length <= line.size(); ++length) {
        const std::vector<char> exact(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length));  // for the sanitizers
        const Said said = parse_set(length ? exact.data() : "", length);
        if (said.status == BASTIDE_OK)
            ++sound_ones;
        else
            CHECK(said.error.column <= count_of(length) + 1);
    }
    CHECK(sound_ones == 5);  // up to base:r0, up to base:r0c0, with a blank behind, with the segment g, with the garden:1
}

TEST_CASE("A set has at most a thousand tile types")
{
    std::string text;
    for (int i = 1; i <= 1000; ++i) text += "tile" + std::to_string(i) + " 1 FFFF f:01234567\n";
    CHECK(parse_set(text).status == BASTIDE_OK);
    const Said said = parse_set(text + "\n  one 1 FFFF f:01234567\n");
    CHECK(said.status == BASTIDE_E_FORMAT);
    CHECK(place_of(said.error.line, said.error.column, said.error.index) + said.error.text ==
          place_of(1002, 3, 1000) + "A set has at most 1000 tile types.");
}

TEST_CASE("Each kind of broken records of tiles is refused with the tile and a sentence")
{
    REQUIRE(build_set(sound()).status == BASTIDE_OK);
    STATIC_REQUIRE(sizeof broken_records / sizeof broken_records[0] >= 50);
    for (const BrokenRecords& broken : broken_records) {
        INFO(broken.sentence);
        Records records = sound();
        broken.spoil(records);
        const Said said = build_set(records);
        CHECK(said.status == BASTIDE_E_FORMAT);
        CHECK(said.is_null);
        CHECK(place_of(said.error.line, said.error.column, said.error.index) + said.error.text ==
              place_of(0, 0, broken.index) + broken.sentence);
    }
}

TEST_CASE("A spare word of a tile or of a segment that is set is reported with its number and the record")
{
    const auto refuses = [](const Records& records, int word, int record) {
        const Said said = build_set(records);
        return said.status == BASTIDE_E_VERSION && said.is_null && said.error.status == said.status &&
               said.error.reason == BASTIDE_REASON_SPARE_SET && said.error.index == word && said.error.other_index == record;
    };
    Records records = sound();
    records.tiles[1].spare[2] = 7;
    CHECK(refuses(records, 2, 1));
    records = sound();
    road(records).spare[8] = 1;
    CHECK(refuses(records, 8, 3));
}
