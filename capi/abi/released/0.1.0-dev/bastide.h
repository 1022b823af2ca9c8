/* SPDX-License-Identifier: MIT
 *
 * bastide - the rules of Carcassonne as a library. Unofficial; not connected with the publisher.
 *
 * This header is the whole interface. It needs only <stdint.h> and compiles as C89 to C23 and C++98 to C++20. Read it from the
 * top: the library, a game's life, decisions, what happened, the board. The numbers are at the end, one enum for each
 * vocabulary.
 *
 * Start here bastide_game_create_preset()     begins a game; bastide_game_create() takes any other config
 *            bastide_game_get_decision()      who must decide what
 *            bastide_game_list_actions()      every legal action, ready to apply
 *            bastide_game_check()             whether an action is legal, and why not
 *            bastide_refusal_text()           the sentence for a refused action
 *            bastide_game_apply()             applies an action and all that follows from it
 *            bastide_game_list_events()       what happened, in order
 *            bastide_event_text()             the sentence for an event
 *            bastide_game_list_board()        the placed tiles
 *            bastide_game_list_segments_at()  the segments of a placed tile
 *            bastide_game_list_pieces()       the pieces and where they are
 *            bastide_game_list_seats()        scores and supplies
 *            bastide_game_undo_last()         goes back to the last decision of a seat
 *            bastide_game_clone()             a second game, or what one viewer may know of it
 *            bastide_game_write_snapshot()    saves a game; bastide_game_load_snapshot() loads it
 *            bastide_game_destroy()           destroys a game
 *
 * Words      tile, side, segment (one printed part of a tile), feature (connected segments), place a tile, deploy a piece,
 *            follower (a piece that claims a feature), seat (a player, counted from 0), supply.
 * Numbers    Seats, ids and indices count from 0; -1 (BASTIDE_NONE) means "none" or, for a seat, "nature": the drawing of tiles.
 *            In every vocabulary but that of statuses 0 means "none". x grows east, y grows south. Sides and quarter turns run
 *            clockwise from north. The corner x, y is the north-west corner of the cell x, y, so each corner has one name.
 * Statuses   Functions return a bastide_status: 0 is OK, negative numbers are failures. Functions that list or measure return a
 *            count >= 0 or a negative status. After any failure the game is unchanged, byte for byte, and *out is NULL if the
 *            call makes a handle. Every call that reads a record can return E_VERSION; every other wrong argument returns
 *            E_ARGUMENT.
 * Refusals   A `refusal` argument may be NULL. Otherwise every call writes it, and its `status` is the status that the call
 *            returns. With E_ARGUMENT `name`, `field` and `value` say which argument is wrong, `least` and `most` what is
 *            possible. Where the choices or the tile sets of a config do not go together, `name` is "choices" or "sets" and
 *            `index` says which.
 * Input      Begin a record that you fill with its function `..._init()`, or set all its bytes to 0: a spare word that is not 0
 *            is refused. In an action and an entry of a position 0 is seat 0, tile 0 and the cell 0, 0, in a segment of a tile
 *            side 0; after their init functions these fields are unset.
 * Lists      `cap` is the capacity of the caller's array. The call returns the number of all entries and writes the first
 *            min(number, cap) of them. `out` may be NULL when `cap` is 0. Lists have a fixed order.
 * Texts      UTF-8. `cap` counts bytes. The call returns the length of the whole text without the closing NUL. A text that does
 *            not fit is cut between characters; it always ends in NUL when cap > 0. `out` may be NULL when `cap` is 0. A `len`
 *            of -1 means "up to the NUL".
 * Sizes      Where a comment says how many entries or bytes there are at most (BASTIDE_..._MAX), a buffer of that size suffices,
 *            with every later version of the library too. For other lists and texts call with NULL and 0 first.
 * Growth     A record never changes its size. It ends in spare words. The library writes them as 0. A spare word that the caller
 *            sets is E_VERSION with the reason SPARE_SET: a later version can name the word, and 0 then keeps today's meaning.
 *            Only the allocator has no spare words.
 * Fields     [seat] says what a field or a parameter holds: an enum of this header or one of the plain words below; a plural is
 *            a bit mask. {tile? x y} lists the fields that a kind uses; ? marks one that can be unset. The library ignores
 *            fields that a kind does not use on input and writes them unset: -1 for seats, ids and indices, BASTIDE_NOWHERE for
 *            x and y, 0 for the rest. (BASE-PLACE-01) is the id of the rule in the rules catalogue. Remarks follow a bar |.
 *            A word in brackets after the text, as in [tower], names the box that a shared number belongs to.
 *            Plain words: seat tile placed piece feature segment die action index x y rotation port side corner count points
 *            number truth seq seed line column text viewer code weight random hash; masks: seats kinds marks ports segments sides
 *            corners rotations faces.
 * Ownership  The caller owns every buffer; no function returns a pointer. The caller destroys each handle that create, clone,
 *            load, parse or build made; the order does not matter. The library copies the allocator record. The object that its
 *            `user` points to must outlive every handle made with it and every clone and copy of those. The functions of an
 *            allocator must not throw, and several threads may call them at once.
 * Chance and views
 *            With SEEDED chance the library draws and rolls by itself; with HOST chance the game waits for an action of nature,
 *            which the host applies. A seat knows neither the seed nor the hidden hands of others; the game of the host knows
 *            both. Calls with a `viewer` show what that one may know. All other calls answer from all that the game knows. No
 *            call tells the coming tiles, but the seed does, and bastide_game_get_config() gives it. Where hands are hidden
 *            (OPTION_HELD_TILES_HIDDEN, OPTION_HAND_HIDDEN), these depend on hidden tiles too: the decision; whatever lists,
 *            counts, samples, weighs or checks actions; THING_HAND; the stock, the copies left, open cells and briefs;
 *            bastide_game_list_position() then refuses. So never give a client the game of the host: give it the clone for its
 *            viewer, bastide_game_clone(), or that viewer's snapshot. There every call shows what the viewer may know
 *            (docs/concepts.md).
 * Threads    The library has no global state. Two calls may run at the same time if they use different games, or if both take
 *            the game as const. Any other call needs the game for itself while it runs. Tile sets and texts never change, so
 *            threads may share them.
 * Stack      In a release build for 64 bits a call needs less than 48 KB of stack; a thread of 64 KB is enough.
 * Since      Everything exists since version 0.1.0 unless its comment names a later one.
 */
#ifndef BASTIDE_H
#define BASTIDE_H

#include <stdint.h>

#ifndef BASTIDE_CALL
#if defined(_WIN32)
#define BASTIDE_CALL __cdecl
#else
#define BASTIDE_CALL
#endif
#endif

#ifndef BASTIDE_API
#if defined(BASTIDE_BUILD_SHARED) && defined(_WIN32)
#define BASTIDE_API __declspec(dllexport)
#elif defined(BASTIDE_BUILD_SHARED) && defined(__GNUC__)
#define BASTIDE_API __attribute__((visibility("default")))
#else
#define BASTIDE_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ==== 1. The library =============================================================================================== */

#define BASTIDE_VERSION_MAJOR 0
#define BASTIDE_VERSION_MINOR 1
#define BASTIDE_VERSION_PATCH 0
/** The version as 0x00MMmmpp, for the preprocessor; bastide_version() returns the version of the library. */
#define BASTIDE_VERSION 0x00000100
#define BASTIDE_VERSION_TEXT "0.1.0"
/** Version of the binary interface. A program that was built with another number must stop. */
#define BASTIDE_ABI_VERSION 1

#define BASTIDE_NONE (-1)             /**< no seat, no id, no index */
#define BASTIDE_NATURE (-1)           /**< as a seat: chance, or nobody's piece */
#define BASTIDE_ANY (-1)              /**< as a filter: every kind */
#define BASTIDE_NOWHERE (-32768)      /**< as x or y: no cell */
#define BASTIDE_SEATS_MAX 8           /**< the most seats any game has */
#define BASTIDE_SEGMENTS_MAX 32       /**< the most segments of a tile */
#define BASTIDE_PIECES_MAX 1024       /**< the most pieces of a game, those of nobody included */
#define BASTIDE_PRESET_CHOICES_MAX 64 /**< the most choices of a preset */
#define BASTIDE_NAME_MAX 64           /**< bytes of the longest name or rule id, its NUL included */
#define BASTIDE_LINE_MAX 256          /**< bytes of the longest action in a script, its NUL included */
#define BASTIDE_SENTENCE_MAX 16001    /**< bytes of the longest sentence in any language, its NUL included */

typedef struct bastide_game bastide_game;         /**< one game; opaque */
typedef struct bastide_tileset bastide_tileset;   /**< a set of tile types; opaque, never changes */
typedef struct bastide_texts bastide_texts;       /**< sentences in one language; opaque, never changes */
typedef struct bastide_geometry bastide_geometry; /**< the drawings of tile types; opaque, never changes */
typedef struct bastide_script bastide_script;     /**< a script with its tags, comments and variations; opaque */

/** Result of most functions: BASTIDE_OK or one of the failures below. */
typedef int32_t bastide_status;

enum bastide_status_value {
    BASTIDE_OK = 0,          /**< The call succeeded. */
    BASTIDE_E_ARGUMENT = -1, /**< An argument is missing, out of range or contradicts another. */
    BASTIDE_E_MEMORY = -2,   /**< The allocator had no memory left. */
    BASTIDE_E_ILLEGAL = -3,  /**< The rules refuse the request. | the refusal says why */
    BASTIDE_E_STATE = -4,    /**< The game cannot do this in its present state. | the history is switched off, or the game has a
                                                          fault */
    BASTIDE_E_FORMAT = -5,   /**< The bytes or the text do not have the expected format. */
    BASTIDE_E_VERSION = -6,  /**< The data is from a later version of the library, or a spare word is set. */
    BASTIDE_E_LIMIT = -7,    /**< The request is larger than the library can hold. */
    BASTIDE_E_ABSENT = -8,   /**< The requested item does not exist. */
    BASTIDE_E_INTERNAL = -9  /**< The library found a fault in itself; restore the game from a snapshot. | E_STATE until then */
};

/** @return [number] the version of the library as 0x00MMmmpp. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_version(void);

/** @return [number] the version of the binary interface; compare with BASTIDE_ABI_VERSION before anything else. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_abi_version(void);

/** A hash of the names, sizes and offsets of all records of this ABI version, as `layout` of bastide_api.json. For bindings
 *  that lay records out by hand. @return [number] the number. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_layout(void);

/* ==== 2. Life of a game ============================================================================================ */

/** The source of memory. NULL instead of the record means malloc and free. `alloc` returns NULL when it has no memory left. */
typedef struct bastide_allocator {
    void* user;
    void*(BASTIDE_CALL* alloc)(void* user, uint32_t size, uint32_t align);
    void(BASTIDE_CALL* release)(void* user, void* ptr, uint32_t size, uint32_t align);
} bastide_allocator;

/** The fixed head of a config; choices add the rest: sets, pieces, options. 64 bytes. */
typedef struct bastide_config {
    int32_t game;           /**< [bastide_game_kind] */
    int32_t chance;         /**< [bastide_chance] 0 is SEEDED */
    int32_t seats;          /**< [count] as many as the boxes allow, or 1 to 8 with OPTION_ANY_SEAT_COUNT (BASE-COMP-05) */
    int32_t first_seat;     /**< [seat] the seat that begins, unless an option finds it (BASE-SETUP-04) */
    uint64_t seed;          /**< [seed] any number; unused with HOST chance. A player who sees draws can search for the seed
                                 and finds one taken from the clock in minutes. If that matters, use 64 random bits, or HOST
                                 chance with a cryptographic generator */
    int32_t event_capacity; /**< [count] events retained, up to 1048576: 0 all of the game, -1 none; a full log drops the
                                 oldest */
    int32_t rules_revision; /**< [number] output: the revision under which the game began. Games begin under the newest one */
    uint32_t flags;         /**< [bastide_config_flag] */
    uint32_t spare[7];
} bastide_config;

enum bastide_config_flag {
    BASTIDE_CONFIG_FLAG_NO_HISTORY = 1,       /**< store no history: no undo and no script */
    BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL = 2 /**< the game waits at STEP_FINAL for FINISH before the final scoring */
};

/** One choice of a config: copies of a set, pieces of a kind, the value of an option. 32 bytes. */
typedef struct bastide_choice {
    int32_t kind;  /**< [bastide_choice_kind] */
    int32_t id;    /**< [number] what is chosen; the kind says in which vocabulary */
    int32_t value; /**< [number] of copies or pieces, or the value of the option */
    uint32_t spare[5];
} bastide_choice;

/** What a call refused, and why. bastide_refusal_text() writes the sentence. 352 bytes. */
typedef struct bastide_refusal {
    int32_t status;          /**< [bastide_status_value] */
    int32_t reason;          /**< [bastide_reason] 0 when nothing is refused */
    int32_t index;           /**< [index] the choice, action, tile, entry or spare word it is about */
    int32_t other_index;     /**< [index] the entry that it contradicts */
    int32_t option;          /**< [bastide_option] the option it is about */
    int32_t other_option;    /**< [bastide_option] the option it excludes or needs */
    int32_t line;            /**< [line] of a text, from 1; 0 when the refusal is not about a text */
    int32_t column;          /**< [column] in bytes, from 1 */
    int32_t seat;            /**< [seat] owner of the piece in the way, or the seat that decides */
    int32_t tile;            /**< [tile] */
    int32_t x;               /**< [x] the cell or corner it is about */
    int32_t y;               /**< [y] */
    int32_t side;            /**< [side] of the tile being placed: 0 north, 1 east, 2 south, 3 west */
    int32_t side_kind;       /**< [bastide_side_kind] of that side */
    int32_t other_side_kind; /**< [bastide_side_kind] of the neighbour's side */
    int32_t spot;            /**< [bastide_spot] */
    int32_t segment;         /**< [segment] aimed at, or in the way */
    int32_t segment_kind;    /**< [bastide_segment_kind] */
    int32_t feature;         /**< [feature] in the way */
    int32_t piece;           /**< [piece] in the way */
    int32_t piece_kind;      /**< [bastide_piece_kind] */
    int32_t least;           /**< [number] smallest number possible */
    int32_t most;            /**< [number] greatest number possible */
    int32_t box;             /**< [bastide_box] the box that this build leaves out */
    int32_t set;             /**< [bastide_set] the set that the option excludes */
    int32_t field;           /**< [index] the wrong field, by its place in its record in bastide_api.json; -1 for a parameter */
    int32_t value;           /**< [number] what it holds; of a pointer that is NULL, its count. Masks as signed numbers */
    char name[16];           /**< [text] the wrong parameter or field, as this header names it */
    uint32_t spare[9];
    char text[192]; /**< [text] the sentence in English; empty when the rules refuse an action or a position */
} bastide_refusal;

/** Fills a config with the defaults: the tile game, SEEDED with seed 0, two seats, all events retained. @return OK, E_ARGUMENT.
 *  @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_config_init(bastide_config* config);

/** Unsets a choice: all fields are 0. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_choice_init(bastide_choice* choice);

/** Lists the choices of a preset. Pass them to bastide_game_create(); you may append choices of your own.
 *  @param preset [bastide_preset]
 *  @return their number, at most BASTIDE_PRESET_CHOICES_MAX; E_ARGUMENT for an unknown preset, E_ABSENT when this build leaves
 * out one of its boxes. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_preset_list_choices(int32_t preset, bastide_choice* out, int32_t cap);

/** Begins a game. Without a SET or TILESET choice it is the Winter Edition: one BASE and one WINTER set. The start tile lies on
 *  0, 0 (BASE-SETUP-01); with SEEDED chance the first tile is already drawn.
 *  @param choices choice_count records; NULL with 0
 *  @param sets    set_count handles that TILESET choices point into; NULL with 0. The game copies what it needs
 *  @param mem     NULL: malloc and free
 *  @return OK, E_ARGUMENT (refusal.reason says which part of the config), E_LIMIT, E_MEMORY, E_VERSION.
 *  @owner the caller destroys the game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_create(const bastide_config* config, const bastide_choice* choices,
                                                            int32_t choice_count, const bastide_tileset* const* sets,
                                                            int32_t set_count, const bastide_allocator* mem,
                                                            bastide_refusal* refusal, bastide_game** out);

/** Begins a game of a preset: bastide_game_create() with the defaults of bastide_config_init(), the choices of the preset and
 *  this number of seats and seed, with memory of malloc. For any other config, and for a refusal that says what is wrong with
 *  these numbers, call those functions.
 *  @param preset [bastide_preset]
 *  @param seats  [count] as many as the boxes of the preset allow
 *  @param seed   [seed]
 *  @return OK, E_ARGUMENT for an unknown preset or another number of seats, E_ABSENT when this build leaves out one of the boxes,
 *  E_MEMORY.
 *  @owner the caller destroys the game. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_create_preset(int32_t preset, int32_t seats, uint64_t seed,
                                                                   bastide_game** out);

#define BASTIDE_VIEW_PUBLIC (-1) /**< viewer: what every seat may know; no seed, no coming tiles, no hidden hands */
#define BASTIDE_VIEW_FULL (-100) /**< viewer: everything, the seed included */

enum bastide_clone_flag {
    BASTIDE_CLONE_FLAG_LOG =
        1,                               /**< copy the events and score lines that the log of the source holds, as the viewer may
                                                                                                                      know them; without it both begin empty */
    BASTIDE_CLONE_FLAG_POSITION_ONLY = 2 /**< only bastide_game_clone(): the new game records neither events nor history, so it is
                                              small and quick to copy: for searches. Not together with LOG */
};

/** Makes a second game in the same position, or what one viewer may know of it: the game that the viewer's snapshot loads. The
 *  numbers of events continue and the history is copied; CLONE_FLAG_LOG copies the log too. Games made from
 *  one another share the tables of their rules: clones for any viewer, copies, games set to a position, and games restored from a
 *  snapshot whose config differs only in seed, chance, event capacity and CONFIG_FLAG_NO_HISTORY. The tables belong to the
 *  allocator of the game that built them and end with the last game that uses them. So a server creates one game of each config,
 *  begins all others by clone and restart, and loads them by clone and restore (docs/guides/server.md).
 *  @param viewer [viewer] a seat, BASTIDE_VIEW_PUBLIC or BASTIDE_VIEW_FULL; all but FULL make a game with HOST chance
 *  @param flags  [bastide_clone_flag]
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE after a fault. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_clone(const bastide_game* game, int32_t viewer, uint32_t flags,
                                                           const bastide_allocator* mem, bastide_game** out);

/** Measures what a clone needs: bastide_game_clone() with the same arguments takes no more bytes from its allocator in all, the
 *  memory that it returns before it ends included. For hosts that give it a block of fixed size.
 *  @param viewer [viewer] as for bastide_game_clone()
 *  @param flags  [bastide_clone_flag]
 *  @return [count] bytes, E_ARGUMENT, E_STATE after a fault. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_measure_clone(const bastide_game* game, int32_t viewer, uint32_t flags);

/** As bastide_game_clone(), but into an existing handle, for searches. With VIEW_FULL and between games that share their rules it
 *  allocates nothing; otherwise `game` gets new memory from its own allocator. `game` keeps its CONFIG_FLAG_NO_HISTORY and
 *  its event capacity. If only `source` has no history, `game` has none until it is restarted or copied from another game.
 *  @param viewer [viewer] as for bastide_game_clone()
 *  @param flags  [bastide_clone_flag] 0 to 1: LOG or nothing
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE when `source` has a fault. Clears a fault of `game`. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_copy(bastide_game* game, const bastide_game* source, int32_t viewer,
                                                          uint32_t flags);

/** Begins the same game again with another seed, from the position if one was set, under the newest rules. It allocates nothing
 *  and builds no table. The log drops its events, and their numbers continue; the history begins empty. With HOST chance the
 *  seed is ignored.
 *  @param seed [seed]
 *  @return OK, E_ARGUMENT. Clears a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_restart(bastide_game* game, uint64_t seed);

/** Goes back to the position before an action of the history; does nothing if the game is already there. The events of that
 *  action and of all later ones stay in the log as `undone`, an UNDONE event follows, and the score lines are those of the
 *  position. A log of all events has capacity for 64 undone events; if there are more, it drops the undone ones, and all others
 *  keep their numbers. What the library did by itself belongs to the action before it, so a seeded game stops after its draws,
 *  and the same draws come again: a server decides whether its seats may undo.
 *  @param action [action] its number in bastide_game_list_history(), nature's counted
 *  @return OK, E_ARGUMENT, E_ABSENT when the history is shorter; E_STATE without history, after a fault, or when the game has
 *  been loaded since and the rules were fixed before that; E_LIMIT when the game has more actions than a history holds. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_undo(bastide_game* game, int32_t action, bastide_refusal* refusal);

/** Goes back to the position before the last action of a seat, as bastide_game_undo() does: to the decision that led to that
 *  action. What nature did since is undone too; in a game with HOST chance the host draws and rolls it again. RESIGN and the
 *  actions of a clock or a stand-in are actions of their seat.
 *  @return OK, E_ARGUMENT, E_ABSENT when no seat has acted since the beginning, a restart or a position that was set; E_STATE and
 *  E_LIMIT as bastide_game_undo(). */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_undo_last(bastide_game* game, bastide_refusal* refusal);

/** Destroys a game. NULL is allowed. */
BASTIDE_API void BASTIDE_CALL bastide_game_destroy(bastide_game* game);

/** The config of a game, defaults filled in. In a seat's view and the public view the seed is 0.
 *  @return OK, E_ARGUMENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_config(const bastide_game* game, bastide_config* out);

/** Lists the choices of its config: sets with their copies, counts of pieces, options that are not 0, the host's sets, tiles with
 *  bushes.
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap);

/* ==== 3. Deciding ================================================================================================== */

/** Which seat must decide what. 128 bytes. */
typedef struct bastide_decision {
    uint64_t kinds;    /**< [kinds] bit k: an action of kind k is legal; RESIGN is always legal and has no bit */
    int32_t over;      /**< [truth] the game is over and no seat decides */
    int32_t seat;      /**< [seat] that decides; -1 nature, or none when the game is over */
    int32_t step;      /**< [bastide_step] what it decides */
    int32_t turn_seat; /**< [seat] whose turn it is */
    int32_t turn; /**< [number] turns that have begun. A seller that continues after an extra turn of its buyer continues under
                       the number of that turn (HOUSE-MIX-03) */
    int32_t may_pass;   /**< [truth] PASS is legal: the bit of PASS in `kinds`, for sentences that ask for it by name */
    int32_t tile;       /**< [tile] the tile that is drawn and not yet placed, or for sale */
    int32_t placed;     /**< [placed] the tile placed in this turn */
    int32_t x;          /**< [x] the cell of the decision: of that tile, of the tower, of the wagon */
    int32_t y;          /**< [y] */
    int32_t segment;    /**< [segment] the foundation or segment of the decision */
    int32_t feature;    /**< [feature] of the decision */
    int32_t piece;      /**< [piece] of the decision: the wagon to move */
    int32_t piece_kind; /**< [bastide_piece_kind] of that piece */
    int32_t other_seat; /**< [seat] the other party: owner of the prisoners, seller of the tile */
    int32_t least;      /**< [points] smallest bid, or price of a ransom */
    int32_t most;       /**< [points] greatest bid */
    int32_t tiles_left; /**< [count] tiles that can still be drawn, without those set aside */
    uint32_t winners;   /**< [seats] when over: the seats that win (BASE-WIN-02) */
    int32_t action;     /**< [action] number of the next action in the history */
    uint32_t spare[10];
} bastide_decision;

/** One action: what a seat or nature does. bastide_game_list_actions() fills it; to fill it by hand, call bastide_action_init()
 *  and set the fields that its kind uses. Between machines of different byte order send its code or text. 96 bytes. */
typedef struct bastide_action {
    int32_t kind;       /**< [bastide_action_kind] */
    int32_t seat;       /**< [seat] that acts */
    int32_t origin;     /**< [bastide_origin] who decided for the seat; recorded, and no rule reads it. 0 is SEAT */
    int32_t tile;       /**< [tile] */
    int32_t x;          /**< [x] */
    int32_t y;          /**< [y] */
    int32_t rotation;   /**< [rotation] */
    int32_t spot;       /**< [bastide_spot] SEGMENT: segment of the tile on x, y; CORNER: the corner x, y; TILE: the tile
                             on x, y, for MOVE, CHOOSE_PLACE and some DEPLOY */
    int32_t segment;    /**< [segment] with CORNER and TILE ignored on input and -1 on output */
    int32_t piece_kind; /**< [bastide_piece_kind] of a piece from the supply */
    int32_t piece;      /**< [piece] a piece that is on the table */
    int32_t other_seat; /**< [seat] the seat that is named, buys, or holds the hand */
    int32_t points;     /**< [points] offered */
    uint32_t faces;     /**< [faces] number of dice that show each face, four bits a face, the lowest four for CAP */
    int32_t cause;      /**< [bastide_cause] what allows the seat to take the piece, 0 on input: anything; or what the seat
                             chooses */
    int32_t span;       /**< [number] way of a road across a tile: 1 north-south, 2 east-west. SPAN, for a ferry, which joins two
                             roads: also 3 north-east, 4 east-south, 5 south-west, 6 west-north. PLACE_SPANNED: 1 and 2 across
                             the tile that is placed, 3 to 6 across the tile north, east, south, west of it, away from it */
    uint32_t spare[8];
} bastide_action;

/** Kinds of actions, shared by all boxes; the step of the decision says what an action is about. At most 63. Numbers 26, 27 and
 *  29 are reserved for later boxes: laying, attaching, moving to a space, buying. */
enum bastide_action_kind {
    BASTIDE_ACTION_DRAW = 1,   /**< {tile other_seat?} nature draws the tile | other_seat: in a history the seat whose hidden hand
                                                    got it; -1 in a list of actions, ignored on input */
    BASTIDE_ACTION_PLACE = 2,  /**< {tile x y rotation} place the tile, or a die that shows it (BASE-PLACE-01) */
    BASTIDE_ACTION_DEPLOY = 3, /**< {spot x y segment? piece_kind} deploy a piece from the supply (BASE-MEEPLE-01) */
    BASTIDE_ACTION_PASS = 4,   /**< {} decline the choice */
    BASTIDE_ACTION_TAKE = 5,   /**< {piece cause} take the piece off its place (TOWER-CAPTURE-01) */
    BASTIDE_ACTION_PAY = 6,    /**< {piece} buy back a piece that another seat holds prisoner (TOWER-RANSOM-01) */
    BASTIDE_ACTION_CHOOSE_PIECE = 7, /**< {piece} choose the piece (TOWER-EXCHANGE-03) */
    BASTIDE_ACTION_MOVE = 8,         /**< {piece spot x y segment?} move the piece (WAGON-MOVE-01) */
    BASTIDE_ACTION_DICE_COLLECT = 9, /**< {} set a knight of the tray aside (DICE-TURN-03) */
    BASTIDE_ACTION_ROLL = 10,        /**< {} roll all dice left in the tray (DICE-TURN-04) */
    BASTIDE_ACTION_DICE_STOP = 11,   /**< {} end the turn and score the largest closed city (DICE-SCORE-01) */
    BASTIDE_ACTION_DICE_KEEP = 12,   /**< {} end the turn, give up scoring and keep a knight (DICE-KNIGHT-01) */
    BASTIDE_ACTION_FALL = 13,        /**< {faces} nature rolls the dice of the tray (DICE-TURN-04) */
    BASTIDE_ACTION_NAME = 14,        /**< {other_seat} name a seat: who chooses or who begins (HOUSE-START-01) */
    BASTIDE_ACTION_DISCARD = 15,     /**< {tile} give away a tile of the hand that cannot be placed (HOUSE-DRAW-02) */
    BASTIDE_ACTION_BID =
        16,                          /**< {points tile?} offer points, or the tile in hand, for the drawn tile, or points for the
                                                                                                              open tile that is chosen (HOUSE-SALE-01) */
    BASTIDE_ACTION_SELL = 17,        /**< {other_seat} let that seat have the tile for the highest bid or its own bid
                                                                                                      (HOUSE-SALE-01) */
    BASTIDE_ACTION_DRAW_UNSEEN = 18, /**< {other_seat?} nature draws a tile that this game does not know into a hidden hand |
                                             other_seat: as for DRAW (HOUSE-DRAW-01) */
    BASTIDE_ACTION_REVEAL =
        19,                           /**< {tile other_seat?} nature shows the tile that a seat has held unseen | other_seat: in a
                                                                                          history the seat that held it; -1 in a list (HOUSE-DRAW-01) */
    BASTIDE_ACTION_FINISH = 20,       /**< {} nature begins the final scoring */
    BASTIDE_ACTION_RESIGN = 21,       /**< {} leave the game, at any time; listed only when its kind is asked for (RESIGN-01) */
    BASTIDE_ACTION_CHOOSE_PLACE = 22, /**< {spot x y segment?} choose the feature or the place there (CASTLE-SCORE-05) */
    BASTIDE_ACTION_CHOOSE = 23,       /**< {cause} choose what is done next; the cause says what (CROP-01) */
    BASTIDE_ACTION_SPAN = 24,         /**< {x y span} lay a road across the tile on x, y, or join two of its roads
                                             (BRIDGE-PLACE-08) */
    BASTIDE_ACTION_PLACE_SPANNED = 25, /**< {tile x y rotation span} place the tile where it fits only with a road across it or
                                          across a tile beside it (BRIDGE-PLACE-06) */
    BASTIDE_ACTION_DRAW_TOKEN = 28     /**< {piece_kind} nature draws a token of this kind from a pool (SHEPHERD-PLACE-04) */
};

