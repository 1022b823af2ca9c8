// SPDX-License-Identifier: MIT
//
// An independent, slow, simple implementation of the board rules. A Board is built from the list of placed tiles and computes
// everything from it; each query gets the pieces as an argument. There is no history, no bag and no turn except "the last tile of
// the list". It implements the house rules that change the value of a board.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tiles.hpp"

namespace reference {

inline constexpr int most_seats = 8;

/// A tile on the table. x grows east, y grows south; rotation counts clockwise quarter turns.
struct PlacedTile {
    int type = 0;  ///< index in the tile table
    int x = 0;
    int y = 0;
    int rotation = 0;
    int span = 0;               ///< a road across it, as it lies: 1 north-south, 2 east-west; 0 none (BRIDGE-ROAD-01)
    bool has_new_span = false;  ///< it got that road after the last tile was placed (BRIDGE-PLACE-08)
    friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

/// The numbers of bastide_piece_kind. A kind without a name here is a follower of one; its facts say where it is deployed.
enum class PieceKind {
    follower = 1,
    tower_piece = 2,
    mayor = 3,
    wagon = 4,
    barn = 5,
    large_follower = 6,
    builder = 7,
    pig = 8,
    abbot = 12,
    phantom = 16,
    shepherd = 19,
    bridge = 25,
    castle = 26,
    gold_bar = 36,
    mage = 37,
    witch = 38,
    acrobat = 1000,  ///< a follower on a tile, on none of its segments; no number of the library
    trapped = 2000   ///< plus its kind: a follower in a trap, where it counts for nothing (RAZB-04)
};

/// A piece on the board.
struct Piece {
    PieceKind kind = PieceKind::follower;
    int seat = 0;  ///< its owner; tower pieces have none
    int x = 0;
    int y = 0;
    int spot = 0;  ///< segment index on that tile; for a barn the corner of it: 0 NW, 1 NE, 2 SE, 3 SW; nothing for an acrobat
};

/// What stands on a tile, on no segment, and adds points to whatever is scored there (LB-SCORE-01).
struct Ornament {
    int x = 0;
    int y = 0;
    int points = 0;
};

struct Cell {
    int x = 0;
    int y = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// A ferry on the lake of a tile, and the two sides of the tile whose roads it joins, as they lie (FERRY-PLACE-02).
struct Ferry {
    Cell cell;
    int sides[2] = {};
    int sides_before[2] = {};  ///< those when the last tile was placed (FERRY-MOVE-01)
    friend bool operator==(const Ferry&, const Ferry&) = default;
};

/// A tunnel token on an opening. Tokens 0 and 1, 2 and 3 ... of a seat are pairs (TUNNEL-ROAD-02).
struct TunnelToken {
    int seat = 0;
    int number = 0;
    Cell cell;
    int segment = 0;
    bool is_new = false;  ///< it came after the last tile was placed
    friend bool operator==(const TunnelToken&, const TunnelToken&) = default;
};

/// What joins roads that do not touch.
struct Crossings {
    std::vector<Ferry> ferries;
    std::vector<TunnelToken> tokens;
    friend bool operator==(const Crossings&, const Crossings&) = default;
};

struct Placement {
    int x = 0;
    int y = 0;
    int rotation = 0;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// A placement that needs a bridge, with the number of its span: 1 or 2 across the tile itself, 3 to 6 across the tile north,
/// east, south or west of it; or a bridge across a tile that lies there, with rotation 0.
struct Bridging {
    int x = 0;
    int y = 0;
    int rotation = 0;
    int span = 0;
    friend auto operator<=>(const Bridging&, const Bridging&) = default;
};

/// One segment of a placed tile.
struct PlacedSegment {
    int tile = 0;  ///< index in the list of placed tiles
    int segment = 0;
    friend auto operator<=>(const PlacedSegment&, const PlacedSegment&) = default;
};

/// House rules that change legal placements and values; by default all are off.
struct HouseRules {
    bool without_farmers = false;           ///< BASE-VAR-01
    bool small_cities = false;              ///< a completed city of two tiles pays 1 a tile and pennant (BASE-VAR-02)
    bool unfinished_worth = true;           ///< false: incomplete roads, cities and monasteries pay nothing (HOUSE-END-01)
    bool bounded = false;                   ///< no tile outside the cells below (HOUSE-TABLE-01)
    bool edge_completes = false;            ///< what faces a cell outside is not open (HOUSE-TABLE-02)
    bool unfinished_inns_score = false;     ///< incomplete roads with an inn and cities with a cathedral pay (IC-OPT-01)
    bool companions_are_followers = false;  ///< for towers (TOWER-OPT-04)
    int escape_rule = 0;                    ///< 0 beside a siege, 1 beside any tile of the city, 2 never (SIEGE-OPT-01)
    int pig_points = 1;                     ///< of a pig for each completed city (TB-OPT-03)
    bool churches_count_strength = false;   ///< (DARM-OPT-02)
    int large_weight = 2;                   ///< of the large follower (IC-OPT-02)
    bool inns_count = true;                 ///< their box is played, or they always count (RIVER-TIE-01, RIVER-OPT-06)
    bool herd_counts_for_barn = false;      ///< AM-HOUSE-05
    bool u_turns = false;                   ///< of a river (RIVER-OPT-03)
    bool looks_ahead = false;               ///< RIVER-OPT-02
    bool abbey_keeps_river_open = false;    ///< RIVER-OPT-07
    int hill_rule = 0;                      ///< hills break ties: 0 never, 1 for at least one meeple, 2 for most (HILL-TIE-03)
    bool vineyards_count = false;           ///< VINEYARD-01
    bool vineyards_at_gardens = false;      ///< VINEYARD-05
    bool labyrinth_has_parts = false;       ///< LAB-02, LAB-03
    int west = 0, east = 0, north = 0, south = 0;

