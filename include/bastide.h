/* SPDX-License-Identifier: MIT
 *
 * bastide - the rules of Carcassonne as a library. Unofficial; not connected with the publisher.
 *
 * This header is the whole border. It needs <stdint.h> alone and compiles as C89 to C23 and C++98 to C++20.
 *
 * Words      tile, side, segment (one printed part of a tile), feature (connected segments), place a tile,
 *            deploy a piece, follower (a piece that claims a feature), seat (a player, counted from 0), supply.
 * Numbers    Seats, ids and indices count from 0; -1 means "none" or, for a seat, "nature" (the drawing of tiles).
 *            x grows east, y grows south. Sides: 0 north, 1 east, 2 south, 3 west. A rotation counts clockwise quarter
 *            turns from the turn in which the tile data stores the tile.
 * Statuses   Functions answer a bastide_status: 0 is OK, negative numbers are failures. Functions that list or measure
 *            answer a count >= 0 or a negative status. After any failure the game is unchanged, byte for byte.
 * Lists      `cap` is the room in the caller's array. The answer is the whole number of entries, of which the first
 *            min(number, cap) were written. `out` may be NULL when `cap` is 0. Lists have a fixed order.
 * Texts      UTF-8. `cap` counts bytes. The answer is the length without the closing NUL; the text is cut to fit and always
 *            closed by NUL when cap > 0. `out` may be NULL when `cap` is 0.
 * Growth     A record that says "grows" starts with struct_size, which the caller sets to sizeof the record he compiled
 *            with. All other records are frozen. Reserved words are zero on the way in and zero on the way out. One that is
 *            set in a growing record is taken for a field of a later version, E_VERSION; frozen records have no later
 *            version, so there it is E_ARGUMENT (in the tiles of bastide_tileset_build() E_FORMAT, as all that is wrong there).
 * Ownership  The caller owns every buffer; no function returns a pointer. What create, clone, load, builtin made, destroy
 *            ends. Destruction may come in any order.
 * Threads    There are no globals. Calls that take a const game may overlap on one game; any other call on a game is alone.
 *            Different games never meet. Tile sets never change and may be shared.
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

/* ==== Numbers ====================================================================================================== */

/** Version of this header; bastide_version() answers the version of the library. */
#define BASTIDE_VERSION_MAJOR 0
#define BASTIDE_VERSION_MINOR 1
#define BASTIDE_VERSION_PATCH 0
/** The same as one number, 0xMMmmpp, for a comparison by the preprocessor. */
#define BASTIDE_VERSION 0x000100
/** The same as text. */
#define BASTIDE_VERSION_TEXT "0.1.0"
/** Version of the binary border. A program built with another number must not go on. */
#define BASTIDE_ABI_VERSION 1

/** Answer of most functions: BASTIDE_OK or one of the failures below. */
typedef int32_t bastide_status;

enum bastide_status_value {
    BASTIDE_OK = 0,
    BASTIDE_E_ARGUMENT = -1, /**< a pointer is NULL, a number out of range, a reserved word of a frozen record set,
                                  a buffer too short */
    BASTIDE_E_MEMORY = -2,   /**< the allocator had nothing left */
    BASTIDE_E_ILLEGAL = -3,  /**< the rules refuse the action; the verdict says why */
    BASTIDE_E_STATE = -4,    /**< the game cannot do this now: log or history switched off, or a fault was found */
    BASTIDE_E_FORMAT = -5,   /**< bytes or text that are no snapshot, script or tile set, or do not fit together */
    BASTIDE_E_VERSION = -6,  /**< made by a later version than this library, or a growing record with unknown non-zero parts */
    BASTIDE_E_LIMIT = -7,    /**< larger than the library can hold */
    BASTIDE_E_ABSENT = -8,   /**< nothing there: no tile on the cell, no such seat or feature, events already dropped */
    BASTIDE_E_INTERNAL = -9  /**< a broken promise inside the library; the game answers E_STATE until restored */
};

/** Which game. */
enum bastide_ruleset {
    BASTIDE_RULESET_ANY = -1,
    BASTIDE_RULESET_NONE = 0,
    BASTIDE_RULESET_TILES = 1, /**< the tile game with its expansions */
    BASTIDE_RULESET_DICE = 2   /**< the dice game; what differs stands at "The dice game" below */
};

/** Who answers for chance. */
enum bastide_chance {
    BASTIDE_CHANCE_ANY = -1,
    BASTIDE_CHANCE_NONE = 0,   /**< in a config: the same as SEEDED */
    BASTIDE_CHANCE_SEEDED = 1, /**< the library draws by its own generator from the seed */
    BASTIDE_CHANCE_HOST = 2    /**< each draw is an action of nature (seat -1) that the host supplies */
};

/** How much a snapshot tells. */
enum bastide_view {
    BASTIDE_VIEW_ANY = -1,
    BASTIDE_VIEW_NONE = 0,
    BASTIDE_VIEW_FULL = 1,   /**< everything, the seed included: for saving */
    BASTIDE_VIEW_PUBLIC = 2, /**< what every seat may know: no seed, no coming tiles, no hidden hands. Loads as a game with HOST
                                chance */
    BASTIDE_VIEW_SEAT = 16   /**< plus a seat: what that seat may know, its own hidden hand included */
};

/** Kinds of actions. The fields of bastide_action that a kind uses are named here; others are ignored. */
enum bastide_action_kind {
    BASTIDE_ACTION_ANY = -1,
    BASTIDE_ACTION_NONE = 0,
    BASTIDE_ACTION_DRAW = 1,     /**< nature draws `tile`; in lists `value` is the number of copies left (the weight) */
    BASTIDE_ACTION_PLACE = 2,    /**< place `tile` on cell x, y, turned by `rotation` (BASE-PLACE-01) */
    BASTIDE_ACTION_DEPLOY = 3,   /**< deploy a piece of kind `piece` on `segment` of the tile on x, y (BASE-MEEPLE-01);
                                      a barn on one of its corners: segment is BASTIDE_CORNER plus 0 NW, 1 NE, 2 SE, 3 SW */
    BASTIDE_ACTION_PASS = 4,     /**< do nothing where doing something is a choice */
    BASTIDE_ACTION_TAKE = 5,     /**< capture the piece with the id `piece` (TOWER-CAPTURE-01); lists also fill x, y, segment */
    BASTIDE_ACTION_PAY = 6,      /**< pay ransom for the own prisoner with the id `piece` (TOWER-RANSOM-01) */
    BASTIDE_ACTION_CHOOSE = 7,   /**< choose the piece with the id `piece` (TOWER-EXCHANGE-03) */
    BASTIDE_ACTION_MOVE = 8,     /**< move the piece with the id `piece` to `segment` of the tile on x, y (WAGON-MOVE-01) */
    BASTIDE_ACTION_COLLECT = 9,  /**< dice: set a knight of the tray aside (DICE-TURN-03) */
    BASTIDE_ACTION_ROLL = 10,    /**< dice: throw all dice left in the tray (DICE-TURN-04) */
    BASTIDE_ACTION_STOP = 11,    /**< dice: end the turn and score the largest closed city (DICE-SCORE-01) */
    BASTIDE_ACTION_KEEP = 12,    /**< dice: end the turn, give up scoring and keep a knight (DICE-KNIGHT-01) */
    BASTIDE_ACTION_FALL = 13,    /**< dice: nature lets the tray fall; `value` packs the outcome, four bits for each bastide_face,
                                      the lowest for CAP; in lists `x` is in how many of the 6^n ways n dice fall so (the weight) */
    BASTIDE_ACTION_ELECT = 20,   /**< name the seat `value`: who chooses or who begins (HOUSE-START-01) */
    BASTIDE_ACTION_DISCARD = 21, /**< give away `tile` of a hand that cannot be placed (HOUSE-DRAW-02) */
    BASTIDE_ACTION_BID = 22,     /**< offer `value` points for the drawn tile; 0: an own abbey (HOUSE-SALE-01) */
    BASTIDE_ACTION_SELL = 23,    /**< sell it to the seat `value` for what that seat bade (HOUSE-SALE-01) */
    BASTIDE_ACTION_DRAW_UNSEEN = 24, /**< nature draws a tile into a hidden hand, not known here (HOUSE-DRAW-01) */
    BASTIDE_ACTION_REVEAL = 25       /**< nature tells that the tile a seat has held unseen is `tile`; in lists `value` is the
                                          number of unseen copies (the weight) (HOUSE-DRAW-01) */
};

/** What the pending decision is about. */
enum bastide_step {
    BASTIDE_STEP_ANY = -1,
    BASTIDE_STEP_NONE = 0,
    BASTIDE_STEP_DRAW = 1,     /**< nature draws a tile (HOST chance only) */
    BASTIDE_STEP_PLACE = 2,    /**< the seat places the drawn tile */
    BASTIDE_STEP_DEPLOY = 3,   /**< the seat may deploy a piece */
    BASTIDE_STEP_RANSOM = 4,   /**< a turn begins or ends: the seat may pay ransom (TOWER-RANSOM-07) */
    BASTIDE_STEP_CAPTURE = 5,  /**< the seat built a tower and may capture (TOWER-CAPTURE-01) */
    BASTIDE_STEP_EXCHANGE = 6, /**< the seat chooses which of its prisoners comes back (TOWER-EXCHANGE-03) */
    BASTIDE_STEP_ABBEY = 7,    /**< the seat may place its abbey instead of drawing (ABBEY-PLACE-01) */
    BASTIDE_STEP_WAGON = 8,    /**< the owner of a scored wagon may move it; passing takes it home (WAGON-MOVE-01) */
    BASTIDE_STEP_DICE = 9,     /**< the seat builds, collects, rolls again or ends its turn (DICE-TURN-03) */
    BASTIDE_STEP_FALL = 10,    /**< nature lets the dice of the tray fall (HOST chance only) */
    BASTIDE_STEP_TOSS = 20,    /**< nature names the seat that chooses who begins (HOST chance only) */
    BASTIDE_STEP_FIRST = 21,   /**< the seat names who begins (HOUSE-START-01) */
    BASTIDE_STEP_DISCARD = 22, /**< no tile of the seat's hand can be placed: it gives one away (HOUSE-DRAW-02) */
    BASTIDE_STEP_BID = 23,     /**< the seat may bid for the tile that another one drew (HOUSE-SALE-01) */
    BASTIDE_STEP_SELL = 24,    /**< the seat that drew it takes one of the bids or none (HOUSE-SALE-01) */
    BASTIDE_STEP_REVEAL = 25   /**< nature tells which tile the seat on turn has held unseen (HOST chance only) */
};

/** Kinds of tile sides. */
enum bastide_side {
    BASTIDE_SIDE_ANY = -1, /**< fits every side */
    BASTIDE_SIDE_FIELD = 0,
    BASTIDE_SIDE_ROAD = 1,
    BASTIDE_SIDE_CITY = 2
};

