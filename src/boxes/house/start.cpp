// SPDX-License-Identifier: MIT
// Chooses the first seat: a seat chosen by chance names it, or the seat that draws the tile with most roads begins
// (HOUSE-START-01, -02).
#include "boxes/base/base.hpp"
#include "boxes/house/house.hpp"
#include "defs/bushes.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

// Variables, used only during the opening.
constexpr int kChooser = 0;     // 1 + the seat that nature named
constexpr int kContenders = 1;  // mask of the seats that draw in this round; 0 before the first
constexpr int kDrawn = 2;       // + seat: the tile it drew in this round, or 0
constexpr int kWords = kDrawn + kMaxSeats;

u16 variable(const View& view, int i) noexcept { return view.lasting(ModuleId::house_start, i); }

void set_variable(Play& play, int i, int value) noexcept { moves::set_lasting(play, ModuleId::house_start, i, value); }

u8 decide_start_by_nature(const View&, const Step&) { return kNature; }

Action name_seat_action(u8 by, int seat) noexcept
{
    Action action;
    action.kind = ActionKind::name;
    action.seat = by;
    action.other_seat = seat;
    return action;
}

void list_seats(const View& view, u8 by, ActionList& actions)
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) actions.add(name_seat_action(by, seat));
}

Reason why_not_elect(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::name) return verdict.refuse(Reason::wrong_step);
    return action.other_seat >= 0 && action.other_seat < view.rules.config.seats ? Reason::none
                                                                                 : verdict.refuse(Reason::no_such_seat);
}

// ---- by toss ------------------------------------------------------------------------------------------------------

void name_chooser(Play& play, int seat)
{
    set_variable(play, kChooser, seat + 1);
    moves::name_seat(play, kNature, seat);
}

Flow enter_toss(Play& play, const Step&)
{
    if (!play.rules.has(Option::start_player_by_toss) || variable(play, kChooser)) return Flow::done;
    if (play.asks_nature) return Flow::ask;
    name_chooser(play, moves::pick_seat(play));
    return Flow::done;
}

void list_choosers(const View& view, const Step&, ActionList& actions) { list_seats(view, kNature, actions); }

Flow answer_toss(Play& play, const Step&, const Action& action)
{
    name_chooser(play, action.other_seat);
    return Flow::done;
}

constexpr StepCode kToss{.name = StepKind::start_toss,
                         .decider = decide_start_by_nature,
                         .enter = enter_toss,
                         .has_choice = nullptr,
                         .list = list_choosers,
                         .why_not = why_not_elect,
                         .answer = answer_toss};

u8 chooser(const View& view, const Step&) { return static_cast<u8>(view.lasting(ModuleId::house_start, kChooser) - 1); }

Flow enter_first(Play& play, const Step&) { return play.rules.has(Option::start_player_by_toss) ? Flow::ask : Flow::done; }

void list_first(const View& view, const Step& step, ActionList& actions) { list_seats(view, chooser(view, step), actions); }

Flow answer_first(Play& play, const Step&, const Action& action)
{
    moves::name_seat(play, action.seat, action.other_seat);
    moves::set_turn(play, action.other_seat);
    set_variable(play, kChooser, 0);  // variables of the opening are 0 after it
    return Flow::done;
}

constexpr StepCode kFirst{.name = StepKind::start_name,
                          .decider = chooser,
                          .enter = enter_first,
                          .has_choice = nullptr,
                          .list = list_first,
                          .why_not = why_not_elect,
                          .answer = answer_first};

// ---- by the draw of roads -----------------------------------------------------------------------------------------

bool is_contender(const View& view, int seat) noexcept { return (variable(view, kContenders) >> seat) & 1; }

/// Counts the printed roads, whether or not the option joins them among bushes.
int count_roads_of_type(const View& view, TileId type) noexcept
{
    int roads = 0;
    for (const Segment& segment : view.rules.tiles.def(type).segment) roads += count_roads(segment);
    return roads;
}

/// The next seat, in order from seat 0, that has not drawn in this round; -1 when all have.
int next_to_draw(const View& view) noexcept
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        if (is_contender(view, seat) && variable(view, kDrawn + seat) == 0) return seat;
    return -1;
}

/// The seats with most roads draw again until one is left. Drawn tiles stay aside until the first seat is found.
void end_round(Play& play)
{
    int most = -1;
    u16 best = 0;
    for (int seat = 0; seat < play.rules.config.seats; ++seat) {
        const u16 drawn = variable(play, kDrawn + seat);
        if (drawn == 0) continue;
        const int roads = count_roads_of_type(play, TileId(drawn));
        if (roads > most) best = 0;
        if (roads >= most) best = static_cast<u16>(best | 1 << seat);
        most = larger(most, roads);
        set_variable(play, kDrawn + seat, 0);
    }
    set_variable(play, kContenders, best);
}

