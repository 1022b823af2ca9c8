// SPDX-License-Identifier: MIT
// The worked examples of docs/rules/princess_dragon.md, with their numbers.
#include "boxes/princess_dragon/dragon_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("Before the first volcano 89 of 101 tiles can be drawn", "[PDEX-01][DRAGON-DRAW-01][DRAGON-DRAW-02][DRAGON-DRAW-03]")
{
    Position board({.seats = 2, .sets = {Set::base, Set::princess_dragon}});
    CHECK(board.view().state.header().bag_left == 101);
    CHECK(count_to_draw(board.view()) == 89);
    Action dragon;
    dragon.kind = ActionKind::draw;
    dragon.seat = kNature;
    dragon.tile = board.tile("PD_K");
    CHECK(board.why_not(dragon) == Reason::dragon_asleep);
    board.turn_without(Red, "PD_A", 0, 1, "FFFF");
    CHECK(board.view().state.header().bag_left == 100);
    CHECK(count_to_draw(board.view()) == 100);
    CHECK(board.why_not(dragon) == Reason::none);
}

TEST_CASE("A volcano brings the dragon, and no figure is offered there", "[PDEX-02][VOLCANO-01][VOLCANO-02][VOLCANO-04]")
{
    for (const bool has_follower : {true, false}) {
        Position board(dragons());
        if (has_follower) board.put(Red, board.city(0, 0, North));
        board.turn(Red, "PD_A", 0, 1, "FFFF");
        CHECK(cell_of_piece(board, dragon_of(board)) == Cell{0, 1});
        if (!has_follower) {
            CHECK(board.step() == StepKind::draw);  // only passing was left
            continue;
        }
        CHECK(listed(board, ActionKind::deploy).empty());
        CHECK(board.why_not(board.deploying(board.field(0, 1, 0))) == Reason::dragon_there);
        CHECK(offers(board, sending_fairy(board, on(board, board.city(0, 0, North)))));
        CHECK(offers(board, passing(board)));
    }
}

TEST_CASE("The seats walk the dragon in turn until a dead end",
          "[PDEX-03][DRAGON-WALK-02][DRAGON-WALK-03][DRAGON-WALK-04][DRAGON-WALK-07]"
          "[DRAGON-EAT-01][DRAGON-EAT-02]")
{
    Position board = board_v();
    board.put(Blue, board.monastery(1, 1)).put(Blue, board.monastery(1, 2)).put(Green, board.monastery(0, 2));
    board.put(Red, board.monastery(-1, 1)).put(Red, board.monastery(2, 1));
    board.turn_without(Red, "PD_G", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::dragon_walk);
    CHECK(board.decider() == Red);
    CHECK(steps(board) == CellList{{0, 0}, {-1, 1}, {1, 1}, {0, 2}});
    board.must(walking(board, 1, 1));
    CHECK(board.decider() == Blue);
    CHECK(steps(board) == CellList{{2, 1}, {1, 2}});
    board.must(walking(board, 1, 2));
    CHECK(board.decider() == Green);
    CHECK(steps(board) == CellList{{0, 2}});
    board.must(walking(board, 0, 2));
    CHECK(board.step() == StepKind::draw);
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{0, 2});
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Green) == 7);
    CHECK(board.supply(Red) == 5);
}

TEST_CASE("The walk has six steps with two players, too", "[PDEX-04][DRAGON-WALK-02][DRAGON-WALK-08][PD-SEQ-02]")
{
    for (const bool goes_east : {true, false}) {
        Position board(dragons(2));
        board.lay("PD_C", 1, 0, "FRFR");
        for (int x = 2; x <= 8; ++x) board.lay("U", x, 0, "FRFR");
        put_dragon(board, 1, 0);
        board.put(Red, board.road(7, 0, East)).put(Red, board.road(8, 0, East));
        board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
        REQUIRE(board.step() == StepKind::dragon_walk);
        CHECK(board.decider() == Blue);
        if (!goes_east) {
            board.must(walking(board, 0, 0));
            CHECK(board.decider() == Red);
            CHECK(steps(board) == CellList{{-1, 0}});
            board.must(walking(board, -1, 0));
            CHECK(board.step() == StepKind::draw);
            continue;
        }
        for (int x = 2; x <= 7; ++x) {
            CHECK(board.decider() == (x % 2 == 0 ? Blue : Red));
            if (x > 2) CHECK(steps(board) == CellList{Position::at(x, 0)});
            CHECK_FALSE(offers(board, passing(board)));
            board.must(walking(board, x, 0));
        }
        CHECK(board.step() == StepKind::draw);
        CHECK(cell_of_piece(board, dragon_of(board)) == Cell{7, 0});
        CHECK(board.supply(Red) == 6);
    }
}

