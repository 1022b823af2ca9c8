// SPDX-License-Identifier: MIT
// The worked examples of The River, The River II and Games Quarterly 11.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/river/river_position.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Position with_river_2(std::vector<Choice> choices = {}) { return with_river(std::move(choices), {Set::base, Set::river_2}); }

/// R201(0,0), R209(0,1), R211(1,1): the eastern branch has ended at a wall, the western one faces (-1,1).
Position with_one_branch_ended(std::vector<Choice> choices = {})
{
    Position board = with_river_2(std::move(choices));
    board.lay("R209", 0, 1, "IIFI").lay("R211", 1, 1, "FCFI");
    return board;
}

}  // namespace

TEST_CASE("Example of the first river tiles", "[RIVER-EX-01][RIVER-PLACE-01]")
{
    const Position board = with_river();
    for (const char* name : {"RV02", "RV03", "RV04", "RV05", "RV06", "RV07", "RV08", "RV09", "RV10", "RV11"})
        for (const auto& cell : cells_for(board, name)) CHECK(cell == std::pair(0, 1));
    CHECK(board.placements("RV04") == 2);
    CHECK(fits(board, "RV04", 0, 1, "IFIF"));
    CHECK(board.placements("RV06") == 2);
    CHECK(fits(board, "RV06", 0, 1, "IFFI"));
    CHECK(fits(board, "RV06", 0, 1, "IIFF"));
    CHECK(board.placements("RV05") == 2);
    CHECK(fits(board, "RV05", 0, 1, "IICC"));
    CHECK(fits(board, "RV05", 0, 1, "ICCI"));
    CHECK(why_not(board, "RV04", 1, 0, "IFIF") == Reason::river_not_continued);
}

TEST_CASE("Example of the immediate U-turn", "[RIVER-EX-02][RIVER-PLACE-03]")
{
    Position board = with_river();
    board.lay("RV06", 0, 1, "IFFI");
    CHECK(fits(board, "RV10", -1, 1, "FIIF"));
    CHECK(why_not(board, "RV10", -1, 1, "IIFF") == Reason::river_turns_twice);
    CHECK(fits(board, "RV04", -1, 1, "FIFI"));
}

TEST_CASE("Example of the turn that is not immediate", "[RIVER-EX-03][RIVER-PLACE-04]")
{
    Position board = with_river();
    board.lay("RV06", 0, 1, "IFFI").lay("RV04", -1, 1, "FIFI");
    CHECK(fits(board, "RV10", -2, 1, "IIFF"));
    board.lay("RV10", -2, 1, "IIFF");
    CHECK(cells_for(board, "RV11") == CellList{{-2, 0}});
}

TEST_CASE("Example of the S-bend", "[RIVER-EX-04][RIVER-PLACE-03][RIVER-PLACE-04][RIVER-OPT-03]")
{
    for (const bool has_u_turns : {false, true}) {
        Position board = with_river({option(Option::river_u_turns, has_u_turns)});
        board.lay("RV06", 0, 1, "IFFI").lay("RV10", -1, 1, "FIIF");
        CHECK(fits(board, "RV08", -1, 2, "IRRI"));
        CHECK(why_not(board, "RV08", -1, 2, "IIRR") == (has_u_turns ? Reason::none : Reason::river_turns_twice));
    }
}

TEST_CASE("Example of the bridge road", "[RIVER-EX-05][RIVER-ROAD-01][RIVER-FIELD-03]")
{
    Position board = with_river();
    board.lay("RV09", 0, 1, "IRIR").lay("RV11", 0, 2, "IFFF").lay("A", 1, 1, "FFFR").put(Red, board.road(1, 1, West));
    board.leave_in_bag({"A", "B"}).turn_without(Blue, "A", -1, 1, "FRFF");
    CHECK(board.score(Red) == 3);
    CHECK(count_fields(def_of(board, "RV09")) == 4);
}

TEST_CASE("Example of the fields round spring and lake", "[RIVER-EX-06][RIVER-FIELD-01][RIVER-FIELD-02]")
{
    Position board = with_river();
    board.lay("RV03", 0, 1, "ICIC").put(Red, board.field(0, 1, 5));
    CHECK(board.joined(board.field(0, 1, 5), board.field(0, 1, 4)));
    board.leave_in_bag({"RV11", "B"}).turn(Blue, "RV11", 0, 2, "IFFF");
    CHECK(board.joined(board.field(0, 2, 0), board.field(0, 1, 4)));
    CHECK(board.step() == StepKind::draw);  // nothing could be deployed
}

