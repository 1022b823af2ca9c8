// SPDX-License-Identifier: MIT
// One turn from its compulsory roll to its end: rolling, catapults, setting aside, dice in circulation.
#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

TEST_CASE("two to five players start at no points without knights", "[DICE-SETUP-01]")
{
    Rules rules{};
    CHECK(build(seats(1), rules) == ConfigFault::seats);
    CHECK(build(seats(6), rules) == ConfigFault::seats);
    for (u32 n = 2; n <= 5; ++n) {
        const Game game(seats(n));
        for (u32 seat = 0; seat < n; ++seat) {
            CHECK(game.state.score[seat] == 0);
            CHECK_FALSE(game.holds(seat));
        }
    }
}

TEST_CASE("the starting seat is an input, 0 unless chosen, and takes all nine dice", "[DICE-SETUP-02]")
{
    CHECK(Game().state.active == 0);
    Config config = seats(4);
    config.first_seat = 2;
    const Game game(config);
    CHECK(game.state.active == 2);
    CHECK(game.tray() == 9);
    config.first_seat = 4;
    Rules rules{};
    CHECK(build(config, rules) == ConfigFault::first_seat);
}

TEST_CASE("a turn begins with a roll of all dice before the player, the kept knight among them", "[DICE-TURN-01]")
{
    Game game;
    CHECK(pending(game.rules, game.state).seat == kNature);
    CHECK(game.state.step == Step::roll);
    game.keep_one();
    CHECK(game.tray() == 8);
    game.idle();
    CHECK(game.state.active == 0);
    CHECK(game.tray() == 9);
}

TEST_CASE("a turn has at most three rolls and may stop after each", "[DICE-TURN-02]")
{
    Game game;
    CHECK(game.act(ActionKind::stop) == Reason::not_your_decision);  // the first roll is compulsory
    for (u32 roll = 1; roll <= 3; ++roll) {
        REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
        CHECK(game.state.rolls == roll);
        CHECK(game.offers(ActionKind::stop));
        CHECK(pending(game.rules, game.state).rolls_left == 3 - roll);
        if (roll < 3) CHECK(game.act(ActionKind::roll) == Reason::none);
    }
    CHECK_FALSE(game.offers(ActionKind::roll));
    CHECK(game.act(ActionKind::roll) == Reason::no_rolls_left);
    CHECK(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.state.active == 1);
}

TEST_CASE("catapults leave first, then each die may be set aside or left", "[DICE-TURN-03]")
{
    Game game;
    REQUIRE(game.fall(2, 2, 1, 1, 2, 1) == Reason::none);
    CHECK(game.tray(Face::catapult) == 0);
    CHECK(game.tray() == 8);
    CHECK(game.act(game.building(Face::knight, 0, 0, 0)) == Reason::not_a_city_face);
    CHECK(game.act(game.building(Face::catapult, 0, 0, 0)) == Reason::not_a_city_face);
    CHECK(game.act(game.building(Face::none, 0, 0, 0)) == Reason::no_such_face);
    CHECK(game.put("N", 0, 0) == Reason::none);
    CHECK(game.act(ActionKind::collect) == Reason::none);
    CHECK(game.act(ActionKind::collect) == Reason::none);
    CHECK(game.act(ActionKind::collect) == Reason::no_knight_in_tray);
    CHECK(game.tray() == 5);
    CHECK(game.built() == 1);
    CHECK(game.aside() == 2);
}

