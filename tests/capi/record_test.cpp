// SPDX-License-Identifier: MIT
// What happened: the log of events as a ring, what each kind of event says, and score lines that explain every point.
#include <algorithm>
#include <cstring>
#include <map>
#include <tuple>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// An event in which nothing is named.
bastide_event event_of(std::int32_t kind, std::int32_t action, std::int32_t turn, std::int32_t who)
{
    bastide_event event{};
    event.kind = kind;
    event.action = action;
    event.turn = turn;
    event.seat = who;
    event.other_seat = event.tile = event.placed = event.segment = event.feature = event.piece = -1;
    event.beside = event.from_segment = event.from_feature = -1;
    event.x = event.y = event.from_x = event.from_y = BASTIDE_NOWHERE;
    return event;
}

std::string tell(const bastide_event& event)
{
    std::string out =
        text([&](char* o, std::int32_t cap) { return bastide_word_name(BASTIDE_VOCABULARY_EVENT, event.kind, o, cap); });
    std::int32_t numbers[(sizeof event - sizeof event.spare) / sizeof(std::int32_t)];
    std::memcpy(numbers, &event, sizeof numbers);
    for (std::int32_t number : numbers) out += " " + std::to_string(number);
    return out;
}

std::vector<std::int32_t> sums_of_lines(const Game& game, std::int32_t seats)
{
    std::vector<std::int32_t> sums(at(seats));
    for (const bastide_score_line& line : score_lines(game, 0)) sums[at(line.seat)] += line.points;
    return sums;
}

}  // namespace

TEST_CASE("The events of two turns, one by one")
{
    const Game game = make();
    play(game, {"draw E", "0: place E 0 -1 2", "0: deploy follower 0 -1 c0", "draw U", "1: place U 1 0 1", "1: pass"});
    const std::vector<bastide_event> log = events(game);
    const std::int32_t city = bastide_game_feature_at(game.get(), 0, 0, 0);

    std::vector<bastide_event> want;
    const auto begin = [&](std::int32_t kind, std::int32_t action, std::int32_t turn, std::int32_t who) -> bastide_event& {
        want.push_back(event_of(kind, action, turn, who));
        want.back().seq = want.back().group = want.size() - 1;
        return want.back();
    };
    const auto drew = [&](std::int32_t action, std::int32_t turn, std::int32_t who, const char* tile, std::int32_t left) {
        bastide_event& event = begin(BASTIDE_EVENT_DREW, action, turn, who);
        event.tile = tile_named(game, tile);
        event.count = left;
        event.viewers = 3;
    };
    const auto placed = [&](std::int32_t action, std::int32_t turn, std::int32_t who, const char* tile, std::int32_t index,
                            std::int32_t x, std::int32_t y, std::int32_t rotation) {
        bastide_event& event = begin(BASTIDE_EVENT_PLACED, action, turn, who);
        event.tile = tile_named(game, tile);
        event.placed = index;
        event.x = x;
        event.y = y;
        event.rotation = rotation;
    };
    placed(-1, 0, -1, "D", 0, 0, 0, 0);
    begin(BASTIDE_EVENT_TURN_BEGAN, -1, 1, 0);
    drew(0, 1, 0, "E", 82);
    placed(1, 1, 0, "E", 1, 0, -1, 2);

    bastide_event& deployed = begin(BASTIDE_EVENT_MOVED, 2, 1, 0);
    deployed.cause = BASTIDE_CAUSE_DEPLOYED;
    deployed.piece = 0;
    deployed.piece_kind = BASTIDE_PIECE_FOLLOWER;
    deployed.spot = BASTIDE_SPOT_SEGMENT;
    deployed.x = 0;
    deployed.y = -1;
    deployed.segment = 0;
    deployed.feature = city;
    deployed.feature_kind = BASTIDE_SEGMENT_CITY;
    deployed.from_spot = BASTIDE_SPOT_SUPPLY;

    bastide_event& completed = begin(BASTIDE_EVENT_COMPLETED, 2, 1, 0);
    completed.feature = city;
    completed.feature_kind = BASTIDE_SEGMENT_CITY;
    completed.x = 0;
    completed.y = -1;
    completed.count = 2;

    bastide_event& scoring = begin(BASTIDE_EVENT_SCORING, 2, 1, -1);
    scoring.cause = BASTIDE_CAUSE_COMPLETED;
    scoring.feature = city;
    scoring.feature_kind = BASTIDE_SEGMENT_CITY;
    scoring.x = 0;
    scoring.y = -1;
    scoring.seats = 1;
    scoring.count = 2;
    const std::uint64_t group = scoring.seq;

    bastide_event& scored = begin(BASTIDE_EVENT_SCORED, 2, 1, 0);
    scored.group = group;
    scored.reward = BASTIDE_REWARD_CITY;
    scored.count = 2;
    scored.each = 2;
    scored.points = 4;
    scored.feature = city;
    scored.feature_kind = BASTIDE_SEGMENT_CITY;

    bastide_event& home = begin(BASTIDE_EVENT_MOVED, 2, 1, 0);
    home.group = group;
    home.cause = BASTIDE_CAUSE_COMPLETED;
    home.piece = 0;
    home.piece_kind = BASTIDE_PIECE_FOLLOWER;
    home.spot = BASTIDE_SPOT_SUPPLY;
    home.feature_kind = BASTIDE_SEGMENT_CITY;
    home.from_spot = BASTIDE_SPOT_SEGMENT;
    home.from_x = 0;
    home.from_y = -1;
    home.from_segment = 0;
    home.from_feature = city;

    begin(BASTIDE_EVENT_TURN_ENDED, 2, 1, 0);
    begin(BASTIDE_EVENT_TURN_BEGAN, 2, 2, 1);
    drew(3, 2, 1, "U", 81);
    placed(4, 2, 1, "U", 2, 1, 0, 1);
    begin(BASTIDE_EVENT_PASSED, 5, 2, 1).step = BASTIDE_STEP_ACT;
    begin(BASTIDE_EVENT_TURN_ENDED, 5, 2, 1);
    begin(BASTIDE_EVENT_TURN_BEGAN, 5, 3, 0);

    REQUIRE(log.size() == want.size());
    for (std::size_t i = 0; i < log.size(); ++i) {
        CHECK(tell(log[i]) == tell(want[i]));
        CHECK(same(log[i], want[i]));
    }
}

