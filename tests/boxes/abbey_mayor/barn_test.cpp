// SPDX-License-Identifier: MIT
// The barn: where it may stand, which farmers it sends home and for how much, and what it brings at the end.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "game/observe.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kBarn = PieceKind::barn;

/// Four fields meet at the NW corner of (0,1): D, U on (-1,0), U on (-1,1), and whatever is placed on (0,1).
void lay_junction(AbbeyPosition& board) { board.lay("U", -1, 0, "FRFR").lay("U", -1, 1, "FRFR"); }

/// Placing E on (0,-2) as CFFF completes a city in the north and makes a corner of four fields; the field borders the finished
/// city of D as well.
void lay_two_cities(AbbeyPosition& board)
{
    board.lay("E", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("B", 1, -3, "FFFF");
    board.lay("E", 0, -3, "FFCF");
}

/// A barn's field with two finished cities, and north of it one with a third, (0,-3), that V or B on (1,-3) joins to it.
void lay_divided(AbbeyPosition& board)
{
    board.lay("E", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    board.lay("E", 0, -3, "FFCF");
}

int scored(const AbbeyPosition& board) { return static_cast<int>(board.events_of(EventKind::scored).size()); }

}  // namespace

// ---- placing -------------------------------------------------------------------------------------------------------------

TEST_CASE("A barn is placed instead of another piece where four tiles show only field", "[BARN-PLACE-01]")
{
    AbbeyPosition board;
    lay_junction(board);
    board.turn(Red, "U", 0, 1, "FRFR");
    const std::vector<Action> barns = board.deployments(kBarn);
    REQUIRE(barns.size() == 1);
    CHECK(barns[0].cell == Position::at(0, 1));
    CHECK(barns[0].segment == segment_of_corner(NorthWest));
    CHECK(barns[0].seat == Red);
    board.barn(0, 1, NorthWest);
    CHECK(board.supply(Red, kBarn) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.where(Red, kBarn) == Spot::corner);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
    REQUIRE(board.moves_for({Cause::deployed}).size() == 1);
    const Event deployed = board.moves_for({Cause::deployed})[0];
    CHECK(deployed.seat == Red);
    CHECK(deployed.cell == Position::at(0, 1));
    CHECK(deployed.spot == Spot::corner);
    CHECK(deployed.segment == segment_of_corner(NorthWest));
    CHECK(deployed.from_spot == Spot::supply);
    CHECK(deployed.piece_kind == kBarn);
    CHECK(deployed.feature_kind == SegmentKind::field);
    CHECK(deployed.feature == root_of(board.view().state, board.field(0, 0, 4)));
    const std::vector<Thing> barn = board.things(ThingKind::barn);
    REQUIRE(barn.size() == 1);
    CHECK(barn[0].cell == Position::at(0, 1));
    CHECK(barn[0].segment == segment_of_corner(NorthWest));
    CHECK(barn[0].spot == Spot::corner);
    CHECK(barn[0].seat == Red);
}

TEST_CASE("A barn needs a corner of the tile just placed with all four tiles there", "[BARN-PLACE-02]")
{
    AbbeyPosition board;
    lay_junction(board);
    board.lay("U", -2, 0, "FRFR").lay("U", -2, 1, "FRFR");  // a corner of four fields at (-1,1) already
    board.turn(Red, "U", 0, 1, "FRFR");
    CHECK(board.why_not(board.barning(0, 1, NorthWest)) == Reason::none);
    for (const Corner corner : {NorthEast, SouthEast, SouthWest}) {
        const Verdict verdict = board.verdict(board.barning(0, 1, corner));
        CHECK(verdict.reason == Reason::barn_no_junction);
        CHECK(verdict.cell == Position::at(0, 1));
        CHECK(verdict.other == segment_of_corner(corner));
    }
    const Verdict elsewhere = board.verdict(board.barning(-1, 1, NorthWest));
    CHECK(elsewhere.reason == Reason::not_last_tile);
    CHECK(elsewhere.cell == Position::at(0, 1));
    CHECK(board.why_not(board.barning(-1, 1, NorthEast)) == Reason::not_last_tile);  // the same corner by another name
    CHECK(board.why_not(board.deploying(board.field(0, 1, 0), kBarn)) == Reason::barn_no_junction);
}

TEST_CASE("Every corner of a tile can be a barn's", "[BARN-PLACE-02]")
{
    struct Place {
        int x, y;
        Corner corner;
    };
    // Around the SW corner of (0,0), and then its SE corner, each of the other three cells is the last to be filled.
    const std::vector<std::vector<Place>> corners = {
        {{-1, 0, SouthEast}, {-1, 1, NorthEast}, {0, 1, NorthWest}},
        {{1, 0, SouthWest}, {1, 1, NorthWest}, {0, 1, NorthEast}},
    };
    for (const std::vector<Place>& around : corners) {
        for (const Place& last : around) {
            AbbeyPosition board;
            for (const Place& other : {around[0], around[2], around[1]})  // (1) touches nothing until one of the others is there
                if (other.corner != last.corner) board.lay("U", other.x, other.y, "FRFR");
            board.turn(Red, "U", last.x, last.y, "FRFR");
            REQUIRE(board.deployments(kBarn).size() == 1);
            CHECK(board.deployments(kBarn)[0].segment == segment_of_corner(last.corner));
            board.barn(last.x, last.y, last.corner);
            CHECK(root_of(board.view().state, board.stands_on(Red, kBarn)) == root_of(board.view().state, board.field(0, 0, 4)));
        }
    }
}

TEST_CASE("A corner shows only field when both of its half edges belong to one field", "[BARN-PLACE-03][AM-NOTE-04]")
{
    SECTION("The walls of a city reach the corner and part two fields")
    {
        AbbeyPosition board;
        board.lay("U", 1, 0, "FRFR").lay("AM_I", 0, 1, "FFFC");
        board.turn(Red, "B", 1, 1, "FFFF");
        CHECK(board.deployments(kBarn).empty());
        CHECK(board.verdict(board.barning(1, 1, NorthWest)).reason == Reason::barn_no_junction);
    }
    SECTION("A plain field there would do")
    {
        AbbeyPosition board;
        board.lay("U", 1, 0, "FRFR").lay("E", 0, 1, "FFFC");
        board.turn(Red, "B", 1, 1, "FFFF");
        CHECK(board.deployments(kBarn).size() == 1);
    }
    SECTION("A city touches it")
    {
        AbbeyPosition board;
        board.lay("U", 1, 0, "FRFR").lay("E", 0, 1, "FCFF");
        board.turn(Red, "E", 1, 1, "FFFC");
        CHECK(board.deployments(kBarn).empty());
    }
    SECTION("An abbey has no field")
    {
        AbbeyPosition board;
        lay_ring(board);
        board.lay_abbey(Blue, 1, 1);
        board.turn(Red, "A", 2, 2, "FFFR");
        CHECK(board.deployments(kBarn).empty());
        CHECK(board.why_not(board.barning(2, 2, NorthWest)) == Reason::barn_no_junction);
    }
    SECTION("The corner behind a bend of road is field too")
    {
        AbbeyPosition board;
        board.lay("V", 1, 0, "FFRR").lay("V", 0, 1, "FRRF");
        board.turn(Red, "X", 1, 1, "RRRR");
        // (0,0), (1,0), (0,1), (1,1) all show one field at their corner, though roads run around it.
        CHECK(board.why_not(board.barning(1, 1, NorthWest)) == Reason::none);
    }
}

TEST_CASE("Farmers of any seats do not hinder a barn", "[BARN-PLACE-04]")
{
    AbbeyPosition board;
    lay_junction(board);
    board.put(Blue, board.field(0, 0, 4));
    board.put(Red, board.field(0, 0, 4));
    board.turn(Red, "U", 0, 1, "FRFR");
    CHECK(board.why_not(board.barning(0, 1, NorthWest)) == Reason::none);
    CHECK(board.deployments(kBarn).size() == 1);
}

TEST_CASE("A field with a barn of any seat takes no second one", "[BARN-PLACE-05]")
{
    for (const int owner : {Red, Blue}) {
        AbbeyPosition board({pieces(kBarn, 2)});
        lay_junction(board);
        board.lay("U", 0, 1, "FRFR");
        board.put_barn(owner, 0, 1, NorthWest);
        board.lay("U", -2, 0, "FRFR");
        board.turn(Red, "U", -2, 1, "FRFR");
        CHECK(board.deployments(kBarn).empty());
        const Verdict verdict = board.verdict(board.barning(-2, 1, NorthEast));
        CHECK(verdict.reason == Reason::barn_in_field);
        CHECK(verdict.piece == board.piece_of(owner, kBarn));
        CHECK(verdict.seat == owner);
        CHECK(verdict.cell == Position::at(0, 1));
        CHECK(verdict.other == segment_of_corner(NorthWest));
        CHECK(verdict.feature == root_of(board.view().state, board.field(0, 0, 4)));
    }
}

TEST_CASE("A seat without a barn in supply places none", "[BARN-PLACE-01]")
{
    AbbeyPosition board;
    lay_junction(board);
    board.lay("U", -2, 0, "FRFR").lay("B", -1, -1, "FFFF").lay("B", -2, -1, "FFFF");
    board.put_barn(Red, -1, 0, NorthWest);  // in the field north of the road
    board.turn(Red, "U", 0, 1, "FRFR");
    CHECK(board.deployments(kBarn).empty());
    CHECK(board.why_not(board.barning(0, 1, NorthWest)) == Reason::supply_empty);
    board.pass();
    board.turn(Blue, "U", -2, 1, "FRFR");
    CHECK(board.why_not(board.barning(-2, 1, NorthEast)) == Reason::none);
}

TEST_CASE("In a game without barns there is no such piece", "[BARN-PLACE-01]")
{
    AbbeyPosition board({pieces(kBarn, 0), pieces(PieceKind::mayor, 0)});
    lay_junction(board);
    board.turn(Red, "U", 0, 1, "FRFR");
    CHECK(board.deployments(kBarn).empty());
    CHECK(board.why_not(board.deploying(board.road(0, 1, East), PieceKind::mayor)) == Reason::no_such_piece);
    CHECK(board.why_not(board.barning(0, 1, NorthWest)) == Reason::no_such_piece);
}

TEST_CASE("A placed barn stays to the end", "[BARN-PLACE-06]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.put(Red, board.field(0, -3, 0));
    board.turn_without(Red, "V", 1, -3, "RRFF");  // the farmers leave, the barn does not
    CHECK(board.where(Blue, kBarn) == Spot::corner);
    board.end();
    CHECK(board.where(Blue, kBarn) == Spot::corner);
    CHECK(board.supply(Blue, kBarn) == 0);
}

TEST_CASE("Fields with barns may be joined and hold both", "[BARN-PLACE-07]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Red, 0, -2, SouthEast);
    board.lay("E", 0, -4, "CFFF").lay("B", -1, -4, "FFFF").lay("B", -1, -3, "FFFF");
    board.put_barn(Blue, -1, -3, NorthEast);
    CHECK_FALSE(board.joined(board.field(0, -2, 2), board.field(0, -3, 2)));
    board.turn_without(Green, "V", 1, -3, "RRFF");
    CHECK(board.joined(board.field(0, -2, 2), board.field(0, -3, 2)));
    CHECK(board.where(Red, kBarn) == Spot::corner);
    CHECK(board.where(Blue, kBarn) == Spot::corner);
    CHECK(scored(board) == 0);
    const std::vector<Thing> barns = board.things(ThingKind::barn);
    REQUIRE(barns.size() == 2);
    CHECK(barns[0].feature == barns[1].feature);
    CHECK(barns[0].count == 2);
}

// ---- farmers when a barn is placed ---------------------------------------------------------------------------------------

TEST_CASE("Farmers beside a new barn score three for each finished city",
          "[BARN-SCORE-01][BARN-SCORE-03][BARN-SCORE-05][BARN-VAL-01]")
{
    AbbeyPosition board;
    lay_two_cities(board);
    board.put(Red, board.field(0, -1, 0));
    SECTION("Alone")
    {
        board.turn(Red, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
        CHECK(board.score(Red) == 6);
        CHECK(board.points_for(Red, Reward::barn_placed) == 6);
        CHECK(board.score(Blue) == 0);
    }
    SECTION("All tied")
    {
        board.put(Blue, board.field(0, -1, 0));
        board.turn(Red, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
        CHECK(board.score(Red) == 6);
        CHECK(board.score(Blue) == 6);
    }
    SECTION("A minority gets nothing and leaves as well")
    {
        board.put(Blue, board.field(0, -1, 0));
        board.put(Blue, board.field(1, -1, 0));
        board.turn(Red, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Blue) == 6);
    }
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.where(Red, kBarn) == Spot::corner);
    board.end();
    CHECK(board.points_for(Red, Reward::final_field) == 0);
    CHECK(board.points_for(Blue, Reward::final_field) == 0);
    CHECK(board.points_for(Red, Reward::barn_final) == 8);
}

TEST_CASE("It does not matter who placed the barn", "[BARN-SCORE-02]")
{
    AbbeyPosition board;
    lay_two_cities(board);
    board.put(Red, board.field(0, -1, 0));
    board.turn(Green, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Green) == 0);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A field with a new barn is scored in the normal scoring step after what is complete", "[BARN-SCORE-04][AM-SEQ-03]")
{
    AbbeyPosition board;
    lay_two_cities(board);
    board.put(Red, board.field(0, -1, 0));
    board.put(Blue, board.city(0, -3, South));
    board.turn(Green, "E", 0, -2, "CFFF");
    CHECK(scored(board) == 0);
    CHECK(board.supply(Red) == 6);
    board.barn(0, -2, SouthEast);
    const std::vector<Event> lines = board.events_of(EventKind::scored);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].reward == Reward::city);
    CHECK(lines[0].seat == Blue);
    CHECK(lines[0].points == 4);
    CHECK(lines[1].reward == Reward::barn_placed);
    CHECK(lines[1].seat == Red);
    CHECK(lines[1].points == 6);
    CHECK(lines[1].count == 2);
    CHECK(lines[1].each == 3);
    CHECK(lines[1].feature == root_of(board.view().state, board.field(0, -1, 0)));
}

