/* SPDX-License-Identifier: MIT
 * Any bytes as the text of a tile set, and as records of one. A set that is read can be written, read, built from its own
 * records and played with. */
#include <stdlib.h>
#include <string.h>

#include "looking.h"

static Sets only(const bastide_tileset* const* set)
{
    Sets out;
    out.all = set;
    out.count = 1;
    return out;
}

static bastide_refusal blank_error(void)
{
    bastide_refusal error;
    memset(&error, 0, sizeof error);
    return error;
}

static char* text_of(const bastide_tileset* set, int32_t* size)
{
    char* text;
    *size = bastide_tileset_write(set, NULL, 0);
    PROMISE(*size >= 0);
    text = new_array((size_t)*size + 1, 1);
    PROMISE(bastide_tileset_write(set, text, *size + 1) == *size);
    return text;
}

static void end_equal(const bastide_tileset* set, bastide_tileset* copy)
{
    int32_t size;
    int32_t again;
    char* text = text_of(set, &size);
    char* second = text_of(copy, &again);
    PROMISE(size == again && memcmp(text, second, (size_t)size) == 0);
    free(text);
    free(second);
    bastide_tileset_destroy(copy);
}

static void read_back(const bastide_tileset* set)
{
    bastide_tileset* copy = NULL;
    int32_t size;
    char* text = text_of(set, &size);
    PROMISE(bastide_tileset_parse(text, size, NULL, NULL, &copy) == BASTIDE_OK);
    free(text);
    end_equal(set, copy);
}

static void build_again(const bastide_tileset* set)
{
    bastide_tileset* copy = NULL;
    const int32_t count = bastide_tileset_list_tiles(set, NULL, 0);
    bastide_tile_def* tiles = new_array((size_t)count, sizeof *tiles);
    bastide_segment_def* segments;
    int32_t all = 0;
    int32_t done = 0;
    int32_t i;
    PROMISE(count >= 0 && bastide_tileset_list_tiles(set, tiles, count) == count);
    for (i = 0; i < count; ++i) all += tiles[i].segments;
    segments = new_array((size_t)all, sizeof *segments);
    for (i = 0; i < count; ++i) {
        const int32_t listed = bastide_tileset_list_segments(set, i, 0, segments + done, all - done);
        PROMISE(listed == tiles[i].segments);
        done += listed;
    }
    PROMISE(bastide_tileset_build(tiles, count, segments, all, NULL, NULL, &copy) == BASTIDE_OK);
    free(tiles);
    free(segments);
    end_equal(set, copy);
}

/* The outlines of the segments of every tile fill its square exactly. Cuts short what is long, so that bytes cost no minute. */
static void draw(const bastide_tileset* set)
{
    bastide_geometry* geometry = NULL;
    const int32_t count = bastide_tileset_list_tiles(set, NULL, 0);
    int32_t tile;
    if (count > 8) return;
    PROMISE(bastide_geometry_create_for_set(set, memory(), &geometry) == BASTIDE_OK);
    for (tile = 0; tile < count; ++tile) {
        const int32_t segments = bastide_tileset_list_segments(set, tile, 0, NULL, 0);
        int64_t area = 0;
        int32_t segment;
        for (segment = 0; segment < segments; ++segment) {
            const int32_t rings = bastide_geometry_list_rings(geometry, tile, segment, NULL, 0);
            const int32_t points = bastide_geometry_list_outline(geometry, tile, segment, tile % 4, NULL, 0);
            bastide_path* ring = new_array((size_t)rings, sizeof *ring);
            bastide_point* point = new_array((size_t)points, sizeof *point);
            int32_t i;
            int32_t k;
            PROMISE(bastide_geometry_list_rings(geometry, tile, segment, ring, rings) == rings);
            PROMISE(bastide_geometry_list_outline(geometry, tile, segment, tile % 4, point, points) == points);
            for (i = 0; i < rings; ++i) {
                PROMISE(ring[i].first >= 0 && ring[i].count >= 2 && ring[i].first + ring[i].count <= points);
                for (k = 0; k < ring[i].count; ++k) {
                    const bastide_point a = point[ring[i].first + k];
                    const bastide_point b = point[ring[i].first + (k + 1) % ring[i].count];
                    area += (int64_t)a.x * b.y - (int64_t)b.x * a.y;
                }
            }
            free(ring);
            free(point);
        }
        PROMISE(area == 2 * 1024 * 1024);
    }
    bastide_geometry_destroy(geometry);
}

/* The game with the set goes into one that knows it, and not into one that does not. */
static void restore_with(const bastide_tileset* set, const bastide_game* game, const uint8_t* bytes, int32_t length)
{
    const bastide_choice base = {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}};
    bastide_config config;
    bastide_game* other = NULL;
    int32_t known;
    bastide_config_init(&config);
    for (known = 0; known < 2; ++known) {
        PROMISE(bastide_game_create(&config, &base, 1, &set, known, memory(), NULL, &other) == BASTIDE_OK);
        PROMISE(bastide_game_restore_snapshot(other, bytes, length, NULL) == (known ? BASTIDE_OK : BASTIDE_E_FORMAT));
        PROMISE(!known || hash_of(other) == hash_of(game));
        bastide_game_destroy(other);
    }
}

