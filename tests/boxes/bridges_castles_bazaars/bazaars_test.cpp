// SPDX-License-Identifier: MIT
// Bazaars: when one is held, the auction, the round in which the tiles are placed, options and worked examples.
#include "boxes/bridges_castles_bazaars/bazaar_position.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "play/pools.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0) and A(-1,0) with Red's thief and builder on their road; Red may win a double turn at its eastern end.
Position with_builder(int value, std::initializer_list<const char*> bag)
{
    Position board(bazaars({with(Option::bazaar_double_turn, value)}, {Set::traders_builders}));
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(-1, 0, East)).put(Red, board.road(0, 0, West), PieceKind::builder);
    board.leave_in_bag(bag);
    return board;
}

/// Red extends the road with BB_E, whose road ends at its bazaar.
Position& place_bazaar_of_builder(Position& board)
{
    board.draw(Red, "BB_E");
    return board.must(board.placing(Red, "BB_E", 1, 0, "FCFR")).pass();
}

int count_of(const Position& board, EventKind kind)
{
    int count = 0;
    for (const Event& event : board.events()) count += event.kind == kind;
    return count;
}

}  // namespace

// ---- when one is held -------------------------------------------------------------------------------------------------

TEST_CASE("A bazaar is held behind the turn, for as many tiles as seats",
          "[BAZAAR-TRIGGER-01][BAZAAR-REVEAL-01][BAZAAR-AUCTION-01][BAZAAR-AUCTION-08]")
{
    Position board(bazaars());
    const int left = board.view().state.header().bag_left;
    board.turn(Red, "BB_F", 0, 1, "FFFF");
    CHECK(board.step() == StepKind::act);
    board.pass();
    REQUIRE(board.step() == StepKind::draw);
    CHECK(seat_on_turn(board) == Red);
    CHECK(open_tiles(board) == 0);
    reveal(board, {"U", "E", "V"});
    CHECK(open_tiles(board) == 3);
    CHECK(board.view().state.header().bag_left == left - 4);
    CHECK(board.step() == StepKind::bazaar_choose);
    CHECK(board.decider() == Blue);
    CHECK(board.options().size() == 3 * 100);
    CHECK(board.why_not(bidding(board, 0, "B")) == Reason::bazaar_not_open);
    CHECK(board.why_not(bidding(board, -1, "U")) == Reason::bazaar_bid_range);
    CHECK(board.why_not(bidding(board, 100, "U")) == Reason::bazaar_bid_range);
}

