// SPDX-License-Identifier: MIT
// The box of Abbey & Mayor and the abbey: held in hand, laid into holes, closing what it touches, and the end of the game.
#include "boxes/abbey_mayor/abbey_position.hpp"

#include <memory>
#include <string>

#include "bastide.h"
#include "formats/scripts/script.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/hashing.hpp"
#include "game/records.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

AbbeyPosition ring(std::vector<Choice> choices = {})
{
    AbbeyPosition board(std::move(choices));
    lay_ring(board);
    return board;
}

/// Two holes, all three seats with abbeys; nothing but D's city is open to city tiles, and that is closed as well.
AbbeyPosition two_holes(int end_rule = 0)
{
    AbbeyPosition board({option(Option::abbey_end_rule, end_rule)});
    lay_ring(board);
    lay_second_hole(board);
    return board;
}

/// Blue places the last land tile and deploys no follower.
void play_last_tile(AbbeyPosition& board)
{
    board.leave_in_bag({"E"});
    board.turn_without(Blue, "E", 0, -1, "FFCF");
}

/// A monastery on (1,1) whose last empty neighbour, the hole (1,2), is as field as can be.
AbbeyPosition cloister()
{
    AbbeyPosition board;
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("E", 0, 1, "FFFC").lay("B", 1, 1, "FFFF").lay("E", 2, 1, "FCFF");
    board.lay("E", 0, 2, "FFFC").lay("E", 2, 2, "FCFF").lay("V", 0, 3, "FFRR").lay("B", 1, 3, "FFFF");
    return board;
}

Action tile_on(const AbbeyPosition& board, int x, int y, int rotation)
{
    Action action = board.abbey(x, y);
    action.rotation = static_cast<u8>(rotation);
    return action;
}

StockFacts abbeys(const AbbeyPosition& board) { return stock(board.view(), board.view().rules.wild); }

}  // namespace

// ---- components and setup ------------------------------------------------------------------------------------------------

TEST_CASE("The box has twelve land tiles and six abbeys and for each of six seats a mayor and a wagon and a barn",
          "[AM-COMP-01][AM-SETUP-02]")
{
    const AbbeyPosition board({}, 6);
    int land = 0;
    for (const char* name : {"AM_B", "AM_C", "AM_D", "AM_E", "AM_F", "AM_G", "AM_H", "AM_I", "AM_J", "AM_K", "AM_L", "AM_M"})
        land += static_cast<int>(stock(board.view(), board.tile(name)).total);
    CHECK(land == 12);
    CHECK(abbeys(board).total == 6);
    for (int seat = 0; seat < 6; ++seat) {
        CHECK(board.supply(seat, PieceKind::mayor) == 1);
        CHECK(board.supply(seat, PieceKind::wagon) == 1);
        CHECK(board.supply(seat, PieceKind::barn) == 1);
        CHECK(board.supply(seat) == 7);
    }
}

TEST_CASE("Each seat gets one abbey and the unused ones leave the game", "[AM-SETUP-01]")
{
    for (int seats = 2; seats <= 6; ++seats) {
        const AbbeyPosition board({}, seats);
        CHECK(abbeys(board).total == static_cast<u32>(seats));
        CHECK(abbeys(board).held == static_cast<u32>(seats));
        CHECK(abbeys(board).left == 0);
        CHECK(abbeys(board).placed == 0);
        CHECK(abbeys(board).removed == 0);
        for (int seat = 0; seat < seats; ++seat) CHECK(board.hand(seat) == 1);
    }
    const Choice two{static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::abbey_mayor), 2};
    const AbbeyPosition twice({two}, 4);
    CHECK(stock(twice.view(), twice.tile("AM_M")).total == 2);
    CHECK(abbeys(twice).total == 4);  // one a seat, whatever the copies
    CHECK(twice.hand(Yellow) == 1);
}

TEST_CASE("The stock counts abbeys in hands and on the board separately", "[AM-SETUP-01]")
{
    AbbeyPosition board = ring();
    CHECK(abbeys(board).placements == 1);
    board.turn_with_abbey(Blue, 1, 1);
    CHECK(abbeys(board).held == 2);
    CHECK(abbeys(board).placed == 1);
    CHECK(abbeys(board).removed == 0);
    CHECK(abbeys(board).placements == 0);
    CHECK(board.hand(Blue) == 0);
    CHECK(board.hand(Red) == 1);
}

TEST_CASE("The land tiles of the box are drawn and abbeys never are", "[AM-SETUP-03]")
{
    AbbeyPosition board;
    CHECK(board.view().state.header().bag_left == 71 + 12);
    bool has_land = false;
    for (const Action& action : board.options_of(ActionKind::draw)) {
        CHECK(action.tile != board.view().rules.wild);
        has_land = has_land || action.tile == board.tile("AM_M");
    }
    CHECK(has_land);
    Action draw;
    draw.kind = ActionKind::draw;
    draw.seat = kNature;
    draw.tile = board.view().rules.wild;
    CHECK(board.why_not(draw) == Reason::tile_not_left);
}

TEST_CASE("Mayor and wagon occupy what they stand on and a barn does not", "[AM-SETUP-04]")
{
    AbbeyPosition board;
    board.put(Red, board.city(0, 0, North), PieceKind::mayor);
    board.put(Blue, board.road(0, 0, East), PieceKind::wagon);
    board.lay("U", -1, 0, "FRFR").lay("U", 0, 1, "FRFR").lay("U", -1, 1, "FRFR");
    board.put_barn(Green, -1, 1, NorthEast);
    CHECK(board.feature(board.city(0, 0, North)).weights.occupants == 1u << Red);
    CHECK(board.feature(board.road(0, 0, East)).weights.occupants == 1u << Blue);
    CHECK(board.feature(board.field(0, 0, 4)).weights.occupants == 0);
    CHECK(board.feature(board.field(0, 0, 4)).weights.of[Green] == 0);
}

