// SPDX-License-Identifier: MIT
// A view of text, and a writer of text into the caller's buffer. The writer truncates between UTF-8 characters and ends the text
// with NUL. No locale, no allocation.
#pragma once

#include "common/flat.hpp"

namespace bastide {

/// A view of characters that the caller owns; not necessarily ended by NUL.
struct Text {
    const char* data = "";
    u32 size = 0;

    constexpr Text() noexcept = default;
    constexpr Text(const char* d, u32 n) noexcept : data(d), size(n) {}
    constexpr Text(const char* closed) noexcept : data(closed), size(length(closed)) {}  // NOLINT: a literal is a text

    constexpr char operator[](u32 i) const noexcept { return data[i]; }
    constexpr bool empty() const noexcept { return size == 0; }
    constexpr Text from(u32 i) const noexcept { return {data + i, size - i}; }
    constexpr Text first(u32 n) const noexcept { return {data, n}; }

    friend constexpr bool operator==(Text a, Text b) noexcept
    {
        if (a.size != b.size) return false;
        for (u32 i = 0; i < a.size; ++i)
            if (a.data[i] != b.data[i]) return false;
        return true;
    }

private:
    static constexpr u32 length(const char* s) noexcept
    {
#ifdef __GNUC__
        if (__builtin_constant_p(__builtin_strlen(s))) return static_cast<u32>(__builtin_strlen(s));
#endif
        u32 n = 0;
        while (s[n] != '\0') ++n;
        return n;
    }
};

class TextWriter {
public:
    /// A text longer than `most` bytes is cut there, as if nothing more were put.
    TextWriter(char* out, u32 cap, u32 most = 0xFFFFFFFF) noexcept : out_(out), cap_(cap), most_(most) { close(); }

    TextWriter& put(char c) noexcept
    {
        if (u64{size_} + bytes_from(c) > most_) most_ = size_;
        if (is_full()) return *this;
        if (size_ + 1 < cap_) {
            out_[size_] = c;
            out_[size_ + 1] = '\0';
        } else if (size_ + 1 == cap_ && is_continuation_byte(c)) {
            drop_incomplete_character();
        }
        ++size_;
        return *this;
    }
    TextWriter& put(Text text) noexcept
    {
        for (u32 i = 0; i < text.size; ++i) put(text[i]);
        return *this;
    }
    TextWriter& put(const char* text) noexcept { return put(Text(text)); }
    /// Puts bytes of unknown origin, with ? for all that are no printable ASCII, so that what is written stays UTF-8.
    TextWriter& put_ascii(Text bytes) noexcept
    {
        for (u32 i = 0; i < bytes.size; ++i) put(bytes[i] > ' ' && bytes[i] < '\x7F' ? bytes[i] : '?');
        return *this;
    }

    TextWriter& put_number(i64 value) noexcept
    {
        if (value < 0) put('-');
        return put_unsigned(value < 0 ? u64{0} - static_cast<u64>(value) : static_cast<u64>(value));
    }
    TextWriter& put_unsigned(u64 value) noexcept
    {
        char digits[20];
        int n = 0;
        do digits[n++] = static_cast<char>('0' + value % 10);
        while (value /= 10);
        while (n > 0) put(digits[--n]);
        return *this;
    }
    TextWriter& put_hex(u64 value) noexcept
    {
        for (int shift = 60; shift >= 0; shift -= 4) put("0123456789abcdef"[(value >> shift) & 15]);
        return *this;
    }

    u32 size() const noexcept { return size_; }
    bool is_full() const noexcept { return size_ == most_; }

private:
    void close() noexcept
    {
        if (cap_ > 0) out_[0] = '\0';
    }

    /// How many bytes of a UTF-8 character follow from this one on; 1 inside of a character.
    static constexpr u32 bytes_from(char c) noexcept
    {
        const u8 first = static_cast<u8>(c);
        return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    }

    /// A UTF-8 continuation byte.
    static constexpr bool is_continuation_byte(char c) noexcept { return (static_cast<u8>(c) & 0xC0) == 0x80; }

    /// Removes the incomplete UTF-8 character at the end of a full buffer.
    void drop_incomplete_character() noexcept
    {
        u32 end = size_;
        while (end > 0 && is_continuation_byte(out_[end - 1])) --end;
        if (end > 0 && static_cast<u8>(out_[end - 1]) >= 0xC0) out_[end - 1] = '\0';
    }

    char* out_;
    u32 cap_;
    u32 most_;
    u32 size_ = 0;
};

}  // namespace bastide
