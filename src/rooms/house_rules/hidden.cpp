// SPDX-License-Identifier: MIT
// Hidden hands. A game may know a hand or not: the server's does, one that was read from a public view does not, a seat's own
// view knows one of them. All of them take the same steps, because no step depends on what a hidden hand holds: a tile drawn
// ahead is shown when its turn comes, and a seat places a tile or gives one away by its own action.
#include "play/moves.hpp"
#include "rooms/base_game.hpp"
#include "rooms/house_rules/hands.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

namespace {

bool holds_unseen(const View& view, int seat) noexcept { return slot_of(view, seat, kUnseen) >= 0; }

/// Calls `visit(tile)` for each tile type that a hand may hold as far as this game knows.
template <class Visit>
void for_each_possible(const View& view, int seat, Visit&& visit)
{
    for_each_held(view, seat, visit);
    for (int i = 1; i <= view.rules.tiles.count && holds_unseen(view, seat); ++i)
        if (view.state.left(RowId(i)) > 0 && slot_of(view, seat, RowId(i)) < 0) visit(RowId(i));
}

bool may_hold(const View& view, int seat, RowId tile) noexcept
{
    return slot_of(view, seat, tile) >= 0 || (holds_unseen(view, seat) && view.state.left(tile) > 0);
}

/// The tile leaves the hand and counts as drawn; its seat has named it.
void take_up(Play& play, int seat, RowId tile)
{
    int slot = slot_of(play, seat, tile);
    if (slot < 0) {
        slot = slot_of(play, seat, kUnseen);
        moves::name_unseen(play, seat, slot, tile);
    }
    moves::take_up(play, seat, slot);
}

// ---- one tile ahead -----------------------------------------------------------------------------------------------

/// The base game looks whether it fits and draws another when it does not. A buyer's extra turn leaves it alone (HOUSE-MIX-02).
bool takes_up(const View& view, int seat) noexcept
{
    const Header& header = view.state.header();
    return !has_hand_of_three(view) && !header.drawn && !header.last && view.state.seat(seat).hand[0] &&
           !has_waiting_seller(view);
}

Flow enter_take_up(Play& play, const Step& step)
{
    if (!takes_up(play, step.seat)) return Flow::done;
    if (holds_unseen(play, step.seat)) return Flow::ask;
    if (play.rules.hides_hands) moves::reveal(play, step.seat, 0, {});
    moves::take_up(play, step.seat, 0);
    return Flow::done;
}

void list_reveals(const View& view, const Step&, Options& options)
{
    Action action;
    action.verb = Verb::reveal;
    action.seat = kNature;
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        action.tile = RowId(i);
        action.value = view.state.left(action.tile);
        if (action.value > 0) options.add(action);
    }
}

Reason why_not_reveal(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.verb != Verb::reveal) return verdict.refuse(Reason::wrong_step);
    return view.state.left(action.tile) > 0 ? Reason::none : verdict.refuse(Reason::tile_not_left);
}

Flow answer_reveal(Play& play, const Step& step, const Action& action)
{
    moves::reveal(play, step.seat, 0, action.tile);
    moves::take_up(play, step.seat, 0);
    return Flow::done;
}

// ---- a hand of three ----------------------------------------------------------------------------------------------

/// As long as no tile that is known to be there fits, none may fit.
bool may_give_up(const View& view, int seat) noexcept { return !can_place_one(view, seat); }

Flow enter_hidden(Play& play, const Step& step)
{
    if (!play.rules.hides_hands || play.state.header().last) return Flow::done;
    if (!refill(play, step.seat)) return Flow::ask;
    return count_hand(play, step.seat) > 0 ? Flow::ask : Flow::done;
}

u8 decider(const View& view, const Step& step) { return can_refill(view, step.seat) ? kNature : step.seat; }

Action discarding(int seat, RowId tile) noexcept
{
    Action action;
    action.verb = Verb::discard;
    action.seat = static_cast<u8>(seat);
    action.tile = tile;
    return action;
}

void list_hidden(const View& view, const Step& step, Options& options)
{
    if (can_refill(view, step.seat)) return list_draws_to_hand(view, step, options);
    for_each_possible(view, step.seat, [&](RowId tile) { list_placements_of(view, step.seat, tile, options); });
    if (!may_give_up(view, step.seat)) return;
    if (view.state.header().bag_left > 0)
        return for_each_possible(view, step.seat, [&](RowId tile) { options.add(discarding(step.seat, tile)); });
    Action pass;
    pass.verb = Verb::pass;
    pass.seat = step.seat;
    options.add(pass);
}

Reason why_not_hidden(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (can_refill(view, step.seat)) return why_not_draw_to_hand(view, step, action, verdict);
    const bool is_placing = action.verb == Verb::place;
    const Verb giving_up = view.state.header().bag_left > 0 ? Verb::discard : Verb::pass;
    const bool gives_up = action.verb == Verb::discard || action.verb == Verb::pass;
    if (!is_placing && !gives_up) return verdict.refuse(Reason::wrong_step);
    if (gives_up && !may_give_up(view, step.seat)) return verdict.refuse(Reason::must_place);
    if (gives_up && action.verb != giving_up) return verdict.refuse(Reason::wrong_step);
    if (action.verb == Verb::pass) return Reason::none;
    if (!may_hold(view, step.seat, action.tile)) return verdict.refuse(Reason::wrong_tile);
    return is_placing ? why_not_place(view, action.tile, action.cell, action.rotation, verdict) : Reason::none;
}

Flow answer_hidden(Play& play, const Step& step, const Action& action)
{
    switch (action.verb) {
        case Verb::pass: return Flow::done;
        case Verb::place:
            take_up(play, step.seat, action.tile);
            moves::place_drawn(play, action.cell, action.rotation);
            return Flow::done;
        case Verb::discard:
            take_up(play, step.seat, action.tile);
            give_away(play);
            return Flow::ask;
        default: moves::draw_to_hand(play, step.seat, drawn_by(action)); return Flow::ask;
    }
}

}  // namespace

const StepCode kTakeUp{.name = StepName::hand_reveal,
                       .decider = nature_draws,
                       .enter = enter_take_up,
                       .has_choice = nullptr,
                       .list = list_reveals,
                       .why_not = why_not_reveal,
                       .answer = answer_reveal};

const StepCode kHiddenTurn{.name = StepName::place,
                           .natures = StepName::draw,
                           .decider = decider,
                           .enter = enter_hidden,
                           .has_choice = nullptr,
                           .list = list_hidden,
                           .why_not = why_not_hidden,
                           .answer = answer_hidden};

}  // namespace bastide
