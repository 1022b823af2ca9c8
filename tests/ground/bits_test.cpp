// SPDX-License-Identifier: MIT
// Sets of bits, held against counting one by one.
#include "ground/bits.hpp"

#include <vector>

#include "ground/random.hpp"
#include "support/catch.hpp"

using namespace bastide;

TEST_CASE("Bits of a word are counted, visited and left out as one by one", "[ground]")
{
    Stream stream{7};
    for (int round = 0; round < 200; ++round) {
        const u64 word = round == 0 ? 0 : round == 1 ? ~u64{0} : next(stream) & next(stream);
        std::vector<u32> ones;
        for (u32 i = 0; i < 64; ++i)
            if (word >> i & 1) ones.push_back(i);
        std::vector<u32> visited;
        for_each_bit(word, [&](u32 bit) { visited.push_back(bit); });
        REQUIRE(visited == ones);
        REQUIRE(count_bits(word) == ones.size());
        for (u32 out = 0; out <= ones.size(); ++out) {
            u64 left = 0;
            for (u32 i = out; i < ones.size(); ++i) left |= u64{1} << ones[i];
            REQUIRE(without_lowest_bits(word, out) == left);
        }
    }
}

TEST_CASE("Four lanes of sixteen bits are dealt out in turn", "[ground]")
{
    for (u32 bits = 0; bits < 16; ++bits) {
        const u64 spread = (bits & 1) | u64{bits >> 1 & 1} << 16 | u64{bits >> 2 & 1} << 32 | u64{bits >> 3 & 1} << 48;
        REQUIRE(gather_lanes(spread) == bits);
        REQUIRE(gather_lanes(spread | 0xFFFEFFFEFFFEFFFEu) == bits);
    }
    for (u32 lane = 0; lane < 4; ++lane)
        for (u32 i = 0; i < 16; ++i) REQUIRE(deal_lanes(u64{1} << (16 * lane + i)) == u64{1} << (4 * i + lane));
    REQUIRE(deal_lanes(~u64{0}) == ~u64{0});
    REQUIRE(deal_lanes(0xFFFF) == 0x1111111111111111u);
}

TEST_CASE("The ones among four bits are numbered from the lowest on", "[ground]")
{
    for (u32 bits = 0; bits < 16; ++bits)
        for (u32 bit = 0, k = 0; bit < 4; ++bit)
            if (bits >> bit & 1) CHECK(find_bit_of_four(bits, k++) == bit);
}
