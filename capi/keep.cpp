// SPDX-License-Identifier: MIT
// Keeping games: snapshots and scripts.
#include <new>

#include "dice.hpp"
#include "dice/dice_snapshot.hpp"
#include "fence.hpp"
#include "ground/frame.hpp"
#include "house/script.hpp"
#include "house/snapshot.hpp"

using namespace bastide;

namespace {

int count_seats(const bastide_game& game) noexcept
{
    return game.dice ? game.dice->rules().config.seats : game.game->rules().config.seats;
}

bool is_view(const bastide_game& game, i32 view) noexcept
{
    if (view == BASTIDE_VIEW_FULL || view == BASTIDE_VIEW_PUBLIC) return true;
    return view >= BASTIDE_VIEW_SEAT && view < BASTIDE_VIEW_SEAT + count_seats(game);
}

/// Whether a game can be written down at all.
i32 can_be_told(const Game& game) noexcept
{
    if (game.is_faulty() || !game.keeps_history() || game.history().is_lost()) return BASTIDE_E_STATE;
    return game.history().is_cut() ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

i32 can_be_told(const dice::Game& game) noexcept
{
    if (!game.notes().history || game.history().is_lost()) return BASTIDE_E_STATE;
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

/// Whether bytes that may be anything say that they are the snapshot of a dice game.
bool is_dice_snapshot(const u8* bytes, i32 len) noexcept
{
    return ruleset_of_frame(bytes, static_cast<u32>(len)) == BASTIDE_RULESET_DICE;
}

/// Gives what was read as much room for its log and history as its handle keeps. False, and the game has ended, when memory is
/// out.
bool keep_as(const Notebook& notes, bastide_game& game) noexcept
{
    if (notes_of(game) == notes) return true;
    bastide_game fitted{game.memory, nullptr};
    if (game.game) fitted.game = game.game->clone(game.memory, notes);
    if (game.dice) fitted.dice = game.dice->clone(game.memory, notes);
    end_game(game);
    game = fitted;
    return game.game || game.dice;
}

void forget_events(bastide_game& game, u64 next) noexcept
{
    if (game.game) game.game->forget_events(next);
    if (game.dice) game.dice->forget_events(next);
}

/// The face table that a dice snapshot must fit: that of the game it is restored into.
const dice::FaceTable& faces_of(const bastide_game& game) noexcept
{
    return game.dice ? game.dice->rules().config.faces : dice::kFaceTable;
}

/// What load and load_script share: arguments in, one handle out.
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
    *out = read(sources, memory, fault);
    return *out ? BASTIDE_OK : tell(fault, error);
}

}  // namespace

int32_t bastide_game_snapshot(const bastide_game* game, int32_t view, uint8_t* out, int32_t cap)
{
    if (!game || !is_view(*game, view) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return count_of(dice::write_snapshot(*game->dice, view == BASTIDE_VIEW_FULL, out, static_cast<u32>(cap)));
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
    const u64 next = game->dice ? game->dice->log().next() : game->game->log().next();
    bastide_game restored{game->memory, nullptr};
    if (is_dice_snapshot(bytes, len)) {
        restored.dice = dice::read_snapshot(bytes, static_cast<u32>(len), faces_of(*game), game->memory, fault);
    } else {
        const Sources sources = game->game ? game->game->sources() : Sources{};
        restored.game = read_snapshot(bytes, static_cast<u32>(len), sources, game->memory, fault);
    }
    if (!restored.game && !restored.dice) return tell(fault, error);
    if (!keep_as(notes_of(*game), restored)) {
        fault.set(Status::memory, Reason::none, "No memory for the game.");
        return tell(fault, error);
    }
    forget_events(restored, next);
    end_game(*game);
    *game = restored;
    return BASTIDE_OK;
}

bastide_status bastide_game_load(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                 const bastide_allocator* mem, bastide_error* error, bastide_game** out)
{
    return make_handle(
        bytes, len, sets, set_count, mem, error, out, [&](const Sources& sources, const Memory& memory, Fault& fault) {
            const u32 size = static_cast<u32>(len);
            if (is_dice_snapshot(bytes, len))
                return dice_handle(dice::read_snapshot(bytes, size, dice::kFaceTable, memory, fault), memory, fault);
            return handle_for(read_snapshot(bytes, size, sources, memory, fault), memory, fault);
        });
}

int32_t bastide_game_write_script(const bastide_game* game, int32_t view, char* out, int32_t cap)
{
    if (!game || !is_view(*game, view) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    const i32 told = game->dice ? can_be_told(*game->dice) : can_be_told(*game->game);
    if (told != BASTIDE_OK) return told;
    if (game->dice)
        write_dice_script(*game->dice, view == BASTIDE_VIEW_FULL, text);
    else
        write_script(*game->game, static_cast<SnapshotView>(view), text);
    return text_length(text);
}

bastide_status bastide_game_load_script(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                        const bastide_allocator* mem, bastide_error* error, bastide_game** out)
{
    return make_handle(utf8, len, sets, set_count, mem, error, out,
                       [&](const Sources& sources, const Memory& memory, Fault& fault) {
                           const Text text(utf8, static_cast<u32>(len));
                           if (is_dice_script(text)) return dice_handle(read_dice_script(text, memory, fault), memory, fault);
                           return handle_for(read_script(text, sources, memory, fault), memory, fault);
                       });
}
