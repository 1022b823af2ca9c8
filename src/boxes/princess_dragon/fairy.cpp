// SPDX-License-Identifier: MIT
// The fairy: instead of another action a seat sends it to one of its followers. It brings points and keeps the dragon out.
#include "boxes/princess_dragon/elements.hpp"
#include "play/moves.hpp"

namespace bastide::boxes::princess_dragon {

namespace {

constexpr i32 kPerTurn = 1;   // FAIRY-TURN-01
constexpr i32 kPerScore = 3;  // FAIRY-SCORE-01

PieceId fairy(const View& view) noexcept { return neutral_piece(view, PieceKind::fairy); }

bool stands_on_tiles(const View& view) noexcept { return view.rules.has(Option::fairy_on_tile); }  // FAIRY-OPT-01

/// The piece beside which the fairy stands; none if it is assigned to no piece.
PieceId partner(const View& view) noexcept
{
    const PieceId id = fairy(view);
    if (!id || view.state.piece(id).spot != Spot::beside) return {};
    return PieceId(view.state.piece(id).at);
}

/// Calls `visit(piece id)` for each follower of a seat on the board, by id; stops when it returns true.
template <class Visit>
void for_each_follower(const View& view, int seat, Visit&& visit)
{
    const int first = 1 + seat * view.rules.pieces_per_seat;  // on segments and, as acrobats, on tiles
    for (int i = first; i < first + view.rules.pieces_per_seat; ++i)
        if (is_follower(view, view.state.piece(PieceId(i))) && visit(PieceId(i))) return;
}

PlacedId tile_of_follower(const View& view, PieceId id) noexcept { return tile_under(view.state, view.state.piece(id)); }

u32 count_followers_on(const View& view, int seat, PlacedId tile) noexcept
{
    u32 count = 0;
    for_each_follower(view, seat, [&](PieceId id) {
        count += tile_of_follower(view, id) == tile;
        return false;
    });
    return count;
}

// ---- sending it ---------------------------------------------------------------------------------------------------

/// FAIRY-MOVE-01 to -05
Reason why_not_beside(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    if (!id || id.raw > view.rules.layout.piece_count) return verdict.refuse(Reason::no_such_piece);
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    const bool is_on_board = tile_under(view.state, piece) && piece.owner != kNature;
    if (!is_on_board) return verdict.refuse(Reason::not_on_board);
    if (piece.owner != seat || !is_follower(view, piece)) return verdict.refuse(Reason::fairy_no_follower);
    if (partner(view) != id) return Reason::none;
    verdict.cell = cell_of(view.state.placed(tile_of_follower(view, id)));
    return verdict.refuse(Reason::fairy_is_there);
}

Reason why_not_on_tile(const View& view, int seat, Cell cell, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    const PlacedId tile = tile_at(view.state, cell);
    if (!tile || count_followers_on(view, seat, tile) == 0) return verdict.refuse(Reason::fairy_nobody_there);
    return tile == tile_of(view, PieceKind::fairy) ? verdict.refuse(Reason::fairy_is_there) : Reason::none;
}

/// Each tile once, for the first follower on it.
void list_tiles(const View& view, int seat, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = static_cast<u8>(seat);
    action.piece = fairy(view).raw;
    action.segment = kOnTile;
    for_each_follower(view, seat, [&](PieceId id) {
        const PlacedId tile = tile_of_follower(view, id);
        bool is_first = tile != tile_of(view, PieceKind::fairy);
        for_each_follower(view, seat, [&](PieceId before) {
            is_first = is_first && (before.raw >= id.raw || tile_of_follower(view, before) != tile);
            return before.raw >= id.raw;
        });
        action.cell = cell_of(view.state.placed(tile));
        if (is_first) actions.add(action);
        return actions.has_enough();
    });
}

void list_followers(const View& view, int seat, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::choose_piece;
    action.seat = static_cast<u8>(seat);
    const PieceId present = partner(view);
    for_each_follower(view, seat, [&](PieceId id) {
        action.piece = id.raw;
        if (id != present) actions.add(action);
        return actions.has_enough();
    });
}

}  // namespace

void list_fairy(const View& view, const Decision& decision, ActionList& actions)
{
    if (!fairy(view)) return;
    const bool on_tiles = stands_on_tiles(view);
    if (!actions.accepts(on_tiles ? ActionKind::move : ActionKind::choose_piece)) return;
    on_tiles ? list_tiles(view, decision.seat, actions) : list_followers(view, decision.seat, actions);
}

bool owns_fairy(const View& view, const Decision&, const Action& action)
{
    if (!fairy(view) || !stands_on_tiles(view)) return fairy(view) && action.kind == ActionKind::choose_piece;
    const bool is_piece = action.piece > 0 && action.piece <= view.rules.layout.piece_count;
    // What joins roads is for the box that has it.
    const bool joins = is_piece && view.rules.piece_def(view.state.piece(PieceId(action.piece)).kind).joins != Joins::none;
    return action.kind == ActionKind::move && !joins;
}

Reason why_not_fairy(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::choose_piece) return why_not_beside(view, decision.seat, PieceId(action.piece), verdict);
    verdict.piece = fairy(view);
    if (PieceId(action.piece) != verdict.piece) return verdict.refuse(Reason::not_this_piece);
    if (why_not_whole_tile(view, action, verdict) != Reason::none) return verdict.reason;
    return why_not_on_tile(view, decision.seat, action.cell, verdict);
}

