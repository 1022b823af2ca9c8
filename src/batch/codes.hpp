// SPDX-License-Identifier: MIT
// The fields of the two most common kinds of actions, by the published layout of codes (docs/codes.md).
#pragma once

#include "bastide_batch.h"

namespace bastide::batch {

constexpr uint32_t bits(uint64_t code, int32_t from, int32_t count) noexcept
{
    return static_cast<uint32_t>(code >> from) & ((1U << count) - 1U);
}
constexpr int32_t kind_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 0, 6)); }
constexpr int32_t seat_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 6, 4)) - 1; }

/// PLACE: tile, x, y, rotation. DISCARD: tile.
constexpr int32_t tile_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 10, 14)) - 1; }
/// Kind, seat and tile of a PLACE: equal for all placements of one type.
constexpr uint32_t head_of(uint64_t code) noexcept { return bits(code, 0, 24); }
constexpr int32_t place_x(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 24, 11)) - 1024; }
constexpr int32_t place_y(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 35, 11)) - 1024; }
constexpr int32_t rotation_of(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 46, 2)); }

/// DEPLOY: spot, x, y, segment, piece_kind.
constexpr int32_t deploy_spot(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 10, 5)); }
constexpr int32_t deploy_x(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 15, 11)) - 1024; }
constexpr int32_t deploy_y(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 26, 11)) - 1024; }
constexpr int32_t deploy_segment(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 37, 5)) - 1; }
constexpr int32_t deploy_piece(uint64_t code) noexcept { return static_cast<int32_t>(bits(code, 42, 6)); }

}  // namespace bastide::batch
