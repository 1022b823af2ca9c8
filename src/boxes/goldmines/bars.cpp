// SPDX-License-Identifier: MIT
// Gold bars come to the board: one to the mine just placed, one to a tile around it.
#include "boxes/base/base.hpp"
#include "boxes/goldmines/elements.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::goldmines {

namespace {

PieceId next_bar(const View& view) noexcept { return piece_in_supply(view, kNature, PieceKind::gold_bar); }

/// The mine that was placed in this part; none if there is none, or no bar is left (GOLD-PLACE-03).
PlacedId mine(const View& view) noexcept
{
    const PlacedId last = view.state.header().last;
    return last && has_mark(view, last, Mark::goldmine) && next_bar(view) ? last : PlacedId{};
}

void put_bar(Play& play, PlacedId tile) { moves::relocate(play, next_bar(play), PiecePlace::on_tile(tile), Cause::gold_found); }

Flow enter_find(Play& play, const Step&)
{
    if (const PlacedId tile = mine(play)) put_bar(play, tile);
    return Flow::done;
}

/// Calls `visit(tile)` for the tiles around the mine, diagonals included.
template <class Visit>
void for_each_around(const View& view, PlacedId tile, Visit&& visit)
{
    const u32 key = view.state.placed(tile).key;
    for (const u32 stride : kKeyStridesAround)
        if (const PlacedId around = tile_at(view.state, key + stride)) visit(around);
}

/// With a single tile around there is no choice, without one the second bar stays in the supply (GOLD-PLACE-01).
Flow enter_spread(Play& play, const Step&)
{
    const PlacedId from = mine(play);
    if (!from) return Flow::done;
    int count = 0;
    PlacedId only;
    for_each_around(play, from, [&](PlacedId tile) {
        ++count;
        only = tile;
    });
    if (count == 1) put_bar(play, only);
    return count > 1 ? Flow::ask : Flow::done;
}

void list_around(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = step.seat;
    action.piece = next_bar(view).raw;
    action.segment = kOnTile;
    for_each_around(view, view.state.header().last, [&](PlacedId tile) {
        action.cell = cell_of(view.state.placed(tile));
        actions.add(action);
    });
}

Reason why_not_around(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::gold_must_place);
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    verdict.piece = next_bar(view);
    if (PieceId(action.piece) != verdict.piece) return verdict.refuse(Reason::not_this_piece);
    if (why_not_whole_tile(view, action, verdict) != Reason::none) return verdict.reason;
    bool is_around = false;
    for_each_around(view, view.state.header().last,
                    [&](PlacedId tile) { is_around = is_around || cell_of(view.state.placed(tile)) == action.cell; });
    return is_around ? Reason::none : verdict.refuse(Reason::gold_not_around);
}

Flow answer_around(Play& play, const Step&, const Action& action)
{
    put_bar(play, tile_at(play.state, action.cell));
    return Flow::done;
}

void about_bar(const View& view, const Step& step, Subject& subject)
{
    about_last_tile(view, step, subject);
    subject.piece = next_bar(view);
}

}  // namespace

const StepCode kFind{.enter = enter_find};

const StepCode kSpread{.name = StepKind::gold_place,
                       .enter = enter_spread,
                       .list = list_around,
                       .why_not = why_not_around,
                       .answer = answer_around,
                       .about = about_bar,
                       .stands_alone = true};

}  // namespace bastide::boxes::goldmines
