// SPDX-License-Identifier: MIT
// The barn: it stands on a corner where four tiles show only field, sends the farmers of its field home with points, and is paid
// at the end.
#include "board/features.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "rooms/abbey_and_mayor/elements.hpp"
#include "rooms/base_game.hpp"

namespace bastide::am {

namespace {

// ---- junctions ----------------------------------------------------------------------------------------------------

/// The field that fills a corner of a tile: both half-edges that meet there belong to it (BARN-PLACE-03). None on an abbey.
NodeId field_at_corner(const View& view, PlacedId id, int corner) noexcept
{
    const Placed& tile = view.state.placed(id);
    const Oriented& shown = view.rules.tiles.at(tile.tile);
    const int port = 3 * corner;  // clockwise behind the corner
    const int after = shown.part_at[port];
    const int before = shown.part_at[port == 0 ? kPorts - 1 : port - 1];
    if (after == 0 || after != before) return {};
    const NodeId field = node_of(tile, after - 1);
    return view.state.node(field).kind() == SegmentKind::field ? field : NodeId{};
}

/// The four cells around a corner of a cell, each with the corner that it turns to it.
struct Quarter {
    Cell cell;
    int corner;
};

/// The corner so many further on, clockwise. A mask: the remainder of a number that might be negative is a longer calculation.
constexpr int corner_after(int corner, int steps) noexcept { return (corner + steps) & (kSides - 1); }

Quarter quarter(Cell cell, int corner, int i) noexcept
{
    switch (i) {
        case 0: return {cell, corner};
        case 1: return {beyond(cell, corner), corner_after(corner, 3)};
        case 2: return {past_corner(cell, corner), corner_after(corner, 2)};
        default: return {beyond(cell, corner_after(corner, 3)), corner_after(corner, 1)};
    }
}

bool shows_field(const View& view, const Quarter& q) noexcept
{
    const PlacedId id = tile_at(view.state, q.cell);
    return id && field_at_corner(view, id, q.corner);
}

/// Whether a corner of a tile that shows only field there is one where four tiles do (BARN-PLACE-02).
bool is_junction(const View& view, Cell cell, int corner) noexcept
{
    for (int i = 1; i < kSides; ++i)
        if (!shows_field(view, quarter(cell, corner, i))) return false;
    return true;
}

/// The field of a tile that meets those of three others at a corner, or none.
NodeId junction(const View& view, PlacedId id, int corner) noexcept
{
    const NodeId field = field_at_corner(view, id, corner);
    return field && is_junction(view, cell_of(view.state.placed(id)), corner) ? field : NodeId{};
}

// ---- barns on the board -------------------------------------------------------------------------------------------

/// Calls `visit(piece id, root of its field)` for every barn on the board, by id.
template <class Visit>
void for_each_barn(const View& view, Visit&& visit)
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        if (has_all_in_supply(view, seat, PieceKind::barn)) continue;
        for (int i = 0; i < view.rules.piece_row(PieceKind::barn).count; ++i) {
            const PieceId id(view.rules.first_piece(seat, PieceKind::barn).raw + i);
            const Piece& piece = view.state.piece(id);
            if (piece.spot == Spot::corner) visit(id, root_of(view.state, NodeId(piece.at)));
        }
    }
}

PieceId barn_in(const View& view, NodeId root) noexcept
{
    PieceId found;
    for_each_barn(view, [&](PieceId id, NodeId field) {
        if (field == root && !found) found = id;
    });
    return found;
}

Reason name_barn(const View& view, NodeId root, Verdict& verdict) noexcept
{
    verdict.feature = root;
    verdict.piece = barn_in(view, root);
    const Piece& piece = view.state.piece(verdict.piece);
    verdict.seat = piece.owner;
    verdict.cell = cell_of(view.state, NodeId(piece.at));
    verdict.other = static_cast<i8>(segment_of_corner(piece.corner));
    return verdict.refuse(Reason::barn_in_field);
}

