// SPDX-License-Identifier: MIT
// Who decides what, what is legal, and why everything else is refused: refusals and their sentences.
#include <algorithm>
#include <cstring>
#include <tuple>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;

/// Red (seat 0) has a thief on the road that runs west to east through the start tile; Blue is to deploy on a bend beside it.
Game road_with_thief(const Setup& setup = {})
{
    Game game = make(setup);
    play(game, {"draw U", "0: place U 1 0 1", "0: deploy follower 1 0 r0", "draw V", "1: place V 2 0 0"});
    return game;
}

bastide_action place_action(const Game& game, std::int32_t who, const char* tile, std::int32_t x, std::int32_t y,
                            std::int32_t rotation)
{
    bastide_action action = blank(BASTIDE_ACTION_PLACE, who);
    action.tile = tile_named(game, tile);
    action.x = x;
    action.y = y;
    action.rotation = rotation;
    return action;
}

bastide_action deploy_action(std::int32_t who, std::int32_t x, std::int32_t y, std::int32_t segment,
                             std::int32_t kind = BASTIDE_PIECE_FOLLOWER)
{
    bastide_action action = blank(BASTIDE_ACTION_DEPLOY, who);
    action.x = x;
    action.y = y;
    action.segment = segment;
    action.piece_kind = kind;
    return action;
}

/// A refusal in which the reason uses no field.
bastide_refusal refusal(std::int32_t reason)
{
    bastide_refusal out{};
    out.status = reason == 0 ? BASTIDE_OK : BASTIDE_E_ILLEGAL;
    out.reason = reason;
    out.index = out.other_index = out.seat = out.tile = out.side = out.segment = out.feature = out.piece = out.field = -1;
    out.x = out.y = BASTIDE_NOWHERE;
    return out;
}
bastide_refusal refusal_at(std::int32_t reason, std::int32_t x, std::int32_t y)
{
    bastide_refusal out = refusal(reason);
    out.x = x;
    out.y = y;
    return out;
}

/// Check and apply refuse with the very same record, and nothing changes.
bastide_refusal refused(const Game& game, const bastide_action& action)
{
    const bastide_refusal verdict = check(game, action);
    const std::vector<std::uint8_t> before = snapshot(game);
    const Range log = range(game);
    bastide_refusal again;
    std::memset(&again, 0xAB, sizeof again);
    CHECK(bastide_game_apply(game.get(), &action, &again) == BASTIDE_E_ILLEGAL);
    CHECK(same(verdict, again));
    CHECK(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_E_ILLEGAL);
    CHECK(verdict.status == BASTIDE_E_ILLEGAL);
    CHECK(snapshot(game) == before);
    CHECK(range(game).next == log.next);
    return verdict;
}

std::string why(const Game& game, const bastide_action& action) { return sentence(game, action, refused(game, action)); }

/// kind, y, x, rotation, spot, segment, piece_kind, piece: the order of all lists.
auto order_of(const bastide_action& a)
{
    return std::make_tuple(a.kind, a.y, a.x, a.rotation, a.spot, a.segment, a.piece_kind, a.piece, a.tile);
}

bool is_ordered(const std::vector<bastide_action>& list)
{
    for (std::size_t i = 1; i < list.size(); ++i)
        if (!(order_of(list[i - 1]) < order_of(list[i]))) return false;
    return true;
}

/// Calls visit(game) after each action of some random games.
template <class Visit>
void visit_along(int games, const Setup& setup, Visit&& visit)
{
    for (int n = 0; n < games; ++n) {
        Setup mine = setup;
        mine.seed = static_cast<std::uint64_t>(n);
        const Game game = make(mine);
        Dice dice(static_cast<std::uint64_t>(n) + 77);
        for (visit(game); !is_over(game); visit(game)) perform(game, pick(game, dice));
    }
}

}  // namespace

// ---- decisions ----------------------------------------------------------------------------------------------------------------

TEST_CASE("The decision follows a turn of a game fed by its host")
{
    Setup setup;
    setup.seats = 3;
    setup.first_seat = 2;
    const Game game = make(setup);
    bastide_decision now = decision(game);
    CHECK(now.over == 0);
    CHECK(now.seat == -1);
    CHECK(now.step == BASTIDE_STEP_DRAW);
    CHECK(now.turn_seat == 2);
    CHECK(now.turn == 1);
    CHECK(now.tile == -1);
    CHECK(now.placed == -1);
    CHECK(now.kinds == 1u << BASTIDE_ACTION_DRAW);
    CHECK(now.may_pass == 0);
    CHECK(now.action == 0);
    CHECK(now.winners == 0);
    CHECK(now.tiles_left == 83);

    play(game, {"draw E"});
    now = decision(game);
    CHECK(now.seat == 2);
    CHECK(now.step == BASTIDE_STEP_PLACE);
    CHECK(now.tile == tile_named(game, "E"));
    CHECK(now.placed == -1);
    CHECK(now.kinds == 1u << BASTIDE_ACTION_PLACE);
    CHECK(now.may_pass == 0);
    CHECK(now.action == 1);
    CHECK(now.x == BASTIDE_NOWHERE);
    CHECK(now.tiles_left == 82);

    play(game, {"place E 0 -1 2"});
    now = decision(game);
    CHECK(now.seat == 2);
    CHECK(now.step == BASTIDE_STEP_ACT);
    CHECK(now.tile == -1);
    CHECK(now.placed == 1);
    CHECK(now.x == 0);
    CHECK(now.y == -1);
    CHECK(now.kinds == (1u << BASTIDE_ACTION_DEPLOY | 1u << BASTIDE_ACTION_PASS));
    CHECK(now.may_pass == 1);
    CHECK(now.action == 2);

    play(game, {"pass"});
    now = decision(game);
    CHECK(now.seat == -1);
    CHECK(now.step == BASTIDE_STEP_DRAW);
    CHECK(now.turn_seat == 0);
    CHECK(now.turn == 2);
    CHECK(now.placed == -1);
    CHECK(now.x == BASTIDE_NOWHERE);
    CHECK(now.y == BASTIDE_NOWHERE);
    CHECK(now.action == 3);
    CHECK(now.may_pass == 0);
    for (std::int32_t none : {now.segment, now.feature, now.piece, now.other_seat}) CHECK(none == -1);
    for (std::int32_t none : {now.piece_kind, now.least, now.most}) CHECK(none == 0);
    for (std::uint32_t word : now.spare) CHECK(word == 0);
}

