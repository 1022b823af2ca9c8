// SPDX-License-Identifier: MIT
// Tiles that wait for an event before they can be drawn, rounds of decisions from which seats leave, steps that stand alone,
// points beside a feature, and an action that closes its part of the turn.
#include "boxes/phantom/phantom.hpp"
#include "boxes/tower/tower.hpp"
#include "game/check.hpp"
#include "game/sampling.hpp"
#include "mechanisms/modules.hpp"
#include "play/drawing.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr u32 kWaiting = 4;  // copies of the tile with the dragon
constexpr u32 kTilesInBag = 71 + 2 + kWaiting;

Action drawing(const Position& board, const char* name)
{
    Action action;
    action.kind = ActionKind::draw;
    action.seat = kNature;
    action.tile = board.tile(name);
    return action;
}

void relocate(Position& board, PieceKind kind, const PiecePlace& to)
{
    Play play = board.play();
    moves::relocate(play, neutral_piece(play, kind), to, Cause::none);
}

void wake_dragon(Position& board, int x, int y)
{
    relocate(board, kDragon, PiecePlace::on_tile(tile_at(board.view().state, Position::at(x, y))));
}

Action walking(const Position& board, int x, int y)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.piece = neutral_piece(board.view(), kDragon).raw;
    action.cell = Position::at(x, y);
    action.segment = kOnTile;
    return action;
}

Action resigning(int seat)
{
    Action action;
    action.kind = ActionKind::resign;
    action.seat = static_cast<u8>(seat);
    return action;
}

u32 sum_of_listed(const Position& board)
{
    u32 sum = 0;
    for (const Action& action : board.options()) sum += weight_of(action);
    return sum;
}

/// D(0,0) with fields around it.
Position meadow(int seats)
{
    Position board(invented(seats));
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF");
    return board;
}

}  // namespace

TEST_CASE("Tiles that wait are left but cannot be drawn until their event", "[mechanisms]")  // DRAGON-DRAW-01, -02
{
    const Modules list({&creatures});
    Position board(invented());
    CHECK(board.view().state.header().bag_left == kTilesInBag);
    CHECK(count_to_draw(board.view()) == kTilesInBag - kWaiting);
    CHECK(sum_of_listed(board) == kTilesInBag - kWaiting);
    CHECK(board.why_not(drawing(board, "DRAG")) == kDragonSleeps);
    CHECK_FALSE(may_be_unseen(board.view(), board.tile("DRAG")));
    wake_dragon(board, 0, 0);
    CHECK(count_to_draw(board.view()) == kTilesInBag);
    CHECK(sum_of_listed(board) == kTilesInBag);
    CHECK(board.why_not(drawing(board, "DRAG")) == Reason::none);
    CHECK(may_be_unseen(board.view(), board.tile("DRAG")));
}

TEST_CASE("No sample draws a tile that waits, and all others are drawn", "[mechanisms]")  // DRAGON-DRAW-02
{
    const Modules list({&creatures});
    Position board(invented());
    board.leave_in_bag({"A", "DRAG", "U", "U", "DRAG", "VOLC"});
    Stream stream{1};
    int drawn[3] = {};
    for (int i = 0; i < 400; ++i) {
        Action action;
        REQUIRE(sample_action(board.view(), ActionKind::none, stream, action));
        drawn[0] += action.tile == board.tile("A");
        drawn[1] += action.tile == board.tile("U");
        drawn[2] += action.tile == board.tile("VOLC");
    }
    CHECK(drawn[0] + drawn[1] + drawn[2] == 400);
    CHECK((drawn[0] > 60 && drawn[2] > 60));
    CHECK((drawn[1] > 140 && drawn[1] < 260));
}

TEST_CASE("A seeded game draws no tile that waits", "[mechanisms]")  // DRAGON-DRAW-01
{
    const Modules list({&creatures});
    for (u64 seed = 1; seed <= 40; ++seed) {
        PositionSetup setup = invented();
        setup.chance = Chance::seeded;
        setup.seed = seed;
        const Position board(setup);
        CHECK(board.drawn() != board.tile("DRAG"));
    }
}

