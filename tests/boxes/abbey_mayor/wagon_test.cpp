// SPDX-License-Identifier: MIT
// The wagon: placed like a follower but never in a field, and moved on by its owner when its feature was scored.
#include <string>

#include "bastide.h"
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "game/hashing.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kWagon = PieceKind::wagon;

/// The joint board; F on the gap finishes one city of five tiles.
AbbeyPosition joint(std::vector<Choice> choices = {})
{
    AbbeyPosition board(std::move(choices));
    lay_joint(board);
    return board;
}

void finish_joint(AbbeyPosition& board, int seat) { board.turn_without(seat, "F", 1, -1, "FCFC"); }

AbbeyPosition first_edition() { return AbbeyPosition({option(Option::wagon_move_rule)}); }

/// A monastery with a road on (0,1); of the cells around it only (1,2) is empty.
void lay_monastery_road(AbbeyPosition& board)
{
    board.lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("A", 0, 1, "FFRF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
    board.lay("U", 0, 2, "RFRF").lay("B", -1, 2, "FFFF");
}

/// A hole (1,1) with a one-tile road of A in the west and a one-tile city in the east; (2,2) stays empty.
void lay_short_ring(AbbeyPosition& board)
{
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC").lay("A", 0, 1, "FRFF");
    board.lay("B", 0, 2, "FFFF").lay("E", 1, 2, "FFCF");
}

}  // namespace

// ---- placing and scoring -------------------------------------------------------------------------------------------------

TEST_CASE("A wagon is placed on the tile just placed instead of another piece", "[WAGON-PLACE-01]")
{
    AbbeyPosition board;
    board.lay("A", -1, 0, "FRFF");
    board.turn(Red, "D", 1, 0, "CRFR");
    CHECK(board.deployments(kWagon).size() == 2);
    CHECK(board.why_not(board.deploying(board.monastery(-1, 0), kWagon)) == Reason::not_last_tile);
    board.deploy(board.road(1, 0, East), kWagon);
    CHECK(board.supply(Red, kWagon) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() == StepKind::draw);
    board.turn(Red, "D", 2, 0, "CRFR");
    CHECK(board.deployments(kWagon).empty());
    CHECK(board.why_not(board.deploying(board.city(2, 0, North), kWagon)) == Reason::supply_empty);
}

TEST_CASE("A wagon stands on road and city and monastery and never in a field and never beside another", "[WAGON-PLACE-02]")
{
    AbbeyPosition board;
    board.turn(Red, "A", 1, 0, "FFFR");
    CHECK(board.deployments(kWagon).size() == 2);
    CHECK(board.why_not(board.deploying(board.road(1, 0, West), kWagon)) == Reason::none);
    CHECK(board.why_not(board.deploying(board.monastery(1, 0), kWagon)) == Reason::none);
    const Verdict field = board.verdict(board.deploying(board.field(1, 0, 0), kWagon));
    CHECK(field.reason == Reason::wrong_segment);
    CHECK(field.mine == static_cast<i8>(SegmentKind::field));
    board.pass();
    board.put(Blue, board.city(0, 0, North));
    board.turn(Red, "N", 0, -1, "FCCF");
    const Verdict city = board.verdict(board.deploying(board.city(0, -1, East), kWagon));
    CHECK(city.reason == Reason::occupied);
    CHECK(city.seat == Blue);
    board.pass();
    AbbeyPosition free;
    free.turn(Red, "N", 0, -1, "FCCF");
    CHECK(free.why_not(free.deploying(free.city(0, -1, East), kWagon)) == Reason::none);
}

TEST_CASE("A wagon counts like a follower", "[WAGON-SCORE-01]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.put(Red, board.city(2, 0, North));
    finish_joint(board, Green);
    CHECK(board.score(Blue) == 14);
    CHECK(board.score(Red) == 14);
}

// ---- moving on -----------------------------------------------------------------------------------------------------------

