/* SPDX-License-Identifier: MIT
 *
 * The part of tell.h that says what became of a feature: why it was scored, who got what, who went home.
 */
#include "tell.h"

static void say_what(struct saying* line, const bastide_game* game, const struct teller_feature* feature)
{
    words_say_place(line, game, feature->kind, feature->x, feature->y);
    if (feature->kind == BASTIDE_SEGMENT_MONASTERY)
        words_say(line, " at (%d,%d)", (int)feature->x, (int)feature->y);
    else
        words_say(line, " of %d tile%s", (int)feature->tiles, words_several(feature->tiles));
    if (feature->pennants > 0) words_say(line, " with %d pennant%s", (int)feature->pennants, words_several(feature->pennants));
    words_say(line, " completed");
}

/* A score that no completion explains. */
static void say_why(struct saying* line, const struct teller_feature* feature)
{
    char text[WORDS_MAX];
    if (feature->rule == BASTIDE_RULE_BARN_PLACED)
        words_say(line, "field with the new barn, %d complete cit%s", (int)feature->cities, feature->cities == 1 ? "y" : "ies");
    else if (feature->rule == BASTIDE_RULE_BARN_JOINED)
        words_say(line, "field joined to a barn, %d complete cit%s", (int)feature->cities, feature->cities == 1 ? "y" : "ies");
    else if (feature->rule == BASTIDE_RULE_NONE)
        words_say(line, feature->farmers ? "field with a barn, no complete city" : "off the board");
    else if (bastide_rule_text(feature->rule, text, (int32_t)sizeof text) > 0)
        words_say(line, "%s", text);
    else
        words_say(line, "rule %d", (int)feature->rule);
}

/* ", followers home"; with names unless those who were paid take them home. */
static void say_home(struct saying* line, const struct teller_feature* feature)
{
    int32_t seat, all = 0;
    int strangers = 0, first = 1;
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        all += feature->home[seat];
        strangers |= feature->home[seat] > 0 && feature->points[seat] == 0;
    }
    if (all == 0) return;
    words_say(line, ", ");
    if (feature->piece == 0)
        words_say(line, "piece");
    else
        words_say_name(line, BASTIDE_LIST_PIECE, feature->piece);
    words_say(line, "%s home", words_several(all));
    for (seat = 0; strangers && seat < BASTIDE_SEATS_MAX; ++seat) {
        if (feature->home[seat] == 0) continue;
        words_say(line, first ? " (%s" : ", %s", words_seat(seat));
        if (feature->home[seat] > 1) words_say(line, " %d", (int)feature->home[seat]);
        first = 0;
    }
    if (strangers) words_say(line, ")");
}

static int is_unclaimed(const struct teller_feature* feature)
{
    int32_t seat;
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat)
        if (feature->points[seat] != 0 || feature->home[seat] != 0) return 0;
    return 1;
}

void teller_say_feature(struct saying* line, const bastide_game* game, const struct teller_feature* feature)
{
    int32_t seat;
    int paid = 0;
    words_say(line, line->length > 0 ? "; " : "");
    if (feature->kind != BASTIDE_SEGMENT_NONE)
        say_what(line, game, feature);
    else
        say_why(line, feature);
    if (is_unclaimed(feature)) {
        words_say(line, ", unclaimed");
        return;
    }
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        if (feature->points[seat] == 0) continue;
        words_say(line, "%s %s %+d", paid ? "," : ":", words_seat(seat), (int)feature->points[seat]);
        paid = 1;
    }
    if (!paid) words_say(line, ": no points");
    say_home(line, feature);
}