/** Kinds of segments and of the features they form. */
enum bastide_segment {
    BASTIDE_SEGMENT_ANY = -1,
    BASTIDE_SEGMENT_NONE = 0,
    BASTIDE_SEGMENT_CITY = 1,
    BASTIDE_SEGMENT_ROAD = 2,
    BASTIDE_SEGMENT_FIELD = 3,
    BASTIDE_SEGMENT_MONASTERY = 4, /**< a monastery or an abbey: complete when the eight cells around it hold tiles */
    BASTIDE_SEGMENT_FOUNDATION = 5 /**< where a tower may be built; a feature of its own (TOWER-TILE-03) */
};

/** What a road segment ends at inside its tile. */
enum bastide_end {
    BASTIDE_END_ANY = -1,
    BASTIDE_END_NONE = 0,      /**< the segment ends nowhere on the tile */
    BASTIDE_END_VILLAGE = 1,   /**< a crossing with houses, or a hamlet where one road ends */
    BASTIDE_END_GATE = 2,      /**< a city gate */
    BASTIDE_END_MONASTERY = 3, /**< a monastery door */
    BASTIDE_END_FOUNDATION = 4 /**< a tower foundation */
};

/** Kinds of pieces. */
enum bastide_piece_kind {
    BASTIDE_PIECE_ANY = -1,
    BASTIDE_PIECE_NONE = 0,
    BASTIDE_PIECE_FOLLOWER = 1,    /**< the normal follower, 7 for each seat (BASE-SETUP-03) */
    BASTIDE_PIECE_TOWER_PIECE = 2, /**< a storey of a tower; how many depends on the seats (TOWER-SETUP-02) */
    BASTIDE_PIECE_MAYOR = 3,       /**< stands in cities; as strong as the city has pennants (MAYOR-STR-01) */
    BASTIDE_PIECE_WAGON = 4,       /**< moves on after scoring (WAGON-MOVE-01) */
    BASTIDE_PIECE_BARN = 5         /**< stands where four tiles show field (BARN-PLACE-01) */
};

/** Where a piece is. */
enum bastide_where {
    BASTIDE_WHERE_ANY = -1,
    BASTIDE_WHERE_NONE = 0,
    BASTIDE_WHERE_SUPPLY = 1,  /**< with its owner, unused */
    BASTIDE_WHERE_SEGMENT = 2, /**< on a segment of a placed tile */
    BASTIDE_WHERE_PRISON = 3,  /**< held by another seat (TOWER-CAPTURE-15) */
    BASTIDE_WHERE_MOVING = 4,  /**< on its way while its owner decides where to (AM-SEQ-01); cell and segment it came from */
    BASTIDE_WHERE_CORNER = 5,  /**< on the corner `segment` - BASTIDE_CORNER of a tile; `feature` is the field */
    BASTIDE_WHERE_TRAY = 6,    /**< a die that may still be rolled this turn */
    BASTIDE_WHERE_BUILT = 7,   /**< a die in a city, on a cell (DICE-BUILD-01) */
    BASTIDE_WHERE_ASIDE = 8,   /**< a knight set aside (DICE-TURN-05) */
    BASTIDE_WHERE_PASSED = 9,  /**< a catapult that went to the left neighbour (DICE-CAT-01) */
    BASTIDE_WHERE_KEPT = 10    /**< a knight that a seat holds between its turns (DICE-KNIGHT-06) */
};

/** Faces of a die (DICE-FACE-01). A city face is also the `tile` that PLACE places. */
enum bastide_face {
    BASTIDE_FACE_ANY = -1,
    BASTIDE_FACE_CAP = 0,      /**< city on one side */
    BASTIDE_FACE_CORNER = 1,   /**< on two sides that meet */
    BASTIDE_FACE_STRAIGHT = 2, /**< on two opposite sides */
    BASTIDE_FACE_TEE = 3,      /**< on three sides */
    BASTIDE_FACE_KNIGHT = 4,
    BASTIDE_FACE_CATAPULT = 5
};

/** Built-in tile sets. */
enum bastide_set {
    BASTIDE_SET_ANY = -1,
    BASTIDE_SET_NONE = 0,
    BASTIDE_SET_BASE = 1,       /**< 72 tiles, A to X, with the start tile D */
    BASTIDE_SET_WINTER = 2,     /**< 12 animal tiles, Z01 to Z12 */
    BASTIDE_SET_TOWER = 3,      /**< The Tower, first edition: 18 tiles, T01 to T17, and tower pieces (TOWER_PIECE) */
    BASTIDE_SET_ABBEY_MAYOR = 4 /**< Abbey & Mayor, new edition: 12 tiles, AM_B to AM_M, an abbey AM_A, a mayor, a wagon and a
                                   barn for each seat (MAYOR, WAGON, BARN) */
};

/** What a config choice counts. */
enum bastide_choice_what {
    BASTIDE_CHOICE_ANY = -1,
    BASTIDE_CHOICE_NONE = 0,
    BASTIDE_CHOICE_SET = 1, /**< id: bastide_set; value: copies, 0 to 1000. The first SET or TILESET choice replaces the default
                                 sets. A game holds 16000 tiles and 65534 segments at most, else E_LIMIT */
    BASTIDE_CHOICE_PIECES = 2,  /**< id: bastide_piece_kind; value: how many each seat gets, 0 to 100; at most 512 pieces
                                     of all kinds and seats together, else E_LIMIT */
    BASTIDE_CHOICE_OPTION = 3,  /**< id: bastide_option; value: the option's value */
    BASTIDE_CHOICE_TILESET = 4, /**< id: index into the handles given beside the config; value: copies, 0 to 1000 */
    BASTIDE_CHOICE_BUSH = 5     /**< id: a tile type of the game with a village, up to 1023; value 1: it is drawn with bushes
                                     (HOUSE-ROAD-01), 0: as its set says. 1 needs OPTION_BUSHES_DO_NOT_END_ROADS */
};

/** Options: switches and numbers of variants. Every option is off (0) unless chosen, but for TARGET_SCORE, which is 42. */
enum bastide_option {
    BASTIDE_OPTION_ANY = -1,
    BASTIDE_OPTION_NONE = 0,
    BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY = 1,    /**< 1: own followers are no targets (TOWER-OPT-01) */
    BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE = 2,        /**< 1: followers on towers are no targets (TOWER-OPT-02) */
    BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM = 3,    /**< 1: scores may fall below 0 (TOWER-OPT-03) */
    BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS = 4, /**< 1: companions are taken and stand on towers (TOWER-OPT-04) */
    BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS = 5,      /**< 1: the area ends at an empty cell (TOWER-HOUSE-01) */
    BASTIDE_OPTION_TOWER_NO_RANSOM = 6,                 /**< 1: nobody can pay (TOWER-HOUSE-02) */
    BASTIDE_OPTION_TOWER_SHORT_RANGE = 7,               /**< 1: the range is one less (TOWER-HOUSE-03) */
    BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE = 8,          /**< 1: the area is a diamond (TOWER-HOUSE-04) */
    BASTIDE_OPTION_ABBEY_END_RULE = 9,      /**< no tile left: 0 abbeys must be placed, 1 in one round may, 2 none (AM-OPT-01),
                                                 3 must until the first seat that cannot (AM-NOTE-01) */
    BASTIDE_OPTION_WAGON_MOVE_RULE = 10,    /**< 0 to the tiles around, 1 along links of the first edition (AM-OPT-02) */
    BASTIDE_OPTION_WAGON_FAR_TRAVEL = 11,   /**< 1: through occupied and complete features; not with MOVE_RULE 1 (AM-HOUSE-01) */
    BASTIDE_OPTION_MAYOR_TOWER_IMMUNE = 12, /**< 1: a tower cannot take mayors (AM-HOUSE-02) */
    BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE = 13, /**< 1: a tower cannot take wagons (AM-HOUSE-03) */
    BASTIDE_OPTION_MAYOR_LYING_DOWN = 14, /**< 1: mayors are shown lying; for clients, no rule looks at it (AM-HOUSE-04) */
    BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN = 15, /**< 1: waits for the pig-herd of a later box (AM-HOUSE-05) */
    BASTIDE_OPTION_TARGET_SCORE = 16,             /**< dice: points that end the game, 1 to 1000000; 0: 42 (DICE-END-01) */
    BASTIDE_OPTION_FINISH_ROUND = 17,             /**< dice: 1: the round is completed and the highest total wins, ties shared */
    BASTIDE_OPTION_PLAY_WITHOUT_FARMERS = 32,     /**< 1: nothing stands in fields and fields score nothing (BASE-VAR-01) */
    BASTIDE_OPTION_SMALL_CITY_TWO_POINTS = 33,    /**< 1: a completed city of 2 tiles pays 1 a tile and pennant (BASE-VAR-02) */
    BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED = 34, /**< 1: incomplete roads, cities, monasteries pay nothing (HOUSE-END-01) */
    BASTIDE_OPTION_BOUNDED_TABLE = 35,            /**< 1: no tile outside the cells of the next four, of which one at
                                                         least is not 0: a table has no usual size (HOUSE-TABLE-01) */
    BASTIDE_OPTION_TABLE_MIN_X = 36,              /**< the westernmost column, 0 or less; needs BOUNDED_TABLE */
    BASTIDE_OPTION_TABLE_MAX_X = 37,              /**< the easternmost column, 0 or more; needs BOUNDED_TABLE */
    BASTIDE_OPTION_TABLE_MIN_Y = 38,              /**< the northernmost row, 0 or less; needs BOUNDED_TABLE */
    BASTIDE_OPTION_TABLE_MAX_Y = 39,              /**< the southernmost row, 0 or more; needs BOUNDED_TABLE */
    BASTIDE_OPTION_TABLE_EDGE_COMPLETES = 40, /**< 1: the table's edge closes features; needs BOUNDED_TABLE (HOUSE-TABLE-02) */
    BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE = 41,  /**< 1: who fills a hole has another turn (HOUSE-HOLE-01) */
    BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES = 42, /**< 1: only between four different features; needs the one before */
    BASTIDE_OPTION_START_TILE_IN_BAG = 43,            /**< 1: the board begins empty (HOUSE-BAG-01) */
    BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG = 44,    /**< 1: tiles that fit nowhere go back to the bag (HOUSE-BAG-02) */
    BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS = 45,      /**< 1: roads run on through junctions drawn with bushes (HOUSE-ROAD-01) */
    BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END = 46,   /**< 1: each seat holds its next tile (HOUSE-DRAW-01) */
    BASTIDE_OPTION_HELD_TILES_HIDDEN = 47,            /**< 1: nobody else sees it before that turn; needs the one before */
    BASTIDE_OPTION_HAND_OF_THREE_TILES = 48,          /**< 1: each seat chooses from three tiles (HOUSE-DRAW-02) */
    BASTIDE_OPTION_HAND_HIDDEN = 49,                  /**< 1: nobody else sees the three; needs the one before (HOUSE-DRAW-02) */
    BASTIDE_OPTION_SELL_COMPLETING_TILE = 50, /**< 1: the only tile that completes something may be sold; not with a hand of three
                                                 (HOUSE-SALE-01) */
    BASTIDE_OPTION_START_PLAYER_BY_TOSS = 51, /**< 1: a seat found by chance names who begins (HOUSE-START-01) */
    BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW = 52 /**< 1: who draws most roads begins (HOUSE-START-02) */
};

