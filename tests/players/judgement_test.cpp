// SPDX-License-Identifier: MIT
// How the players judge the decisions that boxes add: in games that the level NORMAL plays against itself, with what must hold at
// each decision of a kind.
#include <algorithm>
#include <functional>
#include <vector>

#include "bastide_players.h"
#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

std::vector<bastide_choice> preset(std::int32_t number)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
}

bastide_players_settings normal()
{
    bastide_players_settings settings{};
    REQUIRE(bastide_players_settings_init(&settings) == BASTIDE_OK);
    settings.level = BASTIDE_PLAYERS_LEVEL_NORMAL;
    settings.simulations = 1;
    return settings;
}

bastide_action choose(const Game& game)
{
    const bastide_players_settings settings = normal();
    std::uint64_t random = 1;
    bastide_action action{};
    std::vector<char> memory(at(bastide_players_measure(game.get(), settings.level)));
    REQUIRE(bastide_players_choose(game.get(), &settings, nullptr, &random, memory.data(), count_of(memory.size()), &action) ==
            BASTIDE_OK);
    REQUIRE(bastide_game_check(game.get(), &action, nullptr) == BASTIDE_OK);
    return action;
}

std::vector<bastide_players_move> moves_of(const Game& game)
{
    const bastide_players_settings settings = normal();
    std::uint64_t random = 1;
    std::vector<char> memory(at(bastide_players_measure(game.get(), settings.level)));
    return collect<bastide_players_move>([&](bastide_players_move* out, std::int32_t cap) {
        return bastide_players_list_moves(game.get(), &settings, nullptr, &random, memory.data(), count_of(memory.size()), out,
                                          cap);
    });
}

/// The feature to which a follower moves.
std::int32_t goal_of(const Game& game, const bastide_action& action)
{
    return bastide_game_feature_at(game.get(), action.x, action.y, action.segment);
}

/// Shows each choice of some games to `look(game, decision, action)` before it is made.
using Look = std::function<void(const Game& game, const bastide_decision& now, const bastide_action& action)>;

void watch(std::int32_t preset_number, std::uint64_t number, std::int32_t seats, const Look& look)
{
    Setup setup = seeded(number, seats);
    setup.choices = preset(preset_number);
    const Game game = make(setup);
    while (!is_over(game)) {
        const bastide_decision now = decision(game);
        const bastide_action action = choose(game);
        look(game, now, action);
        perform(game, action);
    }
}

std::int32_t score_of(const Game& game, std::int32_t seat)
{
    bastide_seat one;
    REQUIRE(bastide_game_get_seat(game.get(), seat, &one) == BASTIDE_OK);
    return one.score;
}

bastide_action action_of(std::int32_t kind, std::int32_t seat)
{
    bastide_action action;
    REQUIRE(bastide_action_init(&action) == BASTIDE_OK);
    action.kind = kind;
    action.seat = seat;
    return action;
}

/// Passes until no seat decides about leaving the City.
void pass_leaving(const Game& game)
{
    while (!is_over(game) &&
           (decision(game).step == BASTIDE_STEP_COUNT_CITY_LEAVE || decision(game).step == BASTIDE_STEP_COUNT_FINAL_LEAVE))
        perform(game, action_of(BASTIDE_ACTION_PASS, decision(game).seat));
}

/// What a seat is ahead of the best other once everybody else stays in the City.
std::int32_t lead_after(const Game& game, const bastide_action& action)
{
    const Game after = clone(game);
    perform(after, action);
    pass_leaving(after);
    std::int32_t best = INT32_MIN;
    for (std::int32_t seat = 0; seat < 2; ++seat)
        if (seat != action.seat) best = std::max(best, score_of(after, seat));
    return score_of(after, action.seat) - best;
}

}  // namespace

// ---- Bridges, Castles & Bazaars ----

TEST_CASE("A player bids what a tile is worth, and no more")
{
    int free = 0, paid = 0, passed = 0, raised = 0;
    for (std::uint64_t n = 1; n <= 8; ++n)
        watch(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS, n, n % 2 ? 2 : 4,
              [&](const Game&, const bastide_decision& now, const bastide_action& action) {
                  if (now.step == BASTIDE_STEP_BAZAAR_CHOOSE) ++(action.points > 0 ? paid : free);
                  if (now.step == BASTIDE_STEP_BAZAAR_BID) ++(action.kind == BASTIDE_ACTION_BID ? raised : passed);
                  if (action.kind == BASTIDE_ACTION_BID) CHECK(action.points <= 12);
              });
    INFO("free " << free << ", paid " << paid << ", passed " << passed << ", raised " << raised);
    CHECK(free > 0);
    CHECK(paid > 0);
    CHECK(passed > 0);
    CHECK(raised > 0);
}

TEST_CASE("A player sells a tile for a bid that it is not worth, and tops no such bid")
{
    int sold = 0, passed = 0;
    for (std::uint64_t n = 1; n <= 4; ++n)
        watch(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS, n, 2,
              [&](const Game& game, const bastide_decision& now, const bastide_action& action) {
                  if (now.step != BASTIDE_STEP_BAZAAR_CHOOSE && now.step != BASTIDE_STEP_BAZAAR_BID) return;
                  const Game after = clone(game);
                  bastide_action dear = action_of(BASTIDE_ACTION_BID, now.seat);
                  dear.points = 40;
                  if (now.step == BASTIDE_STEP_BAZAAR_CHOOSE) dear.tile = action.tile;
                  perform(after, dear);
                  const bastide_decision next = decision(after);
                  const bastide_action answer = choose(after);
                  if (next.step == BASTIDE_STEP_BAZAAR_BID) CHECK((answer.kind == BASTIDE_ACTION_PASS && ++passed > 0));
                  if (next.step == BASTIDE_STEP_BAZAAR_SELL) CHECK((answer.other_seat == now.seat && ++sold > 0));
              });
    CHECK(sold > 0);
    CHECK(passed > 0);
}

