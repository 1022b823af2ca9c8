// SPDX-License-Identifier: MIT
// Games as bytes. A snapshot is the config and every action since, so equal games give equal bytes and reading one is playing
// it: no bytes can make a position that the rules would not.
//
//   "BSTD"  format u8  game kind u8  chance u8  length u32 (of all that follows up to the checksum)
//   counts: revision, seats, first seat; event capacity (signed); seed u64
//   sets    n, then number and copies of each;  host sets  n, then fingerprint u64 and copies of each
//   pieces  n, then kind and count of each;     options    n, then number and value (signed) of each
//   bushes  n, then number of each tile type
//   position, in format 2 only: turn, seat, step, drawn tile; n, then kind u8 and the fields of that kind
//   actions n, then verb u8 and the fields of that verb
//   checksum u64 over all bytes before it
//
// Numbers without a size are put_count / put_signed of ground/bytes.hpp. A public snapshot says HOST chance and seed 0.
#pragma once

#include "house/game.hpp"

namespace bastide {

/// Who looks: a seat by its number, everybody, or the host itself.
enum class Viewer : i32 { full = BASTIDE_VIEW_FULL, open = BASTIDE_VIEW_PUBLIC };

/// Whether a viewer sees what goes into the hidden hand of a seat.
constexpr bool shows_hand(Viewer viewer, int seat) noexcept { return viewer == Viewer::full || static_cast<i32>(viewer) == seat; }

/// An action of the history as a viewer may know it, in a host's record.
void widen_history(const Action& action, Viewer viewer, bastide_action& out) noexcept;

/// The game that a viewer's snapshot loads, numbers of events going on; with the events so far or without. Null on failure.
Game* view_game(const Game& game, Viewer viewer, const Notebook& notes, const Memory& memory, bool with_log,
                Fault& fault) noexcept;

/// An action of the history as a view tells it. Without a verb: the reader finds it out by itself.
Action told(const Action& action, Viewer view) noexcept;

/// The size; `out` is written only when it fits. The game keeps a history.
u32 write_snapshot(const Game& game, Viewer view, u8* out, u32 cap) noexcept;

/// A new game from bytes that may be anything. It keeps as much as `notes` say, or without them as the snapshot says. Null on
/// failure, and `fault` says why.
Game* read_snapshot(const u8* bytes, u32 size, const Sources& sources, const Notebook* notes, const Memory& memory,
                    Fault& fault) noexcept;

}  // namespace bastide
