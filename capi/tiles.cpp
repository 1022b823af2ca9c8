// SPDX-License-Identifier: MIT
// The tile types of a game: their segments, their stock and their placements.
#include "dice/host/dice_host.hpp"
#include "game/observe.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

static_assert(kMaxSegments <= BASTIDE_SEGMENTS_MAX);

namespace bastide::tiles {

i32 list_tiles(const Game& game, bastide_tile_def* out, i32 cap) noexcept
{
    const Rules& rules = game.rules();
    return list_each(rules.tiles.count, out, cap, [&](i32 i) {
        bastide_tile_def tile;
        const u16 set = rules.set_of[i + 1];
        widen_tile(rules.tiles.def(TileId(i + 1)), i, rules.totals[i + 1], set < kSets ? set : 0, tile);
        return tile;
    });
}

i32 list_segments(const Game& game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept
{
    const Rules& rules = game.rules();
    if (!is_within(tile, 0, rules.tiles.count - 1)) return BASTIDE_E_ABSENT;
    return bastide::list_segments(rules.tiles.def(TileId(tile + 1)), rotation, out, cap);
}

i32 list_stock(const Game& game, bastide_stock* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    const View view = game.view();
    StockCounter counter(view);
    return list_each(view.rules.tiles.count, out, cap, [&](i32 i) {
        const StockFacts facts = counter.count(TileId(i + 1));
        bastide_stock record{};
        record.tile = i;
        record.total = static_cast<i32>(facts.total);
        record.left = static_cast<i32>(facts.left);
        record.aside = view.state.aside(TileId(i + 1));
        record.placed = static_cast<i32>(facts.placed);
        record.held = static_cast<i32>(facts.held);
        record.removed = static_cast<i32>(facts.removed);
        record.placements = static_cast<i32>(facts.placements);
        return record;
    });
}

i32 list_placements(const Game& game, i32 tile, bastide_placement* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    const View view = game.view();
    if (!is_within(tile, 0, view.rules.tiles.count - 1)) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for_each_placement(view, TileId(tile + 1), [&](Cell cell, u32 rotations) {
        if (count < cap) out[count] = {cell.x, cell.y, rotations, {}};
        ++count;
    });
    return count;
}

Text tile_name(const Game& game, i32 tile, char (&buffer)[16]) noexcept
{
    if (!is_within(tile, 0, game.rules().tiles.count - 1)) return {};
    TextWriter name(buffer, sizeof buffer);
    name.put(Text(game.rules().tiles.def(TileId(tile + 1)).name));
    return {buffer, smaller<u32>(name.size(), sizeof buffer - 1)};
}

}  // namespace bastide::tiles

int32_t bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_tiles, list_dice_tiles>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_segments(const bastide_game* game, int32_t tile, int32_t rotation, bastide_segment_def* out,
                                   int32_t cap)
{
    if (!game || !is_buffer(out, cap) || !is_within(rotation, 0, kSides - 1)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_segments, list_dice_segments>(*game, tile, rotation, out, cap);
}

int32_t bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_stock, 0>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_placements, BASTIDE_E_ABSENT>(*game, tile, out, cap)
                                    : BASTIDE_E_ARGUMENT;
}
