// SPDX-License-Identifier: MIT
// Bridges: a placement that needs one, a free one before the figure, and tiles that only fit with one.
#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

bool can_offer_bridge(const View& view, int seat)
{
    return has_supply(view, seat, PieceKind::bridge) && !view.this_part(kModule, kBridgeUsed);
}

namespace {

/// In a verdict, for a side that fits every other one.
constexpr i8 kWildSide = -1;

bool is_wild(const View& view, PlacedId tile) noexcept { return view.rules.tiles.at(view.state.placed(tile).tile).is_wild(); }

SideKind side_shown(const View& view, PlacedId tile, int side) noexcept
{
    return side_of(view.rules.tiles.at(view.state.placed(tile).tile).code, side);
}

TileId spanned_type(const View& view, TileId type, int rotation, int way) noexcept
{
    return view.rules.tiles.with_span(OrientedId(type, rotation), way).type();
}

/// The first follower that stands on a tile, on none of its segments; none if there is none (BCB-INT-12). One in a trap is under
/// the bridge.
PieceId follower_on(const View& view, PlacedId tile) noexcept
{
    PieceId found;
    for (int seat = 0; seat < view.rules.config.seats && !found; ++seat)
        any_piece_in(view, seat, Spot::tile, [&](PieceId id, const Piece& piece) {
            const bool is_there =
                PlacedId(piece.at) == tile && view.rules.piece_def(piece.kind).has(Trait::claims) && !is_trapped(view, piece);
            if (is_there) found = id;
            return is_there;
        });
    return found;
}

/// Whether a placed tile can get a bridge whose ends face empty cells. An end that faces a tile faces a side that is no road: it
/// matched a field (BRIDGE-PLACE-02, -03, -05, -10).
bool is_free_for_bridge(const View& view, PlacedId tile, int way) noexcept
{
    const Placed& placed = view.state.placed(tile);
    if (!view.rules.tiles.with_span(placed.tile, way).type()) return false;
    for (int side = way; side < kSides; side += kWays)
        if (tile_at(view.state, beyond(cell_of(placed), side))) return false;
    return !follower_on(view, tile);
}

/// Whether a seat has a bridge left; the action of one that has none names no kind of piece.
bool has_bridge(const View& view, int seat, Verdict& verdict) noexcept
{
    if (has_supply(view, seat, PieceKind::bridge)) return true;
    verdict.piece_kind = PieceKind::bridge;
    verdict.refuse(Reason::supply_empty);
    return false;
}

/// Why a tile type, as it lies on a cell, has no room for a bridge.
Reason refuse_tile(const View& view, OrientedId tile, Cell cell, int way, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    if (view.rules.tiles.has_span(tile)) return verdict.refuse(Reason::bridge_there);
    const Oriented& shown = view.rules.tiles.at(tile);
    for (int side = way; side < kSides; side += kWays) {
        const SideKind kind = side_of(shown.code, side);
        if (!shown.is_wild() && kind == SideKind::field) continue;
        verdict.side = static_cast<i8>(side);
        verdict.mine = shown.is_wild() ? kWildSide : static_cast<i8>(kind);
        return verdict.refuse(Reason::bridge_needs_fields);
    }
    return verdict.refuse(Reason::bridge_no_room);
}

/// Why no bridge is built over a follower that stands on a tile; none if there is none.
Reason why_not_over(const View& view, PlacedId tile, Verdict& verdict) noexcept
{
    const PieceId follower = follower_on(view, tile);
    if (!follower) return Reason::none;
    verdict.cell = cell_of(view.state.placed(tile));
    verdict.piece = follower;
    verdict.seat = view.state.piece(follower).owner;
    return verdict.refuse(Reason::bridge_over_follower);
}

/// Refuses a bridge end on a side, because of the tile that it faces.
Reason refuse_end(const View& view, int side, PlacedId facing, Verdict& verdict) noexcept
{
    verdict.cell = cell_of(view.state.placed(facing));
    verdict.side = static_cast<i8>(side);
    verdict.mine = is_wild(view, facing) ? kWildSide : static_cast<i8>(side_shown(view, facing, opposite(side)));
    return verdict.refuse(Reason::bridge_faces_no_road);
}

// ---- placements that need a bridge ----------------------------------------------------------------------------------

/// Whether an abbey lies at an end of a bridge across a cell (BRIDGE-PLACE-10).
bool faces_wild(const View& view, Cell cell, int way) noexcept
{
    if (!view.rules.wild) return false;
    for (int side = way; side < kSides; side += kWays)
        if (const PlacedId facing = tile_at(view.state, beyond(cell, side)); facing && is_wild(view, facing)) return true;
    return false;
}

/// A block of open cells, and where a tile type fits on them without a bridge.
struct Block {
    u32 first;
    const u8* mask;
    const u8* want;
    u64 fits;

