// SPDX-License-Identifier: MIT
// The worked examples of the rules, number by number.
#include "boxes/count_city/city_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("The City lies on the table, and the first tile touches it", "[COUNTEX-01][COUNT-SETUP-01][COUNT-SETUP-03]")
{
    AbbeyPosition board = city();
    CHECK(board.view().state.header().placed == 12);
    CHECK(board.view().state.header().bag_left == 71);
    CHECK(board.view().state.left(board.tile("D")) == 3);
    AbbeyPosition with_all = city({option(Option::count_start_tile_in_bag)});
    CHECK(with_all.view().state.header().bag_left == 72);
    CHECK(with_all.view().state.left(with_all.tile("D")) == 4);
    CHECK(board.view().state.header().open_cells == 14);
    Verdict verdict;
    const TileId e = board.tile("E");
    CHECK(why_not_place(board.view(), e, Position::at(0, -2), board.turn_of(e, "CFFF"), verdict) == Reason::none);
    CHECK(why_not_place(board.view(), e, Position::at(0, -2), board.turn_of(e, "FFCF"), verdict) == Reason::side_mismatch);
}

TEST_CASE("A seat that scores nothing while another does comes to the City and moves the count",
          "[COUNTEX-02][COUNT-DEPLOY-01][COUNT-DEPLOY-05][COUNT-MOVE-01]")
{
    AbbeyPosition board = with_thief();
    complete_road(board, Red);
    CHECK(board.score(Blue) == 3);
    CHECK(board.score(Red) == 0);
    REQUIRE(is_coming(board, Red));
    CHECK(count_options(board, ActionKind::deploy) == 4);
    CHECK(count_options(board, ActionKind::pass) == 1);
    board.must(coming(board, Cathedral));
    CHECK(count_in(board, Red, Cathedral) == 1);
    CHECK(board.supply(Red) == 6);
    REQUIRE(board.step() == StepKind::count_move);
    CHECK(board.decider() == Red);
    CHECK(count_options(board, ActionKind::move) == 3);
    board.must(moving_count(board, Blacksmith));
    CHECK(quarter_of_count(board) == Blacksmith);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A monk of this turn takes no right, points on the same road do", "[COUNTEX-03][COUNT-DEPLOY-01]")
{
    AbbeyPosition board = with_thief();
    board.turn(Red, "A", -4, -1, "FRFF");
    board.deploy(board.monastery(-4, -1));
    CHECK(board.score(Red) == 0);
    CHECK(is_coming(board, Red));

    AbbeyPosition tied = with_thief();
    tied.put(Red, tied.road(-2, -1, West));
    complete_road(tied, Red);
    CHECK(tied.score(Red) == 3);
    CHECK(tied.score(Blue) == 3);
    CHECK(tied.step() == StepKind::draw);
}

TEST_CASE("A large follower leaves the blacksmith and wins the road", "[COUNTEX-04][COUNT-LEAVE-01][COUNT-LEAVE-07]")
{
    AbbeyPosition board = with_thief({}, {Set::inns_cathedrals});
    put_in(board, Red, Blacksmith);
    const PieceId big = put_in(board, Red, Blacksmith, kBig);
    complete_road(board, Green);
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, big, board.road(-2, -1, West)));
    REQUIRE(is_leaving(board, Red));  // the other one may follow
    board.must(declining(board));
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Red, kBig) == 1);
    CHECK(count_in(board, Red, Blacksmith) == 1);
    CHECK(is_coming(board, Green));
}

TEST_CASE("Seats leave in order from the left of the active one, and not after they passed", "[COUNTEX-05][COUNT-LEAVE-04]")
{
    for (const bool passes : {false, true}) {
        AbbeyPosition board = city();
        board.lay("U", -3, -1, "FRFR");
        const PieceId red = put_in(board, Red, Blacksmith);
        const PieceId blue = put_in(board, Blue, Blacksmith);
        complete_road(board, Green);
        REQUIRE(is_leaving(board, Red));
        board.must(passes ? declining(board) : going(board, red, board.road(-3, -1, East)));
        REQUIRE(is_leaving(board, Blue));
        board.must(going(board, blue, board.road(-2, -1, West)));
        CHECK(board.score(Red) == (passes ? 0 : 3));
        CHECK(board.score(Blue) == 3);
        CHECK(count_in(board, Red, Blacksmith) == (passes ? 1 : 0));
    }
}

