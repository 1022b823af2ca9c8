// SPDX-License-Identifier: MIT
// Moves of tokens between a pool and the pieces that hold some, and of tiles that lie face down.
#include "board/features.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"

namespace bastide::moves {

namespace {

/// Where a piece stands, in the form of events.
struct HolderPlace {
    Cell cell;
    u8 segment = kNoSegment;
    NodeId feature;
    SegmentKind kind = SegmentKind::none;
};

HolderPlace place_at(const Play& play, NodeId at) noexcept
{
    if (!at) return {};
    const Node& node = play.state.node(at);
    return {cell_of(play.state, at), segment_index(play.state, at), root_of(play.state, at), node.kind()};
}

/// Where a piece on a segment stands.
NodeId standing_at(const Play& play, PieceId id) noexcept
{
    const Piece& piece = play.state.piece(id);
    return piece.spot == Spot::segment ? NodeId(piece.at) : NodeId{};
}

HolderPlace place_of(const Play& play, PieceId id) noexcept
{
    const Piece& piece = play.state.piece(id);
    if (piece.spot != Spot::tile) return place_at(play, standing_at(play, id));
    HolderPlace place;
    place.cell = cell_of(play.state.placed(PlacedId(piece.at)));
    place.segment = kOnTile;
    return place;
}

void emit_drawn_token(Play& play, PieceKind token, PieceId holder, Cause why) noexcept
{
    Event* const event = play.emit(EventKind::moved, play.state.piece(holder).owner, why);
    if (!event) return;
    const HolderPlace place = place_of(play, holder);
    event->piece_kind = token;
    event->spot = Spot::beside;
    event->cell = place.cell;
    event->segment = place.segment;
    event->feature = place.feature;
    event->feature_kind = place.kind;
    event->count = holder.raw;
}

/// A token that returns to its pool from a spot, or from none if it did not stay: then it was drawn for a piece at that place.
void emit_returned_token(Play& play, PieceKind token, Spot spot, NodeId from, Cause why) noexcept
{
    Event* const event = play.emit(EventKind::moved, kNature, why);
    if (!event) return;
    const HolderPlace place = place_at(play, from);
    event->piece_kind = token;
    event->spot = Spot::supply;
    event->from_spot = spot;
    event->from_cell = place.cell;
    event->from_segment = place.segment;
    event->from_feature = place.feature;
    event->feature_kind = place.kind;
}

/// Records that nature draws a token. Returns its kind among those of the pool; -1 if the pool has none, which is a fault.
int draw_from_pool(Play& play, const Pool& pool, PieceKind token) noexcept
{
    const int kind = kind_in_pool(play.rules, pool, token);
    if (!check_invariant(play, kind >= 0 && count_in_pool(play, pool, kind) > 0)) return -1;
    if (Action* action = play.record_nature(ActionKind::draw_token)) action->piece_kind = static_cast<u16>(token);
    return kind;
}

}  // namespace

void draw_token(Play& play, const Pool& pool, PieceKind token, PieceId holder, Cause why) noexcept
{
    const int kind = draw_from_pool(play, pool, token);
    if (kind < 0) return;
    ++play.writable().variables()[held_variable(play.rules, pool, holder) + kind];
    emit_drawn_token(play, token, holder, why);
}

void draw_token_and_return(Play& play, const Pool& pool, PieceKind token, PieceId piece, Cause why) noexcept
{
    if (draw_from_pool(play, pool, token) >= 0) emit_returned_token(play, token, Spot::none, standing_at(play, piece), why);
}

void return_tokens(Play& play, const Pool& pool, PieceId holder, NodeId from, Cause why) noexcept
{
    for (int kind = 0; kind < pool.kinds; ++kind) {
        u16& held = play.writable().variables()[held_variable(play.rules, pool, holder) + kind];
        for (; held > 0; --held) emit_returned_token(play, pool_def(play.rules, pool, kind).kind, Spot::beside, from, why);
    }
}

void cover_tile(Play& play, ModuleId module, int i, Cause why) noexcept
{
    Header& header = play.writable().header();
    if (!check_invariant(play, count_to_draw(play) > 0)) return;
    --header.bag_left;
    set_lasting(play, module, i, play.lasting(module, i) + 1);
    play.emit(EventKind::tile_left, header.acting_seat, why);
}

void uncover_tiles(Play& play, ModuleId module, int i) noexcept
{
    Header& header = play.writable().header();
    header.bag_left = static_cast<u16>(header.bag_left + play.lasting(module, i));
    set_lasting(play, module, i, 0);
}

}  // namespace bastide::moves
