// SPDX-License-Identifier: MIT
// Queries of hosts about a dice game: seats, dice, the turn, events.
#include "dice/host/dice_host.hpp"

namespace bastide {

namespace {

constexpr i32 kSpots[] = {0, BASTIDE_SPOT_TRAY, BASTIDE_SPOT_BUILT, BASTIDE_SPOT_ASIDE, BASTIDE_SPOT_PASSED, BASTIDE_SPOT_KEPT};

constexpr i32 spot_to_host(dice::Spot spot) noexcept { return kSpots[static_cast<u32>(spot)]; }

}  // namespace

i32 get_dice_seat(const dice::Game& game, i32 seat, bastide_seat* out) noexcept
{
    if (!is_within(seat, 0, game.rules().config.seats - 1)) return BASTIDE_E_ABSENT;
    *out = {};
    out->seat = seat;
    const bool is_out = dice::is_out(game.state(), static_cast<u32>(seat));
    out->state = is_out ? BASTIDE_SEAT_STATE_RESIGNED : BASTIDE_SEAT_STATE_PLAYING;
    out->score = game.state().score[seat];
    return BASTIDE_OK;
}

namespace {

/// Whether one seat ranks before another: winners first, then by points. A seat that has left ranks after all that play
/// (RESIGN-07).
bool ranks_before(const dice::State& state, u32 one, u32 other) noexcept
{
    const u32 wins = state.winners >> one & 1u;
    const u32 other_wins = state.winners >> other & 1u;
    if (dice::is_out(state, one) != dice::is_out(state, other)) return dice::is_out(state, other);
    return wins != other_wins ? wins > other_wins : state.score[one] > state.score[other];
}

i32 rank_of(const dice::Game& game, u32 seat) noexcept
{
    i32 rank = 1;
    for (u32 other = 0; other < game.rules().config.seats; ++other) rank += ranks_before(game.state(), other, seat);
    return rank;
}

}  // namespace

i32 list_dice_standing(const dice::Game& game, bastide_standing* out, i32 cap) noexcept
{
    const u32 seats = game.rules().config.seats;
    i32 count = 0;
    for (i32 rank = 1; rank <= static_cast<i32>(seats); ++rank) {
        for (u32 seat = 0; seat < seats; ++seat) {
            if (rank_of(game, seat) != rank) continue;
            if (count < cap) {
                out[count] = {};
                out[count].seat = static_cast<i32>(seat);
                out[count].rank = rank;
                out[count].score = out[count].final_score = game.state().score[seat];
                out[count].wins = rank == 1;
            }
            ++count;
        }
    }
    return count;
}

namespace {

bastide_event blank_event() noexcept
{
    bastide_event out{};
    out.seat = out.other_seat = out.tile = out.placed = out.segment = out.feature = out.piece = -1;
    out.beside = out.from_segment = out.from_feature = -1;
    out.x = out.y = out.from_x = out.from_y = BASTIDE_NOWHERE;
    return out;
}

/// Sets the scored city, if there is one.
void put_city(const dice::LogEvent& event, bastide_event& out) noexcept
{
    if (event.city == 0) return;
    out.feature = event.city - 1;
    out.feature_kind = BASTIDE_SEGMENT_CITY;
}

void put_fields(const dice::LogEvent& event, bastide_event& out) noexcept
{
    switch (event.kind) {
        case EventKind::turn_began: out.count = event.count; break;
        case EventKind::rolled:
            out.faces = event.faces;
            out.count = event.count;
            break;
        case EventKind::placed:
            out.tile = tile_of(event.face);
            out.placed = event.placed;
            out.x = event.x;
            out.y = event.y;
            out.rotation = event.rotation;
            out.piece = event.die;
            break;
        case EventKind::moved:
            out.piece = event.die;
            out.spot = spot_to_host(event.spot);
            out.from_spot = spot_to_host(event.from);
            break;
        case EventKind::scoring:
            put_city(event, out);
            if (event.city != 0) {
                out.x = event.x;
                out.y = event.y;
            }
            out.seats = event.seats;
            out.count = event.count;
            break;
        case EventKind::scored:
            put_city(event, out);
            out.reward = BASTIDE_REWARD_DICE_CITY;
            out.count = event.count;
            out.each = event.each;
            out.points = event.count * event.each;
            break;
        case EventKind::ended: out.seats = event.seats; break;
        default: break;
    }
}

bastide_event widen_dice_event(u64 seq, const dice::LogEvent& event) noexcept
{
    bastide_event out = blank_event();
    out.seq = seq;
    out.group = seq - event.group_distance;
    out.kind = static_cast<i32>(event.kind);
    out.cause = static_cast<i32>(event.cause);
    out.action = static_cast<i32>(event.action) - 1;
    out.undone = event.undone;
    out.turn = static_cast<i32>(event.whole_turn);
    out.seat = seat_to_host(event.seat);
    out.other_seat = seat_to_host(event.other_seat);
    put_fields(event, out);
    return out;
}

bool is_line(const dice::LogEvent& event) noexcept { return event.kind == EventKind::scored && !event.undone; }

/// The scores before the first retained score line: each seat's score minus all its lines.
struct Totals {
    i32 of[dice::kSeatsMax];

