// SPDX-License-Identifier: MIT
// The Labyrinth: an ordinary road by the basic rules; by the advanced rules each arm is occupied for itself.
#include <vector>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "game/observe.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

AbbeyPosition labyrinth(bool is_advanced, std::vector<Set> more = {})
{
    std::vector<Set> sets = {Set::base, Set::labyrinth};
    sets.insert(sets.end(), more.begin(), more.end());
    std::vector<Choice> choices;
    if (is_advanced) choices.push_back(with(Option::labyrinth_advanced));
    return AbbeyPosition(std::move(choices), 3, std::move(sets));
}

Points points(const Position& board) { return {board.score(Red), board.score(Blue), board.score(Green)}; }

/// D(0,0) and W(-1,0) with Red's thief on the road that leads to (1,0).
template <class Board>
void lay_thief(Board& board)
{
    board.lay("W", -1, 0, "RRFR");
    board.put(Red, board.road(-1, 0, East));
}

/// The same, and the labyrinth on (1,0) with Blue's thief.
template <class Board>
void lay_both(Board& board)
{
    lay_thief(board);
    board.lay("LA_A", 1, 0, "RRRR");
    board.put(Blue, board.road(1, 0, North));
}

}  // namespace

TEST_CASE("The labyrinth is one road with four ends", "[LAB-01]")
{
    AbbeyPosition board = labyrinth(false);
    CHECK(board.view().state.header().bag_left == 71 + 1);
    board.lay("LA_A", 1, 0, "RRRR");
    for (const Side side : {North, East, South}) CHECK(board.joined(board.road(1, 0, side), board.road(0, 0, West)));
    CHECK(board.feature(board.road(1, 0, North)).open == 4);  // three ends of the labyrinth, one of D
}

