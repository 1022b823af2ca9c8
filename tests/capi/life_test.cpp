// SPDX-License-Identifier: MIT
// Games begin, are copied and end in any order, in memory of the host's own.
#include <utility>

#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

Game played(std::uint64_t seed, int actions)
{
    Game game = make(seeded(seed, 3));
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

}  // namespace

TEST_CASE("Ending nothing is fine")
{
    bastide_game_destroy(nullptr);
    bastide_tileset_destroy(nullptr);
    CHECK(true);
}

TEST_CASE("A clone is in the same position and goes its own way")
{
    const Game original = played(3, 40);
    const Game copy = clone(original);
    CHECK(same_position(original, copy));
    CHECK(without_lines(snapshot(original)) == without_lines(snapshot(copy)));
    const std::uint64_t before = hash(original);
    Dice dice(1);
    play_on(copy, dice, 10);
    CHECK(hash(original) == before);
    CHECK(hash(copy) != before);
}

TEST_CASE("A seeded clone draws the same tiles as its original")
{
    const Game original = played(4, 20);
    const Game copy = clone(original);
    Dice one(9);
    Dice other(9);
    play_on(original, one);
    play_on(copy, other);
    CHECK(same_position(original, copy));
    CHECK(snapshot(original) == snapshot(copy));
}

TEST_CASE("The log of a clone begins empty with the same next number")
{
    const Game original = played(5, 30);
    const Game copy = clone(original);
    CHECK(range(original).first == 0);
    CHECK(range(original).next > 50);
    CHECK(range(copy).first == range(original).next);
    CHECK(range(copy).next == range(original).next);
    CHECK(events(copy, range(copy).first).empty());
    CHECK(events(copy, 0).empty());
    CHECK(score_lines(copy).empty());
    const std::uint64_t from = range(copy).next;
    Dice one(2);
    Dice other(2);
    play_on(original, one, 6);
    play_on(copy, other, 6);
    CHECK(same(events(original, from), events(copy, from)));
    CHECK(!events(copy, from).empty());
    CHECK(events(copy, from).front().seq == from);
}

namespace {

/// A clone with the log of a game must hold what the viewer may know of that log: the same events and score lines, and no more.
void compare_logs(const Game& game, std::int32_t viewer)
{
    const Game seen = clone(game, viewer, BASTIDE_CLONE_FLAG_LOG);
    REQUIRE(same(events(seen), events(game, 0, viewer)));
    REQUIRE(same(score_lines(seen), score_lines(game)));
    REQUIRE(range(seen).first == range(game).first);
    REQUIRE(range(seen).next == range(game).next);
    bastide_game* other = nullptr;
    const bastide_config config = config_of(seeded(1));
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &other) == BASTIDE_OK);
    const Game copied(other);
    REQUIRE(bastide_game_copy(copied.get(), game.get(), viewer, BASTIDE_CLONE_FLAG_LOG) == BASTIDE_OK);
    REQUIRE(same(events(copied), events(game, 0, viewer)));
    REQUIRE(same(score_lines(copied), score_lines(game)));
}

}  // namespace

TEST_CASE("A clone with the log has what the log holds, for every viewer")
{
    for (const std::int32_t capacity : {0, -1, 24})
        for (const std::int32_t kind : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE})
            for (const bool hides : {false, true}) {
                if (hides && kind == BASTIDE_GAME_DICE) continue;
                Setup setup = seeded(5);
                setup.game = kind;
                setup.capacity = capacity;
                if (hides)
                    setup.choices = {choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES),
                                     choose_option(BASTIDE_OPTION_HAND_HIDDEN)};
                const Game game = make(setup);
                Dice dice(7);
                play_on(game, dice, 90);
                undo(game, decision(game).action - 4);
                for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 1}) {
                    INFO("capacity " << capacity << ", game " << kind << ", viewer " << viewer);
                    compare_logs(game, viewer);
                    compare_logs(clone(game), viewer);  // whose log began empty
                }
            }
}

TEST_CASE("A game without history or events can be cloned")
{
    Setup setup = seeded(6);
    setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    setup.capacity = -1;
    const Game original = make(setup);
    Dice dice(6);
    play_on(original, dice, 30);
    const Game copy = clone(original);
    CHECK(same_position(original, copy));
    play_on(copy, dice);
    CHECK(is_over(copy));
}

