// SPDX-License-Identifier: MIT
// The Goldmines: where gold bars come to lie, who takes them, and what they pay.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/count_city/city_position.hpp"
#include "boxes/goldmines/gold_position.hpp"
#include "boxes/goldmines/tiles.hpp"
#include "game/check.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

AbbeyPosition golds_with_abbeys()
{
    return AbbeyPosition({copies_of(Set::base, 2)}, 3, {Set::base, Set::abbey_mayor, Set::goldmines});
}

/// D(0,0), N(0,-1): a city that E on (1,-1) completes.
Position open_city(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(golds(seats, std::move(choices), std::move(more)));
    board.lay("N", 0, -1, "FCCF");
    return board;
}

/// A monastery on (0,1), whose last neighbour is (1,0). A tile A there completes the road of D, too.
Position monastery_and_road()
{
    Position board(golds());
    board.lay("B", 0, 1, "FFFF").lay("A", -1, 0, "FRFF").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF");
    board.lay("B", -1, 2, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF");
    return board;
}

}  // namespace

// ---- placing ------------------------------------------------------------------------------------------------------

TEST_CASE("The set has 8 mines and 16 gold bars of nobody", "[GOLD-COMP-01]")
{
    u32 mines = 0;
    for (const TileDef& def : kGoldminesTiles) mines += has_mark(def, kWholeTile, Mark::goldmine) ? def.count : 0u;
    CHECK(mines == 8);
    const Position board({.seats = 2, .sets = {Set::base, Set::goldmines}});
    CHECK(board.view().rules.bag_total == 71 + 8);
    CHECK(board.view().rules.neutral_pieces == 16);
    for_each_bar(board, [](const Piece& piece) {
        CHECK(piece.owner == kNature);
        CHECK(piece.spot == Spot::supply);
    });
    const Position twice({.seats = 2, .sets = {Set::base}, .choices = {copies_of(Set::goldmines, 2)}});
    CHECK(twice.view().rules.neutral_pieces == 16);
}