/** Unsets an action: -1 for seats, ids and segments, BASTIDE_NOWHERE for x and y, 0 for the rest. @return OK, E_ARGUMENT.
 *  @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_init(bastide_action* action);

/** The decision that the game waits for. @return OK, E_ARGUMENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_decision(const bastide_game* game, bastide_decision* out);

/** Lists every legal action, ready to apply, ordered by kind, y, x, rotation, spot, segment, piece_kind, piece: a TAKE by the
 *  place of its piece, a corner by the tile around it that was placed last.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY: every kind but RESIGN
 *  @return their number, 0 when the game is over and for a kind that this version does not have; E_ARGUMENT for a kind below -1
 *  or above 255, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out,
                                                           int32_t cap);

/** Counts the actions that bastide_game_list_actions() would list, without making them.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY
 *  @return as bastide_game_list_actions(). */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_count_actions(const bastide_game* game, int32_t kind);

/** Lists the same actions as codes of 64 bits, each below 2^53: the quickest list.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY
 *  @param out [code]
 *  @return as bastide_game_list_actions(); E_LIMIT, for any `cap`, when x or y of an action is beyond 1023. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_codes(const bastide_game* game, int32_t kind, uint64_t* out, int32_t cap);

/** Lists the weight of each action of the same list; the probability of an action is its weight divided by the sum of all. The
 *  weight of a draw is the number of copies left in the bag or the pool, that of a roll the number of ways in which the dice can
 *  fall, that of an action of a seat 1.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY
 *  @param out [weight]
 *  @return as bastide_game_list_actions(). */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_weights(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap);

/** The action at an index of that list.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY @param index [index]
 *  @return OK, E_ARGUMENT, E_ABSENT when the list is shorter, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_action(const bastide_game* game, int32_t kind, int32_t index,
                                                                bastide_action* out);

/** Samples a legal action: each action of a seat is equally likely, an action of nature as likely as the bag or the dice
 *  make it.
 *  @param kind   [bastide_action_kind] or BASTIDE_ANY
 *  @param random a word of the caller, any number at first; the call reads and advances it. The same word and position give the
 *  same action on every platform (docs/sampling.md)
 *  @return OK, E_ARGUMENT, E_ABSENT when there is none, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random,
                                                                   bastide_action* out);

/** The action for a seat whose time has run out: PASS if it is legal, else the first of the list, with origin CLOCK.
 *  @return OK, E_ARGUMENT, E_ABSENT when no seat decides, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_default_action(const bastide_game* game, bastide_action* out);

/** Returns what bastide_game_apply() would return. E_ARGUMENT means a number that no action of this game can have: an unknown
 *  kind, origin, tile type or cause, a seat that the game does not have, a rotation beyond 0 to 3, a spot that the kind does not
 *  use. The seat that acts is `seat`; other numbers that name nothing, as an `other_seat`, are E_ILLEGAL. The refusal may overlap
 *  the action in memory.
 *  @return OK, E_ILLEGAL, E_ARGUMENT, E_VERSION, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_check(const bastide_game* game, const bastide_action* action,
                                                           bastide_refusal* refusal);

/** Applies an action and all that follows from it, up to the next decision or the end, with the final scoring unless
 *  CONFIG_FLAG_STOP_BEFORE_FINAL is set.
 *  @return OK; E_ILLEGAL with the refusal and nothing changed; E_ARGUMENT; E_VERSION; E_STATE; E_INTERNAL. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply(bastide_game* game, const bastide_action* action,
                                                           bastide_refusal* refusal);

/** As bastide_game_apply(), for a code. @param code [code] @return as bastide_game_apply(); E_FORMAT when it is no code. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply_code(bastide_game* game, uint64_t code, bastide_refusal* refusal);

/** An action as a code, equal on every platform: six bits of kind, four of seat + 1, then the fields of the kind in the order of
 *  its {fields}, without `origin`. bastide_action_decode() is the inverse. docs/codes.md lists the widths.
 *  @param out [code]
 *  @return OK, E_ARGUMENT for an unknown kind, a seat that no game has or a negative number in a field without them, E_LIMIT for
 *  a number or a cell that needs more bits than its field has, E_VERSION.
 *  @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_encode(const bastide_action* action, uint64_t* out);

/** @param code [code] @return OK, E_FORMAT when it is no code, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_decode(uint64_t code, bastide_action* out);

/* ==== 4. What happened ============================================================================================= */

/** Something that happened. 192 bytes. */
typedef struct bastide_event {
    uint64_t seq;         /**< [seq] counts from 0 and continues through undo, restore, clone and restart; below 2^53 */
    uint64_t group;       /**< [seq] of the innermost SCORING or FINAL event it belongs to; else its own */
    int32_t kind;         /**< [bastide_event_kind] */
    int32_t cause;        /**< [bastide_cause] */
    int32_t action;       /**< [action] that caused it; -1 before the first */
    int32_t undone;       /**< [truth] undone since */
    int32_t turn;         /**< [number] of the turn, from 1; 0 before the first */
    int32_t seat;         /**< [seat] that acts, is paid, or owns the piece */
    int32_t other_seat;   /**< [seat] the other party */
    int32_t tile;         /**< [tile] */
    int32_t placed;       /**< [placed] */
    int32_t x;            /**< [x] */
    int32_t y;            /**< [y] */
    int32_t rotation;     /**< [rotation] */
    int32_t spot;         /**< [bastide_spot] where a piece is now */
    int32_t segment;      /**< [segment] */
    int32_t feature;      /**< [feature] */
    int32_t feature_kind; /**< [bastide_segment_kind] */
    int32_t from_spot;    /**< [bastide_spot] where the piece was */
    int32_t from_x;       /**< [x] */
    int32_t from_y;       /**< [y] */
    int32_t from_segment; /**< [segment] */
    int32_t from_feature; /**< [feature] */
    int32_t piece;        /**< [piece] */
    int32_t piece_kind;   /**< [bastide_piece_kind] */
    int32_t reward;       /**< [bastide_reward] reason of the payment */
    int32_t count;        /**< [count] */
    int32_t each;         /**< [points] */
    int32_t points;       /**< [points] count times each; a price or bid */
    uint32_t seats;       /**< [seats] that are paid, or that win */
    uint32_t viewers;     /**< [seats] that may see the tile */
    uint32_t faces;       /**< [faces] as in an action */
    int32_t step;         /**< [bastide_step] at which the seat passes */
    int32_t beside;       /**< [piece] that a piece stands beside now */
    int32_t span;         /**< [number] of a piece that is a road across its tile, or joins two of its roads: 1 north-south,
                               2 east-west, 3 north-east, 4 east-south, 5 south-west, 6 west-north */
    int32_t from_span;    /**< [number] the same, where the piece was */
    uint32_t spare[10];
} bastide_event;

/** Kinds of events, shared by all boxes; `cause` says why. 22 is reserved for changed features. */
enum bastide_event_kind {
    BASTIDE_EVENT_TURN_BEGAN = 1, /**< {seat cause? count} a turn begins | dice: count of the tray */
    BASTIDE_EVENT_TURN_ENDED = 2, /**< {seat} a turn ends */
    BASTIDE_EVENT_DREW = 3, /**< {seat? tile? count viewers} a tile is drawn | seat: -1 when it is laid open for all. count: tiles
                                 left. tile: -1 when this game does not know it */
    BASTIDE_EVENT_TILE_LEFT = 4, /**< {seat? tile? cause} a tile leaves the game or is set aside (BASE-DRAW-02) */
    BASTIDE_EVENT_PLACED = 5,    /**< {seat? tile placed x y rotation piece?} a tile or a die is placed | piece: the die */
    BASTIDE_EVENT_MOVED = 6, /**< {seat? other_seat? piece? piece_kind? cause spot x? y? segment? feature? feature_kind? beside?
                                from_spot? from_x? from_y? from_segment? from_feature? span from_span} a piece or token moves | a
                                token has no id. A token of a seat has no from_spot; one of a pool goes beside a piece, or with
                                spot SUPPLY and seat -1 into the pool: from beside a piece, or without from_spot when it was drawn
                                for a piece at that place and does not stay */
    BASTIDE_EVENT_COMPLETED = 7, /**< {seat feature feature_kind x y count} a feature is completed | x, y: its first cell; count:
                                      tiles */
    BASTIDE_EVENT_SCORING = 8,   /**< {feature? feature_kind? x? y? cause? seats count} a scoring begins | seats are paid, perhaps
                                                    none; count: tiles */
    BASTIDE_EVENT_SCORED = 9,    /**< {seat reward count each points feature? feature_kind? other_seat?} one score line */
    BASTIDE_EVENT_PASSED = 10,   /**< {seat step} a seat passes */
    BASTIDE_EVENT_FINAL = 11,    /**< {} the final scoring begins (BASE-FINAL-01) */
    BASTIDE_EVENT_ENDED = 12,    /**< {seats} the game is over | seats: the winners (BASE-WIN-01) */
    BASTIDE_EVENT_UNDONE = 13,   /**< {} actions are undone, from number `action` on */
    BASTIDE_EVENT_RESIGNED = 14, /**< {seat} a seat leaves the game (RESIGN-01) */
    BASTIDE_EVENT_STOOD_IN = 15, /**< {seat cause} clock or stand-in decides for the seat */
    BASTIDE_EVENT_NAMED = 16,    /**< {seat? other_seat} a seat is named (HOUSE-START-01) */
    BASTIDE_EVENT_BID = 17,      /**< {seat points tile?} a seat bids | tile: offered instead of points, or the open tile that the
                                                                              seat chose (HOUSE-SALE-01) */
    BASTIDE_EVENT_SOLD = 18, /**< {seat? other_seat tile points} the tile is sold; other_seat places it now, or holds it for its
                                  next turn | seat: -1 when nobody is paid. points: the price; 0 with a seat: the price was the
                                  abbey of other_seat, which the seller now holds (HOUSE-SALE-01) */
    BASTIDE_EVENT_REVEALED = 19,  /**< {seat tile} a tile held unseen is shown (HOUSE-DRAW-01) */
    BASTIDE_EVENT_ROLLED = 20,    /**< {seat faces count} the dice of the tray are rolled | count: number of the roll in the
                                                               turn */
    BASTIDE_EVENT_CHOSE = 21,     /**< {seat cause} a seat chooses what is done next (CROP-01) */
    BASTIDE_EVENT_PART_BEGAN = 23 /**< {seat count} the next part of a turn begins | count: 2 for the second (TB-DOUBLE-01) */
};

/** One payment: count times each is points. The lines of a seat sum to its score while the log retains all events. A seat that
 *  has a piece on the scored feature and is paid nothing has a line too: 0 times 0 without a majority, else 0 times `each` when
 *  there is nothing to count, or `count` times 0 when that is worth nothing. 80 bytes. */
typedef struct bastide_score_line {
    uint64_t seq;         /**< [seq] of the SCORED event */
    uint64_t group;       /**< [seq] of its SCORING event: lines of one scoring share it; a payment between seats has its own */
    int32_t action;       /**< [action] it follows from */
    int32_t seat;         /**< [seat] */
    int32_t other_seat;   /**< [seat] the other party of a payment between seats */
    int32_t reward;       /**< [bastide_reward] */
    int32_t feature;      /**< [feature] */
    int32_t feature_kind; /**< [bastide_segment_kind] */
    int32_t count;        /**< [count] */
    int32_t each;         /**< [points] */
    int32_t points;       /**< [points] */
    int32_t total;        /**< [points] score of the seat after this line */
    uint32_t spare[6];
} bastide_score_line;

/** The numbers of the oldest retained event and of the next event. @param first [seq] @param next [seq]
 *  @return OK, E_ARGUMENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_event_range(const bastide_game* game, uint64_t* first, uint64_t* next);

/** Lists events from number `first` on, or from the oldest retained (bastide_game_get_event_range()), in the order of their
 *  numbers. The numbers of dropped events are missing, so continue from the `seq` of the last event plus 1.
 *  @param viewer [viewer] tiles that this viewer may not see are -1 @param first [seq]
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_events(const bastide_game* game, int32_t viewer, uint64_t first,
                                                          bastide_event* out, int32_t cap);

/** Lists the score lines whose `seq` is `first` or greater; 0 lists all. Lines that were undone are left out; lines from before a
 *  load or a restore are included. The call makes them from the events that the log retains: with a small `event_capacity` the
 *  oldest are gone, with -1 there are none.
 *  bastide_game_get_event_range() gives the number at which the log begins.
 *  @param first [seq]
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_score_lines(const bastide_game* game, uint64_t first, bastide_score_line* out,
                                                               int32_t cap);

/** Lists the actions so far, from number `first` on, as a viewer may know them, with those of nature: DRAW or DRAW_UNSEEN,
 *  DRAW_TOKEN, REVEAL, NAME, FALL, FINISH. To replay the list, leave out a REVEAL where the step is not HAND_REVEAL: there the
 *  library knew the tile and revealed it by itself. A server that knows all tiles lists such a REVEAL for a seat with that seat
 *  as `other_seat`.
 *  @param viewer [viewer] @param first [action]
 *  @return their number, E_ARGUMENT, E_STATE without history, E_LIMIT when the game has more actions than it holds. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_history(const bastide_game* game, int32_t viewer, int32_t first,
                                                           bastide_action* out, int32_t cap);

/* ==== 5. The board ================================================================================================= */

/** A seat. 64 bytes. */
typedef struct bastide_seat {
    int32_t seat;   /**< [seat] */
    int32_t state;  /**< [bastide_seat_state] */
    int32_t score;  /**< [points] */
    int32_t track;  /**< [number] space of its marker on the score track, 0 to 49 (BASE-TRACK-01) */
    int32_t laps;   /**< [count] times round the track; from the first on the marker lies flat */
    int32_t die;    /**< [number] face of a die that is used as marker: 6 at first, then the laps, at most 5 (HOUSE-MARK-01) */
    int32_t supply; /**< [count] pieces of all kinds in the supply */
    int32_t hand;   /**< [count] tiles held */
    uint32_t spare[8];
} bastide_seat;

/** Where a seat would stand if the game ended now; after the end, where it stands. 48 bytes. */
typedef struct bastide_standing {
    int32_t seat;        /**< [seat] */
    int32_t rank;        /**< [number] from 1; equal seats share it */
    int32_t score;       /**< [points] now */
    int32_t final_score; /**< [points] with the final scoring */
    int32_t wins;        /**< [truth] */
    uint32_t spare[7];
} bastide_standing;

/** A placed tile. 48 bytes. */
typedef struct bastide_placed {
    int32_t index;    /**< [placed] on the board, in order of placing */
    int32_t tile;     /**< [tile] */
    int32_t x;        /**< [x] */
    int32_t y;        /**< [y] */
    int32_t rotation; /**< [rotation] */
    int32_t copy;     /**< [index] number of copies of its type that were placed before. Equal on every machine, so it can choose
                           the picture */
    int32_t seat;     /**< [seat] that placed it; -1 for a tile that lay there at the start */
    int32_t turn;     /**< [number] of the turn in which it was placed; 0 before the first and in a position that was set */
    int32_t action;   /**< [action] that placed it; -1 for a tile that lay there at the start, or in a game without history */
    int32_t span;     /**< [number] a road that was laid across it later, its last segment: 1 north-south, 2 east-west; 0 none
                           (BRIDGE-ROAD-01) */
    int32_t drawing; /**< [tile] its number in calls of geometry: its type, or for a tile with such a road one behind all types */
    uint32_t spare[1];
} bastide_placed;

/** A piece. 80 bytes. */
typedef struct bastide_piece {
    int32_t id;         /**< [piece] */
    int32_t kind;       /**< [bastide_piece_kind] */
    int32_t seat;       /**< [seat] its owner; -1 nobody's */
    int32_t spot;       /**< [bastide_spot] */
    int32_t x;          /**< [x] its cell or corner */
    int32_t y;          /**< [y] */
    int32_t placed;     /**< [placed] */
    int32_t segment;    /**< [segment] */
    int32_t feature;    /**< [feature] */
    int32_t other_seat; /**< [seat] that holds it */
    int32_t beside;     /**< [piece] that it stands beside */
    int32_t span;       /**< [number] the way in which it joins two roads of its tile: 1 north-south, 2 east-west, 3 north-east,
                             4 east-south, 5 south-west, 6 west-north; 0 it joins none (FERRY-PLACE-02) */
    uint32_t spare[8];
} bastide_piece;

/** A feature: connected segments. Its id is that of the feature that holds its first segment: after a merge the old ids lead to
 *  the merged feature. 176 bytes. */
typedef struct bastide_feature {
    uint64_t marks;          /**< [marks] of all its segments and tiles */
    int32_t id;              /**< [feature] */
    int32_t kind;            /**< [bastide_segment_kind] */
    int32_t complete;        /**< [truth] its open count is 0; a field: it is enclosed; a foundation or abbacy: never */
    int32_t tiles;           /**< [count] a monastery, garden or hut counts itself and the tiles around it, an abbacy
                                  those of its row and column */
    int32_t segments;        /**< [count] */
    int32_t open_sides;      /**< [count] open sides; a road: also its open ends at tunnels; a field: half sides;
                                  a monastery, garden or hut: empty cells; an abbacy: 1 */
    int32_t pennants;        /**< [count] */
    int32_t points_now;      /**< [points] for each leader if it were scored now, without payments to one seat only */
    int32_t points_complete; /**< [points] for each leader if it were completed with the tiles it has */
    uint32_t occupants;      /**< [seats] with a follower on it */
    uint32_t leaders;        /**< [seats] that would be paid: with most strength; of a field without farmers the
                                  owners of barns (BARN-FINAL-01) */
    int32_t weights[BASTIDE_SEATS_MAX]; /**< [count] strength of each seat */
    int32_t points[BASTIDE_SEATS_MAX];  /**< [points] what each seat would be paid now */
    uint32_t spare[15];
} bastide_feature;

/** One segment of a feature. 32 bytes. */
typedef struct bastide_placed_segment {
    int32_t placed;  /**< [placed] */
    int32_t x;       /**< [x] */
    int32_t y;       /**< [y] */
    int32_t segment; /**< [segment] */
    uint32_t spare[4];
} bastide_placed_segment;

/** Something on or beside the board that is not a tile, a piece or a feature. 96 bytes. */
typedef struct bastide_thing {
    int32_t kind;       /**< [bastide_thing_kind] */
    int32_t id;         /**< [index] among its kind */
    int32_t seat;       /**< [seat] that owns it */
    int32_t other_seat; /**< [seat] */
    int32_t spot;       /**< [bastide_spot] */
    int32_t x;          /**< [x] */
    int32_t y;          /**< [y] */
    int32_t segment;    /**< [segment] */
    int32_t feature;    /**< [feature] */
    int32_t piece;      /**< [piece] */
    int32_t piece_kind; /**< [bastide_piece_kind] */
    int32_t tile;       /**< [tile] */
    int32_t count;      /**< [count] */
    int32_t points;     /**< [points] */
    int32_t reach;      /**< [count] cells */
    int32_t closed;     /**< [truth] */
    uint32_t spare[8];
} bastide_thing;

/** Where the copies of a tile type are. 48 bytes. */
typedef struct bastide_stock {
    int32_t tile;       /**< [tile] */
    int32_t total;      /**< [count] in this game */
    int32_t left;       /**< [count] not yet seen: in the bag, set aside, or in a hidden hand */
    int32_t aside;      /**< [count] part of `left`: set aside for later */
    int32_t placed;     /**< [count] on the board */
    int32_t held;       /**< [count] drawn or in a hand */
    int32_t removed;    /**< [count] out of the game (BASE-DRAW-04) */
    int32_t placements; /**< [count] legal pairs of cell and rotation now */
    uint32_t spare[4];
} bastide_stock;

/** A cell where a tile may go. 32 bytes. */
typedef struct bastide_placement {
    int32_t x;          /**< [x] */
    int32_t y;          /**< [y] */
    uint32_t rotations; /**< [rotations] bit r: rotation r is legal */
    uint32_t spare[5];
} bastide_placement;

/** An empty cell next to a placed tile, or around a monastery. 64 bytes. */
typedef struct bastide_open_cell {
    int32_t x;        /**< [x] */
    int32_t y;        /**< [y] */
    int32_t sides[4]; /**< [bastide_side_kind] of north, east, south, west: what a tile needs there; 0 where no tile lies, WILD
                         where every side fits */
    int32_t types;    /**< [count] tile types with a copy left that can be placed there now */
    int32_t left;     /**< [count] copies left of those types; `left` of bastide_stock */
    uint32_t spare[8];
} bastide_open_cell;

/** An occupied feature in short, to judge a position by: what it is worth, and how likely it is completed. 160 bytes. */
typedef struct bastide_brief {
    int32_t feature;         /**< [feature] its id */
    int32_t kind;            /**< [bastide_segment_kind] */
    int32_t complete;        /**< [truth] as in bastide_feature */
    int32_t open_cells;      /**< [count] empty cells that must be filled to complete it; 0 for a field */
    int32_t least_left;      /**< [count] tiles left that fit the open cell that the fewest fit */
    int32_t chance;          /**< [number] that it will be completed, in 65536ths: the product over its open cells of the chance
                                  that among a third of the tiles left, rounded up, at least one fits the cell. A field: the sum
                                  of the chances of the cities at it that are not complete */
    int32_t points_now;      /**< [points] as in bastide_feature */
    int32_t points_complete; /**< [points] as in bastide_feature */
    uint32_t occupants;      /**< [seats] with a follower on it */
    uint32_t leaders;        /**< [seats] as in bastide_feature */
    int32_t pieces[BASTIDE_SEATS_MAX];  /**< [count] followers of each seat on it */
    int32_t weights[BASTIDE_SEATS_MAX]; /**< [count] strength of each seat */
    uint32_t spare[14];
} bastide_brief;

/** Lists the seats. @return their number, at most BASTIDE_SEATS_MAX; E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_seats(const bastide_game* game, bastide_seat* out, int32_t cap);

/** One seat. @param seat [seat] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out);

/** Counts the pieces of one kind in the supply of a seat.
 *  @param seat [seat] @param piece_kind [bastide_piece_kind] @return their number, E_ARGUMENT, E_ABSENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_count_supply(const bastide_game* game, int32_t seat, int32_t piece_kind);

/** Lists where each seat would stand if the game ended now, by rank, then seat. A feature that is completed but not yet scored
 *  counts as completed, so `final_score` is exact before a PASS or FINISH that ends the game.
 *  @return the number of seats, at most BASTIDE_SEATS_MAX; E_ARGUMENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_standing(const bastide_game* game, bastide_standing* out, int32_t cap);

/** Lists the placed tiles in the order of placing, the start tile first. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap);

/** One placed tile. @param placed [placed] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_placed(const bastide_game* game, int32_t placed, bastide_placed* out);

/** @param x [x] @param y [y] @return [placed] the index of the tile on a cell, E_ABSENT when the cell is empty, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_placed_at(const bastide_game* game, int32_t x, int32_t y);

/** The segment of a placed tile that owns a port. A side is cut into three ports, clockwise: side k owns 3k, 3k + 1 (its middle)
 *  and 3k + 2, as the tile lies. Two tiles meet at ports that touch. If two segments own a port, the call returns the lower one.
 *  @param x [x] @param y [y] @param port [port] 0 to 11
 *  @return [segment] the segment, E_ABSENT when no tile lies there or no segment owns the port, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_segment_at_port(const bastide_game* game, int32_t x, int32_t y, int32_t port);

/** @param x [x] @param y [y] @param segment [segment]
 *  @return [feature] the feature that a segment of the tile on a cell belongs to, E_ABSENT, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment);

/** Lists all pieces, in every place, by id. @return their number, at most BASTIDE_PIECES_MAX; E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);

/** One piece. @param piece [piece] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_piece(const bastide_game* game, int32_t piece, bastide_piece* out);

/** Lists all features of a kind, by id. @param kind [bastide_segment_kind] or BASTIDE_ANY @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_features(const bastide_game* game, int32_t kind, bastide_feature* out,
                                                            int32_t cap);

/** One feature. @param feature [feature] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out);

/** Lists the briefs of all occupied features of a kind, by id, without foundations. Whether a tile fits a cell is judged by its
 *  sides and by the rules about placements; tiles that seats hold, such as abbeys, do not count, but those of hands that this
 *  game does not know do.
 *  @param kind [bastide_segment_kind] or BASTIDE_ANY
 *  @return their number, E_ARGUMENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_briefs(const bastide_game* game, int32_t kind, bastide_brief* out,
                                                          int32_t cap);

/** The brief of one feature, occupied or not. @param feature [feature] @return OK, E_ARGUMENT, E_ABSENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_brief(const bastide_game* game, int32_t feature, bastide_brief* out);

/** Lists the cities at a field, complete or not, by id. @param feature [feature] the field @param out [feature]
 *  @return their number, E_ARGUMENT, E_ABSENT when it is no field. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_field_cities(const bastide_game* game, int32_t feature, int32_t* out,
                                                                int32_t cap);

/** Lists the features that events changed, by their ids now: those of the tiles that were placed, the monasteries around them,
 *  and those that a piece came to or left. Events that the log dropped do not count, undone ones do.
 *  @param first [seq] number of the first event @param out [feature]
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_changed_features(const bastide_game* game, uint64_t first, int32_t* out,
                                                                    int32_t cap);

/** Lists the segments of a feature, ordered by tile index and segment. @param feature [feature]
 *  @return their number, E_ARGUMENT, E_ABSENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_feature_segments(const bastide_game* game, int32_t feature,
                                                                    bastide_placed_segment* out, int32_t cap);

/** Lists the things that boxes add, ordered by kind, y, x, segment, id. A kind whose box is not played has none.
 *  @param kind [bastide_thing_kind] or BASTIDE_ANY @return their number, E_ARGUMENT for an unknown kind. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out,
                                                          int32_t cap);

/** Lists the numbers that the rules keep beside the board: with the lists of tiles, pieces, seats, hands, tokens and copies left
 *  and with the decision they say everything that a position holds, for programs that compare or learn positions. Equal configs
 *  give equally many, in the same order: the place in the turn, the acting seat, whether a tile was placed in this turn; in a
 *  game whose steps can wait their number and the four on top, each its index among the steps of this config plus 1, a seat
 *  plus 1 and three numbers; the variables of the modules (docs/snapshots.md), those that count tokens or abbeys as 0; in a game
 *  that sets tiles aside the copies of each type set aside. A tile or piece is its id plus 1; a segment is 16 times the number
 *  of tiles before its own, row by row, and the segment plus 1. The numbers do not depend on the order of placing. A later
 *  version may add some.
 *  @param seat [seat] numbers that name a seat count from it: the seat itself is 0, the next one 1 @param out [number]
 *  @return their number, 0 for a dice game; E_ARGUMENT, E_ABSENT for no such seat. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_variables(const bastide_game* game, int32_t seat, int32_t* out, int32_t cap);

/** Lists where the copies of each tile type are, by tile id. @return the number of types, E_ARGUMENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap);

/** Lists the cells where a tile of any type could be placed on the present board, drawn or not, ordered by y, x. @param tile
 *  [tile]
 *  @return the number of cells, E_ARGUMENT, E_ABSENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out,
                                                              int32_t cap);

/** Lists the open cells of a feature, or all of the board, ordered by y, x. All: the empty cells next to a tile. A feature: those
 *  that its open sides face; a monastery: the empty cells around it. A cell that no tile can ever fill is left out.
 *  Copies left are those of bastide_game_list_left().
 *  @param feature [feature] or BASTIDE_ANY
 *  @return their number, E_ARGUMENT, E_ABSENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_open_cells(const bastide_game* game, int32_t feature, bastide_open_cell* out,
                                                              int32_t cap);

/** Lists the copies left of each tile type, by tile id: `left` of bastide_stock, without counting anything else. The tiles of
 *  hidden hands count as left only in a game that does not know them, such as a clone for a viewer.
 *  @param out [count]
 *  @return the number of types, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_left(const bastide_game* game, int32_t* out, int32_t cap);

/* ==== 6. Tiles ===================================================================================================== */

/** A tile type. 96 bytes. */
typedef struct bastide_tile_def {
    int32_t id;         /**< [tile] its index in the set, or in the game when asked of a game */
    int32_t set;        /**< [bastide_set] it comes from; 0 for a set of the caller */
    int32_t count;      /**< [count] copies */
    int32_t segments;   /**< [count] */
    uint32_t flags;     /**< [bastide_tile_flag] */
    int32_t sides[4];   /**< [bastide_side_kind] of north, east, south, west at rotation 0 */
    int32_t gardens;    /**< [count] copies with a garden in the second edition; a game with abbots has them as types of their
                             own (ABBOT-GARDEN-02) */
    uint64_t marks;     /**< [marks] printed on the tile */
    int32_t mark_value; /**< [number] of its mark: a direction or points */
    char name[16];      /**< [text] as in the tile data: "D", "Z06" */
    uint32_t spare[7];
} bastide_tile_def;

enum bastide_tile_flag {
    BASTIDE_TILE_FLAG_START = 1, /**< may lie on the table at the start (BASE-SETUP-01) */
    BASTIDE_TILE_FLAG_WILD = 2   /**< held by the seats, never drawn, matches any side */
};

/** A segment of a tile type. Masks of segments count by segment index. 96 bytes. */
typedef struct bastide_segment_def {
    int32_t index;     /**< [segment] */
    int32_t kind;      /**< [bastide_segment_kind] */
    uint32_t ports;    /**< [ports] a city side has all three ports, a road or river the middle one, a field the outer ones; the
                            middle of a field side belongs to no segment */
    uint32_t flags;    /**< [bastide_segment_flag] */
    uint64_t marks;    /**< [marks] printed on it */
    int32_t pennants;  /**< [count] 0 to 2 (BASE-CITY-05) */
    uint32_t borders;  /**< [segments] a field: the cities whose wall it meets (BASE-FIELD-04) */
    uint32_t links;    /**< [segments] where a wagon may go inside the tile by the first-edition rule */
    uint32_t crosses;  /**< [segments] that pass over or under this one */
    int32_t road_end;  /**< [bastide_road_end] of a road */
    uint32_t meets;    /**< [segments] that meet at that end; for a city or monastery the roads that end at it; without an
                            end the monastery whose door the road passes */
    uint32_t walls;    /**< [segments] a passing road: cities whose wall it touches; a city: those roads */
    int32_t near_side; /**< [side] that an enclosed field lies near; 4: the middle of the tile */
    uint32_t corners;  /**< [corners] a city: bit 0 NW, 1 NE, 2 SE, 3 SW that its wall reaches beyond its sides */
    uint32_t spare[9];
} bastide_segment_def;

