// SPDX-License-Identifier: MIT
// Little Buildings: the shares of the seats, where they stand, and what they add to which scoring.
#include <vector>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Counts = std::vector<int>;

constexpr PieceKind kTower = PieceKind::little_tower;
constexpr PieceKind kHouse = PieceKind::little_house;
constexpr PieceKind kShed = PieceKind::little_shed;

AbbeyPosition buildings(bool has_values = false, std::vector<Set> more = {}, int seats = 3)
{
    std::vector<Set> sets = {Set::base, Set::little_buildings};
    sets.insert(sets.end(), more.begin(), more.end());
    std::vector<Choice> choices = {copies_of(Set::base, 2), with(Option::any_seat_count)};
    if (has_values) choices.push_back(with(Option::little_buildings_values));
    return AbbeyPosition(std::move(choices), seats, std::move(sets));
}

Counts shares(int seats, bool has_values)
{
    const AbbeyPosition board = buildings(has_values, {}, seats);
    return {board.supply(Red, kTower), board.supply(Red, kHouse), board.supply(Red, kShed)};
}

Action building(const Position& board, int x, int y, PieceKind kind)
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = board.decider();
    action.cell = Position::at(x, y);
    action.segment = kOnTile;
    action.piece_kind = static_cast<u16>(kind);
    return action;
}

/// Puts a building of a seat on a tile, outside of any turn.
template <class Board>
void put_building(Board& board, int seat, int x, int y, PieceKind kind = kShed)
{
    Play play = board.play();
    moves::relocate(play, piece_in_supply(play, seat, kind), PiecePlace::on_tile(tile_on(board, x, y)), Cause::none);
}

Counts points(const Position& board) { return {board.score(Red), board.score(Blue), board.score(Green)}; }

/// D(0,0) and N(0,-1) with Red's knight: E(1,-1) completes the city of three tiles.
template <class Board>
void lay_city(Board& board)
{
    board.lay("N", 0, -1, "FCCF");
    board.put(Red, board.city(0, -1, South));
}

}  // namespace

TEST_CASE("Example of the shares", "[LBEX-01][LB-SETUP-01][LB-SETUP-02]")
{
    CHECK(shares(1, false) == Counts{6, 6, 6});
    CHECK(shares(2, false) == Counts{3, 3, 3});
    CHECK(shares(3, false) == Counts{2, 2, 2});
    CHECK(shares(4, false) == Counts{2, 1, 1});
    CHECK(shares(5, false) == Counts{1, 1, 1});
    CHECK(shares(6, false) == Counts{1, 1, 1});
    CHECK(shares(8, false) == Counts{1, 1, 0});
    CHECK(shares(4, true) == Counts{1, 1, 1});
    CHECK(shares(2, true) == Counts{3, 3, 3});
    CHECK(shares(8, true) == Counts{0, 0, 0});
}

TEST_CASE("A building is put on the tile just placed instead of a figure", "[LB-PLACE-01][LB-PLACE-02]")
{
    AbbeyPosition board = buildings();
    board.turn(Red, "E", 0, -1, "FFCF");
    for (const PieceKind kind : {kTower, kHouse, kShed}) CHECK(offers(board, building(board, 0, -1, kind)));
    CHECK(board.why_not(building(board, 0, 0, kShed)) == Reason::not_last_tile);
    CHECK(board.why_not(board.deploying(board.city(0, -1, South), kShed)) == Reason::wrong_segment);
    board.must(building(board, 0, -1, kHouse));
    CHECK(board.step() == StepKind::draw);  // no figure beside it
    CHECK(board.supply(Red, kHouse) == 1);
    CHECK(cell_of_piece(board, board.view().rules.first_piece(Red, kHouse)) == Position::at(0, -1));
    const std::vector<Event> moved = board.moves_for({Cause::deployed});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].piece_kind == kHouse);
    CHECK(moved[0].spot == Spot::tile);
    CHECK(moved[0].cell == Position::at(0, -1));
}

