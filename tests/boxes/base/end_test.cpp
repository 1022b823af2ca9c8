// SPDX-License-Identifier: MIT
// The end of the game, the final scoring and who wins.
#include <vector>

#include "boxes/base/c_game.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

/// Kinds and rules of the events since the final scoring began.
std::vector<Event> final_events(const Position& board)
{
    std::vector<Event> list;
    bool final = false;
    for (const Event& event : board.events()) {
        final = final || event.kind == EventKind::final;
        if (final) list.push_back(event);
    }
    return list;
}

u16 winners(const Position& board) { return board.view().state.header().winners; }

}  // namespace

TEST_CASE("The game ends with the complete turn of the last tile", "[BASE-END-01]")
{
    Position board;
    board.leave_in_bag({"U", "E"});
    board.turn_without(Blue, "U", 1, 0, "FRFR");
    CHECK_FALSE(board.is_over());
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK_FALSE(board.is_over());
    CHECK(board.step() == StepKind::act);
    board.deploy(board.city(0, -1, South));
    CHECK(board.is_over());
    CHECK(board.score(Red) == 4);  // as a completed city, not 2
    CHECK(board.options().empty());
    CHECK(board.why_not(board.placing(Blue, "U", 2, 0, "FRFR")) == Reason::game_over);
}

TEST_CASE("With no tile removed there are exactly 83 turns", "[BASE-END-02]")
{
    int whole = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CGame game({.chance = BASTIDE_CHANCE_SEEDED, .seed = seed});
        std::uint64_t chance = seed;
        while (game.play_any(chance)) {
        }
        int removed = 0;
        for (const bastide_stock& stock : game.stock()) {
            removed += stock.removed;
            CHECK(stock.left == 0);
            CHECK(stock.held == 0);
            CHECK(stock.placed + stock.removed == stock.total);
        }
        CHECK(static_cast<int>(game.board().size()) == 84 - removed);
        if (removed > 0) continue;
        ++whole;
        CHECK(game.pending().turn == 83);
    }
    CHECK(whole > 0);
}

TEST_CASE("Incomplete roads and cities and monasteries are scored first and then the fields", "[BASE-FINAL-01]")
{
    Position board;
    board.lay("E", 0, -1, "FFCF").lay("B", 0, -2, "FFFF").lay("E", 1, -2, "FCFF");
    board.put(Red, board.field(0, -1, 0)).put(Red, board.monastery(0, -2)).put(Red, board.city(1, -2, East));
    board.put(Red, board.road(0, 0, East)).end();
    std::vector<Reward> rewards;
    for (const Event& event : final_events(board))
        if (event.kind == EventKind::scored) rewards.push_back(event.reward);
    const std::vector<Reward> expected = {Reward::final_road, Reward::final_city, Reward::final_monastery, Reward::final_field};
    CHECK(rewards == expected);
    CHECK(board.score(Red) == 1 + 1 + 3 + 3);
}

TEST_CASE("An incomplete feature is worth one point for each tile and each pennant", "[BASE-FINAL-02]")
{
    Position board;
    SECTION("A road")
    {
        board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").put(Red, board.road(1, 0, East)).end();
        CHECK(board.score(Red) == 3);
    }
    SECTION("A road that comes back to one of its tiles")
    {
        board.lay("Z09", 1, 0, "RRRR").lay("V", 1, -1, "FRRF").lay("V", 2, -1, "FFRR").lay("V", 2, 0, "RFFR");
        CHECK(board.feature(board.road(1, 0, South)).segments == 6);
        board.put(Red, board.road(1, 0, South)).end();
        CHECK(board.score(Red) == 5);
    }
    SECTION("A city")
    {
        board.lay("G", 0, -1, "CFCF").put(Red, board.city(0, -1, North)).end();
        CHECK(board.score(Red) == 2);
    }
    SECTION("A city with pennants")
    {
        board.lay("F", 0, -1, "CFCF").lay("F", 0, -2, "CFCF").put(Red, board.city(0, -1, North)).end();
        CHECK(board.score(Red) == 3 + 2);
    }
    SECTION("A city with two segments on one tile")
    {
        board.lay("I", 0, 1, "FFCC").lay("N", -1, 1, "FCCF").lay("N", -1, 2, "CCFF").lay("R", 0, 2, "CFCC");
        CHECK(board.joined(board.city(0, 1, South), board.city(0, 1, West)));
        CHECK(board.feature(board.city(0, 1, South)).open == 1);
        board.put(Red, board.city(0, 1, South)).end();
        CHECK(board.score(Red) == 4);
    }
    SECTION("A monastery alone and with tiles around it")
    {
        board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("E", 1, 2, "FCFF").lay("E", -1, 2, "FFFC");
        board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(0, 2)).end();
        CHECK(board.score(Red) == 1 + 4);
        CHECK(board.score(Blue) == 1 + 3);
    }
}

TEST_CASE("Majority and ties count at the end as before", "[BASE-FINAL-03]")
{
    Position board;
    const NodeId road = board.road(0, 0, East);
    board.lay("U", 1, 0, "FRFR").lay("F", 0, -1, "CFCF");
    const NodeId city = board.city(0, -1, North);
    board.put(Red, road).put(Red, road).put(Blue, road);
    board.put(Blue, city).put(Green, city).end();
    CHECK(board.score(Red) == 2);        // once, though two thieves stand there
    CHECK(board.score(Blue) == 2 + 1);   // the city alone
    CHECK(board.score(Green) == 2 + 1);  // in full, though tied
}

