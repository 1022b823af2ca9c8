// SPDX-License-Identifier: MIT
// Hills & Sheep with other boxes and house rules.
#include "boxes/hills_sheep/hills_position.hpp"
#include "boxes/tower/tower_position.hpp"
#include "game/check.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("A shepherd is not captured and stands on no tower", "[HS-INT-01][INT-SHEPHERD-TOWER-01]")
{
    TowerPosition board(PositionSetup{2, {Set::base, Set::tower, Set::hills_sheep}});
    board.lay("B", 0, 1, "FFFF");
    tend(board, Blue, board.field(0, 1, 0), {kTwo});
    board.put(Blue, board.field(0, 1, 0));
    const PieceDef& def = board.view().rules.piece_def(kShepherd);
    CHECK_FALSE(def.has(Trait::can_be_taken));
    CHECK_FALSE(def.has(Trait::tops_foundation));
    CHECK_FALSE(def.may_stand_on(SegmentKind::foundation));
    board.turn(Red, "T08", 1, 1, "FRRF");
    bool builds = false;
    for (const Action& action : board.options()) {
        if (action.kind != ActionKind::deploy || action.piece_kind != static_cast<u16>(PieceKind::tower_piece)) continue;
        board.must(action);
        builds = true;
        break;
    }
    REQUIRE(builds);
    REQUIRE(board.step() == StepKind::tower_capture);
    for (const Action& action : board.options())
        CHECK((action.kind != ActionKind::take || PieceId(action.piece) != shepherd(board, Blue)));
}

TEST_CASE("A barn leaves shepherds where they are, and hinders none",
          "[HS-INT-03][INT-SHEPHERD-BARN-01][HILL-TIE-01][INT-HILL-BARN-01]")
{
    AbbeyPosition board = hills_with(Set::abbey_mayor);
    board.lay("HS_F", 0, -1, "CFCF").lay("E", 0, -2, "FFCF");
    board.lay("B", 1, -1, "FFFF").lay("U", 1, 0, "FRFR").lay("B", 2, -1, "FFFF");
    board.lay("B", 1, -2, "FFFF");
    tend(board, Blue, board.field(1, -1, 0), {kThree});
    board.put(Red, board.field(0, -1, 2)).put(Green, board.field(1, -1, 0));
    board.turn(Red, "E", 2, -2, "CFFF");
    Action barn;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::barn)) barn = action;
    REQUIRE(barn.kind == ActionKind::deploy);
    board.must(barn);
    CHECK(board.score(Red) == 6);    // a farmer on the hill
    CHECK(board.score(Green) == 0);  // one beside it
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Green) == 7);
    CHECK(board.supply(Blue, kShepherd) == 0);
    CHECK(flock(board, Blue) == 3);
    // and a shepherd enters a field with a barn
    AbbeyPosition other = hills_with(Set::abbey_mayor);
    other.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("E", 1, 2, "FFCF");
    other.put_barn(Blue, 0, 1, SouthEast);
    other.turn(Red, "U", -1, 1, "RFRF");
    CHECK(other.why_not(other.deploying(other.field(-1, 1, 2), kShepherd)) == Reason::none);
}

TEST_CASE("A corner of a tile with a hill or a vineyard shows field as that of any other", "[HS-INT-05]")
{
    AbbeyPosition board = hills_with(Set::abbey_mayor);
    board.lay("HS_A", 0, 1, "FFFC").lay("B", 1, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("HS_F", 2, 1, "CFCF");
    board.turn(Red, "HS_E", 1, 2, "FCCF");
    int barns = 0;
    for (const Action& action : board.options())
        barns += action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::barn);
    CHECK(barns == 1);  // at the corner of HS_A, B, B and HS_E
}

TEST_CASE("An abbey extends no field, and guides the flocks of one that it closes",
          "[HS-INT-04][INT-SHEPHERD-ABBEY-01][FLOCK-CLOSE-01]")
{
    AbbeyPosition board = hills_with(Set::abbey_mayor);
    board.lay("C", 0, -1, "CCCC").lay("R", 1, -1, "CCFC");  // a field that is open at (1,0) alone
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("E", 2, 0, "CFFF");
    tend(board, Blue, board.field(1, -1, 4), {kTwo});
    tend(board, Green, board.field(1, 1, 0), {kFour});
    board.turn_with_abbey(Green, 1, 0);
    if (board.step() == StepKind::act) board.pass();
    CHECK(board.score(Blue) == 2);
    CHECK(board.supply(Blue, kShepherd) == 1);
    CHECK(board.score(Green) == 0);
    CHECK(flock(board, Green) == 4);
    CHECK(board.step() != StepKind::flock_grow_or_guide);
}

