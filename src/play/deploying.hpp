// SPDX-License-Identifier: MIT
// Whether a piece can be deployed on a segment, and the reason if not.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

inline u32 count_supply(const View& view, int seat, PieceKind kind) noexcept
{
    return view.state.seat(seat).supply[static_cast<int>(kind)];
}
inline bool has_all_in_supply(const View& view, int seat, PieceKind kind) noexcept
{
    return count_supply(view, seat, kind) == view.rules.piece_def(kind).count;
}
inline bool has_supply(const View& view, int seat, PieceKind kind) noexcept { return count_supply(view, seat, kind) != 0; }

/// Whether the game has pieces of a kind, given by its number in an action.
inline bool has_kind(const View& view, u16 kind) noexcept
{
    return kind > 0 && kind < kPieceKinds && view.rules.piece_defs[kind].count > 0;
}

/// Whether the game has pieces or tokens of a kind.
bool is_in_game(const View& view, u16 kind) noexcept;

/// Why no seat deploys pieces of a kind, given by its number in an action: the game has none, or they are tokens or neutral. None
/// if seats have such pieces.
Reason why_not_kind(const View& view, u16 kind, Verdict& verdict) noexcept;

/// Why an action names no tile as a whole; none if it does.
Reason why_not_whole_tile(const View& view, const Action& action, Verdict& verdict) noexcept;

/// The first piece of a kind in the supply of a seat or of nature; none if there is none.
inline PieceId piece_in_supply(const View& view, int seat, PieceKind kind) noexcept
{
    if (seat != kNature && !has_supply(view, seat, kind)) return {};
    PieceId id = view.rules.first_piece(seat, kind);
    const int end = id.raw + view.rules.piece_def(kind).count;
    while (id.raw < end && view.state.piece(id).spot != Spot::supply) id = PieceId(id.raw + 1);
    return id.raw < end ? id : PieceId{};
}

/// The first neutral piece of a kind; none if the game has none.
inline PieceId neutral_piece(const View& view, PieceKind kind) noexcept
{
    return view.rules.piece_def(kind).count > 0 ? view.rules.first_piece(kNature, kind) : PieceId{};
}

/// Why a piece of a kind cannot be deployed on a segment; none if the kind fits, the feature is free and no module objects. The
/// supply is not checked.
Reason why_not_deploy_on(const View& view, PieceKind kind, NodeId segment, Verdict& verdict) noexcept;

/// A segment with what the rules of deployment read of it.
struct Site {
    NodeId segment;
    SegmentKind kind;
    bool occupied;  ///< whether its feature is occupied, or the part of it where the segment lies
};

/// The occupying piece of a feature with the smallest id; none if it is not occupied.
PieceId occupant(const View& view, NodeId root) noexcept;

/// The same of the part where a segment lies, if the feature has parts that are occupied each for itself.
PieceId occupant_at(const View& view, NodeId segment) noexcept;

/// Refuses a deployment because the piece that occupies the place of a segment keeps others out.
Reason refuse_occupied(const View& view, NodeId place, Verdict& verdict) noexcept;

/// Whether a piece that claims finds its place taken: the feature of a segment is occupied, or the part of it. Nearly all
/// features have no parts, and no module is asked about one that is free.
inline bool is_taken(const View& view, NodesView nodes, NodeId segment) noexcept
{
    if (nodes[root_of(nodes, segment)].claims() == 0) return false;
    return view.rules.on.part.empty() || occupant_at(view, segment);
}

inline Site site_of(const View& view, NodeId segment) noexcept
{
    const NodesView nodes = view.state.nodes();
    return {segment, nodes[segment].kind(), is_taken(view, nodes, segment)};
}

/// The reason of the common rules against a deployment; the modules are not asked.
inline Reason judge_site(const PieceDef& def, const Site& site) noexcept
{
    if (!def.may_stand_on(site.kind)) return Reason::wrong_segment;                    // BASE-MEEPLE-02
    return def.has(Trait::claims) && site.occupied ? Reason::occupied : Reason::none;  // BASE-MEEPLE-03
}

/// The first reason of a module against a deployment that the common rules allow.
Reason judge_by_modules(const View& view, PieceKind kind, const Site& site, Verdict& verdict) noexcept;

/// Whether a piece can be deployed on a segment. Faster than why_not_deploy_on(), because it fills no verdict.
inline bool can_deploy_on(const View& view, const PieceDef& def, const Site& site) noexcept
{
    if (judge_site(def, site) != Reason::none) return false;
    if (!holds(view.rules.on.deploying_asked_about, site.kind)) return true;
    Verdict verdict;
    return judge_by_modules(view, def.kind, site, verdict) == Reason::none;
}

/// Whether an action of this part of the turn closed it, so that no step before the scoring deploys a further piece.
bool is_closed_by_module(const View& view) noexcept;
inline bool is_action_closed(const View& view) noexcept
{
    return !view.rules.on.action_closed.empty() && is_closed_by_module(view);
}

/// Whether a piece of a kind could be deployed at a step by the offers of modules: on a tower, through a portal. The supply is
/// not checked.
bool has_offered_place(const View& view, const StepCode& step, PieceKind kind) noexcept;

}  // namespace bastide
