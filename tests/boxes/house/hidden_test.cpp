// SPDX-License-Identifier: MIT
// Hidden hands, as the server, an onlooker and a seat see them.
#include <algorithm>

#include "boxes/house/hands.hpp"
#include "formats/scripts/script.hpp"
#include "game/hashing.hpp"
#include "game/observe.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

enum class Hand { one_ahead, three };

PositionSetup hidden(Hand hand, std::vector<Option> more = {})
{
    PositionSetup setup;
    setup.seats = 2;
    more.push_back(hand == Hand::three ? Option::hand_of_three_tiles : Option::draw_next_tile_at_turn_end);
    more.push_back(hand == Hand::three ? Option::hand_hidden : Option::held_tiles_hidden);
    for (Option option : more) setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), 1});
    return setup;
}

Action of_nature(ActionKind kind, TileId tile = {})
{
    Action action;
    action.kind = kind;
    action.seat = kNature;
    action.tile = tile;
    return action;
}

void deal(Position& board, std::initializer_list<const char*> names)
{
    for (const char* name : names) board.must(of_nature(ActionKind::draw, board.tile(name)));
}

void deal_unseen(Position& board, int count)
{
    for (int i = 0; i < count; ++i) board.must(of_nature(ActionKind::draw_unseen));
}

Viewer view_of(int seat) { return static_cast<Viewer>(seat); }

std::vector<u8> bytes_of(Position& board, Viewer view)
{
    std::vector<u8> bytes(write_snapshot(board.game(), view, nullptr, 0));
    write_snapshot(board.game(), view, bytes.data(), static_cast<u32>(bytes.size()));
    return bytes;
}

std::string script_of(Position& board, Viewer view)
{
    std::string text(20'000, '\0');
    TextWriter out(text.data(), static_cast<u32>(text.size()));
    write_script(board.game(), view, out);
    return text.substr(0, out.size());
}

struct Destroy {
    void operator()(Game* game) const { Game::destroy(game); }
};
using Owned = std::unique_ptr<Game, Destroy>;

Owned loaded(const std::vector<u8>& bytes)
{
    Fault fault;
    Owned game(read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, {}, {}, fault));
    INFO(fault.text);
    REQUIRE(game);
    return game;
}

Owned read_from(const std::string& text)
{
    Fault fault;
    Owned game(read_script(Text(text.data(), static_cast<u32>(text.size())), {}, {}, fault));
    INFO(fault.text);
    REQUIRE(game);
    return game;
}

u32 unseen(const Game& game, int seat) { return count_tiles(game.view(), hand_of(game.view(), seat), kUnseen); }

bool holds(const Game& game, int seat, TileId tile) { return slot_of(game.view(), hand_of(game.view(), seat), tile) >= 0; }

u64 hash_of(const Game& game) { return hash_position(game.view()); }

bool lists(const Position& board, ActionKind kind, TileId tile)
{
    const std::vector<Action> options = board.options();
    return std::any_of(options.begin(), options.end(),
                       [&](const Action& action) { return action.kind == kind && action.tile == tile; });
}

}  // namespace

// ---- who sees what -----------------------------------------------------------------------------------------------------------

TEST_CASE("Games that differ in hidden hands alone are one to everybody else", "[HOUSE-DRAW-02]")
{
    Position one(hidden(Hand::three));
    Position other(hidden(Hand::three));
    deal(one, {"E", "U", "V", "W", "B", "N"});
    deal(other, {"E", "X", "V", "C", "B", "A"});  // Red holds the same, Blue does not
    for (Position* board : {&one, &other}) {
        board->must(board->placing(Red, "E", 0, -1, "FFCF")).pass();
        deal(*board, {"J"});
    }
    CHECK(hash_of(one.game()) == hash_of(other.game()));
    CHECK(bytes_of(one, Viewer::open) == bytes_of(other, Viewer::open));
    CHECK(script_of(one, Viewer::open) == script_of(other, Viewer::open));
    CHECK(bytes_of(one, view_of(Red)) == bytes_of(other, view_of(Red)));
    CHECK(bytes_of(one, view_of(Blue)) != bytes_of(other, view_of(Blue)));
    CHECK(bytes_of(one, Viewer::full) != bytes_of(other, Viewer::full));
}

