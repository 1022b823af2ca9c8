/* SPDX-License-Identifier: MIT
 *
 * bastide_batch - many games at once, for programs that learn. Unofficial; not connected with the publisher.
 *
 * A library of its own beside bastide, made of the calls of bastide.h. One call restarts, lists, samples, steps, observes or
 * scores a range of games, and one steps and observes. The actions of a config have fixed numbers, a seat's view is planes of
 * bytes and a list of numbers, and both depend on the config and on the size of the window alone. docs/batch.md draws each plane.
 *
 * Conventions are those of bastide.h. `first` and `count` name the games first to first + count - 1; an array that belongs to
 * them has `count` entries, the first for the game `first`. The library has no threads and no global state: calls for ranges of
 * one batch that do not overlap may run at the same time, so a host gives each of its threads a range. Nothing is allocated after
 * bastide_batch_create(), except while a call observes a game in which hands are hidden.
 *
 * Window     A square of cells, an odd number of them wide. Its middle is the middle of the smallest rectangle that holds all
 *            placed tiles: column (least x + greatest x) / 2 and row (least y + greatest y) / 2, rounded down. So it moves as the
 *            board grows. Row 0 is the northernmost, column 0 the westernmost. In the dice game the middle is the cell 0, 0.
 *            A tile outside the window is in no plane; SCALAR_OUTSIDE counts them. A legal action that the window has no number
 *            for has one of the group LISTED.
 * Decisions  A batch answers for nature, with HOST chance too, so a game waits for a seat or is over.
 * Views      A viewer is a seat or BASTIDE_VIEW_PUBLIC. Seats in planes, scalars and numbers are relative: 0 is the viewer (or
 *            the seat that acts), 1 the seat after it; for VIEW_PUBLIC 0 is seat 0. An observation holds what the viewer may know
 *            and nothing else; the legal actions are shown to the seat that decides alone.
 * Pieces     A piece has a number: those of relative seat 0 come first, by id, then those of seat 1, and last those without an
 *            owner. Its place is a number too: 0 in the supply; on the board 16 * (row * window + column), plus 1 to 12 for its
 *            segment plus 1, 13 on the north-west corner of the cell, 14 for what is on the tile otherwise. Elsewhere it is below
 *            0: -1 outside the window, -2 on its way, -10 - s prisoner of relative seat s, -20 - s held by seat s, -100 - n on
 *            the space n, -1000 - i beside the piece with the id i.
 */
#ifndef BASTIDE_BATCH_H
#define BASTIDE_BATCH_H

#include "bastide.h"

#ifndef BASTIDE_BATCH_API
#if defined(BASTIDE_BATCH_BUILD_SHARED) && defined(_WIN32)
#define BASTIDE_BATCH_API __declspec(dllexport)
#elif defined(BASTIDE_BATCH_BUILD_SHARED) && defined(__GNUC__)
#define BASTIDE_BATCH_API __attribute__((visibility("default")))
#else
#define BASTIDE_BATCH_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define BASTIDE_BATCH_GAMES_MAX 65536 /**< the most games of a batch */
#define BASTIDE_BATCH_WINDOW_MAX 63   /**< the widest window */
#define BASTIDE_BATCH_TILES_MAX 1000  /**< the most tiles of a game in a batch */
#define BASTIDE_BATCH_LISTED_MAX 64   /**< numbers of the group LISTED */

typedef struct bastide_batch bastide_batch; /**< many games of one config; opaque */

/** How to make a batch. All bytes 0: one game, the window that the config suggests. 64 bytes. */
typedef struct bastide_batch_options {
    int32_t games;    /**< [count] 1 to BASTIDE_BATCH_GAMES_MAX; 0 is 1 */
    int32_t window;   /**< [number] width and height of the window in cells, odd, 3 to BASTIDE_BATCH_WINDOW_MAX; 0: the size that
                         the config suggests, see bastide_batch_shape */
    uint32_t derived; /**< [bastide_batch_derived_flag] groups of planes that follow from the others, and are added after them */
    uint32_t spare[13];
} bastide_batch_options;

/** Groups of planes that say nothing new but save a program from finding it out; each costs time and bytes. */
enum bastide_batch_derived_flag {
    BASTIDE_BATCH_DERIVED_FLAG_FIELDS = 1,   /**< which field meets each half of a side, and who is in it */
    BASTIDE_BATCH_DERIVED_FLAG_FEATURES = 2, /**< who is on each road, city, monastery and garden, and how open it is */
    BASTIDE_BATCH_DERIVED_FLAG_POINTS = 4    /**< what each feature is worth now */
};

