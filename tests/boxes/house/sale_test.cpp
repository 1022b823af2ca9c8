// SPDX-License-Identifier: MIT
// The sale of a tile that alone can complete something: who bids, who places, whose turn it stays.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/house/completing.hpp"
#include "boxes/house/hands.hpp"
#include "boxes/tunnel/tunnel_position.hpp"
#include "game/hashing.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

PositionSetup for_sale(std::vector<Option> more = {}, std::vector<Set> sets = {Set::base, Set::winter})
{
    PositionSetup setup;
    setup.sets = std::move(sets);
    more.push_back(Option::sell_completing_tile);
    for (Option option : more) setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), 1});
    return setup;
}

Action deciding(const Position& board, ActionKind kind, int value = 0)
{
    Action action;
    action.kind = kind;
    action.seat = board.decider();
    (kind == ActionKind::bid ? action.points : action.other_seat) = value;
    return action;
}

/// The abbey of the seat that decides, instead of points.
Action bidding_abbey(const Position& board)
{
    Action action = deciding(board, ActionKind::bid);
    action.tile = board.view().rules.wild;
    return action;
}

void bid(Position& board, int seat, int points)
{
    REQUIRE(board.step() == StepKind::sale_bid);
    REQUIRE(board.decider() == seat);
    board.must(deciding(board, ActionKind::bid, points));
}

void sell_to(Position& board, int seat)
{
    REQUIRE(board.step() == StepKind::sale_sell);
    board.must(deciding(board, ActionKind::sell, seat));
}

void deal(Position& board, const char* name)
{
    Action action;
    action.kind = ActionKind::draw;
    action.seat = kNature;
    action.tile = board.tile(name);
    board.must(action);
}

int turn_number(const Position& board) { return board.view().state.header().turn; }
int on_turn(const Position& board) { return board.view().state.header().active; }

/// The city of the start tile is open to (0,-1) alone, and only an E is left that closes it.
Position open_city(std::initializer_list<const char*> bag, const PositionSetup& setup = for_sale())
{
    Position board(setup);
    board.leave_in_bag(bag).set_score(Blue, 5).set_score(Green, 3);
    return board;
}

/// The same with tiles all around (0,-1), and a road that is open to (-2,0) alone.
Position open_hole(std::initializer_list<const char*> bag, const PositionSetup& setup)
{
    Position board(setup);
    board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("A", 2, 0, "FFFR").lay("B", 1, -1, "FFFF").lay("B", -1, -1, "FFFF");
    board.lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    board.leave_in_bag(bag).set_score(Blue, 5).set_score(Green, 3);
    return board;
}

int payments(const Position& board, Reward reward, int seat)
{
    int sum = 0;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.reward == reward && event.seat == seat) sum += event.points;
    return sum;
}

bool can_pay(const Position& board)
{
    for (const Action& action : board.options())
        if (action.kind == ActionKind::pay) return true;
    return false;
}

/// A follower of one seat on the start tile's road becomes another's prisoner.
PieceId imprison(Position& board, int owner, int holder)
{
    const PieceId id = piece_in_supply(board.view(), owner, PieceKind::follower);
    board.put(owner, board.road(0, 0, East));
    Play play = board.play();
    moves::imprison(play, id, holder, Cause::tower_captured);
    return id;
}

Action paying(int seat, PieceId id)
{
    Action action;
    action.kind = ActionKind::pay;
    action.seat = static_cast<u8>(seat);
    action.piece = id.raw;
    return action;
}

}  // namespace

// ---- what is for sale -------------------------------------------------------------------------------------------------------

TEST_CASE("A tile is for sale when it alone can complete a city", "[HOUSE-SALE-01]")
{
    Position alone = open_city({"E", "U", "V", "N"});
    alone.draw(Red, "E");
    CHECK(alone.step() == StepKind::sale_bid);
    Position another = open_city({"E", "E", "U"});
    another.draw(Red, "E");
    CHECK(another.step() == StepKind::place);
    Position by_type = open_city({"E", "D"});  // D closes the city as well, with its city side south
    by_type.draw(Red, "E");
    CHECK(by_type.step() == StepKind::place);
    Position useless = open_city({"U", "V"});
    useless.draw(Red, "U");
    CHECK(useless.step() == StepKind::place);
}

