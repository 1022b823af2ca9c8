// SPDX-License-Identifier: MIT
//
// bastide_batch.cpp: all sources of the library in one file, made by ./dev package source. Compile it alone as C++20;
// docs/onefile.md says how.
#include "bastide.h"
#include "bastide_batch.h"
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

// ---- src/batch/array.hpp ----

// An array from the host's allocator. Does not know what it holds.



namespace bastide::batch {

inline void* BASTIDE_CALL take_from_libc(void*, uint32_t size, uint32_t) noexcept { return std::malloc(size); }
inline void BASTIDE_CALL give_to_libc(void*, void* ptr, uint32_t, uint32_t) noexcept { std::free(ptr); }

/// The allocator to use, or false for an incomplete one. NULL: malloc and free.
inline bool read_allocator(const bastide_allocator* given, bastide_allocator& out) noexcept
{
    out = given ? *given : bastide_allocator{nullptr, &take_from_libc, &give_to_libc};
    return out.alloc && out.release;
}

/// Entries of zero bytes. T is a flat record.
template <class T>
class Array {
public:
    /// False when there is no memory, or for more than 4 GB.
    bool make(const bastide_allocator& from, int64_t count) noexcept
    {
        from_ = from;
        const int64_t size = count * static_cast<int64_t>(sizeof(T));
        if (count < 0 || size > INT64_C(0xFFFFFFFF)) return false;
        if (count == 0) return true;
        items_ = static_cast<T*>(from.alloc(from.user, static_cast<uint32_t>(size), alignof(T)));
        if (!items_) return false;
        count_ = count;
        std::memset(static_cast<void*>(items_), 0, static_cast<std::size_t>(size));
        return true;
    }
    void end() noexcept
    {
        if (items_)
            from_.release(from_.user, items_, static_cast<uint32_t>(count_ * static_cast<int64_t>(sizeof(T))), alignof(T));
        items_ = nullptr;
        count_ = 0;
    }

    int64_t count() const noexcept { return count_; }
    T* data() noexcept { return items_; }
    const T* data() const noexcept { return items_; }
    T& operator[](int64_t i) noexcept { return items_[i]; }
    const T& operator[](int64_t i) const noexcept { return items_[i]; }

private:
    bastide_allocator from_{};
    T* items_ = nullptr;
    int64_t count_ = 0;
};

}  // namespace bastide::batch

// ---- src/batch/table.hpp ----

// What a config says to the numbers and planes of a batch: seats, boxes, pieces, tile types. Read once from a game.


namespace bastide::batch {

inline constexpr int32_t kKinds = 64;        ///< numbers of pieces, action kinds, marks and sets are below
inline constexpr int32_t kSegments = 12;     ///< segments of a tile
inline constexpr int32_t kDefaultDice = 17;  ///< the window of the dice game, unless the host asks for another
inline constexpr int32_t kFaces = 4;         ///< tile types of the dice game

/// What is asked of a config. Options are only those that change what can be decided, or who sees what.
struct Table {
    bool is_dice = false;
    bool hides_hands = false;  ///< a seat sees a tile that another does not
    bool names_seat = false;   ///< a seat is named, by toss
    bool sells = false;        ///< tiles are sold
    bool is_plain = false;     ///< a piece leaves its supply by DEPLOY alone, and the board for its supply alone
    int32_t hand_slots = 1;    ///< types among which a seat may choose
    int32_t seats = 0;
    int32_t tiles = 0;  ///< copies of all types
    int32_t types = 0;
    int32_t pieces = 0;
    uint64_t sets = 0;         ///< bit n: the set n is played
    uint64_t piece_kinds = 0;  ///< bit n: seats have pieces of the kind n
};

/// Reads the config of a game and its tile types, which the caller ends. @return OK, E_LIMIT, or a status of the calls.
bastide_status read_table(const bastide_game* game, const bastide_allocator& mem, Table& out,
                          Array<bastide_tile_def>& defs) noexcept;

inline bool has_bit(uint64_t mask, int32_t bit) noexcept { return bit >= 0 && bit < kKinds && ((mask >> bit) & 1U) != 0; }

}  // namespace bastide::batch

// ---- src/batch/numbers.hpp ----

// The numbers of actions: groups that follow from a config and a window alone. Does not know which actions are legal.


namespace bastide::batch {

inline constexpr int32_t kGroupsMax = 192;

/// The window in the cells of a game: the cell of its north-west corner, and its size.
struct Window {
    int32_t x = 0;
    int32_t y = 0;
    int32_t size = 0;

    /// Row times size plus column; -1 outside.
    int32_t place(int32_t at_x, int32_t at_y) const noexcept
    {
        const auto column = static_cast<uint32_t>(at_x - x);
        const auto row = static_cast<uint32_t>(at_y - y);
        const auto side = static_cast<uint32_t>(size);
        return column < side && row < side ? static_cast<int32_t>(row * side + column) : -1;
    }
};

/// What a number depends on beside the action and the config.
struct Frame {
    Window window;
    int32_t last_x = BASTIDE_NOWHERE;  ///< the tile that was placed last
    int32_t last_y = BASTIDE_NOWHERE;
};

class Numbers {
public:
    void make(const Table& table, int32_t window) noexcept;

    int32_t count() const noexcept { return count_; }
    int32_t group_count() const noexcept { return group_count_; }
    const bastide_batch_group& group(int32_t i) const noexcept { return groups_[i]; }

    /// Writes the numbers of the legal actions of one decision, in the order of their codes. Each is used once.
    void number(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept;

private:
    struct Slots;

    bastide_batch_group& add(bastide_batch_form form, int32_t count, int32_t kind, int32_t spot = 0, int32_t piece = 0) noexcept;
    void add_tile_game(const Table& table) noexcept;
    void add_deployments(const Table& table) noexcept;
    void add_decisions(const Table& table) noexcept;
    void add_dice_game() noexcept;

    int32_t number_placements(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept;
    void find_slots(const uint64_t* codes, int32_t count, Slots& places, Slots& discards) const noexcept;
    int32_t number_other(const Frame& frame, const Slots& discards, uint64_t code, const int32_t* before,
                         int32_t count) const noexcept;
    int32_t number_placement(const Frame& frame, const Slots& slots, uint64_t code) const noexcept;
    int32_t number_deployment(const Frame& frame, uint64_t code) const noexcept;
    int32_t number_rarer(const Frame& frame, const Slots& discards, uint64_t code) const noexcept;

    bastide_batch_group groups_[kGroupsMax] = {};
    int32_t group_count_ = 0;
    int32_t count_ = 0;
    int32_t window_ = 0;
    int32_t seats_ = 0;
    bool is_dice_ = false;
    int32_t place_ = -1;  ///< first number of the placements
    int32_t place_slots_ = 0;
    int32_t on_last_[kKinds] = {};  ///< by kind of piece, first number of its segments of the last tile; -1 none
    int32_t on_cell_[kKinds] = {};  ///< of its cells
    int32_t corner_[kKinds] = {};
    int32_t group_of_[kKinds] = {};  ///< the group of every other kind of action; -1 none
    int32_t listed_ = 0;
};

}  // namespace bastide::batch

// ---- src/batch/view.hpp ----

// What an observation consists of: the lists of planes and scalars of a config, and what each tile type writes into planes.


namespace bastide::batch {

inline constexpr int32_t kPlanesMax = 256;
inline constexpr int32_t kAreas = 6;  ///< where a piece is on its tile: four sides, a field, elsewhere
inline constexpr int32_t kFieldArea = 4;
inline constexpr int32_t kElseArea = 5;
inline constexpr int32_t kDiceNumbers = 17;

/// What a tile type writes into its cell in one rotation, and where a piece on each of its segments is.
struct Stamp {
    static constexpr int32_t kMost = 30;
    int32_t first[kMost] = {};  ///< of the plane, its first byte in an observation
    uint8_t values[kMost] = {};
    uint8_t count = 0;
    uint8_t areas[kSegments] = {};  ///< bit n: the area n
};

/// The planes of a config. Those of pieces follow one another by seat, then area.
struct Planes {
    bastide_batch_plane all[kPlanesMax] = {};
    int32_t count = 0;
    int32_t pieces = -1;         ///< first plane of the pieces of seat 0
    int32_t kinds[kKinds] = {};  ///< plane of a kind of piece; -1 none
    int32_t last = -1;
    int32_t placeable = -1;

