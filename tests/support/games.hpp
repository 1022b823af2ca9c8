// SPDX-License-Identifier: MIT
// How many random games a test plays. Each test states its usual number; the environment variable BASTIDE_GAMES scales them all,
// as a percentage: 10 under a slow sanitizer, 10000 in a soak. BASTIDE_GAMES_IN_ALL sets the number of games of each test
// instead. BASTIDE_GAMES_FROM skips the games before that number. BASTIDE_GAMES_SHARE=1/4 plays the second of every four games.
// With BASTIDE_PROGRESS long tests print their progress.
#pragma once

#include <algorithm>
#include <chrono>
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

#if defined(__SANITIZE_ADDRESS__)
#define BASTIDE_TESTS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BASTIDE_TESTS_SANITIZED 1
#endif
#endif

/// Whether the address sanitizer looks on, which makes games several times as slow.
constexpr bool is_sanitized()
{
#ifdef BASTIDE_TESTS_SANITIZED
    return true;
#else
    return false;
#endif
}

/// The games that this process plays: every `of`-th, from `first` on.
struct Share {
    std::int64_t first = 0;
    std::int64_t of = 1;
};

inline Share share()
{
    Share out;
    if (const char* from = std::getenv("BASTIDE_GAMES_FROM"))
        out.first = std::max<std::int64_t>(std::strtoll(from, nullptr, 10), 0);
    const char* said = std::getenv("BASTIDE_GAMES_SHARE");
    char* slash = nullptr;
    if (said == nullptr) return out;
    out.first += std::strtoll(said, &slash, 10);
    out.of = *slash == '/' ? std::max<std::int64_t>(std::strtoll(slash + 1, nullptr, 10), 1) : 1;
    return out;
}

inline bool tells_progress() { return std::getenv("BASTIDE_PROGRESS") != nullptr; }

/// Prints the progress of a test every few seconds, so that a killed run can be continued.
class Progress {
public:
    Progress(const char* what, std::int64_t all) : what_(what), all_(all) {}

    /// Game `n` is played, the last of `done`.
    void tell(std::int64_t n, std::int64_t done)
    {
        const bool ends = done == all_;
        if (!tells_progress() || (!ends && Clock::now() - told_ < std::chrono::seconds(5))) return;
        told_ = Clock::now();
        const double seconds = std::max(std::chrono::duration<double>(told_ - begun_).count(), 0.001);
        const double rate = static_cast<double>(done) / seconds;
        std::fprintf(stderr, "%s: %lld of %lld games, up to number %lld, %.0f s, %.1f games/s, %.0f s to go\n", what_,
                     static_cast<long long>(done), static_cast<long long>(all_), static_cast<long long>(n), seconds, rate,
                     static_cast<double>(all_ - done) / rate);
    }

private:
    using Clock = std::chrono::steady_clock;

    const char* what_;
    std::int64_t all_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point told_ = begun_;
};

/// Calls play(n) for n = 0, 1, ... games(usual) - 1: the n-th random game, whose seed depends only on n.
/// Returns how many of them this process played.
template <typename Play>
std::int64_t each_game(const char* what, std::int64_t usual, Play&& play)
{
    const std::int64_t all = games(usual);
    const Share mine = share();
    Progress progress(what, all > mine.first ? (all - mine.first - 1) / mine.of + 1 : 0);
    std::int64_t done = 0;
    for (std::int64_t n = mine.first; n < all; n += mine.of) {
        play(static_cast<std::uint64_t>(n));
        progress.tell(n, ++done);
    }
    return done;
}

}  // namespace bastide_tests