TEST_CASE("A tile is for sale when it alone can complete a road", "[HOUSE-SALE-01]")
{
    const auto step_with = [](std::initializer_list<const char*> bag) {
        Position board(for_sale());
        board.lay("A", 1, 0, "FFFR").leave_in_bag(bag).set_score(Blue, 1);
        board.draw(Red, "A");
        return board.step();
    };
    CHECK(step_with({"A", "U", "V", "E"}) == StepKind::sale_bid);  // U and V only prolong it
    CHECK(step_with({"A", "X"}) == StepKind::place);               // the village of X ends it too
}

TEST_CASE("A tile is for sale when it alone can complete a monastery", "[HOUSE-SALE-01]")
{
    const auto step_with = [](std::initializer_list<const char*> bag) {
        Position board(for_sale());
        board.lay("U", 1, 0, "FRFR")
            .lay("U", -1, 0, "FRFR")
            .lay("B", 0, 1, "FFFF")
            .lay("B", 1, 1, "FFFF")
            .lay("B", -1, 1, "FFFF");
        board.lay("U", 0, 2, "FRFR").lay("U", 1, 2, "FRFR");  // (-1,2) is the last cell around the monastery on (0,1)
        board.leave_in_bag(bag).set_score(Blue, 1);
        board.draw(Red, "V");
        return board.step();
    };
    CHECK(step_with({"V", "E", "B"}) == StepKind::sale_bid);  // only a road in the east fits there
    CHECK(step_with({"V", "U"}) == StepKind::place);
}

TEST_CASE("Cities that meet in one gap are completed together or not at all", "[HOUSE-SALE-01]")
{
    const auto step_with = [](std::initializer_list<const char*> bag, const char* drawn) {
        Position board(for_sale());
        board.lay("U", 1, 0, "FRFR").lay("E", 1, -1, "FFFC").leave_in_bag(bag).set_score(Blue, 1);
        board.draw(Red, drawn);  // cities in the south and in the east of (0,-1)
        return board.step();
    };
    CHECK(step_with({"N", "U"}, "N") == StepKind::sale_bid);  // N joins both and is closed
    CHECK(step_with({"R", "U"}, "R") == StepKind::place);     // R joins both and stays open
    CHECK(step_with({"I", "U"}, "I") == StepKind::sale_bid);  // I ends both
    CHECK(step_with({"N", "I"}, "N") == StepKind::place);
}

// ---- bidding ----------------------------------------------------------------------------------------------------------------

TEST_CASE("The others bid clockwise, each once, from one point to all they have", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "U", "V"});
    board.draw(Red, "E");
    CHECK(board.decider() == Blue);
    CHECK(board.options().size() == 6);  // 1 to 5, or nothing
    CHECK(board.why_not(deciding(board, ActionKind::bid, 0)) == Reason::sale_bid_range);
    CHECK(board.why_not(deciding(board, ActionKind::bid, -1)) == Reason::sale_bid_range);
    CHECK(board.why_not(deciding(board, ActionKind::bid, 6)) == Reason::sale_bid_range);
    CHECK(board.why_not(deciding(board, ActionKind::sell, Blue)) == Reason::wrong_step);
    bid(board, Blue, 5);
    CHECK(board.decider() == Green);
    CHECK(board.options().size() == 4);
    bid(board, Green, 1);
    CHECK(board.step() == StepKind::sale_sell);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 3);
    CHECK(board.why_not(deciding(board, ActionKind::sell, Red)) == Reason::sale_no_bid);
    CHECK(board.why_not(deciding(board, ActionKind::sell, 3)) == Reason::no_such_seat);
    CHECK(board.why_not(deciding(board, ActionKind::sell, -1)) == Reason::no_such_seat);
    CHECK(board.why_not(deciding(board, ActionKind::bid, 1)) == Reason::wrong_step);
    CHECK(board.why_not(deciding(board, ActionKind::sell, Green)) == Reason::none);  // the higher bid need not win
}

