// SPDX-License-Identifier: MIT
// The worked examples of the rules page of Abbey & Mayor, word by word.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kMayor = PieceKind::mayor;
constexpr PieceKind kWagon = PieceKind::wagon;
constexpr PieceKind kBarn = PieceKind::barn;

}  // namespace

TEST_CASE("Example of the hole", "[AMEX-01]")
{
    AbbeyPosition board;
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC").lay("V", 0, 1, "FRRF").lay("V", 0, 2, "RRFF");
    CHECK(board.things(ThingKind::abbey_hole).empty());
    board.begin(Blue);
    CHECK(board.step() == StepKind::draw);

    board.turn_without(Blue, "U", 1, 2, "FRFR");
    const std::vector<Thing> holes = board.things(ThingKind::abbey_hole);
    REQUIRE(holes.size() == 1);
    CHECK(holes[0].cell == Position::at(1, 1));
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.decider() == Green);
    const std::vector<Action> places = board.options_of(ActionKind::place);
    REQUIRE(places.size() == 1);
    CHECK(places[0].cell == Position::at(1, 1));
}

TEST_CASE("Example of the abbey that closes a city of one tile", "[AMEX-02]")
{
    AbbeyPosition board;
    lay_ring(board);
    board.put(Green, board.city(2, 1, West));
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.score(Green) == 2);
    CHECK(board.supply(Green) == 7);
    const FeatureFacts road = board.feature(board.road(0, 1, East));
    CHECK(board.joined(board.road(0, 1, East), board.road(1, 2, East)));
    CHECK_FALSE(road.complete);
    CHECK(road.feature.tiles == 3);
    CHECK(road.open == 1);
}

TEST_CASE("Example of three features at once", "[AMEX-03]")
{
    AbbeyPosition board;
    lay_ring(board);
    board.lay("A", 2, 2, "FFFR");
    board.put(Red, board.road(0, 1, East));
    board.put(Green, board.city(2, 1, West));
    board.turn_with_abbey(Blue, 1, 1);
    board.deploy(board.monastery(1, 1));
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Green) == 2);
    CHECK(board.score(Blue) == 9);
    for (const int seat : {Red, Blue, Green}) CHECK(board.supply(seat) == 7);
}

TEST_CASE("Example of an abbey at the end", "[AMEX-04]")
{
    AbbeyPosition board;
    lay_ring(board);
    board.turn_with_abbey(Blue, 1, 1);
    board.deploy(board.monastery(1, 1));
    CHECK(board.score(Blue) == 0);
    board.pass();
    board.end();
    CHECK(board.score(Blue) == 8);
}

TEST_CASE("Example of a field across the abbey", "[AMEX-05]")
{
    AbbeyPosition board;
    lay_ring(board);
    board.lay_abbey(Blue, 1, 1);
    board.put(Red, board.field(1, 2, 0));
    board.put(Green, board.field(2, 1, 4));
    SECTION("Apart")
    {
        board.end();
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Green) == 3);
    }
    SECTION("In one field")
    {
        board.lay("A", 2, 2, "FFFR");
        CHECK(board.joined(board.field(1, 2, 0), board.field(2, 1, 4)));
        board.end();
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Green) == 3);
    }
}

