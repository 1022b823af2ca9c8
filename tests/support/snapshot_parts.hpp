// SPDX-License-Identifier: MIT
// Splits a snapshot into its parts and joins them again, as docs/snapshots.md describes.
#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <vector>

#include "support/snapshot_frame.h"

namespace bastide_tests {

inline namespace snapshot_parts {

using SnapshotBytes = std::vector<std::uint8_t>;

enum SnapshotPart : std::uint64_t {
    PART_CONFIG = 1,
    PART_TILES,
    PART_STATE,
    PART_LINES,
    PART_BEGINNING,
    PART_HISTORY,
};

/// Values of the state of a tile game.
enum SnapshotValue : std::uint64_t {
    VALUE_TURN = 1,
    VALUE_DRAWN = 6,
    VALUE_WINNERS = 8,
    VALUE_RESIGNED = 9,
    VALUE_ACTIONS = 10,
    VALUE_SCORES = 14,
    VALUE_BAG = 15,
    VALUE_ASIDE = 16,
    VALUE_RACKS = 17,
    VALUE_WORDS = 19,
    VALUE_GENERATOR = 20,
};

inline std::uint64_t take_count(const SnapshotBytes& bytes, std::size_t& at)
{
    std::uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
        const std::uint8_t byte = bytes.at(at++);
        value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
        if ((byte & 0x80) == 0) return value;
    }
}

inline void put_count(SnapshotBytes& bytes, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7) bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
    bytes.push_back(static_cast<std::uint8_t>(value));
}

/// By number. Those of the state are parts of a part.
using SnapshotParts = std::map<std::uint64_t, SnapshotBytes>;

inline SnapshotParts split_parts(const SnapshotBytes& bytes)
{
    SnapshotParts parts;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::uint64_t number = take_count(bytes, at);
        const std::uint64_t size = take_count(bytes, at);
        if (size > bytes.size() - at) throw std::logic_error("a part is too long");
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        parts[number] = {begin, begin + static_cast<std::ptrdiff_t>(size)};
        at += size;
    }
    return parts;
}

inline SnapshotBytes join_parts(const SnapshotParts& parts)
{
    SnapshotBytes out;
    for (const auto& [number, part] : parts) {
        if (part.empty()) continue;
        put_count(out, number);
        put_count(out, part.size());
        out.insert(out.end(), part.begin(), part.end());
    }
    return out;
}

/// A whole snapshot, whose parts can be changed.
struct Snapshot {
    SnapshotBytes head;
    SnapshotParts parts;

    explicit Snapshot(const SnapshotBytes& bytes)
        : head(bytes.begin(), bytes.begin() + SNAPSHOT_HEAD),
          parts(split_parts({bytes.begin() + SNAPSHOT_HEAD, bytes.end() - SNAPSHOT_CHECKSUM}))
    {
    }

    SnapshotBytes& operator[](std::uint64_t part) { return parts[part]; }

    SnapshotBytes bytes() const
    {
        SnapshotBytes out = head;
        const SnapshotBytes body = join_parts(parts);
        out.insert(out.end(), body.begin(), body.end());
        out.resize(out.size() + SNAPSHOT_CHECKSUM);
        seal_snapshot(out.data(), out.size());
        return out;
    }
};

/// The parts that are equal in all handles of one game, however many events they retain.
inline SnapshotBytes without_lines(const SnapshotBytes& bytes)
{
    Snapshot snapshot(bytes);
    snapshot.parts.erase(PART_LINES);
    return snapshot.bytes();
}

}  // namespace snapshot_parts

}  // namespace bastide_tests
