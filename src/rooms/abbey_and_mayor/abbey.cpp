// SPDX-License-Identifier: MIT
// The abbey: a tile held in hand and laid into a hole instead of drawing.
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/turn.hpp"
#include "rooms/abbey_and_mayor.hpp"
#include "rooms/abbey_and_mayor/elements.hpp"

namespace bastide::am {

namespace {

Rack abbeys_of(const View& view, int seat) noexcept { return rack_of(view.rules, kRoom, seat); }

/// How turns go on when no tile is left (AM-OPT-01). Until the first seat that cannot: nobody is skipped (AM-NOTE-01).
enum class EndRule : i32 { forced = 0, optional_round = 1, none = 2, forced_until_first = 3 };

EndRule end_rule(const View& view) noexcept { return static_cast<EndRule>(view.rules.option(Option::abbey_end_rule)); }

bool is_forced(const View& view) noexcept
{
    return end_rule(view) == EndRule::forced || end_rule(view) == EndRule::forced_until_first;
}

/// A hole is an empty cell between four tiles. Its diagonals do not matter (ABBEY-PLACE-02).
template <class Visit>
void for_each_hole(const View& view, Visit&& visit)
{
    for (u32 i = 0; i < view.state.header().open_cells; ++i)
        if (is_hole(view.state, i) && visit(cell_of(view.state.open_keys()[i]))) return;
}

bool has_hole(const View& view) noexcept
{
    bool found = false;
    for_each_hole(view, [&](Cell) { return found = true; });
    return found;
}

bool can_place(const View& view, int seat) noexcept { return has_abbey(view, seat) && has_hole(view); }

/// Turns go on for abbeys alone. Tiles may be left that go back to the bag, but they fit nowhere (HOUSE-BAG-02), and as an abbey
/// opens no cell, they never will.
bool is_last_tile_gone(const View& view) noexcept { return tiles_to_come(view) == 0 || view.lasting(kRoom, kCloser) != 0; }

/// With no tile left an abbey that can be placed must be (ABBEY-END-02).
bool must_place(const View& view) noexcept { return is_forced(view) && is_last_tile_gone(view); }

bool has_tile_of_turn(const View& view) noexcept { return view.state.header().drawn || view.state.header().last; }

Flow enter_abbey(Play& play, const Step& step)
{
    return !has_tile_of_turn(play) && can_place(play, step.seat) ? Flow::ask : Flow::done;
}

bool has_hand(const View& view) noexcept
{
    bool has = false;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) has = has || has_tile_in_hand(view, seat);
    return has;
}

/// This is the last turn with a tile to draw, unless one before it was.
void close(Play& play) noexcept
{
    if (play.lasting(kRoom, kCloser) == 0) moves::set_lasting(play, kRoom, kCloser, play.state.header().active + 1);
}

/// The tile drawn last fitted nowhere: its seat has none, and the rule for abbeys reaches it first (AM-NOTE-09). It stands where
/// it would have stood without that tile. A seat that left the game has none, whatever is left to draw (RESIGN-05).
Flow enter_after_all(Play& play, const Step& step)
{
    if (play.is_out(step.seat)) return Flow::done;
    if (is_forced(play) && !has_tile_of_turn(play) && !has_hand(play)) close(play);
    if (enter_abbey(play, step) == Flow::ask && must_place(play)) continue_with_step(play, kAbbeyStep);
    return Flow::done;
}

void list_holes(const View& view, const Step& step, ActionList& options)
{
    for_each_hole(view, [&](Cell cell) {
        Action action;
        action.verb = Verb::place;
        action.seat = step.seat;
        action.tile = view.rules.wild;
        action.cell = cell;
        options.add(action);
        return false;
    });
    if (must_place(view)) return;
    Action pass;
    pass.verb = Verb::pass;
    pass.seat = step.seat;
    options.add(pass);  // ABBEY-PLACE-05
}

Reason why_not(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::pass) return must_place(view) ? verdict.refuse(Reason::abbey_must_place) : Reason::none;
    if (action.verb != Verb::place) return verdict.refuse(Reason::wrong_step);
    if (action.tile != view.rules.wild) return verdict.refuse(Reason::wrong_tile);
    return why_not_place(view, action.tile, action.cell, action.rotation, verdict);
}

Flow answer(Play& play, const Step& step, const Action& action)
{
    if (action.verb == Verb::pass) return Flow::done;
    moves::place_held(play, abbeys_of(play, step.seat), action.cell);
    return Flow::done;
}

void about(const View& view, const Step&, Subject& subject) { subject.tile = view.rules.wild; }

}  // namespace

const StepCode kAbbeyStep{.name = StepName::abbey_place,
                          .decider = nullptr,
                          .enter = enter_abbey,
                          .has_choice = nullptr,
                          .list = list_holes,
                          .why_not = why_not,
                          .answer = answer,
                          .about = about};

const StepCode kAbbeyAfterAll{.name = StepName::none,
                              .decider = nullptr,
                              .enter = enter_after_all,
                              .has_choice = nullptr,
                              .list = nullptr,
                              .why_not = nullptr,
                              .answer = nullptr};

/// One for each seat (AM-SETUP-01). Without the tiles of the box there is none.
void deal_abbeys(Play& play)
{
    if (!play.rules.wild) return;
    for (int seat = 0; seat < play.rules.config.seats; ++seat) moves::deal_wild(play, abbeys_of(play, seat));
}

/// An abbey fits into holes only, and it has no turn of its own (ABBEY-PLACE-02, -03).
Reason why_not_place_abbey(const View& view, RowId, Cell cell, int rotation, Verdict& verdict)
{
    u32 at = 0;
    if (!is_open_cell(view.state, cell, at) || !is_hole(view.state, at)) return verdict.refuse(Reason::abbey_no_hole);
    return rotation == 0 ? Reason::none : verdict.refuse(Reason::abbey_unturned);
}

/// Turns go on clockwise for those who can place an abbey; filling a hole makes no new one, so this ends within a round, or
/// within as many as somebody has been paid abbeys (ABBEY-END-01, -03); by the stricter reading the first seat that cannot ends
/// it (AM-NOTE-01). In the optional round everyone is asked once, the seat of the last tile last (AM-OPT-01). Once turns are
/// handed on for abbeys, no other rule hands them on: what is left in the bag or in hands fits nowhere.
Next turns_for_abbeys(Play& play, Next next)
{
    const int closer = play.lasting(kRoom, kCloser);
    if ((!next.over && closer == 0) || end_rule(play) == EndRule::none) return next;
    const int seats = play.rules.config.seats;
    const int active = play.state.header().active;
    const Next end{next.seat, true};
    const bool is_one_round = end_rule(play) == EndRule::optional_round;
    if (is_one_round && closer == active + 1) return end;
    close(play);
    const int last = play.lasting(kRoom, kCloser) - 1;
    for (int i = 1; i <= seats; ++i) {
        const int seat = (active + i) % seats;
        if (can_place(play, seat)) return {static_cast<u8>(seat), false};
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

}  // namespace bastide::am

namespace bastide {

bool has_abbey(const View& view, int seat) noexcept { return count_tiles(view, am::abbeys_of(view, seat)) > 0; }

void hand_abbey_on(Play& play, int from, int to) noexcept
{
    moves::transfer_tile(play, am::abbeys_of(play, from), am::abbeys_of(play, to), play.rules.wild);
}

}  // namespace bastide
