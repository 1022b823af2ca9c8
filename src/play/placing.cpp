// SPDX-License-Identifier: MIT
#include "play/placing.hpp"

namespace bastide {

namespace {

/// Refuses a placement with its first side that does not match. Precondition: there is one.
Reason refuse_mismatch(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept
{
    for_each_mismatch(view, type, cell, rotation, [&](const Mismatch& found) {
        verdict.cell = beyond(cell, found.side);
        verdict.side = static_cast<i8>(found.side);
        verdict.mine = static_cast<i8>(found.mine);
        verdict.other = static_cast<i8>(found.other);
        return true;
    });
    return verdict.refuse(Reason::side_mismatch);  // BASE-PLACE-02
}

/// Whether all sides of a tile match the neighbours of an open cell.
bool matches_sides(const View& view, TileId type, u32 open_cell, int rotation) noexcept
{
    if (view.rules.tiles.wild[type.raw]) return true;  // ABBEY-PLACE-03
    const u32 code = view.rules.tiles.codes[type.raw] >> (8 * rotation);
    return (code & view.state.open_mask()[open_cell]) == view.state.open_want()[open_cell];
}

Reason ask_modules(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept
{
    const u64 judges = view.rules.tiles.judges[type.raw];
    Reason reason = Reason::none;
    if (judges & kWildBit)
        for (const WhyNotPlaceHook& hook : view.rules.on.why_not_place_wild)
            if (reason == Reason::none) reason = hook.ask(view, type, cell, rotation, verdict);
    for_each_bit(judges & ~kWildBit, [&](u32 i) {
        if (reason == Reason::none) reason = view.rules.on.why_not_place.begin()[i].ask(view, type, cell, rotation, verdict);
    });
    return reason;
}

/// Whether a module's answer about a tile type can differ from rotation to rotation.
bool depends_on_rotation(const View& view, TileId type) noexcept
{
    const u64 judges = view.rules.tiles.judges[type.raw];
    bool depends = (judges & kWildBit) != 0;
    for_each_bit(judges & ~kWildBit,
                 [&](u32 i) { depends = depends || view.rules.on.why_not_place.begin()[i].depends_on_rotation; });
    return depends;
}

}  // namespace

Reason why_not_place(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    if (!is_open_cell(view.state, cell, verdict.open_cell))
        return verdict.refuse(tile_at(view.state, cell) ? Reason::cell_taken : Reason::touches_nothing);  // BASE-PLACE-01
    if (!matches_sides(view, type, verdict.open_cell, rotation)) return refuse_mismatch(view, type, cell, rotation, verdict);
    return only_sides_decide(view, type) ? Reason::none : ask_modules(view, type, cell, rotation, verdict);
}

Reason why_not_by_modules(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept
{
    return only_sides_decide(view, type) ? Reason::none : ask_modules(view, type, cell, rotation, verdict);
}

u32 legal_rotations(const View& view, TileId type, u32 open_cell) noexcept
{
    const Cell cell = cell_of(view.state.open_keys()[open_cell]);
    u32 rotations = 0;
    for (int rotation = 0; rotation < kSides; ++rotation) {
        if (!matches_sides(view, type, open_cell, rotation)) continue;
        Verdict verdict;
        if (only_sides_decide(view, type) || ask_modules(view, type, cell, rotation, verdict) == Reason::none)
            rotations |= 1u << rotation;
    }
    return rotations;
}

namespace {

/// The placements that match the sides. A wild tile matches everywhere (ABBEY-PLACE-03).
PlacementMask placements_by_sides(const View& view, TileId type, u32 from) noexcept
{
    if (!view.rules.tiles.wild[type.raw])
        return placement_mask(view.rules.tiles.codes[type.raw], view.state.open_mask() + from, view.state.open_want() + from);
    const u32 cells = view.state.header().open_cells - from;
    return PlacementMask::all(smaller(cells, kCellsPerMask));
}

/// The modules' answers about one tile on the open cells from index `from` on, asked cell by cell. If the answer is the same for
/// each rotation, they are asked once for a cell.
class Judges {
public:
    Judges(const View& view, TileId type, u32 from) noexcept
        : view_(view), keys_(view.state.open_keys() + from), type_(type), asks_each_(depends_on_rotation(view, type))
    {
    }

    bool allow(u32 cell, u8 rotation) noexcept
    {
        if (asks_each_ || cell != asked_)
            is_legal_ = ask_modules(view_, type_, cell_of(keys_[cell]), rotation, verdict_) == Reason::none;
        asked_ = cell;
        return is_legal_;
    }

private:
    const View& view_;
    const u32* keys_;
    TileId type_;
    bool asks_each_;
    bool is_legal_ = true;
    u32 asked_ = kCellsPerMask;  ///< the cell whose answer is known
    Verdict verdict_;            ///< not read
};

}  // namespace

PlacementMask placements_with_modules(const View& view, TileId type, u32 from) noexcept
{
    const PlacementMask fits = placements_by_sides(view, type, from);
    PlacementMask legal = fits;
    Judges judges(view, type, from);
    fits.for_each([&](u32 i, u8 rotation) {
        if (!judges.allow(i, rotation)) legal.remove(i, rotation);
    });
    return legal;
}

bool is_closed(const View& view, Cell cell) noexcept
{
    for (ClosesHook hook : view.rules.on.closes)
        if (hook(view, cell)) return true;
    return false;
}

bool has_placement_with_modules(const View& view, TileId type) noexcept
{
    bool found = false;
    for (u32 from = 0; from < view.state.header().open_cells && !found; from += kCellsPerMask) {
        Judges judges(view, type, from);
        placements_by_sides(view, type, from).for_each([&](u32 i, u8 rotation) { found = found || judges.allow(i, rotation); });
    }
    return found;
}

Reason refuse_pass(const View& view, TileId type, Verdict& verdict) noexcept
{
    bool found = false;
    for_each_placement(view, type, [&](Cell cell, u32) {
        if (!found) verdict.cell = cell;
        found = true;
    });
    return verdict.refuse(Reason::must_place);
}

u32 count_placements(const View& view, TileId type) noexcept
{
    u32 sum = 0;
    for_each_placement_mask(view, type, [&](u32, PlacementMask fits) {
        sum += fits.count();
        return false;
    });
    return sum;
}

namespace {

/// A mask of a run, the index of its first open cell, and which of its placements is wanted.
struct FoundMask {
    PlacementMask fits;
    u32 from;
    u32 k;
};

/// The k-th placement among the cells whose masks no run stores.
FoundMask find_mask_beyond(const View& view, TileId type, u32 k) noexcept
{
    FoundMask found{{}, 0, k};
    for_each_placement_mask(
        view, type,
        [&](u32 from, PlacementMask fits) {
            found = {fits, from, k};
            const u32 here = fits.count();
            if (k < here) return true;
            k -= here;
            return false;
        },
        PlacementRun::kMaxCells);
    return found;
}

/// A binary search, whose steps depend only on the number of masks: a search that stops at the right one mispredicts.
inline FoundMask find_mask(const View& view, const PlacementRun& run, u32 k) noexcept
{
    const u32 cells = view.state.header().open_cells;
    u32 at = 0;
    for (u32 left = (smaller(cells, PlacementRun::kMaxCells) + kCellsPerMask - 1) / kCellsPerMask; left > 1;) {
        const u32 half = left / 2;
        at += half & (0u - static_cast<u32>(run.starts[at + half] <= k));
        left -= half;
    }
    const FoundMask found{{run.pairs[at]}, at * kCellsPerMask, k - run.starts[at]};
    if (cells <= PlacementRun::kMaxCells || found.k < found.fits.count()) return found;
    return find_mask_beyond(view, run.prototype.tile, found.k - found.fits.count());
}

inline FoundPlacement find_in_run(const View& view, const PlacementRun& run, u32 k) noexcept
{
    const FoundMask found = find_mask(view, run, k);
    const u32 bit = select_bit(found.fits.pairs, found.k);
    return {found.from + bit / kSides, static_cast<u8>(bit % kSides)};
}

}  // namespace

FoundPlacement find_placement(const View& view, const PlacementRun& run, u32 k) noexcept { return find_in_run(view, run, k); }

bool sample_placement(const View& view, TileId type, Stream& stream, FoundPlacement& out) noexcept
{
    PlacementRun run;
    run.prototype.tile = type;
    for_each_placement_mask(view, type, [&](u32 from, PlacementMask fits) {
        run.add(from, fits);
        return false;
    });
    if (run.count == 0) return false;
    out = find_in_run(view, run, bounded(stream, run.count));
    return true;
}

void list_placements(const View& view, const Action& prototype, ActionList& actions) noexcept
{
    if (!actions.accepts(ActionKind::place)) return;
    if (actions.can_add_run())
        return actions.add_run(prototype, [&](auto&& visit) { for_each_placement_mask(view, prototype.tile, visit); });
    Action action = prototype;
    for_each_placement(view, prototype.tile, [&](Cell cell, u32 rotations) {
        action.cell = cell;
        for_each_bit(rotations, [&](u32 rotation) {
            action.rotation = static_cast<u8>(rotation);
            actions.add(action);
        });
    });
}

}  // namespace bastide