    Block(const View& view, TileId type, u32 from) noexcept
        : first(from),
          mask(view.state.open_mask() + from),
          want(view.state.open_want() + from),
          fits(placement_mask(view.rules.tiles.codes[type.raw], mask, want).pairs)
    {
    }
};

/// Calls `visit(cell, rotation, span)` for the placements of a tile with a bridge across it, where it does not fit without one,
/// until it returns true.
template <class Visit>
bool any_own_bridge(const View& view, TileId type, const Block& block, Visit&& visit) noexcept
{
    for (int upright_way = 0; upright_way < kWays; ++upright_way) {
        const TileId shown = spanned_type(view, type, 0, upright_way);
        if (!shown) continue;
        const PlacementMask needs{placement_mask(view.rules.tiles.codes[shown.raw], block.mask, block.want).pairs & ~block.fits};
        const bool found = needs.any_of([&](u32 i, u8 rotation) {
            const Cell cell = cell_of(view.state.open_keys()[block.first + i]);
            const int way = turned_way(upright_way, rotation);
            Verdict verdict;
            return !faces_wild(view, cell, way) && why_not_by_modules(view, shown, cell, rotation, verdict) == Reason::none &&
                   visit(cell, rotation, span_of_way(way));
        });
        if (found) return true;
    }
    return false;
}

/// The placements that match once neighbours at a side that show field show a road there. Some of those whose neighbour shows
/// another side are among them.
u64 match_with_roads_at(u32 codes, const Block& block, int side) noexcept
{
    static_assert(static_cast<u32>(SideKind::field) == 0);
    const u8 road = static_cast<u8>(static_cast<u32>(SideKind::road) << (2 * side));
    u8 want[kCellsPerMask];
    for (u32 i = 0; i < kCellsPerMask; ++i) want[i] = static_cast<u8>(block.want[i] | road);
    return placement_mask(codes, block.mask, want).pairs;
}

/// The same with a bridge across a neighbour, which continues a road of the tile.
template <class Visit>
bool any_bridge_beside(const View& view, TileId type, const Block& block, Visit&& visit) noexcept
{
    const u32 codes = view.rules.tiles.codes[type.raw];
    for (int side = 0; side < kSides; ++side) {
        const PlacementMask needs{match_with_roads_at(codes, block, side) & ~block.fits};
        const bool found = needs.any_of([&](u32 i, u8 rotation) {
            const Cell cell = cell_of(view.state.open_keys()[block.first + i]);
            const PlacedId beside = tile_at(view.state, beyond(cell, side));
            Verdict verdict;
            return beside && is_free_for_bridge(view, beside, side & 1) &&
                   why_not_by_modules(view, type, cell, rotation, verdict) == Reason::none &&
                   visit(cell, rotation, span_beyond(side));
        });
        if (found) return true;
    }
    return false;
}

bool has_road_side(const View& view, TileId type) noexcept
{
    const u32 code = view.rules.tiles.codes[type.raw] & 0xFF;
    for (int side = 0; side < kSides; ++side)
        if (side_of(static_cast<u8>(code), side) == SideKind::road) return true;
    return false;
}

/// All placements that need one bridge; none needs two (BRIDGE-PLACE-06, -07).
template <class Visit>
bool any_bridged(const View& view, TileId type, Visit&& visit) noexcept
{
    const bool has_road = has_road_side(view, type);
    for (u32 from = 0; from < view.state.header().open_cells; from += kCellsPerMask) {
        const Block block(view, type, from);
        if (any_own_bridge(view, type, block, visit) || (has_road && any_bridge_beside(view, type, block, visit))) return true;
    }
    return false;
}

Reason refuse_sides(const View& view, TileId type, Cell cell, int rotation, int bridged_side, Verdict& verdict) noexcept
{
    for_each_mismatch(view, type, cell, rotation, [&](const Mismatch& found) {
        if (found.side == bridged_side) return false;
        verdict.cell = beyond(cell, found.side);
        verdict.side = static_cast<i8>(found.side);
        verdict.mine = static_cast<i8>(found.mine);
        verdict.other = static_cast<i8>(found.other);
        verdict.refuse(Reason::side_mismatch);
        return true;
    });
    return verdict.reason;
}

/// Why a tile cannot be placed with a bridge across it.
Reason why_not_own_bridge(const View& view, const Action& action, Verdict& verdict) noexcept
{
    const int way = way_of_span(action.span);
    const TileId shown = spanned_type(view, action.tile, action.rotation, way);
    if (!shown) return refuse_tile(view, OrientedId(action.tile, action.rotation), action.cell, way, verdict);
    for (int side = way; side < kSides; side += kWays) {
        const PlacedId facing = tile_at(view.state, beyond(action.cell, side));
        if (!facing) continue;
        const bool is_road = !is_wild(view, facing) && side_shown(view, facing, opposite(side)) == SideKind::road;
        if (!is_road) return refuse_end(view, side, facing, verdict);
    }
    if (refuse_sides(view, shown, action.cell, action.rotation, -1, verdict) != Reason::none) return verdict.reason;
    return why_not_by_modules(view, shown, action.cell, action.rotation, verdict);
}

/// Why a tile cannot be placed with a bridge across the neighbour at a side.
Reason why_not_bridge_beside(const View& view, const Action& action, int side, Verdict& verdict) noexcept
{
    const Cell there = beyond(action.cell, side);
    const PlacedId beside = tile_at(view.state, there);
    if (!beside) {
        verdict.cell = there;
        return verdict.refuse(Reason::bridge_no_tile);
    }
    const Placed& placed = view.state.placed(beside);
    if (!view.rules.tiles.with_span(placed.tile, side & 1).type())
        return refuse_tile(view, placed.tile, there, side & 1, verdict);
    if (why_not_over(view, beside, verdict) != Reason::none) return verdict.reason;
    if (const PlacedId facing = tile_at(view.state, beyond(there, side))) return refuse_end(view, side, facing, verdict);
    const SideKind mine = side_of(view.rules.tiles.at(OrientedId(action.tile, action.rotation)).code, side);
    if (mine != SideKind::road) {  // the end at this side
        verdict.cell = action.cell;
        verdict.side = static_cast<i8>(opposite(side));
        verdict.mine = static_cast<i8>(mine);
        return verdict.refuse(Reason::bridge_faces_no_road);
    }
    if (refuse_sides(view, action.tile, action.cell, action.rotation, side, verdict) != Reason::none) return verdict.reason;
    return why_not_by_modules(view, action.tile, action.cell, action.rotation, verdict);
}

Reason why_not_place_bridged(const View& view, int seat, const Action& action, Verdict& verdict) noexcept
{
    if (action.tile != view.state.header().drawn) return verdict.refuse(Reason::wrong_tile);
    if (!has_bridge(view, seat, verdict)) return verdict.reason;
    if (view.this_part(kModule, kBridgeUsed)) return verdict.refuse(Reason::bridge_used);
    if (!is_within(action.span, 1, kMaxSpan)) return verdict.refuse(Reason::bridge_no_tile);
    if (why_not_place(view, action.tile, action.cell, action.rotation, verdict) == Reason::none)
        return verdict.refuse(Reason::bridge_not_needed);
    if (verdict.reason != Reason::side_mismatch) return verdict.reason;
    const u32 open_cell = verdict.open_cell;
    verdict = {};
    verdict.open_cell = open_cell;
    verdict.cell = action.cell;
    const int side = side_of_span(action.span);
    return side < 0 ? why_not_own_bridge(view, action, verdict) : why_not_bridge_beside(view, action, side, verdict);
}

void use_bridge(Play& play) noexcept { moves::set_this_part(play, kModule, kBridgeUsed, 1); }

Action of(ActionKind kind, int seat, TileId tile = {}) noexcept
{
    Action action;
    action.kind = kind;
    action.seat = static_cast<u8>(seat);
    action.tile = tile;
    return action;
}

/// A seat that chooses among three tiles places none with a bridge, not even one that it won (BRIDGE-PLACE-13).
bool places_with_bridges(const View& view) noexcept { return !view.rules.has(Option::hand_of_three_tiles); }

}  // namespace

