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

/* "B, L and V fit nowhere and leave the game"; of a great many the number alone. */
static void tell_away(struct teller* teller, const bastide_game* game)
{
    struct saying* line = &teller->line;
    const int32_t count = teller->away_count;
    int32_t i;
    if (count == 0) return;
    teller->away_count = 0;
    words_say(line, line->length > 0 ? ", " : "");
    if (count > TELLER_TILES) words_say(line, "%d tiles", (int)count);
    for (i = 0; count <= TELLER_TILES && i < count; ++i) {
        words_say(line, i == 0 ? "" : i + 1 < count ? ", " : " and ");
        words_say_tile(line, game, teller->away[i]);
    }
    if (teller->away_to_bag)
        words_say(line, count == 1 ? " fits nowhere and goes back to the bag" : " fit nowhere and go back to the bag");
    else
        words_say(line, count == 1 ? " fits nowhere and leaves the game" : " fit nowhere and leave the game");
}

/* What was scored so far is told before anything that happens after it. */
static void tell_features(struct teller* teller, const bastide_game* game)
{
    int32_t i;
    if (teller->feature_count > 0) teller->scoring = 1;
    for (i = 0; i < teller->feature_count; ++i) teller_say_feature(&teller->line, game, &teller->features[i]);
    teller->feature_count = 0;
}

static void say_scores(const struct teller* teller, struct saying* line)
{
    int32_t seat;
    for (seat = 0; seat < teller->seats; ++seat)
        words_say(line, "%s%s %d", seat == 0 ? "  [" : ", ", words_seat(seat), (int)teller->scores[seat]);
    words_say(line, "]");
}

static void end_turn(struct teller* teller, const bastide_game* game)
{
    if (teller->turn > 0) {
        tell_away(teller, game);
        tell_features(teller, game);
        if (teller->line.length == 0) words_say(&teller->line, "nothing to place");
        if (teller->show_scores && teller->changed) say_scores(teller, &teller->line);
        if (teller->out) fprintf(teller->out, "%3d %-6s %s\n", (int)teller->turn, words_seat(teller->seat), teller->line.text);
    }
    words_clear(&teller->line);
    teller->feature_count = 0;
    teller->turn = 0;
    teller->changed = 0;
    teller->scoring = 0;
    teller->building = 0;
    teller->exchanging = 0;
}

void teller_leave(struct teller* teller, const bastide_game* game)
{
    if (teller->line.length > 0 || teller->feature_count > 0 || teller->away_count > 0) end_turn(teller, game);
}

/* ---- Keeping account ---- */

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

static int has_account(const struct teller* teller, int32_t id)
{
    int32_t i;
    for (i = 0; i < teller->feature_count; ++i)
        if (teller->features[i].id == id) return 1;
    return 0;
}

static int32_t kind_of_feature(const bastide_game* game, int32_t id)
{
    bastide_feature feature;
    feature.struct_size = (uint32_t)sizeof feature;
    return bastide_game_get_feature(game, id, &feature) == BASTIDE_OK ? feature.kind : BASTIDE_SEGMENT_NONE;
}

static void stand(struct teller* teller, const bastide_event* event, int32_t where)
{
    bastide_piece* piece;
    if (event->piece < 0 || event->piece >= TELLER_PIECES) return;
    piece = &teller->pieces[event->piece];
    piece->id = event->piece;
    piece->kind = event->arg[1];
    piece->seat = event->kind == BASTIDE_EVENT_CAPTURED ? event->arg[2] : event->seat;
    piece->where = where;
    piece->x = event->x;
    piece->y = event->y;
    piece->segment = event->arg[0];
    piece->feature = event->feature;
    if (teller->piece_count <= event->piece) teller->piece_count = event->piece + 1;
}

static int32_t height_at(const struct teller* teller, int32_t x, int32_t y)
{
    int32_t i, height = 0;
    for (i = 0; i < teller->piece_count; ++i) {
        const bastide_piece* piece = &teller->pieces[i];
        if (piece->kind != BASTIDE_PIECE_TOWER_PIECE || piece->where != BASTIDE_WHERE_SEGMENT) continue;
        height += piece->x == x && piece->y == y;
    }
    return height;
}

/* ---- One event ---- */

/* Begins a clause: what came before it and was kept back comes first. */
static struct saying* say_next(struct teller* teller, const bastide_game* game)
{
    tell_away(teller, game);
    tell_features(teller, game);
    if (teller->line.length > 0) words_say(&teller->line, teller->scoring ? "; " : ", ");
    return &teller->line;
}

