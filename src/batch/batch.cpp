// SPDX-License-Identifier: MIT
// A batch is made, described and destroyed.
#include "batch/batch.hpp"

namespace bastide::batch {
namespace {

/// The longest list of actions: the open cells of the largest board in each rotation and each slot, each kind of piece on each
/// tile and segment, each move of a piece, and room for bids.
int64_t longest_list(const ConfigFacts& table) noexcept
{
    const int64_t open = table.is_dice ? 17 * 17 : 2 * table.tiles + 2;
    const int64_t slots = table.is_dice ? kFaces : table.hand_slots;
    int64_t kinds = 0;
    for (int32_t kind = 0; kind < kKinds; ++kind) kinds += has_bit(table.piece_kinds, kind) ? 1 : 0;
    return 4 * open * slots + kinds * (table.tiles + kSegments) + 8 * table.tiles + table.pieces + 512;
}

int32_t default_window(const ConfigFacts& table) noexcept
{
    if (table.is_dice) return kDefaultDice;
    int32_t window = 9;
    while (window < 31 && (window - 7) * (window - 7) < table.tiles) window += 2;
    return window;
}

uint64_t mix(uint64_t hash, const void* bytes, int64_t words) noexcept
{
    const auto* all = static_cast<const int32_t*>(bytes);
    for (int64_t i = 0; i < words; ++i)
        for (int32_t byte = 0; byte < 4; ++byte) {
            hash ^= (static_cast<uint32_t>(all[i]) >> (8 * byte)) & 0xFFU;
            hash *= UINT64_C(0x100000001B3);
        }
    return hash;
}

/// FNV-1a over the sizes, groups, planes and scalars, their spare words left out.
uint64_t fingerprint(const bastide_batch& batch) noexcept
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    hash = mix(hash, &batch.shape.seats, 5);
    for (int32_t i = 0; i < batch.numbers.group_count(); ++i) hash = mix(hash, &batch.numbers.group(i), 6);
    for (int32_t i = 0; i < batch.planes.count; ++i) hash = mix(hash, &batch.planes.all[i], 5);
    for (int64_t i = 0; i < batch.scalars.count(); ++i) hash = mix(hash, &batch.scalars[i], 4);
    return hash;
}

bool read_options(const bastide_batch_options* given, bastide_batch_options& out) noexcept
{
    out = given ? *given : bastide_batch_options{};
    if (out.games == 0) out.games = 1;
    const bool is_window = out.window == 0 || (out.window >= 3 && out.window <= BASTIDE_BATCH_WINDOW_MAX && out.window % 2 == 1);
    constexpr uint32_t kDerived =
        BASTIDE_BATCH_DERIVED_FLAG_FIELDS | BASTIDE_BATCH_DERIVED_FLAG_FEATURES | BASTIDE_BATCH_DERIVED_FLAG_POINTS;
    return out.games >= 1 && out.games <= BASTIDE_BATCH_GAMES_MAX && is_window && (out.derived & ~kDerived) == 0;
}

bool has_spare(const bastide_batch_options* given) noexcept
{
    for (int32_t i = 0; given && i < 13; ++i)
        if (given->spare[i] != 0) return true;
    return false;
}

/// The lists that follow from the config.
bastide_status describe(bastide_batch& batch, const bastide_game* game, const bastide_batch_options& options) noexcept
{
    const bastide_status status = read_table(game, batch.mem, batch.table, batch.defs);
    if (status != BASTIDE_OK) return status;
    const ConfigFacts& table = batch.table;
    batch.shape.games = options.games;
    batch.shape.seats = table.seats;
    batch.shape.window = options.window != 0 ? options.window : default_window(table);
    batch.numbers.make(table, batch.shape.window);
    batch.planes.make(game, table, batch.defs.data(), options.derived);
    if (!batch.scalars.make(batch.mem, make_scalars(table, batch.defs.data(), nullptr))) return BASTIDE_E_MEMORY;
    make_scalars(table, batch.defs.data(), batch.scalars.data());
    if (!batch.stamps.make(batch.mem, int64_t{4} * table.types)) return BASTIDE_E_MEMORY;
    make_stamps(game, table, batch.defs.data(), batch.planes, batch.shape.window * batch.shape.window, batch.stamps.data());
    batch.shape.actions = batch.numbers.count();
    batch.shape.planes = batch.planes.count;
    batch.shape.scalars = static_cast<int32_t>(batch.scalars.count());
    batch.shape.list_max = static_cast<int32_t>(longest_list(table));
    batch.shape.fingerprint = fingerprint(batch);
    return BASTIDE_OK;
}

/// The most bytes that pieces and the last tiles write: a piece its kind, its place, and either four sides or one other area.
int64_t drawn_size(const bastide_batch& batch) noexcept { return int64_t{6} * batch.table.pieces + kTilesOfTurn; }

/// The most features of a game: no two tiles share a segment, and a tile may get a road across it.
int64_t most_features(const bastide_batch& batch) noexcept
{
    int32_t segments = 0;
    for (int32_t i = 0; i < batch.table.types; ++i)
        segments = segments < batch.defs[i].segments ? batch.defs[i].segments : segments;
    if (has_bit(batch.table.piece_kinds, BASTIDE_PIECE_BRIDGE)) ++segments;
    return int64_t{segments} * batch.table.tiles;
}

bool take_memory_for_derived(bastide_batch& batch, const bastide_game* game) noexcept
{
    if (batch.planes.derived == batch.planes.count) return true;
    if (!batch.edges.make(batch.mem, int64_t{4} * batch.table.types)) return false;
    make_edges(game, batch.table, batch.edges.data());
    return batch.features.make(batch.mem, batch.shape.games * most_features(batch));
}

bastide_status take_memory(bastide_batch& batch, const bastide_game* game) noexcept
{
    const int64_t games = batch.shape.games;
    const bool has_all = batch.slots.make(batch.mem, games) && batch.codes.make(batch.mem, games * batch.shape.list_max) &&
                         batch.listed.make(batch.mem, games * batch.shape.list_max) &&
                         batch.lying.make(batch.mem, games * batch.table.tiles) && batch.near.make(batch.mem, games) &&
                         batch.standing.make(batch.mem, games * batch.table.pieces) &&
                         batch.drawn.make(batch.mem, games * drawn_size(batch)) && take_memory_for_derived(batch, game);
    return has_all ? BASTIDE_OK : BASTIDE_E_MEMORY;
}

void* BASTIDE_CALL take_at_home(void* user, uint32_t size, uint32_t align) noexcept
{
    Home& home = *static_cast<Home*>(user);
    const uint32_t from = (home.used + align - 1) / align * align;
    if (align > kLine || from > home.size || size > home.size - from) return home.host->alloc(home.host->user, size, align);
    home.used = from + size;
    return home.block + from;
}

/// A part of the home goes with the batch.
void BASTIDE_CALL leave_home(void* user, void* ptr, uint32_t size, uint32_t align) noexcept
{
    const Home& home = *static_cast<Home*>(user);
    const uintptr_t from_home = reinterpret_cast<uintptr_t>(ptr) - reinterpret_cast<uintptr_t>(home.block);
    const bool is_at_home = from_home < home.size;  // a number below the block wraps to a large one
    if (!is_at_home) home.host->release(home.host->user, ptr, size, align);
}

/// One block for all games, unless it would be larger than a host can give; each game then asks the host.
bastide_status take_homes(bastide_batch& batch, const bastide_game* game) noexcept
{
    const int32_t needed = bastide_game_measure_clone(game, BASTIDE_VIEW_FULL, 0);
    if (needed < 0) return needed;
    const uint32_t size = (static_cast<uint32_t>(needed) + kLine - 1) / kLine * kLine;
    const int64_t all = int64_t{size} * batch.shape.games + kLine;
    const bool is_one_block = all <= INT64_C(0xFFFFFFFF);
    if (is_one_block && !batch.homes.make(batch.mem, all)) return BASTIDE_E_MEMORY;
    uint8_t* block = batch.homes.data();
    if (block) block += (kLine - reinterpret_cast<uintptr_t>(block) % kLine) % kLine;
    for (int64_t i = 0; i < batch.shape.games; ++i)
        batch.slots[i].home = {&batch.mem, block ? block + i * size : nullptr, block ? size : 0, 0};
    return BASTIDE_OK;
}

bastide_status add_games(bastide_batch& batch, const bastide_game* game) noexcept
{
    bastide_config config;
    bastide_game_get_config(game, &config);
    for (int64_t i = 0; i < batch.shape.games; ++i) {
        Slot& slot = batch.slots[i];
        const bastide_allocator mem = {&slot.home, &take_at_home, &leave_home};
        const bastide_status status = bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, &mem, &slot.game);
        if (status != BASTIDE_OK) return status;
        slot.near = batch.near.data() + i;
        slot.far_codes = batch.codes.data() + i * batch.shape.list_max;
        slot.far_numbers = batch.listed.data() + i * batch.shape.list_max;
        slot.drawn.bytes = batch.drawn.data() + i * drawn_size(batch);
        slot.lying = batch.lying.data() + i * batch.table.tiles;
        slot.standing = batch.standing.data() + i * batch.table.pieces;
        if (batch.features.count() > 0) slot.features = batch.features.data() + i * most_features(batch);
        slot.seed = slot.random = config.seed;
        reread(batch, slot);
    }
    return BASTIDE_OK;
}

}  // namespace
}  // namespace bastide::batch

