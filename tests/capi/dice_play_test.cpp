// SPDX-License-Identifier: MIT
// Deciding in a dice game through the C header: what is asked, listed, refused and told.
#include <algorithm>

#include "capi/dice_table.hpp"
#include "support/catch.hpp"

using namespace dice_tests;

namespace {

bastide_action blank(std::int32_t kind, std::int32_t seat)
{
    bastide_action action{};
    action.kind = kind;
    action.seat = seat;
    return action;
}

bastide_event last(const Game& game, std::int32_t kind)
{
    bastide_event found{};
    for (const bastide_event& event : events(game, 0))
        if (event.kind == kind) found = event;
    return found;
}

std::int32_t packed(std::initializer_list<std::int32_t> counts)
{
    std::int32_t all = 0, shift = 0;
    for (const std::int32_t count : counts) {
        all += count << shift;
        shift += 4;
    }
    return all;
}

}  // namespace

TEST_CASE("The outcomes of a roll are listed with their exact odds", "[DICE-COMP-01]")
{
    const Game game = make();
    const std::vector<bastide_action> falls = actions(game);
    REQUIRE(falls.size() == 2002);
    std::int64_t ways = 0;
    for (const bastide_action& fall : falls) {
        CHECK(fall.kind == BASTIDE_ACTION_FALL);
        CHECK(fall.seat == -1);
        ways += fall.x;
    }
    CHECK(ways == 10077696);  // 6^9
    CHECK(same(falls, actions(game, BASTIDE_ACTION_FALL)));
    CHECK(actions(game, BASTIDE_ACTION_PLACE).empty());
    CHECK(actions(game, BASTIDE_ACTION_DRAW).empty());
    const auto nine_catapults =
        std::find_if(falls.begin(), falls.end(), [](const bastide_action& a) { return a.value == 9 << 20; });
    REQUIRE(nine_catapults != falls.end());
    CHECK(nine_catapults->x == 1);
    std::vector<bastide_action> some(5);
    CHECK(bastide_game_list_actions(game.get(), BASTIDE_ACTION_ANY, some.data(), 5) == 2002);
    CHECK(same(some, std::vector<bastide_action>(falls.begin(), falls.begin() + 5)));
}

