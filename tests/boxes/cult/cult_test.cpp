// SPDX-License-Identifier: MIT
// The Cult: shrines, the ban on a second rival, the challenge, and how they meet other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/cult/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "play/placing.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kWagon = PieceKind::wagon;

Position cults(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    more.insert(more.end(), {Set::base, Set::cult});
    return Position({2, std::move(more), std::move(choices)});
}

AbbeyPosition cults_with_abbeys(std::vector<Set> more = {})
{
    more.insert(more.end(), {Set::base, Set::cult, Set::abbey_mayor});
    return AbbeyPosition({}, 3, std::move(more));
}

/// The board of CULT-EX-04 up to its last tile: B(0,1) and CU04(1,1) are neighbours, and B lacks the tile on (1,2).
template <class Board>
void lay_challenge(Board& board, const char* north_east = "V")
{
    board.lay("B", 0, 1, "FFFF").lay(north_east, 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC");
    board.lay("CU04", 1, 1, "FCFF").lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
}

Verdict judge(Position& board, const char* name, int x, int y, const char* sides)
{
    Verdict verdict;
    why_not_place(board.view(), board.tile(name), Position::at(x, y), board.turn_of(board.tile(name), sides), verdict);
    return verdict;
}

}  // namespace

// ---- tiles and placing -------------------------------------------------------------------------------------------------

TEST_CASE("The set has six shrines, or five", "[CULT-COMP-01]")
{
    int shrines = 0;
    for (const TileDef& def : kCultTiles)
        for (u8 i = 0; i < def.segments; ++i)
            shrines += has_mark(def, i, Mark::shrine) && def.segment[i].kind == SegmentKind::monastery;
    CHECK(shrines == 6);
    CHECK(cults().view().state.header().bag_left == 71 + 6);
    const Position five = cults({}, {with(Option::cult_five_tiles)});
    CHECK(five.view().state.header().bag_left == 71 + 5);
    CHECK(five.view().state.left(five.tile("CU06")) == 0);
}

TEST_CASE("Example of a shrine that is refused", "[CULT-EX-02][CULT-PLACE-01]")
{
    Position board = cults();
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF");
    for (const int x : {0, 1}) {
        const Verdict verdict = judge(board, "CU05", x, 2, "FFFF");
        CHECK(verdict.reason == Reason::cult_second_rival);
        CHECK(verdict.cell == Cell{1, 1});
    }
    CHECK(judge(board, "CU05", -1, 1, "FFFF").reason == Reason::none);
    CHECK(judge(board, "CU05", 2, 1, "FFFF").reason == Reason::none);
}

TEST_CASE("A monastery is refused beside two shrines", "[CULT-PLACE-01]")
{
    Position board = cults();
    board.lay("CU05", 0, 1, "FFFF").lay("CU02", 1, 1, "FFRF");
    CHECK(judge(board, "B", 0, 2, "FFFF").reason == Reason::cult_second_rival);
    CHECK(judge(board, "B", -1, 1, "FFFF").reason == Reason::none);
}

TEST_CASE("Example of a second shrine", "[CULT-EX-03][CULT-PLACE-02][CULT-PLACE-04][CULT-CHAL-09]")
{
    Position board = cults();
    board.lay("B", 0, 1, "FFFF").lay("CU05", 1, 1, "FFFF");
    const Verdict shrine = judge(board, "CU02", -1, 1, "FFRF");
    CHECK(shrine.reason == Reason::cult_rival_taken);
    CHECK(shrine.cell == Cell{0, 1});
    const Verdict monastery = judge(board, "B", 1, 2, "FFFF");
    CHECK(monastery.reason == Reason::cult_rival_taken);
    CHECK(monastery.cell == Cell{1, 1});
    CHECK(judge(board, "B", -1, 1, "FFFF").reason == Reason::none);
    CHECK(judge(board, "CU04", 2, 1, "FCFF").reason == Reason::none);  // a shrine beside a shrine
}

TEST_CASE("Example of a hole between two shrines", "[CULT-EX-09][CULT-PLACE-03][CULT-PLACE-05][INT-ABBEY-SHRINE-01]")
{
    const bool is_banned = GENERATE(true, false);
    AbbeyPosition board = cults_with_abbeys({Set::tower});
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("CU02", 2, 1, "RFFF").lay(is_banned ? "CU05" : "T12", 0, 1, "FFFF");
    board.lay("E", 0, 2, "FFCF").lay("E", 1, 2, "FFCF");
    board.begin(Red);
    CHECK((board.step() == StepKind::abbey_place) == !is_banned);
    Verdict verdict;
    const Reason expected = is_banned ? Reason::cult_second_rival : Reason::none;
    CHECK(why_not_place(board.view(), board.view().rules.wild, Cell{1, 1}, 0, verdict) == expected);
    Thing thing[1];
    Things things(thing, 1);
    for (ShowHook hook : board.view().rules.on.show) hook(board.view(), ThingKind::abbey_hole, things);
    CHECK(things.count() == (is_banned ? 0u : 1u));
}

