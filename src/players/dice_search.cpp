// SPDX-License-Identifier: MIT
#include "players/dice_search.hpp"

#include "players/random.hpp"

namespace bastide::players {

namespace {

constexpr int32_t kWins = 1'000'000;  ///< worth of what wins the game at once

bastide_action action_of(int32_t kind, int32_t seat) noexcept
{
    bastide_action action{};
    action.kind = kind;
    action.seat = seat;
    return action;
}

/// The chance that at least one of some dice shows a knight in some rolls, in thousandths.
int32_t chance_of_knight(int32_t dice, int32_t rolls) noexcept
{
    int32_t none = 1000;
    for (int32_t i = 0; i < dice * rolls; ++i) none = none * 5 / 6;
    return 1000 - none;
}

}  // namespace

int64_t DiceSearch::measure(const bastide_game*) noexcept { return Arena::cost(sizeof(DiceSearch)); }

void DiceSearch::Plans::add(const Plan& plan) noexcept
{
    if (count == kWide && of[count - 1].worth >= plan.worth) return;
    int32_t at = count < kWide ? count++ : count - 1;
    for (; at > 0 && of[at - 1].worth < plan.worth; --at) of[at] = of[at - 1];
    of[at] = plan;
}

int32_t DiceSearch::think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                          uint64_t random, Arena&) noexcept
{
    Budget budget;
    bastide_decision decision;
    budget.begin(settings, host);
    bastide_game_get_decision(game, &decision);
    read(game, decision.seat);
    search(budget);
    if (settings.level == BASTIDE_PLAYERS_LEVEL_EASY) {
        const int32_t count = count_;
        count_ = 0;
        for (int32_t i = 0; i < count; ++i) {
            const bastide_players_move move = moves_[i];
            add_move(move.action, move.value + next_error(random, kMisjudgement));
        }
    }
    return count_;
}

bastide_players_reason DiceSearch::explain(const bastide_game* game, const bastide_action& action) noexcept
{
    read(game, action.seat);
    if (action.kind == BASTIDE_ACTION_DICE_STOP && turn_.points > 0)
        return {BASTIDE_PLAYERS_REASON_COMPLETES, seat_, BASTIDE_SEGMENT_CITY, turn_.points, {}};
    search(Budget());
    const bastide_players_move* const move = find_move(action);
    // A stop that wins the game at once is worth kWins more than its points.
    const int32_t points = move ? (move->value % kWins + 50) / 100 : 0;
    return {BASTIDE_PLAYERS_REASON_EXPECTS, seat_, 0, points, {}};
}

/// Values the actions, and the plans of growing length.
void DiceSearch::search(const Budget& budget) noexcept
{
    add_actions();
    begin_plans();
    for (int32_t n = 0; n < kDice && plans_.count > 0 && !budget.is_over(); ++n) {
        longer_.count = 0;
        for (int32_t i = 0; i < plans_.count; ++i) continue_plan(plans_.of[i], longer_);
        plans_ = longer_;
        for (int32_t i = 0; i < plans_.count; ++i) add_move(plans_.of[i].first, plans_.of[i].worth);
    }
}

void DiceSearch::read(const bastide_game* game, int32_t seat) noexcept
{
    bastide_seat record;
    bastide_die dice[kDice];
    game_ = game;
    seat_ = seat;
    count_ = plans_.count = longer_.count = 0;
    bastide_game_get_dice(game, &turn_);
    if (bastide_game_get_seat(game, seat, &record) == BASTIDE_OK) score_ = record.score;
    int32_t built = 0;
    const int32_t listed = bastide_game_list_dice(game, dice, kDice);
    for (int32_t i = 0; i < listed && i < kDice; ++i)
        if (dice[i].spot == BASTIDE_SPOT_BUILT) built_[built++] = {dice[i].x, dice[i].y, dice[i].sides};
    turn_.built = built;
}

/// A plan for each city that can grow; a new city, beside the others, when there is none.
void DiceSearch::begin_plans() noexcept
{
    Plan plan{};
    for (int32_t i = 0; i < turn_.built; ++i) plan.city.dice[i] = built_[i];
    plan.city.count = turn_.built;
    for (int32_t face = 0; face < 6; ++face) plan.left += turn_.tray[face];
    for (int32_t face = 0; face < kCityFaces; ++face) plan.tray[face] = turn_.tray[face];
    int32_t east = -2;
    for (int32_t i = 0; i < turn_.built; ++i) {
        plan.city.find(i);
        if (built_[i].x > east) east = built_[i].x;
        if (!plan.city.is_closed()) plans_.add(plan);
    }
    if (plans_.count > 0) return;
    plan.city.gaps[0] = {east + 2, 0, 0, 0};  // the first die goes on (0, 0)
    plan.city.gap_count = 1;
    plan.city.size = 0;
    plans_.add(plan);
}