/** Configs by name, for bastide_preset(). */
enum bastide_preset_name {
    BASTIDE_PRESET_ANY = -1,
    BASTIDE_PRESET_NONE = 0,
    BASTIDE_PRESET_WINTER = 1,                   /**< the Winter Edition: 72 and 12 tiles */
    BASTIDE_PRESET_BASE = 2,                     /**< the 72 tiles alone */
    BASTIDE_PRESET_FIRST_GAME = 3,               /**< the Winter Edition without farmers (BASE-VAR-01) */
    BASTIDE_PRESET_WINTER_TOWER = 4,             /**< with The Tower */
    BASTIDE_PRESET_WINTER_ABBEY_MAYOR = 5,       /**< with Abbey & Mayor */
    BASTIDE_PRESET_WINTER_TOWER_ABBEY_MAYOR = 6, /**< with both */
    BASTIDE_PRESET_OLD_SMALL_CITIES = 7          /**< the 72 tiles with the old small cities (BASE-VAR-02) */
};

/** Things a box adds to look at. What the fields of bastide_thing hold is told here; fields not named are -1 (x, y, arg: 0). */
enum bastide_thing_kind {
    BASTIDE_THING_ANY = -1,
    BASTIDE_THING_NONE = 0,
    BASTIDE_THING_TOWER = 1, /**< a foundation: x, y, segment; value its height; piece and seat the follower on top, which closes
                                  it; arg[0] 1 when closed, arg[1] how far it reaches (TOWER-CAPTURE-03) */
    BASTIDE_THING_PRISONER = 2, /**< piece, seat its owner, value the seat that holds it; arg[0] piece kind */
    BASTIDE_THING_HOLE = 3,     /**< x, y: an empty cell between four tiles (ABBEY-PLACE-02) */
    BASTIDE_THING_HAND = 4,     /**< seat holds value copies of tile; -1: tiles that this game does not know */
    BASTIDE_THING_BARN = 5,     /**< piece, seat; x, y, segment (a corner); value complete cities of its field arg[0] */
    BASTIDE_THING_DIE = 6, /**< piece its number, 0 to 8; value its bastide_face, -1 in the hand; arg[0] bastide_where; built: x,
                              y, arg[1] rotation, arg[2] its city sides as it lies, bit 0 N, 1 E, 2 S, 3 W; seat: who keeps it */
    BASTIDE_THING_DICE_CITY = 7, /**< value dice (DICE-BUILD-09), x, y the first cell; arg[0] 1 closed, arg[1] mask of its dice */
    BASTIDE_THING_BID = 20 /**< seat bids value points, or an abbey when 0, for the drawn tile, which is tile (HOUSE-SALE-01) */
};

/** Why a piece went home. */
enum bastide_leaving {
    BASTIDE_LEAVING_ANY = -1,
    BASTIDE_LEAVING_NONE = 0,
    BASTIDE_LEAVING_SCORED = 1, /**< its feature was scored */
    BASTIDE_LEAVING_FINAL = 2,  /**< its feature was scored at the end */
    BASTIDE_LEAVING_TAKEN = 3,  /**< its owner took it home from a tower (TOWER-CAPTURE-14) */
    BASTIDE_LEAVING_STAYED = 4  /**< a wagon that did not move on (WAGON-MOVE-06) */
};

/** Kinds of events. What the fields of bastide_event hold is told here; fields not named are -1 (x, y, points, rule,
 *  arg: 0, so a cell counts only where x, y are named). */
enum bastide_event_kind {
    BASTIDE_EVENT_ANY = -1,
    BASTIDE_EVENT_NONE = 0,
    BASTIDE_EVENT_TURN = 1,     /**< `seat` begins a turn; arg[0] its number, from 1; dice: arg[1] dice in the tray, arg[2] 1 when
                                     the turn counts double */
    BASTIDE_EVENT_DREW = 2,     /**< `seat` has drawn `tile`; arg[0] tiles left to draw; arg[1] 1 when no other seat may see it;
                                     -1 when this game does not know it */
    BASTIDE_EVENT_REMOVED = 3,  /**< the drawn `tile` fits nowhere and leaves the game (BASE-DRAW-02) */
    BASTIDE_EVENT_PLACED = 4,   /**< `tile` was placed on x, y with `rotation`; arg[0] its index on the board */
    BASTIDE_EVENT_DEPLOYED = 5, /**< `piece` went to `feature`, x, y; arg[0] segment, arg[1] piece kind, arg[2] segment kind */
    BASTIDE_EVENT_COMPLETED = 6, /**< `feature` was completed; x, y its first cell, arg[0] kind, arg[1] tiles, arg[2] pennants.
                                      SCORED tells whom it pays, RETURNED whose pieces leave it, both with its `feature` */
    BASTIDE_EVENT_SCORED = 7, /**< one score line: `points` for `rule` to `seat`; arg[0] count, arg[1] each, x, y, feature; dice:
                                 arg[2] dice of the largest closed city, 0 for none */
    BASTIDE_EVENT_RETURNED = 8,  /**< `piece` of `seat` went home from `feature`, x, y; arg[0] segment, arg[1] piece kind, arg[2]
                                    segment kind, arg[3] bastide_leaving */
    BASTIDE_EVENT_ENDED = 9,     /**< the game is over; arg[0] mask of the winning seats (BASE-WIN-01, -02) */
    BASTIDE_EVENT_FINAL = 10,    /**< the final scoring begins; what follows up to ENDED belongs to it (BASE-FINAL-01) */
    BASTIDE_EVENT_CAPTURED = 11, /**< `seat` took `piece` from `feature`, x, y; arg[0] segment, arg[1] piece kind, arg[2] owner */
    BASTIDE_EVENT_RELEASED = 12, /**< the prisoner `piece` is back with `seat`; arg[0] 1 exchange, 2 ransom, arg[1] piece kind,
                                      arg[2] who held it */
    BASTIDE_EVENT_MOVED = 13,    /**< `piece` of `seat` moved to `feature`, x, y; arg[0] segment, arg[1] piece kind, arg[2] its
                                      kind */
    BASTIDE_EVENT_ROLLED = 14, /**< the tray of `seat` fell; arg[0] packed as the value of FALL, arg[1] dice, arg[2] which roll of
                                    the turn, from 1 */
    BASTIDE_EVENT_PASSED = 15, /**< catapults of `seat` went to the left neighbour; arg[0] how many (DICE-CAT-01) */
    BASTIDE_EVENT_BUILT = 16,  /**< `seat` built `tile` (a bastide_face) on x, y with `rotation`; arg[0] number of the die */
    BASTIDE_EVENT_COLLECTED = 17, /**< `seat` set a knight aside; arg[0] number of the die, arg[1] knights aside now */
    BASTIDE_EVENT_KEPT = 18,      /**< `seat` gave up scoring and keeps a knight; arg[0] number of the die (DICE-KNIGHT-01) */
    BASTIDE_EVENT_SET_ASIDE = 30, /**< the drawn `tile` fits nowhere and goes back to the bag after this draw (HOUSE-BAG-02) */
    BASTIDE_EVENT_ELECTED = 31,   /**< `seat` (-1 nature) named the seat arg[0] (HOUSE-START-01, -02) */
    BASTIDE_EVENT_BID = 32,       /**< `seat` bids arg[0] points for `tile`; 0: an abbey (HOUSE-SALE-01) */
    BASTIDE_EVENT_SOLD = 33,      /**< `seat` sold `tile` to the seat arg[0] for arg[1] points, 0: for its abbey; that seat
                                     places it now */
    BASTIDE_EVENT_RESUMED = 34, /**< `seat`, whose tile was sold, goes on with its turn and draws (HOUSE-SALE-01, HOUSE-MIX-03) */
    BASTIDE_EVENT_REVEALED = 35 /**< `seat` shows the `tile` that it held unseen (HOUSE-DRAW-01) */
};

/** What a score line pays for. */
enum bastide_rule {
    BASTIDE_RULE_ANY = -1,
    BASTIDE_RULE_NONE = 0,
    BASTIDE_RULE_ROAD = 1,                /**< a completed road, by tiles (BASE-ROAD-02) */
    BASTIDE_RULE_CITY = 2,                /**< a completed city, by tiles (BASE-CITY-02) */
    BASTIDE_RULE_CITY_PENNANTS = 3,       /**< its pennants (BASE-CITY-02) */
    BASTIDE_RULE_MONASTERY = 4,           /**< a completed monastery, by tiles (BASE-MON-02) */
    BASTIDE_RULE_FINAL_ROAD = 5,          /**< an incomplete road at the end (BASE-FINAL-02) */
    BASTIDE_RULE_FINAL_CITY = 6,          /**< an incomplete city at the end (BASE-FINAL-02) */
    BASTIDE_RULE_FINAL_CITY_PENNANTS = 7, /**< its pennants (BASE-FINAL-02) */
    BASTIDE_RULE_FINAL_MONASTERY = 8,     /**< an incomplete monastery at the end (BASE-FINAL-02) */
    BASTIDE_RULE_FINAL_FIELD = 9,         /**< completed cities that border a field (BASE-FINAL-05) */
    BASTIDE_RULE_RANSOM_PAID = 10,        /**< a ransom, from the payer (TOWER-RANSOM-01) */
    BASTIDE_RULE_RANSOM_RECEIVED = 11,    /**< the same, to the holder (TOWER-RANSOM-01) */
    BASTIDE_RULE_BARN_PLACED = 12,        /**< cities at a field in which a barn was placed, to its farmers (BARN-SCORE-01) */
    BASTIDE_RULE_BARN_JOINED = 13,        /**< cities at a field joined to a barn, to its farmers (BARN-JOIN-02) */
    BASTIDE_RULE_FINAL_BARN = 14,         /**< cities at a field with a barn at the end (BARN-FINAL-01) */
    BASTIDE_RULE_DICE_CITY = 15,   /**< the largest closed city of dice (DICE-SCORE-02); each is 2 when the turn began with a
                                       knight (DICE-SCORE-03), and a turn that closes nothing is a line of 0 points */
    BASTIDE_RULE_TILE_BOUGHT = 20, /**< the price of a tile, from the buyer (HOUSE-SALE-01) */
    BASTIDE_RULE_TILE_SOLD = 21    /**< the same, to the seller (HOUSE-SALE-01) */
};

