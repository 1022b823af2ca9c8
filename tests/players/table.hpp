// SPDX-License-Identifier: MIT
// A game of a tournament: its config, and draws that depend on a number alone, so that two games can have the same.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "../support/handles.hpp"
#include "contestants.hpp"

namespace contest {

using Table = bastide_tests::Game;

/// A game with HOST chance before its first draw.
Table set_table(const Match& match);

/// Decides for nature: the tiles come in an order that was shuffled once, and rolls follow from their number.
class Nature {
public:
    Nature(const bastide_game* game, std::uint64_t number);
    bastide_action choose(const bastide_game* game);

private:
    std::vector<std::int32_t> order_;  ///< tile types that were not drawn yet
    std::uint64_t word_;
};

/// The points of each seat.
std::vector<std::int32_t> scores_of(const bastide_game* game);

/// Plays a game to its end; `players` by seat. Throws when somebody cannot go on.
void play(bastide_game* game, Nature& nature, const std::vector<Contestant*>& players, std::uint64_t random);

}  // namespace contest