enum bastide_segment_flag {
    BASTIDE_SEGMENT_FLAG_BUSH = 1 /**< the village this road ends at is drawn with bushes (HOUSE-ROAD-01) */
};

/** Unsets a tile type: -1 for its id, 0 for the rest. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tile_def_init(bastide_tile_def* tile);

/** Unsets a segment of a tile type: -1 for its index and `near_side`, 0 for the rest. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_segment_def_init(bastide_segment_def* segment);

/** A built-in set, to inspect it without a game. The sets of some boxes have no tiles. @param set [bastide_set]
 *  @return OK, E_ARGUMENT, E_MEMORY; E_ABSENT when this build leaves out its box.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_create(int32_t set, const bastide_allocator* mem, bastide_tileset** out);

/** Makes a set from text, one tile a line (docs/tilesets.md). Any bytes are safe. @param len [count] bytes, or -1
 *  @return OK; E_FORMAT with line, column, index (of the tile) and the sentence; E_ARGUMENT, E_MEMORY.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem,
                                                              bastide_refusal* refusal, bastide_tileset** out);

/** Makes a set from records. `segments` holds the segments of all tiles one after the other; the field `segments` of a tile is
 *  the number of its own. Tiles need name, count, sides, flags, gardens, marks; segments need what their kind uses, and marks, at
 *  rotation 0. The call does not read `id`, `set`, `index` and `links`, and `mark_value` must be 0.
 *  @return OK; E_FORMAT with index (of the tile) and the sentence; E_ARGUMENT, E_VERSION, E_MEMORY.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count,
                                                              const bastide_segment_def* segments, int32_t segment_count,
                                                              const bastide_allocator* mem, bastide_refusal* refusal,
                                                              bastide_tileset** out);

/** Writes a set as text that bastide_tileset_parse() reads as the same set. @return its length, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_write(const bastide_tileset* set, char* out, int32_t cap);

/** Lists the tile types of a set, in order. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap);

/** Lists the segments of a tile type as they lie in a rotation: cities, roads, fields, then a monastery, a foundation, a garden,
 * then rivers, an abbacy, a hut.
 *  @param tile [tile] @param rotation [rotation] 0: as in the tile data
 *  @return their number, at most BASTIDE_SEGMENTS_MAX; E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, int32_t rotation,
                                                               bastide_segment_def* out, int32_t cap);

/** Destroys a set; games made from it stay valid. NULL is allowed. */
BASTIDE_API void BASTIDE_CALL bastide_tileset_destroy(bastide_tileset* set);

/** Lists the tile types of a game, by id: built-in sets in the order of their numbers, then the host's; in a game with gardens
 *  then their copies with a garden, in the same order, each with the set of its type. @return their number, E_ARGUMENT.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap);

/** Lists the segments of a tile type as they lie in a rotation. @param tile [tile] @param rotation [rotation]
 *  @return their number, at most BASTIDE_SEGMENTS_MAX; E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_segments(const bastide_game* game, int32_t tile, int32_t rotation,
                                                            bastide_segment_def* out, int32_t cap);

/** Lists the segments of the tile on a cell, as it lies. A box can add segments to a placed tile, so clients call this function
 *  and do not derive them from the type. @param x [x] @param y [y]
 *  @return their number, at most BASTIDE_SEGMENTS_MAX; E_ARGUMENT, E_ABSENT when the cell is empty. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_segments_at(const bastide_game* game, int32_t x, int32_t y,
                                                               bastide_segment_def* out, int32_t cap);

/* ==== 7. Geometry ==================================================================================================
 * Where to draw the segments of a tile, and where pieces stand, computed from the tile's rows alone, so for a host's tiles too.
 * A tile is 1024 x 1024 units, x east and y south from its north-west corner; the tile on cell x, y covers the board from
 * 1024 x, 1024 y. docs/geometry.md explains it with pictures. Which printed copy of a type lies on a cell is `copy` of
 * bastide_placed. */

/** A point of a tile or of the board, in units. A point never gets more fields. 8 bytes. */
typedef struct bastide_point {
    int32_t x; /**< [number] */
    int32_t y; /**< [number] */
} bastide_point;

/** A run of points in the list of points that belongs to the list of paths. 32 bytes. */
typedef struct bastide_path {
    int32_t kind;          /**< [bastide_path_kind] */
    int32_t segment;       /**< [segment] on the right hand, walking along the path; of a LINE, OUTLINE or HOLE its own. -1 for a
                                feature */
    int32_t other_segment; /**< [segment] on the left hand; -1 on the rim, and for other kinds than arcs */
    int32_t first;         /**< [index] of its first point */
    int32_t count;         /**< [count] of its points */
    uint32_t spare[3];
} bastide_path;

/** Kinds of paths. The first four are arcs: together they are all boundaries of a tile, each once. */
enum bastide_path_kind {
    BASTIDE_PATH_RIM = 1,     /**< part of the side of a tile | clockwise; it depends on the kind of the side alone */
    BASTIDE_PATH_EDGE = 2,    /**< boundary of two segments */
    BASTIDE_PATH_WALL = 3,    /**< wall of a city */
    BASTIDE_PATH_GATE = 4,    /**< gate, where a road ends at a city */
    BASTIDE_PATH_LINE = 5,    /**< centre line of a road or river, from the side of the tile inwards or to another side */
    BASTIDE_PATH_OUTLINE = 6, /**< outer ring | clockwise; the last point is joined to the first */
    BASTIDE_PATH_HOLE = 7     /**< hole in a ring | counter-clockwise */
};

/** Something that is drawn at a point of a tile. 32 bytes. */
typedef struct bastide_sign {
    int32_t kind;    /**< [bastide_sign_kind] */
    int32_t segment; /**< [segment] it belongs to: of a village the first road that ends at it, of a gate the road; -1: the
                          tile */
    int32_t x;       /**< [number] units of the tile */
    int32_t y;       /**< [number] */
    int32_t mark;    /**< [bastide_mark] of a SIGN_MARK; 0: none */
    uint32_t spare[3];
} bastide_sign;

enum bastide_sign_kind {
    BASTIDE_SIGN_BUILDING = 1, /**< middle of a monastery, foundation or garden */
    BASTIDE_SIGN_VILLAGE = 2,  /**< village at which roads end */
    BASTIDE_SIGN_GATE = 3,     /**< middle of a gate */
    BASTIDE_SIGN_PENNANT = 4,  /**< pennant of a city */
    BASTIDE_SIGN_MARK = 5      /**< another mark of a segment or of the tile, such as an inn */
};

/** Draws the tile types of a game, once; no later call allocates. Clones and loaded games with the same tiles can use it too: a
 *  call with a game whose tile types do not have the same segments returns E_ARGUMENT.
 *  @return OK, E_ARGUMENT, E_MEMORY, E_ABSENT for a game without tiles. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_geometry_create(const bastide_game* game, const bastide_allocator* mem,
                                                                bastide_geometry** out);

/** As bastide_geometry_create(), for the tile types of a set. @return OK, E_ARGUMENT, E_MEMORY. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_geometry_create_for_set(const bastide_tileset* set, const bastide_allocator* mem,
                                                                        bastide_geometry** out);

/** Destroys a geometry. NULL is allowed. */
BASTIDE_API void BASTIDE_CALL bastide_geometry_destroy(bastide_geometry* geometry);

/** Lists the arcs of a tile type, those of the rim first, then the centre lines. Turning a tile changes its points alone.
 *  @param tile [tile] @return their number, E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_paths(const bastide_geometry* geometry, int32_t tile, bastide_path* out,
                                                             int32_t cap);

/** Lists the points of those paths. @param tile [tile] @param rotation [rotation]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_points(const bastide_geometry* geometry, int32_t tile, int32_t rotation,
                                                              bastide_point* out, int32_t cap);

/** Lists the rings of a segment: OUTLINE and HOLE. A segment can have several of both, where another passes over it.
 *  @param tile [tile] @param segment [segment]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile or segment. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_rings(const bastide_geometry* geometry, int32_t tile, int32_t segment,
                                                             bastide_path* out, int32_t cap);

/** Lists the points of those rings. The rings of all segments fill the square of the tile without gap or overlap.
 *  @param tile [tile] @param segment [segment] @param rotation [rotation]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile or segment. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_outline(const bastide_geometry* geometry, int32_t tile, int32_t segment,
                                                               int32_t rotation, bastide_point* out, int32_t cap);

/** Lists where the pieces on a segment stand, at most four, the best spot first: the n-th piece takes the n-th spot.
 *  @param tile [tile] @param segment [segment] @param rotation [rotation]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile or segment. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_spots(const bastide_geometry* geometry, int32_t tile, int32_t segment,
                                                             int32_t rotation, bastide_point* out, int32_t cap);

/** Lists what is drawn at single points of a tile type: buildings, a village, gates, pennants.
 *  @param tile [tile] @param rotation [rotation] @return their number, E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_signs(const bastide_geometry* geometry, int32_t tile, int32_t rotation,
                                                             bastide_sign* out, int32_t cap);

/** The segment of a tile type at a point, as the tile lies.
 *  @param tile [tile] @param rotation [rotation] @param x [number] 0 to 1023 @param y [number] 0 to 1023
 *  @return [segment] the segment, E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_segment_at_point(const bastide_geometry* geometry, int32_t tile,
                                                                   int32_t rotation, int32_t x, int32_t y);

/** The segment of a placed tile at a point of the board: what a player clicked on.
 *  @param x [number] @param y [number]
 *  @return OK, E_ARGUMENT, E_ABSENT when no tile lies there. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_geometry_pick(const bastide_geometry* geometry, const bastide_game* game,
                                                              int32_t x, int32_t y, bastide_placed_segment* out);

/** Lists the rings around a whole feature on the board: OUTLINE and HOLE. @param feature [feature]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such feature. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_feature_rings(const bastide_geometry* geometry, const bastide_game* game,
                                                                     int32_t feature, bastide_path* out, int32_t cap);

/** Lists the points of those rings, in units of the board. @param feature [feature]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such feature. */
BASTIDE_API int32_t BASTIDE_CALL bastide_geometry_list_feature_outline(const bastide_geometry* geometry, const bastide_game* game,
                                                                       int32_t feature, bastide_point* out, int32_t cap);

/** Where a piece on the board stands, in units of the board: on a segment the spot of its place among the pieces there, by id;
 *  further pieces than spots begin again, 48 units to the east. On a foundation all stand on its first spot, and a client raises
 *  them; on a corner it is the corner; on a tile its middle; beside another piece 64 units east of that.
 *  @param piece [piece]
 *  @return OK, E_ARGUMENT, E_ABSENT for no such piece or one that is not on the board. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_geometry_locate_piece(const bastide_geometry* geometry, const bastide_game* game,
                                                                      int32_t piece, bastide_point* out);

/* ==== 8. Words and sentences ======================================================================================= */

/** The possible values of an option. 64 bytes. */
typedef struct bastide_option_def {
    int32_t id;          /**< [bastide_option] */
    int32_t least;       /**< [number] smallest value */
    int32_t most;        /**< [number] greatest value */
    int32_t usual;       /**< [number] the value without a choice */
    int32_t set;         /**< [bastide_set] of its box, or 0: the option needs this set, or a piece kind or a tile of its box */
    int32_t needs;       /**< [bastide_option] without which it has no effect */
    int32_t excludes;    /**< [bastide_option] that cannot be chosen with it. Two options exclude each other when either names the
                              other */
    int32_t game;        /**< [bastide_game_kind] that has it */
    uint64_t other_sets; /**< [sets] further sets of its box: any of them serves as well as `set` */
    uint64_t excluded_sets; /**< [sets] that cannot be chosen with it */
    uint32_t spare[4];
} bastide_option_def;

/** The name of a number: (VOCABULARY_REASON, 6) is "cell_taken". Scripts use these names; they never change.
 *  @param vocabulary [bastide_vocabulary] @param number [number]
 *  @return the length, below BASTIDE_NAME_MAX; E_ARGUMENT for an unknown vocabulary, E_ABSENT for an unknown number. @threads
 * any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_name(int32_t vocabulary, int32_t number, char* out, int32_t cap);

/** The number of a name. @param vocabulary [bastide_vocabulary] @param len [count] bytes, or -1
 *  @param out [number]
 *  @return OK, E_ARGUMENT, E_ABSENT for an unknown name. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_word_find(int32_t vocabulary, const char* name, int32_t len, int32_t* out);

/** Lists the numbers of a vocabulary in ascending order, without those of boxes that this build leaves out (BASTIDE_BOX_...);
 *  those have names all the same. @param vocabulary [bastide_vocabulary] @param out [number]
 *  @return their number, E_ARGUMENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_list(int32_t vocabulary, int32_t* out, int32_t cap);

/** The meaning of a word, in a sentence or a few words. @param texts NULL: English
 *  @param vocabulary [bastide_vocabulary] @param number [number] @return the length, below BASTIDE_SENTENCE_MAX; E_ARGUMENT,
 * E_ABSENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_text(const bastide_texts* texts, int32_t vocabulary, int32_t number, char* out,
                                                   int32_t cap);

/** The rule id of a word, or an empty text. @param vocabulary [bastide_vocabulary] @param number [number]
 *  @return the length, below BASTIDE_NAME_MAX; E_ARGUMENT, E_ABSENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_rule(int32_t vocabulary, int32_t number, char* out, int32_t cap);

/** Lists every option that this build has, by number. @return their number, E_ARGUMENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_option_list(bastide_option_def* out, int32_t cap);

/** Sentences of another language, one template a line (docs/texts.md), on top of English: a missing entry stays English. Names of
 *  seats are entries too: "seat.0 = Anna". A filled sentence is cut after 16000 bytes. @param len [count] bytes, or -1
 *  @return OK; E_FORMAT with line, column and the sentence; E_ARGUMENT, E_MEMORY. @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_texts_parse(const char* utf8, int32_t len, const bastide_allocator* mem,
                                                            bastide_refusal* refusal, bastide_texts** out);

/** Writes all templates as text that bastide_texts_parse() reads, ready to translate. @param texts NULL: English
 *  @return the length, E_ARGUMENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_texts_write(const bastide_texts* texts, char* out, int32_t cap);

/** Destroys texts. NULL is allowed. */
BASTIDE_API void BASTIDE_CALL bastide_texts_destroy(bastide_texts* texts);

/** The sentence for an action: "Red places D on (0,-1), turned twice." @param texts NULL: English
 *  @return the length, below BASTIDE_SENTENCE_MAX; E_ARGUMENT, E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_action_text(const bastide_game* game, const bastide_texts* texts,
                                                     const bastide_action* action, char* out, int32_t cap);

/** The sentence for a decision: "Red may deploy a piece." @param texts NULL: English @return the length, below
 * BASTIDE_SENTENCE_MAX; E_ARGUMENT, E_VERSION.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_decision_text(const bastide_game* game, const bastide_texts* texts,
                                                       const bastide_decision* decision, char* out, int32_t cap);

/** The sentence for an event. @param texts NULL: English @return the length, below BASTIDE_SENTENCE_MAX; E_ARGUMENT, E_VERSION.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_event_text(const bastide_game* game, const bastide_texts* texts,
                                                    const bastide_event* event, char* out, int32_t cap);

/** The sentence for a score line. @param texts NULL: English @return the length, below BASTIDE_SENTENCE_MAX; E_ARGUMENT,
 * E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_score_line_text(const bastide_game* game, const bastide_texts* texts,
                                                         const bastide_score_line* line, char* out, int32_t cap);

/** The sentence for a refusal: "The north side needs a road at (3,-2); the tile has a city there."
 *  @param game NULL for a refusal of a config, tiles or texts @param texts NULL: English
 *  @param action the action that was refused, as it was; NULL for other refusals
 *  @return the length, below BASTIDE_SENTENCE_MAX; E_ARGUMENT, E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_refusal_text(const bastide_game* game, const bastide_texts* texts,
                                                      const bastide_action* action, const bastide_refusal* refusal, char* out,
                                                      int32_t cap);

/** An action as a line of a script: "0: deploy follower 3 -1 r0". It ignores fields that its kind does not use.
 *  @return the length, below BASTIDE_LINE_MAX; E_ARGUMENT for an action that no line can express: one for which
 * bastide_game_check() returns E_ARGUMENT, or that names a cell outside the largest possible board, or a piece or segment that
 * does not exist; E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_action_write(const bastide_game* game, const bastide_action* action, char* out,
                                                      int32_t cap);

/** The action that a line of a script means in this position; it may be illegal. Without "SEAT:" it is the seat that decides.
 *  @param len [count] bytes, or -1 @return OK; E_FORMAT with column and the sentence; E_ARGUMENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len,
                                                             bastide_refusal* refusal, bastide_action* out);

/* ==== 9. Saving ==================================================================================================== */

/** A hash of everything public in the position: config, board, pieces, scores, the decision. It leaves out the seed and the
 *  chance mode, so a seeded server and a client with HOST chance agree. Equal on every platform. @param out [hash]
 *  @return OK, E_ARGUMENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_hash(const bastide_game* game, uint64_t* out);

/** Writes a snapshot, all or nothing: config, position, score lines, and the history if the game has one (docs/snapshots.md).
 *  Games with equal config, history, position and score lines give equal bytes on every platform. A log that cannot hold all
 *  events may hold other score lines after an undo or a load. Every later version reads a snapshot.
 *  @param viewer [viewer]
 *  @return the size in bytes; a buffer that is too short stays untouched (to get the size, call with NULL, 0). E_ARGUMENT;
 *  E_STATE after a fault.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_write_snapshot(const bastide_game* game, int32_t viewer, uint8_t* out, int32_t cap);

/** Puts a game into the position of a snapshot. Its log begins empty, its score lines are those of the snapshot. It continues
 *  under the newest rules; undo can go back before the snapshot if the game began under the same rules. Any bytes are safe. The
 *  snapshot must use tile sets that this game knows: built-in ones, or those it was created with. If it has the config of `game`
 *  the rules stay shared, see bastide_game_clone(); otherwise new tables are built. `game` keeps its CONFIG_FLAG_NO_HISTORY and
 *  its event capacity.
 *  @param len [count] bytes
 *  @return OK, E_ARGUMENT, E_FORMAT, E_VERSION, E_LIMIT, E_MEMORY. Clears a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_restore_snapshot(bastide_game* game, const uint8_t* bytes, int32_t len,
                                                                      bastide_refusal* refusal);

/** Makes a new game from a snapshot. @param len [count] bytes @param sets as for bastide_game_create()
 *  @return as bastide_game_restore_snapshot(). @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_load_snapshot(const uint8_t* bytes, int32_t len,
                                                                   const bastide_tileset* const* sets, int32_t set_count,
                                                                   const bastide_allocator* mem, bastide_refusal* refusal,
                                                                   bastide_game** out);

/** Writes the game as a script: its config and its actions as readable text (docs/scripts.md). @param viewer [viewer]
 *  @return the length; E_ARGUMENT; E_STATE without history, after a fault, or when the game was loaded and began under older
 *  rules; E_LIMIT when the game has more actions than its history holds. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_write_script(const bastide_game* game, int32_t viewer, char* out, int32_t cap);

/** Makes a new game from a script; the call applies its actions and checks its `expect` lines, its tags and its variations. The
 *  game does not hold tags, comments and variations: bastide_script_parse() does. Any bytes are safe.
 *  @param len [count] bytes, -1: up to the NUL @param sets as for bastide_game_create()
 *  @return OK; E_FORMAT with line, column and the sentence when a line cannot be read or an expectation fails; E_ILLEGAL with the
 *  same for a refused action; E_VERSION, E_LIMIT, E_ARGUMENT, E_MEMORY. @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_load_script(const char* utf8, int32_t len,
                                                                 const bastide_tileset* const* sets, int32_t set_count,
                                                                 const bastide_allocator* mem, bastide_refusal* refusal,
                                                                 bastide_game** out);

/** One line of a script. 80 bytes. */
typedef struct bastide_script_line {
    int32_t kind;         /**< [bastide_script_line_kind] */
    int32_t line;         /**< [line] its number in the text that bastide_script_write() writes */
    int32_t depth;        /**< [count] variations around it; 0 in the main line of the game */
    int32_t actions;      /**< [count] actions of the history after this line, draws included, along its variation: the position
                               that a comment is about */
    int32_t seat;         /**< [seat] the seat whose clock it is */
    int32_t milliseconds; /**< [number] the time that this seat has left */
    uint32_t spare[6];
    char tag[32]; /**< [text] the name of the tag: "event" */
} bastide_script_line;

enum bastide_script_line_kind {
    BASTIDE_SCRIPT_LINE_TITLE = 1,         /**< {} the title */
    BASTIDE_SCRIPT_LINE_TAG = 2,           /**< {tag} a tag | its text is the value */
    BASTIDE_SCRIPT_LINE_CONFIG = 3,        /**< {} a part of the config */
    BASTIDE_SCRIPT_LINE_TABLE = 4,         /**< {} a part of the position from which the game begins */
    BASTIDE_SCRIPT_LINE_ACTION = 5,        /**< {} an action | bastide_action_parse() reads its text in the position before it */
    BASTIDE_SCRIPT_LINE_EXPECTATION = 6,   /**< {} an expectation */
    BASTIDE_SCRIPT_LINE_COMMENT = 7,       /**< {} a comment | its text is what follows the # */
    BASTIDE_SCRIPT_LINE_CLOCK = 8,         /**< {seat milliseconds} the time that a seat has left */
    BASTIDE_SCRIPT_LINE_VARIATION = 9,     /**< {} the beginning of a variation | it is played instead of the last action of the
                                                                                lines around it */
    BASTIDE_SCRIPT_LINE_VARIATION_END = 10 /**< {} the end of a variation */
};

/** Reads a script with everything that it says beside the game: tags, comments, clocks, expectations and variations
 *  (docs/scripts.md). It checks what bastide_game_load_script() checks, and that all bytes are UTF-8.
 *  @param len [count] bytes, -1: up to the NUL; at most 4194304 @param sets as for bastide_game_create()
 *  @return as bastide_game_load_script(). @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_script_parse(const char* utf8, int32_t len, const bastide_tileset* const* sets,
                                                             int32_t set_count, const bastide_allocator* mem,
                                                             bastide_refusal* refusal, bastide_script** out);

/** Writes a script in its normal form: one blank between words, each comment on its own line, variations indented, of several
 *  empty lines one. bastide_script_parse() reads it as the same script, and it is then written as the same bytes.
 *  @return the length, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_script_write(const bastide_script* script, char* out, int32_t cap);

/** Lists the lines of a script in their order, without empty ones. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_script_list_lines(const bastide_script* script, bastide_script_line* out, int32_t cap);

/** The text of a line without its indentation: of a comment what follows the #, of a tag its value. @param index [index] in the
 *  list of lines @return the length; E_ARGUMENT, E_ABSENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_script_line_text(const bastide_script* script, int32_t index, char* out, int32_t cap);

/** Finds the line of a tag by its name. @param len [count] bytes, or -1 @param out [index] in the list of lines
 *  @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_script_find_tag(const bastide_script* script, const char* utf8, int32_t len,
                                                                int32_t* out);

/** Puts lines into a script in place of some of its lines, and checks the whole as bastide_script_parse() does: adds tags,
 *  comments, variations, changes and removes them.
 *  @param first   [index] of the first replaced line; the number of lines to add at the end
 *  @param removed [number] of lines that are replaced; 0 to add before `first`
 *  @param len     [count] bytes of the new lines, -1: up to the NUL @param sets as for bastide_game_create()
 *  @return OK; E_ABSENT when there are no such lines; else as bastide_script_parse(), with lines counted in the changed script.
 */
BASTIDE_API bastide_status BASTIDE_CALL bastide_script_replace(bastide_script* script, int32_t first, int32_t removed,
                                                               const char* utf8, int32_t len, const bastide_tileset* const* sets,
                                                               int32_t set_count, bastide_refusal* refusal);

/** Makes a new game at a line of a script, in the main line or in a variation. @param index [index] of the last line that is
 *  played; -1 for the end of the game @param sets as for bastide_game_create()
 *  @return as bastide_game_load_script(), which fails for other sets than the script was read with; E_ABSENT for no such line.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_script_load_game(const bastide_script* script, int32_t index,
                                                                 const bastide_tileset* const* sets, int32_t set_count,
                                                                 const bastide_allocator* mem, bastide_refusal* refusal,
                                                                 bastide_game** out);

/** Destroys a script. NULL is allowed. */
BASTIDE_API void BASTIDE_CALL bastide_script_destroy(bastide_script* script);

/* ==== 10. Setting the table ========================================================================================
 * A game can start from any position: a puzzle, a tutorial, a test. A position is a head and a list of entries: tiles, pieces,
 * scores, hands, bag. docs/positions.md lists what is checked and what is not. */

/** The head of a position. All zero: the first turn of seat 0 begins. 64 bytes. */
typedef struct bastide_position {
    int32_t turn; /**< [number] of the turn, from 1 to 30000; 0 is 1 */
    int32_t seat; /**< [seat] whose turn it is */
    int32_t step; /**< [bastide_step] at which the game waits; 0: the turn begins and stops at its first decision */
    int32_t tile; /**< [tile] PLACE, SALE_BID: the drawn tile, -1 when the seat chooses one from its hand; else ignored */
    uint32_t spare[12];
} bastide_position;

/** One thing on the table. 96 bytes. */
typedef struct bastide_put {
    int32_t kind;       /**< [bastide_put_kind] */
    int32_t seat;       /**< [seat] */
    int32_t tile;       /**< [tile] */
    int32_t x;          /**< [x] */
    int32_t y;          /**< [y] */
    int32_t rotation;   /**< [rotation] */
    int32_t spot;       /**< [bastide_spot] SEGMENT, CORNER or TILE, as in an action; SPACE, BESIDE, HELD */
    int32_t segment;    /**< [segment] ignored with CORNER and TILE; the space with SPACE */
    int32_t piece_kind; /**< [bastide_piece_kind] */
    int32_t piece;      /**< [number] id of the piece plus 1; 0 the first in the supply */
    int32_t slot;       /**< [number] place in the hand, from 1; 0 the first free one */
    int32_t other_seat; /**< [seat] that holds it */
    int32_t points;     /**< [points] */
    int32_t count;      /**< [count] copies */
    int32_t note;       /**< [bastide_note] */
    int32_t number;     /**< [number] of the note */
    int32_t beside;     /**< [number] id plus 1 of the piece that it stands beside */
    int32_t span;       /**< [number] of a tile: a road across it, 1 north-south, 2 east-west; 0 none. It needs a piece there. Of
                             a piece: the way in which it joins two roads of its tile, as in bastide_piece */
    uint32_t spare[6];
} bastide_put;

enum bastide_put_kind {
    BASTIDE_PUT_TILE = 1,  /**< {tile x y rotation span} a tile lies on a cell | in order of placing, the first one anywhere */
    BASTIDE_PUT_PIECE = 2, /**< {seat? piece_kind piece spot x? y? segment? other_seat? beside? span} a piece is there | after the
                                                     tiles, and after the pieces that it stands on or beside; seat -1: nobody's */
    BASTIDE_PUT_PRISONER = 3, /**< {seat piece_kind piece other_seat} a piece is held by another seat (TOWER-CAPTURE-15) */
    BASTIDE_PUT_SCORE = 4,    /**< {seat points} a seat has points | 0 when it has no entry */
    BASTIDE_PUT_HELD = 5,     /**< {seat tile slot} a seat holds a tile: its abbey, or one drawn ahead */
    BASTIDE_PUT_OUT = 6,      /**< {tile count} copies are out of the game | all other tiles are in the bag */
    BASTIDE_PUT_BAG = 7, /**< {tile count} copies are in the bag | with one such entry, all other tiles are out of the game. Not
                              together with OUT */
    BASTIDE_PUT_NOTE = 8 /**< {note number} what the table does not show | 0 when it has no entry */
};

/** Unsets a head: the first turn of seat 0 begins, with no tile (-1). @return OK, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_position_init(bastide_position* position);

/** Unsets an entry: -1 for seats, tile and segment, BASTIDE_NOWHERE for x and y, 0 for the rest. @return OK, E_ARGUMENT.
 *  @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_put_init(bastide_put* put);

/** Lists the position of a game as entries, ready to edit and set: tiles in order of placing, pieces, prisoners, scores, hands,
 *  what is out of the game, notes. @param head may be NULL
 *  @return the number of entries; E_ARGUMENT; E_ABSENT for a dice game; E_STATE after a fault and where no position can begin:
 *  after the end, before the first turn, while the game carries out a bid or a deployment, while hidden hands hold tiles,
 *  unplaceable tiles wait to go back to the bag or a hand of three waits to be filled after an extra turn or a second part of a
 *  turn, when the turn is beyond 30000 or a score beyond 100000000 or -100000000. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out,
                                                            int32_t cap);

/** Lists everything that is illegal in a position under the rules of a game: first the errors of single entries, in their order,
 *  then those of the whole table. An illegal entry is left out when the entries that depend on it are checked. The call uses the
 *  memory of the game and does not change the game. @param out one refusal each; `index` is the entry, -1 the head or no single
 * entry
 *  @return their number, 0 for a legal position; E_ARGUMENT, E_VERSION, E_ABSENT for a dice game, E_LIMIT, E_MEMORY. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_check_position(bastide_game* game, const bastide_position* head,
                                                             const bastide_put* puts, int32_t count, bastide_refusal* out,
                                                             int32_t cap);

/** Sets the table: the game continues from the position as if it had been created there; a seeded game starts its draws from its
 *  seed again. Log and history begin empty. Snapshots and scripts contain the position.
 *  @return OK; E_ILLEGAL with the first refusal; E_ARGUMENT, E_VERSION, E_ABSENT for a dice game, E_LIMIT, E_MEMORY. Clears a
 *  fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_set_position(bastide_game* game, const bastide_position* head,
                                                                  const bastide_put* puts, int32_t count,
                                                                  bastide_refusal* refusal);

/* ==== 11. Many games at once =======================================================================================
 * One call for many games, for bindings in which each call is expensive. The host makes the threads and gives each a range of the
 * games. */

