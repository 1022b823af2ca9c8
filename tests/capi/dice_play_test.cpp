// SPDX-License-Identifier: MIT
// Decisions of a dice game through the C header: steps, lists, refusals and events.
#include <algorithm>

#include "capi/dice_table.hpp"
#include "support/catch.hpp"
#include "support/unused.hpp"

using namespace dice_tests;

namespace {

bastide_event last(const Game& game, std::int32_t kind)
{
    bastide_event found{};
    for (const bastide_event& event : events(game, 0))
        if (event.kind == kind) found = event;
    return found;
}

}  // namespace

TEST_CASE("The outcomes of a roll are listed with their exact odds", "[DICE-COMP-01]")
{
    const Game game = make();
    const std::vector<bastide_action> falls = actions(game);
    REQUIRE(falls.size() == 2002);
    const std::vector<std::int32_t> shares = weights(game);
    REQUIRE(shares.size() == falls.size());
    std::int64_t ways = 0;
    for (const std::int32_t share : shares) ways += share;
    for (const bastide_action& fall : falls) {
        CHECK(fall.kind == BASTIDE_ACTION_FALL);
        CHECK(fall.seat == -1);
        CHECK(fall.origin == 0);
    }
    CHECK(ways == 10077696);  // 6^9
    CHECK(same(falls, actions(game, BASTIDE_ACTION_FALL)));
    CHECK(actions(game, BASTIDE_ACTION_PLACE).empty());
    CHECK(actions(game, BASTIDE_ACTION_DRAW).empty());
    const auto share_of = [&](const bastide_action& wanted) {
        const auto found =
            std::find_if(falls.begin(), falls.end(), [&](const bastide_action& a) { return a.faces == wanted.faces; });
        REQUIRE(found != falls.end());
        return shares[static_cast<std::size_t>(found - falls.begin())];
    };
    CHECK(share_of(fall_of({0, 0, 0, 0, 0, 9})) == 1);
    CHECK(share_of(fall_of({8, 0, 0, 0, 0, 1})) == 9);
    CHECK(share_of(fall_of({2, 2, 2, 1, 1, 1})) == 45360);  // 9! / 8
    std::vector<bastide_action> some(5);
    CHECK(bastide_game_list_actions(game.get(), BASTIDE_ANY, some.data(), 5) == 2002);
    CHECK(same(some, std::vector<bastide_action>(falls.begin(), falls.begin() + 5)));
}

TEST_CASE("A roll may be said in words or as a record", "[DICE-TURN-01]")
{
    const Game one = make(), other = make();
    perform(one, fall_of({3, 1, 1, 1, 2, 1}));
    play(other, {"fall cap 3 corner 1 straight 1 tee 1 knight 2 catapult 1"});
    CHECK(hash(one) == hash(other));
    CHECK(same(events(one), events(other)));
    const bastide_dice turn = dice(one);
    const std::int32_t tray[6] = {3, 1, 1, 1, 2, 0};
    CHECK(std::equal(tray, tray + 6, turn.tray));
    CHECK(turn.catapults == 1);
    CHECK(turn.rolls == 1);
    const bastide_refusal refusal = check(one, nine_caps());
    CHECK(refusal.reason == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(refusal.seat == 0);
}

TEST_CASE("A roll of other dice than the tray holds is refused", "[DICE-TURN-04]")
{
    const Game game = make();
    const bastide_refusal refusal = check(game, fall_of({8}));
    CHECK(refusal.status == BASTIDE_E_ILLEGAL);
    CHECK(refusal.reason == BASTIDE_REASON_DICE_WRONG_COUNT);
    CHECK(refusal.most == 9);
    CHECK(check(game, nine_caps()).status == BASTIDE_OK);
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
        return same(parse(game, bastide_tests::write(game, action)), action);
    };
    for (const bastide_action& action : actions(game)) REQUIRE(comes_back(action));
    play(game, {"fall cap 2 tee 2 straight 1 corner 1 knight 3"});
    for (const bastide_action& action : actions(game)) REQUIRE(comes_back(action));
    play(game, {"place tee 0 0 2"});
    for (const bastide_action& action : actions(game)) REQUIRE(comes_back(action));
    CHECK(parse(game, "1: dice_collect").seat == 1);
    CHECK(parse(game, "dice_collect").seat == 0);
    CHECK(parse(game, "fall cap 2").seat == -1);
    const std::vector<bastide_action> keep = actions(game, BASTIDE_ACTION_DICE_KEEP);
    REQUIRE(keep.size() == 1);
    CHECK(bastide_tests::write(game, keep[0]) == "0: dice_keep");
}

