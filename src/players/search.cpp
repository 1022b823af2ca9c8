// SPDX-License-Identifier: MIT
#include "players/search.hpp"

#include "players/reasons.hpp"

namespace bastide::players {

namespace {

constexpr uint32_t kPositionOnly = BASTIDE_CLONE_FLAG_POSITION_ONLY;
constexpr int32_t kClonesOfView = 16;  ///< requests for memory that a clone for a seat makes, at most

/// What thinks, or finds reasons.
constexpr int64_t kLargest = sizeof(Search) > sizeof(Reasons) ? sizeof(Search) : sizeof(Reasons);

/// Of a value: hundredths of a point; the smallest number of an action that was not valued.
int32_t to_host(Value value) noexcept { return value <= kWorst ? INT32_MIN : static_cast<int32_t>(value / 10); }
Value from_host(int32_t value) noexcept { return Value{10} * value; }

/// How often some rivals are halved until one is left.
int32_t count_rounds(int32_t rivals) noexcept
{
    int32_t rounds = 0;
    for (; rivals > 1; rivals = (rivals + 1) / 2) ++rounds;
    return rounds;
}

}  // namespace

int64_t Search::measure(const bastide_game* game) noexcept
{
    bastide_decision decision;
    const bastide_status status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK) return status;
    const int64_t view = bastide_game_measure_clone(game, decision.seat < 0 ? 0 : decision.seat, kPositionOnly);
    if (view < 0) return view;
    const int64_t clone = bastide_game_measure_clone(game, BASTIDE_VIEW_FULL, kPositionOnly) + 2 * Arena::cost(0);
    const int64_t count = bastide_game_count_actions(game, BASTIDE_ANY);
    if (count < 0) return count;
    const int64_t per_action = sizeof(bastide_action) + sizeof(Value) + sizeof(bastide_players_move);
    return Arena::cost(kLargest) + view + kClonesOfView * Arena::cost(0) + clone + TurnSearch::measure(clone) +
           count * per_action + 3 * Arena::cost(0);
}

bool Search::begin(const bastide_game* game, int32_t seat, Arena& arena) noexcept
{
    const bastide_allocator mem = arena.allocator();
    if (bastide_game_clone(game, seat, kPositionOnly, &mem, &view_) != BASTIDE_OK) return false;
    if (bastide_game_clone(view_, BASTIDE_VIEW_FULL, kPositionOnly, &mem, &played_) != BASTIDE_OK) return false;
    return turn_search_.begin(view_, budget_, arena);
}

void Search::end() noexcept
{
    turn_search_.end();
    bastide_game_destroy(played_);
    bastide_game_destroy(view_);
}

int32_t Search::think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                      uint64_t random, Arena& arena) noexcept
{
    budget_.begin(settings, host);
    turns_ = settings.level == BASTIDE_PLAYERS_LEVEL_EXPERT ? kExpertTurns : kHardTurns;
    bastide_game_get_decision(game, &decision_);
    if (!begin(game, decision_.seat, arena)) return BASTIDE_E_MEMORY;
    bastide_game_get_decision(view_, &decision_);
    const int32_t count = bastide_game_count_actions(view_, BASTIDE_ANY);
    actions_ = arena.take_array<bastide_action>(count);
    values_ = arena.take_array<Value>(count);
    moves_ = arena.take_array<bastide_players_move>(count);
    if (!actions_ || !values_ || !moves_) return BASTIDE_E_MEMORY;
    bastide_game_list_actions(view_, BASTIDE_ANY, actions_, count);
    const int32_t unlike = turn_search_.equal_actions().move_back(view_, actions_, count);
    value_all(unlike);
    if (settings.level == BASTIDE_PLAYERS_LEVEL_EASY) misjudge(unlike, random);
    sort(unlike);
    if (settings.level >= BASTIDE_PLAYERS_LEVEL_HARD) compare(count_rivals(unlike), random);
    for (int32_t i = unlike; i < count; ++i) insert_equal(actions_[i], i);
    return count;
}

void Search::value_all(int32_t count) noexcept { turn_search_.value(view_, decision_, actions_, count, kRevised, values_); }

void Search::misjudge(int32_t count, uint64_t random) noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        const Value error = next_error(random, kMisjudgement);
        if (values_[i] > kWorst) values_[i] += error;
    }
}

