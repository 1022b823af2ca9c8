// SPDX-License-Identifier: MIT
// Those who play in a tournament: the levels of bastide_players, simple players to compare with, and programs outside that speak
// the line protocol of docs/opponent.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "bastide_players.h"

namespace contest {

class Contestant {
public:
    virtual ~Contestant() = default;

    /// A game begins; `game` is in its first position.
    virtual void begin(const bastide_game*) {}
    /// An action was done, by any seat or nature; `line` is its line in a script.
    virtual void see(const std::string& /*line*/) {}
    /// Chooses for a seat. Throws when it cannot.
    virtual bastide_action choose(const bastide_game* game, std::int32_t seat, std::uint64_t& random) = 0;

    double cpu_seconds = 0;
    std::int64_t choices = 0;
};

/// By its name: easy, normal, hard, hard=SIMULATIONS, hard@MILLISECONDS, greedy, random, banker, or exec:COMMAND.
std::unique_ptr<Contestant> make_contestant(const std::string& name);

}  // namespace contest
