// SPDX-License-Identifier: MIT
// Judges what depends on the whole table: the turn, the bag, and pieces that would have left the table before.
#include "board/features.hpp"
#include "formats/positions/position.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"
#include "play/setup_moves.hpp"

namespace bastide {

namespace {

bool is_of_last_tile(const View& view, NodeId root) noexcept
{
    bool found = false;
    const PlacedId last = view.state.header().last;
    if (!last) return false;
    for_each_member(view.state, root, [&](NodeId id) { found = found || view.state.node(id).tile == last; });
    return found;
}

/// Neutral pieces are not deployed; their modules alone judge where they stand. Spans and links can be laid before the
/// deployment.
bool is_deployed(const View& view, const Piece& piece) noexcept
{
    const PieceDef& def = view.rules.piece_def(piece.kind);
    return !def.is_neutral && piece.kind != view.rules.span_kind && def.joins == Joins::none;
}

/// Whether a piece stands on the tile of this turn, or on one of its corners. A trap springs before the deployment.
bool is_on_last_tile(const View& view, const Piece& piece) noexcept
{
    const PlacedId last = view.state.header().last;
    const bool on_corner = piece.spot == Spot::corner;
    if (last && piece.spot == Spot::tile && piece.owner != kNature && !is_trapped(view, piece)) return PlacedId(piece.at) == last;
    if (!last || (!on_corner && piece.spot != Spot::segment)) return false;
    const PlacedId under = view.state.node(NodeId(piece.at)).tile;
    if (!on_corner) return under == last;
    const Cell cell = cell_of(view.state.placed(under));
    const Cell around[] = {cell, beyond(cell, piece.corner), past_corner(cell, piece.corner),
                           beyond(cell, (piece.corner + 3) % kSides)};
    for (Cell there : around)
        if (there == cell_of(view.state.placed(last))) return true;
    return false;
}

}  // namespace

Illegal Table::illegal_of_piece(Reason reason, PieceId id) const noexcept
{
    const Piece& piece = view().state.piece(id);
    Illegal illegal;
    illegal.entry = piece_entry_[id.raw] - 1;
    illegal.reason = static_cast<i32>(reason);
    illegal.seat = piece.owner == kNature ? -1 : piece.owner;
    illegal.piece = static_cast<i32>(piece.kind);
    const bool on_segment = piece.spot == Spot::segment || piece.spot == Spot::corner;
    if (!on_segment && piece.spot != Spot::tile) return illegal;
    const NodeId segment(piece.at);
    const Cell cell = on_segment ? cell_of(view().state, segment) : cell_of(view().state.placed(PlacedId(piece.at)));
    illegal.x = cell.x;
    illegal.y = cell.y;
    if (!on_segment) return illegal;
    illegal.segment = piece.spot == Spot::corner ? segment_of_corner(piece.corner) : segment_index(view().state, segment);
    illegal.mine = static_cast<i32>(view().state.node(segment).kind());
    return illegal;
}

/// At the deployment the tile of this turn is just placed. So no piece stands on it, and no barn at a corner that it completes
/// (BASE-MEEPLE-02, BARN-PLACE-02).
void Table::judge_last_tile() noexcept
{
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        const Piece& piece = view().state.piece(PieceId(i));
        if (is_deployed(view(), piece) && is_on_last_tile(view(), piece))
            refuse(illegal_of_piece(Reason::position_fresh, PieceId(i)));
    }
}

/// Asks the modules whether each piece may stand where it is. Skips features that the tile of this turn belongs to or completed,
/// because rules about them apply only after its scoring.
void Table::judge_pieces() noexcept
{
    CompletedQueue completed;
    list_completed(view(), kKindsCompleted, completed);
    const auto is_of_turn = [&](NodeId root) {
        bool found = is_of_last_tile(view(), root);
        completed.for_each(view(), [&](const Feature& feature) { found = found || feature.root == root; });
        return found;
    };
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        const Piece& piece = view().state.piece(PieceId(i));
        if (piece.spot != Spot::segment || view().rules.piece_def(piece.kind).has(Trait::stacks)) continue;
        if (!is_deployed(view(), piece)) continue;
        if (is_of_turn(root_of(view().state, NodeId(piece.at)))) continue;
        if (view().state.node(NodeId(piece.at)).kind() != printed_kind(view(), NodeId(piece.at)))
            continue;  // none is deployed there
        for (const WhyNotDeployHook& hook : view().rules.on.why_not_deploy) {
            if (!hook.is_asked_about(view().state.node(NodeId(piece.at)).kind())) continue;
            Verdict verdict;
            const Reason reason = hook.ask(view(), piece.kind, piece.owner, NodeId(piece.at), verdict);
            if (reason == Reason::none) continue;
            Illegal illegal = illegal_of_piece(reason, PieceId(i));
            if (verdict.piece) illegal.conflict = piece_entry_[verdict.piece.raw] - 1;
            refuse(illegal);
        }
    }
}

