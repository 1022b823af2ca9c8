// SPDX-License-Identifier: MIT
// A batch: its games, what is the same for all of them, and what is remembered of each between calls.
#pragma once

#include "batch/action_numbers.hpp"
#include "batch/observation_layout.hpp"

namespace bastide::batch {

/// A placed tile.
struct Lying {
    int16_t x = 0;
    int16_t y = 0;
    uint16_t stamp = 0;          ///< tile times four plus rotation
    uint16_t turn = 0;           ///< in which it was placed; may be 0 where no other tile was placed in that turn
    int8_t seat = BASTIDE_NONE;  ///< that placed it
};

inline constexpr uint32_t kLine = 64;        ///< bytes of a cache line
inline constexpr int32_t kTilesOfTurn = 16;  ///< the most tiles of one turn that planes show

/// A piece on the board.
struct Standing {
    int16_t x = 0;
    int16_t y = 0;
    int8_t seat = BASTIDE_NONE;
    uint8_t kind = 0;
    uint8_t areas = 0;  ///< bit n: the area n of its tile
    uint8_t where = 0;  ///< place_of_piece(); of a road across a tile, and of what joins two of its roads, the way, from 1
};

inline bool is_road_across(const Standing& piece) noexcept
{
    return piece.kind == BASTIDE_PIECE_BRIDGE && piece.where >= 1 && piece.where <= kWays;
}
inline bool joins_roads(const Standing& piece) noexcept
{
    return piece.kind == BASTIDE_PIECE_FERRY && piece.where >= 1 && piece.where <= kLinkWays;
}

/// The memory of one game: a part of the batch's, so that the games lie one behind the other and the next one can be fetched
/// while one is played. What has no room in it comes from the host.
struct Home {
    const bastide_allocator* host = nullptr;
    uint8_t* block = nullptr;
    uint32_t size = 0;
    uint32_t used = 0;
};

/// A short list of legal actions. Most are; the lists of a thousand games then lie close together.
struct Near {
    static constexpr int32_t kMax = 96;
    uint64_t codes[kMax];
    int32_t numbers[kMax];
};

/// What the last observation of a game left in the planes of the host.
struct Drawn {
    int32_t x = BASTIDE_NOWHERE, y = BASTIDE_NOWHERE;  ///< its window; NOWHERE: nothing is known of those planes
    int32_t tiles = 0;                                 ///< how many of the placed tiles are in it
    int32_t count = 0;         ///< bytes that are written anew each time: those of pieces and of the last tile
    int32_t* bytes = nullptr;  ///< their places in the observation
};

/// What derived planes say of a feature, once it was asked for in an observation.
struct FeatureSeen {
    uint8_t strength[BASTIDE_SEATS_MAX] = {};
    uint8_t open = 0;
    uint8_t points = 0;
    uint8_t label = 0;  ///< of a field, its number in the observation
    bool is_known = false;
};

/// A game and what was read of it. Everything but `home`, `seed` and `random` follows from the game.
struct Slot {
    bastide_game* game = nullptr;
    Home home;
    uint64_t seed = 0;
    uint64_t random = 0;
    uint64_t* codes = nullptr;   ///< the legal actions of the seat that decides: those of `near`, or `far_codes`
    int32_t* numbers = nullptr;  ///< their numbers, once asked for
    Near* near = nullptr;
    uint64_t* far_codes = nullptr;  ///< for a list that is too long for `near`
    int32_t* far_numbers = nullptr;
    Lying* lying = nullptr;           ///< the placed tiles
    Standing* standing = nullptr;     ///< the pieces on the board
    int32_t standing_count = -1;      ///< -1: they are not known
    FeatureSeen* features = nullptr;  ///< by id, for derived planes
    Drawn drawn;
    int32_t legal = 0;
    bastide_status status = BASTIDE_OK;  ///< of that list: E_STATE for a game with a fault, which is not over
    int32_t seat = BASTIDE_NONE;         ///< that decides
    bool is_numbered = false;
    bool has_slots = false;  ///< numbered, and each placement in the window has a number of the group of placements
    bool has_board = false;  ///< the tiles are read since the last action
    int32_t placed = 0;
    uint64_t last_placement = 0;  ///< code of the action that placed one more tile than `placed`; 0 none
    int32_t min_x = 0, max_x = 0, min_y = 0, max_y = 0;
    int32_t length = 0;
    int32_t scores[BASTIDE_SEATS_MAX] = {};
    int32_t supplies[BASTIDE_SEATS_MAX] = {};
};

}  // namespace bastide::batch

