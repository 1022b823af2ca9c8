// SPDX-License-Identifier: MIT
// The Ferries: lakes, ferries that join two of their roads, and those that move.
#include <algorithm>

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/ferries/ferry_position.hpp"
#include "boxes/ferries/tiles.hpp"
#include "boxes/tunnel/tunnel_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0) and A(-1,0) with a thief of Blue: a road that is open in the east.
Position road_of_blue(std::vector<Set> more = {})
{
    Position board(ferries(3, {}, std::move(more)));
    board.lay("A", -1, 0, "FRFF");
    board.put(Blue, board.road(-1, 0, East));
    return board;
}

/// The same; Red places FE_B(1,0) and a thief on its eastern end, and now must put the ferry.
Position ferry_due()
{
    Position board = road_of_blue();
    board.turn(Red, "FE_B", 1, 0, "FRRR").deploy(board.road(1, 0, East));
    return board;
}

/// The same with the ferry from west to east.
Position ferry_west_east()
{
    Position board = ferry_due();
    put_ferry(board, 1, 0, AcrossEW);
    return board;
}

}  // namespace

TEST_CASE("The set has 8 lakes where three or four roads end, and 8 ferries", "[FERRY-COMP-01]")
{
    u32 lakes = 0;
    for (const TileDef& def : kFerriesTiles) {
        lakes += has_mark(def, kWholeTile, Mark::ferry_lake) ? def.count : 0u;
        int roads = 0;
        for (const Segment& segment : def.segment) roads += segment.kind == SegmentKind::road ? 1 : 0;
        CHECK((roads == 3 || roads == 4));
    }
    CHECK(lakes == 8);
    const Position board(ferries());
    CHECK(board.view().rules.bag_total == 71 + 8);
    CHECK(board.view().rules.neutral_pieces == 8);
}

// ---- a new lake -----------------------------------------------------------------------------------------------------

TEST_CASE("A new lake gets a ferry, whether or not a follower was deployed", "[FERRY-PLACE-01]")
{
    Position board = road_of_blue();
    board.turn(Red, "FE_B", 1, 0, "FRRR");
    CHECK(board.step() == StepKind::act);
    if (GENERATE(true, false))
        board.deploy(board.road(1, 0, East));
    else
        board.pass();
    REQUIRE(board.step() == StepKind::ferry_place);
    CHECK(board.decider() == Red);
    CHECK(ways_at(board, 1, 0) == std::vector<int>{AcrossEW, AcrossES, AcrossSW});
    CHECK(board.options().size() == 3);
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = Red;
    CHECK(board.why_not(pass) == Reason::ferry_must_place);
    CHECK(board.why_not(ferry_action(board, 1, 0, AcrossNS)) == Reason::ferry_no_roads);
    CHECK(board.why_not(ferry_action(board, 0, 0, AcrossEW)) == Reason::ferry_other_lake);
    put_ferry(board, 1, 0, AcrossSW);
    CHECK(board.step() == StepKind::draw);
    CHECK(count_ferries_on_board(board) == 1);
    const std::vector<Event> moved = board.moves_for({Cause::ferry_placed});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].seat == kNature);
    CHECK(moved[0].spot == Spot::tile);
    CHECK(moved[0].cell == Position::at(1, 0));
    CHECK(moved[0].rotation == AcrossSW);
    CHECK(moved[0].from_spot == Spot::supply);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("On a lake with four roads there are six ways", "[FERRY-PLACE-01]")
{
    Position board(ferries());
    board.turn(Red, "FE_C", 1, 0, "RRRR").pass();
    CHECK(ways_at(board, 1, 0) == std::vector<int>{AcrossNS, AcrossEW, AcrossNE, AcrossES, AcrossSW, AcrossWN});
}

