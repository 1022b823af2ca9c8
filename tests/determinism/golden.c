/* SPDX-License-Identifier: MIT
 *
 * Writes what is kept of some games, so that tests find out when it changes.
 *
 * usage: golden FOLDER
 *   FOLDER/draws.txt             "KIND SEED DRAW...": all that nature did; a tile's name, DICE:OUTCOME for a roll, +KIND for a
 * token drawn, and -KIND for one that went back FOLDER/snapshots/NAME.bst    games in the middle and at the end
 *   FOLDER/snapshots/index.txt   "NAME HASH SCORE..." for each of them
 */
#include <stdio.h>
#include <stdlib.h>

#include "random_game.h"

enum { MIDDLE = 40, EVENTS_MAX = 65536, TILES_MAX = 1024, BYTES_MAX = 1 << 20 };

static const uint64_t seeds[] = {0, 1, 2040, 0x8000000000000000u, 0xFFFFFFFFFFFFFFFFu};

/* The number of the game that is saved of a kind: from its name, so that what was saved once stays, whichever kinds there are. */
static uint32_t number_of(const char* name)
{
    uint32_t hash = 0x811C9DC5u; /* FNV-1a */
    for (; *name; ++name) hash = (hash ^ (uint8_t)*name) * 0x01000193u;
    return hash % 1000;
}

static FILE* create(const char* folder, const char* name)
{
    char path[1024];
    FILE* file;
    must(snprintf(path, sizeof path, "%s/%s", folder, name) < (int)sizeof path, "the folder's name is too long");
    file = fopen(path, "wb");
    must(file != NULL, "a file cannot be written; is the folder there, with snapshots/ in it?");
    return file;
}

/* As many random actions, or up to the end of the game. */
static void play_on(bastide_game* game, uint32_t* state, int32_t actions)
{
    int32_t count = 1;
    while (actions-- > 0 && count > 0) choose_action(game, state, &count);
}

/* A roll says how many dice show each face, four bits a face. */
static int count_dice(uint32_t faces)
{
    int dice = 0;
    for (; faces; faces >>= 4) dice += (int)(faces & 15);
    return dice;
}

/* A token that goes from a pool or back. */
static int is_token(const bastide_event* event)
{
    const int is_of_flock = event->piece_kind >= BASTIDE_PIECE_SHEEP_1 && event->piece_kind <= BASTIDE_PIECE_WOLF;
    const int is_animal = event->piece_kind >= BASTIDE_PIECE_FLEA && event->piece_kind <= BASTIDE_PIECE_ELEPHANT;
    const int is_face = event->piece_kind >= BASTIDE_PIECE_FLIGHT_1 && event->piece_kind <= BASTIDE_PIECE_FLIGHT_3;
    const int is_message = event->piece_kind >= BASTIDE_PIECE_MESSAGE_ROAD && event->piece_kind <= BASTIDE_PIECE_MESSAGE_FOLLOWER;
    return event->kind == BASTIDE_EVENT_MOVED && (is_of_flock || is_animal || is_face || is_message);
}

static void print_draws(FILE* file, const bastide_game* game)
{
    static bastide_event events[EVENTS_MAX];
    static bastide_tile_def tiles[TILES_MAX];
    uint64_t first, next;
    int32_t i, count;
    must(bastide_game_list_tiles(game, tiles, TILES_MAX) <= TILES_MAX, "too many tile types");
    must(bastide_game_get_event_range(game, &first, &next) == BASTIDE_OK && first == 0, "events are missing");
    count = bastide_game_list_events(game, BASTIDE_VIEW_FULL, 0, events, EVENTS_MAX);
    must(count >= 0 && count <= EVENTS_MAX, "the events cannot be listed");
    for (i = 0; i < count; ++i) {
        if (events[i].kind == BASTIDE_EVENT_DREW) fprintf(file, " %s", tiles[events[i].tile].name);
        if (events[i].kind == BASTIDE_EVENT_ROLLED)
            fprintf(file, " %d:%06lx", count_dice(events[i].faces), (unsigned long)events[i].faces);
        if (is_token(&events[i])) fprintf(file, " %c%d", events[i].from_spot ? '-' : '+', (int)events[i].piece_kind);
    }
    fputc('\n', file);
}

static void write_draws(FILE* file, int32_t kind, const char* name, uint64_t seed)
{
    uint32_t state = first_choice(0);
    bastide_game* game = begin_game(kind, 0, seed);
    play_on(game, &state, longest_game(kind));
    fprintf(file, "%s %08lx%08lx", name, (unsigned long)(seed >> 32), (unsigned long)(seed & 0xFFFFFFFFu));
    print_draws(file, game);
    bastide_game_destroy(game);
}

static void print_entry(FILE* index, const char* name, const bastide_game* game)
{
    bastide_seat seat;
    uint64_t hash;
    int32_t number = 0;
    must(bastide_game_get_hash(game, &hash) == BASTIDE_OK, "a game has no hash");
    fprintf(index, "%s %08lx%08lx", name, (unsigned long)(hash >> 32), (unsigned long)(hash & 0xFFFFFFFFu));
    for (; bastide_game_get_seat(game, number, &seat) == BASTIDE_OK; ++number) fprintf(index, " %d", (int)seat.score);
    fputc('\n', index);
}

static void write_snapshot(const char* folder, FILE* index, const char* name, const bastide_game* game, int32_t viewer)
{
    static uint8_t bytes[BYTES_MAX];
    char path[128];
    FILE* file;
    const int32_t size = bastide_game_write_snapshot(game, viewer, bytes, BYTES_MAX);
    must(size > 0 && size <= BYTES_MAX, "a game has no snapshot");
    must(snprintf(path, sizeof path, "snapshots/%s.bst", name) < (int)sizeof path, "a name is too long");
    file = create(folder, path);
    must(fwrite(bytes, 1, (size_t)size, file) == (size_t)size && fclose(file) == 0, "a snapshot cannot be written");
    print_entry(index, name, game);
}

static void write_snapshots(const char* folder, FILE* index, int32_t kind, const char* name)
{
    char full[96], all[96], end[96];
    const uint32_t number = number_of(name);
    uint32_t state = first_choice(number);
    bastide_game* game = begin_game(kind, number, seed_of(number));
    snprintf(full, sizeof full, "%s-middle-full", name);
    snprintf(all, sizeof all, "%s-middle-public", name);
    snprintf(end, sizeof end, "%s-end-full", name);
    play_on(game, &state, MIDDLE);
    write_snapshot(folder, index, full, game, BASTIDE_VIEW_FULL);
    write_snapshot(folder, index, all, game, BASTIDE_VIEW_PUBLIC);
    play_on(game, &state, longest_game(kind));
    write_snapshot(folder, index, end, game, BASTIDE_VIEW_FULL);
    bastide_game_destroy(game);
}

int main(int argc, char** argv)
{
    int32_t kinds[KINDS_MAX], count, i;
    FILE *draws, *index;
    must(argc == 2, "usage: golden FOLDER");
    count = list_kinds(kinds);
    draws = create(argv[1], "draws.txt");
    index = create(argv[1], "snapshots/index.txt");
    for (i = 0; i < count; ++i) {
        char name[64];
        size_t s;
        name_kind(kinds[i], name, (int32_t)sizeof name);
        for (s = 0; s < sizeof seeds / sizeof *seeds; ++s) write_draws(draws, kinds[i], name, seeds[s]);
        write_snapshots(argv[1], index, kinds[i], name);
    }
    return fclose(draws) == 0 && fclose(index) == 0 ? 0 : 1;
}
