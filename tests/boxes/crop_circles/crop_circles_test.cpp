// SPDX-License-Identifier: MIT
// Crop Circles: the choice for all, what each seat does, and how they meet other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/crop_circles/crop_position.hpp"
#include "boxes/crop_circles/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

template <u32 N>
u32 count_with(const TileDef (&defs)[N], Mark mark)
{
    u32 count = 0;
    for (const TileDef& def : defs) count += has_mark(def, kWholeTile, mark) ? def.count : 0u;
    return count;
}

Action leaving(int seat)
{
    Action action;
    action.kind = ActionKind::resign;
    action.seat = static_cast<u8>(seat);
    return action;
}

/// D(0,0) with followers of Red on its city, road and field, and on the monastery (0,1).
Position one_of_each(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(crops(2, std::move(choices), std::move(more)));
    board.lay("B", 0, 1, "FFFF").put(Red, board.city(0, 0, North)).put(Red, board.road(0, 0, East));
    board.put(Red, board.field(0, 0, 4)).put(Red, board.monastery(0, 1));
    return board;
}

}  // namespace

// ---- components, tiles --------------------------------------------------------------------------------------------

TEST_CASE("Each set has two tiles of each symbol", "[CROP-COMP-01][CROP-02]")
{
    for (const Mark mark : {Mark::crop_shield, Mark::crop_club, Mark::crop_pitchfork}) {
        CHECK(count_with(kCropCirclesTiles, mark) == 2);
        CHECK(count_with(kCropCircles2Tiles, mark) == 2);
    }
    const Position board({.seats = 2, .sets = {Set::base, Set::crop_circles_2}});
    CHECK(board.view().rules.bag_total == 71 + 6);
}

TEST_CASE("The second set alone has the rules, too", "[CROP-01]")
{
    Position board({.seats = 2, .sets = {Set::base, Set::crop_circles_2}});
    board.put(Blue, board.city(0, 0, North)).turn_without(Red, "CC2_A", 1, 0, "FRRR");
    CHECK(board.step() == StepKind::crop_choose);
}

TEST_CASE("Roads end at circles, and a circle may part fields", "[CROP-11]")
{
    Position board(crops(2));
    board.lay("CC2_A", 1, 0, "FRRR");  // a curve from the west to the south, and a road to the east
    CHECK_FALSE(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
    CHECK(board.joined(board.road(1, 0, West), board.road(1, 0, South)));
    CHECK(board.feature(board.road(1, 0, East)).open == 1);
    board.lay("CC2_B", 1, 1, "RRRR");
    CHECK_FALSE(board.joined(board.road(1, 1, North), board.road(1, 1, East)));
    board.lay("CC2_D", 2, 0, "CRFR");
    CHECK_FALSE(board.joined(board.road(2, 0, West), board.road(2, 0, East)));
    board.lay("CC2_E", 0, -1, "CFCF");
    CHECK_FALSE(board.joined(board.field(0, -1, 2), board.field(0, -1, 6)));
    CHECK(board.joined(board.field(0, -1, 2), board.field(0, -1, 3)));
    board.lay("CC2_F", 0, -2, "CCCC");
    int fields = 0;
    for (int i = 0; i < 2; ++i) fields += board.view().state.node(board.segment(0, -2, i)).kind() == SegmentKind::field;
    CHECK(fields == 0);
    CHECK_FALSE(board.joined(board.city(0, -2, North), board.city(0, -2, East)));
}

// ---- the choice ---------------------------------------------------------------------------------------------------

TEST_CASE("After the scoring the seat that placed a circle chooses for all", "[CROP-01]")
{
    Position board = three_at_a_circle();
    CHECK(board.step() == StepKind::crop_choose);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 2);
    CHECK(offers(board, choosing(board, Cause::crop_added)));
    CHECK(offers(board, choosing(board, Cause::crop_removed)));
    CHECK(board.why_not(passing(board)) == Reason::crop_must_choose);
    CHECK(board.why_not(choosing(board, Cause::deployed)) == Reason::crop_must_choose);
    CHECK(board.why_not(board.deploying(board.road(0, 1, South))) == Reason::wrong_step);
    board.must(choosing(board, Cause::crop_removed));
    const std::vector<Event> all = board.events();
    const auto chose = std::find_if(all.begin(), all.end(), [](const Event& event) { return event.kind == EventKind::chose; });
    REQUIRE(chose != all.end());
    CHECK(chose->seat == Red);
    CHECK(chose->cause == Cause::crop_removed);
}

