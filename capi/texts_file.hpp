// SPDX-License-Identifier: MIT
// Files of texts: one entry a line, read into one block and written in one order (docs/texts.md).
#pragma once

#include "message.hpp"

namespace bastide {

inline constexpr u32 kMaxTextBytes = 1u << 18;
inline constexpr u32 kMaxTextEntries = 4096;

struct TextsFault {
    i32 status = BASTIDE_OK;
    i32 line = 0;
    i32 column = 0;
    char text[192] = {};
};

/// Null on failure, with the fault set.
bastide_texts* parse_texts(Text utf8, const Memory& memory, TextsFault& fault) noexcept;

void write_texts(const bastide_texts* texts, TextWriter& out) noexcept;

}  // namespace bastide