TEST_CASE("Example of several cities closed", "[AMEX-06]")
{
    AbbeyPosition board;
    board.lay("D", 1, 0, "CRFR").lay("P", 0, -1, "RCCR").lay("U", 2, 0, "FRFR").lay("N", 2, -1, "CFFC").lay("N", 2, -2, "FFCC");
    board.lay("N", 1, -2, "FCCF");
    board.put(Red, board.city(1, 0, North));
    board.put(Blue, board.city(0, -1, East));
    board.put(Blue, board.city(2, -1, West));
    board.turn_with_abbey(Red, 1, -1);
    board.pass();
    CHECK(board.score(Red) == 2);
    CHECK(board.score(Blue) == 4 + 6);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("Example of forced abbeys", "[AMEX-08][AM-OPT-01]")
{
    SECTION("Forced")
    {
        AbbeyPosition board;
        lay_ring(board);
        lay_second_hole(board);
        board.leave_in_bag({"E"});
        board.turn_without(Blue, "E", 0, -1, "FFCF");
        CHECK(board.decider() == Green);
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.must(board.abbey(1, 1));
        board.pass();
        CHECK(board.decider() == Red);
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.must(board.abbey(-1, 1));
        CHECK_FALSE(board.is_over());
        board.pass();
        CHECK(board.is_over());
        CHECK(board.hand(Blue) == 1);
    }
    SECTION("None")
    {
        AbbeyPosition board({option(Option::abbey_end_rule, 2)});
        lay_ring(board);
        lay_second_hole(board);
        board.leave_in_bag({"E"});
        board.turn_without(Blue, "E", 0, -1, "FFCF");
        CHECK(board.is_over());
    }
}

TEST_CASE("Example of a skipped seat", "[AMEX-09]")
{
    AbbeyPosition board;
    lay_ring(board);
    lay_second_hole(board);
    board.take_abbey(Green).leave_in_bag({"E"});
    board.turn_without(Blue, "E", 0, -1, "FFCF");
    CHECK(board.decider() == Red);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
    board.must(board.abbey(1, 1));
    board.pass();
    CHECK(board.decider() == Blue);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
    board.must(board.abbey(-1, 1));
    board.pass();
    CHECK(board.is_over());
}

TEST_CASE("Example of a mayor with pennants", "[AMEX-10]")
{
    AbbeyPosition board;
    lay_joint(board);
    board.put(Blue, board.city(0, -1, East), kMayor);
    board.put(Red, board.city(2, 0, North));
    board.turn(Red, "F", 1, -1, "FCFC");
    const FeatureFacts city = board.feature(board.city(1, -1, East));
    CHECK(city.complete);
    CHECK(city.feature.tiles == 5);
    CHECK(city.feature.pennants == 2);
    CHECK(city.points_now == 14);
    CHECK(city.weights.of[Blue] == 2);
    CHECK(city.weights.of[Red] == 1);
    board.pass();
    CHECK(board.score(Blue) == 14);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Blue, kMayor) == 1);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Example of a mayor without pennants", "[AMEX-12]")
{
    AbbeyPosition board;
    lay_joint(board, "P");
    board.put(Blue, board.city(0, -1, East), kMayor);
    board.put(Red, board.city(2, 0, North));
    board.turn_without(Red, "G", 1, -1, "FCFC");
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Blue, kMayor) == 1);
}

TEST_CASE("Example of a mayor alone", "[AMEX-13]")
{
    AbbeyPosition board;
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kMayor);
    CHECK(board.feature(board.city(0, -1, South)).complete);
    CHECK(board.feature(board.city(0, -1, South)).points_now == 4);
    for (const int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 0);
    CHECK(board.supply(Red, kMayor) == 1);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("Example of a mayor refused", "[AMEX-14]")
{
    AbbeyPosition board;
    board.lay("N", 0, -1, "FCCF");
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.turn(Red, "N", 1, -1, "CFFC");
    CHECK(board.why_not(board.deploying(board.city(1, -1, North), kMayor)) == Reason::occupied);
    CHECK(board.why_not(board.deploying(board.city(1, -1, North), kWagon)) == Reason::occupied);
    CHECK(board.deployments(kMayor).empty());
    CHECK(board.deployments(kWagon).empty());
}

TEST_CASE("Example of a barn placed", "[AMEX-15]")
{
    AbbeyPosition board;
    board.lay("E", 0, -1, "FFCF").lay("E", 0, -2, "CFFF").lay("E", 0, -3, "FFCF").lay("E", 1, -2, "CFFF");
    board.put(Red, board.field(0, -1, 0));
    board.turn(Red, "E", 1, -1, "FCFF");
    const std::vector<Action> barns = board.deployments(kBarn);
    REQUIRE(barns.size() == 1);
    CHECK(barns[0].segment == segment_of_corner(NorthWest));
    board.barn(1, -1, NorthWest);
    CHECK(board.score(Red) == 6);
    CHECK(board.supply(Red) == 7);
    board.end();
    CHECK(board.score(Red) == 14);
}

TEST_CASE("Example of a barn refused at the corner of a city", "[AMEX-17]")
{
    AbbeyPosition board;
    board.lay("E", 0, 1, "FCFF").lay("U", 1, 0, "FRFR");
    board.turn(Red, "E", 1, 1, "FFFC");
    CHECK(board.feature(board.city(1, 1, West)).complete);
    CHECK(board.deployments(kBarn).empty());
    for (int corner = 0; corner < 4; ++corner)
        CHECK(board.why_not(board.barning(1, 1, static_cast<Corner>(corner))) == Reason::barn_no_junction);
}

TEST_CASE("Example of a barn refused beside another", "[AMEX-18]")
{
    AbbeyPosition board;
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("U", 0, 1, "FRFR").lay("U", -1, 1, "FRFR");
    board.put_barn(Blue, -1, 1, NorthEast);
    board.turn(Red, "U", -2, 1, "FRFR");
    CHECK(board.why_not(board.barning(-2, 1, NorthEast)) == Reason::barn_in_field);
    CHECK(board.deployments(kBarn).empty());
    CHECK(board.why_not(board.deploying(board.field(-2, 1, 0))) == Reason::barn_in_field);
    CHECK(board.why_not(board.deploying(board.field(-2, 1, 4))) == Reason::none);
}