    bool is_outside(int x, int y) const { return bounded && (x < west || x > east || y < north || y > south); }
    bool is_closed(int x, int y) const { return edge_completes && is_outside(x, y); }
};

/// Connected segments, or one monastery, abbey, foundation or garden. Its lists lie in the board's.
struct Feature {
    SegmentKind kind = SegmentKind::field;
    std::span<const PlacedSegment> segments;  ///< rising
    std::span<const int> tiles;               ///< the distinct tiles of the segments, rising
    int pennants = 0;
    bool has_inn = false;           ///< on any of its segments (IC-ROAD-02, -03)
    bool has_cathedral = false;     ///< the same (IC-CITY-02)
    bool has_herd = false;          ///< a field: on any of its segments (PIGHERD-04)
    bool is_besieged = false;       ///< the same: a siege (SIEGE-CITY-01)
    bool has_darmstadtium = false;  ///< the same (DARM-CITY-01)
    bool is_church = false;         ///< a monastery with that mark (DARM-CHURCH-01)
    bool has_labyrinth = false;     ///< a road: on any of its segments (LAB-01)
    int outside = 0;                ///< monastery: cells around that no tile can ever fill, when the edge of the table completes
    int open = 0;           ///< road, city: sides that face an empty cell; field: such half sides; monastery: empty cells around
    bool complete = false;  ///< nothing is open; a field: enclosed; never true for a foundation
    std::span<const int> cities;  ///< field: the city features that border it, rising, each once (BASE-FINAL-06)
    int completed_cities = 0;     ///< how many of those are complete
    int besieged_cities = 0;      ///< how many of the complete ones are besieged
};

/// Strength of each seat in a feature, and the seats that would be paid.
struct Majority {
    std::array<int, most_seats> weights{};
    std::vector<int> leaders;  ///< all with the highest weight, none when it is 0 (BASE-MAJ-03, MAYOR-STR-05)
};

/// The reason of a payment; the feature says whether it was complete.
enum class PayFor { road, city, monastery, garden, field, barn, abbot, hut };

/// Points for one seat from one feature.
struct Payment {
    int feature = 0;
    PayFor what = PayFor::road;
    int seat = 0;
    int points = 0;
    friend bool operator==(const Payment&, const Payment&) = default;
};

/// Points per completed city of a field (BASE-FINAL-05, BARN-VAL-01 to -03).
inline constexpr int farmers_each = 3;
inline constexpr int farmers_joined_to_barn_each = 1;
inline constexpr int barn_each = 4;

/// A wrongly placed tile: its index in the list, and the reason.
struct Fault {
    int tile = 0;
    std::string why;
};

/// The rule for the first tile of a list.
enum class Opening { start_tile, any_tile };

/// The fault of the tile at index `tile`, considering only the tiles before it.
std::optional<Fault> fault_at(const TileTable& table, std::span<const PlacedTile> tiles, int tile,
                              Opening opening = Opening::start_tile);

/// What a tile is in a challenge: a monastery or abbey, or a shrine (CULT-PLACE-03).
enum class Building { none, monastery, shrine };
Building building_of(const TileType& type);

/// The first fault in the list; none when the tiles could have been placed in this order.
std::optional<Fault> first_fault(const TileTable& table, std::span<const PlacedTile> tiles,
                                 Opening opening = Opening::start_tile);

/// Whether a piece occupies its feature; barns, tower pieces, builders and pigs do not.
bool is_follower(PieceKind kind);

/// Builder and pig.
bool is_companion(PieceKind kind);

/// Whether it stands on a tile, on none of its segments.
bool is_off_features(PieceKind kind);

/// Mage and witch, which belong to no seat.
bool is_magic(PieceKind kind);

/// The cells a tower of that height reaches: its own and `height` along each of the four lines (TOWER-CAPTURE-03). By y, x.
std::vector<Cell> tower_area(Cell tower, int height);

/// Points of each seat from a list of payments.
std::array<int, most_seats> totals(std::span<const Payment> payments);

/// The board of a list of tiles without faults.
class Board {
public:
    /// The table must outlive the board. Throws std::invalid_argument when the tiles lie absurdly far apart or on each other.
    Board(const TileTable& table, std::vector<PlacedTile> tiles, const HouseRules& house_rules = {},
          std::vector<Ornament> ornaments = {}, Crossings crossings = {});
    Board(const Board&) = delete;  // features point into its lists
    Board& operator=(const Board&) = delete;

