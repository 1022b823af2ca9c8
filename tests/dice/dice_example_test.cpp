// SPDX-License-Identifier: MIT
// The worked examples of the rules page, cell by cell.
#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

namespace {

/// The ring of eight around (1,1), with its west die given.
void put_ring(Layout& layout, const char* west)
{
    REQUIRE(layout.put("ES", 0, 0));
    REQUIRE(layout.put("EW", 1, 0));
    REQUIRE(layout.put("WS", 2, 0));
    REQUIRE(layout.put(west, 0, 1));
    REQUIRE(layout.put("NS", 2, 1));
    REQUIRE(layout.put("NE", 0, 2));
    REQUIRE(layout.put("EW", 1, 2));
    REQUIRE(layout.put("NW", 2, 2));
}

/// Five dice of an open city and the sixth, round the gap (1,0).
void put_six_round_gap(Layout& layout)
{
    REQUIRE(layout.put("ES", 0, 0));
    REQUIRE(layout.put("NE", 0, 1));
    REQUIRE(layout.put("WES", 1, 1));
    REQUIRE(layout.put("N", 1, 2));
    REQUIRE(layout.put("WN", 2, 1));
    REQUIRE(layout.put("SW", 2, 0));
}

}  // namespace

TEST_CASE("six dice closed in two rolls score ten", "[DICE-EX-01]")
{
    Game game;
    REQUIRE(game.fall(2, 3, 1, 0, 2, 1) == Reason::none);
    CHECK(count_at(game.state.dice, Spot::passed) == 1);
    CHECK(count_city_dice_in_tray(game.state.dice) == 6);
    CHECK(game.put("ES", 0, 0) == Reason::none);
    CHECK(game.put("EW", 1, 0) == Reason::none);
    CHECK(game.put("WS", 2, 0) == Reason::none);
    CHECK(game.put("NE", 0, 1) == Reason::none);
    CHECK(game.tray() == 4);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(0, 1, 1, 0, 1, 1) == Reason::none);
    CHECK(game.state.catapults == 2);
    CHECK(game.put("EW", 1, 1) == Reason::none);
    CHECK(game.put("NW", 2, 1) == Reason::none);
    CHECK(game.tray() == 1);
    CHECK(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.last(EventKind::scored).count == 6);
    CHECK(game.state.score[0] == 10);
    CHECK(game.state.active == 1);
    CHECK(game.tray() == 9);
}

TEST_CASE("a closed city of two beside an open one of four scores nothing", "[DICE-EX-02]")
{
    Game game;
    REQUIRE(game.fall(4, 3, 1, 0, 1, 0) == Reason::none);
    REQUIRE(game.put("ES", 0, 0) == Reason::none);
    REQUIRE(game.put("EW", 1, 0) == Reason::none);
    REQUIRE(game.put("WS", 2, 0) == Reason::none);
    REQUIRE(game.put("NE", 0, 1) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    CHECK(game.tray() == 4);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(0, 0, 1, 1, 0, 2) == Reason::none);
    CHECK(game.tray() == 2);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    CHECK(game.built() == 4);
    CHECK(game.aside() == 1);
    REQUIRE(game.fall(2, 0, 0, 0, 0, 0) == Reason::none);
    CHECK(game.put("E", 5, 0) == Reason::none);
    const Cities before = cities_of(kFaceTable, game.state.dice);
    CHECK(before.count == 2);
    CHECK(game.put("W", 6, 0) == Reason::none);  // the tray is empty: the turn stops by itself
    CHECK(game.state.active == 1);
    CHECK(game.last(EventKind::scored).count == 2);
    CHECK(game.state.score[0] == 0);
}

TEST_CASE("a knight kept instead of ten points doubles ten points later", "[DICE-EX-03]")
{
    Game game;
    REQUIRE(game.fall(0, 4, 2, 0, 3, 0) == Reason::none);
    game.build_six();
    REQUIRE(game.act(ActionKind::keep) == Reason::none);
    CHECK(game.state.score[0] == 0);
    CHECK(game.state.active == 1);
    CHECK(game.tray() == 8);
    game.idle();
    CHECK(game.tray() == 9);
    REQUIRE(game.fall(3, 4, 2, 0, 0, 0) == Reason::none);
    game.build_six();
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.state.score[0] == 20);
}

