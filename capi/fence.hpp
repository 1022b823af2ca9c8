// SPDX-License-Identifier: MIT
// The wall behind the C face: handles, checks of arguments, and the widening of records. Nothing wrong gets past it and nothing
// inside is shown but through it.
#pragma once

#include "bastide.h"
#include "game_functions.hpp"
#include "house/answers.hpp"
#include "house/game.hpp"

/// A game, and what can be asked of it.
struct bastide_game {
    bastide::Memory memory;
    const bastide::GameFunctions* functions;
    void* game;
};

struct bastide_tileset {
    bastide::Memory memory;
    bastide::TileSet set;
    bastide::u32 bytes;
    bastide::i32 number = 0;  ///< bastide_set; 0 for the caller's own
};

namespace bastide {

/// Whether a list's buffer makes sense.
inline bool is_buffer(const void* out, i32 cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// The verb that a kind of action asks for; Verb::none for any, so 0 is seen to before.
inline Verb wanted_verb(i32 kind) noexcept { return kind < 0 ? Verb::none : static_cast<Verb>(kind); }

/// The answer of a text function: its length.
inline i32 text_length(const TextWriter& text) noexcept { return count_of(text.size()); }

/// What a wrong call of a list answers, else OK.
inline i32 check_list(const bastide_game* game, const void* out, i32 cap) noexcept
{
    return game && is_buffer(out, cap) ? BASTIDE_OK : BASTIDE_E_ARGUMENT;
}

inline i32 seats_of(const bastide_game& game) noexcept { return game.functions->seats(game.game); }

/// A handle around a game; the game ends when there is no memory for it. Null for null.
bastide_game* handle_for(const GameFunctions& functions, void* game, const Memory& memory, Fault& fault) noexcept;

/// The sentence of the library's own texts, into the reports of a reader of texts.
void explain_to_host(const GameFunctions& functions, const void* game, const bastide_action* asked,
                     const bastide_refusal& refusal, TextWriter& out) noexcept;

/// The host's memory; a record with only one of its functions is none.
bool read_memory(const bastide_allocator* mem, Memory& out) noexcept;

/// Writes the English sentence of a refusal into its text, without the line where it is one of a text.
void write_sentence(bastide_refusal& refusal) noexcept;

/// Reports a fault to the caller.
i32 report(const Fault& fault, bastide_refusal* out) noexcept;

/// Narrows an action of a host. `version` with a spare word that is set, `argument` when a number makes no sense at all,
/// `illegal` with a reason when it only can never be right.
Status narrow(const View& view, const bastide_action& in, Action& out, Verdict& verdict) noexcept;

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
