// SPDX-License-Identifier: MIT
// The base game: draw and place a tile, deploy a follower, score what is complete (BASE-TURN-02). It is a module like any other;
// no layer below depends on it.
#include "boxes/base/base.hpp"

#include "boxes/base/scoring.hpp"
#include "boxes/base/tiles.hpp"
#include "boxes/winter/tiles.hpp"
#include "play/deploying.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace {

// ---- opening ------------------------------------------------------------------------------------------------------

void open_table(Play& play)
{
    if (play.rules.start.type)
        moves::lay_start_tile(play, play.rules.start);
    else
        moves::open_empty_board(play);
    moves::set_turn(play, play.rules.config.first_seat);  // BASE-SETUP-04
}

/// Ends the opening and begins the first turn, that of the seat which the opening chose.
Flow enter_first_turn(Play& play, const Step& step)
{
    int seat = step.seat;
    while (play.is_out(seat)) seat = (seat + 1) % play.rules.config.seats;  // a seat may leave during the opening
    moves::begin_turn(play, seat);
    return Flow::done;
}

constexpr StepCode kFirstTurn{.enter = enter_first_turn};

// ---- drawing ------------------------------------------------------------------------------------------------------

u8 decide_by_nature(const View&, const Step&) { return kNature; }

/// Offers a tile that fits nowhere to the modules; false when no module takes it.
bool offer_unplaceable(Play& play)
{
    for (UnplaceableHook hook : play.rules.on.unplaceable)
        if (hook(play)) return true;
    return false;
}

/// Draws until a tile fits somewhere (BASE-DRAW-02, -03). If the bag runs empty the turn continues without a tile (BASE-DRAW-05).
Flow enter_draw(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (header.last || play.is_out(header.acting_seat)) return Flow::done;  // already placed, or the seat has left
    for (;;) {
        if (header.drawn && can_be_placed(play, header.drawn)) return Flow::done;
        if (header.drawn && !offer_unplaceable(play)) moves::remove_drawn(play, Cause::fits_nowhere);
        if (count_to_draw(play) == 0) return Flow::done;
        if (play.asks_nature) return Flow::ask;
        moves::draw(play, moves::pick_tile(play));
    }
}

void list_tile_draws(const View& view, const Step&, ActionList& actions) { list_draws(view, actions); }

Reason why_not_draw_tile(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::draw_unseen) return verdict.refuse(Reason::drawn_openly);
    if (action.kind != ActionKind::draw) return verdict.refuse(Reason::wrong_step);
    const Reason reason = why_not_draw(view, action.tile);
    return reason == Reason::none ? reason : verdict.refuse(reason);
}

Flow answer_draw(Play& play, const Step&, const Action& action)
{
    moves::draw(play, action.tile);
    return Flow::ask;  // the step is entered again and checks whether the tile fits
}

}  // namespace

const StepCode draw_step{.name = StepKind::draw,
                         .decider = decide_by_nature,
                         .enter = enter_draw,
                         .list = list_tile_draws,
                         .lists_draws = true,
                         .why_not = why_not_draw_tile,
                         .answer = answer_draw};

namespace {

// ---- placing ------------------------------------------------------------------------------------------------------

Flow enter_place(Play& play, const Step&) { return play.state.header().drawn ? Flow::ask : Flow::done; }

void list_tile_placements(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::place;
    action.seat = step.seat;
    action.tile = view.state.header().drawn;
    list_placements(view, action, actions);
}

bool sample_tile_placement(const View& view, const Step& step, Stream& stream, Action& out, u32& open_cell)
{
    FoundPlacement found;
    if (!sample_placement(view, view.state.header().drawn, stream, found)) return false;
    out = {};
    out.kind = ActionKind::place;
    out.seat = step.seat;
    out.tile = view.state.header().drawn;
    set_placement(view, found, out);
    open_cell = found.open_cell;
    return true;
}

Reason why_not_place_tile(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return refuse_pass(view, view.state.header().drawn, verdict);
    if (action.kind != ActionKind::place) return verdict.refuse(Reason::wrong_step);
    if (action.tile != view.state.header().drawn) return verdict.refuse(Reason::wrong_tile);
    return why_not_place(view, action.tile, action.cell, action.rotation, verdict);
}

Flow answer_place(Play& play, const Step&, const Action& action)
{
    moves::place_drawn(play, action.cell, action.rotation);
    return Flow::done;
}

}  // namespace

