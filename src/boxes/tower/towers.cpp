// SPDX-License-Identifier: MIT
// Towers: where they stand, how far they reach, which pieces build them and stand on top. Pieces are judged by their traits, not
// by their boxes.
#include "boxes/tower/elements.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::tower {

namespace {

NodeId target_of(const View& view, const Action& action) noexcept
{
    const PlacedId id = tile_at(view.state, action.cell);
    if (!id) return {};
    const Placed& tile = view.state.placed(id);
    return action.segment < view.rules.tiles.at(tile.tile).segments ? node_of(tile, action.segment) : NodeId{};
}

/// Calls `visit(node)` for every foundation on the board, in the order of legal actions; stops when it returns true.
template <class Visit>
void for_each_foundation(const View& view, Visit&& visit)
{
    for (u32 i = 0; i < view.state.header().foundations; ++i)
        if (visit(view.state.foundations()[i])) return;
}

constexpr int sign(int n) noexcept { return (n > 0) - (n < 0); }

/// Whether some shortest path of orthogonal steps from one cell to another crosses no empty cell (TOWER-HOUSE-01, -05). Fills the
/// rectangle between the two row by row: a cell is reached from the one before it or the one above it. `reached` holds one row.
bool is_joined_without_gap(const View& view, Cell from, Cell to) noexcept
{
    const int columns = to.x > from.x ? to.x - from.x : from.x - to.x;
    const int lines = to.y > from.y ? to.y - from.y : from.y - to.y;
    bool reached[kMaxPieces + 1] = {};
    for (int line = 0; line <= lines; ++line) {
        for (int column = 0; column <= columns; ++column) {
            const bool starts = line == 0 && column == 0;
            const bool before = column > 0 && reached[column - 1];
            const bool above = line > 0 && reached[column];
            const Cell cell{static_cast<i16>(from.x + sign(to.x - from.x) * column),
                            static_cast<i16>(from.y + sign(to.y - from.y) * line)};
            reached[column] = (starts || before || above) && tile_at(view.state, cell);
        }
    }
    return reached[columns];
}

PieceId piece_on_top(const View& view, NodeId foundation) noexcept
{
    return is_occupied(view.state, foundation) ? occupant(view, foundation) : companion_on_top(view, foundation);
}

bool may_be_on_towers(const PieceDef& def) noexcept { return def.has(Trait::stacks) || def.has(Trait::tops_foundation); }

/// The facts of a tower that decide which pieces may go onto it.
struct Tower {
    bool is_topped;
    bool is_built;
};

Tower tower_on(const View& view, NodeId foundation) noexcept
{
    return {is_topped(view, foundation), height(view, foundation) > 0};
}

/// Why a piece may not go onto a tower, supply aside (TOWER-PIECE-01, -04, TOWER-TOP-01 to -05).
Reason judge_on_tower(const PieceDef& def, const Tower& tower) noexcept
{
    if (!may_be_on_towers(def)) return Reason::wrong_segment;
    if (tower.is_topped) return Reason::tower_closed;
    return !def.has(Trait::stacks) && !tower.is_built ? Reason::tower_missing : Reason::none;
}

Reason why_not_on_tower(const View& view, PieceKind kind, NodeId foundation, Verdict& verdict) noexcept
{
    const Reason reason = judge_on_tower(view.rules.piece_def(kind), tower_on(view, foundation));
    if (reason == Reason::wrong_segment) verdict.mine = static_cast<i8>(SegmentKind::foundation);
    if (reason == Reason::tower_closed) {
        verdict.piece = piece_on_top(view, foundation);
        verdict.seat = view.state.piece(verdict.piece).owner;
    }
    return reason == Reason::none ? reason : verdict.refuse(reason);
}

/// The modules judge a piece that arrives on the tile of a tower; a storey is no figure.
bool may_arrive(const View& view, PieceKind kind, NodeId foundation, Verdict& verdict) noexcept
{
    const bool is_asked = holds(view.rules.on.deploying_asked_about, SegmentKind::foundation);
    if (!is_asked || view.rules.piece_def(kind).has(Trait::stacks)) return true;
    return judge_by_modules(view, kind, site_of(view, foundation), verdict) == Reason::none;
}

Thing tower_thing(const View& view, NodeId foundation) noexcept
{
    Thing thing;
    thing.kind = ThingKind::tower;
    thing.spot = Spot::segment;
    thing.set_cell(cell_of(view.state, foundation));
    thing.segment = segment_index(view.state, foundation);
    thing.count = height(view, foundation);
    thing.reach = larger(range(view, foundation), 0);
    thing.piece = piece_on_top(view, foundation);
    if (!thing.piece) return thing;
    thing.seat = view.state.piece(thing.piece).owner;
    thing.closed = true;
    return thing;
}

}  // namespace

