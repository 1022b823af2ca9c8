// SPDX-License-Identifier: MIT
// Sixteen bytes or numbers at once: the kernel of this target and the scalar one against simple loops.
#include "common/simd16.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <type_traits>
#include <vector>

#include "common/random.hpp"
#include "support/catch.hpp"

using namespace bastide;

TEST_CASE("A target with vector registers uses them unless the build turns them off", "[common]")
{
#if defined(BASTIDE_SCALAR) || (defined(_MSC_VER) && !defined(__clang__))
    constexpr bool expected = false;
#elif defined(__x86_64__) || defined(__SSE2__) || defined(__AARCH64EL__) || defined(__wasm_simd128__)
    constexpr bool expected = true;
#elif defined(__ARM_NEON) && defined(__ARMEL__)
    constexpr bool expected = true;
#else
    constexpr bool expected = false;
#endif
    CHECK(std::is_same_v<Sixteen, scalar::Sixteen> != expected);
}

TEST_CASE("Four bytes are compared with sixteen under masks at once as one by one", "[common]")
{
    Stream stream{11};
    for (int round = 0; round < 2000; ++round) {
        const u32 four = static_cast<u32>(next(stream));
        u8 mask[16];
        u8 want[16];
        u64 expected = 0;
        for (int i = 0; i < 16; ++i) {
            const u64 chance = next(stream);
            mask[i] = static_cast<u8>(chance & chance >> 8);
            want[i] = static_cast<u8>(chance >> 16 & 3 ? (four >> (chance >> 20 & 24)) & mask[i] : chance >> 32);
            for (int k = 0; k < 4; ++k)
                if ((static_cast<u8>(four >> (8 * k)) & mask[i]) == want[i]) expected |= u64{1} << (4 * i + k);
        }
        REQUIRE(match_under_masks(four, mask, want) == expected);
        REQUIRE(scalar::match_under_masks(four, mask, want) == expected);
    }
}

TEST_CASE("Of sixteen bytes all match, or none does", "[common]")
{
    const u8 nothing[16] = {};
    u8 beyond[16];
    for (u8& byte : beyond) byte = 0xFF;
    for (const auto match : {match_under_masks, scalar::match_under_masks}) {
        CHECK(match(0x12345678, nothing, nothing) == ~u64{0});
        CHECK(match(0x12345678, nothing, beyond) == 0);
    }
}

namespace {

bool is_below(u32 number, u32 bound) { return static_cast<i32>(number) < static_cast<i32>(bound); }

}  // namespace

TEST_CASE("Of sixteen rising numbers those below one are counted as one by one", "[common]")
{
    Stream stream{13};
    for (int round = 0; round < 500; ++round) {
        u32 numbers[16];
        for (u32& number : numbers) number = static_cast<u32>(next(stream) >> (round % 2 ? 32 : 60));
        std::sort(std::begin(numbers), std::end(numbers), is_below);
        std::vector<u32> bounds{0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF};
        for (u32 number : numbers) {
            bounds.push_back(number);
            bounds.push_back(number + 1);
        }
        for (u32 bound : bounds) {
            volatile u32 below = 0;  // one by one, whatever a compiler would like to make of it
            for (u32 number : numbers)
                if (is_below(number, bound)) below = below + 1;
            REQUIRE(count_below(numbers, bound) == below);
            REQUIRE(scalar::count_below(numbers, bound) == below);
        }
    }
}

TEST_CASE("The sums of a row of numbers up to a bound are counted as one by one", "[common]")
{
    Stream stream{29};
    for (u32 size = 1; size <= 70; ++size) {
        u16 numbers[80] = {};
        for (u32 i = 0; i < size + 7; ++i) numbers[i] = static_cast<u16>(next(stream) % 2 * (next(stream) % (i % 20 ? 6 : 600)));
        numbers[size - 1] = static_cast<u16>(numbers[size - 1] + 1);
        u32 total = 0;
        for (u32 i = 0; i < size; ++i) total += numbers[i];
        for (u32 most = 0; most < total; ++most) {
            volatile u32 count = 0;
            for (u32 sum = numbers[0]; sum <= most; sum += numbers[count]) count = count + 1;
            REQUIRE(count_sums_up_to(numbers, size, most) == count);
            REQUIRE(scalar::count_sums_up_to(numbers, size, most) == count);
        }
    }
}

namespace {

/// Walks down a row that rises, sixteen numbers at a time, as the board does among its open cells: the function under test is
/// inlined into a loop, and a compiler has been seen to drop its count there and nowhere else.
template <u32 (*count)(const u32*, u32) noexcept>
u32 walk_down(const u32* row, u32 from, u32 number)
{
    for (;;) {
        from = from < 16 ? 0 : from - 16;
        const u32 before = count(row + from, number);
        if (before > 0 || from == 0) return from + before;
    }
}
template <u32 (*count)(const u32*, u32) noexcept>
u32 walk_up(const u32* row, u32 from, u32 number)
{
    for (;;) {
        const u32 before = count(row + from, number);
        from += before;
        if (before < 16) return from;
    }
}

}  // namespace

TEST_CASE("A walk down or up a rising row, sixteen numbers at a time, ends where a walk one by one does", "[common]")
{
    constexpr u32 kLength = 100;
    Stream stream{37};
    for (u32 round = 0; round < 50; ++round) {
        u32 row[kLength + 16];
        for (u32 i = 0; i < kLength; ++i) row[i] = 3 * i + static_cast<u32>(next(stream) % 3);
        std::fill(row + kLength, std::end(row), 0x7FFFFFFFu);
        for (u32 number = 0; number < 3 * kLength + 4; ++number) {
            volatile u32 place = 0;  // so that no compiler counts here what it counts there
            while (row[place] < number) place = place + 1;
            const u32 expected = place;
            for (u32 from = 0; from <= kLength; ++from) {
                if (from > expected) {
                    REQUIRE(walk_down<count_below>(row, from, number) == expected);
                    REQUIRE(walk_down<scalar::count_below>(row, from, number) == expected);
                } else {
                    REQUIRE(walk_up<count_below>(row, from, number) == expected);
                    REQUIRE(walk_up<scalar::count_below>(row, from, number) == expected);
                }
            }
        }
    }
}

namespace {

u32 pair_of(int high, int low) { return static_cast<u32>(high & 0xFFFF) << 16 | static_cast<u32>(low & 0xFFFF); }

}  // namespace

TEST_CASE("Of eight pairs those are found that are beside another, round the end of 16 bits, too", "[common]")
{
    for (int high : {0, 1, -1, 2, 0x7FFF, 0x1234, -0x7D00}) {
        for (int low : {0, 1, -1, 0x7FFF, 0x4321, -0x7D00}) {
            const u32 middle = pair_of(high, low);
            for (int up = -3; up <= 3; ++up) {
                for (int on = -3; on <= 3; ++on) {
                    const u32 there = pair_of(high + up, low + on);
                    const u32 far = pair_of(high + 9, low);
                    const u32 eight[] = {far, there, middle, there, middle, far, there, there};
                    const u32 expected = std::max(std::abs(up), std::abs(on)) == 1 ? 0b11001010u : 0u;
                    REQUIRE(find_beside(eight, middle) == expected);
                    REQUIRE(scalar::find_beside(eight, middle) == expected);
                }
            }
        }
    }
}
