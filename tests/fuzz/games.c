/* SPDX-License-Identifier: MIT */
#include "games.h"

#include "support/snapshot_frame.h"

#include <stdlib.h>
#include <string.h>

/* ---- tile sets ---- */

Sets host_sets(void)
{
    static const char* const lines[] = {"Y1 3 CRFR c:N*1 r:EW f:27+0 f:3456\nY2 2 FFFF f:01234567 m\n",
                                        "Y3 2 RRFR r:N r:E r:W f:12 f:3456 f:07 bush:r0r1r2\nY4 2 CFFF c:N f:234567+0 t\n"};
    static bastide_tileset* made[2];
    static const bastide_tileset* sets[2];
    Sets out;
    int i;
    for (i = 0; i < 2 && sets[i] == NULL; ++i) {
        PROMISE(bastide_tileset_parse(lines[i], -1, NULL, NULL, &made[i]) == BASTIDE_OK);
        sets[i] = made[i];
    }
    out.all = sets;
    out.count = 2;
    return out;
}

Sets no_sets(void)
{
    Sets out;
    out.all = NULL;
    out.count = 0;
    return out;
}

/* ---- games ---- */

uint64_t hash_of(const bastide_game* game)
{
    uint64_t hash = 0;
    PROMISE(bastide_game_get_hash(game, &hash) == BASTIDE_OK);
    return hash;
}

int is_known(int32_t status) { return status <= BASTIDE_OK && status > BASTIDE_E_INTERNAL; }

const bastide_option_def* option_defs(int32_t* count)
{
    static bastide_option_def defs[128];
    *count = bastide_option_list(defs, 128);
    PROMISE(*count > 0 && *count <= 128);
    return defs;
}

static bastide_choice a_choice(int32_t what, int32_t id, int32_t value)
{
    bastide_choice choice;
    memset(&choice, 0, sizeof choice);
    choice.kind = what;
    choice.id = id;
    choice.value = value;
    return choice;
}

/* In a long range mostly close to one of its ends or to the usual value, where a game can still be played with it. */
int32_t any_value(Bytes* in, const bastide_option_def* def)
{
    const uint8_t how = take8(in);
    const int64_t values = (int64_t)def->most - def->least + 1;
    int64_t above = how % 12;
    if (values <= 12) return def->least + (int32_t)(how % values);
    switch (how / 12 % 4) {
        case 0: break;
        case 1: above = values - 1 - above; break;
        case 2: above = ((int64_t)def->usual - def->least + values + above - 6) % values; break;
        default: above = (int64_t)(uint32_t)take32(in) % values;
    }
    return (int32_t)(def->least + above);
}

static bastide_choice any_option(Bytes* in)
{
    int32_t count;
    const bastide_option_def* defs = option_defs(&count);
    const bastide_option_def* def = &defs[take_below(in, count)];
    return a_choice(BASTIDE_CHOICE_OPTION, def->id, any_value(in, def));
}

/* Mostly one or two, sometimes as many as no table has seen, up to what is refused. */
static int32_t any_copies(uint8_t how)
{
    static const int32_t many[] = {12, 61, 222, 1000};
    if (how < 224) return 1 + how % 3 / 2;
    return how < 252 ? 3 + how % 14 : many[how - 252];
}

static int32_t any_pieces(uint8_t how) { return how < 224 ? how % 9 : 9 + (how - 224) * 3; }

/* A number of a vocabulary: what a new box brings is among them. */
static int32_t any_word(Bytes* in, int32_t vocabulary)
{
    int32_t numbers[64];
    const int32_t count = bastide_word_list(vocabulary, numbers, 64);
    PROMISE(count > 0 && count <= 64);
    return numbers[take_below(in, count)];
}

static bastide_choice any_choice(Bytes* in)
{
    static const int32_t hidden[] = {BASTIDE_OPTION_HELD_TILES_HIDDEN, BASTIDE_OPTION_HAND_HIDDEN};
    uint8_t how;
    int32_t id;
    switch (take8(in) % 8) {
        case 0: id = any_word(in, BASTIDE_VOCABULARY_SET); return a_choice(BASTIDE_CHOICE_SET, id, any_copies(take8(in)));
        case 1: how = take8(in); return a_choice(BASTIDE_CHOICE_TILESET, how % 2, how < 224 ? 1 : any_copies(how));
        case 2: id = any_word(in, BASTIDE_VOCABULARY_PIECE); return a_choice(BASTIDE_CHOICE_PIECES, id, any_pieces(take8(in)));
        case 3: return a_choice(BASTIDE_CHOICE_BUSH, take_below(in, 30), 1);
        case 4: return a_choice(BASTIDE_CHOICE_OPTION, hidden[take_below(in, 2)], 1); /* hands that some games do not know */
        default: return any_option(in);
    }
}

