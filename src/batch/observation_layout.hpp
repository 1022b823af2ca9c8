// SPDX-License-Identifier: MIT
// What an observation consists of: the lists of planes and scalars of a config, and what each tile type writes into planes.
#pragma once

#include "batch/config_facts.hpp"

namespace bastide::batch {

inline constexpr int32_t kPlanesMax = 1024;  ///< eight seats with 63 kinds of pieces and all derived planes have fewer
inline constexpr int32_t kAreas = 6;         ///< where a piece is on its tile: four sides, a field, elsewhere
inline constexpr int32_t kWays = 2;          ///< of a road that is laid across a tile: north-south, east-west
inline constexpr int32_t kLinkWays = 6;      ///< of what joins two roads of a tile: those, then from each side to the next
inline constexpr int32_t kFieldArea = 4;
inline constexpr int32_t kElseArea = 5;
inline constexpr int32_t kDiceNumbers = 17;

/// What a tile type writes into its cell in one rotation, and where a piece on each of its segments is.
struct Stamp {
    static constexpr int32_t kMax = 48;
    int32_t first[kMax] = {};  ///< of the plane, its first byte in an observation
    uint8_t values[kMax] = {};
    uint8_t count = 0;
    uint8_t areas[kSegments] = {};  ///< bit n: the area n
};

/// Where a feature may meet a tile: the middles of its sides, the two halves of each side, and inside.
inline constexpr int32_t kEdges = 13;
inline constexpr int32_t kHalves = 4;  ///< the first of the halves, by side
inline constexpr int32_t kInside = 12;

/// The segments at the edges of a tile type in one rotation; -1 none. In the middle of a side only roads and cities count, at the
/// halves only fields, inside only monasteries and gardens.
struct Edges {
    int8_t segments[kEdges] = {};
};

/// Numbers of PLANE_PIECE_PLACE and SCALAR_PIECE for a piece that is on no segment.
inline constexpr int32_t kAtCorner = 13;
inline constexpr int32_t kAtTile = 14;
inline int32_t place_of_piece(int32_t spot, int32_t segment) noexcept
{
    if (spot == BASTIDE_SPOT_SEGMENT && segment >= 0 && segment < kSegments) return segment + 1;
    return spot == BASTIDE_SPOT_CORNER ? kAtCorner : kAtTile;
}

/// The planes of a config. Those of pieces follow one another by seat, then area; their places by seat, then kind.
struct Planes {
    bastide_batch_plane all[kPlanesMax] = {};
    int32_t count = 0;
    int32_t pieces = -1;          ///< first plane of the pieces of seat 0
    int32_t kinds[kKinds] = {};   ///< plane of a kind of piece; -1 none
    int32_t places[kKinds] = {};  ///< first plane of the places of a kind, of seat 0; -1 none
    int32_t place_kinds = 0;      ///< kinds that have such planes, of each seat
    int32_t last = -1;
    int32_t across[kLinkWays][3] = {};  ///< by way across a tile: of its two sides and of their join; -1 none
    int32_t placeable = -1;
    int32_t derived = 0;    ///< the first of the derived planes, up to `count`
    int32_t fields = -1;    ///< derived: of the halves; -1 when they are not asked for
    int32_t strength = -1;  ///< derived: of seat 0, in the order of the edges that are asked for
    int32_t open = -1;      ///< derived: of the middles of the sides and of what is inside
    int32_t points = -1;    ///< derived: of each edge
    bool has_fields = false;
    bool has_features = false;

    void make(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs, uint32_t asked) noexcept;
    /// A plane of tiles; -1 none. Those of pieces come after them.
    int32_t find(int32_t kind, int32_t side, int32_t other_side, int32_t number) const noexcept;

private:
    int32_t pieces_or_end() const noexcept { return pieces < 0 ? count : pieces; }
    void add(int32_t kind, int32_t seat, int32_t side, int32_t other_side, int32_t number) noexcept;
    void add_tiles(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs) noexcept;
    void find_across() noexcept;
    void add_pieces(const ConfigFacts& table) noexcept;
    void add_places(const ConfigFacts& table) noexcept;
    void add_edges(int32_t kind, int32_t seat, int32_t first, int32_t final) noexcept;
    void add_derived(const ConfigFacts& table, uint32_t asked) noexcept;
};

/// Writes the scalars of a config, or counts them with NULL.
int32_t make_scalars(const ConfigFacts& table, const bastide_tile_def* defs, bastide_batch_scalar* out) noexcept;

/// Fills four stamps for each tile type. @param cells bytes of a plane
void make_stamps(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs, const Planes& planes,
                 int32_t cells, Stamp* out) noexcept;

/// Fills the edges of each tile type in each rotation.
void make_edges(const bastide_game* game, const ConfigFacts& table, Edges* out) noexcept;

/// Whether a seat may hold tiles of a type.
inline bool is_held(const ConfigFacts& table, const bastide_tile_def& def) noexcept
{
    return table.has_hands || (def.flags & BASTIDE_TILE_FLAG_WILD) != 0;
}

}  // namespace bastide::batch
