// SPDX-License-Identifier: MIT
//
// Many games on many threads, and many readers of one game.
#include <array>
#include <thread>
#include <vector>

#include "bastide.h"
#include "require.h"

namespace {

// [games]
/// Different games never interfere: one thread for each game needs no lock.
std::int32_t play(std::uint64_t seed)
{
    bastide_game* game = nullptr;
    bastide_action action;
    bastide_seat seat{};
    if (bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, seed, &game) != BASTIDE_OK) return -1;
    while (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK) bastide_game_apply(game, &action, nullptr);
    bastide_game_get_seat(game, 0, &seat);
    bastide_game_destroy(game);
    return seat.score;
}
// [games]

}  // namespace

int main()
{
    std::array<std::int32_t, 4> scores{};
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < scores.size(); ++i) threads.emplace_back([&scores, i] { scores[i] = play(i); });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < scores.size(); ++i) REQUIRE(scores[i] == play(i));

    bastide_config config;
    bastide_game* game = nullptr;
    bastide_config_init(&config);
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK);
    // [readers]
    // Calls that take a const game may overlap on one game; a thread that calls apply must be alone with it.
    std::array<std::uint64_t, 4> hashes{};
    std::vector<std::thread> readers;
    for (std::uint64_t& hash : hashes) readers.emplace_back([game, &hash] { bastide_game_get_hash(game, &hash); });
    for (std::thread& reader : readers) reader.join();
    // [readers]
    for (const std::uint64_t hash : hashes) REQUIRE(hash == hashes[0]);
    bastide_game_destroy(game);
}
