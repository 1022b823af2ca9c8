// SPDX-License-Identifier: MIT
// Hills & Sheep through the C interface: decisions, things, events, positions, snapshots, scripts, views.
#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Game try_lines(const std::string& lines, bastide_refusal* refusal = nullptr)
{
    return from_script("bastide 1\nseats 2\nchance host\nset base 1\nset hills_sheep 1\n" + lines, refusal);
}

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

/// Seat 0 has placed B south of D with its shepherd; a token is drawn next.
const std::string kPlaced = "draw B\n0: place B 0 1 0\n0: deploy shepherd 0 1 f0\n";

int sum_of_bag(const Game& game)
{
    int sum = 0;
    for (const bastide_thing& thing : things(game, BASTIDE_THING_SHEEP_BAG)) sum += thing.count;
    return sum;
}

}  // namespace

TEST_CASE("A host is asked for the token, with its weights", "[SHEPHERD-PLACE-04][HS-SETUP-02]")
{
    const Game game = game_of(kPlaced);
    const bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_SHEPHERD_DRAW);
    CHECK(asked.seat == -1);
    CHECK(asked.piece_kind == BASTIDE_PIECE_SHEPHERD);
    CHECK(asked.x == 0);
    CHECK(asked.y == 1);
    CHECK(weights(game) == std::vector<std::int32_t>{4, 5, 5, 2, 2});
    const std::vector<bastide_action> draws = actions(game, BASTIDE_ACTION_DRAW_TOKEN);
    REQUIRE(draws.size() == 5);
    CHECK(draws[0].piece_kind == BASTIDE_PIECE_SHEEP_1);
    CHECK(draws[4].piece_kind == BASTIDE_PIECE_WOLF);
    for (const std::uint64_t code : codes(game)) {
        bastide_action action{};
        REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
        CHECK(check(game, action).status == BASTIDE_OK);
    }
    std::uint64_t random = 1;
    int wolves = 0;
    for (int i = 0; i < 9000; ++i) {
        bastide_action action{};
        REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ANY, &random, &action) == BASTIDE_OK);
        wolves += action.piece_kind == BASTIDE_PIECE_WOLF;
    }
    CHECK(wolves > 850);
    CHECK(wolves < 1150);
}

TEST_CASE("Things tell of flocks, of the bag and of hidden tiles", "[HS-SETUP-02][HILL-HIDE-03][FLOCK-GUIDE-01]")
{
    const Game game = game_of(kPlaced + "draw_token sheep_3\ndraw HS_C\n1: place HS_C 0 -1 3\n1: pass\n");
    const std::vector<bastide_thing> flocks = things(game, BASTIDE_THING_FLOCK);
    REQUIRE(flocks.size() == 1);
    CHECK(flocks[0].seat == 0);
    CHECK(flocks[0].count == 3);
    CHECK(flocks[0].points == 3);
    CHECK(flocks[0].closed == 0);
    CHECK(sum_of_bag(game) == 17);
    const std::vector<bastide_thing> hidden = things(game, BASTIDE_THING_HILL_COVERED);
    REQUIRE(hidden.size() == 1);
    CHECK(hidden[0].count == 1);
    CHECK(decision(game).tiles_left == 86);
    CHECK(bastide_game_count_supply(game.get(), 0, BASTIDE_PIECE_SHEEP_3) == 1);
    CHECK(bastide_game_count_supply(game.get(), 1, BASTIDE_PIECE_SHEEP_3) == 0);
}

TEST_CASE("Growing and guiding are a choice of the shepherd and taking it", "[FLOCK-TURN-01]")
{
    const std::string before =
        kPlaced + "draw_token sheep_2\ndraw B\n1: place B 1 1 0\n1: pass\ndraw B\n0: place B 0 2 0\n0: pass\n";
    const Game game = game_of(before);
    const bastide_decision asked = decision(game);
    CHECK(asked.step == BASTIDE_STEP_FLOCK_GROW_OR_GUIDE);
    CHECK(asked.seat == 0);
    CHECK(asked.may_pass == 0);
    REQUIRE(asked.piece >= 0);
    const std::string id = std::to_string(asked.piece);
    CHECK(score(game_of(before + "0: take " + id + " flock_guided\n"), 0) == 2);
    CHECK(score(game_of(before + "0: take " + id + "\n"), 0) == 2);
    const Game grown = game_of(before + "0: choose_piece " + id + "\n");
    CHECK(decision(grown).step == BASTIDE_STEP_SHEPHERD_DRAW);
    CHECK(decision(grown).seat == -1);
    bastide_refusal refusal{};
    CHECK_FALSE(try_lines(before + "0: pass\n", &refusal));
    CHECK(refusal.reason == BASTIDE_REASON_FLOCK_MUST_CHOOSE);
    CHECK(refusal.piece == asked.piece);
}

