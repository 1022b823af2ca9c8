// SPDX-License-Identifier: MIT
// The Flying Machines: who flies, how far and whereto, and where a follower lands; and how they meet other boxes.
#include <algorithm>
#include <vector>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/big_top/big_top_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/count_city/city_position.hpp"
#include "boxes/flying_machines/tiles.hpp"
#include "boxes/monasteries/monasteries_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "game/sampling.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

AbbeyPosition fliers(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    std::vector<Set> sets = {Set::base, Set::flying_machines};
    sets.insert(sets.end(), more.begin(), more.end());
    choices.push_back(copies_of(Set::base, 2));
    return AbbeyPosition(std::move(choices), 3, std::move(sets));
}

Action flying(const Position& board, PieceKind kind = PieceKind::follower)
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = board.decider();
    action.cell = cell_of(board.view().state.placed(board.view().state.header().last));
    action.segment = kOnTile;
    action.piece_kind = static_cast<u16>(kind);
    return action;
}

Action rolling(int spaces)
{
    Action action;
    action.kind = ActionKind::draw_token;
    action.seat = kNature;
    action.piece_kind = static_cast<u16>(static_cast<int>(PieceKind::flight_1) + spaces - 1);
    return action;
}

/// The waiting flier.
PieceId flier(const Position& board)
{
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        if (piece.spot == Spot::tile && PlacedId(piece.at) == board.view().state.header().last) return PieceId(i);
    }
    throw std::logic_error("nobody flies");
}

Action landing(const Position& board, NodeId segment)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.cell = cell_of(board.view().state, segment);
    action.segment = segment_index(board.view().state, segment);
    action.piece = flier(board).raw;
    return action;
}

template <class Board>
void fly(Board& board, int spaces, PieceKind kind = PieceKind::follower)
{
    board.must(flying(board, kind));
    REQUIRE(board.step() == StepKind::flier_roll);
    board.must(rolling(spaces));
}

std::vector<Cell> landings(const Position& board)
{
    std::vector<Cell> cells;
    for (const Action& action : board.options()) cells.push_back(action.cell);
    return cells;
}

int count_on(const Position& board, NodeId segment, int seat)
{
    int count = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        count += piece.owner == seat && piece.spot == Spot::segment && board.joined(NodeId(piece.at), segment);
    }
    return count;
}

/// D(0,0), U(1,0) with Blue's thief, U(2,0), and Red's FL_E on (3,0), which points west.
AbbeyPosition on_a_road(std::vector<Set> more = {})
{
    AbbeyPosition board = fliers(std::move(more));
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    board.put(Blue, board.road(1, 0, East));
    board.turn(Red, "FL_E", 3, 0, "FRFR");
    return board;
}

/// D(0,0), B(0,1) with Blue's monk, B(0,2), and Red's FL_B on (0,3), turned to the north.
AbbeyPosition in_a_column()
{
    AbbeyPosition board = fliers();
    board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.put(Blue, board.monastery(0, 1));
    board.draw(Red, "FL_B");
    Action action = board.placing(Red, "FL_B", 0, 3, "FFFF");
    action.rotation = 1;
    board.must(action);
    return board;
}

}  // namespace

TEST_CASE("Eight tiles with flying machines, and a die of six faces", "[FLIER-COMP-01]")
{
    CHECK(drawn_tiles(kFlyingMachinesTiles) == 8);
    AbbeyPosition board = on_a_road();
    board.must(flying(board));
    std::vector<std::pair<int, int>> faces;
    for (const Action& action : board.options()) faces.emplace_back(action.piece_kind, static_cast<int>(weight_of(action)));
    const int first = static_cast<int>(PieceKind::flight_1);
    REQUIRE(faces.size() == 3);
    for (int i = 0; i < 3; ++i) CHECK(faces[static_cast<std::size_t>(i)] == std::pair(first + i, faces[0].second));
}

