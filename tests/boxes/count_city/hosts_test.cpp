// SPDX-License-Identifier: MIT
// The City through the C interface: decisions, things, texts, positions, snapshots, scripts, codes.
#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset count_city 1\n";

Game try_lines(const std::string& lines, bastide_refusal* refusal = nullptr) { return from_script(kHead + lines, refusal); }

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

/// Seat 1 has a thief on the road at the gate of CO_1, which seat 0 completes.
const std::string kRoad =
    "draw V\n0: place V 2 0 2\n0: pass\ndraw U\n1: place U -3 -1 1\n1: deploy follower -3 -1 r0\ndraw A\n0: place A -4 -1 3\n";

std::int32_t why(const std::string& lines)
{
    bastide_refusal refusal{};
    const Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    return game ? 0 : refusal.reason;
}

/// The twelve tiles in an order in which each touches one before it, moved by `x`.
std::string tiles(int x = 0, int without = 0)
{
    std::string lines;
    for (const int number : {7, 6, 5, 8, 1, 2, 3, 4, 9, 10, 11, 12}) {
        if (number == without) continue;
        lines += "table tile CO_" + std::to_string(number) + " " + std::to_string((number - 1) % 4 - 2 + x) + " " +
                 std::to_string((number - 1) / 4 - 1) + " 0\n";
    }
    return lines;
}

const std::string kCount = "table piece nature count space 0\n";
const std::string kTurn = "table turn 5 0\n";

}  // namespace

TEST_CASE("Hosts see who may come to the City, and what it leads to", "[COUNT-DEPLOY-01][COUNT-MOVE-01][COUNT-SETUP-04]")
{
    Game game = game_of(kRoad + "0: pass\n");
    bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_COUNT_CITY_DEPLOY);
    CHECK(asked.seat == 0);
    CHECK(asked.may_pass == 1);
    CHECK(actions(game, BASTIDE_ACTION_DEPLOY).size() == 4);
    for (const std::uint64_t code : codes(game)) {
        bastide_action action{};
        REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
        CHECK(check(game, action).status == BASTIDE_OK);
    }
    game = game_of(kRoad + "0: pass\n0: deploy follower 1 0 c0\n");
    asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_COUNT_MOVE);
    CHECK(asked.piece_kind == BASTIDE_PIECE_COUNT);
    CHECK(asked.x == 0);
    CHECK(asked.y == -1);
    const std::vector<bastide_thing> quarters = things(game, BASTIDE_THING_COUNT_CITY_QUARTER);
    REQUIRE(quarters.size() == 4);
    for (const bastide_thing& quarter : quarters) {
        CHECK(quarter.closed == (quarter.segment == 0 ? 1 : 0));
        CHECK(quarter.count == (quarter.segment == 1 ? 1 : 0));
    }
}

TEST_CASE("A script and a snapshot lead back to each step of the City", "[COUNT-LEAVE-01][COUNT-MOVE-01][COUNT-FINAL-01]")
{
    const std::string came = kRoad + "0: pass\n0: deploy follower 0 1 c0\n";
    const std::string later =
        came + "0: pass\ndraw U\n1: place U 1 -2 0\n1: deploy follower 1 -2 r0\ndraw A\n0: place A 1 -3 0\n";
    for (const std::string& lines : {kRoad + "0: pass\n", came, later + "0: pass\n"}) {
        const Game game = game_of(lines);
        const std::vector<std::uint8_t> bytes = snapshot(game);
        bastide_game* loaded = nullptr;
        REQUIRE(bastide_game_load_snapshot(bytes.data(), static_cast<std::int32_t>(bytes.size()), nullptr, 0, nullptr, nullptr,
                                           &loaded) == BASTIDE_OK);
        const Game copy(loaded);
        CHECK(hash(copy) == hash(game));
        CHECK(decision(copy).step == decision(game).step);
    }
    CHECK(decision(game_of(later + "0: pass\n")).step == BASTIDE_STEP_COUNT_CITY_LEAVE);
}

TEST_CASE("A position has the City whole, wherever it lies", "[COUNT-SETUP-01][position]")
{
    CHECK(why(tiles() + kCount + kTurn) == 0);
    CHECK(why(tiles(5) + kCount + kTurn) == 0);
    CHECK(why(tiles(0, 12) + kCount + kTurn) == BASTIDE_REASON_COUNT_CITY_NOT_WHOLE);
    CHECK(why("table tile B 0 0 0\n" + kCount + kTurn) == BASTIDE_REASON_COUNT_CITY_NOT_WHOLE);
    CHECK(why("table tile CO_7 0 0 1\n" + kCount + kTurn) == BASTIDE_REASON_COUNT_CITY_NOT_WHOLE);
    CHECK(why("table tile CO_7 0 0 0\ntable tile CO_6 1 0 0\n" + kCount + kTurn) == BASTIDE_REASON_COUNT_CITY_NOT_WHOLE);
    CHECK(why(tiles(0, 12) + "table tile B 1 1 0\n" + kCount + kTurn) != 0);
}

TEST_CASE("A position tells the count and who is in the quarters", "[COUNT-SETUP-04][COUNT-DEPLOY-06][COUNT-DEPLOY-08][position]")
{
    CHECK(why(tiles() + kTurn) == BASTIDE_REASON_COUNT_CITY_NO_QUARTER);
    CHECK(why(tiles() + "table piece nature count space 4\n" + kTurn) == BASTIDE_REASON_COUNT_CITY_NO_QUARTER);
    CHECK(why(tiles() + kCount + "table piece 1 follower space 3\n" + kTurn) == 0);
    CHECK(why(tiles() + kCount + "table piece 1 follower space 4\n" + kTurn) == BASTIDE_REASON_COUNT_CITY_NO_QUARTER);
    CHECK(why(tiles() + kCount + "table piece 1 follower 0 0 c0\n" + kTurn) == BASTIDE_REASON_COUNT_CITY_WALLS);
    const Game game = game_of(tiles() + kCount + "table piece 1 follower space 2\ntable note count_city_deployed 1\n" + kTurn);
    bastide_put puts[64];
    bastide_position head;
    const std::int32_t count = bastide_game_list_position(game.get(), &head, puts, 64);
    REQUIRE(count > 0);
    int told = 0;
    for (std::int32_t i = 0; i < count; ++i) {
        told += puts[i].kind == BASTIDE_PUT_PIECE && puts[i].piece_kind == BASTIDE_PIECE_COUNT && puts[i].segment == 0;
        told += puts[i].kind == BASTIDE_PUT_PIECE && puts[i].piece_kind == BASTIDE_PIECE_FOLLOWER && puts[i].segment == 2;
        told += puts[i].kind == BASTIDE_PUT_NOTE && puts[i].note == BASTIDE_NOTE_COUNT_CITY_DEPLOYED && puts[i].number == 1;
    }
    CHECK(told == 3);
}

TEST_CASE("A seat that has come to the City in this turn is not asked again in a position", "[COUNT-DEPLOY-06][position]")
{
    const std::string road = tiles() + "table tile U -3 -1 1\ntable tile A -4 -1 3\ntable piece 1 follower -3 -1 r0\n" + kCount;
    CHECK(decision(game_of(road + "table turn 5 0 act\n0: pass\n")).step == BASTIDE_STEP_COUNT_CITY_DEPLOY);
    CHECK(decision(game_of(road + "table note count_city_deployed 1\ntable turn 5 0 act\n0: pass\n")).step == BASTIDE_STEP_DRAW);
}