TEST_CASE("Example of two barns that meet", "[AMEX-19]")
{
    AbbeyPosition board;
    board.lay("E", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    board.put_barn(Red, 0, -2, SouthEast);
    board.lay("E", 0, -3, "FFCF").lay("E", 0, -4, "CFFF").lay("B", -1, -4, "FFFF").lay("B", -1, -3, "FFFF");
    board.put_barn(Blue, -1, -3, NorthEast);
    board.turn_without(Red, "V", 1, -3, "RRFF");
    CHECK(board.events_of(EventKind::scored).empty());
    board.end();
    CHECK(board.score(Red) == 8);
    CHECK(board.score(Blue) == 8);
}

TEST_CASE("Example of barn and abbey", "[AMEX-20]")
{
    AbbeyPosition board;
    lay_ring(board);
    board.lay_abbey(Blue, 1, 1);
    board.turn(Red, "A", 2, 2, "FFFR");
    CHECK(board.deployments(kBarn).empty());
}

TEST_CASE("Example of the range of a wagon", "[AMEX-21][AM-OPT-02]")
{
    for (const bool first_edition : {false, true}) {
        AbbeyPosition board({option(Option::wagon_move_rule, first_edition)});
        lay_joint(board);
        board.put(Blue, board.city(0, -1, East), kWagon);
        board.turn_without(Red, "F", 1, -1, "FCFC");
        CHECK(board.score(Blue) == 14);
        if (first_edition) {
            CHECK(board.supply(Blue, kWagon) == 1);
            CHECK(board.step() == StepKind::draw);
        } else {
            CHECK(board.decider() == Blue);
            CHECK(board.targets() == nodes({board.road(0, 0, East), board.road(1, 0, East)}));
        }
    }
}

TEST_CASE("Example of two wagons", "[AMEX-22]")
{
    AbbeyPosition board;
    lay_joint(board);
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.put(Red, board.city(2, 0, North), kWagon);
    board.turn_without(Red, "F", 1, -1, "FCFC");
    CHECK(board.score(Red) == 14);
    CHECK(board.score(Blue) == 14);
    CHECK(board.decider() == Red);
    CHECK(board.targets() == nodes({board.road(1, 0, East), board.road(2, 0, East), board.road(2, -1, North)}));
    SECTION("The long road")
    {
        board.move(board.road(1, 0, East));
        CHECK(board.supply(Blue, kWagon) == 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("The short road")
    {
        board.move(board.road(2, -1, North));
        CHECK(board.decider() == Blue);
        board.move(board.road(0, 0, East));
        CHECK(board.feature(board.road(2, 0, East)).weights.of[Blue] == 1);
    }
    SECTION("Home")
    {
        board.pass();
        CHECK(board.decider() == Blue);
        board.move(board.road(1, 0, East));
        CHECK(board.feature(board.road(2, 0, East)).weights.of[Blue] == 1);
    }
}

TEST_CASE("Example of a wagon by both rules", "[AMEX-23][AM-OPT-02]")
{
    for (const bool first_edition : {false, true}) {
        AbbeyPosition board({option(Option::wagon_move_rule, first_edition)});
        board.lay("T", -1, 0, "CRCC");
        board.turn(Red, "L", 1, 0, "RCRR").deploy(board.road(1, 0, West), kWagon);
        CHECK(board.score(Red) == 3);
        CHECK(board.decider() == Red);
        if (first_edition)
            CHECK(board.targets() == nodes({board.city(-1, 0, North), board.road(1, 0, North), board.road(1, 0, South)}));
        else
            CHECK(board.targets() ==
                  nodes({board.city(1, 0, East), board.road(1, 0, North), board.road(1, 0, South), board.city(0, 0, North)}));
    }
}

TEST_CASE("Example of a wagon beside empty field and garden", "[AMEX-24]")
{
    AbbeyPosition board;
    board.put(Blue, board.road(0, 0, East));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kWagon);  // E has a garden, its field is empty
    CHECK(board.view().rules.tiles.def(board.tile("E")).gardens > 0);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kWagon) == 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Example of the road with three arms", "[AMEX-25]")
{
    AbbeyPosition board;
    board.lay("AM_M", 1, 0, "RRFR").lay("A", 2, 0, "FFFR").lay("AM_H", 1, -1, "FFRF");
    board.put(Red, board.road(1, 0, North));
    CHECK_FALSE(board.feature(board.road(1, 0, North)).complete);
    board.turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(board.score(Red) == 5);
}

TEST_CASE("Example of a wagon in a field", "[AMEX-26]")
{
    AbbeyPosition board;
    board.turn(Red, "B", 0, 1, "FFFF");
    const std::vector<Action> wagons = board.deployments(kWagon);
    REQUIRE(wagons.size() == 1);
    CHECK(board.segment(0, 1, wagons[0].segment) == board.monastery(0, 1));
    CHECK(board.deployments(PieceKind::follower).size() == 2);
}