TEST_CASE("Pieces without the tiles of the box play and no abbeys come with them", "[AM-SETUP-02]")
{
    AbbeyPosition board({pieces(PieceKind::wagon, 1)}, 2, {Set::base});
    CHECK(board.supply(Red, PieceKind::wagon) == 1);
    CHECK(board.things(ThingKind::hand).empty());
    board.turn(Red, "V", 1, 0, "FFRR");
    CHECK(board.deployments(PieceKind::wagon).size() == 1);
}

// ---- the land tiles ------------------------------------------------------------------------------------------------------

TEST_CASE("The tiles of the box are placed under the base rules", "[AM-TILE-01]")
{
    AbbeyPosition board;
    board.draw(Red, "AM_D");
    Verdict verdict = board.verdict(board.placing(Red, "AM_D", 1, 0, "CCCC"));
    CHECK(verdict.reason == Reason::side_mismatch);
    CHECK(verdict.side == West);
    CHECK(board.why_not(board.placing(Red, "AM_D", 0, -1, "CCCC")) == Reason::none);
    CHECK(board.placements("AM_D") == 4);
}

TEST_CASE("The tunnel does not interrupt its road", "[AM-TILE-02]")
{
    AbbeyPosition board;
    board.lay("AM_L", 1, 0, "CRCR");
    CHECK(board.joined(board.road(1, 0, East), board.road(1, 0, West)));
    CHECK(board.feature(board.road(1, 0, East)).feature.tiles == 2);
    CHECK(board.joined(board.city(1, 0, North), board.city(1, 0, South)));
}

TEST_CASE("A road that branches is finished when all branches are closed", "[AM-TILE-03]")
{
    AbbeyPosition board;
    board.lay("AM_M", 1, 0, "RRFR");
    board.put(Red, board.road(1, 0, North));
    CHECK(board.joined(board.road(1, 0, North), board.road(1, 0, East)));
    CHECK(board.joined(board.road(1, 0, North), board.road(0, 0, West)));
    board.turn_without(Blue, "A", 2, 0, "FFFR").turn_without(Blue, "AM_H", 1, -1, "FFRF");
    CHECK_FALSE(board.feature(board.road(1, 0, North)).complete);
    CHECK(board.score(Red) == 0);
    board.turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(board.feature(board.road(1, 0, North)).complete);
    CHECK(board.score(Red) == 5);
}

// ---- placing the abbey ---------------------------------------------------------------------------------------------------

TEST_CASE("An abbey is placed before drawing and replaces the tile of the turn", "[ABBEY-PLACE-01][AM-SEQ-01]")
{
    AbbeyPosition board = ring();
    const int left = board.view().state.header().bag_left;
    board.begin(Blue);
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.decider() == Blue);
    CHECK_FALSE(board.drawn());
    SECTION("Placed")
    {
        board.must(board.abbey(1, 1));
        CHECK(board.step() == StepKind::act);
        CHECK(board.view().state.header().bag_left == left);
        board.pass();
        CHECK(board.view().state.header().active == Green);
        CHECK(board.step() == StepKind::draw);
        CHECK(board.view().state.header().bag_left == left);
    }
    SECTION("Declined")
    {
        board.pass();
        CHECK(board.step() == StepKind::draw);
        CHECK(board.hand(Blue) == 1);
        board.turn(Blue, "A", 2, 2, "FFFR");
        CHECK(board.drawn() == TileId());
        CHECK(board.why_not(board.abbey(1, 1)) == Reason::wrong_step);
    }
    SECTION("With a tile drawn it is too late")
    {
        board.pass();
        board.Position::draw(Blue, "A");
        CHECK(board.step() == StepKind::place);
        CHECK(board.why_not(board.abbey(1, 1)) == Reason::wrong_tile);
    }
}

TEST_CASE("Other actions are refused while the abbey is asked for", "[ABBEY-PLACE-01]")
{
    AbbeyPosition board = ring();
    board.begin(Blue);
    Action deploy = board.deploying(board.road(1, 0, East));
    CHECK(board.why_not(deploy) == Reason::wrong_step);
    Action other = board.placing(Blue, "A", 2, 2, "FFFR");
    CHECK(board.why_not(other) == Reason::wrong_tile);
    Action not_mine = board.abbey(1, 1);
    not_mine.seat = Green;
    const Verdict verdict = board.verdict(not_mine);
    CHECK(verdict.reason == Reason::not_your_decision);
    CHECK(verdict.seat == Blue);
}

TEST_CASE("An abbey goes into a hole only and diagonals do not matter", "[ABBEY-PLACE-02]")
{
    AbbeyPosition board = ring();  // (2,2), a diagonal neighbour of the hole, is empty
    board.begin(Red);
    CHECK(board.why_not(board.abbey(1, 1)) == Reason::none);
    const Verdict open = board.verdict(board.abbey(2, 2));
    CHECK(open.reason == Reason::abbey_no_hole);
    CHECK(open.cell == Position::at(2, 2));
    CHECK(board.why_not(board.abbey(0, -1)) == Reason::abbey_no_hole);
    CHECK(board.why_not(board.abbey(0, 0)) == Reason::cell_taken);
    CHECK(board.why_not(board.abbey(9, 9)) == Reason::touches_nothing);
    REQUIRE(board.options_of(ActionKind::place).size() == 1);
    CHECK(board.options_of(ActionKind::place)[0].cell == Position::at(1, 1));
}