/** Sizes of a batch. Equal configs and windows give equal shapes on every platform. 64 bytes. */
typedef struct bastide_batch_shape {
    uint64_t fingerprint; /**< [hash] of all groups, planes and scalars: equal for batches with the same numbers. A trained model
                               keeps it, to be used with no other numbering */
    int32_t games;        /**< [count] */
    int32_t seats;        /**< [count] */
    int32_t window;       /**< [number] width and height in cells; by default 17 for dice, else the least odd number that is
                               not below 7 plus the square root of the number of tiles, at most 31 */
    int32_t actions;      /**< [count] numbers of actions: 0 to actions - 1 */
    int32_t planes;       /**< [count] of an observation, each window x window bytes */
    int32_t scalars;      /**< [count] of an observation */
    int32_t list_max; /**< [count] the longest list of legal actions that a batch holds; the rest of a longer one is left out */
    uint32_t spare[7];
} bastide_batch_shape;

/** How the numbers of a group follow from its actions. A number is `first` of the group plus what is said here. */
enum bastide_batch_form {
    BASTIDE_BATCH_FORM_SINGLE = 1,    /**< one number: 0 */
    BASTIDE_BATCH_FORM_PLACEMENT = 2, /**< ((slot * 4 + rotation) * window + row) * window + column. In the tile game the slot is
                                         the place of the tile among the types that may be placed now, by tile id; in the dice
                                         game it is the tile id */
    BASTIDE_BATCH_FORM_SEGMENT = 3,   /**< the segment, 0 to 11, of the tile that was placed last */
    BASTIDE_BATCH_FORM_CELL = 4, /**< row * window + column of the cell, for other tiles than the one placed last; of a corner,
                                    the cell south-east of it */
    BASTIDE_BATCH_FORM_SEGMENT_CELL = 5,    /**< (segment * window + row) * window + column */
    BASTIDE_BATCH_FORM_SEAT = 6,            /**< the other seat, relative to the seat that acts; 0 is that seat itself */
    BASTIDE_BATCH_FORM_PIECE = 7,           /**< the number of the piece, relative to the seat that acts */
    BASTIDE_BATCH_FORM_POINTS = 8,          /**< the points offered; a bid with a tile has the number of 0 points */
    BASTIDE_BATCH_FORM_SLOT = 9,            /**< the place of the tile among those that may be given away, by tile id */
    BASTIDE_BATCH_FORM_LISTED = 10,         /**< the place among the legal actions without another number, by their codes */
    BASTIDE_BATCH_FORM_SPAN = 11,           /**< ((span - 1) * window + row) * window + column */
    BASTIDE_BATCH_FORM_SPAN_PLACEMENT = 12, /**< (((span - 1) * 4 + rotation) * window + row) * window + column */
    BASTIDE_BATCH_FORM_SLOT_POINTS = 13, /**< slot * 128 + points: a bid for one of the open tiles; the slot is the place of the
                                            tile among those, by tile id */
    BASTIDE_BATCH_FORM_CAUSE = 14        /**< the place of the cause among those that a CHOOSE may name in this game, by number */
};

/** Numbers of actions that belong together. The groups of a batch follow one another without a gap, LISTED last. 48 bytes. */
typedef struct bastide_batch_group {
    int32_t form;       /**< [bastide_batch_form] */
    int32_t first;      /**< [number] its first number */
    int32_t count;      /**< [count] of its numbers */
    int32_t kind;       /**< [bastide_action_kind] of its actions; 0: any */
    int32_t spot;       /**< [bastide_spot] of a DEPLOY or MOVE; else 0 */
    int32_t piece_kind; /**< [bastide_piece_kind] of a DEPLOY, or of a MOVE of a kind with numbers of its own; else 0 */
    uint32_t spare[6];
} bastide_batch_group;

