// SPDX-License-Identifier: MIT
// The word that stops an opponent is written by one thread and read by another.
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "bastide_players.h"
#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

constexpr std::uint64_t kMinute = 60'000'000;

/// A clock that tells others how often it was read: when it is read often, simulations are on the way.
struct Watch {
    std::atomic<int> reads{0};

    static std::uint64_t now()
    {
        const auto time = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(time).count());
    }
    static std::uint64_t BASTIDE_CALL read(void* user)
    {
        ++static_cast<Watch*>(user)->reads;
        return now();
    }
};

}  // namespace

TEST_CASE("Another thread stops an opponent that thinks")
{
    const Game game = make(seeded(5));
    Dice dice(5);
    play_on(game, dice, 30);
    Watch watch;
    std::int32_t stop = 0;
    const bastide_players_host host{&watch, Watch::read, &stop};
    bastide_players_settings settings{};
    REQUIRE(bastide_players_settings_init(&settings) == BASTIDE_OK);
    settings.level = BASTIDE_PLAYERS_LEVEL_HARD;
    settings.simulations = 0;
    settings.microseconds = 10 * kMinute;
    std::vector<char> memory(static_cast<std::size_t>(bastide_players_measure(game.get(), settings.level)));
    std::uint64_t random = 1;
    bastide_action action{};
    std::atomic<bastide_status> status{1};
    const std::uint64_t begin = Watch::now();
    std::thread thinks([&] {
        status = bastide_players_choose(game.get(), &settings, &host, &random, memory.data(),
                                        static_cast<std::int32_t>(memory.size()), &action);
    });
    while (watch.reads < 400 && Watch::now() - begin < kMinute) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
    thinks.join();
    CHECK(Watch::now() - begin < 5 * kMinute);
    CHECK(status == BASTIDE_OK);
    CHECK(bastide_game_check(game.get(), &action, nullptr) == BASTIDE_OK);
}
