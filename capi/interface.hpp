// SPDX-License-Identifier: MIT
// The inner side of the C interface: handles, reports of faults, and the conversion of host records to internal ones (narrow) and
// back (widen). No wrong argument passes it, and hosts see internal data only through it.
#pragma once

#include "argument_checks.hpp"
#include "game/answers.hpp"
#include "game/game.hpp"
#include "game_handle.hpp"

struct bastide_tileset {
    bastide::Memory memory;
    bastide::TileSet set;
    bastide::u32 bytes;
    bastide::i32 number = 0;  ///< bastide_set; 0 for the caller's own
};

namespace bastide {

/// The kind of a kind of action; ActionKind::none for BASTIDE_ANY. The caller has handled kind 0.
inline ActionKind inner_kind(i32 kind) noexcept { return kind < 0 ? ActionKind::none : static_cast<ActionKind>(kind); }

/// The result of a text function: the length.
inline i32 text_length(const TextWriter& text) noexcept { return count_of(text.size()); }

/// Writes the English sentence of a refusal, for the fault of a script reader.
void explain_to_host(GameKind kind, const void* game, const bastide_action* asked, const bastide_refusal& refusal,
                     TextWriter& out) noexcept;

/// Writes the sentence of a refusal that is not one of the rules; returns the status.
i32 explained(i32 status, bastide_refusal* refusal) noexcept;

/// Writes the English sentence of a refusal into its `text`, without the line number of a parsed text.
void write_sentence(bastide_refusal& refusal) noexcept;

/// Reports a fault to the caller.
i32 report(const Fault& fault, bastide_refusal* out) noexcept;

/// Converts an action of a host. Returns `version` when a spare word is set, `argument` when a number is impossible in this game,
/// `illegal` with a reason when it is possible but can never be legal.
Status narrow(const View& view, const bastide_action& in, Action& out, Verdict& verdict, WrongNumber& wrong) noexcept;

void widen_tile(const TileDef& def, i32 id, i32 count, i32 set, bastide_tile_def& out) noexcept;

/// Lists the segments of a tile as they lie in a rotation. Returns their number.
i32 list_segments(const TileDef& def, int rotation, bastide_segment_def* out, i32 cap) noexcept;

/// Converts handles into sources of tiles; false when one is missing.
bool read_sources(const bastide_tileset* const* sets, i32 count, TileSet* tile_sets, Sources& out, Fault& fault) noexcept;

}  // namespace bastide
