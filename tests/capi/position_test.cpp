// SPDX-License-Identifier: MIT
// Games that start from a table that was set: what begins there, everything that is refused, and that such games are kept like
// all others.
#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "capi/table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kFollower = BASTIDE_PIECE_FOLLOWER;

Game make_with(std::vector<bastide_choice> choices, std::int32_t seats = 2)
{
    Setup setup;
    setup.seats = seats;
    setup.choices = std::move(choices);
    return make(setup);
}

/// The base game of 72 tiles, or many times that.
Game base_game(std::int32_t copies = 1) { return make_with({choose_set(BASTIDE_SET_BASE, copies)}); }
Game tower_game(std::vector<bastide_choice> more = {})
{
    more.push_back(choose_set(BASTIDE_SET_BASE));
    more.push_back(choose_set(BASTIDE_SET_TOWER));
    return make_with(more);
}
Game abbey_game(std::vector<bastide_choice> more = {})
{
    more.push_back(choose_set(BASTIDE_SET_BASE));
    more.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
    return make_with(more);
}

/// Red holds the city of the start tile and has a cap in hand that completes it.
ListedPosition open_city(const Game& game)
{
    ListedPosition position;
    position.head = turn_at(0, BASTIDE_STEP_PLACE, tile_named(game, "E"));
    position.head.turn = 9;
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(0, 0, 0, 0), put_score(0, 7), put_score(1, -2)};
    return position;
}

/// What is refused first, and only it.
void check_refused(const Game& game, const ListedPosition& position, std::int32_t reason, std::int32_t entry)
{
    const std::vector<bastide_refusal> found = illegals(game, position);
    REQUIRE(found.size() == 1);
    CHECK(found[0].reason == reason);
    CHECK(found[0].index == entry);
    const std::string words = sentence(game, found[0]);
    CHECK(words.size() > 10);
    CHECK(words.back() == '.');
    CHECK(words.find('?') == std::string::npos);
    const std::uint64_t before = hash(game);
    bastide_refusal error{};
    CHECK(set_position(game, position, &error) == BASTIDE_E_ILLEGAL);
    CHECK(error.reason == reason);
    CHECK(error.index == entry);
    CHECK(same(error, found[0]));
    CHECK(hash(game) == before);
}

/// Four monasteries in a square: one field, and one corner where four tiles show field: 1, 1.
std::vector<bastide_put> square(const Game& game)
{
    return {put_tile(game, "B", 0, 0, "FFFF"), put_tile(game, "B", 1, 0, "FFFF"), put_tile(game, "B", 0, 1, "FFFF"),
            put_tile(game, "B", 1, 1, "FFFF")};
}
constexpr std::int32_t kField = 0;  ///< of tile B; its monastery is 1
constexpr std::int32_t kMonastery = 1;

std::int32_t foundation_of(const Game& game, std::int32_t tile)
{
    const std::vector<bastide_segment_def> parts = segments(game, tile);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].kind == BASTIDE_SEGMENT_FOUNDATION) return count_of(i);
    throw std::logic_error("no foundation");
}

}  // namespace

// ---- what begins there --------------------------------------------------------------------------------------------------------

TEST_CASE("A game continues from the position that was set", "[position]")
{
    const Game game = base_game();
    must_set(game, open_city(game));
    const bastide_decision now = decision(game);
    CHECK(now.seat == 0);
    CHECK(now.step == BASTIDE_STEP_PLACE);
    CHECK(now.turn == 9);
    CHECK(now.tile == tile_named(game, "E"));
    CHECK(now.tiles_left == 70);  // 72 tiles, one on the table, one in hand
    CHECK(score(game, 0) == 7);
    CHECK(score(game, 1) == -2);
    CHECK(score_lines(game).empty());  // nothing was played for these points
    CHECK(bastide_game_count_supply(game.get(), 0, kFollower) == 6);
    const bastide_feature city = feature_on(game, 0, 0, 0);
    CHECK(city.tiles == 1);
    CHECK(city.points_now == 1);
    CHECK(city.occupants == 1);
    play(game, {"0: place E 0 -1 2"});
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    play(game, {"0: pass"});
    CHECK(score(game, 0) == 7 + 4);
}

TEST_CASE("A turn begins, draws, places or deploys as the head says", "[position]")
{
    const Game game = base_game();
    ListedPosition position;
    position.puts = {put_tile(game, "D", 3, -4, "CRFR"), put_tile(game, "U", 4, -4, "FRFR")};

    position.head = turn_at(1);
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_DRAW);  // the host draws
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 1);

    position.head = turn_at(1, BASTIDE_STEP_DRAW);
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_DRAW);

    position.head = turn_at(0, BASTIDE_STEP_ACT);
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    CHECK(decision(game).placed == 1);
    CHECK(decision(game).x == 4);
    play(game, {"0: deploy follower 4 -4 r0"});
    CHECK(decision(game).turn_seat == 1);
}

TEST_CASE("At the deployment a feature that the last tile completed is still to be scored", "[position]")
{
    const Game game = base_game();
    ListedPosition position;
    position.head = turn_at(1, BASTIDE_STEP_ACT);
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "E", 0, -1, "FFCF"), put_follower(0, 0, 0, 0)};
    must_set(game, position);
    play(game, {"1: pass"});
    CHECK(score(game, 0) == 4);
    CHECK(bastide_game_count_supply(game.get(), 0, kFollower) == 7);
}

TEST_CASE("Tiles that are nowhere else are in the bag, unless the bag is given", "[position]")
{
    const Game game = base_game();
    const std::int32_t u = tile_named(game, "U");
    const std::int32_t v = tile_named(game, "V");
    ListedPosition position;
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_copies(BASTIDE_PUT_OUT, u, 3)};
    must_set(game, position);
    CHECK(decision(game).tiles_left == 72 - 1 - 3);
    CHECK(stock(game)[at(u)].left == 8 - 3);
    CHECK(stock(game)[at(u)].removed == 3);

    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_copies(BASTIDE_PUT_BAG, u, 2), put_copies(BASTIDE_PUT_BAG, v, 0)};
    must_set(game, position);
    CHECK(decision(game).tiles_left == 2);
    CHECK(stock(game)[at(u)].left == 2);
    CHECK(stock(game)[at(v)].removed == 9);
    CHECK(actions(game).size() == 1);
}

TEST_CASE("A board may be empty, and then the first tile is placed on the middle cell", "[position]")
{
    const Game game = base_game();
    must_set(game, ListedPosition{});
    CHECK(board(game).empty());
    CHECK(decision(game).tiles_left == 72);
    const std::vector<bastide_placement> where = placements(game, tile_named(game, "D"));
    REQUIRE(where.size() == 1);
    CHECK(where[0].x == 0);
    CHECK(where[0].y == 0);
    CHECK(where[0].rotations == 15);
}

TEST_CASE("A table whose bag is empty ends at once", "[position]")
{
    const Game game = base_game();
    ListedPosition position;
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(1, 0, 0, 0),
                     put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 0)};
    must_set(game, position);
    CHECK(is_over(game));
    CHECK(score(game, 1) == 1);
    CHECK(decision(game).winners == 2);
}

TEST_CASE("A builder may stand on the road that the abbey of this turn completes", "[position][TB-BUILD-01][ABBEY-CLOSE-02]")
{
    const Game game = abbey_game({choose_set(BASTIDE_SET_TRADERS_BUILDERS)});
    ListedPosition position{turn_at(0, BASTIDE_STEP_ACT), {}};
    const auto lay = [&](const char* name, std::int32_t x, std::int32_t y, const char* sides) {
        position.puts.push_back(put_tile(game, name, x, y, sides));
    };
    lay("D", 0, 0, "CRFR");
    lay("A", -1, 0, "FRFF");
    lay("U", 1, 0, "FRFR");
    for (const std::int32_t y : {1, -1})
        for (const std::int32_t x : {1, 2}) lay("B", x, y, "FFFF");
    lay("E", 3, -1, "CFFF");
    lay("E", 3, 0, "FCFF");
    position.puts.push_back(put_follower(0, 0, 0, 1));
    position.puts.push_back(put_piece(0, BASTIDE_PIECE_BUILDER, 1, 0, 0));
    bastide_put abbey = blank_put(BASTIDE_PUT_TILE);
    abbey.tile = tile_named(game, "AM_A");
    abbey.x = 2;
    abbey.y = 0;
    position.puts.push_back(abbey);
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_ACT);
    ListedPosition listed;
    REQUIRE(tell(game, listed) == BASTIDE_OK);
    const Game again = abbey_game({choose_set(BASTIDE_SET_TRADERS_BUILDERS)});
    must_set(again, listed);
    CHECK(hash(again) == hash(game));
    position.puts.pop_back(); /* the road is open: the same pieces stand as well */
    position.head = turn_at(0);
    must_set(game, position);
}

TEST_CASE("Towers, prisoners, abbeys and barns can be set", "[position]")
{
    const Game towers = tower_game();
    const std::int32_t t12 = tile_named(towers, "T12");
    const std::int32_t top = foundation_of(towers, t12);
    ListedPosition position;
    position.puts = {put_tile(towers, "T12", 0, 0, "FFFF"),
                     put_piece(0, BASTIDE_PIECE_TOWER_PIECE, 0, 0, top),
                     put_piece(1, BASTIDE_PIECE_TOWER_PIECE, 0, 0, top),
                     put_follower(1, 0, 0, top),
                     put_prisoner(0, 1),
                     put_score(0, 3)};
    position.head = turn_at(0, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);
    must_set(towers, position);
    CHECK(decision(towers).step == BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);
    CHECK(actions(towers, BASTIDE_ACTION_PAY).size() == 1);
    CHECK(bastide_game_list_things(towers.get(), BASTIDE_THING_TOWER, nullptr, 0) == 1);
    position.puts.push_back(put_note(BASTIDE_NOTE_TOWER_RANSOM_PAID, 1));
    position.head = turn_at(0);
    must_set(towers, position);
    CHECK(decision(towers).step == BASTIDE_STEP_DRAW);

    const Game abbeys = abbey_game();
    position.puts = square(abbeys);
    position.puts.push_back(put_barn(1, 1, 1));
    position.puts.push_back(put_held(1, tile_named(abbeys, "AM_A")));
    position.head = turn_at(0);
    must_set(abbeys, position);
    CHECK(bastide_game_list_things(abbeys.get(), BASTIDE_THING_BARN, nullptr, 0) == 1);
    CHECK(bastide_game_list_things(abbeys.get(), BASTIDE_THING_HAND, nullptr, 0) == 1);
}

