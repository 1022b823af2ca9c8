// SPDX-License-Identifier: MIT
// The River, The River II and Games Quarterly 11: tiles, draws, placing, the lake, the pig-herd, and how they meet other boxes.
#include "board/features.hpp"
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/river/river_position.hpp"
#include "boxes/river/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "formats/scripts/script.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "formats/tilesets/tileset_text.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

const std::vector<Set> kBothRivers = {Set::base, Set::river, Set::river_2};

Position with_river_2(std::vector<Choice> choices = {}) { return with_river(std::move(choices), {Set::base, Set::river_2}); }
Position with_both(std::vector<Choice> choices = {}) { return with_river(std::move(choices), kBothRivers); }

template <u32 N>
int count_with(const TileDef (&defs)[N], Mark mark)
{
    int count = 0;
    for (const TileDef& def : defs)
        for (const PrintedMark& marked : def.marked) count += marked.mark == mark ? def.count : 0;
    return count;
}

template <u32 N>
int count_river_tiles(const TileDef (&defs)[N], int sides)
{
    int count = 0;
    for (const TileDef& def : defs) {
        int here = 0;
        for (int side = 0; side < kSides; ++side) here += side_of(def.sides, side) == SideKind::river;
        if (here == sides) count += def.count;
    }
    return count;
}

/// The spring, with tiles that leave (0,1) open to the south alone.
Position with_gorge(std::vector<Choice> choices = {})
{
    Position board = with_river(std::move(choices));
    board.lay("B", 1, 0, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 0, "FFFF").lay("B", -1, 1, "FFFF");
    return board;
}

int scorings(const Position& board)
{
    int count = 0;
    for (const Event& event : board.events()) count += event.kind == EventKind::scoring || event.kind == EventKind::completed;
    return count;
}

}  // namespace

// ---- components and setup ----------------------------------------------------------------------------------------------

TEST_CASE("The rivers have springs, lakes, a fork and a bay", "[RIVER-COMP-01][RIVER-COMP-02]")
{
    CHECK(count_with(kRiverTiles, Mark::spring) == 1);
    CHECK(count_with(kRiverTiles, Mark::lake) == 1);
    CHECK(count_river_tiles(kRiverTiles, 2) == 10);
    CHECK(count_with(kRiver2Tiles, Mark::spring) == 1);
    CHECK(count_with(kRiver2Tiles, Mark::lake) == 1);
    CHECK(count_with(kRiver2Tiles, Mark::volcano) == 1);
    CHECK(count_river_tiles(kRiver2Tiles, 3) == 1);
    CHECK(count_river_tiles(kRiver2Tiles, 2) == 8);
    CHECK(count_river_tiles(kRiver2Tiles, 1) == 3);  // spring, bay, lake
}

TEST_CASE("Games Quarterly 11 has ten land tiles, a spring with a road and a river tile", "[RIVER-COMP-03]")
{
    CHECK(count_river_tiles(kGq11Tiles, 0) == 10);
    CHECK(count_with(kGq11Tiles, Mark::spring) == 1);
    CHECK(count_river_tiles(kGq11Tiles, 2) == 1);
    CHECK(count_with(kGq11Tiles, Mark::pig_herd) == 1);
}

TEST_CASE("The spring lies on the table, flows south, and nobody stands on it", "[RIVER-SETUP-01]")
{
    const Position board = with_river();
    const Placed& spring = board.view().state.placed(PlacedId(1));
    CHECK(spring.tile.type() == board.tile("RV01"));
    CHECK(cell_of(spring) == Position::at(0, 0));
    CHECK(side_of(board.view().rules.tiles.at(spring.tile).code, South) == SideKind::river);
    CHECK(board.view().state.header().placed == 1);
    for (int seat = Red; seat <= Green; ++seat) CHECK(board.supply(seat) == 7);
}

TEST_CASE("The start tile is left out, mixed in, or the first after the river", "[RIVER-SETUP-02][RIVER-OPT-01]")
{
    Position out = with_river();
    CHECK(out.view().state.left(out.tile("D")) == 3);
    Position mixed = with_river({option(Option::river_start_tile, 1)});
    CHECK(mixed.view().state.left(mixed.tile("D")) == 4);
    mixed.lay("RV11", 0, 1, "IFFF").leave_in_bag({"B", "D", "D"});
    CHECK(drawable(mixed) == Names{"B", "D"});

    Position first = with_river({option(Option::river_start_tile, 2)});
    CHECK(first.view().state.left(first.tile("D")) == 4);
    CHECK(is_of_river(drawable(first).front()));
    CHECK(first.why_not(drawing(first, "D")) == Reason::river_drawn_first);
    State state = first.play().writable();
    for (int i = 1; i <= state.layout().type_count; ++i) {
        const TileId type(i);
        if (!is_of_river(first.view().rules.tiles.def(type).name)) continue;
        state.header().bag_left = static_cast<u16>(state.header().bag_left - state.left(type));
        change_bag(state, type, -state.left(type));
    }
    CHECK(drawable(first) == Names{"D"});
    CHECK(first.why_not(drawing(first, "B")) == Reason::river_start_tile_next);
    first.must(drawing(first, "D"));
    first.must(first.options().front());
    first.pass();
    CHECK(drawable(first).size() == 24);  // three more of D among all others
}

