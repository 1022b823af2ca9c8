/* SPDX-License-Identifier: MIT
 *
 * The library itself: versions, names, options, presets.
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

    /* [version] */
    /* Check this first if the library was not built with the program. */
    if (bastide_abi_version() != BASTIDE_ABI_VERSION) return 1;
    /* [version] */

    /* [names] */
    char name[32];
    bastide_word_name(BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_CELL_TAKEN, name, sizeof name); /* "cell_taken" */
    int32_t reason;
    bastide_word_find(BASTIDE_VOCABULARY_REASON, "cell_taken", -1, &reason); /* and back */
    /* [names] */
    REQUIRE(strcmp(name, "cell_taken") == 0 && reason == BASTIDE_REASON_CELL_TAKEN);

    /* [preset] */
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX + 1]; /* one more of our own */
    int32_t count = bastide_preset_list_choices(BASTIDE_PRESET_TOWER, choices, BASTIDE_PRESET_CHOICES_MAX);
    const bastide_choice more = {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TOWER_NO_RANSOM, 1, {0}};
    choices[count++] = more;
    if (bastide_game_create(&config, choices, count, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) puts(refusal.text);
    /* [preset] */
    REQUIRE(game != NULL);
    bastide_game_destroy(game);

    /* [options] */
    bastide_option_def options[128];
    char sentence[200];
    const int32_t all = bastide_option_list(options, 128);
    for (int32_t i = 0; i < all && i < 128; ++i) {
        bastide_word_name(BASTIDE_VOCABULARY_OPTION, options[i].id, name, sizeof name);
        bastide_word_text(NULL, BASTIDE_VOCABULARY_OPTION, options[i].id, sentence, sizeof sentence);
        printf("%s, %d to %d: %s\n", name, options[i].least, options[i].most, sentence);
    }
    /* [options] */
    REQUIRE(all > 30);

    /* [contradiction] */
    const bastide_choice both[] = {
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_OF_THREE_TILES, 1, {0}},
    };
    if (bastide_game_create(&config, both, 2, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) puts(refusal.text); /* names both */
    /* [contradiction] */
    REQUIRE(game == NULL && strstr(refusal.text, "hand_of_three_tiles") && strstr(refusal.text, "draw_next_tile_at_turn_end"));
    return 0;
}