// ---- deploying and scoring ---------------------------------------------------------------------------------------------

TEST_CASE("Example of a shrine at the end", "[CULT-EX-01][CULT-SCORE-01][CULT-DEPLOY-01]")
{
    Position board = cults();
    board.turn(Red, "CU05", 0, 1, "FFFF").deploy(board.monastery(0, 1));
    board.lay("V", 1, 0, "RFFR");
    board.end();
    CHECK(board.score(Red) == 1 + 2);
}

TEST_CASE("Who may stand on a monastery may stand on a shrine", "[CULT-DEPLOY-01][INT-WAGON-SHRINE-01]")
{
    AbbeyPosition board = cults_with_abbeys({Set::inns_cathedrals, Set::traders_builders});
    board.turn(Red, "CU05", 0, 1, "FFFF");
    for (const PieceKind kind : {PieceKind::follower, kWagon, PieceKind::large_follower})
        CHECK(board.why_not(board.deploying(board.monastery(0, 1), kind)) == Reason::none);
    for (const PieceKind kind : {PieceKind::mayor, PieceKind::builder, PieceKind::pig, PieceKind::barn})
        CHECK(board.why_not(board.deploying(board.monastery(0, 1), kind)) != Reason::none);
}

TEST_CASE("A wagon moves on to a shrine", "[INT-WAGON-SHRINE-01]")
{
    AbbeyPosition board = cults_with_abbeys();
    board.lay("CU05", 0, 1, "FFFF").lay("E", 0, -1, "FFCF");
    board.put(Red, board.road(0, 0, East), kWagon).lay("A", -1, 0, "FRFF");
    board.turn_without(Red, "W", 1, 0, "FRRR");
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.why_not(board.moving(board.monastery(0, 1))) == Reason::none);
}

// ---- the challenge -----------------------------------------------------------------------------------------------------

TEST_CASE("Example of a challenge", "[CULT-EX-04][CULT-CHAL-01][CULT-CHAL-02]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1));
    Thing thing[2];
    Things things(thing, 2);
    for (ShowHook hook : board.view().rules.on.show) hook(board.view(), ThingKind::cult_challenge, things);
    REQUIRE(things.count() == 1);
    CHECK(thing[0].cell == Cell{1, 1});
    CHECK(thing[0].feature == board.monastery(0, 1));
    board.turn(Red, "E", 1, 2, "FCFF");
    i32 points[kMaxSeats] = {};
    count_final(board.view(), points);
    CHECK(points[Red] == 0);  // lost as soon as the rival is complete
    CHECK(points[Blue] == 9);
    board.pass();
    CHECK(board.score(Blue) == 9);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 7);
    REQUIRE(board.moves_for({Cause::cult_challenge_lost}).size() == 1);
    CHECK(board.moves_for({Cause::cult_challenge_lost})[0].spot == Spot::supply);
}

TEST_CASE("A challenge ends before a game that ends in the midst of the turn", "[CULT-CHAL-02][RESIGN-06]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1));
    board.turn(Red, "E", 1, 2, "FCFF");
    board.end();
    CHECK(board.score(Blue) == 9);
    CHECK(board.score(Red) == 0);  // though the monk that won goes home first
    CHECK(board.moves_for({Cause::cult_challenge_lost}).size() == 1);
}

TEST_CASE("Example of an empty shrine", "[CULT-EX-05][CULT-CHAL-07]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).turn_without(Red, "E", 1, 2, "FFCF");
    CHECK(board.score(Blue) == 9);
    board.lay("V", 2, 0, "RRFF").lay("V", 2, 2, "FRRF");
    board.turn_without(Red, "E", 2, 1, "FFFC");
    CHECK(board.feature(board.monastery(1, 1)).complete);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A standing takes nothing from a shrine whose empty rival is complete", "[CULT-CHAL-07]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Red, board.monastery(1, 1)).turn(Blue, "E", 1, 2, "FCFF");
    REQUIRE(board.feature(board.monastery(0, 1)).complete);
    i32 points[kMaxSeats] = {};
    count_final(board.view(), points);
    CHECK(points[Red] == 6);  // the shrine and five tiles around it
    Thing thing[2];
    Things things(thing, 2);
    for (ShowHook hook : board.view().rules.on.show) hook(board.view(), ThingKind::cult_challenge, things);
    CHECK(things.count() == 0);
    board.pass();
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("A monk alone challenges no empty shrine", "[CULT-CHAL-01]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1));
    Thing thing[2];
    Things things(thing, 2);
    for (ShowHook hook : board.view().rules.on.show) hook(board.view(), ThingKind::cult_challenge, things);
    CHECK(things.count() == 0);
}

