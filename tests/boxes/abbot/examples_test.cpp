// SPDX-License-Identifier: MIT
// The worked examples of The Abbot.
#include "boxes/abbot/abbot_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("Example of an open garden at the end", "[ABBOT-EX-01][ABBOT-FINAL-01]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot);
    CHECK(board.feature(garden(board, 0, 1)).open == 3);
    CHECK(board.feature(garden(board, 0, 1)).points_now == 6);
    CHECK(board.feature(garden(board, 0, 1)).points_complete == 9);
    board.end();
    CHECK(board.score(Red) == 6);
}

TEST_CASE("Example of an abbot called back", "[ABBOT-EX-02][ABBOT-RET-01][ABBOT-RET-02]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot);
    board.turn(Red, "E", 0, 2, "CFFF");
    CHECK(board.feature(board.city(0, 2, North)).complete);
    CHECK(board.feature(board.city(0, 2, North)).feature.tiles == 2);
    call_back(board, Red);
    CHECK(board.score(Red) == 1 + 6);
    CHECK(board.supply(Red, kAbbot) == 1);
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() == StepKind::draw);  // no knight in the same step
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Example of a completed garden", "[ABBOT-EX-03][ABBOT-SCORE-01]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot).lay("E", 0, 2, "CFFF").lay("E", -1, 2, "FFFC");
    board.turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(board.feature(garden(board, 0, 1)).complete);
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red, kAbbot) == 1);
}

TEST_CASE("Example of an abbot that its tile completes", "[ABBOT-EX-04][ABBOT-RET-03]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot).lay("E", 0, 2, "CFFF").lay("E", -1, 2, "FFFC");
    board.turn(Red, "E", 1, 2, "FCFF");
    CHECK_FALSE(can_call_back(board));
    CHECK(board.why_not(calling_back(board, Red)) == Reason::feature_complete);
    board.deploy(board.city(1, 2, East));
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("Example of who may be in a garden", "[ABBOT-EX-05][ABBOT-DEPLOY-01][ABBOT-DEPLOY-03][ABBOT-DEPLOY-04]")
{
    const std::vector<PieceKind> others = {PieceKind::large_follower, PieceKind::wagon, PieceKind::mayor,
                                           PieceKind::builder,        PieceKind::pig,   PieceKind::barn};
    std::vector<Choice> choices;
    for (const PieceKind kind : others) choices.push_back(pieces(kind, 1));
    Position board(abbots(choices));
    SECTION("a copy with a garden")
    {
        board.turn(Red, "E_g", 0, 1, "FFCF");
        CHECK(can_deploy(board, board.city(0, 1, South)));
        CHECK(can_deploy(board, board.field(0, 1, 0)));
        CHECK(can_deploy(board, garden(board, 0, 1), kAbbot));
        CHECK(count_deployments(board, kAbbot) == 1);
        CHECK(board.why_not(board.deploying(garden(board, 0, 1))) == Reason::wrong_segment);
        for (const PieceKind kind : others) CHECK_FALSE(can_deploy(board, garden(board, 0, 1), kind));
        CHECK(board.why_not(board.deploying(board.city(0, 1, South), kAbbot)) == Reason::wrong_segment);
        CHECK(board.why_not(board.deploying(board.field(0, 1, 0), kAbbot)) == Reason::wrong_segment);
    }
    SECTION("a copy without a garden")
    {
        board.turn(Red, "E", 0, 1, "FFCF");
        CHECK(count_deployments(board, kAbbot) == 0);
        CHECK(count_deployments(board, PieceKind::follower) == 2);
    }
}

TEST_CASE("Example of an abbot on a monastery", "[ABBOT-EX-06][ABBOT-RET-07]")
{
    Position board(abbots());
    board.turn(Red, "B", 0, 1, "FFFF");
    CHECK(can_deploy(board, board.monastery(0, 1)));
    board.deploy(board.monastery(0, 1), kAbbot);
    board.turn_without(Blue, "V", 1, 0, "RFFR");
    board.turn(Red, "V", -1, 0, "RRFF");
    call_back(board, Red);
    CHECK(board.score(Red) == 1 + 3);
    CHECK_FALSE(is_occupied(board.view().state, root_of(board.view().state, board.monastery(0, 1))));
    board.turn(Blue, "U", 2, 0, "RFRF");
    CHECK(board.why_not(board.deploying(board.monastery(0, 1))) == Reason::not_last_tile);  // nothing of this game reaches it
    board.pass().end();
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Example of an abbot in both parts of a double turn", "[ABBOT-EX-07][ABBOT-RET-05][ABBOT-RET-06]")
{
    Position board(abbots({}, {Set::traders_builders}));
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1), kAbbot);
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), PieceKind::builder);
    board.turn(Red, "U", 1, 0, "FRFR");
    call_back(board, Red);
    CHECK(board.score(Red) == 1 + 2);
    CHECK(board.view().part() == 1);
    CHECK(board.view().state.header().active == Red);
    board.turn(Red, "B", 1, 1, "FFFF");
    board.deploy(board.monastery(1, 1), kAbbot);
    CHECK(board.supply(Red, kAbbot) == 0);
    CHECK(board.view().state.header().active == Blue);  // neither of the two in the same part
}

