// SPDX-License-Identifier: MIT
// Bridges: where they can be built, with a tile or free, what they join, and what they leave as it is.
#include "board/features.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;
using namespace bastide_tests::bridges;

namespace {

/// The first cells of the roads that were completed so far.
std::vector<Cell> completed_roads(const Position& board)
{
    std::vector<Cell> cells;
    for (const Event& event : board.events())
        if (event.kind == EventKind::completed && event.feature_kind == SegmentKind::road) cells.push_back(event.cell);
    return cells;
}

}  // namespace

// ---- components -------------------------------------------------------------------------------------------------------

TEST_CASE("Each of two to four seats has three bridges and three castles, each of five or six two",
          "[BCB-COMP-01][BCB-SETUP-01][BCB-SETUP-02][BCBEX-01]")
{
    for (int seats = 1; seats <= 6; ++seats) {
        std::vector<Choice> choices;
        if (seats == 1) choices.push_back(option(Option::any_seat_count));
        const AbbeyPosition board = with_bridges(seats, choices);
        for (int seat = 0; seat < seats; ++seat) {
            CHECK(board.supply(seat, kBridge) == (seats <= 4 ? 3 : 2));
            CHECK(board.supply(seat, PieceKind::castle) == (seats <= 4 ? 3 : 2));
        }
        CHECK(board.view().rules.piece_def(kBridge).is_neutral == 0);
    }
    CHECK_THROWS(with_bridges(7));
    const AbbeyPosition board = with_bridges();
    int tiles = 0;
    int bazaars = 0;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i) {
        if (board.view().rules.set_of[i] != static_cast<u16>(Set::bridges_castles_bazaars)) continue;
        tiles += board.view().rules.totals[i];
        if (has_mark(board.view().rules.tiles.def(TileId(i)), kWholeTile, Mark::bazaar)) bazaars += board.view().rules.totals[i];
    }
    CHECK(tiles == 12);
    CHECK(bazaars == 8);
}

TEST_CASE("A config can choose the number of bridges, and leave them out", "[BCB-OPT-01]")
{
    CHECK(with_bridges(3, {pieces(kBridge, 5)}).supply(Red, kBridge) == 5);
    AbbeyPosition without = with_bridges(3, {option(Option::without_bridges)});
    CHECK(without.supply(Red, kBridge) == 0);
    CHECK(without.supply(Red, PieceKind::castle) == 3);
    CHECK(without.view().rules.tiles.spanned == nullptr);
    without.turn(Red, "U", 1, 0, "FRFR");
    CHECK(listed(without, ActionKind::span).empty());
    CHECK(without.tile("BB_A").raw > 0);
}

