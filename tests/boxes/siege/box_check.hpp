// SPDX-License-Identifier: MIT
// The sieges: the reference computes what cities and fields are worth; the box check which knights may escape, and when.
#pragma once

#include <set>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::siege {

using namespace bastide;

/// The own followers in cities that may be left (SIEGE-ESC-01 to -05).
inline std::set<u16> free_knights(const Observation& observed, int seat)
{
    std::set<u16> knights;
    const std::vector<reference::Piece>& pieces = observed.pieces.list();
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].seat == seat && reference::is_follower(pieces[i].kind) &&
            observed.board.may_be_left(observed.board.feature_under(pieces[i])))
            knights.insert(observed.pieces.ids()[i]);
    return knights;
}

inline void check_decision(const Observation& observed)
{
    if (observed.step() != StepKind::siege_escape) return;
    const int seat = pending(observed.view).seat;
    observed.wrong.expect(seat == observed.view.state.header().active, "an escape is asked of a seat that is not on turn");
    observed.wrong.expect(observed.can_pass(), "an escape is forced");
    std::set<u16> found;
    for (const Action& action : observed.options_of(ActionKind::take)) found.insert(action.piece);
    observed.wrong.expect(found == free_knights(observed, seat), "knights that may escape differ");
    observed.seen.rare["escapes"] += 1;
}

/// Knights go into besieged cities, monasteries beside them, and some knights stay.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() == StepKind::siege_escape && random.one_in(2)) return nullptr;
    if (observed.step() != StepKind::act || random.one_in(3)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        if (action.kind != ActionKind::deploy) continue;
        const NodeId at = segment_at(observed.view, action.cell, action.segment);
        if (at && observed.view.state.node(at).kind() == SegmentKind::city) good.push_back(&action);
    }
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("escapes") > 20);
    CHECK(seen.causes.at(Cause::siege_escaped) > 10);
    CHECK(seen.rewards.at(Reward::besieged_city) > 20);
    CHECK(seen.rewards.at(Reward::besieged_cities_of_field) > 0);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::siege,
             .after_scoring = {StepKind::siege_escape},
             .at_decision = check_decision,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::siege
