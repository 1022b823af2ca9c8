// SPDX-License-Identifier: MIT
// Tiles in hand: the next one drawn ahead, or a hand of three to choose from (HOUSE-DRAW-01, -02).
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "rooms/base_game.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

namespace {

constexpr int kIdleTurns = 0;  // word of the drawer: turns in a row without a placement
constexpr int kWords = 1;

bool has_hand_of_three(const View& view) noexcept { return view.rules.has(Option::hand_of_three_tiles); }

int hand_size(const View& view) noexcept
{
    return has_hand_of_three(view) ? 3 : view.rules.has(Option::draw_next_tile_at_turn_end) ? 1 : 0;
}

int count_hand(const View& view, int seat) noexcept
{
    int count = 0;
    for (RowId held : view.state.seat(seat).hand) count += static_cast<bool>(held);
    return count;
}

bool can_refill(const View& view, int seat) noexcept
{
    return count_hand(view, seat) < hand_size(view) && view.state.header().bag_left > 0;
}

/// Draws one tile into a hand. False when nature has to say which.
bool refill_one(Play& play, int seat)
{
    if (!play.state.header().drawn) {
        if (play.rules.config.chance == Chance::host) return false;
        moves::draw(play, moves::pick_tile(play));
    }
    moves::hold_drawn(play, seat);
    return true;
}

// ---- drawing, whoever answers for it --------------------------------------------------------------------------------

u8 nature(const View&, const Step&) { return kNature; }

void list_draws(const View& view, const Step& step, Options& options) { draw_step.list(view, step, options); }

Reason why_not_draw(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return draw_step.why_not(view, step, action, verdict);
}

Flow answer_draw(Play& play, const Step&, const Action& action)
{
    moves::draw(play, action.tile);
    return Flow::ask;  // entering again takes it into the hand
}

constexpr StepCode drawing(Flow (*enter)(Play&, const Step&)) noexcept
{
    return {.name = StepName::draw,
            .decider = nature,
            .enter = enter,
            .has_choice = nullptr,
            .list = list_draws,
            .why_not = why_not_draw,
            .answer = answer_draw};
}

/// The seat, clockwise from the first, whose hand is smallest: so one tile goes to each in each pass.
int next_to_deal(const View& view) noexcept
{
    int next = view.state.header().active;
    for (int i = 1; i < view.rules.config.seats; ++i) {
        const int seat = (view.state.header().active + i) % view.rules.config.seats;
        if (count_hand(view, seat) < count_hand(view, next)) next = seat;
    }
    return next;
}

Flow enter_deal(Play& play, const Step&)
{
    for (int seat = next_to_deal(play); can_refill(play, seat) || play.state.header().drawn; seat = next_to_deal(play))
        if (!refill_one(play, seat)) return Flow::ask;
    return Flow::done;
}

constexpr StepCode kDeal = drawing(enter_deal);

/// At the end of the own turn, and after an abbey nothing is missing (HOUSE-DRAW-01, -02).
Flow enter_refill(Play& play, const Step& step)
{
    while (can_refill(play, step.seat) || play.state.header().drawn)
        if (!refill_one(play, step.seat)) return Flow::ask;
    return Flow::done;
}

constexpr StepCode kRefill = drawing(enter_refill);

// ---- one tile ahead -----------------------------------------------------------------------------------------------

/// The held tile counts as drawn; the base game looks whether it fits and draws another when it does not.
Flow enter_take_up(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    const bool free = !has_hand_of_three(play) && !header.drawn && !header.last;
    const bool takes = free && play.state.seat(step.seat).hand[0] && !has_waiting_seller(play);  // HOUSE-MIX-02
    if (takes) moves::take_up(play, step.seat, 0);
    return Flow::done;
}

constexpr StepCode kTakeUp{.name = StepName::none,
                           .decider = nullptr,
                           .enter = enter_take_up,
                           .has_choice = nullptr,
                           .list = nullptr,
                           .why_not = nullptr,
                           .answer = nullptr};

// ---- a hand of three ----------------------------------------------------------------------------------------------

int slot_of(const View& view, int seat, RowId tile) noexcept
{
    for (int slot = 0; slot < 3; ++slot)
        if (tile && view.state.seat(seat).hand[slot] == tile) return slot;
    return -1;
}

/// Calls `visit(tile)` for each tile type in a hand once.
template <class Visit>
void for_each_held(const View& view, int seat, Visit&& visit)
{
    for (int slot = 0; slot < 3; ++slot) {
        const RowId tile = view.state.seat(seat).hand[slot];
        if (tile && slot_of(view, seat, tile) == slot) visit(tile);
    }
}

/// The first tile of a hand that can be placed; none when none can.
RowId first_placeable(const View& view, int seat) noexcept
{
    RowId first;
    for_each_held(view, seat, [&](RowId tile) {
        if (!first && has_placement(view, tile)) first = tile;
    });
    return first;
}

bool can_place_one(const View& view, int seat) noexcept { return bool(first_placeable(view, seat)); }

/// Nothing in the hand fits: one tile after another is given away and replaced until one does, or the bag is empty.
Flow enter_exchange(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    for (;;) {
        if (header.drawn) moves::hold_drawn(play, step.seat);
        if (header.last || can_place_one(play, step.seat) || header.bag_left == 0) return Flow::done;
        if (count_hand(play, step.seat) == hand_size(play) || play.rules.config.chance == Chance::host) return Flow::ask;
        moves::draw(play, moves::pick_tile(play));
    }
}

bool is_replacing(const View& view, const Step& step) noexcept { return count_hand(view, step.seat) < hand_size(view); }

u8 decider(const View& view, const Step& step) { return is_replacing(view, step) ? kNature : step.seat; }

void list_exchange(const View& view, const Step& step, Options& options)
{
    if (is_replacing(view, step)) return list_draws(view, step, options);
    for_each_held(view, step.seat, [&](RowId tile) {
        Action action;
        action.verb = Verb::discard;
        action.seat = step.seat;
        action.tile = tile;
        options.add(action);
    });
}

Reason why_not_exchange(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (is_replacing(view, step)) return why_not_draw(view, step, action, verdict);
    if (action.verb != Verb::discard) return verdict.refuse(Reason::wrong_step);
    return slot_of(view, step.seat, action.tile) >= 0 ? Reason::none : verdict.refuse(Reason::wrong_tile);
}

Flow answer_exchange(Play& play, const Step& step, const Action& action)
{
    if (action.verb == Verb::draw) return answer_draw(play, step, action);
    moves::take_up(play, step.seat, slot_of(play, step.seat, action.tile));
    for (UnplaceableHook hook : play.rules.on.unplaceable)
        if (hook(play)) return Flow::ask;  // HOUSE-MIX-05
    moves::remove_drawn(play);
    return Flow::ask;
}

constexpr StepCode kExchange{.name = StepName::discard,
                             .decider = decider,
                             .enter = enter_exchange,
                             .has_choice = nullptr,
                             .list = list_exchange,
                             .why_not = why_not_exchange,
                             .answer = answer_exchange};

Flow enter_place(Play& play, const Step& step)
{
    return !play.state.header().last && can_place_one(play, step.seat) ? Flow::ask : Flow::done;
}

void list_place(const View& view, const Step& step, Options& options)
{
    for_each_held(view, step.seat, [&](RowId tile) {
        for_each_placement(view, tile, [&](Cell cell, u32 rotations) {
            for (int rotation = 0; rotation < kSides; ++rotation) {
                if (!((rotations >> rotation) & 1)) continue;
                Action action;
                action.verb = Verb::place;
                action.seat = step.seat;
                action.tile = tile;
                action.cell = cell;
                action.rotation = static_cast<u8>(rotation);
                options.add(action);
            }
        });
    });
}

Reason why_not_place_held(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::pass) return refuse_pass(view, first_placeable(view, step.seat), verdict);
    if (action.verb != Verb::place) return verdict.refuse(Reason::wrong_step);
    if (slot_of(view, step.seat, action.tile) < 0) return verdict.refuse(Reason::wrong_tile);
    return why_not_place(view, action.tile, action.cell, action.rotation, verdict);
}