TEST_CASE("A road that leads to a bazaar ends there", "[BCB-TILE-01]")
{
    AbbeyPosition board = with_bridges();
    board.lay("BB_J", 1, 0, "FRFR");
    CHECK_FALSE(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
    CHECK(tiles_of(board, board.road(0, 0, East)) == 2);
    CHECK(board.feature(board.road(1, 0, East)).open == 1);
    board.lay("BB_I", -1, 0, "FRFF");
    CHECK(board.feature(board.road(0, 0, West)).complete);
    CHECK(tiles_of(board, board.road(0, 0, West)) == 3);
    CHECK(board.view().state.placed(tile_on(board, -1, 0)).tile.type() == board.tile("BB_I"));
}

TEST_CASE("On BB_G a follower stands in the city or on the monastery", "[BCB-TILE-02]")
{
    AbbeyPosition board = with_bridges();
    board.turn(Red, "BB_G", 0, -1, "CFCF");
    CHECK(offers(board, board.deploying(board.city(0, -1, South))));
    CHECK(offers(board, board.deploying(board.monastery(0, -1))));
    board.deploy(board.monastery(0, -1));
    CHECK(board.feature(board.city(0, -1, South)).leaders == 0);
}

TEST_CASE("The road of BB_H passes its monastery", "[BCB-TILE-03]")
{
    AbbeyPosition board = with_bridges();
    board.lay("BB_H", 1, 0, "FRFR");
    CHECK(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
    CHECK(board.feature(board.monastery(1, 0)).open == 7);
}

TEST_CASE("The inns of BB_I and BB_K count with Inns & Cathedrals alone", "[BCB-TILE-04]")
{
    for (const bool has_inns : {false, true}) {
        AbbeyPosition board = with_bridges(3, {}, has_inns ? std::vector<Set>{Set::inns_cathedrals} : std::vector<Set>{});
        board.lay("BB_K", 1, 0, "FRFR").put(Red, board.road(0, 0, East));
        // the road of BB_K with the inn leads south, now west, to D
        board.turn_without(Blue, "A", -1, 0, "FRFF");
        CHECK(board.score(Red) == (has_inns ? 6 : 3));
        AbbeyPosition other = with_bridges(3, {}, has_inns ? std::vector<Set>{Set::inns_cathedrals} : std::vector<Set>{});
        other.lay("BB_I", 1, 0, "FFFR").put(Red, other.road(0, 0, East));
        other.turn_without(Blue, "A", -1, 0, "FRFF");
        CHECK(other.score(Red) == (has_inns ? 6 : 3));
    }
}

// ---- examples -----------------------------------------------------------------------------------------------------------

TEST_CASE("Example: a bridge on the placed tile", "[BCBEX-02][BRIDGE-PLACE-06][BRIDGE-ROAD-01][BRIDGE-ROAD-04][BRIDGE-FIELD-01]")
{
    AbbeyPosition board = with_bridges(3, {pieces(kBridge, 1)});
    board.draw(Red, "B");
    CHECK(board.why_not(board.placing(Red, "B", 1, 0, "FFFF")) == Reason::side_mismatch);
    CHECK(offers(board, placing_bridged(board, "B", 1, 0, "FFFF", EastWest)));
    CHECK(board.why_not(placing_bridged(board, "B", 1, 0, "FFFF", NorthSouth)) == Reason::side_mismatch);
    board.must(placing_bridged(board, "B", 1, 0, "FFFF", EastWest));
    CHECK(board.supply(Red, kBridge) == 0);
    CHECK(tiles_of(board, board.road(0, 0, East)) == 2);
    CHECK(open_of(board, board.road(0, 0, East)) == 2);
    CHECK(board.joined(board.road(0, 0, East), board.road(1, 0, East)));
    CHECK(board.field(1, 0, 0) == board.field(1, 0, 5));
    CHECK(board.joined(board.field(0, 0, 2), board.field(0, 0, 3)));  // under the bridge
    CHECK(offers(board, board.deploying(board.road(1, 0, West))));
    board.deploy(board.road(1, 0, West));
    CHECK(broken_invariant(board.view()) == nullptr);
    board.draw(Red, "B");  // no bridge is left
    CHECK(board.why_not(placing_bridged(board, "B", -1, 0, "FFFF", EastWest)) == Reason::supply_empty);
    CHECK(listed(board, ActionKind::place_spanned).empty());
}

TEST_CASE("Example: a bridge on a neighbour", "[BCBEX-03][BRIDGE-PLACE-06][BRIDGE-ROAD-03]")
{
    AbbeyPosition board = with_bridges();
    board.lay("B", 0, 1, "FFFF");
    board.draw(Red, "U");
    CHECK(board.why_not(board.placing(Red, "U", 1, 1, "FRFR")) == Reason::side_mismatch);
    const Action needed = placing_bridged(board, "U", 1, 1, "FRFR", beside(West));
    CHECK(offers(board, needed));
    for (int span = 1; span <= 6; ++span)
        if (span != beside(West)) CHECK_FALSE(offers(board, placing_bridged(board, "U", 1, 1, "FRFR", span)));
    board.must(needed);
    CHECK(tiles_of(board, board.road(1, 1, West)) == 2);
    CHECK(board.joined(board.road(0, 1, East), board.road(1, 1, West)));
    CHECK(broken_invariant(board.view()) == nullptr);
    board.pass();
    board.draw(Blue, "V");
    for (const Action& action : board.options())
        if (action.kind == ActionKind::place && action.cell == Position::at(-1, 1))
            CHECK(side_of(board.view().rules.tiles.at(OrientedId(action.tile, action.rotation)).code, East) == SideKind::road);
    CHECK(board.why_not(board.placing(Blue, "V", -1, 1, "RFFR")) == Reason::side_mismatch);
    CHECK(offers(board, board.placing(Blue, "V", -1, 1, "RRFF")));
    AbbeyPosition other = with_bridges();
    other.lay("B", 0, 1, "FFFF");
    lay_bridge(other, Red, 0, 1, EastWest);
    other.draw(Blue, "B");
    CHECK(other.why_not(other.placing(Blue, "B", -1, 1, "FFFF")) == Reason::side_mismatch);
    CHECK(offers(other, placing_bridged(other, "B", -1, 1, "FFFF", EastWest)));
    other.must(placing_bridged(other, "B", -1, 1, "FFFF", EastWest));
    CHECK(other.joined(other.road(0, 1, West), other.road(-1, 1, East)));
    CHECK(tiles_of(other, other.road(0, 1, West)) == 2);
    CHECK(broken_invariant(other.view()) == nullptr);
}

TEST_CASE("Example: a placement never uses two bridges", "[BCBEX-04][BRIDGE-PLACE-07]")
{
    AbbeyPosition board = with_bridges();
    board.lay("B", 0, 1, "FFFF").lay("U", 1, 0, "FRFR");
    board.draw(Red, "X");
    for (int span = 1; span <= 6; ++span) CHECK_FALSE(offers(board, placing_bridged(board, "X", 1, 1, "RRRR", span)));
    for (const Action& action : board.options()) CHECK(action.cell != Position::at(1, 1));
    // the side that still does not match is named
    const Verdict verdict = judged(board, placing_bridged(board, "X", 1, 1, "RRRR", beside(West)));
    CHECK(verdict.reason == Reason::side_mismatch);
    CHECK(verdict.cell == Position::at(1, 0));
    CHECK(verdict.side == North);
}

TEST_CASE("Example: the ends lie on field sides and face no field",
          "[BCBEX-05][BRIDGE-PLACE-02][BRIDGE-PLACE-05][BRIDGE-PLACE-08]")
{
    AbbeyPosition board = with_bridges();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(offers(board, bridging(board, 1, 0, NorthSouth)));
    CHECK_FALSE(offers(board, bridging(board, 1, 0, EastWest)));
    const Verdict verdict = judged(board, bridging(board, 1, 0, EastWest));
    CHECK(verdict.reason == Reason::bridge_needs_fields);
    CHECK(verdict.cell == Position::at(1, 0));
    CHECK(verdict.side == East);
    CHECK(verdict.mine == static_cast<i8>(SideKind::road));
    board.pass();
    board.turn(Blue, "B", 1, 1, "FFFF");
    CHECK_FALSE(offers(board, bridging(board, 1, 0, NorthSouth)));
    const Verdict faces = judged(board, bridging(board, 1, 0, NorthSouth));
    CHECK(faces.reason == Reason::bridge_faces_no_road);
    CHECK(faces.cell == Position::at(1, 1));
    CHECK(faces.side == South);
    CHECK(faces.mine == static_cast<i8>(SideKind::field));
}

TEST_CASE("Example: a road through a bridge is completed", "[BCBEX-06][BRIDGE-ROAD-01]")
{
    AbbeyPosition board = with_bridges();
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(0, 0, East));
    lay_bridged(board, Blue, "B", 1, 0, "FFFF", EastWest);
    board.turn_without(Green, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 7);
    CHECK(tiles_of(board, board.road(0, 0, East)) == 4);
}

TEST_CASE("Example: a tile that fits only with a bridge can be put away", "[BCBEX-23][BRIDGE-PLACE-09]")
{
    AbbeyPosition board = closed_board();
    board.draw(Red, "X");
    REQUIRE(board.step() == StepKind::place);
    CHECK(listed(board, ActionKind::place).empty());
    CHECK(offers(board, placing_bridged(board, "X", 1, -1, "RRRR", beside(South))));
    CHECK(offers(board, putting_away(board)));
    board.must(putting_away(board));
    CHECK(board.step() == StepKind::draw);
    CHECK_FALSE(board.drawn());
    CHECK(board.view().state.left(board.tile("X")) == 1);  // of two copies
    CHECK(board.supply(Red, kBridge) == 3);
    bool was_told = false;
    for (const Event& event : board.events())
        was_told = was_told || (event.kind == EventKind::tile_left && event.cause == Cause::bridge_declined);
    CHECK(was_told);
    board.must([&] {
        Action draw;
        draw.kind = ActionKind::draw;
        draw.seat = kNature;
        draw.tile = board.tile("B");
        return draw;
    }());
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Red);
    CHECK(board.why_not(putting_away(board)) == Reason::bridge_not_forced);
    CHECK(listed(board, ActionKind::discard).empty());
}

