// SPDX-License-Identifier: MIT
// Computes the layout of the block from the requirements of a config. Each array has exactly the length that the config can need.
#pragma once

#include "board/state.hpp"

namespace bastide {

inline constexpr u32 kMaxTiles = 16000;  ///< so that coordinates of all cells on or next to a board fit in 16 bits, below kReach
inline constexpr u32 kMaxNodes = 65534;
inline constexpr u32 kMaxTileTypes = kMaxNodes / 4 - 1;

struct LayoutNeeds {
    u32 seats = 0;
    u32 types = 0;
    u32 tiles = 0;        ///< the most on the board at once
    u32 nodes = 0;        ///< segments of all those tiles
    u32 monasteries = 0;  ///< segments that count the cells around them
    u32 foundations = 0;
    u32 landmarks = 0;
    u32 pieces = 0;
    u32 slots = 0;      ///< slots of the racks
    u32 variables = 0;  ///< 16-bit variables of the modules
};

/// Fills `out`; returns false if a number exceeds the range of the block's indices.
bool compute_layout(const LayoutNeeds& needs, Layout& out) noexcept;

}  // namespace bastide
