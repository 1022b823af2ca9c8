// SPDX-License-Identifier: MIT
// The Phantom: a second follower in one turn, by its rules, its worked examples, and with other boxes.
#include <algorithm>
#include <stdexcept>

#include "boxes/abbot/abbot_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kPhantom = PieceKind::phantom;

PositionSetup phantoms(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    std::vector<Set> sets = {Set::base, Set::phantom};
    sets.insert(sets.end(), more.begin(), more.end());
    return {2, std::move(sets), std::move(choices)};
}

TowerPosition phantoms_with_towers(std::vector<Choice> choices = {})
{
    choices.push_back(pieces_of(kPhantom, 1));
    return TowerPosition(towers(2, std::move(choices)));
}

/// The segments on which a kind of piece can be deployed now, towers included.
std::vector<NodeId> places_of(const Position& board, PieceKind kind)
{
    std::vector<NodeId> places;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::deploy && action.piece == static_cast<u16>(kind))
            places.push_back(board.segment(action.cell.x, action.cell.y, action.segment));
    std::sort(places.begin(), places.end());
    return places;
}

/// The first piece that can be taken now.
Action taking(const Position& board)
{
    for (const Action& action : board.options())
        if (action.kind == ActionKind::take) return action;
    throw std::logic_error("nothing can be taken");
}

}  // namespace

// ---- components and steps -----------------------------------------------------------------------------------------------

TEST_CASE("Each seat has a phantom, and the box has no tiles", "[PHANTOM-COMP-01]")
{
    const Position board({6, {Set::base, Set::inns_cathedrals, Set::phantom}});
    for (int seat = 0; seat < 6; ++seat) CHECK(board.supply(seat, kPhantom) == 1);
    CHECK(board.view().state.header().bag_left == 71 + 18);
}

TEST_CASE("After the action step the phantom may follow as a second follower", "[PHANTOM-DEPLOY-01][PHANTOM-SEQ-01]")
{
    Position board(phantoms());
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, West));
    REQUIRE(board.step() == StepKind::phantom);
    for (const Action& action : board.options())
        CHECK((action.kind == ActionKind::pass || action.piece == static_cast<u16>(kPhantom)));
    CHECK(board.why_not(board.deploying(board.field(1, 0, 0))) == Reason::wrong_piece_kind);
    board.deploy(board.field(1, 0, 0), kPhantom);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red, kPhantom) == 0);
}

TEST_CASE("The phantom step is skipped without a phantom or without a place for it", "[PHANTOM-SEQ-01]")
{
    Position board(phantoms());
    board.put(Red, board.road(0, 0, East), kPhantom);
    board.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(board.step() == StepKind::draw);
    board.put(Red, board.field(0, 1, 0));
    board.turn(Blue, "B", 1, 1, "FFFF").deploy(board.monastery(1, 1));
    CHECK(board.step() == StepKind::draw);  // the field is occupied, and so is the monastery
}

TEST_CASE("The phantom may be the only figure of a turn, in either step", "[PHANTOM-EX-04][PHANTOM-DEPLOY-03][PHANTOM-SEQ-01]")
{
    Position board(phantoms());
    board.turn(Red, "V", 1, 0, "RFFR");
    SECTION("after passing")
    {
        board.pass();
        REQUIRE(board.step() == StepKind::phantom);
        board.deploy(board.road(1, 0, West), kPhantom);
        CHECK(board.supply(Red) == 7);
    }
    SECTION("in the action step") { board.deploy(board.road(1, 0, West), kPhantom); }
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red, kPhantom) == 0);
}

TEST_CASE("With more phantoms one is deployed in a turn, too", "[PHANTOM-DEPLOY-08]")
{
    TowerPosition board(towers(2, {pieces_of(kPhantom, 2)}));
    board.lay("T12", 0, 1, "FFFF").raise(0, 1, 1);
    board.place(Red, "U", 1, 0, "FRFR");
    SECTION("on the tile") { board.deploy(board.road(1, 0, West), kPhantom); }
    SECTION("on a tower") { board.top(0, 1, kPhantom); }
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red, kPhantom) == 1);
    board.place(Blue, "U", -1, 0, "FRFR").deploy(board.field(-1, 0, 0));
    CHECK(board.step() == StepKind::phantom);
}

// ---- examples -------------------------------------------------------------------------------------------------------------

TEST_CASE("Example of a phantom in the second of two cities", "[PHANTOM-EX-01][PHANTOM-DEPLOY-01]")
{
    for (const PieceKind first : {PieceKind::follower, kPhantom}) {
        Position board(phantoms());
        const bool follows = first == PieceKind::follower;
        board.turn(Red, "H", 0, -1, "CFCF");
        board.deploy(board.city(0, -1, follows ? South : North));
        board.deploy(board.city(0, -1, follows ? North : South), kPhantom);
        CHECK(board.score(Red) == 4);
        CHECK(board.supply(Red) == (follows ? 7 : 6));
        CHECK(board.supply(Red, kPhantom) == (follows ? 0 : 1));
    }
}