TEST_CASE("A barn's field is scored before a wagon moves on", "[BARN-SCORE-04][AM-SEQ-01]")
{
    AbbeyPosition board;
    lay_two_cities(board);
    board.put(Red, board.field(0, -1, 0));
    board.put(Blue, board.city(0, -3, South), PieceKind::wagon);
    board.turn(Green, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(board.decider() == Blue);
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 6);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A barn in a field without farmers scores nothing", "[BARN-SCORE-06][AM-NOTE-07]")
{
    AbbeyPosition board;
    lay_two_cities(board);
    board.put(Blue, board.field(0, 0, 4));  // a farmer elsewhere stays
    board.turn(Red, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
    CHECK(scored(board) == 0);
    CHECK(board.score(Red) == 0);
    CHECK(board.moves_for({Cause::completed, Cause::barn_placed, Cause::barn_joined}).empty());
}

// ---- joining fields ------------------------------------------------------------------------------------------------------

TEST_CASE("No farmer is placed in a field that holds a barn", "[BARN-JOIN-01]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.turn(Red, "B", 2, -2, "FFFF");
    const Verdict verdict = board.verdict(board.deploying(board.field(2, -2, 0)));
    CHECK(verdict.reason == Reason::barn_in_field);
    CHECK(verdict.piece == board.piece_of(Blue, kBarn));
    CHECK(verdict.seat == Blue);
    CHECK(board.why_not(board.deploying(board.monastery(2, -2))) == Reason::none);
    CHECK(board.deployments(PieceKind::follower).size() == 1);
}

TEST_CASE("Farmers joined to a barn score one for each finished city of the joined field",
          "[BARN-JOIN-02][BARN-JOIN-04][BARN-VAL-02]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.put(Red, board.field(0, -3, 0));
    SECTION("Alone")
    {
        board.turn_without(Green, "V", 1, -3, "RRFF");
        CHECK(board.score(Red) == 2);
    }
    SECTION("All tied")
    {
        board.put(Green, board.field(0, -3, 0));
        board.turn_without(Green, "V", 1, -3, "RRFF");
        CHECK(board.score(Red) == 2);
        CHECK(board.score(Green) == 2);
        CHECK(board.points_for(Green, Reward::barn_joined) == 2);
    }
    SECTION("The owner of the barn as farmer")
    {
        board.put(Blue, board.field(0, -3, 0));
        board.put(Blue, board.field(0, -3, 0));
        board.turn_without(Green, "V", 1, -3, "RRFF");
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Blue) == 2);
    }
    for (const int seat : {Red, Blue, Green}) CHECK(board.supply(seat) == 7);
    CHECK(board.where(Blue, kBarn) == Spot::corner);
    const int before = board.score(Blue);
    board.end();
    CHECK(board.score(Blue) == before + 8);
}

