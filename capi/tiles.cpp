// SPDX-License-Identifier: MIT
// The tile types of a game: their segments, how many are where, and where one could go.
#include "dice.hpp"
#include "house/observe.hpp"
#include "lists.hpp"

using namespace bastide;

int32_t bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_tiles(*game->dice, out, cap);
    const Rules& rules = game->game->rules();
    return list_each(rules.tiles.count, out, cap, [&](i32 i) {
        bastide_tile_def tile;
        const u16 set = rules.set_of[i + 1];
        widen_tile(rules.tiles.row(RowId(i + 1)), i, rules.totals[i + 1], set < kSets ? set : 0, tile);
        return tile;
    });
}

int32_t bastide_game_list_segments(const bastide_game* game, int32_t tile, int32_t rotation, bastide_segment_def* out,
                                   int32_t cap)
{
    if (!game || !is_buffer(out, cap) || !is_within(rotation, 0, kSides - 1)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_segments(*game->dice, tile, rotation, out, cap);
    const Rules& rules = game->game->rules();
    if (!is_within(tile, 0, rules.tiles.count - 1)) return BASTIDE_E_ABSENT;
    return list_segments(rules.tiles.row(RowId(tile + 1)), rotation, out, cap);
}

int32_t bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return 0;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    return list_each(view.rules.tiles.count, out, cap, [&](i32 i) {
        const StockFacts facts = stock(view, RowId(i + 1));
        bastide_stock record{};
        record.tile = i;
        record.total = static_cast<i32>(facts.total);
        record.left = static_cast<i32>(facts.left);
        record.aside = view.state.aside(RowId(i + 1));
        record.placed = static_cast<i32>(facts.placed);
        record.held = static_cast<i32>(facts.held);
        record.removed = static_cast<i32>(facts.removed);
        record.placements = static_cast<i32>(facts.placements);
        return record;
    });
}

int32_t bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return BASTIDE_E_ABSENT;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    if (!is_within(tile, 0, view.rules.tiles.count - 1)) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for_each_placement(view, RowId(tile + 1), [&](Cell cell, u32 rotations) {
        if (count < cap) out[count] = {cell.x, cell.y, rotations, {}};
        ++count;
    });
    return count;
}