TEST_CASE("A seat without buildings is offered none", "[LB-PLACE-01]")
{
    AbbeyPosition board = buildings(false, {}, 6);
    put_building(board, Red, 0, 0, kHouse);
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK_FALSE(offers(board, building(board, 0, -1, kHouse)));
    CHECK(board.why_not(building(board, 0, -1, kHouse)) == Reason::supply_empty);
    CHECK(offers(board, building(board, 0, -1, kShed)));
}

TEST_CASE("Example of a city with a building of another seat", "[LBEX-02][LB-SCORE-01][LB-SCORE-04]")
{
    AbbeyPosition board = buildings();
    lay_city(board);
    board.turn(Blue, "E", 1, -1, "FFFC");
    board.must(building(board, 1, -1, kShed));
    CHECK(points(board) == Counts{7, 0, 0});

    AbbeyPosition valued = buildings(true);
    lay_city(valued);
    valued.turn(Blue, "E", 1, -1, "FFFC");
    valued.must(building(valued, 1, -1, kTower));
    CHECK(points(valued) == Counts{9, 0, 0});
}

TEST_CASE("Example of a monk with two buildings around", "[LBEX-03][LB-SCORE-01]")
{
    AbbeyPosition board = buildings();
    board.lay("B", 0, 1, "FFFF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
    board.lay("B", 0, 2, "FFFF").lay("E", -1, 2, "FFFC").put(Red, board.monastery(0, 1));
    put_building(board, Blue, 1, 0);
    put_building(board, Green, 0, 1, kTower);  // on its own tile
    put_building(board, Green, 0, 0, kHouse);
    board.turn_without(Blue, "B", 1, 2, "FFFF");
    CHECK(points(board) == Counts{9 + 3, 0, 0});
}

TEST_CASE("Two buildings around a monastery add two points", "[LBEX-03]")
{
    AbbeyPosition board = buildings();
    board.lay("B", 0, 1, "FFFF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
    board.lay("B", 0, 2, "FFFF").lay("E", -1, 2, "FFFC").put(Red, board.monastery(0, 1));
    put_building(board, Blue, 1, 0);
    board.turn(Blue, "B", 1, 2, "FFFF");
    board.must(building(board, 1, 2, kShed));
    CHECK(points(board) == Counts{11, 0, 0});
}

TEST_CASE("Each kind adds its own value", "[LB-SCORE-04]")
{
    AbbeyPosition board = buildings(true);
    lay_city(board);
    put_building(board, Red, 0, 0, kHouse);
    put_building(board, Blue, 0, -1, kTower);
    board.turn(Blue, "E", 1, -1, "FFFC");
    board.must(building(board, 1, -1, kShed));
    CHECK(points(board) == Counts{6 + 3 + 2 + 1, 0, 0});
    CHECK(board.points_for(Red, Reward::little_buildings) == 6);
}

TEST_CASE("Tied seats get the points of buildings each, others none", "[LB-SCORE-01]")
{
    AbbeyPosition board = buildings();
    lay_city(board);
    board.put(Blue, board.city(0, 0, North));
    put_building(board, Green, 0, 0);
    board.turn_without(Green, "E", 1, -1, "FFFC");
    CHECK(points(board) == Counts{7, 7, 0});
}

TEST_CASE("Buildings add to unfinished features and to fields without cities at the end", "[LB-SCORE-03]")
{
    AbbeyPosition board = buildings();
    board.put(Red, board.road(0, 0, East)).put(Blue, board.field(0, 0, 4)).put(Green, board.city(0, 0, North));
    put_building(board, Green, 0, 0);
    board.end();
    CHECK(points(board) == Counts{1 + 1, 1, 1 + 1});
}

TEST_CASE("The points of buildings are added after those of an inn", "[LB-SCORE-02]")
{
    AbbeyPosition board = buildings(false, {Set::inns_cathedrals});
    board.lay("IC02", 1, 0, "FRFR").lay("A", 2, 0, "FFFR");
    board.put(Red, board.road(0, 0, East));
    put_building(board, Blue, 1, 0);
    board.turn_without(Green, "A", -1, 0, "FRFF");
    CHECK(points(board) == Counts{2 * 4 + 1, 0, 0});

    AbbeyPosition unfinished = buildings(false, {Set::inns_cathedrals});
    unfinished.lay("IC02", 1, 0, "FRFR").put(Red, unfinished.road(0, 0, East));
    put_building(unfinished, Blue, 1, 0);
    unfinished.end();
    CHECK(points(unfinished) == Counts{0 + 1, 0, 0});
}

TEST_CASE("A pig counts before buildings", "[LB-SCORE-02][LB-INT-04]")
{
    AbbeyPosition board = buildings(false, {Set::traders_builders});
    board.lay("E", 0, -1, "FFCF");
    board.put(Red, board.field(0, -1, 0)).put(Red, board.field(0, -1, 0), PieceKind::pig);
    put_building(board, Blue, 0, -1);
    board.end();
    CHECK(points(board) == Counts{3 + 1 + 1, 0, 0});
}

TEST_CASE("Buildings add to fields scored by a barn and to the barn", "[INT-LB-BARN-01]")
{
    AbbeyPosition board = buildings(false, {Set::abbey_mayor});
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF");
    board.put(Blue, board.monastery(0, 1));  // stays out of the field
    board.put(Red, board.field(0, 1, 0));
    put_building(board, Green, 0, 1);
    board.turn(Blue, "U", 1, 0, "FRFR");
    board.barn(1, 0, SouthWest);
    CHECK(points(board) == Counts{1, 0, 0});  // no city, one building
    board.end();
    CHECK(board.points_for(Blue, Reward::little_buildings) == 1 + 1);  // of the field, and of the monastery
}

TEST_CASE("A building is no figure, and nothing takes it", "[LB-INT-01][LB-PLACE-02]")
{
    AbbeyPosition board = buildings(false, {Set::festival, Set::tower});
    board.lay("T12", 0, 1, "FFFF");
    put_building(board, Red, 0, 1);
    put_building(board, Blue, 0, 0);
    board.turn(Red, "FE04", 0, -1, "FFCR");
    CHECK(listed(board, ActionKind::take).empty());
    Action taking;
    taking.kind = ActionKind::take;
    taking.seat = Red;
    taking.piece = board.view().rules.first_piece(Red, kShed).raw;
    taking.cause = static_cast<i32>(Cause::festival_returned);
    CHECK(board.why_not(taking) == Reason::not_on_board);
    Action raising = board.deploying(board.segment(0, 1, 1), PieceKind::tower_piece);
    REQUIRE(offers(board, raising));  // a building does not hinder a tower
    board.must(raising);
    CHECK(listed(board, ActionKind::take).empty());
}

TEST_CASE("A building may stand on an abbey", "[LB-INT-02]")
{
    AbbeyPosition board = buildings(false, {Set::abbey_mayor});
    board.lay("B", 0, 1, "FFFF").lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("B", 2, 1, "FFFF");
    board.lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF");
    board.turn_with_abbey(Red, 1, 1);
    CHECK(offers(board, building(board, 1, 1, kShed)));
    board.must(building(board, 1, 1, kShed));
    CHECK(board.supply(Red, kShed) == 1);
}

TEST_CASE("A phantom may follow a building", "[LB-INT-03]")
{
    AbbeyPosition board = buildings(false, {Set::phantom});
    board.turn(Red, "E", 0, -1, "FFCF");
    board.must(building(board, 0, -1, kShed));
    CHECK(board.step() == StepKind::phantom);
}

TEST_CASE("A castle copies the value of a feature with its buildings", "[LB-SCORE-05]")
{
    AbbeyPosition board = buildings(false, {Set::bridges_castles_bazaars});
    lay_castle(board);
    lay_half_road(board);
    put_building(board, Blue, -1, 0);
    put_building(board, Blue, 0, -1);  // on the castle itself, which is worth nothing of its own
    CHECK(board.feature(board.segment(0, -1, 0)).points_complete == 0);
    board.turn_without(Green, "W", 1, 0, "FRRR");
    CHECK(board.score(Red) == 3 + 1);
}
