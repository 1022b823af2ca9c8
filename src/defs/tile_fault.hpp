// SPDX-License-Identifier: MIT
// The result of reading a line of tile text: a tile type, or a fault with its column and the port and segments it is about.
#pragma once

#include "defs/defs.hpp"

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
    bad_near,
    bad_pennants,
    bad_corner,
    corner_reached,
    bad_gardens,
    too_many_segments,
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
    bad_spring,
    bad_open,
    bad_wall,
    bad_over,
    crossing_of_ends,
    crossing_not_given,
    border_not_given,
    end_twice,
    end_missing,
    end_needless,
    unknown_mark,
    too_many_marks,
    wild_with_sides,
    abbacy_alone,
};

struct TileReading {
    TileDef def;
    TileFault fault = TileFault::none;
    u8 port = 0;     ///< the port that the fault is about
    u8 segment = 0;  ///< index of the segment concerned: the first that claimed the port, or the road with the wrong end
    u8 other = 0;    ///< index of the segment that crosses it or that it borders
    u32 column = 0;  ///< from 1
};

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

constexpr bool is_name_letter(char c) noexcept
{
    return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
}

}  // namespace bastide
