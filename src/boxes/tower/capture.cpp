// SPDX-License-Identifier: MIT
// Capturing from a tower, and the automatic exchange of prisoners that follows.
#include "boxes/tower/elements.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::tower {

namespace {

// ---- capturing ----------------------------------------------------------------------------------------------------

Reason why_not_take(const View& view, int seat, const Area& area, PieceId id, Verdict& verdict) noexcept
{
    const Reason reason = why_not_remove(view, id, Cause::tower_captured, verdict);
    if (reason != Reason::none) return reason;
    const bool own = view.state.piece(id).owner == seat;
    if (own && view.rules.has(Option::tower_capture_opponents_only))
        return verdict.refuse(Reason::cannot_be_taken);  // TOWER-OPT-01
    if (area.contains(verdict.cell)) return Reason::none;
    verdict.cell = area.centre;
    verdict.most = area.range;
    return verdict.refuse(Reason::tower_out_of_range);
}

/// Calls `visit(piece id)` for every legal target, by id; stops when it returns true.
template <class Visit>
void for_each_target(const View& view, const Step& step, Visit&& visit)
{
    const Area area = area_of(view, NodeId(step.a));
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const PieceId id(i);
        const Piece& piece = view.state.piece(id);
        // Tests position first: most pieces are in supply or out of range, and the hooks of the modules cost more.
        const PlacedId tile = tile_under(view.state, piece);
        if (!tile || piece.spot == Spot::corner || !area.contains(cell_of(view.state.placed(tile)))) continue;
        Verdict verdict;
        if (why_not_take(view, step.seat, area, id, verdict) == Reason::none && visit(id)) return;
    }
}

bool has_target(const View& view, const Step& step)
{
    bool found = false;
    for_each_target(view, step, [&](PieceId) { return found = true; });
    return found;
}

void list_targets(const View& view, const Step& step, ActionList& actions)
{
    for_each_target(view, step, [&](PieceId id) {
        actions.add(make_take_action(view, step.seat, id, Cause::tower_captured));
        return false;
    });
    actions.add(action_on(ActionKind::pass, step.seat, {}));  // TOWER-CAPTURE-02
}

Reason why_not_capture(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (!is_take_for(action, Cause::tower_captured)) return verdict.refuse(Reason::wrong_step);
    if (action.piece == 0) return verdict.refuse(Reason::no_such_piece);
    return why_not_take(view, step.seat, area_of(view, NodeId(step.a)), PieceId(action.piece), verdict);
}

// ---- exchange -----------------------------------------------------------------------------------------------------

bool is_prisoner_of(const View& view, int holder, int owner, PieceId id) noexcept
{
    const Piece& piece = view.state.piece(id);
    return piece.spot == Spot::prison && piece.owner == owner && piece.holder == holder;
}

/// The first piece of `owner` after `after` that `holder` is_prisoner_of as a prisoner, or none.
PieceId next_prisoner(const View& view, int holder, int owner, PieceId after) noexcept
{
    for (int i = after.raw + 1; i <= view.rules.layout.piece_count; ++i)
        if (is_prisoner_of(view, holder, owner, PieceId(i))) return PieceId(i);
    return {};
}

void list_candidates(const View& view, const Step& step, ActionList& actions)
{
    const int holder = view.state.piece(PieceId(step.a)).owner;
    for (PieceId id = next_prisoner(view, holder, step.seat, {}); id; id = next_prisoner(view, holder, step.seat, id))
        actions.add(action_on(ActionKind::choose_piece, step.seat, id));
}

Reason why_not_choose(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::choose_piece) return verdict.refuse(Reason::wrong_step);
    if (action.piece == 0) return verdict.refuse(Reason::no_such_piece);
    verdict.piece = PieceId(action.piece);
    const bool held = is_prisoner_of(view, view.state.piece(PieceId(step.a)).owner, step.seat, PieceId(action.piece));
    return held ? Reason::none : verdict.refuse(Reason::tower_not_prisoner);
}

bool is_one_kind(const View& view, int holder, int owner, PieceId first) noexcept
{
    for (PieceId id = first; id; id = next_prisoner(view, holder, owner, id))
        if (view.state.piece(id).kind != view.state.piece(first).kind) return false;
    return true;
}

void swap_prisoners(Play& play, PieceId a, PieceId b)
{
    moves::release(play, a, Cause::tower_exchanged);
    moves::release(play, b, Cause::tower_exchanged);
}