    void make(const bastide_game* game, const Table& table, const bastide_tile_def* defs) noexcept;
    int32_t find(int32_t kind, int32_t side, int32_t other_side, int32_t number) const noexcept;

private:
    void add(int32_t kind, int32_t seat, int32_t side, int32_t other_side, int32_t number) noexcept;
    void add_tiles(const bastide_game* game, const Table& table, const bastide_tile_def* defs) noexcept;
    void add_pieces(const Table& table) noexcept;
};

/// Writes the scalars of a config, or counts them with NULL.
int32_t make_scalars(const Table& table, bastide_batch_scalar* out) noexcept;

/// Fills four stamps for each tile type. @param cells bytes of a plane
void make_stamps(const bastide_game* game, const Table& table, const bastide_tile_def* defs, const Planes& planes, int32_t cells,
                 Stamp* out) noexcept;

}  // namespace bastide::batch

// ---- src/batch/batch.hpp ----

// A batch: its games, what is the same for all of them, and what is remembered of each between calls.


namespace bastide::batch {

/// A placed tile.
struct Lying {
    int16_t x = 0;
    int16_t y = 0;
    uint16_t stamp = 0;  ///< tile times four plus rotation
};

inline constexpr uint32_t kLine = 64;  ///< bytes of a cache line

/// A piece on the board.
struct Standing {
    int16_t x = 0;
    int16_t y = 0;
    int8_t seat = BASTIDE_NONE;
    uint8_t kind = 0;
    uint8_t areas = 0;  ///< bit n: the area n of its tile
};

/// The memory of one game: a part of the batch's, so that the games lie one behind the other and the next one can be fetched
/// while one is played. What has no room in it comes from the host.
struct Home {
    const bastide_allocator* host = nullptr;
    uint8_t* block = nullptr;
    uint32_t size = 0;
    uint32_t used = 0;
};

/// A game and what was read of it. Everything but `home`, `seed` and `random` follows from the game.
struct Slot {
    bastide_game* game = nullptr;
    Home home;
    uint64_t seed = 0;
    uint64_t random = 0;
    uint64_t* codes = nullptr;     ///< the legal actions of the seat that decides
    int32_t* numbers = nullptr;    ///< their numbers, once asked for
    Lying* lying = nullptr;        ///< the placed tiles
    Standing* standing = nullptr;  ///< the pieces on the board
    int32_t standing_count = -1;   ///< -1: they are not known
    uint8_t* image = nullptr;      ///< what the tiles write into the planes before those of pieces, for one window
    int32_t image_x = BASTIDE_NOWHERE, image_y = BASTIDE_NOWHERE;  ///< that window
    int32_t stamped = 0;                                           ///< tiles in the image
    int32_t legal = 0;
    int32_t seat = BASTIDE_NONE;  ///< that decides
    bool is_numbered = false;
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
    bastide::batch::Table table;
    bastide_batch_shape shape;
    bastide::batch::Numbers numbers;
    bastide::batch::Planes planes;
    bastide::batch::Array<bastide_tile_def> defs;
    bastide::batch::Array<bastide_batch_scalar> scalars;
    bastide::batch::Array<bastide::batch::Stamp> stamps;
    bastide::batch::Array<bastide::batch::Slot> slots;
    bastide::batch::Array<uint8_t> homes;
    bastide::batch::Array<uint64_t> codes;
    bastide::batch::Array<int32_t> listed;
    bastide::batch::Array<bastide::batch::Lying> lying;
    bastide::batch::Array<bastide::batch::Standing> standing;
    bastide::batch::Array<uint8_t> images;
};

namespace bastide::batch {

/// Whether the games of a call are games of the batch.
inline bool is_range(const bastide_batch* batch, int32_t first, int32_t count) noexcept
{
    return batch && first >= 0 && count >= 0 && first <= batch->shape.games - count;
}

/// Asks for a cache line that will be needed soon.
inline void fetch([[maybe_unused]] const void* at) noexcept
{
#if defined(__GNUC__)
    __builtin_prefetch(at, 1);
#endif
}

/// Asks for the memory of a game while another is played: with a thousand games each comes from far.
inline void fetch_game(const Slot& slot) noexcept
{
    constexpr uint32_t kMost = 8192;
    const uint32_t end = slot.home.used < kMost ? slot.home.used : kMost;
    for (uint32_t at = 0; at < end; at += kLine) fetch(slot.home.block + at);
    for (int32_t i = 0; i < slot.legal && i < 64; i += static_cast<int32_t>(kLine / sizeof(uint64_t))) fetch(slot.codes + i);
    fetch(slot.lying + slot.placed);
}

/// Calls `each(slot, i)` for the games of a call, in order; the next game is on its way meanwhile.
template <class Each>
void for_each_game(bastide_batch& batch, int32_t first, int32_t count, Each&& each) noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        if (i + 1 < count) fetch_game(batch.slots[first + i + 1]);
        each(batch.slots[first + i], i);
    }
}

/// Whether a buffer and its capacity are valid arguments.
inline bool is_buffer(const void* out, int32_t cap) noexcept { return cap >= 0 && (out || cap == 0); }

// ---- following.cpp: what is remembered of a game --------------------------------------------------------------------

/// Reads everything anew: after a restart or a copy.
void reread(const bastide_batch& batch, Slot& slot) noexcept;

/// Reads what an action changed, and answers for nature. @param code of that action, 0 when it is not known
void follow(const bastide_batch& batch, Slot& slot, uint64_t code) noexcept;

/// Reads the scores. A reward is the difference to those before.
void read_scores(Slot& slot, int32_t* rewards) noexcept;

/// The same after an action, whose effect on the pieces is noted.
void read_seats(const bastide_batch& batch, Slot& slot, uint64_t code, int32_t* rewards) noexcept;

/// Numbers the legal actions, unless they are numbered.
void number_actions(const bastide_batch& batch, Slot& slot) noexcept;

/// Reads the tiles that were placed since; only calls that need the board read it.
void follow_board(const bastide_batch& batch, Slot& slot) noexcept;

Frame frame_of(const bastide_batch& batch, Slot& slot) noexcept;

/// SplitMix64 (docs/sampling.md).
uint64_t next_random(uint64_t& word) noexcept;
uint32_t bounded(uint64_t& word, uint32_t below) noexcept;

// ---- observing.cpp ----------------------------------------------------------------------------------------------------

/// Where one observation is written; each may be NULL.
struct Output {
    uint8_t* planes;
    int32_t* scalars;
    uint8_t* mask;
};

/// Writes what a viewer may know of a game. @return OK or E_MEMORY.
bastide_status observe(const bastide_batch& batch, Slot& slot, int32_t viewer, const Output& out) noexcept;

}  // namespace bastide::batch

// ---- src/batch/batch.cpp ----

// A batch is made, described and destroyed.

namespace bastide::batch {
namespace {

/// The longest list of actions: the open cells of the largest board in each rotation and each slot, each kind of piece on each
/// tile and segment, each move of a piece, and room for bids.
int64_t longest_list(const Table& table) noexcept
{
    const int64_t open = table.is_dice ? 17 * 17 : 2 * table.tiles + 2;
    const int64_t slots = table.is_dice ? kFaces : table.hand_slots;
    int64_t kinds = 0;
    for (int32_t kind = 0; kind < kKinds; ++kind) kinds += has_bit(table.piece_kinds, kind) ? 1 : 0;
    return 4 * open * slots + kinds * (table.tiles + kSegments) + 8 * table.tiles + table.pieces + 512;
}

int32_t default_window(const Table& table) noexcept
{
    if (table.is_dice) return kDefaultDice;
    int32_t window = 9;
    while (window < 31 && (window - 7) * (window - 7) < table.tiles) window += 2;
    return window;
}

uint64_t mix(uint64_t hash, const void* bytes, int64_t words) noexcept
{
    const auto* all = static_cast<const int32_t*>(bytes);
    for (int64_t i = 0; i < words; ++i)
        for (int32_t byte = 0; byte < 4; ++byte) {
            hash ^= (static_cast<uint32_t>(all[i]) >> (8 * byte)) & 0xFFU;
            hash *= UINT64_C(0x100000001B3);
        }
    return hash;
}

/// FNV-1a over the sizes, groups, planes and scalars, their spare words left out.
uint64_t fingerprint(const bastide_batch& batch) noexcept
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    hash = mix(hash, &batch.shape.seats, 5);
    for (int32_t i = 0; i < batch.numbers.group_count(); ++i) hash = mix(hash, &batch.numbers.group(i), 6);
    for (int32_t i = 0; i < batch.planes.count; ++i) hash = mix(hash, &batch.planes.all[i], 5);
    for (int64_t i = 0; i < batch.scalars.count(); ++i) hash = mix(hash, &batch.scalars[i], 4);
    return hash;
}

bool read_options(const bastide_batch_options* given, bastide_batch_options& out) noexcept
{
    out = given ? *given : bastide_batch_options{};
    if (out.games == 0) out.games = 1;
    const bool is_window = out.window == 0 || (out.window >= 3 && out.window <= BASTIDE_BATCH_WINDOW_MAX && out.window % 2 == 1);
    return out.games >= 1 && out.games <= BASTIDE_BATCH_GAMES_MAX && is_window;
}

bool has_spare(const bastide_batch_options* given) noexcept
{
    for (int32_t i = 0; given && i < 14; ++i)
        if (given->spare[i] != 0) return true;
    return false;
}

/// The lists that follow from the config.
bastide_status describe(bastide_batch& batch, const bastide_game* game, const bastide_batch_options& options) noexcept
{
    const bastide_status status = read_table(game, batch.mem, batch.table, batch.defs);
    if (status != BASTIDE_OK) return status;
    const Table& table = batch.table;
    batch.shape.games = options.games;
    batch.shape.seats = table.seats;
    batch.shape.window = options.window != 0 ? options.window : default_window(table);
    batch.numbers.make(table, batch.shape.window);
    batch.planes.make(game, table, batch.defs.data());
    if (!batch.scalars.make(batch.mem, make_scalars(table, nullptr))) return BASTIDE_E_MEMORY;
    make_scalars(table, batch.scalars.data());
    if (!batch.stamps.make(batch.mem, int64_t{4} * table.types)) return BASTIDE_E_MEMORY;
    make_stamps(game, table, batch.defs.data(), batch.planes, batch.shape.window * batch.shape.window, batch.stamps.data());
    batch.shape.actions = batch.numbers.count();
    batch.shape.planes = batch.planes.count;
    batch.shape.scalars = static_cast<int32_t>(batch.scalars.count());
    batch.shape.list_max = static_cast<int32_t>(longest_list(table));
    batch.shape.fingerprint = fingerprint(batch);
    return BASTIDE_OK;
}

/// Bytes of the planes that tiles write; none in the dice game, whose dice are laid anew in each turn.
int64_t image_size(const bastide_batch& batch) noexcept
{
    return batch.table.is_dice ? 0 : int64_t{batch.planes.pieces} * batch.shape.window * batch.shape.window;
}

bastide_status take_memory(bastide_batch& batch) noexcept
{
    const int64_t games = batch.shape.games;
    const bool has_all =
        batch.slots.make(batch.mem, games) && batch.codes.make(batch.mem, games * batch.shape.list_max) &&
        batch.listed.make(batch.mem, games * batch.shape.list_max) && batch.lying.make(batch.mem, games * batch.table.tiles) &&
        batch.standing.make(batch.mem, games * batch.table.pieces) && batch.images.make(batch.mem, games * image_size(batch));
    return has_all ? BASTIDE_OK : BASTIDE_E_MEMORY;
}

void* BASTIDE_CALL take_at_home(void* user, uint32_t size, uint32_t align) noexcept
{
    Home& home = *static_cast<Home*>(user);
    const uint32_t from = (home.used + align - 1) / align * align;
    if (align > kLine || from > home.size || size > home.size - from) return home.host->alloc(home.host->user, size, align);
    home.used = from + size;
    return home.block + from;
}

/// A part of the home goes with the batch.
void BASTIDE_CALL leave_home(void* user, void* ptr, uint32_t size, uint32_t align) noexcept
{
    const Home& home = *static_cast<Home*>(user);
    const uintptr_t from_home = reinterpret_cast<uintptr_t>(ptr) - reinterpret_cast<uintptr_t>(home.block);
    const bool is_at_home = from_home < home.size;  // a number below the block wraps to a large one
    if (!is_at_home) home.host->release(home.host->user, ptr, size, align);
}

/// One block for all games, unless it would be larger than a host can give; each game then asks the host.
bastide_status take_homes(bastide_batch& batch, const bastide_game* game) noexcept
{
    const int32_t needed = bastide_game_measure_clone(game, BASTIDE_VIEW_FULL, 0);
    if (needed < 0) return needed;
    const uint32_t size = (static_cast<uint32_t>(needed) + kLine - 1) / kLine * kLine;
    const int64_t all = int64_t{size} * batch.shape.games + kLine;
    const bool is_one_block = all <= INT64_C(0xFFFFFFFF);
    if (is_one_block && !batch.homes.make(batch.mem, all)) return BASTIDE_E_MEMORY;
    uint8_t* block = batch.homes.data();
    if (block) block += (kLine - reinterpret_cast<uintptr_t>(block) % kLine) % kLine;
    for (int64_t i = 0; i < batch.shape.games; ++i)
        batch.slots[i].home = {&batch.mem, block ? block + i * size : nullptr, block ? size : 0, 0};
    return BASTIDE_OK;
}

bastide_status add_games(bastide_batch& batch, const bastide_game* game) noexcept
{
    bastide_config config;
    bastide_game_get_config(game, &config);
    for (int64_t i = 0; i < batch.shape.games; ++i) {
        Slot& slot = batch.slots[i];
        const bastide_allocator mem = {&slot.home, &take_at_home, &leave_home};
        const bastide_status status = bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, &mem, &slot.game);
        if (status != BASTIDE_OK) return status;
        slot.codes = batch.codes.data() + i * batch.shape.list_max;
        slot.numbers = batch.listed.data() + i * batch.shape.list_max;
        slot.image = batch.images.data() + i * image_size(batch);
        slot.lying = batch.lying.data() + i * batch.table.tiles;
        slot.standing = batch.standing.data() + i * batch.table.pieces;
        slot.seed = slot.random = config.seed;
        reread(batch, slot);
    }
    return BASTIDE_OK;
}

}  // namespace
}  // namespace bastide::batch