TEST_CASE("The dragon walks before the scoring, or after it", "[PDEX-05][DRAGON-WALK-10][DRAGON-EAT-08]")
{
    for (const bool is_after : {false, true}) {
        Position board(dragons(2, {with(Option::dragon_moves_after_scoring, is_after)}));
        board.lay("PD_A", 0, 1, "FFFF");
        put_dragon(board, 0, 1);
        board.turn(Red, "PD_G", 0, -1, "FFCF").deploy(board.city(0, -1, South));
        REQUIRE(board.step() == StepKind::dragon_walk);
        CHECK(board.score(Red) == (is_after ? 4 : 0));
        CHECK(board.supply(Red) == (is_after ? 7 : 6));
        CHECK(steps(board) == CellList{{0, 0}});
        board.must(walking(board, 0, 0));
        CHECK(steps(board) == CellList{{0, -1}});
        board.must(walking(board, 0, -1));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Red) == 7);
        CHECK(board.score(Red) == (is_after ? 4 : 0));
        CHECK(board.moves_for({Cause::dragon_ate}).size() == (is_after ? 0 : 1));
    }
}

TEST_CASE("The fairy keeps the dragon out", "[PDEX-06][DRAGON-WALK-05][FAIRY-PROT-01]")
{
    Position board(dragons(2));
    board.lay("PD_A", 0, 1, "FFFF").lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, East));
    put_dragon(board, 0, 1);
    put_fairy(board, on(board, board.city(0, -1, East)));
    board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
    CHECK(steps(board) == CellList{{0, 0}});
    board.must(walking(board, 0, 0));
    CHECK(steps(board) == CellList{{-1, 0}});
    CHECK(board.why_not(walking(board, 0, -1)) == Reason::fairy_keeps_out);
    board.must(walking(board, -1, 0));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("The fairy pays at the beginning of the turn and when its feature is scored",
          "[PDEX-07][FAIRY-TURN-01][FAIRY-SCORE-01][FAIRY-STAY-01]")
{
    Position board(dragons(2));
    board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, -1, North));
    put_fairy(board, on(board, board.city(0, -1, North)));
    board.turn_without(Blue, "PD_A", 0, 1, "FFFF");
    CHECK(board.view().state.header().active == Red);
    CHECK(board.score(Red) == 1);
    board.turn_without(Blue, "E", 0, -2, "FFCF");
    CHECK(board.score(Red) == 1 + 8 + 3);
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);
    CHECK(cell_of_piece(board, fairy_of(board)) == Cell{0, -1});
    board.turn_without(Red, "U", 1, 0, "FRFR").turn_without(Blue, "U", 2, 0, "FRFR");
    CHECK(board.view().state.header().active == Red);
    CHECK(board.score(Red) == 1 + 8 + 3);
}

TEST_CASE("The fairy pays without a majority", "[PDEX-08][FAIRY-SCORE-01][FAIRY-SCORE-04]")
{
    Position board(dragons(2));
    board.lay("V", 1, 0, "FFRR").lay("E", 1, -1, "FFFC").put(Red, board.city(1, -1, West));
    board.lay("V", -1, 0, "FRRF").lay("E", -1, -1, "FCFF").put(Red, board.city(-1, -1, East));
    board.lay("B", 1, -2, "FFFF").lay("E", 0, -2, "FFCF").put(Blue, board.city(0, -2, South));
    put_fairy(board, on(board, board.city(0, -2, South)));
    board.turn_without(Red, "C", 0, -1, "CCCC");
    CHECK(board.score(Red) == 12);
    CHECK(board.score(Blue) == 3);
}

