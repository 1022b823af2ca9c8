// SPDX-License-Identifier: MIT
//
// A game at the terminal: shows the board and the decision, reads an action, and can undo it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game.hpp"
#include "language.h"

namespace cli {

/// The pieces at their places; after the end, at their places before the final scoring.
std::vector<bastide::Piece> pieces_before_the_end(const Game& game);

/// Prints the board of a tile game as letters, with a legend.
void print_board(const Game& game, const language& speech);

/// Plays at the terminal until the game is over or the players leave. @param opponent the level that plays all seats but the
/// first, or empty @return an exit status
int play_by_hand(Game& game, std::uint64_t seed, const std::string& opponent, const language& speech);

/// Lets the simple player of the examples play all seats. @return whether the game ended
bool play_out(Game& game, std::uint64_t seed);

/// Does the same and prints the game. @return an exit status
int play_alone(Game& game, std::uint64_t seed, const language& speech);

/// Prints a game that was played before. @return an exit status
int print_events(const Game& game, const language& speech);

}  // namespace cli