TEST_CASE("Example of an occupied road", "[PHANTOM-EX-02][PHANTOM-DEPLOY-02]")
{
    Position board(phantoms());
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, West));
    CHECK(places_of(board, kPhantom) == nodes({board.field(1, 0, 0), board.field(1, 0, 4)}));
    CHECK(board.why_not(board.deploying(board.road(1, 0, West), kPhantom)) == Reason::occupied);
}

TEST_CASE("Example of an occupied field", "[PHANTOM-EX-03][PHANTOM-DEPLOY-02]")
{
    Position board(phantoms());
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    CHECK(places_of(board, kPhantom) == nodes({board.city(0, -1, South)}));
}

TEST_CASE("Example of a phantom in a majority", "[PHANTOM-EX-05][PHANTOM-DEPLOY-06][INT-MAYOR-STR-01]")
{
    Position board(phantoms({Set::inns_cathedrals}));
    board.lay("N", 0, -1, "FCCF").lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").lay("P", 2, -1, "RRCC");
    board.put(Red, board.city(0, -1, South), PieceKind::large_follower);
    board.put(Blue, board.city(2, 0, North)).put(Blue, board.city(2, -1, South), kPhantom);
    CHECK(board.feature(board.city(2, 0, North)).weights.of[Blue] == 2);
    board.turn_without(Red, "G", 1, -1, "FCFC").pass();
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 10);
    CHECK(board.supply(Blue, kPhantom) == 1);
}

TEST_CASE("Example of a phantom on the tower just raised",
          "[PHANTOM-EX-06][PHANTOM-DEPLOY-07][PHANTOM-INT-01][INT-PHANTOM-TOWER-01][TOWER-TOP-06][INT-OPEN-07]")
{
    TowerPosition board = phantoms_with_towers();
    board.place(Red, "T12", 0, 1, "FFFF").build(0, 1);
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.sites(kPhantom) == Cells{{0, 1}});
    CHECK(board.sites(PieceKind::follower).empty());
    CHECK(board.sites(PieceKind::tower_piece).empty());
    CHECK(board.judge(board.deploying(board.foundation(0, 1))).reason == Reason::wrong_piece_kind);
    board.top(0, 1, kPhantom);
    CHECK(board.closed(0, 1));
    CHECK(board.height(0, 1) == 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Example of a captured phantom", "[PHANTOM-EX-07][PHANTOM-DEPLOY-06][TOWER-NOTE-05]")
{
    TowerPosition board = phantoms_with_towers();
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.road(0, 0, East), kPhantom);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1).take(board.road(0, 0, East)).finish_turn();
    CHECK(board.held(Blue, Red) == 1);
    board.set_score(Blue, 4).begin(Blue);
    const PieceId phantom = board.view().rules.first_piece(Blue, kPhantom);
    REQUIRE(board.ransoms() == std::vector{phantom});
    board.pay(phantom);
    CHECK(board.score(Blue) == 1);
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Blue, kPhantom) == 1);
}

TEST_CASE("Example of a phantom in both parts of a double turn", "[PHANTOM-EX-09][PHANTOM-DEPLOY-08]")
{
    Position board(phantoms({Set::traders_builders}));
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), PieceKind::builder);
    board.turn(Red, "D", 1, 0, "FRCR").pass();
    REQUIRE(board.step() == StepKind::phantom);
    board.deploy(board.city(1, 0, South), kPhantom);
    CHECK(board.view().part() == 1);
    CHECK(board.supply(Red, kPhantom) == 0);
    board.turn_without(Red, "E", 1, 1, "CFFF");
    CHECK(board.score(Red) == 4);
    CHECK(board.view().state.header().active == Blue);

    Position other(phantoms({Set::traders_builders}));
    other.put(Red, other.road(0, 0, East)).put(Red, other.road(0, 0, East), PieceKind::builder);
    other.lay("B", 0, 1, "FFFF").lay("E", 1, 1, "CFFF");
    other.turn(Red, "D", 1, 0, "FRCR").pass().deploy(other.city(1, 0, South), kPhantom);
    CHECK(other.score(Red) == 4);  // scored in the first part, so it is in the supply again
    other.turn(Red, "V", 2, 0, "FFRR").deploy(other.field(2, 0, 0));
    REQUIRE(other.step() == StepKind::phantom);
    other.deploy(other.field(2, 0, 5), kPhantom);
    CHECK(other.supply(Red, kPhantom) == 0);
}

