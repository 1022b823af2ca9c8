// SPDX-License-Identifier: MIT
// The Tunnel: openings, tokens in pairs, and the roads that they join.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/tunnel/tiles.hpp"
#include "boxes/tunnel/tunnel_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

int tokens_of_each(int seats, int rule)
{
    const Position board(tunnels(seats, {choose_option(Option::tunnel_pairs, rule)}));
    return board.view().rules.piece_def(kToken).count;
}

/// D(0,0) and TU_A(1,0): D's road enters the western opening; the eastern opening begins another road.
Position two_roads(int seats = 2, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(tunnels(seats, std::move(choices), std::move(more)));
    board.lay("TU_A", 1, 0, "CRFR");
    return board;
}

/// The same with A(-1,0), where Red has a thief, and A(2,0): closed but for the tunnel.
Position closed_at_both_ends()
{
    Position board(tunnels());
    board.lay("A", -1, 0, "FRFF").lay("TU_A", 1, 0, "CRFR").lay("A", 2, 0, "FFFR");
    board.put(Red, board.road(-1, 0, East));
    return board;
}

NodeId west_opening(const Position& board) { return board.road(1, 0, West); }
NodeId east_opening(const Position& board) { return board.road(1, 0, East); }

}  // namespace

// ---- tiles and tokens ---------------------------------------------------------------------------------------------

TEST_CASE("The set has 4 tiles with 10 openings, and two tokens or more for each seat", "[TUNNEL-COMP-01]")
{
    int openings = 0;
    for (const TileDef& def : kTunnelTiles)
        for (u8 i = 0; i < def.segments; ++i) openings += has_mark(def, i, Mark::tunnel_opening) ? def.count : 0;
    CHECK(openings == 10);
    const Position board(tunnels(6));
    CHECK(board.view().rules.bag_total == 71 + 4);
    CHECK(board.supply(Pink, kToken) == 2);
}

TEST_CASE("The fewer seats, the more pairs each has", "[TUNNEL-SETUP-01]")
{
    CHECK(tokens_of_each(2, 0) == 6);
    CHECK(tokens_of_each(3, 0) == 4);
    CHECK(tokens_of_each(4, 0) == 2);
    CHECK(tokens_of_each(6, 0) == 2);
    CHECK(tokens_of_each(2, 1) == 4);
    CHECK(tokens_of_each(3, 1) == 2);
    CHECK(tokens_of_each(2, 2) == 2);
    CHECK(tokens_of_each(3, 2) == 2);
}

// ---- placing ------------------------------------------------------------------------------------------------------

