// SPDX-License-Identifier: MIT
// Crop Circles through the C interface: positions with two followers on a segment, snapshots in the midst of a round, scripts.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kBase = "bastide 1\nseats 2\nchance host\nset base 1\n";
const std::string kHead = kBase + "set crop_circles 1\n";
const std::string kTwo = "table tile D 0 0 0\ntable piece 0 follower 0 0 r0\ntable piece 1 follower 0 0 r0\ntable turn 5 0\n";

}  // namespace

TEST_CASE("In a position several followers may be on a segment", "[CROP-04][position]")
{
    const Game game = from_script(kHead + kTwo);
    REQUIRE(game);
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    bastide_refusal refusal{};
    CHECK_FALSE(from_script(kBase + kTwo, &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_OCCUPIED);
}

TEST_CASE("A round is saved and goes on", "[CROP-03]")
{
    const Game game = from_script(kHead + kTwo);
    REQUIRE(game);
    play(game, {"draw CC1_E", "0: place CC1_E 1 0 0", "0: pass"});
    REQUIRE(decision(game).step == BASTIDE_STEP_CROP_CHOOSE);
    CHECK(decision(game).x == 1);
    CHECK(decision(game).y == 0);
    play(game, {"0: choose crop_removed"});
    REQUIRE(decision(game).step == BASTIDE_STEP_CROP_REMOVE);
    CHECK(decision(game).seat == 1);
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    bastide_action take = blank(BASTIDE_ACTION_TAKE, 1);
    for (const bastide_piece& one : pieces(loaded))
        if (one.seat == 1 && one.spot == BASTIDE_SPOT_SEGMENT) take.piece = one.id;
    perform(loaded, take);
    CHECK(decision(loaded).seat == 0);
    CHECK(decision(loaded).step == BASTIDE_STEP_CROP_REMOVE);
}

TEST_CASE("A choice without a word names nothing", "[CROP-01]")
{
    const Game game = from_script(kHead + kTwo);
    REQUIRE(game);
    play(game, {"draw CC1_E", "0: place CC1_E 1 0 0", "0: pass"});
    bastide_action choice = blank(BASTIDE_ACTION_CHOOSE, 0);
    choice.cause = 0;
    CHECK(check(game, choice).reason == BASTIDE_REASON_CROP_MUST_CHOOSE);
    choice.cause = BASTIDE_CAUSE_CROP_ADDED;
    CHECK(check(game, choice).status == BASTIDE_OK);
}
