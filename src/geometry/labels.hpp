// SPDX-License-Identifier: MIT
// The segment at each point of a lattice over a tile, and where the boundary between two neighbouring points lies. Points on the
// rim are labelled by ports alone, so that the rims of two neighbours agree; inside, the shapes decide, then the definition.
#pragma once

#include "geometry/shapes.hpp"

namespace bastide::geometry {

inline constexpr i32 kCells = 32;           ///< of the lattice, along a side
inline constexpr i32 kPoints = kCells + 1;  ///< of the lattice, along a side
inline constexpr i32 kStep = kTileUnits / kCells;
inline constexpr i32 kMaxRimNodes = 3 * kSides;

/// The nodes that cut the rim into arcs, clockwise from the north-west corner. They follow from the kinds of the sides alone:
/// every corner, the edges of a road or river, the middle of a field's side; and where two cities share a side, its middle.
class Rim {
public:
    explicit Rim(const TileDef& def) noexcept;

    i32 nodes() const noexcept { return nodes_; }
    i32 first_of(i32 side) const noexcept { return first_[side]; }
    i32 at(i32 node) const noexcept { return at_[node]; }  ///< units along the rim, from 0 to 4095
    Point point(i32 node) const noexcept { return point_at(at_[node]); }
    u8 segment(i32 arc) const noexcept { return segment_[arc]; }  ///< of the arc that begins at this node

    /// The arc at a place of the rim.
    i32 arc_at(i32 units) const noexcept;

    static Point point_at(i32 units) noexcept { return from_side({units % kTileUnits, 0}, units / kTileUnits % kSides); }

private:
    i32 nodes_ = 0;
    i32 first_[kSides + 1] = {};
    i32 at_[kMaxRimNodes] = {};
    u8 segment_[kMaxRimNodes] = {};
};

class Labels {
public:
    Labels(const TileDef& def, const Shapes& shapes, const Rim& rim) noexcept;

    i8 at(i32 x, i32 y) const noexcept { return label_[y][x]; }
    static bool is_on_rim(i32 x, i32 y) noexcept { return x == 0 || y == 0 || x == kCells || y == kCells; }

    /// Where the boundary crosses the lattice edge from (x, y) to its eastern or southern neighbour, which must have another
    /// label.
    Point crossing(i32 x, i32 y, bool is_south) const noexcept;

    /// Where the three segments of a lattice cell meet.
    Point junction(i32 x, i32 y) const noexcept;

    /// The label of any point inside a cell, by the shapes and the corners of the cell.
    i8 label_between(i32 cell_x, i32 cell_y, Point p) const noexcept;

private:
    static constexpr i8 kOpen = -1;

    bool is_field(i8 label) const noexcept { return label >= 0 && def_.segment[label].kind == SegmentKind::field; }
    bool shows(i32 shown, i8 label) const noexcept { return shown == label || (shown == kGround && is_field(label)); }
    static i32 rim_units(i32 x, i32 y) noexcept;

    void flood() noexcept;
    void fill_pockets() noexcept;
    i8 owner_of_pocket(const u16* pocket, i32 count) const noexcept;
    void enlarge_hidden_segments() noexcept;

    const TileDef& def_;
    const Shapes& shapes_;
    const Rim& rim_;
    i8 label_[kPoints][kPoints];
};

}  // namespace bastide::geometry
