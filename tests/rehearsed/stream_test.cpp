// SPDX-License-Identifier: MIT
// Tiles that are drawn in groups, before all others.
#include "play/drawing.hpp"
#include "rehearsed/rooms.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

/// The tiles that nature may draw, by name and number.
std::vector<std::string> draws(const Position& board)
{
    std::vector<std::string> list;
    for (const Action& action : board.options())
        list.push_back(std::string(board.view().rules.tiles.row(action.tile).name) + " " + std::to_string(action.value));
    return list;
}

Action drawing(const Position& board, const char* name)
{
    Action action;
    action.verb = Verb::draw;
    action.seat = kNature;
    action.tile = board.tile(name);
    return action;
}

std::vector<Cause> causes_of_leaving(const Position& board)
{
    std::vector<Cause> list;
    for (const Event& event : board.events())
        if (event.kind == EventKind::tile_left) list.push_back(event.cause);
    return list;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("Groups are drawn in order, and the second leader among the next group", "[rehearsed]")  // RIVER-DRAW-01, -02, -03
{
    const Rooms list({&stream});
    Position board(rehearsed());
    CHECK(draws(board) == Names{"SF 2"});
    CHECK(board.why_not(drawing(board, "SA")) == Reason::tile_not_left);
    CHECK(board.why_not(drawing(board, "B")) == Reason::tile_not_left);
    board.turn_without(Red, "SF", 1, 0, "FRRR");
    CHECK(draws(board) == Names{"SF 1", "SA 2", "SC 1"});
    CHECK(DrawableTiles(board.view()).count() == 4);
    CHECK(DrawableTiles(board.view()).find(0) == board.tile("SF"));
    CHECK(DrawableTiles(board.view()).find(2) == board.tile("SA"));
    CHECK(DrawableTiles(board.view()).find(3) == board.tile("SC"));
    board.leave_in_bag({"SL", "B"});
    CHECK(draws(board) == Names{"SL 1"});
    board.turn_without(Blue, "SL", 1, 1, "RFFF");
    CHECK(draws(board) == Names{"B 1"});
}

TEST_CASE("A tile of a group that fits nowhere goes back and another of its group is drawn", "[rehearsed]")  // RIVER-DRAW-05
{
    const Rooms list({&stream});
    Position board(rehearsed());
    board.lay("SF", 1, 0, "FRRR").lay("E", 0, -1, "FFCF").leave_in_bag({"SC", "SA", "B"});
    board.draw(Red, "SC");
    CHECK(board.step() == StepName::draw);
    CHECK(causes_of_leaving(board) == std::vector<Cause>{Cause::bag_set_aside});
    CHECK(draws(board) == Names{"SA 1"});
    board.must(drawing(board, "SA"));
    CHECK(board.step() == StepName::place);
    CHECK(board.view().state.left(board.tile("SC")) == 1);
    CHECK(board.view().state.header().bag_left == 2);
    CHECK(count_copies(board.view(), board.tile("SC")).left == 1);
}

TEST_CASE("A group of which no tile fits leaves the game and the next begins", "[rehearsed]")  // RIVER-DRAW-05
{
    const Rooms list({&stream});
    Position board(rehearsed());
    board.lay("SF", 1, 0, "FRRR").lay("E", 0, -1, "FFCF").leave_in_bag({"SC", "B"});
    board.draw(Red, "SC");
    CHECK(causes_of_leaving(board) == std::vector<Cause>{Cause::bag_set_aside, Cause::fits_nowhere});
    CHECK(draws(board) == Names{"B 1"});
    CHECK(count_copies(board.view(), board.tile("SC")).left == 0);
    CHECK(board.view().state.header().bag_left == 1);
}

TEST_CASE("In seeded games no ordinary tile is drawn before the groups are through", "[rehearsed]")
{
    const Rooms list({&stream});
    for (u64 seed = 1; seed <= 20; ++seed) {
        Setup setup = rehearsed();
        setup.chance = Chance::seeded;
        setup.seed = seed;
        Position board(setup);
        while (!board.is_over()) board.must(board.options().front());
        std::vector<std::string> drawn;
        for (const Event& event : board.events())
            if (event.kind == EventKind::drew) drawn.emplace_back(board.view().rules.tiles.row(event.tile).name);
        REQUIRE(drawn.size() >= 77);  // 71 of the base game and six of the stream
        const auto is_of_stream = [](const std::string& name) { return name.size() == 2 && name[0] == 'S'; };
        std::size_t first = 0;
        while (is_of_stream(drawn[first])) ++first;
        CHECK(first >= 6);
        CHECK(drawn[0] == "SF");
        CHECK(drawn[first - 1] == "SL");
        for (std::size_t i = first; i < drawn.size(); ++i) CHECK_FALSE(is_of_stream(drawn[i]));
    }
}

TEST_CASE("Random games with groups keep every promise", "[rehearsed]")
{
    const Rooms list({&stream});
    CHECK(play_random_games(200) == "");
}

TEST_CASE("A game has 31 groups and more are refused by name", "[rehearsed]")
{
    Room many = stream;
    many.on.draw_group = [](const TileRow&) { return DrawGroup{.number = 32}; };
    const Rooms list({&many});
    Config config = empty_config();
    config.seats = 2;
    choose_default_sets(config);
    Fault fault;
    CHECK(build_rules(config, {}, {}, fault) == nullptr);
    CHECK(fault.status == Status::limit);
    CHECK(std::string(fault.text) == "A game can have at most 31 groups of tiles that are drawn in order.");
}
