// SPDX-License-Identifier: MIT
// The dragon: a volcano brings it, tiles with its symbol wait for that, the seats walk it from tile to tile, and it eats who
// stands there.
#include "boxes/princess_dragon/elements.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::princess_dragon {

namespace {

bool plays(const View& view) noexcept { return view.rules.piece_def(PieceKind::dragon).count > 0; }

PlacedId dragon_tile(const View& view) noexcept { return tile_of(view, PieceKind::dragon); }

Cell dragon_cell(const View& view) noexcept { return cell_of(view.state.placed(dragon_tile(view))); }

/// Whether a tile shows nothing but the inside of a walled city, which has no landscape (COUNT-DRAGON-01).
bool is_inside_walls(const View& view, PlacedId id) noexcept
{
    const OrientedId tile = view.state.placed(id).tile;
    return view.rules.set_of[tile.type().raw] == static_cast<u16>(Set::count_city) && view.rules.tiles.at(tile).segments == 1;
}

}  // namespace

// ---- drawing ------------------------------------------------------------------------------------------------------

/// Tiles with the dragon cannot be drawn before the first volcano (DRAGON-DRAW-01, -02). A river tile of a host with a dragon
/// keeps its place among the river tiles.
DrawGroup draw_group(const Rules& rules, const TileDef& def)
{
    return {.waits = rules.piece_def(PieceKind::dragon).count > 0 && has_mark(def, kWholeTile, Mark::dragon)};
}

bool tiles_wait(const View& view) { return plays(view) && !dragon_tile(view); }

Reason why_not_draw(const View& view, TileId row)
{
    return is_waiting_type(view.rules, row) && tiles_wait(view) ? Reason::dragon_asleep : Reason::none;
}

// ---- the volcano --------------------------------------------------------------------------------------------------

namespace {

/// From any place; it eats no figure (VOLCANO-01, -07).
Flow enter_eruption(Play& play, const Step&)
{
    if (plays(play) && shows_now(play, Mark::volcano))
        moves::relocate(play, neutral_piece(play, PieceKind::dragon), PiecePlace::on_tile(play.state.header().last),
                        Cause::volcano_woke);
    return Flow::done;
}

/// Whether a piece that stands there may be on the dragon's tile: a wagon that it does not eat.
bool is_safe_wagon(const View& view, PieceKind kind) noexcept
{
    return kind == PieceKind::wagon && view.rules.has(Option::wagon_dragon_tower_immune);  // AM-HOUSE-03
}

}  // namespace

/// VOLCANO-02, -03, -08. A safe wagon on the tile occupies its place, so no other can come to that.
Reason why_not_arrive(const View& view, PieceKind kind, int, NodeId segment, Verdict& verdict)
{
    const PlacedId tile = dragon_tile(view);
    if (!tile || view.state.node(segment).tile != tile) return Reason::none;
    if (kind == PieceKind::barn && view.rules.has(Option::volcano_barn)) return Reason::none;
    if (is_safe_wagon(view, kind) && is_taken(view, view.state.nodes(), segment)) return Reason::none;
    verdict.cell = dragon_cell(view);
    return verdict.refuse(Reason::dragon_there);
}

// ---- in a position --------------------------------------------------------------------------------------------------

namespace {

/// Whether a tile of the board shows a volcano. The start tile wakes no dragon, because no seat placed it.
bool has_volcano(const View& view, bool with_start_tile) noexcept
{
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const PlacedId id(i);
        const bool is_start = i == 1 && view.rules.tiles.bare_type(view.state.placed(id).tile) == view.rules.start.type;
        if (has_mark(view, id, Mark::volcano) && (with_start_tile || !is_start)) return true;
    }
    return false;
}

}  // namespace

/// It is on the volcano just placed, else on any other tile once a volcano lies, but not on the tile just placed (VOLCANO-01).
Reason why_not_dragon_stands(const View& view, Verdict& verdict)
{
    const PlacedId tile = dragon_tile(view);
    const PlacedId last = view.state.header().last;
    const bool is_called = shows_now(view, Mark::volcano);
    if (last && tile == last && !is_called) return verdict.refuse(Reason::position_fresh);
    bool is_right = tile == last;
    if (!is_called) is_right = tile ? has_volcano(view, true) : !has_volcano(view, false);
    return is_right ? Reason::none : verdict.refuse(Reason::dragon_not_called);
}

// ---- eating -------------------------------------------------------------------------------------------------------

