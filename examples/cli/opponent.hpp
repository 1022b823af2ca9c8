// SPDX-License-Identifier: MIT
//
// The computer opponents of bastide_players at the terminal: they play seats and give hints.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide_players.h"
#include "game.hpp"
#include "language.h"

namespace cli {

class Opponent {
public:
    /// The names of the levels.
    static std::vector<std::string> levels();

    /// @param level one of the levels; @param seed of its errors and simulations
    Opponent(const std::string& level, std::uint64_t seed);

    /// Chooses for the seat that decides. False when it cannot.
    bool choose(const Game& game, bastide::Action& out);

    /// Prints the best moves with their values in points, and what speaks for each. EASY gives the hints of NORMAL.
    void print_hints(const Game& game, const language& speech);

private:
    static constexpr std::int32_t kHints = 3;
    static constexpr std::int32_t kReasons = 4;  ///< of a hint

    bool prepare(const Game& game);

    bastide_players_settings settings_{};
    std::uint64_t seed_;
    std::uint64_t random_ = 0;
    std::vector<char> memory_;
};

}  // namespace cli