TEST_CASE("A mine gets a bar, and the only tile around it another, without a choice", "[GOLD-PLACE-01]")
{
    Position board(golds());
    board.turn(Red, "GM_F", 0, -1, "RRCC");
    CHECK(board.step() == StepKind::act);
    CHECK(bars_on(board, 0, -1) == 1);
    CHECK(bars_on(board, 0, 0) == 1);
    const std::vector<Event> found = board.moves_for({Cause::gold_found});
    REQUIRE(found.size() == 2);
    CHECK(found[0].cell == Position::at(0, -1));
    CHECK(found[1].cell == Position::at(0, 0));
    CHECK(found[0].seat == kNature);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("With several tiles around the mine its seat chooses one, diagonals included", "[GOLD-PLACE-01]")
{
    Position board(golds());
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").turn(Red, "GM_F", 0, -1, "RRCC");
    CHECK(board.step() == StepKind::gold_place);
    CHECK(board.decider() == Red);
    CHECK(bars_on(board, 0, -1) == 1);
    CHECK(board.options().size() == 2);
    CHECK(offers(board, putting_bar(board, 0, 0)));
    CHECK(offers(board, putting_bar(board, 1, 0)));
    CHECK(board.why_not(putting_bar(board, 0, -1)) == Reason::gold_not_around);
    CHECK(board.why_not(putting_bar(board, 2, 0)) == Reason::gold_not_around);
    CHECK(board.why_not(putting_bar(board, -1, -1)) == Reason::gold_not_around);
    CHECK(board.why_not(passing(board)) == Reason::gold_must_place);
    Action other = putting_bar(board, 0, 0);
    other.piece = static_cast<u16>(other.piece + 1);
    CHECK(board.why_not(other) == Reason::not_this_piece);
    Action on_segment = putting_bar(board, 0, 0);
    on_segment.segment = 0;
    CHECK(board.why_not(on_segment) == Reason::wrong_segment);
    on_segment.segment = 30;
    CHECK(board.why_not(on_segment) == Reason::no_such_segment);
    CHECK(board.why_not(board.deploying(board.road(0, -1, North))) == Reason::wrong_step);
    board.must(putting_bar(board, 1, 0));
    CHECK(board.step() == StepKind::act);
    CHECK(bars_on(board, 1, 0) == 1);
    CHECK(bars_on(board, 0, 0) == 0);
}

TEST_CASE("A seat that leaves while it chooses places no further bar on the mine", "[GOLD-PLACE-01][RESIGN-04]")
{
    Position board(golds());
    board.lay("U", 1, 0, "FRFR").turn(Red, "GM_F", 0, -1, "RRCC");
    Action leave;
    leave.kind = ActionKind::resign;
    leave.seat = Green;
    board.must(leave);
    CHECK(bars_on(board, 0, -1) == 1);
    leave.seat = Red;
    board.must(leave);
    CHECK(board.is_over());
    CHECK(bars_on(board, 0, -1) == 1);
}

TEST_CASE("A mine with no tile around gets a bar all the same", "[GOLD-PLACE-01]")
{
    Position board(golds(2, {with(Option::start_tile_in_bag)}));
    board.turn(Red, "GM_A", 0, 0, "FRRF");
    CHECK(board.step() == StepKind::act);
    CHECK(bars_on(board, 0, 0) == 1);
    CHECK(board.moves_for({Cause::gold_found}).size() == 1);
}

TEST_CASE("Bars pile up on a tile and belong to none of its features", "[GOLD-PLACE-02]")
{
    Position board = open_city();
    put_bars(board, 0, 0, 2).turn(Red, "GM_F", 1, 0, "CCRR");
    REQUIRE(board.step() == StepKind::gold_place);
    board.must(putting_bar(board, 0, 0));
    CHECK(bars_on(board, 0, 0) == 3);
    CHECK(offers_deploying(board, board.road(1, 0, South)));
    CHECK_FALSE(is_occupied(board.view().state, root_of(board.view().state, board.city(0, 0, North))));
}

TEST_CASE("When the bars have run out none is placed", "[GOLD-PLACE-03]")
{
    Position one(golds(2, {pieces_of(kBar, 1)}));
    one.lay("U", 1, 0, "FRFR").turn(Red, "GM_F", 0, -1, "RRCC");
    CHECK(one.step() == StepKind::act);
    CHECK(bars_on(one, 0, -1) == 1);
    Position none(golds(2, {pieces_of(kBar, 0)}));
    none.lay("U", 1, 0, "FRFR").turn(Red, "GM_F", 0, -1, "RRCC");
    CHECK(none.step() == StepKind::act);
}

// ---- taking -------------------------------------------------------------------------------------------------------

TEST_CASE("The majority holder takes the bars of a completed city", "[GOLD-TAKE-01][GOLDEX-02]")
{
    Position board(golds());
    board.lay("GM_F", 0, -1, "RRCC").put(Red, board.city(0, -1, South));
    put_bars(board, 0, -1);
    put_bars(board, 0, 0);
    board.turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 6);
    CHECK(bars_of(board, Red) == 2);
    CHECK(bars_on(board, 0, -1) + bars_on(board, 0, 0) == 0);
    const std::vector<Event> taken = board.moves_for({Cause::gold_taken});
    REQUIRE(taken.size() == 2);
    CHECK(taken[0].other_seat == Red);
    CHECK(taken[0].from_spot == Spot::tile);
    CHECK(taken[0].from_cell == Position::at(0, -1));
    CHECK(taken[0].spot == Spot::held);
    CHECK(taken[1].from_cell == Position::at(0, 0));
}