/// Fills the moves in order of their values; equal ones stay in the order of the list.
void Search::sort(int32_t count) noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        int32_t at = i;
        for (; at > 0 && moves_[at - 1].value < to_host(values_[i]); --at) moves_[at] = moves_[at - 1];
        moves_[at] = {actions_[i], to_host(values_[i]), 0, {}};
    }
}

/// Inserts an action into the moves behind the one that it equals, with its value.
void Search::insert_equal(const bastide_action& action, int32_t count) noexcept
{
    int32_t equal = 0;
    while (equal + 1 < count && !turn_search_.equal_actions().are_equal(view_, action, moves_[equal].action)) ++equal;
    bastide_players_move move = moves_[equal];
    move.action = action;
    for (int32_t at = count; at > equal + 1; --at) moves_[at] = moves_[at - 1];
    moves_[equal + 1] = move;
}

/// How many of the first moves are worth simulations. A small budget compares fewer: each has one in the first round.
int32_t Search::count_rivals(int32_t count) const noexcept
{
    int32_t rivals = 0;
    const int64_t least = int64_t{moves_[0].value} - to_host(kFarBehind);
    while (rivals < count && rivals < kWide && moves_[rivals].value >= least) ++rivals;
    while (rivals > 1 && !budget_.allows(rivals, 1, count_rounds(rivals))) --rivals;
    return rivals;
}

/// Sequential halving: the better half of the rivals shares the next part of the budget. All rivals see the same draws. The
/// value of one ply counts as some simulations: it errs, but a few simulations scatter more.
void Search::compare(int32_t rivals, uint64_t random) noexcept
{
    const int32_t rounds = count_rounds(rivals);
    for (int32_t i = 0; i < rivals; ++i) sums_[i] = kJudged * from_host(moves_[i].value);
    int32_t passes = 0;
    for (int32_t round = 1, n = rivals; round <= rounds; ++round, n = (n + 1) / 2) {
        while (budget_.allows(n, round, rounds) && simulate_all(n, next_random(random))) {
            ++passes;
            for (int32_t i = 0; i < n; ++i) sums_[i] += latest_[i];
        }
        if (passes == 0) return;
        for (int32_t i = 0; i < n; ++i) {
            moves_[i].value = to_host(sums_[i] / (kJudged + passes));
            moves_[i].simulations = passes;
        }
        for (int32_t i = 1; i < n; ++i) {
            const bastide_players_move move = moves_[i];
            const Value sum = sums_[i];
            int32_t at = i;
            for (; at > 0 && sums_[at - 1] < sum; --at) {
                moves_[at] = moves_[at - 1];
                sums_[at] = sums_[at - 1];
            }
            moves_[at] = move;
            sums_[at] = sum;
        }
    }
}

/// Simulates each of the first moves once. False when the call is to end before all are done.
bool Search::simulate_all(int32_t rivals, uint64_t draws) noexcept
{
    for (int32_t i = 0; i < rivals; ++i) {
        if (budget_.is_over()) return false;
        latest_[i] = simulate(moves_[i].action, draws);
        if (budget_.is_over()) return false;
        budget_.count_simulation();
    }
    return true;
}

bool Search::is_simulated_to(const bastide_decision& decision) const noexcept
{
    return decision.over || decision.turn >= decision_.turn + turns_;
}

/// Plays on after an action, each seat by the values of one ply, and judges where that leads.
Value Search::simulate(const bastide_action& first, uint64_t draws) noexcept
{
    bastide_action action = first;
    bastide_decision decision;
    bastide_game_copy(played_, view_, BASTIDE_VIEW_FULL, 0);
    for (int32_t n = 0; n < kMaxActions && bastide_game_apply(played_, &action, nullptr) == BASTIDE_OK; ++n) {
        if (bastide_game_get_decision(played_, &decision) != BASTIDE_OK || is_simulated_to(decision) || budget_.is_over()) break;
        const bool found = decision.seat < 0 ? bastide_game_sample_action(played_, BASTIDE_ANY, &draws, &action) == BASTIDE_OK
                                             : turn_search_.choose(played_, decision, kRevisedInside, action);
        if (!found) break;
    }
    turn_search_.evaluator().evaluate(played_);
    return turn_search_.evaluator().lead(decision_.seat);
}

}  // namespace bastide::players
