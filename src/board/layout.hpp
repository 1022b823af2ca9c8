// SPDX-License-Identifier: MIT
// Adds up where things lie in the block. Sizes are exact: what the config cannot need is not there.
#pragma once

#include "board/state.hpp"

namespace bastide {

inline constexpr u32 kMostTiles = 16000;  ///< cells stay within 16 bits of the start tile, the empty cells around them too
inline constexpr u32 kMostNodes = 65534;
inline constexpr u32 kMostRows = kMostNodes / 4 - 1;

struct Needs {
    u32 seats = 0;
    u32 rows = 0;
    u32 tiles = 0;        ///< that can ever lie on the board
    u32 nodes = 0;        ///< segments of all of them
    u32 monasteries = 0;  ///< those that count the cells around them
    u32 foundations = 0;
    u32 pieces = 0;
    u32 slots = 0;  ///< of the racks
    u32 words = 0;  ///< of the rooms' drawers
};

/// False when the numbers are larger than the block's indices reach.
bool lay_out(const Needs& needs, Layout& out) noexcept;

}  // namespace bastide
