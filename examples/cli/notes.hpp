// SPDX-License-Identifier: MIT
//
// What a script says beside its game: tags, comments, clocks and variations, printed for people.
#pragma once

#include "game.hpp"

namespace cli {

/// Prints the tags, one a line.
void print_tags(const Script& script);

/// Prints comments, clocks and variations, each below the action that it stands after.
void print_notes(const Script& script);

}  // namespace cli
