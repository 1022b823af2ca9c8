// SPDX-License-Identifier: MIT
// Strong index types of the block. Zero means none, so record 0 of every array stays unused.
#pragma once

#include "common/flat.hpp"

namespace bastide {

template <class Tag>
struct Id {
    u16 raw = 0;

    constexpr Id() noexcept = default;
    constexpr explicit Id(int value) noexcept : raw(static_cast<u16>(value)) {}

    constexpr explicit operator bool() const noexcept { return raw != 0; }
    friend constexpr bool operator==(Id, Id) noexcept = default;
    friend constexpr bool operator<(Id a, Id b) noexcept { return a.raw < b.raw; }
};

using TileId = Id<struct TileTag>;        ///< a tile type of the game
inline constexpr TileId kUnseen(0xFFFF);  ///< in a rack: a tile whose type this game does not know
using PlacedId = Id<struct PlacedTag>;    ///< a placed tile, in order of placing
using NodeId = Id<struct NodeTag>;        ///< a placed segment; a feature is named by its root
using PieceId = Id<struct PieceTag>;      ///< a piece of a seat or a neutral one

}  // namespace bastide
