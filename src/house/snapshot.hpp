// SPDX-License-Identifier: MIT
// Games as bytes: the config, the position in its named form, the score lines, and the history where one is kept. A game that
// began under these rules is played again from its history and must come to that position; one that began under others goes on
// from it. The frame is that of ground/frame.hpp; docs/snapshots.md tells the rest.
#pragma once

#include "house/snapshot_state.hpp"

namespace bastide {

/// An action of the history as a viewer may know it, in a host's record.
void widen_history(const Action& action, Viewer viewer, bastide_action& out) noexcept;

/// The game that a viewer's snapshot loads, numbers of events going on; with the events so far or without. Null on failure.
Game* view_game(const Game& game, Viewer viewer, const Retention& retention, const Memory& memory, bool with_log,
                Fault& fault) noexcept;

/// An action of the history as a view tells it. Without a verb: the reader finds it out by itself.
Action told(const Action& action, Viewer view) noexcept;

/// The size; `out` is written only when it fits.
u32 write_snapshot(const Game& game, Viewer viewer, u8* out, u32 cap) noexcept;

struct Reading {
    bool wants_events = false;      ///< those so far are retained, where the history tells them
    const Game* like = nullptr;     ///< its rules are shared where they are those of the snapshot; `sources` are its own
    u32 revision = kRulesRevision;  ///< of the rules under which games go on; another one for tests of what a mended rule does
};

/// A new game from bytes that may be anything. It keeps as much as `notes` say, or without them as the snapshot says. Null on
/// failure, and `fault` says why.
Game* read_snapshot(const u8* bytes, u32 size, const Sources& sources, const Retention* retention, const Memory& memory,
                    Fault& fault, const Reading& reading = {}) noexcept;

}  // namespace bastide