// ---- rules --------------------------------------------------------------------------------------------------------------

TEST_CASE("Without bridges in supply such a tile fits nowhere", "[BRIDGE-PLACE-09]")
{
    AbbeyPosition board = closed_board({pieces(kBridge, 0)});
    board.draw(Red, "X");
    CHECK(board.step() == StepKind::draw);
    CHECK_FALSE(board.drawn());
    bool fits_nowhere = false;
    for (const Event& event : board.events())
        fits_nowhere = fits_nowhere || (event.kind == EventKind::tile_left && event.cause == Cause::fits_nowhere);
    CHECK(fits_nowhere);
}

TEST_CASE("A tile that is put away can go back to the bag", "[BRIDGE-PLACE-12]")
{
    AbbeyPosition board = closed_board({option(Option::return_unplaceable_to_bag)});
    board.draw(Red, "X").must(putting_away(board));
    CHECK(board.view().state.aside(board.tile("X")) == 1);
    Action draw;
    draw.kind = ActionKind::draw;
    draw.seat = kNature;
    draw.tile = board.tile("B");
    board.must(draw);
    CHECK(board.view().state.aside(board.tile("X")) == 0);
    CHECK(board.view().state.left(board.tile("X")) == 2);
}

TEST_CASE("With a hand of three tiles no placement uses a bridge", "[BRIDGE-PLACE-13]")
{
    for (const bool has_hand : {false, true}) {
        std::vector<Choice> choices = {copies_of(Set::base, 2)};
        if (has_hand) choices.push_back(option(Option::hand_of_three_tiles));
        Position board(PositionSetup{2, {Set::base, Set::bridges_castles_bazaars}, choices});
        board.lay("A", -1, 0, "FRFF").lay("A", 1, 0, "FFFR");
        CHECK(can_be_placed(board.view(), board.tile("X")) == !has_hand);
        CHECK_FALSE(has_placement(board.view(), board.tile("X")));
    }
}

