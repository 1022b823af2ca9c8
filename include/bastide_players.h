/* SPDX-License-Identifier: MIT
 *
 * bastide_players - computer opponents for games that bastide plays. Unofficial; not connected with the publisher.
 *
 * A library of its own beside bastide, made of what bastide.h offers. It chooses an action for a seat, and it says what the best
 * moves are worth, for hints and analysis. docs/opponent.md has the levels, their measured strength and how they think.
 *
 * Honest     A player thinks in the clone of the game for its seat: no seed, no coming tiles, no hidden hand of others.
 * Memory     The caller lends a block of memory for one call; bastide_players_measure() says how much. Nothing else is allocated.
 * Time       A budget is a number of simulations, or microseconds of the caller's clock, or both. With a budget in simulations
 *            the same position, settings and random word give the same answer on every platform; no number is a float.
 * Stop       The caller can stop a call from another thread; the call then returns the best action so far.
 *
 * Conventions are those of bastide.h: statuses, lists, spare words that must be 0. The library has no global state; a call reads
 * its game as a call of bastide.h that takes it as const.
 */
#ifndef BASTIDE_PLAYERS_H
#define BASTIDE_PLAYERS_H

#include "bastide.h"

#ifndef BASTIDE_PLAYERS_API
#if defined(BASTIDE_PLAYERS_BUILD_SHARED) && defined(_WIN32)
#define BASTIDE_PLAYERS_API __declspec(dllexport)
#elif defined(BASTIDE_PLAYERS_BUILD_SHARED) && defined(__GNUC__)
#define BASTIDE_PLAYERS_API __attribute__((visibility("default")))
#else
#define BASTIDE_PLAYERS_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum bastide_players_level {
    BASTIDE_PLAYERS_LEVEL_EASY = 1,   /**< a beginner: sees each move and misjudges it */
    BASTIDE_PLAYERS_LEVEL_NORMAL = 2, /**< judges the position after each move */
    BASTIDE_PLAYERS_LEVEL_HARD = 3,   /**< also plays the next four turns many times, as far as simulations or time go */
    BASTIDE_PLAYERS_LEVEL_EXPERT = 4  /**< plays the next eight turns many times; for 300 simulations and more */
};

/** How well to think, and how long. Begin it with bastide_players_settings_init(). EASY and NORMAL look at each move once, as
 * long as there is time, and use no simulations; HARD and EXPERT with less time than NORMAL needs choose as NORMAL does. In the
 * dice game they equal NORMAL. 64 bytes. */
typedef struct bastide_players_settings {
    uint64_t microseconds; /**< [number] of the clock of the host, from the beginning of the call; 0: no limit of time */
    int32_t level;         /**< [bastide_players_level] */
    int32_t simulations;   /**< [count] turns of others and its own that are played on to compare moves; 0: no limit of number.
                                One of the two limits is set */
    uint32_t spare[12];
} bastide_players_settings;

/** What the host lends to a call. It has no spare words, as an allocator has none. */
typedef struct bastide_players_host {
    void* user;
    uint64_t(BASTIDE_CALL* clock)(void* user); /**< microseconds from any beginning; may be NULL without a limit of time */
    const int32_t* stop; /**< NULL, or a word that another thread may write while the call runs: not 0 stops. Read atomically */
} bastide_players_host;

/** A move and its value. 128 bytes. */
typedef struct bastide_players_move {
    bastide_action action; /**< ready to apply */
    int32_t value; /**< [number] lead of the seat over the mean of the others to expect at the end, in hundredths of a point; in
                        the dice game the points to expect of the turn. INT32_MIN: the call ended before it was judged */
    int32_t simulations; /**< [count] simulations behind the value; 0: it was judged once */
    uint32_t spare[6];
} bastide_players_move;

/** What speaks for a move, or against it. 32 bytes. */
typedef struct bastide_players_reason {
    int32_t kind;         /**< [bastide_players_reason_kind] */
    int32_t seat;         /**< [seat] whose feature or piece it is */
    int32_t feature_kind; /**< [bastide_segment_kind] */
    int32_t points; /**< [points] what is scored; an estimate in all kinds but COMPLETES and RETURNS, 0 where the kind has none */
    uint32_t spare[4];
} bastide_players_reason;