/// Two seats that hold each other's pieces exchange one for one at once (TOWER-EXCHANGE-01, -02). The seat chooses the piece only
/// if the kinds differ (TOWER-EXCHANGE-03, -04).
Flow enter_exchange(Play& play, const Step& step)
{
    const PieceId captured(step.a);
    const int owner = play.state.piece(captured).owner;
    const PieceId first = next_prisoner(play, owner, step.seat, {});
    if (!first) return Flow::done;
    if (!is_one_kind(play, owner, step.seat, first)) return Flow::ask;
    swap_prisoners(play, captured, first);
    return Flow::done;
}

Flow answer_exchange(Play& play, const Step& step, const Action& action)
{
    swap_prisoners(play, PieceId(step.a), PieceId(action.piece));
    return Flow::done;
}

/// Without a target there is no decision (TS-3), even if a ransom could be paid.
Flow enter_capture(Play& play, const Step& step) { return has_target(play, step) ? Flow::ask : Flow::done; }

Flow answer_capture(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::pass) return Flow::done;
    const PieceId id(action.piece);
    if (play.state.piece(id).owner == step.seat) {
        moves::send_home(play, id, Cause::tower_taken_home);  // TOWER-CAPTURE-14
        return Flow::done;
    }
    moves::imprison(play, id, step.seat, Cause::tower_captured);
    push_step(play, kExchange, step.seat, id.raw);
    return Flow::done;
}

}  // namespace

Reason why_not_captured(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    if (cause != Cause::tower_captured) return Reason::none;
    const Piece& piece = view.state.piece(id);
    const bool on_segment = piece.spot == Spot::segment;
    const bool can = (on_segment || piece.spot == Spot::tile) &&
                     view.rules.piece_def(piece.kind).has(Trait::can_be_taken);  // TOWER-CAPTURE-12
    const bool safe =
        on_segment && view.rules.has(Option::tower_top_followers_safe) && is_foundation(view, NodeId(piece.at));  // TOWER-OPT-02
    return can && !safe ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

void about_exchange(const View& view, const Step& step, Subject& subject)
{
    subject.other_seat = view.state.piece(PieceId(step.a)).owner;
}

void about_capture(const View& view, const Step& step, Subject& subject)
{
    subject.segment = NodeId(step.a);
    subject.set_cell(cell_of(view.state, subject.segment));
}

const StepCode kExchange{.name = StepKind::tower_exchange,
                         .decider = nullptr,
                         .enter = enter_exchange,
                         .has_choice = nullptr,
                         .list = list_candidates,
                         .why_not = why_not_choose,
                         .answer = answer_exchange,
                         .about = about_exchange,
                         .points_to = PointsTo::prisoner};

const StepCode kCapture{.name = StepKind::tower_capture,
                        .decider = nullptr,
                        .enter = enter_capture,
                        .has_choice = nullptr,
                        .list = list_targets,
                        .why_not = why_not_capture,
                        .answer = answer_capture,
                        .about = about_capture,
                        .takes = Cause::tower_captured,
                        .takes_unwritten = true,
                        .points_to = PointsTo::segment};

/// Two seats never hold pieces of each other, because they exchange them at once (TOWER-EXCHANGE-01).
Reason why_not_remain_prisoner(const View& view, PieceId id, int holder, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    for (int i = 1; i < id.raw; ++i) {
        const Piece& other = view.state.piece(PieceId(i));
        if (other.spot != Spot::prison || other.owner != holder || other.holder != piece.owner) continue;
        verdict.piece = PieceId(i);
        return Reason::tower_mutual_prisoners;
    }
    return Reason::none;
}

Reason why_not_hold(const View& view, PieceId id, int holder, Verdict& verdict)
{
    if (view.rules.step_number(kCapture) == view.rules.step_count) return Reason::tower_no_prisons;
    if (!id) return Reason::none;
    const Piece& piece = view.state.piece(id);
    if (piece.spot == Spot::prison) return why_not_remain_prisoner(view, id, holder, verdict);
    if (holder == piece.owner) return Reason::tower_own_prisoner;
    return view.rules.piece_def(piece.kind).has(Trait::can_be_taken) ? Reason::none : Reason::cannot_be_taken;
}

}  // namespace bastide::boxes::tower
