// SPDX-License-Identifier: MIT
// Where a follower may go.
#include <algorithm>
#include <map>
#include <set>

#include "boxes/base/c_game.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

/// How many segments of a kind the seat may take now.
int targets(const Position& board, SegmentKind kind)
{
    int count = 0;
    for (const Action& action : board.options()) {
        if (action.kind != ActionKind::deploy) continue;
        const NodeId segment = board.segment(action.cell.x, action.cell.y, action.segment);
        count += board.view().state.node(segment).kind() == kind;
    }
    return count;
}

bool may_pass(const Position& board)
{
    const auto options = board.options();
    return std::any_of(options.begin(), options.end(), [](const Action& action) { return action.kind == ActionKind::pass; });
}

/// The eight cells around (0,1) filled but for (0,1) itself.
void lay_ring(Position& board)
{
    board.lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
    board.lay("E", -1, 2, "FFFC").lay("E", 0, 2, "FFCF").lay("E", 1, 2, "FCFF");
}

}  // namespace

TEST_CASE("At most one follower a turn is placed and only by choice and from the own supply", "[BASE-MEEPLE-01]")
{
    Position board;
    board.turn(Red, "A", 1, 0, "FFFR");
    CHECK(may_pass(board));
    SECTION("One")
    {
        board.deploy(board.road(1, 0, West));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Red) == 6);
        CHECK(board.supply(Blue) == 7);
        CHECK(board.feature(board.road(1, 0, West)).weights.of[Red] == 1);
        CHECK(board.feature(board.road(1, 0, West)).weights.occupants == 1u << Red);
    }
    SECTION("None")
    {
        board.pass();
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Red) == 7);
        CHECK(board.feature(board.road(1, 0, West)).weights.occupants == 0);
    }
}

TEST_CASE("A follower is deployed on one segment of the tile just placed as thief or knight or monk or farmer",
          "[BASE-MEEPLE-02]")
{
    Position board;
    SECTION("Road and monastery and field")
    {
        board.turn(Red, "A", 1, 0, "FFFR");
        CHECK(targets(board, SegmentKind::road) == 1);
        CHECK(targets(board, SegmentKind::monastery) == 1);
        CHECK(targets(board, SegmentKind::field) == 1);
        CHECK(targets(board, SegmentKind::city) == 0);
        CHECK(board.options().size() == 4);
    }
    SECTION("City and field")
    {
        board.turn(Red, "E", 0, -1, "FFCF");
        CHECK(targets(board, SegmentKind::city) == 1);
        CHECK(targets(board, SegmentKind::field) == 1);
        CHECK(board.options().size() == 3);
        Action action = board.deploying(board.city(0, -1, South));
        action.segment = 2;
        CHECK(board.why_not(action) == Reason::no_such_segment);
    }
    SECTION("Not on a tile placed before")
    {
        board.turn_without(Red, "A", 1, 0, "FFFR").turn(Red, "E", 0, -1, "FFCF");
        CHECK(board.why_not(board.deploying(board.monastery(1, 0))) == Reason::not_last_tile);
        CHECK(board.why_not(board.deploying(board.city(0, 0, North))) == Reason::not_last_tile);
        CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::none);
    }
}

TEST_CASE("A feature that already holds a follower is forbidden after all mergers at any distance", "[BASE-MEEPLE-03]")
{
    Position board;
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, East));
    SECTION("To others and to the owner")
    {
        board.turn_without(Green, "U", 2, 0, "FRFR").turn_without(Green, "U", 3, 0, "FRFR");
        for (int seat : {Red, Blue}) {
            board.turn(seat, "U", seat == Red ? 4 : 5, 0, "FRFR");
            const NodeId road = board.road(seat == Red ? 4 : 5, 0, West);
            CHECK(board.why_not(board.deploying(road)) == Reason::occupied);
            CHECK(targets(board, SegmentKind::road) == 0);
            CHECK(targets(board, SegmentKind::field) == 2);
            Verdict verdict;
            why_not(board.view(), board.deploying(road), verdict);
            CHECK(verdict.seat == Red);
            CHECK(verdict.cell == Position::at(1, 0));
            CHECK(verdict.feature == root_of(board.view().state, road));
            board.pass();
        }
    }
    SECTION("When the tile itself makes the connection")
    {
        board.turn_without(Green, "X", -1, 0, "RRRR").turn_without(Green, "V", 2, 0, "FFRR");
        board.turn(Blue, "V", 2, 1, "RFFR");
        CHECK(board.why_not(board.deploying(board.road(2, 1, West))) == Reason::occupied);
        board.pass();
        board.turn(Blue, "V", -1, 1, "RFFR");  // from the south arm of X: another road
        CHECK(board.why_not(board.deploying(board.road(-1, 1, North))) == Reason::none);
    }
    SECTION("Fields are no exception")
    {
        board.turn(Green, "B", 0, 1, "FFFF").deploy(board.field(0, 1, 0));
        board.turn(Blue, "U", -1, 0, "FRFR");
        CHECK(board.why_not(board.deploying(board.field(-1, 0, 4))) == Reason::occupied);
        CHECK(board.why_not(board.deploying(board.field(-1, 0, 0))) == Reason::none);
    }
}