TEST_CASE("What the circle's tile completes is scored before", "[CROP-01][CROP-12]")
{
    Position board(crops(2));
    board.put(Red, board.city(0, 0, North));
    SECTION("nobody is left on the board")
    {
        board.turn_without(Blue, "CC1_B", 0, -1, "FFCC");
        CHECK(board.score(Red) == 4);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("a farmer is, although the circle is not about it")
    {
        board.put(Red, board.field(0, 0, 4)).turn_without(Blue, "CC1_B", 0, -1, "FFCC");
        CHECK(board.score(Red) == 4);
        CHECK(board.step() == StepKind::crop_choose);
        board.must(choosing(board, Cause::crop_removed));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Red) == 6);
    }
}

TEST_CASE("The symbol names the kind", "[CROP-02][CROP-10]")
{
    Position board = one_of_each();
    NodeId expected;
    SECTION("a shield: knights")
    {
        board.turn_without(Blue, "CC1_A", 1, 1, "FCCF");
        expected = board.city(0, 0, North);
    }
    SECTION("a club: thieves")
    {
        board.turn_without(Blue, "CC1_E", 1, 0, "FFRR");
        expected = board.road(0, 0, East);
    }
    SECTION("a pitchfork: farmers")
    {
        board.turn_without(Blue, "CC1_D", 1, 1, "RRCF");
        expected = board.field(0, 0, 4);
    }
    board.must(choosing(board, Cause::crop_removed));
    CHECK(board.step() == StepKind::crop_remove);
    CHECK(board.decider() == Red);
    REQUIRE(board.options().size() == 1);
    CHECK(offers(board, taking_back(board, on(board, expected))));
    CHECK(board.why_not(taking_back(board, on(board, board.monastery(0, 1)))) == Reason::crop_wrong_kind);
    board.must(taking_back(board, on(board, expected)));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red) == 4);
}

// ---- A ------------------------------------------------------------------------------------------------------------

TEST_CASE("Each seat from the left may place a follower beside an own one, the active seat last", "[CROP-03][CROP-04][CROPEX-01]")
{
    Position board = three_at_a_circle();
    board.must(choosing(board, Cause::crop_added));
    CHECK(board.step() == StepKind::crop_add);
    CHECK(board.decider() == Blue);
    CHECK(board.options().size() == 2);
    CHECK(offers_deploying(board, board.road(1, 0, East)));
    CHECK(offers(board, passing(board)));
    CHECK(board.why_not(board.deploying(board.road(0, 0, East))) == Reason::crop_not_beside);
    CHECK(board.why_not(board.deploying(board.road(0, 1, South))) == Reason::crop_not_beside);
    CHECK(board.why_not(board.deploying(board.city(0, 0, North))) == Reason::crop_not_beside);
    board.deploy(board.road(1, 0, East));
    CHECK(count_on(board, board.road(1, 0, East)) == 2);
    CHECK(board.supply(Blue) == 1);
    CHECK(board.decider() == Red);  // Green has no thief
    CHECK(offers_deploying(board, board.road(0, 1, South)));
    board.must(passing(board));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red) == 2);
    CHECK(board.view().state.header().active == Blue);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Both followers of a segment count and are scored", "[CROP-04]")
{
    Position board = three_at_a_circle();
    board.must(choosing(board, Cause::crop_added)).deploy(board.road(1, 0, East)).must(passing(board));
    CHECK(board.feature(board.road(1, 0, East)).weights.of[Blue] == 2);
    board.turn_without(Blue, "A", 2, 0, "FFFR").turn_without(Green, "A", -1, 0, "FRFF");
    CHECK(board.score(Blue) == 4);
    CHECK(board.supply(Blue) == 3);
}

TEST_CASE("Each segment with an own follower is a place", "[CROP-04]")
{
    Position board(crops(2));
    board.lay("U", 1, 0, "FRFR").put(Blue, board.road(0, 0, East)).put(Blue, board.road(1, 0, East));
    board.turn_without(Red, "CC1_E", 0, 1, "FFRR").must(choosing(board, Cause::crop_added));
    CHECK(board.options().size() == 3);
    CHECK(offers_deploying(board, board.road(0, 0, East)));
    CHECK(offers_deploying(board, board.road(1, 0, East)));
}

TEST_CASE("In the second edition placing is a must", "[CROP-05][CROPEX-03]")
{
    Position board = three_at_a_circle({with(Option::crop_must_place)});
    board.must(choosing(board, Cause::crop_added));
    CHECK(board.decider() == Blue);
    CHECK(board.options().size() == 1);
    CHECK(board.why_not(passing(board)) == Reason::crop_must_add);
}

