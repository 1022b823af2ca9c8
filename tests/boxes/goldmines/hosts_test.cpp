// SPDX-License-Identifier: MIT
// The Goldmines through the C interface: positions, snapshots and scripts keep the bars.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset goldmines 1\n";
const std::string kTable =
    "table tile D 0 0 0\ntable tile N 0 -1 1\ntable piece 0 follower 0 -1 c0\n"
    "table piece nature gold_bar 0 0 tile\ntable piece nature gold_bar 0 0 tile\n"
    "table piece nature gold_bar held 1\ntable turn 5 0\n";

int count_bars(const Game& game, std::int32_t spot, std::int32_t seat)
{
    int count = 0;
    for (const bastide_piece& one : pieces(game))
        count += one.kind == BASTIDE_PIECE_GOLD_BAR && one.spot == spot && (seat < 0 || one.other_seat == seat) ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("A position has bars on tiles and in front of seats", "[GOLD-PLACE-02][GOLD-FINAL-02][position]")
{
    const Game game = from_script(kHead + kTable);
    REQUIRE(game);
    CHECK(count_bars(game, BASTIDE_SPOT_TILE, -1) == 2);
    CHECK(count_bars(game, BASTIDE_SPOT_HELD, 1) == 1);
    CHECK(count_bars(game, BASTIDE_SPOT_SUPPLY, -1) == 13);
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    play(loaded, {"draw E", "0: place E 1 -1 3", "0: pass"});
    CHECK(count_bars(loaded, BASTIDE_SPOT_HELD, 0) == 2);
}

TEST_CASE("A script places the second bar", "[GOLD-PLACE-01]")
{
    const Game game = from_script(kHead + kTable);
    REQUIRE(game);
    play(game, {"draw GM_F", "0: place GM_F 1 0 1"});
    REQUIRE(decision(game).step == BASTIDE_STEP_GOLD_PLACE);
    const std::int32_t bar = decision(game).piece;
    CHECK(decision(game).piece_kind == BASTIDE_PIECE_GOLD_BAR);
    CHECK(decision(game).x == 1);
    CHECK(decision(game).y == 0);
    play(game, {("0: move 0 -1 tile " + std::to_string(bar)).c_str()});
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    CHECK(count_bars(game, BASTIDE_SPOT_TILE, -1) == 4);
}
