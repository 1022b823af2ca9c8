// SPDX-License-Identifier: MIT
// The Festival, the sieges and The Cult with The Abbot, The River II and King & Robber Baron.
#include "boxes/abbot/abbot_position.hpp"
#include "play/deploying.hpp"
#include "play/placing.hpp"
#include "play/removing.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Reason why_not_lay(const Position& board, const char* name, int x, int y, const char* sides)
{
    Verdict verdict;
    return why_not_place(board.view(), board.tile(name), Position::at(x, y), board.turn_of(board.tile(name), sides), verdict);
}

/// The board of CULT-EX-04 without its last tile, with Red's abbot on the shrine or on the monastery.
void lay_challenge(Position& board, bool has_abbot_on_shrine)
{
    board.lay("B", 0, 1, "FFFF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC");
    board.lay("CU04", 1, 1, "FCFF").lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
    board.put(Red, board.monastery(has_abbot_on_shrine ? 1 : 0, 1), kAbbot);
    board.put(Blue, board.monastery(has_abbot_on_shrine ? 0 : 1, 1));
}

}  // namespace

TEST_CASE("An abbot goes home from a festival without points, or by its own rule with points",
          "[FEST-INT-01][ABBOT-INT-07][INT-ABBOT-FESTIVAL-01]")
{
    Position board(abbots({}, {Set::festival}));
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1), kAbbot).turn(Red, "FE10", 0, -1, "RFCF");
    CHECK(count_offers(board, Cause::abbot_called_back) == 1);
    REQUIRE(count_offers(board, Cause::festival_returned) == 1);
    SECTION("by the festival")
    {
        board.must(make_take_action(board.view(), Red, abbot_of(board, Red), Cause::festival_returned));
        CHECK(board.score(Red) == 0);
    }
    SECTION("by its own rule")
    {
        call_back(board, Red);
        CHECK(board.score(Red) == 1 + 1);
    }
    CHECK(board.supply(Red, kAbbot) == 1);
    CHECK(board.step() == StepKind::draw);  // one of them
}

TEST_CASE("An abbot may be a heretic, and calling it back ends the challenge", "[ABBOT-INT-05][INT-ABBOT-CULT-01][CULT-INT-01]")
{
    Position board(abbots({}, {Set::cult}));
    lay_challenge(board, true);
    SECTION("called back")
    {
        board.turn(Red, "E", 0, -1, "FFCF");
        call_back(board, Red);
        CHECK(board.score(Red) == 5);
        board.turn_without(Blue, "E", 1, 2, "FCFF");
        CHECK(board.moves_for({Cause::cult_challenge_lost}).empty());
        CHECK(board.score(Red) == 5);
    }
    SECTION("lost")
    {
        board.turn_without(Blue, "E", 1, 2, "FCFF");
        CHECK(board.score(Red) == 0);
    }
    CHECK(board.score(Blue) == 9);
    CHECK(board.supply(Red, kAbbot) == 1);
}

TEST_CASE("An abbot on the monastery wins the challenge", "[ABBOT-INT-05][CULT-CHAL-02]")
{
    Position board(abbots({}, {Set::cult}));
    lay_challenge(board, false);
    board.turn_without(Red, "E", 1, 2, "FCFF");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("A garden is no monastery for a shrine or a siege", "[INT-GARDEN-CULT-01][ABBOT-QA-01][ABBOT-QA-02]")
{
    Position board(abbots({}, {Set::cult, Set::siege}));
    SECTION("no ban")
    {
        board.lay("E_g", 0, 1, "FFCF").lay("E_g", 1, 1, "FFCF");
        CHECK(why_not_lay(board, "CU05", -1, 1, "FFFF") == Reason::none);
        CHECK(why_not_lay(board, "CU05", 2, 1, "FFFF") == Reason::none);
        board.lay("CU05", -1, 1, "FFFF");
        CHECK(why_not_lay(board, "E_g", -1, 2, "FFCF") == Reason::none);
    }
    SECTION("no way out")
    {
        board.lay("SC01", 0, -1, "FCCF").lay("E_g", -1, -1, "CFFF").put(Red, board.city(0, -1, South));
        board.turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("A monastery with an abbot is a way out for the knights of others", "[ABBOT-INT-08][SIEGE-ESC-03]")
{
    Position board(abbots({}, {Set::siege}));
    board.lay("SC01", 0, -1, "FCCF").lay("B", -1, -1, "FFFF").put(Blue, board.monastery(-1, -1), kAbbot);
    board.put(Red, board.city(0, -1, South)).turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::siege_escape);
}

TEST_CASE("A besieged city has its normal size for the King", "[KING-INT-04]")
{
    Position board({2, {Set::base, Set::siege, Set::king_robber}});
    board.lay("F", 0, -1, "CFCF").turn_without(Blue, "SC03", 0, -2, "FFCF");
    const PieceId king = neutral_piece(board.view(), PieceKind::king);
    REQUIRE(king);
    CHECK(board.view().state.piece(king).holder == Blue);
    CHECK(board.view().lasting(ModuleId::king_robber, 0) == 3);
}

TEST_CASE("A besieged city is doubled with what pig and herd add", "[SIEGE-FIELD-01][TB-INT-07][INT-PIG-SIEGE-01][INT-OPEN-10]")
{
    Position board({3, {Set::base, Set::traders_builders, Set::gq11, Set::siege}});
    board.lay("SC03", 0, -1, "FFCF").lay("GQ09", 1, -1, "FFFF").put(Red, board.field(0, -1, 2)).put(Blue, board.field(0, -1, 2));
    board.put(Red, board.field(1, -1, 0), PieceKind::pig).end();
    CHECK(board.score(Red) == 2 * (3 + 1 + 1));
    CHECK(board.score(Blue) == 2 * (3 + 1));
}
