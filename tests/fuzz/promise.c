/* SPDX-License-Identifier: MIT */
#include "promise.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void broken(const char* what, const char* file, int line)
{
    fprintf(stderr, "%s:%d: a promise is broken: %s\n", file, line, what);
    abort();
}

/* ---- bytes ---- */

uint8_t take8(Bytes* in)
{
    if (in->left == 0) return 0;
    --in->left;
    return *in->at++;
}

int32_t take32(Bytes* in)
{
    uint32_t value = 0;
    int i;
    for (i = 0; i < 4; ++i) value |= (uint32_t)take8(in) << (8 * i);
    return (int32_t)value;
}

uint64_t take64(Bytes* in)
{
    const uint64_t low = (uint32_t)take32(in);
    return low | (uint64_t)(uint32_t)take32(in) << 32;
}

int32_t take_below(Bytes* in, int32_t n)
{
    uint32_t value = take8(in);
    if (n > 256) value |= (uint32_t)take8(in) << 8;
    return n > 0 ? (int32_t)(value % (uint32_t)n) : 0;
}

int32_t take_number(Bytes* in)
{
    static const int32_t limits[] = {INT32_MIN, INT32_MIN + 1, -32769, -32768, -2, 32767,     32768,
                                     65535,     65536,         255,    256,    64, INT32_MAX, INT32_MAX - 1};
    const uint8_t how = take8(in);
    if (how < 160) return how % 16 - 1;
    if (how < 224) return limits[how % (sizeof limits / sizeof *limits)];
    return take32(in);
}

/* ---- chance ---- */

uint64_t mix(uint64_t* state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

void fill_with_chance(uint64_t seed, uint8_t* out, size_t size)
{
    size_t i;
    for (i = 0; i < size; ++i) out[i] = (uint8_t)(mix(&seed) >> 56);
}

/* ---- memory ---- */

void* room_for(size_t count, size_t size)
{
    void* room = malloc(count * size + (count == 0));
    if (room == NULL) exit(2);
    return room;
}

static int32_t served = -1;
static int32_t lent = 0;

static void* BASTIDE_CALL lend(void* user, uint32_t size, uint32_t align)
{
    PROMISE(user == &lent && size > 0 && align > 0 && align <= 16 && (align & (align - 1)) == 0);
    if (served == 0) return NULL;
    if (served > 0) --served;
    ++lent;
    return room_for(size, 1);
}

static void BASTIDE_CALL take_back(void* user, void* room, uint32_t size, uint32_t align)
{
    PROMISE(user == &lent && room != NULL && size > 0 && align > 0);
    --lent;
    free(room);
}

const bastide_allocator* memory(void)
{
    static const bastide_allocator record = {&lent, lend, take_back};
    return &record;
}

void serve_memory(int32_t calls) { served = calls; }

int32_t memory_out(void) { return lent; }

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
    PROMISE(bastide_game_hash(game, &hash) == BASTIDE_OK);
    return hash;
}

int is_known(int32_t status) { return status <= BASTIDE_OK && status > BASTIDE_E_INTERNAL; }

static const bastide_option_def* option_defs(int32_t* count)
{
    static bastide_option_def defs[128];
    *count = bastide_list_options(defs, 128);
    PROMISE(*count > 0 && *count <= 128);
    return defs;
}

static bastide_choice a_choice(int32_t what, int32_t id, int32_t value)
{
    bastide_choice choice;
    choice.what = what;
    choice.id = id;
    choice.value = value;
    choice.reserved = 0;
    return choice;
}

static bastide_choice any_option(Bytes* in)
{
    int32_t count;
    const bastide_option_def* defs = option_defs(&count);
    const bastide_option_def* def = &defs[take_below(in, count)];
    const int32_t span = def->most - def->least;
    return a_choice(BASTIDE_CHOICE_OPTION, def->id, def->least + take_below(in, span < 12 ? span + 1 : 12));
}

