// SPDX-License-Identifier: MIT
// bastide_players.hpp: a Player chooses what the C call chooses, in memory of its own or lent, and ends by time and by a stop.
#include <array>
#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "bastide_players.hpp"
#include "capi/cpp_names.hpp"
#include "support/catch.hpp"

namespace {

using bastide::Action;
using bastide::Config;
using bastide::Game;
using bastide::Player;
using bastide::PlayersLevel;
using bastide::PlayersMove;
using bastide::PlayersReason;
using bastide::StatusValue;

Game played(int actions)
{
    Game game = Game::create(Config().set(bastide::Set::base).seats(2).seed(4)).value();
    for (int i = 0; i < actions; ++i) game.apply(game.action(0).value()).value();
    return game;
}

std::uint64_t code_of(const Action& action) { return bastide::encode(action).value(); }

}  // namespace

TEST_CASE("Everything in the C header of opponents is in the C++ one", "[cpp]")
{
    CHECK(bastide_tests::missing_beside("bastide_players", 6, 4, 20) == "");
}

TEST_CASE("A Player chooses and lists what the C calls choose and list", "[cpp]")
{
    const Game game = played(25);
    Player player(PlayersLevel::hard);
    CHECK(player.settings().simulations == 400);
    CHECK(player.settings().level == PlayersLevel::hard);
    player.simulations(40).random(7);

    bastide_players_settings settings = {};
    REQUIRE(bastide_players_settings_init(&settings) == BASTIDE_OK);
    settings.level = BASTIDE_PLAYERS_LEVEL_HARD;
    settings.simulations = 40;
    std::vector<std::byte> memory(Player::measure(game, PlayersLevel::hard).value());
    std::uint64_t word = 7;
    Action chosen = {};
    REQUIRE(bastide_players_choose(game.get(), &settings, nullptr, &word, memory.data(), static_cast<std::int32_t>(memory.size()),
                                   &chosen) == BASTIDE_OK);
    CHECK(code_of(player.choose(game).value()) == code_of(chosen));
    CHECK(code_of(Player(PlayersLevel::hard).simulations(40).random(7).memory(memory).choose(game).value()) == code_of(chosen));

    const std::vector<PlayersMove> moves = player.random(7).moves(game).value();
    CHECK(code_of(moves.front().action) == code_of(chosen));
    CHECK(moves.size() <= game.count_actions().value());
    std::array<PlayersMove, 2> best = {};
    CHECK(player.random(7).moves(game, best).value() == moves.size());
    CHECK(code_of(best[1].action) == code_of(moves[1].action));
    CHECK(best[1].value == moves[1].value);
}

TEST_CASE("What speaks for a move is a list and a sentence", "[cpp]")
{
    const Game game = played(25);
    Player player;
    const Action action = player.choose(game).value();
    const std::vector<PlayersReason> reasons = player.reasons(game, action).value();
    REQUIRE(!reasons.empty());
    CHECK(reasons[0].kind >= bastide::number(bastide::PlayersReasonKind::completes));
    std::array<PlayersReason, 1> first = {};
    CHECK(player.reasons(game, action, first).value() == reasons.size());
    CHECK(first[0].kind == reasons[0].kind);

    const std::int32_t seat = game.decision()->seat;
    const std::string sentence = Player::text(reasons, seat);
    CHECK_FALSE(sentence.empty());
    std::array<char, 6> start = {};
    CHECK(Player::text(reasons, seat, {}, start).value() == sentence.size());
    CHECK(std::string(start.data()) == sentence.substr(0, 5));
    Action wrong = action;
    wrong.seat = 1 - seat;
    CHECK(player.reasons(game, wrong).status() == StatusValue::illegal);
}

TEST_CASE("A game is played by Players to its end", "[cpp]")
{
    Game game = Game::create(Config().seats(2).seed(3)).value();
    Player easy(PlayersLevel::easy);
    Player normal;
    while (game.decision()->over == 0) REQUIRE(game.apply((game.decision()->seat == 0 ? easy : normal).choose(game).value()));
    CHECK(normal.choose(game).status() == StatusValue::state);
    CHECK(normal.moves(game).status() == StatusValue::state);
    const Game host = Game::create(Config().chance(bastide::Chance::host)).value();
    CHECK(normal.choose(host).status() == StatusValue::state);
}

TEST_CASE("A Player ends by time, by a stop, and without either refuses", "[cpp]")
{
    using namespace std::chrono_literals;
    const Game game = played(25);
    Player player(PlayersLevel::expert);
    CHECK(player.simulations(0).choose(game).status() == StatusValue::argument);
    CHECK(player.time(20ms).choose(game));
    CHECK(player.time(-1s).settings().microseconds == 0);

    bastide::PlayersStop stop;
    CHECK_FALSE(stop.is_set());
    stop.set();
    CHECK(player.time(10min).stop(stop).choose(game));  // not in ten minutes; tests/threads has another thread set such a word
    CHECK(stop.is_set());
    stop.clear();
    CHECK_FALSE(stop.is_set());

    int reads = 0;
    const bastide::PlayersHost own = {&reads, [](void* user) { return std::uint64_t(++*static_cast<int*>(user)) * 1000; },
                                      nullptr};
    CHECK(player.time(20ms).host(own).choose(game));
    CHECK(reads > 1);
}

TEST_CASE("A Player without game or memory says so", "[cpp]")
{
    const Game game = played(0);
    Player player;
    CHECK(player.choose(Game()).status() == StatusValue::argument);
    CHECK(player.reasons(Game(), {}).status() == StatusValue::argument);
    CHECK(Player::measure(Game(), PlayersLevel::easy).status() == StatusValue::argument);
    std::array<std::byte, 16> little = {};
    CHECK(player.memory(little).choose(game).status() == StatusValue::memory);
    CHECK(player.memory({}).choose(game));
    player.settings().spare[0] = 1;
    CHECK(player.choose(game).status() == StatusValue::version);
}
