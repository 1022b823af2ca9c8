// SPDX-License-Identifier: MIT
// Tile sets as handles.
#include <new>

#include "formats/tilesets/tileset_records.hpp"
#include "formats/tilesets/tileset_text.hpp"
#include "interface.hpp"
#include "setup/boxes.hpp"
#include "vocabulary/names.hpp"

using namespace bastide;

namespace {

/// Allocates a handle and, after it in the same block, its tile types.
bastide_tileset* make_set(const Memory& memory, u32 count, TileDef*& defs) noexcept
{
    const u32 size = round_up(sizeof(bastide_tileset), 16) + count * static_cast<u32>(sizeof(TileDef));
    u8* place = static_cast<u8*>(memory.allocate(size));
    if (!place) return nullptr;
    defs = reinterpret_cast<TileDef*>(place + round_up(sizeof(bastide_tileset), 16));
    for (u32 i = 0; i < count; ++i) new (defs + i) TileDef{};
    return new (place) bastide_tileset{memory, {defs, count, 0}, size};
}

/// Allocates `count` tile types and fills them; null, with the fault set, when either fails.
template <class Fill>
bastide_tileset* fill_set(const Memory& memory, u32 count, Fault& fault, Fill&& fill) noexcept
{
    TileDef* defs = nullptr;
    bastide_tileset* set = make_set(memory, count, defs);
    if (!set) fault.set(Status::memory, Reason::none);
    if (!set) return nullptr;
    if (fill(defs)) {
        set->set.fingerprint = fingerprint_of(defs, count);
        return set;
    }
    bastide_tileset_destroy(set);
    return nullptr;
}

bastide_tileset* parse(Text text, const Memory& memory, Fault& fault) noexcept
{
    if (!is_utf8(text, fault)) return nullptr;
    const bool is_empty = names_no_tile(text);
    const u32 count = is_empty ? 0 : smaller(count_tiles(text), kMaxTypesOfSet);
    if (count > 0 || is_empty)
        return fill_set(memory, count, fault, [&](TileDef* defs) { return is_empty || read_tiles(text, defs, count, fault); });
    fault.line = fault.column = 1;
    fault.set(Status::format, Reason::none, "The text has no tile.");
    return nullptr;
}

}  // namespace

bastide_status bastide_tileset_create(int32_t set, const bastide_allocator* mem, bastide_tileset** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!read_memory(mem, memory) || !words(BASTIDE_VOCABULARY_SET).find(set)) return BASTIDE_E_ARGUMENT;
    if (left_out_box(BASTIDE_VOCABULARY_SET, set) != 0) return BASTIDE_E_ABSENT;
    const TileSet tiles = built_in_set(static_cast<Set>(set));
    TileDef* defs = nullptr;
    bastide_tileset* const made = make_set(memory, tiles.count, defs);
    if (!made) return BASTIDE_E_MEMORY;
    for (u32 i = 0; i < tiles.count; ++i) defs[i] = tiles.def(i);
    made->set.fingerprint = tiles.fingerprint;
    made->number = set;
    *out = made;
    return BASTIDE_OK;
}

bastide_status bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem, bastide_refusal* refusal,
                                     bastide_tileset** out)
{
    if (out) *out = nullptr;
    Fault fault;
    Memory memory;
    if (!is_text("utf8", utf8, len, -1, fault) || !read_memory(mem, memory, fault) || !is_given("out", out, fault))
        return report(fault, refusal);
    *out = parse(len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)), memory, fault);
    return *out ? report(Status::ok, refusal) : report(fault, refusal);
}

bastide_status bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count, const bastide_segment_def* segments,
                                     int32_t segment_count, const bastide_allocator* mem, bastide_refusal* refusal,
                                     bastide_tileset** out)
{
    if (out) *out = nullptr;
    Fault fault;
    Memory memory;
    if (!is_list("tiles", tiles, "tile_count", tile_count, kMaxTypesOfSet, fault) ||
        !is_list("segments", segments, "segment_count", segment_count, kMaxCount, fault) || !read_memory(mem, memory, fault) ||
        !is_given("out", out, fault))
        return report(fault, refusal);
    if (const bastide_refusal spare = check_spares("tiles", tiles, tile_count); spare.status != BASTIDE_OK)
        return explained(report(spare, refusal), refusal);
    if (const bastide_refusal spare = check_spares("segments", segments, segment_count); spare.status != BASTIDE_OK)
        return explained(report(spare, refusal), refusal);
    const TileRecords records{tiles, tile_count, segments, segment_count};
    *out = fill_set(memory, static_cast<u32>(tile_count), fault, [&](TileDef* defs) { return read_tiles(records, defs, fault); });
    return *out ? report(Status::ok, refusal) : report(fault, refusal);
}

int32_t bastide_tileset_write(const bastide_tileset* set, char* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (set->set.count == 0) text.put(kNoTile).put('\n');
    for (u32 i = 0; i < set->set.count; ++i) {
        write_tile(set->set.defs[i], text);
        text.put('\n');
    }
    return text_length(text);
}

int32_t bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap)
{
    if (!set || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < cap && i < static_cast<i32>(set->set.count); ++i)
        widen_tile(set->set.defs[i], i, set->set.defs[i].count, set->number, out[i]);
    return count_of(set->set.count);
}

int32_t bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, int32_t rotation, bastide_segment_def* out,
                                      int32_t cap)
{
    if (!set || !is_buffer(out, cap) || !is_within(rotation, 0, kSides - 1)) return BASTIDE_E_ARGUMENT;
    if (tile < 0 || tile >= static_cast<i32>(set->set.count)) return BASTIDE_E_ABSENT;
    return list_segments(set->set.defs[tile], rotation, out, cap);
}

void bastide_tileset_destroy(bastide_tileset* set)
{
    if (!set) return;
    const Memory memory = set->memory;
    memory.deallocate(set, set->bytes);
}
