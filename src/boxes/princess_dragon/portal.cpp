// SPDX-License-Identifier: MIT
// The magic portal: the seat that places it may deploy one follower on any tile.
#include "boxes/princess_dragon/elements.hpp"
#include "play/moves.hpp"

namespace bastide::boxes::princess_dragon {

namespace {

/// A feature of another tile must not be complete; a field never is (PORTAL-02, -03).
bool is_finished(const View& view, NodeId root) noexcept
{
    const SegmentKind kind = view.state.node(root).kind();
    return kind != printed_kind(view, root) || (can_be_completed(kind) && is_complete(view.state, root));
}

/// The kinds of pieces that a seat can send through a portal.
struct Travellers {
    const PieceDef* of[kPieceKinds];
    int count = 0;
    SegmentSet fits = 0;  ///< the kinds of segments where any of them may stand; a tower is reached without a portal (PORTAL-07)

    void add(const PieceDef& def) noexcept
    {
        of[count++] = &def;
        fits |= def.fits;
    }
};

/// Calls `visit(kind, segment)` for each place of some kinds on the other tiles, in the order of placing; stops when it returns
/// true. All of them claim, so nothing that is occupied is a place.
template <class Visit>
void for_each_place(const View& view, const Travellers& travellers, Visit&& visit)
{
    const NodesView nodes = view.state.nodes();
    const PlacedId last = view.state.header().last;
    for (int i = 1; i <= view.state.header().nodes && travellers.count > 0; ++i) {
        const NodeId segment(i);
        const SegmentKind kind = nodes[segment].kind();
        if (!holds(travellers.fits, kind) || nodes[segment].tile == last) continue;
        const NodeId root = root_of(nodes, segment);
        if (is_taken(view, nodes, segment) || is_finished(view, root)) continue;
        for (int k = 0; k < travellers.count; ++k) {
            const PieceDef& def = *travellers.of[k];
            Verdict verdict;
            if (!def.may_stand_on(kind)) continue;
            const bool is_place = judge_by_modules(view, def.kind, {segment, kind, false}, verdict) == Reason::none;
            if (is_place && visit(def.kind, segment)) return;
        }
    }
}

bool goes_through(const PieceDef& row) noexcept { return row.has(Trait::claims) && row.fits != 0; }  // PORTAL-04, -05

}  // namespace

void list_portal(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::deploy) || !is_portal_open(view)) return;
    Travellers travellers;
    for (int i = 0; i < view.rules.kind_count; ++i) {
        const PieceDef& row = view.rules.piece_def(view.rules.kinds[i]);
        const bool may = goes_through(row) && decision.code->deploys(row.kind);
        if (may && has_supply(view, decision.seat, row.kind)) travellers.add(row);
    }
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = decision.seat;
    for_each_place(view, travellers, [&](PieceKind kind, NodeId segment) {
        action.cell = cell_of(view.state, segment);
        action.segment = segment_index(view.state, segment);
        action.piece_kind = static_cast<u16>(kind);
        actions.add(action);
        return actions.has_enough();
    });
}

bool owns_portal(const View& view, const Decision&, const Action& action)
{
    if (action.kind != ActionKind::deploy || action.segment == kOnTile || !has_portal(view)) return false;
    return action.cell != cell_of(view.state.placed(view.state.header().last));
}

Reason why_not_portal(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    verdict.cell = action.cell;
    if (why_not_kind(view, action.piece_kind, verdict) != Reason::none) return verdict.reason;
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    if (!decision.code->deploys(kind)) return verdict.refuse(Reason::wrong_piece_kind);
    if (!goes_through(view.rules.piece_def(kind))) return verdict.refuse(Reason::portal_followers_only);
    if (!is_portal_open(view)) return verdict.refuse(Reason::portal_used);  // PORTAL-08
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || action.segment >= view.rules.tiles.at(view.state.placed(tile).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    if (!has_supply(view, decision.seat, kind)) return verdict.refuse(Reason::supply_empty);
    const NodeId segment = node_of(view.state.placed(tile), action.segment);
    const Reason reason = why_not_deploy_on(view, kind, segment, verdict);
    const NodeId root = root_of(view.state, segment);
    if (reason != Reason::none || !is_finished(view, root)) return reason;
    verdict.feature = root;
    return verdict.refuse(Reason::feature_complete);
}

Flow answer_portal(Play& play, const Decision& decision, const Action& action)
{
    const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
    moves::set_this_part(play, kModule, kPortalUsed, 1);
    moves::deploy(play, piece_in_supply(play, decision.seat, static_cast<PieceKind>(action.piece_kind)),
                  node_of(tile, action.segment));
    return Flow::done;
}

bool has_place_by_portal(const View& view, PieceKind kind)
{
    if (!is_portal_open(view) || !goes_through(view.rules.piece_def(kind))) return false;
    Travellers travellers;
    travellers.add(view.rules.piece_def(kind));
    bool has = false;
    for_each_place(view, travellers, [&](PieceKind, NodeId) { return has = true; });
    return has;
}

}  // namespace bastide::boxes::princess_dragon
