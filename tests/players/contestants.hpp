// SPDX-License-Identifier: MIT
// Those who play in a tournament: the levels of bastide_players, simple players to compare with, and programs outside that speak
// the line protocol of docs/opponent.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "bastide_players.h"

namespace contest {

/// What is played: a preset by its name, or dice.
struct Match {
    std::string preset = "base";
    std::int32_t seats = 2;

    bool is_dice() const { return preset == "dice"; }
};

class Contestant {
public:
    virtual ~Contestant() = default;

    /// A game begins; `game` is in its first position.
    virtual void begin(const bastide_game*) {}
    /// An action was done, by any seat or nature; `line` is its line in a script.
    virtual void see(const std::string& /*line*/) {}
    /// Chooses for a seat. Throws when it cannot.
    virtual bastide_action choose(const bastide_game* game, std::int32_t seat, std::uint64_t& random) = 0;

    /// The time by which its choices are measured, in seconds: that of this process, unless it thinks in another.
    virtual double now() const;

    double seconds = 0;
    std::int64_t choices = 0;
};

/// By its name: easy, normal, hard, hard=SIMULATIONS, hard@MILLISECONDS, greedy, random, banker, or exec:COMMAND, whose program
/// may think `patience` seconds about each answer. Throws for a name that is none, or none in this game.
std::unique_ptr<Contestant> make_contestant(const std::string& name, const Match& match = {}, std::int32_t patience = 60);

}  // namespace contest
