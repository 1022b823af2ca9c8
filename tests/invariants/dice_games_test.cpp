// SPDX-License-Identifier: MIT
// Random dice games through the C header. Every listed action is accepted, refusals change nothing, no die is lost, every
// decision has a legal action, score lines sum to scores, and copies, snapshots, scripts and host games with the same rolls stay
// equal.
#include <cstring>

#include "capi/dice_table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"
#include "support/unused.hpp"

using namespace dice_tests;
using namespace bastide_tests::snapshot_parts;

namespace {

Setup any_setup(RandomSource& random, std::uint64_t seed)
{
    Setup setup = seeded(seed, 2 + random.below(4));
    setup.first_seat = random.below(setup.seats);
    setup.finish_round = random.below(2);
    setup.target = random.below(3) == 0 ? 5 : 0;
    return setup;
}

/// Checks that every die is at one place, and that the counts in the record of the turn equal a count of the dice.
bool are_conserved(const Game& game)
{
    const bastide_dice turn = dice(game);
    std::int32_t at[BASTIDE_SPOT_KEPT + 1] = {};
    std::int32_t tray[6] = {};
    std::int32_t hand = 0;
    const std::vector<bastide_die> all = all_dice(game);
    for (const bastide_die& die : all) {
        if (die.spot < BASTIDE_SPOT_TRAY || die.spot > BASTIDE_SPOT_KEPT) return false;
        ++at[die.spot];
        if (die.spot != BASTIDE_SPOT_TRAY) continue;
        if (die.face == 0)
            ++hand;
        else
            ++tray[die.face - 1];
    }
    std::int32_t holders = 0;
    for (std::uint32_t mask = turn.holders; mask != 0; mask >>= 1) holders += static_cast<std::int32_t>(mask & 1u);
    return all.size() == 9 && std::memcmp(tray, turn.tray, sizeof tray) == 0 && hand == turn.hand &&
           at[BASTIDE_SPOT_BUILT] == turn.built && at[BASTIDE_SPOT_ASIDE] == turn.aside &&
           at[BASTIDE_SPOT_PASSED] == turn.catapults && at[BASTIDE_SPOT_KEPT] == holders &&
           turn.rolls_left == (decision(game).over || at[BASTIDE_SPOT_TRAY] == 0 ? 0 : 3 - turn.rolls);
}

bool is_answered_alike(const Game& game, const bastide_action& action, bool listed)
{
    const Game copy = clone(game);
    bastide_refusal judged{}, applied{};
    const bastide_status looked = bastide_game_check(game.get(), &action, &judged);
    const bastide_status done = bastide_game_apply(copy.get(), &action, &applied);
    if (looked == BASTIDE_E_ARGUMENT) return done == BASTIDE_E_ARGUMENT && !listed;
    if (!same(judged, applied) || judged.status != looked || (looked == BASTIDE_OK) != listed) return false;
    if (bastide_tests::field_beyond(BASTIDE_VOCABULARY_REASON, judged.reason, judged)) return false;
    if (listed) return done == BASTIDE_OK;
    return done == BASTIDE_E_ILLEGAL && hash(copy) == hash(game) &&
           same(without_lines(snapshot(copy)), without_lines(snapshot(game))) && next_event(copy) == next_event(game);
}

bool are_samples_answered_alike(const Game& game, const std::vector<bastide_action>& legal, RandomSource& random)
{
    const bastide_action option = random.of(legal);
    bastide_action bent = option;
    switch (random.below(5)) {
        case 0: bent.kind = random.below(16); break;
        case 1: bent.x += random.below(3) - 1; break;
        case 2: bent.rotation = random.below(6) - 1; break;
        case 3: bent.tile = random.below(8) - 1; break;
        default: bent.seat = random.below(6) - 1; break;
    }
    bool listed = false;
    for (const bastide_action& one : legal) {
        const bool places = one.kind == BASTIDE_ACTION_PLACE;
        listed = listed ||
                 (one.kind == bent.kind && one.seat == bent.seat &&
                  (!places || (one.tile == bent.tile && one.x == bent.x && one.y == bent.y && one.rotation == bent.rotation)));
    }
    return is_answered_alike(game, option, true) && is_answered_alike(game, bent, listed);
}

bool is_fair_decision(const Game& game, const std::vector<bastide_action>& legal)
{
    const bastide_decision asked = decision(game);
    std::uint64_t kinds = 0;
    for (const bastide_action& action : legal) {
        kinds |= std::uint64_t{1} << action.kind;
        if (action.seat != asked.seat) return false;
    }
    const bool is_stop_alone = legal.size() == 1 && legal[0].kind == BASTIDE_ACTION_DICE_STOP;
    return !legal.empty() && !is_stop_alone && kinds == asked.kinds && asked.seat == asked.turn_seat &&
           asked.step == BASTIDE_STEP_DICE_TURN && asked.over == 0;
}

bool do_copies_agree(const Game& game)
{
    const Game saved = from_snapshot(snapshot(game));
    const Game shown = from_snapshot(snapshot(game, BASTIDE_VIEW_PUBLIC));
    return saved && shown && hash(saved) == hash(game) && hash(shown) == hash(game) && same(snapshot(saved), snapshot(game)) &&
           same(actions(saved), actions(game)) && same(actions(shown), actions(game)) && same(all_dice(saved), all_dice(game)) &&
           same(features(saved), features(game)) && same(features(shown), features(game));
}

/// Checks that codes and actions are the same list, and that fields which a kind does not use are unset.
bool are_told_well(const Game& game, const std::vector<bastide_action>& legal)
{
    const std::vector<std::uint64_t> listed = bastide_tests::codes(game);
    if (listed.size() != legal.size() || weights(game).size() != legal.size()) return false;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        std::uint64_t code = 0;
        bastide_action decoded{};
        if (bastide_action_encode(&legal[i], &code) != BASTIDE_OK || code != listed[i] || code >> 53 != 0) return false;
        if (bastide_action_decode(code, &decoded) != BASTIDE_OK || !same(decoded, legal[i])) return false;
        if (bastide_tests::field_beyond(BASTIDE_VOCABULARY_ACTION, legal[i].kind, legal[i])) return false;
    }
    const bastide_decision asked = decision(game);
    return bastide_tests::field_beyond(BASTIDE_VOCABULARY_STEP, asked.step, asked) == nullptr;
}

