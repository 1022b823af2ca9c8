// SPDX-License-Identifier: MIT
// Under the Big Top with bridges, castles and bazaars, with The Count, and with other pieces that stand on tiles.
#include "boxes/big_top/big_top_position.hpp"
#include "boxes/bridges_castles_bazaars/bazaar_position.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/count_city/city_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

Position with_castles() { return Position(circus({}, {Set::bridges_castles_bazaars})); }

/// The big top is on (0,1); Blue's castle is on two tiles to the east of it.
Position beside_castle(int x, int y)
{
    Position board = board_t({}, {Set::bridges_castles_bazaars});
    board.lay("E", x, y, "FCFF").lay("E", x + 1, y, "FFFC");
    put_castle(board, Blue, x + 1, y, West);
    return board;
}

/// A circus with the big top north of the City's tile CO_2.
AbbeyPosition circus_at_city()
{
    AbbeyPosition board = city({}, {Set::big_top});
    board.lay("BT_F", -1, -2, "RFFF");
    put_big_top(board, -1, -2);
    return board;
}

}  // namespace

// ---- castles ------------------------------------------------------------------------------------------------------------

TEST_CASE("A castle counts if one of its tiles is around the big top",
          "[BTEX-12][BIGTOP-SCORE-02][BIGTOP-SCORE-04][INT-BIGTOP-TOWER-01]")
{
    Position apart = beside_castle(2, 1);
    apart.turn_without(Red, "BT_J", 0, -1, "FFCF").must(token(PieceKind::seal));
    CHECK(scores(apart) == Points{0, 0, 0});

    Position board = beside_castle(1, 2);
    board.put(Blue, board.monastery(1, 1));
    board.turn_without(Red, "BT_J", 0, -1, "FFCF").must(token(PieceKind::seal));
    CHECK(scores(board) == Points{0, 8, 0});  // the monk, and once the knight on (2,2)
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A ringmaster on a castle gets no bonus", "[INT-RING-CASTLE-01][RING-SCORE-04]")
{
    Position board = with_castles();
    lay_castle(board, Red, kRingmaster);
    lay_half_road(board);
    board.lay("BT_A", 1, -1, "FFFF");
    board.turn_without(Green, "W", 1, 0, "FRRR");
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Red, kRingmaster) == 1);
}

// ---- bridges ------------------------------------------------------------------------------------------------------------

TEST_CASE("No bridge is built over acrobats", "[ACRO-BRIDGE-01][BCB-INT-12]")
{
    for (const bool has_acrobat : {false, true}) {
        Position board = with_castles();
        board.lay("BT_A", 0, 1, "FFFF");
        if (has_acrobat) put_acrobat(board, Red, 0, 1);
        board.turn(Blue, "B", 0, 2, "FFFF");
        const Action free_one = bridges::bridging(board, 0, 1, bridges::EastWest);
        CHECK(offers(board, free_one) == !has_acrobat);
        Verdict verdict;
        CHECK(board.game().why_not(free_one, verdict) == (has_acrobat ? Reason::bridge_over_follower : Reason::none));
        CHECK(verdict.piece == (has_acrobat ? PieceId(1) : PieceId{}));
        board.pass();
        board.draw(Green, "U");
        const Action needed = bridges::placing_bridged(board, "U", 1, 1, "FRFR", bridges::beside(West));
        CHECK(offers(board, needed) == !has_acrobat);
        if (has_acrobat) CHECK(board.why_not(needed) == Reason::bridge_over_follower);
    }
}

TEST_CASE("Nobody becomes an acrobat under a bridge", "[ACRO-BRIDGE-01][BCB-INT-12]")
{
    Position board = with_castles();
    board.lay("BT_A", 0, 1, "FFFF").turn(Red, "B", 0, 2, "FFFF");
    REQUIRE(offers(board, entering(board, 0, 1)));
    board.must(bridges::bridging(board, 0, 1, bridges::EastWest));
    CHECK(board.step() == StepKind::act);
    CHECK_FALSE(offers(board, entering(board, 0, 1)));
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::bridge_there);
}

TEST_CASE("A bridge is no acrobat", "[ACRO-PLACE-03][ACRO-FINAL-01]")
{
    Position board = with_castles();
    board.lay("BT_A", 0, 1, "FFFF").turn(Red, "B", 0, 2, "FFFF");
    board.must(bridges::bridging(board, 0, 1, bridges::EastWest)).pass();
    board.end();
    CHECK(scores(board) == Points{0, 0, 0});
}

