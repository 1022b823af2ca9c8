// SPDX-License-Identifier: MIT
// Gardens: a kind of segment that counts the cells around it as a monastery does, and that the abbot alone stands on.
#include "house/tileset_text.hpp"
#include "rehearsed/rooms.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The garden of the tile E_G on a cell, behind its city and its field.
NodeId garden(const Position& board, int x, int y)
{
    const NodeId segment = board.segment(x, y, 2);
    REQUIRE(board.view().state.node(segment).kind() == SegmentKind::garden);
    return segment;
}

/// Five of the eight cells around the garden on (0,1) hold tiles (ABBOT-EX-01).
Position with_garden(int seats = 2)
{
    Position board(rehearsed(seats));
    board.lay("E_G", 0, 1, "FFCF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
    return board;
}

}  // namespace

TEST_CASE("The abbot alone stands in a garden", "[rehearsed]")  // ABBOT-EX-05, ABBOT-DEPLOY-01, -03, -04
{
    const Rooms list({&abbot});
    Position board(rehearsed());
    board.turn(Red, "E_G", 0, 1, "FFCF");
    const NodeId here = garden(board, 0, 1);
    CHECK(board.why_not(board.deploying(here, kAbbot)) == Reason::none);
    CHECK(board.why_not(board.deploying(here)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(board.city(0, 1, South), kAbbot)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(board.field(0, 1, 0), kAbbot)) == Reason::wrong_segment);
    int places = 0;
    for (const Action& action : board.options()) places += action.verb == Verb::deploy;
    CHECK(places == 2 + 1);  // a follower in the city or the field, the abbot in the garden
}

TEST_CASE("An open garden is worth a point for each tile on it and around it", "[rehearsed]")  // ABBOT-EX-01, ABBOT-FINAL-01
{
    const Rooms list({&abbot});
    Position board = with_garden();
    board.put(Red, garden(board, 0, 1), kAbbot);
    const FeatureFacts facts = board.feature(garden(board, 0, 1));
    CHECK(facts.feature.tiles == 6);
    CHECK(facts.open == 3);
    CHECK_FALSE(facts.complete);
    board.end();
    CHECK(board.score(Red) == 6);
}

TEST_CASE("An abbot taken back from a garden brings what it is worth then", "[rehearsed]")  // ABBOT-EX-02
{
    const Rooms list({&abbot});
    Position board = with_garden();
    board.put(Red, garden(board, 0, 1), kAbbot);
    board.turn(Red, "E", 0, 2, "CFFF");
    for (const Action& action : board.options())
        if (action.verb == Verb::take) {
            board.must(action);
            break;
        }
    CHECK(board.score(Red) == 7);
    CHECK(board.supply(Red, kAbbot) == 1);
    CHECK(board.step() == StepName::draw);
}

TEST_CASE("A garden whose eight cells hold tiles pays 9 points", "[rehearsed]")  // ABBOT-EX-03, -04
{
    const Rooms list({&abbot});
    Position board = with_garden();
    const NodeId here = garden(board, 0, 1);
    board.put(Red, here, kAbbot).lay("E", 0, 2, "CFFF").lay("E", -1, 2, "FFFC");
    board.turn(Red, "E_G", 1, 2, "FCFF");
    for (const Action& action : board.options()) CHECK(action.verb != Verb::take);  // ABBOT-RET-03
    board.pass();
    CHECK(board.feature(here).complete);
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red, kAbbot) == 1);
}

TEST_CASE("A garden that its own tile completes still takes the abbot", "[rehearsed]")  // ABBOT-EX-11
{
    const Rooms list({&abbot});
    Position board(rehearsed());
    board.lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF").lay("E", 1, 2, "FCFF");
    board.lay("E", -1, 2, "FFFC").lay("E", 0, 2, "CFFF");
    board.turn(Red, "E_G", 0, 1, "FFCF").deploy(garden(board, 0, 1), kAbbot);
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red, kAbbot) == 1);
}

TEST_CASE("A garden without an abbot pays nobody, and two side by side count each other",
          "[rehearsed]")  // ABBOT-SCORE-04, -QA-04
{
    const Rooms list({&abbot});
    Position board(rehearsed());
    board.lay("B", 0, 1, "FFFF").put(Blue, board.monastery(0, 1)).lay("U", 1, 0, "FRFR").lay("E_G", 1, 1, "FFCF");
    board.put(Red, garden(board, 1, 1), kAbbot);
    board.lay("A", 2, 0, "FFFR").lay("E_G", 2, 1, "FFCF");
    board.end();
    CHECK(board.score(Blue) == 4);  // its own tile, D, U, and the garden beside it
    CHECK(board.score(Red) == 6);   // and D, U, A, the monastery, the other garden
}

TEST_CASE("A tile has one segment that counts the cells around it", "[rehearsed]")
{
    CHECK(read_tile(Text("T 1 FFFF f:01234567 m g"), TileOwner::box).fault == TileFault::single_twice);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 g g"), TileOwner::box).fault == TileFault::single_twice);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 g t"), TileOwner::box).fault == TileFault::part_order);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 t g"), TileOwner::box).fault == TileFault::none);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 g"), TileOwner::host).fault == TileFault::unknown_word);
}

TEST_CASE("Random games with gardens are sound", "[rehearsed]")
{
    const Rooms list({&abbot, &builder});
    CHECK(play_random_games(40) == "");
}