using namespace bastide::batch;

extern "C" {

bastide_status BASTIDE_CALL bastide_batch_create(const bastide_game* game, const bastide_batch_options* options,
                                                 const bastide_allocator* mem, bastide_batch** out)
{
    if (out) *out = nullptr;
    bastide_allocator from;
    bastide_batch_options read;
    if (!game || !out || !read_allocator(mem, from) || !read_options(options, read)) return BASTIDE_E_ARGUMENT;
    if (has_spare(options)) return BASTIDE_E_VERSION;
    Array<bastide_batch> one;
    if (!one.make(from, 1)) return BASTIDE_E_MEMORY;
    bastide_batch& batch = one[0];
    batch = bastide_batch{};
    batch.mem = from;
    bastide_status status = describe(batch, game, read);
    if (status == BASTIDE_OK) status = take_memory(batch);
    if (status == BASTIDE_OK) status = take_homes(batch, game);
    if (status == BASTIDE_OK) status = add_games(batch, game);
    if (status == BASTIDE_OK) {
        *out = &batch;
    } else {
        bastide_batch_destroy(&batch);
    }
    return status;
}

void BASTIDE_CALL bastide_batch_destroy(bastide_batch* batch)
{
    if (!batch) return;
    for (int64_t i = 0; i < batch->slots.count(); ++i) bastide_game_destroy(batch->slots[i].game);
    batch->homes.end();
    batch->images.end();
    batch->standing.end();
    batch->lying.end();
    batch->listed.end();
    batch->codes.end();
    batch->slots.end();
    batch->stamps.end();
    batch->scalars.end();
    batch->defs.end();
    const bastide_allocator mem = batch->mem;
    mem.release(mem.user, batch, sizeof(bastide_batch), alignof(bastide_batch));
}

bastide_status BASTIDE_CALL bastide_batch_get_shape(const bastide_batch* batch, bastide_batch_shape* out)
{
    if (!batch || !out) return BASTIDE_E_ARGUMENT;
    *out = batch->shape;
    return BASTIDE_OK;
}

int32_t BASTIDE_CALL bastide_batch_list_groups(const bastide_batch* batch, bastide_batch_group* out, int32_t cap)
{
    if (!batch || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < batch->numbers.group_count() && i < cap; ++i) out[i] = batch->numbers.group(i);
    return batch->numbers.group_count();
}

int32_t BASTIDE_CALL bastide_batch_list_planes(const bastide_batch* batch, bastide_batch_plane* out, int32_t cap)
{
    if (!batch || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < batch->planes.count && i < cap; ++i) out[i] = batch->planes.all[i];
    return batch->planes.count;
}

int32_t BASTIDE_CALL bastide_batch_list_scalars(const bastide_batch* batch, bastide_batch_scalar* out, int32_t cap)
{
    if (!batch || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < batch->shape.scalars && i < cap; ++i) out[i] = batch->scalars[i];
    return batch->shape.scalars;
}

}  // extern "C"

// ---- src/batch/codes.hpp ----

// The fields of the two most common kinds of actions, by the published layout of codes (docs/codes.md).


namespace bastide::batch {

constexpr uint32_t bits(uint64_t code, int32_t from, int32_t count) noexcept
{
    return static_cast<uint32_t>(code >> from) & ((1U << count) - 1U);
}
constexpr int32_t kind_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 0, 6)); }
constexpr int32_t seat_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 6, 4)) - 1; }

/// PLACE: tile, x, y, rotation. DISCARD: tile.
constexpr int32_t tile_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 10, 14)) - 1; }
/// Kind, seat and tile of a PLACE: equal for all placements of one type.
constexpr uint32_t head_of(uint64_t code) noexcept { return bits(code, 0, 24); }
constexpr int32_t place_x(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 24, 11)) - 1024; }
constexpr int32_t place_y(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 35, 11)) - 1024; }
constexpr int32_t rotation_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 46, 2)); }

/// DEPLOY: spot, x, y, segment, piece_kind.
constexpr int32_t deploy_spot(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 10, 5)); }
constexpr int32_t deploy_x(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 15, 11)) - 1024; }
constexpr int32_t deploy_y(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 26, 11)) - 1024; }
constexpr int32_t deploy_segment(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 37, 5)) - 1; }
constexpr int32_t deploy_piece(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 42, 6)); }

}  // namespace bastide::batch

// ---- src/batch/following.cpp ----

// Follows a game: which tiles lie where, which actions are legal, what the scores are.

namespace bastide::batch {
namespace {

void add_tile(Slot& slot, int32_t x, int32_t y, int32_t tile, int32_t rotation) noexcept
{
    slot.lying[slot.placed++] = {static_cast<int16_t>(x), static_cast<int16_t>(y), static_cast<uint16_t>(4 * tile + rotation)};
    if (x < slot.min_x || slot.placed == 1) slot.min_x = x;
    if (x > slot.max_x || slot.placed == 1) slot.max_x = x;
    if (y < slot.min_y || slot.placed == 1) slot.min_y = y;
    if (y > slot.max_y || slot.placed == 1) slot.max_y = y;
}

/// Asking the game for a placed tile also counts the copies before it, which takes long; the action that placed it is quicker.
void add_next_tile(Slot& slot, int32_t on_board) noexcept
{
    const uint64_t code = slot.last_placement;
    if (code != 0 && on_board == slot.placed + 1) {
        add_tile(slot, place_x(code), place_y(code), tile_of(code), rotation_of(code));
        return;
    }
    bastide_placed placed;
    if (bastide_game_get_placed(slot.game, slot.placed, &placed) == BASTIDE_OK)
        add_tile(slot, placed.x, placed.y, placed.tile, placed.rotation);
}

/// Lists the legal actions. @return whether nature decides.
bool list_actions(const bastide_batch& batch, Slot& slot) noexcept
{
    const int32_t cap = batch.shape.list_max;
    const int32_t count = bastide_game_list_codes(slot.game, BASTIDE_ANY, slot.codes, cap);
    slot.legal = count < 0 ? 0 : count < cap ? count : cap;
    slot.is_numbered = false;
    slot.seat = slot.legal > 0 ? static_cast<int32_t>((slot.codes[0] >> 6) & 15U) - 1 : BASTIDE_NONE;
    return slot.legal > 0 && slot.seat < 0;
}

/// Whether an action took the deployed piece from its supply, and nothing else left or entered a supply.
bool has_only_deployed(const Slot& slot, uint64_t code, const int32_t* before) noexcept
{
    const int32_t kind = kind_of(code);
    if (kind != BASTIDE_ACTION_PLACE && kind != BASTIDE_ACTION_PASS && kind != BASTIDE_ACTION_DEPLOY) return false;
    const int32_t from = kind == BASTIDE_ACTION_DEPLOY ? seat_of(code) : BASTIDE_NONE;
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat)
        if (slot.supplies[seat] != before[seat] - (seat == from ? 1 : 0)) return false;
    return true;
}

/// Notes a piece on a segment of the last tile. False for another place.
bool stand_on_last(const bastide_batch& batch, Slot& slot, uint64_t code) noexcept
{
    if (slot.placed == 0 || slot.last_placement != 0 || deploy_spot(code) != BASTIDE_SPOT_SEGMENT) return false;
    const Lying& last = slot.lying[slot.placed - 1];
    const int32_t segment = deploy_segment(code);
    if (last.x != deploy_x(code) || last.y != deploy_y(code) || segment < 0 || segment >= kSegments) return false;
    if (slot.standing_count == batch.table.pieces) return false;
    slot.standing[slot.standing_count++] = {last.x, last.y, static_cast<int8_t>(seat_of(code)),
                                            static_cast<uint8_t>(deploy_piece(code)), batch.stamps[last.stamp].areas[segment]};
    return true;
}

/// Samples the action of nature. False when there is none.
bool answer_for_nature(Slot& slot) noexcept
{
    bastide_action action;
    return bastide_game_sample_action(slot.game, BASTIDE_ANY, &slot.random, &action) == BASTIDE_OK &&
           bastide_game_apply(slot.game, &action, nullptr) == BASTIDE_OK;
}

int32_t middle(int32_t least, int32_t greatest) noexcept
{
    const int32_t sum = least + greatest;
    return sum >= 0 ? sum / 2 : (sum - 1) / 2;
}

}  // namespace