/// Checks that every city is found from each of its dice, and that the cities agree with the record of the turn.
bool are_cities_right(const Game& game)
{
    const std::vector<bastide_feature> all = features(game);
    std::int32_t largest = 0, segments = 0;
    for (const bastide_feature& city : all) {
        const std::vector<bastide_placed_segment> members = bastide_tests::feature_segments(game, city.id);
        if (city.kind != BASTIDE_SEGMENT_CITY || count_of(members.size()) != city.segments) return false;
        if ((city.open_sides == 0) != (city.complete != 0)) return false;
        for (const bastide_placed_segment& member : members) {
            if (bastide_game_feature_at(game.get(), member.x, member.y, member.segment) != city.id) return false;
            if (bastide_game_placed_at(game.get(), member.x, member.y) != member.placed) return false;
        }
        segments += city.segments;
        if (city.complete) largest = city.tiles > largest ? city.tiles : largest;
    }
    const bastide_dice turn = dice(game);
    for (const bastide_die& die : all_dice(game)) {
        if (die.spot != BASTIDE_SPOT_BUILT) continue;
        bastide_feature city{};
        if (bastide_game_get_feature(game.get(), die.number, &city) != BASTIDE_OK || city.id != die.feature) return false;
    }
    return largest == turn.largest && segments == turn.built && count_of(board(game).size()) == turn.built;
}

/// Checks that undo to an action and replay from it lead to the same position and score lines, as far as the log retains them.
bool can_be_undone(const Game& game, RandomSource& random)
{
    const Game copy = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG);
    const std::vector<bastide_action> done = history(game);
    const std::int32_t to = random.below(count_of(done.size()) + 1);
    if (bastide_game_undo(copy.get(), to, nullptr) != BASTIDE_OK || decision(copy).action < to) return false;
    const bool is_whole = bastide_tests::range(copy).first == 0;  // else the oldest lines are gone
    std::vector<std::int32_t> sums(BASTIDE_SEATS_MAX, 0);
    for (const bastide_score_line& line : score_lines(copy)) {
        sums[static_cast<std::size_t>(line.seat)] += line.points;
        if (is_whole && line.total != sums[static_cast<std::size_t>(line.seat)]) return false;
    }
    for (const bastide_standing& seat : bastide_tests::standing(copy))
        if (is_whole && seat.score != sums[static_cast<std::size_t>(seat.seat)]) return false;
    for (std::size_t i = static_cast<std::size_t>(decision(copy).action); i < done.size(); ++i)
        if (done[i].seat >= 0 && bastide_game_apply(copy.get(), &done[i], nullptr) != BASTIDE_OK) return false;
    return hash(copy) == hash(game) && same(without_lines(snapshot(copy)), without_lines(snapshot(game))) &&
           same(history(copy), done);
}

}  // namespace

