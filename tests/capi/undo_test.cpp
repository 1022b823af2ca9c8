// SPDX-License-Identifier: MIT
// Taking actions back: the position, the history, the account and the log afterwards.
#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Two seats with hidden hands of one tile each, whose tiles a host draws.
Game hidden_hands()
{
    Setup setup = seeded(0);
    setup.chance = BASTIDE_CHANCE_HOST;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END),
                     choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN)};
    return make(setup);
}

Game load(const std::vector<std::uint8_t>& bytes)
{
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    return Game(made);
}

std::int32_t total(const Game& game, std::int32_t seat)
{
    std::int32_t points = 0;
    for (const bastide_score_line& line : score_lines(game))
        if (line.seat == seat) points += line.points;
    return points;
}

/// What a number of the history stands for once it was taken back.
void check_taken_back(const Game& game, const Game& before, std::int32_t action)
{
    INFO("taken back to " << action << " of " << history(before).size());
    const std::int32_t now = decision(game).action;
    REQUIRE(now >= action);
    const std::vector<bastide_action> have = history(game);
    const std::vector<bastide_action> had = history(before);
    REQUIRE(have.size() == at(now));
    for (std::size_t i = 0; i < have.size(); ++i) CHECK(same(have[i], had[i]));
    for (std::int32_t seat = 0; seat < 2; ++seat) CHECK(total(game, seat) == score(game, seat));
    for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        const Game loaded = load(snapshot(game, viewer));
        CHECK(hash(loaded) == hash(clone(game, viewer)));
        CHECK(decision(loaded).action == now);
    }
}

}  // namespace

TEST_CASE("After an undo of any number of actions the game continues as if they had not been done")
{
    for (const bool is_seeded : {true, false}) {
        Dice dice(3);
        const Game game = is_seeded ? make(seeded(5)) : hidden_hands();
        play_on(game, dice, 60);
        for (std::int32_t action = decision(game).action; action >= 0; --action) {
            const Game trial = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG);
            undo(trial, action);
            check_taken_back(trial, game, action);
            Dice on(4);
            play_on(trial, on, 5);
            for (std::int32_t seat = 0; seat < 2; ++seat) CHECK(total(trial, seat) == score(trial, seat));
        }
    }
}

TEST_CASE("What was taken back stays in the log as undone, and an event says so")
{
    const Game game = make(seeded(5));
    Dice dice(3);
    play_on(game, dice, 20);
    const std::uint64_t next = range(game).next;
    const std::int32_t action = decision(game).action;
    perform(game, pick(game, dice));
    const std::uint64_t then = range(game).next;
    undo(game, action);
    const std::vector<bastide_event> told = events(game, next);
    REQUIRE(told.size() == then - next + 1);
    for (std::size_t i = 0; i + 1 < told.size(); ++i) CHECK(told[i].undone == 1);
    CHECK(told.back().kind == BASTIDE_EVENT_UNDONE);
    CHECK(told.back().undone == 0);
    CHECK(told.back().action == action);
    for (const bastide_event& event : events(game))
        if (event.seq < next) CHECK(event.undone == 0);
    undo(game, action);
    CHECK(range(game).next == then + 1);  // it stands there already
}

TEST_CASE("After an undo the score lines are those of the position, and event numbers continue")
{
    const Game game = make(seeded(7));
    Dice dice(9);
    play_on(game, dice, 60);
    const std::int32_t root = decision(game).action;
    std::size_t most_events = 0;
    const std::vector<bastide_score_line> lines = score_lines(game);
    for (int round = 0; round < 80; ++round) {
        play_on(game, dice, 20);
        for (std::int32_t seat = 0; seat < 2; ++seat) REQUIRE(total(game, seat) == score(game, seat));
        const std::uint64_t next = range(game).next;
        undo(game, root);
        CHECK(range(game).next == next + 1);
        CHECK(events(game).back().kind == BASTIDE_EVENT_UNDONE);
        most_events = std::max(most_events, events(game).size());
        const std::vector<bastide_score_line> now = score_lines(game);
        REQUIRE(same(now, lines));
        for (std::int32_t seat = 0; seat < 2; ++seat) REQUIRE(total(game, seat) == score(game, seat));
    }
    CHECK(range(game).next > most_events + 1000);  // the log has room for 64 events that are undone
    play_on(game, dice);
    for (std::int32_t seat = 0; seat < 2; ++seat) CHECK(total(game, seat) == score(game, seat));
    CHECK(range(game).first == 0);
}

