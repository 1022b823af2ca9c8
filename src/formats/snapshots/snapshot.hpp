// SPDX-License-Identifier: MIT
// Games as bytes: config, position in its named form, score lines, and the history if retained. A game that began under these
// rules is replayed from its history and must reach the position; one that began under other rules continues from the position.
// common/snapshot_frame.hpp defines the frame; docs/snapshots.md defines the rest.
#pragma once

#include "formats/snapshots/snapshot_state.hpp"

namespace bastide {

/// Converts an action of the history to a record, redacted for the viewer.
void widen_history(const Action& action, Viewer viewer, bastide_action& out) noexcept;

/// The game that a viewer's snapshot loads, with continued event numbers; with the events of the log as the viewer may know them,
/// or with none. Null on failure.
Game* view_game(const Game& game, Viewer viewer, const Retention& retention, const Memory& memory, bool with_log,
                Fault& fault) noexcept;

/// The bytes that view_game() allocates in all, at most.
u64 measure_view(const Game& game, Viewer viewer, const Retention& retention) noexcept;

/// Returns the size; writes only if it is at most `cap`.
u32 write_snapshot(const Game& game, Viewer viewer, u8* out, u32 cap) noexcept;
u32 write_snapshot(const Game& game, Viewer viewer, bool with_history, u8* out, u32 cap) noexcept;

/// Whether the snapshot of a game has its history.
bool writes_history(const Game& game) noexcept;

struct Reading {
    const Game* like = nullptr;     ///< its rules are shared if they are those of the snapshot; `sources` are its own
    u32 revision = kRulesRevision;  ///< rules revision under which games continue; tests of rule fixes pass another one
};

/// Creates a game from any bytes. `retention` replaces that of the snapshot unless it is null. Null on failure, with the reason
/// in `fault`.
Game* read_snapshot(const u8* bytes, u32 size, const Sources& sources, const Retention* retention, const Memory& memory,
                    Fault& fault, const Reading& reading = {}) noexcept;

}  // namespace bastide
