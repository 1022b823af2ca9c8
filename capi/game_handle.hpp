// SPDX-License-Identifier: MIT
// The handle of a game, and the choice between the games that it can hold. Other code has a void pointer, and names the functions
// of both games in on_game(); those of a build without the dice game refer to none of that game.
#pragma once

#include <type_traits>
#include <utility>

#include "bastide.h"
#include "common/fault.hpp"
#include "common/memory.hpp"
#include "dice/dice_game.hpp"
#include "formats/scripts/script_variations.hpp"
#include "game/game.hpp"

/// A game, and which one it is.
struct bastide_game {
    bastide::Memory memory;
    bastide::GameKind kind;  ///< one that this build has
    void* game;
};

namespace bastide {

#ifdef BASTIDE_WITHOUT_DICE  // CMake defines it for the files of this folder, from BASTIDE_BOXES
inline constexpr bool kHasDice = false;
#else
inline constexpr bool kHasDice = true;
#endif

// Each choice is made in its caller: a call of its own would put the arguments in memory, and takes more bytes than the choice.
#if defined(__GNUC__)
#define BASTIDE_DISPATCH_INLINE __attribute__((always_inline)) inline
#else
#define BASTIDE_DISPATCH_INLINE inline
#endif

/// The game of a handle, of the kind that the handle says.
template <class Game>
Game& game_in(bastide_game& handle) noexcept
{
    return *static_cast<Game*>(handle.game);
}
template <class Game>
const Game& game_in(const bastide_game& handle) noexcept
{
    return *static_cast<const Game*>(handle.game);
}

/// Calls a function. A constant in its place is the result, for a game that has nothing of the kind.
template <auto function, class... Arguments>
BASTIDE_DISPATCH_INLINE auto call(Arguments&&... arguments) noexcept
{
    if constexpr (std::is_pointer_v<decltype(function)>)
        return function(std::forward<Arguments>(arguments)...);
    else
        return function;
}

/// Calls the function for the game that a handle holds: on_game<tiles::get_piece, BASTIDE_E_ABSENT>(*game, piece, out).
template <auto for_tiles, auto for_dice, class Handle, class... Arguments>
BASTIDE_DISPATCH_INLINE auto on_game(Handle& handle, Arguments&&... arguments) noexcept
{
    using Result = std::common_type_t<decltype(call<for_tiles>(game_in<Game>(handle), arguments...)),
                                      decltype(call<for_dice>(game_in<dice::Game>(handle), arguments...))>;
    if constexpr (kHasDice)
        if (handle.kind == GameKind::dice)
            return static_cast<Result>(call<for_dice>(game_in<dice::Game>(handle), std::forward<Arguments>(arguments)...));
    return static_cast<Result>(call<for_tiles>(game_in<Game>(handle), std::forward<Arguments>(arguments)...));
}

/// The same for what both games do alike.
template <class Handle, class Visit>
BASTIDE_DISPATCH_INLINE auto on_game(Handle& handle, Visit&& visit) noexcept
{
    if constexpr (kHasDice)
        if (handle.kind == GameKind::dice) return visit(game_in<dice::Game>(handle));
    return visit(game_in<Game>(handle));
}

/// Makes a game of a kind by the function for it; null, with the fault set, on failure.
template <auto for_tiles, auto for_dice, class... Arguments>
BASTIDE_DISPATCH_INLINE void* make_game(GameKind kind, Arguments&&... arguments) noexcept
{
    if constexpr (kHasDice)
        if (kind == GameKind::dice) return for_dice(std::forward<Arguments>(arguments)...);
    return for_tiles(std::forward<Arguments>(arguments)...);
}

void destroy_game(GameKind kind, void* game) noexcept;

/// Makes the handle of a game; destroys the game when there is no memory for the handle. Null for null.
bastide_game* handle_for(GameKind kind, void* game, const Memory& memory, Fault& fault) noexcept;

/// Destroys the game of a handle and puts another in its place.
void replace_game(bastide_game& handle, GameKind kind, void* game) noexcept;

/// The game that a snapshot or script names, valid or not; the tile game, which refuses it, for one that this build leaves out.
GameKind kind_of_snapshot(const u8* bytes, u32 size) noexcept;
GameKind kind_of_script(Text text) noexcept;
/// Makes the game of a script of a kind; null, with the fault set, on failure.
void* read_script(GameKind kind, Text text, const Sources& sources, const Memory& memory, Fault& fault,
                  const ScriptReading& reading) noexcept;

inline i32 seats_of(const bastide_game& handle) noexcept
{
    return on_game(handle, [](const auto& game) noexcept { return static_cast<i32>(game.rules().config.seats); });
}

/// Whether a fault stopped the game. A dice game has no faults.
inline bool is_faulty(const bastide_game& handle) noexcept
{
    return handle.kind == GameKind::tiles && game_in<Game>(handle).is_faulty();
}

inline Retention retention_of(const bastide_game& handle) noexcept
{
    return on_game(handle, [](const auto& game) noexcept { return game.retention(); });
}

/// The name of a tile type in its set, or empty; it is written to `buffer`.
Text tile_name(const bastide_game& handle, i32 tile, char (&buffer)[16]) noexcept;
/// The face of a tile type; 0 for tiles that are not faces.
i32 face_of_tile(const bastide_game& handle, i32 tile) noexcept;

}  // namespace bastide
