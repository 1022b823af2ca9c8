// SPDX-License-Identifier: MIT
// The shapes that the segments of a tile are drawn as, with an exact inside test. They come from its definition alone. Where
// shapes overlap the first in this order wins: buildings, roads over cities, cities, roads and rivers. Fields are what is left.
#pragma once

#include "defs/defs.hpp"
#include "geometry/points.hpp"

namespace bastide::geometry {

/// As a segment: a point that no shape covers.
inline constexpr i32 kGround = -1;

/// The part of the tile that a city with several sides leaves out: one side and a parabola, or two sides and a bowed diagonal.
struct Cut {
    i32 side = 0;   ///< the first side, clockwise
    i32 sides = 0;  ///< 1 or 2
    i32 depth = 0;  ///< of the parabola; of the diagonal: how far its middle bows towards the city, along x - y
};

struct CityShape {
    i32 segment = 0;
    i32 only_side = -1;  ///< a city with one side is a parabola on it
    i32 overpass = 0;    ///< how far a city with one side reaches into the tile as an overpass over another city; 0: it is none
    i32 tip = 0;         ///< how far from its side a city with one side reaches with a tip that parts two fields; 0: it has none
    i32 tip_half = 0;    ///< half the width of the tip where it ends
    bool joins_next = false;      ///< it meets the city at the next side, clockwise, from their corner to the end of the tip
    bool joins_previous = false;  ///< the same at the side before
    u32 left_halves = 0;          ///< bit 2 * side + half, clockwise: it leaves this half of a side to another city or to a field
    i32 cuts = 0;
    Cut cut[kSides];
};

/// A road or river, or one arm of it, around its centre line.
struct Strip {
    static constexpr i32 kMaxPoints = 17;

    i32 segment = 0;
    i32 half = 0;  ///< half its width
    i32 pond = 0;  ///< radius of the water in which a river begins or ends, around its last point; 0: none
    bool is_overpass = false;
    i32 count = 0;
    Point point[kMaxPoints];
    Point least{kTileUnits, kTileUnits};  ///< of the box around the points
    Point most{0, 0};
};

/// A square on which a monastery, foundation or garden stands.
struct Building {
    i32 segment = 0;
    i32 half = 0;
    Point middle;
};

class Shapes {
public:
    static constexpr i32 kMaxBuildings = 3;

    explicit Shapes(const TileDef& def) noexcept;

    /// The segment whose shape covers a point, or kGround.
    i32 segment_at(Point p) const noexcept;

    i32 strips() const noexcept { return strips_; }
    const Strip& strip(i32 i) const noexcept { return strip_[i]; }
    i32 buildings() const noexcept { return buildings_; }
    const Building& building(i32 i) const noexcept { return building_[i]; }
    /// Whether a road ends at the middle of the tile, at a village.
    bool has_village() const noexcept { return village_ >= 0; }
    i32 village() const noexcept { return village_; }  ///< the first such road
    /// Whether a road ends at the middle of the tile, at a thing that is no segment.
    bool has_thing_in_middle() const noexcept;

private:
    /// The segments that the points of a grid over the tile show.
    struct Grid {
        static constexpr i32 kStep = 32;
        static constexpr i32 kPoints = kTileUnits / kStep + 1;  ///< along a side

        explicit Grid(const Shapes& shapes) noexcept;

        static constexpr Point point(i32 x, i32 y) noexcept { return {x * kStep, y * kStep}; }
        /// Whether a square around a point shows one segment, or only ground.
        bool is_even(i32 x, i32 y, i32 reach) const noexcept;

        i8 shown[kPoints][kPoints];
    };

    const Segment& printed(i32 segment) const noexcept { return def_.segment[segment]; }
    bool is_kind(i32 segment, SegmentKind kind) const noexcept { return printed(segment).kind == kind; }
    /// A city that shares a side owns it, too.
    bool owns(i32 segment, i32 side) const noexcept
    {
        const u32 ports = static_cast<u32>(printed(segment).ports) >> (3 * side);
        return (ports & (is_kind(segment, SegmentKind::city) ? 7 : 2)) != 0;
    }
    i32 count_sides(i32 segment) const noexcept;
    i32 first_in(u16 mask, SegmentKind kind) const noexcept;

    void add_city(i32 segment) noexcept;
    i32 depth_of_cut(i32 segment, i32 side, bool has_corners) const noexcept;
    void add_tip(CityShape& city) const noexcept;
    i32 length_of_tip(i32 side) const noexcept;
    bool reaches_thing_in_middle(i32 city) const noexcept;
    i32 bow_of_cut(i32 segment, i32 side, bool has_corners) const noexcept;
    bool has_other_city_at(i32 segment, i32 side) const noexcept;

    Strip& add_strip(i32 segment) noexcept;
    void add_passing(i32 segment) noexcept;
    void add_along_wall(Strip& strip, i32 from, i32 to, const CityShape& city) noexcept;
    void add_tunnel(i32 segment) noexcept;
    void add_ending(i32 segment) noexcept;
    void add_river_end(Strip& strip, i32 side) noexcept;
    i32 owner_of(i32 port) const noexcept;
    i32 river_in_middle() const noexcept;
    void lead_to_gate(Strip& strip, i32 side, const CityShape& city) noexcept;
    void continue_to_gate(Strip& strip) noexcept;
    bool is_passed(i32 segment) const noexcept;
    const CityShape* city_of(i32 segment) const noexcept;
    const Cut* cut_at(const CityShape& city, i32 side) const noexcept;
    i32 gates_of(i32 city) const noexcept;

    void place_at_end(i32 segment) noexcept;
    void place_at_bend(i32 segment) noexcept;
    void place_anywhere(i32 segment) noexcept;
    bool has_building(i32 segment) const noexcept;
    bool can_hide(i32 segment, i32 shown) const noexcept;
    bool find_place(const Grid& grid, i32 segment, i32 reach, Point& out) const noexcept;

    static bool covers(const CityShape& city, Point p) noexcept;
    static bool covers(const Strip& strip, Point p) noexcept;
    i32 city_at(Point p) const noexcept;

    const TileDef& def_;
    i32 cities_ = 0;
    i32 strips_ = 0;
    i32 buildings_ = 0;
    i32 village_ = -1;
    CityShape city_[kSides];
    Strip strip_[kSides];
    Building building_[kMaxBuildings];
};

}  // namespace bastide::geometry