TEST_CASE("Joined features may hold followers of all seats", "[position]")
{
    const Game game = base_game();
    ListedPosition position;
    position.puts = {put_tile(game, "U", 0, 0, "FRFR"), put_tile(game, "U", 1, 0, "FRFR"), put_tile(game, "U", 2, 0, "FRFR"),
                     put_follower(0, 0, 0, 0),          put_follower(1, 2, 0, 0),          put_follower(0, 1, 0, 0)};
    must_set(game, position);
    const bastide_feature road = feature_on(game, 0, 0, 0);
    CHECK(road.tiles == 3);
    CHECK(road.occupants == 3);
    CHECK(road.leaders == 1);
    CHECK(road.weights[0] == 2);
}

// ---- everything that is refused ---------------------------------------------------------------------------------------------

TEST_CASE("Numbers that mean nothing are reported", "[position]")
{
    const Game game = base_game();
    const std::vector<bastide_put> table = {put_tile(game, "D", 0, 0, "CRFR")};
    const auto refused = [&](bastide_put put, std::int32_t reason) {
        ListedPosition position{turn_at(0), table};
        position.puts.push_back(put);
        check_refused(game, position, reason, 1);
    };
    refused(blank_put(0), BASTIDE_REASON_POSITION_ENTRY);
    refused(blank_put(99), BASTIDE_REASON_POSITION_ENTRY);
    refused(blank_put(-1), BASTIDE_REASON_POSITION_ENTRY);
    refused(put_score(0, 100'000'001), BASTIDE_REASON_POSITION_NUMBER);
    refused(put_score(0, INT32_MIN), BASTIDE_REASON_POSITION_NUMBER);
    refused(put_score(2, 1), BASTIDE_REASON_NO_SUCH_SEAT);
    refused(put_score(-1, 1), BASTIDE_REASON_NO_SUCH_SEAT);
    refused(put_copies(BASTIDE_PUT_OUT, 24, 1), BASTIDE_REASON_POSITION_TILE);
    refused(put_copies(BASTIDE_PUT_OUT, 0, -1), BASTIDE_REASON_POSITION_NUMBER);
    refused(put_copies(BASTIDE_PUT_BAG, 0, 70000), BASTIDE_REASON_POSITION_NUMBER);
    refused(put_note(9, 1), BASTIDE_REASON_POSITION_NOTE);
    refused(put_note(BASTIDE_NOTE_TOWER_RANSOM_PAID, 1), BASTIDE_REASON_POSITION_NOTE);
    refused(put_note(BASTIDE_NOTE_HAND_IDLE_TURNS, 1), BASTIDE_REASON_POSITION_NOTE);
    bastide_put turned = put_tile(game, "U", 1, 0, "FRFR");
    turned.rotation = 4;
    refused(turned, BASTIDE_REASON_POSITION_NUMBER);
    bastide_put far = put_tile(game, "U", 40000, 0, "FRFR");
    refused(far, BASTIDE_REASON_OUT_OF_REACH);
}

TEST_CASE("The head is judged too", "[position]")
{
    const Game game = base_game();
    ListedPosition position{turn_at(2), {put_tile(game, "D", 0, 0, "CRFR")}};
    check_refused(game, position, BASTIDE_REASON_NO_SUCH_SEAT, -1);
    position.head = turn_at(0);
    position.head.turn = 30001;
    check_refused(game, position, BASTIDE_REASON_POSITION_NUMBER, -1);
    position.head.turn = -1;
    check_refused(game, position, BASTIDE_REASON_POSITION_NUMBER, -1);
    for (std::int32_t step :
         {-1, 300, INT32_MAX, +BASTIDE_STEP_WAGON_MOVE, +BASTIDE_STEP_ABBEY_PLACE, +BASTIDE_STEP_TOWER_CAPTURE,
          +BASTIDE_STEP_START_TOSS, +BASTIDE_STEP_DICE_TURN, +BASTIDE_STEP_HAND_DISCARD}) {
        position.head = turn_at(0, step);
        check_refused(game, position, BASTIDE_REASON_POSITION_STEP, -1);
    }
    position.head = turn_at(7, 300);
    position.head.turn = 70000;
    CHECK(illegals(game, position).size() == 3);
    position.head = turn_at(0, BASTIDE_STEP_PLACE, 99);
    check_refused(game, position, BASTIDE_REASON_POSITION_TILE, -1);
    position.head = turn_at(0, BASTIDE_STEP_PLACE);
    check_refused(game, position, BASTIDE_REASON_POSITION_DECISION, -1);
    const std::int32_t a = tile_named(game, "A");
    position.head = turn_at(0, BASTIDE_STEP_PLACE, a);
    position.puts.push_back(put_copies(BASTIDE_PUT_OUT, a, 2));
    check_refused(game, position, BASTIDE_REASON_TILE_NOT_LEFT, -1);
}

TEST_CASE("A decision that would not be asked for is no place to begin", "[position]")
{
    const Game towers = tower_game();
    ListedPosition position{turn_at(0, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN), {put_tile(towers, "D", 0, 0, "CRFR")}};
    check_refused(towers, position, BASTIDE_REASON_POSITION_DECISION, -1);  // nobody is held

    const Game game = base_game();
    check_refused(game, ListedPosition{turn_at(0, BASTIDE_STEP_ACT), {}}, BASTIDE_REASON_POSITION_DECISION, -1);

    const Game small = make_with({choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_BOUNDED_TABLE),
                                  choose_option(BASTIDE_OPTION_TABLE_MAX_X)});  // road to the east
    position = {turn_at(0, BASTIDE_STEP_PLACE, tile_named(small, "E")), {put_tile(small, "D", 0, 0, "CRFR")}};
    check_refused(small, position, BASTIDE_REASON_POSITION_FITS_NOWHERE, -1);

    const Game abbeys = abbey_game();
    position = {turn_at(0, BASTIDE_STEP_PLACE, tile_named(abbeys, "AM_A")), {put_tile(abbeys, "D", 0, 0, "CRFR")}};
    check_refused(abbeys, position, BASTIDE_REASON_WRONG_TILE, -1);

    // A seat without a tile has nothing to place, though a seeded game would go on to the next seat's placing by itself.
    for (const std::int32_t chance : {BASTIDE_CHANCE_SEEDED, BASTIDE_CHANCE_HOST}) {
        Setup setup = seeded(1, 3);
        setup.chance = chance;
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END)};
        const Game ahead = make(setup);
        const std::int32_t held = tile_named(ahead, "K");
        const ListedPosition empty_handed{turn_at(2, BASTIDE_STEP_PLACE),
                                          {put_tile(ahead, "D", 0, 0, "CRFR"), put_held(0, held), put_held(1, held)}};
        check_refused(ahead, empty_handed, BASTIDE_REASON_POSITION_DECISION, -1);
    }
}

TEST_CASE("Tiles that cannot lie so are reported", "[position]")
{
    const Game game = base_game();
    ListedPosition position{turn_at(0), {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 0, 0, "FRFR")}};
    check_refused(game, position, BASTIDE_REASON_CELL_TAKEN, 1);
    position.puts[1] = put_tile(game, "U", 2, 0, "FRFR");
    check_refused(game, position, BASTIDE_REASON_TOUCHES_NOTHING, 1);
    position.puts[1] = put_tile(game, "U", 1, 0, "RFRF");
    check_refused(game, position, BASTIDE_REASON_SIDE_MISMATCH, 1);
    const bastide_refusal mismatch = illegals(game, position)[0];
    CHECK(mismatch.x == 0);
    CHECK(mismatch.y == 0);
    CHECK(mismatch.side == 3);
    CHECK(mismatch.side_kind == BASTIDE_SIDE_FIELD);
    CHECK(mismatch.other_side_kind == BASTIDE_SIDE_ROAD);
    CHECK(sentence(game, mismatch) == "The west side needs a road at (0,0); the tile has a field there.");

    position.puts = {put_tile(game, "A", 0, 0, "FFRF"), put_tile(game, "A", 1, 0, "FFRF"), put_tile(game, "A", 2, 0, "FFRF")};
    check_refused(game, position, BASTIDE_REASON_TILE_NOT_LEFT, 2);  // there are two
    CHECK(illegals(game, position)[0].tile == tile_named(game, "A"));

    position.puts = {put_tile(game, "D", 32000, 0, "CRFR")};  // the board would grow out of reach
    check_refused(game, position, BASTIDE_REASON_OUT_OF_REACH, -1);

    const Game small = make_with(
        {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_BOUNDED_TABLE), choose_option(BASTIDE_OPTION_TABLE_MAX_Y)});
    position.puts = {put_tile(small, "D", 0, 0, "CRFR"), put_tile(small, "U", 1, 0, "FRFR")};
    check_refused(small, position, BASTIDE_REASON_TABLE_OFF, 1);
}

TEST_CASE("Abbeys lie in holes, unturned", "[position]")
{
    const Game game = abbey_game();
    bastide_put abbey = put_tile(game, "AM_A", 1, 1, "****");
    ListedPosition position{turn_at(0), {put_tile(game, "B", 0, 1, "FFFF"), abbey}};
    check_refused(game, position, BASTIDE_REASON_ABBEY_NO_HOLE, 1);
    position.puts = {put_tile(game, "V", 0, 0, "FRRF"), put_tile(game, "U", 1, 0, "FRFR"),
                     put_tile(game, "V", 2, 0, "FFRR"), put_tile(game, "U", 0, 1, "RFRF"),
                     put_tile(game, "U", 2, 1, "RFRF"), put_tile(game, "V", 0, 2, "RRFF"),
                     put_tile(game, "U", 1, 2, "FRFR"), abbey};
    CHECK(illegals(game, position).empty());
    position.puts.back().rotation = 1;
    check_refused(game, position, BASTIDE_REASON_ABBEY_UNTURNED, 7);
}

