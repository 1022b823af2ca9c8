// SPDX-License-Identifier: MIT
// Coming to the City: a seat whose part of a turn brought points to others and none to it may deploy a follower to a quarter and
// then move the count.
#include "boxes/count_city/elements.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::count_city {

// ---- the right ------------------------------------------------------------------------------------------------------

/// Points that are paid together with a feature count as those of the feature; with the option not those of the fairy
/// (COUNT-DEPLOY-02 to -04).
void note_paid(Play& play, int seat, const TallyLine& line, const Feature&)
{
    const bool is_left_out = line.reward == Reward::fairy_scored && play.rules.has(Option::count_bonus_lines_left_out);
    if (line.count * line.each <= 0 || is_left_out || play.this_part(kModule, kScoring) == 0) return;
    moves::set_this_part(play, kModule, kPaid, play.this_part(kModule, kPaid) | 1 << seat);
}

namespace {

/// COUNT-DEPLOY-01
bool has_earned(const View& view, int seat) noexcept
{
    const u32 paid = view.this_part(kModule, kPaid);
    return paid != 0 && !(paid >> seat & 1);
}

/// COUNT-DEPLOY-06
bool has_deployed(const View& view, int seat) noexcept
{
    const bool is_by_part = view.rules.has(Option::count_each_part);
    return (is_by_part ? view.this_part(kModule, kDeployedInPart) : view.this_turn(kModule, kDeployed)) >> seat & 1;
}

// ---- deploying ------------------------------------------------------------------------------------------------------

/// Calls `visit(kind, quarter)` for each kind in the supply of a seat and each quarter where it may be; stops when it returns
/// true.
template <class Visit>
void for_each_arrival(const View& view, int seat, Visit&& visit)
{
    for (int i = 0; i < view.rules.kind_count; ++i) {
        const PieceKind kind = view.rules.kinds[i];
        if (view.rules.piece_def(kind).is_neutral || !has_supply(view, seat, kind)) continue;
        for (int quarter = 0; quarter < kQuarters; ++quarter)
            if (may_be_in(view, kind, quarter) && visit(kind, quarter)) return;
    }
}

bool can_arrive(const View& view, const Step& step)
{
    bool can = false;
    for_each_arrival(view, step.seat, [&](PieceKind, int) { return can = true; });
    return can;
}

/// The scoring of the part is over. It is the last step of the part at which its payments matter (COUNT-DEPLOY-10).
Flow enter_arrival(Play& play, const Step& step)
{
    if (!has_quarters(play)) return Flow::done;
    moves::set_this_part(play, kModule, kScoring, 0);
    const bool may = has_earned(play, step.seat) && !has_deployed(play, step.seat) && !play.is_out(step.seat);
    return may ? Flow::ask : Flow::done;
}

Action passing(int seat) noexcept
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = static_cast<u8>(seat);
    return action;
}

void list_arrivals(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = step.seat;
    action.segment = kInside;
    for_each_arrival(view, step.seat, [&](PieceKind kind, int quarter) {
        action.cell = cell_of_quarter(view, quarter);
        action.piece_kind = static_cast<u16>(kind);
        actions.add(action);
        return false;
    });
    actions.add(passing(step.seat));
}

/// Any quarter, with any others there, also that of the count (COUNT-DEPLOY-07, -08).
Reason why_not_arrive(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;  // COUNT-DEPLOY-05
    if (action.kind != ActionKind::deploy) return verdict.refuse(Reason::wrong_step);
    if (why_not_kind(view, action.piece_kind, verdict) != Reason::none) return verdict.reason;
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    const int quarter = quarter_at(view, action.cell);
    verdict.cell = action.cell;
    if (quarter < 0 || action.segment != kInside) return verdict.refuse(Reason::count_city_no_quarter);
    if (!may_be_in(view, kind, quarter)) return verdict.refuse(Reason::count_city_not_for_it);
    return has_supply(view, step.seat, kind) ? Reason::none : verdict.refuse(Reason::supply_empty);
}

// ---- the count ------------------------------------------------------------------------------------------------------

enum class Mover : i32 { seat, clockwise, follower };

Mover mover(const View& view) noexcept { return static_cast<Mover>(view.rules.option(Option::count_move)); }

void move_count(Play& play, int quarter)
{
    if (!is_closed(play, quarter)) moves::relocate(play, count_of(play), PiecePlace::on_space(quarter), Cause::count_moved);
}

/// COUNT-MOVE-01, -02
void let_count_move(Play& play, int seat, int quarter)
{
    if (!count_of(play)) return;
    switch (mover(play)) {
        case Mover::seat: return push_step(play, kCountMove, seat);
        case Mover::clockwise: return move_count(play, (play.state.piece(count_of(play)).at + 1) % kQuarters);
        case Mover::follower: return move_count(play, quarter);
    }
}

/// COUNT-DEPLOY-09
Flow answer_arrival(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::pass) return Flow::done;
    const int quarter = quarter_at(play, action.cell);
    const PieceId id = piece_in_supply(play, step.seat, static_cast<PieceKind>(action.piece_kind));
    moves::relocate(play, id, PiecePlace::on_space(quarter), Cause::count_city_entered);
    moves::set_this_turn(play, kModule, kDeployed, play.this_turn(kModule, kDeployed) | 1 << step.seat);
    moves::set_this_part(play, kModule, kDeployedInPart, play.this_part(kModule, kDeployedInPart) | 1 << step.seat);
    let_count_move(play, step.seat, quarter);
    return Flow::done;
}

Flow enter_move(Play&, const Step&) { return Flow::ask; }

void list_moves(const View& view, const Step& step, ActionList& actions)
{
    actions.add(passing(step.seat));
    Action action;
    action.kind = ActionKind::move;
    action.seat = step.seat;
    action.piece = count_of(view).raw;
    action.segment = kOnTile;
    for (int quarter = 0; quarter < kQuarters; ++quarter) {
        action.cell = cell_of_quarter(view, quarter);
        if (!is_closed(view, quarter)) actions.add(action);
    }
}

Reason why_not_move(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    verdict.piece = count_of(view);
    verdict.cell = action.cell;
    if (PieceId(action.piece) != verdict.piece) return verdict.refuse(Reason::not_this_piece);
    const int quarter = quarter_at(view, action.cell);
    if (quarter < 0 || action.segment != kOnTile) return verdict.refuse(Reason::count_city_no_quarter);
    return is_closed(view, quarter) ? verdict.refuse(Reason::count_there) : Reason::none;
}

Flow answer_move(Play& play, const Step&, const Action& action)
{
    if (action.kind == ActionKind::move) move_count(play, quarter_at(play, action.cell));
    return Flow::done;
}

void about_count(const View& view, const Step&, Subject& subject)
{
    subject.piece = count_of(view);
    if (subject.piece) subject.set_cell(cell_of_quarter(view, view.state.piece(subject.piece).at));
}

}  // namespace

const StepCode kArrival{.name = StepKind::count_city_deploy,
                        .enter = enter_arrival,
                        .has_choice = can_arrive,
                        .list = list_arrivals,
                        .why_not = why_not_arrive,
                        .answer = answer_arrival,
                        .stands_alone = true};

const StepCode kCountMove{.name = StepKind::count_move,
                          .enter = enter_move,
                          .list = list_moves,
                          .why_not = why_not_move,
                          .answer = answer_move,
                          .about = about_count,
                          .stands_alone = true};

}  // namespace bastide::boxes::count_city
