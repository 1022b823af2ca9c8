// SPDX-License-Identifier: MIT
// One decision of a seat in the dice game: searches what can be built from the tray, and compares building with rolling,
// stopping, and keeping a knight. It looks at the turn alone and needs no simulations.
#pragma once

#include "players/arena.hpp"
#include "players/budget.hpp"
#include "players/dice_city.hpp"

namespace bastide::players {

class DiceSearch {
public:
    static int64_t measure(const bastide_game* game) noexcept;

    /// Lists the moves, the best first: each placement that a good plan begins with, and the other actions.
    int32_t think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                  uint64_t random, Arena& arena) noexcept;
    void end() noexcept {}

    /// The reason for a legal action: the city that it scores, or what the turn can be expected to pay.
    bastide_players_reason explain(const bastide_game* game, const bastide_action& action) noexcept;

    const bastide_players_move& move(int32_t i) const noexcept { return moves_[i]; }

private:
    static constexpr int32_t kWide = 24;  ///< plans that are continued
    static constexpr int32_t kMaxMoves = 64;
    static constexpr int32_t kMisjudgement = 250;  ///< standard deviation of the errors of EASY, in hundredths of a point

    /// Some placements from the tray, one after the other.
    struct Plan {
        DiceCity city;
        int32_t tray[kCityFaces];
        int32_t left;          ///< dice in the tray
        bastide_action first;  ///< kind 0: none yet
        int32_t worth;
    };
    /// The best plans of a length, the best first.
    struct Plans {
        Plan of[kWide];
        int32_t count;

        void add(const Plan& plan) noexcept;
    };

    void read(const bastide_game* game, int32_t seat) noexcept;
    void search(const Budget& budget) noexcept;
    void begin_plans() noexcept;
    void continue_plan(const Plan& plan, Plans& longer) const noexcept;
    void place(const Plan& plan, int32_t tile, int32_t rotation, const Gap& at, Plans& longer) const noexcept;
    int32_t worth_of(const DiceCity& city, int32_t dice) const noexcept;
    int32_t worth_of_stopping(int32_t points) const noexcept;
    int32_t worth_of_knights() const noexcept;
    int32_t factor() const noexcept { return turn_.doubled ? 2 : 1; }
    void add_actions() noexcept;
    const bastide_players_move* find_move(const bastide_action& action) const noexcept;
    void add_move(const bastide_action& action, int32_t worth) noexcept;

    const bastide_game* game_ = nullptr;
    bastide_dice turn_;
    CityDie built_[kDice];
    int32_t score_ = 0;
    int32_t seat_ = 0;
    Plans plans_;
    Plans longer_;
    bastide_players_move moves_[kMaxMoves];
    int32_t count_ = 0;
};

}  // namespace bastide::players
