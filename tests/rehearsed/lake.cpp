// SPDX-License-Identifier: MIT
// A lake, as the river will end in: the seat that places it has no action step, and then a whole turn more.
#include "play/moves.hpp"
#include "play/turn.hpp"
#include "rehearsed/rooms.hpp"

#include "catalogue/tile_text.hpp"

namespace bastide {

namespace {

constexpr RoomName kRoom = RoomName::house_hole;  // a spare name here, where that rule never plays
constexpr int kPlacedLake = 0;                    // a word of the turn

constexpr TileRow kTiles[] = {tile("LAKE 2 FFFF f:01234567")};

/// RIVER-LAKE-01
Flow enter_lake(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (!header.last || Text(play.rules.tiles.row(play.state.placed(header.last).tile.row()).name) != Text("LAKE"))
        return Flow::done;
    moves::set_this_turn(play, kRoom, kPlacedLake, 1);
    continue_after(play, Anchor::score);
    return Flow::done;
}

constexpr StepCode kLake{.enter = enter_lake};
constexpr i8 kBehindEffects = 127;
constexpr PlanRow kPlan[] = {{Anchor::effects, &kLake, kBehindEffects}};

/// A new turn for all that is once a turn (RIVER-LAKE-02).
Next next(Play& play, Next next)
{
    if (play.this_turn(kRoom, kPlacedLake) && !next.over) next.seat = play.state.header().active;
    return next;
}

}  // namespace

const Room lake = {
    .id = kRoom,
    .title = "Lake",
    .set = SetName::winter,
    .tiles = kTiles,
    .plan = kPlan,
    .drawer = {.turn = 1},
    .max_seats = 6,
    .on = {.next = next},
};

}  // namespace bastide