bool can_place_with_bridge(const View& view, int seat) { return places_with_bridges(view) && can_offer_bridge(view, seat); }

bool fits_with_bridge(const View& view, TileId type)
{
    return can_place_with_bridge(view, view.state.header().acting_seat) && !view.rules.tiles.wild[type.raw] &&
           any_bridged(view, type, [](Cell, u8, u16) { return true; });
}

void list_bridged(const View& view, const Decision& decision, ActionList& actions)
{
    const TileId drawn = view.state.header().drawn;
    if (!drawn) return;
    if (actions.accepts(ActionKind::place_spanned)) {
        Action action = of(ActionKind::place_spanned, decision.seat, drawn);
        any_bridged(view, drawn, [&](Cell cell, u8 rotation, u16 span) {
            action.cell = cell;
            action.rotation = rotation;
            action.span = span;
            actions.add(action);
            return actions.has_enough();
        });
    }
    if (actions.accepts(ActionKind::discard) && !has_placement(view, drawn) && fits_with_bridge(view, drawn))
        actions.add(of(ActionKind::discard, decision.seat, drawn));
}

bool owns_bridged(const View& view, const Decision&, const Action& action)
{
    const bool is_asked = action.kind == ActionKind::place_spanned || action.kind == ActionKind::discard;
    return is_asked && view.state.header().drawn && places_with_bridges(view);
}

