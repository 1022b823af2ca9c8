// SPDX-License-Identifier: MIT
// Checks, hashes and redacts a state. The state may come from any bytes, so each value is range-checked before it is used.
#include "common/bits.hpp"
#include "common/hash.hpp"
#include "dice/dice_rules.hpp"

namespace bastide::dice {
namespace {

bool is_first_fields_only(const Die& die) noexcept
{
    return die.rotation == 0 && die.holder == 0 && die.x == 0 && die.y == 0 && die.order == 0;
}

bool has_one_seat_left(const Rules& rules, const State& state) noexcept
{
    const u32 left = playing(state, rules.config.seats);
    return (left & (left - 1)) == 0;
}

/// Whether the game ended because a seat left, at any point of a turn (RESIGN-10).
bool ended_early(const Rules& rules, const State& state) noexcept
{
    return state.step == Step::over && (has_one_seat_left(rules, state) || is_out(state, state.active & 7u));
}

/// Whether a die has a face and fields that its place allows. In a game that ended early, dice in the tray may show no face.
bool is_sound(const Die& die, Step step, bool is_early) noexcept
{
    switch (die.spot) {
        case Spot::tray:
            if (!is_first_fields_only(die)) return false;
            if (die.face == Face::none) return step == Step::roll || is_early;
            return step != Step::roll && (is_city(die.face) || die.face == Face::knight);
        case Spot::built: return is_city(die.face) && die.rotation < kSides && die.holder == 0;
        case Spot::aside: return die.face == Face::knight && is_first_fields_only(die);
        case Spot::passed: return die.face == Face::catapult && is_first_fields_only(die);
        case Spot::kept: return die.face == Face::knight && die.rotation == 0 && die.x == 0 && die.y == 0 && die.order == 0;
        case Spot::none: break;
    }
    return false;
}

/// Whether a seat can be at the target now. It reaches it at the end of its turn; that ends the game, or with finish_round the
/// round (DICE-END-01, -04).
bool can_have_reached_target(const Rules& rules, const State& state, u32 seat) noexcept
{
    const Config& config = rules.config;
    if (is_out(state, seat) && config.finish_round) return true;  // it may have left after it reached the target
    if (seat == state.active) return state.step == Step::over && state.catapults != kDice;  // DICE-END-02
    const auto place_in_round = [&](u32 one) { return (one + config.seats - config.first_seat) % config.seats; };
    return config.finish_round && place_in_round(seat) < place_in_round(state.active);
}

/// The greatest possible score of a seat: below the target at the beginning of its turn, plus the points of one turn.
i32 most_points(const Rules& rules, const State& state, u32 seat) noexcept
{
    if (seat >= rules.config.seats) return 0;
    const i32 below_target = rules.config.target_score - 1;
    return can_have_reached_target(rules, state, seat) ? below_target + 2 * points_for(kDice) : below_target;
}

StateFault check_seats(const Rules& rules, const State& state) noexcept
{
    const Config& config = rules.config;
    if (state.turn < 1 || state.turn > kLastTurn) return StateFault::seat;
    const bool is_over = state.step == Step::over;
    if (state.out >> config.seats != 0 || (!is_over && has_one_seat_left(rules, state))) return StateFault::seat;
    if (state.active >= config.seats || (!is_over && is_out(state, state.active))) return StateFault::seat;
    if (state.out == 0 && (config.first_seat + state.turn - 1) % config.seats != state.active) return StateFault::seat;
    for (u32 seat = 0; seat < kSeatsMax; ++seat)
        if (state.score[seat] < 0 || state.score[seat] > most_points(rules, state, seat)) return StateFault::score;
    return StateFault::none;
}

StateFault check_counters(const Rules& rules, const State& state) noexcept
{
    const u32 rolls_most = state.step == Step::roll ? kRolls - 1 : kRolls;
    const u32 rolls_least = state.step == Step::roll || ended_early(rules, state) ? 0 : 1;
    if (state.rolls < rolls_least || state.rolls > rolls_most || state.doubled > 1) return StateFault::counters;
    if (state.catapults != count_at(state.dice, Spot::passed)) return StateFault::counters;
    const bool is_over = state.step == Step::over;
    if ((state.winners != 0) != is_over || (is_over && state.winners != winners_of(rules, state))) return StateFault::counters;
    for (const u8 byte : state.reserved)
        if (byte != 0) return StateFault::reserved;
    return StateFault::none;
}

/// DICE-KNIGHT-05, DICE-FLOW-02. The active seat returns its knight at the beginning of its turn, so it holds one only if the
/// game ended with that turn.
StateFault check_knights(const Rules& rules, const State& state) noexcept
{
    u32 holders = 0;
    for (const Die& die : state.dice) {
        if (die.spot != Spot::kept) continue;
        if (die.holder >= rules.config.seats || (holders >> die.holder & 1)) return StateFault::knights;
        if (die.holder == state.active && state.step != Step::over) return StateFault::knights;
        holders |= 1u << die.holder;
    }
    return StateFault::none;
}

StateFault check_grid(const Rules& rules, const State& state) noexcept
{
    const FaceTable& table = rules.config.faces;
    u32 orders = 0;
    for (u32 i = 0; i < kDice; ++i) {
        const Die& die = state.dice[i];
        if (die.spot != Spot::built) continue;
        orders |= 1u << (die.order & 31u);
        const Cell cell{die.x, die.y};
        if (!is_on_grid(cell) || die_at(state.dice, cell) != i) return StateFault::grid;
        if (demand_at(table, state.dice, cell).mismatches(table.of(die.face).black(die.rotation)) != 0) return StateFault::sides;
    }
    if (orders != (1u << count_at(state.dice, Spot::built)) - 1) return StateFault::grid;
    const bool has_first = die_at(state.dice, {0, 0}) != kDice;
    if (has_first != (count_at(state.dice, Spot::built) > 0)) return StateFault::grid;
    const Span span = span_of(state.dice);
    const i32 most = kMaxSpan - static_cast<i32>(count_to_build(state));
    return !has_first || (span.columns() <= most && span.rows() <= most) ? StateFault::none : StateFault::grid;
}

/// Play waits at two steps only: a roll of at least one die by a host, or a decision with another legal action than STOP.
StateFault check_step(const Rules& rules, const State& state) noexcept
{
    const u32 tray = count_at(state.dice, Spot::tray);
    if (state.step == Step::roll && (tray == 0 || rules.config.chance == Chance::seeded)) return StateFault::step;
    if (state.step == Step::roll && state.rolls == 0 && tray + count_at(state.dice, Spot::kept) != kDice) return StateFault::dice;
    if (state.step == Step::build && tray == 0 && count_knights(state.dice) < kKnightsDue) return StateFault::step;
    return StateFault::none;
}

StateFault check_generator(const Rules& rules, const State& state) noexcept
{
    const u64 any = state.random.s[0] | state.random.s[1] | state.random.s[2] | state.random.s[3];
    return (any != 0) == (rules.config.chance == Chance::seeded) ? StateFault::none : StateFault::generator;
}

u32 holders_of(const State& state) noexcept
{
    u32 holders = 0;
    for (const Die& die : state.dice)
        if (die.spot == Spot::kept) holders |= 1u << die.holder;
    return holders;
}

/// Adds the built dice in order of y, x, so that the order of building has no effect; rotations that look alike are equal. Cells
/// are absolute [decision]: translated layouts are equal by the rules (DICE-MODEL-06), but actions name cells, so a table of
/// actions by hash would be wrong.
void add_grid(const Rules& rules, const State& state, Hash& hash) noexcept
{
    const CellSet cells = cells_around(state.dice, 0);
    for (u32 row = 0; row < CellSet::kRows; ++row) {
        for_each_bit(cells.rows[row], [&](u32 column) {
            const Die& die = state.dice[die_at(state.dice, CellSet::cell(row, column))];
            const u32 turn = die.rotation % rules.config.faces.of(die.face).distinct_rotations();
            hash.add(static_cast<u16>(column), static_cast<u16>(row), static_cast<u16>(die.face), static_cast<u16>(turn));
        });
    }
}

}  // namespace

StateFault check(const Rules& rules, const State& state) noexcept
{
    if (state.step < Step::roll || state.step > Step::over) return StateFault::step;
    for (const Die& die : state.dice)
        if (!is_sound(die, state.step, ended_early(rules, state))) return StateFault::dice;
    using Check = StateFault (*)(const Rules&, const State&) noexcept;
    constexpr Check checks[] = {check_seats, check_counters, check_knights, check_grid, check_step, check_generator};
    for (const Check check : checks) {
        const StateFault fault = check(rules, state);
        if (fault != StateFault::none) return fault;
    }
    return StateFault::none;
}

u64 hash(const Rules& rules, const State& state) noexcept
{
    Hash hash;
    hash.add(rules.fingerprint);
    for (u32 seat = 0; seat < rules.config.seats; ++seat) hash.add(static_cast<u64>(state.score[seat]));
    hash.add(state.turn);
    hash.add(state.active, static_cast<u16>(state.step), state.rolls, state.doubled);
    hash.add(state.catapults, state.winners, static_cast<u16>(holders_of(state)),
             static_cast<u16>(count_at(state.dice, Spot::aside)));
    for (u32 i = 0; i < kFaces; ++i) hash.add(count_at(state.dice, Spot::tray, face_of(i)));
    if (state.out) hash.add(0x100u | state.out);
    add_grid(rules, state, hash);
    return hash.value();
}

State observe(const State& state) noexcept
{
    State seen = state;
    seen.random = Random{};
    return seen;
}

}  // namespace bastide::dice
