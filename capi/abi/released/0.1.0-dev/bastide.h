/* SPDX-License-Identifier: MIT
 *
 * bastide - the rules of Carcassonne as a library. Unofficial; not connected with the publisher.
 *
 * This header is the whole interface. It needs <stdint.h> alone and compiles as C89 to C23 and C++98 to C++20. It reads from the
 * top: the library, a game's life, decisions, what happened, the board. The numbers stand at the end, box by box.
 *
 * Words      tile, side, segment (one printed part of a tile), feature (connected segments), place a tile, deploy a piece,
 *            follower (a piece that claims a feature), seat (a player, counted from 0), supply.
 * Numbers    Seats, ids and indices count from 0; -1 (BASTIDE_NONE) means "none" or, for a seat, "nature": the drawing of tiles.
 *            In every vocabulary but that of statuses 0 means "none". x grows east, y grows south. Sides and quarter turns run
 *            clockwise from north. The corner x, y is the north-west corner of the cell x, y, so each corner has one name.
 * Statuses   Functions answer a bastide_status: 0 is OK, negative numbers are failures. Functions that list or measure answer a
 *            count >= 0 or a negative status. After any failure the game is unchanged, byte for byte, and *out is NULL where a
 *            handle was asked for. Every call that reads a record may answer E_VERSION, every other wrong argument E_ARGUMENT.
 * Refusals   A `refusal` argument may be NULL; else it is written whenever the call is made, and its `status` is the answer.
 * Lists      `cap` is the capacity of the caller's array. The answer is the whole number of entries, of which the first
 *            min(number, cap) were written. `out` may be NULL when `cap` is 0. Lists have a fixed order.
 * Texts      UTF-8. `cap` counts bytes. The answer is the length without the closing NUL; the text is cut between characters to
 *            fit and always closed by NUL when cap > 0. `out` may be NULL when `cap` is 0. A `len` of -1 means "up to the NUL".
 * Growth     A record never changes its size. It ends in spare words, which are zero on the way out. A spare word that is set on
 *            the way in is E_VERSION with the reason SPARE_SET: a later library may give the word a name, and 0 keeps today's
 *            meaning there. The allocator alone has no spare words.
 * Fields     [seat] says what a field or a parameter holds: an enum of this header or one of the plain words below; a plural is
 *            a bit mask. {tile? x y} says which fields a kind uses; ? marks one that may be unset all the same. Fields that a
 *            kind does not use are ignored on the way in; on the way out they are unset: -1 for seats, ids and indices,
 *            BASTIDE_NOWHERE for x and y, 0 for the rest. (BASE-PLACE-01) is the id of the rule in the rules catalogue. Behind
 *            a bar | stand notes on the fields.
 *            Plain words: seat tile placed piece feature segment die action index x y rotation port side corner count points
 *            number truth seq seed line column text viewer code weight random hash; masks: seats kinds marks ports segments sides
 *            corners rotations faces.
 * Ownership  The caller owns every buffer; no function returns a pointer. What create, clone, load and parse made, destroy ends.
 *            Destruction may come in any order. An allocator is copied; what its `user` points at must outlive every handle made
 *            with it and every clone and copy of those. Its functions may be called from several threads at once and never throw.
 * Threads    There are no globals. Calls that take a const game may overlap on one game; any other call on a game is alone.
 *            Different games never meet. Tile sets and texts never change and may be shared.
 * Stack      In a release build for 64 bits a call needs less than 48 KB of stack; a thread of 64 KB is enough.
 * Since      Everything here is there since version 0.1.0 unless it says otherwise.
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
/** The version as 0x00MMmmpp, for the preprocessor; bastide_version() answers the version of the library. */
#define BASTIDE_VERSION 0x00000100
#define BASTIDE_VERSION_TEXT "0.1.0"
/** Version of the binary interface. A program built with another number must not go on. */
#define BASTIDE_ABI_VERSION 1

#define BASTIDE_NONE (-1)        /**< no seat, no id, no index */
#define BASTIDE_NATURE (-1)      /**< as a seat: chance, or nobody's piece */
#define BASTIDE_ANY (-1)         /**< as a filter: every kind */
#define BASTIDE_NOWHERE (-32768) /**< as x or y: no cell */
#define BASTIDE_SEATS_MAX 8      /**< the most seats any game has */

typedef struct bastide_game bastide_game;       /**< one game; opaque */
typedef struct bastide_tileset bastide_tileset; /**< a set of tile types; opaque, never changes */
typedef struct bastide_texts bastide_texts;     /**< sentences in one language; opaque, never changes */

/** Answer of most functions: BASTIDE_OK or one of the failures below. */
typedef int32_t bastide_status;

enum bastide_status_value {
    BASTIDE_OK = 0,          /**< All is well. */
    BASTIDE_E_ARGUMENT = -1, /**< An argument is missing, out of range or contradicts another. */
    BASTIDE_E_MEMORY = -2,   /**< The allocator had no memory left. */
    BASTIDE_E_ILLEGAL = -3,  /**< The rules refuse it. | the refusal says why */
    BASTIDE_E_STATE = -4,    /**< The game cannot do this now. | history switched off, or a fault was found */
    BASTIDE_E_FORMAT = -5,   /**< The bytes or the text cannot be read as what they should be. */
    BASTIDE_E_VERSION = -6,  /**< Made by a later version of the library, or a spare word is set. */
    BASTIDE_E_LIMIT = -7,    /**< Larger than the library can hold. */
    BASTIDE_E_ABSENT = -8,   /**< There is nothing of that kind there. */
    BASTIDE_E_INTERNAL = -9  /**< The library found a fault in itself; restore the game from a snapshot. | E_STATE until then */
};

/** @return [number] the version of the library as 0x00MMmmpp. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_version(void);

/** @return [number] the version of the binary interface; compare with BASTIDE_ABI_VERSION before anything else. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_abi_version(void);

/** A number over the names, sizes and offsets of all records of this ABI version, as `layout` of bastide_api.json. For bindings
 *  that lay records out by hand. @return [number] the number. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_layout(void);

/* ==== 2. Life of a game ============================================================================================ */

/** Where memory comes from. NULL in place of the record means malloc and free. `alloc` answers NULL when nothing is left. */
typedef struct bastide_allocator {
    void* user;
    void*(BASTIDE_CALL* alloc)(void* user, uint32_t size, uint32_t align);
    void(BASTIDE_CALL* release)(void* user, void* ptr, uint32_t size, uint32_t align);
} bastide_allocator;

/** The fixed head of a config; everything countable stands beside it as choices. 64 bytes. */
typedef struct bastide_config {
    int32_t game;       /**< [bastide_game_kind] */
    int32_t chance;     /**< [bastide_chance] 0 is SEEDED */
    int32_t seats;      /**< [count] what the boxes allow, or 1 to 8 with OPTION_ANY_SEAT_COUNT (BASE-COMP-05) */
    int32_t first_seat; /**< [seat] who begins, unless an option finds that seat (BASE-SETUP-04) */
    uint64_t seed;      /**< [seed] any number; unused with HOST chance. A viewer of draws can try seeds: one from the clock is
                             found in minutes. Where that matters take 64 random bits, or HOST chance with a
                             cryptographic generator */
    int32_t event_capacity; /**< [count] events retained, to 1048576: 0 all of the game, -1 none; when full the oldest go */
    int32_t rules_revision; /**< [number] told: that under which the game was begun. Games begin under the newest */
    uint32_t flags;         /**< [bastide_config_flag] */
    uint32_t spare[7];
} bastide_config;

enum bastide_config_flag {
    BASTIDE_CONFIG_FLAG_NO_HISTORY = 1,       /**< keep no list of actions: no undo and no script */
    BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL = 2 /**< wait at STEP_FINAL for FINISH before the final scoring */
};

/** One choice of a config. 32 bytes. */
typedef struct bastide_choice {
    int32_t kind;  /**< [bastide_choice_kind] */
    int32_t id;    /**< [number] what is chosen; the kind says in which vocabulary */
    int32_t value; /**< [number] how many, or the option's value */
    uint32_t spare[5];
} bastide_choice;

enum bastide_choice_kind {
    BASTIDE_CHOICE_SET = 1,     /**< {id:bastide_set value:count} copies of a built-in set | 0 to 1000. The first SET or TILESET
                                     choice replaces the default sets. A game holds 16000 tiles and 65534 segments at most */
    BASTIDE_CHOICE_PIECES = 2,  /**< {id:bastide_piece_kind value:count} pieces of a kind for each seat | 0 to 100; at most 512
                                     pieces of all kinds and seats together */
    BASTIDE_CHOICE_OPTION = 3,  /**< {id:bastide_option value:number} the value of an option */
    BASTIDE_CHOICE_TILESET = 4, /**< {id:index value:count} copies of a set of the caller's | id: index of its handle; 0 to
                                     1000 */
    BASTIDE_CHOICE_BUSH = 5     /**< {id:tile value:truth} the village of a tile type is drawn with bushes | 0: as its set says. 1
                                     needs OPTION_BUSHES_DO_NOT_END_ROADS (HOUSE-ROAD-01) */
};

/** What was refused and why, for every call that refuses. bastide_refusal_text() makes the sentence. 320 bytes. */
typedef struct bastide_refusal {
    int32_t status;          /**< [bastide_status_value] */
    int32_t reason;          /**< [bastide_reason] 0 when nothing is refused */
    int32_t index;           /**< [index] the choice, action, tile, entry or spare word it is about */
    int32_t other_index;     /**< [index] the one it contradicts */
    int32_t option;          /**< [bastide_option] the option it is about */
    int32_t other_option;    /**< [bastide_option] the option it excludes or needs */
    int32_t line;            /**< [line] of a text, from 1; 0 when it is about no text */
    int32_t column;          /**< [column] in bytes, from 1 */
    int32_t seat;            /**< [seat] owner of the piece in the way, or whose decision it is */
    int32_t tile;            /**< [tile] */
    int32_t x;               /**< [x] the cell or corner it is about */
    int32_t y;               /**< [y] */
    int32_t side;            /**< [side] of the tile being placed: 0 north, 1 east, 2 south, 3 west */
    int32_t side_kind;       /**< [bastide_side] of that side */
    int32_t other_side_kind; /**< [bastide_side] of the neighbour's side */
    int32_t spot;            /**< [bastide_spot] */
    int32_t segment;         /**< [segment] aimed at, or in the way */
    int32_t segment_kind;    /**< [bastide_segment] */
    int32_t feature;         /**< [feature] in the way */
    int32_t piece;           /**< [piece] in the way */
    int32_t piece_kind;      /**< [bastide_piece_kind] */
    int32_t least;           /**< [number] smallest number possible */
    int32_t most;            /**< [number] greatest number possible */
    uint32_t spare[9];
    char text[192]; /**< [text] of bytes, texts and configs: the sentence in English; empty after check and apply */
} bastide_refusal;

/** Fills a config: the tile game, SEEDED with seed 0, two seats, all events retained. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_config_init(bastide_config* config);

/** The choices of a preset, to be given to bastide_game_create() as they are or with more added.
 *  @param preset [bastide_preset]
 *  @return how many there are, E_ARGUMENT for an unknown preset. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_preset_list_choices(int32_t preset, bastide_choice* out, int32_t cap);

/** Begins a game. Without a SET or TILESET choice the Winter Edition is played: one BASE and one WINTER set. The start tile lies
 *  on 0, 0 (BASE-SETUP-01); with SEEDED chance the first tile is drawn already.
 *  @param choices choice_count records; NULL with 0
 *  @param sets    set_count handles that TILESET choices point into; NULL with 0. The game copies what it needs
 *  @param mem     NULL: malloc and free
 *  @return OK, E_ARGUMENT (refusal.reason says which part of the config), E_LIMIT, E_MEMORY, E_VERSION.
 *  @owner the caller destroys the game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_create(const bastide_config* config, const bastide_choice* choices,
                                                            int32_t choice_count, const bastide_tileset* const* sets,
                                                            int32_t set_count, const bastide_allocator* mem,
                                                            bastide_refusal* refusal, bastide_game** out);

#define BASTIDE_VIEW_PUBLIC (-1) /**< viewer: what every seat may know; no seed, no coming tiles, no hidden hands */
#define BASTIDE_VIEW_FULL (-100) /**< viewer: everything, the seed included */

enum bastide_clone_flag {
    BASTIDE_CLONE_FLAG_LOG = 1 /**< take the events and score lines along; without it both begin empty */
};