TEST_CASE("A bridge crosses a circus, with or without the big top", "[BIGTOP-INT-08]")
{
    Position board = with_castles();
    board.turn(Red, "BT_F", 0, 1, "FFRF");
    CHECK(offers(board, bridges::bridging(board, 0, 1, bridges::EastWest)));
    board.pass();
    board.turn(Blue, "U", 0, 2, "RFRF");
    REQUIRE(cell_of_piece(board, big_top_of(board)) == Position::at(0, 1));
    CHECK(offers(board, bridges::bridging(board, 0, 1, bridges::EastWest)));
    board.must(bridges::bridging(board, 0, 1, bridges::EastWest));
    CHECK(cell_of_piece(board, big_top_of(board)) == Position::at(0, 1));
    CHECK(broken_invariant(board.view()) == nullptr);
}

// ---- bazaars ------------------------------------------------------------------------------------------------------------

TEST_CASE("A circus that was won at a bazaar moves the big top", "[BIGTOP-INT-06]")
{
    Position board(bazaars({}, {Set::big_top}));
    board.lay("BT_F", 0, 1, "FFRF");
    put_big_top(board, 0, 1);
    board.put(Red, board.field(0, 1, 0));
    board.turn_without(Red, "BB_F", 1, 1, "FFFF");
    reveal(board, {"U", "BT_J", "V"});
    for (const char* name : {"U", "BT_J"}) {
        board.must(bidding(board, 0, name));
        while (board.step() == StepKind::bazaar_bid) board.pass();
    }
    board.must(board.placing(Blue, "U", 1, 0, "FRFR")).pass();
    board.must(board.placing(Green, "BT_J", 0, -1, "FFCF")).pass();
    REQUIRE(board.step() == StepKind::big_top_draw);
    board.must(token(PieceKind::seal));
    CHECK(scores(board) == Points{4, 0, 0});
    CHECK(cell_of_piece(board, big_top_of(board)) == Position::at(0, -1));
    CHECK(seat_on_turn(board) == Red);
}

// ---- The Count ------------------------------------------------------------------------------------------------------------

TEST_CASE("Followers in quarters are no meeples for the big top, whose points give no right to come to the City",
          "[INT-BIGTOP-COC-01][BIGTOP-SEQ-01][BIGTOP-SCORE-02][COUNT-INT-09]")
{
    AbbeyPosition board = circus_at_city();
    put_in(board, Blue, Castle);
    board.put(Green, board.field(-1, -2, 4));
    board.turn_without(Red, "BT_J", 0, -2, "CFFF");
    REQUIRE(board.step() == StepKind::big_top_draw);  // no seat was asked to leave the City
    board.must(token(PieceKind::seal));
    CHECK(scores(board) == Points{0, 0, 4});
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("The points of acrobats give no right to come to the City, and no quarter serves them", "[BIGTOP-SEQ-01][COUNT-INT-09]")
{
    AbbeyPosition board = city({}, {Set::big_top});
    board.lay("BT_A", -1, -2, "FFFF");
    put_in(board, Blue, Castle);
    for (int i = 0; i < 3; ++i) put_acrobat(board, Green, -1, -2);
    board.turn(Red, "B", 0, -2, "FFFF").must(scoring(board, PieceId(board.view().rules.first_piece(Green, kFollower))));
    CHECK(scores(board) == Points{0, 0, 15});
    CHECK(board.step() == StepKind::draw);
    CHECK(count_in(board, Blue, Castle) == 1);
}

// ---- other pieces on tiles ------------------------------------------------------------------------------------------------

TEST_CASE("A little building on a tile with a space is no acrobat", "[ACRO-PLACE-03][ACRO-PLACE-02][ACRO-FINAL-01][LB-PLACE-01]")
{
    Position board(circus({}, {Set::little_buildings}));
    board.turn(Red, "BT_A", 0, 1, "FFFF");
    REQUIRE(offers(board, entering(board, 0, 1)));
    CHECK(board.why_not(entering(board, 0, 1, kRingmaster)) == Reason::acrobats_followers_only);
    const Action building_there = entering(board, 0, 1, PieceKind::little_tower);
    REQUIRE(offers(board, building_there));
    board.must(building_there);
    for (int i = 0; i < 2; ++i) put_acrobat(board, Red, 0, 1);
    board.turn(Blue, "B", 1, 1, "FFFF");
    CHECK(offers(board, entering(board, 0, 1)));  // two acrobats and a building
    CHECK(listed(board, ActionKind::take).empty());
    board.must(entering(board, 0, 1));
    CHECK(broken_invariant(board.view()) == nullptr);
    board.end();
    CHECK(scores(board) == Points{10, 5, 0});
}