TEST_CASE("In random dice games no decision lacks an option and no die is lost", "[DICE-FLOW-02][DICE-MODEL-07]")
{
    const std::int64_t turns = bastide_tests::games(20000);
    const bool tells = std::getenv("BASTIDE_PROGRESS") != nullptr;
    std::int64_t played = 0;
    std::uint64_t decisions = 0;
    std::uint32_t wrong = 0, seen = 0;
    for (std::uint64_t seed = 1; played < turns; ++seed) {
        RandomSource random(seed);
        const Setup setup = any_setup(random, seed);
        const Game game = make(setup);
        std::vector<std::int64_t> sums(BASTIDE_SEATS_MAX, 0);
        std::uint64_t heard = 0;
        while (!is_over(game) && decision(game).turn < 400) {
            const std::vector<bastide_action> legal = actions(game);
            wrong += !is_fair_decision(game, legal) || !are_conserved(game);
            if (++decisions % 8 == 0) wrong += !are_samples_answered_alike(game, legal, random);
            if (decisions % 8 == 1) wrong += !are_cities_right(game);
            if (decisions % 32 == 0) wrong += !are_told_well(game, legal);
            if (decisions % 64 == 0) wrong += !do_copies_agree(game) || !can_be_undone(game, random);
            perform(game, choose(game, legal, random));
            for (const bastide_score_line& line : score_lines(game, heard)) {
                sums[static_cast<std::size_t>(line.seat)] += line.points;
                wrong += line.count * line.each != line.points;
            }
            for (const bastide_event& event : events(game, heard)) {
                seen |= 1u << event.kind;
                wrong += bastide_tests::field_beyond(BASTIDE_VOCABULARY_EVENT, event.kind, event) != nullptr;
            }
            heard = next_event(game);
            REQUIRE(wrong == 0);
        }
        for (std::int32_t seat = 0; seat < setup.seats; ++seat)
            wrong += score(game, seat) != sums[static_cast<std::size_t>(seat)];
        if (is_over(game)) wrong += !actions(game).empty() || decision(game).winners == 0 || !are_conserved(game);
        REQUIRE(wrong == 0);
        played += decision(game).turn;
        if (tells && seed % 100 == 0)
            std::fprintf(stderr, "\rdice: %lld of %lld turns", static_cast<long long>(played), static_cast<long long>(turns));
    }
    if (tells)
        std::fprintf(stderr, "\rdice: %lld turns, %llu decisions\n", static_cast<long long>(played),
                     static_cast<unsigned long long>(decisions));
    constexpr std::uint32_t all = 1u << BASTIDE_EVENT_TURN_BEGAN | 1u << BASTIDE_EVENT_TURN_ENDED | 1u << BASTIDE_EVENT_ROLLED |
                                  1u << BASTIDE_EVENT_MOVED | 1u << BASTIDE_EVENT_PLACED | 1u << BASTIDE_EVENT_SCORING |
                                  1u << BASTIDE_EVENT_SCORED | 1u << BASTIDE_EVENT_ENDED;
    CHECK((seen & ~all) == 0);
    if (played >= 20000) CHECK(seen == all);
}

TEST_CASE("A dice game fed by its host follows a seeded one", "[DICE-MODEL-01]")
{
    bastide_tests::each_game("fed dice games", 100, [](std::uint64_t n) {
        RandomSource random(n + 1000000);
        Setup setup = any_setup(random, n);
        const Game server = make(setup);
        setup.chance = BASTIDE_CHANCE_HOST;
        setup.seed = 0;
        const Game client = make(setup);
        std::uint64_t heard = 0;
        const auto catch_up = [&] {
            for (const bastide_event& event : events(server, heard)) {
                heard = event.seq + 1;
                if (event.kind != BASTIDE_EVENT_ROLLED) continue;
                bastide_action fall = bastide_tests::blank(BASTIDE_ACTION_FALL, BASTIDE_NATURE);
                fall.faces = event.faces;
                REQUIRE(bastide_game_apply(client.get(), &fall, nullptr) == BASTIDE_OK);
            }
        };
        catch_up();
        while (!is_over(server) && decision(server).turn < 60) {
            const bastide_action action = choose(server, actions(server), random);
            perform(server, action);
            perform(client, action);
            catch_up();
            REQUIRE(hash(server) == hash(client));
            REQUIRE(same(snapshot(server, BASTIDE_VIEW_PUBLIC), snapshot(client, BASTIDE_VIEW_PUBLIC)));
        }
        REQUIRE(same(events(server), events(client)));
        REQUIRE(same(history(server), history(client)));
        REQUIRE(script(server, BASTIDE_VIEW_PUBLIC) == script(client));
    });
}

TEST_CASE("A random dice game comes back from its script", "[DICE-MODEL-02]")
{
    bastide_tests::each_game("scripts of dice games", 60, [](std::uint64_t n) {
        RandomSource random(n + 2000000);
        const Game game = make(any_setup(random, n));
        play_on(game, random, 400);
        for (const std::int32_t view : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
            const std::string written = script(game, view);
            const Game again = from_script(written);
            REQUIRE(again);
            REQUIRE(hash(again) == hash(game));
            REQUIRE(script(again, view) == written);
        }
        const Game again = from_script(script(game));
        REQUIRE(same(snapshot(again), snapshot(game)));
        RandomSource one(n), other(n);
        play_on(game, one, 50);
        play_on(again, other, 50);
        REQUIRE(same(snapshot(again), snapshot(game)));  // the generators go on alike
    });
}