TEST_CASE("Only followers that may stand there are placed", "[CROP-08][MINI-INT-04]")
{
    const std::vector<Set> boxes = {Set::abbey_mayor, Set::traders_builders, Set::abbot, Set::inns_cathedrals};
    SECTION("in a field no wagon, mayor or abbot")
    {
        Position board = one_of_each({}, boxes);
        board.turn_without(Blue, "CC1_D", 1, 1, "RRCF");
        board.must(choosing(board, Cause::crop_added));
        const NodeId field = board.field(0, 0, 4);
        REQUIRE(board.decider() == Red);
        CHECK(board.options().size() == 3);  // a follower, the large one, or none
        CHECK(offers_deploying(board, field, PieceKind::large_follower));
        for (const PieceKind kind : {PieceKind::wagon, PieceKind::mayor, PieceKind::abbot})
            CHECK(board.why_not(board.deploying(field, kind)) == Reason::wrong_segment);
        for (const PieceKind kind : {PieceKind::builder, PieceKind::pig, PieceKind::barn})
            CHECK(board.why_not(board.deploying(field, kind)) == Reason::crop_followers_only);
    }
    SECTION("in a city wagon and mayor, too")
    {
        Position board = one_of_each({}, boxes);
        board.turn_without(Blue, "CC1_A", 1, 1, "FCCF");
        board.must(choosing(board, Cause::crop_added));
        const NodeId city = board.city(0, 0, North);
        CHECK(board.options().size() == 5);
        CHECK(offers_deploying(board, city, PieceKind::mayor));
        CHECK(offers_deploying(board, city, PieceKind::wagon));
        CHECK(board.why_not(board.deploying(city, PieceKind::abbot)) == Reason::wrong_segment);
    }
}

// ---- B ------------------------------------------------------------------------------------------------------------

