/* SPDX-License-Identifier: MIT
 * Any bytes as a file of texts. What is read can be written and read again, and makes sentences about a game. */
#include <stdlib.h>
#include <string.h>

#include "looking.h"

static char* text_of(const bastide_texts* texts, int32_t* size)
{
    char* text;
    *size = bastide_texts_write(texts, NULL, 0);
    PROMISE(*size > 0);
    text = new_array((size_t)*size + 1, 1);
    PROMISE(bastide_texts_write(texts, text, *size + 1) == *size && text[*size] == '\0');
    return text;
}

static void read_back(const bastide_texts* texts)
{
    bastide_texts* copy = NULL;
    int32_t size;
    int32_t again;
    char* text = text_of(texts, &size);
    char* second;
    PROMISE(bastide_texts_parse(text, size, memory(), NULL, &copy) == BASTIDE_OK);
    second = text_of(copy, &again);
    PROMISE(size == again && memcmp(text, second, (size_t)size) == 0);
    free(text);
    free(second);
    bastide_texts_destroy(copy);
}

/* A sentence in small rooms is the begin of the whole one, closed. */
#define TELL(call)                                            \
    do {                                                      \
        char out[512];                                        \
        int32_t cap = sizeof out;                             \
        const int32_t whole = call;                           \
        PROMISE(whole >= 0 && memchr(out, '\0', sizeof out)); \
        cap = 1 + whole % 9;                                  \
        memset(out, '#', sizeof out);                         \
        PROMISE((call) == whole && out[cap] == '#');          \
        PROMISE(memchr(out, '\0', (size_t)cap) != NULL);      \
    } while (0)

static void tell_words(const bastide_texts* texts)
{
    int32_t vocabulary;
    for (vocabulary = 1; vocabulary <= BASTIDE_VOCABULARY_SIGN; ++vocabulary) {
        int32_t numbers[256];
        const int32_t count = bastide_word_list(vocabulary, numbers, 256);
        int32_t i;
        PROMISE(count > 0 && count <= 256);
        for (i = 0; i < count; ++i) TELL(bastide_word_text(texts, vocabulary, numbers[i], out, cap));
    }
}

/* Every sentence there is, about records of any numbers. */
static void tell_any(const bastide_game* game, const bastide_texts* texts, Bytes* in)
{
    int32_t numbers[256];
    int32_t i;
    int32_t count = bastide_word_list(BASTIDE_VOCABULARY_EVENT, numbers, 256);
    for (i = 0; i < count; ++i) {
        bastide_event event;
        memset(&event, 0, sizeof event);
        event.kind = numbers[i];
        event.seat = take_number(in);
        event.other_seat = take_number(in);
        event.cause = take_number(in);
        event.tile = take_number(in);
        event.x = take_number(in);
        event.piece_kind = take_number(in);
        event.feature_kind = take_number(in);
        event.reward = take_number(in);
        event.count = take_number(in);
        event.points = take_number(in);
        event.seats = (uint32_t)take_number(in);
        event.faces = (uint32_t)take32(in);
        TELL(bastide_event_text(game, texts, &event, out, cap));
    }
    count = bastide_word_list(BASTIDE_VOCABULARY_REASON, numbers, 256);
    for (i = 0; i < count; ++i) {
        const bastide_game* about;
        bastide_refusal refusal;
        memset(&refusal, 0, sizeof refusal);
        refusal.status = BASTIDE_E_ILLEGAL;
        refusal.reason = numbers[i];
        refusal.index = take_number(in);
        refusal.option = take_number(in);
        refusal.seat = take_number(in);
        refusal.tile = take_number(in);
        refusal.side = take_number(in);
        refusal.piece_kind = take_number(in);
        refusal.most = take_number(in);
        refusal.line = take_number(in);
        about = take8(in) % 4 ? game : NULL;
        TELL(bastide_refusal_text(about, texts, NULL, &refusal, out, cap));
    }
    count = bastide_word_list(BASTIDE_VOCABULARY_REWARD, numbers, 256);
    for (i = 0; i < count; ++i) {
        bastide_score_line line;
        memset(&line, 0, sizeof line);
        line.reward = numbers[i];
        line.seat = take_number(in);
        line.count = take_number(in);
        line.points = take_number(in);
        TELL(bastide_score_line_text(game, texts, &line, out, cap));
    }
}

static void tell_game(const bastide_game* game, const bastide_texts* texts)
{
    bastide_decision now;
    bastide_action action;
    PROMISE(bastide_game_get_decision(game, &now) == BASTIDE_OK);
    TELL(bastide_decision_text(game, texts, &now, out, cap));
    if (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK)
        TELL(bastide_action_text(game, texts, &action, out, cap));
}

static void parse_without_memory(const uint8_t* data, size_t size)
{
    const int32_t out = memory_out();
    bastide_texts* texts = NULL;
    serve_memory(0);
    PROMISE(bastide_texts_parse((const char*)data, (int32_t)size, memory(), NULL, &texts) == BASTIDE_E_MEMORY);
    serve_memory(-1);
    PROMISE(texts == NULL && memory_out() == out);
}

void target_run(const uint8_t* data, size_t size)
{
    bastide_refusal error;
    bastide_texts* texts = NULL;
    bastide_status status;
    memset(&error, 0, sizeof error);
    status = bastide_texts_parse((const char*)data, (int32_t)size, memory(), &error, &texts);
    PROMISE(is_known(status) && error.status == status && (status == BASTIDE_OK) == (texts != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    PROMISE(status != BASTIDE_E_FORMAT || (error.line >= 1 && error.column >= 1));
    if (texts != NULL) {
        bastide_game* game = seed_game(size % 16, (int32_t)(size % 30));
        Bytes in;
        in.at = data;
        in.left = size;
        parse_without_memory(data, size);
        read_back(texts);
        tell_words(texts);
        tell_game(game, texts);
        tell_any(game, texts, &in);
        bastide_game_destroy(game);
    }
    bastide_texts_destroy(texts);
}

/* Some lines of the English file in a row, and a head that names a language. */
size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    static const char* const heads[] = {"", "language.name = Any\nlanguage.plural = czech\n", "seat.0 = Anna\nseat.1 = Jean\n"};
    int32_t size;
    char* text;
    const char* from;
    const char* to;
    size_t length;
    if (n >= 64) return 0;
    text = text_of(NULL, &size);
    length = strlen(heads[n % 3]);
    from = strchr(text + (size_t)size * n / 65, '\n') + 1;
    to = strchr(from + (size - (from - text) > 1500 ? 1500 : 0), '\n') + 1;
    PROMISE(length + (size_t)(to - from) <= cap);
    memcpy(out, heads[n % 3], length);
    memcpy(out + length, from, (size_t)(to - from));
    length += (size_t)(to - from);
    free(text);
    return length;
}