TEST_CASE("Who has no point is not asked, and nobody falls below nothing", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "U"});
    board.set_score(Blue, 0).set_score(Green, 1);
    board.draw(Red, "E");
    bid(board, Green, 1);
    sell_to(board, Green);
    CHECK(board.score(Green) == 0);
    CHECK(board.score(Red) == 1);
    Position poor = open_city({"E", "U"});
    poor.set_score(Blue, 0).set_score(Green, 0);
    poor.draw(Red, "E");
    CHECK(poor.step() == StepKind::place);
}

TEST_CASE("Without a bid, or when none is taken, the seat places its tile", "[HOUSE-SALE-01]")
{
    const bool bids = GENERATE(false, true);
    Position board = open_city({"E", "U"});
    board.draw(Red, "E");
    if (bids)
        bid(board, Blue, 2);
    else
        board.pass();
    board.pass();
    if (bids) {
        REQUIRE(board.step() == StepKind::sale_sell);
        board.pass();
    }
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Red);
    CHECK(board.score(Blue) == 5);
    CHECK(payments(board, Reward::sale_bought, Blue) == 0);
}

// ---- the sale ---------------------------------------------------------------------------------------------------------------

TEST_CASE("The buyer pays the seller, places the tile and scores, then the seller takes a turn", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "U", "V"});
    board.draw(Red, "E");
    const int turn = turn_number(board);
    bid(board, Blue, 4);
    board.pass();
    sell_to(board, Blue);
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 1);
    CHECK(payments(board, Reward::sale_bought, Blue) == -4);
    CHECK(payments(board, Reward::sale_sold, Red) == 4);
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Blue);
    CHECK(on_turn(board) == Red);
    CHECK(board.why_not(board.placing(Red, "E", 0, -1, "FFCF")) == Reason::not_your_decision);
    CHECK(board.why_not(deciding(board, ActionKind::pass)) == Reason::must_place);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF"));
    CHECK(board.step() == StepKind::act);
    CHECK(board.decider() == Blue);
    board.deploy(board.city(0, -1, South));
    CHECK(board.score(Blue) == 1 + 4);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.step() == StepKind::draw);
    CHECK(turn_number(board) == turn);
    deal(board, "U");
    CHECK(board.decider() == Red);
    board.must(board.placing(Red, "U", 1, 0, "FRFR")).pass();
    CHECK(on_turn(board) == Blue);
    CHECK(turn_number(board) == turn + 1);
}

TEST_CASE("Who places a sold tile is part of the position", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "U", "V"});
    board.draw(Red, "E");
    bid(board, Blue, 4);
    board.pass();
    sell_to(board, Blue);
    const u64 bought = hash_position(board.view());
    Play play = board.play();
    moves::set_turn(play, Red);
    CHECK(hash_position(board.view()) != bought);
}

TEST_CASE("The buyer need not complete anything with it", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "U"});
    board.draw(Red, "E");
    bid(board, Blue, 1);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, 1, "FFCF")).pass();
    CHECK_FALSE(board.feature(board.city(0, 0, North)).complete);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("In one turn one tile is sold at most", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "A", "U"});
    board.lay("A", 1, 0, "FFFR");
    board.leave_in_bag({"E", "A", "U"});
    board.draw(Red, "E");
    bid(board, Blue, 1);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    deal(board, "A");  // it alone ends the road in the west
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Red);
    board.must(board.placing(Red, "A", 0, 1, "FFRF")).pass();
    CHECK(on_turn(board) == Blue);
}

TEST_CASE("A seller for whom no tile is left has no more to do", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E"});
    board.draw(Red, "E");
    bid(board, Blue, 2);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).deploy(board.city(0, -1, South));
    CHECK(board.is_over());
    CHECK(board.score(Red) == 2);
    CHECK(board.score(Blue) == 5 - 2 + 4);
}