/* "wagon", or "Blue's wagon" in the turn of another. */
static void say_whose(const struct teller* teller, struct saying* line, const bastide_event* event)
{
    if (event->seat != teller->seat) words_say(line, "%s's ", words_seat(event->seat));
    words_say_name(line, BASTIDE_LIST_PIECE, event->arg[1]);
}

static void hear_placed(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    struct saying* line = &teller->line;
    const int abbey = words_is_abbey(game, event->tile);
    if (teller->turn == 0) return; /* the start tile */
    say_next(teller, game);
    if (abbey)
        words_say(line, "lays the abbey");
    else
        words_say_tile(line, game, event->tile);
    words_say(line, " at (%d,%d)", (int)event->x, (int)event->y);
    if (!abbey) words_say(line, " turned %d", (int)event->rotation);
}

static void hear_away(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    const int to_bag = event->kind == BASTIDE_EVENT_SET_ASIDE;
    if (to_bag != teller->away_to_bag) tell_away(teller, game);
    teller->away_to_bag = to_bag;
    if (teller->away_count < TELLER_TILES) teller->away[teller->away_count] = event->tile;
    ++teller->away_count;
}

static void say_built(const struct teller* teller, struct saying* line, const bastide_event* event)
{
    const int32_t height = height_at(teller, event->x, event->y);
    words_say(line, height > 1 ? "builds the tower at (%d,%d)" : "begins a tower at (%d,%d)", (int)event->x, (int)event->y);
    if (height > 1) words_say(line, " to height %d", (int)height);
}

static void hear_deployed(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    struct saying* line = say_next(teller, game);
    const int on_corner = event->arg[0] >= BASTIDE_CORNER;
    stand(teller, event, on_corner ? BASTIDE_WHERE_CORNER : BASTIDE_WHERE_SEGMENT);
    teller->building = event->arg[1] == BASTIDE_PIECE_TOWER_PIECE;
    if (teller->building) {
        say_built(teller, line, event);
    } else if (on_corner) {
        words_say_name(line, BASTIDE_LIST_PIECE, event->arg[1]);
        words_say(line, " on the ");
        words_say_corner(line, event->arg[0]);
        words_say(line, " of (%d,%d)", (int)event->x, (int)event->y);
    } else {
        words_say_figure(line, game, event->arg[1], event->arg[2], event->x, event->y);
    }
}

/* "knight at (3,1)", "follower on the tower at (3,1)" */
static void say_taken(struct saying* line, const bastide_event* event, int32_t segment_kind)
{
    words_say_role(line, event->arg[1], segment_kind);
    words_say(line, segment_kind == BASTIDE_SEGMENT_FOUNDATION ? " on the tower" : "");
    words_say(line, " at (%d,%d)", (int)event->x, (int)event->y);
}

static void hear_captured(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    struct saying* line = say_next(teller, game);
    stand(teller, event, BASTIDE_WHERE_PRISON);
    teller->building = 0;
    words_say(line, "captures %s's ", words_seat(event->arg[2]));
    say_taken(line, event, kind_of_feature(game, event->feature));
}

/* A ransom is told when the prisoner comes home; of an exchange the first half begins the clause and the second ends it. */
static void hear_released(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    const int second = teller->exchanging;
    struct saying* line = second ? &teller->line : say_next(teller, game);
    stand(teller, event, BASTIDE_WHERE_SUPPLY);
    teller->exchanging = event->arg[0] == 1 && !second;
    if (event->arg[0] == 1) {
        words_say(line, second ? " for %s's " : "prisoners exchanged: %s's ", words_seat(event->seat));
        words_say_name(line, BASTIDE_LIST_PIECE, event->arg[1]);
    } else {
        const int one_of_many = event->arg[1] == BASTIDE_PIECE_FOLLOWER;
        words_say(line, "pays %d points of ransom to %s for %s ", (int)teller->ransom, words_seat(event->arg[2]),
                  one_of_many ? "a" : "the");
        words_say_name(line, BASTIDE_LIST_PIECE, event->arg[1]);
    }
}

static void hear_moved(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    struct saying* line = say_next(teller, game);
    stand(teller, event, BASTIDE_WHERE_SEGMENT);
    say_whose(teller, line, event);
    words_say(line, " moves on to the ");
    words_say_place(line, game, event->arg[2], event->x, event->y);
    words_say(line, " at (%d,%d)", (int)event->x, (int)event->y);
}

static void hear_completed(struct teller* teller, const bastide_event* event)
{
    struct teller_feature* feature = feature_of(teller, event->feature, BASTIDE_RULE_NONE);
    feature->kind = event->arg[0];
    feature->tiles = event->arg[1];
    feature->pennants = event->arg[2];
    feature->x = event->x;
    feature->y = event->y;
    teller->building = 0;
}