TEST_CASE("After scoring its owner takes a wagon back or moves it", "[WAGON-MOVE-01][AM-SEQ-01]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kWagon);
    finish_joint(board, Red);
    CHECK(board.score(Blue) == 14);
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(board.decider() == Blue);  // though Red is on turn
    REQUIRE(board.moves_for({Cause::wagon_set_out}).size() == 1);
    CHECK(board.moves_for({Cause::wagon_set_out})[0].spot == Spot::moving);
    CHECK(board.view().state.header().active == Red);
    CHECK(board.where(Blue, kWagon) == Spot::moving);
    CHECK(board.supply(Blue, kWagon) == 0);
    CHECK(board.options_of(ActionKind::pass).size() == 1);
    SECTION("Back")
    {
        board.pass();
        CHECK(board.supply(Blue, kWagon) == 1);
        const std::vector<Event> returned = board.moves_for({Cause::wagon_stayed});
        REQUIRE(returned.size() == 1);
        CHECK(returned[0].piece == board.piece_of(Blue, kWagon));
        CHECK(returned[0].from_spot == Spot::moving);
        CHECK(returned[0].from_cell == Position::at(0, -1));
        CHECK(returned[0].feature_kind == SegmentKind::city);
        CHECK(returned[0].spot == Spot::supply);
        CHECK(board.moves_for({Cause::wagon_moved}).empty());
    }
    SECTION("On")
    {
        board.move(board.road(1, 0, East));
        CHECK(board.where(Blue, kWagon) == Spot::segment);
        CHECK(board.stands_on(Blue, kWagon) == board.road(1, 0, East));
        CHECK(board.feature(board.road(0, 0, East)).weights.of[Blue] == 1);
        const std::vector<Event> moved = board.moves_for({Cause::wagon_moved});
        REQUIRE(moved.size() == 1);
        CHECK(moved[0].seat == Blue);
        CHECK(moved[0].piece == board.piece_of(Blue, kWagon));
        CHECK(moved[0].cell == Position::at(1, 0));
        CHECK(moved[0].segment == 0);
        CHECK(moved[0].from_spot == Spot::moving);
        CHECK(moved[0].from_cell == Position::at(0, -1));
        CHECK(moved[0].piece_kind == kWagon);
        CHECK(moved[0].feature_kind == SegmentKind::road);
        CHECK(board.moves_for({Cause::wagon_stayed, Cause::completed}).empty());
    }
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("A wagon moves to what is unfinished and unoccupied and in range", "[WAGON-MOVE-02][WAGON-MOVE-05]")
{
    AbbeyPosition board = joint({pieces(kWagon, 2)});
    board.put(Blue, board.city(0, -1, East), kWagon);
    SECTION("Free road")
    {
        finish_joint(board, Red);
        CHECK(board.targets() == nodes({board.road(0, 0, East), board.road(1, 0, East)}));
        const Verdict far = board.verdict(board.moving(board.road(2, 0, West)));
        CHECK(far.reason == Reason::wagon_too_far);
        CHECK(far.cell == Position::at(2, 0));
        const Verdict complete = board.verdict(board.moving(board.city(1, -1, East)));
        CHECK(complete.reason == Reason::feature_complete);
        CHECK(complete.cell == Position::at(1, -1));
        const Verdict field = board.verdict(board.moving(board.field(0, -1, 0)));
        CHECK(field.reason == Reason::wrong_segment);
        CHECK(field.mine == static_cast<i8>(SegmentKind::field));
    }
    SECTION("Occupied road")
    {
        board.put(Green, board.road(2, 0, East));
        board.lay("N", -1, -1, "CFFC");  // something else to ask for
        finish_joint(board, Red);
        CHECK(board.targets() == nodes({board.city(-1, -1, North)}));
        const Verdict occupied = board.verdict(board.moving(board.road(0, 0, East)));
        CHECK(occupied.reason == Reason::occupied);
        CHECK(occupied.seat == Green);
        CHECK(occupied.piece == board.piece_of(Green, PieceKind::follower));
        CHECK(occupied.cell == Position::at(2, 0));
    }
    SECTION("Nothing there")
    {
        finish_joint(board, Red);
        Action action = board.moving(board.road(0, 0, East));
        action.cell = Position::at(7, 7);
        CHECK(board.verdict(action).reason == Reason::no_such_segment);
        CHECK(board.verdict(action).cell == Position::at(7, 7));
        action.cell = Position::at(0, 0);
        action.segment = 9;
        CHECK(board.verdict(action).reason == Reason::no_such_segment);
    }
    SECTION("Another piece or step or seat")
    {
        finish_joint(board, Red);
        Action action = board.moving(board.road(0, 0, East));
        ++action.piece;
        const Verdict other = board.verdict(action);
        CHECK(other.reason == Reason::not_this_piece);
        CHECK(other.piece == board.piece_of(Blue, kWagon));
        CHECK(board.why_not(board.deploying(board.road(0, 0, East), kWagon)) == Reason::wrong_step);
        --action.piece;
        action.seat = Red;
        CHECK(board.verdict(action).reason == Reason::not_your_decision);
        CHECK(board.verdict(action).seat == Blue);
    }
}

TEST_CASE("Range is measured from the tile the wagon stood on", "[WAGON-MOVE-03]")
{
    for (const bool west : {true, false}) {
        AbbeyPosition board = joint();
        board.put(Blue, west ? board.city(0, -1, East) : board.city(2, 0, North), kWagon);
        finish_joint(board, Red);
        CHECK(board.score(Blue) == 14);
        if (west)
            CHECK(board.targets() == nodes({board.road(0, 0, East), board.road(1, 0, East)}));
        else
            CHECK(board.targets() == nodes({board.road(1, 0, East), board.road(2, 0, East), board.road(2, -1, North)}));
    }
}

TEST_CASE("Roads and cities and monasteries and abbeys are targets and fields and gardens are none",
          "[WAGON-MOVE-04][WAGON-MOVE-05][INT-WAGON-GARDEN-01]")
{
    AbbeyPosition board;
    lay_ring(board);
    board.lay("B", 3, 0, "FFFF").lay("J", 3, 1, "FCRR");
    board.put(Green, board.city(2, 1, West), kWagon);
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.score(Green) == 2);
    CHECK(board.decider() == Green);
    CHECK(board.targets() ==
          nodes({board.road(1, 0, East), board.road(2, 0, South), board.road(2, 1, North), board.road(3, 1, West),
                 board.road(1, 2, East), board.monastery(1, 1), board.monastery(3, 0), board.city(3, 1, East)}));
    board.move(board.monastery(1, 1));
    CHECK(board.feature(board.monastery(1, 1)).weights.of[Green] == 1);
    board.turn_without(Red, "A", 2, 2, "FFFR");
    CHECK(board.score(Green) == 2 + 9);
}

