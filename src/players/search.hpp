// SPDX-License-Identifier: MIT
// One decision of a seat in the tile game: values all actions, then, from the level HARD on, plays the next turns many times to
// compare the best ones.
#pragma once

#include "players/budget.hpp"
#include "players/random.hpp"
#include "players/turn_search.hpp"

namespace bastide::players {

class Search {
public:
    /// The bytes that a decision takes. A failure of the rules library is returned as it is.
    static int64_t measure(const bastide_game* game) noexcept;

    /// Lists the moves, the best first. @return their number, or a failure.
    int32_t think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                  uint64_t random, Arena& arena) noexcept;
    void end() noexcept;

    const bastide_players_move& move(int32_t i) const noexcept { return moves_[i]; }

private:
    static constexpr int32_t kWide = 10;        ///< moves that are compared by simulations
    static constexpr int32_t kJudged = 3;       ///< simulations that the value of one ply counts as
    static constexpr Value kFarBehind = 8'000;  ///< a move so far behind the best is not
    static constexpr int32_t kHardTurns = 5;    ///< of a simulation, with the rest of the present one
    static constexpr int32_t kExpertTurns = 9;
    static constexpr int32_t kMaxActions = 400;      ///< of a simulation
    static constexpr int32_t kMisjudgement = 2'200;  ///< standard deviation of the errors of EASY

    bool begin(const bastide_game* game, int32_t seat, Arena& arena) noexcept;
    void value_all(int32_t count) noexcept;
    void misjudge(int32_t count, uint64_t random) noexcept;
    void sort(int32_t count) noexcept;
    void insert_equal(const bastide_action& action, int32_t count) noexcept;
    int32_t count_rivals(int32_t count) const noexcept;
    void compare(int32_t rivals, uint64_t random) noexcept;
    bool simulate_all(int32_t rivals, uint64_t draws) noexcept;
    Value simulate(const bastide_action& action, uint64_t draws) noexcept;
    bool is_simulated_to(const bastide_decision& decision) const noexcept;

    TurnSearch turn_search_;
    Budget budget_;
    int32_t turns_ = 0;  ///< of a simulation
    bastide_game* view_ = nullptr;
    bastide_game* played_ = nullptr;
    bastide_decision decision_;
    bastide_action* actions_ = nullptr;
    Value* values_ = nullptr;
    bastide_players_move* moves_ = nullptr;
    Value sums_[kWide];
    Value latest_[kWide];
};

}  // namespace bastide::players