TEST_CASE("A token goes on any free opening, besides the action", "[TUNNEL-PLACE-01][TUNNEL-PLACE-02]")
{
    Position board = two_roads();
    board.turn(Red, "TU_C", 0, 1, "FRRF");
    CHECK(board.step() == StepKind::act);
    CHECK(count_options(board, ActionKind::move) == 4);  // the first token, on four openings
    SECTION("Before the figure")
    {
        put_token(board, 0, east_opening(board));
        CHECK(board.step() == StepKind::act);
        CHECK(board.why_not(token_action(board, 1, west_opening(board))) == Reason::tunnel_used);
        board.deploy(board.road(0, 1, East));
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("After the figure, on the tile just placed too")
    {
        board.deploy(board.road(0, 1, East));
        REQUIRE(board.step() == StepKind::tunnel_place);
        CHECK(board.decider() == Red);
        CHECK(count_options(board, ActionKind::move) == 4);
        put_token(board, 0, board.road(0, 1, East));
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("Not at all")
    {
        board.pass();
        CHECK(board.step() == StepKind::tunnel_place);
        board.pass();
        CHECK(board.step() == StepKind::draw);
    }
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A token is placed only on a free opening, and by its seat", "[TUNNEL-PLACE-01]")
{
    Position board = two_roads();
    lay_token(board, Blue, 0, west_opening(board));
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(token_action(board, 0, west_opening(board))) == Reason::tunnel_taken);
    CHECK(board.why_not(token_action(board, 0, board.road(0, 0, East))) == Reason::tunnel_no_opening);
    CHECK(board.why_not(token_action(board, 0, board.city(1, 0, North))) == Reason::tunnel_no_opening);
    Action theirs = token_action(board, 0, east_opening(board));
    theirs.piece = token_of(board, Blue, 1).raw;
    CHECK(board.why_not(theirs) == Reason::tunnel_not_own);
    Action nowhere = token_action(board, 0, east_opening(board));
    nowhere.cell = Position::at(5, 5);
    CHECK(board.why_not(nowhere) == Reason::tunnel_no_opening);
}

TEST_CASE("Where no opening is free, nobody is asked", "[TUNNEL-PLACE-01]")
{
    Position board(tunnels());
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(count_options(board, ActionKind::move) == 0);
    board.pass();
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Tokens that are alike are placed in their order", "[TUNNEL-PLACE-03]")
{
    Position board = two_roads();
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(token_action(board, 1, west_opening(board))) == Reason::tunnel_earlier_first);
    CHECK(board.why_not(token_action(board, 2, west_opening(board))) == Reason::tunnel_earlier_first);
    pass_all(put_token(board, 0, west_opening(board)));
    board.turn(Red, "N", 1, -1, "FCCF");
    CHECK(count_options(board, ActionKind::move) == 2);  // the second of this pair, or the first of the next
    CHECK(board.why_not(token_action(board, 3, east_opening(board))) == Reason::tunnel_earlier_first);
    CHECK(board.why_not(token_action(board, 2, east_opening(board))) == Reason::none);
}

TEST_CASE("A token comes in each part of a double turn, or once in it", "[TUNNEL-PLACE-01]")
{
    const bool is_once = GENERATE(false, true);
    Position board = two_roads(2, {choose_option(Option::tunnel_once_a_turn, is_once)}, {Set::traders_builders});
    board.put(Red, board.road(0, 0, West)).put(Red, board.road(0, 0, West), PieceKind::builder);
    board.turn(Red, "U", -1, 0, "FRFR");
    pass_all(put_token(board, 0, west_opening(board)));
    REQUIRE(board.view().part() == 1);
    board.turn(Red, "U", -2, 0, "FRFR");
    const Action second = token_action(board, 1, east_opening(board));
    CHECK(board.why_not(second) == (is_once ? Reason::tunnel_used_in_turn : Reason::none));
    board.pass();
    CHECK(board.step() == (is_once ? StepKind::draw : StepKind::tunnel_place));
}

TEST_CASE("A token that lies stays", "[TUNNEL-STAY-01]")
{
    Position board = two_roads();
    lay_token(board, Red, 0, west_opening(board));
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(token_action(board, 0, east_opening(board))) == Reason::tunnel_stays);
    Action take;
    take.kind = ActionKind::take;
    take.seat = Red;
    take.piece = token_of(board, Red, 0).raw;
    CHECK(board.why_not(take) != Reason::none);
}

TEST_CASE("A festival returns no token, and a fairy on tiles does not take its place", "[TUNNEL-STAY-01][TUNNEL-PLACE-01]")
{
    Position board(tunnels(2, {choose_option(Option::fairy_on_tile)}, {Set::festival, Set::princess_dragon}));
    board.lay("TU_A", 1, 0, "CRFR");
    lay_token(board, Red, 0, west_opening(board));
    board.turn(Red, "FE02", 2, 0, "FFRR");
    for (const Action& option : board.options()) CHECK(option.kind != ActionKind::take);
    CHECK(board.why_not(token_action(board, 1, east_opening(board))) == Reason::none);
    put_token(board, 1, east_opening(board));
    CHECK(board.joined(west_opening(board), east_opening(board)));
}

// ---- roads --------------------------------------------------------------------------------------------------------

TEST_CASE("A road is incomplete at an opening, with or without a first token", "[TUNNEL-ROAD-01]")
{
    Position board = closed_at_both_ends();
    CHECK(board.feature(west_opening(board)).open == 1);
    CHECK(!board.feature(west_opening(board)).complete);
    CHECK(board.feature(east_opening(board)).open == 1);
    lay_token(board, Red, 0, west_opening(board));
    CHECK(board.feature(west_opening(board)).open == 1);
    CHECK(!board.joined(west_opening(board), east_opening(board)));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("The second token of a pair joins both roads", "[TUNNEL-ROAD-02]")
{
    Position board = two_roads();
    lay_token(board, Red, 0, west_opening(board));
    SECTION("Of the same pair")
    {
        lay_token(board, Red, 1, east_opening(board));
        CHECK(board.joined(west_opening(board), east_opening(board)));
        CHECK(board.feature(west_opening(board)).open == 2);
    }
    SECTION("Not of another pair")
    {
        lay_token(board, Red, 2, east_opening(board));
        CHECK(!board.joined(west_opening(board), east_opening(board)));
    }
    SECTION("Not of another seat")
    {
        lay_token(board, Blue, 1, east_opening(board));
        CHECK(!board.joined(west_opening(board), east_opening(board)));
    }
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Everybody uses a tunnel, a road passes several, and both openings may be on one road", "[TUNNEL-ROAD-03]")
{
    Position board = closed_at_both_ends();
    SECTION("Blue joins what Red has")
    {
        lay_token(board, Blue, 0, west_opening(board));
        board.turn(Blue, "E", 0, -1, "FFCF");
        pass_all(put_token(board, 1, east_opening(board)));
        CHECK(board.score(Red) == 4);
        CHECK(board.score(Blue) == 0);
    }
    SECTION("Two tunnels on one road")
    {
        board.lay("TU_C", 0, 1, "FRRF");
        lay_token(board, Blue, 0, board.road(0, 1, East));
        lay_token(board, Blue, 1, west_opening(board));
        lay_token(board, Red, 0, board.road(0, 1, South));
        lay_token(board, Red, 1, east_opening(board));
        CHECK(board.joined(board.road(-1, 0, East), board.road(0, 1, East)));
        CHECK(board.joined(board.road(0, 1, South), board.road(2, 0, West)));
        CHECK(!board.joined(board.road(-1, 0, East), board.road(2, 0, West)));
    }
    SECTION("A ring")
    {
        board.lay("TU_C", 0, 1, "FRRF");
        board.lay("V", 1, 1, "FFRR").lay("V", 1, 2, "RFFR").lay("V", 0, 2, "RRFF");
        lay_token(board, Red, 0, board.road(0, 1, East));
        CHECK(board.feature(board.road(0, 1, East)).open == 2);
        CHECK(board.joined(board.road(0, 1, East), board.road(0, 1, South)));
        lay_token(board, Red, 1, board.road(0, 1, South));
        CHECK(board.feature(board.road(0, 1, East)).complete);
        CHECK(board.feature(board.road(0, 1, East)).feature.tiles == 4);
    }
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A follower is deployed by what stands on the whole joined road", "[TUNNEL-ROAD-04]")
{
    Position board(tunnels());
    board.put(Blue, board.road(0, 0, East));
    board.turn(Red, "TU_A", 1, 0, "CRFR");
    CHECK(board.why_not(board.deploying(east_opening(board))) == Reason::none);
    pass_all(put_token(board, 0, east_opening(board)));
    board.turn(Red, "TU_C", 0, 1, "FRRF");
    put_token(board, 1, board.road(0, 1, East));
    CHECK(board.why_not(board.deploying(board.road(0, 1, South))) == Reason::none);
    CHECK(board.why_not(board.deploying(board.road(0, 1, East))) == Reason::none);
    pass_all(board.deploy(board.road(0, 1, East)));
    board.turn(Blue, "U", 2, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(2, 0, East))) == Reason::occupied);
}

// ---- scoring ------------------------------------------------------------------------------------------------------

TEST_CASE("Only tiles that show the road count, each once", "[TUNNEL-SCORE-01]")
{
    Position board = closed_at_both_ends();
    board.lay("TU_C", 0, 1, "FRRF");
    lay_token(board, Red, 0, west_opening(board));
    lay_token(board, Red, 1, board.road(0, 1, East));
    CHECK(board.feature(board.road(-1, 0, East)).feature.tiles == 4);  // A, D, TU_A, TU_C
    Position same = two_roads();
    lay_token(same, Red, 0, west_opening(same));
    lay_token(same, Red, 1, east_opening(same));
    CHECK(same.feature(west_opening(same)).feature.tiles == 2);  // D, TU_A once
}

TEST_CASE("A road that a token completes is scored in that turn, wherever it lies", "[TUNNEL-SCORE-02]")
{
    Position board = closed_at_both_ends();
    lay_token(board, Red, 0, west_opening(board));
    board.turn(Blue, "E", 0, -1, "FFCF");
    pass_all(board);
    CHECK(board.score(Red) == 0);
    board.turn(Red, "E", 1, -1, "FFCF");
    put_token(board, 1, east_opening(board));
    CHECK(board.score(Red) == 0);
    pass_all(board);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Red, kToken) == 4);  // tokens stay
    int completed = 0;
    for (const Event& event : board.events())
        completed += event.kind == EventKind::completed && event.feature_kind == SegmentKind::road ? 1 : 0;
    CHECK(completed == 1);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("At the end a road with an open tunnel is unfinished", "[TUNNEL-SCORE-03]")
{
    Position board = closed_at_both_ends();
    lay_token(board, Red, 0, west_opening(board));
    board.end();
    CHECK(board.score(Red) == 3);  // A, D, TU_A
}

// ---- other sets and boxes -------------------------------------------------------------------------------------------

TEST_CASE("With The Tunnel the roads of AM_L and PD_O are parted", "[TUNNEL-OTHER-01][TUNNEL-OTHER-02][INT-TILE-TUNNEL-01]")
{
    const bool is_abbey = GENERATE(true, false);
    const Set set = is_abbey ? Set::abbey_mayor : Set::princess_dragon;
    const char* const name = is_abbey ? "AM_L" : "PD_O";
    SECTION("By default")
    {
        Position board(tunnels(2, {}, {set}));
        board.lay(name, 1, 0, "CRCR");
        CHECK(!board.joined(board.road(1, 0, West), board.road(1, 0, East)));
        CHECK(board.feature(board.road(1, 0, East)).open == 2);
        CHECK(board.feature(board.city(1, 0, North)).feature.pennants == (is_abbey ? 1u : 0u));
        lay_token(board, Red, 0, board.road(1, 0, West));
        lay_token(board, Red, 1, board.road(1, 0, East));
        CHECK(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
        CHECK(broken_invariant(board.view()) == nullptr);
    }
    SECTION("Not by the option")
    {
        Position board(tunnels(2, {choose_option(Option::tunnel_own_tiles_only)}, {set}));
        board.lay(name, 1, 0, "CRCR");
        CHECK(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
    }
    SECTION("Not without The Tunnel")
    {
        Position board({.seats = 2, .sets = {Set::base, set}});
        board.lay(name, 1, 0, "CRCR");
        CHECK(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
    }
}

TEST_CASE("A token that adds a tile to the road of the own builder gives a double turn",
          "[TUNNEL-INT-01][INT-TUNNEL-BUILDER-01][MINI-INT-08]")
{
    Position board = two_roads(2, {}, {Set::traders_builders});
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), PieceKind::builder);
    lay_token(board, Red, 0, west_opening(board));
    SECTION("It adds none")
    {
        board.turn(Red, "E", 0, -1, "FFCF");
        pass_all(put_token(board, 1, east_opening(board)));
        CHECK(board.view().part() == 0);
        CHECK(board.view().state.header().active == Blue);
    }
    SECTION("It adds one")
    {
        board.lay("U", 2, 0, "FRFR");
        board.turn(Red, "E", 0, -1, "FFCF");
        pass_all(put_token(board, 1, east_opening(board)));
        CHECK(board.view().part() == 1);
        CHECK(board.view().state.header().active == Red);
    }
    SECTION("A first token adds none")
    {
        board.lay("U", 2, 0, "FRFR");
        board.turn(Red, "E", 0, -1, "FFCF");
        pass_all(put_token(board, 2, east_opening(board)));
        CHECK(board.view().part() == 0);
    }
    SECTION("That of another seat gives none to it")
    {
        board.lay("U", 2, 0, "FRFR").lay("TU_C", 0, 1, "FRRF");
        lay_token(board, Blue, 0, board.road(0, 1, East));
        board.turn(Blue, "E", 0, -1, "FFCF");
        pass_all(put_token(board, 1, east_opening(board)));
        CHECK(board.view().part() == 0);
        CHECK(board.view().state.header().active == Red);
    }
}

TEST_CASE("For wagons a joined tunnel is one road, and its city is not linked", "[TUNNEL-INT-02]")
{
    AbbeyPosition board({option(Option::wagon_move_rule)}, 2, {Set::base, Set::abbey_mayor, Set::tunnel});
    board.lay("A", -1, 0, "FRFF").lay("AM_L", 1, 0, "CRCR").lay("A", 2, 0, "FFFR");
    board.put(Red, board.road(0, 0, East), PieceKind::wagon);
    lay_token(board, Red, 0, board.road(1, 0, West));
    board.turn(Red, "E", 0, -1, "FFCF");
    put_token(board, 1, board.road(1, 0, East));
    while (board.step() != StepKind::wagon_move && board.step() != StepKind::draw) board.pass();
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.score(Red) == 4);
    CHECK(board.targets() == std::vector<NodeId>{board.monastery(-1, 0), board.monastery(2, 0)});
}

// ---- worked examples ------------------------------------------------------------------------------------------------

TEST_CASE("Two openings of one tile are joined in two turns", "[TUNNELEX-01]")
{
    Position board(tunnels());
    board.turn(Red, "TU_A", 1, 0, "CRFR");
    put_token(board, 0, west_opening(board));
    board.deploy(west_opening(board));
    CHECK(board.step() == StepKind::draw);
    CHECK(!board.joined(west_opening(board), east_opening(board)));
    CHECK(board.feature(west_opening(board)).open == 2);  // in the west, and at the opening
    board.turn(Blue, "E", 0, -1, "FFCF");
    pass_all(board);
    board.turn(Red, "E", 1, -1, "FFCF");
    put_token(board, 1, east_opening(board));
    CHECK(board.joined(west_opening(board), east_opening(board)));
    CHECK(board.feature(west_opening(board)).feature.tiles == 2);
    CHECK(board.feature(west_opening(board)).open == 2);  // in the west and the east
    const std::vector<Event> placed = board.moves_for({Cause::tunnel_placed});
    REQUIRE(placed.size() == 2);
    CHECK(placed[1].seat == Red);
    CHECK(placed[1].spot == Spot::segment);
    CHECK(placed[1].from_spot == Spot::supply);
    CHECK(placed[1].cell == Position::at(1, 0));
}

TEST_CASE("A road of four tiles is complete with the second token", "[TUNNELEX-02]")
{
    Position board = closed_at_both_ends();
    lay_token(board, Red, 0, west_opening(board));
    board.turn(Red, "E", 0, -1, "FFCF");
    pass_all(put_token(board, 1, east_opening(board)));
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Tokens of different pairs join nothing", "[TUNNELEX-03]")
{
    Position board = two_roads();
    CHECK(board.supply(Red, kToken) == 6);
    lay_token(board, Red, 0, west_opening(board));
    board.turn(Red, "E", 0, -1, "FFCF");
    put_token(board, 2, east_opening(board));
    CHECK(!board.joined(west_opening(board), east_opening(board)));
}
