// SPDX-License-Identifier: MIT
//
// Comments that tell the game of a script, so that people can read it: what each action does, and what follows from it.
#pragma once

#include "game.hpp"

namespace cli {

/// The script with these comments in a language, and an empty line before each turn. Comments that it has already are not added
/// again. On failure no script and a complaint.
Script explain(const Script& script, const Tilesets& sets, const language& speech, Complaint& complaint);

}  // namespace cli
