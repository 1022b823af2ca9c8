// SPDX-License-Identifier: MIT
// Who must decide what, and what follows from a decision. A turn is a walk along the plan; steps that came up on the way wait
// on the agenda above it. Lists of actions are a pure function of the block and never stored.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// What a step does.
inline const StepCode& code_of(const Rules& rules, const Step& step) noexcept { return *rules.steps[step.code]; }

/// The step that waits on top of the agenda, or the one of the plan. Only while the game is not over. It is made where it stays:
/// a copy of bytes just written would wait for them to arrive in memory.
inline void find_step(const Rules& rules, const Header& header, Step& step) noexcept
{
    if (header.depth > 0) {
        step = header.agenda[header.depth - 1];
        return;
    }
    step = rules.plan[header.cursor];
    step.seat = header.acting_seat;
}

/// A decision of which the step is known, with whoever decides in it.
inline void find_decider(const View& view, Decision& decision) noexcept
{
    decision.code = &code_of(view.rules, decision.step);
    decision.seat = decision.code->decider ? decision.code->decider(view, decision.step) : decision.step.seat;
}

/// The decision the game waits for. Only while it is not over.
inline Decision pending(const View& view) noexcept
{
    Decision decision;
    find_step(view.rules, view.state.header(), decision.step);
    find_decider(view, decision);
    return decision;
}

void list_actions(const View& view, ActionList& options) noexcept;

/// Every seat that plays may leave the game; listed only where nothing else is asked for (RESIGN-01).
void list_resignations(const View& view, ActionList& options) noexcept;

/// The same for the decision that is known to be pending.
inline void list_actions(const View& view, const Decision& decision, ActionList& options) noexcept
{
    if (options.wanted() == Verb::resign) return list_resignations(view, options);
    for (;;) {
        decision.code->list(view, decision.step, options);
        for (const Offer* offer : view.rules.on.offers)
            if (offer->at.holds(decision.code)) offer->list(view, decision, options);
        if (!options.is_mixed()) return;
        options.clear_for_one_by_one();
    }
}

/// Why an action is refused; none when it is an option.
Reason why_not(const View& view, const Action& action, Verdict& verdict) noexcept;

/// The room that offers an action beside the step's own, or null.
inline const Offer* offer_of(const View& view, const Decision& decision, const Action& action) noexcept
{
    for (const Offer* offer : view.rules.on.offers)
        if (offer->at.holds(decision.code) && offer->owns(view, decision, action)) return offer;
    return nullptr;
}

/// Does a legal action, in its canonical form, of the decision that is pending, and everything that follows by itself; `offer` is
/// the room that offers it, or null.
void answer(Play& play, const Decision& decision, const Offer* offer, const Action& action) noexcept;

/// Judges an action and does it when it is legal: the decision is looked at once.
Reason answer_if_legal(Play& play, const Action& action, Verdict& verdict) noexcept;

/// Puts a step on the agenda: it comes before everything that waits already.
void push_step(Play& play, const StepCode& code, int seat, u16 a = 0, u16 b = 0, u16 c = 0) noexcept;

/// From a step of the plan: once it is done, the turn goes on with another step of the plan, behind an anchor, with another lap,
/// or from its begin.
void go_on_with(Play& play, const StepCode& code) noexcept;
void go_on_behind(Play& play, Anchor anchor) noexcept;
void go_on_with_new_lap(Play& play) noexcept;
void go_on_with_new_turn(Play& play) noexcept;

/// The game is over but for its final scoring, which follows at once or waits for FINISH.
void finish_game(Play& play) noexcept;

/// Goes on from a position that was set to the first decision.
void go_on(Play& play) noexcept;

/// Sets the table and goes on to the first decision.
void open_game(Play& play) noexcept;

}  // namespace bastide
