// SPDX-License-Identifier: MIT
// Moves of tiles between the bag, the drawn tile, the racks and the tiles set aside.
#include "board/bag.hpp"
#include "common/assert.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"

namespace bastide::moves {

namespace {

constexpr u32 kAllSeats = (1u << kMaxSeats) - 1;

void emit_drew(Play& play, int seat, TileId type, u32 viewers) noexcept
{
    Event* const event = play.emit(EventKind::drew, seat);
    if (!event) return;
    event->tile = type;
    event->count = play.state.header().bag_left;
    event->viewers = static_cast<u8>(viewers & ((1u << play.rules.config.seats) - 1));
}

/// The first empty slot of a rack; null if it is full.
TileId* find_empty_slot(Play& play, const Rack& rack) noexcept
{
    for (int slot = 0; slot < rack.capacity; ++slot)
        if (!tile_in(play, rack, slot)) return play.writable().slots() + rack.at + slot;
    return nullptr;
}

/// Sets the type of a tile that was unknown, which until now counted among those of the bag.
void set_unknown_type(Play& play, TileId& place, TileId tile) noexcept
{
    BASTIDE_ASSERT(place == kUnseen && play.state.left(tile) > 0);
    change_bag(play.writable(), tile, -1);
    place = tile;
}

/// Returns a drawn tile to the bag. The event does not show a tile of a hidden rack, whose type may be unknown here.
void put_back(Play& play, int seat, TileId& tile, bool is_hidden) noexcept
{
    Event* const event = play.emit(EventKind::tile_left, seat, Cause::resigned);
    if (event && !is_hidden) event->tile = tile;
    if (tile != kUnseen) change_bag(play.writable(), tile, 1);
    ++play.writable().header().bag_left;
    tile = {};
}

}  // namespace

TileId pick_tile(Play& play) noexcept
{
    Header& header = play.writable().header();
    BASTIDE_ASSERT(count_to_draw(play) > 0);
    if (play.rules.draw_group_count == 0 && play.rules.waiting_count == 0)
        return find_in_bag(play.state, bounded(header.random, header.bag_left + count_covered(play)));
    const DrawableTiles drawable(play);
    return drawable.find(bounded(header.random, drawable.sum_of_weights()));
}

void draw(Play& play, TileId type) noexcept
{
    Header& header = play.writable().header();
    BASTIDE_ASSERT(play.state.left(type) > 0 && !header.drawn);
    change_bag(play.writable(), type, -1);
    --header.bag_left;
    header.drawn = type;
    if (Action* action = play.record_nature(ActionKind::draw)) action->tile = type;
    emit_drew(play, header.active, type, kAllSeats);
}

void remove_drawn(Play& play, Cause why) noexcept
{
    Header& header = play.writable().header();
    if (Event* event = play.emit(EventKind::tile_left, header.active, why)) event->tile = header.drawn;
    header.drawn = {};
}

void draw_to_rack(Play& play, const Rack& rack, TileId type) noexcept
{
    TileId* const place = find_empty_slot(play, rack);
    if (!check_invariant(play, place && play.state.header().bag_left > 0)) return;
    const bool is_known = type != kUnseen;
    if (is_known) change_bag(play.writable(), type, -1);
    --play.writable().header().bag_left;
    *place = type;
    if (Action* action = play.record_nature(is_known ? ActionKind::draw : ActionKind::draw_unseen)) {
        if (is_known) action->tile = type;
        if (rack.is_hidden) action->hand = hand_of_seat(rack.owner, is_known);
    }
    emit_drew(play, rack.owner, is_known ? type : TileId{}, rack.is_hidden ? 1u << rack.owner : kAllSeats);
}

void reveal(Play& play, const Rack& rack, int slot, TileId type) noexcept
{
    TileId& held = play.writable().slots()[rack.at + slot];
    const bool is_known = held != kUnseen;
    if (!is_known) set_unknown_type(play, held, type);
    if (Action* action = play.record_nature(ActionKind::reveal)) {
        action->tile = held;
        action->hand = hand_of_seat(rack.owner, is_known);
    }
    if (Event* event = play.emit(EventKind::revealed, rack.owner)) event->tile = held;
}

void take_from_rack(Play& play, const Rack& rack, TileId tile) noexcept
{
    const int known = slot_of(play, rack, tile);
    const int slot = known < 0 ? slot_of(play, rack, kUnseen) : known;
    if (!check_invariant(play, slot >= 0)) return;
    TileId& held = play.writable().slots()[rack.at + slot];
    if (known < 0) set_unknown_type(play, held, tile);
    play.writable().header().drawn = held;
    held = {};
}

void deal_wild(Play& play, const Rack& rack) noexcept { ++play.writable().variables()[rack.at]; }

void transfer_tile(Play& play, const Rack& from, const Rack& to, TileId tile) noexcept
{
    const int slot = slot_of(play, from, tile);
    if (from.is_wild) {
        --play.writable().variables()[from.at];
        return deal_wild(play, to);
    }
    TileId* const place = find_empty_slot(play, to);
    if (!check_invariant(play, slot >= 0 && place)) return;
    play.writable().slots()[from.at + slot] = {};
    *place = tile;
}

void clear_racks(Play& play, int seat) noexcept
{
    for_each_rack_of(play.rules, seat, [&](const Rack& rack) {
        for (int slot = 0; slot < rack.capacity; ++slot) {
            if (!tile_in(play, rack, rack.is_wild ? 0 : slot)) continue;
            if (!rack.is_wild) {
                put_back(play, seat, play.writable().slots()[rack.at + slot], rack.is_hidden);
                continue;
            }
            --play.writable().variables()[rack.at];
            if (Event* event = play.emit(EventKind::tile_left, seat, Cause::resigned)) event->tile = play.rules.wild;
        }
    });
}

void set_aside_unplaceable(Play& play, Cause why) noexcept
{
    const Header& header = play.state.header();
    if (Event* event = play.emit(EventKind::tile_left, header.active, why)) event->tile = header.drawn;
    set_aside(play);
}

void set_aside(Play& play) noexcept
{
    Header& header = play.writable().header();
    ++play.writable().aside(header.drawn);
    header.drawn = {};
}

void remove_aside(Play& play, Cause why) noexcept
{
    for (int i = 1; i <= play.rules.tiles.count; ++i) {
        u16& aside = play.writable().aside(TileId(i));
        for (; aside > 0; --aside)
            if (Event* event = play.emit(EventKind::tile_left, play.state.header().active, why)) event->tile = TileId(i);
    }
}

void return_aside(Play& play) noexcept
{
    if (!has_any(&play.writable().aside(TileId(1)), play.rules.tiles.count)) return;
    for (int i = 1; i <= play.rules.tiles.count; ++i) {
        u16& aside = play.writable().aside(TileId(i));
        if (aside == 0) continue;
        change_bag(play.writable(), TileId(i), aside);
        play.writable().header().bag_left = static_cast<u16>(play.state.header().bag_left + aside);
        aside = 0;
    }
}

void put_drawn_back(Play& play) noexcept
{
    Header& header = play.writable().header();
    if (header.drawn) put_back(play, header.acting_seat, header.drawn, false);
}

}  // namespace bastide::moves