TEST_CASE("Each seat must take back a follower of the kind", "[CROP-06][CROPEX-02]")
{
    Position board = two_knights();
    board.must(choosing(board, Cause::crop_removed));
    CHECK(board.step() == StepKind::crop_remove);
    CHECK(board.decider() == Blue);
    const PieceId near = on(board, board.city(0, -1, South));
    const PieceId far = on(board, board.city(3, 2, South));
    CHECK(board.options().size() == 2);
    CHECK(offers(board, taking_back(board, near)));
    CHECK(offers(board, taking_back(board, far)));
    CHECK(board.why_not(passing(board)) == Reason::crop_must_remove);
    board.must(taking_back(board, far));
    CHECK(board.step() == StepKind::draw);  // Red has none
    CHECK(board.supply(Blue) == 6);
    CHECK(piece_at(board, near).spot == Spot::segment);
    const std::vector<Event> home = board.moves_for({Cause::crop_removed});
    REQUIRE(home.size() == 1);
    CHECK(home[0].seat == Blue);
    CHECK(home[0].from_cell == Position::at(3, 2));
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Seats that can do nothing are passed over, and the choice is made all the same", "[CROP-07]")
{
    SECTION("nobody has a follower of the kind")
    {
        Position board(crops(2));
        board.put(Blue, board.field(0, 0, 4)).turn_without(Red, "CC1_E", 1, 0, "FFRR");
        CHECK(board.step() == StepKind::crop_choose);
        board.must(choosing(board, Cause::crop_added));
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("no follower is in the supply")
    {
        Position board(crops(2, {pieces_of(PieceKind::follower, 1)}));
        board.put(Blue, board.road(0, 0, East)).turn_without(Red, "CC1_E", 1, 0, "FFRR");
        board.must(choosing(board, Cause::crop_added));
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("A builder that is left alone goes home, and nothing is scored", "[CROP-09]")
{
    Position board(crops(2, {}, {Set::traders_builders}));
    board.lay("U", 1, 0, "FRFR").put(Blue, board.road(0, 0, East)).put(Blue, board.road(1, 0, East), PieceKind::builder);
    board.turn_without(Red, "CC1_E", 0, 1, "FFRR").must(choosing(board, Cause::crop_removed));
    CHECK(board.options().size() == 1);
    board.must(taking_back(board, on(board, board.road(0, 0, East))));
    CHECK(board.supply(Blue, PieceKind::builder) == 1);
    CHECK(board.score(Blue) == 0);
}

// ---- the round ----------------------------------------------------------------------------------------------------

TEST_CASE("A seat that leaves during the round does nothing more, and the round goes on", "[CROP-03][RESIGN-04]")
{
    Position board = three_at_a_circle();
    board.put(Green, board.road(0, 0, West));
    SECTION("the seat that decides")
    {
        board.must(choosing(board, Cause::crop_removed));
        REQUIRE(board.decider() == Blue);
        board.must(leaving(Blue));
        CHECK(board.decider() == Green);
        CHECK(count_on(board, board.road(1, 0, East)) == 1);
    }
    SECTION("one that would come later")
    {
        board.must(choosing(board, Cause::crop_removed)).must(leaving(Green));
        REQUIRE(board.decider() == Blue);
        board.must(board.options().front());
        CHECK(board.decider() == Red);
    }
    SECTION("the one that chose")
    {
        board.must(choosing(board, Cause::crop_removed)).must(leaving(Red));
        REQUIRE(board.decider() == Blue);
        board.must(board.options().front()).must(board.options().front());
        CHECK(board.step() == StepKind::draw);
        CHECK(count_on(board, board.road(0, 1, South)) == 1);
    }
}

// ---- other boxes --------------------------------------------------------------------------------------------------

TEST_CASE("In a double turn the circle of the first part comes before the second", "[CROP-13][INT-CROP-BUILDER-01]")
{
    Position board(crops(2, {}, {Set::traders_builders}));
    board.lay("U", 1, 0, "FRFR").put(Red, board.road(0, 0, East)).put(Red, board.road(1, 0, East), PieceKind::builder);
    board.turn_without(Red, "CC1_E", 2, 0, "FFRR");
    CHECK(board.step() == StepKind::crop_choose);
    board.must(choosing(board, Cause::crop_removed)).must(board.options().front());
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().part() == 1);
    CHECK(board.view().state.header().active == Red);
}

TEST_CASE("Barns are not removed, and no farmer comes to a field without an own one", "[INT-CROP-BARN-01][MINI-INT-06]")
{
    const Cause what = GENERATE(Cause::crop_added, Cause::crop_removed);
    AbbeyPosition board({copies_of(Set::base, 2)}, 2, {Set::base, Set::abbey_mayor, Set::crop_circles});
    board.lay("U", 1, 0, "FRFR").lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Red, board.city(0, 0, North));
    board.put_barn(Red, 1, 1, NorthWest);
    board.turn_without(Blue, "CC1_D", 0, 2, "FRRC");
    REQUIRE(board.step() == StepKind::crop_choose);
    board.must(choosing(board, what));
    CHECK(board.step() != StepKind::crop_add);
    CHECK(board.step() != StepKind::crop_remove);
    CHECK(board.supply(Red, PieceKind::barn) == 0);
}

TEST_CASE("Followers on towers are of no kind", "[CROP-10][INT-CROP-TOWER-01]")
{
    TowerPosition board({.seats = 2, .sets = {Set::base, Set::tower, Set::crop_circles}});
    board.lay("T01", 1, 0, "CFRR");
    board.raise(1, 0, 1).put(Blue, board.foundation(1, 0));
    board.place(Red, "CC1_E", 0, 1, "FFRR");
    board.pass();
    REQUIRE(board.step() == StepKind::crop_choose);
    board.must(choosing(board, Cause::crop_removed));
    CHECK(board.step() != StepKind::crop_remove);
}

TEST_CASE("A follower that a circle placed can be captured like any other", "[MINI-INT-01]")
{
    Position board(crops(2, {}, {Set::tower}));
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.road(0, 0, East));
    int capturable = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        Verdict verdict;
        capturable += why_not_remove(board.view(), PieceId(i), Cause::tower_captured, verdict) == Reason::none;
    }
    CHECK(capturable == 2);
}

TEST_CASE("No follower is placed on the tile of the dragon", "[CROP-08][VOLCANO-03]")
{
    Position board(crops(2, {}, {Set::princess_dragon}));
    board.lay("PD_A", 0, 1, "FFFF").put(Blue, board.road(0, 0, East));
    put_dragon(board, 0, 0);
    board.turn_without(Red, "CC1_E", 1, 0, "FFRR").must(choosing(board, Cause::crop_added));
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A shepherd is no farmer for a crop circle", "[HS-INT-10]")
{
    for (const Cause what : {Cause::crop_added, Cause::crop_removed}) {
        Position board(crops(2, {}, {Set::hills_sheep}));
        board.put(Red, board.field(0, 0, 2)).put(Blue, board.field(0, 0, 4), PieceKind::shepherd);
        board.turn_without(Red, "CC1_C", 1, 0, "FFCR");
        while (board.step() != StepKind::crop_choose && board.decider() != kNature) board.pass();
        REQUIRE(board.step() == StepKind::crop_choose);
        board.must(choosing(board, what));
        CHECK(board.decider() == Red);  // Blue has no farmer
        CHECK(board.step() == (what == Cause::crop_added ? StepKind::crop_add : StepKind::crop_remove));
    }
}
