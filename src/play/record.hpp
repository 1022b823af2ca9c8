// SPDX-License-Identifier: MIT
// The events and the history of the tile game. Rules never read either.
#pragma once

#include "common/event_log.hpp"
#include "play/action.hpp"

namespace bastide {

/// An event. Each field has one meaning, and together they describe the event without the board, which may have been undone to an
/// earlier position. Id 0 means none. The C header says which fields a kind uses.
struct Event : Entry {
    u8 rotation = 0;          ///< of a move: 1 + the way of a piece across its tile; 0: none
    u8 segment = kNoSegment;  ///< or a corner
    Cell cell;
    TileId tile;
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
    u8 seats = 0;      ///< mask of the seats that are paid or that win
    u8 viewers = 0;    ///< mask of the seats that may see the tile
    u8 from_span = 0;  ///< of a move: 1 + the way in which the piece joined two roads of its tile
    Reward reward = Reward::none;
    StepKind step = StepKind::none;
    i32 count = 0;  ///< for a move to spot `beside`: the PieceId of the other piece
    i32 each = 0;
    i32 points = 0;
};
static_assert(Flat<Event> && sizeof(Event) == 64);

using Log = EventLog<Event>;

/// All actions of seats and nature in order, draws of the library included. Where nature draws into or reveals from a hidden
/// rack, `value` is 1 + the seat that owns it, negated if the tile's type was unknown here before.
using History = HistoryOf<Action>;

}  // namespace bastide