TEST_CASE("A drawn tile that fits nowhere emits TILE_LEFT and the same seat draws again")
{
    // BASE-EX-19: the start tile's city is closed, so the tile that is all city fits nowhere.
    const Game game = make();
    play(game, {"draw E", "0: place E 0 -1 2", "0: pass", "draw C"});
    CHECK(decision(game).step == BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).tiles_left == 81);
    const std::vector<bastide_event> log = events(game, 0);
    REQUIRE(log.size() >= 2);
    CHECK(log[log.size() - 2].kind == BASTIDE_EVENT_DREW);
    const bastide_event& removed = log.back();
    CHECK(removed.kind == BASTIDE_EVENT_TILE_LEFT);
    CHECK(removed.tile == tile_named(game, "C"));
    CHECK(removed.seat == 1);
    CHECK(removed.cause == BASTIDE_CAUSE_FITS_NOWHERE);
    CHECK((removed.x == BASTIDE_NOWHERE && removed.rotation == 0 && removed.feature == -1 && removed.piece == -1));
    CHECK(stock(game)[at(tile_named(game, "C"))].removed == 1);
}

TEST_CASE("A history names the hidden hands and a list of actions names none", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    constexpr std::int32_t kOptions[][2] = {
        {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN},
        {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN},
    };
    const auto is_of_hand = [](const bastide_action& action) {
        return action.kind == BASTIDE_ACTION_DRAW || action.kind == BASTIDE_ACTION_DRAW_UNSEEN ||
               action.kind == BASTIDE_ACTION_REVEAL;
    };
    for (const auto& options : kOptions) {
        Setup setup;
        setup.seats = 3;
        setup.choices = {choose_option(options[0]), choose_option(options[1])};
        const Game game = make(setup);
        Dice dice(1);
        while (!is_over(game)) {
            const std::vector<bastide_action> legal = actions(game);
            for (const bastide_action& action : legal)
                if (is_of_hand(action)) REQUIRE(action.other_seat == -1);
            perform(game, pick(game, legal, dice));
        }
        int hands = 0;
        for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1, 2}) {
            CAPTURE(viewer);
            const Game again = make(setup);
            for (const bastide_action& action : history(game, 0, viewer)) {
                const bool is_reveal = action.kind == BASTIDE_ACTION_REVEAL;
                if (is_reveal || action.kind == BASTIDE_ACTION_DRAW_UNSEEN) REQUIRE(action.other_seat >= 0);
                hands += is_of_hand(action) && action.other_seat >= 0;
                if (!is_reveal || decision(again).step == BASTIDE_STEP_HAND_REVEAL) perform(again, action);
            }
            CHECK(hash(again) == hash(game));
        }
        CHECK(hands > 0);
    }
}

