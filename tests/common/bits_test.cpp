// SPDX-License-Identifier: MIT
// Sets of bits, held against counting one by one.
#include "common/bits.hpp"

#include <vector>

#include "common/random.hpp"
#include "support/catch.hpp"

using namespace bastide;

TEST_CASE("Bits of a word are counted, visited and selected as one by one", "[common]")
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
        for (u32 k = 0; k < ones.size(); ++k) REQUIRE(select_bit(word, k) == ones[k]);
    }
}

TEST_CASE("Of eight bytes the lower four bits are gathered", "[common]")
{
    for (u32 i = 0; i < 8; ++i)
        for (u32 four = 0; four < 16; ++four) {
            REQUIRE(pack_low_halves(u64{four} << (8 * i)) == four << (4 * i));
            REQUIRE(pack_low_halves(u64{four} << (8 * i) | 0xF0F0F0F0F0F0F0F0u) == four << (4 * i));
        }
    REQUIRE(pack_low_halves(~u64{0}) == 0xFFFFFFFF);
}