/** A second game in the same position, or what one viewer may know of it: the game that the viewer's snapshot loads. Numbers of
 *  events go on, the history is copied; events and score lines come along with CLONE_FLAG_LOG. Games made of one another share
 *  the tables of their rules: clones for any viewer, copies, games set to a position, and games restored from a snapshot whose
 *  config differs in nothing but seed, chance and what is retained. The tables belong to the allocator of the game that built
 *  them and end with the last game that uses them. So a server creates one game of each config and begins all others by clone and
 *  restart, or loads them by clone and restore (docs/guides/server.md).
 *  @param viewer [viewer] a seat, BASTIDE_VIEW_PUBLIC or BASTIDE_VIEW_FULL; all but FULL make a game with HOST chance
 *  @param flags  [bastide_clone_flag]
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE after a fault. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_clone(const bastide_game* game, int32_t viewer, uint32_t flags,
                                                           const bastide_allocator* mem, bastide_game** out);

/** As bastide_game_clone(), into a handle that is there already, for searches. Nothing is allocated between games that share
 *  their rules, with VIEW_FULL; otherwise `game` is given new memory by its own allocator. CONFIG_FLAG_NO_HISTORY and the event
 * capacity stay those of `game`. Where `source` alone keeps no history, `game` has none until it is restarted or copied from
 * another.
 *  @param viewer [viewer] as for bastide_game_clone()
 *  @param flags  [bastide_clone_flag]
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE when `source` is faulty. Heals a fault of `game`. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_copy(bastide_game* game, const bastide_game* source, int32_t viewer,
                                                          uint32_t flags);

/** Begins the same game anew, from the position if one was set, with another seed. Nothing is allocated and no table is built.
 *  The events so far are dropped, the next ones go on counting; the history begins anew. With HOST chance the seed is not looked
 *  at.
 *  @param seed [seed]
 *  @return OK, E_ARGUMENT. Heals a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_restart(bastide_game* game, uint64_t seed);

/** Goes back to the position before an action of the history; nothing happens when it stands there already. The events of
 *  that action and of all later ones stay in the log as `undone`, an UNDONE event follows, and the score lines are those of the
 *  position. A log of all events has room for 64 that are undone; when they are more they are dropped, and all others keep their
 *  numbers. What the library did by itself stays with the action before it, so a seeded game comes to stand behind its draws, and
 *  they are the same again: a server decides for itself whether its seats may undo.
 *  @param action [action] its number in bastide_game_list_history(), nature's counted
 *  @return OK, E_ARGUMENT, E_ABSENT when the history is shorter, E_STATE without history, after a fault, or where
 *  the game was loaded since and the rules were mended before that; E_LIMIT when more was played than a history holds. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_undo(bastide_game* game, int32_t action, bastide_refusal* refusal);

/** Ends a game. NULL is fine. */
BASTIDE_API void BASTIDE_CALL bastide_game_destroy(bastide_game* game);

/** The config a game was made with, defaults filled in. The seed of a game in a seat's or the public view is 0.
 *  @return OK, E_ARGUMENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_config(const bastide_game* game, bastide_config* out);

/** The choices behind it: sets with their copies, counts of pieces, options that are not 0, the host's sets, tiles with bushes.
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap);

/* ==== 3. Deciding ================================================================================================== */

/** Who must decide what. 128 bytes. */
typedef struct bastide_decision {
    uint64_t kinds;    /**< [kinds] bit k: an action of kind k is legal; RESIGN is always legal and has no bit */
    int32_t over;      /**< [truth] the game is over and nobody decides */
    int32_t seat;      /**< [seat] who decides; -1 nature, or nobody when over */
    int32_t step;      /**< [bastide_step] what about */
    int32_t turn_seat; /**< [seat] whose turn it is */
    int32_t turn; /**< [number] how many turns have begun. A seller that goes on behind a turn its buyer won goes on under that
                       turn's number (HOUSE-MIX-03) */
    int32_t may_pass;   /**< [truth] PASS is legal */
    int32_t tile;       /**< [tile] the tile drawn and not yet placed, or the one for sale */
    int32_t placed;     /**< [placed] the tile placed this turn */
    int32_t x;          /**< [x] the cell it is about: of that tile, of the tower, of the wagon */
    int32_t y;          /**< [y] */
    int32_t segment;    /**< [segment] the foundation or segment it is about */
    int32_t feature;    /**< [feature] it is about */
    int32_t piece;      /**< [piece] it is about: the wagon to move */
    int32_t piece_kind; /**< [bastide_piece_kind] of that piece */
    int32_t other_seat; /**< [seat] the other party: owner of the prisoners, seller of the tile */
    int32_t least;      /**< [points] smallest bid, or price of a ransom */
    int32_t most;       /**< [points] greatest bid */
    int32_t tiles_left; /**< [count] tiles to be drawn now, without those set aside */
    uint32_t winners;   /**< [seats] when over: the seats that win (BASE-WIN-02) */
    int32_t action;     /**< [action] number of the next action in the history */
    uint32_t spare[10];
} bastide_decision;

/** One action: what a seat or nature does. bastide_game_list_actions() fills it; by hand set what its kind uses. Between machines
 *  of different byte order send its code or text. 96 bytes. */
typedef struct bastide_action {
    int32_t kind;       /**< [bastide_action_kind] */
    int32_t seat;       /**< [seat] who acts */
    int32_t origin;     /**< [bastide_origin] who decided for the seat; recorded, no rule looks at it. 0 is SEAT */
    int32_t tile;       /**< [tile] */
    int32_t x;          /**< [x] */
    int32_t y;          /**< [y] */
    int32_t rotation;   /**< [rotation] */
    int32_t spot;       /**< [bastide_spot] SEGMENT: segment of the tile on x, y; CORNER: the corner x, y; TILE: the tile
                             on x, y, for MOVE alone */
    int32_t segment;    /**< [segment] ignored with CORNER and TILE, and -1 there on the way out */
    int32_t piece_kind; /**< [bastide_piece_kind] of a piece from the supply */
    int32_t piece;      /**< [piece] a piece that is on the table */
    int32_t other_seat; /**< [seat] the seat named, sold to, or whose hand it is */
    int32_t points;     /**< [points] offered */
    uint32_t faces;     /**< [faces] how many dice show each face, four bits a face, the lowest four for CAP */
    int32_t cause;      /**< [bastide_cause] the right by which a piece is taken; 0 on input: any right there is */
    uint32_t spare[9];
} bastide_action;

/** Verbs, shared by all boxes; the step says what a verb is about. At most 63. Numbers 22 to 29 are reserved for kinds of shapes
 *  that later boxes need: choosing a tile, a place or an option, laying, attaching, moving to a space, chance, buying. */
enum bastide_action_kind {
    BASTIDE_ACTION_DRAW = 1,   /**< {tile other_seat?} nature draws the tile | other_seat: in a history whose hidden hand it went
                                  to;   -1 in a list of actions, and ignored on the way in */
    BASTIDE_ACTION_PLACE = 2,  /**< {tile x y rotation} place the tile, or a die that shows it (BASE-PLACE-01) */
    BASTIDE_ACTION_DEPLOY = 3, /**< {spot x y segment? piece_kind} deploy a piece from the supply (BASE-MEEPLE-01) */
    BASTIDE_ACTION_PASS = 4,   /**< {} do nothing where doing something is a choice */
    BASTIDE_ACTION_TAKE = 5,   /**< {piece cause} take the piece off its place (TOWER-CAPTURE-01) */
    BASTIDE_ACTION_PAY = 6,    /**< {piece} buy back one's own prisoner (TOWER-RANSOM-01) */
    BASTIDE_ACTION_CHOOSE_PIECE = 7, /**< {piece} choose the piece (TOWER-EXCHANGE-03) */
    BASTIDE_ACTION_MOVE = 8,         /**< {piece spot x y segment?} move the piece (WAGON-MOVE-01) */
    BASTIDE_ACTION_DICE_COLLECT = 9, /**< {} set a knight of the tray aside (DICE-TURN-03) */
    BASTIDE_ACTION_ROLL = 10,        /**< {} throw all dice left in the tray (DICE-TURN-04) */
    BASTIDE_ACTION_DICE_STOP = 11,   /**< {} end the turn and score the largest closed city (DICE-SCORE-01) */
    BASTIDE_ACTION_DICE_KEEP = 12,   /**< {} end the turn, give up scoring and keep a knight (DICE-KNIGHT-01) */
    BASTIDE_ACTION_FALL = 13,        /**< {faces} nature lets the dice of the tray fall (DICE-TURN-04) */
    BASTIDE_ACTION_NAME = 14,        /**< {other_seat} name a seat: who chooses or who begins (HOUSE-START-01) */
    BASTIDE_ACTION_DISCARD = 15,     /**< {tile} give away a tile of the hand that cannot be placed (HOUSE-DRAW-02) */
    BASTIDE_ACTION_BID = 16,         /**< {points tile?} offer points, or the tile in hand, for the drawn tile (HOUSE-SALE-01) */
    BASTIDE_ACTION_SELL = 17,        /**< {other_seat} take that seat's bid (HOUSE-SALE-01) */
    BASTIDE_ACTION_DRAW_UNSEEN =
        18, /**< {other_seat?} nature draws a tile into a hidden hand, not known here | other_seat: as for DRAW (HOUSE-DRAW-01) */
    BASTIDE_ACTION_REVEAL = 19, /**< {tile other_seat?} nature shows the tile that a seat has held unseen | other_seat: in a
                                   history whose hand it was in; -1 in a list (HOUSE-DRAW-01) */
    BASTIDE_ACTION_FINISH = 20, /**< {} nature begins the final scoring */
    BASTIDE_ACTION_RESIGN = 21  /**< {} leave the game, at any time; listed only when asked for by its kind (RESIGN-01) */
};

/** Who must decide, about what. @return OK, E_ARGUMENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_decision(const bastide_game* game, bastide_decision* out);

/** Every legal action, ready to apply, ordered by kind, y, x, rotation, spot, segment, piece_kind, piece: a TAKE by the place of
 *  its piece, a corner by the tile around it that was placed last.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY: every kind but RESIGN
 *  @return their number, 0 when the game is over; E_ARGUMENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out,
                                                           int32_t cap);

/** How many bastide_game_list_actions() would list, without making them.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY
 *  @return as bastide_game_list_actions(). */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_count_actions(const bastide_game* game, int32_t kind);

/** The same list as codes of 64 bits, each below 2^53: the quickest list.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY
 *  @param out [code]
 *  @return as bastide_game_list_actions(); E_LIMIT, whatever `cap` is, when x or y of one lies beyond 1023. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_codes(const bastide_game* game, int32_t kind, uint64_t* out, int32_t cap);

/** How likely each action of the same list is, in shares of their sum: copies left, ways the dice fall; 1 for a seat's.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY
 *  @param out [weight]
 *  @return as bastide_game_list_actions(). */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_weights(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap);

/** The action at an index of that list.
 *  @param kind [bastide_action_kind] or BASTIDE_ANY @param index [index]
 *  @return OK, E_ARGUMENT, E_ABSENT when the list is not that long, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_action(const bastide_game* game, int32_t kind, int32_t index,
                                                                bastide_action* out);

/** A legal action by chance: each of a seat's is as likely as the next, those of nature as the bag and the dice have it.
 *  @param kind   [bastide_action_kind] or BASTIDE_ANY
 *  @param random a word of the caller's, any number at first; the call reads it and moves it on. The same word and position give
 *                the same action on every platform (docs/sampling.md)
 *  @return OK, E_ARGUMENT, E_ABSENT when there is none, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random,
                                                                   bastide_action* out);

/** What a host applies for a seat whose time is over: PASS, else the first of the list, with origin CLOCK.
 *  @return OK, E_ARGUMENT, E_ABSENT when no seat decides, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_default_action(const bastide_game* game, bastide_action* out);

/** Says what bastide_game_apply() would answer. E_ARGUMENT means a number that no action of this game can have: an unknown kind,
 *  tile type, seat or rotation. The refusal may be written over the action.
 *  @return OK, E_ILLEGAL, E_ARGUMENT, E_VERSION, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_check(const bastide_game* game, const bastide_action* action,
                                                           bastide_refusal* refusal);

/** Does an action and all that follows from it, up to the next decision or the end: final scoring, too, unless
 *  CONFIG_FLAG_STOP_BEFORE_FINAL is set.
 *  @return OK; E_ILLEGAL with the refusal and nothing changed; E_ARGUMENT; E_VERSION; E_STATE; E_INTERNAL. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply(bastide_game* game, const bastide_action* action,
                                                           bastide_refusal* refusal);

/** As bastide_game_apply(), of a code. @param code [code] @return as bastide_game_apply(); E_FORMAT when it is no code. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply_code(bastide_game* game, uint64_t code, bastide_refusal* refusal);

/** An action as a code, equal on every platform: six bits of kind, four of seat + 1, then what the kind uses in the order of its
 *  {fields}; `origin` is left out. bastide_action_decode() is the way back. docs/codes.md has the widths.
 *  @param out [code]
 *  @return OK, E_ARGUMENT for an unknown kind, a seat that no game has or a negative number where none is meant, E_LIMIT for a
 *  number or a cell that needs more room than its field has, E_VERSION.
 *  @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_encode(const bastide_action* action, uint64_t* out);

/** @param code [code] @return OK, E_FORMAT when it is no code, E_ARGUMENT. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_decode(uint64_t code, bastide_action* out);

/* ==== 4. What happened ============================================================================================= */