const StepCode place_step{.name = StepKind::place,
                          .enter = enter_place,
                          .list = list_tile_placements,
                          .sample = sample_tile_placement,
                          .why_not = why_not_place_tile,
                          .answer = answer_place,
                          .drawn_tile = DrawnTile::waits};

namespace {

// ---- deploying ----------------------------------------------------------------------------------------------------

/// Calls `visit(kind, segment)` for every legal deployment of some kinds on the tile just placed, by segment, then kind; stops
/// when it returns true. The supply is not checked.
template <class Visit>
void for_each_place(const View& view, const PieceDef* const* kinds, int count, Visit&& visit)
{
    const Rules& rules = view.rules;
    const Placed& tile = view.state.placed(view.state.header().last);
    const int segments = count > 0 ? rules.tiles.at(tile.tile).segments : 0;
    for (int segment = 0; segment < segments; ++segment) {
        const Site site = site_of(view, node_of(tile, segment));
        for (int i = 0; i < count; ++i)
            if (can_deploy_on(view, *kinds[i], site) && visit(kinds[i]->kind, segment)) return;
    }
}

/// The same for all kinds that are in the supply of a seat.
template <class Visit>
void for_each_deployment(const View& view, int seat, Visit&& visit)
{
    const Rules& rules = view.rules;
    const PieceDef* kinds[kPieceKinds];
    int count = 0;
    for (int i = 0; i < rules.kind_count; ++i) {
        const PieceDef& def = rules.piece_def(rules.kinds[i]);
        if (def.fits && has_supply(view, seat, def.kind)) kinds[count++] = &def;
    }
    for_each_place(view, kinds, count, visit);
}

Flow enter_deploy(Play& play, const Step&)
{
    return play.state.header().last && !is_action_closed(play) ? Flow::ask : Flow::done;
}

bool has_deployment(const View& view, const Step& step)
{
    bool found = false;
    for_each_deployment(view, step.seat, [&](PieceKind, int) { return found = true; });
    return found;
}

Action pass(int seat)
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = static_cast<u8>(seat);
    return action;
}

Action deployment(const View& view, int seat)
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = static_cast<u8>(seat);
    action.cell = cell_of(view.state.placed(view.state.header().last));
    return action;
}

void list_deployments(const View& view, const Step& step, ActionList& actions)
{
    if (actions.accepts(ActionKind::deploy)) {
        Action action = deployment(view, step.seat);
        for_each_deployment(view, step.seat, [&](PieceKind kind, int segment) {
            action.segment = static_cast<u8>(segment);
            action.piece_kind = static_cast<u16>(kind);
            actions.add(action);
            return false;
        });
    }
    actions.add(pass(step.seat));
}

/// Deployments by segment, then kind, then the pass: the order of lists.
bool sample_deployment(const View& view, const Step& step, Stream& stream, Action& out, u32&)
{
    struct Place {
        PieceKind kind;
        u8 segment;
    };
    Place places[kPieceKinds * kMaxSegments];  // uninitialized; only the first `count` are read
    u32 count = 0;
    for_each_deployment(view, step.seat, [&](PieceKind kind, int segment) {
        places[count++] = {kind, static_cast<u8>(segment)};
        return false;
    });
    const u32 k = bounded(stream, count + 1);
    out = {};
    out.kind = k < count ? ActionKind::deploy : ActionKind::pass;
    out.seat = step.seat;
    if (k == count) return true;
    out.cell = cell_of(view.state.placed(view.state.header().last));
    out.segment = places[k].segment;
    out.piece_kind = static_cast<u16>(places[k].kind);
    return true;
}

