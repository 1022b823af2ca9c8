// SPDX-License-Identifier: MIT
#include "house/all_rooms.hpp"

#include "rooms/base_game.hpp"

namespace bastide {

namespace {

const Room* const kRooms[] = {
    &base_game,
    &winter_edition,
};

}  // namespace

AllRooms all_rooms() noexcept { return {kRooms, sizeof kRooms / sizeof kRooms[0]}; }

}  // namespace bastide
