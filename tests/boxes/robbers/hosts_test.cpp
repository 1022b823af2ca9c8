// SPDX-License-Identifier: MIT
// The Robbers through the C interface: decisions, pieces, texts, positions, snapshots, scripts, codes.
#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset robbers 1\n";

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

const std::string kPlaced = "draw RB_D\n0: place RB_D 1 0 1\n";

/// Seat 1 has a knight and a thief on what seat 0 completes with a tile L: a city of three tiles with a pennant, and a road of
/// three tiles.
const std::string kBoth =
    "table tile D 0 0 0\ntable tile W -1 0 3\ntable tile E 0 -1 2\ntable tile F 1 -1 1\n"
    "table tile E 1 -2 2\ntable piece 1 follower 1 -1 c0\ntable piece 1 follower 0 0 r0\n"
    "table piece 0 track_robber space 12\ntable score 1 12\ntable turn 5 0\ndraw L\n0: place L 1 0 0\n0: pass\n";

bastide_piece robber_of(const Game& game, std::int32_t seat)
{
    for (const bastide_piece& piece : pieces(game))
        if (piece.kind == BASTIDE_PIECE_TRACK_ROBBER && piece.seat == seat) return piece;
    throw std::logic_error("no robber");
}

}  // namespace

TEST_CASE("Hosts see whose robber may come, and where it is", "[ROB-PLACE-01]")
{
    Game game = game_of(kPlaced);
    const bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_ROBBERS_PLACE);
    CHECK(asked.seat == 0);
    CHECK(asked.may_pass == 1);
    CHECK(asked.piece_kind == BASTIDE_PIECE_TRACK_ROBBER);
    CHECK(asked.piece == robber_of(game, 0).id);
    CHECK(actions(game, BASTIDE_ACTION_NAME).size() == 1);
    for (const std::uint64_t code : codes(game)) {
        bastide_action action{};
        REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
        CHECK(check(game, action).status == BASTIDE_OK);
    }
    CHECK(why(kPlaced + "0: name 0\n") == BASTIDE_REASON_ROBBERS_OWN_MARKER);
    game = game_of(kPlaced + "0: name 1\n");
    CHECK(robber_of(game, 0).spot == BASTIDE_SPOT_SPACE);
    CHECK(robber_of(game, 0).segment == 0);
    CHECK(robber_of(game, 1).spot == BASTIDE_SPOT_SUPPLY);
}

TEST_CASE("Hosts see what a robber can rob", "[ROB-STEAL-03]")
{
    const Game game = game_of(kBoth);
    const bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_ROBBERS_ROB);
    CHECK(asked.seat == 0);
    CHECK(asked.other_seat == 1);
    CHECK(asked.least == 2);  // half of the road
    CHECK(asked.x == -1);     // its first tile
    CHECK(asked.y == 0);
    CHECK(asked.segment >= 0);
    CHECK(asked.may_pass == 1);
    const std::vector<bastide_action> robbing = actions(game, BASTIDE_ACTION_CHOOSE);
    REQUIRE(robbing.size() == 1);
    CHECK(robbing[0].cause == BASTIDE_CAUSE_ROBBERS_ROBS);
}

TEST_CASE("A script and a snapshot lead back to each step of the robbers", "[ROB-PLACE-01][ROB-STEAL-03]")
{
    for (const std::string& lines :
         {kPlaced, kPlaced + "0: name 1\n", kBoth, kBoth + "0: choose robbers_robs\n", kBoth + "0: pass\n"}) {
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

TEST_CASE("An undo takes a robbery back", "[ROB-STEAL-03]")
{
    const Game game = game_of(kBoth);
    const auto before = hash(game);
    const std::vector<bastide_action> robbing = actions(game, BASTIDE_ACTION_CHOOSE);
    REQUIRE(robbing.size() == 1);
    perform(game, robbing[0]);
    CHECK(hash(game) != before);
    REQUIRE(bastide_game_undo_last(game.get(), nullptr) == BASTIDE_OK);
    CHECK(hash(game) == before);
}

TEST_CASE("A position tells where robbers are", "[ROB-PLACE-03][ROB-STEAL-06][position]")
{
    const std::string tile = "table tile D 0 0 0\n";
    const std::string turn = "table turn 5 0\n";
    CHECK(why(tile + "table piece 0 track_robber space 49\n" + turn) == 0);
    CHECK(why(tile + "table piece 0 track_robber space 50\n" + turn) == BASTIDE_REASON_ROBBERS_NO_SPACE);
    CHECK(why(tile + "table piece 0 track_robber 0 0 r0\n" + turn) != 0);
    CHECK(why(tile + "table piece 0 follower space 5\n" + turn) != 0);
    const Game game = game_of(tile + "table piece 1 track_robber space 7\n" + turn);
    bastide_put puts[64];
    bastide_position head;
    const std::int32_t count = bastide_game_list_position(game.get(), &head, puts, 64);
    REQUIRE(count > 0);
    int told = 0;
    for (std::int32_t i = 0; i < count; ++i)
        told += puts[i].kind == BASTIDE_PUT_PIECE && puts[i].piece_kind == BASTIDE_PIECE_TRACK_ROBBER && puts[i].seat == 1 &&
                puts[i].spot == BASTIDE_SPOT_SPACE && puts[i].segment == 7;
    CHECK(told == 1);
}
