// SPDX-License-Identifier: MIT
//
// The first program of the README in C++.
// [whole]
#include <cstdio>
#include "bastide.hpp"

int main()
{
    bastide::Game game = bastide::Game::create(bastide::Preset::winter, 3, 2025).value();
    while (const auto action = game.action(0))
        if (!game.apply(*action)) return 1;
    for (const bastide::ScoreLine& line : game.score_lines().value()) std::puts(game.text(line).c_str());
}
// [whole]
