// SPDX-License-Identifier: MIT
// The rivers: their tiles come before all others, one spring and one lake are in the game, and no two ends face one cell.
#pragma once

#include <set>

#include "invariants/box_check.hpp"
#include "play/drawing.hpp"
#include "play/racks.hpp"
#include "support/catch.hpp"

namespace box_checks::river {

using namespace bastide;

inline bool shows_river(const TileDef& def)
{
    for (int side = 0; side < kSides && !def.wild; ++side)
        if (side_of(def.sides, side) == SideKind::river) return true;
    return false;
}

/// RIVER-DRAW-01: while the bag has a river tile, nature draws no other. Those that the game counts as left may be the unknown
/// ones in hidden hands.
inline void look_at_draws(const Look& look)
{
    u32 river_tiles = 0;
    for (int i = 1; i <= look.view.rules.tiles.count; ++i)
        if (shows_river(look.view.rules.tiles.def(TileId(i)))) river_tiles += look.view.state.left(TileId(i));
    if (river_tiles <= count_unknown(look.view)) return;
    look.seen.rare["decisions while the river is laid"] += 1;
    for (const Action& action : look.options)
        if (action.kind == ActionKind::draw)
            look.wrong.expect(shows_river(look.view.rules.tiles.def(action.tile)),
                              "a tile is drawn before the river is finished");
}

/// RIVER-SETUP-03 to -05, RIVER-PLACE-06
inline void look_at_board(const Look& look)
{
    int springs = 0;
    int lakes = 0;
    std::set<u32> mouths;
    for (int i = 1; i <= look.view.state.header().placed; ++i) {
        const Placed& tile = look.view.state.placed(PlacedId(i));
        const Oriented& shown = look.view.rules.tiles.at(tile.tile);
        for (const PrintedMark& marked : look.view.rules.tiles.def(tile.tile.type()).marked) {
            springs += marked.mark == Mark::spring;
            lakes += marked.mark == Mark::lake;
        }
        for (int side = 0; side < kSides && !shown.wild; ++side) {
            const Cell mouth = beyond(cell_of(tile), side);
            if (side_of(shown.code, side) != SideKind::river || tile_at(look.view.state, mouth)) continue;
            look.wrong.expect(mouths.insert(cell_key(mouth)).second, "two ends of the river face one cell");
        }
    }
    look.wrong.expect(springs == 1 && lakes <= 1, "more springs or lakes than a river has");
}

inline void look(const Look& look)
{
    look_at_draws(look);
    if (look.has_new_tiles) look_at_board(look);
}

/// Often a farmer, so that herds pay.
inline const Action* prefer_farmers(const Look& look, Luck& luck)
{
    if (look.step() != StepKind::act || luck.one_in(2)) return nullptr;
    for (const Action& action : look.options) {
        const NodeId at = action.kind == ActionKind::deploy ? segment_at(look.view, action.cell, action.segment) : NodeId{};
        if (at && look.view.state.node(at).kind() == SegmentKind::field) return &action;
    }
    return nullptr;
}

inline void came_up(const Seen& seen) { CHECK(seen.rare.at("decisions while the river is laid") > 500); }

inline void second_came_up(const Seen& seen) { CHECK(seen.causes.at(Cause::lake_placed) > 10); }

inline void herds_came_up(const Seen& seen) { CHECK(seen.rewards.at(Reward::pig_herd_cities) > 10); }

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::river, .look = look, .end = look_at_board, .came_up = came_up},
            {.set = Set::river_2, .look = look, .end = look_at_board, .came_up = second_came_up},
            {.set = Set::gq11, .prefer = prefer_farmers, .came_up = herds_came_up}};
}

}  // namespace box_checks::river