TEST_CASE("Snapshots, scripts and undo keep flocks, hidden tiles and what is asked", "[FLOCK-BAG-01][HILL-HIDE-03]")
{
    const std::string lines =
        kPlaced + "draw_token sheep_2\ndraw HS_C\n1: place HS_C 0 -1 3\n1: pass\ndraw B\n0: place B 0 2 0\n0: pass\n";
    for (const std::string& more : {std::string(), std::string("0: choose_piece 7\n")}) {
        const Game before = game_of(lines);
        const std::string id = std::to_string(decision(before).piece);
        const Game game = more.empty() ? game_of(lines) : game_of(lines + "0: choose_piece " + id + "\n");
        for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
            const Game loaded = from_snapshot(snapshot(game, viewer));
            CHECK(hash(loaded) == hash(game));
            CHECK(decision(loaded).tiles_left == decision(game).tiles_left);
            CHECK(sum_of_bag(loaded) == 17);
            CHECK(decision(loaded).step == decision(game).step);
            CHECK(hash(from_script(script(game, viewer))) == hash(game));
        }
    }
}

TEST_CASE("A position lists and sets tokens beside a shepherd and hidden tiles", "[FLOCK-BAG-01][HILL-HIDE-03]")
{
    const Game game = game_of(
        "table turn 5 0\ntable tile D 0 0 0\ntable tile B 0 1 0\ntable tile HS_C 0 -1 3\n"
        "table piece 1 shepherd 0 1 f0\ntable piece nature sheep_3 beside 15\ntable note hill_covered 1\n");
    REQUIRE(things(game, BASTIDE_THING_FLOCK).size() == 1);
    CHECK(things(game, BASTIDE_THING_FLOCK)[0].count == 3);
    CHECK(things(game, BASTIDE_THING_HILL_COVERED)[0].count == 1);
    bastide_position head{};
    bastide_put puts[200];
    const int count = bastide_game_list_position(game.get(), &head, puts, 200);
    REQUIRE(count > 0);
    const bool tells = std::any_of(puts, puts + count, [](const bastide_put& put) {
        return put.kind == BASTIDE_PUT_PIECE && put.piece_kind == BASTIDE_PIECE_SHEEP_3 && put.spot == BASTIDE_SPOT_BESIDE;
    });
    CHECK(tells);
}

namespace {

const std::string kField = "table tile D 0 0 0\ntable tile B 0 1 0\n";

/// Why a position is refused; 0 when it is not.
std::int32_t why(const std::string& lines)
{
    bastide_refusal refusal{};
    const Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    CHECK((game ? 0 : BASTIDE_E_ILLEGAL) == refusal.status);
    return refusal.reason;
}

std::string tokens(const std::string& kind, int count, const std::string& holder = "7")
{
    std::string lines;
    for (int i = 0; i < count; ++i) lines += "table piece nature " + kind + " beside " + holder + "\n";
    return lines;
}

/// Red's shepherd on the field of B(0,1).
const std::string kOwn = "table piece 0 shepherd 0 1 f0\n";

}  // namespace

TEST_CASE("No position has a wolf beside a shepherd, so the bag is never empty", "[FLOCK-BAG-01][HS-NOTE-01][position]")
{
    const std::string sheep = tokens("sheep_1", 4) + tokens("sheep_2", 5) + tokens("sheep_3", 5) + tokens("sheep_4", 2);
    const std::string turn = "table turn 5 0 place B\n";
    CHECK(why(kField + kOwn + tokens("wolf", 1) + turn) == BASTIDE_REASON_TOKEN_NOT_KEPT);
    CHECK(why(kField + kOwn + sheep + tokens("wolf", 2) + turn) == BASTIDE_REASON_TOKEN_NOT_KEPT);
    CHECK(why(kField + kOwn + sheep + tokens("sheep_4", 1) + turn) == BASTIDE_REASON_TOKEN_NOT_LEFT);
    const Game game = game_of(kField + kOwn + sheep + turn + "0: place B 0 2 0\n0: pass\n0: choose_piece 7\n");
    CHECK(decision(game).step == BASTIDE_STEP_SHEPHERD_DRAW);
    CHECK(weights(game) == std::vector<std::int32_t>{2});
    CHECK(sum_of_bag(game) == 2);
}

