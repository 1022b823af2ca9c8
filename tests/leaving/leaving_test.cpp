// SPDX-License-Identifier: MIT
// Seats that leave the tile game: what becomes of their tiles, bids, decisions, turns and pieces. Boards and numbers by hand.
#include "capi/table.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kFull = BASTIDE_VIEW_FULL;

Setup host(std::int32_t seats, std::vector<bastide_choice> choices = {choose_set(BASTIDE_SET_BASE)})
{
    Setup setup;
    setup.seats = seats;
    setup.choices = std::move(choices);
    return setup;
}

/// A host game of the base set with these options, which gets every draw.
Setup with(std::int32_t seats, std::initializer_list<std::int32_t> options, std::int32_t sets = 1)
{
    Setup setup = host(seats, {choose_set(BASTIDE_SET_BASE, sets)});
    for (const std::int32_t option : options) setup.choices.push_back(choose_option(option));
    return setup;
}

void leave(const Game& game, std::int32_t number) { perform(game, blank(BASTIDE_ACTION_RESIGN, number)); }

bool is_out(const Game& game, std::int32_t number) { return seat(game, number).state == BASTIDE_SEAT_STATE_RESIGNED; }

std::vector<bastide_event> events_of(const Game& game, std::int32_t kind, std::int32_t viewer = kFull)
{
    std::vector<bastide_event> found;
    for (const bastide_event& event : events(game, 0, viewer))
        if (event.kind == kind && !event.undone) found.push_back(event);
    return found;
}

bastide_stock stock_of(const Game& game, const char* name) { return stock(game)[at(tile_named(game, name))]; }

void draw(const Game& game, const char* name)
{
    bastide_action action = blank(BASTIDE_ACTION_DRAW, BASTIDE_NATURE);
    action.tile = tile_named(game, name);
    perform(game, action);
}

void place(const Game& game, std::int32_t who, const char* name, std::int32_t x, std::int32_t y, const char* sides)
{
    bastide_action action = blank(BASTIDE_ACTION_PLACE, who);
    action.tile = tile_named(game, name);
    action.x = x;
    action.y = y;
    action.rotation = turn_of(game, action.tile, sides);
    perform(game, action);
}

void pass(const Game& game, std::int32_t who) { perform(game, blank(BASTIDE_ACTION_PASS, who)); }

/// Nature draws, the seat on turn places the tile and deploys nothing.
void whole_turn(const Game& game, const char* name, std::int32_t x, std::int32_t y, const char* sides)
{
    const std::int32_t who = decision(game).turn_seat;
    draw(game, name);
    place(game, who, name, x, y, sides);
    if (decision(game).step == BASTIDE_STEP_ACT) pass(game, who);
}

bastide_action bid(std::int32_t who, std::int32_t points)
{
    bastide_action action = blank(BASTIDE_ACTION_BID, who);
    action.points = points;
    return action;
}

bastide_action sell(std::int32_t who, std::int32_t buyer)
{
    bastide_action action = blank(BASTIDE_ACTION_SELL, who);
    action.other_seat = buyer;
    return action;
}

void decides(const Game& game, std::int32_t who, std::int32_t step)
{
    CHECK(decision(game).seat == who);
    CHECK(decision(game).step == step);
}

/// The first segment of a kind on a tile of the board.
std::int32_t segment_of(const Game& game, std::int32_t x, std::int32_t y, std::int32_t kind)
{
    const std::vector<bastide_segment_def> segments = collect<bastide_segment_def>(
        [&](bastide_segment_def* out, std::int32_t cap) { return bastide_game_list_segments_at(game.get(), x, y, out, cap); });
    for (const bastide_segment_def& segment : segments)
        if (segment.kind == kind) return segment.index;
    throw std::logic_error("no such segment there");
}

/// The pieces of a seat and kind that are in a place.
std::int32_t count_pieces(const Game& game, std::int32_t who, std::int32_t kind, std::int32_t spot)
{
    std::int32_t count = 0;
    for (const bastide_piece& one : pieces(game)) count += one.seat == who && one.kind == kind && one.spot == spot;
    return count;
}

}  // namespace

// ---- leaving ----------------------------------------------------------------------------------------------------------------

TEST_CASE("Every seat that plays may leave at any time and is listed by that kind alone", "[RESIGN-01]")
{
    Setup setup = with(3, {BASTIDE_OPTION_START_PLAYER_BY_TOSS});
    setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    const Game game = make(setup);
    const auto all_may_leave = [&](std::int32_t step) {
        CHECK(decision(game).step == step);
        CHECK((decision(game).kinds >> BASTIDE_ACTION_RESIGN & 1) == 0);
        for (const bastide_action& action : actions(game)) CHECK(action.kind != BASTIDE_ACTION_RESIGN);
        const std::vector<bastide_action> listed = actions(game, BASTIDE_ACTION_RESIGN);
        REQUIRE(listed.size() == 3);
        CHECK(bastide_game_count_actions(game.get(), BASTIDE_ACTION_RESIGN) == 3);
        CHECK(weights(game, BASTIDE_ACTION_RESIGN) == std::vector<std::int32_t>{1, 1, 1});
        for (std::int32_t number = 0; number < 3; ++number) {
            CHECK(listed[at(number)].seat == number);
            CHECK(check(game, listed[at(number)]).status == BASTIDE_OK);
            const Game other = clone(game);
            REQUIRE(bastide_game_apply_code(other.get(), codes(game, BASTIDE_ACTION_RESIGN)[at(number)], nullptr) == BASTIDE_OK);
            CHECK(is_out(other, number));
            CHECK_FALSE(is_over(other));
        }
    };
    all_may_leave(BASTIDE_STEP_START_TOSS);
    play(game, {"name 1"});
    all_may_leave(BASTIDE_STEP_START_NAME);
    play(game, {"1: name 0"});
    all_may_leave(BASTIDE_STEP_DRAW);
    draw(game, "U");
    all_may_leave(BASTIDE_STEP_PLACE);
    place(game, 0, "U", 1, 0, "FRFR");
    all_may_leave(BASTIDE_STEP_ACT);
}

