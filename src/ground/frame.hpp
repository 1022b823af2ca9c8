// SPDX-License-Identifier: MIT
// The frame round every snapshot, whatever the game in it:
//
//   "BSTD"  format u8  game u8  chance u8  length u32 (of all that follows up to the checksum)  ...  checksum u64
#pragma once

#include "ground/bytes.hpp"
#include "ground/hash.hpp"
#include "ground/status.hpp"

namespace bastide {

inline constexpr u8 kSnapshotMagic[4] = {'B', 'S', 'T', 'D'};
inline constexpr u8 kSnapshotFormat = 1;
inline constexpr u8 kPositionFormat = 2;  ///< the game begins from a position, which it holds
inline constexpr u32 kSnapshotHeadSize = 11;
inline constexpr u32 kChecksumSize = 8;

inline u64 checksum(const u8* bytes, u32 size) noexcept
{
    Hash hash;
    for (u32 i = 0; i < size; ++i) hash.add(bytes[i]);
    return hash.value();
}

/// Writes a whole snapshot when it fits, and answers its size in any case; `body` writes what stands inside the frame, twice.
template <class Body>
u32 write_frame(GameKind game, Chance chance, u8* out, u32 cap, Body&& body, u8 format = kSnapshotFormat) noexcept
{
    const auto write = [&](u8* to, u32 room, u32 length) {
        ByteWriter bytes(to, room);
        for (u8 c : kSnapshotMagic) bytes.put8(c);
        bytes.put8(format);
        bytes.put8(static_cast<u8>(game));
        bytes.put8(static_cast<u8>(chance));
        bytes.put32(length);
        body(bytes);
        return bytes.size();
    };
    const u32 size = write(nullptr, 0, 0);
    if (!out || size + kChecksumSize > cap) return size + kChecksumSize;
    write(out, cap, size - kSnapshotHeadSize);
    ByteWriter(out + size, kChecksumSize).put64(checksum(out, size));
    return size + kChecksumSize;
}

/// Magic, format, length and checksum. `newest`: the newest format that the reader knows.
inline bool check_frame(const u8* bytes, u32 size, Fault& fault, u8 newest = kSnapshotFormat) noexcept
{
    if (size < kSnapshotHeadSize + kChecksumSize || std::memcmp(bytes, kSnapshotMagic, sizeof kSnapshotMagic) != 0) {
        fault.set(Status::format, Reason::none, "These bytes are no snapshot.");
        return false;
    }
    if (bytes[4] > newest || bytes[4] == 0) {
        fault.set(Status::version, Reason::none, "The snapshot was made by a later version.");
        return false;
    }
    const u32 length = ByteReader(bytes + 7, 4).get32();
    const u64 sum = ByteReader(bytes + size - kChecksumSize, kChecksumSize).get64();
    if (length == size - kSnapshotHeadSize - kChecksumSize && sum == checksum(bytes, size - kChecksumSize)) return true;
    fault.set(Status::format, Reason::none, "The snapshot is damaged.");
    return false;
}

/// The game that bytes claim to be a snapshot of, before anything of them was checked; 0 when they are too short to say.
inline u8 game_of_frame(const u8* bytes, u32 size) noexcept { return size > 5 ? bytes[5] : u8{0}; }

}  // namespace bastide
