// SPDX-License-Identifier: MIT
// Crop Circles: what each seat of a round can do, computed from the pieces on the board, and which seats are asked.
#pragma once

#include <set>
#include <tuple>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

namespace box_checks::crop_circles {

using namespace bastide;

/// CROP-02
inline SegmentKind kind_of_circle(const View& view)
{
    const PlacedId last = view.state.header().last;
    if (has_mark(view, last, Mark::crop_shield)) return SegmentKind::city;
    if (has_mark(view, last, Mark::crop_club)) return SegmentKind::road;
    return has_mark(view, last, Mark::crop_pitchfork) ? SegmentKind::field : SegmentKind::none;
}

/// Calls `visit(id, piece)` for each follower of the circle's kind that the deciding seat has.
template <class Visit>
void for_each_own(const Observation& observed, Visit&& visit)
{
    const u8 seat = pending(observed.view).seat;
    observed.for_each_piece([&](u16 id, const Piece& piece) {
        const bool stands = piece.owner == seat && piece.spot == Spot::segment;
        if (!stands || !observed.view.rules.piece_def(piece.kind).has(Trait::claims)) return;
        if (observed.view.state.node(NodeId(piece.at)).kind() == kind_of_circle(observed.view)) visit(id, piece);
    });
}

/// CROP-04, -05, -08
inline void check_adding(const Observation& observed)
{
    using Place = std::pair<u16, u16>;
    const u8 seat = pending(observed.view).seat;
    std::set<Place> theirs;
    for_each_own(observed, [&](u16, const Piece& piece) {
        const Node& node = observed.view.state.node(NodeId(piece.at));
        const bool is_farmer = node.kind() == SegmentKind::field && observed.has(Option::play_without_farmers);
        for (int i = 0; i < observed.view.rules.kind_count && !is_farmer; ++i) {
            const PieceDef& def = observed.view.rules.piece_def(observed.view.rules.kinds[i]);
            const bool may = def.has(Trait::claims) && def.may_stand_on(node.kind()) && has_supply(observed.view, seat, def.kind);
            if (may && !box_checks::is_shut(observed.view, def.kind, node.tile))
                theirs.insert({piece.at, static_cast<u16>(def.kind)});
        }
    });
    std::set<Place> mine;
    for (const Action& action : observed.options_of(ActionKind::deploy))
        mine.insert({segment_at(observed.view, action.cell, action.segment).raw, action.piece_kind});
    observed.wrong.expect(mine == theirs, "where a follower is placed beside another differs");
    observed.wrong.expect(observed.can_pass() != observed.has(Option::crop_must_place), "placing is a must or not");
}

/// CROP-06
inline void check_removing(const Observation& observed)
{
    std::set<u16> theirs;
    for_each_own(observed, [&](u16 id, const Piece&) { theirs.insert(id); });
    std::set<u16> mine;
    for (const Action& action : observed.options_of(ActionKind::take)) mine.insert(action.piece);
    observed.wrong.expect(mine == theirs && mine.size() == observed.options.size(), "which followers are taken back differs");
}

inline void check_decision(const Observation& observed)
{
    const StepKind step = observed.step();
    if (step == StepKind::crop_choose)
        observed.wrong.expect(kind_of_circle(observed.view) != SegmentKind::none && observed.options.size() == 2,
                              "a circle is asked for without one");
    if (step == StepKind::crop_add) check_adding(observed);
    if (step == StepKind::crop_remove) check_removing(observed);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.steps.at(StepKind::crop_choose) > 100);
    CHECK(seen.steps.at(StepKind::crop_add) > 50);
    CHECK(seen.steps.at(StepKind::crop_remove) > 50);
    CHECK(seen.causes.at(Cause::crop_removed) > 20);
}

inline SetCheck check_of(Set set)
{
    return {.set = set,
            .after_scoring = {StepKind::crop_choose, StepKind::crop_add, StepKind::crop_remove},
            .removals = {Cause::crop_removed},
            .at_decision = check_decision,
            .came_up = came_up};
}

inline std::vector<SetCheck> set_checks() { return {check_of(Set::crop_circles), check_of(Set::crop_circles_2)}; }

}  // namespace box_checks::crop_circles
