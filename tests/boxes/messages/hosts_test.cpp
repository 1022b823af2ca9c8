// SPDX-License-Identifier: MIT
// The Messages through the C interface: decisions, things, positions, snapshots, scripts, codes.
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset messages 1\n";

Game try_lines(const std::string& lines, bastide_refusal* refusal = nullptr) { return from_script(kHead + lines, refusal); }

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

std::int32_t why(const std::string& lines)
{
    bastide_refusal refusal{};
    const Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    return game ? 0 : refusal.reason;
}

const std::string kMarkers = "table piece 0 messenger space 3\ntable piece 1 messenger space 0\n";
const std::string kTile = "table tile D 0 0 0\n";
const std::string kTurn = "table turn 5 0\n";

/// Seat 0 has 7 and 3 points and completes a city of 8 points.
const std::string kCity = kTile +
                          "table tile E 0 -1 2\ntable tile F 1 -1 1\ntable tile E 1 -2 2\ntable piece 0 follower 1 -1 c0\n" +
                          kMarkers + "table score 0 10\n" + kTurn + "draw L\n0: place L 1 0 0\n0: pass\n";
const std::string kDrawn = kCity + "0: choose message_marker\ndraw_token message_knights\n";

}  // namespace

TEST_CASE("Hosts see which marker may move, and the message", "[MSG-02][MSG-03][MSG-04]")
{
    Game game = game_of(kCity);
    bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_MESSAGE_MOVE);
    CHECK(asked.seat == 0);
    CHECK(asked.may_pass == 0);
    CHECK(asked.least == 8);
    CHECK(asked.piece_kind == BASTIDE_PIECE_MESSENGER);
    CHECK(asked.x == 1);
    CHECK(asked.y == -2);
    CHECK(actions(game, BASTIDE_ACTION_CHOOSE).size() == 2);
    for (const std::uint64_t code : codes(game)) {
        bastide_action action{};
        REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
        CHECK(check(game, action).status == BASTIDE_OK);
    }
    game = game_of(kCity + "0: choose message_marker\n");
    CHECK(decision(game).step == BASTIDE_STEP_MESSAGE_DRAW);
    CHECK(decision(game).seat == -1);
    CHECK(actions(game, BASTIDE_ACTION_DRAW_TOKEN).size() == 8);
    CHECK(things(game, BASTIDE_THING_MESSAGE).empty());
    game = game_of(kDrawn);
    asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_MESSAGE_READ);
    CHECK(asked.seat == 0);
    CHECK(asked.piece_kind == BASTIDE_PIECE_MESSAGE_KNIGHTS);
    CHECK(asked.least == 0);  // the knight went home
    const std::vector<bastide_thing> known = things(game, BASTIDE_THING_MESSAGE);
    REQUIRE(known.size() == 1);
    CHECK(known[0].piece_kind == BASTIDE_PIECE_MESSAGE_KNIGHTS);
    CHECK(known[0].count == 1);
}

TEST_CASE("A script and a snapshot lead back to each step of a message", "[MSG-02][MSG-04][MSG-11]")
{
    for (const std::string& lines : {kCity, kCity + "0: choose message_marker\n", kDrawn, kDrawn + "0: choose message_seal\n"}) {
        const Game game = game_of(lines);
        const std::vector<std::uint8_t> bytes = snapshot(game);
        bastide_game* loaded = nullptr;
        REQUIRE(bastide_game_load_snapshot(bytes.data(), static_cast<std::int32_t>(bytes.size()), nullptr, 0, nullptr, nullptr,
                                           &loaded) == BASTIDE_OK);
        const Game copy(loaded);
        CHECK(hash(copy) == hash(game));
        CHECK(decision(copy).step == decision(game).step);
    }
}

TEST_CASE("An undo takes the move of a marker back", "[MSG-02]")
{
    const Game game = game_of(kCity);
    const auto before = hash(game);
    perform(game, actions(game, BASTIDE_ACTION_CHOOSE)[1]);
    CHECK(hash(game) != before);
    REQUIRE(bastide_game_undo_last(game.get(), nullptr) == BASTIDE_OK);
    CHECK(hash(game) == before);
}

TEST_CASE("A position tells the markers and the messages that are known", "[MSG-01][MSG-05][MSG-10][MSG-11][position]")
{
    CHECK(why(kTile + kMarkers + kTurn) == 0);
    CHECK(why(kTile + kTurn) == BASTIDE_REASON_MESSAGE_NO_SPACE);
    CHECK(why(kTile + "table piece 0 messenger space 50\ntable piece 1 messenger space 0\n" + kTurn) ==
          BASTIDE_REASON_MESSAGE_NO_SPACE);
    CHECK(why(kTile + kMarkers + "table note message_road 2\n" + kTurn) == BASTIDE_REASON_MESSAGE_ORDER);
    CHECK(why(kTile + kMarkers + "table note message_road 1\ntable note message_city 1\n" + kTurn) ==
          BASTIDE_REASON_MESSAGE_ORDER);
    CHECK(why(kTile + kMarkers + "table note message_road 9\n" + kTurn) != 0);
    CHECK(why(kTile + kMarkers + "table note message_chosen 1\n" + kTurn) != 0);  // the option is off
    const Game game = game_of(kTile + kMarkers +
                              "table note message_road 2\ntable note message_city 1\n"
                              "table note message_another 1\n" +
                              kTurn);
    bastide_put puts[64];
    bastide_position head;
    const std::int32_t count = bastide_game_list_position(game.get(), &head, puts, 64);
    REQUIRE(count > 0);
    int told = 0;
    for (std::int32_t i = 0; i < count; ++i) {
        told += puts[i].kind == BASTIDE_PUT_PIECE && puts[i].piece_kind == BASTIDE_PIECE_MESSENGER && puts[i].seat == 0 &&
                puts[i].segment == 3;
        told += puts[i].kind == BASTIDE_PUT_NOTE && puts[i].note == BASTIDE_NOTE_MESSAGE_ROAD && puts[i].number == 2;
        told += puts[i].kind == BASTIDE_PUT_NOTE && puts[i].note == BASTIDE_NOTE_MESSAGE_CITY && puts[i].number == 1;
        told += puts[i].kind == BASTIDE_PUT_NOTE && puts[i].note == BASTIDE_NOTE_MESSAGE_ANOTHER && puts[i].number == 1;
    }
    CHECK(told == 4);
}

TEST_CASE("No view tells a message that was not drawn", "[MSG-11]")
{
    const Game game = game_of(kCity);
    for (const std::int32_t viewer : {0, 1, BASTIDE_VIEW_PUBLIC}) {
        const Game seen = clone(game.get(), viewer);
        CHECK(things(seen, BASTIDE_THING_MESSAGE).empty());
        CHECK(hash(seen) == hash(game_of(kCity)));
    }
}