TEST_CASE("A standing before the scoring of a turn pays joined farmers as the scoring will",
          "[BARN-JOIN-02][BARN-FINAL-01][RESIGN-06]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.put(Red, board.field(0, -3, 0));
    board.turn(Green, "V", 1, -3, "RRFF");
    REQUIRE(board.step() == StepKind::act);
    bastide::StandingFacts seats[kMaxSeats];
    bastide::rank_seats(board.view(), seats);
    CHECK(seats[0].seat == Blue);
    CHECK(seats[0].final_score == 8);
    CHECK(seats[1].seat == Red);
    CHECK(seats[1].score == 0);
    CHECK(seats[1].final_score == 2);
    CHECK(bastide::describe(board.view(), bastide::root_of(board.view().state, board.field(0, -3, 0))).points_now == 2);
    SECTION("The scoring comes")
    {
        board.pass();
        CHECK(board.score(Red) == 2);
    }
    SECTION("The game ends before it, as when all other seats leave") {}
    board.end();
    CHECK(board.points_for(Red, Reward::barn_joined) == 2);
    CHECK(board.score(Red) == 2);
    CHECK(board.score(Blue) == 8);
}

TEST_CASE("Until the scoring farmers beside a new barn are told its three for each finished city", "[BARN-SCORE-01][RESIGN-06]")
{
    AbbeyPosition board({pieces(PieceKind::phantom, 1)});  // whose decision comes between the barn and the scoring
    lay_two_cities(board);
    board.put(Red, board.field(0, -1, 0));
    board.turn(Red, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(bastide::describe(board.view(), bastide::root_of(board.view().state, board.field(0, -1, 0))).points_now == 6);
    SECTION("The scoring comes") { board.pass(); }
    SECTION("The game ends before it, as when all other seats leave") {}
    board.end();
    CHECK(board.points_for(Red, Reward::barn_placed) == 6);
    CHECK(board.score(Red) == 6 + 8);  // and four for each at the end
}

TEST_CASE("Majority and cities are taken over the whole joined field", "[BARN-JOIN-03]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Green, 0, -2, SouthEast);
    board.lay("E", 2, -2, "CFFF").lay("E", 2, -3, "FFCF");
    board.put(Red, board.field(0, -3, 0));
    board.put(Blue, board.field(2, -3, 0));
    CHECK_FALSE(board.joined(board.field(0, -3, 2), board.field(2, -3, 6)));
    SECTION("Tied over both")
    {
        board.turn_without(Green, "B", 1, -3, "FFFF");
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 3);
    }
    SECTION("One has more")
    {
        board.put(Blue, board.field(2, -3, 0));
        board.turn_without(Green, "B", 1, -3, "FFFF");
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Blue) == 3);  // three finished cities
    }
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("The second step is played before a joined field is scored", "[BARN-JOIN-05]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.put(Red, board.field(0, -3, 0));
    board.turn(Green, "B", 1, -3, "FFFF");
    CHECK(board.step() == StepKind::act);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
    CHECK(board.why_not(board.deploying(board.field(1, -3, 0))) == Reason::occupied);
    board.deploy(board.monastery(1, -3));
    CHECK(board.score(Red) == 2);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Green) == 6);
}

