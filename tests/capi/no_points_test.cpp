// SPDX-License-Identifier: MIT
// Lines of 0 points, counted by hand: who is outvoted, what is not there to be counted, and what is worth nothing.
#include <algorithm>

#include "capi/dice_table.hpp"
#include "capi/table.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t Red = 0;
constexpr std::int32_t Blue = 1;

/// What a line says in numbers.
struct Line {
    std::int32_t seat;
    std::int32_t reward;
    std::int32_t count;
    std::int32_t each;
    std::int32_t points;

    bool operator==(const Line& other) const
    {
        return seat == other.seat && reward == other.reward && count == other.count && each == other.each &&
               points == other.points;
    }
};

std::ostream& operator<<(std::ostream& out, const Line& line)
{
    return out << line.seat << ": " << line.reward << ", " << line.count << " x " << line.each << " = " << line.points;
}

/// The lines of a game, after each of which is the same as an event that belongs to a scoring.
std::vector<Line> lines(const Game& game)
{
    std::vector<Line> out;
    for (const bastide_score_line& line : score_lines(game)) {
        const std::vector<bastide_event> told = events(game, line.seq);
        const bastide_event& event = told.front();
        CHECK(event.kind == BASTIDE_EVENT_SCORED);
        CHECK(event.seat == line.seat);
        CHECK(event.reward == line.reward);
        CHECK(event.count == line.count);
        CHECK(event.each == line.each);
        CHECK(event.points == line.points);
        CHECK(event.feature == line.feature);
        CHECK(event.feature_kind == line.feature_kind);
        CHECK(event.group == line.group);
        CHECK(events(game, line.group).front().kind == BASTIDE_EVENT_SCORING);
        CHECK(events(game, line.group).front().feature == line.feature);
        out.push_back({line.seat, line.reward, line.count, line.each, line.points});
    }
    return out;
}

/// The seats that the scoring of a line pays.
std::uint32_t paid_with(const Game& game, std::size_t number)
{
    return events(game, score_lines(game)[number].group).front().seats;
}

/// A score line as text: first from the list of lines, then from its event.
std::pair<std::string, std::string> told(const Game& game, std::size_t number)
{
    const bastide_score_line line = score_lines(game)[number];
    const bastide_event event = events(game, line.seq).front();
    return {text([&](char* out, std::int32_t cap) { return bastide_score_line_text(game.get(), nullptr, &line, out, cap); }),
            text([&](char* out, std::int32_t cap) { return bastide_event_text(game.get(), nullptr, &event, out, cap); })};
}
using Told = std::pair<std::string, std::string>;

/// The seat that decides places a tile that shows these sides and deploys nothing.
void place(const Game& game, const char* name, std::int32_t x, std::int32_t y, const char* sides)
{
    const std::int32_t tile = tile_named(game, name);
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, BASTIDE_NATURE);
    draw.tile = tile;
    perform(game, draw);
    bastide_action action = blank(BASTIDE_ACTION_PLACE, decision(game).seat);
    action.tile = tile;
    action.x = x;
    action.y = y;
    action.rotation = turn_of(game, tile, sides);
    perform(game, action);
}

Setup base_game(std::initializer_list<bastide_choice> more = {})
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    setup.choices.insert(setup.choices.end(), more);
    return setup;
}

/// A city of three tiles, open to 0,0 alone, with two knights of Blue and one of Red.
Game city_of_three(const char* middle)
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE, 2)};  // G is there once
    Game game = make(setup);
    ListedPosition position;
    position.puts = {put_tile(game, middle, 0, 1, "CFCF"), put_tile(game, "G", 0, 2, "CFCF"), put_tile(game, "E", 0, 3, "CFFF"),
                     put_follower(Blue, 0, 1, 0),          put_follower(Blue, 0, 2, 0),       put_follower(Red, 0, 3, 0)};
    must_set(game, position);
    return game;
}

}  // namespace

TEST_CASE("Who is outvoted in a city gets a line of no points", "[BASE-MAJ-02]")
{
    const Game game = city_of_three("G");
    place(game, "E", 0, 0, "FFCF");
    play(game, {"pass"});
    REQUIRE(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_CITY, 0, 0, 0}, {Blue, BASTIDE_REWARD_CITY, 4, 2, 8}});
    CHECK(paid_with(game, 0) == 1u << Blue);
    CHECK(score_lines(game)[0].feature_kind == BASTIDE_SEGMENT_CITY);
    CHECK(score_lines(game)[0].total == 0);
    CHECK(told(game, 0) ==
          Told("Red gets nothing for a city: it has no majority there.", "Red: completed city, no majority, 0 points."));
    CHECK(told(game, 1) == Told("Blue gets 8 points for a city of 4 tiles.", "Blue: completed city, 4 x 2 = 8 points."));
    CHECK(score(game, Red) == 0);
    CHECK(score(game, Blue) == 8);
}

