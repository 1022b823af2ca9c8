// SPDX-License-Identifier: MIT
// The score track: fifty spaces, on which a marker goes round as often as its points say (BASE-TRACK-01).
#pragma once

#include "play/rules.hpp"

namespace bastide {

inline constexpr i32 kTrackSpaces = 50;

/// The space of a marker with so many points; points below 0 go back from space 0.
constexpr int track_space(i32 points) noexcept { return static_cast<int>((points % kTrackSpaces + kTrackSpaces) % kTrackSpaces); }

/// The markers of a seat: one where its score says, unless a module brings second ones.
inline Markers markers_of(const View& view, int seat) noexcept
{
    for (MarkersHook hook : view.rules.on.markers) return hook(view, seat);
    return {track_space(view.state.seat(seat).score), kNoMarker};
}

static_assert(track_space(53) == 3 && track_space(50) == 0 && track_space(-1) == 49);

}  // namespace bastide