Flow answer_place(Play& play, const Step& step, const Action& action)
{
    moves::take_up(play, step.seat, slot_of(play, step.seat, action.tile));
    moves::place_drawn(play, action.cell, action.rotation);
    return Flow::done;
}

constexpr StepCode kPlace{.name = StepName::place,
                          .decider = nullptr,
                          .enter = enter_place,
                          .has_choice = nullptr,
                          .list = list_place,
                          .why_not = why_not_place_held,
                          .answer = answer_place};

/// A full round without a placement ends the game: nothing that is held fits, and no better tile can come (HOUSE-DRAW-02).
Next end_when_idle(Play& play, RoomName room, Next next)
{
    u16& idle = play.lasting(room, kIdleTurns);
    idle = play.state.header().last ? u16{0} : static_cast<u16>(idle + 1);
    if (idle >= play.rules.config.seats) next.over = true;
    return next;
}

Next next_ahead(Play& play, Next next) { return end_when_idle(play, RoomName::house_ahead, next); }
Next next_of_three(Play& play, Next next) { return end_when_idle(play, RoomName::house_hand, next); }

// ---- the rooms ----------------------------------------------------------------------------------------------------

void show(const View& view, ThingKind kind, Things& things)
{
    for (int seat = 0; kind == ThingKind::hand && seat < view.rules.config.seats; ++seat) {
        for_each_held(view, seat, [&](RowId tile) {
            Thing thing;
            thing.kind = kind;
            thing.seat = static_cast<u8>(seat);
            thing.tile = tile;
            for (RowId held : view.state.seat(seat).hand) thing.value += held == tile;
            things.add(thing);
        });
    }
}