uint64_t next_random(uint64_t& word) noexcept
{
    word += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = word;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

uint32_t bounded(uint64_t& word, uint32_t below) noexcept
{
    const uint32_t least = (0U - below) % below;
    uint64_t product = 0;
    do product = (next_random(word) >> 32) * below;
    while (static_cast<uint32_t>(product) < least);
    return static_cast<uint32_t>(product >> 32);
}

void follow(const bastide_batch& batch, Slot& slot, uint64_t code) noexcept
{
    // A second placement before the board is asked for makes both unknown.
    if (kind_of(code) == BASTIDE_ACTION_PLACE) slot.last_placement = slot.last_placement == 0 ? code : ~UINT64_C(0);
    while (list_actions(batch, slot))
        if (!answer_for_nature(slot)) break;
}

void follow_board(const bastide_batch& batch, Slot& slot) noexcept
{
    if (batch.table.is_dice) return;
    if (slot.last_placement == ~UINT64_C(0)) slot.last_placement = 0;
    const int32_t placed = bastide_game_list_board(slot.game, nullptr, 0);
    const int32_t known = placed < batch.table.tiles ? placed : batch.table.tiles;
    for (int32_t before = -1; slot.placed < known && slot.placed != before;) {
        before = slot.placed;
        add_next_tile(slot, known);
    }
    slot.last_placement = 0;
}

void reread(const bastide_batch& batch, Slot& slot) noexcept
{
    slot.placed = 0;
    slot.image_x = BASTIDE_NOWHERE;
    slot.standing_count = -1;
    slot.length = 0;
    slot.last_placement = 0;
    follow(batch, slot, 0);
    read_scores(slot, nullptr);
}

void read_scores(Slot& slot, int32_t* rewards) noexcept
{
    bastide_seat seats[BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_seats(slot.game, seats, BASTIDE_SEATS_MAX);
    for (int32_t seat = 0; seat < count; ++seat) {
        if (rewards) rewards[seat] = seats[seat].score - slot.scores[seat];
        slot.scores[seat] = seats[seat].score;
        slot.supplies[seat] = seats[seat].supply;
    }
}

void read_seats(const bastide_batch& batch, Slot& slot, uint64_t code, int32_t* rewards) noexcept
{
    int32_t before[BASTIDE_SEATS_MAX];
    std::memcpy(before, slot.supplies, sizeof before);
    read_scores(slot, rewards);
    if (slot.standing_count < 0) return;
    if (batch.table.is_plain && has_only_deployed(slot, code, before)) {
        const bool is_deployment = kind_of(code) == BASTIDE_ACTION_DEPLOY;
        if (!is_deployment || stand_on_last(batch, slot, code)) return;
    }
    slot.standing_count = -1;
}

Frame frame_of(const bastide_batch& batch, Slot& slot) noexcept
{
    follow_board(batch, slot);
    const int32_t size = batch.shape.window;
    Frame frame;
    frame.window = {middle(slot.min_x, slot.max_x) - size / 2, middle(slot.min_y, slot.max_y) - size / 2, size};
    if (slot.placed > 0) {
        frame.last_x = slot.lying[slot.placed - 1].x;
        frame.last_y = slot.lying[slot.placed - 1].y;
    }
    return frame;
}

void number_actions(const bastide_batch& batch, Slot& slot) noexcept
{
    if (slot.is_numbered) return;
    batch.numbers.number(frame_of(batch, slot), slot.codes, slot.legal, slot.numbers);
    slot.is_numbered = true;
}

}  // namespace bastide::batch

// ---- src/batch/numbers.cpp ----

// Codes of actions become numbers. The common kinds are taken out of the code by its published layout (docs/codes.md).



namespace bastide::batch {
namespace {

constexpr int32_t kBids = 128;  ///< bids with a number of their own; a greater one is LISTED

constexpr uint64_t kTokens =
    (UINT64_C(1) << BASTIDE_PIECE_WINE) | (UINT64_C(1) << BASTIDE_PIECE_GRAIN) | (UINT64_C(1) << BASTIDE_PIECE_CLOTH);

}  // namespace

/// The types of a decision that offers several, by id.
struct Numbers::Slots {
    static constexpr int32_t kMost = 4;
    int32_t tiles[kMost] = {-1, -1, -1, -1};
    int32_t count = 0;

    void add(int32_t tile) noexcept
    {
        int32_t at = 0;
        while (at < count && tiles[at] < tile) ++at;
        if (count == kMost || (at < count && tiles[at] == tile)) return;
        for (int32_t i = count; i > at; --i) tiles[i] = tiles[i - 1];
        tiles[at] = tile;
        ++count;
    }
    int32_t find(int32_t tile) const noexcept
    {
        for (int32_t i = 0; i < count; ++i)
            if (tiles[i] == tile) return i;
        return kMost;
    }
};

bastide_batch_group& Numbers::add(bastide_batch_form form, int32_t count, int32_t kind, int32_t spot, int32_t piece) noexcept
{
    bastide_batch_group& group = groups_[group_count_++];
    group = {form, count_, count, kind, spot, piece, {}};
    count_ += count;
    return group;
}

void Numbers::make(const Table& table, int32_t window) noexcept
{
    window_ = window;
    seats_ = table.seats;
    is_dice_ = table.is_dice;
    for (int32_t i = 0; i < kKinds; ++i) on_last_[i] = on_cell_[i] = corner_[i] = group_of_[i] = -1;
    const auto single = [this](int32_t kind) {
        group_of_[kind] = group_count_;
        add(BASTIDE_BATCH_FORM_SINGLE, 1, kind);
    };
    single(BASTIDE_ACTION_PASS);
    place_ = count_;
    place_slots_ = is_dice_ ? kFaces : table.hand_slots;
    add(BASTIDE_BATCH_FORM_PLACEMENT, place_slots_ * 4 * window * window, BASTIDE_ACTION_PLACE);
    if (is_dice_)
        for (const int32_t kind :
             {BASTIDE_ACTION_DICE_COLLECT, BASTIDE_ACTION_ROLL, BASTIDE_ACTION_DICE_STOP, BASTIDE_ACTION_DICE_KEEP})
            single(kind);
    else
        add_tile_game(table);
    listed_ = count_;
    add(BASTIDE_BATCH_FORM_LISTED, BASTIDE_BATCH_LISTED_MAX, 0);
}

void Numbers::add_tile_game(const Table& table) noexcept
{
    add_deployments(table);
    add_decisions(table);
}

/// Every kind of piece has the segments of the last tile. On a tower and a junction of fields they stand anywhere.
void Numbers::add_deployments(const Table& table) noexcept
{
    const int32_t cells = window_ * window_;
    const auto each = [&](auto&& with) {
        for (int32_t kind = 1; kind < kKinds; ++kind)
            if (has_bit(table.piece_kinds & ~kTokens, kind)) with(kind);
    };
    const auto add_rows = [&](int32_t* first, bastide_batch_form form, int32_t count, int32_t spot) {
        each([&](int32_t kind) {
            if ((kind == BASTIDE_PIECE_BARN) != (spot == BASTIDE_SPOT_CORNER)) return;
            if (kind == BASTIDE_PIECE_TOWER_PIECE && form == BASTIDE_BATCH_FORM_SEGMENT) return;
            first[kind] = count_;
            add(form, count, BASTIDE_ACTION_DEPLOY, spot, kind);
        });
    };
    add_rows(on_last_, BASTIDE_BATCH_FORM_SEGMENT, kSegments, BASTIDE_SPOT_SEGMENT);
    if (has_bit(table.sets, BASTIDE_SET_TOWER)) add_rows(on_cell_, BASTIDE_BATCH_FORM_CELL, cells, BASTIDE_SPOT_SEGMENT);
    add_rows(corner_, BASTIDE_BATCH_FORM_CELL, cells, BASTIDE_SPOT_CORNER);
}

void Numbers::add_decisions(const Table& table) noexcept
{
    const auto group = [this](bastide_batch_form form, int32_t count, int32_t kind, int32_t spot = 0) {
        group_of_[kind] = group_count_;
        add(form, count, kind, spot);
    };
    if (has_bit(table.sets, BASTIDE_SET_TOWER))
        for (const int32_t kind : {BASTIDE_ACTION_TAKE, BASTIDE_ACTION_PAY, BASTIDE_ACTION_CHOOSE_PIECE})
            group(BASTIDE_BATCH_FORM_PIECE, table.pieces, kind);
    if (has_bit(table.piece_kinds, BASTIDE_PIECE_WAGON))
        group(BASTIDE_BATCH_FORM_SEGMENT_CELL, kSegments * window_ * window_, BASTIDE_ACTION_MOVE, BASTIDE_SPOT_SEGMENT);
    if (table.names_seat) group(BASTIDE_BATCH_FORM_SEAT, table.seats, BASTIDE_ACTION_NAME);
    if (table.hand_slots > 1) group(BASTIDE_BATCH_FORM_SLOT, Slots::kMost, BASTIDE_ACTION_DISCARD);
    if (!table.sells) return;
    group(BASTIDE_BATCH_FORM_POINTS, kBids, BASTIDE_ACTION_BID);
    group(BASTIDE_BATCH_FORM_SEAT, table.seats, BASTIDE_ACTION_SELL);
}

int32_t Numbers::number_placement(const Frame& frame, const Slots& slots, uint64_t code) const noexcept
{
    const int32_t tile = tile_of(code);
    const int32_t slot = is_dice_ ? tile : slots.find(tile);
    const int32_t place = frame.window.place(place_x(code), place_y(code));
    if (place < 0 || slot >= place_slots_) return -1;
    return place_ + (slot * 4 + rotation_of(code)) * window_ * window_ + place;
}

int32_t Numbers::number_deployment(const Frame& frame, uint64_t code) const noexcept
{
    const int32_t kind = deploy_piece(code);
    const int32_t x = deploy_x(code);
    const int32_t y = deploy_y(code);
    const int32_t segment = deploy_segment(code);
    const int32_t place = frame.window.place(x, y);
    const auto at_cell = [place](int32_t first) { return first < 0 || place < 0 ? -1 : first + place; };
    if (deploy_spot(code) == BASTIDE_SPOT_CORNER) return at_cell(corner_[kind]);
    if (deploy_spot(code) != BASTIDE_SPOT_SEGMENT) return -1;
    const bool is_last = x == frame.last_x && y == frame.last_y;
    if (is_last && on_last_[kind] >= 0 && segment >= 0 && segment < kSegments) return on_last_[kind] + segment;
    return at_cell(on_cell_[kind]);
}

/// Kinds that are decided seldom: by their record.
int32_t Numbers::number_rarer(const Frame& frame, const Slots& discards, uint64_t code) const noexcept
{
    if (group_of_[kind_of(code)] < 0) return -1;
    const bastide_batch_group& group = groups_[group_of_[kind_of(code)]];
    bastide_action action;
    if (bastide_action_decode(code, &action) != BASTIDE_OK) return -1;
    int32_t within = -1;
    switch (group.form) {
        case BASTIDE_BATCH_FORM_SINGLE: within = 0; break;
        case BASTIDE_BATCH_FORM_SEAT: within = (action.other_seat - action.seat + 2 * seats_) % seats_; break;
        case BASTIDE_BATCH_FORM_PIECE: within = action.piece; break;
        case BASTIDE_BATCH_FORM_POINTS: within = action.tile >= 0 ? 0 : action.points; break;
        case BASTIDE_BATCH_FORM_SLOT: within = discards.find(action.tile); break;
        case BASTIDE_BATCH_FORM_SEGMENT_CELL: {
            const int32_t place = frame.window.place(action.x, action.y);
            if (action.spot == group.spot && place >= 0) within = action.segment * window_ * window_ + place;
            break;
        }
        default: break;
    }
    return within >= 0 && within < group.count ? group.first + within : -1;
}

/// Placements of one type, which most decisions are: the number follows from the code by shifts alone.
int32_t Numbers::number_placements(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept
{
    if (kind_of(codes[0]) != BASTIDE_ACTION_PLACE) return 0;
    const Window window = frame.window;
    const int32_t cells = window.size * window.size;
    const int32_t first = place_;
    const uint32_t same = head_of(codes[0]);
    int32_t i = 0;
    for (; i < count && head_of(codes[i]) == same; ++i) {
        const int32_t place = window.place(place_x(codes[i]), place_y(codes[i]));
        const int32_t number = first + rotation_of(codes[i]) * cells + place;
        out[i] = place < 0 ? -1 : number;
    }
    return i;
}

/// The types of the decision's placements and of those it may give away.
void Numbers::find_slots(const uint64_t* codes, int32_t count, Slots& places, Slots& discards) const noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        const int32_t kind = kind_of(codes[i]);
        if (kind == BASTIDE_ACTION_PLACE && (place_slots_ > 1 || places.count == 0)) places.add(tile_of(codes[i]));
        if (kind == BASTIDE_ACTION_DISCARD) discards.add(tile_of(codes[i]));
    }
}

/// The number of an action that is no placement; -1 when it has none, or another has it already.
int32_t Numbers::number_other(const Frame& frame, const Slots& discards, uint64_t code, const int32_t* before,
                              int32_t count) const noexcept
{
    const int32_t number =
        kind_of(code) == BASTIDE_ACTION_DEPLOY ? number_deployment(frame, code) : number_rarer(frame, discards, code);
    for (int32_t i = 0; i < count && number >= 0; ++i)
        if (before[i] == number) return -1;
    return number;
}

void Numbers::number(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept
{
    Slots places;
    Slots discards;
    int32_t i = 0;
    if (place_slots_ == 1 && count > 0) i = number_placements(frame, codes, count, out);
    if (i < count) find_slots(codes, count, places, discards);
    for (; i < count && kind_of(codes[i]) == BASTIDE_ACTION_PLACE; ++i) out[i] = number_placement(frame, places, codes[i]);
    for (const int32_t first = i; i < count; ++i) out[i] = number_other(frame, discards, codes[i], out + first, i - first);
    int32_t signs = 0;
    for (i = 0; i < count; ++i) signs |= out[i];
    if (signs >= 0) return;
    int32_t listed = 0;
    for (i = 0; i < count; ++i)
        if (out[i] < 0 && listed < BASTIDE_BATCH_LISTED_MAX) out[i] = listed_ + listed++;
}

}  // namespace bastide::batch

// ---- src/batch/observing.cpp ----

// Writes observations. Where a seat may not see everything, it reads a copy of the game as the seat sees it, so nothing hidden
// can enter; elsewhere the game itself, which then holds nothing hidden but its seed and its bag.


namespace bastide::batch {
namespace {

/// The pieces of a game, read once for planes and scalars; those beyond are read one by one.
struct Pieces {
    static constexpr int32_t kAtOnce = 96;
    bastide_piece all[kAtOnce];
    int32_t count;
};

/// One observation in the making.
struct Look {
    const bastide_batch& batch;
    Slot& slot;
    const bastide_game* game;  ///< as the viewer sees it
    int32_t viewer;            ///< a seat, or below 0
    Frame frame;
    const Pieces& pieces;

    int32_t base() const noexcept { return viewer < 0 ? 0 : viewer; }
    /// A seat as the viewer counts; -1 stays.
    int32_t relative(int32_t seat) const noexcept
    {
        const int32_t from = seat - base();
        return seat < 0 ? BASTIDE_NONE : from < 0 ? from + batch.table.seats : from;
    }
    bool decides() const noexcept { return slot.legal > 0 && slot.seat == viewer; }
    int32_t cells() const noexcept { return batch.shape.window * batch.shape.window; }
};

// ---- Pieces ----------------------------------------------------------------------------------------------------------

template <class Each>
void for_each_piece(const Look& look, Each&& each) noexcept
{
    for (int32_t i = 0; i < look.pieces.count && i < Pieces::kAtOnce; ++i) each(look.pieces.all[i]);
    bastide_piece piece;
    for (int32_t id = Pieces::kAtOnce; id < look.pieces.count; ++id)
        if (bastide_game_get_piece(look.game, id, &piece) == BASTIDE_OK) each(piece);
}

void add_to(uint8_t* planes, int32_t cells, int32_t plane, int32_t place) noexcept
{
    uint8_t& byte = planes[plane * cells + place];
    if (byte < 255) ++byte;
}

/// Where a piece is on its tile, as a mask of areas.
uint32_t areas_of(const Look& look, const bastide_piece& piece) noexcept
{
    if (piece.spot != BASTIDE_SPOT_SEGMENT || piece.placed < 0 || piece.placed >= look.slot.placed) return 1U << kElseArea;
    const Stamp& stamp = look.batch.stamps[look.slot.lying[piece.placed].stamp];
    return piece.segment >= 0 && piece.segment < kSegments ? stamp.areas[piece.segment] : 1U << kElseArea;
}

constexpr uint64_t kOnBoard = (UINT64_C(1) << BASTIDE_SPOT_SEGMENT) | (UINT64_C(1) << BASTIDE_SPOT_CORNER) |
                              (UINT64_C(1) << BASTIDE_SPOT_TILE) | (UINT64_C(1) << BASTIDE_SPOT_BESIDE);

/// Reads the pieces on the board, unless they are known.
void find_standing(const Look& look) noexcept
{
    Slot& slot = look.slot;
    if (slot.standing_count >= 0) return;
    slot.standing_count = 0;
    for_each_piece(look, [&](const bastide_piece& piece) {
        if (has_bit(kOnBoard, piece.spot))
            slot.standing[slot.standing_count++] = {static_cast<int16_t>(piece.x), static_cast<int16_t>(piece.y),
                                                    static_cast<int8_t>(piece.seat), static_cast<uint8_t>(piece.kind),
                                                    static_cast<uint8_t>(areas_of(look, piece))};
    });
}

void put_piece(const Look& look, const Standing& piece, uint8_t* planes) noexcept
{
    const int32_t place = look.frame.window.place(piece.x, piece.y);
    if (place < 0) return;
    const Planes& list = look.batch.planes;
    const int32_t cells = look.cells();
    if (piece.kind < kKinds && list.kinds[piece.kind] >= 0) add_to(planes, cells, list.kinds[piece.kind], place);
    if (piece.seat < 0) return;
    const int32_t first = list.pieces + look.relative(piece.seat) * kAreas;
    for (uint32_t areas = piece.areas; areas != 0; areas &= areas - 1)
        add_to(planes, cells, first + std::countr_zero(areas), place);
}

// ---- Planes ----------------------------------------------------------------------------------------------------------

/// Writes a tile into its cell; `at` is that cell in the first plane.
void put_stamp(const Stamp& stamp, uint8_t* at) noexcept
{
    const int32_t count = stamp.count;
    for (int32_t k = 0; k < count; ++k) at[stamp.first[k]] = stamp.values[k];
}

/// Writes the tiles that the image of the game lacks; all of them when the window has moved.
void follow_image(const Look& look) noexcept
{
    Slot& slot = look.slot;
    const Window& window = look.frame.window;
    const int32_t cells = look.cells();
    if (slot.image_x != window.x || slot.image_y != window.y) {
        std::memset(slot.image, 0, static_cast<std::size_t>(look.batch.planes.pieces * cells));
        slot.image_x = window.x;
        slot.image_y = window.y;
        slot.stamped = 0;
    }
    for (; slot.stamped < slot.placed; ++slot.stamped) {
        const Lying& tile = slot.lying[slot.stamped];
        const int32_t place = window.place(tile.x, tile.y);
        const Stamp& stamp = look.batch.stamps[tile.stamp];
        if (place >= 0) put_stamp(stamp, slot.image + place);
    }
}

/// The planes of tiles come first; the others are cleared.
void put_tiles(const Look& look, uint8_t* planes) noexcept
{
    const Planes& list = look.batch.planes;
    const auto cells = static_cast<std::size_t>(look.cells());
    const auto still = static_cast<std::size_t>(list.pieces) * cells;
    follow_image(look);
    std::memcpy(planes, look.slot.image, still);
    std::memset(planes + still, 0, static_cast<std::size_t>(list.count) * cells - still);
    const int32_t place = look.frame.window.place(look.frame.last_x, look.frame.last_y);
    if (look.slot.placed > 0 && place >= 0)
        planes[static_cast<std::size_t>(list.last) * cells + static_cast<std::size_t>(place)] = 1;
}

void put_dice(const Look& look, uint8_t* planes) noexcept
{
    bastide_die dice[9];
    const int32_t count = bastide_game_list_dice(look.game, dice, 9);
    for (int32_t i = 0; i < count; ++i) {
        const int32_t place = dice[i].spot == BASTIDE_SPOT_BUILT ? look.frame.window.place(dice[i].x, dice[i].y) : -1;
        if (place < 0 || dice[i].face < 1 || dice[i].face > kFaces) continue;
        put_stamp(look.batch.stamps[4 * (dice[i].face - 1) + dice[i].rotation], planes + place);
    }
}

void put_placeable(const Look& look, uint8_t* planes) noexcept
{
    static_assert(4 * kFaces < 256, "the placements on a cell fit into a byte");
    uint8_t* const bytes = planes + look.batch.planes.placeable * look.cells();
    const Window window = look.frame.window;
    const uint64_t* const codes = look.slot.codes;
    const int32_t legal = look.slot.legal;
    // No kind that a seat decides is before PLACE in the list.
    for (int32_t i = 0; i < legal && kind_of(codes[i]) == BASTIDE_ACTION_PLACE; ++i) {
        const int32_t place = window.place(place_x(codes[i]), place_y(codes[i]));
        if (place >= 0) ++bytes[place];
    }
}

void write_planes(const Look& look, uint8_t* planes) noexcept
{
    if (look.batch.table.is_dice) {
        std::memset(planes, 0, static_cast<std::size_t>(look.cells()) * static_cast<std::size_t>(look.batch.shape.planes));
        put_dice(look, planes);
    } else {
        put_tiles(look, planes);
        find_standing(look);
        for (int32_t i = 0; i < look.slot.standing_count; ++i) put_piece(look, look.slot.standing[i], planes);
    }
    if (look.decides()) put_placeable(look, planes);
}

// ---- Scalars ---------------------------------------------------------------------------------------------------------

/// Counts for the scalars, filled before they are written in their order.
struct Counts {
    int32_t supply[BASTIDE_SEATS_MAX][kKinds] = {};
    int32_t prisoners[BASTIDE_SEATS_MAX] = {};
    int32_t tokens[BASTIDE_SEATS_MAX][kKinds] = {};
};

void count_piece(Counts& counts, const bastide_piece& piece) noexcept
{
    if (piece.kind >= kKinds) return;
    if (piece.spot == BASTIDE_SPOT_SUPPLY && piece.seat >= 0) ++counts.supply[piece.seat][piece.kind];
    if (piece.spot == BASTIDE_SPOT_PRISON && piece.other_seat >= 0) ++counts.prisoners[piece.other_seat];
}

void count_tokens(const Look& look, Counts& counts) noexcept
{
    if (!has_bit(look.batch.table.sets, BASTIDE_SET_TRADERS_BUILDERS)) return;
    bastide_thing things[3 * BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_things(look.game, BASTIDE_THING_GOODS, things, 3 * BASTIDE_SEATS_MAX);
    for (int32_t i = 0; i < count && i < 3 * BASTIDE_SEATS_MAX; ++i)
        if (things[i].seat >= 0 && things[i].piece_kind < kKinds)
            counts.tokens[things[i].seat][things[i].piece_kind] = things[i].count;
}

struct Writer {
    int32_t* out;
    void add(int32_t number) noexcept { *out++ = number; }
};

/// The types in the slots: those of the list for the seat that decides, else the drawn tile.
void find_slots(const Look& look, const bastide_decision& decision, int32_t* tiles) noexcept
{
    const int32_t slots = look.batch.table.hand_slots;
    for (int32_t slot = 0; slot < slots; ++slot) tiles[slot] = BASTIDE_NONE;
    tiles[0] = decision.tile;
    if (slots == 1 || !look.decides()) return;
    int32_t count = 0;
    for (int32_t i = 0; i < look.slot.legal && count <= slots; ++i) {
        const int32_t kind = kind_of(look.slot.codes[i]);
        if (kind != BASTIDE_ACTION_PLACE && kind != BASTIDE_ACTION_DISCARD) continue;
        const int32_t tile = tile_of(look.slot.codes[i]);
        int32_t at = 0;
        while (at < count && tiles[at] < tile) ++at;
        if ((at < count && tiles[at] == tile) || count == slots) continue;
        for (int32_t k = count++; k > at; --k) tiles[k] = tiles[k - 1];
        tiles[at] = tile;
    }
}

int32_t outside(const Look& look) noexcept
{
    int32_t count = 0;
    for (int32_t i = 0; i < look.slot.placed; ++i)
        if (look.frame.window.place(look.slot.lying[i].x, look.slot.lying[i].y) < 0) ++count;
    return count;
}

void write_decision(const Look& look, const bastide_decision& decision, Writer& writer) noexcept
{
    const int32_t size = look.batch.shape.window;
    const int32_t place = decision.x == BASTIDE_NOWHERE ? -1 : look.frame.window.place(decision.x, decision.y);
    writer.add(decision.over != 0 ? BASTIDE_NONE : look.relative(decision.seat));
    writer.add(look.relative(decision.turn_seat));
    writer.add(decision.turn);
    writer.add(decision.step);
    writer.add(decision.tiles_left);
    writer.add(decision.least);
    writer.add(decision.most);
    writer.add(look.frame.window.x);
    writer.add(look.frame.window.y);
    writer.add(outside(look));
    writer.add(place < 0 ? -1 : place / size);
    writer.add(place < 0 ? -1 : place % size);
    int32_t tiles[4];
    find_slots(look, decision, tiles);
    for (int32_t slot = 0; slot < look.batch.table.hand_slots; ++slot) {
        const int32_t tile = tiles[slot];
        writer.add(tile);
        for (int32_t side = 0; side < 4; ++side) writer.add(tile < 0 ? 0 : look.batch.defs[tile].sides[side]);
    }
}

void write_seats(const Look& look, Writer& writer) noexcept
{
    const Table& table = look.batch.table;
    Counts counts;
    if (!table.is_dice) for_each_piece(look, [&counts](const bastide_piece& piece) { count_piece(counts, piece); });
    count_tokens(look, counts);
    bastide_seat seats[BASTIDE_SEATS_MAX];
    bastide_game_list_seats(look.game, seats, BASTIDE_SEATS_MAX);
    for (int32_t i = 0; i < table.seats; ++i) {
        const int32_t seat = (look.base() + i) % table.seats;
        writer.add(seats[seat].score);
        for (int32_t kind = 1; kind < kKinds; ++kind)
            if (has_bit(table.piece_kinds, kind)) writer.add(counts.supply[seat][kind]);
        if (has_bit(table.sets, BASTIDE_SET_TOWER)) writer.add(counts.prisoners[seat]);
        if (has_bit(table.sets, BASTIDE_SET_TRADERS_BUILDERS))
            for (const int32_t kind : {BASTIDE_PIECE_WINE, BASTIDE_PIECE_GRAIN, BASTIDE_PIECE_CLOTH})
                writer.add(counts.tokens[seat][kind]);
        writer.add(seats[seat].hand);
        writer.add(seats[seat].state == BASTIDE_SEAT_STATE_RESIGNED ? 1 : 0);
    }
}

void write_dice(const Look& look, Writer& writer) noexcept
{
    bastide_dice dice{};
    bastide_game_get_dice(look.game, &dice);
    writer.add(dice.rolls);
    writer.add(dice.rolls_left);
    writer.add(dice.dice);
    for (const int32_t shown : dice.tray) writer.add(shown);
    for (const int32_t number : {dice.hand, dice.built, dice.aside, dice.catapults, dice.doubled}) writer.add(number);
    for (int32_t i = 0; i < look.batch.table.seats; ++i)
        writer.add(static_cast<int32_t>((dice.holders >> ((look.base() + i) % look.batch.table.seats)) & 1U));
    writer.add(dice.largest);
    writer.add(dice.points);
}

void write_scalars(const Look& look, int32_t* scalars) noexcept
{
    bastide_decision decision;
    if (bastide_game_get_decision(look.game, &decision) != BASTIDE_OK) decision = {};
    Writer writer{scalars};
    write_decision(look, decision, writer);
    write_seats(look, writer);
    if (look.batch.table.is_dice)
        write_dice(look, writer);
    else
        bastide_game_list_left(look.game, writer.out, look.batch.table.types);
}

void write_mask(const Look& look, uint8_t* mask) noexcept
{
    std::memset(mask, 0, static_cast<std::size_t>(look.batch.shape.actions));
    if (!look.decides()) return;
    const int32_t* const numbers = look.slot.numbers;
    const int32_t legal = look.slot.legal;
    for (int32_t i = 0; i < legal; ++i)
        if (numbers[i] >= 0) mask[numbers[i]] = 1;
}

void write(const Look& look, const Output& out) noexcept
{
    if (out.planes) write_planes(look, out.planes);
    if (out.mask) write_mask(look, out.mask);
    if (out.scalars) write_scalars(look, out.scalars);
}

void write_from(const bastide_batch& batch, Slot& slot, const bastide_game* game, int32_t viewer, const Output& out) noexcept
{
    Pieces pieces;
    pieces.count = 0;
    if (!batch.table.is_dice && (out.scalars || (out.planes && slot.standing_count < 0)))
        pieces.count = bastide_game_list_pieces(game, pieces.all, Pieces::kAtOnce);
    write({batch, slot, game, viewer, frame_of(batch, slot), pieces}, out);
}

}  // namespace

bastide_status observe(const bastide_batch& batch, Slot& slot, int32_t viewer, const Output& out) noexcept
{
    if (out.mask && slot.seat == viewer) number_actions(batch, slot);
    if (!batch.table.hides_hands) {
        write_from(batch, slot, slot.game, viewer, out);
        return BASTIDE_OK;
    }
    bastide_game* seen = nullptr;
    const bastide_status status = bastide_game_clone(slot.game, viewer < 0 ? BASTIDE_VIEW_PUBLIC : viewer, 0, &batch.mem, &seen);
    if (status != BASTIDE_OK) return status;
    write_from(batch, slot, seen, viewer, out);
    bastide_game_destroy(seen);
    return BASTIDE_OK;
}

}  // namespace bastide::batch

using namespace bastide::batch;

extern "C" {

bastide_status BASTIDE_CALL bastide_batch_observe(bastide_batch* batch, int32_t first, int32_t count, const int32_t* viewers,
                                                  uint8_t* planes, int32_t* scalars, uint8_t* mask)
{
    if (!is_range(batch, first, count)) return BASTIDE_E_ARGUMENT;
    const bastide_batch_shape& shape = batch->shape;
    for (int32_t i = 0; viewers && i < count; ++i)
        if (viewers[i] < BASTIDE_VIEW_PUBLIC || viewers[i] >= shape.seats) return BASTIDE_E_ARGUMENT;
    const int64_t bytes = int64_t{shape.planes} * shape.window * shape.window;
    bastide_status status = BASTIDE_OK;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) {
        if (status != BASTIDE_OK) return;
        const Output out = {planes ? planes + i * bytes : nullptr, scalars ? scalars + int64_t{i} * shape.scalars : nullptr,
                            mask ? mask + int64_t{i} * shape.actions : nullptr};
        status = observe(*batch, slot, viewers ? viewers[i] : slot.seat, out);
    });
    return status;
}

}  // extern "C"

