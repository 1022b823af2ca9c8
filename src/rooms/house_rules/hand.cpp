// SPDX-License-Identifier: MIT
// Tiles in hand: the next one drawn ahead, or a hand of three to choose from (HOUSE-DRAW-01, -02).
#include "play/moves.hpp"
#include "rooms/base_game.hpp"
#include "rooms/house_rules/hands.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

// ---- drawing, whoever answers for it --------------------------------------------------------------------------------

u8 nature_draws(const View&, const Step&) { return kNature; }

void list_draws_to_hand(const View& view, const Step& step, Options& options)
{
    draw_step.list(view, step, options);
    if (!view.rules.hides_hands) return;
    Action unseen;
    unseen.verb = Verb::draw_unseen;
    unseen.seat = kNature;
    options.add(unseen);
}

Reason why_not_draw_to_hand(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::draw_unseen && view.rules.hides_hands) return Reason::none;
    return draw_step.why_not(view, step, action, verdict);
}

bool refill(Play& play, int seat)
{
    while (can_refill(play, seat)) {
        if (play.asks_nature) return false;
        moves::draw_to_hand(play, seat, moves::pick_tile(play));
    }
    return true;
}

void give_away(Play& play)
{
    for (UnplaceableHook hook : play.rules.on.unplaceable)
        if (hook(play)) return;
    moves::remove_drawn(play, Cause::hand_discarded);
}

void list_placements_of(const View& view, int seat, RowId tile, Options& options)
{
    Action action;
    action.verb = Verb::place;
    action.seat = static_cast<u8>(seat);
    action.tile = tile;
    for_each_placement(view, tile, [&](Cell cell, u32 rotations) {
        action.cell = cell;
        for (int rotation = 0; rotation < kSides; ++rotation) {
            action.rotation = static_cast<u8>(rotation);
            if ((rotations >> rotation) & 1) options.add(action);
        }
    });
}

