// SPDX-License-Identifier: MIT
// What the files about bazaars share: the open tiles, those that seats won, and where a turn stands.
#pragma once

#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "play/racks.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

/// What kRound says of the turn.
enum class Round : u16 {
    none,
    in_round,  ///< it began with a tile that was won
    held,      ///< its bazaar was held
};

inline Round round_of(const View& view) noexcept { return static_cast<Round>(view.this_turn(kModule, kRound)); }

/// The tiles that lie open.
inline Rack market_of(const View& view) noexcept { return rack_of(view.rules, kModule, kNature); }
/// The tile that a seat won and has not placed.
inline Rack won_by(const View& view, int seat) noexcept { return rack_of(view.rules, kModule, seat); }

inline bool has_won_tile(const View& view, int seat) noexcept { return static_cast<bool>(tile_in(view, won_by(view, seat), 0)); }

inline u32 count_playing(const View& view) noexcept { return count_bits(view.playing()); }

}  // namespace bastide::boxes::bridges_castles_bazaars