// ---- an abbey as the price ----------------------------------------------------------------------------------------------------

namespace {

int abbeys(const Position& board, int seat) { return board.view().lasting(ModuleId::abbey_mayor, seat); }

/// The city of the start tile is open to (0,-1) alone, and (1,1) is a hole; an E is drawn by Red.
AbbeyPosition ring_for_sale(std::initializer_list<const char*> bag, std::vector<Choice> more = {}, bool has_two_holes = false)
{
    more.push_back(option(Option::sell_completing_tile));
    AbbeyPosition board(std::move(more));
    lay_ring(board);
    if (has_two_holes) lay_second_hole(board);
    board.leave_in_bag(bag).set_score(Blue, 2).set_score(Green, 0);
    return board;
}

std::vector<int> bids(const Position& board)
{
    std::vector<int> values;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::bid) values.push_back(action.points);
    return values;
}

}  // namespace

TEST_CASE("With Abbey & Mayor the others may bid their abbey instead of points", "[INT-HOUSE-BUY-01][HOUSE-SALE-01]")
{
    AbbeyPosition board = ring_for_sale({"E", "U"});
    board.draw(Red, "E");
    REQUIRE(board.step() == StepKind::sale_bid);
    CHECK(board.options().size() == 4);
    CHECK(bids(board) == std::vector<int>{0, 1, 2});  // 0 stands for the abbey
    CHECK(board.why_not(deciding(board, ActionKind::bid, 3)) == Reason::sale_bid_range);
    CHECK(board.why_not(deciding(board, ActionKind::bid, -1)) == Reason::sale_bid_range);
    board.must(bidding_abbey(board));
    CHECK(board.decider() == Green);  // without a point, but with an abbey
    CHECK(bids(board) == std::vector<int>{0});
    CHECK(board.why_not(deciding(board, ActionKind::bid, 1)) == Reason::sale_bid_range);
    board.pass();
    REQUIRE(board.step() == StepKind::sale_sell);
    CHECK(board.options().size() == 2);
    CHECK(board.why_not(deciding(board, ActionKind::sell, Green)) == Reason::sale_no_bid);
    CHECK(abbeys(board, Blue) == 1);  // a bid is no price yet
    sell_to(board, Blue);
    CHECK(abbeys(board, Blue) == 0);
    CHECK(abbeys(board, Red) == 2);
    CHECK(abbeys(board, Green) == 1);
    CHECK(board.score(Blue) == 2);
    CHECK(board.score(Red) == 0);
    for (const Event& event : board.events()) CHECK(event.kind != EventKind::scored);
    REQUIRE(board.events_of(EventKind::bid).size() == 1);
    CHECK(board.events_of(EventKind::bid)[0].seat == Blue);
    CHECK(board.events_of(EventKind::bid)[0].points == 0);
    CHECK(board.events_of(EventKind::bid)[0].tile == board.tile("AM_A"));
    REQUIRE(board.events_of(EventKind::sold).size() == 1);
    CHECK(board.events_of(EventKind::sold)[0].seat == Red);
    CHECK(board.events_of(EventKind::sold)[0].other_seat == Blue);
    CHECK(board.events_of(EventKind::sold)[0].tile == board.tile("E"));
    CHECK(board.events_of(EventKind::sold)[0].points == 0);
    CHECK(board.decider() == Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(board.step() == StepKind::draw);  // the seller has chosen to draw
}

TEST_CASE("Who has no abbey cannot bid one", "[INT-HOUSE-BUY-01]")
{
    AbbeyPosition board = ring_for_sale({"E", "U"});
    board.take_abbey(Blue).take_abbey(Green);
    board.draw(Red, "E");
    CHECK(board.decider() == Blue);
    CHECK(bids(board) == std::vector<int>{1, 2});
    CHECK(board.why_not(bidding_abbey(board)) == Reason::abbey_none_left);
    CHECK(board.why_not(deciding(board, ActionKind::bid, 0)) == Reason::sale_bid_range);
    bid(board, Blue, 2);
    CHECK(board.step() == StepKind::sale_sell);  // Green has neither a point nor an abbey
    sell_to(board, Blue);
    CHECK(board.score(Red) == 2);
    CHECK(abbeys(board, Red) == 1);
}

TEST_CASE("Bids of points and of an abbey are told apart by their points", "[INT-HOUSE-BUY-01]")
{
    AbbeyPosition board = ring_for_sale({"E", "U"});
    board.set_score(Blue, 70000);
    board.draw(Red, "E");
    CHECK(bids(board).size() == 1 + 65534);
    CHECK(board.why_not(deciding(board, ActionKind::bid, 65535)) == Reason::sale_bid_range);
    bid(board, Blue, 65534);
    board.pass();
    sell_to(board, Blue);
    CHECK(board.score(Blue) == 70000 - 65534);
    CHECK(board.score(Red) == 65534);
    CHECK(abbeys(board, Blue) == 1);
}

TEST_CASE("Who was paid with an abbey places one in each of its turns", "[INT-HOUSE-BUY-01][ABBEY-PLACE-06][ABBEY-END-03]")
{
    const int rule = GENERATE(0, 1);
    AbbeyPosition board = ring_for_sale({"E"}, {option(Option::abbey_end_rule, rule)}, true);
    board.take_abbey(Green).draw(Red, "E");
    board.must(bidding_abbey(board));
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    REQUIRE(abbeys(board, Red) == 2);
    if (rule == 1) {  // one round, in which each seat has one chance: Red's comes last and is the only one
        REQUIRE(board.step() == StepKind::abbey_place);
        CHECK(board.decider() == Red);
        board.must(board.abbey(1, 1)).pass();
        CHECK(board.is_over());
        CHECK(abbeys(board, Red) == 1);
        return;
    }
    CHECK(board.step() == StepKind::abbey_place);  // no tile is left for the seat, so the rule for abbeys comes first
    CHECK(board.decider() == Red);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
    board.must(board.abbey(1, 1)).pass();
    CHECK(board.step() == StepKind::abbey_place);  // one more turn, because no other seat has one
    CHECK(board.decider() == Red);
    CHECK(board.why_not(board.passing()) == Reason::abbey_must_place);
    board.must(board.abbey(-1, 1)).pass();
    CHECK(board.is_over());
}

TEST_CASE("The seller's abbey stays in its hand while its turn continues", "[INT-HOUSE-BUY-01]")
{
    AbbeyPosition board = ring_for_sale({"E"});
    board.draw(Red, "E");
    bid(board, Blue, 2);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(board.step() == StepKind::abbey_place);  // no tile is left for the seat, so the rule for abbeys comes first
    CHECK(board.decider() == Red);
}

// ---- mixtures ---------------------------------------------------------------------------------------------------------------

TEST_CASE("A tile of a hand of three is never for sale", "[HOUSE-MIX-02]")
{
    CHECK_THROWS(Position(for_sale({Option::hand_of_three_tiles})));
}

TEST_CASE("A buyer keeps the tile it holds", "[HOUSE-MIX-02]")
{
    Position board = open_city({"E", "U", "V", "W"}, for_sale({Option::draw_next_tile_at_turn_end}));
    deal(board, "E");
    deal(board, "U");
    deal(board, "V");
    bid(board, Blue, 2);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(tile_in(board.view(), hand_of(board.view(), Blue), 0) == board.tile("U"));
    deal(board, "W");  // for Red, who places it now
    CHECK(board.decider() == Red);
    board.must(board.placing(Red, "W", 1, 0, "RRFR")).pass();
    CHECK(on_turn(board) == Blue);
    CHECK(board.drawn() == board.tile("U"));
}

TEST_CASE("A bought tile that fills a hole earns its buyer a turn before the seller continues", "[HOUSE-MIX-03]")
{
    Position board = open_hole({"E", "U", "V", "W"}, for_sale({Option::extra_turn_for_filling_hole}));
    board.draw(Red, "E");
    const int turn = turn_number(board);
    bid(board, Blue, 3);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(on_turn(board) == Blue);
    CHECK(turn_number(board) == turn + 1);
    deal(board, "U");
    board.must(board.placing(Blue, "U", -2, 0, "FRFR")).pass();
    CHECK(board.step() == StepKind::draw);
    CHECK(on_turn(board) == Red);
    deal(board, "V");
    board.must(board.placing(Red, "V", -3, 0, "FRRF")).pass();
    CHECK(on_turn(board) == Blue);
    CHECK(turn_number(board) == turn + 2);
}

TEST_CASE("The number of a turn counts the turns that have begun, and a seller that continues begins none", "[HOUSE-MIX-03]")
{
    Position board = open_hole({"E", "U", "V", "W"}, for_sale({Option::extra_turn_for_filling_hole}));
    board.draw(Red, "E");
    const int turn = turn_number(board);
    bid(board, Blue, 3);
    board.pass();
    sell_to(board, Blue);
    CHECK(turn_number(board) == turn);  // Blue stands in for Red
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(turn_number(board) == turn + 1);
    deal(board, "U");
    board.must(board.placing(Blue, "U", -2, 0, "FRFR")).pass();
    REQUIRE(on_turn(board) == Red);
    CHECK(turn_number(board) == turn + 1);  // the number of Blue's turn
    deal(board, "V");
    CHECK(turn_number(board) == turn + 1);
    board.must(board.placing(Red, "V", -3, 0, "FRRF")).pass();
    CHECK(turn_number(board) == turn + 2);
    std::vector<int> numbers;  // as told when a turn begins: rising, each once; the seller's goes on under the buyer's
    int resumed = 0;
    for (const Event& event : board.events()) {
        if (event.kind != EventKind::turn_began) continue;
        if (event.cause != Cause::sale_resumed) {
            numbers.push_back(event.turn);
            continue;
        }
        ++resumed;
        CHECK(event.seat == Red);
        CHECK(event.turn == turn + 1);
    }
    CHECK(resumed == 1);
    REQUIRE(numbers.size() >= 2);
    CHECK(numbers[numbers.size() - 2] == turn + 1);
    CHECK(numbers.back() == turn + 2);
}

TEST_CASE("In an extra turn that was bought nothing is sold, and the tile that is held is not used",
          "[HOUSE-MIX-02][HOUSE-MIX-03]")
{
    const PositionSetup setup = for_sale({Option::extra_turn_for_filling_hole, Option::draw_next_tile_at_turn_end});
    Position board = open_hole({"E", "U", "V", "A", "K", "J"}, setup);
    deal(board, "E");
    deal(board, "U");
    deal(board, "V");
    bid(board, Blue, 3);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    REQUIRE(on_turn(board) == Blue);
    CHECK(board.step() == StepKind::draw);
    deal(board, "A");
    REQUIRE(is_only_completer(board.view(), board.tile("A")));  // of the road in the west, so in any other turn it is for sale
    REQUIRE(board.score(Green) == 3);                           // and there is who could buy it
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Blue);
    board.must(board.placing(Blue, "A", -2, 0, "FRFF")).pass();
    CHECK(on_turn(board) == Red);
    CHECK(tile_in(board.view(), hand_of(board.view(), Blue), 0) == board.tile("U"));
    deal(board, "K");
    board.must(board.placing(Red, "K", 0, 1, "FRRC")).pass();
    deal(board, "J");  // Red's tile for its next turn
    CHECK(on_turn(board) == Blue);
    CHECK(board.drawn() == board.tile("U"));
}

