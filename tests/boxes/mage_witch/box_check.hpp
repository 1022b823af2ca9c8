// SPDX-License-Identifier: MIT
// Mage & Witch: where the figures may go at each decision, and that they stand on different features that are not complete,
// computed from the reference's board.
#pragma once

#include <set>
#include <tuple>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "support/catch.hpp"

namespace box_checks::mage_witch {

using namespace bastide;

/// The feature under a figure; -1 when it is not on the board.
inline int feature_under(const Observation& observed, PieceKind kind)
{
    const PieceId id = neutral_piece(observed.view, kind);
    if (!id || observed.view.state.piece(id).spot != Spot::segment) return -1;
    return feature_number(observed.view, observed.board, NodeId(observed.view.state.piece(id).at));
}

inline bool is_asked(const Observation& observed)
{
    return observed.step() == StepKind::magic_place || observed.step() == StepKind::magic_part;
}

/// MAGIC-PLACE-01 to -04, MAGIC-JOIN-01
inline void check_options(const Observation& observed)
{
    using Move = std::tuple<int, int, int, int>;
    std::set<Move> theirs;
    const int mage = feature_under(observed, PieceKind::mage);
    const int witch = feature_under(observed, PieceKind::witch);
    for (int i = 1; i <= observed.view.state.header().nodes; ++i) {
        if (observed.view.state.node(NodeId(i)).kind() == SegmentKind::none) continue;  // kept free for a span
        const int number = feature_number(observed.view, observed.board, NodeId(i));
        const reference::Feature& feature = observed.board.features()[static_cast<std::size_t>(number)];
        const bool fits = feature.kind == reference::SegmentKind::road || feature.kind == reference::SegmentKind::city;
        if (!fits || feature.complete || number == mage || number == witch) continue;
        const Node& node = observed.view.state.node(NodeId(i));
        const Placed& tile = observed.view.state.placed(node.tile);
        for (const PieceKind kind : {PieceKind::mage, PieceKind::witch})
            if (const PieceId id = neutral_piece(observed.view, kind))
                theirs.insert({id.raw, cell_of(tile).x, cell_of(tile).y, segment_index(tile, NodeId(i))});
    }
    std::set<Move> mine;
    for (const Action& action : observed.options_of(ActionKind::move))
        mine.insert({action.piece, action.cell.x, action.cell.y, action.segment});
    observed.wrong.expect(mine == theirs, "where mage and witch can go differs");
    const std::size_t takes = observed.options_of(ActionKind::take).size();
    observed.wrong.expect(takes == (theirs.empty() ? 2u : 0u), "mage and witch leave the board at another moment");
    observed.wrong.expect(!observed.can_pass(), "mage and witch may stay");
    observed.seen.rare["figures that leave the board"] += theirs.empty();
}

inline void check_decision(const Observation& observed)
{
    if (is_asked(observed)) return check_options(observed);
    const int mage = feature_under(observed, PieceKind::mage);
    const int witch = feature_under(observed, PieceKind::witch);
    observed.wrong.expect(mage < 0 || mage != witch, "mage and witch are on one feature");
    if (observed.step() != StepKind::draw && observed.step() != StepKind::place) return;
    for (const int number : {mage, witch}) {
        const bool stays = number >= 0 && observed.board.features()[static_cast<std::size_t>(number)].complete;
        observed.wrong.expect(!stays, "mage or witch stays on a complete feature");
    }
}

/// Features that both may be on soon: so that they meet.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    std::vector<const Action*> good;
    if (!is_asked(observed) || !random.one_in(2)) return nullptr;
    for (const Action& action : observed.options)
        if (action.kind == ActionKind::move && observed.board.tile_at(action.cell.x, action.cell.y) < 12) good.push_back(&action);
    return good.empty() ? nullptr : good[random.below(static_cast<u32>(good.size()))];
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.steps.at(StepKind::magic_place) > 100);
    CHECK(seen.steps.at(StepKind::magic_part) > 2);
    CHECK(seen.rewards.at(Reward::mage_tiles) > 10);
    CHECK(seen.rewards.at(Reward::witch_half) > 10);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::mage_witch,
             .removals = {Cause::magic_ended},
             .at_decision = check_decision,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::mage_witch