TEST_CASE("A princess removes a knight, which is the whole action",
          "[PDEX-09][PRINCESS-01][PRINCESS-02][PRINCESS-03][PRINCESS-04]"
          "[PRINCESS-OPT-01]")
{
    for (const bool must : {false, true}) {
        Position board(dragons(2, {with(Option::princess_must_take, must)}));
        board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, East));
        board.turn(Blue, "PD_AB", 1, -1, "CFFC");
        const PieceId knight = on(board, board.city(0, -1, East));
        CHECK(board.feature(board.city(0, -1, East)).feature.tiles == 3);
        CHECK(offers(board, removing_knight(board, knight)));
        CHECK(offers(board, passing(board)) != must);
        if (must) {
            CHECK(board.options().size() == 1);
            CHECK(board.why_not(passing(board)) == Reason::princess_must_take);
        } else {
            CHECK(offers_deploying(board, board.field(1, -1, 2)));
            CHECK(board.why_not(board.deploying(board.city(1, -1, North))) == Reason::occupied);
        }
        board.must(removing_knight(board, knight));
        CHECK(board.supply(Red) == 7);
        CHECK(board.step() == StepKind::draw);
        CHECK(board.view().state.header().active == Red);
    }
}

TEST_CASE("A city that the princess emptied is scored for nobody", "[PDEX-10][PDEX-11][PRINCESS-07]")
{
    for (const int owner : {Red, Blue}) {
        for (const bool removes : {false, true}) {
            Position board(dragons(2));
            board.lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").put(owner, board.city(2, 0, North));
            board.turn(Blue, "PD_X", 2, -1, "RRCR");
            if (removes)
                board.must(removing_knight(board, on(board, board.city(2, 0, North))));
            else
                board.pass();
            CHECK(board.score(owner) == (removes ? 0 : 4));
            CHECK(board.score(1 - owner) == 0);
            CHECK(board.supply(owner) == 7);
        }
    }
}

namespace {

/// The board of PDEX-12, with Red's portal on (-1,0) drawn but not placed.
Position before_portal()
{
    Position board(dragons(2));
    board.lay("N", 0, -1, "FCCF").lay("E", 1, -1, "FFFC").lay("U", 1, 0, "FRFR").lay("B", 0, 1, "FFFF");
    return board;
}

void place_portal(Position& board)
{
    board.draw(Red, "PD_R");
    Action place = board.placing(Red, "PD_R", -1, 0, "RRRR");
    place.rotation = 0;
    board.must(place);
}

}  // namespace

TEST_CASE("A portal leads to every free incomplete feature", "[PDEX-12][PORTAL-01][PORTAL-02][PORTAL-03]")
{
    Position board = before_portal();
    place_portal(board);
    CHECK(board.why_not(board.deploying(board.city(0, 0, North))) == Reason::feature_complete);
    CHECK(board.why_not(board.deploying(board.city(1, -1, West))) == Reason::feature_complete);
    for (const int x : {-1, 0, 1}) CHECK(offers_deploying(board, board.road(x, 0, East)));
    CHECK(offers_deploying(board, board.monastery(0, 1)));
    CHECK(offers_deploying(board, board.road(-1, 0, North)));
    CHECK(offers_deploying(board, board.field(0, 1, 0)));
    CHECK(offers_deploying(board, board.field(1, -1, 0)));
    CHECK(offers_deploying(board, board.field(0, 0, 2)));
    board.deploy(board.monastery(0, 1));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("A portal does not lead into an occupied field", "[PDEX-13][PORTAL-03]")
{
    Position board = before_portal();
    board.put(Blue, board.field(0, 1, 0));
    place_portal(board);
    const NodeId field = board.field(0, 1, 0);
    for (int i = 1; i <= board.view().state.header().nodes; ++i)
        if (board.joined(NodeId(i), field)) CHECK_FALSE(offers_deploying(board, NodeId(i)));
    CHECK(board.joined(board.field(0, 0, 4), field));
    CHECK(board.why_not(board.deploying(board.field(0, 0, 4))) == Reason::occupied);
}

TEST_CASE("A portal does not lead to the tile of the dragon", "[PDEX-14][PORTAL-06][VOLCANO-03]")
{
    Position board = before_portal();
    put_dragon(board, 0, 1);
    place_portal(board);
    CHECK(board.why_not(board.deploying(board.monastery(0, 1))) == Reason::dragon_there);
    CHECK_FALSE(offers_deploying(board, board.field(0, 1, 0)));
    CHECK(board.joined(board.field(0, 0, 4), board.field(0, 1, 0)));
    CHECK(offers_deploying(board, board.field(0, 0, 4)));
}

TEST_CASE("A builder goes home with the thief that is eaten", "[PDEX-15][DRAGON-EAT-06]")
{
    Position board(dragons(3, {}, {Set::traders_builders}));
    board.lay("PD_A", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.lay("B", 1, 2, "FFFF").lay("B", 2, 1, "FFFF").lay("U", 1, 0, "FRFR");
    put_dragon(board, 0, 1);
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(1, 0, East), PieceKind::builder);
    board.turn_without(Blue, "PD_G", 0, -1, "FFCF").must(walking(board, 0, 0));
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Red, PieceKind::builder) == 1);
}

