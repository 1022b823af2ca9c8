// SPDX-License-Identifier: MIT
// What a config says to the numbers and planes of a batch: seats, boxes, pieces, tile types. Read once from a game.
#pragma once

#include "batch/array.hpp"

namespace bastide::batch {

inline constexpr int32_t kKinds = 64;        ///< numbers of pieces, action kinds, marks and sets are below
inline constexpr int32_t kSegments = 12;     ///< segments of a tile
inline constexpr int32_t kDefaultDice = 17;  ///< the window of the dice game, unless the host asks for another
inline constexpr int32_t kFaces = 4;         ///< tile types of the dice game
inline constexpr int32_t kDice = 9;          ///< dice of the dice game

/// What is asked of a config. Options are only those that change what can be decided, or who sees what.
struct ConfigFacts {
    bool is_dice = false;
    bool hides_hands = false;  ///< a seat sees a tile that another does not
    bool names_seat = false;   ///< a seat is named, by toss
    bool sells = false;        ///< tiles are sold
    bool has_bazaars = false;  ///< tiles are laid open, chosen and won
    bool without_bazaars = false;
    bool chooses_place = false;  ///< a seat chooses the feature for which it is paid
    bool is_plain = false;       ///< a piece leaves its supply by DEPLOY alone, and the board for its supply alone; a
                                 ///< seat may PASS in the decision to deploy alone
    int32_t hand_slots = 1;      ///< types among which a seat may choose
    bool has_hands = false;      ///< seats hold drawn tiles
    int32_t seats = 0;
    int32_t tiles = 0;  ///< copies of all types
    int32_t types = 0;
    int32_t pieces = 0;
    int32_t pieces_per_seat = 0;  ///< ids count through by seat; pieces without an owner come last
    int32_t variables = 0;        ///< numbers that the rules keep
    uint64_t sets = 0;            ///< bit n: the set n is played
    uint64_t piece_kinds = 0;     ///< bit n: there are pieces of the kind n
    uint64_t seat_kinds = 0;      ///< bit n: seats have pieces of the kind n, with ids
    uint64_t tokens = 0;          ///< bit n: seats count tokens of the kind n
    int32_t mage = -1;            ///< the id of the piece; -1 none
    int32_t witch = -1;           ///< the same
    int32_t token = -1;           ///< the id of the first tunnel token of seat 0; -1 none
    int32_t tokens_per_seat = 0;  ///< tunnel tokens
};

/// Reads the config of a game and its tile types, which the caller ends. @return OK, E_LIMIT, or a status of the calls.
bastide_status read_table(const bastide_game* game, const bastide_allocator& mem, ConfigFacts& out,
                          Array<bastide_tile_def>& defs) noexcept;

/// The number of a piece as a seat counts: its own pieces first, then those of the seat after it. -1 stays.
inline int32_t number_of_piece(const ConfigFacts& table, int32_t base, int32_t id) noexcept
{
    const int32_t owned = table.pieces_per_seat * table.seats;
    if (id < 0 || id >= owned) return id;
    const int32_t from_base = id - base * table.pieces_per_seat;
    return from_base < 0 ? from_base + owned : from_base;
}

inline bool has_bit(uint64_t mask, int32_t bit) noexcept { return bit >= 0 && bit < kKinds && ((mask >> bit) & 1U) != 0; }

}  // namespace bastide::batch