TEST_CASE("Pieces that cannot stand so are reported", "[position]")
{
    const Game game = base_game();
    const std::vector<bastide_put> table = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(1, 0, 0, 1)};
    const auto refused = [&](bastide_put put, std::int32_t reason) {
        ListedPosition position{turn_at(0), table};
        position.puts.push_back(put);
        check_refused(game, position, reason, 2);
    };
    refused(put_follower(2, 0, 0, 0), BASTIDE_REASON_NO_SUCH_SEAT);
    refused(put_follower(0, 1, 0, 0), BASTIDE_REASON_POSITION_NO_TILE);
    refused(put_follower(0, 0, 50000, 0), BASTIDE_REASON_OUT_OF_REACH);
    refused(put_follower(0, 0, 0, 9), BASTIDE_REASON_NO_SUCH_SEGMENT);
    refused(put_follower(0, 0, 0, -1), BASTIDE_REASON_NO_SUCH_SEGMENT);
    bastide_put corner = put_barn(0, 1, 1);
    corner.piece_kind = kFollower;
    refused(corner, BASTIDE_REASON_NO_SUCH_SEGMENT);
    bastide_put nowhere = put_follower(0, 0, 0, 0);
    nowhere.spot = 0;
    refused(nowhere, BASTIDE_REASON_NO_SUCH_SEGMENT);
    refused(put_piece(0, BASTIDE_PIECE_MAYOR, 0, 0, 0), BASTIDE_REASON_NO_SUCH_PIECE);
    refused(put_piece(0, 0, 0, 0, 0), BASTIDE_REASON_NO_SUCH_PIECE);
    refused(put_piece(0, 5000, 0, 0, 0), BASTIDE_REASON_NO_SUCH_PIECE);
    refused(put_follower(0, 0, 0, 1), BASTIDE_REASON_OCCUPIED);
    bastide_put named = put_follower(0, 0, 0, 0);
    named.piece = 8;  // of seat 1
    refused(named, BASTIDE_REASON_NO_SUCH_PIECE);
    bastide_put again = put_follower(1, 0, 0, 0);
    again.piece = 8;  // on the road already
    refused(again, BASTIDE_REASON_POSITION_TWICE);
    ListedPosition position{turn_at(0), table};
    position.puts.push_back(again);
    CHECK(illegals(game, position)[0].other_index == 1);

    const Game few = make_with({choose_set(BASTIDE_SET_BASE), choose_followers(1)});
    position.puts = {put_tile(few, "D", 0, 0, "CRFR"), put_follower(0, 0, 0, 0), put_follower(0, 0, 0, 1)};
    check_refused(few, position, BASTIDE_REASON_SUPPLY_EMPTY, 2);
}

TEST_CASE("Nobody stands on what was scored", "[position]")
{
    const Game game = base_game();
    ListedPosition position{turn_at(0),
                            {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "E", 0, -1, "FFCF"), put_follower(0, 0, 0, 0)}};
    check_refused(game, position, BASTIDE_REASON_POSITION_SCORED, 2);
    // Also when the tile of this turn is another one.
    position.puts.push_back(put_tile(game, "U", 1, 0, "FRFR"));
    position.head = turn_at(0, BASTIDE_STEP_ACT);
    check_refused(game, position, BASTIDE_REASON_POSITION_SCORED, 2);

    const Game meadow = base_game(3);  // twelve monasteries
    position = {turn_at(0), {}};
    for (std::int32_t y = 0; y < 3; ++y)
        for (std::int32_t x = 0; x < 3; ++x) position.puts.push_back(put_tile(meadow, "B", x, y, "FFFF"));
    position.puts.push_back(put_follower(1, 0, 0, kMonastery));
    CHECK(illegals(meadow, position).empty());
    position.puts.push_back(put_follower(1, 1, 1, kMonastery));
    check_refused(meadow, position, BASTIDE_REASON_POSITION_SCORED, 10);
}

TEST_CASE("Towers are built before somebody stands on them, and closed by the piece", "[position]")
{
    const Game game = tower_game();
    const std::int32_t top = foundation_of(game, tile_named(game, "T12"));
    const bastide_put storey = put_piece(0, BASTIDE_PIECE_TOWER_PIECE, 0, 0, top);
    ListedPosition position{turn_at(0), {put_tile(game, "T12", 0, 0, "FFFF"), put_follower(0, 0, 0, top)}};
    check_refused(game, position, BASTIDE_REASON_TOWER_MISSING, 1);
    position.puts = {put_tile(game, "T12", 0, 0, "FFFF"), storey, put_follower(0, 0, 0, top), put_follower(1, 0, 0, top)};
    check_refused(game, position, BASTIDE_REASON_TOWER_CLOSED, 3);
    CHECK(illegals(game, position)[0].other_index == 2);
    CHECK(illegals(game, position)[0].piece == -1);
    position.puts = {put_tile(game, "T12", 0, 0, "FFFF"), put_piece(0, BASTIDE_PIECE_TOWER_PIECE, 0, 0, 0)};
    check_refused(game, position, BASTIDE_REASON_WRONG_SEGMENT, 1);
}

TEST_CASE("Barns and farmers are no neighbours", "[position]")
{
    const Game game = abbey_game({choose_pieces(BASTIDE_PIECE_BARN, 2)});
    const bastide_put barn = put_barn(1, 1, 1);
    ListedPosition position{turn_at(0), square(game)};
    position.puts.push_back(put_barn(0, 0, 0));
    check_refused(game, position, BASTIDE_REASON_BARN_NO_JUNCTION, 4);
    bastide_put follower = put_barn(0, 1, 1);
    follower.piece_kind = kFollower;
    position.puts.back() = follower;
    check_refused(game, position, BASTIDE_REASON_NO_SUCH_SEGMENT, 4);
    position.puts.back() = put_piece(0, BASTIDE_PIECE_BARN, 0, 0, kField);
    check_refused(game, position, BASTIDE_REASON_WRONG_SEGMENT, 4);
    position.puts.back() = put_piece(0, BASTIDE_PIECE_MAYOR, 0, 0, kField);
    check_refused(game, position, BASTIDE_REASON_WRONG_SEGMENT, 4);
    position.puts.back() = barn;
    position.puts.push_back(put_follower(0, 1, 1, kField));
    check_refused(game, position, BASTIDE_REASON_BARN_IN_FIELD, 5);
    CHECK(illegals(game, position)[0].other_index == 4);
    position.puts.back() = put_barn(0, 1, 1);  // the same corner
    check_refused(game, position, BASTIDE_REASON_BARN_IN_FIELD, 5);
}

TEST_CASE("Prisoners are held as captures and exchanges leave them", "[position]")
{
    const Game game = base_game();
    check_refused(game, ListedPosition{turn_at(0), {put_prisoner(0, 1)}}, BASTIDE_REASON_TOWER_NO_PRISONS, 0);

    const Game towers = tower_game();
    const auto refused = [&](std::vector<bastide_put> puts, std::int32_t reason, std::int32_t entry) {
        check_refused(towers, ListedPosition{turn_at(0), std::move(puts)}, reason, entry);
    };
    refused({put_prisoner(0, 0)}, BASTIDE_REASON_TOWER_OWN_PRISONER, 0);
    refused({put_prisoner(0, 2)}, BASTIDE_REASON_NO_SUCH_SEAT, 0);
    refused({put_prisoner(0, 1, BASTIDE_PIECE_TOWER_PIECE)}, BASTIDE_REASON_CANNOT_BE_TAKEN, 0);
    refused({put_prisoner(0, 1), put_prisoner(1, 0)}, BASTIDE_REASON_TOWER_MUTUAL_PRISONERS, 1);
}

TEST_CASE("Hands, bag and what is out are counted", "[position]")
{
    const Game game = base_game();
    const std::int32_t u = tile_named(game, "U");
    const std::int32_t a = tile_named(game, "A");
    const auto refused = [](const Game& in, std::vector<bastide_put> puts, std::int32_t reason, std::int32_t entry) {
        check_refused(in, ListedPosition{turn_at(0), std::move(puts)}, reason, entry);
    };
    refused(game, {put_held(0, u)}, BASTIDE_REASON_POSITION_HAND, 0);
    refused(game, {put_copies(BASTIDE_PUT_OUT, a, 3)}, BASTIDE_REASON_TILE_NOT_LEFT, 0);
    refused(game, {put_copies(BASTIDE_PUT_BAG, a, 3)}, BASTIDE_REASON_TILE_NOT_LEFT, 0);
    refused(game, {put_copies(BASTIDE_PUT_BAG, a, 1), put_copies(BASTIDE_PUT_BAG, a, 1)}, BASTIDE_REASON_POSITION_TWICE, 1);
    refused(game, {put_copies(BASTIDE_PUT_BAG, a, 2), put_tile(game, "A", 0, 0, "FFRF")}, BASTIDE_REASON_TILE_NOT_LEFT, -1);
    refused(game, {put_copies(BASTIDE_PUT_BAG, a, 1), put_copies(BASTIDE_PUT_OUT, u, 1)}, BASTIDE_REASON_POSITION_BAG, 1);
    refused(game, {put_score(1, 4), put_score(1, 5)}, BASTIDE_REASON_POSITION_TWICE, 1);

    const Game three = make_with({choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)});
    refused(three, {put_held(0, u), put_held(0, u), put_held(0, u), put_held(0, u)}, BASTIDE_REASON_POSITION_HAND, 3);
    refused(three, {put_note(BASTIDE_NOTE_HAND_IDLE_TURNS, 2)}, BASTIDE_REASON_POSITION_NUMBER, 0);
    refused(three, {put_note(BASTIDE_NOTE_HAND_IDLE_TURNS, 1), put_note(BASTIDE_NOTE_HAND_IDLE_TURNS, 1)},
            BASTIDE_REASON_POSITION_TWICE, 1);
    bastide_put slot = put_held(0, u);
    slot.slot = 4;
    refused(three, {slot}, BASTIDE_REASON_POSITION_NUMBER, 0);
    slot.slot = 3;
    refused(three, {slot, slot}, BASTIDE_REASON_POSITION_HAND, 1);

    const Game abbeys = abbey_game();
    const std::int32_t abbey = tile_named(abbeys, "AM_A");
    refused(abbeys, {put_held(0, abbey), put_held(0, abbey)}, BASTIDE_REASON_POSITION_HAND, 1);
    refused(abbeys, {put_copies(BASTIDE_PUT_BAG, abbey, 1)}, BASTIDE_REASON_WRONG_TILE, 0);

    // A seller may have been paid with all abbeys; each has its own entry.
    const Game paid = make_with(
        {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR), choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE)});
    bastide_put first = put_held(0, abbey);
    first.slot = 1;
    bastide_put second = put_held(0, abbey);
    second.slot = 2;
    refused(paid, {first, first}, BASTIDE_REASON_POSITION_HAND, 1);
    refused(paid, {second}, BASTIDE_REASON_POSITION_HAND, 0);
    refused(paid, {put_held(0, abbey), put_held(0, abbey), put_held(0, abbey)}, BASTIDE_REASON_POSITION_HAND, 2);
    must_set(paid, ListedPosition{turn_at(0), {first, second, put_tile(paid, "D", 0, 0, "CRFR")}});
    ListedPosition told;
    REQUIRE(tell(paid, told) == BASTIDE_OK);
    const std::vector<bastide_put> held = {put_held(0, abbey), put_held(0, abbey)};
    REQUIRE(told.puts.size() >= 2);
    CHECK(same(std::vector<bastide_put>(told.puts.end() - 2, told.puts.end()), held));
}

