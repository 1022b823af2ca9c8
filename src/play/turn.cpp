// SPDX-License-Identifier: MIT
#include "play/turn.hpp"

#include "ground/promise.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

Step current_step(const View& view) noexcept
{
    const Header& header = view.state.header();
    if (header.depth > 0) return header.agenda[header.depth - 1];
    Step step;
    step.code = view.rules.plan[header.cursor];
    step.seat = header.active;
    return step;
}

const StepCode& code_of(const Rules& rules, const Step& step) noexcept { return *rules.steps[step.code]; }

/// Takes the finished step away: the one `depth` deep on the agenda, or the one at the cursor. Steps that it pushed stay.
void finish_step(Play& play, u8 depth) noexcept
{
    Header& header = play.state.header();
    if (depth == 0) {
        header.cursor = static_cast<u8>(header.cursor + 1 == play.rules.plan_size ? 0 : header.cursor + 1);
        return;
    }
    for (int i = depth; i < header.depth; ++i) header.agenda[i - 1] = header.agenda[i];
    header.agenda[--header.depth] = {};
}

/// A step is passed over by itself only when passing is its sole option.
bool must_ask(const View& view, const Step& step, const StepCode& code) noexcept
{
    return !code.has_choice || code.has_choice(view, step);
}

void settle(Play& play) noexcept
{
    const Header& header = play.state.header();
    while (!header.over && !header.fault) {
        const Step step = current_step(play);
        const StepCode& code = code_of(play.rules, step);
        const u8 depth = header.depth;
        if (code.enter(play, step) == Flow::ask && must_ask(play, step, code)) return;
        if (!header.over) finish_step(play, depth);
    }
}

}  // namespace

Decision pending(const View& view) noexcept
{
    Decision decision;
    decision.step = current_step(view);
    decision.code = &code_of(view.rules, decision.step);
    decision.seat = decision.code->by_nature ? kNature : decision.step.seat;
    return decision;
}

void list_options(const View& view, Options& options) noexcept
{
    if (view.state.header().over) return;
    const Decision decision = pending(view);
    decision.code->list(view, decision.step, options);
}

Reason why_not(const View& view, const Action& action, Verdict& verdict) noexcept
{
    if (view.state.header().over) return verdict.refuse(Reason::game_over);
    const Decision decision = pending(view);
    if (action.seat != decision.seat) {
        verdict.seat = decision.seat == kNature ? -1 : decision.seat;
        return verdict.refuse(Reason::not_your_decision);  // BASE-TURN-01
    }
    return decision.code->why_not(view, decision.step, action, verdict);
}

void answer(Play& play, const Action& action) noexcept
{
    const Decision decision = pending(play);
    const u8 depth = play.state.header().depth;
    if (play.history && action.verb != Verb::draw) play.history->add(action);  // draws note themselves
    if (decision.code->answer(play, decision.step, action) == Flow::done && !play.state.header().over) finish_step(play, depth);
    settle(play);
}

void open_game(Play& play) noexcept
{
    for (OpenedHook hook : play.rules.on.opened) hook(play);
    settle(play);
}

}  // namespace bastide