TEST_CASE("A machine points west or north-west, and turns with its tile", "[FLIER-COMP-02][FLIER-02]")
{
    const std::pair<const char*, bool> types[] = {{"FL_A", true},  {"FL_B", false}, {"FL_C", true},  {"FL_D", false},
                                                  {"FL_E", false}, {"FL_F", true},  {"FL_G", false}, {"FL_H", false}};
    const AbbeyPosition any = fliers();
    for (const auto& [name, is_slanting] : types) {
        const TileDef& def = any.view().rules.tiles.def(any.tile(name));
        CHECK(has_mark(def, kWholeTile, is_slanting ? Mark::flier_nw : Mark::flier));
    }
    // A monastery on each of the eight spaces around (0,2); the machine on it finds one of them with a roll of 1.
    const Cell straight[] = {{-1, 2}, {0, 1}, {1, 2}, {0, 3}};
    const Cell slanting[] = {{-1, 1}, {1, 1}, {1, 3}, {-1, 3}};
    for (const bool is_slanting : {false, true})
        for (int rotation = 0; rotation < 4; ++rotation) {
            AbbeyPosition board = fliers();
            board.lay("B", 0, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 2, "FFFF");
            board.lay("B", 1, 2, "FFFF").lay("B", -1, 3, "FFFF").lay("B", 1, 3, "FFFF").lay("B", 0, 3, "FFFF");
            const char* const name = is_slanting ? "FL_A" : "FL_B";
            board.draw(Red, name);
            Action action = board.placing(Red, name, 0, 2, "FFFF");
            action.rotation = static_cast<u8>(rotation);
            board.must(action);
            fly(board, 1);
            CHECK(landings(board) == std::vector<Cell>{(is_slanting ? slanting : straight)[rotation]});
        }
}

TEST_CASE("Example of a flight along a road", "[FLIEREX-01][FLIER-01][FLIER-02][FLIER-03]")
{
    SECTION("Two spaces")
    {
        AbbeyPosition board = on_a_road();
        fly(board, 2);
        REQUIRE(board.step() == StepKind::flier_land);
        CHECK(board.decider() == Red);
        board.must(landing(board, board.road(1, 0, East)));
        CHECK(count_on(board, board.road(1, 0, East), Red) == 1);
        CHECK(count_on(board, board.road(1, 0, East), Blue) == 1);
        CHECK(board.feature(board.road(1, 0, East)).feature.tiles == 4);
        CHECK(board.feature(board.road(1, 0, East)).leaders == (1u << Red | 1u << Blue));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Red) == 6);
    }
    SECTION("Three spaces")
    {
        AbbeyPosition board = on_a_road();
        fly(board, 3);
        CHECK(landings(board) == std::vector<Cell>{Position::at(0, 0), Position::at(0, 0)});  // city and road
        CHECK(board.why_not(landing(board, board.field(0, 0, 2))) == Reason::wrong_segment);
        board.must(landing(board, board.city(0, 0, North)));
        CHECK(board.feature(board.city(0, 0, North)).leaders == 1u << Red);
    }
}

TEST_CASE("Example of a flight to monasteries", "[FLIEREX-02][FLIER-03][FLIER-12]")
{
    SECTION("One space")
    {
        AbbeyPosition board = in_a_column();
        fly(board, 1);
        board.must(landing(board, board.monastery(0, 2)));
        CHECK(board.feature(board.monastery(0, 2)).leaders == 1u << Red);
    }
    SECTION("Two spaces: monks share the monastery")
    {
        AbbeyPosition board = in_a_column();
        fly(board, 2);
        board.must(landing(board, board.monastery(0, 1)));
        board.end();
        CHECK(board.score(Red) == 3);
        CHECK(board.score(Blue) == 3);
    }
    SECTION("Three spaces")
    {
        AbbeyPosition board = in_a_column();
        fly(board, 3);
        CHECK(landings(board).size() == 2);
    }
}

TEST_CASE("Example of flights to empty spaces", "[FLIEREX-03][FLIER-06]")
{
    for (int spaces = 1; spaces <= 3; ++spaces) {
        AbbeyPosition board = fliers();
        board.turn(Red, "FL_B", 0, 1, "FFFF");
        fly(board, spaces);
        CHECK(board.supply(Red) == 7);
        REQUIRE(board.moves_for({Cause::flier_returned}).size() == 1);
        CHECK(board.step() == StepKind::draw);  // no other placing in this part
    }
}

TEST_CASE("A flight is instead of placing a follower, and the follower must land", "[FLIER-01][FLIER-03]")
{
    AbbeyPosition board = on_a_road();
    CHECK(board.why_not(flying(board)) == Reason::none);
    CHECK(board.why_not(board.deploying(board.field(3, 0, 0))) == Reason::none);
    fly(board, 3);
    CHECK(board.why_not(board.passing()) == Reason::flier_must_land);
    Action elsewhere = landing(board, board.road(2, 0, East));
    CHECK(board.why_not(elsewhere) == Reason::flier_elsewhere);
    elsewhere = landing(board, board.road(0, 0, East));
    elsewhere.piece = static_cast<u16>(elsewhere.piece + 1);
    CHECK(board.why_not(elsewhere) == Reason::not_this_piece);

    AbbeyPosition plain = fliers();
    plain.turn(Red, "U", 1, 0, "FRFR");
    CHECK(plain.why_not(flying(plain)) == Reason::flier_none);
}

