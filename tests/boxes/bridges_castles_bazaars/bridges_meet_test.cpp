// SPDX-License-Identifier: MIT
// Bridges and the other boxes: towers, barns, abbeys, wagons, builders, inns, rivers, hills.
#include "board/features.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;
using namespace bastide_tests::bridges;

namespace {

Action raising(const Position& board, int x, int y)
{
    for (const Action& action : board.options())
        if (action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::tower_piece) &&
            action.cell == Position::at(x, y))
            return action;
    throw std::logic_error("no tower can be raised there");
}

}  // namespace

TEST_CASE("A bridge and a tower share a tile, whichever comes first", "[INT-TOWER-BRIDGE-01][INT-TOWER-BRIDGE-02][BCB-INT-01]")
{
    AbbeyPosition board = with_bridges(2, {}, {Set::tower});
    board.lay("T12", 0, 1, "FFFF");
    lay_bridge(board, Red, 0, 1, EastWest);
    board.turn(Red, "U", 1, 0, "FRFR");
    board.must(raising(board, 0, 1));
    while (board.step() == StepKind::tower_capture) board.pass();
    AbbeyPosition other = with_bridges(2, {}, {Set::tower});
    other.turn(Red, "T12", 0, 1, "FFFF").must(raising(other, 0, 1));
    while (other.step() == StepKind::tower_capture) other.pass();
    other.turn(Blue, "U", 1, 0, "FRFR").pass();
    other.turn(Red, "B", 0, 2, "FFFF");
    CHECK(offers(other, bridging(other, 0, 1, EastWest)));
    other.must(bridging(other, 0, 1, EastWest));
    CHECK(tiles_of(other, other.road(0, 1, West)) == 1);
    CHECK_NOTHROW(raising(other, 0, 1));  // and it can grow
    CHECK(broken_invariant(other.view()) == nullptr);
}

TEST_CASE("A tower takes no bridge", "[BCB-INT-01]")
{
    AbbeyPosition board = with_bridges(2, {}, {Set::tower});
    board.lay("U", 1, 0, "FRFR");
    lay_bridge(board, Blue, 1, 0, NorthSouth);
    board.turn(Red, "T12", 0, 1, "FFFF").must(raising(board, 0, 1));
    for (const Action& action : board.options()) CHECK(action.kind != ActionKind::take);
}

TEST_CASE("A barn stands where four tiles show field, also under bridges", "[INT-BRIDGE-BARN-01][BCB-INT-02]")
{
    AbbeyPosition board = with_bridges(2, {}, {Set::abbey_mayor});
    board.lay("B", 0, 1, "FFFF");
    lay_bridge(board, Blue, 0, 1, EastWest);
    lay_bridged(board, Blue, "B", 1, 1, "FFFF", EastWest);
    board.lay("B", 0, 2, "FFFF");
    board.turn(Red, "B", 1, 2, "FFFF");
    CHECK(board.why_not(board.barning(1, 2, NorthWest)) == Reason::none);
    board.barn(1, 2, NorthWest);
    CHECK(board.supply(Red, PieceKind::barn) == 0);
}

TEST_CASE("No bridge lies on an abbey or faces one, and an abbey closes the road of a bridge",
          "[BRIDGE-ABBEY-01][INT-BRIDGE-ABBEY-01][BRIDGE-PLACE-02][BRIDGE-PLACE-10]")
{
    AbbeyPosition board = with_bridges(2, {}, {Set::abbey_mayor});
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    lay_bridge(board, Blue, 1, 0, NorthSouth);
    board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF").lay("B", 2, 1, "FFFF");
    CHECK(open_of(board, board.road(1, 0, North)) == 2);
    board.turn_with_abbey(Red, 1, 1);
    CHECK(open_of(board, board.road(1, 0, North)) == 1);
    CHECK(board.why_not(bridging(board, 1, 1, NorthSouth)) == Reason::bridge_needs_fields);
    const Verdict verdict = judged(board, bridging(board, 0, 1, EastWest));
    CHECK(verdict.reason == Reason::bridge_faces_no_road);
    CHECK(verdict.cell == Position::at(1, 1));
    CHECK(offers(board, bridging(board, 1, 2, EastWest)) == false);  // its western end faces a field
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A wagon may go on to a bridge of its tile or beside it, but a bridge links no features",
          "[INT-WAGON-BRIDGE-01][BCB-INT-03][BRIDGE-CITY-01]")
{
    for (const bool by_links : {false, true}) {
        std::vector<Choice> choices;
        if (by_links) choices.push_back(option(Option::wagon_move_rule));
        AbbeyPosition board = with_bridges(2, choices, {Set::abbey_mayor});
        board.lay("G", 0, -1, "CFCF").put(Red, board.city(0, -1, South), PieceKind::wagon);
        lay_bridge(board, Blue, 0, -1, EastWest);
        board.turn_without(Red, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == 6);
        CHECK((board.step() == StepKind::wagon_move) == !by_links);  // no link leads out of the city
        CHECK(board.supply(Red, PieceKind::wagon) == (by_links ? 1 : 0));
        if (!by_links) CHECK(offers(board, board.moving(board.road(0, -1, East))));
        CHECK(broken_invariant(board.view()) == nullptr);
    }
}

