// SPDX-License-Identifier: MIT
// The City with other boxes.
#include "boxes/count_city/city_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "boxes/tower/tower_position.hpp"
#include "game/observe.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The cell (-1,-2) north of CO_2 with tiles around it on all sides but (0,-3).
AbbeyPosition around_north(std::vector<Set> more)
{
    AbbeyPosition board = city({}, std::move(more));
    board.lay("E", -2, -2, "FFFC").lay("E", 0, -2, "FCFF").lay("E", -2, -3, "FFFC").lay("E", -1, -3, "CFFF");
    return board;
}

AbbeyPosition& close_north(AbbeyPosition& board, int seat) { return board.turn_without(seat, "E", 0, -3, "FCFF"); }

/// A barn of Red in the field north of the City, on the corner that CO_2 and CO_3 share.
AbbeyPosition with_barn(std::vector<Choice> choices = {})
{
    AbbeyPosition board = city(std::move(choices), {Set::abbey_mayor});
    board.lay("B", -1, -2, "FFFF").lay("B", 0, -2, "FFFF");
    board.put_barn(Red, 0, -2, SouthWest);
    return board;
}

}  // namespace

TEST_CASE("Wagons and portals do not lead into the City, but to what is outside its walls",
          "[COUNT-TILE-05][COUNT-TILE-06][COUNT-INT-07]")
{
    AbbeyPosition board = city({}, {Set::princess_dragon});
    board.turn(Red, "PD_V", 2, 0, "RRCF");
    bool reaches_wall = false;
    for (const Action& action : board.options()) {
        if (action.kind != ActionKind::deploy || action.cell == Position::at(2, 0)) continue;
        CHECK(action.segment != 0);  // no segment of the City itself
        reaches_wall = reaches_wall || action.cell == Position::at(1, 0);
    }
    CHECK(reaches_wall);
    CHECK(board.why_not(board.deploying(board.segment(0, 0, 0))) != Reason::none);
    CHECK(board.why_not(board.deploying(board.segment(0, -1, 0))) != Reason::none);

    AbbeyPosition wagons = with_thief({}, {Set::abbey_mayor});
    const PieceId wagon = put_in(wagons, Red, Blacksmith, PieceKind::wagon);
    complete_road(wagons, Green);
    wagons.must(going(wagons, wagon, wagons.road(-4, -1, East)));
    REQUIRE(wagons.step() == StepKind::wagon_move);
    const NodeId inside = wagons.segment(0, 0, 0);
    for (const Action& action : wagons.options())
        if (action.kind == ActionKind::move)
            CHECK_FALSE(wagons.joined(segment_at(wagons.view(), action.cell, action.segment), inside));
}

TEST_CASE("A wagon that came from the City moves on after the scoring, before others come to the City",
          "[COUNT-LEAVE-10][COUNT-DEPLOY-10][COUNT-INT-02][INT-WAGON-COC-02]")
{
    AbbeyPosition board = city({}, {Set::abbey_mayor});
    board.lay("U", -3, -1, "FRFR");
    const PieceId wagon = put_in(board, Red, Blacksmith, PieceKind::wagon);
    complete_road(board, Green);
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, wagon, board.road(-4, -1, East)));
    CHECK(board.score(Red) == 3);
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.decider() == Red);
    board.move(board.monastery(-4, -1));
    CHECK(is_coming(board, Green));
}

TEST_CASE("From the cathedral a follower goes to a monastery, a shrine and an abbey",
          "[COUNT-LEAVE-01][COUNT-LEAVE-08][COUNT-LEAVE-09][INT-ABBEY-COC-01]")
{
    for (const char* building : {"B", "CU05"}) {
        AbbeyPosition board = around_north({Set::cult});
        board.lay(building, -1, -2, "FFFF");
        const PieceId monk = put_in(board, Red, Cathedral);
        close_north(board, Blue);
        REQUIRE(is_leaving(board, Red));
        board.must(going(board, monk, board.monastery(-1, -2)));
        CHECK(board.score(Red) == 9);
        CHECK(board.supply(Red) == 7);
    }
    AbbeyPosition board = around_north({Set::abbey_mayor});
    board.lay("E", 0, -3, "FCFF");
    const PieceId monk = put_in(board, Red, Cathedral);
    board.turn_with_abbey(Green, -1, -2);
    board.pass();
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, monk, board.monastery(-1, -2)));
    CHECK(board.score(Red) == 9);
    CHECK(is_coming(board, Green));
}

TEST_CASE("An abbot leaves the cathedral for a monastery, not for a garden", "[COUNT-LEAVE-01][INT-COC-ABBOT-01]")
{
    AbbeyPosition board = around_north({Set::abbot});
    board.lay("B", -1, -2, "FFFF");
    const PieceId abbot = put_in(board, Red, Cathedral, PieceKind::abbot);
    board.turn_without(Blue, "E_g", 0, -3, "FCFF");
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, abbot, board.monastery(-1, -2)));
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red, PieceKind::abbot) == 1);
}

