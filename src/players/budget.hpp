// SPDX-License-Identifier: MIT
// How long a call may think: simulations, time by the caller's clock, and the caller's word that stops it.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

class Budget {
public:
    void begin(const bastide_players_settings& settings, const bastide_players_host* host) noexcept
    {
        most_ = settings.simulations;
        time_ = settings.microseconds < kLongest ? settings.microseconds : kLongest;
        if (host) host_ = *host;
        if (time_ > 0) began_ = host_.clock(host_.user);
    }

    void count_simulation() noexcept { ++used_; }
    int32_t used() const noexcept { return used_; }

    /// Whether the caller stopped the call or its time is over. A limit of simulations is no reason to break off a comparison.
    bool is_over() const noexcept { return is_stopped() || (time_ > 0 && elapsed() >= time_); }

    /// Whether `more` simulations are within the first `part` of `parts` equal parts of the budget.
    bool allows(int32_t more, int32_t part, int32_t parts) const noexcept
    {
        if (is_stopped()) return false;
        if (most_ > 0 && (int64_t{used_} + more) * parts > int64_t{most_} * part) return false;
        if (time_ == 0) return true;
        const uint64_t spent = elapsed();
        const uint64_t mean = used_ > 0 ? spent / static_cast<uint64_t>(used_) : 0;
        return (spent + mean * static_cast<uint64_t>(more)) * static_cast<uint64_t>(parts) <= time_ * static_cast<uint64_t>(part);
    }

private:
    bool is_stopped() const noexcept
    {
#if defined(_MSC_VER) && !defined(__clang__)
        return host_.stop && *static_cast<const volatile int32_t*>(host_.stop) != 0;  // an aligned word is read at once
#else
        return host_.stop && __atomic_load_n(host_.stop, __ATOMIC_RELAXED) != 0;
#endif
    }
    uint64_t elapsed() const noexcept { return host_.clock(host_.user) - began_; }

    /// Nine years; a part of a longer time could overflow.
    static constexpr uint64_t kLongest = uint64_t{1} << 48;

    bastide_players_host host_ = {};
    uint64_t time_ = 0;
    uint64_t began_ = 0;
    int32_t most_ = 0;
    int32_t used_ = 0;
};

}  // namespace bastide::players