TEST_CASE("A tile drawn ahead is hidden until its turn comes", "[HOUSE-DRAW-01]")
{
    Position one(hidden(Hand::one_ahead));
    Position other(hidden(Hand::one_ahead));
    deal(one, {"E", "U"});
    deal(other, {"E", "X"});
    CHECK(hash_of(one.game()) == hash_of(other.game()));
    CHECK(bytes_of(one, Viewer::open) == bytes_of(other, Viewer::open));
    CHECK(script_of(one, Viewer::open).find("reveal E") != std::string::npos);  // it is Red's turn
    CHECK(script_of(one, Viewer::open).find("U") == std::string::npos);
    CHECK(script_of(one, view_of(Blue)).find("draw U") != std::string::npos);
    const Owned shown = loaded(bytes_of(one, Viewer::open));
    CHECK(shown->view().state.header().drawn == one.tile("E"));
    CHECK(unseen(*shown, Blue) == 1);
    CHECK(stock(shown->view(), one.tile("U")).left == 8);  // for all that is known here
    CHECK(stock(shown->view(), one.tile("U")).held == 0);
    CHECK(stock(one.view(), one.tile("U")).left == 7);
    const Owned blue = loaded(bytes_of(one, view_of(Blue)));
    CHECK(holds(*blue, Blue, one.tile("U")));
    CHECK(hash_of(*shown) == hash_of(one.game()));
    CHECK(hash_of(*blue) == hash_of(one.game()));
}

TEST_CASE("Each view knows its own hand and how large the others are", "[HOUSE-DRAW-02]")
{
    Position board(hidden(Hand::three));
    deal(board, {"E", "U", "V", "W", "B", "N"});
    const Owned shown = loaded(bytes_of(board, Viewer::open));
    const Owned red = loaded(bytes_of(board, view_of(Red)));
    CHECK(unseen(*shown, Red) == 3);
    CHECK(unseen(*shown, Blue) == 3);
    CHECK(unseen(*red, Red) == 0);
    CHECK(unseen(*red, Blue) == 3);
    CHECK(holds(*red, Red, board.tile("V")));
    CHECK_FALSE(holds(*red, Blue, board.tile("U")));
    for (const Owned* game : {&shown, &red}) CHECK(hash_of(**game) == hash_of(board.game()));
    Thing hands[8];
    Things things(hands, 8);
    show_things(shown->view(), ThingKind::hand, things);
    REQUIRE(things.count() == 2);
    for (int seat = 0; seat < 2; ++seat) {
        CHECK(hands[seat].seat == seat);
        CHECK(hands[seat].count == 3);
        CHECK_FALSE(static_cast<bool>(hands[seat].tile));
    }
}

TEST_CASE("Events name the viewers of a tile, and an onlooker's events hide it", "[HOUSE-DRAW-02]")
{
    Position board(hidden(Hand::three));
    deal(board, {"E"});
    const Event told = board.events().back();
    CHECK(told.kind == EventKind::drew);
    CHECK(told.seat == Red);
    CHECK(told.tile == board.tile("E"));
    CHECK(told.viewers == 1u << Red);
    deal_unseen(board, 1);
    const Event untold = board.events().back();
    CHECK(untold.seat == Blue);
    CHECK(untold.viewers == 1u << Blue);
    CHECK_FALSE(static_cast<bool>(untold.tile));
}

