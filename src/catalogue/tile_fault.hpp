// SPDX-License-Identifier: MIT
// What a line of tile text can say: a tile, or what is wrong with it, where, and which side or segment it is about.
#pragma once

#include "catalogue/rows.hpp"

namespace bastide {

enum class TileFault : u8 {
    none,
    no_name,
    name_too_long,
    name_reserved,
    bad_count,
    bad_sides,
    unknown_word,
    stray_character,
    given_twice,
    bad_side,
    bad_slot,
    bad_pennants,
    bad_corner,
    corner_reached,
    bad_gardens,
    too_many_parts,
    part_order,
    single_twice,
    port_claimed_twice,
    port_unclaimed,
    side_contradicted,
    border_missing,
    border_unknown,
    no_such_segment,
    segment_twice,
    bad_village,
    bad_gate,
    bad_door,
    bad_base,
    bad_wall,
    bad_over,
    over_of_caps,
    crossing_not_given,
    border_not_given,
    end_twice,
    end_missing,
    end_needless,
    wild_of_host,
    wild_with_sides,
};

/// Whose tiles are read. Wild tiles need a box that plays them.
enum class TileOwner : u8 { box, host };

struct TileReading {
    TileRow row;
    TileFault fault = TileFault::none;
    u8 port = 0;     ///< that it is about, for faults of the rim
    u8 part = 0;     ///< that it is about: who claimed the port before, or the road that ends wrongly
    u8 other = 0;    ///< what crosses it or what it borders
    u32 column = 0;  ///< from 1
};

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

/// The characters of a tile's name.
constexpr bool is_name_letter(char c) noexcept
{
    return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
}

}  // namespace bastide
