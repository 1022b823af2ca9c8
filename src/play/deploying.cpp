// SPDX-License-Identifier: MIT
#include "play/deploying.hpp"

#include "play/pools.hpp"
#include "play/tokens.hpp"

namespace bastide {

PieceId occupant(const View& view, NodeId root) noexcept
{
    for (u32 i = 1; i <= view.rules.layout.piece_count; ++i) {
        const PieceId id(static_cast<int>(i));
        const Piece& piece = view.state.piece(id);
        const bool stands = piece.spot == Spot::segment && view.rules.piece_def(piece.kind).has(Trait::claims);
        if (stands && root_of(view.state, NodeId(piece.at)) == root) return id;
    }
    return {};
}

PieceId occupant_at(const View& view, NodeId segment) noexcept
{
    PieceId found;
    for (PartHook hook : view.rules.on.part)
        if (hook(view, segment, found)) return found;
    return occupant(view, root_of(view.state, segment));
}

Reason refuse_occupied(const View& view, NodeId place, Verdict& verdict) noexcept
{
    verdict.feature = root_of(view.state, place);
    verdict.piece = occupant_at(view, place);
    const Piece& piece = view.state.piece(verdict.piece);
    const NodeId segment(piece.at);
    verdict.seat = piece.owner;
    verdict.cell = cell_of(view.state, segment);
    verdict.other = static_cast<i8>(segment_index(view.state, segment));
    return verdict.refuse(Reason::occupied);
}

bool is_in_game(const View& view, u16 kind) noexcept
{
    if (kind == 0 || kind >= kPieceKinds) return false;
    const PieceKind named = static_cast<PieceKind>(kind);
    return has_kind(view, kind) || token_number(view.rules, named) >= 0 || find_token(view.rules, named).pool;
}

Reason why_not_kind(const View& view, u16 kind, Verdict& verdict) noexcept
{
    if (!is_in_game(view, kind)) return verdict.refuse(Reason::no_such_piece);
    const bool is_of_seats = has_kind(view, kind) && view.rules.piece_defs[kind].is_neutral == 0;
    return is_of_seats ? Reason::none : verdict.refuse(Reason::wrong_piece_kind);
}

Reason why_not_whole_tile(const View& view, const Action& action, Verdict& verdict) noexcept
{
    if (action.segment == kOnTile) return Reason::none;
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || action.segment >= view.rules.tiles.at(view.state.placed(tile).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    verdict.mine = static_cast<i8>(view.state.node(node_of(view.state.placed(tile), action.segment)).kind());
    return verdict.refuse(Reason::wrong_segment);
}

bool is_closed_by_module(const View& view) noexcept
{
    for (ActionClosedHook hook : view.rules.on.action_closed)
        if (hook(view)) return true;
    return false;
}

bool has_offered_place(const View& view, const StepCode& step, PieceKind kind) noexcept
{
    for (const Offer* offer : view.rules.on.offers)
        if (offer->has_place && offer->at.holds(&step) && offer->has_place(view, kind)) return true;
    return false;
}

Reason judge_by_modules(const View& view, PieceKind kind, const Site& site, Verdict& verdict) noexcept
{
    for (const WhyNotDeployHook& hook : view.rules.on.why_not_deploy) {
        if (!hook.is_asked_about(site.kind)) continue;
        const Reason reason = hook.ask(view, kind, view.state.header().acting_seat, site.segment, verdict);
        if (reason != Reason::none) return reason;
    }
    return Reason::none;
}

Reason why_not_deploy_on(const View& view, PieceKind kind, NodeId segment, Verdict& verdict) noexcept
{
    const Site site = site_of(view, segment);
    const Reason reason = judge_site(view.rules.piece_def(kind), site);
    if (reason == Reason::occupied) return refuse_occupied(view, segment, verdict);
    if (reason == Reason::none) return judge_by_modules(view, kind, site, verdict);
    verdict.mine = static_cast<i8>(site.kind);
    return verdict.refuse(reason);
}

}  // namespace bastide
