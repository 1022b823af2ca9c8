// SPDX-License-Identifier: MIT
#include "game_handle.hpp"

#include <new>

#include "common/snapshot_frame.hpp"
#include "dice/host/dice_host.hpp"
#include "dice_functions.hpp"
#include "formats/scripts/script_config.hpp"
#include "tile_game.hpp"

namespace bastide {

void destroy_game(GameKind kind, void* game) noexcept
{
    if constexpr (kHasDice)
        if (kind == GameKind::dice) return dice::Game::destroy(static_cast<dice::Game*>(game));
    Game::destroy(static_cast<Game*>(game));
}

bastide_game* handle_for(GameKind kind, void* game, const Memory& memory, Fault& fault) noexcept
{
    if (!game) return nullptr;
    void* place = memory.allocate(sizeof(bastide_game));
    if (place) return new (place) bastide_game{memory, kind, game};
    destroy_game(kind, game);
    fault.set(Status::memory, Reason::none);
    return nullptr;
}

void replace_game(bastide_game& handle, GameKind kind, void* game) noexcept
{
    destroy_game(handle.kind, handle.game);
    handle.kind = kind;
    handle.game = game;
}

namespace {

GameKind kind_of_number(i32 number) noexcept
{
    return kHasDice && number == BASTIDE_GAME_DICE ? GameKind::dice : GameKind::tiles;
}

}  // namespace

GameKind kind_of_snapshot(const u8* bytes, u32 size) noexcept { return kind_of_number(game_of_frame(bytes, size)); }

GameKind kind_of_script(Text text) noexcept { return kind_of_number(static_cast<i32>(game_of_script(text))); }

void* read_script(GameKind kind, Text text, const Sources& sources, const Memory& memory, Fault& fault,
                  const ScriptReading& reading) noexcept
{
    return make_game<tiles::read_script, read_dice_game_script>(kind, text, sources, memory, fault, reading);
}

Text tile_name(const bastide_game& handle, i32 tile, char (&buffer)[16]) noexcept
{
    return handle.kind == GameKind::tiles ? tiles::tile_name(game_in<Game>(handle), tile, buffer) : Text{};
}

i32 face_of_tile(const bastide_game& handle, i32 tile) noexcept
{
    return handle.kind == GameKind::dice && is_within(tile, 0, kDiceTiles - 1) ? tile + BASTIDE_FACE_CAP : 0;
}

}  // namespace bastide