TEST_CASE("Who has no majority takes nothing, and gold of other tiles stays", "[GOLD-TAKE-01]")
{
    Position board = open_city();
    board.lay("U", 1, 0, "FRFR");
    board.put(Red, board.city(0, 0, North)).put(Red, board.city(0, -1, South)).put(Blue, board.city(0, -1, East));
    put_bars(board, 0, 0);
    put_bars(board, 1, 0);
    board.turn_without(Green, "E", 1, -1, "FFFC");
    CHECK(bars_of(board, Red) == 1);
    CHECK(bars_of(board, Blue) == 0);
    CHECK(bars_on(board, 1, 0) == 1);
}

TEST_CASE("A completed road has the gold of all its tiles", "[GOLD-TAKE-01]")
{
    Position board(golds());
    board.lay("U", 1, 0, "FRFR").lay("A", 2, 0, "FFFR").put(Blue, board.road(0, 0, East));
    for (int x = 0; x <= 2; ++x) put_bars(board, x, 0);
    board.turn_without(Red, "A", -1, 0, "FRFF");
    CHECK(bars_of(board, Blue) == 3);
}

TEST_CASE("Of a hill's tie only the winner takes gold", "[GOLD-TAKE-01]")
{
    Position board = open_city(3, {}, {Set::hills_sheep});
    board.lay("HS_C", 1, -1, "CFFC");
    board.put(Red, board.city(0, 0, North)).put(Blue, board.city(1, -1, West));
    put_bars(board, 0, 0, 2);
    board.turn_without(Green, "E", 1, -2, "FFCF");
    CHECK(bars_of(board, Blue) == 2);
    CHECK(bars_of(board, Red) == 0);
}

TEST_CASE("A completed monastery has the gold of its nine tiles", "[GOLD-TAKE-02]")
{
    Position board = monastery_and_road();
    board.lay("B", 2, 1, "FFFF").put(Red, board.monastery(0, 1));
    for (int y = 0; y <= 2; ++y)
        for (int x = -1; x <= 1; ++x)
            if (x != 1 || y != 0) put_bars(board, x, y);
    put_bars(board, 2, 1);
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    CHECK(bars_of(board, Red) == 8);
    CHECK(bars_on(board, 2, 1) == 1);
}

TEST_CASE("A completed shrine has the gold of its nine tiles", "[GOLD-TAKE-02]")
{
    Position board(golds(3, {}, {Set::cult}));  // a road runs around the shrine
    board.lay("CU05", 0, 1, "FFFF").lay("V", 1, 0, "FFRR").lay("V", -1, 0, "FRRF").lay("U", 1, 1, "RFRF");
    board.lay("U", -1, 1, "RFRF").lay("V", 1, 2, "RFFR").lay("V", -1, 2, "RRFF").put(Red, board.monastery(0, 1));
    put_bars(board, 0, 1);
    put_bars(board, 1, 2);
    board.turn_without(Blue, "U", 0, 2, "FRFR");
    CHECK(board.score(Red) == 9);
    CHECK(bars_of(board, Red) == 2);
}

TEST_CASE("A completed garden has the gold of its nine tiles", "[GOLD-TAKE-02]")
{
    Position board(golds(3, {}, {Set::abbot}));
    board.lay("E_g", 0, -1, "FFCF").lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("B", 1, -1, "FFFF");
    board.lay("B", -1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("B", -1, -2, "FFFF");
    int segment = 0;
    while (board.view().state.node(board.segment(0, -1, segment)).kind() != SegmentKind::garden) ++segment;
    board.put(Red, board.segment(0, -1, segment), PieceKind::abbot);
    put_bars(board, 0, -1);
    put_bars(board, 1, -2);
    board.turn_without(Blue, "B", 0, -2, "FFFF");
    CHECK(board.score(Red) == 9);
    CHECK(bars_of(board, Red) == 2);
}

TEST_CASE("Seats that share the majority take one bar at a time in turn order", "[GOLD-TAKE-03][GOLDEX-03]")
{
    Position board = open_city();
    board.put(Red, board.city(0, 0, North)).put(Blue, board.city(0, -1, East));
    put_bars(board, 0, 0, 3);
    board.turn_without(Green, "E", 1, -1, "FFFC");
    CHECK(bars_of(board, Red) == 2);
    CHECK(bars_of(board, Blue) == 1);
    std::vector<int> order;
    for (const Event& event : board.moves_for({Cause::gold_taken})) order.push_back(event.other_seat);
    CHECK(order == std::vector<int>{Red, Blue, Red});
}

TEST_CASE("Of several completed features the acting seat begins with their common gold", "[GOLD-TAKE-03]")
{
    Position board = monastery_and_road();
    board.put(Red, board.road(0, 0, East)).put(Blue, board.monastery(0, 1));
    put_bars(board, 0, 0, 3);
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 9);
    CHECK(bars_of(board, Blue) == 2);
    CHECK(bars_of(board, Red) == 1);
}

