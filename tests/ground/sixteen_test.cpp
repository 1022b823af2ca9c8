// SPDX-License-Identifier: MIT
// Sixteen bytes or numbers at once, as this processor does it and as any does, held against one by one.
#include "ground/sixteen.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <vector>

#include "ground/random.hpp"
#include "support/catch.hpp"

using namespace bastide;

TEMPLATE_TEST_CASE("Sixteen bytes under masks are compared at once as one by one", "[ground]", MatchingBytes,
                   MatchingBytesAnywhere)
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
        const TestType matching(four, mask, want);
        REQUIRE(matching.pairs() == expected);
        REQUIRE(matching.count() == count_bits(expected));
        REQUIRE(matching.any() == (expected != 0));
        u8 counts[16];
        store_sixteen(counts, matching.counts());
        u8 in_fours[16];
        store_sixteen(in_fours, count_in_fours(expected));
        for (u32 i = 0; i < 16; ++i) {
            u32 ways = 0;
            for (u32 k = 0; k < 4; ++k) ways += static_cast<u32>(expected >> (4 * i + k) & 1);
            REQUIRE(counts[i] == ways);
            REQUIRE(in_fours[i] == ways);
        }
    }
}

TEMPLATE_TEST_CASE("Of sixteen bytes all match, or none does", "[ground]", MatchingBytes, MatchingBytesAnywhere)
{
    const u8 nothing[16] = {};
    u8 beyond[16];
    for (u8& byte : beyond) byte = 0xFF;
    CHECK(TestType(0x12345678, nothing, nothing).count() == 64);
    CHECK(TestType(0x12345678, nothing, beyond).count() == 0);
    CHECK_FALSE(TestType(0x12345678, nothing, beyond).any());
}

TEST_CASE("In eight places the k-th thing is found as one by one", "[ground]")
{
    Stream stream{31};
    for (u32 round = 0; round < 300; ++round) {
        u16 counts[8];
        std::vector<u32> places;
        for (u32 i = 0; i < 8; ++i) {
            counts[i] = static_cast<u16>(next(stream) % (round % 3 ? 5 : 2));
            places.insert(places.end(), counts[i], i);
        }
        for (u32 k = 0; k <= places.size(); ++k) {
            const u32 place = k < places.size() ? places[k] : 8;
            u32 before = 0;
            for (u32 i = 0; i < place; ++i) before += counts[i];
            for (const Kth found : {find_kth_of_eight(counts, k), find_kth_of_eight_anywhere(counts, k)}) {
                REQUIRE(found.place == place);
                REQUIRE(found.number == k - before);
            }
        }
    }
    const u16 full[8] = {4096, 4095, 4096, 4096, 4096, 4096, 4096, 4096};
    for (const auto find : {find_kth_of_eight, find_kth_of_eight_anywhere}) {
        CHECK(find(full, 8190).place == 1);
        CHECK(find(full, 32766).place == 7);
        CHECK(find(full, 32767).place == 8);
        CHECK(find(full, 32767).number == 0);
    }
}

namespace {

bool is_below(u32 number, u32 bound) { return static_cast<i32>(number) < static_cast<i32>(bound); }

}  // namespace

TEST_CASE("Of sixteen rising numbers those below one are counted as one by one", "[ground]")
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
            REQUIRE(count_below_anywhere(numbers, bound) == below);
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

TEST_CASE("A walk down or up a rising row, sixteen numbers at a time, ends where a walk one by one does", "[ground]")
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
                    REQUIRE(walk_down<count_below_anywhere>(row, from, number) == expected);
                } else {
                    REQUIRE(walk_up<count_below>(row, from, number) == expected);
                    REQUIRE(walk_up<count_below_anywhere>(row, from, number) == expected);
                }
            }
        }
    }
}

TEST_CASE("One of what is counted in sixteen places is found as by going through them", "[ground]")
{
    Stream stream{17};
    for (int round = 0; round < 500; ++round) {
        u8 counts[16];
        std::vector<Kth> all;
        for (u32 place = 0; place < 16; ++place) {
            counts[place] = static_cast<u8>(round == 0 ? 4 : next(stream) % 5 * (next(stream) % 2));
            for (u32 number = 0; number < counts[place]; ++number) all.push_back({place, number});
        }
        const Sixteen sixteen = load_sixteen(counts);
        for (u32 k = 0; k < all.size(); ++k) {
            for (const Kth& found : {find_kth(sixteen, k), find_kth_anywhere(sixteen, k)}) {
                REQUIRE(found.place == all[k].place);
                REQUIRE(found.number == all[k].number);
            }
        }
    }
}

namespace {

u32 pair_of(int high, int low) { return static_cast<u32>(high & 0xFFFF) << 16 | static_cast<u32>(low & 0xFFFF); }

}  // namespace

TEST_CASE("Of eight pairs those are found that are beside another, round the end of 16 bits, too", "[ground]")
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
                    REQUIRE(find_beside_anywhere(eight, middle) == expected);
                }
            }
        }
    }
}