TEST_CASE("Example of a ransom in the phantom step", "[PHANTOM-EX-10][PHANTOM-SEQ-02][PHANTOM-INT-08][INT-PHANTOM-RANSOM-01]")
{
    TowerPosition board = phantoms_with_towers();
    const PieceId phantom = board.jail(Red, Blue, kPhantom);
    SECTION("with 12 points")
    {
        board.set_score(Red, 12).place(Red, "T12", 0, 1, "FFFF").build(0, 1);
        REQUIRE(board.step() == StepKind::phantom);
        CHECK(board.options().size() == 2);  // the ransom, or passing
        board.pay(phantom);
        CHECK(board.score(Red) == 9);
        CHECK(board.score(Blue) == 3);
        REQUIRE(board.step() == StepKind::phantom);
        CHECK(board.sites(kPhantom) == Cells{{0, 1}});
        CHECK(can_deploy(board, board.field(0, 1, 0), kPhantom));
        CHECK(board.sites(PieceKind::tower_piece).empty());
        SECTION("on the tower")
        {
            board.top(0, 1, kPhantom);
            CHECK(board.closed(0, 1));
            CHECK(board.height(0, 1) == 1);
        }
        SECTION("into the field") { board.deploy(board.field(0, 1, 0), kPhantom); }
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("with 2 points")
    {
        board.set_score(Red, 2).place(Red, "T12", 0, 1, "FFFF").build(0, 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("paid in the action step")
    {
        board.set_score(Red, 12).place(Red, "T12", 0, 1, "FFFF").pay(phantom);
        CHECK(board.step() == StepKind::act);
        board.build(0, 1);
        REQUIRE(board.step() == StepKind::phantom);
        board.top(0, 1, kPhantom);
        CHECK(board.closed(0, 1));
    }
    SECTION("without a place for it")
    {
        board.set_score(Red, 12).lay("B", 0, 1, "FFFF").put(Blue, board.monastery(0, 1)).put(Blue, board.field(0, 1, 0));
        board.place(Red, "B", 0, 2, "FFFF").deploy(board.monastery(0, 2));
        CHECK(board.step() == StepKind::tower_ransom_at_end);
    }
}

TEST_CASE("A ransom for another prisoner does not open a phantom step without a place", "[PHANTOM-SEQ-01]")
{
    TowerPosition board = phantoms_with_towers();
    board.jail(Red, Blue);
    board.set_score(Red, 12).lay("B", 0, 1, "FFFF").put(Blue, board.field(0, 1, 0));
    board.place(Red, "B", 0, 2, "FFFF").deploy(board.monastery(0, 2));
    CHECK(board.step() == StepKind::tower_ransom_at_end);
}

// ---- other boxes ------------------------------------------------------------------------------------------------------------

TEST_CASE("Any action may come before the phantom", "[PHANTOM-DEPLOY-04][PHANTOM-INT-06][PHANTOM-INT-02]")
{
    SECTION("an abbot called back")
    {
        Position board(abbots({pieces(kPhantom, 1)}));
        board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1), kAbbot);
        board.turn(Red, "U", 1, 0, "FRFR");
        call_back(board, Red);
        REQUIRE(board.step() == StepKind::phantom);
        CHECK_FALSE(can_call_back(board));
        board.deploy(board.road(1, 0, West), kPhantom);
        CHECK(board.score(Red) == 1 + 2);
    }
    SECTION("a mayor and a wagon")
    {
        for (const PieceKind kind : {PieceKind::mayor, PieceKind::wagon}) {
            Position board(phantoms({}, {pieces(kind, 1)}));
            board.turn(Red, "H", 0, -1, "CFCF").deploy(board.city(0, -1, North), kind);
            REQUIRE(board.step() == StepKind::phantom);
            CHECK(board.why_not(board.deploying(board.city(0, -1, North), kPhantom)) == Reason::occupied);
            CHECK(can_deploy(board, board.city(0, -1, South), kPhantom));
        }
    }
    SECTION("a monk on an abbey")
    {
        AbbeyPosition board({pieces(kPhantom, 1)});
        lay_ring(board);
        board.turn_with_abbey(Blue, 1, 1).deploy(board.monastery(1, 1));
        CHECK(board.step() == StepKind::draw);  // the abbey has no other feature
        AbbeyPosition other({pieces(kPhantom, 1)});
        lay_ring(other);
        other.turn_with_abbey(Blue, 1, 1);
        other.pass();
        REQUIRE(other.step() == StepKind::phantom);
        other.deploy(other.monastery(1, 1), kPhantom);
        CHECK(other.supply(Blue, kPhantom) == 0);
    }
}

TEST_CASE("A phantom follows an abbot that was called back", "[ABBOT-INT-06][INT-ABBOT-PHANTOM-01]")
{
    Position board(abbots({pieces(kPhantom, 1)}));
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot).turn(Red, "E", 0, 2, "CFFF");
    call_back(board, Red);
    REQUIRE(board.step() == StepKind::phantom);
    board.deploy(board.city(0, 2, North), kPhantom);
    CHECK(board.score(Red) == 7 + 4);  // the city of two tiles is complete
}

