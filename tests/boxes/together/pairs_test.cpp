// SPDX-License-Identifier: MIT
// Rules between two boxes: The River with The Abbot and with King & Robber Baron, and an abbot that loses a challenge.
#include "boxes/abbot/abbot_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Position with_sets(std::vector<Set> sets, std::vector<Choice> choices = {})
{
    sets.insert(sets.begin(), Set::base);
    return Position({2, std::move(sets), std::move(choices)});
}

/// B(0,1) and the shrine CU04(1,1) are neighbours; B lacks the tile on (1,2).
Position challenge()
{
    Position board = with_sets({Set::cult, Set::abbot});
    board.lay("B", 0, 1, "FFFF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC");
    board.lay("CU04", 1, 1, "FCFF").lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
    return board;
}

int holder(const Position& board, PieceKind kind)
{
    const Piece& piece = board.view().state.piece(neutral_piece(board.view(), kind));
    return piece.spot == Spot::held ? piece.holder : -1;
}

}  // namespace

TEST_CASE("An abbot in a shrine that loses the challenge brings no points", "[ABBOT-INT-05][INT-ABBOT-CULT-01]")
{
    Position board = challenge();
    board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(1, 1), kAbbot);
    board.turn_without(Red, "E", 1, 2, "FCFF");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Blue, kAbbot) == 1);
    CHECK(board.moves_for({Cause::cult_challenge_lost}).size() == 1);
}

TEST_CASE("Each river has a tile with a garden, on which pieces are deployed while the river is laid", "[ABBOT-INT-10]")
{
    const bool is_second = GENERATE(false, true);
    Position board = with_sets({Set::abbot, is_second ? Set::river_2 : Set::river});
    const char* name = is_second ? "R202_g" : "RV10_g";
    board.leave_in_bag({name, "E"});
    board.turn(Red, name, 0, 1, is_second ? "IFFI" : "IIFF");
    CHECK(can_deploy(board, board.field(0, 1, is_second ? 2 : 7)));
    board.deploy(garden(board, 0, 1), kAbbot);
    CHECK(board.supply(Red, kAbbot) == 0);
}

TEST_CASE("Cities and roads on river tiles count for the King and the Robber Baron", "[KING-INT-05]")
{
    Position board = with_sets({Set::river, Set::king_robber});
    board.lay("RV04", 0, 1, "IFIF").lay("RV02", 0, 2, "ICIR");
    board.leave_in_bag({"E", "A", "E"});
    board.turn_without(Red, "E", 1, 2, "FFFC");
    CHECK(holder(board, PieceKind::king) == Red);
    CHECK(board.view().lasting(ModuleId::king_robber, 0) == 2);
    board.turn_without(Blue, "A", -1, 2, "FRFF");
    CHECK(holder(board, PieceKind::robber) == Blue);
    CHECK(board.view().lasting(ModuleId::king_robber, 1) == 2);
}