void DiceSearch::continue_plan(const Plan& plan, Plans& longer) const noexcept
{
    for (int32_t tile = 0; tile < kCityFaces; ++tile) {
        if (plan.tray[tile] == 0) continue;
        const int32_t rotations = tile == BASTIDE_FACE_STRAIGHT - 1 ? 2 : 4;
        for (int32_t i = 0; i < plan.city.gap_count; ++i)
            for (int32_t rotation = 0; rotation < rotations; ++rotation) place(plan, tile, rotation, plan.city.gaps[i], longer);
    }
}

void DiceSearch::place(const Plan& plan, int32_t tile, int32_t rotation, const Gap& at, Plans& longer) const noexcept
{
    const uint32_t sides = sides_of_face(tile, rotation);
    if (!plan.city.can_place(at, sides)) return;
    Plan next = plan;
    next.city.dice[next.city.count++] = {at.x, at.y, sides};
    next.city.find(next.city.count - 1);
    --next.tray[tile];
    --next.left;
    if (next.first.kind == 0) {
        next.first = action_of(BASTIDE_ACTION_PLACE, seat_);
        next.first.tile = tile;
        next.first.x = at.x;
        next.first.y = at.y;
        next.first.rotation = rotation;
        if (bastide_game_check(game_, &next.first, nullptr) != BASTIDE_OK) return;
    }
    next.worth = worth_of(next.city, next.left);
    if (!next.city.is_closed() || next.worth > 0) longer.add(next);
}

int32_t DiceSearch::worth_of_stopping(int32_t points) const noexcept
{
    const int32_t scored = points * factor();
    const bool wins = score_ + scored >= turn_.target_score && !turn_.finish_round;
    return 100 * scored + (wins ? kWins : 0);
}

/// What the turn is worth when the dice left are rolled, or when it stops.
int32_t DiceSearch::worth_of(const DiceCity& city, int32_t dice) const noexcept
{
    const int32_t closed = points_of_city(city.is_closed() && city.size > turn_.largest ? city.size : turn_.largest);
    const int32_t stopped = worth_of_stopping(closed);
    const int32_t rolled = worth_of_rolling(city.is_closed() ? DiceCity() : city, dice, turn_.rolls_left) * factor();
    return rolled > stopped ? rolled : stopped;
}

/// What it is worth to hope for a third knight: a kept one doubles the next turn (DICE-KNIGHT-01, -03).
int32_t DiceSearch::worth_of_knights() const noexcept
{
    const int32_t knights = turn_.aside + turn_.tray[BASTIDE_FACE_KNIGHT - 1];
    if (knights < 2) return 0;
    int32_t others = 0;
    for (int32_t face = 0; face < 6; ++face) others += face == BASTIDE_FACE_KNIGHT - 1 ? 0 : turn_.tray[face];
    return worth_of_turn(turn_.dice) * chance_of_knight(others, turn_.rolls_left) / 1000;
}

/// Rolling, stopping, keeping and collecting, as far as they are legal.
void DiceSearch::add_actions() noexcept
{
    int32_t tray = 0;
    for (int32_t face = 0; face < 6; ++face) tray += turn_.tray[face];
    DiceCity city;
    int32_t rolled = worth_of_rolling(city, tray, turn_.rolls_left);
    city.count = turn_.built;
    for (int32_t i = 0; i < turn_.built; ++i) city.dice[i] = built_[i];
    for (int32_t i = 0; i < turn_.built; ++i) {
        city.find(i);
        const int32_t worth = city.is_closed() ? 0 : worth_of_rolling(city, tray, turn_.rolls_left);
        rolled = worth > rolled ? worth : rolled;
    }
    add_move(action_of(BASTIDE_ACTION_DICE_STOP, seat_), worth_of_stopping(points_of_city(turn_.largest)));
    add_move(action_of(BASTIDE_ACTION_DICE_KEEP, seat_), worth_of_turn(turn_.dice));
    add_move(action_of(BASTIDE_ACTION_ROLL, seat_), rolled * factor() - 1);
    add_move(action_of(BASTIDE_ACTION_DICE_COLLECT, seat_), worth_of_knights());
}

const bastide_players_move* DiceSearch::find_move(const bastide_action& action) const noexcept
{
    for (int32_t i = 0; i < count_; ++i) {
        const bastide_action& other = moves_[i].action;
        const bool is_same_place =
            other.tile == action.tile && other.x == action.x && other.y == action.y && other.rotation == action.rotation;
        if (other.kind == action.kind && (is_same_place || action.kind != BASTIDE_ACTION_PLACE)) return &moves_[i];
    }
    return nullptr;
}

/// Adds a legal move where its worth puts it; a move that is there already gets the greater worth.
void DiceSearch::add_move(const bastide_action& action, int32_t worth) noexcept
{
    if (bastide_game_check(game_, &action, nullptr) != BASTIDE_OK) return;
    const bastide_players_move* const same = find_move(action);
    if (same ? same->value >= worth : count_ == kMaxMoves) return;
    int32_t at = same ? static_cast<int32_t>(same - moves_) : count_++;
    for (; at > 0 && moves_[at - 1].value < worth; --at) moves_[at] = moves_[at - 1];
    moves_[at] = {action, worth, 0, {}};
}

}  // namespace bastide::players
