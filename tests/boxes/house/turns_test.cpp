// SPDX-License-Identifier: MIT
// House rules that change how a game begins and how tiles come to the seats.
#include <cstring>

#include "boxes/house/hands.hpp"
#include "boxes/river/river_position.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

PositionSetup with(std::vector<Option> options, Chance chance = Chance::host, u64 seed = 1)
{
    PositionSetup setup;
    for (Option option : options) setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), 1});
    setup.chance = chance;
    setup.seed = seed;
    return setup;
}

/// Nature draws a tile for the seat that needs one.
void deal(Position& board, const char* name)
{
    Action action;
    action.kind = ActionKind::draw;
    action.seat = kNature;
    action.tile = board.tile(name);
    board.must(action);
}

Action elect(int by, int seat)
{
    Action action;
    action.kind = ActionKind::name;
    action.seat = static_cast<u8>(by);
    action.other_seat = seat;
    return action;
}

bool holds(const Position& board, int seat, const char* name)
{
    return slot_of(board.view(), hand_of(board.view(), seat), board.tile(name)) >= 0;
}

int hand(const Position& board, int seat) { return static_cast<int>(count_tiles(board.view(), hand_of(board.view(), seat))); }

/// Takes a tile out of a hand and of the game.
void lose(Position& board, int seat, int slot)
{
    const Rack rack = hand_of(board.view(), seat);
    board.play().writable().slots()[rack.at + slot] = {};
}

void play_to_the_end(Position& board)
{
    while (!board.is_over()) {
        const std::vector<Action> options = board.options();
        REQUIRE_FALSE(options.empty());
        board.must(options[options.size() / 2]);
    }
}

}  // namespace

TEST_CASE("By toss nature names a seat and that seat names who begins", "[HOUSE-START-01]")
{
    Position board(with({Option::start_player_by_toss}));
    CHECK(board.step() == StepKind::start_toss);
    CHECK(board.options().size() == 3);
    board.must(elect(kNature, Green));
    CHECK(board.step() == StepKind::start_name);
    CHECK(board.decider() == Green);
    CHECK(board.why_not(elect(Green, 3)) == Reason::no_such_seat);
    CHECK(board.why_not(elect(Red, Blue)) == Reason::not_your_decision);
    board.must(elect(Green, Blue));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
    CHECK(board.view().state.header().turn == 1);
}

TEST_CASE("A seeded toss names every seat now and then", "[HOUSE-START-01]")
{
    int named[3] = {};
    for (u64 seed = 1; seed <= 60; ++seed) {
        Position board(with({Option::start_player_by_toss}, Chance::seeded, seed));
        REQUIRE(board.step() == StepKind::start_name);
        ++named[board.decider()];
    }
    for (int times : named) CHECK(times > 5);
}

TEST_CASE("The seat that draws most roads begins and all tiles go back", "[HOUSE-START-02][HOUSE-MIX-04]")
{
    Position board(with({Option::start_player_by_road_draw}));
    const int left = board.view().state.header().bag_left;
    deal(board, "B");  // no road
    deal(board, "W");  // three
    deal(board, "U");  // one
    CHECK(board.view().state.header().active == Blue);
    CHECK(board.view().state.header().turn == 1);
    CHECK(board.view().state.header().bag_left == left);
    CHECK(board.view().state.left(board.tile("W")) == 4);
}

TEST_CASE("Only those who tie draw again", "[HOUSE-START-02]")
{
    Position board(with({Option::start_player_by_road_draw}));
    deal(board, "X");  // Red: four
    deal(board, "B");
    CHECK(board.view().state.left(board.tile("X")) == 0);  // drawn tiles stay out until the round ends
    CHECK(board.why_not(drawing(board, "X")) == Reason::start_tile_aside);
    CHECK(board.why_not(drawing(board, "D")) == Reason::none);
    deal(board, "A");  // one road
    CHECK(board.view().state.header().active == Red);
    CHECK(board.view().state.header().turn == 1);

    Position tie(with({Option::start_player_by_road_draw}));
    const int left = tie.view().state.header().bag_left;
    deal(tie, "U");
    deal(tie, "B");
    deal(tie, "V");  // Red and Green have one road each
    CHECK(tie.view().state.header().active == Red);
    CHECK(tie.view().state.header().turn == 0);  // the game has not begun
    deal(tie, "B");                              // Red again
    CHECK(tie.view().state.header().active == Green);
    CHECK(tie.view().state.header().turn == 0);
    CHECK(tie.view().state.header().bag_left == left - 4);
    deal(tie, "Z06");  // Green: two segments, and Blue is not asked again
    CHECK(tie.view().state.header().active == Green);
    CHECK(tie.view().state.header().turn == 1);
    CHECK(tie.view().state.header().bag_left == left);
    CHECK(tie.view().state.left(tie.tile("B")) == 4);
    deal(tie, "E");  // the first tile of the game
    CHECK(tie.step() == StepKind::place);
    CHECK(tie.decider() == Green);
}

