// SPDX-License-Identifier: MIT
// Racks: tiles that lie ready beside the bag. A seat's hand is a rack, and so are the tile drawn ahead, the wild tile it was
// dealt and tiles laid open on the table, whose rack is nature's. What a rack holds is asked here, whatever it is used for.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The rack that a room gives a seat, or nature; without a place where it gives none.
inline Rack rack_of(const Rules& rules, RoomName room, int owner) noexcept
{
    for (int i = 0; i < rules.rack_count; ++i)
        if (rules.racks[i].room == room && rules.racks[i].owner == owner) return rules.racks[i];
    return {};
}

/// Calls `visit(rack)` for those of a seat: first what is drawn from the bag, then wild tiles, as positions tell them.
template <class Visit>
void for_each_rack_of(const Rules& rules, int owner, Visit&& visit)
{
    for (int wild = 0; wild < 2; ++wild)
        for (int i = 0; i < rules.rack_count; ++i)
            if (rules.racks[i].owner == owner && rules.racks[i].is_wild == (wild == 1)) visit(rules.racks[i]);
}

/// What lies in a place of a rack: none, or kUnseen for a tile that this game does not know.
inline RowId tile_in(const View& view, const Rack& rack, int slot) noexcept
{
    if (rack.is_wild) return slot < view.state.words()[rack.at] ? view.rules.wild : RowId{};
    return view.state.slots()[rack.at + slot];
}

/// The first place that holds this; -1 when none does.
inline int slot_of(const View& view, const Rack& rack, RowId tile) noexcept
{
    for (int slot = 0; slot < rack.capacity; ++slot)
        if (tile && tile_in(view, rack, slot) == tile) return slot;
    return -1;
}

inline u32 count_tiles(const View& view, const Rack& rack) noexcept
{
    u32 count = 0;
    for (int slot = 0; slot < rack.capacity; ++slot) count += static_cast<bool>(tile_in(view, rack, slot));
    return count;
}

inline u32 count_tiles(const View& view, const Rack& rack, RowId tile) noexcept
{
    u32 count = 0;
    for (int slot = 0; slot < rack.capacity; ++slot) count += tile_in(view, rack, slot) == tile;
    return count;
}

/// Calls `visit(tile)` for each type of tile in a rack once, as far as it is known.
template <class Visit>
void for_each_held(const View& view, const Rack& rack, Visit&& visit)
{
    for (int slot = 0; slot < rack.capacity; ++slot) {
        const RowId tile = tile_in(view, rack, slot);
        if (tile && tile != kUnseen && slot_of(view, rack, tile) == slot) visit(tile);
    }
}

/// Copies of a type in all racks.
u32 count_in_racks(const View& view, RowId tile) noexcept;

/// Tiles that a seat holds, wild ones too.
u32 count_hand(const View& view, int seat) noexcept;

/// Whether a seat holds a tile that was drawn.
bool has_tile_in_hand(const View& view, int seat) noexcept;

/// Tiles that can still come: in the bag and, drawn from it, in racks.
u32 tiles_to_come(const View& view) noexcept;

/// Whether some rack is seen by its owner alone.
bool hides_tiles(const Rules& rules) noexcept;

/// Tiles in racks that this game does not know.
u32 count_unknown(const View& view) noexcept;

/// Copies of a type that not everybody has seen: in the bag, and in racks that are hidden.
u32 count_unseen(const View& view, RowId tile) noexcept;

/// What a host sees of them: each type in a rack once, and how many are not known here.
void show_racks(const View& view, Things& things) noexcept;

/// What a position tells and sets of a seat: all its racks as one, places for drawn tiles counted through them, or wild tiles. Of
/// a hidden rack it tells nothing, as nobody could set it.
int count_listed_slots(const View& view, int seat, bool is_wild) noexcept;
RowId listed_tile(const View& view, int seat, bool is_wild, int slot) noexcept;

}  // namespace bastide