using namespace bastide::batch;

extern "C" {

bastide_status BASTIDE_CALL bastide_batch_options_init(bastide_batch_options* options)
{
    if (!options) return BASTIDE_E_ARGUMENT;
    *options = {};
    return BASTIDE_OK;
}

bastide_status BASTIDE_CALL bastide_batch_create(const bastide_game* game, const bastide_batch_options* options,
                                                 const bastide_allocator* mem, bastide_batch** out)
{
    if (out) *out = nullptr;
    bastide_allocator from;
    bastide_batch_options read;
    if (!game || !out || !read_allocator(mem, from) || !read_options(options, read)) return BASTIDE_E_ARGUMENT;
    if (has_spare(options)) return BASTIDE_E_VERSION;
    Array<bastide_batch> one;
    if (!one.make(from, 1)) return BASTIDE_E_MEMORY;
    bastide_batch& batch = one[0];
    batch = bastide_batch{};
    batch.mem = from;
    bastide_status status = describe(batch, game, read);
    if (status == BASTIDE_OK) status = take_memory(batch, game);
    if (status == BASTIDE_OK) status = take_homes(batch, game);
    if (status == BASTIDE_OK) status = add_games(batch, game);
    if (status == BASTIDE_OK) {
        *out = &batch;
    } else {
        bastide_batch_destroy(&batch);
    }
    return status;
}

void BASTIDE_CALL bastide_batch_destroy(bastide_batch* batch)
{
    if (!batch) return;
    for (int64_t i = 0; i < batch->slots.count(); ++i) bastide_game_destroy(batch->slots[i].game);
    batch->homes.end();
    batch->features.end();
    batch->edges.end();
    batch->drawn.end();
    batch->standing.end();
    batch->lying.end();
    batch->listed.end();
    batch->codes.end();
    batch->near.end();
    batch->slots.end();
    batch->stamps.end();
    batch->scalars.end();
    batch->defs.end();
    const bastide_allocator mem = batch->mem;
    mem.release(mem.user, batch, sizeof(bastide_batch), alignof(bastide_batch));
}

bastide_status BASTIDE_CALL bastide_batch_get_shape(const bastide_batch* batch, bastide_batch_shape* out)
{
    if (!batch || !out) return BASTIDE_E_ARGUMENT;
    *out = batch->shape;
    return BASTIDE_OK;
}

int32_t BASTIDE_CALL bastide_batch_list_groups(const bastide_batch* batch, bastide_batch_group* out, int32_t cap)
{
    if (!batch || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < batch->numbers.group_count() && i < cap; ++i) out[i] = batch->numbers.group(i);
    return batch->numbers.group_count();
}

int32_t BASTIDE_CALL bastide_batch_list_planes(const bastide_batch* batch, bastide_batch_plane* out, int32_t cap)
{
    if (!batch || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < batch->planes.count && i < cap; ++i) out[i] = batch->planes.all[i];
    return batch->planes.count;
}

int32_t BASTIDE_CALL bastide_batch_list_scalars(const bastide_batch* batch, bastide_batch_scalar* out, int32_t cap)
{
    if (!batch || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < batch->shape.scalars && i < cap; ++i) out[i] = batch->scalars[i];
    return batch->shape.scalars;
}

}  // extern "C"
