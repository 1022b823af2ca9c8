// SPDX-License-Identifier: MIT
// Princess & Dragon through the C interface: which positions are refused, and which are not.
#include <string>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 2\nset princess_dragon 2\n";
const std::string kBoard = "table tile D 0 0 0\ntable tile B 0 1 0\ntable tile B -1 1 0\n";
const std::string kVolcano = "table tile PD_A 1 1 0\n";
const std::string kDragon = "table piece nature dragon 1 1 tile\n";
const std::string kFairyOnTile = "table piece nature fairy -1 1 tile\n";
const std::string kMonk = "table piece 0 follower -1 1 m\n";

std::string turn(const std::string& step = "") { return "table turn 5 0" + (step.empty() ? step : " " + step) + "\n"; }

std::string beside(std::int32_t piece) { return "table piece nature fairy beside " + std::to_string(piece) + "\n"; }

/// Why a position is refused; 0 when it is not.
std::int32_t why(const std::string& table, const std::string& config = "")
{
    bastide_refusal refusal{};
    const Game game = from_script(kHead + config + "\n" + table, &refusal);
    INFO(refusal.text);
    CHECK((game ? 0 : BASTIDE_E_ILLEGAL) == refusal.status);
    return refusal.reason;
}

/// The first piece of a seat and kind in games of a config.
std::int32_t piece_of(const std::string& config, std::int32_t kind)
{
    const Game game = from_script(kHead + config);
    for (const bastide_piece& one : pieces(game))
        if (one.seat == 0 && one.kind == kind) return one.id;
    throw std::logic_error("no such piece");
}

}  // namespace

TEST_CASE("In a position the dragon is where the volcanoes have called it", "[VOLCANO-01][position]")
{
    const std::string second = "table tile PD_B 1 2 0\n";  // the tile just placed
    CHECK(why(kBoard + kVolcano + kDragon + turn()) == 0);
    CHECK(why(kBoard + kVolcano + turn()) == BASTIDE_REASON_DRAGON_NOT_CALLED);
    CHECK(why(kBoard + "table piece nature dragon 0 0 tile\n" + turn()) == BASTIDE_REASON_DRAGON_NOT_CALLED);
    CHECK(why(kBoard + kVolcano + "table piece nature dragon 0 0 tile\n" + turn()) == 0);  // it has walked
    CHECK(why(kBoard + kVolcano + second + kMonk + "table piece nature dragon 1 2 tile\n" + turn("act")) == 0);
    CHECK(why(kBoard + kVolcano + second + kDragon + turn("act")) == BASTIDE_REASON_DRAGON_NOT_CALLED);
    CHECK(why(kBoard + kVolcano + second + turn("act")) == BASTIDE_REASON_DRAGON_NOT_CALLED);
    CHECK(why(kBoard + kVolcano + second + kDragon + turn()) == 0);
    CHECK(why(kVolcano + turn("act")) == BASTIDE_REASON_DRAGON_NOT_CALLED);
    CHECK(why(kVolcano + kDragon + turn("act")) == BASTIDE_REASON_POSITION_DECISION);  // nothing can be done there
}

TEST_CASE("In a position the dragon does not wait on the tile just placed", "[VOLCANO-01][DRAGON-WALK-01][position]")
{
    const std::string last = kBoard + kVolcano + "table tile B 1 2 0\n";
    CHECK(why(last + "table piece nature dragon 1 2 tile\n" + turn("act")) == BASTIDE_REASON_POSITION_FRESH);
    CHECK(why(last + "table piece nature dragon 1 2 tile\n" + turn()) == 0);
    CHECK(why(last + kDragon + turn("act")) == 0);
}

TEST_CASE("A position without the dragon may have volcanoes", "[PD-OPT-01][position]")
{
    CHECK(why(kBoard + kVolcano + turn(), "option without_dragon 1\n") == 0);
    CHECK(why(kBoard + kVolcano + turn("act"), "option without_dragon 1\n") == 0);
    CHECK(why(kBoard + turn("place PD_K"), "option without_dragon 1\n") == 0);
}

TEST_CASE("The lake of The River II is a volcano in positions, too", "[VOLCANO-07][position]")
{
    const std::string lake = "table tile R212 0 0 0\ntable tile B 0 1 0\n";
    CHECK(why(lake + turn(), "set river_2 1\n") == BASTIDE_REASON_DRAGON_NOT_CALLED);
    CHECK(why(lake + "table piece nature dragon 0 1 tile\n" + turn(), "set river_2 1\n") == 0);
}

TEST_CASE("In a position nobody has drawn a tile with a dragon that is asleep", "[DRAGON-DRAW-01][DRAGON-DRAW-02][position]")
{
    CHECK(why(kBoard + turn("place PD_K")) == BASTIDE_REASON_DRAGON_ASLEEP);
    CHECK(why(kBoard + kVolcano + kDragon + turn("place PD_K")) == 0);
    CHECK(why(kBoard + turn("place PD_R")) == 0);
    const std::string held = "table held 0 PD_K\n";
    const std::string hands = "option hand_of_three_tiles 1\n";
    CHECK(why(kBoard + held + turn("place"), hands) == BASTIDE_REASON_DRAGON_ASLEEP);
    CHECK(why(kBoard + kVolcano + kDragon + held + turn("place"), hands) == 0);
}

