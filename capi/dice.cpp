// SPDX-License-Identifier: MIT
// What only dice games have.
#include "dice/host/dice_host.hpp"
#include "interface.hpp"

using namespace bastide;

bastide_status bastide_game_get_dice(const bastide_game* game, bastide_dice* out)
{
    if (out) *out = {};
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    return on_game<BASTIDE_E_ABSENT, bastide::get_dice>(*game, out);
}

int32_t bastide_game_list_dice(const bastide_game* game, bastide_die* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    return on_game<BASTIDE_E_ABSENT, bastide::list_dice>(*game, out, cap);
}
