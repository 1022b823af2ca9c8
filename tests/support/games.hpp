// SPDX-License-Identifier: MIT
// How many random games a test plays. Each test states its usual number; the environment variable BASTIDE_GAMES scales them all,
// as a percentage: 10 under a slow sanitizer, 10000 in a soak. With BASTIDE_PROGRESS set, long tests say how far they are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace bastide_tests {

/// `usual` scaled by BASTIDE_GAMES, never less than one game.
inline std::int64_t games(std::int64_t usual)
{
    const char* percent = std::getenv("BASTIDE_GAMES");
    const long asked = percent == nullptr ? 100 : std::strtol(percent, nullptr, 10);
    const std::int64_t scale = std::clamp<std::int64_t>(asked, 1, 1'000'000'000);
    return std::max<std::int64_t>(usual * scale / 100, 1);
}

/// Calls play(n) for n = 0, 1, ... games(usual) - 1: the n-th random game, whose seed is made from n alone.
template <typename Play>
void each_game(const char* what, std::int64_t usual, Play&& play)
{
    const std::int64_t all = games(usual);
    const bool tells = std::getenv("BASTIDE_PROGRESS") != nullptr;
    for (std::int64_t n = 0; n < all; ++n) {
        play(static_cast<std::uint64_t>(n));
        const bool due = (n + 1) * 100 / all != n * 100 / all;
        if (tells && due)
            std::fprintf(stderr, "\r%s: %lld of %lld games%s", what, static_cast<long long>(n + 1), static_cast<long long>(all),
                         n + 1 == all ? "\n" : "");
    }
}

}  // namespace bastide_tests
