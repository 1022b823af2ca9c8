// SPDX-License-Identifier: MIT
// Hills & Sheep with Princess & Dragon: the dragon eats shepherds, hills hide no tile that waits for it.
#include "boxes/hills_sheep/hills_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "game/check.hpp"
#include "play/drawing.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

AbbeyPosition with_dragon() { return hills_with(Set::princess_dragon); }

/// The dragon on A(0,1), beside B(1,1), whose field is south of the tile that is placed next.
AbbeyPosition beside_dragon()
{
    AbbeyPosition board = with_dragon();
    board.lay("PD_A", 0, 1, "FFFF").lay("B", 1, 1, "FFFF");
    put_dragon(board, 0, 1);
    return board;
}

u32 sum_of_draws(const Position& board)
{
    u32 sum = 0;
    for (const Action& draw : board.options()) sum += static_cast<u32>(draw.copies);
    return sum;
}

bool shows_dragon(const Position& board, TileId type)
{
    return has_mark(board.view().rules.tiles.def(type), kWholeTile, Mark::dragon);
}

}  // namespace

TEST_CASE("The dragon eats a shepherd, whose sheep return to the bag", "[HS-INT-02][DRAGON-EAT-05][INT-DRAGON-LARGE-01]")
{
    AbbeyPosition board = beside_dragon();
    tend(board, Blue, board.field(1, 1, 0), {kThree, kOne});
    CHECK(bag(board) == 16);
    board.turn_without(Red, "PD_L", 1, 0, "FRFR");
    REQUIRE(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 1, 1));
    CHECK(board.supply(Blue, kShepherd) == 1);
    CHECK(bag(board) == 18);
    CHECK(board.score(Blue) == 0);
    CHECK(board.moves_for({Cause::dragon_ate}).size() == 1);
    CHECK(board.moves_for({Cause::flock_scattered}).size() == 2);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A flock is decided before the dragon walks", "[SHEPHERD-PLACE-06][INT-DRAGON-LARGE-01]")
{
    AbbeyPosition board = beside_dragon();
    tend(board, Red, board.field(1, 1, 0), {kTwo});
    board.turn_without(Red, "PD_L", 1, 0, "FRFR");
    REQUIRE(must_choose(board, Red));
    SECTION("grown, then eaten")
    {
        board.must(grow(board, Red)).must(token(kOne));
        CHECK(flock(board, Red) == 3);
        REQUIRE(board.step() == StepKind::dragon_walk);
        board.must(walking(board, 1, 1));
        CHECK(board.score(Red) == 0);
    }
    SECTION("guided home, and nothing is left to eat")
    {
        board.must(guide(board, Red));
        CHECK(board.score(Red) == 2);
        REQUIRE(board.step() == StepKind::dragon_walk);
        board.must(walking(board, 1, 1));
        CHECK(board.moves_for({Cause::dragon_ate}).empty());
    }
    CHECK(board.supply(Red, kShepherd) == 1);
    CHECK(bag(board) == 18);
}

TEST_CASE("The fairy goes to no shepherd", "[HS-INT-02]")
{
    AbbeyPosition board = beside_dragon();
    tend(board, Red, board.field(1, 1, 0), {kTwo});
    board.put(Red, board.field(1, 1, 0));
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(sending_fairy(board, shepherd(board, Red))) == Reason::fairy_no_follower);
    CHECK(offers(board, sending_fairy(board, on(board, board.field(1, 1, 0)))));
}

TEST_CASE("A shepherd goes through no portal", "[INT-PORTAL-BUILDER-01]")
{
    AbbeyPosition board = with_dragon();
    board.lay("B", 0, 1, "FFFF");
    board.turn(Red, "PD_V", 1, 0, "CFRR");
    CHECK_FALSE(offers_deploying(board, board.field(0, 1, 0), kShepherd));
    CHECK(offers_deploying(board, board.field(1, 0, 2), kShepherd));
}

TEST_CASE("No shepherd comes to the tile of the dragon", "[VOLCANO-02][SHEPHERD-PLACE-01]")
{
    AbbeyPosition board = with_dragon();
    board.put(Red, board.city(0, 0, North));  // to whom the fairy may go, so that Red is asked
    board.turn(Red, "PD_A", 0, 1, "FFFF");
    CHECK(board.why_not(board.deploying(board.field(0, 1, 0), kShepherd)) == Reason::dragon_there);
}

TEST_CASE("Before the first volcano a hill hides one of the tiles without a dragon", "[HILL-HIDE-05][INT-DRAGON-HILL-01]")
{
    AbbeyPosition board = with_dragon();
    const u32 before = count_to_draw(board.view());
    const u32 waiting = count_waiting(board.view());
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    REQUIRE(board.step() == StepKind::draw);
    CHECK(waiting == 12);
    CHECK(count_to_draw(board.view()) == before - 2);  // one placed, one hidden
    CHECK(board.view().state.header().bag_left == before - 2 + waiting);
    CHECK(sum_of_draws(board) == before - 1);  // which one is hidden changes no weight
    const View view = board.view();
    CHECK(DrawableTiles(view).sum_of_weights() == before - 1);
    for (const Action& draw : board.options()) CHECK_FALSE(shows_dragon(board, draw.tile));
    board.turn_without(Blue, "PD_A", 0, 1, "FFFF");
    CHECK(sum_of_draws(board) == before - 2 + waiting);  // now every tile may be the hidden one
    CHECK(count_to_draw(board.view()) == before - 3 + waiting);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A hill hides no tile that waits for the dragon", "[HILL-HIDE-02][HILL-HIDE-05][DRAGON-DRAW-03]")
{
    AbbeyPosition board = with_dragon();
    board.leave_in_bag({"HS_C", "PD_L"});
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    CHECK(count_covered(board.view()) == 0);
    CHECK(board.view().state.header().bag_left == 1);
    CHECK(board.view().state.header().over);
}

TEST_CASE("Hidden tiles and those that wait are not drawn", "[HILL-HIDE-03][INT-DRAGON-HILL-01][DRAGON-DRAW-04]")
{
    AbbeyPosition board = with_dragon();
    board.leave_in_bag({"HS_C", "B", "PD_L"});
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    CHECK(count_covered(board.view()) == 1);
    CHECK(count_to_draw(board.view()) == 0);
    CHECK(board.view().state.header().over);
    CHECK(broken_invariant(board.view()) == nullptr);
}
