// SPDX-License-Identifier: MIT
#include "play/removing.hpp"

#include "board/features.hpp"

namespace bastide {

Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict) noexcept
{
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::segment && piece.spot != Spot::corner) return verdict.refuse(Reason::not_on_board);
    verdict.cell = cell_of(view.state, NodeId(piece.at));
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
    if (piece.spot != Spot::segment && piece.spot != Spot::corner) return action;
    const NodeId at(piece.at);
    action.cell = cell_of(view.state, at);
    action.segment = piece.spot == Spot::corner ? static_cast<u8>(segment_of_corner(piece.corner))
                                                : static_cast<u8>(segment_index(view.state, at));
    return action;
}

}  // namespace bastide