/// It uses up the action (FAIRY-MOVE-01, -06).
Flow answer_fairy(Play& play, const Decision&, const Action& action)
{
    const PiecePlace to = action.kind == ActionKind::move ? PiecePlace::on_tile(tile_at(play.state, action.cell))
                                                          : PiecePlace::beside(PieceId(action.piece));
    moves::relocate(play, fairy(play), to, Cause::fairy_sent);
    return Flow::done;
}

namespace {

// ---- its points ---------------------------------------------------------------------------------------------------

/// Once a turn, not at its second part (FAIRY-TURN-01, -02).
Flow enter_turn(Play& play, const Step& step)
{
    const PlacedId tile = tile_of(play, PieceKind::fairy);
    if (!tile || play.is_out(step.seat)) return Flow::done;
    const PieceId assigned = partner(play);
    const bool is_own =
        assigned && play.state.piece(assigned).owner == step.seat && is_on_feature(play, play.state.piece(assigned));
    u32 followers = is_own ? 1 : 0;
    if (stands_on_tiles(play)) followers = count_followers_on(play, step.seat, tile);
    if (followers > 0) moves::pay(play, step.seat, {Reward::fairy_turn, static_cast<i32>(followers), kPerTurn}, Feature{});
    return Flow::done;
}

}  // namespace

/// For the owner of the assigned follower, with or without majority (FAIRY-SCORE-01, -02, -04). On a tile for each seat whose
/// follower there is scored, once (FAIRY-OPT-01).
void pay_beside(const View& view, const Feature& feature, VisitLine visit, void* with)
{
    const PlacedId tile = tile_of(view, PieceKind::fairy);
    if (!tile) return;
    const auto is_scored = [&](PieceId id) {
        const Piece& piece = view.state.piece(id);
        return is_on_feature(view, piece) && root_of(view.state, segment_of(piece)) == feature.root;
    };
    const TallyLine line{Reward::fairy_scored, 1, kPerScore};
    const PieceId assigned = partner(view);
    if (assigned && is_scored(assigned)) visit(with, view.state.piece(assigned).owner, line);
    for (int seat = 0; stands_on_tiles(view) && seat < view.rules.config.seats; ++seat) {
        bool is_paid = false;
        for_each_follower(view, seat, [&](PieceId id) { return is_paid = is_scored(id) && tile_of_follower(view, id) == tile; });
        if (is_paid) visit(with, seat, line);
    }
}

/// In a position: beside a follower, or on a tile that was not just placed, where a follower stood (FAIRY-MOVE-04,
/// FAIRY-STAY-01).
Reason why_not_fairy_stands(const View& view, Verdict& verdict)
{
    const Piece& piece = view.state.piece(fairy(view));
    const PlacedId last = view.state.header().last;
    if (piece.spot == Spot::tile && last && PlacedId(piece.at) == last) return verdict.refuse(Reason::position_fresh);
    const PieceId beside = partner(view);
    if (!beside || is_follower(view, view.state.piece(beside))) return Reason::none;
    verdict.piece = beside;
    return verdict.refuse(Reason::fairy_no_follower);
}

const StepCode kFairyTurn{.enter = enter_turn};

}  // namespace bastide::boxes::princess_dragon