TEST_CASE("A seat may leave while the final scoring waits", "[RESIGN-01][RESIGN-06]")
{
    Setup setup = host(3);
    setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    const Game game = make(setup);
    ListedPosition last;
    last.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 1)};
    must_set(game, last);
    whole_turn(game, "U", 1, 0, "FRFR");
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_FINAL);
    leave(game, 1);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_FINAL);
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_FINAL);
    perform(game, blank(BASTIDE_ACTION_FINISH, BASTIDE_NATURE));
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 2);
    CHECK(check(game, blank(BASTIDE_ACTION_RESIGN, 2)).reason == BASTIDE_REASON_GAME_OVER);
    CHECK(actions(game, BASTIDE_ACTION_RESIGN).empty());
}

TEST_CASE("A seat leaves for good and cannot leave twice", "[RESIGN-01]")
{
    const Game game = make(host(3));
    draw(game, "U");
    const std::uint64_t playing = hash(game);
    leave(game, 1);
    CHECK(hash(game) != playing);
    CHECK(is_out(game, 1));
    CHECK_FALSE(is_out(game, 0));
    const std::vector<bastide_event> told = events_of(game, BASTIDE_EVENT_RESIGNED);
    REQUIRE(told.size() == 1);
    CHECK(told[0].seat == 1);
    CHECK(told[0].action == 1);  // behind the draw

    const std::vector<std::uint8_t> before = snapshot(game);
    const bastide_action again = blank(BASTIDE_ACTION_RESIGN, 1);
    const bastide_refusal refusal = check(game, again);
    CHECK(refusal.reason == BASTIDE_REASON_RESIGNED);
    CHECK(refusal.seat == 1);
    CHECK(bastide_game_apply(game.get(), &again, nullptr) == BASTIDE_E_ILLEGAL);
    CHECK(snapshot(game) == before);
    CHECK(actions(game, BASTIDE_ACTION_RESIGN).size() == 2);
    CHECK(bastide_game_check(game.get(), &again, nullptr) == BASTIDE_E_ILLEGAL);
    const bastide_action nobody = blank(BASTIDE_ACTION_RESIGN, 3);
    CHECK(bastide_game_check(game.get(), &nobody, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(check(game, blank(BASTIDE_ACTION_RESIGN, BASTIDE_NATURE)).reason == BASTIDE_REASON_NO_SUCH_SEAT);
}

TEST_CASE("Undo brings back a seat that has left and the tiles it held", "[RESIGN-01]")
{
    const Game game = make(with(3, {BASTIDE_OPTION_HAND_OF_THREE_TILES}));
    for (const char* name : {"A", "B", "E", "U", "V", "W", "G", "H", "I"}) draw(game, name);
    const std::uint64_t before = hash(game);
    leave(game, 1);
    CHECK(hash(game) != before);
    undo(game, 9);
    CHECK(hash(game) == before);
    CHECK(seat(game, 1).hand == 3);
    CHECK_FALSE(is_out(game, 1));
    CHECK(events_of(game, BASTIDE_EVENT_RESIGNED).empty());
    leave(game, 1);
    CHECK(is_out(game, 1));
}

TEST_CASE("The origin of a resignation is recorded and emitted", "[RESIGN-01]")
{
    const Game game = make(host(3));
    bastide_action action = blank(BASTIDE_ACTION_RESIGN, 2);
    action.origin = BASTIDE_ORIGIN_CLOCK;
    perform(game, action);
    CHECK(history(game).back().origin == BASTIDE_ORIGIN_CLOCK);
    CHECK(history(game).back().seat == 2);
    const std::vector<bastide_event> told = events_of(game, BASTIDE_EVENT_STOOD_IN);
    REQUIRE(told.size() == 1);
    CHECK(told[0].seat == 2);
    CHECK(told[0].cause == BASTIDE_CAUSE_CLOCK);
}

// ---- tiles ------------------------------------------------------------------------------------------------------------------

TEST_CASE("Tiles drawn ahead and the drawn tile go back to the bag", "[RESIGN-02]")
{
    const Game game = make(with(4, {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END}));
    for (const char* name : {"U", "V", "W", "A"}) draw(game, name);
    decides(game, 0, BASTIDE_STEP_PLACE);
    CHECK(decision(game).tiles_left == 67);  // 72 less the start tile and four
    leave(game, 1);
    CHECK(decision(game).tiles_left == 68);
    CHECK(seat(game, 1).hand == 0);
    CHECK(stock_of(game, "V").left == 9);
    CHECK(stock_of(game, "V").held == 0);
    decides(game, 0, BASTIDE_STEP_PLACE);
    leave(game, 0);
    CHECK(decision(game).tiles_left == 69);
    CHECK(stock_of(game, "U").left == 8);

    const std::vector<bastide_event> told = events_of(game, BASTIDE_EVENT_TILE_LEFT);
    REQUIRE(told.size() == 2);
    CHECK(told[0].seat == 1);
    CHECK(told[0].tile == tile_named(game, "V"));
    CHECK(told[0].cause == BASTIDE_CAUSE_RESIGNED);
    CHECK(told[1].seat == 0);
    CHECK(told[1].tile == tile_named(game, "U"));
    CHECK(told[1].cause == BASTIDE_CAUSE_RESIGNED);
    decides(game, 2, BASTIDE_STEP_PLACE);
    CHECK(decision(game).tile == tile_named(game, "W"));
}

TEST_CASE("A hand of three goes back to the bag", "[RESIGN-02]")
{
    const Game game = make(with(3, {BASTIDE_OPTION_HAND_OF_THREE_TILES}));
    for (const char* name : {"A", "B", "E", "U", "V", "W", "U", "V", "W"}) draw(game, name);
    CHECK(decision(game).tiles_left == 62);  // 71 less nine
    leave(game, 1);                          // who holds B, V, V
    CHECK(decision(game).tiles_left == 65);
    CHECK(stock_of(game, "B").left == 4);
    CHECK(stock_of(game, "V").left == 9);
    CHECK(stock_of(game, "U").left == 6);  // two of eight are held
    CHECK(events_of(game, BASTIDE_EVENT_TILE_LEFT).size() == 3);
    for (const bastide_thing& thing : things(game, BASTIDE_THING_HAND)) CHECK(thing.seat != 1);
    CHECK(seat(game, 0).hand == 3);
    CHECK(seat(game, 2).hand == 3);
}

TEST_CASE("An abbey leaves the game with its seat", "[RESIGN-02]")
{
    const Game game = make(host(3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR)}));
    CHECK(stock_of(game, "AM_A").held == 3);
    const std::int32_t left = decision(game).tiles_left;
    leave(game, 2);
    CHECK(stock_of(game, "AM_A").held == 2);
    CHECK(stock_of(game, "AM_A").removed == 1);
    CHECK(stock_of(game, "AM_A").left == 0);
    CHECK(decision(game).tiles_left == left);
    const std::vector<bastide_event> told = events_of(game, BASTIDE_EVENT_TILE_LEFT);
    REQUIRE(told.size() == 1);
    CHECK(told[0].seat == 2);
    CHECK(told[0].tile == tile_named(game, "AM_A"));
    CHECK(told[0].cause == BASTIDE_CAUSE_RESIGNED);
}