TEST_CASE("The final scoring begins with FINAL and ends with ENDED and nothing follows")
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Game game = make(seeded(seed, 3));
        Dice dice(seed + 9);
        play_on(game, dice);
        const std::vector<bastide_event> log = events(game, 0);
        const auto final =
            std::find_if(log.begin(), log.end(), [](const bastide_event& e) { return e.kind == BASTIDE_EVENT_FINAL; });
        REQUIRE(final != log.end());
        CHECK(log.back().kind == BASTIDE_EVENT_ENDED);
        CHECK(log.back().seats == decision(game).winners);
        std::uint64_t group = 0;
        for (auto it = log.begin(); it != log.end(); ++it) {
            if (it->kind == BASTIDE_EVENT_SCORED) REQUIRE((it->reward >= BASTIDE_REWARD_FINAL_ROAD) == (it > final));
            if (it <= final) continue;
            REQUIRE((it->kind == BASTIDE_EVENT_SCORING || it->kind == BASTIDE_EVENT_SCORED || it->kind == BASTIDE_EVENT_MOVED ||
                     it->kind == BASTIDE_EVENT_ENDED));
            // A scoring belongs to the final scoring, and its lines to it.
            if (it->kind == BASTIDE_EVENT_SCORING) {
                REQUIRE(it->group == final->seq);
                REQUIRE(it->cause == BASTIDE_CAUSE_FINAL);
                group = it->seq;
            }
            if (it->kind == BASTIDE_EVENT_SCORED) REQUIRE(it->group == group);
        }
        for (const bastide_piece& piece : pieces(game)) CHECK(piece.spot == BASTIDE_SPOT_SUPPLY);
    }
}

TEST_CASE("The lines of a seat sum to its score and each is count times each")
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const std::int32_t seats = 2 + static_cast<std::int32_t>(seed % 4);
        const Game game = make(seeded(seed, seats));
        Dice dice(seed);
        while (!is_over(game)) {
            perform(game, pick(game, dice));
            const std::vector<std::int32_t> sums = sums_of_lines(game, seats);
            for (std::int32_t i = 0; i < seats; ++i) REQUIRE(sums[at(i)] == score(game, i));
        }
        for (const bastide_score_line& line : score_lines(game, 0)) {
            REQUIRE(line.points == line.count * line.each);
            REQUIRE(bastide_word_rule(BASTIDE_VOCABULARY_REWARD, line.reward, nullptr, 0) > 0);
            REQUIRE(line.feature >= 0);
        }
    }
}

TEST_CASE("A score line equals its event and has the score after it")
{
    const Game game = make(seeded(2, 3));
    Dice dice(2);
    play_on(game, dice);
    const std::vector<bastide_score_line> lines = score_lines(game);
    std::vector<bastide_score_line> want;
    std::int32_t total[3] = {};
    for (const bastide_event& e : events(game)) {
        if (e.kind != BASTIDE_EVENT_SCORED) continue;
        total[e.seat] += e.points;
        want.push_back({e.seq,
                        e.group,
                        e.action,
                        e.seat,
                        e.other_seat,
                        e.reward,
                        e.feature,
                        e.feature_kind,
                        e.count,
                        e.each,
                        e.points,
                        total[e.seat],
                        {}});
    }
    CHECK(want.size() > 10);
    CHECK(same(lines, want));
    const std::uint64_t from = lines[5].seq;
    CHECK(same(score_lines(game, from), std::vector<bastide_score_line>(lines.begin() + 5, lines.end())));
    CHECK(same(score_lines(game, from + 1), std::vector<bastide_score_line>(lines.begin() + 6, lines.end())));
}

TEST_CASE("A city with pennants is paid in two lines")
{
    // BASE-EX-04
    const Game game = make();
    play(game, {"draw F", "0: place F 0 -1 1", "0: deploy follower 0 -1 c0", "draw E", "1: place E 0 -2 2", "1: pass"});
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    REQUIRE(lines.size() == 2);
    CHECK((lines[0].reward == BASTIDE_REWARD_CITY && lines[0].count == 3 && lines[0].each == 2 && lines[0].points == 6));
    CHECK((lines[1].reward == BASTIDE_REWARD_CITY_PENNANTS && lines[1].count == 1 && lines[1].each == 2 && lines[1].points == 2));
    CHECK(lines[0].feature == lines[1].feature);
    CHECK(score(game, 0) == 8);
}

TEST_CASE("A log with capacity for the whole game retains every event")
{
    const Game game = make(seeded(3, 5));
    Dice dice(3);
    play_on(game, dice);
    CHECK(range(game).first == 0);
    const std::vector<bastide_event> log = events(game, 0);
    CHECK(log.size() == range(game).next);
    for (std::size_t i = 0; i < log.size(); ++i) REQUIRE(log[i].seq == i);
    CHECK(same(events(game, 100), std::vector<bastide_event>(log.begin() + 100, log.end())));
    CHECK(events(game, range(game).next).empty());
}