TEST_CASE("two dice are worth nothing, three one point", "[DICE-EX-04]")
{
    Layout two;
    REQUIRE(two.put("E", 0, 0));
    REQUIRE(two.put("W", 1, 0));
    CHECK(two.largest() == 2);
    CHECK(points_for(2) == 0);
    Layout row;
    REQUIRE(row.put("E", 0, 0));
    REQUIRE(row.put("EW", 1, 0));
    REQUIRE(row.put("W", 2, 0));
    CHECK(row.largest() == 3);
    Layout bend;
    REQUIRE(bend.put("E", 0, 0));
    REQUIRE(bend.put("WS", 1, 0));
    REQUIRE(bend.put("N", 1, 1));
    CHECK(bend.largest() == 3);
    CHECK(points_for(3) == 1);
}

TEST_CASE("two closed cities of four are worth three points", "[DICE-EX-05]")
{
    Layout block;
    REQUIRE(block.put("ES", 0, 0));
    REQUIRE(block.put("WS", 1, 0));
    REQUIRE(block.put("NE", 0, 1));
    REQUIRE(block.put("NW", 1, 1));
    CHECK(block.largest() == 4);
    Layout star;
    REQUIRE(star.put("EWS", 1, 1));
    REQUIRE(star.put("E", 0, 1));
    REQUIRE(star.put("W", 2, 1));
    REQUIRE(star.put("N", 1, 2));
    CHECK(star.largest() == 4);
    CHECK(points_for(4) == 3);
}

TEST_CASE("a block of four with a cap is worth six points", "[DICE-EX-06]")
{
    Layout layout;
    REQUIRE(layout.put("ES", 0, 0));
    REQUIRE(layout.put("WS", 1, 0));
    REQUIRE(layout.put("NE", 0, 1));
    REQUIRE(layout.put("NWE", 1, 1));
    REQUIRE(layout.put("W", 2, 1));
    CHECK(layout.largest() == 5);
    CHECK(points_for(5) == 6);
}

TEST_CASE("a gap with two open sides closes at seven or eight dice", "[DICE-EX-07]")
{
    Layout seven;
    put_six_round_gap(seven);
    CHECK(seven.largest() == 0);
    CHECK_FALSE(seven.fits("WN", 1, 0));  // white would meet black in the east
    REQUIRE(seven.put("EW", 1, 0));
    CHECK(seven.largest() == 7);
    CHECK(points_for(7) == 15);
    Layout eight;
    put_six_round_gap(eight);
    REQUIRE(eight.put("EWN", 1, 0));
    CHECK(eight.largest() == 0);
    REQUIRE(eight.put("S", 1, -1));
    CHECK(eight.largest() == 8);
    CHECK(points_for(8) == 21);
}

TEST_CASE("a ring of eight round an empty cell is closed", "[DICE-EX-08]")
{
    Layout layout;
    put_ring(layout, "NS");
    CHECK(layout.largest() == 8);
    CHECK(points_for(8) == 21);
    for (const char* letters : {"N", "E", "S", "W"}) CHECK_FALSE(layout.fits(letters, 1, 1));
}

TEST_CASE("the ring with a tee and a cap in its middle is worth 28, or 56", "[DICE-EX-09]")
{
    Layout layout;
    put_ring(layout, "NSE");
    CHECK(layout.largest() == 0);
    REQUIRE(layout.put("W", 1, 1));
    CHECK(layout.largest() == 9);
    CHECK(points_for(9) == 28);

    Config config = seats(2);
    config.target_score = 100;
    Game game(config);
    game.keep_one();
    game.idle();
    REQUIRE(game.fall(1, 4, 3, 1, 0, 0) == Reason::none);
    for (u32 i = 0; i < layout.count; ++i) {
        const Die& die = layout.dice[i];
        REQUIRE(game.act(game.building(die.face, die.rotation, die.x, die.y)) == Reason::none);
    }
    CHECK(game.state.score[0] == 56);
}

