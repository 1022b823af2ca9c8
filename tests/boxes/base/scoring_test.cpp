// SPDX-License-Identifier: MIT
// Who is paid, in which order, what comes home, and where the marker stands.
#include <algorithm>
#include <vector>

#include "boxes/base/c_game.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

/// Three cities that C on (0,-1) will join with the city of the start tile: 5 tiles and 1 pennant, 12 points.
void lay_three_cities(Position& board)
{
    board.lay("V", 1, 0, "FFRR").lay("E", 1, -1, "FFFC").lay("V", -1, 0, "FRRF").lay("E", -1, -1, "FCFF");
    board.lay("B", 1, -2, "FFFF").lay("E", 0, -2, "FFCF");
}

std::vector<EventKind> kinds_from(const Position& board, std::size_t from)
{
    std::vector<EventKind> kinds;
    for (std::size_t i = from; i < board.events().size(); ++i) kinds.push_back(board.events()[i].kind);
    return kinds;
}

/// The cells of the features completed since event `from`, in order.
std::vector<Event> completed_from(const Position& board, std::size_t from)
{
    std::vector<Event> list;
    for (std::size_t i = from; i < board.events().size(); ++i)
        if (board.events()[i].kind == EventKind::completed) list.push_back(board.events()[i]);
    return list;
}

}  // namespace

// ---- majority ---------------------------------------------------------------------------------------------------------

TEST_CASE("Several followers share a feature only when occupied features merge", "[BASE-MAJ-01]")
{
    Position board;
    board.turn(Red, "G", 0, -1, "CFCF").deploy(board.city(0, -1, North));
    board.turn(Blue, "E", 1, -1, "CFFF").deploy(board.city(1, -1, North));
    board.turn(Blue, "N", 0, -2, "FCCF");
    CHECK(board.why_not(board.deploying(board.city(0, -2, South))) == Reason::occupied);
    board.pass();
    CHECK(board.feature(board.city(0, -2, South)).weights.occupants == 1u << Red);
    board.turn(Green, "M", 1, -2, "FFCC");
    const FeatureFacts merged = board.feature(board.city(1, -2, South));
    CHECK(merged.weights.occupants == (1u << Red | 1u << Blue));
    CHECK(merged.weights.of[Red] == 1);
    CHECK(merged.weights.of[Blue] == 1);
}

TEST_CASE("The player with most followers gets all points and the others nothing", "[BASE-MAJ-02]")
{
    Position board;
    SECTION("In a city")
    {
        lay_three_cities(board);
        board.put(Red, board.city(1, -1, West)).put(Red, board.city(-1, -1, East)).put(Blue, board.city(0, -2, South));
        board.turn_without(Green, "C", 0, -1, "CCCC");
        CHECK(board.score(Red) == 12);
        CHECK(board.score(Blue) == 0);
        CHECK(board.score(Green) == 0);
    }
    SECTION("On a road")
    {
        board.put(Blue, board.road(0, 0, East)).put(Red, board.road(0, 0, East)).put(Blue, board.road(0, 0, East));
        board.turn_without(Red, "X", 1, 0, "RRRR").turn_without(Red, "W", -1, 0, "RRFR");
        CHECK(board.score(Blue) == 3);
        CHECK(board.score(Red) == 0);
    }
}

TEST_CASE("All players tied for most get the full points", "[BASE-MAJ-03]")
{
    Position board({.seats = 4});
    lay_three_cities(board);
    board.put(Red, board.city(1, -1, West)).put(Green, board.city(-1, -1, East)).put(Blue, board.city(0, -2, South));
    board.turn_without(Yellow, "C", 0, -1, "CCCC");
    for (int seat : {Red, Green, Blue}) CHECK(board.score(seat) == 12);
    CHECK(board.score(Yellow) == 0);
}

TEST_CASE("More followers of one player never multiply the points", "[BASE-MAJ-04]")
{
    Position board;
    for (int i = 0; i < 3; ++i) board.put(Red, board.city(0, 0, North));
    board.turn_without(Blue, "E", 0, -1, "FFCF");
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A completed feature without followers scores for nobody", "[BASE-MAJ-05]")
{
    Position board;
    const std::size_t from = board.events().size();
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(completed_from(board, from).size() == 1);
    int scorings = 0;
    for (std::size_t i = from; i < board.events().size(); ++i) {
        CHECK(board.events()[i].kind != EventKind::scored);
        if (board.events()[i].kind != EventKind::scoring) continue;
        ++scorings;
        CHECK(board.events()[i].seats == 0);
    }
    CHECK(scorings == 1);
    for (int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 0);
}

// ---- scoring during the game ------------------------------------------------------------------------------------------

TEST_CASE("What a tile completes is scored in that turn for any owner", "[BASE-SCORE-01]")
{
    Position board;
    board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East));
    board.turn(Blue, "X", 1, 0, "RRRR");
    CHECK(board.score(Red) == 0);  // not before the follower of this turn
    board.deploy(board.road(1, 0, South));
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 6);
}