/** Why something is refused. bastide_reason_rule() names the rule behind a number, bastide_verdict_text() makes a sentence. */
enum bastide_reason {
    BASTIDE_REASON_ANY = -1,
    BASTIDE_REASON_NONE = 0,
    BASTIDE_REASON_GAME_OVER = 1,
    BASTIDE_REASON_NOT_YOUR_DECISION = 2, /**< verdict: seat = whose decision it is */
    BASTIDE_REASON_WRONG_STEP = 3,        /**< this kind of action is not asked for now */
    BASTIDE_REASON_TILE_NOT_LEFT = 4,     /**< the bag holds no such tile */
    BASTIDE_REASON_WRONG_TILE = 5,        /**< not the tile that was drawn */
    BASTIDE_REASON_CELL_TAKEN = 6,        /**< a tile lies there */
    BASTIDE_REASON_TOUCHES_NOTHING = 7,   /**< no side of the cell meets a placed tile */
    BASTIDE_REASON_SIDE_MISMATCH = 8,     /**< verdict: x, y the neighbour, side of the new tile, mine and other: bastide_side */
    BASTIDE_REASON_MUST_PLACE = 9,        /**< a tile that can be placed must be placed */
    BASTIDE_REASON_NOT_LAST_TILE = 10,    /**< verdict: x, y the tile just placed, the only one open to followers */
    BASTIDE_REASON_NO_SUCH_SEGMENT = 11,  /**< the tile has no segment of that index */
    BASTIDE_REASON_NO_SUCH_PIECE = 12,    /**< the game has no piece of that kind */
    BASTIDE_REASON_SUPPLY_EMPTY = 13,     /**< no piece of that kind is left in the seat's supply */
    BASTIDE_REASON_WRONG_SEGMENT = 14,    /**< a piece of that kind may not stand on such a segment; mine: segment kind */
    BASTIDE_REASON_OCCUPIED = 15,         /**< verdict: feature, and the piece on it: piece, seat, x, y, other = segment */
    BASTIDE_REASON_OUT_OF_REACH = 16,     /**< the cell lies outside what the library can address */
    BASTIDE_REASON_NOT_ON_BOARD = 17,     /**< the piece is not on the board */
    BASTIDE_REASON_NO_TOWER = 18,         /**< a follower needs a tower of one piece at least to stand on */
    BASTIDE_REASON_TOWER_CLOSED = 19,     /**< a follower stands on the tower: piece, seat */
    BASTIDE_REASON_OUT_OF_RANGE = 20,     /**< the tower does not reach the piece; x, y the tower */
    BASTIDE_REASON_CANNOT_BE_TAKEN = 21,  /**< pieces of that kind, or in that place, are no targets */
    BASTIDE_REASON_NOT_PRISONER = 22,     /**< the piece is no prisoner of the kind that is asked for */
    BASTIDE_REASON_RANSOM_PAID = 23,      /**< one ransom a turn */
    BASTIDE_REASON_RANSOM_TOO_DEAR = 24,  /**< the seat has fewer than 3 points */
    BASTIDE_REASON_NO_RANSOM = 25,        /**< the game is played without ransom */
    BASTIDE_REASON_NOT_OWN_TURN = 26,     /**< only in the own turn */
    BASTIDE_REASON_NO_ABBEY = 27,         /**< the seat has no abbey left */
    BASTIDE_REASON_NO_HOLE = 28,          /**< an abbey needs an empty cell between four tiles */
    BASTIDE_REASON_ABBEY_UNTURNED = 29,   /**< an abbey looks the same in every turn and is placed with rotation 0 */
    BASTIDE_REASON_MUST_PLACE_ABBEY = 30, /**< with no tile left an abbey that can be placed must be placed */
    BASTIDE_REASON_NO_JUNCTION = 31,      /**< four tiles that show only field must meet at the corner; segment in `other` */
    BASTIDE_REASON_BARN_IN_FIELD = 32,    /**< the field has a barn: feature, and its piece, seat, x, y */
    BASTIDE_REASON_FEATURE_COMPLETE = 33, /**< a wagon moves to unfinished features only */
    BASTIDE_REASON_WAGON_TOO_FAR = 34,    /**< the wagon does not get there */
    BASTIDE_REASON_NOT_THIS_PIECE = 35,   /**< another piece is to be moved now: piece */
    BASTIDE_REASON_NOT_A_CITY_FACE = 36,  /**< knights and catapults are never built */
    BASTIDE_REASON_FACE_NOT_IN_TRAY = 37, /**< no die of the tray shows that face */
    BASTIDE_REASON_DIE_IN_THE_WAY = 38,   /**< a die lies on x, y */
    BASTIDE_REASON_TOO_FAR_AWAY = 39,     /**< x, y is too far from the dice already built; the first die goes on 0, 0 */
    BASTIDE_REASON_COLOUR_MISMATCH = 40, /**< verdict: x, y the neighbour, side of the new die, mine and other: bastide_side, CITY
                                              for black and FIELD for white */
    BASTIDE_REASON_NO_KNIGHT_IN_TRAY = 41,
    BASTIDE_REASON_NO_ROLLS_LEFT = 42,    /**< a turn has three rolls */
    BASTIDE_REASON_TRAY_EMPTY = 43,       /**< no die is left to roll */
    BASTIDE_REASON_TOO_FEW_KNIGHTS = 44,  /**< keeping one takes three, aside or in the tray */
    BASTIDE_REASON_WRONG_DICE_COUNT = 45, /**< the faces of a roll are not as many as the dice of the tray */
    BASTIDE_REASON_OFF_TABLE = 60,        /**< the cell lies outside the table (HOUSE-TABLE-01) */
    BASTIDE_REASON_NO_SUCH_SEAT = 61,     /**< the game has no such seat */
    BASTIDE_REASON_BID_OUT_OF_RANGE = 62, /**< a bid is 1 point at least and at most what the seat has, or 0 for its abbey */
    BASTIDE_REASON_NO_BID = 63,           /**< that seat has made no bid */

    BASTIDE_REASON_NO_TILE_THERE = 100,     /**< position: no tile lies on the cell */
    BASTIDE_REASON_FEATURE_SCORED = 101,    /**< position: the feature is complete, so the piece went home when it was scored */
    BASTIDE_REASON_NO_PRISONS = 102,        /**< position: nothing takes prisoners in this game */
    BASTIDE_REASON_OWN_PRISONER = 103,      /**< position: nobody holds his own piece */
    BASTIDE_REASON_MUTUAL_PRISONERS = 104,  /**< position: two seats hold pieces of each other, which are exchanged at once */
    BASTIDE_REASON_TILE_FITS_NOWHERE = 105, /**< position: the drawn tile cannot be placed, so it would not be in hand */

    BASTIDE_REASON_CONFIG_RULESET = 1000, /**< unknown ruleset */
    BASTIDE_REASON_CONFIG_CHANCE = 1001,  /**< unknown chance */
    BASTIDE_REASON_CONFIG_SEATS = 1002,   /**< too few or too many seats for the chosen boxes */
    BASTIDE_REASON_CONFIG_FIRST_SEAT = 1003,
    BASTIDE_REASON_CONFIG_CHOICE = 1004,   /**< error.index: a choice of an unknown sort or thing, or made before: error.other */
    BASTIDE_REASON_CONFIG_VALUE = 1005,    /**< error.index: a choice whose value is out of range; of an option error.other */
    BASTIDE_REASON_CONFIG_NO_START = 1006, /**< none of the chosen sets has a start tile */
    BASTIDE_REASON_CONFIG_TOO_LARGE = 1007,
    BASTIDE_REASON_CONFIG_REVISION = 1008, /**< a rules revision this library does not know */
    BASTIDE_REASON_CONFIG_TILESET = 1009,  /**< error.index: a tile set handle that is missing, for the choice error.other when
                                                that is not -1, or one with a name that the game has already */
    BASTIDE_REASON_CONFIG_CAPACITY = 1010, /**< an event capacity below -1 or above 1048576 */
    BASTIDE_REASON_CONFIG_OPTION_ALONE = 1011,  /**< error.other: an option whose box is not played; the text names its need */
    BASTIDE_REASON_CONFIG_CONTRADICTION = 1012, /**< error.index: an option that excludes error.other; the text names both */
    BASTIDE_REASON_CONFIG_OPTION_NEEDS = 1013,  /**< error.index: a choice that needs the option error.other; names both */

    BASTIDE_REASON_POSITION_ENTRY = 1100,    /**< an entry of an unknown kind */
    BASTIDE_REASON_POSITION_NUMBER = 1101,   /**< a number out of range: value */
    BASTIDE_REASON_POSITION_TWICE = 1102,    /**< told already, by the entry conflict when that is not -1 */
    BASTIDE_REASON_POSITION_TILE = 1103,     /**< the game has no tile type of that number */
    BASTIDE_REASON_POSITION_HAND = 1104,     /**< a hand holds no such tile, or no more of them: value is the most */
    BASTIDE_REASON_POSITION_NOTE = 1105,     /**< the game keeps no such note */
    BASTIDE_REASON_POSITION_BAG = 1106,      /**< what is in the bag and what is out of the game are told beside each other */
    BASTIDE_REASON_POSITION_STEP = 1107,     /**< no turn of this game can stand at that step */
    BASTIDE_REASON_POSITION_DECISION = 1108, /**< nothing is to be decided at that step */
    BASTIDE_REASON_POSITION_FRESH = 1109     /**< before the deployment nothing stands on the tile just placed */
};

/** What an entry of a position puts on the table. The fields of bastide_put that a kind uses are named here; others are ignored.
 */
enum bastide_put_kind {
    BASTIDE_PUT_ANY = -1,
    BASTIDE_PUT_NONE = 0,
    BASTIDE_PUT_TILE = 1,  /**< `tile` lies on x, y, turned by `rotation`; entries in order of placing, the first one anywhere */
    BASTIDE_PUT_PIECE = 2, /**< a `piece` of `seat` stands on `segment` of the tile on x, y, or on one of its corners. `id`: which
                                of its pieces, -1 the first in its supply. Behind the tiles; a tower before who stands on it */
    BASTIDE_PUT_PRISONER = 3, /**< a `piece` of `seat` is held by the seat `value`; `id` as above (TOWER-CAPTURE-15) */
    BASTIDE_PUT_SCORE = 4,    /**< `seat` has `value` points; 0 when it has no entry */
    BASTIDE_PUT_HELD = 5,     /**< `seat` holds one `tile` in hand: its abbey, or one drawn ahead. `id`: its place in the hand
                                   from 0, -1 the first free one */
    BASTIDE_PUT_OUT = 6,      /**< `value` copies of `tile` are out of the game. What is nowhere else is in the bag */
    BASTIDE_PUT_BAG = 7, /**< the bag holds `value` copies of `tile`. With one such entry it holds nothing but what is told so,
                              and what is nowhere else is out of the game. Not beside OUT */
    BASTIDE_PUT_NOTE = 8 /**< what the seats remember: the bastide_note `id` is `value`; 0 when it has no entry */
};

/** What cannot be seen on the table and yet decides how a game goes on. */
enum bastide_note {
    BASTIDE_NOTE_ANY = -1,
    BASTIDE_NOTE_NONE = 0,
    BASTIDE_NOTE_RANSOM_PAID = 1, /**< 1: the seat on turn has paid its ransom of this turn (TOWER-RANSOM-02) */
    BASTIDE_NOTE_IDLE_TURNS = 2,  /**< seats in a row, skipped ones too, of whose hands nothing could be placed (HOUSE-DRAW-02) */
    BASTIDE_NOTE_LAST_ROUND = 3,  /**< the turns for abbeys after the last tile end with the seat `value` - 1 (AM-OPT-01) */
    BASTIDE_NOTE_SALE_ASKED = 4   /**< seats, the seller first, that had their say on the sale; one more: sold (HOUSE-SALE-01) */
};

