// SPDX-License-Identifier: MIT
// A bazaar as the seats of an online table see it: each decides on the game of its own view, and a server applies what they
// decide to the full game.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kSeats = 6;

Setup six_seats(std::int32_t option = 0, std::int32_t value = 0)
{
    Setup setup = seeded(45, kSeats);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_BRIDGES_CASTLES_BAZAARS)};
    if (option != 0) setup.choices.push_back(choose_option(option, value));
    return setup;
}

bool is_auction(std::int32_t step)
{
    return step == BASTIDE_STEP_BAZAAR_CHOOSE || step == BASTIDE_STEP_BAZAAR_BID || step == BASTIDE_STEP_BAZAAR_SELL;
}

/// The game as a seat has it: loaded from the bytes that a server sends it.
Game as_seen_by(std::int32_t seat, const Game& server) { return from_snapshot(snapshot(server, seat)); }

/// The open tiles and those that seats have won, with the seat, -1 for the open ones.
std::vector<std::pair<std::int32_t, std::int32_t>> tiles_of_bazaar(const Game& game)
{
    std::vector<std::pair<std::int32_t, std::int32_t>> list;
    for (const bastide_thing& thing : things(game, BASTIDE_THING_HAND)) list.emplace_back(thing.seat, thing.tile);
    return list;
}

std::map<std::int32_t, std::int32_t> bids_of(const Game& game)
{
    std::map<std::int32_t, std::int32_t> bids;
    for (const bastide_thing& bid : things(game, BASTIDE_THING_BAZAAR_BID)) bids[bid.seat] = bid.points;
    return bids;
}

/// Every seat sees the same decision, tiles, bids and legal actions.
void check_same_for_all(const Game& server)
{
    for (std::int32_t viewer = 0; viewer < kSeats; ++viewer) {
        const Game seen = as_seen_by(viewer, server);
        CHECK(same_position(seen, server));
        CHECK(tiles_of_bazaar(seen) == tiles_of_bazaar(server));
        CHECK(bids_of(seen) == bids_of(server));
    }
}

/// The seat that decides plays on its own view, a random action that is legal there; bids are small, so that they rise.
void decide_on_own_view(const Game& server, Dice& dice)
{
    const Game seen = as_seen_by(decision(server).seat, server);
    bastide_action action = pick(seen, dice);
    const bool is_high = action.kind == BASTIDE_ACTION_BID && action.points > decision(seen).least + 2;
    if (is_high) action.points = decision(seen).least + static_cast<std::int32_t>(dice.below(3));
    REQUIRE(is_legal(server, action));
    perform(server, action);
}

/// Plays to the first decision of a bazaar, or to the end.
bool play_to_bazaar(const Game& server, Dice& dice)
{
    while (!is_over(server) && !is_auction(decision(server).step)) perform(server, pick(server, dice));
    return !is_over(server);
}

}  // namespace

TEST_CASE("An auction among six seats through seat views", "[BAZAAR-AUCTION-02][BAZAAR-AUCTION-06][BAZAAR-AUCTION-08]")
{
    Dice dice(6);
    const Game server = make(six_seats());
    REQUIRE(play_to_bazaar(server, dice));
    CHECK(decision(server).seat == (decision(server).turn_seat + 1) % kSeats);
    REQUIRE(tiles_of_bazaar(server).size() == kSeats);
    std::int32_t before = 0;
    for (std::int32_t seat = 0; seat < kSeats; ++seat) before += score(server, seat);
    int bids = 0;
    int sales = 0;
    while (is_auction(decision(server).step)) {
        check_same_for_all(server);
        bids += decision(server).step == BASTIDE_STEP_BAZAAR_BID ? 1 : 0;
        sales += decision(server).step == BASTIDE_STEP_BAZAAR_SELL ? 1 : 0;
        decide_on_own_view(server, dice);
    }
    CHECK(bids == 5 + 4 + 3 + 2 + 1);  // each seat without a tile once, for all tiles but the last
    CHECK(sales > 0);
    check_same_for_all(server);
    // The first seat of the round has taken up its tile; the others hold one each.
    CHECK(decision(server).step == BASTIDE_STEP_PLACE);
    CHECK(tiles_of_bazaar(server).size() == kSeats - 1);
    // Points only change hands, or are lost by a seat whose bid nobody tops.
    std::int32_t after = 0;
    for (std::int32_t seat = 0; seat < kSeats; ++seat) after += score(server, seat);
    CHECK(after <= before);
    // What was drawn is known to all, and what comes is not: a view holds no seed.
    for (std::int32_t viewer = 0; viewer < kSeats; ++viewer) {
        for (const bastide_event& event : events(server, 0, viewer))
            if (event.kind == BASTIDE_EVENT_DREW) CHECK(event.tile >= 0);
        CHECK(script(server, viewer).find("seed") == std::string::npos);
    }
}

TEST_CASE("Tiles that lie aside for a bazaar are unknown in every seat view", "[BAZAAR-OPT-02]")
{
    Setup setup = six_seats(BASTIDE_OPTION_BAZAAR_DOUBLE_TURN, 1);
    setup.choices.push_back(choose_set(BASTIDE_SET_TRADERS_BUILDERS));
    int aside = 0;
    for (std::uint64_t seed = 1; seed < 400 && aside == 0; ++seed) {
        Dice dice(seed);
        setup.seed = seed;
        const Game server = make(setup);
        while (!is_over(server) && aside == 0) {
            const std::uint64_t next = range(server).next;
            perform(server, pick(server, dice));
            for (const bastide_event& event : events(server, next))
                if (event.kind == BASTIDE_EVENT_TILE_LEFT && event.cause == BASTIDE_CAUSE_BAZAAR_ASIDE) ++aside;
        }
        if (aside == 0) continue;
        CHECK(aside == kSeats);
        for (std::int32_t viewer = 0; viewer < kSeats; ++viewer) {
            const Game seen = as_seen_by(viewer, server);
            CHECK(hash(seen) == hash(server));
            for (const bastide_event& event : events(seen, 0, viewer))
                if (event.cause == BASTIDE_CAUSE_BAZAAR_ASIDE) CHECK(event.tile == -1);
        }
    }
    CHECK(aside == kSeats);
}
