// SPDX-License-Identifier: MIT
// The barn: it stands on a corner at which four tiles show only field, sends the farmers of its field home with points, and
// scores at the end of the game.
#include "board/features.hpp"
#include "boxes/abbey_mayor/elements.hpp"
#include "boxes/base/base.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::abbey_mayor {

namespace {

// ---- junctions ----------------------------------------------------------------------------------------------------

/// The field that fills a corner of a tile: both half-edges at the corner belong to it (BARN-PLACE-03). None on an abbey.
NodeId field_at_corner(const View& view, PlacedId id, int corner) noexcept
{
    const Placed& tile = view.state.placed(id);
    const Oriented& shown = view.rules.tiles.at(tile.tile);
    const int port = 3 * corner;  // the first port clockwise of the corner
    const int after = shown.segment_at[port];
    const int before = shown.segment_at[port == 0 ? kPorts - 1 : port - 1];
    if (after == 0 || after != before) return {};
    const NodeId field = node_of(tile, after - 1);
    return view.state.node(field).kind() == SegmentKind::field ? field : NodeId{};
}

/// One of the four cells around a junction, and which of its corners lies there.
struct CornerCell {
    Cell cell;
    int corner;
};

/// The corner `steps` further on, clockwise. Uses a mask, because % of a possibly negative number costs more instructions.
constexpr int corner_after(int corner, int steps) noexcept { return (corner + steps) & (kSides - 1); }

CornerCell corner_cell(Cell cell, int corner, int i) noexcept
{
    switch (i) {
        case 0: return {cell, corner};
        case 1: return {beyond(cell, corner), corner_after(corner, 3)};
        case 2: return {past_corner(cell, corner), corner_after(corner, 2)};
        default: return {beyond(cell, corner_after(corner, 3)), corner_after(corner, 1)};
    }
}

bool shows_field(const View& view, const CornerCell& q) noexcept
{
    const PlacedId id = tile_at(view.state, q.cell);
    return id && field_at_corner(view, id, q.corner);
}

/// Whether the other three tiles at a corner show only field there, given that this tile does (BARN-PLACE-02).
bool is_junction(const View& view, Cell cell, int corner) noexcept
{
    for (int i = 1; i < kSides; ++i)
        if (!shows_field(view, corner_cell(cell, corner, i))) return false;
    return true;
}

/// The tile's field at a corner where four tiles show only field, or none.
NodeId field_at_junction(const View& view, PlacedId id, int corner) noexcept
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
        for (int i = 0; i < view.rules.piece_def(PieceKind::barn).count; ++i) {
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

Reason refuse_for_barn(const View& view, NodeId root, Verdict& verdict) noexcept
{
    verdict.feature = root;
    verdict.piece = barn_in(view, root);
    const Piece& piece = view.state.piece(verdict.piece);
    verdict.seat = piece.owner;
    verdict.cell = cell_of(view.state, NodeId(piece.at));
    verdict.other = static_cast<i8>(segment_of_corner(piece.corner));
    return verdict.refuse_at(Verdict::Where::corner, Reason::barn_in_field);
}

// ---- placing it ---------------------------------------------------------------------------------------------------

bool is_corner(int segment) noexcept { return segment >= kFirstCorner && segment < kFirstCorner + kSides; }

/// A farmer in the field does not prevent a barn, another barn does (BARN-PLACE-04, -05).
Reason why_not_barn_on(const View& view, NodeId junction, int corner, Verdict& verdict) noexcept
{
    verdict.other = static_cast<i8>(segment_of_corner(corner));
    if (!junction) return verdict.refuse_at(Verdict::Where::asked, Reason::barn_no_junction);
    const NodeId root = root_of(view.state, junction);
    if (barn_in(view, root)) return refuse_for_barn(view, root, verdict);
    return judge_by_modules(view, PieceKind::barn, site_of(view, junction), verdict);  // VOLCANO-08
}

void list(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::deploy)) return;
    if (!has_supply(view, decision.seat, PieceKind::barn)) return;
    const Cell cell = cell_of(view.state.placed(view.state.header().last));
    const u32 beside = sides_with_tiles(view.state, cell);
    for (int i = 0; i < kSides && !actions.has_enough(); ++i) {
        const int corner = corner_of_segment(kFirstCorner + i);
        const u32 sides = 1u << corner | 1u << corner_after(corner, 3);
        if ((beside & sides) != sides) continue;  // fewer than three tiles meet at most corners
        const NodeId there = field_at_junction(view, view.state.header().last, corner);
        Verdict verdict;
        if (!there || why_not_barn_on(view, there, corner, verdict) != Reason::none) continue;
        Action action;
        action.kind = ActionKind::deploy;
        action.seat = decision.seat;
        action.cell = cell;
        action.segment = static_cast<u8>(segment_of_corner(corner));
        action.piece_kind = static_cast<u16>(PieceKind::barn);
        actions.add(action);
    }
}

/// A barn on another tile is judged like any piece there.
bool owns(const View& view, const Decision&, const Action& action)
{
    if (action.kind != ActionKind::deploy || action.piece_kind != static_cast<u16>(PieceKind::barn)) return false;
    return action.cell == cell_of(view.state.placed(view.state.header().last));
}

