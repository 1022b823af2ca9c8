// SPDX-License-Identifier: MIT
// The position of a game in its named form: values by published numbers, each with its length; a missing one has its default.
// What follows from other values - features, open cells, sums, supplies - is not stored: the reader recomputes it by placing the
// tiles and setting the pieces.
#pragma once

#include "common/bytes.hpp"
#include "game/game.hpp"

namespace bastide {

/// A viewer: a seat by its number, PUBLIC or FULL.
enum class Viewer : i32 { full = BASTIDE_VIEW_FULL, open = BASTIDE_VIEW_PUBLIC };

/// Whether a viewer sees the tiles in the hidden hand of a seat.
constexpr bool shows_hand(Viewer viewer, int seat) noexcept { return viewer == Viewer::full || static_cast<i32>(viewer) == seat; }

/// Whether a viewer may see the tile of an event: others only know that it was drawn.
constexpr bool shows_tile(Viewer viewer, const Event& event, u32 seats) noexcept
{
    const u32 everybody = (1u << seats) - 1;
    const i32 seat = static_cast<i32>(viewer);
    return event.kind != EventKind::drew || viewer == Viewer::full || event.viewers == everybody ||
           (seat >= 0 && (event.viewers >> seat & 1));
}

/// The tile types of a game by their numbers in a snapshot, from 1. Types of built-in sets are found by name, so that sets can
/// grow; host sets are identified by fingerprint.
class SavedTiles {
public:
    explicit SavedTiles(const Memory& memory) noexcept : memory_(memory) {}
    SavedTiles(const SavedTiles&) = delete;
    SavedTiles& operator=(const SavedTiles&) = delete;
    ~SavedTiles()
    {
        if (types_) memory_.deallocate(types_, bytes_);
    }

    /// False, with the fault set, when a tile type is unknown.
    bool read(ByteReader in, const Rules& rules, Fault& fault) noexcept;

    u32 count() const noexcept { return count_; }
    /// Whether the numbers are those of the game's own tile types.
    bool are_types_of(const Rules& rules) const noexcept;
    /// The tile type of the game by its number in the snapshot, from 1 to count().
    TileId type(u32 number) const noexcept { return TileId(types_[number - 1]); }

private:
    bool add(ByteReader& in, const Rules& rules, u16 set) noexcept;

    Memory memory_;
    u16* types_ = nullptr;
    u32 bytes_ = 0;
    u32 count_ = 0;
};

/// Writes the names of the tile types of built-in sets, set by set.
void write_tiles(ByteWriter& out, const Rules& rules) noexcept;

/// `actions`: the number of actions so far. Omits the tiles that are hidden from the viewer.
void write_state(ByteWriter& out, const View& view, u32 actions, Viewer viewer) noexcept;

/// Sets the position of a game that was created and not opened; returns the number of actions before it. Sets a fault if no game
/// can have written the bytes, as far as the state alone shows: every index is range-checked, and all redundant values agree. If
/// the game was played under older rules, pieces may be where those rules allowed it.
u32 read_state(ByteReader in, const SavedTiles& tiles, bool is_of_older_rules, Game& game, Fault& fault) noexcept;

}  // namespace bastide
