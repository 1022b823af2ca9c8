// SPDX-License-Identifier: MIT
// The Tower through the C face alone: what a host sees of towers and prisoners, and how such a game is kept.
#include "bastide.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "support/catch.hpp"

namespace {

using Handle = std::unique_ptr<bastide_game, void (*)(bastide_game*)>;

Handle own(bastide_game* game)
{
    return {game, [](bastide_game* g) { bastide_game_destroy(g); }};
}

/// Two seats, host chance, the base game with The Tower.
Handle new_game(std::vector<bastide_choice> more = {}, int seats = 2)
{
    bastide_config config;
    REQUIRE(bastide_config_init(&config, sizeof config) == BASTIDE_OK);
    config.seats = seats;
    config.chance = BASTIDE_CHANCE_HOST;
    more.push_back({BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, 0});
    more.push_back({BASTIDE_CHOICE_SET, BASTIDE_SET_TOWER, 1, 0});
    bastide_game* game = nullptr;
    REQUIRE(bastide_game_create(&config, more.data(), static_cast<int>(more.size()), nullptr, 0, nullptr, nullptr, &game) ==
            BASTIDE_OK);
    return own(game);
}

bastide_action parse(const Handle& game, const char* line)
{
    bastide_action action;
    INFO(line);
    REQUIRE(bastide_action_parse(game.get(), line, -1, nullptr, &action) == BASTIDE_OK);
    return action;
}

void play(const Handle& game, std::initializer_list<const char*> lines)
{
    for (const char* line : lines) {
        const bastide_action action = parse(game, line);
        bastide_verdict verdict;
        INFO(line);
        REQUIRE(bastide_game_apply(game.get(), &action, &verdict) == BASTIDE_OK);
    }
}

bastide_verdict judge(const Handle& game, const bastide_action& action)
{
    bastide_verdict verdict;
    REQUIRE(bastide_game_check(game.get(), &action, &verdict) == BASTIDE_OK);
    return verdict;
}

bastide_pending pending(const Handle& game)
{
    bastide_pending record{};
    record.struct_size = sizeof record;
    REQUIRE(bastide_game_pending(game.get(), &record) == BASTIDE_OK);
    return record;
}

template <class Record, class List>
std::vector<Record> fill(List list)
{
    std::vector<Record> out(static_cast<std::size_t>(list(nullptr, 0)));
    REQUIRE(list(out.data(), static_cast<int>(out.size())) == static_cast<int>(out.size()));
    return out;
}

std::vector<bastide_thing> things(const Handle& game, int kind)
{
    return fill<bastide_thing>([&](bastide_thing* out, int cap) { return bastide_game_list_things(game.get(), kind, out, cap); });
}

std::vector<bastide_event> events(const Handle& game)
{
    return fill<bastide_event>([&](bastide_event* out, int cap) { return bastide_game_list_events(game.get(), 0, out, cap); });
}

int score(const Handle& game, int seat)
{
    bastide_seat record{};
    record.struct_size = sizeof record;
    REQUIRE(bastide_game_get_seat(game.get(), seat, &record) == BASTIDE_OK);
    return record.score;
}

std::uint64_t hash(const Handle& game)
{
    std::uint64_t value = 0;
    REQUIRE(bastide_game_hash(game.get(), &value) == BASTIDE_OK);
    return value;
}

std::vector<std::uint8_t> snapshot(const Handle& game, int view = BASTIDE_VIEW_FULL)
{
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(bastide_game_snapshot(game.get(), view, nullptr, 0)));
    REQUIRE(bastide_game_snapshot(game.get(), view, bytes.data(), static_cast<int>(bytes.size())) ==
            static_cast<int>(bytes.size()));
    return bytes;
}

std::string script(const Handle& game, int view = BASTIDE_VIEW_FULL)
{
    std::string text(static_cast<std::size_t>(bastide_game_write_script(game.get(), view, nullptr, 0)) + 1, '\0');
    bastide_game_write_script(game.get(), view, text.data(), static_cast<int>(text.size()));
    text.pop_back();
    return text;
}

