// SPDX-License-Identifier: MIT
// Russian Promos: what joins roads brings followers into the trap at the tree.
#include "boxes/ferries/ferry_position.hpp"
#include "boxes/tunnel/tunnel_position.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The followers of all seats in a trap.
int count_trapped(const Position& board)
{
    int count = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i)
        count += is_trapped(board.view(), board.view().state.piece(PieceId(i))) ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("A token in a tunnel brings followers into the trap before a figure is placed", "[RAZB-03]")
{
    Position board(tunnels(3, {}, {Set::russian_promos}));
    board.lay("TU_A", 1, 0, "CRFR").turn(Green, "RU_C", 2, 0, "FRFR");
    pass_all(board).put(Red, board.road(0, 0, East));
    lay_token(board, Blue, 0, board.road(1, 0, East));
    board.turn(Blue, "E", 0, -1, "FFCF");
    CHECK(count_trapped(board) == 0);
    put_token(board, 1, board.road(1, 0, West));
    CHECK(count_trapped(board) == 1);
    CHECK(board.step() == StepKind::act);
}

TEST_CASE("A ferry brings followers into the trap before the road is scored", "[RAZB-03]")
{
    Position board(ferries(3, {}, {Set::russian_promos}));
    board.turn_without(Green, "RU_C", -1, 0, "FRFR").lay("A", -2, 0, "FRFF");
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("A", 2, 0, "FFFR");
    board.turn(Blue, "FE_B", 1, 0, "RRFR").deploy(board.road(1, 0, East));
    put_ferry(board, 1, 0, AcrossEW);
    CHECK(count_trapped(board) == 1);
    CHECK(board.score(Blue) == 0);  // else five tiles
}
