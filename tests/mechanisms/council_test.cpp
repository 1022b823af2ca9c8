// SPDX-License-Identifier: MIT
// Scoring that stops between features and asks.
#include "boxes/darmstadt/darmstadt.hpp"
#include "game/hashing.hpp"
#include "mechanisms/modules.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Red's tile completes a road of three tiles with Red's thief, and a city of two with Blue's knight. A farmer of Red's stands
/// by.
Position two_features(int seats = 2)
{
    Position board(invented(seats));
    board.lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("A", -1, -1, "FRFF").lay("A", 1, -1, "FFFR");
    board.put(Red, board.road(-1, -1, East)).put(Blue, board.city(0, 0, North)).put(Red, board.field(1, 0, 4));
    board.turn(Red, "D", 0, -1, "FRCR").pass();
    return board;
}

Action first_of(const Position& board, ActionKind kind)
{
    for (const Action& action : board.options())
        if (action.kind == kind) return canonical(action);
    throw std::logic_error("no such option");
}

}  // namespace

TEST_CASE("Features are scored one after the other, and between them a seat may be asked", "[mechanisms]")
{
    const Modules list({&council});
    Position board = two_features();
    CHECK(board.step() == kSendStep);  // before the road is scored
    CHECK(board.decider() == Blue);
    CHECK(board.score(Red) == 0);
    board.pass();
    CHECK(board.step() == kTakeStep);  // behind the road, before the city
    CHECK(board.decider() == Red);
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 0);
    board.pass();
    CHECK(board.step() == kTakeStep);  // behind the city
    CHECK(board.score(Blue) == 4);
    board.must(first_of(board, ActionKind::take));
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() == StepKind::draw);  // the turn is over
    CHECK(board.moves_for({kTakenHome}).size() == 1);
}

TEST_CASE("What is decided before a feature is scored counts in it", "[mechanisms]")
{
    const Modules list({&council});
    Position board = two_features();
    board.must(first_of(board, ActionKind::deploy));
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 3);   // one thief each
    CHECK(board.supply(Blue) == 6);  // the thief is home again, the knight is not
}

TEST_CASE("What is decided after a feature is scored counts in the next one", "[mechanisms]")
{
    const Modules list({&council});
    Position board(invented());
    board.lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("A", -1, -1, "FRFF").lay("A", 1, -1, "FFFR");
    board.put(Red, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    board.turn(Red, "D", 0, -1, "FRCR").pass();
    board.pass();  // Blue sends nobody to the road
    CHECK(board.step() == kTakeStep);
    board.must(first_of(board, ActionKind::take));  // Red leaves the city to Blue
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 4);
}

TEST_CASE("Before a feature the seats are asked in the order of the hook, and each feature waits for all of them", "[mechanisms]")
{
    const Modules list({&council});
    Position board = two_features(4);
    for (int seat : {Blue, Green, Yellow}) {
        CHECK(board.step() == kSendStep);
        CHECK(board.decider() == seat);
        CHECK(board.score(Red) == 0);
        board.pass();
    }
    CHECK(board.score(Red) == 3);
}

TEST_CASE("A feature where nobody stands is a step like any other", "[mechanisms]")
{
    const Modules list({&council});
    Position board(invented());
    board.lay("A", -1, 0, "FRFF").turn(Red, "A", 1, 0, "FFFR").pass();
    CHECK(board.step() == kSendStep);
    board.must(first_of(board, ActionKind::deploy));
    CHECK(board.score(Blue) == 3);
}

TEST_CASE("A turn that completes nothing asks nothing", "[mechanisms]")
{
    const Modules list({&council});
    Position board(invented());
    board.turn(Red, "U", 1, 0, "FRFR").pass();
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Between the count of followers around a church and the payment a standing knows the count",
          "[mechanisms]")  // DARM-CHURCH-05
{
    const Modules list({&council, &boxes::darmstadt::module});
    Position board({.seats = 3, .sets = {Set::base, Set::winter, Set::darmstadt}});
    board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
    board.lay("E", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("E", -1, 2, "FFFC").lay("A", 2, 1, "FFFR").lay("E", 2, 2, "FFFC");
    board.put(Blue, board.road(1, 1, West)).put(Green, board.city(-1, 1, West)).put(Green, board.city(-1, 2, West));
    board.turn(Green, "E", 1, 2, "FCFF").pass();
    REQUIRE(board.step() == kTakeStep);  // behind the city
    board.must(first_of(board, ActionKind::take));
    REQUIRE(board.step() == kTakeStep);  // behind the church, before its payment
    i32 points[kMaxSeats] = {};
    count_final(board.view(), points);
    CHECK(points[Blue] == 4);  // a road of four tiles
    CHECK(points[Green] ==
          1 + 3);  // a knight in a city of one tile; it had two followers around the church when they were counted
    board.pass();
    CHECK(board.score(Blue) == 0);
    CHECK(board.score(Green) == 3);
}

TEST_CASE("Who has left the game is asked nothing while features are scored", "[mechanisms]")  // RESIGN-04
{
    const Modules list({&council});
    Position board = two_features(3);
    Action leaving;
    leaving.kind = ActionKind::resign;
    leaving.seat = Blue;
    board.must(leaving);
    CHECK(board.step() == kSendStep);
    CHECK(board.decider() == Green);
}

TEST_CASE("A game that is copied while features are scored continues in the same way", "[mechanisms]")
{
    const Modules list({&council});
    Position board = two_features();
    board.pass();
    Game* const copy = board.game().clone({}, true);
    REQUIRE(copy);
    while (board.step() == kTakeStep) {
        Verdict verdict;
        const Action action = first_of(board, ActionKind::pass);
        REQUIRE(copy->apply(action, verdict) == Status::ok);
        board.must(action);
        CHECK(hash_position(copy->view()) == hash_position(board.view()));
    }
    CHECK(copy->view().state.seat(Blue).score == 4);
    Game::destroy(copy);
}

TEST_CASE("Without a log the same is scored and asked", "[mechanisms]")
{
    const Modules list({&council});
    Position board = two_features();
    Play quiet = board.play();
    quiet.log = nullptr;
    quiet.history = nullptr;
    for (int i = 0; i < 3; ++i) {
        Verdict verdict;
        REQUIRE(answer_if_legal(quiet, first_of(board, ActionKind::pass), verdict) == Reason::none);
    }
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 4);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Random games in which scoring asks keep every promise", "[mechanisms]")
{
    const Modules list({&council});
    CHECK(play_random_games(60) == "");
}