// ---- sales ------------------------------------------------------------------------------------------------------------------

namespace {

/// The city of the start tile is open to (0,-1) alone, and only an E is left that closes it. Seat 0 has drawn it; seat 1 has 5
/// points and seat 2 has 3.
Game tile_for_sale(std::int32_t seats = 3)
{
    Game game = make(with(seats, {BASTIDE_OPTION_SELL_COMPLETING_TILE}));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_score(1, 5), put_copies(BASTIDE_PUT_BAG, tile_named(game, "E"), 1),
                  put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 3)};
    if (seats > 2) board.puts.push_back(put_score(2, 3));
    must_set(game, board);
    draw(game, "E");
    decides(game, 1, BASTIDE_STEP_SALE_BID);
    return game;
}

}  // namespace

TEST_CASE("Without its seller there is no sale", "[RESIGN-03]")
{
    const Game game = tile_for_sale();
    perform(game, bid(1, 3));
    CHECK(things(game, BASTIDE_THING_SALE_BID).size() == 1);
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 2);
    CHECK(decision(game).tiles_left == 4);
    CHECK(things(game, BASTIDE_THING_SALE_BID).empty());
    CHECK(score(game, 1) == 5);
    CHECK(events_of(game, BASTIDE_EVENT_SOLD).empty());
}

TEST_CASE("The bid of a seat that leaves lapses", "[RESIGN-03]")
{
    const Game game = tile_for_sale();
    perform(game, bid(1, 3));
    leave(game, 1);
    decides(game, 2, BASTIDE_STEP_SALE_BID);
    SECTION("Another bid is left")
    {
        perform(game, bid(2, 2));
        decides(game, 0, BASTIDE_STEP_SALE_SELL);
        CHECK(check(game, sell(0, 1)).reason == BASTIDE_REASON_SALE_NO_BID);
        perform(game, sell(0, 2));
        CHECK(score(game, 0) == 2);
        CHECK(score(game, 1) == 5);
        CHECK(score(game, 2) == 1);
        decides(game, 2, BASTIDE_STEP_PLACE);
    }
    SECTION("None is left")
    {
        pass(game, 2);
        decides(game, 0, BASTIDE_STEP_PLACE);
        CHECK(decision(game).tile == tile_named(game, "E"));
    }
}

TEST_CASE("A seat that has left is asked for no bid", "[RESIGN-03][RESIGN-04]")
{
    const Game game = tile_for_sale();
    leave(game, 1);
    decides(game, 2, BASTIDE_STEP_SALE_BID);
    CHECK(events_of(game, BASTIDE_EVENT_PASSED).empty());
    leave(game, 2);  // and now seat 0 is alone
    CHECK(is_over(game));
}

TEST_CASE("A buyer that leaves has paid and the seller draws another tile", "[RESIGN-03]")
{
    const Game game = tile_for_sale();
    perform(game, bid(1, 3));
    pass(game, 2);
    perform(game, sell(0, 1));
    decides(game, 1, BASTIDE_STEP_PLACE);
    leave(game, 1);
    CHECK(score(game, 0) == 3);
    CHECK(score(game, 1) == 2);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 0);
    CHECK(decision(game).turn == 1);
    CHECK(decision(game).tiles_left == 4);
    draw(game, "E");  // which was for sale once in this turn
    decides(game, 0, BASTIDE_STEP_PLACE);
}

