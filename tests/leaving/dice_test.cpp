// SPDX-License-Identifier: MIT
// Seats that leave the dice game.
#include "capi/dice_table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"

using namespace dice_tests;
using namespace bastide_tests::snapshot_parts;

namespace {

using bastide_tests::at;
using bastide_tests::blank;
using bastide_tests::codes;
using bastide_tests::Dice;
using bastide_tests::same_position;
using bastide_tests::seat;
using bastide_tests::standing;

Setup host(std::int32_t seats)
{
    Setup setup;
    setup.seats = seats;
    return setup;
}

bool is_same(const Game& one, const Game& other)
{
    return hash(one) == hash(other) && snapshot(one) == snapshot(other) && same(actions(one), actions(other));
}

void leave(const Game& game, std::int32_t number) { perform(game, blank(BASTIDE_ACTION_RESIGN, number)); }

bool is_out(const Game& game, std::int32_t number) { return seat(game, number).state == BASTIDE_SEAT_STATE_RESIGNED; }

/// A straight city between two caps: three dice, 1 point.
void build_small_city(const Game& game)
{
    play(game, {"fall cap 5 straight 4", "place cap 0 0 0", "place straight 0 -1 0", "place cap 0 -2 2"});
}

/// A turn that scores nothing.
void waste_turn(const Game& game)
{
    const std::string fall = "fall corner " + std::to_string(dice(game).hand);
    play(game, {fall.c_str(), "dice_stop"});
}

}  // namespace

TEST_CASE("Every seat may leave the dice game at any time", "[RESIGN-10][RESIGN-01]")
{
    const Game game = make(host(3));
    const auto all_may_leave = [&] {
        CHECK((decision(game).kinds >> BASTIDE_ACTION_RESIGN & 1) == 0);
        for (const bastide_action& action : actions(game)) CHECK(action.kind != BASTIDE_ACTION_RESIGN);
        const std::vector<bastide_action> listed = actions(game, BASTIDE_ACTION_RESIGN);
        REQUIRE(listed.size() == 3);
        CHECK(weights(game, BASTIDE_ACTION_RESIGN) == std::vector<std::int32_t>{1, 1, 1});
        for (std::int32_t number = 0; number < 3; ++number) {
            CHECK(listed[at(number)].seat == number);
            CHECK(check(game, listed[at(number)]).status == BASTIDE_OK);
            const Game other = clone(game);
            REQUIRE(bastide_game_apply_code(other.get(), codes(game, BASTIDE_ACTION_RESIGN)[at(number)], nullptr) == BASTIDE_OK);
            CHECK(is_out(other, number));
            bastide_action chosen{};
            std::uint64_t word = 7;
            CHECK(bastide_game_sample_action(game.get(), BASTIDE_ACTION_RESIGN, &word, &chosen) == BASTIDE_OK);
            CHECK(chosen.kind == BASTIDE_ACTION_RESIGN);
        }
    };
    CHECK(decision(game).step == BASTIDE_STEP_DICE_FALL);
    all_may_leave();
    play(game, {"fall corner 9"});
    all_may_leave();
    leave(game, 1);
    CHECK(check(game, blank(BASTIDE_ACTION_RESIGN, 1)).reason == BASTIDE_REASON_RESIGNED);
    CHECK(check(game, blank(BASTIDE_ACTION_RESIGN, 1)).seat == 1);
    CHECK(check(game, blank(BASTIDE_ACTION_RESIGN, BASTIDE_NATURE)).reason == BASTIDE_REASON_NO_SUCH_SEAT);
    CHECK(actions(game, BASTIDE_ACTION_RESIGN).size() == 2);
}

TEST_CASE("A turn in which its seat leaves scores nothing and returns all dice", "[RESIGN-10]")
{
    const Game game = make(host(3));
    build_small_city(game);
    CHECK(dice(game).points == 1);
    leave(game, 0);
    CHECK(score(game, 0) == 0);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 2);
    CHECK(decision(game).step == BASTIDE_STEP_DICE_FALL);
    CHECK(dice(game).hand == 9);
    CHECK(dice(game).built == 0);
    const std::vector<bastide_event> all = events(game);
    REQUIRE(all.size() > 3);
    CHECK(all[all.size() - 3].kind == BASTIDE_EVENT_RESIGNED);
    CHECK(all[all.size() - 3].seat == 0);
    CHECK(all[all.size() - 2].kind == BASTIDE_EVENT_TURN_ENDED);
    CHECK(all[all.size() - 1].kind == BASTIDE_EVENT_TURN_BEGAN);
    CHECK(all[all.size() - 1].count == 9);
}