TEST_CASE("A field that is joined to one with a barn opens to the market only if it has farmers",
          "[COUNT-LEAVE-03][AM-QA-07][INT-BARN-COC-04][INT-BARN-COC-05]")
{
    for (const bool has_farmer : {false, true}) {
        AbbeyPosition board = with_barn();
        board.lay("U", 1, -2, "RFRF");
        if (has_farmer) board.put(Blue, board.field(1, 0, 2));
        const PieceId green = put_in(board, Green, Market);
        board.turn_without(Red, "A", 1, -3, "FFRF");  // joins the fields on both sides of the road
        CHECK(is_leaving(board, Green) == has_farmer);
        if (!has_farmer) continue;
        board.must(going(board, green, board.field(1, -3, 0)));
        CHECK(board.score(Blue) == 1);  // the City
        CHECK(board.score(Green) == 1);
        CHECK(board.supply(Green) == 7);
        CHECK(is_coming(board, Red));
    }
}

TEST_CASE("No farmer goes to a field with a barn while it is not scored", "[INT-BARN-COC-05][AM-QA-08]")
{
    AbbeyPosition board = with_barn();
    const PieceId green = put_in(board, Green, Market);
    board.lay("U", -3, -1, "FRFR");
    put_in(board, Green, Blacksmith);
    complete_road(board, Red);
    REQUIRE(is_leaving(board, Green));
    CHECK(board.why_not(going(board, green, board.field(0, -2, 0))) == Reason::count_city_not_scored);
}

TEST_CASE("Farmers that come to a barn at the end are paid first, 1 point for each city",
          "[BARN-FINAL-03][AM-QA-08][INT-BARN-COC-01][INT-BARN-COC-05][COUNT-FINAL-02]")
{
    AbbeyPosition board = with_barn();
    const PieceId blue = put_in(board, Blue, Market);
    board.leave_in_bag({"V"});
    for (int seat = 0; seat < 3; ++seat) board.take_abbey(seat);
    board.turn_without(Red, "V", 2, 0, "RRFF");
    REQUIRE(board.step() == StepKind::count_final_leave);
    CHECK(board.decider() == Blue);
    board.must(going(board, blue, board.field(0, -2, 0)));
    REQUIRE(board.is_over());
    CHECK(board.score(Blue) == 1);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("A barn stands at corners of the City that show field, and at none inside", "[COUNT-INT-03][INT-BARN-COC-02]")
{
    AbbeyPosition board = city({}, {Set::abbey_mayor});
    board.lay("B", -1, -2, "FFFF");
    board.turn(Red, "B", 0, -2, "FFFF");
    int barns = 0;
    for (const Action& action : board.options())
        barns += action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::barn);
    CHECK(barns == 1);
    CHECK(board.why_not(board.barning(0, -2, SouthWest)) == Reason::none);
    CHECK(board.why_not(board.barning(0, -2, SouthEast)) == Reason::barn_no_junction);
}

TEST_CASE("Towers capture outside the walls alone", "[COUNT-INT-01][COUNT-SAFE-01][TOWER-NOTE-02][INT-OPEN-04][INT-COC-TOWER-01]")
{
    TowerPosition board(PositionSetup{2, {Set::base, Set::tower, Set::count_city}});
    board.put(Blue, board.field(1, 0, 2));
    put_in(board, Blue, Market);
    Position& turn = static_cast<Position&>(board).turn(Red, "T08", 2, 0, "FRRF");
    for (const Action& action : turn.options()) {
        if (action.kind != ActionKind::deploy || action.piece_kind != static_cast<u16>(PieceKind::tower_piece)) continue;
        turn.must(action);
        break;
    }
    REQUIRE(turn.step() == StepKind::tower_capture);
    int takes = 0;
    for (const Action& action : turn.options()) {
        if (action.kind != ActionKind::take) continue;
        ++takes;
        CHECK(turn.view().state.piece(PieceId(action.piece)).spot == Spot::segment);
    }
    CHECK(takes == 1);
}

TEST_CASE("A ransom is no payment of a feature", "[COUNT-DEPLOY-03][INT-OPEN-12]")
{
    TowerPosition board(PositionSetup{2, {Set::base, Set::tower, Set::count_city}});
    board.set_score(Red, 5);
    const PieceId held = board.jail(Red, Blue);
    board.begin(Red);
    Action ransom;
    ransom.kind = ActionKind::pay;
    ransom.seat = Red;
    ransom.piece = held.raw;
    static_cast<Position&>(board).must(ransom);
    CHECK(board.score(Blue) == 3);
    Action draw;
    draw.kind = ActionKind::draw;
    draw.seat = kNature;
    draw.tile = board.tile("V");
    static_cast<Position&>(board).must(draw);
    static_cast<Position&>(board).must(board.placing(Red, "V", 2, 0, "RRFF"));
    static_cast<Position&>(board).pass();
    CHECK(board.step() != StepKind::count_city_deploy);
}