// ---- src/batch/playing.cpp ----

// The games of a batch are restarted, listed, sampled, stepped and scored.

namespace bastide::batch {
namespace {

constexpr uint32_t kFlags = BASTIDE_BATCH_FLAG_INDEX | BASTIDE_BATCH_FLAG_RESTART;

void restart(const bastide_batch& batch, Slot& slot, uint64_t seed) noexcept
{
    bastide_game_restart(slot.game, seed);
    slot.seed = slot.random = seed;
    reread(batch, slot);
}

/// The place of a number in the list; -1 when no legal action has it.
int32_t find_number(const bastide_batch& batch, Slot& slot, int32_t number) noexcept
{
    number_actions(batch, slot);
    for (int32_t i = 0; i < slot.legal; ++i)
        if (slot.numbers[i] == number) return i;
    return -1;
}

/// A place in the list, or the number of an action that has one; the first action of the list without a group has.
int32_t sample(const bastide_batch& batch, Slot& slot, uint32_t flags) noexcept
{
    const auto legal = static_cast<uint32_t>(slot.legal);
    if ((flags & BASTIDE_BATCH_FLAG_INDEX) != 0) return static_cast<int32_t>(bounded(slot.random, legal));
    number_actions(batch, slot);
    int32_t number = -1;
    while (number < 0) number = slot.numbers[bounded(slot.random, legal)];
    return number;
}

void fill_result(const Slot& slot, bastide_batch_result& out) noexcept
{
    out.seed = slot.seed;
    out.length = slot.length;
    out.seat = slot.seat;
    out.legal = slot.legal;
    std::memcpy(out.scores, slot.scores, sizeof out.scores);
}

/// What follows when a game is over.
void finish(const bastide_batch& batch, Slot& slot, uint32_t flags, bastide_batch_result& out) noexcept
{
    bastide_decision decision;
    out.ended = 1;
    if (bastide_game_get_decision(slot.game, &decision) == BASTIDE_OK) out.winners = decision.winners;
    if ((flags & BASTIDE_BATCH_FLAG_RESTART) == 0) return;
    uint64_t word = slot.seed;
    restart(batch, slot, next_random(word));
    out.seat = slot.seat;
    out.legal = slot.legal;
}

bool step(const bastide_batch& batch, Slot& slot, int32_t number, uint32_t flags, bastide_batch_result& out) noexcept
{
    out = {};
    out.actor = slot.legal > 0 ? slot.seat : BASTIDE_NONE;
    out.status = BASTIDE_E_ABSENT;
    int32_t at = -1;
    if (number != -1 && slot.legal > 0) {
        at = (flags & BASTIDE_BATCH_FLAG_INDEX) == 0 ? find_number(batch, slot, number)
             : number >= 0 && number < slot.legal    ? number
                                                     : -1;
        out.status = at < 0 ? BASTIDE_E_ILLEGAL : bastide_game_apply_code(slot.game, slot.codes[at], nullptr);
    }
    if (out.status != BASTIDE_OK) {
        fill_result(slot, out);
        return false;
    }
    ++slot.length;
    const uint64_t code = slot.codes[at];
    follow(batch, slot, code);
    read_seats(batch, slot, code, out.rewards);
    fill_result(slot, out);
    if (slot.legal == 0) finish(batch, slot, flags, out);
    return true;
}

void play_out(const bastide_batch& batch, Slot& slot, int32_t most, bastide_batch_result& out) noexcept
{
    int32_t before[BASTIDE_SEATS_MAX];
    std::memcpy(before, slot.scores, sizeof before);
    out = {};
    out.actor = BASTIDE_NONE;
    bastide_games_play_out(&slot.game, 1, most, &slot.random);
    reread(batch, slot);
    fill_result(slot, out);
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) out.rewards[seat] = slot.scores[seat] - before[seat];
    if (slot.legal == 0) finish(batch, slot, 0, out);
}

}  // namespace
}  // namespace bastide::batch