TEST_CASE("With no tile left a bought tile that fills a hole ends the game", "[HOUSE-MIX-03]")
{
    Position board = open_hole({"E"}, for_sale({Option::extra_turn_for_filling_hole}));
    board.draw(Red, "E");
    bid(board, Blue, 3);
    board.pass();
    sell_to(board, Blue);
    const int turn = turn_number(board);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF"));
    const u64 before = board.game().log().next();
    board.pass();
    CHECK(board.is_over());
    CHECK(turn_number(board) == turn);  // no turn began for which there is no tile
    CHECK(on_turn(board) == Red);
    for (u64 seq = before; seq < board.game().log().next(); ++seq) {
        const Event& event = board.game().log().at(seq);
        if (event.kind == EventKind::turn_began) CHECK(event.cause == Cause::sale_resumed);
    }
}

TEST_CASE("With no tile left to draw a bought tile that fills a hole earns no turn, and turns for tiles in hand continue",
          "[HOUSE-MIX-02][HOUSE-MIX-03]")
{
    const PositionSetup setup = for_sale({Option::extra_turn_for_filling_hole, Option::draw_next_tile_at_turn_end});
    Position board = open_hole({"E", "U", "V"}, setup);
    deal(board, "E");
    deal(board, "U");
    deal(board, "V");
    const int turn = turn_number(board);
    bid(board, Blue, 3);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(turn_number(board) == turn + 1);  // Red has no tile to go on with, and Blue's is not an extra turn
    CHECK(on_turn(board) == Blue);
    CHECK(board.drawn() == board.tile("U"));
    CHECK(tile_in(board.view(), hand_of(board.view(), Green), 0) == board.tile("V"));
    board.must(board.placing(Blue, "U", -2, 0, "FRFR")).pass();
    CHECK(on_turn(board) == Green);
    board.must(board.placing(Green, "V", -3, 0, "FRRF")).pass();
    CHECK(board.is_over());
    CHECK(turn_number(board) == turn + 2);
}

