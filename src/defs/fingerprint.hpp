// SPDX-License-Identifier: MIT
// The fingerprint of a tile set: different sets have different numbers, up to hash collisions. The compiler computes those of the
// built-in sets.
#pragma once

#include "common/hash.hpp"
#include "defs/defs.hpp"

namespace bastide {

constexpr u64 fingerprint_of(const TileDef* defs, u32 count) noexcept
{
    if (count == 0) return 0;
    Hash hash;
    hash.add(count);
    for (u32 i = 0; i < count; ++i) {
        const TileDef& def = defs[i];
        for (char c : def.name) hash.add(static_cast<u64>(static_cast<u8>(c)));
        hash.add(def.count, def.sides, def.segments, static_cast<u16>(def.start | def.wild << 1 | def.gardens << 2));
        for (int p = 0; p < def.segments; ++p) {
            const Segment& segment = def.segment[p];
            hash.add(static_cast<u16>(segment.kind), segment.pennants, static_cast<u16>(segment.end), segment.near_side);
            hash.add(segment.ports, segment.borders, segment.links, segment.crosses);
            hash.add(segment.meets, segment.walls, segment.corners, segment.bush);
        }
        for (const PrintedMark& marked :
             def.marked)  // no mark, no word: sets without marks have the same fingerprint as before marks existed
            if (marked.mark != Mark::none) hash.add(static_cast<u64>(marked.mark) << 8 | marked.segment);
    }
    return hash.value();
}

/// The set of an array that exists at compile time only.
template <const auto& defs>
constexpr TileSet set_of() noexcept
{
    constexpr u32 count = sizeof defs / sizeof defs[0];
    constexpr u64 fingerprint = fingerprint_of(defs, count);
    return {nullptr, count, fingerprint, kStoredTiles<defs>.tiles, kStoredTiles<defs>.segments};
}

}  // namespace bastide
