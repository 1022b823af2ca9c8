// SPDX-License-Identifier: MIT
// The model of the game: steps, options and their order, where a die may go, events, and the look over a state.
#include <algorithm>
#include <cstring>
#include <set>
#include <tuple>

#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

TEST_CASE("a state holds scores, knights, turn, rolls, tray, built dice and passed dice in one flat record", "[DICE-MODEL-01]")
{
    Game game(seats(3));
    game.score_row(4);  // seat 0: three points
    game.keep_one();    // seat 1
    REQUIRE(game.fall(4, 1, 0, 0, 2, 1) == Reason::none);
    REQUIRE(game.put("W", 0, 0) == Reason::none);
    REQUIRE(game.put("ES", -1, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(3, 0, 0, 0, 0, 1) == Reason::none);
    const State& state = game.state;
    CHECK(state.score[0] == 3);
    CHECK(state.score[1] == 0);
    CHECK(state.score[2] == 0);
    CHECK(state.turn == 3);
    CHECK(state.active == 2);
    CHECK(state.step == Step::build);
    CHECK(state.rolls == 2);
    CHECK(state.doubled == 0);
    CHECK(state.catapults == 2);
    CHECK(state.winners == 0);
    CHECK_FALSE(game.holds(0));
    CHECK(game.holds(1));
    CHECK_FALSE(game.holds(2));
    CHECK(game.tray() == 3);
    CHECK(game.tray(Face::cap) == 3);
    CHECK(game.aside() == 1);
    CHECK(count_at(state.dice, Spot::passed) == 2);
    CHECK(count_at(state.dice, Spot::kept) == 1);
    CHECK(game.built() == 2);
    const Die& cap = state.dice[die_at(state.dice, {0, 0})];
    CHECK(cap.face == Face::cap);
    CHECK(cap.rotation == face_with("W").rotation);
    const Die& corner = state.dice[die_at(state.dice, {-1, 0})];
    CHECK(corner.face == Face::corner);
    CHECK(corner.rotation == face_with("ES").rotation);
}

TEST_CASE("a state holds everything about a game, so copied bytes continue as the game does", "[DICE-MODEL-01]")
{
    Game game(seats(3));
    game.keep_one();
    REQUIRE(game.fall(4, 1, 0, 0, 2, 1) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    Game other(seats(3));
    other.score_row(9);  // another course altogether
    std::memcpy(&other.state, &game.state, sizeof(State));
    CHECK(other.options().size() == game.options().size());
    for (Game* each : {&game, &other}) {
        REQUIRE(each->put("W", 1, 0) == Reason::none);
        REQUIRE(each->act(ActionKind::collect) == Reason::none);
        REQUIRE(each->act(ActionKind::roll) == Reason::none);
        REQUIRE(each->fall(0, 0, 0, 0, 3, 1) == Reason::none);
        REQUIRE(each->act(ActionKind::keep) == Reason::none);
        each->idle();
        each->score_row(5);
    }
    CHECK(same_bytes(game.state, other.state));
    CHECK(game.state.score[0] == 12);
    CHECK(hash(game.rules, game.state) == hash(other.rules, other.state));
}

TEST_CASE("a turn runs from its roll over placing and collecting to one end, and emits it", "[DICE-MODEL-02]")
{
    Game game;
    REQUIRE(game.fall(1, 4, 2, 0, 1, 1) == Reason::none);
    game.build_six();
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    using enum EventKind;
    const std::vector<EventKind> expected = {turn_began, rolled, catapults_passed, built,  built,      built,     built,
                                             built,      built,  collected,        scored, turn_ended, turn_began};
    REQUIRE(game.log.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) CHECK(game.log[i].kind == expected[i]);
    CHECK(game.log[1].count == 9);
    CHECK(game.log[1].faces[0] == Face::cap);
    CHECK(game.log[1].faces[8] == Face::catapult);
    CHECK(game.log[4].face == Face::straight);
    CHECK(game.log[4].x == 1);
    CHECK(game.log[10].points == 10);
    CHECK(game.log[11].seat == 0);
    CHECK(game.log[11].turn == 1);
    CHECK(game.log[12].seat == 1);
    CHECK(game.log[12].turn == 2);
}

TEST_CASE("what is asked at each step of three turns, from the roll to the dice passed on", "[DICE-MODEL-02]")
{
    Game game;
    const auto asks_nature = [&](u32 tray) {
        CHECK(game.state.step == Step::roll);
        CHECK(pending(game.rules, game.state).seat == kNature);
        CHECK(game.tray() == tray);
    };
    const auto asks_seat = [&](std::initializer_list<ActionKind> kinds) {
        CHECK(game.state.step == Step::build);
        CHECK(pending(game.rules, game.state).seat == static_cast<i8>(game.state.active));
        u32 mask = 0;
        for (const ActionKind kind : kinds) mask |= 1u << static_cast<u32>(kind);
        CHECK(pending(game.rules, game.state).kinds == mask);
    };
    // Seat 0 rolls three times and keeps a knight.
    asks_nature(9);
    REQUIRE(game.fall(4, 0, 0, 0, 2, 3) == Reason::none);
    CHECK(count_at(game.state.dice, Spot::passed) == 3);  // before anything is asked
    asks_seat({ActionKind::place, ActionKind::collect, ActionKind::roll, ActionKind::stop});
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    asks_seat({ActionKind::place, ActionKind::roll, ActionKind::stop});
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    asks_nature(4);
    REQUIRE(game.fall(4, 0, 0, 0, 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::roll) == Reason::none);
    REQUIRE(game.fall(3, 0, 0, 0, 1, 0) == Reason::none);
    CHECK(game.state.rolls == 3);
    asks_seat({ActionKind::place, ActionKind::collect, ActionKind::stop, ActionKind::keep});  // no fourth roll
    REQUIRE(game.act(ActionKind::keep) == Reason::none);
    CHECK(game.holds(0));
    // Seat 1 has the eight others, and what it set aside comes back to the tray of seat 0.
    CHECK(game.state.active == 1);
    CHECK(game.state.rolls == 0);
    CHECK(game.state.doubled == 0);
    asks_nature(8);
    REQUIRE(game.fall(7, 0, 0, 0, 1, 0) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    REQUIRE(game.act(ActionKind::stop) == Reason::none);
    // Seat 0 begins with its knight: it is in the tray again, and the turn is doubled.
    CHECK(game.state.active == 0);
    CHECK_FALSE(game.holds(0));
    CHECK(game.state.doubled == 1);
    asks_nature(9);
    REQUIRE(game.fall(0, 0, 0, 0, 0, 9) == Reason::none);  // won before anybody is asked
    CHECK(game.is_over());
    CHECK(game.state.turn == 3);
}

TEST_CASE("the first die lies on (0,0) and no cell beyond 16 is used", "[DICE-MODEL-06]")
{
    Game game;
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    CHECK(game.why_not_put("E", 1, 0) == Reason::out_of_frame);
    CHECK(game.why_not_put("E", 32767, -32768) == Reason::out_of_frame);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    CHECK(game.put("E", 9, 0) == Reason::none);  // eight to build: nine steps are never bridged
    // Six come after the next one, so it leaves 11 of 17 columns and rows in use.
    CHECK(game.why_not_put("E", 11, 0) == Reason::out_of_frame);
    CHECK(game.why_not_put("E", -2, 0) == Reason::out_of_frame);
    CHECK(game.why_not_put("E", 10, 7) == Reason::none);
    CHECK(game.why_not_put("E", 10, 8) == Reason::out_of_frame);  // nine steps from (9,0), with seven to build
    // What touches a die is never too far: the other seven go as far as cells can reach.
    for (i32 x = 10; x <= 16; ++x) CHECK(game.put(x % 2 == 0 ? "W" : "E", x, 0) == Reason::none);
}

TEST_CASE("layouts that differ by a translation have the same options, one beside the other", "[DICE-MODEL-06]")
{
    const auto built = [](const char* first, const char* second, i32 x) {
        Game game;
        CHECK(game.fall(7, 0, 1, 1, 0, 0) == Reason::none);
        CHECK(game.put(first, 0, 0) == Reason::none);
        CHECK(game.put(second, x, 0) == Reason::none);
        return game;
    };
    std::vector<Action> one = built("E", "W", 9).options(ActionKind::place);
    const std::vector<Action> other = built("W", "E", -9).options(ActionKind::place);
    REQUIRE(one.size() == other.size());
    for (Action& action : one) action.x = static_cast<i16>(action.x - 9);
    CHECK(std::equal(one.begin(), one.end(), other.begin(), [](const Action& a, const Action& b) {
        return a.x == b.x && a.y == b.y && a.rotation == b.rotation && a.face == b.face;
    }));
}

TEST_CASE("a die that touches nothing goes as far as the dice still to be built can matter", "[DICE-MODEL-06][DICE-BUILD-06]")
{
    Game game;
    REQUIRE(game.fall(6, 0, 0, 0, 3, 0) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    CHECK(game.why_not_put("W", 9, 0) == Reason::none);  // the three knights can still become city dice
    CHECK(game.why_not_put("W", 10, 0) == Reason::out_of_frame);
    for (u32 roll = 2; roll <= 3; ++roll) {
        REQUIRE(game.act(ActionKind::roll) == Reason::none);
        REQUIRE(game.fall(2, 0, 0, 0, 6, 0) == Reason::none);
    }
    CHECK(game.why_not_put("W", 3, 0) == Reason::none);  // after the last roll only the two CAPs can
    CHECK(game.why_not_put("W", 4, 0) == Reason::out_of_frame);
}

TEST_CASE("options name each distinct face once, each cell and turn that fits, in a fixed order", "[DICE-MODEL-07]")
{
    Game game;
    REQUIRE(game.fall(3, 2, 2, 1, 1, 0) == Reason::none);
    SECTION("the first die: four turns of four faces on one cell")
    {
        CHECK(game.options(ActionKind::place).size() == 16);
        CHECK(game.options().size() == 16 + 3);  // collect, roll, stop
    }
    SECTION("beside and apart")
    {
        REQUIRE(game.put("E", 0, 0) == Reason::none);
        // |dx| + |dy| <= 9 are 181 cells with the first. Four touch it: the eastern one asks for black in the west (CAP 1,
        // CORNER 2, STRAIGHT 2, TEE 3), each other one for white on one side (CAP 3, CORNER 2, STRAIGHT 2, TEE 1). The 176
        // others take all 16.
        CHECK(game.options(ActionKind::place).size() == 8 + 3 * 8 + 176 * 16);
    }
    SECTION("order and shortness of buffers")
    {
        REQUIRE(game.put("E", 0, 0) == Reason::none);
        const std::vector<Action> all = game.options();
        const auto key = [](const Action& a) {
            return std::tuple(static_cast<u32>(a.kind), a.y, a.x, a.rotation, static_cast<u32>(a.face));
        };
        CHECK(std::is_sorted(all.begin(), all.end(), [&](const Action& a, const Action& b) { return key(a) < key(b); }));
        CHECK(std::adjacent_find(all.begin(), all.end(), [&](const Action& a, const Action& b) { return key(a) == key(b); }) ==
              all.end());
        std::vector<Action> few(5);
        CHECK(list(game.rules, game.state, ActionKind::none, few) == all.size());
        for (std::size_t i = 0; i < few.size(); ++i) CHECK(same_bytes(few[i], all[i]));
    }
}

TEST_CASE("equal positions have one hash, whichever of several equal dice lies where", "[DICE-MODEL-01]")
{
    Game one;
    Game other;
    for (Game* game : {&one, &other}) REQUIRE(game->fall(6, 0, 2, 0, 1, 0) == Reason::none);
    REQUIRE(one.put("E", 0, 0) == Reason::none);
    REQUIRE(one.put("W", 3, 0) == Reason::none);
    REQUIRE(one.act(one.building(Face::straight, 1, 1, 0)) == Reason::none);
    REQUIRE(other.put("E", 0, 0) == Reason::none);
    REQUIRE(other.act(other.building(Face::straight, 3, 1, 0)) == Reason::none);  // upside down it looks the same
    CHECK(hash(one.rules, one.state) != hash(other.rules, other.state));
    REQUIRE(other.put("W", 3, 0) == Reason::none);
    CHECK_FALSE(same_bytes(one.state, other.state));
    CHECK(hash(one.rules, one.state) == hash(other.rules, other.state));
}

TEST_CASE("every public fact moves the hash, the generator does not", "[DICE-MODEL-01]")
{
    Game game(seats(3));
    game.keep_one();
    REQUIRE(game.fall(4, 1, 0, 0, 2, 1) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.act(ActionKind::collect) == Reason::none);
    const State sound = game.state;
    const u32 built = die_at(sound.dice, {0, 0});
    const u32 kept = first_at(sound.dice, Spot::kept, Face::knight);
    const u32 cap = first_at(sound.dice, Spot::tray, Face::cap);
    const u32 knight = first_at(sound.dice, Spot::tray, Face::knight);
    std::set<u64> seen{hash(game.rules, sound)};
    const auto moves = [&](auto change) {
        State state = sound;
        change(state);
        return seen.insert(hash(game.rules, state)).second;
    };
    CHECK_FALSE(moves([](State& s) { s.random.s[2] = 5; }));
    CHECK(moves([](State& s) { s.score[0] = 1; }));
    CHECK(moves([](State& s) { s.score[2] = 1; }));
    CHECK(moves([](State& s) { s.turn = 5; }));
    CHECK(moves([](State& s) { s.active = 2; }));
    CHECK(moves([](State& s) { s.step = Step::over; }));
    CHECK(moves([](State& s) { s.rolls = 2; }));
    CHECK(moves([](State& s) { s.doubled = 1; }));
    CHECK(moves([](State& s) { s.catapults = 2; }));
    CHECK(moves([](State& s) { s.winners = 2; }));
    CHECK(moves([&](State& s) { s.dice[kept].holder = 2; }));
    CHECK(moves([&](State& s) { s.dice[cap].face = Face::tee; }));
    CHECK(moves([&](State& s) { s.dice[knight].spot = Spot::aside; }));
    CHECK(moves([&](State& s) { s.dice[built].rotation = 2; }));
    CHECK(moves([&](State& s) { s.dice[built].x = 1; }));
    CHECK(moves([&](State& s) { s.dice[built].y = 1; }));
}

TEST_CASE("every rule the players can see moves the fingerprint, who rolls does not", "[DICE-SETUP-02]")
{
    std::set<u64> seen{Game(seats(3)).rules.fingerprint};
    const auto moves = [&](auto change) {
        Config config = seats(3);
        change(config);
        Rules rules{};
        REQUIRE(build(config, rules) == ConfigFault::none);
        return seen.insert(rules.fingerprint).second;
    };
    CHECK_FALSE(moves([](Config& c) { c.chance = Chance::seeded; }));
    CHECK(moves([](Config& c) { c.seats = 4; }));
    CHECK(moves([](Config& c) { c.first_seat = 1; }));
    CHECK(moves([](Config& c) { c.target_score = 43; }));
    CHECK(moves([](Config& c) { c.finish_round = true; }));
    CHECK(moves([](Config& c) { c.faces.shapes[index_of(Face::straight)] = {{1, 4, 0, 0}}; }));
}

TEST_CASE("why_not names the deciding seat and refuses kinds that the decision does not accept", "[DICE-MODEL-02]")
{
    Game game(seats(3));
    const Verdict early = why_not(game.rules, game.state, game.action_of(ActionKind::roll));
    CHECK(early.reason == Reason::not_your_decision);
    CHECK(early.seat == kNature);
    Action strange = game.action_of(ActionKind::fall);
    strange.kind = ActionKind::stop;
    CHECK(game.act(strange) == Reason::wrong_step);  // nature does not stop
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    Action fall = game.falling({9, 0, 0, 0, 0, 0});
    CHECK(game.act(fall) == Reason::not_your_decision);
    fall.seat = 0;
    CHECK(game.act(fall) == Reason::wrong_step);
    Action other = game.action_of(ActionKind::stop);
    other.seat = 1;
    CHECK(why_not(game.rules, game.state, other).seat == 0);
    CHECK(game.act(other) == Reason::not_your_decision);
    for (const int kind : {0, 8, 255}) {
        Action unknown = game.action_of(ActionKind::stop);
        unknown.kind = static_cast<ActionKind>(kind);
        CHECK(game.act(unknown) == Reason::wrong_step);
    }
    CHECK(game.act(game.building(static_cast<Face>(77), 0, 0, 0)) == Reason::no_such_face);
}

TEST_CASE("a look over a state finds what play cannot have made", "[DICE-FLOW-02]")
{
    Game game;
    game.keep_one();
    REQUIRE(game.fall(4, 1, 0, 0, 2, 1) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    REQUIRE(game.put("W", 1, 0) == Reason::none);
    const State sound = game.state;
    const u32 first = die_at(sound.dice, {0, 0});
    const u32 second = die_at(sound.dice, {1, 0});
    const auto look = [&](auto change) {
        State state = sound;
        change(state);
        return check(game.rules, state);
    };
    CHECK(look([](State&) {}) == StateFault::none);
    CHECK(look([](State& s) { s.step = static_cast<Step>(9); }) == StateFault::step);
    CHECK(look([](State& s) { s.active = 0; }) == StateFault::seat);
    CHECK(look([](State& s) { s.turn = 0; }) == StateFault::seat);
    CHECK(look([](State& s) { s.turn = 1'200'000'000; }) == StateFault::none);
    CHECK(look([](State& s) { s.turn = 1'200'000'002; }) == StateFault::seat);
    CHECK(look([](State& s) { s.score[0] = -1; }) == StateFault::score);
    CHECK(look([](State& s) { s.score[4] = 1; }) == StateFault::score);
    CHECK(look([](State& s) { s.score[0] = 42; }) == StateFault::score);
    CHECK(look([](State& s) { s.rolls = 0; }) == StateFault::counters);
    CHECK(look([](State& s) { s.rolls = 4; }) == StateFault::counters);
    CHECK(look([](State& s) { s.catapults = 2; }) == StateFault::counters);
    CHECK(look([](State& s) { s.doubled = 2; }) == StateFault::counters);
    CHECK(look([](State& s) { s.winners = 1; }) == StateFault::counters);
    const auto end = [](State& s, u8 winners) {
        s.step = Step::over;
        s.score[1] = 42;
        s.winners = winners;
    };
    CHECK(look([&](State& s) { end(s, 0b10); }) == StateFault::none);
    CHECK(look([&](State& s) { end(s, 0b01); }) == StateFault::counters);
    CHECK(look([&](State& s) {
              end(s, 0b10);
              s.score[1] = 41;
          }) == StateFault::counters);
    // Five dice may still be built, so 12 of 17 columns are in use at most.
    CHECK(look([&](State& s) { s.dice[second].x = 11; }) == StateFault::none);
    CHECK(look([&](State& s) { s.dice[second].x = 12; }) == StateFault::grid);
    CHECK(look([&](State& s) { s.dice[second].y = 11; }) == StateFault::none);
    CHECK(look([&](State& s) { s.dice[second].y = 12; }) == StateFault::grid);
    CHECK(look([](State& s) { s.reserved[1] = 1; }) == StateFault::reserved);
    CHECK(look([](State& s) { s.random.s[0] = 1; }) == StateFault::generator);
    CHECK(look([&](State& s) { s.dice[first].spot = static_cast<Spot>(9); }) == StateFault::dice);
    CHECK(look([&](State& s) { s.dice[first].face = Face::knight; }) == StateFault::dice);
    CHECK(look([&](State& s) { s.dice[first].face = static_cast<Face>(200); }) == StateFault::dice);
    CHECK(look([&](State& s) { s.dice[first].rotation = 4; }) == StateFault::dice);
    CHECK(look([&](State& s) { s.dice[second].x = 0; }) == StateFault::grid);
    CHECK(look([&](State& s) { s.dice[second].x = 17; }) == StateFault::grid);
    CHECK(look([&](State& s) { s.dice[first].y = 5; }) == StateFault::grid);
    CHECK(look([&](State& s) { s.dice[second].rotation = 0; }) == StateFault::sides);
    CHECK(look([&](State& s) { std::swap(s.dice[first].order, s.dice[second].order); }) == StateFault::none);
    CHECK(look([&](State& s) { s.dice[second].order = 0; }) == StateFault::grid);
    CHECK(look([&](State& s) { s.dice[second].order = 2; }) == StateFault::grid);
    CHECK(look([&](State& s) { s.dice[first_at(s.dice, Spot::tray, Face::knight)].order = 1; }) == StateFault::dice);
}

TEST_CASE("a look over a state knows which seats can have reached the target", "[DICE-END-01][DICE-END-02]")
{
    Config config = seats(3);
    config.first_seat = 1;
    config.target_score = 10;
    const auto look = [&](u32 turns, u32 seat, i32 score) {
        Game game(config);
        for (u32 i = 0; i < turns; ++i) game.idle();
        REQUIRE(game.fall(7, 0, 0, 0, 2, 0) == Reason::none);
        State state = game.state;
        state.score[seat] = score;
        return check(game.rules, state);
    };
    SECTION("no seat while the game goes on")
    {
        for (u32 seat = 0; seat < 3; ++seat) {
            CHECK(look(1, seat, 9) == StateFault::none);
            CHECK(look(1, seat, 10) == StateFault::score);
        }
    }
    SECTION("with finish_round those that have had their turn of the round")
    {
        config.finish_round = true;
        CHECK(look(0, 0, 10) == StateFault::score);  // the round begins with seat 1
        CHECK(look(0, 1, 10) == StateFault::score);
        CHECK(look(1, 1, 10) == StateFault::none);
        CHECK(look(1, 2, 10) == StateFault::score);
        CHECK(look(1, 0, 10) == StateFault::score);
        CHECK(look(2, 2, 10) == StateFault::none);
        CHECK(look(2, 0, 10) == StateFault::score);
        CHECK(look(1, 1, 65) == StateFault::none);  // 9 points, then nine dice in one city doubled: 56
        CHECK(look(1, 1, 66) == StateFault::score);
    }
    SECTION("nine catapults bring no points")
    {
        Game game(config);
        REQUIRE(game.fall(0, 0, 0, 0, 0, 9) == Reason::none);
        State state = game.state;
        CHECK(check(game.rules, state) == StateFault::none);
        state.score[1] = 10;
        CHECK(check(game.rules, state) == StateFault::score);
    }
}
