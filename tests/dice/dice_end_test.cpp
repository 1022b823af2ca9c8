// SPDX-License-Identifier: MIT
// What a turn is worth and when the game is over: knights, scoring, the three ways to win.
#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

TEST_CASE("three knights, set aside or showing, let a player keep one instead of scoring", "[DICE-KNIGHT-01]")
{
    SECTION("all in the tray")
    {
        Game game;
        REQUIRE(game.fall(6, 0, 0, 0, 3, 0) == Reason::none);
        CHECK(game.act(ActionKind::keep) == Reason::none);
        CHECK(game.holds(0));
        CHECK(game.tray() == 8);
        CHECK(game.state.active == 1);
    }
    SECTION("two aside and one in the tray")
    {
        Game game;
        REQUIRE(game.fall(7, 0, 0, 0, 2, 0) == Reason::none);
        REQUIRE(game.act(ActionKind::collect) == Reason::none);
        REQUIRE(game.act(ActionKind::collect) == Reason::none);
        CHECK(game.act(ActionKind::keep) == Reason::too_few_knights);
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(6, 0, 0, 0, 1, 0) == Reason::none);
        CHECK(game.act(ActionKind::keep) == Reason::none);
        CHECK(game.last(EventKind::kept).seat == 0);
    }
}

TEST_CASE("scoring and keeping exclude each other, fewer than three knights are worth nothing", "[DICE-KNIGHT-02]")
{
    Game game;
    REQUIRE(game.fall(2, 0, 1, 0, 3, 3) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.put("EW", 1, 0) == Reason::none);
    REQUIRE(game.put("W", 2, 0) == Reason::none);
    Game scorer = game;
    REQUIRE(scorer.act(ActionKind::stop) == Reason::none);
    CHECK(scorer.state.score[0] == 1);
    CHECK_FALSE(scorer.holds(0));
    Game keeper = game;
    REQUIRE(keeper.act(ActionKind::keep) == Reason::none);
    CHECK(keeper.state.score[0] == 0);
    CHECK(keeper.holds(0));

    Game two;
    REQUIRE(two.fall(7, 0, 0, 0, 2, 0) == Reason::none);
    CHECK_FALSE(two.offers(ActionKind::keep));
    CHECK(two.act(ActionKind::keep) == Reason::too_few_knights);
    REQUIRE(two.act(ActionKind::stop) == Reason::none);
    CHECK(two.state.score[0] == 0);
}

TEST_CASE("a holder rolls the kept die with the others and scores double", "[DICE-KNIGHT-03]")
{
    Game game;
    game.keep_one();
    game.idle();
    CHECK(game.tray() == 9);
    CHECK(game.state.doubled == 1);
    game.score_row(4);
    CHECK(game.state.score[0] == 6);
    CHECK(game.last(EventKind::scored).doubled == 1);
    CHECK(game.last(EventKind::scored).points == 6);
}

TEST_CASE("doubling looks only at the start of the turn and lasts for that turn", "[DICE-KNIGHT-04]")
{
    Game game;
    game.keep_one();
    game.idle();
    REQUIRE(game.state.doubled == 1);
    REQUIRE(game.fall(2, 0, 2, 0, 0, 5) == Reason::none);  // the kept die shows whatever it likes
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.put("EW", 1, 0) == Reason::none);
    REQUIRE(game.put("EW", 2, 0) == Reason::none);
    REQUIRE(game.put("W", 3, 0) == Reason::none);
    CHECK(game.state.score[0] == 6);
    game.idle();
    CHECK(game.state.doubled == 0);
    game.score_row(4);
    CHECK(game.state.score[0] == 9);
}

TEST_CASE("points are doubled whichever of the three rolls completed the city", "[DICE-KNIGHT-03][DICE-SCORE-03]")
{
    for (u32 last = 1; last <= kRolls; ++last) {
        Game game;
        game.keep_one();
        game.idle();
        REQUIRE(game.state.doubled == 1);
        for (u32 roll = 1; roll < last; ++roll) {  // a CAP now and one later, the rest is thrown again
            REQUIRE(game.fall(static_cast<u8>(game.tray()), 0, 0, 0, 0, 0) == Reason::none);
            REQUIRE(game.act(ActionKind::roll) == Reason::none);
        }
        REQUIRE(game.fall(2, 0, 3, 0, 4, 0) == Reason::none);
        CHECK(game.state.rolls == last);
        CHECK(game.state.doubled == 1);
        REQUIRE(game.put("E", 0, 0) == Reason::none);
        for (i32 x = 1; x <= 3; ++x) REQUIRE(game.put("EW", x, 0) == Reason::none);
        REQUIRE(game.put("W", 4, 0) == Reason::none);
        REQUIRE(game.act(ActionKind::stop) == Reason::none);
        CHECK(game.state.score[0] == 12);  // five dice: six, doubled
        CHECK(game.last(EventKind::scored).points == 12);
        CHECK(game.last(EventKind::scored).doubled == 1);
        CHECK(game.state.doubled == 0);  // the other seat's turn
    }
}

