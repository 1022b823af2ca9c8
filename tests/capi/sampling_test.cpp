// SPDX-License-Identifier: MIT
// Actions without their list, actions by chance, games copied, restarted and played many at once: everything is held against the
// list, and chance against a second implementation of docs/sampling.md.
#include <algorithm>
#include <map>

#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

/// SplitMix64 and the bounded draw, written from docs/sampling.md and not from the library.
class Chance {
public:
    explicit Chance(std::uint64_t word) : word_(word) {}

    std::uint32_t bounded(std::uint32_t n)
    {
        for (;;) {
            const std::uint64_t product = (step() >> 32) * n;
            const std::uint64_t least = ((std::uint64_t{1} << 32) - n) % n;
            if ((product & 0xFFFFFFFFu) >= least) return static_cast<std::uint32_t>(product >> 32);
        }
    }
    std::uint64_t word() const { return word_; }

private:
    std::uint64_t step()
    {
        word_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = word_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    std::uint64_t word_;
};

/// What a sampled action must be, by the documentation.
bastide_action expected_sample(const Game& game, Chance& chance)
{
    const std::vector<bastide_action> legal = actions(game);
    if (legal.front().kind == BASTIDE_ACTION_FALL) {
        std::int32_t dice = 0;
        for (std::uint32_t faces = legal.front().faces; faces > 0; faces >>= 4) dice += static_cast<std::int32_t>(faces & 15);
        std::uint32_t faces = 0;
        for (; dice > 0; --dice) faces += 1u << (4 * chance.bounded(6));
        return *std::find_if(legal.begin(), legal.end(), [&](const bastide_action& fall) { return fall.faces == faces; });
    }
    if (legal.front().kind != BASTIDE_ACTION_DRAW) return legal[chance.bounded(static_cast<std::uint32_t>(legal.size()))];
    const std::vector<std::int32_t> copies = weights(game);
    std::uint32_t all = 0;
    for (std::int32_t of_one : copies) all += static_cast<std::uint32_t>(of_one);
    std::uint32_t k = chance.bounded(all);
    std::size_t i = 0;
    for (; k >= static_cast<std::uint32_t>(copies[i]); ++i) k -= static_cast<std::uint32_t>(copies[i]);
    return legal[i];
}

bastide_action nth(const Game& game, std::int32_t index, std::int32_t kind = BASTIDE_ANY)
{
    bastide_action out{};
    REQUIRE(bastide_game_get_action(game.get(), kind, index, &out) == BASTIDE_OK);
    return out;
}

/// Every index of the list, and the first one beyond it.
void check_against_list(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    const std::vector<bastide_action> legal = collect<bastide_action>(
        [&](bastide_action* out, std::int32_t cap) { return bastide_game_list_actions(game.get(), kind, out, cap); });
    const std::int32_t size = count_of(legal.size());
    REQUIRE(bastide_game_count_actions(game.get(), kind) == size);
    for (std::int32_t i = 0; i < size; ++i) REQUIRE(same(nth(game, i, kind), legal[at(i)]));
    bastide_action out{};
    REQUIRE(bastide_game_get_action(game.get(), kind, size, &out) == BASTIDE_E_ABSENT);
    REQUIRE(bastide_game_get_action(game.get(), kind, INT32_MAX, &out) == BASTIDE_E_ABSENT);
}

Setup setup_of(std::int32_t preset, std::int32_t seats, std::int32_t chance, std::uint64_t seed)
{
    Setup setup;
    setup.seats = seats;
    setup.chance = chance;
    setup.seed = seed;
    setup.choices = collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(preset, out, cap); });
    return setup;
}

Game dice_game(std::int32_t chance, std::uint64_t seed)
{
    bastide_config config = default_config();
    config.game = BASTIDE_GAME_DICE;
    config.chance = chance;
    config.seed = seed;
    config.seats = 3;
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    return Game(made);
}

/// Tiles that fit everywhere in every rotation, so that lists get long.
Tileset cities()
{
    bastide_tileset* made = nullptr;
    const char* text = "ALL_CITY 200 CCCC c:NESW start\nALSO_CITY 200 CCCC c:NESW*1\n";
    REQUIRE(bastide_tileset_parse(text, -1, nullptr, nullptr, &made) == BASTIDE_OK);
    return Tileset(made);
}