/** Restarts each game, as bastide_game_restart(). @param games `count` handles, none NULL @param seeds `count` seeds
 *  @return OK; E_ARGUMENT, and then it does nothing. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_games_restart(bastide_game* const* games, int32_t count, const uint64_t* seeds);

/** Samples one action of each game as bastide_game_sample_action(), and does not apply it. @param randoms `count` words, one for
 *  each game
 *  @param out `count` actions; for a game that is over or has a fault the kind is 0
 *  @return [count] number of sampled actions; E_ARGUMENT, and then it does nothing. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_sample(const bastide_game* const* games, int32_t count, uint64_t* randoms,
                                                      bastide_action* out);

/** Applies one action to each game, as bastide_game_apply(), one after the other. A game may occur twice.
 *  @param actions `count` actions, the i-th for games[i]; the call skips one of kind 0, as bastide_games_sample() writes for a
 *  game that is over, and its status is E_ABSENT @param statuses `count` of them, or NULL
 *  @return [count] number of applied actions; E_ARGUMENT or E_VERSION when an action has impossible numbers for its game, and
 *  then it does nothing. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_apply(bastide_game* const* games, int32_t count, const bastide_action* actions,
                                                     bastide_status* statuses);

/** Plays each game to its end, one after the other, and samples every action with the same word: rollouts. Games with a fault
 *  stay as they are.
 *  @param most [count] limit of actions for each game, from 1: not every game ends @param random as for sampling
 *  @return [count] number of games that are over now; E_ARGUMENT, and then it does nothing. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most,
                                                        uint64_t* random);

/* ==== 12. The dice game ============================================================================================
 * GAME_DICE is another game with the same handle: create, clone, decision, list, check, apply, events, score lines, snapshot,
 * hash and script mean the same as for tiles. The differences:
 * - 2 to 5 seats. Choices: only the options DICE_TARGET_SCORE and DICE_FINISH_ROUND. A seat has a score and no supply.
 * - The tile types are the four faces that show city; cities of dice are features. There are no pieces: a piece id names a die.
 * - Dice are alike, so dice that show the same face are listed as one action. For a die that touches nothing, cells farther
 *   from the dice than any layout can need are not legal; exactly the listed actions are accepted.
 * - With HOST chance each roll is a FALL of nature, listed with its weight. A seeded game rolls by itself; to get the odds of
 *   its next roll, make a clone for the public view and call it there.
 * - The length of a game has no limit. The log retains 2048 events unless the config sets another number. The history holds
 *   8192 actions and rolls; in a longer game the functions that read it return E_LIMIT. An undo to a roll that the library made
 *   goes back to the action after it.
 * - There is no final scoring: CONFIG_FLAG_STOP_BEFORE_FINAL has no effect.
 * - A handle of either game restores the snapshots of both. */

/** The turn of a dice game so far. 128 bytes. */
typedef struct bastide_dice {
    int32_t rolls;        /**< [count] made in this turn, 0 to 3 (DICE-TURN-02) */
    int32_t rolls_left;   /**< [count] that the seat may still make; 0 when it has no die to roll */
    int32_t dice;         /**< [count] the seat had when its turn began: 9 less the knights of others (DICE-FLOW-01) */
    int32_t tray[6];      /**< [count] dice of the tray that show face i + 1 */
    int32_t hand;         /**< [count] dice of the tray that are not rolled yet */
    int32_t built;        /**< [count] dice in cities */
    int32_t aside;        /**< [count] knights set aside */
    int32_t catapults;    /**< [count] rolled in this turn; all of them are passed on; nine win (DICE-END-02) */
    int32_t doubled;      /**< [truth] the turn counts double (DICE-KNIGHT-03) */
    uint32_t holders;     /**< [seats] that keep a knight */
    int32_t largest;      /**< [count] dice of the largest closed city */
    int32_t points;       /**< [points] that DICE_STOP would score now */
    int32_t target_score; /**< [points] what ends the game (DICE-END-01) */
    int32_t finish_round; /**< [truth] the round is completed before the game ends */
    uint32_t spare[13];
} bastide_dice;

/** A die. 48 bytes. */
typedef struct bastide_die {
    int32_t number;   /**< [die] 0 to 8 */
    int32_t spot;     /**< [bastide_spot] */
    int32_t face;     /**< [bastide_face] 0 when it is not rolled yet */
    int32_t x;        /**< [x] */
    int32_t y;        /**< [y] */
    int32_t rotation; /**< [rotation] */
    uint32_t sides;   /**< [sides] city sides as it lies: bit 0 N, 1 E, 2 S, 3 W */
    int32_t seat;     /**< [seat] that keeps it */
    int32_t feature;  /**< [feature] its city */
    uint32_t spare[3];
} bastide_die;

/** The turn so far. @return OK, E_ARGUMENT, E_ABSENT when this is not a dice game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_dice(const bastide_game* game, bastide_dice* out);

/** Lists the dice by number. @return 9, E_ARGUMENT, E_ABSENT when this is not a dice game. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_dice(const bastide_game* game, bastide_die* out, int32_t cap);

/* ==== 13. Numbers ==================================================================================================
 * One enum for each vocabulary. Masks have a bit for each action kind, piece, segment, side, mark, spot and set, so these numbers
 * stay below 64, whichever box adds them. In every other vocabulary the numbers of a box begin at 100 times its number
 * (BASTIDE_BOX_...); those below 100 belong to the base game. 98 and 99 are no boxes: refusals of positions and of configs.
 * A later version adds enumerators and boxes, so a `switch` over any of these needs a `default`. */

enum bastide_game_kind {
    BASTIDE_GAME_TILES = 1, /**< the tile game with its expansions */
    BASTIDE_GAME_DICE = 2   /**< the dice game */
};

enum bastide_chance {
    BASTIDE_CHANCE_SEEDED = 1, /**< the library draws from the seed, with its own generator */
    BASTIDE_CHANCE_HOST = 2    /**< each draw is an action of nature that the host supplies */
};

enum bastide_choice_kind {
    BASTIDE_CHOICE_SET = 1,     /**< {id:bastide_set value:count} copies of a built-in set | 0 to 1000. The first SET or TILESET
                                                                     choice replaces the default sets. A game holds 16000 tiles and
                                   65534     segments at most */
    BASTIDE_CHOICE_PIECES = 2,  /**< {id:bastide_piece_kind value:count} pieces of a kind for each seat | 0 to 100; at most 512
                                             pieces of all kinds and seats together */
    BASTIDE_CHOICE_OPTION = 3,  /**< {id:bastide_option value:number} the value of an option */
    BASTIDE_CHOICE_TILESET = 4, /**< {id:index value:count} copies of a tile set of the caller | id: index of its handle; 0 to
                                     1000 */
    BASTIDE_CHOICE_BUSH = 5     /**< {id:tile value:truth} the village of a tile type is drawn with bushes | 0: as in its set. 1
                                                                     needs OPTION_BUSHES_DO_NOT_END_ROADS (HOUSE-ROAD-01) */
};

enum bastide_origin {
    BASTIDE_ORIGIN_SEAT = 1,    /**< the seat itself */
    BASTIDE_ORIGIN_CLOCK = 2,   /**< the time of the seat ran out */
    BASTIDE_ORIGIN_STAND_IN = 3 /**< a stand-in decides for the seat */
};

enum bastide_seat_state {
    BASTIDE_SEAT_STATE_PLAYING = 1, /**< in the game */
    BASTIDE_SEAT_STATE_RESIGNED = 2 /**< left the game: it decides nothing more, its pieces stay, it cannot win (RESIGN-01) */
};

enum bastide_side_kind {
    BASTIDE_SIDE_FIELD = 1, /**< field */
    BASTIDE_SIDE_ROAD = 2,  /**< road */
    BASTIDE_SIDE_CITY = 3,  /**< city | on a die: black */
    BASTIDE_SIDE_WILD = 4,  /**< fits every side */
    BASTIDE_SIDE_RIVER = 5  /**< river | meets only rivers (RIVER-PLACE-02) */
};

enum bastide_segment_kind {
    BASTIDE_SEGMENT_CITY = 1,       /**< city */
    BASTIDE_SEGMENT_ROAD = 2,       /**< road */
    BASTIDE_SEGMENT_FIELD = 3,      /**< field */
    BASTIDE_SEGMENT_MONASTERY = 4,  /**< monastery | or an abbey: complete when the eight cells around it hold tiles */
    BASTIDE_SEGMENT_FOUNDATION = 5, /**< tower foundation | a feature of its own (TOWER-TILE-03) */
    BASTIDE_SEGMENT_GARDEN = 6,     /**< garden | complete as a monastery is (ABBOT-GARDEN-01) */
    BASTIDE_SEGMENT_RIVER = 7,  /**< river | separates fields; no piece stands on it and it is never scored (RIVER-SCORE-01) */
    BASTIDE_SEGMENT_CASTLE = 8, /**< castle | a city of two tiles that was turned into one (CASTLE-BUILD-01) */
    BASTIDE_SEGMENT_ABBACY = 9, /**< abbacy | of a monastery: its follower is an abbot, is never complete, and scores the row and
                                    the column at the end (SPMON-03) */
    BASTIDE_SEGMENT_HUT = 10    /**< hut | complete as a monastery is, and worth more the fewer tiles lie around it (YAGA-01) */
};

enum bastide_mark {
    BASTIDE_MARK_PENNANT = 1,                 /**< pennant | bit n of a mask of marks is mark n (BASE-CITY-05) */
    BASTIDE_MARK_INN = 2,                     /**< inn | of a road (IC-ROAD-01) */
    BASTIDE_MARK_CATHEDRAL = 3,               /**< cathedral | of a city (IC-CITY-01) */
    BASTIDE_MARK_WINE = 4,                    /**< wine | goods of a city (TB-COMP-01) */
    BASTIDE_MARK_GRAIN = 5,                   /**< grain | the same (TB-COMP-01) */
    BASTIDE_MARK_CLOTH = 6,                   /**< cloth | the same (TB-COMP-01) */
    BASTIDE_MARK_SPRING = 7,                  /**< spring | of a river, which begins there (RIVER-COMP-01) */
    BASTIDE_MARK_LAKE = 8,                    /**< lake | of a river, which ends there (RIVER-COMP-01) */
    BASTIDE_MARK_PIG_HERD = 9,                /**< pig-herd | of a field (PIGHERD-01) */
    BASTIDE_MARK_VOLCANO = 10,                /**< volcano | of a tile (RIVER-LAKE-01) */
    BASTIDE_MARK_FESTIVAL = 12,               /**< festival | of a tile (FEST-COMP-01) */
    BASTIDE_MARK_SIEGE = 13,                  /**< siege | of a city (SIEGE-CITY-01) */
    BASTIDE_MARK_SHRINE = 15,                 /**< shrine | of a monastery (CULT-SCORE-01) */
    BASTIDE_MARK_DARMSTADTIUM = 16,           /**< Darmstadtium | of a city (DARM-CITY-01) */
    BASTIDE_MARK_CHURCH = 17,                 /**< church | a monastery that pays the followers around it (DARM-CHURCH-01) */
    BASTIDE_MARK_DRAGON = 18,                 /**< dragon | of a tile (DRAGON-WALK-01) */
    BASTIDE_MARK_PORTAL = 19,                 /**< magic portal | of a tile (PORTAL-01) */
    BASTIDE_MARK_PRINCESS = 20,               /**< princess | of a city (PRINCESS-01) */
    BASTIDE_MARK_HILL = 22,                   /**< hill | of a tile (HILL-HIDE-01) */
    BASTIDE_MARK_VINEYARD = 23,               /**< vineyard | of a tile (VINEYARD-01) */
    BASTIDE_MARK_BAZAAR = 24,                 /**< bazaar | of a tile (BAZAAR-TRIGGER-01) */
    BASTIDE_MARK_CASTLE_UNFIT = 25,           /**< no castle | of a city whose wall has no half-round shape (CASTLE-BUILD-02) */
    BASTIDE_MARK_CASTLE_QUARTER = 26,         /**< castle quarter | of a tile, space 0 of the City (COUNT-SETUP-02) */
    BASTIDE_MARK_MARKET_QUARTER = 27,         /**< market quarter | of a tile, space 1 (COUNT-SETUP-02) */
    BASTIDE_MARK_BLACKSMITH_QUARTER = 28,     /**< blacksmith quarter | of a tile, space 2 (COUNT-SETUP-02) */
    BASTIDE_MARK_CATHEDRAL_QUARTER = 29,      /**< cathedral quarter | of a tile, space 3 (COUNT-SETUP-02) */
    BASTIDE_MARK_CIRCUS = 30,                 /**< circus | of a tile: a space for the big top (BIGTOP-MOVE-01) */
    BASTIDE_MARK_ACROBATS = 31,               /**< acrobats | of a tile: a space for three acrobats (ACRO-PLACE-01) */
    BASTIDE_MARK_GOLDMINE = 32,               /**< goldmine | of a tile (GOLD-PLACE-01) */
    BASTIDE_MARK_MAGIC = 33,                  /**< magic | of a tile (MAGIC-PLACE-01) */
    BASTIDE_MARK_CROP_SHIELD = 34,            /**< crop circle with a shield | of a tile, for knights (CROP-02) */
    BASTIDE_MARK_CROP_CLUB = 35,              /**< crop circle with a club | of a tile, for thieves (CROP-02) */
    BASTIDE_MARK_CROP_PITCHFORK = 36,         /**< crop circle with a pitchfork | of a tile, for farmers (CROP-02) */
    BASTIDE_MARK_WATCHTOWER_MEEPLES = 37,     /**< watchtower over meeples | of a tile (WATCH-04) */
    BASTIDE_MARK_WATCHTOWER_PENNANTS = 38,    /**< watchtower over pennants | of a tile (WATCH-04) */
    BASTIDE_MARK_WATCHTOWER_ROADS = 39,       /**< watchtower over roads | of a tile (WATCH-04) */
    BASTIDE_MARK_WATCHTOWER_MONASTERIES = 40, /**< watchtower over monasteries | of a tile (WATCH-04) */
    BASTIDE_MARK_WATCHTOWER_CITIES = 41,      /**< watchtower over cities | of a tile (WATCH-04) */
    BASTIDE_MARK_WIND_ROSE_ORANGE = 42,       /**< orange wind rose | of a tile (ROSE-01) */
    BASTIDE_MARK_WIND_ROSE_BLUE = 43,         /**< blue wind rose | of a tile (ROSE-03) */
    BASTIDE_MARK_WIND_ROSE_NE = 44,           /**< north-east of a wind rose | of a tile (ROSE-02) */
    BASTIDE_MARK_WIND_ROSE_SE = 45,           /**< south-east of a wind rose | of a tile (ROSE-02) */
    BASTIDE_MARK_WIND_ROSE_SW = 46,           /**< south-west of a wind rose | of a tile (ROSE-02) */
    BASTIDE_MARK_WIND_ROSE_NW = 47,           /**< north-west of a wind rose | of a tile (ROSE-02) */
    BASTIDE_MARK_LABYRINTH = 48,              /**< labyrinth | of a road (LAB-01) */
    BASTIDE_MARK_FLIER = 49,                  /**< flying machine | of a tile, pointing west (FLIER-COMP-02) */
    BASTIDE_MARK_FLIER_NW = 50,               /**< slanting flying machine | of a tile, pointing north-west (FLIER-COMP-02) */
    BASTIDE_MARK_RAZBOYNIK = 51,              /**< Solovei Razboynik | of a road: a trap for its followers (RAZB-01) */
    BASTIDE_MARK_VODYANOY = 52,               /**< Vodyanoy | of a tile: a trap for the followers around it (VODY-01) */
    BASTIDE_MARK_FERRY_LAKE = 53, /**< ferry lake | of a tile: a ferry joins two of the roads that end there (FERRY-COMP-01) */
    BASTIDE_MARK_TUNNEL_OPENING = 54, /**< tunnel opening | of a road, which has an open end there (TUNNEL-ROAD-01) */
    BASTIDE_MARK_ROBBERS = 56         /**< robbers | of a tile (ROB-PLACE-01) */
};

enum bastide_road_end {
    BASTIDE_ROAD_END_VILLAGE = 1,    /**< village | a crossing with houses, or a hamlet where one road ends */
    BASTIDE_ROAD_END_GATE = 2,       /**< city gate */
    BASTIDE_ROAD_END_MONASTERY = 3,  /**< monastery door */
    BASTIDE_ROAD_END_FOUNDATION = 4, /**< tower foundation */
    BASTIDE_ROAD_END_SPRING = 5,     /**< spring of a river (RIVER-FIELD-06) */
    BASTIDE_ROAD_END_OPEN = 6        /**< nothing: it ends in the open, as at a volcano (VOLCANO-06) */
};

enum bastide_piece_kind {
    BASTIDE_PIECE_FOLLOWER = 1,       /**< follower | 7 for each seat (BASE-SETUP-03) */
    BASTIDE_PIECE_TOWER_PIECE = 2,    /**< tower piece | a storey; the number depends on the seats [tower] (TOWER-SETUP-02) */
    BASTIDE_PIECE_MAYOR = 3,          /**< mayor | as strong as its city has pennants [abbey_mayor] (MAYOR-STR-01) */
    BASTIDE_PIECE_WAGON = 4,          /**< wagon | moves on after scoring [abbey_mayor] (WAGON-MOVE-01) */
    BASTIDE_PIECE_BARN = 5,           /**< barn | stands where four tiles show field [abbey_mayor] (BARN-PLACE-01) */
    BASTIDE_PIECE_LARGE_FOLLOWER = 6, /**< large follower | counts as two followers [inns_cathedrals] (IC-BIG-02) */
    BASTIDE_PIECE_BUILDER = 7,        /**< builder | gives its owner a double turn [traders_builders] (TB-BUILD-01) */
    BASTIDE_PIECE_PIG = 8,            /**< pig | adds to what its field is worth [traders_builders] (TB-PIG-01) */
    BASTIDE_PIECE_WINE = 9,           /**< wine | a token that a seat wins and counts [traders_builders] (TB-GOODS-01) */
    BASTIDE_PIECE_GRAIN = 10,         /**< grain | the same [traders_builders] (TB-GOODS-01) */
    BASTIDE_PIECE_CLOTH = 11,         /**< cloth | the same [traders_builders] (TB-GOODS-01) */
    BASTIDE_PIECE_ABBOT = 12,         /**< abbot | in monasteries and gardens; can be called back [abbot] (ABBOT-COMP-01) */
    BASTIDE_PIECE_KING = 14,          /**< King | held for the largest completed city [king_robber] (KING-CITY-01) */
    BASTIDE_PIECE_ROBBER = 15,        /**< Robber Baron | held for the longest completed road [king_robber] (ROBBER-ROAD-01) */
    BASTIDE_PIECE_PHANTOM = 16,       /**< phantom | a second follower of a turn [phantom] (PHANTOM-COMP-01) */
    BASTIDE_PIECE_DRAGON = 17,        /**< dragon | nobody's; walks over the tiles and eats [princess_dragon] (DRAGON-WALK-01) */
    BASTIDE_PIECE_FAIRY = 18,         /**< fairy | nobody's; stands beside a follower [princess_dragon] (FAIRY-MOVE-01) */
    BASTIDE_PIECE_SHEPHERD = 19,      /**< shepherd | tends sheep in a field [hills_sheep] (SHEPHERD-PLACE-01) */
    BASTIDE_PIECE_SHEEP_1 = 20,       /**< one sheep | a token of the bag [hills_sheep] (HS-COMP-02) */
    BASTIDE_PIECE_SHEEP_2 = 21,       /**< two sheep | the same [hills_sheep] (HS-COMP-02) */
    BASTIDE_PIECE_SHEEP_3 = 22,       /**< three sheep | the same [hills_sheep] (HS-COMP-02) */
    BASTIDE_PIECE_SHEEP_4 = 23,       /**< four sheep | the same [hills_sheep] (HS-COMP-02) */
    BASTIDE_PIECE_WOLF = 24,          /**< wolf | the same [hills_sheep] (HS-COMP-02) */
    BASTIDE_PIECE_BRIDGE = 25,        /**< bridge | a road across a tile [bridges_castles_bazaars] (BRIDGE-ROAD-01) */
    BASTIDE_PIECE_CASTLE = 26,        /**< castle | on a small city [bridges_castles_bazaars] (CASTLE-BUILD-04) */
    BASTIDE_PIECE_COUNT = 27,         /**< count | nobody's; stands in a quarter and closes it [count_city] (COUNT-SETUP-04) */
    BASTIDE_PIECE_RINGMASTER = 28,    /**< ringmaster | a follower that likes circuses and acrobats [big_top] (RING-PLACE-01) */
    BASTIDE_PIECE_BIG_TOP = 29,       /**< big top | nobody's; moves to each circus that is placed [big_top] (BIGTOP-MOVE-02) */
    BASTIDE_PIECE_FLEA = 30,          /**< flea | a token under the big top, 1 point [big_top] (BIGTOP-COMP-02) */
    BASTIDE_PIECE_MONKEY = 31,        /**< monkey | the same, 3 points [big_top] (BIGTOP-COMP-02) */
    BASTIDE_PIECE_SEAL = 32,          /**< seal | the same, 4 points [big_top] (BIGTOP-COMP-02) */
    BASTIDE_PIECE_BEAR = 33,          /**< bear | the same, 5 points [big_top] (BIGTOP-COMP-02) */
    BASTIDE_PIECE_TIGER = 34,         /**< tiger | the same, 6 points [big_top] (BIGTOP-COMP-02) */
    BASTIDE_PIECE_ELEPHANT = 35,      /**< elephant | the same, 7 points [big_top] (BIGTOP-COMP-02) */
    BASTIDE_PIECE_GOLD_BAR = 36, /**< gold bar | nobody's; lies on a tile until a seat takes it [goldmines] (GOLD-PLACE-02) */
    BASTIDE_PIECE_MAGE = 37,     /**< mage | nobody's; raises a road or city [mage_witch] (MAGIC-SCORE-01) */
    BASTIDE_PIECE_WITCH = 38,    /**< witch | nobody's; halves a road or city [mage_witch] (MAGIC-SCORE-01) */
    BASTIDE_PIECE_LITTLE_TOWER =
        39, /**< little tower | stands on a tile and adds to its features [little_buildings] (LB-PLACE-01) */
    BASTIDE_PIECE_LITTLE_HOUSE = 40,      /**< little house | the same [little_buildings] (LB-PLACE-01) */
    BASTIDE_PIECE_LITTLE_SHED = 41,       /**< little shed | the same [little_buildings] (LB-PLACE-01) */
    BASTIDE_PIECE_TRACK_ROBBER = 42,      /**< robber | stands on the score track [robbers] (ROB-PLACE-01) */
    BASTIDE_PIECE_MESSENGER = 43,         /**< messenger | the second marker of a seat on the score track [messages] (MSG-01) */
    BASTIDE_PIECE_FERRY = 44,             /**< ferry | nobody's; joins two roads of its tile [ferries] (FERRY-PLACE-02) */
    BASTIDE_PIECE_TUNNEL_TOKEN = 45,      /**< tunnel token | two of a pair join their openings [tunnel] (TUNNEL-ROAD-02) */
    BASTIDE_PIECE_FLIGHT_1 = 46,          /**< short flight | a face of the die: one space [flying_machines] (FLIER-COMP-01) */
    BASTIDE_PIECE_FLIGHT_2 = 47,          /**< middle flight | the same, two spaces [flying_machines] (FLIER-COMP-01) */
    BASTIDE_PIECE_FLIGHT_3 = 48,          /**< long flight | the same, three spaces [flying_machines] (FLIER-COMP-01) */
    BASTIDE_PIECE_MESSAGE_ROAD = 50,      /**< message of a road | a token of the stack [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_CITY = 51,      /**< message of a city | the same [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_MONASTERY = 52, /**< message of a monastery | the same [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_TILE = 53,      /**< message of a tile | the same [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_PENNANTS = 54,  /**< message of pennants | the same [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_KNIGHTS = 55,   /**< message of knights | the same [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_FARMERS = 56,   /**< message of farmers | the same [messages] (MSG-05) */
    BASTIDE_PIECE_MESSAGE_FOLLOWER = 57   /**< message of a follower | the same [messages] (MSG-05) */
};

enum bastide_spot {
    BASTIDE_SPOT_SUPPLY = 1,  /**< with its owner, unused */
    BASTIDE_SPOT_SEGMENT = 2, /**< on a segment of the tile on x, y */
    BASTIDE_SPOT_PRISON = 3,  /**< held by another seat (TOWER-CAPTURE-15) */
    BASTIDE_SPOT_MOVING = 4,  /**< moving while its owner decides where to; x, y, segment: where it set out (AM-SEQ-01) */
    BASTIDE_SPOT_CORNER = 5,  /**< on the corner x, y */
    BASTIDE_SPOT_TRAY = 6,    /**< a die that may still be rolled this turn */
    BASTIDE_SPOT_BUILT = 7,   /**< a die in a city, on a cell (DICE-BUILD-01) */
    BASTIDE_SPOT_ASIDE = 8,   /**< a knight set aside (DICE-TURN-05) */
    BASTIDE_SPOT_PASSED = 9,  /**< a catapult that went to the left neighbour (DICE-CAT-01) */
    BASTIDE_SPOT_KEPT = 10,   /**< a knight that a seat holds between its turns (DICE-KNIGHT-06) */
    BASTIDE_SPOT_TILE = 11,   /**< on the tile on x, y, on none of its segments (DRAGON-WALK-03) */
    BASTIDE_SPOT_SPACE = 12,  /**< on a space of a board beside the tiles | segment: its number (COUNT-SETUP-04) */
    BASTIDE_SPOT_BESIDE = 13, /**< beside another piece | x, y, segment: where that one stands (FAIRY-MOVE-01) */
    BASTIDE_SPOT_HELD = 14    /**< held in front of a seat (KING-CITY-01) */
};

/** Faces of a die. The tile types of the dice game are the faces that show city: type i is face i + 1. */
enum bastide_face {
    BASTIDE_FACE_CAP = 1,      /**< city on one side (DICE-FACE-01) */
    BASTIDE_FACE_CORNER = 2,   /**< city on two sides that meet (DICE-FACE-01) */
    BASTIDE_FACE_STRAIGHT = 3, /**< city on two opposite sides (DICE-FACE-01) */
    BASTIDE_FACE_TEE = 4,      /**< city on three sides (DICE-FACE-01) */
    BASTIDE_FACE_KNIGHT = 5,   /**< knight (DICE-FACE-01) */
    BASTIDE_FACE_CATAPULT = 6  /**< catapult (DICE-FACE-01) */
};

