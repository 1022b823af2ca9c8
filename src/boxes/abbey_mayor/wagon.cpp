// SPDX-License-Identifier: MIT
// The wagon: after its feature is scored, its owner moves it on or takes it home.
#include "board/features.hpp"
#include "boxes/abbey_mayor/elements.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::abbey_mayor {

namespace {

/// The first wagon that waits to move on, clockwise from the seat on turn (WAGON-MOVE-07, AM-SEQ-01), or none.
PieceId waiting_wagon(const View& view) noexcept
{
    const int seats = view.rules.config.seats;
    int seat = view.state.header().active;
    for (int k = 0; k < seats; ++k, seat = seat + 1 == seats ? 0 : seat + 1) {
        if (has_all_in_supply(view, seat, PieceKind::wagon)) continue;
        const PieceId first = view.rules.first_piece(seat, PieceKind::wagon);
        for (int i = 0; i < view.rules.piece_def(PieceKind::wagon).count; ++i) {
            const PieceId id(first.raw + i);
            if (view.state.piece(id).spot == Spot::moving) return id;
        }
    }
    return {};
}

bool is_finished(const View& view, NodeId root) noexcept
{
    return can_be_completed(view.state.node(root).kind()) && is_complete(view.state, root);
}

/// A wagon enters only an incomplete, unoccupied feature of a kind that its definition allows (WAGON-MOVE-02, -05, -08).
Reason why_not_enter(const View& view, NodeId segment, Verdict& verdict) noexcept
{
    const Reason reason = why_not_deploy_on(view, PieceKind::wagon, segment, verdict);
    if (reason != Reason::none) return reason;
    return is_finished(view, root_of(view.state, segment)) ? verdict.refuse(Reason::feature_complete) : Reason::none;
}

/// A free feature is no way for far travel, not even where a figure may not arrive on its tile (VOLCANO-03).
bool is_taken_or_finished(const View& view, NodeId segment) noexcept
{
    const NodeId root = root_of(view.state, segment);
    return is_occupied(view.state, root) || is_finished(view, root);
}

bool can_enter(const View& view, NodeId segment) noexcept
{
    Verdict verdict;
    return why_not_enter(view, segment, verdict) == Reason::none;
}

/// Calls `visit(segment)` for the segments of the tiles on a cell and the eight around it (WAGON-MOVE-02, -03).
template <class Visit>
void for_each_segment_in_range(const View& view, Cell centre, Visit&& visit)
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const PlacedId id = tile_at(view.state, {static_cast<i16>(centre.x + dx), static_cast<i16>(centre.y + dy)});
            if (!id) continue;
            const Placed& tile = view.state.placed(id);
            for (int segment = 0; segment < view.rules.tiles.at(tile.tile).segments; ++segment) visit(node_of(tile, segment));
        }
    }
}

void collect_around(const View& view, NodeId from, IdSet& reached) noexcept
{
    for_each_segment_in_range(view, cell_of(view.state, from), [&](NodeId id) { reached.add(id.raw); });
}

/// Far travel: from every tile of each occupied or complete feature in range, the wagon has its range again (AM-HOUSE-01).
void collect_far(const View& view, NodeId from, IdSet& reached) noexcept
{
    IdSet known(view.state.header().placed);     // tiles from which the wagon has its range
    IdSet searched(view.state.header().placed);  // those of them whose surroundings are already searched
    known.add(view.state.node(from).tile.raw);
    for (bool again = true; again;) {
        again = false;
        for (int i = 1; i <= view.state.header().placed; ++i) {
            if (!known.holds(static_cast<u16>(i)) || !searched.add(static_cast<u16>(i))) continue;
            again = true;
            for_each_segment_in_range(view, cell_of(view.state.placed(PlacedId(i))), [&](NodeId id) {
                reached.add(id.raw);
                const bool passable = view.rules.piece_def(PieceKind::wagon).may_stand_on(view.state.node(id).kind());
                if (!passable || !is_taken_or_finished(view, id) || can_enter(view, id)) return;
                for_each_member(view.state, root_of(view.state, id),
                                [&](NodeId member) { known.add(view.state.node(member).tile.raw); });
            });
        }
    }
}

/// Adds the feature on the other side of each edge where the segment meets an abbey, or where the segment is the abbey itself:
/// they share an edge but are not connected (WAGON-C1-02).
void collect_over_edges(const View& view, NodeId id, IdSet& roots) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(id).tile);
    const Oriented& here = view.rules.tiles.at(tile.tile);
    for (int port = 0; port < kPorts; ++port) {
        const PlacedId neighbour = tile_at(view.state, beyond(cell_of(tile), port / 3));
        if (!neighbour) continue;
        const Placed& beside = view.state.placed(neighbour);
        const Oriented& there = view.rules.tiles.at(beside.tile);
        const bool to_abbey = there.is_wild() && here.segment_at[port] == segment_index(tile, id) + 1;
        const int segment = to_abbey ? there.monastery : here.is_wild() ? there.segment_at[facing_port(port)] : 0;
        if (segment) roots.add(root_of(view.state, node_of(beside, segment - 1)).raw);
    }
}

