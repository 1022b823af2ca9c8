// SPDX-License-Identifier: MIT
// What bastide_players.h promises: legal and repeatable choices, statuses, honesty, memory, budgets, the word that stops;
// tests/threads has another thread write it.
#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "bastide_players.h"
#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/sample.hpp"

using namespace bastide_tests;

namespace {

std::vector<bastide_choice> preset(std::int32_t number)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
}

bastide_players_settings settings_of(std::int32_t level, std::int32_t simulations = 30)
{
    bastide_players_settings settings{};
    REQUIRE(bastide_players_settings_init(&settings) == BASTIDE_OK);
    settings.level = level;
    settings.simulations = simulations;
    return settings;
}

/// A call with as much memory as measured.
struct Caller {
    bastide_players_settings settings{};
    const bastide_players_host* host = nullptr;
    std::uint64_t random = 1;

    bastide_status choose(const Game& game, bastide_action& out)
    {
        std::vector<char> memory(at(bastide_players_measure(game.get(), settings.level)));
        return bastide_players_choose(game.get(), &settings, host, &random, memory.data(), count_of(memory.size()), &out);
    }
    std::vector<bastide_players_move> moves(const Game& game)
    {
        std::vector<char> memory(at(bastide_players_measure(game.get(), settings.level)));
        std::vector<bastide_players_move> out(4096);
        const std::int32_t count = bastide_players_list_moves(game.get(), &settings, host, &random, memory.data(),
                                                              count_of(memory.size()), out.data(), 4096);
        REQUIRE(count > 0);
        out.resize(at(std::min(count, 4096)));
        return out;
    }
};

bastide_action choose(const Game& game, std::int32_t level, std::uint64_t random = 1, std::int32_t simulations = 30)
{
    Caller caller;
    caller.settings = settings_of(level, simulations);
    caller.random = random;
    bastide_action action{};
    REQUIRE(caller.choose(game, action) == BASTIDE_OK);
    return action;
}

/// A game in which a seat decides, some actions from its beginning.
Game some_game(std::uint64_t n, int actions_done, const std::vector<bastide_choice>& choices = {}, std::int32_t seats = 2)
{
    Setup setup = seeded(n, seats);
    setup.choices = choices;
    Game game = make(setup);
    Dice dice(n);
    play_on(game, dice, actions_done);
    return game;
}

constexpr std::int32_t kLevels[] = {BASTIDE_PLAYERS_LEVEL_EASY, BASTIDE_PLAYERS_LEVEL_NORMAL, BASTIDE_PLAYERS_LEVEL_HARD,
                                    BASTIDE_PLAYERS_LEVEL_EXPERT};
bool simulates(std::int32_t level) { return level >= BASTIDE_PLAYERS_LEVEL_HARD; }

/// Plays a game to its end; every choice must be legal. The player makes one choice in `one_in`, the others are drawn: a game of
/// all sets has hundreds of tiles and long lists.
void play_to_the_end(const Game& game, std::int32_t level, std::int32_t simulations, int one_in = 1)
{
    std::uint64_t random = 3;
    int most = 5000;
    for (; !is_over(game) && most > 0; --most) {
        bastide_action action{};
        if (decision(game).seat < 0 || most % one_in != 0)
            REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ANY, &random, &action) == BASTIDE_OK);
        else
            action = choose(game, level, ++random, simulations);
        REQUIRE(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_OK);
    }
    REQUIRE(most > 0);
}

}  // namespace

TEST_CASE("Every box and every mixture is played to its end")
{
    constexpr std::size_t kPresets = 4;  // each commit plays others
    std::vector<std::int32_t> presets = bastide_tests::sample_of(numbers_of(BASTIDE_VOCABULARY_PRESET), kPresets,
                                                                 [](std::int32_t number) { return std::to_string(number); });
    presets.push_back(0);  // one of each set
    for (const std::int32_t number : presets) {
        const auto n = static_cast<std::uint64_t>(number) + 1;
        Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
        setup.choices = number ? preset(number) : one_of_each_set();
        setup.chance = n % 2 ? BASTIDE_CHANCE_SEEDED : BASTIDE_CHANCE_HOST;
        INFO("preset " << number << ", again with BASTIDE_SAMPLE=" << bastide_tests::sample_word());
        play_to_the_end(make(setup), n % 3 ? BASTIDE_PLAYERS_LEVEL_NORMAL : BASTIDE_PLAYERS_LEVEL_EASY, 10, number ? 1 : 8);
    }
    for (const std::int32_t level : kLevels) {
        Setup setup = seeded(9, 2);
        play_to_the_end(make(setup), level, 4);
        setup.game = BASTIDE_GAME_DICE;
        play_to_the_end(make(setup), level, 4);
    }
}

TEST_CASE("House rules with hands, sales and a bounded table are played to their end")
{
    const std::vector<std::vector<bastide_choice>> rules = {
        {choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES), choose_option(BASTIDE_OPTION_HAND_HIDDEN)},
        {choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END), choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN)},
        {choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE)},
        {choose_option(BASTIDE_OPTION_BOUNDED_TABLE), choose_option(BASTIDE_OPTION_TABLE_MIN_X, -4),
         choose_option(BASTIDE_OPTION_TABLE_MAX_X, 4), choose_option(BASTIDE_OPTION_TABLE_EDGE_COMPLETES)},
        {choose_option(BASTIDE_OPTION_START_PLAYER_BY_TOSS)},
        {choose_option(BASTIDE_OPTION_PLAY_WITHOUT_FARMERS)}};
    std::uint64_t n = 0;
    for (const std::vector<bastide_choice>& choices : rules) {
        Setup setup = seeded(++n, 2);
        setup.choices = choices;
        INFO("rules " << n);
        play_to_the_end(make(setup), BASTIDE_PLAYERS_LEVEL_NORMAL, 10);
    }
}