TEST_CASE("Both rivers make one, with one spring and the lake with the volcano", "[RIVER-SETUP-03][RIVER-SETUP-05]")
{
    const Position board = with_both();
    CHECK(board.view().state.placed(PlacedId(1)).tile.type() == board.tile("RV01"));
    CHECK(copies_in_game(board, "R201") == 0);
    CHECK(copies_in_game(board, "RV11") == 0);
    CHECK(copies_in_game(board, "R212") == 1);
    int river_tiles = 0;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i)
        if (is_of_river(board.view().rules.tiles.def(TileId(i)).name)) river_tiles += board.view().rules.totals[i];
    CHECK(river_tiles == 22);
}

TEST_CASE("With Games Quarterly 11 the spring is chosen, without a river its river tiles leave the game",
          "[RIVER-SETUP-04][RIVER-OPT-04]")
{
    const std::vector<Set> sets = {Set::base, Set::river_2, Set::gq11};
    const Position usual = with_river({}, sets);
    CHECK(usual.view().state.placed(PlacedId(1)).tile.type() == usual.tile("R201"));
    CHECK(copies_in_game(usual, "GQ11") == 0);
    CHECK(copies_in_game(usual, "GQ12") == 1);
    const Position chosen = with_river({option(Option::river_spring)}, sets);
    CHECK(chosen.view().state.placed(PlacedId(1)).tile.type() == chosen.tile("GQ11"));
    CHECK(copies_in_game(chosen, "R201") == 0);
    const Position alone = with_river({}, {Set::base, Set::gq11});
    CHECK(alone.view().state.placed(PlacedId(1)).tile.type() == alone.tile("D"));
    CHECK(copies_in_game(alone, "GQ11") == 0);
    CHECK(copies_in_game(alone, "GQ12") == 0);
    CHECK(alone.view().state.header().bag_left == 71 + 10);
    const Position without = with_river({option(Option::river_spring)});
    CHECK(without.view().state.placed(PlacedId(1)).tile.type() == without.tile("RV01"));
}

TEST_CASE("Copies have one spring and as many ends as forks leave open", "[RIVER-SETUP-05]")
{
    const Position board = with_river({two_copies(Set::river_2)}, {Set::base, Set::river_2});
    CHECK(copies_in_game(board, "R201") == 1);
    CHECK(copies_in_game(board, "R209") == 2);
    CHECK(copies_in_game(board, "R211") == 2);
    CHECK(copies_in_game(board, "R212") == 1);  // 2 + 1 = 1 + 2 forks
}

// ---- drawing -----------------------------------------------------------------------------------------------------------

TEST_CASE("Forks are drawn first, then river tiles, then the lake, then all others", "[RIVER-DRAW-01][RIVER-DRAW-03]")
{
    Position board = with_river_2();
    CHECK(drawable(board) == Names{"R209"});
    CHECK(board.why_not(drawing(board, "R202")) == Reason::river_fork_first);
    CHECK(board.why_not(drawing(board, "R212")) == Reason::lake_drawn_last);
    CHECK(board.why_not(drawing(board, "B")) == Reason::river_drawn_first);
    CHECK(board.why_not(drawing(board, "R201")) == Reason::tile_not_left);  // the spring lies on the table
    board.turn_without(Red, "R209", 0, 1, "IIIF");
    CHECK(drawable(board).size() == 9);
    CHECK(board.why_not(drawing(board, "R209")) == Reason::tile_not_left);
    CHECK(board.why_not(drawing(board, "R212")) == Reason::lake_drawn_last);
    CHECK(board.why_not(drawing(board, "B")) == Reason::river_drawn_first);
    board.leave_in_bag({"R202", "R212", "B"}).turn_without(Blue, "R202", 0, 2, "IFFI");
    CHECK(drawable(board) == Names{"R212"});
    CHECK(board.why_not(drawing(board, "B")) == Reason::river_drawn_first);
    CHECK(board.why_not(drawing(board, "E")) == Reason::tile_not_left);  // none is in the bag
    board.must(drawing(board, "R212"));
    board.must(board.options().front());
    CHECK(drawable(board) == Names{"B"});
    CHECK(board.why_not(drawing(board, "R212")) == Reason::tile_not_left);
}

TEST_CASE("A second fork is drawn among the river tiles", "[RIVER-DRAW-02]")
{
    Position board = with_river({two_copies(Set::river_2)}, {Set::base, Set::river_2});
    CHECK(drawable(board) == Names{"R209"});
    board.turn_without(Red, "R209", 0, 1, "IIFI");
    CHECK(drawable(board).size() == 10);
    CHECK(board.why_not(drawing(board, "R209")) == Reason::none);
}

TEST_CASE("Seats take ordinary turns with river tiles", "[RIVER-DRAW-04]")
{
    Position board = with_river();
    board.turn(Red, "RV07", 0, 1, "IFIR");
    CHECK(board.step() == StepKind::act);
    board.deploy(board.monastery(0, 1));
    CHECK(seat_on_turn(board) == Blue);
    board.turn_without(Blue, "RV04", 0, 2, "IFIF");
    CHECK(seat_on_turn(board) == Green);
}

