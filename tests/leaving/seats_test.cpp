// SPDX-License-Identifier: MIT
// Games of one to eight seats, whatever the boxes provide for.
#include <algorithm>

#include "capi/table.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Setup of(std::int32_t seats, std::vector<bastide_choice> choices, bool any = true)
{
    Setup setup;
    setup.seats = seats;
    setup.choices = std::move(choices);
    if (any) setup.choices.push_back(choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT));
    return setup;
}

struct Made {
    bastide_refusal refusal{};
    Game game;
};

Made try_make(const Setup& setup)
{
    const bastide_config config = config_of(setup);
    Made made;
    bastide_game* game = nullptr;
    bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, &made.refusal, &game);
    made.game.reset(game);
    return made;
}

std::int32_t supply(const Game& game, std::int32_t who, std::int32_t kind)
{
    return bastide_game_count_supply(game.get(), who, kind);
}

/// The first legal action of a seat, or one of nature's.
void go_on(const Game& game) { perform(game, actions(game).front()); }

const std::vector<bastide_choice> kBase = {choose_set(BASTIDE_SET_BASE)};
const std::vector<bastide_choice> kTower = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER)};
const std::vector<bastide_choice> kAbbey = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR)};

}  // namespace

TEST_CASE("Without the option as many seats play as the boxes say", "[SEATS-01][BASE-COMP-05]")
{
    const auto look = [](const std::vector<bastide_choice>& boxes, std::int32_t most) {
        for (std::int32_t seats = 1; seats <= BASTIDE_SEATS_MAX; ++seats) {
            const Made made = try_make(of(seats, boxes, false));
            const bool may = seats >= 2 && seats <= most;
            CHECK((made.game != nullptr) == may);
            if (may) continue;
            CHECK(made.refusal.reason == BASTIDE_REASON_CONFIG_SEATS);
            CHECK(made.refusal.least == 2);
            CHECK(made.refusal.most == most);
        }
    };
    look(kBase, 5);
    look(kTower, 6);
    look(kAbbey, 6);
}

TEST_CASE("With the option one to eight seats play", "[SEATS-01]")
{
    for (const auto& boxes : {kBase, kTower, kAbbey}) {
        for (std::int32_t seats = 1; seats <= BASTIDE_SEATS_MAX; ++seats) {
            const Made made = try_make(of(seats, boxes));
            REQUIRE(made.game);
            CHECK(bastide_game_list_seats(made.game.get(), nullptr, 0) == seats);
        }
        for (const std::int32_t seats : {0, 9, -1}) {
            const Made made = try_make(of(seats, boxes));
            CHECK_FALSE(made.game);
            CHECK(made.refusal.reason == BASTIDE_REASON_CONFIG_SEATS);
            CHECK(made.refusal.least == 1);
            CHECK(made.refusal.most == 8);
        }
    }
}

TEST_CASE("Eight seats have their turns in order", "[SEATS-01]")
{
    Setup setup = of(8, kBase);
    setup.chance = BASTIDE_CHANCE_SEEDED;
    setup.first_seat = 6;
    const Game game = make(setup);
    while (!is_over(game)) go_on(game);
    std::int32_t next = 6;
    std::int32_t turns = 0;
    for (const bastide_event& event : events(game)) {
        if (event.kind != BASTIDE_EVENT_TURN_BEGAN) continue;
        CHECK(event.seat == next);
        next = (next + 1) % 8;
        ++turns;
    }
    CHECK(turns == 71);
}

TEST_CASE("Tower pieces for any number of seats", "[SEATS-02][TOWER-SETUP-02]")
{
    const std::int32_t pieces[] = {0, 10, 10, 9, 7, 6, 5, 5, 5};
    for (std::int32_t seats = 1; seats <= BASTIDE_SEATS_MAX; ++seats) {
        const Game game = make(of(seats, kTower));
        for (std::int32_t who = 0; who < seats; ++who) CHECK(supply(game, who, BASTIDE_PIECE_TOWER_PIECE) == pieces[seats]);
    }
    Setup setup = of(8, kTower);
    setup.choices.push_back({BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_TOWER_PIECE, 3, {}});
    CHECK(supply(make(setup), 7, BASTIDE_PIECE_TOWER_PIECE) == 3);
}