TEST_CASE("When the seller has left the buyer places the tile and the next seat is on turn", "[RESIGN-03][RESIGN-05]")
{
    const Game game = tile_for_sale();
    perform(game, bid(1, 3));
    pass(game, 2);
    perform(game, sell(0, 1));
    leave(game, 0);
    decides(game, 1, BASTIDE_STEP_PLACE);
    place(game, 1, "E", 0, -1, "FFCF");
    pass(game, 1);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 2);
    CHECK(decision(game).tiles_left == 3);
    CHECK(score(game, 0) == 3);
    for (const bastide_event& event : events_of(game, BASTIDE_EVENT_TURN_BEGAN)) CHECK(event.cause != BASTIDE_CAUSE_SALE_RESUMED);
    CHECK(events_of(game, BASTIDE_EVENT_TURN_ENDED).size() == 1);
}

TEST_CASE("A buyer has the extra turn it earned though the seller has left", "[RESIGN-03]")
{
    // Tiles lie around (0,-1) on all sides, so the E that goes there fills a hole.
    Setup setup = with(3, {BASTIDE_OPTION_SELL_COMPLETING_TILE, BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE});
    const Game game = make(setup);
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"),
                  put_tile(game, "U", 1, 0, "FRFR"),
                  put_tile(game, "U", -1, 0, "FRFR"),
                  put_tile(game, "B", 1, -1, "FFFF"),
                  put_tile(game, "B", -1, -1, "FFFF"),
                  put_tile(game, "B", 1, -2, "FFFF"),
                  put_tile(game, "E", 0, -2, "CFFF"),
                  put_score(1, 5),
                  put_copies(BASTIDE_PUT_BAG, tile_named(game, "E"), 1),
                  put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 3)};
    must_set(game, board);
    draw(game, "E");
    decides(game, 1, BASTIDE_STEP_SALE_BID);
    perform(game, bid(1, 4));
    perform(game, sell(0, 1));
    leave(game, 0);
    place(game, 1, "E", 0, -1, "FFCF");
    pass(game, 1);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 2);  // the extra turn of the buyer
    draw(game, "U");
    place(game, 1, "U", 2, 0, "FRFR");
    pass(game, 1);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);  // and then its own, behind seat 0
    CHECK(decision(game).turn == 3);
}

// ---- what it owes ---------------------------------------------------------------------------------------------------------

TEST_CASE("A waiting wagon goes home with its seat", "[RESIGN-04]")
{
    const Game game = make(host(3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR)}));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "A", -1, 0, "FRFF")};
    must_set(game, board);
    board.puts.push_back(put_piece(1, BASTIDE_PIECE_WAGON, 0, 0, segment_of(game, 0, 0, BASTIDE_SEGMENT_ROAD)));
    must_set(game, board);
    whole_turn(game, "A", 1, 0, "FFFR");  // a road from monastery to monastery: 3 tiles
    decides(game, 1, BASTIDE_STEP_WAGON_MOVE);
    CHECK(score(game, 1) == 3);
    CHECK(count_pieces(game, 1, BASTIDE_PIECE_WAGON, BASTIDE_SPOT_MOVING) == 1);
    leave(game, 1);
    CHECK(count_pieces(game, 1, BASTIDE_PIECE_WAGON, BASTIDE_SPOT_SUPPLY) == 1);
    CHECK(events_of(game, BASTIDE_EVENT_MOVED).back().cause == BASTIDE_CAUSE_WAGON_STAYED);
    CHECK(events_of(game, BASTIDE_EVENT_PASSED).size() == 1);  // that of seat 0, which deployed nothing
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 2);
}

TEST_CASE("Of several prisoners the first comes back when the captor leaves", "[RESIGN-04]")
{
    const Game game =
        make(host(3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER), choose_set(BASTIDE_SET_ABBEY_MAYOR)}));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "T12", 0, 1, "FFFF")};
    must_set(game, board);
    const std::int32_t foundation = segment_of(game, 0, 1, BASTIDE_SEGMENT_FOUNDATION);
    board.puts.push_back(put_follower(1, 0, 1, segment_of(game, 0, 1, BASTIDE_SEGMENT_FIELD)));
    board.puts.push_back(put_prisoner(0, 1));
    board.puts.push_back(put_prisoner(0, 1, BASTIDE_PIECE_MAYOR));
    must_set(game, board);
    draw(game, "U");
    place(game, 0, "U", 1, 0, "FRFR");
    bastide_action tower = blank(BASTIDE_ACTION_DEPLOY, 0);
    tower.spot = BASTIDE_SPOT_SEGMENT;
    tower.x = 0;
    tower.y = 1;
    tower.segment = foundation;
    tower.piece_kind = BASTIDE_PIECE_TOWER_PIECE;
    perform(game, tower);
    decides(game, 0, BASTIDE_STEP_TOWER_CAPTURE);
    SECTION("It captures nobody when it leaves before")
    {
        leave(game, 0);
        CHECK(count_pieces(game, 1, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SEGMENT) == 1);
        CHECK(count_pieces(game, 0, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_PRISON) == 1);
        CHECK(decision(game).turn_seat == 1);
    }
    SECTION("The exchange it owes is made")
    {
        perform(game, actions(game, BASTIDE_ACTION_TAKE).at(0));
        decides(game, 0, BASTIDE_STEP_TOWER_EXCHANGE);
        REQUIRE(actions(game).size() == 2);
        const std::int32_t first = actions(game)[0].piece;
        CHECK(piece(game, first).kind == BASTIDE_PIECE_FOLLOWER);
        leave(game, 0);
        CHECK(piece(game, first).spot == BASTIDE_SPOT_SUPPLY);
        CHECK(count_pieces(game, 0, BASTIDE_PIECE_MAYOR, BASTIDE_SPOT_PRISON) == 1);
        CHECK(count_pieces(game, 1, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SUPPLY) == 7);
        decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
        CHECK(decision(game).turn_seat == 1);
    }
}

