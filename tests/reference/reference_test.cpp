// SPDX-License-Identifier: MIT
//
// Holds the reference against the worked examples of the rules pages. Every number here was read there; the boards are
// written in the notation of these pages, "N(0,-2) FCCF": type, cell, sides north, east, south, west as the tile lies.
#include "reference.hpp"

#include <algorithm>
#include <random>
#include <sstream>

#include "support/catch.hpp"

namespace {

using namespace reference;

enum Seat { red, blue, green, yellow };
enum Side { north, east, south, west };
enum Corner { north_west, north_east, south_east, south_west };

constexpr auto follower = PieceKind::follower;

/// All tiles of all sets, so that every example can be laid from one table.
const TileTable& all_tiles()
{
    static const TileTable table = load_tiles({"base", "winter", "tower", "abbey_mayor"});
    return table;
}

/// The first rotation in which a type shows these edges.
int rotation_showing(int type, const std::string& edges)
{
    const std::string& stored = all_tiles()[type].edges;
    for (int rotation = 0; rotation < 4; ++rotation) {
        std::string shown;
        for (int side = 0; side < 4; ++side) shown += stored[static_cast<std::size_t>((side + 4 - rotation) % 4)];
        if (shown == edges) return rotation;
    }
    FAIL("no rotation of " << all_tiles()[type].id << " shows " << edges);
    return 0;
}

PlacedTile read_tile(const std::string& text)
{
    std::istringstream in(text);
    std::string id;
    std::string edges;
    char mark = ' ';
    PlacedTile tile;
    std::getline(in, id, '(');
    in >> tile.x >> mark >> tile.y >> mark >> edges;
    tile.type = all_tiles().index_of(id);
    tile.rotation = edges.empty() ? 0 : rotation_showing(tile.type, edges);
    return tile;
}

std::vector<int> listed(std::span<const int> list) { return {list.begin(), list.end()}; }

/// A table to play an example on: tiles are placed in order, followers deployed on the last one, turns scored.
struct Table {
    std::vector<PlacedTile> tiles{read_tile("D(0,0) CRFR")};
    std::vector<Piece> pieces;
    std::array<int, most_seats> score{};

    Board board() const { return Board(all_tiles(), tiles); }

    /// Places tiles, each of which must be legal.
    Table& place(std::initializer_list<std::string> texts)
    {
        for (const std::string& text : texts) {
            tiles.push_back(read_tile(text));
            INFO(text);
            REQUIRE_FALSE(fault_at(all_tiles(), tiles, static_cast<int>(tiles.size()) - 1));
        }
        return *this;
    }
    Table& place(const std::string& text) { return place({text}); }

    int last() const { return static_cast<int>(tiles.size()) - 1; }
    int on_side(int side) const { return board().segment_on_side(last(), side); }
    int on_slot(int slot) const { return board().field_on_slot(last(), slot); }
    int of_kind(SegmentKind kind) const
    {
        const auto& segments = all_tiles()[tiles.back().type].segments;
        const auto found = std::find_if(segments.begin(), segments.end(), [&](const Segment& s) { return s.kind == kind; });
        return static_cast<int>(found - segments.begin());
    }
    bool may(PieceKind kind, int spot) const
    {
        const std::vector<int> targets = board().targets(kind, pieces);
        return std::find(targets.begin(), targets.end(), spot) != targets.end();
    }

    /// Deploys a piece on the last tile; it must be legal.
    Table& deploy(PieceKind kind, int seat, int spot)
    {
        INFO("piece on tile " << last() << " spot " << spot);
        REQUIRE(may(kind, spot));
        pieces.push_back({kind, seat, tiles.back().x, tiles.back().y, spot});
        return *this;
    }
    Table& claim(int seat, Side side) { return deploy(follower, seat, on_side(side)); }
    Table& farm(int seat, int slot) { return deploy(follower, seat, on_slot(slot)); }
    Table& monk(int seat) { return deploy(follower, seat, of_kind(SegmentKind::monastery)); }

    /// Scores the turn and sends the scored pieces home; answers their number.
    int end_turn(int new_barn = -1)
    {
        const Board now = board();
        const auto won = totals(now.turn_scoring(pieces, new_barn));
        for (std::size_t seat = 0; seat < won.size(); ++seat) score[seat] += won[seat];
        std::vector<int> home = now.returning(pieces);
        for (auto it = home.rbegin(); it != home.rend(); ++it) pieces.erase(pieces.begin() + *it);
        return static_cast<int>(home.size());
    }
    int won_at_end(int seat) const { return totals(board().final_scoring(pieces))[static_cast<std::size_t>(seat)]; }
    int on_board(int seat) const
    {
        return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const Piece& p) { return p.seat == seat; }));
    }
    const Feature& feature(const Board& now, int x, int y, int spot) const
    {
        return now.features()[static_cast<std::size_t>(now.feature_at(x, y, spot))];
    }
};

int placements_of(const Board& board, const std::string& id)
{
    return static_cast<int>(board.placements(all_tiles().index_of(id)).size());
}

int drawn_tiles(const TileTable& table)
{
    int sum = 0;
    for (const TileType& type : table.types)
        if (!type.abbey) sum += type.count;
    return sum;
}