TEST_CASE("Every view is read again, as bytes and as a script", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    for (Hand hand : {Hand::one_ahead, Hand::three}) {
        for (Chance chance : {Chance::seeded, Chance::host}) {
            PositionSetup setup = hidden(hand);
            setup.chance = chance;
            setup.seed = 7;
            Position board(setup);
            for (int i = 0; i < 40; ++i) {
                const std::vector<Action> options = board.options();
                board.must(options[options.size() / 3]);
            }
            for (Viewer view : {Viewer::full, Viewer::open, view_of(Red), view_of(Blue)}) {
                const Owned from_bytes = loaded(bytes_of(board, view));
                const Owned from_text = read_from(script_of(board, view));
                CHECK(hash_of(*from_bytes) == hash_of(board.game()));
                CHECK(hash_of(*from_text) == hash_of(board.game()));
            }
        }
    }
}

// ---- playing without knowing ------------------------------------------------------------------------------------------------

TEST_CASE("Nature reveals a tile that was held unseen when its turn comes", "[HOUSE-DRAW-01]")
{
    Position board(hidden(Hand::one_ahead));
    deal_unseen(board, 2);
    CHECK(board.step() == StepKind::hand_reveal);
    CHECK(board.decider() == kNature);
    CHECK(board.why_not(of_nature(ActionKind::draw, board.tile("E"))) == Reason::wrong_step);
    const int left = board.view().state.header().bag_left;
    board.must(of_nature(ActionKind::reveal, board.tile("X")));
    CHECK(board.drawn() == board.tile("X"));
    CHECK(board.view().state.header().bag_left == left);
    CHECK(board.view().state.left(board.tile("X")) == 0);
    board.must(board.placing(Red, "X", 1, 0, "RRRR")).pass();
    deal_unseen(board, 1);
    CHECK(board.step() == StepKind::hand_reveal);
    CHECK(board.why_not(of_nature(ActionKind::reveal, board.tile("X"))) == Reason::tile_not_left);  // there is but one
}

TEST_CASE("A tile that was drawn unseen while the river is laid is one of the river",
          "[HOUSE-DRAW-01][RIVER-DRAW-01][RIVER-DRAW-03]")
{
    PositionSetup setup = hidden(Hand::one_ahead);
    setup.sets = {Set::base, Set::river};
    Position board(setup);
    CHECK(board.why_not(of_nature(ActionKind::draw, board.tile("B"))) == Reason::river_drawn_first);
    deal_unseen(board, 2);
    REQUIRE(board.step() == StepKind::hand_reveal);
    CHECK(board.why_not(of_nature(ActionKind::reveal, board.tile("B"))) == Reason::river_drawn_first);
    CHECK(board.why_not(of_nature(ActionKind::reveal, board.tile("RV11"))) == Reason::lake_drawn_last);
    CHECK(board.why_not(of_nature(ActionKind::reveal, board.tile("RV01"))) ==
          Reason::tile_not_left);  // the spring lies on the table
    CHECK(board.why_not(of_nature(ActionKind::reveal, board.tile("RV04"))) == Reason::none);
}

TEST_CASE("A tile is drawn unseen into a hidden hand alone", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    for (const Option open : {Option::draw_next_tile_at_turn_end, Option::hand_of_three_tiles}) {
        PositionSetup setup;
        setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(open), 1});
        CHECK(Position(setup).why_not(of_nature(ActionKind::draw_unseen)) == Reason::drawn_openly);
    }
    CHECK(Position().why_not(of_nature(ActionKind::draw_unseen)) == Reason::drawn_openly);
    CHECK(Position(hidden(Hand::three)).why_not(of_nature(ActionKind::draw_unseen)) == Reason::none);
}