TEST_CASE("One to eight seats are played to the end")
{
    for (std::int32_t seats = 1; seats <= 8; ++seats) {
        Setup setup = seeded(static_cast<std::uint64_t>(seats), seats);
        setup.choices = {choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT)};
        play_to_the_end(make(setup),
                        seats == 3   ? BASTIDE_PLAYERS_LEVEL_HARD
                        : seats == 4 ? BASTIDE_PLAYERS_LEVEL_EXPERT
                                     : BASTIDE_PLAYERS_LEVEL_NORMAL,
                        3);
    }
}

TEST_CASE("The same word, position and budget give the same choice and moves")
{
    for (const std::int32_t level : kLevels)
        for (std::uint64_t n = 0; n < 6; ++n) {
            const Game game =
                some_game(n, static_cast<int>(15 * n), n % 2 ? preset(BASTIDE_PRESET_TOWER) : preset(BASTIDE_PRESET_BASE));
            Caller first, second, third;
            first.settings = second.settings = third.settings = settings_of(level);
            first.random = second.random = third.random = n;
            const std::vector<bastide_players_move> moves = first.moves(game);
            const std::vector<bastide_players_move> again = second.moves(game);
            REQUIRE(moves.size() == again.size());
            for (std::size_t i = 0; i < moves.size(); ++i) REQUIRE(same(moves[i], again[i]));
            bastide_action action{};
            REQUIRE(third.choose(game, action) == BASTIDE_OK);
            REQUIRE(same(action, moves[0].action));
            REQUIRE(first.random == second.random);
            REQUIRE(first.random == third.random);
            REQUIRE(first.random != n);
        }
}

TEST_CASE("All actions are listed once, each legal, the best first")
{
    for (const std::int32_t level : kLevels) {
        const Game game = some_game(4, 31);
        Caller caller;
        caller.settings = settings_of(level);
        const std::vector<bastide_players_move> moves = caller.moves(game);
        const std::vector<bastide_action> legal = actions(game);
        REQUIRE(moves.size() == legal.size());
        for (const bastide_action& action : legal)
            CHECK(std::count_if(moves.begin(), moves.end(),
                                [&](const bastide_players_move& move) { return same(move.action, action); }) == 1);
        std::int32_t simulations = 0;
        for (const bastide_players_move& move : moves) {
            CHECK(move.value <= moves[0].value + (simulates(level) ? 2000 : 0));
            simulations += move.simulations;
        }
        if (simulates(level))
            CHECK((simulations > 0 && simulations <= 30));
        else
            CHECK(simulations == 0);
    }
}

/// What a placement leads to, apart from the numbers of segments and features: the segments of the tile, the features, and where
/// each tile may go next.
std::vector<std::vector<std::int64_t>> sight_of(const Game& game, const bastide_action& placement)
{
    std::vector<std::vector<std::int64_t>> seen;
    bastide_segment_def segments[BASTIDE_SEGMENTS_MAX];
    const std::int32_t count =
        bastide_game_list_segments_at(game.get(), placement.x, placement.y, segments, BASTIDE_SEGMENTS_MAX);
    for (std::int32_t i = 0; i < count; ++i)
        seen.push_back(
            {-2, segments[i].kind, segments[i].ports, static_cast<std::int64_t>(segments[i].marks), segments[i].pennants});
    for (const bastide_feature& one : features(game))
        seen.push_back({one.kind, static_cast<std::int64_t>(one.marks), one.complete, one.tiles, one.segments, one.open_sides,
                        one.pennants, one.points_now, one.points_complete, one.leaders});
    for (const bastide_tile_def& tile : tiles(game))
        for (const bastide_placement& cell : placements(game, tile.id))
            seen.push_back({-1, tile.id, cell.x, cell.y, static_cast<std::int64_t>(cell.rotations)});
    std::sort(seen.begin(), seen.end());
    return seen;
}

TEST_CASE("Rotations in which a tile looks the same share their value, others do not")
{
    std::uint64_t n = 0;
    int alike = 0;
    int unlike = 0;
    for (const std::int32_t number : numbers_of(BASTIDE_VOCABULARY_PRESET)) {
        const Game game = some_game(++n, 0, preset(number));
        Dice dice(n);
        for (int turn = 0; turn < 12 && !is_over(game); ++turn) {
            play_on(game, dice, 3);
            while (!is_over(game) && decision(game).step != BASTIDE_STEP_PLACE) play_on(game, dice, 1);
            if (is_over(game)) break;
            Caller caller;
            caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_EASY);  // its errors tell moves apart
            const std::vector<bastide_players_move> moves = caller.moves(game);
            const bastide_players_move& first = moves[0];
            for (const bastide_players_move& move : moves) {
                const bool is_other = move.action.rotation != first.action.rotation;
                if (!is_other || move.action.x != first.action.x || move.action.y != first.action.y) continue;
                const Game one = clone(game);
                const Game other = clone(game);
                perform(one, first.action);
                perform(other, move.action);
                INFO("preset " << number << ": " << write(game, first.action) << " and " << write(game, move.action));
                CHECK((move.value == first.value) == (sight_of(one, first.action) == sight_of(other, move.action)));
                ++(move.value == first.value ? alike : unlike);
            }
        }
    }
    CHECK(alike > 50);
    CHECK(unlike > 50);
}

TEST_CASE("A call changes neither the game nor its settings")
{
    const Game game = some_game(8, 40);
    const std::vector<std::uint8_t> before = snapshot(game);
    for (const std::int32_t level : kLevels) choose(game, level);
    CHECK(snapshot(game) == before);
}

