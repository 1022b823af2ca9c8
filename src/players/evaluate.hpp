// SPDX-License-Identifier: MIT
// Evaluates positions of the tile game: how far each seat will be ahead at the end. It reads one position and tries nothing.
#pragma once

#include "players/weights.hpp"

namespace bastide::players {

using Value = int64_t;  ///< thousandths of a point

class Evaluator {
public:
    /// Reads what does not change in a game.
    void begin(const bastide_game* game) noexcept;
    /// The same with given weights, for tuning.
    void set_weights(const Weights& weights) noexcept;

    /// Evaluates a position; the calls below are about it. A completed feature that is not scored yet counts as scored.
    void evaluate(const bastide_game* game) noexcept;

    /// What a seat is ahead of the mean of the others.
    Value lead(int32_t seat) const noexcept;
    /// How much it would change if the seat deployed a follower from its supply on a feature that is not occupied, on a tile at
    /// x, y of the evaluated game.
    Value gain_of_deploying(int32_t seat, int32_t x, int32_t y, const bastide_brief& feature) const noexcept;

    int32_t seats() const noexcept { return seats_; }
    int32_t score(int32_t seat) const noexcept { return scores_[seat]; }  ///< with the completed features
    const SeatTerms& terms(int32_t seat) const noexcept { return terms_[seat]; }
    /// With three and more seats: what would be left in a game of kCrowd seats when each has as many turns to come.
    int32_t tiles_left() const noexcept { return tiles_left_; }
    int32_t tiles() const noexcept { return tiles_; }
    uint32_t boxes() const noexcept { return boxes_; }
    /// Whether a turn goes on after a follower was deployed, and what follows depends on where it stands.
    bool goes_on_after_deploying() const noexcept { return goes_on_after_deploying_; }
    /// Whether it matters on which tile of its feature a follower stands.
    bool depends_on_tile() const noexcept { return depends_on_tile_; }

private:
    static constexpr int32_t kSteps = 64;  ///< weights are computed for so many shares of tiles left, and for none
    static constexpr int32_t kMaxBriefs = 192;

    void add(const bastide_brief& brief) noexcept;
    void add_supply(int32_t seat, int32_t followers) noexcept;
    Value worth(const SeatTerms& terms) const noexcept;

    int32_t weights_[kSteps + 1][kTerms];
    const int32_t* now_ = nullptr;  ///< the weights for the tiles left
    int32_t seats_ = 0;
    int32_t terms_used_ = 0;  ///< the first ones
    int32_t tiles_ = 0;       ///< all tiles of the game that can be drawn
    uint32_t boxes_ = 0;
    bool goes_on_after_deploying_ = false;
    bool depends_on_tile_ = false;
    int32_t tiles_left_ = 0;
    int32_t scores_[BASTIDE_SEATS_MAX];
    int32_t followers_[BASTIDE_SEATS_MAX];  ///< in supply
    SeatTerms terms_[BASTIDE_SEATS_MAX];
    Value values_[BASTIDE_SEATS_MAX];
    bastide_brief briefs_[kMaxBriefs];
    Sight sight_ = {};
};

}  // namespace bastide::players