/** Records, for bastide_struct_size(). */
enum bastide_struct {
    BASTIDE_STRUCT_ANY = -1,
    BASTIDE_STRUCT_NONE = 0,
    BASTIDE_STRUCT_ALLOCATOR = 1,
    BASTIDE_STRUCT_CONFIG = 2,
    BASTIDE_STRUCT_CHOICE = 3,
    BASTIDE_STRUCT_ERROR = 4,
    BASTIDE_STRUCT_TILE_DEF = 5,
    BASTIDE_STRUCT_SEGMENT_DEF = 6,
    BASTIDE_STRUCT_PENDING = 7,
    BASTIDE_STRUCT_ACTION = 8,
    BASTIDE_STRUCT_VERDICT = 9,
    BASTIDE_STRUCT_PLACEMENT = 10,
    BASTIDE_STRUCT_STOCK = 11,
    BASTIDE_STRUCT_EVENT = 12,
    BASTIDE_STRUCT_SCORE_LINE = 13,
    BASTIDE_STRUCT_SEAT = 14,
    BASTIDE_STRUCT_PLACED = 15,
    BASTIDE_STRUCT_PIECE = 16,
    BASTIDE_STRUCT_FEATURE = 17,
    BASTIDE_STRUCT_PART = 18,
    BASTIDE_STRUCT_THING = 19,
    BASTIDE_STRUCT_DICE = 20,
    BASTIDE_STRUCT_OPTION_DEF = 32,
    BASTIDE_STRUCT_POSITION = 40,
    BASTIDE_STRUCT_PUT = 41,
    BASTIDE_STRUCT_ILLEGAL = 42
};

/** Lists of words, for bastide_name() and bastide_number(). */
enum bastide_list {
    BASTIDE_LIST_ANY = -1,
    BASTIDE_LIST_NONE = 0,
    BASTIDE_LIST_STATUS = 1,
    BASTIDE_LIST_ACTION = 2,
    BASTIDE_LIST_STEP = 3,
    BASTIDE_LIST_SEGMENT = 4,
    BASTIDE_LIST_PIECE = 5,
    BASTIDE_LIST_WHERE = 6,
    BASTIDE_LIST_SET = 7,
    BASTIDE_LIST_OPTION = 8,
    BASTIDE_LIST_EVENT = 9,
    BASTIDE_LIST_RULE = 10,
    BASTIDE_LIST_REASON = 11,
    BASTIDE_LIST_END = 12,
    BASTIDE_LIST_SIDE = 13,
    BASTIDE_LIST_THING = 14,
    BASTIDE_LIST_FACE = 15,
    BASTIDE_LIST_PRESET = 32,
    BASTIDE_LIST_PUT = 40,
    BASTIDE_LIST_NOTE = 41
};

/** Segment numbers from here on name corners of a tile: plus 0 north-west, 1 north-east, 2 south-east, 3 south-west. */
#define BASTIDE_CORNER 64

/** The most seats any game has. */
#define BASTIDE_SEATS_MAX 8

/* ==== Records ====================================================================================================== */

typedef struct bastide_game bastide_game;       /**< one game; opaque */
typedef struct bastide_tileset bastide_tileset; /**< a set of tile types; opaque, never changes */

/** Where memory comes from. NULL in place of the record means malloc and free. Frozen.
 *  `alloc` answers NULL when nothing is left; neither function may throw or long-jump. The record is copied;
 *  what `user` points at must outlive every handle made with it and every clone that shares its rules. */
typedef struct bastide_allocator {
    void* user;
    void*(BASTIDE_CALL* alloc)(void* user, uint32_t size, uint32_t align);
    void(BASTIDE_CALL* release)(void* user, void* ptr, uint32_t size, uint32_t align);
} bastide_allocator;

/** The fixed head of a config; everything countable stands beside it as choices. Grows, 64 bytes.
 *  Start from bastide_config_init(), or from zeros with struct_size, ruleset and seats set. */
typedef struct bastide_config {
    uint32_t struct_size;
    int32_t ruleset;         /**< bastide_ruleset */
    int32_t chance;          /**< bastide_chance; 0 is SEEDED */
    int32_t seats;           /**< 2 to 5 for the Winter Edition (BASE-COMP-05) */
    int32_t first_seat;      /**< who begins (BASE-SETUP-04); unused where an option finds that seat (HOUSE-START-01, -02) */
    int32_t event_capacity;  /**< events kept, to 1048576: -1 room for the whole game, 0 none; when full the oldest go */
    uint64_t seed;           /**< any number; unused with HOST chance. Who sees draws can try seeds: one from the clock is
                                  found in minutes. Where that matters take 64 random bits, or HOST chance with a
                                  cryptographic generator, for with enough draws any seed may be worked out */
    uint32_t rules_revision; /**< 0: the newest; a game keeps the one it began with */
    uint32_t flags;          /**< BASTIDE_CONFIG_ flags */
    uint32_t reserved[6];
} bastide_config;

/** Flag of a config: keep no list of actions. Scripts, and snapshots of tile games, then answer E_STATE; clones are quicker.
 *  This flag and event_capacity belong to the handle, not to the game in it: a clone inherits them, bastide_game_copy(),
 *  bastide_game_restore(), bastide_game_restart() and bastide_game_set_position() leave them as they are. */
#define BASTIDE_CONFIG_NO_HISTORY 1u

/** One choice of a config. Frozen, 16 bytes. */
typedef struct bastide_choice {
    int32_t what; /**< bastide_choice_what */
    int32_t id;
    int32_t value;
    uint32_t reserved;
} bastide_choice;

/** What went wrong, at length. Every `error` argument may be NULL; else set its struct_size before, as a smaller one is refused
 *  with E_ARGUMENT and nothing told. Grows, 256 bytes. */
typedef struct bastide_error {
    uint32_t struct_size;
    int32_t status;
    int32_t reason; /**< bastide_reason, or 0 */
    int32_t index;  /**< the choice or action it is about, or -1 */
    int32_t other;  /**< what stands against it, or -1. CONFIG_CHOICE: the index of the first of two choices of one thing;
                         CONFIG_TILESET: of the choice that names the handle; CONFIG_CONTRADICTION, CONFIG_OPTION_NEEDS: the
                         bastide_option that excludes it or is missing, -1 when no single one is; CONFIG_OPTION_ALONE,
                         CONFIG_VALUE: the bastide_option that `index` chooses, told for texts and bytes too, where `index`
                         is -1 */
    int32_t line;   /**< of a text, from 1; 0 when it is about no text */
    int32_t column; /**< in bytes, from 1 */
    uint32_t reserved;
    char text[224]; /**< a sentence in English */
} bastide_error;

/** What can be chosen about an option. Frozen, 32 bytes. Its name, sentence and rule id: bastide_name(), bastide_word_text(),
 *  bastide_word_rule() with LIST_OPTION. */
typedef struct bastide_option_def {
    int32_t id;       /**< bastide_option */
    int32_t least;    /**< smallest value */
    int32_t most;     /**< greatest value */
    int32_t usual;    /**< the value when it is not chosen */
    int32_t set;      /**< the bastide_set of the box it belongs to, or 0 for none. One copy of the set is enough, and so is one
                           piece of a kind that comes with it (bastide_set names them): either brings the box into the game */
    int32_t needs;    /**< the option without which it means nothing, or 0 */
    int32_t excludes; /**< an option that cannot be chosen beside it, or 0. Two exclude each other when either names the other,
                           so look for this id among the `excludes` of the others too */
    int32_t ruleset;  /**< bastide_ruleset of the game that takes it */
} bastide_option_def;

/** A tile type. Frozen, 64 bytes. */
typedef struct bastide_tile_def {
    int32_t id;       /**< its index in the set, or in the game when asked of a game */
    int32_t count;    /**< copies in the set, or in the game */
    int32_t segments; /**< number of segments */
    uint32_t flags;   /**< BASTIDE_TILE_ flags */
    int32_t sides[4]; /**< bastide_side of N, E, S, W at rotation 0 */
    int32_t gardens;  /**< copies with a garden in the second edition; no rule of the base game looks at it */
    uint32_t reserved[3];
    char name[16]; /**< as in the tile data: "D", "Z06"; closed by NUL */
} bastide_tile_def;

#define BASTIDE_TILE_START 1u /**< may lie on the table at the start (BASE-SETUP-01) */
#define BASTIDE_TILE_WILD 2u  /**< held by the players, never drawn, fits any neighbours */

/** A segment of a tile type, at rotation 0. Frozen, 48 bytes. Masks of segments count by segment index. */
typedef struct bastide_segment_def {
    int32_t kind;      /**< bastide_segment */
    int32_t pennants;  /**< 0 to 2 (BASE-CITY-05) */
    uint32_t ports;    /**< 12 bits: side k owns 3k (its first half, clockwise), 3k+1 (middle), 3k+2 (second half). A city side is
                            all three, a road the middle, a field the halves; the middle of a field side belongs to none */
    uint32_t borders;  /**< a field: the city segments whose wall it meets (BASE-FIELD-04) */
    uint32_t links;    /**< where a wagon may go from here inside the tile, by the first-edition rule */
    uint32_t crosses;  /**< segments that pass over or under this one */
    int32_t end;       /**< bastide_end of a road */
    uint32_t meets;    /**< the other segments that meet at that end; a city or monastery names the roads that end at it */
    uint32_t walls;    /**< a passing road: the cities whose wall it touches; a city: those roads */
    int32_t near_side; /**< an enclosed field: the side it lies near; else -1 */
    uint32_t corners;  /**< a city: tile corners its wall reaches beyond its sides; bit 0 NW, 1 NE, 2 SE, 3 SW */
    uint32_t flags;    /**< BASTIDE_SEGMENT_ flags */
} bastide_segment_def;

#define BASTIDE_SEGMENT_BUSH 1u /**< the village this road ends at is drawn with bushes instead of houses (HOUSE-ROAD-01) */

/** Who must decide what. Grows, 80 bytes. */
typedef struct bastide_pending {
    uint32_t struct_size;
    int32_t over;        /**< 1 when the game is over and nobody decides */
    int32_t seat;        /**< who decides; -1 nature, or nobody when over */
    int32_t step;        /**< bastide_step */
    int32_t active_seat; /**< whose turn it is */
    int32_t turn;        /**< how many turns have begun, this one included. A seller that goes on behind a turn its buyer won
                              goes on under that turn's number, as none begins (HOUSE-MIX-03) */
    int32_t tile;        /**< the tile drawn and not yet placed, or -1 */
    int32_t placed;      /**< index on the board of the tile placed this turn, or -1 */
    uint64_t kinds;      /**< bit k: an action of kind k is legal */
    int32_t x;           /**< the cell of that placed tile */
    int32_t y;
    uint32_t winners;   /**< when over: mask of the seats that win (BASE-WIN-02) */
    int32_t tiles_left; /**< tiles to be drawn now, without those set aside for later */
    uint32_t reserved[6];
} bastide_pending;