TEST_CASE("Who is outvoted in a city with a pennant gets one line and no second one for the pennant", "[BASE-MAJ-02]")
{
    const Game game = city_of_three("F");
    place(game, "E", 0, 0, "FFCF");
    play(game, {"pass"});
    CHECK(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_CITY, 0, 0, 0},
                                           {Blue, BASTIDE_REWARD_CITY, 4, 2, 8},
                                           {Blue, BASTIDE_REWARD_CITY_PENNANTS, 1, 2, 2}});
}

TEST_CASE("Seats that are tied are paid and none has a line of no points", "[BASE-MAJ-03]")
{
    const Game game = make(base_game());
    ListedPosition position;
    position.puts = {put_tile(game, "G", 0, 1, "CFCF"), put_tile(game, "E", 0, 2, "CFFF"), put_follower(Blue, 0, 1, 0),
                     put_follower(Red, 0, 2, 0)};
    must_set(game, position);
    place(game, "E", 0, 0, "FFCF");
    play(game, {"pass"});
    CHECK(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_CITY, 3, 2, 6}, {Blue, BASTIDE_REWARD_CITY, 3, 2, 6}});
}

TEST_CASE("A mayor without a pennant has no majority even alone", "[MAYOR-STR-05][AM-QA-01]")
{
    const Game game = make(base_game({choose_pieces(BASTIDE_PIECE_MAYOR, 1)}));
    ListedPosition position;
    position.puts = {put_tile(game, "E", 0, 1, "CFFF"), put_piece(Red, BASTIDE_PIECE_MAYOR, 0, 1, 0)};
    must_set(game, position);
    place(game, "E", 0, 0, "FFCF");
    play(game, {"pass"});
    REQUIRE(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_CITY, 0, 0, 0}});
    CHECK(paid_with(game, 0) == 0);
    CHECK(told(game, 0).first == "Red gets nothing for a city: it has no majority there.");
}

// ---- at the end -------------------------------------------------------------------------------------------------------------

namespace {

/// The field of a tile along its south side, as it lies.
std::int32_t southern_field(const Game& game, const char* name, const char* sides)
{
    const std::int32_t tile = tile_named(game, name);
    for (const bastide_segment_def& segment : segments(game, tile, turn_of(game, tile, sides)))
        if (segment.kind == BASTIDE_SEGMENT_FIELD && (segment.ports >> 6 & 1)) return segment.index;
    throw std::logic_error("no field in the south");
}

/// The last tile is placed beside a road of three tiles and the field south of it. Red has two thieves and two farmers there,
/// Blue one of each. No city is complete.
Game ended_with_road_and_field(const Setup& setup)
{
    Game game = make(setup);
    ListedPosition position;
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "FRFR"), put_tile(game, "U", -1, 0, "FRFR"),
                     put_copies(BASTIDE_PUT_BAG, tile_named(game, "B"), 1)};
    const std::int32_t road_of_d = 1;  // behind its city
    const std::int32_t road_of_u = 0;
    for (const bastide_put& put :
         {put_follower(Red, 0, 0, road_of_d), put_follower(Red, 1, 0, road_of_u), put_follower(Blue, -1, 0, road_of_u),
          put_follower(Red, 0, 0, southern_field(game, "D", "CRFR")), put_follower(Red, 1, 0, southern_field(game, "U", "FRFR")),
          put_follower(Blue, -1, 0, southern_field(game, "U", "FRFR"))})
        position.puts.push_back(put);
    must_set(game, position);
    place(game, "B", 0, 1, "FFFF");
    play(game, {"pass"});
    REQUIRE(is_over(game));
    return game;
}

}  // namespace

