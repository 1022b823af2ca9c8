// SPDX-License-Identifier: MIT
// The library's tile tables, seen through bastide.h alone, and the tile facts in tests/boxes: what must be in a table for a fact.
#pragma once

#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "reference/tiles.hpp"
#include "support/catch.hpp"

namespace bastide_tests {

using reference::JoinKind;
using reference::Segment;
using reference::SegmentKind;
using reference::SegmentPair;
using reference::TileTable;
using reference::TileType;

/// The tables of a game or of a set: tile types, and the segments of each.
struct Tables {
    std::vector<bastide_tile_def> tiles;
    std::vector<std::vector<bastide_segment_def>> segments;
};

inline Tables tables_of_game(const std::vector<std::int32_t>& sets, std::int32_t seats = 2)
{
    Setup setup;
    setup.seats = seats;
    for (std::int32_t set : sets) setup.choices.push_back(choose_set(set));
    const Game game = make(setup);
    Tables tables{bastide_tests::tiles(game), {}};
    for (const bastide_tile_def& tile : tables.tiles) tables.segments.push_back(bastide_tests::segments(game, tile.id));
    return tables;
}

inline Tables tables_of_set(std::int32_t number)
{
    const Tileset set = built_in(number);
    Tables tables{collect<bastide_tile_def>(
                      [&](bastide_tile_def* out, std::int32_t cap) { return bastide_tileset_list_tiles(set.get(), out, cap); }),
                  {}};
    for (const bastide_tile_def& tile : tables.tiles)
        tables.segments.push_back(collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
            return bastide_tileset_list_segments(set.get(), tile.id, 0, out, cap);
        }));
    return tables;
}

inline std::uint32_t bit(int index) { return 1u << index; }

inline std::uint32_t mask_of(const std::vector<int>& indices)
{
    std::uint32_t mask = 0;
    for (int index : indices) mask |= bit(index);
    return mask;
}

/// Side k owns bits 3k (its first half side), 3k+1 (middle) and 3k+2 (second half side).
inline std::uint32_t ports_of(const Segment& segment)
{
    std::uint32_t ports = 0;
    for (int side : segment.sides) ports |= segment.kind == SegmentKind::city ? 7u << (3 * side) : bit(3 * side + 1);
    for (int slot : segment.slots) ports |= bit(3 * (slot / 2) + 2 * (slot % 2));
    for (int half : segment.halves) ports |= bit(3 * (half / 2) + 2 * (half % 2));
    return ports;
}

/// The partners of a segment in a list of pairs.
inline std::uint32_t partners(const std::vector<SegmentPair>& pairs, int index)
{
    std::uint32_t mask = 0;
    for (const auto& [one, other] : pairs) mask |= one == index ? bit(other) : other == index ? bit(one) : 0;
    return mask;
}

/// The other segments of every join that a segment is in; `walls` chooses between walls and all that ends roads.
inline std::uint32_t joined(const TileType& type, int index, bool walls)
{
    std::uint32_t mask = 0;
    for (const reference::Join& join : type.joins) {
        const std::uint32_t all = mask_of(join.segments);
        if ((join.kind == JoinKind::wall) == walls && (all & bit(index)) != 0) mask |= all;
    }
    return mask & ~bit(index);
}

inline std::int32_t end_of(const TileType& type, int index)
{
    if (type.segments[static_cast<std::size_t>(index)].kind != SegmentKind::road) return 0;
    for (const reference::Join& join : type.joins) {
        if ((mask_of(join.segments) & bit(index)) == 0) continue;
        if (join.kind == JoinKind::village) return BASTIDE_ROAD_END_VILLAGE;
        if (join.kind == JoinKind::gate) return BASTIDE_ROAD_END_GATE;
        if (join.kind == JoinKind::monastery) return BASTIDE_ROAD_END_MONASTERY;
        if (join.kind == JoinKind::tower) return BASTIDE_ROAD_END_FOUNDATION;
        if (join.kind == JoinKind::spring) return BASTIDE_ROAD_END_SPRING;
        const bool is_open = join.kind == JoinKind::volcano || join.kind == JoinKind::bazaar || join.kind == JoinKind::circus ||
                             join.kind == JoinKind::acrobats || join.kind == JoinKind::crop ||
                             join.kind == JoinKind::watchtower || join.kind == JoinKind::lake || join.kind == JoinKind::hill ||
                             (join.kind == JoinKind::bogatyr && join.segments.front() == index);
        if (is_open) return BASTIDE_ROAD_END_OPEN;
    }
    return 0;
}

/// SegmentKind and bastide_segment_kind name the same kinds in the same order, bastide_segment_kind from 1.
inline std::int32_t kind_of(SegmentKind kind) { return static_cast<std::int32_t>(kind) + BASTIDE_SEGMENT_CITY; }

