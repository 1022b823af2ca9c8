// SPDX-License-Identifier: MIT
// The generator and its bounded draw, held against a second writing of them: xoshiro256** seeded by SplitMix64, and the high half
// of a product of 32 by 32 bits, drawn again while the low half is below (2^32 - n) mod n.
#include <vector>

#include "common/random.hpp"
#include "support/catch.hpp"

using namespace bastide;

namespace {

class Plain {
public:
    explicit Plain(u64 seed)
    {
        for (int i = 0; i < 4; ++i) {
            seed += 0x9E3779B97F4A7C15u;
            u64 z = seed;
            z ^= z >> 30;
            z *= 0xBF58476D1CE4E5B9u;
            z ^= z >> 27;
            z *= 0x94D049BB133111EBu;
            z ^= z >> 31;
            words_.push_back(z);
        }
    }

    u64 next()
    {
        const u64 fives = words_[1] * 5;
        const u64 result = ((fives << 7) + (fives >> 57)) * 9;
        const u64 shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = (words_[3] << 45) + (words_[3] >> 19);
        return result;
    }

    u64 below(u64 n)
    {
        const u64 least = ((u64{1} << 32) - n) % n;
        for (;;) {
            const u64 product = (next() >> 32) * n;
            if (product % (u64{1} << 32) >= least) return product >> 32;
            ++rejected_;
        }
    }
    int rejected() const { return rejected_; }

private:
    std::vector<u64> words_;
    int rejected_ = 0;
};

}  // namespace

TEST_CASE("The generator is xoshiro256** seeded by SplitMix64")
{
    for (const u64 seed : {u64{0}, u64{1}, u64{42}, ~u64{0}}) {
        Random random = seeded(seed);
        Plain plain(seed);
        for (int i = 0; i < 1000; ++i) REQUIRE(next(random) == plain.next());
    }
    // The first outputs of the published xoshiro256** from the state 1, 2, 3, 4.
    Random known{{1, 2, 3, 4}};
    CHECK(next(known) == 11520);
    CHECK(next(known) == 0);
    CHECK(next(known) == 1509978240);
}

TEST_CASE("A bounded draw favours no number")
{
    // Small numbers are rejected so seldom that only large ones show whether it is done at all.
    for (const u32 n : {1u, 2u, 6u, 72u, 5040u, 0x80000001u, 0xC0000000u, 0xFFFFFFFFu}) {
        Random random = seeded(n);
        Plain plain(n);
        for (int i = 0; i < 1000; ++i) REQUIRE(bounded(random, n) == plain.below(n));
        if (n == 0x80000001u) CHECK(plain.rejected() > 500);
    }
    u32 thirds[3] = {};
    Random random = seeded(9);
    for (int i = 0; i < 30'000; ++i)
        ++thirds[bounded(random, 0xC0000000u) % 3];  // without rejecting, multiples come twice as often
    for (const u32 third : thirds) CHECK((third > 9'600 && third < 10'400));
}
