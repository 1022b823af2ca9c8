// SPDX-License-Identifier: MIT
// Executes actions and runs to the next decision. Inline, because its few callers are where games are played.
#pragma once

#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide {

/// Whether an offer of a module has an action at a step.
bool has_offer(const View& view, const Step& step) noexcept;

/// Does the default action for a seat that has left the game; returns false if the decision belongs to another seat or to nature.
/// `depth` is that of the step before it was entered.
bool answer_for_resigned(Play& play, const Decision& decision, u8 depth) noexcept;

/// Whether a step must ask for a decision. It is skipped only if passing is the only legal action.
inline bool must_ask(const View& view, const StepCode& code, const Step& step) noexcept
{
    if (!code.has_choice || code.has_choice(view, step)) return true;
    return view.rules.offers_at[step.code] != 0 && has_offer(view, step);
}

/// Enters steps until one asks for a decision, the game is over, or the block is faulty. Fills `next` with that decision; returns
/// false if there is none. `must_ask_at(code, step)` is must_ask(), or does the same and more. Stops when `goes_on()` is false.
template <class MustAsk, class GoesOn>
inline bool run_to_next_decision(Play& play, Decision& next, MustAsk&& must_ask_at, GoesOn&& goes_on) noexcept
{
    const Rules& rules = play.rules;
    const Header& header = play.state.header();
    if (header.over) return false;
    while (!header.fault && goes_on()) {
        const u8 depth = header.depth;
        find_step(rules, header, next.step);
        const StepCode& code = code_of(rules, next.step);
        const bool asks = code.enter(play, next.step) == Flow::ask;
        if (asks && header.depth > depth) continue;  // what came up comes first, then the step is entered again
        if (asks && must_ask_at(code, next.step)) {
            next.code = &code;
            next.seat = code.decider ? code.decider(play, next.step) : next.step.seat;
            if (!header.out || !answer_for_resigned(play, next, depth)) return true;
            continue;
        }
        if (header.over) return false;
        moves::finish_step(play, depth);
    }
    return false;
}
template <class MustAsk>
inline bool run_to_next_decision(Play& play, Decision& next, MustAsk&& must_ask_at) noexcept
{
    return run_to_next_decision(play, next, must_ask_at, [] { return true; });
}
inline bool run_to_next_decision(Play& play, Decision& next) noexcept
{
    return run_to_next_decision(play, next, [&](const StepCode& code, const Step& step) { return must_ask(play, code, step); });
}

inline void record(Play& play, const Decision& decision, const Action& action) noexcept
{
    moves::record(play, action);
    if (action.kind == ActionKind::pass) moves::announce_passed(play, action.seat, decision.name(play));
}

/// Executes an action; then run_to_next_decision() is due. Preconditions: `decision` is pending, `action` is legal and canonical,
/// `offer` is offer_of() it.
inline void execute(Play& play, const Decision& decision, const Offer* offer, const Action& action) noexcept
{
    const Header& header = play.state.header();
    const u8 depth = header.depth;
    if (action.seat != kNature) record(play, decision, action);  // moves of nature record their action themselves
    const Flow flow = offer ? offer->answer(play, decision, action) : decision.code->answer(play, decision.step, action);
    if (flow == Flow::done && !header.over) moves::finish_step(play, depth);
}

}  // namespace bastide