TEST_CASE("More tiles than there are have a refusal of their own", "[position]")
{
    const Game game = base_game();
    const auto told = [&](std::vector<bastide_put> puts) {
        const std::vector<bastide_refusal> found = illegals(game, ListedPosition{turn_at(0), std::move(puts)});
        REQUIRE(found.size() == 1);
        return sentence(game, found[0]);
    };
    const std::int32_t e = tile_named(game, "E");
    CHECK(told({put_copies(BASTIDE_PUT_OUT, e, 6)}) == "No tile E is left to draw.");
    CHECK(told({put_copies(BASTIDE_PUT_BAG, e, 6)}) == "No tile E is left to draw.");
    CHECK(told({put_copies(BASTIDE_PUT_OUT, tile_named(game, "C"), 1), put_tile(game, "C", 0, 0, "CCCC")}) ==
          "No tile C is left to draw.");
    bastide_refusal any{};
    any.status = BASTIDE_E_ILLEGAL;
    any.reason = BASTIDE_REASON_TILE_NOT_LEFT;
    for (std::int32_t tile : {-1, 24, INT32_MIN, INT32_MAX}) {
        any.tile = tile;
        CHECK(sentence(game, any).size() > 10);
    }
}

TEST_CASE("Nothing stands on the tile just placed before the deployment", "[position]")
{
    const Game game = base_game();
    ListedPosition position{turn_at(0, BASTIDE_STEP_ACT),
                            {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "FRFR"), put_follower(0, 0, 0, 0),
                             put_follower(1, 1, 0, 0)}};
    check_refused(game, position, BASTIDE_REASON_POSITION_FRESH, 3);
    const bastide_refusal found = illegals(game, position)[0];
    CHECK(found.status == BASTIDE_E_ILLEGAL);
    CHECK(sentence(game, found) == "No piece can stand on the tile just placed before the deployment.");
    position.puts[3].seat = 0;  // nor a piece of the seat that is to deploy
    check_refused(game, position, BASTIDE_REASON_POSITION_FRESH, 3);
    position.head = turn_at(0);
    CHECK(illegals(game, position).empty());

    const Game abbeys = abbey_game();
    position = {turn_at(0, BASTIDE_STEP_ACT), square(abbeys)};
    position.puts.push_back(put_barn(1, 1, 1));  // the four met with the last of them
    check_refused(abbeys, position, BASTIDE_REASON_POSITION_FRESH, 4);
    position.puts.insert(position.puts.begin() + 4, put_tile(abbeys, "A", 2, 0, "FFRF"));
    CHECK(illegals(abbeys, position).empty());
}

TEST_CASE("A hand that is not full is filled when its turn begins, open or hidden", "[position]")
{
    for (bool hidden : {false, true}) {
        Setup setup = seeded(8);
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)};
        if (hidden) setup.choices.push_back(choose_option(BASTIDE_OPTION_HAND_HIDDEN));
        const Game game = make(setup);
        must_set(game, ListedPosition{turn_at(0), {put_tile(game, "D", 0, 0, "CRFR")}});
        CHECK(decision(game).tiles_left == 72 - 1 - 3);
        CHECK(decision(game).step == BASTIDE_STEP_PLACE);
    }
}

TEST_CASE("All illegal entries are reported at once", "[position]")
{
    const Game game = base_game();
    ListedPosition position{
        turn_at(5),
        {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "RFRF"), put_tile(game, "U", 0, 1, "FRFR"),
         put_tile(game, "U", 1, 1, "RFRF"), put_follower(0, 7, 7, 0), put_score(9, 1), blank_put(77)}};
    // The first U does not fit; the second does; the third meets it side against side; then three more entries and the head.
    const std::vector<bastide_refusal> found = illegals(game, position);
    std::vector<std::pair<std::int32_t, std::int32_t>> told;
    for (const bastide_refusal& illegal : found) told.emplace_back(illegal.index, illegal.reason);
    const std::vector<std::pair<std::int32_t, std::int32_t>> want = {
        {1, BASTIDE_REASON_SIDE_MISMATCH}, {3, BASTIDE_REASON_SIDE_MISMATCH},  {4, BASTIDE_REASON_POSITION_NO_TILE},
        {5, BASTIDE_REASON_NO_SUCH_SEAT},  {6, BASTIDE_REASON_POSITION_ENTRY}, {-1, BASTIDE_REASON_NO_SUCH_SEAT}};
    CHECK(told == want);

    // A tile that meets two neighbours is reported for each side.
    position = {turn_at(0),
                {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "FRFR"), put_tile(game, "U", 0, 1, "FRFR"),
                 put_tile(game, "C", 1, 1, "CCCC")}};
    const std::vector<bastide_refusal> sides = illegals(game, position);
    REQUIRE(sides.size() == 2);
    CHECK(sides[0].side == 0);
    CHECK(sides[1].side == 3);
    CHECK(sides[1].other_side_kind == BASTIDE_SIDE_ROAD);
    bastide_refusal one[1];
    CHECK(bastide_game_check_position(game.get(), &position.head, position.puts.data(), 4, one, 1) == 2);
    CHECK(same(one[0], sides[0]));
}

// ---- looking and setting ------------------------------------------------------------------------------------------------------

TEST_CASE("A listed position equals the one that was set", "[position]")
{
    const Game game = base_game();
    const ListedPosition set = open_city(game);
    must_set(game, set);
    ListedPosition told;
    REQUIRE(tell(game, told) == BASTIDE_OK);
    CHECK(same(told.head, set.head));
    std::vector<bastide_put> want = set.puts;
    want[1].piece = 1;  // the first follower of seat 0
    CHECK(same(told.puts, want));
    const Game other = base_game();
    must_set(other, told);
    CHECK(same_position(game, other));
}

namespace {

/// A sale can be listed before the first bid, but not after a bid or a purchase.
bool is_told(const Game& game, const bastide_decision& now)
{
    switch (now.step) {
        case BASTIDE_STEP_SALE_BID: return bastide_game_list_things(game.get(), BASTIDE_THING_SALE_BID, nullptr, 0) == 0;
        case BASTIDE_STEP_PLACE: return now.seat == now.turn_seat;
        case BASTIDE_STEP_ACT: return now.seat == now.turn_seat;
        case BASTIDE_STEP_HAND_DISCARD:
        case BASTIDE_STEP_ABBEY_PLACE: return true;
        default: return false;
    }
}

/// The same position, regardless of who placed the tiles and of the number of actions.
bool same_table(const Game& a, const Game& b)
{
    const auto tiles_of = [](const Game& game) {
        std::vector<bastide_placed> placed = board(game);
        for (bastide_placed& tile : placed) tile.seat = tile.turn = tile.action = -1;
        return placed;
    };
    const auto decision_of = [](const Game& game) {
        bastide_decision now = decision(game);
        now.action = 0;
        return now;
    };
    return hash(a) == hash(b) && same(tiles_of(a), tiles_of(b)) && same(pieces(a), pieces(b)) && same(stock(a), stock(b)) &&
           same(actions(a), actions(b)) && same(decision_of(a), decision_of(b));
}

bool is_second_part(const bastide_put& put)
{
    return put.kind == BASTIDE_PUT_NOTE && put.note == BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART;
}

/// Where a step in the second part of a turn is counted.
constexpr std::int32_t second_part_at(std::int32_t step) { return -step; }

/// Tells a game at each of these moments and sets what was told in a game of the same kind, which must be the same then and
/// after the next action.
void tell_and_set(const Setup& setup, std::uint64_t n, std::map<std::int32_t, int>& seen)
{
    const Game game = make(setup);
    Dice dice(n);
    for (int i = 0; i < 400 && !is_over(game); ++i) {
        const bastide_decision now = decision(game);
        ListedPosition position;
        const std::int32_t status = tell(game, position);
        INFO("game " << n << ", decision " << i << ", step " << now.step);
        if (is_told(game, now)) REQUIRE(status == BASTIDE_OK);
        const bastide_action action = pick(game, dice);
        if (status == BASTIDE_OK) {
            ++seen[now.step];
            for (const bastide_put& put : position.puts) seen[second_part_at(now.step)] += is_second_part(put);
            const bool replaces = now.step == BASTIDE_STEP_DRAW && position.head.step == BASTIDE_STEP_HAND_DISCARD;
            REQUIRE((position.head.step == now.step || replaces));
            const Game twin = make(setup);
            const std::vector<bastide_refusal> found = illegals(twin, position);
            INFO((found.empty() ? "" : sentence(twin, found[0])));
            REQUIRE(found.empty());
            must_set(twin, position);
            REQUIRE(same_table(game, twin));
            if (setup.chance == BASTIDE_CHANCE_HOST) {
                perform(twin, action);
                perform(game, action);
                REQUIRE(hash(game) == hash(twin));
                continue;
            }
        }
        perform(game, action);
    }
}

}  // namespace

TEST_CASE("A game with a hand of three is listed and set at every decision of a turn", "[position][random]")
{
    std::map<std::int32_t, int> seen;
    each_game("hands told and set", 40, [&](std::uint64_t n) {
        Setup setup = seeded(n, 3);
        if (n % 2 == 0) setup.chance = BASTIDE_CHANCE_HOST;
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES),
                         choose_option(BASTIDE_OPTION_BOUNDED_TABLE)};
        for (const auto& [option, bound] : {std::pair(BASTIDE_OPTION_TABLE_MIN_X, -2), std::pair(BASTIDE_OPTION_TABLE_MAX_X, 2),
                                            std::pair(BASTIDE_OPTION_TABLE_MIN_Y, -2), std::pair(BASTIDE_OPTION_TABLE_MAX_Y, 2)})
            setup.choices.push_back(choose_option(option, bound));
        if (n % 4 < 2) setup.choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
        tell_and_set(setup, n, seen);
    });
    for (std::int32_t step : {+BASTIDE_STEP_PLACE, +BASTIDE_STEP_ACT, +BASTIDE_STEP_HAND_DISCARD}) CHECK(seen[step] > 0);
}

TEST_CASE("A game with sales is listed and set before any bid, and after a sale", "[position][random]")
{
    std::map<std::int32_t, int> seen;
    each_game("sales told and set", 40, [&](std::uint64_t n) {
        Setup setup = seeded(n, 3);
        if (n % 2 == 0) setup.chance = BASTIDE_CHANCE_HOST;
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE)};
        if (n % 4 < 2) setup.choices.push_back(choose_set(BASTIDE_SET_TOWER));
        if (n % 5 < 2) setup.choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
        tell_and_set(setup, n, seen);
    });
    for (std::int32_t step : {+BASTIDE_STEP_PLACE, +BASTIDE_STEP_ACT, +BASTIDE_STEP_SALE_BID}) CHECK(seen[step] > 0);
}

