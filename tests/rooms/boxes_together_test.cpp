// SPDX-License-Identifier: MIT
// Rules between two of the boxes The Abbot, The River, King & Robber Baron, The Festival, the sieges and The Cult.
#include "rooms/abbot_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Position with_sets(std::vector<SetName> sets, std::vector<Choice> choices = {})
{
    sets.insert(sets.begin(), SetName::base);
    return Position({2, std::move(sets), std::move(choices)});
}

u32 count_things(const Position& board, ThingKind kind)
{
    Thing thing[4];
    Things things(thing, 4);
    for (ShowHook hook : board.view().rules.on.show) hook(board.view(), kind, things);
    return things.count();
}

bool fits(const Position& board, const char* name, int x, int y, const char* sides)
{
    Verdict verdict;
    const RowId tile = board.tile(name);
    return why_not_place(board.view(), tile, Position::at(x, y), board.turn_of(tile, sides), verdict) == Reason::none;
}

/// B(0,1) and the shrine CU04(1,1) are neighbours; B lacks the tile on (1,2).
Position challenge()
{
    Position board = with_sets({SetName::cult, SetName::abbot});
    board.lay("B", 0, 1, "FFFF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC");
    board.lay("CU04", 1, 1, "FCFF").lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
    return board;
}

/// A besieged city of D(0,0) and SC01(0,-1) with a knight of Red, and west of the siege a tile.
Position siege_beside(const char* name, const char* sides)
{
    Position board = with_sets({SetName::siege, SetName::abbot});
    board.lay("SC01", 0, -1, "FCCF").lay(name, -1, -1, sides).put(Red, board.city(0, -1, South));
    return board;
}

Position festival_with_abbot()
{
    Position board = with_sets({SetName::festival, SetName::abbot});
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1), kAbbot);
    board.turn(Red, "FE10", 0, -1, "RFCF");
    return board;
}

int holder(const Position& board, PieceKind kind)
{
    const Piece& piece = board.view().state.piece(neutral_piece(board.view(), kind));
    return piece.spot == Spot::held ? piece.holder : -1;
}

}  // namespace

TEST_CASE("Shrines lie beside any number of gardens", "[ABBOT-QA-02][INT-GARDEN-CULT-01]")
{
    Position board = with_sets({SetName::cult, SetName::abbot});
    board.lay("E_g", 0, 1, "FFCF").lay("E_g", -1, 1, "FFFC");
    board.put(Red, garden(board, 0, 1), kAbbot);
    REQUIRE(fits(board, "CU05", -1, 2, "FFFF"));
    board.turn(Blue, "CU05", -1, 2, "FFFF").deploy(board.monastery(-1, 2));
    CHECK(count_things(board, ThingKind::cult_challenge) == 0);
    CHECK(fits(board, "CU02", -2, 2, "FFRF"));  // a garden is not the rival that a shrine may have once
}

TEST_CASE("An abbot that is called back ends the challenge", "[ABBOT-INT-05][INT-ABBOT-CULT-01]")
{
    Position board = challenge();
    board.put(Blue, board.monastery(0, 1), kAbbot).put(Red, board.monastery(1, 1));
    REQUIRE(count_things(board, ThingKind::cult_challenge) == 1);
    board.turn(Blue, "U", 1, -1, "RFRF");
    call_back(board, Blue);
    CHECK(board.score(Blue) == 1 + 7);
    CHECK(count_things(board, ThingKind::cult_challenge) == 0);
    board.turn_without(Red, "E", 1, 2, "FCFF");  // completes the monastery, in which nobody is
    CHECK(board.supply(Red) == 6);
    CHECK(board.score(Red) == 0);
}

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

TEST_CASE("A festival returns an abbot without points, its own rule with points, and both are one action",
          "[FEST-INT-01][ABBOT-INT-07][INT-ABBOT-FESTIVAL-01]")
{
    Position board = festival_with_abbot();
    REQUIRE(count_offers(board, Cause::festival_returned) == 1);
    REQUIRE(count_offers(board, Cause::abbot_called_back) == 1);
    SECTION("by the festival")
    {
        Action action = calling_back(board, Red);
        action.value = static_cast<i32>(Cause::festival_returned);
        board.must(action);
        CHECK(board.score(Red) == 0);
    }
    SECTION("by its own rule")
    {
        call_back(board, Red);
        CHECK(board.score(Red) == 1 + 1);
    }
    CHECK(board.supply(Red, kAbbot) == 1);
    CHECK(board.step() == StepName::draw);
}

TEST_CASE("A monastery with an abbot is a way out for others, an abbot itself is in no city", "[ABBOT-INT-08]")
{
    Position board = siege_beside("B", "FFFF");
    board.put(Blue, board.monastery(-1, -1), kAbbot);
    CHECK(board.why_not(board.deploying(board.city(0, -1, South), kAbbot)) != Reason::none);
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepName::siege_escape);
    CHECK(count_offers(board, Cause::siege_escaped) == 1);
}

TEST_CASE("A garden is no way out of a siege", "[INT-GARDEN-CULT-01]")
{
    Position board = siege_beside("E_g", "CFFF");
    board.put(Blue, garden(board, -1, -1), kAbbot);
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepName::draw);
}

TEST_CASE("Each river has a tile with a garden, on which pieces are deployed while the river is laid", "[ABBOT-INT-10]")
{
    const bool is_second = GENERATE(false, true);
    Position board = with_sets({SetName::abbot, is_second ? SetName::river_2 : SetName::river});
    const char* name = is_second ? "R202_g" : "RV10_g";
    board.leave_in_bag({name, "E"});
    board.turn(Red, name, 0, 1, is_second ? "IFFI" : "IIFF");
    CHECK(can_deploy(board, board.field(0, 1, is_second ? 2 : 7)));
    board.deploy(garden(board, 0, 1), kAbbot);
    CHECK(board.supply(Red, kAbbot) == 0);
}

TEST_CASE("A besieged city has its size for the King", "[KING-INT-04]")
{
    Position board = with_sets({SetName::siege, SetName::king_robber});
    board.lay("SC01", 0, -1, "FCCF").turn_without(Red, "E", 1, -1, "FFFC");
    CHECK(holder(board, PieceKind::king) == Red);
    CHECK(board.view().lasting(RoomName::king_robber, 0) == 3);
}

TEST_CASE("Cities and roads on river tiles count for the King and the Robber Baron", "[KING-INT-05]")
{
    Position board = with_sets({SetName::river, SetName::king_robber});
    board.lay("RV04", 0, 1, "IFIF").lay("RV02", 0, 2, "ICIR");
    board.leave_in_bag({"E", "A", "E"});
    board.turn_without(Red, "E", 1, 2, "FFFC");
    CHECK(holder(board, PieceKind::king) == Red);
    CHECK(board.view().lasting(RoomName::king_robber, 0) == 2);
    board.turn_without(Blue, "A", -1, 2, "FRFF");
    CHECK(holder(board, PieceKind::robber) == Blue);
    CHECK(board.view().lasting(RoomName::king_robber, 1) == 2);
}