TEST_CASE("A seeded game asks no draw and has drawn the first tile already")
{
    const Game game = make(seeded(1));
    const bastide_decision now = decision(game);
    CHECK(now.seat == 0);
    CHECK(now.step == BASTIDE_STEP_PLACE);
    CHECK(now.tile >= 0);
    CHECK(now.tiles_left == 82);
    visit_along(3, seeded(0), [](const Game& g) { REQUIRE(decision(g).step != BASTIDE_STEP_DRAW); });
}

TEST_CASE("A game that is over has no decision and names the winners")
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Game game = make(seeded(seed, 4));
        Dice dice(seed);
        play_on(game, dice);
        const bastide_decision now = decision(game);
        CHECK(now.over == 1);
        CHECK(now.seat == -1);
        CHECK(now.step == 0);
        CHECK(now.kinds == 0);
        CHECK(now.tiles_left == 0);
        CHECK(now.tile == -1);
        std::int32_t best = score(game, 0);
        for (std::int32_t i = 1; i < 4; ++i) best = std::max(best, score(game, i));
        std::uint32_t winners = 0;
        for (std::int32_t i = 0; i < 4; ++i) winners |= score(game, i) == best ? 1u << i : 0u;
        CHECK(now.winners == winners);
        CHECK(actions(game).empty());
    }
}

TEST_CASE("The kinds of the decision are the kinds of the listed actions")
{
    visit_along(3, seeded(0), [](const Game& game) {
        std::uint64_t kinds = 0;
        for (const bastide_action& action : actions(game)) kinds |= std::uint64_t{1} << action.kind;
        REQUIRE(decision(game).kinds == kinds);
        REQUIRE(decision(game).may_pass == static_cast<std::int32_t>(kinds >> BASTIDE_ACTION_PASS & 1));
    });
}

// ---- lists ------------------------------------------------------------------------------------------------------------------

TEST_CASE("Actions are listed in order and each but once and all of them are legal")
{
    Setup hosted;
    for (const Setup& setup : {seeded(0), hosted}) {
        visit_along(3, setup, [](const Game& game) {
            const std::vector<bastide_action> legal = actions(game);
            REQUIRE(is_ordered(legal));
            const bastide_decision now = decision(game);
            for (const bastide_action& action : legal) {
                REQUIRE(action.seat == now.seat);
                for (std::uint32_t word : action.spare) REQUIRE(word == 0);
                REQUIRE(same(check(game, action), refusal(0)));
                REQUIRE(action.origin == (action.seat < 0 ? 0 : BASTIDE_ORIGIN_SEAT));
            }
        });
    }
}

TEST_CASE("A kind of action can be listed alone")
{
    Setup hosted;
    for (const Setup& setup : {seeded(0), hosted}) {
        visit_along(2, setup, [](const Game& game) {
            const std::vector<bastide_action> all = actions(game);
            std::size_t sum = 0;
            for (std::int32_t kind = 0; kind < BASTIDE_ACTION_RESIGN; ++kind) {
                std::vector<bastide_action> mine;
                for (const bastide_action& action : all)
                    if (action.kind == kind) mine.push_back(action);
                REQUIRE(same(actions(game, kind), mine));
                REQUIRE(bastide_game_count_actions(game.get(), kind) == count_of(mine.size()));
                sum += mine.size();
            }
            REQUIRE(sum == all.size());
        });
    }
}