/// Returns the tiles that are aside before a round for which the bag has too few. Within a round they return only when the bag is
/// empty; the round then draws from its own tiles again.
void return_if_short(Play& play)
{
    u32 to_draw = 0;
    bool is_begun = false;
    for (int seat = 0; seat < play.rules.config.seats; ++seat) {
        const bool has_drawn = variable(play, kDrawn + seat) != 0;
        to_draw += is_contender(play, seat) && !has_drawn;
        is_begun = is_begun || has_drawn;
    }
    if (count_to_draw(play) < (is_begun ? 1 : to_draw)) moves::return_aside(play);
}

/// Draws the seat's tile for the round. False when the host must supply the draw.
bool draw_for(Play& play, int seat)
{
    const Header& header = play.state.header();
    if (!header.drawn) {
        moves::set_turn(play, seat);
        return_if_short(play);
        if (play.asks_nature) return false;
        moves::draw(play, moves::pick_tile(play));
    }
    set_variable(play, kDrawn + seat, header.drawn.raw);
    moves::set_aside(play);
    return true;
}

/// Whether two tiles that can be drawn differ in their number of roads. Otherwise no draw could ever decide between the seats.
bool has_differing_tiles(const View& view) noexcept
{
    const DrawableTiles drawable(view);
    int roads = -1;
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        if (!drawable.has(TileId(i))) continue;
        const int here = count_roads_of_type(view, TileId(i));
        if (roads >= 0 && here != roads) return true;
        roads = here;
    }
    return false;
}

bool has_single_bit(u16 mask) noexcept { return mask != 0 && (mask & (mask - 1)) == 0; }

Flow enter_roads(Play& play, const Step&)
{
    if (!play.rules.has(Option::start_player_by_road_draw)) return Flow::done;
    if (variable(play, kContenders) == 0) {
        if (!has_differing_tiles(play)) return Flow::done;
        set_variable(play, kContenders, (1 << play.rules.config.seats) - 1);
    }
    while (!has_single_bit(variable(play, kContenders))) {
        for (int seat = next_to_draw(play); seat >= 0; seat = next_to_draw(play))
            if (!draw_for(play, seat)) return Flow::ask;
        end_round(play);
    }
    int first = 0;
    while (!is_contender(play, first)) ++first;
    moves::set_turn(play, first);
    set_variable(play, kContenders, 0);  // variables of the opening are 0 after it
    moves::return_aside(play);
    moves::announce_named(play, kNature, first);
    return Flow::done;
}

void list_draws_start(const View& view, const Step&, ActionList& actions) { list_draws(view, actions); }

Reason why_not_draw_start(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    const bool is_aside =
        action.kind == ActionKind::draw && view.state.left(action.tile) == 0 && view.state.aside(action.tile) > 0;
    return is_aside ? verdict.refuse(Reason::start_tile_aside) : draw_step.why_not(view, step, action, verdict);
}

Flow answer_draw_start(Play& play, const Step&, const Action& action)
{
    moves::draw(play, action.tile);
    return Flow::ask;  // the step is entered again and uses the tile
}

constexpr StepCode kRoads{.name = StepKind::draw,
                          .decider = decide_start_by_nature,
                          .enter = enter_roads,
                          .has_choice = nullptr,
                          .list = list_draws_start,
                          .lists_draws = true,
                          .why_not = why_not_draw_start,
                          .answer = answer_draw_start};

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr SentenceDef kStartSentences[] = {
    {StepKind::start_toss, "Chance names the seat that chooses who begins."},
    {StepKind::start_name, "{seat} names who begins."},
    {Reason::start_tile_aside, "{tile} was drawn for the start and stays aside for now."},
};

constexpr OptionDef kStartSwitches[] = {
    {.option = Option::start_player_by_toss, .excludes = Option::start_player_by_road_draw},
    {.option = Option::start_player_by_road_draw, .excludes = Option::start_player_by_toss},
};

constexpr PlanDef kStartPlan[] = {{TurnPhase::opening, &kToss}, {TurnPhase::opening, &kFirst}, {TurnPhase::opening, &kRoads}};

constexpr VariableDef kStartVariables[] = {{.points_to = PointsTo::seat, .first = kChooser},
                                           {.points_to = PointsTo::seats, .first = kContenders},
                                           {.points_to = PointsTo::tile, .first = kDrawn, .count = kMaxSeats}};

/// Actions to reserve for the opening. The number of rounds has no bound, but many are unlikely.
constexpr u8 kActionsPerTurn = 2;

}  // namespace

const Module boxes::house::start = {
    .id = ModuleId::house_start,
    .title = "Who begins",
    .options = kStartSwitches,
    .sentences = kStartSentences,
    .plan = kStartPlan,
    .variables = {.lasting = kWords, .meanings = kStartVariables},
    .actions_per_turn = kActionsPerTurn,
    .events_per_turn = kActionsPerTurn,
    .on = {},
};

}  // namespace bastide