/// The ring board of the Abbey & Mayor examples; its only hole is (1,1). Green's knight sits in the city of (2,1).
Table ring_board()
{
    Table table;
    table.place({"U(1,0) FRFR", "V(2,0) FFRR", "J(2,1) RRFC"});
    table.claim(green, west);
    return table;
}

void close_ring(Table& table) { table.place({"V(0,1) FRRF", "V(0,2) RRFF", "U(1,2) FRFR"}); }

/// Two open cities with the gap (1,-1) between them; `corner_tile` lies on (2,-1).
Table joint_board(PieceKind blues, PieceKind reds, const std::string& corner_tile)
{
    Table table;
    table.place("N(0,-1) FCCF").deploy(blues, blue, 0);
    table.place({"U(1,0) FRFR", "D(2,0) CRFR"}).deploy(reds, red, 0);
    table.place(corner_tile + "(2,-1) RRCC");
    return table;
}

}  // namespace

// ---- tile facts

TEST_CASE("The sets hold 72, 12, 18 and 12 tiles to draw", "[BASE-COMP-01][TOWER-COMP-01][AM-COMP-01]")
{
    CHECK(drawn_tiles(load_tiles({"base"})) == 72);
    CHECK(drawn_tiles(load_tiles({"winter"})) == 12);
    CHECK(drawn_tiles(load_tiles({"base", "winter"})) == 84);
    CHECK(drawn_tiles(load_tiles({"tower"})) == 18);
    CHECK(drawn_tiles(load_tiles({"abbey_mayor"})) == 12);

    int pennants = 0;
    int monasteries = 0;
    int gardens = 0;
    const TileTable base = load_tiles({"base"});
    for (const TileType& type : base.types) {
        for (const Segment& segment : type.segments) pennants += type.count * segment.pennants;
        monasteries += type.monastery ? type.count : 0;
        gardens += type.gardens;
    }
    CHECK(pennants == 10);
    CHECK(monasteries == 6);
    CHECK(gardens == 8);
}

TEST_CASE("The second edition of the boxes has gardens on T08, T12 and AM_H")
{
    std::vector<std::string> found;
    for (const TileType& type : load_tiles({"winter", "tower", "abbey_mayor"}).types) {
        if (type.gardens == 0) continue;
        CHECK(type.gardens == 1);
        found.push_back(type.id);
    }
    CHECK(found == std::vector<std::string>{"T08", "T12", "AM_H"});
}

TEST_CASE("Segments are numbered cities, roads, fields, monastery, foundation", "[TOWER-COMP-04][AM-TILE-04]")
{
    const TileTable& table = all_tiles();
    const TileType& monastery = table[table.index_of("T14")];
    REQUIRE(monastery.segments.size() == 3);
    CHECK(monastery.segments[0].kind == SegmentKind::field);
    CHECK(monastery.segments[1].kind == SegmentKind::monastery);
    CHECK(monastery.segments[2].kind == SegmentKind::foundation);

    const TileType& start = table[table.index_of("D")];
    CHECK(start.start);
    REQUIRE(start.segments.size() == 4);
    CHECK(start.segments[0].sides == std::vector<int>{0});
    CHECK(start.segments[1].sides == std::vector<int>{1, 3});
    CHECK(start.segments[2].slots == std::vector<int>{2, 7});
    CHECK(start.segments[2].cities == std::vector<int>{0});

    const TileType& abbey = table[table.index_of("AM_A")];
    CHECK(abbey.abbey);
    REQUIRE(abbey.segments.size() == 1);
    CHECK(abbey.segments[0].kind == SegmentKind::monastery);

    const TileType& bridge = table[table.index_of("AM_C")];
    CHECK(bridge.crosses == std::vector<SegmentPair>{{0, 1}});
    CHECK(bridge.segments[2].near_side == 0);
    CHECK(table[table.index_of("A")].wagon == std::vector<SegmentPair>{{0, 2}});
    CHECK(table[table.index_of("T17")].joins[0].kind == JoinKind::tower);
}

// ---- placing tiles

TEST_CASE("On the start tile alone every type has its number of placements", "[BASE-EX-20][BASE-PLACE-01][BASE-PLACE-02]")
{
    const Board board = Table{}.board();
    const std::vector<std::pair<std::string, int>> counts{
        {"A", 5}, {"B", 4}, {"C", 4}, {"D", 6}, {"E", 4}, {"F", 4}, {"G", 4}, {"H", 4}, {"I", 4}, {"J", 6}, {"K", 6}, {"L", 7},
        {"M", 4}, {"N", 4}, {"O", 6}, {"P", 6}, {"Q", 4}, {"R", 4}, {"S", 5}, {"T", 5}, {"U", 6}, {"V", 6}, {"W", 7}, {"X", 8}};
    REQUIRE(counts.size() == 24);
    for (const auto& [id, count] : counts) {
        INFO(id);
        CHECK(placements_of(board, id) == count);
    }
    for (std::size_t type = 0; type < all_tiles().types.size(); ++type)
        for (const Placement& placement : board.placements(static_cast<int>(type)))
            CHECK_FALSE((placement.x == 1 && placement.y == 1));
}