TEST_CASE("Only the seat on turn pays ransom, once, whatever is sold in between",
          "[HOUSE-SALE-01][HOUSE-MIX-03][TOWER-RANSOM-02]")
{
    const bool extra = GENERATE(false, true);
    const bool buyer_pays = GENERATE(false, true);  // in its extra turn
    PositionSetup setup = for_sale({}, {Set::base, Set::tower});
    if (extra)
        setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::extra_turn_for_filling_hole), 1});
    Position board = open_hole({"E", "U", "V", "W"}, setup);
    board.set_score(Red, 6).set_score(Blue, 9).set_score(Green, 0);
    board.draw(Red, "E");
    const PieceId of_blue = imprison(board, Blue, Green);
    const PieceId of_red = imprison(board, Red, Green);
    const PieceId other_of_red = imprison(board, Red, Green);
    CHECK(board.why_not(paying(Blue, of_blue)) == Reason::not_own_turn);  // while it bids
    bid(board, Blue, 1);
    REQUIRE(board.step() == StepKind::sale_sell);
    board.must(paying(Red, of_red));
    sell_to(board, Blue);
    CHECK(board.why_not(paying(Blue, of_blue)) == Reason::not_own_turn);  // while it places what it bought
    CHECK_FALSE(can_pay(board));
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    if (extra) {
        REQUIRE(on_turn(board) == Blue);
        REQUIRE(board.step() == StepKind::tower_ransom_at_begin);  // a turn of its own
        buyer_pays ? board.must(paying(Blue, of_blue)) : board.pass();
        deal(board, "U");
        board.must(board.placing(Blue, "U", -2, 0, "FRFR")).pass();
        if (!buyer_pays) board.pass();  // asked again at the end
    }
    REQUIRE(on_turn(board) == Red);
    REQUIRE(board.step() == StepKind::draw);
    deal(board, "V");
    CHECK(board.decider() == Red);
    CHECK(board.why_not(paying(Red, other_of_red)) == Reason::tower_ransom_paid);
}