static void hear_scored(struct teller* teller, const bastide_event* event)
{
    struct teller_feature* feature;
    if (event->seat < 0 || event->seat >= BASTIDE_SEATS_MAX) return;
    teller->scores[event->seat] += event->points;
    teller->changed = 1;
    if (event->rule == BASTIDE_RULE_RANSOM_PAID) teller->ransom = -event->points;
    if (event->rule == BASTIDE_RULE_RANSOM_PAID || event->rule == BASTIDE_RULE_RANSOM_RECEIVED) return;
    feature = feature_of(teller, event->feature, event->rule);
    feature->points[event->seat] += event->points;
    feature->cities = event->arg[0];
    teller->building = 0;
}

/* Home without a score: taken by its owner's tower, or a wagon whose owner did not want to move it. */
static int hear_gone_home(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    const int taken = teller->building && event->seat == teller->seat;
    struct saying* line;
    if (has_account(teller, event->feature) || !(taken || event->arg[1] == BASTIDE_PIECE_WAGON)) return 0;
    line = say_next(teller, game);
    teller->building = 0;
    if (taken) {
        words_say(line, "takes its own ");
        say_taken(line, event, event->arg[2]);
        words_say(line, " home");
    } else {
        say_whose(teller, line, event);
        words_say(line, " goes home");
    }
    return 1;
}

static void hear_returned(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    struct teller_feature* feature;
    int32_t seat, before = 0;
    stand(teller, event, BASTIDE_WHERE_SUPPLY);
    if (event->seat < 0 || event->seat >= BASTIDE_SEATS_MAX || hear_gone_home(teller, game, event)) return;
    feature = feature_of(teller, event->feature, BASTIDE_RULE_NONE);
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) before += feature->home[seat];
    ++feature->home[event->seat];
    feature->piece = before == 0 || feature->piece == event->arg[1] ? event->arg[1] : 0;
    feature->farmers = event->arg[2] == BASTIDE_SEGMENT_FIELD;
}

/* Before the first turn: who chooses who begins, or who begins. */
static void tell_elected(const struct teller* teller, const bastide_event* event)
{
    const char* by = event->seat < 0 ? "chance" : words_seat(event->seat);
    if (teller->out) fprintf(teller->out, "    %-6s names %s\n", by, words_seat(event->arg[0]));
}

/* An event that this file has never heard of: its name, and what of its fields speaks for itself. */
static void hear_unknown(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    say_next(teller, game);
    words_say_name(&teller->line, BASTIDE_LIST_EVENT, event->kind);
    if (event->seat >= 0 && event->seat != teller->seat) words_say(&teller->line, " %s", words_seat(event->seat));
    if (event->points != 0) words_say(&teller->line, " %+d", (int)event->points);
}

static void hear(struct teller* teller, const bastide_game* game, const bastide_event* event)
{
    switch (event->kind) {
        case BASTIDE_EVENT_TURN:
            end_turn(teller, game);
            teller->turn = event->arg[0];
            teller->seat = event->seat;
            break;
        case BASTIDE_EVENT_DREW: break; /* told by the placing that follows */
        case BASTIDE_EVENT_REMOVED:
        case BASTIDE_EVENT_SET_ASIDE: hear_away(teller, game, event); break;
        case BASTIDE_EVENT_PLACED: hear_placed(teller, game, event); break;
        case BASTIDE_EVENT_DEPLOYED: hear_deployed(teller, game, event); break;
        case BASTIDE_EVENT_COMPLETED: hear_completed(teller, event); break;
        case BASTIDE_EVENT_SCORED: hear_scored(teller, event); break;
        case BASTIDE_EVENT_RETURNED: hear_returned(teller, game, event); break;
        case BASTIDE_EVENT_ELECTED: tell_elected(teller, event); break;
        case BASTIDE_EVENT_CAPTURED: hear_captured(teller, game, event); break;
        case BASTIDE_EVENT_RELEASED: hear_released(teller, game, event); break;
        case BASTIDE_EVENT_MOVED: hear_moved(teller, game, event); break;
        default: hear_unknown(teller, game, event); break;
    }
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
            if (events[i].kind == BASTIDE_EVENT_FINAL || events[i].kind == BASTIDE_EVENT_ENDED) {
                end_turn(teller, game);
                teller->over = 1;
                break;
            }
            hear(teller, game, &events[i]);
            teller->next = events[i].seq + 1;
        }
    } while (left > here && !teller->over);
    return BASTIDE_OK;
}