TEST_CASE("An abbey fits every hole, and its rotation has no effect", "[ABBEY-PLACE-03]")
{
    AbbeyPosition board = ring();  // field, city, field and road adjoin
    board.begin(Red);
    CHECK(board.why_not(tile_on(board, 1, 1, 0)) == Reason::none);
    for (int rotation = 1; rotation < 4; ++rotation) {
        const Verdict verdict = board.verdict(tile_on(board, 1, 1, rotation));
        CHECK(verdict.reason == Reason::abbey_unturned);
        CHECK(verdict.cell == Position::at(1, 1));
    }
    CHECK(board.placements("AM_A") == 1);
    const Action action = board.options_of(ActionKind::place).at(0);
    CHECK(action.rotation == 0);
    CHECK(action.tile == board.tile("AM_A"));
    CHECK(action.seat == Red);
}

TEST_CASE("Without a hole nobody is asked for an abbey", "[ABBEY-PLACE-04]")
{
    AbbeyPosition board;
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC");
    board.begin(Blue);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.placements("AM_A") == 0);
}

TEST_CASE("A hole lacks none of its four neighbours", "[ABBEY-PLACE-02][ABBEY-PLACE-04]")
{
    struct Tile {
        const char* name;
        int x, y;
        const char* sides;
    };
    const std::vector<Tile> around = {{"U", 1, 0, "FRFR"}, {"V", 2, 0, "FFRR"}, {"J", 2, 1, "RRFC"}, {"A", 2, 2, "FFFR"},
                                      {"U", 1, 2, "FRFR"}, {"V", 0, 2, "RRFF"}, {"V", 0, 1, "FRRF"}};
    for (const std::size_t gap : {std::size_t{0}, std::size_t{2}, std::size_t{4}, std::size_t{6}}) {
        AbbeyPosition board;
        for (std::size_t i = 0; i < gap; ++i) board.lay(around[i].name, around[i].x, around[i].y, around[i].sides);
        for (std::size_t i = around.size() - 1; i > gap; --i)
            board.lay(around[i].name, around[i].x, around[i].y, around[i].sides);
        board.begin(Blue);
        CHECK(board.step() == StepKind::draw);
        CHECK(board.placements("AM_A") == 0);
        board.lay(around[gap].name, around[gap].x, around[gap].y, around[gap].sides);
        CHECK(board.placements("AM_A") == 1);
    }
}

TEST_CASE("While land tiles are left an abbey may be declined", "[ABBEY-PLACE-05]")
{
    AbbeyPosition board = ring();
    board.leave_in_bag({"A"});
    board.begin(Blue);
    CHECK(board.why_not(board.passing()) == Reason::none);
    CHECK(board.options_of(ActionKind::pass).size() == 1);
    board.pass();
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A seat places one abbey a game", "[ABBEY-PLACE-06]")
{
    AbbeyPosition board = two_holes();
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.step() == StepKind::abbey_place);  // Green has one and the other hole is there
    CHECK(board.decider() == Green);
    board.pass();
    board.begin(Blue);
    CHECK(board.step() == StepKind::draw);
    board.begin(Red);
    CHECK(board.step() == StepKind::abbey_place);
}

TEST_CASE("A placed abbey is a neighbour like any tile", "[ABBEY-PLACE-07]")
{
    AbbeyPosition board = ring();
    board.lay("A", 2, 2, "FFFR");
    CHECK(board.feature(board.monastery(2, 2)).feature.tiles == 3);
    CHECK(board.feature(board.monastery(2, 2)).open == 6);
    board.lay_abbey(Blue, 1, 1);
    CHECK(board.feature(board.monastery(2, 2)).feature.tiles == 4);
    CHECK(board.feature(board.monastery(2, 2)).open == 5);
    board.begin(Red);
    CHECK(board.step() == StepKind::draw);  // its cell is no hole any more
    board.draw(Red, "X");
    CHECK(board.why_not(board.placing(Red, "X", 1, 1, "RRRR")) == Reason::cell_taken);
}

// ---- the monk ------------------------------------------------------------------------------------------------------------

TEST_CASE("A follower or a wagon may stand on the abbey as monk and nothing else may",
          "[ABBEY-OCC-01][ABBEY-OCC-03][ABBEY-OCC-04][INT-ABBEY-FIG-01]")
{
    AbbeyPosition board = ring();
    board.turn_with_abbey(Blue, 1, 1);
    CHECK(board.options().size() == 3);
    CHECK(board.deployments(PieceKind::follower).size() == 1);
    CHECK(board.deployments(PieceKind::wagon).size() == 1);
    CHECK(board.options_of(ActionKind::pass).size() == 1);
    const NodeId abbey = board.monastery(1, 1);
    const Verdict mayor = board.verdict(board.deploying(abbey, PieceKind::mayor));
    CHECK(mayor.reason == Reason::wrong_segment);
    CHECK(mayor.mine == static_cast<i8>(SegmentKind::monastery));
    CHECK(board.why_not(board.deploying(abbey, PieceKind::barn)) == Reason::barn_no_junction);
    for (int corner = 0; corner < 4; ++corner)
        CHECK(board.why_not(board.barning(1, 1, static_cast<Corner>(corner))) == Reason::barn_no_junction);
    SECTION("Follower")
    {
        board.deploy(abbey);
        CHECK(board.feature(abbey).weights.of[Blue] == 1);
    }
    SECTION("Wagon")
    {
        board.deploy(abbey, PieceKind::wagon);
        CHECK(board.feature(abbey).weights.of[Blue] == 1);
    }
}

