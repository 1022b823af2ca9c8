// SPDX-License-Identifier: MIT
// Where a piece may stand on the tile just placed, and why not elsewhere.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

/// A piece of a kind in a seat's supply, or none.
PieceId piece_in_supply(const View& view, int seat, PieceKind kind) noexcept;

u32 count_supply(const View& view, int seat, PieceKind kind) noexcept;

/// Why a piece may not stand on a segment; none when its kind fits, the feature is free and no room objects. Supply is not asked.
Reason why_not_stand(const View& view, PieceKind kind, NodeId segment, Verdict& verdict) noexcept;

/// The same without looking for what is in the way.
bool may_stand(const View& view, PieceKind kind, NodeId segment) noexcept;

/// Some piece that occupies a feature: the one with the smallest id.
PieceId occupant(const View& view, NodeId root) noexcept;

}  // namespace bastide