/** What a plane holds in the byte of a cell; 0 where nothing is said. `number` and the sides are those of bastide_batch_plane. */
enum bastide_batch_plane_kind {
    BASTIDE_BATCH_PLANE_TILE = 1,    /**< 1: a tile lies there, or a die that is built */
    BASTIDE_BATCH_PLANE_SIDE = 2,    /**< 1: the side `side` is of the kind `number` [bastide_side_kind]; a field has no plane */
    BASTIDE_BATCH_PLANE_JOIN = 3,    /**< 1: one road, city or river meets both sides `side` and `other_side` */
    BASTIDE_BATCH_PLANE_SEGMENT = 4, /**< 1: the tile has a segment of the kind `number` [bastide_segment_kind] */
    BASTIDE_BATCH_PLANE_MARK = 5,    /**< count of the mark `number` [bastide_mark] on the tile; two pennants are 2 */
    BASTIDE_BATCH_PLANE_PIECE_SIDE = 6,  /**< pieces of seat `seat` on the road or city that meets side `side` there */
    BASTIDE_BATCH_PLANE_PIECE_FIELD = 7, /**< pieces of seat `seat` in a field of the tile */
    BASTIDE_BATCH_PLANE_PIECE_ELSE = 8,  /**< pieces of seat `seat` on another segment, on the tile or on its north-west corner */
    BASTIDE_BATCH_PLANE_PIECE_KIND = 9,  /**< pieces of the kind `number` [bastide_piece_kind] on the tile or its north-west
                                            corner;  followers have no plane */
    BASTIDE_BATCH_PLANE_LAST = 10,       /**< 1: the tile that was placed last; 2 and more: one placed before it in the same
                                            turn, 2 plus the seat that placed it */
    BASTIDE_BATCH_PLANE_PLACEABLE = 11,  /**< legal placements on the cell, one for each rotation and type. Only while the viewer
                                            decides */
    BASTIDE_BATCH_PLANE_TYPE = 12,     /**< tile id plus 1, or the face of the die: number 0 its lowest 8 bits, number 1 the rest;
                                          that plane is only in games of more than 255 types */
    BASTIDE_BATCH_PLANE_ROTATION = 13, /**< rotation of the tile */
    BASTIDE_BATCH_PLANE_PIECE_PLACE = 14, /**< where the piece of the kind `number` [bastide_piece_kind] of seat `seat` is there:
                                            1 to 12 its segment plus 1, 13 on the north-west corner, 14 elsewhere; for a
                                            road across the tile 1 north-south, 2 east-west. For a second
                                            one 16 times its number is added, the greater of both */
    BASTIDE_BATCH_PLANE_FIELD = 15,       /**< derived: number of the field that meets the half `number` of side `side`: 1 for the
                                             first one found from the north-west, row by row, at most 255. Half 1 comes first
                                             clockwise, 2 last */
    BASTIDE_BATCH_PLANE_STRENGTH = 16, /**< derived: strength of seat `seat` in the feature there: with side `side` and number 0
                                          the road or city that meets it, of two cities that share it the first one; with number
                                          1 or 2 the field that meets that half; without a side the monastery or garden */
    BASTIDE_BATCH_PLANE_OPEN = 17,  /**< derived: open sides of that road or city, empty cells around that monastery or garden */
    BASTIDE_BATCH_PLANE_POINTS = 18 /**< derived: points of that feature if it were scored now */
};

/** One plane of an observation. 32 bytes. */
typedef struct bastide_batch_plane {
    int32_t kind;       /**< [bastide_batch_plane_kind] */
    int32_t seat;       /**< [seat] relative to the viewer; -1 when the plane is about no seat */
    int32_t side;       /**< [side] as the tile lies; -1 none */
    int32_t other_side; /**< [side] -1 none */
    int32_t number;     /**< [number] of the vocabulary that the kind names, or as the kind says; 0 none */
    uint32_t spare[3];
} bastide_batch_plane;

