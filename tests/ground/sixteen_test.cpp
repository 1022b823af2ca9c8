// SPDX-License-Identifier: MIT
// Sixteen bytes or numbers at once, as this processor does it and as any does, held against one by one.
#include "ground/sixteen.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <vector>

#include "board/cell.hpp"
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
                if ((static_cast<u8>(four >> (8 * k)) & mask[i]) == want[i]) expected |= u64{1} << (16 * k + i);
        }
        const TestType matching(four, mask, want);
        REQUIRE(matching.pairs() == expected);
        REQUIRE(matching.count() == count_bits(expected));
        REQUIRE(matching.any() == (expected != 0));
        u8 counts[16];
        store_sixteen(counts, matching.counts());
        u8 in_lanes[16];
        store_sixteen(in_lanes, count_in_lanes(expected));
        for (u32 i = 0; i < 16; ++i) {
            u32 ways = 0;
            for (u32 k = 0; k < 4; ++k) ways += expected >> (16 * k + i) & 1;
            REQUIRE(counts[i] == ways);
            REQUIRE(in_lanes[i] == ways);
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

TEST_CASE("Of sixteen rising numbers those below one are counted as one by one", "[ground]")
{
    Stream stream{13};
    for (int round = 0; round < 500; ++round) {
        u32 numbers[16];
        for (u32& number : numbers) number = static_cast<u32>(next(stream) >> (round % 2 ? 32 : 60));
        std::sort(std::begin(numbers), std::end(numbers), comes_before);
        std::vector<u32> bounds{0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF};
        for (u32 number : numbers) {
            bounds.push_back(number);
            bounds.push_back(number + 1);
        }
        for (u32 bound : bounds) {
            u32 below = 0;
            for (u32 number : numbers) below += comes_before(number, bound);
            REQUIRE(count_below(numbers, bound) == below);
            REQUIRE(count_below_anywhere(numbers, bound) == below);
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

TEST_CASE("Of four pairs those are found that are beside another", "[ground]")
{
    const u32 middles[] = {0x80008000u, 0x80010001u, 0x7FFF0123u, 0x01238000u, 0x00030003u, 0xFFFCFFFCu};
    for (u32 middle : middles) {
        for (int y = -3; y <= 3; ++y) {
            for (int x = -3; x <= 3; ++x) {
                const u32 low = (middle + static_cast<u32>(x)) & 0xFFFF;
                const u32 high = ((middle >> 16) + static_cast<u32>(y)) & 0xFFFF;
                const u32 there = high << 16 | low;
                const int steps = std::max(std::abs(x), std::abs(y));
                const u32 four[] = {0, there, middle, there};
                const bool wraps = std::abs(static_cast<int>(low) - static_cast<int>(middle & 0xFFFF)) > 3 ||
                                   std::abs(static_cast<int>(high) - static_cast<int>(middle >> 16)) > 3;
                if (wraps) continue;  // no cell lies there
                REQUIRE(find_beside(four, middle) == (steps == 1 ? 0b1010u : 0u));
                REQUIRE(find_beside_anywhere(four, middle) == (steps == 1 ? 0b1010u : 0u));
            }
        }
    }
}
