/* SPDX-License-Identifier: MIT
 *
 * A preset and a box more: the Big Box with King & Robber Baron.
 */
#include "bastide.h"
#include "require.h"

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_decision now;
    bastide_config_init(&config);
    config.seats = 6;
    /* [mixture] */
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX + 1] = {{0}}; /* one more of our own */
    int32_t count = bastide_preset_list_choices(BASTIDE_PRESET_BIG_BOX, choices, BASTIDE_PRESET_CHOICES_MAX);
    choices[count].kind = BASTIDE_CHOICE_SET;
    choices[count].id = BASTIDE_SET_KING_ROBBER;
    choices[count].value = 1;
    bastide_refusal refusal;
    if (bastide_game_create(&config, choices, count + 1, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) puts(refusal.text);
    /* [mixture] */
    REQUIRE(bastide_game_get_decision(game, &now) == BASTIDE_OK);
    REQUIRE(now.tiles_left == 11 + 71 + 18 + 24 + 5 - 1); /* no spring, no start tile, and one is drawn */
    bastide_game_destroy(game);
    return 0;
}
