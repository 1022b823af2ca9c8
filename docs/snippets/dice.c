/* SPDX-License-Identifier: MIT
 *
 * The dice game: create one, look at the tray, act.
 */
#include "bastide.h"
#include "require.h"

int main(void)
{
    /* [create] */
    bastide_config config;
    bastide_game* game;
    bastide_config_init(&config);
    config.game = BASTIDE_GAME_DICE;
    config.seed = 7;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) return 1;
    /* [create] */

    /* [tray] */
    bastide_dice dice;
    bastide_game_get_dice(game, &dice);
    printf("rolls left: %d, knights in the tray: %d\n", dice.rolls_left, dice.tray[BASTIDE_FACE_KNIGHT - 1]);
    /* [tray] */
    REQUIRE(dice.rolls == 1 && dice.dice == 9);
    int32_t fallen = dice.catapults;
    for (int i = 0; i < 6; ++i) fallen += dice.tray[i];
    REQUIRE(fallen == 9);
    bastide_game_destroy(game);
    return 0;
}