TEST_CASE("A seeded game draws the wolf when the bag has nothing else", "[FLOCK-BAG-01][FLOCK-GROW-02]")
{
    const std::string sheep = tokens("sheep_1", 4) + tokens("sheep_2", 5) + tokens("sheep_3", 5) + tokens("sheep_4", 2);
    const Game game = from_script("bastide 1\nseats 2\nseed 5\nset base 1\nset hills_sheep 1\n\n" + kField + kOwn + sheep +
                                  "table turn 5 0 place B\n0: place B 0 2 0\n0: pass\n0: choose_piece 7\n");
    REQUIRE(game);
    CHECK(sum_of_bag(game) == 18);
    CHECK(score(game, 0) == 0);
    CHECK(piece(game, 7).spot == BASTIDE_SPOT_SUPPLY);
}

TEST_CASE("In a position each shepherd has a token, and a segment one shepherd",
          "[SHEPHERD-PLACE-03][SHEPHERD-PLACE-04][position]")
{
    const std::string turn = "table turn 5 0\n";
    const std::string other = "table piece 1 shepherd 0 1 f0\n";
    CHECK(why(kField + kOwn + tokens("sheep_2", 1) + turn) == 0);
    CHECK(why(kField + kOwn + turn) == BASTIDE_REASON_SHEPHERD_ALONE);
    CHECK(why(kField + kOwn + tokens("sheep_2", 1) + other + tokens("sheep_2", 1, "15") + turn) ==
          BASTIDE_REASON_SHEPHERD_IN_FIELD);
    // Tiles may have joined the fields of two shepherds.
    const std::string joined = kField + "table tile B 0 2 0\ntable piece 1 shepherd 0 2 f0\n" + tokens("sheep_2", 1, "15");
    CHECK(why(joined + kOwn + tokens("sheep_2", 1) + turn) == 0);
}

TEST_CASE("In a position no shepherd is in a field that an earlier tile closed", "[FLOCK-CLOSE-01][position]")
{
    const std::string ring = "table tile D 0 0 0\ntable tile V 0 1 3\ntable tile V 1 1 0\ntable tile V 1 2 1\n";
    const std::string closing = "table tile V 0 2 2\n";
    const std::string shepherd = "table piece 0 shepherd 0 1 f1\n" + tokens("sheep_2", 1);
    CHECK(why(ring + shepherd + "table turn 5 0\n") == 0);
    CHECK(why(ring + closing + shepherd + "table turn 5 0\n") == BASTIDE_REASON_POSITION_SCORED);
    CHECK(why(ring + closing + shepherd + "table turn 5 0 act\n") == 0);
    CHECK(why(ring + closing + "table tile B 1 3 0\n" + shepherd + "table turn 5 0 act\n") == BASTIDE_REASON_POSITION_SCORED);
    const std::string outside = "table piece 0 shepherd 0 1 f0\n" + tokens("sheep_2", 1);  // open, beside the closed one
    CHECK(why(ring + closing + outside + "table turn 5 0\n") == 0);
    const Game game = game_of(ring + closing + shepherd + "table turn 5 1 act\n1: pass\n");
    CHECK(score(game, 0) == 2);
}

