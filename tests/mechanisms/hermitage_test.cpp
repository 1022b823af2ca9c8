// SPDX-License-Identifier: MIT
// A besieged city with a monastery on its own tile, which no published tile has.
#include "boxes/siege/siege.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr TileDef kHermitageTiles[] = {marked(tile("HM01 1 CFFF c:N f:234567+0 m"), Mark::siege, "c0")};

const Module hermitage = {
    .id = ModuleId::test, .title = "Hermitage", .set = Set::winter, .tiles = set_of<kHermitageTiles>(), .max_seats = 5};

}  // namespace

TEST_CASE("A monastic building on the siege tile itself is a way out", "[mechanisms][SIEGE-ESC-02]")
{
    const Modules list({&boxes::siege::module, &hermitage});
    Position board({.seats = 2, .sets = {Set::base, Set::winter, Set::siege}});
    board.lay("R", 0, -1, "CCCF").lay("HM01", 0, -2, "FFCF").put(Red, board.city(0, 0, North));
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::siege_escape);
    CHECK(board.decider() == Red);
}
