// SPDX-License-Identifier: MIT
// Taking back the last decision of a seat: which action that is, whatever nature did since, and when there is none.
#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// A decision of a seat that it has made since.
struct Made {
    std::uint64_t hash = 0;
    bastide_decision decision{};
};

Made made_now(const Game& game) { return {hash(game), decision(game)}; }

void check_undone_to(const Game& game, const Made& made)
{
    CHECK(hash(game) == made.hash);
    CHECK(same(decision(game), made.decision));
    CHECK(history(game).size() == at(made.decision.action));
}

bastide_status undo_last(const Game& game, bastide_refusal* refusal = nullptr)
{
    return bastide_game_undo_last(game.get(), refusal);
}

/// No seat has acted: nothing changes, and the refusal says so.
void check_absent(const Game& game)
{
    const std::vector<std::uint8_t> before = snapshot(game);
    const std::uint64_t next = range(game).next;
    bastide_refusal refusal{};
    CHECK(undo_last(game, &refusal) == BASTIDE_E_ABSENT);
    CHECK(refusal.status == BASTIDE_E_ABSENT);
    CHECK(snapshot(game) == before);
    CHECK(range(game).next == next);
}

Setup of_dice(std::int32_t chance)
{
    Setup setup = seeded(4, 3);
    setup.game = BASTIDE_GAME_DICE;
    setup.chance = chance;
    setup.choices = {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 20)};
    return setup;
}

/// Games in which nature acts at different moments: by itself or by the host, before the first turn, into hidden hands, and
/// before the final scoring.
std::vector<Setup> all_setups()
{
    std::vector<Setup> out = {of_dice(BASTIDE_CHANCE_SEEDED), of_dice(BASTIDE_CHANCE_HOST)};
    for (const std::int32_t chance : {BASTIDE_CHANCE_SEEDED, BASTIDE_CHANCE_HOST}) {
        Setup setup = seeded(6, 3);
        setup.chance = chance;
        out.push_back(setup);
        setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
        out.push_back(setup);
        setup.choices.push_back(choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
        setup.choices.push_back(choose_option(BASTIDE_OPTION_HAND_HIDDEN));
        setup.choices.push_back(choose_option(BASTIDE_OPTION_START_PLAYER_BY_TOSS));
        out.push_back(setup);
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER), choose_set(BASTIDE_SET_ABBEY_MAYOR),
                         choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END),
                         choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN)};
        out.push_back(setup);
    }
    return out;
}

bool is_nature(const bastide_action& action) { return action.seat < 0; }

}  // namespace

TEST_CASE("Undoing the last decision again and again goes back through the decisions of the seats, over nature, to the first")
{
    for (const Setup& setup : all_setups()) {
        const Game game = make(setup);
        Dice dice(11);
        std::vector<Made> decisions;
        int acts_of_nature = 0;
        while (!is_over(game) && decisions.size() < 300) {
            const Made now = made_now(game);
            const bastide_action action = pick(game, dice);
            if (is_nature(action))
                ++acts_of_nature;
            else
                decisions.push_back(now);
            perform(game, action);
        }
        REQUIRE(decisions.size() > 10);
        REQUIRE((acts_of_nature > 0) == (setup.chance == BASTIDE_CHANCE_HOST || setup.flags != 0));
        for (; !decisions.empty(); decisions.pop_back()) {
            bastide_refusal refusal{};
            REQUIRE(undo_last(game, &refusal) == BASTIDE_OK);
            CHECK(refusal.status == BASTIDE_OK);
            check_undone_to(game, decisions.back());
        }
        check_absent(game);
    }
}

TEST_CASE("After each act of nature the last decision is still that of the seat")
{
    for (const Setup& setup : all_setups()) {
        const Game game = make(setup);
        Dice dice(12);
        Made last;
        for (int done = 0; done < 60 && !is_over(game); ++done) {
            const Made now = made_now(game);
            const bastide_action action = pick(game, dice);
            if (!is_nature(action)) last = now;
            perform(game, action);
            const Game trial = clone(game);
            if (last.hash == 0) {
                check_absent(trial);
                continue;
            }
            REQUIRE(undo_last(trial) == BASTIDE_OK);
            check_undone_to(trial, last);
        }
        REQUIRE(last.hash != 0);
    }
}

TEST_CASE("A seeded game that undoes its last decision gets the same tiles again, and one event says where it went")
{
    const Game game = make(seeded(5));
    Dice dice(3);
    play_on(game, dice, 20);
    const bastide_action action = actions(game).back();
    const std::int32_t number = decision(game).action;
    perform(game, action);
    const std::uint64_t then = hash(game);
    REQUIRE(undo_last(game) == BASTIDE_OK);
    CHECK(events(game).back().kind == BASTIDE_EVENT_UNDONE);
    CHECK(events(game).back().action == number);
    perform(game, action);
    CHECK(hash(game) == then);
}

