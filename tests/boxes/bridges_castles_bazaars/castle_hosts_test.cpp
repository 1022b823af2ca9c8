// SPDX-License-Identifier: MIT
// Castles and bazaars through the C interface: decisions, things, positions, snapshots, scripts.
#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Game try_lines(const std::string& lines, bastide_refusal* refusal = nullptr)
{
    return from_script("bastide 1\nseats 3\nchance host\nset base 1\nset bridges_castles_bazaars 1\n" + lines, refusal);
}

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

/// Why a position is refused; 0 when it is not.
int refused(const std::string& lines)
{
    bastide_refusal refusal{};
    return try_lines(lines, &refusal) ? 0 : refusal.reason;
}

const std::string kKnight = "draw E\n0: place E 0 -1 2\n0: deploy follower 0 -1 c0\n";
const std::string kBazaar = "draw BB_F\n0: place BB_F 0 1 0\n0: pass\ndraw U\ndraw E\ndraw V\n";
const std::string kTable = "table turn 5 0\ntable tile D 0 0 0\ntable tile E 0 -1 2\n";

void check_kept(const Game& game)
{
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        CHECK(hash(from_snapshot(snapshot(game, viewer))) == hash(game));
        CHECK(hash(from_script(script(game, viewer))) == hash(game));
    }
}

}  // namespace

TEST_CASE("A host sees who decides about a castle, and the castle", "[CASTLE-BUILD-01][CASTLE-BUILD-04]")
{
    const Game game = game_of(kKnight);
    const bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_CASTLE_BUILD);
    CHECK(asked.seat == 0);
    CHECK(asked.may_pass == 1);
    CHECK(asked.piece_kind == BASTIDE_PIECE_FOLLOWER);
    CHECK(asked.x == 0);
    CHECK(asked.y == -1);
    CHECK(asked.segment == 0);
    CHECK(things(game, BASTIDE_THING_CASTLE).empty());
    const Game built = game_of(kKnight + "0: deploy castle 0 -1 c0\n");
    const std::vector<bastide_thing> castles = things(built, BASTIDE_THING_CASTLE);
    REQUIRE(castles.size() == 1);
    CHECK(castles[0].seat == 0);
    CHECK(castles[0].closed == 0);
    CHECK(feature_on(built, 0, 0, 0).kind == BASTIDE_SEGMENT_CASTLE);
    CHECK(feature_on(built, 0, 0, 0).points_now == 0);
    CHECK(bastide_game_count_supply(built.get(), 0, BASTIDE_PIECE_CASTLE) == 2);
    check_kept(game);
    check_kept(built);
    CHECK(hash(from_position(built)) == hash(built));
}

TEST_CASE("Positions tell castles with and without a follower", "[CASTLE-BUILD-02][CASTLE-SCORE-10][CASTLE-SCORE-11][position]")
{
    const std::string follower = "table piece 0 follower 0 -1 c0\n";
    const Game held = game_of(kTable + follower + "table piece 0 castle 0 -1 c0\n");
    CHECK(things(held, BASTIDE_THING_CASTLE)[0].closed == 0);
    CHECK(hash(from_position(held)) == hash(held));
    const Game other_order = game_of(kTable + "table piece 0 castle 0 -1 c0\n" + follower);
    CHECK(hash(other_order) == hash(held));
    const Game scored = game_of(kTable + "table piece 0 castle 0 0 c0\n");  // on the earlier tile
    CHECK(things(scored, BASTIDE_THING_CASTLE)[0].closed == 1);
    CHECK(hash(from_position(scored)) == hash(scored));
    CHECK(refused(kTable + follower) == BASTIDE_REASON_POSITION_SCORED);
    CHECK(refused(kTable + follower + "table piece 0 castle 0 0 c0\n") == BASTIDE_REASON_CASTLE_HOLDS_ONE);
    CHECK(refused(kTable + "table piece 1 follower 0 -1 c0\ntable piece 0 castle 0 -1 c0\n") == BASTIDE_REASON_CASTLE_HOLDS_ONE);
    CHECK(refused(kTable + follower + "table piece 1 follower 0 0 c0\ntable piece 0 castle 0 -1 c0\n") ==
          BASTIDE_REASON_CASTLE_HOLDS_ONE);
    CHECK(refused("table turn 5 0\ntable tile D 0 0 0\ntable piece 0 castle 0 0 c0\n") == BASTIDE_REASON_CASTLE_NO_SMALL_CITY);
    CHECK(refused(kTable + "table piece 0 castle 0 0 r0\n") == BASTIDE_REASON_CASTLE_NO_SMALL_CITY);
    const std::string besieged = "set siege 1\ntable turn 5 0\ntable tile D 0 0 0\ntable tile SC03 0 -1 2\n";
    CHECK(refused(besieged + "table piece 0 castle 0 -1 c0\n") == BASTIDE_REASON_CASTLE_NO_SMALL_CITY);
    CHECK(refused(kTable + "table piece 0 castle 0 0 c0\ntable piece 1 castle 0 -1 c0\n") == BASTIDE_REASON_CASTLE_NO_SMALL_CITY);
}

