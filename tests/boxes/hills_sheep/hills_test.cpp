// SPDX-License-Identifier: MIT
// Hills & Sheep: hidden tiles, ties, vineyards.
#include "boxes/hills_sheep/hills_position.hpp"
#include "play/drawing.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

// ---- hidden tiles ---------------------------------------------------------------------------------------------------------

TEST_CASE("A hill hides a tile that nobody knows, and every weight stays as it was", "[HILL-HIDE-01][HILL-HIDE-03]")
{
    AbbeyPosition board = hills();
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    const View view = board.view();
    CHECK(count_covered(view) == 1);
    CHECK(view.state.header().bag_left == 87);
    CHECK(DrawableTiles(view).sum_of_weights() == 88);  // the hidden one may be any of them
    CHECK(view.state.left(board.tile("V")) == 9);
    std::vector<Event> hidden;
    for (const Event& event : board.events())
        if (event.kind == EventKind::tile_left) hidden.push_back(event);
    REQUIRE(hidden.size() == 1);
    CHECK(hidden[0].cause == Cause::hill_covered);
    CHECK_FALSE(hidden[0].tile);
}

TEST_CASE("The game ends when only hidden tiles are left", "[HILL-HIDE-03]")
{
    AbbeyPosition board = hills();
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    Play play = board.play();
    State state = play.writable();
    for (int i = 1; i <= state.layout().type_count; ++i) change_bag(state, TileId(i), -state.left(TileId(i)));
    change_bag(state, board.tile("B"), 1);
    change_bag(state, board.tile("V"), 1);
    state.header().bag_left = 1;
    board.turn_without(Blue, "B", 0, 1, "FFFF");
    CHECK(board.is_over());
}

TEST_CASE("With no tile left a hill hides none, and breaks ties all the same", "[HILL-HIDE-02]")
{
    AbbeyPosition board = hills();
    board.leave_in_bag({"HS_F"});
    board.turn_without(Red, "HS_F", 0, -1, "CFCF");
    CHECK(count_covered(board.view()) == 0);
    CHECK(board.is_over());
    AbbeyPosition tied = hills();
    tied.leave_in_bag({"HS_F", "E"});
    tied.lay("HS_F", 0, -1, "CFCF").put(Red, tied.city(0, -1, South));
    tied.put(Blue, tied.city(0, 0, North));
    CHECK(tied.feature(tied.city(0, 0, North)).leaders == 1u << Red);
}

TEST_CASE("A hill that fits nowhere hides nothing", "[HILL-HIDE-04]")
{
    // The only empty cell of the table lies north of D, at its city; HS_M has none.
    AbbeyPosition board = hills({option(Option::bounded_table), option(Option::table_min_y, -1)});
    const int before = board.view().state.header().bag_left;
    board.Position::draw(Red, "HS_M");
    CHECK(board.step() == StepKind::draw);
    CHECK(count_covered(board.view()) == 0);
    CHECK(board.view().state.header().bag_left == before - 1);
}

// ---- ties ---------------------------------------------------------------------------------------------------------------------

TEST_CASE("Only meeples that count for the feature break a tie", "[HILL-TIE-05]")
{
    AbbeyPosition board = hills_with(Set::traders_builders);
    board.lay("HS_F", 0, -1, "CFCF");
    board.put(Red, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    board.put(Red, board.city(0, -1, South), PieceKind::builder);
    CHECK(board.feature(board.city(0, 0, North)).leaders == (1u << Red | 1u << Blue));
    AbbeyPosition fields = hills_with(Set::traders_builders);
    fields.lay("HS_F", 0, -1, "CFCF").lay("E", 1, -1, "CFFF");
    fields.put(Red, fields.field(1, -1, 7)).put(Blue, fields.field(1, -1, 7));
    fields.put(Red, fields.field(0, -1, 2), PieceKind::pig);
    tend(fields, Blue, fields.field(0, -1, 2), {kOne});
    CHECK(fields.feature(fields.field(1, -1, 7)).leaders == (1u << Red | 1u << Blue));
}

TEST_CASE("A hill changes no strength and no majority", "[HILL-TIE-06][HILL-TIE-04]")
{
    AbbeyPosition board = hills();
    board.lay("HS_F", 0, -1, "CFCF");
    board.put(Red, board.city(0, -1, South));
    board.put(Blue, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    CHECK(board.feature(board.city(0, 0, North)).leaders == 1u << Blue);
    CHECK(board.feature(board.city(0, 0, North)).weights.of[Red] == 1);
    CHECK(board.feature(board.city(0, -1, North)).points_complete == 2 * 1);
}

TEST_CASE("Standings, briefs and the final scoring break ties, too", "[HILL-TIE-01]")
{
    AbbeyPosition board = hills();
    board.lay("HS_F", 0, -1, "CFCF").lay("E", 1, -1, "CFFF").lay("E", 0, -2, "FFCF");
    board.put(Red, board.field(0, -1, 2)).put(Blue, board.field(1, -1, 7));
    i32 sums[kMaxSeats] = {};
    count_final(board.view(), sums);
    CHECK(sums[Red] == 6);
    CHECK(sums[Blue] == 0);
}

// ---- vineyards
// ------------------------------------------------------------------------------------------------------------------

TEST_CASE("One vineyard serves several monasteries", "[VINEYARD-02]")
{
    AbbeyPosition board = hills();
    board.lay("B", 0, 1, "FFFF").lay("HS_A", 1, 1, "FCFF").lay("B", 1, 2, "FFFF");
    CHECK(board.feature(board.monastery(0, 1)).points_complete == 9 + 3);
    CHECK(board.feature(board.monastery(1, 2)).points_complete == 9 + 3);
    CHECK(board.feature(board.monastery(0, 1)).points_now == 4);
}

TEST_CASE("Shrines count as monasteries beside a vineyard", "[VINEYARD-04][INT-VINEYARD-ABBEY-01]")
{
    AbbeyPosition shrines = hills_with(Set::cult);
    shrines.lay("CU05", 0, 1, "FFFF").lay("HS_A", 1, 1, "FCFF");
    CHECK(shrines.feature(shrines.monastery(0, 1)).points_complete == 9 + 3);
}

TEST_CASE("Gardens count for vineyards by option", "[VINEYARD-05][INT-VINEYARD-GARDEN-01]")
{
    for (const int value : {0, 1}) {
        AbbeyPosition board = hills({option(Option::vineyards_for_gardens, value)}, {Set::base, Set::abbot, Set::hills_sheep});
        board.lay("E_g", 0, -1, "FFCF").lay("HS_A", 1, -1, "FCFF");
        const NodeId garden = board.segment(0, -1, 2);
        REQUIRE(board.view().state.node(garden).kind() == SegmentKind::garden);
        CHECK(board.feature(garden).points_complete == 9 + 3 * value);
    }
}

TEST_CASE("A vineyard is no feature and parts no field", "[VINEYARD-06]")
{
    AbbeyPosition board = hills();
    board.lay("HS_P", 0, 1, "FRRR");
    CHECK(board.joined(board.field(0, 1, 0), board.field(0, 1, 2)));
    CHECK(board.view().rules.tiles.at(board.view().state.placed(PlacedId(2)).tile).segments == 4);
}
