// SPDX-License-Identifier: MIT
#include "play/placing.hpp"

namespace bastide {

namespace {

/// Finds the side that does not match; there is one, because the codes do not fit.
Reason name_mismatch(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept
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

/// Bit r: rotation r fits the neighbours of an open cell.
u32 fitting(const View& view, RowId row, u32 open_cell) noexcept
{
    if (view.rules.tiles.wild[row.raw]) return 0xF;  // ABBEY-PLACE-03
    return fitting_rotations_at(view.state, view.rules.tiles.codes[row.raw], open_cell);
}

Reason ask_rooms(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept
{
    for (WhyNotPlaceHook hook : view.rules.on.why_not_place) {
        const Reason reason = hook(view, row, cell, rotation, verdict);
        if (reason != Reason::none) return reason;
    }
    return Reason::none;
}

}  // namespace

Reason why_not_place(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    u32 at = 0;
    if (!is_open_cell(view.state, cell, at))
        return verdict.refuse(tile_at(view.state, cell) ? Reason::cell_taken : Reason::touches_nothing);  // BASE-PLACE-01
    const u32 fits = fitting(view, row, at);
    if (!((fits >> rotation) & 1)) return name_mismatch(view, row, cell, rotation, verdict);
    return ask_rooms(view, row, cell, rotation, verdict);
}

u32 allowed_rotations(const View& view, RowId row, u32 open_cell, u32 fits) noexcept
{
    const Cell cell = cell_of(view.state.open_keys()[open_cell]);
    for (int rotation = 0; rotation < kSides; ++rotation) {
        Verdict verdict;
        if (((fits >> rotation) & 1) && ask_rooms(view, row, cell, rotation, verdict) != Reason::none) fits &= ~(1u << rotation);
    }
    return fits;
}

u32 legal_rotations(const View& view, RowId row, u32 open_cell) noexcept
{
    const u32 fits = fitting(view, row, open_cell);
    return fits == 0 || view.rules.on.why_not_place.empty() ? fits : allowed_rotations(view, row, open_cell, fits);
}

bool is_closed(const View& view, Cell cell) noexcept
{
    for (ClosesHook hook : view.rules.on.closes)
        if (hook(view, cell)) return true;
    return false;
}

bool has_tile_in_hand(const View& view, int seat) noexcept
{
    for (RowId held : view.state.seat(seat).hand)
        if (held) return true;
    return false;
}

u32 count_unseen(const View& view, RowId row) noexcept
{
    u32 count = view.state.left(row);
    for (int seat = 0; view.rules.hides_hands && seat < view.rules.config.seats; ++seat)
        for (RowId held : view.state.seat(seat).hand) count += held == row;
    return count;
}

u32 tiles_to_come(const View& view) noexcept
{
    u32 count = view.state.header().bag_left;
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        for (RowId held : view.state.seat(seat).hand) count += static_cast<bool>(held);
    return count;
}

bool has_placement(const View& view, RowId row) noexcept
{
    const u32 count = view.state.header().open_cells;
    if (!sides_decide(view, row)) {
        for (u32 i = 0; i < count; ++i)
            if (legal_rotations(view, row, i)) return true;
        return false;
    }
    for (u32 from = 0; from < count; from += kAtOnce)
        if (fitting_rotations(view.state, view.rules.tiles.codes[row.raw], from).any()) return true;
    return false;
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
    const auto count_all = [&](const Fits& fits) {
        sum += fits.count();
        return true;
    };
    for_each_open_placement(view, row, count_all, [&](u32, u32 rotations) { sum += count_rotations(rotations); });
    return sum;
}

void list_placements(const View& view, Action action, Options& options) noexcept
{
    const u32* keys = view.state.open_keys();
    const auto pass = [&](const Fits& fits) { return options.passes_over(action.verb, fits.count()); };
    for_each_open_placement(view, action.tile, pass, [&](u32 open_cell, u32 rotations) {
        action.cell = cell_of(keys[open_cell]);
        options.append(action, rotations);
    });
}

}  // namespace bastide
