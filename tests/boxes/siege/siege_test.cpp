// SPDX-License-Identifier: MIT
// The Cathars, Siege and The Besiegers: besieged cities, the escape of their knights, and how they meet other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/siege/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "play/removing.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kFollower = PieceKind::follower;
constexpr PieceKind kBuilder = PieceKind::builder;

Position sieges(std::vector<Choice> choices = {}, std::vector<Set> more = {}, int seats = 2)
{
    more.push_back(Set::base);
    more.push_back(Set::siege);
    return Position({seats, std::move(more), std::move(choices)});
}

AbbeyPosition sieges_with_abbeys(std::vector<Set> more = {})
{
    more.insert(more.end(), {Set::base, Set::siege, Set::abbey_mayor});
    return AbbeyPosition({}, 3, std::move(more));
}

/// D(0,0) and SC01 on (0,-1): a besieged city that is open to the east.
template <class Board>
Board& lay_city(Board& board)
{
    board.lay("SC01", 0, -1, "FCCF");
    return board;
}

/// The same with a monastery beside the siege and Red's knight in the city.
template <class Board>
Board& lay_way_out(Board& board)
{
    lay_city(board).lay("B", -1, -1, "FFFF");
    board.put(Red, board.city(0, -1, South));
    return board;
}

PieceId on(const Position& board, NodeId segment, PieceKind kind = kFollower)
{
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = board.view().state.piece(PieceId(i));
        if (piece.spot == Spot::segment && piece.at == segment.raw && piece.kind == kind) return PieceId(i);
    }
    throw std::logic_error("no such piece there");
}

Action escaping(const Position& board, PieceId id)
{
    return make_take_action(board.view(), board.decider(), id, Cause::siege_escaped);
}

/// How many knights may escape now.
int escapes(const Position& board)
{
    if (board.step() != StepKind::siege_escape) return 0;
    int count = 0;
    for (const Action& action : board.options()) count += action.kind == ActionKind::take;
    return count;
}

Verdict judge(Position& board, const Action& action)
{
    Verdict verdict;
    board.game().why_not(action, verdict);
    return verdict;
}

/// The last score line of a seat.
Event last_line(const Position& board, int seat)
{
    Event found{};
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.seat == seat) found = event;
    return found;
}

/// The tiles in the bag whose names begin with two letters.
int count_drawable(const Position& board, const char* begin)
{
    int count = 0;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i) {
        const std::string name = board.view().rules.tiles.def(TileId(i)).name;
        count += name.rfind(begin, 0) == 0 ? board.view().state.left(TileId(i)) : 0;
    }
    return count;
}

}  // namespace

// ---- tiles -------------------------------------------------------------------------------------------------------------

TEST_CASE("The set has ten tiles, each with a besieged city", "[SIEGE-COMP-01][SIEGE-SETUP-01]")
{
    int besieged = 0;
    for (const TileDef& def : kSiegeTiles)
        besieged += has_mark(def, 0, Mark::siege) && def.segment[0].kind == SegmentKind::city ? def.count : 0;
    CHECK(besieged == 10);
    CHECK(sieges().view().state.header().bag_left == 71 + 10);
}

TEST_CASE("One printing can be chosen", "[SIEGE-COMP-01][SIEGE-SETUP-01]")
{
    const Position cathars = sieges({with(Option::siege_tiles, 1)});
    CHECK(cathars.view().state.header().bag_left == 71 + 4);
    CHECK(count_drawable(cathars, "SC") == 4);
    CHECK(count_drawable(cathars, "SB") == 0);
    const Position besiegers = sieges({with(Option::siege_tiles, 2)});
    CHECK(besiegers.view().state.header().bag_left == 71 + 6);
    CHECK(count_drawable(besiegers, "SC") == 0);
    CHECK(count_drawable(besiegers, "SB") == 6);
    const Position twice({2, {Set::base}, {copies_of(Set::siege, 2), with(Option::siege_tiles, 1)}});
    CHECK(count_drawable(twice, "SC") == 8);
}

// ---- cities ------------------------------------------------------------------------------------------------------------

TEST_CASE("Example of a completed besieged city", "[SIEGE-EX-01][SIEGE-CITY-02][SIEGE-CITY-04]")
{
    SECTION("1 for each tile")
    {
        Position board = sieges();
        board.turn(Red, "SC03", 0, -1, "FFCF").deploy(board.city(0, -1, South));
        CHECK(board.score(Red) == 2);
        CHECK(last_line(board, Red).reward == Reward::besieged_city);
    }
    SECTION("with small cities nothing")
    {
        Position board = sieges({with(Option::small_city_two_points)});
        board.turn(Red, "SC03", 0, -1, "FFCF").deploy(board.city(0, -1, South));
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Red) == 7);
    }
}

