// SPDX-License-Identifier: MIT
//
// Holds the library's tile tables, seen through bastide.h alone, against the tile facts in tests/data. A slip of a finger
// in a table row shows here and not as a strange game.
#include "bastide.h"

#include <memory>
#include <string>
#include <vector>

#include "referee/tiles.hpp"
#include "support/catch.hpp"

namespace {

using referee::JoinKind;
using referee::Segment;
using referee::SegmentKind;
using referee::SegmentPair;
using referee::TileTable;
using referee::TileType;

/// The tables of a game or of a set: tile types, and the segments of each.
struct Tables {
    std::vector<bastide_tile_def> tiles;
    std::vector<std::vector<bastide_segment_def>> segments;
};

template <class List, class Record>
void fill(std::vector<Record>& out, List list)
{
    const std::int32_t count = list(nullptr, 0);
    REQUIRE(count >= 0);
    out.resize(static_cast<std::size_t>(count));
    REQUIRE(list(out.data(), count) == count);
}

Tables tables_of_game(const std::vector<std::int32_t>& sets)
{
    bastide_config config;
    REQUIRE(bastide_config_init(&config, sizeof config) == BASTIDE_OK);
    std::vector<bastide_choice> choices;
    for (std::int32_t set : sets) choices.push_back({BASTIDE_CHOICE_SET, set, 1, 0});
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, choices.data(), static_cast<std::int32_t>(choices.size()), nullptr, 0, nullptr, nullptr,
                                &made) == BASTIDE_OK);
    const std::unique_ptr<bastide_game, void (*)(bastide_game*)> game(made, [](bastide_game* g) { bastide_game_destroy(g); });

    Tables tables;
    fill(tables.tiles, [&](bastide_tile_def* out, std::int32_t cap) { return bastide_game_list_tiles(game.get(), out, cap); });
    for (const bastide_tile_def& tile : tables.tiles)
        fill(tables.segments.emplace_back(), [&](bastide_segment_def* out, std::int32_t cap) {
            return bastide_game_list_segments(game.get(), tile.id, out, cap);
        });
    return tables;
}

Tables tables_of_set(std::int32_t number)
{
    bastide_tileset* made = nullptr;
    REQUIRE(bastide_tileset_builtin(number, nullptr, &made) == BASTIDE_OK);
    const std::unique_ptr<bastide_tileset, void (*)(bastide_tileset*)> set(
        made, [](bastide_tileset* s) { bastide_tileset_destroy(s); });

    Tables tables;
    fill(tables.tiles, [&](bastide_tile_def* out, std::int32_t cap) { return bastide_tileset_list_tiles(set.get(), out, cap); });
    for (const bastide_tile_def& tile : tables.tiles)
        fill(tables.segments.emplace_back(), [&](bastide_segment_def* out, std::int32_t cap) {
            return bastide_tileset_list_segments(set.get(), tile.id, out, cap);
        });
    return tables;
}

std::uint32_t bit(int index) { return 1u << index; }

std::uint32_t mask_of(const std::vector<int>& indices)
{
    std::uint32_t mask = 0;
    for (int index : indices) mask |= bit(index);
    return mask;
}

/// Side k owns bits 3k (its first half side), 3k+1 (middle) and 3k+2 (second half side).
std::uint32_t ports_of(const Segment& segment)
{
    std::uint32_t ports = 0;
    for (int side : segment.sides) ports |= segment.kind == SegmentKind::city ? 7u << (3 * side) : bit(3 * side + 1);
    for (int slot : segment.slots) ports |= bit(3 * (slot / 2) + 2 * (slot % 2));
    return ports;
}

/// The partners of a segment in a list of pairs.
std::uint32_t partners(const std::vector<SegmentPair>& pairs, int index)
{
    std::uint32_t mask = 0;
    for (const auto& [one, other] : pairs) mask |= one == index ? bit(other) : other == index ? bit(one) : 0;
    return mask;
}