/** What a scalar holds. Unset tiles, cells and seats are -1. */
enum bastide_batch_scalar_kind {
    BASTIDE_BATCH_SCALAR_DECIDER = 1,     /**< the seat that decides, relative to the viewer */
    BASTIDE_BATCH_SCALAR_TURN_SEAT = 2,   /**< the seat whose turn it is, relative */
    BASTIDE_BATCH_SCALAR_TURN = 3,        /**< turns that have begun */
    BASTIDE_BATCH_SCALAR_STEP = 4,        /**< [bastide_step] what is decided */
    BASTIDE_BATCH_SCALAR_TILES_LEFT = 5,  /**< tiles that can still be drawn */
    BASTIDE_BATCH_SCALAR_LEAST = 6,       /**< smallest bid, or price of a ransom */
    BASTIDE_BATCH_SCALAR_MOST = 7,        /**< greatest bid */
    BASTIDE_BATCH_SCALAR_WINDOW_X = 8,    /**< x of column 0 */
    BASTIDE_BATCH_SCALAR_WINDOW_Y = 9,    /**< y of row 0 */
    BASTIDE_BATCH_SCALAR_OUTSIDE = 10,    /**< placed tiles, or dice that are built, outside the window */
    BASTIDE_BATCH_SCALAR_ROW = 11,        /**< row of the cell of the decision */
    BASTIDE_BATCH_SCALAR_COLUMN = 12,     /**< its column */
    BASTIDE_BATCH_SCALAR_TILE = 13,       /**< type of the tile in slot `number`; slot 0 is the drawn tile for other viewers */
    BASTIDE_BATCH_SCALAR_TILE_SIDE = 14,  /**< [bastide_side_kind] of side `side` of that tile at rotation 0; 0 no tile */
    BASTIDE_BATCH_SCALAR_SCORE = 15,      /**< points of seat `seat` */
    BASTIDE_BATCH_SCALAR_SUPPLY = 16,     /**< pieces of the kind `number` in the supply of seat `seat` */
    BASTIDE_BATCH_SCALAR_PRISONERS = 17,  /**< pieces that seat `seat` holds prisoner */
    BASTIDE_BATCH_SCALAR_TOKENS = 18,     /**< tokens of the kind `number` [bastide_piece_kind] that seat `seat` has won */
    BASTIDE_BATCH_SCALAR_HELD = 19,       /**< tiles that seat `seat` holds */
    BASTIDE_BATCH_SCALAR_RESIGNED = 20,   /**< 1: seat `seat` has left the game */
    BASTIDE_BATCH_SCALAR_LEFT = 21,       /**< copies of the tile type `number` that no seat has seen yet */
    BASTIDE_BATCH_SCALAR_DICE = 22,       /**< the `number`-th number of bastide_dice after `largest` counted from 0: rolls,
                                             rolls_left, dice, tray[0] to tray[5], hand, built, aside, catapults, doubled, and for
                                             14 whether seat `seat` keeps a knight, 15 largest, 16 points */
    BASTIDE_BATCH_SCALAR_DRAWN = 23,      /**< the drawn tile, in games in which slots hold a hand */
    BASTIDE_BATCH_SCALAR_SEGMENT = 24,    /**< segment of the decision */
    BASTIDE_BATCH_SCALAR_SUBJECT = 25,    /**< number of the piece of the decision */
    BASTIDE_BATCH_SCALAR_OTHER_SEAT = 26, /**< the other party of the decision, relative */
    BASTIDE_BATCH_SCALAR_HOLDS = 27,   /**< tiles of the type `number` in the hand of seat `seat`, as far as the viewer knows; of
                                          seat -1:   those that lie open */
    BASTIDE_BATCH_SCALAR_PIECE = 28,   /**< the place of the piece with the number `number`, as Pieces above says */
    BASTIDE_BATCH_SCALAR_VARIABLE = 29 /**< the `number`-th number of bastide_game_list_variables(), seats relative */
};

/** One scalar of an observation. 32 bytes. */
typedef struct bastide_batch_scalar {
    int32_t kind;   /**< [bastide_batch_scalar_kind] */
    int32_t seat;   /**< [seat] relative to the viewer; -1 none */
    int32_t side;   /**< [side] -1 none */
    int32_t number; /**< [number] as the kind says; 0 none */
    uint32_t spare[4];
} bastide_batch_scalar;

enum bastide_batch_flag {
    BASTIDE_BATCH_FLAG_INDEX = 1, /**< the numbers are places in the list of legal actions, as bastide_game_get_action() counts */
    BASTIDE_BATCH_FLAG_RESTART = 2, /**< a game that ends begins again at once, with the next seed */
    BASTIDE_BATCH_FLAG_KEPT = 4     /**< bastide_batch_advance() only: the planes of each game still hold what the last call that
                                       wrote planes of that game wrote there, and nothing else was written to them since */
};

/** What a step did to a game, for the host: it is no seat's view. 128 bytes. */
typedef struct bastide_batch_result {
    uint64_t seed;                     /**< [seed] of the game that the action belongs to */
    int32_t status;                    /**< [bastide_status_value] OK; E_ABSENT for a skipped game (number -1) and for one that is
                                            over; E_ILLEGAL for a number that is not legal now; the game is then unchanged.
                                            E_INTERNAL and E_STATE for a game with a fault, which decides nothing
                                            and is not over */
    int32_t actor;                     /**< [seat] that acted; -1 none */
    int32_t ended;                     /**< [truth] this action ended the game */
    int32_t length;                    /**< [count] actions of seats in the game so far */
    uint32_t winners;                  /**< [seats] when it ended */
    int32_t seat;                      /**< [seat] that decides now, after a restart too; -1 when the game is over */
    int32_t legal;                     /**< [count] its legal actions; 0 when the game is over */
    int32_t scores[BASTIDE_SEATS_MAX]; /**< [points] of each seat after the action, with the final scoring if the game ended */
    int32_t rewards[BASTIDE_SEATS_MAX]; /**< [points] that each seat gained by the action and all that followed */
    uint32_t spare[5];
} bastide_batch_result;

