// SPDX-License-Identifier: MIT
// Variants and house rules, one case for each id of the rules pages that is played, and their worked examples.
#include "boxes/river/river_position.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

Choice on(Option option, i32 value = 1) { return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), value}; }

PositionSetup with(std::vector<Choice> choices)
{
    PositionSetup setup;
    setup.choices = std::move(choices);
    return setup;
}

}  // namespace

TEST_CASE("Without farmers nobody stands in a field", "[BASE-VAR-01]")
{
    Position board(with({on(Option::play_without_farmers)}));
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(board.deploying(board.field(0, -1, 0))) == Reason::wrong_segment);
    for (const Action& action : board.options())
        if (action.kind == ActionKind::deploy)
            CHECK(board.view().state.node(board.segment(0, -1, action.segment)).kind() != SegmentKind::field);
}

TEST_CASE("A small city pays two points or three with a pennant", "[BASE-VAR-02][BASE-EX-25]")
{
    Position board(with({on(Option::small_city_two_points)}));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 2);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Larger cities and unfinished ones are worth what they were", "[BASE-VAR-02]")
{
    Position board(with({on(Option::small_city_two_points)}));
    board.turn(Red, "F", 0, -1, "CFCF").deploy(board.city(0, -1, North));
    board.turn_without(Blue, "E", 0, -2, "FFCF");
    CHECK(board.score(Red) == 8);
}

