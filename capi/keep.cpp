// SPDX-License-Identifier: MIT
// Keeping games: hashes, snapshots and scripts.
#include <new>

#include "dice.hpp"
#include "dice/dice_snapshot.hpp"
#include "fence.hpp"
#include "ground/frame.hpp"
#include "house/hashing.hpp"
#include "house/script.hpp"
#include "house/snapshot.hpp"

using namespace bastide;

namespace {

/// Whether a game can be written down at all.
i32 can_be_told(const Game& game) noexcept
{
    if (game.is_faulty() || !game.has_history()) return BASTIDE_E_STATE;
    return game.history().is_cut() ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

i32 can_be_told(const dice::Game& game) noexcept
{
    if (!game.has_history()) return BASTIDE_E_STATE;
    return game.history().is_cut() ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

/// Whether bytes that may be anything say that they are the snapshot of a dice game.
bool is_dice_snapshot(const u8* bytes, i32 len) noexcept
{
    return game_of_frame(bytes, static_cast<u32>(len)) == BASTIDE_GAME_DICE;
}

/// The face table that a dice snapshot must fit: that of the game it is restored into.
const dice::FaceTable& faces_of(const bastide_game& game) noexcept
{
    return game.dice ? game.dice->rules().config.faces : dice::kFaceTable;
}

/// The sentence of the library's own texts.
void explain_to_host(const Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out) noexcept
{
    const bastide_game handle{game.memory(), const_cast<Game*>(&game)};  // for looking only
    char sentence[sizeof refusal.text];
    bastide_refusal_text(&handle, nullptr, asked, &refusal, sentence, sizeof sentence);
    out.put(sentence);
}

/// What load and load_script share: arguments in, one handle out.
template <class Read>
i32 make_handle(const void* data, i32 len, i32 least_len, const bastide_tileset* const* sets, i32 set_count,
                const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out, Read&& read) noexcept
{
    if (out) *out = nullptr;
    Fault fault;
    fault.set(Status::argument, Reason::none);
    Memory memory;
    TileSet host_sets[kMaxHostSets];
    Sources sources;
    if (!out || !data || len < least_len || !read_memory(mem, memory)) return report(fault, refusal);
    if (read_sources(sets, set_count, host_sets, sources) != Status::ok) return report(fault, refusal);
    fault = Fault{};
    *out = read(sources, memory, fault);
    return *out ? report(Status::ok, refusal) : report(fault, refusal);
}

}  // namespace

bastide_status bastide_game_get_hash(const bastide_game* game, uint64_t* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    *out = 0;
    if (game->game && game->game->is_faulty()) return BASTIDE_E_STATE;
    *out = game->dice ? dice::hash(game->dice->rules(), game->dice->state()) : hash_position(game->game->view());
    return BASTIDE_OK;
}

int32_t bastide_game_write_snapshot(const bastide_game* game, int32_t viewer, uint8_t* out, int32_t cap)
{
    if (!game || !is_viewer(viewer, seats_of(*game)) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return count_of(dice::write_snapshot(*game->dice, viewer == BASTIDE_VIEW_FULL, out, static_cast<u32>(cap)));
    const i32 told = can_be_told(*game->game);
    if (told != BASTIDE_OK) return told;
    return count_of(write_snapshot(*game->game, static_cast<Viewer>(viewer), out, static_cast<u32>(cap)));
}

bastide_status bastide_game_restore_snapshot(bastide_game* game, const uint8_t* bytes, int32_t len, bastide_refusal* refusal)
{
    Fault fault;
    fault.set(Status::argument, Reason::none);
    if (!game || !bytes || len < 0) return report(fault, refusal);
    fault = Fault{};
    const u64 next = game->dice ? game->dice->log().next() : game->game->log().next();
    const Notebook notes = notes_of(*game);
    bastide_game restored{game->memory, nullptr};
    if (is_dice_snapshot(bytes, len)) {
        restored.dice = dice::read_snapshot(bytes, static_cast<u32>(len), faces_of(*game), &notes, game->memory, fault);
        if (restored.dice) restored.dice->number_events_from(next);
    } else {
        const Sources sources = game->game ? game->game->sources() : Sources{};
        restored.game = read_snapshot(bytes, static_cast<u32>(len), sources, &notes, game->memory, fault);
        if (restored.game) restored.game->number_events_from(next);
    }
    if (!restored.game && !restored.dice) return report(fault, refusal);
    end_game(*game);
    *game = restored;
    return report(Status::ok, refusal);
}

bastide_status bastide_game_load_snapshot(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets,
                                          int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal,
                                          bastide_game** out)
{
    return make_handle(
        bytes, len, 0, sets, set_count, mem, refusal, out, [&](const Sources& sources, const Memory& memory, Fault& fault) {
            const u32 size = static_cast<u32>(len);
            if (is_dice_snapshot(bytes, len))
                return dice_handle(dice::read_snapshot(bytes, size, dice::kFaceTable, nullptr, memory, fault), memory, fault);
            return handle_for(read_snapshot(bytes, size, sources, nullptr, memory, fault), memory, fault);
        });
}

int32_t bastide_game_write_script(const bastide_game* game, int32_t viewer, char* out, int32_t cap)
{
    if (!game || !is_viewer(viewer, seats_of(*game)) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    const i32 told = game->dice ? can_be_told(*game->dice) : can_be_told(*game->game);
    if (told != BASTIDE_OK) return told;
    if (game->dice)
        write_dice_script(*game->dice, viewer == BASTIDE_VIEW_FULL, text);
    else
        write_script(*game->game, static_cast<Viewer>(viewer), text);
    return text_length(text);
}

bastide_status bastide_game_load_script(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                        const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out)
{
    return make_handle(utf8, len, -1, sets, set_count, mem, refusal, out,
                       [&](const Sources& sources, const Memory& memory, Fault& fault) {
                           const Text text = len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len));
                           if (is_dice_script(text)) return dice_handle(read_dice_script(text, memory, fault), memory, fault);
                           return handle_for(read_script(text, sources, memory, fault, explain_to_host), memory, fault);
                       });
}