TEST_CASE("Within a turn the tile completes and a follower is placed and it is scored and goes home", "[BASE-SCORE-02]")
{
    Position board;
    const std::size_t from = board.events().size();
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    const std::vector<EventKind> expected = {EventKind::drew,      EventKind::placed,     EventKind::moved,
                                             EventKind::completed, EventKind::scoring,    EventKind::scored,
                                             EventKind::moved,     EventKind::turn_ended, EventKind::turn_began};
    CHECK(kinds_from(board, from) == expected);
    CHECK(board.events()[from + 2].cause == Cause::deployed);
    CHECK(board.events()[from + 6].cause == Cause::completed);
}

TEST_CASE("Features completed together score apart in the order of roads and cities and monasteries", "[BASE-SCORE-03]")
{
    SECTION("By kind")
    {
        Position board({.seats = 4});
        board.lay("A", -1, 0, "FRFF").lay("E", 0, -1, "FFCF").lay("E", 1, -1, "FFCF").lay("B", 0, 1, "FFFF");
        board.lay("E", -1, 1, "FFFC")
            .lay("E", 1, 1, "FCFF")
            .lay("B", -1, 2, "FFFF")
            .lay("B", 0, 2, "FFFF")
            .lay("B", 1, 2, "FFFF");
        board.put(Green, board.monastery(0, 1)).put(Blue, board.city(1, -1, South)).put(Red, board.road(0, 0, East));
        const std::size_t from = board.events().size();
        board.turn_without(Yellow, "Z02", 1, 0, "CFFR");
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 4);
        CHECK(board.score(Green) == 9);
        const auto done = completed_from(board, from);
        REQUIRE(done.size() == 3);
        CHECK(done[0].feature_kind == SegmentKind::road);
        CHECK(done[1].feature_kind == SegmentKind::city);
        CHECK(done[2].feature_kind == SegmentKind::monastery);
    }
    SECTION("By row and then by column of the first cell")
    {
        Position board;
        board.lay("E", 0, -1, "FFCF")
            .lay("W", 1, -1, "RRRF")
            .lay("V", 2, -1, "FFRR")
            .lay("W", 2, 0, "RFRR")
            .lay("W", -1, 0, "RRFR");
        board.put(Red, board.road(1, -1, South)).put(Blue, board.road(0, 0, East)).put(Green, board.road(2, 0, West));
        const std::size_t from = board.events().size();
        board.turn_without(Red, "X", 1, 0, "RRRR");
        CHECK(board.score(Red) == 2);
        CHECK(board.score(Blue) == 3);
        CHECK(board.score(Green) == 2);
        const auto done = completed_from(board, from);
        REQUIRE(done.size() == 3);
        CHECK(done[0].cell == Position::at(1, -1));
        CHECK(done[1].cell == Position::at(-1, 0));
        CHECK(done[2].cell == Position::at(1, 0));
    }
}

TEST_CASE("Followers of winners and losers return from a scored feature", "[BASE-SCORE-04]")
{
    Position board;
    lay_three_cities(board);
    board.put(Red, board.city(1, -1, West)).put(Red, board.city(-1, -1, East)).put(Blue, board.city(0, -2, South));
    board.put(Blue, board.road(0, 0, East));
    board.turn_without(Green, "C", 0, -1, "CCCC");
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 6);  // the thief stays
    CHECK(board.feature(board.city(0, -1, North)).weights.occupants == 0);
}

TEST_CASE("A follower that came home is placed in the next turn at the earliest", "[BASE-SCORE-05]")
{
    Position board;
    for (int i = 0; i < 6; ++i) board.put(Red, board.road(0, 0, East));
    board.put(Red, board.city(0, 0, North));
    REQUIRE(board.supply(Red) == 0);
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.step() == StepKind::draw);  // the turn is over
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 1);
    board.turn(Red, "E", 0, -2, "CFFF");
    CHECK(board.why_not(board.deploying(board.city(0, -2, North))) == Reason::none);
}

TEST_CASE("Followers return only after their completed feature is scored", "[BASE-SCORE-06]")
{
    Position board;
    board.turn(Red, "G", 0, -1, "CFCF").deploy(board.city(0, -1, North));
    board.turn_without(Blue, "F", 0, -2, "CFCF").turn_without(Green, "U", 1, 0, "FRFR");
    CHECK(board.supply(Red) == 6);
    const std::size_t from = board.events().size();
    board.turn_without(Blue, "E", 0, -3, "FFCF");
    CHECK(board.supply(Red) == 7);
    const auto kinds = kinds_from(board, from);
    const auto scored = std::find(kinds.begin(), kinds.end(), EventKind::scored);
    const auto returned = std::find(kinds.begin(), kinds.end(), EventKind::moved);
    CHECK(scored < returned);
    CHECK(returned != kinds.end());
}