TEST_CASE("In a position an abbey may just have closed a shepherd's field", "[FLOCK-CLOSE-01][HS-INT-04][position]")
{
    // A field of D, U and V around the hole at (1,1), which only an abbey fills.
    const std::string head = "bastide 1\nseats 2\nchance host\nset base 1\nset abbey_mayor 1\nset hills_sheep 1\n";
    const std::string around =
        "table tile V 0 0 3\ntable tile U 1 0 1\ntable tile V 2 0 0\ntable tile U 0 1 0\ntable tile U 2 1 0\n"
        "table tile V 0 2 2\ntable tile U 1 2 1\ntable tile V 2 2 1\n";
    const Game open = from_script(head + around);
    REQUIRE(open);
    std::int32_t id = -1;
    for (const bastide_piece& one : pieces(open))
        if (id < 0 && one.seat == 0 && one.kind == BASTIDE_PIECE_SHEPHERD) id = one.id;
    const std::string shepherd = "table piece 0 shepherd 1 0 f0\n" + tokens("sheep_2", 1, std::to_string(id));
    const std::string abbey = "table tile AM_A 1 1 0\n";
    const auto reason = [&](const std::string& lines) {
        bastide_refusal refusal{};
        const Game game = from_script(head + lines, &refusal);
        INFO(refusal.text);
        CHECK((game ? 0 : BASTIDE_E_ILLEGAL) == refusal.status);
        return refusal.reason;
    };
    CHECK(reason(around + shepherd + "table turn 5 0\n") == 0);
    CHECK(reason(around + abbey + shepherd + "table turn 5 0 act\n") == 0);
    CHECK(reason(around + abbey + shepherd + "table turn 5 0\n") == BASTIDE_REASON_POSITION_SCORED);
}

TEST_CASE("No view tells which tile lies under a hill, and none knows the next token", "[HILL-HIDE-03][HS-SETUP-02]")
{
    // Two seeds that have drawn the same so far must look alike to everybody: tested for all presets in tests/hidden_information.
    // Here: the event has no tile, for any viewer, and a host game needs no answer.
    const Game game = game_of("draw HS_C\n0: place HS_C 0 -1 3\n0: pass\n");
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        int hidden = 0;
        for (const bastide_event& event : events(game, 0, viewer)) {
            if (event.kind != BASTIDE_EVENT_TILE_LEFT) continue;
            ++hidden;
            CHECK(event.tile == -1);
            CHECK(event.cause == BASTIDE_CAUSE_HILL_COVERED);
        }
        CHECK(hidden == 1);
    }
    std::int32_t left = 0;
    for (const bastide_stock& row : stock(game)) left += row.left;
    CHECK(left == 88);
    CHECK(decision(game).tiles_left == 87);
}

TEST_CASE("Tokens that are drawn and go back are events of their own", "[FLOCK-GUIDE-02][SHEPHERD-PLACE-05]")
{
    const Game game = game_of(kPlaced + "draw_token wolf\n");
    std::vector<bastide_event> moved;
    for (const bastide_event& event : events(game))
        if (event.kind == BASTIDE_EVENT_MOVED && event.cause != BASTIDE_CAUSE_DEPLOYED) moved.push_back(event);
    REQUIRE(moved.size() == 2);
    CHECK(moved[0].piece_kind == BASTIDE_PIECE_WOLF);
    CHECK(moved[0].piece == -1);
    CHECK(moved[0].seat == -1);
    CHECK(moved[0].spot == BASTIDE_SPOT_SUPPLY);
    CHECK(moved[0].x == BASTIDE_NOWHERE);
    CHECK(moved[0].from_spot == 0);
    CHECK(moved[0].from_x == 0);
    CHECK(moved[0].from_y == 1);
    CHECK(moved[0].from_segment == moved[1].from_segment);
    CHECK(moved[0].from_feature == moved[1].from_feature);
    char text[BASTIDE_SENTENCE_MAX];
    REQUIRE(bastide_event_text(game.get(), nullptr, &moved[0], text, BASTIDE_SENTENCE_MAX) > 0);
    CHECK(std::string(text) == "A wolf is drawn for the shepherd at (0,1) and goes back into the bag.");
    CHECK(moved[1].piece_kind == BASTIDE_PIECE_SHEPHERD);
    CHECK(moved[1].cause == BASTIDE_CAUSE_WOLF_CAME);
    const Game sheep = game_of(kPlaced + "draw_token sheep_4\n");
    for (const bastide_event& event : events(sheep))
        if (event.kind == BASTIDE_EVENT_MOVED && event.piece_kind == BASTIDE_PIECE_SHEEP_4) {
            CHECK(event.spot == BASTIDE_SPOT_BESIDE);
            CHECK(event.beside >= 0);
            CHECK(event.x == 0);
            CHECK(event.y == 1);
        }
}