TEST_CASE("A wagon without a target returns by itself", "[WAGON-MOVE-06]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.put(Green, board.road(0, 0, East));
    finish_joint(board, Red);
    CHECK(board.score(Blue) == 14);
    CHECK(board.supply(Blue, kWagon) == 1);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.moves_for({Cause::wagon_stayed}).size() == 1);
}

TEST_CASE("Owners of several wagons decide clockwise from the seat on turn", "[WAGON-MOVE-07][AM-SEQ-01]")
{
    for (const int active : {Red, Blue, Green}) {
        AbbeyPosition board = joint();
        board.put(Red, board.city(2, 0, North), kWagon);
        board.put(Blue, board.city(0, -1, East), kWagon);
        board.put(Green, board.city(2, -1, South), kWagon);
        finish_joint(board, active);
        for (const int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 14);
        for (int i = 0; i < 3; ++i) {
            CHECK(board.step() == StepKind::wagon_move);
            CHECK(board.decider() == (active + i) % 3);
            CHECK(board.where(board.decider(), kWagon) == Spot::moving);
            board.pass();
        }
        CHECK(board.step() == StepKind::draw);
        CHECK(board.view().state.header().active == (active + 1) % 3);
    }
}

TEST_CASE("Two wagons of one seat move one after the other", "[WAGON-MOVE-07]")
{
    AbbeyPosition board = joint({pieces(kWagon, 2)});
    board.put(Blue, board.city(2, 0, North), kWagon);
    board.put(Blue, board.city(0, -1, East), kWagon);
    finish_joint(board, Red);
    Action first = board.options_of(ActionKind::move).at(0);
    CHECK(first.piece == board.piece_of(Blue, kWagon).raw);
    CHECK(board.targets() == nodes({board.road(1, 0, East), board.road(2, 0, East), board.road(2, -1, North)}));
    first.cell = Position::at(2, -1);
    first.segment = segment_index(board.view().state, board.road(2, -1, North));
    board.must(first);
    CHECK(board.decider() == Blue);
    CHECK(board.options_of(ActionKind::move).at(0).piece == board.piece_of(Blue, kWagon).raw + 1);
    CHECK(board.targets() == nodes({board.road(0, 0, East), board.road(1, 0, East)}));
}