    /// What stands on the tiles now; it changes what features are worth, and nothing else.
    void set_ornaments(std::vector<Ornament> ornaments) { ornaments_ = std::move(ornaments); }

    // ---- tiles

    const std::vector<PlacedTile>& tiles() const { return tiles_; }
    const Crossings& crossings() const { return crossings_; }
    const TileType& type_at(int tile) const;
    /// Index of the tile on a cell, -1 when it is empty.
    int tile_at(int x, int y) const;
    /// The city or road on a side of a placed tile as it lies, -1 for none.
    int segment_on_side(int tile, int side) const;
    /// The field on a half side of a placed tile as it lies, -1 for none.
    int field_on_slot(int tile, int slot) const;

    /// Every legal cell and rotation for a type, by y, x, rotation. An abbey is listed once per hole, with rotation 0
    /// (ABBEY-PLACE-03). On an empty board every rotation on (0,0) is legal.
    std::vector<Placement> placements(int type) const;
    /// Every placement of a type that one bridge makes possible and that is not without it (BRIDGE-PLACE-06, -07). Rising.
    std::vector<Bridging> bridged_placements(int type) const;
    /// Every bridge that can be built on the last tile and, if wanted, on those beside it (BRIDGE-PLACE-08). Rising.
    std::vector<Bridging> free_bridges(bool beside_too) const;
    /// The numbers in the list of the ferries that may be moved after the last tile: the first ones met along its roads
    /// (FERRY-MOVE-01 to -04). Rising.
    std::vector<int> ferries_in_reach() const;
    /// Whether a segment has a tunnel opening, and whether a token lies there.
    bool has_opening(PlacedSegment placed) const;
    bool has_token(PlacedSegment placed) const;
    /// Empty cells whose four neighbours all hold tiles, by y, x.
    std::vector<Cell> holes() const;
    /// Whether a building on an empty cell would have a second rival or be the second rival of another (CULT-PLACE-01, -02).
    bool is_banned(Building building, Cell cell) const;

    // ---- features

    /// All features, ordered by tile index and index of their first segment; a feature is named by its index here.
    const std::vector<Feature>& features() const { return features_; }
    int feature_at(PlacedSegment placed) const;
    /// Feature of a segment of the tile on a cell; -1 when there is no such tile or segment.
    int feature_at(int x, int y, int index) const;
    /// Feature a piece stands on: its segment's, or the field around its corner. Throws when it stands on nothing.
    int feature_under(const Piece& piece) const;
    /// The segment of a feature with the smallest y, then x, then segment index.
    PlacedSegment first_segment(int feature) const;

    /// What each leader gets when the feature completes as it is; a field: 3 per completed city.
    int points_complete(int feature) const;
    /// What each leader would get if it were scored now: complete, or at the end of the game.
    int points_now(int feature) const;
    /// The same with mage or witch on it (MAGIC-SCORE-01 to -04).
    int points_complete(int feature, std::span<const Piece> pieces) const;
    int points_now(int feature, std::span<const Piece> pieces) const;
    /// Points of a field at `each` points per completed city.
    int field_points(int feature, int each) const;
    /// The same for farmers, whom a herd helps (PIGHERD-01).
    int farm_points(int feature, int each) const;

    // ---- pieces on features

