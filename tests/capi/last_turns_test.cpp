// SPDX-License-Identifier: MIT
// Who has a turn when tiles run out: rules about holes, hands, sales and bags, mixed with each other and with abbeys. Each case
// is a script, with the result that a human reference would give.
#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// What a script complains about, as "line: sentence"; nothing when all of it came out so.
std::string played(const std::string& text)
{
    bastide_refusal error{};
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_load_script(text.data(), count_of(text.size()), nullptr, 0, nullptr, &error, &made);
    const Game game(made);
    return status == BASTIDE_OK ? "" : std::to_string(error.line) + ": " + error.text;
}

/// Monasteries around a hole at (1,1), but for the one at (1,2).
const std::string kOpenRing =
    "table tile B 0 0 0\ntable tile B 1 0 0\ntable tile B 2 0 0\ntable tile B 0 1 0\ntable tile B 2 1 0\ntable tile B 0 2 0\n"
    "table tile B 2 2 0\n";
const std::string kRing = kOpenRing + "table tile B 1 2 0\n";

/// And around another at (3,1).
const std::string kTwoHoles =
    kRing + "table tile B 3 0 0\ntable tile B 4 0 0\ntable tile B 4 1 0\ntable tile B 4 2 0\ntable tile B 3 2 0\n";

std::string head(int seats, const std::string& config)
{
    return "bastide 1\nchance host\nseats " + std::to_string(seats) + "\n" + config;
}

}  // namespace

// ---- rounds without a placement -----------------------------------------------------------------------------------------

TEST_CASE("A round in which no tile of a hand fits leaves the game to the rule for abbeys",
          "[HOUSE-DRAW-02][ABBEY-END-01][ABBEY-END-02][AM-QA-11]")
{
    SECTION("the seat that is skipped for want of tiles has its abbey to place")
    {
        CHECK(played(head(2, "set base 3\nset abbey_mayor 1\noption hand_of_three_tiles 1\n") + kOpenRing +
                     "table bag C 0\ntable held 0 C\ntable held 1 B\ntable held 1 AM_A\ntable turn 5 1\n"
                     "1: place B 1 2 0\n1: pass\n"
                     "expect seat 1\nexpect step abbey_place\nexpect refused abbey_must_place pass\n"
                     "1: place AM_A 1 1 0\n1: deploy follower 1 1 m\n"
                     "expect over\nexpect score 1 9\n") == "");
    }
    SECTION("who declined while tiles were held declines no more")
    {
        CHECK(played(head(2, "set base 3\nset abbey_mayor 1\noption hand_of_three_tiles 1\n") + kRing +
                     "table bag C 0\ntable held 0 C\ntable held 1 C\ntable held 0 AM_A\ntable held 1 AM_A\ntable turn 5 0\n"
                     "0: pass\n1: pass\n"
                     "expect seat 0\nexpect step abbey_place\nexpect refused abbey_must_place pass\n"
                     "0: place AM_A 1 1 0\n0: pass\nexpect over\n") == "");
    }
    SECTION("in an optional round each is asked once more")
    {
        CHECK(
            played(head(2, "set base 3\nset abbey_mayor 1\noption abbey_end_rule 1\noption hand_of_three_tiles 1\n") + kRing +
                   "table bag C 0\ntable held 0 C\ntable held 1 C\ntable held 0 AM_A\ntable held 1 AM_A\ntable turn 5 0\n"
                   "0: pass\n1: pass\nexpect seat 0\nexpect step abbey_place\n0: pass\nexpect seat 1\n1: pass\nexpect over\n") ==
            "");
    }
    SECTION("without abbeys behind the last land tile the game ends there")
    {
        CHECK(played(head(2, "set base 3\nset abbey_mayor 1\noption abbey_end_rule 2\noption hand_of_three_tiles 1\n") + kRing +
                     "table bag C 0\ntable held 0 C\ntable held 1 C\ntable held 0 AM_A\ntable held 1 AM_A\ntable turn 5 0\n"
                     "0: pass\n1: pass\nexpect over\n") == "");
    }
}

