// SPDX-License-Identifier: MIT
// The fingerprint of a tile set: different sets have different numbers, up to hash collisions. The compiler computes those of the
// built-in sets.
#pragma once

#include "common/hash.hpp"
#include "defs/defs.hpp"

namespace bastide {

constexpr u64 fingerprint_of(const TileDef* rows, u32 count) noexcept
{
    if (count == 0) return 0;
    Hash hash;
    hash.add(count);
    for (u32 i = 0; i < count; ++i) {
        const TileDef& row = rows[i];
        for (char c : row.name) hash.add(static_cast<u64>(static_cast<u8>(c)));
        hash.add(row.count, row.sides, row.parts, static_cast<u16>(row.start | row.wild << 1 | row.gardens << 2));
        for (int p = 0; p < row.parts; ++p) {
            const Part& part = row.part[p];
            hash.add(static_cast<u16>(part.kind), part.pennants, static_cast<u16>(part.end), part.near_side);
            hash.add(part.ports, part.borders, part.links, part.crosses);
            hash.add(part.meets, part.walls, part.corners, part.bush);
        }
        for (const PrintedMark& marked :
             row.marked)  // no mark, no word: sets without marks have the same fingerprint as before marks existed
            if (marked.mark != Mark::none) hash.add(static_cast<u64>(marked.mark) << 8 | marked.part);
    }
    return hash.value();
}

/// The set of an array that exists at compile time only.
template <const auto& rows>
constexpr TileSet set_of() noexcept
{
    constexpr u32 count = sizeof rows / sizeof rows[0];
    constexpr u64 fingerprint = fingerprint_of(rows, count);
    return {nullptr, count, fingerprint, kStoredTiles<rows>.tiles, kStoredTiles<rows>.parts};
}

}  // namespace bastide
