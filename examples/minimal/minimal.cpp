// SPDX-License-Identifier: MIT
//
// The shortest game in C++: at each decision, applies the first legal action. It needs no exceptions.
#include <cstdio>

#include "bastide.hpp"

int main()
{
    bastide::Result<bastide::Game> game = bastide::Game::create(bastide::Config().seed(2025));
    if (!game) {
        std::fprintf(stderr, "%s\n", game.message().c_str());
        return 1;
    }
    while (const bastide::Result<bastide::Action> action = game->action(0))
        if (!game->apply(*action)) return 1;
    for (const bastide::Seat& seat : game->seats().value()) std::printf("seat %d: %d points\n", int{seat.seat}, int{seat.score});
}
