// SPDX-License-Identifier: MIT
// The escape: at the end of each part of its turn a seat may take one knight out of a besieged city that has a way out.
#include "boxes/siege/elements.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"

namespace bastide::boxes::siege {

namespace {

bool has_monastery(const View& view, u32 key) noexcept
{
    const NodeId building = monastery_at(view.state, view.rules.tiles, key);
    return building && view.state.node(building).kind() == SegmentKind::monastery;  // no garden (ABBOT-QA-01)
}

bool is_near_monastery(const View& view, PlacedId id) noexcept
{
    const u32 key = view.state.placed(id).key;
    bool is_near = has_monastery(view, key);
    for (u32 stride : kKeyStridesAround) is_near = is_near || has_monastery(view, key + stride);
    return is_near;
}

bool is_knight(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::segment && view.state.node(NodeId(piece.at)).kind() == SegmentKind::city &&
           view.rules.piece_def(piece.kind).has(Trait::claims);  // SIEGE-ESC-05
}

Reason why_not_escape(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    const Reason reason = why_not_take_back(view, seat, id, Cause::siege_escaped, verdict);
    if (reason != Reason::none) return reason;
    const Piece& piece = view.state.piece(id);
    if (!is_knight(view, piece)) return verdict.refuse(Reason::siege_no_knight);
    const NodeId root = root_of(view.state, NodeId(piece.at));
    if (!is_under_siege(view, root)) return verdict.refuse(Reason::siege_no_knight);
    verdict.feature = root;
    return has_way_out(view, root) ? Reason::none : verdict.refuse(Reason::siege_no_way_out);
}

/// Calls `visit(piece id)` for each knight of a seat that can escape, by id; stops when it returns true.
template <class Visit>
void for_each_escape(const View& view, int seat, Visit&& visit)
{
    any_piece_in(view, seat, Spot::segment, [&](PieceId id, const Piece& piece) {
        if (!is_knight(view, piece) || !is_under_siege(view, root_of(view.state, NodeId(piece.at)))) return false;  // as most
        Verdict verdict;
        return why_not_escape(view, seat, id, verdict) == Reason::none && visit(id);
    });
}

/// Only in the own turn: the buyer of a tile places it in the turn of another seat (SIEGE-ESC-01, -04, -08).
Flow enter_escape(Play& play, const Step& step)
{
    const bool is_own_turn = step.seat == play.state.header().active && !play.is_out(step.seat);
    if (!is_own_turn || escape_rule(play) == EscapeRule::never) return Flow::done;
    bool found = false;
    for_each_escape(play, step.seat, [&](PieceId) { return found = true; });
    return found ? Flow::ask : Flow::done;
}

void list_escapes(const View& view, const Step& step, ActionList& actions)
{
    for_each_escape(view, step.seat, [&](PieceId id) {
        actions.add(make_take_action(view, step.seat, id, Cause::siege_escaped));
        return false;
    });
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
}

Reason why_not(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (!is_take_for(action, Cause::siege_escaped)) return verdict.refuse(Reason::wrong_step);
    return why_not_escape(view, step.seat, PieceId(action.piece), verdict);
}

/// No points are paid, and a wagon makes no move (SIEGE-ESC-05, -06). A builder follows its last knight (SIEGE-ESC-07).
Flow answer_escape(Play& play, const Step&, const Action& action)
{
    if (action.kind == ActionKind::take) moves::send_home(play, PieceId(action.piece), Cause::siege_escaped);
    return Flow::done;
}

}  // namespace

bool is_under_siege(const View& view, NodeId root) noexcept
{
    if (view.state.node(root).kind() != SegmentKind::city || is_complete(view.state, root)) return false;
    NodeId id = root;
    do {
        if (has_siege(view, id)) return true;
        id = next_of(view.state, id);
    } while (id != root);
    return false;
}

bool has_way_out(const View& view, NodeId root) noexcept
{
    const EscapeRule rule = escape_rule(view);
    bool has = false;
    for_each_member(view.state, root, [&](NodeId id) {
        const bool counts = rule == EscapeRule::beside_the_city || (rule == EscapeRule::beside_a_siege && has_siege(view, id));
        has = has || (counts && is_near_monastery(view, view.state.node(id).tile));
    });
    return has;
}

void show_sieges(const View& view, ThingKind kind, Things& things)
{
    if (kind != ThingKind::siege) return;
    for (int i = 1; i <= view.state.header().nodes; ++i) {
        const NodeId id(i);
        const NodeId root = root_of(view.state, id);
        if (!has_siege(view, id) || is_complete(view.state, root)) continue;
        Thing thing;
        thing.kind = kind;
        thing.set_cell(cell_of(view.state, id));
        thing.segment = segment_index(view.state, id);
        thing.feature = root;
        thing.closed = !has_way_out(view, root);
        things.add(thing);
    }
}

const StepCode kEscape{.name = StepKind::siege_escape,
                       .enter = enter_escape,
                       .list = list_escapes,
                       .why_not = why_not,
                       .answer = answer_escape,
                       .takes = Cause::siege_escaped};

}  // namespace bastide::boxes::siege
