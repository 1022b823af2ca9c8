// SPDX-License-Identifier: MIT
// What the function tables of both games are made of.
#pragma once

#include <type_traits>

#include "game_functions.hpp"

namespace bastide {

/// Wraps a function on one kind of game so that it takes the untyped game of a handle.
template <auto function>
struct UntypedFunction;
template <class Game, class Result, class... More, Result (*function)(Game&, More...) noexcept>
struct UntypedFunction<function> {
    using UntypedGame = std::conditional_t<std::is_const_v<Game>, const void, void>;
    static Result call(UntypedGame* game, More... more) noexcept { return function(*static_cast<Game*>(game), more...); }
};
template <auto function>
constexpr auto untyped = UntypedFunction<function>::call;

/// The functions of a table for what its game does not have.
template <class... Asked>
i32 is_absent(const void*, Asked...) noexcept
{
    return BASTIDE_E_ABSENT;
}
template <class... Asked>
i32 list_nothing(const void*, Asked...) noexcept
{
    return 0;
}

// ---- functions that both games have --------------------------------------------------------------------------------

template <class Game>
void destroy(void* game) noexcept
{
    Game::destroy(static_cast<Game*>(game));
}
template <class Game>
void restart(Game& game, u64 seed) noexcept
{
    game.restart(seed);
}
template <class Game>
Status undo(Game& game, u32 action) noexcept
{
    return game.undo(action);
}
template <class Game>
void number_events_from(Game& game, u64 next) noexcept
{
    game.number_events_from(next);
}
template <class Game>
i32 seats(const Game& game) noexcept
{
    return static_cast<i32>(game.rules().config.seats);
}
template <class Game>
Retention retention(const Game& game) noexcept
{
    return game.retention();
}
template <class Game>
u64 first_event(const Game& game) noexcept
{
    return game.log().first();
}
template <class Game>
u64 next_event(const Game& game) noexcept
{
    return game.log().next();
}

}  // namespace bastide
