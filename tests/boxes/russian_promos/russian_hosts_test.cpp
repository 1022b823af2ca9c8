// SPDX-License-Identifier: MIT
// Russian Promos through the C interface: traps in positions, snapshots and scripts.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("A follower that the tile just placed trapped is there before the deployment", "[RAZB-01][position]")
{
    bastide_refusal refusal{};
    const Game game = from_script(
        "bastide 1\nseats 2\nchance host\nset base 1\nset russian_promos 1\n"
        "draw U\n0: place U 1 0 1\n0: deploy follower 1 0 r0\ndraw RU_C\n1: place RU_C 2 0 0\n",
        &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    int trapped = 0;
    for (const bastide_piece& piece : pieces(game)) trapped += piece.spot == BASTIDE_SPOT_TILE && piece.x == 2 && piece.y == 0;
    CHECK(trapped == 1);
    CHECK(hash(from_position(game)) == hash(game));
    CHECK(hash(from_snapshot(snapshot(game))) == hash(game));
    CHECK(hash(from_script(script(game))) == hash(game));
}