TEST_CASE("The count keeps the followers of his quarter in", "[COUNTEX-06][COUNT-LEAVE-02]")
{
    AbbeyPosition board = with_thief({}, {Set::inns_cathedrals});
    put_in(board, Red, Blacksmith, kBig);
    put_count(board, Blacksmith);
    complete_road(board, Green);
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 3);
    CHECK(count_in(board, Red, Blacksmith) == 1);
}

TEST_CASE("A follower leaves for an empty road", "[COUNTEX-07][COUNT-LEAVE-05]")
{
    AbbeyPosition board = city();
    board.lay("U", -3, -1, "FRFR");
    const PieceId red = put_in(board, Red, Blacksmith);
    complete_road(board, Blue);
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, red, board.road(-4, -1, East)));
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Red) == 7);
    CHECK(is_coming(board, Blue));
}

TEST_CASE("The City counts as a complete city for a field along its wall", "[COUNTEX-08][COUNT-TILE-02][COUNT-TILE-04]")
{
    for (const bool has_city : {false, true}) {
        AbbeyPosition board = city();
        board.lay("B", -3, 1, "FFFF");
        if (has_city) board.lay("E", -2, 2, "CFFF");
        board.put(Red, board.field(-3, 1, 2));
        CHECK(board.joined(board.field(-3, 1, 2), board.field(-2, 1, 6)));
        board.end();
        CHECK(board.score(Red) == (has_city ? 6 : 3));
    }
}

TEST_CASE("Followers go from the market to a field before the final scoring", "[COUNTEX-09][COUNT-FINAL-01][COUNT-FINAL-03]")
{
    for (const bool is_blocked : {false, true}) {
        AbbeyPosition board = city();
        board.lay("B", -3, 1, "FFFF").lay("E", -2, 2, "CFFF");
        board.put(Red, board.field(-3, 1, 2));
        const PieceId first = put_in(board, Blue, Market);
        const PieceId second = put_in(board, Blue, Market);
        if (is_blocked) put_count(board, Market);
        board.leave_in_bag({"B"});
        board.turn_without(Red, "B", 2, 0, "FFFF");
        if (!is_blocked) {
            REQUIRE(board.step() == StepKind::count_final_leave);
            CHECK(board.decider() == Blue);
            board.must(going(board, first, board.field(-3, 1, 2)));
            REQUIRE(board.step() == StepKind::count_final_leave);
            CHECK(board.decider() == Blue);
            board.must(going(board, second, board.field(-2, 1, 6)));
        }
        REQUIRE(board.is_over());
        CHECK(board.score(Red) == (is_blocked ? 6 : 0));
        CHECK(board.score(Blue) == (is_blocked ? 0 : 6));
    }
}

TEST_CASE("A follower of the castle goes to a city of the last tile", "[COUNTEX-10][COUNT-LEAVE-01]")
{
    AbbeyPosition board = city();
    const PieceId red = put_in(board, Red, Castle);
    put_count(board, Market);
    complete_city(board, Blue);
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, red, board.city(-2, 1, South)));
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("The dragon walks around the City and not inside its walls",
          "[COUNTEX-11][COUNT-DRAGON-01][COUNT-SAFE-01][COUNT-INT-07][INT-DRAGON-COC-01]")
{
    AbbeyPosition board = city({}, {Set::princess_dragon});
    board.lay("B", 2, 0, "FFFF").lay("B", 3, 0, "FFFF");
    board.put(Red, board.field(1, 0, 2));
    put_in(board, Blue, Market);
    put_dragon(board, 2, 0);
    board.turn(Red, "PD_L", -3, -1, "FRFR");
    board.pass();
    REQUIRE(board.step() == StepKind::dragon_walk);
    CHECK(steps(board) == CellList{Position::at(1, 0), Position::at(3, 0)});
    board.must(walking(board, 1, 0));
    CHECK(board.supply(Red) == 7);  // the farmer on the field of CO_8 is eaten
    CHECK(count_in(board, Blue, Market) == 1);
    CHECK(steps(board) == CellList{Position::at(1, -1), Position::at(1, 1)});
    CHECK(board.why_not(walking(board, 0, 0)) == Reason::count_city_walls);
}