TEST_CASE("A river tile that fits nowhere goes back to its group", "[RIVER-DRAW-05][RIVER-INT-07]")
{
    for (const bool returns_others : {false, true}) {
        Position board = with_gorge({option(Option::return_unplaceable_to_bag, returns_others)});
        board.leave_in_bag({"RV06", "RV04", "RV11", "B"}).draw(Red, "RV06");
        CHECK(board.step() == StepKind::draw);
        CHECK(drawable(board) == Names{"RV04"});
        CHECK(board.why_not(drawing(board, "RV06")) == Reason::river_tile_aside);
        CHECK(count_leaving(board, Cause::river_set_aside) == 1);
        CHECK(count_leaving(board, Cause::bag_set_aside) == 0);
        board.must(drawing(board, "RV04"));
        CHECK(board.view().state.left(board.tile("RV06")) == 1);
        board.must(board.placing(Red, "RV04", 0, 1, "IFIF"));
        board.pass();
        CHECK(drawable(board) == Names{"RV06"});
    }
}

TEST_CASE("A group of which no tile fits is put away and the next begins", "[RIVER-DRAW-05][RIVER-NOTE-03]")
{
    Position board = with_gorge();
    board.leave_in_bag({"RV06", "RV10", "RV11", "B"}).draw(Red, "RV06").must(drawing(board, "RV10"));
    CHECK(count_leaving(board, Cause::fits_nowhere) == 2);
    CHECK(drawable(board) == Names{"RV11"});
    board.must(drawing(board, "RV11")).must(board.placing(Red, "RV11", 0, 1, "IFFF"));
    board.pass();
    CHECK(drawable(board) == Names{"B"});
}

TEST_CASE("A fork that fits nowhere waits while another one is drawn first", "[RIVER-DRAW-05][RIVER-DRAW-01]")
{
    Position board({2, {Set::base}, {two_copies(Set::river_2)}});
    board.lay("B", 1, 0, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 0, "FFFF").lay("B", -1, 1, "FFFF");
    board.leave_in_bag({"R209", "R209", "R202", "R212"}).draw(Red, "R209");
    CHECK(count_leaving(board, Cause::river_set_aside) == 1);
    CHECK(count_leaving(board, Cause::fits_nowhere) == 0);
    CHECK(drawable(board) == Names{"R209"});
    board.must(drawing(board, "R209"));
    CHECK(count_leaving(board, Cause::fits_nowhere) == 2);
    CHECK(drawable(board) == Names{"R202"});
}

TEST_CASE("The lake goes to any end that is open, and others stay open", "[RIVER-DRAW-06]")
{
    Position board = with_river_2();
    board.lay("R209", 0, 1, "IIFI").leave_in_bag({"R212", "B"});
    CHECK(cells_for(board, "R212") == CellList{{-1, 1}, {1, 1}});
    board.turn(Red, "R212", 1, 1, "FFFI");
    CHECK_FALSE(board.feature(river_at(board, 0, 1)).complete);
    CHECK(drawable(board) == Names{"B"});
}

TEST_CASE("In seeded games river tiles come before all others", "[RIVER-DRAW-01][RIVER-DRAW-03]")
{
    each_game("rivers in order", 20, [&](u64 seed) {
        Position board({2, kBothRivers, {}, Chance::seeded, seed});
        while (!board.is_over()) board.must(board.options().back());
        const Names drawn = drawn_so_far(board);
        REQUIRE(drawn.front() == "R209");
        const auto ordinary = std::find_if_not(drawn.begin(), drawn.end(), is_of_river);
        REQUIRE(ordinary - drawn.begin() >= 21);
        CHECK(*(ordinary - 1) == "R212");
        CHECK(std::none_of(ordinary, drawn.end(), is_of_river));
    });
}

// ---- placing -----------------------------------------------------------------------------------------------------------

TEST_CASE("A river tile must meet the open end of the river", "[RIVER-PLACE-01][RIVER-PLACE-02]")
{
    Position board = with_river();
    board.draw(Red, "RV04");
    CHECK(board.why_not(board.placing(Red, "RV04", 1, 0, "IFIF")) == Reason::river_not_continued);
    CHECK(board.why_not(board.placing(Red, "RV04", 0, 1, "FIFI")) == Reason::side_mismatch);
    board.must(board.placing(Red, "RV04", 0, 1, "IFIF"));
    CHECK(board.joined(river_at(board, 0, 0), river_at(board, 0, 1)));
}

TEST_CASE("Each branch of a fork has its own turn", "[RIVER-PLACE-05]")
{
    Position board = with_both();
    board.lay("RV06", 0, 1, "IFFI");            // a right turn: the river flows west
    CHECK(fits(board, "R209", -1, 1, "FIII"));  // straight and left
    CHECK(why_not(board, "R209", -1, 1, "IIIF") == Reason::river_turns_twice);
    CHECK(why_not(board, "R209", -1, 1, "IIFI") == Reason::river_turns_twice);
    board.lay("R209", -1, 1, "FIII");
    CHECK(why_not(board, "RV10", -1, 2, "IIFF") == Reason::river_turns_twice);  // left again
    CHECK(fits(board, "RV10", -1, 2, "IFFI"));
    CHECK(fits(board, "RV10", -2, 1, "IIFF"));
    CHECK(fits(board, "RV10", -2, 1, "FIIF"));
}

TEST_CASE("The branch of a fork keeps its turn when the other one is laid", "[RIVER-PLACE-03][RIVER-PLACE-05]")
{
    Position board = with_both();
    board.lay("RV06", 0, 1, "IIFF").lay("R209", 1, 1, "FIII");  // to the east and, right, to the south
    SECTION("the straight branch, after the one to the south")
    {
        board.lay("RV04", 1, 2, "IFIF");
        CHECK(fits(board, "R202", 2, 1, "FFII"));
        CHECK(fits(board, "R202", 2, 1, "IFFI"));
    }
    SECTION("the branch to the south, after the straight one")
    {
        board.lay("RV04", 2, 1, "FIFI");
        CHECK(why_not(board, "RV10", 1, 2, "IFFI") == Reason::river_turns_twice);
        CHECK(fits(board, "RV10", 1, 2, "IIFF"));
    }
}

