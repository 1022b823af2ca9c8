// SPDX-License-Identifier: MIT
// Simple players to compare with.
#pragma once

#include "contestants.hpp"

namespace contest {

/// Takes the turn after which it would lead most if the game ended then; equal turns by chance.
std::unique_ptr<Contestant> make_greedy();

/// Of the dice game: always builds and scores the best city that the dice of its tray can close, else the first dice of one.
std::unique_ptr<Contestant> make_banker();

}  // namespace contest