TEST_CASE("A tile without a bazaar holds none", "[BAZAAR-TRIGGER-01]")
{
    Position board(bazaars());
    board.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("With without_bazaars nothing follows", "[BCB-OPT-01]")
{
    Position board(bazaars({with(Option::without_bazaars)}));
    board.turn_without(Red, "BB_F", 0, 1, "FFFF");
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("Without enough tiles there is no bazaar", "[BCBEX-21][BAZAAR-TRIGGER-02]")
{
    for (const int left : {2, 3}) {
        Position board(bazaars());
        board.draw(Red, "BB_F");
        if (left == 2)
            board.leave_in_bag({"U", "U"});
        else
            board.leave_in_bag({"U", "U", "U"});
        board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
        CHECK(seat_on_turn(board) == (left == 2 ? Blue : Red));
        if (left == 3) reveal(board, {"U", "U", "U"});
        CHECK((board.step() == StepKind::bazaar_choose) == (left == 3));
    }
}

TEST_CASE("A bazaar that fits nowhere triggers nothing", "[BAZAAR-TRIGGER-05]")
{
    Position board(bazaars());
    board.lay("E", 0, -1, "FFCF");
    board.draw(Red, "BB_A");  // no city is open: it is put away
    REQUIRE(board.step() == StepKind::draw);
    CHECK_FALSE(board.drawn());
    board.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("With one player there is no bazaar", "[BAZAAR-TRIGGER-07]")
{
    Position board(bazaars({with(Option::any_seat_count)}, {}, 1));
    board.turn_without(Red, "BB_F", 0, 1, "FFFF");
    CHECK(board.step() == StepKind::draw);
    CHECK(open_tiles(board) == 0);
    board.turn_without(Red, "B", 0, 2, "FFFF");
    CHECK(won(board, Red).empty());
}

// ---- the auction ------------------------------------------------------------------------------------------------------

TEST_CASE("Without a higher bid the chooser pays and takes the tile",
          "[BCBEX-18][BAZAAR-AUCTION-02][BAZAAR-AUCTION-03][BAZAAR-AUCTION-04]")
{
    Position board(bazaars());
    open_bazaar(board);
    board.must(bidding(board, 2, "U"));
    REQUIRE(board.step() == StepKind::bazaar_bid);
    CHECK(board.decider() == Green);
    CHECK(board.why_not(bidding(board, 2)) == Reason::bazaar_bid_range);
    CHECK(board.options().size() == 1 + 97);
    board.pass();
    CHECK(board.decider() == Red);
    board.pass();
    CHECK(board.score(Blue) == -2);
    CHECK(board.score(Green) == 0);
    CHECK(board.score(Red) == 0);
    CHECK(won(board, Blue) == "U");
    CHECK(board.step() == StepKind::bazaar_choose);
    CHECK(board.decider() == Green);
}

TEST_CASE("The chooser sells to the highest bidder or buys",
          "[BCBEX-19][BAZAAR-AUCTION-03][BAZAAR-AUCTION-04][BAZAAR-AUCTION-05][BAZAAR-AUCTION-06][BAZAAR-AUCTION-07]")
{
    for (const bool sells : {true, false}) {
        Position board(bazaars());
        open_bazaar(board);
        board.must(bidding(board, 0, "U")).pass().pass();  // Blue has a tile
        CHECK(board.score(Blue) == 0);
        REQUIRE(board.decider() == Green);
        board.must(bidding(board, 0, "E"));
        REQUIRE(board.decider() == Red);  // Blue is not asked
        board.must(bidding(board, 4));
        REQUIRE(board.step() == StepKind::bazaar_sell);
        CHECK(board.decider() == Green);
        CHECK(board.options().size() == 2);
        CHECK(board.why_not(selling(board, Blue)) == Reason::bazaar_no_bid);
        CHECK(board.why_not(selling(board, 7)) == Reason::no_such_seat);
        board.must(selling(board, sells ? Red : Green));
        CHECK(board.score(Green) == (sells ? 4 : -4));
        CHECK(board.score(Red) == (sells ? -4 : 4));
        CHECK(won(board, sells ? Red : Green) == "E");
        CHECK(open_tiles(board) == 0);
        CHECK(seat_on_turn(board) == Blue);  // the last tile was given away, and Blue's turn has begun
    }
}

TEST_CASE("Bids are limited by the own score if the option says so", "[BAZAAR-AUCTION-05]")
{
    Position board(bazaars({with(Option::bazaar_bid_limit)}));
    board.set_score(Blue, 3).set_score(Green, 1).set_score(Red, -2);
    open_bazaar(board);
    CHECK(board.options().size() == 3 * 4);
    CHECK(board.why_not(bidding(board, 4, "U")) == Reason::bazaar_bid_range);
    board.must(bidding(board, 0, "U"));
    REQUIRE(board.decider() == Green);
    CHECK(board.options().size() == 2);
    board.must(bidding(board, 1));
    CHECK(board.step() == StepKind::bazaar_sell);  // Red cannot bid 2
}

TEST_CASE("Without an auction each chooses and pays nothing", "[BCBEX-22][BAZAAR-OPT-01]")
{
    Position board(bazaars({with(Option::bazaar_no_auction)}));
    open_bazaar(board);
    CHECK(board.options().size() == 3);
    board.must(bidding(board, 0, "V"));
    CHECK(board.step() == StepKind::bazaar_choose);
    CHECK(board.decider() == Green);
    CHECK(board.options().size() == 2);
    board.must(bidding(board, 0, "U"));
    for (const int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 0);
    CHECK(won(board, Red) == "E");
    CHECK(won(board, Green) == "U");
    CHECK(board.drawn() == board.tile("V"));  // Blue's turn has begun
}

TEST_CASE("Points of a bazaar are moved between seats, not scored", "[BAZAAR-AUCTION-09]")
{
    Position board(bazaars());
    open_bazaar(board);
    board.must(bidding(board, 1, "U")).must(bidding(board, 5)).pass().must(selling(board, Green));
    CHECK(board.score(Blue) == 5);
    CHECK(board.score(Green) == -5);
    int lines = 0;
    for (const Event& event : board.events()) {
        if (event.kind != EventKind::scored) continue;
        CHECK_FALSE(event.feature);
        CHECK(event.reward == (event.seat == Green ? Reward::bazaar_paid : Reward::bazaar_sold));
        ++lines;
    }
    CHECK(lines == 2);
    CHECK(count_of(board, EventKind::sold) == 1);
}

// ---- the round --------------------------------------------------------------------------------------------------------

TEST_CASE("In the round each places the tile that it won, in full turns",
          "[BCBEX-20][BAZAAR-PLACE-01][BAZAAR-PLACE-02][BAZAAR-TRIGGER-04]")
{
    Position board(bazaars());
    open_bazaar(board, {"BB_C", "U", "E"});
    for (const char* name : {"U", "BB_C"}) {
        board.must(bidding(board, 0, name));
        while (board.step() == StepKind::bazaar_bid) board.pass();
    }
    CHECK(seat_on_turn(board) == Blue);
    REQUIRE(board.step() == StepKind::place);
    CHECK(board.drawn() == board.tile("U"));
    board.must(board.placing(Blue, "U", 1, 0, "FRFR")).deploy(board.road(1, 0, East));
    CHECK(seat_on_turn(board) == Green);
    CHECK(board.drawn() == board.tile("BB_C"));
    board.must(board.placing(Green, "BB_C", 0, -1, "CFCF")).pass();
    CHECK(seat_on_turn(board) == Red);  // no second bazaar
    CHECK(board.drawn() == board.tile("E"));
    board.must(board.placing(Red, "E", 1, 1, "FFCF")).pass();
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.step() == StepKind::draw);
    for (const int seat : {Red, Blue, Green}) CHECK(won(board, seat).empty());
    board.turn_without(Blue, "BB_A", 0, -2, "CCCC");
    CHECK(seat_on_turn(board) == Blue);  // behind the round there is a bazaar again
    CHECK(open_tiles(board) == 0);
    reveal(board, {"U", "U", "U"});
    CHECK(board.step() == StepKind::bazaar_choose);
}

TEST_CASE("A tile that fits nowhere is put away for one of the pile, whose bazaar holds none",
          "[BAZAAR-PLACE-04][BAZAAR-TRIGGER-04]")
{
    Position board(bazaars());
    open_bazaar(board, {"E", "BB_A", "V"});
    board.must(bidding(board, 0, "E")).pass().pass();
    board.must(bidding(board, 0, "BB_A")).pass();
    CHECK(won(board, Red) == "V");
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(seat_on_turn(board) == Green);  // no city is open any more
    REQUIRE(board.step() == StepKind::draw);
    CHECK(won(board, Green).empty());
    reveal(board, {"BB_I"});
    board.must(board.placing(Green, "BB_I", 0, 2, "FFRF")).pass();
    CHECK(seat_on_turn(board) == Red);
    CHECK(board.drawn() == board.tile("V"));
    board.must(board.placing(Red, "V", 1, 0, "FFRR")).pass();
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("The game ends when all tiles that were won lie", "[BAZAAR-PLACE-06]")
{
    Position board(bazaars());
    board.draw(Red, "BB_F").leave_in_bag({"U", "E", "V"});
    board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
    reveal(board, {"U", "E", "V"});
    give_for_nothing(board);
    CHECK(board.view().state.header().bag_left == 0);
    CHECK(seat_on_turn(board) == Blue);
    board.must(board.placing(Blue, "U", 1, 0, "FRFR")).pass();
    CHECK(seat_on_turn(board) == Green);
    board.must(board.placing(Green, "E", 0, -1, "FFCF")).pass();
    CHECK(seat_on_turn(board) == Red);
    board.must(board.placing(Red, "V", 2, 0, "FFRR")).pass();
    CHECK(board.is_over());
}

TEST_CASE("A turn without a tile to place or to draw is left out", "[BAZAAR-PLACE-07]")
{
    // The whole board is D and B(0,1); C fits only at D's city, which Blue's E closes.
    Position board(bazaars());
    board.draw(Red, "BB_F").leave_in_bag({"E", "C", "V"});
    board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
    reveal(board, {"E", "C", "V"});
    board.must(bidding(board, 0, "E")).pass().pass();
    board.must(bidding(board, 0, "C")).pass();
    CHECK(won(board, Green) == "C");
    CHECK(won(board, Red) == "V");
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(seat_on_turn(board) == Red);
    CHECK(won(board, Green).empty());
    CHECK(board.drawn() == board.tile("V"));
    bool left = false;
    for (const Event& event : board.events())
        left = left || (event.kind == EventKind::tile_left && event.tile == board.tile("C") && event.seat == Green);
    CHECK(left);
    board.must(board.placing(Red, "V", 1, 0, "FFRR")).pass();
    CHECK(board.is_over());
}

// ---- double turns -----------------------------------------------------------------------------------------------------

TEST_CASE("Behind both parts of a double turn the tiles are counted",
          "[BCBEX-24][BAZAAR-TRIGGER-06][BAZAAR-TRIGGER-01][INT-BAZAAR-BUILDER-01]")
{
    Position board = with_builder(0, {"BB_E", "U", "U", "U"});
    place_bazaar_of_builder(board);
    REQUIRE(board.step() == StepKind::draw);
    CHECK(board.view().part() == 1);
    reveal(board, {"U"});
    board.must(board.placing(Red, "U", 0, 1, "FRFR")).pass();
    CHECK(seat_on_turn(board) == Blue);  // two tiles are left: no bazaar
}

TEST_CASE("Tiles are set aside before the second part", "[BCBEX-24][BAZAAR-OPT-02]")
{
    Position board = with_builder(1, {"BB_E", "U", "U", "U"});
    place_bazaar_of_builder(board);
    CHECK(board.view().part() == 0);  // the second part would find no tile
    reveal(board, {"U", "U", "U"});
    CHECK(board.step() == StepKind::bazaar_choose);
}

TEST_CASE("The second part draws from what was not set aside", "[BAZAAR-OPT-02]")
{
    Position board = with_builder(1, {"BB_E", "U", "U", "U", "U"});
    place_bazaar_of_builder(board);
    CHECK(board.view().part() == 1);
    CHECK(count_to_draw(board.view()) == 1);
    CHECK(count_covered(board.view()) == 3);
    reveal(board, {"U"});
    board.must(board.placing(Red, "U", 0, 1, "FRFR")).pass();
    CHECK(seat_on_turn(board) == Red);
    CHECK(count_covered(board.view()) == 0);
    reveal(board, {"U", "U", "U"});
    CHECK(board.step() == StepKind::bazaar_choose);
}

TEST_CASE("The auction comes before the second part", "[BCBEX-24][BAZAAR-OPT-03][BAZAAR-TRIGGER-03]")
{
    for (const bool has_more : {false, true}) {
        Position board =
            has_more ? with_builder(2, {"BB_E", "U", "E", "V", "BB_F", "B"}) : with_builder(2, {"BB_E", "U", "E", "V"});
        place_bazaar_of_builder(board);
        CHECK(board.view().part() == 0);
        reveal(board, {"U", "E", "V"});
        give_for_nothing(board);
        CHECK(won(board, Red) == "V");
        if (!has_more) {
            CHECK(seat_on_turn(board) == Blue);
            CHECK(board.drawn() == board.tile("U"));
            continue;
        }
        CHECK(board.view().part() == 1);
        CHECK(seat_on_turn(board) == Red);
        reveal(board, {"BB_F"});  // a second bazaar in the same turn
        board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
        CHECK(seat_on_turn(board) == Blue);
        CHECK(board.drawn() == board.tile("U"));
    }
}

TEST_CASE("Both parts of a double turn hold one bazaar", "[BAZAAR-TRIGGER-03]")
{
    Position board = with_builder(0, {"BB_E", "BB_F", "U", "E", "V", "B"});
    place_bazaar_of_builder(board);
    reveal(board, {"BB_F"});
    board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
    CHECK(seat_on_turn(board) == Red);
    reveal(board, {"U", "E", "V"});
    give_for_nothing(board);
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.drawn() == board.tile("U"));
}

TEST_CASE("The second part in the round draws from the pile", "[BAZAAR-PLACE-03][BAZAAR-TRIGGER-04][INT-BAZAAR-BUILDER-01]")
{
    Position board(bazaars({}, {Set::traders_builders}));
    board.lay("A", -1, 0, "FRFF").put(Blue, board.road(-1, 0, East)).put(Blue, board.road(0, 0, West), PieceKind::builder);
    open_bazaar(board);
    give_for_nothing(board);
    CHECK(board.drawn() == board.tile("U"));
    board.must(board.placing(Blue, "U", 1, 0, "FRFR")).pass();
    CHECK(board.view().part() == 1);
    CHECK(seat_on_turn(board) == Blue);
    REQUIRE(board.step() == StepKind::draw);
    reveal(board, {"BB_A"});
    board.must(board.placing(Blue, "BB_A", 0, -1, "CCCC")).pass();
    CHECK(seat_on_turn(board) == Green);  // no bazaar
    CHECK(board.drawn() == board.tile("E"));
}

// ---- other boxes, seats that leave --------------------------------------------------------------------------------------

TEST_CASE("No abbey replaces a tile that was won", "[BAZAAR-PLACE-05][INT-BAZAAR-ABBEY-01][INT-OPEN-09]")
{
    AbbeyPosition board({}, 3, {Set::base, Set::abbey_mayor, Set::bridges_castles_bazaars});
    lay_ring(board);
    board.turn_without(Red, "BB_A", 0, -1, "CCCC");
    reveal(board, {"U", "E", "V"});
    give_for_nothing(board);
    CHECK(board.step() == StepKind::place);  // Blue is not asked for its abbey
    CHECK(board.drawn() == board.tile("U"));
}

TEST_CASE("No abbey is bid at a bazaar", "[BAZAAR-AUCTION-02]")
{
    AbbeyPosition board({}, 3, {Set::base, Set::abbey_mayor, Set::bridges_castles_bazaars});
    open_bazaar(board);
    board.must(bidding(board, 1, "U"));
    REQUIRE(board.step() == StepKind::bazaar_bid);
    CHECK(board.why_not(bidding(board, 0, "AM_A")) == Reason::bazaar_bid_range);
    CHECK(board.why_not(bidding(board, 5, "U")) == Reason::bazaar_bid_range);  // the tile for sale is not named again
}

TEST_CASE("No ransom is paid during an auction", "[INT-BAZAAR-RANSOM-01]")
{
    TowerPosition board(bazaars({}, {Set::tower}));
    Play play = board.play();
    moves::put_in_prison(play, board.view().rules.first_piece(Blue, PieceKind::follower), Red);
    board.set_score(Blue, 10);
    board.turn_without(Red, "BB_F", 0, 1, "FFFF");
    while (board.step() == StepKind::tower_ransom_at_end) board.pass();
    reveal(board, {"U", "E", "V"});
    REQUIRE(board.decider() == Blue);
    for (const Action& action : board.options()) CHECK(action.kind == ActionKind::bid);
}

TEST_CASE("A seat that leaves during the auction wins nothing", "[RESIGN-03][BAZAAR-AUCTION-06]")
{
    Position board(bazaars());
    open_bazaar(board);
    board.must(bidding(board, 3, "U"));
    Action leave;
    leave.kind = ActionKind::resign;
    leave.seat = Blue;
    board.must(leave);
    CHECK(board.step() == StepKind::bazaar_choose);
    CHECK(board.decider() == Green);
    CHECK(board.score(Blue) == 0);
    CHECK(open_tiles(board) == 3);
    board.must(bidding(board, 0, "U")).pass();
    REQUIRE(board.decider() == Red);  // two tiles are left for the last seat, which chooses
    CHECK(board.options().size() == 2);
    board.must(bidding(board, 0, "V"));
    CHECK(open_tiles(board) == 0);
    CHECK(seat_on_turn(board) == Green);
    CHECK(board.drawn() == board.tile("U"));
    CHECK(won(board, Red) == "V");
}

TEST_CASE("A hand of three stays, and the tile that was won comes first", "[BCB-INT-14]")
{
    Position board(bazaars({with(Option::hand_of_three_tiles)}, {}, 2));
    reveal(board, {"BB_F", "B", "E", "U", "U", "V"});  // in turn to Red and Blue
    REQUIRE(board.step() == StepKind::place);
    board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
    reveal(board, {"E"});       // Red's hand is full again
    reveal(board, {"U", "V"});  // the bazaar
    REQUIRE(board.step() == StepKind::bazaar_choose);
    board.must(bidding(board, 0, "U")).pass();
    CHECK(seat_on_turn(board) == Blue);
    REQUIRE(board.step() == StepKind::place);
    for (const Action& action : board.options()) CHECK(action.tile == board.tile("U"));
    CHECK(count_hand(board.view(), Blue) == 3);
    board.must(board.placing(Blue, "U", 1, 0, "FRFR")).pass();
    CHECK(count_hand(board.view(), Blue) == 3);
    CHECK(seat_on_turn(board) == Red);
    CHECK(board.drawn() == board.tile("V"));
    board.must(board.placing(Red, "V", 2, 0, "FFRR")).pass();
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.step() == StepKind::place);
    CHECK_FALSE(board.drawn());
}

TEST_CASE("A tile that was won is placed with a bridge, but not beside a hand of three", "[BRIDGE-PLACE-13][BCB-INT-14]")
{
    using namespace bastide_tests::bridges;
    for (const bool has_hand : {false, true}) {
        Position board(has_hand ? bazaars({with(Option::hand_of_three_tiles)}, {}, 2) : bazaars({}, {}, 2));
        if (has_hand) {
            reveal(board, {"BB_F", "B", "E", "U", "U", "V"});
            board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
            reveal(board, {"E", "B", "V"});
        } else {
            open_bazaar(board, {"B", "V"});
        }
        board.must(bidding(board, 0, "B")).pass();
        REQUIRE(board.drawn() == board.tile("B"));
        CHECK(listed(board, ActionKind::place_spanned).empty() == has_hand);
        const Action over_the_monastery =
            placing_bridged(board, "B", 1, 0, "FFFF", EastWest);  // joins the road of the start tile
        CHECK(board.why_not(over_the_monastery) == (has_hand ? Reason::wrong_step : Reason::none));
        CHECK(board.why_not(putting_away(board)) == (has_hand ? Reason::wrong_step : Reason::bridge_not_forced));
    }
}

TEST_CASE("With a hand a tile that was won and fits nowhere is put away", "[BCB-INT-14][BAZAAR-PLACE-04]")
{
    Position board(bazaars({with(Option::hand_of_three_tiles)}, {}, 2));
    reveal(board, {"BB_F", "B", "E", "U", "U", "V"});
    board.lay("E", 0, -1, "FFCF");
    board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
    reveal(board, {"E", "BB_A", "V"});
    board.must(bidding(board, 0, "BB_A")).pass();
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.step() == StepKind::place);
    CHECK_FALSE(board.drawn());
    CHECK(count_hand(board.view(), Blue) == 3);
}

TEST_CASE("A tile that was drawn ahead waits behind the one that was won", "[BCB-INT-14]")
{
    Position board(bazaars({with(Option::draw_next_tile_at_turn_end)}, {}, 2));
    reveal(board, {"BB_F", "B"});
    board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
    reveal(board, {"E"});  // Red's next tile
    reveal(board, {"U", "V"});
    board.must(bidding(board, 0, "U")).pass();
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.drawn() == board.tile("U"));
    CHECK(count_hand(board.view(), Blue) == 1);
    board.must(board.placing(Blue, "U", 1, 0, "FRFR")).pass();
    CHECK(board.drawn() == board.tile("V"));
    board.must(board.placing(Red, "V", 2, 0, "FFRR")).pass();
    CHECK(board.drawn() == board.tile("B"));  // Blue's, as before
}
