// SPDX-License-Identifier: MIT
// Saving: hashes, snapshots and scripts.
#include "dice/host/dice_host.hpp"
#include "dice_functions.hpp"
#include "formats/scripts/script.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/hashing.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

namespace bastide {

namespace {

/// OK when the history covers the whole game, so that a script can be written; else the failure.
i32 script_status(const Game& game) noexcept
{
    if (game.is_faulty() || !game.has_history() || game.first_replayed() > 0) return BASTIDE_E_STATE;
    return game.history().is_truncated() ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

/// Writes the English sentence of a refusal.
void explain_tiles(const Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out) noexcept
{
    explain_to_host(GameKind::tiles, &game, asked, refusal, out);
}

}  // namespace

namespace tiles {

u64 hash(const Game& game) noexcept { return hash_position(game.view()); }

i32 write_snapshot(const Game& game, i32 viewer, u8* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    return count_of(bastide::write_snapshot(game, static_cast<Viewer>(viewer), out, static_cast<u32>(cap)));
}

i32 write_script(const Game& game, i32 viewer, TextWriter& out) noexcept
{
    const i32 status = script_status(game);
    if (status != BASTIDE_OK) return status;
    bastide::write_script(game, static_cast<Viewer>(viewer), out);
    return text_length(out);
}

void* read_snapshot(const u8* bytes, u32 size, const void* like, const Sources& sources, const Retention* retention,
                    const Memory& memory, Fault& fault) noexcept
{
    const Game* const game = static_cast<const Game*>(like);
    return bastide::read_snapshot(bytes, size, game ? game->sources() : sources, retention, memory, fault, {.like = game});
}

void* read_script(Text text, const Sources& sources, const Memory& memory, Fault& fault, const ScriptReading& reading) noexcept
{
    return bastide::read_script(text, sources, memory, fault, explain_tiles, reading);
}

}  // namespace tiles

namespace {

void* read_snapshot(GameKind kind, const u8* bytes, u32 size, const void* like, const Sources& sources,
                    const Retention* retention, const Memory& memory, Fault& fault) noexcept
{
    return make_game<tiles::read_snapshot, read_dice_snapshot>(kind, bytes, size, like, sources, retention, memory, fault);
}

/// Loads a game and makes its handle, for snapshots and scripts.
template <class Read>
i32 make_handle(const char* name, const void* data, i32 len, i32 least_len, const bastide_tileset* const* sets, i32 set_count,
                const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out, Read&& read) noexcept
{
    if (out) *out = nullptr;
    Fault fault;
    Memory memory;
    TileSet host_sets[kMaxHostSets];
    Sources sources;
    if (!is_text(name, data, len, least_len, fault) || !read_sources(sets, set_count, host_sets, sources, fault) ||
        !read_memory(mem, memory, fault) || !is_given("out", out, fault))
        return report(fault, refusal);
    *out = read(sources, memory, fault);
    return *out ? report(Status::ok, refusal) : report(fault, refusal);
}

}  // namespace

}  // namespace bastide

using namespace bastide;

bastide_status bastide_game_get_hash(const bastide_game* game, uint64_t* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    *out = 0;
    if (is_faulty(*game)) return BASTIDE_E_STATE;
    *out = on_game<tiles::hash, hash_dice>(*game);
    return BASTIDE_OK;
}

int32_t bastide_game_write_snapshot(const bastide_game* game, int32_t viewer, uint8_t* out, int32_t cap)
{
    if (!game || !is_viewer(viewer, seats_of(*game)) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::write_snapshot, write_dice_snapshot>(*game, viewer, out, cap);
}

bastide_status bastide_game_restore_snapshot(bastide_game* game, const uint8_t* bytes, int32_t len, bastide_refusal* refusal)
{
    Fault fault;
    if (!is_given("game", game, fault) || !is_text("bytes", bytes, len, 0, fault)) return report(fault, refusal);
    const u32 size = static_cast<u32>(len);
    const GameKind kind = kind_of_snapshot(bytes, size);
    const void* like = kind == game->kind ? game->game : nullptr;
    const Retention retention = retention_of(*game);
    void* restored = read_snapshot(kind, bytes, size, like, Sources{}, &retention, game->memory, fault);
    if (!restored) return report(fault, refusal);
    const u64 next_event = on_game(*game, [](const auto& inner) noexcept { return inner.log().next(); });
    replace_game(*game, kind, restored);
    on_game(*game, [&](auto& inner) noexcept { inner.number_events_from(next_event); });
    return report(Status::ok, refusal);
}

bastide_status bastide_game_load_snapshot(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets,
                                          int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal,
                                          bastide_game** out)
{
    return make_handle("bytes", bytes, len, 0, sets, set_count, mem, refusal, out,
                       [&](const Sources& sources, const Memory& memory, Fault& fault) {
                           const u32 size = static_cast<u32>(len);
                           const GameKind kind = kind_of_snapshot(bytes, size);
                           void* game = read_snapshot(kind, bytes, size, nullptr, sources, nullptr, memory, fault);
                           return handle_for(kind, game, memory, fault);
                       });
}

int32_t bastide_game_write_script(const bastide_game* game, int32_t viewer, char* out, int32_t cap)
{
    if (!game || !is_viewer(viewer, seats_of(*game)) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    return on_game<tiles::write_script, write_dice_script>(*game, viewer, text);
}

bastide_status bastide_game_load_script(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                        const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out)
{
    return make_handle("utf8", utf8, len, -1, sets, set_count, mem, refusal, out,
                       [&](const Sources& sources, const Memory& memory, Fault& fault) {
                           const Text text = len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len));
                           const GameKind kind = kind_of_script(text);
                           void* game = read_script(kind, text, sources, memory, fault, {});
                           return handle_for(kind, game, memory, fault);
                       });
}