/// First edition: every segment of each feature that is linked with the scored one (WAGON-C1-01 to -04).
void collect_linked(const View& view, NodeId from, IdSet& reached) noexcept
{
    IdSet roots(view.state.header().nodes);
    for_each_member(view.state, root_of(view.state, from), [&](NodeId id) {
        const Placed& tile = view.state.placed(view.state.node(id).tile);
        const u16 links = view.rules.tiles.segment(tile.tile, segment_index(tile, id)).links;
        for (int segment = 0; links >> segment; ++segment)
            if ((links >> segment) & 1) roots.add(root_of(view.state, node_of(tile, segment)).raw);
        collect_over_edges(view, id, roots);
    });
    for (int i = 1; i <= view.state.header().nodes; ++i)
        if (roots.holds(root_of(view.state, NodeId(i)).raw)) reached.add(static_cast<u16>(i));
}

/// Where the feature itself says how far a piece comes from it.
void collect_range(const View& view, const CellRange& range, IdSet& reached) noexcept
{
    for (int i = 1; i <= view.state.header().nodes; ++i)
        if (range.holds(cell_of(view.state, NodeId(i)))) reached.add(static_cast<u16>(i));
}

CellRange range_from(const View& view, NodeId segment) noexcept
{
    CellRange range;
    for (RangeHook hook : view.rules.on.range)
        if (range.is_empty()) range = hook(view, segment);
    return range;
}

void collect_reach(const View& view, PieceId wagon, IdSet& reached) noexcept
{
    const NodeId from(view.state.piece(wagon).at);
    if (const CellRange range = range_from(view, from); !range.is_empty()) return collect_range(view, range, reached);
    if (view.rules.has(Option::wagon_move_rule))
        collect_linked(view, from, reached);
    else if (view.rules.has(Option::wagon_far_travel))
        collect_far(view, from, reached);
    else
        collect_around(view, from, reached);
}

/// Calls `visit(segment)` for every legal target of a wagon, in order of node ids; stops when it returns true.
template <class Visit>
void for_each_target(const View& view, PieceId wagon, Visit&& visit)
{
    IdSet reached(view.state.header().nodes);
    collect_reach(view, wagon, reached);
    for (int i = 1; i <= view.state.header().nodes; ++i)
        if (reached.holds(static_cast<u16>(i)) && can_enter(view, NodeId(i)) && visit(NodeId(i))) return;
}

bool has_target(const View& view, PieceId wagon) noexcept
{
    bool found = false;
    for_each_target(view, wagon, [&](NodeId) { return found = true; });
    return found;
}

// ---- the step -----------------------------------------------------------------------------------------------------

/// Wagons without a target go home automatically (WAGON-MOVE-06). Targets are computed when it is that wagon's turn to move
/// (WAGON-MOVE-08).
Flow enter(Play& play, const Step&)
{
    for (PieceId wagon = waiting_wagon(play); wagon; wagon = waiting_wagon(play)) {
        if (has_target(play, wagon)) return Flow::ask;
        moves::move_to_supply(play, wagon, Cause::wagon_stayed);
    }
    return Flow::done;
}

u8 decider(const View& view, const Step&) { return view.state.piece(waiting_wagon(view)).owner; }

void list(const View& view, const Step&, ActionList& actions)
{
    const PieceId wagon = waiting_wagon(view);
    Action action;
    action.seat = view.state.piece(wagon).owner;
    action.kind = ActionKind::pass;
    actions.add(action);
    action.kind = ActionKind::move;
    action.piece = wagon.raw;
    for_each_target(view, wagon, [&](NodeId id) {
        action.cell = cell_of(view.state, id);
        action.segment = segment_index(view.state, id);
        actions.add(action);
        return false;
    });
}

Reason why_not_move(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    const PieceId wagon = waiting_wagon(view);
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    if (action.piece != wagon.raw) {
        verdict.piece = wagon;
        return verdict.refuse(Reason::not_this_piece);
    }
    const PlacedId id = tile_at(view.state, action.cell);
    if (!id || action.segment >= view.rules.tiles.at(view.state.placed(id).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    const NodeId target = node_of(view.state.placed(id), action.segment);
    IdSet reached(view.state.header().nodes);
    collect_reach(view, wagon, reached);
    return reached.holds(target.raw) ? why_not_enter(view, target, verdict) : verdict.refuse(Reason::wagon_too_far);
}

Flow answer_move(Play& play, const Step&, const Action& action)
{
    const PieceId wagon = waiting_wagon(play);
    if (action.kind == ActionKind::pass) {
        moves::move_to_supply(play, wagon, Cause::wagon_stayed);
        return Flow::ask;  // the step is entered again and finds the next wagon
    }
    const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
    moves::move_to_segment(play, wagon, node_of(tile, action.segment), Cause::wagon_moved);
    return Flow::ask;
}

void about_wagon(const View& view, const Step&, Subject& subject)
{
    subject.piece = waiting_wagon(view);
    if (!subject.piece) return;
    subject.segment = NodeId(view.state.piece(subject.piece).at);
    subject.set_cell(cell_of(view.state, subject.segment));
}

}  // namespace

const StepCode kWagonStep{.name = StepKind::wagon_move,
                          .decider = decider,
                          .enter = enter,
                          .has_choice = nullptr,
                          .list = list,
                          .why_not = why_not_move,
                          .answer = answer_move,
                          .about = about_wagon};

/// A wagon moves on only when it is scored during the game (WAGON-MOVE-01, -11, -12).
Home home_of_wagon(const View& view, PieceId piece, Cause why, Home home)
{
    const bool moves_on = why == Cause::completed && view.state.piece(piece).kind == PieceKind::wagon;
    return moves_on ? Home{Spot::moving, Cause::wagon_set_out} : home;
}

}  // namespace bastide::boxes::abbey_mayor
