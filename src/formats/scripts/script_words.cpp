// SPDX-License-Identifier: MIT
#include "formats/scripts/script_words.hpp"

#include "vocabulary/names.hpp"

namespace bastide {

bool read_unsigned(Text text, u64& out) noexcept
{
    if (text.empty() || text.size > 20) return false;
    u64 value = 0;
    for (u32 i = 0; i < text.size; ++i) {
        if (text[i] < '0' || text[i] > '9') return false;
        const u64 digit = static_cast<u64>(text[i] - '0');
        if (value > (~u64{0} - digit) / 10) return false;
        value = value * 10 + digit;
    }
    out = value;
    return true;
}

bool read_whole(Text text, i64& out) noexcept
{
    const bool minus = !text.empty() && text[0] == '-';
    u64 value = 0;
    if (!read_unsigned(minus ? text.from(1) : text, value) || value > 0x7FFFFFFF) return false;
    out = minus ? -static_cast<i64>(value) : static_cast<i64>(value);
    return true;
}

bool read_hex(Text text, u64& out) noexcept
{
    if (text.size != 16) return false;
    u64 value = 0;
    for (u32 i = 0; i < text.size; ++i) {
        const char c = text[i];
        const bool digit = c >= '0' && c <= '9';
        if (!digit && (c < 'a' || c > 'f')) return false;
        value = value << 4 | static_cast<u64>(digit ? c - '0' : c - 'a' + 10);
    }
    out = value;
    return true;
}

void ScriptLine::skip() noexcept
{
    while (!at_end() && is_blank(line_[at_])) ++at_;
    if (!at_end() && line_[at_] == '#') at_ = line_.size;
}

ScriptWord ScriptLine::next() noexcept
{
    const u32 from = at_;
    while (!at_end() && !is_blank(line_[at_])) ++at_;
    const ScriptWord word{Text(line_.data + from, at_ - from), from + 1};
    skip();
    return word;
}

ScriptWord ScriptLine::peek() const noexcept
{
    ScriptLine copy = *this;
    return copy.next();
}

ScriptWord ScriptLine::rest_after(const ScriptWord& word) noexcept
{
    u32 from = word.column - 1 + word.text.size;
    u32 to = line_.size;
    while (from < to && is_blank(line_[from])) ++from;
    while (to > from && is_blank(line_[to - 1])) --to;
    at_ = line_.size;
    return {line_.from(from).first(to - from), from + 1};
}

bool ScriptLine::fail(u32 column, const char* sentence) noexcept { return fail(column, sentence, Status::format); }

bool ScriptLine::fail(u32 column, const char* sentence, Status status, Reason reason) noexcept
{
    fault_.set(status, reason, sentence);
    fault_.column = static_cast<i32>(column);
    return false;
}

bool ScriptLine::fail_expected(u32 column, const char* what, i64 want, i64 have) noexcept
{
    fail(column, "");
    TextWriter(fault_.text, sizeof fault_.text)
        .put("Expected ")
        .put(what)
        .put(' ')
        .put_number(want)
        .put(", but it is ")
        .put_number(have)
        .put('.');
    return false;
}

bool ScriptLine::fail_expected(u32 column, const char* what, Text want, Text have) noexcept
{
    fail(column, "");
    TextWriter(fault_.text, sizeof fault_.text)
        .put("Expected ")
        .put(what)
        .put(' ')
        .put_ascii(want)
        .put(", but it is ")
        .put(have)
        .put('.');
    return false;
}

bool ScriptLine::expect(const char* what, i64 have) noexcept
{
    const u32 at = column();
    i64 want = 0;
    return read_number(-0x7FFFFFFF, 0x7FFFFFFF, want) && (want == have || fail_expected(at, what, want, have));
}

bool ScriptLine::expect(const char* what, Text have) noexcept
{
    const ScriptWord word = next();
    return word.text == have || fail_expected(word.column, what, word.text, have);
}

bool ScriptLine::expect_end() noexcept { return at_end() || fail(column(), "Expected the end of the line."); }

bool ScriptLine::read_number(i64 least, i64 most, i64& out) noexcept
{
    const ScriptWord word = next();
    if (read_whole(word.text, out) && out >= least && out <= most) return true;
    fail(word.column, "");
    TextWriter(fault_.text, sizeof fault_.text)
        .put("A number from ")
        .put_number(least)
        .put(" to ")
        .put_number(most)
        .put(" is expected here.");
    return false;
}

namespace {

bool ends_in_colon(Text text) noexcept { return !text.empty() && text[text.size - 1] == ':'; }

Text without_colon(Text text) noexcept { return text.first(text.size - 1); }

bool read_origin(ScriptLine& line, Origin& origin) noexcept
{
    const ScriptWord word = line.next();
    const Word name = ends_in_colon(word.text) ? words(BASTIDE_VOCABULARY_ORIGIN).find(without_colon(word.text)) : Word{};
    if (!name) return line.fail(word.column, "Expected 'clock:' or 'stand_in:' after the seat.");
    origin = static_cast<Origin>(name.number);
    return true;
}

}  // namespace

bool read_decider(ScriptLine& line, i32 seats, i32& seat, Origin& origin) noexcept
{
    const ScriptWord word = line.peek();
    const bool is_alone = ends_in_colon(word.text);
    i64 number = 0;
    const bool is_number = read_whole(is_alone ? without_colon(word.text) : word.text, number);
    if (!is_alone && !is_number) return true;
    line.next();
    if (!is_number || number < 0 || number >= seats) return line.fail(word.column, "The game has no seat with this number.");
    seat = static_cast<i32>(number);
    return is_alone || read_origin(line, origin);
}

void write_decider(i32 seat, Origin origin, TextWriter& out) noexcept
{
    out.put_number(seat);
    if (origin > Origin::seat) out.put(' ').put(name_of(BASTIDE_VOCABULARY_ORIGIN, static_cast<i32>(origin)));
    out.put(": ");
}

}  // namespace bastide
