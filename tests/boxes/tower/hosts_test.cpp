// SPDX-License-Identifier: MIT
// The Tower through the C interface alone: what a host sees of towers and prisoners, and how such a game is kept.
#include <cstring>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Two seats, host chance, the base game with The Tower.
Game new_game(std::vector<bastide_choice> more = {})
{
    Setup setup;
    setup.chance = BASTIDE_CHANCE_HOST;
    setup.choices = std::move(more);
    setup.choices.push_back(choose_set(BASTIDE_SET_BASE));
    setup.choices.push_back(choose_set(BASTIDE_SET_TOWER));
    return make(setup);
}

/// Red scores 4, Blue builds on (0,1), Red leaves a thief on (1,1), Blue builds again and waits at the capture.
void play_to_capture(const Game& game)
{
    play(game, {"draw E", "0: place E 0 -1 2", "0: deploy follower 0 -1 c0"});
    play(game, {"draw T12", "1: place T12 0 1 0", "1: deploy tower_piece 0 1 t"});
    play(game, {"draw V", "0: place V 1 1 3", "0: deploy follower 1 1 r0"});
    play(game, {"draw B", "1: place B 0 2 0", "1: deploy tower_piece 0 1 t"});
}

/// Blue captures piece 0, Red's first follower; Red pays nothing yet.
void play_to_ransom(const Game& game)
{
    play_to_capture(game);
    play(game, {"1: take 0"});
}

constexpr std::uint64_t bit(int kind) { return std::uint64_t{1} << kind; }

}  // namespace

TEST_CASE("A host sees who decides about a capture and about a ransom", "[TOWER-CAPTURE-02][TOWER-RANSOM-07][TOWER-SEQ-01]")
{
    const Game game = new_game();
    play_to_capture(game);
    CHECK(decision(game).step == BASTIDE_STEP_TOWER_CAPTURE);
    CHECK(decision(game).seat == 1);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).kinds == (bit(BASTIDE_ACTION_TAKE) | bit(BASTIDE_ACTION_PASS)));
    CHECK(decision(game).may_pass == 1);
    CHECK(decision(game).x == 0);
    CHECK(decision(game).y == 1);
    CHECK(decision(game).segment == 1);  // the foundation of T12, behind its field
    play(game, {"1: take 0"});
    CHECK(decision(game).step == BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);
    CHECK(decision(game).seat == 0);
    CHECK(decision(game).kinds == (bit(BASTIDE_ACTION_PAY) | bit(BASTIDE_ACTION_PASS)));
    play(game, {"0: pass", "draw U"});
    CHECK(decision(game).step == BASTIDE_STEP_PLACE);
    CHECK(decision(game).kinds == (bit(BASTIDE_ACTION_PLACE) | bit(BASTIDE_ACTION_PAY)));
    play(game, {"0: place U -1 0 1"});
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    CHECK(decision(game).kinds == (bit(BASTIDE_ACTION_DEPLOY) | bit(BASTIDE_ACTION_PAY) | bit(BASTIDE_ACTION_PASS)));
    play(game, {"0: pass"});
    CHECK(decision(game).step == BASTIDE_STEP_TOWER_RANSOM_AT_END);
    CHECK(decision(game).seat == 0);
    CHECK(decision(game).least == 3);
    play(game, {"0: pay 0"});
    CHECK(decision(game).step == BASTIDE_STEP_DRAW);
    CHECK(decision(game).seat == -1);
    CHECK(decision(game).turn_seat == 1);
}

