// SPDX-License-Identifier: MIT
// Inns & Cathedrals: its tiles, the large follower, the rates of inns and cathedrals, and how it meets other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/inns_cathedrals/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "defs/defs.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kLarge = PieceKind::large_follower;

PositionSetup inns(std::vector<Choice> choices = {}, int seats = 3)
{
    return {seats, {Set::base, Set::inns_cathedrals}, std::move(choices)};
}

AbbeyPosition inns_with_abbeys(std::vector<Choice> choices = {})
{
    return AbbeyPosition(std::move(choices), 3, {Set::base, Set::abbey_mayor, Set::inns_cathedrals});
}

const TileDef& def_of(const char* name)
{
    for (const TileDef& def : kInnsAndCathedralsTiles)
        if (Text(def.name) == Text(name)) return def;
    throw std::logic_error("no such tile");
}

int count_drawn_with(Mark mark)
{
    int count = 0;
    for (const TileDef& def : kInnsAndCathedralsTiles)
        for (u8 part = 0; part < def.segments; ++part) count += has_mark(def, part, mark) ? def.count : 0;
    return count;
}

int count_kind(const char* name, SegmentKind kind)
{
    int count = 0;
    for (int i = 0; i < def_of(name).segments; ++i) count += def_of(name).segment[i].kind == kind;
    return count;
}

/// The cathedral on (0,-1) with a city tile on each side but the south, where D is; the last of them, on (-1,-1), is left out.
template <class Board>
void lay_cathedral(Board& board)
{
    board.lay("IC11", 0, -1, "CCCC").lay("E", 0, -2, "FFCF").lay("E", 1, -1, "FFFC");
}

/// The rewards of a seat's score lines.
std::vector<Reward> rewards_of(const Position& board, int seat)
{
    std::vector<Reward> list;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.seat == seat) list.push_back(event.reward);
    return list;
}

TowerPosition inns_with_towers() { return TowerPosition({2, {Set::base, Set::tower, Set::inns_cathedrals}}); }

bool has_deployment(const Position& board, NodeId segment, PieceKind kind)
{
    return board.why_not(board.deploying(segment, kind)) == Reason::none;
}

}  // namespace

// ---- components --------------------------------------------------------------------------------------------------------

TEST_CASE("The set has 18 tiles: 6 with an inn, 2 with a cathedral, 10 others", "[IC-COMP-01][IC-COMP-03]")
{
    int tiles = 0;
    for (const TileDef& def : kInnsAndCathedralsTiles) tiles += def.count;
    CHECK(tiles == 18);
    CHECK(count_drawn_with(Mark::inn) == 6);
    CHECK(count_drawn_with(Mark::cathedral) == 2);
}

TEST_CASE("Six seats play, each with a large follower beside its seven followers", "[IC-COMP-02][IC-SETUP-02][IC-SETUP-03]")
{
    const Position board(inns({}, 6));
    for (int seat = 0; seat < 6; ++seat) {
        CHECK(board.supply(seat) == 7);
        CHECK(board.supply(seat, kLarge) == 1);
    }
    CHECK_THROWS(Position(inns({}, 7)));
    CHECK_THROWS(Position({6, {Set::base}}));
    AbbeyPosition six({}, 6, {Set::base, Set::abbey_mayor, Set::inns_cathedrals});
    CHECK(six.supply(Pink, PieceKind::mayor) == 1);
    CHECK(six.hand(Pink) == 1);
}

TEST_CASE("The 18 tiles are in the bag from the beginning and none of them is the start tile", "[IC-SETUP-01]")
{
    const Position board(inns());
    CHECK(board.view().state.header().bag_left == 71 + 18);
    CHECK(Text(board.view().rules.tiles.def(board.view().rules.start.type).name) == Text("D"));
    for (const TileDef& def : kInnsAndCathedralsTiles) {
        CHECK(board.view().state.left(board.tile(def.name)) == def.count);
        CHECK(def.start == 0);
    }
}