// ---- placing it ---------------------------------------------------------------------------------------------------

bool is_corner(int segment) noexcept { return segment >= kFirstCorner && segment < kFirstCorner + kSides; }

/// Farmers do not hinder it, another barn does (BARN-PLACE-04, -05).
Reason why_not_on(const View& view, NodeId junction, int corner, Verdict& verdict) noexcept
{
    verdict.other = static_cast<i8>(segment_of_corner(corner));
    if (!junction) return verdict.refuse(Reason::barn_no_junction);
    const NodeId root = root_of(view.state, junction);
    return barn_in(view, root) ? name_barn(view, root, verdict) : Reason::none;
}

void list(const View& view, const Decision& decision, ActionList& options)
{
    if (!options.wants(Verb::deploy)) return;
    if (!has_supply(view, decision.seat, PieceKind::barn)) return;
    const Cell cell = cell_of(view.state.placed(view.state.header().last));
    const u32 beside = sides_with_tiles(view.state, cell);
    for (int i = 0; i < kSides && !options.has_enough(); ++i) {
        const int corner = corner_of_segment(kFirstCorner + i);
        const u32 sides = 1u << corner | 1u << corner_after(corner, 3);
        if ((beside & sides) != sides) continue;  // at most corners there are not even three tiles
        const NodeId there = junction(view, view.state.header().last, corner);
        Verdict verdict;
        if (!there || why_not_on(view, there, corner, verdict) != Reason::none) continue;
        Action action;
        action.verb = Verb::deploy;
        action.seat = decision.seat;
        action.cell = cell;
        action.segment = static_cast<u8>(segment_of_corner(corner));
        action.piece = static_cast<u16>(PieceKind::barn);
        options.add(action);
    }
}

bool owns(const View&, const Decision&, const Action& action)
{
    return action.verb == Verb::deploy && action.piece == static_cast<u16>(PieceKind::barn);
}

Reason why_not(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    const Cell cell = cell_of(view.state.placed(view.state.header().last));
    verdict.cell = cell;
    if (view.rules.piece_row(PieceKind::barn).count == 0) return verdict.refuse(Reason::no_such_piece);
    if (action.cell != cell) return verdict.refuse(Reason::not_last_tile);
    if (!has_supply(view, decision.seat, PieceKind::barn)) return verdict.refuse(Reason::supply_empty);
    if (!is_corner(action.segment)) return verdict.refuse(Reason::barn_no_junction);
    const int corner = corner_of_segment(action.segment);
    return why_not_on(view, junction(view, view.state.header().last, corner), corner, verdict);
}

Flow answer(Play& play, const Decision& decision, const Action& action)
{
    const int corner = corner_of_segment(action.segment);
    const PieceId barn = piece_in_supply(play, decision.seat, PieceKind::barn);
    moves::deploy_on_corner(play, barn, field_at_corner(play, play.state.header().last, corner), corner);
    moves::set_this_turn(play, kRoom, kBarnOfTurn, barn.raw);
    return Flow::done;
}

// ---- scoring ------------------------------------------------------------------------------------------------------

/// Fields are paid after everything that the tile completed: first the one that got a barn, then those joined to one
/// (BARN-SCORE-01, -04, BARN-JOIN-02). Farmers stand beside a barn only in the turn that brought them together.
Flow enter_barn_score(Play& play, const Step&)
{
    const PieceId placed(play.this_turn(kRoom, kBarnOfTurn));
    if (placed) {
        moves::set_this_turn(play, kRoom, kBarnOfTurn, 0);  // a turn may see another tile
        const NodeId root = root_of(play.state, NodeId(play.state.piece(placed).at));
        if (is_occupied(play.state, root)) score_feature(play, measure(play, root), Cause::barn_placed);
    }
    ScoreQueue<kMostPieces> joined;
    for_each_barn(play, [&](PieceId, NodeId root) {
        if (is_occupied(play.state, root)) joined.add(play, root);
    });
    joined.for_each(play, [&](const Feature& field) { score_feature(play, field, Cause::barn_joined); });
    return Flow::done;
}