TEST_CASE("An unseen hand can place any tile that is left", "[HOUSE-DRAW-02]")
{
    Position board(hidden(Hand::three));
    deal_unseen(board, 6);
    CHECK(board.step() == StepKind::place);
    CHECK(lists(board, ActionKind::place, board.tile("X")));
    CHECK(lists(board, ActionKind::discard, board.tile("X")));  // or so it may be
    board.must(board.placing(Red, "X", 1, 0, "RRRR")).pass();
    CHECK(unseen(board.game(), Red) == 2);
    CHECK(board.view().state.left(board.tile("X")) == 0);
    deal_unseen(board, 1);
    CHECK(board.decider() == Blue);
    CHECK(board.why_not(board.placing(Blue, "X", -1, 0, "RRRR")) == Reason::wrong_tile);
}

TEST_CASE("A known hidden hand places what it holds and gives nothing away that fits", "[HOUSE-DRAW-02]")
{
    Position board(hidden(Hand::three));
    deal(board, {"E", "U", "V", "W", "B", "N"});
    CHECK(board.step() == StepKind::place);
    for (const Action& action : board.options()) {
        CHECK(action.kind == ActionKind::place);
        CHECK(holds(board.game(), Red, action.tile));
    }
    Action give = of_nature(ActionKind::discard, board.tile("V"));
    give.seat = Red;
    CHECK(board.why_not(give) == Reason::must_place);
    give.kind = ActionKind::pass;
    CHECK(board.why_not(give) == Reason::must_place);
}

TEST_CASE("A hidden hand of which nothing fits is discarded, and with an empty bag it passes", "[HOUSE-DRAW-02]")
{
    const bool is_empty = GENERATE(false, true);
    PositionSetup setup = hidden(Hand::three);
    setup.sets = {Set::base, Set::tower, Set::abbey_mayor};
    Position board(setup);
    deal(board, {"E", "C", "U", "AM_D", "V", "T07"});
    board.must(board.placing(Red, "E", 0, -1, "FFCF")).pass();
    deal(board, {"K"});
    REQUIRE(board.decider() == Blue);
    if (is_empty) board.leave_in_bag({});
    CHECK(board.step() == StepKind::place);  // the step does not reveal that nothing fits
    Action give_up = of_nature(is_empty ? ActionKind::pass : ActionKind::discard);
    give_up.seat = Blue;
    if (!is_empty) give_up.tile = board.tile("C");
    CHECK(board.options().size() == (is_empty ? 1u : 3u));
    CHECK(board.why_not(give_up) == Reason::none);
    board.must(give_up);
    if (is_empty) {
        CHECK(board.view().state.header().active == Red);
        return;
    }
    CHECK(stock(board.view(), board.tile("C")).removed == 1);
    CHECK(board.decider() == kNature);
    CHECK(board.step() == StepKind::draw);
    deal(board, {"W"});
    CHECK(lists(board, ActionKind::place, board.tile("W")));
    CHECK_FALSE(lists(board, ActionKind::discard, board.tile("T07")));
}

// ---- with others ------------------------------------------------------------------------------------------------------------

TEST_CASE("What a hidden hand holds may still be drawn as far as a sale is concerned", "[HOUSE-SALE-01][HOUSE-DRAW-01]")
{
    const bool hides = GENERATE(false, true);
    PositionSetup setup = hidden(Hand::one_ahead, {Option::sell_completing_tile});
    if (!hides) setup.choices.pop_back();
    Position board(setup);
    board.set_score(Blue, 3).leave_in_bag({"E", "E", "U", "U"});
    deal(board, {"E", "E"});  // the city of the start tile can be closed by what Blue holds
    CHECK(board.step() == (hides ? StepKind::place : StepKind::sale_bid));
}

TEST_CASE("A hand is hidden only where there is one", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    PositionSetup setup;
    setup.choices = {{static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::held_tiles_hidden), 1}};
    CHECK_THROWS(Position(setup));
    setup.choices.push_back({static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::hand_of_three_tiles), 1});
    CHECK_THROWS(Position(setup));
    setup.choices[0].id = static_cast<i32>(Option::hand_hidden);
    CHECK_NOTHROW(Position(setup));
}
