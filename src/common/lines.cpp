// SPDX-License-Identifier: MIT
#include "common/lines.hpp"

namespace bastide {

namespace {

constexpr u8 byte_at(Text text, u32 i) noexcept { return i < text.size ? static_cast<u8>(text[i]) : u8{0}; }

constexpr bool is_continuation_byte(u8 byte) noexcept { return (byte & 0xC0) == 0x80; }

}  // namespace

u32 character_size(Text text, u32 i) noexcept
{
    const u8 a = byte_at(text, i);
    const u8 b = byte_at(text, i + 1);
    if (a < 0x80) return a >= 0x20 && a != 0x7F ? 1 : 0;
    if (a < 0xC2 || a > 0xF4 || !is_continuation_byte(b)) return 0;
    if (a < 0xE0) return 2;
    if (!is_continuation_byte(byte_at(text, i + 2))) return 0;
    if (a < 0xF0) return (a == 0xE0 && b < 0xA0) || (a == 0xED && b >= 0xA0) ? 0 : 3;
    if (!is_continuation_byte(byte_at(text, i + 3))) return 0;
    return (a == 0xF0 && b < 0x90) || (a == 0xF4 && b >= 0x90) ? 0 : 4;
}

u32 find_bad_byte(Text line) noexcept
{
    for (u32 i = 0; i < line.size;) {
        const u32 size = line[i] == '\t' ? 1 : character_size(line, i);
        if (size == 0) return i;
        i += size;
    }
    return line.size;
}

u32 count_lines(Text text) noexcept
{
    Lines lines(text);
    while (lines.next()) continue;
    return static_cast<u32>(lines.number());
}

const char* why_not_utf8(Text text) noexcept
{
    const auto begins_with = [text](Text mark) { return text.size >= mark.size && text.first(mark.size) == mark; };
    if (begins_with({"\xFF\xFE\0\0", 4}) || begins_with({"\0\0\xFE\xFF", 4})) return "This text is UTF-32; save it as UTF-8.";
    if (begins_with("\xFF\xFE") || begins_with("\xFE\xFF")) return "This text is UTF-16; save it as UTF-8.";
    return "";
}

bool is_utf8(Text text, Fault& fault) noexcept
{
    const char* const reason = why_not_utf8(text);
    if (*reason == '\0') return true;
    fault.set(Status::format, Reason::none, reason);
    fault.line = fault.column = 1;
    return false;
}

}  // namespace bastide
