// SPDX-License-Identifier: MIT
// The abbey: a tile in hand that a seat may place into a hole instead of drawing a tile.
#include "boxes/abbey_mayor/abbey_mayor.hpp"
#include "boxes/abbey_mayor/elements.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::abbey_mayor {

namespace {

/// How turns continue when no tile is left (AM-OPT-01). `forced_until_first`: the first seat that cannot place an abbey ends the
/// game; no seat is skipped (AM-NOTE-01).
enum class EndRule : i32 { forced = 0, optional_round = 1, none = 2, forced_until_first = 3 };

EndRule end_rule(const View& view) noexcept { return static_cast<EndRule>(view.rules.option(Option::abbey_end_rule)); }

bool is_forced(const View& view) noexcept
{
    return end_rule(view) == EndRule::forced || end_rule(view) == EndRule::forced_until_first;
}

/// Whether no other module objects to an abbey on a hole.
bool fits_abbey(const View& view, u32 open_cell) noexcept
{
    Verdict verdict;
    return why_not_place(view, view.rules.wild, cell_of(view.state.open_keys()[open_cell]), 0, verdict) == Reason::none;
}

/// Calls `visit(cell)` for every hole where an abbey can be placed and stops when it returns true. A hole is an empty cell with a
/// tile on each of its four sides; its diagonals do not matter (ABBEY-PLACE-02).
template <class Visit>
void for_each_hole(const View& view, Visit&& visit)
{
    const u32 end = view.state.header().open_cells;
    for (u32 i = find_hole(view.state, 0); i < end; i = find_hole(view.state, i + 1))
        if (fits_abbey(view, i) && visit(cell_of(view.state.open_keys()[i]))) return;
}

bool has_hole(const View& view) noexcept
{
    bool found = false;
    for_each_hole(view, [&](Cell) { return found = true; });
    return found;
}

bool can_place_abbey(const View& view, int seat) noexcept { return has_abbey(view, seat) && has_hole(view); }

/// Whether only abbeys can still be placed. Tiles that were returned to the bag may be left, but they fit nowhere (HOUSE-BAG-02),
/// and they never will: an abbey opens no cell.
bool has_only_abbeys_left(const View& view) noexcept
{
    return tiles_to_come(view) == 0 || view.lasting(kModule, kLastDrawSeat) != 0;
}

/// When no tile is left, an abbey that can be placed must be placed (ABBEY-END-02).
bool must_place_abbey(const View& view) noexcept { return is_forced(view) && has_only_abbeys_left(view); }

bool has_tile_of_turn(const View& view) noexcept { return view.state.header().drawn || view.state.header().last; }

/// A tile that its seat must place next comes before an abbey.
Flow enter_abbey(Play& play, const Step& step)
{
    if (has_tile_of_turn(play) || has_next_tile(play, step.seat)) return Flow::done;
    return can_place_abbey(play, step.seat) ? Flow::ask : Flow::done;
}

bool has_tiles_in_hands(const View& view) noexcept
{
    bool has = false;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) has = has || has_tile_in_hand(view, seat);
    return has;
}

/// Records the active seat as the one of the last turn with a tile to draw, unless a seat is recorded already.
void record_last_draw(Play& play) noexcept
{
    if (play.lasting(kModule, kLastDrawSeat) == 0)
        moves::set_lasting(play, kModule, kLastDrawSeat, play.state.header().active + 1);
}

/// The step after the draw. When no drawn tile fitted, the seat has no tile and the rule for abbeys applies to it first
/// (AM-NOTE-09), as if the turn had begun without a tile. A seat that has left the game has no tile either, whatever is left to
/// draw (RESIGN-05).
Flow enter_abbey_after_draw(Play& play, const Step& step)
{
    if (play.is_out(step.seat)) return Flow::done;
    if (is_forced(play) && !has_tile_of_turn(play) && !has_tiles_in_hands(play)) record_last_draw(play);
    if (enter_abbey(play, step) == Flow::ask && must_place_abbey(play)) continue_with_step(play, kAbbeyStep);
    return Flow::done;
}