TEST_CASE("Example of a blocked corner", "[RIVER-EX-20][RIVER-PLACE-06]")
{
    Position board = with_both({option(Option::river_u_turns)});
    board.lay("R209", 0, 1, "IIFI");
    SECTION("from the east")
    {
        board.lay("R202", 1, 1, "FFII").lay("RV06", 1, 2, "IFFI").lay("R206", -1, 1, "FIIF");
        CHECK(why_not(board, "RV10", -1, 2, "IIFF") == Reason::river_end_blocked);
        CHECK(fits(board, "RV10", -1, 2, "IFFI"));
    }
    SECTION("from the west")
    {
        board.lay("R206", -1, 1, "FIIF").lay("RV10", -1, 2, "IIFF").lay("R202", 1, 1, "FFII");
        CHECK(why_not(board, "RV06", 1, 2, "IFFI") == Reason::river_end_blocked);
        CHECK(fits(board, "RV06", 1, 2, "IIFF"));
    }
    SECTION("from the south")
    {
        board.lay("RV04", 1, 1, "FIFI").lay("R206", -1, 1, "FIIF").lay("RV03", -1, 2, "ICIC").lay("RV10", -1, 3, "IIFF");
        board.lay("RV04", 0, 3, "FIFI").lay("R210", 1, 3, "FIFI").lay("RV06", 2, 3, "IFFI");
        CHECK(why_not(board, "R202", 2, 1, "FFII") == Reason::river_end_blocked);
        CHECK(fits(board, "R202", 2, 1, "IFFI"));
    }
}

TEST_CASE("Branches never meet", "[RIVER-PLACE-06]")
{
    Position board = with_river_2();
    board.lay("R209", 0, 1, "IIIF").lay("R202", 1, 1, "FFII");
    Verdict verdict;
    const TileId tile = board.tile("R206");
    CHECK(why_not_place(board.view(), tile, Position::at(0, 2), board.turn_of(tile, "IIFF"), verdict) ==
          Reason::river_end_blocked);
    CHECK(verdict.cell == Position::at(1, 2));
    CHECK(fits(board, "R206", 0, 2, "IFFI"));
}

TEST_CASE("With the look-ahead ends do not flow side by side", "[RIVER-PLACE-07]")
{
    for (const bool looks : {false, true}) {
        Position board = with_river_2({option(Option::river_lookahead, looks)});
        board.lay("R209", 0, 1, "IIIF");
        CHECK(why_not(board, "R202", 1, 1, "FFII") == (looks ? Reason::river_no_room_ahead : Reason::none));
        CHECK(fits(board, "R210", 1, 1, "FIFI"));
        CHECK(fits(board, "R202", 0, 2, "IFFI"));
        Position wide = with_river_2({option(Option::river_lookahead, looks)});
        wide.lay("R209", 0, 1, "IIFI").lay("R202", 1, 1, "FFII");
        CHECK(fits(wide, "R206", -1, 1, "FIIF"));  // two columns apart
    }
}

TEST_CASE("A tile far ahead stops the look-ahead, one behind does not", "[RIVER-PLACE-07]")
{
    Position board = with_river({option(Option::river_lookahead)});
    board.lay("B", -1, 0, "FFFF").lay("B", -2, 0, "FFFF").lay("B", -3, 0, "FFFF").lay("B", -4, 0, "FFFF");
    CHECK(why_not(board, "RV06", 0, 1, "IFFI") == Reason::river_no_room_ahead);  // row 0 lies beside row 1
    CHECK(fits(board, "RV06", 0, 1, "IIFF"));
    board.lay("RV04", 0, 1, "IFIF");
    CHECK(fits(board, "RV06", 0, 2, "IFFI"));
}

TEST_CASE("A lake has one way to lie, whatever the turn before", "[RIVER-PLACE-08]")
{
    Position board = with_river();
    board.lay("RV06", 0, 1, "IFFI");
    CHECK(board.placements("RV11") == 1);
    CHECK(fits(board, "RV11", -1, 1, "FIFF"));
}

TEST_CASE("No ordinary tile goes beside an open end of the river", "[RIVER-PLACE-09]")
{
    Position board = with_river();
    board.leave_in_bag({"B"}).draw(Red, "B");
    Verdict verdict;
    CHECK(board.game().why_not(board.placing(Red, "B", 0, 1, "FFFF"), verdict) == Reason::side_mismatch);
    CHECK(verdict.other == static_cast<i8>(SideKind::river));
    CHECK(board.why_not(board.placing(Red, "B", 1, 0, "FFFF")) == Reason::none);
}

// ---- deploying and features --------------------------------------------------------------------------------------------

TEST_CASE("A piece may stand on everything but the river", "[RIVER-DEPLOY-01][RIVER-FIELD-03][RIVER-ROAD-02]")
{
    Position board = with_river();
    board.turn(Red, "RV02", 0, 1, "ICIR");
    int places = 0;
    for (const Action& action : board.options()) places += action.kind == ActionKind::deploy;
    CHECK(places == 1 + 1 + 4);  // city, road, fields
    CHECK(board.why_not(board.deploying(river_at(board, 0, 1))) == Reason::wrong_segment);
}