Reason why_not_deploy(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;  // BASE-MEEPLE-01
    if (action.kind != ActionKind::deploy) return verdict.refuse(Reason::wrong_step);
    const Placed& tile = view.state.placed(view.state.header().last);
    if (why_not_kind(view, action.piece_kind, verdict) != Reason::none) return verdict.reason;
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    if (action.cell != cell_of(tile)) {
        verdict.cell = cell_of(tile);
        return verdict.refuse(Reason::not_last_tile);  // BASE-MEEPLE-02
    }
    verdict.cell = action.cell;
    if (action.segment >= view.rules.tiles.at(tile.tile).segments) return verdict.refuse(Reason::no_such_segment);
    if (!has_supply(view, step.seat, kind)) return verdict.refuse(Reason::supply_empty);  // BASE-MEEPLE-09
    return why_not_deploy_on(view, kind, node_of(tile, action.segment), verdict);
}

Flow answer_deploy(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::pass) return Flow::done;
    const Placed& tile = play.state.placed(play.state.header().last);
    moves::deploy(play, piece_in_supply(play, step.seat, static_cast<PieceKind>(action.piece_kind)),
                  node_of(tile, action.segment));
    return Flow::done;
}

}  // namespace

bool can_deploy_on_last_tile(const View& view, PieceKind kind)
{
    const PieceDef* const def = &view.rules.piece_def(kind);
    bool can = false;
    for_each_place(view, &def, 1, [&](PieceKind, int) { return can = true; });
    return can;
}

void list_deployments_of(const View& view, int seat, PieceKind kind, ActionList& actions)
{
    if (actions.accepts(ActionKind::deploy) && has_supply(view, seat, kind)) {
        const PieceDef* const def = &view.rules.piece_def(kind);
        Action action = deployment(view, seat);
        action.piece_kind = static_cast<u16>(kind);
        for_each_place(view, &def, 1, [&](PieceKind, int segment) {
            action.segment = static_cast<u8>(segment);
            actions.add(action);
            return false;
        });
    }
    actions.add(pass(seat));
}

void about_last_tile(const View& view, const Step&, Subject& subject)
{
    if (const PlacedId last = view.state.header().last) subject.set_cell(cell_of(view.state.placed(last)));
}

const StepCode deploy_step{.name = StepKind::act,
                           .enter = enter_deploy,
                           .has_choice = has_deployment,
                           .list = list_deployments,
                           .sample = sample_deployment,
                           .why_not = why_not_deploy,
                           .answer = answer_deploy,
                           .about = about_last_tile};

namespace {

// ---- the end ----------------------------------------------------------------------------------------------------

Flow wait_for_finish(Play&, const Step&) { return Flow::ask; }

void list_finish(const View&, const Step&, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::finish;
    action.seat = kNature;
    actions.add(action);
}

Reason why_not_finish(const View&, const Step&, const Action& action, Verdict& verdict)
{
    return action.kind == ActionKind::finish ? Reason::none : verdict.refuse(Reason::wrong_step);
}

Flow answer_finish(Play& play, const Step&, const Action&)
{
    moves::record_finish(play);
    score_and_end(play);
    return Flow::done;
}

constexpr StepCode kFinalStep{
    .name = StepKind::final, .enter = wait_for_finish, .list = list_finish, .why_not = why_not_finish, .answer = answer_finish};

// ---- scoring and the next turn ------------------------------------------------------------------------------------

Flow enter_score(Play& play, const Step&)
{
    if (play.state.header().last) score_completed(play);
    return Flow::done;
}

}  // namespace

const StepCode score_step{.enter = enter_score};

