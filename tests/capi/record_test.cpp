// SPDX-License-Identifier: MIT
// What happened: the log of events as a ring, what each kind of event says, and score lines that explain every point.
#include <algorithm>
#include <cstring>
#include <map>
#include <tuple>

#include "capi/face.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// An event in which nothing is named.
bastide_event event_of(std::int32_t kind, std::int32_t who = -1)
{
    bastide_event event{};
    event.kind = kind;
    event.seat = who;
    event.tile = event.rotation = event.feature = event.piece = -1;
    return event;
}

/// The event without its number, told from what is expected.
std::string difference(const bastide_event& have, bastide_event want)
{
    want.seq = have.seq;
    if (same(have, want)) return "";
    const auto tell = [](const bastide_event& e) {
        std::string out = text([&](char* o, std::int32_t cap) { return bastide_name(BASTIDE_LIST_EVENT, e.kind, o, cap); });
        for (std::int32_t n :
             {e.seat, e.tile, e.x, e.y, e.rotation, e.feature, e.piece, e.points, e.rule, e.arg[0], e.arg[1], e.arg[2], e.arg[3]})
            out += " " + std::to_string(n);
        return out;
    };
    return tell(have) + " instead of " + tell(want);
}

std::vector<std::int32_t> sums_of_lines(const Game& game, std::int32_t seats)
{
    std::vector<std::int32_t> sums(at(seats));
    for (const bastide_score_line& line : score_lines(game, 0)) sums[at(line.seat)] += line.points;
    return sums;
}

}  // namespace

TEST_CASE("The events of two turns are told one by one")
{
    const Game game = make();
    play(game, {"draw E", "0: place E 0 -1 2", "0: deploy follower 0 -1 c0", "draw U", "1: place U 1 0 1", "1: pass"});
    const std::vector<bastide_event> log = events(game, 0);
    const std::int32_t d = tile_named(game, "D");
    const std::int32_t e = tile_named(game, "E");
    const std::int32_t u = tile_named(game, "U");
    const std::int32_t city = bastide_game_feature_at(game.get(), 0, 0, 0);

    std::vector<bastide_event> want;
    want.push_back(event_of(BASTIDE_EVENT_PLACED));
    want.back().tile = d;
    want.back().rotation = 0;
    want.push_back(event_of(BASTIDE_EVENT_TURN, 0));
    want.back().arg[0] = 1;
    want.push_back(event_of(BASTIDE_EVENT_DREW, 0));
    want.back().tile = e;
    want.back().arg[0] = 82;
    want.push_back(event_of(BASTIDE_EVENT_PLACED, 0));
    want.back().tile = e;
    want.back().y = -1;
    want.back().rotation = 2;
    want.back().arg[0] = 1;
    want.push_back(event_of(BASTIDE_EVENT_DEPLOYED, 0));
    want.back().piece = 0;
    want.back().feature = city;
    want.back().y = -1;
    want.back().arg[1] = BASTIDE_PIECE_FOLLOWER;
    want.back().arg[2] = BASTIDE_SEGMENT_CITY;
    want.push_back(event_of(BASTIDE_EVENT_COMPLETED, 0));
    want.back().feature = city;
    want.back().y = -1;
    want.back().arg[0] = BASTIDE_SEGMENT_CITY;
    want.back().arg[1] = 2;
    want.push_back(event_of(BASTIDE_EVENT_SCORED, 0));
    want.back().feature = city;
    want.back().y = -1;
    want.back().points = 4;
    want.back().rule = BASTIDE_RULE_CITY;
    want.back().arg[0] = 2;
    want.back().arg[1] = 2;
    want.push_back(event_of(BASTIDE_EVENT_RETURNED, 0));
    want.back().piece = 0;
    want.back().feature = city;
    want.back().y = -1;
    want.back().arg[1] = BASTIDE_PIECE_FOLLOWER;
    want.back().arg[2] = BASTIDE_SEGMENT_CITY;
    want.back().arg[3] = BASTIDE_LEAVING_SCORED;
    want.push_back(event_of(BASTIDE_EVENT_TURN, 1));
    want.back().arg[0] = 2;
    want.push_back(event_of(BASTIDE_EVENT_DREW, 1));
    want.back().tile = u;
    want.back().arg[0] = 81;
    want.push_back(event_of(BASTIDE_EVENT_PLACED, 1));
    want.back().tile = u;
    want.back().x = 1;
    want.back().rotation = 1;
    want.back().arg[0] = 2;
    want.push_back(event_of(BASTIDE_EVENT_TURN, 0));
    want.back().arg[0] = 3;

    REQUIRE(log.size() == want.size());
    for (std::size_t i = 0; i < log.size(); ++i) {
        CHECK(difference(log[i], want[i]) == "");
        CHECK(log[i].seq == i);
    }
}