TEST_CASE("The road draw counts roads as they are drawn, even if bushes join them", "[HOUSE-START-02][HOUSE-ROAD-01]")
{
    constexpr int kTileW = 22;
    constexpr int kTileX = 23;
    PositionSetup setup = with({Option::start_player_by_road_draw, Option::bushes_do_not_end_roads});
    for (int tile : {kTileW, kTileX}) setup.choices.push_back({static_cast<i32>(ChoiceKind::bush), tile, 1});
    Position board(setup);
    deal(board, "Z06");  // two roads that pass each other
    deal(board, "W");    // three among bushes
    deal(board, "U");
    CHECK(board.view().state.header().active == Blue);

    Position crossing(setup);
    deal(crossing, "Z01");  // three at houses
    deal(crossing, "W");
    deal(crossing, "X");  // four
    CHECK(crossing.view().state.header().active == Green);
}

TEST_CASE("Toss and road draw exclude each other", "[HOUSE-MIX-01]")
{
    CHECK_THROWS(Position(with({Option::start_player_by_toss, Option::start_player_by_road_draw})));
    CHECK_THROWS(Position(with({Option::draw_next_tile_at_turn_end, Option::hand_of_three_tiles})));
}

TEST_CASE("Each seat draws at the start and then at the end of its turn", "[HOUSE-DRAW-01]")
{
    Position board(with({Option::draw_next_tile_at_turn_end}));
    deal(board, "E");
    deal(board, "U");
    deal(board, "V");
    CHECK(holds(board, Blue, "U"));
    CHECK(holds(board, Green, "V"));
    CHECK(board.step() == StepKind::place);
    CHECK(board.drawn() == board.tile("E"));
    board.must(board.placing(Red, "E", 0, -1, "FFCF")).pass();
    CHECK(board.step() == StepKind::draw);  // Red's tile for the next turn
    deal(board, "D");
    CHECK(holds(board, Red, "D"));
    CHECK(board.decider() == Blue);
    CHECK(board.drawn() == board.tile("U"));
}

TEST_CASE("A held tile that fits nowhere is replaced when its turn comes", "[HOUSE-DRAW-01]")
{
    Position board(with({Option::draw_next_tile_at_turn_end}));
    deal(board, "E");
    deal(board, "C");  // Blue: all city
    deal(board, "V");
    board.must(board.placing(Red, "E", 0, -1, "FFCF")).pass();  // no city side is open now
    deal(board, "U");
    CHECK(board.step() == StepKind::draw);
    CHECK(stock(board.view(), board.tile("C")).removed == 1);
    deal(board, "W");
    CHECK(board.decider() == Blue);
    CHECK(board.drawn() == board.tile("W"));
}

TEST_CASE("With tiles drawn ahead the game ends when no tile is held and none is left", "[HOUSE-DRAW-01]")
{
    for (u64 seed = 1; seed <= 5; ++seed) {
        Position board(with({Option::draw_next_tile_at_turn_end}, Chance::seeded, seed));
        play_to_the_end(board);
        CHECK(board.view().state.header().bag_left == 0);
        for (int seat = 0; seat < 3; ++seat) CHECK(hand(board, seat) == 0);
    }
}

TEST_CASE("Three tiles are dealt one at a pass and one of them is placed", "[HOUSE-DRAW-02]")
{
    Position board(with({Option::hand_of_three_tiles}));
    for (const char* name : {"E", "U", "V", "B", "W", "N", "D", "K", "J"}) deal(board, name);
    CHECK(holds(board, Red, "E"));
    CHECK(holds(board, Red, "B"));
    CHECK(holds(board, Red, "D"));
    CHECK(holds(board, Blue, "W"));
    CHECK(board.step() == StepKind::place);
    CHECK(board.why_not(board.placing(Red, "U", 1, 0, "FRFR")) == Reason::wrong_tile);
    board.must(board.placing(Red, "B", 0, 1, "FFFF")).pass();
    CHECK(board.step() == StepKind::draw);
    deal(board, "X");
    CHECK(holds(board, Red, "X"));
    CHECK(hand(board, Red) == 3);
    CHECK(board.decider() == Blue);
}