constexpr i32 kPlaced = 3;  // BARN-VAL-01
constexpr i32 kJoined = 1;  // BARN-VAL-02
constexpr i32 kFinal = 4;   // BARN-VAL-03

}  // namespace

const Offer kBarnOffer[1] = {{.at = &deploy_step, .list = list, .owns = owns, .why_not = why_not, .answer = answer}};

const StepCode kBarnScore{.name = StepName::none,
                          .decider = nullptr,
                          .enter = enter_barn_score,
                          .has_choice = nullptr,
                          .list = nullptr,
                          .why_not = nullptr,
                          .answer = nullptr};

/// No farmer in a field that holds a barn (BARN-JOIN-01).
Reason why_not_beside_barn(const View& view, PieceKind, NodeId segment, Verdict& verdict)
{
    if (view.state.node(segment).kind() != SegmentKind::field) return Reason::none;
    const NodeId root = root_of(view.state, segment);
    return barn_in(view, root) ? name_barn(view, root, verdict) : Reason::none;
}

/// Two barns may have come into one field when fields were joined, but never onto one corner.
bool why_not_put_barn(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict)
{
    if (!is_corner(segment) || kind != PieceKind::barn) return false;
    const int corner = corner_of_segment(segment);
    const PlacedId tile = tile_at(view.state, cell);
    at = tile ? junction(view, tile, corner) : NodeId{};
    if (!at) verdict.refuse(Reason::barn_no_junction);
    for_each_barn(view, [&](PieceId id, NodeId) {
        const Piece& piece = view.state.piece(id);
        const Cell there = cell_of(view.state, NodeId(piece.at));
        for (int i = 0; i < kSides; ++i) {
            const Quarter q = quarter(cell, corner, i);
            if (q.cell != there || q.corner != piece.corner) continue;
            verdict.piece = id;
            verdict.refuse(Reason::barn_in_field);
        }
    });
    return true;
}

void worth_at_barn(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::field || (cause != Cause::barn_placed && cause != Cause::barn_joined)) return;
    const u32 cities = count_complete_cities(view.state, view.rules.tiles, feature.root);
    if (cause == Cause::barn_placed)
        sum.add(Reward::barn_placed, cities, kPlaced);
    else
        sum.add(Reward::barn_joined, cities, kJoined);
}

/// Each owner with a barn in a field gets all of it, once (BARN-FINAL-01, -02).
void score_barns(const View& view, VisitFinal visit, void* with)
{
    ScoreQueue<kMostPieces> fields;
    for_each_barn(view, [&](PieceId, NodeId root) { fields.add(view, root); });
    fields.for_each(view, [&](const Feature& field) {
        u32 owners = 0;
        for_each_barn(view, [&](PieceId id, NodeId root) {
            if (root == field.root) owners |= 1u << view.state.piece(id).owner;
        });
        Tally sum;
        sum.add(Reward::barn_final, count_complete_cities(view.state, view.rules.tiles, field.root), kFinal);
        visit(with, field, sum, owners);
    });
}

void show_barns(const View& view, Things& things)
{
    for_each_barn(view, [&](PieceId id, NodeId root) {
        const Piece& piece = view.state.piece(id);
        Thing thing;
        thing.kind = ThingKind::barn;
        thing.spot = Spot::corner;
        thing.set_cell(cell_of(view.state, NodeId(piece.at)));
        thing.segment = static_cast<u8>(segment_of_corner(piece.corner));
        thing.seat = piece.owner;
        thing.piece = id;
        thing.count = static_cast<i32>(count_complete_cities(view.state, view.rules.tiles, root));
        thing.feature = root;
        things.add(thing);
    });
}

}  // namespace bastide::am