TEST_CASE("Nobody lands in a field, on a tower or in a castle", "[FLIER-04][INT-FLIER-TOWER-01][INT-FLIER-BARN-01]")
{
    Position board({.seats = 2, .sets = {Set::base, Set::tower, Set::flying_machines}});
    board.lay("T12", 0, 1, "FFFF");
    board.turn(Red, "FL_B", 1, 1, "FFFF");
    fly(board, 1);
    CHECK(board.supply(Red) == 7);  // a foundation and a field

    AbbeyPosition castle = fliers({Set::bridges_castles_bazaars});
    lay_castle(castle, Blue);
    castle.turn(Red, "FL_B", 1, -1, "FFFF");
    fly(castle, 1);
    CHECK(castle.supply(Red) == 7);
}

TEST_CASE("Nobody lands on the tile of the dragon", "[FLIER-04]")
{
    Position board(dragons(3, {}, {Set::flying_machines}));
    board.lay("B", 0, 1, "FFFF");
    put_dragon(board, 0, 1);
    board.turn(Red, "FL_B", 1, 1, "FFFF");
    fly(board, 1);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Nobody lands inside the City", "[COUNT-INT-10][FLIER-04]")
{
    AbbeyPosition board = city({}, {Set::flying_machines});
    board.draw(Red, "FL_B");
    Action action = board.placing(Red, "FL_B", -1, -2, "FFFF");
    action.rotation = 3;  // to the south
    board.must(action);
    fly(board, 2);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A feature that the tile just placed finished is no landing place", "[FLIER-05]")
{
    AbbeyPosition board = fliers();
    board.lay("A", 1, 0, "FFFR").lay("B", 0, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", -2, 1, "FFFF").lay("W", -2, 0, "RRFR");
    board.draw(Red, "FL_E");
    Action action = board.placing(Red, "FL_E", -1, 0, "FRFR");
    action.rotation = 2;  // to the east
    board.must(action);
    fly(board, 1);
    CHECK(landings(board).size() == 1);  // D's city; its road is complete
    CHECK(board.why_not(landing(board, board.road(0, 0, East))) == Reason::feature_complete);
    board.must(landing(board, board.city(0, 0, North)));
}

TEST_CASE("A mayor lands only in a city and returns without one", "[INT-MAYOR-FLIER-01][FLIER-06][FLIER-07]")
{
    AbbeyPosition city_there = on_a_road({Set::abbey_mayor});
    fly(city_there, 3, PieceKind::mayor);
    CHECK(landings(city_there).size() == 1);
    city_there.must(landing(city_there, city_there.city(0, 0, North)));
    CHECK(city_there.supply(Red, PieceKind::mayor) == 0);

    AbbeyPosition none = on_a_road({Set::abbey_mayor});
    fly(none, 2, PieceKind::mayor);
    CHECK(none.supply(Red, PieceKind::mayor) == 1);
}

TEST_CASE("Large followers and wagons fly, an abbot to monasteries and gardens", "[FLIER-07]")
{
    AbbeyPosition wagon = on_a_road({Set::abbey_mayor, Set::inns_cathedrals});
    CHECK(wagon.why_not(flying(wagon, PieceKind::large_follower)) == Reason::none);
    fly(wagon, 2, PieceKind::wagon);
    wagon.must(landing(wagon, wagon.road(1, 0, East)));

    AbbeyPosition abbot = fliers({Set::abbot});
    abbot.lay("B", 0, 1, "FFFF").lay("E_g", -1, 1, "CFFF");
    abbot.turn(Red, "FL_B", 1, 1, "FFFF");
    fly(abbot, 2, kAbbot);
    CHECK(landings(abbot).size() == 1);
    abbot.must(landing(abbot, garden(abbot, -1, 1)));
}

TEST_CASE("With a phantom only one of the two figures flies", "[FLIER-08]")
{
    AbbeyPosition board = on_a_road({Set::phantom});
    fly(board, 2);
    board.must(landing(board, board.road(1, 0, East)));
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.why_not(flying(board, PieceKind::phantom)) == Reason::flier_used);
    board.pass();

    AbbeyPosition second = on_a_road({Set::phantom});
    second.deploy(second.field(3, 0, 0));
    REQUIRE(second.step() == StepKind::phantom);
    CHECK(second.why_not(flying(second)) == Reason::wrong_piece_kind);
    fly(second, 2, PieceKind::phantom);
    second.must(landing(second, second.road(1, 0, East)));
    CHECK(second.supply(Red, PieceKind::phantom) == 0);
}

TEST_CASE("Builders, pigs and shepherds do not fly, and a flown follower supports a builder later",
          "[FLIER-09][INT-FLIER-BUILDER-01]")
{
    AbbeyPosition board = on_a_road({Set::traders_builders, Set::hills_sheep, Set::abbey_mayor});
    for (const PieceKind kind : {PieceKind::builder, PieceKind::pig, PieceKind::shepherd})
        CHECK(board.why_not(flying(board, kind)) == Reason::flier_followers_only);
    fly(board, 2);
    board.must(landing(board, board.road(1, 0, East)));
    board.turn(Red, "U", 4, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(4, 0, East), PieceKind::builder)) == Reason::none);
}