enum bastide_players_reason_kind {
    BASTIDE_PLAYERS_REASON_COMPLETES = 1,  /**< {seat feature_kind points} a feature is completed and pays the seat */
    BASTIDE_PLAYERS_REASON_CLAIMS = 2,     /**< {seat feature_kind points} a follower claims a feature */
    BASTIDE_PLAYERS_REASON_EXTENDS = 3,    /**< {seat feature_kind points} a feature of the seat that acts is worth more */
    BASTIDE_PLAYERS_REASON_BLOCKS = 4,     /**< {seat feature_kind points} a feature of another seat is worth less */
    BASTIDE_PLAYERS_REASON_SHARES = 5,     /**< {seat feature_kind points} the seat that acts shares a feature that another led */
    BASTIDE_PLAYERS_REASON_TAKES_OVER = 6, /**< {seat feature_kind points} it alone leads a feature that another led */
    BASTIDE_PLAYERS_REASON_HELPS = 7,      /**< {seat feature_kind points} a feature of another seat is worth more */
    BASTIDE_PLAYERS_REASON_TAKES = 8,      /**< {seat} it takes a piece of the seat */
    BASTIDE_PLAYERS_REASON_RETURNS = 9,    /**< {seat points} the seat that acts gets a piece of its own back, and what it pays */
    BASTIDE_PLAYERS_REASON_STRENGTHENS = 10, /**< {seat feature_kind} a further piece joins a feature of the seat that acts */
    BASTIDE_PLAYERS_REASON_RAISES = 11,      /**< {seat} a tower grows (TOWER-PIECE-01) */
    BASTIDE_PLAYERS_REASON_CLOSES = 12,      /**< {seat} a follower closes a tower (TOWER-TOP-01) */
    BASTIDE_PLAYERS_REASON_KEEPS = 13,       /**< {seat} it declines, and keeps its pieces and points */
    BASTIDE_PLAYERS_REASON_EXPECTS = 14,     /**< {seat points} the dice game: what the turn can be expected to pay */
    BASTIDE_PLAYERS_REASON_NEUTRAL = 15,     /**< {seat} it hardly changes a feature that a seat holds: less than half a point */
    BASTIDE_PLAYERS_REASON_HARMS = 16        /**< {seat feature_kind points} a feature of the seat that acts is worth less */
};

/** Fills settings: NORMAL, 400 simulations. @return OK, E_ARGUMENT. @threads any. */
BASTIDE_PLAYERS_API bastide_status BASTIDE_CALL bastide_players_settings_init(bastide_players_settings* settings);

/** The bytes of memory that a call needs to decide in this position.
 *  @param level [bastide_players_level]
 *  @return [count] bytes, E_ARGUMENT, E_STATE after a fault, E_LIMIT beyond 2 GB. */
BASTIDE_PLAYERS_API int32_t BASTIDE_CALL bastide_players_measure(const bastide_game* game, int32_t level);

/** Chooses an action for the seat that decides. A seat with one action gets it without thinking.
 *  @param host   NULL: no clock and no stop
 *  @param random a word of the caller, any number at first; the call reads and advances it
 *  @param memory `size` bytes for the time of the call, of any alignment
 *  @param size   [count] bytes
 *  @return OK; E_ARGUMENT, also for no limit at all or a limit of time without a clock; E_STATE when the game is over, when
 * nature decides, or after a fault; E_MEMORY when `size` is too small; E_VERSION. */
BASTIDE_PLAYERS_API bastide_status BASTIDE_CALL bastide_players_choose(const bastide_game* game,
                                                                       const bastide_players_settings* settings,
                                                                       const bastide_players_host* host, uint64_t* random,
                                                                       void* memory, int32_t size, bastide_action* out);

/** Lists the moves with their values, the best first: those with most simulations, and among them by value. The first is what
 *  bastide_players_choose() would return.
 *  @return their number; a failure as bastide_players_choose(). */
BASTIDE_PLAYERS_API int32_t BASTIDE_CALL bastide_players_list_moves(const bastide_game* game,
                                                                    const bastide_players_settings* settings,
                                                                    const bastide_players_host* host, uint64_t* random,
                                                                    void* memory, int32_t size, bastide_players_move* out,
                                                                    int32_t cap);

/** Lists the reasons for an action of the seat that decides, the weightiest first. A reason tells what the action changes itself,
 *  or what the best actions that follow it in the rest of the turn change, such as deploying a follower after a placement.
 *  @param memory `size` bytes for the time of the call, as bastide_players_measure() says for NORMAL
 *  @param size   [count] bytes
 *  @return their number, at least 1; E_ARGUMENT, E_ILLEGAL, E_STATE, E_MEMORY, E_VERSION. */
BASTIDE_PLAYERS_API int32_t BASTIDE_CALL bastide_players_list_reasons(const bastide_game* game, const bastide_action* action,
                                                                      void* memory, int32_t size, bastide_players_reason* out,
                                                                      int32_t cap);

/** The reasons in a sentence: "completes the city for 12 points; blocks Blue's field, about 3 points". Names of seats and kinds
 * are those of the texts. English, Czech, French, German and Romanian have sentences of their own, chosen by `language.plural` of
 * the texts; every other language reads English ones.
 *  @param texts NULL: English
 *  @param seat  [seat] that acts
 *  @return the length; E_ARGUMENT; E_VERSION. @threads any. */
BASTIDE_PLAYERS_API int32_t BASTIDE_CALL bastide_players_reasons_text(const bastide_texts* texts, int32_t seat,
                                                                      const bastide_players_reason* reasons, int32_t count,
                                                                      char* out, int32_t cap);

#ifdef __cplusplus
}
#endif

#endif