Handle from_bytes(const std::vector<std::uint8_t>& bytes)
{
    bastide_game* game = nullptr;
    REQUIRE(bastide_game_load(bytes.data(), static_cast<int>(bytes.size()), nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK);
    return own(game);
}

Handle from_script(const std::string& text)
{
    bastide_game* game = nullptr;
    REQUIRE(bastide_game_load_script(text.data(), static_cast<int>(text.size()), nullptr, 0, nullptr, nullptr, &game) ==
            BASTIDE_OK);
    return own(game);
}

/// Red scores 4, Blue builds on (0,1), Red leaves a thief on (1,1), Blue builds again and waits at the capture.
void play_to_capture(const Handle& game)
{
    play(game, {"draw E", "0: place E 0 -1 2", "0: deploy follower 0 -1 c0"});
    play(game, {"draw T12", "1: place T12 0 1 0", "1: deploy tower_piece 0 1 t"});
    play(game, {"draw V", "0: place V 1 1 3", "0: deploy follower 1 1 r0"});
    play(game, {"draw B", "1: place B 0 2 0", "1: deploy tower_piece 0 1 t"});
}

/// Blue captures piece 0, Red's first follower; Red pays nothing yet.
void play_to_ransom(const Handle& game)
{
    play_to_capture(game);
    play(game, {"1: take 0"});
}

constexpr std::uint64_t bit(int kind) { return std::uint64_t{1} << kind; }

}  // namespace

TEST_CASE("A host sees who decides about a capture and about a ransom", "[TOWER-CAPTURE-02][TOWER-RANSOM-07][TOWER-SEQ-01]")
{
    const Handle game = new_game();
    play_to_capture(game);
    CHECK(pending(game).step == BASTIDE_STEP_CAPTURE);
    CHECK(pending(game).seat == 1);
    CHECK(pending(game).active_seat == 1);
    CHECK(pending(game).kinds == (bit(BASTIDE_ACTION_TAKE) | bit(BASTIDE_ACTION_PASS)));
    play(game, {"1: take 0"});
    CHECK(pending(game).step == BASTIDE_STEP_RANSOM);
    CHECK(pending(game).seat == 0);
    CHECK(pending(game).kinds == (bit(BASTIDE_ACTION_PAY) | bit(BASTIDE_ACTION_PASS)));
    play(game, {"0: pass", "draw U"});
    CHECK(pending(game).step == BASTIDE_STEP_PLACE);
    CHECK(pending(game).kinds == (bit(BASTIDE_ACTION_PLACE) | bit(BASTIDE_ACTION_PAY)));
    play(game, {"0: place U -1 0 1"});
    CHECK(pending(game).step == BASTIDE_STEP_DEPLOY);
    CHECK(pending(game).kinds == (bit(BASTIDE_ACTION_DEPLOY) | bit(BASTIDE_ACTION_PAY) | bit(BASTIDE_ACTION_PASS)));
    play(game, {"0: pass"});
    CHECK(pending(game).step == BASTIDE_STEP_RANSOM);
    CHECK(pending(game).seat == 0);
    play(game, {"0: pay 0"});
    CHECK(pending(game).step == BASTIDE_STEP_DRAW);
    CHECK(pending(game).seat == -1);
    CHECK(pending(game).active_seat == 1);
}

TEST_CASE("The list of targets names piece and place and can be applied as it is", "[TOWER-CAPTURE-01]")
{
    const Handle game = new_game();
    play_to_capture(game);
    bastide_action list[4];
    REQUIRE(bastide_game_list_actions(game.get(), BASTIDE_ACTION_TAKE, list, 4) == 1);
    CHECK(list[0].seat == 1);
    CHECK(list[0].piece == 0);
    CHECK(list[0].x == 1);
    CHECK(list[0].y == 1);
    CHECK(list[0].segment == 0);
    REQUIRE(bastide_game_apply(game.get(), &list[0], nullptr) == BASTIDE_OK);
    bastide_piece pieces[64];
    REQUIRE(bastide_game_list_pieces(game.get(), pieces, 64) == 2 * (7 + 10));
    CHECK(pieces[0].where == BASTIDE_WHERE_PRISON);
    CHECK(pieces[0].holder == 1);
    CHECK(pieces[0].seat == 0);
    CHECK(pieces[0].segment == -1);
    CHECK(bastide_game_supply(game.get(), 0, BASTIDE_PIECE_FOLLOWER) == 6);
    CHECK(bastide_game_supply(game.get(), 1, BASTIDE_PIECE_FOLLOWER) == 7);
    CHECK(bastide_game_supply(game.get(), 1, BASTIDE_PIECE_TOWER_PIECE) == 8);
}

