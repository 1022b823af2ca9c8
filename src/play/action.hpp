// SPDX-License-Identifier: MIT
// Actions of seats and nature: their fields, which kind uses which, and the origin that a history stores with them.
#pragma once

#include "board/cell.hpp"
#include "common/enums.hpp"
#include "common/fields.hpp"
#include "common/ids.hpp"
#include "defs/spans.hpp"

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

/// Fields with the names of bastide_action. Those that no kind uses together share memory, each group with numbers of one type.
struct Action {
    ActionKind kind = ActionKind::none;
    u8 seat = 0;
    u8 segment = kNoSegment;
    u8 rotation = 0;  ///< in a history the upper four bits hold the origin: see with_origin()
    Cell cell;
    TileId tile;
    union {
        u16 piece_kind = 0;  ///< a PieceKind
        u16 piece;           ///< a PieceId
        u16 span;            ///< one of the numbers of spans below
    };
    union {
        i32 cause = 0;   ///< why a piece is taken, or what is chosen
        i32 other_seat;  ///< the seat that is named or buys
        i32 points;      ///< offered
        i32 hand;        ///< in a history, of nature: see seat_of_hand()
        i32 copies;      ///< in a list, of nature: tiles of this type that are left or unseen, tokens of this kind in the pool
    };
};
static_assert(Flat<Action> && sizeof(Action) == 16);

/// Numbers of spans in actions: 1 to 6, a way plus 1, are across the tile that the action is about; only a piece that joins two
/// roads has the ways that bend. For a placement 1 and 2 are across its own tile, and 3 to 6 across the tile on a side of its
/// cell, away from it.
inline constexpr u16 kMaxSpan = 6;
static_assert(kMaxSpan == kLinkWays);
constexpr u16 span_of_way(int way) noexcept { return static_cast<u16>(1 + way); }
constexpr u16 span_beyond(int side) noexcept { return static_cast<u16>(3 + side); }
/// The side on which such a tile lies; -1: the span is across the tile itself.
constexpr int side_of_span(u16 span) noexcept { return span >= 3 ? span - 3 : -1; }
/// The way of a piece across its own tile.
constexpr int across_way(u16 span) noexcept { return span - 1; }
constexpr int way_of_span(u16 span) noexcept { return span >= 3 ? (span - 3) & 1 : span - 1; }

/// The fields that a kind uses, as bits. Other fields stay at their defaults, so equal actions have equal bytes.
constexpr u32 fields_of(ActionKind kind) noexcept
{
    using fields::kBits;
    switch (kind) {
        case ActionKind::draw: return kBits<fields::Tile>;
        case ActionKind::place: return kBits<fields::Tile, fields::Cell, fields::Rotation>;
        case ActionKind::deploy: return kBits<fields::Cell, fields::Segment, fields::PieceKind>;
        case ActionKind::take: return kBits<fields::Piece, fields::Cause>;
        case ActionKind::pay: return kBits<fields::Piece>;
        case ActionKind::choose_piece: return kBits<fields::Piece>;
        case ActionKind::move: return kBits<fields::Cell, fields::Segment, fields::Piece>;
        case ActionKind::name: return kBits<fields::OtherSeat>;
        case ActionKind::discard: return kBits<fields::Tile>;
        case ActionKind::bid: return kBits<fields::Tile, fields::Points>;  // points, or a tile in place of them, or both
        case ActionKind::sell: return kBits<fields::OtherSeat>;
        case ActionKind::choose_place: return kBits<fields::Cell, fields::Segment>;
        case ActionKind::reveal: return kBits<fields::Tile>;
        case ActionKind::span: return kBits<fields::Cell, fields::Span>;
        case ActionKind::place_spanned: return kBits<fields::Tile, fields::Cell, fields::Rotation, fields::Span>;
        case ActionKind::draw_token: return kBits<fields::PieceKind>;
        case ActionKind::choose: return kBits<fields::Cause>;
        case ActionKind::pass:
        case ActionKind::draw_unseen:
        case ActionKind::finish:
        case ActionKind::resign:  // these have no fields
        default: break;           // nor have, here, the kinds of the dice game
    }
    return 0;
}

