// SPDX-License-Identifier: MIT
// Games as text: config, actions and expectations. docs/scripts.md defines the grammar.
#pragma once

#include "formats/scripts/script_variations.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/records.hpp"

namespace bastide {

void write_script(const Game& game, Viewer view, TextWriter& out) noexcept;

/// Creates a game from any text; all its expectations hold, its variations can be played, and its result is true. Null on
/// failure; `fault` then has the reason and position, and with `explain` the sentence of a refused action.
Game* read_script(Text text, const Sources& sources, const Memory& memory, Fault& fault, Explain explain = nullptr,
                  const ScriptReading& reading = {}) noexcept;

}  // namespace bastide
