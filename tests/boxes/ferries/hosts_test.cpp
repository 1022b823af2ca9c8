// SPDX-License-Identifier: MIT
// The Ferries through the C interface: positions, snapshots, undo and scripts keep what the ferries join.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset ferries 1\n";
const std::string kTable =
    "table tile A -1 0 3\ntable tile D 0 0 0\ntable tile FE_B 1 0 0\n"
    "table piece 0 follower 1 0 r0\ntable piece 1 follower -1 0 r0\n"
    "table piece nature ferry 1 0 tile 2\n";

std::int32_t road(const Game& game, std::int32_t index) { return bastide_game_feature_at(game.get(), 1, 0, index); }

}  // namespace

TEST_CASE("A position has ferries and their ways", "[FERRY-PLACE-02][position]")
{
    const Game game = from_script(kHead + kTable + "table turn 5 1\n");
    REQUIRE(game);
    CHECK(road(game, 0) == road(game, 2));
    CHECK(road(game, 0) != road(game, 1));
    for (const bastide_piece& one : pieces(game)) {
        if (one.kind != BASTIDE_PIECE_FERRY || one.spot != BASTIDE_SPOT_TILE) continue;
        CHECK(one.span == 2);
        CHECK(one.feature == road(game, 0));
    }
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    const Game again = from_position(game);
    REQUIRE(again);
    CHECK(hash(game) == hash(again));
}

TEST_CASE("A script moves a ferry, and undo moves it back", "[FERRY-MOVE-01]")
{
    const Game game = from_script(kHead + kTable + "table turn 5 1\n");
    REQUIRE(game);
    play(game, {"draw U", "1: place U 2 0 1", "1: pass"});
    REQUIRE(decision(game).step == BASTIDE_STEP_FERRY_MOVE);
    play(game, {"1: span 1 0 4"});
    CHECK(seats(game)[1].score == 3);
    CHECK(road(game, 0) == road(game, 1));
    CHECK(road(game, 0) != road(game, 2));
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    REQUIRE(bastide_game_undo_last(game.get(), nullptr) == BASTIDE_OK);
    CHECK(road(game, 0) == road(game, 2));
    CHECK(seats(game)[1].score == 0);
}

TEST_CASE("Positions of ferries that cannot arise are refused", "[FERRY-COMP-01][FERRY-PLACE-01][position]")
{
    const std::string turn = "table turn 5 1\n";
    CHECK(!from_script(kHead + kTable + "table piece nature ferry 1 0 tile 4\n" + turn));  // a second one
    CHECK(!from_script(kHead + kTable + "table piece nature ferry 0 0 tile 2\n" + turn));  // no lake
    CHECK(!from_script(kHead + "table tile D 0 0 0\ntable tile FE_B 1 0 0\ntable piece nature ferry 1 0 tile 1\n" + turn));
}