TEST_CASE("The fairy pays in the final scoring for a field of 0 points", "[PDEX-16][FAIRY-SCORE-02]")
{
    Position board(dragons(2));
    board.lay("B", 0, 1, "FFFF").put(Red, board.field(0, 1, 0));
    put_fairy(board, on(board, board.field(0, 1, 0)));
    CHECK(board.end().score(Red) == 3);
}

TEST_CASE("In a double turn the fairy pays once and moves in each part", "[PDEX-17][FAIRY-TURN-02]")
{
    Position board(dragons(2, {}, {Set::traders_builders}));
    board.put(Red, board.city(0, 0, North)).put(Red, board.road(0, 0, East));
    board.lay("U", 1, 0, "FRFR").put(Red, board.road(1, 0, East), PieceKind::builder);
    put_fairy(board, on(board, board.city(0, 0, North)));
    board.turn_without(Blue, "PD_A", 0, 1, "FFFF");
    REQUIRE(board.view().state.header().active == Red);
    CHECK(board.score(Red) == 1);
    board.turn(Red, "U", 2, 0, "FRFR").must(sending_fairy(board, on(board, board.road(0, 0, East))));
    REQUIRE(board.view().part() == 1);
    CHECK(board.score(Red) == 1);
    board.turn(Red, "U", 3, 0, "FRFR").must(sending_fairy(board, on(board, board.city(0, 0, North))));
    CHECK(board.view().state.header().active == Blue);
    CHECK(board.score(Red) == 1);
    CHECK(board.moves_for({Cause::fairy_sent}).size() == 2);
}

TEST_CASE("Each part of a double turn has its own walk", "[PDEX-18][DRAGON-WALK-11][PD-INT-02]")
{
    Position board(dragons(2, {}, {Set::traders_builders}));
    board.lay("PD_C", 1, 0, "FRFR").put(Red, board.road(0, 0, East));
    for (int x = 2; x <= 9; ++x) board.lay("U", x, 0, "FRFR");
    board.put(Red, board.road(9, 0, East), PieceKind::builder);
    put_dragon(board, 1, 0);
    board.turn_without(Red, "PD_L", -1, 0, "FRFR");
    for (int x = 2; x <= 7; ++x) {
        CHECK(board.decider() == (x % 2 == 0 ? Red : Blue));
        board.must(walking(board, x, 0));
    }
    REQUIRE(board.view().part() == 1);
    board.turn_without(Red, "PD_K", -2, 0, "FRRF");
    CHECK(board.decider() == Red);
    CHECK(steps(board) == CellList{{6, 0}, {8, 0}});  // visited in the first walk, not in this one
    for (int x = 6; x >= 1; --x) {
        CHECK(board.decider() == (x % 2 == 0 ? Red : Blue));
        board.must(walking(board, x, 0));
    }
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("The fairy comes just in time for the scoring", "[PDEX-19][FAIRY-SCORE-05]")
{
    Position board(dragons(2));
    board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, -1, North));
    board.turn(Red, "E", 0, -2, "FFCF").must(sending_fairy(board, on(board, board.city(0, -1, North))));
    CHECK(board.score(Red) == 8 + 3);
}