    bool is_occupied(int feature, std::span<const Piece> pieces) const;
    bool has_barn(int feature, std::span<const Piece> pieces) const;
    /// What the farmers of a field are paid in the turn in which a barn is placed there, or in which they are joined to one
    /// (BARN-SCORE-01, BARN-JOIN-02).
    int points_beside_barn(int feature, bool is_new) const;
    /// What a field is worth to the owner of a barn at the end (BARN-FINAL-01).
    int barn_points(int feature) const;
    /// Whether a building has lost its challenge: its rival is complete and occupied, and it is not complete (CULT-CHAL-02, -07).
    bool is_lost(int feature, std::span<const Piece> pieces) const;
    /// Whether knights may escape from a feature: an incomplete besieged city with a monastic building near (SIEGE-ESC-01 to
    /// -03).
    bool may_be_left(int feature) const;
    Majority majority(int feature, std::span<const Piece> pieces) const;
    /// Whether a city was turned into a castle (CASTLE-BUILD-01).
    bool is_castle(int feature, std::span<const Piece> pieces) const;
    /// How many of the complete cities at a field are castles (CASTLE-FIELD-01).
    int castles_at(int field, std::span<const Piece> pieces) const;

    /// A castle that is scored now: for which points, and, if they are those of a feature in its fief, what each of them pays.
    struct ScoredCastle {
        int feature = 0;
        int follower = 0;          ///< index into the pieces
        int points = 0;            ///< of the greatest feature, or of the greatest castle that reaches it
        std::vector<int> offered;  ///< the points of each feature of its own
    };
    /// Whether a monastery has no monk, but an abbot in its other role.
    bool has_abbots_alone(int feature, std::span<const Piece> pieces) const;
    /// The castles that the last tile makes score (CASTLE-SCORE-01 to -14).
    std::vector<ScoredCastle> scored_castles(std::span<const Piece> pieces) const;
    /// Whether a follower stands on a feature, or on that part of a road with a labyrinth where a segment lies (LAB-02, LAB-03).
    bool is_taken(PlacedSegment place, std::span<const Piece> pieces) const;
    /// Whether somebody stands in the other role of a special monastery (SPMON-04).
    bool has_other_role(PlacedSegment place, std::span<const Piece> pieces) const;
    /// What the followers on a completed road with a labyrinth add to it (LAB-04).
    int labyrinth_points(int feature, std::span<const Piece> pieces) const;
    /// Segments of the last tile on which a piece of that kind may be deployed, rising; corners for a barn.
    std::vector<int> targets(PieceKind kind, std::span<const Piece> pieces, int seat = 0) const;

    // ---- barns

    /// The field feature around a corner of the tile on a cell; -1 unless four tiles show only field there (BARN-PLACE-02, -03).
    int field_around_corner(int x, int y, int corner) const;
    /// Every such corner of the board, named by the cell whose NW corner it is, by y, x.
    std::vector<Cell> field_corners() const;

    // ---- towers

    int tower_height(Cell cell, std::span<const Piece> pieces) const;
    /// Cells where a tower piece may go: foundations on which no follower stands (TOWER-PIECE-01, -04). By y, x.
    std::vector<Cell> piece_sites(std::span<const Piece> pieces) const;
    /// Cells where a follower may go on top: open towers (TOWER-TOP-01, -02, -03). By y, x.
    std::vector<Cell> top_sites(std::span<const Piece> pieces) const;
    /// Indices of the pieces a tower of that height may capture (TOWER-CAPTURE-03 to -14).
    std::vector<int> capture_targets(Cell tower, int height, std::span<const Piece> pieces) const;

    // ---- scoring

    /// Scoring of a turn: complete features with followers, then fields that hold both barn and farmers; at 3 when
    /// `new_barn` (an index into pieces, -1 for none) stands in that field, at 1 otherwise. By feature, then seat.
    std::vector<Payment> turn_scoring(std::span<const Piece> pieces, int new_barn = -1) const;
    /// Indices of the pieces that go home after that scoring. A wagon among them may move on instead (WAGON-MOVE-01).
    std::vector<int> returning(std::span<const Piece> pieces) const;
    /// Final scoring of the whole position. By feature, then seat, farmers before the owners of barns.
    std::vector<Payment> final_scoring(std::span<const Piece> pieces) const;

private:
    /// An empty cell beside a tile and what its neighbours show towards it; ' ' where there is no neighbour.
    struct Gap {
        Cell cell;
        std::array<char, 4> sides;
    };

    /// An end of the river: the empty cell that it faces, the side towards which it flows, and how it turned on its tile, in
    /// quarter turns clockwise.
    struct RiverEnd {
        Cell mouth;
        int flow = 0;
        int turn = 0;
    };

