// SPDX-License-Identifier: MIT
// Under the Big Top through the C interface: decisions, things, events, refusals, positions, snapshots, scripts.
#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset big_top 1\n";

Game try_lines(const std::string& lines, bastide_refusal* refusal = nullptr) { return from_script(kHead + lines, refusal); }

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

/// Why a position is refused; 0 when it is not.
std::int32_t why(const std::string& lines)
{
    bastide_refusal refusal{};
    const Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    CHECK((game ? 0 : BASTIDE_E_ILLEGAL) == refusal.status);
    return refusal.reason;
}

std::string text_of(const Game& game, const bastide_event& event)
{
    char text[BASTIDE_SENTENCE_MAX];
    REQUIRE(bastide_event_text(game.get(), nullptr, &event, text, BASTIDE_SENTENCE_MAX) > 0);
    return text;
}

std::string text_of(const Game& game, const bastide_action& action)
{
    char text[BASTIDE_SENTENCE_MAX];
    REQUIRE(bastide_action_text(game.get(), nullptr, &action, text, BASTIDE_SENTENCE_MAX) > 0);
    return text;
}

/// Seat 0 has seven followers, 0 to 6, and a ringmaster, 7; seat 1 has those from 8 on; 16 is the big top.
constexpr int kBigTop = 16;

/// The big top stands on BT_F, with a farmer of seat 0 beside it, and seat 1 has placed a second circus.
const std::string kSecondCircus =
    "draw BT_F\n0: place BT_F 0 1 0\n0: deploy follower 0 1 f0\ndraw BT_J\n1: place BT_J 0 -1 2\n1: pass\n";

/// Two acrobats of seat 0 and one of seat 1 on BT_A.
const std::string kPyramid =
    "draw BT_A\n0: place BT_A 0 1 0\n0: deploy follower 0 1 tile\ndraw B\n1: place B 1 1 0\n1: deploy follower 0 1 tile\n"
    "draw B\n0: place B -1 1 0\n0: deploy follower 0 1 tile\ndraw B\n1: place B 0 2 0\n";

}  // namespace

TEST_CASE("A host is asked for the token under the big top, with weights", "[BIGTOP-SETUP-02][BIGTOP-SCORE-01]")
{
    const Game game = game_of(kSecondCircus);
    const bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_BIG_TOP_DRAW);
    CHECK(asked.seat == -1);
    CHECK(asked.piece == kBigTop);
    CHECK(asked.piece_kind == BASTIDE_PIECE_BIG_TOP);
    CHECK(asked.x == 0);
    CHECK(asked.y == 1);
    CHECK(weights(game) == std::vector<std::int32_t>{1, 4, 5, 3, 2, 1});
    for (const std::uint64_t code : codes(game)) {
        bastide_action action{};
        REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
        CHECK(check(game, action).status == BASTIDE_OK);
    }
    const Game drawn = game_of(kSecondCircus + "draw_token elephant\n");
    CHECK(score(drawn, 0) == 7);
    const std::vector<bastide_thing> left = things(drawn, BASTIDE_THING_BIG_TOP_TOKENS);
    REQUIRE(left.size() == 5);  // no elephant
    CHECK(left[0].piece_kind == BASTIDE_PIECE_FLEA);
    CHECK(left[0].count == 1);
    CHECK(left[0].points == 1);
    CHECK(left[2].piece_kind == BASTIDE_PIECE_SEAL);
    CHECK(left[2].count == 5);
    CHECK(left[2].points == 4);
    CHECK(bastide_game_count_supply(drawn.get(), 0, BASTIDE_PIECE_ELEPHANT) == 0);
    std::vector<bastide_event> moved;
    for (const bastide_event& event : events(drawn))
        if (event.kind == BASTIDE_EVENT_MOVED && event.cause >= BASTIDE_CAUSE_BIG_TOP_MOVED) moved.push_back(event);
    REQUIRE(moved.size() == 3);
    CHECK(moved[0].piece == kBigTop);
    CHECK(moved[0].from_spot == BASTIDE_SPOT_SUPPLY);
    CHECK(moved[0].spot == BASTIDE_SPOT_TILE);
    CHECK(moved[1].piece_kind == BASTIDE_PIECE_ELEPHANT);
    CHECK(moved[1].piece == -1);
    CHECK(moved[1].spot == BASTIDE_SPOT_BESIDE);
    CHECK(moved[1].beside == kBigTop);
    CHECK(moved[1].x == 0);
    CHECK(moved[1].y == 1);
    CHECK(moved[1].segment == -1);
    CHECK(text_of(drawn, moved[1]) == "Under the big top at (0,1) was: elephant.");
    CHECK(text_of(drawn, moved[2]) == "The big top moves to the circus at (0,-1).");
    CHECK(moved[2].from_x == 0);
    CHECK(moved[2].from_y == 1);
    CHECK(moved[2].y == -1);
}

