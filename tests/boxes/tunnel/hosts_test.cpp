// SPDX-License-Identifier: MIT
// The Tunnel through the C interface: positions, snapshots and scripts keep the tokens and what they join.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset tunnel 1\n";
const std::string kTable =
    "table tile A -1 0 3\ntable tile D 0 0 0\ntable tile TU_A 1 0 0\ntable tile A 2 0 1\n"
    "table piece 0 follower -1 0 r0\n";

std::int32_t feature_of(const Game& game, std::int32_t x, std::int32_t y, std::int32_t segment)
{
    return bastide_game_feature_at(game.get(), x, y, segment);
}

}  // namespace

TEST_CASE("A position has tokens, and those of a pair join their roads", "[TUNNEL-ROAD-02][position]")
{
    const Game game = from_script(kHead + kTable +
                                  "table piece 0 tunnel_token 1 0 r0\ntable piece 1 tunnel_token 1 0 r1\n"
                                  "table turn 5 0\n");
    REQUIRE(game);
    CHECK(feature_of(game, 1, 0, 1) != feature_of(game, 1, 0, 2));
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    const Game joined = from_script(kHead + kTable +
                                    "table piece 1 tunnel_token 1 0 r0\ntable piece 1 tunnel_token 1 0 r1\n"
                                    "table tile E 0 -1 2\ntable turn 5 0 act\n"
                                    "table note tunnel_used 16\n");
    CHECK(!joined);  // the note names a token of the other seat
}

TEST_CASE("A token of this part of the turn is told in a position", "[TUNNEL-PLACE-01][position]")
{
    const Game game = from_script(kHead + kTable + "table turn 5 0\n");
    REQUIRE(game);
    play(game, {"draw E", "0: place E 0 -1 2", "0: move 1 0 r0 7"});
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    const Game again = from_position(game);
    REQUIRE(again);
    CHECK(hash(game) == hash(again));
    play(again, {"0: pass"});
    CHECK(decision(again).step == BASTIDE_STEP_DRAW);
    play(again, {"draw E", "1: place E 1 -1 2", "1: pass", "1: pass"});
    play(again, {"draw B", "0: place B 0 1 0", "0: move 1 0 r1 8"});
    CHECK(feature_of(again, 1, 0, 1) == feature_of(again, 1, 0, 2));
    play(again, {"0: pass"});
    CHECK(seats(again)[0].score == 4);
    const Game loaded = from_snapshot(snapshot(again));
    REQUIRE(loaded);
    CHECK(same_position(again, loaded));
    CHECK(feature_of(loaded, 1, 0, 1) == feature_of(loaded, 1, 0, 2));
    REQUIRE(bastide_game_undo_last(again.get(), nullptr) == BASTIDE_OK);
    REQUIRE(bastide_game_undo_last(again.get(), nullptr) == BASTIDE_OK);
    CHECK(feature_of(again, 1, 0, 1) != feature_of(again, 1, 0, 2));
}

TEST_CASE("Positions that cannot arise are refused", "[TUNNEL-PLACE-01][TUNNEL-PLACE-03][position]")
{
    CHECK(!from_script(kHead + kTable + "table piece 0 tunnel_token 0 0 r0\ntable turn 5 0\n"));
    CHECK(
        !from_script(kHead + kTable + "table piece 0 tunnel_token 1 0 r0\ntable piece 1 tunnel_token 1 0 r0\ntable turn 5 0\n"));
    CHECK(!from_script(kHead + kTable + "table piece 0 tunnel_token 1 0 r0 8\ntable turn 5 0\n"));
    CHECK(!from_script(kHead + kTable + "table note tunnel_used_in_turn 1\ntable turn 5 0\n"));
}