TEST_CASE("a player holds one knight at most and may keep again in a doubled turn", "[DICE-KNIGHT-05]")
{
    Game game;
    game.keep_one();
    game.idle();
    REQUIRE(game.state.doubled == 1);
    game.keep_one();
    CHECK(count_at(game.state.dice, Spot::kept) == 1);
    game.idle();
    CHECK(game.state.doubled == 1);
    game.score_row(3);
    CHECK(game.state.score[0] == 2);  // twice, never four times

    Game odd;
    odd.keep_one();
    State two = odd.state;
    for (Die& die : two.dice)
        if (die.spot == Spot::tray) {
            die = {Spot::kept, Face::knight, 0, 0, 0, 0};
            break;
        }
    CHECK(check(odd.rules, two) == StateFault::knights);
}

TEST_CASE("a kept die is out of circulation until its holder's next turn", "[DICE-KNIGHT-06]")
{
    Game game(seats(3));
    game.keep_one();
    CHECK(game.tray() == 8);
    game.idle();
    CHECK(game.tray() == 8);
    game.idle();
    CHECK(game.state.active == 0);
    CHECK(game.tray() == 9);
    CHECK_FALSE(game.holds(0));
    game.idle();
    CHECK(game.tray() == 9);
}

TEST_CASE("only the largest closed city counts, none is nothing", "[DICE-SCORE-01]")
{
    Layout layout;
    CHECK(layout.largest() == 0);
    for (const char* letters : {"ES", "EW"}) REQUIRE(layout.put(letters, static_cast<i32>(layout.count), 0));
    CHECK(layout.largest() == 0);  // open
    REQUIRE(layout.put("E", 5, 0));
    REQUIRE(layout.put("W", 6, 0));
    CHECK(layout.largest() == 2);
    REQUIRE(layout.put("E", 5, 2));
    REQUIRE(layout.put("EW", 6, 2));
    REQUIRE(layout.put("W", 7, 2));
    CHECK(layout.largest() == 3);
}

TEST_CASE("points by size are 0, 1, 3, 6, 10, 15, 21, 28", "[DICE-SCORE-02]")
{
    constexpr i32 points[] = {0, 1, 3, 6, 10, 15, 21, 28};
    CHECK(points_for(0) == 0);
    for (u32 n = 2; n <= 9; ++n) {
        CHECK(points_for(n) == points[n - 2]);
        Game game;
        game.score_row(n);
        CHECK(game.state.score[0] == points[n - 2]);
    }
}

TEST_CASE("a turn begun with a knight scores double, 56 at most", "[DICE-SCORE-03]")
{
    Config config = seats(2);
    config.target_score = 100;
    Game game(config);
    game.keep_one();
    game.idle();
    game.score_row(9);
    CHECK(game.state.score[0] == 56);
}

TEST_CASE("points are written at once and add up without limit", "[DICE-SCORE-04]")
{
    Config config = seats(2);
    config.target_score = 1000;
    Game game(config);
    for (i32 round = 1; round <= 10; ++round) {
        game.score_row(9);
        CHECK(game.state.score[0] == 28 * round);
        CHECK(game.last(EventKind::scored).total == 28 * round);
        game.idle();
    }
}