TEST_CASE("A bridge that makes the builder's road longer gives the double turn", "[INT-BRIDGE-BUILDER-01][BCB-INT-07]")
{
    // across the tile just placed
    AbbeyPosition board = with_bridges(2, {}, {Set::traders_builders});
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), PieceKind::builder);
    board.draw(Red, "B").must(placing_bridged(board, "B", 1, 0, "FFFF", EastWest)).pass();
    CHECK(board.view().part() == 1);
    CHECK(board.view().state.header().active == Red);
    // and each part has its bridge
    board.Position::draw(Red, "U").must(board.placing(Red, "U", 2, 0, "FRFR"));
    CHECK(offers(board, bridging(board, 2, 0, NorthSouth)));
    // across a neighbour
    AbbeyPosition other = with_bridges(2, {}, {Set::traders_builders});
    other.lay("B", 0, 1, "FFFF").lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("U", 2, 1, "FRFR");
    other.put(Red, other.road(2, 1, East)).put(Red, other.road(2, 1, East), PieceKind::builder);
    other.draw(Red, "U").must(placing_bridged(other, "U", 1, 1, "FRFR", beside(West)));
    CHECK(tiles_of(other, other.road(2, 1, East)) == 3);
    other.pass();
    CHECK(other.view().part() == 1);
    // a free bridge joins nothing, so it makes no road longer
    AbbeyPosition free = with_bridges(2, {}, {Set::traders_builders});
    free.put(Red, free.road(0, 0, East)).put(Red, free.road(0, 0, East), PieceKind::builder);
    free.turn(Red, "B", 0, 1, "FFFF").must(bridging(free, 0, 1, EastWest)).pass();
    CHECK(free.step() == StepKind::draw);
    CHECK(free.view().part() == 0);
}

TEST_CASE("An inn below a bridge is not of its road, but an inn elsewhere counts the bridge tile",
          "[INT-BRIDGE-INN-01][BCB-INT-06]")
{
    AbbeyPosition board = with_bridges(2, {}, {Set::inns_cathedrals});
    board.lay("IC02", 1, 0, "FRFR");
    lay_bridge(board, Blue, 1, 0, NorthSouth);
    board.put(Red, board.road(1, 0, North)).put(Blue, board.road(1, 0, East));
    CHECK(board.feature(board.road(1, 0, North)).points_complete == 1);
    CHECK(board.feature(board.road(1, 0, East)).points_complete == 4);
    AbbeyPosition other = with_bridges(2, {}, {Set::inns_cathedrals});
    other.lay("IC02", -1, 0, "FRFR").put(Red, other.road(0, 0, East));
    lay_bridged(other, Blue, "B", 1, 0, "FFFF", EastWest);
    other.lay("A", -2, 0, "FRFF");
    other.turn_without(Blue, "A", 2, 0, "FFFR");
    CHECK(other.score(Red) == 10);  // 5 tiles, 2 each
}

TEST_CASE("A bridge crosses a river, but no end of it lies on one", "[INT-BRIDGE-RIVER-01][BRIDGE-PLACE-02][BRIDGE-PLACE-04]")
{
    const AbbeyPosition board = with_bridges(2, {}, {Set::river});
    const TileTable& tiles = board.view().rules.tiles;
    const OrientedId straight(board.tile("RV04"), 0);  // the river runs north-south
    CHECK_FALSE(tiles.with_span(straight, 0).type());
    const OrientedId crossed = tiles.with_span(straight, 1);
    REQUIRE(crossed.type());
    CHECK(tiles.bare_type(crossed) == board.tile("RV04"));
    CHECK(tiles.way_of_span(crossed) == 1);
    const TileDef& def = tiles.def(crossed.type());
    CHECK(def.segments == 4);
    CHECK(def.segment[3].kind == SegmentKind::road);
    CHECK(side_of(def.sides, North) == SideKind::river);
    CHECK(side_of(def.sides, East) == SideKind::road);
    // in a turn
    AbbeyPosition river = with_bridges(2, {}, {Set::river});
    river.turn(Red, "RV04", 0, 1, "IFIF");
    CHECK(offers(river, bridging(river, 0, 1, EastWest)));
    CHECK(river.why_not(bridging(river, 0, 1, NorthSouth)) == Reason::bridge_needs_fields);
    river.must(bridging(river, 0, 1, EastWest));
    CHECK(river.field(0, 1, 2) != river.field(0, 1, 6));
    CHECK(tiles_of(river, river.road(0, 1, East)) == 1);
    CHECK(broken_invariant(river.view()) == nullptr);
}
