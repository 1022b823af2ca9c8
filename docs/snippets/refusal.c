/* SPDX-License-Identifier: MIT
 *
 * Why an action is refused: the reason, the place, a sentence, the rule.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [explain] */
/* The sentence for a refused action, and the id of the rule behind it. Empty when the action is legal. */
static void explain(const bastide_game* game, const bastide_action* action, char* out, int32_t cap)
{
    bastide_refusal refusal;
    char sentence[256];
    char rule[32];
    out[0] = '\0';
    if (bastide_game_check(game, action, &refusal) == BASTIDE_OK) return;
    bastide_refusal_text(game, NULL, action, &refusal, sentence, sizeof sentence);
    bastide_word_rule(BASTIDE_VOCABULARY_REASON, refusal.reason, rule, sizeof rule);
    /* refusal.x, y, side, side_kind, feature, piece, seat ... give the place and the obstacle: enough to draw them */
    snprintf(out, (size_t)cap, "%s [%s]", sentence, rule);
}
/* [explain] */

int main(void)
{
    const char* script = "bastide 1\nchance host\nset base 1\ndraw U\n";
    bastide_game* game;
    char text[300];
    REQUIRE(bastide_game_load_script(script, (int32_t)strlen(script), NULL, 0, NULL, NULL, &game) == BASTIDE_OK);

    /* [wrong] */
    bastide_action action = {.kind = BASTIDE_ACTION_PLACE};
    bastide_decision decision;
    bastide_game_get_decision(game, &decision);
    action.tile = decision.tile; /* a straight road ... */
    action.y = -1;               /* ... north of the start tile, whose north side is city */
    explain(game, &action, text, sizeof text);
    puts(text);
    /* [wrong] */
    REQUIRE(strstr(text, "BASE-PLACE-02") != NULL);

    bastide_refusal refusal;
    REQUIRE(bastide_game_apply(game, &action, &refusal) == BASTIDE_E_ILLEGAL); /* apply says the same, and changes nothing */
    REQUIRE(refusal.reason == BASTIDE_REASON_SIDE_MISMATCH && refusal.side == 2);
    action.y = 1; /* south of it lies field */
    explain(game, &action, text, sizeof text);
    REQUIRE(strstr(text, "BASE-PLACE-02") != NULL);
    action.rotation = 1;
    explain(game, &action, text, sizeof text);
    REQUIRE(text[0] == '\0');
    bastide_game_destroy(game);
    return 0;
}
