// SPDX-License-Identifier: MIT
// The checks of the arguments of calls: pointers, buffers, counts, texts, allocators, viewers.
#pragma once

#include "bastide.h"
#include "common/fault.hpp"
#include "common/memory.hpp"

namespace bastide {

/// Whether a buffer and its capacity are valid arguments.
inline bool is_buffer(const void* out, i32 cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// Whether the arguments of a list call are valid.
inline bool can_list(const bastide_game* game, const void* out, i32 cap) noexcept { return game && is_buffer(out, cap); }

/// Whether a number is a viewer of a game with this number of seats.
constexpr bool is_viewer(i32 viewer, i32 seats) noexcept
{
    return viewer == BASTIDE_VIEW_FULL || viewer == BASTIDE_VIEW_PUBLIC || is_within(viewer, 0, seats - 1);
}

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

}  // namespace bastide
