/* SPDX-License-Identifier: MIT
 * Draws each plane of an observation of one position as a picture, docs/pictures/planes.svg. The position is that of a game of
 * the base game for two seats after a number of sampled actions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide_batch.h"

#define WINDOW 11
#define CELL 9
#define COLUMNS 6
#define ACTIONS 45

static const char* const kSides[] = {"north", "east", "south", "west"};

static void name_of(int32_t vocabulary, int32_t number, char* out, int32_t cap)
{
    if (bastide_word_name(vocabulary, number, out, cap) < 0) strcpy(out, "?");
}

/* Two lines under a picture. */
static void describe(const bastide_batch_plane* plane, char first[64], char second[64])
{
    char word[40] = "";
    second[0] = '\0';
    switch (plane->kind) {
        case BASTIDE_BATCH_PLANE_TILE: strcpy(first, "tile"); break;
        case BASTIDE_BATCH_PLANE_SIDE:
            name_of(BASTIDE_VOCABULARY_SIDE, plane->number, word, sizeof word);
            sprintf(first, "side");
            sprintf(second, "%s in the %s", word, kSides[plane->side]);
            break;
        case BASTIDE_BATCH_PLANE_JOIN:
            strcpy(first, "join");
            sprintf(second, "%s with %s", kSides[plane->side], kSides[plane->other_side]);
            break;
        case BASTIDE_BATCH_PLANE_SEGMENT:
            name_of(BASTIDE_VOCABULARY_SEGMENT, plane->number, word, sizeof word);
            strcpy(first, "segment");
            strcpy(second, word);
            break;
        case BASTIDE_BATCH_PLANE_MARK:
            name_of(BASTIDE_VOCABULARY_MARK, plane->number, word, sizeof word);
            strcpy(first, "mark");
            strcpy(second, word);
            break;
        case BASTIDE_BATCH_PLANE_PIECE_SIDE:
            sprintf(first, "pieces of seat %d", (int)plane->seat);
            sprintf(second, "at the %s side", kSides[plane->side]);
            break;
        case BASTIDE_BATCH_PLANE_PIECE_FIELD:
            sprintf(first, "pieces of seat %d", (int)plane->seat);
            strcpy(second, "in a field");
            break;
        case BASTIDE_BATCH_PLANE_PIECE_ELSE:
            sprintf(first, "pieces of seat %d", (int)plane->seat);
            strcpy(second, "elsewhere");
            break;
        case BASTIDE_BATCH_PLANE_PIECE_KIND: strcpy(first, "pieces of a kind"); break;
        case BASTIDE_BATCH_PLANE_LAST: strcpy(first, "last tile"); break;
        case BASTIDE_BATCH_PLANE_TYPE: strcpy(first, "type"); break;
        case BASTIDE_BATCH_PLANE_ROTATION: strcpy(first, "rotation"); break;
        case BASTIDE_BATCH_PLANE_PIECE_PLACE:
            sprintf(first, "place of the follower");
            sprintf(second, "of seat %d", (int)plane->seat);
            break;
        default: strcpy(first, "placeable"); strcpy(second, "rotations of the tile");
    }
}

static void draw(const bastide_batch_plane* plane, const uint8_t* tiles, const uint8_t* bytes, int number)
{
    const int x = 10 + (number % COLUMNS) * (WINDOW * CELL + 26), y = 10 + (number / COLUMNS) * (WINDOW * CELL + 46);
    char first[64], second[64];
    int i;
    describe(plane, first, second);
    printf("<g transform=\"translate(%d %d)\">\n<rect width=\"%d\" height=\"%d\" fill=\"#f2f2f2\" stroke=\"#999\"/>\n", x, y,
           WINDOW * CELL, WINDOW * CELL);
    for (i = 0; i < WINDOW * WINDOW; ++i) {
        const char* colour = bytes[i] != 0 ? "#1f5fa8" : "#d8d8d8";
        if (bytes[i] == 0 && tiles[i] == 0) continue;
        printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", i % WINDOW * CELL, i / WINDOW * CELL,
               CELL - 1, CELL - 1, colour);
        if (bytes[i] > 1)
            printf("<text x=\"%d\" y=\"%d\" font-size=\"8\" fill=\"#fff\" text-anchor=\"middle\">%d</text>\n",
                   i % WINDOW * CELL + 4, i / WINDOW * CELL + 7, bytes[i]);
    }
    printf("<text y=\"%d\" font-size=\"11\">%d %s</text>\n<text y=\"%d\" font-size=\"11\" fill=\"#555\">%s</text>\n</g>\n",
           WINDOW * CELL + 13, number, first, WINDOW * CELL + 26, second);
}

int main(void)
{
    static bastide_batch_plane planes[256];
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX];
    bastide_config config;
    bastide_game* game = NULL;
    bastide_batch* batch = NULL;
    bastide_batch_options options = {1, WINDOW, 0, {0}};
    const uint64_t seed = 7;
    uint8_t* bytes;
    int32_t count, i;
    bastide_config_init(&config);
    if (bastide_game_create(&config, choices,
                            bastide_preset_list_choices(BASTIDE_PRESET_BASE, choices, BASTIDE_PRESET_CHOICES_MAX), NULL, 0, NULL,
                            NULL, &game) != BASTIDE_OK ||
        bastide_batch_create(game, &options, NULL, &batch) != BASTIDE_OK)
        return 1;
    bastide_batch_restart(batch, 0, 1, &seed);
    for (i = 0; i < ACTIONS; ++i) {
        int32_t number;
        bastide_batch_sample(batch, 0, 1, 0, &number);
        bastide_batch_step(batch, 0, 1, &number, 0, NULL);
    }
    count = bastide_batch_list_planes(batch, planes, 256);
    bytes = malloc((size_t)count * WINDOW * WINDOW);
    bastide_batch_observe(batch, 0, 1, NULL, bytes, NULL, NULL);
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\">\n",
           20 + COLUMNS * (WINDOW * CELL + 26), 20 + (count + COLUMNS - 1) / COLUMNS * (WINDOW * CELL + 46));
    printf("<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n");
    for (i = 0; i < count; ++i) draw(&planes[i], bytes, bytes + i * WINDOW * WINDOW, i);
    printf("</svg>\n");
    free(bytes);
    bastide_batch_destroy(batch);
    bastide_game_destroy(game);
    return 0;
}