using namespace bastide::batch;

extern "C" {

bastide_status BASTIDE_CALL bastide_batch_restart(bastide_batch* batch, int32_t first, int32_t count, const uint64_t* seeds)
{
    if (!is_range(batch, first, count) || (!seeds && count > 0)) return BASTIDE_E_ARGUMENT;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) { restart(*batch, slot, seeds[i]); });
    return BASTIDE_OK;
}

bastide_status BASTIDE_CALL bastide_batch_set_game(bastide_batch* batch, int32_t index, const bastide_game* game)
{
    if (!is_range(batch, index, 1) || !game) return BASTIDE_E_ARGUMENT;
    Slot& slot = batch->slots[index];
    bastide_config theirs;
    Table table;
    Array<bastide_tile_def> defs;
    bastide_status status = read_table(game, batch->mem, table, defs);
    defs.end();
    const Table& ours = batch->table;
    const bool is_same = table.is_dice == ours.is_dice && table.seats == ours.seats && table.tiles == ours.tiles &&
                         table.types == ours.types && table.pieces == ours.pieces && table.sets == ours.sets &&
                         table.hand_slots == ours.hand_slots && table.hides_hands == ours.hides_hands;
    if (status == BASTIDE_OK && !is_same) status = BASTIDE_E_ARGUMENT;
    if (status == BASTIDE_OK) status = bastide_game_copy(slot.game, game, BASTIDE_VIEW_FULL, 0);
    if (status != BASTIDE_OK) return status;
    bastide_game_get_config(slot.game, &theirs);
    slot.seed = slot.random = theirs.seed;
    reread(*batch, slot);
    return BASTIDE_OK;
}

