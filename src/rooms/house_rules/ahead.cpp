// SPDX-License-Identifier: MIT
// The tile of the next turn, drawn ahead at the end of the own one (HOUSE-DRAW-01). Where it is hidden, a game may know it or
// not; all take the same steps, because it is shown when its turn comes.
#include "play/moves.hpp"
#include "rooms/base_game.hpp"
#include "rooms/house_rules/hands.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

namespace {

/// The base game looks whether it fits and draws another when it does not. A buyer's extra turn leaves it alone (HOUSE-MIX-02).
bool takes_up(const View& view, int seat) noexcept
{
    const Header& header = view.state.header();
    return !header.drawn && !header.last && count_tiles(view, hand_of(view, seat)) > 0 && !has_waiting_seller(view);
}

Flow enter_take_up(Play& play, const Step& step)
{
    if (!takes_up(play, step.seat)) return Flow::done;
    const Rack hand = hand_of(play, step.seat);
    const RowId tile = tile_in(play, hand, 0);
    if (tile == kUnseen) return Flow::ask;
    if (hand.is_hidden) moves::reveal(play, hand, 0, {});
    moves::take_from_rack(play, hand, tile);
    return Flow::done;
}

void list_reveals(const View& view, const Step&, ActionList& options)
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
    const Rack hand = hand_of(play, step.seat);
    moves::reveal(play, hand, 0, action.tile);
    moves::take_from_rack(play, hand, action.tile);
    return Flow::done;
}

constexpr StepCode kTakeUp{.name = StepName::hand_reveal,
                           .decider = nature_draws,
                           .enter = enter_take_up,
                           .list = list_reveals,
                           .why_not = why_not_reveal,
                           .answer = answer_reveal};

Next next_ahead(Play& play, Next next) { return end_when_idle(play, RoomName::house_ahead, next); }

NoteSlot ahead_note_slot(const Rules& rules, Note note, int) { return idle_turns_slot(rules, RoomName::house_ahead, note); }

constexpr OptionRow kAheadSwitches[] = {
    {.option = Option::draw_next_tile_at_turn_end, .excludes = Option::hand_of_three_tiles},
    {.option = Option::held_tiles_hidden, .needs = Option::draw_next_tile_at_turn_end},
};

constexpr RackRow kAheadRacks[] = {{.capacity = 1, .hidden_by = Option::held_tiles_hidden}};

constexpr i8 kAheadAfterFirstSeat = 100;  // the seat that begins is known
constexpr i8 kBeforeDrawing = -5;         // behind the choice of an abbey
constexpr i8 kAheadBeforeHandingOver = 100;

constexpr PlanRow kAheadPlan[] = {
    {Anchor::opening, &kDeal, kAheadAfterFirstSeat},
    {Anchor::draw, &kTakeUp, kBeforeDrawing},
    {Anchor::finish, &kRefill, kAheadBeforeHandingOver},
};

}  // namespace

const Room house_ahead = {
    .id = RoomName::house_ahead,
    .title = "The next tile drawn ahead",
    .options = kAheadSwitches,
    .racks = kAheadRacks,
    .plan = kAheadPlan,
    .drawer = {.lasting = kIdleTurns + 1},
    .actions_per_turn = 3,
    .events_per_turn = 3,
    .on = {.next = next_ahead, .note_slot = ahead_note_slot},
};

}  // namespace bastide
