// SPDX-License-Identifier: MIT
// The worked examples of The Tower. Those with figures of other boxes are in figures_test.cpp.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0), a tower tile south of it, and four monasteries with Blue monks: three beside it and one two cells to the east.
TowerPosition board_of_example_2(std::vector<Choice> choices = {})
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF");
    for (auto [x, y] : Cells{{1, 1}, {2, 1}, {-1, 1}, {0, 2}}) board.put(Blue, board.monastery(x, y));
    return board;
}

/// D(0,0), a tower tile south of it, and a way round the empty cell (1,1).
TowerPosition board_of_example_3(std::vector<Choice> choices = {})
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF").lay("B", 2, 2, "FFFF").lay("B", 2, 1, "FFFF");
    return board;
}

/// D(0,0) and N(0,-1) FCCF with a knight: Red's T15 on (1,-1) completes their city and reaches the knight.
TowerPosition board_of_example_7(int knight)
{
    TowerPosition board;
    board.lay("N", 0, -1, "FCCF").put(knight, board.city(0, -1, South));
    board.place(Red, "T15", 1, -1, "FFFC").build(1, -1);
    return board;
}

}  // namespace

TEST_CASE("The first piece reaches the neighbours and the second one cell farther", "[TOWEX-02][TOWER-CAPTURE-03]")
{
    TowerPosition board = board_of_example_2();
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{-1, 1}, {1, 1}, {0, 2}});
    board.finish_turn();
    board.place(Blue, "U", -1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{-1, 1}, {1, 1}, {2, 1}, {0, 2}});
}

TEST_CASE("An empty space does not stop the area unless the house rule says so", "[TOWEX-03][TOWER-CAPTURE-05][TOWER-HOUSE-01]")
{
    SECTION("by the rules")
    {
        TowerPosition board = board_of_example_3();
        board.raise(0, 1, 1).put(Blue, board.monastery(2, 1));
        board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
        CHECK(board.targets() == Cells{{2, 1}});
    }
    SECTION("by the house rule")
    {
        TowerPosition board = board_of_example_3({with(Option::tower_no_capture_over_gaps)});
        board.raise(0, 1, 1).put(Blue, board.monastery(2, 1));
        board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("A diagonal neighbour is out of the area unless the house rule puts it at distance two", "[TOWEX-04][TOWER-HOUSE-04]")
{
    SECTION("by the rules")
    {
        TowerPosition board = board_of_example_3();
        board.raise(0, 1, 1).put(Blue, board.monastery(1, 2));
        board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("by the house rule")
    {
        TowerPosition board = board_of_example_3({with(Option::tower_diagonal_capture)});
        board.put(Blue, board.monastery(1, 2));
        board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
        CHECK(board.step() == StepKind::draw);
        board.place(Blue, "U", -1, 0, "FRFR").build(0, 1);
        CHECK(board.targets() == Cells{{1, 2}});
    }
}

TEST_CASE("With the short range the first piece reaches its own tile only", "[TOWEX-05][TOWER-HOUSE-03]")
{
    TowerPosition board = board_of_example_2({with(Option::tower_short_range)});
    board.put(Blue, board.field(0, 1, 0)).put(Blue, board.road(0, 0, East));
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{0, 1}});
    board.finish_turn();
    board.place(Red, "U", -1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{0, 0}, {-1, 1}, {0, 1}, {1, 1}, {0, 2}});
}

TEST_CASE("A lower tower captures from a higher one and leaves it open", "[TOWEX-06][TOWER-CAPTURE-07][TOWER-QA-02]")
{
    TowerPosition board;
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("T14", 2, 1, "FFFF");
    board.raise(0, 1, 1).raise(2, 1, 5).put(Blue, board.foundation(2, 1));
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{2, 1}});
    board.take(board.foundation(2, 1));
    CHECK_FALSE(board.closed(2, 1));
    CHECK(board.height(2, 1) == 5);
    CHECK(board.height(0, 1) == 2);
    board.place(Blue, "U", -1, 0, "FRFR").build(2, 1);
    CHECK(board.height(2, 1) == 6);
}

TEST_CASE("A knight captured on the completing turn is not scored", "[TOWEX-07][TOWER-CAPTURE-16][TOWER-SEQ-03]")
{
    TowerPosition board = board_of_example_7(Blue);
    SECTION("captured")
    {
        board.take(board.city(0, -1, South));
        CHECK(board.feature(board.city(0, -1, South)).complete);
        CHECK(board.score(Blue) == 0);
        CHECK(board.score(Red) == 0);
        CHECK(board.held(Blue, Red) == 1);
        CHECK(board.supply(Blue) == 6);
    }
    SECTION("declined")
    {
        board.pass();
        CHECK(board.score(Blue) == 6);
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Blue) == 7);
    }
}