TEST_CASE("Each of eight seats has the supply of its boxes", "[SEATS-03]")
{
    for (const std::int32_t seats : {1, 8}) {
        const Game game = make(of(seats, kAbbey));
        for (std::int32_t who = 0; who < seats; ++who) {
            CHECK(supply(game, who, BASTIDE_PIECE_FOLLOWER) == 7);
            CHECK(supply(game, who, BASTIDE_PIECE_MAYOR) == 1);
            CHECK(supply(game, who, BASTIDE_PIECE_WAGON) == 1);
            CHECK(supply(game, who, BASTIDE_PIECE_BARN) == 1);
            CHECK(seat(game, who).hand == 1);
        }
        const bastide_stock abbeys = stock(game)[at(tile_named(game, "AM_A"))];
        CHECK(abbeys.total == seats);
        CHECK(abbeys.held == seats);
    }
}

TEST_CASE("All seats together have 512 pieces at most", "[SEATS-03]")
{
    Setup setup = of(8, kBase);
    setup.choices.push_back(choose_followers(64));
    const Game game = make(setup);
    CHECK(count_of(pieces(game).size()) == 512);
    setup.choices.back() = choose_followers(65);
    const Made made = try_make(setup);
    CHECK_FALSE(made.game);
    CHECK(made.refusal.status == BASTIDE_E_LIMIT);
    CHECK(made.refusal.reason == BASTIDE_REASON_CONFIG_TOO_LARGE);
}

TEST_CASE("One seat has every turn and wins with any score", "[SEATS-04]")
{
    Setup setup = of(1, kBase);
    setup.chance = BASTIDE_CHANCE_SEEDED;
    const Game game = make(setup);
    std::int32_t turns = 0;
    while (!is_over(game)) {
        const bastide_decision now = decision(game);
        CHECK(now.seat == 0);
        turns = now.turn;
        perform(game, actions(game, now.may_pass ? BASTIDE_ACTION_PASS : BASTIDE_ANY).front());
    }
    CHECK(turns == 71);
    CHECK(score(game, 0) == 0);
    CHECK(decision(game).winners == 1);
    CHECK(standing(game)[0].rank == 1);
}

TEST_CASE("Nobody bids for the tiles of one seat alone", "[SEATS-04]")
{
    Setup setup = of(1, kBase);
    setup.choices.push_back(choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE));
    const Game game = make(setup);
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_score(0, 5), put_copies(BASTIDE_PUT_BAG, tile_named(game, "E"), 1),
                  put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 1)};
    must_set(game, board);
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, BASTIDE_NATURE);
    draw.tile = tile_named(game, "E");  // which alone completes the city
    perform(game, draw);
    CHECK(decision(game).step == BASTIDE_STEP_PLACE);
}

TEST_CASE("The tower of one seat alone takes its own followers home", "[SEATS-04]")
{
    const Game game = make(of(1, kTower));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "T12", 0, 1, "FFFF")};
    must_set(game, board);
    board.puts.push_back(put_follower(0, 0, 1, 0));
    must_set(game, board);
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, BASTIDE_NATURE);
    draw.tile = tile_named(game, "U");
    perform(game, draw);
    perform(game, actions(game, BASTIDE_ACTION_PLACE).front());
    std::vector<bastide_action> towers = actions(game, BASTIDE_ACTION_DEPLOY);
    towers.erase(std::remove_if(towers.begin(), towers.end(),
                                [](const bastide_action& a) { return a.piece_kind != BASTIDE_PIECE_TOWER_PIECE; }),
                 towers.end());
    REQUIRE(towers.size() == 1);
    perform(game, towers[0]);
    CHECK(decision(game).step == BASTIDE_STEP_TOWER_CAPTURE);
    perform(game, actions(game, BASTIDE_ACTION_TAKE).at(0));
    CHECK(supply(game, 0, BASTIDE_PIECE_FOLLOWER) == 7);
    CHECK(decision(game).turn == 2);
    CHECK(decision(game).turn_seat == 0);
}

TEST_CASE("The dice game still needs two to five seats", "[SEATS-05][DICE-SETUP-01]")
{
    Setup setup = of(2, {}, false);
    setup.game = BASTIDE_GAME_DICE;
    for (std::int32_t seats = 1; seats <= BASTIDE_SEATS_MAX; ++seats) {
        setup.seats = seats;
        const Made made = try_make(setup);
        CHECK((made.game != nullptr) == (seats >= 2 && seats <= 5));
    }
    setup.seats = 2;
    setup.choices.push_back(choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT));
    CHECK(try_make(setup).refusal.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
}
