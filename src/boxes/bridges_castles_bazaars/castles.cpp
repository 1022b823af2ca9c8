// SPDX-License-Identifier: MIT
// Castles on the board: the cells around them, what they change for others, and what a position with them must show.
#include "boxes/bridges_castles_bazaars/castles.hpp"

#include "play/scoring.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

CellRange fief_of(const View& view, NodeId root) noexcept
{
    const Cell a = cell_of(view.state, root);
    const Cell b = cell_of(view.state, next_of(view.state, root));
    const int wide = a.x == b.x ? 1 : 0;  // how far it reaches beside the castle
    const int high = 1 - wide;
    return {{static_cast<i16>(smaller(a.x, b.x) - wide), static_cast<i16>(smaller(a.y, b.y) - high)},
            {static_cast<i16>(larger(a.x, b.x) + wide), static_cast<i16>(larger(a.y, b.y) + high)}};
}

// ---- what castles change for others ---------------------------------------------------------------------------------

/// For farmers and barns a castle counts as a complete city and is worth 1 more (CASTLE-FIELD-01).
void worth_of_castles(const View& view, const Feature& feature, Cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::field || sum.empty()) return;
    u32 castles = 0;
    for_each_complete_city(view.state, view.rules.tiles, feature.root, [&](NodeId city) { castles += is_castle(view, city); });
    sum.add(Reward::castles_of_field, castles, 1);
}

/// A castle has no pennant (BCB-INT-04).
i32 power_on_castle(const View& view, PieceId id, NodeId root, i32 power)
{
    return is_castle(view, root) && view.state.piece(id).kind == PieceKind::mayor ? 0 : power;
}

/// CASTLE-SAFE-01. At a festival a seat takes its own follower home if it wants to.
Reason why_not_take_from_castle(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::segment || !is_castle(view, NodeId(piece.at))) return Reason::none;
    const bool is_free = cause == Cause::festival_returned && piece.kind != PieceKind::castle;
    return is_free ? Reason::none : verdict.refuse(Reason::castle_safe);
}

/// A wagon scored on a castle moves on within the fief (CASTLE-WAGON-01).
CellRange range_from_castle(const View& view, NodeId segment)
{
    const NodeId root = root_of(view.state, segment);
    return is_castle(view, root) ? fief_of(view, root) : CellRange{};
}

namespace {

PieceId castle_on(const View& view, NodeId root) noexcept
{
    PieceId found;
    for_each_castle(view, [&](PieceId id) {
        if (root_of_castle(view, id) == root) found = id;
        return static_cast<bool>(found);
    });
    return found;
}

}  // namespace

/// With an option a wagon enters an empty castle as long as it has not been scored (CASTLE-SCORE-11).
Reason why_not_enter_castle(const View& view, PieceKind, int, NodeId segment, Verdict& verdict)
{
    const PieceId castle = castle_on(view, root_of(view.state, segment));
    return castle && is_scored(view, castle) ? verdict.refuse(Reason::castle_closed) : Reason::none;
}

// ---- positions ----------------------------------------------------------------------------------------------------

/// A castle is put on a small city, followers on the castle or, before it, on the city.
bool why_not_put_castle(const View& view, PieceKind kind, Cell, u8, NodeId& at, Verdict& verdict)
{
    if (kind != PieceKind::castle && (!at || !is_castle(view, at))) return false;
    if (kind == PieceKind::castle) {
        if (!at || !is_small_city(view, root_of(view.state, at))) verdict.refuse(Reason::castle_no_small_city);
    } else if (!may_hold_castle(view, kind)) {
        verdict.refuse(Reason::castle_holds_one);
    }
    return true;
}

/// On a castle stands one follower, its owner's, until it is scored; another seat's only if that is a wagon which entered it.
Reason why_not_stand_on_castle(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::segment || !is_castle(view, NodeId(piece.at)) || piece.kind == PieceKind::castle) return Reason::none;
    const NodeId root = root_of(view.state, NodeId(piece.at));
    const PieceId castle = castle_on(view, root);
    const bool entered = piece.kind == PieceKind::wagon && view.rules.has(Option::wagon_enters_castles);
    const bool is_owner = castle && (entered || view.state.piece(castle).owner == piece.owner);
    const bool is_right = is_owner && may_hold_castle(view, piece.kind) && view.state.node(root).claims() == 1;
    return is_right && !is_scored(view, castle) ? Reason::none : verdict.refuse(Reason::castle_holds_one);
}

void show_castles(const View& view, Things& things)
{
    for_each_castle(view, [&](PieceId id) {
        const NodeId at(view.state.piece(id).at);
        Thing thing;
        thing.kind = ThingKind::castle;
        thing.spot = Spot::segment;
        thing.set_cell(cell_of(view.state, at));
        thing.segment = segment_index(view.state, at);
        thing.seat = view.state.piece(id).owner;
        thing.piece = id;
        thing.feature = root_of_castle(view, id);
        thing.closed = is_scored(view, id);
        things.add(thing);
        return false;
    });
}

}  // namespace bastide::boxes::bridges_castles_bazaars