TEST_CASE("A seat takes from the tile with most claimants first", "[GOLD-TAKE-06]")
{
    Position board = monastery_and_road();
    board.put(Red, board.road(0, 0, East)).put(Blue, board.monastery(0, 1));
    put_bars(board, -1, 1);  // of the monastery alone
    put_bars(board, 0, 0);   // of both
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    CHECK(bars_of(board, Blue) == 2);
    CHECK(bars_of(board, Red) == 0);
}

TEST_CASE("Of tiles with as many claimants the northernmost and westernmost comes first", "[GOLD-TAKE-06]")
{
    Position board = open_city();
    board.put(Red, board.city(0, 0, North)).put(Blue, board.city(0, -1, East));
    put_bars(board, 0, 0);
    put_bars(board, 0, -1);
    board.turn_without(Red, "E", 1, -1, "FFFC");
    const std::vector<Event> taken = board.moves_for({Cause::gold_taken});
    REQUIRE(taken.size() == 2);
    CHECK(taken[0].other_seat == Red);
    CHECK(taken[0].from_cell == Position::at(0, -1));
    CHECK(taken[1].other_seat == Blue);
}

TEST_CASE("A feature without followers leaves its gold", "[GOLD-TAKE-04]")
{
    Position board = open_city();
    put_bars(board, 0, 0, 2);
    board.turn_without(Green, "E", 1, -1, "FFFC");
    CHECK(bars_on(board, 0, 0) == 2);
    CHECK(board.moves_for({Cause::gold_taken}).empty());
}

TEST_CASE("A field takes no gold, also when a barn pays its farmers", "[GOLD-TAKE-07]")
{
    AbbeyPosition board = golds_with_abbeys();
    board.lay("U", 1, 0, "FRFR").lay("B", 0, 1, "FFFF").lay("E", 0, 2, "FFCF").lay("E", 0, 3, "CFFF");
    board.put(Red, board.field(0, 0, 4));
    put_bars(board, 0, 0, 2);
    board.turn(Blue, "B", 1, 1, "FFFF");
    board.barn(1, 1, NorthWest);
    CHECK(board.score(Red) == 3);
    CHECK(bars_on(board, 0, 0) == 2);
}

TEST_CASE("A mayor of strength 0 takes no gold", "[INT-GOLD-MAYOR-01][MINI-INT-04]")
{
    AbbeyPosition board = golds_with_abbeys();
    board.put(Red, board.city(0, 0, North), PieceKind::mayor);
    put_bars(board, 0, 0);
    board.turn_without(Blue, "E", 0, -1, "FFCF");
    CHECK(bars_of(board, Red) == 0);
    CHECK(bars_on(board, 0, 0) == 1);
}

TEST_CASE("Bars lie on abbeys, and an abbey has the gold of nine tiles", "[INT-GOLD-ABBEY-01][GOLD-TAKE-02]")
{
    AbbeyPosition board = golds_with_abbeys();
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("B", 0, 1, "FFFF").lay("B", 2, 1, "FFFF");
    board.lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF");
    board.lay_abbey(Red, 1, 1).put(Red, board.monastery(1, 1));
    put_bars(board, 1, 1);
    put_bars(board, 0, 2);
    board.turn_without(Blue, "B", 2, 2, "FFFF");
    CHECK(board.score(Red) == 9);
    CHECK(bars_of(board, Red) == 2);
}