    explicit Totals(const dice::Game& game) noexcept
    {
        for (u32 seat = 0; seat < dice::kSeatsMax; ++seat) of[seat] = game.state().score[seat];
        game.log().for_each(0, [&](u64, const dice::LogEvent& event) {
            if (is_line(event)) of[event.seat] -= event.count * event.each;
        });
    }
};

bastide_score_line line_of(const bastide_event& event, i32 total) noexcept
{
    bastide_score_line out{};
    out.seq = event.seq;
    out.group = event.group;
    out.action = event.action;
    out.seat = event.seat;
    out.other_seat = event.other_seat;
    out.reward = event.reward;
    out.feature = event.feature;
    out.feature_kind = event.feature_kind;
    out.count = event.count;
    out.each = event.each;
    out.points = event.points;
    out.total = total;
    return out;
}

}  // namespace

i32 list_dice_events(const dice::Game& game, i32, u64 first, bastide_event* out, i32 cap) noexcept
{
    const dice::Log& log = game.log();
    u64 count = 0;
    log.for_each(larger(first, log.first()), [&](u64 seq, const dice::LogEvent& event) {
        if (count < static_cast<u64>(cap)) out[count] = widen_dice_event(seq, event);
        ++count;
    });
    return count_of(count);
}

i32 list_dice_score_lines(const dice::Game& game, u64 first, bastide_score_line* out, i32 cap) noexcept
{
    Totals totals(game);
    i32 count = 0;
    game.log().for_each(0, [&](u64 seq, const dice::LogEvent& line) {
        if (!is_line(line)) return;
        const bastide_event event = widen_dice_event(seq, line);
        totals.of[event.seat] += event.points;
        if (seq < first) return;
        if (count < cap) out[count] = line_of(event, totals.of[event.seat]);
        ++count;
    });
    return count;
}

i32 list_dice_history(const dice::Game& game, i32, i32 first, bastide_action* out, i32 cap) noexcept
{
    if (!game.has_history()) return BASTIDE_E_STATE;
    if (game.history().is_truncated()) return BASTIDE_E_LIMIT;
    const i32 count = larger(static_cast<i32>(game.history().count()) - first, 0);
    for (i32 i = 0; i < cap && i < count; ++i) out[i] = widen(dice::action_of(game.history().at(static_cast<u32>(first + i))));
    return count;
}

namespace {

/// The city of a built die, or -1; for a face with several segments that of the first.
i32 city_of(const dice::Cities& cities, u32 die) noexcept
{
    const dice::City* city = cities.city_of_node(dice::node_of(die, 0));
    return city ? static_cast<i32>(city->id()) : -1;
}

bastide_die widen_die(const dice::Game& game, const dice::Cities& cities, u32 i) noexcept
{
    const dice::Die& die = game.state().dice[i];
    bastide_die out{};
    out.number = static_cast<i32>(i);
    out.spot = spot_to_host(die.spot);
    out.face = face_to_host(die.face);
    out.x = out.y = BASTIDE_NOWHERE;
    out.seat = die.spot == dice::Spot::kept ? die.holder : -1;
    out.feature = city_of(cities, i);
    if (die.spot == dice::Spot::built) {
        out.x = die.x;
        out.y = die.y;
        out.rotation = die.rotation;
        out.sides = game.rules().config.faces.of(die.face).black(die.rotation);
    }
    return out;
}

}  // namespace

i32 get_dice(const dice::Game& game, bastide_dice* out) noexcept
{
    *out = {};
    const dice::State& state = game.state();
    const dice::Config& config = game.rules().config;
    out->rolls = state.rolls;
    const bool can_roll = state.step != dice::Step::over && dice::count_at(state.dice, dice::Spot::tray) > 0;  // DICE-TURN-07
    out->rolls_left = can_roll ? static_cast<i32>(dice::kRolls) - state.rolls : 0;
    out->dice = static_cast<i32>(dice::kDice);
    for (const dice::Die& die : state.dice) {
        if (die.spot != dice::Spot::kept) continue;
        out->holders |= 1u << die.holder;
        if (die.holder != state.active) --out->dice;
    }
    for (u32 i = 0; i < dice::kFaces; ++i)
        out->tray[i] = static_cast<i32>(dice::count_at(state.dice, dice::Spot::tray, dice::face_of(i)));
    out->hand = static_cast<i32>(dice::count_at(state.dice, dice::Spot::tray, dice::Face::none));
    out->built = static_cast<i32>(dice::count_at(state.dice, dice::Spot::built));
    out->aside = static_cast<i32>(dice::count_at(state.dice, dice::Spot::aside));
    out->catapults = state.catapults;
    out->doubled = state.doubled;
    out->largest = dice::cities_of(config.faces, state.dice).largest_closed_size();
    out->points = dice::points_for(static_cast<u32>(out->largest)) * factor_of(state);
    out->target_score = config.target_score;
    out->finish_round = config.finish_round;
    return BASTIDE_OK;
}

i32 list_dice(const dice::Game& game, bastide_die* out, i32 cap) noexcept
{
    const dice::Cities cities = dice::cities_of(game.rules().config.faces, game.state().dice);
    for (u32 i = 0; i < dice::kDice && i < static_cast<u32>(cap); ++i) out[i] = widen_die(game, cities, i);
    return static_cast<i32>(dice::kDice);
}

}  // namespace bastide
