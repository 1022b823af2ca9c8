// SPDX-License-Identifier: MIT
// A hidden hand of three. The server's game knows all hands, a game read from a public view knows none, a seat's own view knows
// one. All take the same steps, because no step depends on the contents of a hidden hand: the seat decides to place or to discard
// a tile.
#include "boxes/house/hands.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

bool holds_unseen(const View& view, const Rack& hand) noexcept { return slot_of(view, hand, kUnseen) >= 0; }

/// Calls `visit(tile)` for each tile type that the hand can contain, given what this game knows.
template <class Visit>
void for_each_possible(const View& view, const Rack& hand, Visit&& visit)
{
    for_each_held(view, hand, visit);
    for (int i = 1; i <= view.rules.tiles.count && holds_unseen(view, hand); ++i)
        if (slot_of(view, hand, TileId(i)) < 0 && may_be_unseen(view, TileId(i))) visit(TileId(i));
}

bool may_hold(const View& view, const Rack& hand, TileId tile) noexcept
{
    return slot_of(view, hand, tile) >= 0 || (holds_unseen(view, hand) && may_be_unseen(view, tile));
}

/// Discarding is legal while no tile that is known to be in the hand fits; an unknown tile need not fit.
bool may_discard(const View& view, const Rack& hand) noexcept { return !can_place_one(view, hand); }

Flow enter_hidden(Play& play, const Step& step)
{
    const Rack hand = hand_of(play, step.seat);
    if (!hand.is_hidden || play.state.header().last || play.state.header().drawn) return Flow::done;
    if (!refill(play, hand)) return Flow::ask;
    return count_tiles(play, hand) > 0 ? Flow::ask : Flow::done;
}

u8 decider_hidden(const View& view, const Step& step) { return can_refill(view, hand_of(view, step.seat)) ? kNature : step.seat; }

void list_hidden(const View& view, const Step& step, ActionList& actions)
{
    const Rack hand = hand_of(view, step.seat);
    if (can_refill(view, hand)) return list_draws_to_hand(view, step, actions);
    for_each_possible(view, hand, [&](TileId tile) {
        if (why_not_yet(view, hand, tile) == Reason::none) list_placements_of(view, step.seat, tile, actions);
    });
    if (!may_discard(view, hand)) return;
    if (count_to_draw(view) > 0)
        return for_each_possible(view, hand, [&](TileId tile) { actions.add(discard_action(step.seat, tile)); });
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
}

Reason why_not_hidden(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    const Rack hand = hand_of(view, step.seat);
    if (can_refill(view, hand)) return why_not_draw_to_hand(view, step, action, verdict);
    const bool is_placing = action.kind == ActionKind::place;
    const bool has_bag = count_to_draw(view) > 0;
    const bool gives_up = action.kind == ActionKind::pass || (action.kind == ActionKind::discard && has_bag);
    if (!is_placing && !gives_up) return verdict.refuse(Reason::wrong_step);
    if (gives_up && !may_discard(view, hand)) return verdict.refuse(Reason::must_place);
    if (action.kind == ActionKind::pass) return has_bag ? verdict.refuse(Reason::wrong_step) : Reason::none;
    if (!may_hold(view, hand, action.tile)) return verdict.refuse(Reason::wrong_tile);
    if (!is_placing) return Reason::none;
    if (const Reason reason = why_not_yet(view, hand, action.tile); reason != Reason::none) return verdict.refuse(reason);
    return why_not_place(view, action.tile, action.cell, action.rotation, verdict);
}

Flow answer_hidden(Play& play, const Step& step, const Action& action)
{
    const Rack hand = hand_of(play, step.seat);
    switch (action.kind) {
        case ActionKind::pass: return Flow::done;
        case ActionKind::place:
            moves::take_from_rack(play, hand, action.tile);
            moves::place_drawn(play, action.cell, action.rotation);
            return Flow::done;
        case ActionKind::discard:
            moves::take_from_rack(play, hand, action.tile);
            discard_or_return(play);
            return Flow::ask;
        default: moves::draw_to_rack(play, hand, drawn_by(action)); return Flow::ask;
    }
}

}  // namespace

const StepCode kHiddenTurn{.name = StepKind::place,
                           .name_for_nature = StepKind::draw,
                           .decider = decider_hidden,
                           .enter = enter_hidden,
                           .has_choice = nullptr,
                           .list = list_hidden,
                           .why_not = why_not_hidden,
                           .answer = answer_hidden,
                           .drawn_tile = DrawnTile::chosen};

}  // namespace bastide
