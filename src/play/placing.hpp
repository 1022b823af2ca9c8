// SPDX-License-Identifier: MIT
// Legal placements of a tile, and the reason if a placement is illegal.
#pragma once

#include "board/grid.hpp"
#include "common/random.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Why a placement is illegal; none if the cell is open, all sides match and no module objects.
Reason why_not_place(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept;

/// The legal rotations of a tile on the open cell at an index; bit r: rotation r.
u32 legal_rotations(const View& view, TileId type, u32 open_cell) noexcept;

/// Whether no tile will ever fill an empty cell, so that it closes the sides that face it.
bool is_closed(const View& view, Cell cell) noexcept;

/// A side of a tile whose kind differs from that of the neighbour's side.
struct Mismatch {
    int side = 0;
    SideKind mine = SideKind::field;
    SideKind other = SideKind::field;
};

/// Calls `visit(mismatch)` for each side of a tile that does not match its neighbour, until it returns true.
template <class Visit>
void for_each_mismatch(const View& view, TileId type, Cell cell, int rotation, Visit&& visit) noexcept
{
    const Oriented& mine = view.rules.tiles.at(OrientedId(type, rotation));
    for (int side = 0; side < kSides; ++side) {
        const PlacedId neighbour = tile_at(view.state, beyond(cell, side));
        if (!neighbour) continue;
        const Oriented& other = view.rules.tiles.at(view.state.placed(neighbour).tile);
        const Mismatch found{side, side_of(mine.code, side), side_of(other.code, opposite(side))};
        if (!other.is_wild() && found.mine != found.other && visit(found)) return;
    }
}

/// Refuses to pass while the tile has a legal placement; the verdict holds the first such cell (BASE-TURN-03).
Reason refuse_pass(const View& view, TileId type, Verdict& verdict) noexcept;

/// How many legal placements a tile has.
u32 count_placements(const View& view, TileId type) noexcept;

/// Lists the legal placements of the tile of `prototype`, whose cell and rotation are ignored.
void list_placements(const View& view, const Action& prototype, ActionList& actions) noexcept;

/// Whether only the sides decide about placements of a tile: it is not wild and no module has a hook `why_not_place` about it.
inline bool only_sides_decide(const View& view, TileId type) noexcept { return view.rules.tiles.judges[type.raw] == 0; }

/// A number for the sides of a tile, whatever way it is turned: types with one number match the same cells.
inline constexpr u32 kSideSequences = 256;
inline u32 side_sequence(u32 codes) noexcept
{
    u32 least = codes & 0xFF;
    for (int rotation = 1; rotation < kSides; ++rotation) least = smaller(least, codes >> 8 * rotation & 0xFF);
    return least;
}

/// The legal placements on the kCellsPerMask open cells from index `from` on, for a tile where modules have a say. Modules are
/// asked only about placements that match the sides.
PlacementMask placements_with_modules(const View& view, TileId type, u32 from) noexcept;

/// Calls `visit(index, mask)` for the open cells from `from` on, kCellsPerMask at a time, in order, until it returns true.
/// `index` is that of the first cell of the mask.
template <class Visit>
void for_each_placement_mask(const View& view, TileId type, Visit&& visit, u32 from = 0) noexcept
{
    const u32 count = view.state.header().open_cells;
    if (!only_sides_decide(view, type)) {
        for (; from < count; from += kCellsPerMask)
            if (visit(from, placements_with_modules(view, type, from))) return;
        return;
    }
    const u32 codes = view.rules.tiles.codes[type.raw];
    const u8* const mask = view.state.open_mask();
    const u8* const want = view.state.open_want();
    for (; from < count; from += kCellsPerMask)
        if (visit(from, placement_mask(codes, mask + from, want + from))) return;
}

/// The same as has_placement() for a tile where modules have a say.
bool has_placement_with_modules(const View& view, TileId type) noexcept;

/// Whether a tile has a legal placement.
inline bool has_placement(const View& view, TileId type) noexcept
{
    if (!only_sides_decide(view, type)) return has_placement_with_modules(view, type);
    bool found = false;
    for_each_placement_mask(view, type, [&](u32, PlacementMask fits) { return found = fits.any(); });
    return found;
}

/// Whether a tile can be placed, also by an action of a module.
inline bool can_be_placed(const View& view, TileId type) noexcept
{
    if (has_placement(view, type)) return true;
    for (const PlacesOtherwiseHook hook : view.rules.on.places_otherwise)
        if (hook(view, type)) return true;
    return false;
}

/// Why modules object to a placement whose sides match; none if they do not.
Reason why_not_by_modules(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept;

/// for_each_placement_mask() for a placement run, with its stored masks as far as it has them.
template <class Visit>
void for_each_placement_mask(const View& view, const PlacementRun& run, Visit&& visit, u32 from = 0) noexcept
{
    const u32 count = view.state.header().open_cells;
    for (; from < smaller(count, PlacementRun::kMaxCells); from += kCellsPerMask)
        if (visit(from, PlacementMask{run.pairs[from / kCellsPerMask]})) return;
    if (count > PlacementRun::kMaxCells) for_each_placement_mask(view, run.prototype.tile, visit, from);
}

/// A placement: the index of its open cell, and its rotation.
struct FoundPlacement {
    u32 open_cell;
    u8 rotation;
};

/// Fills cell and rotation of an action.
inline void set_placement(const View& view, FoundPlacement found, Action& action) noexcept
{
    action.cell = cell_of(view.state.open_keys()[found.open_cell]);
    action.rotation = found.rotation;
}

/// The k-th placement of a run, from 0. Precondition: run.count > k.
FoundPlacement find_placement(const View& view, const PlacementRun& run, u32 k) noexcept;

/// Samples one of the legal placements of a tile without a list; returns false when there is none. It is the placement that
/// list_placements() would have at the sampled index.
bool sample_placement(const View& view, TileId type, Stream& stream, FoundPlacement& out) noexcept;

/// Calls `visit(cell, rotations)` for each cell with a legal placement, in order; bit r of `rotations` is rotation r.
template <class Visit>
void for_each_placement(const View& view, TileId type, Visit&& visit) noexcept
{
    for_each_placement_mask(view, type, [&](u32 from, PlacementMask fits) {
        const u32* key = view.state.open_keys() + from;
        fits.for_each_cell([&](u32 i, u32 rotations) { visit(cell_of(key[i]), rotations); });
        return false;
    });
}

}  // namespace bastide