constexpr OptionRow kAheadSwitch[] = {{.option = Option::draw_next_tile_at_turn_end}};
constexpr OptionRow kThreeSwitch[] = {{.option = Option::hand_of_three_tiles, .excludes = Option::draw_next_tile_at_turn_end}};

constexpr i8 kAfterFirstSeat = 100;  // the seat that begins is known
constexpr i8 kBeforeDrawing = -5;    // behind the choice of an abbey
constexpr i8 kBeforeHandingOver = 100;

constexpr PlanRow kAheadPlan[] = {
    {Anchor::opening, &kDeal, kAfterFirstSeat},
    {Anchor::draw, &kTakeUp, kBeforeDrawing},
    {Anchor::finish, &kRefill, kBeforeHandingOver},
};

constexpr PlanRow kThreePlan[] = {
    {Anchor::opening, &kDeal, kAfterFirstSeat},
    {Anchor::draw, &kExchange, 0, &draw_step},
    {Anchor::place, &kPlace, 0, &place_step},
    {Anchor::finish, &kRefill, kBeforeHandingOver},
};

}  // namespace

const Room house_ahead = {
    .id = RoomName::house_ahead,
    .title = "The next tile drawn ahead",
    .options = kAheadSwitch,
    .plan = kAheadPlan,
    .drawer = {.lasting = kWords},
    .actions_per_turn = 2,
    .events_per_turn = 2,
    .on = {.next = next_ahead, .show = show},
};

const Room house_hand = {
    .id = RoomName::house_hand,
    .title = "A hand of three tiles",
    .options = kThreeSwitch,
    .plan = kThreePlan,
    .drawer = {.lasting = kWords},
    .actions_per_turn = 4,
    .events_per_turn = 4,
    .on = {.next = next_of_three, .show = show},
};

}  // namespace bastide