TEST_CASE("A game with phantoms and double turns is listed and set at every decision up to the deployment",
          "[position][random][PHANTOM-SEQ-01][TB-DOUBLE-01][TB-SEQ-01][TB-SEQ-02]")
{
    std::map<std::int32_t, int> seen;
    each_game("double turns told and set", 40, [&](std::uint64_t n) {
        Setup setup = seeded(n, 2);
        if (n % 4 != 0) setup.chance = BASTIDE_CHANCE_HOST;
        setup.choices = {choose_set(BASTIDE_SET_BASE),
                         choose_set(BASTIDE_SET_TRADERS_BUILDERS),
                         {BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_BUILDER, 3, {}}};
        if (n % 5 == 2) setup.choices.push_back(choose_option(BASTIDE_OPTION_DOUBLE_TURN_OPTIONAL));
        if (n % 5 == 4) setup.choices.push_back(choose_option(BASTIDE_OPTION_BUILDER_COMPLETING_COUNTS));
        if (n % 2 == 0) setup.choices.push_back(choose_set(BASTIDE_SET_PHANTOM));
        if (n % 3 == 1) setup.choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
        tell_and_set(setup, n, seen);
    });
    for (std::int32_t step : {+BASTIDE_STEP_DRAW, +BASTIDE_STEP_PLACE, +BASTIDE_STEP_ACT}) {
        CHECK(seen[step] > 0);
        CHECK((seen[second_part_at(step)] > 0 || games(40) < 40));
    }
}

namespace {

/// Red's thief and builder stand on a road; the last tile extends it.
std::vector<bastide_put> road_with_builder(const Game& game)
{
    return {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "A", -1, 0, "FRFF"),           put_tile(game, "U", 1, 0, "FRFR"),
            put_follower(0, 0, 0, 1),          put_piece(0, BASTIDE_PIECE_BUILDER, 1, 0, 0), put_tile(game, "U", 2, 0, "FRFR")};
}

Game traders_game(std::vector<bastide_choice> more = {})
{
    more.push_back(choose_set(BASTIDE_SET_BASE, 2));
    more.push_back(choose_set(BASTIDE_SET_TRADERS_BUILDERS));
    return make_with(std::move(more));
}

}  // namespace

TEST_CASE("The tile just placed wins a second part of the turn if it extends the feature of the seat's builder",
          "[position][TB-DOUBLE-01][TB-DOUBLE-04][TB-SEQ-01]")
{
    for (const std::int32_t seat : {0, 1}) {
        const Game game = traders_game();
        must_set(game, ListedPosition{turn_at(seat, BASTIDE_STEP_ACT), road_with_builder(game)});
        play(game, {seat == 0 ? "0: pass" : "1: pass"});
        CHECK(decision(game).step == BASTIDE_STEP_DRAW);
        CHECK(decision(game).turn == (seat == 0 ? 1 : 2));
        CHECK(decision(game).turn_seat == 0);
    }
    const Game game = traders_game();
    ListedPosition other{turn_at(0, BASTIDE_STEP_ACT), road_with_builder(game)};
    other.puts.back() = put_tile(game, "B", 0, 1, "FFFF");
    must_set(game, other);
    play(game, {"0: pass"});
    CHECK(decision(game).turn_seat == 1);
}

TEST_CASE("A position tells the second part of a turn, which wins no third one",
          "[position][TB-DOUBLE-01][TB-DOUBLE-06][TB-DOUBLE-07]")
{
    const Game game = traders_game();
    for (const bool is_second : {false, true}) {
        INFO("second part: " << is_second);
        ListedPosition position{turn_at(0, BASTIDE_STEP_PLACE, tile_named(game, "U")), road_with_builder(game)};
        if (is_second) position.puts.push_back(put_note(BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART, 1));
        must_set(game, position);
        play(game, {"0: place U 3 0 1"});
        ListedPosition told;
        REQUIRE(tell(game, told) == BASTIDE_OK);
        CHECK(std::count_if(told.puts.begin(), told.puts.end(), is_second_part) == is_second);
        const Game again = traders_game();
        must_set(again, told);
        CHECK(hash(again) == hash(game));
        for (const Game* one : {&game, &again}) {
            play(*one, {"0: pass"});
            CHECK(decision(*one).turn_seat == (is_second ? 1 : 0));
            CHECK(decision(*one).turn == (is_second ? 2 : 1));
        }
        REQUIRE(tell(game, told) == BASTIDE_OK);
        CHECK(std::count_if(told.puts.begin(), told.puts.end(), is_second_part) == !is_second);
    }
}

TEST_CASE("A second part begins with its draw, after the ransom of the turn", "[position][TB-DOUBLE-13][TOWER-RANSOM-02]")
{
    const Game game = traders_game({choose_set(BASTIDE_SET_TOWER)});
    ListedPosition position{turn_at(0), road_with_builder(game)};
    for (const bastide_put& put : {put_prisoner(0, 1), put_score(0, 9)}) position.puts.push_back(put);
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);

    position.puts.push_back(put_note(BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART, 1));
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 0);

    position.head.step = BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN;
    check_refused(game, position, BASTIDE_REASON_POSITION_DECISION, -1);
    position.head.step = 0;
    position.puts.back().number = 2;
    check_refused(game, position, BASTIDE_REASON_POSITION_NUMBER, count_of(position.puts.size()) - 1);
    check_refused(
        base_game(),
        ListedPosition{turn_at(0), {put_tile(game, "D", 0, 0, "CRFR"), put_note(BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART, 1)}},
        BASTIDE_REASON_POSITION_NOTE, 1);
}

TEST_CASE("The first part of a turn that filled a hole is known in the second", "[position][TB-HOUSE-04]")
{
    const auto create = [] { return traders_game({choose_option(BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE)}); };
    const Game game = create();
    ListedPosition position{turn_at(0, BASTIDE_STEP_ACT), road_with_builder(game)};
    position.puts.pop_back();  // the tile that fills the hole comes last
    for (const std::int32_t y : {-1, 1})
        for (const std::int32_t x : {1, 2, 3}) position.puts.push_back(put_tile(game, "B", x, y, "FFFF"));
    for (const std::int32_t x : {3, 2}) position.puts.push_back(put_tile(game, "U", x, 0, "FRFR"));
    must_set(game, position);
    play(game, {"0: pass"});
    const auto play_part = [](const Game& one) {
        for (int i = 0; i < 2; ++i) perform(one, actions(one).front());  // draws and places
        ListedPosition told;
        REQUIRE(tell(one, told) == BASTIDE_OK);
        play(one, {"0: pass"});
        return told;
    };
    const auto set_new = [&](const ListedPosition& told) {
        Game made = create();
        must_set(made, told);
        return made;
    };
    ListedPosition told;
    REQUIRE(tell(game, told) == BASTIDE_OK);
    const Game from_draw = set_new(told);
    told.puts.pop_back();  // the note
    const Game one_part = set_new(told);
    const Game from_act = set_new(play_part(game));
    play_part(from_draw);
    play_part(one_part);
    play(from_act, {"0: pass"});
    for (const Game* one : {&game, &from_draw, &from_act}) {
        CHECK(decision(*one).turn == 2);
        CHECK(decision(*one).turn_seat == 0);
        CHECK(hash(*one) == hash(from_act));
    }
    CHECK(decision(one_part).turn_seat == 1);
}

TEST_CASE("In a game that begins at the deployment the phantom of this turn is known",
          "[position][PHANTOM-SEQ-01][PHANTOM-DEPLOY-08]")
{
    const Game game = make_with(
        {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_PHANTOM), {BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_PHANTOM, 3, {}}});
    ListedPosition position{turn_at(0, BASTIDE_STEP_ACT), {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "FRFR")}};
    position.puts.insert(position.puts.begin() + 1, put_piece(0, BASTIDE_PIECE_PHANTOM, 0, 0, 0));
    must_set(game, position);
    play(game, {"0: deploy phantom 1 0 r0"});
    CHECK(decision(game).turn_seat == 1);
    must_set(game, position);
    play(game, {"0: deploy follower 1 0 r0"});
    CHECK(decision(game).step == BASTIDE_STEP_PHANTOM);
    ListedPosition told;
    CHECK(tell(game, told) == BASTIDE_E_STATE);
}

TEST_CASE("No seat has more goods than the tiles of the game show", "[position][TB-GOODS-09]")
{
    struct Kind {
        std::int32_t token;
        std::int32_t symbols;  ///< in one box
    };
    for (const std::int32_t copies : {1, 2}) {
        const Game game = make_with({choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TRADERS_BUILDERS, copies)});
        for (const Kind kind : {Kind{BASTIDE_PIECE_WINE, 9}, Kind{BASTIDE_PIECE_GRAIN, 6}, Kind{BASTIDE_PIECE_CLOTH, 5}}) {
            ListedPosition position{turn_at(0), {put_tile(game, "D", 0, 0, "CRFR")}};
            bastide_put token = put_piece(0, kind.token, BASTIDE_NOWHERE, BASTIDE_NOWHERE, -1);
            token.spot = BASTIDE_SPOT_SUPPLY;
            for (std::int32_t i = 0; i < copies * kind.symbols; ++i) {
                token.seat = i % 2;
                position.puts.push_back(token);
            }
            must_set(game, position);
            position.puts.push_back(token);
            check_refused(game, position, BASTIDE_REASON_SUPPLY_EMPTY, count_of(position.puts.size()) - 1);
        }
    }
}

TEST_CASE("A turn stands at the choice of a tile from the hand", "[position]")
{
    const Game game = make_with({choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)});
    ListedPosition position{turn_at(0, BASTIDE_STEP_PLACE), {put_tile(game, "D", 0, 0, "CRFR")}};
    for (const char* name : {"B", "B", "B"}) position.puts.push_back(put_held(0, tile_named(game, name)));
    for (const char* name : {"E", "E", "A"}) position.puts.push_back(put_held(1, tile_named(game, name)));
    must_set(game, position);
    CHECK(decision(game).step == BASTIDE_STEP_PLACE);
    CHECK(decision(game).seat == 0);
    CHECK(decision(game).tile == -1);
    ListedPosition told;
    REQUIRE(tell(game, told) == BASTIDE_OK);
    CHECK(told.head.step == BASTIDE_STEP_PLACE);
    CHECK(told.head.tile == -1);
    position.head = turn_at(0);
    const Game from_begin = make_with({choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)});
    must_set(from_begin, position);
    CHECK(same_position(game, from_begin));
}

