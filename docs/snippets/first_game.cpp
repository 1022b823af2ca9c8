// SPDX-License-Identifier: MIT
//
// The first program of the README in C++.
// [whole]
#include <cstdio>
#include "bastide.hpp"

int main()
{
    bastide::Game game = bastide::Game::create(bastide::Config().seats(3).seed(2025)).value();
    while (game.pending()->over == 0)
        if (!game.apply(game.actions()->front())) return 1;
    for (const bastide::ScoreLine& line : game.score_lines(0).value())
        std::printf("seat %d: %d points, %s\n", line.seat, line.points, text(bastide::as<bastide::Rule>(line.rule)).c_str());
}
// [whole]
