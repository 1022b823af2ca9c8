// SPDX-License-Identifier: MIT
#include "game/check.hpp"
#include "game/sampling.hpp"
#include "mechanisms/entries.hpp"
#include "mechanisms/modules.hpp"
#include "play/drawing.hpp"
#include "play/pools.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const Pool& pool_of(const Position& board) { return *find_pool(board.view().rules, ModuleId::house_bag); }

u32 in_pool(const Position& board, PieceKind token)
{
    return count_in_pool(board.view(), pool_of(board), kind_in_pool(board.view().rules, pool_of(board), token));
}

PieceId keeper_of(const Position& board, int seat) { return board.view().rules.first_piece(seat, kKeeper); }

u32 held(const Position& board, int seat, PieceKind token)
{
    return count_held(board.view(), pool_of(board), keeper_of(board, seat),
                      kind_in_pool(board.view().rules, pool_of(board), token));
}

Action draw_of(PieceKind token)
{
    Action action;
    action.kind = ActionKind::draw_token;
    action.seat = kNature;
    action.piece_kind = static_cast<u16>(token);
    return action;
}

/// Red has placed B on the field south of D and deployed its keeper; nature is to draw a token.
Position with_keeper()
{
    Position board(invented());
    board.turn(Red, "B", 0, 1, "FFFF");
    board.deploy(board.field(0, 1, 4), kKeeper);
    return board;
}

}  // namespace

TEST_CASE("Nature draws a token with the weight of each kind", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board = with_keeper();
    REQUIRE(board.step() == kTokenStep);
    CHECK(board.decider() == kNature);
    const std::vector<Action> draws = board.options();
    REQUIRE(draws.size() == 3);
    CHECK(weight_of(draws[0]) == 3);
    CHECK(weight_of(draws[1]) == 2);
    CHECK(weight_of(draws[2]) == 1);
    CHECK(board.why_not(draw_of(kKeeper)) == Reason::token_not_left);
    board.must(draw_of(kEgg));
    CHECK(held(board, Red, kEgg) == 1);
    CHECK(in_pool(board, kEgg) == 2);
    CHECK(board.step() == StepKind::draw);  // the next turn
    const std::vector<Event> moved = board.moves_for({kTokenDrawn});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].piece_kind == kEgg);
    CHECK(moved[0].spot == Spot::beside);
    CHECK(moved[0].seat == Red);
    CHECK(moved[0].count == keeper_of(board, Red).raw);
}

TEST_CASE("A token that nothing keeps is in the pool again at once", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board = with_keeper();
    board.must(draw_of(kFox));
    CHECK(in_pool(board, kFox) == 1);
    CHECK(board.supply(Red, kKeeper) == 1);
}

TEST_CASE("A kind of which the pieces hold all tokens is not drawn", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented(4));
    for (int seat = Red; seat <= Yellow; ++seat) {
        board.turn(seat, "B", 0, 1 + seat, "FFFF").deploy(board.field(0, 1 + seat, 4), kKeeper);
        if (seat == Yellow) break;
        board.must(draw_of(kEgg));
    }
    CHECK(board.options().size() == 2);
    CHECK(board.why_not(draw_of(kEgg)) == Reason::token_not_left);
}

TEST_CASE("A position lists and sets the tokens of a pool, and covered tiles", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board = with_keeper();
    board.must(draw_of(kBasket));
    board.turn_without(Blue, "MOUND", 1, 1, "FFFF");
    Entries all = told(board);
    Illegals illegals(nullptr, 0);
    Game* const again = set(board, all, illegals);
    REQUIRE(again);
    CHECK(again->view().state.header().bag_left == board.view().state.header().bag_left);
    CHECK(count_covered(again->view()) == 1);
    CHECK(count_held(again->view(), pool_of(board), keeper_of(board, Red)) == 1);
    Game::destroy(again);
    for (Put& put : all.puts)
        if (put.kind == static_cast<i32>(PutKind::note)) put.number = 100;  // more than are left: 78 in the bag
    CHECK(set(board, all, illegals) == nullptr);
}

TEST_CASE("A covered tile is not drawn, and which it was changes no weight", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented());
    const int before = board.view().state.header().bag_left;
    board.turn_without(Red, "MOUND", 0, 1, "FFFF");
    CHECK(board.view().state.header().bag_left == before - 2);  // one placed, one covered
    const View view = board.view();
    CHECK(DrawableTiles(view).sum_of_weights() == static_cast<u32>(before - 1));
    u32 sum = 0;
    for (const Action& draw : board.options()) sum += weight_of(draw);
    CHECK(sum == static_cast<u32>(before - 1));
    CHECK(count_unknown(board.view()) == 1);
}

TEST_CASE("Of tied seats those win that a module names", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented());
    board.lay("MOUND", 0, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.put(Red, board.field(0, 1, 4)).put(Blue, board.field(0, 2, 0));
    CHECK(board.feature(board.field(0, 1, 4)).leaders == 1u << Red);
    board.put(Blue, board.field(0, 2, 0));
    CHECK(board.feature(board.field(0, 1, 4)).leaders == 1u << Blue);
}

TEST_CASE("A piece that stays is not returned with the others of its feature", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board = with_keeper();
    board.must(draw_of(kEgg));
    board.put(Red, board.field(0, 1, 4));
    board.end();
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Red, kKeeper) == 0);
    CHECK(held(board, Red, kEgg) == 1);
}

TEST_CASE("A city that meets a side of two cities joins both", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented());
    board.lay("SHARED", 0, -1, "FCCC");  // its shared side lies at the city of D
    const FeatureFacts city = board.feature(board.city(0, 0, North));
    CHECK(city.feature.tiles == 2);
    CHECK(city.open == 2);  // to the east and the west
    CHECK(board.joined(board.city(0, -1, East), board.city(0, -1, West)));
}

TEST_CASE("Two cities that share a side are both open there until a city meets it", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented());
    board.lay("SHARED", 0, -1, "CCCF");  // its shared side lies east, its cities north and south
    CHECK(board.feature(board.city(0, -1, North)).open == 2);
    CHECK(board.feature(board.city(0, -1, South)).open == 1);
    CHECK_FALSE(board.joined(board.city(0, -1, North), board.city(0, -1, South)));
    board.lay("E", 1, -1, "FFFC");
    CHECK(board.joined(board.city(0, -1, North), board.city(0, -1, South)));
    CHECK(board.feature(board.city(0, -1, North)).open == 1);
}

TEST_CASE("Where two shared sides meet all four cities are one", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented());
    board.lay("SHARED", 0, -1, "CCCF").lay("SHARED", 1, -1, "CFCC");
    const FeatureFacts city = board.feature(board.city(0, 0, North));
    CHECK(city.feature.tiles == 3);
    CHECK(city.open == 3);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A field that meets a side of two fields joins both", "[mechanisms]")
{
    const Modules list({&keepers});
    Position board(invented());
    board.lay("PARTED", 0, 1, "FFFC");  // the side of two fields lies east
    CHECK_FALSE(board.joined(board.field(0, 1, 2), board.field(0, 1, 3)));
    board.lay("B", 1, 1, "FFFF");
    CHECK(board.joined(board.field(0, 1, 2), board.field(0, 1, 3)));
    CHECK(board.joined(board.field(0, 1, 2), board.field(1, 1, 7)));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Games with a pool, covered tiles and shared sides end well", "[mechanisms]")
{
    const Modules list({&keepers});
    CHECK(play_random_games(200).empty());
}