static void play_with(const bastide_tileset* set, const uint8_t* data, size_t size)
{
    const bastide_choice choices[] = {{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}},
                                      {BASTIDE_CHOICE_TILESET, 0, 1, {0}},
                                      {BASTIDE_CHOICE_SET, BASTIDE_SET_RIVER, 1, {0}}};
    const int32_t count = size % 2 ? 3 : 2;
    bastide_config config;
    bastide_game* game = NULL;
    bastide_game* copy = NULL;
    bastide_refusal error = blank_error();
    int32_t length;
    uint8_t* bytes;
    Bytes in;
    bastide_config_init(&config);
    config.chance = BASTIDE_CHANCE_HOST;
    if (bastide_game_create(&config, choices, count, &set, 1, memory(), &error, &game) != BASTIDE_OK) {
        PROMISE(is_known(error.status) && error.text[0] != '\0' && game == NULL);
        return;
    }
    in.at = data;
    in.left = size;
    play_on(game, &in, 12);
    look_at_all(game);
    bytes = snapshot_of(game, BASTIDE_VIEW_FULL, &length);
    PROMISE(bastide_game_load_snapshot(bytes, length, NULL, 0, NULL, NULL, &copy) == BASTIDE_E_FORMAT);
    PROMISE(bastide_game_load_snapshot(bytes, length, &set, 1, memory(), NULL, &copy) == BASTIDE_OK);
    restore_with(set, game, bytes, length);
    free(bytes);
    bastide_game_destroy(copy);
    keep_and_return(game, only(&set));
    bastide_game_destroy(game);
}

static void use(bastide_tileset* set, const uint8_t* data, size_t size)
{
    read_back(set);
    build_again(set);
    draw(set);
    play_with(set, data, size);
    bastide_tileset_destroy(set);
}

/* Records as they come, mostly with few bits set, as a careless host would fill them. */
static void build_from(const uint8_t* data, size_t size)
{
    bastide_tile_def tiles[4];
    bastide_segment_def segments[16];
    bastide_tileset* set = NULL;
    bastide_refusal error = blank_error();
    bastide_status status;
    Bytes in;
    int32_t count;
    int32_t i;
    in.at = data;
    in.left = size;
    memset(tiles, 0, sizeof tiles);
    memset(segments, 0, sizeof segments);
    count = 1 + take_below(&in, 4);
    for (i = 0; i < count; ++i) {
        int32_t k;
        tiles[i].count = take_number(&in);
        tiles[i].segments = take_number(&in);
        tiles[i].flags = (uint32_t)take_number(&in) & 3u;
        tiles[i].gardens = take_below(&in, 3);
        for (k = 0; k < 4; ++k) tiles[i].sides[k] = 1 + take_below(&in, 4) - (take8(&in) == 1);
        for (k = 0; k < 16; ++k) tiles[i].name[k] = (char)(k < take8(&in) % 17 ? 'A' + take_below(&in, 30) : 0);
    }
    for (i = 0; i < 16; ++i) {
        uint8_t raw[sizeof segments[0]];
        size_t k;
        for (k = 0; k < sizeof raw; ++k) raw[k] = (uint8_t)(k % 4 < 2 || take8(&in) > 250 ? take8(&in) : 0);
        memcpy(&segments[i], raw, sizeof raw);
        segments[i].kind = take_number(&in);
        if (take8(&in) < 250) memset(segments[i].spare, 0, sizeof segments[i].spare);
    }
    status = bastide_tileset_build(tiles, count, segments, take_below(&in, 17), NULL, &error, &set);
    PROMISE(is_known(status) && (status == BASTIDE_OK) == (set != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    if (set != NULL) use(set, data, size);
}

static void parse_without_memory(const uint8_t* data, size_t size)
{
    const int32_t out = memory_out();
    bastide_tileset* set = NULL;
    serve_memory(0);
    PROMISE(bastide_tileset_parse((const char*)data, (int32_t)size, memory(), NULL, &set) == BASTIDE_E_MEMORY);
    serve_memory(-1);
    PROMISE(set == NULL && memory_out() == out);
}

void target_run(const uint8_t* data, size_t size)
{
    bastide_tileset* set = NULL;
    bastide_refusal error = blank_error();
    bastide_status status;
    if (size > 0 && data[0] == 0xFE) {
        build_from(data + 1, size - 1);
        return;
    }
    status = bastide_tileset_parse((const char*)data, (int32_t)size, memory(), &error, &set);
    if (status == BASTIDE_OK) parse_without_memory(data, size);
    PROMISE(is_known(status) && status != BASTIDE_E_ABSENT && (status != BASTIDE_E_ARGUMENT || data == NULL));
    PROMISE(error.status == status && (status == BASTIDE_OK) == (set != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    PROMISE(status != BASTIDE_E_FORMAT || (error.line >= 1 && error.column >= 1));
    if (set != NULL) use(set, data, size);
}

/* Each line of the built-in sets, renamed so that it can be played beside them; then bytes for records. */
static size_t line_of_builtin(uint32_t n, uint8_t* out, size_t cap)
{
    int32_t numbers[64];
    const uint32_t sets = (uint32_t)bastide_word_list(BASTIDE_VOCABULARY_SET, numbers, 64);
    bastide_tileset* set = NULL;
    char text[16384];
    const char* line = text;
    uint32_t skip = n / sets;
    size_t size;
    PROMISE(sets <= 64 && bastide_tileset_create(numbers[n % sets], NULL, &set) == BASTIDE_OK);
    PROMISE(bastide_tileset_write(set, text, sizeof text) < (int32_t)sizeof text);
    bastide_tileset_destroy(set);
    for (; skip > 0 && strchr(line, '\n') != NULL; --skip) line = strchr(line, '\n') + 1;
    if (*line == '\0') line = text;
    size = strcspn(line, "\n") + 1;
    PROMISE(size + 2 <= cap);
    out[0] = 'Y';
    memcpy(out + 1, line, size);
    return size + 1;
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    const uint32_t lines = 128;
    if (n < lines) return line_of_builtin(n, out, cap);
    if (n >= lines + 16) return 0;
    fill_with_chance(n, out, 512);
    out[0] = 0xFE;
    return 512;
}