TEST_CASE("Unfinished cities pay nothing at the end", "[HOUSE-END-01][BASE-EX-25]")
{
    Position board(with({on(Option::no_points_for_unfinished)}));
    board.turn(Red, "F", 0, -1, "CFCF").deploy(board.city(0, -1, North));
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Unfinished monasteries and roads pay nothing at the end", "[HOUSE-END-01][BASE-EX-25]")
{
    Position board(with({on(Option::no_points_for_unfinished)}));
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.monastery(0, 1));
    board.turn(Blue, "U", 1, 0, "FRFR").deploy(board.road(1, 0, East));
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Fields are scored as usual when unfinished features pay nothing", "[HOUSE-END-01][BASE-EX-25]")
{
    Position board(with({on(Option::no_points_for_unfinished)}));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    board.turn_without(Blue, "H", 0, -2, "FCFC");
    board.turn(Red, "E", 1, -2, "FFFC").deploy(board.field(1, -2, 0));
    board.end();
    CHECK(board.score(Red) == 9);
}

TEST_CASE("No tile goes beyond the table", "[HOUSE-TABLE-01]")
{
    Position board(
        with({on(Option::bounded_table), on(Option::table_min_x, -1), on(Option::table_max_x, 1), on(Option::table_max_y, 1)}));
    board.draw(Red, "E");
    CHECK(board.why_not(board.placing(Red, "E", 0, -1, "FFCF")) == Reason::table_off);
    CHECK(board.why_not(board.placing(Red, "E", 0, 1, "FFCF")) == Reason::none);
    for (const Action& action : board.options()) {
        CHECK(action.cell.x >= -1);
        CHECK(action.cell.x <= 1);
        CHECK(action.cell.y >= 0);
        CHECK(action.cell.y <= 1);
    }
}

TEST_CASE("The edge of the table completes a road", "[HOUSE-TABLE-02][BASE-EX-27][INT-HOUSE-EDGE-01]")
{
    const std::vector<Choice> bounds = {on(Option::bounded_table), on(Option::table_max_x, 9), on(Option::table_min_y, -9),
                                        on(Option::table_max_y, 9)};
    SECTION("with the switch")
    {
        std::vector<Choice> choices = bounds;
        choices.push_back(on(Option::table_edge_completes));
        Position board(with(choices));
        board.turn(Red, "A", 1, 0, "FFFR").deploy(board.road(1, 0, West));
        CHECK(board.score(Red) == 2);
        CHECK(board.supply(Red) == 7);
    }
    SECTION("without it the road pays two at the end")
    {
        Position board(with(bounds));
        board.turn(Red, "A", 1, 0, "FFFR").deploy(board.road(1, 0, West));
        CHECK(board.score(Red) == 0);
        board.end();
        CHECK(board.score(Red) == 2);
    }
}

TEST_CASE("A monastery at the edge is complete with fewer tiles and pays one a tile", "[HOUSE-TABLE-02]")
{
    Position board(with({on(Option::bounded_table), on(Option::table_max_x, 9), on(Option::table_min_y, -9),
                         on(Option::table_max_y, 9), on(Option::table_edge_completes)}));
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.monastery(0, 1));
    CHECK(board.feature(board.monastery(0, 1)).points_complete == 6);
    CHECK(board.feature(board.monastery(0, 1)).points_now == 2);
    board.turn_without(Blue, "V", 1, 0, "RFFR");
    board.turn_without(Blue, "E", 1, 1, "FCFF");
    board.turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(board.score(Red) == 0);
    board.turn_without(Blue, "E", 0, 2, "FFCF");
    CHECK(board.score(Red) == 6);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("The edge of the table needs a table with an edge", "[HOUSE-MIX-01]")
{
    CHECK_THROWS(Position(with({on(Option::table_edge_completes)})));
    CHECK_THROWS(Position(with({on(Option::hole_needs_distinct_features)})));
}

namespace {

/// EX-13: seven tiles around (0,1), which is the hole then.
void surround(Position& board)
{
    board.turn_without(Blue, "V", 1, 0, "RFFR").turn_without(Blue, "V", -1, 0, "RRFF").turn_without(Blue, "E", -1, 1, "FFFC");
    board.turn_without(Blue, "E", 1, 1, "FCFF").turn_without(Blue, "E", -1, 2, "FFFC").turn_without(Blue, "E", 0, 2, "FFCF");
    board.turn_without(Blue, "E", 1, 2, "FCFF");
}

}  // namespace

TEST_CASE("A seat that fills a hole has another turn", "[HOUSE-HOLE-01][BASE-EX-26]")
{
    Position board(with({on(Option::extra_turn_for_filling_hole)}));
    surround(board);
    CHECK(board.view().state.header().active == Green);  // after Blue's last turn
    board.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(board.view().state.header().active == Red);
    board.turn_without(Red, "U", 2, 0, "RFRF");
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("Without the switch a filled hole gives nothing", "[HOUSE-HOLE-01]")
{
    Position board;
    surround(board);
    board.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("A hole must lie between four different features when that is asked", "[HOUSE-HOLE-01]")
{
    Position board(with({on(Option::extra_turn_for_filling_hole), on(Option::hole_needs_distinct_features)}));
    surround(board);
    board.turn_without(Red, "B", 0, 1, "FFFF");  // one field on all sides
    CHECK(board.view().state.header().active == Blue);
}

namespace {

PositionSetup strict_holes() { return with({on(Option::extra_turn_for_filling_hole), on(Option::hole_needs_distinct_features)}); }

}  // namespace

TEST_CASE("A hole lies between four features even if its tile makes them one", "[HOUSE-HOLE-01]")
{
    Position board(strict_holes());  // EX-07: each side of the hole shows another city
    board.lay("V", 1, 0, "FFRR").lay("E", 1, -1, "FFFC").lay("V", -1, 0, "FRRF").lay("E", -1, -1, "FCFF");
    board.lay("B", 1, -2, "FFFF").lay("E", 0, -2, "FFCF");
    board.turn_without(Red, "C", 0, -1, "CCCC");
    CHECK(board.view().state.header().active == Red);
}

TEST_CASE("A hole between four roads counts and one that a road reaches twice does not", "[HOUSE-HOLE-01]")
{
    Position board(strict_holes());
    board.lay("B", 0, 1, "FFFF").lay("E", 0, -1, "FFCF").lay("U", 1, -1, "RFRF");
    SECTION("four roads")
    {
        board.lay("U", 1, 1, "RFRF").lay("B", 2, 1, "FFFF").lay("U", 2, 0, "FRFR");
        board.turn_without(Red, "X", 1, 0, "RRRR");
        CHECK(board.view().state.header().active == Red);
    }
    SECTION("one bends round from the east to the south")
    {
        board.lay("V", 1, 1, "RRFF").lay("V", 2, 1, "RFFR").lay("V", 2, 0, "FFRR");
        board.turn_without(Red, "X", 1, 0, "RRRR");
        CHECK(board.view().state.header().active == Blue);
    }
}

TEST_CASE("With the start tile in the bag the first tile is placed on the first cell in any turn", "[HOUSE-BAG-01]")
{
    Position board(with({on(Option::start_tile_in_bag)}));
    CHECK(board.view().state.header().placed == 0);
    CHECK(board.view().state.header().bag_left == 84);
    board.draw(Red, "E");
    const std::vector<Action> options = board.options();
    REQUIRE(options.size() == 4);
    for (const Action& action : options) CHECK(action.cell == Position::at(0, 0));
    board.must(options[1]);
    board.deploy(board.city(0, 0, East));
    CHECK(board.view().state.header().active == Blue);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("With the start tile in the bag there are eighty four turns", "[HOUSE-BAG-01]")
{
    PositionSetup setup = with({on(Option::start_tile_in_bag), on(Option::return_unplaceable_to_bag)});
    setup.chance = Chance::seeded;
    Position board(setup);
    while (!board.is_over()) board.must(board.options().front());
    const Header& header = board.view().state.header();
    CHECK(header.placed + header.bag_left == 84);
    CHECK(header.turn == (header.bag_left == 0 ? 84 : header.placed + 1));
}

TEST_CASE("A tile that fits nowhere goes back to the bag", "[HOUSE-BAG-02][BASE-EX-19]")
{
    Position board(with({on(Option::return_unplaceable_to_bag)}));
    board.lay("E", 0, -1, "FFCF");
    const int left = board.view().state.header().bag_left;
    board.draw(Red, "C");
    CHECK(board.step() == StepKind::draw);  // set aside, and another is drawn
    CHECK(board.view().state.left(board.tile("C")) == 0);
    CHECK(board.why_not(drawing(board, "C")) == Reason::bag_tile_aside);
    CHECK(board.why_not(drawing(board, "V")) == Reason::none);
    board.draw(Red, "V");
    CHECK(board.step() == StepKind::place);
    CHECK(board.view().state.left(board.tile("C")) == 1);
    CHECK(board.view().state.header().bag_left == left - 1);
}

TEST_CASE("The game ends when every tile left fits nowhere", "[HOUSE-BAG-02]")
{
    Position board(with({on(Option::return_unplaceable_to_bag)}));
    board.lay("E", 0, -1, "FFCF").leave_in_bag({"C"});
    board.draw(Red, "C");
    CHECK(board.is_over());
    CHECK(board.view().state.header().bag_left == 1);
}

TEST_CASE("Roads continue through a junction with bushes", "[HOUSE-ROAD-01][BASE-EX-28]")
{
    constexpr int kTileW = 22;
    std::vector<Choice> choices = {on(Option::bushes_do_not_end_roads)};
    SECTION("the three arms are one road that stays open")
    {
        choices.push_back({static_cast<i32>(ChoiceKind::bush), kTileW, 1});
        Position board(with(choices));
        board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East));
        CHECK(board.joined(board.road(-1, 0, East), board.road(-1, 0, North)));
        CHECK(board.joined(board.road(-1, 0, East), board.road(-1, 0, West)));
        CHECK_FALSE(board.joined(board.field(-1, 0, 0), board.field(-1, 0, 1)));
        board.turn_without(Blue, "X", 1, 0, "RRRR");
        CHECK(board.score(Red) == 0);
        CHECK(board.feature(board.road(-1, 0, East)).open == 2);
        CHECK(board.feature(board.road(-1, 0, East)).feature.tiles == 3);
    }
    SECTION("with houses the road is complete")
    {
        Position board(with(choices));
        board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East));
        board.turn_without(Blue, "X", 1, 0, "RRRR");
        CHECK(board.score(Red) == 3);
    }
}

TEST_CASE("A lone road that ends at a house among bushes still ends there", "[HOUSE-ROAD-01]")
{
    constexpr int kTileZ11 = 34;
    Position board(with({on(Option::bushes_do_not_end_roads), {static_cast<i32>(ChoiceKind::bush), kTileZ11, 1}}));
    board.turn(Red, "Z11", 1, 0, "FFFR").deploy(board.road(1, 0, West));
    board.turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(board.score(Red) == 3);
}
