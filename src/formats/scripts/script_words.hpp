// SPDX-License-Identifier: MIT
// One line of a script: its words with their columns, and conversions from words to numbers. Faults have the column; the caller
// adds the line.
#pragma once

#include "common/lines.hpp"

namespace bastide {

struct ScriptWord {
    Text text;
    u32 column = 0;  ///< from 1

    bool is(const char* word) const noexcept { return text == Text(word); }
};

bool read_whole(Text text, i64& out) noexcept;     ///< a decimal number with an optional minus, within 32 bits
bool read_unsigned(Text text, u64& out) noexcept;  ///< a decimal number up to 2^64 - 1
bool read_hex(Text text, u64& out) noexcept;       ///< sixteen hexadecimal digits

/// Splits a line at blanks; a word that begins with # ends it.
class ScriptLine {
public:
    ScriptLine(Text line, Fault& fault) noexcept : line_(line), fault_(fault) { skip(); }

    bool at_end() const noexcept { return at_ >= line_.size; }
    u32 column() const noexcept { return at_ + 1; }

    ScriptWord next() noexcept;
    ScriptWord peek() const noexcept;
    /// Everything between a word and the end of the line, # included, without the blanks around it. Moves to the end.
    ScriptWord rest_after(const ScriptWord& word) noexcept;

    /// These functions return false and set the fault when the next word is not the expected one.
    bool expect_end() noexcept;
    bool read_number(i64 least, i64 most, i64& out) noexcept;
    bool expect(const char* what, i64 have) noexcept;  ///< compares the next number with `have`
    bool expect(const char* what, Text have) noexcept;

    template <class T>
    bool read_into(i64 least, i64 most, T& out) noexcept
    {
        i64 value = 0;
        if (!read_number(least, most, value)) return false;
        out = static_cast<T>(value);
        return true;
    }

    bool fail(u32 column, const char* sentence) noexcept;
    bool fail(u32 column, const char* sentence, Status status, Reason reason = Reason::none) noexcept;
    bool fail_expected(u32 column, const char* what, i64 want, i64 have) noexcept;
    bool fail_expected(u32 column, const char* what, Text want, Text have) noexcept;
    Fault& fault() noexcept { return fault_; }

private:
    static bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r'; }
    void skip() noexcept;

    Text line_;
    Fault& fault_;
    u32 at_ = 0;
};

/// Reads the prefix "0:", or with an origin "0 clock:". Leaves `seat` and `origin` unchanged when the line has no such prefix.
/// False, with the fault set, when the prefix is malformed.
bool read_decider(ScriptLine& line, i32 seats, i32& seat, Origin& origin) noexcept;

/// Writes the same, followed by a blank.
void write_decider(i32 seat, Origin origin, TextWriter& out) noexcept;

}  // namespace bastide