Reason why_not_bridged(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::place_spanned) return why_not_place_bridged(view, decision.seat, action, verdict);
    if (action.tile != view.state.header().drawn) return verdict.refuse(Reason::wrong_tile);
    return has_placement(view, action.tile) ? verdict.refuse(Reason::bridge_not_forced) : Reason::none;
}

namespace {

/// Puts the drawn tile away as one that fits nowhere; then the seat draws again (BRIDGE-PLACE-09, -12).
Flow put_away(Play& play) noexcept
{
    bool is_handled = false;
    for (const UnplaceableHook hook : play.rules.on.unplaceable) is_handled = is_handled || hook(play);
    if (!is_handled) moves::remove_drawn(play, Cause::bridge_declined);
    continue_with_step(play, draw_step);
    return Flow::done;
}

}  // namespace

Flow answer_bridged(Play& play, const Decision& decision, const Action& action)
{
    if (action.kind == ActionKind::discard) return put_away(play);
    const PieceId bridge = piece_in_supply(play, decision.seat, PieceKind::bridge);
    const int way = way_of_span(action.span);
    const int side = side_of_span(action.span);
    use_bridge(play);
    if (side < 0) {
        moves::place_drawn_with_span(play, action.cell, action.rotation, bridge, way, Cause::bridge_built);
        return Flow::done;
    }
    moves::lay_span(play, bridge, tile_at(play.state, beyond(action.cell, side)), way, Cause::bridge_built);
    moves::place_drawn(play, action.cell, action.rotation);
    return Flow::done;
}

// ---- free bridges -----------------------------------------------------------------------------------------------------

namespace {

/// Calls `visit(tile)` for the tile just placed and, unless an option forbids it, for those beside it.
template <class Visit>
void for_each_tile_in_reach(const View& view, Visit&& visit) noexcept
{
    const PlacedId last = view.state.header().last;
    visit(last);
    if (view.rules.has(Option::bridge_only_on_placed_tile)) return;
    for (int side = 0; side < kSides; ++side)
        if (const PlacedId beside = tile_at(view.state, beyond(cell_of(view.state.placed(last)), side))) visit(beside);
}

}  // namespace

void list_free_bridges(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::span) || !view.state.header().last) return;
    Action action = of(ActionKind::span, decision.seat);
    for_each_tile_in_reach(view, [&](PlacedId tile) {
        action.cell = cell_of(view.state.placed(tile));
        for (int way = 0; way < kWays; ++way) {
            action.span = span_of_way(way);
            if (is_free_for_bridge(view, tile, way)) actions.add(action);
        }
    });
}