TEST_CASE("A drawn tile that fits nowhere is told as removed and the same seat draws again")
{
    // BASE-EX-19: the start tile's city is closed, so the tile that is all city fits nowhere.
    const Game game = make();
    play(game, {"draw E", "0: place E 0 -1 2", "0: pass", "draw C"});
    CHECK(pending(game).step == BASTIDE_STEP_DRAW);
    CHECK(pending(game).active_seat == 1);
    CHECK(pending(game).tiles_left == 81);
    const std::vector<bastide_event> log = events(game, 0);
    REQUIRE(log.size() >= 2);
    CHECK(log[log.size() - 2].kind == BASTIDE_EVENT_DREW);
    const bastide_event& removed = log.back();
    CHECK(removed.kind == BASTIDE_EVENT_REMOVED);
    CHECK(removed.tile == tile_named(game, "C"));
    CHECK((removed.x == 0 && removed.y == 0 && removed.rotation == -1 && removed.feature == -1 && removed.piece == -1));
    CHECK(stock(game)[at(tile_named(game, "C"))].removed == 1);
}

TEST_CASE("Events use the fields that the header names for their kind and no others")
{
    enum Used {
        kTile = 1,
        kCell = 2,
        kRotation = 4,
        kFeature = 8,
        kPiece = 16,
        kPoints = 32,
        kSeat = 64,
        kArg0 = 128,
        kArg1 = 256,
        kArg2 = 512,
        kArg3 = 1024
    };
    const std::map<std::int32_t, int> uses = {
        {BASTIDE_EVENT_TURN, kSeat | kArg0},
        {BASTIDE_EVENT_DREW, kSeat | kTile | kArg0},
        {BASTIDE_EVENT_REMOVED, kTile},
        {BASTIDE_EVENT_PLACED, kTile | kCell | kRotation | kArg0},
        {BASTIDE_EVENT_DEPLOYED, kPiece | kFeature | kCell | kArg0 | kArg1 | kArg2},
        {BASTIDE_EVENT_COMPLETED, kFeature | kCell | kArg0 | kArg1 | kArg2},
        {BASTIDE_EVENT_SCORED, kSeat | kPoints | kFeature | kCell | kArg0 | kArg1},
        {BASTIDE_EVENT_RETURNED, kSeat | kPiece | kFeature | kCell | kArg0 | kArg1 | kArg2 | kArg3},
        {BASTIDE_EVENT_ENDED, kArg0},
        {BASTIDE_EVENT_FINAL, 0},
    };
    std::map<std::int32_t, int> seen;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Game game = make(seeded(seed, 4));
        Dice dice(seed);
        play_on(game, dice);
        for (const bastide_event& event : events(game, 0)) {
            REQUIRE(uses.count(event.kind) == 1);
            const int used = uses.at(event.kind);
            ++seen[event.kind];
            // A seat is told for what a seat did or had even where the header does not name it; nature did the rest.
            REQUIRE(((used & kSeat) == 0 || event.seat >= 0));
            if (event.kind == BASTIDE_EVENT_ENDED || event.kind == BASTIDE_EVENT_FINAL) REQUIRE(event.seat == -1);
            REQUIRE(((used & kTile) ? event.tile >= 0 : event.tile == -1));
            REQUIRE(((used & kRotation) ? event.rotation >= 0 : event.rotation == -1));
            REQUIRE(((used & kFeature) ? event.feature >= 0 : event.feature == -1));
            REQUIRE(((used & kPiece) ? event.piece >= 0 : event.piece == -1));
            REQUIRE(((used & kPoints) ? event.points > 0 : event.points == 0));
            REQUIRE(((used & kPoints) ? event.rule > 0 : event.rule == 0));
            if (!(used & kCell)) REQUIRE((event.x == 0 && event.y == 0));
            if (!(used & kArg0)) REQUIRE(event.arg[0] == 0);
            if (!(used & kArg1)) REQUIRE(event.arg[1] == 0);
            if (!(used & kArg2)) REQUIRE(event.arg[2] == 0);
            REQUIRE((used & kArg3 ? event.arg[3] > 0 : event.arg[3] == 0));
        }
    }
    CHECK(seen[BASTIDE_EVENT_DEPLOYED] > 0);
    CHECK(seen[BASTIDE_EVENT_ENDED] == 8);
    CHECK(seen[BASTIDE_EVENT_FINAL] == 8);
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
        CHECK(log.back().arg[0] == static_cast<std::int32_t>(pending(game).winners));
        for (auto it = log.begin(); it != log.end(); ++it) {
            if (it->kind == BASTIDE_EVENT_SCORED) REQUIRE((it->rule >= BASTIDE_RULE_FINAL_ROAD) == (it > final));
            if (it > final)
                REQUIRE(
                    (it->kind == BASTIDE_EVENT_SCORED || it->kind == BASTIDE_EVENT_RETURNED || it->kind == BASTIDE_EVENT_ENDED));
        }
        for (const bastide_piece& piece : pieces(game)) CHECK(piece.where == BASTIDE_WHERE_SUPPLY);
    }
}

