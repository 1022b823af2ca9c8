// SPDX-License-Identifier: MIT
#include "play/turn.hpp"

#include "common/assert.hpp"
#include "play/listing.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/running.hpp"
#include "play/scoring.hpp"

namespace bastide {

bool has_offer(const View& view, const Step& step) noexcept
{
    Decision decision{step};
    find_decider(view, decision);
    ActionList actions{ActionList::StopAtFirst{}};
    return any_open_offer(view, decision, [&](const Offer& offer) {
        offer.list(view, decision, actions);
        return actions.count() > 0;
    });
}

namespace {

/// The action done for a seat that has left the game: the pass, else its first legal action (RESIGN-04).
Action default_action(const View& view, const Decision& decision) noexcept
{
    Action action;
    ActionList passes(ActionKind::pass);
    list_actions(view, decision, passes);
    if (find_in_list(view, passes, 0, action)) return action;
    ActionList all;
    list_actions(view, decision, all);
    find_in_list(view, all, 0, action);
    return action;
}

}  // namespace

bool answer_for_resigned(Play& play, const Decision& decision, u8 depth) noexcept
{
    if (decision.seat == kNature || !play.is_out(decision.seat)) return false;
    const Action action = canonical(default_action(play, decision));
    const Offer* offer = offer_of(play, decision, action);
    Flow flow = Flow::done;
    if (action.kind != ActionKind::none)
        flow = offer ? offer->answer(play, decision, action) : decision.code->answer(play, decision.step, action);
    if (flow == Flow::done && !play.state.header().over) moves::finish_step(play, depth);
    return true;
}

namespace {

void run_to_next_decision(Play& play) noexcept
{
    Decision next;
    run_to_next_decision(play, next);
}

/// Why an action is refused at a decision. `offer` is the offer that it belongs to, or null.
Reason why_not_at(const View& view, const Decision& decision, const Offer* offer, const Action& action, Verdict& verdict) noexcept
{
    if (action.seat != decision.seat) {
        verdict.seat = decision.seat == kNature ? -1 : decision.seat;
        return verdict.refuse(Reason::not_your_decision);  // BASE-TURN-01
    }
    if (offer) return offer->why_not(view, decision, action, verdict);
    return decision.code->why_not(view, decision.step, action, verdict);
}

/// How a decision answers a TAKE for a cause: the better the answer, the greater.
enum class CauseAnswer : u8 { not_asked, refuses_now, refuses_piece, allows };

CauseAnswer ask_for_cause(const View& view, const Decision& decision, Action take, Cause cause) noexcept
{
    take.seat = decision.seat;
    take.cause = static_cast<i32>(cause);
    const Offer* const offer = offer_of(view, decision, take);
    if (!offer && decision.code->takes != cause) return CauseAnswer::not_asked;
    Verdict verdict;
    if (why_not_at(view, decision, offer, take, verdict) == Reason::none) return CauseAnswer::allows;
    return verdict.piece ? CauseAnswer::refuses_piece : CauseAnswer::refuses_now;
}

}  // namespace

Cause default_cause(const View& view, const Decision& decision, const Action& take) noexcept
{
    Cause best = Cause::none;
    CauseAnswer answer = CauseAnswer::not_asked;
    const auto compare = [&](Cause cause) {
        if (cause == Cause::none || answer == CauseAnswer::allows) return;
        const CauseAnswer its = ask_for_cause(view, decision, take, cause);
        if (its <= answer) return;
        answer = its;
        best = cause;
    };
    compare(decision.code->takes);
    for_each_bit(view.rules.offers_at[decision.step.code], [&](u32 k) { compare(view.rules.on.offers[k]->takes); });
    return best;
}

void list_actions(const View& view, ActionList& actions) noexcept
{
    if (!view.state.header().over) list_actions(view, pending(view), actions);
}

namespace {

Reason why_not_resign(const View& view, const Action& action, Verdict& verdict) noexcept
{
    verdict.seat = action.seat == kNature ? i16{-1} : i16{action.seat};
    if (action.seat == kNature) return verdict.refuse(Reason::no_such_seat);
    return view.is_out(action.seat) ? verdict.refuse(Reason::resigned) : Reason::none;  // RESIGN-01
}

void resign(Play& play, const Action& action) noexcept
{
    moves::record(play, action);
    moves::resign(play, action.seat);
    if ((play.playing() & (play.playing() - 1)) != 0) return run_to_next_decision(play);
    moves::put_drawn_back(play);
    finish_game(play);  // no opponent is left (RESIGN-06)
}

}  // namespace

void list_resignations(const View& view, ActionList& actions) noexcept
{
    if (view.state.header().over) return;
    for_each_bit(view.playing(), [&](u32 seat) {
        Action action;
        action.kind = ActionKind::resign;
        action.seat = static_cast<u8>(seat);
        actions.add(action);
    });
}

Reason why_not(const View& view, const Action& action, Verdict& verdict) noexcept
{
    if (view.state.header().over) return verdict.refuse(Reason::game_over);
    if (action.kind == ActionKind::resign) return why_not_resign(view, action, verdict);
    const Decision decision = pending(view);
    return why_not_at(view, decision, offer_of(view, decision, action), action, verdict);
}

Reason answer_if_legal(Play& play, const Action& action, Verdict& verdict) noexcept
{
    if (play.state.header().over) return verdict.refuse(Reason::game_over);
    if (action.kind == ActionKind::resign) {
        if (why_not_resign(play, action, verdict) == Reason::none) resign(play, action);
        return verdict.reason;
    }
    Decision decision = pending(play);
    const Offer* offer = offer_of(play, decision, action);
    const Reason reason = why_not_at(play, decision, offer, action, verdict);
    if (reason != Reason::none) return reason;
    play.open_cell = verdict.open_cell;
    execute(play, decision, offer, action);
    run_to_next_decision(play, decision);
    return Reason::none;
}

void push_step(Play& play, const StepCode& code, int seat, u16 a, u16 b, u16 c) noexcept
{
    const u8 number = play.rules.step_number(code);
    if (!moves::check_invariant(play, number < play.rules.step_count)) return;
    moves::push_step(play, {number, static_cast<u8>(seat), a, b, c});
}

void continue_with_step(Play& play, const StepCode& code) noexcept
{
    const int at = play.rules.plan_index(code);
    const bool can = play.state.header().depth == 0 && at < play.rules.plan_size;
    if (moves::check_invariant(play, can)) moves::set_cursor(play, at - 1);
}

void continue_after(Play& play, TurnPhase phase) noexcept
{
    const u8 at = play.rules.phase_at[static_cast<int>(phase)];
    const bool can = play.state.header().depth == 0 && at >= play.rules.turn_start;
    if (moves::check_invariant(play, can)) moves::set_cursor(play, at - 1);
}

void continue_with_new_part(Play& play) noexcept
{
    moves::begin_part(play);
    continue_after(play, TurnPhase::draw);
}

void continue_with_new_turn(Play& play) noexcept
{
    if (moves::check_invariant(play, play.state.header().depth == 0)) moves::set_cursor(play, play.rules.plan_size - 1);
}

void finish_game(Play& play) noexcept
{
    if (!play.rules.step_before_final) return score_and_end(play);
    moves::clear_waiting_steps(play);
    push_step(play, *play.rules.step_before_final, kNature);
}

namespace {

/// It is a waiting step itself, so it leaves the others alone.
Flow enter_closed(Play& play, const Step&)
{
    if (play.rules.step_before_final)
        push_step(play, *play.rules.step_before_final, kNature);
    else
        score_and_end(play);
    return Flow::done;
}

}  // namespace

const StepCode closed_step{.enter = enter_closed};

void close_game(Play& play) noexcept
{
    if (play.rules.closing_count == 0) return finish_game(play);
    moves::clear_waiting_steps(play);
    push_step(play, closed_step, kNature);
    for (u32 i = play.rules.closing_count; i > 0; --i) push_step(play, *play.rules.closing[i - 1], play.state.header().active);
}

void continue_game(Play& play) noexcept { run_to_next_decision(play); }

void continue_turn(Play& play) noexcept
{
    Decision next;
    const Header& header = play.state.header();
    const u16 turn = header.turn;
    const auto ask = [&](const StepCode& code, const Step& step) { return must_ask(play, code, step); };
    run_to_next_decision(play, next, ask, [&] { return header.turn == turn; });
}

bool can_go_on(const View& view) noexcept
{
    ActionList actions{ActionList::StopAtFirst{}};
    if (!view.state.header().over) list_actions(view, actions);
    return view.state.header().over || actions.count() > 0;
}

void leave_dead_ends(Play& play) noexcept
{
    const Header& header = play.state.header();
    while (header.depth > 0 && !can_go_on(play)) {
        moves::finish_step(play, header.depth);
        run_to_next_decision(play);
    }
    const bool fits_nowhere = header.drawn && !header.last && !can_be_placed(play, header.drawn);
    if (header.fault || (can_go_on(play) && !fits_nowhere)) return;
    moves::clear_waiting_steps(play);
    moves::set_cursor(play, play.rules.phase_at[static_cast<int>(TurnPhase::draw)]);
    run_to_next_decision(play);
}

void open_game(Play& play) noexcept
{
    for (OpenedHook hook : play.rules.on.opened) hook(play);
    run_to_next_decision(play);
}

}  // namespace bastide