static bastide_game* try_game(const bastide_config* config, const bastide_choice* choices, int32_t count)
{
    bastide_game* game = NULL;
    const Sets sets = host_sets();
    const bastide_status status = bastide_game_create(config, choices, count, sets.all, sets.count, memory(), NULL, &game);
    PROMISE(is_known(status));
    PROMISE((status == BASTIDE_OK) == (game != NULL));
    return game;
}

static int can_be_made(const bastide_config* config, const bastide_choice* choices, int32_t count)
{
    bastide_game* game = try_game(config, choices, count);
    const int is_made = game != NULL;
    bastide_game_destroy(game);
    return is_made;
}

static int32_t need_of(bastide_choice choice)
{
    int32_t count;
    const bastide_option_def* defs = option_defs(&count);
    int32_t i;
    for (i = 0; i < count; ++i)
        if (choice.kind == BASTIDE_CHOICE_OPTION && defs[i].id == choice.id) return defs[i].needs;
    return 0;
}

/* Adds a choice, after the option that it needs where it is not there. What contradicts those before it is left out. */
static int32_t add_choice(const bastide_config* config, bastide_choice* choices, int32_t count, bastide_choice choice)
{
    const int32_t need = need_of(choice);
    choices[count] = choice;
    if (can_be_made(config, choices, count + 1)) return count + 1;
    if (need == 0) return count;
    choices[count] = a_choice(BASTIDE_CHOICE_OPTION, need, 1);
    choices[count + 1] = choice;
    return can_be_made(config, choices, count + 2) ? count + 2 : count;
}

/* One byte says how many choices there are, and how long the log is: mostly long enough for all events. */
static int32_t choose(Bytes* in, bastide_config* config, bastide_choice* choices, int32_t most)
{
    static const int32_t short_logs[] = {-1, 1, 2, 7, 16, 64, 1000, 5000};
    const int32_t how = take8(in);
    const int32_t ways = most / 2 + 1;
    int32_t wanted = how % ways;
    int32_t count = 0;
    if (how / ways >= 20) config->event_capacity = short_logs[(how / ways - 20) % 8];
    for (; wanted > 0; --wanted) count = add_choice(config, choices, count, any_choice(in));
    return count;
}

bastide_game* any_game(Bytes* in)
{
    bastide_config config;
    bastide_choice choices[16];
    const uint8_t head = take8(in);
    PROMISE(bastide_config_init(&config) == BASTIDE_OK);
    config.game = head % 8 == 7 ? BASTIDE_GAME_DICE : BASTIDE_GAME_TILES;
    config.chance = head & 8 ? BASTIDE_CHANCE_SEEDED : BASTIDE_CHANCE_HOST;
    config.seats = 2 + (head >> 4) % 4;
    config.flags = head & KEEPS_NO_HISTORY ? BASTIDE_CONFIG_FLAG_NO_HISTORY : 0;
    if (head % 8 == 6) config.flags |= BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    config.first_seat = head & 128 ? 1 : 0;
    config.seed = config.chance == BASTIDE_CHANCE_SEEDED ? take8(in) : 0;
    return try_game(&config, choices, choose(in, &config, choices, 16));
}

bastide_game* seed_game(uint64_t seed, int32_t actions)
{
    uint8_t chance[240];
    Bytes in;
    bastide_game* game;
    fill_with_chance(seed, chance, sizeof chance);
    chance[0] &= (uint8_t)~KEEPS_NO_HISTORY;
    in.at = chance;
    in.left = sizeof chance;
    game = any_game(&in);
    if (game == NULL) broken("a seed can be played", __FILE__, __LINE__);
    play_on(game, &in, actions);
    return game;
}

bastide_config config_of(const bastide_game* game)
{
    bastide_config config;
    PROMISE(bastide_game_get_config(game, &config) == BASTIDE_OK);
    return config;
}

int32_t seats_of(const bastide_game* game) { return config_of(game).seats; }

int is_over(const bastide_game* game)
{
    bastide_decision now;
    PROMISE(bastide_game_get_decision(game, &now) == BASTIDE_OK);
    return now.over;
}