TEST_CASE("An abbey fills its tile and nobody stands beside the monk", "[ABBEY-OCC-02]")
{
    AbbeyPosition board = ring();
    board.turn_with_abbey(Blue, 1, 1);
    CHECK(board.view().rules.tiles.def(board.tile("AM_A")).segments == 1);
    Action action = board.deploying(board.monastery(1, 1));
    action.segment = 1;
    CHECK(board.why_not(action) == Reason::no_such_segment);
    const Verdict beside = board.verdict(board.deploying(board.road(0, 1, East)));
    CHECK(beside.reason == Reason::not_last_tile);
    CHECK(beside.cell == Position::at(1, 1));
}

// ---- closing -------------------------------------------------------------------------------------------------------------

TEST_CASE("An abbey closes road and city and field on its four sides", "[ABBEY-CLOSE-01]")
{
    AbbeyPosition board = ring();
    CHECK(board.feature(board.city(2, 1, West)).open == 1);
    CHECK(board.feature(board.road(0, 1, East)).open == 2);
    CHECK(board.feature(board.field(1, 2, 0)).open == 4);  // two halves at the hole, one beyond (0,1), one towards (2,2)
    board.lay_abbey(Blue, 1, 1);
    CHECK(board.feature(board.city(2, 1, West)).open == 0);
    CHECK(board.feature(board.city(2, 1, West)).complete);
    CHECK(board.feature(board.road(0, 1, East)).open == 1);
    CHECK_FALSE(board.feature(board.road(0, 1, East)).complete);
    CHECK(board.feature(board.field(1, 2, 0)).open == 1);
}

TEST_CASE("What an abbey completes is scored after the chance to place the monk", "[ABBEY-CLOSE-02]")
{
    AbbeyPosition board = cloister();
    board.put(Red, board.monastery(1, 1));
    board.turn_with_abbey(Blue, 1, 2);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
    board.deploy(board.monastery(1, 2));
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red) == 7);
    CHECK(board.score(Blue) == 0);  // the corner (2,3) of the abbey itself is empty
    CHECK(board.supply(Blue) == 6);
}

TEST_CASE("An abbey is no part of what it closes and carries nothing across", "[ABBEY-CLOSE-03]")
{
    AbbeyPosition board;
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("V", 2, 1, "RFFR").lay("V", 0, 1, "FRRF");
    board.lay("V", 0, 2, "RRFF").lay("U", 1, 2, "FRFR");
    const int west = static_cast<int>(board.feature(board.road(0, 1, East)).feature.tiles);
    const int east = static_cast<int>(board.feature(board.road(2, 1, West)).feature.tiles);
    CHECK(west == 3);
    CHECK(east == 4);
    board.lay_abbey(Blue, 1, 1);
    CHECK_FALSE(board.joined(board.road(0, 1, East), board.road(2, 1, West)));
    CHECK_FALSE(board.joined(board.field(1, 0, 4), board.field(1, 2, 0)));
    CHECK(board.feature(board.road(0, 1, East)).feature.tiles == 3);
    CHECK(board.feature(board.road(2, 1, West)).feature.tiles == 4);
    CHECK(board.feature(board.road(0, 1, East)).open == 1);
    CHECK(board.feature(board.road(2, 1, West)).open == 1);
}

TEST_CASE("A field that meets a city only across an abbey does not border it", "[ABBEY-CLOSE-04]")
{
    AbbeyPosition board = ring();
    board.lay_abbey(Blue, 1, 1);
    CHECK(board.feature(board.city(2, 1, West)).complete);
    CHECK(board.feature(board.field(1, 2, 0)).points_now == 0);
    CHECK(board.feature(board.field(2, 1, 4)).points_now == 3);
}

TEST_CASE("An abbey scores like a monastery", "[ABBEY-SCORE-01]")
{
    AbbeyPosition board = ring();
    board.lay_abbey(Blue, 1, 1);
    board.put(Blue, board.monastery(1, 1));
    CHECK(board.feature(board.monastery(1, 1)).feature.tiles == 8);
    SECTION("Completed")
    {
        board.turn_without(Red, "A", 2, 2, "FFFR");
        CHECK(board.score(Blue) == 9);
        CHECK(board.points_for(Blue, Reward::monastery) == 9);
        CHECK(board.supply(Blue) == 7);
    }
    SECTION("At the end")
    {
        board.end();
        CHECK(board.score(Blue) == 8);
        CHECK(board.points_for(Blue, Reward::final_monastery) == 8);
    }
}

// ---- the end of the game -------------------------------------------------------------------------------------------------

TEST_CASE("The last land tile does not end the game while abbeys can be placed",
          "[ABBEY-END-01][ABBEY-END-02][ABBEY-END-04][ABBEY-END-06][ABBEY-END-07][AM-QA-10][AM-QA-11][AM-OPT-01]"
          "[INT-ABBEY-GERCASTLE-01]")
{
    AbbeyPosition board = two_holes();
    play_last_tile(board);
    CHECK_FALSE(board.is_over());
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.decider() == Green);
    CHECK(board.options().size() == 2);
    CHECK(board.options_of(ActionKind::place).size() == 2);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);

    board.must(board.abbey(-1, 1));
    CHECK(board.step() == StepKind::act);  // a full turn
    CHECK(board.decider() == Green);
    board.deploy(board.monastery(-1, 1));
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 1);

    board.put(Blue, board.city(2, 1, West));
    board.must(board.abbey(1, 1));
    board.pass();
    CHECK(board.is_over());
    CHECK(board.hand(Blue) == 1);  // left in the hand, worth nothing
    CHECK(board.score(Blue) == 2);
    CHECK(board.score(Green) == 9 - 1);  // all around but (-2,2)
    CHECK(board.score(Red) == 0);
}

