// SPDX-License-Identifier: MIT
#include "house/all_rooms.hpp"

#include "rooms/abbey_and_mayor.hpp"
#include "rooms/base_game.hpp"
#include "rooms/house_rules/house_rules.hpp"
#include "rooms/tower.hpp"

namespace bastide {

namespace {

const Room* const kOldestFirst[] = {
    &base_game,  &winter_edition, &tower,       &abbey_and_mayor, &variants,    &house_bag,  &house_table,
    &house_hole, &house_roads,    &house_start, &house_sale,      &house_ahead, &house_hand,
};

}  // namespace

AllRooms all_rooms() noexcept { return {kOldestFirst, sizeof kOldestFirst / sizeof kOldestFirst[0]}; }

}  // namespace bastide
