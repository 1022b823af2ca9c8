/* SPDX-License-Identifier: MIT
 *
 * bastide_demo: plays one whole seeded game, prints it turn by turn, and accounts for every point at the end.
 * Uses only the C library and bastide.h; the event printer, the text board and the player are in examples/common.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"
#include "board_text.h"
#include "dice_board.h"
#include "event_printer.h"
#include "player.h"
#include "words.h"

enum { SETS_MAX = 64 };

struct wishes {
    uint64_t seed;
    int32_t seats;
    int32_t game;
    const char* script; /* print the game of this file instead of playing one */
    const char* write;  /* write the script of the game here */
    bastide_choice choices[SETS_MAX];
    int32_t choice_count;
};

static const char usage[] =
    "usage: bastide_demo [--seed N] [--seats N] [--with SET,SET...] [--script FILE] [--write FILE]\n"
    "       bastide_demo --game dice [--seed N] [--seats N] [--script FILE] [--write FILE]\n"
    "\n"
    "  --game NAME    tiles or dice (tiles)\n"
    "  --seed N       the game to play, any whole number (1)\n"
    "  --seats N      how many play (3)\n"
    "  --with LIST    boxes beside base and winter, by name, with commas between\n"
    "  --script FILE  print the game of a script instead of playing one\n"
    "  --write FILE   write the script of the game\n"
    "  --help         this text\n";

/* ---- Options ---- */

static int parse_number(const char* text, uint64_t* out)
{
    char* end = NULL;
    errno = 0;
    *out = strtoull(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0;
}

static void print_sets(FILE* out)
{
    int32_t sets[SETS_MAX], i;
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_SET, sets, SETS_MAX);
    char name[WORDS_MAX];
    fputs("known sets:", out);
    for (i = 0; i < count && i < SETS_MAX; ++i)
        if (bastide_word_name(BASTIDE_VOCABULARY_SET, sets[i], name, (int32_t)sizeof name) > 0) fprintf(out, " %s", name);
    fputc('\n', out);
}

/* Adds one copy of a set unless it is there. */
static int add_set(struct wishes* wishes, int32_t set)
{
    const bastide_choice choice = {BASTIDE_CHOICE_SET, set, 1, {0}};
    int32_t i;
    for (i = 0; i < wishes->choice_count; ++i)
        if (wishes->choices[i].id == set) return 1;
    if (wishes->choice_count == SETS_MAX) return 0;
    wishes->choices[wishes->choice_count++] = choice;
    return 1;
}

static int add_sets(struct wishes* wishes, const char* list)
{
    int known = 1;
    add_set(wishes, BASTIDE_SET_BASE);
    add_set(wishes, BASTIDE_SET_WINTER);
    while (*list) {
        const size_t length = strcspn(list, ",");
        int32_t set;
        const bastide_status found = bastide_word_find(BASTIDE_VOCABULARY_SET, list, (int32_t)length, &set);
        if (found != BASTIDE_OK || !add_set(wishes, set)) {
            fprintf(stderr, "bastide_demo: no set is called '%.*s'\n", (int)length, list);
            known = 0;
        }
        list += length;
        if (*list == ',') ++list;
    }
    if (!known) print_sets(stderr);
    return known;
}

static int take_option(struct wishes* wishes, const char* option, const char* value)
{
    uint64_t number = 0;
    if (!strcmp(option, "--script")) {
        wishes->script = value;
    } else if (!strcmp(option, "--write")) {
        wishes->write = value;
    } else if (!strcmp(option, "--game") && (!strcmp(value, "dice") || !strcmp(value, "tiles"))) {
        wishes->game = value[0] == 'd' ? BASTIDE_GAME_DICE : BASTIDE_GAME_TILES;
    } else if (!strcmp(option, "--with")) {
        return add_sets(wishes, value);
    } else if (!strcmp(option, "--seed") && parse_number(value, &number)) {
        wishes->seed = number;
    } else if (!strcmp(option, "--seats") && parse_number(value, &number) && number <= BASTIDE_SEATS_MAX) {
        wishes->seats = (int32_t)number;
    } else {
        fprintf(stderr, "bastide_demo: cannot understand '%s %s'\n%s", option, value, usage);
        return 0;
    }
    return 1;
}