TEST_CASE("After the last land tile seats without abbey or hole are skipped", "[ABBEY-END-03][AM-NOTE-01]")
{
    AbbeyPosition board = two_holes();
    SECTION("The next seat has none")
    {
        board.take_abbey(Green);
        play_last_tile(board);
        CHECK(board.decider() == Red);
        board.must(board.abbey(1, 1));
        board.pass();
        CHECK(board.decider() == Blue);  // the seat of the last tile comes last
        CHECK(board.step() == StepKind::abbey_place);
        board.must(board.abbey(-1, 1));
        board.pass();
        CHECK(board.is_over());
    }
    SECTION("Only the seat of the last tile has one")
    {
        board.take_abbey(Green).take_abbey(Red);
        play_last_tile(board);
        CHECK(board.decider() == Blue);
        CHECK(board.step() == StepKind::abbey_place);
        board.must(board.abbey(-1, 1));
        board.pass();
        CHECK(board.is_over());
    }
    SECTION("Nobody has one")
    {
        board.take_abbey(Green).take_abbey(Red).take_abbey(Blue);
        play_last_tile(board);
        CHECK(board.is_over());
    }
}

TEST_CASE("By the stricter reading the first seat that cannot place an abbey ends the game", "[AM-NOTE-01][AM-OPT-01]")
{
    AbbeyPosition board = two_holes(3);
    SECTION("Each in turn must")
    {
        play_last_tile(board);
        CHECK(board.decider() == Green);
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.must(board.abbey(-1, 1));
        board.pass();
        CHECK(board.decider() == Red);
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.must(board.abbey(1, 1));
        board.pass();
        CHECK(board.is_over());  // Blue has one and no hole
    }
    SECTION("The next seat has none")
    {
        board.take_abbey(Green);
        play_last_tile(board);
        CHECK(board.is_over());
        CHECK(board.hand(Red) == 1);  // though it could place it
        CHECK(board.hand(Blue) == 1);
    }
    SECTION("The one after that has none")
    {
        board.take_abbey(Red);
        play_last_tile(board);
        CHECK(board.decider() == Green);
        board.must(board.abbey(-1, 1));
        board.pass();
        CHECK(board.is_over());
        CHECK(board.hand(Blue) == 1);
    }
}

TEST_CASE("A forced abbey completes and scores like any other", "[ABBEY-END-02][ABBEY-END-04]")
{
    AbbeyPosition board = two_holes();
    board.take_abbey(Red);
    board.put(Red, board.city(2, 1, West));
    play_last_tile(board);
    board.must(board.abbey(1, 1));  // to Green's own disadvantage
    CHECK(board.score(Red) == 0);
    board.pass();
    CHECK(board.score(Red) == 2);
    CHECK(board.supply(Red) == 7);
    CHECK(board.decider() == Blue);
    CHECK(board.step() == StepKind::abbey_place);
}

TEST_CASE("In the optional round each seat may decline and is asked once", "[AM-OPT-01][AM-NOTE-02]")
{
    AbbeyPosition board = two_holes(1);
    play_last_tile(board);
    CHECK(board.decider() == Green);  // left of the seat of the last tile
    CHECK(board.options().size() == 3);
    CHECK(board.why_not(board.passing()) == Reason::none);
    board.pass();
    CHECK(board.decider() == Red);
    CHECK(board.step() == StepKind::abbey_place);
    SECTION("Placed")
    {
        board.must(board.abbey(1, 1));
        CHECK(board.step() == StepKind::act);
        board.pass();
        CHECK(board.decider() == Blue);
        CHECK(board.step() == StepKind::abbey_place);
        board.must(board.abbey(-1, 1));
        board.pass();
        CHECK(board.is_over());
        CHECK(board.hand(Green) == 1);
    }
    SECTION("All decline")
    {
        board.pass();
        CHECK(board.decider() == Blue);
        board.pass();
        CHECK(board.is_over());
        CHECK(abbeys(board).held == 3);
    }
}

TEST_CASE("The optional round skips who cannot place and ends with the seat of the last tile", "[AM-OPT-01][AM-NOTE-02]")
{
    AbbeyPosition board = two_holes(1);
    SECTION("The others have none")
    {
        board.take_abbey(Green).take_abbey(Red);
        play_last_tile(board);
        CHECK(board.decider() == Blue);
        board.pass();
        CHECK(board.is_over());
    }
    SECTION("The seat of the last tile has none")
    {
        board.take_abbey(Blue);
        play_last_tile(board);
        board.pass();
        CHECK(board.decider() == Red);
        board.pass();
        CHECK(board.is_over());
    }
}

TEST_CASE("Without abbeys after the last land tile the game ends with its turn", "[AM-OPT-01]")
{
    AbbeyPosition board = two_holes(2);
    play_last_tile(board);
    CHECK(board.is_over());
    CHECK(abbeys(board).held == 3);
}