// ---- the end ------------------------------------------------------------------------------------------------------

TEST_CASE("Bars pay more each the more a seat has", "[GOLD-FINAL-02][GOLDEX-01]")
{
    const auto [bars, points] = GENERATE(table<int, int>({{1, 1}, {3, 3}, {4, 8}, {5, 10}, {6, 12}, {7, 21}, {9, 27}, {10, 40}}));
    Position board(golds());
    give_bars(board, Red, bars);
    std::vector<Thing> things(4);
    Things shown(things.data(), 4);
    show_things(board.view(), ThingKind::gold_bars, shown);
    REQUIRE(shown.count() == 1);
    CHECK(things[0].seat == Red);
    CHECK(things[0].count == bars);
    CHECK(things[0].points == points);
    board.end();
    CHECK(board.score(Red) == points);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Bars left on the board pay nothing, and incomplete features take none", "[GOLD-FINAL-01]")
{
    Position board = open_city();
    board.put(Red, board.city(0, 0, North));
    put_bars(board, 0, 0, 4);
    board.end();
    CHECK(board.score(Red) == 2);
    CHECK(bars_of(board, Red) == 0);
    CHECK(bars_on(board, 0, 0) == 4);
}

TEST_CASE("What a seat would have now counts the gold that it is about to take", "[GOLD-TAKE-01][GOLD-FINAL-02]")
{
    Position board = open_city();
    board.put(Red, board.city(0, 0, North));
    put_bars(board, 0, 0, 4);
    board.turn(Blue, "E", 1, -1, "FFFC");
    REQUIRE(board.step() == StepKind::act);
    i32 points[kMaxSeats] = {};
    count_final(board.view(), points);
    CHECK(points[Red] == 6 + 8);
    SECTION("and it takes it where the game ends there")
    {
        Action leave;
        leave.kind = ActionKind::resign;
        leave.seat = Green;
        board.must(leave);
        leave.seat = Blue;
        board.must(leave);
        CHECK(board.is_over());
        CHECK(board.score(Red) == 6 + 8);
        CHECK(bars_of(board, Red) == 4);
    }
}

TEST_CASE("Gold is not captured and stands in nobody's way", "[MINI-INT-02]")
{
    Position board(golds(2, {}, {Set::tower}));
    put_bars(board, 0, 0);
    Verdict verdict;
    const PieceId bar = board.view().rules.first_piece(kNature, kBar);
    CHECK(why_not_remove(board.view(), bar, Cause::tower_captured, verdict) == Reason::not_on_board);
}

// ---- castles, the City, hills -----------------------------------------------------------------------------------------

TEST_CASE("A castle that is scored takes the gold of the cells around it", "[GOLD-TAKE-05][INT-GOLD-CASTLE-01][BCB-INT-13]")
{
    for (const bool has_thief : {false, true}) {
        Position board(golds(3, {}, {Set::bridges_castles_bazaars}));
        lay_castle(board);
        lay_half_road(board);
        board.lay("B", 1, -1, "FFFF").lay("B", 0, 1, "FFFF");
        if (has_thief) board.put(Blue, board.road(0, 0, East));
        put_bars(board, 0, -1);
        put_bars(board, -1, 0, 2);
        put_bars(board, 1, -1);
        put_bars(board, 0, 1);  // south of the castle and what belongs to it
        board.turn_without(Green, "W", 1, 0, "FRRR");
        CHECK(bars_of(board, Red) == (has_thief ? 3 : 4));
        CHECK(bars_of(board, Blue) == (has_thief ? 1 : 0));  // they share what lies on the road
        CHECK(bars_on(board, 0, 1) == 1);
    }
}

TEST_CASE("A castle that is scored by another castle takes gold, too, but not a new one", "[GOLD-TAKE-05][CASTLE-SCORE-07]")
{
    Position board(golds(3, {}, {Set::bridges_castles_bazaars}));
    lay_castle(board);
    lay_half_road(board);
    board.lay("E", 1, -1, "FCFF").lay("E", 2, -1, "FFFC");
    put_castle(board, Blue, 2, -1, West);
    board.lay("B", 2, -2, "FFFF");
    put_bars(board, 2, -2);
    board.turn_without(Green, "W", 1, 0, "FRRR");
    CHECK(board.score(Blue) == 3);
    CHECK(bars_of(board, Blue) == 1);

    Position fresh(golds(3, {}, {Set::bridges_castles_bazaars}));
    fresh.lay("W", -1, 0, "RRFR").lay("W", 1, 0, "FRRR").put(Red, fresh.city(0, 0, North));
    put_bars(fresh, 0, 0);
    fresh.turn_without(Blue, "E", 0, -1, "FFCF");
    REQUIRE(fresh.step() == StepKind::castle_build);
    fresh.must(building(fresh, 0, -1));
    CHECK(bars_on(fresh, 0, 0) == 1);
}

TEST_CASE("A castle with a mayor takes no gold", "[GOLD-TAKE-05][INT-GOLD-MAYOR-01]")
{
    Position board(golds(3, {}, {Set::abbey_mayor, Set::bridges_castles_bazaars}));
    lay_castle(board, Red, PieceKind::mayor);
    lay_half_road(board);
    put_bars(board, 0, -1);
    board.turn_without(Green, "W", 1, 0, "FRRR");
    CHECK(board.supply(Red, PieceKind::mayor) == 1);
    CHECK(bars_on(board, 0, -1) == 1);
}

TEST_CASE("What a castle takes counts while it is due", "[GOLD-TAKE-05][GOLD-FINAL-02]")
{
    Position board(golds(3, {}, {Set::bridges_castles_bazaars}));
    lay_castle(board);
    lay_half_road(board);
    put_bars(board, 0, -1);
    board.turn(Green, "W", 1, 0, "FRRR");
    i32 points[kMaxSeats] = {};
    count_final(board.view(), points);
    CHECK(points[Red] == 3 + 1);
    board.pass();
    CHECK(board.score(Red) == 3);
    CHECK(bars_of(board, Red) == 1);
}

TEST_CASE("Who left the City for a feature shares its gold", "[GOLD-TAKE-01][GOLD-TAKE-03][COUNT-LEAVE-01]")
{
    AbbeyPosition board = with_thief({}, {Set::goldmines});
    const PieceId smith = put_in(board, Green, Blacksmith);
    put_bars(board, -3, -1, 2);
    complete_road(board, Red);
    REQUIRE(is_leaving(board, Green));
    CHECK(bars_on(board, -3, -1) == 2);
    board.must(going(board, smith, board.road(-4, -1, East)));
    CHECK(bars_of(board, Blue) == 1);
    CHECK(bars_of(board, Green) == 1);
    CHECK(board.score(Green) == 3);
}

TEST_CASE("A tie that a hill breaks leaves all gold to one seat", "[HS-INT-12][GOLD-TAKE-03]")
{
    for (const bool has_hill : {false, true}) {
        Position board(golds(3, {}, {Set::hills_sheep}));
        board.lay(has_hill ? "HS_M" : "X", 1, 0, has_hill ? "FRFR" : "RRRR").put(Blue, board.road(1, 0, West));
        board.put(Red, board.road(0, 0, West));
        put_bars(board, 0, 0, 2);
        board.turn_without(Green, "A", -1, 0, "FRFF");
        CHECK(bars_of(board, Blue) == (has_hill ? 2 : 1));
        CHECK(bars_of(board, Red) == (has_hill ? 0 : 1));
    }
}