int range(const View& view, NodeId foundation) noexcept
{
    return height(view, foundation) - (view.rules.has(Option::tower_short_range) ? 1 : 0);  // TOWER-HOUSE-03
}

/// TOWER-CAPTURE-03 to -06; with the diagonal option the area is a diamond instead of a cross (TOWER-HOUSE-04).
bool Area::contains_within_range(Cell cell) const noexcept
{
    if (cell.x != centre.x && cell.y != centre.y && !view.rules.has(Option::tower_diagonal_capture)) return false;
    return !view.rules.has(Option::tower_no_capture_over_gaps) || is_joined_without_gap(view, centre, cell);
}

Area area_of(const View& view, NodeId foundation) noexcept
{
    return {view, cell_of(view.state, foundation), range(view, foundation)};
}

void list_towers(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::deploy)) return;
    const PieceDef* defs[kPieceKinds];
    int count = 0;
    for (int i = 0; i < view.rules.kind_count; ++i) {
        const PieceDef& def = view.rules.piece_def(view.rules.kinds[i]);
        const bool fits = may_be_on_towers(def) && decision.code->deploys(def.kind);
        if (fits && has_supply(view, decision.seat, def.kind)) defs[count++] = &def;
    }
    if (count == 0) return;
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = decision.seat;
    for_each_foundation(view, [&](NodeId foundation) {
        const Tower tower = tower_on(view, foundation);
        const Placed& tile = view.state.placed(view.state.node(foundation).tile);
        action.cell = cell_of(tile);
        action.segment = segment_index(tile, foundation);
        for (int i = 0; i < count; ++i) {
            Verdict verdict;
            if (judge_on_tower(*defs[i], tower) != Reason::none) continue;
            if (!may_arrive(view, defs[i]->kind, foundation, verdict)) continue;
            action.piece_kind = static_cast<u16>(defs[i]->kind);
            actions.add(action);
        }
        return actions.has_enough();
    });
}

bool is_on_tower(const View& view, const Decision&, const Action& action)
{
    if (action.kind != ActionKind::deploy) return false;
    return action.piece_kind == static_cast<u16>(PieceKind::tower_piece) || is_foundation(view, target_of(view, action));
}

Reason why_not_deploy_on_tower(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    verdict.cell = action.cell;
    if (why_not_kind(view, action.piece_kind, verdict) != Reason::none) return verdict.reason;
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    if (!decision.code->deploys(kind)) return verdict.refuse(Reason::wrong_piece_kind);
    const NodeId target = target_of(view, action);
    if (!target) return verdict.refuse(Reason::no_such_segment);
    if (!has_supply(view, decision.seat, kind)) return verdict.refuse(Reason::supply_empty);  // TOWER-PIECE-02
    if (!is_foundation(view, target)) {
        verdict.mine = static_cast<i8>(view.state.node(target).kind());
        return verdict.refuse(Reason::wrong_segment);  // TOWER-PIECE-01
    }
    const Reason reason = why_not_on_tower(view, kind, target, verdict);
    if (reason != Reason::none) return reason;
    return may_arrive(view, kind, target, verdict) ? Reason::none : verdict.reason;
}

/// Whether a follower can go on top of some tower (TOWER-TOP-01 to -03).
bool has_place_on_tower(const View& view, PieceKind kind)
{
    bool has = false;
    for_each_foundation(view, [&](NodeId foundation) {
        Verdict verdict;
        return has = judge_on_tower(view.rules.piece_def(kind), tower_on(view, foundation)) == Reason::none &&
                     may_arrive(view, kind, foundation, verdict);
    });
    return has;
}

/// A piece on a tower answers the action decision (TOWER-ACT-02); a tower piece leads to a capture (TOWER-SEQ-02).
Flow answer_tower(Play& play, const Decision& decision, const Action& action)
{
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    const NodeId foundation = target_of(play, action);
    moves::deploy(play, piece_in_supply(play, decision.seat, kind), foundation);
    if (play.rules.piece_def(kind).has(Trait::stacks)) push_step(play, kCapture, decision.seat, foundation.raw);  // TOWER-SEQ-02
    return Flow::done;                                                                                            // TOWER-ACT-02
}

bool why_not_put_on_tower(const View& view, PieceKind kind, Cell, u8, NodeId& at, Verdict& verdict)
{
    if (!is_foundation(view, at)) return false;
    why_not_on_tower(view, kind, at, verdict);
    return true;
}

void show_towers(const View& view, Things& things)
{
    for_each_foundation(view, [&](NodeId foundation) {
        things.add(tower_thing(view, foundation));
        return false;
    });
}

}  // namespace bastide::boxes::tower
