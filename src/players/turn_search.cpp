// SPDX-License-Identifier: MIT
#include "players/turn_search.hpp"

namespace bastide::players {

namespace {

Value larger(Value a, Value b) noexcept { return a > b ? a : b; }

bool is_acting(const bastide_decision& decision) noexcept { return decision.step == BASTIDE_STEP_ACT; }

/// Deploying a follower on a segment, or nothing: its value follows from the features alone.
bool is_plain(const bastide_action& action) noexcept
{
    if (action.kind == BASTIDE_ACTION_PASS) return true;
    return action.kind == BASTIDE_ACTION_DEPLOY && action.spot == BASTIDE_SPOT_SEGMENT &&
           action.piece_kind == BASTIDE_PIECE_FOLLOWER;
}

/// A bid that no tile is worth is not tried, for an auction may list a hundred bids for each tile.
bool is_dear(const bastide_action& action) noexcept
{
    constexpr int32_t kMostBid = 25;
    return action.kind == BASTIDE_ACTION_BID && action.points > kMostBid;
}

}  // namespace

int64_t TurnSearch::measure(int64_t clone) noexcept
{
    return kDepth * (clone + Arena::cost(kMaxListed * int64_t{sizeof(bastide_action)})) +
           Arena::cost(kMaxListed * int64_t{sizeof(bastide_action)}) + Arena::cost(kMaxListed * int64_t{sizeof(Value)});
}

bool TurnSearch::begin(const bastide_game* view, const Budget& budget, Arena& arena) noexcept
{
    budget_ = &budget;
    evaluator_.begin(view);
    equal_actions_.begin(evaluator_.depends_on_tile());
    const bastide_allocator mem = arena.allocator();
    for (int32_t i = 0; i < kDepth; ++i) {
        if (bastide_game_clone(view, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_POSITION_ONLY, &mem, &trials_[i]) != BASTIDE_OK)
            return false;
        lists_[i] = arena.take_array<bastide_action>(kMaxListed);
        if (!lists_[i]) return false;
    }
    own_list_ = arena.take_array<bastide_action>(kMaxListed);
    own_values_ = arena.take_array<Value>(kMaxListed);
    return own_list_ && own_values_;
}

void TurnSearch::end() noexcept
{
    for (bastide_game* trial : trials_) bastide_game_destroy(trial);
}

void TurnSearch::value(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions, int32_t count,
                       int32_t revised, Value* values) noexcept
{
    set_before(game, decision, 0);
    skipped_ = false;
    bool over = is_over();
    for (int32_t i = 0; i < count; ++i) {
        values[i] = over || is_dear(actions[i]) ? kWorst : value_at_root(game, decision, actions[i], false);
        over = over || is_over();
        if (over && i > 0) values[i] = kWorst;  // what was broken off says little, but the first is better than none
    }
    for (revised_count_ = 0; skipped_ && revised_count_ < revised && !over; over = is_over())
        if (!revise_best(game, decision, actions, count, values)) return;
}

void TurnSearch::set_before(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept
{
    before_ = {};
    if (is_acting(decision)) before_ = {lead_when_passing(game, decision, depth), true};
}

/// With boxes a turn can go on after the decision to act, so passing is tried. The evaluator then holds the position after that,
/// which has the same followers and weights.
Value TurnSearch::lead_when_passing(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept
{
    bastide_action pass{};
    pass.kind = BASTIDE_ACTION_PASS;
    pass.seat = decision.seat;
    if (evaluator_.boxes() != 0 && decision.may_pass && depth < kDepth) {
        const Value value = value_after(game, pass, decision, depth, false);
        if (value > kWorst) return value;
    }
    evaluator_.evaluate(game);
    return evaluator_.lead(decision.seat);
}

bool TurnSearch::choose(const bastide_game* game, const bastide_decision& decision, int32_t revised, bastide_action& out) noexcept
{
    const int32_t listed = at_most(bastide_game_list_actions(game, BASTIDE_ANY, own_list_, kMaxListed), kMaxListed);
    if (listed <= 0) return false;
    const int32_t count = equal_actions_.move_back(game, own_list_, listed);
    int32_t best = 0;
    if (count > 1) value(game, decision, own_list_, count, revised, own_values_);
    for (int32_t i = 1; i < count; ++i)
        if (own_values_[i] > own_values_[best]) best = i;
    out = own_list_[best];
    return true;
}

/// The value of an action at the decision that is valued. At a decision to act, plain actions are valued by difference, unless
/// the turn goes on after them; the evaluator still holds that position as long as no other action was tried, so those come
/// first: lists are ordered by kind.
Value TurnSearch::value_at_root(const bastide_game* game, const bastide_decision& decision, const bastide_action& action,
                                bool is_thorough) noexcept
{
    if (!before_.is_acting || !is_plain(action) || is_tried(action))
        return value_after(game, action, decision, 0, is_thorough || before_.is_acting);
    Value gain = 0;
    if (action.kind == BASTIDE_ACTION_DEPLOY && !gain_of_deploying(game, action, gain)) return kWorst;
    return before_.lead + gain;
}

/// As a phantom may follow.
bool TurnSearch::is_tried(const bastide_action& action) const noexcept
{
    return action.kind == BASTIDE_ACTION_DEPLOY && evaluator_.goes_on_after_deploying();
}

bool TurnSearch::is_revised(int32_t i) const noexcept
{
    for (int32_t n = 0; n < revised_count_; ++n)
        if (revised_[n] == i) return true;
    return false;
}

/// Values the best of the actions that were not valued thoroughly once more. False when there is none.
bool TurnSearch::revise_best(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions,
                             int32_t count, Value* values) noexcept
{
    int32_t best = -1;
    for (int32_t i = 0; i < count; ++i)
        if ((best < 0 || values[i] > values[best]) && !is_revised(i)) best = i;
    if (best < 0) return false;
    const Value value = value_at_root(game, decision, actions[best], true);
    if (!is_over()) values[best] = value;
    revised_[revised_count_++] = best;
    return true;
}

bool TurnSearch::gain_of_deploying(const bastide_game* game, const bastide_action& action, Value& gain) noexcept
{
    bastide_brief brief;
    const int32_t feature = bastide_game_feature_at(game, action.x, action.y, action.segment);
    if (feature < 0 || bastide_game_get_brief(game, feature, &brief) != BASTIDE_OK) return false;
    gain = evaluator_.gain_of_deploying(action.seat, action.x, action.y, brief);
    return true;
}

Value TurnSearch::value_after(const bastide_game* game, const bastide_action& action, const bastide_decision& decision,
                              int32_t depth, bool is_thorough) noexcept
{
    bastide_game* const trial = trials_[depth];
    bastide_decision next;
    if (bastide_game_copy(trial, game, BASTIDE_VIEW_FULL, 0) != BASTIDE_OK) return kWorst;
    if (bastide_game_apply(trial, &action, nullptr) != BASTIDE_OK) return kWorst;
    if (bastide_game_get_decision(trial, &next) != BASTIDE_OK) return kWorst;
    const bool goes_on = !next.over && next.seat == decision.seat && next.turn == decision.turn;
    if (goes_on && depth + 1 < kDepth) return value_of_best(trial, next, depth + 1, is_thorough);
    evaluator_.evaluate(trial);
    const bool has_turn = !next.over && next.seat < 0 && next.turn == decision.turn && next.turn_seat == decision.seat;
    return evaluator_.lead(decision.seat) + (has_turn && next.step == BASTIDE_STEP_DRAW ? kTurn : 0);
}

/// The value of the best action at a later decision of the turn.
Value TurnSearch::value_of_best(const bastide_game* game, const bastide_decision& decision, int32_t depth,
                                bool is_thorough) noexcept
{
    const int32_t listed = at_most(bastide_game_list_actions(game, BASTIDE_ANY, lists_[depth], kMaxListed), kMaxListed);
    const int32_t count = equal_actions_.move_back(game, lists_[depth], listed);
    const Later later{game, decision, depth, is_thorough, lists_[depth], count};
    const bool acts = is_acting(decision);
    const Value lead = lead_when_passing(game, decision, acts ? depth : kDepth);
    const Value passing = acts && decision.may_pass ? lead : kWorst;
    const Value plain = acts ? value_of_best_plain(later, lead) : kWorst;
    const Value best = larger(larger(passing, plain), value_of_best_tried(later));
    return best == kWorst ? lead : best;
}

/// Whether the difference to passing is the value of an action at a later decision to act.
bool TurnSearch::is_valued_by_difference(const bastide_action& action, bool is_thorough) const noexcept
{
    return is_plain(action) && !(is_thorough && is_tried(action));
}

Value TurnSearch::value_of_best_plain(const Later& later, Value lead) noexcept
{
    Value best = kWorst;
    for (int32_t i = 0; i < later.count; ++i) {
        const bastide_action& action = later.actions[i];
        Value gain = 0;
        if (action.kind == BASTIDE_ACTION_DEPLOY && is_valued_by_difference(action, later.is_thorough) &&
            gain_of_deploying(later.game, action, gain))
            best = larger(best, lead + gain);
    }
    return best;
}

/// Without thoroughness only corners are tried where a seat acts; the rest is left to revise_best().
Value TurnSearch::value_of_best_tried(const Later& later) noexcept
{
    const bool acts = is_acting(later.decision);
    Value best = kWorst;
    for (int32_t i = 0; i < later.count && !is_over(); ++i) {
        const bastide_action& action = later.actions[i];
        if (is_dear(action)) continue;
        if (acts && is_valued_by_difference(action, later.is_thorough)) continue;
        if (acts && !later.is_thorough && action.spot != BASTIDE_SPOT_CORNER)
            skipped_ = true;
        else
            best = larger(best, value_after(later.game, action, later.decision, later.depth, later.is_thorough));
    }
    return best;
}

}  // namespace bastide::players