TEST_CASE("A hand of which nothing fits is discarded tile by tile", "[HOUSE-DRAW-02]")
{
    PositionSetup setup = with({Option::hand_of_three_tiles});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::tower), 1});
    setup.sets = {Set::base, Set::winter};
    setup.seats = 2;
    Position board(setup);
    for (const char* name : {"E", "C", "U", "T07", "V", "Q"}) deal(board, name);
    board.must(board.placing(Red, "E", 0, -1, "FFCF")).pass();
    deal(board, "K");
    CHECK(board.decider() == Blue);
    REQUIRE(holds(board, Blue, "Q"));
    CHECK(board.step() == StepKind::place);  // Q shows a field: it fits
    for (const Action& action : board.options()) CHECK(action.tile == board.tile("Q"));
}

TEST_CASE("Discarding continues until a tile fits", "[HOUSE-DRAW-02][HOUSE-MIX-05]")
{
    const bool returns = GENERATE(false, true);
    PositionSetup setup = with({Option::hand_of_three_tiles});
    if (returns)
        setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::return_unplaceable_to_bag), 1});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::abbey_mayor), 1});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::tower), 1});
    setup.seats = 2;
    Position board(setup);
    for (const char* name : {"E", "C", "U", "AM_D", "V", "T07"}) deal(board, name);
    board.must(board.placing(Red, "E", 0, -1, "FFCF")).pass();
    if (board.step() == StepKind::tower_ransom_at_begin) board.pass();
    deal(board, "K");
    REQUIRE(board.step() == StepKind::hand_discard);
    CHECK(board.decider() == Blue);
    CHECK(board.options().size() == 3);
    Action give;
    give.kind = ActionKind::discard;
    give.seat = Blue;
    give.tile = board.tile("W");
    CHECK(board.why_not(give) == Reason::wrong_tile);
    give.tile = board.tile("C");
    board.must(give);
    CHECK(board.decider() == kNature);
    CHECK(board.step() == StepKind::draw);
    deal(board, "W");
    CHECK(board.step() == StepKind::place);
    CHECK(hand(board, Blue) == 3);
    CHECK(stock(board.view(), board.tile("C")).removed == (returns ? 0u : 1u));
}

namespace {

/// The hole (0,1) lies between four tiles that show it fields, and no city is open.
Position with_hole_among_fields(PositionSetup setup)
{
    setup.seats = 2;
    setup.sets = {};
    setup.choices.push_back({static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::base), 2});
    Position board(setup);
    board.lay("E", 0, -1, "FFCF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF");
    board.lay("U", -1, 2, "FRFR").lay("U", 0, 2, "FRFR");
    return board;
}

}  // namespace

TEST_CASE("An extra turn is played from the hand before refilling", "[HOUSE-DRAW-02][HOUSE-HOLE-01]")
{
    const bool hides = GENERATE(false, true);
    PositionSetup setup = with({Option::hand_of_three_tiles, Option::extra_turn_for_filling_hole});
    if (hides) setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::hand_hidden), 1});
    Position board = with_hole_among_fields(setup);
    for (const char* name : {"B", "U", "U", "V", "B", "W"}) deal(board, name);
    board.must(board.placing(Red, "B", 0, 1, "FFFF")).pass();
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Red);
    CHECK(hand(board, Red) == 2);
    board.must(board.placing(Red, "B", 2, 1, "FFFF")).pass();
    CHECK(board.step() == StepKind::draw);
    deal(board, "J");
    CHECK(board.decider() == kNature);
    deal(board, "K");
    CHECK(hand(board, Red) == 3);
    CHECK(board.decider() == Blue);
    CHECK(hand(board, Blue) == 3);
}

TEST_CASE("In an extra turn too a tile is given away for one", "[HOUSE-DRAW-02][HOUSE-HOLE-01]")
{
    const bool hides = GENERATE(false, true);
    PositionSetup setup = with({Option::hand_of_three_tiles, Option::extra_turn_for_filling_hole});
    if (hides) setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::hand_hidden), 1});
    Position board = with_hole_among_fields(setup);
    for (const char* name : {"B", "U", "C", "V", "C", "W"}) deal(board, name);
    board.must(board.placing(Red, "B", 0, 1, "FFFF")).pass();
    CHECK(board.step() == (hides ? StepKind::place : StepKind::hand_discard));
    REQUIRE(board.decider() == Red);
    Action give;
    give.kind = ActionKind::discard;
    give.seat = Red;
    give.tile = board.tile("C");
    board.must(give);
    CHECK(hand(board, Red) == 1);
    CHECK(board.decider() == kNature);
    CHECK(board.step() == StepKind::draw);
    deal(board, "B");
    CHECK(hand(board, Red) == 2);
    CHECK(board.decider() == Red);
    board.must(board.placing(Red, "B", 2, 1, "FFFF")).pass();
    deal(board, "J");
    deal(board, "K");
    CHECK(hand(board, Red) == 3);
    CHECK(board.decider() == Blue);
}