TEST_CASE("A list writes at most the capacity and returns the total number")
{
    const Game game = make();
    play(game, {"draw X"});
    const std::vector<bastide_action> all = actions(game);
    const std::int32_t n = count_of(all.size());
    REQUIRE(n == 8);  // BASE-EX-20
    for (std::int32_t cap : {0, 1, n - 1, n, n + 1, n + 5}) {
        std::vector<bastide_action> buffer(at(n) + 6);
        std::memset(static_cast<void*>(buffer.data()), 0xAB, buffer.size() * sizeof buffer[0]);
        const bastide_action canary = buffer[0];
        REQUIRE(bastide_game_list_actions(game.get(), BASTIDE_ANY, buffer.data(), cap) == n);
        for (std::int32_t i = 0; i < n + 6; ++i) {
            if (i < std::min(cap, n)) REQUIRE(same(buffer[at(i)], all[at(i)]));
            if (i >= cap) REQUIRE(same(buffer[at(i)], canary));
        }
    }
    CHECK(bastide_game_list_actions(game.get(), BASTIDE_ANY, nullptr, 0) == n);
    CHECK(bastide_game_list_actions(game.get(), BASTIDE_ANY, nullptr, 1) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Draws weigh as many copies as are left")
{
    const Game game = make();
    play(game, {"draw E", "place E 0 -1 2", "pass"});
    const std::vector<bastide_action> draws = actions(game);
    const std::vector<std::int32_t> shares = weights(game);
    const std::vector<bastide_stock> rows = stock(game);
    REQUIRE(shares.size() == draws.size());
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < draws.size(); ++i) {
        CHECK(draws[i].kind == BASTIDE_ACTION_DRAW);
        CHECK(draws[i].other_seat == -1);
        CHECK(shares[i] == rows[at(draws[i].tile)].left);
        sum += shares[i];
    }
    CHECK(sum == 82);
    CHECK(draws[4].tile == 4);
    CHECK(shares[4] == 4);
}

TEST_CASE("A tile type of which no copy is left is not among the draws")
{
    const Game game = make();
    const std::size_t before = actions(game).size();
    play(game, {"draw C", "place C 0 -1 0", "pass"});
    CHECK(actions(game).size() == before - 1);
}

TEST_CASE("The placements of the start tile alone are as many as the rules page counts")
{
    // BASE-EX-20
    const std::int32_t counts[] = {5, 4, 4, 6, 4, 4, 4, 4, 4, 6, 6, 7, 4, 4, 6, 6, 4, 4, 5, 5, 6, 6, 7, 8};
    const Game game = make();
    const std::vector<bastide_stock> rows = stock(game);
    for (std::int32_t tile = 0; tile < 24; ++tile) {
        std::int32_t pairs = 0;
        for (const bastide_placement& place : placements(game, tile))
            for (std::uint32_t r = place.rotations; r != 0; r &= r - 1) ++pairs;
        CHECK(pairs == counts[tile]);
        CHECK(rows[at(tile)].placements == counts[tile]);
    }
}

TEST_CASE("The placements of any tile are listed in order whether it was drawn or not")
{
    visit_along(2, seeded(0), [](const Game& game) {
        const std::int32_t drawn = decision(game).tile;
        for (std::int32_t tile = 0; tile < 36; ++tile) {
            const std::vector<bastide_placement> list = placements(game, tile);
            std::vector<bastide_action> same_as_actions;
            for (std::size_t i = 0; i < list.size(); ++i) {
                REQUIRE(list[i].rotations != 0);
                REQUIRE(list[i].rotations < 16);
                for (std::uint32_t word : list[i].spare) REQUIRE(word == 0);
                if (i > 0) REQUIRE(std::tie(list[i - 1].y, list[i - 1].x) < std::tie(list[i].y, list[i].x));
                for (std::int32_t r = 0; r < 4; ++r)
                    if ((list[i].rotations >> r) & 1)
                        same_as_actions.push_back(place_action(game, decision(game).seat, "D", list[i].x, list[i].y, r));
            }
            if (tile != drawn || is_over(game)) continue;
            const std::vector<bastide_action> legal = actions(game, BASTIDE_ACTION_PLACE);
            REQUIRE(legal.size() == same_as_actions.size());
            for (std::size_t i = 0; i < legal.size(); ++i) {
                same_as_actions[i].tile = drawn;
                same_as_actions[i].spot = 0;
                REQUIRE(order_of(legal[i]) == order_of(same_as_actions[i]));
            }
        }
    });
}

TEST_CASE("Placements write at most the capacity")
{
    const Game game = make();
    const std::vector<bastide_placement> all = placements(game, 23);
    REQUIRE(all.size() == 2);
    for (std::int32_t cap = 0; cap <= 3; ++cap) {
        bastide_placement buffer[4];
        std::memset(buffer, 0xAB, sizeof buffer);
        CHECK(bastide_game_list_placements(game.get(), 23, buffer, cap) == 2);
        for (std::int32_t i = 0; i < 4; ++i)
            CHECK((buffer[i].rotations == (i < std::min(cap, 2) ? all[at(i)].rotations : 0xABABABABu)));
    }
    for (std::int32_t tile : {kLeast, -1, 36, kMax})
        CHECK(bastide_game_list_placements(game.get(), tile, nullptr, 0) == BASTIDE_E_ABSENT);
}

// ---- check and apply --------------------------------------------------------------------------------------------------------

TEST_CASE("What check calls legal apply does and what it refuses apply refuses with the same record")
{
    visit_along(2, seeded(0), [](const Game& game) {
        Dice dice(range(game).next);
        for (int i = 0; i < 5; ++i) {
            bastide_action action = blank(dice.between(1, 4), dice.between(-1, 1));
            action.tile = dice.below(36);
            action.x = dice.between(-4, 4);
            action.y = dice.between(-4, 4);
            action.rotation = dice.below(4);
            action.segment = dice.between(-1, 9);
            action.piece = dice.between(-1, 2);
            action.piece_kind = dice.between(-1, 2);
            const bastide_refusal verdict = check(game, action);
            const Game copy = clone(game);
            bastide_refusal done{};
            const bastide_status status = bastide_game_apply(copy.get(), &action, &done);
            REQUIRE(status == verdict.status);
            REQUIRE(same(verdict, done));
            if (status != BASTIDE_OK) REQUIRE(hash(copy) == hash(game));
        }
    });
}

TEST_CASE("The fields that a kind does not use are not looked at")
{
    const Game game = make();
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, -1);
    draw.tile = tile_named(game, "E");
    draw.x = draw.y = draw.rotation = draw.spot = kMax;
    draw.segment = draw.piece_kind = draw.piece = draw.points = draw.cause = kLeast;
    draw.faces = 0xFFFFFFFF;
    CHECK(is_legal(game, draw));
    perform(game, draw);
    bastide_action place = place_action(game, 0, "E", 0, -1, 2);
    place.segment = place.piece = place.piece_kind = place.spot = place.other_seat = place.points = place.cause = kMax;
    perform(game, place);
    bastide_action pass = blank(BASTIDE_ACTION_PASS, 0);
    pass.tile = pass.rotation = pass.x = pass.y = pass.spot = pass.other_seat = pass.points = 12345;
    perform(game, pass);
    const Game plain = make();
    play(plain, {"draw E", "place E 0 -1 2", "pass"});
    CHECK(snapshot(game) == snapshot(plain));
}

