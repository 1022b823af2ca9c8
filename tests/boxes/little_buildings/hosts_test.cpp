// SPDX-License-Identifier: MIT
// Little Buildings through the C interface: scripts, pieces, positions.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Game game_of(const std::string& lines, bastide_refusal* refusal = nullptr)
{
    return from_script("bastide 1\nseats 2\nchance host\nset base 1\nset little_buildings 1\n" + lines, refusal);
}

}  // namespace

TEST_CASE("A script tells a building, and hosts see where it stands", "[LB-PLACE-01][LB-PLACE-02]")
{
    bastide_refusal refusal{};
    const Game game = game_of("draw E\n0: place E 0 -1 2\n0: deploy little_shed 0 -1 tile\n", &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    int standing = 0;
    for (const bastide_piece& piece : pieces(game)) {
        if (piece.kind != BASTIDE_PIECE_LITTLE_SHED || piece.spot != BASTIDE_SPOT_TILE) continue;
        ++standing;
        CHECK(piece.x == 0);
        CHECK(piece.y == -1);
        CHECK(piece.seat == 0);
    }
    CHECK(standing == 1);
}

TEST_CASE("A position has one building a tile, and none on the tile just placed", "[LB-PLACE-02][position]")
{
    const std::string tiles = "table tile D 0 0 0\ntable tile E 0 -1 2\n";
    const auto why = [&](const std::string& lines) {
        bastide_refusal refusal{};
        const Game game = game_of(tiles + lines, &refusal);
        INFO(refusal.text);
        return refusal.reason;
    };
    CHECK(why("table piece 0 little_shed 0 0 tile\ntable piece 1 little_tower 0 -1 tile\ntable turn 5 0\n") == 0);
    CHECK(why("table piece 0 little_shed 0 0 tile\ntable piece 1 little_tower 0 0 tile\ntable turn 5 0\n") ==
          BASTIDE_REASON_LITTLE_BUILDING_THERE);
    CHECK(why("table piece 1 little_tower 0 -1 tile\ntable turn 5 0 act\n") == BASTIDE_REASON_POSITION_FRESH);
}

TEST_CASE("Copies of the set bring no further buildings", "[LB-SETUP-01]")
{
    const Game game = from_script("bastide 1\nseats 2\nchance host\nset base 1\nset little_buildings 2\n");
    REQUIRE(game);
    for (const std::int32_t kind : {BASTIDE_PIECE_LITTLE_TOWER, BASTIDE_PIECE_LITTLE_HOUSE, BASTIDE_PIECE_LITTLE_SHED})
        CHECK(bastide_game_count_supply(game.get(), 0, kind) == 3);  // 18 for two seats
}