/// Whether a kind belongs to the tile game.
constexpr bool is_action(ActionKind kind) noexcept
{
    return fields_of(kind) != 0 || kind == ActionKind::pass || kind == ActionKind::draw_unseen || kind == ActionKind::finish ||
           kind == ActionKind::resign;
}

/// Whether an action of this kind places a tile.
constexpr bool places_tile(ActionKind kind) noexcept { return kind == ActionKind::place || kind == ActionKind::place_spanned; }

/// Whether only nature does this, with the library or the host deciding for it.
constexpr bool is_of_nature(ActionKind kind) noexcept
{
    return kind == ActionKind::draw || kind == ActionKind::draw_unseen || kind == ActionKind::reveal ||
           kind == ActionKind::draw_token || kind == ActionKind::finish;
}

/// The fields of actions, in the order of snapshots.
using ActionFields =
    fields::Order<fields::Tile, fields::Order<fields::Cell, fields::Rotation, fields::Segment, fields::PieceKind, fields::Span>,
                  fields::Order<fields::Piece, fields::Cause, fields::OtherSeat, fields::Points>>;

/// Copies fields of an action.
struct ActionCopier {
    const Action& from;
    Action& to;

    void visit(fields::Tile) const noexcept { to.tile = from.tile; }
    void visit(fields::Cell) const noexcept { to.cell = from.cell; }
    void visit(fields::Rotation) const noexcept { to.rotation = from.rotation; }
    void visit(fields::Segment) const noexcept { to.segment = from.segment; }
    void visit(fields::PieceKind) const noexcept { to.piece_kind = from.piece_kind; }
    void visit(fields::Span) const noexcept { to.span = from.span; }
    void visit(fields::Piece) const noexcept { to.piece = from.piece; }
    void visit(fields::Cause) const noexcept { to.cause = from.cause; }
    void visit(fields::OtherSeat) const noexcept { to.other_seat = from.other_seat; }
    void visit(fields::Points) const noexcept { to.points = from.points; }
};

/// The canonical form of an action: fields that its kind does not use have their defaults.
inline Action canonical(const Action& action) noexcept
{
    Action out;
    out.kind = action.kind;
    out.seat = action.seat;
    ActionFields::walk(fields_of(action.kind), ActionCopier{action, out});
    return out;
}

/// A history stores the origin of an action in the upper four bits of its rotation, which needs only two bits. These three
/// functions alone know it; who reads the rotation of such an action takes the origin off first.
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

/// Whether a history says of actions of this kind whose hidden hand they are about.
constexpr bool may_be_of_hand(ActionKind kind) noexcept
{
    return is_of_nature(kind) && kind != ActionKind::finish && kind != ActionKind::draw_token;
}

/// A history stores whose hidden hand an action of nature is about: 0 for none, else the seat plus 1, negative for a tile that
/// this game did not know before. These functions alone know it.
constexpr i32 hand_of_seat(int seat, bool is_known) noexcept { return is_known ? seat + 1 : -(seat + 1); }
/// The seat of the hand; -1 when there is none.
constexpr int seat_of_hand(const Action& action) noexcept
{
    if (!may_be_of_hand(action.kind)) return -1;
    return (action.hand < 0 ? -action.hand : action.hand) - 1;
}
/// Whether an action of a history is about a hidden hand whose tile this game knew.
constexpr bool is_of_known_hand(const Action& action) noexcept { return may_be_of_hand(action.kind) && action.hand > 0; }

/// Whether listed actions of this kind have information in fields that the kind does not use: how many tiles are left or unseen,
/// where a piece is. All others are listed in canonical form.
constexpr bool has_list_only_fields(ActionKind kind) noexcept
{
    return kind == ActionKind::draw || kind == ActionKind::take || kind == ActionKind::reveal || kind == ActionKind::draw_token;
}

}  // namespace bastide