TEST_CASE("A small log drops the oldest events and says so")
{
    for (std::int32_t capacity : {1, 2, 7, 64}) {
        Setup setup = seeded(4, 3);
        setup.capacity = capacity;
        const Game small = make(setup);
        Dice one(4);
        Dice other(4);
        const Game reference = make(seeded(4, 3));
        while (!is_over(small)) {
            perform(small, pick(small, one));
            perform(reference, pick(reference, other));
            const Range kept = range(small);
            REQUIRE(kept.next == range(reference).next);
            const std::uint64_t buffer = static_cast<std::uint64_t>(capacity);
            REQUIRE(kept.first == (kept.next > buffer ? kept.next - buffer : 0));
            REQUIRE(same(events(small, kept.first), events(reference, kept.first)));
            REQUIRE(same(score_lines(small, kept.first), score_lines(reference, kept.first)));
            // Asked for more they tell what is retained.
            REQUIRE(same(events(small, 0), events(small, kept.first)));
            REQUIRE(same(score_lines(small, 0), score_lines(small, kept.first)));
        }
        CHECK(hash(small) == hash(reference));
    }
}

TEST_CASE("A log without capacity counts events and retains none")
{
    Setup setup = seeded(5);
    setup.capacity = -1;
    const Game game = make(setup);
    const Game reference = make(seeded(5));
    CHECK(range(game).first == range(game).next);
    CHECK(range(game).next == range(reference).next);
    Dice one(5);
    Dice other(5);
    play_on(game, one);
    play_on(reference, other);
    CHECK(range(game).first == range(game).next);
    CHECK(range(game).next == range(reference).next);
    CHECK(events(game, range(game).next).empty());
    CHECK(events(game, 0).empty());
    CHECK(score_lines(game, 0).empty());
    CHECK(same_position(game, reference));
}

TEST_CASE("Events and lines are written no further than there is room")
{
    const Game game = make(seeded(6));
    Dice dice(6);
    play_on(game, dice);
    const std::vector<bastide_event> log = events(game, 0);
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    const auto n = count_of(log.size());
    for (std::int32_t cap : {0, 1, n - 1, n, n + 1}) {
        std::vector<bastide_event> buffer(at(n) + 2);
        std::memset(static_cast<void*>(buffer.data()), 0xAB, buffer.size() * sizeof buffer[0]);
        const bastide_event canary = buffer[0];
        CHECK(bastide_game_list_events(game.get(), BASTIDE_VIEW_FULL, 0, buffer.data(), cap) == n);
        for (std::int32_t i = 0; i < n + 2; ++i) REQUIRE(same(buffer[at(i)], i < std::min(cap, n) ? log[at(i)] : canary));
    }
    const auto m = count_of(lines.size());
    for (std::int32_t cap : {0, 1, m - 1, m, m + 1}) {
        std::vector<bastide_score_line> buffer(at(m) + 2);
        std::memset(static_cast<void*>(buffer.data()), 0xAB, buffer.size() * sizeof buffer[0]);
        const bastide_score_line canary = buffer[0];
        CHECK(bastide_game_list_score_lines(game.get(), 0, buffer.data(), cap) == m);
        for (std::int32_t i = 0; i < m + 2; ++i) REQUIRE(same(buffer[at(i)], i < std::min(cap, m) ? lines[at(i)] : canary));
    }
}

TEST_CASE("Events that are still to come are none")
{
    const Game game = make(seeded(7));
    CHECK(bastide_game_list_events(game.get(), BASTIDE_VIEW_FULL, range(game).next, nullptr, 0) == 0);
    CHECK(bastide_game_list_events(game.get(), BASTIDE_VIEW_FULL, range(game).next + 1000, nullptr, 0) == 0);
    CHECK(bastide_game_list_events(game.get(), BASTIDE_VIEW_FULL, UINT64_MAX, nullptr, 0) == 0);
    CHECK(bastide_game_list_score_lines(game.get(), UINT64_MAX, nullptr, 0) == 0);
}

TEST_CASE("Features of one step are reported by roads then cities then monasteries and each from north and west on",
          "[BASE-SCORE-03]")
{
    const auto rank = [](const bastide_event& event) {
        const int kind = event.feature_kind == BASTIDE_SEGMENT_ROAD ? 0 : event.feature_kind == BASTIDE_SEGMENT_CITY ? 1 : 2;
        return std::make_tuple(kind, event.y, event.x);
    };
    int pairs = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Game game = make(seeded(seed, 2));
        Dice dice(seed);
        play_on(game, dice);
        const bastide_event* before = nullptr;
        const std::vector<bastide_event> log = events(game, 0);
        for (const bastide_event& event : log) {
            if (event.kind == BASTIDE_EVENT_PLACED || event.kind == BASTIDE_EVENT_MOVED || event.kind == BASTIDE_EVENT_TURN_BEGAN)
                before = nullptr;
            if (event.kind != BASTIDE_EVENT_COMPLETED) continue;
            if (before) REQUIRE(rank(*before) <= rank(event));
            pairs += before != nullptr;
            before = &event;
        }
    }
    CHECK(pairs > 10);
}