TEST_CASE("All touching sides must match", "[BASE-EX-21][BASE-PLACE-02]")
{
    Table table;
    table.place({"E(0,-1) FFCF", "V(1,0) RFFR"});
    const Board board = table.board();
    const auto rotations_on_gap = [&](const std::string& id) {
        std::vector<int> rotations;
        for (const Placement& placement : board.placements(all_tiles().index_of(id)))
            if (placement.x == 1 && placement.y == -1) rotations.push_back(placement.rotation);
        return rotations;
    };
    CHECK(rotations_on_gap("V") == std::vector<int>{rotation_showing(all_tiles().index_of("V"), "FRRF")});
    CHECK(rotations_on_gap("W") == std::vector<int>{rotation_showing(all_tiles().index_of("W"), "RRRF")});
    CHECK(rotations_on_gap("U") == std::vector<int>{0, 2});
    CHECK(rotations_on_gap("B").empty());
    CHECK(rotations_on_gap("E").empty());
    CHECK(rotations_on_gap("X").empty());
}

TEST_CASE("A tile without a legal cell has no placement", "[BASE-EX-19][BASE-DRAW-02]")
{
    Table table;
    CHECK(placements_of(table.board(), "C") == 4);
    table.place("E(0,-1) FFCF");
    CHECK(placements_of(table.board(), "C") == 0);
}

TEST_CASE("A list of tiles is judged in its order", "[BASE-PLACE-01][BASE-PLACE-02][BASE-SETUP-01][ABBEY-PLACE-02]")
{
    const auto fault_of = [](std::initializer_list<std::string> texts) {
        std::vector<PlacedTile> tiles;
        for (const std::string& text : texts) tiles.push_back(read_tile(text));
        const auto fault = first_fault(all_tiles(), tiles);
        return fault ? fault->tile : -1;
    };
    CHECK(fault_of({"D(0,0) CRFR", "E(0,-1) FFCF"}) == -1);
    CHECK(fault_of({"E(0,0) CFFF", "D(0,-1) FRCR"}) == 0);
    CHECK(fault_of({"D(1,0) CRFR"}) == 0);
    CHECK(fault_of({"D(0,0) CRFR", "E(0,-1) CFFF"}) == 1);
    CHECK(fault_of({"D(0,0) CRFR", "E(0,-1) FFCF", "X(0,-1) RRRR"}) == 2);
    CHECK(fault_of({"D(0,0) CRFR", "X(1,1) RRRR"}) == 1);
    CHECK(fault_of({"D(0,0) CRFR", "X(2,0) RRRR", "X(1,0) RRRR"}) == 1);
    CHECK(fault_of({"D(0,0) CRFR", "AM_A(1,0)"}) == 1);

    const std::vector<PlacedTile> bag{read_tile("E(0,0) CFFF")};
    CHECK_FALSE(first_fault(all_tiles(), bag, Opening::any_tile));
    CHECK(Board(all_tiles(), {}).placements(0).size() == 4);
}

TEST_CASE("Placements are exactly what the judge of lists allows", "[BASE-PLACE-01][BASE-PLACE-02][BASE-PLACE-03]")
{
    std::mt19937 chance(20);
    for (int round = 0; round < 10; ++round) {
        std::vector<PlacedTile> tiles{read_tile("D(0,0) CRFR")};
        for (int turn = 0; turn < 25; ++turn) {
            const int type = static_cast<int>(chance() % all_tiles().types.size());
            const Board board(all_tiles(), tiles);
            std::vector<Placement> allowed;
            for (int y = -27; y <= 27; ++y)
                for (int x = -27; x <= 27; ++x)
                    for (int rotation = 0; rotation < (all_tiles()[type].abbey ? 1 : 4); ++rotation) {
                        tiles.push_back({type, x, y, rotation});
                        if (!fault_at(all_tiles(), tiles, static_cast<int>(tiles.size()) - 1))
                            allowed.push_back({x, y, rotation});
                        tiles.pop_back();
                    }
            REQUIRE(board.placements(type) == allowed);
            if (allowed.empty()) continue;
            const Placement pick = allowed[chance() % allowed.size()];
            tiles.push_back({type, pick.x, pick.y, pick.rotation});
        }
    }
}

// ---- base game

TEST_CASE("A completed 2-tile city pays 4 and frees its knight at once", "[BASE-EX-01][BASE-CITY-06][BASE-MEEPLE-04]")
{
    Table table;
    table.place("E(0,-1) FFCF").claim(red, south);
    CHECK(table.end_turn() == 1);
    CHECK(table.score[red] == 4);
    CHECK(table.pieces.empty());
}

TEST_CASE("Two segments of one kind are two targets", "[BASE-EX-02][BASE-MEEPLE-10]")
{
    Table table;
    table.place("H(0,-1) CFCF");
    SECTION("the completed south city pays")
    {
        table.claim(red, south);
        table.end_turn();
        CHECK(table.score[red] == 4);
        CHECK(table.on_board(red) == 0);
    }
    SECTION("a knight in the open north city leaves the other to nobody")
    {
        table.claim(red, north);
        table.end_turn();
        CHECK(table.score[red] == 0);
        CHECK(table.on_board(red) == 1);
    }
}