TEST_CASE("A wrong line of a dice script is reported with its column", "[DICE-BUILD-01]")
{
    const Game game = make();
    play(game, {"fall cap 9"});
    const auto column = [&](const char* line) {
        bastide_refusal refusal{};
        bastide_action action{};
        CHECK(bastide_action_parse(game.get(), line, -1, &refusal, &action) == BASTIDE_E_FORMAT);
        CHECK(refusal.text[0] != '\0');
        return refusal.column;
    };
    CHECK(column("") == 1);
    CHECK(column("draw A") == 1);
    CHECK(column("2: dice_stop") == 1);
    CHECK(column("place") == 6);
    CHECK(column("place moat 0 0 0") == 7);
    CHECK(column("place cap 17 0 0") == 11);
    CHECK(column("place cap 0 0 4") == 15);
    CHECK(column("place cap 0 0 0 0") == 17);
    CHECK(column("0: dice_stop now") == 14);
    CHECK(column("fall cap 2 cap 3") == 12);
    CHECK(column("fall cap 10") == 10);
    CHECK(column("fall cap") == 9);
}

TEST_CASE("Every refusal of a dice game has its reason, its rule and its sentence",
          "[DICE-BUILD-02][DICE-TURN-05][DICE-KNIGHT-01]")
{
    const Game game = make();
    const auto rule = [](std::int32_t reason) {
        return text([&](char* out, std::int32_t cap) { return bastide_word_rule(BASTIDE_VOCABULARY_REASON, reason, out, cap); });
    };
    CHECK(why_not(game, "0: dice_stop") == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(sentence(game, parse(game, "0: dice_stop")) == "It is Nature's decision, not Red's.");
    play(game, {"fall cap 4 straight 3 knight 2"});
    CHECK(why_not(game, "1: dice_stop") == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(why_not(game, "fall cap 9") == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(why_not(game, "place knight 0 0 0") == BASTIDE_REASON_DICE_NOT_A_CITY);
    CHECK(why_not(game, "place catapult 0 0 0") == BASTIDE_REASON_DICE_NOT_A_CITY);
    CHECK(why_not(game, "place tee 0 0 0") == BASTIDE_REASON_DICE_NOT_IN_TRAY);
    CHECK(sentence(game, parse(game, "place tee 0 0 0")) == "No die in the tray shows a tee.");
    CHECK(why_not(game, "place cap 1 0 0") == BASTIDE_REASON_DICE_TOO_FAR);
    CHECK(why_not(game, "dice_keep") == BASTIDE_REASON_DICE_FEW_KNIGHTS);
    play(game, {"place cap 0 0 1", "dice_collect", "dice_collect"});
    CHECK(why_not(game, "dice_collect") == BASTIDE_REASON_DICE_NO_KNIGHT);
    CHECK(why_not(game, "place cap 0 0 1") == BASTIDE_REASON_DICE_CELL_TAKEN);
    CHECK(sentence(game, parse(game, "place cap 0 0 1")) == "A die already lies on (0,0).");
    const bastide_action against = parse(game, "place straight 1 0 0");
    const bastide_refusal verdict = check(game, against);
    CHECK(bastide_tests::field_beyond(BASTIDE_VOCABULARY_REASON, verdict.reason, verdict) == nullptr);
    CHECK(verdict.reason == BASTIDE_REASON_DICE_COLOUR_MISMATCH);
    CHECK(verdict.x == 0);
    CHECK(verdict.y == 0);
    CHECK(verdict.side == 3);
    CHECK(verdict.side_kind == BASTIDE_SIDE_FIELD);
    CHECK(verdict.other_side_kind == BASTIDE_SIDE_CITY);
    CHECK(sentence(game, against) == "The west side must be black at (0,0); it is white.");
    play(game, {"roll"});
    CHECK(why_not(game, "0: roll") == BASTIDE_REASON_NOT_YOUR_DECISION);
    play(game, {"fall cap 6", "roll", "fall cap 6"});
    CHECK(why_not(game, "roll") == BASTIDE_REASON_DICE_NO_ROLLS);
    CHECK(rule(BASTIDE_REASON_DICE_COLOUR_MISMATCH) == "DICE-BUILD-02");
    CHECK(rule(BASTIDE_REASON_DICE_NO_ROLLS) == "DICE-TURN-02");
    bastide_action far = against;
    far.x = 1000000;
    CHECK(check(game, far).reason == BASTIDE_REASON_DICE_NOT_IN_TRAY);
    far.tile = 0;
    CHECK(check(game, far).reason == BASTIDE_REASON_DICE_TOO_FAR);
}

TEST_CASE("An empty tray with three knights leaves stop and keep", "[DICE-TURN-07]")
{
    const Game game = make();
    play(game, {"fall knight 3 catapult 6", "dice_collect", "dice_collect", "dice_collect"});
    CHECK(why_not(game, "roll") == BASTIDE_REASON_DICE_TRAY_EMPTY);
    CHECK(actions(game).size() == 2);
    CHECK(offers(game, BASTIDE_ACTION_DICE_STOP));
    CHECK(offers(game, BASTIDE_ACTION_DICE_KEEP));
}

TEST_CASE("Numbers that make no sense in an action of dice are bad arguments", "[DICE-BUILD-01]")
{
    const Game game = make();
    play(game, {"fall cap 9"});
    const auto status = [&](const bastide_action& action) {
        bastide_refusal refusal{};
        const bastide_status checked = bastide_game_check(game.get(), &action, &refusal);
        CHECK(refusal.status == checked);
        const bool makes_sense = checked == BASTIDE_OK || checked == BASTIDE_E_ILLEGAL;
        const std::int32_t length = bastide_action_write(game.get(), &action, nullptr, 0);
        if (!makes_sense) CHECK(length == checked);
        if (!makes_sense) CHECK(bastide_game_apply(game.get(), &action, nullptr) == checked);
        return checked;
    };
    const bastide_action place = parse(game, "place cap 0 0 0");
    const auto with = [&](auto change) {
        bastide_action action = place;
        change(action);
        return status(action);
    };
    CHECK(status(place) == BASTIDE_OK);
    for (const std::int32_t kind : std::vector<std::int32_t>{-1, 0, BASTIDE_ACTION_DRAW, BASTIDE_ACTION_DEPLOY,
                                                             BASTIDE_ACTION_PASS, BASTIDE_ACTION_NAME, 255, 256, 1 << 30})
        CHECK(with([&](bastide_action& a) { a.kind = kind; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t seat : {-2, 2, 8, 255}) CHECK(with([&](bastide_action& a) { a.seat = seat; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t tile : {-1, 6, 256}) CHECK(with([&](bastide_action& a) { a.tile = tile; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t rotation : {-1, 4})
        CHECK(with([&](bastide_action& a) { a.rotation = rotation; }) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t origin : {-1, 4, 256})
        CHECK(with([&](bastide_action& a) { a.origin = origin; }) == BASTIDE_E_ARGUMENT);
    CHECK(with([](bastide_action& a) { a.origin = BASTIDE_ORIGIN_CLOCK; }) == BASTIDE_OK);
    for (const std::int32_t tile : {4, 5}) CHECK(with([&](bastide_action& a) { a.tile = tile; }) == BASTIDE_E_ILLEGAL);
    for (int i = 0; i < bastide_tests::count_of(std::size(place.spare)); ++i) {
        bastide_action action = place;
        action.spare[i] = 1;
        CHECK(status(action) == BASTIDE_E_VERSION);
        bastide_refusal refusal{};
        bastide_game_apply(game.get(), &action, &refusal);
        CHECK(refusal.reason == BASTIDE_REASON_SPARE_SET);
        CHECK(refusal.index == i);
    }
    bastide_action fall = bastide_tests::blank(BASTIDE_ACTION_FALL, -1);
    fall.faces = 1u << 24;
    CHECK(status(fall) == BASTIDE_E_ARGUMENT);
    fall.faces = 0xFFFFFF;
    CHECK(status(fall) == BASTIDE_E_ILLEGAL);  // the seat decides now
    bastide_action other = place;              // fields that PLACE does not use are not looked at
    other.segment = 1 << 20;
    other.points = -5;
    other.faces = ~0u;
    CHECK(status(other) == BASTIDE_OK);
    const auto written = [&](const bastide_action& action) { return bastide_action_write(game.get(), &action, nullptr, 0); };
    fall.faces = 9;
    CHECK(written(fall) == 10);  // fall cap 9
    fall.faces = 10;             // nine dice are all there are
    CHECK(written(fall) == BASTIDE_E_ARGUMENT);
    bastide_action far = place;  // cells go from -16 to 16
    for (std::int32_t x : {17, -17, 65536, INT32_MAX, INT32_MIN}) {
        far.x = x;
        CHECK(bastide_game_check(game.get(), &far, nullptr) == BASTIDE_E_ILLEGAL);
        CHECK(written(far) == BASTIDE_E_ARGUMENT);
    }
    far.x = -16;
    CHECK(written(far) > 0);
}

TEST_CASE("The dice can be looked at one by one and as cities", "[DICE-BUILD-07][DICE-BUILD-08][DICE-BUILD-09]")
{
    const Game game = make();
    play(game,
         {"fall cap 4 corner 1 knight 3 catapult 1", "place cap 0 0 1", "place cap 1 0 3", "place cap 4 0 1", "dice_collect"});
    const std::vector<bastide_die> all = all_dice(game);
    REQUIRE(all.size() == 9);
    std::int32_t built = 0, aside = 0, passed = 0, tray = 0;
    for (std::int32_t i = 0; i < 9; ++i) {
        const bastide_die& die = all[static_cast<std::size_t>(i)];
        CHECK(die.number == i);
        CHECK(die.seat == -1);
        built += die.spot == BASTIDE_SPOT_BUILT;
        aside += die.spot == BASTIDE_SPOT_ASIDE && die.face == BASTIDE_FACE_KNIGHT;
        passed += die.spot == BASTIDE_SPOT_PASSED && die.face == BASTIDE_FACE_CATAPULT;
        tray += die.spot == BASTIDE_SPOT_TRAY;
        if (die.spot != BASTIDE_SPOT_BUILT) CHECK((die.x == BASTIDE_NOWHERE && die.feature == -1 && die.sides == 0));
        if (die.spot == BASTIDE_SPOT_BUILT && die.x == 1) {
            CHECK(die.rotation == 3);
            CHECK(die.sides == 8);  // west
            CHECK(die.feature == 0);
        }
    }
    CHECK(built == 3);
    CHECK(aside == 1);
    CHECK(passed == 1);
    CHECK(tray == 4);
    const std::vector<bastide_feature> cities = features(game);
    REQUIRE(cities.size() == 2);
    CHECK(same(cities, features(game, BASTIDE_SEGMENT_CITY)));
    CHECK(features(game, BASTIDE_SEGMENT_ROAD).empty());
    CHECK(cities[0].id == 0);
    CHECK(cities[0].kind == BASTIDE_SEGMENT_CITY);
    CHECK(cities[0].tiles == 2);
    CHECK(cities[0].segments == 2);
    CHECK(cities[0].complete == 1);
    CHECK(cities[0].open_sides == 0);
    CHECK(cities[0].points_now == 0);  // two dice are worth nothing (DICE-SCORE-02)
    CHECK(cities[0].leaders == 1);
    CHECK(cities[1].id == 2);
    CHECK(cities[1].tiles == 1);
    CHECK(cities[1].complete == 0);
    CHECK(cities[1].open_sides == 1);
    CHECK(cities[1].leaders == 0);
    bastide_feature found{};
    REQUIRE(bastide_game_get_feature(game.get(), 1, &found) == BASTIDE_OK);  // the other die of the first city leads to it
    CHECK(same(found, cities[0]));
    CHECK(bastide_game_get_feature(game.get(), 3, &found) == BASTIDE_E_ABSENT);
    const std::vector<bastide_placed_segment> members = bastide_tests::feature_segments(game, 1);
    REQUIRE(members.size() == 2);
    CHECK((members[0].placed == 0 && members[0].x == 0 && members[0].y == 0 && members[0].segment == 0));
    CHECK((members[1].placed == 1 && members[1].x == 1));
    CHECK(bastide_game_feature_at(game.get(), 4, 0, 0) == 2);
    CHECK(bastide_game_feature_at(game.get(), 4, 0, 1) == BASTIDE_E_ABSENT);
    CHECK(dice(game).largest == 2);
    CHECK(dice(game).points == 0);
    CHECK(things(game, BASTIDE_THING_TOWER).empty());
}

TEST_CASE("An open city of dice is worth nothing yet", "[DICE-SCORE-01]")
{
    const Game game = make();
    play(game, {"fall straight 3 knight 6", "place straight 0 0 1", "place straight 1 0 1", "place straight 2 0 1"});
    const std::vector<bastide_feature> cities = features(game);
    REQUIRE(cities.size() == 1);
    CHECK(cities[0].open_sides == 2);
    CHECK(cities[0].points_now == 0);
    CHECK(cities[0].points[0] == 0);
    CHECK(cities[0].points_complete == 1);
}

TEST_CASE("The faces that show city are the tile types of the dice game", "[DICE-FACE-01]")
{
    const Game game = make();
    const std::vector<bastide_tile_def> tiles = bastide_tests::tiles(game);
    REQUIRE(tiles.size() == 4);
    const char* const names[] = {"cap", "corner", "straight", "tee"};
    const char* const sides[] = {"CFFF", "CCFF", "CFCF", "CCFC"};  // north, east, south, west
    const std::uint32_t ports[] = {0x007, 0x03F, 0x1C7, 0xE3F};    // three of each city side
    for (std::int32_t i = 0; i < 4; ++i) {
        const bastide_tile_def& tile = tiles[static_cast<std::size_t>(i)];
        CHECK(tile.id == i);
        CHECK(std::string(tile.name) == names[i]);
        CHECK(tile.set == 0);
        CHECK(tile.count == 9);
        CHECK(tile.segments == 1);
        for (std::size_t side = 0; side < 4; ++side)
            CHECK(tile.sides[side] == (sides[i][side] == 'C' ? BASTIDE_SIDE_CITY : BASTIDE_SIDE_FIELD));
        const std::vector<bastide_segment_def> segments = bastide_tests::segments(game, i);
        REQUIRE(segments.size() == 1);
        CHECK(segments[0].kind == BASTIDE_SEGMENT_CITY);
        CHECK(segments[0].ports == ports[i]);
        CHECK(segments[0].near_side == -1);
        CHECK(bastide_tests::segments(game, i, 1)[0].ports == ((ports[i] << 3 | ports[i] >> 9) & 0xFFF));
    }
}

TEST_CASE("Dice on cells are a board in the order of building", "[DICE-BUILD-04]")
{
    const Game game = make();
    play(game, {"fall cap 3 corner 1 straight 1 knight 4", "place straight 0 0 1", "place cap 1 0 3", "place cap -1 0 1"});
    const std::vector<bastide_placed> lie = board(game);
    REQUIRE(lie.size() == 3);
    const std::int32_t tiles[] = {2, 0, 0};
    const std::int32_t copies[] = {0, 0, 1};
    const std::int32_t columns[] = {0, 1, -1};
    for (std::int32_t i = 0; i < 3; ++i) {
        const bastide_placed& one = lie[static_cast<std::size_t>(i)];
        CHECK(one.index == i);
        CHECK(one.tile == tiles[i]);
        CHECK(one.copy == copies[i]);
        CHECK(one.x == columns[i]);
        CHECK(one.seat == 0);
        CHECK(one.turn == 1);
        CHECK(one.action == i + 1);
        bastide_placed found{};
        REQUIRE(bastide_game_get_placed(game.get(), i, &found) == BASTIDE_OK);
        CHECK(same(found, one));
        CHECK(bastide_game_placed_at(game.get(), columns[i], 0) == i);
    }
    CHECK(lie[1].rotation == 3);
    CHECK(bastide_game_segment_at_port(game.get(), 0, 0, 4) == 0);  // east
    CHECK(bastide_game_segment_at_port(game.get(), 0, 0, 1) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_segment_at_port(game.get(), 1, 0, 10) == 0);  // west
    CHECK(bastide_game_segment_at_port(game.get(), 1, 0, 4) == BASTIDE_E_ABSENT);
    const std::vector<bastide_segment_def> segments = collect<bastide_segment_def>(
        [&](bastide_segment_def* out, std::int32_t cap) { return bastide_game_list_segments_at(game.get(), 1, 0, out, cap); });
    REQUIRE(segments.size() == 1);
    CHECK(segments[0].ports == 0xE00);
    const bastide_feature city = features(game)[0];
    CHECK(city.points_complete == 1);
    CHECK(city.tiles == 3);
    CHECK(city.points_now == 1);
    CHECK(city.points[0] == 1);
    CHECK(city.points[1] == 0);
}

TEST_CASE("Six closed dice score ten, in one score line", "[DICE-EX-01]")
{
    const Game game = make();
    play(game, {"fall corner 3 straight 1 cap 2 knight 2 catapult 1", "place corner 0 0 1", "place straight 1 0 1",
                "place corner 2 0 2", "place corner 0 1 0", "roll", "fall corner 1 straight 1 knight 1 catapult 1",
                "place straight 1 1 1", "place corner 2 1 3"});
    CHECK(dice(game).points == 10);
    CHECK(dice(game).catapults == 2);
    play(game, {"0: dice_stop"});
    CHECK(score(game, 0) == 10);
    CHECK(decision(game).turn_seat == 1);
    CHECK(dice(game).dice == 9);
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].seat == 0);
    CHECK(lines[0].reward == BASTIDE_REWARD_DICE_CITY);
    CHECK(lines[0].count == 10);
    CHECK(lines[0].each == 1);
    CHECK(lines[0].points == 10);
    CHECK(lines[0].feature_kind == BASTIDE_SEGMENT_CITY);
    CHECK(lines[0].total == 10);
    CHECK(lines[0].group + 1 == lines[0].seq);
    const bastide_event scoring = last(game, BASTIDE_EVENT_SCORING);
    CHECK(scoring.seq == lines[0].group);
    CHECK(scoring.count == 6);
    CHECK(scoring.seats == 1);
    CHECK(scoring.cause == BASTIDE_CAUSE_COMPLETED);
    CHECK(scoring.feature == lines[0].feature);
    CHECK(scoring.action == decision(game).action - 1);
}

TEST_CASE("A kept knight doubles the points of the seat's next turn", "[DICE-EX-03][DICE-KNIGHT-03]")
{
    const Game game = make();
    build_six(game, "knight 3");
    play(game, {"0: dice_keep"});
    CHECK(score(game, 0) == 0);
    CHECK(dice(game).holders == 1);
    CHECK(dice(game).dice == 8);
    CHECK(last(game, BASTIDE_EVENT_MOVED).cause == BASTIDE_CAUSE_DICE_KEPT);
    CHECK(last(game, BASTIDE_EVENT_MOVED).seat == 0);
    CHECK(last(game, BASTIDE_EVENT_MOVED).spot == BASTIDE_SPOT_KEPT);
    CHECK(score_lines(game, 0).empty());
    std::int32_t kept = -1;
    for (const bastide_die& die : all_dice(game))
        if (die.spot == BASTIDE_SPOT_KEPT) kept = die.seat;
    CHECK(kept == 0);
    play(game, {"fall cap 8", "1: dice_stop"});
    CHECK(dice(game).doubled == 1);
    CHECK(dice(game).holders == 0);
    CHECK(last(game, BASTIDE_EVENT_TURN_BEGAN).count == 9);
    CHECK(last(game, BASTIDE_EVENT_TURN_BEGAN).cause == BASTIDE_CAUSE_DICE_DOUBLED);
    build_six(game, "cap 3");
    CHECK(dice(game).points == 20);
    play(game, {"0: dice_stop"});
    CHECK(score(game, 0) == 20);
    const bastide_score_line line = score_lines(game, 0).back();
    CHECK(line.count == 10);
    CHECK(line.each == 2);
    CHECK(line.points == 20);
}

TEST_CASE("A turn that closes nothing is a line of no points", "[DICE-SCORE-01]")
{
    const Game game = make();
    play(game, {"fall cap 9", "0: dice_stop"});
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].points == 0);
    CHECK(lines[0].count == 0);
    CHECK(lines[0].each == 1);
    CHECK(lines[0].feature == -1);
    CHECK(lines[0].feature_kind == 0);
    CHECK(last(game, BASTIDE_EVENT_SCORING).seats == 0);
    CHECK(last(game, BASTIDE_EVENT_SCORING).x == BASTIDE_NOWHERE);
}

TEST_CASE("The events of a turn say all that happened in it", "[DICE-MODEL-02]")
{
    const Game game = make();
    play(game, {"fall cap 5 knight 3 catapult 1", "place cap 0 0 1", "place cap 1 0 3", "dice_collect", "roll", "fall cap 5",
                "0: dice_stop"});
    const std::int32_t kinds[] = {BASTIDE_EVENT_TURN_BEGAN, BASTIDE_EVENT_ROLLED,    BASTIDE_EVENT_MOVED,
                                  BASTIDE_EVENT_PLACED,     BASTIDE_EVENT_PLACED,    BASTIDE_EVENT_MOVED,
                                  BASTIDE_EVENT_ROLLED,     BASTIDE_EVENT_SCORING,   BASTIDE_EVENT_SCORED,
                                  BASTIDE_EVENT_TURN_ENDED, BASTIDE_EVENT_TURN_BEGAN};
    const std::int32_t follows[] = {-1, 0, 0, 1, 2, 3, 5, 6, 6, 6, 6};
    const std::vector<bastide_event> told = events(game);
    REQUIRE(told.size() == std::size(kinds));
    for (std::size_t i = 0; i < told.size(); ++i) {
        CHECK(told[i].seq == i);
        CHECK(told[i].group == (i == 8 ? 7 : i));
        CHECK(told[i].kind == kinds[i]);
        CHECK(told[i].action == follows[i]);
        CHECK(told[i].turn == (i == 10 ? 2 : 1));
        if (told[i].kind != BASTIDE_EVENT_SCORING) CHECK(told[i].seat == (i == 10 ? 1 : 0));
        CHECK(bastide_tests::field_beyond(BASTIDE_VOCABULARY_EVENT, told[i].kind, told[i]) == nullptr);
    }
    CHECK(told[0].count == 9);
    CHECK(told[0].cause == 0);
    CHECK(told[1].faces == fall_of({5, 0, 0, 0, 3, 1}).faces);
    CHECK(told[1].count == 1);
    CHECK(told[2].cause == BASTIDE_CAUSE_DICE_PASSED);
    CHECK(told[2].other_seat == 1);
    CHECK(told[2].piece == 8);
    CHECK(told[2].from_spot == BASTIDE_SPOT_TRAY);
    CHECK(told[2].spot == BASTIDE_SPOT_PASSED);
    CHECK(told[4].tile == 0);
    CHECK(told[4].placed == 1);
    CHECK(told[4].x == 1);
    CHECK(told[4].rotation == 3);
    CHECK(told[5].cause == BASTIDE_CAUSE_DICE_COLLECTED);
    CHECK(told[5].spot == BASTIDE_SPOT_ASIDE);
    CHECK(told[6].count == 2);
    CHECK(told[7].count == 2);
    CHECK(told[8].points == 0);
    CHECK(same(events(game, 0, BASTIDE_VIEW_PUBLIC), told));
}

TEST_CASE("Undo restores events, score lines and history, and a redo emits the same events", "[DICE-MODEL-01]")
{
    const Game game = make();
    build_six(game, "cap 3");
    play(game, {"0: dice_stop"});
    const std::uint64_t after_one = hash(game);
    const std::size_t actions_of_one = history(game).size();
    build_six(game, "cap 3");
    play(game, {"1: dice_stop"});
    const std::vector<bastide_event> before = events(game);
    REQUIRE(score_lines(game).size() == 2);
    undo(game, static_cast<std::int32_t>(actions_of_one));
    CHECK(hash(game) == after_one);
    CHECK(history(game).size() == actions_of_one);
    CHECK(decision(game).action == static_cast<std::int32_t>(actions_of_one));
    REQUIRE(score_lines(game).size() == 1);
    CHECK(score_lines(game)[0].total == 10);
    const std::vector<bastide_event> after = events(game);
    REQUIRE(after.size() == before.size() + 1);
    for (std::size_t i = 0; i < before.size(); ++i) {
        bastide_event expected = before[i];
        expected.undone = expected.action >= static_cast<std::int32_t>(actions_of_one);
        CHECK(same(after[i], expected));
    }
    CHECK(after.back().kind == BASTIDE_EVENT_UNDONE);
    CHECK(after.back().action == static_cast<std::int32_t>(actions_of_one));
    CHECK(after.back().undone == 0);
    CHECK(bastide_tests::field_beyond(BASTIDE_VOCABULARY_EVENT, after.back().kind, after.back()) == nullptr);
    undo(game, static_cast<std::int32_t>(actions_of_one));  // it stands there already
    CHECK(events(game).size() == after.size());
    bastide_refusal refusal{};
    CHECK(bastide_game_undo(game.get(), static_cast<std::int32_t>(actions_of_one) + 1, &refusal) == BASTIDE_E_ABSENT);
    CHECK(refusal.status == BASTIDE_E_ABSENT);
    build_six(game, "cap 3");
    play(game, {"1: dice_stop"});
    CHECK(score_lines(game).size() == 2);
    CHECK(score_lines(game)[1].seat == 1);
}

TEST_CASE("The history of a seeded dice game contains its own rolls", "[DICE-TURN-04]")
{
    const Game game = make(seeded(5));
    play(game, {"roll"});
    const std::vector<bastide_action> done = history(game);
    REQUIRE(done.size() == 3);
    CHECK(done[0].kind == BASTIDE_ACTION_FALL);
    CHECK(done[0].seat == BASTIDE_NATURE);
    CHECK(done[0].origin == 0);
    CHECK(done[0].faces != 0);
    CHECK(done[1].kind == BASTIDE_ACTION_ROLL);
    CHECK(done[1].origin == BASTIDE_ORIGIN_SEAT);
    CHECK(done[2].kind == BASTIDE_ACTION_FALL);
    CHECK(same(history(game, 1), {done[1], done[2]}));
    CHECK(history(game, 3).empty());
    CHECK(history(game, 9).empty());
    for (const bastide_action& action : done)
        CHECK(bastide_tests::field_beyond(BASTIDE_VOCABULARY_ACTION, action.kind, action) == nullptr);
    undo(game, 2);  // the roll belongs to the action before it
    CHECK(history(game).size() == 3);
    undo(game, 1);
    CHECK(history(game).size() == 1);
    CHECK(hash(game) == hash(make(seeded(5))));
    play(game, {"roll"});
    CHECK(same(history(game), done));
}

TEST_CASE("What a decision of dice does not use is unset", "[DICE-MODEL-02]")
{
    const Game game = make();
    const auto is_plain = [&] {
        const bastide_decision asked = decision(game);
        return bastide_tests::field_beyond(BASTIDE_VOCABULARY_STEP, asked.step, asked) == nullptr && asked.may_pass == 0;
    };
    CHECK(is_plain());
    play(game, {"fall cap 9"});
    CHECK(is_plain());
    CHECK(decision(game).action == 1);
    for (const bastide_action& action : actions(game))
        CHECK(bastide_tests::field_beyond(BASTIDE_VOCABULARY_ACTION, action.kind, action) == nullptr);
}

TEST_CASE("The event of a clock or stand-in precedes its action", "[DICE-TURN-03]")
{
    const Game game = make();
    play(game, {"fall cap 9"});
    bastide_action action{};
    REQUIRE(bastide_game_get_default_action(game.get(), &action) == BASTIDE_OK);
    CHECK(action.origin == BASTIDE_ORIGIN_CLOCK);
    CHECK(action.kind == BASTIDE_ACTION_PLACE);
    perform(game, action);
    const std::vector<bastide_event> told = events(game, 2);
    REQUIRE(told.size() == 2);
    CHECK(told[0].kind == BASTIDE_EVENT_STOOD_IN);
    CHECK(told[0].seat == 0);
    CHECK(told[0].cause == BASTIDE_CAUSE_CLOCK);
    CHECK(told[0].action == told[1].action);
    CHECK(history(game)[1].origin == BASTIDE_ORIGIN_CLOCK);
}

TEST_CASE("The standing ranks seats by points and the winner of catapults first", "[DICE-END-02][DICE-END-04]")
{
    Setup setup;
    setup.seats = 3;
    const Game game = make(setup);
    build_six(game, "cap 3");
    play(game, {"0: dice_stop"});
    std::vector<bastide_standing> standing = bastide_tests::standing(game);
    REQUIRE(standing.size() == 3);
    const std::int32_t ranks[] = {1, 2, 2};
    for (std::int32_t i = 0; i < 3; ++i) {
        const bastide_standing& one = standing[static_cast<std::size_t>(i)];
        CHECK(one.seat == i);
        CHECK(one.rank == ranks[i]);
        CHECK(one.score == (i == 0 ? 10 : 0));
        CHECK(one.final_score == one.score);
        CHECK(one.wins == (i == 0));
    }
    play(game, {"fall catapult 9"});
    standing = bastide_tests::standing(game);
    CHECK((standing[0].seat == 1 && standing[0].rank == 1 && standing[0].wins == 1));
    CHECK((standing[1].seat == 0 && standing[1].rank == 2 && standing[1].wins == 0));
    CHECK((standing[2].seat == 2 && standing[2].rank == 3));
}

TEST_CASE("When the log of a dice game is full the oldest events go", "[DICE-MODEL-02]")
{
    Setup setup;
    setup.capacity = 4;
    const Game game = make(setup);
    for (int turn = 0; turn < 3; ++turn) play(game, {"fall cap 9", "dice_stop"});
    std::uint64_t first = 0, next = 0;
    REQUIRE(bastide_game_get_event_range(game.get(), &first, &next) == BASTIDE_OK);
    CHECK(next == 16);  // one at the beginning, and each turn a roll, a scoring, its line, an end and a beginning
    CHECK(first == 12);
    CHECK(events(game, 5).size() == 4);  // from the oldest one that is there
    CHECK(events(game, 13).size() == 3);
    CHECK(events(game, 99).empty());
    REQUIRE(score_lines(game).size() == 1);
    CHECK(score_lines(game)[0].total == 0);
    setup.capacity = -1;
    const Game silent = make(setup);
    play(silent, {"fall cap 9", "dice_stop"});
    CHECK(next_event(silent) == 6);
    CHECK(events(silent).empty());
    CHECK(score_lines(silent).empty());
}

TEST_CASE("The game ends with 42 points, or with the round when that is chosen", "[DICE-END-01][DICE-EX-12]")
{
    Setup setup;
    setup.target = 10;
    const Game at_once = make(setup);
    build_six(at_once, "cap 3");
    play(at_once, {"0: dice_stop"});
    CHECK(is_over(at_once));
    CHECK(decision(at_once).winners == 1);
    CHECK(decision(at_once).seat == -1);
    CHECK(decision(at_once).step == 0);
    CHECK(actions(at_once).empty());
    CHECK(why_not(at_once, "0: dice_stop") == BASTIDE_REASON_GAME_OVER);
    CHECK(last(at_once, BASTIDE_EVENT_ENDED).seats == 1);
    setup.finish_round = 1;
    const Game round = make(setup);
    build_six(round, "cap 3");
    play(round, {"0: dice_stop"});
    CHECK_FALSE(is_over(round));
    build_six(round, "cap 3");
    play(round, {"1: dice_stop"});
    CHECK(is_over(round));
    CHECK(decision(round).winners == 3);
}

TEST_CASE("Nine catapults in a turn win at once", "[DICE-END-02]")
{
    const Game game = make();
    play(game, {"fall catapult 4 cap 5", "roll", "fall catapult 3 cap 2", "roll", "fall catapult 2"});
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1);
    CHECK(score(game, 0) == 0);
    CHECK(dice(game).catapults == 9);
}