static bastide_choice any_choice(Bytes* in)
{
    switch (take8(in) % 8) {
        case 0: return a_choice(BASTIDE_CHOICE_SET, 1 + take_below(in, 4), 1 + take_below(in, 3) / 2);
        case 1: return a_choice(BASTIDE_CHOICE_TILESET, take_below(in, 2), 1);
        case 2: return a_choice(BASTIDE_CHOICE_PIECES, 1 + take_below(in, 5), take_below(in, 9));
        case 3: return a_choice(BASTIDE_CHOICE_BUSH, take_below(in, 30), 1);
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
        if (choice.what == BASTIDE_CHOICE_OPTION && defs[i].id == choice.id) return defs[i].needs;
    return 0;
}

/* Adds a choice, after the option that it needs where it is not there. What contradicts those before it is left out. */
static int32_t add_choice(const bastide_config* config, bastide_choice* choices, int32_t count, bastide_choice choice)
{
    const int32_t need = need_of(choice);
    choices[count] = choice;
    if (can_be_made(config, choices, count + 1)) return count + 1;
    if (need == BASTIDE_OPTION_NONE) return count;
    choices[count] = a_choice(BASTIDE_CHOICE_OPTION, need, 1);
    choices[count + 1] = choice;
    return can_be_made(config, choices, count + 2) ? count + 2 : count;
}

static int32_t choose(Bytes* in, const bastide_config* config, bastide_choice* choices, int32_t most)
{
    int32_t wanted = take_below(in, most / 2 + 1);
    int32_t count = 0;
    for (; wanted > 0; --wanted) count = add_choice(config, choices, count, any_choice(in));
    return count;
}

bastide_game* any_game(Bytes* in)
{
    bastide_config config;
    bastide_choice choices[16];
    const uint8_t head = take8(in);
    PROMISE(bastide_config_init(&config, sizeof config) == BASTIDE_OK);
    config.ruleset = head % 8 == 7 ? BASTIDE_RULESET_DICE : BASTIDE_RULESET_TILES;
    config.chance = head & 8 ? BASTIDE_CHANCE_SEEDED : BASTIDE_CHANCE_HOST;
    config.seats = 2 + (head >> 4) % 4;
    config.flags = head & KEEPS_NO_HISTORY ? BASTIDE_CONFIG_NO_HISTORY : 0;
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

int32_t seats_of(const bastide_game* game)
{
    bastide_config config;
    config.struct_size = sizeof config;
    PROMISE(bastide_game_get_config(game, &config) == BASTIDE_OK);
    return config.seats;
}

uint8_t* snapshot_of(const bastide_game* game, int32_t view, int32_t* size)
{
    uint8_t* bytes;
    *size = bastide_game_snapshot(game, view, NULL, 0);
    if (*size < 0) return NULL;
    bytes = room_for((size_t)*size, 1);
    PROMISE(bastide_game_snapshot(game, view, bytes, *size) == *size);
    return bytes;
}

/* Half of a text in half the room: cut, closed, and not a byte behind it. */
static void look_at_half(const bastide_game* game, int32_t view, int32_t size)
{
    const int32_t cap = size / 2 + 1;
    char* text = room_for((size_t)cap, 1);
    PROMISE(bastide_game_write_script(game, view, text, cap) == size);
    PROMISE(text[cap - 1] == '\0');
    free(text);
}

char* script_of(const bastide_game* game, int32_t view, int32_t* size)
{
    char* text;
    *size = bastide_game_write_script(game, view, NULL, 0);
    if (*size < 0) return NULL;
    look_at_half(game, view, *size);
    text = room_for((size_t)*size + 1, 1);
    PROMISE(bastide_game_write_script(game, view, text, *size + 1) == *size);
    PROMISE(text[*size] == '\0');
    return text;
}

Mark mark_of(const bastide_game* game)
{
    Mark mark;
    int32_t i;
    uint8_t* bytes = snapshot_of(game, BASTIDE_VIEW_FULL, &mark.size);
    PROMISE(bytes != NULL || mark.size == BASTIDE_E_STATE || mark.size == BASTIDE_E_LIMIT);
    mark.bytes = 0xCBF29CE484222325u;
    for (i = 0; i < mark.size; ++i) mark.bytes = (mark.bytes ^ bytes[i]) * 0x100000001B3u;
    free(bytes);
    mark.hash = hash_of(game);
    PROMISE(bastide_game_event_range(game, &mark.first_event, &mark.next_event) == BASTIDE_OK);
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
    return a.hash == b.hash && a.bytes == b.bytes && a.size == b.size && a.next_event == b.next_event;
}

void play_on(bastide_game* game, Bytes* in, int32_t most)
{
    int32_t done;
    for (done = 0; done < most && in->left > 0; ++done) {
        bastide_action* legal;
        bastide_verdict verdict;
        const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, NULL, 0);
        PROMISE(count >= 0);
        if (count == 0) return;
        legal = room_for((size_t)count, sizeof *legal);
        PROMISE(bastide_game_list_actions(game, BASTIDE_ACTION_ANY, legal, count) == count);
        PROMISE(bastide_game_apply(game, &legal[take_below(in, count)], &verdict) == BASTIDE_OK);
        PROMISE(verdict.legal == 1 && verdict.reason == BASTIDE_REASON_NONE);
        free(legal);
    }
}

/* ---- looking ---- */

/* Asks a list three ways: for its number, for all of it, and for all but one, which must not touch the rest. */
#define LOOK_AT_LIST(Record, call, list, count)                                              \
    do {                                                                                     \
        Record* shorter;                                                                     \
        int32_t written;                                                                     \
        int32_t cap = 0;                                                                     \
        list = NULL;                                                                         \
        count = call;                                                                        \
        PROMISE(count >= 0);                                                                 \
        cap = count;                                                                         \
        list = room_for((size_t)cap, sizeof *list);                                          \
        PROMISE((call) == count);                                                            \
        if (count == 0) break;                                                               \
        shorter = list;                                                                      \
        cap = count - 1;                                                                     \
        list = room_for((size_t)cap, sizeof *list);                                          \
        written = call;                                                                      \
        PROMISE(written == count && memcmp(list, shorter, (size_t)cap * sizeof *list) == 0); \
        free(list);                                                                          \
        list = shorter;                                                                      \
    } while (0)

/* Counted, asked for one by one and by chance, the actions are those of the list. */
static void look_without_a_list(const bastide_game* game, uint64_t kinds, const bastide_action* list, int32_t count)
{
    bastide_action action;
    uint64_t word = (uint64_t)count;
    int32_t of_kinds = 0;
    int32_t i;
    for (i = 1; kinds >> i != 0; ++i)
        if (kinds >> i & 1) of_kinds += bastide_game_count_actions(game, i);
    PROMISE(bastide_game_count_actions(game, BASTIDE_ACTION_ANY) == count && of_kinds == count);
    for (i = 0; i < count; i += 1 + count / 4) {
        PROMISE(bastide_game_nth_action(game, BASTIDE_ACTION_ANY, i, &action) == BASTIDE_OK);
        PROMISE(memcmp(&action, &list[i], sizeof action) == 0);
    }
    PROMISE(bastide_game_nth_action(game, BASTIDE_ACTION_ANY, count, &action) == BASTIDE_E_ABSENT);
    PROMISE(bastide_game_sample_action(game, BASTIDE_ACTION_ANY, &word, &action) == (count > 0 ? BASTIDE_OK : BASTIDE_E_ABSENT));
    for (i = 0; i < count && memcmp(&action, &list[i], sizeof action) != 0; ++i) {
    }
    PROMISE(count == 0 || i < count);
}

static void look_at_actions(const bastide_game* game, const bastide_pending* pending)
{
    bastide_action* list;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_action, bastide_game_list_actions(game, BASTIDE_ACTION_ANY, list, cap), list, count);
    PROMISE((count == 0) == (pending->over != 0));
    look_without_a_list(game, pending->kinds, list, count);
    for (i = 0; i < count; ++i) {
        bastide_verdict verdict;
        bastide_action read;
        char line[160];
        PROMISE(bastide_game_check(game, &list[i], &verdict) == BASTIDE_OK && verdict.legal == 1);
        PROMISE(list[i].seat == pending->seat);
        PROMISE((pending->kinds >> list[i].kind & 1) != 0);
        PROMISE(bastide_action_text(game, &list[i], line, sizeof line) > 0);
        PROMISE(bastide_action_parse(game, line, -1, NULL, &read) == BASTIDE_OK);
        PROMISE(read.kind == list[i].kind && read.seat == list[i].seat);
        PROMISE(bastide_game_check(game, &read, &verdict) == BASTIDE_OK && verdict.legal == 1);
    }
    free(list);
}