TEST_CASE("After the turn nobody stands on a machine", "[FLIER-10]")
{
    AbbeyPosition board = on_a_road();
    fly(board, 2);
    CHECK(piece_at(board, flier(board)).spot == Spot::tile);
    board.must(landing(board, board.road(1, 0, East)));
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) CHECK(piece_at(board, PieceId(i)).spot != Spot::tile);
    board.turn(Blue, "U", 4, 0, "FRFR");
    CHECK(board.why_not(flying(board)) == Reason::flier_none);
}

TEST_CASE("A flight beyond the edge of the table finds no tile", "[FLIER-11]")
{
    AbbeyPosition board = fliers({}, {with(Option::bounded_table),
                                      {static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::table_max_x), 3},
                                      {static_cast<i32>(ChoiceKind::option), static_cast<i32>(Option::table_max_y), 3}});
    board.turn(Red, "FL_B", 0, 1, "FFFF");
    fly(board, 3);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("An unfinished abbey is a landing place, also an occupied one", "[INT-FLIER-ABBEY-01][FLIER-03]")
{
    AbbeyPosition board = fliers({Set::abbey_mayor});
    board.lay("U", 1, 0, "FRFR").lay("B", 0, 1, "FFFF").lay("U", 2, 0, "FRFR").lay("B", 2, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.lay("B", 1, 2, "FFFF");
    board.lay_abbey(Blue, 1, 1);
    board.put(Blue, board.monastery(1, 1));
    board.turn(Red, "FL_B", 3, 1, "FFFF");
    fly(board, 2);
    board.must(landing(board, board.monastery(1, 1)));
    CHECK(board.feature(board.monastery(1, 1)).leaders == (1u << Red | 1u << Blue));
}

TEST_CASE("A flier becomes monk or abbot of a special monastery, whoever is there, an abbot also where all spaces are filled",
          "[SPMON-07][FLIER-03]")
{
    AbbeyPosition board = fliers({Set::monasteries}, {with(Option::keep_monasteries)});
    board.lay("MG_A", 0, 1, "FFFF").lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.lay("B", -1, 2, "FFFF");
    board.put(Blue, abbacy(board, 0, 1));
    SECTION("Not yet complete")
    {
        board.turn(Red, "FL_B", 1, 1, "FFFF");
        fly(board, 1);
        CHECK(landings(board).size() == 2);
        board.must(landing(board, board.monastery(0, 1)));
        CHECK(board.feature(board.monastery(0, 1)).leaders == 1u << Red);
    }
    SECTION("Complete with the machine itself")
    {
        board.lay("B", 1, 2, "FFFF");
        board.turn(Red, "FL_B", 1, 1, "FFFF");
        fly(board, 1);
        CHECK(landings(board).size() == 1);
        board.must(landing(board, abbacy(board, 0, 1)));
        CHECK(board.feature(abbacy(board, 0, 1)).leaders == (1u << Red | 1u << Blue));
        CHECK(board.score(Red) == 0);
    }
}

TEST_CASE("Acrobats and flying machines do not hinder each other", "[FLIER-01]")
{
    Position board(circus({}, {Set::flying_machines}));
    board.lay("BT_A", 0, 1, "FFFF");
    board.turn(Red, "FL_B", 1, 1, "FFFF");
    CHECK(board.why_not(flying(board)) == Reason::none);
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::none);
    fly(board, 1);
    CHECK(board.supply(Red) == 7);
}
