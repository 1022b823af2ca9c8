// SPDX-License-Identifier: MIT
// What only dice games have.
#include "interface.hpp"

using namespace bastide;

bastide_status bastide_game_get_dice(const bastide_game* game, bastide_dice* out)
{
    if (out) *out = {};
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    return functions::get_dice[game->kind](game->game, out);
}

int32_t bastide_game_list_dice(const bastide_game* game, bastide_die* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    return functions::list_dice[game->kind](game->game, out, cap);
}
