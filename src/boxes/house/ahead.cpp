// SPDX-License-Identifier: MIT
// Each seat draws the tile of its next turn at the end of its turn (HOUSE-DRAW-01). A game with hidden tiles may or may not know
// them. Both take the same steps, because the tile is revealed when its turn begins.
#include "boxes/base/base.hpp"
#include "boxes/house/hands.hpp"
#include "boxes/house/house.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

/// Whether the seat takes up the tile that it drew ahead. The draw step then checks whether it fits and draws another if not. In
/// a buyer's extra turn, and in the second part that a bought tile wins, the tile stays in hand (HOUSE-MIX-02, TB-HOUSE-03).
bool has_tile_to_take_up(const View& view, int seat) noexcept
{
    const Header& header = view.state.header();
    const bool is_due = !header.drawn && !header.last && view.part() == 0 && !has_waiting_seller(view);
    return is_due && count_tiles(view, hand_of(view, seat)) > 0;
}

Flow enter_take_up(Play& play, const Step& step)
{
    if (!has_tile_to_take_up(play, step.seat)) return Flow::done;
    const Rack hand = hand_of(play, step.seat);
    const TileId tile = tile_in(play, hand, 0);
    if (tile == kUnseen) return Flow::ask;
    if (hand.is_hidden) moves::reveal(play, hand, 0, {});
    moves::take_from_rack(play, hand, tile);
    return Flow::done;
}

void list_reveals(const View& view, const Step&, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::reveal;
    action.seat = kNature;
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        action.tile = TileId(i);
        action.copies = view.state.left(action.tile);
        if (may_be_unseen(view, action.tile)) actions.add(action);
    }
}

Reason why_not_reveal(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::reveal) return verdict.refuse(Reason::wrong_step);
    const Reason reason = why_not_unseen(view, action.tile);
    return reason == Reason::none ? reason : verdict.refuse(reason);
}

Flow answer_reveal(Play& play, const Step& step, const Action& action)
{
    const Rack hand = hand_of(play, step.seat);
    moves::reveal(play, hand, 0, action.tile);
    moves::take_from_rack(play, hand, action.tile);
    return Flow::done;
}

constexpr StepCode kTakeUp{.name = StepKind::hand_reveal,
                           .decider = decide_draw,
                           .enter = enter_take_up,
                           .list = list_reveals,
                           .why_not = why_not_reveal,
                           .answer = answer_reveal};

Next next_ahead(Play& play, Next next) { return end_when_idle(play, ModuleId::house_ahead, next); }

NoteVariable ahead_note_variable(const Rules& rules, Note note, int)
{
    return idle_turns_slot(rules, ModuleId::house_ahead, note);
}

constexpr OptionDef kAheadSwitches[] = {
    {.option = Option::draw_next_tile_at_turn_end, .excludes = Option::hand_of_three_tiles},
    {.option = Option::held_tiles_hidden, .needs = Option::draw_next_tile_at_turn_end},
};

constexpr RackDef kAheadRacks[] = {{.capacity = 1, .hidden_by = Option::held_tiles_hidden, .is_for_next_turn = true}};

constexpr i8 kAheadAfterFirstSeat = 100;  // after the first seat is chosen
constexpr i8 kBeforeDrawing = -5;         // after the decision to place an abbey
constexpr i8 kAheadBeforeHandingOver = 100;

constexpr PlanDef kAheadPlan[] = {
    {TurnPhase::opening, &kDeal, kAheadAfterFirstSeat},
    {TurnPhase::draw, &kTakeUp, kBeforeDrawing},
    {TurnPhase::finish, &kRefill, kAheadBeforeHandingOver},
};

}  // namespace

const Module boxes::house::ahead = {
    .id = ModuleId::house_ahead,
    .title = "The next tile drawn ahead",
    .options = kAheadSwitches,
    .racks = kAheadRacks,
    .plan = kAheadPlan,
    .variables = {.lasting = kIdleTurns + 1},
    .actions_per_turn = 3,
    .events_per_turn = 3,
    .on = {.next = next_ahead, .note_variable = ahead_note_variable},
};

}  // namespace bastide