namespace {

/// The next seat clockwise that holds a tile, or the end of the game.
Next next_holder(const View& view, int seat)
{
    for (int i = 1; i <= view.rules.config.seats; ++i) {
        const int next = (seat + i) % view.rules.config.seats;
        if (has_tile_in_hand(view, next)) return {static_cast<u8>(next), false};
    }
    return {static_cast<u8>(seat), true};
}

/// The seat on turn after `seat`, or the end of the game (BASE-END-01, BASE-TURN-01).
inline Next next_seat_after(Play& play, int seat, bool can_draw)
{
    const int clockwise = (seat + 1) * (seat + 1 < play.rules.config.seats);  // no division, and no branch that mispredicts
    Next next = can_draw ? Next{static_cast<u8>(clockwise), false} : next_holder(play, seat);
    for (NextHook hook : play.rules.on.next) next = hook(play, next);
    return next;
}

/// Skips seats that have left the game, each as if it had taken its turn and done nothing (RESIGN-05).
Next skip_left_seats(Play& play, Next next)
{
    for (int skipped = 0; !next.over && play.is_out(next.seat); ++skipped) {
        if (skipped == 2 * kMaxSeats) return {next.seat, true, next.cause};  // no seat is left
        moves::reset_turn(play, next.seat);
        next = next_seat_after(play, next.seat, count_to_draw(play) > 0);
    }
    return next;
}

/// The game ends with the turn of the last tile; else the next seat clockwise is on turn.
Flow enter_finish(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    const bool can_draw = count_to_draw(play) > 0 &&
                          (header.last || play.is_out(step.seat));  // a turn without a tile means that none of those left fits
    Next next = next_seat_after(play, step.seat, can_draw);
    moves::end_turn(play);
    if (header.out) next = skip_left_seats(play, next);
    if (next.over)
        close_game(play);
    else
        moves::begin_turn(play, next.seat, next.cause);
    return Flow::done;
}

constexpr StepCode kFinish{.enter = enter_finish};

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::follower,
     .count = 7,  // BASE-SETUP-03: the eighth is the score marker (BASE-COMP-02)
     .traits = traits(Trait::claims, Trait::can_be_taken, Trait::tops_foundation),
     .fits = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::monastery, SegmentKind::field),
     .strength = 1},
};

constexpr WorthDef kWorth[] = {{WorthStage::rate, boxes::base::worth}};

constexpr Choice kBaseGame[] = {choose(Set::base)};
constexpr Choice kOldSmallCities[] = {choose(Set::base), choose(Option::small_city_two_points)};
constexpr Choice kWinterEdition[] = {choose(Set::base), choose(Set::winter)};
constexpr Choice kFirstGame[] = {choose(Set::base), choose(Set::winter), choose(Option::play_without_farmers)};

constexpr PresetDef kBasePresets[] = {{Preset::base, kBaseGame}, {Preset::old_small_cities, kOldSmallCities}};
constexpr PresetDef kWinterPresets[] = {{Preset::winter, kWinterEdition}, {Preset::first_game, kFirstGame}};

/// The first turn and the next turn begin after all other steps of their phase.
constexpr i8 kLastRank = 127;

constexpr PlanDef kPlan[] = {
    {TurnPhase::opening, &kFirstTurn, kLastRank},
    {TurnPhase::draw, &draw_step},
    {TurnPhase::place, &place_step},
    {TurnPhase::wood, &deploy_step},
    {TurnPhase::score, &score_step},
    {TurnPhase::finish, &kFinish, kLastRank},
};

}  // namespace

const Module boxes::base::module = {
    .id = ModuleId::base,
    .title = "Base game",
    .set = Set::base,
    .tiles = set_of<kBaseTiles>(),
    .pieces = kPieces,
    .presets = kBasePresets,
    .plan = kPlan,
    .worth = kWorth,
    .before_final = &kFinalStep,
    .max_seats = 5,  // BASE-COMP-05
    .actions_per_turn = 3,
    .events_per_turn = 16,
    .on = {.opened = open_table},
};

/// Animal pictures have no effect on the rules: the box adds twelve tiles and nothing else (BASE-COMP-03).
const Module boxes::winter::module = {
    .id = ModuleId::winter,
    .title = "Winter Edition",
    .set = Set::winter,
    .tiles = set_of<kWinterTiles>(),
    .presets = kWinterPresets,
    .max_seats = 5,
};

}  // namespace bastide