/** Something that happened. 192 bytes. */
typedef struct bastide_event {
    uint64_t seq;         /**< [seq] counts from 0 and goes on through undo, restore, clone and restart; below 2^53 */
    uint64_t group;       /**< [seq] of the innermost SCORING or FINAL event it belongs to; else its own */
    int32_t kind;         /**< [bastide_event_kind] */
    int32_t cause;        /**< [bastide_cause] */
    int32_t action;       /**< [action] it follows from; -1 before the first */
    int32_t undone;       /**< [truth] taken back since */
    int32_t turn;         /**< [number] of the turn, from 1; 0 before the first */
    int32_t seat;         /**< [seat] who acts, is paid, or owns the piece */
    int32_t other_seat;   /**< [seat] the other party */
    int32_t tile;         /**< [tile] */
    int32_t placed;       /**< [placed] */
    int32_t x;            /**< [x] */
    int32_t y;            /**< [y] */
    int32_t rotation;     /**< [rotation] */
    int32_t spot;         /**< [bastide_spot] where a piece is now */
    int32_t segment;      /**< [segment] */
    int32_t feature;      /**< [feature] */
    int32_t feature_kind; /**< [bastide_segment] */
    int32_t from_spot;    /**< [bastide_spot] where the piece was */
    int32_t from_x;       /**< [x] */
    int32_t from_y;       /**< [y] */
    int32_t from_segment; /**< [segment] */
    int32_t from_feature; /**< [feature] */
    int32_t piece;        /**< [piece] */
    int32_t piece_kind;   /**< [bastide_piece_kind] */
    int32_t reward;       /**< [bastide_reward] what is paid for */
    int32_t count;        /**< [count] */
    int32_t each;         /**< [points] */
    int32_t points;       /**< [points] count times each; a price or bid */
    uint32_t seats;       /**< [seats] who is paid; who wins */
    uint32_t viewers;     /**< [seats] who may see the tile */
    uint32_t faces;       /**< [faces] as in an action */
    int32_t step;         /**< [bastide_step] passed over */
    int32_t beside;       /**< [piece] that a piece stands beside now */
    uint32_t spare[12];
} bastide_event;

/** Shapes of events, shared by all boxes; `cause` says why. 21 and 22 are reserved for choices and changed features. */
enum bastide_event_kind {
    BASTIDE_EVENT_TURN_BEGAN = 1, /**< {seat cause? count} a turn begins | dice: count of the tray */
    BASTIDE_EVENT_TURN_ENDED = 2, /**< {seat} a turn ends */
    BASTIDE_EVENT_DREW = 3, /**< {seat tile? count viewers} a tile is drawn | count: tiles left. tile: -1 when not known here */
    BASTIDE_EVENT_TILE_LEFT = 4, /**< {seat tile? cause} a tile leaves the game or is set aside (BASE-DRAW-02) */
    BASTIDE_EVENT_PLACED = 5,    /**< {seat? tile placed x y rotation piece?} a tile or a die is placed | piece: the die */
    BASTIDE_EVENT_MOVED = 6, /**< {seat? other_seat? piece piece_kind? cause spot x? y? segment? feature? feature_kind? beside?
                                from_spot from_x? from_y? from_segment? from_feature?} a piece goes from one place to another */
    BASTIDE_EVENT_COMPLETED = 7, /**< {seat feature feature_kind x y count} a feature is completed | x, y: its first cell; count:
                                      tiles */
    BASTIDE_EVENT_SCORING = 8,   /**< {feature? feature_kind? x? y? cause? seats count} a scoring begins | seats are paid, perhaps
                                    none;   count: tiles */
    BASTIDE_EVENT_SCORED = 9,    /**< {seat reward count each points feature? feature_kind? other_seat?} one score line */
    BASTIDE_EVENT_PASSED = 10,   /**< {seat step} a seat passes */
    BASTIDE_EVENT_FINAL = 11,    /**< {} the final scoring begins (BASE-FINAL-01) */
    BASTIDE_EVENT_ENDED = 12,    /**< {seats} the game is over | seats: the winners (BASE-WIN-01) */
    BASTIDE_EVENT_UNDONE = 13,   /**< {} actions are taken back, from number `action` on */
    BASTIDE_EVENT_RESIGNED = 14, /**< {seat} a seat leaves the game (RESIGN-01) */
    BASTIDE_EVENT_STOOD_IN = 15, /**< {seat cause} clock or stand-in decides for the seat */
    BASTIDE_EVENT_NAMED = 16,    /**< {seat? other_seat} a seat is named (HOUSE-START-01) */
    BASTIDE_EVENT_BID = 17,      /**< {seat points tile?} a seat bids | tile: offered instead of points (HOUSE-SALE-01) */
    BASTIDE_EVENT_SOLD = 18, /**< {seat other_seat tile points} the tile is sold; other_seat places it now | points: the price; 0:
                                the abbey of other_seat, which seat holds now (HOUSE-SALE-01) */
    BASTIDE_EVENT_REVEALED = 19, /**< {seat tile} a tile held unseen is shown (HOUSE-DRAW-01) */
    BASTIDE_EVENT_ROLLED = 20    /**< {seat faces count} the tray fell | count: which roll of the turn */
};

/** One line of an account: count times each is points. The lines of a seat sum to its score while the log retains
 *  all events. A seat that stands on what is scored and is paid nothing has a line too: 0 times 0 where it has no majority, else
 *  0 times `each` where there is nothing to count, or `count` times 0 where that is worth nothing. 80 bytes. */
typedef struct bastide_score_line {
    uint64_t seq;         /**< [seq] of the SCORED event */
    uint64_t group;       /**< [seq] of its SCORING event: lines of one scoring share it; of a payment between seats its own */
    int32_t action;       /**< [action] it follows from */
    int32_t seat;         /**< [seat] */
    int32_t other_seat;   /**< [seat] of a transfer the other party */
    int32_t reward;       /**< [bastide_reward] */
    int32_t feature;      /**< [feature] */
    int32_t feature_kind; /**< [bastide_segment] */
    int32_t count;        /**< [count] */
    int32_t each;         /**< [points] */
    int32_t points;       /**< [points] */
    int32_t total;        /**< [points] of the seat after it */
    uint32_t spare[6];
} bastide_score_line;

/** Number of the oldest event retained and of the next to come. @param first [seq] @param next [seq]
 *  @return OK, E_ARGUMENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_event_range(const bastide_game* game, uint64_t* first, uint64_t* next);

/** Events from number `first` on, or from the oldest retained (bastide_game_get_event_range()), in order of their numbers.
 *  Numbers of events that were dropped are missing, so go on behind the `seq` of the last one.
 *  @param viewer [viewer] tiles that this viewer may not see are -1 @param first [seq]
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_events(const bastide_game* game, int32_t viewer, uint64_t first,
                                                          bastide_event* out, int32_t cap);

/** Score lines that hold, from event `first` on, those before a load or a restore included: 0 lists all there are. They are
 *  made from the events that the log retains: with a small `event_capacity` the oldest are gone, with -1 there are none.
 *  bastide_game_get_event_range() tells where the log begins.
 *  @param first [seq]
 *  @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_score_lines(const bastide_game* game, uint64_t first, bastide_score_line* out,
                                                               int32_t cap);

/** The actions so far, from number `first` on, as a viewer may know them, with those of nature: DRAW or DRAW_UNSEEN, REVEAL,
 *  NAME, FALL, FINISH. To play the list again, leave out a REVEAL where the step is not HAND_REVEAL: the library knew the tile
 *  and made it by itself. In the list for a seat, by a server that knows all tiles, those have the seat as `other_seat`.
 *  @param viewer [viewer] @param first [action]
 *  @return their number, E_ARGUMENT, E_STATE without history, E_LIMIT when more was played than it holds. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_history(const bastide_game* game, int32_t viewer, int32_t first,
                                                           bastide_action* out, int32_t cap);

/* ==== 5. The board ================================================================================================= */

/** A seat. 64 bytes. */
typedef struct bastide_seat {
    int32_t seat;   /**< [seat] */
    int32_t state;  /**< [bastide_seat_state] */
    int32_t score;  /**< [points] */
    int32_t track;  /**< [number] space of its marker on the score track, 0 to 49 (BASE-TRACK-01) */
    int32_t laps;   /**< [count] times round the track; the marker is laid flat from the first on */
    int32_t die;    /**< [number] face of a die used as marker: 6 at first, then the laps, 5 at most (HOUSE-MARK-01) */
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
    int32_t copy;     /**< [index] which copy of its type: how many lay before. Equal everywhere, so it chooses the picture */
    int32_t seat;     /**< [seat] who placed it; -1 the table */
    int32_t turn;     /**< [number] in which it was placed; 0 before the first and in a position that was set */
    int32_t action;   /**< [action] that placed it; -1 the table, or a game without history */
    uint32_t spare[3];
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
    uint32_t spare[9];
} bastide_piece;

/** A feature: what connected segments form. Its id is that of the feature which holds its first segment: after a merger the old
 *  ids lead to the merged feature. 176 bytes. */
typedef struct bastide_feature {
    uint64_t marks;          /**< [marks] of all its segments and tiles */
    int32_t id;              /**< [feature] */
    int32_t kind;            /**< [bastide_segment] */
    int32_t complete;        /**< [truth] nothing of it is open; a field: it is enclosed; a foundation: never */
    int32_t tiles;           /**< [count] a monastery or garden counts itself and the tiles around it */
    int32_t segments;        /**< [count] */
    int32_t open_sides;      /**< [count] open sides; a field: half sides; a monastery or garden: empty cells */
    int32_t pennants;        /**< [count] */
    int32_t points_now;      /**< [points] for each leader if it were scored now, but for what one seat alone is paid */
    int32_t points_complete; /**< [points] for each leader if it were completed with the tiles it has */
    uint32_t occupants;      /**< [seats] with a follower on it */
    uint32_t leaders;        /**< [seats] that would be paid */
    int32_t weights[BASTIDE_SEATS_MAX]; /**< [count] strength of each seat */
    int32_t points[BASTIDE_SEATS_MAX];  /**< [points] what each seat would be paid now */
    uint32_t spare[15];
} bastide_feature;

/** One segment of a feature. 32 bytes. */
typedef struct bastide_part {
    int32_t placed;  /**< [placed] */
    int32_t x;       /**< [x] */
    int32_t y;       /**< [y] */
    int32_t segment; /**< [segment] */
    uint32_t spare[4];
} bastide_part;

