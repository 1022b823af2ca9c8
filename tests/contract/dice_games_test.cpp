// SPDX-License-Identifier: MIT
// Random dice games through the C header: whatever is listed is accepted, refusals change nothing, dice are conserved, no
// decision lacks an option, score lines sum to scores, and copies, snapshots, scripts and fed games stay equal.
#include <cstring>

#include "capi/dice_table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace dice_tests;

namespace {

Setup any_setup(Luck& luck, std::uint64_t seed)
{
    Setup setup = seeded(seed, 2 + luck.below(4));
    setup.first_seat = luck.below(setup.seats);
    setup.finish_round = luck.below(2);
    setup.target = luck.below(3) == 0 ? 5 : 0;
    return setup;
}

/// Every die at one place, and the record of the turn in step with the dice one by one.
bool are_conserved(const Game& game)
{
    const bastide_dice turn = dice(game);
    std::int32_t at[BASTIDE_WHERE_KEPT + 1] = {};
    std::int32_t tray[6] = {};
    std::int32_t hand = 0;
    const std::vector<bastide_thing> all = things(game, BASTIDE_THING_DIE);
    for (const bastide_thing& die : all) {
        if (die.arg[0] < BASTIDE_WHERE_TRAY || die.arg[0] > BASTIDE_WHERE_KEPT) return false;
        ++at[die.arg[0]];
        if (die.arg[0] != BASTIDE_WHERE_TRAY) continue;
        if (die.value < 0)
            ++hand;
        else
            ++tray[die.value];
    }
    std::int32_t holders = 0;
    for (std::uint32_t mask = turn.holders; mask != 0; mask >>= 1) holders += static_cast<std::int32_t>(mask & 1u);
    return all.size() == 9 && std::memcmp(tray, turn.tray, sizeof tray) == 0 && hand == turn.hand &&
           at[BASTIDE_WHERE_BUILT] == turn.built && at[BASTIDE_WHERE_ASIDE] == turn.aside &&
           at[BASTIDE_WHERE_PASSED] == turn.catapults && at[BASTIDE_WHERE_KEPT] == holders &&
           turn.rolls_left == (pending(game).over || at[BASTIDE_WHERE_TRAY] == 0 ? 0 : 3 - turn.rolls);
}

bool is_answered_alike(const Game& game, const bastide_action& action, bool listed)
{
    const Game copy = clone(game);
    bastide_verdict judged{}, applied{};
    const bastide_status looked = bastide_game_check(game.get(), &action, &judged);
    const bastide_status done = bastide_game_apply(copy.get(), &action, &applied);
    if (looked == BASTIDE_E_ARGUMENT) return done == BASTIDE_E_ARGUMENT && !listed;
    if (!same(judged, applied) || (judged.legal != 0) != listed) return false;
    if (listed) return done == BASTIDE_OK;
    return done == BASTIDE_E_ILLEGAL && hash(copy) == hash(game) && same(snapshot(copy), snapshot(game)) &&
           next_event(copy) == next_event(game);
}

bool are_samples_answered_alike(const Game& game, const std::vector<bastide_action>& legal, Luck& luck)
{
    const bastide_action option = luck.of(legal);
    bastide_action bent = option;
    switch (luck.below(5)) {
        case 0: bent.kind = luck.below(16); break;
        case 1: bent.x += luck.below(3) - 1; break;
        case 2: bent.rotation = luck.below(6) - 1; break;
        case 3: bent.tile = luck.below(8) - 1; break;
        default: bent.seat = luck.below(6) - 1; break;
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
    const bastide_pending asked = pending(game);
    std::uint64_t kinds = 0;
    for (const bastide_action& action : legal) {
        kinds |= std::uint64_t{1} << action.kind;
        if (action.seat != asked.seat) return false;
    }
    const bool is_stop_alone = legal.size() == 1 && legal[0].kind == BASTIDE_ACTION_STOP;
    return !legal.empty() && !is_stop_alone && kinds == asked.kinds && asked.seat == asked.active_seat &&
           asked.step == BASTIDE_STEP_DICE && asked.over == 0;
}

bool do_copies_agree(const Game& game)
{
    const Game saved = load(snapshot(game));
    const Game shown = load(snapshot(game, BASTIDE_VIEW_PUBLIC));
    return saved && shown && hash(saved) == hash(game) && hash(shown) == hash(game) && same(snapshot(saved), snapshot(game)) &&
           same(actions(saved), actions(game)) && same(actions(shown), actions(game)) &&
           same(things(saved, BASTIDE_THING_DIE), things(game, BASTIDE_THING_DIE));
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
        Luck luck(seed);
        const Setup setup = any_setup(luck, seed);
        const Game game = make(setup);
        std::vector<std::int64_t> sums(BASTIDE_SEATS_MAX, 0);
        std::uint64_t heard = 0;
        while (!is_over(game) && pending(game).turn < 400) {
            const std::vector<bastide_action> legal = actions(game);
            wrong += !is_fair_decision(game, legal) || !are_conserved(game);
            if (++decisions % 8 == 0) wrong += !are_samples_answered_alike(game, legal, luck);
            if (decisions % 64 == 0) wrong += !do_copies_agree(game);
            perform(game, choose(game, legal, luck));
            for (const bastide_score_line& line : score_lines(game, heard)) {
                sums[static_cast<std::size_t>(line.seat)] += line.points;
                wrong += line.count * line.each != line.points;
            }
            for (const bastide_event& event : events(game, heard)) seen |= 1u << event.kind;
            heard = next_event(game);
            REQUIRE(wrong == 0);
        }
        for (std::int32_t seat = 0; seat < setup.seats; ++seat)
            wrong += score(game, seat) != sums[static_cast<std::size_t>(seat)];
        if (is_over(game)) wrong += !actions(game).empty() || pending(game).winners == 0 || !are_conserved(game);
        REQUIRE(wrong == 0);
        played += pending(game).turn;
        if (tells && seed % 100 == 0)
            std::fprintf(stderr, "\rdice: %lld of %lld turns", static_cast<long long>(played), static_cast<long long>(turns));
    }
    if (tells)
        std::fprintf(stderr, "\rdice: %lld turns, %llu decisions\n", static_cast<long long>(played),
                     static_cast<unsigned long long>(decisions));
    constexpr std::uint32_t all = 1u << BASTIDE_EVENT_TURN | 1u << BASTIDE_EVENT_ROLLED | 1u << BASTIDE_EVENT_PASSED |
                                  1u << BASTIDE_EVENT_BUILT | 1u << BASTIDE_EVENT_COLLECTED | 1u << BASTIDE_EVENT_SCORED |
                                  1u << BASTIDE_EVENT_KEPT | 1u << BASTIDE_EVENT_ENDED;
    CHECK((seen & ~all) == 0);
    if (played >= 20000) CHECK(seen == all);
}

TEST_CASE("A dice game fed by its host follows a seeded one", "[DICE-MODEL-01]")
{
    bastide_tests::each_game("fed dice games", 100, [](std::uint64_t n) {
        Luck luck(n + 1000000);
        Setup setup = any_setup(luck, n);
        const Game server = make(setup);
        setup.chance = BASTIDE_CHANCE_HOST;
        setup.seed = 0;
        const Game client = make(setup);
        std::uint64_t heard = 0;
        const auto catch_up = [&] {
            for (const bastide_event& event : events(server, heard)) {
                heard = event.seq + 1;
                if (event.kind != BASTIDE_EVENT_ROLLED) continue;
                std::vector<std::int32_t> faces;
                for (std::int32_t face = 5; face >= 0; --face)
                    faces.insert(faces.end(), static_cast<std::size_t>(event.arg[0] >> (4 * face) & 15), face);
                REQUIRE(bastide_dice_roll(client.get(), faces.data(), count_of(faces.size()), nullptr) == BASTIDE_OK);
            }
        };
        catch_up();
        while (!is_over(server) && pending(server).turn < 60) {
            const bastide_action action = choose(server, actions(server), luck);
            perform(server, action);
            perform(client, action);
            catch_up();
            REQUIRE(hash(server) == hash(client));
            REQUIRE(same(snapshot(server, BASTIDE_VIEW_PUBLIC), snapshot(client, BASTIDE_VIEW_PUBLIC)));
        }
        REQUIRE(same(events(server, 0), events(client, 0)));
        REQUIRE(script(server, BASTIDE_VIEW_PUBLIC) == script(client));
    });
}

TEST_CASE("A random dice game comes back from its script", "[DICE-MODEL-02]")
{
    bastide_tests::each_game("scripts of dice games", 60, [](std::uint64_t n) {
        Luck luck(n + 2000000);
        const Game game = make(any_setup(luck, n));
        play_on(game, luck, 400);
        for (const std::int32_t view : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
            const std::string written = script(game, view);
            const Game again = load_script(written);
            REQUIRE(again);
            REQUIRE(hash(again) == hash(game));
            REQUIRE(script(again, view) == written);
        }
        const Game again = load_script(script(game));
        REQUIRE(same(snapshot(again), snapshot(game)));
        Luck one(n), other(n);
        play_on(game, one, 50);
        play_on(again, other, 50);
        REQUIRE(same(snapshot(again), snapshot(game)));  // the generators go on alike
    });
}