TEST_CASE("Points are booked the moment they are won", "[BASE-SCORE-07]")
{
    SECTION("Line by line")
    {
        Position board;
        board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, -1, North)).turn_without(Blue, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == 8);
        std::vector<Event> lines;
        for (const Event& event : board.events())
            if (event.kind == EventKind::scored) lines.push_back(event);
        REQUIRE(lines.size() == 2);
        CHECK(lines[0].reward == Reward::city);
        CHECK(lines[0].points == 6);
        CHECK(lines[1].reward == Reward::city_pennants);
        CHECK(lines[1].points == 2);
    }
    SECTION("The lines of a game sum to the scores after every action")
    {
        CGame game({.seats = 3, .chance = BASTIDE_CHANCE_SEEDED, .seed = 3});
        std::uint64_t chance = 3;
        do {
            std::vector<int> sum(3);
            for (const bastide_event& event : game.events())
                if (event.kind == BASTIDE_EVENT_SCORED) sum[static_cast<std::size_t>(event.seat)] += event.points;
            for (int seat = 0; seat < 3; ++seat) CHECK(game.seat(seat).score == sum[static_cast<std::size_t>(seat)]);
        } while (game.play_any(chance));
        CHECK(game.seat(0).score + game.seat(1).score + game.seat(2).score > 0);
    }
}

// ---- the score track --------------------------------------------------------------------------------------------------

namespace {

/// Seat 0 builds a column of cities of two tiles, 4 points each; seat 1 lays monasteries beside it.
class Column {
public:
    explicit Column(int copies) : game_({.choices = {{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, copies, {}}}}) {}

    CGame& game() { return game_; }

    void score(int cities)
    {
        for (int i = 0; i < cities; ++i) {
            --y_;
            game_.turn(0, "H", 0, y_, 1).apply(CGame::deploying(0, 0, y_, 0));  // turned once its first city is south
            game_.turn(1, "B", 1, y_, 0).pass(1);
        }
    }
    int next() const { return y_ - 1; }

private:
    CGame game_;
    int y_ = 0;
};

void check_marker(const CGame& game, int score, int space, int laps)
{
    CHECK(game.seat(0).score == score);
    CHECK(game.seat(0).track == space);
    CHECK(game.seat(0).laps == laps);
    CHECK(game.seat(1).score == 0);
}

}  // namespace

TEST_CASE("The marker stands on the score without its laps of 50", "[BASE-TRACK-01][BASE-EX-23]")
{
    Column column(4);
    check_marker(column.game(), 0, 0, 0);
    column.score(11);
    check_marker(column.game(), 44, 44, 0);
    column.score(1);
    SECTION("48 and 4 is space 2 with the marker lying")
    {
        check_marker(column.game(), 48, 48, 0);
        column.game().turn(0, "E", 0, column.next(), 2).apply(CGame::deploying(0, 0, column.next(), 0));
        check_marker(column.game(), 52, 2, 1);
    }
    SECTION("48 and 2 is space 0 with the marker lying")
    {
        CGame& game = column.game();
        game.turn(0, "W", 1, 0, 0).pass(0).turn(1, "B", 2, -1, 0).pass(1);
        game.turn(0, "W", 2, 0, 0).apply(CGame::deploying(0, 2, 0, 2));  // its west road, of two tiles
        check_marker(game, 50, 0, 1);
    }
}

TEST_CASE("The score track is a loop of 50 spaces whose last is 49", "[BASE-COMP-04]")
{
    Column column(4);
    column.score(11);
    CGame& game = column.game();
    game.turn(0, "U", 1, 0, 1)
        .pass(0)
        .turn(1, "U", 2, 0, 1)
        .pass(1)
        .turn(0, "W", -1, 0, 0)
        .pass(0)
        .turn(1, "B", 2, -1, 0)
        .pass(1);
    game.turn(0, "X", 3, 0, 0).apply(CGame::deploying(0, 3, 0, 3));  // its west road, of five tiles
    check_marker(game, 49, 49, 0);
}

TEST_CASE("The track may be lapped any number of times", "[BASE-TRACK-02]")
{
    Column column(20);
    column.score(25);
    check_marker(column.game(), 100, 0, 2);
    column.score(12);
    check_marker(column.game(), 148, 48, 2);
    column.score(1);
    check_marker(column.game(), 152, 2, 3);
    column.score(22);
    check_marker(column.game(), 240, 40, 4);
}

TEST_CASE("A die as marker shows 6 and then the laps up to 5", "[HOUSE-MARK-01]")
{
    Column column(30);
    CHECK(column.game().seat(0).die == 6);
    column.score(12);  // 48
    CHECK(column.game().seat(0).die == 6);
    column.score(1);  // 52
    CHECK(column.game().seat(0).die == 1);
    column.score(12);  // 100
    CHECK(column.game().seat(0).die == 2);
    column.score(50);  // 300: six times round
    CHECK(column.game().seat(0).laps == 6);
    CHECK(column.game().seat(0).die == 5);
}
