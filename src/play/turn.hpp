// SPDX-License-Identifier: MIT
// The turn engine: which decision is pending, its legal actions, and what follows from an action. A turn walks along the turn
// plan; waiting steps are done first. Lists of actions are a pure function of the block and never stored.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The code of a step.
inline const StepCode& code_of(const Rules& rules, const Step& step) noexcept { return *rules.steps[step.code]; }

/// Fills `step` with the step on top of the waiting steps, else with that of the turn plan. Precondition: the game is not over.
/// Filled in place: returning it by value stalls on store forwarding.
inline void find_step(const Rules& rules, const Header& header, Step& step) noexcept
{
    if (header.depth > 0) {
        step = header.waiting[header.depth - 1];
        return;
    }
    step = rules.plan[header.cursor];
    step.seat = header.acting_seat;
}

/// Fills code and seat of a decision whose step is known.
inline void find_decider(const View& view, Decision& decision) noexcept
{
    decision.code = &code_of(view.rules, decision.step);
    decision.seat = decision.code->decider ? decision.code->decider(view, decision.step) : decision.step.seat;
}

/// The pending decision. Precondition: the game is not over.
inline Decision pending(const View& view) noexcept
{
    Decision decision;
    find_step(view.rules, view.state.header(), decision.step);
    find_decider(view, decision);
    return decision;
}

/// Calls `visit(offer)` for the offers that may list an action at a decision, until it returns true. Returns whether it did.
template <class Visit>
inline bool any_open_offer(const View& view, const Decision& decision, Visit&& visit) noexcept
{
    for (u32 left = view.rules.offers_at[decision.step.code]; left != 0; left &= left - 1) {
        const Offer& offer = *view.rules.on.offers[static_cast<u32>(std::countr_zero(left))];
        if ((!offer.is_open || offer.is_open(view, decision.seat)) && visit(offer)) return true;
    }
    return false;
}

/// Lists the legal actions; none if the game is over.
void list_actions(const View& view, ActionList& actions) noexcept;

/// Lists a resignation for each seat that has not left the game. Only lists of ActionKind::resign contain them (RESIGN-01).
void list_resignations(const View& view, ActionList& actions) noexcept;

/// Lists the legal actions of the pending decision, which the caller already knows.
inline void list_actions(const View& view, const Decision& decision, ActionList& actions) noexcept
{
    if (actions.kind() == ActionKind::resign) return list_resignations(view, actions);
    for (;;) {
        decision.code->list(view, decision.step, actions);
        any_open_offer(view, decision, [&](const Offer& offer) {
            offer.list(view, decision, actions);
            return false;
        });
        if (!actions.is_mixed()) return;
        actions.clear_for_single_placements();
    }
}

/// Why an action is refused; none if it is legal.
Reason why_not(const View& view, const Action& action, Verdict& verdict) noexcept;

/// The offer that an action belongs to; null if it belongs to the step.
inline const Offer* offer_of(const View& view, const Decision& decision, const Action& action) noexcept
{
    for (u32 left = view.rules.offers_at[decision.step.code]; left != 0; left &= left - 1) {
        const Offer* const offer = view.rules.on.offers[static_cast<u32>(std::countr_zero(left))];
        if (offer->owns(view, decision, action)) return offer;
    }
    return nullptr;
}

/// The cause of a TAKE that names none: the first for which the piece can be taken. If there is none, the first that refuses the
/// piece, else the first for which the decision asks for a piece at all; Cause::none if it asks for no TAKE. The causes are tried
/// in the order of lists: that of the step, then those of offers.
Cause default_cause(const View& view, const Decision& decision, const Action& take) noexcept;

/// Judges an action, executes it if it is legal, and runs to the next decision. Computes the pending decision only once.
Reason answer_if_legal(Play& play, const Action& action, Verdict& verdict) noexcept;

/// The seat that plays on from a seat, in turn order: this one, or the next that has not left the game. A round of decisions
/// pushes its step for one seat after another; the step's `decider` asks here, so a seat that leaves in the meantime is passed
/// over. Precondition: a seat is still playing.
inline u8 first_playing(const View& view, int seat) noexcept
{
    for (int skipped = 0; view.is_out(seat) && skipped < kMaxSeats; ++skipped)
        seat = seat + 1 < view.rules.config.seats ? seat + 1 : 0;
    return static_cast<u8>(seat);
}
inline u8 next_playing(const View& view, int seat) noexcept
{
    return first_playing(view, seat + 1 < view.rules.config.seats ? seat + 1 : 0);
}

/// Adds a waiting step.
void push_step(Play& play, const StepCode& code, int seat, u16 a = 0, u16 b = 0, u16 c = 0) noexcept;

/// Set where the turn continues after the present step: at another step of the turn plan, at the first step after a phase, with
/// the next part, or with a new turn. Precondition: the present step is one of the turn plan, not of the waiting steps.
void continue_with_step(Play& play, const StepCode& code) noexcept;
void continue_after(Play& play, TurnPhase phase) noexcept;
void continue_with_new_part(Play& play) noexcept;
void continue_with_new_turn(Play& play) noexcept;

/// Ends play: does the final scoring at once, or pushes the step that waits for FINISH.
void finish_game(Play& play) noexcept;

/// The same after the closing steps of modules, those of the oldest first.
void close_game(Play& play) noexcept;

/// What follows the closing steps.
extern const StepCode closed_step;

/// Runs from a position that was set up to its first decision.
void continue_game(Play& play) noexcept;

/// The same, but not beyond the turn of the position.
void continue_turn(Play& play) noexcept;

/// Whether the game is over, or somebody has a legal action.
bool can_go_on(const View& view) noexcept;

/// After mended rules left a decision no legal action, or the drawn tile no place: drops waiting steps without an
/// action, then goes back to the draw, where a tile that fits nowhere is replaced. The game may still be unable to go on.
void leave_dead_ends(Play& play) noexcept;

/// Calls the `opened` hooks and runs to the first decision.
void open_game(Play& play) noexcept;

}  // namespace bastide