/// Asks the modules whether each piece can be where it is, once all are.
void Table::judge_places() noexcept
{
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        for (const WhyNotStandHook hook : view().rules.on.why_not_stand) {
            Verdict verdict;
            const Reason reason = hook(view(), PieceId(i), verdict);
            if (reason == Reason::none) continue;
            Illegal illegal = illegal_of_piece(reason, PieceId(i));
            if (verdict.piece) illegal.conflict = piece_entry_[verdict.piece.raw] - 1;
            refuse(illegal);
        }
    }
}

/// No seat holds a tile that could not be drawn yet (DRAGON-DRAW-01).
void Table::judge_hands() noexcept
{
    for (int seat = 0; seat < view().rules.config.seats; ++seat) {
        for (int slot = 0; slot < count_listed_slots(view(), seat, false); ++slot) {
            const TileId type = listed_tile(view(), seat, false, slot);
            const Reason reason = type ? why_not_drawn_yet(view(), type) : Reason::none;
            if (reason == Reason::none) continue;
            Illegal illegal = about(reason);
            illegal.seat = seat;
            illegal.tile = type.raw - 1;
            refuse(illegal);
        }
    }
}

/// After the scoring of this turn's tile no piece may stand on a complete feature (BASE-SCORE-04). Scores to test that, then
/// restores the table.
void Table::judge_scored() noexcept
{
    Play quiet = play();
    if (quiet.state.header().last) score_completed_at_once(quiet);
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        const Piece& piece = view().state.piece(PieceId(i));
        if (piece.spot != Spot::segment || !view().rules.piece_def(piece.kind).has(Trait::claims)) continue;
        const NodeId root = root_of(view().state, NodeId(piece.at));
        if (!is_complete(view().state, root) || !can_be_completed(view().state.node(root).kind())) continue;
        refuse(illegal_of_piece(Reason::position_scored, PieceId(i)));
    }
    game_->go_to_start();
}

/// Judges prisoners once all are set.
void Table::judge_prisons() noexcept
{
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        const Piece& piece = view().state.piece(PieceId(i));
        if (piece.spot != Spot::prison) continue;
        Verdict verdict;
        const Reason reason = why_not_hold(view(), PieceId(i), piece.holder, verdict);
        if (reason == Reason::none) continue;
        Illegal illegal = illegal_of_piece(reason, PieceId(i));
        if (verdict.piece) illegal.conflict = piece_entry_[verdict.piece.raw] - 1;
        refuse(illegal);
    }
}

/// The remaining tiles must not be able to take the board beyond reach.
void Table::judge_reach() noexcept
{
    const Header& header = view().state.header();
    const int margin = kReach - (view().rules.layout.max_placed - header.placed);
    for (int i = 1; i <= header.placed; ++i) {
        const Cell cell = cell_of(view().state.placed(PlacedId(i)));
        if (cell.x >= -margin && cell.x <= margin && cell.y >= -margin && cell.y <= margin) continue;
        Illegal illegal;
        illegal.reason = static_cast<i32>(Reason::out_of_reach);
        illegal.x = cell.x;
        illegal.y = cell.y;
        refuse(illegal);
        return;
    }
}

/// The requested decision must be the next one, in the given turn. The test plays up to it as if the host supplied chance: a
/// refusal reveals nothing about the seed, and a program without the seed refuses the same. With a hand of three the seat chooses
/// a tile, so none can be drawn and not placed.
void Table::judge_decision(StepKind step, u16 turn) noexcept
{
    if (step == StepKind::none) return;
    Play fed = play();
    fed.asks_nature = true;
    bastide::continue_turn(fed);  // a turn that is impossible might be followed by others without end
    const Header& header = view().state.header();
    const bool asks = !header.over && header.turn == turn && can_describe_decision(view()) && pending(view()).code->name == step;
    const bool chooses = asks && header.drawn && pending(view()).code->drawn_tile == DrawnTile::chosen;
    if (!asks || chooses) refuse(Reason::position_decision);
    game_->go_to_start();
}

void Table::begin(const TableHead& head) noexcept
{
    entry_ = -1;
    if (view().state.header().placed == 0) {
        Play quiet = play();
        moves::open_single_cell(quiet, {0, 0});
    }
    read_head(head);
    set_following_variables();
    fill_bag();
    judge_reach();
    judge_prisons();
    judge_last_tile();
    judge_pieces();
    judge_places();
    judge_hands();
    game_->save_start();
    judge_scored();
    if (illegals_->count() > 0) return;
    judge_decision(static_cast<StepKind>(head.step), view().state.header().turn);
    if (illegals_->count() == 0) game_->continue_from_position();
}

}  // namespace bastide
