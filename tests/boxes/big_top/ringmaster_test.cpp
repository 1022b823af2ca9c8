// SPDX-License-Identifier: MIT
// The ringmaster: a follower with a score line of its own.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/big_top/big_top_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

/// The points of the lines for ringmasters.
int line_points(const Position& board)
{
    int sum = 0;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.reward == Reward::ringmaster) sum += event.points;
    return sum;
}

}  // namespace

TEST_CASE("A ringmaster goes wherever a follower may", "[RING-PLACE-01][RING-TRAIT-01]")
{
    Position board(circus());
    board.turn(Red, "A", 0, 1, "FFRF");
    for (const NodeId segment : {board.road(0, 1, South), board.monastery(0, 1), board.field(0, 1, 0)})
        CHECK(offers_deploying(board, segment, kRingmaster));
    board.pass();
    board.turn(Blue, "E", 0, -1, "FFCF");
    CHECK(offers_deploying(board, board.city(0, -1, South), kRingmaster));
    const PieceDef& def = board.view().rules.piece_def(kRingmaster);
    CHECK(def.strength == 1);
    CHECK(def.has(Trait::claims));
    CHECK(def.has(Trait::can_be_taken));
    CHECK(def.has(Trait::tops_foundation));
}

TEST_CASE("It brings two points for each circus and acrobat tile around it", "[BTEX-09][RING-SCORE-01][RING-SCORE-02]")
{
    for (const bool has_acrobats : {false, true}) {
        Position board(circus());
        board.lay("U", 1, 0, "FRFR");
        if (has_acrobats) board.lay("BT_A", 1, -1, "FFFF");
        board.turn(Red, "BT_J", 0, -1, "FFCF").deploy(board.city(0, -1, South), kRingmaster);
        CHECK(board.score(Red) == 4 + 2 + (has_acrobats ? 2 : 0));
        CHECK(line_points(board) == (has_acrobats ? 4 : 2));
        CHECK(board.supply(Red, kRingmaster) == 1);
    }
}

TEST_CASE("It brings them without majority, too, and changes no worth", "[BTEX-10][RING-SCORE-01][RING-SCORE-04]")
{
    AbbeyPosition board({copies_of(Set::base, 2)}, 3, {Set::base, Set::abbey_mayor, Set::big_top});
    lay_joint(board);
    board.lay("BT_A", 2, 1, "FFFF");
    board.put(Blue, board.city(0, -1, East), PieceKind::mayor);
    board.put(Red, board.city(2, 0, North), kRingmaster);
    board.turn_without(Red, "F", 1, -1, "FCFC");
    CHECK(board.score(Blue) == 14);
    CHECK(board.score(Red) == 2);
}

TEST_CASE("It brings them in the final scoring, in fields and for unfinished features", "[RING-SCORE-03][BIGTOP-INT-03]")
{
    Position board(circus({}, {Set::inns_cathedrals}));
    board.lay("BT_A", 0, 1, "FFFF").lay("IC02", 1, 0, "FRFR");
    board.put(Red, board.field(0, 1, 0), kRingmaster).put(Blue, board.road(1, 0, East), kRingmaster);
    board.put(Green, board.city(0, 0, North), kRingmaster);
    board.end();
    // No completed city for the field; an unfinished road with an inn is worth nothing; the city has one tile. BT_A is around
    // all.
    CHECK(scores(board) == Points{2, 2, 1 + 2});
    CHECK(line_points(board) == 6);
}

TEST_CASE("On a tower it gets nothing", "[INT-RING-TOWER-01][INT-TOWER-RINGMASTER-01]")
{
    TowerPosition board(circus({}, {Set::tower}));
    board.lay("T08", 0, 1, "FRRF").lay("BT_A", -1, 1, "FFFF");
    board.raise(0, 1, 1);
    board.turn(Red, "B", -1, 2, "FFFF");
    board.top(0, 1, kRingmaster);
    CHECK(board.supply(Red, kRingmaster) == 0);
    board.end();
    CHECK(line_points(board) == 0);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("As monk of an abbey it counts around the abbey, which is no circus", "[BIGTOP-INT-02][INT-ABBEY-FIG-01]")
{
    AbbeyPosition board({copies_of(Set::base, 2)}, 3, {Set::base, Set::abbey_mayor, Set::big_top});
    board.lay("C", 0, -1, "CCCC").lay("R", 1, -1, "CCFC").lay("E", 2, -1, "FFFC");
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("BT_A", 2, 1, "FFFF").lay("BT_F", 2, 0, "FFFR");
    board.turn_with_abbey(Green, 1, 0);
    board.deploy(board.monastery(1, 0), kRingmaster);
    CHECK(board.score(Green) == 9 + 2 * 2);
    CHECK(piece_at(board, big_top_of(board)).spot == Spot::supply);
}

TEST_CASE("A builder follows a ringmaster", "[BIGTOP-INT-04]")
{
    Position board(circus({}, {Set::traders_builders}));
    board.put(Red, board.road(0, 0, East), kRingmaster);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(offers_deploying(board, board.road(1, 0, East), PieceKind::builder));
}

TEST_CASE("A ringmaster on a hill breaks a tie", "[BIGTOP-INT-05]")
{
    Position board(circus({}, {Set::hills_sheep}));
    board.lay("G", 0, -1, "CFCF").put(Red, board.city(0, -1, North));
    board.lay("HS_I", 1, -1, "CRRF").put(Blue, board.city(1, -1, North), kRingmaster);
    board.lay("N", 0, -2, "FCCF");
    board.turn_without(Green, "N", 1, -2, "FFCC");
    CHECK(scores(board) == Points{0, 10, 0});
}
