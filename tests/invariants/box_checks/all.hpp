// SPDX-License-Identifier: MIT
// The boxes that the reference plays, each with its check: a new box gets a file beside this one and a row here.
#pragma once

#include "invariants/box_checks/abbey_mayor.hpp"
#include "invariants/box_checks/abbot.hpp"
#include "invariants/box_checks/base.hpp"
#include "invariants/box_checks/cult.hpp"
#include "invariants/box_checks/darmstadt.hpp"
#include "invariants/box_checks/festival.hpp"
#include "invariants/box_checks/inns_cathedrals.hpp"
#include "invariants/box_checks/king_robber.hpp"
#include "invariants/box_checks/phantom.hpp"
#include "invariants/box_checks/river.hpp"
#include "invariants/box_checks/siege.hpp"
#include "invariants/box_checks/tower.hpp"
#include "invariants/box_checks/traders_builders.hpp"

namespace box_checks {

inline const std::vector<Row>& rows()
{
    static const std::vector<Row> all = {
        {.set = Set::base, .trades = {Reward::sale_bought, Reward::sale_sold}, .came_up = base::came_up},
        {.set = Set::winter},
        {.set = Set::tower,
         .after_scoring = {StepKind::tower_ransom_at_begin},
         .trades = {Reward::tower_ransom_paid, Reward::tower_ransom_received},
         .look = tower::look,
         .end = tower::end,
         .prefer = tower::prefer,
         .came_up = tower::came_up},
        {.set = Set::abbey_mayor,
         .after_scoring = {StepKind::wagon_move},
         .look = abbey_mayor::look,
         .end = abbey_mayor::look_at_stock,
         .prefer = abbey_mayor::prefer,
         .came_up = abbey_mayor::came_up},
        {.set = Set::inns_cathedrals, .prefer = inns_cathedrals::prefer, .came_up = inns_cathedrals::came_up},
        {.set = Set::traders_builders,
         .after_scoring = {StepKind::double_turn_second_part},
         .trades = {Reward::goods_wine, Reward::goods_grain, Reward::goods_cloth},
         .look = traders_builders::look,
         .end = traders_builders::look,
         .prefer = traders_builders::prefer,
         .came_up = traders_builders::came_up},
        {.set = Set::river, .look = river::look, .end = river::look_at_board, .came_up = river::came_up},
        {.set = Set::river_2, .look = river::look, .end = river::look_at_board, .came_up = river::second_came_up},
        {.set = Set::gq11, .prefer = river::prefer_farmers, .came_up = river::herds_came_up},
        {.set = Set::king_robber,
         .trades = {Reward::king_cities, Reward::robber_roads, Reward::king_held, Reward::robber_held,
                    Reward::king_city_completed, Reward::robber_road_completed},
         .look = king_robber::look,
         .end = king_robber::end,
         .came_up = king_robber::came_up},
        {.set = Set::festival, .look = festival::look, .prefer = festival::prefer, .came_up = festival::came_up},
        {.set = Set::siege,
         .after_scoring = {StepKind::siege_escape},
         .look = siege::look,
         .prefer = siege::prefer,
         .came_up = siege::came_up},
        {.set = Set::cult, .prefer = cult::prefer, .came_up = cult::came_up},
        {.set = Set::abbot,
         .trades = {Reward::abbot_called_back},
         .look = abbot::look,
         .prefer = abbot::prefer,
         .came_up = abbot::came_up},
        {.set = Set::phantom, .look = phantom::look, .prefer = phantom::prefer, .came_up = phantom::came_up},
        {.set = Set::darmstadt, .came_up = darmstadt::came_up},
    };
    return all;
}

/// The rows of the boxes in a game.
inline std::vector<const Row*> rows_of(const Config& config)
{
    std::vector<const Row*> list;
    for (const Row& row : rows())
        if (config.copies[static_cast<int>(row.set)] > 0) list.push_back(&row);
    return list;
}

}  // namespace box_checks