TEST_CASE("An occupied city is refused, the other one on the tile is not", "[BASE-EX-03][BASE-MEEPLE-03][BASE-MEEPLE-10]")
{
    Table table;
    table.place("E(0,1) FFCF").claim(red, south);
    table.end_turn();
    table.place("H(0,2) CFCF");
    CHECK_FALSE(table.may(follower, table.on_side(north)));
    table.claim(red, south);
    table.end_turn();
    CHECK(table.score[red] == 4);
    CHECK(table.on_board(red) == 1);
}

TEST_CASE("A pennant adds 2 to a completed city and 1 to an incomplete one", "[BASE-EX-04][BASE-CITY-02][BASE-FINAL-02]")
{
    Table table;
    table.place("F(0,-1) CFCF").claim(red, south);
    table.end_turn();
    CHECK(table.won_at_end(red) == 3);
    table.place("E(0,-2) FFCF");
    table.end_turn();
    CHECK(table.score[red] == 8);
}

TEST_CASE("A tile with two segments of one city counts once", "[BASE-EX-05][BASE-CITY-03]")
{
    Table table;
    table.place("I(0,1) FFCC");
    table.place("N(-1,1) FCCF").claim(red, east);
    table.place("N(-1,2) CCFF");
    CHECK(table.won_at_end(red) == 3);
    table.place("N(0,2) CFFC");
    table.end_turn();
    CHECK(table.score[red] == 8);
}

TEST_CASE("Seats tied in a city score in full", "[BASE-EX-06][BASE-MAJ-03]")
{
    Table table;
    table.place("G(0,-1) CFCF").claim(red, south);
    table.place("E(1,-1) CFFF").claim(blue, north);
    table.place("N(0,-2) FCCF");
    CHECK_FALSE(table.may(follower, 0));
    table.place("N(1,-2) FFCC");
    CHECK(table.end_turn() == 2);
    CHECK(table.score[red] == 10);
    CHECK(table.score[blue] == 10);
}

TEST_CASE("The majority takes a city, and its second knight adds nothing", "[BASE-EX-07][BASE-MAJ-02][BASE-MAJ-04]")
{
    Table table;
    table.place("V(1,0) FFRR");
    table.place("E(1,-1) FFFC").claim(red, west);
    table.place("V(-1,0) FRRF");
    table.place("E(-1,-1) FCFF").claim(red, east);
    table.place("B(1,-2) FFFF");
    table.place("E(0,-2) FFCF").claim(blue, south);
    table.place("C(0,-1) CCCC");
    CHECK(table.end_turn() == 3);
    CHECK(table.score[red] == 12);
    CHECK(table.score[blue] == 0);
}

TEST_CASE("Crossroads end roads, and a road counts a tile once", "[BASE-EX-08][BASE-EX-09][BASE-ROAD-03][BASE-ROAD-04]")
{
    Table table;
    table.place("W(-1,0) RRFR").claim(red, east);
    table.end_turn();
    CHECK(table.score[red] == 0);
    table.place("X(1,0) RRRR");
    table.end_turn();
    CHECK(table.score[red] == 3);

    table.place("V(2,0) FFRR").claim(red, west);
    table.place({"V(2,1) RFFR", "V(1,1) RRFF"});
    table.end_turn();
    CHECK(table.score[red] == 3 + 4);
}

TEST_CASE("A road that closes on itself is complete, the field inside pays nothing", "[BASE-EX-10][BASE-ROAD-01][BASE-FINAL-08]")
{
    Table table;
    table.place("V(0,1) FRRF").claim(red, east);
    table.place({"V(1,1) FFRR", "V(1,2) RFFR"});
    CHECK(table.end_turn() == 0);
    table.place("V(0,2) RRFF").farm(blue, 1);
    table.end_turn();
    CHECK(table.score[red] == 4);
    const Board board = table.board();
    CHECK(board.features()[static_cast<std::size_t>(board.feature_under(table.pieces[0]))].complete);
    CHECK(table.won_at_end(blue) == 0);
}

TEST_CASE("A road ends at a monastery and at a city", "[BASE-EX-11][BASE-ROAD-01]")
{
    Table table;
    table.place("A(1,0) FFFR").claim(red, west);
    table.place("T(-1,0) CRCC");
    table.end_turn();
    CHECK(table.score[red] == 3);
    CHECK_FALSE(table.board().is_occupied(table.board().feature_at(1, 0, 2), table.pieces));
}

TEST_CASE("A monastery pays for the tiles around it", "[BASE-EX-12][BASE-EX-13][BASE-MON-02][BASE-FINAL-02][BASE-MEEPLE-08]")
{
    Table table;
    SECTION("the monk comes first")
    {
        table.place("B(0,1) FFFF").monk(red);
        table.place({"V(1,0) RFFR", "V(-1,0) RRFF", "E(-1,1) FFFC", "E(1,1) FCFF"});
        CHECK(table.end_turn() == 0);
        CHECK(table.won_at_end(red) == 6);
        table.place({"E(0,2) FFCF", "E(-1,2) FFFC"});
        CHECK(table.end_turn() == 0);
        table.place("E(1,2) FCFF");
        CHECK(table.end_turn() == 1);
        CHECK(table.score[red] == 9);
    }
    SECTION("the monastery fills the hole")
    {
        table.place({"V(1,0) RFFR", "V(-1,0) RRFF", "E(-1,1) FFFC", "E(1,1) FCFF", "E(-1,2) FFFC", "E(0,2) FFCF", "E(1,2) FCFF"});
        CHECK(table.board().holes() == std::vector<Cell>{{0, 1}});
        table.place("B(0,1) FFFF");
        SECTION("by a monk")
        {
            table.monk(red);
            CHECK(table.end_turn() == 1);
            CHECK(table.score[red] == 9);
        }
        SECTION("by a farmer")
        {
            table.farm(red, 0);
            CHECK(table.end_turn() == 0);
            CHECK(table.score[red] == 0);
        }
    }
}