    /// The continuation of a road, city, field or river: open, closed by an abbey, or a segment.
    enum class Way { open, closed, on };
    struct Passage {
        Way way;
        PlacedSegment to;
    };

    void find_types();
    void join_roads();
    bool is_joined(PlacedSegment placed) const;
    Crossings crossings_before() const;
    bool can_carry(int tile, int way) const;
    void lay_grid();
    void find_neighbours();
    void find_gaps();
    void follow_river();
    void continue_river(const PlacedTile& tile);
    std::vector<RiverEnd>::const_iterator river_end_at(const TileType& type, const PlacedTile& tile) const;
    bool may_continue_river(const PlacedTile& tile) const;
    bool may_flow(const RiverEnd& from, const PlacedTile& tile, int side) const;
    bool has_module_ahead(const RiverEnd& from, const PlacedTile& tile, int side) const;
    void number_segments();
    void flood_all();
    void flood(PlacedSegment seed);
    void follow(PlacedSegment placed, Feature& feature);
    void follow(const Passage& passage, Feature& feature);
    void list_tiles(Feature& feature);
    void find_borders();
    void list_cities(Feature& field);
    void count_cells_around(Feature& feature) const;

    const Segment& segment(PlacedSegment placed) const;
    int node(PlacedSegment placed) const { return first_node_[static_cast<std::size_t>(placed.tile)] + placed.segment; }
    Passage across_side(PlacedSegment placed, int side) const;
    std::vector<Passage> across_city_side(PlacedSegment placed, int side) const;
    int count_vineyards_around(const Feature& feature) const;
    bool is_on_hill(const Piece& piece) const;
    void break_tie(int feature, std::span<const Piece> pieces, std::vector<int>& leaders) const;
    Passage across_slot(PlacedSegment placed, int slot) const;
    Passage out_of(int tile, int side) const;

    int with_magic(int feature, int points, std::span<const Piece> pieces) const;
    Building building_at(int x, int y) const;
    void pay_around_church(int feature, std::span<const Piece> pieces, std::vector<Payment>& payments) const;
    bool may_deploy(PieceKind kind, PlacedSegment place, std::span<const Piece> pieces) const;
    bool is_labyrinth(PlacedSegment placed) const;
    int points_of_ornaments(int feature) const;
    int own_points_complete(int feature) const;
    int own_points_now(int feature) const;
    bool is_meeple_around(const Piece& piece, const PlacedTile& middle, std::span<const Piece> pieces) const;
    int points_in_sight(int tile, std::span<const Piece> pieces) const;
    void pay_watchers(int feature, std::span<const Piece> pieces, std::vector<Payment>& payments) const;
    bool is_follower_for_towers(PieceKind kind) const;
    bool has_of(PieceKind kind, int feature, int seat, std::span<const Piece> pieces) const;
    bool may_stand_beside(PieceKind kind, int feature, int seat, std::span<const Piece> pieces) const;
    bool is_closed_tower(Cell cell, std::span<const Piece> pieces) const;
    std::vector<int> features_with(std::span<const Piece> pieces) const;
    void pay_leaders(int feature, PayFor what, int points, std::span<const Piece> pieces, std::vector<Payment>& payments) const;
    void pay_barns(int feature, std::span<const Piece> pieces, std::vector<Payment>& payments) const;

    const TileTable* table_;
    std::vector<PlacedTile> tiles_;
    std::vector<TileType> spanned_types_;   // of the tiles with a road across them
    std::vector<const TileType*> type_of_;  // of each tile, with that road
    HouseRules house_rules_;
    std::vector<Ornament> ornaments_;
    Crossings crossings_;
    struct JoinedRoads {
        PlacedSegment one;
        PlacedSegment other;
        int ferry;  // its number, or -1 for a pair of tokens
    };
    std::vector<JoinedRoads> joined_roads_;
    int left_ = 0, top_ = 0, width_ = 0, height_ = 0;  // the grid: all tiles and one cell around them
    std::vector<int> grid_;
    std::vector<std::array<int, 4>> neighbours_;  // of each tile: the tile on each side, -1 for none
    std::vector<Gap> gaps_;
    std::vector<RiverEnd> river_ends_;
    std::vector<int> first_node_;  // of each tile; its segments are numbered on from there
    std::vector<int> feature_of_node_;
    std::vector<Feature> features_;
    std::vector<PlacedSegment> placed_segments_;  // of all features, one feature after the other; so the next two
    std::vector<int> feature_tiles_;
    std::vector<int> cities_;
};

}  // namespace reference
