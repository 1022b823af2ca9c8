// SPDX-License-Identifier: MIT
// Short names of the integer types, and the concept of a flat record: one that can be copied, compared and hashed as bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace bastide {

using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

/// No pointers, no virtuals, no hidden padding: equality is a comparison of bytes and copying is memcpy.
template <class T>
concept Flat = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

template <Flat T>
bool same_bytes(const T& a, const T& b) noexcept
{
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// `size` rounded up to a power of two `align`.
constexpr u32 round_up(u32 size, u32 align) noexcept { return (size + align - 1) & ~(align - 1); }

template <class T>
constexpr T smaller(T a, T b) noexcept
{
    return b < a ? b : a;
}

template <class T>
constexpr T larger(T a, T b) noexcept
{
    return a < b ? b : a;
}

constexpr bool is_within(i32 value, i32 least, i32 most) noexcept { return value >= least && value <= most; }

}  // namespace bastide
