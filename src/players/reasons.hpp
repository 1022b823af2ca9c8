// SPDX-License-Identifier: MIT
// Why a move is good or bad: what it changes in the features of each seat, and what the best actions that follow it change.
#pragma once

#include "players/arena.hpp"
#include "players/turn_search.hpp"

namespace bastide::players {

class Reasons {
public:
    /// Finds the reasons for a legal action. @return their number, or a failure.
    int32_t find(const bastide_game* game, const bastide_action& action, Arena& arena) noexcept;

    const bastide_players_reason& operator[](int32_t i) const noexcept { return found_[i]; }

private:
    static constexpr int32_t kMaxBriefs = 192;
    static constexpr int32_t kMax = 16;
    static constexpr int32_t kMaxSegments = 16;  ///< of a tile
    static constexpr int32_t kMaxFollowing = 3;  ///< actions after the explained one

    /// A feature after the action, and what it was made of.
    struct Change {
        bastide_brief after;
        int32_t weights[BASTIDE_SEATS_MAX];  ///< of each seat, before a completed feature was scored
        int32_t worth[BASTIDE_SEATS_MAX];    ///< to each seat before, in 256ths of a point
        uint32_t led;                        ///< seats that led a part of it
        bool is_completed;
    };

    void explain_all(const bastide_game* view, bastide_game* after, const bastide_action& action) noexcept;
    void compare(const bastide_game* before, const bastide_game* after) noexcept;
    void explain_following(bastide_game* after, const bastide_decision& decision) noexcept;
    Change change_of(const bastide_brief& after) const noexcept;
    void explain(const Change& change) noexcept;
    void explain_lead(const Change& change, uint32_t leaders, int32_t worth) noexcept;
    void explain_action(const bastide_game* before, const bastide_action& action) noexcept;
    void explain_arrival(const bastide_game* before, const bastide_action& action) noexcept;
    void explain_foundation(const bastide_action& action) noexcept;
    void explain_barn(const bastide_game* after, const bastide_action& action) noexcept;
    int32_t points_of_return(const bastide_game* before, const bastide_action& action, const bastide_piece& piece) const noexcept;
    void explain_piece(const bastide_game* before, const bastide_action& action) noexcept;
    void add(int32_t kind, int32_t seat, int32_t feature_kind, int32_t points) noexcept;

    int32_t seat_ = 0;
    Budget budget_;
    TurnSearch turn_search_;
    bastide_brief briefs_[kMaxBriefs];  ///< before the action
    int32_t roots_[kMaxBriefs];         ///< the features that they belong to after it
    int32_t brief_count_ = 0;
    bool is_over_ = false;  ///< the action ends the game
    bastide_players_reason found_[kMax];
    int32_t count_ = 0;
};

/// Writes reasons as a sentence. @return its length.
int32_t write_reasons(const bastide_texts* texts, int32_t seat, const bastide_players_reason* reasons, int32_t count, char* out,
                      int32_t cap) noexcept;

}  // namespace bastide::players