TEST_CASE("Only an empty hand is filled before an extra turn", "[HOUSE-DRAW-02][HOUSE-HOLE-01]")
{
    Position board = with_hole_among_fields(with({Option::hand_of_three_tiles, Option::extra_turn_for_filling_hole}));
    for (const char* name : {"B", "U", "U", "V", "B", "W"}) deal(board, name);
    REQUIRE(tile_in(board.view(), hand_of(board.view(), Red), 0) == board.tile("B"));
    for (int slot : {1, 2}) lose(board, Red, slot);
    board.must(board.placing(Red, "B", 0, 1, "FFFF")).pass();
    for (const char* name : {"B", "J", "K"}) {
        REQUIRE(board.decider() == kNature);
        deal(board, name);
    }
    CHECK(board.decider() == Red);
    CHECK(hand(board, Red) == 3);
}

TEST_CASE("Who holds no tile is skipped and is part of the round without a placement", "[HOUSE-DRAW-02]")
{
    Position board = with_hole_among_fields(with({Option::hand_of_three_tiles}));
    for (const char* name : {"B", "C", "U", "V", "U", "V"}) deal(board, name);
    for (int seat : {Red, Blue})
        for (int slot : {1, 2}) lose(board, seat, slot);
    board.leave_in_bag({});
    board.must(board.placing(Red, "B", 0, 1, "FFFF")).pass();  // Red's last; C of Blue fits nowhere
    CHECK(board.is_over());
    CHECK(board.view().state.header().turn == 2);
}

TEST_CASE("With hands of three every tile is placed or given away", "[HOUSE-DRAW-02]")
{
    for (u64 seed = 1; seed <= 5; ++seed) {
        Position board(with({Option::hand_of_three_tiles}, Chance::seeded, seed));
        play_to_the_end(board);
        CHECK(board.view().state.header().bag_left == 0);
    }
}

TEST_CASE("A cell off the table makes no hole", "[HOUSE-MIX-06]")
{
    PositionSetup setup = with({Option::extra_turn_for_filling_hole, Option::bounded_table});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::table_max_x), 5});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::table_max_y), 5});
    Position board(setup);
    board.lay("V", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", 2, 1, "FFRR").lay("U", 2, 0, "FRFR");
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.view().state.header().active == Blue);  // tiles west, east and south; the table ends in the north
}

TEST_CASE("An abbey is no tile of the hand and leaves it as it is", "[HOUSE-DRAW-02][INT-HOUSE-HAND-01]")
{
    PositionSetup setup = with({Option::hand_of_three_tiles});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::abbey_mayor), 1});
    setup.seats = 2;
    Position board(setup);
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC").lay("V", 0, 1, "FRRF").lay("V", 0, 2, "RRFF");
    board.lay("U", 1, 2, "FRFR");  // (1,1) is a hole
    for (const char* name : {"E", "B", "E", "W", "E", "N"}) deal(board, name);
    REQUIRE(board.step() == StepKind::abbey_place);
    Action abbey;
    abbey.kind = ActionKind::place;
    abbey.seat = Red;
    abbey.tile = board.view().rules.wild;
    abbey.cell = Position::at(1, 1);
    board.must(abbey).pass();
    CHECK(hand(board, Red) == 3);
    CHECK(board.decider() == Blue);
}

TEST_CASE("Filling a hole with an abbey gives no other turn", "[HOUSE-HOLE-01][INT-HOUSE-HOLE-01]")
{
    PositionSetup setup = with({Option::extra_turn_for_filling_hole});
    setup.choices.push_back({static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::abbey_mayor), 1});
    Position board(setup);
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC").lay("V", 0, 1, "FRRF").lay("V", 0, 2, "RRFF");
    board.turn_without(Green, "U", 1, 2, "FRFR");  // the hole is at (1,1) now
    REQUIRE(board.step() == StepKind::abbey_place);
    REQUIRE(board.decider() == Red);
    Action abbey;
    abbey.kind = ActionKind::place;
    abbey.seat = Red;
    abbey.tile = board.view().rules.wild;
    abbey.cell = Position::at(1, 1);
    board.must(abbey).pass();
    CHECK(board.view().state.header().active == Blue);
}
