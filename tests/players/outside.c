/* SPDX-License-Identifier: MIT
 *
 * A player outside, for tests of the line protocol of docs/opponent.md: follows the game and answers with sampled actions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"

static char script[1 << 16];

static bastide_game* read_game(void)
{
    char line[1024];
    bastide_game* game = NULL;
    size_t length = 0;
    while (fgets(line, sizeof line, stdin) && strcmp(line, "end\n") != 0) {
        const size_t more = strlen(line);
        if (length + more >= sizeof script) return NULL;
        memcpy(script + length, line, more + 1);
        length += more;
    }
    bastide_game_load_script(script, -1, NULL, 0, NULL, NULL, &game);
    return game;
}

int main(void)
{
    char line[1024];
    bastide_game* game = NULL;
    bastide_action action;
    uint64_t random = 1;
    while (fgets(line, sizeof line, stdin)) {
        if (strcmp(line, "game\n") == 0) {
            bastide_game_destroy(game);
            game = read_game();
        } else if (game && strncmp(line, "did ", 4) == 0) {
            line[strcspn(line, "\n")] = '\0';
            if (bastide_action_parse(game, line + 4, -1, NULL, &action) != BASTIDE_OK) break;
            if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) break;
        } else if (game && strncmp(line, "choose ", 7) == 0) {
            if (bastide_game_sample_action(game, BASTIDE_ANY, &random, &action) != BASTIDE_OK) break;
            if (bastide_action_write(game, &action, line, (int32_t)sizeof line) < 0) break;
            puts(line);
            fflush(stdout);
        } else {
            break;
        }
    }
    bastide_game_destroy(game);
    return feof(stdin) ? 0 : 1;
}
