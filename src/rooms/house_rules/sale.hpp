// SPDX-License-Identifier: MIT
// What the two files of the sale share: where it keeps what it remembers, and the steps behind a purchase.
#pragma once

#include "play/auction.hpp"

namespace bastide::sale {

inline constexpr RoomName kRoom = RoomName::house_sale;

// Lasting words.
inline constexpr int kWaiting = 0;    ///< 1 + the seller that waits for the end of a buyer's extra turn
inline constexpr int kTurnWords = 1;  ///< what all rooms know of the seller's turn
inline constexpr int kCopies = 32;
inline constexpr int kLastingWords = kTurnWords + kCopies;

extern const StepCode kAfterPurchase;   ///< the seller goes on, or the buyer has earned a turn
extern const StepCode kAfterExtraTurn;  ///< then the seller goes on

}  // namespace bastide::sale
