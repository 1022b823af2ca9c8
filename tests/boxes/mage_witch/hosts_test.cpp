// SPDX-License-Identifier: MIT
// Mage & Witch through the C interface: positions, snapshots, scripts and sentences.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset mage_witch 1\n";
const std::string kBoard = "table tile D 0 0 0\ntable tile N 0 -1 1\n";
const std::string kMage = "table piece nature mage 0 -1 c0\n";
const std::string kTurn = "table turn 5 0";

/// Why a position is refused; 0 when it is not.
std::int32_t why(const std::string& table)
{
    bastide_refusal refusal{};
    const Game game = from_script(kHead + table, &refusal);
    INFO(refusal.text);
    CHECK((game ? 0 : BASTIDE_E_ILLEGAL) == refusal.status);
    return refusal.reason;
}

bastide_piece piece_of(const Game& game, std::int32_t kind)
{
    for (const bastide_piece& one : pieces(game))
        if (one.kind == kind) return one;
    throw std::logic_error("no such piece");
}

}  // namespace

TEST_CASE("A position has the figures on different incomplete roads and cities", "[MAGIC-PLACE-02][MAGIC-RET-01][position]")
{
    CHECK(why(kBoard + kMage + kTurn + "\n") == 0);
    CHECK(why(kBoard + kMage + "table piece nature witch 0 0 r0\n" + kTurn + "\n") == 0);
    CHECK(why(kBoard + kMage + "table piece nature witch 0 0 c0\n" + kTurn + "\n") == BASTIDE_REASON_MAGIC_IS_THERE);
    CHECK(why(kBoard + "table piece nature mage 0 0 f0\n" + kTurn + "\n") == BASTIDE_REASON_WRONG_SEGMENT);
    CHECK(why(kBoard + "table piece nature mage 0 0 tile\n" + kTurn + "\n") == BASTIDE_REASON_WRONG_SEGMENT);
    const std::string closed = kBoard + "table tile E 1 -1 3\n";
    CHECK(why(closed + kMage + kTurn + "\n") == BASTIDE_REASON_POSITION_SCORED);
    CHECK(why(closed + kMage + kTurn + " act\n") == 0);  // the last tile completed it
}

TEST_CASE("In a position a figure may be on the tile just placed", "[MAGIC-PLACE-01][position]")
{
    const std::string last = "table tile D 0 0 0\ntable tile MW_F 0 -1 2\n";
    CHECK(why(last + "table piece nature mage 0 -1 r0\n" + kTurn + " act\n") == 0);
    CHECK(why(last + "table piece 1 follower 0 -1 r0\n" + kTurn + " act\n") == BASTIDE_REASON_POSITION_FRESH);
}

TEST_CASE("A game with the figures is saved, told and played on", "[MAGIC-PLACE-01]")
{
    const Game game = from_script(kHead + kBoard + kMage + "table piece nature witch 0 0 r0\n" + kTurn + "\n");
    REQUIRE(game);
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    const bastide_piece mage = piece_of(loaded, BASTIDE_PIECE_MAGE);
    CHECK(mage.seat == -1);
    CHECK(mage.spot == BASTIDE_SPOT_SEGMENT);
    CHECK(mage.x == 0);
    CHECK(mage.y == -1);
    play(loaded, {"draw MW_D", "0: place MW_D 0 1 1"});
    REQUIRE(decision(loaded).step == BASTIDE_STEP_MAGIC_PLACE);
    play(loaded, {("0: move 0 1 c0 " + std::to_string(mage.id)).c_str()});
    CHECK(decision(loaded).step == BASTIDE_STEP_ACT);
    CHECK(piece_of(loaded, BASTIDE_PIECE_MAGE).y == 1);
}

TEST_CASE("What the figures must do is told truly", "[MAGIC-PLACE-01][MAGIC-PLACE-04]")
{
    const Game game = from_script(kHead + kBoard + kTurn + "\ndraw MW_D\n0: place MW_D 0 1 1\n");
    REQUIRE(game);
    bastide_action pass{};
    bastide_action_init(&pass);
    pass.kind = BASTIDE_ACTION_PASS;
    pass.seat = 0;
    CHECK(
        sentence(game, pass, check(game, pass)) ==
        "The mage or the witch must be placed or moved, or taken off the board if there is no road or city to which it can go.");
}

TEST_CASE("The witch takes points, and is told so", "[MAGIC-SCORE-01]")
{
    // The knight of seat 0 would get 6 points for three tiles; the witch takes 3 of them.
    const Game game = from_script(kHead + "table tile D 0 0 0\ntable tile G 0 -1 1\ntable piece 0 follower 0 -1 c0\n" +
                                  "table piece nature witch 0 -1 c0\n" + kTurn + "\ndraw E\n0: place E 0 -2 2\n0: pass\n");
    REQUIRE(game);
    CHECK(score(game, 0) == 3);
    std::string told;
    for (const bastide_score_line& line : score_lines(game)) {
        char text[BASTIDE_SENTENCE_MAX];
        if (line.reward == BASTIDE_REWARD_WITCH_HALF &&
            bastide_score_line_text(game.get(), nullptr, &line, text, BASTIDE_SENTENCE_MAX) > 0)
            told = text;
    }
    CHECK(told == "Red loses 3 points to the witch, who takes half.");
}
