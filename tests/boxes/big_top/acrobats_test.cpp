// SPDX-License-Identifier: MIT
// Acrobats: who enters from where, how a pyramid is scored, what reaches it, and the fairy beside one.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/big_top/big_top_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

/// D and BT_A south of it.
Position with_space(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(circus(std::move(choices), std::move(more)));
    board.lay("BT_A", 0, 1, "FFFF");
    return board;
}

/// Three acrobats on BT_A, in the order of their seats.
Position with_pyramid(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board = with_space(std::move(choices), std::move(more));
    for (const int seat : {Red, Blue, Green}) put_acrobat(board, seat, 0, 1);
    return board;
}

PieceId follower_of(const Position& board, int seat, int index = 0)
{
    return PieceId(board.view().rules.first_piece(seat, kFollower).raw + index);
}

}  // namespace

TEST_CASE("A pyramid grows from around it, and is scored by a later action",
          "[BTEX-05][BTEX-06][ACRO-PLACE-01][ACRO-PLACE-02][ACRO-SCORE-01][ACRO-SCORE-02][ACRO-SCORE-03]")
{
    Position board(circus());
    board.turn(Red, "BT_A", 0, 1, "FFFF");
    REQUIRE(offers(board, entering(board, 0, 1)));
    board.must(entering(board, 0, 1));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red) == 6);
    board.turn(Blue, "B", 1, 1, "FFFF").must(entering(board, 0, 1));
    CHECK(board.why_not(scoring(board, follower_of(board, Red))) != Reason::none);
    board.turn(Green, "U", 1, 0, "FRFR").must(entering(board, 0, 1));
    CHECK(board.step() == StepKind::draw);
    CHECK(scores(board) == Points{0, 0, 0});
    board.turn(Red, "B", 0, 2, "FFFF");
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::acrobats_full);
    CHECK(listed(board, ActionKind::take).size() == 1);
    REQUIRE(offers(board, scoring(board, follower_of(board, Red))));
    CHECK(board.why_not(scoring(board, follower_of(board, Blue))) == Reason::acrobats_not_first);
    board.must(scoring(board, follower_of(board, Red)));
    CHECK(scores(board) == Points{5, 5, 5});
    CHECK(board.step() == StepKind::draw);
    for (const int seat : {Red, Blue, Green}) CHECK(board.supply(seat) == 7);
    CHECK(broken_invariant(board.view()) == nullptr);
    CHECK(board.moves_for({Cause::acrobats_scored}).size() == 3);
}

TEST_CASE("Nobody enters from two cells away", "[BTEX-07][ACRO-PLACE-01]")
{
    Position board = with_space();
    board.lay("B", 0, 2, "FFFF").turn(Red, "B", 0, 3, "FFFF");
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::acrobats_too_far);
    CHECK(board.why_not(entering(board, 0, 2)) == Reason::acrobats_no_space);
    CHECK(board.why_not(entering(board, 5, 5)) == Reason::acrobats_no_space);
}

TEST_CASE("At the end each acrobat pays its owner, in a full pyramid and in one that is not", "[BTEX-08][ACRO-FINAL-01]")
{
    Position board = with_space();
    put_acrobat(board, Red, 0, 1);
    put_acrobat(board, Blue, 0, 1);
    board.end();
    CHECK(scores(board) == Points{5, 5, 0});
    Position full = with_pyramid();
    full.end();
    CHECK(scores(full) == Points{5, 5, 5});
}

TEST_CASE("Only normal followers are acrobats", "[ACRO-PLACE-03][RING-PLACE-01]")
{
    Position board(circus({}, {Set::inns_cathedrals, Set::abbey_mayor, Set::abbot, Set::phantom}));
    board.lay("BT_B", 0, 1, "FFRF").turn(Red, "B", 1, 1, "FFFF");
    for (const PieceKind kind :
         {PieceKind::large_follower, kRingmaster, PieceKind::mayor, PieceKind::wagon, PieceKind::abbot, PieceKind::phantom})
        CHECK(board.why_not(entering(board, 0, 1, kind)) == Reason::acrobats_followers_only);
    CHECK(board.why_not(entering(board, 0, 1, PieceKind::fairy)) == Reason::no_such_piece);
    CHECK(offers(board, entering(board, 0, 1)));
    board.must(entering(board, 0, 1));
    // A phantom follows on a feature, not as an acrobat.
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.why_not(entering(board, 0, 1, PieceKind::phantom)) != Reason::none);
    CHECK(offers_deploying(board, board.monastery(1, 1), PieceKind::phantom));
}

