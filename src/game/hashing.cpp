// SPDX-License-Identifier: MIT
#include "game/hashing.hpp"

#include "common/hash.hpp"
#include "play/racks.hpp"

namespace bastide {

namespace {

void add_header(Hash& hash, const Header& header) noexcept
{
    hash.add(header.turn, header.active, header.cursor, header.depth);
    hash.add(header.over, header.winners, header.drawn.raw, header.last.raw);
    if (header.acting_seat != header.active) hash.add(header.acting_seat + 1u);
    if (header.out) hash.add(0x100u | header.out);
    for (int i = 0; i < header.depth; ++i) {
        const Step& step = header.waiting[i];
        hash.add(static_cast<u16>(step.code | step.seat << 8), step.a, step.b, step.c);
    }
}

void add_board(Hash& hash, const StateView& state) noexcept
{
    for (int i = 1; i <= state.header().placed; ++i) {
        const Placed& tile = state.placed(PlacedId(i));
        const Cell cell = cell_of(tile);
        hash.add(static_cast<u16>(cell.x), static_cast<u16>(cell.y), tile.tile.raw, 0);
    }
}

void add_pieces(Hash& hash, const StateView& state) noexcept
{
    for (int i = 1; i <= state.layout().piece_count; ++i) {
        const Piece& piece = state.piece(PieceId(i));
        hash.add(static_cast<u16>(piece.kind), piece.owner, static_cast<u16>(static_cast<int>(piece.spot) | piece.holder << 8),
                 piece.at);
        if (piece.spot == Spot::corner || piece.corner > 0) hash.add(piece.corner);
    }
}

/// Adds `count` words in groups of four; the last group is padded with zeros.
template <class Get>
void add_words(Hash& hash, int count, Get&& get) noexcept
{
    for (int i = 0; i < count; i += 4) {
        u16 four[4] = {};
        for (int k = 0; k < 4 && i + k < count; ++k) four[k] = get(i + k);
        hash.add(four[0], four[1], four[2], four[3]);
    }
}

/// The contents of a hidden rack are secret; its number of tiles is public.
void add_rack(Hash& hash, const View& view, const Rack& rack) noexcept
{
    if (rack.is_hidden) return hash.add(count_tiles(view, rack));
    add_words(hash, rack.capacity, [&](int slot) { return tile_in(view, rack, slot).raw; });
}

/// Adds the tiles that a seat has drawn. Wild tiles are counted in words. A seat without a rack adds zeros.
void add_hand(Hash& hash, const View& view, int seat) noexcept
{
    bool has_rack = false;
    for_each_rack_of(view.rules, seat, [&](const Rack& rack) {
        if (rack.is_wild) return;
        has_rack = true;
        add_rack(hash, view, rack);
    });
    if (!has_rack) hash.add(0, 0, 0, 0);
}

}  // namespace

u64 hash_position(const View& view) noexcept
{
    Hash hash;
    hash.add(view.rules.fingerprint);
    add_header(hash, view.state.header());
    for (int i = 0; i < view.rules.config.seats; ++i) {
        hash.add(static_cast<u64>(static_cast<u32>(view.state.seat(i).score)));
        add_hand(hash, view, i);
    }
    add_words(hash, view.rules.tiles.count, [&](int i) { return static_cast<u16>(count_unseen(view, TileId(i + 1))); });
    if (hides_tiles(view.rules)) hash.add(view.state.header().bag_left);
    add_words(hash, view.rules.tiles.count, [&](int i) { return view.state.aside(TileId(i + 1)); });
    for_each_rack_of(view.rules, kNature, [&](const Rack& rack) { add_rack(hash, view, rack); });
    add_words(hash, view.rules.variable_count, [&](int i) { return view.state.variables()[i]; });
    add_board(hash, view.state);
    add_pieces(hash, view.state);
    return hash.value();
}

}  // namespace bastide
