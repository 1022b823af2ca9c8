// SPDX-License-Identifier: MIT
// A dice game as hosts look at it: seats, dice, cities, events and score lines.
#include "dice.hpp"

namespace bastide {

namespace {

constexpr i32 kPlaces[] = {BASTIDE_WHERE_NONE,  BASTIDE_WHERE_TRAY,   BASTIDE_WHERE_BUILT,
                           BASTIDE_WHERE_ASIDE, BASTIDE_WHERE_PASSED, BASTIDE_WHERE_KEPT};
constexpr i32 kEventKinds[] = {BASTIDE_EVENT_NONE,   BASTIDE_EVENT_TURN,  BASTIDE_EVENT_ROLLED,
                               BASTIDE_EVENT_PASSED, BASTIDE_EVENT_BUILT, BASTIDE_EVENT_COLLECTED,
                               BASTIDE_EVENT_SCORED, BASTIDE_EVENT_KEPT,  BASTIDE_EVENT_ENDED};

}  // namespace

i32 get_dice_seat(const dice::Game& game, i32 seat, bastide_seat* out) noexcept
{
    if (!is_within(seat, 0, game.rules().config.seats - 1)) return BASTIDE_E_ABSENT;
    bastide_seat record{};
    record.seat = seat;
    record.score = game.state().score[seat];
    give(record, out);
    return BASTIDE_OK;
}

namespace {

bastide_thing thing_of(i32 kind) noexcept { return {kind, 0, 0, -1, -1, -1, -1, -1, {0, 0, 0}, 0}; }

bastide_thing die_thing(const dice::Game& game, u32 i) noexcept
{
    const dice::Die& die = game.state().dice[i];
    bastide_thing out = thing_of(BASTIDE_THING_DIE);
    out.piece = static_cast<i32>(i);
    out.value = face_outside(die.face);
    out.arg[0] = kPlaces[static_cast<u32>(die.where)];
    if (die.where == dice::Where::kept) out.seat = die.holder;
    if (die.where == dice::Where::built) {
        out.x = die.x;
        out.y = die.y;
        out.arg[1] = die.rotation;
        out.arg[2] = game.rules().config.faces.of(die.face).black(die.rotation);
    }
    return out;
}

bool comes_before(const bastide_thing& a, const bastide_thing& b) noexcept { return a.y != b.y ? a.y < b.y : a.x < b.x; }

bastide_thing city_thing(const dice::State& state, const dice::City& city) noexcept
{
    bastide_thing out = thing_of(BASTIDE_THING_DICE_CITY);
    out.value = city.size;
    out.arg[0] = city.is_closed;
    out.arg[1] = city.dice;
    bool has_cell = false;
    for (u32 i = 0; i < dice::kDice; ++i) {
        if (!(city.dice >> i & 1)) continue;
        bastide_thing at = out;
        at.x = state.dice[i].x;
        at.y = state.dice[i].y;
        if (!has_cell || comes_before(at, out)) out = at;
        has_cell = true;
    }
    return out;
}

i32 list_cities(const dice::Game& game, bastide_thing* out, i32 cap) noexcept
{
    const dice::Cities cities = dice::cities_of(game.rules().config.faces, game.state().dice);
    bastide_thing sorted[dice::Cities::kMax];
    i32 count = 0;
    for (const dice::City& city : cities.all()) {
        const bastide_thing thing = city_thing(game.state(), city);
        i32 at = count++;
        for (; at > 0 && comes_before(thing, sorted[at - 1]); --at) sorted[at] = sorted[at - 1];
        sorted[at] = thing;
    }
    for (i32 i = 0; i < count && i < cap; ++i) out[i] = sorted[i];
    return count;
}

bastide_event widen(u64 seq, const dice::Event& event) noexcept
{
    bastide_event out{};
    out.seq = seq;
    out.kind = kEventKinds[static_cast<u32>(event.kind)];
    out.seat = event.seat;
    out.tile = out.rotation = out.feature = out.piece = -1;
    switch (event.kind) {
        case dice::EventKind::turn_began:
            out.arg[0] = static_cast<i32>(event.turn);
            out.arg[1] = event.count;
            out.arg[2] = event.doubled;
            break;
        case dice::EventKind::rolled:
            for (u32 i = 0; i < event.count; ++i) out.arg[0] += 1 << (4 * dice::index_of(event.faces[i]));
            out.arg[1] = event.count;
            out.arg[2] = event.roll;
            break;
        case dice::EventKind::catapults_passed: out.arg[0] = event.count; break;
        case dice::EventKind::built:
            out.tile = face_outside(event.face);
            out.x = event.x;
            out.y = event.y;
            out.rotation = event.rotation;
            out.arg[0] = event.die;
            break;
        case dice::EventKind::collected:
            out.arg[0] = event.die;
            out.arg[1] = event.count;
            break;
        case dice::EventKind::scored:
            out.points = event.points;
            out.rule = BASTIDE_RULE_DICE_CITY;
            out.arg[1] = event.doubled ? 2 : 1;
            out.arg[0] = event.points / out.arg[1];
            out.arg[2] = event.count;
            break;
        case dice::EventKind::kept: out.arg[0] = event.die; break;
        case dice::EventKind::ended:
            out.seat = -1;
            out.arg[0] = event.winners;
            break;
        case dice::EventKind::none: break;
    }
    return out;
}

}  // namespace

i32 list_dice_things(const dice::Game& game, i32 kind, bastide_thing* out, i32 cap) noexcept
{
    if (kind == BASTIDE_THING_DICE_CITY) return list_cities(game, out, cap);
    if (kind != BASTIDE_THING_DIE) return 0;
    for (u32 i = 0; i < dice::kDice && i < static_cast<u32>(cap); ++i) out[i] = die_thing(game, i);
    return static_cast<i32>(dice::kDice);
}

i32 list_dice_events(const dice::Game& game, u64 from, bastide_event* out, i32 cap) noexcept
{
    const dice::Log& log = game.log();
    if (from < log.first()) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for (u64 seq = from; seq < log.next(); ++seq, ++count)
        if (count < cap) out[count] = widen(seq, log.at(seq));
    return count;
}

i32 list_dice_score_lines(const dice::Game& game, u64 from, bastide_score_line* out, i32 cap) noexcept
{
    const dice::Log& log = game.log();
    if (from < log.first()) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for (u64 seq = from; seq < log.next(); ++seq) {
        if (log.at(seq).kind != dice::EventKind::scored) continue;
        const bastide_event event = widen(seq, log.at(seq));
        if (count < cap) out[count] = {seq, event.seat, -1, event.rule, event.arg[0], event.arg[1], event.points};
        ++count;
    }
    return count;
}

}  // namespace bastide

