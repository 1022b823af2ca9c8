// SPDX-License-Identifier: MIT
// Keeping games: snapshots and scripts.
#include <new>

#include "fence.hpp"
#include "house/script.hpp"
#include "house/snapshot.hpp"

using namespace bastide;

namespace {

bool is_view(i32 view) noexcept { return view == BASTIDE_VIEW_FULL || view == BASTIDE_VIEW_PUBLIC; }

/// Whether a game can be written down at all.
i32 can_be_told(const Game& game) noexcept
{
    if (game.is_faulty() || !game.keeps_history()) return BASTIDE_E_STATE;
    return game.history().is_cut() ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

/// A handle around a game; the game ends when there is no memory for it.
bastide_game* handle_for(Game* game, const Memory& memory, Fault& fault) noexcept
{
    if (!game) return nullptr;
    void* place = memory.take(sizeof(bastide_game));
    if (place) return new (place) bastide_game{memory, game};
    Game::destroy(game);
    fault.set(Status::memory, Reason::none, "No memory for the handle.");
    return nullptr;
}

/// What load and load_script share: arguments in, one game out.
template <class Read>
i32 make_handle(const void* data, i32 len, const bastide_tileset* const* sets, i32 set_count, const bastide_allocator* mem,
                bastide_error* error, bastide_game** out, Read&& read) noexcept
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
    Memory memory;
    TileSet host_sets[kMaxHostSets];
    Sources sources;
    if (!data || len < 0 || !read_memory(mem, memory)) return tell(fault, error);
    if (read_sources(sets, set_count, host_sets, sources) != Status::ok) return tell(fault, error);
    fault = Fault{};
    *out = handle_for(read(sources, memory, fault), memory, fault);
    return *out ? BASTIDE_OK : tell(fault, error);
}

}  // namespace

int32_t bastide_game_snapshot(const bastide_game* game, int32_t view, uint8_t* out, int32_t cap)
{
    if (!game || !is_view(view) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    const i32 told = can_be_told(*game->game);
    if (told != BASTIDE_OK) return told;
    return count_of(write_snapshot(*game->game, static_cast<SnapshotView>(view), out, static_cast<u32>(cap)));
}

bastide_status bastide_game_restore(bastide_game* game, const uint8_t* bytes, int32_t len, bastide_error* error)
{
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
    if (!game || !bytes || len < 0) return tell(fault, error);
    fault = Fault{};
    Game* restored = read_snapshot(bytes, static_cast<u32>(len), game->game->sources(), game->memory, fault);
    if (!restored) return tell(fault, error);
    if (!game->game->keeps_history()) restored->forget_history();
    restored->forget_events(game->game->log().next());
    Game::destroy(game->game);
    game->game = restored;
    return BASTIDE_OK;
}

bastide_status bastide_game_load(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                 const bastide_allocator* mem, bastide_error* error, bastide_game** out)
{
    return make_handle(bytes, len, sets, set_count, mem, error, out,
                       [&](const Sources& sources, const Memory& memory, Fault& fault) {
                           return read_snapshot(bytes, static_cast<u32>(len), sources, memory, fault);
                       });
}

int32_t bastide_game_write_script(const bastide_game* game, int32_t view, char* out, int32_t cap)
{
    if (!game || !is_view(view) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    const i32 told = can_be_told(*game->game);
    if (told != BASTIDE_OK) return told;
    write_script(*game->game, static_cast<SnapshotView>(view), text);
    return text_length(text);
}

bastide_status bastide_game_load_script(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                        const bastide_allocator* mem, bastide_error* error, bastide_game** out)
{
    return make_handle(utf8, len, sets, set_count, mem, error, out,
                       [&](const Sources& sources, const Memory& memory, Fault& fault) {
                           return read_script(Text(utf8, static_cast<u32>(len)), sources, memory, fault);
                       });
}
