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
    table->head.struct_size = sizeof table->head;
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
    put.segment = take_below(in, 80);
    put.piece = take_below(in, 6);
    put.id = take_below(in, 5) - 1;
    put.value = take_below(in, 9);
    if (table->count < MOST) table->puts[table->count++] = put;
}

static void bend(Bytes* in, Table* table)
{
    int32_t i;
    for (i = take_below(in, 12); i > 0; --i) {
        switch (take_below(in, 6)) {
            case 0: table->head.turn = take_number(in); break;
            case 1: table->head.seat = take_number(in); break;
            case 2: table->head.step = take_below(in, 40) - 1; break;
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
    bastide_illegal* all = room_for((size_t)count, sizeof *all);
    char text[8];
    int32_t i;
    PROMISE(bastide_game_check_position(game, &table->head, table->puts, table->count, all, count) == count);
    for (i = 0; i < count; ++i) {
        PROMISE(all[i].reason > 0 && all[i].entry >= -1 && all[i].entry < table->count && all[i].conflict < table->count);
        PROMISE(bastide_illegal_text(game, &all[i], text, sizeof text) > 0);
    }
    free(all);
}

/* Set while only some calls for memory are served: it is done, on a clone, or nothing was. */
static void set_with_little_memory(const bastide_game* game, const Table* table, int32_t calls)
{
    bastide_game* copy = NULL;
    Mark before;
    bastide_status status;
    PROMISE(bastide_game_clone(game, memory(), &copy) == BASTIDE_OK);
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