/** Built-in tile sets; also the numbers of their boxes. A set that names a box in brackets is one more of that box. */
enum bastide_set {
    BASTIDE_SET_BASE = 1,        /**< Base game, 72 tiles | A to X, with the start tile D (BASE-SET-01) */
    BASTIDE_SET_WINTER = 2,      /**< Winter Edition, 12 animal tiles | Z01 to Z12 (BASE-SET-01) */
    BASTIDE_SET_TOWER = 3,       /**< The Tower, first edition, 18 tiles and tower pieces | T01 to T17 (TOWER-COMP-01) */
    BASTIDE_SET_ABBEY_MAYOR = 4, /**< Abbey & Mayor, new edition, 12 tiles, abbeys, mayors, wagons, barns | AM_B to AM_M, an abbey
                                     AM_A for each seat (AM-COMP-01) */
    BASTIDE_SET_INNS_CATHEDRALS = 5, /**< Inns & Cathedrals, new edition, 18 tiles, large followers | IC01 to IC17 (IC-COMP-01) */
    BASTIDE_SET_TRADERS_BUILDERS = 6, /**< Traders & Builders, new edition, 24 tiles, builders, pigs | TB01, ... (TB-COMP-01) */
    BASTIDE_SET_ABBOT = 7,            /**< The Abbot, new edition, abbots and gardens | no tiles of its own (ABBOT-COMP-01) */
    BASTIDE_SET_RIVER = 8,            /**< The River, 12 tiles | RV01 to RV11, with the spring RV01 (RIVER-COMP-01) */
    BASTIDE_SET_RIVER_2 = 9,          /**< The River II, 12 tiles | R201 to R212, with the spring R201 [river] (RIVER-COMP-02) */
    BASTIDE_SET_GQ11 = 10,            /**< Games Quarterly 11, 12 tiles | GQ01 to GQ12; GQ11 and GQ12 need a river
                                                                                                                                   [river]
                                         (RIVER-COMP-03) */
    BASTIDE_SET_KING_ROBBER = 11, /**< King & Robber Baron, 5 tiles, the King and the Robber Baron | KR01, ... (KING-COMP-01) */
    BASTIDE_SET_FESTIVAL = 12,    /**< The Festival, 10 tiles | FE01 to FE10 (FEST-COMP-01) */
    BASTIDE_SET_SIEGE = 13,       /**< The Cathars, Siege, The Besiegers, 10 tiles | SC01 to SC04, SB01 to SB06 (SIEGE-COMP-01) */
    BASTIDE_SET_CULT = 14,        /**< The Cult, 6 tiles with shrines | CU01 to CU06 (CULT-COMP-01) */
    BASTIDE_SET_PHANTOM = 15,     /**< The Phantom, phantoms | no tiles of its own (PHANTOM-COMP-01) */
    BASTIDE_SET_DARMSTADT = 16,   /**< Darmstadt, 3 tiles, the Darmstadtium and two churches | DA01 to DA03 (DARM-COMP-01) */
    BASTIDE_SET_PRINCESS_DRAGON = 17, /**< Princess & Dragon, 30 tiles, dragon and fairy | PD_A to PD_Z, PD_AA to PD_AC, and
                                        PD_T2, which takes the place of PD_T in the second edition (PD-COMP-01) */
    BASTIDE_SET_HILLS_SHEEP = 18,     /**< Hills & Sheep, 18 tiles, shepherds and a bag of sheep | HS_A to HS_P (HS-COMP-01) */
    BASTIDE_SET_BRIDGES_CASTLES_BAZAARS = 19, /**< Bridges, Castles & Bazaars, 12 tiles, bridges and castles | BB_A to BB_K
                                                  (BCB-COMP-01) */
    BASTIDE_SET_COUNT_CITY = 20, /**< The Count of Carcassonne, 12 start tiles and the count | CO_1 to CO_12 (COUNT-COMP-01) */
    BASTIDE_SET_BIG_TOP = 21,    /**< Under the Big Top, 20 tiles, ringmasters, the big top, animal tokens | BT_A to BT_P
                                                            (BIGTOP-COMP-01) */
    BASTIDE_SET_FLYING_MACHINES = 22,         /**< The Flying Machines, 8 tiles | FL_A to FL_H (FLIER-COMP-01) */
    BASTIDE_SET_TUNNEL = 23,                  /**< The Tunnel, 4 tiles and tokens in pairs | TU_A to TU_D (TUNNEL-COMP-01) */
    BASTIDE_SET_FERRIES = 24,                 /**< The Ferries, 8 tiles and 8 ferries | FE_A to FE_C (FERRY-COMP-01) */
    BASTIDE_SET_GOLDMINES = 25,               /**< The Goldmines, 8 tiles and 16 gold bars | GM_A to GM_H (GOLD-COMP-01) */
    BASTIDE_SET_MAGE_WITCH = 26,              /**< Mage & Witch, 8 tiles, mage and witch | MW_A to MW_H (MAGIC-COMP-01) */
    BASTIDE_SET_CROP_CIRCLES = 27,            /**< Crop Circles I, 6 tiles | CC1_A to CC1_F (CROP-COMP-01) */
    BASTIDE_SET_CROP_CIRCLES_2 = 28,          /**< Crop Circles II, 6 tiles | CC2_A to CC2_F [crop_circles] (CROP-COMP-01) */
    BASTIDE_SET_MONASTERIES = 29,             /**< Monasteries in Germany, 6 tiles | MG_A, MG_B (SPMON-01) */
    BASTIDE_SET_MONASTERIES_NETHERLANDS = 30, /**< Monasteries in the Netherlands & Belgium, 6 tiles | MN_A, MN_B [monasteries]
                                                  (SPMON-01) */
    BASTIDE_SET_MONASTERIES_JAPAN = 31,       /**< Japanese Buildings, 6 tiles | MJ_A, MJ_B [monasteries] (SPMON-01) */
    BASTIDE_SET_WATCHTOWERS = 32,             /**< The Watchtowers, 12 tiles | WT_A to WT_L (WATCH-01) */
    BASTIDE_SET_LITTLE_BUILDINGS = 33, /**< Little Buildings, towers, houses and sheds | no tiles of its own (LB-SETUP-01) */
    BASTIDE_SET_WIND_ROSES = 34,       /**< The Wind Roses, 6 tiles | WR_A to WR_F, with the start tile WR_A (ROSE-SETUP-01) */
    BASTIDE_SET_LABYRINTH = 35,        /**< The Labyrinth, 1 tile | LA_A (LAB-01) */
    BASTIDE_SET_RUSSIAN_PROMOS = 36,   /**< Russian Promos, 4 tiles | RU_A to RU_D (YAGA-01) */
    BASTIDE_SET_ROBBERS = 37,          /**< The Robbers, 8 tiles and robbers | RB_A to RB_F (ROB-COMP-01) */
    BASTIDE_SET_MESSAGES = 38          /**< The Messages, 8 messages and messengers | no tiles of its own (MSG-01) */
};

/** Boxes that a build can leave out, by the CMake variable BASTIDE_BOXES, which takes their names. bastide_word_list() lists the
 *  boxes that this build has. `names:` lists the words with which the names of a box begin in the enums below. */
enum bastide_box {
    BASTIDE_BOX_TOWER = 3,            /**< The Tower | names: TOWER */
    BASTIDE_BOX_ABBEY_MAYOR = 4,      /**< Abbey & Mayor | names: ABBEY MAYOR WAGON BARN PIG */
    BASTIDE_BOX_INNS_CATHEDRALS = 5,  /**< Inns & Cathedrals | names: INN INNS CATHEDRAL LARGE_FOLLOWER */
    BASTIDE_BOX_TRADERS_BUILDERS = 6, /**< Traders & Builders | names: TRADERS BUILDER_COMPLETING BUILDER_WITHOUT PIG
                                          GOODS DOUBLE_TURN */
    BASTIDE_BOX_ABBOT = 7,            /**< The Abbot | names: ABBOT */
    BASTIDE_BOX_RIVER = 8, /**< The River, The River II, Games Quarterly 11 | names: RIVER LAKE ABBEY_KEEPS PIG_HERD BIG_BOX */
    BASTIDE_BOX_KING_ROBBER = 11,     /**< King & Robber Baron | names: KING ROBBER */
    BASTIDE_BOX_FESTIVAL = 12,        /**< The Festival | names: FESTIVAL */
    BASTIDE_BOX_SIEGE = 13,           /**< The Cathars, Siege, The Besiegers | names: SIEGE CATHARS BESIEGERS BESIEGED */
    BASTIDE_BOX_CULT = 14,            /**< The Cult | names: CULT */
    BASTIDE_BOX_PHANTOM = 15,         /**< The Phantom | names: PHANTOM */
    BASTIDE_BOX_DARMSTADT = 16,       /**< Darmstadt | names: DARMSTADT CHURCH REMOVE_TWO */
    BASTIDE_BOX_PRINCESS_DRAGON = 17, /**< Princess & Dragon | names: PRINCESS DRAGON FAIRY PORTAL VOLCANO_BARN VOLCANO_WOKE
                                         WITHOUT_DRAGON WITHOUT_FAIRY WITHOUT_PRINCESS WITHOUT_PORTAL */
    BASTIDE_BOX_HILLS_SHEEP = 18,     /**< Hills & Sheep | names: HILL HILLS VINEYARD VINEYARDS SHEPHERD SHEEP FLOCK WOLF
                                                                          WITHOUT_SHEPHERDS WITHOUT_HILLS WITHOUT_VINEYARDS */
    BASTIDE_BOX_BRIDGES_CASTLES_BAZAARS = 19, /**< Bridges, Castles & Bazaars | names: BRIDGE BRIDGES CASTLE CASTLES BAZAAR
                                                 BAZAARS WITHOUT_BRIDGES WITHOUT_CASTLES WITHOUT_BAZAARS */
    BASTIDE_BOX_COUNT_CITY = 20,              /**< The Count of Carcassonne | names: COUNT_CITY COUNT_MOVE COUNT_MOVED COUNT_FINAL
                                                 COUNT_START COUNT_EACH COUNT_BONUS COUNT_BLOCKS COUNT_THERE CITY_BOARD
                                                 CATHEDRAL_QUARTER */
    BASTIDE_BOX_BIG_TOP = 21, /**< Under the Big Top | names: BIG_TOP CIRCUS ACROBAT ACROBATS RINGMASTER FLEA MONKEY SEAL BEAR
                                          TIGER ELEPHANT WITHOUT_BIG_TOP WITHOUT_ACROBATS WITHOUT_RINGMASTER */
    BASTIDE_BOX_FLYING_MACHINES = 22,  /**< The Flying Machines | names: FLYING FLIER FLIGHT */
    BASTIDE_BOX_TUNNEL = 23,           /**< The Tunnel | names: TUNNEL */
    BASTIDE_BOX_FERRIES = 24,          /**< The Ferries | names: FERRY FERRIES */
    BASTIDE_BOX_GOLDMINES = 25,        /**< The Goldmines | names: GOLDMINE GOLDMINES GOLD_BAR GOLD_BARS GOLD_PLACE
                                                                  GOLD_FOUND GOLD_TAKEN GOLD_NOT_AROUND GOLD_MUST_PLACE */
    BASTIDE_BOX_MAGE_WITCH = 26,       /**< Mage & Witch | names: MAGE WITCH MAGIC DRAGON_EATS_MAGIC */
    BASTIDE_BOX_CROP_CIRCLES = 27,     /**< Crop Circles I, Crop Circles II | names: CROP */
    BASTIDE_BOX_MONASTERIES = 29,      /**< Monasteries in Germany, Monasteries in the Netherlands & Belgium, Japanese Buildings |
                                                     names: MONASTERIES_GERMANY MONASTERIES_NETHERLANDS MONASTERIES_JAPAN
                                          MONASTERIES_ABBOT      KEEP_MONASTERIES */
    BASTIDE_BOX_WATCHTOWERS = 32,      /**< The Watchtowers | names: WATCHTOWER WATCHTOWERS */
    BASTIDE_BOX_LITTLE_BUILDINGS = 33, /**< Little Buildings | names: LITTLE_BUILDING LITTLE_BUILDINGS LITTLE_TOWER LITTLE_HOUSE
                                            LITTLE_SHED */
    BASTIDE_BOX_WIND_ROSES = 34,       /**< The Wind Roses | names: WIND_ROSE WIND_ROSES */
    BASTIDE_BOX_LABYRINTH = 35,        /**< The Labyrinth | names: LABYRINTH */
    BASTIDE_BOX_RUSSIAN_PROMOS = 36,   /**< Russian Promos | names: RUSSIAN RAZBOYNIK VODYANOY */
    BASTIDE_BOX_ROBBERS = 37,          /**< The Robbers | names: ROBBERS TRACK_ROBBER */
    BASTIDE_BOX_MESSAGES = 38,         /**< The Messages | names: MESSAGE MESSAGES MESSENGER */
    BASTIDE_BOX_HOUSE = 80,            /**< the house rules | names: any. The variants are in every build */
    BASTIDE_BOX_DICE = 81              /**< the dice game | names: DICE */
};

/** The braces name the record whose kinds the vocabulary holds. Every BASTIDE_THING_... belongs to VOCABULARY_THING. */
enum bastide_vocabulary {
    BASTIDE_VOCABULARY_STATUS = 1,      /**< statuses */
    BASTIDE_VOCABULARY_ACTION = 2,      /**< {bastide_action} kinds of actions */
    BASTIDE_VOCABULARY_STEP = 3,        /**< {bastide_decision} what a decision is about */
    BASTIDE_VOCABULARY_EVENT = 4,       /**< {bastide_event} kinds of events */
    BASTIDE_VOCABULARY_CAUSE = 5,       /**< causes of events */
    BASTIDE_VOCABULARY_REWARD = 6,      /**< reasons of payments */
    BASTIDE_VOCABULARY_REASON = 7,      /**< {bastide_refusal} reasons of refusals */
    BASTIDE_VOCABULARY_THING = 8,       /**< {bastide_thing id} kinds of things */
    BASTIDE_VOCABULARY_OPTION = 9,      /**< options */
    BASTIDE_VOCABULARY_PRESET = 10,     /**< presets */
    BASTIDE_VOCABULARY_NOTE = 11,       /**< notes of positions */
    BASTIDE_VOCABULARY_PUT = 12,        /**< {bastide_put} entries of positions */
    BASTIDE_VOCABULARY_CHOICE = 13,     /**< {bastide_choice} kinds of choices */
    BASTIDE_VOCABULARY_PIECE = 14,      /**< kinds of pieces */
    BASTIDE_VOCABULARY_SEGMENT = 15,    /**< kinds of segments and features */
    BASTIDE_VOCABULARY_SIDE = 16,       /**< kinds of sides */
    BASTIDE_VOCABULARY_SPOT = 17,       /**< where a piece is */
    BASTIDE_VOCABULARY_ROAD_END = 18,   /**< what a road ends at inside its tile */
    BASTIDE_VOCABULARY_MARK = 19,       /**< marks on segments and tiles */
    BASTIDE_VOCABULARY_SET = 20,        /**< built-in tile sets */
    BASTIDE_VOCABULARY_FACE = 21,       /**< faces of a die */
    BASTIDE_VOCABULARY_GAME = 22,       /**< kinds of games */
    BASTIDE_VOCABULARY_CHANCE = 23,     /**< who draws: the library or the host */
    BASTIDE_VOCABULARY_ORIGIN = 24,     /**< who decided for a seat */
    BASTIDE_VOCABULARY_SEAT_STATE = 25, /**< states of a seat */
    BASTIDE_VOCABULARY_VOCABULARY = 26, /**< vocabularies */
    BASTIDE_VOCABULARY_BOX = 27,        /**< boxes that a build can leave out */
    BASTIDE_VOCABULARY_PATH = 28,       /**< kinds of paths of a drawing */
    BASTIDE_VOCABULARY_SIGN = 29,       /**< kinds of signs of a drawing */
    BASTIDE_VOCABULARY_SCRIPT_LINE = 30 /**< {bastide_script_line line depth actions} kinds of lines of a script */
};

/** What a decision is about. */
enum bastide_step {
    BASTIDE_STEP_DRAW = 1,  /**< {} nature draws a tile | HOST chance only */
    BASTIDE_STEP_PLACE = 2, /**< {tile?} the seat places the drawn tile, or one of its hand */
    BASTIDE_STEP_ACT = 3,   /**< {placed x y} the seat may deploy a piece */
    BASTIDE_STEP_FINAL = 4, /**< {} nature begins the final scoring | with CONFIG_FLAG_STOP_BEFORE_FINAL */
    /* The Tower: 301 to 399 */
    BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN = 301, /**< {least} the turn begins: the seat may pay ransom (TOWER-RANSOM-07) */
    BASTIDE_STEP_TOWER_RANSOM_AT_END = 302,   /**< {least} the turn ends: the seat may pay ransom (TOWER-RANSOM-07) */
    BASTIDE_STEP_TOWER_CAPTURE = 303,         /**< {placed x y segment} the seat may capture from this tower (TOWER-CAPTURE-01) */
    BASTIDE_STEP_TOWER_EXCHANGE = 304,        /**< {other_seat} the seat chooses which prisoner comes back (TOWER-EXCHANGE-03) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_STEP_ABBEY_PLACE = 401, /**< {tile} the seat may place its abbey instead of drawing (ABBEY-PLACE-01) */
    BASTIDE_STEP_WAGON_MOVE = 402,  /**< {piece piece_kind x y segment feature} the wagon may move on; passing takes it home
                                                (WAGON-MOVE-01) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_STEP_DOUBLE_TURN_SECOND_PART = 601, /**< {} the seat may play a second part of its turn, by naming itself
                                          (TB-OPT-01) */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_STEP_SIEGE_ESCAPE = 1301, /**< {} the seat may take a knight out of a besieged city (SIEGE-ESC-01) */
    /* The Phantom: 1501 to 1599 */
    BASTIDE_STEP_PHANTOM = 1501, /**< {placed x y} the seat may deploy its phantom, too (PHANTOM-SEQ-01) */
    /* Princess & Dragon: 1701 to 1799 */
    BASTIDE_STEP_DRAGON_WALK = 1701, /**< {piece piece_kind x y most} the seat must move the dragon one tile on | x, y: where the
                                          dragon is; most: the steps left, this one included (DRAGON-WALK-02) */
    BASTIDE_STEP_PRINCESS_TAKE = 1702, /**< {placed x y} the seat must remove a knight from the city of the princess
                                            (PRINCESS-OPT-01) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_STEP_FLOCK_GROW_OR_GUIDE = 1801, /**< {piece piece_kind x y segment feature} the seat lets a flock grow, by choosing
                                                its shepherd, or guides it home, by taking the shepherd (FLOCK-TURN-01) */
    BASTIDE_STEP_SHEPHERD_DRAW = 1802, /**< {piece piece_kind x y segment feature} nature draws a token for the shepherd | HOST
                                            chance only (SHEPHERD-PLACE-04) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_STEP_CASTLE_BUILD = 1920,  /**< {piece piece_kind x y segment feature} the seat may turn its city into a castle |
                                                  piece:  its follower there (CASTLE-BUILD-01) */
    BASTIDE_STEP_CASTLE_POINTS = 1921, /**< {piece piece_kind x y segment feature} the seat chooses the feature for which its
                                          castle is paid | piece: the castle (CASTLE-SCORE-05) */
    BASTIDE_STEP_BAZAAR_CHOOSE = 1922, /**< {least most} the seat chooses one of the open tiles and bids for it
                                            (BAZAAR-AUCTION-01) */
    BASTIDE_STEP_BAZAAR_BID = 1923,    /**< {tile other_seat least most} the seat may bid more for the tile that another one chose
                                                                    (BAZAAR-AUCTION-02) */
    BASTIDE_STEP_BAZAAR_SELL = 1924,   /**< {tile other_seat most} the seat buys the tile that it chose, or sells it | other_seat:
                                                            who bid most; most: that bid (BAZAAR-AUCTION-03) */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_STEP_COUNT_CITY_LEAVE = 2001,  /**< {} the seat may move followers from the City to features that are scored next
                                                        (COUNT-LEAVE-01) */
    BASTIDE_STEP_COUNT_CITY_DEPLOY = 2002, /**< {} the seat may deploy a follower to a quarter of the City (COUNT-DEPLOY-01) */
    BASTIDE_STEP_COUNT_MOVE = 2003,        /**< {piece piece_kind x y} the seat may move the count | x, y: the tile of his quarter
                                                                                                        (COUNT-MOVE-01) */
    BASTIDE_STEP_COUNT_FINAL_LEAVE = 2004, /**< {} the seat may move a follower from the City to a feature before the final
                                                scoring (COUNT-FINAL-01) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_STEP_BIG_TOP_DRAW = 2101, /**< {piece piece_kind x y} nature draws the token that lies under the big top | HOST chance
                                         only (BIGTOP-SCORE-01) */
    /* The Flying Machines: 2201 to 2299 */
    BASTIDE_STEP_FLIER_ROLL =
        2201, /**< {piece piece_kind x y} nature rolls how far the follower flies | HOST chance only (FLIER-02) */
    BASTIDE_STEP_FLIER_LAND = 2202, /**< {piece piece_kind x y} the seat must choose where its follower lands | x, y: the tile on
                                       which it lands (FLIER-03) */
    /* The Tunnel: 2301 to 2399 */
    BASTIDE_STEP_TUNNEL_PLACE = 2301, /**< {placed x y} the seat may put a token on a tunnel opening | x, y: the tile just placed
                                         (TUNNEL-PLACE-02) */
    /* The Ferries: 2401 to 2499 */
    BASTIDE_STEP_FERRY_PLACE = 2401, /**< {placed x y} the seat must put a ferry on the lake just placed (FERRY-PLACE-01) */
    BASTIDE_STEP_FERRY_MOVE = 2402,  /**< {placed x y} the seat may move a ferry of the road that the tile extends | x, y: that
                                        tile (FERRY-MOVE-01) */
    /* The Goldmines: 2501 to 2599 */
    BASTIDE_STEP_GOLD_PLACE = 2501, /**< {placed piece piece_kind x y} the seat must put a gold bar on a tile around the mine | x,
                                       y: the mine (GOLD-PLACE-01) */
    /* Mage & Witch: 2601 to 2699 */
    BASTIDE_STEP_MAGIC_PLACE = 2601, /**< {placed x y} the seat must place or move the mage or the witch, or take one off the
                                        board (MAGIC-PLACE-01) */
    BASTIDE_STEP_MAGIC_PART = 2602, /**< {x y segment feature} mage and witch met, and the seat must move one of them away | x, y:
                                        where the mage stands (MAGIC-JOIN-01) */
    /* Crop Circles: 2701 to 2799 */
    BASTIDE_STEP_CROP_CHOOSE = 2701, /**< {placed x y} the seat must choose what all seats do (CROP-01) */
    BASTIDE_STEP_CROP_ADD = 2702, /**< {x y} the seat places a follower beside one of its own | x, y: the crop circle (CROP-04) */
    BASTIDE_STEP_CROP_REMOVE = 2703, /**< {x y} the seat must take back one of its followers | x, y: the crop circle (CROP-06) */
    /* The Robbers: 3701 to 3799 */
    BASTIDE_STEP_ROBBERS_PLACE = 3701, /**< {piece piece_kind} the seat may put its robber on the space of another seat | NAME:
                                          that seat (ROB-PLACE-01) */
    BASTIDE_STEP_ROBBERS_ROB = 3702,   /**< {piece piece_kind other_seat least x? y? segment? feature?} the seat robs these points
                                            or   waits for others | least: what it gets; other_seat got twice as many, for the
                                          feature   (ROB-STEAL-03) */
    BASTIDE_STEP_ROBBERS_MARKER = 3703, /**< {piece piece_kind other_seat} the seat chooses which marker of the other seat its
                                           robber waits for (ROB-STEAL-08) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_STEP_MESSAGE_MOVE = 3801, /**< {piece piece_kind least x? y? segment? feature?} the seat must move one of its markers
                                         | piece: its messenger; least: how far; for the feature (MSG-02) */
    BASTIDE_STEP_MESSAGE_DRAW = 3802, /**< {piece piece_kind} nature draws the top message | piece: the messenger of the seat.
                                         HOST chance only (MSG-03) */
    BASTIDE_STEP_MESSAGE_READ = 3803, /**< {piece_kind least} the seat must take two points or do what the message says |
                 piece_kind: the message; least: what that pays if it is no choice of a place or a piece (MSG-04) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_STEP_START_TOSS = 8001,   /**< {} nature names the seat that chooses who begins | HOST chance only (HOUSE-START-01) */
    BASTIDE_STEP_START_NAME = 8002,   /**< {} the seat names who begins (HOUSE-START-01) */
    BASTIDE_STEP_HAND_DISCARD = 8003, /**< {} no tile of the hand can be placed; the seat gives one away (HOUSE-DRAW-02) */
    BASTIDE_STEP_SALE_BID = 8004,     /**< {tile other_seat least most} the seat may bid for the tile that another one drew
                                                                           (HOUSE-SALE-01) */
    BASTIDE_STEP_SALE_SELL = 8005,    /**< {tile} the seat that drew the tile takes one of the bids or none (HOUSE-SALE-01) */
    BASTIDE_STEP_HAND_REVEAL = 8006,  /**< {} nature shows which tile the seat on turn has held unseen | HOST chance only
                                                  (HOUSE-DRAW-01) */
    /* the dice game: 8101 to 8199 */
    BASTIDE_STEP_DICE_TURN = 8101, /**< {} the seat builds, collects, rolls again or ends its turn (DICE-TURN-03) */
    BASTIDE_STEP_DICE_FALL = 8102  /**< {} nature rolls the dice of the tray | HOST chance only (DICE-TURN-04) */
};

/** Why something happened. */
enum bastide_cause {
    BASTIDE_CAUSE_DEPLOYED = 1,     /**< a seat deployed it */
    BASTIDE_CAUSE_COMPLETED = 2,    /**< its feature was completed and scored */
    BASTIDE_CAUSE_FINAL = 3,        /**< scored at the end */
    BASTIDE_CAUSE_FITS_NOWHERE = 4, /**< it fits nowhere (BASE-DRAW-02) */
    BASTIDE_CAUSE_CLOCK = 5,        /**< the time of the seat ran out */
    BASTIDE_CAUSE_STAND_IN = 6,     /**< a stand-in decides for the seat */
    BASTIDE_CAUSE_RESIGNED = 7,     /**< its seat left the game (RESIGN-02) */
    /* The Tower: 301 to 399 */
    BASTIDE_CAUSE_TOWER_CAPTURED = 301,   /**< another seat captured it (TOWER-CAPTURE-01) */
    BASTIDE_CAUSE_TOWER_TAKEN_HOME = 302, /**< its owner took it home from a tower (TOWER-CAPTURE-14) */
    BASTIDE_CAUSE_TOWER_EXCHANGED = 303,  /**< prisoners were exchanged (TOWER-EXCHANGE-01) */
    BASTIDE_CAUSE_TOWER_RANSOMED = 304,   /**< a ransom was paid for it (TOWER-RANSOM-01) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_CAUSE_WAGON_SET_OUT = 401, /**< its feature was scored and it may move on (WAGON-MOVE-01) */
    BASTIDE_CAUSE_WAGON_MOVED = 402,   /**< it moved on (WAGON-MOVE-01) */
    BASTIDE_CAUSE_WAGON_STAYED = 403,  /**< it did not move on (WAGON-MOVE-06) */
    BASTIDE_CAUSE_BARN_PLACED = 404,   /**< a barn was placed in the field (BARN-SCORE-01) */
    BASTIDE_CAUSE_BARN_JOINED = 405,   /**< the field was joined to a barn (BARN-JOIN-02) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_CAUSE_GOODS_WON = 601,               /**< a city with the goods was completed (TB-GOODS-01) */
    BASTIDE_CAUSE_BUILDER_WITHOUT_COMPANY = 602, /**< the last follower beside the builder or pig left (TB-BUILD-08) */
    /* The Abbot: 701 to 799 */
    BASTIDE_CAUSE_ABBOT_CALLED_BACK = 701, /**< its owner called it back from a building (ABBOT-RET-01) */
    /* The River, The River II and Games Quarterly 11: 801 to 899 */
    BASTIDE_CAUSE_LAKE_PLACED = 801,     /**< a new turn for the seat that placed the lake with the volcano (RIVER-LAKE-01) */
    BASTIDE_CAUSE_RIVER_SET_ASIDE = 802, /**< it fits nowhere and goes back to its group of river tiles (RIVER-DRAW-05) */
    /* King & Robber Baron: 1101 to 1199 */
    BASTIDE_CAUSE_KING_WON = 1101,   /**< the largest city so far was completed (KING-CITY-02) */
    BASTIDE_CAUSE_ROBBER_WON = 1102, /**< the longest road so far was completed (ROBBER-ROAD-01) */
    /* The Festival: 1201 to 1299 */
    BASTIDE_CAUSE_FESTIVAL_RETURNED = 1201, /**< its owner took it back at a festival (FEST-RET-01) */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_CAUSE_SIEGE_ESCAPED = 1301, /**< it escaped from a besieged city (SIEGE-ESC-01) */
    /* The Cult: 1401 to 1499 */
    BASTIDE_CAUSE_CULT_CHALLENGE_LOST = 1401, /**< its rival was completed first (CULT-CHAL-02) */
    /* Princess & Dragon: 1701 to 1799 */
    BASTIDE_CAUSE_VOLCANO_WOKE = 1701,     /**< a volcano brought the dragon (VOLCANO-01) */
    BASTIDE_CAUSE_DRAGON_WALKED = 1702,    /**< a seat moved the dragon (DRAGON-WALK-02) */
    BASTIDE_CAUSE_DRAGON_ATE = 1703,       /**< the dragon ate it (DRAGON-EAT-01) */
    BASTIDE_CAUSE_FAIRY_SENT = 1704,       /**< a seat sent the fairy (FAIRY-MOVE-01) */
    BASTIDE_CAUSE_PRINCESS_REMOVED = 1705, /**< a princess removed it (PRINCESS-01) */
    BASTIDE_CAUSE_FAIRY_STAYED = 1706,     /**< its follower left, and it stays on the tile (FAIRY-STAY-01) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_CAUSE_HILL_COVERED = 1801,    /**< it lies face down under a hill (HILL-HIDE-01) */
    BASTIDE_CAUSE_SHEPHERD_DREW = 1802,   /**< it was drawn for a shepherd (SHEPHERD-PLACE-04) */
    BASTIDE_CAUSE_WOLF_CAME = 1803,       /**< a wolf was drawn (FLOCK-GROW-02) */
    BASTIDE_CAUSE_FLOCK_GUIDED = 1804,    /**< a seat guided the flocks of the field home (FLOCK-GUIDE-01) */
    BASTIDE_CAUSE_FLOCK_CLOSED = 1805,    /**< the field of the flocks was closed (FLOCK-CLOSE-01) */
    BASTIDE_CAUSE_FLOCK_SCATTERED = 1806, /**< its shepherd left the field (FLOCK-LEAVE-01) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_CAUSE_BRIDGE_BUILT = 1901,    /**< a seat built a bridge across the tile (BRIDGE-PLACE-01) */
    BASTIDE_CAUSE_BRIDGE_DECLINED = 1902, /**< it fits only with a bridge, and its seat puts it away (BRIDGE-PLACE-09) */
    BASTIDE_CAUSE_CASTLE_BUILT = 1920,    /**< its city became a castle (CASTLE-BUILD-10) */
    BASTIDE_CAUSE_CASTLE_SCORED = 1921,   /**< the castle was scored (CASTLE-SCORE-10) */
    BASTIDE_CAUSE_BAZAAR_ASIDE = 1922,    /**< it was set aside, unseen, for the bazaar of this turn (BAZAAR-OPT-02) */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_CAUSE_COUNT_CITY_ENTERED = 2001, /**< it was deployed to a quarter of the City (COUNT-DEPLOY-01) */
    BASTIDE_CAUSE_COUNT_CITY_LEFT = 2002,    /**< it left its quarter for a feature (COUNT-LEAVE-01) */
    BASTIDE_CAUSE_COUNT_MOVED = 2003,        /**< the count goes to a quarter (COUNT-MOVE-01) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_CAUSE_BIG_TOP_MOVED = 2101,    /**< a circus was placed (BIGTOP-MOVE-02) */
    BASTIDE_CAUSE_BIG_TOP_REVEALED = 2102, /**< it lay under the big top (BIGTOP-SCORE-01) */
    BASTIDE_CAUSE_ACROBATS_SCORED = 2103,  /**< a seat scored the acrobats of its tile (ACRO-SCORE-01) */
    /* The Flying Machines: 2201 to 2299 */
    BASTIDE_CAUSE_FLIER_ROLLED = 2201,   /**< the die says how far the follower flies (FLIER-02) */
    BASTIDE_CAUSE_FLIER_LANDED = 2202,   /**< it came with a flying machine (FLIER-03) */
    BASTIDE_CAUSE_FLIER_RETURNED = 2203, /**< its flight found no place to land (FLIER-06) */
    /* The Tunnel: 2301 to 2399 */
    BASTIDE_CAUSE_TUNNEL_PLACED = 2301, /**< the seat put it on a tunnel opening (TUNNEL-PLACE-01) */
    /* The Ferries: 2401 to 2499 */
    BASTIDE_CAUSE_FERRY_PLACED = 2401, /**< its lake was placed (FERRY-PLACE-01) */
    BASTIDE_CAUSE_FERRY_MOVED = 2402,  /**< a tile extended its road, and the seat moved it (FERRY-MOVE-01) */
    /* The Goldmines: 2501 to 2599 */
    BASTIDE_CAUSE_GOLD_FOUND = 2501, /**< a mine was placed (GOLD-PLACE-01) */
    BASTIDE_CAUSE_GOLD_TAKEN = 2502, /**< the seat has the majority of a completed feature (GOLD-TAKE-01) */
    /* Mage & Witch: 2601 to 2699 */
    BASTIDE_CAUSE_MAGIC_PLACED = 2601, /**< a seat placed or moved it (MAGIC-PLACE-01) */
    BASTIDE_CAUSE_MAGIC_ENDED = 2602,  /**< no road or city is left for it (MAGIC-PLACE-04) */
    /* Crop Circles: 2701 to 2799 */
    BASTIDE_CAUSE_CROP_ADDED = 2701,   /**< a crop circle lets each seat place a follower (CROP-04) */
    BASTIDE_CAUSE_CROP_REMOVED = 2702, /**< a crop circle makes each seat take a follower back (CROP-06) */
    /* Russian Promos: 3601 to 3699 */
    BASTIDE_CAUSE_RUSSIAN_TRAPPED = 3601, /**< it came into a trap (RAZB-01) */
    BASTIDE_CAUSE_RUSSIAN_FREED = 3602,   /**< its owner took it out of a trap (RAZB-04) */
    /* The Robbers: 3701 to 3799 */
    BASTIDE_CAUSE_ROBBERS_PLACED = 3701,        /**< its seat sent it to a space of the score track (ROB-PLACE-01) */
    BASTIDE_CAUSE_ROBBERS_ROBS = 3702,          /**< it robs these points (ROB-STEAL-03) */
    BASTIDE_CAUSE_ROBBERS_RETURNED = 3703,      /**< it has robbed and goes home (ROB-STEAL-01) */
    BASTIDE_CAUSE_ROBBERS_FOLLOWED = 3704,      /**< it went along with the marker of another robber (ROB-STEAL-04) */
    BASTIDE_CAUSE_ROBBERS_FIRST_MARKER = 3705,  /**< it waits for the score marker (ROB-STEAL-08) */
    BASTIDE_CAUSE_ROBBERS_SECOND_MARKER = 3706, /**< it waits for the second marker (ROB-STEAL-08) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_CAUSE_MESSAGE_MARKER = 3801,    /**< the score marker moves (MSG-02) */
    BASTIDE_CAUSE_MESSAGE_MESSENGER = 3802, /**< the messenger moves (MSG-02) */
    BASTIDE_CAUSE_MESSAGE_MOVED = 3803,     /**< its seat scored and moved it (MSG-02) */
    BASTIDE_CAUSE_MESSAGE_DRAWN = 3804,     /**< a marker ended on a space divisible by five (MSG-03) */
    BASTIDE_CAUSE_MESSAGE_SEAL = 3805,      /**< two points by the seal of the message (MSG-04) */
    BASTIDE_CAUSE_MESSAGE_ACTION = 3806,    /**< what the message says (MSG-04) */
    BASTIDE_CAUSE_MESSAGE_TAKEN = 3807,     /**< it was scored for a message (MSG-05) */
    BASTIDE_CAUSE_MESSAGE_ANOTHER = 3808,   /**< a message gives another turn (MSG-05) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_CAUSE_BAG_SET_ASIDE = 8001,  /**< it fits nowhere and goes back to the bag after this draw (HOUSE-BAG-02) */
    BASTIDE_CAUSE_HAND_DISCARDED = 8002, /**< it was given away from a hand (HOUSE-DRAW-02) */
    BASTIDE_CAUSE_HOLE_FILLED = 8003,    /**< an extra turn for a filled hole (HOUSE-HOLE-01) */
    BASTIDE_CAUSE_SALE_RESUMED = 8004,   /**< the seat whose tile was sold continues its turn (HOUSE-SALE-01) */
    /* the dice game: 8101 to 8199 */
    BASTIDE_CAUSE_DICE_COLLECTED = 8101, /**< a knight was set aside (DICE-TURN-03) */
    BASTIDE_CAUSE_DICE_PASSED = 8102,    /**< a catapult goes to the left neighbour (DICE-CAT-01) */
    BASTIDE_CAUSE_DICE_KEPT = 8103,      /**< the seat gives up scoring and keeps a knight (DICE-KNIGHT-01) */
    BASTIDE_CAUSE_DICE_DOUBLED = 8104    /**< the turn counts double (DICE-KNIGHT-03) */
};