TEST_CASE("A seat that was to name who begins names the first", "[RESIGN-04][RESIGN-05]")
{
    const Game game = make(with(3, {BASTIDE_OPTION_START_PLAYER_BY_TOSS}));
    SECTION("Which is seat 0")
    {
        play(game, {"name 2"});
        leave(game, 2);
        CHECK(decision(game).turn_seat == 0);
    }
    SECTION("Or, when that has left, the next one clockwise")
    {
        leave(game, 0);
        play(game, {"name 2"});
        decides(game, 2, BASTIDE_STEP_START_NAME);
        play(game, {"2: name 0"});
        CHECK(decision(game).turn_seat == 1);
    }
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn == 1);
    CHECK(events_of(game, BASTIDE_EVENT_NAMED).back().other_seat == 0);
}

// ---- turns ------------------------------------------------------------------------------------------------------------------

TEST_CASE("Seats that have left are passed over and their turns do not count", "[RESIGN-05]")
{
    const Game game = make(host(5));
    leave(game, 1);
    leave(game, 2);
    leave(game, 4);
    whole_turn(game, "U", 1, 0, "FRFR");
    CHECK(decision(game).turn_seat == 3);
    CHECK(decision(game).turn == 2);
    whole_turn(game, "U", 2, 0, "FRFR");
    CHECK(decision(game).turn_seat == 0);
    CHECK(decision(game).turn == 3);
    for (const bastide_event& event : events_of(game, BASTIDE_EVENT_TURN_BEGAN)) CHECK((event.seat == 0 || event.seat == 3));
}

TEST_CASE("A turn in which its seat leaves ends without a tile", "[RESIGN-05]")
{
    const Game game = make(host(3));
    SECTION("Before the draw") {}
    SECTION("Before the tile lies") { draw(game, "U"); }
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 2);
    CHECK(decision(game).tiles_left == 71);
    CHECK(board(game).size() == 1);
    const std::vector<bastide_event> ended = events_of(game, BASTIDE_EVENT_TURN_ENDED);
    REQUIRE(ended.size() == 1);
    CHECK(ended[0].seat == 0);
}

TEST_CASE("A tile that lies is scored though its seat leaves before it deploys", "[RESIGN-05]")
{
    const Game game = make(host(3));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(2, 0, 0, 0)};
    must_set(game, board);
    CHECK(feature_on(game, 0, 0, 0).kind == BASTIDE_SEGMENT_CITY);
    draw(game, "E");
    place(game, 0, "E", 0, -1, "FFCF");
    leave(game, 0);
    CHECK(score(game, 2) == 4);  // two tiles of a city
    CHECK(decision(game).turn_seat == 1);
}

TEST_CASE("The last tile is drawn again when its seat leaves", "[RESIGN-05]")
{
    const Game game = make(host(3));
    ListedPosition last;
    last.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 1)};
    must_set(game, last);
    draw(game, "U");
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    whole_turn(game, "U", 1, 0, "FRFR");
    CHECK(is_over(game));
}

TEST_CASE("With abbeys in hands drawing continues after a seat that left in its turn", "[RESIGN-05]")
{
    const Game game = make(host(3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR)}));
    SECTION("Before the draw") {}
    SECTION("Before the tile lies") { draw(game, "U"); }
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    for (const char* name : {"U", "U", "U"}) {
        const auto column = static_cast<std::int32_t>(board(game).size());
        whole_turn(game, name, column, 0, "FRFR");
        decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    }
}

TEST_CASE("Nothing is drawn for a seat that leaves before it has filled its hand", "[RESIGN-05]")
{
    const Game game = make(host(
        3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)}));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_prisoner(0, 1), put_score(0, 3)};
    must_set(game, board);
    decides(game, 0, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_DRAW);
    CHECK(decision(game).turn_seat == 1);
    for (const char* name : {"U", "V", "W"}) draw(game, name);
    decides(game, 1, BASTIDE_STEP_PLACE);
    CHECK(seat(game, 0).hand == 0);
    CHECK(seat(game, 1).hand == 3);
}

TEST_CASE("A seeded game draws nothing for a seat that left with its hand open", "[RESIGN-05]")
{
    Setup setup = seeded(5, 3);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)};
    const Game game = make(setup);
    decides(game, 0, BASTIDE_STEP_PLACE);
    leave(game, 0);
    decides(game, 1, BASTIDE_STEP_PLACE);
    CHECK(decision(game).tiles_left == 65);  // 71 less six
}