static void look_at_features(const bastide_game* game)
{
    int32_t* list;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(int32_t, bastide_game_list_features(game, BASTIDE_SEGMENT_ANY, list, cap), list, count);
    for (i = 0; i < count; ++i) {
        bastide_feature feature;
        bastide_part* parts;
        int32_t segments;
        feature.struct_size = sizeof feature;
        PROMISE(bastide_game_get_feature(game, list[i], &feature) == BASTIDE_OK);
        PROMISE(feature.id == list[i]);
        LOOK_AT_LIST(bastide_part, bastide_game_list_parts(game, list[i], parts, cap), parts, segments);
        PROMISE(segments == feature.segments && segments > 0);
        PROMISE(bastide_game_feature_at(game, parts[0].x, parts[0].y, parts[0].segment) == list[i]);
        free(parts);
    }
    free(list);
}

static void look_at_tiles(const bastide_game* game)
{
    bastide_tile_def* tiles;
    bastide_stock* stock;
    bastide_placed* board;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_stock, bastide_game_list_stock(game, stock, cap), stock, count);
    for (i = 0; i < count; ++i) PROMISE(stock[i].placed + stock[i].left + stock[i].removed + stock[i].held == stock[i].total);
    free(stock);
    LOOK_AT_LIST(bastide_tile_def, bastide_game_list_tiles(game, tiles, cap), tiles, count);
    for (i = 0; i < count; ++i) {
        bastide_segment_def* segments;
        int32_t parts;
        LOOK_AT_LIST(bastide_segment_def, bastide_game_list_segments(game, i, segments, cap), segments, parts);
        PROMISE(parts == tiles[i].segments);
        free(segments);
    }
    free(tiles);
    LOOK_AT_LIST(bastide_placed, bastide_game_list_board(game, board, cap), board, count);
    for (i = 0; i < count; ++i) PROMISE(bastide_game_tile_at(game, board[i].x, board[i].y) == i);
    free(board);
}

