// SPDX-License-Identifier: MIT
// Scores features: measures them, weighs who is on them, pays the strongest, sends everyone home. Knows what a majority is;
// what a feature is worth and how much a piece weighs, rooms say.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Whether a feature of this kind is scored as soon as nothing of it is open; fields wait for the end (BASE-FIELD-03).
constexpr bool can_be_completed(SegmentKind kind) noexcept
{
    return kind == SegmentKind::road || kind == SegmentKind::city || kind == SegmentKind::monastery;
}

Feature measure(const View& view, NodeId root) noexcept;

Tally tally(const View& view, const Feature& feature, Cause cause) noexcept;

/// The strength of each seat on a feature.
struct Weights {
    i32 of[kMaxSeats] = {};
    u32 occupants = 0;  ///< mask of seats with a piece on it

    /// Mask of the seats with the greatest strength above zero (BASE-MAJ-02, -03).
    u32 leaders() const noexcept;
};
Weights weigh(const View& view, NodeId root) noexcept;

/// Scores every feature that the tile just placed completed (BASE-SCORE-01).
void score_completed(Play& play) noexcept;

/// Scores what is left on the board at the end: roads, cities and monasteries, then fields (BASE-FINAL-01).
void score_final(Play& play) noexcept;

}  // namespace bastide