namespace {

/// All-field tiles around (0,0), one U to be drawn, and three seats with abbeys.
Game around_a_hole(std::int32_t rule)
{
    Setup setup = host(3, {choose_set(BASTIDE_SET_BASE, 2), choose_set(BASTIDE_SET_ABBEY_MAYOR)});
    setup.choices.push_back(choose_option(BASTIDE_OPTION_ABBEY_END_RULE, rule));
    Game game = make(setup);
    ListedPosition ring;
    for (const auto& [x, y] : {std::pair{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}})
        ring.puts.push_back(put_tile(game, "B", x, y, "FFFF"));
    ring.puts.push_back(put_held(1, tile_named(game, "AM_A")));
    ring.puts.push_back(put_held(2, tile_named(game, "AM_A")));
    ring.puts.push_back(put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 1));
    must_set(game, ring);
    return game;
}

}  // namespace

TEST_CASE("A seat that has left is not the one that cannot place its abbey", "[RESIGN-05][AM-OPT-01]")
{
    for (const std::int32_t rule : {0, 3}) {
        const Game game = around_a_hole(rule);
        const Game both = clone(game);
        whole_turn(both, "U", 2, 0, "RFRF");
        decides(both, 1, BASTIDE_STEP_ABBEY_PLACE);
        leave(both, 1);
        decides(both, 2, BASTIDE_STEP_ABBEY_PLACE);
        leave(game, 1);
        whole_turn(game, "U", 2, 0, "RFRF");
        decides(game, 2, BASTIDE_STEP_ABBEY_PLACE);
        CHECK_FALSE(is_over(game));
    }
}

TEST_CASE("A seat that has left gets no extra turn for a filled hole", "[RESIGN-05]")
{
    const Game game = make(with(3, {BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE}, 2));
    ListedPosition ring;
    for (const auto& [x, y] : {std::pair{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}})
        ring.puts.push_back(put_tile(game, "B", x, y, "FFFF"));
    ring.puts.push_back(put_tile(game, "E", 1, -1, "CFFF"));
    must_set(game, ring);
    draw(game, "B");
    place(game, 0, "B", 0, 0, "FFFF");
    leave(game, 0);
    CHECK(decision(game).turn_seat == 1);
    CHECK(decision(game).turn == 2);
}

// ---- the end ----------------------------------------------------------------------------------------------------------------

TEST_CASE("The last seat ends the game with its final scoring", "[RESIGN-06]")
{
    const Game game = make(host(2));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(0, 0, 0, 0), put_score(1, 30)};
    must_set(game, board);
    draw(game, "U");
    leave(game, 1);
    CHECK(is_over(game));
    CHECK(score(game, 0) == 1);  // one tile of an incomplete city
    CHECK(decision(game).winners == 1u << 0);
    CHECK(decision(game).tiles_left == 71);
    CHECK(decision(game).tile == -1);
    CHECK(stock_of(game, "U").held == 0);
    CHECK(actions(game).empty());
    const std::vector<bastide_event> all = events(game);
    CHECK(all.back().kind == BASTIDE_EVENT_ENDED);
    CHECK(all.back().seats == 1u << 0);
    CHECK(events_of(game, BASTIDE_EVENT_FINAL).size() == 1);
    CHECK(events_of(game, BASTIDE_EVENT_TILE_LEFT).size() == 1);
}

TEST_CASE("With a stop before it the final scoring waits for the host", "[RESIGN-06]")
{
    Setup setup = host(2);
    setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    const Game game = make(setup);
    draw(game, "U");
    leave(game, 0);
    decides(game, BASTIDE_NATURE, BASTIDE_STEP_FINAL);
    CHECK(events_of(game, BASTIDE_EVENT_FINAL).empty());
    perform(game, blank(BASTIDE_ACTION_FINISH, BASTIDE_NATURE));
    CHECK(is_over(game));
    CHECK(decision(game).winners == 1u << 1);
}

TEST_CASE("What the last tile completed is paid as completed when its seat alone is left", "[RESIGN-06]")
{
    Setup setup = host(2);
    const bool stops = GENERATE(false, true);
    if (stops) setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    const Game game = make(setup);
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(0, 0, 0, 0)};
    must_set(game, board);
    draw(game, "E");
    place(game, 0, "E", 0, -1, "FFCF");
    decides(game, 0, BASTIDE_STEP_ACT);
    CHECK(standing(game)[0].final_score == 4);
    leave(game, 1);
    CHECK(standing(game)[0].final_score == 4);
    if (stops) perform(game, blank(BASTIDE_ACTION_FINISH, BASTIDE_NATURE));
    CHECK(is_over(game));
    CHECK(score(game, 0) == 4);  // a city of two tiles
}

TEST_CASE("What waits is dropped when the last seat is left", "[RESIGN-06]")
{
    const Game game = tile_for_sale(2);
    perform(game, bid(1, 3));
    decides(game, 0, BASTIDE_STEP_SALE_SELL);
    leave(game, 1);
    CHECK(is_over(game));
    CHECK(things(game, BASTIDE_THING_SALE_BID).empty());
    CHECK(score(game, 0) == 0);
    CHECK(score(game, 1) == 5);
}

TEST_CASE("A game of one seat ends when it leaves and nobody wins", "[RESIGN-06][RESIGN-07][SEATS-04]")
{
    const Game game = make(with(1, {BASTIDE_OPTION_ANY_SEAT_COUNT}));
    whole_turn(game, "U", 1, 0, "FRFR");
    leave(game, 0);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 0);
    CHECK_FALSE(standing(game)[0].wins);
}

