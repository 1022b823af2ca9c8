// SPDX-License-Identifier: MIT
//
// Dice games at the command line: by hand at the terminal, told, and drawn as text and as a picture.
#pragma once

#include <cstdint>
#include <string>

#include "game.hpp"

namespace cli {

/// As play_by_hand(), tell_all() and draw_svg() do for tile games.
int play_dice_by_hand(Game& game, std::uint64_t seed);
int tell_dice(const bastide_game* game);
std::string draw_dice_svg(const bastide_game* game);

void print_dice(const bastide_game* game);

}  // namespace cli
