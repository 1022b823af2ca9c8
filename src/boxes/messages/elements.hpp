// SPDX-License-Identifier: MIT
// What the files of the box share: the messenger of a seat, the variables, the messages, and what each file provides to the
// module.
#pragma once

#include "play/module.hpp"
#include "play/rules.hpp"
#include "play/track.hpp"

namespace bastide::boxes::messages {

inline constexpr ModuleId kModule = ModuleId::messages;

/// The messages, in the order of their numbers (MSG-05).
enum Message { kRoad, kCity, kMonastery, kTile, kPennants, kKnights, kFarmers, kFollower };
inline constexpr int kMessages = 8;

constexpr PieceKind token_of(int message) noexcept
{
    return static_cast<PieceKind>(static_cast<int>(PieceKind::message_road) + message);
}
constexpr int message_of(PieceKind token) noexcept { return static_cast<int>(token) - static_cast<int>(PieceKind::message_road); }

/// Gains whose markers have not moved yet. More seats and features than that are never paid at once.
inline constexpr int kMaxGains = 24;

/// Lasting variables. The gains wait until their seats have moved a marker; else all of theirs are 0.
inline constexpr int kGainCount = 0;
inline constexpr int kMoving = 1;  ///< 1: a round of scoring is under way, in which the gains are taken one after the other
inline constexpr int kDrew = 2;    ///< 1: in this round a message was drawn (MSG-08)
inline constexpr int kPlaces = 3;  ///< of each message: its place under the stack, from 1; 0: it was not drawn yet (MSG-11)
inline constexpr int kSeats = kPlaces + kMessages;  ///< of each gain: its seat plus 1
inline constexpr int kPoints = kSeats + kMaxGains;
inline constexpr int kRewards = kPoints + kMaxGains;
inline constexpr int kFeatures = kRewards + kMaxGains;  ///< the first member of the feature, or none
inline constexpr int kLastingVariables = kFeatures + kMaxGains;

/// Variables of the turn.
inline constexpr int kAnother = 0;  ///< 1: the seat on turn has another turn (MSG-05)
inline constexpr int kChosen = 1;   ///< masks of the seats that have moved this marker; above them, the messenger (MSG-10)
inline constexpr int kTurnVariables = 2;

/// The messenger of a seat; none in a game without messengers.
inline PieceId messenger_of(const View& view, int seat) noexcept
{
    const bool has = view.rules.piece_def(PieceKind::messenger).count > 0;
    return has ? view.rules.first_piece(seat, PieceKind::messenger) : PieceId{};
}

// ---- markers ----
Markers markers(const View& view, int seat);
void note_gain(Play& play, int seat, const Gain& gain);
extern const StepCode kMoveScored;
extern const StepCode kMove;

// ---- the stack ----
int count_known(const View& view) noexcept;
extern const StepCode kDraw;

// ---- what a message says ----
extern const StepCode kRead;

}  // namespace bastide::boxes::messages