/** What a score line pays for. */
enum bastide_reward {
    BASTIDE_REWARD_ROAD = 1,                /**< completed road (BASE-ROAD-02) */
    BASTIDE_REWARD_CITY = 2,                /**< completed city (BASE-CITY-02) */
    BASTIDE_REWARD_CITY_PENNANTS = 3,       /**< pennants of a completed city (BASE-CITY-02) */
    BASTIDE_REWARD_MONASTERY = 4,           /**< completed monastery (BASE-MON-02) */
    BASTIDE_REWARD_FINAL_ROAD = 5,          /**< incomplete road (BASE-FINAL-02) */
    BASTIDE_REWARD_FINAL_CITY = 6,          /**< incomplete city (BASE-FINAL-02) */
    BASTIDE_REWARD_FINAL_CITY_PENNANTS = 7, /**< pennants of an incomplete city (BASE-FINAL-02) */
    BASTIDE_REWARD_FINAL_MONASTERY = 8,     /**< incomplete monastery (BASE-FINAL-02) */
    BASTIDE_REWARD_FINAL_FIELD = 9,         /**< completed cities at a field (BASE-FINAL-05) */
    /* The Tower: 301 to 399 */
    BASTIDE_REWARD_TOWER_RANSOM_PAID = 301,     /**< ransom paid (TOWER-RANSOM-01) */
    BASTIDE_REWARD_TOWER_RANSOM_RECEIVED = 302, /**< ransom received (TOWER-RANSOM-01) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_REWARD_BARN_PLACED = 401, /**< completed cities at a field with a new barn (BARN-SCORE-01) */
    BASTIDE_REWARD_BARN_JOINED = 402, /**< completed cities at a field joined to a barn (BARN-JOIN-02) */
    BASTIDE_REWARD_BARN_FINAL = 403,  /**< completed cities at a barn's field (BARN-FINAL-01) */
    /* Inns & Cathedrals: 501 to 599 */
    BASTIDE_REWARD_INN_ROAD = 501,                  /**< completed road with an inn (IC-ROAD-01) */
    BASTIDE_REWARD_INN_ROAD_UNFINISHED = 502,       /**< incomplete road with an inn, which is worth nothing (IC-FINAL-01) */
    BASTIDE_REWARD_CATHEDRAL_CITY = 503,            /**< completed city with a cathedral (IC-CITY-01) */
    BASTIDE_REWARD_CATHEDRAL_PENNANTS = 504,        /**< pennants of a completed city with a cathedral (IC-CITY-01) */
    BASTIDE_REWARD_CATHEDRAL_CITY_UNFINISHED = 505, /**< incomplete city with a cathedral, which is worth nothing (IC-FINAL-02) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_REWARD_GOODS_WINE = 601,  /**< most wine (TB-FINAL-01) */
    BASTIDE_REWARD_GOODS_GRAIN = 602, /**< most grain (TB-FINAL-01) */
    BASTIDE_REWARD_GOODS_CLOTH = 603, /**< most cloth (TB-FINAL-01) */
    BASTIDE_REWARD_PIG_CITIES = 604,  /**< completed cities at a field with a pig (TB-PIG-04) */
    /* The Abbot: 701 to 799 */
    BASTIDE_REWARD_ABBOT_CALLED_BACK = 701,       /**< abbot called back (ABBOT-RET-01) */
    BASTIDE_REWARD_ABBOT_GARDEN = 702,            /**< completed garden (ABBOT-SCORE-01) */
    BASTIDE_REWARD_ABBOT_GARDEN_UNFINISHED = 703, /**< incomplete garden (ABBOT-FINAL-01) */
    /* The River, The River II and Games Quarterly 11: 801 to 899 */
    BASTIDE_REWARD_PIG_HERD_CITIES = 801, /**< completed cities at a field with a pig-herd (PIGHERD-01) */
    /* King & Robber Baron: 1101 to 1199 */
    BASTIDE_REWARD_KING_CITIES = 1101,           /**< King, completed cities (KING-FINAL-01) */
    BASTIDE_REWARD_ROBBER_ROADS = 1102,          /**< Robber Baron, completed roads (ROBBER-FINAL-01) */
    BASTIDE_REWARD_KING_HELD = 1103,             /**< King held at the end (KING-OPT-01) */
    BASTIDE_REWARD_ROBBER_HELD = 1104,           /**< Robber Baron held at the end (KING-OPT-01) */
    BASTIDE_REWARD_KING_CITY_COMPLETED = 1105,   /**< King held while cities were completed (KING-OPT-02) */
    BASTIDE_REWARD_ROBBER_ROAD_COMPLETED = 1106, /**< Robber Baron held while roads were completed (KING-OPT-02) */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_REWARD_BESIEGED_CITY = 1301,            /**< completed besieged city (SIEGE-CITY-02) */
    BASTIDE_REWARD_BESIEGED_CITY_PENNANTS = 1302,   /**< pennants of a completed besieged city (SIEGE-CITY-02) */
    BASTIDE_REWARD_BESIEGED_CITY_UNFINISHED = 1303, /**< incomplete besieged city, which is worth nothing (SIEGE-CITY-03) */
    BASTIDE_REWARD_BESIEGED_CITIES_OF_FIELD = 1304, /**< besieged cities at a field, which count double (SIEGE-FIELD-01) */
    /* Darmstadt: 1601 to 1699 */
    BASTIDE_REWARD_DARMSTADT_CITY = 1601,   /**< Darmstadtium of a completed city (DARM-CITY-01) */
    BASTIDE_REWARD_CHURCH_FOLLOWERS = 1602, /**< most followers around a completed church (DARM-CHURCH-02) */
    /* Princess & Dragon: 1701 to 1799 */
    BASTIDE_REWARD_FAIRY_TURN = 1701,   /**< fairy at the beginning of the turn (FAIRY-TURN-01) */
    BASTIDE_REWARD_FAIRY_SCORED = 1702, /**< fairy at a feature that is scored (FAIRY-SCORE-01) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_REWARD_FLOCK_SHEEP = 1801,           /**< sheep of the flocks of a field (FLOCK-GUIDE-01) */
    BASTIDE_REWARD_VINEYARDS_OF_BUILDING = 1802, /**< vineyards around a completed monastery (VINEYARD-01) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_REWARD_CASTLE = 1920,           /**< castle, for a feature in its fief (CASTLE-SCORE-01) */
    BASTIDE_REWARD_CASTLES_OF_FIELD = 1921, /**< castles beside a field (CASTLE-FIELD-01) */
    BASTIDE_REWARD_BAZAAR_PAID = 1922,      /**< tile of a bazaar, paid (BAZAAR-AUCTION-04) */
    BASTIDE_REWARD_BAZAAR_SOLD = 1923,      /**< tile of a bazaar, sold (BAZAAR-AUCTION-04) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_REWARD_BIG_TOP = 2101,         /**< own meeples around the big top (BIGTOP-SCORE-01) */
    BASTIDE_REWARD_BIG_TOP_AT_END = 2102,  /**< the same at the end of the game (BIGTOP-END-01) */
    BASTIDE_REWARD_ACROBATS = 2103,        /**< own acrobats that were scored (ACRO-SCORE-02) */
    BASTIDE_REWARD_ACROBATS_AT_END = 2104, /**< own acrobats at the end of the game (ACRO-FINAL-01) */
    BASTIDE_REWARD_RINGMASTER = 2105,      /**< circuses and acrobats around a ringmaster that is scored (RING-SCORE-01) */
    /* The Goldmines: 2501 to 2599 */
    BASTIDE_REWARD_GOLD_BARS = 2501, /**< gold bars at the end (GOLD-FINAL-02) */
    /* Mage & Witch: 2601 to 2699 */
    BASTIDE_REWARD_MAGE_TILES = 2601, /**< mage on a road or city, for its tiles (MAGIC-SCORE-01) */
    BASTIDE_REWARD_WITCH_HALF = 2602, /**< witch on a road or city, which loses half (MAGIC-SCORE-01) */
    /* Monasteries in Germany: 2901 to 2999 */
    BASTIDE_REWARD_MONASTERIES_ABBOT = 2901, /**< abbot of a monastery: the tiles of its row and its column (SPMON-03) */
    /* The Watchtowers: 3201 to 3299 */
    BASTIDE_REWARD_WATCHTOWER_MEEPLES = 3201,     /**< meeples around a watchtower (WATCH-04) */
    BASTIDE_REWARD_WATCHTOWER_PENNANTS = 3202,    /**< pennants around a watchtower (WATCH-04) */
    BASTIDE_REWARD_WATCHTOWER_ROADS = 3203,       /**< tiles with a road around a watchtower (WATCH-04) */
    BASTIDE_REWARD_WATCHTOWER_MONASTERIES = 3204, /**< monasteries around a watchtower (WATCH-04) */
    BASTIDE_REWARD_WATCHTOWER_CITIES = 3205,      /**< tiles with a city around a watchtower (WATCH-04) */
    /* Little Buildings: 3301 to 3399 */
    BASTIDE_REWARD_LITTLE_BUILDINGS =
        3301, /**< little buildings on the tiles of a feature, or around a monastery (LB-SCORE-01) */
    /* The Wind Roses: 3401 to 3499 */
    BASTIDE_REWARD_WIND_ROSE = 3401, /**< a quarter of a wind rose in its section (ROSE-02) */
    /* The Labyrinth: 3501 to 3599 */
    BASTIDE_REWARD_LABYRINTH_FOLLOWERS = 3501, /**< followers on a completed road with a labyrinth (LAB-04) */
    /* Russian Promos: 3601 to 3699 */
    BASTIDE_REWARD_RUSSIAN_HUT = 3601,       /**< hut with tiles all around it (YAGA-02) */
    BASTIDE_REWARD_RUSSIAN_HUT_ALONE = 3602, /**< hut and the empty spaces around it at the end (YAGA-01) */
    BASTIDE_REWARD_RUSSIAN_DROWNED = 3603,   /**< followers with the Vodyanoy at the end | points: less than 0 (VODY-02) */
    /* The Robbers: 3701 to 3799 */
    BASTIDE_REWARD_ROBBERS_SHARE = 3701, /**< half of the points of another seat, by its robber (ROB-STEAL-01) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_REWARD_MESSAGE_SEAL = 3801,      /**< seal of a message (MSG-04) */
    BASTIDE_REWARD_MESSAGE_ROAD = 3802,      /**< least valuable own road, by a message (MSG-05) */
    BASTIDE_REWARD_MESSAGE_CITY = 3803,      /**< least valuable own city, by a message (MSG-05) */
    BASTIDE_REWARD_MESSAGE_MONASTERY = 3804, /**< least valuable own monastery, by a message (MSG-05) */
    BASTIDE_REWARD_MESSAGE_PENNANTS = 3805,  /**< pennants of a city with an own knight, by a message (MSG-05) */
    BASTIDE_REWARD_MESSAGE_KNIGHTS = 3806,   /**< own knights, by a message (MSG-05) */
    BASTIDE_REWARD_MESSAGE_FARMERS = 3807,   /**< own farmers, by a message (MSG-05) */
    BASTIDE_REWARD_MESSAGE_FOLLOWER = 3808,  /**< own follower that is taken back, by a message (MSG-05) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_REWARD_SALE_BOUGHT = 8001, /**< price paid for a tile (HOUSE-SALE-01) */
    BASTIDE_REWARD_SALE_SOLD = 8002,   /**< price received for a tile (HOUSE-SALE-01) */
    /* the dice game: 8101 to 8199 */
    BASTIDE_REWARD_DICE_CITY = 8101 /**< largest closed city of dice | count: its points; each: 2 when the turn counts double.
                                         0 when nothing is closed. Its SCORING counts the dice (DICE-SCORE-02) */
};

