// SPDX-License-Identifier: MIT
// Pieces in every place.
#include "game/joined.hpp"
#include "game/observe.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

static_assert(kMaxPieces <= BASTIDE_PIECES_MAX);

namespace {

void put_on_tile(const View& view, PlacedId tile, bastide_piece& out) noexcept
{
    const Cell cell = cell_of(view.state.placed(tile));
    out.x = cell.x;
    out.y = cell.y;
    out.placed = to_host(tile);
}

void put_beside(const bastide_piece& other, bastide_piece& out) noexcept
{
    out.beside = other.id;
    out.other_seat = other.seat;
    out.x = other.x;
    out.y = other.y;
    out.placed = other.placed;
    out.segment = other.segment;
    out.feature = other.feature;
}

constexpr bastide_piece kNowhere = {0, 0, 0, 0, BASTIDE_NOWHERE, BASTIDE_NOWHERE, -1, -1, -1, -1, -1, 0, {}};

bastide_piece describe_piece(const View& view, i32 number) noexcept
{
    const Piece& piece = view.state.piece(PieceId(number + 1));
    bastide_piece out = kNowhere;
    out.id = number;
    out.kind = static_cast<i32>(piece.kind);
    out.seat = seat_to_host(piece.owner);
    out.spot = static_cast<i32>(piece.spot);
    if (piece.spot == Spot::supply) return out;  // most pieces of most lists
    if (piece.spot == Spot::prison || piece.spot == Spot::held) out.other_seat = piece.holder;
    if (piece.spot == Spot::space) out.segment = piece.at;
    if (piece.spot == Spot::tile) put_on_tile(view, PlacedId(piece.at), out);
    if (piece.spot == Spot::tile) out.span = piece.corner;
    if (out.span > 0) out.feature = to_host(joined_road(view, PieceId(number + 1)));
    if (piece.spot == Spot::beside) put_beside(describe_piece(view, piece.at - 1), out);
    if (piece.spot >= Spot::tile || !piece.at) return out;
    const NodeId at(piece.at);
    const PlacedId tile = view.state.node(at).tile;
    const int segment = piece.spot == Spot::corner ? segment_of_corner(piece.corner) : segment_index(view.state, at);
    const Place place = place_of(cell_of(view.state.placed(tile)), static_cast<u8>(segment));
    out.x = place.x;
    out.y = place.y;
    out.placed = to_host(tile);
    out.segment = place.segment;
    out.feature = to_host(root_of(view.state, at));
    return out;
}

}  // namespace

namespace bastide::tiles {

i32 list_pieces(const Game& game, bastide_piece* out, i32 cap) noexcept
{
    const View view = game.view();
    return list_each(view.rules.layout.piece_count, out, cap, [&](i32 i) { return describe_piece(view, i); });
}

i32 get_piece(const Game& game, i32 piece, bastide_piece* out) noexcept
{
    if (!is_within(piece, 0, game.rules().layout.piece_count - 1)) return BASTIDE_E_ABSENT;
    *out = describe_piece(game.view(), piece);
    return BASTIDE_OK;
}

}  // namespace bastide::tiles

int32_t bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_pieces, 0>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}

bastide_status bastide_game_get_piece(const bastide_game* game, int32_t piece, bastide_piece* out)
{
    return game && out ? on_game<tiles::get_piece, BASTIDE_E_ABSENT>(*game, piece, out) : BASTIDE_E_ARGUMENT;
}
