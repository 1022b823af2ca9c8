// SPDX-License-Identifier: MIT
// How many random games a test plays. Each test states its usual number; the environment variable BASTIDE_GAMES scales them all,
// as a percentage: 10 under a slow sanitizer, 10000 in a soak. BASTIDE_GAMES_IN_ALL says instead how many games each test plays,
// and BASTIDE_GAMES_SHARE=1/4 that of these it plays the second of every four. With BASTIDE_PROGRESS set, long tests say how far
// they are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace bastide_tests {

/// `usual` scaled by BASTIDE_GAMES, never less than one game.
inline std::int64_t games(std::int64_t usual)
{
    if (const char* all = std::getenv("BASTIDE_GAMES_IN_ALL")) return std::max<std::int64_t>(std::strtoll(all, nullptr, 10), 1);
    const char* percent = std::getenv("BASTIDE_GAMES");
    const long asked = percent == nullptr ? 100 : std::strtol(percent, nullptr, 10);
    const std::int64_t scale = std::clamp<std::int64_t>(asked, 1, 1'000'000'000);
    return std::max<std::int64_t>(usual * scale / 100, 1);
}

/// Which games of all are played here: every `of`-th, from `first` on.
struct Share {
    std::int64_t first = 0;
    std::int64_t of = 1;
};

inline Share share()
{
    Share out;
    const char* said = std::getenv("BASTIDE_GAMES_SHARE");
    char* slash = nullptr;
    if (said == nullptr) return out;
    out.first = std::strtoll(said, &slash, 10);
    out.of = *slash == '/' ? std::max<std::int64_t>(std::strtoll(slash + 1, nullptr, 10), 1) : 1;
    return out;
}

/// Calls play(n) for n = 0, 1, ... games(usual) - 1: the n-th random game, whose seed is made from n alone.
template <typename Play>
void each_game(const char* what, std::int64_t usual, Play&& play)
{
    const std::int64_t all = games(usual);
    const bool tells = std::getenv("BASTIDE_PROGRESS") != nullptr;
    const Share mine = share();
    for (std::int64_t n = mine.first; n < all; n += mine.of) {
        play(static_cast<std::uint64_t>(n));
        const bool due = (n + mine.of) * 1000 / all != n * 1000 / all;
        if (tells && due)
            std::fprintf(stderr, "\r%s: %lld of %lld games%s", what, static_cast<long long>(n + 1), static_cast<long long>(all),
                         n + mine.of >= all ? "\n" : "");
    }
}

}  // namespace bastide_tests