TEST_CASE("At the end a line of 0 points distinguishes a lost majority from a field worth nothing",
          "[BASE-FINAL-05][BASE-MAJ-02]")
{
    const Game game = ended_with_road_and_field(base_game());
    REQUIRE(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_FINAL_ROAD, 3, 1, 3},
                                             {Blue, BASTIDE_REWARD_FINAL_ROAD, 0, 0, 0},
                                             {Red, BASTIDE_REWARD_FINAL_FIELD, 0, 3, 0},
                                             {Blue, BASTIDE_REWARD_FINAL_FIELD, 0, 0, 0}});
    CHECK(paid_with(game, 0) == 1u << Red);
    CHECK(paid_with(game, 2) == 0);
    CHECK(told(game, 1) == Told("Blue gets nothing for an incomplete road: it has no majority there.",
                                "Blue: incomplete road, no majority, 0 points."));
    CHECK(told(game, 2) ==
          Told("Red gets nothing for a field with no completed city.", "Red: completed cities at a field, 0 x 3 = 0 points."));
    CHECK(told(game, 3) == Told("Blue gets nothing for a field: it has no majority there.",
                                "Blue: completed cities at a field, no majority, 0 points."));
    CHECK(score(game, Red) == 3);
    CHECK(score(game, Blue) == 0);
}

TEST_CASE("Where unfinished features pay nothing their tiles are counted at nothing each", "[HOUSE-END-01]")
{
    const Game game = ended_with_road_and_field(base_game({choose_option(BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED)}));
    REQUIRE(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_FINAL_ROAD, 3, 0, 0},
                                             {Blue, BASTIDE_REWARD_FINAL_ROAD, 0, 0, 0},
                                             {Red, BASTIDE_REWARD_FINAL_FIELD, 0, 3, 0},
                                             {Blue, BASTIDE_REWARD_FINAL_FIELD, 0, 0, 0}});
    CHECK(paid_with(game, 0) == 0);
    CHECK(told(game, 0) ==
          Told("Red gets nothing for an incomplete road of 3 tiles.", "Red: incomplete road, 3 x 0 = 0 points."));
    CHECK(told(game, 1).first == "Blue gets nothing for an incomplete road: it has no majority there.");
}

// ---- barns ------------------------------------------------------------------------------------------------------------------

namespace {

/// Three monasteries around the corner 1, 1, with two farmers of Red and one of Blue; Red places the fourth.
Game three_monasteries(std::int32_t left_in_bag)
{
    Game game = make(base_game({choose_pieces(BASTIDE_PIECE_BARN, 1)}));
    ListedPosition position;
    position.puts = {put_tile(game, "B", 0, 0, "FFFF"),
                     put_tile(game, "B", 1, 0, "FFFF"),
                     put_tile(game, "B", 1, 1, "FFFF"),
                     put_follower(Red, 0, 0, 0),
                     put_follower(Red, 1, 0, 0),
                     put_follower(Blue, 1, 1, 0),
                     put_copies(BASTIDE_PUT_BAG, tile_named(game, "B"), 1)};
    if (left_in_bag > 0) position.puts.push_back(put_copies(BASTIDE_PUT_BAG, tile_named(game, "E"), left_in_bag));
    must_set(game, position);
    place(game, "B", 0, 1, "FFFF");
    return game;
}

}  // namespace

TEST_CASE("Farmers that a barn sends home from a field without a city get lines of no points", "[BARN-SCORE-01]")
{
    const Game game = three_monasteries(0);
    bastide_action barn = blank(BASTIDE_ACTION_DEPLOY, Red);
    barn.spot = BASTIDE_SPOT_CORNER;
    barn.x = barn.y = 1;
    barn.piece_kind = BASTIDE_PIECE_BARN;
    perform(game, barn);
    REQUIRE(is_over(game));
    REQUIRE(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_BARN_PLACED, 0, 3, 0},
                                             {Blue, BASTIDE_REWARD_BARN_PLACED, 0, 0, 0},
                                             {Red, BASTIDE_REWARD_BARN_FINAL, 0, 4, 0}});
    CHECK(paid_with(game, 0) == 0);
    CHECK(paid_with(game, 2) == 0);
    CHECK(told(game, 0).first == "Red gets nothing for a field with a new barn and no completed city.");
    CHECK(told(game, 1).first == "Blue gets nothing for a field with a new barn: it has no majority there.");
    CHECK(told(game, 2).first == "Red gets nothing for a barn in a field with no completed city.");
}

// ---- the dice game ------------------------------------------------------------------------------------------------------------