TEST_CASE("A city becomes a castle while there is time for a feature nearby, and is scored at the end")
{
    int early = 0;
    for (std::uint64_t n = 1; n <= 12; ++n)
        watch(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS, n, 2,
              [&](const Game&, const bastide_decision& now, const bastide_action& action) {
                  if (now.step != BASTIDE_STEP_CASTLE_BUILD) return;
                  if (now.tiles_left == 0) CHECK(action.kind == BASTIDE_ACTION_PASS);
                  early += now.tiles_left > 25 && action.kind == BASTIDE_ACTION_DEPLOY;
              });
    CHECK(early > 0);
}

TEST_CASE("A player builds a bridge that no placement needs only now and then")
{
    int offered = 0, built = 0;
    for (std::uint64_t n = 1; n <= 8; ++n)
        watch(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS, n, 2,
              [&](const Game& game, const bastide_decision& now, const bastide_action& action) {
                  if (now.step != BASTIDE_STEP_ACT || actions(game, BASTIDE_ACTION_SPAN).empty()) return;
                  ++offered;
                  built += action.kind == BASTIDE_ACTION_SPAN;
              });
    INFO("offered " << offered << ", built " << built);
    CHECK(built > 0);
    CHECK(5 * built < offered);
}

// ---- The Count of Carcassonne ----

TEST_CASE("Followers come to the City, not at the end, and the count closes no quarter of theirs")
{
    int came = 0, stayed = 0, moved = 0;
    for (std::uint64_t n = 1; n <= 8; ++n) {
        std::int32_t own = -1;  // the quarter that a follower has just come to
        watch(BASTIDE_PRESET_COUNT_CITY, n, n % 2 ? 2 : 4,
              [&](const Game& game, const bastide_decision& now, const bastide_action& action) {
                  if (now.step == BASTIDE_STEP_COUNT_CITY_DEPLOY) {
                      ++(action.kind == BASTIDE_ACTION_DEPLOY ? came : stayed);
                      for (const bastide_thing& quarter : things(game, BASTIDE_THING_COUNT_CITY_QUARTER))
                          if (quarter.x == action.x && quarter.y == action.y) own = quarter.segment;
                      if (now.tiles_left == 0 && action.kind == BASTIDE_ACTION_DEPLOY)
                          CHECK(own == 1);  // the market is still emptied
                  }
                  if (now.step != BASTIDE_STEP_COUNT_MOVE || action.kind != BASTIDE_ACTION_MOVE) return;
                  ++moved;
                  for (const bastide_thing& quarter : things(game, BASTIDE_THING_COUNT_CITY_QUARTER))
                      if (quarter.x == action.x && quarter.y == action.y) CHECK(quarter.segment != own);
              });
    }
    INFO("came " << came << ", stayed " << stayed << ", moved " << moved);
    CHECK(came > 0);
    CHECK(moved > 0);
}

TEST_CASE("A follower leaves the City where that brings points, and only there")
{
    int left = 0, stayed = 0;
    for (std::uint64_t n = 1; n <= 16; ++n)
        watch(BASTIDE_PRESET_COUNT_CITY, n, 2, [&](const Game& game, const bastide_decision& now, const bastide_action& action) {
            if (now.step != BASTIDE_STEP_COUNT_CITY_LEAVE && now.step != BASTIDE_STEP_COUNT_FINAL_LEAVE) return;
            const std::int32_t passing = lead_after(game, action_of(BASTIDE_ACTION_PASS, now.seat));
            std::int32_t most = passing;
            for (const bastide_action& other : actions(game, BASTIDE_ACTION_MOVE)) most = std::max(most, lead_after(game, other));
            INFO("passing " << passing << ", most " << most << ", step " << now.step);
            if (most > passing + 2) CHECK((action.kind == BASTIDE_ACTION_MOVE && ++left > 0));
            if (action.kind == BASTIDE_ACTION_PASS) ++stayed;
        });
    INFO("left " << left << ", stayed " << stayed);
    CHECK(left > 0);
}

TEST_CASE("Followers of a kind that leave for the same feature share their value")
{
    int alike = 0;
    for (std::uint64_t n = 1; n <= 12; ++n)
        watch(BASTIDE_PRESET_COUNT_CITY, n, 2, [&](const Game& game, const bastide_decision& now, const bastide_action&) {
            if (now.step != BASTIDE_STEP_COUNT_CITY_LEAVE && now.step != BASTIDE_STEP_COUNT_FINAL_LEAVE) return;
            const std::vector<bastide_players_move> moves = moves_of(game);
            CHECK(moves.size() == actions(game).size());
            for (const bastide_players_move& one : moves)
                for (const bastide_players_move& other : moves) {
                    if (one.action.kind != BASTIDE_ACTION_MOVE || other.action.kind != BASTIDE_ACTION_MOVE) continue;
                    if (goal_of(game, one.action) != goal_of(game, other.action)) continue;
                    CHECK(one.value == other.value);
                    alike += !same(one.action, other.action);
                }
        });
    CHECK(alike > 0);
}
