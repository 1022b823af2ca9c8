// SPDX-License-Identifier: MIT
// The head of a position: the turn, the seat, the step, and the tiles in the bag.
#include "formats/positions/position.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"
#include "play/setup_moves.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace {

/// The index of the first step with this name in the turn plan, or -1.
int plan_index(const Rules& rules, StepKind name) noexcept
{
    for (int i = rules.turn_start; i < rules.plan_size; ++i)
        if (rules.steps[rules.plan[i].code]->name == name) return i;
    return -1;
}

}  // namespace

int first_cursor(const View& view) noexcept
{
    return view.part() > 0 ? view.rules.phase_at[static_cast<int>(TurnPhase::draw)] : view.rules.turn_start;
}

int cursor_of(const View& view, StepKind step) noexcept
{
    if (step == StepKind::none) return first_cursor(view);
    const int cursor = plan_index(view.rules, step);
    return cursor <= plan_index(view.rules, StepKind::act) ? cursor : -1;
}

bool can_describe_decision(const View& view) noexcept
{
    const Header& header = view.state.header();
    return header.depth == 0 && header.cursor >= view.rules.turn_start && header.cursor <= plan_index(view.rules, StepKind::act);
}

bool Table::take_drawn(i32 tile) noexcept
{
    TileId type;
    if (tile == -1) return true;
    if (!read_tile(tile, type)) return false;
    Illegal illegal = about(Reason::wrong_tile);
    illegal.tile = tile;
    if (view().rules.tiles.wild[type.raw]) return refuse(illegal);
    if (!take(type, 1)) return false;
    Play quiet = play();
    moves::put_drawn(quiet, type);
    if (const Reason reason = why_not_drawn_yet(view(), type); reason != Reason::none) {
        illegal.reason = static_cast<i32>(reason);
        return refuse(illegal);
    }
    illegal.reason = static_cast<i32>(Reason::position_fits_nowhere);
    return can_be_placed(view(), type) || refuse(illegal);  // BASE-DRAW-02
}

/// A seat that has left cannot be on turn (RESIGN-11).
bool Table::refuse_resigned(i32 seat) noexcept
{
    Illegal illegal = about(Reason::resigned);
    illegal.seat = seat;
    return refuse(illegal);
}

/// Sets turn, seat and step. Continues after an error, so that all errors are reported.
void Table::read_head(const TableHead& head) noexcept
{
    Play quiet = play();
    if (check_range(head.turn, 0, kMaxTurns)) moves::put_turn(quiet, larger(head.turn, 1));
    if (read_seat(head.seat)) {
        moves::set_turn(quiet, head.seat);
        if (view().is_out(head.seat)) refuse_resigned(head.seat);
    }
    const bool is_step = is_within(head.step, 0, 0xFFFF);
    const StepKind step = is_step ? static_cast<StepKind>(head.step) : StepKind::none;
    const int cursor = is_step ? cursor_of(view(), step) : -1;
    if (cursor < first_cursor(view())) {
        refuse(cursor < 0 ? Reason::position_step : Reason::position_decision);
        return;
    }
    moves::set_cursor(quiet, cursor);
    if (step == StepKind::act) moves::put_last_placed(quiet);
    const bool is_drawn =
        step != StepKind::none && code_of(view().rules, view().rules.plan[cursor]).drawn_tile != DrawnTile::none;
    if (is_drawn) take_drawn(head.tile);
    credit_tiles_of_turn();
}

/// The last tiles are those of this turn, one of each part. Only the extra turn for a hole asks for them (TB-HOUSE-04).
void Table::credit_tiles_of_turn() noexcept
{
    if (!view().rules.has(Option::extra_turn_for_filling_hole)) return;
    Play quiet = play();
    const Header& header = view().state.header();
    const int count = view().part() + (header.last ? 1 : 0);
    for (int id = larger(header.placed - count, 0) + 1; id <= header.placed; ++id)
        moves::put_placed_by(quiet, PlacedId(id), header.active, header.turn);
}

/// Sets what the steps before this one would have noted.
void Table::set_following_variables() noexcept
{
    Play quiet = play();
    for (FollowsHook hook : view().rules.on.follows) {
        const FollowingVariable follows = hook(view());
        moves::put_variable(quiet, follows.variable, follows.value);
    }
}

/// Tiles that lie face down are among those listed, and are not drawn.
void Table::exclude_covered() noexcept
{
    Play quiet = play();
    const u32 covered = count_covered(view());
    const u32 left = count_to_draw(view());  // no tile that waits is face down
    if (covered <= left) return moves::exclude_unknown(quiet, covered);
    Illegal illegal = about(Reason::position_number);
    illegal.most = static_cast<i32>(left);
    refuse(illegal);
}

/// Fills the bag with the listed copies; if none are listed, with all tiles that are nowhere else.
void Table::fill_bag() noexcept
{
    Play quiet = play();
    const bool is_listed = bag_entry_ >= 0;
    for (int i = 1; i <= view().rules.tiles.count; ++i) {
        const TileId type(i);
        const i32 left = view().state.left(type);
        const i32 listed = larger(moves::take_requested(quiet, type), 0);
        if (listed > left) take(type, listed);  // refused: other entries have taken copies since
        const bool stays_out = is_listed || view().rules.tiles.wild[i];
        moves::fill_bag(quiet, type, stays_out ? (is_listed ? listed : 0) : left);
    }
    exclude_covered();
    if (bag_entry_ < 0 || out_entry_ < 0) return;
    Illegal illegal;
    illegal.entry = out_entry_;
    illegal.conflict = bag_entry_;
    illegal.reason = static_cast<i32>(Reason::position_bag);
    refuse(illegal);
}

}  // namespace bastide
