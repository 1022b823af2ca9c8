// SPDX-License-Identifier: MIT
// The City on the table: its tiles, what is around it, other copies and sets, a river beside it.
#include "boxes/count_city/city_position.hpp"
#include "boxes/count_city/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

std::string name_at(const Position& board, int x, int y)
{
    const PlacedId id = tile_at(board.view().state, Position::at(x, y));
    return id ? board.view().rules.tiles.def(board.view().state.placed(id).tile.type()).name : "";
}

NodeId inside(const Position& board, int x, int y) { return board.segment(x, y, 0); }

Reason refused(const std::vector<Choice>& choices, const std::vector<Set>& sets)
{
    Config config = empty_config();
    config.seats = 3;
    for (Set set : sets) config.copies[static_cast<int>(set)] = 1;
    Chooser chooser(config, 0);
    for (const Choice& choice : choices)
        if (const Reason reason = chooser.take(choice).reason; reason != Reason::none) return reason;
    Fault fault;
    SharedRules* shared = build_rules(config, {}, {}, fault);
    if (!shared) return fault.reason;
    release_rules(shared);
    return Reason::none;
}

}  // namespace

TEST_CASE("The twelve tiles lie in their one order, the count in the castle",
          "[COUNT-COMP-01][COUNT-SETUP-01][COUNT-SETUP-02][COUNT-SETUP-04]")
{
    AbbeyPosition board = city();
    for (int i = 0; i < 12; ++i) CHECK(name_at(board, i % 4 - 2, i / 4 - 1) == "CO_" + std::to_string(i + 1));
    CHECK(quarter_of_count(board) == Castle);
    CHECK(board.view().rules.piece_def(PieceKind::count).count == 1);
    CHECK(broken_invariant(board.view()) == nullptr);
    // two copies of the set change nothing
    AbbeyPosition twice = city({copies_of(Set::count_city, 2)});
    CHECK(twice.view().state.header().placed == 12);
    CHECK(twice.view().state.header().bag_left == 71);
    CHECK(twice.view().rules.piece_def(PieceKind::count).count == 1);
}

TEST_CASE("The City offers three roads, two cities and nine fields", "[COUNT-TILE-01]")
{
    AbbeyPosition board = city();
    const View view = board.view();
    REQUIRE(view.state.header().open_cells == 14);
    int shown[4] = {};
    for (u32 i = 0; i < view.state.header().open_cells; ++i)
        for (int side = 0; side < kSides; ++side)
            if (view.state.open_beside()[i] >> side & 1) ++shown[static_cast<int>(side_of(view.state.open_want()[i], side))];
    CHECK(shown[static_cast<int>(SideKind::road)] == 3);
    CHECK(shown[static_cast<int>(SideKind::city)] == 2);
    CHECK(shown[static_cast<int>(SideKind::field)] == 9);
}

TEST_CASE("Inside the walls all is one complete city, outside each field runs along its wall", "[COUNT-TILE-02][COUNT-TILE-04]")
{
    AbbeyPosition board = city();
    const FeatureFacts whole = board.feature(inside(board, 0, 0));
    CHECK(whole.complete);
    CHECK(whole.feature.tiles == 12);
    for (int y = -1; y <= 1; ++y)
        for (int x = -2; x <= 1; ++x) CHECK(board.joined(inside(board, x, y), inside(board, 0, 0)));
    // the north, from the gate of CO_1 to that of CO_4
    CHECK(board.joined(board.field(-2, -1, 0), board.field(1, -1, 7)));
    CHECK(board.joined(board.field(-1, -1, 0), board.field(0, -1, 1)));
    CHECK_FALSE(board.joined(board.field(-2, -1, 0), board.field(-2, -1, 5)));
    CHECK_FALSE(board.joined(board.field(1, -1, 0), board.field(1, -1, 1)));
    // the east, the west and the south, with the road of CO_11
    CHECK(board.joined(board.field(1, -1, 3), board.field(1, 1, 1)));
    CHECK(board.joined(board.field(-2, -1, 6), board.field(-2, 1, 6)));
    CHECK(board.joined(board.field(-2, 1, 3), board.field(0, 1, 5)));
    CHECK(board.joined(board.field(0, 1, 3), board.field(1, 1, 5)));
    CHECK_FALSE(board.joined(board.field(0, 1, 3), board.field(0, 1, 5)));
    for (const NodeId field : {board.field(-2, -1, 0), board.field(1, -1, 1), board.field(-2, 0, 6), board.field(0, 1, 5),
                               board.field(0, 1, 4), board.field(1, 0, 2)})
        CHECK(count_complete_cities(board.view().state, board.view().rules.tiles, root_of(board.view().state, field)) == 1);
}

TEST_CASE("Roads end at the gates, and the cities at the wall are no part of the City", "[COUNT-TILE-03]")
{
    AbbeyPosition board = city();
    for (const NodeId road : {board.road(-2, -1, West), board.road(1, -1, North), board.road(0, 1, South)}) {
        CHECK(board.feature(road).feature.tiles == 1);
        CHECK(board.feature(road).open == 1);
    }
    CHECK_FALSE(board.joined(board.city(-2, 1, South), inside(board, 0, 0)));
    CHECK_FALSE(board.joined(board.city(1, 1, East), inside(board, 0, 0)));
    CHECK(board.feature(board.city(1, 1, East)).open == 1);
}