TEST_CASE("Followers leave the board as their feature is scored at the end", "[BASE-FINAL-04]")
{
    Position board;
    board.lay("B", 0, 1, "FFFF").put(Red, board.road(0, 0, East)).put(Blue, board.road(0, 0, East));
    board.put(Blue, board.road(0, 0, East)).put(Green, board.monastery(0, 1)).end();
    for (int seat : {Red, Blue, Green}) CHECK(board.supply(seat) == 7);
    std::vector<EventKind> kinds;
    for (const Event& event : final_events(board)) kinds.push_back(event.kind);
    const std::vector<EventKind> expected = {EventKind::final,   EventKind::scoring, EventKind::scored, EventKind::scored,
                                             EventKind::moved,   EventKind::moved,   EventKind::moved,  // the road; Red gets 0
                                             EventKind::scoring, EventKind::scored,  EventKind::moved,  EventKind::ended};
    CHECK(kinds == expected);
}

TEST_CASE("Owners of a field get three points for every completed city that borders it or lies in it", "[BASE-FINAL-05]")
{
    Position board;
    SECTION("Whatever the size of the city")
    {
        board.lay("F", 0, -1, "CFCF").lay("G", 0, -2, "CFCF").lay("E", 0, -3, "FFCF").put(Red, board.field(0, -3, 0)).end();
        CHECK(board.score(Red) == 3);
    }
    SECTION("A city within the field")
    {
        board.lay("E", 0, 1, "FFCF").lay("E", 0, 2, "CFFF").put(Red, board.field(0, 1, 0)).end();
        CHECK(board.score(Red) == 3);
    }
    SECTION("Two cities")
    {
        board.lay("E", 0, -1, "FFCF").lay("E", 0, -2, "CFFF").lay("E", 0, -3, "FFCF").put(Red, board.field(0, -1, 0)).end();
        CHECK(board.score(Red) == 6);
    }
    SECTION("Most farmers own it")
    {
        board.lay("E", 0, -1, "FFCF")
            .put(Red, board.field(0, -1, 0))
            .put(Red, board.field(0, -1, 0))
            .put(Blue, board.field(0, -1, 0));
        board.end();
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 0);
    }
    SECTION("All tied for most own it")
    {
        board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 0)).put(Blue, board.field(0, -1, 0)).end();
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 3);
    }
}

TEST_CASE("A field counts each city once and a city pays every field it borders", "[BASE-FINAL-06]")
{
    Position board;
    board.lay("F", 0, -1, "CFCF").lay("E", 0, -2, "FFCF");
    SECTION("Once however often they touch")
    {
        board.lay("B", -1, -1, "FFFF").lay("B", -1, -2, "FFFF");
        CHECK(board.joined(board.field(0, -1, 6), board.field(0, -2, 0)));
        board.put(Red, board.field(-1, -1, 0)).end();
        CHECK(board.score(Red) == 3);
    }
    SECTION("Each field")
    {
        board.put(Red, board.field(0, -1, 2)).put(Blue, board.field(0, -1, 6)).put(Green, board.field(0, -2, 0)).end();
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 3);
        CHECK(board.score(Green) == 3);
    }
    SECTION("And each field of one player")
    {
        board.put(Red, board.field(0, -1, 2)).put(Red, board.field(0, -1, 6)).end();
        CHECK(board.score(Red) == 6);
    }
}

TEST_CASE("Fields need not be enclosed and incomplete cities pay nothing", "[BASE-FINAL-07]")
{
    Position board;
    board.lay("E", 0, -1, "FFCF").lay("H", 0, -2, "FCFC");
    CHECK(board.feature(board.field(0, -1, 0)).open > 0);
    board.put(Red, board.field(0, -1, 0)).end();
    CHECK(board.score(Red) == 3);  // both cities of H are open
}

TEST_CASE("A field without a completed city pays nothing", "[BASE-FINAL-08]")
{
    Position board;
    board.put(Red, board.field(0, 0, 4)).put(Blue, board.field(0, 0, 2)).end();
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("A city pays a field though nobody was ever in it", "[BASE-FINAL-09]")
{
    Position board;
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    for (const Event& event : board.events()) CHECK(event.kind != EventKind::scored);
    board.end();
    CHECK(board.score(Red) == 3);
}

TEST_CASE("Most points win", "[BASE-WIN-01]")
{
    Position board;
    board.set_score(Red, 10).set_score(Blue, 12).set_score(Green, 11);
    SECTION("As they stand") { CHECK(winners(board.end()) == 1u << Blue); }
    SECTION("With the final scoring")
    {
        board.lay("U", 1, 0, "FRFR").put(Green, board.road(0, 0, East)).end();
        CHECK(board.score(Green) == 13);
        CHECK(winners(board) == 1u << Green);
        CHECK(board.events().back().kind == EventKind::ended);
        CHECK(board.events().back().seats == 1 << Green);
    }
}

TEST_CASE("All players with the top score share the win", "[BASE-WIN-02]")
{
    Position board;
    board.set_score(Red, 12).set_score(Blue, 5).set_score(Green, 12);
    CHECK(winners(board.end()) == (1u << Red | 1u << Green));
}
