// SPDX-License-Identifier: MIT
// The marks of the boxes: what stands on tiles and on segments, as symbols around their middle, 1024 units to a tile.
#pragma once

#include "draw/svg.hpp"

namespace bastide::draw {

/// What a mark shows. Its `kind` is a number of the vocabulary beside.
enum class Shows : uint8_t {
    piece,     ///< bastide_piece_kind
    stack,     ///< bastide_piece_kind: pieces that lie on one another, drawn once with their number
    token,     ///< bastide_piece_kind: something that seats win and count, in colours of its own
    building,  ///< bastide_segment_kind
    shown_as,  ///< bastide_mark: in place of the building with that mark
    sign,      ///< bastide_sign_kind
    mark,      ///< bastide_mark
    wild,      ///< bastide_set: a tile that fits everywhere
    seat       ///< the sign of a seat, from 0
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

extern const BoxMarks kBaseMarks;
extern const BoxMarks kTowerMarks;
extern const BoxMarks kAbbeyMayorMarks;
extern const BoxMarks kInnsCathedralsMarks;
extern const BoxMarks kTradersBuildersMarks;
extern const BoxMarks kRiverMarks;
extern const BoxMarks kKingRobberMarks;
extern const BoxMarks kFestivalMarks;
extern const BoxMarks kSiegeMarks;
extern const BoxMarks kCultMarks;
extern const BoxMarks kAbbotMarks;
extern const BoxMarks kPhantomMarks;
extern const BoxMarks kDarmstadtMarks;

/// The marks that a picture has used so far, so that it defines those alone.
class Marks {
public:
    /// The name of a mark, or null when no box has it.
    const char* find(Shows shows, int32_t kind) noexcept;
    /// The definitions of all marks that were found.
    void define(Svg& svg) const noexcept;

private:
    uint64_t used_ = 0;
};

}  // namespace bastide::draw