TEST_CASE("An incomplete road pays 1 for each tile", "[BASE-EX-14][BASE-FINAL-02][BASE-MEEPLE-03]")
{
    Table table;
    table.place("U(1,0) FRFR").claim(red, east);
    table.place({"U(-1,0) FRFR", "V(2,0) FFRR"});
    CHECK_FALSE(table.may(follower, table.on_side(west)));
    CHECK(table.may(follower, table.on_slot(0)));
    CHECK(table.may(follower, table.on_slot(5)));
    CHECK(table.end_turn() == 0);
    CHECK(table.won_at_end(red) == 4);
}

TEST_CASE("Each field pays for each completed city at its border", "[BASE-EX-15][BASE-FINAL-05][BASE-FINAL-06][BASE-FINAL-07]")
{
    Table table;
    table.place("E(0,-1) FFCF").farm(red, 0);
    table.place("H(0,-2) FCFC");
    table.place("E(1,-2) FFFC").farm(red, 0);
    CHECK(table.end_turn() == 0);
    const Board board = table.board();
    CHECK(board.points_now(board.feature_under(table.pieces[0])) == 6);
    CHECK(board.points_now(board.feature_under(table.pieces[1])) == 3);
    CHECK(table.won_at_end(red) == 9);
}

TEST_CASE("Farmers tied in a field score in full, and a city pays in several fields",
          "[BASE-EX-16][BASE-FINAL-05][BASE-FINAL-06]")
{
    Table table;
    table.place("E(0,-1) FFCF").farm(red, 0);
    table.place("H(0,-2) FCFC");
    table.place("E(1,-2) FFFC").farm(yellow, 0);
    table.place("V(-1,0) FRRF").farm(blue, 0);
    table.place("B(1,-1) FFFF");
    CHECK(table.won_at_end(red) == 6);
    CHECK(table.won_at_end(yellow) == 6);
    CHECK(table.won_at_end(blue) == 3);
}

TEST_CASE("Contact at a tile corner is no border", "[BASE-EX-17][BASE-FIELD-04]")
{
    Table table;
    table.place("I(0,-1) FCCF");
    table.place("E(1,-1) FFFC").farm(red, 0);
    const Board board = table.board();
    int completed = 0;
    for (const Feature& feature : board.features()) completed += feature.kind == SegmentKind::city && feature.complete ? 1 : 0;
    CHECK(completed == 2);
    CHECK(table.won_at_end(red) == 3);
}

TEST_CASE("A road bounds a field", "[BASE-EX-18][BASE-FIELD-01][BASE-FIELD-04]")
{
    Table table;
    table.place("E(0,1) FFCF").farm(blue, 0);
    table.place("E(0,-1) FFCF").farm(red, 0);
    CHECK(table.won_at_end(blue) == 0);
    CHECK(table.won_at_end(red) == 3);
}

TEST_CASE("Features report their open sides and the first of their segments", "[BASE-ROAD-01][BASE-CITY-01][BASE-FIELD-02]")
{
    Table table;
    table.place("U(-1,0) FRFR");
    const Board board = table.board();
    const Feature& road = table.feature(board, 0, 0, 1);
    CHECK(road.open == 2);
    CHECK(listed(road.tiles) == std::vector<int>{0, 1});
    CHECK(board.first_segment(board.feature_at(0, 0, 1)) == PlacedSegment{1, 0});
    CHECK(table.feature(board, 0, 0, 0).open == 1);
    CHECK(table.feature(board, 0, 0, 3).open == 2 + 1 + 2 + 1);  // south of the road: D south and east, U south and west
}

// ---- Abbey & Mayor

TEST_CASE("An abbey fits in a hole and nowhere else", "[AMEX-01][ABBEY-PLACE-02][ABBEY-PLACE-03][ABBEY-PLACE-04]")
{
    Table table = ring_board();
    table.place({"V(0,1) FRRF", "V(0,2) RRFF"});
    CHECK(table.board().holes().empty());
    CHECK(placements_of(table.board(), "AM_A") == 0);
    table.place("U(1,2) FRFR");
    CHECK(table.board().holes() == std::vector<Cell>{{1, 1}});
    CHECK(table.board().placements(all_tiles().index_of("AM_A")) == std::vector<Placement>{{1, 1, 0}});
}

