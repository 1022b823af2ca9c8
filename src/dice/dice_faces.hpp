// SPDX-License-Identifier: MIT
// The six faces of a die as data: the black sides, and which of them form one city. Independent of cells, dice and turns.
#pragma once

#include "common/flat.hpp"

namespace bastide::dice {

/// The faces in their fixed order (DICE-COMP-01), with the names of DICE-FACE-01. The numbers are public and never change.
enum class Face : u8 { none = 0, cap = 1, corner = 2, straight = 3, tee = 4, knight = 5, catapult = 6 };

inline constexpr u32 kFaces = 6;
inline constexpr u32 kSides = 4;
inline constexpr u8 kAllSides = 15;

constexpr bool is_face(Face face) noexcept { return face >= Face::cap && face <= Face::catapult; }
constexpr bool is_city(Face face) noexcept { return face >= Face::cap && face <= Face::tee; }
constexpr u32 index_of(Face face) noexcept { return static_cast<u32>(face) - 1; }
constexpr Face face_of(u32 index) noexcept { return static_cast<Face>(index + 1); }

/// A set of sides: bit 0 north, 1 east, 2 south, 3 west; a clockwise quarter turn moves each bit up by one (DICE-MODEL-03).
constexpr u8 turned(u8 sides, u8 rotation) noexcept
{
    const u32 twice = u32{sides} | (u32{sides} << kSides);
    return static_cast<u8>((twice >> (kSides - (rotation & 3u))) & kAllSides);
}

constexpr u8 opposite(u8 side) noexcept { return (side + 2) & 3; }

/// A face: its city segments, each a set of sides at rotation 0. Unused entries are 0; knight and catapult have no segment.
struct FaceShape {
    u8 segments[kSides];

    constexpr u32 count() const noexcept
    {
        u32 n = 0;
        while (n < kSides && segments[n] != 0) ++n;
        return n;
    }

    /// All black sides at a rotation. Matching uses nothing else (DICE-FACE-03).
    constexpr u8 black(u8 rotation) const noexcept
    {
        return turned(static_cast<u8>(segments[0] | segments[1] | segments[2] | segments[3]), rotation);
    }

    /// The segment that owns a black side at a rotation.
    constexpr u32 segment_at(u8 side, u8 rotation) const noexcept
    {
        u32 i = 0;
        while (i + 1 < kSides && !(turned(segments[i], rotation) >> side & 1)) ++i;
        return i;
    }

    constexpr bool has_segment(u8 sides) const noexcept
    {
        for (const u8 segment : segments)
            if (segment == sides) return true;
        return false;
    }

    /// How many rotations look different: 1, 2 or 4.
    constexpr u8 distinct_rotations() const noexcept
    {
        for (u8 turn = 1; turn < 4; turn = static_cast<u8>(turn * 2)) {
            bool same = true;
            for (const u8 segment : segments) same = same && has_segment(turned(segment, turn));
            if (same) return turn;
        }
        return 4;
    }
};

/// The faces of a game (DICE-FACE-02): another reading of the printed dice is another table with the same code.
struct FaceTable {
    FaceShape shapes[kFaces];

    constexpr const FaceShape& of(Face face) const noexcept { return shapes[index_of(face)]; }
};
static_assert(Flat<FaceTable>);

/// DICE-FACE-01, one segment per city face.
inline constexpr FaceTable kFaceTable{{
    {{0b0001, 0, 0, 0}},  // CAP: north
    {{0b0011, 0, 0, 0}},  // CORNER: north and east
    {{0b0101, 0, 0, 0}},  // STRAIGHT: north and south
    {{0b1011, 0, 0, 0}},  // TEE: north, east and west
    {{0, 0, 0, 0}},       // KNIGHT
    {{0, 0, 0, 0}},       // CATAPULT
}};

/// Whether a shape is valid: used segments come first, share no side and name only the four sides.
constexpr bool is_sound(const FaceShape& shape) noexcept
{
    u32 seen = 0;
    for (u32 i = 0; i < kSides; ++i) {
        const u32 segment = shape.segments[i];
        if (segment > kAllSides || (seen & segment) != 0) return false;
        if (segment != 0 && i >= shape.count()) return false;
        seen |= segment;
    }
    return true;
}

/// Whether a table is valid: valid shapes, segments on each of the four city faces and none on the other two.
constexpr bool is_sound(const FaceTable& table) noexcept
{
    for (u32 i = 0; i < kFaces; ++i)
        if (!is_sound(table.shapes[i]) || (table.shapes[i].count() > 0) != is_city(face_of(i))) return false;
    return true;
}
static_assert(is_sound(kFaceTable));

}  // namespace bastide::dice