TEST_CASE("Decisions at which no position can be listed", "[position]")
{
    ListedPosition told;
    const Game over = make(seeded(3));
    Dice dice(3);
    play_on(over, dice);
    CHECK(tell(over, told) == BASTIDE_E_STATE);

    const Game opening = make_with({choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_START_PLAYER_BY_TOSS)});
    CHECK(tell(opening, told) == BASTIDE_E_STATE);

    const Game hands = traders_game({choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)});
    ListedPosition first_part{turn_at(0, BASTIDE_STEP_ACT), road_with_builder(hands)};
    for (int i = 0; i < 2; ++i) first_part.puts.push_back(put_held(0, tile_named(hands, "B")));
    must_set(hands, first_part);
    play(hands, {"0: pass"});
    REQUIRE(decision(hands).step == BASTIDE_STEP_PLACE);
    CHECK(decision(hands).turn_seat == 0);
    CHECK(tell(hands, told) == BASTIDE_E_STATE);  // the hand is filled after both parts

    const Game towers = tower_game();
    const std::int32_t top = foundation_of(towers, tile_named(towers, "T12"));
    must_set(towers, ListedPosition{turn_at(0, BASTIDE_STEP_ACT),
                                    {put_tile(towers, "B", 0, 0, "FFFF"), put_follower(1, 0, 0, kMonastery),
                                     put_tile(towers, "T12", 1, 0, "FFFF")}});
    CHECK(tell(towers, told) == BASTIDE_OK);
    bastide_action build = blank(BASTIDE_ACTION_DEPLOY, 0);
    build.piece_kind = BASTIDE_PIECE_TOWER_PIECE;
    build.x = 1;
    build.y = 0;
    build.segment = top;
    perform(towers, build);
    REQUIRE(decision(towers).step == BASTIDE_STEP_TOWER_CAPTURE);
    CHECK(tell(towers, told) == BASTIDE_E_STATE);
}

