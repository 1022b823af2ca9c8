// SPDX-License-Identifier: MIT
// Values the actions of a decision by the positions that they lead to: one ply. It tries actions in games of its own and follows
// a turn to its end.
#pragma once

#include "players/arena.hpp"
#include "players/budget.hpp"
#include "players/equal_actions.hpp"
#include "players/evaluate.hpp"

namespace bastide::players {

/// How many of the best actions are valued once more, then with all that may follow them in the turn, as pieces that are not
/// plain followers: at the decision of a player, and in simulations, where time is dearer.
inline constexpr int32_t kRevised = 16;
inline constexpr int32_t kRevisedInside = 4;

/// Below every value.
inline constexpr Value kWorst = -1'000'000'000'000;

class TurnSearch {
public:
    /// The bytes that begin() takes from an arena, given the bytes of a clone.
    static int64_t measure(int64_t clone) noexcept;
    /// Makes games like `view` in the memory of the arena. False when it is too small. No action is tried once `budget` is over.
    bool begin(const bastide_game* view, const Budget& budget, Arena& arena) noexcept;
    void end() noexcept;

    Evaluator& evaluator() noexcept { return evaluator_; }
    EqualActions& equal_actions() noexcept { return equal_actions_; }

    /// Values the actions of a decision of a seat, `revised` of them once more. Those that were not valued when the budget was
    /// over have the value kWorst, except the first.
    void value(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions, int32_t count,
               int32_t revised, Value* values) noexcept;

    /// The best action of a seat. False when there is none.
    bool choose(const bastide_game* game, const bastide_decision& decision, int32_t revised, bastide_action& out) noexcept;

private:
    static constexpr int32_t kDepth = 3;        ///< decisions of a turn that are tried one after the other
    static constexpr int32_t kMaxListed = 512;  ///< actions of a decision that are tried inside

    /// What a turn is worth that the seat still has: a second part of it, or the tile that it draws instead of placing an abbey.
    static constexpr Value kTurn = 3'500;

    /// What deploying is compared with: the position of the decision at which a piece may be deployed.
    struct Before {
        Value lead = 0;
        bool is_acting = false;  ///< whether it is such a decision
    };

    /// A decision that follows in the same turn, and its legal actions.
    struct Later {
        const bastide_game* game;
        const bastide_decision& decision;
        int32_t depth;
        bool is_thorough;
        const bastide_action* actions;
        int32_t count;
    };

    bool is_over() const noexcept { return budget_->is_over(); }
    void set_before(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept;
    Value lead_when_passing(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept;
    bool is_tried(const bastide_action& action) const noexcept;
    bool is_revised(int32_t i) const noexcept;
    Value value_at_root(const bastide_game* game, const bastide_decision& decision, const bastide_action& action,
                        bool is_thorough) noexcept;
    bool revise_best(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions, int32_t count,
                     Value* values) noexcept;
    Value value_after(const bastide_game* game, const bastide_action& action, const bastide_decision& decision, int32_t depth,
                      bool is_thorough) noexcept;
    Value value_of_best(const bastide_game* game, const bastide_decision& decision, int32_t depth, bool is_thorough) noexcept;
    bool is_valued_by_difference(const bastide_action& action, bool is_thorough) const noexcept;
    Value value_of_best_plain(const Later& later, Value lead) noexcept;
    Value value_of_best_tried(const Later& later) noexcept;
    bool gain_of_deploying(const bastide_game* game, const bastide_action& action, Value& gain) noexcept;

    const Budget* budget_ = nullptr;
    Evaluator evaluator_;
    EqualActions equal_actions_;
    bastide_game* trials_[kDepth] = {};
    bastide_action* lists_[kDepth] = {};
    bastide_action* own_list_ = nullptr;
    Value* own_values_ = nullptr;
    int32_t revised_[kRevised];
    int32_t revised_count_ = 0;
    Before before_;
    bool skipped_ = false;
};

}  // namespace bastide::players
