// SPDX-License-Identifier: MIT
//
// Pictures at the command line, with bastide_draw.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game.hpp"

namespace cli {

/// How a picture looks, from the command line.
struct Look {
    std::string theme = "light";
    std::int32_t pixels = 96;
    std::vector<std::string> show{"labels", "rulers", "seats"};
    std::vector<std::int32_t> features;  ///< to point out
    std::string tile;                    ///< one type by its name instead of all
    std::int32_t rotation = 0;
};

extern const std::vector<std::string> themes;
extern const std::vector<std::string> parts;  ///< what a picture can show

/// The board or the dice of a game; of a finished one before its last action, after which the pieces are gone. Empty on failure.
std::string draw_game(const Game& game, const Look& look);

/// The tiles of a built-in set by its name, else of the set in a file; empty with a sentence in `complaint` when there are none.
std::string draw_tiles(const std::string& set, const Look& look, std::string& complaint);

}  // namespace cli
