// SPDX-License-Identifier: MIT
// Actions of seats and nature: their fields, which kind uses which, and the origin that a history stores with them.
#pragma once

#include "board/cell.hpp"
#include "common/enums.hpp"
#include "common/ids.hpp"

namespace bastide {

inline constexpr u8 kNoSegment = 0xFF;
/// The segment number of an action about a tile as a whole.
inline constexpr u8 kOnTile = 0xFE;
/// Segment numbers from here on are corners of a tile, in the order of lists: NW, NE, SW, SE. All other code numbers corners
/// clockwise.
inline constexpr u8 kFirstCorner = 64;
constexpr int segment_of_corner(int corner) noexcept { return kFirstCorner + (corner < 2 ? corner : 5 - corner); }
constexpr int corner_of_segment(int segment) noexcept
{
    const int place = segment - kFirstCorner;
    return place < 2 ? place : 5 - place;
}

struct Action {
    ActionKind kind = ActionKind::none;
    u8 seat = 0;
    u8 segment = kNoSegment;
    u8 rotation = 0;
    Cell cell;
    TileId tile;
    u16 piece = 0;  ///< a PieceKind for a kind with kFieldPiece, a PieceId for one with kFieldPieceId
    i32 value = 0;
};
static_assert(Flat<Action> && sizeof(Action) == 16);

/// The fields of an action, as bits. Fields that a kind does not use stay at their defaults, so equal actions have equal bytes.
enum Field : u8 {
    kFieldTile = 1,
    kFieldCell = 2,
    kFieldRotation = 4,
    kFieldSegment = 8,
    kFieldPiece = 16,
    kFieldPieceId = 32,
    kFieldValue = 64,
    kFieldCause = 128  ///< in `value`: the cause for which a piece is taken
};

constexpr u8 fields_of(ActionKind kind) noexcept
{
    switch (kind) {
        case ActionKind::draw: return kFieldTile;
        case ActionKind::place: return kFieldTile | kFieldCell | kFieldRotation;
        case ActionKind::deploy: return kFieldCell | kFieldSegment | kFieldPiece;
        case ActionKind::move: return kFieldCell | kFieldSegment | kFieldPieceId;
        case ActionKind::bid: return kFieldTile | kFieldValue;  // either a tile or points
        case ActionKind::resign:
        case ActionKind::name:
        case ActionKind::sell: return kFieldValue;
        case ActionKind::discard:
        case ActionKind::reveal: return kFieldTile;
        case ActionKind::take: return kFieldPieceId | kFieldCause;
        case ActionKind::pay:
        case ActionKind::choose_piece: return kFieldPieceId;
        case ActionKind::pass:
        case ActionKind::draw_unseen:
        case ActionKind::finish:
        default: break;  // kinds of the dice game
    }
    return 0;
}

/// Whether a kind belongs to the tile game.
constexpr bool is_action(ActionKind kind) noexcept
{
    return fields_of(kind) != 0 || kind == ActionKind::pass || kind == ActionKind::draw_unseen || kind == ActionKind::finish;
}

/// Whether only nature does this, with the library or the host deciding for it.
constexpr bool is_of_nature(ActionKind kind) noexcept
{
    return kind == ActionKind::draw || kind == ActionKind::draw_unseen || kind == ActionKind::reveal ||
           kind == ActionKind::finish;
}

/// The canonical form of an action: fields that its kind does not use have their defaults.
inline Action canonical(const Action& action) noexcept
{
    const u8 fields = fields_of(action.kind);
    Action out;
    out.kind = action.kind;
    out.seat = action.seat;
    if (fields & kFieldTile) out.tile = action.tile;
    if (fields & kFieldCell) out.cell = action.cell;
    if (fields & kFieldRotation) out.rotation = action.rotation;
    if (fields & kFieldSegment) out.segment = action.segment;
    if (fields & (kFieldPiece | kFieldPieceId)) out.piece = action.piece;
    if (fields & (kFieldValue | kFieldCause)) out.value = action.value;
    return out;
}

/// A history stores the origin of an action in the upper four bits of its rotation, which needs only two bits.
constexpr Origin origin_of(const Action& action) noexcept
{
    return action.rotation >> 4 ? static_cast<Origin>(action.rotation >> 4) : Origin::seat;
}
constexpr Action with_origin(Action action, Origin origin) noexcept
{
    if (origin != Origin::seat) action.rotation = static_cast<u8>(action.rotation | static_cast<u32>(origin) << 4);
    return action;
}
constexpr Action without_origin(Action action) noexcept
{
    action.rotation &= 3;
    return action;
}

/// Whether listed actions of this kind have information in fields that the kind does not use: how many tiles are left or unseen,
/// where a piece is. All others are listed in canonical form.
constexpr bool has_list_only_fields(ActionKind kind) noexcept
{
    return kind == ActionKind::draw || kind == ActionKind::take || kind == ActionKind::reveal;
}

}  // namespace bastide