TEST_CASE("The box is played by halves: tiles without large followers, large followers without tiles", "[IC-COMP-02]")
{
    const Position tiles(inns({pieces(kLarge, 0)}));
    CHECK(tiles.supply(Red, kLarge) == 0);
    CHECK(tiles.view().state.header().bag_left == 71 + 18);
    const Position figures({3, {Set::base}, {pieces(kLarge, 2)}});
    CHECK(figures.supply(Red, kLarge) == 2);
    CHECK(figures.view().state.header().bag_left == 71);
}

TEST_CASE("On the junction of IC03 three roads end, and the inn belongs to the eastern one", "[IC-TILE-01]")
{
    const TileDef& def = def_of("IC03");
    CHECK(count_kind("IC03", SegmentKind::road) == 3);
    for (u8 part = 0; part < def.segments; ++part) {
        if (def.segment[part].kind != SegmentKind::road) continue;
        CHECK(def.segment[part].end == RoadEnd::village);
        CHECK(has_mark(def, part, Mark::inn) == ((def.segment[part].ports & 1 << 4) != 0));  // the middle of the east side
    }
}

TEST_CASE("The lanes of IC09 are no segments but part four fields", "[IC-TILE-02]")
{
    CHECK(count_kind("IC09", SegmentKind::road) == 2);
    CHECK(count_kind("IC09", SegmentKind::field) == 4);
    Position board(inns());
    board.turn(Red, "IC09", 0, -1, "CRCR");
    CHECK_FALSE(board.joined(board.field(0, -1, 2), board.field(0, -1, 3)));
    CHECK_FALSE(board.joined(board.field(0, -1, 2), board.field(0, -1, 7)));
    CHECK_FALSE(board.joined(board.field(0, -1, 3), board.field(0, -1, 6)));
    CHECK_FALSE(board.joined(board.field(0, -1, 6), board.field(0, -1, 7)));
}

TEST_CASE("The wall of IC07 reaches the corner and makes two fields at one city", "[IC-TILE-03]")
{
    Position board(inns());
    board.turn(Red, "IC07", 0, -1, "FFCF");  // the city to the south, the wall to the north-west corner
    CHECK(count_kind("IC07", SegmentKind::field) == 2);
    CHECK_FALSE(board.joined(board.field(0, -1, 6), board.field(0, -1, 0)));
    CHECK(board.joined(board.field(0, -1, 0), board.field(0, -1, 2)));
    board.put(Red, board.field(0, -1, 6)).put(Blue, board.field(0, -1, 0)).pass();  // D and IC07: a completed city
    board.end();
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 3);
}

TEST_CASE("A cathedral has neither field nor road and lies only where all neighbours show city", "[IC-TILE-04][IC-PLACE-01]")
{
    CHECK(count_kind("IC11", SegmentKind::field) == 0);
    CHECK(count_kind("IC11", SegmentKind::road) == 0);
    Position board(inns());
    CHECK(board.placements("IC11") == 4);  // north of D, in any of its equal turns
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 1, 2, "FFFF");
    board.draw(Red, "IC11");
    CHECK(board.why_not(board.placing(Red, "IC11", 1, 0, "CCCC")) == Reason::side_mismatch);
    CHECK(board.why_not(board.placing(Red, "IC11", 0, -1, "CCCC")) == Reason::none);
}

// ---- deploying ---------------------------------------------------------------------------------------------------------

TEST_CASE("On the tiles of inns and cathedrals followers are thieves and knights", "[IC-DEPLOY-01]")
{
    Position board(inns());
    board.turn(Red, "IC11", 0, -1, "CCCC");
    CHECK(board.options().size() == 3);  // a follower or the large one in the city, or nothing
    board.deploy(board.city(0, -1, North));
    board.turn(Blue, "IC02", 1, 0, "FRFR").deploy(board.road(1, 0, West));
    CHECK(board.feature(board.city(0, -1, North)).weights.of[Red] == 1);
    CHECK(board.feature(board.road(0, 0, West)).weights.of[Blue] == 1);
}

