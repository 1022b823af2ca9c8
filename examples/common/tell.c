/* SPDX-License-Identifier: MIT
 *
 * See tell.h. Kinds of events and rules that this file does not know are told by the names that the library has for them.
 */
#include "tell.h"

#include <string.h>

enum { EVENTS_AT_ONCE = 64 };

void teller_begin(struct teller* teller, const bastide_game* game, FILE* out)
{
    bastide_config config;
    uint64_t next = 0;
    memset(teller, 0, sizeof *teller);
    config.struct_size = (uint32_t)sizeof config;
    if (bastide_game_get_config(game, &config) == BASTIDE_OK) teller->seats = config.seats;
    if (teller->seats > BASTIDE_SEATS_MAX) teller->seats = BASTIDE_SEATS_MAX;
    bastide_game_event_range(game, &teller->next, &next);
    teller->out = out;
    teller->seat = -1;
}

/* ---- Ending a turn ---- */

static const char* several(int32_t number) { return number == 1 ? "" : "s"; }

static void say_what(struct saying* line, const struct teller_feature* feature)
{
    words_say_name(line, BASTIDE_LIST_SEGMENT, feature->kind);
    if (feature->kind != BASTIDE_SEGMENT_MONASTERY)
        words_say(line, " of %d tile%s", (int)feature->tiles, several(feature->tiles));
    if (feature->pennants > 0) words_say(line, " with %d pennant%s", (int)feature->pennants, several(feature->pennants));
    words_say(line, " completed:");
}

static void say_rule(struct saying* line, int32_t rule)
{
    char text[WORDS_MAX];
    if (bastide_rule_text(rule, text, (int32_t)sizeof text) > 0)
        words_say(line, "%s:", text);
    else
        words_say(line, "rule %d:", (int)rule);
}

static void say_home(struct saying* line, const struct teller_feature* feature)
{
    int32_t seat, all = 0;
    int strangers = 0;
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
    words_say(line, "%s home", several(all));
    for (seat = 0; strangers && seat < BASTIDE_SEATS_MAX; ++seat)
        if (feature->home[seat] > 0) words_say(line, " %s %d", words_seat(seat), (int)feature->home[seat]);
}

/* "; road of 4 tiles completed: Red +4, follower home" */
static void say_feature(struct saying* line, const struct teller_feature* feature)
{
    int32_t seat;
    int paid = 0;
    words_say(line, "; ");
    if (feature->kind != BASTIDE_SEGMENT_NONE)
        say_what(line, feature);
    else if (feature->rule != BASTIDE_RULE_NONE)
        say_rule(line, feature->rule);
    else
        words_say(line, "off the board:");
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        if (feature->points[seat] == 0) continue;
        words_say(line, "%s %s %+d", paid ? "," : "", words_seat(seat), (int)feature->points[seat]);
        paid = 1;
    }
    if (!paid) words_say(line, " no points");
    say_home(line, feature);
}

static void say_scores(const struct teller* teller, struct saying* line)
{
    int32_t seat;
    for (seat = 0; seat < teller->seats; ++seat)
        words_say(line, "%s%s %d", seat == 0 ? "  [" : ", ", words_seat(seat), (int)teller->scores[seat]);
    words_say(line, "]");
}

static void end_turn(struct teller* teller)
{
    int32_t i;
    if (teller->turn > 0) {
        if (teller->line.length == 0) words_say(&teller->line, "no tile to place");
        for (i = 0; i < teller->feature_count; ++i) say_feature(&teller->line, &teller->features[i]);
        if (teller->show_scores && teller->changed) say_scores(teller, &teller->line);
        if (teller->out) fprintf(teller->out, "%3d %-6s %s\n", (int)teller->turn, words_seat(teller->seat), teller->line.text);
    }
    words_clear(&teller->line);
    teller->feature_count = 0;
    teller->turn = 0;
    teller->changed = 0;
}

/* ---- One event ---- */

/* The account of a feature in this turn, begun when there is none yet. */
static struct teller_feature* feature_of(struct teller* teller, int32_t id, int32_t rule)
{
    struct teller_feature* feature;
    int32_t i;
    for (i = 0; i < teller->feature_count; ++i) {
        feature = &teller->features[i];
        if (feature->id == id && (id >= 0 || feature->rule == rule)) return feature;
    }
    if (teller->feature_count < TELLER_FEATURES) ++teller->feature_count;
    feature = &teller->features[teller->feature_count - 1];
    memset(feature, 0, sizeof *feature);
    feature->id = id;
    feature->rule = rule;
    return feature;
}