TEST_CASE("A seat that left the dice game is passed over", "[RESIGN-10][RESIGN-05]")
{
    const Game game = make(host(4));
    leave(game, 2);
    leave(game, 1);
    for (const std::int32_t number : {0, 3, 0, 3}) {
        CHECK(decision(game).turn_seat == number);
        waste_turn(game);
    }
    CHECK(decision(game).turn == 5);
}

TEST_CASE("A kept knight returns to play in the next turn after its seat leaves", "[RESIGN-10]")
{
    const Game game = make(host(3));
    play(game, {"fall cap 4 knight 5", "dice_keep"});
    CHECK(decision(game).turn_seat == 1);
    CHECK(dice(game).dice == 8);
    CHECK(dice(game).holders == 1u << 0);
    leave(game, 0);
    CHECK(dice(game).hand == 8);  // this turn began with eight
    waste_turn(game);
    CHECK(decision(game).turn_seat == 2);
    CHECK(dice(game).dice == 9);
    CHECK(dice(game).hand == 9);
    CHECK(dice(game).holders == 0);
    CHECK(dice(game).doubled == 0);
}

TEST_CASE("The last seat of the dice game wins at once", "[RESIGN-10][RESIGN-06]")
{
    const Game game = make(host(3));
    build_small_city(game);
    play(game, {"dice_stop"});
    CHECK(score(game, 0) == 1);
    leave(game, 2);
    CHECK_FALSE(is_over(game));
    leave(game, 0);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 1);
    CHECK(score(game, 1) == 0);
    CHECK(actions(game).empty());
    CHECK(actions(game, BASTIDE_ACTION_RESIGN).empty());
    CHECK(check(game, blank(BASTIDE_ACTION_RESIGN, 1)).reason == BASTIDE_REASON_GAME_OVER);
    CHECK(events(game).back().kind == BASTIDE_EVENT_ENDED);
    CHECK(events(game).back().seats == 1u << 1);
    const std::vector<bastide_standing> told = standing(game);
    const std::int32_t order[] = {1, 0, 2};
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(told[i].seat == order[i]);
        CHECK(told[i].rank == static_cast<std::int32_t>(i) + 1);
        CHECK(told[i].wins == (i == 0));
    }
}

namespace {

Game short_game(std::int32_t seats)
{
    Setup setup = host(seats);
    setup.target = 1;
    setup.finish_round = 1;
    return make(setup);
}

}  // namespace

TEST_CASE("The round is complete when those still to come have left", "[RESIGN-10]")
{
    const Game game = short_game(3);
    build_small_city(game);
    play(game, {"dice_stop"});  // the target is reached
    leave(game, 2);
    CHECK_FALSE(is_over(game));
    waste_turn(game);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 0);
}

TEST_CASE("The round is complete when its last seat leaves in its turn", "[RESIGN-10]")
{
    const Game game = short_game(3);
    build_small_city(game);
    play(game, {"dice_stop"});
    waste_turn(game);
    CHECK(decision(game).turn_seat == 2);
    leave(game, 2);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 0);
}

TEST_CASE("The round is complete when play goes past a first seat that has left", "[RESIGN-10]")
{
    const Game game = short_game(3);
    leave(game, 0);
    build_small_city(game);
    play(game, {"dice_stop"});
    CHECK_FALSE(is_over(game));
    waste_turn(game);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 1);
}

TEST_CASE("Points of a seat that has left end no dice game", "[RESIGN-10][RESIGN-07]")
{
    const Game game = short_game(3);
    play(game, {"fall cap 5 straight 4", "place cap 0 0 0", "place straight 0 -1 0", "place straight 0 -2 0", "place cap 0 -3 2",
                "dice_stop"});
    CHECK(score(game, 0) == 3);
    leave(game, 0);
    waste_turn(game);
    waste_turn(game);
    CHECK_FALSE(is_over(game));
    CHECK(decision(game).turn_seat == 1);
    CHECK(is_same(from_snapshot(snapshot(game)), game));
    build_small_city(game);
    play(game, {"dice_stop"});
    waste_turn(game);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 1);
}

TEST_CASE("A seat that has left may have the points that would have ended the game", "[RESIGN-10]")
{
    const Game game = short_game(3);
    waste_turn(game);
    build_small_city(game);
    play(game, {"dice_stop"});
    leave(game, 1);
    waste_turn(game);
    CHECK_FALSE(is_over(game));
    CHECK(decision(game).turn_seat == 0);
    CHECK(is_same(from_snapshot(snapshot(game)), game));
}

