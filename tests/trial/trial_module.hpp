// SPDX-License-Identifier: MIT
// A box that was never published: one piece of each sort that other boxes will bring, on the spare numbers. A program that has
// trial_module.cpp plays it as the last of all boxes; a game has it when a choice asks for one of its pieces.
#pragma once

#include "play/module.hpp"

namespace bastide {

inline constexpr PieceKind kLarge{10};       ///< counts twice
inline constexpr PieceKind kBuilder{11};     ///< on a road or in a city, beside an own follower
inline constexpr PieceKind kPig{12};         ///< in a field, beside an own follower
inline constexpr PieceKind kRingmaster{14};  ///< as a follower
inline constexpr PieceKind kWatchman{15};    ///< as a follower

extern const Module trial;

}  // namespace bastide
