// SPDX-License-Identifier: MIT
// What a game remembers beside its position: events for the host to read, and the list of actions from which the game can be
// played again. Rules never read either.
#pragma once

#include "ground/event_log.hpp"
#include "play/action.hpp"

namespace bastide {

/// Something that happened, in the past tense: one meaning a field, so that it can be told without the board, which may have gone
/// back behind it. 0 ids mean none. The C header says which fields a kind uses.
struct Event : Entry {
    u8 rotation = 0;
    u8 segment = kNoSegment;  ///< or a corner
    Cell cell;
    RowId tile;
    PlacedId placed;
    NodeId feature;
    PieceId piece;
    PieceKind piece_kind = PieceKind::none;
    SegmentKind feature_kind = SegmentKind::none;
    Spot spot = Spot::none;
    Spot from_spot = Spot::none;
    Cell from_cell;
    NodeId from_feature;
    u8 from_segment = kNoSegment;
    u8 seats = 0;    ///< mask: who is paid, who wins
    u8 viewers = 0;  ///< mask: who may see the tile
    u8 reserved = 0;
    Reward reward = Reward::none;
    StepName step = StepName::none;
    i32 count = 0;  ///< of a move to a spot beside another piece that piece
    i32 each = 0;
    i32 points = 0;
};
static_assert(Flat<Event> && sizeof(Event) == 64);

using Log = EventLog<Event>;

/// Every action of seats and nature in order, the library's own draws included. Where nature fills a hidden hand, or shows what
/// was in one, `value` is 1 + the seat whose hand it is, or minus that where the tile was not known here before.
using History = HistoryOf<Action>;

}  // namespace bastide