TEST_CASE("Actions that make no sense are bad arguments, and the field is named with what is possible")
{
    const Game game = make();
    play(game, {"draw E"});
    const std::vector<std::uint8_t> before = snapshot(game);
    struct Bad {
        bastide_action action;
        std::string name;
        std::int32_t value;
        std::string possible;
    };
    std::vector<Bad> bad;
    const bastide_action place = place_action(game, 0, "E", 0, -1, 2);
    const auto add = [&](bastide_action action, std::int32_t bastide_action::*field, std::int32_t value, const char* name,
                         const char* possible) {
        action.*field = value;
        bad.push_back({action, name, value, possible});
    };
    for (std::int32_t kind : {kLeast, -1, 0, 99, 255, 256, kMax})
        add(blank(kind, 0), &bastide_action::kind, kind, "kind", "1 to 28 are possible");
    for (std::int32_t kind : {BASTIDE_ACTION_ROLL + 0, BASTIDE_ACTION_FALL + 0, unknown_action_kind(), 27})
        add(blank(kind, 0), &bastide_action::kind, kind, "kind", "that is not possible in this game");
    for (std::int32_t who : {kLeast, -2, 2, 7, 254, 255, 256, kMax})
        add(place, &bastide_action::seat, who, "seat", "-1 to 1 are possible");
    for (std::int32_t rotation : {kLeast, -1, 4, 7, 256, kMax})
        add(place, &bastide_action::rotation, rotation, "rotation", "0 to 3 are possible");
    for (std::int32_t tile : {kLeast, -1, 36, 65536, kMax})
        add(place, &bastide_action::tile, tile, "tile", "0 to 35 are possible");
    for (std::int32_t origin : {kLeast, -1, 4, kMax})
        add(place, &bastide_action::origin, origin, "origin", "0 to 3 are possible");
    for (std::int32_t spot : {kLeast, -1, 0, BASTIDE_SPOT_PRISON + 0, 11, kMax})
        add(deploy_action(0, 0, -1, 0), &bastide_action::spot, spot, "spot", "this kind of action cannot use it");
    for (const Bad& each : bad) {
        const bastide_action& action = each.action;
        const std::string said = each.name + " is " + std::to_string(each.value) + "; " + each.possible + ".";
        bastide_refusal verdict;
        std::memset(&verdict, 0xAB, sizeof verdict);
        CHECK(bastide_game_check(game.get(), &action, &verdict) == BASTIDE_E_ARGUMENT);
        CHECK(verdict.reason == BASTIDE_REASON_ARGUMENT_RANGE);
        CHECK(verdict.text == said);
        bastide_refusal done;
        std::memset(&done, 0xAB, sizeof done);
        CHECK(bastide_game_apply(game.get(), &action, &done) == BASTIDE_E_ARGUMENT);
        CHECK(same(verdict, done));
        CHECK(bastide_action_write(game.get(), &action, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
    CHECK(snapshot(game) == before);
}

TEST_CASE("A spare word of an action that is set is reported with its number")
{
    const Game game = make();
    play(game, {"draw E"});
    const std::vector<std::uint8_t> before = snapshot(game);
    for (std::int32_t word = 0; word < count_of(std::size(bastide_action{}.spare)); ++word) {
        bastide_action action = place_action(game, 0, "E", 0, -1, 2);
        action.spare[at(word)] = 1u << word;
        bastide_refusal want = refusal(BASTIDE_REASON_SPARE_SET);
        want.status = BASTIDE_E_VERSION;
        want.index = word;
        std::strcpy(want.name, "action");
        std::strcpy(want.text, ("Spare word " + std::to_string(word) + " of action is set; it must be 0.").c_str());
        bastide_refusal verdict{};
        CHECK(bastide_game_check(game.get(), &action, &verdict) == BASTIDE_E_VERSION);
        CHECK(same(verdict, want));
        CHECK(bastide_game_apply(game.get(), &action, &verdict) == BASTIDE_E_VERSION);
        CHECK(same(verdict, want));
        CHECK(bastide_action_write(game.get(), &action, nullptr, 0) == BASTIDE_E_VERSION);
        std::uint64_t code = 0;
        CHECK(bastide_action_encode(&action, &code) == BASTIDE_E_VERSION);
    }
    CHECK(snapshot(game) == before);
}

// ---- reasons ----------------------------------------------------------------------------------------------------------------

TEST_CASE("A cell with a tile on it takes no other")
{
    const Game game = make();
    play(game, {"draw E"});
    const bastide_action action = place_action(game, 0, "E", 0, 0, 0);
    const bastide_refusal want = refusal_at(BASTIDE_REASON_CELL_TAKEN, 0, 0);
    CHECK(same(refused(game, action), want));
    CHECK(why(game, action) == "A tile already lies on (0,0).");
}

TEST_CASE("A cell that touches no placed tile with a side takes none")
{
    const Game game = make();
    play(game, {"draw E"});
    for (const auto& [x, y] : {std::pair{1, 1}, {-1, 1}, {5, -7}, {32000, 0}, {-32000, 32000}, {0, -2}}) {
        const bastide_action action = place_action(game, 0, "E", x, y, 0);
        const bastide_refusal want = refusal_at(BASTIDE_REASON_TOUCHES_NOTHING, x, y);
        CHECK(same(refused(game, action), want));
        CHECK(why(game, action) == "No side of (" + std::to_string(x) + "," + std::to_string(y) + ") touches a placed tile.");
    }
}

TEST_CASE("A side that does not match is named with the neighbour and both kinds")
{
    const Game game = make();
    play(game, {"draw E"});
    const bastide_action south = place_action(game, 0, "E", 0, -1, 0);
    bastide_refusal want = refusal_at(BASTIDE_REASON_SIDE_MISMATCH, 0, 0);
    want.side = 2;
    want.side_kind = BASTIDE_SIDE_FIELD;
    want.other_side_kind = BASTIDE_SIDE_CITY;
    CHECK(same(refused(game, south), want));
    CHECK(why(game, south) == "The south side needs a city at (0,0); the tile has a field there.");
    CHECK(why(game, place_action(game, 0, "E", 0, 1, 0)) == "The north side needs a field at (0,0); the tile has a city there.");
    CHECK(why(game, place_action(game, 0, "E", 1, 0, 0)) == "The west side needs a road at (0,0); the tile has a field there.");
    CHECK(why(game, place_action(game, 0, "E", -1, 0, 1)) == "The east side needs a road at (0,0); the tile has a city there.");
}

TEST_CASE("The sentence about a side names the neighbour and not the cell aimed at")
{
    const Game game = make();
    // A road east to (2,0), a bend north to (3,0), and on to (3,-2); Red's E below (3,-2) would turn its city to that road.
    play(game,
         {"draw U", "place U 1 0 1", "pass", "draw U", "place U 2 0 1", "pass", "draw V", "place V 3 0 1", "pass", "draw B"});
    play(game, {"place B 4 0 0", "pass", "draw B", "place B 4 -1 0", "pass", "draw U", "place U 4 -2 1", "pass", "draw V"});
    play(game, {"place V 3 -2 3", "pass", "draw E"});
    const bastide_action action = place_action(game, decision(game).seat, "E", 3, -1, 0);
    const bastide_refusal verdict = refused(game, action);
    CHECK(verdict.x == 3);
    CHECK(verdict.y == -2);
    CHECK(sentence(game, action, verdict) == "The north side needs a road at (3,-2); the tile has a city there.");
}

TEST_CASE("A cell outside what the library can address is refused as such")
{
    const Game game = make();
    play(game, {"draw E"});
    for (const auto& [x, y] :
         {std::pair{32001, 0}, {-32001, 0}, {0, 32001}, {0, -32001}, {kMax, 0}, {0, kLeast}, {65536, 65536}}) {
        const bastide_action action = place_action(game, 0, "E", x, y, 2);
        CHECK(same(refused(game, action), refusal_at(BASTIDE_REASON_OUT_OF_REACH, x, y)));
        CHECK(why(game, action) ==
              "The cell (" + std::to_string(x) + "," + std::to_string(y) + ") lies outside the largest possible board.");
    }
    play(game, {"place E 0 -1 2"});
    CHECK(refused(game, deploy_action(0, kMax, 0, 0)).reason == BASTIDE_REASON_OUT_OF_REACH);
    CHECK(refused(game, deploy_action(1, kMax, 0, 0)).reason == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(refused(game, place_action(game, 0, "E", kMax, 0, 0)).reason == BASTIDE_REASON_WRONG_STEP);
}

TEST_CASE("Only the seat whose decision it is decides")
{
    Setup setup;
    setup.seats = 3;
    const Game game = make(setup);
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, 1);
    draw.tile = 0;
    bastide_refusal want = refusal(BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(same(refused(game, draw), want));
    CHECK(why(game, draw) == "It is Nature's decision, not Blue's.");
    play(game, {"draw E"});
    want.seat = 0;
    const bastide_action place = place_action(game, 2, "E", 0, -1, 2);
    CHECK(same(refused(game, place), want));
    CHECK(why(game, place) == "It is Red's decision, not Green's.");
    CHECK(why(game, blank(BASTIDE_ACTION_PASS, -1)) == "It is Red's decision, not Nature's.");
}

TEST_CASE("An action that is not asked for now is of the wrong step")
{
    const Game game = make();
    CHECK(why(game, blank(BASTIDE_ACTION_PASS, -1)) == "The game does not wait for the action \"pass\" now.");
    play(game, {"draw E"});
    bastide_refusal want = refusal(BASTIDE_REASON_WRONG_STEP);
    CHECK(same(refused(game, deploy_action(0, 0, 0, 0)), want));
    CHECK(why(game, deploy_action(0, 0, 0, 0)) == "The game does not wait for the action \"deploy\" now.");
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, 0);
    draw.tile = 0;
    CHECK(why(game, draw) == "The game does not wait for the action \"draw\" now.");
    play(game, {"place E 0 -1 2"});
    CHECK(why(game, place_action(game, 0, "E", 0, -2, 0)) == "The game does not wait for the action \"place\" now.");
}

namespace {

/// A game of some boxes whose tiles the host draws.
Game make_with(std::initializer_list<std::int32_t> sets, std::int32_t option = 0)
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    for (const std::int32_t set : sets) setup.choices.push_back(choose_set(set));
    if (option != 0) setup.choices.push_back(choose_option(option));
    return make(setup);
}

/// A piece that is taken for whatever cause allows it.
bastide_action take_action(std::int32_t seat, std::int32_t piece)
{
    bastide_action action = blank(BASTIDE_ACTION_TAKE, seat);
    action.piece = piece;
    return action;
}

/// The first piece of a kind of a seat.
std::int32_t first_piece(const Game& game, std::int32_t seat, std::int32_t kind)
{
    for (const bastide_piece& one : pieces(game))
        if (one.seat == seat && one.kind == kind) return one.id;
    throw std::logic_error("no such piece");
}

}  // namespace

TEST_CASE("A piece that cannot be taken is refused for its own reason, whether or not another can be taken")
{
    const Game game = make_with({BASTIDE_SET_ABBOT});
    const std::int32_t follower = first_piece(game, 0, BASTIDE_PIECE_FOLLOWER);
    const std::int32_t abbot = first_piece(game, 0, BASTIDE_PIECE_ABBOT);
    play(game, {"draw B", "place B 0 1 0"});
    REQUIRE(bastide_game_count_actions(game.get(), BASTIDE_ACTION_TAKE) == 0);
    bastide_refusal want = refusal(BASTIDE_REASON_ABBOT_NOT_OWN);
    want.piece = follower;
    CHECK(same(refused(game, take_action(0, follower)), want));
    CHECK(refused(game, take_action(0, abbot)).reason == BASTIDE_REASON_NOT_ON_BOARD);
    CHECK(refused(game, take_action(0, -1)).reason == BASTIDE_REASON_NO_SUCH_PIECE);
    play(game, {"deploy abbot 0 1 m", "draw U", "place U 1 0 1", "pass", "draw U", "place U 2 0 1"});
    REQUIRE(bastide_game_count_actions(game.get(), BASTIDE_ACTION_TAKE) == 1);
    CHECK(same(refused(game, take_action(0, follower)), want));
    CHECK(is_legal(game, take_action(0, abbot)));
}

TEST_CASE("A piece is taken for the cause that says most of it")
{
    const Game festival = make_with({BASTIDE_SET_FESTIVAL});
    play(festival, {"draw U", "place U 1 0 1"});
    CHECK(refused(festival, take_action(0, 0)).reason == BASTIDE_REASON_FESTIVAL_NOT_HELD);
    CHECK(refused(festival, take_action(0, -1)).reason == BASTIDE_REASON_NO_SUCH_PIECE);
    const Game both = make_with({BASTIDE_SET_FESTIVAL, BASTIDE_SET_ABBOT});
    play(both, {"draw U", "place U 1 0 1"});
    CHECK(refused(both, take_action(0, 0)).reason == BASTIDE_REASON_ABBOT_NOT_OWN);
    const Game neither = make_with({BASTIDE_SET_TOWER});
    play(neither, {"draw U", "place U 1 0 1"});
    CHECK(refused(neither, take_action(0, 0)).reason == BASTIDE_REASON_WRONG_STEP);
    const Game forbidden = make_with({BASTIDE_SET_ABBOT}, BASTIDE_OPTION_ABBOT_NO_EARLY_RETURN);
    play(forbidden, {"draw U", "place U 1 0 1"});
    CHECK(refused(forbidden, take_action(0, 0)).reason == BASTIDE_REASON_WRONG_STEP);
}

TEST_CASE("A seat names only itself for its second part")
{
    const Game game = make_with({BASTIDE_SET_TRADERS_BUILDERS}, BASTIDE_OPTION_DOUBLE_TURN_OPTIONAL);
    play(game, {"draw U", "place U 1 0 1", "deploy follower 1 0 r0", "draw U", "place U 1 1 1", "pass"});
    play(game, {"draw U", "place U 2 0 1", "deploy builder 2 0 r0", "draw U", "place U 1 2 1", "pass"});
    play(game, {"draw U", "place U 3 0 1", "pass"});
    REQUIRE(decision(game).step == BASTIDE_STEP_DOUBLE_TURN_SECOND_PART);
    bastide_action name = blank(BASTIDE_ACTION_NAME, 0);
    name.other_seat = 1;
    bastide_refusal want = refusal(BASTIDE_REASON_NOT_OWN_TURN);
    want.seat = 1;
    CHECK(same(refused(game, name), want));
    CHECK(why(game, name) == "Blue can do this only in its own turn.");
    name.other_seat = 2;
    want = refusal(BASTIDE_REASON_NO_SUCH_SEAT);
    want.seat = 2;
    CHECK(same(refused(game, name), want));
    name.other_seat = 0;
    CHECK(is_legal(game, name));
}

TEST_CASE("Only the drawn tile is placed")
{
    const Game game = make();
    play(game, {"draw E"});
    const bastide_action action = place_action(game, 0, "N", 0, -1, 2);
    bastide_refusal want = refusal(BASTIDE_REASON_WRONG_TILE);
    want.tile = tile_named(game, "N");
    CHECK(same(refused(game, action), want));
    CHECK(why(game, action) == "N is not the tile that was drawn.");
}

TEST_CASE("A host cannot draw a tile of which no copy is left")
{
    const Game game = make();
    play(game, {"draw C", "place C 0 -1 0", "pass"});
    const bastide_action draw = parse(game, "draw C");
    bastide_refusal want = refusal(BASTIDE_REASON_TILE_NOT_LEFT);
    want.tile = tile_named(game, "C");
    CHECK(same(refused(game, draw), want));
    CHECK(why(game, draw) == "No tile C is left to draw.");
}

TEST_CASE("A tile that can be placed must be placed")
{
    const Game game = make();
    play(game, {"draw E"});
    const bastide_action pass = blank(BASTIDE_ACTION_PASS, 0);
    CHECK(same(refused(game, pass), refusal(BASTIDE_REASON_MUST_PLACE)));
    CHECK(why(game, pass) == "A tile that can be placed must be placed.");
}

TEST_CASE("Only the tile just placed takes a follower")
{
    const Game game = road_with_thief();
    const bastide_action action = deploy_action(1, 0, 0, 0);
    const bastide_refusal want = refusal_at(BASTIDE_REASON_NOT_LAST_TILE, 2, 0);
    CHECK(same(refused(game, action), want));
    CHECK(why(game, action) == "A piece can be deployed only on the tile just placed, on (2,0).");
    CHECK(refused(game, deploy_action(1, 9, 9, 0)).reason == BASTIDE_REASON_NOT_LAST_TILE);
}

TEST_CASE("A segment that the tile does not have takes no follower")
{
    const Game game = road_with_thief();
    bastide_refusal want = refusal(BASTIDE_REASON_NO_SUCH_SEGMENT);
    for (std::int32_t segment : {kLeast, -1, 3, 254, 255, 256, kMax}) {
        const bastide_action action = deploy_action(1, 2, 0, segment);
        want.segment = segment;
        CHECK(same(refused(game, action), want));
        CHECK(why(game, action) ==
              (segment < 0 ? "The tile has no such segment." : "The tile has no segment " + std::to_string(segment) + "."));
    }
}

TEST_CASE("A corner takes no follower")
{
    const Game game = road_with_thief();
    for (std::int32_t corner = 0; corner < 4; ++corner) {
        for (std::int32_t segment : {-1, 0, 1, 255, kMax, kLeast}) {  // ignored
            bastide_action action = deploy_action(1, 2 + corner % 2, corner / 2, segment);
            action.spot = BASTIDE_SPOT_CORNER;
            CHECK(same(refused(game, action), refusal(BASTIDE_REASON_NO_SUCH_SEGMENT)));
            CHECK(why(game, action) == "The tile has no such segment.");
        }
    }
    bastide_action far = deploy_action(1, 4, 0, -1);
    far.spot = BASTIDE_SPOT_CORNER;
    CHECK(same(refused(game, far), refusal_at(BASTIDE_REASON_NOT_LAST_TILE, 2, 0)));
}

TEST_CASE("A piece that the game does not have is not deployed")
{
    const Game game = road_with_thief();
    CHECK(why(game, deploy_action(1, 2, 0, 1, BASTIDE_PIECE_MAYOR)) == "The game has no piece of the kind mayor.");
    for (std::int32_t piece : {kLeast, -1, 0, 2, 255, 65535, 65536, 65537, kMax}) {
        const bastide_action action = deploy_action(1, 2, 0, 1, piece);
        bastide_refusal want = refusal(BASTIDE_REASON_NO_SUCH_PIECE);
        want.piece_kind = piece;
        CHECK(same(refused(game, action), want));
        if (piece != BASTIDE_PIECE_TOWER_PIECE && piece != 0)
            CHECK(why(game, action) == "The game has no piece of the kind " + std::to_string(piece) + ".");
    }
}

TEST_CASE("An occupied feature takes no other follower and the refusal names who stands where")
{
    const Game game = road_with_thief();
    const bastide_action action = deploy_action(1, 2, 0, 0);
    bastide_refusal want = refusal_at(BASTIDE_REASON_OCCUPIED, 1, 0);
    want.feature = bastide_game_feature_at(game.get(), 0, 0, 1);
    want.piece = 0;
    want.seat = 0;
    want.segment = 0;
    CHECK(same(refused(game, action), want));
    CHECK(why(game, action) == "Red's piece occupies the feature at (1,0).");
}

TEST_CASE("A seat whose supply is empty is not asked to deploy")
{
    Setup setup;
    setup.choices = {choose_followers(1)};
    const Game game = make(setup);
    play(game, {"draw U", "0: place U 1 0 1", "0: deploy follower 1 0 r0", "draw V", "1: place V 2 0 0", "1: pass"});
    play(game, {"draw B", "0: place B 0 1 0"});
    CHECK(decision(game).step == BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    CHECK(bastide_game_count_supply(game.get(), 0, BASTIDE_PIECE_FOLLOWER) == 0);
    // The reason is there for games with several kinds of pieces; its sentence can be made from a refusal alone.
    bastide_refusal empty = refusal(BASTIDE_REASON_SUPPLY_EMPTY);
    empty.piece_kind = BASTIDE_PIECE_FOLLOWER;
    CHECK(sentence(game, deploy_action(0, 0, 1, 0), empty) == "No follower is left in the supply of Red.");
}

TEST_CASE("Nothing is done in a game that is over")
{
    const Game game = make(seeded(1));
    Dice dice(1);
    play_on(game, dice);
    for (std::int32_t who : {-1, 0, 1}) {
        CHECK(same(refused(game, blank(BASTIDE_ACTION_PASS, who)), refusal(BASTIDE_REASON_GAME_OVER)));
        CHECK(why(game, blank(BASTIDE_ACTION_PASS, who)) == "The game is over.");
    }
    CHECK(refused(game, deploy_action(0, 0, 0, 0)).reason == BASTIDE_REASON_GAME_OVER);
}

TEST_CASE("Every refusal has a sentence")
{
    const Game game = road_with_thief();
    const bastide_action action = deploy_action(1, 2, 0, 0);
    std::vector<std::int32_t> reasons(256);
    reasons.resize(at(bastide_word_list(BASTIDE_VOCABULARY_REASON, reasons.data(), 256)));
    CHECK(reasons.size() > 80);
    for (std::int32_t reason : reasons) {
        const std::string says = sentence(game, action, refusal(reason));
        CHECK((says.size() > 5 && says.back() == '.'));
    }
    CHECK(sentence(game, action, refusal(0)) == "Nothing is refused.");
}

TEST_CASE("A sentence can be made from any numbers in a refusal and an action")
{
    const Game game = road_with_thief();
    Dice dice(3);
    const std::int32_t odd[] = {kLeast, -32001, -2, -1, 0, 1, 2, 3, 4, 16, 35, 36, 255, 256, 1000, 8110, 65536, kMax};
    const auto fill = [&](auto& record) {
        for (std::size_t word = 0; word < (sizeof record - sizeof record.spare) / 4; ++word)
            std::memcpy(reinterpret_cast<unsigned char*>(&record) + 4 * word, &odd[dice.below(18)], 4);
    };
    std::vector<std::int32_t> reasons(256);
    reasons.resize(at(bastide_word_list(BASTIDE_VOCABULARY_REASON, reasons.data(), 256)));
    for (int i = 0; i < 5000; ++i) {
        bastide_action action{};
        fill(action);
        bastide_refusal verdict{};
        fill(verdict);
        std::memset(verdict.spare, 0, sizeof verdict.spare);
        std::memset(verdict.text, 0, sizeof verdict.text);
        verdict.status = BASTIDE_E_ILLEGAL;
        verdict.reason = reasons[at(dice.below(count_of(reasons.size())))];
        REQUIRE(sentence(game, action, verdict).size() > 3);
    }
}

TEST_CASE("A refusal may be written over its action")
{
    union Shared {
        bastide_action action;
        bastide_refusal refusal;
    };
    Setup dice;
    dice.game = BASTIDE_GAME_DICE;
    for (const Game& game : {road_with_thief(), make(dice)}) {
        const bastide_action right = actions(game).front();
        bastide_action wrong = right;
        wrong.seat = right.seat < 0 ? 0 : -1;  // it is another's decision
        for (const bastide_action& action : {wrong, right}) {
            const bastide_refusal expected = check(game, action);
            Shared shared;
            shared.action = action;
            CHECK(bastide_game_check(game.get(), &shared.action, &shared.refusal) == expected.status);
            CHECK(same(shared.refusal, expected));
            shared.action = action;
            CHECK(bastide_game_apply(game.get(), &shared.action, &shared.refusal) == expected.status);
            CHECK(same(shared.refusal, expected));
        }
    }
}

TEST_CASE("A list of codes is the list of actions, each encoded")
{
    for (const std::int32_t preset : numbers_of(BASTIDE_VOCABULARY_PRESET)) {
        for (const std::int32_t chance : {BASTIDE_CHANCE_SEEDED, BASTIDE_CHANCE_HOST}) {
            Setup setup = seeded(6, 3);
            setup.chance = chance;
            std::vector<bastide_choice> choices(32);
            choices.resize(at(bastide_preset_list_choices(preset, choices.data(), 32)));
            setup.choices = choices;
            const Game game = make(setup);
            Dice dice(6);
            while (!is_over(game)) {
                const std::vector<bastide_action> all = actions(game);
                std::vector<std::uint64_t> expected(all.size());
                for (std::size_t i = 0; i < all.size(); ++i) REQUIRE(bastide_action_encode(&all[i], &expected[i]) == BASTIDE_OK);
                REQUIRE(codes(game) == expected);
                std::uint64_t first[3] = {};
                REQUIRE(bastide_game_list_codes(game.get(), BASTIDE_ANY, first, 3) == count_of(all.size()));
                for (std::size_t i = 0; i < 3 && i < all.size(); ++i) REQUIRE(first[i] == expected[i]);
                perform(game, pick(game, all, dice));
            }
        }
    }
}
