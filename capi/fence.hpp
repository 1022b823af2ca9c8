// SPDX-License-Identifier: MIT
// The wall behind the C face: handles, checks of arguments, and the widening of records. Nothing wrong gets past it and nothing
// inside is shown but through it.
#pragma once

#include "bastide.h"
#include "house/choices.hpp"
#include "house/game.hpp"
#include "house/records.hpp"

namespace bastide::dice {
class Game;
}

/// One of two games; the other pointer is null.
struct bastide_game {
    bastide::Memory memory;
    bastide::Game* game;
    bastide::dice::Game* dice = nullptr;
};

struct bastide_tileset {
    bastide::Memory memory;
    bastide::TileSet set;
    bastide::u32 bytes;
    bastide::i32 number = 0;  ///< bastide_set; 0 for the caller's own
};

namespace bastide {

constexpr i32 code(Status status) noexcept { return static_cast<i32>(status); }

/// Whether a list's buffer makes sense.
inline bool is_buffer(const void* out, i32 cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// The verb that a kind of action asks for; Verb::none for any, so 0 is seen to before.
inline Verb only(i32 kind) noexcept { return kind < 0 ? Verb::none : static_cast<Verb>(kind); }

/// A count as the answer of a list.
inline i32 count_of(u64 n) noexcept { return n > 0x7FFFFFFFu ? BASTIDE_E_LIMIT : static_cast<i32>(n); }

/// The first spare word of a record that is set, or -1.
template <class Record>
i32 set_spare(const Record& record) noexcept
{
    for (u32 i = 0; i < sizeof record.spare / sizeof record.spare[0]; ++i)
        if (record.spare[i] != 0) return static_cast<i32>(i);
    return -1;
}

/// Writes a refusal when the caller wants it, and answers its status.
inline i32 report(const bastide_refusal& refusal, bastide_refusal* out) noexcept
{
    if (out) *out = refusal;
    return refusal.status;
}

/// The refusal of a record with a spare word that is set.
bastide_refusal refuse_spare(i32 word) noexcept;

/// The answer of a text function: its length.
inline i32 text_length(const TextWriter& text) noexcept { return count_of(text.size()); }

i32 seats_of(const bastide_game& game) noexcept;

/// A handle around a game; the game ends when there is no memory for it. Null for null.
bastide_game* handle_for(Game* game, const Memory& memory, Fault& fault) noexcept;

/// Ends the game behind a handle, not the handle.
void end_game(bastide_game& game) noexcept;

/// How much a handle keeps, whichever game is behind it.
Notebook notes_of(const bastide_game& game) noexcept;

/// The host's memory; a record with only one of its functions is none.
bool read_memory(const bastide_allocator* mem, Memory& out) noexcept;

/// Writes the English sentence of a refusal into its text, without the line where it is one of a text.
void write_sentence(bastide_refusal& refusal) noexcept;

/// Reports a fault to the caller.
i32 report(const Fault& fault, bastide_refusal* out) noexcept;
i32 report(Status status, bastide_refusal* out) noexcept;

/// Narrows an action of a host. `version` with a spare word that is set, `argument` when a number makes no sense at all,
/// `illegal` with a reason when it only can never be right.
Status narrow(const View& view, const bastide_action& in, Action& out, Verdict& verdict) noexcept;

/// Who decided, as the host says it; `argument` when there is no such origin.
Status read_origin(const bastide_action& in, Origin& out) noexcept;

/// Whether a number is a viewer of a game with so many seats.
constexpr bool is_viewer(i32 viewer, i32 seats) noexcept
{
    return viewer == BASTIDE_VIEW_FULL || viewer == BASTIDE_VIEW_PUBLIC || is_within(viewer, 0, seats - 1);
}

void widen_tile(const TileRow& row, i32 id, i32 count, i32 set, bastide_tile_def& out) noexcept;

/// The segments of a tile as they lie in a rotation. Answers their number.
i32 list_segments(const TileRow& row, int rotation, bastide_segment_def* out, i32 cap) noexcept;

/// Handles as sources of tiles; `argument` when one is missing.
Status read_sources(const bastide_tileset* const* sets, i32 count, TileSet* room, Sources& out) noexcept;

}  // namespace bastide
