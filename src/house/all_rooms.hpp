// SPDX-License-Identifier: MIT
// Every box there is, the oldest first. The only place above the rooms that knows them by name is the file behind this header.
#pragma once

#include "ground/text.hpp"
#include "play/room.hpp"

namespace bastide {

struct AllRooms {
    const Room* const* rooms;
    u32 count;

    const Room* const* begin() const noexcept { return rooms; }
    const Room* const* end() const noexcept { return rooms + count; }
};

AllRooms all_rooms() noexcept;

/// Whether any box has pieces of that kind; numbers in between are spare.
inline bool is_piece_kind(i32 kind) noexcept
{
    for (const Room* room : all_rooms())
        for (const PieceRow& row : room->pieces)
            if (static_cast<i32>(row.kind) == kind) return kind < kPieceKinds;
    return false;
}

/// What a box says about a number, with fields; empty where the header says it all.
inline Text room_sentence(i32 vocabulary, i32 number) noexcept
{
    for (const Room* room : all_rooms())
        for (const SentenceRow& row : room->sentences)
            if (row.vocabulary == vocabulary && row.number == number) return row.text;
    return {};
}

}  // namespace bastide