TEST_CASE("A host can look at towers", "[TOWER-COMP-01][TOWER-PIECE-03]")
{
    const Handle game = new_game();
    CHECK(things(game, BASTIDE_THING_TOWER).empty());
    play_to_ransom(game);
    play(game, {"0: pass", "draw T14", "0: place T14 0 3 0", "0: deploy follower 0 1 t", "0: pass"});
    const std::vector<bastide_thing> towers = things(game, BASTIDE_THING_TOWER);
    REQUIRE(towers.size() == 2);
    CHECK(towers[0].kind == BASTIDE_THING_TOWER);
    CHECK(towers[0].x == 0);
    CHECK(towers[0].y == 1);
    CHECK(towers[0].segment == 1);
    CHECK(towers[0].value == 2);
    CHECK(towers[0].piece == 1);  // Red's second follower closes it
    CHECK(towers[0].seat == 0);
    CHECK(towers[0].arg[0] == 1);
    CHECK(towers[0].arg[1] == 2);
    CHECK(towers[0].tile == -1);
    CHECK(towers[1].x == 0);
    CHECK(towers[1].y == 3);
    CHECK(towers[1].segment == 2);
    CHECK(towers[1].value == 0);
    CHECK(towers[1].piece == -1);
    CHECK(towers[1].seat == -1);
    CHECK(towers[1].arg[0] == 0);
    CHECK(towers[1].arg[1] == 0);
    bastide_thing one{};
    CHECK(bastide_game_list_things(game.get(), BASTIDE_THING_TOWER, &one, 1) == 2);
    CHECK(std::memcmp(&one, &towers[0], sizeof one) == 0);
    CHECK(bastide_game_list_things(game.get(), BASTIDE_THING_TOWER, nullptr, 1) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Towers are listed by place and not by age", "[TOWER-COMP-01]")
{
    const Handle game = new_game();
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

TEST_CASE("The short range is told as it is", "[TOWER-HOUSE-03]")
{
    const Handle game = new_game({{BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TOWER_SHORT_RANGE, 1, 0}});
    play(game, {"draw T12", "0: place T12 0 1 0"});
    CHECK(things(game, BASTIDE_THING_TOWER)[0].arg[1] == 0);
    play(game, {"0: deploy tower_piece 0 1 t"});
    CHECK(things(game, BASTIDE_THING_TOWER)[0].arg[1] == 0);
    play(game, {"draw B", "1: place B 0 2 0", "1: deploy tower_piece 0 1 t"});
    CHECK(things(game, BASTIDE_THING_TOWER)[0].arg[1] == 1);
}

TEST_CASE("A host can look at prisoners", "[TOWER-CAPTURE-15]")
{
    const Handle game = new_game();
    play_to_capture(game);
    CHECK(things(game, BASTIDE_THING_PRISONER).empty());
    play(game, {"1: take 0"});
    const std::vector<bastide_thing> prisoners = things(game, BASTIDE_THING_PRISONER);
    REQUIRE(prisoners.size() == 1);
    CHECK(prisoners[0].kind == BASTIDE_THING_PRISONER);
    CHECK(prisoners[0].piece == 0);
    CHECK(prisoners[0].seat == 0);
    CHECK(prisoners[0].value == 1);
    CHECK(prisoners[0].arg[0] == BASTIDE_PIECE_FOLLOWER);
    CHECK(prisoners[0].segment == -1);
    CHECK(prisoners[0].tile == -1);
    play(game, {"0: pay 0"});
    CHECK(things(game, BASTIDE_THING_PRISONER).empty());
    CHECK(things(game, BASTIDE_THING_NONE + 1).size() == 1);
    CHECK(bastide_game_list_things(game.get(), 99, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("The events of a ransom reach the host and the score lines sum to the scores", "[TOWER-RANSOM-01][TOWER-SEQ-05]")
{
    const Handle game = new_game();
    play_to_ransom(game);
    play(game, {"0: pay 0"});
    CHECK(score(game, 0) == 1);
    CHECK(score(game, 1) == 3);
    const std::vector<bastide_score_line> lines = fill<bastide_score_line>(
        [&](bastide_score_line* out, int cap) { return bastide_game_list_score_lines(game.get(), 0, out, cap); });
    REQUIRE(lines.size() == 3);
    CHECK(lines[1].seat == 0);
    CHECK(lines[1].rule == BASTIDE_RULE_RANSOM_PAID);
    CHECK(lines[1].points == -3);
    CHECK(lines[1].count * lines[1].each == -3);
    CHECK(lines[1].feature == -1);
    CHECK(lines[2].seat == 1);
    CHECK(lines[2].rule == BASTIDE_RULE_RANSOM_RECEIVED);
    CHECK(lines[2].points == 3);
    int sums[2] = {};
    for (const bastide_score_line& line : lines) sums[line.seat] += line.points;
    CHECK(sums[0] == 1);
    CHECK(sums[1] == 3);

    int captured = 0;
    int released = 0;
    for (const bastide_event& event : events(game)) {
        if (event.kind == BASTIDE_EVENT_CAPTURED) {
            ++captured;
            CHECK(event.seat == 1);
            CHECK(event.piece == 0);
            CHECK(event.x == 1);
            CHECK(event.y == 1);
            CHECK(event.arg[2] == 0);
        }
        if (event.kind == BASTIDE_EVENT_RELEASED) {
            ++released;
            CHECK(event.seat == 0);
            CHECK(event.piece == 0);
            CHECK(event.arg[0] == 2);
            CHECK(event.arg[1] == BASTIDE_PIECE_FOLLOWER);
            CHECK(event.arg[2] == 1);
        }
    }
    CHECK(captured == 1);
    CHECK(released == 1);
}

TEST_CASE("Refusals of the box name their rule",
          "[TOWER-TOP-02][TOWER-TOP-03][TOWER-CAPTURE-03][TOWER-RANSOM-02][TOWER-RANSOM-03]")
{
    const Handle game = new_game();
    const auto rule_of = [](int reason) {
        char text[32];
        REQUIRE(bastide_reason_rule(reason, text, sizeof text) > 0);
        return std::string(text);
    };
    const auto sentence = [&](const bastide_action& action, const bastide_verdict& verdict) {
        char text[160];
        REQUIRE(bastide_verdict_text(game.get(), &action, &verdict, text, sizeof text) > 10);
        return std::string(text);
    };
    CHECK(rule_of(BASTIDE_REASON_NO_TOWER) == "TOWER-TOP-02");
    CHECK(rule_of(BASTIDE_REASON_TOWER_CLOSED) == "TOWER-TOP-03");
    CHECK(rule_of(BASTIDE_REASON_OUT_OF_RANGE) == "TOWER-CAPTURE-03");
    CHECK(rule_of(BASTIDE_REASON_RANSOM_PAID) == "TOWER-RANSOM-02");
    CHECK(rule_of(BASTIDE_REASON_RANSOM_TOO_DEAR) == "TOWER-RANSOM-03");
    CHECK(rule_of(BASTIDE_REASON_NO_RANSOM) == "TOWER-HOUSE-02");
    CHECK(rule_of(BASTIDE_REASON_NOT_OWN_TURN) == "TOWER-SEQ-01");
    CHECK(rule_of(BASTIDE_REASON_NOT_PRISONER) == "TOWER-RANSOM-01");
    CHECK(rule_of(BASTIDE_REASON_CANNOT_BE_TAKEN) == "TOWER-CAPTURE-08");

    play(game, {"draw T12", "0: place T12 0 1 0"});
    const bastide_action top = parse(game, "0: deploy follower 0 1 t");
    CHECK(judge(game, top).legal == 0);
    CHECK(judge(game, top).reason == BASTIDE_REASON_NO_TOWER);
    CHECK(judge(game, top).x == 0);
    CHECK(judge(game, top).y == 1);
    CHECK(sentence(top, judge(game, top)) == "There is no tower to stand on, only a foundation.");
    const bastide_action off = parse(game, "0: deploy tower_piece 0 0 c0");
    CHECK(judge(game, off).reason == BASTIDE_REASON_WRONG_SEGMENT);
    CHECK(judge(game, off).mine == BASTIDE_SEGMENT_CITY);
    play(game, {"0: deploy tower_piece 0 1 t", "draw B", "1: place B 0 2 0", "1: deploy follower 0 1 t"});
    play(game, {"draw B", "0: place B 0 3 0"});
    const bastide_action more = parse(game, "0: deploy tower_piece 0 1 t");
    CHECK(judge(game, more).reason == BASTIDE_REASON_TOWER_CLOSED);
    CHECK(judge(game, more).seat == 1);
    CHECK(judge(game, more).piece == 17);  // Blue's first follower, after Red's 7 followers and 10 pieces
    CHECK(sentence(more, judge(game, more)) == "A follower stands on the tower.");
}

TEST_CASE("Pieces that do not exist are neither taken nor bought back", "[TOWER-CAPTURE-08][TOWER-RANSOM-01]")
{
    const Handle game = new_game();
    play_to_capture(game);
    for (int piece : {-1, 34, 9999}) {
        for (int kind : {BASTIDE_ACTION_TAKE, BASTIDE_ACTION_PAY}) {
            bastide_action action{};
            action.kind = kind;
            action.seat = 1;
            action.piece = piece;
            CHECK(judge(game, action).reason == BASTIDE_REASON_NO_SUCH_PIECE);
            CHECK(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_E_ILLEGAL);
        }
    }
    CHECK(judge(game, parse(game, "1: choose 0")).reason == BASTIDE_REASON_WRONG_STEP);
    CHECK(judge(game, parse(game, "1: take 0")).legal == 1);
}

TEST_CASE("The hash sees towers and prisoners and the ransom paid", "[TOWER-SEQ-01]")
{
    const Handle game = new_game();
    play_to_capture(game);
    const std::uint64_t at_capture = hash(game);
    bastide_game* copy = nullptr;
    REQUIRE(bastide_game_clone(game.get(), nullptr, &copy) == BASTIDE_OK);
    const Handle other = own(copy);
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
    const Handle game = new_game({{BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE, 1, 0},
                                  {BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_TOWER_PIECE, 4, 0}});
    const Handle restored = new_game();
    const auto check = [&] {
        for (int view : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
            const Handle loaded = from_bytes(snapshot(game, view));
            CHECK(hash(loaded) == hash(game));
            CHECK(snapshot(loaded, view) == snapshot(game, view));
            const Handle read = from_script(script(game, view));
            CHECK(hash(read) == hash(game));
            CHECK(script(read, view) == script(game, view));
        }
        const std::vector<std::uint8_t> bytes = snapshot(game);
        REQUIRE(bastide_game_restore(restored.get(), bytes.data(), static_cast<int>(bytes.size()), nullptr) == BASTIDE_OK);
        CHECK(hash(restored) == hash(game));
        CHECK(snapshot(restored) == bytes);
    };
    play_to_capture(game);
    check();
    play(game, {"1: take 0"});
    check();
    play(game, {"0: pass", "draw U", "0: pay 0"});
    check();
    play(game, {"0: place U -1 0 1"});
    check();
    play(game, {"0: deploy follower 0 1 t"});
    check();
}

TEST_CASE("The words of the box have their numbers", "[TOWER-CAPTURE-01][TOWER-RANSOM-01][TOWER-EXCHANGE-03]")
{
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "take", -1) == BASTIDE_ACTION_TAKE);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "pay", -1) == BASTIDE_ACTION_PAY);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "choose", -1) == BASTIDE_ACTION_CHOOSE);
    CHECK(bastide_number(BASTIDE_LIST_SET, "tower", -1) == BASTIDE_SET_TOWER);
    CHECK(bastide_number(BASTIDE_LIST_PIECE, "tower_piece", -1) == BASTIDE_PIECE_TOWER_PIECE);
    CHECK(bastide_number(BASTIDE_LIST_SEGMENT, "foundation", -1) == BASTIDE_SEGMENT_FOUNDATION);
    CHECK(bastide_number(BASTIDE_LIST_WHERE, "prison", -1) == BASTIDE_WHERE_PRISON);
    CHECK(bastide_number(BASTIDE_LIST_OPTION, "tower_no_ransom", -1) == BASTIDE_OPTION_TOWER_NO_RANSOM);
}
