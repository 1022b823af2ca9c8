// SPDX-License-Identifier: MIT
//
// A game at the terminal: shows the board and the decision, reads an action, and can undo it.
#pragma once

#include <cstdint>
#include <vector>

#include "game.hpp"

namespace cli {

/// The pieces where they stand or, when the game is over, where they stood before the final scoring took them away.
std::vector<bastide::Piece> pieces_before_the_end(const Game& game);

/// The board of a tile game in letters, and what they mean.
void print_board(const Game& game);

/// Plays with the people at the terminal until the game is over or they leave. @return an exit status
int play_by_hand(Game& game, std::uint64_t seed);

/// Lets the little player of the examples play all seats. @return whether the game came to its end
bool play_out(Game& game, std::uint64_t seed);

/// The same, and prints what happens. @return an exit status
int play_alone(Game& game, std::uint64_t seed);

/// Prints a game that is already played. @return an exit status
int tell_all(const Game& game);

}  // namespace cli
