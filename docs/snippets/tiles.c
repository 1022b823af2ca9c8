/* SPDX-License-Identifier: MIT
 *
 * Tiles of the host's own: from text, with a refusal that says where, and into a game.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_refusal refusal;
    bastide_config_init(&config);

    /* [play] */
    bastide_tileset* mine;
    if (bastide_tileset_parse("Y 3 CRFR c:N*1 r:EW f:27+0 f:3456\n", -1, NULL, &refusal, &mine) != BASTIDE_OK) return 1;
    const bastide_choice choices[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}},
        {BASTIDE_CHOICE_TILESET, 0, 2, {0}}, /* the first handle below, twice: six tiles Y */
    };
    const bastide_tileset* sets[] = {mine};
    if (bastide_game_create(&config, choices, 2, sets, 1, NULL, &refusal, &game) != BASTIDE_OK) return 1;
    bastide_tileset_destroy(mine); /* the game has its own copy */
    /* [play] */
    REQUIRE(bastide_game_list_tiles(game, NULL, 0) == 25);

    /* [wrong] */
    bastide_tileset* wrong;
    if (bastide_tileset_parse("Y 3 CRFR c:N r:EW f:27+0 f:345\n", -1, NULL, &refusal, &wrong) == BASTIDE_E_FORMAT)
        printf("%d:%d: %s\n", refusal.line, refusal.column, refusal.text);
    /* [wrong] */
    REQUIRE(wrong == NULL && refusal.line == 1 && refusal.text[0] != '\0');
    bastide_game_destroy(game);
    return 0;
}
