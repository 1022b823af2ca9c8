// SPDX-License-Identifier: MIT
// Buying a prisoner back: legal once, at any decision of the payer's own turn. It does not answer the decision.
#include "boxes/tower/elements.hpp"
#include "play/moves.hpp"

namespace bastide::boxes::tower {

namespace {

constexpr i32 kRansom = 3;  // TOWER-RANSOM-01, -04

/// Why no ransom can be paid now, whichever the piece (TOWER-SEQ-01).
Reason why_not_ransom(const View& view, const Decision& decision, Verdict& verdict) noexcept
{
    if (view.rules.has(Option::tower_no_ransom)) return verdict.refuse(Reason::tower_no_ransom);
    if (decision.seat != view.state.header().active) {
        verdict.seat = decision.seat;
        return verdict.refuse(Reason::not_own_turn);
    }
    if (view.this_turn(kModule, kPaid)) return verdict.refuse(Reason::tower_ransom_paid);
    const bool minimum = !view.rules.has(Option::tower_ransom_without_minimum);  // TOWER-OPT-03
    if (minimum && view.state.seat(decision.seat).score < kRansom) return verdict.refuse(Reason::tower_ransom_too_dear, kRansom);
    return Reason::none;
}

/// At the beginning and end of a turn there is a decision only if a ransom is possible (TOWER-RANSOM-07). Usually the seat has no
/// prisoner, and the step is done before any module is asked for offers.
Flow enter_ransom(Play& play, const Step& step) { return has_prisoner(play, step.seat) ? Flow::ask : Flow::done; }

bool has_no_choice(const View&, const Step&) { return false; }

void list_pass(const View&, const Step& step, ActionList& actions) { actions.add(action_on(ActionKind::pass, step.seat, {})); }

Reason why_not_pass(const View&, const Step&, const Action& action, Verdict& verdict)
{
    return action.kind == ActionKind::pass ? Reason::none : verdict.refuse(Reason::wrong_step);
}

Flow answer_pass(Play&, const Step&, const Action&) { return Flow::done; }

}  // namespace

void list_ransoms(const View& view, const Decision& decision, ActionList& actions)
{
    if (!has_prisoner(view, decision.seat) || !actions.accepts(ActionKind::pay)) return;
    Verdict verdict;
    if (why_not_ransom(view, decision, verdict) != Reason::none) return;
    any_piece_in(view, decision.seat, Spot::prison, [&](PieceId id, const Piece&) {
        actions.add(action_on(ActionKind::pay, decision.seat, id));
        return false;
    });
}

bool is_ransom(const View&, const Decision& decision, const Action& action)
{
    return action.kind == ActionKind::pay && decision.seat != kNature;  // nature has no prisoners
}

Reason why_not_pay(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    if (action.piece == 0) return verdict.refuse(Reason::no_such_piece);
    const PieceId id(action.piece);
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::prison || piece.owner != decision.seat) return verdict.refuse(Reason::tower_not_prisoner);
    return why_not_ransom(view, decision, verdict);
}

/// A ransom leaves the decision open; the released piece may add legal actions.
Flow answer_ransom(Play& play, const Decision& decision, const Action& action)
{
    const PieceId id(action.piece);
    const int holder = play.state.piece(id).holder;
    moves::set_this_turn(play, kModule, kPaid, 1);
    moves::transfer(play, decision.seat, Reward::tower_ransom_paid, holder, Reward::tower_ransom_received, kRansom);
    moves::release(play, id, Cause::tower_ransomed);
    return Flow::ask;
}

void about_ransom(const View&, const Step&, Subject& subject) { subject.least = kRansom; }

const StepCode kRansomStep{.name = StepKind::tower_ransom_at_begin,
                           .name_at_end = StepKind::tower_ransom_at_end,
                           .decider = nullptr,
                           .enter = enter_ransom,
                           .has_choice = has_no_choice,
                           .list = list_pass,
                           .why_not = why_not_pass,
                           .answer = answer_pass,
                           .about = about_ransom};

}  // namespace bastide::boxes::tower
