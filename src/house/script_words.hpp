// SPDX-License-Identifier: MIT
// One line of a script: its words with their columns, and the way from words to numbers. What cannot be read is told with its
// column; the line's number is the business of whoever counts lines.
#pragma once

#include "ground/status.hpp"
#include "ground/text.hpp"

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

    /// All of these answer false and tell the fault when the next word is not what is wanted.
    bool expect_end() noexcept;
    bool read_number(i64 least, i64 most, i64& out) noexcept;
    bool expect(const char* what, i64 have) noexcept;  ///< what is there, by its words
    bool expect(const char* what, Text have) noexcept;

    template <class T>
    bool read_into(i64 least, i64 most, T& out) noexcept
    {
        i64 value = 0;
        if (!read_number(least, most, value)) return false;
        out = static_cast<T>(value);
        return true;
    }

    bool fail(u32 column, Text sentence, Status status = Status::format, Reason reason = Reason::none) noexcept;
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

/// "0:", or with who decided for the seat "0 clock:", where a line may begin so. False, with the fault told, when it begins so
/// and goes on wrongly; `seat` and `origin` stay what they are when it begins with something else.
bool read_decider(ScriptLine& line, i32 seats, i32& seat, Origin& origin) noexcept;

/// The same in writing, with a blank behind it.
void write_decider(i32 seat, Origin origin, TextWriter& out) noexcept;

}  // namespace bastide