TEST_CASE("An abbey closes a city without being part of it", "[AMEX-02][ABBEY-CLOSE-01][ABBEY-CLOSE-03]")
{
    Table table = ring_board();
    close_ring(table);
    table.place("AM_A(1,1)");
    CHECK(table.end_turn() == 1);
    CHECK(table.score[green] == 2);
    const Board board = table.board();
    const Feature& road = board.features()[static_cast<std::size_t>(board.feature_at({6, 0}))];
    CHECK(road.kind == SegmentKind::road);
    CHECK(listed(road.tiles) == std::vector<int>{4, 5, 6});
    CHECK(road.open == 1);
}

TEST_CASE("An abbey closes road, city and itself in one turn", "[AMEX-03][ABBEY-CLOSE-02][ABBEY-SCORE-01]")
{
    Table table = ring_board();
    close_ring(table);
    table.place("A(2,2) FFFR").claim(red, west);
    CHECK(table.end_turn() == 0);
    table.place("AM_A(1,1)").monk(blue);
    CHECK(table.board().targets(PieceKind::mayor, {}).empty());
    CHECK(table.board().targets(PieceKind::wagon, {}) == std::vector<int>{0});
    CHECK(table.end_turn() == 3);
    CHECK(table.score[red] == 4);
    CHECK(table.score[green] == 2);
    CHECK(table.score[blue] == 9);
}

TEST_CASE("An unfinished abbey pays for the tiles around it", "[AMEX-04][ABBEY-SCORE-01]")
{
    Table table = ring_board();
    close_ring(table);
    table.place("AM_A(1,1)").monk(blue);
    table.end_turn();
    CHECK(table.won_at_end(blue) == 8);
}

TEST_CASE("An abbey joins no fields", "[AMEX-05][ABBEY-CLOSE-04]")
{
    Table table;
    table.place({"U(1,0) FRFR", "V(2,0) FFRR"});
    table.place("J(2,1) RRFC").farm(green, 4);
    table.place({"V(0,1) FRRF", "V(0,2) RRFF"});
    table.place("U(1,2) FRFR").farm(red, 0);
    table.place("AM_A(1,1)");
    CHECK(table.won_at_end(red) == 0);
    CHECK(table.won_at_end(green) == 3);
    CHECK(table.feature(table.board(), 1, 2, table.pieces[1].spot).open == 1);  // towards (2,2) alone
    table.place("A(2,2) FFFR");
    const Board board = table.board();
    const int field = board.feature_under(table.pieces[0]);
    CHECK(field == board.feature_under(table.pieces[1]));
    CHECK(listed(board.features()[static_cast<std::size_t>(field)].cities) == std::vector<int>{board.feature_at(2, 1, 0)});
}

TEST_CASE("An abbey closes several cities at once", "[AMEX-06][ABBEY-CLOSE-01]")
{
    Table table;
    table.place("D(1,0) CRFR").claim(red, north);
    table.place("P(0,-1) RCCR").claim(blue, south);
    table.place("U(2,0) FRFR");
    table.place("N(2,-1) CFFC").claim(blue, west);
    table.place({"N(2,-2) FFCC", "N(1,-2) FCCF"});
    CHECK(table.end_turn() == 0);
    table.place("AM_A(1,-1)");
    CHECK(table.end_turn() == 3);
    CHECK(table.score[red] == 2);
    CHECK(table.score[blue] == 4 + 6);
}

TEST_CASE("A mayor is as strong as the pennants of the city",
          "[AMEX-10][AMEX-11][AMEX-12][MAYOR-STR-01][MAYOR-STR-03][MAYOR-RET-01]")
{
    SECTION("two pennants beat one follower")
    {
        Table table = joint_board(PieceKind::mayor, follower, "O");
        table.place("F(1,-1) FCFC");
        const Board board = table.board();
        const Majority majority = board.majority(board.feature_at(0, 0, 0), table.pieces);
        CHECK(majority.weights[blue] == 2);
        CHECK(majority.weights[red] == 1);
        CHECK(table.feature(board, 0, 0, 0).tiles.size() == 5);
        CHECK(table.feature(board, 0, 0, 0).pennants == 2);
        CHECK(table.end_turn() == 2);
        CHECK(table.score[blue] == 14);
        CHECK(table.score[red] == 0);
    }
    SECTION("a large follower ties")
    {
        Table table = joint_board(PieceKind::mayor, PieceKind::large_follower, "O");
        table.place("F(1,-1) FCFC");
        table.end_turn();
        CHECK(table.score[blue] == 14);
        CHECK(table.score[red] == 14);
    }
    SECTION("without pennants it is worth nothing")
    {
        Table table = joint_board(PieceKind::mayor, follower, "P");
        table.place("G(1,-1) FCFC");
        CHECK(table.end_turn() == 2);
        CHECK(table.score[blue] == 0);
        CHECK(table.score[red] == 10);
    }
}

TEST_CASE("A mayor alone in a city without pennants wins nothing", "[AMEX-13][MAYOR-STR-05][MAYOR-RET-01]")
{
    Table table;
    table.place("E(0,-1) FFCF").deploy(PieceKind::mayor, red, 0);
    const Board board = table.board();
    CHECK(board.points_complete(board.feature_at(0, 0, 0)) == 4);
    CHECK(table.end_turn() == 1);
    CHECK(table.score[red] == 0);
}