TEST_CASE("When only tiles that wait are left the game ends as with an empty bag", "[mechanisms]")  // DRAGON-DRAW-04
{
    const Modules list({&creatures});
    Position board(invented());
    board.leave_in_bag({"U", "DRAG", "DRAG"});
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.is_over());
    CHECK(board.view().state.header().bag_left == 2);
}

TEST_CASE("A round passes over a seat that leaves the game", "[mechanisms]")  // RESIGN-04
{
    const Modules list({&creatures});
    Position board = meadow(4);
    board.lay("B", 0, 2, "FFFF");
    wake_dragon(board, 0, 0);
    board.turn_without(Red, "DRAG", 1, 2, "FFFF");
    REQUIRE(board.step() == kWalkStep);
    board.must(walking(board, 0, 1));
    CHECK(board.decider() == Blue);
    board.must(resigning(Blue));
    CHECK(board.step() == kWalkStep);
    CHECK(board.decider() == Green);
    board.must(resigning(Red));
    board.must(walking(board, 0, 2));
    CHECK(board.step() == kWalkStep);
    CHECK(board.decider() == Yellow);
}

TEST_CASE("At a step that stands alone no module offers anything", "[mechanisms]")  // PD-SEQ-01
{
    const Modules list({&creatures, &boxes::tower::module});
    Position board({.seats = 2, .sets = {Set::base, Set::winter, Set::tower}});
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1)).set_score(Red, 5);
    const PieceId captive = board.view().rules.first_piece(Red, PieceKind::follower);
    Play play = board.play();
    moves::imprison(play, captive, Blue, Cause::tower_captured);
    wake_dragon(board, 0, 0);
    Action ransom;
    ransom.kind = ActionKind::pay;
    ransom.seat = Red;
    ransom.piece = captive.raw;
    board.turn(Red, "DRAG", 0, 2, "FFFF");
    CHECK(board.why_not(ransom) == Reason::none);
    board.pass();
    REQUIRE(board.step() == kWalkStep);
    CHECK(board.why_not(ransom) == Reason::wrong_step);
    CHECK(board.options().size() == 1);
}

TEST_CASE("What is paid beside a feature does not depend on the majority", "[mechanisms]")  // FAIRY-SCORE-01, -04
{
    const Modules list({&creatures});
    Position board(invented());
    const NodeId city = board.city(0, 0, North);
    board.put(Red, city).put(Red, city).put(Blue, city);
    relocate(board, kFairy, PiecePlace::beside(board.view().rules.first_piece(Blue, PieceKind::follower)));
    i32 points[kMaxSeats] = {};
    count_final(board.view(), points);
    CHECK(points[Red] == 1);
    CHECK(points[Blue] == 3);
    CHECK(board.feature(city).points_now == 1);
    CHECK(board.feature(city).points[Blue] == 3);
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 3);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("What is paid beside a feature is paid at the end, too", "[mechanisms]")  // FAIRY-SCORE-02
{
    const Modules list({&creatures});
    Position board(invented());
    board.put(Red, board.field(0, 0, 4));
    relocate(board, kFairy, PiecePlace::beside(board.view().rules.first_piece(Red, PieceKind::follower)));
    CHECK(board.end().score(Red) == 3);
}

TEST_CASE("An action that closes its part lets no second follower be deployed", "[mechanisms]")  // PRINCESS-03
{
    const Modules list({&princess, &boxes::phantom::module});
    for (const bool takes : {false, true}) {
        Position board({.seats = 2, .sets = {Set::base, Set::winter, Set::phantom}});
        board.put(Blue, board.city(0, 0, North)).turn(Red, "PRIN", 0, -1, "FFCC");
        Action take;
        take.kind = ActionKind::take;
        take.seat = Red;
        take.cause = static_cast<i32>(kPrincess);
        take.piece = board.view().rules.first_piece(Blue, PieceKind::follower).raw;
        if (takes)
            board.must(take);
        else
            board.pass();
        CHECK(board.step() == (takes ? StepKind::draw : StepKind::phantom));
    }
}
