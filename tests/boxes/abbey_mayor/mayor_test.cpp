// SPDX-License-Identifier: MIT
// The mayor: a knight as strong as its city has pennants.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kMayor = PieceKind::mayor;

/// The joint board before its gap is filled with F: one city of five tiles and two pennants.
AbbeyPosition joint(const char* corner = "O")
{
    AbbeyPosition board;
    lay_joint(board, corner);
    return board;
}

}  // namespace

TEST_CASE("A mayor is placed on the tile just placed instead of another piece", "[MAYOR-PLACE-01]")
{
    AbbeyPosition board;
    board.lay("D", -1, 0, "CRFR");  // a city elsewhere that is open and free
    board.turn(Red, "N", 0, -1, "FCCF");
    CHECK(board.deployments(kMayor).size() == 1);
    const Verdict elsewhere = board.verdict(board.deploying(board.city(-1, 0, North), kMayor));
    CHECK(elsewhere.reason == Reason::not_last_tile);
    CHECK(elsewhere.cell == Position::at(0, -1));
    board.deploy(board.city(0, -1, East), kMayor);
    CHECK(board.supply(Red, kMayor) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() == StepKind::draw);  // the turn is over
    CHECK(board.view().state.header().active == Blue);
    REQUIRE(board.moves_for({Cause::deployed}).size() == 1);
    const Event deployed = board.moves_for({Cause::deployed})[0];
    CHECK(deployed.seat == Red);
    CHECK(deployed.piece == board.piece_of(Red, kMayor));
    CHECK(deployed.piece_kind == kMayor);
    CHECK(deployed.feature_kind == SegmentKind::city);
    CHECK(deployed.spot == Spot::segment);
    CHECK(deployed.from_spot == Spot::supply);

    board.turn(Red, "D", 1, 0, "CRFR");
    CHECK(board.deployments(kMayor).empty());
    CHECK(board.why_not(board.deploying(board.city(1, 0, North), kMayor)) == Reason::supply_empty);
}

TEST_CASE("A mayor stands in cities only", "[MAYOR-PLACE-02]")
{
    AbbeyPosition board;
    board.turn(Red, "D", 1, 0, "CRFR");
    CHECK(board.why_not(board.deploying(board.city(1, 0, North), kMayor)) == Reason::none);
    const Verdict road = board.verdict(board.deploying(board.road(1, 0, East), kMayor));
    CHECK(road.reason == Reason::wrong_segment);
    CHECK(road.mine == static_cast<i8>(SegmentKind::road));
    const Verdict field = board.verdict(board.deploying(board.field(1, 0, 4), kMayor));
    CHECK(field.reason == Reason::wrong_segment);
    CHECK(field.mine == static_cast<i8>(SegmentKind::field));
    board.pass();
    board.turn(Blue, "B", 0, 1, "FFFF");
    CHECK(board.why_not(board.deploying(board.monastery(0, 1), kMayor)) == Reason::wrong_segment);
    CHECK(board.deployments(kMayor).empty());
}

TEST_CASE("A city with any piece of any seat takes no mayor", "[MAYOR-PLACE-03]")
{
    for (const PieceKind kind : {PieceKind::follower, kMayor, PieceKind::wagon}) {
        for (const int owner : {Red, Blue}) {
            AbbeyPosition board({pieces(kMayor, 2)});
            board.lay("N", 0, -1, "FCCF");
            board.put(owner, board.city(0, -1, East), kind);
            board.turn(Red, "N", 1, -1, "CFFC");
            const Verdict verdict = board.verdict(board.deploying(board.city(1, -1, North), kMayor));
            CHECK(verdict.reason == Reason::occupied);
            CHECK(verdict.seat == owner);
            CHECK(verdict.piece == board.piece_of(owner, kind));
            CHECK(verdict.cell == Position::at(0, -1));
            CHECK(verdict.other == 0);
            CHECK(board.deployments(kMayor).empty());
        }
    }
}

TEST_CASE("A mayor occupies its city like any knight", "[MAYOR-PLACE-04][MAYOR-PLACE-05][AM-QA-01]")
{
    AbbeyPosition board;
    board.lay("N", 0, -1, "FCCF");  // no pennant
    board.put(Blue, board.city(0, -1, East), kMayor);
    CHECK(board.feature(board.city(0, 0, North)).weights.occupants == 1u << Blue);
    board.turn(Red, "N", 1, -1, "CFFC");
    for (const PieceKind kind : {PieceKind::follower, kMayor, PieceKind::wagon})
        CHECK(board.why_not(board.deploying(board.city(1, -1, West), kind)) == Reason::occupied);
}