TEST_CASE("A turn of the dice game that closes no city says so in its line of no points", "[DICE-SCORE-02]")
{
    const Game game = dice_tests::make();
    play(game, {"fall cap 9", "0: dice_stop"});
    REQUIRE(lines(game) == std::vector<Line>{{Red, BASTIDE_REWARD_DICE_CITY, 0, 1, 0}});
    CHECK(paid_with(game, 0) == 0);
    CHECK(told(game, 0) == Told("Red closed no city and gets nothing.", "Red: largest closed city of dice, 0 x 1 = 0 points."));
}

TEST_CASE("A doubled turn of the dice game that closes no city counts nothing twice", "[DICE-KNIGHT-03]")
{
    const Game game = dice_tests::make();
    play(game, {"fall knight 3 cap 6", "0: dice_keep"});
    CHECK(lines(game).empty());  // who keeps a knight has given up scoring: no scoring begins
    play(game, {"fall cap 8", "1: dice_stop", "fall cap 9", "0: dice_stop"});
    REQUIRE(lines(game) ==
            std::vector<Line>{{Blue, BASTIDE_REWARD_DICE_CITY, 0, 1, 0}, {Red, BASTIDE_REWARD_DICE_CITY, 0, 2, 0}});
    CHECK(told(game, 1).first == "Red closed no city and gets nothing.");
}

// ---- sentences --------------------------------------------------------------------------------------------------------------

TEST_CASE("Every reward of a feature has a sentence for each way to get nothing")
{
    const Game game = make();
    const auto tell = [&](std::int32_t reward, std::int32_t count, std::int32_t each) {
        bastide_score_line line{};
        line.reward = reward;
        line.count = count;
        line.each = each;
        line.other_seat = -1;
        return text([&](char* out, std::int32_t cap) { return bastide_score_line_text(game.get(), nullptr, &line, out, cap); });
    };
    const std::string lost = ": it has no majority there.";
    CHECK(tell(BASTIDE_REWARD_ROAD, 0, 0) == "Red gets nothing for a road" + lost);
    CHECK(tell(BASTIDE_REWARD_CITY, 0, 0) == "Red gets nothing for a city" + lost);
    CHECK(tell(BASTIDE_REWARD_MONASTERY, 0, 0) == "Red gets nothing for a monastery" + lost);
    CHECK(tell(BASTIDE_REWARD_FINAL_ROAD, 0, 0) == "Red gets nothing for an incomplete road" + lost);
    CHECK(tell(BASTIDE_REWARD_FINAL_CITY, 0, 0) == "Red gets nothing for an incomplete city" + lost);
    CHECK(tell(BASTIDE_REWARD_FINAL_MONASTERY, 0, 0) == "Red gets nothing for an incomplete monastery" + lost);
    CHECK(tell(BASTIDE_REWARD_FINAL_FIELD, 0, 0) == "Red gets nothing for a field" + lost);
    CHECK(tell(BASTIDE_REWARD_BARN_PLACED, 0, 0) == "Red gets nothing for a field with a new barn" + lost);
    CHECK(tell(BASTIDE_REWARD_BARN_JOINED, 0, 0) == "Red gets nothing for a field joined to a barn" + lost);

    CHECK(tell(BASTIDE_REWARD_FINAL_ROAD, 1, 0) == "Red gets nothing for an incomplete road of 1 tile.");
    CHECK(tell(BASTIDE_REWARD_FINAL_CITY, 2, 0) == "Red gets nothing for an incomplete city of 2 tiles.");
    CHECK(tell(BASTIDE_REWARD_FINAL_MONASTERY, 5, 0) == "Red gets nothing for an incomplete monastery of 5 tiles.");

    CHECK(tell(BASTIDE_REWARD_FINAL_FIELD, 0, 3) == "Red gets nothing for a field with no completed city.");
    CHECK(tell(BASTIDE_REWARD_BARN_PLACED, 0, 3) == "Red gets nothing for a field with a new barn and no completed city.");
    CHECK(tell(BASTIDE_REWARD_BARN_JOINED, 0, 1) == "Red gets nothing for a field joined to a barn, with no completed city.");
    CHECK(tell(BASTIDE_REWARD_BARN_FINAL, 0, 4) == "Red gets nothing for a barn in a field with no completed city.");
    CHECK(tell(BASTIDE_REWARD_DICE_CITY, 0, 1) == "Red closed no city and gets nothing.");
    CHECK(tell(BASTIDE_REWARD_DICE_CITY, 0, 2) == "Red closed no city and gets nothing.");
}