TEST_CASE("Mayor and wagon need an unoccupied city", "[AMEX-14][MAYOR-PLACE-03][WAGON-PLACE-02]")
{
    Table table;
    table.place("N(0,-1) FCCF").deploy(PieceKind::wagon, blue, 0);
    table.place("N(1,-1) CFFC");
    CHECK_FALSE(table.may(PieceKind::mayor, 0));
    CHECK_FALSE(table.may(PieceKind::wagon, 0));
}

TEST_CASE("A barn stands where four tiles show only field and sends the farmers home",
          "[AMEX-15][BARN-PLACE-02][BARN-SCORE-01][BARN-FINAL-01]")
{
    Table table;
    table.place("E(0,-1) FFCF").farm(red, 0);
    table.place({"E(0,-2) CFFF", "E(0,-3) FFCF", "E(1,-2) CFFF", "E(1,-1) FCFF"});
    CHECK(table.board().field_corners() == std::vector<Cell>{{1, -1}});
    CHECK(table.board().targets(PieceKind::barn, table.pieces) == std::vector<int>{north_west});
    table.deploy(PieceKind::barn, red, north_west);
    CHECK(table.end_turn(1) == 1);
    CHECK(table.score[red] == 6);
    REQUIRE(table.pieces.size() == 1);
    CHECK(table.won_at_end(red) == 8);
}

TEST_CASE("Farmers joined to a barn score 1 for each city", "[AMEX-16][BARN-JOIN-02][BARN-JOIN-03][BARN-JOIN-04]")
{
    // The example without its pigs: each payment is then 1 less per city, and the barn's stays the same.
    Table table;
    table.place("E(0,-1) FFCF").farm(red, 0);
    table.place({"B(1,-1) FFFF", "B(1,-2) FFFF", "E(0,-2) CFFF"}).deploy(PieceKind::barn, blue, south_east);
    CHECK(table.end_turn(1) == 1);
    CHECK(table.score[red] == 3);
    table.place("E(0,-3) FFCF").farm(red, 0);
    table.place("AM_H(0,-4) RFFF");
    CHECK(table.end_turn() == 0);
    table.place("V(1,-3) RRFF");
    CHECK(table.end_turn() == 1);
    CHECK(table.score[red] == 3 + 2);
    CHECK(table.won_at_end(blue) == 8);
}

TEST_CASE("A city at the corner leaves no room for a barn", "[AMEX-17][BARN-PLACE-03]")
{
    Table table;
    table.place({"E(0,1) FCFF", "U(1,0) FRFR", "E(1,1) FFFC"});
    CHECK(table.feature(table.board(), 1, 1, 0).complete);
    CHECK(table.board().targets(PieceKind::barn, table.pieces).empty());
    CHECK(table.board().field_corners().empty());
}

TEST_CASE("A corner where two fields of a tile meet leaves no room for a barn", "[BARN-PLACE-03]")
{
    Table table;
    table.place({"U(1,0) FRFR", "U(2,0) FRFR"});
    SECTION("one field at the corner")
    {
        table.place({"B(1,1) FFFF", "B(2,1) FFFF"});
        CHECK(table.board().targets(PieceKind::barn, table.pieces) == std::vector<int>{north_west});
    }
    SECTION("two fields, parted by a wall that reaches the corner")
    {
        table.place({"AM_I(1,1) FFFC", "B(2,1) FFFF"});
        CHECK(table.board().targets(PieceKind::barn, table.pieces).empty());
    }
}

TEST_CASE("A field with a barn takes neither barn nor farmer", "[AMEX-18][BARN-PLACE-05][BARN-JOIN-01]")
{
    Table table;
    table.place({"U(-1,0) FRFR", "U(-2,0) FRFR", "U(0,1) FRFR", "U(-1,1) FRFR"}).deploy(PieceKind::barn, blue, north_east);
    table.place("U(-2,1) FRFR");
    CHECK(table.board().field_around_corner(-2, 1, north_east) == table.board().feature_under(table.pieces[0]));
    CHECK_FALSE(table.may(PieceKind::barn, north_east));
    CHECK_FALSE(table.may(follower, table.on_slot(0)));
    CHECK(table.may(follower, table.on_slot(4)));
}

TEST_CASE("Two barns that meet score in full at the end", "[AMEX-19][BARN-PLACE-07][BARN-FINAL-01]")
{
    Table table;
    table.place({"E(0,-1) FFCF", "B(1,-1) FFFF", "B(1,-2) FFFF", "E(0,-2) CFFF"}).deploy(PieceKind::barn, red, south_east);
    table.place({"E(0,-3) FFCF", "E(0,-4) CFFF", "B(-1,-4) FFFF", "B(-1,-3) FFFF"}).deploy(PieceKind::barn, blue, north_east);
    table.place("V(1,-3) RRFF");
    CHECK(table.board().feature_under(table.pieces[0]) == table.board().feature_under(table.pieces[1]));
    CHECK(table.end_turn() == 0);
    CHECK(table.score[red] + table.score[blue] == 0);
    CHECK(table.won_at_end(red) == 8);
    CHECK(table.won_at_end(blue) == 8);
}

TEST_CASE("No barn stands at the corner of an abbey", "[AMEX-20][BARN-PLACE-03]")
{
    Table table = ring_board();
    close_ring(table);
    table.place({"AM_A(1,1)", "A(2,2) FFFR"});
    CHECK(table.board().targets(PieceKind::barn, table.pieces).empty());
}