TEST_CASE("In a position the fairy stands beside a follower", "[FAIRY-MOVE-04][position]")
{
    const std::string boxes = "set traders_builders 1\nset abbey_mayor 1\nset hills_sheep 1\n";
    const std::string table = "table tile B -1 1 0\ntable tile B 0 1 0\ntable tile B -1 2 0\ntable tile B 0 2 0\n";
    const auto reason = [&](const std::string& piece, std::int32_t kind) {
        return why(table + piece + beside(piece_of(boxes, kind)) + turn(), boxes);
    };
    CHECK(reason("table piece 0 follower -1 1 m\n", BASTIDE_PIECE_FOLLOWER) == 0);
    CHECK(reason("table piece 0 barn 0 2 nw\n", BASTIDE_PIECE_BARN) == BASTIDE_REASON_FAIRY_NO_FOLLOWER);
    const std::string farmer = "table piece 0 follower -1 1 f0\n";
    CHECK(reason(farmer + "table piece 0 pig -1 1 f0\n", BASTIDE_PIECE_PIG) == BASTIDE_REASON_FAIRY_NO_FOLLOWER);
    const std::string shepherd = std::to_string(piece_of(boxes, BASTIDE_PIECE_SHEPHERD));
    CHECK(reason("table piece 0 shepherd -1 1 f0\ntable piece nature sheep_1 beside " + shepherd + "\n",
                 BASTIDE_PIECE_SHEPHERD) == BASTIDE_REASON_FAIRY_NO_FOLLOWER);
    const std::string road =
        "table tile U 5 5 0\ntable tile U 5 4 0\ntable piece 0 follower 5 5 r0\ntable piece 0 builder 5 4 r0\n";
    CHECK(why(road + beside(piece_of(boxes, BASTIDE_PIECE_FOLLOWER)) + turn(), boxes) == 0);
    CHECK(why(road + beside(piece_of(boxes, BASTIDE_PIECE_BUILDER)) + turn(), boxes) == BASTIDE_REASON_FAIRY_NO_FOLLOWER);
}

TEST_CASE("A position has the fairy on a tile or beside a follower as the option says", "[FAIRY-STAY-01][FAIRY-OPT-01][position]")
{
    const std::string on_tile = "option fairy_on_tile 1\n";
    CHECK(why(kBoard + kMonk + beside(0) + turn()) == 0);
    CHECK(why(kBoard + kFairyOnTile + turn()) == 0);  // its follower has left
    CHECK(why(kBoard + kMonk + beside(0) + turn(), on_tile) == BASTIDE_REASON_WRONG_SEGMENT);
    CHECK(why(kBoard + kMonk + kFairyOnTile + turn(), on_tile) == 0);
    for (const std::string& config : {std::string(), on_tile}) {
        CHECK(why(kBoard + kFairyOnTile + turn("act"), config) == BASTIDE_REASON_POSITION_FRESH);
        CHECK(why(kBoard + "table piece nature fairy 0 0 tile\n" + turn("act"), config) == 0);
    }
}

TEST_CASE("The fairy is saved and shown beside a wagon that is on its way", "[FAIRY-STAY-02]")
{
    const std::string boxes = "set abbey_mayor 1\n";
    const std::int32_t wagon = piece_of(boxes, BASTIDE_PIECE_WAGON);
    const std::string stands = "table tile D 0 0 0\ntable piece 0 wagon 0 0 c0 " + std::to_string(wagon) + "\n";
    const Game game = from_script(kHead + boxes + stands + beside(wagon) + turn() + "draw E\n0: place E 0 -1 2\n0: pass\n");
    REQUIRE(decision(game).step == BASTIDE_STEP_WAGON_MOVE);
    const Game loaded = from_snapshot(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    for (const bastide_piece& one : pieces(loaded)) {
        if (one.kind != BASTIDE_PIECE_FAIRY) continue;
        CHECK(one.spot == BASTIDE_SPOT_BESIDE);
        CHECK(one.beside == wagon);
        CHECK(one.x == 0);
        CHECK(one.y == 0);
    }
    play(loaded, {("0: move 0 0 r0 " + std::to_string(wagon)).c_str()});
    CHECK(decision(loaded).step == BASTIDE_STEP_DRAW);
}

TEST_CASE("Where a knight must be removed no position starts with the action step", "[PRINCESS-OPT-01][position]")
{
    const std::string must = "option princess_must_take 1\n";
    const std::string city = "table tile D 0 0 0\ntable tile N 0 -1 1\n";
    const std::string knight = "table piece 1 follower 0 -1 c0\n";
    const std::string princess = "table tile PD_AB 1 -1 0\n";
    CHECK(why(city + princess + knight + turn("act"), must) == BASTIDE_REASON_PRINCESS_MUST_TAKE);
    CHECK(why(city + princess + knight + turn("act")) == 0);
    CHECK(why(city + princess + knight + turn(), must) == 0);
    CHECK(why(city + princess + turn("act"), must) == 0);
    CHECK(why(city + princess + knight + turn("princess_take"), must) == BASTIDE_REASON_POSITION_DECISION);
    const std::string farmer = "table piece 1 follower 0 0 f0\n";
    const Game game = from_script(kHead + must + city + princess + farmer + turn("act"));
    REQUIRE(game);
    bastide_action take = blank(BASTIDE_ACTION_TAKE, 0);
    take.cause = BASTIDE_CAUSE_PRINCESS_REMOVED;
    for (take.piece = 0; take.piece < count_of(pieces(game).size()); ++take.piece)
        CHECK(check(game, take).status == BASTIDE_E_ILLEGAL);
}