Reason why_not(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    const Cell cell = cell_of(view.state.placed(view.state.header().last));
    verdict.cell = cell;
    if (view.rules.piece_def(PieceKind::barn).count == 0) return verdict.refuse(Reason::no_such_piece);
    if (!has_supply(view, decision.seat, PieceKind::barn)) return verdict.refuse(Reason::supply_empty);
    if (!is_corner(action.segment)) return verdict.refuse_at(Verdict::Where::asked, Reason::barn_no_junction);
    const int corner = corner_of_segment(action.segment);
    return why_not_barn_on(view, field_at_junction(view, view.state.header().last, corner), corner, verdict);
}

Flow answer(Play& play, const Decision& decision, const Action& action)
{
    const int corner = corner_of_segment(action.segment);
    const PieceId barn = piece_in_supply(play, decision.seat, PieceKind::barn);
    moves::deploy_on_corner(play, barn, field_at_corner(play, play.state.header().last, corner), corner);
    moves::set_this_turn(play, kModule, kBarnOfTurn, barn.raw);
    return Flow::done;
}

// ---- scoring ------------------------------------------------------------------------------------------------------

/// Fields are scored after the features that the tile completed: first the field that got a barn, then fields that were joined to
/// one with a barn (BARN-SCORE-01, -04, BARN-JOIN-02). Farmers and a barn share a field only until the end of this step.
Flow enter_barn_score(Play& play, const Step&)
{
    const PieceId placed(play.this_turn(kModule, kBarnOfTurn));
    if (placed) {
        moves::set_this_turn(play, kModule, kBarnOfTurn, 0);  // a turn may place a second tile
        const NodeId root = root_of(play.state, NodeId(play.state.piece(placed).at));
        if (is_occupied(play.state, root)) score_feature(play, measure(play, root), Cause::barn_placed);
    }
    ScoreQueue<kMaxPieces> joined;
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

const StepCode kBarnScore{.name = StepKind::none,
                          .decider = nullptr,
                          .enter = enter_barn_score,
                          .has_choice = nullptr,
                          .list = nullptr,
                          .why_not = nullptr,
                          .answer = nullptr};

/// A farmer is not deployed into a field with a barn (BARN-JOIN-01); what stands beside a farmer is (INT-BARN-PIG-03).
Reason why_not_beside_barn(const View& view, PieceKind kind, int, NodeId segment, Verdict& verdict)
{
    if (view.state.node(segment).kind() != SegmentKind::field || !view.rules.piece_def(kind).has(Trait::claims))
        return Reason::none;
    const NodeId root = root_of(view.state, segment);
    return barn_in(view, root) ? refuse_for_barn(view, root, verdict) : Reason::none;
}

/// Fields that were joined may hold two barns, but one corner holds at most one.
bool why_not_put_barn(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict)
{
    if (!is_corner(segment) || kind != PieceKind::barn) return false;
    const int corner = corner_of_segment(segment);
    const PlacedId tile = tile_at(view.state, cell);
    at = tile ? field_at_junction(view, tile, corner) : NodeId{};
    if (!at) verdict.refuse_at(Verdict::Where::asked, Reason::barn_no_junction);
    for_each_barn(view, [&](PieceId id, NodeId) {
        const Piece& piece = view.state.piece(id);
        const Cell there = cell_of(view.state, NodeId(piece.at));
        for (int i = 0; i < kSides; ++i) {
            const CornerCell q = corner_cell(cell, corner, i);
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

/// Farmers share a field with a barn only until the scoring of the turn, which pays them for the barn (BARN-SCORE-01,
/// BARN-JOIN-02).
Cause due_at_barn(const View& view, NodeId root)
{
    if (view.state.node(root).kind() != SegmentKind::field || !barn_in(view, root)) return Cause::none;
    const PieceId placed(view.this_turn(kModule, kBarnOfTurn));
    const bool is_placed = placed && root_of(view.state, NodeId(view.state.piece(placed).at)) == root;
    return is_placed ? Cause::barn_placed : Cause::barn_joined;
}

namespace {

/// What a field is worth to the owner of a barn at the end.
Tally worth_to_barn(const View& view, const Feature& field) noexcept
{
    Tally sum;
    const u32 cities = count_complete_cities(view.state, view.rules.tiles, field.root);
    sum.add(Reward::barn_final, cities, kFinal);
    const bool has_herd = view.rules.has(Option::pig_herd_counts_for_barn) && count_marks(view, field, Mark::pig_herd) > 0;
    if (has_herd) sum.add(Reward::pig_herd_cities, cities, 1);  // AM-HOUSE-05
    change_worth(view, field, Cause::final, sum);
    return sum;
}

}  // namespace

/// Each owner of a barn in a field scores the whole field, once (BARN-FINAL-01, -02).
void score_barns(const View& view, VisitFinal visit, void* with)
{
    ScoreQueue<kMaxPieces> fields;
    for_each_barn(view, [&](PieceId, NodeId root) { fields.add(view, root); });
    fields.for_each(view, [&](const Feature& field) {
        u32 owners = 0;
        for_each_barn(view, [&](PieceId id, NodeId root) {
            if (root == field.root) owners |= 1u << view.state.piece(id).owner;
        });
        visit(with, field, worth_to_barn(view, field), owners);
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
        thing.points = worth_to_barn(view, measure(view, root)).points();
        things.add(thing);
    });
}

}  // namespace bastide::boxes::abbey_mayor