TEST_CASE("The action step of a buyer is a whole one", "[HOUSE-SALE-01]")
{
    Position board = open_city({"E", "T12", "U"}, for_sale({}, {Set::base, Set::tower}));
    board.leave_in_bag({"E", "U", "T12"});
    board.lay("T12", 0, 1, "FFFF");
    board.draw(Red, "E");
    bid(board, Blue, 2);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF"));
    bool builds = false;
    for (const Action& action : board.options()) builds = builds || action.piece == static_cast<u16>(PieceKind::tower_piece);
    CHECK(builds);
}

TEST_CASE("What the buyer did in its part, the seller may still do", "[HOUSE-SALE-01][TUNNEL-PLACE-01]")
{
    const bool is_once = GENERATE(false, true);
    Position board(for_sale(is_once ? std::vector{Option::tunnel_once_a_turn} : std::vector<Option>{}, {Set::base, Set::tunnel}));
    board.lay("TU_A", 1, 0, "CRFR").lay("E", 1, -1, "FFCF");
    board.leave_in_bag({"E", "U"}).set_score(Blue, 5);
    board.draw(Red, "E");
    bid(board, Blue, 4);
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF"));
    put_token(board, 0, board.road(1, 0, West)).pass();
    REQUIRE(board.step() == StepKind::draw);
    deal(board, "U");
    board.must(board.placing(Red, "U", -1, 0, "FRFR"));
    CHECK(board.why_not(token_action(board, 0, board.road(1, 0, East))) == Reason::none);
}

