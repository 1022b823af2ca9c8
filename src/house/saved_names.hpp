// SPDX-License-Identifier: MIT
// What snapshots call rooms, and the steps and words of rooms, whose numbers in the block depend on which rooms play. A room's
// own numbers are those of its rows: they are published in docs/snapshots.md, so new rows come behind the others.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// A box has the number of its set. Its place among the rooms of a build is another number, which the next box may move.
constexpr u32 number_of(RoomName room) noexcept
{
    constexpr u32 kFirstHouseRule = 65;
    const u32 place = static_cast<u32>(room);
    return place < kSets ? place : place - kSets + kFirstHouseRule;
}
/// False when there is none with that number; none itself has 0.
constexpr bool room_numbered(u32 number, RoomName& room) noexcept
{
    for (int place = 0; place < kRooms; ++place) {
        if (number_of(static_cast<RoomName>(place)) != number) continue;
        room = static_cast<RoomName>(place);
        return true;
    }
    return false;
}

/// A step: its room, or none for one of the floors' own, and its number there, from 1.
struct SavedStep {
    RoomName room = RoomName::none;
    u16 number = 0;  ///< a row of the plan; behind kFirstWaiting a step that waits on the agenda; kBeforeFinal

    static constexpr u16 kFirstWaiting = 65;
    static constexpr u16 kBeforeFinal = 129;
    static_assert(kMaxSteps < kFirstWaiting && kFirstWaiting + kMaxSteps <= kBeforeFinal);
};

SavedStep name_step(const Rules& rules, const StepCode& code) noexcept;
/// The step of these rules with that name; null when there is none.
const StepCode* step_named(const Rules& rules, SavedStep name) noexcept;

/// Which words of a drawer.
enum class DrawerPart : u8 { lasting, turn, lap, copy };
inline constexpr int kDrawerParts = 4;

/// A word of a drawer. Of a copy, which a room keeps among its lasting words, `of` and `part_of` say what it is a copy of. The
/// word that numbers the laps of a turn is no room's: word 0 of the laps of none.
struct SavedWord {
    RoomName room = RoomName::none;
    DrawerPart part = DrawerPart::lasting;
    RoomName of = RoomName::none;
    DrawerPart part_of = DrawerPart::lasting;
    u16 index = 0;
};

/// The name of a word of all drawers that is not one of tokens.
SavedWord name_word(const Rules& rules, int word) noexcept;
/// The word of that name, or -1.
int word_named(const Rules& rules, const SavedWord& name) noexcept;

/// What a word means, and the greatest number it holds.
struct WordMeaning {
    PointsTo points_to = PointsTo::nothing;
    u16 most = 0xFFFF;
};
WordMeaning meaning_of(const SavedWord& name) noexcept;

/// Whether a number points at something that there is.
bool points_at_something(const View& view, PointsTo points_to, u16 number) noexcept;

}  // namespace bastide
