// SPDX-License-Identifier: MIT
// The handle of a geometry: a drawing of each tile type.
#pragma once

#include "bastide.h"
#include "geometry/drawing.hpp"

struct bastide_geometry {
    bastide::Memory memory;
    bastide::u32 bytes;
    bastide::i32 count;
    bastide::geometry::Drawing** drawing;  ///< by tile id; behind the handle in the same block
};

namespace bastide {

/// The drawing of a tile type; null for no such tile.
inline const geometry::Drawing* drawing_of(const bastide_geometry& geometry, i32 tile) noexcept
{
    return is_within(tile, 0, geometry.count - 1) ? geometry.drawing[tile] : nullptr;
}

/// Writes the entries of a list until the capacity is reached, and counts all.
template <class Record>
class ListWriter {
public:
    ListWriter(Record* out, i32 cap) noexcept : out_(out), cap_(cap) {}

    void put(const Record& record) noexcept
    {
        if (count_ < cap_) out_[count_] = record;
        ++count_;
    }
    i32 count() const noexcept { return count_; }

private:
    Record* out_;
    i32 cap_;
    i32 count_ = 0;
};

}  // namespace bastide
