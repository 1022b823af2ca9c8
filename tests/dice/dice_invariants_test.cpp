// SPDX-License-Identifier: MIT
// Random play: whatever is listed is accepted and nothing else, refusals leave every byte, dice are conserved, somebody can
// always decide, and a game fed the rolls of a seeded one stays equal to it.
#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>

#include "dice_support.hpp"
#include "support/games.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

namespace {

/// A player who likes to build where black waits, so that cities do get closed.
class Player {
public:
    explicit Player(u64 seed) : random_(seeded(seed)) {}

    u32 below(u32 n) { return bounded(random_, n); }

    Action choose(const Game& game, const std::vector<Action>& options)
    {
        if (below(8) == 0) return options[below(static_cast<u32>(options.size()))];
        std::vector<Action> good;
        for (const Action& option : options)
            if (option.kind != ActionKind::place || is_good(game, option)) good.push_back(option);
        std::vector<Action> places;
        std::copy_if(good.begin(), good.end(), std::back_inserter(places),
                     [](const Action& a) { return a.kind == ActionKind::place; });
        const std::vector<Action>& from = !places.empty() && below(3) != 0 ? places : good;
        return from[below(static_cast<u32>(from.size()))];
    }

private:
    bool is_good(const Game& game, const Action& option)
    {
        if (option.x == 0 && option.y == 0) return true;
        const Demand demand = demand_at(game.rules.config.faces, game.state.dice, {option.x, option.y});
        return demand.black != 0 || (demand.white != 0 && below(8) == 0);
    }

    Random random_;
};

Config any_config(Player& player)
{
    Config config = seats(2 + player.below(4), Chance::seeded);
    config.first_seat = static_cast<u8>(player.below(config.seats));
    config.finish_round = player.below(2) == 0;
    config.target_score = player.below(3) == 0 ? 5 : 42;
    if (player.below(4) == 0) config.faces.shapes[index_of(Face::straight)] = {{0b0001, 0b0100, 0, 0}};
    return config;
}

/// The rules of placing written a second time, slowly and from the rules page alone.
bool may_be_built(const Game& game, Face face, u8 rotation, i32 x, i32 y)
{
    u32 to_build = 0;
    bool is_in_tray = false;
    for (const Die& die : game.state.dice) {
        if (die.spot != Spot::tray) continue;
        to_build += game.state.rolls < 3 || die.face <= Face::tee;
        is_in_tray = is_in_tray || die.face == face;
    }
    if (!is_in_tray || face > Face::tee || std::abs(x) > 16 || std::abs(y) > 16) return false;
    if (game.built() == 0) return x == 0 && y == 0;
    const u8 mine = game.rules.config.faces.of(face).black(rotation);
    bool near = false;
    i32 left = x, right = x, top = y, bottom = y;
    for (const Die& die : game.state.dice) {
        if (die.spot != Spot::built) continue;
        const i32 dx = x - die.x;
        const i32 dy = y - die.y;
        const u32 steps = static_cast<u32>(std::abs(dx) + std::abs(dy));
        near = near || steps <= to_build + 1;
        left = std::min<i32>(left, die.x);
        right = std::max<i32>(right, die.x);
        top = std::min<i32>(top, die.y);
        bottom = std::max<i32>(bottom, die.y);
        if (steps == 0) return false;
        if (steps > 1) continue;
        const u8 theirs = game.rules.config.faces.of(die.face).black(die.rotation);
        const u32 my_side = dy == 1 ? 0u : dx == -1 ? 1u : dy == -1 ? 2u : 3u;
        if ((mine >> my_side & 1) != (theirs >> ((my_side + 2) & 3) & 1)) return false;
    }
    const i32 to_come = static_cast<i32>(to_build) - 1;
    return near && right - left + 1 + to_come <= 17 && bottom - top + 1 + to_come <= 17;
}

/// All placements that could be meant, against the list and the second writing of the rule.
void check_every_placement(const Game& game)
{
    const std::vector<Action> options = game.options(ActionKind::place);
    std::size_t next = 0;
    u32 wrong = 0;
    for (i32 y = -18; y <= 18; ++y)
        for (i32 x = -18; x <= 18; ++x)
            for (u8 turn = 0; turn < 5; ++turn)
                for (u32 face = 0; face <= kFaces + 1; ++face) {
                    const Action action = game.building(static_cast<Face>(face), turn, x, y);
                    const bool legal = why_not(game.rules, game.state, action).is_legal();
                    const bool listed = next < options.size() && same_bytes(options[next], action);
                    next += listed;
                    const bool expected = face >= 1 && face <= kFaces && turn < 4 && may_be_built(game, action.face, turn, x, y);
                    wrong += legal != listed || legal != expected;
                }
    CHECK(wrong == 0);
    CHECK(next == options.size());
}

/// One option or one refusal on a copy: apply() and why_not() answer alike, and a refusal leaves every byte.
bool is_answered_alike(const Game& game, const Action& action, bool listed)
{
    State copy = game.state;
    const Verdict judged = why_not(game.rules, game.state, action);
    const Verdict applied = apply(game.rules, copy, action, {});
    if (!same_bytes(judged, applied) || judged.is_legal() != listed) return false;
    return listed ? check(game.rules, copy) == StateFault::none : same_bytes(copy, game.state);
}

bool holds(const std::vector<Action>& options, const Action& action)
{
    return std::any_of(options.begin(), options.end(), [&](const Action& option) { return same_bytes(option, action); });
}

/// Any seat that plays may leave, but lists of all kinds do not contain that (RESIGN-10).
bool is_resignation(const Game& game, const Action& action)
{
    const bool is_seat = action.seat >= 0 && action.seat < static_cast<i32>(game.rules.config.seats);
    return action.kind == ActionKind::resign && is_seat && !is_out(game.state, static_cast<u32>(action.seat));
}

void check_samples(const Game& game, const std::vector<Action>& options, Player& player)
{
    u32 wrong = 0;
    for (u32 i = 0; i < 4; ++i) {
        const Action& option = options[player.below(static_cast<u32>(options.size()))];
        wrong += !is_answered_alike(game, option, true);
        Action action = option;
        switch (player.below(4)) {
            case 0: action.kind = static_cast<ActionKind>(player.below(9)); break;
            case 1: action.x = static_cast<i16>(action.x + static_cast<i16>(player.below(3)) - 1); break;
            case 2: action.rotation = static_cast<u8>(player.below(5)); break;
            default: action.seat = static_cast<i8>(static_cast<i32>(player.below(6)) - 1); break;
        }
        if (action.kind != ActionKind::place) {  // other kinds ignore these
            action.x = action.y = 0;
            action.rotation = 0;
            action.face = Face::none;
        }
        wrong += !is_answered_alike(game, action, holds(options, action) || is_resignation(game, action));
    }
    CHECK(wrong == 0);
}

void check_decision(const Game& game, const std::vector<Action>& options)
{
    const Pending asked = pending(game.rules, game.state);
    REQUIRE_FALSE(options.empty());
    CHECK_FALSE((options.size() == 1 && options[0].kind == ActionKind::stop));
    u32 kinds = 0;
    for (const Action& option : options) kinds |= 1u << static_cast<u32>(option.kind);
    CHECK(asked.kinds == kinds);
    CHECK(asked.seat == static_cast<i8>(game.state.active));
    u32 dice = 0;
    for (const Spot spot : {Spot::tray, Spot::built, Spot::aside, Spot::passed, Spot::kept})
        dice += count_at(game.state.dice, spot);
    CHECK(dice == kDice);
}

}  // namespace

