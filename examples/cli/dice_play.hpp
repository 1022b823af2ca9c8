// SPDX-License-Identifier: MIT
//
// Dice games at the command line: what differs from tile games at the terminal, and the city as text.
#pragma once

#include <string>

#include "game.hpp"
#include "language.h"

namespace cli {

extern const char* const dice_help;

/// Prints the city, the tray and the legal actions.
void show_dice(const Game& game, const language& speech);

/// The placements that extend a city, as lines of a script; all placements would be too many.
void list_placements(const Game& game);

void print_dice(const Game& game);

}  // namespace cli