TEST_CASE("An unoccupied feature completed by this tile may be taken and returns the follower at once", "[BASE-MEEPLE-04]")
{
    Position board;
    board.lay("W", -1, 0, "RRFR").turn(Red, "X", 1, 0, "RRRR");
    CHECK(board.feature(board.road(1, 0, West)).complete);
    board.deploy(board.road(1, 0, West));
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Completing an unoccupied city does not force the player to occupy it", "[BASE-MEEPLE-05]")
{
    Position board;
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    CHECK(board.feature(board.city(0, 0, North)).complete);
    CHECK(board.supply(Red) == 6);
    for (int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 0);
}

TEST_CASE("A farmer around a monastery leaves it empty for the rest of the game", "[BASE-MEEPLE-06]")
{
    Position board;
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.field(0, 1, 0));
    CHECK(board.supply(Red) == 6);
    CHECK(board.feature(board.monastery(0, 1)).weights.occupants == 0);
    board.turn(Red, "V", 1, 0, "RFFR");
    CHECK(board.why_not(board.deploying(board.monastery(0, 1))) == Reason::not_last_tile);
    board.pass().end();
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A monastery is free even if the field around it is occupied", "[BASE-MEEPLE-07]")
{
    Position board;
    SECTION("A farmer does not keep a monk away")
    {
        board.turn(Blue, "E", 0, 1, "FFCF").deploy(board.field(0, 1, 0));
        board.turn(Red, "B", 1, 1, "FFFF");
        CHECK(board.why_not(board.deploying(board.field(1, 1, 0))) == Reason::occupied);
        CHECK(board.why_not(board.deploying(board.monastery(1, 1))) == Reason::none);
    }
    SECTION("A monk does not keep a farmer away")
    {
        board.turn(Blue, "B", 0, 1, "FFFF").deploy(board.monastery(0, 1));
        board.turn(Red, "E", 1, 1, "FCFF");
        CHECK(board.why_not(board.deploying(board.field(1, 1, 7))) == Reason::none);
    }
}

TEST_CASE("A monastery put into a hole of eight tiles is complete at once", "[BASE-MEEPLE-08]")
{
    Position board;
    lay_ring(board);
    board.turn(Blue, "B", 0, 1, "FFFF");
    CHECK(board.feature(board.monastery(0, 1)).complete);
    SECTION("A monk scores nine and comes home")
    {
        board.deploy(board.monastery(0, 1));
        CHECK(board.score(Blue) == 9);
        CHECK(board.supply(Blue) == 7);
    }
    SECTION("A farmer stays until the end")
    {
        board.deploy(board.field(0, 1, 0));
        CHECK(board.score(Blue) == 0);
        CHECK(board.supply(Blue) == 6);
    }
}

TEST_CASE("A player without followers in supply only places tiles", "[BASE-MEEPLE-09]")
{
    Position board;
    board.lay("W", 1, 0, "RRFR");
    for (int i = 0; i < 7; ++i) board.put(Red, board.road(1, 0, East));
    CHECK(board.supply(Red) == 0);
    board.turn(Red, "A", -1, 0, "FRFF");
    CHECK(board.step() == StepKind::draw);  // nothing was asked
    board.turn(Blue, "E", 0, -1, "FFCF");
    CHECK(board.step() == StepKind::act);
    Action action = board.deploying(board.city(0, -1, South));
    action.seat = Red;
    CHECK(board.why_not(action) == Reason::not_your_decision);
}

TEST_CASE("Two segments of one kind are different targets of which only one may be taken before scoring", "[BASE-MEEPLE-10]")
{
    Position board;
    SECTION("Either city but not both")
    {
        board.turn(Red, "H", 0, -1, "CFCF");
        CHECK(targets(board, SegmentKind::city) == 2);
        CHECK(board.why_not(board.deploying(board.city(0, -1, North))) == Reason::none);
        CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::none);
        CHECK_FALSE(board.joined(board.city(0, -1, North), board.city(0, -1, South)));
        const bool closed = GENERATE(true, false);  // the south city, of two tiles, or the north one, which stays open
        board.deploy(board.city(0, -1, closed ? South : North));
        CHECK(board.step() == StepKind::draw);  // one alone: nothing more is asked
        CHECK(board.score(Red) == (closed ? 4 : 0));
        CHECK(board.supply(Red) == (closed ? 7 : 6));
        CHECK(board.feature(board.city(0, -1, North)).weights.of[Red] == (closed ? 0 : 1));
        CHECK(board.feature(board.city(0, -1, South)).weights.occupants == 0);
        CHECK(board.feature(board.city(0, -1, South)).complete);  // and it paid no seat when it was unoccupied
        for (int seat : {Blue, Green}) CHECK(board.score(seat) == 0);
    }
    SECTION("A second follower on the other segment before the small city is scored")
    {
        board.turn(Red, "E", 0, 1, "FFCF").deploy(board.city(0, 1, South));
        board.turn(Red, "H", 0, 2, "CFCF");
        CHECK(board.feature(board.city(0, 2, North)).complete);
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Red) == 6);
        CHECK(targets(board, SegmentKind::city) == 1);
        CHECK(board.why_not(board.deploying(board.city(0, 2, North))) == Reason::occupied);
        const u64 before = board.game().log().next();
        board.deploy(board.city(0, 2, South));
        CHECK(board.score(Red) == 4);
        CHECK(board.supply(Red) == 6);
        CHECK(board.feature(board.city(0, 2, South)).weights.of[Red] == 1);
        CHECK(board.feature(board.city(0, 2, North)).weights.occupants == 0);
        CHECK(board.game().log().at(before).cause == Cause::deployed);  // and only then the rest
    }
    SECTION("Whose last follower stands in the small city has none for the other segment")
    {
        board.turn(Red, "E", 0, 1, "FFCF").deploy(board.city(0, 1, South));
        board.lay("W", 1, 0, "RRFR");
        for (int i = 0; i < 6; ++i) board.put(Red, board.road(1, 0, East));
        REQUIRE(board.supply(Red) == 0);
        board.turn(Red, "H", 0, 2, "CFCF");
        CHECK(board.step() == StepKind::draw);
        CHECK(board.score(Red) == 4);
        CHECK(board.supply(Red) == 1);  // back too late for this turn
        CHECK(board.feature(board.city(0, 2, South)).weights.occupants == 0);
    }
}

