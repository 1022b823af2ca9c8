// SPDX-License-Identifier: MIT
// Queries about racks: rows of tiles beside the bag. A seat's hand, the tile it drew ahead and its wild tile are racks of the
// seat; tiles laid open on the table are a rack of nature.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The rack that a module gives a seat or nature; a rack of capacity 0 if it gives none.
inline Rack rack_of(const Rules& rules, ModuleId module, int owner) noexcept
{
    for (int i = 0; i < rules.rack_count; ++i)
        if (rules.racks[i].module == module && rules.racks[i].owner == owner) return rules.racks[i];
    return {};
}

/// Calls `visit(rack)` for each rack of a seat or of nature, those of wild tiles last: the order of positions.
template <class Visit>
void for_each_rack_of(const Rules& rules, int owner, Visit&& visit)
{
    for (int wild = 0; wild < 2; ++wild)
        for (int i = 0; i < rules.rack_count; ++i)
            if (rules.racks[i].owner == owner && rules.racks[i].is_wild == (wild == 1)) visit(rules.racks[i]);
}

/// The tile in a slot of a rack; none if it is empty, kUnseen if this game does not know its type.
inline TileId tile_in(const View& view, const Rack& rack, int slot) noexcept
{
    if (rack.is_wild) return slot < view.state.variables()[rack.at] ? view.rules.wild : TileId{};
    return view.state.slots()[rack.at + slot];
}

/// The first slot of a rack that holds a tile of this type; -1 if none does.
inline int slot_of(const View& view, const Rack& rack, TileId tile) noexcept
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

inline u32 count_tiles(const View& view, const Rack& rack, TileId tile) noexcept
{
    u32 count = 0;
    for (int slot = 0; slot < rack.capacity; ++slot) count += tile_in(view, rack, slot) == tile;
    return count;
}

/// Calls `visit(tile)` once for each known type of tile in a rack.
template <class Visit>
void for_each_held(const View& view, const Rack& rack, Visit&& visit)
{
    for (int slot = 0; slot < rack.capacity; ++slot) {
        const TileId tile = tile_in(view, rack, slot);
        if (tile && tile != kUnseen && slot_of(view, rack, tile) == slot) visit(tile);
    }
}

/// How many tiles of a type are in all racks.
u32 count_in_racks(const View& view, TileId tile) noexcept;

/// How many tiles a seat has in its racks, wild tiles included.
u32 count_hand(const View& view, int seat) noexcept;

/// Whether a seat has a drawn tile in a rack; wild tiles do not count.
bool has_tile_in_hand(const View& view, int seat) noexcept;

/// Whether a seat has a tile that it places next, in place of any other.
bool has_next_tile(const View& view, int seat) noexcept;

/// Whether a seat could still draw or place a tile in this turn: one of the bag, or one of its racks that fits. What hidden racks
/// hold does not matter.
bool has_tile_for_turn(const View& view, int seat) noexcept;

/// How many tiles can still be placed: those in the bag and the drawn ones in racks.
u32 tiles_to_come(const View& view) noexcept;

/// Whether a rack is hidden from all but its owner.
bool hides_tiles(const Rules& rules) noexcept;

/// How many tiles in racks have a type that this game does not know.
u32 count_unknown(const View& view) noexcept;

/// How many tiles are in hidden racks, of types that this game knows or not.
u32 count_hidden(const View& view) noexcept;

/// How many tiles of a type are not public: those in the bag and in hidden racks.
u32 count_unseen(const View& view, TileId tile) noexcept;

/// Adds a thing for each known type of tile in each rack, with its count, and one for the unknown tiles of a rack.
void show_racks(const View& view, Things& things) noexcept;

/// The slots of a seat as positions number them: through all its racks of wild tiles, or through all others. Hidden racks have no
/// slots here, because positions are public.
int count_listed_slots(const View& view, int seat, bool is_wild) noexcept;
TileId listed_tile(const View& view, int seat, bool is_wild, int slot) noexcept;

}  // namespace bastide