TEST_CASE("Example of a besieged city with a pennant", "[SIEGE-EX-02][SIEGE-CITY-02]")
{
    Position board = sieges();
    board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, -1, South));
    board.turn_without(Blue, "SC03", 0, -2, "FFCF");
    CHECK(board.score(Red) == 3 + 1);
}

TEST_CASE("Example of a besieged city with a cathedral",
          "[SIEGE-EX-03][SIEGE-CITY-02][IC-INT-08][INT-INN-SIEGE-01][SIEGE-INT-01]")
{
    Position board = sieges({}, {Set::inns_cathedrals});
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, South)).lay("SC03", 0, -2, "FFCF").lay("E", 1, -1, "FFFC");
    const NodeId city = board.city(0, 0, North);
    CHECK(board.feature(city).points_now == 0);
    CHECK(board.feature(city).points_complete == 4 * 2);
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 5 * 2);
}

TEST_CASE("Example of an incomplete besieged city", "[SIEGE-EX-04][SIEGE-CITY-03]")
{
    Position board = sieges();
    lay_city(board).put(Red, board.city(0, -1, South));
    CHECK(board.feature(board.city(0, 0, North)).points_now == 0);
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(last_line(board, Red).reward == Reward::besieged_city_unfinished);
    CHECK(last_line(board, Red).count == 2);
}

TEST_CASE("An incomplete besieged city with a cathedral is worth nothing, whatever inns pay",
          "[SIEGE-CITY-03][IC-INT-08][INT-INN-SIEGE-01]")
{
    Position board = sieges({with(Option::inns_unfinished_score)}, {Set::inns_cathedrals});
    board.lay("IC11", 0, -1, "CCCC").lay("SC03", 0, -2, "FFCF").put(Red, board.city(0, 0, North));
    board.end();
    CHECK(board.score(Red) == 0);
}

TEST_CASE("Several sieges have the effect of one", "[SIEGE-CITY-01][SIEGE-CITY-05]")
{
    Position board = sieges();
    lay_city(board).put(Red, board.city(0, 0, North)).put(Blue, board.city(0, -1, East));
    board.turn_without(Red, "SB04", 1, -1, "FRFC");
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 3);  // a majority as in any city
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("A city becomes besieged when it is joined to a siege", "[SIEGE-CITY-01][SIEGE-CITY-05]")
{
    Position board = sieges();
    board.put(Red, board.city(0, 0, North));
    CHECK(board.feature(board.city(0, 0, North)).points_now == 1);
    board.turn(Red, "SC01", 0, -1, "FCCF");
    CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::occupied);
    board.pass();
    CHECK(board.feature(board.city(0, 0, North)).points_now == 0);
}

TEST_CASE("A besieged city pays the owner of the mayor, and goods are won in it", "[SIEGE-INT-01][SIEGE-INT-02]")
{
    AbbeyPosition board = sieges_with_abbeys({Set::traders_builders});
    board.lay("F", 0, -1, "CFCF").lay("TB17", 0, -2, "CFCF");
    board.put(Red, board.city(0, 0, North), PieceKind::mayor);
    board.turn_without(Blue, "SC03", 0, -3, "FFCF");
    CHECK(board.score(Red) == 4 + 1);
    CHECK(count_tokens(board.view(), Blue, PieceKind::wine) == 1);
}

TEST_CASE("Nothing for what is unfinished changes nothing here", "[SIEGE-INT-07]")
{
    Position board = sieges({with(Option::no_points_for_unfinished)});
    board.put(Red, board.field(0, 0, 2)).turn(Blue, "SC03", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Blue) == 2);
    board.end();
    CHECK(board.score(Red) == 6);
}

// ---- fields ------------------------------------------------------------------------------------------------------------

