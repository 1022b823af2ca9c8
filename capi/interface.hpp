// SPDX-License-Identifier: MIT
// The inner side of the C interface: handles, argument checks, and the conversion of host records to internal ones (narrow) and
// back (widen). No wrong argument passes it, and hosts see internal data only through it.
#pragma once

#include "bastide.h"
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

/// Whether a buffer and its capacity are valid arguments.
inline bool is_buffer(const void* out, i32 cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// The kind of a kind of action; ActionKind::none for BASTIDE_ANY. The caller has handled kind 0.
inline ActionKind inner_kind(i32 kind) noexcept { return kind < 0 ? ActionKind::none : static_cast<ActionKind>(kind); }

/// The result of a text function: the length.
inline i32 text_length(const TextWriter& text) noexcept { return count_of(text.size()); }

/// Whether the arguments of a list call are valid.
inline bool can_list(const bastide_game* game, const void* out, i32 cap) noexcept { return game && is_buffer(out, cap); }

/// Writes the English sentence of a refusal, for the fault of a script reader.
void explain_to_host(GameKind kind, const void* game, const bastide_action* asked, const bastide_refusal& refusal,
                     TextWriter& out) noexcept;

/// Reads the allocator of a host; false when one of its functions is missing.
bool read_memory(const bastide_allocator* mem, Memory& out) noexcept;

// ---- Arguments of functions with a refusal. Names are those of the header: a test compares them. ----

inline constexpr i32 kMaxCount = 0x7FFFFFFF;

/// Whether a pointer is there; else the fault says which is missing, and how many it should point at if they are counted.
bool is_given(const char* name, const void* pointer, Fault& fault, i32 count = 0) noexcept;

/// Whether a count or length is in its range.
bool is_count(const char* name, i32 count, i32 least, i32 most, Fault& fault) noexcept;

/// Whether a list and its count are valid arguments.
bool is_list(const char* name, const void* list, const char* count_name, i32 count, i32 most, Fault& fault) noexcept;

/// Whether a text or bytes and their length are: at least -1, or 0 where there is no NUL.
bool is_text(const char* name, const void* text, i32 len, i32 least, Fault& fault) noexcept;

bool read_memory(const bastide_allocator* mem, Memory& out, Fault& fault) noexcept;

/// Reports a missing pointer.
i32 report_missing(const char* name, bastide_refusal* out) noexcept;

/// Reports a parameter that is out of range.
i32 report_range(const char* name, i32 value, i32 least, i32 most, bastide_refusal* out) noexcept;

/// Writes the sentence of a refusal that is not one of the rules; returns the status.
i32 explained(i32 status, bastide_refusal* refusal) noexcept;

/// Writes the English sentence of a refusal into its `text`, without the line number of a parsed text.
void write_sentence(bastide_refusal& refusal) noexcept;

/// Reports a fault to the caller.
i32 report(const Fault& fault, bastide_refusal* out) noexcept;

/// Converts an action of a host. Returns `version` when a spare word is set, `argument` when a number is impossible in this game,
/// `illegal` with a reason when it is possible but can never be legal.
Status narrow(const View& view, const bastide_action& in, Action& out, Verdict& verdict, WrongNumber& wrong) noexcept;

/// Whether a number is a viewer of a game with this number of seats.
constexpr bool is_viewer(i32 viewer, i32 seats) noexcept
{
    return viewer == BASTIDE_VIEW_FULL || viewer == BASTIDE_VIEW_PUBLIC || is_within(viewer, 0, seats - 1);
}

void widen_tile(const TileDef& def, i32 id, i32 count, i32 set, bastide_tile_def& out) noexcept;

/// Lists the segments of a tile as they lie in a rotation. Returns their number.
i32 list_segments(const TileDef& def, int rotation, bastide_segment_def* out, i32 cap) noexcept;

/// Converts handles into sources of tiles; false when one is missing.
bool read_sources(const bastide_tileset* const* sets, i32 count, TileSet* tile_sets, Sources& out, Fault& fault) noexcept;

}  // namespace bastide
