// SPDX-License-Identifier: MIT
// The list of all boxes, the oldest first. Above the rooms only all_rooms.cpp names them.
#pragma once

#include "common/text.hpp"
#include "play/module.hpp"

namespace bastide {

struct AllRooms {
    const Room* const* rooms;
    u32 count;

    const Room* const* begin() const noexcept { return rooms; }
    const Room* const* end() const noexcept { return rooms + count; }
};

AllRooms all_rooms() noexcept;

/// Whether some box has pieces of a kind; numbers between those of the boxes are spare.
inline bool is_piece_kind(i32 kind) noexcept
{
    for (const Room* room : all_rooms())
        for (const PieceDef& row : room->pieces)
            if (static_cast<i32>(row.kind) == kind) return kind < kPieceKinds;
    return false;
}

/// The sentence of a room for a number; empty where the text of the header has all.
inline Text room_sentence(i32 vocabulary, i32 number) noexcept
{
    for (const Room* room : all_rooms())
        for (const SentenceDef& row : room->sentences)
            if (row.vocabulary == vocabulary && row.number == number) return row.text;
    return {};
}

}  // namespace bastide