TEST_CASE("A seat that has left never wins and ranks below all who play", "[RESIGN-07]")
{
    const Game game = make(host(5));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"),
                  put_score(0, 20),
                  put_score(1, 5),
                  put_score(2, 9),
                  put_score(3, 30),
                  put_score(4, 9),
                  put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 1)};
    must_set(game, board);
    leave(game, 3);
    leave(game, 0);
    const std::int32_t order[] = {2, 4, 1, 3, 0};
    const std::int32_t ranks[] = {1, 1, 3, 4, 5};
    const auto look = [&] {
        const std::vector<bastide_standing> told = standing(game);
        REQUIRE(told.size() == 5);
        for (std::size_t i = 0; i < 5; ++i) {
            CHECK(told[i].seat == order[i]);
            CHECK(told[i].rank == ranks[i]);
            CHECK(told[i].wins == (i < 2 ? 1 : 0));
        }
    };
    look();
    whole_turn(game, "U", 1, 0, "FRFR");
    CHECK(is_over(game));
    CHECK(decision(game).winners == (1u << 2 | 1u << 4));
    CHECK(score(game, 3) == 30);
    look();
}

// ---- pieces ---------------------------------------------------------------------------------------------------------------

TEST_CASE("Pieces of a seat that has left occupy and are scored as before", "[RESIGN-08]")
{
    const Game game = make(host(3));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(1, 0, 0, 0)};
    must_set(game, board);
    leave(game, 1);
    CHECK(count_pieces(game, 1, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SEGMENT) == 1);
    draw(game, "E");
    place(game, 0, "E", 0, -1, "FFCF");
    for (const bastide_action& action : actions(game, BASTIDE_ACTION_DEPLOY)) CHECK(action.segment != 0);  // the city is taken
    pass(game, 0);
    CHECK(score(game, 1) == 4);
    CHECK(count_pieces(game, 1, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SUPPLY) == 7);
    CHECK(events_of(game, BASTIDE_EVENT_MOVED).back().cause == BASTIDE_CAUSE_COMPLETED);
}

TEST_CASE("Pieces of a seat that has left count at the end", "[RESIGN-08]")
{
    const Game game = make(host(2));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_follower(1, 0, 0, 0)};
    must_set(game, board);
    leave(game, 1);
    CHECK(is_over(game));
    CHECK(score(game, 1) == 1);
    CHECK(decision(game).winners == 1u << 0);  // with 0 points
}

TEST_CASE("A seat that has left is paid for the prisoners it holds", "[RESIGN-08]")
{
    const Game game = make(host(3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER)}));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_prisoner(0, 1), put_score(0, 7)};
    must_set(game, board);
    decides(game, 0, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);
    leave(game, 1);
    CHECK(count_pieces(game, 0, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_PRISON) == 1);
    decides(game, 0, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN);
    perform(game, actions(game, BASTIDE_ACTION_PAY).at(0));
    CHECK(score(game, 0) == 4);
    CHECK(score(game, 1) == 3);
    CHECK(count_pieces(game, 0, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SUPPLY) == 7);
}

TEST_CASE("Pieces of a seat that has left are captured and exchanged", "[RESIGN-08]")
{
    const Game game = make(host(3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER)}));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "T12", 0, 1, "FFFF")};
    must_set(game, board);
    const std::int32_t foundation = segment_of(game, 0, 1, BASTIDE_SEGMENT_FOUNDATION);
    board.puts.push_back(put_follower(1, 0, 1, segment_of(game, 0, 1, BASTIDE_SEGMENT_FIELD)));
    board.puts.push_back(put_prisoner(0, 1));
    must_set(game, board);
    leave(game, 1);
    draw(game, "U");
    place(game, 0, "U", 1, 0, "FRFR");
    bastide_action tower = blank(BASTIDE_ACTION_DEPLOY, 0);
    tower.spot = BASTIDE_SPOT_SEGMENT;
    tower.x = 0;
    tower.y = 1;
    tower.segment = foundation;
    tower.piece_kind = BASTIDE_PIECE_TOWER_PIECE;
    perform(game, tower);
    perform(game, actions(game, BASTIDE_ACTION_TAKE).at(0));
    CHECK(count_pieces(game, 0, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SUPPLY) == 7);
    CHECK(count_pieces(game, 1, BASTIDE_PIECE_FOLLOWER, BASTIDE_SPOT_SUPPLY) == 7);
    CHECK(decision(game).turn_seat == 2);
}

// ---- views ------------------------------------------------------------------------------------------------------------------

TEST_CASE("A hidden hand goes back unseen and all views agree", "[RESIGN-09]")
{
    Setup setup = seeded(11, 3);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES),
                     choose_option(BASTIDE_OPTION_HAND_HIDDEN)};
    const Game game = make(setup);
    const Game before = clone(game, BASTIDE_VIEW_PUBLIC);
    CHECK(decision(game).tiles_left == 62);
    leave(game, 1);
    CHECK(decision(game).tiles_left == 65);
    perform(before, blank(BASTIDE_ACTION_RESIGN, 1));
    CHECK(hash(before) == hash(game));
    for (const std::int32_t viewer : {kFull, BASTIDE_VIEW_PUBLIC, 0, 1, 2}) {
        CHECK(hash(clone(game, viewer)) == hash(game));
        const std::vector<bastide_event> told = events_of(game, BASTIDE_EVENT_TILE_LEFT, viewer);
        REQUIRE(told.size() == 3);
        for (const bastide_event& event : told) {
            CHECK(event.seat == 1);
            CHECK(event.tile == -1);
        }
        CHECK(seat(clone(game, viewer), 1).hand == 0);
    }
}

