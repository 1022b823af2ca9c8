/* SPDX-License-Identifier: MIT
 *
 * Words and sentences: a game told in another language.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [german] */
static const char german[] =
    "language.name = Deutsch\n"
    "language.plural = german\n"
    "seat.0 = Anna\n"
    "seat.1 = Bert\n"
    "event.passed = {seat} passt.\n"
    "event.drew = {seat} zieht {tile}, es {count, plural, one {bleibt noch # Karte} other {bleiben noch # Karten}}.\n";
/* [german] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    REQUIRE(bastide_config_init(&config) == BASTIDE_OK);
    config.seed = 5;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    while (bastide_game_list_actions(game, BASTIDE_ANY, &action, 1) > 0)
        REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);

    /* [parse] */
    bastide_texts* texts;
    bastide_refusal refusal;
    if (bastide_texts_parse(german, -1, NULL, &refusal, &texts) != BASTIDE_OK)
        printf("%d:%d: %s\n", refusal.line, refusal.column, refusal.text);
    /* [parse] */
    REQUIRE(texts != NULL);

    /* [tell] */
    bastide_event event;
    char line[512];
    for (uint64_t next = 0; bastide_game_list_events(game, BASTIDE_VIEW_PUBLIC, next, &event, 1) > 0; next = event.seq + 1) {
        bastide_event_text(game, texts, &event, line, sizeof line); /* NULL instead of texts: English */
        puts(line);
    }
    /* [tell] */
    REQUIRE(bastide_event_text(game, NULL, &event, line, sizeof line) > 0 && strncmp(line, "The game is over. ", 18) == 0);

    /* [write] */
    const int32_t size = bastide_texts_write(texts, NULL, 0); /* NULL instead of texts: the whole English file, for translators */
    char* file = malloc((size_t)size + 1);
    if (file) bastide_texts_write(texts, file, size + 1);
    /* [write] */
    REQUIRE(file && strstr(file, "\nevent.passed = {seat} passt.\n"));

    bastide_texts_destroy(texts);
    REQUIRE(bastide_texts_parse("event.bid = {seat} bietet {pints}.", -1, NULL, &refusal, &texts) == BASTIDE_E_FORMAT);
    REQUIRE(refusal.line == 1 && refusal.column == 27);
    free(file);
    bastide_game_destroy(game);
    return 0;
}