TEST_CASE("Vineyards count for an abbey", "[HS-INT-04][VINEYARD-04][INT-VINEYARD-ABBEY-01]")
{
    AbbeyPosition board = hills_with(Set::abbey_mayor);
    board.lay("C", 0, -1, "CCCC").lay("R", 1, -1, "CCFC").lay("HS_A", 2, -1, "FFFC");
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("E", 2, 0, "FCFF");
    board.turn_with_abbey(Green, 1, 0);
    board.deploy(board.monastery(1, 0));
    CHECK(board.score(Green) == 9 + 3);
}

TEST_CASE("A phantom may follow the shepherd, and the token is drawn after it", "[INT-SHEPHERD-PHANTOM-01][SHEPHERD-PLACE-06]")
{
    AbbeyPosition board = hills_with(Set::phantom);
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.field(1, 0, 0), kShepherd);
    REQUIRE(board.step() == StepKind::phantom);
    board.deploy(board.road(1, 0, West), PieceKind::phantom);
    REQUIRE(board.step() == StepKind::shepherd_draw);
    board.must(token(kFour));
    CHECK(flock(board, Red) == 4);
}

TEST_CASE("A festival returns a shepherd unless it returns meeples only", "[INT-SHEPHERD-FESTIVAL-01][FLOCK-LEAVE-01]")
{
    for (const int only : {0, 1}) {
        AbbeyPosition board = hills_with(Set::festival, {option(Option::festival_meeples_only, only)});
        board.lay("B", 0, 1, "FFFF");
        tend(board, Red, board.field(0, 1, 0), {kThree, kTwo});
        board.turn(Red, "FE10", 0, -1, "RFCF");
        const Action back = make_take_action(board.view(), Red, shepherd(board, Red), Cause::festival_returned);
        CHECK((board.why_not(back) == Reason::none) == (only == 0));
        if (only == 1) continue;
        board.must(back);
        CHECK(bag(board) == 18);
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Red, kShepherd) == 1);
    }
}

TEST_CASE("A hill matters to neither King nor goods", "[INT-HILL-KING-01]")
{
    AbbeyPosition board = hills({}, {Set::base, Set::king_robber, Set::hills_sheep});
    board.lay("HS_F", 0, -1, "CFCF").put(Red, board.city(0, -1, North));
    board.turn_without(Green, "E", 0, -2, "FFCF");
    CHECK(board.score(Red) == 4);
    CHECK(board.view().state.piece(neutral_piece(board.view(), PieceKind::king)).holder == Green);
}

TEST_CASE("With abbeys the pile is empty when only hidden tiles are left", "[INT-HILL-ABBEYEND-01][HILL-HIDE-03]")
{
    AbbeyPosition board = hills_with(Set::abbey_mayor);
    board.lay("HS_C", 0, -1, "FFCC");
    Play play = board.play();
    play.log = nullptr;
    moves::cover_tile(play, ModuleId::hills_sheep, 0, Cause::none);
    State state = play.writable();
    for (int i = 1; i <= state.layout().type_count; ++i) change_bag(state, TileId(i), -state.left(TileId(i)));
    change_bag(state, board.tile("B"), 2);
    state.header().bag_left = 1;
    board.turn_without(Blue, "B", 0, 1, "FFFF");
    CHECK(board.view().state.header().bag_left == 0);
    CHECK(board.view().state.left(board.tile("B")) == 1);
    CHECK(board.step() != StepKind::draw);  // no tile is drawn any more
}

TEST_CASE("The edge of the table keeps a field open unless it completes features", "[HS-INT-13]")
{
    for (const int completes : {0, 1}) {
        std::vector<Choice> table = {option(Option::bounded_table), option(Option::table_max_x, 1),
                                     option(Option::table_min_x, -1), option(Option::table_max_y, 1),
                                     option(Option::table_min_y, -1)};
        if (completes == 1) table.push_back(option(Option::table_edge_completes));
        AbbeyPosition board = hills(std::move(table));
        board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF");
        tend(board, Blue, board.field(0, 1, 0), {kThree});
        board.turn_without(Red, "B", -1, 1, "FFFF");
        CHECK(board.score(Blue) == 3 * completes);
        CHECK(board.supply(Blue, kShepherd) == completes);
    }
}

TEST_CASE("A seat that leaves keeps its flock on the board", "[FLOCK-END-01]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kThree});
    tend(board, Blue, board.field(1, -1, 0), {kOne});
    Action leave;
    leave.kind = ActionKind::resign;
    leave.seat = Red;
    board.must(leave);
    board.turn_without(Blue, "A", 2, 0, "FFFR");
    REQUIRE(must_choose(board, Blue));
    board.must(guide(board, Blue));
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 4);
}
