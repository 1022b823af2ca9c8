// SPDX-License-Identifier: MIT
// Rolls: exact odds, the draw from a seed, and the agreement of a seeded game with one that is fed its rolls.
#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

TEST_CASE("the ways of all outcomes of n dice add up to 6 to the n", "[DICE-COMP-01]")
{
    // Multisets of n among 6 kinds: n+5 over 5.
    constexpr u32 outcomes[] = {1, 6, 21, 56, 126, 252, 462, 792, 1287, 2002};
    constexpr u64 all[] = {1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616, 10077696};
    for (u32 n = 0; n <= kDice; ++n) {
        u32 count = 0;
        u64 sum = 0;
        for (Outcomes o(n); !o.is_done(); o.advance()) {
            CHECK(total_of(o.counts()) == n);
            ++count;
            sum += ways(o.counts());
        }
        CHECK(count == outcomes[n]);
        CHECK(sum == all[n]);
        CHECK(all_ways(n) == all[n]);
    }
    CHECK(ways({9, 0, 0, 0, 0, 0}) == 1);
    CHECK(ways({1, 1, 0, 0, 0, 0}) == 2);
    CHECK(ways({2, 1, 0, 0, 0, 0}) == 3);
    CHECK(ways({1, 1, 1, 1, 1, 1}) == 720);
    CHECK(ways({0, 0, 0, 0, 3, 6}) == 84);
    CHECK(ways({2, 2, 2, 1, 1, 1}) == 45360);  // 9! / 8
}

TEST_CASE("nature's options are the outcomes, rising, each once", "[DICE-TURN-01]")
{
    const Game game;
    const std::vector<Action> options = game.options();
    REQUIRE(options.size() == 2002);
    for (std::size_t i = 0; i < options.size(); ++i) {
        CHECK(options[i].kind == ActionKind::fall);
        CHECK(options[i].seat == kNature);
        if (i == 0) continue;
        CHECK(std::to_array(options[i - 1].counts) < std::to_array(options[i].counts));
    }
    CHECK(why_not(game.rules, game.state, options.front()).is_legal());
    CHECK(why_not(game.rules, game.state, options.back()).is_legal());
    CHECK(pending(game.rules, game.state).kinds == 1u << static_cast<u32>(ActionKind::fall));
}

TEST_CASE("a seeded roll takes one number below six for each die of the tray", "[DICE-TURN-01]")
{
    for (u64 seed = 0; seed < 50; ++seed) {
        Random random = seeded(seed);
        Counts counts{};
        for (u32 i = 0; i < kDice; ++i) ++counts[bounded(random, 6)];
        const Game game(seats(2, Chance::seeded), seed);
        const Event& rolled = game.log.at(1);
        REQUIRE(rolled.kind == EventKind::rolled);
        Counts told{};
        for (u32 i = 0; i < rolled.count; ++i) ++told[index_of(rolled.faces[i])];
        CHECK(told == counts);
        if (game.state.turn == 1) CHECK(same_bytes(game.state.random, random));
    }
}

TEST_CASE("a seeded game waits for seats only and hides nothing but its generator", "[DICE-TURN-02]")
{
    Game game(seats(2, Chance::seeded), 7);
    CHECK(game.state.step == Step::build);
    CHECK(game.state.rolls == 1);
    CHECK(pending(game.rules, game.state).seat == 0);
    const State seen = observe(game.state);
    CHECK(hash(game.rules, seen) == hash(game.rules, game.state));
    Rules host{};
    REQUIRE(build(seats(2), host) == ConfigFault::none);
    CHECK(check(host, seen) == StateFault::none);
    CHECK(check(game.rules, seen) == StateFault::generator);
    CHECK(host.fingerprint == game.rules.fingerprint);
}