TEST_CASE("A choice does not depend on what the seat cannot see")
{
    // The tiles to come: the game that knows them against the view of the seat that does not.
    for (const std::int32_t level : kLevels)
        for (std::uint64_t n = 0; n < 5; ++n) {
            const Game game = some_game(n, 20 + static_cast<int>(n));
            const std::int32_t seat = decision(game).seat;
            const Game seen = clone(game, seat);
            CHECK(same(choose(game, level, n), choose(seen, level, n)));
        }
    // The hand of an opponent: two games that differ in the tile that the other seat holds unseen.
    for (const std::int32_t level : kLevels) {
        Setup setup;
        setup.choices = {choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END),
                         choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN)};
        Game games[2] = {make(setup), make(setup)};
        std::uint64_t random = 12;
        std::int32_t differences = 0;
        for (int n = 0; n < 60 && !is_over(games[0]); ++n) {
            const bastide_decision now = decision(games[0]);
            bastide_action action{};
            if (now.seat >= 0) {
                action = choose(games[0], level, random, 10);
                if (differences > 0) {
                    // Only seat 0 has seen the same in both games.
                    if (now.seat != 0) break;
                    REQUIRE(same(action, choose(games[1], level, random, 10)));
                    break;
                }
                for (const Game& game : games) perform(game, action);
                continue;
            }
            const std::vector<bastide_action> draws = actions(games[0], BASTIDE_ACTION_DRAW);
            const bastide_action other = draws.front();
            action = draws.back();
            // Nature draws for the hidden hand of seat 1, once, another tile in each game.
            const bool is_hidden = n > 6 && now.turn_seat == 1 && draws.size() > 1 && action.kind == BASTIDE_ACTION_DRAW;
            perform(games[0], action);
            perform(games[1], is_hidden ? other : action);
            if (is_hidden) ++differences;
        }
        CHECK(differences == 1);
    }
}