TEST_CASE("A new barn and a joined field are both scored in one turn", "[BARN-SCORE-01][BARN-JOIN-02]")
{
    // Two roads run east to west. Between them a field with the city of (2,0); south of them one with the city of (-2,2), in two
    // parts as long as (0,1) is empty: a barn in the west and a farmer in the east.
    AbbeyPosition board;
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("U", -1, 1, "FRFR").lay("U", -2, 1, "FRFR");
    board.lay("U", 1, 0, "FRFR").lay("U", 1, 1, "FRFR").lay("D", 2, 0, "FRCR").lay("D", 2, 1, "CRFR");
    board.lay("B", -1, 2, "FFFF").lay("E", -2, 2, "FFFC").lay("E", -3, 2, "FCFF");
    board.put_barn(Blue, -1, 2, NorthWest);
    board.put(Red, board.field(1, 1, 4));
    board.put(Green, board.field(0, 0, 4));
    board.turn(Red, "U", 0, 1, "FRFR").barn(0, 1, NorthWest);
    CHECK(board.points_for(Green, Reward::barn_placed) == 3);
    CHECK(board.points_for(Red, Reward::barn_joined) == 1);
    CHECK(board.score(Green) == 3);
    CHECK(board.score(Red) == 1);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Green) == 7);
    CHECK(board.supply(Red) == 7);
    board.end();
    CHECK(board.score(Red) == 1 + 4);
    CHECK(board.score(Blue) == 4);
}