TEST_CASE("Scores and turns are listed as far as they can be set", "[position]")
{
    const Game game = base_game();
    const auto told_after_city = [&](std::int32_t score_before, std::int32_t turn) {
        ListedPosition position = open_city(game);
        position.head.turn = turn;
        position.puts[2] = put_score(0, score_before);
        must_set(game, position);
        play(game, {"0: place E 0 -1 2", "0: pass"});
        REQUIRE(score(game, 0) == score_before + 4);
        ListedPosition told;
        const std::int32_t status = tell(game, told);
        if (status == BASTIDE_OK) CHECK(illegals(game, told).empty());
        return status;
    };
    CHECK(told_after_city(1'000'000, 9) == BASTIDE_OK);
    CHECK(told_after_city(100'000'000 - 4, 9) == BASTIDE_OK);
    CHECK(told_after_city(100'000'000 - 3, 9) == BASTIDE_E_STATE);
    CHECK(told_after_city(7, 29'999) == BASTIDE_OK);
    CHECK(told_after_city(7, 30'000) == BASTIDE_E_STATE);

    const Game towers = tower_game({choose_option(BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM)});
    for (const std::int32_t score_before : {-100'000'000 + 3, -100'000'000 + 2}) {
        must_set(towers, ListedPosition{turn_at(0, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN),
                                        {put_tile(towers, "B", 0, 0, "FFFF"), put_prisoner(0, 1), put_score(0, score_before)}});
        perform(towers, actions(towers, BASTIDE_ACTION_PAY).front());
        REQUIRE(score(towers, 0) == score_before - 3);
        ListedPosition told;
        const bool can_be_set = score(towers, 0) >= -100'000'000;
        CHECK(tell(towers, told) == (can_be_set ? BASTIDE_OK : BASTIDE_E_STATE));
        if (can_be_set) CHECK(illegals(towers, told).empty());
    }
}

TEST_CASE("A table is set all or not at all", "[position]")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    const bastide_config config = config_of(seeded(5));
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &made) == BASTIDE_OK);
    Game game(made);
    const ListedPosition position = open_city(game);
    const std::uint64_t before = hash(game);
    const std::size_t out = allocator.out();
    int needed = 0;
    for (int calls = 0; calls < 10; ++calls) {
        allocator.serve(calls);
        const std::int32_t checked = bastide_game_check_position(game.get(), &position.head, position.puts.data(),
                                                                 count_of(position.puts.size()), nullptr, 0);
        CHECK(allocator.out() == out);
        allocator.serve(calls);
        const bastide_status status = set_position(game, position);
        CHECK(allocator.out() == (status == BASTIDE_OK ? out + 1 : out));  // the position itself
        if (status == BASTIDE_OK) {
            CHECK(checked == 0);
            break;
        }
        CHECK(status == BASTIDE_E_MEMORY);
        CHECK(checked == BASTIDE_E_MEMORY);
        CHECK(hash(game) == before);
        ++needed;
    }
    CHECK(needed == 2);  // game, position
    allocator.serve(-1);
    Game copy = clone(game);
    game.reset();
    CHECK(decision(copy).step == BASTIDE_STEP_PLACE);
    copy.reset();
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
}

TEST_CASE("A clone keeps its position when another is set in the original", "[position]")
{
    const Game game = base_game();
    must_set(game, open_city(game));
    const Game twin = clone(game);
    must_set(game, ListedPosition{turn_at(1), {put_tile(game, "B", 0, 0, "FFFF")}});
    CHECK(board(twin).size() == 1);
    CHECK(score(twin, 0) == 7);
    CHECK(snapshot(twin) != snapshot(game));
    CHECK(score(game, 0) == 0);
}

TEST_CASE("A game restarts from the position that was set, with another seed", "[position]")
{
    const auto set_up = [](std::uint64_t seed) {
        Game game = make(seeded(seed));
        must_set(game, ListedPosition{turn_at(1, BASTIDE_STEP_DRAW), {put_tile(game, "D", 0, 0, "CRFR"), put_score(0, 7)}});
        return game;
    };
    const Game other = set_up(99);
    Game game = set_up(1);
    REQUIRE(snapshot(game) != snapshot(other));
    Dice dice(3);
    play_on(game, dice, 20);
    REQUIRE(bastide_game_restart(game.get(), 99) == BASTIDE_OK);
    CHECK(hash(game) == hash(other));
    CHECK(snapshot(game) == snapshot(other));
}

TEST_CASE("A table that is set after a restart draws by the seed of the restart", "[position]")
{
    const auto seed_after = [](const Game& game) {
        must_set(game, ListedPosition{turn_at(1, BASTIDE_STEP_DRAW), {put_tile(game, "D", 0, 0, "CRFR")}});
        bastide_config config = default_config();
        REQUIRE(bastide_game_get_config(game.get(), &config) == BASTIDE_OK);
        return config.seed;
    };
    const Game game = make(seeded(5));
    REQUIRE(bastide_game_restart(game.get(), 77) == BASTIDE_OK);
    CHECK(seed_after(clone(game)) == 77);
    CHECK(seed_after(game) == 77);
    const Game other = make(seeded(77));
    seed_after(other);
    CHECK(snapshot(game) == snapshot(other));
}

TEST_CASE("The log of a set table is empty and counts on", "[position]")
{
    const Game game = make(seeded(11));
    Dice dice(11);
    play_on(game, dice, 20);
    const Range before = range(game);
    must_set(game, open_city(game));
    CHECK(range(game).first == before.next);
    CHECK(range(game).next == before.next);
    play(game, {"0: place E 0 -1 2"});
    CHECK(range(game).next > before.next);
}

TEST_CASE("Without history a table is set all the same", "[position]")
{
    Setup setup;
    setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Game game = make(setup);
    must_set(game, open_city(game));
    const std::vector<std::uint8_t> bytes = snapshot(game);
    const Game other = make(setup);
    REQUIRE(bastide_game_restore_snapshot(other.get(), bytes.data(), count_of(bytes.size()), nullptr) == BASTIDE_OK);
    CHECK(same_position(game, other));
    CHECK(decision(clone(game)).step == BASTIDE_STEP_PLACE);
    perform(game, actions(game).front());
    CHECK(hash(clone(game, BASTIDE_VIEW_PUBLIC, BASTIDE_CLONE_FLAG_LOG)) == hash(game));
}

TEST_CASE("Arguments of the table calls", "[position]")
{
    const Game game = base_game();
    ListedPosition position = open_city(game);
    const std::int32_t count = count_of(position.puts.size());
    const bastide_put* puts = position.puts.data();
    bastide_refusal illegal{};
    CHECK(bastide_game_check_position(nullptr, &position.head, puts, count, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check_position(game.get(), nullptr, puts, count, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check_position(game.get(), &position.head, nullptr, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check_position(game.get(), &position.head, puts, -1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check_position(game.get(), &position.head, puts, count, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check_position(game.get(), &position.head, puts, count, &illegal, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_set_position(nullptr, &position.head, puts, count, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_set_position(game.get(), nullptr, puts, count, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_set_position(game.get(), &position.head, nullptr, 1, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_position(nullptr, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_position(game.get(), nullptr, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_refusal_text(game.get(), nullptr, nullptr, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_set_position(game.get(), &position.head, nullptr, 0, nullptr) ==
          BASTIDE_OK);  // E is to go on an empty board

    const auto refuses_spare = [&](const ListedPosition& with, std::int32_t word, std::int32_t entry) {
        bastide_refusal error{};
        const bastide_status set = set_position(game, with, &error);
        const std::int32_t checked =
            bastide_game_check_position(game.get(), &with.head, with.puts.data(), count_of(with.puts.size()), nullptr, 0);
        return set == BASTIDE_E_VERSION && checked == BASTIDE_E_VERSION && error.status == set &&
               error.reason == BASTIDE_REASON_SPARE_SET && error.index == word && error.other_index == entry;
    };
    for (std::int32_t word = 0; word < count_of(std::size(position.head.spare)); ++word) {
        ListedPosition wrong = position;
        wrong.head.spare[at(word)] = 1;
        CHECK(refuses_spare(wrong, word, -1));
    }
    for (std::int32_t word = 0; word < count_of(std::size(bastide_put{}.spare)); ++word) {
        ListedPosition wrong = position;
        wrong.puts[2].spare[at(word)] = 0x80000000u;
        CHECK(refuses_spare(wrong, word, 2));
    }
}

TEST_CASE("The dice game has no table of tiles", "[position]")
{
    bastide_config config = default_config();
    config.game = BASTIDE_GAME_DICE;
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    const Game game(made);
    const ListedPosition position;
    bastide_refusal error{};
    CHECK(set_position(game, position, &error) == BASTIDE_E_ABSENT);
    CHECK(error.status == BASTIDE_E_ABSENT);
    CHECK(bastide_game_check_position(game.get(), &position.head, nullptr, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_position(game.get(), nullptr, nullptr, 0) == BASTIDE_E_ABSENT);
}

// ---- keeping ------------------------------------------------------------------------------------------------------------------

namespace {

Game load_bytes(const std::vector<std::uint8_t>& bytes, bastide_status want = BASTIDE_OK)
{
    bastide_game* made = nullptr;
    bastide_refusal error{};
    const bastide_status status =
        bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, &error, &made);
    INFO(error.text);
    CHECK(status == want);
    return Game(made);
}

}  // namespace

TEST_CASE("A snapshot holds the table from which its game began", "[position]")
{
    Setup setup = seeded(42, 3);
    const Game game = make(setup);
    ListedPosition position = open_city(game);
    position.puts.push_back(put_copies(BASTIDE_PUT_OUT, tile_named(game, "U"), 4));
    must_set(game, position);
    Dice dice(42);
    play_on(game, dice, 25);
    const std::vector<std::uint8_t> bytes = snapshot(game);
    CHECK(Snapshot(bytes).parts.count(PART_BEGINNING) == 1);
    const Game loaded = load_bytes(bytes);
    CHECK(same_position(game, loaded));
    CHECK(snapshot(loaded) == bytes);
    CHECK(without_lines(snapshot(clone(game))) == without_lines(bytes));

    const Game client = load_bytes(snapshot(game, BASTIDE_VIEW_PUBLIC));
    CHECK(hash(client) == hash(game));

    const Game other = make(setup);
    CHECK(Snapshot(snapshot(other)).parts.count(PART_BEGINNING) == 0);
    REQUIRE(bastide_game_restore_snapshot(other.get(), bytes.data(), count_of(bytes.size()), nullptr) == BASTIDE_OK);
    CHECK(same_position(game, other));

    bastide_refusal error{};
    const Game played = from_script(script(game), &error);
    INFO(error.line << ": " << error.text);
    REQUIRE(played);
    CHECK(same_position(game, played));
    CHECK(script(played) == script(game));
    CHECK(snapshot(played) == bytes);
}

TEST_CASE("A snapshot and a script keep all the abbeys that a seat holds", "[position][INT-HOUSE-BUY-01]")
{
    const Game game = make_with(
        {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR), choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE)});
    const std::int32_t abbey = tile_named(game, "AM_A");
    must_set(game, ListedPosition{turn_at(1), {put_tile(game, "D", 0, 0, "CRFR"), put_held(1, abbey), put_held(1, abbey)}});
    const Game loaded = load_bytes(snapshot(game));
    REQUIRE(loaded);
    CHECK(same_position(game, loaded));
    CHECK(snapshot(loaded) == snapshot(game));
    bastide_refusal error{};
    const Game played = from_script(script(game), &error);
    INFO(error.line << ": " << error.text);
    REQUIRE(played);
    CHECK(same_position(game, played));
    for (const Game* each : {&loaded, &played}) {
        const std::vector<bastide_thing> hands = things(*each, BASTIDE_THING_HAND);
        REQUIRE(hands.size() == 1);
        CHECK(hands[0].seat == 1);
        CHECK(hands[0].tile == abbey);
        CHECK(hands[0].count == 2);
    }
}

TEST_CASE("The position of a snapshot is written as its description says", "[position]")
{
    const Game game = base_game();
    must_set(game, open_city(game));
    const std::vector<std::uint8_t> bytes = snapshot(game);
    const std::vector<std::uint8_t> position = {0x09, 0x00, 0x02, 0x05,        // turn 9 of seat 0, place, E is tile 5 from 1
                                                0x04,                          // four entries
                                                0x01, 0x04, 0x00, 0x00, 0x00,  // tile D on 0, 0, rotation 0
                                                0x02, 0x01, 0x01, 0x00, 0x00,
                                                0x00, 0x01,         // piece of seat 0, from 1, follower, on 0, 0, segment 0, id 0
                                                0x04, 0x01, 0x0E,   // score of seat 0: 7
                                                0x04, 0x02, 0x03};  // score of seat 1: -2
    CHECK(Snapshot(bytes)[PART_BEGINNING] == position);
    CHECK(Snapshot(bytes)[PART_HISTORY] == std::vector<std::uint8_t>{0});
}

TEST_CASE("A snapshot with a table that is not legal is refused", "[position]")
{
    const Game game = base_game();
    must_set(game, open_city(game));
    const std::vector<std::uint8_t> bytes = snapshot(game);
    Snapshot twice(bytes);
    std::vector<std::uint8_t>& scores = twice[PART_BEGINNING];
    scores[scores.size() - 1] = 0x0E;  // the score of seat 1 ...
    scores[scores.size() - 2] = 0x00;  // ... told for seat 0 again
    load_bytes(twice.bytes(), BASTIDE_E_FORMAT);
    Snapshot disordered(bytes);  // the scores in another order: not the one form
    std::vector<std::uint8_t>& swapped = disordered[PART_BEGINNING];
    std::swap_ranges(swapped.end() - 6, swapped.end() - 3, swapped.end() - 3);
    load_bytes(disordered.bytes(), BASTIDE_E_FORMAT);
    Snapshot without(bytes);  // its history then comes to another position
    without.parts.erase(PART_BEGINNING);
    load_bytes(without.bytes(), BASTIDE_E_FORMAT);
    std::vector<std::uint8_t> wrong = bytes;
    wrong[5] = 2;  // no dice game
    seal_snapshot(wrong.data(), wrong.size());
    load_bytes(wrong, BASTIDE_E_FORMAT);
}

TEST_CASE("A snapshot omits entries of the position that follow from others", "[position]")
{
    const Game game = base_game();
    ListedPosition position = open_city(game);
    position.puts.pop_back();  // seat 1 has no points
    must_set(game, position);
    const std::vector<std::uint8_t> bytes = snapshot(game);
    Snapshot more(bytes);
    std::vector<std::uint8_t>& table = more[PART_BEGINNING];
    const auto count_at = table.end() - 3 - 7 - 5 - 1;  // a score, a follower, a tile, the count of entries
    REQUIRE(*count_at == 3);
    *count_at = 4;
    table.insert(table.end(), {0x04, 0x01, 0x00});
    load_bytes(more.bytes(), BASTIDE_E_FORMAT);
    position.puts.push_back(put_score(1, 0));  // a position may say so
    must_set(game, position);
    CHECK(snapshot(game) == bytes);
}

TEST_CASE("A marker below 0 has gone round the track the other way", "[BASE-TRACK-01][position]")
{
    const Game game = base_game();
    const auto check_marker = [&](std::int32_t points, std::int32_t space, std::int32_t laps) {
        ListedPosition position = open_city(game);
        position.puts.pop_back();
        position.puts.push_back(put_score(1, points));
        must_set(game, position);
        INFO(points);
        CHECK(seat(game, 1).score == points);
        CHECK(seat(game, 1).track == space);
        CHECK(seat(game, 1).laps == laps);
        CHECK(seat(game, 1).die == 6);
    };
    check_marker(-1, 49, -1);
    check_marker(-2, 48, -1);
    check_marker(-49, 1, -1);
    check_marker(-50, 0, -1);
    check_marker(-51, 49, -2);
    check_marker(-100, 0, -2);
    check_marker(-135, 15, -3);
}

TEST_CASE("Bytes of a snapshot with a table may be anything", "[position]")
{
    const Game game = tower_game();
    const std::int32_t top = foundation_of(game, tile_named(game, "T12"));
    must_set(game, ListedPosition{
                       turn_at(0, BASTIDE_STEP_ACT),
                       {put_tile(game, "T12", 1, 0, "FFFF"), put_piece(0, BASTIDE_PIECE_TOWER_PIECE, 1, 0, top),
                        put_follower(0, 1, 0, top), put_tile(game, "B", 0, 0, "FFFF"), put_prisoner(1, 0), put_score(1, 3)}});
    play(game, {"0: pass"});
    const std::vector<std::uint8_t> bytes = snapshot(game);
    Dice dice(2);
    for (std::size_t i = 11; i + 8 < bytes.size(); ++i) {
        for (int round = 0; round < 8; ++round) {
            std::vector<std::uint8_t> wrong = bytes;
            wrong[i] = static_cast<std::uint8_t>(round < 4 ? wrong[i] ^ (1 << (2 * round)) : dice.below(256));
            if (round == 7) wrong[at(dice.between(11, count_of(bytes.size()) - 9))] = static_cast<std::uint8_t>(dice.below(256));
            seal_snapshot(wrong.data(), wrong.size());
            bastide_game* made = nullptr;
            const bastide_status status =
                bastide_game_load_snapshot(wrong.data(), count_of(wrong.size()), nullptr, 0, nullptr, nullptr, &made);
            const Game loaded(made);
            if (status != BASTIDE_OK) continue;
            CHECK(snapshot(loaded).size() > 0);
            play_on(loaded, dice, 30);
        }
    }
}

// ---- scripts ------------------------------------------------------------------------------------------------------------------

TEST_CASE("A script sets the table with lines of its own", "[position]")
{
    bastide_refusal error{};
    const Game game = from_script(
        "bastide 1\n"
        "chance host\n"
        "seats 2\n"
        "set base 1\n"
        "set tower 1\n"
        "\n"
        "table turn 9 1 place E\n"
        "table tile D 0 0 0\n"
        "table piece 1 follower 0 0 c0  # a knight\n"
        "table piece 0 follower 0 0 f1 3\n"
        "table prisoner 1 follower 0\n"
        "table score 0 12\n"
        "table out A 2\n"
        "table note tower_ransom_paid 1\n"
        "expect turn 9\n"
        "expect seat 1\n"
        "expect step place\n"
        "expect score 0 12\n"
        "expect supply 1 follower 5\n"
        "1: place E 0 -1 2\n"
        "1: pass\n"
        "expect score 1 4\n",
        &error);
    INFO(error.line << ": " << error.text);
    REQUIRE(game);
    CHECK(pieces(game)[3].spot == BASTIDE_SPOT_SEGMENT);
    const std::string written = script(game);
    CHECK(written.find("table piece 0 follower 0 0 f1 3\n") != std::string::npos);
    CHECK(written.find("table piece 1 follower 0 0 c0\n") != std::string::npos);
    const Game again = from_script(written, &error);
    REQUIRE(again);
    CHECK(same_position(game, again));
}

TEST_CASE("A snapshot and a script keep the second part of a turn", "[position][TB-DOUBLE-01]")
{
    const Game game = traders_game();
    ListedPosition position{turn_at(0), road_with_builder(game)};
    position.puts.push_back(put_note(BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART, 1));
    must_set(game, position);
    CHECK(same_position(load_bytes(snapshot(game)), game));
    const std::string written = script(game);
    CHECK(written.find("table note double_turn_second_part 1\n") != std::string::npos);
    bastide_refusal error{};
    const Game read = from_script(written, &error);
    REQUIRE(read);
    CHECK(same_position(read, game));
}

TEST_CASE("A script without a turn of its table begins with the first seat", "[position]")
{
    bastide_refusal error{};
    const Game game = from_script("bastide 1\nchance host\nfirst 1\ntable tile D 0 0 0\n", &error);
    REQUIRE(game);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 1);
}

TEST_CASE("A wrong table line is reported with its place", "[position]")
{
    const std::string head = "bastide 1\nchance host\nset base 1\ntable tile D 0 0 0\n";
    struct Case {
        const char* lines;
        bastide_status status;
        std::int32_t reason;
        std::int32_t line;
        std::int32_t column;
    };
    const Case cases[] = {
        {"table tile U 3 3 0\n", BASTIDE_E_ILLEGAL, BASTIDE_REASON_TOUCHES_NOTHING, 5, 7},
        {"table tile Q9 3 3 0\n", BASTIDE_E_FORMAT, 0, 5, 12},
        {"table tile U 3 3 4\n", BASTIDE_E_FORMAT, 0, 5, 18},
        {"table\n", BASTIDE_E_FORMAT, 0, 5, 6},
        {"table cake 1\n", BASTIDE_E_FORMAT, 0, 5, 7},
        {"table piece 0 follower 0 0 c7\n", BASTIDE_E_FORMAT, 0, 5, 28},
        {"table piece 0 follower 1 0 c0\n", BASTIDE_E_FORMAT, 0, 5, 28},
        {"table piece 2 follower 0 0 c0\n", BASTIDE_E_FORMAT, 0, 5, 13},
        {"table piece 0 cake 0 0 c0\n", BASTIDE_E_FORMAT, 0, 5, 15},
        {"table note cake 0\n", BASTIDE_E_FORMAT, 0, 5, 12},
        {"table note tower_ransom_paid 1\n", BASTIDE_E_ILLEGAL, BASTIDE_REASON_POSITION_NOTE, 5, 7},
        {"table out A 2 3\n", BASTIDE_E_FORMAT, 0, 5, 15},
        {"table turn 1 0 place Q9\n", BASTIDE_E_FORMAT, 0, 5, 22},
        {"table turn 0 0\n", BASTIDE_E_FORMAT, 0, 5, 12},
        {"table turn 1 0\ntable turn 1 0\n", BASTIDE_E_FORMAT, 0, 6, 12},
        {"table turn 1 0 wagon_move\n", BASTIDE_E_ILLEGAL, BASTIDE_REASON_POSITION_STEP, 5, 1},
        {"seats 3\n", BASTIDE_E_FORMAT, 0, 5, 1},
        {"draw E\ntable tile U 1 0 1\n", BASTIDE_E_FORMAT, 0, 6, 1},
    };
    for (const Case& wrong : cases) {
        bastide_refusal error{};
        const Game game = from_script(head + wrong.lines, &error);
        INFO(wrong.lines << error.text);
        CHECK_FALSE(game);
        CHECK(error.status == wrong.status);
        CHECK(error.reason == wrong.reason);
        CHECK(error.line == wrong.line);
        CHECK(error.column == wrong.column);
    }
}

// ---- anything
// ------------------------------------------------------------------------------------------------------------------

namespace {

std::int32_t any_number(Dice& dice, std::int32_t sane)
{
    constexpr std::int32_t kOdd[] = {INT32_MIN, -65536, -1, 255, 256, 32000, 32001, 65536, INT32_MAX};
    return dice.once_in(12) ? kOdd[dice.below(9)] : dice.between(-1, sane);
}

/// An entry in which every field may be anything, but most often is nearly right.
bastide_put any_put(Dice& dice)
{
    bastide_put put{};
    put.kind = dice.once_in(2) ? BASTIDE_PUT_TILE : any_number(dice, 8);
    put.seat = any_number(dice, 3);
    put.tile = any_number(dice, 60);
    put.x = any_number(dice, 2);
    put.y = any_number(dice, 2);
    put.rotation = any_number(dice, 3);
    put.spot = dice.once_in(6) ? BASTIDE_SPOT_CORNER : dice.once_in(20) ? any_number(dice, 10) : BASTIDE_SPOT_SEGMENT;
    put.segment = any_number(dice, 6);
    put.piece_kind = any_number(dice, 5);
    put.piece = dice.once_in(2) ? 0 : any_number(dice, 20);
    put.slot = dice.once_in(2) ? 0 : any_number(dice, 4);
    put.other_seat = any_number(dice, 3);
    put.points = any_number(dice, 4);
    put.count = any_number(dice, 4);
    put.note = dice.once_in(2) ? any_number(dice, 2) : BASTIDE_NOTE_TOWER_RANSOM_PAID;
    put.number = any_number(dice, 4);
    return put;
}

}  // namespace

TEST_CASE("The smallest and the largest numbers in an entry are reported", "[position]")
{
    constexpr std::int32_t kSmallest = std::numeric_limits<std::int32_t>::min();
    constexpr std::int32_t kLargest = std::numeric_limits<std::int32_t>::max();
    const Game game = make_with({choose_set(BASTIDE_SET_BASE, 1), choose_set(BASTIDE_SET_ABBEY_MAYOR)}, 2);
    for (const std::int32_t number : {kSmallest, kLargest}) {
        for (std::int32_t kind = BASTIDE_PUT_TILE; kind <= BASTIDE_PUT_NOTE; ++kind) {
            for (const std::int32_t spot : {BASTIDE_SPOT_SEGMENT, BASTIDE_SPOT_CORNER, BASTIDE_SPOT_SUPPLY}) {
                bastide_put put{};
                put.kind = kind;
                put.spot = spot;
                put.seat = put.tile = put.x = put.y = put.rotation = put.segment = put.piece_kind = put.piece = number;
                put.slot = put.other_seat = put.points = put.count = put.note = put.number = number;
                CHECK(!illegals(game, {turn_at(0), {put}}).empty());
            }
        }
    }
    CHECK(!illegals(game, {turn_at(0), {put_barn(0, kSmallest, 0)}}).empty());
    CHECK(!illegals(game, {turn_at(0), {put_barn(0, 0, kSmallest)}}).empty());
}

TEST_CASE("A number that no segment has is no corner and no other place", "[position]")
{
    const Game game = make_with({choose_set(BASTIDE_SET_BASE, 1), choose_set(BASTIDE_SET_ABBEY_MAYOR)}, 2);
    ListedPosition position{turn_at(0), {}};
    for (const std::int32_t x : {0, 1})
        for (const std::int32_t y : {0, 1}) position.puts.push_back(put_tile(game, "B", x, y, "FFFF"));
    position.puts.push_back(put_barn(0, 1, 1));
    REQUIRE(illegals(game, position).empty());
    for (const std::int32_t segment : {63, 64, 67, 255, 1 << 20, (1 << 20) + 1, (1 << 20) + 2, (1 << 20) + 5}) {
        position.puts.back() = put_piece(0, BASTIDE_PIECE_BARN, 1, 1, segment);
        const std::vector<bastide_refusal> found = illegals(game, position);
        REQUIRE(found.size() == 1);
        CHECK(found[0].reason == BASTIDE_REASON_NO_SUCH_SEGMENT);
    }
}

TEST_CASE("An entry ignores the fields that its kind does not use", "[position]")
{
    const Game game = base_game();
    const Game plain = base_game();
    const ListedPosition position = open_city(game);
    REQUIRE(set_position(plain, position) == BASTIDE_OK);
    for (std::int32_t spot = -1; spot <= 20; ++spot) {
        ListedPosition odd = position;
        for (bastide_put& put : odd.puts) {
            put.beside = put.note = put.number = put.count = put.slot = 3;
            if (put.kind != BASTIDE_PUT_PIECE) put.spot = spot;
            if (put.kind != BASTIDE_PUT_PIECE) put.segment = put.piece = put.piece_kind = put.other_seat = 1;
            if (put.kind != BASTIDE_PUT_SCORE) put.points = 5;
        }
        INFO("spot " << spot);
        REQUIRE(set_position(game, odd) == BASTIDE_OK);
        CHECK(hash(game) == hash(plain));
    }
}

TEST_CASE("A piece that may not be at a place without a segment is refused without one", "[position][BASE-MEEPLE-02]")
{
    const Game game = base_game();
    for (const std::int32_t spot : {BASTIDE_SPOT_TILE, BASTIDE_SPOT_SPACE, BASTIDE_SPOT_HELD}) {
        ListedPosition position{turn_at(0), {put_tile(game, "B", 0, 0, "FFFF"), put_follower(0, 0, 0, 1)}};
        position.puts[1].spot = spot;
        position.puts[1].other_seat = 1;
        const std::vector<bastide_refusal> found = illegals(game, position);
        REQUIRE(found.size() == 1);
        CHECK(found[0].reason == BASTIDE_REASON_WRONG_SEGMENT);
        CHECK(found[0].segment == -1);
    }
}

TEST_CASE("Any entries are either reported or a game", "[position][random]")
{
    int legal = 0;
    each_game("tables of anything", 4000, [&](std::uint64_t n) {
        Dice dice(n);
        std::vector<bastide_choice> choices = {choose_set(BASTIDE_SET_BASE, 1)};
        if (dice.once_in(2)) choices.push_back(choose_set(BASTIDE_SET_TOWER));
        if (dice.once_in(2)) choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
        if (dice.once_in(4)) choices.push_back(choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
        const Game game = make_with(choices, 3);
        ListedPosition position;
        position.head = turn_at(any_number(dice, 2), dice.once_in(2) ? 0 : any_number(dice, 8), any_number(dice, 40));
        position.head.turn = any_number(dice, 60);
        for (std::int32_t i = dice.below(9); i > 0; --i) position.puts.push_back(any_put(dice));
        // What is reported is taken away until nothing is.
        for (int round = 0; round < 12; ++round) {
            const std::vector<bastide_refusal> found = illegals(game, position);
            for (const bastide_refusal& illegal : found) {
                REQUIRE(illegal.reason > 0);
                REQUIRE(illegal.index < count_of(position.puts.size()));
                REQUIRE(!sentence(game, illegal).empty());
            }
            const std::uint64_t before = hash(game);
            const bastide_status status = set_position(game, position);
            REQUIRE((status == BASTIDE_OK) == found.empty());
            if (found.empty()) break;
            REQUIRE(status == BASTIDE_E_ILLEGAL);
            REQUIRE(hash(game) == before);
            if (found[0].index >= 0)
                position.puts.erase(position.puts.begin() + found[0].index);
            else if (!same(position.head, turn_at(0)))
                position.head = turn_at(0);
            else
                position.puts.clear();
            if (round < 11) continue;
            position = {turn_at(0), {}};
            must_set(game, position);
        }
        ++legal;
        const Game loaded = load_bytes(snapshot(game));
        REQUIRE(same_position(game, loaded));
        play_on(game, dice, 60);
    });
    CHECK(legal == games(4000));
}
