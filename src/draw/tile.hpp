// SPDX-License-Identifier: MIT
// One tile: its segments, which are turned with it, and its marks, which stand upright in every rotation.
#pragma once

#include "draw/list.hpp"
#include "draw/marks.hpp"

namespace bastide::draw {

/// Where tile types come from: a game or a set, and the geometry of its types.
struct Source {
    const bastide_game* game;
    const bastide_tileset* set;
    const bastide_geometry* geometry;

    int32_t list_tiles(bastide_tile_def* out, int32_t cap) const noexcept;
    int32_t list_segments(int32_t tile, int32_t rotation, bastide_segment_def* out, int32_t cap) const noexcept;
};

/// One tile type as it lies. It is read once and drawn in parts; a list that finds no memory is drawn as if it were empty, and
/// status() says so.
class Tile {
public:
    Tile(const Source& source, const bastide_allocator& mem) noexcept
        : source_(source), segments_(mem), signs_(mem), paths_(mem), points_(mem)
    {
    }

    /// Reads a type. @return OK, E_ABSENT for no such type, E_MEMORY.
    bastide_status read(int32_t tile, int32_t rotation) noexcept;

    /// Reads a placed tile as it lies, with a road that was laid across it. @return as above
    bastide_status read(const bastide_placed& placed) noexcept;

    /// Draws the type at rotation 0. Precondition: it was read at rotation 0.
    void draw_ground(Svg& svg) noexcept;
    /// Draws buildings, villages, gates and pennants.
    void draw_marks(Svg& svg, Marks& marks, const bastide_tile_def& def) noexcept;
    /// Adds the outline of a segment to the data of a path.
    void put_outline(Svg& svg, int32_t segment) noexcept;

    int32_t kind_of(int32_t segment) const noexcept;
    int32_t segments() const noexcept { return segments_.count(); }
    bool find_spot(int32_t segment, bastide_point& out) const noexcept;
    /// OK, or the first failure.
    bastide_status status() const noexcept { return status_; }

private:
    /// Adds a path of the lists of the last call.
    void put_path(Svg& svg, const bastide_path& path) const noexcept;
    void put_arcs(Svg& svg, const char* look, bool (*wanted)(int32_t kind, int32_t one, int32_t other)) noexcept;
    const char* name_of_sign(Marks& marks, const bastide_tile_def& def, const bastide_sign& sign) const noexcept;

    template <class T, class ListCall>
    void fill(List<T>& list, ListCall&& call) noexcept
    {
        const bastide_status status = list.fill(call);
        if (status_ == BASTIDE_OK) status_ = status;
    }

    Source source_;
    bastide_status status_ = BASTIDE_OK;
    int32_t tile_ = 0;  ///< its number in calls of geometry
    int32_t rotation_ = 0;
    List<bastide_segment_def> segments_;
    List<bastide_sign> signs_;
    List<bastide_path> paths_;  ///< of the last call
    List<bastide_point> points_;
};

}  // namespace bastide::draw