TEST_CASE("A cathedral or an inn may extend what another player holds", "[IC-PLACE-01][IC-QA-01]")
{
    Position board(inns());
    board.put(Blue, board.city(0, 0, North)).put(Blue, board.road(0, 0, East));
    board.turn(Red, "IC11", 0, -1, "CCCC");
    CHECK(board.step() == StepKind::draw);  // Blue holds the only segment
    board.turn_without(Red, "IC02", 1, 0, "FRFR");
    board.end();
    CHECK(board.score(Blue) == 0);  // without the two tiles 1 + 1
}

TEST_CASE("The large follower is deployed wherever a follower is", "[IC-BIG-01]")
{
    Position board(inns());
    board.turn(Red, "IC04", 1, 0, "FRFR");
    for (int i = 0; i < 5; ++i) {
        CAPTURE(i);
        const NodeId segment = board.segment(1, 0, i);
        CHECK(has_deployment(board, segment, kLarge) == has_deployment(board, segment, PieceKind::follower));
    }
    board.put(Blue, board.field(1, 0, 0));
    CHECK(board.why_not(board.deploying(board.field(1, 0, 0), kLarge)) == Reason::occupied);
    board.deploy(board.monastery(1, 0), kLarge);
    CHECK(board.supply(Red, kLarge) == 0);
    board.turn(Red, "IC05", 2, 0, "RRRR");
    CHECK(board.why_not(board.deploying(board.road(2, 0, East), kLarge)) == Reason::supply_empty);
}

TEST_CASE("The large follower counts twice in every majority and never doubles points", "[IC-BIG-02][IC-BIG-03]")
{
    Position board(inns());
    SECTION("On a road")
    {
        board.put(Red, board.road(0, 0, East), kLarge).put(Blue, board.road(0, 0, West));
        CHECK(board.feature(board.road(0, 0, East)).weights.of[Red] == 2);
        board.turn_without(Green, "A", 1, 0, "FFFR").turn_without(Green, "A", -1, 0, "FRFF");
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 0);
    }
    SECTION("In a city")
    {
        board.put(Red, board.city(0, 0, North), kLarge).put(Blue, board.city(0, 0, North));
        board.turn_without(Green, "E", 0, -1, "FFCF");
        CHECK(board.score(Red) == 4);
        CHECK(board.score(Blue) == 0);
    }
    SECTION("In a field")
    {
        board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, 0, 2), kLarge).put(Blue, board.field(0, 0, 2));
        board.end();
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 0);
    }
}

TEST_CASE("A large monk scores like any other", "[IC-BIG-04]")
{
    Position board(inns());
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1), kLarge);
    board.end();
    CHECK(board.score(Red) == 2);
}

TEST_CASE("The large follower returns with its feature, but as a farmer it stays", "[IC-BIG-05]")
{
    Position board(inns({pieces(kLarge, 2)}));
    board.put(Red, board.road(0, 0, East), kLarge).put(Red, board.field(0, 0, 4), kLarge);
    board.turn_without(Blue, "A", 1, 0, "FFFR").turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(board.supply(Red, kLarge) == 1);
    board.end();
    CHECK(board.supply(Red, kLarge) == 2);
}

TEST_CASE("One large follower and two normal ones tie and all score", "[IC-QA-02]")
{
    Position board(inns());
    board.put(Red, board.road(0, 0, East), kLarge).put(Blue, board.road(0, 0, East)).put(Blue, board.road(0, 0, West));
    board.turn_without(Green, "A", 1, 0, "FFFR").turn_without(Green, "A", -1, 0, "FRFF");
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 3);
}

// ---- rates -------------------------------------------------------------------------------------------------------------

TEST_CASE("A completed road with inns pays two points a tile, however many inns it has", "[IC-ROAD-01][IC-ROAD-02]")
{
    Position board(inns());
    board.put(Red, board.road(0, 0, East)).lay("A", -1, 0, "FRFF").lay("IC02", 1, 0, "FRFR");
    SECTION("one inn")
    {
        board.turn_without(Blue, "A", 2, 0, "FFFR");
        CHECK(board.score(Red) == 4 * 2);
    }
    SECTION("two inns")
    {
        board.lay("IC01", 2, 0, "FFRR");
        board.turn_without(Blue, "A", 2, 1, "RFFF");
        CHECK(board.score(Red) == 5 * 2);
    }
    CHECK(rewards_of(board, Red) == std::vector{Reward::inn_road});
}

