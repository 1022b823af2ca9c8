/* SPDX-License-Identifier: MIT
 *
 * The game of godot3/demo/play.gd in C: prints what the engine must print.
 */
#include <stdio.h>

#include "bastide.h"

int main(void)
{
    bastide_game* game;
    bastide_action action;
    uint32_t state = 2654435761u;
    uint64_t hash;
    int32_t count;
    int done = 0;
    if (bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, 7, &game) != BASTIDE_OK) return 1;
    for (; (count = bastide_game_count_actions(game, BASTIDE_ANY)) > 0; ++done) {
        bastide_game_get_hash(game, &hash);
        if (done % 16 == 0) printf("%d %lld\n", done, (long long)hash);
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        if (bastide_game_get_action(game, BASTIDE_ANY, (int32_t)(state % (uint32_t)count), &action) != BASTIDE_OK) return 1;
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) return 1;
    }
    bastide_game_get_hash(game, &hash);
    printf("%d %lld\n", done, (long long)hash);
    bastide_game_destroy(game);
    return 0;
}
