// SPDX-License-Identifier: MIT
// An open hand of three tiles to choose from (HOUSE-DRAW-02). Hidden hands use another step: hidden.cpp.
#include "boxes/base/base.hpp"
#include "boxes/house/hands.hpp"
#include "boxes/house/house.hpp"
#include "common/phrases.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

/// Before an extra turn the hand is not refilled: the seat plays the tiles left in it, if any (HOUSE-DRAW-02). Decided once,
/// before the refill, and stored as the number of draws that are deferred.
void defer_refill(Play& play, int seat, bool is_due) noexcept
{
    const int held = static_cast<int>(count_tiles(play, hand_of(play, seat)));
    moves::set_lasting(play, ModuleId::house_hand, kDeferredDraws, held > 0 && is_due ? kFullHand - held : 0);
}

Flow enter_defer_refill(Play& play, const Step& step)
{
    defer_refill(play, step.seat, earns_extra_turn(play));
    return Flow::done;
}

/// The same before the second part of a turn (TB-HOUSE-02).
void defer_for_part(Play& play, int seat) noexcept
{
    const bool is_deferred = play.lasting(ModuleId::house_hand, kDeferredDraws) != 0;
    if (play.part() > 0 && !is_deferred) defer_refill(play, seat, true);
}

constexpr StepCode kDeferRefill{.name = StepKind::none,
                                .decider = nullptr,
                                .enter = enter_defer_refill,
                                .has_choice = nullptr,
                                .list = nullptr,
                                .why_not = nullptr,
                                .answer = nullptr};

/// No tile of the hand fits: the seat discards and replaces one tile after another until one fits or the bag is empty.
Flow enter_exchange(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    const Rack hand = hand_of(play, step.seat);
    if (header.last || header.drawn || play.is_out(step.seat)) return Flow::done;
    defer_for_part(play, step.seat);
    if (hand.is_hidden) return Flow::done;
    if (!refill(play, hand)) return Flow::ask;
    return can_place_one(play, hand) || count_to_draw(play) == 0 ? Flow::done : Flow::ask;
}

bool is_replacing(const View& view, const Step& step) noexcept { return lacks_tile(view, hand_of(view, step.seat)); }

u8 decider_hand(const View& view, const Step& step) { return is_replacing(view, step) ? kNature : step.seat; }

void list_exchange(const View& view, const Step& step, ActionList& actions)
{
    if (is_replacing(view, step)) return list_draws_to_hand(view, step, actions);
    for_each_held(view, hand_of(view, step.seat), [&](TileId tile) { actions.add(discard_action(step.seat, tile)); });
}

Reason why_not_exchange(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (is_replacing(view, step)) return why_not_draw_to_hand(view, step, action, verdict);
    if (action.kind != ActionKind::discard) return verdict.refuse(Reason::wrong_step);
    return slot_of(view, hand_of(view, step.seat), action.tile) >= 0 ? Reason::none : verdict.refuse(Reason::wrong_tile);
}

Flow answer_exchange(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::draw) return kRefill.answer(play, step, action);
    moves::take_from_rack(play, hand_of(play, step.seat), action.tile);
    discard_or_return(play);
    return Flow::ask;
}

constexpr StepCode kExchange{.name = StepKind::hand_discard,
                             .name_for_nature = StepKind::draw,
                             .decider = decider_hand,
                             .enter = enter_exchange,
                             .has_choice = nullptr,
                             .list = list_exchange,
                             .why_not = why_not_exchange,
                             .answer = answer_exchange};

Flow enter_place_hand(Play& play, const Step& step)
{
    const Rack hand = hand_of(play, step.seat);
    const Header& header = play.state.header();
    const bool is_open = !hand.is_hidden && !header.last && !header.drawn;
    return is_open && can_place_one(play, hand) ? Flow::ask : Flow::done;
}

void list_place(const View& view, const Step& step, ActionList& actions)
{
    const Rack hand = hand_of(view, step.seat);
    for_each_held(view, hand, [&](TileId tile) {
        if (why_not_yet(view, hand, tile) == Reason::none) list_placements_of(view, step.seat, tile, actions);
    });
}

Reason why_not_place_held(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return refuse_pass(view, first_placeable(view, hand_of(view, step.seat)), verdict);
    if (action.kind != ActionKind::place) return verdict.refuse(Reason::wrong_step);
    const Rack hand = hand_of(view, step.seat);
    if (slot_of(view, hand, action.tile) < 0) return verdict.refuse(Reason::wrong_tile);
    if (const Reason reason = why_not_yet(view, hand, action.tile); reason != Reason::none) return verdict.refuse(reason);
    return why_not_place(view, action.tile, action.cell, action.rotation, verdict);
}

Flow answer_place_hand(Play& play, const Step& step, const Action& action)
{
    moves::take_from_rack(play, hand_of(play, step.seat), action.tile);
    moves::place_drawn(play, action.cell, action.rotation);
    return Flow::done;
}

constexpr StepCode kPlace{.name = StepKind::place,
                          .decider = nullptr,
                          .enter = enter_place_hand,
                          .has_choice = nullptr,
                          .list = list_place,
                          .why_not = why_not_place_held,
                          .answer = answer_place_hand,
                          .drawn_tile = DrawnTile::chosen};

Next next_hand(Play& play, Next next) { return end_when_idle(play, ModuleId::house_hand, next); }

NoteVariable hand_note_variable(const Rules& rules, Note note, int) { return idle_turns_slot(rules, ModuleId::house_hand, note); }

constexpr SentenceDef kHandSentences[] = {
    {StepKind::hand_discard, "{seat} must give away a tile of its hand, because none can be placed."},
    {StepKind::hand_reveal, "{turn_seat} must show the tile that it holds unseen."},
    {Select::tile_left, "hand_discarded {{seat} gives " BASTIDE_A_TILE " away}"},
};

constexpr OptionDef kHandSwitches[] = {
    {.option = Option::hand_of_three_tiles, .excludes = Option::draw_next_tile_at_turn_end},
    {.option = Option::hand_hidden, .needs = Option::hand_of_three_tiles},
};

constexpr RackDef kHandRacks[] = {{.capacity = kFullHand, .hidden_by = Option::hand_hidden}};

constexpr i8 kHandAfterFirstSeat = 100;  // after the first seat is chosen
constexpr i8 kHandBeforeHandingOver = 100;

constexpr PlanDef kHandPlan[] = {
    {TurnPhase::opening, &kDeal, kHandAfterFirstSeat},
    {TurnPhase::draw, &kExchange, 0, &draw_step},
    {TurnPhase::draw, &kHiddenTurn},
    {TurnPhase::place, &kPlace, 0, &place_step},
    {TurnPhase::finish, &kDeferRefill, kHandBeforeHandingOver},
    {TurnPhase::finish, &kRefill, kHandBeforeHandingOver},
};

}  // namespace

const Module boxes::house::hand = {
    .id = ModuleId::house_hand,
    .title = "A hand of three tiles",
    .options = kHandSwitches,
    .sentences = kHandSentences,
    .racks = kHandRacks,
    .plan = kHandPlan,
    .variables = {.lasting = kDeferredDraws + 1},
    .actions_per_turn = 5,
    .events_per_turn = 4,
    .on = {.next = next_hand, .note_variable = hand_note_variable},
};

}  // namespace bastide