TEST_CASE("A barn that a buyer placed is an old one when the seller joins farmers to it", "[HOUSE-SALE-01][BARN-JOIN-02]")
{
    Position board(for_sale({}, {Set::base, Set::abbey_mayor}));
    board.lay("U", -1, 0, "FRFR").lay("B", -1, -1, "FFFF").lay("B", -1, -2, "FFFF").lay("B", 0, -2, "FFFF");
    board.lay("U", 1, -2, "RFRF").put(Red, board.field(1, -2, 2));  // behind the road
    board.leave_in_bag({"E", "A", "U"}).set_score(Blue, 5);
    board.draw(Red, "E");
    bid(board, Blue, 2);
    board.pass();  // Green, who has an abbey
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF"));
    Action barn = board.deploying(board.city(0, -1, South), PieceKind::barn);
    barn.segment = kFirstCorner;  // NW, where B, B, B and E show field
    board.must(barn);
    CHECK(board.score(Red) == 2);
    deal(board, "A");
    REQUIRE(board.decider() == Red);
    board.must(board.placing(Red, "A", 1, -1, "RFFF")).pass();
    CHECK(board.score(Red) == 2 + 1);  // one city for a farmer who is joined; a new barn would pay 3
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A knight escapes from a siege in the turn of its owner, not when a bought tile was placed",
          "[SIEGE-ESC-01][HOUSE-SALE-01]")
{
    Position board(for_sale({}, {Set::base, Set::siege}));
    board.lay("SC03", 0, 1, "FFCF").lay("B", -1, 1, "FFFF");
    board.leave_in_bag({"E", "U", "V"}).set_score(Blue, 5).set_score(Green, 3);
    board.put(Red, board.city(0, 1, South)).put(Blue, board.city(0, 1, South));
    board.draw(Red, "E");
    bid(board, Blue, 2);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    REQUIRE(board.step() == StepKind::draw);
    deal(board, "U");
    board.must(board.placing(Red, "U", 1, 0, "FRFR")).pass();
    REQUIRE(board.step() == StepKind::siege_escape);
    CHECK(board.decider() == Red);
}

TEST_CASE("A buyer of a festival tile may take a figure back", "[FEST-INT-05][HOUSE-SALE-01]")
{
    Position board = open_city({"FE10", "U"}, for_sale({}, {Set::base, Set::festival}));
    board.put(Blue, board.road(0, 0, East)).put(Red, board.field(0, 0, 4));
    board.draw(Red, "FE10");
    bid(board, Blue, 2);
    board.pass();
    sell_to(board, Blue);
    board.must(board.placing(Blue, "FE10", 0, -1, "RFCF"));
    int returns = 0;
    for (const Action& action : board.options()) {
        if (action.kind != ActionKind::take) continue;
        CHECK(board.view().state.piece(PieceId(action.piece)).owner == Blue);
        ++returns;
    }
    CHECK(returns == 1);
}