TEST_CASE("A captured own knight goes home and scores nothing", "[TOWEX-08][TOWER-CAPTURE-14]")
{
    TowerPosition board = board_of_example_7(Red);
    REQUIRE(board.supply(Red) == 6);
    board.take(board.city(0, -1, South));
    CHECK(board.supply(Red) == 7);
    CHECK(board.held(Red, Red) == 0);
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Three players who hold each other in a ring exchange nothing", "[TOWEX-13][TOWER-EXCHANGE-06]")
{
    TowerPosition board(towers(3));
    board.lay("T12", 0, 1, "FFFF").put(Red, board.road(0, 0, East));
    board.jail(Blue, Red);
    board.jail(Green, Blue);
    board.place(Green, "B", 1, 1, "FFFF").build(0, 1).take(board.road(0, 0, East));
    CHECK(board.held(Blue, Red) == 1);
    CHECK(board.held(Green, Blue) == 1);
    CHECK(board.held(Red, Green) == 1);
    CHECK(board.supply(Red) == 6);
    CHECK(board.supply(Blue) == 6);
    CHECK(board.supply(Green) == 6);
}

TEST_CASE("A follower bought back is deployed in the same action step", "[TOWEX-14][TOWER-RANSOM-01][TOWER-RANSOM-05]")
{
    TowerPosition board(towers(2, {pieces_of(PieceKind::follower, 1)}));
    board.set_score(Red, 12).set_score(Blue, 5);
    const PieceId last = board.jail(Red, Blue);
    board.place(Red, "V", 0, 1, "FFRR");
    REQUIRE(board.step() == StepKind::act);
    CHECK_FALSE(board.offers(board.deploying(board.road(0, 1, South))));
    board.pay(last);
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 8);
    CHECK(board.step() == StepKind::act);
    board.deploy(board.road(0, 1, South));
    CHECK(board.standing_on(board.road(0, 1, South)) == last);
}

TEST_CASE("A ransom needs three points and the own turn", "[TOWEX-15][TOWER-RANSOM-03]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    SECTION("two points are too few")
    {
        board.set_score(Red, 2);
        board.place(Red, "V", 0, 1, "FFRR");
        CHECK(board.why_not(board.paying(id)) == Reason::tower_ransom_too_dear);
        CHECK(board.ransoms().empty());
    }
    SECTION("three points are enough")
    {
        board.set_score(Red, 3);
        board.place(Red, "V", 0, 1, "FFRR");
        CHECK(board.ransoms() == std::vector{id});
        board.pay(id);
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Blue) == 3);
    }
    SECTION("never in the turn of another")
    {
        board.set_score(Red, 20);
        board.place(Blue, "V", 0, 1, "FFRR");
        CHECK(board.why_not(TowerPosition::by(Red, board.paying(id))) == Reason::not_your_decision);
        CHECK(board.why_not(board.paying(id)) == Reason::tower_not_prisoner);
        CHECK(board.ransoms().empty());
    }
}

TEST_CASE("A foundation without pieces takes no figure", "[TOWEX-18][TOWER-TOP-02]")
{
    TowerPosition board;
    board.place(Red, "T12", 0, 1, "FFFF");
    CHECK(board.why_not(board.deploying(board.foundation(0, 1))) == Reason::tower_missing);
    CHECK(board.sites(PieceKind::follower).empty());
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}});
}

TEST_CASE("A follower on a tower neither occupies the city of its tile nor shares its points",
          "[TOWEX-20][TOWER-TOP-08][TOWER-TOP-13]")
{
    TowerPosition board;
    board.lay("T04", 0, -1, "FCCF");
    board.raise(0, -1, 1).put(Blue, board.foundation(0, -1));
    board.place(Red, "E", 1, -1, "FFFC");
    REQUIRE(board.joined(board.city(0, 0, North), board.city(1, -1, West)));
    board.deploy(board.city(1, -1, West));
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Blue) == 0);
    CHECK(board.closed(0, -1));
    CHECK(board.supply(Blue) == 6);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Who has spent all pieces may still put a follower on a tower", "[TOWEX-23][TOWER-PIECE-02]")
{
    TowerPosition board;
    board.lay("T12", 0, 1, "FFFF").lay("T14", 1, 1, "FFFF");
    board.raise(0, 1, 6, Red).raise(1, 1, 4, Red);
    REQUIRE(board.supply(Red, PieceKind::tower_piece) == 0);
    board.place(Red, "U", 1, 0, "FRFR");
    CHECK(board.sites(PieceKind::tower_piece).empty());
    CHECK(board.why_not(board.building(0, 1)) == Reason::supply_empty);
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}, {1, 1}});
    board.top(1, 1);
    board.place(Blue, "U", -1, 0, "FRFR");
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}});
}

TEST_CASE("At the end neither a follower on a tower nor a prisoner counts", "[TOWEX-24][TOWER-END-01][TOWER-END-02]")
{
    TowerPosition board;
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF");
    board.lay("E", -1, 2, "FFCF").lay("E", -1, 3, "CFFF").lay("E", 0, 3, "FFCF");
    const NodeId field = board.field(0, 1, 0);
    REQUIRE(board.feature(field).feature.tiles == 9);
    board.raise(0, 1, 1).put(Red, board.foundation(0, 1)).put(Blue, field);
    board.jail(Red, Blue);
    board.set_score(Red, 10).end();
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 3);  // one finished city beside the field
    CHECK(board.held(Red, Blue) == 1);
}

TEST_CASE("Capturing an own follower exchanges nobody", "[TOWEX-25][TOWER-CAPTURE-14]")
{
    TowerPosition board;
    board.lay("T12", 0, 1, "FFFF").put(Red, board.road(0, 0, East));
    board.jail(Red, Blue);
    board.place(Red, "B", 1, 1, "FFFF").build(0, 1).take(board.road(0, 0, East));
    CHECK(board.held(Red, Blue) == 1);
    CHECK(board.supply(Red) == 6);
}