struct bastide_batch {
    bastide_allocator mem;
    bastide::batch::ConfigFacts table;
    bastide_batch_shape shape;
    bastide::batch::ActionNumbers numbers;
    bastide::batch::Planes planes;
    bastide::batch::Array<bastide_tile_def> defs;
    bastide::batch::Array<bastide_batch_scalar> scalars;
    bastide::batch::Array<bastide::batch::Stamp> stamps;
    bastide::batch::Array<bastide::batch::Edges> edges;           // for derived planes
    bastide::batch::Array<bastide::batch::FeatureSeen> features;  // likewise
    bastide::batch::Array<bastide::batch::Slot> slots;
    bastide::batch::Array<uint8_t> homes;
    bastide::batch::Array<bastide::batch::Near> near;
    bastide::batch::Array<uint64_t> codes;
    bastide::batch::Array<int32_t> listed;
    bastide::batch::Array<bastide::batch::Lying> lying;
    bastide::batch::Array<bastide::batch::Standing> standing;
    bastide::batch::Array<int32_t> drawn;
};

namespace bastide::batch {

/// Whether the games of a call are games of the batch.
inline bool is_range(const bastide_batch* batch, int32_t first, int32_t count) noexcept
{
    return batch && first >= 0 && count >= 0 && first <= batch->shape.games - count;
}

// GCC leaves out calls of functions that only fetch, unless they are inlined first.
#if defined(__GNUC__)
#define BASTIDE_BATCH_INLINE __attribute__((always_inline)) inline
#else
#define BASTIDE_BATCH_INLINE inline
#endif

/// Asks for a cache line that will be needed soon.
BASTIDE_BATCH_INLINE void fetch([[maybe_unused]] const void* at) noexcept
{
#if defined(__GNUC__)
    __builtin_prefetch(at, 1);
#endif
}

/// Asks for the memory of a game while another is played: with a thousand games each comes from far. What a step touches of a
/// game lies in front of its memory.
BASTIDE_BATCH_INLINE void fetch_game(const Slot& slot) noexcept
{
    constexpr uint32_t kMax = 2048;
    const uint32_t end = slot.home.used < kMax ? slot.home.used : kMax;
    for (uint32_t at = 0; at < end; at += kLine) fetch(slot.home.block + at);
    for (int32_t i = 0; i < slot.legal && i < 64; i += static_cast<int32_t>(kLine / sizeof(uint64_t))) fetch(slot.codes + i);
    fetch(slot.lying + slot.placed);
}

/// Asks for all cache lines of some bytes.
BASTIDE_BATCH_INLINE void fetch_bytes(const void* from, int64_t bytes) noexcept
{
    const auto* const at = static_cast<const uint8_t*>(from);
    for (int64_t i = 0; i < bytes; i += kLine) fetch(at + i);
}

/// What is remembered of a game, which says where the rest lies.
BASTIDE_BATCH_INLINE void fetch_slot(const Slot& slot) noexcept { fetch_bytes(&slot, sizeof slot); }

/// Calls `each(slot, i)` for the games of a call, in order; the next game is on its way meanwhile.
template <class Each, class Ahead>
void for_each_game(bastide_batch& batch, int32_t first, int32_t count, Each&& each, Ahead&& ahead) noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        if (i + 2 < count) fetch_slot(batch.slots[first + i + 2]);
        if (i + 1 < count) {
            fetch_game(batch.slots[first + i + 1]);
            ahead(batch.slots[first + i + 1], i + 1);
        }
        each(batch.slots[first + i], i);
    }
}
template <class Each>
void for_each_game(bastide_batch& batch, int32_t first, int32_t count, Each&& each) noexcept
{
    for_each_game(batch, first, count, each, [](const Slot&, int32_t) {});
}