TEST_CASE("Wrong arguments get a clear status")
{
    const Game game = some_game(3, 10);
    Caller caller;
    bastide_action action{};
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_NORMAL, 0);
    CHECK(caller.choose(game, action) == BASTIDE_E_ARGUMENT);  // no budget
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_NORMAL, -1);
    CHECK(caller.choose(game, action) == BASTIDE_E_ARGUMENT);
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_NORMAL);
    caller.settings.microseconds = 1;  // without a clock
    CHECK(caller.choose(game, action) == BASTIDE_E_ARGUMENT);
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_NORMAL);
    caller.settings.spare[3] = 1;
    CHECK(caller.choose(game, action) == BASTIDE_E_VERSION);
    for (const std::int32_t level : {0, 5, -1, INT32_MAX}) {
        CHECK(bastide_players_measure(game.get(), level) == BASTIDE_E_ARGUMENT);
        bastide_players_settings settings = settings_of(level);
        std::uint64_t random = 0;
        CHECK(bastide_players_choose(game.get(), &settings, nullptr, &random, nullptr, 0, &action) == BASTIDE_E_ARGUMENT);
    }
    CHECK(bastide_players_measure(nullptr, BASTIDE_PLAYERS_LEVEL_NORMAL) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_settings_init(nullptr) == BASTIDE_E_ARGUMENT);
    bastide_players_settings settings = settings_of(BASTIDE_PLAYERS_LEVEL_NORMAL);
    std::uint64_t random = 0;
    char memory[8];
    CHECK(bastide_players_choose(nullptr, &settings, nullptr, &random, memory, 8, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_choose(game.get(), nullptr, nullptr, &random, memory, 8, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_choose(game.get(), &settings, nullptr, nullptr, memory, 8, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_choose(game.get(), &settings, nullptr, &random, nullptr, 8, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_choose(game.get(), &settings, nullptr, &random, memory, -1, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_choose(game.get(), &settings, nullptr, &random, memory, 8, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_list_moves(game.get(), &settings, nullptr, &random, memory, 8, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_list_moves(game.get(), &settings, nullptr, &random, memory, 8, nullptr, -1) == BASTIDE_E_ARGUMENT);
    CHECK(random == 0);
}

TEST_CASE("A finished game and a decision of nature get a clear status")
{
    const Game over = some_game(1, 1'000'000);
    const Game nature = make();
    bastide_action action{};
    Caller caller;
    REQUIRE(decision(nature).seat == -1);
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD);
    CHECK(caller.choose(over, action) == BASTIDE_E_STATE);
    CHECK(caller.choose(nature, action) == BASTIDE_E_STATE);
}

TEST_CASE("Too little memory is refused, and what was measured is enough")
{
    for (const bool is_dice : {false, true}) {
        Setup setup = seeded(6, 2);
        setup.game = is_dice ? BASTIDE_GAME_DICE : BASTIDE_GAME_TILES;
        const Game game = make(setup);
        Dice dice(6);
        if (!is_dice) play_on(game, dice, 30);
        const std::int32_t size = bastide_players_measure(game.get(), BASTIDE_PLAYERS_LEVEL_HARD);
        const bastide_players_settings settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD, 5);
        REQUIRE(size < 1'000'000);
        std::vector<char> memory(at(size) + 64, 'x');
        bool was_enough = false;
        for (std::int32_t less = 0; less <= size; less += 1 + size / 97) {
            std::uint64_t random = 2;
            bastide_action action{};
            char* const begin = memory.data() + 1 + less % 16;
            const bastide_status status =
                bastide_players_choose(game.get(), &settings, nullptr, &random, begin, size - less, &action);
            REQUIRE((status == BASTIDE_OK || status == BASTIDE_E_MEMORY));
            if (less == 0) REQUIRE(status == BASTIDE_OK);
            was_enough = status == BASTIDE_OK;
        }
        CHECK(!was_enough);  // nothing can be done without memory
    }
}

TEST_CASE("No byte behind the memory is written")
{
    const Game game = some_game(2, 50);
    const std::int32_t size = bastide_players_measure(game.get(), BASTIDE_PLAYERS_LEVEL_HARD);
    const bastide_players_settings settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD, 20);
    for (std::int32_t lent = size; lent > 0; lent -= size / 7) {
        std::vector<char> memory(at(size) + 256, 'x');
        std::uint64_t random = 2;
        bastide_action action{};
        bastide_players_choose(game.get(), &settings, nullptr, &random, memory.data(), lent, &action);
        REQUIRE(std::all_of(memory.begin() + lent, memory.end(), [](char c) { return c == 'x'; }));
    }
}

namespace {

/// A clock that moves on whenever it is read.
struct StepClock {
    std::uint64_t now = 1'000;
    std::uint64_t step = 100;

    static std::uint64_t BASTIDE_CALL read(void* user)
    {
        StepClock& clock = *static_cast<StepClock*>(user);
        return clock.now += clock.step;
    }
};

}  // namespace

TEST_CASE("A budget in time ends by the clock of the host")
{
    for (const std::uint64_t budget : {1u, 5'000u, 50'000u, 5'001u, 50'001u}) {  // the odd ones with boxes, five seats
        const Game game = budget % 10 == 1 ? some_game(5, 60, preset(BASTIDE_PRESET_ABBEY_MAYOR_TOWER), 5) : some_game(5, 30);
        StepClock clock;
        const bastide_players_host host{&clock, StepClock::read, nullptr};
        Caller caller;
        caller.host = &host;
        caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD, 0);
        caller.settings.microseconds = budget;
        bastide_action action{};
        REQUIRE(caller.choose(game, action) == BASTIDE_OK);
        CHECK(bastide_game_check(game.get(), &action, nullptr) == BASTIDE_OK);
        CHECK(clock.now <= 1'000 + budget + 20 * clock.step);
    }
}

TEST_CASE("The longest time is a budget, too")
{
    const Game game = some_game(2, 30);
    StepClock clock;
    const bastide_players_host host{&clock, StepClock::read, nullptr};
    Caller caller;
    caller.host = &host;
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD, 60);
    for (const std::uint64_t longest : {UINT64_MAX, std::uint64_t{1} << 63}) {
        caller.settings.microseconds = longest;
        CHECK(caller.moves(game).front().simulations > 0);
    }
}

TEST_CASE("A word that is set before the call stops it at once")
{
    const Game game = some_game(5, 30);
    const std::int32_t stop = 1;
    const bastide_players_host host{nullptr, nullptr, &stop};
    Caller caller;
    caller.host = &host;
    caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD, 2'000'000'000);
    bastide_action action{};
    REQUIRE(caller.choose(game, action) == BASTIDE_OK);
    CHECK(bastide_game_check(game.get(), &action, nullptr) == BASTIDE_OK);
    for (const std::int32_t level : {BASTIDE_PLAYERS_LEVEL_EASY, BASTIDE_PLAYERS_LEVEL_HARD}) {
        caller.settings.level = level;
        for (const bastide_players_move& move : caller.moves(game)) CHECK(move.value == INT32_MIN);  // none was judged
    }
}

TEST_CASE("Hard plays on for four further turns and expert for more, so at the very end both see the same")
{
    int unlike = 0;
    for (std::uint64_t n = 0; n < 3; ++n) {
        const Game game = make(seeded(n));
        for (Dice dice(n); !is_over(game); perform(game, pick(game, dice))) {
            const bastide_decision now = decision(game);
            if (now.step != BASTIDE_STEP_PLACE || now.tiles_left > 6) continue;
            const auto moves_of = [&](std::int32_t level) {
                Caller caller;
                caller.settings = settings_of(level, 40);
                return caller.moves(game);
            };
            const std::vector<bastide_players_move> hard = moves_of(BASTIDE_PLAYERS_LEVEL_HARD);
            const std::vector<bastide_players_move> expert = moves_of(BASTIDE_PLAYERS_LEVEL_EXPERT);
            const bool are_equal =
                std::equal(hard.begin(), hard.end(), expert.begin(), expert.end(),
                           [](const bastide_players_move& one, const bastide_players_move& other) { return same(one, other); });
            if (now.tiles_left <= 4)
                CHECK(are_equal);
            else if (!are_equal)
                ++unlike;
        }
    }
    CHECK(unlike > 0);
}

TEST_CASE("Hard simulates with any budget that has a simulation for each of two moves")
{
    int compared = 0;
    each_game("small budgets", 2, [&](std::uint64_t n) {
        const Game game = make(seeded(n));
        for (Dice dice(n); !is_over(game); perform(game, pick(game, dice))) {
            Caller caller;
            caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_NORMAL);
            const std::vector<bastide_players_move> judged = caller.moves(game);
            const auto is_rival = [&](const bastide_players_move& move) {  // not a turned twin of the best
                return move.value != judged[0].value && move.value > judged[0].value - 100;
            };
            if (std::none_of(judged.begin(), judged.end(), is_rival)) continue;
            for (const std::int32_t budget : {2, 3, 12, 39}) {
                caller.settings = settings_of(BASTIDE_PLAYERS_LEVEL_HARD, budget);
                REQUIRE(caller.moves(game).front().simulations > 0);
            }
            ++compared;
        }
    });
    CHECK(compared > 20);
}

TEST_CASE("A seat with one action does it")
{
    each_game("one action", 3, [](std::uint64_t n) {
        const Game game = make(seeded(n));
        Dice dice(n);
        for (; !is_over(game); perform(game, pick(game, dice))) {
            const std::vector<bastide_action> legal = actions(game);
            if (legal.size() == 1) REQUIRE(same(choose(game, BASTIDE_PLAYERS_LEVEL_HARD), legal.front()));
        }
    });
}

// ---- reasons ----

namespace {

std::vector<bastide_players_reason> reasons(const Game& game, const bastide_action& action)
{
    std::vector<char> memory(at(bastide_players_measure(game.get(), BASTIDE_PLAYERS_LEVEL_NORMAL)));
    return collect<bastide_players_reason>([&](bastide_players_reason* out, std::int32_t cap) {
        return bastide_players_list_reasons(game.get(), &action, memory.data(), count_of(memory.size()), out, cap);
    });
}

std::string sentence(const std::vector<bastide_players_reason>& list, std::int32_t seat, const bastide_texts* texts = nullptr)
{
    return text([&](char* out, std::int32_t cap) {
        return bastide_players_reasons_text(texts, seat, list.data(), count_of(list.size()), out, cap);
    });
}

bastide_players_reason reason(std::int32_t kind, std::int32_t seat, std::int32_t feature_kind, std::int32_t points)
{
    return {kind, seat, feature_kind, points, {}};
}

Texts parse_texts(const std::string& content)
{
    bastide_texts* made = nullptr;
    REQUIRE(bastide_texts_parse(content.data(), count_of(content.size()), nullptr, nullptr, &made) == BASTIDE_OK);
    return Texts(made);
}

}  // namespace

TEST_CASE("The points of a reason are in the number of their language")
{
    const std::vector<std::pair<const char*, std::vector<std::string>>> expected{
        {"english", {"expects about 0 points", "expects about 1 point", "expects about 2 points", "expects about -1 point"}},
        {"german", {"erwartet etwa 0 Punkte", "erwartet etwa 1 Punkt", "erwartet etwa 2 Punkte", "erwartet etwa -1 Punkt"}},
        {"french", {"espère environ 0 point", "espère environ 1 point", "espère environ 2 points", "espère environ -1 point"}}};
    for (const auto& [language, sentences] : expected) {
        const Texts texts = parse_texts("language.name = X\nlanguage.plural = " + std::string(language) + "\n");
        std::vector<std::string> found;
        for (const std::int32_t points : {0, 1, 2, -1})
            found.push_back(sentence({reason(BASTIDE_PLAYERS_REASON_EXPECTS, 0, 0, points)}, 0, texts.get()));
        CHECK(found == sentences);
    }
}

TEST_CASE("Completing a feature is the first reason, with the points that are paid")
{
    each_game("reasons", 10, [](std::uint64_t n) {
        Setup setup = seeded(n, 3);
        setup.choices = preset(BASTIDE_PRESET_BASE);
        const Game game = make(setup);
        Dice dice(n);
        while (!is_over(game)) {
            const bastide_action action = pick(game, dice);
            const std::vector<bastide_players_reason> list = reasons(game, action);
            std::uint64_t first = 0, next = 0;
            bastide_game_get_event_range(game.get(), &first, &next);
            perform(game, action);
            bool is_listed_last = true;
            std::int32_t listed = 0, paid = 0;
            for (const bastide_players_reason& one : list) {
                if (one.kind == BASTIDE_PLAYERS_REASON_COMPLETES) {
                    REQUIRE(is_listed_last);
                    listed += one.points;
                } else {
                    is_listed_last = false;
                    REQUIRE(one.points >= 0);
                }
            }
            if (is_over(game) || decision(game).step == BASTIDE_STEP_ACT) continue;  // scored later, or with the end
            for (const bastide_score_line& line : score_lines(game, next)) paid += line.points;
            if (action.kind == BASTIDE_ACTION_PLACE) CHECK(listed == paid);
            if (action.kind == BASTIDE_ACTION_DEPLOY) CHECK(listed <= paid);
        }
    });
}

namespace {

/// What a feature pays now, and what completing it adds times its chance.
double worth_of(const bastide_brief& brief)
{
    const double chance = brief.chance / 65536.0;
    const int more = brief.kind == BASTIDE_SEGMENT_FIELD ? 3 : brief.points_complete - brief.points_now;
    return brief.points_now + chance * more;
}

/// How much the features of a seat that did not grow together with others lose by an action, at most.
double loss_of(const Game& game, const bastide_action& action)
{
    const std::vector<bastide_brief> before = collect<bastide_brief>(
        [&](bastide_brief* out, std::int32_t cap) { return bastide_game_list_briefs(game.get(), BASTIDE_ANY, out, cap); });
    const Game after = clone(game, action.seat);  // the next tile is not drawn there
    perform(after, action);
    double most = 0;
    for (const bastide_brief& one : before) {
        bastide_brief now;
        if (!(one.leaders >> action.seat & 1) || one.complete) continue;
        if (bastide_game_get_brief(after.get(), one.feature, &now) != BASTIDE_OK || now.complete) continue;
        const auto is_part = [&](const bastide_brief& other) {
            bastide_brief whole;
            return bastide_game_get_brief(after.get(), other.feature, &whole) == BASTIDE_OK && whole.feature == now.feature;
        };
        if (std::count_if(before.begin(), before.end(), is_part) == 1)
            most = std::max(most, worth_of(one) - (now.leaders >> action.seat & 1 ? worth_of(now) : 0));
    }
    return most;
}

}  // namespace

TEST_CASE("What a move costs the own features is among its reasons")
{
    int losses = 0, none = 0;
    for (const std::int32_t number :
         std::initializer_list<std::int32_t>{BASTIDE_PRESET_BASE, BASTIDE_PRESET_SIEGE, BASTIDE_PRESET_FESTIVAL}) {
        Setup setup = seeded(9);
        setup.choices = preset(number);
        const Game game = make(setup);
        for (Dice dice(9); !is_over(game); perform(game, pick(game, dice))) {
            const bastide_action action = pick(game, dice);
            if (action.kind != BASTIDE_ACTION_PLACE && action.kind != BASTIDE_ACTION_TAKE) continue;
            const Game after = clone(game);
            perform(after, action);
            if (is_over(after)) continue;  // the final scoring takes all pieces
            const double loss = loss_of(game, action);
            const std::vector<bastide_players_reason> list = reasons(game, action);
            const bool is_said = std::any_of(list.begin(), list.end(), [&](const bastide_players_reason& one) {
                return one.kind == BASTIDE_PLAYERS_REASON_HARMS && one.seat == action.seat && one.points + 0.51 > loss;
            });
            INFO("preset " << number << ": " << write(game, action) << " costs " << loss);
            if (loss > 0.51) REQUIRE(is_said);
            ++(loss > 0.51 ? losses : none);
        }
    }
    CHECK(losses > 10);
    CHECK(none > 10);
}

TEST_CASE("An abbot that is called back tells what it is paid")
{
    int called = 0;
    each_game("abbots", 4, [&](std::uint64_t n) {
        Setup setup = seeded(n);
        setup.choices = preset(BASTIDE_PRESET_ABBOT);
        const Game game = make(setup);
        for (Dice dice(n); !is_over(game); perform(game, pick(game, dice)))
            for (const bastide_action& action : actions(game, BASTIDE_ACTION_TAKE)) {
                const Game after = clone(game);
                std::uint64_t first = 0, next = 0;
                bastide_game_get_event_range(after.get(), &first, &next);
                perform(after, action);
                std::int32_t paid = 0;
                for (const bastide_score_line& line : score_lines(after, next))
                    if (line.reward == BASTIDE_REWARD_ABBOT_CALLED_BACK) paid += line.points;
                const std::vector<bastide_players_reason> list = reasons(game, action);
                REQUIRE(std::any_of(list.begin(), list.end(), [&](const bastide_players_reason& one) {
                    return one.kind == BASTIDE_PLAYERS_REASON_RETURNS && one.points == paid;
                }));
                called += paid > 0;
            }
    });
    CHECK(called > 5);
}

TEST_CASE("Deploying claims a feature")
{
    const Game game = make(seeded(5));
    Dice dice(5);
    int claims = 0;
    for (; !is_over(game) && claims < 20; perform(game, pick(game, dice)))
        for (const bastide_action& action : actions(game, BASTIDE_ACTION_DEPLOY)) {
            const std::vector<bastide_players_reason> list = reasons(game, action);
            const auto is_about_it = [&](const bastide_players_reason& one) {
                return one.seat == action.seat &&
                       (one.kind == BASTIDE_PLAYERS_REASON_CLAIMS || one.kind == BASTIDE_PLAYERS_REASON_COMPLETES);
            };
            REQUIRE(std::count_if(list.begin(), list.end(), is_about_it) == 1);
            ++claims;
        }
    CHECK(claims >= 20);
}

TEST_CASE("Every action has a reason and a sentence")
{
    std::vector<std::vector<bastide_choice>> configs = {one_of_each_set()};
    for (const std::int32_t number : numbers_of(BASTIDE_VOCABULARY_PRESET)) configs.push_back(preset(number));
    configs.emplace_back();  // the dice game
    std::uint64_t n = 0;
    for (const std::vector<bastide_choice>& choices : configs) {
        Setup setup = seeded(++n, 2);
        setup.choices = choices;
        if (n == configs.size()) setup.game = BASTIDE_GAME_DICE;
        const Game game = make(setup);
        Dice dice(n);
        for (int step = 0; step < 600 && !is_over(game); ++step) {  // random games of dice hardly end
            const bastide_action action = pick(game, dice);
            if (step % 7 == 0 && decision(game).seat >= 0) {
                const std::vector<bastide_players_reason> list = reasons(game, action);
                INFO("config " << n << ", step " << step << ", kind " << action.kind);
                REQUIRE(!list.empty());
                REQUIRE(sentence(list, action.seat).size() > 8);
            }
            perform(game, action);
        }
    }
}

TEST_CASE("A placement tells of the follower by which it is valued")
{
    int claims = 0;
    each_game("following", 4, [&](std::uint64_t n) {
        const Game game = make(seeded(n));
        while (!is_over(game)) {
            const bastide_action placed = choose(game, BASTIDE_PLAYERS_LEVEL_NORMAL);
            const std::vector<bastide_players_reason> list = reasons(game, placed);
            perform(game, placed);
            if (placed.kind != BASTIDE_ACTION_PLACE || is_over(game) || decision(game).step != BASTIDE_STEP_ACT) continue;
            for (const bastide_players_reason& one : reasons(game, choose(game, BASTIDE_PLAYERS_LEVEL_NORMAL))) {
                const auto is_same = [&](const bastide_players_reason& other) {
                    return other.kind == one.kind && other.feature_kind == one.feature_kind && other.points == one.points;
                };
                if (one.kind != BASTIDE_PLAYERS_REASON_CLAIMS) continue;
                REQUIRE(std::any_of(list.begin(), list.end(), is_same));
                ++claims;
            }
        }
    });
    CHECK(claims > 0);
}

namespace {

/// Whether an action of some random games has a reason of a kind.
template <class Matches>
bool is_said(const std::vector<bastide_choice>& choices, std::int32_t kind, Matches&& matches)
{
    for (std::uint64_t n = 1; n < 40; ++n) {
        Setup setup = seeded(n);
        setup.choices = choices;
        const Game game = make(setup);
        for (Dice dice(n); !is_over(game); perform(game, pick(game, dice)))
            for (const bastide_action& action : actions(game)) {
                if (!matches(action)) continue;
                const std::vector<bastide_players_reason> list = reasons(game, action);
                return std::any_of(list.begin(), list.end(), [&](const auto& one) { return one.kind == kind; });
            }
    }
    return false;
}

auto deploys(std::int32_t piece_kind)
{
    return [piece_kind](const bastide_action& action) {
        return action.kind == BASTIDE_ACTION_DEPLOY && action.piece_kind == piece_kind;
    };
}

auto does(std::int32_t kind)
{
    return [kind](const bastide_action& action) { return action.kind == kind; };
}

}  // namespace

TEST_CASE("Raising a tower, capturing and paying ransom have reasons")
{
    const std::vector<bastide_choice> towers = preset(BASTIDE_PRESET_TOWER);
    CHECK(is_said(towers, BASTIDE_PLAYERS_REASON_RAISES, deploys(BASTIDE_PIECE_TOWER_PIECE)));
    CHECK(is_said(towers, BASTIDE_PLAYERS_REASON_TAKES, does(BASTIDE_ACTION_TAKE)));
    CHECK(is_said(towers, BASTIDE_PLAYERS_REASON_RETURNS, does(BASTIDE_ACTION_PAY)));
}

TEST_CASE("A barn claims its field")
{
    CHECK(is_said(preset(BASTIDE_PRESET_ABBEY_MAYOR), BASTIDE_PLAYERS_REASON_CLAIMS, deploys(BASTIDE_PIECE_BARN)));
}

TEST_CASE("A placement tells of the barn by which it is valued")
{
    int barns = 0;
    for (std::uint64_t n = 1; n <= 6; ++n) {
        Setup setup = seeded(n);
        setup.choices = preset(BASTIDE_PRESET_ABBEY_MAYOR);
        const Game game = make(setup);
        std::vector<bastide_players_reason> placed;
        while (!is_over(game)) {
            const bastide_action action = choose(game, BASTIDE_PLAYERS_LEVEL_NORMAL);
            if (action.kind == BASTIDE_ACTION_PLACE) placed = reasons(game, action);
            if (action.kind == BASTIDE_ACTION_DEPLOY && action.piece_kind == BASTIDE_PIECE_BARN) {
                CHECK(std::any_of(placed.begin(), placed.end(), [&](const bastide_players_reason& one) {
                    return one.kind == BASTIDE_PLAYERS_REASON_CLAIMS && one.feature_kind == BASTIDE_SEGMENT_FIELD;
                }));
                ++barns;
            }
            perform(game, action);
        }
    }
    CHECK(barns > 0);
}

TEST_CASE("Builder and pig strengthen a feature")
{
    const std::vector<bastide_choice> traders = preset(BASTIDE_PRESET_TRADERS_BUILDERS);
    CHECK(is_said(traders, BASTIDE_PLAYERS_REASON_STRENGTHENS, deploys(BASTIDE_PIECE_BUILDER)));
    CHECK(is_said(traders, BASTIDE_PLAYERS_REASON_STRENGTHENS, deploys(BASTIDE_PIECE_PIG)));
}

TEST_CASE("An abbot is called back")
{
    CHECK(is_said(preset(BASTIDE_PRESET_ABBOT), BASTIDE_PLAYERS_REASON_RETURNS, does(BASTIDE_ACTION_TAKE)));
}

TEST_CASE("Passing keeps what a seat has")
{
    CHECK(is_said(preset(BASTIDE_PRESET_BASE), BASTIDE_PLAYERS_REASON_KEEPS, does(BASTIDE_ACTION_PASS)));
}

TEST_CASE("Stopping in the dice game tells the points, and rolling what it hopes for")
{
    int stops = 0, rolls = 0;
    each_game("dice reasons", 5, [&](std::uint64_t n) {
        Setup setup = seeded(n);
        setup.game = BASTIDE_GAME_DICE;
        const Game game = make(setup);
        while (!is_over(game)) {
            bastide_dice turn;
            REQUIRE(bastide_game_get_dice(game.get(), &turn) == BASTIDE_OK);
            for (const bastide_action& action : actions(game)) {
                if (action.kind != BASTIDE_ACTION_DICE_STOP && action.kind != BASTIDE_ACTION_ROLL) continue;
                const std::vector<bastide_players_reason> list = reasons(game, action);
                REQUIRE(list.size() == 1);
                if (action.kind == BASTIDE_ACTION_ROLL && list[0].points > 0) ++rolls;
                if (action.kind != BASTIDE_ACTION_DICE_STOP || turn.points == 0) {
                    CHECK(list[0].kind == BASTIDE_PLAYERS_REASON_EXPECTS);
                    continue;
                }
                ++stops;
                CHECK(list[0].kind == BASTIDE_PLAYERS_REASON_COMPLETES);
                CHECK(list[0].points == turn.points);
            }
            perform(game, choose(game, BASTIDE_PLAYERS_LEVEL_NORMAL));
        }
    });
    CHECK(stops > 0);
    CHECK(rolls > 0);
}

TEST_CASE("The final scoring is no reason for the last action")
{
    int passes = 0;
    int deployments = 0;
    for (std::uint64_t n = 0; n < 6; ++n) {
        const Game game = make(seeded(n));
        bastide_decision now = decision(game);
        auto next = [&, dice = Dice(n)]() mutable {  // passing leaves followers for the last turn
            return now.may_pass && now.turn % 16 != 0 ? actions(game).front() : pick(game, dice);
        };
        for (; !is_over(game); perform(game, next()), now = decision(game)) {
            if (now.tiles_left > 0 || now.step != BASTIDE_STEP_ACT) continue;
            for (const bastide_action& action : actions(game)) {
                const std::vector<bastide_players_reason> list = reasons(game, action);
                REQUIRE(list.size() == 1);
                if (action.kind == BASTIDE_ACTION_PASS)
                    CHECK((list[0].kind == BASTIDE_PLAYERS_REASON_KEEPS && ++passes > 0));
                else
                    CHECK(((list[0].kind == BASTIDE_PLAYERS_REASON_CLAIMS || list[0].kind == BASTIDE_PLAYERS_REASON_COMPLETES) &&
                           ++deployments > 0));
            }
        }
    }
    CHECK(passes > 0);
    CHECK(deployments > 0);
}

TEST_CASE("Reasons read as a sentence in each language")
{
    const std::vector<bastide_players_reason> list = {reason(BASTIDE_PLAYERS_REASON_COMPLETES, 0, BASTIDE_SEGMENT_CITY, 12),
                                                      reason(BASTIDE_PLAYERS_REASON_COMPLETES, 1, BASTIDE_SEGMENT_ROAD, 1),
                                                      reason(BASTIDE_PLAYERS_REASON_BLOCKS, 1, BASTIDE_SEGMENT_FIELD, 3)};
    CHECK(sentence(list, 0) ==
          "completes the city for 12 points; completes Blue's road for 1 point; blocks Blue's field, about 3 points");
    CHECK(sentence({}, 0).empty());
    CHECK(sentence({reason(BASTIDE_PLAYERS_REASON_RETURNS, 0, 0, 5), reason(BASTIDE_PLAYERS_REASON_RETURNS, 0, 0, 0)}, 0) ==
          "gets a piece back and 5 points; gets a piece back");
    const Texts german = parse_texts("language.plural = german\nseat.0 = Anna\nseat.1 = Bert\nsegment.city = Stadt\n");
    CHECK(sentence({list[0], list[1]}, 0, german.get()) == "vollendet: Stadt, 12 Punkte; vollendet für Bert: road, 1 Punkt");
    CHECK(sentence({list[0], list[1]}, 1, german.get()) == "vollendet für Anna: Stadt, 12 Punkte; vollendet: road, 1 Punkt");
    for (const char* plural : {"english", "czech", "romanian", "french", "german"}) {
        const Texts texts = parse_texts(std::string("language.plural = ") + plural + "\n");
        for (std::int32_t kind = BASTIDE_PLAYERS_REASON_COMPLETES; kind <= BASTIDE_PLAYERS_REASON_HARMS; ++kind) {
            const std::string one = sentence({reason(kind, 2, BASTIDE_SEGMENT_ROAD, 7)}, 0, texts.get());
            INFO(plural << ", kind " << kind << ": " << one);
            CHECK(one.size() > 8);
            CHECK(one.find_first_of("{}") == std::string::npos);
            CHECK((one.find("Green") != std::string::npos) ==
                  (kind <= BASTIDE_PLAYERS_REASON_TAKES && kind != BASTIDE_PLAYERS_REASON_CLAIMS &&
                   kind != BASTIDE_PLAYERS_REASON_EXTENDS));
            CHECK((one.find('7') != std::string::npos) ==
                  (kind < BASTIDE_PLAYERS_REASON_TAKES || kind == BASTIDE_PLAYERS_REASON_RETURNS ||
                   kind == BASTIDE_PLAYERS_REASON_EXPECTS || kind == BASTIDE_PLAYERS_REASON_HARMS));
        }
    }
}

TEST_CASE("A sentence that does not fit is cut between characters")
{
    const Texts texts = parse_texts("language.plural = german\nseat.1 = \xC3\x84\xC3\x96\n");
    const bastide_players_reason one = reason(BASTIDE_PLAYERS_REASON_COMPLETES, 1, BASTIDE_SEGMENT_CITY, 5);
    const std::string whole = sentence({one}, 0, texts.get());
    for (std::int32_t cap = 1; cap <= count_of(whole.size()) + 1; ++cap) {
        std::vector<char> out(at(cap) + 1, '~');
        REQUIRE(bastide_players_reasons_text(texts.get(), 0, &one, 1, out.data(), cap) == count_of(whole.size()));
        const std::string cut = out.data();
        CHECK(out[at(cap)] == '~');
        CHECK(whole.compare(0, cut.size(), cut) == 0);
        CHECK((cut.size() == whole.size() || (static_cast<unsigned char>(whole[cut.size()]) & 0xC0) != 0x80));
    }
}

TEST_CASE("Reasons with wrong arguments get a clear status")
{
    const Game game = some_game(3, 10);
    const bastide_action action = actions(game).front();
    bastide_action other = action;
    other.x = 999;
    char memory[8];
    CHECK(bastide_players_list_reasons(nullptr, &action, memory, 8, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_list_reasons(game.get(), nullptr, memory, 8, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_list_reasons(game.get(), &action, nullptr, 8, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_list_reasons(game.get(), &action, memory, 8, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_list_reasons(game.get(), &action, memory, 8, nullptr, 0) == BASTIDE_E_MEMORY);
    if (action.kind == BASTIDE_ACTION_PLACE)
        CHECK(bastide_players_list_reasons(game.get(), &other, memory, 8, nullptr, 0) == BASTIDE_E_ILLEGAL);
    bastide_players_reason one = reason(BASTIDE_PLAYERS_REASON_BLOCKS, 1, BASTIDE_SEGMENT_CITY, 5);
    CHECK(bastide_players_reasons_text(nullptr, -1, &one, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_reasons_text(nullptr, 0, nullptr, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_reasons_text(nullptr, 0, &one, -1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_players_reasons_text(nullptr, 0, &one, 1, nullptr, 1) == BASTIDE_E_ARGUMENT);
    one.spare[0] = 1;
    CHECK(bastide_players_reasons_text(nullptr, 0, &one, 1, nullptr, 0) == BASTIDE_E_VERSION);
    one = reason(BASTIDE_PLAYERS_REASON_BLOCKS, 1, 99, 5);
    CHECK(bastide_players_reasons_text(nullptr, 0, &one, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t kind : {0, BASTIDE_PLAYERS_REASON_HARMS + 1, -1, INT32_MAX}) {
        one = reason(kind, 1, BASTIDE_SEGMENT_CITY, 5);
        CHECK(bastide_players_reasons_text(nullptr, 0, &one, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
}