TEST_CASE("A road with three arms is complete when all are closed", "[AMEX-25][AM-TILE-03]")
{
    Table table;
    table.place("AM_M(1,0) RRFR").claim(red, west);
    table.place({"A(2,0) FFFR", "AM_H(1,-1) FFRF"});
    CHECK(table.end_turn() == 0);
    table.place("A(-1,0) FRFF");
    table.end_turn();
    CHECK(table.score[red] == 5);
}

TEST_CASE("A wagon stands in no field", "[AMEX-26][WAGON-PLACE-02]")
{
    Table table;
    table.place("B(0,1) FFFF");
    CHECK(table.board().targets(PieceKind::wagon, table.pieces) == std::vector<int>{1});
}

// ---- The Tower

TEST_CASE("The area of a tower has 5 spaces, then 9, then 4 more for each piece", "[TOWER-CAPTURE-03][TOWER-CAPTURE-04]")
{
    CHECK(tower_area({0, 1}, 1) == std::vector<Cell>{{0, 0}, {-1, 1}, {0, 1}, {1, 1}, {0, 2}});
    CHECK(tower_area({0, 0}, 2).size() == 9);
    CHECK(tower_area({0, 0}, 5).size() == 21);
}

TEST_CASE("A tower reaches as far as it is high", "[TOWEX-02][TOWER-CAPTURE-03]")
{
    Table table;
    table.place("T12(0,1) FFFF");
    table.place("B(1,1) FFFF").monk(blue);
    table.place("B(2,1) FFFF").monk(blue);
    table.place("B(-1,1) FFFF").monk(blue);
    table.place("B(0,2) FFFF").monk(blue);
    CHECK(table.board().capture_targets({0, 1}, 1, table.pieces) == std::vector<int>{0, 2, 3});
    CHECK(table.board().capture_targets({0, 1}, 2, table.pieces) == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("A gap does not stop a tower, and a diagonal is out of its reach", "[TOWEX-03][TOWEX-04][TOWER-CAPTURE-05]")
{
    Table table;
    table.place({"T12(0,1) FFFF", "B(0,2) FFFF"});
    table.place("B(1,2) FFFF").monk(red);
    table.place({"B(2,2) FFFF", "B(2,1) FFFF"}).monk(blue);
    CHECK(table.board().capture_targets({0, 1}, 1, table.pieces).empty());
    CHECK(table.board().capture_targets({0, 1}, 2, table.pieces) == std::vector<int>{1});
}

TEST_CASE("Barns and tower pieces are no captives, mayors and wagons are", "[TOWER-CAPTURE-10][TOWER-CAPTURE-12]")
{
    Table table;
    table.place({"E(0,-1) FFCF", "E(0,-2) CFFF", "E(0,-3) FFCF", "E(1,-2) CFFF", "T12(1,-1) FFFF"});
    table.deploy(PieceKind::barn, red, north_west);
    table.pieces.push_back({PieceKind::tower_piece, -1, 1, -1, 1});
    table.pieces.push_back({PieceKind::mayor, blue, 0, -1, 0});
    table.pieces.push_back({PieceKind::wagon, blue, 1, -2, 0});
    CHECK(table.board().capture_targets({1, -1}, 1, table.pieces) == std::vector<int>{2, 3});
}

TEST_CASE("Towers are raised while open and closed by a follower",
          "[TOWEX-17][TOWEX-18][TOWER-PIECE-04][TOWER-TOP-02][TOWER-TOP-03]")
{
    Table table;
    table.place("T12(0,1) FFFF");
    CHECK(table.board().piece_sites(table.pieces) == std::vector<Cell>{{0, 1}});
    CHECK(table.board().top_sites(table.pieces).empty());
    CHECK(table.board().targets(follower, table.pieces) == std::vector<int>{0});  // the field, not the foundation
    table.pieces.assign(2, {PieceKind::tower_piece, -1, 0, 1, 1});
    CHECK(table.board().tower_height({0, 1}, table.pieces) == 2);
    CHECK(table.board().top_sites(table.pieces) == std::vector<Cell>{{0, 1}});
    table.pieces.push_back({PieceKind::large_follower, blue, 0, 1, 1});
    CHECK(table.board().piece_sites(table.pieces).empty());
    CHECK(table.board().top_sites(table.pieces).empty());
    CHECK(table.won_at_end(blue) == 0);
}

TEST_CASE("A follower on a tower occupies no other feature of its tile", "[TOWEX-20][TOWER-TOP-08][TOWER-TOP-13]")
{
    Table table;
    table.place("T04(0,-1) FCCF");
    table.pieces.push_back({PieceKind::tower_piece, -1, 0, -1, table.of_kind(SegmentKind::foundation)});
    table.pieces.push_back({follower, blue, 0, -1, table.of_kind(SegmentKind::foundation)});
    table.place("E(1,-1) FFFC").claim(red, west);
    CHECK(table.end_turn() == 1);
    CHECK(table.score[red] == 6);
    CHECK(table.score[blue] == 0);
    CHECK(table.on_board(blue) == 1);
}