TEST_CASE("Example of the number of turns", "[RIVER-EX-07][RIVER-SETUP-02][RIVER-SETUP-03][RIVER-DRAW-04]")
{
    const auto bag = [](const Position& board) { return int{board.view().state.header().bag_left}; };
    CHECK(bag(with_river()) == 11 + 71);
    CHECK(bag(with_river({option(Option::river_start_tile, 1)})) == 83);
    CHECK(bag(with_river({option(Option::river_start_tile, 2)})) == 83);
    CHECK(bag(with_river({}, {Set::base, Set::river, Set::river_2})) == 21 + 71);
    Position board({2, {Set::base, Set::river}, {}, Chance::seeded, 3});
    while (!board.is_over()) board.must(board.options().front());
    CHECK(count_leaving(board, Cause::fits_nowhere) == 0);
    CHECK(turn_number(board) == 82);
}

TEST_CASE("Example of the fork", "[RIVER-EX-08][RIVER-DRAW-01][RIVER-PLACE-05]")
{
    Position board = with_river_2();
    CHECK(drawable(board) == Names{"R209"});
    CHECK(board.placements("R209") == 3);
    for (const char* sides : {"IIIF", "IFII", "IIFI"}) CHECK(fits(board, "R209", 0, 1, sides));
    board.turn_without(Red, "R209", 0, 1, "IIFI");
    CHECK(fits(board, "R206", 1, 1, "FFII"));
    CHECK(why_not(board, "R206", 1, 1, "IFFI") == Reason::river_turns_twice);
    CHECK(fits(board, "R210", 1, 1, "FIFI"));
}

TEST_CASE("Example of the bay that ends a branch", "[RIVER-EX-09][RIVER-DRAW-06]")
{
    Position board = with_river_2();
    board.lay("R209", 0, 1, "IIFI").turn(Red, "R211", 1, 1, "FCFI");
    CHECK(board.why_not(board.deploying(board.city(1, 1, East))) == Reason::none);
    board.deploy(board.city(1, 1, East));
    for (const char* name : {"R202", "R203", "R205", "R207", "R208", "R210", "R212"})
        CHECK(cells_for(board, name) == CellList{{-1, 1}});
}

TEST_CASE("Example of the lake with the volcano", "[RIVER-EX-10][RIVER-LAKE-01][RIVER-OPT-05]")
{
    Position board = with_one_branch_ended();
    board.leave_in_bag({"R212", "B", "E"});
    const int turn = turn_number(board);
    board.turn(Red, "R212", -1, 1, "FIFF");
    CHECK(board.step() == StepKind::draw);
    CHECK(seat_on_turn(board) == Red);
    CHECK(turn_number(board) == turn + 1);
    CHECK(board.events().back().cause == Cause::lake_placed);
    board.turn(Red, "B", 0, -1, "FFFF");
    CHECK(board.step() == StepKind::act);
    board.pass();
    CHECK(seat_on_turn(board) == Blue);

    Position ordinary = with_one_branch_ended({option(Option::lake_is_ordinary)});
    ordinary.leave_in_bag({"R212", "B", "E"}).turn(Red, "R212", -1, 1, "FIFF");
    CHECK(ordinary.why_not(ordinary.deploying(ordinary.field(-1, 1, 0))) == Reason::none);
    ordinary.deploy(ordinary.field(-1, 1, 0));
    CHECK(seat_on_turn(ordinary) == Blue);
}

TEST_CASE("Example of the city bridge", "[RIVER-EX-11][RIVER-FIELD-04]")
{
    Position board = with_river_2();
    board.lay("R205", 0, 1, "ICIC").lay("R212", 0, 2, "IFFF").lay("E", 1, 1, "FFFC").put(Red, board.city(1, 1, West));
    board.put(Blue, board.field(0, 1, 0)).leave_in_bag({"E", "B"}).turn_without(Green, "E", -1, 1, "FCFF");
    CHECK(board.score(Red) == 6);
    CHECK(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));
    board.end();
    CHECK(board.score(Blue) == 3);
}

namespace {

/// D(0,0), E(0,-1), GQ09(1,-1): a completed city and a herd in the field where Red's farmer stands.
void lay_herd(Position& board, bool has_farmer = true)
{
    board.lay("E", 0, -1, "FFCF").lay("GQ09", 1, -1, "FFFF");
    if (has_farmer) board.put(Red, board.field(0, -1, 0));
}

}  // namespace

TEST_CASE("Example of the pig-herd",
          "[RIVER-EX-12][PIGHERD-01][PIGHERD-02][PIGHERD-03][PIGHERD-08][TB-INT-06][INT-PIG-HERD-01][INT-BARN-PIGHERD-01]")
{
    Position plain = with_river({}, {Set::base, Set::gq11});
    lay_herd(plain);
    plain.end();
    CHECK(plain.score(Red) == 3 + 1);

    Position board = with_river({}, {Set::base, Set::traders_builders, Set::gq11});
    lay_herd(board);
    board.put(Red, board.field(1, -1, 0), PieceKind::pig).put(Blue, board.field(1, -1, 2)).end();
    CHECK(board.score(Red) == 3 + 1 + 1);
    CHECK(board.score(Blue) == 3 + 1);
}

