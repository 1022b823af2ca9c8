// SPDX-License-Identifier: MIT
//
// The shortest game in C++: whatever must be decided, take the first action that is legal. No exceptions needed.
#include <cstdio>

#include "bastide.hpp"

int main()
{
    bastide::Result<bastide::Game> game = bastide::Game::create(bastide::Config().seed(2025));
    if (!game) {
        std::fprintf(stderr, "%s\n", game.error().text);
        return 1;
    }
    bastide::Action action;
    while (game->actions({&action, 1}).value() > 0)
        if (!game->apply(action)) return 1;
    for (int i = 0; const bastide::Result<bastide::Seat> seat = game->seat(i); ++i)
        std::printf("seat %d: %d points\n", i, static_cast<int>(seat->score));
}