TEST_CASE("Bridges part the fields and roads end beyond them", "[RIVER-FIELD-03][RIVER-ROAD-02]")
{
    for (const TileDef& def : kRiverTiles) {
        const Text name(def.name);
        if (name == Text("RV02") || name == Text("RV09")) CHECK(count_fields(def) == 4);
        if (name == Text("RV02")) CHECK(def.segment[1].end == RoadEnd::gate);
        if (name == Text("RV07")) CHECK(def.segment[0].end == RoadEnd::monastery);
        if (name == Text("RV07")) CHECK(count_fields(def) == 3);
    }
    for (const TileDef& def : kRiver2Tiles)
        if (Text(def.name) == Text("R204") || Text(def.name) == Text("R208")) CHECK(count_fields(def) == 4);
    Position board = with_river();
    board.lay("RV09", 0, 1, "IRIR");
    CHECK(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));  // round the spring
    CHECK_FALSE(board.joined(board.field(0, 1, 0), board.field(0, 1, 6)));
    CHECK_FALSE(board.joined(board.field(0, 1, 3), board.field(0, 1, 6)));
}

TEST_CASE("The river parts fields", "[RIVER-FIELD-01][INT-RIVER-BARN-01]")
{
    Position board = with_river({option(Option::river_spring)}, {Set::base, Set::river, Set::gq11});
    board.lay("RV04", 0, 1, "IFIF");
    CHECK_FALSE(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));
    board.lay("RV11", 0, 2, "IFFF");
    CHECK(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));
}

TEST_CASE("The bay parts its fields, which both border the city", "[RIVER-FIELD-05]")
{
    Position board = with_river({option(Option::river_spring)}, {Set::base, Set::river_2, Set::gq11});
    board.lay("R211", 0, 1, "IFCF");
    CHECK_FALSE(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));
    const TileDef& def = def_of(board, "R211");
    CHECK(def.segment[1].borders == 1);
    CHECK(def.segment[2].borders == 1);
}

TEST_CASE("The river is never scored, what lies on its tiles is", "[RIVER-SCORE-01][RIVER-SCORE-02]")
{
    Position board = with_river();
    board.lay("RV04", 0, 1, "IFIF").leave_in_bag({"RV11", "B"}).turn(Red, "RV11", 0, 2, "IFFF");
    CHECK(board.feature(river_at(board, 0, 2)).complete);
    CHECK(board.feature(river_at(board, 0, 2)).feature.tiles == 3);
    board.pass();
    CHECK(scorings(board) == 0);
    Position with_city = with_river();
    with_city.lay("RV03", 0, 1, "ICIC").put(Red, with_city.city(0, 1, East)).put(Blue, with_city.city(0, 1, West));
    with_city.leave_in_bag({"E", "B"}).turn_without(Green, "E", 1, 1, "FFFC");
    CHECK(with_city.score(Red) == 4);
    with_city.end();
    CHECK(with_city.score(Blue) == 1);
}

// ---- the lake with the volcano -----------------------------------------------------------------------------------------

TEST_CASE("What the lake with the volcano completes is scored", "[RIVER-LAKE-01]")
{
    Position board = with_river_2();
    board.lay("R210", 0, 1, "IFIF").lay("B", 1, 0, "FFFF").lay("B", -1, 0, "FFFF").lay("B", 1, 1, "FFFF").lay("E", -1, 1, "FFFC");
    board.lay("E", 1, 2, "FCFF").lay("E", -1, 2, "FFFC").put(Blue, board.monastery(0, 1));
    board.leave_in_bag({"R212", "B"}).turn(Red, "R212", 0, 2, "IFFF");
    CHECK(board.score(Blue) == 9);
    CHECK(board.step() == StepKind::draw);
    CHECK(seat_on_turn(board) == Red);
}