TEST_CASE("The inn counts for the whole road and for no other road of its tile", "[IC-ROAD-03]")
{
    Position board(inns());
    board.lay("IC03", 1, 0, "FRRR").put(Red, board.road(1, 0, East)).put(Blue, board.road(1, 0, West));
    board.turn_without(Green, "A", -1, 0, "FRFF").turn_without(Green, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 2 * 2);
    CHECK(board.score(Blue) == 3 * 1);
}

TEST_CASE("A completed city with a cathedral pays three points for each tile and pennant", "[IC-CITY-01][IC-QA-03]")
{
    Position board(inns());
    lay_cathedral(board);
    board.put(Red, board.city(0, -1, North));
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 15);
    CHECK(rewards_of(board, Red) == std::vector{Reward::cathedral_city});
}

TEST_CASE("For farmers a completed city with a cathedral is a city like any other", "[IC-CITY-03]")
{
    Position board(inns());
    lay_cathedral(board);
    board.put(Red, board.field(0, 0, 2));
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    board.end();
    CHECK(board.score(Red) == 3);
}

TEST_CASE("Incomplete roads with an inn and cities with a cathedral are worth nothing, and their followers leave",
          "[IC-FINAL-01][IC-FINAL-02][IC-FINAL-03][IC-OPT-01]")
{
    for (const bool pays : {false, true}) {
        CAPTURE(pays);
        Position board(inns(pays ? std::vector{option(Option::inns_unfinished_score)} : std::vector<Choice>{}));
        lay_cathedral(board);
        board.lay("IC02", 1, 0, "FRFR");
        board.put(Red, board.city(0, -1, North)).put(Blue, board.road(1, 0, East));
        board.end();
        CHECK(board.score(Red) == (pays ? 4 : 0));
        CHECK(board.score(Blue) == (pays ? 2 : 0));
        CHECK(board.supply(Red) == 7);
        CHECK(board.supply(Blue) == 7);
        CHECK(rewards_of(board, Red) == std::vector{pays ? Reward::final_city : Reward::cathedral_city_unfinished});
        CHECK(rewards_of(board, Blue) == std::vector{pays ? Reward::final_road : Reward::inn_road_unfinished});
    }
}

TEST_CASE("The lines of a feature say what was counted at which rate", "[IC-SCORE-01]")
{
    Position board(inns());
    board.lay("IC11", 0, -1, "CCCC").lay("F", 0, -2, "CFCF").lay("E", 0, -3, "FFCF").lay("E", 1, -1, "FFFC");
    board.put(Red, board.city(0, -1, North));
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(rewards_of(board, Red) == std::vector{Reward::cathedral_city, Reward::cathedral_pennants});
    CHECK(board.score(Red) == 6 * 3 + 1 * 3);
}

TEST_CASE("The rate of small cities does not touch a city with a cathedral", "[IC-QA-03][IC-QA-04]")
{
    AbbeyPosition board = inns_with_abbeys({option(Option::small_city_two_points)});
    // The cathedral above D, and abbeys on its other three sides: a city of 2 tiles.
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North));
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "RFFR").lay("U", 2, -1, "RFRF").lay("V", 2, -2, "FFRR").lay("A", 1, -2, "FRFF");
    board.lay("B", 1, -3, "FFFF").lay("B", 0, -3, "FFFF").lay("B", -1, -3, "FFFF").lay("B", -1, -2, "FFFF");
    board.lay("E", -2, -2, "CFFF").lay("E", -2, -1, "FFFC").lay("U", -1, 0, "FRFR");
    board.lay_abbey(Red, 1, -1).lay_abbey(Green, -1, -1);
    board.turn_with_abbey(Blue, 0, -2);
    board.pass();
    CHECK(board.score(Red) == 2 * 3);
}