TEST_CASE("Example of herd and barn", "[RIVER-EX-13][PIGHERD-05][AM-HOUSE-05][INT-BARN-PIGHERD-01]")
{
    for (const bool counts : {false, true}) {
        AbbeyPosition board({option(Option::pig_herd_counts_for_barn, counts)}, 3, {Set::base, Set::abbey_mayor, Set::gq11});
        lay_herd(board, false);
        board.put_barn(Red, 0, -1, NorthEast);
        board.end();
        CHECK(board.score(Red) == (counts ? 5 : 4));
    }
}

TEST_CASE("Example of two herds", "[RIVER-EX-14][PIGHERD-04]")
{
    Position board = with_river({two_copies(Set::gq11)}, {Set::base, Set::gq11});
    lay_herd(board);
    board.lay("GQ09", 2, -1, "FFFF").end();
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Example of the herd on R206", "[RIVER-EX-15][PIGHERD-06][RIVER-FIELD-02]")
{
    Position board = with_river_2();
    board.lay("R206", 0, 1, "IFFI");
    CHECK(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));
    CHECK(count_marks(board.view(), board.feature(board.field(0, 1, 0)).feature, Mark::pig_herd) == 1);
}

TEST_CASE("Example of the spring with a road", "[RIVER-EX-16][RIVER-SETUP-01][RIVER-FIELD-06][RIVER-OPT-04]")
{
    Position board = with_river({option(Option::river_spring)}, {Set::base, Set::river, Set::gq11});
    CHECK(board.feature(board.road(0, 0, North)).open == 1);
    CHECK_FALSE(board.joined(board.field(0, 0, 0), board.field(0, 0, 1)));
    CHECK(board.joined(board.field(0, 0, 0), board.field(0, 0, 5)));
    CHECK(cells_for(board, "RV11") == CellList{{0, 1}});
    board.put(Red, board.road(0, 0, North)).leave_in_bag({"A", "B"}).turn_without(Blue, "A", 0, -1, "FFRF");
    CHECK(board.score(Red) == 2);
    CHECK(board.joined(board.field(0, 0, 0), board.field(0, 0, 1)));
}

TEST_CASE("Example of the order of groups", "[RIVER-EX-17][RIVER-DRAW-01]")
{
    for (u64 seed = 1; seed <= 5; ++seed) {
        Position board({3, {Set::base, Set::river, Set::traders_builders}, {}, Chance::seeded, seed});
        while (!board.is_over()) board.must(board.options().front());
        const Names drawn = drawn_so_far(board);
        const auto lake = std::find(drawn.begin(), drawn.end(), "RV11");
        REQUIRE(lake != drawn.end());
        for (auto name = drawn.begin(); name != drawn.end(); ++name) CHECK(is_of_river(*name) == (name <= lake));
    }
}

TEST_CASE("Example of the look-ahead", "[RIVER-EX-18][RIVER-PLACE-04][RIVER-PLACE-07][RIVER-OPT-02]")
{
    for (const bool looks : {false, true}) {
        Position board = with_river({option(Option::river_lookahead, looks)});
        board.lay("RV06", 0, 1, "IFFI").lay("RV04", -1, 1, "FIFI").lay("RV10", -2, 1, "IIFF").lay("RV04", -2, 0, "IFIF");
        CHECK(fits(board, "RV08", -2, -1, "RRII"));
        CHECK(why_not(board, "RV08", -2, -1, "RIIR") == (looks ? Reason::river_no_room_ahead : Reason::none));
    }
}

TEST_CASE("Example of the abbey at a river end", "[RIVER-EX-19][RIVER-INT-01][RIVER-DRAW-05][RIVER-OPT-07][INT-RIVER-ABBEY-01]")
{
    for (const bool keeps_open : {false, true}) {
        AbbeyPosition board({option(Option::abbey_keeps_river_open, keeps_open)}, 3, {Set::base, Set::river, Set::abbey_mayor});
        board.lay("B", 1, 0, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 0, "FFFF").lay("B", -1, 1, "FFFF");
        board.lay("E", 1, 2, "FFCF").lay("E", 0, 2, "FFCF");
        board.begin(Red);
        Verdict verdict;
        const Reason why = why_not_place(board.view(), board.view().rules.wild, Position::at(0, 1), 0, verdict);
        CHECK(why == (keeps_open ? Reason::river_kept_open : Reason::none));
        CHECK(board.step() == (keeps_open ? StepKind::draw : StepKind::abbey_place));
        if (keeps_open) continue;
        board.must(board.options().front());
        board.pass();
        CHECK(board.feature(river_at(board, 0, 0)).complete);
        int draws = 0;
        while (is_of_river(drawable(board).front())) {
            board.pass();
            board.must(drawing(board, drawable(board).front().c_str()));
            ++draws;
        }
        CHECK(draws == 11);
        CHECK(count_leaving(board, Cause::fits_nowhere) == 11);
        CHECK_FALSE(is_of_river(drawable(board).front()));
    }
}