TEST_CASE("A position after a round without a placement can be listed and set", "[HOUSE-DRAW-02][ABBEY-END-02]")
{
    for (const char* rule : {"0", "1"}) {
        const std::string text = head(2, "set base 3\nset abbey_mayor 1\noption hand_of_three_tiles 1\noption abbey_end_rule ") +
                                 rule + "\n" + kRing +
                                 "table bag C 0\ntable held 0 C\ntable held 1 C\ntable held 0 AM_A\ntable held 1 AM_A\n"
                                 "table turn 5 0\n0: pass\n1: pass\n";
        bastide_game* made = nullptr;
        REQUIRE(bastide_game_load_script(text.data(), count_of(text.size()), nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
        const Game game(made);
        REQUIRE(decision(game).step == BASTIDE_STEP_ABBEY_PLACE);
        bastide_position top{};
        std::vector<bastide_put> puts(200);
        const std::int32_t count = bastide_game_list_position(game.get(), &top, puts.data(), 200);
        REQUIRE(count > 0);
        const Game other = clone(game);
        CHECK(bastide_game_set_position(other.get(), &top, puts.data(), count, nullptr) == BASTIDE_OK);
        CHECK(hash(other) == hash(game));
        CHECK(actions(other).size() == actions(game).size());
    }
}

TEST_CASE("Tiles drawn ahead that go back to the bag and fit nowhere leave the game to the rule for abbeys",
          "[HOUSE-DRAW-01][HOUSE-BAG-02][ABBEY-END-02]")
{
    CHECK(played(head(2,
                      "set base 3\nset abbey_mayor 1\noption draw_next_tile_at_turn_end 1\n"
                      "option return_unplaceable_to_bag 1\n") +
                 kRing +
                 "table bag C 1\ntable held 0 C\ntable held 1 C\ntable held 0 AM_A\ntable held 1 AM_A\ntable turn 5 0\n"
                 "0: pass\ndraw C\ndraw C\n1: pass\ndraw C\ndraw C\n"
                 "expect seat 0\nexpect step abbey_place\nexpect refused abbey_must_place pass\n"
                 "0: place AM_A 1 1 0\n0: pass\nexpect over\n") == "");
}

TEST_CASE("A tile that its buyer placed counts as a placement of the round", "[HOUSE-SALE-01][HOUSE-DRAW-01][HOUSE-BAG-02]")
{
    CHECK(played(head(2,
                      "set base 1\noption draw_next_tile_at_turn_end 1\noption return_unplaceable_to_bag 1\n"
                      "option sell_completing_tile 1\noption bounded_table 1\noption table_min_x 0\noption table_max_x 0\n"
                      "option table_min_y -2\noption table_max_y 0\n"
                      "table turn 5 1\ntable tile D 0 0 0\ntable held 0 E\ntable held 1 B\ntable bag X 1\ntable score 1 5\n"
                      "draw X\n"  // B fits nowhere, nor does X; both go back
                      "draw B\n"  // seat 1 holds B again
                      "1: bid 1\n0: sell 1\n1: place E 0 -1 2\n1: pass\nexpect placements B 4\n"
                      "draw X\n"  // the seller finds nothing
                      "draw X\n"
                      "expect seat 1\nexpect tile B\nexpect options 4\n")) == "");
}

// ---- another turn for a hole ------------------------------------------------------------------------------------------------

TEST_CASE("A hole is worth another turn only for whom a tile is left", "[HOUSE-HOLE-01][HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    const std::string hole =
        "table turn 5 0\ntable tile D 0 0 0\ntable tile B 0 1 0\ntable tile B -1 1 0\ntable tile B 1 1 0\ntable tile B -1 2 0\n"
        "table tile B 1 2 0\ntable tile B -1 3 0\ntable tile B 1 3 0\ntable tile B 0 3 0\n";
    for (const char* hand : {"draw_next_tile_at_turn_end", "hand_of_three_tiles"}) {
        const std::string config = std::string("set base 3\noption ") + hand + " 1\noption extra_turn_for_filling_hole 1\n";
        CHECK(
            played(head(2, config) + hole +
                   "table held 0 B\ntable held 1 B\ntable bag X 0\n0: place B 0 2 0\n0: pass\nexpect seat 1\nexpect turn 6\n") ==
            "");
        const bool is_ahead = hand[0] == 'd';  // otherwise the hand is filled up first, and played from before it is filled again
        CHECK(played(head(2, config) + hole + "table held 0 B\ntable held 1 B\ntable bag B 1\ntable bag X 0\n" +
                     (is_ahead ? "" : "draw B\n") + "0: place B 0 2 0\n0: pass\n" + (is_ahead ? "draw B\n" : "") +
                     "expect seat 0\nexpect turn 6\n") == "");
    }
    CHECK(played(head(3, "set base 4\nset tower 1\noption extra_turn_for_filling_hole 1\noption hand_of_three_tiles 1\n") +
                 kTwoHoles +
                 "table bag B 0\ntable held 0 B\ntable held 1 B\ntable turn 5 0\n"
                 "0: place B 1 1 0\n0: pass\nexpect seat 1\nexpect turn 6\n") == "");
}

TEST_CASE("Without another turn there is no second ransom", "[HOUSE-HOLE-01][HOUSE-DRAW-01][TOWER-RANSOM-02]")
{
    CHECK(played(head(2, "set base 4\nset tower 1\noption extra_turn_for_filling_hole 1\noption draw_next_tile_at_turn_end 1\n") +
                 kTwoHoles +
                 "table bag B 0\ntable held 0 B\ntable held 1 B\ntable score 0 9\ntable prisoner 0 follower 1\n"
                 "table prisoner 0 follower 1\ntable turn 5 0\n"
                 "0: pay 0\n0: place B 1 1 0\n0: pass\nexpect seat 1\nexpect turn 6\nexpect score 0 6\n") == "");
}

TEST_CASE("Without a tile left a filled hole leaves the turns to the abbeys", "[HOUSE-HOLE-01][ABBEY-END-03][AM-OPT-01]")
{
    const std::string config = "set base 4\nset abbey_mayor 1\noption extra_turn_for_filling_hole 1\n";
    SECTION("forced: it begins with the next seat")
    {
        CHECK(played(head(2, config) + kTwoHoles +
                     "table bag B 0\ntable held 0 AM_A\ntable held 1 AM_A\ntable turn 5 0 place B\n0: place B 1 1 0\n0: pass\n"
                     "expect seat 1\nexpect step abbey_place\nexpect turn 6\n1: place AM_A 3 1 0\n1: pass\nexpect over\n") == "");
    }
    SECTION("one optional round")
    {
        CHECK(played(head(2, config + "option abbey_end_rule 1\n") + kTwoHoles +
                     "table bag B 0\ntable held 1 AM_A\ntable turn 5 0 place B\n0: place B 1 1 0\n0: pass\n"
                     "expect seat 1\nexpect step abbey_place\n1: pass\nexpect over\n") == "");
    }
}

TEST_CASE("An extra turn of a buyer does not end the round of abbeys with the seller",
          "[HOUSE-SALE-01][HOUSE-MIX-03][ABBEY-END-03]")
{
    CHECK(played(head(3, "set base 5\nset abbey_mayor 1\noption sell_completing_tile 1\noption extra_turn_for_filling_hole 1\n") +
                 kTwoHoles +
                 "table tile B 0 -1 0\ntable tile B 1 -1 0\ntable tile B 2 -1 0\ntable bag B 1\ntable bag C 1\ntable score 1 5\n"
                 "table held 2 AM_A\ntable turn 5 0\n"
                 "draw B\n1: bid 1\n2: pass\n0: sell 1\n1: place B 1 1 0\n1: pass\n"
                 "draw C\n"  // the buyer's own turn: it fits nowhere, and neither seat has an abbey
                 "expect seat 2\nexpect step abbey_place\nexpect refused abbey_must_place pass\n") == "");
}

// ---- tiles that go back -----------------------------------------------------------------------------------------------------

TEST_CASE("Once turns are for abbeys alone, tiles in the bag that fit nowhere hand none on",
          "[HOUSE-BAG-02][ABBEY-END-03][AM-OPT-01][TOWER-RANSOM-02]")
{
    SECTION("in the optional round nobody is asked twice")
    {
        CHECK(played(head(3, "set base 4\nset abbey_mayor 1\noption abbey_end_rule 1\noption return_unplaceable_to_bag 1\n") +
                     kTwoHoles +
                     "table bag C 2\ntable held 2 AM_A\ntable held 0 AM_A\ntable turn 5 0\n"
                     "0: pass\ndraw C\ndraw C\nexpect seat 2\n2: pass\ndraw C\ndraw C\nexpect seat 0\n"
                     "0: place AM_A 1 1 0\n0: pass\nexpect over\n") == "");
    }
    SECTION("forced, a seat without an abbey is skipped")
    {
        CHECK(played(head(3, "set base 4\nset abbey_mayor 1\nset tower 1\noption return_unplaceable_to_bag 1\n") + kTwoHoles +
                     "table bag C 2\ntable held 2 AM_A\ntable held 0 AM_A\ntable score 1 9\ntable prisoner 1 follower 2\n"
                     "table turn 5 0\n0: pass\ndraw C\ndraw C\n0: place AM_A 1 1 0\n0: pass\n"
                     "expect seat 2\nexpect step abbey_place\nexpect turn 6\n") == "");
    }
}

TEST_CASE("A seat without a tile is skipped while others hold some, though it could place its abbey",
          "[HOUSE-DRAW-02][ABBEY-END-01]")
{
    CHECK(played(head(2, "set base 4\nset abbey_mayor 1\noption hand_of_three_tiles 1\n") + kRing +
                 "table bag B 0\ntable held 0 B\ntable held 0 B\ntable held 1 AM_A\ntable turn 5 0\n"
                 "0: place B 3 0 0\n0: pass\nexpect seat 0\n0: place B 3 2 0\n0: pass\n"
                 "expect seat 1\nexpect step abbey_place\nexpect refused abbey_must_place pass\n") == "");
}

TEST_CASE("An abbey that must be placed is not placed instead of drawing", "[ABBEY-END-02][HOUSE-BAG-02]")
{
    const std::string text = head(2, "set base 3\nset abbey_mayor 1\noption return_unplaceable_to_bag 1\n") + kRing +
                             "table bag C 1\ntable held 0 AM_A\ntable turn 5 0\n";
    for (const bool has_drawn : {false, true}) {
        const std::string lines = text + (has_drawn ? "0: pass\ndraw C\n" : "");  // it fits nowhere and goes back
        bastide_game* made = nullptr;
        REQUIRE(bastide_game_load_script(lines.data(), count_of(lines.size()), nullptr, 0, nullptr, nullptr, &made) ==
                BASTIDE_OK);
        const Game game(made);
        const bastide_decision now = decision(game);
        REQUIRE(now.step == BASTIDE_STEP_ABBEY_PLACE);
        CHECK(now.tiles_left == 1);
        const std::string sentence = ::bastide_tests::text(
            [&](char* out, std::int32_t cap) { return bastide_decision_text(game.get(), nullptr, &now, out, cap); });
        CHECK(sentence == (has_drawn ? "Red must place the abbey." : "Red may place the abbey instead of drawing."));
    }
}

// ---- double turns -------------------------------------------------------------------------------------------------------------

namespace {

/// Seat `owner` has a follower and a builder on a road that goes on in the east; no city is open.
std::string road_of(const std::string& owner)
{
    return "table tile D 0 0 0\ntable tile E 0 -1 2\ntable tile A -1 0 3\ntable piece " + owner +
           " follower 0 0 r0\ntable piece " + owner + " builder 0 0 r0\n";
}

}  // namespace

TEST_CASE("A second part is offered only to a seat that can draw or place a tile in it", "[TB-OPT-01][TB-DOUBLE-11]")
{
    const std::string optional = "set base 3\nset traders_builders 1\noption double_turn_optional 1\n";
    const std::string begin = road_of("0") + "table turn 9 0 place U\n";
    const std::string extend = "0: place U 1 0 1\n0: pass\n";
    SECTION("from the bag")
    {
        CHECK(played(head(2, optional) + begin + "table bag C 1\n" + extend +
                     "expect step double_turn_second_part\n0: name 0\n"
                     "draw C\nexpect over\n") == "");
        CHECK(played(head(2, optional) + begin + "table bag C 0\n" + extend + "expect over\n") == "");
    }
    SECTION("an abbey with a hole, but no other abbey")
    {
        const std::string abbeys = optional + "set abbey_mayor 1\n";
        CHECK(played(head(2, abbeys) + begin + "table bag C 0\ntable held 0 AM_A\n" + extend + "expect over\n") == "");
        CHECK(played(head(2, abbeys) + begin +
                     "table tile B 0 1 0\ntable tile B 0 2 0\ntable tile B 0 3 0\ntable tile B 1 1 0\ntable tile B -1 2 0\n"
                     "table tile B -1 3 0\ntable tile B -2 2 0\ntable tile B -2 1 0\ntable tile B -2 0 0\n"
                     "table bag C 0\ntable held 0 AM_A\n" +
                     extend +
                     "expect step double_turn_second_part\n0: name 0\n"
                     "expect step abbey_place\n0: place AM_A -1 1 0\n0: pass\nexpect over\n") == "");
    }
    SECTION("a tile of the hand that fits")
    {
        const std::string hands = optional + "option hand_of_three_tiles 1\n";
        const std::string held = road_of("0") + "table turn 9 0\ntable bag C 0\ntable held 0 U\ntable held 1 B\ntable held 0 ";
        CHECK(played(head(2, hands) + held + "B\n" + extend + "expect step double_turn_second_part\nexpect seat 0\n") == "");
        CHECK(played(head(2, hands) + held + "C\n" + extend + "expect seat 1\nexpect step place\n") == "");
    }
    SECTION("not the tile of the next turn")
    {
        const std::string ahead = optional + "option draw_next_tile_at_turn_end 1\n";
        CHECK(played(head(2, ahead) + begin + "table bag C 0\ntable held 1 B\n" + extend + "expect seat 1\nexpect tile B\n") ==
              "");
    }
}

TEST_CASE("The builder of a buyer works for the tile that it bought", "[TB-DOUBLE-04][HOUSE-SALE-01]")
{
    const std::string sale = "set base 3\nset traders_builders 1\noption sell_completing_tile 1\n";
    const std::string bought = "draw A\n1: bid 1\n0: sell 1\n1: place A 1 0 1\n1: pass\nexpect score 1 7\n";
    const std::string begin = road_of("1") + "table turn 9 0\ntable score 1 5\n";
    SECTION("in the turn of the seller, who then continues")
    {
        CHECK(played(head(2, sale) + begin + "table bag A 1\ntable bag B 3\n" + bought +
                     "expect seat nature\nexpect turn 9\ndraw B\nexpect seat 1\n1: place B 0 1 0\n1: pass\n"
                     "draw B\nexpect seat 0\nexpect turn 9\n0: place B 0 2 0\n0: pass\nexpect turn 10\n") == "");
    }
    SECTION("then the seller's builder gives no part, because a turn has two")
    {
        CHECK(played(head(2, sale) + begin +
                     "table tile B 0 1 0\ntable tile U 0 2 1\ntable piece 0 follower 0 2 r0\ntable piece 0 builder 0 2 r0\n"
                     "table bag A 1\ntable bag B 3\ntable bag U 1\n" +
                     bought +
                     "draw B\n1: place B 1 1 0\n1: pass\ndraw U\nexpect seat 0\n0: place U 1 2 1\n0: pass\nexpect turn 10\n") ==
              "");
    }
    SECTION("where the second part is optional, the buyer declines it")
    {
        CHECK(played(head(2, sale + "option double_turn_optional 1\n") + begin + "table bag A 1\ntable bag B 3\n" + bought +
                     "expect seat 1\nexpect step double_turn_second_part\n1: pass\ndraw B\nexpect seat 0\n") == "");
    }
}

TEST_CASE("A buyer plays a second part with a tile that is drawn for it, not with its own", "[HOUSE-MIX-02][TB-HOUSE-03]")
{
    CHECK(
        played(
            head(2, "set base 3\nset traders_builders 1\noption sell_completing_tile 1\noption draw_next_tile_at_turn_end 1\n") +
            road_of("1") +
            "table turn 9 0\ntable score 1 5\ntable held 0 A\ntable held 1 E\ntable bag B 4\n"
            "1: bid 1\n0: sell 1\n1: place A 1 0 1\n1: pass\n"
            "expect seat nature\ndraw B\nexpect seat 1\nexpect tile B\n1: place B 0 1 0\n1: pass\n"
            "draw B\nexpect seat 0\n0: place B 0 2 0\n0: pass\ndraw B\nexpect seat 1\nexpect tile E\nexpect turn 10\n") == "");
}

// ---- who begins ---------------------------------------------------------------------------------------------------------------

TEST_CASE("Tiles drawn for the start wait aside until the seat is found", "[HOUSE-START-02]")
{
    const std::string begin = head(2, "set base 1\noption start_player_by_road_draw 1\n");
    CHECK(played(begin + "expect left 71\ndraw G\ndraw C\nexpect left 69\nexpect refused start_tile_aside draw G\n"
                         "draw V\ndraw B\nexpect left 71\nexpect seat nature\nexpect turn 1\n") == "");
    CHECK(played(begin + "draw G\ndraw V\nexpect left 71\nexpect turn 1\n") == "");
}