TEST_CASE("A roll may be told by its faces or as an action", "[DICE-TURN-01]")
{
    const Game one = make(), other = make();
    const std::int32_t faces[9] = {BASTIDE_FACE_CATAPULT, BASTIDE_FACE_KNIGHT, BASTIDE_FACE_CAP,
                                   BASTIDE_FACE_CAP,      BASTIDE_FACE_TEE,    BASTIDE_FACE_CORNER,
                                   BASTIDE_FACE_CAP,      BASTIDE_FACE_KNIGHT, BASTIDE_FACE_STRAIGHT};
    bastide_verdict verdict{};
    REQUIRE(bastide_dice_roll(one.get(), faces, 9, &verdict) == BASTIDE_OK);
    CHECK(verdict.legal == 1);
    play(other, {"fall cap 3 corner 1 straight 1 tee 1 knight 2 catapult 1"});
    CHECK(hash(one) == hash(other));
    CHECK(same(events(one, 0), events(other, 0)));
    const bastide_dice turn = dice(one);
    const std::int32_t tray[6] = {3, 1, 1, 1, 2, 0};
    CHECK(std::equal(tray, tray + 6, turn.tray));
    CHECK(turn.catapults == 1);
    CHECK(turn.rolls == 1);
    CHECK(bastide_dice_roll(one.get(), faces, 9, &verdict) == BASTIDE_E_ILLEGAL);
    CHECK(verdict.reason == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(verdict.seat == 0);
}

TEST_CASE("A roll of other dice than the tray holds is refused", "[DICE-TURN-04]")
{
    const Game game = make();
    const std::int32_t faces[9] = {};
    bastide_verdict verdict{};
    CHECK(bastide_dice_roll(game.get(), faces, 8, &verdict) == BASTIDE_E_ILLEGAL);
    CHECK(verdict.reason == BASTIDE_REASON_WRONG_DICE_COUNT);
    CHECK(bastide_dice_roll(game.get(), faces, 9, nullptr) == BASTIDE_OK);
}

TEST_CASE("Dice that show the same face are one action", "[DICE-MODEL-07]")
{
    const Game game = make();
    play(game, {"fall cap 9"});
    CHECK(actions(game, BASTIDE_ACTION_PLACE).size() == 4);  // the first die goes on (0,0), in four rotations
    play(game, {"place cap 0 0 1"});
    const std::vector<bastide_action> places = actions(game, BASTIDE_ACTION_PLACE);
    for (std::size_t i = 1; i < places.size(); ++i) {
        const bastide_action &a = places[i - 1], &b = places[i];
        CHECK((a.y != b.y ? a.y < b.y : a.x != b.x ? a.x < b.x : a.rotation < b.rotation));
    }
    CHECK(std::count_if(places.begin(), places.end(), [](const bastide_action& a) { return a.x == 1 && a.y == 0; }) == 1);
}

TEST_CASE("An action as listed is taken, said in words and read again", "[DICE-BUILD-01]")
{
    const Game game = make();
    const auto comes_back = [&](const bastide_action& action) {
        const std::string line =
            text([&](char* out, std::int32_t cap) { return bastide_action_text(game.get(), &action, out, cap); });
        return same(parse(game, line), action);
    };
    for (const bastide_action& action : actions(game)) REQUIRE(comes_back(action));
    play(game, {"fall cap 2 tee 2 straight 1 corner 1 knight 3"});
    for (const bastide_action& action : actions(game)) REQUIRE(comes_back(action));
    play(game, {"place tee 0 0 2"});
    for (const bastide_action& action : actions(game)) REQUIRE(comes_back(action));
    CHECK(parse(game, "1: collect").seat == 1);
    CHECK(parse(game, "collect").seat == 0);
    CHECK(parse(game, "fall cap 2").seat == -1);
    const std::vector<bastide_action> keep = actions(game, BASTIDE_ACTION_KEEP);
    REQUIRE(keep.size() == 1);
    CHECK(text([&](char* out, std::int32_t cap) { return bastide_action_text(game.get(), &keep[0], out, cap); }) == "0: keep");
}

TEST_CASE("What a line of dice cannot mean is told with its column", "[DICE-BUILD-01]")
{
    const Game game = make();
    play(game, {"fall cap 9"});
    const auto column = [&](const char* line) {
        bastide_error error = error_record();
        bastide_action action{};
        CHECK(bastide_action_parse(game.get(), line, -1, &error, &action) == BASTIDE_E_FORMAT);
        CHECK(error.text[0] != '\0');
        return error.column;
    };
    CHECK(column("") == 1);
    CHECK(column("draw A") == 1);
    CHECK(column("2: stop") == 1);
    CHECK(column("place") == 6);
    CHECK(column("place moat 0 0 0") == 7);
    CHECK(column("place cap 17 0 0") == 11);
    CHECK(column("place cap 0 0 4") == 15);
    CHECK(column("place cap 0 0 0 0") == 17);
    CHECK(column("0: stop now") == 9);
    CHECK(column("fall cap 2 cap 3") == 12);
    CHECK(column("fall cap 10") == 10);
    CHECK(column("fall cap") == 9);
}

TEST_CASE("Every refusal of a dice game has its reason, its rule and its sentence",
          "[DICE-BUILD-02][DICE-TURN-05][DICE-KNIGHT-01]")
{
    const Game game = make();
    const auto rule = [](std::int32_t reason) {
        return text([&](char* out, std::int32_t cap) { return bastide_reason_rule(reason, out, cap); });
    };
    CHECK(why_not(game, "0: stop") == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(sentence(game, parse(game, "0: stop")) == "It is the decision of nature, not of seat 0.");
    play(game, {"fall cap 4 straight 3 knight 2"});
    CHECK(why_not(game, "1: stop") == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(why_not(game, "fall cap 9") == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(why_not(game, "place knight 0 0 0") == BASTIDE_REASON_NOT_A_CITY_FACE);
    CHECK(why_not(game, "place catapult 0 0 0") == BASTIDE_REASON_NOT_A_CITY_FACE);
    CHECK(why_not(game, "place tee 0 0 0") == BASTIDE_REASON_FACE_NOT_IN_TRAY);
    CHECK(sentence(game, parse(game, "place tee 0 0 0")) == "No die of the tray shows a tee.");
    CHECK(why_not(game, "place cap 1 0 0") == BASTIDE_REASON_TOO_FAR_AWAY);
    CHECK(why_not(game, "keep") == BASTIDE_REASON_TOO_FEW_KNIGHTS);
    play(game, {"place cap 0 0 1", "collect", "collect"});
    CHECK(why_not(game, "collect") == BASTIDE_REASON_NO_KNIGHT_IN_TRAY);
    CHECK(why_not(game, "place cap 0 0 1") == BASTIDE_REASON_DIE_IN_THE_WAY);
    CHECK(sentence(game, parse(game, "place cap 0 0 1")) == "A die lies on (0,0) already.");
    const bastide_action against = parse(game, "place straight 1 0 0");
    const bastide_verdict verdict = check(game, against);
    CHECK(verdict.reason == BASTIDE_REASON_COLOUR_MISMATCH);
    CHECK(verdict.x == 0);
    CHECK(verdict.y == 0);
    CHECK(verdict.side == 3);
    CHECK(verdict.mine == BASTIDE_SIDE_FIELD);
    CHECK(verdict.other == BASTIDE_SIDE_CITY);
    CHECK(sentence(game, against) == "The west side is white against black at (0,0).");
    play(game, {"roll"});
    CHECK(why_not(game, "0: roll") == BASTIDE_REASON_NOT_YOUR_DECISION);
    play(game, {"fall cap 6", "roll", "fall cap 6"});
    CHECK(why_not(game, "roll") == BASTIDE_REASON_NO_ROLLS_LEFT);
    CHECK(rule(BASTIDE_REASON_COLOUR_MISMATCH) == "DICE-BUILD-02");
    CHECK(rule(BASTIDE_REASON_NO_ROLLS_LEFT) == "DICE-TURN-02");
    bastide_action far = against;
    far.x = 1000000;
    CHECK(check(game, far).reason == BASTIDE_REASON_FACE_NOT_IN_TRAY);
    far.tile = BASTIDE_FACE_CAP;
    CHECK(check(game, far).reason == BASTIDE_REASON_TOO_FAR_AWAY);
}

TEST_CASE("An empty tray with three knights leaves stop and keep", "[DICE-TURN-07]")
{
    const Game game = make();
    play(game, {"fall knight 3 catapult 6", "collect", "collect", "collect"});
    CHECK(why_not(game, "roll") == BASTIDE_REASON_TRAY_EMPTY);
    CHECK(actions(game).size() == 2);
    CHECK(offers(game, BASTIDE_ACTION_STOP));
    CHECK(offers(game, BASTIDE_ACTION_KEEP));
}

TEST_CASE("Numbers that make no sense in an action of dice are bad arguments", "[DICE-BUILD-01]")
{
    const Game game = make();
    play(game, {"fall cap 9"});
    const auto status = [&](const bastide_action& action) {
        bastide_verdict verdict{};
        const bastide_status checked = bastide_game_check(game.get(), &action, &verdict);
        CHECK(bastide_action_text(game.get(), &action, nullptr, 0) ==
              (checked == BASTIDE_OK ? bastide_action_text(game.get(), &action, nullptr, 0) : checked));
        if (checked != BASTIDE_OK) CHECK(bastide_game_apply(game.get(), &action, &verdict) == checked);
        return checked;
    };
    const bastide_action place = parse(game, "place cap 0 0 0");
    const auto with = [&](auto change) {
        bastide_action action = place;
        change(action);
        return status(action);
    };
    CHECK(status(place) == BASTIDE_OK);
    for (const std::int32_t kind :
         std::vector<std::int32_t>{-1, 0, BASTIDE_ACTION_DRAW, BASTIDE_ACTION_DEPLOY, BASTIDE_ACTION_PASS, 14, 255, 256, 1 << 30})
        CHECK(with([&](bastide_action& a) { a.kind = kind; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t seat : {-2, 2, 8, 255}) CHECK(with([&](bastide_action& a) { a.seat = seat; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t tile : {-1, 6, 256}) CHECK(with([&](bastide_action& a) { a.tile = tile; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t rotation : {-1, 4})
        CHECK(with([&](bastide_action& a) { a.rotation = rotation; }) == BASTIDE_E_ARGUMENT);
    for (int i = 0; i < 3; ++i) CHECK(with([&](bastide_action& a) { a.reserved[i] = 1; }) == BASTIDE_E_ARGUMENT);
    bastide_action fall = blank(BASTIDE_ACTION_FALL, -1);
    fall.value = -1;
    CHECK(status(fall) == BASTIDE_E_ARGUMENT);
    fall.value = 1 << 24;
    CHECK(status(fall) == BASTIDE_E_ARGUMENT);
    fall.value = 0xFFFFFF;
    CHECK(status(fall) == BASTIDE_OK);
}

TEST_CASE("The dice can be looked at one by one and as cities", "[DICE-BUILD-07][DICE-BUILD-08][DICE-BUILD-09]")
{
    const Game game = make();
    play(game, {"fall cap 4 corner 1 knight 3 catapult 1", "place cap 0 0 1", "place cap 1 0 3", "place cap 4 0 1", "collect"});
    const std::vector<bastide_thing> all = things(game, BASTIDE_THING_DIE);
    REQUIRE(all.size() == 9);
    std::int32_t built = 0, aside = 0, passed = 0, tray = 0;
    for (std::int32_t i = 0; i < 9; ++i) {
        const bastide_thing& die = all[static_cast<std::size_t>(i)];
        CHECK(die.kind == BASTIDE_THING_DIE);
        CHECK(die.piece == i);
        built += die.arg[0] == BASTIDE_WHERE_BUILT;
        aside += die.arg[0] == BASTIDE_WHERE_ASIDE && die.value == BASTIDE_FACE_KNIGHT;
        passed += die.arg[0] == BASTIDE_WHERE_PASSED && die.value == BASTIDE_FACE_CATAPULT;
        tray += die.arg[0] == BASTIDE_WHERE_TRAY;
        if (die.arg[0] == BASTIDE_WHERE_BUILT && die.x == 1) {
            CHECK(die.arg[1] == 3);
            CHECK(die.arg[2] == 8);  // west
        }
    }
    CHECK(built == 3);
    CHECK(aside == 1);
    CHECK(passed == 1);
    CHECK(tray == 4);
    const std::vector<bastide_thing> cities = things(game, BASTIDE_THING_DICE_CITY);
    REQUIRE(cities.size() == 2);
    CHECK(cities[0].value == 2);
    CHECK(cities[0].arg[0] == 1);
    CHECK(cities[0].x == 0);
    CHECK(cities[1].value == 1);
    CHECK(cities[1].arg[0] == 0);
    CHECK(cities[1].x == 4);
    CHECK((cities[0].arg[1] & cities[1].arg[1]) == 0);
    CHECK(dice(game).largest == 2);
    CHECK(dice(game).points == 0);
    CHECK(things(game, BASTIDE_THING_TOWER).empty());
    const std::int32_t sides[6] = {1, 3, 5, 11, 0, 0};
    const bastide_dice turn = dice(game);
    CHECK(std::equal(sides, sides + 6, turn.sides));
}

TEST_CASE("Six dice closed score ten, told as one line", "[DICE-EX-01]")
{
    const Game game = make();
    play(game, {"fall corner 3 straight 1 cap 2 knight 2 catapult 1", "place corner 0 0 1", "place straight 1 0 1",
                "place corner 2 0 2", "place corner 0 1 0", "roll", "fall corner 1 straight 1 knight 1 catapult 1",
                "place straight 1 1 1", "place corner 2 1 3"});
    CHECK(dice(game).points == 10);
    CHECK(dice(game).catapults == 2);
    play(game, {"0: stop"});
    CHECK(score(game, 0) == 10);
    CHECK(pending(game).active_seat == 1);
    CHECK(dice(game).dice == 9);
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].seat == 0);
    CHECK(lines[0].rule == BASTIDE_RULE_DICE_CITY);
    CHECK(lines[0].count == 10);
    CHECK(lines[0].each == 1);
    CHECK(lines[0].points == 10);
    CHECK(lines[0].feature == -1);
    CHECK(last(game, BASTIDE_EVENT_SCORED).arg[2] == 6);
}

TEST_CASE("A kept knight doubles the points of the seat's next turn", "[DICE-EX-03][DICE-KNIGHT-03]")
{
    const Game game = make();
    build_six(game, "knight 3");
    play(game, {"0: keep"});
    CHECK(score(game, 0) == 0);
    CHECK(dice(game).holders == 1);
    CHECK(dice(game).dice == 8);
    CHECK(last(game, BASTIDE_EVENT_KEPT).seat == 0);
    CHECK(score_lines(game, 0).empty());
    std::int32_t kept = -1;
    for (const bastide_thing& die : things(game, BASTIDE_THING_DIE))
        if (die.arg[0] == BASTIDE_WHERE_KEPT) kept = die.seat;
    CHECK(kept == 0);
    play(game, {"fall cap 8", "1: stop"});
    CHECK(dice(game).doubled == 1);
    CHECK(dice(game).holders == 0);
    CHECK(last(game, BASTIDE_EVENT_TURN).arg[1] == 9);
    CHECK(last(game, BASTIDE_EVENT_TURN).arg[2] == 1);
    build_six(game, "cap 3");
    CHECK(dice(game).points == 20);
    play(game, {"0: stop"});
    CHECK(score(game, 0) == 20);
    const bastide_score_line line = score_lines(game, 0).back();
    CHECK(line.count == 10);
    CHECK(line.each == 2);
    CHECK(line.points == 20);
}

TEST_CASE("A turn that closes nothing is a line of no points", "[DICE-SCORE-01]")
{
    const Game game = make();
    play(game, {"fall cap 9", "0: stop"});
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].points == 0);
    CHECK(lines[0].count == 0);
    CHECK(lines[0].each == 1);
}

TEST_CASE("The events of a turn say all that happened in it", "[DICE-MODEL-02]")
{
    const Game game = make();
    play(game,
         {"fall cap 5 knight 3 catapult 1", "place cap 0 0 1", "place cap 1 0 3", "collect", "roll", "fall cap 5", "0: stop"});
    const std::int32_t kinds[] = {BASTIDE_EVENT_TURN,   BASTIDE_EVENT_ROLLED, BASTIDE_EVENT_PASSED,
                                  BASTIDE_EVENT_BUILT,  BASTIDE_EVENT_BUILT,  BASTIDE_EVENT_COLLECTED,
                                  BASTIDE_EVENT_ROLLED, BASTIDE_EVENT_SCORED, BASTIDE_EVENT_TURN};
    const std::vector<bastide_event> told = events(game, 0);
    REQUIRE(told.size() == std::size(kinds));
    for (std::size_t i = 0; i < told.size(); ++i) {
        CHECK(told[i].seq == i);
        CHECK(told[i].kind == kinds[i]);
        CHECK(told[i].seat == (i == 8 ? 1 : 0));
        CHECK(told[i].feature == -1);
        CHECK(told[i].piece == -1);
    }
    CHECK(told[0].arg[0] == 1);
    CHECK(told[1].arg[0] == packed({5, 0, 0, 0, 3, 1}));
    CHECK(told[1].arg[1] == 9);
    CHECK(told[1].arg[2] == 1);
    CHECK(told[2].arg[0] == 1);
    CHECK(told[4].tile == BASTIDE_FACE_CAP);
    CHECK(told[4].x == 1);
    CHECK(told[4].rotation == 3);
    CHECK(told[5].arg[1] == 1);
    CHECK(told[6].arg[2] == 2);
    CHECK(told[8].arg[0] == 2);
}

TEST_CASE("When the log of a dice game is full the oldest events go", "[DICE-MODEL-02]")
{
    Setup setup;
    setup.capacity = 4;
    const Game game = make(setup);
    for (int turn = 0; turn < 3; ++turn) play(game, {"fall cap 9", "stop"});
    std::uint64_t first = 0, next = 0;
    REQUIRE(bastide_game_event_range(game.get(), &first, &next) == BASTIDE_OK);
    CHECK(next == 10);
    CHECK(first == 6);
    CHECK(bastide_game_list_events(game.get(), 5, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_score_lines(game.get(), 5, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(events(game, 6).size() == 4);
    CHECK(events(game, 11).empty());
    setup.capacity = 0;
    const Game silent = make(setup);
    play(silent, {"fall cap 9", "stop"});
    CHECK(next_event(silent) == 4);
    CHECK(bastide_game_list_events(silent.get(), 0, nullptr, 0) == BASTIDE_E_ABSENT);
}

TEST_CASE("The game ends with 42 points, or with the round when that is chosen", "[DICE-END-01][DICE-EX-12]")
{
    Setup setup;
    setup.target = 10;
    const Game at_once = make(setup);
    build_six(at_once, "cap 3");
    play(at_once, {"0: stop"});
    CHECK(is_over(at_once));
    CHECK(pending(at_once).winners == 1);
    CHECK(pending(at_once).seat == -1);
    CHECK(pending(at_once).step == BASTIDE_STEP_NONE);
    CHECK(actions(at_once).empty());
    CHECK(why_not(at_once, "0: stop") == BASTIDE_REASON_GAME_OVER);
    CHECK(last(at_once, BASTIDE_EVENT_ENDED).arg[0] == 1);
    setup.finish_round = 1;
    const Game round = make(setup);
    build_six(round, "cap 3");
    play(round, {"0: stop"});
    CHECK_FALSE(is_over(round));
    build_six(round, "cap 3");
    play(round, {"1: stop"});
    CHECK(is_over(round));
    CHECK(pending(round).winners == 3);
}

TEST_CASE("Nine catapults in a turn win at once", "[DICE-END-02]")
{
    const Game game = make();
    play(game, {"fall catapult 4 cap 5", "roll", "fall catapult 3 cap 2", "roll", "fall catapult 2"});
    CHECK(is_over(game));
    CHECK(pending(game).winners == 1);
    CHECK(score(game, 0) == 0);
    CHECK(dice(game).catapults == 9);
}
