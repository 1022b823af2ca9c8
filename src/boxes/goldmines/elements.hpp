// SPDX-License-Identifier: MIT
// What placing and taking gold bars provide to the module.
#pragma once

#include "play/deploying.hpp"
#include "play/module.hpp"

namespace bastide::boxes::goldmines {

inline constexpr int kBars = 16;
inline constexpr int kMaxBars = 100;  ///< a config can ask for that many

/// The i-th bar, from 0.
inline PieceId bar(const View& view, int i) noexcept
{
    return PieceId(view.rules.first_piece(kNature, PieceKind::gold_bar).raw + i);
}

inline int count_bars(const View& view) noexcept { return view.rules.piece_def(PieceKind::gold_bar).count; }

// ---- placing (bars.cpp) ----
extern const StepCode kFind;    ///< a bar comes to the mine
extern const StepCode kSpread;  ///< and another to a tile around it

// ---- taking (taking.cpp) ----
extern const StepCode kTake;
void pay_at_end(const View& view, VisitFinal visit, void* with);
void show_gold(const View& view, ThingKind kind, Things& things);

}  // namespace bastide::boxes::goldmines