TEST_CASE("Without a follower in the supply nobody enters", "[ACRO-PLACE-01]")
{
    Position board = with_space({pieces_of(kFollower, 1)});
    board.put(Red, board.field(0, 1, 0)).turn(Red, "B", 1, 1, "FFFF");
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::supply_empty);
}

TEST_CASE("Acrobats occupy no feature", "[ACRO-PLACE-04]")
{
    Position board = with_space();
    put_acrobat(board, Blue, 0, 1);
    board.turn(Red, "B", 1, 1, "FFFF");
    CHECK(offers_deploying(board, board.field(1, 1, 0)));
    CHECK_FALSE(board.feature(board.field(0, 1, 0)).weights.occupants);
}

TEST_CASE("A pyramid without an own acrobat may be scored, too", "[ACRO-SCORE-01][ACRO-SCORE-02]")
{
    Position board = with_space();
    const PieceId first = put_acrobat(board, Blue, 0, 1);
    put_acrobat(board, Blue, 0, 1);
    put_acrobat(board, Green, 0, 1);
    board.turn(Red, "U", 1, 0, "FRFR").must(scoring(board, first));
    CHECK(scores(board) == Points{0, 10, 5});
}

TEST_CASE("Two acrobats are not scored, and what is no acrobat never", "[ACRO-SCORE-01]")
{
    Position board = with_space();
    const PieceId first = put_acrobat(board, Red, 0, 1);
    put_acrobat(board, Blue, 0, 1);
    board.put(Red, board.road(0, 0, East)).turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(scoring(board, first)) == Reason::acrobats_not_full);
    CHECK(board.why_not(scoring(board, on(board, board.road(0, 0, East)))) == Reason::acrobats_not_full);
    CHECK(board.why_not(scoring(board, follower_of(board, Green))) == Reason::acrobats_not_full);
    CHECK(board.why_not(scoring(board, {})) == Reason::no_such_piece);
}

TEST_CASE("A phantom may follow the scoring of a pyramid", "[ACRO-SCORE-01]")
{
    Position board = with_pyramid({}, {Set::phantom});
    board.turn(Red, "B", 1, 1, "FFFF").must(scoring(board, follower_of(board, Red)));
    CHECK(board.step() == StepKind::phantom);
}

TEST_CASE("The dragon eats acrobats", "[INT-DRAGON-ACRO-01][ACRO-SAFE-01][VOLCANO-03]")
{
    Position board(dragons(3, {}, {Set::big_top}));
    board.lay("PD_A", 0, 1, "FFFF").lay("BT_A", 1, 1, "FFFF");
    put_acrobat(board, Red, 1, 1);
    put_acrobat(board, Blue, 1, 1);
    put_dragon(board, 0, 1);
    board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
    board.must(walking(board, 1, 1));
    CHECK(count_acrobats(board, 1, 1) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.moves_for({Cause::dragon_ate}).size() == 2);
    // and nobody enters where it stands
    Position other(dragons(3, {}, {Set::big_top}));
    other.lay("PD_A", 0, 1, "FFFF").lay("BT_A", 1, 1, "FFFF");
    put_dragon(other, 1, 1);
    other.turn(Red, "U", 1, 0, "FRFR");
    CHECK(other.why_not(entering(other, 1, 1)) == Reason::dragon_there);
    CHECK_FALSE(offers(other, entering(other, 1, 1)));
}