TEST_CASE("The strength of a mayor is the number of pennants of the whole city", "[MAYOR-STR-01]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(0, -1, East), kMayor);
    board.put(Green, board.city(2, 0, North), kMayor);
    CHECK(board.feature(board.city(0, -1, East)).weights.of[Blue] == 0);
    CHECK(board.feature(board.city(2, 0, North)).weights.of[Green] == 1);
    board.lay("F", 1, -1, "FCFC");
    CHECK(board.feature(board.city(0, -1, East)).weights.of[Blue] == 2);
    CHECK(board.feature(board.city(0, -1, East)).weights.of[Green] == 2);

    AbbeyPosition twice;
    twice.lay("AM_D", 0, -1, "CCCC");
    twice.put(Red, twice.city(0, -1, North), kMayor);
    CHECK(twice.feature(twice.city(0, 0, North)).weights.of[Red] == 2);
}

TEST_CASE("Followers and wagons have strength one", "[MAYOR-STR-02][WAGON-SCORE-01]")
{
    AbbeyPosition board = joint();
    board.put(Red, board.city(2, 0, North));
    board.put(Blue, board.city(2, 0, North), PieceKind::wagon);
    CHECK(board.feature(board.city(2, 0, North)).weights.of[Red] == 1);
    CHECK(board.feature(board.city(2, 0, North)).weights.of[Blue] == 1);
}

TEST_CASE("The strengths of a seat add up and the highest sum scores", "[MAYOR-STR-03]")
{
    AbbeyPosition board = joint("P");  // F brings the only pennant
    board.put(Blue, board.city(0, -1, East), kMayor);
    board.put(Blue, board.city(0, -1, East));
    board.put(Red, board.city(2, 0, North));
    board.put(Red, board.city(2, 0, North));
    SECTION("Tied")
    {
        board.turn_without(Green, "F", 1, -1, "FCFC");
        CHECK(board.score(Red) == 12);  // five tiles, one pennant
        CHECK(board.score(Blue) == 12);
    }
    SECTION("One more")
    {
        board.put(Blue, board.city(0, -1, East));
        board.turn_without(Green, "F", 1, -1, "FCFC");
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Blue) == 12);
    }
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Blue, kMayor) == 1);
}

TEST_CASE("A mayor does not change the worth of its city", "[MAYOR-STR-04]")
{
    AbbeyPosition with = joint();
    with.put(Blue, with.city(0, -1, East), kMayor);
    with.turn_without(Red, "F", 1, -1, "FCFC");
    AbbeyPosition without = joint();
    without.put(Blue, without.city(0, -1, East));
    without.turn_without(Red, "F", 1, -1, "FCFC");
    CHECK(with.score(Blue) == 14);
    CHECK(without.score(Blue) == 14);
    CHECK(with.points_for(Blue, Reward::city) == 10);
    CHECK(with.points_for(Blue, Reward::city_pennants) == 4);
}

TEST_CASE("A strength of nothing never scores and the mayor returns all the same", "[MAYOR-STR-05][MAYOR-RET-01][AM-QA-01]")
{
    AbbeyPosition board;
    board.lay("N", 0, -1, "FCCF");
    board.put(Blue, board.city(0, -1, East), kMayor);
    board.put(Red, board.city(0, -1, East), kMayor);
    board.turn_without(Green, "E", 1, -1, "FFFC");
    CHECK(board.feature(board.city(0, -1, East)).complete);
    for (const int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 0);
    CHECK(board.supply(Blue, kMayor) == 1);
    CHECK(board.supply(Red, kMayor) == 1);
    const std::vector<Event> returned = board.moves_for({Cause::completed});
    REQUIRE(returned.size() == 2);
    CHECK(returned[0].piece_kind == kMayor);
    CHECK(returned[0].spot == Spot::supply);
}

TEST_CASE("In the final scoring a mayor counts as in a finished city", "[MAYOR-STR-06]")
{
    AbbeyPosition board = joint();
    board.put(Blue, board.city(2, 0, North), kMayor);
    board.put(Red, board.city(2, 0, North));
    board.put(Green, board.city(0, 0, North), kMayor);
    board.end();
    CHECK(board.score(Blue) == 3);  // two tiles, one pennant, one each
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Green) == 0);
}

TEST_CASE("The option that shows mayors lying down changes no rule", "[AM-HOUSE-04]")
{
    AbbeyPosition board({option(Option::mayor_lying_down)});
    lay_joint(board);
    board.put(Blue, board.city(0, -1, East), kMayor);
    board.put(Red, board.city(2, 0, North));
    board.turn(Red, "F", 1, -1, "FCFC");
    CHECK(board.why_not(board.deploying(board.field(1, -1, 0), kMayor)) == Reason::wrong_segment);
    board.pass();
    CHECK(board.score(Blue) == 14);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Blue, kMayor) == 1);
}