TEST_CASE("A dice game with resignations is saved, written as a script and undone", "[RESIGN-10][RESIGN-09]")
{
    const Game game = make(host(4));
    const std::uint64_t before = hash(game);
    leave(game, 2);
    CHECK(hash(game) != before);
    leave(game, 0);
    const std::string told = script(game);
    CHECK(told.find("\n2: resign\n0: resign\n") != std::string::npos);
    CHECK(same_position(from_script(told), game));
    CHECK(is_same(from_snapshot(snapshot(game)), game));
    CHECK(is_out(from_snapshot(snapshot(game)), 2));
    undo(game, 0);
    CHECK(hash(game) == before);
    CHECK_FALSE(is_out(game, 2));
}

TEST_CASE("The snapshot of a dice game stores who has left", "[RESIGN-10]")
{
    constexpr std::uint64_t kOut = 8;
    const Game game = make(host(3));
    CHECK(split_parts(Snapshot(snapshot(game))[PART_STATE]).count(kOut) == 0);
    leave(game, 1);
    CHECK(split_parts(Snapshot(snapshot(game))[PART_STATE])[kOut] == SnapshotBytes{2});
}

// ---- random games -------------------------------------------------------------------------------------------------------

namespace {

void look(const Game& game, bool is_seeded)
{
    const bastide_decision now = decision(game);
    std::vector<bool> listed(5, false);
    for (const bastide_action& action : actions(game, BASTIDE_ACTION_RESIGN)) listed[at(action.seat)] = true;
    std::int32_t playing = 0;
    const std::int32_t seats = bastide_game_list_seats(game.get(), nullptr, 0);
    for (std::int32_t number = 0; number < seats; ++number) {
        const bool may = !now.over && !is_out(game, number);
        playing += !is_out(game, number);
        REQUIRE(listed[at(number)] == may);
        REQUIRE((check(game, blank(BASTIDE_ACTION_RESIGN, number)).status == BASTIDE_OK) == may);
        if (is_out(game, number)) REQUIRE((now.winners >> number & 1) == 0);
    }
    REQUIRE((now.over || playing > 1));
    if (now.over) return;
    REQUIRE_FALSE(is_out(game, now.turn_seat));
    if (is_seeded) REQUIRE(now.seat == now.turn_seat);
}

void play_random_game(std::uint64_t n)
{
    Dice chance(n);
    Setup setup = seeded(chance.next(), chance.between(2, 5));
    setup.target = chance.between(1, 60);
    setup.finish_round = chance.below(2);
    setup.first_seat = chance.below(setup.seats);
    INFO("game " << n << ": " << setup.seats << " seats");
    const Game game = make(setup);
    setup.chance = BASTIDE_CHANCE_HOST;
    const Game told = make(setup);
    std::size_t fed = 0;
    const std::int32_t rare = chance.between(4, 100);
    for (int steps = 0; !is_over(game) && steps < 3000; ++steps) {
        const bool leaves = chance.once_in(rare);
        const std::vector<bastide_action> list = actions(game, leaves ? BASTIDE_ACTION_RESIGN : BASTIDE_ANY);
        const std::uint64_t before = hash(game);
        const std::int32_t number = decision(game).action;
        perform(game, list[at(chance.below(count_of(list.size())))]);
        const std::vector<bastide_action> all = history(game);
        for (; fed < all.size(); ++fed) perform(told, all[fed]);
        REQUIRE(hash(told) == hash(game));
        if (!leaves && !chance.once_in(30)) continue;
        look(game, true);
        look(told, false);
        REQUIRE(is_same(from_snapshot(snapshot(game)), game));
        REQUIRE(same_position(from_script(script(game)), game));
        REQUIRE(hash(from_snapshot(snapshot(game, BASTIDE_VIEW_PUBLIC))) == hash(game));
        const Game other = clone(game);
        undo(other, number);
        REQUIRE(hash(other) == before);
        look(other, true);
        perform(other, all[at(number)]);
        REQUIRE(hash(other) == hash(game));
    }
    look(game, true);
}

}  // namespace

TEST_CASE("Random dice games continue correctly, whichever seats leave at whichever time", "[leaving]")
{
    const std::int64_t played = bastide_tests::each_game("dice resignations", 200, [](std::uint64_t n) { play_random_game(n); });
    CHECK(played > 0);
}
