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
#include "file.h"
#include "language.h"
#include "player.h"

enum { SETS_MAX = 64 };

struct wishes {
    uint64_t seed;
    int32_t seats;
    int32_t game;
    const char* script; /* print the game of this file instead of playing one */
    const char* write;  /* write the script of the game here */
    const char* speech; /* the name of a language, or NULL */
    struct language language;
    bastide_choice choices[SETS_MAX];
    int32_t choice_count;
};

static const char usage[] =
    "usage: bastide_demo [--seed N] [--seats N] [--with SET,SET...] [--script FILE] [--write FILE] [--language NAME]\n"
    "       bastide_demo --game dice [--seed N] [--seats N] [--script FILE] [--write FILE] [--language NAME]\n"
    "\n"
    "Cells are (x,y): x grows east, y grows south. After a score line comes the new score in [brackets]. At the end each seat "
    "has a\n"
    "rank, its score, in (brackets) the score if an unfinished game ended now, its supply, and its [prisoners].\n"
    "\n"
    "  --game NAME    tiles or dice (tiles)\n"
    "  --seed N       the game to play, any whole number (1)\n"
    "  --seats N      how many play (3)\n"
    "  --with LIST    boxes beside base and winter, by name, with commas between\n"
    "  --script FILE  print the game of a script instead of playing one\n"
    "  --write FILE   write the script of the game\n"
    "  --language L   english, czech, romanian, german or french, or the path of a file of texts\n"
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
    char name[LANGUAGE_SEAT];
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
    } else if (!strcmp(option, "--language")) {
        wishes->speech = value;
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

/* Texts of the library come in two calls: how long, then the text. */
static int write_script(const bastide_game* game, const char* path)
{
    const int32_t length = bastide_game_write_script(game, BASTIDE_VIEW_FULL, NULL, 0);
    char* text = length >= 0 ? malloc((size_t)length + 1) : NULL;
    char reason[FILE_REASON] = "cannot be written";
    int done = 0;
    if (text) {
        bastide_game_write_script(game, BASTIDE_VIEW_FULL, text, length + 1);
        done = file_write(path, text, length, reason);
    }
    free(text);
    if (!done) fprintf(stderr, "bastide_demo: '%s' %s\n", path, reason);
    return done;
}

/* ---- The game ---- */

static void complain(const struct wishes* wishes, bastide_status status)
{
    char text[LANGUAGE_LINE];
    language_word(&wishes->language, BASTIDE_VOCABULARY_STATUS, status, text, LANGUAGE_LINE);
    fprintf(stderr, "bastide_demo: %s\n", text);
}

/* Prints a refusal in the chosen language, after the file and the place in it if there is one. */
static void print_refusal(const struct wishes* wishes, bastide_refusal refusal)
{
    char text[LANGUAGE_LINE];
    if (refusal.line > 0)
        fprintf(stderr, "%s:%d:%d: ", wishes->script, (int)refusal.line, (int)refusal.column);
    else
        fputs("bastide_demo: ", stderr);
    refusal.line = 0; /* printed already */
    bastide_refusal_text(NULL, wishes->language.texts, NULL, &refusal, text, LANGUAGE_LINE);
    fprintf(stderr, "%s\n", text);
}

static bastide_game* load(const struct wishes* wishes)
{
    bastide_game* game = NULL;
    bastide_refusal refusal;
    int32_t length = 0;
    char reason[FILE_REASON];
    char* text = file_read(wishes->script, &length, reason);
    if (!text) {
        fprintf(stderr, "bastide_demo: '%s' %s\n", wishes->script, reason);
        return NULL;
    }
    if (bastide_game_load_script(text, length, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) print_refusal(wishes, refusal);
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
        print_refusal(wishes, refusal);
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

static void show_board(const struct wishes* wishes, const bastide_game* game)
{
    static bastide_piece pieces[EVENT_PRINTER_PIECES];
    const int32_t count = event_printer_list_pieces(game, pieces, EVENT_PRINTER_PIECES);
    fputc('\n', stdout);
    board_text_print(stdout, game, pieces, count, NULL, 0);
    fputc('\n', stdout);
    board_text_legend(stdout, game, &wishes->language);
    fputc('\n', stdout);
}

/* The board before the final scoring, the final scoring, and the seats by rank. */
static void print_end(const struct wishes* wishes, const bastide_game* game, struct event_printer* printer)
{
    if (!dice_board_has(game)) show_board(wishes, game);
    event_printer_print_final(printer, game);
    fputc('\n', stdout);
    event_printer_print_scores(printer, game);
}

static void introduce(const struct wishes* wishes, const bastide_game* game)
{
    bastide_choice choices[SETS_MAX];
    bastide_config config;
    char word[LANGUAGE_LINE];
    const int32_t count = bastide_game_list_choices(game, choices, SETS_MAX);
    int32_t i;
    if (bastide_game_get_config(game, &config) != BASTIDE_OK) return;
    language_word(&wishes->language, BASTIDE_VOCABULARY_GAME, config.game, word, LANGUAGE_LINE);
    printf("%s, %llu\n", word, (unsigned long long)config.seed);
    for (i = 0; i < count && i < SETS_MAX; ++i) {
        if (choices[i].kind != BASTIDE_CHOICE_SET) continue;
        language_word(&wishes->language, BASTIDE_VOCABULARY_SET, choices[i].id, word, LANGUAGE_LINE);
        printf("- %s\n", word);
    }
    fputc('\n', stdout);
}

static bastide_status print_event(const struct wishes* wishes, bastide_game* game)
{
    struct event_printer printer;
    bastide_status status;
    event_printer_begin(&printer, game, &wishes->language, stdout);
    introduce(wishes, game);
    status = wishes->script ? event_printer_print_turns(&printer, game) : play(game, &printer, wishes->seed);
    print_end(wishes, game, &printer);
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
    if (!language_load(&wishes.language, argv[0], wishes.speech)) return EXIT_FAILURE;
    game = wishes.script ? load(&wishes) : create(&wishes);
    if (!game) {
        language_free(&wishes.language);
        return EXIT_FAILURE;
    }
    status = print_event(&wishes, game);
    if (status != BASTIDE_OK) complain(&wishes, status);
    done = status == BASTIDE_OK && (!wishes.write || write_script(game, wishes.write));
    bastide_game_destroy(game);
    language_free(&wishes.language);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fputs("bastide_demo: the output cannot be written\n", stderr);
        return EXIT_FAILURE;
    }
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
