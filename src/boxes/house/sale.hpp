// SPDX-License-Identifier: MIT
// Shared by the two files of the sale: its variables, and the steps after a purchase.
#pragma once

#include "play/auction.hpp"

namespace bastide::sale {

inline constexpr ModuleId kModule = ModuleId::house_sale;

// Lasting variables.
inline constexpr int kWaitingSeller = 0;        ///< 1 + the seller that waits for the end of a buyer's extra turn
inline constexpr int kSellerTurnVariables = 1;  ///< those of the seller's turn, of all modules, saved during the extra turn
inline constexpr int kSellerTurnVariableCount = 64;
inline constexpr int kLastingVariables = kSellerTurnVariables + kSellerTurnVariableCount;

extern const StepCode kAfterPurchase;   ///< the seller continues, or the buyer takes an extra turn
extern const StepCode kAfterExtraTurn;  ///< the seller continues

}  // namespace bastide::sale