TEST_CASE("A seat builds one bridge in a part of its turn, in reach of the tile just placed",
          "[BRIDGE-PLACE-01][BRIDGE-PLACE-03][BRIDGE-PLACE-08][BCB-SEQ-01][BCB-SEQ-02]")
{
    AbbeyPosition board = with_bridges();
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    board.turn(Red, "U", 3, 0, "FRFR");
    CHECK(offers(board, bridging(board, 3, 0, NorthSouth)));
    CHECK(offers(board, bridging(board, 2, 0, NorthSouth)));
    const Verdict far = judged(board, bridging(board, 1, 0, NorthSouth));
    CHECK(far.reason == Reason::bridge_too_far);
    CHECK(far.cell == Position::at(3, 0));
    CHECK(board.why_not(bridging(board, 3, 1, NorthSouth)) == Reason::bridge_no_tile);
    CHECK(listed(board, ActionKind::span).size() == 2);
    board.must(bridging(board, 2, 0, NorthSouth));
    CHECK(board.supply(Red, kBridge) == 2);
    CHECK(board.step() == StepKind::act);  // the action is still to come
    CHECK(board.decider() == Red);
    CHECK(listed(board, ActionKind::span).empty());
    CHECK(board.why_not(bridging(board, 3, 0, NorthSouth)) == Reason::bridge_used);
    board.deploy(board.road(3, 0, East));
    CHECK(broken_invariant(board.view()) == nullptr);
    board.turn(Blue, "U", 4, 0, "FRFR");
    CHECK(offers(board, bridging(board, 3, 0, NorthSouth)));  // the right is renewed
    board.pass();
    board.turn(Green, "V", 2, -1, "FFRR");
    CHECK(board.why_not(bridging(board, 2, 0, NorthSouth)) == Reason::bridge_there);  // to the end of the game
    CHECK(board.why_not(bridging(board, 2, 0, EastWest)) == Reason::bridge_there);
    // a bridge placed with the tile is that of the part
    AbbeyPosition with_tile = with_bridges();
    with_tile.draw(Red, "B").must(placing_bridged(with_tile, "B", 1, 0, "FFFF", EastWest));
    CHECK(with_tile.step() == StepKind::act);
    CHECK(listed(with_tile, ActionKind::span).empty());
    CHECK(with_tile.why_not(bridging(with_tile, 1, 0, NorthSouth)) == Reason::bridge_used);
}