Game game_of_cities(const Tileset& set, std::initializer_list<std::int32_t> options, std::int32_t copies = 1)
{
    std::vector<bastide_choice> choices{choose_host(0, copies), choose_set(BASTIDE_SET_BASE, 0)};
    for (std::int32_t option : options) choices.push_back(choose_option(option));
    bastide_config config = default_config();
    const bastide_tileset* sets[] = {set.get()};
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, choices.data(), count_of(choices.size()), sets, 1, nullptr, nullptr, &made) ==
            BASTIDE_OK);
    return Game(made);
}

/// Places tiles that fit everywhere in a row to the east of the first one, `tiles` in all.
void lay_row(const Game& game, std::int32_t tiles)
{
    for (std::int32_t x = 1; x < tiles;) {
        const bastide_decision now = decision(game);
        bastide_action next = blank(now.step == BASTIDE_STEP_PLACE ? BASTIDE_ACTION_PLACE : BASTIDE_ACTION_PASS, now.seat);
        if (now.step == BASTIDE_STEP_PLACE) {
            next.tile = now.tile;
            next.x = x++;
            next.y = 0;
            next.rotation = 0;
        }
        perform(game, next);
    }
    if (decision(game).step != BASTIDE_STEP_PLACE) perform(game, blank(BASTIDE_ACTION_PASS, decision(game).seat));
}

/// The cells beside a row of that many tiles, in the order of lists.
std::vector<std::pair<std::int32_t, std::int32_t>> cells_beside_row(std::int32_t tiles)
{
    std::vector<std::pair<std::int32_t, std::int32_t>> cells;
    for (std::int32_t x = 0; x < tiles; ++x) cells.emplace_back(x, -1);
    cells.emplace_back(-1, 0);
    cells.emplace_back(tiles, 0);
    for (std::int32_t x = 0; x < tiles; ++x) cells.emplace_back(x, 1);
    return cells;
}

constexpr std::int32_t kKinds[] = {BASTIDE_ACTION_DRAW, BASTIDE_ACTION_PLACE, BASTIDE_ACTION_DEPLOY, BASTIDE_ACTION_PASS,
                                   BASTIDE_ACTION_FINISH};
constexpr std::int32_t kPresets[] = {BASTIDE_PRESET_BASE, BASTIDE_PRESET_ABBEY_MAYOR_TOWER};
constexpr std::int32_t kChances[] = {BASTIDE_CHANCE_SEEDED, BASTIDE_CHANCE_HOST};

}  // namespace

TEST_CASE("An action is counted and found by its index as it is listed")
{
    for (std::int32_t preset : kPresets) {
        for (std::int32_t chance : kChances) {
            const Game game = make(setup_of(preset, 4, chance, 5));
            Dice dice(5);
            while (!is_over(game)) {
                check_against_list(game);
                for (std::int32_t kind : kKinds) check_against_list(game, kind);
                perform(game, pick(game, dice));
            }
            check_against_list(game);
        }
    }
}

TEST_CASE("An action of the dice game is counted and found by its index as it is listed")
{
    for (std::int32_t chance : kChances) {
        const Game game = dice_game(chance, 3);
        Dice dice(3);
        for (int i = 0; i < 60 && !is_over(game); ++i) {
            check_against_list(game);
            check_against_list(game, BASTIDE_ACTION_PLACE);
            perform(game, pick(game, dice));
        }
    }
}

TEST_CASE("An action is found by its index in lists of any length")
{
    const Tileset set = cities();
    const Game game = game_of_cities(set, {});
    Dice dice(1);
    play_on(game, dice, 300);
    REQUIRE(decision(game).over == 0);
    play_on(game, dice, decision(game).step == BASTIDE_STEP_PLACE ? 0 : 1);
    CHECK(bastide_game_count_actions(game.get(), BASTIDE_ANY) > 256);  // more than the library looks at at once
    check_against_list(game);
}