TEST_CASE("A game that a host feeds is in the same position as the seeded one", "[RESIGN-09]")
{
    const Game game = make(seeded(3, 4));
    perform(game, actions(game).front());
    leave(game, 2);
    leave(game, decision(game).turn_seat);
    Setup setup;
    setup.seats = 4;
    const Game told = make(setup);
    for (const bastide_action& action : history(game)) perform(told, action);
    CHECK(hash(told) == hash(game));
}

TEST_CASE("A script records who leaves", "[RESIGN-09]")
{
    const Game game = make(host(3));
    draw(game, "U");
    leave(game, 2);
    CHECK(write(game, blank(BASTIDE_ACTION_RESIGN, 1)) == "1: resign");
    const std::string told = script(game);
    CHECK(told.find("\n2: resign\n") != std::string::npos);
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_load_script(told.data(), count_of(told.size()), nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    const Game loaded(made);
    CHECK(same_position(loaded, game));
}

// ---- positions --------------------------------------------------------------------------------------------------------------

TEST_CASE("A position lists who has left", "[RESIGN-11]")
{
    const Game game = make(host(4));
    leave(game, 1);
    leave(game, 3);
    ListedPosition told;
    REQUIRE(tell(game, told) == BASTIDE_OK);
    const bastide_put& note = told.puts.back();
    CHECK(note.kind == BASTIDE_PUT_NOTE);
    CHECK(note.note == BASTIDE_NOTE_RESIGNED);
    CHECK(note.number == (1 << 1 | 1 << 3));
    const Game other = make(host(4));
    must_set(other, told);
    CHECK(hash(other) == hash(game));
    CHECK(is_out(other, 1));
    CHECK(is_out(other, 3));
    CHECK(actions(other, BASTIDE_ACTION_RESIGN).size() == 2);
}

TEST_CASE("Positions in which no seat could play are refused", "[RESIGN-11]")
{
    const Game game = make(host(3));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_note(BASTIDE_NOTE_RESIGNED, 0)};
    const auto refusals = [&](std::int32_t mask) {
        board.puts.back().number = mask;
        return illegals(game, board);
    };
    CHECK(refusals(0).empty());
    CHECK(refusals(1 << 1 | 1 << 2).empty());  // seat 0 plays on alone
    REQUIRE(refusals(7).size() == 1);
    CHECK(refusals(7)[0].reason == BASTIDE_REASON_POSITION_NUMBER);
    CHECK(refusals(7)[0].least == 0);
    CHECK(refusals(7)[0].most == 6);
    CHECK(refusals(-1).size() == 1);
    REQUIRE(refusals(1).size() == 1);
    CHECK(refusals(1)[0].reason == BASTIDE_REASON_RESIGNED);  // seat 0 is on turn
    CHECK(refusals(1)[0].seat == 0);
    CHECK(refusals(1)[0].index == -1);
    board.puts.back().number = 2;
    board.puts.push_back(board.puts.back());
    REQUIRE(illegals(game, board).size() == 1);
    CHECK(illegals(game, board)[0].reason == BASTIDE_REASON_POSITION_TWICE);
    CHECK(illegals(game, board)[0].other_index == 1);
}

TEST_CASE("A seat that a position left alone plays on", "[RESIGN-11]")
{
    const Game game = make(host(3));
    ListedPosition board;
    board.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_note(BASTIDE_NOTE_RESIGNED, 1 << 1 | 1 << 2)};
    must_set(game, board);
    whole_turn(game, "U", 1, 0, "FRFR");
    CHECK(decision(game).turn_seat == 0);
    CHECK(decision(game).turn == 2);
    leave(game, 0);
    CHECK(is_over(game));
    CHECK(decision(game).winners == 0);
}

// ---- memory -----------------------------------------------------------------------------------------------------------------

TEST_CASE("A game that all but two seats leave retains its history and its events", "[leaving]")
{
    Setup setup = seeded(2, 8);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT)};
    const Game game = make(setup);
    std::int32_t left = 0;
    while (!is_over(game)) {
        const bool is_placing = decision(game).step == BASTIDE_STEP_PLACE;
        if (is_placing && left < 6) {
            leave(game, decision(game).turn_seat);  // each in its own turn, so that a draw is lost
            ++left;
        } else if (is_placing) {
            perform(game, actions(game).front());
        } else {
            pass(game, decision(game).seat);
        }
    }
    CHECK(history(game).size() > 71 * 3 + 6);  // more than without resignations could be
    CHECK(bastide_game_write_snapshot(game.get(), kFull, nullptr, 0) > 0);
    CHECK(range(game).first == 0);
}

TEST_CASE("The effects of a resignation have sentences", "[leaving]")
{
    const Game game = make(with(3, {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END}));
    for (const char* name : {"U", "V", "W"}) draw(game, name);
    const std::uint64_t from = range(game).next;
    leave(game, 1);
    std::vector<std::string> told;
    for (const bastide_event& event : events(game, from)) {
        told.push_back(
            text([&](char* out, std::int32_t cap) { return bastide_event_text(game.get(), nullptr, &event, out, cap); }));
    }
    CHECK(told == std::vector<std::string>{"Blue leaves the game.", "Blue gives V up."});

    bastide_event unseen = events(game, from).back();
    unseen.tile = -1;
    CHECK(text([&](char* out, std::int32_t cap) { return bastide_event_text(game.get(), nullptr, &unseen, out, cap); }) ==
          "Blue gives a tile up.");
    const bastide_action again = blank(BASTIDE_ACTION_RESIGN, 1);
    CHECK(sentence(game, again, check(game, again)) == "Blue has left the game.");
}