TEST_CASE("The option that cancels incomplete features changes nothing for inns and cathedrals", "[IC-QA-05]")
{
    Position board(inns({option(Option::no_points_for_unfinished)}));
    board.lay("IC02", 1, 0, "FRFR").put(Red, board.road(1, 0, East)).put(Blue, board.city(0, 0, North));
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
    CHECK(rewards_of(board, Red) == std::vector{Reward::inn_road_unfinished});
}

TEST_CASE("The strength of the large follower can be chosen", "[IC-OPT-02]")
{
    for (const int weight : {0, 1, 2, 3}) {
        Position board(inns(weight ? std::vector{option(Option::large_follower_weight, weight)} : std::vector<Choice>{}));
        board.put(Red, board.road(0, 0, East), kLarge);
        CHECK(board.feature(board.road(0, 0, East)).weights.of[Red] == (weight == 0 ? 2 : weight));
    }
}

TEST_CASE("The tiles are those of the first three editions, and 2025 has no option", "[IC-NOTE-01][IC-NOTE-02]")
{
    CHECK(sizeof kInnsAndCathedralsTiles / sizeof kInnsAndCathedralsTiles[0] == 17);
    for (const char* name : {"IC02", "IC08"}) CHECK(def_of(name).gardens == 1);
    int gardens = 0;
    for (const TileDef& def : kInnsAndCathedralsTiles) gardens += def.gardens;
    CHECK(gardens == 2);
}

TEST_CASE("Where bushes end no road, the three arms of IC03 are one road with an inn", "[IC-NOTE-03][IC-INT-10]")
{
    Position board(inns({option(Option::bushes_do_not_end_roads)}));
    board.lay("IC03", 1, 0, "RRFR").lay("A", 2, 0, "FFFR").lay("A", 1, -1, "FFRF").put(Red, board.road(1, 0, East));
    CHECK(board.joined(board.road(1, 0, North), board.road(1, 0, West)));
    board.turn_without(Blue, "W", -1, 0, "RRFR");
    CHECK(board.score(Red) == 5 * 2);
    CHECK(count_kind("IC09", SegmentKind::road) == 2);  // houses: its roads stay two
}

// ---- other boxes -------------------------------------------------------------------------------------------------------

TEST_CASE("A large follower stands on a tower as one figure", "[IC-INT-01][INT-LARGE-TOWER-01]")
{
    TowerPosition board = inns_with_towers();
    board.lay("T12", 0, 1, "FFFF").raise(0, 1, 1);
    board.place(Red, "U", 1, 0, "FRFR").top(0, 1, kLarge);
    CHECK(board.closed(0, 1));
    board.finish_turn();
    board.place(Blue, "U", -1, 0, "FRFR");
    CHECK(board.why_not(board.building(0, 1)) == Reason::tower_closed);
}

TEST_CASE("A large follower is captured and held like a normal one", "[INT-TOWER-LARGE-01][TOWER-CAPTURE-09]")
{
    TowerPosition board = inns_with_towers();
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Blue, board.monastery(1, 1), kLarge);
    const PieceId large = board.standing_on(board.monastery(1, 1));
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{1, 1}});
    board.take(board.monastery(1, 1));
    CHECK(board.prisoners(Blue, Red) == std::vector{large});
    CHECK(board.supply(Blue, kLarge) == 0);
}

TEST_CASE("The ransom for a large follower is three", "[INT-TOWER-LARGE-02][TOWER-RANSOM-04]")
{
    TowerPosition board = inns_with_towers();
    const PieceId large = board.jail(Red, Blue, kLarge);
    board.set_score(Red, 3).begin(Red).pay(large);
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 3);
    CHECK(board.supply(Red, kLarge) == 1);
}