void list_holes(const View& view, const Step& step, ActionList& actions)
{
    for_each_hole(view, [&](Cell cell) {
        Action action;
        action.kind = ActionKind::place;
        action.seat = step.seat;
        action.tile = view.rules.wild;
        action.cell = cell;
        actions.add(action);
        return false;
    });
    if (must_place_abbey(view)) return;
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);  // ABBEY-PLACE-05
}

Reason why_not(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return must_place_abbey(view) ? verdict.refuse(Reason::abbey_must_place) : Reason::none;
    if (action.kind != ActionKind::place) return verdict.refuse(Reason::wrong_step);
    if (action.tile != view.rules.wild) return verdict.refuse(Reason::wrong_tile);
    return why_not_place(view, action.tile, action.cell, action.rotation, verdict);
}

Flow answer(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::pass) return Flow::done;
    moves::place_held(play, abbeys_of(play, step.seat), action.cell);
    return Flow::done;
}

void about(const View& view, const Step&, Subject& subject) { subject.tile = view.rules.wild; }

}  // namespace

const StepCode kAbbeyStep{.name = StepKind::abbey_place,
                          .decider = nullptr,
                          .enter = enter_abbey,
                          .has_choice = nullptr,
                          .list = list_holes,
                          .why_not = why_not,
                          .answer = answer,
                          .about = about};

const StepCode kAbbeyAfterDraw{.name = StepKind::none,
                               .decider = nullptr,
                               .enter = enter_abbey_after_draw,
                               .has_choice = nullptr,
                               .list = nullptr,
                               .why_not = nullptr,
                               .answer = nullptr};

/// Gives each seat one abbey (AM-SETUP-01), or none if the tiles of the box are not in the game.
void deal_abbeys(Play& play)
{
    if (!play.rules.wild) return;
    for (int seat = 0; seat < play.rules.config.seats; ++seat) moves::deal_wild(play, abbeys_of(play, seat));
}

/// An abbey is placed only into a hole and is never rotated (ABBEY-PLACE-02, -03).
Reason why_not_place_abbey(const View& view, TileId, Cell cell, int rotation, Verdict& verdict)
{
    u32 at = 0;
    if (!is_open_cell(view.state, cell, at) || !is_hole(view.state, at)) return verdict.refuse(Reason::abbey_no_hole);
    return rotation == 0 ? Reason::none : verdict.refuse(Reason::abbey_unturned);
}

/// Continues the turns, clockwise, for the seats that can place an abbey. Filling a hole makes no new hole, so there are at most
/// as many rounds as one seat holds abbeys: one, or more if abbeys were paid to it (ABBEY-END-01, -03). Under
/// `forced_until_first` the first seat that cannot place an abbey ends the game (AM-NOTE-01). In the optional round each seat is
/// asked once, the seat of the last tile last (AM-OPT-01). Once turns are for abbeys only, this rule alone chooses the next seat:
/// the tiles left in the bag or in hands fit nowhere.
Next turns_for_abbeys(Play& play, Next next)
{
    const int last_draw = play.lasting(kModule, kLastDrawSeat);
    if ((!next.over && last_draw == 0) || end_rule(play) == EndRule::none) return next;
    const int seats = play.rules.config.seats;
    const int active = play.state.header().active;
    const Next end{next.seat, true};
    const bool is_one_round = end_rule(play) == EndRule::optional_round;
    if (is_one_round && last_draw == active + 1) return end;
    record_last_draw(play);
    const int last = play.lasting(kModule, kLastDrawSeat) - 1;
    for (int i = 1; i <= seats; ++i) {
        const int seat = (active + i) % seats;
        if (can_place_abbey(play, seat)) return {static_cast<u8>(seat), false};
        const bool is_first_that_cannot = end_rule(play) == EndRule::forced_until_first && !play.is_out(seat);
        if (is_first_that_cannot || (is_one_round && seat == last)) break;
    }
    return end;
}

void show_holes(const View& view, Things& things)
{
    for_each_hole(view, [&](Cell cell) {
        Thing thing;
        thing.kind = ThingKind::abbey_hole;
        thing.set_cell(cell);
        things.add(thing);
        return false;
    });
}

}  // namespace bastide::boxes::abbey_mayor
