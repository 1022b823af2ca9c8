// SPDX-License-Identifier: MIT
// What the header says of threads: different games never meet, calls that take a const game may overlap on one game, tile sets
// may be shared, and clones that share their rules may be made and ended anywhere. A race is found by the thread sanitizer
// (preset tsan); without it the answers alone are looked at.
#include <atomic>
#include <functional>
#include <thread>

#include "capi/face.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

std::vector<std::int32_t> kinds_of_things()
{
    return collect<std::int32_t>(
        [](std::int32_t* out, std::int32_t cap) { return bastide_list_numbers(BASTIDE_LIST_THING, out, cap); });
}

constexpr int kThreads = 4;

/// Runs work(0), work(1) ... at once and waits for all. What it throws or answers wrongly is counted.
int faults_of(const std::function<bool(int)>& work)
{
    std::atomic<int> faults{0};
    std::atomic<int> ready{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i) {
        threads.emplace_back([&, i] {
            ++ready;
            while (ready < kThreads) std::this_thread::yield();  // so that they do overlap
            try {
                if (!work(i)) ++faults;
            } catch (const std::exception&) {
                ++faults;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    return faults;
}

Setup any_setup(std::uint64_t n)
{
    Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
    const std::int32_t presets[] = {BASTIDE_PRESET_BASE, BASTIDE_PRESET_WINTER, BASTIDE_PRESET_WINTER_TOWER,
                                    BASTIDE_PRESET_WINTER_ABBEY_MAYOR, BASTIDE_PRESET_WINTER_TOWER_ABBEY_MAYOR};
    setup.choices =
        collect<bastide_choice>([&](bastide_choice* out, std::int32_t cap) { return bastide_preset(presets[n % 5], out, cap); });
    return setup;
}

std::uint64_t play_whole(std::uint64_t n)
{
    const Game game = make(any_setup(n));
    Dice dice(n);
    play_on(game, dice);
    return hash(game);
}

/// One number over the answers to every question that takes a const game.
std::uint64_t ask_all(const Game& game)
{
    std::uint64_t sum = hash(game);
    const auto add = [&](std::size_t count) { sum = sum * 31 + count; };
    add(actions(game).size());
    for (const bastide_action& action : actions(game)) add(static_cast<std::size_t>(check(game, action).legal));
    for (const bastide_tile_def& tile : tiles(game)) add(placements(game, tile.id).size() + segments(game, tile.id).size());
    for (const bastide_stock& row : stock(game)) add(static_cast<std::size_t>(row.placements));
    for (std::int32_t id : features(game)) add(static_cast<std::size_t>(feature(game, id).points_now) + parts(game, id).size());
    for (std::int32_t kind : kinds_of_things())
        add(static_cast<std::size_t>(bastide_game_list_things(game.get(), kind, nullptr, 0)));
    add(board(game).size() + pieces(game).size() + choices(game).size());
    add(events(game, 0).size() + score_lines(game, 0).size());
    add(static_cast<std::size_t>(pending(game).tiles_left));
    for (const std::uint8_t byte : snapshot(game)) add(byte);
    for (const char letter : script(game, BASTIDE_VIEW_PUBLIC)) add(static_cast<unsigned char>(letter));
    return sum;
}

}  // namespace

TEST_CASE("Games on many threads end as they do alone")
{
    const std::int64_t rounds = games(10);
    std::vector<std::uint64_t> alone;
    for (std::int64_t n = 0; n < rounds; ++n) alone.push_back(play_whole(static_cast<std::uint64_t>(n)));
    CHECK(faults_of([&](int) {
              for (std::int64_t n = 0; n < rounds; ++n)
                  if (play_whole(static_cast<std::uint64_t>(n)) != alone[static_cast<std::size_t>(n)]) return false;
              return true;
          }) == 0);
}

TEST_CASE("Questions about one game may overlap")
{
    each_game("threads, questions", 10, [](std::uint64_t n) {
        const Game game = make(any_setup(n));
        Dice dice(n);
        play_on(game, dice, 60);
        const std::uint64_t answer = ask_all(game);
        INFO("game " << n);
        CHECK(faults_of([&](int) { return ask_all(game) == answer && hash(clone(game)) == hash(game); }) == 0);
    });
}

TEST_CASE("Clones that share their rules are made, played and ended on different threads")
{
    each_game("threads, clones", 10, [](std::uint64_t n) {
        Game model = make(any_setup(n));
        Dice dice(n);
        play_on(model, dice, 40);
        std::vector<Game> made(kThreads);
        for (Game& game : made) game = clone(model);
        model.reset();  // the rules live on in the clones
        std::atomic<std::uint64_t> first{0};
        INFO("game " << n);
        CHECK(faults_of([&](int i) {
                  Game mine = std::move(made[at(i)]);
                  for (int round = 0; round < 5; ++round) {
                      Game next = clone(mine);
                      mine = std::move(next);  // ends the one before, here, while others are made elsewhere
                  }
                  Dice own(n + 1);
                  play_on(mine, own);
                  std::uint64_t none = 0;
                  const std::uint64_t end = hash(mine);
                  return first.compare_exchange_strong(none, end) || none == end;
              }) == 0);
    });
}

TEST_CASE("Whichever clone is ended last ends the rules")
{
    // Nothing but the count of users orders the last look of one thread at the rules before their end by another.
    each_game("threads, last users", 300, [](std::uint64_t n) {
        Game model = make(any_setup(n));
        const std::uint64_t answer = hash(model);
        std::vector<Game> made(kThreads);
        for (Game& game : made) game = clone(model);
        model.reset();
        CHECK(faults_of([&](int i) {
                  const bool same = hash(made[at(i)]) == answer && !actions(made[at(i)]).empty();
                  made[at(i)].reset();
                  return same;
              }) == 0);
    });
}

TEST_CASE("One tile set serves games on many threads and may be ended before them")
{
    bastide_tileset* read = nullptr;
    REQUIRE(bastide_tileset_parse("Y 9 CRFR c:N*1 r:EW f:27+0 f:3456\n", -1, nullptr, nullptr, &read) == BASTIDE_OK);
    const Tileset set(read);
    CHECK(faults_of([&](int i) {
              const bastide_tileset* sets[] = {set.get()};
              const bastide_choice choices[] = {choose_set(BASTIDE_SET_BASE), {BASTIDE_CHOICE_TILESET, 0, 1, 0}};
              bastide_config config = default_config();
              config.seed = static_cast<std::uint64_t>(i);
              bastide_game* made = nullptr;
              if (bastide_game_create(&config, choices, 2, sets, 1, nullptr, nullptr, &made) != BASTIDE_OK) return false;
              const Game game(made);
              Dice dice(5);
              play_on(game, dice);
              return is_over(game) && bastide_tileset_list_tiles(set.get(), nullptr, 0) == 1;
          }) == 0);
}