TEST_CASE("A script ends with its NUL when its length is not given")
{
    const Game game = make(seeded(7));
    Dice dice(9);
    play_on(game, dice, 30);
    const std::string words = script(game);
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_load_script(words.c_str(), -1, nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    CHECK(hash(Game(made)) == hash(game));
}

TEST_CASE("Events keep their numbers after an undo of any number of later actions")
{
    Game game;
    for (std::uint64_t seed = 0; seed < 100 && (!game.get() || score_lines(game).empty()); ++seed) {
        game = make(seeded(seed));
        Dice dice(seed);
        play_on(game, dice, 40);
    }
    const std::int32_t to = decision(game).action;
    REQUIRE(!score_lines(game).empty());
    Dice dice(9);
    play_on(game, dice, 60);
    const std::vector<bastide_event> before = events(game);
    const std::vector<bastide_score_line> lines = score_lines(game);
    undo(game, to);
    REQUIRE(before.size() > events(game).size() + 64);
    std::size_t i = 0;
    for (const bastide_event& event : events(game)) {
        if (event.kind == BASTIDE_EVENT_UNDONE) continue;
        while (i < before.size() && before[i].seq != event.seq) ++i;
        REQUIRE(i < before.size());
        bastide_event same_but_undone = event;
        same_but_undone.undone = 0;
        CHECK(same(same_but_undone, before[i]));
    }
    std::size_t held = 0;
    for (const bastide_score_line& line : score_lines(game)) {
        CHECK(same(line, lines[held]));
        ++held;
    }
    REQUIRE(held > 0);
    for (; held < lines.size(); ++held) CHECK(lines[held].action >= to);
    const std::uint64_t last = score_lines(game).back().seq;
    bastide_score_line again;
    CHECK(bastide_game_list_score_lines(game.get(), last + 1, &again, 1) == 0);
}

TEST_CASE("A full log retains the newest events after an undo")
{
    for (const std::int32_t capacity : {-1, 1, 4, 50}) {
        Setup setup = seeded(7);
        setup.capacity = capacity;
        const Game game = make(setup);
        Dice dice(9);
        for (int round = 0; round < 20; ++round) {
            play_on(game, dice, 15);
            undo(game, decision(game).action - 5);
            const std::vector<bastide_event> told = events(game);
            const bool is_full = range(game).next >= static_cast<std::uint64_t>(capacity);
            CHECK(told.size() == (capacity < 0 ? 0 : is_full ? at(capacity) : range(game).next));
            if (capacity < 0) continue;
            CHECK(told.back().kind == BASTIDE_EVENT_UNDONE);
            CHECK(told.back().seq + 1 == range(game).next);
            CHECK(told.front().seq == range(game).first);
        }
        CHECK(range(game).next > 100);
    }
}

TEST_CASE("A clone without a log begins with an empty one for every viewer")
{
    const Game game = make(seeded(7));
    Dice dice(9);
    while (score_lines(game).size() < 3) play_on(game, dice, 5);
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        const Game without = clone(game, viewer, 0);
        CHECK(score_lines(without).empty());
        CHECK(events(without).empty());
        CHECK(range(without).next == range(game).next);
        const Game with = clone(game, viewer, BASTIDE_CLONE_FLAG_LOG);
        CHECK(score_lines(with).size() == score_lines(game).size());
        CHECK(events(with).size() == events(game).size());
        CHECK(range(with).next == range(game).next);
        Dice on(4);
        play_on(with, on, 3);
        CHECK(events(with).back().action == decision(with).action - 1);
    }
}

TEST_CASE("What cannot be taken back is refused and changes nothing")
{
    const Game game = make(seeded(5));
    const std::uint64_t before = hash(game);
    CHECK(bastide_game_undo(nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_undo(game.get(), -1, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_undo(game.get(), decision(game).action + 1, nullptr) == BASTIDE_E_ABSENT);
    CHECK(hash(game) == before);
    Setup unkept = seeded(5);
    unkept.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    CHECK(bastide_game_undo(make(unkept).get(), 0, nullptr) == BASTIDE_E_STATE);
}
