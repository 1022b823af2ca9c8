/* SPDX-License-Identifier: MIT
 * Positions of any numbers: a table that was played is told, bent by the bytes, checked and set. What is legal is set and plays
 * on, what is not is told with a reason and changes nothing. */
#include <stdlib.h>
#include <string.h>

#include "lives.h"

enum { MOST = 256, FIELDS = sizeof(bastide_put) / sizeof(int32_t) };

typedef struct Table {
    bastide_position head;
    bastide_put puts[MOST];
    int32_t count;
} Table;

static void tell(const bastide_game* game, Table* table)
{
    memset(table, 0, sizeof *table);
    table->count = bastide_game_list_position(game, &table->head, table->puts, MOST);
    PROMISE(table->count >= 0 || table->count == BASTIDE_E_STATE || table->count == BASTIDE_E_ABSENT);
    if (table->count < 0) table->count = 0;
    if (table->count > MOST) table->count = MOST;
}

static void bend_entry(Bytes* in, Table* table)
{
    bastide_put* put = &table->puts[take_below(in, table->count)];
    int32_t fields[FIELDS];
    memcpy(fields, put, sizeof fields);
    fields[take_below(in, FIELDS)] = take_number(in);
    memcpy(put, fields, sizeof fields);
}

static int32_t any_note(Bytes* in)
{
    int32_t notes[64];
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_NOTE, notes, 64);
    PROMISE(count > 0 && count <= 64);
    return notes[take_below(in, count)];
}

static int32_t any_step(Bytes* in)
{
    int32_t steps[64];
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_STEP, steps, 64);
    PROMISE(count > 0 && count <= 64);
    return take8(in) % 8 == 0 ? take_number(in) : steps[take_below(in, count)];
}

static void add_entry(Bytes* in, Table* table)
{
    bastide_put put;
    memset(&put, 0, sizeof put);
    put.kind = take_below(in, 10);
    put.seat = take_below(in, 6);
    put.tile = take_below(in, 80);
    put.x = take_below(in, 9) - 4;
    put.y = take_below(in, 9) - 4;
    put.rotation = take_below(in, 4);
    put.spot = take_below(in, 4) ? BASTIDE_SPOT_SEGMENT : take_below(in, 7);
    put.segment = take_below(in, 14);
    put.piece_kind = take_below(in, 6);
    put.piece = take_below(in, 40);
    put.slot = take_below(in, 5);
    put.other_seat = take_below(in, 6);
    put.points = take_number(in);
    put.count = take_below(in, 9);
    put.note = any_note(in);
    put.number = take_below(in, 9);
    if (table->count < MOST) table->puts[table->count++] = put;
}

static void bend(Bytes* in, Table* table)
{
    int32_t i;
    for (i = take_below(in, 12); i > 0; --i) {
        switch (take_below(in, 6)) {
            case 0: table->head.turn = take_number(in); break;
            case 1: table->head.seat = take_number(in); break;
            case 2: table->head.step = any_step(in); break;
            case 3: table->head.tile = take_number(in); break;
            case 4: add_entry(in, table); break;
            default:
                if (table->count > 0) bend_entry(in, table);
        }
    }
}

/* Everything that is not legal has a reason and a sentence, and names an entry that is there. */
static void look_at_illegals(bastide_game* game, const Table* table, int32_t count)
{
    bastide_refusal* all = new_array((size_t)count, sizeof *all);
    char text[8];
    int32_t i;
    PROMISE(bastide_game_check_position(game, &table->head, table->puts, table->count, all, count) == count);
    for (i = 0; i < count; ++i) {
        PROMISE(all[i].reason > 0 && all[i].index >= -1 && all[i].index < table->count && all[i].other_index < table->count);
        PROMISE(bastide_refusal_text(game, NULL, NULL, &all[i], text, sizeof text) > 0);
    }
    free(all);
}

/* Set while only some calls for memory are served: it is done, on a clone, or nothing was. */
static void set_with_little_memory(const bastide_game* game, const Table* table, int32_t calls)
{
    bastide_game* copy = NULL;
    Mark before;
    bastide_status status;
    PROMISE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, memory(), &copy) == BASTIDE_OK);
    before = mark_of(copy);
    serve_memory(calls);
    status = bastide_game_set_position(copy, &table->head, table->puts, table->count, NULL);
    serve_memory(-1);
    PROMISE(is_known(status) && (status == BASTIDE_OK || is_unchanged(&before, copy)));
    bastide_game_destroy(copy);
}

void target_run(const uint8_t* data, size_t size)
{
    Bytes in;
    bastide_game* game;
    Table table;
    Mark before;
    int32_t found;
    bastide_status status;
    in.at = data;
    in.left = size;
    game = any_game(&in);
    if (game == NULL) return;
    play_on(game, &in, take_below(&in, 60));
    tell(game, &table);
    bend(&in, &table);
    before = mark_of(game);
    found = bastide_game_check_position(game, &table.head, table.puts, table.count, NULL, 0);
    PROMISE(is_known(found) || found >= 0);
    if (found > 0) look_at_illegals(game, &table, found);
    PROMISE(is_unchanged(&before, game));
    set_with_little_memory(game, &table, take_below(&in, 6));
    status = bastide_game_set_position(game, &table.head, table.puts, table.count, NULL);
    PROMISE(found < 0 ? status == found : (status == BASTIDE_OK) == (found == 0));
    if (status == BASTIDE_OK) {
        look_at_all(game);
        play_on(game, &in, 12);
        game = live_on(game, &in);
        play_on(game, &in, 6);
        keep_and_return(game, host_sets());
    } else {
        PROMISE(is_unchanged(&before, game));
    }
    bastide_game_destroy(game);
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    const size_t size = 200;
    if (n >= 200 || size > cap) return 0;
    fill_with_chance(n + 900, out, size);
    return size;
}
