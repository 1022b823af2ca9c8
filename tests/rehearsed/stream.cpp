// SPDX-License-Identifier: MIT
// A stream, as The River will bring it: forks, its other tiles and its lake are drawn in this order before all ordinary tiles.
// With two forks the second is drawn among the others (RIVER-DRAW-01 to -05). Roads and a city stand for what the tiles will
// show.
#include "catalogue/tile_text.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "rehearsed/rooms.hpp"

namespace bastide {

namespace {

constexpr TileRow kTiles[] = {
    tile("SF 2 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"),
    tile("SA 2 RFRF r:NS f:1234 f:0567"),
    tile("SC 1 CCCC c:NESW"),
    tile("SL 1 FFRF r:S f:01234567 m door:r0m"),
};

DrawGroup draw_group(const TileRow& row)
{
    if (row.name[0] != 'S' || row.name[2] != '\0') return {};
    switch (row.name[1]) {
        case 'F': return {.number = 1, .leads = true};
        case 'L': return {.number = 3};
        default: return {.number = row.name[1] == '\0' ? u8{0} : u8{2}};
    }
}

Flow enter_return(Play& play, const Step&)
{
    moves::return_aside(play);
    return Flow::done;
}

constexpr StepCode kReturn{.enter = enter_return};
constexpr PlanRow kPlan[] = {{Anchor::place, &kReturn, -100}};

}  // namespace

const Room stream = {
    .id = RoomName::trial,
    .title = "Stream",
    .set = SetName::winter,
    .tiles = kTiles,
    .plan = kPlan,
    .max_seats = 5,
    .actions_per_turn = 6,  // draws of tiles that go back
    .events_per_turn = 18,
    .on = {.draw_group = draw_group, .unplaceable = set_aside_in_group},
};

}  // namespace bastide