TEST_CASE("When all that goes back to the bag fits nowhere no land tile is left for the rule for abbeys",
          "[HOUSE-BAG-02][ABBEY-END-01][ABBEY-END-02][ABBEY-END-03][AM-NOTE-09]")
{
    AbbeyPosition board({option(Option::abbey_end_rule, 0), option(Option::return_unplaceable_to_bag, 1)});
    lay_ring(board);
    lay_second_hole(board);
    board.lay("E", 0, -1, "FFCF").leave_in_bag({"C"});  // no city is open but into the hole, where C does not fit
    Action draw;
    draw.kind = ActionKind::draw;
    draw.seat = kNature;
    draw.tile = board.tile("C");
    board.begin(Green);
    CHECK(board.why_not(board.passing()) == Reason::none);  // the rest of the bag is not yet known
    board.pass();
    board.must(draw);
    CHECK(board.decider() == Green);
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.options().size() == 2);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
    board.must(board.abbey(-1, 1));
    board.pass();
    CHECK(board.decider() == Red);
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
    board.must(board.abbey(1, 1));
    board.pass();
    CHECK(board.is_over());  // Blue has no hole and is skipped, though a tile is in the bag
    CHECK(board.hand(Blue) == 1);
    CHECK(board.view().state.header().bag_left == 1);
}

TEST_CASE("A last land tile that fits nowhere leaves its player to the rule for abbeys", "[AM-NOTE-09]")
{
    const auto draw_misfit = [](AbbeyPosition& board) {
        board.lay("E", 0, -1, "FFCF").leave_in_bag({"C"});  // no city is open but into the hole, where C does not fit
        board.begin(Green);
        CHECK(board.step() == StepKind::abbey_place);
        CHECK(board.why_not(board.passing()) == Reason::none);  // a tile is left
        board.pass();
        Action draw;
        draw.kind = ActionKind::draw;
        draw.seat = kNature;
        draw.tile = board.tile("C");
        board.must(draw);
        CHECK(board.events_of(EventKind::tile_left).size() == 1);
        CHECK(stock(board.view(), board.tile("C")).removed == 1);
    };
    SECTION("Forced")
    {
        AbbeyPosition board = two_holes();
        draw_misfit(board);
        CHECK(board.decider() == Green);
        CHECK(board.step() == StepKind::abbey_place);
        CHECK(board.options().size() == 2);
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.must(board.abbey(-1, 1));
        CHECK(board.step() == StepKind::act);
        board.pass();
        CHECK(board.decider() == Red);
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.must(board.abbey(1, 1));
        board.pass();
        CHECK(board.is_over());  // Blue has no hole
    }
    SECTION("Forced without an abbey")
    {
        AbbeyPosition board = two_holes();
        board.lay("E", 0, -1, "FFCF").leave_in_bag({"C"});
        board.take_abbey(Green);
        board.begin(Green);
        Action draw;
        draw.kind = ActionKind::draw;
        draw.seat = kNature;
        draw.tile = board.tile("C");
        board.must(draw);
        CHECK(board.decider() == Red);
        CHECK(board.step() == StepKind::abbey_place);
    }
    SECTION("Optional round")
    {
        AbbeyPosition board = two_holes(1);
        draw_misfit(board);
        CHECK(board.decider() == Red);
        board.pass();
        CHECK(board.decider() == Blue);
        board.pass();
        CHECK(board.decider() == Green);
        CHECK(board.step() == StepKind::abbey_place);
        board.pass();
        CHECK(board.is_over());
    }
    SECTION("By the stricter reading")
    {
        AbbeyPosition board = two_holes(3);
        draw_misfit(board);
        CHECK(board.decider() == Green);  // who drew it is the first who must
        CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
        board.take_abbey(Red);
        board.must(board.abbey(-1, 1));
        board.pass();
        CHECK(board.is_over());
    }
    SECTION("None")
    {
        AbbeyPosition board = two_holes(2);
        draw_misfit(board);
        CHECK(board.is_over());
    }
}

TEST_CASE("A value of the end rule beyond the fourth is refused", "[AM-OPT-01]")
{
    bool refused = false;
    try {
        AbbeyPosition board({option(Option::abbey_end_rule, 4)});
    } catch (const std::logic_error&) {
        refused = true;
    }
    CHECK(refused);
}

// ---- events, hash, records -----------------------------------------------------------------------------------------------

TEST_CASE("Placing an abbey emits the same event as placing a tile", "[ABBEY-PLACE-01]")
{
    AbbeyPosition board = ring();
    board.put(Green, board.city(2, 1, West));
    board.turn_with_abbey(Blue, 1, 1);
    const std::vector<Event> placed = board.events_of(EventKind::placed);
    const Event& last = placed.back();
    CHECK(last.seat == Blue);
    CHECK(last.tile == board.tile("AM_A"));
    CHECK(last.cell == Position::at(1, 1));
    CHECK(last.rotation == 0);
    CHECK(last.placed == PlacedId(8));  // the start tile, six of the ring, and this one
    board.pass();
    const std::vector<Event> completed = board.events_of(EventKind::completed);
    REQUIRE(completed.size() == 1);
    CHECK(completed[0].cell == Position::at(2, 1));
    CHECK(completed[0].feature_kind == SegmentKind::city);
    CHECK(completed[0].count == 1);
    CHECK(board.points_for(Green, Reward::city) == 2);
}

TEST_CASE("The hash sees who holds an abbey", "[AM-SETUP-01]")
{
    AbbeyPosition one = ring();
    AbbeyPosition other = ring();
    CHECK(hash_position(one.view()) == hash_position(other.view()));
    one.take_abbey(Red);
    other.take_abbey(Blue);
    CHECK(hash_position(one.view()) != hash_position(other.view()));
}

