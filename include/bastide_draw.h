/* SPDX-License-Identifier: MIT
 *
 * bastide_draw - pictures of games that bastide plays, as SVG. Unofficial; not connected with the publisher.
 *
 * A library of its own beside bastide, made of what bastide.h tells. Its tiles are its own, drawn from the rows of the tile data:
 * there is no artwork of the publisher in them. The pictures that it makes are yours (CC0). docs/drawing.md shows each option.
 *
 * Conventions are those of bastide.h: texts are written into the caller's buffer, the length of the whole text is returned, a
 * text that does not fit is cut and ends in NUL; statuses are negative, and after one the text is empty or not written. `mem`
 * gives the memory that a call uses while it runs; NULL is malloc and free. Coordinates are integers, 1024 to a tile, so the same
 * game gives the same bytes on every platform. The library has no global state; a call reads its game as a call of bastide.h that
 * takes it as const.
 */
#ifndef BASTIDE_DRAW_H
#define BASTIDE_DRAW_H

#include "bastide.h"

#ifndef BASTIDE_DRAW_API
#if defined(BASTIDE_DRAW_BUILD_SHARED) && defined(_WIN32)
#define BASTIDE_DRAW_API __declspec(dllexport)
#elif defined(BASTIDE_DRAW_BUILD_SHARED) && defined(__GNUC__)
#define BASTIDE_DRAW_API __attribute__((visibility("default")))
#else
#define BASTIDE_DRAW_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum bastide_draw_theme {
    BASTIDE_DRAW_THEME_LIGHT = 1, /**< for light pages */
    BASTIDE_DRAW_THEME_DARK = 2,  /**< for dark pages */
    BASTIDE_DRAW_THEME_PRINT = 3  /**< grey tiles on white, for paper */
};

enum bastide_draw_flag {
    BASTIDE_DRAW_FLAG_LABELS = 1, /**< cell and name on each tile */
    BASTIDE_DRAW_FLAG_RULERS = 2, /**< x above and y left of the board */
    BASTIDE_DRAW_FLAG_SEATS = 4,  /**< below the board each seat: score, prisoners, pieces it holds, supply */
    BASTIDE_DRAW_FLAG_LEGAL = 8,  /**< the cells where the tile may be placed now, the segments where a piece may be deployed */
    BASTIDE_DRAW_FLAG_LAST = 16   /**< a frame around the tile that was placed last */
};

/** How a picture looks. Begin it with bastide_draw_options_init(). 80 bytes. */
typedef struct bastide_draw_options {
    int32_t theme;                       /**< [bastide_draw_theme] 0 is LIGHT */
    int32_t tile_pixels;                 /**< [number] width of a tile, 8 to 1024 */
    uint32_t flags;                      /**< [bastide_draw_flag] */
    int32_t number;                      /**< [number] 0 to 999999, in the ids of the picture: give each picture that stands
                                              inline on one page its own */
    uint32_t colours[BASTIDE_SEATS_MAX]; /**< [number] 0xRRGGBB of each seat */
    uint32_t highlight;                  /**< [number] 0xRRGGBB of what is pointed out */
    uint32_t spare[7];
} bastide_draw_options;

/** Fills options with the defaults: light, 96 pixels a tile, rulers and seats, the colours of Okabe and Ito, which people who do
 *  not see all colours can tell apart. Each seat has a sign on its pieces too. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_DRAW_API bastide_status BASTIDE_CALL bastide_draw_options_init(bastide_draw_options* options);

/** Draws the board of a game with its pieces.
 *  @param geometry of the game (bastide_geometry_create())
 *  @param options  NULL: the defaults
 *  @param features [feature] features to point out; NULL with 0
 *  @return the length; E_ARGUMENT; E_ABSENT for a game without tiles; E_MEMORY; E_VERSION; E_LIMIT for a picture beyond 2 GB. */
BASTIDE_DRAW_API int32_t BASTIDE_CALL bastide_draw_board(const bastide_game* game, const bastide_geometry* geometry,
                                                         const bastide_draw_options* options, const int32_t* features,
                                                         int32_t feature_count, const bastide_allocator* mem, char* out,
                                                         int32_t cap);

/** Draws one tile type of a game. @param tile [tile] @param rotation [rotation]
 *  @return the length; E_ARGUMENT; E_ABSENT for no such tile; E_MEMORY; E_VERSION. */
BASTIDE_DRAW_API int32_t BASTIDE_CALL bastide_draw_tile(const bastide_game* game, const bastide_geometry* geometry,
                                                        const bastide_draw_options* options, int32_t tile, int32_t rotation,
                                                        const bastide_allocator* mem, char* out, int32_t cap);

/** Draws one tile type of a set. @param geometry of the set (bastide_geometry_create_for_set()) @param tile [tile]
 *  @param rotation [rotation] @return as bastide_draw_tile(). */
BASTIDE_DRAW_API int32_t BASTIDE_CALL bastide_draw_set_tile(const bastide_tileset* set, const bastide_geometry* geometry,
                                                            const bastide_draw_options* options, int32_t tile, int32_t rotation,
                                                            const bastide_allocator* mem, char* out, int32_t cap);

/** Draws each tile type of a game once, with its name and its copies. @return the length; E_ARGUMENT; E_ABSENT for a game without
 *  tiles; E_MEMORY; E_VERSION. */
BASTIDE_DRAW_API int32_t BASTIDE_CALL bastide_draw_sheet(const bastide_game* game, const bastide_geometry* geometry,
                                                         const bastide_draw_options* options, const bastide_allocator* mem,
                                                         char* out, int32_t cap);

/** Draws each tile type of a set once, with its name and its copies. @param geometry of the set
 *  (bastide_geometry_create_for_set()) @return the length, E_ARGUMENT, E_MEMORY, E_VERSION. */
BASTIDE_DRAW_API int32_t BASTIDE_CALL bastide_draw_set_sheet(const bastide_tileset* set, const bastide_geometry* geometry,
                                                             const bastide_draw_options* options, const bastide_allocator* mem,
                                                             char* out, int32_t cap);

/** Draws a dice game: the dice built in cities, below them the tray and the knights set aside.
 *  @return the length; E_ARGUMENT; E_ABSENT when this is not a dice game; E_VERSION. */
BASTIDE_DRAW_API int32_t BASTIDE_CALL bastide_draw_dice(const bastide_game* game, const bastide_draw_options* options, char* out,
                                                        int32_t cap);

#ifdef __cplusplus
}
#endif

#endif
