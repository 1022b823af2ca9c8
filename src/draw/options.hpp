// SPDX-License-Identifier: MIT
// Checks the options of a picture, and what depends on the theme.
#pragma once

#include "draw/svg.hpp"

namespace bastide::draw {

/// The options to use, or the status that refuses them.
bastide_status read_options(const bastide_draw_options* given, bastide_draw_options& out) noexcept;

/// Whether a buffer and its capacity are valid arguments.
inline bool is_buffer(const void* out, int32_t cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// Whether the tiles of a game lie on a board. Those of a dice game are faces of dice.
inline bool has_board(const bastide_game* game) noexcept { return bastide_game_list_dice(game, nullptr, 0) < 0; }

/// Leaves an empty text behind and returns the status.
inline int32_t give_up(char* out, int32_t cap, bastide_status status) noexcept
{
    if (cap > 0) *out = '\0';
    return status;
}

/// Opens the picture: a view of the board from a corner, the style sheet, the background.
void begin(Svg& svg, const bastide_draw_options& options, bastide_point corner, bastide_point size) noexcept;

inline bool has(const bastide_draw_options& options, bastide_draw_flag flag) noexcept { return (options.flags & flag) != 0; }

}  // namespace bastide::draw
