// SPDX-License-Identifier: MIT
#include "play/placing.hpp"

namespace bastide {

namespace {

/// Refuses a placement with its first side that does not match. Precondition: there is one.
Reason refuse_mismatch(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept
{
    for_each_mismatch(view, row, cell, rotation, [&](const Mismatch& found) {
        verdict.cell = beyond(cell, found.side);
        verdict.side = static_cast<i8>(found.side);
        verdict.mine = static_cast<i8>(found.mine);
        verdict.other = static_cast<i8>(found.other);
        return true;
    });
    return verdict.refuse(Reason::side_mismatch);  // BASE-PLACE-02
}

/// Whether all sides of a tile match the neighbours of an open cell.
bool matches_sides(const View& view, RowId row, u32 open_cell, int rotation) noexcept
{
    if (view.rules.tiles.wild[row.raw]) return true;  // ABBEY-PLACE-03
    const u32 code = view.rules.tiles.codes[row.raw] >> (8 * rotation);
    return (code & view.state.open_mask()[open_cell]) == view.state.open_want()[open_cell];
}

Reason ask_rooms(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept
{
    const auto first_reason = [&](const HookList<WhyNotPlaceHook>& hooks) {
        for (const WhyNotPlaceHook& hook : hooks) {
            if (!hook.is_asked_about(view.rules.tiles.row(row))) continue;
            const Reason reason = hook.ask(view, row, cell, rotation, verdict);
            if (reason != Reason::none) return reason;
        }
        return Reason::none;
    };
    const Reason reason = view.rules.tiles.wild[row.raw] ? first_reason(view.rules.on.why_not_place_wild) : Reason::none;
    return reason != Reason::none ? reason : first_reason(view.rules.on.why_not_place);
}

/// Whether a room's answer about a tile type can differ from rotation to rotation.
bool depends_on_rotation(const View& view, RowId row) noexcept
{
    bool depends = view.rules.tiles.wild[row.raw] != 0;
    for (const WhyNotPlaceHook& hook : view.rules.on.why_not_place)
        depends = depends || (hook.depends_on_rotation && hook.is_asked_about(view.rules.tiles.row(row)));
    return depends;
}

}  // namespace

Reason why_not_place(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    u32 open_cell = 0;
    if (!is_open_cell(view.state, cell, open_cell))
        return verdict.refuse(tile_at(view.state, cell) ? Reason::cell_taken : Reason::touches_nothing);  // BASE-PLACE-01
    if (!matches_sides(view, row, open_cell, rotation)) return refuse_mismatch(view, row, cell, rotation, verdict);
    return only_sides_decide(view, row) ? Reason::none : ask_rooms(view, row, cell, rotation, verdict);
}

u32 legal_rotations(const View& view, RowId row, u32 open_cell) noexcept
{
    const Cell cell = cell_of(view.state.open_keys()[open_cell]);
    u32 rotations = 0;
    for (int rotation = 0; rotation < kSides; ++rotation) {
        if (!matches_sides(view, row, open_cell, rotation)) continue;
        Verdict verdict;
        if (only_sides_decide(view, row) || ask_rooms(view, row, cell, rotation, verdict) == Reason::none)
            rotations |= 1u << rotation;
    }
    return rotations;
}

namespace {

/// The placements that match the sides. A wild tile matches everywhere (ABBEY-PLACE-03).
PlacementMask placements_by_sides(const View& view, RowId row, u32 from) noexcept
{
    if (!view.rules.tiles.wild[row.raw])
        return placement_mask(view.rules.tiles.codes[row.raw], view.state.open_mask() + from, view.state.open_want() + from);
    const u32 cells = view.state.header().open_cells - from;
    return PlacementMask::all(smaller(cells, kCellsPerMask));
}

}  // namespace

PlacementMask placements_with_rooms(const View& view, RowId row, u32 from) noexcept
{
    const PlacementMask fits = placements_by_sides(view, row, from);
    const bool asks_each = depends_on_rotation(view, row);
    PlacementMask legal = fits;
    u32 asked = kCellsPerMask;  // the cell whose answer is known; its rotations follow one another
    bool is_legal = true;
    fits.for_each([&](u32 i, u8 rotation) {
        Verdict verdict;
        if (asks_each || i != asked)
            is_legal = ask_rooms(view, row, cell_of(view.state.open_keys()[from + i]), rotation, verdict) == Reason::none;
        asked = i;
        if (!is_legal) legal.remove(i, rotation);
    });
    return legal;
}

bool is_closed(const View& view, Cell cell) noexcept
{
    for (ClosesHook hook : view.rules.on.closes)
        if (hook(view, cell)) return true;
    return false;
}

bool has_placement(const View& view, RowId row) noexcept
{
    bool found = false;
    for_each_placement_mask(view, row, [&](u32, PlacementMask fits) { return found = fits.any(); });
    return found;
}

Reason refuse_pass(const View& view, RowId row, Verdict& verdict) noexcept
{
    bool found = false;
    for_each_placement(view, row, [&](Cell cell, u32) {
        if (!found) verdict.cell = cell;
        found = true;
    });
    return verdict.refuse(Reason::must_place);
}

u32 count_placements(const View& view, RowId row) noexcept
{
    u32 sum = 0;
    for_each_placement_mask(view, row, [&](u32, PlacementMask fits) {
        sum += fits.count();
        return false;
    });
    return sum;
}

Action find_placement(const View& view, const PlacementRun& run, u32 k) noexcept
{
    u32 from = 0;
    u32 before = 0;
    for (const u32 stored = smaller(u32{view.state.header().open_cells}, PlacementRun::kMaxCells); from < stored;
         from += kCellsPerMask) {
        const u32 end = run.ends[from / kCellsPerMask];
        if (k < end) break;
        before = end;
    }
    k -= before;
    Action out = run.prototype;
    for_each_placement_mask(
        view, run,
        [&](u32 first, PlacementMask fits) {
            const u32 here = fits.count();
            if (k >= here) {
                k -= here;
                return false;
            }
            const PlacementMask rest = fits.without_first(k);
            out.cell = cell_of(view.state.open_keys()[first + rest.first_cell()]);
            out.rotation = rest.first_rotation();
            return true;
        },
        from);
    return out;
}

void list_placements(const View& view, const Action& prototype, ActionList& actions) noexcept
{
    if (!actions.accepts(Verb::place)) return;
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
