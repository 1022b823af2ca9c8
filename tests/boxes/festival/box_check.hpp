// SPDX-License-Identifier: MIT
// The Festival: after its tile, and only then, the seat may take back exactly its own figures on the board.
#pragma once

#include <set>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::festival {

using namespace bastide;

inline bool is_festival(const Observation& observed)
{
    const std::vector<std::string>& marks = observed.board.type_at(static_cast<int>(observed.board.tiles().size()) - 1).marks;
    return std::find(marks.begin(), marks.end(), "festival") != marks.end();
}

/// The own figures on the board and beside it (FEST-RET-02, -03, FEST-OPT-01, INT-FESTIVAL-COC-01).
inline std::set<u16> own_figures(const Observation& observed, int seat)
{
    std::set<u16> figures;
    const std::vector<reference::Piece>& pieces = observed.pieces.list();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool is_other = !reference::is_follower(pieces[i].kind) && observed.has(Option::festival_meeples_only);
        const bool is_figure = pieces[i].kind != reference::PieceKind::tower_piece &&
                               pieces[i].kind != reference::PieceKind::castle && pieces[i].kind != reference::PieceKind::bridge;
        if (pieces[i].seat != seat || !is_figure || is_other) continue;
        if (reference::is_off_features(pieces[i].kind)) continue;  // ACRO-SAFE-01, RAZB-04
        figures.insert(observed.pieces.ids()[i]);
    }
    observed.for_each_piece([&](u16 id, const Piece& piece) {  // in a quarter of the City, where only followers are
        if (piece.owner == seat && piece.spot == Spot::space && !is_on_track(piece.kind)) figures.insert(id);
    });
    return figures;
}

inline void check_decision(const Observation& observed)
{
    std::set<u16> found;
    for (const Action& action : observed.options_of(ActionKind::take))
        if (action.cause == static_cast<i32>(Cause::festival_returned)) found.insert(action.piece);
    if (observed.step() != StepKind::act) return observed.wrong.expect(found.empty(), "a figure returns at the wrong step");
    const std::set<u16> theirs = is_festival(observed) ? own_figures(observed, pending(observed.view).seat) : std::set<u16>{};
    observed.wrong.expect(found == theirs, "figures that a festival returns differ");
    observed.seen.rare["festivals"] += !found.empty();
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    std::vector<const Action*> good;
    for (const Action& action : observed.options)
        if (action.cause == static_cast<i32>(Cause::festival_returned) && action.kind == ActionKind::take)
            good.push_back(&action);
    return good.empty() || random.one_in(3) ? nullptr : good[random.below(static_cast<u32>(good.size()))];
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("festivals") > 100);
    CHECK(seen.causes.at(Cause::festival_returned) > 50);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::festival, .at_decision = check_decision, .prefer = prefer, .came_up = came_up}};
}

}  // namespace box_checks::festival