/// The other segments of every join that a segment is in; `walls` chooses between walls and all that ends roads.
std::uint32_t joined(const TileType& type, int index, bool walls)
{
    std::uint32_t mask = 0;
    for (const referee::Join& join : type.joins) {
        const std::uint32_t all = mask_of(join.segments);
        if ((join.kind == JoinKind::wall) == walls && (all & bit(index)) != 0) mask |= all;
    }
    return mask & ~bit(index);
}

std::int32_t end_of(const TileType& type, int index)
{
    if (type.segments[static_cast<std::size_t>(index)].kind != SegmentKind::road) return BASTIDE_END_NONE;
    for (const referee::Join& join : type.joins) {
        if ((mask_of(join.segments) & bit(index)) == 0) continue;
        if (join.kind == JoinKind::village) return BASTIDE_END_VILLAGE;
        if (join.kind == JoinKind::gate) return BASTIDE_END_GATE;
        if (join.kind == JoinKind::monastery) return BASTIDE_END_MONASTERY;
        if (join.kind == JoinKind::tower) return BASTIDE_END_FOUNDATION;
    }
    return BASTIDE_END_NONE;
}

/// SegmentKind and bastide_segment name the same kinds in the same order, bastide_segment from 1.
std::int32_t kind_of(SegmentKind kind) { return static_cast<std::int32_t>(kind) + BASTIDE_SEGMENT_CITY; }

std::int32_t side_of(char letter)
{
    return letter == 'C'   ? BASTIDE_SIDE_CITY
           : letter == 'R' ? BASTIDE_SIDE_ROAD
           : letter == 'F' ? BASTIDE_SIDE_FIELD
                           : BASTIDE_SIDE_ANY;
}

std::uint32_t flags_of(const TileType& type)
{
    return (type.start ? BASTIDE_TILE_START : 0u) | (type.abbey ? BASTIDE_TILE_WILD : 0u);
}

void check_tile(const bastide_tile_def& tile, const TileType& type)
{
    CHECK(std::string(tile.name) == type.id);
    CHECK(tile.count == type.count);
    CHECK(tile.gardens == type.gardens);
    CHECK(tile.flags == flags_of(type));
    CHECK(tile.segments == static_cast<std::int32_t>(type.segments.size()));
    for (std::size_t side = 0; side < 4; ++side) CHECK(tile.sides[side] == side_of(type.edges[side]));
    for (std::uint32_t reserved : tile.reserved) CHECK(reserved == 0);
}

void check_segment(const bastide_segment_def& segment, const TileType& type, int index)
{
    const Segment& facts = type.segments[static_cast<std::size_t>(index)];
    CHECK(segment.kind == kind_of(facts.kind));
    CHECK(segment.pennants == facts.pennants);
    CHECK(segment.ports == ports_of(facts));
    CHECK(segment.borders == mask_of(facts.cities));
    CHECK(segment.links == partners(type.wagon, index));
    CHECK(segment.crosses == partners(type.crosses, index));
    CHECK(segment.end == end_of(type, index));
    CHECK(segment.meets == joined(type, index, false));
    CHECK(segment.walls == joined(type, index, true));
    CHECK(segment.near_side == facts.near_side);
    CHECK(segment.corners == mask_of(facts.corners));
    CHECK(segment.flags == 0);  // no built-in tile has a bush (HOUSE-ROAD-01)
}

void check_tables(const Tables& tables, const TileTable& facts)
{
    REQUIRE(tables.tiles.size() == facts.types.size());
    for (std::size_t t = 0; t < facts.types.size(); ++t) {
        const TileType& type = facts.types[t];
        INFO("tile " << type.id);
        CHECK(tables.tiles[t].id == static_cast<std::int32_t>(t));
        check_tile(tables.tiles[t], type);
        REQUIRE(tables.segments[t].size() == type.segments.size());
        for (std::size_t s = 0; s < type.segments.size(); ++s) {
            INFO("segment " << s);
            check_segment(tables.segments[t][s], type, static_cast<int>(s));
        }
    }
}

