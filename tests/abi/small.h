/* SPDX-License-Identifier: MIT */
/* A small header that keeps to every rule of ours. The tests of capi/abi/tools change one thing in it and look at what is said.
 */
#ifndef BASTIDE_H
#define BASTIDE_H

#include <stdint.h>

#ifndef BASTIDE_CALL
#define BASTIDE_CALL
#endif
#ifndef BASTIDE_API
#define BASTIDE_API
#endif

#define BASTIDE_VERSION_MAJOR 0
#define BASTIDE_VERSION_MINOR 2
#define BASTIDE_VERSION_PATCH 0
#define BASTIDE_VERSION_TEXT "0.2.0"
/** Version of the binary interface. */
#define BASTIDE_ABI_VERSION 1
#define BASTIDE_ANY (-1) /**< as a filter: every kind */
#define BASTIDE_SEATS_MAX 4

typedef struct bastide_game bastide_game; /**< one game; opaque */

/** Answer of most functions. */
typedef int32_t bastide_status;

enum bastide_status_value {
    BASTIDE_OK = 0,          /**< All is well. */
    BASTIDE_E_ARGUMENT = -1, /**< An argument is missing. */
    BASTIDE_E_MEMORY = -2    /**< No memory is left. */
};

/** Where memory comes from. */
typedef struct bastide_allocator {
    void* user;
    void*(BASTIDE_CALL* alloc)(void* user, uint32_t size, uint32_t align);
    void(BASTIDE_CALL* release)(void* user, void* ptr, uint32_t size, uint32_t align);
} bastide_allocator;

enum bastide_config_flag {
    BASTIDE_CONFIG_FLAG_SILENT = 1, /**< no events */
    BASTIDE_CONFIG_FLAG_QUICK = 2   /**< no history */
};

/** One choice. 32 bytes. */
typedef struct bastide_choice {
    int32_t kind;   /**< [bastide_choice_kind] */
    int32_t id;     /**< [number] what is chosen */
    uint32_t flags; /**< [bastide_config_flag] */
    uint32_t spare[5];
} bastide_choice;

enum bastide_choice_kind {
    BASTIDE_CHOICE_PIECES = 1, /**< {id:bastide_piece_kind} pieces | of each seat */
    BASTIDE_CHOICE_SEATS = 2   /**< {id:seats} seats */
};

/** What was refused. 64 bytes. */
typedef struct bastide_refusal {
    int32_t status; /**< [bastide_status_value] */
    int32_t index;  /**< [index] of a choice */
    uint32_t spare[6];
    char text[32]; /**< [text] the sentence */
} bastide_refusal;

/** One action. 64 bytes. */
typedef struct bastide_action {
    int32_t kind;       /**< [bastide_action_kind] */
    int32_t seat;       /**< [seat] who acts */
    int32_t tile;       /**< [tile] */
    int32_t x;          /**< [x] */
    int32_t y;          /**< [y] */
    int32_t piece_kind; /**< [bastide_piece_kind] */
    uint64_t marks;     /**< [marks] */
    int32_t each[2];    /**< [points] */
    uint32_t spare[6];
} bastide_action;

enum bastide_action_kind {
    BASTIDE_ACTION_PLACE = 1, /**< {tile x y} place the tile (BASE-PLACE-01) */
    BASTIDE_ACTION_PASS = 2   /**< {} do nothing */
};

/** The version as a number. @return [number] it. @threads any. */
BASTIDE_API uint32_t BASTIDE_CALL bastide_version(void);

/** Begins a game. @param choices choice_count records; NULL with 0
 *  @return OK, E_ARGUMENT, E_MEMORY. @owner the caller destroys it. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_create(const bastide_choice* choices, int32_t choice_count,
                                                            const bastide_allocator* mem, bastide_refusal* refusal,
                                                            bastide_game** out);
/** Ends a game. NULL is allowed. */
BASTIDE_API void BASTIDE_CALL bastide_game_destroy(bastide_game* game);
/** Every legal action. @param kind [bastide_action_kind] or BASTIDE_ANY @return their number, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out,
                                                           int32_t cap);
/** The same as codes. @param out [code] @return as bastide_game_list_actions(). */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_list_codes(const bastide_game* game, int32_t kind, uint64_t* out, int32_t cap);
/** The tile on a cell. @return [tile] its type, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_game_placed_at(const bastide_game* game, int32_t x, int32_t y);
/** Applies an action. @return OK, E_ARGUMENT. */
BASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply(bastide_game* game, const bastide_action* action,
                                                           bastide_refusal* refusal);
/** One action on each. @param statuses `count` of them, or NULL @return [count] how many were done, E_ARGUMENT. */
BASTIDE_API int32_t BASTIDE_CALL bastide_games_apply(bastide_game* const* games, int32_t count, const bastide_action* actions,
                                                     bastide_status* statuses);

enum bastide_piece_kind {
    BASTIDE_PIECE_FOLLOWER = 1, /**< follower */
    BASTIDE_PIECE_WAGON = 2     /**< wagon */
};

/** Boxes. */
enum bastide_box {
    BASTIDE_BOX_TOWER = 3, /**< The Tower | names: TOWER KEEP */
    BASTIDE_BOX_MILL = 4   /**< Mills | names: any. The mills of the river too */
};

enum bastide_option {
    BASTIDE_OPTION_PEACEFUL = 1, /**< No piece is taken. */
    /* The Tower: 301 to 399 */
    BASTIDE_OPTION_TOWER_LOW = 301, /**< Towers are low. (TOWER-OPT-01) */
    BASTIDE_OPTION_KEEP_HIGH = 302  /**< Keeps are high. @since 0.2.0 */
};

enum bastide_vocabulary {
    BASTIDE_VOCABULARY_STATUS = 1,     /**< statuses */
    BASTIDE_VOCABULARY_ACTION = 2,     /**< {bastide_action} actions */
    BASTIDE_VOCABULARY_CHOICE = 3,     /**< {bastide_choice flags} choices */
    BASTIDE_VOCABULARY_PIECE = 4,      /**< kinds of pieces */
    BASTIDE_VOCABULARY_OPTION = 5,     /**< options */
    BASTIDE_VOCABULARY_VOCABULARY = 6, /**< vocabularies */
    BASTIDE_VOCABULARY_BOX = 7         /**< boxes */
};

#endif