using namespace bastide;

bastide_status bastide_dice_get(const bastide_game* game, bastide_dice* out)
{
    if (!game || !out || out->struct_size < kFirstDiceSize) return BASTIDE_E_ARGUMENT;
    if (!game->dice) return BASTIDE_E_ABSENT;
    const dice::State& state = game->dice->state();
    const dice::Config& config = game->dice->rules().config;
    bastide_dice record{};
    record.rolls = state.rolls;
    const bool can_roll = state.step != dice::Step::over && dice::count_at(state.dice, dice::Where::tray) > 0;  // DICE-TURN-07
    record.rolls_left = can_roll ? static_cast<i32>(dice::kRolls) - state.rolls : 0;
    record.dice = static_cast<i32>(dice::kDice);
    for (const dice::Die& die : state.dice) {
        if (die.where != dice::Where::kept) continue;
        record.holders |= 1u << die.holder;
        if (die.holder != state.active) --record.dice;
    }
    for (u32 i = 0; i < dice::kFaces; ++i) {
        record.tray[i] = static_cast<i32>(dice::count_at(state.dice, dice::Where::tray, dice::face_of(i)));
        record.sides[i] = config.faces.shapes[i].black(0);
    }
    record.hand = static_cast<i32>(dice::count_at(state.dice, dice::Where::tray, dice::Face::none));
    record.built = static_cast<i32>(dice::count_at(state.dice, dice::Where::built));
    record.aside = static_cast<i32>(dice::count_at(state.dice, dice::Where::aside));
    record.catapults = state.catapults;
    record.doubled = state.doubled;
    record.largest = dice::cities_of(config.faces, state.dice).largest_closed();
    record.points = dice::points_for(static_cast<u32>(record.largest)) * (state.doubled ? 2 : 1);
    record.target_score = config.target_score;
    record.finish_round = config.finish_round;
    give(record, out);
    return BASTIDE_OK;
}
