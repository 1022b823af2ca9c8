// SPDX-License-Identifier: MIT
// The marks of the boxes: what stands on tiles and on segments, as symbols around their middle, 1024 units to a tile.
#pragma once

#include "draw/svg.hpp"

namespace bastide::draw {

/// What a mark shows. Its `kind` is a number of the vocabulary beside.
enum class Shows : uint8_t {
    piece,        ///< bastide_piece_kind
    stack,        ///< bastide_piece_kind: pieces that lie on one another, drawn once with their number
    token,        ///< bastide_piece_kind: something that seats win and count, in colours of its own
    building,     ///< bastide_segment_kind
    shown_as,     ///< bastide_mark: in place of the building with that mark
    sign,         ///< bastide_sign_kind
    mark,         ///< bastide_mark, upright however its tile is turned
    turned_mark,  ///< bastide_mark, turned with its tile
    wild,         ///< bastide_set: a tile that fits everywhere
    seat,         ///< the sign of a seat, from 0
    span,         ///< bastide_piece_kind: a piece across its tile, as a road or from road to road, drawn from north to south
    bend          ///< bastide_piece_kind: the same, drawn from north to east
};

struct Mark {
    Shows shows;
    int32_t kind;
    const char* name;    ///< id of the symbol
    const char* markup;  ///< its shapes; '@' is the prefix of ids
};

/// Kinds of signs beside those of the library.
enum SignMark : int32_t { kOneHouse = 100, kBushes = 101 };

/// The marks of one box.
struct BoxMarks {
    const Mark* marks;
    int32_t count;
};

inline constexpr int32_t kMarksOfBox = 64;  ///< at most, as bits of a word

template <int32_t n>
constexpr BoxMarks list_of(const Mark (&marks)[n]) noexcept
{
    static_assert(n <= kMarksOfBox);
    return {marks, n};
}

/// The constant of each file in src/draw/marks.
namespace boxes {
#define BASTIDE_BOX_MARKS(box) extern const BoxMarks box;
#include "draw/marks_table.inc"
#undef BASTIDE_BOX_MARKS
}  // namespace boxes

inline constexpr const BoxMarks* kBoxes[] = {
#define BASTIDE_BOX_MARKS(box) &boxes::box,
#include "draw/marks_table.inc"
#undef BASTIDE_BOX_MARKS
};
inline constexpr int32_t kBoxCount = sizeof kBoxes / sizeof *kBoxes;

/// The marks that a picture has used so far, so that it defines those alone.
class Marks {
public:
    /// The name of a mark, or null when no box has it.
    const char* find(Shows shows, int32_t kind) noexcept;
    /// The definitions of all marks that were found.
    void define(Svg& svg) const noexcept;

private:
    uint64_t used_[kBoxCount] = {};  ///< bit i: the mark i of the box
};

}  // namespace bastide::draw