/** Fills options with 0: one game, the window that the config suggests. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_options_init(bastide_batch_options* options);

/** Makes a batch: games with the config of `game`, which are in its position until they are restarted. The batch needs neither
 *  log nor history: a game made with an event capacity of -1 and CONFIG_FLAG_NO_HISTORY makes a small and quick batch.
 *  @param options NULL: one game, the window that the config suggests
 *  @param mem     NULL: malloc and free
 *  @return OK, E_ARGUMENT, E_VERSION, E_MEMORY, E_STATE after a fault, E_LIMIT for more than BASTIDE_BATCH_TILES_MAX
 *  tiles, and for a game that could come to a cell beyond 1023, which no code has: when the distance of its first tile from
 *  column 0 or row 0 and the number of its tiles are together more than that.
 *  @owner the caller destroys it; `game` may go before. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_create(const bastide_game* game, const bastide_batch_options* options,
                                                                   const bastide_allocator* mem, bastide_batch** out);

/** Destroys a batch. NULL is allowed. */
BASTIDE_BATCH_API void BASTIDE_CALL bastide_batch_destroy(bastide_batch* batch);

/** The sizes of a batch. @return OK, E_ARGUMENT. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_get_shape(const bastide_batch* batch, bastide_batch_shape* out);

/** Lists the groups of numbers, by `first`. @return their number, E_ARGUMENT. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_list_groups(const bastide_batch* batch, bastide_batch_group* out,
                                                                 int32_t cap);

/** Lists the planes, in their order in an observation. @return their number, E_ARGUMENT. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_list_planes(const bastide_batch* batch, bastide_batch_plane* out,
                                                                 int32_t cap);

/** Lists the scalars, in their order in an observation. @return their number, E_ARGUMENT. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_list_scalars(const bastide_batch* batch, bastide_batch_scalar* out,
                                                                  int32_t cap);

/** Restarts games, as bastide_game_restart(). The word by which a game samples begins as its seed.
 *  @param seeds [seed] one for each game @return OK, E_ARGUMENT, and then it does nothing. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_restart(bastide_batch* batch, int32_t first, int32_t count,
                                                                    const uint64_t* seeds);

/** Puts one game of the batch into the position of another game of the same config, as bastide_game_copy().
 *  @param index [index] of the game in the batch
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE, E_LIMIT as for bastide_batch_create(). */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_set_game(bastide_batch* batch, int32_t index,
                                                                     const bastide_game* game);