// ---- the end -------------------------------------------------------------------------------------------------------------

TEST_CASE("At the end each owner of a barn gets four for each finished city of its field",
          "[BARN-FINAL-01][BARN-VAL-03][AM-SEQ-04]")
{
    AbbeyPosition board;
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.put(Green, board.field(0, 0, 4));  // a field without a barn scores its farmers
    SECTION("One barn")
    {
        board.end();
        CHECK(board.score(Blue) == 8);
        CHECK(board.points_for(Blue, Reward::barn_final) == 8);
        CHECK(board.score(Red) == 0);
    }
    SECTION("Two owners in one field")
    {
        board.put_barn(Red, 0, -2, SouthEast);
        board.end();
        CHECK(board.score(Blue) == 8);
        CHECK(board.score(Red) == 8);
    }
    CHECK(board.score(Green) == 0);
    const Event line = board.events_of(EventKind::scored).back();
    CHECK(line.reward == Reward::barn_final);
    CHECK(line.count == 2);
    CHECK(line.each == 4);
}

TEST_CASE("A field without farmers shows what the owners of its barns get", "[BARN-FINAL-01][BARN-FINAL-02]")
{
    AbbeyPosition board({pieces(kBarn, 2)});
    lay_divided(board);
    const NodeId field = board.field(0, -2, 2 * SouthEast);
    CHECK(board.feature(field).leaders == 0);
    CHECK(board.feature(field).points_now == 6);  // to a farmer, two cities at 3
    board.put_barn(Blue, 0, -2, SouthEast).put_barn(Blue, 0, -2, SouthEast).put_barn(Green, 0, -2, SouthEast);
    const bastide::FeatureFacts facts = board.feature(field);
    CHECK(facts.points_now == 8);
    CHECK(facts.points_complete == 8);
    CHECK(facts.leaders == (1u << Blue | 1u << Green));
    CHECK(facts.points[Blue] == 8);
    CHECK(facts.points[Green] == 8);
    CHECK(facts.points[Red] == 0);
    CHECK(facts.weights.occupants == 0);  // a barn is no follower
    for (const Thing& barn : board.things(ThingKind::barn)) CHECK(barn.points == 8);
}

