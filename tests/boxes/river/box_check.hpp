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
inline void check_draws(const Observation& observed)
{
    u32 river_tiles = 0;
    for (int i = 1; i <= observed.view.rules.tiles.count; ++i)
        if (shows_river(observed.view.rules.tiles.def(TileId(i)))) river_tiles += observed.view.state.left(TileId(i));
    if (river_tiles <= count_unknown(observed.view)) return;
    observed.seen.rare["decisions while the river is laid"] += 1;
    for (const Action& action : observed.options)
        if (action.kind == ActionKind::draw)
            observed.wrong.expect(shows_river(observed.view.rules.tiles.def(action.tile)),
                                  "a tile is drawn before the river is finished");
}

/// RIVER-SETUP-03 to -05, RIVER-PLACE-06
inline void check_board(const Observation& observed)
{
    int springs = 0;
    int lakes = 0;
    std::set<u32> mouths;
    for (int i = 1; i <= observed.view.state.header().placed; ++i) {
        const Placed& tile = observed.view.state.placed(PlacedId(i));
        const Oriented& shown = observed.view.rules.tiles.at(tile.tile);
        for (const PrintedMark& marked : observed.view.rules.tiles.def(tile.tile.type()).marked) {
            springs += marked.mark == Mark::spring;
            lakes += marked.mark == Mark::lake;
        }
        for (int side = 0; side < kSides && !shown.is_wild(); ++side) {
            const Cell mouth = beyond(cell_of(tile), side);
            if (side_of(shown.code, side) != SideKind::river || tile_at(observed.view.state, mouth)) continue;
            observed.wrong.expect(mouths.insert(cell_key(mouth)).second, "two ends of the river face one cell");
        }
    }
    observed.wrong.expect(springs == 1 && lakes <= 1, "more springs or lakes than a river has");
}

inline void check_decision(const Observation& observed)
{
    check_draws(observed);
    if (observed.has_new_tiles) check_board(observed);
}

/// Often a farmer, so that herds pay.
inline const Action* prefer_farmers(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(2)) return nullptr;
    for (const Action& action : observed.options) {
        const NodeId at = action.kind == ActionKind::deploy ? segment_at(observed.view, action.cell, action.segment) : NodeId{};
        if (at && observed.view.state.node(at).kind() == SegmentKind::field) return &action;
    }
    return nullptr;
}

inline void came_up(const Seen& seen) { CHECK(seen.rare.at("decisions while the river is laid") > 500); }

inline void second_came_up(const Seen& seen) { CHECK(seen.causes.at(Cause::lake_placed) > 10); }

inline void herds_came_up(const Seen& seen) { CHECK(seen.rewards.at(Reward::pig_herd_cities) > 10); }

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::river, .at_decision = check_decision, .end = check_board, .came_up = came_up},
            {.set = Set::river_2, .at_decision = check_decision, .end = check_board, .came_up = second_came_up},
            {.set = Set::gq11, .prefer = prefer_farmers, .came_up = herds_came_up}};
}

}  // namespace box_checks::river