static int parse_options(struct wishes* wishes, int argc, char** argv)
{
    int i;
    memset(wishes, 0, sizeof *wishes);
    wishes->seed = 1;
    wishes->seats = 3;
    wishes->game = BASTIDE_GAME_TILES;
    for (i = 1; i < argc; i += 2) {
        if (!strcmp(argv[i], "--help")) {
            fputs(usage, stdout);
            exit(EXIT_SUCCESS);
        }
        if (i + 1 == argc) {
            fprintf(stderr, "bastide_demo: '%s' is unknown or needs a value\n%s", argv[i], usage);
            return 0;
        }
        if (!take_option(wishes, argv[i], argv[i + 1])) return 0;
    }
    return 1;
}

/* ---- Files ---- */

/* The content of a file in a block that the caller frees; NULL when it cannot be read. */
static char* read_file(const char* path, int32_t* length)
{
    FILE* file = fopen(path, "rb");
    char* text = NULL;
    long size = -1;
    if (!file) return NULL;
    if (fseek(file, 0, SEEK_END) == 0) size = ftell(file);
    if (size >= 0 && size < INT32_MAX && fseek(file, 0, SEEK_SET) == 0) text = malloc((size_t)size + 1);
    if (text && fread(text, 1, (size_t)size, file) != (size_t)size) {
        free(text);
        text = NULL;
    }
    fclose(file);
    if (text) *length = (int32_t)size;
    return text;
}

/* Texts of the library come in two calls: how long, then the text. */
static int write_script(const bastide_game* game, const char* path)
{
    const int32_t length = bastide_game_write_script(game, BASTIDE_VIEW_FULL, NULL, 0);
    char* text = length >= 0 ? malloc((size_t)length + 1) : NULL;
    FILE* file = text ? fopen(path, "wb") : NULL;
    int done = 0;
    if (file) {
        bastide_game_write_script(game, BASTIDE_VIEW_FULL, text, length + 1);
        done = fwrite(text, 1, (size_t)length, file) == (size_t)length;
        done = fclose(file) == 0 && done;
    }
    free(text);
    if (!done) fprintf(stderr, "bastide_demo: cannot write '%s'\n", path);
    return done;
}

/* ---- The game ---- */

static void complain(bastide_status status)
{
    char text[256];
    bastide_word_text(NULL, BASTIDE_VOCABULARY_STATUS, status, text, (int32_t)sizeof text);
    fprintf(stderr, "bastide_demo: %s\n", text);
}