TEST_CASE("Originals and clones end in any order")
{
    for (int order = 0; order < 6; ++order) {
        CheckedAllocator allocator;
        const bastide_allocator memory = allocator.record();
        const bastide_config config = default_config();
        bastide_game* games[3] = {};
        REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &games[0]) == BASTIDE_OK);
        REQUIRE(bastide_game_clone(games[0], BASTIDE_VIEW_FULL, 0, &memory, &games[1]) == BASTIDE_OK);
        REQUIRE(bastide_game_clone(games[1], BASTIDE_VIEW_PUBLIC, BASTIDE_CLONE_FLAG_LOG, &memory, &games[2]) == BASTIDE_OK);
        int left[3] = {0, 1, 2};
        std::swap(left[0], left[order % 3]);
        if (order >= 3) std::swap(left[1], left[2]);
        bastide_game_destroy(games[left[0]]);
        bastide_action action{};
        for (int i = 1; i < 3; ++i) {
            REQUIRE(bastide_game_list_actions(games[left[i]], BASTIDE_ANY, &action, 1) > 0);
            CHECK(bastide_game_apply(games[left[i]], &action, nullptr) == BASTIDE_OK);
        }
        bastide_game_destroy(games[left[1]]);
        CHECK(allocator.out() > 0);
        REQUIRE(bastide_game_list_actions(games[left[2]], BASTIDE_ANY, &action, 1) > 0);
        CHECK(bastide_game_apply(games[left[2]], &action, nullptr) == BASTIDE_OK);
        bastide_game_destroy(games[left[2]]);
        CHECK(allocator.out() == 0);
        CHECK(allocator.is_clean());
    }
}

TEST_CASE("The memory of games comes from the host's functions and goes back with its size and alignment")
{
    CheckedAllocator allocator;
    bastide_allocator memory = allocator.record();
    const bastide_config config = default_config();
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &made) == BASTIDE_OK);
    Game game(made);
    memory = {};  // the record was copied
    CHECK(allocator.calls() > 0);
    const int calls = allocator.calls();
    Dice dice(8);
    play_on(game, dice, 60);
    CHECK(allocator.calls() == calls);  // playing takes no memory
    game.reset();
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
}

TEST_CASE("Every handle uses the allocator that it was made with")
{
    CheckedAllocator one;
    CheckedAllocator other;
    const bastide_allocator first = one.record();
    const bastide_allocator second = other.record();
    const bastide_config config = default_config();
    bastide_game* game = nullptr;
    bastide_game* copy = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &first, nullptr, &game) == BASTIDE_OK);
    const int calls = one.calls();
    REQUIRE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, &second, &copy) == BASTIDE_OK);
    CHECK(one.calls() == calls);
    CHECK(other.out() > 0);
    bastide_game_destroy(game);
    bastide_game_destroy(copy);
    CHECK(one.out() == 0);
    CHECK(other.out() == 0);
    CHECK(one.is_clean());
    CHECK(other.is_clean());
}

TEST_CASE("A tile set takes and gives back the host's memory")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    bastide_tileset* set = nullptr;
    REQUIRE(bastide_tileset_create(BASTIDE_SET_BASE, &memory, &set) == BASTIDE_OK);
    bastide_tileset_destroy(set);
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
    allocator.serve(0);
    CHECK(bastide_tileset_create(BASTIDE_SET_BASE, &memory, &set) == BASTIDE_E_MEMORY);
    CHECK(set == nullptr);
}

TEST_CASE("An allocator that lacks one of its functions is refused")
{
    CheckedAllocator allocator;
    const bastide_config config = default_config();
    const Game original = make();
    for (int missing = 0; missing < 3; ++missing) {
        bastide_allocator memory = allocator.record();
        if (missing != 1) memory.alloc = nullptr;
        if (missing != 0) memory.release = nullptr;
        bastide_game* game = original.get();
        CHECK(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &game) == BASTIDE_E_ARGUMENT);
        CHECK(game == nullptr);
        game = original.get();
        CHECK(bastide_game_clone(original.get(), BASTIDE_VIEW_FULL, 0, &memory, &game) == BASTIDE_E_ARGUMENT);
        CHECK(game == nullptr);
        bastide_tileset* set = nullptr;
        CHECK(bastide_tileset_create(BASTIDE_SET_BASE, &memory, &set) == BASTIDE_E_ARGUMENT);
    }
    CHECK(allocator.calls() == 0);
}

TEST_CASE("A refused load or script takes nothing from the host's memory for good")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    std::vector<std::uint8_t> bytes = snapshot(played(15, 20));
    bytes[bytes.size() / 2] ^= 1;
    bastide_game* out = nullptr;
    CHECK(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, &memory, nullptr, &out) ==
          BASTIDE_E_FORMAT);
    const std::string text = "bastide 1\nchance host\ndraw E\n0: place E 5 5 0\n";
    CHECK(bastide_game_load_script(text.data(), count_of(text.size()), nullptr, 0, &memory, nullptr, &out) == BASTIDE_E_ILLEGAL);
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
}