TEST_CASE("Example of the basic rules", "[LABEX-01][LAB-01]")
{
    AbbeyPosition board = labyrinth(false);
    lay_thief(board);
    board.turn(Blue, "LA_A", 1, 0, "RRRR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, North))) == Reason::occupied);
    board.pass();
    board.turn_without(Green, "W", 2, 0, "FRRR").turn_without(Green, "W", 1, -1, "FRRR");
    board.turn_without(Green, "W", 1, 1, "RRFR");
    CHECK(points(board) == Points{6, 0, 0});
}

TEST_CASE("Example of the advanced rules", "[LABEX-02][LAB-02][LAB-04]")
{
    AbbeyPosition board = labyrinth(true);
    lay_thief(board);
    board.turn(Blue, "LA_A", 1, 0, "RRRR");
    CHECK(offers_deploying(board, board.road(1, 0, North)));
    board.deploy(board.road(1, 0, North));
    board.turn_without(Green, "W", 2, 0, "FRRR").turn_without(Green, "W", 1, -1, "FRRR");
    board.turn_without(Green, "W", 1, 1, "RRFR");
    CHECK(points(board) == Points{10, 10, 0});
    CHECK(board.points_for(Red, Reward::labyrinth_followers) == 4);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Example of an incomplete labyrinth at the end", "[LABEX-03][LAB-05]")
{
    AbbeyPosition board = labyrinth(true);
    lay_both(board);
    board.lay("W", 2, 0, "FRRR").lay("W", 1, -1, "FRRR").end();
    CHECK(points(board) == Points{5, 5, 0});
}

TEST_CASE("Nobody stands on a labyrinth beside another", "[LAB-02][LAB-06]")
{
    AbbeyPosition board = labyrinth(true);
    lay_both(board);
    Verdict verdict;
    CHECK(why_not_deploy_on(board.view(), PieceKind::follower, board.road(1, 0, East), verdict) == Reason::occupied);
    CHECK(verdict.seat == Blue);
}

TEST_CASE("A free arm can be occupied whatever stands on the others", "[LAB-03]")
{
    AbbeyPosition board = labyrinth(true);
    lay_both(board);
    board.turn(Green, "U", 2, 0, "FRFR");
    CHECK(offers_deploying(board, board.road(2, 0, East)));
    board.deploy(board.road(2, 0, East));
    board.turn(Red, "U", 3, 0, "FRFR");  // the same arm, which Green has now
    const Action again = board.deploying(board.road(3, 0, East));
    CHECK_FALSE(offers(board, again));
    Verdict verdict;
    CHECK(board.game().why_not(again, verdict) == Reason::occupied);
    CHECK(verdict.seat == Green);
    CHECK(verdict.cell == Position::at(2, 0));  // who is in the way, not who else is on the road
    board.pass();
    board.turn(Red, "U", -2, 0, "FRFR");
    CHECK(offers_deploying(board, board.road(-2, 0, West)));  // W parts it from the labyrinth
    board.pass();
    board.turn(Blue, "U", 1, -1, "RFRF");
    CHECK(offers_deploying(board, board.road(1, -1, North)));
}

TEST_CASE("An arm that leads back to the labyrinth is one arm", "[LAB-03]")
{
    AbbeyPosition board = labyrinth(true);
    board.lay("LA_A", 1, 0, "RRRR").lay("V", 2, 0, "FFRR").lay("V", 2, 1, "RFFR");
    board.put(Red, board.road(2, 0, West));
    board.turn(Blue, "V", 1, 1, "RRFF");
    CHECK_FALSE(offers_deploying(board, board.road(1, 1, North)));
    board.pass();
    board.turn(Blue, "U", 1, -1, "RFRF");
    CHECK(offers_deploying(board, board.road(1, -1, North)));
}

TEST_CASE("Each follower on the network counts once and a builder does not", "[LAB-04]")
{
    AbbeyPosition board = labyrinth(true, {Set::inns_cathedrals, Set::traders_builders});
    lay_thief(board);
    board.lay("LA_A", 1, 0, "RRRR").lay("W", 2, 0, "FRRR").lay("W", 1, -1, "FRRR");
    board.put(Blue, board.road(1, 0, North), PieceKind::large_follower).put(Red, board.road(1, 0, North), PieceKind::builder);
    board.turn_without(Green, "W", 1, 1, "RRFR");
    CHECK(points(board) == Points{0, 6 + 2 * 2, 0});  // the majority is that of the whole network
}

TEST_CASE("What a castle copies has the followers of the labyrinth in it", "[INT-LAB-CASTLE-01][CASTLE-SCORE-06]")
{
    for (const bool is_empty : {false, true}) {
        AbbeyPosition board = labyrinth(true, {Set::bridges_castles_bazaars});
        lay_castle(board, Green);
        board.lay("W", -1, 0, "RRFR").lay("LA_A", 1, 0, "RRRR").lay("W", 2, 0, "FRRR").lay("A", 1, -1, "FFRF");
        if (!is_empty) board.put(Red, board.road(-1, 0, East)).put(Blue, board.road(1, 0, North));
        board.turn(Green, "W", 1, 1, "RRFR");
        StandingFacts standing[kMaxSeats];
        rank_seats(board.view(), standing);
        for (const StandingFacts& one : {standing[0], standing[1], standing[2]})
            CHECK(one.final_score == (is_empty ? (one.seat == Green ? 6 : 0) : 6 + 2 * 2));
        board.pass();
        CHECK(points(board) == (is_empty ? Points{0, 0, 6} : Points{10, 10, 10}));
    }
}

TEST_CASE("An inn doubles the tiles and not the followers", "[INT-LAB-INN-01][LAB-04]")
{
    AbbeyPosition board = labyrinth(true, {Set::inns_cathedrals});
    board.lay("IC02", -1, 0, "FRFR").lay("W", -2, 0, "RRFR").lay("LA_A", 1, 0, "RRRR").lay("W", 2, 0, "FRRR");
    board.lay("W", 1, -1, "FRRR");
    board.put(Red, board.road(0, 0, East));
    board.turn_without(Green, "W", 1, 1, "RRFR");
    CHECK(points(board) == Points{2 * 7 + 2, 0, 0});
}

TEST_CASE("A wagon enters a free arm and no other part", "[LAB-06]")
{
    AbbeyPosition board = labyrinth(true, {Set::abbey_mayor});
    lay_both(board);
    board.lay("U", 1, 1, "RFRF");
    board.put(Green, board.city(0, 0, North), PieceKind::wagon);
    board.turn_without(Green, "E", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.why_not(board.moving(board.road(1, 0, South))) == Reason::occupied);
    CHECK(board.why_not(board.moving(board.road(0, 0, East))) == Reason::occupied);
    board.move(board.road(1, 1, North));
    CHECK(board.stands_on(Green, PieceKind::wagon) == board.road(1, 1, North));
}

TEST_CASE("A portal leads to a free arm and to no other part", "[LAB-06]")
{
    AbbeyPosition board = labyrinth(true, {Set::princess_dragon});
    lay_both(board);
    board.lay("U", 1, 1, "RFRF");
    board.turn(Green, "PD_S", -2, 0, "FRRR");
    CHECK_FALSE(offers_deploying(board, board.road(1, 0, South)));
    CHECK_FALSE(offers_deploying(board, board.road(0, 0, East)));
    CHECK(offers_deploying(board, board.road(1, 1, North)));
}