TEST_CASE("A festival returns a follower from a quarter, with the count or without him", "[INT-FESTIVAL-COC-01]")
{
    for (const int count : {Castle, Market}) {
        AbbeyPosition board = city({}, {Set::festival});
        const PieceId id = put_in(board, Red, Castle);
        put_in(board, Blue, Castle);
        put_count(board, count);
        board.turn(Red, "FE10", 2, 0, "RFCF");
        std::vector<Action> returns;
        for (const Action& action : board.options())
            if (is_take_for(action, Cause::festival_returned)) returns.push_back(action);
        REQUIRE(returns.size() == 1);  // none of another seat
        CHECK(PieceId(returns[0].piece) == id);
        board.must(returns[0]);
        CHECK(board.supply(Red) == 7);
        CHECK(count_in(board, Red, Castle) == 0);
        CHECK(count_in(board, Blue, Castle) == 1);
    }
}

TEST_CASE("The City is one completed city for the King", "[KING-FINAL-02][INT-KING-COC-01][COUNT-TILE-04]")
{
    AbbeyPosition board = city({}, {Set::king_robber});
    Play play = board.play();
    moves::relocate(play, neutral_piece(play, PieceKind::king), PiecePlace::held_by(Red), Cause::none);
    board.lay("E", -2, 2, "CFFF");
    board.end();
    CHECK(board.score(Red) == 2);  // the City and that of CO_9
}

TEST_CASE("A follower from the City on a hill breaks a tie", "[COUNT-INT-08][COUNT-LEAVE-06][HS-INT-09]")
{
    for (const bool on_hill : {false, true}) {
        AbbeyPosition board = city({}, {Set::hills_sheep});
        board.put(Blue, board.road(-2, -1, West));
        const PieceId red = put_in(board, Red, Blacksmith);
        board.turn_without(Green, "HS_M", -3, -1, "FRFR");
        REQUIRE(is_leaving(board, Red));
        board.must(going(board, red, on_hill ? board.road(-3, -1, East) : board.road(-2, -1, West)));
        CHECK(board.score(Red) == 2);
        CHECK(board.score(Blue) == (on_hill ? 0 : 2));
    }
}

TEST_CASE("The fairy goes to no follower in the City, and its points count unless they are left out",
          "[COUNT-SAFE-02][COUNT-DEPLOY-02][COUNT-DEPLOY-03][INT-FAIRY-COC-01]")
{
    for (const int left_out : {0, 1}) {
        AbbeyPosition board = with_thief({option(Option::count_bonus_lines_left_out, left_out)}, {Set::princess_dragon});
        board.put(Blue, board.road(-3, -1, East)).put(Red, board.road(-2, -1, West));
        const PieceId quiet = put_in(board, Red, Castle);
        put_fairy(board, on(board, board.road(-2, -1, West)));
        board.turn(Red, "A", -4, -1, "FRFF");
        CHECK(board.why_not(sending_fairy(board, quiet)) == Reason::not_on_board);
        board.pass();
        CHECK(board.score(Blue) == 3);
        CHECK(board.score(Red) >= 3);  // the fairy
        CHECK(is_coming(board, Red) == (left_out == 1));
    }
}

TEST_CASE("Goods are no points, so they take no right", "[INT-GOODS-COC-01][COUNT-DEPLOY-03][COUNT-INT-06]")
{
    AbbeyPosition board = city({}, {Set::traders_builders});
    board.put(Blue, board.city(1, 1, East));
    board.lay("TB17", 2, 1, "FCFC");
    board.turn_without(Red, "E", 3, 1, "FFFC");
    CHECK(board.score(Blue) == 6);
    CHECK(board.score(Red) == 0);
    CHECK(is_coming(board, Red));
}

TEST_CASE("A large follower from the City counts two", "[COUNT-INT-05][INT-COC-LARGE-01]")
{
    AbbeyPosition board = with_thief({}, {Set::inns_cathedrals});
    const PieceId big = put_in(board, Red, Blacksmith, kBig);
    complete_road(board, Green);
    board.must(going(board, big, board.road(-2, -1, West)));
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Goods of a city are counted while followers leave the City for it", "[COUNT-INT-06][TB-FINAL-01]")
{
    AbbeyPosition board = city({}, {Set::traders_builders});
    board.lay("B", -3, 1, "FFFF").lay("E", -3, 2, "FCFF");
    put_count(board, Market);
    const PieceId knight = put_in(board, Blue, Castle);
    put_in(board, Blue, Castle);
    board.turn_without(Red, "TB07", -2, 2, "CFFC");  // three tiles with grain
    REQUIRE(is_leaving(board, Blue));
    const auto foretold = [&](int seat) {
        bastide::StandingFacts seats[kMaxSeats];
        bastide::rank_seats(board.view(), seats);
        return std::find_if(seats, seats + kMaxSeats, [&](const bastide::StandingFacts& one) { return one.seat == seat; })
            ->final_score;
    };
    CHECK(foretold(Red) == 10);
    CHECK(foretold(Blue) == 0);
    board.must(going(board, knight, board.city(-2, 2, North)));
    REQUIRE(is_leaving(board, Blue));
    CHECK(foretold(Red) == 10);
    CHECK(foretold(Blue) == 6);
}