namespace {

/// The ring of the examples as a script, then Blue's abbey with a monk, a barn of Green's, a wagon that moves on.
const char* const kScript =
    "bastide 1\n"
    "seats 3\n"
    "chance host\n"
    "set base 1\n"
    "set abbey_mayor 1\n"
    "draw U\n0: place U 1 0 1\n0: pass\n"
    "draw V\n1: place V 2 0 0\n1: pass\n"
    "draw J\n2: place J 2 1 3\n2: deploy wagon 2 1 c0\n"
    "draw V\n0: place V 0 1 3\n0: pass\n"
    "draw V\n1: place V 0 2 2\n1: pass\n"
    "draw U\n2: place U 1 2 1\n2: pass\n"
    "expect step abbey_place\nexpect seat 0\n"
    "0: pass\n"
    "draw U\n0: place U -1 0 1\n0: pass\n"
    "expect refused abbey_no_hole 1: place AM_A 2 2 0\n"
    "expect refused abbey_unturned 1: place AM_A 1 1 1\n"
    "1: place AM_A 1 1 0\n"
    "expect refused wrong_segment 1: deploy mayor 1 1 m\n"
    "1: pass\n"
    "expect step wagon_move\nexpect seat 2\nexpect score 2 2\n";

bool same_bytes(const Game& a, const Game& b)
{
    const u32 used = a.view().state.used();
    return used == b.view().state.used() && std::memcmp(a.view().state.block(), b.view().state.block(), used) == 0;
}

struct OwnedGame {
    Game* game;
    ~OwnedGame()
    {
        if (game) Game::destroy(game);
    }
};

}  // namespace

TEST_CASE("Abbeys and wagons go through scripts and snapshots and clones", "[ABBEY-PLACE-01][WAGON-MOVE-01]")
{
    Fault fault;
    const std::string text = std::string(kScript) + "2: move 1 1 m 28\nexpect supply 2 wagon 0\n";
    OwnedGame made{read_script(Text(text.data(), static_cast<u32>(text.size())), {}, {}, fault)};
    INFO(static_cast<const char*>(fault.text));
    REQUIRE(made.game != nullptr);

    std::vector<u8> bytes(write_snapshot(*made.game, Viewer::full, nullptr, 0));
    write_snapshot(*made.game, Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    OwnedGame restored{read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, {}, {}, fault)};
    REQUIRE(restored.game != nullptr);
    CHECK(same_bytes(*made.game, *restored.game));

    std::string script(1 << 14, '\0');
    TextWriter out(script.data(), static_cast<u32>(script.size()));
    write_script(*made.game, Viewer::full, out);
    OwnedGame replayed{read_script(Text(script.data(), out.size()), {}, {}, fault)};
    REQUIRE(replayed.game != nullptr);
    CHECK(same_bytes(*made.game, *replayed.game));
    CHECK(script.find("place AM_A 1 1 0") != std::string::npos);
    CHECK(script.find("move 1 1 m") != std::string::npos);

    OwnedGame copy{made.game->clone({}, true)};
    REQUIRE(copy.game != nullptr);
    CHECK(same_bytes(*made.game, *copy.game));
}

namespace {

std::unique_ptr<bastide_game, void (*)(bastide_game*)> load_script(const std::string& text)
{
    bastide_refusal refusal{};
    bastide_game* game = nullptr;
    const int status = bastide_game_load_script(text.data(), static_cast<int>(text.size()), nullptr, 0, nullptr, &refusal, &game);
    INFO(static_cast<const char*>(refusal.text) << " in line " << refusal.line);
    REQUIRE(status == BASTIDE_OK);
    return {game, bastide_game_destroy};
}

}  // namespace

