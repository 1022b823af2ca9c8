// SPDX-License-Identifier: MIT
// Leaving the City: before features are scored each seat may send followers from its quarters to them, and before the final
// scoring from the market to any field.
#include "boxes/count_city/elements.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::count_city {

namespace {

// ---- where followers go ---------------------------------------------------------------------------------------------

enum class Moment : u8 { scoring, end };

/// A field that a barn sends farmers home from in this scoring. A field that was joined to one with a barn is scored for its
/// farmers alone (COUNT-LEAVE-03, INT-BARN-COC-04).
bool is_field_due(const View& view, NodeId root) noexcept
{
    for (DueHook hook : view.rules.on.due) {
        const Cause cause = hook(view, root);
        if (cause != Cause::none) return cause == Cause::barn_placed || is_occupied(view.state, root);
    }
    return false;
}

/// Calls `visit(root)` for the features of a kind that the last tile completed, without those whose completion is no scoring
/// (SPMON-05); stops when it returns true.
template <class Visit>
void for_each_completed(const View& view, SegmentKind kind, Visit&& visit)
{
    CompletedQueue queue;
    list_completed(view, segment_set(kind), queue);
    for (u32 i = 0; i < queue.size(); ++i)
        if (const NodeId root = queue.at(view, i).root; !has_abbots_alone(view, root) && visit(root)) return;
}

/// Calls `visit(root)` for the incomplete features of a kind on the board, and the fields; stops when it returns true.
template <class Visit>
void for_each_open_feature(const View& view, SegmentKind kind, Visit&& visit)
{
    for (int i = 1; i <= view.state.header().nodes; ++i) {
        const NodeId root(i);
        const Node& node = view.state.node(root);
        const bool is_open = kind == SegmentKind::field || !is_complete(view.state, root);
        if (node.up == root && node.kind() == kind && is_open && visit(root)) return;
    }
}

/// Calls `visit(root)` for the fields that are scored now; stops when it returns true. On each of them stands a piece, and there
/// are far fewer pieces than segments.
template <class Visit>
void for_each_field_due(const View& view, Visit&& visit)
{
    if (view.rules.on.due.empty()) return;
    IdSet seen(view.state.header().nodes);
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.spot != Spot::segment && piece.spot != Spot::corner) continue;
        const NodeId root = root_of(view.state, NodeId(piece.at));
        if (view.state.node(root).kind() != SegmentKind::field || seen.add(root.raw) == 0) continue;
        if (is_field_due(view, root) && visit(root)) return;
    }
}

/// Calls `visit(root)` for the features to which followers of a quarter can go; stops when it returns true.
template <class Visit>
void for_each_goal(const View& view, int quarter, Moment moment, Visit&& visit)
{
    const SegmentKind kind = kQuarterList[quarter].leads_to;
    const bool is_market = quarter == kMarket;
    if (moment == Moment::scoring) return is_market ? for_each_field_due(view, visit) : for_each_completed(view, kind, visit);
    if (!is_market && !view.rules.has(Option::count_final)) return;  // COUNT-FINAL-04
    for_each_open_feature(view, kind, visit);                        // COUNT-FINAL-02
}

bool is_goal(const View& view, int quarter, Moment moment, NodeId feature) noexcept
{
    bool is = false;
    for_each_goal(view, quarter, moment, [&](NodeId root) { return is = root == feature; });
    return is;
}

/// What modules say against a segment, occupied or not (COUNT-LEAVE-05, -06). The barn of a field keeps out no follower that is
/// scored with it, an abbot no monk (SPMON-06).
Reason why_not_stand_there(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict) noexcept
{
    for (const WhyNotDeployHook& hook : view.rules.on.why_not_deploy) {
        if (!hook.is_asked_about(view.state.node(segment).kind())) continue;
        Verdict asked;
        const Reason reason = hook.ask(view, kind, seat, segment, asked);
        if (reason == Reason::none || reason == Reason::barn_in_field || reason == Reason::occupied) continue;
        verdict = asked;
        return reason;
    }
    return Reason::none;
}

// ---- the moves ------------------------------------------------------------------------------------------------------

/// Calls `visit(piece id, segment)` for each way in which a seat can send a follower out; stops when it returns true.
template <class Visit>
void for_each_way_out(const View& view, int seat, Moment moment, Visit&& visit)
{
    for_each_in_city(view, seat, [&](PieceId id, int quarter) {
        const PieceKind kind = view.state.piece(id).kind;
        bool stops = false;
        if (is_closed(view, quarter) || !may_be_in(view, kind, quarter)) return false;  // COUNT-LEAVE-02, COUNT-FINAL-03
        for_each_goal(view, quarter, moment, [&](NodeId root) {
            NodeId segment = root;
            do {
                Verdict verdict;
                if (why_not_stand_there(view, kind, seat, segment, verdict) == Reason::none) stops = visit(id, segment);
                segment = next_of(view.state, segment);
            } while (segment != root && !stops);
            return stops;
        });
        return stops;
    });
}

bool can_leave(const View& view, int seat, Moment moment) noexcept
{
    bool can = false;
    if (!view.is_out(seat)) for_each_way_out(view, seat, moment, [&](PieceId, NodeId) { return can = true; });
    return can;
}

void list_ways_out(const View& view, int seat, Moment moment, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = static_cast<u8>(seat);
    actions.add(action);
    action.kind = ActionKind::move;
    for_each_way_out(view, seat, moment, [&](PieceId id, NodeId segment) {
        action.piece = id.raw;
        action.cell = cell_of(view.state, segment);
        action.segment = segment_index(view.state, segment);
        actions.add(action);
        return actions.has_enough();
    });
}

