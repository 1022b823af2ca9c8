// SPDX-License-Identifier: MIT
// Special monasteries: the reference knows both roles and what they score. The box check counts abbots, makes them more likely,
// and checks that none leaves the board by a scoring of the game.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::monasteries {

using namespace bastide;

inline bool becomes_abbot(const Observation& observed, const Action& action)
{
    if (action.kind != ActionKind::deploy || action.segment >= kMaxSegments) return false;
    const NodeId at = segment_at(observed.view, action.cell, action.segment);
    return at && observed.view.state.node(at).kind() == SegmentKind::abbacy;
}

/// SPMON-03, SPMON-05
inline void check_decision(const Observation& observed)
{
    const auto& log = observed.game.log();
    for (u64 seq = log.next(); seq > log.first(); --seq) {
        const Event& event = log.at(seq - 1);
        if (event.turn != observed.view.state.header().turn) break;
        const bool is_abbots = event.kind == EventKind::scoring && event.feature_kind == SegmentKind::abbacy;
        observed.wrong.expect(!is_abbots || event.cause == Cause::final, "an abbot is scored before the end");
    }
    observed.for_each_piece([&](u16, const Piece& piece) {
        const bool stands = piece.spot == Spot::segment;
        if (stands && observed.view.state.node(NodeId(piece.at)).kind() == SegmentKind::abbacy) observed.seen.rare["abbots"] += 1;
    });
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(2)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options)
        if (becomes_abbot(observed, action)) good.push_back(&action);
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rewards.at(Reward::monasteries_abbot) > 20);
    CHECK(seen.rare.at("abbots") > 100);
}

inline SetCheck check_of(Set set) { return {.set = set, .at_decision = check_decision, .prefer = prefer, .came_up = came_up}; }

inline std::vector<SetCheck> set_checks()
{
    return {check_of(Set::monasteries), check_of(Set::monasteries_netherlands), check_of(Set::monasteries_japan)};
}

}  // namespace box_checks::monasteries