TEST_CASE("The lines of a seat sum to its score and each is count times each")
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const std::int32_t seats = 2 + static_cast<std::int32_t>(seed % 4);
        const Game game = make(seeded(seed, seats));
        Dice dice(seed);
        while (!is_over(game)) {
            perform(game, pick(actions(game), dice));
            const std::vector<std::int32_t> sums = sums_of_lines(game, seats);
            for (std::int32_t i = 0; i < seats; ++i) REQUIRE(sums[at(i)] == score(game, i));
        }
        for (const bastide_score_line& line : score_lines(game, 0)) {
            REQUIRE(line.points == line.count * line.each);
            REQUIRE(line.count > 0);
            REQUIRE(bastide_rule_id(line.rule, nullptr, 0) > 0);
            REQUIRE(line.feature >= 0);
        }
    }
}

TEST_CASE("A score line is its event in short")
{
    const Game game = make(seeded(2, 3));
    Dice dice(2);
    play_on(game, dice);
    const std::vector<bastide_score_line> lines = score_lines(game, 0);
    std::vector<bastide_score_line> want;
    for (const bastide_event& e : events(game, 0))
        if (e.kind == BASTIDE_EVENT_SCORED) want.push_back({e.seq, e.seat, e.feature, e.rule, e.arg[0], e.arg[1], e.points});
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
    CHECK((lines[0].rule == BASTIDE_RULE_CITY && lines[0].count == 3 && lines[0].each == 2 && lines[0].points == 6));
    CHECK((lines[1].rule == BASTIDE_RULE_CITY_PENNANTS && lines[1].count == 1 && lines[1].each == 2 && lines[1].points == 2));
    CHECK(lines[0].feature == lines[1].feature);
    CHECK(score(game, 0) == 8);
}

TEST_CASE("A log with room for the whole game keeps every event")
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
            perform(small, pick(actions(small), one));
            perform(reference, pick(actions(reference), other));
            const Range kept = range(small);
            REQUIRE(kept.next == range(reference).next);
            const std::uint64_t room = static_cast<std::uint64_t>(capacity);
            REQUIRE(kept.first == (kept.next > room ? kept.next - room : 0));
            REQUIRE(same(events(small, kept.first), events(reference, kept.first)));
            REQUIRE(same(score_lines(small, kept.first), score_lines(reference, kept.first)));
            if (kept.first == 0) continue;
            REQUIRE(bastide_game_list_events(small.get(), kept.first - 1, nullptr, 0) == BASTIDE_E_ABSENT);
            REQUIRE(bastide_game_list_events(small.get(), 0, nullptr, 0) == BASTIDE_E_ABSENT);
            REQUIRE(bastide_game_list_score_lines(small.get(), kept.first - 1, nullptr, 0) == BASTIDE_E_ABSENT);
        }
        CHECK(hash(small) == hash(reference));
    }
}

TEST_CASE("A log without room counts on and keeps nothing")
{
    Setup setup = seeded(5);
    setup.capacity = 0;
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
    CHECK(bastide_game_list_events(game.get(), range(game).next - 1, nullptr, 0) == BASTIDE_E_ABSENT);
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
        std::vector<bastide_event> room(at(n) + 2);
        std::memset(static_cast<void*>(room.data()), 0xAB, room.size() * sizeof room[0]);
        const bastide_event canary = room[0];
        CHECK(bastide_game_list_events(game.get(), 0, room.data(), cap) == n);
        for (std::int32_t i = 0; i < n + 2; ++i) REQUIRE(same(room[at(i)], i < std::min(cap, n) ? log[at(i)] : canary));
    }
    const auto m = count_of(lines.size());
    for (std::int32_t cap : {0, 1, m - 1, m, m + 1}) {
        std::vector<bastide_score_line> room(at(m) + 2);
        std::memset(static_cast<void*>(room.data()), 0xAB, room.size() * sizeof room[0]);
        const bastide_score_line canary = room[0];
        CHECK(bastide_game_list_score_lines(game.get(), 0, room.data(), cap) == m);
        for (std::int32_t i = 0; i < m + 2; ++i) REQUIRE(same(room[at(i)], i < std::min(cap, m) ? lines[at(i)] : canary));
    }
}

TEST_CASE("Events that are still to come are none")
{
    const Game game = make(seeded(7));
    CHECK(bastide_game_list_events(game.get(), range(game).next, nullptr, 0) == 0);
    CHECK(bastide_game_list_events(game.get(), range(game).next + 1000, nullptr, 0) == 0);
    CHECK(bastide_game_list_events(game.get(), UINT64_MAX, nullptr, 0) == 0);
    CHECK(bastide_game_list_score_lines(game.get(), UINT64_MAX, nullptr, 0) == 0);
}

TEST_CASE("Features of one step are told by roads then cities then monasteries and each from north and west on",
          "[BASE-SCORE-03]")
{
    const auto rank = [](const bastide_event& event) {
        const int kind = event.arg[0] == BASTIDE_SEGMENT_ROAD ? 0 : event.arg[0] == BASTIDE_SEGMENT_CITY ? 1 : 2;
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
            if (event.kind == BASTIDE_EVENT_PLACED || event.kind == BASTIDE_EVENT_DEPLOYED || event.kind == BASTIDE_EVENT_TURN)
                before = nullptr;
            if (event.kind != BASTIDE_EVENT_COMPLETED) continue;
            if (before) REQUIRE(rank(*before) <= rank(event));
            pairs += before != nullptr;
            before = &event;
        }
    }
    CHECK(pairs > 10);
}