TEST_CASE("Lists are whole on a board with more open cells than are noted at once")
{
    constexpr std::int32_t kTiles = 1'100;
    const Tileset set = cities();
    const Game game = game_of_cities(set, {}, 4);
    lay_row(game, kTiles);
    const auto cells = cells_beside_row(kTiles);
    const std::vector<bastide_action> legal = actions(game);
    REQUIRE(legal.size() == 4 * cells.size());
    for (std::size_t i = 0; i < legal.size(); ++i) {
        REQUIRE(legal[i].x == cells[i / 4].first);
        REQUIRE(legal[i].y == cells[i / 4].second);
        REQUIRE(legal[i].rotation == count_of(i % 4));
    }
    REQUIRE(bastide_game_count_actions(game.get(), BASTIDE_ANY) == count_of(legal.size()));
    for (std::size_t i = 0; i < legal.size(); i += 61) REQUIRE(same(nth(game, count_of(i)), legal[i]));
    Chance chance(7);
    for (int i = 0; i < 200; ++i) {
        std::uint64_t word = chance.word();
        bastide_action sampled{};
        REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &sampled) == BASTIDE_OK);
        REQUIRE(same(sampled, expected_sample(game, chance)));
        REQUIRE(word == chance.word());
    }
    REQUIRE(placements(game, decision(game).tile).size() == cells.size());
}

TEST_CASE("An action is found by its index where a hand holds tiles that go to the same cells")
{
    const Tileset set = cities();
    const Game game = game_of_cities(set, {BASTIDE_OPTION_HAND_OF_THREE_TILES});
    Dice dice(2);
    for (int i = 0; i < 200; ++i) {
        if (i % 20 == 0) check_against_list(game);
        perform(game, pick(game, dice));
    }
    check_against_list(game);
}

TEST_CASE("A sampled action is the one the documentation names")
{
    std::vector<std::int32_t> presets(std::begin(kPresets), std::end(kPresets));
    presets.push_back(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS);  // bids are sampled without a list
    presets.push_back(BASTIDE_PRESET_COUNT_CITY);
    for (std::int32_t preset : presets) {
        for (std::int32_t chance : kChances) {
            const Game game = make(setup_of(preset, 3, chance, 9));
            std::uint64_t word = 77;
            while (!is_over(game)) {
                Chance second(word);
                bastide_action sampled{};
                REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &sampled) == BASTIDE_OK);
                REQUIRE(same(sampled, expected_sample(game, second)));
                REQUIRE(word == second.word());
                perform(game, sampled);
            }
            bastide_action sampled{};
            CHECK(bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &sampled) == BASTIDE_E_ABSENT);
        }
    }
}

TEST_CASE("A figure that may go anywhere is sampled in the order of its list, be this longer than what is sorted at once or not")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE, 14), choose_set(BASTIDE_SET_MAGE_WITCH, 4)};
    const Game game = make(setup);
    std::uint64_t word = 5;
    int lists = 0;
    int long_lists = 0;
    while (!is_over(game)) {
        bastide_action sampled{};
        Chance second(word);
        REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &sampled) == BASTIDE_OK);
        if (decision(game).step == BASTIDE_STEP_MAGIC_PLACE) {
            REQUIRE(same(sampled, expected_sample(game, second)));
            const bool is_long = bastide_game_count_actions(game.get(), BASTIDE_ANY) > 1024;
            if (++(is_long ? long_lists : lists) == 1) check_against_list(game);
        }
        perform(game, sampled);
    }
    CHECK(lists > 0);
    CHECK(long_lists > 0);
}

TEST_CASE("A sampled action of the dice game is the one the documentation names")
{
    for (std::int32_t chance : kChances) {
        const Game game = dice_game(chance, 4);
        std::uint64_t word = 78;
        for (int i = 0; i < 120 && !is_over(game); ++i) {
            Chance second(word);
            bastide_action sampled{};
            REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &sampled) == BASTIDE_OK);
            REQUIRE(same(sampled, expected_sample(game, second)));
            REQUIRE(word == second.word());
            perform(game, sampled);
        }
    }
}

