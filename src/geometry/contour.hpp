// SPDX-License-Identifier: MIT
// Marching squares with many labels: walks the boundaries between the segments of a lattice and makes arcs of them.
#pragma once

#include "geometry/drawing.hpp"
#include "geometry/labels.hpp"

namespace bastide::geometry {

/// Arcs and their points while a tile is drawn. The sizes are those of the worst lattice: each of its edges crossed.
class Contour {
public:
    static constexpr i32 kEdges = 2 * kPoints * kCells;
    static constexpr i32 kMaxArcs = kEdges + kMaxRimNodes;  ///< every other arc has a crossing of its own
    static constexpr i32 kMaxPoints = kEdges + 2 * kMaxArcs;

    Contour(const TileDef& def, const Labels& labels, const Rim& rim) noexcept;

    i32 arcs() const noexcept { return arcs_; }
    i32 points() const noexcept { return points_; }
    const Path& arc(i32 i) const noexcept { return arc_[i]; }
    StoredPoint point(i32 i) const noexcept { return point_[i]; }

private:
    /// An edge of a lattice cell: 0 north, 1 east, 2 south, 3 west.
    struct Step {
        i32 x = 0;
        i32 y = 0;
        i32 edge = 0;
    };
    static constexpr u16 kNoHalf = 0xFFFF;

    i8 corner(i32 x, i32 y, i32 k) const noexcept { return labels_.at(x + (k == 1 || k == 2 ? 1 : 0), y + (k >= 2 ? 1 : 0)); }
    bool is_crossed(i32 x, i32 y, i32 edge) const noexcept { return corner(x, y, edge) != corner(x, y, (edge + 1) % 4); }
    i32 count_crossed(i32 x, i32 y) const noexcept;
    bool is_junction(i32 x, i32 y) const noexcept;
    i32 exit_of(Step entry) const noexcept;
    static i32 index_of(Step at) noexcept;
    static bool leaves_tile(Step at) noexcept;
    Point crossing(Step at) const noexcept;
    static i32 spoke(Step at) noexcept { return (at.y * kCells + at.x) * 4 + at.edge; }

    void add_rim() noexcept;
    void begin_arc(u8 right, u8 left) noexcept;
    void add_point(Point p) noexcept { point_[points_++] = {static_cast<i16>(p.x), static_cast<i16>(p.y)}; }
    void end_arc() noexcept;
    void trace(Step entry) noexcept;
    void trace_from_rim(i32 node) noexcept;
    void trace_from_junction(Step spoke) noexcept;
    void trace_loop(Step entry) noexcept;
    void thin(Path& arc) noexcept;
    Role role_of(const Path& arc) const noexcept;
    void link() noexcept;
    HalfArc next_after(HalfArc half) const noexcept;

    const TileDef& def_;
    const Labels& labels_;
    const Rim& rim_;
    i32 arcs_ = 0;
    i32 points_ = 0;
    Path arc_[kMaxArcs];
    StoredPoint point_[kMaxPoints];
    u8 is_walked_[kEdges] = {};
    i32 node_end_[2 * kMaxArcs];        ///< where a half-arc ends: a spoke of a junction, or -1 - node of the rim
    u16 leaving_[kCells * kCells * 4];  ///< by spoke: the half-arc that leaves its junction there
    u16 from_rim_[kMaxRimNodes];        ///< by node: the half-arc that leads into the tile
    bool is_kept_[kMaxPoints];
};

}  // namespace bastide::geometry
