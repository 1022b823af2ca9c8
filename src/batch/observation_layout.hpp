// SPDX-License-Identifier: MIT
// What an observation consists of: the lists of planes and scalars of a config, and what each tile type writes into planes.
#pragma once

#include "batch/config_facts.hpp"

namespace bastide::batch {

inline constexpr int32_t kPlanesMax = 256;
inline constexpr int32_t kAreas = 6;  ///< where a piece is on its tile: four sides, a field, elsewhere
inline constexpr int32_t kFieldArea = 4;
inline constexpr int32_t kElseArea = 5;
inline constexpr int32_t kDiceNumbers = 17;

/// What a tile type writes into its cell in one rotation, and where a piece on each of its segments is.
struct Stamp {
    static constexpr int32_t kMax = 30;
    int32_t first[kMax] = {};  ///< of the plane, its first byte in an observation
    uint8_t values[kMax] = {};
    uint8_t count = 0;
    uint8_t areas[kSegments] = {};  ///< bit n: the area n
};

/// The planes of a config. Those of pieces follow one another by seat, then area.
struct Planes {
    bastide_batch_plane all[kPlanesMax] = {};
    int32_t count = 0;
    int32_t pieces = -1;         ///< first plane of the pieces of seat 0
    int32_t kinds[kKinds] = {};  ///< plane of a kind of piece; -1 none
    int32_t last = -1;
    int32_t placeable = -1;

    void make(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs) noexcept;
    int32_t find(int32_t kind, int32_t side, int32_t other_side, int32_t number) const noexcept;

private:
    void add(int32_t kind, int32_t seat, int32_t side, int32_t other_side, int32_t number) noexcept;
    void add_tiles(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs) noexcept;
    void add_pieces(const ConfigFacts& table) noexcept;
};

/// Writes the scalars of a config, or counts them with NULL.
int32_t make_scalars(const ConfigFacts& table, bastide_batch_scalar* out) noexcept;

/// Fills four stamps for each tile type. @param cells bytes of a plane
void make_stamps(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs, const Planes& planes,
                 int32_t cells, Stamp* out) noexcept;

}  // namespace bastide::batch
