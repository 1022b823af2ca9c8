// SPDX-License-Identifier: MIT
// Where pieces stand: points of the lattice, apart from one another first, well inside their segment second.
#pragma once

#include "geometry/drawing.hpp"
#include "geometry/labels.hpp"

namespace bastide::geometry {

/// Whether a segment is a road with a mark whose arms meet in the middle of the tile: there the mark is, so pieces stand on the
/// arms.
bool is_marked_crossing(const TileDef& def, i32 segment) noexcept;

class Spots {
public:
    Spots(const TileDef& def, const Labels& labels, const Shapes& shapes) noexcept;

    i32 count(i32 segment) const noexcept { return count_[segment]; }
    Point spot(i32 segment, i32 n) const noexcept { return spot_[segment][n]; }

private:
    /// How good a point is; the first difference decides.
    struct Worth {
        i32 apart = -1;   ///< squared distance to the nearest other spot, up to a limit
        i32 inside = -1;  ///< distance to the edge of the segment, up to a limit
        i32 away = 0;     ///< squared distance to where the spot should be

        constexpr bool is_better_than(const Worth& other) const noexcept
        {
            if (apart != other.apart) return apart > other.apart;
            return inside != other.inside ? inside > other.inside : away < other.away;
        }
    };

    struct LatticePoint {
        u8 x;
        u8 y;
    };

    void measure() noexcept;
    void sort() noexcept;
    bool is_at_edge(i32 x, i32 y) const noexcept;
    void choose(i32 segment, i32 n, Point near, i32 far_enough) noexcept;
    Point mean_of(i32 segment) const noexcept;
    i32 gather_others(i32 segment, i32 n, Point* out) const noexcept;

    const TileDef& def_;
    const Labels& labels_;
    u8 count_[kMaxSegments] = {};
    Point spot_[kMaxSegments][kSpots];
    u16 first_[kMaxSegments + 1] = {};
    LatticePoint point_[kPoints * kPoints];  ///< by segment, from `first_` on; those well inside first
    u8 inside_[kPoints][kPoints];            ///< distance to the edge in tenths of a step
};

}  // namespace bastide::geometry
