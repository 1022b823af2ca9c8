// SPDX-License-Identifier: MIT
// What the files of the box share: the robber of a seat, the space of a marker, and what each file provides to the module.
#pragma once

#include "play/module.hpp"
#include "play/rules.hpp"
#include "play/track.hpp"

namespace bastide::boxes::robbers {

inline constexpr ModuleId kModule = ModuleId::robbers;

/// Gains that can be robbed together. More seats and features than that are never paid at once.
inline constexpr int kMaxGains = 24;

/// Lasting variables. The gains of one scoring wait there until each robber has robbed; else all are 0.
inline constexpr int kGainCount = 0;
inline constexpr int kRobbing = 1;                    ///< mask of the seats whose robbers are still to rob one of them
inline constexpr int kSeats = 2;                      ///< of each gain: its seat plus 1
inline constexpr int kMoves = kSeats + kMaxGains;     ///< the points, and above them the space from which the marker went
inline constexpr int kFeatures = kMoves + kMaxGains;  ///< the first member of the feature, or none
inline constexpr int kLastingVariables = kFeatures + kMaxGains;

/// The robber of a seat; none in a game without robbers.
inline PieceId robber_of(const View& view, int seat) noexcept
{
    const bool has = view.rules.piece_def(PieceKind::track_robber).count > 0;
    return has ? view.rules.first_piece(seat, PieceKind::track_robber) : PieceId{};
}

inline bool is_on_track(const View& view, PieceId robber) noexcept
{
    return robber && view.state.piece(robber).spot == Spot::space;
}

/// Whether the robber of a seat is on a space of the score track.
inline bool is_robber_at(const View& view, int seat, int space) noexcept
{
    const PieceId robber = robber_of(view, seat);
    return is_on_track(view, robber) && view.state.piece(robber).at == space;
}

/// The i-th seat in turn order from a seat.
inline int seat_after(const View& view, int seat, int i) noexcept { return (seat + i) % view.rules.config.seats; }

// ---- coming to the track ----
extern const StepCode kCome;
extern const StepCode kSend;
extern const StepCode kChooseMarker;

// ---- robbing ----
void note_advance(Play& play, int seat, const Advance& move);
extern const StepCode kSettleScored;
extern const StepCode kSettle;
extern const StepCode kRob;
extern const StepCode kForget;

}  // namespace bastide::boxes::robbers