TEST_CASE("Targets are judged when the decision is made", "[WAGON-MOVE-08]")
{
    AbbeyPosition board = joint();
    board.put(Red, board.city(2, 0, North), kWagon);
    board.put(Blue, board.city(0, -1, East), kWagon);
    finish_joint(board, Red);
    CHECK(board.decider() == Red);
    SECTION("Red takes what Blue could reach")
    {
        board.move(board.road(2, 0, East));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Blue, kWagon) == 1);
    }
    SECTION("Red leaves it")
    {
        board.move(board.road(2, -1, North));
        CHECK(board.decider() == Blue);
        CHECK(board.targets() == nodes({board.road(0, 0, East), board.road(1, 0, East)}));
    }
    SECTION("Red returns")
    {
        board.pass();
        CHECK(board.decider() == Blue);
        CHECK(board.targets().size() == 2);
    }
}

TEST_CASE("A wagon may be placed and scored and moved in one turn", "[WAGON-MOVE-09][AM-QA-02]")
{
    AbbeyPosition board;
    board.lay("T", -1, 0, "CRCC");
    board.turn(Red, "L", 1, 0, "RCRR").deploy(board.road(1, 0, West), kWagon);
    CHECK(board.score(Red) == 3);
    CHECK(board.step() == StepKind::wagon_move);
    board.move(board.city(1, 0, East));
    CHECK(board.feature(board.city(1, 0, East)).weights.of[Red] == 1);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("A wagon may move when its owner got nothing", "[WAGON-MOVE-10]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.put(Red, board.city(2, 0, North));
    board.put(Red, board.city(2, 0, North));
    finish_joint(board, Red);
    CHECK(board.score(Blue) == 0);
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(board.decider() == Blue);
    CHECK(board.targets().size() == 2);
}

TEST_CASE("No wagon moves in the final scoring", "[WAGON-MOVE-12]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.end();
    CHECK(board.is_over());
    CHECK(board.score(Blue) == 2);
    CHECK(board.supply(Blue, kWagon) == 1);
    CHECK(board.moves_for({Cause::wagon_set_out, Cause::wagon_moved}).empty());
    CHECK(board.moves_for({Cause::final}).size() == 1);
}

TEST_CASE("A wagon that moved on the last turn scores once more at the end", "[WAGON-MOVE-12][WAGON-MOVE-13]")
{
    AbbeyPosition board;
    board.lay("T", -1, 0, "CRCC").leave_in_bag({"L"});
    board.turn(Red, "L", 1, 0, "RCRR").deploy(board.road(1, 0, West), kWagon);
    CHECK_FALSE(board.is_over());
    CHECK(board.step() == StepKind::wagon_move);
    board.move(board.road(1, 0, South));
    CHECK(board.is_over());
    CHECK(board.score(Red) == 3 + 1);
}

TEST_CASE("A move scores nothing by itself", "[WAGON-MOVE-13]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kWagon);
    finish_joint(board, Red);
    const std::size_t lines = board.events_of(EventKind::scored).size();
    board.move(board.road(0, 0, East));
    CHECK(board.events_of(EventKind::scored).size() == lines);
    CHECK(board.score(Blue) == 14);
}

TEST_CASE("The hash sees where a wagon set out", "[AM-NOTE-08]")
{
    AbbeyPosition west = joint();
    west.put(Blue, west.city(0, -1, East), kWagon);
    AbbeyPosition east = joint();
    east.put(Blue, east.city(2, 0, North), kWagon);
    finish_joint(west, Red);
    finish_joint(east, Red);
    CHECK(west.where(Blue, kWagon) == Spot::moving);
    CHECK(hash_position(west.view()) != hash_position(east.view()));
    west.pass();
    east.pass();
    CHECK(hash_position(west.view()) == hash_position(east.view()));
}

// ---- first edition -------------------------------------------------------------------------------------------------------

TEST_CASE("By the first edition a wagon follows links over any distance", "[WAGON-C1-01][WAGON-C1-04][AM-OPT-02]")
{
    AbbeyPosition board = first_edition();
    board.lay("A", -1, 0, "FRFF").lay("E", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 2, -1, "FFFF");
    board.lay("U", 2, 0, "FRFR").lay("U", 3, 0, "FRFR").lay("U", 4, 0, "FRFR");
    board.put(Red, board.road(-1, 0, East), kWagon);
    board.turn_without(Blue, "W", 1, 0, "FRRR");
    CHECK(board.score(Red) == 3);
    CHECK(board.targets() == nodes({board.monastery(-1, 0), board.road(1, 0, East), board.road(2, 0, East),
                                    board.road(3, 0, East), board.road(4, 0, East), board.road(1, 0, South)}));
    board.move(board.road(4, 0, East));
    CHECK(board.feature(board.road(1, 0, East)).weights.of[Red] == 1);
}

TEST_CASE("From an abbey a wagon goes over its edges to any tile of what adjoins", "[WAGON-C1-02][WAGON-C1-04][AM-OPT-02]")
{
    AbbeyPosition board = first_edition();
    lay_ring(board);
    board.lay_abbey(Blue, 1, 1);
    board.put(Blue, board.monastery(1, 1), kWagon);
    board.turn_without(Red, "V", 2, 2, "FFRR");
    CHECK(board.score(Blue) == 9);
    CHECK(board.decider() == Blue);
    // The road in the west; the city in the east is closed and the fields are none.
    CHECK(board.targets() ==
          nodes({board.road(0, 1, East), board.road(0, 2, North), board.road(1, 2, West), board.road(2, 2, West)}));
    CHECK(board.verdict(board.moving(board.road(1, 0, East))).reason == Reason::wagon_too_far);
    CHECK(board.verdict(board.moving(board.city(2, 1, West))).reason == Reason::feature_complete);
    CHECK(board.verdict(board.moving(board.field(1, 2, 0))).reason == Reason::wrong_segment);
    board.move(board.road(2, 2, South));
    CHECK(board.feature(board.road(0, 1, East)).weights.of[Blue] == 1);
}

TEST_CASE("From a city a wagon goes to the abbey beside it", "[WAGON-C1-02]")
{
    AbbeyPosition board = first_edition();
    lay_ring(board);
    board.put(Green, board.city(2, 1, West), kWagon);
    board.turn_with_abbey(Blue, 1, 1);
    SECTION("Empty")
    {
        board.pass();
        CHECK(board.decider() == Green);
        CHECK(board.targets() == nodes({board.monastery(1, 1)}));
    }
    SECTION("With a monk")
    {
        board.deploy(board.monastery(1, 1));
        CHECK(board.score(Green) == 2);
        CHECK(board.supply(Green, kWagon) == 1);
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("From a road a wagon goes to the abbey and the monastery at its ends", "[WAGON-C1-02]")
{
    AbbeyPosition board = first_edition();
    lay_short_ring(board);
    board.put(Red, board.road(0, 1, East), kWagon);
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.score(Red) == 1);
    CHECK(board.decider() == Red);
    CHECK(board.targets() == nodes({board.monastery(0, 1), board.monastery(1, 1)}));
}

TEST_CASE("From a monastery a wagon goes to the road at its door", "[WAGON-C1-02]")
{
    SECTION("First edition")
    {
        AbbeyPosition board = first_edition();
        lay_monastery_road(board);
        board.put(Red, board.monastery(0, 1), kWagon);
        board.turn_without(Blue, "B", 1, 2, "FFFF");
        CHECK(board.score(Red) == 9);
        CHECK(board.targets() == nodes({board.road(0, 1, South), board.road(0, 2, North)}));
    }
    SECTION("Second edition")
    {
        AbbeyPosition board;
        lay_monastery_road(board);
        board.put(Red, board.monastery(0, 1), kWagon);
        board.turn_without(Blue, "B", 1, 2, "FFFF");
        CHECK(board.targets() ==
              nodes({board.road(-1, 0, East), board.road(0, 0, East), board.road(1, 0, East), board.city(0, 0, North),
                     board.city(-1, 1, West), board.city(1, 1, East), board.road(0, 1, South), board.road(0, 2, North),
                     board.monastery(-1, 2), board.monastery(1, 2)}));
    }
}

TEST_CASE("A gate links road and city both ways", "[WAGON-C1-02]")
{
    SECTION("City to road")
    {
        AbbeyPosition board = first_edition();
        board.turn(Red, "AM_F", 0, -1, "FRCF").deploy(board.city(0, -1, South), kWagon);
        CHECK(board.score(Red) == 4);
        CHECK(board.targets() == nodes({board.road(0, -1, East)}));
    }
    SECTION("Road to city")
    {
        AbbeyPosition board = first_edition();
        board.lay("A", -1, 0, "FRFF");
        board.put(Blue, board.monastery(-1, 0));
        board.turn(Red, "AM_F", 1, 0, "CFFR").deploy(board.road(1, 0, West), kWagon);
        CHECK(board.score(Red) == 3);
        CHECK(board.targets() == nodes({board.city(1, 0, North)}));
    }
}

TEST_CASE("A crossing links its roads", "[WAGON-C1-02]")
{
    AbbeyPosition board = first_edition();
    board.lay("A", -1, 0, "FRFF");
    board.turn(Red, "X", 1, 0, "RRRR").deploy(board.road(1, 0, West), kWagon);
    CHECK(board.score(Red) == 3);
    CHECK(board.targets() ==
          nodes({board.monastery(-1, 0), board.road(1, 0, North), board.road(1, 0, East), board.road(1, 0, South)}));
}

TEST_CASE("A monastery between roads links none of them with another", "[WAGON-C1-03]")
{
    AbbeyPosition board = first_edition();
    board.lay("A", -1, 0, "FRFF");
    board.turn(Red, "AM_B", 1, 0, "RRRR").deploy(board.road(1, 0, West), kWagon);
    CHECK(board.score(Red) == 3);
    CHECK(board.targets() == nodes({board.monastery(-1, 0), board.monastery(1, 0)}));
    CHECK(board.verdict(board.moving(board.road(1, 0, East))).reason == Reason::wagon_too_far);
}

TEST_CASE("Cities on one tile are not linked", "[WAGON-C1-03]")
{
    SECTION("Walls that touch")
    {
        AbbeyPosition board = first_edition();
        board.turn(Red, "I", 0, -1, "FCCF").deploy(board.city(0, -1, South), kWagon);
        CHECK(board.score(Red) == 4);
        CHECK(board.supply(Red, kWagon) == 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("The second edition asks for nothing but range")
    {
        AbbeyPosition board;
        board.turn(Red, "I", 0, -1, "FCCF").deploy(board.city(0, -1, South), kWagon);
        CHECK(board.targets() == nodes({board.city(0, -1, East), board.road(0, 0, East)}));
    }
}

TEST_CASE("A road that touches a wall without a gate is not linked with the city", "[WAGON-C1-03]")
{
    AbbeyPosition board = first_edition();
    board.lay("A", -1, 0, "FRFF").lay("AM_J", 1, 0, "FCRR");
    board.put(Red, board.road(0, 0, East), kWagon);
    board.turn_without(Blue, "A", 1, 1, "RFFF");
    CHECK(board.score(Red) == 4);
    CHECK(board.targets() == nodes({board.monastery(-1, 0), board.monastery(1, 1)}));
}

TEST_CASE("A road that passes a city by tunnel is not linked with it", "[WAGON-C1-03][INT-WAGON-TUNNEL-01]")
{
    AbbeyPosition board = first_edition();
    board.lay("A", -1, 0, "FRFF").lay("AM_L", 1, 0, "CRCR");
    SECTION("From the road")
    {
        board.put(Red, board.road(0, 0, East), kWagon);
        board.turn_without(Blue, "A", 2, 0, "FFFR");
        CHECK(board.score(Red) == 4);
        CHECK(board.targets() == nodes({board.monastery(-1, 0), board.monastery(2, 0)}));
    }
    SECTION("From the city")
    {
        board.lay("E", 1, -1, "FFCF");
        board.put(Red, board.city(1, 0, North), kWagon);
        board.turn_without(Blue, "E", 1, 1, "CFFF");
        CHECK(board.score(Red) == 8);
        CHECK(board.supply(Red, kWagon) == 1);
    }
}

TEST_CASE("What crosses by a bridge is not linked", "[WAGON-C1-03][INT-WAGON-BRIDGE-01]")
{
    AbbeyPosition board({option(Option::wagon_move_rule)}, 3, {Set::base, Set::tower, Set::abbey_mayor});
    SECTION("A city over another")
    {
        board.lay("AM_C", 0, -1, "CCCC");
        const NodeId over = board.city(0, -1, South);
        CHECK(over == board.city(0, -1, North));
        board.put(Red, over, kWagon);
        board.turn_without(Blue, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == 8);  // three tiles and a pennant
        CHECK(board.supply(Red, kWagon) == 1);
    }
    SECTION("A city over another that ends there")
    {
        board.turn(Red, "AM_E", 0, -1, "FCCC").deploy(board.city(0, -1, South), kWagon);
        CHECK(board.city(0, -1, East) == board.city(0, -1, West));  // open and free
        CHECK(board.score(Red) == 6);                               // two tiles and a pennant
        CHECK(board.supply(Red, kWagon) == 1);
    }
    SECTION("From a road over a city")
    {
        board.lay("A", -1, 0, "FRFF").lay("T05", 1, 0, "CRCR");
        board.put(Red, board.road(0, 0, East), kWagon);
        board.turn_without(Blue, "A", 2, 0, "FFFR");
        CHECK(board.score(Red) == 4);
        CHECK(board.targets() == nodes({board.monastery(-1, 0), board.monastery(2, 0)}));
        CHECK(board.verdict(board.moving(board.city(1, 0, North))).reason == Reason::wagon_too_far);
    }
    SECTION("From a city under a road")
    {
        board.lay("A", -1, 0, "FRFF").lay("T05", 1, 0, "CRCR").lay("E", 1, -1, "FFCF");
        board.put(Red, board.city(1, 0, North), kWagon);
        board.turn_without(Blue, "E", 1, 1, "CFFF");
        CHECK(board.score(Red) == 6);
        CHECK(board.supply(Red, kWagon) == 1);
    }
}

TEST_CASE("By the first edition a linked feature must still be unfinished and unoccupied", "[WAGON-C1-01]")
{
    AbbeyPosition board = first_edition();
    board.lay("A", -1, 0, "FRFF");
    board.put(Blue, board.monastery(-1, 0));
    board.turn(Red, "X", 1, 0, "RRRR").deploy(board.road(1, 0, West), kWagon);
    CHECK(board.targets() == nodes({board.road(1, 0, North), board.road(1, 0, East), board.road(1, 0, South)}));
    const Verdict monk = board.verdict(board.moving(board.monastery(-1, 0)));
    CHECK(monk.reason == Reason::occupied);
    CHECK(monk.seat == Blue);
    CHECK(board.verdict(board.moving(board.city(0, 0, North))).reason == Reason::wagon_too_far);
}

// ---- far travel ----------------------------------------------------------------------------------------------------------

TEST_CASE("Far travel passes through occupied and complete features", "[AM-HOUSE-01]")
{
    AbbeyPosition board = joint({option(Option::wagon_far_travel)});
    board.put(Blue, board.city(0, -1, East), kWagon);
    SECTION("Through the finished city")
    {
        finish_joint(board, Red);
        CHECK(board.targets() ==
              nodes({board.road(0, 0, East), board.road(1, 0, East), board.road(2, 0, East), board.road(2, -1, North)}));
    }
    SECTION("Through the occupied road as well")
    {
        board.put(Green, board.road(0, 0, East));
        finish_joint(board, Red);
        CHECK(board.targets() == nodes({board.road(2, -1, North)}));
    }
}

TEST_CASE("Far travel passes an occupied road and stops at a free one", "[AM-HOUSE-01]")
{
    AbbeyPosition board({option(Option::wagon_far_travel)});
    // The road of D runs east; a monastery lies beside its fifth tile, out of range of the city of D.
    for (int x = 1; x <= 4; ++x) board.lay("U", x, 0, "FRFR");
    board.lay("B", 4, 1, "FFFF");
    SECTION("Occupied")
    {
        board.put(Green, board.road(4, 0, East));
        board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kWagon);
        CHECK(board.score(Red) == 4);
        CHECK(board.targets() == nodes({board.monastery(4, 1)}));
    }
    SECTION("Free")
    {
        board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kWagon);
        CHECK(board.targets() == nodes({board.road(0, 0, East), board.road(1, 0, East)}));
    }
}

TEST_CASE("Far travel never passes a field", "[AM-HOUSE-01]")
{
    AbbeyPosition board({option(Option::wagon_far_travel)});
    board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 0, 3, "FFFF");
    board.put(Green, board.field(0, 0, 4));
    board.put(Green, board.road(0, 0, East));
    board.put(Green, board.monastery(0, 1));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kWagon);
    // (0,1) is seen from (0,0) and passed, (0,2) is seen from (0,1) and free, (0,3) would need the way over it.
    CHECK(board.targets() == nodes({board.monastery(0, 2)}));
}