TEST_CASE("An option keeps free bridges on the tile just placed", "[BRIDGE-PLACE-08]")
{
    AbbeyPosition board = with_bridges(3, {option(Option::bridge_only_on_placed_tile)});
    board.lay("U", 1, 0, "FRFR");
    board.turn(Red, "U", 2, 0, "FRFR");
    CHECK(offers(board, bridging(board, 2, 0, NorthSouth)));
    CHECK(board.why_not(bridging(board, 1, 0, NorthSouth)) == Reason::bridge_only_on_placed);
    CHECK(listed(board, ActionKind::span).size() == 1);
    // a needed bridge can lie on a neighbour all the same
    AbbeyPosition other = with_bridges(3, {option(Option::bridge_only_on_placed_tile)});
    other.lay("B", 0, 1, "FFFF");
    other.draw(Red, "U");
    CHECK(offers(other, placing_bridged(other, "U", 1, 1, "FRFR", beside(West))));
}

TEST_CASE("A tile that fits without a bridge is placed without one", "[BRIDGE-PLACE-06]")
{
    AbbeyPosition board = with_bridges();
    board.draw(Red, "B");
    CHECK(board.why_not(placing_bridged(board, "B", 0, 1, "FFFF", EastWest)) == Reason::bridge_not_needed);
    CHECK(board.why_not(placing_bridged(board, "B", 0, 0, "FFFF", EastWest)) == Reason::cell_taken);
    CHECK(board.why_not(placing_bridged(board, "B", 5, 5, "FFFF", EastWest)) == Reason::touches_nothing);
    CHECK(board.why_not(placing_bridged(board, "A", 1, 0, "FFFR", EastWest)) == Reason::wrong_tile);
    CHECK(board.why_not(placing_bridged(board, "B", 1, 0, "FFFF", beside(East))) == Reason::bridge_no_tile);
    CHECK(board.why_not(placing_bridged(board, "B", 1, 0, "FFFF", beside(West))) == Reason::bridge_needs_fields);
    CHECK(board.why_not(placing_bridged(board, "B", 0, -1, "FFFF", NorthSouth)) == Reason::bridge_faces_no_road);
    Verdict verdict = judged(board, placing_bridged(board, "B", 0, -1, "FFFF", NorthSouth));
    CHECK(verdict.cell == Position::at(0, 0));
    CHECK(verdict.side == South);
    CHECK(verdict.mine == static_cast<i8>(SideKind::city));
    // the far end of a bridge on a neighbour, and its near end
    board.must(board.placing(Red, "B", 0, 1, "FFFF")).pass();
    board.lay("B", -1, 1, "FFFF");
    board.draw(Blue, "U");
    verdict = judged(board, placing_bridged(board, "U", 1, 1, "FRFR", beside(West)));
    CHECK(verdict.reason == Reason::bridge_faces_no_road);
    CHECK(verdict.cell == Position::at(-1, 1));
    verdict = judged(board, placing_bridged(board, "U", 1, 1, "RFRF", beside(West)));
    CHECK(verdict.reason == Reason::bridge_not_needed);
}

