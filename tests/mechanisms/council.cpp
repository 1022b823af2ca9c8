// SPDX-License-Identifier: MIT
// Council, a scoring that asks: before a road is scored each other seat, clockwise, may send a follower to it, as followers will
// leave the City of Carcassonne (COUNT-LEAVE-01); behind each feature the seat that completed it may take a follower of its own
// home, as from a besieged city (SIEGE-ESC-01).
#include "board/features.hpp"
#include "mechanisms/modules.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace {

Action action_of(ActionKind kind, int seat) noexcept
{
    Action action;
    action.kind = kind;
    action.seat = static_cast<u8>(seat);
    return action;
}

// ---- to a road, before it is scored: step a is its segment ------------------------------------------------------------

Action sending(const View& view, const Step& step) noexcept
{
    Action action = action_of(ActionKind::deploy, step.seat);
    action.cell = cell_of(view.state, NodeId(step.a));
    action.segment = segment_index(view.state, NodeId(step.a));
    action.piece = static_cast<u16>(PieceKind::follower);
    return action;
}

Flow enter_send(Play& play, const Step& step)
{
    return has_supply(play, step.seat, PieceKind::follower) ? Flow::ask : Flow::done;
}

void list_send(const View& view, const Step& step, ActionList& actions)
{
    actions.add(action_of(ActionKind::pass, step.seat));
    actions.add(sending(view, step));
}

Reason why_not_send(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass || same_bytes(action, sending(view, step))) return Reason::none;
    return verdict.refuse(Reason::wrong_step);
}

Flow answer_send(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::deploy)
        moves::deploy(play, piece_in_supply(play, step.seat, PieceKind::follower), NodeId(step.a));
    return Flow::done;
}

constexpr StepCode kSend{.name = kSendStep,
                         .decider = nullptr,
                         .enter = enter_send,
                         .has_choice = nullptr,
                         .list = list_send,
                         .why_not = why_not_send,
                         .answer = answer_send};

/// The last seat that is pushed is asked first.
void ask_others(Play& play, const Feature& feature, int seat)
{
    const int seats = play.rules.config.seats;
    for (int i = seats - 1; i > 0 && feature.kind == SegmentKind::road; --i)
        push_step(play, kSend, (seat + i) % seats, feature.first.raw);
}

// ---- home, behind each feature -----------------------------------------------------------------------------------------

bool may_take(const View& view, int seat, PieceId id) noexcept
{
    Verdict verdict;
    return why_not_take_back(view, seat, id, kTakenHome, verdict) == Reason::none;
}

template <class Visit>
void for_each_to_take(const View& view, int seat, Visit&& visit) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i)
        if (may_take(view, seat, PieceId(i))) visit(PieceId(i));
}

Flow enter_take(Play& play, const Step& step)
{
    Flow flow = Flow::done;
    for_each_to_take(play, step.seat, [&](PieceId) { flow = Flow::ask; });
    return flow;
}

void list_take(const View& view, const Step& step, ActionList& actions)
{
    actions.add(action_of(ActionKind::pass, step.seat));
    for_each_to_take(view, step.seat, [&](PieceId id) { actions.add(make_take_action(view, step.seat, id, kTakenHome)); });
}

Reason why_not_take(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (!is_take_for(action, kTakenHome)) return verdict.refuse(Reason::wrong_step);
    return why_not_take_back(view, step.seat, PieceId(action.piece), kTakenHome, verdict);
}

Flow answer_take(Play& play, const Step&, const Action& action)
{
    if (action.kind == ActionKind::take) moves::send_home(play, PieceId(action.piece), kTakenHome);
    return Flow::done;
}

constexpr StepCode kTake{.name = kTakeStep,
                         .decider = nullptr,
                         .enter = enter_take,
                         .has_choice = nullptr,
                         .list = list_take,
                         .why_not = why_not_take,
                         .answer = answer_take,
                         .takes = kTakenHome};

void ask_to_take(Play& play, const Feature&, int seat) { push_step(play, kTake, seat); }

constexpr const StepCode* kSteps[] = {&kSend, &kTake};

}  // namespace

const Module council = {
    .id = ModuleId::test,
    .title = "Council",
    .set = Set::winter,
    .steps = kSteps,
    .max_seats = 5,
    .actions_per_turn = 40,
    .events_per_turn = 80,
    .on = {.before_scoring = ask_others, .completed = ask_to_take},
};

}  // namespace bastide