TEST_CASE("Example of an empty winner", "[CULT-EX-06][CULT-CHAL-07]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Red, board.monastery(1, 1)).turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(board.score(Blue) == 0);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("Example of a wagon that loses", "[CULT-EX-07][CULT-CHAL-08][INT-CULT-WAGON-01]")
{
    AbbeyPosition board = cults_with_abbeys();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1), kWagon);
    board.turn_without(Green, "E", 1, 2, "FCFF");
    CHECK(board.score(Blue) == 9);
    CHECK(board.supply(Red, kWagon) == 1);
    CHECK(board.moves_for({Cause::wagon_set_out}).empty());
}

TEST_CASE("Example of a captured rival", "[CULT-EX-08][CULT-INT-01][INT-CULT-TOWER-01]")
{
    TowerPosition board(PositionSetup{2, {Set::base, Set::tower, Set::cult}});
    lay_challenge(board, "T08");
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1));
    board.place(Blue, "U", 2, 0, "RFRF").build(1, 0).take(board.monastery(1, 1)).finish_turn();
    REQUIRE(board.held(Red, Blue) == 1);
    board.place(Blue, "E", 1, 2, "FCFF").finish_turn();
    CHECK(board.score(Blue) == 9);
    CHECK(board.held(Red, Blue) == 1);
    CHECK(board.moves_for({Cause::cult_challenge_lost}).empty());
}

TEST_CASE("A rival that a festival takes back is no rival any more", "[CULT-INT-01][FEST-INT-03]")
{
    Position board = cults({Set::festival});
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1));
    board.turn(Red, "FE10", 0, -1, "RFCF");
    board.must(
        make_take_action(board.view(), Red, board.view().rules.first_piece(Red, PieceKind::follower), Cause::festival_returned));
    board.turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(board.score(Blue) == 9);
    CHECK(board.moves_for({Cause::cult_challenge_lost}).empty());
}

TEST_CASE("One tile may complete both", "[CULT-CHAL-03]")
{
    Position board = cults();
    lay_challenge(board);
    board.lay("V", 2, 0, "RRFF").lay("E", 2, 1, "FFFC").lay("V", 2, 2, "FRRF");
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1)).turn_without(Red, "E", 1, 2, "FFCF");
    CHECK(board.score(Blue) == 9);
    CHECK(board.score(Red) == 9);
}

TEST_CASE("A lost building can be completed without points", "[CULT-CHAL-04]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1)).turn_without(Red, "E", 1, 2, "FFCF");
    CHECK(board.supply(Red) == 7);
    board.lay("V", 2, 0, "RRFF").lay("V", 2, 2, "FRRF").turn_without(Blue, "E", 2, 1, "FFFC");
    CHECK(board.feature(board.monastery(1, 1)).complete);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("What is incomplete at the end is scored on both sides", "[CULT-CHAL-05]")
{
    Position board = cults();
    lay_challenge(board);
    board.put(Blue, board.monastery(0, 1)).put(Red, board.monastery(1, 1));
    board.end();
    CHECK(board.score(Blue) == 8);
    CHECK(board.score(Red) == 5);
}

TEST_CASE("A seat may lose to its own figure, and a shrine may win", "[CULT-CHAL-06][CULT-CHAL-02]")
{
    Position board = cults();
    board.lay("CU05", 0, 1, "FFFF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC");
    board.lay("B", 1, 1, "FFFF").lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
    board.put(Red, board.monastery(0, 1)).put(Red, board.monastery(1, 1)).turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("An abbey and a shrine challenge each other", "[CULT-INT-02][INT-ABBEY-SHRINE-02]")
{
    AbbeyPosition board = cults_with_abbeys();
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("U", 2, 1, "RFRF").lay("A", 2, 2, "RFFF");
    board.lay("CU05", 0, 1, "FFFF").lay("E", 0, 2, "FFCF").lay("E", 1, 2, "FFCF").put(Red, board.monastery(0, 1));
    board.turn_with_abbey(Blue, 1, 1);
    SECTION("with a monk")
    {
        board.deploy(board.monastery(1, 1));
        CHECK(board.score(Blue) == 9);
        CHECK(board.supply(Red) == 7);
    }
    SECTION("without")
    {
        board.pass();
        CHECK(board.score(Blue) == 0);
        CHECK(board.supply(Red) == 6);
    }
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A shrine is a way out of a siege", "[CULT-INT-03][SIEGE-ESC-03]")
{
    Position board = cults({Set::siege});
    board.lay("SC01", 0, -1, "FCCF").lay("CU05", -1, -1, "FFFF").put(Red, board.city(0, -1, South));
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::siege_escape);
}

TEST_CASE("The edge of the table completes shrines as monasteries", "[CULT-INT-05]")
{
    Position board = cults({}, {with(Option::bounded_table), with(Option::table_edge_completes), with(Option::table_max_y, 1),
                                with(Option::table_max_x, 3), with(Option::table_min_x, -3), with(Option::table_min_y, -3)});
    board.lay("CU05", 0, 1, "FFFF").lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("E", 1, 1, "FCFF");
    board.put(Red, board.monastery(0, 1)).turn_without(Blue, "E", -1, 1, "FFFC");
    CHECK(board.score(Red) == 6);
    CHECK(board.supply(Red) == 7);
}
