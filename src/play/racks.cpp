// SPDX-License-Identifier: MIT
#include "play/racks.hpp"

#include "play/drawing.hpp"
#include "play/placing.hpp"
#include "play/pools.hpp"

namespace bastide {

namespace {

template <class Visit>
void for_each_rack(const Rules& rules, Visit&& visit)
{
    for (int i = 0; i < rules.rack_count; ++i) visit(rules.racks[i]);
}

/// Calls `visit(rack)` for each rack whose tiles come from the bag.
template <class Visit>
void for_each_drawn_rack(const Rules& rules, Visit&& visit)
{
    for_each_rack(rules, [&](const Rack& rack) {
        if (!rack.is_wild) visit(rack);
    });
}

}  // namespace

u32 count_in_racks(const View& view, TileId tile) noexcept
{
    u32 count = 0;
    for_each_rack(view.rules, [&](const Rack& rack) { count += count_tiles(view, rack, tile); });
    return count;
}

u32 count_hand(const View& view, int seat) noexcept
{
    u32 count = 0;
    for_each_rack_of(view.rules, seat, [&](const Rack& rack) { count += count_tiles(view, rack); });
    return count;
}

bool has_tile_in_hand(const View& view, int seat) noexcept
{
    bool has = false;
    for_each_drawn_rack(view.rules, [&](const Rack& rack) { has = has || (rack.owner == seat && count_tiles(view, rack) > 0); });
    return has;
}

bool has_next_tile(const View& view, int seat) noexcept
{
    bool has = false;
    for_each_drawn_rack(view.rules, [&](const Rack& rack) {
        has = has || (rack.owner == seat && rack.comes_next && count_tiles(view, rack) > 0);
    });
    return has;
}

namespace {

bool has_tile_that_fits(const View& view, const Rack& rack) noexcept
{
    if (rack.is_hidden) return count_tiles(view, rack) > 0;
    bool has = false;
    for_each_held(view, rack, [&](TileId tile) { has = has || can_be_placed(view, tile); });
    return has;
}

}  // namespace

bool has_tile_for_turn(const View& view, int seat) noexcept
{
    bool has = count_to_draw(view) > 0;
    for_each_rack_of(view.rules, seat,
                     [&](const Rack& rack) { has = has || (!rack.is_for_next_turn && has_tile_that_fits(view, rack)); });
    return has;
}

u32 tiles_to_come(const View& view) noexcept
{
    u32 count = count_to_draw(view);
    for_each_drawn_rack(view.rules, [&](const Rack& rack) { count += count_tiles(view, rack); });
    return count;
}

bool hides_tiles(const Rules& rules) noexcept
{
    bool hides = false;
    for_each_rack(rules, [&](const Rack& rack) { hides = hides || rack.is_hidden; });
    return hides;
}

u32 count_unknown(const View& view) noexcept { return count_in_racks(view, kUnseen) + count_covered(view); }

u32 count_hidden(const View& view) noexcept
{
    u32 count = 0;
    for_each_rack(view.rules, [&](const Rack& rack) {
        if (rack.is_hidden) count += count_tiles(view, rack);
    });
    return count;
}

u32 count_unseen(const View& view, TileId tile) noexcept
{
    u32 count = view.state.left(tile);
    for_each_rack(view.rules, [&](const Rack& rack) {
        if (rack.is_hidden) count += count_tiles(view, rack, tile);
    });
    return count;
}

void show_racks(const View& view, Things& things) noexcept
{
    for_each_rack(view.rules, [&](const Rack& rack) {
        Thing thing;
        thing.kind = ThingKind::hand;
        thing.seat = rack.owner;
        for_each_held(view, rack, [&](TileId tile) {
            thing.tile = tile;
            thing.count = static_cast<i32>(count_tiles(view, rack, tile));
            things.add(thing);
        });
        thing.tile = {};
        thing.count = static_cast<i32>(count_tiles(view, rack, kUnseen));
        if (thing.count > 0) things.add(thing);
    });
}

int count_listed_slots(const View& view, int seat, bool is_wild) noexcept
{
    int count = 0;
    for_each_rack_of(view.rules, seat, [&](const Rack& rack) {
        if (rack.is_wild == is_wild && !rack.is_hidden) count += rack.capacity;
    });
    return count;
}

TileId listed_tile(const View& view, int seat, bool is_wild, int slot) noexcept
{
    TileId tile;
    for_each_rack_of(view.rules, seat, [&](const Rack& rack) {
        if (rack.is_wild != is_wild || rack.is_hidden) return;
        if (slot >= 0 && slot < rack.capacity) tile = tile_in(view, rack, slot);
        slot -= rack.capacity;
    });
    return tile;
}

}  // namespace bastide