/// DRAGON-EAT-01, -03, -04
Reason why_not_eaten(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    if (cause != Cause::dragon_ate) return Reason::none;
    const Piece& piece = view.state.piece(id);
    const bool stands = piece.spot == Spot::segment || piece.spot == Spot::tile;
    const bool is_figure = stands && !view.rules.piece_def(piece.kind).has(Trait::stacks);
    return is_figure && !is_safe_wagon(view, piece.kind) ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

namespace {

/// What keeps a figure company elsewhere goes home with it (DRAGON-EAT-06).
void eat(Play& play, PlacedId tile) noexcept
{
    for (int i = 1; i <= play.rules.layout.piece_count; ++i) {
        const PieceId id(i);
        const Piece& piece = play.state.piece(id);
        if (piece.spot == Spot::corner || tile_under(play.state, piece) != tile) continue;
        Verdict verdict;
        if (why_not_remove(play, id, Cause::dragon_ate, verdict) == Reason::none) moves::send_home(play, id, Cause::dragon_ate);
    }
}

// ---- the walk -----------------------------------------------------------------------------------------------------

/// The tiles of the walk so far. Each question of a step is about all of them, so they are looked up once.
class Visited {
public:
    explicit Visited(const View& view) noexcept
        : tiles_(view.state.variables() + view.rules.part_variables[static_cast<int>(kModule)] + kVisited)
    {
    }

    bool has(PlacedId tile) const noexcept
    {
        bool has = false;
        for (int i = 0; i <= kStepsOfWalk; ++i) has |= tiles_[i] == tile.raw;
        return has;
    }

private:
    const u16* tiles_;
};

/// DRAGON-WALK-03 to -05, -09
Reason why_not_enter(const View& view, Cell cell, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    const PlacedId from = dragon_tile(view);
    const PlacedId to = tile_at(view.state, cell);
    bool is_beside = false;
    for (int side = 0; side < kSides && from; ++side)
        is_beside = is_beside || beyond(cell_of(view.state.placed(from)), side) == cell;
    if (!to || !is_beside) return verdict.refuse(Reason::dragon_not_beside);
    if (is_inside_walls(view, to)) return verdict.refuse(Reason::count_city_walls);  // COUNT-DRAGON-01
    if (Visited(view).has(to)) return verdict.refuse(Reason::dragon_was_there);
    return to == tile_of(view, PieceKind::fairy) ? verdict.refuse(Reason::fairy_keeps_out) : Reason::none;
}

/// Calls `visit(cell)` for the cells to which the dragon can go, clockwise from the north; stops when it returns true.
template <class Visit>
void for_each_step(const View& view, Visit&& visit)
{
    const PlacedId at = dragon_tile(view);
    if (!at) return;
    const PlacedId fairy = tile_of(view, PieceKind::fairy);
    const Visited visited(view);
    const u32 from = view.state.placed(at).key;
    for (int side = 0; side < kSides; ++side) {
        const u32 cell = from + kKeyStrides[side];
        const PlacedId to = tile_at(view.state, cell);
        if (to && to != fairy && !visited.has(to) && !is_inside_walls(view, to) && visit(cell_of(cell))) return;
    }
}

/// At a dead end the walk is over (DRAGON-WALK-07, -08). A seat must decide even where one step is left (PD-SEQ-02).
Flow enter_walk(Play& play, const Step&)
{
    bool can_go_on = false;
    for_each_step(play, [&](Cell) { return can_go_on = true; });
    return can_go_on ? Flow::ask : Flow::done;
}

void list_walk(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = step.seat;
    action.piece = neutral_piece(view, PieceKind::dragon).raw;
    action.segment = kOnTile;
    for_each_step(view, [&](Cell cell) {
        action.cell = cell;
        actions.add(action);
        return false;
    });
}

Reason why_not_walk(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::dragon_must_walk);  // DRAGON-WALK-06
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    verdict.piece = neutral_piece(view, PieceKind::dragon);
    if (PieceId(action.piece) != verdict.piece) return verdict.refuse(Reason::not_this_piece);
    if (why_not_whole_tile(view, action, verdict) != Reason::none) return verdict.reason;
    return why_not_enter(view, action.cell, verdict);
}

void go_to(Play& play, PlacedId tile, int steps_done) { moves::set_this_part(play, kModule, kVisited + steps_done, tile.raw); }

/// The seats decide in turn order, one step each (DRAGON-WALK-02).
Flow answer_walk(Play& play, const Step& step, const Action& action)
{
    const PlacedId tile = tile_at(play.state, action.cell);
    moves::relocate(play, neutral_piece(play, PieceKind::dragon), PiecePlace::on_tile(tile), Cause::dragon_walked);
    const int left = larger(smaller<int>(step.a, kStepsOfWalk), 1);
    go_to(play, tile, kStepsOfWalk - left + 1);
    eat(play, tile);
    if (left > 1) push_step(play, kWalk, next_playing(play, action.seat), static_cast<u16>(left - 1));
    return Flow::done;
}

void about_walk(const View& view, const Step& step, Subject& subject)
{
    subject.piece = neutral_piece(view, PieceKind::dragon);
    subject.most = step.a;
    if (dragon_tile(view)) subject.set_cell(dragon_cell(view));
}

/// The first of the seats that play decides the first step; one that leaves later makes the step that it has to make, as all
/// that cannot be passed (DRAGON-WALK-01, -11, -12).
void begin_walk(Play& play, int seat)
{
    const PlacedId tile = dragon_tile(play);
    if (!tile || !shows_now(play, Mark::dragon)) return;
    go_to(play, tile, 0);
    push_step(play, kWalk, first_playing(play, seat), kStepsOfWalk);
}

bool walks_after_scoring(const View& view) noexcept { return view.rules.has(Option::dragon_moves_after_scoring); }

/// DRAGON-WALK-10
Flow enter_walk_before(Play& play, const Step& step)
{
    if (!walks_after_scoring(play)) begin_walk(play, step.seat);
    return Flow::done;
}

Flow enter_walk_after(Play& play, const Step& step)
{
    if (walks_after_scoring(play)) begin_walk(play, step.seat);
    return Flow::done;
}

}  // namespace

const StepCode kEruption{.enter = enter_eruption};
const StepCode kWalkBeforeScoring{.enter = enter_walk_before};
const StepCode kWalkAfterScoring{.enter = enter_walk_after};

/// Of the step, `a` is the number of steps left, this one included. Nothing else is done in between (PD-SEQ-01).
const StepCode kWalk{.name = StepKind::dragon_walk,
                     .enter = enter_walk,
                     .list = list_walk,
                     .why_not = why_not_walk,
                     .answer = answer_walk,
                     .about = about_walk,
                     .stands_alone = true};

}  // namespace bastide::boxes::princess_dragon
