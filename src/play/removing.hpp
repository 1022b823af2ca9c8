// SPDX-License-Identifier: MIT
// Taking a piece off the board, by its owner or by a rule, for a cause. Whether a piece may be taken is asked here; what the
// cause demands besides - whose turn it is, how near - its room asks. The moves are send_home() and imprison().
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Why a piece may not be taken off the board for a cause; none when it stands there and no room objects.
Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict) noexcept;

/// The same of a seat's own piece.
Reason why_not_take_back(const View& view, int seat, PieceId id, Cause cause, Verdict& verdict) noexcept;

/// The action by which a seat takes a piece that stands on the board, as it is listed.
Action taking(const View& view, int seat, PieceId id, Cause cause) noexcept;

/// Whether an action takes a piece for this cause.
inline bool is_taking(const Action& action, Cause cause) noexcept
{
    return action.verb == Verb::take && action.value == static_cast<i32>(cause);
}

}  // namespace bastide