TEST_CASE("Of a normal and a large prisoner the owner chooses which one comes back", "[IC-INT-02][TOWER-EXCHANGE-04]")
{
    TowerPosition board = inns_with_towers();
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Blue, board.monastery(1, 1));
    board.jail(Red, Blue);
    const PieceId large = board.jail(Red, Blue, kLarge);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1).take(board.monastery(1, 1));
    REQUIRE(board.step() == StepKind::tower_exchange);
    CHECK(board.decider() == Red);
    board.choose(large);
    CHECK(board.supply(Red, kLarge) == 1);
}

TEST_CASE("A large follower counts two beside a mayor", "[INT-MAYOR-LARGE-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, 0, North), PieceKind::mayor).put(Blue, board.city(0, 0, North), kLarge);
    const FeatureFacts city = board.feature(board.city(0, 0, North));
    CHECK(city.weights.of[Red] == 1);  // one pennant
    CHECK(city.weights.of[Blue] == 2);
}

TEST_CASE("A large follower occupies an abbey", "[INT-ABBEY-FIG-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    lay_ring(board);
    board.turn_with_abbey(Blue, 1, 1);
    board.deploy(board.monastery(1, 1), kLarge);
    CHECK(board.stands_on(Blue, kLarge) == board.monastery(1, 1));
}

TEST_CASE("A cathedral changes the value of a city and not the strength of a mayor", "[IC-INT-04][INT-INN-MAYOR-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    lay_cathedral(board);
    board.put(Red, board.city(0, 0, North), PieceKind::mayor).put(Blue, board.city(0, -1, North));
    CHECK(board.feature(board.city(0, 0, North)).weights.of[Red] == 0);
    board.turn_without(Green, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 15);
}

TEST_CASE("A wagon moves to roads with inns and cities with cathedrals like to any other", "[IC-INT-05][INT-INN-WAGON-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    board.lay("IC11", 0, -1, "CCCC")
        .lay("B", 0, 1, "FFFF")
        .lay("A", -1, 0, "FRFF")
        .put(Red, board.road(0, 0, East), PieceKind::wagon);
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    REQUIRE(board.step() == StepKind::wagon_move);
    const std::vector<NodeId> in_city = {board.city(0, 0, North), board.city(0, -1, South)};
    CHECK(board.targets() ==
          nodes({board.monastery(0, 1), board.monastery(-1, 0), board.monastery(1, 0), in_city[0], in_city[1]}));
    board.move(in_city[1]);
    board.turn_without(Blue, "IC01", 1, 1, "FRRF");
    CHECK(board.stands_on(Red, PieceKind::wagon) == in_city[1]);
}

TEST_CASE("A wagon moves to an incomplete road with an inn", "[IC-INT-05][INT-INN-WAGON-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    board.lay("B", 0, 1, "FFFF").lay("A", -1, 0, "FRFF").put(Red, board.road(0, 0, East), PieceKind::wagon);
    board.lay("IC01", 1, 1, "FRRF").put(Blue, board.monastery(0, 1)).put(Blue, board.city(0, 0, North));
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.targets() == nodes({board.road(1, 1, East), board.monastery(-1, 0), board.monastery(1, 0)}));
}

TEST_CASE("A barn gets four points for a completed city with a cathedral", "[IC-INT-05][INT-INN-BARN-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    lay_cathedral(board);
    board.lay("E", -1, -1, "FCFF");
    board.lay("B", -1, -2, "FFFF").lay("B", -2, -2, "FFFF").lay("B", -2, -1, "FFFF");
    board.put_barn(Red, -1, -1, NorthWest);
    board.end();
    CHECK(board.score(Red) == 4);
}

TEST_CASE("With a bounded table a border completes a road with an inn at its rate", "[IC-INT-10]")
{
    Position board(inns({option(Option::bounded_table), option(Option::table_max_x, 1), option(Option::table_min_x, -1),
                         option(Option::table_edge_completes)}));
    board.put(Red, board.road(0, 0, East));
    board.turn_without(Blue, "IC02", 1, 0, "FRFR").turn_without(Blue, "U", -1, 0, "FRFR");
    CHECK(board.score(Red) == 3 * 2);
}
