// SPDX-License-Identifier: MIT
// Placements that lead to the same position: a tile that looks the same in several rotations, such as a monastery without a road,
// can be placed in each of them. One of them is enough to think about.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

class EqualPlacements {
public:
    /// Moves placements that equal an earlier one behind all others, which keep their order. @return how many others there are.
    int32_t move_back(const bastide_game* game, bastide_action* actions, int32_t count) noexcept;

    /// Whether an action that was moved back equals one that stayed in front.
    bool are_equal(const bastide_game* game, const bastide_action& behind, const bastide_action& front) noexcept;

private:
    static constexpr int32_t kRotations = 4;

    void find_equal_rotations(const bastide_game* game, int32_t tile) noexcept;

    int32_t tile_ = -1;
    int32_t first_[kRotations] = {0, 1, 2, 3};  ///< the first rotation that looks like this one
};

}  // namespace bastide::players
