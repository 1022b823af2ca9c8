// SPDX-License-Identifier: MIT
// Robbers come to the score track: after a tile with robbers, that of the seat that placed it and that of the next seat.
#include "boxes/robbers/elements.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::robbers {

namespace {

bool is_in_supply(const View& view, int seat) noexcept
{
    const PieceId robber = robber_of(view, seat);
    return robber && view.state.piece(robber).spot == Spot::supply;
}

/// Of the step, `a` says whether only a robber in the supply may come (ROB-PLACE-02).
constexpr u16 kAnywhere = 0;
constexpr u16 kFromSupply = 1;

/// The seats that follow are asked after the seat that placed the tile, so their steps are pushed first.
void push_others(Play& play, int seat)
{
    const int seats = play.rules.config.seats;
    int only = seats - 1;
    if (!play.rules.has(Option::robbers_all)) {
        only = 1;
        while (only < seats && (play.is_out(seat_after(play, seat, only)) || !is_in_supply(play, seat_after(play, seat, only))))
            ++only;
        if (only < seats) push_step(play, kSend, seat_after(play, seat, only), kFromSupply);
        return;
    }
    for (int i = only; i > 0; --i) push_step(play, kSend, seat_after(play, seat, i), kFromSupply);
}

/// ROB-PLACE-01, ROB-PLACE-02
Flow enter_coming(Play& play, const Step& step)
{
    const PlacedId last = play.state.header().last;
    if (!last || !has_mark(play, last, Mark::robbers) || !robber_of(play, 0)) return Flow::done;
    push_others(play, step.seat);
    push_step(play, kSend, step.seat, kAnywhere);
    return Flow::done;
}

/// The spaces to which a robber can go to lie in wait for a seat. With second markers there can be two (ROB-STEAL-08).
struct Spaces {
    int of[2] = {kNoMarker, kNoMarker};  ///< by marker
    int count = 0;
};

Spaces spaces_of(const View& view, int seat, int whose) noexcept
{
    const Markers markers = markers_of(view, whose);
    Spaces spaces;
    const auto add = [&](int marker, int space) {
        if (space == kNoMarker || is_robber_at(view, seat, space)) return;
        spaces.of[marker] = space;
        ++spaces.count;
    };
    add(0, markers.first);
    if (markers.second != markers.first) add(1, markers.second);
    return spaces;
}

Reason why_not_to(const View& view, int seat, int whose, Verdict& verdict) noexcept
{
    if (whose < 0 || whose >= view.rules.config.seats) return verdict.refuse(Reason::no_such_seat);
    verdict.seat = static_cast<i16>(whose);
    if (whose == seat) return verdict.refuse(Reason::robbers_own_marker);
    if (view.is_out(whose)) return verdict.refuse(Reason::resigned);
    return spaces_of(view, seat, whose).count > 0 ? Reason::none : verdict.refuse(Reason::robbers_is_there);
}

Flow enter_sending(Play& play, const Step& step)
{
    if (play.is_out(step.seat) || (step.a == kFromSupply && !is_in_supply(play, step.seat))) return Flow::done;
    for (int whose = 0; whose < play.rules.config.seats; ++whose) {
        Verdict verdict;
        if (why_not_to(play, step.seat, whose, verdict) == Reason::none) return Flow::ask;
    }
    return Flow::done;
}

void list_sending(const View& view, const Step& step, ActionList& actions)
{
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
    for (int whose = 0; whose < view.rules.config.seats; ++whose) {
        Verdict verdict;
        if (why_not_to(view, step.seat, whose, verdict) != Reason::none) continue;
        Action action;
        action.kind = ActionKind::name;
        action.seat = step.seat;
        action.other_seat = whose;
        actions.add(action);
    }
}

Reason why_not_send(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::name) return verdict.refuse(Reason::wrong_step);
    return why_not_to(view, step.seat, action.other_seat, verdict);
}

void send(Play& play, int seat, int space)
{
    moves::relocate(play, robber_of(play, seat), PiecePlace::on_space(space), Cause::robbers_placed);
}

Flow answer_sending(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::pass) return Flow::done;
    const Spaces spaces = spaces_of(play, step.seat, action.other_seat);
    if (spaces.count > 1)
        push_step(play, kChooseMarker, step.seat, static_cast<u16>(1 + action.other_seat));
    else
        send(play, step.seat, larger(spaces.of[0], spaces.of[1]));
    return Flow::done;
}

// ---- which of two markers ------------------------------------------------------------------------------------------------

constexpr Cause kMarkers[] = {Cause::robbers_first_marker, Cause::robbers_second_marker};

int whose_marker(const Step& step) noexcept { return larger(step.a - 1, 0); }

/// The seat of the marker may have left the game in the meantime.
Flow enter_marker(Play& play, const Step& step)
{
    return play.is_out(step.seat) || play.is_out(whose_marker(step)) ? Flow::done : Flow::ask;
}

void list_markers(const View&, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = step.seat;
    for (const Cause marker : kMarkers) {
        action.cause = static_cast<i32>(marker);
        actions.add(action);
    }
}

Reason why_not_marker(const View&, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::choose && action.kind != ActionKind::pass) return verdict.refuse(Reason::wrong_step);
    for (const Cause marker : kMarkers)
        if (action.kind == ActionKind::choose && action.cause == static_cast<i32>(marker)) return Reason::none;
    return verdict.refuse(Reason::robbers_must_choose);
}

Flow answer_marker(Play& play, const Step& step, const Action& action)
{
    const bool is_second = action.cause == static_cast<i32>(Cause::robbers_second_marker);
    moves::announce_chosen(play, step.seat, static_cast<Cause>(action.cause));
    send(play, step.seat, spaces_of(play, step.seat, whose_marker(step)).of[is_second]);
    return Flow::done;
}

void about_marker(const View& view, const Step& step, Subject& subject)
{
    subject.piece = robber_of(view, step.seat);
    subject.other_seat = static_cast<u8>(whose_marker(step));
}

void about_sending(const View& view, const Step& step, Subject& subject) { subject.piece = robber_of(view, step.seat); }

}  // namespace

const StepCode kCome{.enter = enter_coming};

const StepCode kSend{.name = StepKind::robbers_place,
                     .enter = enter_sending,
                     .list = list_sending,
                     .why_not = why_not_send,
                     .answer = answer_sending,
                     .about = about_sending,
                     .stands_alone = true};

const StepCode kChooseMarker{.name = StepKind::robbers_marker,
                             .enter = enter_marker,
                             .list = list_markers,
                             .why_not = why_not_marker,
                             .answer = answer_marker,
                             .about = about_marker,
                             .points_to = PointsTo::seat,
                             .stands_alone = true};

}  // namespace bastide::boxes::robbers