static void look_at_pieces(const bastide_game* game)
{
    bastide_piece* pieces;
    bastide_thing* things;
    int32_t known[64];
    int32_t kinds;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_piece, bastide_game_list_pieces(game, pieces, cap), pieces, count);
    free(pieces);
    kinds = bastide_list_numbers(BASTIDE_LIST_THING, known, 64);
    PROMISE(kinds > 0 && kinds <= 64);
    for (i = 0; i < kinds; ++i) {
        LOOK_AT_LIST(bastide_thing, bastide_game_list_things(game, known[i], things, cap), things, count);
        free(things);
    }
}

static void look_at_events(const bastide_game* game)
{
    bastide_event* events;
    bastide_score_line* lines;
    uint64_t first;
    uint64_t next;
    int32_t count;
    int32_t i;
    PROMISE(bastide_game_event_range(game, &first, &next) == BASTIDE_OK && first <= next);
    LOOK_AT_LIST(bastide_event, bastide_game_list_events(game, first, events, cap), events, count);
    PROMISE((uint64_t)count == next - first);
    for (i = 0; i < count; ++i) PROMISE(events[i].seq == first + (uint64_t)i);
    free(events);
    LOOK_AT_LIST(bastide_score_line, bastide_game_list_score_lines(game, first, lines, cap), lines, count);
    for (i = 0; i < count; ++i) PROMISE(lines[i].count * lines[i].each == lines[i].points);
    free(lines);
}

