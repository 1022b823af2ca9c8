// SPDX-License-Identifier: MIT
// Games as readable text: config, actions, and lines that say what is expected. The grammar stands in docs/scripts.md.
#pragma once

#include "house/records.hpp"
#include "house/snapshot.hpp"

namespace bastide {

void write_script(const Game& game, Viewer view, TextWriter& out) noexcept;

/// A new game from text that may be anything; every expectation in it was met. Null on failure, and `fault` says where and why,
/// with the particulars where somebody explains them.
Game* read_script(Text text, const Sources& sources, const Memory& memory, Fault& fault, Explain explain = nullptr) noexcept;

}  // namespace bastide