inline std::int32_t side_of(char letter)
{
    return letter == 'C'   ? BASTIDE_SIDE_CITY
           : letter == 'R' ? BASTIDE_SIDE_ROAD
           : letter == 'F' ? BASTIDE_SIDE_FIELD
           : letter == 'I' ? BASTIDE_SIDE_RIVER
                           : BASTIDE_SIDE_WILD;
}

inline std::uint32_t flags_of(const TileType& type)
{
    return (type.start ? std::uint32_t{BASTIDE_TILE_FLAG_START} : 0u) | (type.abbey ? std::uint32_t{BASTIDE_TILE_FLAG_WILD} : 0u);
}

inline std::uint64_t mask_of_marks(const std::vector<std::string>& names)
{
    std::uint64_t marks = 0;
    for (const std::string& name : names) {
        std::int32_t mark = 0;
        INFO("the mark " << name);
        REQUIRE(bastide_word_find(BASTIDE_VOCABULARY_MARK, name.c_str(), -1, &mark) == BASTIDE_OK);
        marks |= std::uint64_t{1} << mark;
    }
    return marks;
}

inline std::uint64_t marks_of(const Segment& facts)
{
    return mask_of_marks(facts.marks) | (facts.pennants > 0 ? std::uint64_t{1} << BASTIDE_MARK_PENNANT : 0);
}

inline void check_tile(const bastide_tile_def& tile, const TileType& type)
{
    CHECK(std::string(tile.name) == type.id);
    CHECK(tile.count == type.count);
    CHECK(tile.gardens == type.gardens);
    CHECK(tile.flags == flags_of(type));
    CHECK(tile.marks == mask_of_marks(type.marks));
    CHECK(tile.segments == static_cast<std::int32_t>(type.segments.size()));
    for (std::size_t side = 0; side < 4; ++side) CHECK(tile.sides[side] == side_of(type.edges[side]));
    for (std::uint32_t spare : tile.spare) CHECK(spare == 0);
}

inline void check_segment(const bastide_segment_def& segment, const TileType& type, int index)
{
    const Segment& facts = type.segments[static_cast<std::size_t>(index)];
    CHECK(segment.kind == kind_of(facts.kind));
    CHECK(segment.pennants == facts.pennants);
    CHECK(segment.ports == ports_of(facts));
    CHECK(segment.borders == mask_of(facts.cities));
    CHECK(segment.links == partners(type.wagon, index));
    CHECK(segment.crosses == partners(type.crosses, index));
    CHECK(segment.road_end == end_of(type, index));
    CHECK(segment.meets == joined(type, index, false));
    CHECK(segment.walls == joined(type, index, true));
    CHECK(segment.near_side == facts.near_side);
    CHECK(segment.corners == mask_of(facts.corners));
    CHECK(segment.marks == marks_of(facts));
    const bool has_bush = type.bush && facts.kind == SegmentKind::road;  // HOUSE-ROAD-01
    CHECK(segment.flags == (has_bush ? std::uint32_t{BASTIDE_SEGMENT_FLAG_BUSH} : 0));
}

inline void check_tables(const Tables& tables, const TileTable& facts)
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

inline int drawn_tiles(const Tables& tables)
{
    int sum = 0;
    for (const bastide_tile_def& tile : tables.tiles)
        if ((tile.flags & BASTIDE_TILE_FLAG_WILD) == 0) sum += tile.count;
    return sum;
}

/// Whether two cities, or a city and a field, have half of a side each; nobody owns its middle.
inline bool is_shared(const std::vector<bastide_segment_def>& segments, int side)
{
    int cities = 0;
    int fields = 0;
    for (const bastide_segment_def& segment : segments) {
        const std::uint32_t here = segment.ports >> (3 * side) & 7u;
        cities += segment.kind == BASTIDE_SEGMENT_CITY && (here == 1u || here == 4u);
        fields += segment.kind == BASTIDE_SEGMENT_FIELD && (here == 1u || here == 4u);
    }
    return cities == 2 || (cities == 1 && fields == 1);
}

/// The segments of a tile share its rim without overlap; an abbey has none.
inline void check_rims(const Tables& tables)
{
    for (std::size_t t = 0; t < tables.tiles.size(); ++t) {
        if ((tables.tiles[t].flags & BASTIDE_TILE_FLAG_WILD) != 0) continue;
        INFO("tile " << tables.tiles[t].name);
        std::uint32_t claimed = 0;
        for (const bastide_segment_def& segment : tables.segments[t]) {
            CHECK((claimed & segment.ports) == 0);
            claimed |= segment.ports;
        }
        // No segment owns the middle bit of a field side: a field owns half sides.
        std::uint32_t expected = 0xFFF;
        for (int side = 0; side < 4; ++side)
            if (tables.tiles[t].sides[side] == BASTIDE_SIDE_FIELD || is_shared(tables.segments[t], side))
                expected &= ~bit(3 * side + 1);
        CHECK(claimed == expected);
    }
}

}  // namespace bastide_tests