TEST_CASE(
    "Example of farmers at a besieged city",
    "[SIEGE-EX-05][SIEGE-FIELD-01][SIEGE-FIELD-03][TB-INT-07][AM-NOTE-03][INT-OPEN-10][INT-PIG-SIEGE-01][INT-BARN-SIEGE-01]")
{
    AbbeyPosition board = sieges_with_abbeys({Set::traders_builders});
    board.lay("SC03", 0, -1, "FFCF").lay("B", 1, -1, "FFFF");
    SECTION("a farmer")
    {
        board.put(Red, board.field(1, -1, 0));
        CHECK(board.feature(board.field(0, -1, 2)).points_now == 6);
        board.end();
        CHECK(board.score(Red) == 6);
        CHECK(last_line(board, Red).reward == Reward::besieged_cities_of_field);
    }
    SECTION("a farmer and a pig")
    {
        board.put(Red, board.field(1, -1, 0)).put(Red, board.field(1, -1, 0), PieceKind::pig).put(Blue, board.field(1, -1, 0));
        board.end();
        CHECK(board.score(Red) == 8);
        CHECK(board.score(Blue) == 6);
    }
    SECTION("a barn")
    {
        board.lay("B", 1, -2, "FFFF").lay("B", 2, -1, "FFFF").lay("B", 2, -2, "FFFF");
        board.put_barn(Red, 1, -1, NorthEast);
        board.end();
        CHECK(board.score(Red) == 8);
    }
}

TEST_CASE("A besieged city counts double beside one that is not", "[SIEGE-FIELD-01][SIEGE-FIELD-03]")
{
    Position board = sieges();
    board.lay("SC03", 0, -1, "FFCF").lay("E", 0, -2, "CFFF").lay("E", 0, -3, "FFCF").put(Red, board.field(0, -1, 2));
    board.end();
    CHECK(board.score(Red) == 3 + 6);
}

TEST_CASE("A field that borders any part of a besieged city counts it double", "[SIEGE-FIELD-02]")
{
    Position board = sieges();
    board.lay("SC03", 0, -1, "FFCF").put(Red, board.field(0, 0, 2));  // beside D, not beside the siege
    board.end();
    CHECK(board.score(Red) == 6);
}

TEST_CASE("Scorings by a barn count besieged cities double", "[SIEGE-FIELD-03][INT-BARN-SIEGE-01]")
{
    AbbeyPosition board = sieges_with_abbeys();
    board.lay("SC03", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("B", 2, -1, "FFFF");
    board.put(Red, board.field(1, -1, 0)).put(Blue, board.field(0, 0, 2));
    board.turn(Green, "B", 2, -2, "FFFF").barn(2, -2, SouthWest);
    CHECK(board.score(Red) == 6);
    board.turn_without(Green, "U", 1, 0, "FRFR");  // joins Blue's farmer to the barn
    CHECK(board.score(Blue) == 2);
    board.end();
    CHECK(board.score(Green) == 8);
}

// ---- the escape --------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the escape", "[SIEGE-EX-06][SIEGE-ESC-01][SIEGE-ESC-02][SIEGE-ESC-03][SIEGE-ESC-06]")
{
    Position board = sieges();
    lay_city(board).put(Red, board.city(0, -1, South));
    board.turn(Blue, "B", -1, -1, "FFFF").deploy(board.monastery(-1, -1));
    CHECK(board.step() == StepKind::draw);                              // Blue has no knight
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, West));  // the escape replaces no action
    REQUIRE(board.step() == StepKind::siege_escape);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 2);
    board.pass();
    board.turn_without(Blue, "U", 2, 0, "FRFR");
    CHECK(board.step() == StepKind::draw);
    board.turn_without(Red, "U", 3, 0, "FRFR");
    REQUIRE(escapes(board) == 1);
    const PieceId knight = on(board, board.city(0, -1, South));
    board.must(escaping(board, knight));
    CHECK(board.supply(Red) == 6);
    CHECK(board.score(Red) == 0);
    REQUIRE(board.moves_for({Cause::siege_escaped}).size() == 1);
    CHECK(board.moves_for({Cause::siege_escaped})[0].spot == Spot::supply);
    CHECK(board.step() == StepKind::draw);
    board.turn_without(Blue, "U", 4, 0, "FRFR").turn_without(Red, "U", -1, 0, "FRFR");
    CHECK(escapes(board) == 0);
}

TEST_CASE("Example of a monastery beside the city only", "[SIEGE-EX-07][SIEGE-ESC-02][SIEGE-OPT-01]")
{
    const bool is_beside_the_city = GENERATE(false, true);
    Position board = sieges({with(Option::siege_escape, is_beside_the_city ? 1 : 0)});
    lay_city(board).lay("N", 1, -1, "CFFC").put(Red, board.city(1, -1, West)).lay("B", 2, -1, "FFFF");
    board.turn_without(Red, "U", -1, 0, "FRFR");
    CHECK(escapes(board) == (is_beside_the_city ? 1 : 0));
}