bool owns_free_bridge(const View&, const Decision&, const Action& action) { return action.kind == ActionKind::span; }

Reason why_not_free_bridge(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    if (!has_bridge(view, decision.seat, verdict)) return verdict.reason;
    if (view.this_part(kModule, kBridgeUsed)) return verdict.refuse(Reason::bridge_used);
    const PlacedId tile = tile_at(view.state, action.cell);
    verdict.cell = action.cell;
    if (!tile) return verdict.refuse(Reason::bridge_no_tile);
    if (!is_within(action.span, 1, kWays)) return verdict.refuse(Reason::bridge_straight);
    bool is_in_reach = false;
    for_each_tile_in_reach(view, [&](PlacedId one) { is_in_reach = is_in_reach || one == tile; });
    if (!is_in_reach) {
        verdict.cell = cell_of(view.state.placed(view.state.header().last));
        const bool only_there = view.rules.has(Option::bridge_only_on_placed_tile);
        return verdict.refuse(only_there ? Reason::bridge_only_on_placed : Reason::bridge_too_far);
    }
    const Placed& placed = view.state.placed(tile);
    const int way = way_of_span(action.span);
    if (!view.rules.tiles.with_span(placed.tile, way).type()) return refuse_tile(view, placed.tile, action.cell, way, verdict);
    for (int side = way; side < kSides; side += kWays)
        if (const PlacedId facing = tile_at(view.state, beyond(action.cell, side)))
            return refuse_end(view, side, facing, verdict);
    return why_not_over(view, tile, verdict);
}

namespace {

/// The road of the bridge across a tile.
NodeId road_of_bridge(const View& view, PlacedId id) noexcept
{
    const Placed& tile = view.state.placed(id);
    return node_of(tile, view.rules.tiles.at(tile.tile).segments - 1);
}

}  // namespace

/// The action of the step is still to come (BCB-SEQ-02).
Flow answer_free_bridge(Play& play, const Decision& decision, const Action& action)
{
    const PlacedId tile = tile_at(play.state, action.cell);
    use_bridge(play);
    moves::lay_span(play, piece_in_supply(play, decision.seat, PieceKind::bridge), tile, way_of_span(action.span),
                    Cause::bridge_built);
    if (tile != play.state.header().last && is_complete(play.state, road_of_bridge(play, tile)))
        moves::set_this_part(play, kModule, kClosedBridge, tile.raw);
    return Flow::ask;
}

void add_closed_bridge(const View& view, Apart& apart)
{
    if (const PlacedId tile(view.this_part(kModule, kClosedBridge)); tile) apart.add(road_of_bridge(view, tile));
}

// ---- in a position ----------------------------------------------------------------------------------------------------

/// There are as many roads across tiles as bridges on them, each bridge on one of its own.
Reason why_not_bridge_stands(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.kind != PieceKind::bridge) return Reason::none;
    if (piece.spot == Spot::tile) {
        if (!view.rules.tiles.has_span(view.state.placed(PlacedId(piece.at)).tile))
            return verdict.refuse(Reason::bridge_unmatched);
        for (int i = 1; i < id.raw; ++i) {
            const Piece& other = view.state.piece(PieceId(i));
            if (other.kind != PieceKind::bridge || other.spot != Spot::tile || other.at != piece.at) continue;
            verdict.piece = PieceId(i);
            return verdict.refuse(Reason::bridge_there);
        }
    }
    if (id != view.rules.first_piece(0, PieceKind::bridge)) return Reason::none;
    int without = 0;
    for (int i = 1; i <= view.state.header().placed; ++i)
        without += view.rules.tiles.has_span(view.state.placed(PlacedId(i)).tile) ? 1 : 0;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& one = view.state.piece(PieceId(i));
        without -= one.kind == PieceKind::bridge && one.spot == Spot::tile ? 1 : 0;
    }
    return without > 0 ? verdict.refuse(Reason::bridge_unmatched) : Reason::none;
}

}  // namespace bastide::boxes::bridges_castles_bazaars