TEST_CASE("cities of five and of three in one turn score six", "[DICE-EX-10]")
{
    Game game;
    REQUIRE(game.fall(4, 0, 4, 0, 1, 0) == Reason::none);
    for (const i32 x : {0, 1, 2, 3, 4}) REQUIRE(game.put(x == 0 ? "E" : x == 4 ? "W" : "EW", x, 0) == Reason::none);
    for (const i32 x : {0, 1, 2}) REQUIRE(game.put(x == 0 ? "E" : x == 2 ? "W" : "EW", x, 1) == Reason::none);
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.last(EventKind::scored).count == 5);
    CHECK(game.state.score[0] == 6);
}

TEST_CASE("catapults 4, 3 and 2 in one turn win at 0 against 41", "[DICE-EX-11]")
{
    Game game;
    for (const u32 n : {9u, 6u, 4u}) {  // 28 + 10 + 3
        game.score_row(n);
        game.idle();
    }
    REQUIRE(game.state.score[0] == 41);
    game.idle();
    REQUIRE(game.state.active == 1);
    SECTION("with nine dice")
    {
        REQUIRE(game.fall(5, 0, 0, 0, 0, 4) == Reason::none);
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(2, 0, 0, 0, 0, 3) == Reason::none);
        CHECK_FALSE(game.is_over());
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(0, 0, 0, 0, 0, 2) == Reason::none);
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b10);
        CHECK(game.state.score[1] == 0);
    }
    SECTION("with eight dice, another player holding a knight")
    {
        game.idle();
        game.keep_one();
        REQUIRE(game.tray() == 8);
        REQUIRE(game.fall(4, 0, 0, 0, 0, 4) == Reason::none);
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(1, 0, 0, 0, 0, 3) == Reason::none);
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(0, 0, 0, 0, 0, 1) == Reason::none);
        CHECK_FALSE(game.is_over());
        CHECK(game.state.active == 0);
    }
}

TEST_CASE("39 and three more win at once, 41 and nothing plays on", "[DICE-EX-12]")
{
    Game game(seats(3));
    for (const u32 n : {9u, 6u, 3u}) {  // 28 + 10 + 1
        game.score_row(n);
        game.idle();
        game.idle();
    }
    REQUIRE(game.state.score[0] == 39);
    const u32 turn = game.state.turn;
    game.score_row(4);
    CHECK(game.is_over());
    CHECK(game.state.score[0] == 42);
    CHECK(game.state.turn == turn);
    CHECK(game.state.winners == 0b001);

    Game close;
    for (const u32 n : {9u, 6u, 4u}) {
        close.score_row(n);
        close.idle();
    }
    REQUIRE(close.state.score[0] == 41);
    close.idle();
    CHECK_FALSE(close.is_over());
    CHECK(close.state.active == 1);
}

TEST_CASE("with four other holders the active player rolls five dice", "[DICE-EX-13]")
{
    Game game(seats(5));
    for (u32 seat = 0; seat < 4; ++seat) game.keep_one();
    CHECK(game.state.active == 4);
    CHECK_FALSE(game.holds(4));
    CHECK(game.state.doubled == 0);
    CHECK(game.tray() == 5);
    game.keep_one();
    CHECK(game.state.active == 0);
    CHECK(game.state.doubled == 1);  // the seat held one itself
    CHECK(game.tray() == 5);
}

TEST_CASE("knights may be rolled again until they are collected", "[DICE-EX-14]")
{
    Game game;
    REQUIRE(game.fall(7, 0, 0, 0, 2, 0) == Reason::none);
    for (const i32 x : {0, 2, 4}) {
        REQUIRE(game.put("E", x, 0) == Reason::none);
        REQUIRE(game.put("W", x + 1, 0) == Reason::none);
    }
    REQUIRE(game.put("S", 0, 1) == Reason::none);
    CHECK(game.tray() == 2);
    CHECK(game.tray(Face::knight) == 2);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(0, 0, 0, 0, 2, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    CHECK(game.tray() == 1);
    CHECK(game.aside() == 1);
}

TEST_CASE("a doubled turn without a closed city is lost", "[DICE-EX-15]")
{
    Game game;
    game.keep_one();
    game.idle();
    REQUIRE(game.state.doubled == 1);
    game.idle();
    CHECK(game.state.score[0] == 0);
    game.idle();
    CHECK(game.state.active == 0);
    CHECK(game.state.doubled == 0);
    game.score_row(3);
    CHECK(game.state.score[0] == 1);
}