TEST_CASE("A wagon that finds nothing far away returns", "[AM-HOUSE-01]")
{
    AbbeyPosition board({option(Option::wagon_far_travel)});
    board.put(Green, board.road(0, 0, East));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kWagon);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kWagon) == 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Far travel and the links of the first edition exclude each other", "[AM-HOUSE-01][AM-OPT-02]")
{
    bastide_config config;
    bastide_config_init(&config);
    config.chance = BASTIDE_CHANCE_HOST;
    config.seats = 2;
    const bastide_choice choices[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {}},
        {BASTIDE_CHOICE_SET, BASTIDE_SET_ABBEY_MAYOR, 1, {}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_WAGON_FAR_TRAVEL, 1, {}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_WAGON_MOVE_RULE, 1, {}},
    };
    bastide_refusal refusal{};
    bastide_game* game = nullptr;
    CHECK(bastide_game_create(&config, choices, 4, nullptr, 0, nullptr, &refusal, &game) == BASTIDE_E_ARGUMENT);
    CHECK(game == nullptr);
    CHECK(refusal.reason == BASTIDE_REASON_CONFIG_CONTRADICTION);
    const std::string text(static_cast<const char*>(refusal.text));
    CHECK(text.find("wagon_far_travel") != std::string::npos);
    CHECK(text.find("wagon_move_rule") != std::string::npos);
    CHECK(bastide_game_create(&config, choices, 3, nullptr, 0, nullptr, &refusal, &game) == BASTIDE_OK);
    bastide_game_destroy(game);
    CHECK(bastide_game_create(&config, choices + 1, 2, nullptr, 0, nullptr, &refusal, &game) == BASTIDE_E_ARGUMENT);
    CHECK(refusal.reason == BASTIDE_REASON_CONFIG_NO_START);
}
