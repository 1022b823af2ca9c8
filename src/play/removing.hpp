// SPDX-License-Identifier: MIT
// Whether a piece can be taken off the board for a cause, by its owner or by a rule. The module of the cause checks its own
// conditions, such as the owner or the distance. The moves are send_home() and imprison().
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Why a piece cannot be taken off the board for a cause; none if it is on the board and no module objects.
Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict) noexcept;

/// The same for a piece that must belong to the seat.
Reason why_not_take_back(const View& view, int seat, PieceId id, Cause cause, Verdict& verdict) noexcept;

/// The action by which a seat takes a piece, with the fields of a listed action: on a tile with the place, which a piece beside
/// the board does not have.
Action make_take_action(const View& view, int seat, PieceId id, Cause cause) noexcept;

inline bool is_take_for(const Action& action, Cause cause) noexcept
{
    return action.kind == ActionKind::take && action.cause == static_cast<i32>(cause);
}

}  // namespace bastide