Reason why_not_leave(const View& view, int seat, Moment moment, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    const PieceId id(action.piece);
    verdict.piece = id;
    if (!id || id.raw > view.rules.layout.piece_count) return verdict.refuse(Reason::no_such_piece);
    const Piece& piece = view.state.piece(id);
    if (piece.owner != seat || !is_in_city(view, piece)) return verdict.refuse(Reason::count_city_not_in_it);
    const int quarter = piece.at;
    verdict.cell = cell_of_quarter(view, quarter);
    if (is_closed(view, quarter)) {
        verdict.piece = count_of(view);
        return verdict.refuse(Reason::count_blocks_quarter);
    }
    verdict.cell = action.cell;
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || action.segment >= view.rules.tiles.at(view.state.placed(tile).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    const NodeId segment = node_of(view.state.placed(tile), action.segment);
    if (view.state.node(segment).kind() != kQuarterList[quarter].leads_to || !may_be_in(view, piece.kind, quarter))
        return verdict.refuse(Reason::count_city_other_way);
    verdict.feature = root_of(view.state, segment);
    if (!is_goal(view, quarter, moment, verdict.feature)) return verdict.refuse(Reason::count_city_not_scored);
    return why_not_stand_there(view, piece.kind, seat, segment, verdict);
}

void leave(Play& play, const Action& action)
{
    const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
    moves::relocate(play, PieceId(action.piece), PiecePlace::on_segment(node_of(tile, action.segment)), Cause::count_city_left);
}

int seat_after(const View& view, int seat) noexcept { return seat + 1 < view.rules.config.seats ? seat + 1 : 0; }

// ---- before a scoring -----------------------------------------------------------------------------------------------

/// Asks the first of so many seats that can send a follower out; of the step, `a` is the number of seats left to ask, its own
/// included. It goes round to the seat whose part of a turn it is (COUNT-LEAVE-04, AM-SEQ-02).
void ask_from(Play& play, int seat, int left)
{
    for (; left > 0; --left, seat = seat_after(play, seat))
        if (can_leave(play, seat, Moment::scoring)) return push_step(play, kLeave, seat, static_cast<u16>(left));
}

void ask_next(Play& play, const Step& step) { ask_from(play, seat_after(play, step.seat), step.a - 1); }

Flow enter_before(Play& play, const Step& step)
{
    if (!has_quarters(play)) return Flow::done;
    moves::set_this_part(play, kModule, kScoring, 1);
    moves::set_this_part(play, kModule, kPaid, 0);  // a part may have the tile of a buyer and then that of its own seat
    if (play.state.header().last) ask_from(play, seat_after(play, step.seat), play.rules.config.seats);
    return Flow::done;
}

Flow enter_leave(Play& play, const Step& step)
{
    if (can_leave(play, step.seat, Moment::scoring)) return Flow::ask;
    ask_next(play, step);
    return Flow::done;
}

void list_leaving(const View& view, const Step& step, ActionList& actions)
{
    list_ways_out(view, step.seat, Moment::scoring, actions);
}

Reason why_not_leaving(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return why_not_leave(view, step.seat, Moment::scoring, action, verdict);
}

Flow answer_leaving(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::move) {
        leave(play, action);
        return Flow::ask;  // it may send another
    }
    ask_next(play, step);
    return Flow::done;
}

// ---- before the final scoring ---------------------------------------------------------------------------------------

/// Of the step, `a` is the mask of the seats that have passed. The first seat is the one to the left of the last turn's
/// (COUNT-FINAL-01).
void ask_at_end(Play& play, int before, u32 passed)
{
    int seat = before;
    for (int i = 0; i < play.rules.config.seats; ++i) {
        seat = seat_after(play, seat);
        if (passed >> seat & 1 || !can_leave(play, seat, Moment::end)) continue;
        return push_step(play, kFinalLeave, seat, static_cast<u16>(passed), 1);
    }
}

/// `b` is 0 in the step with which the round begins; its seat is that of the last turn.
Flow enter_final(Play& play, const Step& step)
{
    if (!has_quarters(play)) return Flow::done;
    if (step.b != 0 && can_leave(play, step.seat, Moment::end)) return Flow::ask;
    ask_at_end(play, step.seat, step.a);
    return Flow::done;
}

void list_final(const View& view, const Step& step, ActionList& actions) { list_ways_out(view, step.seat, Moment::end, actions); }

Reason why_not_final(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return why_not_leave(view, step.seat, Moment::end, action, verdict);
}

Flow answer_final(Play& play, const Step& step, const Action& action)
{
    u32 passed = step.a;
    if (action.kind == ActionKind::move)
        leave(play, action);
    else
        passed |= 1u << step.seat;
    ask_at_end(play, step.seat, passed);
    return Flow::done;
}

}  // namespace

const StepCode kBeforeScoring{.enter = enter_before};

const StepCode kLeave{.name = StepKind::count_city_leave,
                      .enter = enter_leave,
                      .list = list_leaving,
                      .why_not = why_not_leaving,
                      .answer = answer_leaving,
                      .stands_alone = true};

const StepCode kFinalLeave{.name = StepKind::count_final_leave,
                           .enter = enter_final,
                           .list = list_final,
                           .why_not = why_not_final,
                           .answer = answer_final,
                           .points_to = PointsTo::seats,
                           .stands_alone = true};

}  // namespace bastide::boxes::count_city
