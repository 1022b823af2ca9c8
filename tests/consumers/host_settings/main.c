/* SPDX-License-Identifier: MIT */
/* Includes every header of C under the warnings of the host, and calls each library. */
#include <stdio.h>

#include "bastide_batch.h"
#include "bastide_draw.h"
#include "bastide_players.h"

int main(void)
{
    bastide_config config;
    bastide_draw_options options;
    bastide_players_settings settings;
    if (bastide_config_init(&config) != BASTIDE_OK) return 1;
    if (bastide_draw_options_init(&options) != BASTIDE_OK) return 2;
    if (bastide_players_settings_init(&settings) != BASTIDE_OK) return 3;
    bastide_batch_destroy(NULL);
    printf("bastide %u\n", bastide_version());
    return 0;
}