/** One action: what a seat or nature does. Frozen, 48 bytes. bastide_game_list_actions() fills all of it; by hand set the
 *  fields its kind uses and leave the rest 0 or -1. Its numbers lie in the byte order of the machine, as in all records: on a
 * wire agree on one, or send bastide_action_text(). */
typedef struct bastide_action {
    int32_t kind; /**< bastide_action_kind */
    int32_t seat; /**< who acts; -1 nature */
    int32_t tile; /**< tile type */
    int32_t x;
    int32_t y;
    int32_t rotation; /**< 0 to 3 */
    int32_t segment;  /**< segment index on its tile */
    int32_t piece;    /**< piece kind when deploying, piece id when it points at a piece on the board */
    int32_t value;
    uint32_t reserved[3];
} bastide_action;

/** The judgement of an action. Frozen, 48 bytes. Fields that a reason does not use are -1 (x, y: 0). */
typedef struct bastide_verdict {
    int32_t legal;  /**< 1 or 0 */
    int32_t reason; /**< bastide_reason; 0 when legal */
    int32_t x;      /**< the cell it is about */
    int32_t y;
    int32_t side;    /**< side of the tile being placed */
    int32_t mine;    /**< kind of that side, or of the segment aimed at */
    int32_t other;   /**< kind of the neighbour's side, or the segment in the way */
    int32_t feature; /**< the feature in the way */
    int32_t piece;   /**< the piece in the way */
    int32_t seat;    /**< its owner, or the seat whose decision it is */
    uint32_t reserved[2];
} bastide_verdict;

/** A cell where a tile may go. Frozen, 16 bytes. */
typedef struct bastide_placement {
    int32_t x;
    int32_t y;
    uint32_t rotations; /**< bit r: rotation r is legal */
    uint32_t reserved;
} bastide_placement;

/** How many of a tile type are where. Frozen, 32 bytes. */
typedef struct bastide_stock {
    int32_t tile;
    int32_t total;      /**< in this game */
    int32_t left;       /**< still to be drawn, those set aside for later too, or in a hand that this game does not know */
    int32_t placed;     /**< on the board */
    int32_t held;       /**< drawn or in a hand, not yet placed */
    int32_t removed;    /**< out of the game because it fitted nowhere (BASE-DRAW-04) */
    int32_t placements; /**< legal pairs of cell and rotation on the board as it is */
    uint32_t reserved;
} bastide_stock;

/** Something that happened. Frozen, 64 bytes. See bastide_event_kind for the meaning of the fields. */
typedef struct bastide_event {
    uint64_t seq; /**< counts from 0 and goes on through restore and clone */
    int32_t kind;
    int32_t seat;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t feature;
    int32_t piece;
    int32_t points;
    int32_t rule;
    int32_t arg[4];
} bastide_event;

/** One line of an account: count times each is points. The lines of a seat sum to its score. Frozen, 32 bytes. */
typedef struct bastide_score_line {
    uint64_t seq; /**< of the event */
    int32_t seat;
    int32_t feature; /**< or -1 */
    int32_t rule;    /**< bastide_rule */
    int32_t count;
    int32_t each;
    int32_t points;
} bastide_score_line;

/** A seat. Grows, 48 bytes. */
typedef struct bastide_seat {
    uint32_t struct_size;
    int32_t seat;
    int32_t score;
    int32_t space;  /**< of its marker on the score track, 0 to 49 (BASE-TRACK-01) */
    int32_t laps;   /**< times round the track; the marker lies when above 0 */
    int32_t supply; /**< pieces of all kinds in the supply */
    int32_t die;    /**< face of a die used as marker: 6 at first, then the laps, 5 at most (HOUSE-MARK-01) */
    uint32_t reserved[5];
} bastide_seat;

/** A placed tile. Frozen, 32 bytes. */
typedef struct bastide_placed {
    int32_t index; /**< on the board, in order of placing */
    int32_t tile;  /**< tile type */
    int32_t x;
    int32_t y;
    int32_t rotation;
    uint32_t reserved[3];
} bastide_placed;

/** A piece. Frozen, 48 bytes. */
typedef struct bastide_piece {
    int32_t id;
    int32_t kind;  /**< bastide_piece_kind */
    int32_t seat;  /**< its owner */
    int32_t where; /**< bastide_where */
    int32_t x;     /**< on the board: its cell */
    int32_t y;
    int32_t placed;  /**< on the board: index of its tile; else -1 */
    int32_t segment; /**< on the board: segment index; else -1 */
    int32_t feature; /**< on the board: its feature; else -1 */
    int32_t holder;  /**< a seat that holds it captive, else -1 */
    uint32_t reserved[2];
} bastide_piece;

/** A feature: what connected segments form. Grows, 96 bytes. */
typedef struct bastide_feature {
    uint32_t struct_size;
    int32_t id;       /**< after a merger the old ids still lead to the merged feature */
    int32_t kind;     /**< bastide_segment */
    int32_t complete; /**< 1 when nothing of it is open (a field: when it is enclosed) */
    int32_t tiles;    /**< distinct tiles; a monastery counts itself and the tiles around it */
    int32_t segments;
    int32_t open; /**< open sides; a field: open half sides; a monastery: empty cells around it */
    int32_t pennants;
    int32_t points_now;                 /**< what each leader would get if it were scored now (complete or at the end) */
    int32_t points_complete;            /**< what each leader gets when it is completed by no further tile */
    uint32_t occupants;                 /**< mask of the seats with a follower on it */
    uint32_t leaders;                   /**< mask of the seats that would be paid */
    int32_t weights[BASTIDE_SEATS_MAX]; /**< strength per seat */
    uint32_t reserved[4];
} bastide_feature;

/** One segment of a feature, for highlighting. Frozen, 16 bytes. */
typedef struct bastide_part {
    int32_t placed; /**< index of its tile on the board */
    int32_t x;
    int32_t y;
    int32_t segment;
} bastide_part;

/** Something a box adds. Frozen, 48 bytes. See bastide_thing_kind for the meaning of the fields. */
typedef struct bastide_thing {
    int32_t kind;
    int32_t x;
    int32_t y;
    int32_t segment;
    int32_t seat;
    int32_t piece;
    int32_t tile;
    int32_t value;
    int32_t arg[3];
    uint32_t reserved;
} bastide_thing;

/** The head of a position: whose turn it is and what it has come to. Grows, 64 bytes. Zeros with struct_size set mean that the
 *  first turn of seat 0 begins. */
typedef struct bastide_position {
    uint32_t struct_size;
    int32_t turn; /**< number of the turn, from 1 to 30000; 0 is 1 */
    int32_t seat; /**< whose turn it is */
    int32_t step; /**< bastide_step at which the turn stands: RANSOM (at its begin), ABBEY, DRAW, DISCARD, BID, PLACE or DEPLOY;
                     NONE: it begins, and asks what there is to ask */
    int32_t tile; /**< PLACE, BID: the drawn tile; -1 with a hand of three, from which it is chosen; else ignored. At DEPLOY the
                     tile placed this turn is the last one of the entries */
    uint32_t reserved[11];
} bastide_position;

/** An entry of a position: one thing on the table. Frozen, 48 bytes. */
typedef struct bastide_put {
    int32_t kind; /**< bastide_put_kind */
    int32_t seat;
    int32_t tile; /**< tile type */
    int32_t x;
    int32_t y;
    int32_t rotation; /**< 0 to 3 */
    int32_t segment;  /**< segment index on its tile, or BASTIDE_CORNER plus a corner */
    int32_t piece;    /**< bastide_piece_kind */
    int32_t id;       /**< of a piece, as in bastide_game_list_pieces(), or -1; a place in a hand, or -1; a bastide_note */
    int32_t value;
    uint32_t reserved[2];
} bastide_put;

/** Something that is not legal about a position. Frozen, 64 bytes. Fields that a reason does not use are -1 (x, y, value: 0). */
typedef struct bastide_illegal {
    int32_t entry;    /**< which entry it is about, from 0; -1: the head, or no single entry */
    int32_t reason;   /**< bastide_reason */
    int32_t conflict; /**< another entry that is in the way */
    int32_t tile;     /**< tile type */
    int32_t x;        /**< the cell it is about; of SIDE_MISMATCH the neighbour's */
    int32_t y;
    int32_t side;    /**< SIDE_MISMATCH: side of the tile, one record for each */
    int32_t mine;    /**< kind of that side, or of the segment */
    int32_t other;   /**< kind of the neighbour's side */
    int32_t segment; /**< segment index, or BASTIDE_CORNER plus a corner */
    int32_t seat;    /**< whose piece, hand or score; of OCCUPIED and the like the owner of the piece in the way */
    int32_t piece;   /**< bastide_piece_kind */
    int32_t value;   /**< a number out of range, or the most that is possible */
    uint32_t reserved[3];
} bastide_illegal;

/** What the turn of a dice game has come to. Grows, 128 bytes. Of the dice one by one tell the things DIE and DICE_CITY. */
typedef struct bastide_dice {
    uint32_t struct_size;
    int32_t rolls;        /**< made in this turn, 0 to 3 (DICE-TURN-02) */
    int32_t rolls_left;   /**< that the seat may still make; 0 with nothing to roll */
    int32_t dice;         /**< the active seat had when its turn began: 9 less the knights of others (DICE-FLOW-01) */
    int32_t tray[6];      /**< dice of the tray that show each bastide_face */
    int32_t hand;         /**< dice of the tray that have yet to fall */
    int32_t built;        /**< dice in cities */
    int32_t aside;        /**< knights set aside */
    int32_t catapults;    /**< rolled in this turn, all of them passed on; nine win (DICE-END-02) */
    int32_t doubled;      /**< 1 when the turn counts double (DICE-KNIGHT-03) */
    uint32_t holders;     /**< mask of the seats that keep a knight */
    int32_t largest;      /**< dice of the largest closed city, 0 for none */
    int32_t points;       /**< what STOP scores as it stands */
    int32_t target_score; /**< what ends the game (DICE-END-01) */
    int32_t finish_round; /**< 1 when the round is completed then */
    int32_t sides[6]; /**< city sides of each bastide_face at rotation 0, bit 0 N, 1 E, 2 S, 3 W; a clockwise quarter turn moves
                           each bit up by one */
    uint32_t reserved[6];
} bastide_dice;

/* ==== The library ================================================================================================== */