bastide_status BASTIDE_CALL bastide_batch_get_game(const bastide_batch* batch, int32_t index, int32_t viewer, bastide_game* game)
{
    if (!is_range(batch, index, 1) || !game) return BASTIDE_E_ARGUMENT;
    return bastide_game_copy(game, batch->slots[index].game, viewer, 0);
}

bastide_status BASTIDE_CALL bastide_batch_get_seats(bastide_batch* batch, int32_t first, int32_t count, int32_t* seats,
                                                    int32_t* legals)
{
    if (!is_range(batch, first, count) || (!seats && count > 0)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < count; ++i) {
        seats[i] = batch->slots[first + i].seat;
        if (legals) legals[i] = batch->slots[first + i].legal;
    }
    return BASTIDE_OK;
}

int32_t BASTIDE_CALL bastide_batch_list(bastide_batch* batch, int32_t first, int32_t count, int32_t* counts, int32_t* out,
                                        int32_t cap)
{
    if (!is_range(batch, first, count) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    int64_t all = 0;
    for (int32_t i = 0; i < count; ++i) {
        Slot& slot = batch->slots[first + i];
        number_actions(*batch, slot);
        if (counts) counts[i] = slot.legal;
        for (int32_t k = 0; k < slot.legal; ++k, ++all)
            if (all < cap) out[all] = slot.numbers[k];
    }
    return all > INT32_MAX ? BASTIDE_E_LIMIT : static_cast<int32_t>(all);
}

bastide_status BASTIDE_CALL bastide_batch_get_action(bastide_batch* batch, int32_t index, int32_t number, bastide_action* out)
{
    if (!is_range(batch, index, 1) || !out || number < 0 || number >= batch->shape.actions) return BASTIDE_E_ARGUMENT;
    Slot& slot = batch->slots[index];
    const int32_t at = find_number(*batch, slot, number);
    return at < 0 ? BASTIDE_E_ABSENT : bastide_action_decode(slot.codes[at], out);
}

int32_t BASTIDE_CALL bastide_batch_find_action(bastide_batch* batch, int32_t index, const bastide_action* action)
{
    if (!is_range(batch, index, 1) || !action) return BASTIDE_E_ARGUMENT;
    Slot& slot = batch->slots[index];
    uint64_t code = 0;
    const bastide_status status = bastide_action_encode(action, &code);
    if (status != BASTIDE_OK) return status;
    number_actions(*batch, slot);
    for (int32_t i = 0; i < slot.legal; ++i)
        if (slot.codes[i] == code && slot.numbers[i] >= 0) return slot.numbers[i];
    return BASTIDE_E_ABSENT;
}

int32_t BASTIDE_CALL bastide_batch_sample(bastide_batch* batch, int32_t first, int32_t count, uint32_t flags, int32_t* out)
{
    if (!is_range(batch, first, count) || (flags & ~kFlags) != 0 || (!out && count > 0)) return BASTIDE_E_ARGUMENT;
    int32_t sampled = 0;
    for (int32_t i = 0; i < count; ++i) {
        Slot& slot = batch->slots[first + i];
        out[i] = slot.legal == 0 ? -1 : sample(*batch, slot, flags);
        if (slot.legal > 0) ++sampled;
    }
    return sampled;
}

int32_t BASTIDE_CALL bastide_batch_step(bastide_batch* batch, int32_t first, int32_t count, const int32_t* numbers,
                                        uint32_t flags, bastide_batch_result* out)
{
    if (!is_range(batch, first, count) || (flags & ~kFlags) != 0 || (!numbers && count > 0)) return BASTIDE_E_ARGUMENT;
    int32_t applied = 0;
    bastide_batch_result result;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) {
        if (step(*batch, slot, numbers[i], flags, out ? out[i] : result)) ++applied;
    });
    return applied;
}

int32_t BASTIDE_CALL bastide_batch_play_out(bastide_batch* batch, int32_t first, int32_t count, int32_t most,
                                            bastide_batch_result* out)
{
    if (!is_range(batch, first, count) || most < 1) return BASTIDE_E_ARGUMENT;
    int32_t over = 0;
    bastide_batch_result result;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) {
        play_out(*batch, slot, most, out ? out[i] : result);
        if (slot.legal == 0) ++over;
    });
    return over;
}

bastide_status BASTIDE_CALL bastide_batch_score(const bastide_batch* batch, int32_t first, int32_t count, int32_t* scores,
                                                int32_t* finals)
{
    if (!is_range(batch, first, count) || (!scores && count > 0)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < count; ++i) {
        const Slot& slot = batch->slots[first + i];
        std::memcpy(scores + int64_t{i} * BASTIDE_SEATS_MAX, slot.scores, sizeof slot.scores);
        if (!finals) continue;
        bastide_standing standing[BASTIDE_SEATS_MAX];
        int32_t* final_scores = finals + int64_t{i} * BASTIDE_SEATS_MAX;
        for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) final_scores[seat] = 0;
        const int32_t seats = bastide_game_list_standing(slot.game, standing, BASTIDE_SEATS_MAX);
        for (int32_t k = 0; k < seats; ++k) final_scores[standing[k].seat] = standing[k].final_score;
    }
    return BASTIDE_OK;
}

}  // extern "C"

// ---- src/batch/table.cpp ----

// Reads a config: its choices, its tile types, its pieces.