TEST_CASE("When the ferries have run out, none is placed", "[FERRY-PLACE-01]")
{
    Position board(ferries(3, {pieces(kFerry, 0)}));
    board.turn(Red, "FE_B", 1, 0, "FRRR").pass();
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("The ferry makes two roads one, and the tile counts once, and the other ends are closed", "[FERRY-PLACE-02]")
{
    Position board(ferries());
    board.lay("FE_B", 1, 0, "FRRR");
    CHECK(board.feature(board.road(1, 0, South)).open == 1);
    CHECK(board.feature(board.road(1, 0, East)).open == 1);
    lay_ferry(board, 1, 0, AcrossEW);
    CHECK(board.joined(board.road(0, 0, East), board.road(1, 0, East)));
    CHECK(!board.joined(board.road(0, 0, East), board.road(1, 0, South)));
    CHECK(board.feature(board.road(1, 0, East)).feature.tiles == 2);
    CHECK(board.feature(board.road(1, 0, East)).open == 2);
    CHECK(board.feature(board.road(1, 0, South)).open == 1);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A thief comes before the ferry, on an end whose road is free", "[FERRY-PLACE-03]")
{
    Position board = road_of_blue();
    board.turn(Red, "FE_B", 1, 0, "FRRR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, West))) == Reason::occupied);
    CHECK(board.why_not(board.deploying(board.road(1, 0, East))) == Reason::none);
    board.deploy(board.road(1, 0, East));
    put_ferry(board, 1, 0, AcrossEW);
    CHECK(board.view().state.node(root_of(board.view().state, board.road(1, 0, East))).claims() == 2);
}

TEST_CASE("Nobody stands on the ferry", "[FERRY-PLACE-04]")
{
    Position board = road_of_blue();
    board.turn(Red, "FE_B", 1, 0, "FRRR");
    Action on_tile = board.deploying(board.road(1, 0, East));
    on_tile.segment = kOnTile;
    CHECK(board.why_not(on_tile) != Reason::none);
    for (const Action& option : board.options()) CHECK(option.segment != kOnTile);
}

// ---- moving ---------------------------------------------------------------------------------------------------------

TEST_CASE("Who extends the road of a ferry may move it to another pair of ends", "[FERRY-MOVE-01]")
{
    Position board = ferry_west_east();
    board.turn(Blue, "U", 2, 0, "FRFR").pass();
    REQUIRE(board.step() == StepKind::ferry_move);
    CHECK(board.decider() == Blue);
    CHECK(ways_at(board, 1, 0) == std::vector<int>{AcrossES, AcrossSW});
    CHECK(board.options().size() == 3);  // or not
    CHECK(board.why_not(ferry_action(board, 1, 0, AcrossEW)) == Reason::ferry_joins);
    CHECK(board.why_not(ferry_action(board, 1, 0, AcrossNS)) == Reason::ferry_no_roads);
    CHECK(board.why_not(ferry_action(board, 0, 0, AcrossEW)) == Reason::ferry_no_lake);
    SECTION("It may leave the road just extended")
    {
        put_ferry(board, 1, 0, AcrossSW);
        CHECK(!board.joined(board.road(2, 0, West), board.road(0, 0, East)));
        CHECK(board.joined(board.road(1, 0, South), board.road(0, 0, East)));
        const std::vector<Event> moved = board.moves_for({Cause::ferry_moved});
        REQUIRE(moved.size() == 1);
        CHECK(moved[0].from_span == AcrossEW);
        CHECK(moved[0].rotation == AcrossSW);
        CHECK(moved[0].cell == Position::at(1, 0));
        CHECK(moved[0].from_cell == Position::at(1, 0));
    }
    SECTION("It may stay")
    {
        board.pass();
        CHECK(board.joined(board.road(2, 0, West), board.road(0, 0, East)));
    }
    CHECK(board.step() == StepKind::draw);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Only the first ferry in each direction moves, each once", "[FERRY-MOVE-02]")
{
    Position board(ferries());
    board.lay("FE_B", 1, 0, "FRRR").lay("U", 2, 0, "FRFR").lay("FE_B", 3, 0, "FRRR");
    board.lay("E", 0, -1, "FFCF").lay("B", -1, -1, "FFFF").lay("B", -2, -1, "FFFF").lay("FE_B", -2, 0, "FRRR");
    lay_ferry(lay_ferry(lay_ferry(board, 1, 0, AcrossEW), 3, 0, AcrossEW), -2, 0, AcrossEW);
    board.turn(Red, "U", -1, 0, "FRFR").pass();
    REQUIRE(board.step() == StepKind::ferry_move);
    CHECK(ways_at(board, 1, 0).size() == 2);
    CHECK(ways_at(board, -2, 0).size() == 2);
    CHECK(ways_at(board, 3, 0).empty());
    CHECK(board.why_not(ferry_action(board, 3, 0, AcrossES)) == Reason::ferry_not_met);
    put_ferry(board, 1, 0, AcrossSW);
    REQUIRE(board.step() == StepKind::ferry_move);
    CHECK(board.why_not(ferry_action(board, 1, 0, AcrossEW)) == Reason::ferry_moved);
    CHECK(ways_at(board, 1, 0).empty());
    CHECK(ways_at(board, 3, 0).empty());
    put_ferry(board, -2, 0, AcrossES);
    CHECK(board.step() == StepKind::draw);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A road that ends at the lake gives no right", "[FERRY-MOVE-03]")
{
    Position board(ferries());
    board.lay("FE_B", 1, 0, "FRRR");
    lay_ferry(board, 1, 0, AcrossES);
    board.turn(Red, "U", -1, 0, "FRFR").pass();  // its road ends at the lake
    CHECK(board.step() == StepKind::draw);
    board.turn(Blue, "U", 2, 0, "FRFR").pass();
    CHECK(board.step() == StepKind::ferry_move);
}

TEST_CASE("A ferry that was just placed does not move, others do after it", "[FERRY-MOVE-04]")
{
    Position board(ferries());
    board.lay("FE_B", 1, 0, "FRRR");
    lay_ferry(board, 1, 0, AcrossEW);
    board.turn(Red, "FE_B", 2, 0, "FRRR").pass();
    REQUIRE(board.step() == StepKind::ferry_place);
    CHECK(board.why_not(ferry_action(board, 1, 0, AcrossES)) == Reason::ferry_other_lake);
    put_ferry(board, 2, 0, AcrossEW);
    REQUIRE(board.step() == StepKind::ferry_move);
    CHECK(board.why_not(ferry_action(board, 2, 0, AcrossES)) == Reason::ferry_is_new);
    CHECK(ways_at(board, 1, 0) == std::vector<int>{AcrossES, AcrossSW});
}

TEST_CASE("An abbey extends no road and moves no ferry", "[FERRY-MOVE-05][INT-ABBEY-FERRY-01][MINI-INT-03]")
{
    AbbeyPosition board({}, 3, {Set::base, Set::abbey_mayor, Set::ferries});
    board.lay("FE_B", 1, 0, "FRRR").lay("E", 1, -1, "CFFF").lay("E", 2, -1, "CFFF").lay("E", 3, -1, "CFFF");
    board.lay("U", 3, 0, "FRFR").lay("A", 1, 1, "RFFF").lay("B", 2, 1, "FFFF");
    lay_ferry(board, 1, 0, AcrossEW);
    board.turn_with_abbey(Red, 2, 0);
    CHECK(board.feature(board.road(1, 0, East)).open == 1);  // in the west
    board.pass();
    CHECK(board.step() == StepKind::draw);
}

// ---- scoring --------------------------------------------------------------------------------------------------------

TEST_CASE("Roads that a ferry finishes are scored in that turn, those that it leaves too", "[FERRY-SCORE-01]")
{
    Position board = ferry_west_east();
    board.lay("A", 1, 1, "RFFF");
    board.put(Green, board.road(1, 1, North));
    board.turn(Blue, "U", 2, 0, "FRFR").pass();
    CHECK(board.score(Blue) == 0);
    SECTION("The road that it leaves")
    {
        put_ferry(board, 1, 0, AcrossES);
        CHECK(board.score(Blue) == 3);  // A, D, FE_B
        CHECK(board.score(Green) == 0);
        CHECK(board.score(Red) == 0);
    }
    SECTION("The road that it joins")
    {
        put_ferry(board, 1, 0, AcrossSW);  // A, D, FE_B, A
        CHECK(board.score(Blue) == 4);
        CHECK(board.score(Green) == 4);
        CHECK(board.score(Red) == 0);
    }
    CHECK(board.step() == StepKind::draw);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A new ferry finishes roads, and closes those that it does not join", "[FERRY-SCORE-01]")
{
    Position board = ferry_due();
    put_ferry(board, 1, 0, AcrossES);
    CHECK(board.score(Blue) == 3);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("Tiles and followers of a road are those at its scoring", "[FERRY-SCORE-02]")
{
    Position board = ferry_west_east();  // Blue in the west, Red in the east, on one road
    board.turn(Green, "U", 2, 0, "FRFR").pass();
    put_ferry(board, 1, 0, AcrossES);
    CHECK(board.score(Blue) == 3);
    CHECK(board.score(Red) == 0);
    CHECK(board.feature(board.road(2, 0, West)).feature.tiles == 2);  // FE_B, U
    CHECK(board.view().state.node(root_of(board.view().state, board.road(2, 0, West))).claims() == 1);
}

// ---- other boxes ------------------------------------------------------------------------------------------------------

TEST_CASE("A ferry lake is no inn", "[FERRY-INT-01][INT-FERRY-INN-01]")
{
    Position board = road_of_blue({Set::inns_cathedrals});
    board.turn(Red, "FE_B", 1, 0, "FRRR").pass();
    put_ferry(board, 1, 0, AcrossES);
    CHECK(board.score(Blue) == 3);  // not 6
}

TEST_CASE("Moving a ferry alone gives no double turn", "[FERRY-INT-02][INT-FERRY-BUILDER-01]")
{
    Position board(ferries(2, {}, {Set::traders_builders}));
    board.lay("FE_B", 1, 0, "FRRR").lay("V", 1, 1, "RRFF");
    lay_ferry(board, 1, 0, AcrossEW);
    board.put(Red, board.road(1, 1, East)).put(Red, board.road(1, 1, East), PieceKind::builder);
    board.turn(Red, "U", -1, 0, "FRFR").pass();
    put_ferry(board, 1, 0, AcrossSW);
    CHECK(board.joined(board.road(1, 1, East), board.road(-1, 0, West)));
    CHECK(board.view().part() == 0);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("A builder without a follower goes home when the ferry leaves its road", "[FERRY-INT-02]")
{
    Position board(ferries(2, {}, {Set::traders_builders}));
    board.lay("A", -1, 0, "FRFF").lay("FE_B", 1, 0, "FRRR");
    lay_ferry(board, 1, 0, AcrossEW);
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(1, 0, East), PieceKind::builder);
    board.turn(Blue, "U", 2, 0, "FRFR").pass();
    put_ferry(board, 1, 0, AcrossSW);
    CHECK(board.supply(Red, PieceKind::builder) == 1);
    CHECK(board.supply(Red) == 6);
    CHECK(board.moves_for({Cause::builder_without_company}).size() == 1);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("The road ends of a lake are not linked for wagons, but by the ferry", "[FERRY-INT-03]")
{
    AbbeyPosition board({option(Option::wagon_move_rule)}, 3, {Set::base, Set::abbey_mayor, Set::ferries});
    board.lay("A", -1, 0, "FRFF");
    board.put(Blue, board.road(-1, 0, East), PieceKind::wagon);
    board.turn(Red, "FE_B", 1, 0, "FRRR").pass();
    put_ferry(board, 1, 0, AcrossES);
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.targets() == std::vector<NodeId>{board.monastery(-1, 0)});
}

TEST_CASE("A wagon goes on to the road ends of the lake in its range", "[MINI-INT-05]")
{
    AbbeyPosition board({}, 3, {Set::base, Set::abbey_mayor, Set::ferries});
    board.lay("A", -1, 0, "FRFF");
    board.put(Blue, board.road(0, 0, East), PieceKind::wagon);
    board.turn(Red, "FE_B", 1, 0, "FRRR").pass();
    put_ferry(board, 1, 0, AcrossES);
    REQUIRE(board.step() == StepKind::wagon_move);
    const std::vector<NodeId> targets = board.targets();
    CHECK(std::find(targets.begin(), targets.end(), board.road(1, 0, East)) != targets.end());
    CHECK(std::find(targets.begin(), targets.end(), board.road(1, 0, West)) == targets.end());
}

TEST_CASE("The nearest ferry is sought through tunnels, too", "[INT-FERRY-TUNNEL-01]")
{
    Position board(ferries(2, {}, {Set::tunnel}));
    board.lay("TU_A", 1, 0, "CRFR").lay("FE_B", 2, 0, "FRRR");
    lay_ferry(board, 2, 0, AcrossEW);
    lay_token(board, Blue, 0, board.road(1, 0, West));
    const bool is_joined = GENERATE(true, false);
    if (is_joined) lay_token(board, Blue, 1, board.road(1, 0, East));
    board.turn(Red, "U", -1, 0, "FRFR").pass();
    while (board.step() == StepKind::tunnel_place) board.pass();
    CHECK(board.step() == (is_joined ? StepKind::ferry_move : StepKind::draw));
}

// ---- worked examples --------------------------------------------------------------------------------------------------

TEST_CASE("Three ways of a new ferry", "[FERRYEX-01]")
{
    Position board = ferry_due();
    const auto claims = [&](NodeId road) { return board.view().state.node(root_of(board.view().state, road)).claims(); };
    SECTION("West and east")
    {
        put_ferry(board, 1, 0, AcrossEW);
        CHECK(board.feature(board.road(0, 0, East)).feature.tiles == 3);
        CHECK(board.feature(board.road(0, 0, East)).open == 1);
        CHECK(claims(board.road(0, 0, East)) == 2);
    }
    SECTION("West and south")
    {
        put_ferry(board, 1, 0, AcrossSW);
        CHECK(board.feature(board.road(0, 0, East)).feature.tiles == 3);
        CHECK(board.feature(board.road(0, 0, East)).open == 1);
        CHECK(claims(board.road(0, 0, East)) == 1);
        CHECK(claims(board.road(1, 0, East)) == 1);
        CHECK(!board.joined(board.road(0, 0, East), board.road(1, 0, East)));
    }
    SECTION("East and south")
    {
        put_ferry(board, 1, 0, AcrossES);
        CHECK(board.score(Blue) == 3);
    }
}

TEST_CASE("Blue moves the ferry away and completes its road", "[FERRYEX-02]")
{
    Position board = ferry_west_east();
    board.turn(Blue, "U", 2, 0, "FRFR").pass();
    put_ferry(board, 1, 0, AcrossES);
    CHECK(board.score(Blue) == 3);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Red) == 6);
    CHECK(board.joined(board.road(2, 0, West), board.road(1, 0, South)));
}

TEST_CASE("Of two lakes on one road the nearer moves", "[FERRYEX-03]")
{
    Position board(ferries());
    board.lay("FE_B", 1, 0, "FRRR").lay("U", 2, 0, "FRFR").lay("FE_B", 3, 0, "FRRR");
    lay_ferry(lay_ferry(board, 1, 0, AcrossEW), 3, 0, AcrossEW);
    board.turn(Red, "U", -1, 0, "FRFR").pass();
    CHECK(ways_at(board, 1, 0).size() == 2);
    CHECK(ways_at(board, 3, 0).empty());
}