TEST_CASE("A host sees holes and hands and barns", "[ABBEY-PLACE-02][AM-SETUP-01][BARN-PLACE-02]")
{
    const auto list = [](const bastide_game* game, int kind) {
        std::vector<bastide_thing> out(16);
        const int count = bastide_game_list_things(game, kind, out.data(), 16);
        REQUIRE(count >= 0);
        out.resize(static_cast<std::size_t>(count));
        return out;
    };

    const std::string script(kScript);
    const auto before = load_script(script.substr(0, script.find("1: place AM_A 1 1 0")));
    const std::vector<bastide_thing> holes = list(before.get(), BASTIDE_THING_ABBEY_HOLE);
    REQUIRE(holes.size() == 1);
    CHECK(holes[0].kind == BASTIDE_THING_ABBEY_HOLE);
    CHECK(holes[0].x == 1);
    CHECK(holes[0].y == 1);
    CHECK(holes[0].segment == -1);
    CHECK(holes[0].seat == -1);
    CHECK(holes[0].piece == -1);
    CHECK(holes[0].tile == -1);
    CHECK(list(before.get(), BASTIDE_THING_HAND).size() == 3);
    CHECK(list(before.get(), BASTIDE_THING_BARN).empty());

    const auto after = load_script(script);
    CHECK(list(after.get(), BASTIDE_THING_ABBEY_HOLE).empty());
    const std::vector<bastide_thing> hands = list(after.get(), BASTIDE_THING_HAND);
    REQUIRE(hands.size() == 2);
    CHECK(hands[0].seat == 0);
    CHECK(hands[1].seat == 2);
    CHECK(hands[0].count == 1);
    CHECK(hands[0].piece == -1);
    bastide_tile_def tiles[64];
    const int types = bastide_game_list_tiles(after.get(), tiles, 64);
    REQUIRE((hands[0].tile >= 0 && hands[0].tile < types));
    CHECK(std::string(tiles[hands[0].tile].name) == "AM_A");
    bastide_stock stock[64];
    bastide_game_list_stock(after.get(), stock, 64);
    CHECK(stock[hands[0].tile].held == 2);
    CHECK(stock[hands[0].tile].placed == 1);

    const auto barn = load_script(
        "bastide 1\nseats 2\nchance host\nset base 1\nset abbey_mayor 1\n"
        "draw U\n0: place U -1 0 1\n0: pass\n"
        "draw U\n1: place U 0 1 1\n1: pass\n"
        "draw U\n0: place U -1 1 1\n"
        "expect legal 0: deploy barn -1 1 ne\nexpect refused barn_no_junction 0: deploy barn -1 1 nw\n"
        "0: deploy barn -1 1 ne\n");
    const std::vector<bastide_thing> barns = list(barn.get(), BASTIDE_THING_BARN);
    REQUIRE(barns.size() == 1);
    CHECK(barns[0].spot == BASTIDE_SPOT_CORNER);
    CHECK(barns[0].x == 0);  // the north-eastern corner of (-1,1) is the north-western one of (0,1)
    CHECK(barns[0].y == 1);
    CHECK(barns[0].segment == -1);
    CHECK(barns[0].seat == 0);
    CHECK(barns[0].count == 0);
    CHECK(barns[0].feature == bastide_game_feature_at(barn.get(), 0, 0, 3));  // D's southern field, the oldest part
    std::vector<bastide_piece> pieces(64);
    pieces.resize(static_cast<std::size_t>(bastide_game_list_pieces(barn.get(), pieces.data(), 64)));
    REQUIRE((barns[0].piece >= 0 && barns[0].piece < static_cast<int>(pieces.size())));
    const bastide_piece& piece = pieces[static_cast<std::size_t>(barns[0].piece)];
    CHECK(piece.kind == BASTIDE_PIECE_BARN);
    CHECK(piece.spot == BASTIDE_SPOT_CORNER);
    CHECK(piece.segment == -1);
    CHECK(piece.x == 0);
    CHECK(piece.y == 1);
    CHECK(piece.feature == barns[0].feature);
}

TEST_CASE("A refused barn names the corner that was asked for, a refused farmer the corner of the barn",
          "[BARN-PLACE-02][BARN-JOIN-01]")
{
    const std::string before =
        "bastide 1\nseats 2\nchance host\nset base 1\nset abbey_mayor 1\n"
        "draw U\n0: place U -1 0 1\n0: pass\ndraw U\n1: place U 0 1 1\n1: pass\ndraw U\n0: place U -1 1 1\n";
    const auto refused = [](bastide_game* game, const char* action) {
        bastide_action asked{};
        bastide_refusal refusal{};
        REQUIRE(bastide_action_parse(game, action, -1, &refusal, &asked) == BASTIDE_OK);
        REQUIRE(bastide_game_check(game, &asked, &refusal) == BASTIDE_E_ILLEGAL);
        return refusal;
    };
    const auto junction = load_script(before);
    const bastide_refusal corner = refused(junction.get(), "0: deploy barn -1 1 se");
    CHECK(corner.reason == BASTIDE_REASON_BARN_NO_JUNCTION);
    CHECK(corner.spot == BASTIDE_SPOT_CORNER);
    CHECK(corner.x == 0);
    CHECK(corner.y == 2);
    const auto barn = load_script(before + "0: deploy barn -1 1 ne\ndraw U\n1: place U 1 1 1\n");
    const bastide_refusal farmer = refused(barn.get(), "1: deploy follower 1 1 f1");
    CHECK(farmer.reason == BASTIDE_REASON_BARN_IN_FIELD);
    CHECK(farmer.seat == 0);
    CHECK(farmer.x == 0);
    CHECK(farmer.y == 1);
}

TEST_CASE("Refusals around the abbey make sentences and name their rules", "[ABBEY-PLACE-02][ABBEY-PLACE-03][ABBEY-END-02]")
{
    const auto rule = [](Reason reason) {
        char text[64];
        bastide_word_rule(BASTIDE_VOCABULARY_REASON, static_cast<int>(reason), text, sizeof text);
        return std::string(text);
    };
    CHECK(rule(Reason::abbey_no_hole) == "ABBEY-PLACE-02");
    CHECK(rule(Reason::abbey_unturned) == "ABBEY-PLACE-03");
    CHECK(rule(Reason::abbey_must_place) == "ABBEY-END-02");
    CHECK(rule(Reason::barn_no_junction) == "BARN-PLACE-02");
    CHECK(rule(Reason::barn_in_field) == "BARN-PLACE-05");
    CHECK(rule(Reason::feature_complete) == "WAGON-MOVE-02");
    CHECK(rule(Reason::wagon_too_far) == "WAGON-MOVE-02");
    CHECK(rule(Reason::not_this_piece) == "WAGON-MOVE-07");

    AbbeyPosition board = ring();
    board.begin(Red);
    const bastide_action action = widen(board.abbey(2, 2));
    char text[128];
    const bastide_refusal refusal = widen(board.verdict(board.abbey(2, 2)), Status::illegal, action);
    bastide_refusal_text(nullptr, nullptr, &action, &refusal, text, sizeof text);
    CHECK(std::string(text) == "An abbey needs an empty cell with tiles on all four sides; (2,2) is not one.");
}