TEST_CASE("The list of targets names piece and place and can be applied as it is", "[TOWER-CAPTURE-01]")
{
    const Game game = new_game();
    play_to_capture(game);
    bastide_action list[4];
    REQUIRE(bastide_game_list_actions(game.get(), BASTIDE_ACTION_TAKE, list, 4) == 1);
    CHECK(list[0].seat == 1);
    CHECK(list[0].piece == 0);
    CHECK(list[0].cause == BASTIDE_CAUSE_TOWER_CAPTURED);
    CHECK(list[0].x == BASTIDE_NOWHERE);  // where the piece is, it says itself
    CHECK(list[0].y == BASTIDE_NOWHERE);
    CHECK(list[0].segment == -1);
    bastide_piece target;
    REQUIRE(bastide_game_get_piece(game.get(), 0, &target) == BASTIDE_OK);
    CHECK(target.x == 1);
    CHECK(target.y == 1);
    CHECK(target.segment == 0);
    REQUIRE(bastide_game_apply(game.get(), &list[0], nullptr) == BASTIDE_OK);
    bastide_piece pieces[64];
    REQUIRE(bastide_game_list_pieces(game.get(), pieces, 64) == 2 * (7 + 10));
    CHECK(pieces[0].spot == BASTIDE_SPOT_PRISON);
    CHECK(pieces[0].other_seat == 1);
    CHECK(pieces[0].seat == 0);
    CHECK(pieces[0].segment == -1);
    CHECK(bastide_game_count_supply(game.get(), 0, BASTIDE_PIECE_FOLLOWER) == 6);
    CHECK(bastide_game_count_supply(game.get(), 1, BASTIDE_PIECE_FOLLOWER) == 7);
    CHECK(bastide_game_count_supply(game.get(), 1, BASTIDE_PIECE_TOWER_PIECE) == 8);
}