TEST_CASE("Nature is sampled by weight and a seat evenly")
{
    const Game game = make(setup_of(BASTIDE_PRESET_BASE, 2, BASTIDE_CHANCE_HOST, 0));
    std::map<std::int32_t, int> drawn;
    std::uint64_t word = 1;
    constexpr int kTimes = 71'000;  // 71 tiles are in the bag: a thousand for each
    for (int i = 0; i < kTimes; ++i) {
        bastide_action draw{};
        REQUIRE(bastide_game_sample_action(game.get(), BASTIDE_ACTION_DRAW, &word, &draw) == BASTIDE_OK);
        ++drawn[draw.tile];
    }
    for (const bastide_stock& row : stock(game)) {
        CAPTURE(row.tile, row.left);
        CHECK(std::abs(drawn[row.tile] - 1000 * row.left) <= 200 * row.left);
    }
}

TEST_CASE("A copied game is a clone in a handle that was there already")
{
    for (std::int32_t preset : kPresets) {
        const Game game = make(setup_of(preset, 4, BASTIDE_CHANCE_SEEDED, 11));
        const Game copy = clone(game);
        Dice dice(11);
        while (!is_over(game)) {
            perform(game, pick(game, dice));
            if (!is_over(copy)) perform(copy, actions(copy).front());
            REQUIRE(bastide_game_copy(copy.get(), game.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
            REQUIRE(hash(copy) == hash(game));
            REQUIRE(without_lines(snapshot(copy)) == without_lines(snapshot(game)));
            REQUIRE(range(copy).first == range(game).next);
            REQUIRE(range(copy).next == range(game).next);
        }
    }
}

TEST_CASE("Copying between clones and restarting allocate nothing")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    bastide_config config = default_config();
    bastide_game* game = nullptr;
    bastide_game* copy = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &game) == BASTIDE_OK);
    REQUIRE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, &memory, &copy) == BASTIDE_OK);
    const int calls = allocator.calls();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(bastide_game_restart(game, seed) == BASTIDE_OK);
        std::uint64_t word = seed;
        CHECK(bastide_games_play_out(&game, 1, 10'000, &word) == 1);
        CHECK(bastide_game_copy(copy, game, BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
    }
    CHECK(allocator.calls() == calls);
    bastide_game_destroy(game);
    bastide_game_destroy(copy);
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
}

TEST_CASE("A game is copied into a handle of any other game")
{
    const Game base = make(setup_of(BASTIDE_PRESET_BASE, 2, BASTIDE_CHANCE_SEEDED, 1));
    const Game tower = make(setup_of(BASTIDE_PRESET_TOWER, 6, BASTIDE_CHANCE_HOST, 1));
    const Game dice = dice_game(BASTIDE_CHANCE_SEEDED, 1);
    const Game other_dice = dice_game(BASTIDE_CHANCE_HOST, 2);
    for (const Game* from : {&base, &tower, &dice, &other_dice}) {
        for (const Game* to : {&base, &tower, &dice, &other_dice}) {
            const Game target = clone(*to);
            REQUIRE(bastide_game_copy(target.get(), from->get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
            CHECK(hash(target) == hash(*from));
            CHECK(snapshot(target) == snapshot(*from));
            CHECK(same(actions(target), actions(*from)));
        }
    }
    CHECK(bastide_game_copy(base.get(), base.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
}

namespace {

/// A game of either kind and what its handle keeps.
Game keeper(std::int32_t game_kind, std::uint32_t flags, std::int32_t events)
{
    Setup setup = seeded(4, 3);
    setup.game = game_kind;
    setup.flags = flags;
    setup.capacity = events;
    return make(setup);
}

bastide_config config_of(const Game& game)
{
    bastide_config config = default_config();
    REQUIRE(bastide_game_get_config(game.get(), &config) == BASTIDE_OK);
    return config;
}

std::int32_t script_size(const Game& game) { return bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0); }

}  // namespace

TEST_CASE("Copying into a handle does not change what it retains")
{
    for (std::int32_t game_kind : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE}) {
        for (std::int32_t from : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE}) {
            const Game kept = keeper(from, 0, 9);
            Dice dice(4);
            play_on(kept, dice, 60);
            const Game quiet = keeper(game_kind, BASTIDE_CONFIG_FLAG_NO_HISTORY, -1);
            const Game full = keeper(game_kind, 0, 0);
            for (int again = 0; again < 2; ++again) {
                for (const Game* to : {&quiet, &full}) {
                    REQUIRE(bastide_game_copy(to->get(), kept.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
                    CHECK(hash(*to) == hash(kept));
                    CHECK(config_of(*to).game == from);
                    CHECK(range(*to).next == range(kept).next);
                }
                CHECK(config_of(quiet).flags == BASTIDE_CONFIG_FLAG_NO_HISTORY);
                CHECK(config_of(quiet).event_capacity == -1);
                CHECK(script_size(quiet) == BASTIDE_E_STATE);
                CHECK(config_of(full).flags == 0);
                CHECK(config_of(full).event_capacity == 0);
                CHECK("events 9\n" + script(full).substr(script(full).find("seed")) ==
                      script(kept).substr(script(kept).find("events")));
                const std::int32_t told = script_size(full);
                Dice on(5);
                Dice too(5);
                play_on(full, on, 20);
                play_on(quiet, too, 20);
                CHECK(script_size(full) > told);
                CHECK(script_size(quiet) == BASTIDE_E_STATE);
                CHECK(hash(full) == hash(quiet));
                CHECK(range(full).first == range(kept).next);
                CHECK(range(full).next > range(kept).next);
                CHECK(range(quiet).first == range(quiet).next);
            }
        }
    }
}

TEST_CASE("A handle without complete history has one again after a restart")
{
    for (std::int32_t game_kind : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE}) {
        const Game unkept = keeper(game_kind, BASTIDE_CONFIG_FLAG_NO_HISTORY, 0);
        const Game kept = keeper(game_kind, 0, 0);
        Dice dice(4);
        play_on(kept, dice, 60);
        const Game target = keeper(game_kind, 0, 0);
        REQUIRE(bastide_game_copy(target.get(), unkept.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        CHECK(hash(target) == hash(unkept));
        CHECK(config_of(target).flags == 0);
        for (const Game& game : {clone(target), clone(clone(target))}) {
            CHECK(script_size(game) == BASTIDE_E_STATE);
            CHECK(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) > 0);
            perform(game, actions(game).front());
            CHECK(script_size(game) == BASTIDE_E_STATE);
        }
        const Game restarted = clone(target);
        REQUIRE(bastide_game_restart(restarted.get(), 4) == BASTIDE_OK);
        CHECK(script(restarted) == script(keeper(game_kind, 0, 0)));
        REQUIRE(bastide_game_copy(target.get(), kept.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        CHECK(script(target) == script(kept));
    }
}

TEST_CASE("A copy into a handle that retains less allocates nothing once both share the rules")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    bastide_config config = default_config();
    config.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    config.event_capacity = -1;
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &made) == BASTIDE_OK);
    {
        const Game quiet(made);
        const Game root = make(seeded(3));
        REQUIRE(bastide_game_copy(quiet.get(), root.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        const int calls = allocator.calls();
        for (std::uint64_t word = 0; word < 20; ++word) {
            std::uint64_t random = word;
            CHECK(bastide_games_play_out(&made, 1, 10'000, &random) == 1);
            CHECK(bastide_game_copy(quiet.get(), root.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
            CHECK(hash(quiet) == hash(root));
        }
        CHECK(allocator.calls() == calls);
    }
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
}

TEST_CASE("A game that cannot be copied for want of memory stays as it is")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    bastide_config config = default_config();
    bastide_game* target = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &target) == BASTIDE_OK);
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    bastide_game_get_hash(target, &before);
    const Game tower = make(setup_of(BASTIDE_PRESET_TOWER, 4, BASTIDE_CHANCE_SEEDED, 1));
    allocator.serve(0);
    CHECK(bastide_game_copy(target, tower.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_E_MEMORY);
    bastide_game_get_hash(target, &after);
    CHECK(before == after);
    bastide_game_destroy(target);
    CHECK(allocator.out() == 0);
}

TEST_CASE("A restarted game is the game that create makes of that seed")
{
    for (std::int32_t preset : kPresets) {
        for (std::int32_t chance : kChances) {
            const Game game = make(setup_of(preset, 3, chance, 21));
            Dice dice(21);
            for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{21}, ~std::uint64_t{0}}) {
                play_on(game, dice, 60);
                const std::uint64_t next = range(game).next;
                REQUIRE(bastide_game_restart(game.get(), seed) == BASTIDE_OK);
                const Game fresh = make(setup_of(preset, 3, chance, seed));
                CHECK(hash(game) == hash(fresh));
                CHECK(snapshot(game) == snapshot(fresh));
                CHECK(script(game) == script(fresh));
                CHECK(same(actions(game), actions(fresh)));
                CHECK(range(game).first == next);
                CHECK(range(game).next == next + range(fresh).next);
                Dice one(5);
                Dice two(5);
                play_on(game, one);
                play_on(fresh, two);
                CHECK(snapshot(game) == snapshot(fresh));
            }
        }
    }
}

TEST_CASE("The config of a restarted game has the new seed, and so have its clones")
{
    const Game game = make(seeded(1));
    const Game before = clone(game);
    REQUIRE(bastide_game_restart(game.get(), 99) == BASTIDE_OK);
    const Game after = clone(game);
    const auto seed_of = [](const Game& of) {
        bastide_config config{};
        REQUIRE(bastide_game_get_config(of.get(), &config) == BASTIDE_OK);
        return config.seed;
    };
    CHECK(seed_of(game) == 99);
    CHECK(seed_of(after) == 99);
    CHECK(seed_of(before) == 1);
    CHECK(snapshot(after) == snapshot(game));
    const std::vector<std::uint8_t> bytes = snapshot(game);
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    CHECK(seed_of(Game(made)) == 99);
}

TEST_CASE("A restarted dice game is the game that create makes of that seed")
{
    const Game game = dice_game(BASTIDE_CHANCE_SEEDED, 1);
    Dice dice(1);
    play_on(game, dice, 50);
    REQUIRE(bastide_game_restart(game.get(), 2) == BASTIDE_OK);
    const Game fresh = dice_game(BASTIDE_CHANCE_SEEDED, 2);
    CHECK(snapshot(game) == snapshot(fresh));
    CHECK(hash(game) == hash(fresh));
    CHECK(script(game) == script(fresh));
}

TEST_CASE("Many games played out are the same as games sampled one by one")
{
    std::vector<Game> many;
    std::vector<Game> one_by_one;
    std::vector<bastide_game*> handles;
    for (std::uint64_t n = 0; n < 12; ++n) {
        const std::int32_t chance = n % 2 ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
        many.push_back(n == 11 ? dice_game(chance, n) : make(setup_of(kPresets[n % 2], 2 + static_cast<int>(n % 3), chance, n)));
        one_by_one.push_back(clone(many.back()));
        handles.push_back(many.back().get());
    }
    constexpr std::int32_t kMax = 150;
    std::uint64_t word = 5;
    std::uint64_t second = 5;
    std::int32_t over = 0;
    for (const Game& game : one_by_one) {
        bastide_action action{};
        for (int i = 0; i < kMax; ++i) {
            if (bastide_game_sample_action(game.get(), BASTIDE_ANY, &second, &action) != BASTIDE_OK) break;
            perform(game, action);
        }
        over += is_over(game);
    }
    CHECK(bastide_games_play_out(handles.data(), count_of(handles.size()), kMax, &word) == over);
    CHECK(over > 0);
    CHECK(word == second);
    for (std::size_t i = 0; i < many.size(); ++i) CHECK(snapshot(many[i]) == snapshot(one_by_one[i]));
}

TEST_CASE("A game whose hands are unseen is played out as it is sampled")
{
    const auto hides = [](std::int32_t hand, std::int32_t hidden) {
        return std::vector<bastide_choice>{choose_set(BASTIDE_SET_BASE), choose_option(hand), choose_option(hidden)};
    };
    for (const auto& choices : {hides(BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN),
                                hides(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN)}) {
        Setup setup = seeded(4, 3);
        setup.choices = choices;
        const Game server = make(setup);
        Dice dice(4);
        play_on(server, dice, 20);
        for (const std::int32_t viewer : {BASTIDE_VIEW_PUBLIC, 1}) {
            const std::vector<std::uint8_t> bytes = snapshot(server, viewer);
            bastide_game* made = nullptr;
            REQUIRE(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &made) ==
                    BASTIDE_OK);
            const Game seen(made);
            const Game one_by_one = clone(seen);
            std::uint64_t word = 9;
            std::uint64_t second = 9;
            bastide_action action{};
            while (bastide_game_sample_action(one_by_one.get(), BASTIDE_ANY, &second, &action) == BASTIDE_OK)
                perform(one_by_one, action);
            CHECK(bastide_games_play_out(&made, 1, 10'000, &word) == 1);
            CHECK(word == second);
            CHECK(without_lines(snapshot(seen)) == without_lines(snapshot(one_by_one)));
        }
    }
}

TEST_CASE("Many games step at once, each as if it stood alone")
{
    const Game first = make(seeded(1));
    const Game second = make(seeded(2));
    const Game third = clone(second);
    const Game fourth = clone(first);
    bastide_game* games[] = {first.get(), second.get(), first.get()};
    const bastide_action steps[] = {actions(first).front(), actions(second).back(), actions(first).front()};
    bastide_status statuses[3] = {7, 7, 7};
    perform(third, steps[1]);
    perform(fourth, steps[0]);
    CHECK(bastide_games_apply(games, 3, steps, statuses) == 2);
    CHECK(statuses[0] == BASTIDE_OK);
    CHECK(statuses[1] == BASTIDE_OK);
    CHECK(statuses[2] == BASTIDE_E_ILLEGAL);  // the tile lies already
    CHECK(snapshot(first) == snapshot(fourth));
    CHECK(snapshot(second) == snapshot(third));
    CHECK(bastide_games_apply(games, 0, steps, nullptr) == 0);
}

TEST_CASE("What is sampled of many games is applied to them, whichever of them are over")
{
    const Game over = make(seeded(1));
    Dice dice(3);
    play_on(over, dice);
    const Game playing = make(seeded(2));
    bastide_game* const games[] = {over.get(), playing.get()};
    std::uint64_t randoms[] = {5, 6};
    bastide_action steps[2];
    bastide_status statuses[2] = {7, 7};
    const std::uint64_t before = hash(over);
    CHECK(bastide_games_sample(games, 2, randoms, steps) == 1);
    CHECK(steps[0].kind == 0);
    CHECK(bastide_games_apply(games, 2, steps, statuses) == 1);
    CHECK(statuses[0] == BASTIDE_E_ABSENT);
    CHECK(statuses[1] == BASTIDE_OK);
    CHECK(hash(over) == before);
    CHECK(decision(playing).action == 2);  // a draw and what was sampled
}

TEST_CASE("Many games are sampled at once, each by its own word, as if it stood alone")
{
    std::vector<Game> games;
    std::vector<const bastide_game*> handles;
    std::vector<std::uint64_t> words;
    for (std::uint64_t n = 0; n < 6; ++n) {
        const std::int32_t chance = n % 2 ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
        games.push_back(n == 4 ? dice_game(chance, n) : make(setup_of(kPresets[n % 2], 2, chance, n)));
        handles.push_back(games.back().get());
        words.push_back(n * 77);
    }
    Dice dice(1);
    play_on(games[2], dice);  // over
    std::vector<std::uint64_t> alone = words;
    std::vector<bastide_action> sampled(6);
    CHECK(bastide_games_sample(handles.data(), 6, words.data(), sampled.data()) == 5);
    for (std::size_t n = 0; n < 6; ++n) {
        bastide_action one{};
        const bastide_status status = bastide_game_sample_action(handles[n], BASTIDE_ANY, &alone[n], &one);
        CHECK(status == (n == 2 ? BASTIDE_E_ABSENT : BASTIDE_OK));
        CHECK(same(sampled[n], one));
        CHECK((sampled[n].kind == 0) == (n == 2));
        CHECK(words[n] == alone[n]);
    }
    handles[3] = nullptr;
    CHECK(bastide_games_sample(handles.data(), 6, words.data(), sampled.data()) == BASTIDE_E_ARGUMENT);
    CHECK(words == alone);
    CHECK(bastide_games_sample(handles.data(), 3, nullptr, sampled.data()) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_sample(handles.data(), 3, words.data(), nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_sample(handles.data(), -1, words.data(), sampled.data()) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_sample(nullptr, 0, nullptr, nullptr) == 0);
}

TEST_CASE("Many games restart at once, each with its own seed")
{
    const Game one = make(seeded(1));
    const Game other = dice_game(BASTIDE_CHANCE_SEEDED, 1);
    bastide_game* games[] = {one.get(), other.get(), nullptr};
    const std::uint64_t seeds[] = {5, 6};
    Dice dice(1);
    play_on(one, dice, 30);
    play_on(other, dice, 30);
    const std::vector<std::uint8_t> before = snapshot(one);
    CHECK(bastide_games_restart(games, 3, seeds) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_restart(games, 2, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_restart(games, -1, seeds) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_restart(nullptr, 1, seeds) == BASTIDE_E_ARGUMENT);
    CHECK(snapshot(one) == before);
    CHECK(bastide_games_restart(nullptr, 0, nullptr) == BASTIDE_OK);
    CHECK(bastide_games_restart(games, 2, seeds) == BASTIDE_OK);
    CHECK(snapshot(one) == snapshot(make(seeded(5))));
    CHECK(snapshot(other) == snapshot(dice_game(BASTIDE_CHANCE_SEEDED, 6)));
}

TEST_CASE("Many games step all or none when one of them is missing or an action makes no sense")
{
    const Game first = make(seeded(1));
    const std::vector<std::uint8_t> before = snapshot(first);
    bastide_game* games[] = {first.get(), nullptr};
    bastide_game* twice[] = {first.get(), first.get()};
    bastide_action steps[] = {actions(first).front(), blank(BASTIDE_ACTION_PASS, 8)};
    bastide_status statuses[2] = {7, 7};
    CHECK(bastide_games_apply(games, 2, steps, statuses) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_apply(twice, 2, steps, statuses) == BASTIDE_E_ARGUMENT);
    steps[1] = steps[0];
    steps[1].spare[3] = 1;
    CHECK(bastide_games_apply(twice, 2, steps, statuses) == BASTIDE_E_VERSION);
    CHECK(statuses[0] == 7);
    CHECK(snapshot(first) == before);
}

TEST_CASE("Sampling, copying and playing many refuse what makes no sense")
{
    const Game game = make(seeded(3));
    const std::vector<std::uint8_t> before = snapshot(game);
    bastide_game* handles[] = {game.get(), nullptr};
    bastide_action out{};
    std::uint64_t word = 9;
    bastide_status status = 0;
    for (std::int32_t kind : {-2, 256, INT32_MIN, INT32_MAX}) {
        CHECK(bastide_game_count_actions(game.get(), kind) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_get_action(game.get(), kind, 0, &out) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_sample_action(game.get(), kind, &word, &out) == BASTIDE_E_ARGUMENT);
    }
    CHECK(bastide_game_count_actions(nullptr, BASTIDE_ANY) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_action(nullptr, BASTIDE_ANY, 0, &out) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_action(game.get(), BASTIDE_ANY, -1, &out) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_action(game.get(), BASTIDE_ANY, INT32_MIN, &out) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_action(game.get(), BASTIDE_ANY, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_sample_action(nullptr, BASTIDE_ANY, &word, &out) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_sample_action(game.get(), BASTIDE_ANY, nullptr, &out) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_sample_action(game.get(), BASTIDE_ACTION_TAKE, &word, &out) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_copy(nullptr, game.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_copy(game.get(), nullptr, BASTIDE_VIEW_FULL, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restart(nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_apply(handles, -1, &out, &status) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_apply(nullptr, 1, &out, &status) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_apply(handles, 1, nullptr, &status) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(handles, 2, 9, &word) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(handles, -1, 9, &word) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(handles, 1, -1, &word) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(handles, 1, 0, &word) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(handles, 1, 9, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(nullptr, 1, 9, &word) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_games_play_out(nullptr, 0, 9, &word) == 0);
    CHECK(word == 9);
    CHECK(snapshot(game) == before);
}