TEST_CASE("A host sees the open tiles, the bids and what was won", "[BAZAAR-AUCTION-08][BAZAAR-REVEAL-01]")
{
    const Game open = game_of(kBazaar);
    const bastide_decision asked = decision(open);
    CHECK(asked.step == BASTIDE_STEP_BAZAAR_CHOOSE);
    CHECK(asked.seat == 1);
    CHECK(asked.least == 0);
    CHECK(asked.most == 99);
    std::vector<bastide_thing> hands = things(open, BASTIDE_THING_HAND);
    CHECK(hands.size() == 3);
    for (const bastide_thing& hand : hands) CHECK(hand.seat == -1);
    const Game bid = game_of(kBazaar + "1: bid E 2\n2: bid 5\n");
    CHECK(decision(bid).step == BASTIDE_STEP_BAZAAR_BID);
    CHECK(decision(bid).seat == 0);
    CHECK(decision(bid).tile == tile_named(bid, "E"));
    CHECK(decision(bid).other_seat == 1);
    CHECK(decision(bid).least == 6);
    const std::vector<bastide_thing> bids = things(bid, BASTIDE_THING_BAZAAR_BID);
    REQUIRE(bids.size() == 2);
    CHECK(bids[0].points + bids[1].points == 7);
    const Game sells = game_of(kBazaar + "1: bid E 2\n2: bid 5\n0: pass\n");
    CHECK(decision(sells).step == BASTIDE_STEP_BAZAAR_SELL);
    CHECK(decision(sells).other_seat == 2);
    CHECK(decision(sells).most == 5);
    const Game round = game_of(kBazaar + "1: bid E\n2: pass\n0: pass\n2: bid U\n0: pass\n");
    CHECK(decision(round).step == BASTIDE_STEP_PLACE);
    CHECK(decision(round).tile == tile_named(round, "E"));
    CHECK(things(round, BASTIDE_THING_HAND).size() == 2);
    for (const Game* game : {&open, &bid, &sells, &round}) check_kept(*game);
    CHECK(hash(from_position(round)) == hash(round));
    for (const std::uint64_t code : codes(open)) {
        bastide_action action{};
        REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
        CHECK(check(open, action).status == BASTIDE_OK);
    }
}

TEST_CASE("A position of a round holds no bazaar of its own", "[BAZAAR-TRIGGER-04][position]")
{
    const std::string table = "table turn 5 0 act\ntable tile D 0 0 0\ntable tile BB_F 0 1 0\n";
    const std::string on = "0: pass\n";
    CHECK(decision(game_of(table + on)).turn_seat == 0);  // its bazaar follows
    CHECK(decision(game_of(table + "table note bazaar_round 1\n" + on)).turn_seat == 1);
    CHECK(decision(game_of(table + "table held 1 U\n" + on)).turn_seat == 1);
}