/** @return the version of the library as 0x00MMmmpp. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_version(void);

/** @return the version of the binary border; compare with BASTIDE_ABI_VERSION before anything else. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_abi_version(void);

/** @return today's size in bytes of a record (bastide_struct), E_ARGUMENT for unknown ones. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_struct_size(int32_t which);

/** Name of a number: (LIST_REASON, 6) is "cell_taken". Scripts use these names; they never change.
 *  @return the length; E_ARGUMENT for an unknown list, E_ABSENT for an unknown number. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_name(int32_t list, int32_t number, char* out, int32_t cap);

/** Number of a name, the way back. Statuses are negative and cannot be told from failures; ask bastide_name() for them.
 *  @param len length in bytes; -1: up to the NUL.
 *  @return the number; E_ARGUMENT for an unknown list, E_ABSENT for an unknown name. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_number(int32_t list, const char* name, int32_t len);

/** The numbers of a list, rising; the number of NONE is left out.
 *  @return how many there are; E_ARGUMENT for an unknown list. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_list_numbers(int32_t list, int32_t* out, int32_t cap);

/** What a word means, in a sentence or a few words: of options, sets, rules, reasons, statuses; empty where a name says it all.
 *  @return the length; E_ARGUMENT for an unknown list, E_ABSENT for an unknown number. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_text(int32_t list, int32_t number, char* out, int32_t cap);

/** The id in the rules catalogue behind a word, or an empty text. @return as bastide_word_text(). @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_word_rule(int32_t list, int32_t number, char* out, int32_t cap);

/** Every option there is, box by box, the oldest first; then those of the dice game. @return how many there are, E_ARGUMENT.
 * @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_list_options(bastide_option_def* out, int32_t cap);

/** The choices of a preset (bastide_preset_name), to be given to bastide_game_create() as they are or with more added.
 *  @return how many there are, E_ARGUMENT for an unknown preset. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_preset(int32_t preset, bastide_choice* out, int32_t cap);

/** A sentence for a status. @return its length, E_ARGUMENT for an unknown one. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_status_text(int32_t status, char* out, int32_t cap);

/** A sentence for a reason, without the particulars of a verdict. @return its length, E_ARGUMENT for an unknown one.
 *  @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_reason_text(int32_t reason, char* out, int32_t cap);

/** The id of the rule behind a reason: "BASE-PLACE-02"; empty when no rule of the game stands behind it.
 *  @return its length, E_ARGUMENT for an unknown reason. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_reason_rule(int32_t reason, char* out, int32_t cap);

/** A few words for what a score line pays for: "completed road". @return their length, E_ARGUMENT for an unknown rule.
 *  @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_rule_text(int32_t rule, char* out, int32_t cap);

/** The id in the rules catalogue of what a score line pays for: "BASE-ROAD-02". @return its length, E_ARGUMENT for an unknown
 *  rule. @threads any. */
BASTIDE_API int32_t BASTIDE_CALL bastide_rule_id(int32_t rule, char* out, int32_t cap);

/* ==== Tile sets ==================================================================================================== */

/** A built-in set (bastide_set). Games take built-in sets by number; this is for looking at one without a game.
 *  @return OK, E_ARGUMENT, E_MEMORY. *out is NULL on failure. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_builtin(int32_t set, const bastide_allocator* mem, bastide_tileset** out);

/** A set from text, one tile a line (grammar in docs/tilesets.md). Any bytes may be given.
 *  @param len length in bytes; -1: up to the NUL.
 *  @return OK; E_FORMAT with error.line, column, index (of the tile) and a sentence; E_ARGUMENT, E_MEMORY.
 *          *out is NULL on failure.
 *  @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem,
                                                              bastide_error* error, bastide_tileset** out);

/** A set from records. The segments of all tiles follow each other in `segments`, as many for each tile as its `segments` says;
 *  tiles need name, count, sides, flags, gardens; segments need what their kind uses.
 *  `links` follow from `meets` and are not read.
 *  @return OK; E_FORMAT with error.index (of the tile) and a sentence; E_ARGUMENT, E_MEMORY. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count,
                                                              const bastide_segment_def* segments, int32_t segment_count,
                                                              const bastide_allocator* mem, bastide_error* error,
                                                              bastide_tileset** out);

/** A set as text that bastide_tileset_parse() reads, but for the wild tiles of a box. @return its length, E_ARGUMENT.
 *  @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_text(const bastide_tileset* set, char* out, int32_t cap);

/** The tile types of a set, in order. @return their number, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap);

/** The segments of one tile type of a set, in order: cities, roads, fields, then a monastery, then a foundation.
 *  @return their number, E_ARGUMENT, E_ABSENT for no such tile. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, bastide_segment_def* out,
                                                               int32_t cap);

/** Ends a set; games made from it live on. NULL is fine. */
BASTIDE_API void BASTIDE_CALL bastide_tileset_destroy(bastide_tileset* set);

/* ==== Life of a game =============================================================================================== */

/** Fills a config: the tile game, SEEDED with seed 0, two seats, room for all events.
 *  @param struct_size sizeof(bastide_config) as the caller knows it; no byte beyond it is written.
 *  @return OK, E_ARGUMENT when config is NULL or the size is below that of the first release. @threads any. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_config_init(bastide_config* config, uint32_t struct_size);

/** Begins a game. Without a SET choice the Winter Edition is played: one BASE and one WINTER set.
 *  The start tile lies on (0,0) (BASE-SETUP-01); with SEEDED chance the first tile is drawn already.
 *  @param choices    choice_count records; NULL with 0.
 *  @param sets       set_count handles that TILESET choices point into; NULL with 0. The game copies what it needs.
 *  @param mem        NULL: malloc and free.
 *  @return OK, E_ARGUMENT (error.reason tells which part of the config), E_LIMIT, E_MEMORY, E_VERSION. *out is NULL on failure.
 *  @owner the caller destroys the game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_create(const bastide_config* config, const bastide_choice* choices,
                                                            int32_t choice_count, const bastide_tileset* const* sets,
                                                            int32_t set_count, const bastide_allocator* mem, bastide_error* error,
                                                            bastide_game** out);

/** A second game in the same position. Its event log begins empty with the same next number; its history is copied.
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE. @owner the caller destroys it. @threads may overlap on `game`. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_clone(const bastide_game* game, const bastide_allocator* mem,
                                                           bastide_game** out);

/** Makes a game equal to another: a clone into a handle that is there already, for searches. What goes for clones goes for it:
 *  its event log begins empty with the next number of `from`, its history is copied. `game` keeps its event_capacity and its
 *  NO_HISTORY: where that is set no history is copied; where `from` alone has it set, scripts and snapshots answer E_STATE until
 *  the game is restarted or copied from another. Between clones and copies of one game nothing is allocated; otherwise `game` is
 *  given new memory by its own allocator.
 *  @return OK, E_ARGUMENT, E_MEMORY, E_STATE when `from` is faulty; on failure `game` is unchanged. Heals a fault of `game`.
 *  */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_copy(bastide_game* game, const bastide_game* from);

/** Begins the same game anew, from the position if one was set, with another seed. Nothing is allocated and no table is built, so
 *  this is several times quicker than another bastide_game_create(). The events so far are dropped, the next ones go on counting;
 *  the history begins anew. With HOST chance the seed is not looked at.
 *  @return OK, E_ARGUMENT. Heals a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_restart(bastide_game* game, uint64_t seed);

/** Ends a game. NULL is fine. */
BASTIDE_API void BASTIDE_CALL bastide_game_destroy(bastide_game* game);

/** The config a game was made with, with its defaults filled in; set out->struct_size before. The seed of a game in public view
 *  is 0.
 *  @return OK, E_ARGUMENT. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_config(const bastide_game* game, bastide_config* out);

/** The choices behind it: sets with their copies, counts of pieces, options that are not 0, the host's sets, tiles with bushes.
 *  @return their number, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap);

/* ==== Deciding ===================================================================================================== */

/** Who must decide, about what, among which kinds of actions. @return OK, E_ARGUMENT, E_STATE. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_pending(const bastide_game* game, bastide_pending* out);

/** Every legal action, ready to apply, ordered by kind, y, x, rotation, segment, piece.
 *  @param kind one kind of action, or BASTIDE_ACTION_ANY.
 *  @return their number, 0 when the game is over; E_ARGUMENT, E_STATE. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out,
                                                           int32_t cap);

/** How many actions bastide_game_list_actions() would list, without making them.
 *  @param kind one kind of action, or BASTIDE_ACTION_ANY.
 *  @return their number, 0 when the game is over; E_ARGUMENT, E_STATE. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_count_actions(const bastide_game* game, int32_t kind);

/** The action at an index, from 0, of what bastide_game_list_actions() would list.
 *  @return OK, E_ARGUMENT, E_ABSENT when the list is not that long, E_STATE. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_nth_action(const bastide_game* game, int32_t kind, int32_t index,
                                                                bastide_action* out);

/** A legal action by chance: of a seat's each is as likely as the next, of nature's as the bag and the dice have it.
 *  @param random a word of the caller's, any number at first; the call reads it and moves it on. The same word and position give
 *                the same action on every platform (docs/sampling.md tells how).
 *  @return OK, E_ARGUMENT, E_ABSENT when there is none, E_STATE. @threads may overlap; each has its own word. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random,
                                                                   bastide_action* out);

/** Where a tile of any type could go on the board as it is, drawn or not, ordered by y, x.
 *  @return the number of cells, E_ARGUMENT, E_ABSENT for no such tile type, E_STATE. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out,
                                                              int32_t cap);

/** Judges an action without doing it. The verdict may be written over the action. E_ARGUMENT, with the verdict cleared, means a
 * number that no action of this game can have: an unknown kind, tile type, seat or rotation, or a reserved word that is set.
 *  @return OK with the verdict filled, E_ARGUMENT, E_STATE. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_check(const bastide_game* game, const bastide_action* action,
                                                           bastide_verdict* out);

/** Does an action, and then all that follows from it by itself, up to the next decision or the end. The final scoring is part of
 *  the last action: its events stand between FINAL and ENDED.
 *  @param out the verdict; may be NULL, and may lie where the action lies.
 *  @return OK; E_ILLEGAL with the verdict and nothing changed; E_ARGUMENT; E_STATE; E_INTERNAL. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply(bastide_game* game, const bastide_action* action,
                                                           bastide_verdict* out);

/** Does one action on each of many games, as bastide_game_apply() one after the other: for training, where a call for each costs.
 *  A game may stand there twice.
 *  @param games    count handles, none of them NULL.
 *  @param actions  count actions, the i-th for games[i].
 *  @param statuses count of them: what bastide_game_apply() would have answered for each; may be NULL.
 *  @return how many were done; E_ARGUMENT when an argument is wrong or an action makes no sense in its game, and
 *          nothing was tried. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_apply(bastide_game* const* games, const bastide_action* actions, int32_t count,
                                                     bastide_status* statuses);

/** Plays many games to their ends, each action as bastide_game_sample_action() would choose it: rollouts. One word of chance
 *  serves all, game after game in their order. Faulty games stay as they are.
 *  @param games  count handles, none of them NULL; NULL with 0.
 *  @param most   actions for each game at most, from 1: not every game ends.
 *  @param random as for bastide_game_sample_action().
 *  @return how many of them are over now; E_ARGUMENT, and nothing was done. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most,
                                                        uint64_t* random);

/** The sentence for a verdict: "The north side is city against road at (3,-2)." `action` is the action it judged.
 *  @return its length, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_verdict_text(const bastide_game* game, const bastide_action* action,
                                                      const bastide_verdict* verdict, char* out, int32_t cap);

/** An action as a line of a script: "0: deploy follower 3 -1 r0". Fields its kind does not use are not looked at.
 *  @return its length, E_ARGUMENT for an action that bastide_game_check() would answer so. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_action_text(const bastide_game* game, const bastide_action* action, char* out,
                                                     int32_t cap);

/** The action that a line of a script means in this position; it may be illegal. Without "SEAT:" whoever decides now is meant.
 *  @param len length in bytes; -1: up to the NUL.
 *  @return OK; E_FORMAT with column and sentence; E_ARGUMENT, E_STATE. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len,
                                                             bastide_error* error, bastide_action* out);

/* ==== Looking ====================================================================================================== */

