// SPDX-License-Identifier: MIT
#include "play/removing.hpp"

#include "board/features.hpp"

namespace bastide {

Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict) noexcept
{
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    const PlacedId tile = tile_under(view.state, piece);
    const bool is_figure = piece.spot != Spot::tile || view.rules.piece_def(piece.kind).has(Trait::claims);
    if (!tile || !is_figure) return verdict.refuse(Reason::not_on_board);
    verdict.cell = cell_of(view.state.placed(tile));
    verdict.seat = piece.owner == kNature ? i16{-1} : i16{piece.owner};
    for (WhyNotRemoveHook hook : view.rules.on.why_not_remove) {
        const Reason reason = hook(view, id, cause, verdict);
        if (reason != Reason::none) return reason;
    }
    return Reason::none;
}

Reason why_not_take_back(const View& view, int seat, PieceId id, Cause cause, Verdict& verdict) noexcept
{
    if (!id) return verdict.refuse(Reason::no_such_piece);
    verdict.piece = id;
    if (view.state.piece(id).owner != seat) return verdict.refuse(Reason::cannot_be_taken);
    return why_not_remove(view, id, cause, verdict);
}

Action make_take_action(const View& view, int seat, PieceId id, Cause cause) noexcept
{
    const Piece& piece = view.state.piece(id);
    Action action;
    action.kind = ActionKind::take;
    action.seat = static_cast<u8>(seat);
    action.piece = id.raw;
    action.cause = static_cast<i32>(cause);
    const PlacedId tile = tile_under(view.state, piece);
    if (!tile) return action;
    action.cell = cell_of(view.state.placed(tile));
    if (piece.spot == Spot::segment) action.segment = segment_index(view.state, NodeId(piece.at));
    if (piece.spot == Spot::corner) action.segment = static_cast<u8>(segment_of_corner(piece.corner));
    if (piece.spot == Spot::tile) action.segment = kOnTile;
    return action;
}

}  // namespace bastide
