// SPDX-License-Identifier: MIT
//
// The printed tiles, read from tests/boxes/*/*.json into plain records. Independent of boards and of the library's tile tables,
// so that the two can be compared.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reference {

/// Kinds of segments, in the order in which a tile numbers its segments.
enum class SegmentKind { city, road, field, monastery, foundation, garden, river, abbacy = 8, hut };

/// Whether it is complete when the eight cells around its tile hold tiles.
constexpr bool counts_cells_around(SegmentKind kind)
{
    return kind == SegmentKind::monastery || kind == SegmentKind::garden || kind == SegmentKind::hut;
}

/// A segment of a tile type, at rotation 0.
struct Segment {
    SegmentKind kind = SegmentKind::field;
    std::vector<int> sides;    ///< cities, roads, rivers: sides they reach, 0 north, 1 east, 2 south, 3 west
    std::vector<int> slots;    ///< fields: half sides they reach, 0 to 7 clockwise, side k owns 2k and 2k+1
    std::vector<int> halves;   ///< cities: half sides that they reach where they share a side with a city or a field
    std::vector<int> cities;   ///< fields: segment indices of the cities whose wall they meet (BASE-FIELD-04)
    std::vector<int> corners;  ///< cities: corners their wall reaches beyond their sides, 0 NW, 1 NE, 2 SE, 3 SW
    int pennants = 0;
    std::vector<std::string> marks;  ///< by name, pennants apart
    int near_side = -1;              ///< fields that reach no side: the side they lie near, 4 the middle
};

/// Relations inside a tile. All except `wall` end the roads in them.
enum class JoinKind {
    village,
    gate,
    monastery,
    tower,
    wall,
    spring,
    door,
    volcano,
    bazaar,
    circus,
    acrobats,
    crop,
    watchtower,
    lake,
    hill,
    bogatyr
};

struct Join {
    JoinKind kind = JoinKind::village;
    std::vector<int> segments;
};

using SegmentPair = std::pair<int, int>;

/// A tile type. Segments stand in the order cities, roads, fields, monastery, foundation, garden, rivers, abbacy, hut; an abbey
/// is one monastery segment.
struct TileType {
    std::string id;
    int count = 0;                   ///< copies in its set
    int gardens = 0;                 ///< copies with a garden in the second edition
    bool gardens_are_later = false;  ///< the copies of this game are those of the first edition
    std::string edges;               ///< N E S W as C, R, F, I; an abbey has ****
    std::string group;               ///< of a tile with a river: spring, river, fork or lake
    bool monastery = false;
    bool abbacy = false;  ///< its monastery is one of two roles (SPMON-01)
    bool hut = false;
    bool foundation = false;
    bool abbey = false;
    bool start = false;
    bool laid = false;               ///< lies on the table from the beginning, and is never placed
    bool bush = false;               ///< its village is drawn with bushes
    std::vector<std::string> marks;  ///< of the tile as a whole, by name
    std::vector<Segment> segments;
    std::vector<Join> joins;
    std::vector<SegmentPair> crosses;  ///< the first passes over or under the second
    std::vector<SegmentPair> wagon;    ///< a wagon may pass between the two (WAGON-C1-02)

    int tunnel = -1;  ///< the road that runs through a tunnel (TUNNEL-OTHER-01)

    std::array<int, 4> on_side{-1, -1, -1, -1};                  ///< the city, road or river on a side, -1 for none
    std::array<int, 8> on_slot{-1, -1, -1, -1, -1, -1, -1, -1};  ///< the field on a half side, -1 for none
    std::array<int, 8> on_half{-1, -1, -1, -1, -1, -1, -1, -1};  ///< the city that has this half of a shared side, -1 for none
};

/// A kind of piece that a set adds for each seat.
struct PieceFacts {
    std::string set;
    std::string name;
    int kind = 0;                   ///< its number in bastide_piece_kind
    int each = 0;                   ///< how many each seat has
    std::vector<SegmentKind> fits;  ///< where it is deployed on the tile just placed; none: a rule of its own says it
};

/// The tile types of a game; a type is named by its index here.
struct TileTable {
    std::vector<TileType> types;

    /// Index of the type with that id; throws std::out_of_range when there is none.
    int index_of(std::string_view id) const;
    const TileType& operator[](int type) const { return types[static_cast<std::size_t>(type)]; }
};

/// Reads sets by name ("base", "winter", "tower", "abbey_mayor"), one after the other. Throws when a file is not as expected.
TileTable load_tiles(const std::vector<std::string>& sets);

/// The kinds of pieces of all sets, by the names of their sets.
const std::vector<PieceFacts>& piece_facts();

/// The types of a game with gardens: the copies that show one are types of their own behind all others (ABBOT-GARDEN-02).
TileTable with_gardens(const TileTable& table);

/// The types with each road through a tunnel parted into one for each side, which end at openings (TUNNEL-OTHER-01).
TileTable with_parted_tunnels(const TileTable& table);

/// The type with its village drawn with bushes, which end no road: the roads that meet there are one (HOUSE-ROAD-01).
TileType among_bushes(const TileType& tile);

}  // namespace reference