namespace {

/// The seat, clockwise from the first, whose hand is smallest: so one tile goes to each in each pass.
int next_to_deal(const View& view) noexcept
{
    int next = view.state.header().active;
    for (int i = 1; i < view.rules.config.seats; ++i) {
        const int seat = (view.state.header().active + i) % view.rules.config.seats;
        if (!view.is_out(seat) && (view.is_out(next) || count_hand(view, seat) < count_hand(view, next))) next = seat;
    }
    return next;
}

/// One tile to each seat in each pass.
Flow enter_deal(Play& play, const Step&)
{
    for (int seat = next_to_deal(play); can_refill(play, seat); seat = next_to_deal(play)) {
        if (play.asks_nature) return Flow::ask;
        moves::draw_to_hand(play, seat, moves::pick_tile(play));
    }
    return Flow::done;
}

Flow answer_deal(Play& play, const Step&, const Action& action)
{
    moves::draw_to_hand(play, next_to_deal(play), drawn_by(action));
    return Flow::ask;  // entering again looks for the next seat
}

constexpr StepCode kDeal{.name = StepName::draw,
                         .decider = nature_draws,
                         .enter = enter_deal,
                         .has_choice = nullptr,
                         .list = list_draws_to_hand,
                         .why_not = why_not_draw_to_hand,
                         .answer = answer_deal};

/// At the end of the own turn, and after an abbey nothing is missing (HOUSE-DRAW-01, -02).
Flow enter_refill(Play& play, const Step& step) { return refill(play, step.seat) ? Flow::done : Flow::ask; }

Flow answer_refill(Play& play, const Step& step, const Action& action)
{
    moves::draw_to_hand(play, step.seat, drawn_by(action));
    return Flow::ask;
}

constexpr StepCode kRefill{.name = StepName::draw,
                           .decider = nature_draws,
                           .enter = enter_refill,
                           .has_choice = nullptr,
                           .list = list_draws_to_hand,
                           .why_not = why_not_draw_to_hand,
                           .answer = answer_refill};

// ---- a hand of three ----------------------------------------------------------------------------------------------

/// An extra turn is played with what is left of the hand, if anything is (HOUSE-DRAW-02). Asked once, before refilling.
Flow enter_waiting(Play& play, const Step& step)
{
    const int held = count_hand(play, step.seat);
    const bool waits = held > 0 && earns_extra_turn(play);
    moves::set_lasting(play, RoomName::house_hand, kWaitedFor, waits ? kFullHand - held : 0);
    return Flow::done;
}

constexpr StepCode kWaiting{.name = StepName::none,
                            .decider = nullptr,
                            .enter = enter_waiting,
                            .has_choice = nullptr,
                            .list = nullptr,
                            .why_not = nullptr,
                            .answer = nullptr};

/// Nothing in the hand fits: one tile after another is given away and replaced until one does, or the bag is empty.
Flow enter_exchange(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    if (play.rules.hides_hands || header.last || play.is_out(step.seat)) return Flow::done;
    if (!refill(play, step.seat)) return Flow::ask;
    return can_place_one(play, step.seat) || header.bag_left == 0 ? Flow::done : Flow::ask;
}

bool is_replacing(const View& view, const Step& step) noexcept { return count_hand(view, step.seat) < hand_size(view); }

u8 decider(const View& view, const Step& step) { return is_replacing(view, step) ? kNature : step.seat; }

void list_exchange(const View& view, const Step& step, Options& options)
{
    if (is_replacing(view, step)) return list_draws_to_hand(view, step, options);
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
    if (is_replacing(view, step)) return why_not_draw_to_hand(view, step, action, verdict);
    if (action.verb != Verb::discard) return verdict.refuse(Reason::wrong_step);
    return slot_of(view, step.seat, action.tile) >= 0 ? Reason::none : verdict.refuse(Reason::wrong_tile);
}

Flow answer_exchange(Play& play, const Step& step, const Action& action)
{
    if (action.verb == Verb::draw) return answer_refill(play, step, action);
    moves::take_up(play, step.seat, slot_of(play, step.seat, action.tile));
    give_away(play);
    return Flow::ask;
}

constexpr StepCode kExchange{.name = StepName::hand_discard,
                             .natures = StepName::draw,
                             .decider = decider,
                             .enter = enter_exchange,
                             .has_choice = nullptr,
                             .list = list_exchange,
                             .why_not = why_not_exchange,
                             .answer = answer_exchange};

Flow enter_place(Play& play, const Step& step)
{
    const bool is_open = !play.rules.hides_hands && !play.state.header().last;
    return is_open && can_place_one(play, step.seat) ? Flow::ask : Flow::done;
}

void list_place(const View& view, const Step& step, Options& options)
{
    for_each_held(view, step.seat, [&](RowId tile) { list_placements_of(view, step.seat, tile, options); });
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

/// How many seats it is to the next one, who holds no tile and is skipped included: a whole round when that is the same seat.
int seats_to(const Play& play, int next) noexcept
{
    const int seats = play.rules.config.seats;
    return (next - play.state.header().active + seats - 1) % seats + 1;
}

/// A full round without a placement ends the game: nothing that is held fits, and no better tile can come (HOUSE-DRAW-02). When
/// nothing is held any more, turns go on for abbeys alone, and those end by themselves (ABBEY-END-01).
Next end_when_idle(Play& play, RoomName room, Next next)
{
    if (tiles_to_come(play) == 0) return next;
    const bool has_placed = play.state.header().last || has_sold(play);
    const int idle = has_placed ? 0 : play.lasting(room, kIdleTurns) + seats_to(play, next.seat);
    next.over = next.over || idle >= play.rules.config.seats;
    moves::set_lasting(play, room, kIdleTurns, idle < play.rules.config.seats ? idle : 0);  // turns may go on for abbeys
    return next;
}

Next next_ahead(Play& play, Next next) { return end_when_idle(play, RoomName::house_ahead, next); }
Next next_of_three(Play& play, Next next) { return end_when_idle(play, RoomName::house_hand, next); }

// ---- the rooms ----------------------------------------------------------------------------------------------------

/// Nobody can tell or set what is hidden: such a game begins from hands that are empty.
template <RoomName room, u16 size>
Keeping keeps(const Rules& rules, Note note, int)
{
    if (note == Note::hand) return {-1, rules.hides_hands ? u16{0} : size};
    if (note != Note::hand_idle_turns) return {};
    return {rules.lasting_words[static_cast<int>(room)] + kIdleTurns, static_cast<u16>(rules.config.seats - 1)};
}

void show_unseen(const View& view, int seat, Things& things)
{
    Thing thing;
    thing.kind = ThingKind::hand;
    thing.seat = static_cast<u8>(seat);
    for (RowId held : view.state.seat(seat).hand) thing.count += held == kUnseen;
    if (thing.count > 0) things.add(thing);
}

void show(const View& view, ThingKind kind, Things& things)
{
    for (int seat = 0; kind == ThingKind::hand && seat < view.rules.config.seats; ++seat) {
        for_each_held(view, seat, [&](RowId tile) {
            Thing thing;
            thing.kind = kind;
            thing.seat = static_cast<u8>(seat);
            thing.tile = tile;
            for (RowId held : view.state.seat(seat).hand) thing.count += held == tile;
            things.add(thing);
        });
        show_unseen(view, seat, things);
    }
}

void shape(Rules& rules) { rules.hides_hands = rules.has(Option::held_tiles_hidden) || rules.has(Option::hand_hidden); }

constexpr OptionRow kAheadSwitch[] = {
    {.option = Option::draw_next_tile_at_turn_end, .excludes = Option::hand_of_three_tiles},
    {.option = Option::held_tiles_hidden, .needs = Option::draw_next_tile_at_turn_end},
};
constexpr OptionRow kThreeSwitch[] = {
    {.option = Option::hand_of_three_tiles, .excludes = Option::draw_next_tile_at_turn_end},
    {.option = Option::hand_hidden, .needs = Option::hand_of_three_tiles},
};

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
    {Anchor::draw, &kHiddenTurn},
    {Anchor::place, &kPlace, 0, &place_step},
    {Anchor::finish, &kWaiting, kBeforeHandingOver},
    {Anchor::finish, &kRefill, kBeforeHandingOver},
};

}  // namespace

const Room house_ahead = {
    .id = RoomName::house_ahead,
    .title = "The next tile drawn ahead",
    .options = kAheadSwitch,
    .plan = kAheadPlan,
    .drawer = {.lasting = kIdleTurns + 1},
    .actions_per_turn = 3,
    .events_per_turn = 3,
    .on = {.shape = shape, .next = next_ahead, .keeps = keeps<RoomName::house_ahead, 1>, .show = show},
};

const Room house_hand = {
    .id = RoomName::house_hand,
    .title = "A hand of three tiles",
    .options = kThreeSwitch,
    .plan = kThreePlan,
    .drawer = {.lasting = kWaitedFor + 1},
    .actions_per_turn = 5,
    .events_per_turn = 4,
    .on = {.shape = shape, .next = next_of_three, .keeps = keeps<RoomName::house_hand, 3>, .show = show},
};

}  // namespace bastide