int is_dice(const bastide_game* game)
{
    bastide_dice dice;
    return bastide_game_get_dice(game, &dice) == BASTIDE_OK;
}

uint8_t* snapshot_of(const bastide_game* game, int32_t viewer, int32_t* size)
{
    uint8_t* bytes;
    *size = bastide_game_write_snapshot(game, viewer, NULL, 0);
    if (*size < 0) return NULL;
    bytes = new_array((size_t)*size, 1);
    PROMISE(bastide_game_write_snapshot(game, viewer, bytes, *size) == *size);
    return bytes;
}

/* Half of a text in half the room: cut, closed, and not a byte behind it. */
static void look_at_half(const bastide_game* game, int32_t viewer, int32_t size)
{
    const int32_t cap = size / 2 + 1;
    char* text = new_array((size_t)cap, 1);
    PROMISE(bastide_game_write_script(game, viewer, text, cap) == size);
    PROMISE(text[cap - 1] == '\0');
    free(text);
}

char* script_of(const bastide_game* game, int32_t viewer, int32_t* size)
{
    char* text;
    *size = bastide_game_write_script(game, viewer, NULL, 0);
    if (*size < 0) return NULL;
    look_at_half(game, viewer, *size);
    text = new_array((size_t)*size + 1, 1);
    PROMISE(bastide_game_write_script(game, viewer, text, *size + 1) == *size);
    PROMISE(text[*size] == '\0');
    return text;
}

static uint64_t number_without_lines(const uint8_t* bytes, int32_t size)
{
    uint64_t number = 0xCBF29CE484222325u;
    size_t begin, end, i;
    if (bytes == NULL) return number;
    find_snapshot_lines(bytes, (size_t)size, &begin, &end);
    for (i = SNAPSHOT_HEAD; i < (size_t)size - SNAPSHOT_CHECKSUM; ++i)
        if (i < begin || i >= end) number = (number ^ bytes[i]) * 0x100000001B3u;
    return number;
}

Mark mark_of(const bastide_game* game)
{
    Mark mark;
    int32_t i;
    uint8_t* bytes = snapshot_of(game, BASTIDE_VIEW_FULL, &mark.size);
    PROMISE(bytes != NULL || mark.size == BASTIDE_E_STATE || mark.size == BASTIDE_E_LIMIT);
    mark.bytes = 0xCBF29CE484222325u;
    for (i = 0; i < mark.size; ++i) mark.bytes = (mark.bytes ^ bytes[i]) * 0x100000001B3u;
    mark.kept = number_without_lines(bytes, mark.size);
    free(bytes);
    mark.hash = hash_of(game);
    PROMISE(bastide_game_get_event_range(game, &mark.first_event, &mark.next_event) == BASTIDE_OK);
    return mark;
}

int is_unchanged(const Mark* before, const bastide_game* game)
{
    const Mark now = mark_of(game);
    return now.hash == before->hash && now.first_event == before->first_event && now.next_event == before->next_event &&
           now.bytes == before->bytes && now.size == before->size;
}

int is_equal(const bastide_game* one, const bastide_game* other)
{
    const Mark a = mark_of(one);
    const Mark b = mark_of(other);
    return a.hash == b.hash && a.kept == b.kept && a.next_event == b.next_event;
}

/* By its code where that has room for the cell, else by the record. */
static void do_action(bastide_game* game, const bastide_action* action, int by_code)
{
    bastide_refusal refusal;
    uint64_t code;
    if (by_code && bastide_action_encode(action, &code) == BASTIDE_OK)
        PROMISE(bastide_game_apply_code(game, code, &refusal) == BASTIDE_OK);
    else
        PROMISE(bastide_game_apply(game, action, &refusal) == BASTIDE_OK);
    PROMISE(refusal.status == BASTIDE_OK && refusal.reason == 0);
}

void play_on(bastide_game* game, Bytes* in, int32_t most)
{
    int32_t done;
    for (done = 0; done < most && in->left > 0; ++done) {
        bastide_action* legal;
        bastide_action* chosen;
        const int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, NULL, 0);
        PROMISE(count >= 0);
        if (count == 0) return;
        legal = new_array((size_t)count, sizeof *legal);
        PROMISE(bastide_game_list_actions(game, BASTIDE_ANY, legal, count) == count);
        chosen = &legal[take_below(in, count)];
        if (chosen->seat >= 0) chosen->origin = done % 7 > 3 ? 1 + done % 3 : chosen->origin;
        do_action(game, chosen, done % 3 == 2);
        free(legal);
    }
}