TEST_CASE("Example of a monastery beside a garden", "[ABBOT-EX-08][ABBOT-QA-04]")
{
    Position board(abbots());
    board.lay("B", 0, 1, "FFFF").put(Blue, board.monastery(0, 1)).lay("E_g", 1, 1, "FFCF");
    board.put(Red, garden(board, 1, 1), kAbbot);
    board.end();
    CHECK(board.score(Blue) == 3);
    CHECK(board.score(Red) == 3);
}

TEST_CASE("Example of a captured abbot", "[ABBOT-EX-09][ABBOT-INT-01][INT-ABBOT-TOWER-02][TOWER-NOTE-04]")
{
    TowerPosition board(towers(2, {pieces_of(kAbbot, 1)}));
    board.lay("T12_g", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Blue, board.monastery(1, 1), kAbbot);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{1, 1}});
    board.take(board.monastery(1, 1));
    CHECK(board.held(Blue, Red) == 1);
    board.set_score(Blue, 5).begin(Blue);
    REQUIRE(board.ransoms() == std::vector{abbot_of(board, Blue)});
    board.pay(abbot_of(board, Blue));
    CHECK(board.score(Blue) == 2);
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Blue, kAbbot) == 1);
    board.turn(Blue, "U", -1, 0, "FRFR");
    CHECK(board.sites(kAbbot).empty());  // the tower of one piece is open
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}});
}

TEST_CASE("Example of an abbot on an abbey", "[ABBOT-EX-10][ABBOT-INT-02][INT-ABBOT-ABBEY-01]")
{
    AbbeyPosition board({pieces(kAbbot, 1)});
    lay_ring(board);
    board.turn_with_abbey(Blue, 1, 1).deploy(board.monastery(1, 1), kAbbot);
    SECTION("called back")
    {
        board.turn(Blue, "B", -1, 2, "FFFF");
        call_back(board, Blue);
        CHECK(board.score(Blue) == 8);
        CHECK(board.supply(Blue, kAbbot) == 1);
    }
    SECTION("left there")
    {
        board.end();
        CHECK(board.score(Blue) == 8);
    }
}

TEST_CASE("Example of a garden in a hole", "[ABBOT-EX-11][ABBOT-SCORE-03]")
{
    Position board(abbots());
    board.lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF").lay("E", 1, 2, "FCFF");
    board.lay("E", -1, 2, "FFFC").lay("E", 0, 2, "CFFF");
    board.turn(Red, "E_g", 0, 1, "FFCF");
    SECTION("the abbot")
    {
        board.deploy(garden(board, 0, 1), kAbbot);
        CHECK(board.score(Red) == 9);
        CHECK(board.supply(Red, kAbbot) == 1);
    }
    SECTION("a knight")
    {
        board.deploy(board.city(0, 1, South));
        CHECK(board.score(Red) == 4);
    }
    CHECK(board.step() == StepKind::draw);  // not both
}