TEST_CASE("Example of two cities", "[SIEGE-EX-08][SIEGE-ESC-01][SIEGE-ESC-04]")
{
    Position board = sieges({}, {Set::traders_builders});
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(-1, 0, East)).lay("U", 1, 0, "FRFR");
    board.put(Red, board.road(1, 0, West), kBuilder);
    lay_city(board).put(Red, board.city(0, -1, South));
    board.lay("SC03", -1, 1, "FFCF").put(Red, board.city(-1, 1, South));
    board.turn_without(Red, "U", 2, 0, "FRFR");
    REQUIRE(escapes(board) == 2);
    board.must(escaping(board, on(board, board.city(0, -1, South))));
    CHECK(board.view().part() == 1);
    CHECK(board.step() == StepKind::draw);
    board.turn_without(Red, "U", 3, 0, "FRFR");
    REQUIRE(escapes(board) == 1);
    board.must(escaping(board, on(board, board.city(-1, 1, South))));
    CHECK(board.supply(Red) == 6);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("Example of a city that is completed", "[SIEGE-EX-09][SIEGE-ESC-01]")
{
    Position board = sieges();
    board.lay("U", -1, 0, "FRFR").lay("B", -1, -1, "FFFF");
    board.turn(Red, "SC03", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 2);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Example of the builder beside an escaping knight", "[SIEGE-EX-10][SIEGE-ESC-07][INT-BUILDER-SIEGE-01]")
{
    Position board = sieges({}, {Set::traders_builders});
    lay_way_out(board).lay("N", 1, -1, "CFFC").put(Red, board.city(1, -1, West), kBuilder);
    board.turn_without(Red, "U", 1, 0, "FRFR");
    REQUIRE(escapes(board) == 1);  // the builder is no knight
    CHECK(board.why_not(escaping(board, on(board, board.city(1, -1, West), kBuilder))) == Reason::siege_no_knight);
    board.must(escaping(board, on(board, board.city(0, -1, South))));
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(board.supply(Red) == 7);
    CHECK(board.moves_for({Cause::siege_escaped}).size() == 1);  // the builder does not escape, it goes home
    CHECK(board.moves_for({Cause::builder_without_company}).size() == 1);
}

TEST_CASE("Example of a game without escape", "[SIEGE-EX-11][SIEGE-OPT-01]")
{
    Position board = sieges({with(Option::siege_escape, 2)});
    lay_way_out(board).turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Any monastic building is a way out, whoever owns it, complete or not", "[SIEGE-ESC-02][SIEGE-ESC-03]")
{
    Position board = sieges();
    SECTION("two cells away there is none")
    {
        lay_city(board).put(Red, board.city(0, -1, South)).lay("E", 0, -2, "CFFF").lay("B", -1, -2, "FFFF");
        board.lay("B", -2, -2, "FFFF");
        board.turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(escapes(board) == 1);  // the one on (-1,-2) touches a corner
    }
    SECTION("only the far one")
    {
        lay_city(board).put(Red, board.city(0, -1, South)).lay("E", 0, -2, "CFFF").lay("E", -1, -2, "CFFF");
        board.lay("B", -2, -2, "FFFF");
        board.turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(escapes(board) == 0);
    }
    SECTION("that of another seat")
    {
        lay_way_out(board).put(Blue, board.monastery(-1, -1));
        board.turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(escapes(board) == 1);
    }
}

TEST_CASE("Every follower in the city is a knight", "[SIEGE-ESC-05][INT-MAYOR-SIEGE-01]")
{
    AbbeyPosition board = sieges_with_abbeys({Set::inns_cathedrals});
    lay_way_out(board);
    for (const PieceKind kind : {PieceKind::mayor, PieceKind::wagon, PieceKind::large_follower})
        board.put(Red, board.city(0, 0, North), kind);
    board.turn_without(Red, "U", 1, 0, "FRFR");
    REQUIRE(escapes(board) == 4);
    SECTION("the wagon makes no move")
    {
        board.must(escaping(board, on(board, board.city(0, 0, North), PieceKind::wagon)));
        CHECK(board.supply(Red, PieceKind::wagon) == 1);
        CHECK(board.moves_for({Cause::wagon_set_out}).empty());
    }
    SECTION("the mayor")
    {
        board.must(escaping(board, on(board, board.city(0, 0, North), PieceKind::mayor)));
        CHECK(board.supply(Red, PieceKind::mayor) == 1);
    }
    CHECK(board.step() != StepKind::siege_escape);
}

TEST_CASE("The escape comes after wagons have moved", "[SIEGE-ESC-08][INT-SIEGE-WAGON-01]")
{
    AbbeyPosition board = sieges_with_abbeys();
    lay_city(board).put(Red, board.city(0, -1, South)).lay("A", -1, 0, "FRFF");
    board.put(Red, board.road(0, 0, East), PieceKind::wagon);
    board.turn_without(Red, "A", 1, 0, "FFFR");
    REQUIRE(board.step() == StepKind::wagon_move);
    board.pass();
    CHECK(escapes(board) == 1);
}

TEST_CASE("An abbey placed this turn is a way out at once", "[INT-ABBEY-SIEGE-01][SIEGE-INT-05][SIEGE-ESC-03]")
{
    AbbeyPosition board = sieges_with_abbeys();
    lay_city(board).put(Red, board.city(0, -1, South)).lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR");
    board.lay("E", -2, -1, "CFFF").lay("E", 0, -2, "CFFF").lay("E", -1, -2, "CFFF");
    board.turn_with_abbey(Red, -1, -1).pass();
    CHECK(escapes(board) == 1);
}

TEST_CASE("An abbey that completes the city sends the knights home with points", "[SIEGE-INT-05]")
{
    AbbeyPosition board = sieges_with_abbeys();
    lay_city(board).put(Red, board.city(0, -1, South)).lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    board.lay("E", 2, -1, "CFFF").lay("E", 0, -2, "CFFF").lay("E", 1, -2, "CFFF");
    board.turn_with_abbey(Red, 1, -1).pass();
    CHECK(board.score(Red) == 2);
    CHECK(board.step() != StepKind::siege_escape);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A capture comes before the escape", "[SIEGE-INT-04][INT-SIEGE-TOWER-01]")
{
    TowerPosition board(PositionSetup{2, {Set::base, Set::tower, Set::siege}});
    lay_way_out(board).lay("T12", 0, -2, "FFFF");
    board.place(Red, "U", 1, 0, "FRFR").build(0, -2);
    REQUIRE(board.step() == StepKind::tower_capture);
    SECTION("nobody is taken")
    {
        board.pass();
        CHECK(escapes(board) == 1);
    }
    SECTION("the knight is taken")
    {
        board.take(board.city(0, -1, South));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Red) == 7);
    }
}

TEST_CASE("A refusal of an escape says what is missing", "[SIEGE-ESC-01][SIEGE-ESC-02]")
{
    Position board = sieges();
    lay_way_out(board).put(Red, board.road(0, 0, East)).put(Blue, board.city(0, 0, North));
    board.lay("U", 1, 0, "FRFR").lay("SC03", 1, 1, "FFCF").put(Red, board.city(1, 1, South));
    board.turn_without(Red, "U", -1, 0, "FRFR");
    REQUIRE(escapes(board) == 1);
    CHECK(board.why_not(escaping(board, on(board, board.road(0, 0, East)))) == Reason::siege_no_knight);
    CHECK(board.why_not(escaping(board, on(board, board.city(0, 0, North)))) == Reason::cannot_be_taken);
    const Verdict far = judge(board, escaping(board, on(board, board.city(1, 1, South))));
    CHECK(far.reason == Reason::siege_no_way_out);
    CHECK(far.feature == board.city(1, 1, South));
    CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::wrong_step);
}

TEST_CASE("Sieges are things of the board", "[SIEGE-CITY-01]")
{
    Position board = sieges();
    lay_city(board);
    Thing thing[2];
    Things things(thing, 2);
    const auto show = [&] {
        things = Things(thing, 2);
        for (ShowHook hook : board.view().rules.on.show) hook(board.view(), ThingKind::siege, things);
        return things.count();
    };
    REQUIRE(show() == 1);
    CHECK(thing[0].cell == Cell{0, -1});
    CHECK(thing[0].segment == 0);
    CHECK(thing[0].closed);
    board.lay("B", -1, -1, "FFFF");
    REQUIRE(show() == 1);
    CHECK_FALSE(thing[0].closed);
    board.lay("E", 1, -1, "FFFC");
    CHECK(show() == 0);
}
