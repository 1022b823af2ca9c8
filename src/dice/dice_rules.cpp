// SPDX-License-Identifier: MIT
// The turn. Only this code writes a state and emits events. Precondition of every action here: why_not() accepted it.
#include "dice/dice_rules.hpp"

#include "common/assert.hpp"
#include "common/bits.hpp"
#include "common/hash.hpp"

namespace bastide::dice {
namespace {

struct Play {
    const Rules& rules;
    State& state;
    const Sink& sink;

    void emit(const Event& event) const noexcept
    {
        if (sink.put != nullptr) sink.put(sink.context, event);
    }
};

Event event_of(const State& state, EventKind kind) noexcept
{
    Event event{};
    event.kind = kind;
    event.seat = static_cast<i8>(state.active);
    event.turn = state.turn;
    return event;
}

Event event_of(const State& state, EventKind kind, u32 die) noexcept
{
    Event event = event_of(state, kind);
    const Die& which = state.dice[die];
    event.die = static_cast<u8>(die);
    event.face = which.face;
    event.rotation = which.rotation;
    event.x = which.x;
    event.y = which.y;
    return event;
}

void end_game(const Play& play, u32 winners) noexcept
{
    State& state = play.state;
    play.emit(event_of(state, EventKind::turn_ended));
    state.step = Step::over;
    state.winners = static_cast<u8>(winners);
    Event event = event_of(state, EventKind::ended);
    event.winners = state.winners;
    event.total = state.score[state.active];
    play.emit(event);
}

/// Moves all dice of the tray to the hand: they show no face until they fall (DICE-TURN-04).
void take_up_tray(State& state) noexcept
{
    for (Die& die : state.dice)
        if (die.spot == Spot::tray) die.face = Face::none;
    state.step = Step::roll;
}

/// DICE-MODEL-02: all dice but the knights of other seats come into the tray; the seat's own knight among them doubles the turn.
/// A seat that has left holds no knight (RESIGN-10).
void begin_turn(const Play& play, u32 seat) noexcept
{
    State& state = play.state;
    state.active = static_cast<u8>(seat);
    state.turn = state.turn == kLastTurn ? 1 : state.turn + 1;
    state.rolls = 0;
    state.catapults = 0;
    state.doubled = holds_knight(state.dice, seat);
    for (Die& die : state.dice)
        if (die.spot != Spot::kept || die.holder == seat || is_out(state, die.holder)) die = {Spot::tray, Face::none, 0, 0, 0, 0};
    Event event = event_of(state, EventKind::turn_began);
    event.count = static_cast<u8>(count_at(state.dice, Spot::tray));
    event.doubled = state.doubled;
    play.emit(event);
    take_up_tray(state);
}

/// DICE-END-02, with or without finish_round.
bool has_won_by_catapults(const State& state) noexcept { return state.catapults == kDice; }

/// The next seat clockwise that has not left (RESIGN-10).
u8 next_seat(const Rules& rules, const State& state) noexcept
{
    u32 seat = state.active;
    do {
        seat = (seat + 1) % rules.config.seats;
    } while (is_out(state, seat) && seat != state.active);
    return static_cast<u8>(seat);
}

/// Whether the next turn begins a new round; the first seat may have left.
bool completes_round(const Rules& rules, const State& state) noexcept
{
    const u32 seats = rules.config.seats;
    const auto place_in_round = [&](u32 seat) { return (seat + seats - rules.config.first_seat) % seats; };
    return place_in_round(next_seat(rules, state)) <= place_in_round(state.active);
}

/// The mask of the last seat in the game, or 0 while several play (RESIGN-10).
u32 last_seat(const Rules& rules, const State& state) noexcept
{
    const u32 left = playing(state, rules.config.seats);
    return (left & (left - 1)) == 0 ? left : 0;
}

/// The mask of the seats that win by points at the end of a turn; 0 when the game continues. Without finish_round only the active
/// seat can have reached the target (DICE-END-01, -04). With it, the round is completed first and equal scores share the win.
u32 winners_by_points(const Rules& rules, const State& state) noexcept
{
    const Config& config = rules.config;
    i32 highest = 0;
    for_each_bit(playing(state, config.seats), [&](u32 seat) { highest = larger(highest, state.score[seat]); });
    if (highest < config.target_score) return 0;
    if (config.finish_round && !completes_round(rules, state)) return 0;
    u32 winners = 0;
    for_each_bit(playing(state, config.seats), [&](u32 seat) {
        if (state.score[seat] == highest) winners |= 1u << seat;
    });
    return winners;
}

void end_turn(const Play& play) noexcept
{
    const u32 winners = winners_by_points(play.rules, play.state);
    if (winners != 0) return end_game(play, winners);
    play.emit(event_of(play.state, EventKind::turn_ended));
    begin_turn(play, next_seat(play.rules, play.state));
}

/// Sets the faces of the tray in face order. Dice are identical, so a seeded game and a host game with the same rolls have equal
/// states [decision].
void set_faces(const Play& play, const Counts& counts) noexcept
{
    Event event = event_of(play.state, EventKind::rolled);
    event.roll = play.state.rolls;
    u32 face = 0;
    u32 shown = 0;
    for (Die& die : play.state.dice) {
        if (die.spot != Spot::tray) continue;
        while (shown == counts[face]) {
            ++face;
            shown = 0;
        }
        ++shown;
        die.face = face_of(face);
        event.faces[event.count++] = die.face;
    }
    play.emit(event);
}

/// DICE-CAT-01
void pass_catapults(const Play& play) noexcept
{
    Event event = event_of(play.state, EventKind::catapults_passed);
    for (u32 i = 0; i < kDice; ++i) {
        Die& die = play.state.dice[i];
        if (die.spot != Spot::tray || die.face != Face::catapult) continue;
        die.spot = Spot::passed;
        event.dice = static_cast<u16>(event.dice | 1u << i);
        ++event.count;
    }
    if (event.count == 0) return;
    play.state.catapults = static_cast<u8>(play.state.catapults + event.count);
    play.emit(event);
}

void fall(const Play& play, const Counts& counts) noexcept
{
    State& state = play.state;
    ++state.rolls;
    set_faces(play, counts);
    pass_catapults(play);
    state.step = Step::build;
    if (has_won_by_catapults(state)) end_game(play, 1u << state.active);
}

void place(const Play& play, const Action& action) noexcept
{
    const u32 i = first_at(play.state.dice, Spot::tray, action.face);
    const u8 order = static_cast<u8>(count_at(play.state.dice, Spot::built));
    play.state.dice[i] = {Spot::built, action.face, action.rotation, 0, static_cast<i8>(action.x), static_cast<i8>(action.y),
                          order};
    Event event = event_of(play.state, EventKind::built, i);
    event.count = order;
    play.emit(event);
}

void collect(const Play& play) noexcept
{
    const u32 i = first_at(play.state.dice, Spot::tray, Face::knight);
    play.state.dice[i].spot = Spot::aside;
    Event event = event_of(play.state, EventKind::collected, i);
    event.count = static_cast<u8>(count_at(play.state.dice, Spot::aside));
    play.emit(event);
}

/// DICE-SCORE-01 to -04. Emits `scored` even for 0 points, so that every turn ends with one event that says how.
void stop_and_score(const Play& play) noexcept
{
    State& state = play.state;
    const Cities cities = cities_of(play.rules.config.faces, state.dice);
    const City* city = cities.largest_closed_city();
    const u8 size = city ? city->size : u8{0};
    const i32 points = points_for(size) * (state.doubled ? 2 : 1);
    state.score[state.active] += points;
    Event event = event_of(state, EventKind::scored);
    if (city) {
        const Die& first = state.dice[node_at(city->id()).die];
        event.city = static_cast<u8>(city->id() + 1);
        event.x = first.x;
        event.y = first.y;
    }
    event.count = size;
    event.doubled = state.doubled;
    event.points = points;
    event.total = state.score[state.active];
    play.emit(event);
    end_turn(play);
}

/// DICE-KNIGHT-01: one die stays with the seat, all others go on.
void keep_knight(const Play& play) noexcept
{
    State& state = play.state;
    const u32 aside = first_at(state.dice, Spot::aside, Face::knight);
    const u32 i = aside != kDice ? aside : first_at(state.dice, Spot::tray, Face::knight);
    Event event = event_of(state, EventKind::kept, i);
    event.from = state.dice[i].spot;
    state.dice[i].spot = Spot::kept;
    state.dice[i].holder = state.active;
    play.emit(event);
    end_turn(play);
}

/// RESIGN-10
void resign(const Play& play, u32 seat) noexcept
{
    State& state = play.state;
    state.out = static_cast<u8>(state.out | 1u << seat);
    Event event = event_of(state, EventKind::resigned);
    event.seat = static_cast<i8>(seat);
    play.emit(event);
    const u32 last = last_seat(play.rules, state);
    if (last != 0) return end_game(play, last);
    if (seat == state.active) end_turn(play);
}

bool is_stop_alone(const State& state) noexcept
{
    return count_at(state.dice, Spot::tray) == 0 && count_knights(state.dice) < kKnightsDue;
}

/// Does everything that needs no decision. A loop instead of recursion: seeded rolls can pass any number of turns.
void settle(const Play& play) noexcept
{
    State& state = play.state;
    for (;;) {
        if (state.step == Step::roll && play.rules.config.chance == Chance::seeded)
            fall(play, draw(state.random, count_at(state.dice, Spot::tray)));
        else if (state.step == Step::build && is_stop_alone(state))
            stop_and_score(play);
        else
            return;
    }
}

u64 fingerprint_of(const Config& config) noexcept
{
    Hash hash;
    for (const FaceShape& shape : config.faces.shapes)
        hash.add(shape.segments[0], shape.segments[1], shape.segments[2], shape.segments[3]);
    hash.add(static_cast<u64>(config.target_score));
    hash.add(config.seats, config.first_seat, config.finish_round, 0);
    return hash.value();
}

}  // namespace

u32 winners_of(const Rules& rules, const State& state) noexcept
{
    if (const u32 last = last_seat(rules, state); last != 0) return last;  // RESIGN-10
    return has_won_by_catapults(state) ? 1u << state.active : winners_by_points(rules, state);
}

ConfigFault build(const Config& config, Rules& rules) noexcept
{
    if (config.seats < kSeatsMin || config.seats > kSeatsMax) return ConfigFault::seats;
    if (config.first_seat >= config.seats) return ConfigFault::first_seat;
    if (config.target_score < 1 || config.target_score > kTargetMax) return ConfigFault::target_score;
    if (config.chance != Chance::seeded && config.chance != Chance::host) return ConfigFault::chance;
    if (!is_sound(config.faces)) return ConfigFault::faces;
    rules = {config, fingerprint_of(config)};
    return ConfigFault::none;
}

void start(const Rules& rules, u64 seed, State& state, const Sink& sink) noexcept
{
    state = State{};
    if (rules.config.chance == Chance::seeded) state.random = seeded(seed);
    for (Die& die : state.dice) die.spot = Spot::tray;
    const Play play{rules, state, sink};
    begin_turn(play, rules.config.first_seat);
    settle(play);
}

Verdict apply(const Rules& rules, State& state, const Action& action, const Sink& sink) noexcept
{
    const Verdict verdict = why_not(rules, state, action);
    if (!verdict.is_legal()) return verdict;
    const Play play{rules, state, sink};
    switch (action.kind) {
        case ActionKind::place: place(play, action); break;
        case ActionKind::collect: collect(play); break;
        case ActionKind::roll: take_up_tray(state); break;
        case ActionKind::stop: stop_and_score(play); break;
        case ActionKind::keep: keep_knight(play); break;
        case ActionKind::fall: fall(play, std::to_array(action.counts)); break;
        case ActionKind::resign: resign(play, static_cast<u32>(action.seat)); break;
        case ActionKind::none: break;  // refused by why_not()
    }
    settle(play);
    BASTIDE_ASSERT(check(rules, state) == StateFault::none);
    return verdict;
}

}  // namespace bastide::dice