TEST_CASE("A phantom stands in no garden", "[PHANTOM-DEPLOY-06][ABBOT-DEPLOY-04]")
{
    Position board(abbots({pieces(kPhantom, 1)}));
    board.turn(Red, "U_g", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(garden(board, 1, 0), kPhantom)) == Reason::wrong_segment);
    board.pass();
    CHECK(board.why_not(board.deploying(garden(board, 1, 0), kPhantom)) == Reason::wrong_segment);
}

TEST_CASE("A phantom closes the tower from which a follower was captured", "[PHANTOM-INT-01]")
{
    TowerPosition board = phantoms_with_towers();
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.road(0, 0, East));
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1).take(board.road(0, 0, East));
    REQUIRE(board.step() == StepKind::phantom);
    board.top(0, 1, kPhantom);
    CHECK(board.closed(0, 1));
    CHECK(board.held(Blue, Red) == 1);
}

TEST_CASE("After a barn the phantom is no farmer in its field", "[PHANTOM-INT-03][INT-PHANTOM-BARN-01]")
{
    AbbeyPosition board({pieces(kPhantom, 1)});
    board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 1, "FFFF");
    board.turn(Red, "B", 1, 2, "FFFF").barn(1, 2, NorthWest);
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.why_not(board.deploying(board.field(1, 2, 0), kPhantom)) == Reason::barn_in_field);
    board.deploy(board.monastery(1, 2), kPhantom);
    CHECK(board.supply(Red, kPhantom) == 0);
}

TEST_CASE("A builder or pig and then the phantom, elsewhere", "[PHANTOM-INT-04][PHANTOM-INT-05][INT-BUILDER-PHANTOM-01]")
{
    Position board(phantoms({Set::traders_builders}));
    board.put(Red, board.road(0, 0, East)).put(Red, board.field(0, 0, 4));
    board.turn(Red, "U", 1, 0, "FRFR");
    SECTION("the builder")
    {
        board.deploy(board.road(1, 0, West), PieceKind::builder);
        REQUIRE(board.step() == StepKind::phantom);
        CHECK(board.why_not(board.deploying(board.road(1, 0, West), kPhantom)) == Reason::occupied);
        board.deploy(board.field(1, 0, 0), kPhantom);
    }
    SECTION("the pig")
    {
        board.deploy(board.field(1, 0, 4), PieceKind::pig);
        REQUIRE(board.step() == StepKind::phantom);
        board.deploy(board.field(1, 0, 0), kPhantom);
    }
    SECTION("a follower, and no builder after it")
    {
        board.deploy(board.field(1, 0, 0));
        CHECK(board.step() == StepKind::draw);  // road and fields are occupied
    }
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("The phantom is deployed before the scoring", "[PHANTOM-DEPLOY-09]")
{
    Position board(phantoms());
    board.turn(Red, "E", 0, -1, "FFCF").pass();
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.score(Red) == 0);
    board.deploy(board.city(0, -1, South), kPhantom);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kPhantom) == 1);
}

// ---- with festivals and sieges --------------------------------------------------------------------------------------------

TEST_CASE("Example of a festival that a phantom follows", "[PHANTOM-EX-08][PHANTOM-DEPLOY-04][FEST-RET-10]")
{
    Position board(phantoms({Set::festival}));
    board.lay("U", 1, 0, "FRFR").put(Red, board.road(1, 0, West));
    board.turn(Red, "FE10", 0, -1, "RFCF");
    board.must(taking(board));
    CHECK(board.supply(Red) == 7);
    REQUIRE(board.step() == StepKind::phantom);
    board.deploy(board.city(0, -1, South), kPhantom);
    CHECK(board.score(Red) == 4);  // it completes the city of two tiles
    CHECK(board.supply(Red, kPhantom) == 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A phantom in a besieged city is a knight like any other", "[PHANTOM-INT-07][SIEGE-ESC-01]")
{
    Position board(phantoms({Set::siege}));
    board.lay("U", -1, 0, "FRFR").lay("B", -1, -1, "FFFF").turn(Red, "SC01", 0, -1, "FCCF").pass();
    board.deploy(board.city(0, -1, South), kPhantom);
    REQUIRE(board.step() == StepKind::siege_escape);
    board.must(taking(board));
    CHECK(board.supply(Red, kPhantom) == 1);
    CHECK(board.score(Red) == 0);
}
