// SPDX-License-Identifier: MIT
// The frame of a snapshot, the same for both games:
//
//   "BSTD"  format u8  game u8  chance u8  length u32 (of all that follows up to the checksum)  parts  checksum u64
//
// A part is a number, a length and that many bytes. Parts are in ascending order of their numbers; an empty part is left out.
// docs/snapshots.md publishes the numbers; a number is never reused.
#pragma once

#include "common/bytes.hpp"
#include "common/fault.hpp"
#include "common/hash.hpp"

namespace bastide {

inline constexpr u8 kSnapshotSign[4] = {'B', 'S', 'T', 'D'};
inline constexpr u8 kSnapshotFormat = 3;  ///< formats 1 and 2 held only a history; they are no longer read
inline constexpr u32 kSnapshotHeadSize = 11;
inline constexpr u32 kChecksumSize = 8;

inline u64 checksum(const u8* bytes, u32 size) noexcept
{
    Hash hash;
    for (u32 i = 0; i < size; ++i) hash.add(bytes[i]);
    return hash.value();
}

/// Writes a whole snapshot if it fits, and returns its size in either case. `body(writer)` writes the parts; it is called once to
/// measure and once to write.
template <class Body>
u32 write_frame(GameKind game, Chance chance, u8* out, u32 cap, Body&& body) noexcept
{
    const auto write = [&](u8* to, u32 capacity, u32 length) {
        ByteWriter bytes(to, capacity);
        for (u8 c : kSnapshotSign) bytes.put8(c);
        bytes.put8(kSnapshotFormat);
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

/// Checks sign, format, length and checksum; on failure fills `fault`.
inline bool check_frame(const u8* bytes, u32 size, Fault& fault) noexcept
{
    if (size < kSnapshotHeadSize + kChecksumSize || std::memcmp(bytes, kSnapshotSign, sizeof kSnapshotSign) != 0) {
        fault.set(Status::format, Reason::none, "These bytes are not a snapshot.");
        return false;
    }
    if (bytes[4] != kSnapshotFormat) {
        fault.set(Status::version, Reason::none,
                  bytes[4] > kSnapshotFormat ? "The snapshot was made by a later version."
                                             : "The snapshot has a format from before the first release.");
        return false;
    }
    const u32 length = ByteReader(bytes + 7, 4).get32();
    const u64 sum = ByteReader(bytes + size - kChecksumSize, kChecksumSize).get64();
    if (length == size - kSnapshotHeadSize - kChecksumSize && sum == checksum(bytes, size - kChecksumSize)) return true;
    fault.set(Status::format, Reason::none, "The snapshot is damaged.");
    return false;
}

/// A reader of the parts. Precondition: check_frame() returned true.
inline ByteReader body_of_frame(const u8* bytes, u32 size) noexcept
{
    return {bytes + kSnapshotHeadSize, size - kSnapshotHeadSize - kChecksumSize};
}

/// Writes a part unless it is empty. `body(writer)` writes its content.
template <class Body>
void put_part(ByteWriter& out, u32 number, Body&& body) noexcept
{
    const u32 begin = out.size();
    out.put_count(number);
    if (out.put_sized(body) == 0) out.truncate_to(begin);
}

/// The parts of a snapshot by number, 1 to kMax. A missing part is empty.
template <u32 kMax>
class Parts {
public:
    explicit Parts(ByteReader in) noexcept
    {
        u64 before = 0;
        while (in.left() > 0 && !in.failed()) {
            const u64 number = in.get_count();
            ByteReader part = in.split_off(in.get_count());
            if (number <= before || part.size() == 0) in.fail();
            before = number;
            if (number > kMax)
                has_later_ = true;
            else
                parts_[number] = part;
        }
        failed_ = in.failed();
    }

    bool failed() const noexcept { return failed_; }
    /// Whether there is a part with a number above kMax, from a later version.
    bool has_later() const noexcept { return has_later_; }
    bool has(u32 number) const noexcept { return parts_[number].size() > 0; }
    ByteReader operator[](u32 number) const noexcept { return parts_[number]; }

private:
    struct Part : ByteReader {
        Part() noexcept : ByteReader(nullptr, 0) {}
        Part& operator=(const ByteReader& in) noexcept
        {
            ByteReader::operator=(in);
            return *this;
        }
    };
    Part parts_[kMax + 1];
    bool has_later_ = false;
    bool failed_ = false;
};

/// The game kind that unchecked bytes name; 0 if they are too short.
inline u8 game_of_frame(const u8* bytes, u32 size) noexcept { return size > 5 ? bytes[5] : u8{0}; }

}  // namespace bastide
