// SPDX-License-Identifier: MIT
// The position of a game in its named form: values by published numbers, each with its length; one that is missing has its
// default. What follows from others - features, open cells, sums, supplies - is not among them: it is made again by laying the
// tiles and setting the pieces.
#pragma once

#include "ground/bytes.hpp"
#include "house/game.hpp"

namespace bastide {

/// Who looks: a seat by its number, everybody, or the host itself.
enum class Viewer : i32 { full = BASTIDE_VIEW_FULL, open = BASTIDE_VIEW_PUBLIC };

/// Whether a viewer sees what goes into the hidden hand of a seat.
constexpr bool shows_hand(Viewer viewer, int seat) noexcept { return viewer == Viewer::full || static_cast<i32>(viewer) == seat; }

/// The tile types of a game as a snapshot numbers them, from 1: those of built-in sets are found by their names, so that a set
/// may get more of them; a host's sets are known by their fingerprints.
class SavedTiles {
public:
    explicit SavedTiles(const Memory& memory) noexcept : memory_(memory) {}
    SavedTiles(const SavedTiles&) = delete;
    SavedTiles& operator=(const SavedTiles&) = delete;
    ~SavedTiles()
    {
        if (rows_) memory_.deallocate(rows_, bytes_);
    }

    /// False with a fault.
    bool read(ByteReader in, const Rules& rules, Fault& fault) noexcept;

    u32 count() const noexcept { return count_; }
    /// The row of a number from 1 to count().
    RowId row(u32 number) const noexcept { return RowId(rows_[number - 1]); }

private:
    bool add(ByteReader& in, const Rules& rules, u16 set) noexcept;

    Memory memory_;
    u16* rows_ = nullptr;
    u32 bytes_ = 0;
    u32 count_ = 0;
};

/// The names of the tile types of built-in sets, set by set.
void write_tiles(ByteWriter& out, const Rules& rules) noexcept;

/// `actions`: how many were done so far. Where tiles are hidden, what the viewer does not see is not there.
void write_state(ByteWriter& out, const View& view, u32 actions, Viewer viewer) noexcept;

/// Puts a game that was created and not opened into the position; answers how many actions were done before. A fault is told
/// where the bytes are none that a game wrote, as far as one look can tell: whatever is used as a place in memory was found in
/// range, and everything that is kept twice agrees.
u32 read_state(ByteReader in, const SavedTiles& tiles, Game& game, Fault& fault) noexcept;

}  // namespace bastide