TEST_CASE("A game that waits for its last token is saved and goes on", "[BIGTOP-END-01]")
{
    // One tile is left to draw.
    const std::string head = kHead +
                             "table tile D 0 0 0\ntable tile BT_F 0 1 0\ntable piece nature big_top 0 1 tile\n"
                             "table piece 0 follower 0 1 f0\ntable bag E 1\ntable turn 40 1\n";
    const Game game = from_script(head + "draw E\n1: place E 0 -1 2\n1: pass\n");
    REQUIRE(game);
    CHECK(decision(game).step == BASTIDE_STEP_BIG_TOP_DRAW);
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        const Game loaded = from_snapshot(snapshot(game, viewer));
        REQUIRE(loaded);
        CHECK(hash(loaded) == hash(game));
        CHECK(decision(loaded).step == BASTIDE_STEP_BIG_TOP_DRAW);
    }
    const Game over = from_script(head + "draw E\n1: place E 0 -1 2\n1: pass\ndraw_token tiger\n");
    REQUIRE(over);
    CHECK(decision(over).over == 1);
    CHECK(score(over, 0) == 6);
}

TEST_CASE("Acrobats are deployed on a tile and scored by taking the first", "[ACRO-PLACE-01][ACRO-SCORE-01]")
{
    const Game game = game_of(kPyramid);
    const std::vector<bastide_thing> spaces = things(game, BASTIDE_THING_ACROBATS);
    REQUIRE(spaces.size() == 1);
    CHECK(spaces[0].spot == BASTIDE_SPOT_TILE);
    CHECK(spaces[0].x == 0);
    CHECK(spaces[0].y == 1);
    CHECK(spaces[0].count == 3);
    CHECK(spaces[0].points == 15);
    CHECK(spaces[0].closed == 1);
    const bastide_piece first = piece(game, 0);
    CHECK(first.spot == BASTIDE_SPOT_TILE);
    CHECK(first.x == 0);
    CHECK(first.y == 1);
    CHECK(first.segment == -1);
    const std::vector<bastide_action> takes = actions(game, BASTIDE_ACTION_TAKE);
    REQUIRE(takes.size() == 1);
    CHECK(takes[0].piece == 0);
    CHECK(takes[0].cause == BASTIDE_CAUSE_ACROBATS_SCORED);
    CHECK(text_of(game, takes[0]) == "Blue scores the acrobats at (0,1).");
    const Game scored = game_of(kPyramid + "1: take 0 acrobats_scored\n");
    CHECK(score(scored, 0) == 10);
    CHECK(score(scored, 1) == 5);
    CHECK(score(game_of(kPyramid + "1: take 0\n"), 0) == 10);
    bastide_refusal refusal{};
    CHECK_FALSE(try_lines(kPyramid + "1: take 1\n", &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_ACROBATS_NOT_FIRST);
    CHECK(refusal.piece == 0);
    CHECK_FALSE(try_lines(kPyramid + "1: deploy follower 0 1 tile\n", &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_ACROBATS_FULL);
    CHECK(refusal.x == 0);
    CHECK(refusal.y == 1);
    const Game before = game_of("draw BT_A\n0: place BT_A 0 1 0\n");
    bool is_listed = false;
    for (const bastide_action& action : actions(before, BASTIDE_ACTION_DEPLOY)) {
        if (action.spot != BASTIDE_SPOT_TILE) continue;
        is_listed = true;
        CHECK(action.segment == -1);
        std::uint64_t code = 0;
        REQUIRE(bastide_action_encode(&action, &code) == BASTIDE_OK);
        bastide_action again{};
        REQUIRE(bastide_action_decode(code, &again) == BASTIDE_OK);
        CHECK(check(before, again).status == BASTIDE_OK);
    }
    CHECK(is_listed);
}

TEST_CASE("Snapshots and scripts keep acrobats and what was revealed", "[BIGTOP-SCORE-08][ACRO-PLACE-02]")
{
    for (const std::string& lines : {kPyramid, kSecondCircus, kSecondCircus + "draw_token bear\n"}) {
        const Game game = game_of(lines);
        for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
            const Game loaded = from_snapshot(snapshot(game, viewer));
            REQUIRE(loaded);
            CHECK(hash(loaded) == hash(game));
            CHECK(decision(loaded).step == decision(game).step);
            CHECK(hash(from_script(script(game, viewer))) == hash(game));
        }
    }
}

namespace {

const std::string kTiles = "table tile D 0 0 0\ntable tile BT_F 0 1 0\ntable tile BT_A 1 1 0\n";
const std::string kTent = "table piece nature big_top 0 1 tile\n";
const std::string kTurn = "table turn 5 0\n";

std::string many(const std::string& line, int count)
{
    std::string lines;
    for (int i = 0; i < count; ++i) lines += line;
    return lines;
}

std::string revealed(const std::string& animal, int count)
{
    return many("table piece nature " + animal + " beside " + std::to_string(kBigTop) + "\n", count);
}

const std::string kAcrobat = "table piece 0 follower 1 1 tile\n";

}  // namespace

TEST_CASE("A position lists and sets the big top, its tokens and acrobats", "[BIGTOP-MOVE-01][ACRO-PLACE-02][position]")
{
    const Game game = game_of(kTiles + kTent + many(kAcrobat, 2) + revealed("seal", 2) + revealed("flea", 1) + kTurn);
    CHECK(piece(game, kBigTop).spot == BASTIDE_SPOT_TILE);
    CHECK(things(game, BASTIDE_THING_ACROBATS)[0].count == 2);
    CHECK(things(game, BASTIDE_THING_BIG_TOP_TOKENS)[0].piece_kind == BASTIDE_PIECE_MONKEY);
    bastide_position head{};
    bastide_put puts[200];
    const int count = bastide_game_list_position(game.get(), &head, puts, 200);
    REQUIRE(count > 0);
    const auto tell = [&](std::int32_t kind, std::int32_t spot) {
        return std::count_if(puts, puts + count,
                             [&](const bastide_put& put) { return put.piece_kind == kind && put.spot == spot; });
    };
    CHECK(tell(BASTIDE_PIECE_SEAL, BASTIDE_SPOT_BESIDE) == 2);
    CHECK(tell(BASTIDE_PIECE_FLEA, BASTIDE_SPOT_BESIDE) == 1);
    CHECK(tell(BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_TILE) == 2);
    CHECK(tell(BASTIDE_PIECE_BIG_TOP, BASTIDE_SPOT_TILE) == 1);
}

TEST_CASE("In a position the big top stands on a circus once one was placed", "[BIGTOP-MOVE-01][BIGTOP-MOVE-02][position]")
{
    CHECK(why(kTiles + kTent + kTurn) == 0);
    CHECK(why(kTiles + kTurn) == BASTIDE_REASON_BIG_TOP_NO_CIRCUS);
    CHECK(why("table tile D 0 0 0\n" + kTurn) == 0);
    CHECK(why(kTiles + "table piece nature big_top 1 1 tile\n" + kTurn) == BASTIDE_REASON_BIG_TOP_NO_CIRCUS);
    const std::string fresh = "table tile D 0 0 0\ntable tile BT_F 0 1 0\n";
    CHECK(why(fresh + "table turn 5 0 act\n") == 0);
    CHECK(why(fresh + kTent + "table turn 5 0 act\n") == BASTIDE_REASON_POSITION_FRESH);
    const std::string all =
        revealed("flea", 1) + revealed("monkey", 4) + revealed("seal", 5) + revealed("bear", 3) + revealed("tiger", 2);
    CHECK(why(kTiles + kTent + all + kTurn) == 0);
    CHECK(why(kTiles + kTent + all + revealed("elephant", 1) + kTurn) == BASTIDE_REASON_BIG_TOP_NO_TOKEN);
    CHECK(why(kTiles + kTent + revealed("flea", 2) + kTurn) == BASTIDE_REASON_TOKEN_NOT_LEFT);
    CHECK(why(fresh + revealed("flea", 1) + "table turn 5 0 act\n") == BASTIDE_REASON_NOT_ON_BOARD);
}

TEST_CASE("In a position at most three followers are acrobats, on their space", "[ACRO-PLACE-02][ACRO-PLACE-03][position]")
{
    const std::string board = kTiles + kTent;
    CHECK(why(board + many(kAcrobat, 3) + kTurn) == 0);
    CHECK(why(board + many(kAcrobat, 4) + kTurn) == BASTIDE_REASON_ACROBATS_FULL);
    CHECK(why(board + "table piece 0 follower 0 1 tile\n" + kTurn) == BASTIDE_REASON_ACROBATS_NO_SPACE);
    CHECK(why(board + "table piece 0 ringmaster 1 1 tile\n" + kTurn) == BASTIDE_REASON_WRONG_SEGMENT);
    CHECK(why(board + kAcrobat + "table turn 5 0 act\n") == BASTIDE_REASON_POSITION_FRESH);
}

TEST_CASE("A position tells whether a fairy that is left alone counts for acrobats", "[BIGTOP-FAIRY-01][position]")
{
    const std::string head = "bastide 1\nseats 2\nchance host\nset base 1\nset princess_dragon 1\nset big_top 1\n";
    const std::string board = kTiles + kTent + many(kAcrobat, 2);
    const std::string fairy = "table piece nature fairy 1 1 tile\n";
    const auto score_of_turn = [&](const std::string& lines) {
        // Seat 0's turn begins after seat 1 has placed a tile.
        bastide_refusal refusal{};
        const Game game = from_script(head + lines + "table turn 5 1 place B\n1: place B -1 1 0\n1: pass\n", &refusal);
        INFO(refusal.text);
        REQUIRE(game);
        return score(game, 0);
    };
    CHECK(score_of_turn(board + fairy + "table note acrobats_fairy 1\n") == 2);
    CHECK(score_of_turn(board + fairy) == 0);
    CHECK(score_of_turn(board + "table piece nature fairy beside 0\n") == 2);
    bastide_refusal refusal{};
    CHECK_FALSE(from_script(head + board + "table piece nature fairy 0 1 tile\ntable note acrobats_fairy 1\n" + kTurn, &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_ACROBATS_WITHOUT_FAIRY);
    CHECK_FALSE(from_script(head + board + "table note acrobats_fairy 1\n" + kTurn, &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_ACROBATS_WITHOUT_FAIRY);
    CHECK_FALSE(try_lines(board + "table note acrobats_fairy 1\n" + kTurn, &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_POSITION_NOTE);
}

TEST_CASE("The end tells what acrobats and ringmasters brought", "[ACRO-FINAL-01][RING-SCORE-03]")
{
    const Game game = game_of(kTiles + kTent + kAcrobat + "table piece 1 ringmaster 0 0 c0\n" + kTurn);
    CHECK(things(game, BASTIDE_THING_ACROBATS)[0].points == 5);
    bastide_standing standings[2]{};
    REQUIRE(bastide_game_list_standing(game.get(), standings, 2) == 2);
    // An acrobat; a city of one tile and two spaces around the ringmaster.
    for (const bastide_standing& one : standings) CHECK(one.final_score == (one.seat == 0 ? 5 : 1 + 4));
}

TEST_CASE("Refusals tell what tokens, acrobats and the big top are", "[ACRO-PLACE-01][ACRO-SCORE-01][BIGTOP-OPT-01]")
{
    const auto refused = [](const std::string& lines) {
        bastide_refusal refusal{};
        CHECK_FALSE(try_lines(lines, &refusal));
        return std::string(refusal.text);
    };
    const std::string placed = "draw BT_A\n0: place BT_A 0 1 0\n";
    CHECK(refused(placed + "deploy flea 0 1 f0\n") == "That piece cannot be deployed at this step.");
    CHECK(refused(placed + "deploy flea 0 1 tile\n") == "That piece cannot be deployed at this step.");
    CHECK(refused(placed + "deploy big_top 0 1 tile\n") == "That piece cannot be deployed at this step.");
    CHECK(refused(placed + "deploy wagon 0 1 f0\n") == "The game has no piece of the kind wagon.");
    CHECK(refused("option without_acrobats 1\n" + placed + "deploy follower 0 1 tile\n") == "A follower may not stand there.");
    CHECK(refused(kSecondCircus + "draw_token follower\n") == "No such token is left in the pool.");
    CHECK(refused(kSecondCircus + "draw_token wolf\n") == "The game has no piece of the kind wolf.");
    CHECK(refused(placed + "take 0 acrobats_scored\n") == "Only three acrobats are scored.");
    CHECK(refused(placed + "deploy follower 0 1 tile\ndraw B\n1: place B 1 1 0\ntake 0 acrobats_scored\n") ==
          "Fewer than three acrobats stand at (0,1).");
}

TEST_CASE("A ringmaster stays on the castle that its city became", "[CASTLE-BUILD-02][RING-PLACE-01][position]")
{
    // Seat 0 has a ringmaster in the city of E, which is complete with D, and builds a castle of it.
    const Game game = game_of(
        "set bridges_castles_bazaars 1\ndraw E\n0: place E 0 -1 2\n0: deploy ringmaster 0 -1 c0\n"
        "0: deploy castle 0 -1 c0\n");
    REQUIRE(things(game, BASTIDE_THING_CASTLE).size() == 1);
    CHECK(hash(clone(game)) == hash(game));
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        CHECK(hash(from_snapshot(snapshot(game, viewer))) == hash(game));
        CHECK(hash(from_script(script(game, viewer))) == hash(game));
    }
    CHECK(hash(from_position(game)) == hash(game));
    // A castle that is put first is entered by the ringmaster all the same.
    const std::string table = "set bridges_castles_bazaars 1\ntable turn 5 0\ntable tile D 0 0 0\ntable tile E 0 -1 2\n";
    const std::string ringmaster = "table piece 0 ringmaster 0 -1 c0\n";
    const std::string castle = "table piece 0 castle 0 -1 c0\n";
    CHECK(hash(game_of(table + ringmaster + castle)) == hash(game_of(table + castle + ringmaster)));
}

TEST_CASE("In a position no seat has pieces of nobody, and none lies in a supply", "[BIGTOP-MOVE-01][position]")
{
    const auto refused = [](const std::string& line) {
        bastide_refusal refusal{};
        CHECK_FALSE(try_lines("set goldmines 1\nset little_buildings 1\n" + kTiles + line, &refusal));
        return std::string(refusal.text);
    };
    for (const char* const line : {"table piece 0 big_top 0 1 tile\n", "table piece 1 gold_bar held 0\n",
                                   "table piece nature little_tower 0 1 tile\n", "table piece nature follower 0 0 c0\n"})
        CHECK(refused(line) == "The game has no such piece.");
    CHECK(refused("table piece nature gold_bar supply\n") == "The piece is not on the board.");
}