TEST_CASE("A follower stays where it was placed until its feature is scored", "[BASE-MEEPLE-11]")
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        CGame game({.seats = 3, .chance = BASTIDE_CHANCE_SEEDED, .seed = seed});
        std::uint64_t chance = seed + 100;
        auto before = game.pieces();
        while (game.play_any(chance)) {
            const bool over = game.pending().over != 0;
            const auto after = game.pieces();
            for (std::size_t i = 0; i < after.size(); ++i) {
                if (before[i].spot != BASTIDE_SPOT_SEGMENT) continue;
                if (after[i].spot == BASTIDE_SPOT_SEGMENT) {
                    CHECK(after[i].x == before[i].x);
                    CHECK(after[i].y == before[i].y);
                    CHECK(after[i].segment == before[i].segment);
                    continue;
                }
                bastide_feature feature{};
                REQUIRE(bastide_game_get_feature(game.get(), before[i].feature, &feature) == BASTIDE_OK);
                const bool scored = over || (feature.complete && feature.kind != BASTIDE_SEGMENT_FIELD);
                CHECK(scored);
            }
            const std::uint64_t known =
                1u << BASTIDE_ACTION_DRAW | 1u << BASTIDE_ACTION_PLACE | 1u << BASTIDE_ACTION_DEPLOY | 1u << BASTIDE_ACTION_PASS;
            CHECK((game.pending().kinds & ~known) == 0);
            before = after;
        }
    }
}

TEST_CASE("No follower stands on a crossroads and every road that leaves it is its own segment", "[BASE-MEEPLE-12]")
{
    Position board;
    board.turn(Red, "X", 1, 0, "RRRR");
    CHECK(targets(board, SegmentKind::road) == 4);
    CHECK(targets(board, SegmentKind::field) == 4);
    CHECK(board.options().size() == 9);
    board.deploy(board.road(1, 0, North));
    for (Side side : {East, South, West}) {
        CHECK_FALSE(board.joined(board.road(1, 0, North), board.road(1, 0, side)));
        CHECK(board.feature(board.road(1, 0, side)).weights.occupants == 0);
    }
}
