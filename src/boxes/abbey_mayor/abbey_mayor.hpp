// SPDX-License-Identifier: MIT
// The module of Abbey & Mayor, new edition.
#pragma once

#include "play/module.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"

namespace bastide {

namespace boxes::abbey_mayor {
extern const Module module;
}

// Inline, so that a newer module can ask for abbeys in a build without this box.

/// The rack of a seat's abbeys; of capacity 0 when the box is not played.
inline Rack abbeys_of(const View& view, int seat) noexcept { return rack_of(view.rules, ModuleId::abbey_mayor, seat); }

/// Whether a seat holds an abbey; false when the box is not played.
inline bool has_abbey(const View& view, int seat) noexcept { return count_tiles(view, abbeys_of(view, seat)) > 0; }

/// Moves an abbey from one seat's hand to another's.
inline void transfer_abbey(Play& play, int from, int to) noexcept
{
    moves::transfer_tile(play, abbeys_of(play, from), abbeys_of(play, to), play.rules.wild);
}

}  // namespace bastide
