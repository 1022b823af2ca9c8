// SPDX-License-Identifier: MIT
// What only dice games have.
#include "dice/host/dice_host.hpp"
#include "interface.hpp"

using namespace bastide;

bastide_status bastide_game_get_dice(const bastide_game* game, bastide_dice* out)
{
    if (out) *out = {};
    return game && out ? on_game<BASTIDE_E_ABSENT, bastide::get_dice>(*game, out) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_dice(const bastide_game* game, bastide_die* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<BASTIDE_E_ABSENT, bastide::list_dice>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}