TEST_CASE("A host can look at towers", "[TOWER-COMP-01][TOWER-PIECE-03]")
{
    const Game game = new_game();
    CHECK(things(game, BASTIDE_THING_TOWER).empty());
    play_to_ransom(game);
    play(game, {"0: pass", "draw T14", "0: place T14 0 3 0", "0: deploy follower 0 1 t", "0: pass"});
    const std::vector<bastide_thing> towers = things(game, BASTIDE_THING_TOWER);
    REQUIRE(towers.size() == 2);
    CHECK(towers[0].kind == BASTIDE_THING_TOWER);
    CHECK(towers[0].x == 0);
    CHECK(towers[0].y == 1);
    CHECK(towers[0].segment == 1);
    CHECK(towers[0].spot == BASTIDE_SPOT_SEGMENT);
    CHECK(towers[0].count == 2);
    CHECK(towers[0].piece == 1);  // Red's second follower closes it
    CHECK(towers[0].seat == 0);
    CHECK(towers[0].closed == 1);
    CHECK(towers[0].reach == 2);
    CHECK(towers[0].tile == -1);
    CHECK(towers[1].x == 0);
    CHECK(towers[1].y == 3);
    CHECK(towers[1].segment == 2);
    CHECK(towers[1].count == 0);
    CHECK(towers[1].piece == -1);
    CHECK(towers[1].seat == -1);
    CHECK(towers[1].closed == 0);
    CHECK(towers[1].reach == 0);
    bastide_thing one{};
    CHECK(bastide_game_list_things(game.get(), BASTIDE_THING_TOWER, &one, 1) == 2);
    CHECK(std::memcmp(&one, &towers[0], sizeof one) == 0);
    CHECK(bastide_game_list_things(game.get(), BASTIDE_THING_TOWER, nullptr, 1) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Towers are listed by place and not by age", "[TOWER-COMP-01]")
{
    const Game game = new_game();
    play(game, {"draw T12", "0: place T12 0 1 0", "0: pass", "draw T15", "1: place T15 0 -1 2", "1: pass"});
    play(game, {"draw T14", "0: place T14 -1 1 0", "0: pass"});
    const std::vector<bastide_thing> towers = things(game, BASTIDE_THING_TOWER);
    REQUIRE(towers.size() == 3);
    CHECK(towers[0].y == -1);
    CHECK(towers[1].x == -1);
    CHECK(towers[1].y == 1);
    CHECK(towers[2].x == 0);
    CHECK(towers[2].y == 1);
}

TEST_CASE("Sentences name the short range", "[TOWER-HOUSE-03]")
{
    const Game game = new_game({{BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TOWER_SHORT_RANGE, 1, {}}});
    play(game, {"draw T12", "0: place T12 0 1 0"});
    CHECK(things(game, BASTIDE_THING_TOWER)[0].reach == 0);
    play(game, {"0: deploy tower_piece 0 1 t"});
    CHECK(things(game, BASTIDE_THING_TOWER)[0].reach == 0);
    play(game, {"draw B", "1: place B 0 2 0", "1: deploy tower_piece 0 1 t"});
    CHECK(things(game, BASTIDE_THING_TOWER)[0].reach == 1);
}

TEST_CASE("A host can look at prisoners", "[TOWER-CAPTURE-15]")
{
    const Game game = new_game();
    const auto prisoners = [&] {
        std::vector<bastide_piece> held;
        for (const bastide_piece& piece : pieces(game))
            if (piece.spot == BASTIDE_SPOT_PRISON) held.push_back(piece);
        return held;
    };
    play_to_capture(game);
    CHECK(prisoners().empty());
    play(game, {"1: take 0"});
    REQUIRE(prisoners().size() == 1);
    const bastide_piece prisoner = prisoners()[0];
    CHECK(prisoner.id == 0);
    CHECK(prisoner.kind == BASTIDE_PIECE_FOLLOWER);
    CHECK(prisoner.seat == 0);
    CHECK(prisoner.other_seat == 1);
    CHECK(prisoner.x == BASTIDE_NOWHERE);
    CHECK(prisoner.y == BASTIDE_NOWHERE);
    CHECK(prisoner.placed == -1);
    CHECK(prisoner.segment == -1);
    CHECK(prisoner.feature == -1);
    play(game, {"0: pay 0"});
    CHECK(prisoners().empty());
    CHECK(things(game, BASTIDE_THING_TOWER).size() == 1);
    CHECK(bastide_game_list_things(game.get(), 99, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("The events of a ransom reach the host and the score lines sum to the scores", "[TOWER-RANSOM-01][TOWER-SEQ-05]")
{
    const Game game = new_game();
    play_to_ransom(game);
    play(game, {"0: pay 0"});
    CHECK(score(game, 0) == 1);
    CHECK(score(game, 1) == 3);
    const std::vector<bastide_score_line> lines = score_lines(game);
    REQUIRE(lines.size() == 3);
    CHECK(lines[1].seat == 0);
    CHECK(lines[1].reward == BASTIDE_REWARD_TOWER_RANSOM_PAID);
    CHECK(lines[1].points == -3);
    CHECK(lines[1].count * lines[1].each == -3);
    CHECK(lines[1].feature == -1);
    CHECK(lines[1].other_seat == 1);
    CHECK(lines[2].seat == 1);
    CHECK(lines[2].reward == BASTIDE_REWARD_TOWER_RANSOM_RECEIVED);
    CHECK(lines[2].points == 3);
    int sums[2] = {};
    for (const bastide_score_line& line : lines) sums[line.seat] += line.points;
    CHECK(sums[0] == 1);
    CHECK(sums[1] == 3);

    int captured = 0;
    int released = 0;
    for (const bastide_event& event : events(game)) {
        if (event.kind != BASTIDE_EVENT_MOVED) continue;
        if (event.cause == BASTIDE_CAUSE_TOWER_CAPTURED) {
            ++captured;
            CHECK(event.seat == 0);
            CHECK(event.other_seat == 1);
            CHECK(event.piece == 0);
            CHECK(event.piece_kind == BASTIDE_PIECE_FOLLOWER);
            CHECK(event.from_spot == BASTIDE_SPOT_SEGMENT);
            CHECK(event.from_x == 1);
            CHECK(event.from_y == 1);
            CHECK(event.from_segment == 0);
            CHECK(event.spot == BASTIDE_SPOT_PRISON);
            CHECK(event.x == BASTIDE_NOWHERE);
            CHECK(event.segment == -1);
            CHECK(event.feature == -1);
        }
        if (event.cause == BASTIDE_CAUSE_TOWER_RANSOMED) {
            ++released;
            CHECK(event.seat == 0);
            CHECK(event.other_seat == 1);
            CHECK(event.piece == 0);
            CHECK(event.piece_kind == BASTIDE_PIECE_FOLLOWER);
            CHECK(event.from_spot == BASTIDE_SPOT_PRISON);
            CHECK(event.from_x == BASTIDE_NOWHERE);
            CHECK(event.spot == BASTIDE_SPOT_SUPPLY);
        }
    }
    CHECK(captured == 1);
    CHECK(released == 1);
}

TEST_CASE("Refusals of the box name their rule",
          "[TOWER-TOP-02][TOWER-TOP-03][TOWER-CAPTURE-03][TOWER-RANSOM-02][TOWER-RANSOM-03]")
{
    const Game game = new_game();
    const auto rule_of = [](int reason) {
        char text[32];
        REQUIRE(bastide_word_rule(BASTIDE_VOCABULARY_REASON, reason, text, sizeof text) > 0);
        return std::string(text);
    };
    CHECK(rule_of(BASTIDE_REASON_TOWER_MISSING) == "TOWER-TOP-02");
    CHECK(rule_of(BASTIDE_REASON_TOWER_CLOSED) == "TOWER-TOP-03");
    CHECK(rule_of(BASTIDE_REASON_TOWER_OUT_OF_RANGE) == "TOWER-CAPTURE-03");
    CHECK(rule_of(BASTIDE_REASON_TOWER_RANSOM_PAID) == "TOWER-RANSOM-02");
    CHECK(rule_of(BASTIDE_REASON_TOWER_RANSOM_TOO_DEAR) == "TOWER-RANSOM-03");
    CHECK(rule_of(BASTIDE_REASON_TOWER_NO_RANSOM) == "TOWER-HOUSE-02");
    CHECK(rule_of(BASTIDE_REASON_NOT_OWN_TURN) == "BASE-TURN-01");
    CHECK(rule_of(BASTIDE_REASON_TOWER_NOT_PRISONER) == "TOWER-RANSOM-01");
    CHECK(rule_of(BASTIDE_REASON_CANNOT_BE_TAKEN) == "TOWER-CAPTURE-08");

    play(game, {"draw T12", "0: place T12 0 1 0"});
    const bastide_action top = parse(game, "0: deploy follower 0 1 t");
    CHECK(check(game, top).status == BASTIDE_E_ILLEGAL);
    CHECK(check(game, top).reason == BASTIDE_REASON_TOWER_MISSING);
    CHECK(check(game, top).segment == 1);
    CHECK(sentence(game, top, check(game, top)) == "The foundation has no tower to stand on.");
    const bastide_action off = parse(game, "0: deploy tower_piece 0 0 c0");
    CHECK(check(game, off).reason == BASTIDE_REASON_WRONG_SEGMENT);
    CHECK(check(game, off).segment_kind == BASTIDE_SEGMENT_CITY);
    play(game, {"0: deploy tower_piece 0 1 t", "draw B", "1: place B 0 2 0", "1: deploy follower 0 1 t"});
    play(game, {"draw B", "0: place B 0 3 0"});
    const bastide_action more = parse(game, "0: deploy tower_piece 0 1 t");
    CHECK(check(game, more).reason == BASTIDE_REASON_TOWER_CLOSED);
    CHECK(check(game, more).seat == 1);
    CHECK(check(game, more).piece == 17);  // Blue's first follower, after Red's 7 followers and 10 pieces
    CHECK(sentence(game, more, check(game, more)) == "The tower is closed: a follower of Blue stands on it.");
}

TEST_CASE("Pieces that do not exist are neither taken nor bought back", "[TOWER-CAPTURE-08][TOWER-RANSOM-01]")
{
    const Game game = new_game();
    play_to_capture(game);
    for (int piece : {-1, 34, 9999}) {
        for (int kind : {BASTIDE_ACTION_TAKE, BASTIDE_ACTION_PAY}) {
            bastide_action action{};
            action.kind = kind;
            action.seat = 1;
            action.piece = piece;
            CHECK(check(game, action).reason == BASTIDE_REASON_NO_SUCH_PIECE);
            CHECK(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_E_ILLEGAL);
        }
    }
    CHECK(check(game, parse(game, "1: choose_piece 0")).reason == BASTIDE_REASON_WRONG_STEP);
    CHECK(check(game, parse(game, "1: take 0")).status == BASTIDE_OK);
}

TEST_CASE("The hash sees towers and prisoners and the ransom paid", "[TOWER-SEQ-01]")
{
    const Game game = new_game();
    play_to_capture(game);
    const std::uint64_t at_capture = hash(game);
    const Game other = clone(game);
    CHECK(hash(other) == at_capture);
    play(game, {"1: take 0"});
    play(other, {"1: pass"});
    CHECK(hash(game) != at_capture);
    CHECK(hash(other) != at_capture);
    CHECK(hash(game) != hash(other));
    const std::uint64_t before = hash(game);
    play(game, {"0: pay 0"});
    CHECK(hash(game) != before);
}

TEST_CASE("A game with towers survives snapshots and scripts at every decision", "[TOWER-SEQ-01][TOWER-SEQ-02]")
{
    const Game game = new_game({{BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE, 1, {}},
                                {BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_TOWER_PIECE, 4, {}}});
    const Game restored = new_game();
    const auto survives = [&] {
        for (int view : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
            const Game loaded = from_snapshot(snapshot(game, view));
            CHECK(hash(loaded) == hash(game));
            CHECK(snapshot(loaded, view) == snapshot(game, view));
            const Game read = from_script(script(game, view));
            CHECK(hash(read) == hash(game));
            CHECK(script(read, view) == script(game, view));
        }
        const std::vector<std::uint8_t> bytes = snapshot(game);
        REQUIRE(bastide_game_restore_snapshot(restored.get(), bytes.data(), static_cast<int>(bytes.size()), nullptr) ==
                BASTIDE_OK);
        CHECK(hash(restored) == hash(game));
        CHECK(snapshot(restored) == bytes);
    };
    play_to_capture(game);
    survives();
    play(game, {"1: take 0"});
    survives();
    play(game, {"0: pass", "draw U", "0: pay 0"});
    survives();
    play(game, {"0: place U -1 0 1"});
    survives();
    play(game, {"0: deploy follower 0 1 t"});
    survives();
}

TEST_CASE("The words of the box have their numbers", "[TOWER-CAPTURE-01][TOWER-RANSOM-01][TOWER-EXCHANGE-03]")
{
    const auto number_of = [](int vocabulary, const char* name) {
        std::int32_t number = 0;
        REQUIRE(bastide_word_find(vocabulary, name, -1, &number) == BASTIDE_OK);
        return number;
    };
    CHECK(number_of(BASTIDE_VOCABULARY_ACTION, "take") == BASTIDE_ACTION_TAKE);
    CHECK(number_of(BASTIDE_VOCABULARY_ACTION, "pay") == BASTIDE_ACTION_PAY);
    CHECK(number_of(BASTIDE_VOCABULARY_ACTION, "choose_piece") == BASTIDE_ACTION_CHOOSE_PIECE);
    CHECK(number_of(BASTIDE_VOCABULARY_SET, "tower") == BASTIDE_SET_TOWER);
    CHECK(number_of(BASTIDE_VOCABULARY_PIECE, "tower_piece") == BASTIDE_PIECE_TOWER_PIECE);
    CHECK(number_of(BASTIDE_VOCABULARY_SEGMENT, "foundation") == BASTIDE_SEGMENT_FOUNDATION);
    CHECK(number_of(BASTIDE_VOCABULARY_SPOT, "prison") == BASTIDE_SPOT_PRISON);
    CHECK(number_of(BASTIDE_VOCABULARY_OPTION, "tower_no_ransom") == BASTIDE_OPTION_TOWER_NO_RANSOM);
}