TEST_CASE("the next roll throws all dice left in the tray, none set aside if one likes", "[DICE-TURN-04]")
{
    Game game;
    REQUIRE(game.fall(5, 0, 0, 0, 4, 0) == Reason::none);
    CHECK(game.act(ActionKind::roll) == Reason::none);
    CHECK(game.tray() == 9);
    CHECK(game.fall(4, 0, 0, 0, 4, 0) == Reason::wrong_total);  // eight faces for nine dice
    CHECK(game.fall(5, 0, 0, 1, 4, 0) == Reason::wrong_total);
    CHECK(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    CHECK(game.tray(Face::cap) == 9);
}

TEST_CASE("built dice and collected knights are never thrown again in the turn", "[DICE-TURN-05]")
{
    Game game;
    REQUIRE(game.fall(6, 0, 0, 0, 3, 0) == Reason::none);
    REQUIRE(game.put("N", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    CHECK(game.tray() == 7);
    CHECK(game.fall(0, 7, 0, 0, 0, 0) == Reason::none);
    CHECK(game.built() == 1);
    CHECK(game.aside() == 1);
    CHECK(game.why_not_put("N", 0, -2) == Reason::face_not_in_tray);
}

TEST_CASE("a turn ends by scoring or by keeping a knight, and all remaining dice go left", "[DICE-TURN-06]")
{
    Game game(seats(3));
    REQUIRE(game.fall(4, 0, 0, 0, 4, 1) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.state.active == 1);
    CHECK(game.tray() == 9);
    CHECK(game.built() == 0);
    game.keep_one();
    CHECK(game.state.active == 2);
    CHECK(game.tray() == 8);
    game.idle();
    CHECK(game.state.active == 0);
}

TEST_CASE("an empty tray ends the rolling at once", "[DICE-TURN-07]")
{
    Game game;
    REQUIRE(game.fall(2, 0, 0, 0, 0, 7) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    CHECK(game.state.active == 0);
    REQUIRE(game.put("W", 1, 0) == Reason::none);
    CHECK(game.state.active == 1);  // nothing was left but to stop
    CHECK(game.last(EventKind::scored).count == 2);

    Game knights;
    REQUIRE(knights.fall(0, 0, 0, 0, 3, 6) == Reason::none);
    for (u32 i = 0; i < 3; ++i) REQUIRE(knights.act(ActionKind::collect) == Reason::none);
    CHECK(knights.state.active == 0);  // keeping one is still open
    CHECK(knights.act(ActionKind::roll) == Reason::tray_empty);
    CHECK(knights.offers(ActionKind::keep));
    CHECK(knights.offers(ActionKind::stop));
    CHECK(knights.options().size() == 2);
}

TEST_CASE("each catapult goes to the left neighbour at once and earns nothing", "[DICE-CAT-01]")
{
    Game game;
    REQUIRE(game.fall(6, 0, 0, 0, 0, 3) == Reason::none);
    CHECK(count_at(game.state.dice, Spot::passed) == 3);
    CHECK(game.state.catapults == 3);
    CHECK(game.last(EventKind::catapults_passed).count == 3);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    CHECK(game.tray() == 6);
}

TEST_CASE("catapults do not spoil the score of the turn", "[DICE-CAT-02]")
{
    Game game;
    REQUIRE(game.fall(2, 0, 1, 0, 0, 6) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.put("EW", 1, 0) == Reason::none);
    REQUIRE(game.put("W", 2, 0) == Reason::none);
    CHECK(game.state.score[0] == 1);
}

TEST_CASE("passed dice wait for the left neighbour's own first roll", "[DICE-CAT-03]")
{
    Game game(seats(3));
    REQUIRE(game.fall(4, 0, 0, 0, 0, 5) == Reason::none);
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.state.active == 1);
    CHECK(game.tray() == 9);
    CHECK(game.state.catapults == 0);
}

TEST_CASE("city dice are built in the same step or thrown again", "[DICE-BUILD-03]")
{
    Game game;
    REQUIRE(game.fall(4, 2, 0, 0, 3, 0) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    CHECK(game.tray() == 8);
    CHECK(game.why_not_put("W", 1, 0) == Reason::not_your_decision);  // nature is asked now
    REQUIRE(game.fall(0, 8, 0, 0, 0, 0) == Reason::none);
    CHECK(game.why_not_put("W", 1, 0) == Reason::face_not_in_tray);
}

TEST_CASE("a built die keeps its cell and turn until the turn ends", "[DICE-BUILD-04]")
{
    Game game;
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    for (const char* letters : {"N", "E", "S", "W"}) CHECK(game.why_not_put(letters, 0, 0) == Reason::cell_taken);
    for (u32 roll = 2; roll <= 3; ++roll) {
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(8, 0, 0, 0, 0, 0) == Reason::none);
        const u32 i = die_at(game.state.dice, {0, 0});
        REQUIRE(i != kDice);
        CHECK(game.state.dice[i].face == Face::cap);
        CHECK(game.state.dice[i].rotation == 1);
    }
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.built() == 0);
}

TEST_CASE("a turn starts with nine dice less one for each other holder", "[DICE-FLOW-01]")
{
    Game game(seats(5));
    for (u32 seat = 0; seat < 5; ++seat) {
        CHECK(game.tray() == 9 - seat);
        game.keep_one();
    }
    CHECK(game.tray() == 5);  // all five hold or held one: never fewer
}

TEST_CASE("tray, built, aside, passed and kept dice are nine at all times", "[DICE-FLOW-02]")
{
    Game game;
    game.keep_one();
    REQUIRE(game.fall(3, 0, 0, 0, 2, 3) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    CHECK(game.tray() == 3);
    CHECK(game.built() == 1);
    CHECK(game.aside() == 1);
    CHECK(count_at(game.state.dice, Spot::passed) == 3);
    CHECK(count_at(game.state.dice, Spot::kept) == 1);

    State lost = game.state;
    lost.dice[game.state.dice[0].spot == Spot::kept ? 1 : 0].spot = Spot::none;
    CHECK(check(game.rules, lost) == StateFault::dice);
    State kept = game.state;
    kept.dice[8].holder = 1;  // whichever die that is, seat 1 is the active one
    CHECK(check(game.rules, kept) != StateFault::none);
}

TEST_CASE("with every die a catapult or set aside the built cities still score", "[DICE-EDGE-01]")
{
    Game game;
    REQUIRE(game.fall(2, 0, 1, 0, 1, 5) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.put("EW", 1, 0) == Reason::none);
    REQUIRE(game.put("W", 2, 0) == Reason::none);
    CHECK(game.state.active == 0);  // one knight lies in the tray
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(0, 0, 0, 0, 0, 1) == Reason::none);
    CHECK(game.state.active == 1);
    CHECK(game.state.score[0] == 1);
}

TEST_CASE("a first roll of catapults alone with fewer than nine dice ends the turn without points", "[DICE-EDGE-02]")
{
    Game game;
    game.keep_one();
    REQUIRE(game.tray() == 8);
    REQUIRE(game.fall(0, 0, 0, 0, 0, 8) == Reason::none);
    CHECK_FALSE(game.is_over());
    CHECK(game.state.score[1] == 0);
    CHECK(game.state.active == 0);
    CHECK(game.last(EventKind::scored).points == 0);
}

TEST_CASE("stopping with knights or city dice unused is allowed, after a last placement", "[DICE-EDGE-03]")
{
    Game game;
    REQUIRE(game.fall(6, 0, 0, 0, 2, 1) == Reason::none);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(6, 0, 1, 0, 1, 0) == Reason::none);
    CHECK(game.put("E", 0, 0) == Reason::none);
    CHECK(game.put("EW", 1, 0) == Reason::none);
    CHECK(game.put("W", 2, 0) == Reason::none);
    CHECK(game.tray() == 5);
    CHECK(game.act(ActionKind::stop) == Reason::none);
    CHECK(game.state.score[0] == 1);
}

TEST_CASE("placing and collecting are final", "[DICE-EDGE-04]")
{
    Game game;
    REQUIRE(game.fall(7, 0, 0, 0, 2, 0) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    for (const Action& option : game.options()) {
        State next = game.state;
        REQUIRE(apply(game.rules, next, option, {}).is_legal());
        if (next.turn != game.state.turn) continue;
        CHECK(die_at(next.dice, {0, 0}) != kDice);
        CHECK(count_at(next.dice, Spot::aside) >= 1);
    }
}

TEST_CASE("with two players the left neighbour is the other one", "[DICE-EDGE-05]")
{
    Game game;
    for (u32 turn = 0; turn < 4; ++turn) {
        CHECK(game.state.active == turn % 2);
        CHECK(game.state.turn == turn + 1);
        game.idle();
    }
}

TEST_CASE("city dice cannot be laid aside unbuilt", "[DICE-EDGE-08]")
{
    Game game;
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    CHECK(game.act(ActionKind::collect) == Reason::no_knight_in_tray);
    for (const Action& option : game.options(ActionKind::place)) {
        State next = game.state;
        REQUIRE(apply(game.rules, next, option, {}).is_legal());
        CHECK(count_at(next.dice, Spot::built) == 1);
        CHECK(count_at(next.dice, Spot::aside) == 0);
    }
}
