// SPDX-License-Identifier: MIT
// The config of a tile game: the head and all choices, with defaults filled in.
#pragma once

#include "common/enums.hpp"
#include "common/event_log.hpp"
#include "common/rules_revision.hpp"

namespace bastide {

inline constexpr int kMaxHostSets = 16;
inline constexpr int kMaxCopies = 1000;     ///< copies of one tile set
inline constexpr int kMaxOfAKind = 100;     ///< pieces of one kind for each seat
static_assert(kMaxOfAKind <= 0xFF);         // a seat counts its supply in bytes
inline constexpr int kMaxBushes = 1024;     ///< tile types that can be marked as drawn with bushes
inline constexpr int kMaxEvents = 1 << 20;  ///< the greatest capacity of a log

/// One choice of a host, not yet checked: the numbers can have any value.
struct Choice {
    i32 kind = 0;
    i32 id = 0;
    i32 value = 0;
};

constexpr Choice choose(Set set) noexcept { return {static_cast<i32>(ChoiceKind::set), static_cast<i32>(set), 1}; }
constexpr Choice choose(Option option) noexcept { return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), 1}; }

struct Config {
    GameKind game = GameKind::tiles;
    Chance chance = Chance::seeded;
    u8 seats = 2;
    u8 first_seat = 0;
    bool stops_before_final = false;  ///< the game waits for nature's FINISH before the final scoring
    Retention retention;
    u64 seed = 0;
    u32 revision = kRulesRevision;  ///< under which the game began
    u16 copies[kSets] = {};
    u16 host_copies[kMaxHostSets] = {};
    i16 pieces[kPieceKinds] = {};  ///< per seat; -1: the number of the box
    i32 options[kOptionCount] = {};
    u64 bushes[kMaxBushes / 64] = {};  ///< bit set of the tile types, from 0, whose village is drawn with bushes

    void add_bush(u32 tile) noexcept { bushes[tile / 64] |= u64{1} << (tile % 64); }
    bool has_bush(u32 tile) const noexcept { return tile < kMaxBushes && (bushes[tile / 64] >> (tile % 64)) & 1; }
    bool has_bushes() const noexcept
    {
        u64 any = 0;
        for (const u64 word : bushes) any |= word;
        return any != 0;
    }
};

}  // namespace bastide
