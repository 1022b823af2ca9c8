// SPDX-License-Identifier: MIT
// What is kept of a game beside its position: events for the host to read, and the list of actions from which the game can be
// played again. Rules never read either.
#pragma once

#include "ground/kept.hpp"
#include "play/action.hpp"

namespace bastide {

/// Something that happened, in the past tense. Fields as the C header tells for each kind; 0 ids mean none.
struct Event {
    EventKind kind = EventKind::none;
    u8 seat = 0;
    u8 rotation = 0;
    ScoreRule rule = ScoreRule::none;
    Cell cell;
    RowId tile;
    NodeId feature;
    PieceId piece;
    u16 why = 0;  ///< of a piece that went home: Leaving
    i32 points = 0;
    i32 arg[3]{};
};
static_assert(Flat<Event> && sizeof(Event) == 32);

using Log = LogOf<Event>;

/// Every action of seats and nature in order, the library's own draws included. Where nature fills a hidden hand that is known
/// here, or shows what was in one, `value` is 1 + the seat whose hand it is.
using History = HistoryOf<Action>;

}  // namespace bastide