int drawn_tiles(const Tables& tables)
{
    int sum = 0;
    for (const bastide_tile_def& tile : tables.tiles)
        if ((tile.flags & BASTIDE_TILE_WILD) == 0) sum += tile.count;
    return sum;
}

}  // namespace

TEST_CASE("A base game has the 72 tiles of the tile facts", "[BASE-COMP-01][BASE-SET-01]")
{
    const Tables tables = tables_of_game({BASTIDE_SET_BASE});
    check_tables(tables, referee::load_tiles({"base"}));
    CHECK(drawn_tiles(tables) == 72);
}

TEST_CASE("A winter game has 84 tiles, the base set first", "[BASE-COMP-01][BASE-COMP-03][BASE-SET-01]")
{
    const TileTable facts = referee::load_tiles({"base", "winter"});
    const Tables tables = tables_of_game({BASTIDE_SET_BASE, BASTIDE_SET_WINTER});
    check_tables(tables, facts);
    CHECK(drawn_tiles(tables) == 84);

    const Tables unasked = tables_of_game({});
    check_tables(unasked, facts);
    CHECK(drawn_tiles(unasked) == 84);
}

TEST_CASE("The built-in sets are those of the tile facts", "[BASE-COMP-01][BASE-SET-01]")
{
    const Tables base = tables_of_set(BASTIDE_SET_BASE);
    check_tables(base, referee::load_tiles({"base"}));
    CHECK(drawn_tiles(base) == 72);

    const Tables winter = tables_of_set(BASTIDE_SET_WINTER);
    check_tables(winter, referee::load_tiles({"winter"}));
    CHECK(drawn_tiles(winter) == 12);
}

TEST_CASE("A game with The Tower has its 18 tiles after those of the base game", "[TOWER-COMP-01][TOWER-COMP-04][TOWER-SETUP-01]")
{
    const Tables tables = tables_of_game({BASTIDE_SET_BASE, BASTIDE_SET_TOWER});
    check_tables(tables, referee::load_tiles({"base", "tower"}));
    CHECK(drawn_tiles(tables) == 72 + 18);

    const Tables alone = tables_of_set(BASTIDE_SET_TOWER);
    check_tables(alone, referee::load_tiles({"tower"}));
    CHECK(alone.tiles.size() == 17);
    CHECK(drawn_tiles(alone) == 18);
    for (const std::vector<bastide_segment_def>& segments : alone.segments) {
        int foundations = 0;
        for (const bastide_segment_def& segment : segments) foundations += segment.kind == BASTIDE_SEGMENT_FOUNDATION;
        CHECK(foundations == 1);
        CHECK(segments.back().kind == BASTIDE_SEGMENT_FOUNDATION);
        CHECK(segments.back().ports == 0);
    }
}

TEST_CASE("The segments of a tile share its rim without overlap", "[BASE-PLACE-04]")
{
    const Tables tables = tables_of_game({BASTIDE_SET_BASE, BASTIDE_SET_WINTER, BASTIDE_SET_TOWER});
    for (std::size_t t = 0; t < tables.tiles.size(); ++t) {
        INFO("tile " << tables.tiles[t].name);
        std::uint32_t claimed = 0;
        for (const bastide_segment_def& segment : tables.segments[t]) {
            CHECK((claimed & segment.ports) == 0);
            claimed |= segment.ports;
        }
        // A field side leaves its middle bit to nobody: a field owns half sides.
        std::uint32_t expected = 0xFFF;
        for (int side = 0; side < 4; ++side)
            if (tables.tiles[t].sides[side] == BASTIDE_SIDE_FIELD) expected &= ~bit(3 * side + 1);
        CHECK(claimed == expected);
    }
}