TEST_CASE("A tower captures an acrobat, which frees its place, and the others stay",
          "[INT-ACRO-TOWER-01][BIGTOP-INT-01][ACRO-SAFE-01][ACRO-SAFE-02]")
{
    TowerPosition board(circus({}, {Set::tower}));
    board.lay("BT_A", 0, 1, "FFFF");
    const PieceId lower = put_acrobat(board, Blue, 0, 1);
    put_acrobat(board, Blue, 0, 1);
    const PieceId green = put_acrobat(board, Green, 0, 1);
    board.turn(Red, "T08", 1, 1, "FRRF");
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::acrobats_full);
    board.build(1, 1);
    REQUIRE(board.step() == StepKind::tower_capture);
    CHECK(offers(board, board.taking(lower)));
    board.must(board.taking(lower));
    CHECK(piece_at(board, lower).spot == Spot::prison);
    CHECK(piece_at(board, lower).holder == Red);
    CHECK(count_acrobats(board, 0, 1) == 2);
    board.turn(Blue, "A", 1, 2, "RFFF");
    CHECK(board.why_not(scoring(board, green)) == Reason::acrobats_not_full);
    CHECK(offers(board, entering(board, 0, 1)));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Princess and festival do not reach acrobats", "[ACRO-SAFE-01]")
{
    Position board = with_space({}, {Set::festival});
    const PieceId own = put_acrobat(board, Red, 0, 1);
    board.put(Red, board.road(0, 0, East));
    board.turn(Red, "FE10", 0, -1, "RFCF");
    CHECK(board.why_not(taking_for(board, own, Cause::festival_returned)) == Reason::cannot_be_taken);
    CHECK(listed(board, ActionKind::take).size() == 1);  // the thief
    Position city(dragons(3, {}, {Set::big_top}));
    city.lay("BT_A", 0, 1, "FFFF");
    const PieceId acrobat = put_acrobat(city, Blue, 0, 1);
    city.turn(Red, "PD_AB", 0, -1, "FFCC");
    CHECK(city.why_not(removing_knight(city, acrobat)) != Reason::none);
    CHECK(listed(city, ActionKind::take).empty());
}

TEST_CASE("A portal leads onto any space with room, once", "[INT-PORTAL-ACRO-01][ACRO-PORTAL-01][PORTAL-08]")
{
    Position board(dragons(3, {}, {Set::big_top, Set::phantom}));
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("BT_A", 2, 1, "FFFF");
    board.lay("BT_B", 2, -1, "FFFR");
    for (const int seat : {Red, Blue, Green}) put_acrobat(board, seat, 2, -1);
    board.turn(Red, "PD_R", -1, 0, "RRRR");
    CHECK(board.why_not(entering(board, 2, -1)) == Reason::acrobats_full);
    REQUIRE(offers(board, entering(board, 2, 1)));
    CHECK(board.why_not(entering(board, 2, 1, kRingmaster)) == Reason::acrobats_followers_only);
    board.must(entering(board, 2, 1));
    CHECK(count_acrobats(board, 2, 1) == 1);
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.why_not(board.deploying(board.road(2, 0, East), PieceKind::phantom)) == Reason::portal_used);
}

TEST_CASE("An acrobat beside the tile of a portal does not use it", "[ACRO-PORTAL-01][PORTAL-08]")
{
    Position board(dragons(3, {}, {Set::big_top, Set::phantom}));
    board.lay("B", 0, 1, "FFFF").lay("BT_B", -1, 1, "RFFF").lay("U", 1, 0, "FRFR");
    board.turn(Red, "PD_R", -1, 0, "RRRR").must(entering(board, -1, 1));
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(offers_deploying(board, board.road(1, 0, East), PieceKind::phantom));
}

TEST_CASE("A fairy at an acrobat pays each seat for its acrobats there", "[BTEX-13][BIGTOP-FAIRY-01][FAIRY-INT-03]")
{
    for (const bool has_second : {false, true}) {
        Position board = with_space({}, {Set::princess_dragon});
        const PieceId own = put_acrobat(board, Red, 0, 1);
        put_acrobat(board, Blue, 0, 1);
        if (has_second) put_acrobat(board, Red, 0, 1);
        put_fairy(board, own);
        board.turn_without(Green, "U", 1, 0, "FRFR");  // Red's turn begins
        CHECK(scores(board) == Points{has_second ? 2 : 1, 0, 0});
        board.turn_without(Red, "U", 2, 0, "FRFR");
        CHECK(scores(board) == Points{has_second ? 2 : 1, 1, 0});
        board.turn_without(Blue, "U", 3, 0, "FRFR");
        CHECK(scores(board) == Points{has_second ? 2 : 1, 1, 0});
    }
}

