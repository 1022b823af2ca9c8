// SPDX-License-Identifier: MIT
// Actions that lead to the same position, or to one that is judged alike: a tile that looks the same in several rotations, such
// as a monastery without a road, can be placed in each of them, and a follower from a space beside the board can go to each
// segment of a feature. One of them is enough to think about.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

class EqualActions {
public:
    /// `depends_on_tile`: whether it matters on which tile of its feature a follower stands.
    void begin(bool depends_on_tile) noexcept { depends_on_tile_ = depends_on_tile; }

    /// Moves actions that equal an earlier one behind all others, which keep their order. @return how many others there are.
    int32_t move_back(const bastide_game* game, bastide_action* actions, int32_t count) noexcept;

    /// Whether an action that was moved back equals one that stayed in front.
    bool are_equal(const bastide_game* game, const bastide_action& behind, const bastide_action& front) noexcept;

private:
    static constexpr int32_t kRotations = 4;
    static constexpr int32_t kMaxArrivals = 64;  ///< that are compared; the rest stays in front

    /// Where a follower from a space arrives.
    struct Arrival {
        int32_t piece_kind;
        int32_t feature;  ///< negative: no such move
        int32_t x, y;     ///< its tile, if that matters

        bool operator==(const Arrival& other) const noexcept
        {
            return piece_kind == other.piece_kind && feature == other.feature && x == other.x && y == other.y;
        }
    };

    Arrival arrival_of(const bastide_game* game, const bastide_action& action) const noexcept;
    void find_equal_rotations(const bastide_game* game, int32_t tile) noexcept;

    bool depends_on_tile_ = false;
    int32_t tile_ = -1;
    int32_t first_[kRotations] = {0, 1, 2, 3};  ///< the first rotation that looks like this one
};

}  // namespace bastide::players
