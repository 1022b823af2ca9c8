// SPDX-License-Identifier: MIT
// The princess: the seat that extends a city with her may, or by the option must, remove one knight from it.
#include "boxes/base/base.hpp"
#include "boxes/princess_dragon/elements.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"

namespace bastide::boxes::princess_dragon {

namespace {

bool must_take(const View& view) noexcept { return view.rules.has(Option::princess_must_take); }  // PRINCESS-OPT-01

/// Calls `visit(root)` for the city of each princess on the tile just placed (PRINCESS-02, -08); stops when it returns true.
template <class Visit>
void for_each_city(const View& view, Visit&& visit)
{
    const PlacedId last = view.state.header().last;
    if (!last || view.rules.has(Option::without_princess)) return;
    const Placed& tile = view.state.placed(last);
    for (const PrintedMark& marked : view.rules.tiles.def(tile.tile.type()).marked) {
        if (marked.mark == Mark::none) return;
        if (marked.mark != Mark::princess || marked.segment == kWholeTile) continue;
        if (visit(root_of(view.state, node_of(tile, marked.segment)))) return;
    }
}

bool has_princess(const View& view) noexcept
{
    bool has = false;
    for_each_city(view, [&](NodeId) { return has = true; });
    return has;
}

bool is_in_city(const View& view, NodeId segment) noexcept
{
    const NodeId root = root_of(view.state, segment);
    bool is_in = false;
    for_each_city(view, [&](NodeId city) { return is_in = city == root; });
    return is_in;
}

Reason why_not_take(const View& view, PieceId id, Verdict& verdict) noexcept
{
    if (!id) return verdict.refuse(Reason::no_such_piece);
    if (!has_princess(view)) return verdict.refuse(Reason::princess_not_placed);
    return why_not_remove(view, id, Cause::princess_removed, verdict);
}

/// Calls `visit(piece id)` for each knight of any seat, by id; stops when it returns true.
template <class Visit>
void for_each_knight(const View& view, Visit&& visit)
{
    if (!has_princess(view)) return;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const PieceId id(i);
        Verdict verdict;
        const Piece& piece = view.state.piece(id);
        if (piece.spot != Spot::segment || !is_in_city(view, segment_of(piece))) continue;
        if (why_not_take(view, id, verdict) == Reason::none && visit(id)) return;
    }
}

void list_knights(const View& view, int seat, ActionList& actions)
{
    if (!actions.accepts(ActionKind::take)) return;
    for_each_knight(view, [&](PieceId id) {
        actions.add(make_take_action(view, seat, id, Cause::princess_removed));
        return actions.has_enough();
    });
}

/// It is the action, and closes the part for further figures (PRINCESS-03). A builder follows its last knight (PRINCESS-06).
Flow remove(Play& play, const Action& action)
{
    moves::set_this_part(play, kModule, kKnightRemoved, 1);
    moves::send_home(play, PieceId(action.piece), Cause::princess_removed);
    return Flow::done;
}

// ---- may ----------------------------------------------------------------------------------------------------------

}  // namespace

void list_princess(const View& view, const Decision& decision, ActionList& actions)
{
    if (!must_take(view)) list_knights(view, decision.seat, actions);
}

bool owns_princess(const View& view, const Decision&, const Action& action)
{
    return is_take_for(action, Cause::princess_removed) && !view.rules.has(Option::without_princess) && !must_take(view);
}

Reason why_not_princess(const View& view, const Decision&, const Action& action, Verdict& verdict)
{
    return why_not_take(view, PieceId(action.piece), verdict);
}

Flow answer_princess(Play& play, const Decision&, const Action& action) { return remove(play, action); }

namespace {

// ---- must ---------------------------------------------------------------------------------------------------------

Flow enter_princess(Play& play, const Step&)
{
    bool has_knight = false;
    if (must_take(play)) for_each_knight(play, [&](PieceId) { return has_knight = true; });
    return has_knight ? Flow::ask : Flow::done;
}

void list(const View& view, const Step& step, ActionList& actions) { list_knights(view, step.seat, actions); }

Reason why_not(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (!is_take_for(action, Cause::princess_removed)) return verdict.refuse(Reason::princess_must_take);
    return why_not_take(view, PieceId(action.piece), verdict);
}

Flow answer(Play& play, const Step&, const Action& action) { return remove(play, action); }

}  // namespace

/// PRINCESS-02, -05
Reason why_not_removed(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    if (cause != Cause::princess_removed) return Reason::none;
    const Piece& piece = view.state.piece(id);
    const bool is_knight = is_on_feature(view, piece) && is_in_city(view, segment_of(piece));
    return is_knight ? Reason::none : verdict.refuse(Reason::princess_no_knight);
}

/// In a position the action step is pending; where a knight must be removed it is not reached (PRINCESS-OPT-01).
Reason why_not_knight_stands(const View& view, PieceId id, Verdict& verdict)
{
    Verdict unused;
    const bool must = must_take(view) && has_princess(view) && why_not_take(view, id, unused) == Reason::none;
    return must ? verdict.refuse(Reason::princess_must_take) : Reason::none;
}

/// Before the action step, which it replaces.
const StepCode kPrincess{.name = StepKind::princess_take,
                         .enter = enter_princess,
                         .list = list,
                         .why_not = why_not,
                         .answer = answer,
                         .about = about_last_tile,
                         .takes = Cause::princess_removed};

}  // namespace bastide::boxes::princess_dragon