void look_at_all(const bastide_game* game)
{
    bastide_pending pending;
    bastide_config config;
    bastide_choice* choices;
    int32_t count;
    pending.struct_size = sizeof pending;
    config.struct_size = sizeof config;
    PROMISE(bastide_game_pending(game, &pending) == BASTIDE_OK);
    PROMISE(bastide_game_get_config(game, &config) == BASTIDE_OK);
    LOOK_AT_LIST(bastide_choice, bastide_game_list_choices(game, choices, cap), choices, count);
    free(choices);
    look_at_actions(game, &pending);
    look_at_features(game);
    look_at_tiles(game);
    look_at_pieces(game);
    look_at_events(game);
}

/* ---- keeping ---- */

static void end_equal(const bastide_game* game, bastide_game* copy)
{
    PROMISE(hash_of(game) == hash_of(copy));
    bastide_game_destroy(copy);
}

static void keep_as_bytes(const bastide_game* game, Sets sets, int32_t view)
{
    bastide_game* copy = NULL;
    int32_t size;
    int32_t again;
    uint8_t* bytes = snapshot_of(game, view, &size);
    uint8_t* second;
    if (bytes == NULL) return;
    PROMISE(bastide_game_load(bytes, size, sets.all, sets.count, memory(), NULL, &copy) == BASTIDE_OK);
    second = snapshot_of(copy, view, &again);
    PROMISE(again == size && memcmp(bytes, second, (size_t)size) == 0);
    free(bytes);
    free(second);
    end_equal(game, copy);
}

/* A script names sets by their places alone, and a snapshot may tell them the other way round than they were given. */
static int are_sets_in_order(const bastide_game* game)
{
    bastide_tile_def tiles[160];
    const int32_t count = bastide_game_list_tiles(game, tiles, 160);
    int32_t i = 0;
    PROMISE(count <= 160);
    while (i < count && strcmp(tiles[i].name, "Y3") != 0) ++i;
    while (i < count && strcmp(tiles[i].name, "Y1") != 0) ++i;
    return i >= count;
}

static void keep_as_text(const bastide_game* game, Sets sets, int32_t view)
{
    bastide_game* copy = NULL;
    int32_t size;
    int32_t again;
    char* text = are_sets_in_order(game) ? script_of(game, view, &size) : NULL;
    char* second;
    if (text == NULL) return;
    PROMISE(bastide_game_load_script(text, size, sets.all, sets.count, memory(), NULL, &copy) == BASTIDE_OK);
    second = script_of(copy, view, &again);
    PROMISE(again == size && memcmp(text, second, (size_t)size) == 0);
    free(text);
    free(second);
    end_equal(game, copy);
}

/* In every view, of the seats' views one or two. */
void keep_and_return(const bastide_game* game, Sets sets)
{
    const int32_t seat = (int32_t)(hash_of(game) % (uint64_t)seats_of(game));
    bastide_game* copy = NULL;
    PROMISE(bastide_game_clone(game, memory(), &copy) == BASTIDE_OK);
    end_equal(game, copy);
    keep_as_bytes(game, sets, BASTIDE_VIEW_FULL);
    keep_as_bytes(game, sets, BASTIDE_VIEW_PUBLIC);
    keep_as_bytes(game, sets, BASTIDE_VIEW_SEAT + seat);
    keep_as_text(game, sets, BASTIDE_VIEW_FULL);
    keep_as_text(game, sets, BASTIDE_VIEW_PUBLIC);
    keep_as_text(game, sets, BASTIDE_VIEW_SEAT + (seat + 1) % seats_of(game));
}
