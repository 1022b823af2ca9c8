// SPDX-License-Identifier: MIT
//
// bastide_draw.hpp - the C++20 binding of bastide_draw.h: pictures of games as SVG. It is written as bastide.hpp is, whose head
// says what Result, Owner, buffers and empty handles are; link the library bastide_draw too.
//
//     #include "bastide_draw.hpp"
//
//     const auto geometry = bastide::Geometry::create(game).value();
//     const std::string svg = bastide::draw_board(game, geometry).value();
//
// Names      Those of bastide_draw.h without bastide_: DrawOptions, DrawTheme::dark, draw_flag::legal, draw_tile(). A tile or a
//            sheet of a Tileset is drawn by a function of the same name.
// Texts      A picture is a std::string. With a buffer of char as last argument a call writes there, without allocation by C++,
//            and returns the length of the whole picture; `memory` is what the library uses while it draws.
#ifndef BASTIDE_DRAW_HPP
#define BASTIDE_DRAW_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "bastide.hpp"
#include "bastide_draw.h"

namespace bastide {
inline namespace cpp_v1 {

// ---- Generated from the C header by capi/abi/tools/api.py: begin --------------------------------------------------------------
// clang-format off

enum class DrawTheme : std::int32_t {
    light = BASTIDE_DRAW_THEME_LIGHT,
    dark = BASTIDE_DRAW_THEME_DARK,
    print = BASTIDE_DRAW_THEME_PRINT
};

/// Their numbers have no names in the library.
constexpr NoVocabulary vocabulary_of(DrawTheme) noexcept { return {}; }

namespace draw_flag {
inline constexpr std::uint32_t labels = BASTIDE_DRAW_FLAG_LABELS;
inline constexpr std::uint32_t rulers = BASTIDE_DRAW_FLAG_RULERS;
inline constexpr std::uint32_t seats = BASTIDE_DRAW_FLAG_SEATS;
inline constexpr std::uint32_t legal = BASTIDE_DRAW_FLAG_LEGAL;
inline constexpr std::uint32_t last = BASTIDE_DRAW_FLAG_LAST;
}

// clang-format on
// ---- Generated: end --------------------------------------------------------------------------------------------------------

using DrawOptions = bastide_draw_options;  ///< how a picture looks

/// The defaults, ready to change: the light theme, 96 pixels a tile, rulers and seats.
inline DrawOptions draw_options() noexcept
{
    DrawOptions out = {};
    bastide_draw_options_init(&out);
    return out;
}

namespace detail {

/// Draws with room for a usual picture of its kind, because a picture that does not fit is drawn twice.
template <class Function, class... Arguments>
Result<std::string> write_picture(NoBuffer, std::size_t usual, Function function, Arguments... arguments)
{
    return fill_container<std::string>(usual, 1, function, arguments...);
}
template <class Function, class... Arguments>
Result<std::size_t> write_picture(std::span<char> out, std::size_t, Function function, Arguments... arguments) noexcept
{
    return fill_list(out, function, arguments...);
}

inline constexpr std::size_t usual_board = 0x3FFFF;
inline constexpr std::size_t usual_tile = 0x3FFF;

}  // namespace detail

/// The board of a game with its pieces; `features` are pointed out. StatusValue::absent for a game without tiles, ::memory,
/// ::limit.
template <BufferFor<char>... Buffer>
detail::DocumentResult<Buffer...> draw_board(const Game& game, const Geometry& geometry,
                                             const DrawOptions& options = draw_options(),
                                             std::span<const std::int32_t> features = {}, const Allocator* memory = nullptr,
                                             Buffer&&... buffer)
{
    return detail::write_picture(detail::destination<char>(buffer...), detail::usual_board, bastide_draw_board, game.get(),
                                 geometry.get(), &options, features.data(), detail::length(features.size()), memory);
}

/// One tile type of a game, turned. StatusValue::absent for no such tile, ::memory.
template <BufferFor<char>... Buffer>
detail::DocumentResult<Buffer...> draw_tile(const Game& game, const Geometry& geometry, std::int32_t tile,
                                            std::int32_t rotation = 0, const DrawOptions& options = draw_options(),
                                            const Allocator* memory = nullptr, Buffer&&... buffer)
{
    return detail::write_picture(detail::destination<char>(buffer...), detail::usual_tile, bastide_draw_tile, game.get(),
                                 geometry.get(), &options, tile, rotation, memory);
}
/// One tile type of a set; the geometry is that of the set.
template <BufferFor<char>... Buffer>
detail::DocumentResult<Buffer...> draw_tile(const Tileset& set, const Geometry& geometry, std::int32_t tile,
                                            std::int32_t rotation = 0, const DrawOptions& options = draw_options(),
                                            const Allocator* memory = nullptr, Buffer&&... buffer)
{
    return detail::write_picture(detail::destination<char>(buffer...), detail::usual_tile, bastide_draw_set_tile, set.get(),
                                 geometry.get(), &options, tile, rotation, memory);
}

/// Each tile type of a game once, with its name and its copies. StatusValue::absent for a game without tiles, ::memory.
template <BufferFor<char>... Buffer>
detail::DocumentResult<Buffer...> draw_sheet(const Game& game, const Geometry& geometry,
                                             const DrawOptions& options = draw_options(), const Allocator* memory = nullptr,
                                             Buffer&&... buffer)
{
    return detail::write_picture(detail::destination<char>(buffer...), detail::usual_board, bastide_draw_sheet, game.get(),
                                 geometry.get(), &options, memory);
}
/// Each tile type of a set once; the geometry is that of the set.
template <BufferFor<char>... Buffer>
detail::DocumentResult<Buffer...> draw_sheet(const Tileset& set, const Geometry& geometry,
                                             const DrawOptions& options = draw_options(), const Allocator* memory = nullptr,
                                             Buffer&&... buffer)
{
    return detail::write_picture(detail::destination<char>(buffer...), detail::usual_board, bastide_draw_set_sheet, set.get(),
                                 geometry.get(), &options, memory);
}

/// A dice game: the cities, the tray and the knights set aside. StatusValue::absent when this is not a dice game.
template <BufferFor<char>... Buffer>
detail::DocumentResult<Buffer...> draw_dice(const Game& game, const DrawOptions& options = draw_options(), Buffer&&... buffer)
{
    return detail::write_picture(detail::destination<char>(buffer...), detail::usual_tile, bastide_draw_dice, game.get(),
                                 &options);
}

}  // namespace cpp_v1
}  // namespace bastide

#endif
