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
};

namespace bastide {

constexpr i32 code(Status status) noexcept { return static_cast<i32>(status); }

/// Sizes of growing records in the first release: the least a caller may bring.
inline constexpr u32 kFirstConfigSize = 64;
inline constexpr u32 kFirstErrorSize = 256;
inline constexpr u32 kFirstPendingSize = 80;
inline constexpr u32 kFirstSeatSize = 48;
inline constexpr u32 kFirstFeatureSize = 96;
inline constexpr u32 kFirstDiceSize = 128;
inline constexpr u32 kFirstPositionSize = 64;

/// Whether a list's buffer makes sense.
inline bool is_buffer(const void* out, i32 cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// The verb that a kind of action asks for; Verb::none for any, so BASTIDE_ACTION_NONE is seen to before.
inline Verb only(i32 kind) noexcept { return kind < 0 ? Verb::none : static_cast<Verb>(kind); }

/// A count as the answer of a list.
inline i32 count_of(u64 n) noexcept { return n > 0x7FFFFFFFu ? BASTIDE_E_LIMIT : static_cast<i32>(n); }

/// Writes as much of a growing record as the caller has room for. His size is kept.
template <class Record>
void give(const Record& record, Record* out) noexcept
{
    const u32 theirs = out->struct_size;
    std::memcpy(out, &record, smaller<u32>(theirs, sizeof record));
    out->struct_size = theirs;
}

/// Whether the words that a caller must leave zero are.
template <u32 N>
bool are_zero(const u32 (&words)[N]) noexcept
{
    u32 all = 0;
    for (u32 word : words) all |= word;
    return all == 0;
}

/// The answer of a text function: its length.
inline i32 text_length(const TextWriter& text) noexcept { return count_of(text.size()); }

/// Ends the game behind a handle, not the handle.
void end_game(bastide_game& game) noexcept;

/// How much a handle keeps, whichever game is behind it.
Notebook notes_of(const bastide_game& game) noexcept;

/// The host's memory; a record with only one of its functions is none.
bool read_memory(const bastide_allocator* mem, Memory& out) noexcept;

/// Tells the caller about a fault, when he asked to be told.
i32 tell(const Fault& fault, bastide_error* error) noexcept;

/// The reserved word of a choice is not 0.
inline constexpr Refusal kReservedChoice{Reason::config_choice, "The reserved word of a choice is 0."};

/// A choice of a config that was not taken. `owner`: the game that takes an option which this one does not.
void refuse_choice(const bastide_choice* choices, i32 index, const Refusal& refusal, Ruleset owner, Fault& fault) noexcept;

/// Whether an error record, when given, can be written.
inline bool is_error_record(const bastide_error* error) noexcept { return !error || error->struct_size >= kFirstErrorSize; }

/// Narrows an action of a host. `argument` when a number makes no sense at all; `illegal` with a reason when it only can
/// never be right.
Status narrow(const Rules& rules, const bastide_action& in, Action& out, Verdict& verdict) noexcept;

void widen_tile(const TileRow& row, i32 id, i32 count, bastide_tile_def& out) noexcept;
void widen_segment(const Part& part, bastide_segment_def& out) noexcept;

/// Handles as sources of tiles; `argument` when one is missing.
Status read_sources(const bastide_tileset* const* sets, i32 count, TileSet* room, Sources& out) noexcept;

}  // namespace bastide