TEST_CASE("Unfinished cities bring a barn nothing", "[BARN-FINAL-01]")
{
    AbbeyPosition board;
    board.lay("E", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    board.put_barn(Blue, 0, -2, SouthEast);  // (0,-2) is open in the north
    board.end();
    CHECK(board.score(Blue) == 4);
}

TEST_CASE("Two barns of one seat in one field score once", "[BARN-FINAL-02]")
{
    AbbeyPosition board({pieces(kBarn, 2)});
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast).put_barn(Blue, 0, -2, SouthEast);
    board.end();
    CHECK(board.score(Blue) == 8);
}

TEST_CASE("A barn beside a field without finished cities scores nothing", "[BARN-FINAL-01]")
{
    AbbeyPosition board;
    lay_junction(board);
    board.lay("U", 0, 1, "FRFR");
    board.put_barn(Red, 0, 1, NorthWest);
    board.end();
    CHECK(board.score(Red) == 0);
    const std::vector<Event> lines = board.events_of(EventKind::scored);  // one, which says so
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].seat == Red);
    CHECK(lines[0].reward == Reward::barn_final);
    CHECK(lines[0].count == 0);
    CHECK(lines[0].points == 0);
}

TEST_CASE("Without a pig-herd its option changes nothing", "[BARN-VAL-03]")
{
    AbbeyPosition board({option(Option::pig_herd_counts_for_barn)});
    lay_divided(board);
    board.put_barn(Blue, 0, -2, SouthEast);
    board.end();
    CHECK(board.score(Blue) == 8);
}
