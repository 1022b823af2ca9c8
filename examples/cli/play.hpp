// SPDX-License-Identifier: MIT
//
// A game at the terminal: shows the board and the decision, reads an answer, and can take it back.
#pragma once

#include <cstdint>

#include "game.hpp"
#include "tell.h"

namespace cli {

/// The pieces where they stand or, when the game is over, where they stood before the final scoring took them away.
std::vector<bastide_piece> pieces_before_the_end(const bastide_game* game);

void print_board(const bastide_game* game, const std::vector<bastide_piece>& pieces);

/// The final board, the final scoring, the scores and who won; the board and the scores of a game that is not over.
void print_end(const bastide_game* game, teller& told);

/// Plays with the people at the terminal until the game is over or they leave. `game` may be another one afterwards,
/// since taking back goes to an earlier copy. @return an exit status
int play_by_hand(Game& game, std::uint64_t seed);

/// Lets the little player of the examples play all seats. @return whether the game came to its end
bool play_out(bastide_game* game, std::uint64_t seed);

/// The same, and tells it. @return an exit status
int play_alone(bastide_game* game, std::uint64_t seed);

/// Tells a game that is already played. @return an exit status
int tell_all(const bastide_game* game);

}  // namespace cli