TEST_CASE("A double turn brings one follower to the City, with an option one in each part",
          "[COUNTEX-12][COUNT-DEPLOY-06][COUNT-INT-06][INT-COC-DOUBLE-01]")
{
    for (const bool each_part : {false, true}) {
        AbbeyPosition board = with_thief({option(Option::count_each_part, each_part ? 1 : 0)}, {Set::traders_builders});
        board.lay("B", -3, 0, "FFFF").lay("U", -4, 0, "RFRF").lay("U", 1, -2, "RFRF");
        board.put(Red, board.road(-4, 0, North)).put(Red, board.road(-4, 0, North), PieceKind::builder);
        board.put(Blue, board.road(1, -2, North));
        board.turn_without(Red, "W", -4, -1, "FRRR");  // ends Blue's road and goes on with that of Red's builder
        REQUIRE(board.score(Blue) == 3);
        REQUIRE(is_coming(board, Red));
        board.must(coming(board, Market));
        board.must(declining(board));
        REQUIRE(board.view().part() == 1);
        const PieceId blue = put_in(board, Blue, Blacksmith);
        board.Position::draw(Red, "A");
        board.must(board.placing(Red, "A", 1, -3, "FFRF"));
        board.pass();
        REQUIRE(is_leaving(board, Blue));  // seats leave in each part
        board.must(going(board, blue, board.road(1, -2, North)));
        CHECK(board.score(Blue) == 6);
        CHECK(board.score(Red) == 0);
        CHECK(is_coming(board, Red) == each_part);
    }
}

TEST_CASE("A barn that pays a farmer of another seat brings a follower to the City",
          "[COUNTEX-13][INT-BARN-COC-01][INT-BARN-COC-03][INT-BARN-COC-04][AM-QA-06][AM-QA-07][AM-SEQ-02][COUNT-LEAVE-03]")
{
    for (const bool joins : {false, true}) {
        AbbeyPosition board = city({}, {Set::abbey_mayor});
        board.lay("B", -1, -2, "FFFF");
        board.put(Blue, board.field(-1, -2, 0));
        const PieceId green = put_in(board, Green, Market);
        board.turn(Red, "B", 0, -2, "FFFF");
        board.barn(0, -2, SouthWest);  // with the corners of CO_2 and CO_3
        REQUIRE(is_leaving(board, Green));
        board.must(joins ? going(board, green, board.field(0, -2, 0)) : declining(board));
        CHECK(board.score(Blue) == 3);  // the City is the only city
        CHECK(board.score(Green) == (joins ? 3 : 0));
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Blue) == 7);
        CHECK(board.supply(Green) == (joins ? 7 : 6));
        CHECK(is_coming(board, Red));
    }
}

TEST_CASE("The count goes round clockwise", "[COUNTEX-14][COUNT-MOVE-02]")
{
    AbbeyPosition board = with_thief({option(Option::count_move, 1)});
    complete_road(board, Red);
    board.must(coming(board, Castle));
    CHECK(quarter_of_count(board) == Market);
    CHECK(board.step() == StepKind::draw);
    for (const int next : {Blacksmith, Cathedral, Castle}) {
        AbbeyPosition later = with_thief({option(Option::count_move, 1)});
        put_count(later, next == Castle ? Cathedral : next - 1);
        complete_road(later, Red);
        later.must(coming(later, Market));
        CHECK(quarter_of_count(later) == next);
    }
}
