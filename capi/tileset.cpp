// SPDX-License-Identifier: MIT
// Tile sets as handles.
#include <new>

#include "fence.hpp"

using namespace bastide;

bastide_status bastide_tileset_builtin(int32_t set, const bastide_allocator* mem, bastide_tileset** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!read_memory(mem, memory) || set <= 0 || set >= kSets) return BASTIDE_E_ARGUMENT;
    const TileSet tiles = built_in_set(static_cast<SetName>(set));
    if (tiles.count == 0) return BASTIDE_E_ARGUMENT;
    void* place = memory.take(sizeof(bastide_tileset));
    if (!place) return BASTIDE_E_MEMORY;
    *out = new (place) bastide_tileset{memory, tiles, sizeof(bastide_tileset)};
    return BASTIDE_OK;
}

int32_t bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < cap && i < static_cast<i32>(set->set.count); ++i)
        widen_tile(set->set.rows[i], i, set->set.rows[i].count, out[i]);
    return count_of(set->set.count);
}

int32_t bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, bastide_segment_def* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (tile < 0 || tile >= static_cast<i32>(set->set.count)) return BASTIDE_E_ABSENT;
    const TileRow& row = set->set.rows[tile];
    for (i32 i = 0; i < cap && i < row.parts; ++i) widen_segment(row.part[i], out[i]);
    return row.parts;
}

void bastide_tileset_destroy(bastide_tileset* set)
{
    if (!set) return;
    const Memory memory = set->memory;
    memory.give_back(set, set->bytes);
}