/// Whether a buffer and its capacity are valid arguments.
inline bool is_buffer(const void* out, int32_t cap) noexcept { return cap >= 0 && (out || cap == 0); }

inline bool is_over(const Slot& slot) noexcept { return slot.legal == 0 && slot.status == BASTIDE_OK; }

// ---- following.cpp: what is remembered of a game --------------------------------------------------------------------

/// Reads everything anew: after a restart or a copy.
void reread(const bastide_batch& batch, Slot& slot) noexcept;

/// Reads what an action changed, and answers for nature. @param code of that action, 0 when it is not known
void follow(const bastide_batch& batch, Slot& slot, uint64_t code) noexcept;

/// Reads the scores. A reward is the difference to those before.
void read_scores(Slot& slot, int32_t* rewards) noexcept;

/// The same after an action, whose effect on the pieces is noted.
void read_seats(const bastide_batch& batch, Slot& slot, uint64_t code, int32_t* rewards) noexcept;

/// ActionNumbers the legal actions, unless they are numbered.
void number_actions(const bastide_batch& batch, Slot& slot) noexcept;

/// Reads the tiles that were placed since; only calls that need the board read it.
void follow_board(const bastide_batch& batch, Slot& slot) noexcept;

Frame frame_of(const bastide_batch& batch, Slot& slot) noexcept;

/// SplitMix64 (docs/sampling.md).
uint64_t next_random(uint64_t& word) noexcept;
uint32_t bounded(uint64_t& word, uint32_t below) noexcept;

// ---- observing.cpp ----------------------------------------------------------------------------------------------------

/// What an observing call was given; each array may be NULL.
struct Arrays {
    const int32_t* viewers;
    uint8_t* planes;
    int32_t* scalars;
    uint8_t* mask;
    bool are_kept;  ///< the planes hold the last observation of each game
};

/// Asks for what the observation of a game will touch: its mask, and of kept planes the bytes that it writes anew.
BASTIDE_BATCH_INLINE void fetch_observation(const bastide_batch& batch, const Slot& slot, const Arrays& arrays,
                                            int32_t i) noexcept
{
    const bastide_batch_shape& shape = batch.shape;
    const int64_t cells = int64_t{shape.window} * shape.window;
    if (arrays.mask) fetch_bytes(arrays.mask + int64_t{i} * shape.actions, shape.actions);
    fetch_bytes(slot.numbers, slot.legal * int64_t{sizeof(int32_t)});
    if (slot.standing_count > 0) fetch_bytes(slot.standing, slot.standing_count * int64_t{sizeof(Standing)});
    if (arrays.planes && arrays.are_kept) {
        uint8_t* const planes = arrays.planes + int64_t{i} * shape.planes * cells;
        fetch_bytes(planes + batch.planes.placeable * cells, cells);
        for (int32_t k = 0; k < slot.drawn.count; ++k) fetch(planes + slot.drawn.bytes[k]);
    }
}

/// Whether each viewer is a seat or VIEW_PUBLIC.
bool are_viewers(const bastide_batch& batch, int32_t count, const int32_t* viewers) noexcept;

/// Writes the observation of the `i`-th game of a call: what its viewer may know. @return OK or E_MEMORY.
bastide_status observe(const bastide_batch& batch, Slot& slot, const Arrays& arrays, int32_t i) noexcept;

}  // namespace bastide::batch