/** Why something is refused. */
enum bastide_reason {
    BASTIDE_REASON_GAME_OVER = 1,         /**< {} The game is over. (BASE-END-01) */
    BASTIDE_REASON_NOT_YOUR_DECISION = 2, /**< {seat?} Another seat decides now. | seat: whose decision it is (BASE-TURN-01) */
    BASTIDE_REASON_WRONG_STEP = 3,        /**< {} The game does not wait for this action now. (BASE-TURN-02) */
    BASTIDE_REASON_TILE_NOT_LEFT = 4,     /**< {tile} No such tile is left to draw. (BASE-SETUP-02) */
    BASTIDE_REASON_WRONG_TILE = 5,        /**< {tile} This is not the tile that was drawn. (BASE-TURN-02) */
    BASTIDE_REASON_CELL_TAKEN = 6,        /**< {x y} A tile already lies there. (BASE-PLACE-01) */
    BASTIDE_REASON_TOUCHES_NOTHING = 7,   /**< {x y} No side of the cell touches a placed tile. (BASE-PLACE-01) */
    BASTIDE_REASON_SIDE_MISMATCH = 8,  /**< {x y side side_kind other_side_kind} A side does not match the neighbouring tile. | x,
                                                  y: the neighbour; side: of the new tile (BASE-PLACE-02) */
    BASTIDE_REASON_MUST_PLACE = 9,     /**< {} A tile that can be placed must be placed. (BASE-TURN-03) */
    BASTIDE_REASON_NOT_LAST_TILE = 10, /**< {x y} A piece can be deployed only on the tile just placed. | x, y: that
                                            tile (BASE-MEEPLE-02) */
    BASTIDE_REASON_NO_SUCH_SEGMENT = 11, /**< {segment?} The tile has no such segment. (BASE-MEEPLE-02) */
    BASTIDE_REASON_NO_SUCH_PIECE = 12,   /**< {piece_kind?} The game has no piece of that kind. (BASE-MEEPLE-02) */
    BASTIDE_REASON_SUPPLY_EMPTY = 13,    /**< {piece_kind} No piece of that kind is left in the supply. (BASE-MEEPLE-09) */
    BASTIDE_REASON_WRONG_SEGMENT = 14,   /**< {segment segment_kind} A piece of that kind may not stand there. (BASE-MEEPLE-02) */
    BASTIDE_REASON_OCCUPIED = 15,        /**< {feature? piece? seat x y segment} The feature is occupied. | by that piece, there
                                                                                                      (BASE-MEEPLE-03) */
    BASTIDE_REASON_OUT_OF_REACH = 16,    /**< {x? y?} The cell lies outside the largest possible board. (BASE-PLACE-01) */
    BASTIDE_REASON_NOT_ON_BOARD = 17,    /**< {piece} The piece is not on the board. (TOWER-CAPTURE-08) */
    BASTIDE_REASON_FEATURE_COMPLETE = 18, /**< {feature} The feature is complete. (WAGON-MOVE-02) */
    BASTIDE_REASON_NOT_THIS_PIECE = 19,   /**< {piece} The decision is about another piece. | piece: that one (WAGON-MOVE-07) */
    BASTIDE_REASON_NO_SUCH_SEAT = 20,     /**< {seat?} The game has no such seat. (HOUSE-START-01) */
    BASTIDE_REASON_NOT_OWN_TURN = 21,     /**< {seat} A seat can do this only in its own turn. | seat: the one that cannot
                                                                               (BASE-TURN-01) */
    BASTIDE_REASON_CANNOT_BE_TAKEN = 22,  /**< {piece} That piece cannot be taken. (TOWER-CAPTURE-08) */
    BASTIDE_REASON_RESIGNED = 23,         /**< {seat} The seat has left the game. (RESIGN-01) */
    BASTIDE_REASON_SPARE_SET =
        24,                               /**< {name} A spare word is set; it must be 0. | index: which word; name: the parameter;
                                                                                                       other_index: which record of a list */
    BASTIDE_REASON_WRONG_PIECE_KIND = 25, /**< {piece_kind} That piece cannot be deployed at this step. (PHANTOM-SEQ-01) */
    BASTIDE_REASON_DRAWN_OPENLY = 26,     /**< {} A tile is drawn unseen only into a hidden hand. (HOUSE-DRAW-01) */
    BASTIDE_REASON_ARGUMENT_RANGE = 27,   /**< {name field? value least most} An argument is out of range. | least, most: what is
                                                               possible; both 0 when that is no range */
    BASTIDE_REASON_ARGUMENT_NULL = 28,  /**< {name field? value} A pointer is missing. | index: of a list of handles, which one */
    BASTIDE_REASON_ARGUMENT_COUNT = 29, /**< {name value least most} A count or a length is out of range. */
    BASTIDE_REASON_TOKEN_NOT_LEFT = 30, /**< {piece_kind} No such token is left in the pool. (FLOCK-BAG-01) */
    BASTIDE_REASON_TOKEN_NOT_KEPT = 31, /**< {piece_kind} No piece keeps a token of that kind; it goes back at once.
                                             (FLOCK-BAG-01) */
    /* The Tower: 301 to 399 */
    BASTIDE_REASON_TOWER_MISSING = 301,          /**< {segment} The foundation has no tower to stand on. (TOWER-TOP-02) */
    BASTIDE_REASON_TOWER_CLOSED = 302,           /**< {piece? seat} A follower stands on the tower. (TOWER-TOP-03) */
    BASTIDE_REASON_TOWER_OUT_OF_RANGE = 303,     /**< {x y most} The tower does not reach that cell. | x, y: the tower; most: its
                                                                                      reach (TOWER-CAPTURE-03) */
    BASTIDE_REASON_TOWER_NOT_PRISONER = 304,     /**< {piece} The piece is not a prisoner that the seat can choose now.
                                                                                      (TOWER-RANSOM-01) */
    BASTIDE_REASON_TOWER_RANSOM_PAID = 305,      /**< {} A ransom has already been paid in this turn. (TOWER-RANSOM-02) */
    BASTIDE_REASON_TOWER_RANSOM_TOO_DEAR = 306,  /**< {least} A ransom costs 3 points; the seat has fewer. (TOWER-RANSOM-03) */
    BASTIDE_REASON_TOWER_NO_RANSOM = 307,        /**< {} The game is played without ransom. (TOWER-HOUSE-02) */
    BASTIDE_REASON_TOWER_NO_PRISONS = 308,       /**< {} No box of this game takes prisoners. (TOWER-CAPTURE-01) */
    BASTIDE_REASON_TOWER_OWN_PRISONER = 309,     /**< {seat} A seat cannot hold its own piece as a prisoner. (TOWER-CAPTURE-15) */
    BASTIDE_REASON_TOWER_MUTUAL_PRISONERS = 310, /**< {} Two seats cannot hold prisoners of each other: they are
                                                     exchanged at once. (TOWER-EXCHANGE-01) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_REASON_ABBEY_NONE_LEFT = 401, /**< {seat} The seat has no abbey left. (ABBEY-PLACE-06) */
    BASTIDE_REASON_ABBEY_NO_HOLE = 402,  /**< {x y} An abbey needs an empty cell with tiles on all four sides. (ABBEY-PLACE-02) */
    BASTIDE_REASON_ABBEY_UNTURNED = 403, /**< {} An abbey is placed with rotation 0. (ABBEY-PLACE-03) */
    BASTIDE_REASON_ABBEY_MUST_PLACE = 404, /**< {} No tile is left, so the abbey must be placed. (ABBEY-END-02) */
    BASTIDE_REASON_BARN_NO_JUNCTION = 405, /**< {spot x y} Four tiles that show only field must meet at the corner.
                                                (BARN-PLACE-02) */
    BASTIDE_REASON_BARN_IN_FIELD = 406, /**< {feature piece seat x y} A barn stands in the field. | that piece, on the corner x, y
                                             (BARN-PLACE-05) */
    BASTIDE_REASON_WAGON_TOO_FAR = 407, /**< {x y} The wagon cannot reach that cell. (WAGON-MOVE-02) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_REASON_BUILDER_WITHOUT_FOLLOWER = 601, /**< {feature?} The seat has no follower on that feature. (TB-BUILD-01) */
    BASTIDE_REASON_PIG_WITHOUT_FARMER = 602,       /**< {feature?} The seat has no farmer in that field. (TB-PIG-01) */
    /* The Abbot: 701 to 799 */
    BASTIDE_REASON_ABBOT_NOT_OWN = 701, /**< {piece} A seat can call back only its own abbot. (ABBOT-RET-01) */
    /* The River, The River II and Games Quarterly 11: 801 to 899 */
    BASTIDE_REASON_RIVER_NOT_CONTINUED = 801, /**< {x y} A river tile must continue the river. (RIVER-PLACE-01) */
    BASTIDE_REASON_RIVER_TURNS_TWICE = 802,   /**< {x y} The river must not turn twice in a row in the same direction.
                                                                   (RIVER-PLACE-03) */
    BASTIDE_REASON_RIVER_END_BLOCKED = 803,   /**< {x y} The river must flow on to an empty cell that no other end of it faces. |
                                                                   x, y: that cell (RIVER-PLACE-06) */
    BASTIDE_REASON_RIVER_NO_ROOM_AHEAD = 804, /**< {x y} The river must not flow towards tiles, nor beside another of its ends. |
                                                   x, y: the cell that it would flow to (RIVER-PLACE-07) */
    BASTIDE_REASON_RIVER_KEPT_OPEN = 805,     /**< {x y} The river goes on there, so no abbey is placed. (RIVER-OPT-07) */
    BASTIDE_REASON_RIVER_TILE_FIRST = 806,    /**< {} The hand holds a river tile that fits; it is placed first.
                                                                           (RIVER-INT-06) */
    BASTIDE_REASON_LAKE_WAITS = 807,          /**< {} The lake is placed after all other river tiles. (RIVER-INT-06) */
    BASTIDE_REASON_RIVER_DRAWN_FIRST = 808,   /**< {tile} The tiles of the river are drawn before all others. (RIVER-DRAW-01) */
    BASTIDE_REASON_RIVER_FORK_FIRST = 809,    /**< {tile} The fork is drawn before the other river tiles. (RIVER-DRAW-01) */
    BASTIDE_REASON_LAKE_DRAWN_LAST = 810,     /**< {tile} The lake is drawn after all other river tiles. (RIVER-DRAW-03) */
    BASTIDE_REASON_RIVER_START_TILE_NEXT = 811, /**< {tile} The start tile is drawn right after the river. (RIVER-OPT-01) */
    BASTIDE_REASON_RIVER_TILE_ASIDE = 812, /**< {tile} The tile fits nowhere and waits until another one of its group is drawn.
                                               (RIVER-DRAW-05) */
    /* The Festival: 1201 to 1299 */
    BASTIDE_REASON_FESTIVAL_NOT_HELD = 1201, /**< {} The tile just placed shows no festival. (FEST-RET-01) */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_REASON_SIEGE_NO_KNIGHT = 1301,  /**< {piece} The piece is in no incomplete besieged city. (SIEGE-ESC-01) */
    BASTIDE_REASON_SIEGE_NO_WAY_OUT = 1302, /**< {feature? piece} No monastery, abbey or shrine is near enough to the besieged
                                              city. (SIEGE-ESC-02) */
    /* The Cult: 1401 to 1499 */
    BASTIDE_REASON_CULT_SECOND_RIVAL = 1401, /**< {x y} A shrine or monastery may have only one neighbour of the other kind. | x,
                                                y: the second one (CULT-PLACE-01) */
    BASTIDE_REASON_CULT_RIVAL_TAKEN = 1402,  /**< {x y} The building beside the cell has a neighbour of the other kind already. |
                                                        x,  y: that building (CULT-PLACE-02) */
    /* Princess & Dragon: 1701 to 1799 */
    BASTIDE_REASON_DRAGON_ASLEEP = 1701,         /**< {tile} Tiles with the dragon are not drawn before the first volcano lies.
                                                                                                                      (DRAGON-DRAW-01) */
    BASTIDE_REASON_DRAGON_THERE = 1702,          /**< {x y} No figure comes to the tile of the dragon. (VOLCANO-03) */
    BASTIDE_REASON_DRAGON_NOT_BESIDE = 1703,     /**< {x y} The dragon goes to a tile beside its own. (DRAGON-WALK-03) */
    BASTIDE_REASON_DRAGON_WAS_THERE = 1704,      /**< {x y} The dragon was on that tile in this walk. (DRAGON-WALK-04) */
    BASTIDE_REASON_DRAGON_MUST_WALK = 1705,      /**< {} The dragon goes on as long as it can. (DRAGON-WALK-06) */
    BASTIDE_REASON_FAIRY_KEEPS_OUT = 1706,       /**< {x y} The fairy keeps the dragon out. (DRAGON-WALK-05) */
    BASTIDE_REASON_FAIRY_NO_FOLLOWER = 1707,     /**< {piece} The fairy goes only to an own follower. (FAIRY-MOVE-04) */
    BASTIDE_REASON_FAIRY_IS_THERE = 1708,        /**< {x y} The fairy is there already. (FAIRY-MOVE-03) */
    BASTIDE_REASON_FAIRY_NOBODY_THERE = 1709,    /**< {x y} The fairy goes to a tile with an own follower. (FAIRY-OPT-01) */
    BASTIDE_REASON_PRINCESS_NOT_PLACED = 1710,   /**< {} The tile just placed shows no princess. (PRINCESS-01) */
    BASTIDE_REASON_PRINCESS_NO_KNIGHT = 1711,    /**< {piece} The piece is no knight in the city of the princess. (PRINCESS-02) */
    BASTIDE_REASON_PRINCESS_MUST_TAKE = 1712,    /**< {} The seat must remove a knight. (PRINCESS-OPT-01) */
    BASTIDE_REASON_PORTAL_FOLLOWERS_ONLY = 1713, /**< {piece_kind} Only followers go through a magic portal. (PORTAL-04) */
    BASTIDE_REASON_PORTAL_USED = 1714,           /**< {} A follower has gone through the magic portal already. (PORTAL-08) */
    BASTIDE_REASON_DRAGON_NOT_CALLED = 1715,     /**< {} The dragon comes with the first volcano, and to each volcano when it is
                                                                                      placed. (VOLCANO-01) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_REASON_SHEPHERD_IN_FIELD = 1801, /**< {piece seat x y segment feature} A shepherd stands in that field already. | that
                                                  one, there (SHEPHERD-PLACE-03) */
    BASTIDE_REASON_FLOCK_MUST_CHOOSE = 1802, /**< {piece} The flock grows or is guided home; there is no third choice. | piece:
                                                its shepherd (FLOCK-TURN-02) */
    BASTIDE_REASON_SHEPHERD_ALONE = 1803,    /**< {} A shepherd draws a token when it is placed, and keeps it.
                                                                          (SHEPHERD-PLACE-04) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_REASON_BRIDGE_NEEDS_FIELDS = 1901, /**< {x y side side_kind?} Both ends of a bridge lie on sides that show field. |
                                                                 x, y: the tile; side: one that does not (BRIDGE-PLACE-02) */
    BASTIDE_REASON_BRIDGE_THERE = 1902,        /**< {x y} A bridge lies across that tile already. (BRIDGE-PLACE-03) */
    BASTIDE_REASON_BRIDGE_TOO_FAR =
        1903,                                    /**< {x y} A bridge is built on the tile just placed or on one beside it. | x, y:
                                                                                                             the tile just placed (BRIDGE-PLACE-01) */
    BASTIDE_REASON_BRIDGE_ONLY_ON_PLACED = 1904, /**< {x y} A bridge is built only on the tile just placed. | x, y: that tile
                                                     (BRIDGE-PLACE-08) */
    BASTIDE_REASON_BRIDGE_FACES_NO_ROAD = 1905,  /**< {x y side side_kind?} The end of a bridge faces a side that is no road. | x,
                                                             y: the tile with that side; side: of the bridge's tile
                                                             (BRIDGE-PLACE-05) */
    BASTIDE_REASON_BRIDGE_USED = 1906,          /**< {} The seat has built a bridge in this part of its turn. (BRIDGE-PLACE-01) */
    BASTIDE_REASON_BRIDGE_NOT_NEEDED = 1907,    /**< {x y} The tile fits there without a bridge, which can be built afterwards.
                                                              (BRIDGE-PLACE-06) */
    BASTIDE_REASON_BRIDGE_NO_TILE = 1908,       /**< {x y} No tile lies there to be bridged. (BRIDGE-PLACE-01) */
    BASTIDE_REASON_BRIDGE_NOT_FORCED = 1909,    /**< {tile} A tile that fits without a bridge is not put away.
                                                              (BRIDGE-PLACE-09) */
    BASTIDE_REASON_BRIDGE_NO_ROOM = 1910,       /**< {x y} The tile has as many segments as a tile can have. (BRIDGE-PLACE-11) */
    BASTIDE_REASON_BRIDGE_UNMATCHED = 1911,     /**< {} A road lies across a tile where a bridge is, and nowhere else.
                                                                      (BRIDGE-ROAD-01) */
    BASTIDE_REASON_BRIDGE_OVER_FOLLOWER = 1912, /**< {x y seat piece} No bridge is built over a follower that stands on the tile
                                                     itself. (BCB-INT-12) */
    BASTIDE_REASON_BRIDGE_STRAIGHT = 1913,      /**< {x y} A bridge runs straight across its tile. (BRIDGE-PLACE-02) */
    BASTIDE_REASON_CASTLE_SAFE = 1920,       /**< {x y seat? piece} A castle and the follower on it are safe. (CASTLE-SAFE-01) */
    BASTIDE_REASON_CASTLE_OTHER_CITY = 1921, /**< {x y} The seat decides about another city. | x, y: that city
                                                  (CASTLE-BUILD-06) */
    BASTIDE_REASON_CASTLE_NO_SMALL_CITY = 1922, /**< {} A castle is built from a complete city of two tiles with a half-round wall
                                                     each and without a siege. (CASTLE-BUILD-02) */
    BASTIDE_REASON_CASTLE_HOLDS_ONE = 1923,  /**< {} One follower that may be a knight stands on a castle, its owner's, until the
                                                          castle is scored. (CASTLE-BUILD-11) */
    BASTIDE_REASON_CASTLE_NOT_FOR_IT = 1924, /**< {} No feature for which the castle is paid has its first segment there.
                                                   (CASTLE-SCORE-05) */
    BASTIDE_REASON_CASTLE_CLOSED = 1925,     /**< {} A castle that was scored is entered by nobody. (CASTLE-SCORE-11) */
    BASTIDE_REASON_BAZAAR_BID_RANGE = 1926,  /**< {least most} A bid is more than the highest one and no more than allowed.
                                                          (BAZAAR-AUCTION-02) */
    BASTIDE_REASON_BAZAAR_NOT_OPEN = 1927,   /**< {} The bid names none of the tiles that lie open. (BAZAAR-AUCTION-01) */
    BASTIDE_REASON_BAZAAR_NO_BID = 1928,     /**< {seat} The tile goes to the seat that chose it or to the one that bid most.
                                                                                  (BAZAAR-AUCTION-03) */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_REASON_COUNT_BLOCKS_QUARTER = 2001,  /**< {piece x y} The count stands in that quarter, so nobody leaves it. | piece:
                                                              the count; x, y: the tile of the quarter (COUNT-LEAVE-02) */
    BASTIDE_REASON_COUNT_CITY_NO_QUARTER = 2002, /**< {x y} No quarter of the City is named; the castle is on CO_3, the market on
                                                       CO_8, the blacksmith on CO_11, the cathedral on CO_6, and the count in one
                                                       of them. (COUNT-DEPLOY-07) */
    BASTIDE_REASON_COUNT_CITY_NOT_FOR_IT = 2003, /**< {x y} A piece of that kind may not be in that quarter. (COUNT-DEPLOY-08) */
    BASTIDE_REASON_COUNT_CITY_NOT_IN_IT = 2004,  /**< {piece} The piece is no own follower in a quarter of the City.
                                                              (COUNT-LEAVE-01) */
    BASTIDE_REASON_COUNT_CITY_OTHER_WAY = 2005,  /**< {x y} From that quarter nobody goes to such a feature. (COUNT-LEAVE-01) */
    BASTIDE_REASON_COUNT_CITY_NOT_SCORED = 2006, /**< {x y feature} That feature is not scored now. (COUNT-LEAVE-01) */
    BASTIDE_REASON_COUNT_THERE = 2007,           /**< {piece x y} The count is in that quarter already. (COUNT-MOVE-01) */
    BASTIDE_REASON_COUNT_CITY_NOT_WHOLE = 2008,  /**< {x y} The City lies on the table from the beginning, all of its tiles as in
                                                              the box. (COUNT-SETUP-01) */
    BASTIDE_REASON_COUNT_CITY_WALLS = 2009,      /**< {} Inside the walls of the City nobody walks, and followers are only in
                                                                                              its quarters. (COUNT-TILE-05) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_REASON_ACROBATS_NO_SPACE = 2101, /**< {x y} The tile has no space for acrobats. (ACRO-PLACE-01) */
    BASTIDE_REASON_ACROBATS_TOO_FAR =
        2102,                                      /**< {x y} An acrobat goes to the tile just placed or to one around it. | x, y:
                                                                                                         the tile just placed (ACRO-PLACE-01) */
    BASTIDE_REASON_ACROBATS_FULL = 2103,           /**< {x y} Three acrobats stand there already. (ACRO-PLACE-02) */
    BASTIDE_REASON_ACROBATS_FOLLOWERS_ONLY = 2104, /**< {piece_kind} Only followers are acrobats. (ACRO-PLACE-03) */
    BASTIDE_REASON_ACROBATS_NOT_FULL = 2105,       /**< {x y} Only three acrobats are scored. (ACRO-SCORE-01) */
    BASTIDE_REASON_ACROBATS_NOT_FIRST = 2106,     /**< {piece} The three are scored by taking the first of them. | piece: that one
                                                                                    (ACRO-SCORE-01) */
    BASTIDE_REASON_ACROBATS_WITHOUT_FAIRY = 2107, /**< {} The fairy does not stand alone at acrobats. (BIGTOP-FAIRY-01) */
    BASTIDE_REASON_BIG_TOP_NO_CIRCUS = 2108,      /**< {} The big top comes with the first circus that is placed, and stands on
                                                                                           one. (BIGTOP-MOVE-01) */
    BASTIDE_REASON_BIG_TOP_NO_TOKEN = 2109,       /**< {} A token lies under the big top. (BIGTOP-MOVE-01) */
    /* The Flying Machines: 2201 to 2299 */
    BASTIDE_REASON_FLIER_NONE = 2201,           /**< {x y} There is no flying machine. (FLIER-01) */
    BASTIDE_REASON_FLIER_USED = 2202,           /**< {} The flying machine has flown in this part of the turn. (FLIER-08) */
    BASTIDE_REASON_FLIER_FOLLOWERS_ONLY = 2203, /**< {piece_kind} Only followers fly. (FLIER-09) */
    BASTIDE_REASON_FLIER_ELSEWHERE = 2204,      /**< {x y} The follower lands on another tile. | that tile (FLIER-03) */
    BASTIDE_REASON_FLIER_MUST_LAND = 2205,      /**< {} The follower must land. (FLIER-03) */
    /* The Tunnel: 2301 to 2399 */
    BASTIDE_REASON_TUNNEL_NO_OPENING = 2301, /**< {x y} There is no tunnel opening there. (TUNNEL-PLACE-01) */
    BASTIDE_REASON_TUNNEL_TAKEN =
        2302,                          /**< {x y piece seat} A token lies on that opening already. | that one (TUNNEL-PLACE-01) */
    BASTIDE_REASON_TUNNEL_USED = 2303, /**< {} The seat has placed a token in this part of its turn. (TUNNEL-PLACE-01) */
    BASTIDE_REASON_TUNNEL_USED_IN_TURN = 2304,  /**< {} The seat has placed a token in this turn. (TUNNEL-PLACE-01) */
    BASTIDE_REASON_TUNNEL_NOT_OWN = 2305,       /**< {piece} A seat places its own tunnel tokens. (TUNNEL-PLACE-01) */
    BASTIDE_REASON_TUNNEL_STAYS = 2306,         /**< {piece} A token that was placed stays where it is. (TUNNEL-STAY-01) */
    BASTIDE_REASON_TUNNEL_EARLIER_FIRST = 2307, /**< {piece?} Tokens that are alike are placed in their order. | piece: the one
                                                   that comes first (TUNNEL-PLACE-03) */
    /* The Ferries: 2401 to 2499 */
    BASTIDE_REASON_FERRY_MUST_PLACE = 2401, /**< {} The new lake must get a ferry. (FERRY-PLACE-01) */
    BASTIDE_REASON_FERRY_NO_LAKE = 2402,    /**< {x y} There is no ferry lake. (FERRY-PLACE-01) */
    BASTIDE_REASON_FERRY_OTHER_LAKE = 2403, /**< {x y} The ferry goes to the lake just placed. | that lake (FERRY-PLACE-01) */
    BASTIDE_REASON_FERRY_NO_ROADS = 2404, /**< {x y} The ferry joins two different roads that end at the lake. (FERRY-PLACE-01) */
    BASTIDE_REASON_FERRY_NONE = 2405,     /**< {x y} No ferry is on that lake. (FERRY-MOVE-01) */
    BASTIDE_REASON_FERRY_NOT_MET = 2406, /**< {x y} Only the first ferry in each direction along the road that was extended may be
                                            moved. (FERRY-MOVE-02) */
    BASTIDE_REASON_FERRY_MOVED = 2407,   /**< {x y} That ferry was moved in this part of the turn. (FERRY-MOVE-02) */
    BASTIDE_REASON_FERRY_JOINS = 2408,   /**< {x y} The ferry joins these roads already. (FERRY-MOVE-01) */
    BASTIDE_REASON_FERRY_IS_NEW =
        2409, /**< {x y} A ferry that was placed in this part of the turn is not moved. (FERRY-MOVE-04) */
    BASTIDE_REASON_FERRY_THERE = 2410, /**< {x y} A lake has only one ferry. (FERRY-COMP-01) */
    /* The Goldmines: 2501 to 2599 */
    BASTIDE_REASON_GOLD_NOT_AROUND = 2501, /**< {x y} The second gold bar goes on a tile around the mine. (GOLD-PLACE-01) */
    BASTIDE_REASON_GOLD_MUST_PLACE = 2502, /**< {} The second gold bar must be placed. (GOLD-PLACE-01) */
    /* Mage & Witch: 2601 to 2699 */
    BASTIDE_REASON_MAGIC_IS_THERE = 2601, /**< {piece x y segment feature} The mage or the witch stands there already. | that one,
                                             there (MAGIC-PLACE-02) */
    BASTIDE_REASON_MAGIC_MUST_PLACE = 2602, /**< {} The mage or the witch must be placed or moved. (MAGIC-PLACE-01) */
    BASTIDE_REASON_MAGIC_HAS_PLACE = 2603,  /**< {piece} There is a road or city to which the figure can go. (MAGIC-PLACE-04) */
    /* Crop Circles: 2701 to 2799 */
    BASTIDE_REASON_CROP_MUST_CHOOSE = 2701, /**< {} The seat must choose: place, or take back. (CROP-01) */
    BASTIDE_REASON_CROP_NOT_BESIDE =
        2702, /**< {x y segment} No own follower of the kind of the crop circle stands there. (CROP-04) */
    BASTIDE_REASON_CROP_WRONG_KIND = 2703,     /**< {piece} The piece is no follower of the kind of the crop circle. (CROP-06) */
    BASTIDE_REASON_CROP_MUST_ADD = 2704,       /**< {} The seat must place a follower. (CROP-05) */
    BASTIDE_REASON_CROP_MUST_REMOVE = 2705,    /**< {} The seat must take back a follower. (CROP-06) */
    BASTIDE_REASON_CROP_FOLLOWERS_ONLY = 2706, /**< {piece_kind} Only followers are placed beside others. (CROP-08) */
    /* Little Buildings: 3301 to 3399 */
    BASTIDE_REASON_LITTLE_BUILDING_THERE = 3301, /**< {piece seat x y} A little building stands on that tile already. | that one
                                                      (LB-PLACE-02) */
    /* Russian Promos: 3601 to 3699 */
    BASTIDE_REASON_RUSSIAN_NOT_TRAPPED = 3601, /**< {piece} The piece is in no trap. (RAZB-04) */
    BASTIDE_REASON_RUSSIAN_TRAPPED_NOW = 3602, /**< {piece x y} Nobody is freed from the tile just placed. (RAZB-04) */
    BASTIDE_REASON_RUSSIAN_NO_TRAP = 3603,     /**< {x y} There is no trap. (RAZB-01) */
    BASTIDE_REASON_RUSSIAN_NO_PLACE = 3604,    /**< {x y} No figure is placed beside the Vodyanoy. (VODY-03) */
    /* The Robbers: 3701 to 3799 */
    BASTIDE_REASON_ROBBERS_OWN_MARKER = 3701,  /**< {seat} A robber goes to the marker of another seat. (ROB-PLACE-01) */
    BASTIDE_REASON_ROBBERS_IS_THERE = 3702,    /**< {seat} The robber is on the space of that seat already. (ROB-PLACE-01) */
    BASTIDE_REASON_ROBBERS_MUST_CHOOSE = 3703, /**< {} The seat robs these points or passes. (ROB-STEAL-03) */
    BASTIDE_REASON_ROBBERS_NO_SPACE = 3704,    /**< {piece} The score track has no such space. (ROB-PLACE-03) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_REASON_MESSAGE_MUST_MOVE = 3801,   /**< {} The seat must move its score marker or its messenger. (MSG-02) */
    BASTIDE_REASON_MESSAGE_NOT_NEXT = 3802,    /**< {piece_kind} That message cannot be the top one. (MSG-11) */
    BASTIDE_REASON_MESSAGE_MUST_CHOOSE = 3803, /**< {} The seat takes two points or does what the message says. (MSG-04) */
    BASTIDE_REASON_MESSAGE_NOTHING = 3804,     /**< {} What the message says cannot be done now. (MSG-06) */
    BASTIDE_REASON_MESSAGE_NO_KNIGHT = 3805,   /**< {x y feature} No own knight is in a city with pennants there. (MSG-05) */
    BASTIDE_REASON_MESSAGE_NO_SPACE = 3806,    /**< {} A messenger is on a space of the score track. (MSG-01) */
    BASTIDE_REASON_MESSAGE_ORDER = 3807,       /**< {} The places under the stack go from 1 on, each once. (MSG-11) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_REASON_TABLE_OFF = 8001,        /**< {x y} The cell lies outside the table. (HOUSE-TABLE-01) */
    BASTIDE_REASON_SALE_BID_RANGE = 8002,   /**< {least most} A bid is at least 1 point and at most the points of the seat.
                                                                 (HOUSE-SALE-01) */
    BASTIDE_REASON_SALE_NO_BID = 8003,      /**< {seat} The seat has made no bid. (HOUSE-SALE-01) */
    BASTIDE_REASON_BAG_TILE_ASIDE = 8004,   /**< {tile} The tile fits nowhere and goes back to the bag after this draw.
                                                                 (HOUSE-BAG-02) */
    BASTIDE_REASON_START_TILE_ASIDE = 8005, /**< {tile} The tile was drawn for the start and stays aside for now.
                                                (HOUSE-START-02) */
    /* the dice game: 8101 to 8199 */
    BASTIDE_REASON_DICE_NOT_A_CITY = 8101,  /**< {} Only city faces are built; knights and catapults are not. (DICE-TURN-03) */
    BASTIDE_REASON_DICE_NOT_IN_TRAY = 8102, /**< {tile} No die in the tray shows that face. (DICE-TURN-05) */
    BASTIDE_REASON_DICE_CELL_TAKEN = 8103,  /**< {x y} A die already lies there. (DICE-BUILD-06) */
    BASTIDE_REASON_DICE_TOO_FAR = 8104,     /**< {x y} The first die is placed on (0,0), later dice near the built ones.
                                                                                 (DICE-MODEL-06) */
    BASTIDE_REASON_DICE_COLOUR_MISMATCH = 8105, /**< {x y side side_kind other_side_kind} Black must meet black and white must
                                                   meet white. | x, y: the neighbour (DICE-BUILD-02) */
    BASTIDE_REASON_DICE_NO_KNIGHT = 8106,       /**< {} The tray shows no knight. (DICE-TURN-03) */
    BASTIDE_REASON_DICE_NO_ROLLS = 8107,        /**< {} All three rolls of the turn have been made. (DICE-TURN-02) */
    BASTIDE_REASON_DICE_TRAY_EMPTY = 8108,      /**< {} No die is left to roll. (DICE-TURN-07) */
    BASTIDE_REASON_DICE_FEW_KNIGHTS = 8109,     /**< {} A seat needs three knights to keep one. (DICE-KNIGHT-01) */
    BASTIDE_REASON_DICE_WRONG_COUNT = 8110, /**< {most} A roll shows all dice of the tray and no others. | most: dice of the tray
                                                (DICE-TURN-04) */
    /* refusals of positions: 9801 to 9899 */
    BASTIDE_REASON_POSITION_ENTRY = 9801,    /**< {} An entry has an unknown kind. */
    BASTIDE_REASON_POSITION_NUMBER = 9802,   /**< {least most} A number of the entry is out of range. */
    BASTIDE_REASON_POSITION_TWICE = 9803,    /**< {} Two entries put the same thing. | other_index: the first entry */
    BASTIDE_REASON_POSITION_TILE = 9804,     /**< {tile?} The game has no tile type with that number. */
    BASTIDE_REASON_POSITION_HAND = 9805,     /**< {seat tile most} The seat cannot hold that tile, or that many copies of it. */
    BASTIDE_REASON_POSITION_NOTE = 9806,     /**< {} The game has no such note. */
    BASTIDE_REASON_POSITION_BAG = 9807,      /**< {} List the tiles in the bag or the tiles out of the game, not both. */
    BASTIDE_REASON_POSITION_STEP = 9808,     /**< {} No turn of this game can begin at that step. */
    BASTIDE_REASON_POSITION_DECISION = 9809, /**< {} At that step the seat has nothing to decide. */
    BASTIDE_REASON_POSITION_FRESH = 9810,    /**< {} No piece can stand on the tile just placed before the deployment. */
    BASTIDE_REASON_POSITION_NO_TILE = 9811,  /**< {x y} The cell has no tile. (BASE-MEEPLE-02) */
    BASTIDE_REASON_POSITION_SCORED = 9812,   /**< {feature?} The feature is complete, so no piece can stand on it.
                                                                  (BASE-SCORE-04) */
    BASTIDE_REASON_POSITION_FITS_NOWHERE = 9813, /**< {tile} The drawn tile cannot be placed anywhere. (BASE-DRAW-02) */
    /* refusals of configs: 9901 to 9999 */
    BASTIDE_REASON_CONFIG_GAME = 9901,       /**< {name field value least most} The config names an unknown kind of game. */
    BASTIDE_REASON_CONFIG_CHANCE = 9902,     /**< {name field value least most} The config names an unknown kind of chance. */
    BASTIDE_REASON_CONFIG_SEATS = 9903,      /**< {name field? value least most} The chosen boxes do not allow this number of
                                                                                          seats. (BASE-COMP-05) */
    BASTIDE_REASON_CONFIG_FIRST_SEAT = 9904, /**< {name field? value least most} The first seat is not a seat of the game.
                                                  (BASE-SETUP-04) */
    BASTIDE_REASON_CONFIG_CHOICE = 9905, /**< {option tile? least most name field? value} A choice is unknown, repeated or without
                                            effect. | in a script, index and other_index count the lines with a choice; tile: one
                                              without a village; least, most: the range of valid ids */
    BASTIDE_REASON_CONFIG_VALUE = 9906,  /**< {option least most name field? value} The value of a choice is out of range. */
    BASTIDE_REASON_CONFIG_NO_START = 9907, /**< {name} None of the chosen tile sets has a start tile. (BASE-SETUP-01) */
    BASTIDE_REASON_CONFIG_TOO_LARGE =
        9908,                              /**< {most} The game has more tiles, pieces, events or rules than the library can
                                                                 hold. | most: 16000 tiles, 65534 segments or 512 pieces; 0: events */
    BASTIDE_REASON_CONFIG_REVISION = 9909, /**< {name field value least most} The config names an unknown rules revision. */
    BASTIDE_REASON_CONFIG_TILESET =
        9910,                                   /**< {tile name} A tile set handle is missing, or one of its tiles has the name of
                                                                                                     another tile. | index: the handle; other_index:
                                                               the       choice that names       it. If tile is set: the tile of the handle that has the
                                                               name of a       tile       of       the handle other_index, or of a built-in set */
    BASTIDE_REASON_CONFIG_CAPACITY = 9911,      /**< {name field value least most} The event capacity is out of range. */
    BASTIDE_REASON_CONFIG_OPTION_ALONE = 9912,  /**< {option name} An option belongs to a box that is not played. */
    BASTIDE_REASON_CONFIG_CONTRADICTION = 9913, /**< {option other_option? set? name} Two options, or an option and a set, exclude
                                                   each other. */
    BASTIDE_REASON_CONFIG_OPTION_NEEDS = 9914,  /**< {option other_option? name} An option needs another choice that
                                                           is not made. */
    BASTIDE_REASON_CONFIG_FLAGS = 9915,         /**< {name field value least most} The config sets an unknown flag. */
    BASTIDE_REASON_CONFIG_LEFT_OUT = 9916 /**< {option? box} The game needs a box that this build of the library leaves out. |
                                             index: the choice that asks for it */
};

/** Kinds of things. */
enum bastide_thing_kind {
    BASTIDE_THING_HAND = 1, /**< {seat? tile? count} tiles in a hand | seat: -1 when they lie open for all. tile: -1 when this
                                 game does not know them */
    /* The Tower: 301 to 399 */
    BASTIDE_THING_TOWER = 301, /**< {spot x y segment count reach closed piece? seat?} a foundation | count: storeys; piece, seat:
                                 the follower on top, which closes it (TOWER-CAPTURE-03) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_THING_ABBEY_HOLE = 401, /**< {x y} an empty cell between four tiles (ABBEY-PLACE-02) */
    BASTIDE_THING_BARN =
        402, /**< {spot x y piece seat feature count points} a barn | count: completed cities of its
                                                                 field; points: for them at the end (BARN-FINAL-01) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_THING_GOODS = 601, /**< {spot piece_kind seat count} goods that a seat has won (TB-GOODS-07) */
    /* King & Robber Baron: 1101 to 1199 */
    BASTIDE_THING_KING =
        1101,                    /**< {piece seat? count points} the King | seat: its holder; count: tiles of the largest city
                                                      completed so far; points: what the holder would get for it at the end (KING-SEQ-04) */
    BASTIDE_THING_ROBBER = 1102, /**< {piece seat? count points} the Robber Baron | the same, for roads (KING-SEQ-04) */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_THING_SIEGE = 1301, /**< {x y segment feature closed} a siege of an incomplete city | closed: its city has no way out
                                    (SIEGE-CITY-01) */
    /* The Cult: 1401 to 1499 */
    BASTIDE_THING_CULT_CHALLENGE = 1401, /**< {x y segment feature} a shrine and a monastery that challenge each other | x, y,
                                             segment: the shrine; feature: the monastery (CULT-CHAL-01) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_THING_FLOCK =
        1801,                          /**< {spot x y segment piece seat feature count points closed} a shepherd with its flock |
                                                                                                    count: its sheep; points: all sheep
                                          of its        field;        closed:        the        field is        closed        (SHEPHERD-PLACE-04) */
    BASTIDE_THING_SHEEP_BAG = 1802,    /**< {piece_kind count} tokens of a kind in the bag (HS-SETUP-02) */
    BASTIDE_THING_HILL_COVERED = 1803, /**< {count} tiles that lie face down under hills, unknown to all (HILL-HIDE-03) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_THING_CASTLE = 1920,     /**< {spot x y segment piece seat feature closed} a castle | closed: it was scored
                                                                          (CASTLE-SCORE-10) */
    BASTIDE_THING_BAZAAR_BID = 1921, /**< {seat points} a bid for the tile that is sold now (BAZAAR-AUCTION-08) */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_THING_COUNT_CITY_QUARTER = 2001, /**< {x y segment count closed} a quarter of the City | x, y: its tile; segment: its
                                                  number as a space; count: followers in it; closed: the count is there
                                                  (COUNT-SETUP-04) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_THING_BIG_TOP_TOKENS = 2101, /**< {piece_kind count points} tokens of a kind that were not revealed yet, the one under
                                            the big top among them | points: what one is worth (BIGTOP-SETUP-02) */
    BASTIDE_THING_ACROBATS = 2102,       /**< {spot x y count points closed} a space for acrobats | count: acrobats on it; points:
                                                           what all of them bring together; closed: there are three (ACRO-PLACE-02) */
    /* The Goldmines: 2501 to 2599 */
    BASTIDE_THING_GOLD_BARS =
        2501, /**< {seat count points} gold bars that a seat holds | points: what they are worth (GOLD-FINAL-02) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_THING_MESSAGE = 3801, /**< {piece_kind count} a message that was drawn | count: its place under the stack (MSG-11) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_THING_SALE_BID = 8001 /**< {seat points tile?} a bid for the drawn tile | tile: offered instead of points
                                       (HOUSE-SALE-01) */
};