/** Something on or beside the board that is no tile, piece or feature. 96 bytes. */
typedef struct bastide_thing {
    int32_t kind;       /**< [bastide_thing_kind] */
    int32_t id;         /**< [index] among its kind */
    int32_t seat;       /**< [seat] whose it is */
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

/** How many of a tile type are where. 48 bytes. */
typedef struct bastide_stock {
    int32_t tile;       /**< [tile] */
    int32_t total;      /**< [count] in this game */
    int32_t left;       /**< [count] still to come: in the bag, set aside, or in a hidden hand */
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

/** The seats. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_seats(const bastide_game* game, bastide_seat* out, int32_t cap);

/** One of them. @param seat [seat] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out);

/** Pieces of one kind in a seat's supply.
 *  @param seat [seat] @param piece_kind [bastide_piece_kind] @return their number, E_ARGUMENT, E_ABSENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_count_supply(const bastide_game* game, int32_t seat, int32_t piece_kind);

/** If the game ended now, by rank, then seat. @return the number of seats, E_ARGUMENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_standing(const bastide_game* game, bastide_standing* out, int32_t cap);

/** The placed tiles in order of placing, the start tile first. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap);

/** One of them. @param placed [placed] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_placed(const bastide_game* game, int32_t placed, bastide_placed* out);

/** @param x [x] @param y [y] @return [placed] the index of the tile on a cell, E_ABSENT when the cell is empty, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_tile_at(const bastide_game* game, int32_t x, int32_t y);

/** The segment of a placed tile that owns a port. A side is cut into three ports, clockwise: side k owns 3k, 3k + 1 (its middle)
 *  and 3k + 2, as the tile lies. Two tiles meet at ports that touch. Of two segments at one port the lower is answered.
 *  @param x [x] @param y [y] @param port [port] 0 to 11
 *  @return [segment] the segment, E_ABSENT when no tile lies there or no segment owns the port, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_segment_at(const bastide_game* game, int32_t x, int32_t y, int32_t port);

/** @param x [x] @param y [y] @param segment [segment]
 *  @return [feature] the feature that a segment of the tile on a cell belongs to, E_ABSENT, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment);

/** All pieces, wherever they are, by id. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);

/** One of them. @param piece [piece] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_piece(const bastide_game* game, int32_t piece, bastide_piece* out);

/** All features of a kind, by id. @param kind [bastide_segment] or BASTIDE_ANY @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_features(const bastide_game* game, int32_t kind, bastide_feature* out,
                                                            int32_t cap);

/** Everything about a feature. @param feature [feature] @return OK, E_ARGUMENT, E_ABSENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out);

/** The segments of a feature, ordered by tile index and segment. @param feature [feature]
 *  @return their number, E_ARGUMENT, E_ABSENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_parts(const bastide_game* game, int32_t feature, bastide_part* out,
                                                         int32_t cap);

/** Things that boxes add, ordered by kind, y, x, segment, id. A kind whose box is not played has none.
 *  @param kind [bastide_thing_kind] or BASTIDE_ANY @return their number, E_ARGUMENT for an unknown kind. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out,
                                                          int32_t cap);

/** How many of each tile type are where, by tile id. @return the number of types, E_ARGUMENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap);

/** Where a tile of any type could go on the board as it is, drawn or not, ordered by y, x. @param tile [tile]
 *  @return the number of cells, E_ARGUMENT, E_ABSENT, E_STATE. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out,
                                                              int32_t cap);

/* ==== 6. Tiles ===================================================================================================== */

/** A tile type. 96 bytes. */
typedef struct bastide_tile_def {
    int32_t id;         /**< [tile] its index in the set, or in the game when asked of a game */
    int32_t set;        /**< [bastide_set] it comes from; 0 the caller's own */
    int32_t count;      /**< [count] copies */
    int32_t segments;   /**< [count] */
    uint32_t flags;     /**< [bastide_tile_flag] */
    int32_t sides[4];   /**< [bastide_side] of north, east, south, west at rotation 0 */
    int32_t gardens;    /**< [count] copies with a garden in the second edition; no rule of the base game looks at it */
    uint64_t marks;     /**< [marks] printed on the tile */
    int32_t mark_value; /**< [number] of its mark: a direction or points */
    char name[16];      /**< [text] as in the tile data: "D", "Z06" */
    uint32_t spare[7];
} bastide_tile_def;

enum bastide_tile_flag {
    BASTIDE_TILE_FLAG_START = 1, /**< may lie on the table at the start (BASE-SETUP-01) */
    BASTIDE_TILE_FLAG_WILD = 2   /**< held by the seats, never drawn, fits any neighbours */
};

/** A segment of a tile type. Masks of segments count by segment index. 96 bytes. */
typedef struct bastide_segment_def {
    int32_t index;     /**< [segment] */
    int32_t kind;      /**< [bastide_segment] */
    uint32_t ports;    /**< [ports] a city side has all three, a road or river the middle, a field the outer ones; the middle of a
                          field side    belongs to none */
    uint32_t flags;    /**< [bastide_segment_flag] */
    uint64_t marks;    /**< [marks] printed on it */
    int32_t pennants;  /**< [count] 0 to 2 (BASE-CITY-05) */
    uint32_t borders;  /**< [segments] a field: the cities whose wall it meets (BASE-FIELD-04) */
    uint32_t links;    /**< [segments] where a wagon may go inside the tile by the first-edition rule */
    uint32_t crosses;  /**< [segments] that pass over or under this one */
    int32_t road_end;  /**< [bastide_road_end] of a road */
    uint32_t meets;    /**< [segments] that meet at that end; a city or monastery names the roads that end at it */
    uint32_t walls;    /**< [segments] a passing road: cities whose wall it touches; a city: those roads */
    int32_t near_side; /**< [side] an enclosed field lies near */
    uint32_t corners;  /**< [corners] a city: bit 0 NW, 1 NE, 2 SE, 3 SW that its wall reaches beyond its sides */
    uint32_t spare[9];
} bastide_segment_def;

enum bastide_segment_flag {
    BASTIDE_SEGMENT_FLAG_BUSH = 1 /**< the village this road ends at is drawn with bushes (HOUSE-ROAD-01) */
};

/** A built-in set, for looking at one without a game. @param set [bastide_set] @return OK, E_ARGUMENT, E_MEMORY.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_create(int32_t set, const bastide_allocator* mem, bastide_tileset** out);

/** A set from text, one tile a line (docs/tilesets.md). Any bytes may be given. @param len [count] bytes, or -1
 *  @return OK; E_FORMAT with line, column, index (of the tile) and the sentence; E_ARGUMENT, E_MEMORY.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem,
                                                              bastide_refusal* refusal, bastide_tileset** out);

/** A set from records. The segments of all tiles follow each other in `segments`, as many for each tile as its `segments` says;
 *  tiles need name, count, sides, flags, gardens; segments need what their kind uses, at rotation 0. `id`, `set`, `index` and
 *  `links` are not read.
 *  @return OK; E_FORMAT with index (of the tile) and the sentence; E_ARGUMENT, E_VERSION, E_MEMORY.
 *  @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count,
                                                              const bastide_segment_def* segments, int32_t segment_count,
                                                              const bastide_allocator* mem, bastide_refusal* refusal,
                                                              bastide_tileset** out);

/** A set as text that bastide_tileset_parse() reads, but for the wild tiles of a box. @return its length, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_write(const bastide_tileset* set, char* out, int32_t cap);

/** The tile types of a set, in order. @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap);

/** The segments of one as they lie in a rotation: cities, roads, fields, then a monastery, a foundation, a garden, then rivers.
 *  @param tile [tile] @param rotation [rotation] 0: as in the tile data
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, int32_t rotation,
                                                               bastide_segment_def* out, int32_t cap);

/** Ends a set; games made from it live on. NULL is fine. */
BASTIDE_API void BASTIDE_CALL bastide_tileset_destroy(bastide_tileset* set);

/** The tile types of a game, by id: built-in sets in order of their numbers, then the host's. @return their number, E_ARGUMENT.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap);

/** The segments of one as they lie in a rotation. @param tile [tile] @param rotation [rotation]
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_segments(const bastide_game* game, int32_t tile, int32_t rotation,
                                                            bastide_segment_def* out, int32_t cap);

/** The segments of the tile on a cell, as it lies. A box may add segments to a placed tile, so clients ask here instead of
 *  deriving them from the type. @param x [x] @param y [y]
 *  @return their number, E_ARGUMENT, E_ABSENT when the cell is empty. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_segments_at(const bastide_game* game, int32_t x, int32_t y,
                                                               bastide_segment_def* out, int32_t cap);

/* ==== 7. Geometry ==================================================================================================
 * Outlines, spots for pieces, hit tests: the prefix bastide_geometry_ is reserved for them. */

/* ==== 8. Words and sentences ======================================================================================= */

/** What can be chosen about an option. 64 bytes. */
typedef struct bastide_option_def {
    int32_t id;    /**< [bastide_option] */
    int32_t least; /**< [number] smallest value */
    int32_t most;  /**< [number] greatest value */
    int32_t usual; /**< [number] the value when it is not chosen */
    int32_t set;   /**< [bastide_set] of the box it belongs to, or 0: needed is this set, or a piece kind or a tile of its box */
    int32_t needs; /**< [bastide_option] without which it means nothing */
    int32_t excludes; /**< [bastide_option] that cannot be chosen beside it. Two exclude each other when either names the other */
    int32_t game;     /**< [bastide_game_kind] that takes it */
    uint32_t spare[8];
} bastide_option_def;

/** Name of a number: (VOCABULARY_REASON, 6) is "cell_taken". Scripts use these names; they never change.
 *  @param vocabulary [bastide_vocabulary] @param number [number]
 *  @return the length; E_ARGUMENT for an unknown vocabulary, E_ABSENT for an unknown number. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_name(int32_t vocabulary, int32_t number, char* out, int32_t cap);

/** Number of a name. @param vocabulary [bastide_vocabulary] @param len [count] bytes, or -1
 *  @param out [number]
 *  @return OK, E_ARGUMENT, E_ABSENT for an unknown name. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_word_find(int32_t vocabulary, const char* name, int32_t len, int32_t* out);

/** The numbers of a vocabulary, rising. @param vocabulary [bastide_vocabulary] @param out [number]
 *  @return how many, E_ARGUMENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_list(int32_t vocabulary, int32_t* out, int32_t cap);

/** What a word means, in a sentence or a few words. @param texts NULL: English
 *  @param vocabulary [bastide_vocabulary] @param number [number] @return the length; E_ARGUMENT, E_ABSENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_text(const bastide_texts* texts, int32_t vocabulary, int32_t number, char* out,
                                                   int32_t cap);

/** The id in the rules catalogue behind a word, or an empty text. @param vocabulary [bastide_vocabulary] @param number [number]
 *  @return the length; E_ARGUMENT, E_ABSENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_rule(int32_t vocabulary, int32_t number, char* out, int32_t cap);

/** Every option, by number. @return how many, E_ARGUMENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_option_list(bastide_option_def* out, int32_t cap);

/** Sentences of another language, one template a line (docs/texts.md), laid over English: what is missing stays English. Names of
 *  seats are entries, too: "seat.0 = Anna". @param len [count] bytes, or -1
 *  @return OK; E_FORMAT with line, column and the sentence; E_ARGUMENT, E_MEMORY. @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_texts_parse(const char* utf8, int32_t len, const bastide_allocator* mem,
                                                            bastide_refusal* refusal, bastide_texts** out);

/** All templates as text that bastide_texts_parse() reads, ready to be translated. @param texts NULL: English
 *  @return the length, E_ARGUMENT. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_texts_write(const bastide_texts* texts, char* out, int32_t cap);

/** Ends texts. NULL is fine. */
BASTIDE_API void BASTIDE_CALL bastide_texts_destroy(bastide_texts* texts);

/** The sentence for an action: "Red places D on (0,-1), turned twice." @param texts NULL: English
 *  @return the length, E_ARGUMENT, E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_action_text(const bastide_game* game, const bastide_texts* texts,
                                                     const bastide_action* action, char* out, int32_t cap);

/** The sentence for a decision: "Red may deploy a piece." @param texts NULL: English @return the length, E_ARGUMENT, E_VERSION.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_decision_text(const bastide_game* game, const bastide_texts* texts,
                                                       const bastide_decision* decision, char* out, int32_t cap);

/** The sentence for an event. @param texts NULL: English @return the length, E_ARGUMENT, E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_event_text(const bastide_game* game, const bastide_texts* texts,
                                                    const bastide_event* event, char* out, int32_t cap);

/** The sentence for a score line. @param texts NULL: English @return the length, E_ARGUMENT, E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_score_line_text(const bastide_game* game, const bastide_texts* texts,
                                                         const bastide_score_line* line, char* out, int32_t cap);

/** The sentence for a refusal: "The north side is city against road at (3,-2)."
 *  @param game NULL for a refusal of a config, tiles or texts @param texts NULL: English
 *  @param action the action that was refused; NULL for other refusals
 *  @return the length, E_ARGUMENT, E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_refusal_text(const bastide_game* game, const bastide_texts* texts,
                                                      const bastide_action* action, const bastide_refusal* refusal, char* out,
                                                      int32_t cap);

/** An action as a line of a script: "0: deploy follower 3 -1 r0". Fields its kind does not use are not looked at.
 *  @return the length; E_ARGUMENT for an action that no line says: one that bastide_game_check() would answer so, or that names a
 *  cell beyond every board, or a piece or segment that is not there; E_VERSION. */
BASTIDE_API int32_t BASTIDE_CALL bastide_action_write(const bastide_game* game, const bastide_action* action, char* out,
                                                      int32_t cap);

/** The action that a line of a script means in this position; it may be illegal. Without "SEAT:" the seat that decides is meant.
 *  @param len [count] bytes, or -1 @return OK; E_FORMAT with column and the sentence; E_ARGUMENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len,
                                                             bastide_refusal* refusal, bastide_action* out);

/* ==== 9. Saving ==================================================================================================== */

/** A number over everything public in the position: config, board, pieces, scores, the decision. No seed and no chance mode: a
 *  seeded server and a client fed by hand agree. Equal on every platform. @param out [hash]
 *  @return OK, E_ARGUMENT, E_STATE. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_hash(const bastide_game* game, uint64_t* out);

/** Writes a snapshot, all or nothing: config, position, score lines, and the history where one is kept (docs/snapshots.md). Equal
 *  ones give equal bytes on every platform. Every later version reads it.
 *  @param viewer [viewer]
 *  @return the size in bytes; a buffer that is too short stays untouched (ask with NULL, 0). E_ARGUMENT; E_STATE after a fault.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_write_snapshot(const bastide_game* game, int32_t viewer, uint8_t* out, int32_t cap);

/** Puts a game into the position of a snapshot. Its events begin anew, its score lines are those of the snapshot. It goes on
 *  under the newest rules; undo reaches behind it when they are those under which the game was begun. Any bytes may be given. The
 * snapshot was made with tile sets this game knows: built-in ones, or those it was created with. Where the config is that of
 * `game` its rules stay shared, see bastide_game_clone(); tables are built for another one alone. CONFIG_FLAG_NO_HISTORY and the
 * event capacity stay those of `game`.
 *  @param len [count] bytes
 *  @return OK, E_ARGUMENT, E_FORMAT, E_VERSION, E_LIMIT, E_MEMORY. Heals a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_restore_snapshot(bastide_game* game, const uint8_t* bytes, int32_t len,
                                                                      bastide_refusal* refusal);

/** A new game from a snapshot. @param len [count] bytes @param sets as for bastide_game_create()
 *  @return as bastide_game_restore_snapshot(). @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_load_snapshot(const uint8_t* bytes, int32_t len,
                                                                   const bastide_tileset* const* sets, int32_t set_count,
                                                                   const bastide_allocator* mem, bastide_refusal* refusal,
                                                                   bastide_game** out);

/** The game as a script: its config and its actions as readable text (docs/scripts.md). @param viewer [viewer]
 *  @return the length; E_ARGUMENT, E_STATE without history or after a fault, E_LIMIT when the game outgrew its history. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_write_script(const bastide_game* game, int32_t viewer, char* out, int32_t cap);

/** A new game from a script; its actions are applied and its `expect` lines checked. Any bytes may be given.
 *  @param len [count] bytes, -1: up to the NUL @param sets as for bastide_game_create()
 *  @return OK; E_FORMAT with line, column and the sentence when a line cannot be read or an expectation fails; E_ILLEGAL the same
 *  for a refused action; E_VERSION, E_LIMIT, E_ARGUMENT, E_MEMORY. @owner the caller destroys it. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_load_script(const char* utf8, int32_t len,
                                                                 const bastide_tileset* const* sets, int32_t set_count,
                                                                 const bastide_allocator* mem, bastide_refusal* refusal,
                                                                 bastide_game** out);

/* ==== 10. Setting the table ========================================================================================
 * A game can start from any position: a puzzle, a tutorial, a test. A position is a head and a list of entries: tiles, pieces,
 * scores, hands, bag. docs/positions.md says what is checked and what is trusted. */

/** The head of a position. Zeros mean that the first turn of seat 0 begins. 64 bytes. */
typedef struct bastide_position {
    int32_t turn; /**< [number] of the turn, from 1 to 30000; 0 is 1 */
    int32_t seat; /**< [seat] whose turn it is */
    int32_t step; /**< [bastide_step] at which it stands; 0: it begins and asks what there is to ask */
    int32_t tile; /**< [tile] PLACE, SALE_BID: the drawn tile, -1 when it is chosen from a hand; else ignored */
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
    int32_t piece;      /**< [number] which piece: its id plus 1; 0 the first in the supply */
    int32_t slot;       /**< [number] place in the hand, from 1; 0 the first free one */
    int32_t other_seat; /**< [seat] that holds it */
    int32_t points;     /**< [points] */
    int32_t count;      /**< [count] copies */
    int32_t note;       /**< [bastide_note] */
    int32_t number;     /**< [number] of the note */
    int32_t beside;     /**< [number] the piece that it stands beside: its id plus 1 */
    uint32_t spare[7];
} bastide_put;

enum bastide_put_kind {
    BASTIDE_PUT_TILE = 1,     /**< {tile x y rotation} a tile lies on a cell | in order of placing, the first one anywhere */
    BASTIDE_PUT_PIECE = 2,    /**< {seat? piece_kind piece spot x? y? segment? other_seat? beside?} a piece is there | behind the
                                 tiles; what it    stands on or beside before it; seat -1: nobody's */
    BASTIDE_PUT_PRISONER = 3, /**< {seat piece_kind piece other_seat} a piece is held by another seat (TOWER-CAPTURE-15) */
    BASTIDE_PUT_SCORE = 4,    /**< {seat points} a seat has points | 0 when it has no entry */
    BASTIDE_PUT_HELD = 5,     /**< {seat tile slot} a seat holds a tile: its abbey, or one drawn ahead */
    BASTIDE_PUT_OUT = 6,      /**< {tile count} copies are out of the game | what is nowhere else is in the bag */
    BASTIDE_PUT_BAG = 7, /**< {tile count} copies are in the bag | with one such entry, what is nowhere else is out of the game.
                              Not beside OUT */
    BASTIDE_PUT_NOTE = 8 /**< {note number} what the seats remember | 0 when it has no entry */
};

/** The position of a game as entries, ready to be edited and set: tiles in order of placing, pieces, prisoners, scores, hands,
 *  what is out of the game, notes. @param head may be NULL
 *  @return the number of entries; E_ARGUMENT; E_ABSENT for a dice game; E_STATE for a faulty game and where no position can
 *  stand: after the end, before the first turn, amid what follows from a bid or a deployment, while hands are hidden that hold
 *  something or unplaceable tiles wait to go back to the bag, when the turn is beyond 30000 or a score beyond 100000000 either
 *  way. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out,
                                                            int32_t cap);

/** Everything that is not legal about a position under the rules of a game: first what is wrong with an entry by itself, in order
 *  of the entries, then what the whole table shows. What depends on an entry that is not legal is judged without it. The game
 *  lends its memory and is not changed. @param out one refusal each; `index` is the entry, -1 the head or no single entry
 *  @return how many, 0 for a legal position; E_ARGUMENT, E_VERSION, E_ABSENT for a dice game, E_LIMIT, E_MEMORY. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_check_position(bastide_game* game, const bastide_position* head,
                                                             const bastide_put* puts, int32_t count, bastide_refusal* out,
                                                             int32_t cap);

/** Sets the table: the game goes on from the position as if it had been created there; a seeded game draws from its seed anew.
 *  Events and history begin anew. Snapshots and scripts hold the position.
 *  @return OK; E_ILLEGAL with the first refusal; E_ARGUMENT, E_VERSION, E_ABSENT for a dice game, E_LIMIT, E_MEMORY. Heals a
 *  fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_set_position(bastide_game* game, const bastide_position* head,
                                                                  const bastide_put* puts, int32_t count,
                                                                  bastide_refusal* refusal);

/* ==== 11. Many games at once =======================================================================================
 * One call for many games, where a call for each costs. Threads are the host's: each takes a range of the games. */

/** Begins each anew, as bastide_game_restart(). @param games `count` handles, none NULL @param seeds `count` seeds
 *  @return OK; E_ARGUMENT and nothing was done. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_games_restart(bastide_game* const* games, int32_t count, const uint64_t* seeds);

/** One sampled action of each, not applied, as bastide_game_sample_action(). @param randoms `count` words, one for each game
 *  @param out `count` actions; of a game that is over or faulty the kind is 0
 *  @return [count] how many were sampled; E_ARGUMENT and nothing was done. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_sample(const bastide_game* const* games, int32_t count, uint64_t* randoms,
                                                      bastide_action* out);

/** One action on each, as bastide_game_apply() one after the other. A game may stand there twice.
 *  @param actions `count` actions, the i-th for games[i]; one of kind 0, as bastide_games_sample() gives for a game that is over,
 *  is passed over, and its status is E_ABSENT @param statuses `count` of them, or NULL
 *  @return [count] how many were done; E_ARGUMENT or E_VERSION when an action makes no sense in its game, and nothing was tried.
 */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_apply(bastide_game* const* games, int32_t count, const bastide_action* actions,
                                                     bastide_status* statuses);

/** Plays each to its end, game after game, each action sampled with the one word: rollouts. Faulty games stay as they are.
 *  @param most [count] actions for each game at most, from 1: not every game ends @param random as for sampling
 *  @return [count] how many of them are over now; E_ARGUMENT and nothing was done. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most,
                                                        uint64_t* random);

/* ==== 12. The dice game ============================================================================================
 * GAME_DICE is a game of its own under the same handle: create, clone, decision, list, check, apply, events, score lines,
 * snapshot, hash and script mean what they mean for tiles. Where it differs:
 * - 2 to 5 seats. Choices: the options DICE_TARGET_SCORE and DICE_FINISH_ROUND and nothing else. A seat has a score and no
 *   supply.
 * - The tile types are the four faces that show city; cities of dice are features. There are no pieces: a piece id is a die.
 * - Dice are alike, so those that show the same face are listed as one action. Where a die touches nothing, cells farther from
 *   the dice than any plan can need are not offered; what is listed is exactly what is accepted.
 * - With HOST chance each roll is a FALL of nature, listed with its weight. A seeded game rolls by itself; for the odds of its
 *   next roll make a clone for the public view and ask there.
 * - The game has no longest course. The log retains 2048 events unless the config says otherwise. The history holds 8192 actions
 *   and rolls; when a game outgrew it, what reads it answers E_LIMIT. An undo to a roll that the library made is one to the
 *   action after it.
 * - There is no final scoring: CONFIG_FLAG_STOP_BEFORE_FINAL means nothing here.
 * - A handle of either game takes the snapshots of both. */

/** What the turn of a dice game has come to. 128 bytes. */
typedef struct bastide_dice {
    int32_t rolls;        /**< [count] made in this turn, 0 to 3 (DICE-TURN-02) */
    int32_t rolls_left;   /**< [count] that the seat may still make; 0 with nothing to roll */
    int32_t dice;         /**< [count] the seat had when its turn began: 9 less the knights of others (DICE-FLOW-01) */
    int32_t tray[6];      /**< [count] dice of the tray that show face i + 1 */
    int32_t hand;         /**< [count] dice of the tray that have yet to fall */
    int32_t built;        /**< [count] dice in cities */
    int32_t aside;        /**< [count] knights set aside */
    int32_t catapults;    /**< [count] rolled in this turn, all of them passed on; nine win (DICE-END-02) */
    int32_t doubled;      /**< [truth] the turn counts double (DICE-KNIGHT-03) */
    uint32_t holders;     /**< [seats] that keep a knight */
    int32_t largest;      /**< [count] dice of the largest closed city */
    int32_t points;       /**< [points] what DICE_STOP scores as it stands */
    int32_t target_score; /**< [points] what ends the game (DICE-END-01) */
    int32_t finish_round; /**< [truth] the round is completed then */
    uint32_t spare[13];
} bastide_dice;

/** A die. 48 bytes. */
typedef struct bastide_die {
    int32_t number;   /**< [die] 0 to 8 */
    int32_t spot;     /**< [bastide_spot] */
    int32_t face;     /**< [bastide_face] 0 in the hand */
    int32_t x;        /**< [x] */
    int32_t y;        /**< [y] */
    int32_t rotation; /**< [rotation] */
    uint32_t sides;   /**< [sides] city sides as it lies: bit 0 N, 1 E, 2 S, 3 W */
    int32_t seat;     /**< [seat] who keeps it */
    int32_t feature;  /**< [feature] its city */
    uint32_t spare[3];
} bastide_die;

/** What the turn has come to. @return OK, E_ARGUMENT, E_ABSENT when this is no dice game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_dice(const bastide_game* game, bastide_dice* out);

/** The dice by number. @return 9, E_ARGUMENT, E_ABSENT when this is no dice game. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_dice(const bastide_game* game, bastide_die* out, int32_t cap);

/* ==== 13. Numbers that all boxes share =============================================================================
 * Masks count by action kinds, pieces, segments, sides, marks, spots and sets, so they stay below 64 and stand here, whichever
 * box brings them. Everything else that a box adds stands in its own block, section 14; the numbers here are below 100. */

enum bastide_game_kind {
    BASTIDE_GAME_TILES = 1, /**< the tile game with its expansions */
    BASTIDE_GAME_DICE = 2   /**< the dice game */
};

enum bastide_chance {
    BASTIDE_CHANCE_SEEDED = 1, /**< the library draws by its own generator from the seed */
    BASTIDE_CHANCE_HOST = 2    /**< each draw is an action of nature that the host supplies */
};

enum bastide_origin {
    BASTIDE_ORIGIN_SEAT = 1,    /**< the seat itself */
    BASTIDE_ORIGIN_CLOCK = 2,   /**< its time was over */
    BASTIDE_ORIGIN_STAND_IN = 3 /**< somebody plays for it */
};

enum bastide_seat_state {
    BASTIDE_SEAT_STATE_PLAYING = 1, /**< in the game */
    BASTIDE_SEAT_STATE_RESIGNED = 2 /**< left the game: no longer asked, its pieces stay, it cannot win (RESIGN-01) */
};

enum bastide_side {
    BASTIDE_SIDE_FIELD = 1, /**< field */
    BASTIDE_SIDE_ROAD = 2,  /**< road */
    BASTIDE_SIDE_CITY = 3,  /**< city | on a die: black */
    BASTIDE_SIDE_WILD = 4,  /**< fits every side */
    BASTIDE_SIDE_RIVER = 5  /**< river | meets rivers alone (RIVER-PLACE-02) */
};

enum bastide_segment {
    BASTIDE_SEGMENT_CITY = 1,       /**< city */
    BASTIDE_SEGMENT_ROAD = 2,       /**< road */
    BASTIDE_SEGMENT_FIELD = 3,      /**< field */
    BASTIDE_SEGMENT_MONASTERY = 4,  /**< monastery | or an abbey: complete when the eight cells around it hold tiles */
    BASTIDE_SEGMENT_FOUNDATION = 5, /**< tower foundation | a feature of its own (TOWER-TILE-03) */
    BASTIDE_SEGMENT_GARDEN = 6,     /**< garden | complete as a monastery is (ABBOT-GARDEN-01) */
    BASTIDE_SEGMENT_RIVER = 7       /**< river | parts fields; nothing stands on it and it is never scored (RIVER-SCORE-01) */
};

enum bastide_mark {
    BASTIDE_MARK_PENNANT = 1 /**< pennant | bit n of a mask of marks is mark n (BASE-CITY-05) */
};

enum bastide_road_end {
    BASTIDE_ROAD_END_VILLAGE = 1,   /**< village | a crossing with houses, or a hamlet where one road ends */
    BASTIDE_ROAD_END_GATE = 2,      /**< city gate */
    BASTIDE_ROAD_END_MONASTERY = 3, /**< monastery door */
    BASTIDE_ROAD_END_FOUNDATION = 4 /**< tower foundation */
};

enum bastide_piece_kind {
    BASTIDE_PIECE_FOLLOWER = 1,    /**< follower | 7 for each seat (BASE-SETUP-03) */
    BASTIDE_PIECE_TOWER_PIECE = 2, /**< tower piece | a storey; how many depends on the seats (TOWER-SETUP-02) */
    BASTIDE_PIECE_MAYOR = 3,       /**< mayor | as strong as its city has pennants (MAYOR-STR-01) */
    BASTIDE_PIECE_WAGON = 4,       /**< wagon | moves on after scoring (WAGON-MOVE-01) */
    BASTIDE_PIECE_BARN = 5         /**< barn | stands where four tiles show field (BARN-PLACE-01) */
};

enum bastide_spot {
    BASTIDE_SPOT_SUPPLY = 1,  /**< with its owner, unused */
    BASTIDE_SPOT_SEGMENT = 2, /**< on a segment of the tile on x, y */
    BASTIDE_SPOT_PRISON = 3,  /**< held by another seat (TOWER-CAPTURE-15) */
    BASTIDE_SPOT_MOVING = 4,  /**< on its way while its owner decides where to; x, y, segment: where it set out (AM-SEQ-01) */
    BASTIDE_SPOT_CORNER = 5,  /**< on the corner x, y */
    BASTIDE_SPOT_TRAY = 6,    /**< a die that may still be rolled this turn */
    BASTIDE_SPOT_BUILT = 7,   /**< a die in a city, on a cell (DICE-BUILD-01) */
    BASTIDE_SPOT_ASIDE = 8,   /**< a knight set aside (DICE-TURN-05) */
    BASTIDE_SPOT_PASSED = 9,  /**< a catapult that went to the left neighbour (DICE-CAT-01) */
    BASTIDE_SPOT_KEPT = 10,   /**< a knight that a seat holds between its turns (DICE-KNIGHT-06) */
    BASTIDE_SPOT_TILE = 11,   /**< on the tile on x, y, on none of its segments (DRAGON-WALK-03) */
    BASTIDE_SPOT_SPACE = 12,  /**< on a space of a board beside the tiles | segment: its number (COUNT-SETUP-04) */
    BASTIDE_SPOT_BESIDE = 13, /**< beside another piece | x, y, segment: where that one stands (FAIRY-MOVE-01) */
    BASTIDE_SPOT_HELD = 14    /**< in front of a seat (KING-CITY-01) */
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

/** Built-in tile sets; also the numbers of their boxes in section 14. */
enum bastide_set {
    BASTIDE_SET_BASE = 1,       /**< Base game, 72 tiles | A to X, with the start tile D (BASE-SET-01) */
    BASTIDE_SET_WINTER = 2,     /**< Winter Edition, 12 animal tiles | Z01 to Z12 (BASE-SET-01) */
    BASTIDE_SET_TOWER = 3,      /**< The Tower, first edition, 18 tiles and tower pieces | T01 to T17 (TOWER-COMP-01) */
    BASTIDE_SET_ABBEY_MAYOR = 4 /**< Abbey & Mayor, new edition, 12 tiles, abbeys, mayors, wagons, barns | AM_B to AM_M, an abbey
                                     AM_A for each seat (AM-COMP-01) */
};

/** The records that have kinds stand behind their vocabulary. BASTIDE_THING_... is of VOCABULARY_THING wherever it stands. */
enum bastide_vocabulary {
    BASTIDE_VOCABULARY_STATUS = 1,      /**< statuses */
    BASTIDE_VOCABULARY_ACTION = 2,      /**< {bastide_action} kinds of actions */
    BASTIDE_VOCABULARY_STEP = 3,        /**< {bastide_decision} what a decision is about */
    BASTIDE_VOCABULARY_EVENT = 4,       /**< {bastide_event} kinds of events */
    BASTIDE_VOCABULARY_CAUSE = 5,       /**< causes of events */
    BASTIDE_VOCABULARY_REWARD = 6,      /**< what is paid for */
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
    BASTIDE_VOCABULARY_CHANCE = 23,     /**< who answers for chance */
    BASTIDE_VOCABULARY_ORIGIN = 24,     /**< who decided for a seat */
    BASTIDE_VOCABULARY_SEAT_STATE = 25, /**< states of a seat */
    BASTIDE_VOCABULARY_VOCABULARY = 26  /**< vocabularies */
};

/** What a decision is about. */
enum bastide_step {
    BASTIDE_STEP_DRAW = 1,  /**< {} nature draws a tile | HOST chance only */
    BASTIDE_STEP_PLACE = 2, /**< {tile?} the seat places the drawn tile, or one of its hand */
    BASTIDE_STEP_ACT = 3,   /**< {placed x y} the seat may deploy a piece */
    BASTIDE_STEP_FINAL = 4  /**< {} nature begins the final scoring | with CONFIG_FLAG_STOP_BEFORE_FINAL */
};

/** Why something happened. */
enum bastide_cause {
    BASTIDE_CAUSE_DEPLOYED = 1,     /**< a seat deployed it */
    BASTIDE_CAUSE_COMPLETED = 2,    /**< its feature was completed and scored */
    BASTIDE_CAUSE_FINAL = 3,        /**< scored at the end */
    BASTIDE_CAUSE_FITS_NOWHERE = 4, /**< it fits nowhere (BASE-DRAW-02) */
    BASTIDE_CAUSE_CLOCK = 5,        /**< its time was over */
    BASTIDE_CAUSE_STAND_IN = 6,     /**< somebody plays for it */
    BASTIDE_CAUSE_RESIGNED = 7      /**< its seat left the game (RESIGN-02) */
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
    BASTIDE_REWARD_FINAL_FIELD = 9          /**< completed cities at a field (BASE-FINAL-05) */
};

/** Why something is refused. */
enum bastide_reason {
    BASTIDE_REASON_GAME_OVER = 1,         /**< {} The game is over. (BASE-END-01) */
    BASTIDE_REASON_NOT_YOUR_DECISION = 2, /**< {seat?} Another seat decides now. | seat: whose decision it is (BASE-TURN-01) */
    BASTIDE_REASON_WRONG_STEP = 3,        /**< {} This is not asked for now. (BASE-TURN-02) */
    BASTIDE_REASON_TILE_NOT_LEFT = 4,     /**< {tile} No such tile is left to draw. (BASE-SETUP-02) */
    BASTIDE_REASON_WRONG_TILE = 5,        /**< {tile} This is not the tile that was drawn. (BASE-TURN-02) */
    BASTIDE_REASON_CELL_TAKEN = 6,        /**< {x y} A tile lies there already. (BASE-PLACE-01) */
    BASTIDE_REASON_TOUCHES_NOTHING = 7,   /**< {x y} No side of the cell touches a placed tile. (BASE-PLACE-01) */
    BASTIDE_REASON_SIDE_MISMATCH = 8,  /**< {x y side side_kind other_side_kind} A side does not match its neighbour. | x, y: the
                                            neighbour; side: of the new tile (BASE-PLACE-02) */
    BASTIDE_REASON_MUST_PLACE = 9,     /**< {} A tile that can be placed must be placed. (BASE-TURN-03) */
    BASTIDE_REASON_NOT_LAST_TILE = 10, /**< {x y} Only the tile just placed takes a piece. | x, y: that tile (BASE-MEEPLE-02) */
    BASTIDE_REASON_NO_SUCH_SEGMENT = 11, /**< {segment?} The tile has no such segment. (BASE-MEEPLE-02) */
    BASTIDE_REASON_NO_SUCH_PIECE = 12,   /**< {piece_kind?} The game has no piece of that kind. (BASE-MEEPLE-02) */
    BASTIDE_REASON_SUPPLY_EMPTY = 13,    /**< {piece_kind} No piece of that kind is left in the supply. (BASE-MEEPLE-09) */
    BASTIDE_REASON_WRONG_SEGMENT = 14,   /**< {segment segment_kind} A piece of that kind may not stand there. (BASE-MEEPLE-02) */
    BASTIDE_REASON_OCCUPIED = 15,        /**< {feature? piece? seat x y segment} The feature is occupied. | by that piece, there
                                              (BASE-MEEPLE-03) */
    BASTIDE_REASON_OUT_OF_REACH = 16,    /**< {x? y?} No board grows as far as that cell. (BASE-PLACE-01) */
    BASTIDE_REASON_NOT_ON_BOARD = 17,    /**< {piece} The piece is not on the board. (TOWER-CAPTURE-08) */
    BASTIDE_REASON_FEATURE_COMPLETE = 18, /**< {feature} The feature is complete. (WAGON-MOVE-02) */
    BASTIDE_REASON_NOT_THIS_PIECE = 19,   /**< {piece} Another piece is to be moved now. | piece: that one (WAGON-MOVE-07) */
    BASTIDE_REASON_NO_SUCH_SEAT = 20,     /**< {seat?} The game has no such seat. (HOUSE-START-01) */
    BASTIDE_REASON_NOT_OWN_TURN = 21,     /**< {} This can be done only in the seat's own turn. (TOWER-SEQ-01) */
    BASTIDE_REASON_CANNOT_BE_TAKEN = 22,  /**< {piece} That piece cannot be captured. (TOWER-CAPTURE-08) */
    BASTIDE_REASON_RESIGNED = 23,         /**< {seat} The seat has left the game. (RESIGN-01) */
    BASTIDE_REASON_SPARE_SET = 24         /**< {} A spare word is set. | index: which word of the record */
};

/** Kinds of things. */
enum bastide_thing_kind {
    BASTIDE_THING_HAND = 1 /**< {seat tile? count} tiles in a hand | tile: -1 when this game does not know them */
};

/** Switches and numbers of variants. Every option is 0 unless chosen, but for DICE_TARGET_SCORE. */
enum bastide_option {
    BASTIDE_OPTION_PLAY_WITHOUT_FARMERS = 1,  /**< Nothing stands in fields and fields score nothing. (BASE-VAR-01) */
    BASTIDE_OPTION_SMALL_CITY_TWO_POINTS = 2, /**< A completed city of two tiles pays 1 point a tile and pennant. (BASE-VAR-02) */
    BASTIDE_OPTION_ANY_SEAT_COUNT = 3         /**< One to eight seats play, whatever the boxes provide for. (SEATS-01) */
};

/** Configs by name. */
enum bastide_preset {
    BASTIDE_PRESET_BASE = 1,             /**< The base game of 72 tiles */
    BASTIDE_PRESET_OLD_SMALL_CITIES = 2, /**< The base game with cheap cities of two tiles (BASE-VAR-02) */
    BASTIDE_PRESET_WINTER = 3,           /**< The Winter Edition */
    BASTIDE_PRESET_FIRST_GAME = 4        /**< The Winter Edition without farmers (BASE-VAR-01) */
};

/** What cannot be seen on the table and yet decides how a game goes on. */
enum bastide_note {
    BASTIDE_NOTE_RESIGNED = 1 /**< Mask of the seats that have left the game. (RESIGN-01) */
};

/* ==== 14. Numbers of each box ======================================================================================
 * A box has the block 100 * its number in each vocabulary. Its names begin with one of its words, unless it says "any". */

/* ---- Box 3, tower: The Tower, first edition. Words: TOWER ---------------------------------------------------------- */

enum bastide_tower_preset {
    BASTIDE_PRESET_TOWER = 301 /**< The Winter Edition with The Tower */
};
enum bastide_tower_option {
    BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY = 301,    /**< Only followers of other seats are captured. (TOWER-OPT-01) */
    BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE = 302,        /**< Followers on towers are not captured. (TOWER-OPT-02) */
    BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM = 303,    /**< Ransom may be paid with fewer than 3 points. (TOWER-OPT-03) */
    BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS = 304, /**< Builder and pig are captured and stand on towers. (TOWER-OPT-04) */
    BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS = 305, /**< A tower reaches no farther than to an empty cell. (TOWER-HOUSE-01) */
    BASTIDE_OPTION_TOWER_NO_RANSOM = 306,            /**< Nobody pays ransom; exchanges stay. (TOWER-HOUSE-02) */
    BASTIDE_OPTION_TOWER_SHORT_RANGE = 307,          /**< A tower reaches one cell less. (TOWER-HOUSE-03) */
    BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE = 308      /**< A tower reaches every cell within that many steps. (TOWER-HOUSE-04) */
};
enum bastide_tower_step {
    BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN = 301, /**< {least} the turn begins: the seat may pay ransom (TOWER-RANSOM-07) */
    BASTIDE_STEP_TOWER_RANSOM_AT_END = 302,   /**< {least} the turn ends: the seat may pay ransom (TOWER-RANSOM-07) */
    BASTIDE_STEP_TOWER_CAPTURE = 303,         /**< {placed x y segment} the seat may capture from this tower (TOWER-CAPTURE-01) */
    BASTIDE_STEP_TOWER_EXCHANGE = 304         /**< {other_seat} the seat chooses which prisoner comes back (TOWER-EXCHANGE-03) */
};
enum bastide_tower_cause {
    BASTIDE_CAUSE_TOWER_CAPTURED = 301,   /**< another seat captured it (TOWER-CAPTURE-01) */
    BASTIDE_CAUSE_TOWER_TAKEN_HOME = 302, /**< its owner took it home from a tower (TOWER-CAPTURE-14) */
    BASTIDE_CAUSE_TOWER_EXCHANGED = 303,  /**< prisoners were exchanged (TOWER-EXCHANGE-01) */
    BASTIDE_CAUSE_TOWER_RANSOMED = 304    /**< a ransom was paid for it (TOWER-RANSOM-01) */
};
enum bastide_tower_reward {
    BASTIDE_REWARD_TOWER_RANSOM_PAID = 301,    /**< ransom paid (TOWER-RANSOM-01) */
    BASTIDE_REWARD_TOWER_RANSOM_RECEIVED = 302 /**< ransom received (TOWER-RANSOM-01) */
};
enum bastide_tower_reason {
    BASTIDE_REASON_TOWER_MISSING = 301,         /**< {segment} There is no tower to stand on, only a foundation. (TOWER-TOP-02) */
    BASTIDE_REASON_TOWER_CLOSED = 302,          /**< {piece seat} A follower stands on the tower. (TOWER-TOP-03) */
    BASTIDE_REASON_TOWER_OUT_OF_RANGE = 303,    /**< {x y most} The tower does not reach that far. | x, y: the tower; most: its
                                                     reach (TOWER-CAPTURE-03) */
    BASTIDE_REASON_TOWER_NOT_PRISONER = 304,    /**< {piece} The piece is no such prisoner. (TOWER-RANSOM-01) */
    BASTIDE_REASON_TOWER_RANSOM_PAID = 305,     /**< {} A ransom was paid this turn already. (TOWER-RANSOM-02) */
    BASTIDE_REASON_TOWER_RANSOM_TOO_DEAR = 306, /**< {least} A ransom costs 3 points. (TOWER-RANSOM-03) */
    BASTIDE_REASON_TOWER_NO_RANSOM = 307,       /**< {} The game is played without ransom. (TOWER-HOUSE-02) */
    BASTIDE_REASON_TOWER_NO_PRISONS = 308,      /**< {} Nothing takes prisoners in this game. (TOWER-CAPTURE-01) */
    BASTIDE_REASON_TOWER_OWN_PRISONER = 309,    /**< {seat} A seat does not hold its own piece. (TOWER-CAPTURE-15) */
    BASTIDE_REASON_TOWER_MUTUAL_PRISONERS = 310 /**< {} Prisoners of two seats are exchanged at once. (TOWER-EXCHANGE-01) */
};
enum bastide_tower_thing {
    BASTIDE_THING_TOWER = 301 /**< {spot x y segment count reach closed piece? seat?} a foundation | count: storeys; piece, seat:
                                 the follower on top, which closes it (TOWER-CAPTURE-03) */
};
enum bastide_tower_note {
    BASTIDE_NOTE_TOWER_RANSOM_PAID = 301 /**< The seat on turn has paid a ransom. (TOWER-RANSOM-02) */
};

/* ---- Box 4, abbey_mayor: Abbey & Mayor, new edition. Words: ABBEY MAYOR WAGON BARN PIG ----------------------------- */

enum bastide_abbey_mayor_preset {
    BASTIDE_PRESET_ABBEY_MAYOR = 401,      /**< The Winter Edition with Abbey & Mayor */
    BASTIDE_PRESET_ABBEY_MAYOR_TOWER = 402 /**< The Winter Edition with The Tower and Abbey & Mayor */
};
enum bastide_abbey_mayor_option {
    BASTIDE_OPTION_ABBEY_END_RULE = 401,     /**< With no tile left abbeys must be placed (0), may be in one round (1), are not
                                                  (2), or must until a seat cannot (3). (AM-OPT-01) */
    BASTIDE_OPTION_WAGON_MOVE_RULE = 402,    /**< Wagons move to the tiles around (0) or along links of the first edition (1).
                                                  (AM-OPT-02) */
    BASTIDE_OPTION_WAGON_FAR_TRAVEL = 403,   /**< Wagons travel on through occupied and complete features. (AM-HOUSE-01) */
    BASTIDE_OPTION_MAYOR_TOWER_IMMUNE = 404, /**< Towers cannot take mayors. (AM-HOUSE-02) */
    BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE = 405, /**< Towers cannot take wagons. (AM-HOUSE-03) */
    BASTIDE_OPTION_MAYOR_LYING_DOWN = 406,          /**< Mayors are shown lying; for clients only. (AM-HOUSE-04) */
    BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN = 407   /**< A pig-herd counts for barns; waits for a later box. (AM-HOUSE-05) */
};
enum bastide_abbey_mayor_step {
    BASTIDE_STEP_ABBEY_PLACE = 401, /**< {tile} the seat may place its abbey instead of drawing (ABBEY-PLACE-01) */
    BASTIDE_STEP_WAGON_MOVE = 402   /**< {piece piece_kind x y segment feature} the wagon may move on; passing takes it home
                                         (WAGON-MOVE-01) */
};
enum bastide_abbey_mayor_cause {
    BASTIDE_CAUSE_WAGON_SET_OUT = 401, /**< its feature was scored and it may move on (WAGON-MOVE-01) */
    BASTIDE_CAUSE_WAGON_MOVED = 402,   /**< it moved on (WAGON-MOVE-01) */
    BASTIDE_CAUSE_WAGON_STAYED = 403,  /**< it did not move on (WAGON-MOVE-06) */
    BASTIDE_CAUSE_BARN_PLACED = 404,   /**< a barn was placed in the field (BARN-SCORE-01) */
    BASTIDE_CAUSE_BARN_JOINED = 405    /**< the field was joined to a barn (BARN-JOIN-02) */
};
enum bastide_abbey_mayor_reward {
    BASTIDE_REWARD_BARN_PLACED = 401, /**< completed cities at a field with a new barn (BARN-SCORE-01) */
    BASTIDE_REWARD_BARN_JOINED = 402, /**< completed cities at a field joined to a barn (BARN-JOIN-02) */
    BASTIDE_REWARD_BARN_FINAL = 403   /**< completed cities at a barn's field (BARN-FINAL-01) */
};
enum bastide_abbey_mayor_reason {
    BASTIDE_REASON_ABBEY_NONE_LEFT = 401,  /**< {seat} The seat has no abbey left. (ABBEY-PLACE-06) */
    BASTIDE_REASON_ABBEY_NO_HOLE = 402,    /**< {x y} An abbey is placed between four tiles only. (ABBEY-PLACE-02) */
    BASTIDE_REASON_ABBEY_UNTURNED = 403,   /**< {} An abbey is placed with rotation 0. (ABBEY-PLACE-03) */
    BASTIDE_REASON_ABBEY_MUST_PLACE = 404, /**< {} With no tile left the abbey must be placed. (ABBEY-END-02) */
    BASTIDE_REASON_BARN_NO_JUNCTION = 405, /**< {spot x y} Four tiles that show only field must meet at the corner.
                                                (BARN-PLACE-02) */
    BASTIDE_REASON_BARN_IN_FIELD = 406, /**< {feature piece seat x y} A barn stands in the field. | that piece, on the corner x, y
                                             (BARN-PLACE-05) */
    BASTIDE_REASON_WAGON_TOO_FAR = 407  /**< {x y} The wagon does not get there. (WAGON-MOVE-02) */
};
enum bastide_abbey_mayor_thing {
    BASTIDE_THING_ABBEY_HOLE = 401, /**< {x y} an empty cell between four tiles (ABBEY-PLACE-02) */
    BASTIDE_THING_BARN = 402        /**< {spot x y piece seat feature count} a barn | count: completed cities of its field
                                         (BARN-PLACE-01) */
};
enum bastide_abbey_mayor_note {
    BASTIDE_NOTE_ABBEY_LAST_ROUND = 401 /**< The turns for abbeys end with the seat of this number less 1. (AM-OPT-01) */
};

/* ---- Box 80, house: house rules of the base game. Words: any ------------------------------------------------------- */

enum bastide_house_option {
    BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED = 8001, /**< Incomplete roads, cities and monasteries pay nothing at the end.
                                                         (HOUSE-END-01) */
    BASTIDE_OPTION_BOUNDED_TABLE = 8002,            /**< No tile is placed outside the table. | one of the next four at least is
                                                         not 0: a table has no usual size (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MIN_X = 8003,              /**< The westernmost column of the table. | 0 or less (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MAX_X = 8004,              /**< The easternmost column of the table. | 0 or more (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MIN_Y = 8005,              /**< The northernmost row of the table. | 0 or less (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MAX_Y = 8006,              /**< The southernmost row of the table. | 0 or more (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_EDGE_COMPLETES = 8007, /**< The edge of the table closes features as an abbey does. (HOUSE-TABLE-02) */
    BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE = 8008,  /**< The seat that fills a hole has another turn. (HOUSE-HOLE-01) */
    BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES = 8009, /**< Only a hole between four different features counts.
                                                             (HOUSE-HOLE-01) */
    BASTIDE_OPTION_START_TILE_IN_BAG = 8010,            /**< The start tile is drawn like any other; the board begins empty.
                                                             (HOUSE-BAG-01) */
    BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG = 8011,    /**< A tile that fits nowhere goes back to the bag. (HOUSE-BAG-02) */
    BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS = 8012,      /**< Roads run on through junctions drawn with bushes. (HOUSE-ROAD-01) */
    BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END = 8013,   /**< Each seat draws its next tile at the end of its turn.
                                                             (HOUSE-DRAW-01) */
    BASTIDE_OPTION_HELD_TILES_HIDDEN = 8014,            /**< A tile drawn ahead is seen by its seat alone until its turn.
                                                             (HOUSE-DRAW-01) */
    BASTIDE_OPTION_HAND_OF_THREE_TILES = 8015,  /**< Each seat holds three tiles and chooses which to place. (HOUSE-DRAW-02) */
    BASTIDE_OPTION_HAND_HIDDEN = 8016,          /**< A hand of three is seen by its seat alone. (HOUSE-DRAW-02) */
    BASTIDE_OPTION_SELL_COMPLETING_TILE = 8017, /**< Other seats bid points, or their abbey, for a tile that alone completes.
                                                     (HOUSE-SALE-01) */
    BASTIDE_OPTION_START_PLAYER_BY_TOSS = 8018, /**< A seat found by chance names who begins. (HOUSE-START-01) */
    BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW = 8019 /**< The seat that draws the tile with most roads begins. (HOUSE-START-02) */
};
enum bastide_house_step {
    BASTIDE_STEP_START_TOSS = 8001,   /**< {} nature names the seat that chooses who begins | HOST chance only (HOUSE-START-01) */
    BASTIDE_STEP_START_NAME = 8002,   /**< {} the seat names who begins (HOUSE-START-01) */
    BASTIDE_STEP_HAND_DISCARD = 8003, /**< {} no tile of the hand can be placed: the seat gives one away (HOUSE-DRAW-02) */
    BASTIDE_STEP_SALE_BID = 8004,     /**< {tile other_seat least most} the seat may bid for the tile that another one drew
                                           (HOUSE-SALE-01) */
    BASTIDE_STEP_SALE_SELL = 8005,    /**< {tile} the seat that drew the tile takes one of the bids or none (HOUSE-SALE-01) */
    BASTIDE_STEP_HAND_REVEAL = 8006   /**< {} nature shows which tile the seat on turn has held unseen | HOST chance only
                                           (HOUSE-DRAW-01) */
};
enum bastide_house_cause {
    BASTIDE_CAUSE_BAG_SET_ASIDE = 8001,  /**< it fits nowhere and goes back to the bag after this draw (HOUSE-BAG-02) */
    BASTIDE_CAUSE_HAND_DISCARDED = 8002, /**< it was given away from a hand (HOUSE-DRAW-02) */
    BASTIDE_CAUSE_HOLE_FILLED = 8003,    /**< an extra turn for a filled hole (HOUSE-HOLE-01) */
    BASTIDE_CAUSE_SALE_RESUMED = 8004    /**< the seat whose tile was sold goes on with its turn (HOUSE-SALE-01) */
};
enum bastide_house_reward {
    BASTIDE_REWARD_SALE_BOUGHT = 8001, /**< price paid for a tile (HOUSE-SALE-01) */
    BASTIDE_REWARD_SALE_SOLD = 8002    /**< price received for a tile (HOUSE-SALE-01) */
};
enum bastide_house_reason {
    BASTIDE_REASON_TABLE_OFF = 8001,      /**< {x y} The cell lies outside the table. (HOUSE-TABLE-01) */
    BASTIDE_REASON_SALE_BID_RANGE = 8002, /**< {least most} A bid is 1 point at least and at most what the seat has.
                                               (HOUSE-SALE-01) */
    BASTIDE_REASON_SALE_NO_BID = 8003     /**< {seat} That seat has made no bid. (HOUSE-SALE-01) */
};
enum bastide_house_thing {
    BASTIDE_THING_SALE_BID =
        8001 /**< {seat points tile?} a bid for the drawn tile | tile: offered instead of points (HOUSE-SALE-01) */
};
enum bastide_house_note {
    BASTIDE_NOTE_HAND_IDLE_TURNS = 8001, /**< Seats in a row, skipped ones too, of whose hands nothing could be placed.
                                              (HOUSE-DRAW-02) */
    BASTIDE_NOTE_SALE_ASKED = 8002       /**< Seats that were asked for a bid this turn; one more when it sold. (HOUSE-SALE-01) */
};

/* ---- Box 81, dice: the dice game. Words: DICE ---------------------------------------------------------------------- */

enum bastide_dice_option {
    BASTIDE_OPTION_DICE_TARGET_SCORE = 8101, /**< Points that end the dice game; 42 unless chosen. | 0 is 42 (DICE-END-01) */
    BASTIDE_OPTION_DICE_FINISH_ROUND = 8102  /**< The round is completed before the dice game ends. (DICE-END-01) */
};
enum bastide_dice_step {
    BASTIDE_STEP_DICE_TURN = 8101, /**< {} the seat builds, collects, rolls again or ends its turn (DICE-TURN-03) */
    BASTIDE_STEP_DICE_FALL = 8102  /**< {} nature lets the dice of the tray fall | HOST chance only (DICE-TURN-04) */
};
enum bastide_dice_cause {
    BASTIDE_CAUSE_DICE_COLLECTED = 8101, /**< a knight was set aside (DICE-TURN-03) */
    BASTIDE_CAUSE_DICE_PASSED = 8102,    /**< a catapult goes to the left neighbour (DICE-CAT-01) */
    BASTIDE_CAUSE_DICE_KEPT = 8103,      /**< the seat gives up scoring and keeps a knight (DICE-KNIGHT-01) */
    BASTIDE_CAUSE_DICE_DOUBLED = 8104    /**< the turn counts double (DICE-KNIGHT-03) */
};
enum bastide_dice_reward {
    BASTIDE_REWARD_DICE_CITY = 8101 /**< largest closed city of dice | count: its points; each: 2 when the turn counts double.
                                         0 when nothing is closed. Its SCORING counts the dice (DICE-SCORE-02) */
};
enum bastide_dice_reason {
    BASTIDE_REASON_DICE_NOT_A_CITY = 8101,      /**< {} Knights and catapults are never built. (DICE-TURN-03) */
    BASTIDE_REASON_DICE_NOT_IN_TRAY = 8102,     /**< {tile} No die of the tray shows that face. (DICE-TURN-05) */
    BASTIDE_REASON_DICE_CELL_TAKEN = 8103,      /**< {x y} A die lies there already. (DICE-BUILD-06) */
    BASTIDE_REASON_DICE_TOO_FAR = 8104,         /**< {x y} The first die goes on (0,0), later ones not too far from those built.
                                                     (DICE-MODEL-06) */
    BASTIDE_REASON_DICE_COLOUR_MISMATCH = 8105, /**< {x y side side_kind other_side_kind} Black must meet black and white must
                                                   meet white. | x, y: the neighbour (DICE-BUILD-02) */
    BASTIDE_REASON_DICE_NO_KNIGHT = 8106,       /**< {} The tray shows no knight. (DICE-TURN-03) */
    BASTIDE_REASON_DICE_NO_ROLLS = 8107,        /**< {} A turn has three rolls. (DICE-TURN-02) */
    BASTIDE_REASON_DICE_TRAY_EMPTY = 8108,      /**< {} No die is left to roll. (DICE-TURN-07) */
    BASTIDE_REASON_DICE_FEW_KNIGHTS = 8109,     /**< {} Keeping a knight takes three of them. (DICE-KNIGHT-01) */
    BASTIDE_REASON_DICE_WRONG_COUNT = 8110      /**< {most} All dice of the tray fall, and no others. | most: dice of the tray
                                                     (DICE-TURN-04) */
};

/* ---- Box 98, position: refusals of positions. Words: POSITION ------------------------------------------------------ */

enum bastide_position_reason {
    BASTIDE_REASON_POSITION_ENTRY = 9801,       /**< {} An entry is of an unknown kind. */
    BASTIDE_REASON_POSITION_NUMBER = 9802,      /**< {least most} A number is out of range. */
    BASTIDE_REASON_POSITION_TWICE = 9803,       /**< {} The same thing is put twice. | other_index: the first entry */
    BASTIDE_REASON_POSITION_TILE = 9804,        /**< {tile?} The game has no tile type of that number. */
    BASTIDE_REASON_POSITION_HAND = 9805,        /**< {seat tile most} The seat cannot hold that tile, or no more of them. */
    BASTIDE_REASON_POSITION_NOTE = 9806,        /**< {} The game has no such note. */
    BASTIDE_REASON_POSITION_BAG = 9807,         /**< {} Name what is in the bag or what is out of the game, not both. */
    BASTIDE_REASON_POSITION_STEP = 9808,        /**< {} No turn of this game can begin at that step. */
    BASTIDE_REASON_POSITION_DECISION = 9809,    /**< {} Nothing is to be decided at that step. */
    BASTIDE_REASON_POSITION_FRESH = 9810,       /**< {} Before the deployment nothing stands on the tile just placed. */
    BASTIDE_REASON_POSITION_NO_TILE = 9811,     /**< {x y} No tile lies there. (BASE-MEEPLE-02) */
    BASTIDE_REASON_POSITION_SCORED = 9812,      /**< {feature?} The feature is complete; its pieces went home. (BASE-SCORE-04) */
    BASTIDE_REASON_POSITION_FITS_NOWHERE = 9813 /**< {tile} The drawn tile cannot be placed anywhere. (BASE-DRAW-02) */
};

/* ---- Box 99, config: refusals of configs. Words: CONFIG ------------------------------------------------------------ */

enum bastide_config_reason {
    BASTIDE_REASON_CONFIG_GAME = 9901,       /**< {} There is no such game. */
    BASTIDE_REASON_CONFIG_CHANCE = 9902,     /**< {} There is no such kind of chance. */
    BASTIDE_REASON_CONFIG_SEATS = 9903,      /**< {least most} That many seats cannot play the chosen boxes. (BASE-COMP-05) */
    BASTIDE_REASON_CONFIG_FIRST_SEAT = 9904, /**< {} The first seat is none of the seats. (BASE-SETUP-04) */
    BASTIDE_REASON_CONFIG_CHOICE = 9905,     /**< {option tile? least most} A choice is unknown, made twice or of no use. | in a
                                                  script index and other_index count the lines that choose; tile: one
                                                  without a village; least, most: ids there are */
    BASTIDE_REASON_CONFIG_VALUE = 9906,      /**< {option least most} The value of a choice is out of range. */
    BASTIDE_REASON_CONFIG_NO_START = 9907,   /**< {} None of the chosen tile sets has a start tile. (BASE-SETUP-01) */
    BASTIDE_REASON_CONFIG_TOO_LARGE = 9908,  /**< {most} More tiles, pieces, events or rules than the library can hold. | most:
                                                16000 tiles, 65534 segments, 512 pieces; 0 of events and actions */
    BASTIDE_REASON_CONFIG_REVISION = 9909,   /**< {most} An unknown revision of the rules. */
    BASTIDE_REASON_CONFIG_TILESET = 9910,  /**< {tile most} A tile set handle is missing or names a tile that is there already. |
                                                index: the handle; other_index: the choice that names it. With a tile: that
                                                one of the handle has the name of a tile of the handle other_index, or of a
                                                built-in set */
    BASTIDE_REASON_CONFIG_CAPACITY = 9911, /**< {least most} The event capacity is out of range. */
    BASTIDE_REASON_CONFIG_OPTION_ALONE = 9912,  /**< {option} An option is chosen whose box is not played. */
    BASTIDE_REASON_CONFIG_CONTRADICTION = 9913, /**< {option other_option} Two options exclude each other. */
    BASTIDE_REASON_CONFIG_OPTION_NEEDS = 9914,  /**< {option other_option?} An option needs another choice that is not made. */
    BASTIDE_REASON_CONFIG_FLAGS = 9915          /**< {} An unknown flag is set. */
};

#ifdef __cplusplus
}
#endif

#endif
