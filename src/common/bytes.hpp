// SPDX-License-Identifier: MIT
// Writes numbers as bytes and reads them back: little-endian, unaligned. The reader does not trust its input: a read past the end
// returns zero and sets a failure flag that stays set.
#pragma once

#include <cstring>

#include "common/flat.hpp"

namespace bastide {

/// Writes into the caller's buffer. When the buffer is full it continues to count bytes, so the same code measures and writes.
class ByteWriter {
public:
    ByteWriter(u8* out, u32 cap) noexcept : out_(out), cap_(cap) {}

    void put8(u8 value) noexcept
    {
        if (size_ < cap_) out_[size_] = value;
        ++size_;
    }
    void put32(u32 value) noexcept { put_bytes(value, 4); }
    void put64(u64 value) noexcept { put_bytes(value, 8); }

    /// LEB128: seven bits per byte, the lowest first, so numbers below 128 take one byte.
    void put_count(u64 value) noexcept
    {
        while (value >= 0x80) {
            put8(static_cast<u8>(value | 0x80));
            value >>= 7;
        }
        put8(static_cast<u8>(value));
    }

    /// Zigzag encoding: 0, -1, 1, -2 ... become 0, 1, 2, 3 ...
    void put_signed(i64 value) noexcept { put_count((static_cast<u64>(value) << 1) ^ static_cast<u64>(value >> 63)); }

    /// Writes what `body(writer)` writes, preceded by its length, which it returns. Reserves one byte for the length and moves
    /// the content when the length needs more, which is cheaper than writing everything twice.
    template <class Body>
    u32 put_sized(Body&& body) noexcept
    {
        const u32 begin = size_;
        put8(0);
        body(*this);
        const u32 length = size_ - begin - 1;
        u8 count[5];
        ByteWriter head(count, sizeof count);
        head.put_count(length);
        size_ += head.size() - 1;
        if (!fits()) return length;
        std::memmove(out_ + begin + head.size(), out_ + begin + 1, length);
        std::memcpy(out_ + begin, count, head.size());
        return length;
    }
    /// Truncates the output to a size.
    void truncate_to(u32 size) noexcept { size_ = size; }

    u32 size() const noexcept { return size_; }
    bool fits() const noexcept { return size_ <= cap_; }

private:
    void put_bytes(u64 value, int n) noexcept
    {
        for (int i = 0; i < n; ++i) put8(static_cast<u8>(value >> (8 * i)));
    }

    u8* out_;
    u32 cap_;
    u32 size_ = 0;
};

class ByteReader {
public:
    ByteReader(const u8* bytes, u32 size) noexcept : bytes_(bytes), size_(size) {}

    u8 get8() noexcept
    {
        if (at_ >= size_) {
            failed_ = true;
            return 0;
        }
        return bytes_[at_++];
    }
    u32 get32() noexcept { return static_cast<u32>(get_bytes(4)); }
    u64 get64() noexcept { return get_bytes(8); }

    /// Reads what put_count wrote. Only the shortest encoding of a number is accepted, so that equal games have equal bytes.
    u64 get_count() noexcept
    {
        const bool is_short = at_ < size_ && bytes_[at_] < 0x80;  // as most are
        return is_short ? bytes_[at_++] : get_long_count();
    }

    i64 get_signed() noexcept
    {
        const u64 raw = get_count();
        return static_cast<i64>(raw >> 1) ^ -static_cast<i64>(raw & 1);
    }

    /// Skips the next `size` bytes and returns a reader of them; fails if fewer are left.
    ByteReader split_off(u64 size) noexcept
    {
        if (size > left()) {
            failed_ = true;
            return {bytes_, 0};
        }
        const ByteReader part(bytes_ + at_, static_cast<u32>(size));
        at_ += static_cast<u32>(size);
        return part;
    }

    bool failed() const noexcept { return failed_; }
    void fail() noexcept { failed_ = true; }
    const u8* bytes() const noexcept { return bytes_; }
    u32 size() const noexcept { return size_; }
    u32 at() const noexcept { return at_; }
    u32 left() const noexcept { return size_ - at_; }

private:
    u64 get_long_count() noexcept;

    u64 get_bytes(int n) noexcept
    {
        u64 value = 0;
        for (int i = 0; i < n; ++i) value |= static_cast<u64>(get8()) << (8 * i);
        return value;
    }

    const u8* bytes_;
    u32 size_;
    u32 at_ = 0;
    bool failed_ = false;
};

}  // namespace bastide
