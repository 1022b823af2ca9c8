// SPDX-License-Identifier: MIT
// The score track: which gains move a marker, from which space, and which of two markers.
#include "play/track.hpp"
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

int told(const Position& board, int i) { return board.view().lasting(ModuleId::house_table, i); }

void pay(Position& board, int seat, int points)
{
    Play play = board.play();
    moves::pay(play, seat, {Reward::road, 1, points}, Feature{});
}

}  // namespace

TEST_CASE("The track has fifty spaces and goes round", "[mechanisms]")
{
    CHECK(track_space(0) == 0);
    CHECK(track_space(50) == 0);
    CHECK(track_space(103) == 3);
    CHECK(track_space(-1) == 49);
}

TEST_CASE("A marker moves with each gain during the game", "[mechanisms]")
{
    const Modules modules({&ticker});
    Position board(invented());
    board.set_score(Red, 48);
    pay(board, Red, 7);
    CHECK(told(board, 0) == 1);
    CHECK(told(board, 1) == 48);
    CHECK(told(board, 2) == 7);
    CHECK(told(board, 3) == Red);
    CHECK(markers_of(board.view(), Red).first == 5);
    CHECK(markers_of(board.view(), Red).second == kNoMarker);
    pay(board, Red, 0);
    CHECK(told(board, 0) == 1);
    Play play = board.play();
    moves::transfer(play, Red, Reward::road, Blue, Reward::city, 3);  // only who gets them goes forward
    CHECK(told(board, 0) == 2);
    CHECK(told(board, 3) == Blue);
    moves::share(play, Red, Reward::road, Blue, 2);
    CHECK(told(board, 0) == 3);
    CHECK(board.score(Red) == 54);
}

TEST_CASE("In the final scoring no marker moves", "[mechanisms]")
{
    const Modules modules({&ticker});
    Position board(invented());
    board.put(Red, board.road(0, 0, East)).end();
    CHECK(board.score(Red) == 1);
    CHECK(told(board, 0) == 0);
}

TEST_CASE("A module decides which of two markers moves", "[mechanisms]")
{
    const Modules modules({&ticker, &seconds});
    Position board(invented());
    board.set_score(Red, 12);
    pay(board, Red, 7);
    CHECK(told(board, 0) == 1);
    CHECK(told(board, 1) == 0);
    CHECK(markers_of(board.view(), Red).first == 12);
    CHECK(markers_of(board.view(), Red).second == 7);
}