namespace bastide::batch {
namespace {

void read_option(Table& table, int32_t option) noexcept
{
    switch (option) {
        case BASTIDE_OPTION_HELD_TILES_HIDDEN:
        case BASTIDE_OPTION_HAND_HIDDEN: table.hides_hands = true; break;
        case BASTIDE_OPTION_HAND_OF_THREE_TILES: table.hand_slots = 3; break;
        case BASTIDE_OPTION_START_PLAYER_BY_TOSS: table.names_seat = true; break;
        case BASTIDE_OPTION_SELL_COMPLETING_TILE: table.sells = true; break;
        default: break;
    }
}

void read_choice(Table& table, const bastide_choice& choice) noexcept
{
    if (choice.value == 0) return;
    if (choice.kind == BASTIDE_CHOICE_SET && choice.id < kKinds) table.sets |= UINT64_C(1) << choice.id;
    if (choice.kind == BASTIDE_CHOICE_PIECES && choice.id < kKinds) table.piece_kinds |= UINT64_C(1) << choice.id;
    if (choice.kind == BASTIDE_CHOICE_OPTION) read_option(table, choice.id);
}

bastide_status read_choices(const bastide_game* game, const bastide_allocator& mem, Table& out) noexcept
{
    const int32_t count = bastide_game_list_choices(game, nullptr, 0);
    if (count < 0) return count;
    Array<bastide_choice> choices;
    if (!choices.make(mem, count)) return BASTIDE_E_MEMORY;
    bastide_game_list_choices(game, choices.data(), count);
    for (int32_t i = 0; i < count; ++i) read_choice(out, choices[i]);
    choices.end();
    return BASTIDE_OK;
}

/// The kinds of all pieces of the game: the numbers and planes are made for them.
bastide_status read_pieces(const bastide_game* game, Table& out) noexcept
{
    out.pieces = bastide_game_list_pieces(game, nullptr, 0);
    if (out.pieces < 0) return out.pieces;
    for (int32_t id = 0; id < out.pieces; ++id) {
        bastide_piece piece;
        if (bastide_game_get_piece(game, id, &piece) == BASTIDE_OK && piece.kind < kKinds)
            out.piece_kinds |= UINT64_C(1) << piece.kind;
    }
    return BASTIDE_OK;
}

bool is_plain(const Table& table) noexcept
{
    constexpr uint64_t kKindsOfFollowers =
        (UINT64_C(1) << BASTIDE_PIECE_FOLLOWER) | (UINT64_C(1) << BASTIDE_PIECE_LARGE_FOLLOWER);
    constexpr uint64_t kSets =
        (UINT64_C(1) << BASTIDE_SET_BASE) | (UINT64_C(1) << BASTIDE_SET_WINTER) | (UINT64_C(1) << BASTIDE_SET_INNS_CATHEDRALS);
    return !table.is_dice && (table.piece_kinds & ~kKindsOfFollowers) == 0 && (table.sets & ~kSets) == 0;
}

bastide_status read_tiles(const bastide_game* game, const bastide_allocator& mem, Table& out,
                          Array<bastide_tile_def>& defs) noexcept
{
    out.types = bastide_game_list_tiles(game, nullptr, 0);
    if (out.types < 0) return out.types;
    if (!defs.make(mem, out.types)) return BASTIDE_E_MEMORY;
    bastide_game_list_tiles(game, defs.data(), out.types);
    int64_t tiles = 0;
    for (int32_t i = 0; i < out.types; ++i) tiles += defs[i].count;
    if (!out.is_dice) out.tiles = static_cast<int32_t>(tiles);
    return tiles > BASTIDE_BATCH_TILES_MAX ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

}  // namespace

bastide_status read_table(const bastide_game* game, const bastide_allocator& mem, Table& out,
                          Array<bastide_tile_def>& defs) noexcept
{
    bastide_config config;
    bastide_status status = bastide_game_get_config(game, &config);
    if (status != BASTIDE_OK) return status;
    out.seats = config.seats;
    out.is_dice = config.game == BASTIDE_GAME_DICE;
    if (!out.is_dice) status = read_choices(game, mem, out);
    if (status == BASTIDE_OK && !out.is_dice) status = read_pieces(game, out);
    out.is_plain = is_plain(out);
    return status == BASTIDE_OK ? read_tiles(game, mem, out, defs) : status;
}

}  // namespace bastide::batch

// ---- src/batch/view.cpp ----

// The lists of planes and scalars, in the order of an observation, and the stamps of tile types.


namespace bastide::batch {
namespace {

constexpr int32_t kSides = 4;

/// What the tile types of a game show. Planes exist only for these.
struct Shown {
    uint64_t sides = 0;
    uint64_t segments = 0;
    uint64_t marks = 0;
};

template <class Each>
void for_each_segment(const bastide_game* game, int32_t tile, int32_t rotation, Each&& each) noexcept
{
    bastide_segment_def segments[kSegments];
    const int32_t count = bastide_game_list_segments(game, tile, rotation, segments, kSegments);
    for (int32_t i = 0; i < count && i < kSegments; ++i) each(segments[i]);
}

Shown shown_by(const bastide_game* game, const Table& table, const bastide_tile_def* defs) noexcept
{
    Shown shown;
    for (int32_t tile = 0; tile < table.types; ++tile) {
        for (const int32_t side : defs[tile].sides) shown.sides |= UINT64_C(1) << side;
        shown.marks |= defs[tile].marks;
        for_each_segment(game, tile, 0, [&shown](const bastide_segment_def& segment) {
            shown.segments |= UINT64_C(1) << segment.kind;
            shown.marks |= segment.marks;
        });
    }
    return shown;
}

/// Sides whose middle the segment meets; a field meets none.
uint32_t sides_of(const bastide_segment_def& segment) noexcept
{
    uint32_t sides = 0;
    for (int32_t side = 0; side < kSides; ++side)
        if (((segment.ports >> (3 * side + 1)) & 1U) != 0) sides |= 1U << side;
    return segment.kind == BASTIDE_SEGMENT_FIELD ? 0 : sides;
}

void put(Stamp& stamp, int32_t plane, int32_t value) noexcept
{
    if (plane < 0) return;
    for (int32_t i = 0; i < stamp.count; ++i) {
        if (stamp.first[i] != plane) continue;
        stamp.values[i] = static_cast<uint8_t>(stamp.values[i] + value);
        return;
    }
    if (stamp.count == Stamp::kMost) return;
    stamp.first[stamp.count] = plane;
    stamp.values[stamp.count++] = static_cast<uint8_t>(value);
}

void put_once(Stamp& stamp, int32_t plane) noexcept
{
    if (plane < 0) return;
    for (int32_t i = 0; i < stamp.count; ++i)
        if (stamp.first[i] == plane) return;
    put(stamp, plane, 1);
}

/// The sides of a tile type as it lies.
void put_sides(Stamp& stamp, const Planes& planes, const bastide_tile_def& def, int32_t rotation) noexcept
{
    for (int32_t side = 0; side < kSides; ++side)
        put(stamp, planes.find(BASTIDE_BATCH_PLANE_SIDE, side, -1, def.sides[(side - rotation) & 3]), 1);
}

void put_joins(Stamp& stamp, const Planes& planes, const bastide_segment_def& segment) noexcept
{
    const uint32_t sides = sides_of(segment);
    for (int32_t side = 0; side < kSides; ++side)
        for (int32_t other = side + 1; other < kSides; ++other)
            if (((sides >> side) & (sides >> other) & 1U) != 0)
                put_once(stamp, planes.find(BASTIDE_BATCH_PLANE_JOIN, side, other, 0));
}

void put_segment(Stamp& stamp, const Planes& planes, const bastide_segment_def& segment) noexcept
{
    put_joins(stamp, planes, segment);
    put_once(stamp, planes.find(BASTIDE_BATCH_PLANE_SEGMENT, -1, -1, segment.kind));
    for (int32_t mark = 1; mark < kKinds; ++mark) {
        if (!has_bit(segment.marks, mark)) continue;
        const int32_t copies = mark == BASTIDE_MARK_PENNANT ? segment.pennants : 1;
        put(stamp, planes.find(BASTIDE_BATCH_PLANE_MARK, -1, -1, mark), copies);
    }
    uint32_t areas = sides_of(segment);
    if (segment.kind == BASTIDE_SEGMENT_FIELD) areas = 1U << kFieldArea;
    if (segment.index >= 0 && segment.index < kSegments)
        stamp.areas[segment.index] = static_cast<uint8_t>(areas != 0 ? areas : 1U << kElseArea);
}

void make_stamp(const bastide_game* game, const Planes& planes, const bastide_tile_def& def, int32_t rotation,
                Stamp& stamp) noexcept
{
    stamp = {};
    for (uint8_t& areas : stamp.areas) areas = 1U << kElseArea;
    put(stamp, planes.find(BASTIDE_BATCH_PLANE_TILE, -1, -1, 0), 1);
    put_sides(stamp, planes, def, rotation);
    uint64_t on_segments = 0;
    for_each_segment(game, def.id, rotation, [&](const bastide_segment_def& segment) {
        put_segment(stamp, planes, segment);
        on_segments |= segment.marks;
    });
    for (int32_t mark = 1; mark < kKinds; ++mark)
        if (has_bit(def.marks & ~on_segments, mark)) put(stamp, planes.find(BASTIDE_BATCH_PLANE_MARK, -1, -1, mark), 1);
}

}  // namespace

void Planes::add(int32_t kind, int32_t seat, int32_t side, int32_t other_side, int32_t number) noexcept
{
    if (count < kPlanesMax) all[count++] = {kind, seat, side, other_side, number, {}};
}

int32_t Planes::find(int32_t kind, int32_t side, int32_t other_side, int32_t number) const noexcept
{
    for (int32_t i = 0; i < count; ++i)
        if (all[i].kind == kind && all[i].side == side && all[i].other_side == other_side && all[i].number == number) return i;
    return -1;
}

void Planes::add_tiles(const bastide_game* game, const Table& table, const bastide_tile_def* defs) noexcept
{
    const Shown shown = shown_by(game, table, defs);
    for (const int32_t side_kind : {BASTIDE_SIDE_ROAD, BASTIDE_SIDE_CITY, BASTIDE_SIDE_RIVER})
        for (int32_t side = 0; side < kSides && has_bit(shown.sides, side_kind); ++side)
            add(BASTIDE_BATCH_PLANE_SIDE, -1, side, -1, side_kind);
    if (table.is_dice) return;
    for (int32_t side = 0; side < kSides; ++side)
        for (int32_t other = side + 1; other < kSides; ++other) add(BASTIDE_BATCH_PLANE_JOIN, -1, side, other, 0);
    for (const int32_t kind : {BASTIDE_SEGMENT_MONASTERY, BASTIDE_SEGMENT_FOUNDATION, BASTIDE_SEGMENT_GARDEN})
        if (has_bit(shown.segments, kind)) add(BASTIDE_BATCH_PLANE_SEGMENT, -1, -1, -1, kind);
    for (int32_t mark = 1; mark < kKinds; ++mark)
        if (has_bit(shown.marks, mark)) add(BASTIDE_BATCH_PLANE_MARK, -1, -1, -1, mark);
}

void Planes::add_pieces(const Table& table) noexcept
{
    pieces = count;
    for (int32_t seat = 0; seat < table.seats; ++seat) {
        for (int32_t side = 0; side < kSides; ++side) add(BASTIDE_BATCH_PLANE_PIECE_SIDE, seat, side, -1, 0);
        add(BASTIDE_BATCH_PLANE_PIECE_FIELD, seat, -1, -1, 0);
        add(BASTIDE_BATCH_PLANE_PIECE_ELSE, seat, -1, -1, 0);
    }
    for (int32_t kind = 1; kind < kKinds; ++kind) {
        if (!has_bit(table.piece_kinds, kind) || kind == BASTIDE_PIECE_FOLLOWER) continue;
        kinds[kind] = count;
        add(BASTIDE_BATCH_PLANE_PIECE_KIND, -1, -1, -1, kind);
    }
    last = count;
    add(BASTIDE_BATCH_PLANE_LAST, -1, -1, -1, 0);
}

void Planes::make(const bastide_game* game, const Table& table, const bastide_tile_def* defs) noexcept
{
    for (int32_t& kind : kinds) kind = -1;
    add(BASTIDE_BATCH_PLANE_TILE, -1, -1, -1, 0);
    add_tiles(game, table, defs);
    if (!table.is_dice) add_pieces(table);
    placeable = count;
    add(BASTIDE_BATCH_PLANE_PLACEABLE, -1, -1, -1, 0);
}

namespace {

/// Writes scalars, or only counts them.
struct Scalars {
    bastide_batch_scalar* out;
    int32_t count = 0;

    void add(int32_t kind, int32_t seat = -1, int32_t side = -1, int32_t number = 0) noexcept
    {
        if (out) out[count] = {kind, seat, side, number, {}};
        ++count;
    }
};

void add_decision(Scalars& list, const Table& table) noexcept
{
    for (int32_t kind = BASTIDE_BATCH_SCALAR_DECIDER; kind <= BASTIDE_BATCH_SCALAR_COLUMN; ++kind) list.add(kind);
    for (int32_t slot = 0; slot < table.hand_slots; ++slot) {
        list.add(BASTIDE_BATCH_SCALAR_TILE, -1, -1, slot);
        for (int32_t side = 0; side < kSides; ++side) list.add(BASTIDE_BATCH_SCALAR_TILE_SIDE, -1, side, slot);
    }
}

void add_seat(Scalars& list, const Table& table, int32_t seat) noexcept
{
    list.add(BASTIDE_BATCH_SCALAR_SCORE, seat);
    for (int32_t kind = 1; kind < kKinds; ++kind)
        if (has_bit(table.piece_kinds, kind)) list.add(BASTIDE_BATCH_SCALAR_SUPPLY, seat, -1, kind);
    if (has_bit(table.sets, BASTIDE_SET_TOWER)) list.add(BASTIDE_BATCH_SCALAR_PRISONERS, seat);
    if (has_bit(table.sets, BASTIDE_SET_TRADERS_BUILDERS))
        for (const int32_t kind : {BASTIDE_PIECE_WINE, BASTIDE_PIECE_GRAIN, BASTIDE_PIECE_CLOTH})
            list.add(BASTIDE_BATCH_SCALAR_TOKENS, seat, -1, kind);
    list.add(BASTIDE_BATCH_SCALAR_HELD, seat);
    list.add(BASTIDE_BATCH_SCALAR_RESIGNED, seat);
}

void add_dice(Scalars& list, const Table& table) noexcept
{
    for (int32_t number = 0; number < kDiceNumbers; ++number) {
        if (number != 14) list.add(BASTIDE_BATCH_SCALAR_DICE, -1, -1, number);
        for (int32_t seat = 0; seat < table.seats && number == 14; ++seat) list.add(BASTIDE_BATCH_SCALAR_DICE, seat, -1, number);
    }
}

}  // namespace

int32_t make_scalars(const Table& table, bastide_batch_scalar* out) noexcept
{
    Scalars list{out};
    add_decision(list, table);
    for (int32_t seat = 0; seat < table.seats; ++seat) add_seat(list, table, seat);
    if (table.is_dice) add_dice(list, table);
    for (int32_t tile = 0; tile < table.types && !table.is_dice; ++tile) list.add(BASTIDE_BATCH_SCALAR_LEFT, -1, -1, tile);
    return list.count;
}

void make_stamps(const bastide_game* game, const Table& table, const bastide_tile_def* defs, const Planes& planes, int32_t cells,
                 Stamp* out) noexcept
{
    for (int32_t i = 0; i < 4 * table.types; ++i) {
        make_stamp(game, planes, defs[i / 4], i % 4, out[i]);
        for (int32_t k = 0; k < out[i].count; ++k) out[i].first[k] *= cells;
    }
}

}  // namespace bastide::batch