TEST_CASE("in random play list and apply agree, dice are conserved and somebody can always decide",
          "[DICE-FLOW-02][DICE-MODEL-07]")
{
    const i64 turns = bastide_tests::games(20000);
    i64 played = 0;
    u32 decisions = 0;
    i32 points = 0;
    std::set<EventKind> seen;
    for (u64 seed = 1; played < turns; ++seed) {
        Player player(seed);
        Game game(any_config(player), seed);
        while (!game.is_over() && game.state.turn < 400) {
            const std::vector<Action> options = game.options();
            check_decision(game, options);
            check_samples(game, options, player);
            if (++decisions % 500 == 0) check_every_placement(game);
            REQUIRE(game.act(player.choose(game, options)) == Reason::none);
        }
        played += game.state.turn;
        i32 scored = 0;
        for (const Event& event : game.log) {
            seen.insert(event.kind);
            scored += event.points;
        }
        for (const i32 score : game.state.score) scored -= score;
        CHECK(scored == 0);  // the payments in events sum to the scores
        points += game.state.score[0];
        if (game.is_over()) CHECK(game.options().empty());
    }
    CHECK(points > 0);
    if (played >= 20000) CHECK(seen.size() == 9);  // every kind of event has happened
}

TEST_CASE("a game fed the rolls of a seeded game has the same hash at each step", "[DICE-MODEL-01]")
{
    bastide_tests::each_game("fed dice games", 200, [](u64 n) {
        const u64 seed = n + 1;
        Player player(seed + 1000000);
        Config config = any_config(player);
        Game server(config, seed);
        config.chance = Chance::host;
        Game client(config);
        std::size_t heard = 0;
        const auto catch_up = [&] {
            for (; heard < server.log.size(); ++heard) {
                const Event& event = server.log[heard];
                if (event.kind != EventKind::rolled) continue;
                Counts counts{};
                for (u32 i = 0; i < event.count; ++i) ++counts[index_of(event.faces[i])];
                REQUIRE(client.act(client.falling(counts)) == Reason::none);
            }
        };
        catch_up();
        while (!server.is_over() && server.state.turn < 60) {
            const Action action = player.choose(server, server.options());
            REQUIRE(server.act(action) == Reason::none);
            REQUIRE(client.act(action) == Reason::none);
            catch_up();
            REQUIRE(hash(server.rules, server.state) == hash(client.rules, client.state));
            REQUIRE(same_bytes(observe(server.state), client.state));
        }
        REQUIRE(server.log.size() == client.log.size());
        for (std::size_t i = 0; i < server.log.size(); ++i) REQUIRE(same_bytes(server.log[i], client.log[i]));
    });
}

TEST_CASE("the same seed and actions give the same bytes, with a sink or without", "[DICE-MODEL-02]")
{
    bastide_tests::each_game("silent dice games", 50, [](u64 n) {
        const u64 seed = n + 1;
        Player player(seed + 2000000);
        const Config config = any_config(player);
        Game game(config, seed);
        State silent{};
        start(game.rules, seed, silent, {});
        while (!game.is_over() && game.state.turn < 40) {
            REQUIRE(same_bytes(silent, game.state));
            const Action action = player.choose(game, game.options());
            REQUIRE(game.act(action) == Reason::none);
            REQUIRE(apply(game.rules, silent, action, {}).is_legal());
        }
        CHECK(same_bytes(silent, game.state));
    });
}
