// SPDX-License-Identifier: MIT
// Russian Promos: the reference knows what a hut is worth and who is in a trap. The box check computes from the board who must be
// trapped, which followers can be freed, and what the Vodyanoy costs; and it makes traps more likely.
#pragma once

#include <map>
#include <set>

#include "invariants/box_check.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

namespace box_checks::russian_promos {

using namespace bastide;

inline bool is_pond(const View& view, PlacedId tile) { return has_mark(view, tile, Mark::vodyanoy); }

/// VODY-03
inline bool is_shut(const View& view, PieceKind, PlacedId tile) { return tile && is_pond(view, tile); }

/// RAZB-02, RAZB-03, VODY-01, VODY-05: at a decision after the traps were looked at nobody stands free where a trap reaches.
inline void check_free(const Observation& observed)
{
    const View& view = observed.view;
    std::set<u16> roads;
    std::vector<Cell> ponds;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i));
        const TileDef& def = view.rules.tiles.def(tile.tile.type());
        for (int k = 0; k < def.segments; ++k)
            if (has_mark(def, static_cast<u8>(k), Mark::razboynik)) roads.insert(root_of(view.state, node_of(tile, k)).raw);
        if (is_pond(view, PlacedId(i))) ponds.push_back(cell_of(tile));
    }
    observed.for_each_piece([&](u16, const Piece& piece) {
        const PlacedId under = tile_under(view.state, piece);
        if (!under || !view.rules.piece_def(piece.kind).has(Trait::claims) || is_trapped(view, piece)) return;
        const bool stands = piece.spot == Spot::segment;
        const NodeId root = stands ? root_of(view.state, NodeId(piece.at)) : NodeId{};
        observed.wrong.expect(!stands || roads.count(root.raw) == 0, "a follower on the road is not trapped");
        if (stands && view.state.node(NodeId(piece.at)).kind() == SegmentKind::castle) return;
        for (const Cell pond : ponds)
            observed.wrong.expect(!is_near(cell_of(view.state.placed(under)), pond), "a follower around the pond is not trapped");
    });
}

/// RAZB-04
inline void check_freeing(const Observation& observed)
{
    std::set<u16> theirs;
    observed.for_each_piece([&](u16 id, const Piece& piece) {
        const bool is_mine = piece.owner == pending(observed.view).seat && is_trapped(observed.view, piece);
        if (is_mine && PlacedId(piece.at) != observed.view.state.header().last) theirs.insert(id);
    });
    std::set<u16> mine;
    for (const Action& action : observed.options_of(ActionKind::take))
        if (action.cause == static_cast<i32>(Cause::russian_freed)) mine.insert(action.piece);
    observed.wrong.expect(mine == theirs, "who can be freed differs");
    observed.seen.rare["freeings"] += mine.empty() ? 0 : 1;
}

inline void check_decision(const Observation& observed)
{
    const StepKind step = observed.step();
    if (step == StepKind::draw || step == StepKind::place || step == StepKind::act) check_free(observed);
    if (step == StepKind::act) check_freeing(observed);
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (!is_trapped(observed.view, piece)) return;
        observed.seen.rare[is_pond(observed.view, PlacedId(piece.at)) ? "drowned" : "in the tree"] += 1;
    });
}

/// VODY-02, RAZB-06
inline void check_end(const Observation& observed)
{
    std::map<int, int> theirs;
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (is_trapped(observed.view, piece) && is_pond(observed.view, PlacedId(piece.at))) theirs[piece.owner] -= 2;
    });
    std::map<int, int> mine;
    for (u64 seq = observed.game.log().first(); seq < observed.game.log().next(); ++seq) {
        const Event& event = observed.game.log().at(seq);
        if (event.kind == EventKind::scored && event.reward == Reward::russian_drowned) mine[event.seat] += event.points;
    }
    observed.wrong.expect(mine == theirs, "the Vodyanoy costs something else");
}

/// Freeing, and deploying in the hut.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(2)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        const bool is_freeing = action.kind == ActionKind::take && action.cause == static_cast<i32>(Cause::russian_freed);
        const bool is_deployed = action.kind == ActionKind::deploy && action.segment < kMaxSegments;
        const NodeId at = is_deployed ? segment_at(observed.view, action.cell, action.segment) : NodeId{};
        const bool is_hut = at && observed.view.state.node(at).kind() == SegmentKind::hut;
        if ((is_freeing && random.one_in(3)) || is_hut) good.push_back(&action);
    }
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rewards.at(Reward::russian_hut_alone) > 5);
    CHECK(seen.rewards.at(Reward::russian_drowned) > 5);
    CHECK(seen.causes.at(Cause::russian_freed) > 10);
    CHECK(seen.rare.at("drowned") > 50);
    CHECK(seen.rare.at("in the tree") > 50);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::russian_promos,
             .trades = {Reward::russian_drowned},
             .removals = {Cause::russian_trapped, Cause::russian_freed},
             .is_shut = is_shut,
             .at_decision = check_decision,
             .end = check_end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::russian_promos
