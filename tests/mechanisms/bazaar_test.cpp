// SPDX-License-Identifier: MIT
// Tiles laid open, sold by auction and held for a later turn: racks and the auction, as a bazaar uses them.
#include "formats/positions/position.hpp"
#include "game/hashing.hpp"
#include "game/observe.hpp"
#include "mechanisms/modules.hpp"
#include "play/auction.hpp"
#include "play/racks.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Action drawing(const Position& board, const char* name)
{
    Action action;
    action.kind = ActionKind::draw;
    action.seat = kNature;
    action.tile = board.tile(name);
    return action;
}

Action bidding(const Position& board, int seat, int points, const char* name = nullptr)
{
    Action action;
    action.kind = ActionKind::bid;
    action.seat = static_cast<u8>(seat);
    action.points = points;
    if (name) action.tile = board.tile(name);
    return action;
}

Action selling(int seat, int to)
{
    Action action;
    action.kind = ActionKind::sell;
    action.seat = static_cast<u8>(seat);
    action.other_seat = to;
    return action;
}

/// Red has placed a bazaar, everybody has ten points, and B, U and V lie open.
Position at_bazaar()
{
    Position board(invented(3));
    for (int seat : {Red, Blue, Green}) board.set_score(seat, 10);
    board.turn_without(Red, "BZ", 0, 1, "FFFF");
    for (const char* name : {"B", "U", "V"}) board.must(drawing(board, name));
    return board;
}

u32 won(const Position& board, int seat) { return count_hand(board.view(), seat); }

std::vector<Thing> things(const Position& board, ThingKind kind)
{
    std::vector<Thing> list(20);
    Things out(list.data(), 20);
    show_things(board.view(), kind, out);
    list.resize(out.count());
    return list;
}

}  // namespace

TEST_CASE("As many tiles as there are seats are laid open on nature's rack", "[mechanisms]")  // BAZAAR-REVEAL-01
{
    const Modules list({&bazaar});
    Position board = at_bazaar();
    const std::vector<Thing> open = things(board, ThingKind::hand);
    REQUIRE(open.size() == 3);
    for (const Thing& thing : open) CHECK(thing.seat == kNature);
    CHECK(board.decider() == Blue);
    CHECK(tiles_to_come(board.view()) == 71 + 3 - 1);  // the base game and three bazaars, of which one is placed
    CHECK(board.view().state.header().bag_left == 70);
    CHECK(StockCounter(board.view()).count_copies(board.tile("B")).held == 1);
    TableHead head;
    CHECK_FALSE(describe_head(board.view(), head));
}

TEST_CASE("With fewer tiles left than seats there is no bazaar", "[mechanisms]")  // BAZAAR-TRIGGER-02, BCBEX-21
{
    const Modules list({&bazaar});
    Position board(invented(3));
    board.leave_in_bag({"BZ", "B", "U"});
    board.turn_without(Red, "BZ", 0, 1, "FFFF");
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().turn == 2);
    CHECK(things(board, ThingKind::hand).empty());
}

TEST_CASE("Whom nobody outbids pays the own bid to nobody", "[mechanisms]")  // BAZAAR-AUCTION-03, -04, BCBEX-18
{
    const Modules list({&bazaar});
    Position board = at_bazaar();
    CHECK(board.options().size() == 3 * 11);  // three tiles, 0 to 10 points
    CHECK(board.why_not(bidding(board, Blue, 11, "B")) == Reason::sale_bid_range);
    CHECK(board.why_not(bidding(board, Blue, 2, "X")) == Reason::wrong_tile);
    board.must(bidding(board, Blue, 2, "B"));
    CHECK(board.decider() == Green);
    CHECK(board.options().size() == 1 + 8);  // pass, 3 to 10
    CHECK(board.why_not(bidding(board, Green, 2)) == Reason::sale_bid_range);
    REQUIRE(things(board, ThingKind::sale_bid).size() == 1);
    CHECK(things(board, ThingKind::sale_bid)[0].points == 2);
    board.pass().pass();
    CHECK(board.score(Blue) == 8);
    CHECK(board.score(Red) + board.score(Green) == 20);
    CHECK(won(board, Blue) == 1);
    CHECK(things(board, ThingKind::sale_bid).empty());
    CHECK(board.decider() == Green);  // the next auctioneer
}