TEST_CASE("What is outside the walls is ordinary and counts its tile", "[COUNT-TILE-06]")
{
    AbbeyPosition board = city();
    board.turn(Red, "A", 0, 2, "RFFF");
    board.deploy(board.road(0, 2, North));
    CHECK(board.score(Red) == 2);  // CO_11 and A
    board.turn(Blue, "E", 2, 1, "FFFC");
    board.deploy(board.city(2, 1, West));
    CHECK(board.score(Blue) == 4);  // CO_12 and E
}

TEST_CASE("The tiles of the City count around monasteries and lie in the reach of towers", "[COUNT-TILE-07][COUNT-INT-01]")
{
    AbbeyPosition board = city();
    board.turn(Red, "B", -1, -2, "FFFF");
    board.deploy(board.monastery(-1, -2));
    CHECK(board.feature(board.monastery(-1, -2)).feature.tiles == 4);  // CO_1 to CO_3 and itself
}

TEST_CASE("The start tile stays out unless the option puts it into the bag", "[COUNT-SETUP-03]")
{
    CHECK(city().view().state.left(city().tile("D")) == 3);
    CHECK(refused({option(Option::count_start_tile_in_bag)}, {Set::base, Set::river, Set::count_city}) ==
          Reason::config_contradiction);
    CHECK(refused({}, {Set::count_city}) == Reason::none);  // it needs no other start tile
}

TEST_CASE("A river begins below the City and flows south", "[COUNT-SETUP-05][RIVER-INT-09][INT-RIVER-COC-01]")
{
    for (const Set set : {Set::river, Set::river_2}) {
        AbbeyPosition board = city({}, {set});
        CHECK(board.view().state.header().placed == 13);
        CHECK(name_at(board, -1, 2) == (set == Set::river ? "RV01" : "R201"));
        CHECK(board.view().state.left(board.tile("D")) == 3);
        CHECK(board.view().state.left(board.tile(set == Set::river ? "RV01" : "R201")) == 0);
        const PlacedId spring = tile_at(board.view().state, Position::at(-1, 2));
        const SideCode code = board.view().rules.tiles.at(board.view().state.placed(spring).tile).code;
        CHECK(side_of(code, South) == SideKind::river);
        CHECK(board.joined(board.field(-1, 2, 0), board.field(-1, 1, 5)));
        CHECK(broken_invariant(board.view()) == nullptr);
    }
    // the spring of GQ11, to which a road leads, lies below the gate
    AbbeyPosition board = city({option(Option::river_spring)}, {Set::river, Set::gq11});
    CHECK(name_at(board, 0, 2) == "GQ11");
    CHECK(board.joined(board.road(0, 2, North), board.road(0, 1, South)));
}

TEST_CASE("No start tile is in the bag instead of the City, and its table has no edge", "[COUNT-INT-11][COUNT-INT-12]")
{
    const std::vector<Set> sets{Set::base, Set::count_city};
    CHECK(refused({option(Option::start_tile_in_bag)}, sets) == Reason::config_contradiction);
    const auto table = [](int west, int east, int north, int south) {
        return std::vector<Choice>{option(Option::bounded_table), option(Option::table_min_x, west),
                                   option(Option::table_max_x, east), option(Option::table_min_y, north),
                                   option(Option::table_max_y, south)};
    };
    CHECK(refused(table(-9, 9, -9, 9), sets) == Reason::config_contradiction);
    CHECK(refused(table(-9, 9, -9, 9), {Set::base}) == Reason::none);
}

TEST_CASE("As a board only the City has no count and no quarters", "[COUNT-OPT-01]")
{
    AbbeyPosition board = with_thief({option(Option::city_board_only)});
    CHECK_FALSE(the_count(board));
    complete_road(board, Red);
    CHECK(board.score(Blue) == 3);
    CHECK(board.step() == StepKind::draw);
    CHECK(count_complete_cities(board.view().state, board.view().rules.tiles,
                                root_of(board.view().state, board.field(-2, 0, 6))) == 1);
    std::vector<Thing> things(8);
    Things list(things.data(), 8);
    show_things(board.view(), ThingKind::count_city_quarter, list);
    CHECK(list.count() == 0);
}

TEST_CASE("A city may share a side with a field, and its text says which half it has", "[COUNT-TILE-01]")
{
    const TileReading shared = read_tile("T 1 CFFF c:1 f:0234567+0");
    REQUIRE(shared.fault == TileFault::none);
    CHECK(shared.def.segment[0].ports == 1 << port_of_slot(1));
    CHECK(orient(shared.def).joins_by_port == Oriented::kParted);
    CHECK(read_tile("T 1 CFFF c:N f:0234567+0").fault == TileFault::side_contradicted);
    CHECK(read_tile("T 1 CFFF f:01234567").fault == TileFault::side_contradicted);
    CHECK(read_tile("T 1 CFFF c:1 f:234567+0").fault == TileFault::port_unclaimed);
    CHECK(read_tile("T 1 CFFF c:1 f:0234567").fault == TileFault::border_not_given);
}