/** Switches and numbers of variants. Every option except DICE_TARGET_SCORE is 0 unless it is chosen. */
enum bastide_option {
    BASTIDE_OPTION_PLAY_WITHOUT_FARMERS = 1,  /**< No piece stands in a field, and fields score nothing. (BASE-VAR-01) */
    BASTIDE_OPTION_SMALL_CITY_TWO_POINTS = 2, /**< A completed city of two tiles pays 1 point for each tile and pennant.
                                                   (BASE-VAR-02) */
    BASTIDE_OPTION_ANY_SEAT_COUNT = 3,        /**< One to eight seats can play, also where the boxes do not allow it.
                                                                                                          (SEATS-01) */
    /* The Tower: 301 to 399 */
    BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY = 301,    /**< Only followers of other seats are captured. (TOWER-OPT-01) */
    BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE = 302,        /**< Followers on towers are not captured. (TOWER-OPT-02) */
    BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM = 303,    /**< Ransom may be paid with fewer than 3 points. (TOWER-OPT-03) */
    BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS = 304, /**< Builder and pig can be captured and can stand on towers.
                                                               (TOWER-OPT-04) */
    BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS = 305,      /**< An empty cell ends the reach of a tower. (TOWER-HOUSE-01) */
    BASTIDE_OPTION_TOWER_NO_RANSOM = 306,                 /**< No ransom can be paid; exchanges stay. (TOWER-HOUSE-02) */
    BASTIDE_OPTION_TOWER_SHORT_RANGE = 307,               /**< A tower reaches one cell less. (TOWER-HOUSE-03) */
    BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE = 308,          /**< A tower also reaches diagonally: every cell within that many steps.
                                                                                         (TOWER-HOUSE-04) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_OPTION_ABBEY_END_RULE =
        401,                                 /**< When no tile is left, abbeys must be placed (0), may be placed in one round (1),
                                                                                  are not placed (2), or must be placed until a seat cannot (3). (AM-OPT-01) */
    BASTIDE_OPTION_WAGON_MOVE_RULE = 402,    /**< Wagons move to neighbouring tiles (0) or along the links of the first edition
                                                                          (1). (AM-OPT-02) */
    BASTIDE_OPTION_WAGON_FAR_TRAVEL = 403,   /**< Wagons travel on through occupied and complete features. (AM-HOUSE-01) */
    BASTIDE_OPTION_MAYOR_TOWER_IMMUNE = 404, /**< Towers cannot take mayors. (AM-HOUSE-02) */
    BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE =
        405,                               /**< Towers cannot take wagons, and the dragon does not eat them. (AM-HOUSE-03) */
    BASTIDE_OPTION_MAYOR_LYING_DOWN = 406, /**< Clients show mayors lying down; no rule uses it. (AM-HOUSE-04) */
    BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN = 407, /**< A pig-herd pays barns 1 point for each completed city, too.
                                                       (AM-HOUSE-05) */
    BASTIDE_OPTION_WAGON_ENTERS_CASTLES = 408,     /**< A wagon may enter an empty castle that has not been scored.
                                                                                       (AM-NOTE-10) */
    /* Inns & Cathedrals: 501 to 599 */
    BASTIDE_OPTION_INNS_UNFINISHED_SCORE = 501, /**< Incomplete roads with an inn and cities with a cathedral pay at the end as
                                                     others do. (IC-OPT-01) */
    BASTIDE_OPTION_LARGE_FOLLOWER_WEIGHT = 502, /**< The strength of the large follower. | 0 or 2: 2, as in the box; 1: 1; 3: 3
                                                    (IC-OPT-02) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_OPTION_DOUBLE_TURN_OPTIONAL = 601,      /**< A seat may decline the second part of a double turn. (TB-OPT-01) */
    BASTIDE_OPTION_BUILDER_COMPLETING_COUNTS = 602, /**< The seat's own abbey that completes the builder's feature gives a double
                                                         turn, too. (TB-OPT-02) */
    BASTIDE_OPTION_PIG_POINTS = 603, /**< Points of a pig for each completed city. | 0 or 1: 1, as in the box; 2: 2; 3: none
                                         (TB-OPT-03) */
    /* The Abbot: 701 to 799 */
    BASTIDE_OPTION_ABBOT_NO_GARDENS = 701,      /**< The tiles are those of the first edition, which show no gardens.
                                                                                             (ABBOT-OPT-01) */
    BASTIDE_OPTION_ABBOT_NO_EARLY_RETURN = 702, /**< An abbot stays until its building is completed. (ABBOT-OPT-02) */
    /* The River, The River II and Games Quarterly 11: 801 to 899 */
    BASTIDE_OPTION_RIVER_START_TILE = 801,  /**< With a river the start tile is left out (0), in the bag (1), or the first tile
                                                         drawn after the river (2). (RIVER-OPT-01) */
    BASTIDE_OPTION_RIVER_LOOKAHEAD = 802,   /**< The river may not flow towards tiles, nor beside another of its ends.
                                                                 (RIVER-OPT-02) */
    BASTIDE_OPTION_RIVER_U_TURNS = 803,     /**< The river may turn twice in a row in the same direction. (RIVER-OPT-03) */
    BASTIDE_OPTION_RIVER_SPRING = 804,      /**< The river begins at GQ11. | needs its set (RIVER-OPT-04) */
    BASTIDE_OPTION_LAKE_IS_ORDINARY = 805,  /**< The lake with the volcano is placed in a turn like any other. (RIVER-OPT-05) */
    BASTIDE_OPTION_RIVER_TIES_ALWAYS = 806, /**< The inn of The River II counts without Inns & Cathedrals. (RIVER-OPT-06) */
    BASTIDE_OPTION_ABBEY_KEEPS_RIVER_OPEN = 807, /**< No abbey is placed where the river goes on. (RIVER-OPT-07) */
    /* King & Robber Baron: 1101 to 1199 */
    BASTIDE_OPTION_KING_ROBBER_SCORING = 1101, /**< What the King and the Robber Baron pay. | 0: at the end 1 point for each
                                                   completed city or road; 1: 10 points each; 2: 15 points, both together 40; 3: 1
                                                   point whenever a city or road is completed, nothing at the end (KING-OPT-01) */
    /* The Festival: 1201 to 1299 */
    BASTIDE_OPTION_FESTIVAL_MEEPLES_ONLY = 1201, /**< A festival returns no builder, pig or barn. (FEST-OPT-01) */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_OPTION_SIEGE_ESCAPE = 1301, /**< A knight escapes through a monastic building beside a siege (0) or beside any tile of
                                             its city (1), or never (2). (SIEGE-OPT-01) */
    BASTIDE_OPTION_SIEGE_TILES = 1302,  /**< All ten tiles (0), those of The Cathars (1) or of The Besiegers (2).
                                                     (SIEGE-COMP-01) */
    /* The Cult: 1401 to 1499 */
    BASTIDE_OPTION_CULT_FIVE_TILES = 1401, /**< Without the sixth tile, which only one printing has. (CULT-COMP-01) */
    /* Darmstadt: 1601 to 1699 */
    BASTIDE_OPTION_REMOVE_TWO_MONASTERIES = 1601, /**< Two tiles B of the base game are not in the game. (DARM-OPT-01) */
    BASTIDE_OPTION_CHURCH_COUNTS_STRENGTH = 1602, /**< Followers around a church count by their strength. (DARM-OPT-02) */
    /* Princess & Dragon: 1701 to 1799 */
    BASTIDE_OPTION_DRAGON_MOVES_AFTER_SCORING = 1701, /**< The dragon walks after the scoring instead of before it.
                                                           (DRAGON-WALK-10) */
    BASTIDE_OPTION_FAIRY_ON_TILE = 1702,      /**< The fairy stands on a tile with an own follower instead of beside a follower.
                                                                                           (FAIRY-OPT-01) */
    BASTIDE_OPTION_PRINCESS_MUST_TAKE = 1703, /**< A princess must remove a knight if there is one. (PRINCESS-OPT-01) */
    BASTIDE_OPTION_VOLCANO_BARN = 1704,       /**< A barn may be placed at a corner of the volcano tile just placed.
                                                                                                   (VOLCANO-08) */
    BASTIDE_OPTION_PRINCESS_DRAGON_SECOND_EDITION = 1705, /**< The tiles are those of the second edition: two with gardens, one
                                                               pennant less. (PD-TILE-05) */
    BASTIDE_OPTION_WITHOUT_DRAGON = 1706,                 /**< Volcanoes and dragons on tiles have no effect. (PD-OPT-01) */
    BASTIDE_OPTION_WITHOUT_FAIRY = 1707,                  /**< There is no fairy. (PD-OPT-01) */
    BASTIDE_OPTION_WITHOUT_PRINCESS = 1708,               /**< Princesses have no effect. (PD-OPT-01) */
    BASTIDE_OPTION_WITHOUT_PORTAL = 1709,                 /**< Magic portals have no effect. (PD-OPT-01) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_OPTION_HILL_TIEBREAK = 1801, /**< Hills break ties for the tied seats with a meeple on a hill (0), or for those
                                              with most meeples on hills (1). (HILL-TIE-03) */
    BASTIDE_OPTION_VINEYARDS_FOR_GARDENS = 1802,      /**< Vineyards add to completed gardens, too. (VINEYARD-05) */
    BASTIDE_OPTION_HILLS_SHEEP_SECOND_EDITION = 1803, /**< HS_N shows a garden. (HS-COMP-03) */
    BASTIDE_OPTION_WITHOUT_SHEPHERDS = 1804,          /**< No shepherds and no sheep; the tiles stay. (HS-OPT-01) */
    BASTIDE_OPTION_WITHOUT_HILLS = 1805,              /**< Hills hide no tiles and break no ties. (HS-OPT-01) */
    BASTIDE_OPTION_WITHOUT_VINEYARDS = 1806,          /**< Vineyards add nothing. (HS-OPT-01) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_OPTION_BAZAAR_NO_AUCTION = 1901,  /**< At a bazaar each seat chooses an open tile and pays nothing. (BAZAAR-OPT-01) */
    BASTIDE_OPTION_BAZAAR_BID_LIMIT = 1902,   /**< Nobody bids more points at a bazaar than the seat has. (BAZAAR-AUCTION-05) */
    BASTIDE_OPTION_BAZAAR_DOUBLE_TURN = 1903, /**< When a double turn places a bazaar in its first part, the tiles of the bazaar
                                                 are revealed after its second part (0), or set aside before it (1), or the whole
                                                   auction comes before it (2). (BAZAAR-TRIGGER-06) */
    BASTIDE_OPTION_BRIDGE_ONLY_ON_PLACED_TILE = 1904, /**< A bridge that no placement needs is built on the tile just placed
                                                         alone. (BRIDGE-PLACE-08) */
    BASTIDE_OPTION_CASTLE_POINTS_CHOSEN = 1905,       /**< The owner of a castle chooses which of several features it is paid for.
                                                                                                     (CASTLE-SCORE-05) */
    BASTIDE_OPTION_BRIDGES_CASTLES_BAZAARS_SECOND_EDITION = 1906, /**< BB_D shows a garden. (BCB-TILE-05) */
    BASTIDE_OPTION_WITHOUT_BRIDGES = 1907,                        /**< There are no bridges; the tiles stay. (BCB-OPT-01) */
    BASTIDE_OPTION_WITHOUT_CASTLES = 1908,                        /**< No city becomes a castle. (BCB-OPT-01) */
    BASTIDE_OPTION_WITHOUT_BAZAARS = 1909,                        /**< Bazaars on tiles have no effect. (BCB-OPT-01) */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_OPTION_COUNT_MOVE = 2001,  /**< Who moves the count after a follower has come to the City. | 0: its seat, where it
                                                likes; 1: it goes on by one quarter; 2: it follows that one (COUNT-MOVE-02) */
    BASTIDE_OPTION_COUNT_FINAL = 2002, /**< Before the final scoring followers leave the market alone (0) or each quarter (1).
                                            (COUNT-FINAL-04) */
    BASTIDE_OPTION_COUNT_START_TILE_IN_BAG = 2003, /**< The ordinary start tile is in the bag. (COUNT-SETUP-03) */
    BASTIDE_OPTION_COUNT_EACH_PART =
        2004,                                         /**< A follower may come to the City in each part of a double turn.
                                                                                                                                                   (COUNT-DEPLOY-06) */
    BASTIDE_OPTION_COUNT_BONUS_LINES_LEFT_OUT = 2005, /**< Points of the fairy neither give nor take the right to deploy to the
                                                           City. (COUNT-DEPLOY-02) */
    BASTIDE_OPTION_CITY_BOARD_ONLY = 2006,            /**< The City is the start and nothing else: no count and no quarters.
                                                                                                           (COUNT-OPT-01) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_OPTION_WITHOUT_BIG_TOP = 2101,    /**< There is no big top, and circuses call none. (BIGTOP-OPT-01) */
    BASTIDE_OPTION_WITHOUT_ACROBATS = 2102,   /**< There are no acrobats. (BIGTOP-OPT-01) */
    BASTIDE_OPTION_WITHOUT_RINGMASTER = 2103, /**< There are no ringmasters. (BIGTOP-OPT-01) */
    BASTIDE_OPTION_BIG_TOP_NOT_AT_END = 2104, /**< The token under the big top is not scored at the end. (BIGTOP-END-01) */
    /* The Tunnel: 2301 to 2399 */
    BASTIDE_OPTION_TUNNEL_PAIRS = 2301, /**< Each seat has two more pairs of tokens with 1 or 2 seats and one more with 3 (0), one
                                           more with 1 or 2 seats (1), or one pair (2). (TUNNEL-SETUP-01) */
    BASTIDE_OPTION_TUNNEL_ONCE_A_TURN = 2302, /**< One token in a double turn, not one in each part. (TUNNEL-PLACE-01) */
    BASTIDE_OPTION_TUNNEL_OWN_TILES_ONLY =
        2303, /**< Roads through tunnels on tiles of other sets stay whole. (TUNNEL-OTHER-01) */
    /* Mage & Witch: 2601 to 2699 */
    BASTIDE_OPTION_DRAGON_EATS_MAGIC = 2601, /**< The dragon eats mage and witch. | nothing without a dragon (MAGIC-TRAIT-01) */
    /* Crop Circles: 2701 to 2799 */
    BASTIDE_OPTION_CROP_MUST_PLACE = 2701, /**< A seat that can place a follower for a crop circle must do so. (CROP-05) */
    /* Monasteries in Germany: 2901 to 2999 */
    BASTIDE_OPTION_KEEP_MONASTERIES = 2901, /**< The monasteries of the base game stay in the game. (SPMON-SETUP-01) */
    /* Little Buildings: 3301 to 3399 */
    BASTIDE_OPTION_LITTLE_BUILDINGS_VALUES = 3301, /**< Each little building adds 1 point (0), or a tower 3, a house 2 and a shed
                                                      1 (1). (LB-SCORE-04) */
    /* The Labyrinth: 3501 to 3599 */
    BASTIDE_OPTION_LABYRINTH_ADVANCED = 3501, /**< Each arm of a labyrinth is occupied for itself, and a completed road with one
                                                   pays 2 points for each follower on it, too. (LAB-02) */
    /* The Robbers: 3701 to 3799 */
    BASTIDE_OPTION_ROBBERS_ALL = 3701, /**< After a tile with robbers each other seat may place its robber, not only the next one.
                                          (ROB-PLACE-02) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_OPTION_MESSAGES_ONE_MARKER = 3801,  /**< A seat moves one marker for all that it scores in a turn. (MSG-10) */
    BASTIDE_OPTION_MESSAGES_EMPTY_SPACE = 3802, /**< A space with another marker brings no message. (MSG-12) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED = 8001, /**< Incomplete roads, cities and monasteries pay nothing at the end.
                                                                             (HOUSE-END-01) */
    BASTIDE_OPTION_BOUNDED_TABLE =
        8002,                          /**< No tile is placed outside the table. | set at least one of the next
                                                                                                                                                                    four:
                                                         a                                           table has no                default size
                                          (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MIN_X = 8003, /**< The westernmost column of the table. | 0 or less (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MAX_X = 8004, /**< The easternmost column of the table. | 0 or more (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MIN_Y = 8005, /**< The northernmost row of the table. | 0 or less (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MAX_Y = 8006, /**< The southernmost row of the table. | 0 or more (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_EDGE_COMPLETES =
        8007,                                           /**< The edge of the table completes features as an abbey does.
                                                                                                                             (HOUSE-TABLE-02) */
    BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE = 8008,  /**< The seat that fills a hole has another turn. (HOUSE-HOLE-01) */
    BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES = 8009, /**< Only a hole between four different features counts.
                                                             (HOUSE-HOLE-01) */
    BASTIDE_OPTION_START_TILE_IN_BAG =
        8010,                                         /**< The start tile is drawn like any other; the board begins empty.
                                                                                                                                               (HOUSE-BAG-01) */
    BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG = 8011,  /**< A tile that fits nowhere goes back to the bag. (HOUSE-BAG-02) */
    BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS = 8012,    /**< Roads continue through junctions drawn with bushes. (HOUSE-ROAD-01) */
    BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END = 8013, /**< Each seat draws its next tile at the end of its turn.
                                                           (HOUSE-DRAW-01) */
    BASTIDE_OPTION_HELD_TILES_HIDDEN =
        8014,                                   /**< Only its seat sees a tile drawn ahead until its turn.
                                                                                                                       (HOUSE-DRAW-01) */
    BASTIDE_OPTION_HAND_OF_THREE_TILES = 8015,  /**< Each seat holds three tiles and chooses which to place. (HOUSE-DRAW-02) */
    BASTIDE_OPTION_HAND_HIDDEN = 8016,          /**< Only its seat sees a hand of three. (HOUSE-DRAW-02) */
    BASTIDE_OPTION_SELL_COMPLETING_TILE = 8017, /**< Other seats bid points or their abbey for the only tile left that completes a
                                                     feature. (HOUSE-SALE-01) */
    BASTIDE_OPTION_START_PLAYER_BY_TOSS = 8018, /**< A seat found by chance names who begins. (HOUSE-START-01) */
    BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW = 8019, /**< The seat that draws the tile with the most roads begins.
                                                         (HOUSE-START-02) */
    /* the dice game: 8101 to 8199 */
    BASTIDE_OPTION_DICE_TARGET_SCORE = 8101, /**< Points that end the dice game; 42 unless chosen. | 0 is 42 (DICE-END-01) */
    BASTIDE_OPTION_DICE_FINISH_ROUND = 8102  /**< The round is completed before the dice game ends. (DICE-END-01) */
};

/** Configs by name. */
enum bastide_preset {
    BASTIDE_PRESET_BASE = 1,             /**< The base game of 72 tiles */
    BASTIDE_PRESET_OLD_SMALL_CITIES = 2, /**< The base game with cheap cities of two tiles (BASE-VAR-02) */
    BASTIDE_PRESET_WINTER = 3,           /**< The Winter Edition */
    BASTIDE_PRESET_FIRST_GAME = 4,       /**< The Winter Edition without farmers (BASE-VAR-01) */
    /* The Tower: 301 to 399 */
    BASTIDE_PRESET_TOWER = 301, /**< The Winter Edition with The Tower */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_PRESET_ABBEY_MAYOR = 401,       /**< The Winter Edition with Abbey & Mayor */
    BASTIDE_PRESET_ABBEY_MAYOR_TOWER = 402, /**< The Winter Edition with The Tower and Abbey & Mayor */
    /* Inns & Cathedrals: 501 to 599 */
    BASTIDE_PRESET_INNS_CATHEDRALS = 501, /**< The base game with Inns & Cathedrals */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_PRESET_TRADERS_BUILDERS = 601,      /**< The base game with Traders & Builders */
    BASTIDE_PRESET_TRADERS_BUILDERS_INNS = 602, /**< The base game with Inns & Cathedrals and Traders & Builders */
    /* The Abbot: 701 to 799 */
    BASTIDE_PRESET_ABBOT = 701, /**< The base game with The Abbot */
    /* The River, The River II and Games Quarterly 11: 801 to 899 */
    BASTIDE_PRESET_RIVER = 801,       /**< The base game with The River */
    BASTIDE_PRESET_RIVER_2 = 802,     /**< The base game with The River II */
    BASTIDE_PRESET_RIVER_BOTH = 803,  /**< The base game with The River and The River II as one river (RIVER-SETUP-03) */
    BASTIDE_PRESET_RIVER_ABBOT = 804, /**< The base box sold since 2014: the base game, The River and The Abbot */
    BASTIDE_PRESET_BIG_BOX = 805, /**< The Big Box of 2017 without its seven small expansions | with Inns & Cathedrals, Traders
                                      & Builders, The River and The Abbot */
    /* King & Robber Baron: 1101 to 1199 */
    BASTIDE_PRESET_KING_ROBBER = 1101, /**< The base game with King & Robber Baron */
    /* The Festival: 1201 to 1299 */
    BASTIDE_PRESET_FESTIVAL = 1201, /**< The base game with The Festival */
    /* The Cathars, Siege, The Besiegers: 1301 to 1399 */
    BASTIDE_PRESET_SIEGE = 1301,     /**< The base game with The Cathars and The Besiegers */
    BASTIDE_PRESET_CATHARS = 1302,   /**< The base game with The Cathars, or Siege, whose tiles are the same */
    BASTIDE_PRESET_BESIEGERS = 1303, /**< The base game with The Besiegers */
    /* The Cult: 1401 to 1499 */
    BASTIDE_PRESET_CULT = 1401,                  /**< The base game with five shrines */
    BASTIDE_PRESET_CULT_SIEGE_CREATIVITY = 1402, /**< The base game with Cult, Siege & Creativity: six shrines, four sieges */
    /* The Phantom: 1501 to 1599 */
    BASTIDE_PRESET_PHANTOM = 1501, /**< The base game with The Phantom */
    /* Darmstadt: 1601 to 1699 */
    BASTIDE_PRESET_DARMSTADT = 1601, /**< The base game with Darmstadt */
    /* Princess & Dragon: 1701 to 1799 */
    BASTIDE_PRESET_PRINCESS_DRAGON = 1701,     /**< The base game with Princess & Dragon */
    BASTIDE_PRESET_PRINCESS_DRAGON_RGG = 1702, /**< The same by the rules of Rio Grande Games: the dragon walks after the scoring
                                                    (PD-OPT-02) */
    BASTIDE_PRESET_PRINCESS_DRAGON_2 = 1703,   /**< The base game with The Abbot and the second edition of Princess & Dragon */
    BASTIDE_PRESET_PRINCESS_DRAGON_TRADERS_INNS = 1704, /**< The base game with Inns & Cathedrals, Traders & Builders and Princess
                                                            & Dragon */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_PRESET_HILLS_SHEEP = 1801,       /**< The base game with Hills & Sheep */
    BASTIDE_PRESET_HILLS_SHEEP_ABBOT = 1802, /**< The base game with The Abbot and Hills & Sheep of the second edition */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS = 1901,   /**< The base game with Bridges, Castles & Bazaars */
    BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS_2 = 1902, /**< The base game with The Abbot and Bridges, Castles & Bazaars of the
                                                       second edition */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_PRESET_COUNT_CITY = 2001,             /**< The base game with The Count of Carcassonne */
    BASTIDE_PRESET_COUNT_CITY_KING_ROBBER = 2002, /**< The base game with Count, King & Robber: The Count of Carcassonne and King
                                                     & Robber Baron */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_PRESET_BIG_TOP = 2101,       /**< The base game with Under the Big Top */
    BASTIDE_PRESET_BIG_TOP_ABBOT = 2102, /**< The base game with The Abbot and Under the Big Top */
    /* The Flying Machines: 2201 to 2299 */
    BASTIDE_PRESET_FLYING_MACHINES = 2201, /**< The base game with The Flying Machines */
    /* The Tunnel: 2301 to 2399 */
    BASTIDE_PRESET_TUNNEL = 2301, /**< The base game with The Tunnel */
    /* The Ferries: 2401 to 2499 */
    BASTIDE_PRESET_FERRIES = 2401, /**< The base game with The Ferries */
    /* The Goldmines: 2501 to 2599 */
    BASTIDE_PRESET_GOLDMINES = 2501, /**< The base game with The Goldmines */
    /* Mage & Witch: 2601 to 2699 */
    BASTIDE_PRESET_MAGE_WITCH = 2601, /**< The base game with Mage & Witch */
    /* Crop Circles: 2701 to 2799 */
    BASTIDE_PRESET_CROP_CIRCLES = 2701,   /**< The base game with Crop Circles I */
    BASTIDE_PRESET_CROP_CIRCLES_2 = 2702, /**< The base game with Crop Circles II by the rules of the second edition (CROP-05) */
    /* Monasteries in Germany: 2901 to 2999 */
    BASTIDE_PRESET_MONASTERIES_GERMANY = 2901,     /**< The base game with Monasteries in Germany */
    BASTIDE_PRESET_MONASTERIES_NETHERLANDS = 2902, /**< The base game with Monasteries in the Netherlands & Belgium */
    BASTIDE_PRESET_MONASTERIES_JAPAN = 2903,       /**< The base game with Japanese Buildings */
    /* The Watchtowers: 3201 to 3299 */
    BASTIDE_PRESET_WATCHTOWERS = 3201, /**< The base game with The Watchtowers */
    /* Little Buildings: 3301 to 3399 */
    BASTIDE_PRESET_LITTLE_BUILDINGS = 3301,        /**< The base game with Little Buildings */
    BASTIDE_PRESET_LITTLE_BUILDINGS_VALUES = 3302, /**< The base game with Little Buildings, whose towers and houses are worth
                                                        more (LB-SCORE-04) */
    /* The Wind Roses: 3401 to 3499 */
    BASTIDE_PRESET_WIND_ROSES = 3401, /**< The base game with The Wind Roses */
    /* The Labyrinth: 3501 to 3599 */
    BASTIDE_PRESET_LABYRINTH = 3501,          /**< The base game with The Labyrinth */
    BASTIDE_PRESET_LABYRINTH_ADVANCED = 3502, /**< The base game with The Labyrinth by its advanced rules (LAB-02) */
    /* Russian Promos: 3601 to 3699 */
    BASTIDE_PRESET_RUSSIAN_PROMOS = 3601, /**< The base game with Russian Promos */
    /* The Robbers: 3701 to 3799 */
    BASTIDE_PRESET_ROBBERS = 3701, /**< The base game with The Robbers */
    /* The Messages: 3801 to 3899 */
    BASTIDE_PRESET_MESSAGES = 3801 /**< The base game with The Messages */
};

/** Numbers of a position that the board does not show. */
enum bastide_note {
    BASTIDE_NOTE_RESIGNED = 1, /**< Mask of the seats that have left the game. (RESIGN-01) */
    /* The Tower: 301 to 399 */
    BASTIDE_NOTE_TOWER_RANSOM_PAID = 301, /**< The seat on turn has paid a ransom. (TOWER-RANSOM-02) */
    /* Abbey & Mayor: 401 to 499 */
    BASTIDE_NOTE_ABBEY_LAST_ROUND = 401, /**< The turns for abbeys end with this seat; the number is the seat plus 1.
                                             (AM-OPT-01) */
    /* Traders & Builders: 601 to 699 */
    BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART = 601, /**< The seat on turn plays the second part of its turn. (TB-DOUBLE-01) */
    /* King & Robber Baron: 1101 to 1199 */
    BASTIDE_NOTE_KING_SIZE = 1101,     /**< Tiles of the largest city completed so far. (KING-CITY-08) */
    BASTIDE_NOTE_ROBBER_LENGTH = 1102, /**< Tiles of the longest road completed so far. (ROBBER-ROAD-04) */
    /* Hills & Sheep: 1801 to 1899 */
    BASTIDE_NOTE_HILL_COVERED = 1801, /**< Tiles that lie face down under hills. (HILL-HIDE-03) */
    /* Bridges, Castles & Bazaars: 1901 to 1999 */
    BASTIDE_NOTE_BRIDGE_USED = 1901,  /**< The seat on turn has built a bridge in this part of its turn. (BRIDGE-PLACE-01) */
    BASTIDE_NOTE_BAZAAR_ROUND = 1920, /**< 1: the seat on turn began it with the tile that it won; 2: the bazaar of this turn is
                                           over. (BAZAAR-TRIGGER-04) */
    BASTIDE_NOTE_BAZAAR_ASIDE = 1921, /**< Tiles that were set aside for the bazaar of this turn. (BAZAAR-OPT-02) */
    /* The Count of Carcassonne: 2001 to 2099 */
    BASTIDE_NOTE_COUNT_CITY_DEPLOYED = 2001, /**< Mask of the seats that have deployed to the City in this turn.
                                                  (COUNT-DEPLOY-06) */
    /* Under the Big Top: 2101 to 2199 */
    BASTIDE_NOTE_ACROBATS_FAIRY =
        2101, /**< The fairy stands at the acrobats of its tile, assigned to nobody. (BIGTOP-FAIRY-01) */
    /* The Tunnel: 2301 to 2399 */
    BASTIDE_NOTE_TUNNEL_USED = 2301, /**< The token that the seat on turn has placed in this part of its turn; its id plus 1.
                                         (TUNNEL-PLACE-01) */
    BASTIDE_NOTE_TUNNEL_USED_IN_TURN = 2302, /**< 1: the seat on turn has placed a token in this turn. | only with
                                                 TUNNEL_ONCE_A_TURN (TUNNEL-PLACE-01) */
    /* The Messages: 3801 to 3899 */
    BASTIDE_NOTE_MESSAGE_ROAD = 3801, /**< Place of the message of a road under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_CITY = 3802, /**< Place of the message of a city under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_MONASTERY =
        3803, /**< Place of the message of a monastery under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_TILE = 3804, /**< Place of the message of a tile under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_PENNANTS =
        3805, /**< Place of the message of pennants under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_KNIGHTS =
        3806, /**< Place of the message of knights under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_FARMERS =
        3807, /**< Place of the message of farmers under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_FOLLOWER =
        3808, /**< Place of the message of a follower under the stack, from 1; 0: not drawn yet. (MSG-11) */
    BASTIDE_NOTE_MESSAGE_ANOTHER = 3809, /**< The seat on turn has another turn. (MSG-05) */
    BASTIDE_NOTE_MESSAGE_CHOSEN = 3810,  /**< Mask of the seats that have moved their score marker in this turn, plus 256 times
                                             that  of those that have moved their messenger. (MSG-10) */
    /* the house rules: 8001 to 8099 */
    BASTIDE_NOTE_HAND_IDLE_TURNS = 8001, /**< Seats in a row, skipped ones too, that could place no tile of their hands.
                                              (HOUSE-DRAW-02) */
    BASTIDE_NOTE_SALE_ASKED = 8002       /**< Seats that were asked for a bid in this turn; one more after a sale.
                                                                                              (HOUSE-SALE-01) */
};

#ifdef __cplusplus
}
#endif

#endif
