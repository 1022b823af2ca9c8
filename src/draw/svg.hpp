// SPDX-License-Identifier: MIT
// Writes SVG into a caller's buffer and counts what does not fit. Coordinates are integers, 1024 to a tile.
#pragma once

#include "bastide_draw.h"

namespace bastide::draw {

inline constexpr int32_t kTile = 1024;  ///< units of a tile

class Svg {
public:
    /// `number` is in the ids of this picture: '@' in a text becomes "b<number>-".
    Svg(char* out, int32_t cap, int32_t number) noexcept : out_(out), cap_(cap), number_(number) {}

    /// Markup of our own: '@' is the prefix of ids.
    Svg& put(const char* markup) noexcept;
    Svg& put(int32_t number) noexcept;
    /// Text of others, escaped.
    Svg& put_text(const char* text) noexcept;
    /// "#rrggbb".
    Svg& put_colour(uint32_t colour) noexcept;
    /// ` NAME="VALUE"`.
    Svg& put_attribute(const char* name, int32_t value) noexcept;

    /// Ends the text with NUL; the length of the whole, or E_LIMIT.
    int32_t finish() noexcept;

private:
    void put_char(char c) noexcept;

    char* out_;
    int32_t cap_;
    int32_t number_;
    int64_t length_ = 0;
};

/// `<rect>` with a class.
void put_rect(Svg& svg, const char* look, bastide_point corner, bastide_point size) noexcept;

/// `<use>` of a symbol at a point, with a class; `look` may be empty.
void put_use(Svg& svg, const char* symbol, const char* look, bastide_point at) noexcept;

}  // namespace bastide::draw
