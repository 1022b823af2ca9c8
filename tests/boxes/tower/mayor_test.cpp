// SPDX-License-Identifier: MIT
// The Tower together with Abbey & Mayor: mayors, wagons and barns in the reach of a tower.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

PositionSetup with_mayors(std::vector<Choice> choices = {})
{
    PositionSetup setup = towers(2, std::move(choices));
    setup.sets.push_back(Set::abbey_mayor);
    return setup;
}

/// D(0,0) with a monastery at the west end of its road and Blue's wagon on it; Red's T08 on (1,0) completes the road and
/// gets a piece.
TowerPosition wagon_on_a_completed_road()
{
    TowerPosition board(with_mayors());
    board.lay("A", -1, 0, "FRFF").put(Blue, board.road(0, 0, East), PieceKind::wagon);
    board.place(Red, "T08", 1, 0, "FFRR").build(1, 0);
    return board;
}

}  // namespace

TEST_CASE("A captured wagon is neither scored nor moved on", "[TOWEX-22][TOWER-CAPTURE-10][TOWER-CAPTURE-16][INT-TOWER-WAGON-01]")
{
    TowerPosition board = wagon_on_a_completed_road();
    REQUIRE(board.targets() == Cells{{0, 0}});
    SECTION("captured")
    {
        const PieceId wagon = board.standing_on(board.road(0, 0, East));
        board.take(board.road(0, 0, East));
        CHECK(board.score(Blue) == 0);
        CHECK(board.prisoners(Blue, Red) == std::vector{wagon});
        CHECK(board.step() == StepKind::draw);
        CHECK(board.feature(board.road(0, 0, East)).complete);
    }
    SECTION("declined")
    {
        board.pass();
        CHECK(board.score(Blue) == 3);
        CHECK(board.step() == StepKind::wagon_move);
        CHECK(board.decider() == Blue);
    }
}

TEST_CASE("A mayor is captured like other followers", "[TOWER-CAPTURE-10][INT-TOWER-MAYOR-01]")
{
    TowerPosition board(with_mayors());
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.city(0, 0, North), PieceKind::mayor);
    const PieceId mayor = board.standing_on(board.city(0, 0, North));
    board.place(Red, "B", 1, 1, "FFFF").build(0, 1);
    CHECK(board.targets() == Cells{{0, 0}});
    board.take(board.city(0, 0, North));
    CHECK(board.prisoners(Blue, Red) == std::vector{mayor});
    CHECK(board.feature(board.city(0, 0, North)).weights.occupants == 0);
}

TEST_CASE("A follower and a mayor are exchanged and kinds that differ are chosen", "[TOWER-EXCHANGE-03][TOWER-CAPTURE-10]")
{
    TowerPosition board(with_mayors());
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.city(0, 0, North), PieceKind::mayor);
    board.jail(Red, Blue);
    const PieceId wagon = board.jail(Red, Blue, PieceKind::wagon);
    board.place(Red, "B", 1, 1, "FFFF").build(0, 1).take(board.city(0, 0, North));
    REQUIRE(board.step() == StepKind::tower_exchange);
    CHECK(board.decider() == Red);
    board.choose(wagon);
    CHECK(board.supply(Red, PieceKind::wagon) == 1);
    CHECK(board.supply(Blue, PieceKind::mayor) == 1);
    CHECK(board.held(Red, Blue) == 1);
}

TEST_CASE("A barn is no target", "[TOWER-CAPTURE-12][INT-TOWER-BARN-01]")
{
    TowerPosition board(with_mayors());
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF");
    Play play = board.play();
    const PieceId barn = piece_in_supply(play, Blue, PieceKind::barn);
    constexpr int kSouthEast = 2;
    moves::deploy_on_corner(play, barn, board.field(0, 1, 3), kSouthEast);
    SECTION("alone it brings no capture")
    {
        board.place(Red, "B", -1, 1, "FFFF").build(0, 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("beside a target it is refused")
    {
        board.put(Blue, board.monastery(1, 1)).place(Red, "B", -1, 1, "FFFF").build(0, 1);
        CHECK(board.targets() == Cells{{1, 1}});
        CHECK(board.judge(board.taking(barn)).reason == Reason::cannot_be_taken);
        CHECK(board.judge(board.taking(barn)).piece == barn);
    }
}

TEST_CASE("Mayor and wagon and barn stand on no tower",
          "[TOWER-TOP-05][TOWER-QA-03][INT-TOWER-MAYOR-02][INT-TOWER-WAGON-02][INT-TOWER-BARN-02]")
{
    TowerPosition board(with_mayors({pieces_of(PieceKind::follower, 0)}));
    board.lay("T12", 0, 1, "FFFF").raise(0, 1, 1);
    board.place(Red, "B", 1, 1, "FFFF");
    for (PieceKind kind : {PieceKind::mayor, PieceKind::wagon, PieceKind::barn}) {
        INFO(static_cast<int>(kind));
        const Verdict verdict = board.judge(board.deploying(board.foundation(0, 1), kind));
        CHECK(verdict.reason == Reason::wrong_segment);
        CHECK(verdict.mine == static_cast<int>(SegmentKind::foundation));
        CHECK(board.sites(kind).empty());
    }
}