TEST_CASE("The final scoring is undone with the decision before it, whether or not the game waits for it")
{
    for (const std::uint32_t flags : {0u, std::uint32_t{BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL}}) {
        Setup setup = seeded(8);
        setup.flags = flags;
        const Game game = make(setup);
        Dice dice(2);
        Made last;
        while (!is_over(game)) {
            if (decision(game).seat >= 0) last = made_now(game);
            if (decision(game).step == BASTIDE_STEP_FINAL) {
                const Game waiting = clone(game);
                REQUIRE(undo_last(waiting) == BASTIDE_OK);
                check_undone_to(waiting, last);
            }
            perform(game, pick(game, dice));
        }
        CHECK(is_nature(history(game).back()) == (flags != 0));
        REQUIRE(undo_last(game) == BASTIDE_OK);
        check_undone_to(game, last);
    }
}

TEST_CASE("Leaving the game and the decision of a clock are decisions of their seat")
{
    const Game game = make(seeded(5, 3));
    Dice dice(3);
    play_on(game, dice, 9);
    const Made before = made_now(game);
    bastide_action clock{};
    REQUIRE(bastide_game_get_default_action(game.get(), &clock) == BASTIDE_OK);
    perform(game, clock);
    const Made then = made_now(game);
    perform(game, blank(BASTIDE_ACTION_RESIGN, (then.decision.seat + 1) % 3));
    CHECK(decision(game).seat == then.decision.seat);
    REQUIRE(undo_last(game) == BASTIDE_OK);
    check_undone_to(game, then);
    REQUIRE(undo_last(game) == BASTIDE_OK);
    check_undone_to(game, before);
}

TEST_CASE("No decision is undone when no seat has decided since the beginning, a restart or a position that was set")
{
    for (const Setup& setup : all_setups()) {
        const Game game = make(setup);
        check_absent(game);
        Dice dice(3);
        while (decision(game).seat < 0) perform(game, pick(game, dice));
        check_absent(game);  // nature alone has acted
        play_on(game, dice, 6);
        REQUIRE(bastide_game_restart(game.get(), 9) == BASTIDE_OK);
        check_absent(game);
    }
    const Game game = make(seeded(5));
    Dice dice(3);
    play_on(game, dice, 6);
    bastide_position head{};
    const std::vector<bastide_put> puts = collect<bastide_put>(
        [&](bastide_put* out, std::int32_t cap) { return bastide_game_list_position(game.get(), &head, out, cap); });
    REQUIRE(bastide_game_set_position(game.get(), &head, puts.data(), count_of(puts.size()), nullptr) == BASTIDE_OK);
    check_absent(game);
    const Made set = made_now(game);
    perform(game, actions(game).front());
    REQUIRE(undo_last(game) == BASTIDE_OK);
    check_undone_to(game, set);
}

TEST_CASE("A clone for any viewer and a loaded game undo the same decision")
{
    Setup setup = seeded(5);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END),
                     choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN)};
    const Game game = make(setup);
    Dice dice(3);
    play_on(game, dice, 21);
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
        const std::vector<std::uint8_t> bytes = snapshot(game, viewer);
        bastide_game* made = nullptr;
        REQUIRE(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &made) ==
                BASTIDE_OK);
        const Game loaded(made);
        const Game view = clone(game, viewer);
        REQUIRE(undo_last(loaded) == BASTIDE_OK);
        REQUIRE(undo_last(view) == BASTIDE_OK);
        CHECK(hash(view) == hash(loaded));
        CHECK(decision(view).seat >= 0);
        CHECK(history(game).at(at(decision(view).action)).seat == decision(view).seat);
    }
}

TEST_CASE("Without a history no decision is undone")
{
    CHECK(bastide_game_undo_last(nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    for (Setup setup : all_setups()) {
        setup.flags |= BASTIDE_CONFIG_FLAG_NO_HISTORY;
        const Game game = make(setup);
        Dice dice(3);
        play_on(game, dice, 6);
        const std::uint64_t before = hash(game);
        bastide_refusal refusal{};
        CHECK(undo_last(game, &refusal) == BASTIDE_E_STATE);
        CHECK(refusal.status == BASTIDE_E_STATE);
        CHECK(hash(game) == before);
        CHECK(undo_last(clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_POSITION_ONLY)) == BASTIDE_E_STATE);
    }
}