/** Copies one game of the batch into a game of the caller, as bastide_game_copy().
 *  @param index [index] @param viewer [viewer] @return OK, E_ARGUMENT, E_MEMORY, E_STATE. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_get_game(const bastide_batch* batch, int32_t index, int32_t viewer,
                                                                     bastide_game* game);

/** Which seat decides in each game. @param seats [seat] one for each game; -1 over @param legals [count] number of legal actions
 *  of each game, or NULL @return OK, E_ARGUMENT. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_get_seats(bastide_batch* batch, int32_t first, int32_t count,
                                                                      int32_t* seats, int32_t* legals);

/** Lists the numbers of the legal actions of all games, one game after the other, each in the order of
 *  bastide_game_list_actions(); -1 for an action that has no number, because the group LISTED is full.
 *  @param counts [count] how many belong to each game, or NULL @param out [number]
 *  @return the number of all entries, E_ARGUMENT, E_LIMIT for more than 2^31 - 1. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_list(bastide_batch* batch, int32_t first, int32_t count, int32_t* counts,
                                                          int32_t* out, int32_t cap);

/** The legal action that has a number now. @param index [index] of the game @param number [number]
 *  @return OK, E_ARGUMENT, E_ABSENT when no legal action has it. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_get_action(bastide_batch* batch, int32_t index, int32_t number,
                                                                       bastide_action* out);

/** The number of a legal action. @param index [index] of the game
 *  @return [number] the number, E_ARGUMENT, E_VERSION, E_LIMIT for a cell beyond 1023, E_ABSENT when the action is not legal. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_find_action(bastide_batch* batch, int32_t index,
                                                                 const bastide_action* action);

/** Observes games: writes what is not NULL.
 *  @param viewers [viewer] one for each game, a seat or BASTIDE_VIEW_PUBLIC; NULL: the seat that decides, of a game that is over
 *                 VIEW_PUBLIC
 *  @param planes  [number] count * planes * window * window bytes: game, plane, row, column
 *  @param scalars [number] count * scalars numbers
 *  @param mask    [truth] count * actions bytes: 1 for each number that is legal now; all 0 unless the viewer decides
 *  @return OK; E_ARGUMENT, and then it does nothing; E_MEMORY, only where hands are hidden; E_STATE for a game with a fault. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_observe(bastide_batch* batch, int32_t first, int32_t count,
                                                                    const int32_t* viewers, uint8_t* planes, int32_t* scalars,
                                                                    uint8_t* mask);

/** Samples one legal action of each game, each that has a number as likely as another, by the word of the game, with bounded() of
 * docs/sampling.md.
 *  @param flags [bastide_batch_flag] INDEX: writes places in the list instead of numbers
 *  @param out   [number] one for each game; -1 for one that is over
 *  @return [count] the number of sampled actions, E_ARGUMENT. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_sample(bastide_batch* batch, int32_t first, int32_t count, uint32_t flags,
                                                            int32_t* out);

/** Applies one action to each game, and all that follows from it up to the next decision of a seat. With FLAG_RESTART the seed of
 *  the next game is what SplitMix64 (docs/sampling.md) returns from the seed of the present one as its word.
 *  @param numbers [number] one for each game; -1 skips a game
 *  @param flags   [bastide_batch_flag]
 *  @param out     one for each game, or NULL
 *  @return [count] the number of applied actions, E_ARGUMENT. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_step(bastide_batch* batch, int32_t first, int32_t count,
                                                          const int32_t* numbers, uint32_t flags, bastide_batch_result* out);

/** Steps games and observes them: what bastide_batch_step() and then bastide_batch_observe() do, one game after the other, while
 *  its memory is near. With FLAG_KEPT only bytes of planes that differ from the last observation are written, which may have been
 *  for another viewer. The bytes are those of bastide_batch_observe() in any case.
 *  @param numbers [number] one for each game; -1 only observes a game; NULL: all are -1
 *  @param flags   [bastide_batch_flag]
 *  @param out     one for each game, or NULL
 *  @param viewers [viewer] one for each game, a seat or BASTIDE_VIEW_PUBLIC; NULL: the seat that decides after the step, of a
 *                 game that is over VIEW_PUBLIC
 *  @param planes  [number] as bastide_batch_observe() writes them, or NULL
 *  @param scalars [number] likewise
 *  @param mask    [truth] likewise
 *  @return [count] the number of applied actions; E_ARGUMENT, and then it does nothing; E_MEMORY, only where hands are hidden, or
 *  E_STATE for a game with a fault: all games are stepped then, but not all are observed. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_advance(bastide_batch* batch, int32_t first, int32_t count,
                                                             const int32_t* numbers, uint32_t flags, bastide_batch_result* out,
                                                             const int32_t* viewers, uint8_t* planes, int32_t* scalars,
                                                             uint8_t* mask);

/** Plays each game to its end, or `most` actions, by bastide_games_play_out() with the word of the game: the quickest random
 * games.
 *  @param most  [count] limit of actions, nature's included, for each game, from 1
 *  @param out   one for each game, or NULL; `length` counts nothing
 *  @return [count] the number of games that are over now, E_ARGUMENT. */
BASTIDE_BATCH_API int32_t BASTIDE_CALL bastide_batch_play_out(bastide_batch* batch, int32_t first, int32_t count, int32_t most,
                                                              bastide_batch_result* out);

/** The scores of each game, as bastide_game_list_standing() says them.
 *  @param scores [points] count * BASTIDE_SEATS_MAX numbers: what each seat has now
 *  @param finals [points] the same if the game ended now, or NULL
 *  @return OK, E_ARGUMENT, E_STATE for a game with a fault. */
BASTIDE_BATCH_API bastide_status BASTIDE_CALL bastide_batch_score(const bastide_batch* batch, int32_t first, int32_t count,
                                                                  int32_t* scores, int32_t* finals);

#ifdef __cplusplus
}
#endif

#endif