TEST_CASE("An auctioneer who is outbid sells or buys at the highest bid", "[mechanisms]")  // BAZAAR-AUCTION-03, BCBEX-19
{
    const bool buys = GENERATE(false, true);
    const Modules list({&bazaar});
    Position board = at_bazaar();
    board.must(bidding(board, Blue, 2, "B")).pass().pass();
    board.must(bidding(board, Green, 0, "U"));
    CHECK(board.decider() == Red);  // Blue has a tile
    board.must(bidding(board, Red, 4));
    CHECK(board.decider() == Green);
    CHECK(board.why_not(selling(Green, Blue)) == Reason::sale_no_bid);
    board.must(selling(Green, buys ? Green : Red));
    CHECK(board.score(Green) == (buys ? 6 : 14));
    CHECK(board.score(Red) == (buys ? 14 : 6));
    for (int seat : {Red, Green}) CHECK(won(board, seat) == 1);  // the last one is given for nothing
    CHECK(board.drawn() == board.tile("B"));                     // Blue is on turn with the tile it won
    const View view = board.view();
    CHECK(count_in_racks(view, board.tile("U")) == 1);
    CHECK(slot_of(view, rack_of(view.rules, ModuleId::test, buys ? Green : Red), board.tile("U")) == 0);
    CHECK(slot_of(view, rack_of(view.rules, ModuleId::test, buys ? Red : Green), board.tile("V")) == 0);
}

TEST_CASE("Each seat places the tile it won instead of drawing and the next one draws",
          "[mechanisms]")  // BAZAAR-PLACE-01, BCBEX-20
{
    const Modules list({&bazaar});
    Position board = at_bazaar();
    board.must(bidding(board, Blue, 0, "B")).pass().pass();
    board.must(bidding(board, Green, 0, "U")).pass();
    CHECK(board.decider() == Blue);
    CHECK(board.drawn() == board.tile("B"));
    u32 held = 0;
    for_each_put(board.view(), [&](const Put& put) { held += put.kind == static_cast<i32>(PutKind::held); });
    CHECK(held == 2);
    board.must(board.placing(Blue, "B", 0, 2, "FFFF")).pass();
    CHECK(board.drawn() == board.tile("U"));
    board.must(board.placing(Green, "U", 1, 0, "FRFR")).pass();
    CHECK(board.drawn() == board.tile("V"));
    board.must(board.placing(Red, "V", 2, 0, "FFRR")).pass();
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("A bazaar that was won holds no bazaar", "[mechanisms]")  // BAZAAR-TRIGGER-04
{
    const Modules list({&bazaar});
    Position board(invented(2));
    board.turn_without(Red, "BZ", 0, 1, "FFFF");
    board.must(drawing(board, "BZ")).must(drawing(board, "B"));
    board.must(bidding(board, Blue, 0, "BZ"));  // Red has no point to bid
    CHECK(board.drawn() == board.tile("BZ"));
    board.must(board.placing(Blue, "BZ", 0, 2, "FFFF")).pass();
    CHECK(board.decider() == Red);
    CHECK(board.drawn() == board.tile("B"));
}

TEST_CASE("The hash covers open tiles and won tokens", "[mechanisms]")
{
    const Modules list({&bazaar});
    Position one = at_bazaar();
    Position other = at_bazaar();
    CHECK(hash_position(one.view()) == hash_position(other.view()));
    one.must(bidding(one, Blue, 0, "B")).pass().pass();
    other.must(bidding(other, Blue, 0, "U")).pass().pass();
    CHECK(hash_position(one.view()) != hash_position(other.view()));
}

TEST_CASE("Random games with bazaars keep every promise", "[mechanisms]")
{
    const Modules list({&bazaar});
    CHECK(play_random_games(200) == "");
}

TEST_CASE("A game has 40 racks and more are refused by name", "[mechanisms]")
{
    constexpr RackDef kNine[9] = {};
    Module many = bazaar;
    many.racks = kNine;
    const Modules list({&many});
    Config config = empty_config();
    config.seats = 5;
    choose_default_sets(config);
    Fault fault;
    CHECK(build_rules(config, {}, {}, fault) == nullptr);
    CHECK(fault.status == Status::limit);
    CHECK(std::string(fault.text) == "A game can have at most 40 racks of tiles.");
}