static bastide_game* load(const struct wishes* wishes)
{
    bastide_game* game = NULL;
    bastide_refusal refusal;
    int32_t length = 0;
    char* text = read_file(wishes->script, &length);
    if (!text) {
        fprintf(stderr, "bastide_demo: cannot read '%s'\n", wishes->script);
        return NULL;
    }
    if (bastide_game_load_script(text, length, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK)
        fprintf(stderr, "%s:%d:%d: %s\n", wishes->script, (int)refusal.line, (int)refusal.column, refusal.text);
    free(text);
    return game;
}

static bastide_game* create(const struct wishes* wishes)
{
    bastide_game* game = NULL;
    bastide_config config;
    bastide_refusal refusal;
    bastide_config_init(&config);
    config.seed = wishes->seed;
    config.seats = wishes->seats;
    config.game = wishes->game;
    if (bastide_game_create(&config, wishes->choices, wishes->choice_count, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK)
        fprintf(stderr, "bastide_demo: %s\n", refusal.text);
    return game;
}

/* Plays the game to its end and prints what happens. */
static bastide_status play(bastide_game* game, struct event_printer* printer, uint64_t seed)
{
    uint64_t chance = seed;
    bastide_action action;
    bastide_status status = BASTIDE_OK;
    while (status == BASTIDE_OK) {
        const int32_t found = player_choose(game, &chance, &action);
        if (found <= 0) return found;
        status = bastide_game_apply(game, &action, NULL);
        if (status == BASTIDE_OK) status = event_printer_print_turns(printer, game);
    }
    return status;
}

static void show_board(const bastide_game* game, int over)
{
    static bastide_piece pieces[EVENT_PRINTER_PIECES];
    const int32_t count = event_printer_list_pieces(game, pieces, EVENT_PRINTER_PIECES);
    printf("\n%s\n\n", over ? "The board before the final scoring" : "The board, the game still going on");
    board_text_print(stdout, game, pieces, count, NULL, 0);
    fputc('\n', stdout);
    board_text_legend(stdout, game);
    if (over) fputs("\nThe final scoring\n\n", stdout);
}

static void print_end(const bastide_game* game, struct event_printer* printer)
{
    if (!dice_board_has(game)) show_board(game, printer->over);
    event_printer_print_final(printer, game);
    fputs("\nThe scores\n\n", stdout);
    event_printer_print_scores(game, stdout);
}

static void introduce_players(const bastide_game* game)
{
    bastide_choice choices[SETS_MAX];
    bastide_config config;
    struct saying line;
    char name[WORDS_MAX];
    const int32_t count = bastide_game_list_choices(game, choices, SETS_MAX);
    int32_t i;
    if (bastide_game_get_config(game, &config) != BASTIDE_OK) return;
    words_clear(&line);
    words_say_seats(&line, ((uint32_t)1 << config.seats) - 1);
    words_say(&line, " play");
    for (i = 0; i < count && i < SETS_MAX; ++i) {
        if (choices[i].kind != BASTIDE_CHOICE_SET) continue;
        if (bastide_word_name(BASTIDE_VOCABULARY_SET, choices[i].id, name, (int32_t)sizeof name) < 0) continue;
        words_say(&line, "%s %s", i == 0 ? " with the sets" : ",", name);
    }
    printf("%s; seed %llu.\n", line.text, (unsigned long long)config.seed);
}

/* What a reader needs to know to follow the game. */
static void introduce(const bastide_game* game)
{
    introduce_players(game);
    fputs("Cells are (x,y): x grows east, y grows south. In brackets: the score that a seat has come to.\n", stdout);
    if (bastide_game_count_supply(game, 0, BASTIDE_PIECE_TOWER_PIECE) >= 0)
        fputs("A piece on a tower may capture a follower in line with it, no more cells away than the tower is high.\n", stdout);
    fputc('\n', stdout);
}

static bastide_status print_event(const struct wishes* wishes, bastide_game* game)
{
    struct event_printer printer;
    bastide_status status;
    event_printer_begin(&printer, game, stdout);
    introduce(game);
    status = wishes->script ? event_printer_print_turns(&printer, game) : play(game, &printer, wishes->seed);
    print_end(game, &printer);
    return status;
}

int main(int argc, char** argv)
{
    struct wishes wishes;
    bastide_game* game;
    bastide_status status;
    int done;
    if (bastide_abi_version() != BASTIDE_ABI_VERSION) {
        fputs("bastide_demo: made for another version of the library\n", stderr);
        return EXIT_FAILURE;
    }
    if (!parse_options(&wishes, argc, argv)) return 2;
    game = wishes.script ? load(&wishes) : create(&wishes);
    if (!game) return EXIT_FAILURE;
    status = print_event(&wishes, game);
    if (status != BASTIDE_OK) complain(status);
    done = status == BASTIDE_OK && (!wishes.write || write_script(game, wishes.write));
    bastide_game_destroy(game);
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