TEST_CASE("The turn after the lake is a new one", "[RIVER-LAKE-02]")
{
    Position board = with_river({}, {Set::base, Set::river_2, Set::traders_builders});
    board.lay("R204", 0, 1, "IRIR").put(Red, board.road(0, 1, East)).put(Red, board.road(0, 1, East), PieceKind::builder);
    board.leave_in_bag({"R212", "U", "B", "B"});
    const int turn = turn_number(board);
    board.turn(Red, "R212", 0, 2, "IFFF");
    CHECK(turn_number(board) == turn + 1);
    CHECK(drawable(board) == Names{"B", "U"});
    board.turn(Red, "U", 1, 1, "FRFR").pass();
    CHECK(board.view().part() == 1);
    CHECK(turn_number(board) == turn + 1);
    board.turn(Red, "B", 0, -1, "FFFF").pass();
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("If no tile is left the lake gives no turn", "[RIVER-LAKE-01]")
{
    Position board = with_river_2();
    board.leave_in_bag({"R212"}).turn(Red, "R212", 0, 1, "IFFF");
    CHECK(board.is_over());
}

TEST_CASE("After the lake a tile in the own hand is enough for the new turn, one in another hand is not",
          "[RIVER-LAKE-01][RIVER-LAKE-02]")
{
    const bool has_tile = GENERATE(true, false);
    Position board({2, {Set::base, Set::river_2}, {option(Option::hand_of_three_tiles)}});
    if (has_tile)
        board.leave_in_bag({"R212", "B", "B"});
    else
        board.leave_in_bag({"R212", "B"});
    while (board.step() == StepKind::draw) board.must(board.options().front());
    const int turn = turn_number(board);
    board.must(board.placing(Red, "R212", 0, 1, "IFFF"));
    CHECK(board.view().state.header().bag_left == 0);
    CHECK(turn_number(board) == turn + 1);
    CHECK(seat_on_turn(board) == (has_tile ? Red : Blue));
    CHECK(board.step() == StepKind::place);
}

TEST_CASE("The inn of The River II counts with its box, or always where that is chosen",
          "[RIVER-TIE-01][RIVER-OPT-06][IC-INT-09][INT-INN-RIVER-01]")
{
    const auto points = [](std::vector<Choice> choices, std::vector<Set> sets) {
        Position board = with_river(std::move(choices), std::move(sets));
        board.lay("R204", 0, 1, "IRIR").lay("A", 1, 1, "FFFR").put(Red, board.road(1, 1, West)).leave_in_bag({"A", "B"});
        board.turn_without(Blue, "A", -1, 1, "FRFF");
        return board.score(Red);
    };
    const std::vector<Set> river = {Set::base, Set::river_2};
    const std::vector<Set> river_and_inns = {Set::base, Set::inns_cathedrals, Set::river_2};
    CHECK(points({}, river) == 3);
    CHECK(points({option(Option::river_ties_always)}, river) == 6);
    CHECK(points({}, river_and_inns) == 6);
    CHECK(points({option(Option::river_ties_always)}, river_and_inns) == 6);
    Position open = with_river({option(Option::river_ties_always)}, river);
    open.lay("R204", 0, 1, "IRIR").put(Red, open.road(0, 1, East)).end();
    CHECK(open.score(Red) == 0);
}

// ---- the pig-herd ------------------------------------------------------------------------------------------------------

TEST_CASE("Farmers who are joined to a barn or find a new one get the herd's point",
          "[PIGHERD-05][INT-BARN-PIGHERD-01][BARN-VAL-01][BARN-VAL-02]")
{
    const std::vector<Set> sets = {Set::base, Set::abbey_mayor, Set::gq11};
    AbbeyPosition placed({}, 3, sets);
    placed.lay("E", 0, -1, "FFCF").put(Red, placed.field(0, -1, 0)).lay("GQ09", 1, -1, "FFFF").lay("B", 1, -2, "FFFF");
    placed.turn(Blue, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
    CHECK(placed.score(Red) == 3 + 1);
    placed.end();
    CHECK(placed.score(Blue) == 4);

    AbbeyPosition joined({}, 3, sets);
    joined.lay("E", 0, -1, "FFCF").lay("GQ09", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    joined.put_barn(Blue, 0, -2, SouthEast).lay("E", 0, -3, "FFCF").put(Red, joined.field(0, -3, 0));
    joined.turn(Green, "V", 1, -3, "RRFF").pass();
    CHECK(joined.score(Red) == 2 * (1 + 1));
}

TEST_CASE("The herd of R206 helps in the large field only", "[PIGHERD-06]")
{
    Position board = with_river({option(Option::river_spring)}, {Set::base, Set::river_2, Set::gq11});
    board.lay("R206", 0, 1, "IFFI");
    CHECK(count_marks(board.view(), board.feature(board.field(0, 1, 0)).feature, Mark::pig_herd) == 0);
    CHECK(count_marks(board.view(), board.feature(board.field(0, 1, 1)).feature, Mark::pig_herd) == 1);
}

TEST_CASE("A herd without a completed city pays nothing", "[PIGHERD-01]")
{
    Position board = with_river({}, {Set::base, Set::gq11});
    board.lay("GQ09", 0, 1, "FFFF").put(Red, board.field(0, 1, 0)).end();
    CHECK(board.score(Red) == 0);
    for (const Event& event : board.events()) CHECK(event.reward != Reward::pig_herd_cities);
}

// ---- other boxes -------------------------------------------------------------------------------------------------------

TEST_CASE("Tower pieces are placed while the river is laid, and river tiles lie in ranges", "[RIVER-INT-02][INT-RIVER-TOWER-01]")
{
    TowerPosition board({3, {Set::base, Set::tower, Set::river}});
    board.lay("RV07", 0, 1, "IFIR").put(Blue, board.monastery(0, 1)).lay("T12", 1, 1, "FFFF");
    board.place(Red, "RV04", 0, 2, "IFIF");
    CHECK(board.why_not(board.building(1, 1)) == Reason::none);
    board.build(1, 1);
    CHECK(board.targets() == Cells{{0, 1}});
}

TEST_CASE("A barn stands at the corner of river tiles, judged by half-edges", "[RIVER-INT-03][INT-RIVER-BARN-01]")
{
    AbbeyPosition board({}, 3, {Set::base, Set::river, Set::abbey_mayor});
    board.lay("RV04", 0, 1, "IFIF").lay("B", 1, 0, "FFFF").leave_in_bag({"B", "E"});
    board.turn(Red, "B", 1, 1, "FFFF").barn(1, 1, NorthWest);
    CHECK(board.supply(Red, PieceKind::barn) == 0);
}

TEST_CASE("Over a river bridge a wagon reaches gate and monastery and nothing else", "[RIVER-INT-04]")
{
    for (const TileDef& def : kRiverTiles) {
        const Text name(def.name);
        if (name == Text("RV02")) CHECK((def.segment[1].links == 1 && def.segment[0].links == 2));
        if (name == Text("RV07")) CHECK(def.segment[0].links == 1 << 4);
        if (name == Text("RV09")) CHECK(def.segment[0].links == 0);
    }
}

TEST_CASE("A builder works during the river and draws from the same group", "[RIVER-INT-05][TB-INT-05][INT-BUILDER-RIVER-01]")
{
    Position board = with_river({option(Option::river_u_turns)}, {Set::base, Set::river, Set::traders_builders});
    board.lay("RV08", 0, 1, "IRRI").lay("RV10", -1, 1, "FIIF").lay("RV06", -1, 2, "IIFF");
    board.put(Red, board.road(0, 1, South)).put(Red, board.road(0, 1, South), PieceKind::builder);
    board.turn_without(Red, "RV09", 0, 2, "RIRI");
    CHECK(board.view().part() == 1);
    CHECK(seat_on_turn(board) == Red);
    for (const std::string& name : drawable(board)) CHECK(is_of_river(name));
}

// ---- house rules -------------------------------------------------------------------------------------------------------

TEST_CASE("The start tile is not in the bag of a game with a river", "[RIVER-INT-06]")
{
    for (const Set set : {Set::river, Set::river_2}) {
        Config config = empty_config();
        config.copies[static_cast<int>(Set::base)] = 1;
        config.copies[static_cast<int>(set)] = 1;
        config.options[index_of(Option::start_tile_in_bag)] = 1;
        Fault fault;
        CHECK(build_rules(config, {}, {}, fault) == nullptr);
        CHECK(fault.reason == Reason::config_contradiction);
        CHECK(fault.set_name == static_cast<i32>(set));
    }
    const Position board = with_river({option(Option::start_tile_in_bag)}, {Set::base, Set::gq11});
    CHECK(board.view().state.header().placed == 0);
}

TEST_CASE("Of a hand river tiles are placed first, and the lake waits for all others", "[RIVER-INT-06]")
{
    Position board({2, {Set::base, Set::river}, {option(Option::hand_of_three_tiles)}});
    board.leave_in_bag({"RV04", "RV04", "RV11", "B", "B", "E", "E", "U"});
    CHECK(drawable(board) == Names{"RV04"});
    for (const char* name : {"RV04", "RV04", "RV11", "B", "B", "E"}) board.must(drawing(board, name));
    CHECK(seat_on_turn(board) == Red);  // Red: RV04, RV11, B. Blue: RV04, B, E
    CHECK(board.why_not(board.placing(Red, "B", 1, 0, "FFFF")) == Reason::river_tile_first);
    CHECK(board.why_not(board.placing(Red, "RV11", 0, 1, "IFFF")) == Reason::lake_waits);
    for (const Action& action : board.options()) CHECK(action.tile == board.tile("RV04"));
    board.must(board.placing(Red, "RV04", 0, 1, "IFIF"));
    board.pass();
    board.must(drawing(board, "E"));
    CHECK(board.why_not(board.placing(Blue, "B", 1, 0, "FFFF")) == Reason::river_tile_first);
    board.must(board.placing(Blue, "RV04", 0, 2, "IFIF"));
    board.pass();
    board.must(drawing(board, "U"));
    CHECK(board.why_not(board.placing(Red, "B", 1, 0, "FFFF")) == Reason::river_tile_first);
    board.must(board.placing(Red, "RV11", 0, 3, "IFFF"));
    board.pass();
    CHECK(board.why_not(board.placing(Blue, "B", 1, 0, "FFFF")) == Reason::none);
}

TEST_CASE("A hand without a river tile that fits plays others", "[RIVER-INT-06]")
{
    Position board({2, {Set::base, Set::river}, {option(Option::hand_of_three_tiles)}});
    board.lay("B", 1, 0, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 0, "FFFF").lay("B", -1, 1, "FFFF");
    board.leave_in_bag({"RV06", "RV10", "B", "E", "E", "U"});
    for (const char* name : {"RV06", "RV10", "B", "E", "E", "U"}) board.must(drawing(board, name));
    CHECK(board.why_not(board.placing(Red, "E", 2, 0, "FFCF")) == Reason::none);
}

TEST_CASE("Tiles drawn ahead come in the order of groups", "[RIVER-INT-06]")
{
    Position board({2, {Set::base, Set::river_2}, {option(Option::draw_next_tile_at_turn_end)}});
    CHECK(drawable(board) == Names{"R209"});
    board.must(drawing(board, "R209"));
    CHECK(drawable(board).size() == 9);
}

TEST_CASE("A view that hides hands knows which group is drawn from and what an unseen tile can be",
          "[RIVER-INT-06][RIVER-DRAW-01]")
{
    int unseen = 0;
    each_game("rivers in hidden hands", 10, [&](u64 seed) {
        const bool is_three = seed % 2 == 0;
        Position board({3,
                        kBothRivers,
                        {option(is_three ? Option::hand_of_three_tiles : Option::draw_next_tile_at_turn_end),
                         option(is_three ? Option::hand_hidden : Option::held_tiles_hidden)},
                        Chance::seeded,
                        seed});
        for (int step = 0; !board.is_over() && step < 120; ++step) {
            std::vector<u8> bytes(write_snapshot(board.game(), Viewer::open, nullptr, 0));
            write_snapshot(board.game(), Viewer::open, bytes.data(), static_cast<u32>(bytes.size()));
            Fault fault;
            Game* const seen = read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault);
            REQUIRE(seen != nullptr);
            CHECK(group_to_draw(seen->view()) == group_to_draw(board.view()));
            if (group_to_draw(board.view()) != 0) CHECK_FALSE(may_be_unseen(seen->view(), board.tile("E")));
            for (u32 i = 0; i < board.view().rules.slot_count; ++i) {
                const TileId held = board.view().state.slots()[i];
                if (!held) continue;
                CHECK(may_be_unseen(seen->view(), held));
                ++unseen;
            }
            Game::destroy(seen);
            const std::vector<Action> options = board.options();
            board.must(options[(seed * 31 + static_cast<u64>(step) * 7) % options.size()]);
        }
    });
    CHECK(unseen > 100);
}

TEST_CASE("Whether a river tile of a hidden hand goes back to its group is the same in every view",
          "[RIVER-INT-06][RIVER-DRAW-05]")
{
    for (const std::string second : {"R204", "R209"}) {  // the other fork is in the bag, or in a hand that its seat alone knows
        const std::string lines =
            "bastide 1\nseats 6\nchance host\nset base 1\nset river_2 2\nset gq11 1\npieces mayor 1\noption bounded_table 1\n"
            "option table_max_x 4\noption table_edge_completes 1\noption hand_of_three_tiles 1\noption hand_hidden 1\n\n"
            "draw R209\ndraw " +
            second +
            "\ndraw R206\ndraw R205\ndraw R205\ndraw R202\ndraw R207\ndraw R210\ndraw R203\ndraw R207\ndraw R204\n"
            "draw R210\ndraw GQ12\ndraw R208\ndraw R202\ndraw R211\ndraw R211\ndraw R206\n"
            "0: discard R209\ndraw R203\n0: discard R207\n";
        Fault fault;
        const std::unique_ptr<Game, void (*)(Game*)> game(
            read_script(Text(lines.data(), static_cast<u32>(lines.size())), {}, {}, fault), Game::destroy);
        INFO(second << ": " << fault.text);
        REQUIRE(game);
        for (int seat = -1; seat < 6; ++seat) {
            const Viewer viewer = seat < 0 ? Viewer::open : static_cast<Viewer>(seat);
            std::vector<u8> bytes(write_snapshot(*game, viewer, nullptr, 0));
            write_snapshot(*game, viewer, bytes.data(), static_cast<u32>(bytes.size()));
            Game* const seen = read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault);
            REQUIRE(seen != nullptr);
            Game::destroy(seen);
        }
    }
}

TEST_CASE("At the edge of the table the river ends in a lake, or runs out where the edge completes", "[RIVER-INT-08]")
{
    for (const bool completes : {false, true}) {
        Position board = with_river({option(Option::bounded_table), option(Option::table_min_x, -3),
                                     option(Option::table_max_x, 3), option(Option::table_min_y, -3),
                                     option(Option::table_max_y, 1), option(Option::table_edge_completes, completes)});
        CHECK(why_not(board, "RV04", 0, 1, "IFIF") == (completes ? Reason::none : Reason::river_end_blocked));
        CHECK(fits(board, "RV06", 0, 1, "IFFI"));
        CHECK(fits(board, "RV11", 0, 1, "IFFF"));
        if (!completes) continue;
        board.lay("RV04", 0, 1, "IFIF");
        CHECK(board.feature(river_at(board, 0, 1)).complete);
        CHECK(cells_for(board, "RV11").empty());
    }
    Position bay = with_river({option(Option::bounded_table), option(Option::table_max_y, 1), option(Option::table_min_x, -3)},
                              {Set::base, Set::river_2});
    CHECK(fits(bay, "R211", 0, 1, "IFCF"));
}

// ---- the text of tiles -------------------------------------------------------------------------------------------------

TEST_CASE("Rivers are written as they are read")
{
    const char* const lines[] = {"RV09 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS over:r0i0", "RV10 1 FIIF f:34 f:012567 g i:ES",
                                 "RIVERS 1 IIII f:07 f:12 f:34 f:56 i:NESW", "GQ11 1 FRFI r:E f:0127 f:3456 i:W spring:r0i0"};
    for (const char* line : lines) {
        const TileReading reading = read_tile(Text(line));
        REQUIRE(reading.fault == TileFault::none);
        char text[128];
        TextWriter out(text, sizeof text);
        write_tile(reading.def, out);
        CHECK(std::string(text) == line);
    }
    const auto fault = [](const char* line) { return read_tile(Text(line)).fault; };
    CHECK(fault("T 1 IFIF f:1234 f:0567 i:N") == TileFault::port_unclaimed);
    CHECK(fault("T 1 IFIF f:1234 f:0567 i:NE") == TileFault::side_contradicted);
    CHECK(fault("T 1 IFIF f:01234567 i:NS") == TileFault::crossing_not_given);
    CHECK(fault("T 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS") == TileFault::crossing_not_given);
    CHECK(fault("T 1 IFFF f:01234567 i:N village:i0") == TileFault::bad_village);
    CHECK(fault("T 1 FRFI r:E f:0127 f:3456 i:W spring:r0") == TileFault::bad_spring);
    CHECK(fault("T 1 FRFI r:E f:0127 f:3456 i:W spring:i0") == TileFault::bad_spring);
    CHECK(fault("T 1 FRFC c:W r:E f:012345+0 spring:r0c0") == TileFault::bad_spring);
}
