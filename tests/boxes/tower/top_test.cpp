// SPDX-License-Identifier: MIT
// The Tower: followers on top of towers.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0), T12 on (0,1) with a tower of some pieces, T14 on (1,1) without.
TowerPosition board_with_tower(int pieces, std::vector<Choice> choices = {})
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("T14", 1, 1, "FFFF");
    board.raise(0, 1, pieces);
    return board;
}

}  // namespace

TEST_CASE("A follower can be deployed on any open tower of the board, whoever built it", "[TOWER-TOP-01][TOWER-TOP-04]")
{
    TowerPosition board = board_with_tower(1);
    board.raise(1, 1, 3, Red);
    board.place(Red, "V", -1, 0, "FRRF");
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}, {1, 1}});
    board.top(0, 1);
    CHECK(board.closed(0, 1));
    CHECK(board.standing_on(board.foundation(0, 1)) == board.view().rules.first_piece(Red, PieceKind::follower));
}

TEST_CASE("Nobody may be put on an empty foundation", "[TOWER-TOP-02]")
{
    TowerPosition board = board_with_tower(1);
    board.place(Red, "V", -1, 0, "FRRF");
    const Verdict verdict = board.judge(board.deploying(board.foundation(1, 1)));
    CHECK(verdict.reason == Reason::tower_missing);
    CHECK(verdict.cell == Position::at(1, 1));
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}});
}

TEST_CASE("A closed tower takes no second follower", "[TOWER-TOP-03]")
{
    TowerPosition board = board_with_tower(1);
    board.put(Red, board.foundation(0, 1));
    board.place(Red, "V", -1, 0, "FRRF");
    const Verdict verdict = board.judge(board.deploying(board.foundation(0, 1)));
    CHECK(verdict.reason == Reason::tower_closed);
    CHECK(verdict.seat == Red);
    CHECK(verdict.piece == board.standing_on(board.foundation(0, 1)));
    CHECK(board.sites(PieceKind::follower).empty());
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{1, 1}});
}

TEST_CASE("A follower not in the supply cannot be put on a tower", "[TOWER-TOP-01]")
{
    TowerPosition board = board_with_tower(1, {pieces_of(PieceKind::follower, 1)});
    board.put(Red, board.road(0, 0, East));
    board.place(Red, "V", -1, 0, "FRRF");
    CHECK(board.why_not(board.deploying(board.foundation(0, 1))) == Reason::supply_empty);
    CHECK(board.sites(PieceKind::follower).empty());
}

TEST_CASE("A follower on a tower stays when the features of the tile are scored and to the end", "[TOWER-TOP-07][TOWER-TOP-08]")
{
    TowerPosition board;
    board.lay("T15", 0, 1, "FFCF").raise(0, 1, 1);
    board.put(Red, board.foundation(0, 1)).put(Blue, board.city(0, 1, South));
    board.place(Red, "E", 0, 2, "CFFF").pass();
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 0);
    CHECK(board.closed(0, 1));
    CHECK(board.supply(Red) == 6);
    board.end();
    CHECK(board.closed(0, 1));
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("No action takes a follower back from a tower without a capture", "[TOWER-TOP-07]")
{
    TowerPosition board = board_with_tower(1);
    board.put(Red, board.foundation(0, 1));
    board.place(Red, "V", -1, 0, "FRRF");
    CHECK(board.why_not(board.taking(board.standing_on(board.foundation(0, 1)))) == Reason::wrong_step);
    CHECK(board.options_of(ActionKind::take).empty());
    CHECK(board.options_of(ActionKind::choose_piece).empty());
}

TEST_CASE("A follower on a tower has no part in the majorities of its tile", "[TOWER-TOP-08][TOWER-TOP-13]")
{
    TowerPosition board;
    board.lay("T17", 0, -1, "RFCF");  // road and city end at the tower
    board.raise(0, -1, 1).put(Blue, board.foundation(0, -1));
    board.put(Red, board.road(0, -1, North)).put(Red, board.city(0, -1, South));
    board.place(Red, "A", 0, -2, "FFRF");
    CHECK(board.feature(board.road(0, -1, North)).weights.of[Blue] == 0);
    CHECK(board.feature(board.city(0, -1, South)).weights.of[Blue] == 0);
    CHECK(board.feature(board.field(0, -1, 0)).weights.occupants == 0);
    board.pass();
    CHECK(board.score(Red) == 2);  // the road from the tower to the monastery, the city was complete before this turn
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("All features of a tile are free while only its tower is occupied", "[TOWER-TOP-13]")
{
    TowerPosition board;
    board.lay("T14", 0, 1, "FFFF").raise(0, 1, 1).put(Blue, board.foundation(0, 1));
    board.place(Red, "V", 1, 0, "RFFR");
    CHECK(board.feature(board.monastery(0, 1)).weights.occupants == 0);
    CHECK(board.feature(board.field(0, 1, 0)).weights.occupants == 0);
    CHECK(board.offers(board.deploying(board.field(1, 0, 4))));  // joined with the field of the tower tile
    REQUIRE(board.joined(board.field(1, 0, 4), board.field(0, 1, 0)));
}

TEST_CASE("A follower on a tower is captured through another tower and leaves it open at its height",
          "[TOWER-TOP-10][TOWER-TOP-11][TOWER-CAPTURE-08]")
{
    TowerPosition board = board_with_tower(3);
    board.put(Blue, board.foundation(0, 1));
    board.place(Red, "V", -1, 0, "FRRF").build(1, 1);
    CHECK(board.targets() == Cells{{0, 1}});
    board.take(board.foundation(0, 1));
    CHECK_FALSE(board.closed(0, 1));
    CHECK(board.height(0, 1) == 3);
    CHECK(board.held(Blue, Red) == 1);
    board.place(Blue, "V", 1, 0, "RFFR");
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}, {1, 1}});
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}, {1, 1}});
    board.top(0, 1);
    CHECK(board.closed(0, 1));
    CHECK(board.height(0, 1) == 3);
}

TEST_CASE("Closing a tower captures nobody and gives no points", "[TOWER-TOP-12]")
{
    TowerPosition board = board_with_tower(2);
    board.put(Blue, board.monastery(1, 1));
    board.place(Red, "V", -1, 0, "FRRF").top(0, 1);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
    CHECK(board.score(Red) == 0);
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.events_of({EventKind::scored}).empty());
}

TEST_CASE("A tower in a finished city and field adds nothing to the final scores", "[TOWER-END-01][TOWER-END-03]")
{
    TowerPosition board;
    board.lay("T15", 0, -1, "FFCF").raise(0, -1, 4, Red).put(Red, board.foundation(0, -1));
    board.put(Blue, board.field(0, -1, 0));
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 3);
    for (const Event& event : board.events_of({EventKind::scored})) CHECK(event.seat == Blue);
}
