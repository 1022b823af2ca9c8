// SPDX-License-Identifier: MIT
// The lines of a text that a person may have edited: scripts, tile sets, texts. All readers of such files use these lines, so
// they agree on byte order marks and on the ends of lines.
#pragma once

#include "common/fault.hpp"

namespace bastide {

/// Why a text with the byte order mark of another encoding is refused; empty for other texts.
const char* why_not_utf8(Text text) noexcept;

/// Whether it has no such mark; else sets the fault, at the first byte.
bool is_utf8(Text text, Fault& fault) noexcept;

/// The size in bytes of the character that begins there; 0 for an invalid one and for a control character. No overlong forms, no
/// surrogates, nothing above U+10FFFF.
u32 character_size(Text text, u32 i) noexcept;

/// The first byte of a line that is not part of a valid character or a tab; the size of the line when there is none.
u32 find_bad_byte(Text line) noexcept;
inline constexpr const char* kBadByte = "This byte is not valid UTF-8, or it is a control character.";

/// UTF-8 with or without a byte order mark. A line ends with LF, CR LF or CR; the last one may lack its end.
class Lines {
public:
    explicit Lines(Text text) noexcept
        : rest_(text.size >= 3 && text.first(3) == Text("\xEF\xBB\xBF") ? text.from(3) : text), line_(rest_.first(0))
    {
    }

    /// Moves to the next line; false when there is none.
    bool next() noexcept
    {
        if (rest_.empty()) return false;
        u32 size = 0;
        while (size < rest_.size && rest_[size] != '\n' && rest_[size] != '\r') ++size;
        line_ = rest_.first(size);
        const bool ends_twice = size + 1 < rest_.size && rest_[size] == '\r' && rest_[size + 1] == '\n';
        rest_ = rest_.from(smaller(size + (ends_twice ? 2u : 1u), rest_.size));
        ++number_;
        return true;
    }

    /// The line without its end.
    Text text() const noexcept { return line_; }
    /// Its number, from 1; 0 before the first.
    i32 number() const noexcept { return number_; }

private:
    Text rest_;
    Text line_;
    i32 number_ = 0;
};

u32 count_lines(Text text) noexcept;

}  // namespace bastide