static int32_t kind_of_feature(const bastide_game* game, int32_t id)
{
    bastide_feature feature;
    feature.struct_size = (uint32_t)sizeof feature;
    return bastide_game_get_feature(game, id, &feature) == BASTIDE_OK ? feature.kind : BASTIDE_SEGMENT_NONE;
}

static void say_comma(struct saying* line)
{
    if (line->length > 0) words_say(line, ", ");
}

static void stand(struct teller* teller, const bastide_event* event, int32_t where)
{
    bastide_piece* piece;
    if (event->piece < 0 || event->piece >= TELLER_PIECES) return;
    piece = &teller->pieces[event->piece];
    piece->id = event->piece;
    piece->kind = event->arg[1];
    piece->seat = event->seat;
    piece->where = where;
    piece->x = event->x;
    piece->y = event->y;
    piece->segment = event->arg[0];
    piece->feature = event->feature;
    if (teller->piece_count <= event->piece) teller->piece_count = event->piece + 1;
}

static void hear_placed(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    if (teller->turn == 0) return; /* the start tile */
    say_comma(&teller->line);
    words_say_tile(&teller->line, game, event->tile);
    words_say(&teller->line, " at (%d,%d) turned %d", (int)event->x, (int)event->y, (int)event->rotation);
}

static void hear_deployed(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    say_comma(&teller->line);
    words_say_figure(&teller->line, event->arg[1], kind_of_feature(game, event->feature));
    stand(teller, event, BASTIDE_WHERE_SEGMENT);
}

static void hear_completed(struct teller* teller, const bastide_event* event)
{
    struct teller_feature* feature = feature_of(teller, event->feature, BASTIDE_RULE_NONE);
    feature->kind = event->arg[0];
    feature->tiles = event->arg[1];
    feature->pennants = event->arg[2];
}

static void hear_scored(struct teller* teller, const bastide_event* event)
{
    struct teller_feature* feature = feature_of(teller, event->feature, event->rule);
    if (event->seat < 0 || event->seat >= BASTIDE_SEATS_MAX) return;
    feature->points[event->seat] += event->points;
    teller->scores[event->seat] += event->points;
    teller->changed = 1;
}

static void hear_returned(struct teller* teller, const bastide_event* event)
{
    struct teller_feature* feature = feature_of(teller, event->feature, BASTIDE_RULE_NONE);
    int32_t seat, before = 0;
    stand(teller, event, BASTIDE_WHERE_SUPPLY);
    if (event->seat < 0 || event->seat >= BASTIDE_SEATS_MAX) return;
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) before += feature->home[seat];
    ++feature->home[event->seat];
    feature->piece = before == 0 || feature->piece == event->arg[1] ? event->arg[1] : 0;
}

/* An event that this file has never heard of: its name, and what of its fields speaks for itself. */
static void hear_unknown(struct teller* teller, const bastide_event* event)
{
    say_comma(&teller->line);
    words_say_name(&teller->line, BASTIDE_LIST_EVENT, event->kind);
    if (event->seat >= 0 && event->seat != teller->seat) words_say(&teller->line, " %s", words_seat(event->seat));
    if (event->points != 0) words_say(&teller->line, " %+d", (int)event->points);
}

static void hear(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    switch (event->kind) {
        case BASTIDE_EVENT_TURN:
            end_turn(teller);
            teller->turn = event->arg[0];
            teller->seat = event->seat;
            break;
        case BASTIDE_EVENT_DREW: break; /* told by the placing that follows */
        case BASTIDE_EVENT_REMOVED:
            say_comma(&teller->line);
            words_say_tile(&teller->line, game, event->tile);
            words_say(&teller->line, " fits nowhere and leaves the game");
            break;
        case BASTIDE_EVENT_PLACED: hear_placed(teller, game, event); break;
        case BASTIDE_EVENT_DEPLOYED: hear_deployed(teller, game, event); break;
        case BASTIDE_EVENT_COMPLETED: hear_completed(teller, event); break;
        case BASTIDE_EVENT_SCORED: hear_scored(teller, event); break;
        case BASTIDE_EVENT_RETURNED: hear_returned(teller, event); break;
        default: hear_unknown(teller, event); break;
    }
}