TEST_CASE("A bridge crosses cities, roads, monasteries and figures, and is joined to no road below",
          "[BRIDGE-PLACE-04][BRIDGE-ROAD-02][BRIDGE-CITY-01]")
{
    AbbeyPosition board = with_bridges();
    board.lay("G", 0, -1, "CFCF").put(Red, board.city(0, -1, South));
    const FeatureFacts city = board.feature(board.city(0, -1, South));
    lay_bridge(board, Red, 0, -1, EastWest);
    CHECK(board.feature(board.city(0, -1, South)).open == city.open);
    CHECK(board.feature(board.city(0, -1, South)).feature.tiles == city.feature.tiles);
    CHECK(board.feature(board.city(0, -1, South)).leaders == 1u << Red);
    CHECK(board.view().rules.tiles.segment(board.view().state.placed(tile_on(board, 0, -1)).tile, 3).links == 0);
    board.lay("U", 1, 0, "FRFR").put(Blue, board.road(1, 0, East));
    CHECK(tiles_of(board, board.road(1, 0, East)) == 2);
    board.lay("B", 0, 1, "FFFF").put(Green, board.monastery(0, 1));
    lay_bridge(board, Blue, 0, 1, EastWest);
    CHECK(tiles_of(board, board.road(0, 1, East)) == 1);
    CHECK(open_of(board, board.road(0, 1, East)) == 2);
    CHECK_FALSE(board.joined(board.road(0, 1, East), board.road(0, 0, East)));
    CHECK(board.feature(board.monastery(0, 1)).open == 6);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A tile counts once for a road that crosses itself by a bridge", "[BRIDGE-ROAD-01][BRIDGE-ROAD-02]")
{
    AbbeyPosition board = with_bridges();
    board.lay("U", 1, 0, "FRFR");
    lay_bridge(board, Red, 1, 0, NorthSouth);
    CHECK_FALSE(board.joined(board.road(1, 0, East), board.road(1, 0, North)));
    board.lay("V", 2, 0, "RFFR").lay("V", 2, -1, "FFRR").lay("V", 1, -1, "FRRF");
    CHECK(board.joined(board.road(1, 0, East), board.road(1, 0, North)));
    CHECK(tiles_of(board, board.road(0, 0, East)) == 5);
    CHECK(open_of(board, board.road(0, 0, East)) == 2);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A thief stands on a bridge of the tile just placed, if its road is free", "[BRIDGE-ROAD-04]")
{
    AbbeyPosition board = with_bridges();
    board.lay("U", 1, 0, "FRFR");
    board.turn(Red, "U", 2, 0, "FRFR");
    board.must(bridging(board, 1, 0, NorthSouth));
    CHECK(board.why_not(board.deploying(board.road(1, 0, North))) == Reason::not_last_tile);
    board.pass();
    board.turn(Blue, "U", 3, 0, "FRFR");
    Action on_bridge = board.deploying(board.road(3, 0, East));
    on_bridge.segment = 3;
    CHECK(board.why_not(on_bridge) == Reason::no_such_segment);  // no bridge yet
    board.must(bridging(board, 3, 0, NorthSouth));
    CHECK(offers(board, board.deploying(board.road(3, 0, North))));
    board.deploy(board.road(3, 0, North));
    CHECK(board.feature(board.road(3, 0, South)).leaders == 1u << Blue);
    board.turn(Green, "V", 3, -1, "FFRR");
    CHECK(board.why_not(board.deploying(board.road(3, -1, South))) == Reason::occupied);
}

TEST_CASE("A bridge divides and closes no field", "[BRIDGE-FIELD-01][HS-INT-08]")
{
    AbbeyPosition board = with_bridges();
    board.lay("B", 0, 1, "FFFF");
    const FeatureFacts before = board.feature(board.field(0, 1, 0));
    lay_bridge(board, Red, 0, 1, EastWest);
    const FeatureFacts after = board.feature(board.field(0, 1, 0));
    CHECK(after.open == before.open);
    CHECK(after.feature.tiles == before.feature.tiles);
    board.lay("U", 1, 1, "FRFR");
    CHECK(board.joined(board.field(1, 1, 0), board.field(0, 1, 2)));
    CHECK(board.joined(board.field(1, 1, 0), board.field(1, 1, 4)));  // round the end of the bridge
}

TEST_CASE("Only tiles with a road fit at the ends of a bridge", "[BRIDGE-ROAD-03]")
{
    AbbeyPosition board = with_bridges();
    board.lay("B", 0, 1, "FFFF");
    board.draw(Red, "U");
    const std::size_t before = listed(board, ActionKind::place).size();
    AbbeyPosition bridged = with_bridges();
    bridged.lay("B", 0, 1, "FFFF");
    lay_bridge(bridged, Red, 0, 1, EastWest);
    bridged.draw(Red, "U");
    CHECK(listed(bridged, ActionKind::place).size() == before);  // turned by a quarter on two cells
    CHECK(bridged.why_not(bridged.placing(Red, "U", 1, 1, "RFRF")) == Reason::side_mismatch);
    CHECK(bridged.why_not(bridged.placing(Red, "U", 1, 1, "FRFR")) == Reason::none);
}

TEST_CASE("Outside a table is empty space", "[BRIDGE-PLACE-10]")
{
    const std::vector<Choice> table = {option(Option::bounded_table), option(Option::table_max_x, 1),
                                       option(Option::table_max_y, 2)};
    AbbeyPosition board = with_bridges(2, table);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(offers(board, bridging(board, 1, 0, NorthSouth)));
    board.pass();
    board.turn(Blue, "B", 1, 1, "FFFF");
    CHECK(offers(board, bridging(board, 1, 1, EastWest)));
    board.must(bridging(board, 1, 1, EastWest));
    CHECK(open_of(board, board.road(1, 1, East)) == 2);
    // and where the edge completes features, it closes the road
    std::vector<Choice> closing = table;
    closing.push_back(option(Option::table_edge_completes));
    AbbeyPosition edge = with_bridges(2, closing);
    edge.turn(Red, "U", 1, 0, "FRFR").pass();
    edge.turn(Blue, "B", 1, 1, "FFFF").must(bridging(edge, 1, 1, EastWest));
    CHECK(open_of(edge, edge.road(1, 1, East)) == 1);
    CHECK(broken_invariant(edge.view()) == nullptr);
}

TEST_CASE("A bridge that the edge closes at both ends is completed at once, on either tile",
          "[BRIDGE-PLACE-08][BRIDGE-PLACE-10][HOUSE-TABLE-02]")
{
    const std::vector<Choice> column = {option(Option::bounded_table),  option(Option::table_min_x, 0),
                                        option(Option::table_max_x, 0), option(Option::table_min_y, -4),
                                        option(Option::table_max_y, 4), option(Option::table_edge_completes)};
    for (const int y : {1, 2}) {  // on the tile beside the one just placed, and on that one
        AbbeyPosition board = with_bridges(2, column);
        board.turn(Red, "B", 0, 1, "FFFF").pass();
        board.turn(Blue, "B", 0, 2, "FFFF");
        board.must(bridging(board, 0, y, EastWest));
        CHECK(tiles_of(board, board.road(0, y, East)) == 1);
        CHECK(open_of(board, board.road(0, y, East)) == 0);
        board.pass();
        REQUIRE(completed_roads(board).size() == 1);
        CHECK(completed_roads(board)[0] == Position::at(0, y));
        CHECK(broken_invariant(board.view()) == nullptr);
        // and it is not completed again by a later part
        board.turn(Red, "B", 0, 3, "FFFF").pass();
        CHECK(completed_roads(board).size() == 1);
    }
}

TEST_CASE("A tile with as many segments as a tile can have takes no bridge", "[BRIDGE-PLACE-11]")
{
    const AbbeyPosition board = with_bridges();
    TileDef def = board.view().rules.tiles.def(board.tile("B"));
    CHECK(has_room_for_span(def, 0));
    def.segments = kMaxSegments - 1;
    CHECK(has_room_for_span(def, 0));
    def.segments = kMaxSegments;
    CHECK_FALSE(has_room_for_span(def, 0));
    CHECK_FALSE(has_room_for_span(def));
}