TEST_CASE("The fairy is sent to an own acrobat, and pays nothing when the pyramid is scored, and then it stays for all",
          "[BIGTOP-FAIRY-01][FAIRY-INT-03][FAIRY-STAY-01]")
{
    Position board = with_pyramid({}, {Set::princess_dragon});
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(sending_fairy(board, follower_of(board, Blue))) == Reason::fairy_no_follower);
    REQUIRE(offers(board, sending_fairy(board, follower_of(board, Red))));
    board.must(sending_fairy(board, follower_of(board, Red)));
    CHECK(scores(board) == Points{0, 1, 0});  // Blue's turn has begun
    board.turn(Blue, "U", 2, 0, "FRFR").must(scoring(board, follower_of(board, Red)));
    CHECK(scores(board) == Points{5, 6, 5});
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);
    CHECK(cell_of_piece(board, fairy_of(board)) == Position::at(0, 1));
    board.turn(Green, "B", 1, 1, "FFFF").must(entering(board, 0, 1));
    board.turn_without(Red, "U", 3, 0, "FRFR");
    board.turn_without(Blue, "U", 4, 0, "FRFR");
    CHECK(scores(board) == Points{5, 6, 6});  // Green's turn has begun, with its new acrobat
}

TEST_CASE("A fairy whose farmer left an acrobat tile counts for nobody", "[BIGTOP-FAIRY-01][FAIRY-STAY-01]")
{
    TowerPosition board(circus({}, {Set::princess_dragon, Set::tower}));
    board.lay("BT_A", 0, 1, "FFFF").put(Red, board.field(0, 1, 0));
    put_acrobat(board, Red, 0, 1);
    put_fairy(board, on(board, board.field(0, 1, 0)));
    board.turn(Blue, "T08", 1, 1, "FRRF");
    board.build(1, 1).must(board.taking(on(board, board.field(0, 1, 0))));
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);
    board.turn_without(Green, "U", 1, 0, "FRFR");
    CHECK(board.score(Red) == 0);
    // but that of a captured acrobat does
    TowerPosition other(circus({}, {Set::princess_dragon, Set::tower}));
    other.lay("BT_A", 0, 1, "FFFF");
    put_acrobat(other, Red, 0, 1);
    other.turn(Red, "B", -1, 1, "FFFF").must(sending_fairy(other, follower_of(other, Red)));
    put_acrobat(other, Red, 0, 1);
    other.turn(Blue, "T08", 1, 1, "FRRF");
    other.build(1, 1).must(other.taking(follower_of(other, Red)));
    CHECK(piece_at(other, fairy_of(other)).spot == Spot::tile);
    other.turn_without(Green, "U", 1, 0, "FRFR");
    CHECK(other.score(Red) == 1);
}

TEST_CASE("A fairy on tiles goes to acrobats and counts them as followers there", "[BIGTOP-FAIRY-01][FAIRY-OPT-01]")
{
    Position board = with_pyramid({with(Option::fairy_on_tile)}, {Set::princess_dragon});
    board.turn(Red, "U", 1, 0, "FRFR");
    REQUIRE(offers(board, sending_fairy(board, 0, 1)));
    board.must(sending_fairy(board, 0, 1));
    CHECK(scores(board) == Points{0, 1, 0});
}

TEST_CASE("The fairy at acrobats keeps the dragon out", "[BIGTOP-FAIRY-01][FAIRY-PROT-01]")
{
    Position board(dragons(3, {}, {Set::big_top}));
    board.lay("PD_A", 0, 1, "FFFF").lay("BT_A", 1, 1, "FFFF");
    put_fairy(board, put_acrobat(board, Red, 1, 1));
    put_dragon(board, 0, 1);
    board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
    CHECK(board.why_not(walking(board, 1, 1)) == Reason::fairy_keeps_out);
}

TEST_CASE("An acrobat supports no builder", "[BIGTOP-INT-04]")
{
    Position board(circus({}, {Set::traders_builders}));
    board.lay("U", 1, 0, "FRFR").lay("BT_B", 2, 0, "FFFR");
    put_acrobat(board, Red, 2, 0);
    board.turn(Red, "U", -1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(-1, 0, West), PieceKind::builder)) == Reason::builder_without_follower);
}

TEST_CASE("Acrobats around a church count as followers", "[INT-BIGTOP-DARM-01][DARM-CHURCH-03]")
{
    for (const bool by_strength : {false, true}) {
        Position board(circus({with(Option::church_counts_strength, by_strength)}, {Set::darmstadt}));
        board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
        board.lay("E", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("E", -1, 2, "FFFC");
        board.put(Blue, board.road(1, 1, West));
        board.turn(Green, "BT_A", 1, 2, "FFFF").must(entering(board, 1, 2));
        CHECK(scores(board) == Points{0, 3, 3});  // a thief and an acrobat
    }
}