/* The final scoring begins with the first line for a rule called "final_...", or with the end itself. */
static int is_final(const bastide_event* event)
{
    char name[WORDS_MAX] = "";
    if (event->kind == BASTIDE_EVENT_ENDED) return 1;
    if (event->kind != BASTIDE_EVENT_SCORED) return 0;
    bastide_name(BASTIDE_LIST_RULE, event->rule, name, (int32_t)sizeof name);
    return strncmp(name, "final", 5) == 0;
}

bastide_status teller_turns(struct teller* teller, const bastide_game* game)
{
    bastide_event events[EVENTS_AT_ONCE];
    int32_t i, left, here;
    do {
        left = bastide_game_list_events(game, teller->next, events, EVENTS_AT_ONCE);
        if (left < 0) return left;
        here = left < EVENTS_AT_ONCE ? left : EVENTS_AT_ONCE;
        for (i = 0; i < here && !teller->over; ++i) {
            if (is_final(&events[i])) {
                end_turn(teller);
                teller->over = 1;
                break;
            }
            hear(teller, game, &events[i]);
            teller->next = events[i].seq + 1;
        }
    } while (left > here && !teller->over);
    return BASTIDE_OK;
}

/* ---- The end ---- */

void teller_leave(struct teller* teller)
{
    if (teller->line.length > 0 || teller->feature_count > 0) end_turn(teller);
}

static void say_final_line(const struct teller* teller, const bastide_event* event)
{
    char text[WORDS_MAX] = "";
    if (bastide_rule_text(event->rule, text, (int32_t)sizeof text) < 0) snprintf(text, sizeof text, "rule %d", (int)event->rule);
    fprintf(teller->out, "    %-6s %-44s %3d x %d = %3d   at (%d,%d)\n", words_seat(event->seat), text, (int)event->arg[0],
            (int)event->arg[1], (int)event->points, (int)event->x, (int)event->y);
}

static void hear_final(struct teller* teller, const bastide_event* event)
{
    if (event->kind == BASTIDE_EVENT_SCORED && event->seat >= 0 && event->seat < BASTIDE_SEATS_MAX) {
        say_final_line(teller, event);
        teller->scores[event->seat] += event->points;
    }
    if (event->kind == BASTIDE_EVENT_ENDED) teller->winners = (uint32_t)event->arg[0];
}

bastide_status teller_final(struct teller* teller, const bastide_game* game)
{
    bastide_event events[EVENTS_AT_ONCE];
    int32_t i, left, here;
    if (!teller->over) return BASTIDE_E_STATE;
    do {
        left = bastide_game_list_events(game, teller->next, events, EVENTS_AT_ONCE);
        if (left < 0) return left;
        here = left < EVENTS_AT_ONCE ? left : EVENTS_AT_ONCE;
        for (i = 0; i < here; ++i) {
            hear_final(teller, &events[i]);
            teller->next = events[i].seq + 1;
        }
    } while (left > here);
    return BASTIDE_OK;
}

void teller_winners(const struct teller* teller)
{
    struct saying names;
    int32_t seat, best = 0;
    for (seat = 0; seat < teller->seats; ++seat)
        if (teller->winners >> seat & 1u) best = teller->scores[seat];
    words_clear(&names);
    words_say_seats(&names, teller->winners);
    fprintf(teller->out, "%s win%s with %d points.\n", names.text, teller->winners & (teller->winners - 1) ? "" : "s", (int)best);
}

void teller_scores(const bastide_game* game, FILE* out)
{
    bastide_seat seat;
    int32_t i;
    seat.struct_size = (uint32_t)sizeof seat;
    for (i = 0; bastide_game_get_seat(game, i, &seat) == BASTIDE_OK; ++i)
        fprintf(out, "    %-6s %4d points, marker on space %2d after %d lap%s, %d in the supply\n", words_seat(i),
                (int)seat.score, (int)seat.space, (int)seat.laps, several(seat.laps), (int)seat.supply);
}
