// SPDX-License-Identifier: MIT
#include "play/setup_moves.hpp"

#include <new>

#include "board/bag.hpp"
#include "board/grid.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"

namespace bastide::moves {

namespace {

void fill_new_bag(const Play& play) noexcept
{
    const State state = play.writable();
    state.header().bag_left = static_cast<u16>(play.rules.bag_total);
    for (int i = 1; i <= play.rules.tiles.count; ++i) {
        const TileId type(i);
        if (play.rules.tiles.def(type).wild) continue;
        change_bag(state, type, play.rules.totals[i] - (type == play.rules.start.type ? 1 : 0));
    }
}

/// Puts all pieces of a kind into the supply of a seat, or of nature for a neutral kind.
void fill_supply(const Play& play, int seat, PieceKind kind) noexcept
{
    if ((seat == kNature) != (play.rules.piece_def(kind).is_neutral != 0)) return;
    const PieceId first = play.rules.first_piece(seat, kind);
    for (int i = 0; i < play.rules.piece_def(kind).count; ++i) {
        const PieceId id(first.raw + i);
        Piece& piece = play.writable().piece(id);
        piece.kind = kind;
        piece.owner = static_cast<u8>(seat);
        move_piece(play.writable(), id, PiecePlace::in_supply());
    }
}

void fill_supplies(const Play& play, int seat) noexcept
{
    for (int i = 0; i < play.rules.kind_count; ++i) fill_supply(play, seat, play.rules.kinds[i]);
}

}  // namespace

void fill_block(Play& play, Chance chance, u64 seed) noexcept
{
    new (&play.writable().header()) Header;
    if (chance == Chance::seeded) seed_chance(play, seed);
    clear_open_cells(play.writable());
    fill_new_bag(play);
    for (int seat = 0; seat < play.rules.config.seats; ++seat) fill_supplies(play, seat);
    fill_supplies(play, kNature);
}

void seed_chance(Play& play, u64 seed) noexcept { play.writable().header().random = seeded(seed); }

void release_all_tiles(Play& play) noexcept
{
    play.writable().header().bag_left = 0;
    for (int i = 1; i <= play.rules.tiles.count; ++i)
        change_bag(play.writable(), TileId(i), play.rules.totals[i] - play.state.left(TileId(i)));
}

void take_tiles(Play& play, TileId type, i32 copies) noexcept
{
    BASTIDE_ASSERT(copies <= play.state.left(type));
    change_bag(play.writable(), type, -copies);
}

void open_single_cell(Play& play, Cell cell) noexcept
{
    play.writable().header().open_cells = 0;
    open_first_cell(play.writable(), cell);
}

void lay_tile(Play& play, TileId type, Cell cell, int rotation) noexcept
{
    put_drawn(play, type);
    place_drawn(play, cell, rotation);
    Header& header = play.writable().header();
    play.writable().placed_by(header.last) = {};
    header.last = {};
}

void put_in_prison(Play& play, PieceId id, int holder) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::supply);
    move_piece(play.writable(), id, PiecePlace::in_prison_of(holder));
}

void put_in_hand(Play& play, int seat, int slot, TileId type) noexcept
{
    const bool is_wild = play.rules.tiles.wild[type.raw];
    for_each_rack_of(play.rules, seat, [&](const Rack& rack) {
        if (rack.is_wild != is_wild || rack.is_hidden) return;
        const bool is_here = slot >= 0 && slot < rack.capacity;
        if (is_here && is_wild) deal_wild(play, rack);
        if (is_here && !is_wild) play.writable().slots()[rack.at + slot] = type;
        slot -= rack.capacity;
    });
}

void put_score(Play& play, int seat, i32 points) noexcept { play.writable().seat(seat).score = points; }

void put_variable(Play& play, int variable, i32 value) noexcept
{
    play.writable().variables()[variable] = static_cast<u16>(value);
}

void put_resigned(Play& play, u32 seats) noexcept { play.writable().header().out = static_cast<u8>(seats); }

void put_turn(Play& play, int turn) noexcept { play.writable().header().turn = static_cast<u16>(turn); }

void put_drawn(Play& play, TileId type) noexcept { play.writable().header().drawn = type; }

void put_last_placed(Play& play) noexcept
{
    Header& header = play.writable().header();
    header.last = PlacedId(header.placed);
}

void request_in_bag(Play& play, TileId type, i32 copies) noexcept { play.writable().aside(type) = static_cast<u16>(copies + 1); }

i32 take_requested(Play& play, TileId type) noexcept
{
    u16& requested = play.writable().aside(type);
    const i32 copies = requested - 1;
    requested = 0;
    return copies;
}

void fill_bag(Play& play, TileId type, i32 copies) noexcept
{
    Header& header = play.writable().header();
    change_bag(play.writable(), type, copies - play.state.left(type));
    header.bag_left = static_cast<u16>(header.bag_left + copies);
}

void empty_bag(Play& play) noexcept
{
    play.writable().header().bag_left = 0;
    for (int i = 1; i <= play.rules.tiles.count; ++i) change_bag(play.writable(), TileId(i), -play.state.left(TileId(i)));
}

void exclude_unknown(Play& play, u32 tiles) noexcept
{
    BASTIDE_ASSERT(tiles <= play.state.header().bag_left);
    Header& header = play.writable().header();
    header.bag_left = static_cast<u16>(header.bag_left - tiles);
}

void put_aside(Play& play, TileId type, i32 copies) noexcept { play.writable().aside(type) = static_cast<u16>(copies); }

void put_in_slot(Play& play, int slot, TileId type) noexcept { play.writable().slots()[slot] = type; }

void put_placed_by(Play& play, PlacedId id, int seat, int turn) noexcept
{
    play.writable().placed_by(id) = {static_cast<u16>(turn), static_cast<u8>(seat), 0};
}

void clear_completion(Play& play) noexcept { play.writable().header().may_have_completed = 0; }

void put_moving(Play& play, PieceId id, NodeId from) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::supply);
    move_piece(play.writable(), id, PiecePlace::on_its_way(from));
}

void record_action(Play& play, const Action& action) noexcept
{
    if (play.history) play.history->add(action);
}

void put_acting_seat(Play& play, int seat) noexcept { play.writable().header().acting_seat = static_cast<u8>(seat); }

void put_random(Play& play, const Random& random) noexcept { play.writable().header().random = random; }

void put_winners(Play& play, u32 seats) noexcept
{
    Header& header = play.writable().header();
    header.over = 1;
    header.winners = static_cast<u16>(seats);
}

}  // namespace bastide::moves