/** A seat's score and supply. @return OK, E_ARGUMENT, E_ABSENT for no such seat. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out);

/** Pieces of one kind in a seat's supply. @return their number, E_ARGUMENT, E_ABSENT for no such seat or kind.
 *  @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_supply(const bastide_game* game, int32_t seat, int32_t piece_kind);

/** The tile types of the game, by id: built-in sets in order of their numbers, then the host's. @return their number, E_ARGUMENT.
 * @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap);

/** The segments of one of them. @return their number, E_ARGUMENT, E_ABSENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_segments(const bastide_game* game, int32_t tile, bastide_segment_def* out,
                                                            int32_t cap);

/** How many of each tile type are where, by tile id. @return the number of types, E_ARGUMENT, E_STATE. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap);

/** The placed tiles in order of placing, the start tile first. @return their number, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap);

/** @return the index of the tile on a cell, E_ABSENT when the cell is empty, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_tile_at(const bastide_game* game, int32_t x, int32_t y);

/** All pieces, wherever they are, by id. @return their number, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);

/** Things of one kind that a box adds (bastide_thing_kind), ordered by y, x, segment or by piece. A kind whose box is not played
 *  has none. @return their number, E_ARGUMENT for an unknown kind. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out,
                                                          int32_t cap);

/** @return the feature that a segment of the tile on a cell belongs to, E_ABSENT when there is none, E_ARGUMENT.
 *  @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment);

/** Everything about a feature. @return OK, E_ARGUMENT, E_ABSENT for no such feature. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out);

/** The ids of all features of a kind (bastide_segment, ANY for all), rising. @return their number, E_ARGUMENT.
 *  @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_features(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap);

/** The segments of a feature, ordered by tile index and segment. @return their number, E_ARGUMENT, E_ABSENT.
 *  @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_parts(const bastide_game* game, int32_t feature, bastide_part* out,
                                                         int32_t cap);

/* ==== What happened ================================================================================================ */

/** The numbers of the oldest event kept and of the next one to come. @return OK, E_ARGUMENT. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_event_range(const bastide_game* game, uint64_t* first, uint64_t* next);

/** Events from number `from` on. Only the log of a game that was created, and is not full, begins with event 0: after a clone (so
 *  after undo), copy, load, restore, restart, set_position it begins where bastide_game_event_range() says, and `from` 0 is
 *  E_ABSENT for good.
 *  @return how many there are; E_ABSENT when `from` was dropped already, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_events(const bastide_game* game, uint64_t from, bastide_event* out,
                                                          int32_t cap);

/** Score lines of the events from number `from` on; the first number is that of bastide_game_event_range(), as for
 *  bastide_game_list_events(). In the tile game who gets nothing has no line: a seat whose piece RETURNED from a `feature`,
 * SCORED or FINAL, without a line for it was outvoted by those that have one; where nobody has one, nobody there had any strength
 * or the feature was worth nothing. A wagon is on its way (WHERE_MOVING) before it is home.
 *  @return how many there are; E_ABSENT, E_ARGUMENT. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_score_lines(const bastide_game* game, uint64_t from, bastide_score_line* out,
                                                               int32_t cap);

/* ==== Keeping ====================================================================================================== */

/** A number over everything public in the position: config, board, pieces, scores, what is pending. No seed, no chance mode:
 *  a seeded server and a client fed by hand agree. Equal on every platform. @return OK, E_ARGUMENT, E_STATE.
 *  @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_hash(const bastide_game* game, uint64_t* out);

/** Writes a snapshot. Equal games (equal config and history) give equal bytes on every platform.
 *  @param view bastide_view; BASTIDE_VIEW_SEAT plus a seat of the game for that seat's view.
 *  @return the size in bytes; a buffer that is too short stays untouched (ask with NULL, 0). E_ARGUMENT; for tile games E_STATE
 *  without history or after a fault, E_LIMIT when the game outgrew its history. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_snapshot(const bastide_game* game, int32_t view, uint8_t* out, int32_t cap);

/** Puts a game into the position of a snapshot; its log is emptied. Any bytes may be given. `game` keeps its event_capacity and
 *  its NO_HISTORY.
 *  The snapshot must have been made with tile sets this game knows: the built-in ones, or those it was created with.
 *  @return OK, E_ARGUMENT, E_FORMAT, E_VERSION, E_LIMIT, E_MEMORY; on failure the game is unchanged. Heals a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_restore(bastide_game* game, const uint8_t* bytes, int32_t len,
                                                             bastide_error* error);

/** A new game from a snapshot. @param sets as in bastide_game_create. @return as bastide_game_restore(). @owner the caller
 *  destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_load(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets,
                                                          int32_t set_count, const bastide_allocator* mem, bastide_error* error,
                                                          bastide_game** out);

/** Writes the game as a script: its config and its actions as readable text (grammar in docs/scripts.md).
 *  @param view FULL, or PUBLIC or SEAT plus a seat: with draws instead of the seed.
 *  @return the length; E_ARGUMENT, E_STATE without history or after a fault, E_LIMIT when the game outgrew its history.
 *  @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_write_script(const bastide_game* game, int32_t view, char* out, int32_t cap);

/** A new game from a script; its actions are applied and its `expect` lines checked. Any bytes may be given.
 *  @param len length in bytes; here the NUL is not looked for.
 *  @return OK; E_FORMAT with line, column and sentence when a line cannot be read or an expectation fails; E_ILLEGAL the
 *  same for a refused action; E_VERSION for a later version of scripts; E_LIMIT for a config larger than the library can
 *  hold; E_ARGUMENT, E_MEMORY. @owner the caller destroys the game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_load_script(const char* utf8, int32_t len,
                                                                 const bastide_tileset* const* sets, int32_t set_count,
                                                                 const bastide_allocator* mem, bastide_error* error,
                                                                 bastide_game** out);

/* ==== Setting the table ============================================================================================
 *
 * A game can start from any position instead of the start tile: a puzzle, a tutorial, a test. A position is a head and a list of
 * entries: tiles, pieces, scores, hands, bag. docs/positions.md tells what is checked and what is trusted.
 */

/** The position of a game as entries, ready to be edited and set: tiles in order of placing, pieces, prisoners, scores, hands,
 *  what is out of the game, notes.
 *  @param head may be NULL; else head->struct_size is set before.
 *  @return the number of entries; E_ARGUMENT; E_ABSENT for a dice game; E_STATE for a faulty game and at moments that no position
 *  tells: when the game is over, before its first turn, amid what follows from a bid or a deployment or ends a turn, while hands
 *  are hidden that hold something, unplaceable tiles wait to go back to the bag, or the turn is beyond 30000 or a score
 *  beyond 100000000 either way, which no position takes. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out,
                                                            int32_t cap);

/** Everything that is not legal about a position under the rules of a game: first what is wrong with an entry as it is put, in
 *  order of the entries, then what only the whole table shows, which names an entry too where one is at fault.
 *  What depends on an entry that is not legal is judged without it. The game is not looked at beyond its config, and lends
 *  its memory for the while.
 *  @return how many things are not legal, 0 for a legal position; E_ARGUMENT, E_VERSION, E_ABSENT for a dice game, E_LIMIT,
 *  E_MEMORY. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_check_position(bastide_game* game, const bastide_position* head,
                                                             const bastide_put* puts, int32_t count, bastide_illegal* out,
                                                             int32_t cap);

/** Sets the table: the game goes on from the position, as if it had been created there with its config; a seeded game draws
 *  from its seed anew. The log is emptied, the history begins again. Snapshots and scripts hold the position.
 *  @param error of what is not legal the first: index is the entry, or -1.
 *  @return OK; E_ILLEGAL when a check finds anything; E_ARGUMENT, E_VERSION, E_ABSENT for a dice game, E_LIMIT, E_MEMORY; on
 *  failure the game is unchanged. Heals a fault. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_set_position(bastide_game* game, const bastide_position* head,
                                                                  const bastide_put* puts, int32_t count, bastide_error* error);

/** The sentence for something that is not legal: "The north side is city against road at (0,-1)."
 *  @return its length, E_ARGUMENT, E_ABSENT for a dice game. @threads may overlap. */
BASTIDE_API int32_t BASTIDE_CALL bastide_illegal_text(const bastide_game* game, const bastide_illegal* illegal, char* out,
                                                      int32_t cap);

/* ==== The dice game ================================================================================================
 *
 * BASTIDE_RULESET_DICE is a game of its own under the same handle: create, clone, pending, list, check, apply, events, score
 * lines, snapshot, hash and script mean what they mean for tiles. Where it differs:
 * - 2 to 5 seats. Choices: the options TARGET_SCORE and FINISH_ROUND and nothing else. A seat has a score and no supply.
 * - There are no tiles, pieces, segments and features: their lists answer 0, what asks for one answers E_ABSENT. The dice
 *   are things: DIE and DICE_CITY of bastide_game_list_things().
 * - Dice are alike, so those that show the same face are listed as one action. Where a die touches nothing, cells farther
 *   from the dice than any plan can need are not offered; what is listed is exactly what is accepted.
 * - With HOST chance the outcome of each roll is a FALL of seat -1, listed with its weight, or bastide_dice_roll(). A seeded
 *   game rolls by itself; for the odds of its next roll load its PUBLIC snapshot and roll there.
 * - The game has no longest course. The log keeps 2048 events unless the config says otherwise. The history holds 8192
 *   actions and rolls: bastide_game_write_script() answers E_LIMIT when a game outgrew it, E_STATE when it came from a snapshot
 *   and was not restarted in a handle that keeps one.
 * - A snapshot is the position itself and needs no history. A handle of either game takes the snapshots of both.
 */

/** What the turn has come to. @return OK, E_ARGUMENT, E_ABSENT when this is no dice game. @threads may overlap. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_dice_get(const bastide_game* game, bastide_dice* out);

/** Lets the tray fall: the FALL action made from `count` faces (bastide_face) in any order. HOST chance only.
 *  @param out the verdict; may be NULL.
 *  @return as bastide_game_apply(); E_ABSENT when this is no dice game. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_dice_roll(bastide_game* game, const int32_t* faces, int32_t count,
                                                          bastide_verdict* out);

#ifdef __cplusplus
}
#endif

#endif