TEST_CASE("42 points or more end the game at once", "[DICE-END-01]")
{
    SECTION("more than 42, in the middle of a round")
    {
        Game game(seats(3));
        game.score_row(9);
        game.idle();
        game.idle();
        game.score_row(8);
        CHECK(game.is_over());
        CHECK(game.state.score[0] == 49);
        CHECK(game.state.winners == 0b001);
        CHECK(game.last(EventKind::ended).winners == 0b001);
        CHECK(game.options().empty());
        CHECK(game.act(ActionKind::stop) == Reason::game_over);
    }
    SECTION("another target")
    {
        Config config = seats(2);
        config.target_score = 3;
        Game game(config);
        game.score_row(3);
        CHECK_FALSE(game.is_over());
        game.score_row(4);
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b10);
    }
    SECTION("targets that make no sense")
    {
        Rules rules{};
        Config config = seats(2);
        config.target_score = 0;
        CHECK(build(config, rules) == ConfigFault::target_score);
        config.target_score = kTargetMax + 1;
        CHECK(build(config, rules) == ConfigFault::target_score);
    }
    SECTION("with finish_round the round is completed and the highest total wins")
    {
        Config config = seats(3);
        config.first_seat = 1;
        config.finish_round = true;
        config.target_score = 10;
        Game game(config);
        game.score_row(6);  // seat 1 reaches 10 and is overtaken
        CHECK_FALSE(game.is_over());
        game.score_row(7);
        CHECK_FALSE(game.is_over());
        game.idle();
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b100);
    }
    SECTION("with finish_round equal totals share the win")
    {
        Config config = seats(2);
        config.finish_round = true;
        config.target_score = 10;
        Game game(config);
        game.score_row(6);
        game.score_row(6);
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b11);
    }
    SECTION("with finish_round a last seat that keeps a knight ends the round as well")
    {
        Config config = seats(2);
        config.finish_round = true;
        config.target_score = 10;
        Game game(config);
        game.score_row(6);
        game.keep_one();
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b01);
    }
}

TEST_CASE("nine catapults in one turn win at once", "[DICE-END-02]")
{
    SECTION("in one roll")
    {
        Game game;
        REQUIRE(game.fall(0, 0, 0, 0, 0, 9) == Reason::none);
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b01);
    }
    SECTION("over several rolls, even while a round is being finished")
    {
        Config config = seats(2);
        config.finish_round = true;
        config.target_score = 10;
        Game game(config);
        game.score_row(9);
        REQUIRE(game.fall(4, 0, 0, 0, 0, 5) == Reason::none);
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(0, 0, 0, 0, 0, 4) == Reason::none);
        CHECK(game.is_over());
        CHECK(game.state.winners == 0b10);
    }
}

TEST_CASE("nine catapults need all nine dice, so no other holder", "[DICE-END-03]")
{
    Game game;
    game.keep_one();
    CHECK(game.fall(0, 0, 0, 0, 0, 9) == Reason::wrong_total);
    REQUIRE(game.fall(0, 0, 0, 0, 0, 8) == Reason::none);
    CHECK_FALSE(game.is_over());
    CHECK(game.tray() == 9);  // the holder's own turn: the die is back
    CHECK(game.state.doubled == 1);
    REQUIRE(game.fall(0, 0, 0, 0, 0, 9) == Reason::none);
    CHECK(game.is_over());
}

TEST_CASE("without finish_round there is one winner, the seat whose turn it is", "[DICE-END-04]")
{
    for (u64 seed = 0; seed < 20; ++seed) {
        Config config = seats(2 + static_cast<u32>(seed % 4));
        config.target_score = 1;
        Game game(config);
        for (u64 turn = 0; turn < seed; ++turn) game.idle();
        game.score_row(3);
        REQUIRE(game.is_over());
        CHECK(game.state.winners == 1u << game.state.active);
    }
}

TEST_CASE("three knights and a closed city give one reward, neither gives none", "[DICE-EDGE-06]")
{
    Game game;
    REQUIRE(game.fall(2, 0, 1, 0, 3, 3) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.put("EW", 1, 0) == Reason::none);
    REQUIRE(game.put("W", 2, 0) == Reason::none);
    CHECK(game.offers(ActionKind::stop));
    CHECK(game.offers(ActionKind::keep));
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.act(ActionKind::keep) == Reason::not_your_decision);  // too late
    CHECK(game.count_events(EventKind::scored) == 1);
    CHECK(game.count_events(EventKind::kept) == 0);
    game.idle();
    CHECK(game.last(EventKind::scored).points == 0);
}

TEST_CASE("ending with three knights scores unless keeping is asked for", "[DICE-EDGE-07]")
{
    Game game;
    REQUIRE(game.fall(6, 0, 0, 0, 3, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK_FALSE(game.holds(0));
    CHECK(game.count_events(EventKind::scored) == 1);
    CHECK(game.tray() == 9);
}
